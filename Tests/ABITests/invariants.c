/*
 * Checks the promises of the header about devices. Random devices get random events, and after each step the
 * promises must hold. The device must also agree with the answers to questions.
 *
 *   ABI_INVARIANTS=SEED,LIVES,STEPS   the size of a run (1,1000,200; if ABI_SHARE is above 1, 20 lives); each life
 *                                     has a new device
 *   ABI_INVARIANTS_LIFE=N             runs only that life of the seed, and prints its steps and effects
 *   ABI_INVARIANTS_LIST=1             prints a line for each violation, not only for the first of its kind
 *   ABI_INVARIANTS_COUNTS=1           prints the number of checks of each kind
 *   ABI_INVARIANTS_SKIP=2,7           leaves out these groups of checks: see `kinds`
 *   ABI_INVARIANTS_DAYS=N             then runs N lives of one day each (100), whose events lcp_day_next makes.
 *                                     Their numbers follow those of the other lives
 *   ABI_INVARIANTS_APPS=FILE          takes the first app of each of these devices from a file of structs
 *                                     lcp_app. The devices have 12.0, 17.0 and 26.0 in turn, so three apps need
 *                                     nine days for each seed
 *   ABI_SNAPSHOT_MUTANTS=N            runs no lives, but restores N damaged snapshots with a corrected
 *                                     checksum, and advances each of these devices by an hour
 *
 * The host keeps its own records of what has started and ended, which triggers the device keeps, and what the
 * host has requested. A life depends only on its number, so the same seed and life give the same steps on every
 * machine.
 */
#include "invariants/mutants.h"

int main(void) {
  const char *size = getenv("ABI_INVARIANTS"), *skip = getenv("ABI_INVARIANTS_SKIP");
  long long mutants = check_setting("ABI_SNAPSHOT_MUTANTS", 0), only = check_setting("ABI_INVARIANTS_LIFE", -1);
  unsigned long long first = 1;
  long long lives = 1000, steps = 200;
  check_start();
  if (size && *size) sscanf(size, "%llu,%lld,%lld", &first, &lives, &steps);
  else if (check_setting("ABI_SHARE", 1) > 1) lives = 20;
  while (skip && *skip) {
    char *end;
    long group = strtol(skip, &end, 10);
    if (end == skip) break;
    if (group > 0 && group < 16) is_skipped[group] = 1;
    skip = *end ? end + 1 : end;
  }
  keep_alive_limit.allowance = LCP_ALLOWANCE_VOIP_KEEP_ALIVE_INTERVAL;
  keep_alive_limit.limit_ns = 0;
  keep_alive_limits.count = 1;
  keep_alive_limits.items = &keep_alive_limit;
  start_ticks();
  if (mutants) {
    for (int i = 0; i < 16; i++) is_skipped[i] = 1;
    mutate(mutants);
    return check_done("invariants");
  }
  const char *path = getenv("ABI_INVARIANTS_APPS");
  FILE *file = path && *path ? fopen(path, "rb") : NULL;
  if (file) {
    given_count = fread(given, sizeof *given, GIVEN, file);
    fclose(file);
  }
  if (path && *path && !given_count) {
    printf("invariants: no apps in %s\n", path);
    return 2;
  }
  seed = first;
  is_loud = only >= 0;
  is_listing = check_setting("ABI_INVARIANTS_LIST", 0) != 0;
  long long days = check_setting("ABI_INVARIANTS_DAYS", lives < 100 ? lives : 100);
  for (life = is_loud ? only : 0; life < (is_loud ? only + 1 : lives + days); life++) {
    is_day = life >= lives;
    live(steps);
  }
  for (int k = 0; k < KINDS; k++)
    if (failures_of[k]) {
      printf("invariants: (%d) %s: %lld of %lld\n", kinds[k].group, kinds[k].text, failures_of[k], checks_of[k]);
      if (first_of[k]) fputs(first_of[k], stdout);
    }
  for (int k = 0; check_setting("ABI_INVARIANTS_COUNTS", 0) && k < KINDS; k++)
    printf("  (%d) %s: %lld of %lld\n", kinds[k].group, kinds[k].text, failures_of[k], checks_of[k]);
  printf("invariants: %lld lives of %lld steps, %lld days, %lld events taken, %lld effects, %lld lives that hung\n",
         is_loud ? 1 : lives, steps, is_loud ? 0 : days, posts_taken, effects_seen, lives_hung);
  return check_done("invariants");
}
