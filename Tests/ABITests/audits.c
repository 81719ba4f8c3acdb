/*
 * Judges logs of random lives of an app on a device: unchanged, with a fault, or with one record doubled.
 *
 *   audits lives [N]            judges N lives on all versions and kinds of device, and divides the work
 *                               between two processes. No finding may be a violation, unless the app took too
 *                               long
 *   audits life KIND NUMBER     prints the records and findings of one of these lives
 *   audits faults [N]           puts one fault of each kind in `floors` into each of N lives. An auditor that
 *                               gets only the callbacks of `short_list` must find at least as many faults of
 *                               each kind, in percent, as `floors` says. If it often misses a kind of fault,
 *                               `excuses` must name a rule that allows that kind
 *   audits duplicates [N]       doubles each record of N lives in turn, except the first and the last of a life.
 *                               A duplicate that is no violation must be in `list_of_allowed`. Prints these kinds
 *                               of duplicates, each with its share, the rule that allows it, and a life as an example.
 *                               If the log shows processes, a finding must name the rule that allows the duplicate
 *   audits duplicate BREED NUMBER RECORD
 *                               prints the records of one of these lives, with that record doubled, and the findings
 *
 * ABI_SEED sets the seed, and ABI_SHARE=n judges about an n-th of the lives.
 */
#include "lives.h"
#include <sys/wait.h>

enum { FLAGS = 4, PROFILES = LCP_PROFILE_OBSERVED, KINDS = BREEDS * PROFILES };

/* Seeds the random numbers of a life, so that each life can be replayed alone. */
static void seed_life(int kind, long long number) {
  uint64_t x = ((uint64_t)check_setting("ABI_SEED", 0) << 40) ^ ((uint64_t)kind << 32) ^ (uint64_t)number;
  x = (x + 1) * UINT64_C(0x9e3779b97f4a7c15);
  x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  check_random_state = (x ^ x >> 27) | 1;
}

static void open_kind(world *w, int kind) {
  open_world(w, &breeds[kind / PROFILES], 1 + (lcp_profile_t)(kind % PROFILES));
}

static void print_records(const record *records, int first, int last) {
  for (int i = first < 0 ? 0 : first; i <= last; i++) fprintf(stderr, "    %3d %s\n", i, record_line(&records[i]));
}

/* ---- lives ----------------------------------------------------------------------------------- */

/* What one child process counts while it judges its lives. */
typedef struct totals {
  long long lives, logs, records, overruns, warnings, checks, failures;
} totals;

static totals sum;

/* Returns whether a finding says that the app took too long, with figures that confirm the statement. */
static int is_of_app(const lcp_audit_finding *f) {
  return f->kind == LCP_AUDIT_OVERRUN && f->limit_ns > 0 && f->took_ns >= f->limit_ns && f->since <= f->record;
}

static void judge_life(const world *w, audit *a, int kind, long long number, int log, int auditor) {
  static record records[RECORDS];
  static lcp_audit_finding findings[FINDINGS];
  static const lcp_audit_finding blank = LCP_AUDIT_FINDING_INIT;
  int count = make_log(w, log, a->options.flags, records);
  for (int i = 0; i < FINDINGS; i++) findings[i].struct_size = blank.struct_size;
  begin_session(a);
  size_t found = judge(a, records, count, findings, FINDINGS);
  sum.logs++, sum.records += count;
  for (size_t i = 0; i < found; i++) {
    const lcp_audit_finding *f = &findings[i];
    sum.overruns += f->kind == LCP_AUDIT_OVERRUN;
    sum.warnings += f->severity == LCP_SEVERITY_WARNING;
    if (f->severity != LCP_SEVERITY_ERROR || is_of_app(f)) {
      check_count++;
      continue;
    }
    long long failures = check_unprinted;
    CHECKF(0, "%s, %s, %s log, auditor %d, life %d %lld, record %llu of %d: %s", w->breed->name,
           lcp_enum_name(LCP_ENUM_PROFILE, w->context.profile), log_names[log], auditor, kind, number,
           (unsigned long long)f->record, count, finding_line(f));
    if (check_unprinted == failures) print_records(records, (int)f->record - 8, (int)f->record);
    return;
  }
}

/* Makes the options of an auditor. If `number` is below FLAGS, the auditor gets all facts. If `number` is FLAGS,
   the auditor gets the app's SDK, but no other fact about the app or the device; for every second breed, this
   auditor also gets a range of versions that ends with 27.0. */
static lcp_auditor_options kind_options(const world *w, int kind, int log, uint32_t number) {
  static lcp_context vague;
  static lcp_app app;
  static const lcp_device_facts unknown = LCP_DEVICE_FACTS_INIT;
  lcp_auditor_options options = log_options(&w->context, log, number);
  /* One in four sessions follows only one scene. */
  options.scenes = (kind / PROFILES + (int)number) % 4 == 0 ? 1 : 4;
  if (number < FLAGS) return options;
  app = (lcp_app)LCP_APP_INIT;
  app.linked_sdk = w->app.linked_sdk;
  vague = w->context;
  vague.app = &app;
  vague.facts = &unknown;
  options.context = &vague;
  options.flags = (uint32_t)kind / 4 % FLAGS;
  options.os_last = kind / PROFILES % 2 ? LCP_OS(27, 0, 0) : 0;
  return options;
}

/* Plays lives of every `workers`-th kind, and judges three logs of each life. The auditors take turns. */
static void run_lives(long long count, int worker, int workers) {
  static world w;
  static audit audits[LOGS][FLAGS + 1];
  for (int kind = worker; kind < KINDS; kind += workers) {
    open_kind(&w, kind);
    for (int log = 0; log < LOGS; log++)
      for (uint32_t number = 0; number <= FLAGS; number++) {
        lcp_auditor_options options = kind_options(&w, kind, log, number);
        check_begin("lcp_auditor_init", kind, log, number, 0);
        open_audit(&audits[log][number], &options);
      }
    for (long long n = 0; n < (count + KINDS - 1) / KINDS; n++) {
      check_begin("a life", kind, n, 0, 0);
      seed_life(kind, n);
      live(&w);
      sum.lives++;
      for (int log = 0; log < LOGS; log++)
        judge_life(&w, &audits[log][(n + log) % (FLAGS + 1)], kind, n, log, (int)((n + log) % (FLAGS + 1)));
    }
    close_world(&w);
  }
}

/* Prints the logs of a life, and what each auditor finds in each log. */
static void print_life(int kind, long long number) {
  static world w;
  static audit a;
  static record records[RECORDS];
  open_kind(&w, kind);
  seed_life(kind, number);
  live(&w);
  for (int log = 0; log < LOGS; log++)
    for (uint32_t number = 0; number <= FLAGS; number++) {
      lcp_auditor_options options = kind_options(&w, kind, log, number);
      int count = make_log(&w, log, options.flags, records);
      printf("%s, %s, %s log, auditor %u\n", w.breed->name, lcp_enum_name(LCP_ENUM_PROFILE, w.context.profile),
             log_names[log], number);
      open_audit(&a, &options);
      for (int i = 0; i < count; i++) {
        lcp_audit_finding findings[FINDINGS] = {LCP_AUDIT_FINDING_INIT};
        for (int f = 0; f < FINDINGS; f++) findings[f].struct_size = sizeof *findings;
        printf("%5d %s\n", i, record_line(&records[i]));
        size_t found = judge(&a, &records[i], 1, findings, FINDINGS);
        for (size_t f = 0; f < found; f++) printf("      %s\n", finding_line(&findings[f]));
      }
    }
  close_world(&w);
}

enum { WORKERS = 2 };

/* Runs the lives in child processes, and adds up their counts. */
static void lives(long long count) {
  int ends[WORKERS][2];
  pid_t children[WORKERS];
  for (int i = 0; i < WORKERS; i++) {
    if (pipe(ends[i]) || (children[i] = fork()) < 0) exit(2);
    if (children[i] > 0) {
      close(ends[i][1]);
      continue;
    }
    run_lives(count, i, WORKERS);
    sum.checks = check_count, sum.failures = check_failures;
    fflush(stdout);
    _exit(write(ends[i][1], &sum, sizeof sum) == (ssize_t)sizeof sum ? 0 : 2);
  }
  for (int i = 0; i < WORKERS; i++) {
    totals part = {0, 0, 0, 0, 0, 0, 0};
    int status = 0;
    check_begin("a process", i, 0, 0, 0);
    CHECK(read(ends[i][0], &part, sizeof part) == (ssize_t)sizeof part);
    CHECK(waitpid(children[i], &status, 0) == children[i]);
    CHECKF(status == 0, "the process ended with %d", status);
    close(ends[i][0]);
    sum.lives += part.lives, sum.logs += part.logs, sum.records += part.records;
    sum.overruns += part.overruns, sum.warnings += part.warnings;
    check_count += part.checks, check_failures += part.failures;
  }
  printf("audits: %lld lives of %d kinds, %lld logs with %lld records: %lld overruns, %lld warnings\n", sum.lives,
         KINDS, sum.logs, sum.records, sum.overruns, sum.warnings);
}

/* ---- faults ---------------------------------------------------------------------------------- */

/* The kinds of faults: what happens to one record of a log. */
enum { DROPPED, TWICE, SWAPPED, WRONG_STATE, LATE, FAULTS };

/* How many faults of one kind the auditor must find, in percent. */
typedef struct floor_of {
  const char *name;
  int fault, share;
} floor_of;

static const floor_of floors[] = {
    {"dropped", DROPPED, 85},
    {"swapped", SWAPPED, 97},
    {"wrong state", WRONG_STATE, 85},
    {"two records late", LATE, 95},
};
enum { FLOORS = sizeof floors / sizeof *floors };
static const char *const fault_names[FAULTS] = {"dropped", "twice", "swapped", "wrong state", "two records late"};

static int same_record(const record *a, const record *b) {
  return a->kind == b->kind && a->code == b->code && a->reads == b->reads && a->scene_reads == b->scene_reads;
}

/* Copies a log, and puts a fault at the record `at`. For SWAPPED, that record must not be the last one. Returns the
   number of records, or 0 if the fault is impossible or changes nothing. */
static int make_fault(int fault, const record *log, int count, int at, record *changed) {
  size_t after = (size_t)(count - at - 1);
  memcpy(changed, log, (size_t)count * sizeof *log);
  switch (fault) {
    case DROPPED: memcpy(changed + at, log + at + 1, after * sizeof *log); return count - 1;
    case TWICE: memcpy(changed + at + 1, log + at, (after + 1) * sizeof *log); return count + 1;
    case SWAPPED:
      changed[at] = log[at + 1], changed[at + 1] = log[at];
      return same_record(&log[at], &log[at + 1]) ? 0 : count;
    case WRONG_STATE:
      if (!log[at].reads) return 0;
      do changed[at].reads = LCP_STATE_INACTIVE + (lcp_state_t)check_below(3);
      while (changed[at].reads == log[at].reads);
      return count;
    default: {
      int to = at + 2 < count ? at + 2 : count - 1, is_changed = 0;
      for (int i = at; i < to; i++) changed[i] = log[i + 1];
      changed[to] = log[at];
      for (int i = at; i <= to; i++) is_changed |= !same_record(&changed[i], &log[i]);
      return is_changed ? count : 0;
    }
  }
}

/* A kind of fault that no auditor can find, because the changed log is one that iOS may produce. */
typedef struct excuse {
  int fault;
  lcp_callback_t callback;
  lcp_state_t reads; /* for WRONG_STATE, the wrong state; 0: any */
  const char *rule; /* a rule that allows the changed log */
  const char *why;
} excuse;

static const excuse excuses[] = {
    {SWAPPED, LCP_CALLBACK_DID_ENTER_BACKGROUND, 0, "transition.enter-background.twice",
     "the app may have entered the background in the new process"},
    {LATE, LCP_CALLBACK_DID_ENTER_BACKGROUND, 0, "transition.enter-background.twice",
     "the app may have entered the background in the new process"},
    {DROPPED, LCP_CALLBACK_WILL_ENTER_FOREGROUND, 0, "transition.enter-background.twice",
     "the app may have stayed in the background"},
    {WRONG_STATE, LCP_CALLBACK_DID_ENTER_BACKGROUND, LCP_STATE_INACTIVE, "transition.lock.5",
     "on iOS 5 and 6, that is read when the device is locked"},
    {WRONG_STATE, LCP_CALLBACK_DID_ENTER_BACKGROUND, LCP_STATE_BACKGROUND, "transition.enter-background.leave",
     "the user may have pressed the Home button instead"},
    {WRONG_STATE, LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND, 0, "transition.scenes.external-display",
     "no source says what is read when an external display connects"},
    {DROPPED, LCP_CALLBACK_DID_ENTER_BACKGROUND, 0, "transition.end.foreground.shutdown.article",
     "the process may have ended in front, also when the device was turned off"},
    {DROPPED, LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND, 0, "transition.end.foreground.shutdown.article",
     "the process may have ended in front, also when the device was turned off"},
    {DROPPED, LCP_CALLBACK_WILL_TERMINATE, 0, "transition.launch.foreground",
     "the process may have been ended without a call"},
    {LATE, LCP_CALLBACK_WILL_TERMINATE, 0, "transition.launch.foreground",
     "the process may have been ended without a call, and the next one with it"},
    {DROPPED, LCP_CALLBACK_DID_BECOME_ACTIVE, 0, "transition.launch.foreground",
     "the process may have ended before"},
    {DROPPED, LCP_CALLBACK_DID_FINISH_LAUNCHING, 0, "transition.return.user",
     "the last process may still have run"},
    {LATE, LCP_CALLBACK_DID_FINISH_LAUNCHING, 0, "transition.scenes.return",
     "the last process may have returned, and ended later"},
};
enum { EXCUSES = sizeof excuses / sizeof *excuses };

static const excuse *excuse_of(int fault, lcp_callback_t callback, lcp_state_t reads) {
  for (int i = 0; i < EXCUSES; i++) {
    const excuse *e = &excuses[i];
    if (e->fault == fault && e->callback == callback && (!e->reads || e->reads == reads)) return e;
  }
  return NULL;
}

/* `excuses` need not list a kind of fault if fewer than RARE faults of that kind are missed, or at most 1 % of all
   missed faults are of that kind. */
enum { CALLBACKS = 128, READS = 8, RARE = 10 };
/* A log with fewer records than this is too short for a fault. */
enum { FEWEST_RECORDS = 5 };
static long long tried[FLOORS], found_faults[FLOORS], missed[FAULTS][CALLBACKS][READS], all_missed;

static int finds(audit *a, const record *records, int count) {
  static lcp_audit_finding findings[FINDINGS];
  for (int i = 0; i < FINDINGS; i++) findings[i].struct_size = sizeof *findings;
  begin_session(a);
  size_t found = judge(a, records, count, findings, FINDINGS);
  for (size_t i = 0; i < found; i++)
    if (findings[i].severity == LCP_SEVERITY_ERROR) return 1;
  return 0;
}

/* Puts a fault of each kind in `floors` into the log of a life, one at a time, and counts the faults that the auditor
   finds. */
static void try_faults(const world *w, audit *a) {
  static record log[RECORDS], changed[RECORDS + 1];
  int count = make_log(w, SHORT, 0, log);
  if (count < FEWEST_RECORDS || count == RECORDS || finds(a, log, count)) return;
  for (int i = 0; i < FLOORS; i++) {
    int at = 1 + (int)check_below((uint32_t)count - 2), fault = floors[i].fault;
    int length = make_fault(fault, log, count, at, changed);
    if (!length) continue;
    int is_found = finds(a, changed, length);
    tried[i]++;
    found_faults[i] += is_found;
    if (is_found) continue;
    all_missed++;
    missed[fault][log[at].code % CALLBACKS][(fault == WRONG_STATE ? changed : log)[at].reads % READS]++;
  }
}

/* Checks that `excuses` lists each kind of fault that is often missed. */
static void check_excuses(void) {
  for (int i = 0; i < EXCUSES; i++) {
    lcp_rule_index_t rule;
    CHECKF(lcp_rule_find(excuses[i].rule, strlen(excuses[i].rule), &rule) == LCP_OK, "no rule %s", excuses[i].rule);
  }
  for (int fault = 0; fault < FAULTS; fault++)
    for (int callback = 0; callback < CALLBACKS; callback++)
      for (int reads = 0; reads < READS; reads++) {
        long long count = missed[fault][callback][reads];
        if (count * 100 <= all_missed || count < RARE) continue;
        const excuse *e = excuse_of(fault, callback, reads);
        const char *name = lcp_enum_name(LCP_ENUM_CALLBACK, callback), *state = lcp_enum_name(LCP_ENUM_STATE, reads);
        CHECKF(e, "%lld of %lld that are not found, and no rule allows it: %s, %s reading %s", count, all_missed,
               fault_names[fault], name, state ? state : "nothing");
        if (!e) continue;
        printf("audits: not found: %4.1f%% %s, %s reading %s: %s; %s\n",
               100.0 * (double)count / (double)all_missed, fault_names[fault], name, state ? state : "nothing",
               e->why, e->rule);
      }
}

/* A breed whose logs get faults or duplicates. Of 10 lives on a version, `tenths` are of this breed. From 15.0
   on, 4 of 10 lives are of apps without scenes, and 6 are of apps with scenes. */
typedef struct subject {
  const char *breed;
  int tenths;
} subject;

static const subject subjects[] = {{"6.1", 10},         {"9.0", 10}, {"12.4", 10},        {"15.0", 4},
                                   {"15.0, scenes", 6}, {"17.0", 4}, {"17.0, scenes", 6}, {"26.0", 4},
                                   {"26.0, scenes", 6}};
enum { SUBJECTS = sizeof subjects / sizeof *subjects, VERSIONS = 6 };

static int breed_named(const char *name) {
  for (int kind = 0; kind < BREEDS; kind++)
    if (strcmp(breeds[kind].name, name) == 0) return kind;
  fprintf(stderr, "audits: no app \"%s\"\n", name);
  exit(2);
}

/* Plays a life. The random numbers differ from those of `audits lives`. */
static void live_subject(world *w, int breed, long long number) {
  check_begin("a life with faults", breed, number, 0, 0);
  seed_life(KINDS + breed, number);
  live(w);
}

static void faults(long long count) {
  static world w;
  static audit a;
  for (int i = 0; i < SUBJECTS; i++) {
    int breed = breed_named(subjects[i].breed);
    open_world(&w, &breeds[breed], LCP_PROFILE_OBSERVED);
    lcp_auditor_options options = log_options(&w.context, SHORT, 0);
    open_audit(&a, &options);
    for (long long n = 0; n < count * subjects[i].tenths / (10 * VERSIONS); n++) {
      live_subject(&w, breed, n);
      try_faults(&w, &a);
    }
    close_world(&w);
  }
  for (int i = 0; i < FLOORS; i++) {
    double share = tried[i] ? 100.0 * (double)found_faults[i] / (double)tried[i] : 0;
    check_begin(floors[i].name, i, 0, 0, 0);
    CHECKF(share >= floors[i].share, "%.1f%% of %lld are found, expected %d%%", share, tried[i], floors[i].share);
    printf("audits: %s: %.1f%% of %lld found, at least %d%%\n", floors[i].name, share, tried[i], floors[i].share);
  }
  check_excuses();
}

/* ---- duplicates ------------------------------------------------------------------------------ */

/* The options of an auditor that looks for duplicates, and the share of the duplicates that it must find, in
   percent. */
typedef struct knowledge {
  const char *name;
  uint32_t flags;
  lcp_strictness_t strictness;
  int share;
} knowledge;

enum { ALONE, BY_PROCESS, STRICT, KNOWLEDGES };
static const knowledge knowledges[KNOWLEDGES] = {
    {"twice", 0, LCP_STRICTNESS_USUAL, 78},
    {"twice, with processes", LCP_LOG_PROCESSES, LCP_STRICTNESS_USUAL, 88},
    {"twice, with processes, strict", LCP_LOG_PROCESSES, LCP_STRICTNESS_STRICT, 95},
};

/* A kind of duplicate record that a rule allows, so that it is no violation. */
typedef struct allowed {
  lcp_callback_t callback;
  lcp_state_t reads;
  const char *rule;
  /* The last of the auditors in `knowledges` for which the rule allows the duplicate. Later auditors know more or are
     stricter. An auditor that knows process numbers sees that no new process wrote the duplicate. A strict auditor
     ignores tolerated rules and second accounts. */
  int last;
  const char *why;
  long long counts[KNOWLEDGES];
  char life[64]; /* the first life that has this duplicate */
} allowed;

static allowed list_of_allowed[] = {
    {LCP_CALLBACK_DID_ENTER_BACKGROUND, LCP_STATE_BACKGROUND, "transition.enter-background.twice", BY_PROCESS,
     "developers have seen it twice", {0}, ""},
    {LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND, LCP_STATE_BACKGROUND, "transition.scenes.force-quit.phone.reconnect",
     BY_PROCESS, "after a force quit, another scene object may come", {0}, ""},
    {LCP_CALLBACK_DID_FINISH_LAUNCHING, LCP_STATE_INACTIVE, "transition.launch.foreground", ALONE,
     "a new process", {0}, ""},
    {LCP_CALLBACK_DID_FINISH_LAUNCHING, LCP_STATE_BACKGROUND, "transition.scenes.launch.user", ALONE,
     "a new process", {0}, ""},
    {LCP_CALLBACK_DID_FINISH_LAUNCHING, LCP_STATE_BACKGROUND, "transition.launch.background", ALONE,
     "a new process", {0}, ""},
};
enum { ALLOWED = sizeof list_of_allowed / sizeof *list_of_allowed, MOST_STEPS = 320 };
static long long duplicates_tried, duplicates_found[KNOWLEDGES];

/* Returns the rule that allows a record to come next, or LCP_RULE_NONE. */
static lcp_rule_index_t rule_for_next(const audit *a, const record *r) {
  static lcp_audit_step steps[MOST_STEPS];
  static const lcp_audit_step blank = LCP_AUDIT_STEP_INIT;
  size_t count = 0;
  for (int i = 0; i < MOST_STEPS; i++) steps[i] = blank;
  CHECK_STATUS(lcp_list_expected(a->auditor, a->session, r->scene, steps, sizeof *steps, MOST_STEPS, &count, NULL),
               LCP_OK);
  for (size_t i = 0; i < count && i < MOST_STEPS; i++) {
    const lcp_audit_step *s = &steps[i];
    if (s->callback == r->code && (!s->reads || s->reads == r->reads) &&
        (!s->scene_reads || s->scene_reads == r->scene_reads))
      return s->rule;
  }
  return LCP_RULE_NONE;
}

/* Checks that a duplicate which the auditor accepts is in `list_of_allowed`. If the log shows processes, also checks
   that a note names the rule that allows the duplicate. */
static void check_allowed(audit *a, int known, const record *changed, int at, int length, int breed, long long number) {
  static lcp_audit_finding findings[FINDINGS];
  for (int i = 0; i < FINDINGS; i++) findings[i].struct_size = sizeof *findings;
  begin_session(a);
  judge(a, changed, at + 1, findings, FINDINGS);
  lcp_rule rule = LCP_RULE_INIT;
  lcp_rule_index_t index = rule_for_next(a, &changed[at]);
  const char *id = index != LCP_RULE_NONE && lcp_rule_at(index, &rule) == LCP_OK ? rule.id : "no rule";
  allowed *e = NULL;
  for (int i = 0; i < ALLOWED; i++) {
    allowed *next = &list_of_allowed[i];
    if (next->callback == changed[at].code && next->reads == changed[at].reads && known <= next->last &&
        strcmp(next->rule, id) == 0)
      e = next;
  }
  CHECKF(e, "%s, life %lld, record %d: %s is no violation by %s, which is not on the list: %s", breeds[breed].name,
         number, at, knowledges[known].name, id, record_line(&changed[at]));
  if (!e) return;
  if (!e->counts[known]++ && !*e->life)
    snprintf(e->life, sizeof e->life, "\"%s\" %lld %d", breeds[breed].name, number, at);
  if (known == ALONE) return;
  int is_told = 0;
  size_t found = judge(a, changed + at + 1, length - at - 1, findings, FINDINGS);
  for (size_t i = 0; i < found; i++)
    is_told |= findings[i].rule == index && findings[i].record == (uint64_t)at + 1 &&
               (findings[i].kind == LCP_AUDIT_TOLERATED || findings[i].kind == LCP_AUDIT_ACCOUNT);
  CHECKF(is_told, "%s, life %lld, record %d: no note names %s", breeds[breed].name, number, at, id);
}

static void open_duplicates(audit *audits, const world *w) {
  for (int k = 0; k < KNOWLEDGES; k++) {
    lcp_auditor_options options = log_options(&w->context, SHORT, knowledges[k].flags);
    options.strictness = knowledges[k].strictness;
    open_audit(&audits[k], &options);
  }
}

/* Doubles each record of the log in turn, except the first and the last one. The unchanged log must have no
   violation. */
static void double_records(const world *w, audit *audits, int breed, long long number) {
  static record log[RECORDS], changed[RECORDS + 1];
  int count = make_log(w, SHORT, 0, log);
  if (count < FEWEST_RECORDS || count == RECORDS) return;
  for (int k = 0; k < KNOWLEDGES; k++)
    CHECKF(!finds(&audits[k], log, count), "%s: a false alarm in the life \"%s\" %lld", knowledges[k].name,
           breeds[breed].name, number);
  for (int at = 1; at < count - 1; at++) {
    int length = make_fault(TWICE, log, count, at, changed);
    duplicates_tried++;
    for (int k = 0; k < KNOWLEDGES; k++) {
      int is_found = finds(&audits[k], changed, length);
      duplicates_found[k] += is_found;
      if (!is_found) check_allowed(&audits[k], k, changed, at, length, breed, number);
    }
  }
}

/* With this many lives, each kind of duplicate in `list_of_allowed` occurs. */
enum { ENOUGH = 5000 };

static void print_allowed(int known) {
  for (int i = 0; i < ALLOWED; i++) {
    const allowed *e = &list_of_allowed[i];
    if (e->counts[known])
      printf("audits: %s: no violation: %5.2f%% %s reading %s: %s; %s; life %s\n", knowledges[known].name,
             100.0 * (double)e->counts[known] / (double)duplicates_tried,
             lcp_enum_name(LCP_ENUM_CALLBACK, e->callback), lcp_enum_name(LCP_ENUM_STATE, e->reads), e->why, e->rule,
             e->life);
  }
}

static void duplicates(long long count) {
  static world w;
  static audit audits[KNOWLEDGES];
  for (int i = 0; i < SUBJECTS; i++) {
    int breed = breed_named(subjects[i].breed);
    open_world(&w, &breeds[breed], LCP_PROFILE_OBSERVED);
    open_duplicates(audits, &w);
    for (long long n = 0; n < count * subjects[i].tenths / (10 * VERSIONS); n++) {
      live_subject(&w, breed, n);
      double_records(&w, audits, breed, n);
    }
    close_world(&w);
  }
  for (int k = 0; k < KNOWLEDGES; k++) {
    double share = duplicates_tried ? 100.0 * (double)duplicates_found[k] / (double)duplicates_tried : 0;
    check_begin(knowledges[k].name, k, 0, 0, 0);
    CHECKF(share >= knowledges[k].share, "%.1f%% of %lld are found, expected %d%%", share, duplicates_tried,
           knowledges[k].share);
    printf("audits: %s: %.1f%% of %lld found, at least %d%%\n", knowledges[k].name, share, duplicates_tried,
           knowledges[k].share);
    print_allowed(k);
  }
  for (int i = 0; i < ALLOWED && count >= ENOUGH; i++) {
    const allowed *e = &list_of_allowed[i];
    for (int k = 0; k <= e->last; k++)
      CHECKF(e->counts[k], "%s: no duplicate is allowed by %s any more", knowledges[k].name, e->rule);
  }
}

/* Prints a life with a duplicate record, and what each auditor finds in its log. */
static void print_duplicate(const char *name, long long number, int at) {
  static world w;
  static audit audits[KNOWLEDGES];
  static record log[RECORDS], changed[RECORDS + 1];
  int breed = breed_named(name);
  open_world(&w, &breeds[breed], LCP_PROFILE_OBSERVED);
  open_duplicates(audits, &w);
  live_subject(&w, breed, number);
  int count = make_log(&w, SHORT, 0, log);
  if (at < 0 || at >= count) exit(2);
  int length = make_fault(TWICE, log, count, at, changed);
  for (int k = 0; k < KNOWLEDGES; k++) {
    printf("%s: %s\n", name, knowledges[k].name);
    for (int i = 0; i < length; i++) {
      lcp_audit_finding findings[FINDINGS] = {LCP_AUDIT_FINDING_INIT};
      for (int f = 0; f < FINDINGS; f++) findings[f].struct_size = sizeof *findings;
      printf("%5d %s%s\n", i, record_line(&changed[i]), i == at + 1 ? ", again" : "");
      size_t found = judge(&audits[k], &changed[i], 1, findings, FINDINGS);
      for (size_t f = 0; f < found; f++) printf("      %s\n", finding_line(&findings[f]));
    }
  }
  close_world(&w);
}

/* With fewer lives than this, the shares are not reliable. */
enum { FEWEST = 600 };

int main(int count, char **arguments) {
  const char *mode = count > 1 ? arguments[1] : "lives";
  int is_of_duplicates = strcmp(mode, "duplicates") == 0;
  int is_of_faults = is_of_duplicates || strcmp(mode, "faults") == 0;
  long long some = check_setting("ABI_SHARE", 1), usual = is_of_faults ? 10000 : 20000;
  long long number = (count > 2 ? atoll(arguments[2]) : usual) / (some < 1 ? 1 : some);
  check_start();
  if (strcmp(mode, "life") == 0 && count == 4) print_life(atoi(arguments[2]), atoll(arguments[3]));
  else if (strcmp(mode, "duplicate") == 0 && count == 5)
    print_duplicate(arguments[2], atoll(arguments[3]), atoi(arguments[4]));
  else if (is_of_duplicates) duplicates(number < FEWEST ? FEWEST : number);
  else if (is_of_faults) faults(number < FEWEST ? FEWEST : number);
  else lives(number);
  return check_done("audits");
}
