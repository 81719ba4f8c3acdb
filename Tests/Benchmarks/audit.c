/*
 * Measures the cost of judging the records of a log in columns. Compares it with the cost of a loop in the same
 * run that only adds up these columns. Also measures the cost of preparing an auditor.
 *
 *   audit [ROUNDS [SAMPLE_US]]
 *   audit sizes                 prints the sizes in bytes of an auditor, of a session, and of a session with 16
 *                               scenes
 *
 * A cell measures one record of a log, or one preparation. The cell's `context` is the version, and its `form`
 * is the measured work: `audit` or `sum`.
 */
#include "measure.h"

#include <stdlib.h>
#include <string.h>

enum { RECORDS = 1 << 15, ROOM = 64, MOST_LOGS = 8 };

/* The records of a log, column by column. */
typedef struct journal {
  const char *name;
  int32_t kinds[RECORDS], codes[RECORDS], reads[RECORDS];
  int64_t times[RECORDS], processes[RECORDS];
  lcp_audit_columns columns;
  lcp_auditor *auditor;
  lcp_session *session;
  lcp_context context;
  lcp_app app;
  lcp_auditor_options options;
  uint64_t *memory, *session_memory;
  size_t size, session_size;
} journal;

static void stop(const char *what) {
  fprintf(stderr, "audit: %s\n", what);
  exit(2);
}

/* ---- logs ------------------------------------------------------------------------------------ */

typedef struct call {
  lcp_callback_t callback;
  lcp_state_t reads;
} call;

/* The calls that the logs repeat. An entry without a callback is the end of the process. */
static const call interruptions[] = {{LCP_CALLBACK_WILL_RESIGN_ACTIVE, LCP_STATE_ACTIVE},
                                     {LCP_CALLBACK_DID_BECOME_ACTIVE, LCP_STATE_ACTIVE}};
static const call visits[] = {{LCP_CALLBACK_WILL_RESIGN_ACTIVE, LCP_STATE_ACTIVE},
                              {LCP_CALLBACK_DID_ENTER_BACKGROUND, LCP_STATE_BACKGROUND},
                              {LCP_CALLBACK_WILL_ENTER_FOREGROUND, LCP_STATE_BACKGROUND},
                              {LCP_CALLBACK_DID_BECOME_ACTIVE, LCP_STATE_ACTIVE}};
static const call processes[] = {{LCP_CALLBACK_DID_FINISH_LAUNCHING, LCP_STATE_INACTIVE},
                                 {LCP_CALLBACK_DID_BECOME_ACTIVE, LCP_STATE_ACTIVE},
                                 {LCP_CALLBACK_WILL_RESIGN_ACTIVE, LCP_STATE_ACTIVE},
                                 {LCP_CALLBACK_DID_ENTER_BACKGROUND, LCP_STATE_BACKGROUND},
                                 {0, 0}};

static journal *new_journal(const char *name, lcp_os_version_t os, const call *calls, size_t count) {
  journal *j = measure_room(1, sizeof *j);
  int64_t process = 1;
  j->name = name;
  for (int i = 0; i < RECORDS; i++) {
    const call *c = &calls[(size_t)i % count];
    j->kinds[i] = c->callback ? LCP_RECORD_ENTERED : LCP_RECORD_ENDED;
    j->codes[i] = c->callback ? c->callback : LCP_TERMINATION_MEMORY_PRESSURE;
    j->reads[i] = c->reads;
    j->times[i] = (int64_t)i * 1000000000;
    j->processes[i] = process;
    process += !c->callback;
  }
  j->columns = (lcp_audit_columns)LCP_AUDIT_COLUMNS_INIT;
  j->columns.kinds = j->kinds, j->columns.codes = j->codes, j->columns.reads = j->reads;
  j->columns.times = j->times, j->columns.processes = j->processes;
  j->app = (lcp_app)LCP_APP_INIT;
  j->app.scenes = LCP_FACT_NO;
  j->context = (lcp_context)LCP_CONTEXT_INIT(os);
  j->context.app = &j->app;
  j->options = (lcp_auditor_options)LCP_AUDITOR_OPTIONS_INIT;
  j->options.context = &j->context;
  j->options.flags = LCP_LOG_ENDS | LCP_LOG_PROCESSES;
  for (size_t i = 0; i < count; i++)
    if (calls[i].callback) j->options.callbacks_mask[0] |= LCP_BIT(calls[i].callback);
  if (lcp_auditor_measure(&j->options, &j->size, &j->session_size, NULL)) stop("an auditor is refused");
  j->memory = measure_room(j->size / 8 + 1, 8);
  j->session_memory = measure_room(j->session_size / 8 + 1, 8);
  if (lcp_auditor_init(j->memory, j->size, &j->options, &j->auditor, NULL)) stop("an auditor is refused");
  return j;
}

/* Judges the log once. Ends the program if the log has a violation. */
static unsigned judge(journal *j) {
  static lcp_audit_finding findings[ROOM];
  lcp_audit_columns columns = j->columns;
  size_t at = 0, count = 0, consumed = 0;
  unsigned statuses =
      (unsigned)lcp_session_init(j->auditor, j->session_memory, j->session_size, &j->session, NULL);
  while (at < RECORDS && !statuses) {
    columns.kinds = j->kinds + at, columns.codes = j->codes + at, columns.reads = j->reads + at;
    columns.times = j->times + at, columns.processes = j->processes + at;
    statuses |= (unsigned)lcp_auditor_feed(j->auditor, j->session, &columns, RECORDS - at, findings,
                                           sizeof *findings, ROOM, &count, &consumed, NULL);
    at += consumed;
    for (size_t i = 0; i < count; i++)
      if (findings[i].severity == LCP_SEVERITY_ERROR) stop(j->name);
  }
  return statuses;
}

/* ---- loops ----------------------------------------------------------------------------------- */

static unsigned audit(const set *set, size_t records) {
  unsigned statuses = 0;
  for (size_t done = 0; done < records; done += RECORDS) statuses |= judge(set->queries);
  return statuses;
}

volatile uint64_t sum_of_columns; /* keeps the compiler from removing the loop */

static unsigned sum(const set *set, size_t records) {
  const journal *j = set->queries;
  for (size_t done = 0; done < records; done += RECORDS) {
    uint64_t all = 0;
    for (int i = 0; i < RECORDS; i++)
      all += (uint64_t)j->kinds[i] + (uint64_t)j->codes[i] + (uint64_t)j->reads[i] + (uint64_t)j->times[i] +
             (uint64_t)j->processes[i];
    sum_of_columns = all;
  }
  return 0;
}

static unsigned prepare(const set *set, size_t times) {
  journal *j = set->queries;
  unsigned statuses = 0;
  for (size_t i = 0; i < times; i++)
    statuses |= (unsigned)lcp_auditor_init(j->memory, j->size, &j->options, &j->auditor, NULL);
  return statuses;
}

/* ---- cells ----------------------------------------------------------------------------------- */

#define JOURNAL(name, os, calls) new_journal(name, os, calls, sizeof(calls) / sizeof *(calls))

static void add_log(const char *context, journal *j) {
  static set sets[MOST_LOGS];
  static int count;
  set *its = &sets[count++];
  *its = (set){0, j, RECORDS, RECORDS};
  measure_add((cell){j->name, "sum", context, sum, its});
  measure_add((cell){j->name, "audit", context, audit, its});
}

static void add_preparation(const char *context, journal *j) {
  static set sets[MOST_LOGS];
  static int count;
  set *its = &sets[count++];
  *its = (set){0, j, 4, 4};
  measure_add((cell){"prepare", "audit", context, prepare, its});
}

static int print_sizes(void) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(17, 0, 0));
  lcp_auditor_options options = LCP_AUDITOR_OPTIONS_INIT;
  size_t size = 0, session_size = 0, many = 0;
  options.context = &context;
  if (lcp_auditor_measure(&options, &size, &session_size, NULL)) stop("no sizes");
  options.scenes = 16;
  if (lcp_auditor_measure(&options, NULL, &many, NULL)) stop("no sizes");
  printf("auditor %zu\nsession %zu\nscenes %zu\n", size, session_size, many);
  return 0;
}

int main(int count, char **words) {
  if (count > 1 && strcmp(words[1], "sizes") == 0) return print_sizes();
  const int rounds = count > 1 ? atoi(words[1]) : 15;
  const long sample_us = count > 2 ? atol(words[2]) : 2000;
  add_log("17.0", JOURNAL("interruptions", LCP_OS(17, 0, 0), interruptions));
  add_log("17.0", JOURNAL("visits", LCP_OS(17, 0, 0), visits));
  add_log("17.0", JOURNAL("processes", LCP_OS(17, 0, 0), processes));
  add_preparation("4.0", JOURNAL("prepare", LCP_OS(4, 0, 0), visits));
  add_preparation("9.0", JOURNAL("prepare", LCP_OS(9, 0, 0), visits));
  add_preparation("17.0", JOURNAL("prepare", LCP_OS(17, 0, 0), visits));
  add_preparation("27.0", JOURNAL("prepare", LCP_OS(27, 0, 0), visits));
  measure_run(stdout, rounds, sample_us);
  return 0;
}
