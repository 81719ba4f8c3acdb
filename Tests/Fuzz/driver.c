/*
 * The targets over a finished library, which has no instrumentation to guide anyone: random cases,
 * and changed ones of a corpus. A case follows from seed and number alone, so that a failure can be
 * run again by itself.
 *
 *   driver TARGET [-s SEED] [-t SECONDS] [-n CASES] [-c CASE [-w FILE]] [FOLDER ...]
 *
 *   -s SEED      of the random numbers (1)
 *   -t SECONDS   how long (20)
 *   -n CASES     how many, at most
 *   -c CASE      that one alone
 *   -w FILE      writes that case, as an input for libFuzzer, before it is run
 *   FOLDER       of inputs, which are run as they are first of all, and changed afterwards
 *
 *   driver --dictionary    prints every name, id and key in the form of libFuzzer's dictionaries
 */
#include "fuzz.h"
#include <dirent.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST = 512, MOST_SEEDS = 256, CHANGES = 8, BETWEEN_LOOKS = 1024, HANG_SECONDS = 20 };

static struct {
  const char *name;
  fuzz_target *run;
} const targets[] = {
#define X(name) {#name, fuzz_##name},
    FUZZ_TARGETS(X)
#undef X
};
enum { TARGETS = sizeof targets / sizeof *targets };

/* ---- random numbers ------------------------------------------------------------------------- */

static uint64_t state;

/* xorshift64* */
static uint64_t draw(void) {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * UINT64_C(0x2545f4914f6cdd1d);
}

static size_t below(size_t bound) { return (size_t)(draw() >> 32) % bound; }

/* The numbers of a case begin far from those of its neighbours (the finaliser of splitmix64). */
static void begin_numbers(uint64_t seed, uint64_t number) {
  uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) + number;
  x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
  state = (x ^ x >> 31) | 1;
}

/* ---- cases ---------------------------------------------------------------------------------- */

typedef struct seed {
  uint8_t bytes[LONGEST];
  size_t size;
  char path[1024];
} seed;

static seed seeds[MOST_SEEDS];
static size_t seed_count;

static int not_hidden(const struct dirent *entry) { return entry->d_name[0] != '.'; }

static void read_corpus(const char *folder) {
  struct dirent **entries;
  int count = scandir(folder, &entries, not_hidden, alphasort);
  if (count < 0) {
    perror(folder);
    exit(2);
  }
  for (int i = 0; i < count; i++) {
    if (seed_count < MOST_SEEDS) {
      seed *s = &seeds[seed_count++];
      snprintf(s->path, sizeof s->path, "%s/%s", folder, entries[i]->d_name);
      FILE *file = fopen(s->path, "rb");
      if (file) {
        s->size = fread(s->bytes, 1, sizeof s->bytes, file);
        fclose(file);
      }
    }
    free(entries[i]);
  }
  free(entries);
}

static void change(seed *s) {
  static const uint8_t telling[] = {0, 1, 2, 4, 0x7F, 0x80, 0xF0, 0xF8, 0xFC, 0xFF};
  size_t at = s->size ? below(s->size) : 0;
  switch (below(6)) {
    case 0:
      if (s->size) s->bytes[at] ^= (uint8_t)(1u << below(8));
      break;
    case 1:
      if (s->size) s->bytes[at] = (uint8_t)draw();
      break;
    case 2:
      if (s->size) s->bytes[at] = telling[below(sizeof telling)];
      break;
    case 3: /* one more */
      if (s->size == LONGEST) break;
      memmove(s->bytes + at + 1, s->bytes + at, s->size - at);
      s->bytes[at] = (uint8_t)draw();
      s->size++;
      break;
    case 4: /* one less */
      if (!s->size) break;
      memmove(s->bytes + at, s->bytes + at + 1, s->size - at - 1);
      s->size--;
      break;
    default: { /* on with another one */
      if (!seed_count) break;
      const seed *other = &seeds[below(seed_count)];
      if (other->size <= at) break;
      memcpy(s->bytes + at, other->bytes + at, other->size - at);
      s->size = other->size;
    }
  }
}

static seed make_case(uint64_t seed_number, uint64_t number) {
  seed made = {{0}, 0, ""};
  begin_numbers(seed_number, number);
  if (seed_count && below(4)) {
    made = seeds[below(seed_count)];
  } else {
    made.size = below(LONGEST / 2);
    for (size_t i = 0; i < made.size; i++) made.bytes[i] = (uint8_t)draw();
  }
  for (size_t changes = below(CHANGES + 1); changes > 0; changes--) change(&made);
  return made;
}

/* ---- failures ------------------------------------------------------------------------------- */

static char again[4096];
static volatile uint64_t current;
static const char *volatile file_under_way;

static void failed(int number) {
  char line[6000];
  int length;
  if (file_under_way)
    length = snprintf(line, sizeof line, "FAILED: signal %d with %s\n", number, file_under_way);
  else
    length = snprintf(line, sizeof line, "FAILED: signal %d; again: %s -c %llu\n", number, again,
                      (unsigned long long)current);
  if (length > 0 && write(2, line, (size_t)length) < 0) _exit(98);
  _exit(99);
}

static void watch(void) {
  static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGALRM};
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) signal(fatal[i], failed);
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
  for (lcp_enum_kind_t kind = 1; kind <= LCP_ENUM_ROLE; kind++) {
    int64_t value;
    for (uint32_t i = 0; lcp_enum_value_at(kind, i, &value) == LCP_OK; i++)
      print_word(lcp_enum_name(kind, value));
  }
  for (uint32_t i = 0; i < lcp_rule_count(); i++) {
    lcp_rule rule;
    rule.struct_size = sizeof rule;
    if (lcp_rule_at((lcp_rule_index_t)i, &rule) != LCP_OK) return 1;
    print_word(rule.id);
    if (*rule.key) print_word(rule.key);
  }
  return 0;
}

/* ---- main ----------------------------------------------------------------------------------- */

static int usage(void) {
  fputs("driver: TARGET [-s SEED] [-t SECONDS] [-n CASES] [-c CASE [-w FILE]] [FOLDER ...]\n"
        "targets:",
        stderr);
  for (int i = 0; i < TARGETS; i++) fprintf(stderr, " %s", targets[i].name);
  fputc('\n', stderr);
  return 2;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void write_case(const char *path, uint64_t seed_number) {
  seed made = make_case(seed_number, current);
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(made.bytes, 1, made.size, file) != made.size || fclose(file) != 0) {
    perror(path);
    exit(2);
  }
}

static void run_case(fuzz_target *run, uint64_t seed_number) {
  seed made = make_case(seed_number, current);
  fuzz_case(run, made.bytes, made.size);
}

static void run_files(fuzz_target *run) {
  for (size_t i = 0; i < seed_count; i++) {
    file_under_way = seeds[i].path;
    fuzz_case(run, seeds[i].bytes, seeds[i].size);
  }
  file_under_way = NULL;
}

int main(int argc, char **argv) {
  fuzz_target *run = NULL;
  uint64_t seed_number = 1, most = UINT64_MAX;
  double seconds = 20;
  const char *written = NULL;
  int option, alone = 0;
  if (argc == 2 && strcmp(argv[1], "--dictionary") == 0) return print_dictionary();
  for (int i = 0; argc > 1 && i < TARGETS; i++)
    if (strcmp(argv[1], targets[i].name) == 0) run = targets[i].run;
  if (!run) return usage();
  optind = 2;
  while ((option = getopt(argc, argv, "s:t:n:c:w:")) != -1) switch (option) {
      case 's': seed_number = strtoull(optarg, NULL, 10); break;
      case 't': seconds = strtod(optarg, NULL); break;
      case 'n': most = strtoull(optarg, NULL, 10); break;
      case 'c': current = strtoull(optarg, NULL, 10), alone = 1; break;
      case 'w': written = optarg; break;
      default: return usage();
    }
  size_t length = (size_t)snprintf(again, sizeof again, "%s %s -s %llu", argv[0], argv[1],
                                   (unsigned long long)seed_number);
  for (; optind < argc; optind++) {
    read_corpus(argv[optind]);
    if (length < sizeof again)
      length += (size_t)snprintf(again + length, sizeof again - length, " %s", argv[optind]);
  }
  watch();
  if (alone) {
    if (written) write_case(written, seed_number);
    run_case(run, seed_number);
    return 0;
  }
  run_files(run);
  double start = now(), end = start + seconds;
  for (; current < most; current++) {
    if (current % BETWEEN_LOOKS == 0) {
      if (now() >= end) break;
      alarm(HANG_SECONDS);
    }
    run_case(run, seed_number);
  }
  printf("%llu executions, %.0f s\n", (unsigned long long)current, now() - start);
  return 0;
}
