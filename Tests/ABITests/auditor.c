/*
 * Checks what the header promises of auditors and sessions: logs in pieces of any size, columns of any
 * stride, copies, several threads, refused arguments, structs of older and newer headers, and many
 * contexts.
 *
 * ABI_SHARE=n judges about an n-th of the lives, and prepares about an n-th of the auditors of contexts().
 */
#include "lives.h"
#include <pthread.h>

static long long share;

/* ---- logs with many findings ------------------------------------------------------------------ */

/* Changes some records of a log at random. Each change swaps two records, or sets one or two fields of a record. */
static void spoil(record *records, int count) {
  for (int i = 0; i + 1 < count; i++) {
    record *r = &records[i];
    switch (check_below(24)) {
      case 0: {
        record other = r[1];
        r[1] = r[0], r[0] = other;
        break;
      }
      case 1: r->reads = (lcp_state_t)check_below(6); break;
      case 2: r->time = (int64_t)check_below(100) * SECOND; break;
      case 3: r->kind = (lcp_record_t)check_below(16); break;
      case 4: r->code = (int32_t)check_below(80) - 4; break;
      case 5: r->kind = LCP_RECORD_TASK_BEGUN, r->token = check_below(6); break;
      case 6: r->kind = LCP_RECORD_TASK_ENDED, r->token = check_below(6); break;
      case 7: r->process = check_below(4); break;
      case 8: r->scene = (int32_t)check_below(6); break;
      default: break;
    }
  }
}

/* A log, its auditor, and the findings if a single call gets the whole log. */
typedef struct judged {
  world world;
  audit audit;
  record records[RECORDS];
  int count;
  lcp_audit_finding findings[RECORDS];
  size_t found;
} judged;

static void make_judged(judged *j, int breed, uint32_t flags) {
  lcp_profile_t profile = 1 + (lcp_profile_t)check_below(LCP_PROFILE_OBSERVED);
  open_world(&j->world, &breeds[breed % BREEDS], profile);
  lcp_auditor_options options = log_options(&j->world.context, (int)check_below(2) ? WHOLE : WATCHED, flags);
  options.strictness = 1 + (lcp_strictness_t)check_below(LCP_STRICTNESS_STRICT);
  open_audit(&j->audit, &options);
  live(&j->world);
  j->count = make_log(&j->world, WHOLE, flags, j->records);
  spoil(j->records, j->count);
  blank_findings(j->findings, RECORDS);
  begin_session(&j->audit);
  j->found = judge(&j->audit, j->records, j->count, j->findings, RECORDS);
  close_world(&j->world);
}

static void check_same_findings(const judged *j, const lcp_audit_finding *findings, size_t found) {
  CHECKF(found == j->found, "%zu findings, and %zu at once", found, j->found);
  for (size_t i = 0; i < found && i < j->found; i++)
    CHECKF(memcmp(&findings[i], &j->findings[i], sizeof *findings) == 0, "finding %zu of record %llu: %s", i,
           (unsigned long long)findings[i].record, finding_line(&findings[i]));
}

/* Checks that two sessions of an auditor give the same places, next steps and ends. */
static void check_same_state(const lcp_auditor *auditor, const lcp_session *one, const lcp_session *other) {
  static lcp_audit_step steps[2][1024];
  static lcp_audit_end ends[2][128];
  const lcp_session *sessions[2];
  size_t step_count[2] = {0, 0}, end_count[2] = {0, 0};
  uint64_t places[2] = {0, 0};
  sessions[0] = one, sessions[1] = other;
  memset(steps, 0, sizeof steps), memset(ends, 0, sizeof ends);
  for (int32_t scene = 0; scene < 6; scene++) {
    lcp_status_t status = lcp_session_places(auditor, one, scene, &places[0], NULL);
    CHECK_STATUS(lcp_session_places(auditor, other, scene, &places[1], NULL), status);
    CHECK(places[0] == places[1]);
  }
  for (int i = 0; i < 2; i++) {
    for (int s = 0; s < 1024; s++) steps[i][s].struct_size = sizeof **steps;
    for (int e = 0; e < 128; e++) ends[i][e].struct_size = sizeof **ends;
    CHECK_STATUS(lcp_list_expected(auditor, sessions[i], 0, steps[i], sizeof **steps, 1024, &step_count[i], NULL),
                 LCP_OK);
    CHECK_STATUS(lcp_list_ends(auditor, sessions[i], 0, ends[i], sizeof **ends, 128, &end_count[i], NULL), LCP_OK);
  }
  CHECK(step_count[0] == step_count[1] && step_count[0] <= 1024);
  CHECK(end_count[0] == end_count[1] && end_count[0] <= 128);
  CHECK(memcmp(steps[0], steps[1], sizeof steps[0]) == 0);
  CHECK(memcmp(ends[0], ends[1], sizeof ends[0]) == 0);
}

/* ---- pieces ---------------------------------------------------------------------------------- */

/* Feeds a log in pieces of random sizes. The array for the findings of a piece has a random length, too,
   and is often too short. */
static void in_pieces(const judged *j, uint32_t most_records, uint32_t most_findings) {
  static uint64_t memory[SESSION_WORDS];
  static lcp_audit_finding findings[RECORDS];
  lcp_session *session = NULL;
  size_t found = 0;
  int at = 0, turns = 0;
  CHECK_STATUS(lcp_session_init(j->audit.auditor, memory, sizeof memory, &session, NULL), LCP_OK);
  blank_findings(findings, RECORDS);
  while (at < j->count && turns++ < 100000) {
    size_t records = check_below(most_records) + 1, room = check_below(most_findings + 1);
    size_t count = 77, consumed = 77;
    if (records > (size_t)(j->count - at)) records = (size_t)(j->count - at);
    if (found + room > RECORDS) break;
    check_begin("lcp_auditor_feed in pieces", at, (long long)records, (long long)room, (long long)found);
    lcp_audit_columns columns = logged_columns(&j->audit, j->records + at);
    /* If `room` is 0, the array may be NULL. */
    CHECK_STATUS(lcp_auditor_feed(j->audit.auditor, session, &columns, records, room ? findings + found : NULL,
                                  sizeof *findings, room, &count, &consumed, NULL),
                 LCP_OK);
    CHECK(count <= room && consumed <= records);
    CHECKF(consumed == records || count == room, "stopped with room for %zu, after %zu", room, count);
    if (count > room || consumed > records) return;
    for (size_t i = count; i < room; i++)
      CHECK_UNTOUCHED((char *)&findings[found + i] + 4, FILL, sizeof *findings - 4);
    found += count;
    at += (int)consumed;
  }
  CHECK_INT(at, j->count);
  check_same_findings(j, findings, found);
  check_same_state(j->audit.auditor, j->audit.session, session);
}

static void pieces(long long rounds) {
  static judged j;
  long long found = 0;
  for (long long i = 0; i < rounds; i++) {
    make_judged(&j, (int)(i % BREEDS), (uint32_t)(i / BREEDS % 4));
    found += (long long)j.found;
    in_pieces(&j, 1, 1);
    in_pieces(&j, 1, 3);
    in_pieces(&j, 16, 2);
    in_pieces(&j, RECORDS, 1);
    in_pieces(&j, RECORDS, 64);
  }
  CHECKF(found > rounds, "only %lld findings in %lld logs", found, rounds);
  printf("auditor: %lld logs in pieces, %lld findings\n", rounds, found);
}

/* `count` and `consumed` may be NULL. Zero records give no findings. */
static void without_answers(void) {
  static judged j;
  lcp_audit_columns columns;
  lcp_audit_finding finding = LCP_AUDIT_FINDING_INIT;
  size_t count = 77, consumed = 77;
  check_begin("lcp_auditor_feed without answers", 0, 0, 0, 0);
  make_judged(&j, 14, 0);
  columns = logged_columns(&j.audit, j.records);
  begin_session(&j.audit);
  CHECK_STATUS(lcp_auditor_feed(j.audit.auditor, j.audit.session, &columns, 0, &finding, sizeof finding, 1, &count,
                                &consumed, NULL),
               LCP_OK);
  CHECK(count == 0 && consumed == 0);
  CHECK_STATUS(lcp_auditor_feed(j.audit.auditor, j.audit.session, &columns, (size_t)j.count, NULL, 0, 0, NULL, NULL,
                                NULL),
               LCP_OK);
}

/* ---- columns --------------------------------------------------------------------------------- */

enum { COLUMNS = 9 };

/* Describes a column: the offsets of its pointer and its stride in lcp_audit_columns, the size of its items, and
   the offset of its items in `record`. */
typedef struct column {
  size_t pointer, stride, size, of_record;
} column;
#define COLUMN(name, field, type)                                                                  \
  {offsetof(lcp_audit_columns, name), offsetof(lcp_audit_columns, name##_stride), sizeof(type), \
   offsetof(record, field)}
static const column column_table[COLUMNS] = {
    COLUMN(kinds, kind, int32_t),       COLUMN(codes, code, int32_t),
    COLUMN(times, time, int64_t),       COLUMN(processes, process, int64_t),
    COLUMN(scenes, scene, int32_t),     COLUMN(reads, reads, int32_t),
    COLUMN(scene_reads, scene_reads, int32_t), COLUMN(tokens, token, int64_t),
    COLUMN(values, value, int64_t)};

static void set_column(lcp_audit_columns *columns, const column *c, const void *items, size_t stride) {
  memcpy((char *)columns + c->pointer, &items, sizeof items);
  memcpy((char *)columns + c->stride, &stride, sizeof stride);
}

/* Judges the log again, from `columns`. The findings must be the same. */
static void by_columns(judged *j, const lcp_audit_columns *columns) {
  static lcp_audit_finding findings[RECORDS];
  blank_findings(findings, RECORDS);
  begin_session(&j->audit);
  size_t count = feed_columns(j->audit.auditor, j->audit.session, columns, j->count, findings, RECORDS);
  check_same_findings(j, findings, count);
}

static void columns_apart(judged *j) {
  static unsigned char arrays[COLUMNS][RECORDS * 32];
  static const size_t more[] = {0, 4, 8, 3, 24};
  for (size_t m = 0; m < sizeof more / sizeof *more; m++) {
    lcp_audit_columns columns = LCP_AUDIT_COLUMNS_INIT;
    check_begin("columns of their own", (long long)more[m], 0, 0, 0);
    for (int c = 0; c < COLUMNS; c++) {
      const column *k = &column_table[c];
      size_t stride = k->size + more[m];
      if (k->pointer == offsetof(lcp_audit_columns, processes) && !(j->audit.options.flags & LCP_LOG_PROCESSES))
        continue;
      memset(arrays[c], FILL, sizeof arrays[c]);
      for (int i = 0; i < j->count; i++)
        memcpy(arrays[c] + (size_t)i * stride, (const char *)&j->records[i] + k->of_record, k->size);
      set_column(&columns, k, arrays[c], stride);
    }
    by_columns(j, &columns);
  }
}

/* Checks columns whose pointer is NULL. Their items must count as 0, times as -1, and their stride must be
   ignored. */
static void columns_missing(judged *j) {
  for (int c = 0; c < COLUMNS; c++) {
    const column *k = &column_table[c];
    static record kept[RECORDS];
    memcpy(kept, j->records, (size_t)j->count * sizeof *kept);
    check_begin("a column that is NULL", c, 0, 0, 0);
    for (int i = 0; i < j->count; i++)
      memset((char *)&j->records[i] + k->of_record, k->of_record == offsetof(record, time) ? 0xFF : 0, k->size);
    begin_session(&j->audit);
    blank_findings(j->findings, RECORDS);
    j->found = judge(&j->audit, j->records, j->count, j->findings, RECORDS);
    lcp_audit_columns columns = logged_columns(&j->audit, j->records);
    set_column(&columns, k, NULL, check_below(2) ? 0 : 3);
    by_columns(j, &columns);
    memcpy(j->records, kept, (size_t)j->count * sizeof *kept);
  }
}

static void columns(long long rounds) {
  static judged j;
  for (long long i = 0; i < rounds; i++) {
    make_judged(&j, (int)check_below(BREEDS), (uint32_t)(i % 4));
    columns_apart(&j);
    columns_missing(&j);
  }
}

/* ---- copies and threads ----------------------------------------------------------------------- */

/* Checks that a copy of a session continues a log with a copy of the auditor, after the original session was
   overwritten. */
static void copies(long long rounds) {
  static judged j;
  static uint64_t memory[SESSION_WORDS], session_memory[SESSION_WORDS], auditor_memory[AUDITOR_WORDS];
  static lcp_audit_finding findings[RECORDS];
  for (long long i = 0; i < rounds; i++) {
    lcp_session *session = NULL;
    make_judged(&j, (int)check_below(BREEDS), (uint32_t)(i % 4));
    int half = j.count / 2;
    lcp_audit_columns first = logged_columns(&j.audit, j.records), second = logged_columns(&j.audit, j.records + half);
    check_begin("a copy", i, half, 0, 0);
    CHECK_STATUS(lcp_session_init(j.audit.auditor, memory, sizeof memory, &session, NULL), LCP_OK);
    CHECK((void *)session == (void *)memory);
    blank_findings(findings, RECORDS);
    size_t count = feed_columns(j.audit.auditor, session, &first, half, findings, RECORDS);
    memcpy(session_memory, memory, sizeof memory);
    memcpy(auditor_memory, j.audit.memory, sizeof auditor_memory);
    memset(memory, FILL, sizeof memory);
    count += feed_columns((const lcp_auditor *)auditor_memory, (lcp_session *)session_memory, &second,
                          j.count - half, findings + count, RECORDS - count);
    check_same_findings(&j, findings, count);
    check_same_state(j.audit.auditor, j.audit.session, (lcp_session *)session_memory);
    CHECK(memcmp(auditor_memory, j.audit.memory, sizeof auditor_memory) == 0);
  }
}

enum { THREADS = 4 };

typedef struct worker {
  pthread_t thread;
  const judged *judged;
  int rounds, differs;
  uint64_t memory[SESSION_WORDS];
  lcp_audit_finding findings[RECORDS];
} worker;

static void *judge_again(void *argument) {
  worker *w = argument;
  const judged *j = w->judged;
  for (int i = 0; i < w->rounds; i++) {
    lcp_session *session = NULL;
    lcp_audit_columns columns = logged_columns(&j->audit, j->records);
    size_t count = 0, consumed = 0;
    blank_findings(w->findings, RECORDS);
    w->differs |= lcp_session_init(j->audit.auditor, w->memory, sizeof w->memory, &session, NULL) != LCP_OK;
    w->differs |= lcp_auditor_feed(j->audit.auditor, session, &columns, (size_t)j->count, w->findings,
                                   sizeof *w->findings, RECORDS, &count, &consumed, NULL) != LCP_OK;
    w->differs |= count != j->found || memcmp(w->findings, j->findings, count * sizeof *w->findings) != 0;
  }
  return NULL;
}

/* Checks that several threads can use one auditor if each has its own session. */
static void threads(int rounds) {
  static judged j;
  static worker workers[THREADS];
  for (int breed = 2; breed < BREEDS; breed += 8) {
    check_begin("threads", breed, 0, 0, 0);
    make_judged(&j, breed, LCP_LOG_PROCESSES);
    for (int i = 0; i < THREADS; i++) {
      workers[i].judged = &j, workers[i].rounds = rounds, workers[i].differs = 0;
      if (pthread_create(&workers[i].thread, NULL, judge_again, &workers[i])) exit(2);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(workers[i].thread, NULL);
    for (int i = 0; i < THREADS; i++) CHECKF(!workers[i].differs, "thread %d: not as in one thread", i);
  }
}

/* ---- refused arguments ------------------------------------------------------------------------ */

/* All memory that a call may write, except the session in `refusing`. A failing call must change neither. */
typedef struct outputs {
  size_t size, session_size, count, consumed, length;
  lcp_auditor *auditor;
  lcp_session *session;
  uint64_t places;
  lcp_audit_finding findings[4];
  lcp_audit_step steps[4];
  lcp_audit_end ends[4];
  char text[64];
  uint64_t memory[AUDITOR_WORDS], session_memory[SESSION_WORDS];
} outputs;
static outputs out, out_before;
static audit refusing;
static uint64_t refusing_before[SESSION_WORDS];

static void check_refused(lcp_status_t status, lcp_status_t expected, const lcp_error *error, lcp_field_t field,
                          int line) {
  CHECKF(status == expected, "line %d: %s, expected %s", line, status_name(status), status_name(expected));
  CHECKF(error->status == status, "line %d: the error says %s", line, status_name(error->status));
  CHECKF(error->field == field, "line %d: field %d, expected %d", line, error->field, field);
  CHECKF(memcmp(&out, &out_before, sizeof out) == 0, "line %d: something was written", line);
  CHECKF(memcmp(refusing.session_memory, refusing_before, sizeof refusing_before) == 0,
         "line %d: the session was changed", line);
  memcpy(&out, &out_before, sizeof out);
}

#define REFUSED(expected, of, call)                                       \
  do {                                                                    \
    lcp_error error = LCP_ERROR_INIT;                                     \
    lcp_status_t refused = call;                                          \
    check_refused(refused, expected, &error, LCP_FIELD_##of, __LINE__);   \
  } while (0)

static void open_refusing(void) {
  static const lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 4, 0));
  lcp_auditor_options options = log_options(&context, SHORT, LCP_LOG_PROCESSES);
  open_audit(&refusing, &options);
  memcpy(refusing_before, refusing.session_memory, sizeof refusing_before);
  memset(&out, FILL, sizeof out);
  for (int i = 0; i < 4; i++) {
    out.findings[i].struct_size = sizeof *out.findings;
    out.steps[i].struct_size = sizeof *out.steps;
    out.ends[i].struct_size = sizeof *out.ends;
  }
  memcpy(&out_before, &out, sizeof out);
}

static lcp_status_t measure(const lcp_auditor_options *options, lcp_error *error) {
  return lcp_auditor_measure(options, &out.size, &out.session_size, error);
}

static lcp_status_t set_up(void *memory, size_t size, const lcp_auditor_options *options, lcp_error *error) {
  return lcp_auditor_init(memory, size, options, &out.auditor, error);
}

static lcp_status_t feed(const lcp_auditor *auditor, lcp_session *session, const lcp_audit_columns *columns,
                         size_t stride, size_t room, lcp_error *error) {
  return lcp_auditor_feed(auditor, session, columns, 1, out.findings, stride, room, &out.count, &out.consumed,
                          error);
}

/* Makes every call that takes an auditor and a session, and lcp_session_init if the auditor is bad. Each call must
   return `expected`. */
static void all_calls(const lcp_auditor *auditor, lcp_session *session, lcp_status_t expected, lcp_field_t field,
                      int line) {
  const record none = {LCP_RECORD_NOTE, 0, 0, 0, 0, 0, 0, 0, 0};
  lcp_audit_columns columns = columns_of(&none);
  lcp_error error = LCP_ERROR_INIT;
#define CALL(call) (error = (lcp_error)LCP_ERROR_INIT, check_refused(call, expected, &error, field, line))
  CALL(feed(auditor, session, &columns, sizeof *out.findings, 4, &error));
  CALL(lcp_session_places(auditor, session, 0, &out.places, &error));
  CALL(lcp_list_expected(auditor, session, 0, out.steps, sizeof *out.steps, 4, &out.count, &error));
  CALL(lcp_list_ends(auditor, session, 0, out.ends, sizeof *out.ends, 4, &out.count, &error));
  if (field == LCP_FIELD_AUDITOR)
    CALL(lcp_session_init(auditor, out.session_memory, sizeof out.session_memory, &out.session, &error));
#undef CALL
}

static void bad_options(void) {
  static const lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 4, 0));
  static const lcp_strictness_t strictnesses[] = {-1, 4, 1000, INT32_MAX, INT32_MIN};
  lcp_context bad_context = LCP_CONTEXT_INIT(LCP_OS(1, 0, 0));
  const lcp_auditor_options usual = refusing.options;
  lcp_auditor_options options = usual;
  int64_t last_callback = 0, last_notification = 0, value;
#define BOTH(expected, of)                                                                        \
  do {                                                                                            \
    REFUSED(expected, of, measure(&options, &error));                                             \
    REFUSED(expected, of, set_up(out.memory, sizeof out.memory, &options, &error));               \
    options = usual;                                                                              \
  } while (0)
  check_begin("bad options", 0, 0, 0, 0);
  REFUSED(LCP_ERROR_NULL_ARGUMENT, OPTIONS, measure(NULL, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, OPTIONS, set_up(out.memory, sizeof out.memory, NULL, &error));
  options.context = NULL;
  BOTH(LCP_ERROR_NULL_ARGUMENT, CONTEXT);
  options.context = &bad_context;
  BOTH(LCP_ERROR_OUT_OF_RANGE, OS);
  options.os_last = LCP_OS(12, 3, 0);
  BOTH(LCP_ERROR_OUT_OF_RANGE, OS);
  options.os_last = 0x1000000;
  BOTH(LCP_ERROR_OUT_OF_RANGE, OS);
  options.scenes = 17;
  BOTH(LCP_ERROR_OUT_OF_RANGE, SCENES);
  options.scenes = UINT32_MAX;
  BOTH(LCP_ERROR_OUT_OF_RANGE, SCENES);
  for (uint32_t bit = 2; bit < 32; bit++) {
    options.flags = UINT32_C(1) << bit;
    BOTH(LCP_ERROR_UNKNOWN_VALUE, LOG_FLAGS);
  }
  for (size_t i = 0; i < sizeof strictnesses / sizeof *strictnesses; i++) {
    options.strictness = strictnesses[i];
    BOTH(LCP_ERROR_UNKNOWN_VALUE, STRICTNESS);
  }
  for (uint32_t i = 0; lcp_enum_value_at(LCP_ENUM_CALLBACK, i, &value) == LCP_OK; i++) last_callback = value;
  for (uint32_t i = 0; lcp_enum_value_at(LCP_ENUM_NOTIFICATION, i, &value) == LCP_OK; i++) last_notification = value;
  for (int64_t bit = last_callback; bit < 128; bit++) {
    options.callbacks_mask[bit / 64] |= UINT64_C(1) << (bit % 64);
    BOTH(LCP_ERROR_UNKNOWN_VALUE, LOGGED_CALLBACKS);
  }
  for (int64_t bit = last_notification; bit < 64; bit++) {
    options.notifications_mask |= UINT64_C(1) << bit;
    BOTH(LCP_ERROR_UNKNOWN_VALUE, LOGGED_NOTIFICATIONS);
  }
  options.reserved = 1;
  BOTH(LCP_ERROR_NEWER_STRUCT, OPTIONS);
#undef BOTH
  options.context = &context;
  CHECK_STATUS(lcp_auditor_measure(&options, NULL, NULL, NULL), LCP_OK);
}

static void bad_memory(void) {
  const lcp_auditor_options options = refusing.options;
  size_t size = 0, session_size = 0;
  check_begin("bad memory", 0, 0, 0, 0);
  CHECK_STATUS(lcp_auditor_measure(&options, &size, &session_size, NULL), LCP_OK);
  CHECK(size % 8 == 0 && session_size % 8 == 0);
  CHECKF(size < 256 * 1024, "an auditor takes %zu bytes", size);
  REFUSED(LCP_ERROR_NULL_ARGUMENT, MEMORY, set_up(NULL, size, &options, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, AUDITOR,
          lcp_auditor_init(out.memory, sizeof out.memory, &options, NULL, &error));
  REFUSED(LCP_ERROR_MEMORY, MEMORY_SIZE, set_up(out.memory, 0, &options, &error));
  REFUSED(LCP_ERROR_MEMORY, MEMORY_SIZE, set_up(out.memory, size - 1, &options, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, MEMORY,
          lcp_session_init(refusing.auditor, NULL, session_size, &out.session, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, SESSION,
          lcp_session_init(refusing.auditor, out.session_memory, session_size, NULL, &error));
  REFUSED(LCP_ERROR_MEMORY, MEMORY_SIZE,
          lcp_session_init(refusing.auditor, out.session_memory, session_size - 1, &out.session, &error));
  for (int off = 1; off < 8; off++) {
    REFUSED(LCP_ERROR_OUT_OF_RANGE, MEMORY, set_up((char *)out.memory + off, sizeof out.memory - 8, &options, &error));
    REFUSED(LCP_ERROR_OUT_OF_RANGE, MEMORY,
            lcp_session_init(refusing.auditor, (char *)out.session_memory + off, sizeof out.session_memory - 8,
                             &out.session, &error));
  }
  lcp_auditor *auditor = NULL;
  lcp_session *session = NULL;
  CHECK_STATUS(lcp_auditor_init(out.memory, size, &options, &auditor, NULL), LCP_OK);
  CHECK((void *)auditor == (void *)out.memory);
  CHECK_UNTOUCHED((char *)out.memory + size, FILL, sizeof out.memory - size);
  CHECK_STATUS(lcp_session_init(auditor, out.session_memory, session_size, &session, NULL), LCP_OK);
  CHECK_UNTOUCHED((char *)out.session_memory + session_size, FILL, sizeof out.session_memory - session_size);
  memcpy(&out, &out_before, sizeof out);
}

/* Passes NULL, memory that contains no auditor or no session, addresses that are not aligned, and sessions of
   auditors with other options. */
static void strangers(void) {
  static uint64_t nothing[AUDITOR_WORDS];
  static audit other;
  static lcp_context context, usual_context;
  static lcp_app app = LCP_APP_INIT;
  static lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;
  static lcp_limit limit = LCP_LIMIT_INIT;
  static lcp_limits limits = LCP_LIMITS_INIT;
  check_begin("strangers", 0, 0, 0, 0);
  all_calls(NULL, refusing.session, LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_AUDITOR, __LINE__);
  all_calls(refusing.auditor, NULL, LCP_ERROR_NULL_ARGUMENT, LCP_FIELD_SESSION, __LINE__);
  all_calls((lcp_auditor *)nothing, refusing.session, LCP_ERROR_AUDITOR, LCP_FIELD_AUDITOR, __LINE__);
  all_calls((lcp_auditor *)refusing.session_memory, refusing.session, LCP_ERROR_AUDITOR, LCP_FIELD_AUDITOR, __LINE__);
  all_calls(refusing.auditor, (lcp_session *)nothing, LCP_ERROR_SESSION, LCP_FIELD_SESSION, __LINE__);
  all_calls(refusing.auditor, (lcp_session *)refusing.memory, LCP_ERROR_SESSION, LCP_FIELD_SESSION, __LINE__);
  for (int off = 1; off < 8; off++) {
    all_calls((lcp_auditor *)((char *)refusing.memory + off), refusing.session, LCP_ERROR_AUDITOR, LCP_FIELD_AUDITOR,
              __LINE__);
    all_calls(refusing.auditor, (lcp_session *)((char *)refusing.session_memory + off), LCP_ERROR_SESSION,
              LCP_FIELD_SESSION, __LINE__);
  }
  for (int bit = 0; bit < 64; bit++) {
    check_begin("a stranger by one bit", bit, 0, 0, 0);
    memcpy(nothing, refusing.memory, sizeof nothing);
    nothing[0] ^= UINT64_C(1) << bit;
    all_calls((lcp_auditor *)nothing, refusing.session, LCP_ERROR_AUDITOR, LCP_FIELD_AUDITOR, __LINE__);
    memcpy(nothing, refusing.session_memory, sizeof refusing.session_memory);
    nothing[0] ^= UINT64_C(1) << bit;
    all_calls(refusing.auditor, (lcp_session *)nothing, LCP_ERROR_SESSION, LCP_FIELD_SESSION, __LINE__);
  }
  usual_context = context = *refusing.options.context;
  for (int which = 0; which < 14; which++) {
    lcp_auditor_options options = refusing.options;
    context = usual_context;
    options.context = &context;
    switch (which) {
      case 0: context.os = LCP_OS(12, 3, 0); break;
      case 1: options.os_last = LCP_OS(13, 0, 0); break;
      case 2: options.callbacks_mask[0] ^= 1; break;
      case 3: options.callbacks_mask[0] ^= UINT64_C(1) << 40; break;
      case 4: options.notifications_mask ^= 1; break;
      case 5: options.flags ^= LCP_LOG_ENDS; break;
      case 6: options.flags ^= LCP_LOG_PROCESSES; break;
      case 7: options.strictness = LCP_STRICTNESS_LENIENT; break;
      case 8: options.scenes = 3; break;
      case 9: context.profile = LCP_PROFILE_DOCUMENTED; break;
      case 10:
        app.exits_on_suspend = LCP_FACT_YES;
        context.app = &app;
        break;
      case 11:
        app = (lcp_app)LCP_APP_INIT;
        app.linked_sdk = LCP_OS(3, 2, 0);
        context.app = &app;
        break;
      case 12:
        facts.idiom = LCP_IDIOM_PAD;
        context.facts = &facts;
        break;
      default:
        limit.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
        limit.limit_ns = SECOND;
        limits.count = 1, limits.items = &limit, limits.stride = sizeof limit;
        context.limits = &limits;
        break;
    }
    check_begin("a session of other options", which, 0, 0, 0);
    open_audit(&other, &options);
    all_calls(refusing.auditor, other.session, LCP_ERROR_SESSION, LCP_FIELD_SESSION, __LINE__);
  }
}

static void bad_columns(void) {
  static const lcp_clock_t clocks[] = {-1, 3, 1000, INT32_MAX, INT32_MIN};
  const record none = {LCP_RECORD_NOTE, 0, 0, 0, 0, 0, 0, 0, 0};
  const lcp_audit_columns usual = columns_of(&none);
  lcp_audit_columns columns = usual;
  check_begin("bad columns", 0, 0, 0, 0);
  REFUSED(LCP_ERROR_NULL_ARGUMENT, COLUMNS,
          feed(refusing.auditor, refusing.session, NULL, sizeof *out.findings, 4, &error));
  for (size_t i = 0; i < sizeof clocks / sizeof *clocks; i++) {
    columns.clock = clocks[i];
    REFUSED(LCP_ERROR_UNKNOWN_VALUE, CLOCK,
            feed(refusing.auditor, refusing.session, &columns, sizeof *out.findings, 4, &error));
  }
  for (int c = 0; c < COLUMNS; c++) {
    for (size_t stride = 0; stride < column_table[c].size; stride++) {
      columns = usual;
      set_column(&columns, &column_table[c], &none, stride);
      REFUSED(LCP_ERROR_STRIDE, COLUMNS,
              feed(refusing.auditor, refusing.session, &columns, sizeof *out.findings, 4, &error));
    }
    columns = usual;
    set_column(&columns, &column_table[c], &none, SIZE_MAX);
    REFUSED(LCP_ERROR_STRIDE, COLUMNS,
            feed(refusing.auditor, refusing.session, &columns, sizeof *out.findings, 4, &error));
  }
  columns = usual;
  for (size_t stride = 0; stride < 4; stride++)
    REFUSED(LCP_ERROR_STRIDE, STRIDE, feed(refusing.auditor, refusing.session, &columns, stride, 4, &error));
  REFUSED(LCP_ERROR_STRIDE, STRIDE, feed(refusing.auditor, refusing.session, &columns, 4097, 4, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ITEMS,
          lcp_auditor_feed(refusing.auditor, refusing.session, &columns, 1, NULL, sizeof *out.findings, 4, &out.count,
                           &out.consumed, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, COUNT,
          lcp_auditor_feed(refusing.auditor, refusing.session, &columns, (size_t)PTRDIFF_MAX + 1, out.findings,
                           sizeof *out.findings, 4, &out.count, &out.consumed, &error));
  REFUSED(LCP_ERROR_OUT_OF_RANGE, COUNT,
          lcp_auditor_feed(refusing.auditor, refusing.session, &columns, SIZE_MAX, out.findings,
                           sizeof *out.findings, 4, &out.count, &out.consumed, &error));
}

static void bad_questions(void) {
  check_begin("bad questions", 0, 0, 0, 0);
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ANSWER,
          lcp_session_places(refusing.auditor, refusing.session, 0, NULL, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, SCENE,
          lcp_session_places(refusing.auditor, refusing.session, 7, &out.places, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, SCENE,
          lcp_session_places(refusing.auditor, refusing.session, -1, &out.places, &error));
  REFUSED(LCP_ERROR_NOT_FOUND, SCENE,
          lcp_list_expected(refusing.auditor, refusing.session, 7, out.steps, sizeof *out.steps, 4, &out.count,
                            &error));
  REFUSED(LCP_ERROR_STRIDE, STRIDE,
          lcp_list_expected(refusing.auditor, refusing.session, 0, out.steps, 3, 4, &out.count, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ITEMS,
          lcp_list_expected(refusing.auditor, refusing.session, 0, NULL, sizeof *out.steps, 4, &out.count, &error));
  REFUSED(LCP_ERROR_STRIDE, STRIDE,
          lcp_list_ends(refusing.auditor, refusing.session, 0, out.ends, 3, 4, &out.count, &error));
  REFUSED(LCP_ERROR_NULL_ARGUMENT, ITEMS,
          lcp_list_ends(refusing.auditor, refusing.session, 0, NULL, sizeof *out.ends, 4, &out.count, &error));
  for (uint32_t bit = 5; bit < 32; bit++)
    REFUSED(LCP_ERROR_UNKNOWN_VALUE, LOG_FLAGS,
            lcp_list_ends(refusing.auditor, refusing.session, UINT32_C(1) << bit, out.ends, sizeof *out.ends, 4,
                          &out.count, &error));
  lcp_audit_finding finding = LCP_AUDIT_FINDING_INIT;
  REFUSED(LCP_ERROR_NULL_ARGUMENT, FINDING, lcp_finding_text(NULL, out.text, sizeof out.text, &out.length, &error));
  REFUSED(LCP_ERROR_MISSING_VALUE, FINDING,
          lcp_finding_text(&finding, out.text, sizeof out.text, &out.length, &error));
  finding.kind = 1000;
  REFUSED(LCP_ERROR_UNKNOWN_VALUE, FINDING,
          lcp_finding_text(&finding, out.text, sizeof out.text, &out.length, &error));
  finding.kind = LCP_AUDIT_ORDER;
  REFUSED(LCP_ERROR_MISSING_VALUE, FINDING,
          lcp_finding_text(&finding, out.text, sizeof out.text, &out.length, &error));
  finding.severity = LCP_SEVERITY_ERROR;
  finding.rule = (lcp_rule_index_t)lcp_rule_count();
  REFUSED(LCP_ERROR_OUT_OF_RANGE, RULE, lcp_finding_text(&finding, out.text, sizeof out.text, &out.length, &error));
  finding.rule = LCP_RULE_NONE;
  REFUSED(LCP_ERROR_NULL_ARGUMENT, TEXT, lcp_finding_text(&finding, NULL, 4, &out.length, &error));
  CHECK_STATUS(lcp_finding_text(&finding, NULL, 0, NULL, NULL), LCP_OK);
}

/* ---- structs of other versions ------------------------------------------------------------------ */

static lcp_status_t with_options(const void *s) { return lcp_auditor_measure(s, NULL, NULL, NULL); }
static lcp_status_t with_columns(const void *s) {
  return lcp_auditor_feed(refusing.auditor, refusing.session, s, 0, NULL, 0, 0, NULL, NULL, NULL);
}
static lcp_status_t with_finding(const void *s) { return lcp_finding_text(s, NULL, 0, NULL, NULL); }

/* Feeds records, and stores the findings in elements of various sizes. */
static void finding_sizes(const judged *j) {
  static unsigned char items[RECORDS * 256];
  static uint64_t memory[SESSION_WORDS];
  for (size_t stride = 4; stride <= 256; stride += stride < 200 ? 1 : 7) {
    size_t known = stride < sizeof(lcp_audit_finding) ? stride : sizeof(lcp_audit_finding), count = 0, consumed = 0;
    lcp_session *session = NULL;
    lcp_audit_columns columns = logged_columns(&j->audit, j->records);
    check_begin("findings of another size", (long long)stride, 0, 0, 0);
    memset(items, FILL, sizeof items);
    CHECK_STATUS(lcp_session_init(j->audit.auditor, memory, sizeof memory, &session, NULL), LCP_OK);
    CHECK_STATUS(lcp_auditor_feed(j->audit.auditor, session, &columns, (size_t)j->count, (void *)items, stride,
                                  RECORDS, &count, &consumed, NULL),
                 LCP_OK);
    CHECK_INT(count, j->found);
    for (size_t i = 0; i < count; i++) {
      const unsigned char *item = items + i * stride;
      uint32_t size = 0;
      memcpy(&size, item, sizeof size);
      CHECK_INT(size, known);
      size_t whole = known & ~(size_t)7;
      CHECKF(memcmp(item + 4, (const char *)&j->findings[i] + 4, whole < 8 ? 0 : whole - 4) == 0,
             "differs from the whole finding");
      CHECK_UNTOUCHED(item + known, FILL, stride - known);
    }
    CHECK_UNTOUCHED(items + count * stride, FILL, 64);
  }
}

static void list_sizes(void) {
  static lcp_audit_step steps[256];
  static lcp_audit_end ends[256];
  static unsigned char items[256 * 80];
  size_t step_count = 0, end_count = 0, count = 0;
  memset(steps, 0, sizeof steps), memset(ends, 0, sizeof ends);
  CHECK_STATUS(lcp_list_expected(refusing.auditor, refusing.session, 0, steps, sizeof *steps, 256, &step_count, NULL),
               LCP_OK);
  CHECK_STATUS(lcp_list_ends(refusing.auditor, refusing.session, 0, ends, sizeof *ends, 256, &end_count, NULL),
               LCP_OK);
  CHECK(step_count > 4 && step_count <= 256 && end_count > 4 && end_count <= 256);
  for (size_t stride = 4; stride <= 80; stride++)
    for (size_t room = 0; room < 256; room += 51)
      for (int list = 0; list < 2; list++) {
        size_t whole = list ? sizeof *ends : sizeof *steps, all = list ? end_count : step_count;
        size_t known = stride < whole ? stride : whole;
        check_begin(list ? "lcp_list_ends" : "lcp_list_expected", (long long)stride, (long long)room, 0, 0);
        memset(items, FILL, sizeof items);
        CHECK_STATUS(list ? lcp_list_ends(refusing.auditor, refusing.session, 0, (void *)items, stride, room, &count,
                                          NULL)
                          : lcp_list_expected(refusing.auditor, refusing.session, 0, (void *)items, stride, room,
                                              &count, NULL),
                     LCP_OK);
        CHECK_INT(count, all);
        for (size_t i = 0; i < room && i < all; i++) {
          const char *one = list ? (const char *)&ends[i] : (const char *)&steps[i];
          size_t same = known & ~(size_t)7;
          CHECK(memcmp(items + i * stride + 4, one + 4, same < 8 ? 0 : same - 4) == 0);
          CHECK_UNTOUCHED(items + i * stride + known, FILL, stride - known);
        }
        CHECK_UNTOUCHED(items + (room < all ? room : all) * stride, FILL, 64);
      }
}

static void sizes(void) {
  static judged j;
  const record none = {LCP_RECORD_NOTE, 0, 0, 0, 0, 0, 0, 0, 0};
  lcp_audit_columns columns = columns_of(&none);
  lcp_audit_finding finding = LCP_AUDIT_FINDING_INIT;
  finding.kind = LCP_AUDIT_GAP;
  finding.severity = LCP_SEVERITY_NOTE;
  finding.rule = finding.expected_rule = LCP_RULE_NONE;
  check_input_sizes("options", &refusing.options, sizeof refusing.options,
              offsetof(lcp_auditor_options, context) + sizeof(void *), LCP_ERROR_NULL_ARGUMENT, with_options);
  check_input_sizes("a finding", &finding, sizeof finding, offsetof(lcp_audit_finding, severity) + 4,
              LCP_ERROR_MISSING_VALUE, with_finding);
  columns = (lcp_audit_columns)LCP_AUDIT_COLUMNS_INIT;
  check_input_sizes("columns", &columns, sizeof columns, 4, LCP_OK, with_columns);
  make_judged(&j, 25, LCP_LOG_ENDS);
  finding_sizes(&j);
  list_sizes();
}

/* ---- many contexts ----------------------------------------------------------------------------- */

/* Checks that the memory of auditors in this program is large enough for ranges between two of `versions`, with much
   or little known about the app and the device. Tries every fifth combination, or fewer with ABI_SHARE. */
static void contexts(void) {
  static const lcp_os_version_t versions[] = {
      LCP_OS(2, 0, 0),  LCP_OS(4, 0, 0),  LCP_OS(6, 0, 0),  LCP_OS(7, 0, 0),  LCP_OS(9, 0, 0), LCP_OS(12, 0, 0),
      LCP_OS(13, 0, 0), LCP_OS(15, 0, 0), LCP_OS(17, 0, 0), LCP_OS(26, 0, 0), LCP_OS(27, 0, 0)};
  enum { VERSIONS = sizeof versions / sizeof *versions };
  static uint64_t memory[AUDITOR_WORDS], session_memory[SESSION_WORDS];
  long long turn = 0, done = 0;
  for (int first = 0; first < VERSIONS; first++)
    for (int last = first; last < VERSIONS; last++)
      for (lcp_profile_t profile = LCP_PROFILE_DOCUMENTED; profile <= LCP_PROFILE_OBSERVED; profile++)
        for (lcp_fact_t scenes = LCP_FACT_UNKNOWN; scenes <= LCP_FACT_NO; scenes++)
          for (int way = 0; way < 4; way++) {
            static const lcp_device_facts unknown = LCP_DEVICE_FACTS_INIT;
            lcp_app app = LCP_APP_INIT;
            lcp_context context = LCP_CONTEXT_INIT(versions[first]);
            lcp_auditor *auditor = NULL;
            lcp_session *session = NULL;
            size_t size = 0, session_size = 0, count = 0;
            if (turn++ % (5 * share)) continue;
            app.scenes = scenes;
            context.profile = profile;
            context.app = &app;
            /* With bit 1 of `way`, the linked SDK is as old as the first version of the range. */
            if (way & 2) app.linked_sdk = versions[first];
            if (way & 1) context.facts = &unknown;
            lcp_auditor_options options = log_options(&context, WHOLE, way & 1 ? 0 : LCP_LOG_ENDS | LCP_LOG_PROCESSES);
            options.os_last = versions[last];
            check_begin("a context", first, last, profile, scenes * 4 + way);
            CHECK_STATUS(lcp_auditor_measure(&options, &size, &session_size, NULL), LCP_OK);
            CHECK(size <= sizeof memory && session_size <= sizeof session_memory);
            CHECK_STATUS(lcp_auditor_init(memory, size, &options, &auditor, NULL), LCP_OK);
            CHECK_STATUS(lcp_session_init(auditor, session_memory, session_size, &session, NULL), LCP_OK);
            CHECK_STATUS(lcp_list_expected(auditor, session, 0, NULL, 0, 0, &count, NULL), LCP_OK);
            /* From 27.0 on, an app without scenes may be ended at launch. */
            if (scenes != LCP_FACT_NO || versions[first] < LCP_OS(27, 0, 0))
              CHECKF(count > 2, "only %zu records may come", count);
            done++;
          }
  printf("auditor: %lld contexts, up to all versions at once\n", done);
}

int main(void) {
  check_start();
  share = check_setting("ABI_SHARE", 1);
  if (share < 1) share = 1;
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  pieces(700 / share + 20);
  without_answers();
  columns(200 / share + 5);
  copies(200 / share + 5);
  threads((int)(50 / share) + 2);
  open_refusing();
  bad_options();
  bad_memory();
  strangers();
  bad_columns();
  bad_questions();
  sizes();
  contexts();
  return check_done("auditor");
}
