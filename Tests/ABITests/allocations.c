/*
 * Counts the calls that allocate or free memory while the library answers. No exported function may make such
 * a call, except those that create, fork or destroy a device. To count the calls, this program replaces the
 * functions of the C library with its own. Its arguments are the names of all exported functions. A function
 * that is never called is a failure.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "any.h"
#include "info_keys.h"
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

/* glibc's own functions. They stay reachable under these names, although this program replaces malloc and the
   others. */
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

/* Looks up the definition of `name` that this program replaces, and copies its address into the pointer at
   `function`. POSIX guarantees that pointers to functions and to objects have the same form. */
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

/* Checks that the counters count calls from here and from within the C library. */
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

/* COUNT(result, name, call): makes the call, and adds its allocations and frees to the entry `name`. */
#define COUNT(result, name, call)     \
  do {                                \
    called *count_entry = entry(name); \
    check_call = name;                \
    counting = 1;                     \
    (result) = call;                  \
    counting = 0;                     \
    settle(count_entry);              \
  } while (0)
#define CALL(result, function, arguments) COUNT(result, #function, function arguments)

enum { ROW = 64, BATCH = 6, ITEMS = 64 };

static uint64_t row[ROW], items[ITEMS * LARGEST / 8];
static lcp_status_t status;
static lcp_error error = LCP_ERROR_INIT;
static size_t item_total;

static void *sized(size_t size) {
  memset(row, 0, sizeof row);
  set_size(row, (uint32_t)size);
  return row;
}

/* The names of the functions in the table of questions. The last entries of that table all call lcp_explain,
   and are left out here. */
static const char *const function_names[] = {
#define QUESTION(subject, SUBJECT) "lcp_query_" #subject,
#define BARE_QUESTION(subject, SUBJECT) "lcp_query_" #subject,
#define LIST(name, subject, item) "lcp_list_" #name,
#define BARE_LIST(name, item) "lcp_list_" #name,
#include "questions.inc"
};

static const char *name_of(int q) {
  return q < (int)(sizeof function_names / sizeof *function_names) ? function_names[q] : "lcp_explain";
}

static void ask_question(int q, const lcp_policy *policy, const any_query *queries) {
  const question *one = &questions[q];
  static unsigned char answers[BATCH * LARGEST];
  lcp_status_t statuses[BATCH];
  const char *name = name_of(q);
  if (one->list) {
    for (size_t capacity = 0; capacity <= ITEMS; capacity += ITEMS / 2)
      COUNT(status, name, one->list(policy, queries, items, one->answer_size, capacity,
                                    &item_total, &error));
    return;
  }
  COUNT(status, name, one->ask(policy, queries, sized(one->answer_size), &error));
  static char line[4096];
  size_t length;
  CALL(status, lcp_answer_text, (policy, one->kind, queries, NULL, line, sizeof line, &length, &error));
  if (has_batch(one))
    CALL(status, lcp_query_batch,
         (policy, one->kind, BATCH, queries, sizeof *queries, answers, LARGEST, statuses, &error));
}

/* Asks every question and list with random valid queries: single queries, their texts, and a batch where there is one.
   Then makes one of the queries invalid, and asks again. */
static void ask_everything(const lcp_policy *policy) {
  any_query asked[BATCH];
  for (int q = 0; q < QUESTIONS; q++) {
    for (int n = 0; n < BATCH; n++) ask_any(&questions[q], &asked[n]);
    ask_question(q, policy, asked);
    if (!questions[q].query_size) continue;
    set_field(&asked[check_below(2) * check_below(BATCH)], questions[q].fields, -1);
    ask_question(q, policy, asked);
  }
}

static void ask_policies(const lcp_context *context) {
  static uint64_t room[1 << 14];
  lcp_policy *policy = (void *)room;
  lcp_os_version_t next;
  lcp_knowledge_t knowledge;
  size_t size;
  for (lcp_form_t form = 0; form <= LCP_FORM_TABLES; form++) {
    CALL(size, lcp_policy_size, (form));
    if (size > sizeof room) exit(2);
    CALL(status, lcp_policy_prepare, (context, policy, size, &error));
    CALL(status, lcp_context_edge_after, (context, context->os, &next, &error));
    for (lcp_condition_t condition = 0; condition <= CONDITIONS; condition++)
      CALL(status, lcp_policy_condition, (policy, condition, &knowledge, &error));
    ask_everything(policy);
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
      CALL(text, lcp_enum_title, (kind, value));
      CALL(text, lcp_enum_name, (kind, value));
      if (text) CALL(number, lcp_enum_parse, (kind, text, strlen(text), &parsed));
      if (kind == LCP_ENUM_CAUSE) CALL(termination, lcp_cause_termination, ((lcp_cause_t)value));
      if (kind == LCP_ENUM_STATE) CALL(number, lcp_state_raw_value, ((lcp_state_t)value, &parsed));
    }
    CALL(number, lcp_enum_parse, (kind, "none such", 9, &parsed));
    CALL(text, lcp_enum_name, (kind, -1));
    CALL(text, lcp_enum_title, (kind, -1));
  }
  for (lcp_status_t s = -1; s < 50; s++) CALL(text, lcp_status_message, (s));
  for (lcp_condition_t c = -1; c < 70; c++) CALL(text, lcp_condition_opposite_title, (c));
  CALL(status, lcp_os_parse, ("9.3.5", 5, &os));
  CALL(status, lcp_os_parse, ("9.3.5.1", 7, &os));
  CALL(text, lcp_library_version, ());
  CALL(text, lcp_ruleset_version, ());
  CALL(number, lcp_abi_version, ());
  CALL(os, lcp_os_newest, ());
  (void)number, (void)termination, (void)text, (void)os;
}

static void read_rules(void) {
  uint32_t rules;
  lcp_rule_index_t found;
  const char *text;
  int64_t value;
  CALL(rules, lcp_rule_count, ());
  for (uint32_t i = 0; i <= rules + 1; i++) {
    const lcp_rule_index_t index = i > rules ? LCP_RULE_NONE : (lcp_rule_index_t)i;
    lcp_rule *rule = sized(sizeof *rule);
    CALL(status, lcp_rule_at, (index, rule));
    if (status == LCP_OK) CALL(status, lcp_rule_find, (rule->id, strlen(rule->id), &found));
    for (lcp_rule_field_t field = 0; field <= LAST_RULE_FIELD + 1; field++) {
      for (uint32_t n = 0; n < 3; n++) CALL(status, lcp_rule_value, (index, field, n, &value));
      CALL(status, lcp_rule_text, (index, field, &text));
    }
    for (size_t capacity = 0; capacity <= ITEMS; capacity += ITEMS / 2) {
      CALL(status, lcp_list_rule_steps,
           (index, (void *)items, sizeof(lcp_rule_step), capacity, &item_total, &error));
      CALL(status, lcp_list_citations,
           (index, (void *)items, sizeof(lcp_citation), capacity, &item_total, &error));
    }
  }
  CALL(status, lcp_rule_find, ("no.such.rule", 12, &found));
}

/* Applies every Info.plist key that the library knows, and one that it does not know, with values of every kind and
   with long lists. */
static void read_info(void) {
  static const char *const keys[] = {INFO_KEYS, "CFBundleName"};
  static const lcp_text texts[] = {{"audio", 5}, {"12.0", 4}, {"iphoneos13.0", 12}, {"$(NAME)", 7},
                                   {"", 0}};
  enum { TEXTS = sizeof texts / sizeof *texts, MANY = 4096 };
  static lcp_text many[MANY];
  static lcp_notice notices[MANY];
  for (int i = 0; i < MANY; i++) many[i] = texts[i % TEXTS];
  for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
    for (lcp_info_kind_t kind = 0; kind <= LCP_INFO_OTHER + 1; kind++)
      for (int t = 0; t < TEXTS; t++) {
        lcp_app app = LCP_APP_INIT;
        lcp_info_progress progress = LCP_INFO_PROGRESS_INIT;
        lcp_info_value value = LCP_INFO_VALUE_INIT;
        size_t count;
        value.kind = kind;
        value.integer = t;
        value.string = texts[t].data;
        value.string_length = texts[t].length;
        value.items = many;
        value.item_count = t ? (size_t)t : MANY;
        CALL(status, lcp_app_apply_info,
             (&app, &progress, keys[k], strlen(keys[k]), &value, notices, sizeof *notices, MANY,
              &count, &error));
      }
}

/* Calls the functions of devices. Only create, fork and destroy may allocate or free memory. */
static void live_with_devices(void) {
  static uint64_t room[1 << 15];
  static unsigned char bytes[1 << 16];
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(LCP_OS(17, 0, 0));
  lcp_install install = LCP_INSTALL_INIT;
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_BOOT);
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT;
  lcp_device_effect effect = LCP_DEVICE_EFFECT_INIT;
  lcp_device_status how = LCP_DEVICE_STATUS_INIT;
  lcp_app_status of_app = LCP_APP_STATUS_INIT;
  lcp_device *device = NULL, *made = NULL, *copy = NULL;
  size_t size = 0, length = 0;
  uint32_t fewest = 0, app = 0;
  int64_t at = 0;
  uint64_t digest = 0;
  lcp_state_t state = 0;
  lcp_fact_t same = 0;
  char line[256];
  CALL(status, lcp_device_measure, (&options, &size, &fewest, &error));
  CALL(status, lcp_device_init, (room, sizeof room, &options, &device, &error));
  CALL(status, lcp_device_install, (device, &install, &app, &error));
  for (int turn = 0; turn < 2000; turn++) {
    event.kind = turn ? (lcp_occurrence_t)(1 + check_below(LCP_OCCURRENCE_KEEP_ALIVE)) : LCP_OCCURRENCE_BOOT;
    event.app = check_below(8) ? app : 0;
    event.scene = check_below(3);
    event.trigger = (lcp_trigger_t)check_below(20);
    event.interruption = (lcp_interruption_t)check_below(4);
    event.activity = (lcp_activity_t)check_below(10);
    event.termination = (lcp_termination_t)check_below(8);
    event.notice = (lcp_event_t)check_below(8);
    event.fact = (lcp_changing_t)check_below(4);
    event.value = (lcp_fact_t)check_below(3);
    event.token = check_below(4);
    event.amount = (int64_t)check_below(3) * 1000000000;
    CALL(status, lcp_device_post, (device, &event, &outcome, &error));
    CALL(status, lcp_device_next_deadline, (device, app, &at, &error));
    if (turn % 3 == 0 && at != LCP_NS_UNLIMITED)
      CALL(status, lcp_device_advance, (device, at, &at, &error));
    CALL(status, lcp_device_run_until, (device, at == LCP_NS_UNLIMITED ? 0 : at, &effect, &error));
    CALL(status, lcp_device_pending_kill, (device, app, &effect, &error));
    do {
      CALL(status, lcp_device_next_effect, (device, &effect, &error));
      lcp_status_t found = status;
      CALL(status, lcp_device_reply, (device, effect.id, LCP_REPLY_RETURNED, &error));
      CALL(status, lcp_effect_text, (&effect, line, sizeof line, &length, &error));
      status = found;
    } while (status == LCP_OK);
    CALL(status, lcp_device_get_status, (device, &how, &error));
    CALL(status, lcp_device_get_app_status, (device, app, &of_app, &error));
    CALL(status, lcp_device_get_scene_state, (device, app, 1, &state, &error));
    CALL(status, lcp_device_digest, (device, &digest, &error));
    CALL(status, lcp_device_snapshot, (device, bytes, sizeof bytes, &length, &error));
    CALL(status, lcp_device_restore, (device, bytes, length, 0, &same, &error));
    CALL(status, lcp_device_update_app, (device, app, &install, &error));
    CALL(status, lcp_device_update_os, (device, LCP_OS(18, 0, 0), &error));
  }
  static lcp_day day;
  lcp_app_habits of_app_habits = LCP_APP_HABITS_INIT(app);
  lcp_habits habits = LCP_HABITS_INIT;
  lcp_day_act act = LCP_DAY_ACT_INIT;
  habits.used_hours = UINT32_C(0xffff00);
  habits.memory_pressures_per_day = habits.pickups_per_day = of_app_habits.silent_pushes_per_day = 50;
  of_app_habits.opens_per_day = of_app_habits.force_quits_per_week = 20;
  habits.count = 1, habits.items = &of_app_habits;
  CALL(status, lcp_day_begin, (device, &habits, 1, &day, &error));
  CHECK_STATUS(status, LCP_OK);
  for (int turn = 0; turn < 2000; turn++) {
    CALL(status, lcp_day_next, (&day, device, &act, &error));
    if (status == LCP_ERROR_QUEUE_FULL)
      while (lcp_device_next_effect(device, &effect, NULL) == LCP_OK)
        lcp_device_reply(device, effect.id, LCP_REPLY_RETURNED, NULL);
  }
  CHECK_STATUS(lcp_device_create(&options, &made, NULL), LCP_OK);
  CHECK_STATUS(lcp_device_fork(made, &copy, NULL), LCP_OK);
  CALL(status, lcp_device_copy, (copy, made, &error));
  CALL(status, lcp_device_uninstall, (device, app, &error));
  lcp_device_destroy(made);
  lcp_device_destroy(copy);
  /* These functions may allocate and free, so the calls above do not use CALL. The entries say that the functions
     were called. */
  entry("lcp_device_create");
  entry("lcp_device_fork");
  entry("lcp_device_destroy");
}

/* Calls the functions of auditors with random records. About half of the records are calls of callbacks. */
static void audit_logs(void) {
  enum { RECORDS = 64, FINDINGS = 8, TURNS = 400 };
  static uint64_t room[1 << 15], session_room[1 << 9];
  static lcp_audit_finding findings[FINDINGS];
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(17, 0, 0));
  lcp_auditor_options options = LCP_AUDITOR_OPTIONS_INIT;
  lcp_audit_columns columns = LCP_AUDIT_COLUMNS_INIT;
  lcp_auditor *auditor = NULL;
  lcp_session *session = NULL;
  size_t size = 0, session_size = 0, count = 0, consumed = 0, length = 0;
  int32_t kinds[RECORDS], codes[RECORDS], reads[RECORDS];
  int64_t times[RECORDS], tokens[RECORDS];
  uint64_t places = 0;
  char line[512];
  options.context = &context;
  options.os_last = LCP_OS(26, 0, 0);
  options.callbacks_mask[0] = UINT64_C(0xFFFF);
  CALL(status, lcp_auditor_measure, (&options, &size, &session_size, &error));
  if (size > sizeof room || session_size > sizeof session_room) exit(2);
  CALL(status, lcp_auditor_init, (room, sizeof room, &options, &auditor, &error));
  CHECK_STATUS(status, LCP_OK);
  CALL(status, lcp_session_init, (auditor, session_room, sizeof session_room, &session, &error));
  CHECK_STATUS(status, LCP_OK);
  columns.kinds = kinds, columns.codes = codes, columns.reads = reads;
  columns.times = times, columns.tokens = tokens;
  for (int turn = 0; turn < TURNS; turn++) {
    for (int i = 0; i < RECORDS; i++) {
      kinds[i] = check_below(2) ? LCP_RECORD_ENTERED : (lcp_record_t)check_below(16);
      codes[i] = (int32_t)check_below(60);
      reads[i] = (lcp_state_t)check_below(6);
      times[i] = (int64_t)check_below(100) * 1000000000;
      tokens[i] = check_below(4);
    }
    for (int i = 0; i < FINDINGS; i++) findings[i].struct_size = sizeof *findings;
    CALL(status, lcp_auditor_feed,
         (auditor, session, &columns, RECORDS, findings, sizeof *findings, FINDINGS, &count, &consumed,
          &error));
    for (size_t i = 0; i < count; i++)
      CALL(status, lcp_finding_text, (&findings[i], line, sizeof line, &length, &error));
    CALL(status, lcp_session_places, (auditor, session, 0, &places, &error));
    CALL(status, lcp_list_expected,
         (auditor, session, 0, (void *)items, sizeof(lcp_audit_step), ITEMS, &item_total, &error));
    CALL(status, lcp_list_ends,
         (auditor, session, 0, (void *)items, sizeof(lcp_audit_end), ITEMS, &item_total, &error));
  }
}

int main(int argument_count, char **arguments) {
  enum { ROUNDS = 200 };
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  find_boundaries();
  check_counters();
  for (int i = 0; i < ROUNDS; i++) {
    any_life l;
    if (!taken()) continue;
    lead_any(&l);
    if (i % 16 == 0) l.life.context.os = 0; /* makes the context invalid */
    ask_policies(&l.life.context);
  }
  read_names();
  read_rules();
  read_info();
  live_with_devices();
  audit_logs();
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
