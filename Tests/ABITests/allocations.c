/*
 * Counts what asks for memory or gives it back, while the library answers: every exported function,
 * with good values and with bad ones, and none of them may. The functions of the C library that are
 * counted stand below in the place of its own. Arguments: the names of every exported function; one
 * that was never called is a failure.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "any.h"
#include <dlfcn.h>
#include <malloc.h>
#include <sys/mman.h>

/* ---- the counters --------------------------------------------------------------------------- */

enum { MALLOC, CALLOC, REALLOC, FREE, POSIX_MEMALIGN, ALIGNED_ALLOC, MEMALIGN, MMAP, MUNMAP, SBRK,
       COUNTERS };
static const char *const counter_names[COUNTERS] = {
    "malloc", "calloc", "realloc", "free", "posix_memalign", "aligned_alloc", "memalign", "mmap",
    "munmap", "sbrk"};
static volatile long long counters[COUNTERS];
static volatile int counting;

/* glibc's own, by the names under which they stay reachable. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void __libc_free(void *);
extern void *__libc_memalign(size_t, size_t);

static void count(int counter) {
  if (counting) counters[counter]++;
}

void *malloc(size_t size) {
  count(MALLOC);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(CALLOC);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count(REALLOC);
  return __libc_realloc(old, size);
}

void free(void *block) {
  count(FREE);
  __libc_free(block);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count(POSIX_MEMALIGN);
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12; /* ENOMEM */
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(ALIGNED_ALLOC);
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  count(MEMALIGN);
  return __libc_memalign(alignment, size);
}

/* The next definition of a name. POSIX has the bytes of both kinds of pointers agree. */
static void next(const char *name, void *function) {
  void *address = dlsym(RTLD_NEXT, name);
  if (!address) _exit(97);
  memcpy(function, &address, sizeof address);
}

void *mmap(void *at, size_t size, int protection, int flags, int file, off_t offset) {
  static void *(*ours)(void *, size_t, int, int, int, off_t);
  count(MMAP);
  if (!ours) next("mmap", &ours);
  return ours(at, size, protection, flags, file, offset);
}

int munmap(void *at, size_t size) {
  static int (*ours)(void *, size_t);
  count(MUNMAP);
  if (!ours) next("munmap", &ours);
  return ours(at, size);
}

void *sbrk(intptr_t by) {
  static void *(*ours)(intptr_t);
  count(SBRK);
  if (!ours) next("sbrk", &ours);
  return ours(by);
}

/* The counters count: calls from here, and from within the C library. */
static void check_counters(void) {
  void *volatile block = NULL;
  void *aligned = NULL;
  char *volatile text = NULL;
  check_begin("the counters", 0, 0, 0, 0);
  counting = 1;
  text = strdup("text");
  free(text);
  block = calloc(2, 8);
  block = realloc(block, 32);
  free(block);
  if (posix_memalign(&aligned, 64, 64) == 0) free(aligned);
  block = aligned_alloc(64, 64);
  free(block);
  block = memalign(64, 64);
  free(block);
  block = mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  munmap(block, 4096);
  block = sbrk(0);
  counting = 0;
  for (int i = 0; i < COUNTERS; i++) {
    CHECKF(counters[i] == (i == FREE ? 5 : 1), "%s: counted %lld times", counter_names[i],
           counters[i]);
    counters[i] = 0;
  }
}

/* ---- each function -------------------------------------------------------------------------- */

enum { MOST_FUNCTIONS = 128 };
typedef struct called {
  const char *name;
  long long calls;
  long long counted[COUNTERS];
} called;
static called functions[MOST_FUNCTIONS];
static int function_count;

static called *find(const char *name) {
  for (int i = 0; i < function_count; i++)
    if (strcmp(functions[i].name, name) == 0) return &functions[i];
  return NULL;
}

static called *entry(const char *name) {
  called *known = find(name);
  if (known) return known;
  if (function_count == MOST_FUNCTIONS) exit(2);
  functions[function_count].name = name;
  return &functions[function_count++];
}

static void settle(called *c) {
  c->calls++;
  for (int i = 0; i < COUNTERS; i++) {
    c->counted[i] += counters[i];
    counters[i] = 0;
  }
}

/* CALL(result, function, (arguments)): calls it, and counts for its name alone. */
#define CALL(result, function, arguments)           \
  do {                                              \
    static called *call_entry;                      \
    if (!call_entry) call_entry = entry(#function); \
    check_call = #function;                         \
    counting = 1;                                   \
    (result) = function arguments;                  \
    counting = 0;                                   \
    settle(call_entry);                             \
  } while (0)

enum { ROW = 64, BATCH = 6 };

typedef union row {
  uint64_t words[ROW];
  lcp_transition_answer transition;
  lcp_path_answer path;
  lcp_path_step path_step;
  lcp_deadline_answer deadline;
  lcp_relaunch_answer relaunch;
  lcp_conduct_answer conduct;
  lcp_rule rule;
} row;

static void *sized(row *r, size_t size) {
  memset(r, 0, sizeof *r);
  set_size(r, (uint32_t)size);
  return r;
}

static lcp_status_t status;
static lcp_error error = LCP_ERROR_INIT;

static void steps(uint64_t sequence, uint32_t count) {
  row r;
  for (uint32_t i = 0; i <= count; i++)
    CALL(status, lcp_transition_step_at, (sequence, i, sized(&r, sizeof(lcp_transition_step))));
}

static void path_steps(const lcp_path_answer *answer) {
  row r;
  for (uint32_t i = 0; i <= answer->step_count; i++) {
    CALL(status, lcp_path_step_at, (answer->path, i, sized(&r, sizeof(lcp_path_step))));
    if (status == LCP_OK) steps(r.path_step.sequence, r.path_step.step_count);
  }
}

/* ASK(subject): one question; LIST(...): a list behind one, to its end and one row further. */
#define ASK(subject)                \
  CALL(status, lcp_query_##subject, \
       (context, query, sized(&r, sizeof(lcp_##subject##_answer)), &error))
#define LIST(function, type)                                                               \
  do {                                                                                     \
    uint32_t index = 0;                                                                    \
    do CALL(status, function, (context, query, index++, sized(&r, sizeof(type)), &error)); \
    while (status == LCP_OK);                                                              \
  } while (0)
#define EXPLAIN(subject) LIST(lcp_explain_##subject, lcp_explanation)
#define ASK_BATCH(subject)                                                                      \
  CALL(status, lcp_query_##subject##_batch,                                                     \
       (context, BATCH, query, sizeof(any_query), &answers->subject, sizeof *answers, statuses, \
        &error))

static void ask_question(int q, const lcp_context *context, const void *query) {
  row r;
  static row answers[BATCH];
  lcp_status_t statuses[BATCH];
  switch (q) {
  case TRANSITION:
    ASK(transition);
    if (status == LCP_OK) steps(r.transition.sequence, r.transition.step_count);
    EXPLAIN(transition);
    ASK_BATCH(transition);
    break;
  case NEXT:
    ASK(next);
    LIST(lcp_next_edge_at, lcp_next_edge);
    break;
  case PATH:
    ASK(path);
    if (status == LCP_OK) path_steps(&r.path);
    break;
  case DEADLINE:
    ASK(deadline);
    EXPLAIN(deadline);
    ASK_BATCH(deadline);
    break;
  case RELAUNCH:
    ASK(relaunch);
    EXPLAIN(relaunch);
    ASK_BATCH(relaunch);
    break;
  case CONDUCT:
    ASK(conduct);
    EXPLAIN(conduct);
    ASK_BATCH(conduct);
    break;
  case DUTIES:
    ASK(duties);
    LIST(lcp_duty_at, lcp_duty);
    break;
  case DELIVERY:
    ASK(delivery);
    EXPLAIN(delivery);
    break;
  case MODE:
    ASK(mode);
    EXPLAIN(mode);
    break;
  case QUOTA:
    ASK(quota);
    EXPLAIN(quota);
    break;
  case MANIFEST:
    CALL(status, lcp_query_manifest,
         (context, sized(&r, sizeof(lcp_manifest_answer)), &error));
    for (uint32_t i = 0; status == LCP_OK; i++)
      CALL(status, lcp_manifest_finding_at,
           (context, i, sized(&r, sizeof(lcp_manifest_finding)), &error));
    break;
  case TERMINATION:
    ASK(termination);
    EXPLAIN(termination);
    break;
  }
}

/* Good queries and, of each kind, one that cannot be asked, alone and in a batch. */
static void ask_everything(const lcp_context *context) {
  any_query asked[BATCH];
  for (int q = 0; q < ANSWERS; q++) {
    for (int n = 0; n < BATCH; n++) ask_any(&questions[q], &asked[n]);
    ask_question(q, context, asked);
    if (!questions[q].query_size) continue;
    set_field(&asked[check_below(BATCH)], questions[q].fields, -1);
    ask_question(q, context, asked);
  }
}

static void read_names(void) {
  const char *text;
  int64_t value, parsed;
  lcp_termination_t termination;
  lcp_os_version_t os;
  int32_t number;
  for (lcp_enum_kind_t kind = 0; kind <= KINDS + 1; kind++) {
    value = -1;
    status = LCP_OK;
    for (uint32_t i = 0; status == LCP_OK; i++) {
      CALL(status, lcp_enum_value_at, (kind, i, &value));
      CALL(text, lcp_enum_name, (kind, value));
      if (text) CALL(number, lcp_enum_parse, (kind, text, strlen(text), &parsed));
      if (kind == LCP_ENUM_CAUSE) CALL(termination, lcp_cause_termination, ((lcp_cause_t)value));
    }
    CALL(number, lcp_enum_parse, (kind, "none such", 9, &parsed));
    CALL(text, lcp_enum_name, (kind, -1));
  }
  for (lcp_status_t s = -1; s < 50; s++) {
    CALL(text, lcp_status_name, (s));
    CALL(text, lcp_status_message, (s));
  }
  CALL(status, lcp_os_parse, ("9.3.5", 5, &os));
  CALL(status, lcp_os_parse, ("9.3.5.1", 7, &os));
  CALL(text, lcp_library_version, ());
  CALL(text, lcp_ruleset_version, ());
  CALL(number, lcp_abi_version, ());
  (void)number, (void)termination, (void)text;
}

static void read_rules(void) {
  row r, part;
  uint32_t rules, citations;
  lcp_rule_index_t found;
  CALL(rules, lcp_rule_count, ());
  CALL(citations, lcp_citation_count, ());
  for (uint32_t i = 0; i <= rules; i++) {
    const lcp_rule_index_t index = (lcp_rule_index_t)i;
    CALL(status, lcp_rule_at, (index, sized(&r, sizeof(lcp_rule))));
    if (status == LCP_OK) CALL(status, lcp_rule_find, (r.rule.id, strlen(r.rule.id), &found));
    for (uint32_t n = 0; n <= r.rule.step_count; n++)
      CALL(status, lcp_rule_step_at, (index, n, sized(&part, sizeof(lcp_rule_step))));
    for (uint32_t n = 0; n <= r.rule.citation_count; n++)
      CALL(status, lcp_rule_citation_at, (index, n, sized(&part, sizeof(lcp_citation))));
  }
  CALL(status, lcp_rule_find, ("no.such.rule", 12, &found));
  for (uint32_t i = 0; i <= citations; i++)
    CALL(status, lcp_citation_at, (i, sized(&part, sizeof(lcp_citation))));
}

/* Every key that is read and one that is not, with values of every kind, long lists among them. */
static void read_info(void) {
  static const char *const keys[] = {
      "UIBackgroundModes", "UIApplicationExitsOnSuspend", "UIApplicationSceneManifest",
      "UIApplicationSupportsMultipleScenes", "BGTaskSchedulerPermittedIdentifiers",
      "MinimumOSVersion", "DTSDKName", "DTPlatformVersion",
      "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
      "NSLocationWhenInUseUsageDescription", "NSMicrophoneUsageDescription", "CFBundleName"};
  static const lcp_text texts[] = {{"audio", 5}, {"12.0", 4}, {"iphoneos13.0", 12}, {"$(NAME)", 7},
                                   {"", 0}};
  enum { TEXTS = sizeof texts / sizeof *texts, ITEMS = 4096 };
  static lcp_text items[ITEMS];
  static lcp_notice notices[ITEMS];
  for (int i = 0; i < ITEMS; i++) items[i] = texts[i % TEXTS];
  for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
    for (lcp_info_kind_t kind = 0; kind <= LCP_INFO_OTHER + 1; kind++)
      for (int t = 0; t < TEXTS; t++) {
        lcp_app app = LCP_APP_INIT;
        lcp_info_value value = LCP_INFO_VALUE_INIT;
        size_t count;
        value.kind = kind;
        value.integer = t;
        value.string = texts[t];
        value.items = items;
        value.count = t ? (size_t)t : ITEMS;
        CALL(status, lcp_app_apply_info,
             (&app, keys[k], strlen(keys[k]), &value, notices, ITEMS, &count, &error));
      }
}

int main(int argument_count, char **arguments) {
  enum { ROUNDS = 600 };
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  find_boundaries();
  check_counters();
  for (int i = 0; i < ROUNDS; i++) {
    any_life l;
    if (!taken()) continue;
    lead_any(&l);
    if (i % 16 == 0) l.life.context.os = 0; /* cannot be asked */
    ask_everything(&l.life.context);
  }
  read_names();
  read_rules();
  read_info();
  long long calls = 0;
  for (int i = 0; i < function_count; i++) {
    check_begin(functions[i].name, functions[i].calls, 0, 0, 0);
    calls += functions[i].calls;
    for (int c = 0; c < COUNTERS; c++)
      CHECKF(functions[i].counted[c] == 0, "%s: %lld times in %lld calls", counter_names[c],
             functions[i].counted[c], functions[i].calls);
  }
  CHECKF(argument_count > 1, "no function was named");
  for (int i = 1; i < argument_count; i++) {
    check_begin(arguments[i], 0, 0, 0, 0);
    CHECKF(find(arguments[i]), "exported, and never called here");
  }
  printf("allocations: %lld calls of %d functions, of %d exported\n", calls, function_count,
         argument_count - 1);
  return check_done("allocations");
}
