/*
 * Runs the targets with a finished library, which has no instrumentation that could guide the cases.
 *
 *   driver TARGET [-s SEED] [-t SECONDS] [-f CASE] [-n CASES] [-o FILE] [INPUT ...]
 *   driver TARGET -c CASE [-s SEED] [-o FILE] [INPUT ...]
 *   driver --dictionary
 *
 *   TARGET       one target, or mixed: all targets in turn, some of them more often than others
 *   -s SEED      the seed of the random numbers (1)
 *   -t SECONDS   the time limit (20; with -n, none)
 *   -f CASE      the first case (0)
 *   -n CASES     the number of cases; with 0 only the inputs are run
 *   -c CASE      runs only that case
 *   -o FILE      the file for a failing case, as an input that libFuzzer accepts, too
 *   INPUT        a file, or a folder of files. These are run unchanged before case 0. Many later cases are
 *                changed copies of them. For mixed, a folder that contains a folder for each target
 *   --dictionary prints every name, id and key in the form of libFuzzer's dictionaries
 *
 * For each target, prints the number of cases and the seconds that they took. For each function of the
 * library, prints the number of cases that called it and the number of calls. Also prints the case that took
 * longest.
 */
#include "cases.h"
#include "last.h"
#include <fcntl.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

enum { BETWEEN_LOOKS = 1024, HANG_SECONDS = 20, NEWS_SECONDS = 60 };

/* For a mixed run, the number of turns of each target in a round. Targets that ask many questions at once have
   few turns. One in SLOW_ONE_IN cases may ask slow questions. */
#define SHARES(X) \
  X(queries, 16) X(structs, 12) X(policies, 6) X(tampered, 6) X(lists, 3) X(batches, 3) \
  X(names, 6) X(info, 6) X(rules, 6) X(devices, 6) X(auditor, 6)
enum { SLOW_ONE_IN = 48 };

typedef struct target {
  const char *name;
  fuzz_target *run;
  int share;
  uint64_t cases;
  double seconds;
  double longest;
  uint64_t longest_case;
  const char *longest_path; /* the input that took longest; NULL for a numbered case */
} target;

static target targets[] = {
#define X(name, share) {#name, fuzz_##name, share, 0, 0, 0, 0, NULL},
    SHARES(X)
#undef X
};
enum { TARGETS = sizeof targets / sizeof *targets };

static corpus inputs[TARGETS];

/* ---- calls of the library, which calls.h redirects here --------------------------------------- */

static struct {
  const char *name;
  uint64_t cases, calls, last;
} counts[CALLS] = {
#define X(name) {"lcp_" #name, 0, 0, 0},
    ALL_CALLS(X)
#undef X
};
static uint64_t executions; /* the number of cases begun */

void count_call(int which) {
  counts[which].calls++;
  if (counts[which].last != executions) counts[which].cases++;
  counts[which].last = executions;
}

/* ---- the current case, and its failure -------------------------------------------------------- */

static struct {
  const target *target;
  const sample *sample;
  const char *path; /* the path of the input; NULL for a case with a number */
  uint64_t number;
} under_way;

static char again[4096];
static const char *output;

/* Writes the current case. Returns whether that succeeded. */
static int write_case(void) {
  if (!output || !under_way.sample) return 0;
  int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file < 0) return 0;
  ssize_t size = write(file, under_way.sample->bytes, under_way.sample->size);
  return close(file) == 0 && size == (ssize_t)under_way.sample->size;
}

static void failed(int number) {
  char line[6000];
  int length = snprintf(line, sizeof line, "FAILED: signal %d in %s, execution %llu", number,
                        under_way.target ? under_way.target->name : "the driver",
                        (unsigned long long)executions);
  if (under_way.path)
    length += snprintf(line + length, sizeof line - (size_t)length, ", with %s", under_way.path);
  if (write_case())
    length += snprintf(line + length, sizeof line - (size_t)length, "\nfound: %s", output);
  if (!under_way.path)
    length += snprintf(line + length, sizeof line - (size_t)length, "\nagain: %s -c %llu", again,
                       (unsigned long long)under_way.number);
  line[length++] = '\n';
  if (write(2, line, (size_t)length) < 0) _exit(98);
  _exit(99);
}

/* Handles signals on a separate stack, because the stack of the library may be exhausted. */
static void watch(void) {
  static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGALRM};
  static char room[1 << 16];
  stack_t stack;
  struct sigaction action;
  memset(&stack, 0, sizeof stack);
  memset(&action, 0, sizeof action);
  stack.ss_sp = room;
  stack.ss_size = sizeof room;
  action.sa_handler = failed;
  action.sa_flags = SA_ONSTACK | (int)SA_RESETHAND;
  if (sigaltstack(&stack, NULL)) stop("sigaltstack");
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) sigaction(fatal[i], &action, NULL);
}

/* ---- the dictionary ------------------------------------------------------------------------- */

static void print_word(const char *word) {
  printf("\"");
  for (; *word; word++)
    if (*word == '"' || *word == '\\') printf("\\%c", *word);
    else printf((unsigned char)*word < 0x80 ? "%c" : "\\x%02X", (unsigned char)*word);
  printf("\"\n");
}

static int print_dictionary(void) {
  static const char *const others[] = {"iphoneos", "iphonesimulator", "${", "$(", "12.4", "8.0"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) print_word(others[i]);
  for (lcp_enum_kind_t kind = 1; kind <= LAST_ENUM_KIND; kind++) {
    int64_t value;
    for (uint32_t i = 0; lcp_enum_value_at(kind, i, &value) == LCP_OK; i++)
      print_word(lcp_enum_name(kind, value));
  }
  for (uint32_t i = 0; i < lcp_rule_count(); i++) {
    lcp_rule rule;
    rule.struct_size = sizeof rule;
    if (lcp_rule_at((lcp_rule_index_t)i, &rule) != LCP_OK) return 1;
    print_word(rule.id);
    const char *key;
    if (lcp_rule_text((lcp_rule_index_t)i, LCP_RULE_FIELD_KEY, &key) == LCP_OK && *key)
      print_word(key);
  }
  return 0;
}

/* ---- running -------------------------------------------------------------------------------- */

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Runs a case. The program began to make the case at `began`. Returns the time at which the case ended. */
static double run_sample(target *t, const sample *s, double began) {
  under_way.target = t;
  under_way.sample = s;
  executions++;
  fuzz_case(t->run, s->bytes, s->size);
  double end = now();
  t->cases++;
  t->seconds += end - began;
  if (end - began > t->longest) {
    t->longest = end - began;
    t->longest_case = under_way.number;
    t->longest_path = under_way.path;
  }
  return end;
}

static void run_inputs(target *only) {
  double began = now();
  for (target *t = targets; t < targets + TARGETS; t++) {
    const corpus *all = &inputs[t - targets];
    for (size_t i = 0; i < all->count && (!only || t == only); i++) {
      under_way.path = all->paths[i];
      alarm(HANG_SECONDS);
      began = run_sample(t, &all->samples[i], began);
    }
  }
  under_way.path = NULL;
}

/* Returns the target whose turn it is in a mixed run. */
static target *turn(uint64_t round) {
  target *t = targets;
  for (int at = (int)round; at >= t->share; t++) at -= t->share;
  return t;
}

/* Makes a case and runs it. `only` is NULL in a mixed run. */
static double run_number(target *only, uint64_t seed, uint64_t number, double began) {
  static sample made;
  static uint64_t rounds;
  if (!rounds)
    for (int i = 0; i < TARGETS; i++) rounds += (uint64_t)targets[i].share;
  target *t = only ? only : turn(number % rounds);
  under_way.number = number;
  make_case(&made, &inputs[t - targets], seed, number);
  if (!only) set_quick(&made, number / rounds % SLOW_ONE_IN != 0);
  return run_sample(t, &made, began);
}

static void report(double seconds) {
  const target *slowest = targets;
  for (const target *t = targets; t < targets + TARGETS; t++) {
    if (t->cases)
      printf("target\t%s\t%llu\t%.2f\n", t->name, (unsigned long long)t->cases, t->seconds);
    if (t->longest > slowest->longest) slowest = t;
  }
  for (int i = 0; i < CALLS; i++)
    printf("call\t%s\t%llu\t%llu\n", counts[i].name, (unsigned long long)counts[i].cases,
           (unsigned long long)counts[i].calls);
  printf("%llu executions, %.1f s; the longest %.1f ms: %s, ", (unsigned long long)executions,
         seconds, 1e3 * slowest->longest, slowest->name);
  if (slowest->longest_path) printf("%s\n", slowest->longest_path);
  else printf("case %llu\n", (unsigned long long)slowest->longest_case);
}

/* ---- main ----------------------------------------------------------------------------------- */

static int usage(void) {
  fputs("driver: TARGET [-s SEED] [-t SECONDS] [-f CASE] [-n CASES] [-c CASE] [-o FILE]"
        " [INPUT ...]\ntargets: mixed",
        stderr);
  for (int i = 0; i < TARGETS; i++) fprintf(stderr, " %s", targets[i].name);
  fputc('\n', stderr);
  return 2;
}

static void read_inputs(target *only, const char *path) {
  if (only) {
    read_samples(&inputs[only - targets], path);
    return;
  }
  for (int i = 0; i < TARGETS; i++) {
    char *folder = join(path, targets[i].name);
    if (is_folder(folder)) read_samples(&inputs[i], folder);
    free(folder);
  }
}

/* Returns the number that follows an option. Ends the program if `text` is not a number. */
static uint64_t number_of(const char *text) {
  char *end;
  errno = 0;
  unsigned long long number = strtoull(text, &end, 10);
  if (errno || end == text || *end || *text == '-') {
    fprintf(stderr, "driver: %s is not a number\n", text);
    exit(usage());
  }
  return number;
}

int main(int argc, char **argv) {
  target *only = NULL;
  uint64_t seed = 1, first = 0, most = 0;
  uint64_t seconds = 20;
  int option, limited = 0, timed = 0, alone = 0;
  if (argc == 2 && strcmp(argv[1], "--dictionary") == 0) return print_dictionary();
  for (int i = 0; argc > 1 && i < TARGETS; i++)
    if (strcmp(argv[1], targets[i].name) == 0) only = &targets[i];
  if (argc < 2 || (!only && strcmp(argv[1], "mixed") != 0)) return usage();
  optind = 2;
  while ((option = getopt(argc, argv, "s:t:f:n:c:o:")) != -1) switch (option) {
      case 's': seed = number_of(optarg); break;
      case 't': seconds = number_of(optarg), timed = 1; break;
      case 'f': first = number_of(optarg); break;
      case 'n': most = number_of(optarg), limited = 1; break;
      case 'c': first = number_of(optarg), alone = 1; break;
      case 'o': output = optarg; break;
      default: return usage();
    }
  size_t length = (size_t)snprintf(again, sizeof again, "%s %s -s %llu", argv[0], argv[1],
                                   (unsigned long long)seed);
  for (; optind < argc; optind++) {
    read_inputs(only, argv[optind]);
    if (length < sizeof again)
      length += (size_t)snprintf(again + length, sizeof again - length, " %s", argv[optind]);
  }
  watch();
  memory_begin(0); /* maps the memory now, so that mapping does not count towards the first case */
  double start = now(), at = start, news = start + NEWS_SECONDS;
  if (alone) {
    alarm(HANG_SECONDS);
    run_number(only, seed, first, start);
    report(now() - start);
    return 0;
  }
  if (first == 0) run_inputs(only);
  at = now();
  for (uint64_t done = 0; !limited || done < most; done++) {
    if (done % BETWEEN_LOOKS == 0) {
      if ((timed || !limited) && at - start >= (double)seconds) break;
      if (at >= news) {
        fprintf(stderr, "%llu executions, %.0f s\n", (unsigned long long)executions, at - start);
        news += NEWS_SECONDS;
      }
      alarm(HANG_SECONDS);
    }
    at = run_number(only, seed, first + done, at);
  }
  alarm(0);
  report(at - start);
  return 0;
}
