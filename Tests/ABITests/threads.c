/*
 * Asks questions in eight threads at once. The threads share contexts, policies and queries, and also have
 * their own policies and answers. All output must equal the output of a single thread, byte by byte. Then
 * plays the same day in each thread, on a device of its own.
 * sanitizers.sh also runs this program with ThreadSanitizer.
 *
 * ABI_SHARE=n takes every n-th context (default: 1).
 */
#include "recorded.h"
#include <pthread.h>
#include <sched.h>

enum { THREADS = 8 };

/* The day that a thread has played: the number of acts, and the digests of the acts and of the device. */
typedef struct played {
  lcp_status_t status;
  long long acts;
  uint64_t digest, device;
} played;

typedef struct worker {
  pthread_t thread;
  int number;
  listener recorded;
  played day;
} worker;

/*
 * Lets the threads wait for each other before each part. ThreadSanitizer forgets old accesses, so it finds a
 * race only if the threads make the same calls at nearly the same time. A barrier would order the accesses
 * of different threads and so hide races. The relaxed counter here does not order them.
 */
static void meet(long long round) {
  static long long arrived;
  __atomic_fetch_add(&arrived, 1, __ATOMIC_RELAXED);
  while (__atomic_load_n(&arrived, __ATOMIC_RELAXED) < round * THREADS) sched_yield();
}

/* Plays the day of a seed. Checks nothing, because the counters of checks belong to one thread. Yields after each act,
   so that the acts of several threads alternate. */
static void play_day(played *p) {
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(LCP_OS(17, 0, 0));
  lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;
  lcp_install install = LCP_INSTALL_INIT;
  lcp_app app = LCP_APP_INIT;
  lcp_app_habits of_app = LCP_APP_HABITS_INIT(0);
  lcp_habits habits = LCP_HABITS_INIT;
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  lcp_day_act act = LCP_DAY_ACT_INIT;
  lcp_device *device = NULL;
  lcp_day day;
  options.facts = &facts;
  app.background_modes = LCP_BIT(LCP_MODE_FETCH) | LCP_BIT(LCP_MODE_REMOTE_NOTIFICATION);
  app.permitted_identifiers = 1;
  install.app = &app;
  install.was_launched = LCP_FACT_YES;
  install.reply_after_ns = install.complete_after_ns = INT64_C(1000000000);
  habits.used_hours = 0x7e11c0;
  habits.pickups_per_day = 40;
  of_app.opens_per_day = of_app.silent_pushes_per_day = 20;
  habits.count = 1;
  habits.items = &of_app;
  if ((p->status = lcp_device_create(&options, &device, NULL)) != LCP_OK ||
      (p->status = lcp_device_install(device, &install, &of_app.app, NULL)) != LCP_OK ||
      (p->status = lcp_day_begin(device, &habits, 7, &day, NULL)) != LCP_OK)
    return;
  while ((p->status = lcp_day_next(&day, device, &act, NULL)) != LCP_ERROR_NOT_FOUND) {
    if (p->status == LCP_OK) p->acts++;
    else if (p->status != LCP_ERROR_QUEUE_FULL) break;
    while (lcp_device_next_effect(device, &effect, NULL) == LCP_OK) continue;
    sched_yield();
  }
  p->digest = act.digest;
  lcp_device_digest(device, &p->device, NULL);
  lcp_device_destroy(device);
}

/* Asks the same questions in all threads at once, and then other questions in each thread. Then plays the same day in
   all threads at once. */
static void *ask_all(void *argument) {
  worker *w = argument;
  int parts = lives_taken + APART;
  long long round = 0;
  for (int apart = 0; apart < 2; apart++)
    for (int i = 0; i < parts; i++) {
      meet(++round);
      ask_part(&w->recorded, (i + apart * w->number * parts / THREADS) % parts);
    }
  meet(++round);
  play_day(&w->day);
  return NULL;
}

int main(void) {
  static listener alone;
  static worker workers[THREADS];
  static played day;
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  record_first(&alone);
  play_day(&day);

  check_begin("threads", 0, 0, 0, 0);
  for (int i = 0; i < THREADS; i++) {
    workers[i].number = i;
    workers[i].recorded.part = -1;
    if (pthread_create(&workers[i].thread, NULL, ask_all, &workers[i])) exit(2);
  }
  for (int i = 0; i < THREADS; i++) pthread_join(workers[i].thread, NULL);
  CHECK_STATUS(day.status, LCP_ERROR_NOT_FOUND);
  CHECKF(day.acts > 100, "a day of %lld acts", day.acts);
  for (int i = 0; i < THREADS; i++) {
    const listener *l = &workers[i].recorded;
    CHECK_INT(l->calls, 2 * alone.calls);
    CHECKF(!l->differs, "thread %d, part %d of %d, %s: not as in one thread", i, l->part,
           lives_taken + APART, part_name(l));
    const played *p = &workers[i].day;
    CHECK_STATUS(p->status, day.status);
    CHECKF(p->acts == day.acts && p->digest == day.digest && p->device == day.device,
           "thread %d: another day than in one thread: %lld acts of %lld", i, p->acts, day.acts);
  }
  printf("threads: %d threads, each %lld calls, twice %zu bytes and a day of %lld acts as in one thread\n", THREADS,
         2 * alone.calls, recorded_size, day.acts);
  free_all();
  return check_done("threads");
}
