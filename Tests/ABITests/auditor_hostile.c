/*
 * Gives auditors records, sessions and findings of random bytes. No call may raise a signal, run forever, or touch
 * memory that it was not given: columns, findings, sessions, lists and texts lie beside an unreadable page, and
 * auditors lie in read-only memory. Every result has valid values.
 *
 * ABI_RANDOM=n tries n/8 random findings, n/2 records and n/32 sessions (default: 2,000,000). ABI_SEED sets the seed.
 */
#include "guarded.h"
#include "lives.h"

enum { HANG_SECONDS = 120 };

/* ---- memory at the edge of a page --------------------------------------------------------------- */

enum { A_SESSION, THE_FINDINGS, THE_STEPS, THE_ENDS, A_TEXT, A_FINDING, FIRST_COLUMN, COLUMNS = 9,
       ROOMS = FIRST_COLUMN + COLUMNS, ROOM_PAGES = 16 };
static unsigned char *rooms[ROOMS];
static size_t room_size;

static void open_rooms(void) {
  room_size = ROOM_PAGES * page_size();
  for (int i = 0; i < ROOMS; i++) rooms[i] = guarded(room_size);
}

/* Returns `size` bytes beside an unreadable page: the first bytes of rooms[room] if `is_first` is set, and
   the last bytes if not. */
static void *at_edge(int room, size_t size, int is_first) {
  return rooms[room] + (is_first ? 0 : room_size - size);
}

/* ---- auditors in read-only memory ------------------------------------------------------------ */

enum { AUDITORS = 12, MOST_RECORDS = 300, MOST_ITEMS = 64 };

typedef struct reader {
  const lcp_auditor *auditor;
  lcp_context context;
  lcp_app app;
  size_t session_size;
  uint32_t scenes;
  /* A session that has read half of a log. */
  uint64_t session[SESSION_WORDS];
} reader;
static reader readers[AUDITORS];

static lcp_session *session_at_edge(const reader *r, int is_first) {
  lcp_session *session = NULL;
  CHECK_STATUS(lcp_session_init(r->auditor, at_edge(A_SESSION, r->session_size, is_first), r->session_size, &session,
                                NULL),
               LCP_OK);
  return session;
}

static void open_readers(void) {
  static world w;
  static record log[RECORDS];
  for (int i = 0; i < AUDITORS; i++) {
    reader *r = &readers[i];
    const breed *b = &breeds[i * 3 % BREEDS];
    size_t size = 0, used;
    lcp_auditor *auditor = NULL;
    r->app = (lcp_app)LCP_APP_INIT;
    r->app.scenes = b->scenes ? LCP_FACT_YES : LCP_FACT_NO;
    r->context = (lcp_context)LCP_CONTEXT_INIT(b->os);
    r->context.app = i % 3 ? &r->app : NULL;
    lcp_auditor_options options = log_options(&r->context, i % 2 ? WHOLE : SHORT, (uint32_t)i % 4);
    options.scenes = r->scenes = 1 + (uint32_t)i % 5 * 4 % 16;
    options.strictness = 1 + i % 3;
    if (i % 4 == 3) options.os_last = LCP_OS(27, 0, 0);
    check_begin("lcp_auditor_init", i, 0, 0, 0);
    CHECK_STATUS(lcp_auditor_measure(&options, &size, &r->session_size, NULL), LCP_OK);
    used = (size + page_size() - 1) / page_size() * page_size();
    unsigned char *memory = guarded(used);
    CHECK_STATUS(lcp_auditor_init(memory + used - size, size, &options, &auditor, NULL), LCP_OK);
    if (mprotect(memory, used, PROT_READ)) exit(2);
    r->auditor = auditor;
    open_world(&w, b, LCP_PROFILE_OBSERVED);
    live(&w);
    lcp_audit_columns columns = columns_of(log);
    int count = make_log(&w, WHOLE, LCP_LOG_ENDS, log);
    lcp_session *session = session_at_edge(r, 0);
    CHECK_STATUS(lcp_auditor_feed(auditor, session, &columns, (size_t)count / 2, NULL, 0, 0, NULL, NULL, NULL), LCP_OK);
    memcpy(r->session, session, r->session_size);
    close_world(&w);
  }
}

/* ---- what was found -------------------------------------------------------------------------- */

static void check_value(lcp_enum_kind_t kind, int64_t value, int may_lack) {
  CHECKF((may_lack && value == 0) || lcp_enum_name(kind, value), "%lld in enumeration %d", (long long)value, kind);
}

static void check_rule(lcp_rule_index_t rule) {
  CHECKF(rule >= LCP_RULE_NONE && rule < (int64_t)lcp_rule_count(), "rule %d", rule);
}

enum { ALL_STATES = 0x3FF };

static void check_finding(const lcp_audit_finding *f) {
  check_value(LCP_ENUM_AUDIT, f->kind, 0);
  check_value(LCP_ENUM_SEVERITY, f->severity, 0);
  check_value(LCP_ENUM_RECORD, f->record_kind, 1);
  check_value(LCP_ENUM_CALLBACK, f->callback, 1);
  check_value(LCP_ENUM_NOTIFICATION, f->notification, 1);
  check_value(LCP_ENUM_STATE, f->expected_reads, 1);
  check_value(LCP_ENUM_CAUSE, f->cause, 1);
  check_value(LCP_ENUM_ALLOWANCE, f->allowance, 1);
  check_value(LCP_ENUM_TERMINATION, f->termination, 1);
  check_rule(f->rule);
  check_rule(f->expected_rule);
  CHECK(((f->places | f->places_after) & ~(uint64_t)ALL_STATES) == 0);
}

/* Makes every query about a session. */
static void check_session(const reader *r, const lcp_session *session, lcp_status_t expected) {
  lcp_audit_step *steps = at_edge(THE_STEPS, MOST_ITEMS * sizeof *steps, 0);
  lcp_audit_end *ends = at_edge(THE_ENDS, MOST_ITEMS * sizeof *ends, 0);
  size_t count = 0;
  uint64_t places = 0;
  int32_t scene = (int32_t)check_below(4);
  lcp_status_t status = lcp_session_places(r->auditor, session, scene, &places, NULL);
  CHECK(status == expected || (scene && expected == LCP_OK && status == LCP_ERROR_NOT_FOUND));
  CHECK((places & ~(uint64_t)ALL_STATES) == 0);
  status = lcp_list_expected(r->auditor, session, scene, steps, sizeof *steps, MOST_ITEMS, &count, NULL);
  CHECK(status == expected || (scene && expected == LCP_OK && status == LCP_ERROR_NOT_FOUND));
  for (size_t i = 0; status == LCP_OK && i < count && i < MOST_ITEMS; i++) {
    check_value(LCP_ENUM_CALLBACK, steps[i].callback, 1);
    check_value(LCP_ENUM_NOTIFICATION, steps[i].notification, 1);
    CHECK((steps[i].callback == 0) != (steps[i].notification == 0));
    check_value(LCP_ENUM_STATE, steps[i].reads, 1);
    check_value(LCP_ENUM_STATE, steps[i].scene_reads, 1);
    check_value(LCP_ENUM_CAUSE, steps[i].cause, 1);
    check_rule(steps[i].rule);
    CHECK(steps[i].price <= 6 && (i == 0 || steps[i].price >= steps[i - 1].price));
  }
  status = lcp_list_ends(r->auditor, session, check_below(32), ends, sizeof *ends, MOST_ITEMS, &count, NULL);
  CHECK_STATUS(status, expected);
  for (size_t i = 0; status == LCP_OK && i < count && i < MOST_ITEMS; i++) {
    check_value(LCP_ENUM_CAUSE, ends[i].cause, 0);
    check_value(LCP_ENUM_TERMINATION, ends[i].termination, 0);
    check_value(LCP_ENUM_GROUND, ends[i].speaks_for, 1);
    check_value(LCP_ENUM_GROUND, ends[i].speaks_against, 1);
    check_value(LCP_ENUM_ALLOWANCE, ends[i].allowance, 1);
    check_rule(ends[i].rule);
  }
}

/* ---- random records -------------------------------------------------------------------------- */

typedef struct column {
  size_t pointer, stride, size;
  int64_t most; /* a plausible value is at most this large */
} column;
#define COLUMN(name, size, most) \
  {offsetof(lcp_audit_columns, name), offsetof(lcp_audit_columns, name##_stride), size, most}
static const column column_table[COLUMNS] = {
    COLUMN(kinds, 4, 15), COLUMN(codes, 4, 70), COLUMN(times, 8, 1000000000000), COLUMN(processes, 8, 3),
    COLUMN(scenes, 4, 5), COLUMN(reads, 4, 7),  COLUMN(scene_reads, 4, 11),      COLUMN(tokens, 8, 4),
    COLUMN(values, 8, 5)};

/* Lays out columns of random values: some plausible, some arbitrary, some missing. */
static lcp_audit_columns any_columns(size_t records) {
  lcp_audit_columns columns = LCP_AUDIT_COLUMNS_INIT;
  int wild = (int)check_below(4);
  columns.clock = (lcp_clock_t)check_below(3);
  for (int c = 0; c < COLUMNS; c++) {
    const column *k = &column_table[c];
    size_t stride = k->size + (check_below(4) ? 0 : check_below(20));
    size_t extent = records ? (records - 1) * stride + k->size : 0;
    unsigned char *items = at_edge(FIRST_COLUMN + c, extent, check_below(4) == 0);
    if (check_below(12) == 0 && c > 1) items = NULL;
    for (size_t i = 0; items && i < records; i++) {
      int64_t value = (int64_t)check_random();
      if (wild == 0 || check_below(30) >= (uint32_t)wild)
        value = (int64_t)((uint64_t)value % ((uint64_t)k->most + 1));
      memcpy(items + i * stride, &value, k->size);
    }
    memcpy((char *)&columns + k->pointer, &items, sizeof items);
    memcpy((char *)&columns + k->stride, &stride, sizeof stride);
  }
  return columns;
}

static long long findings_seen;

/* Feeds all records. Each call gets an array for at most MOST_ITEMS findings. */
static void feed_all(const reader *r, lcp_session *session, const lcp_audit_columns *given, size_t records) {
  lcp_audit_columns columns = *given;
  size_t at = 0, turns = 0;
  while (at < records) {
    size_t room = 1 + check_below(MOST_ITEMS), count = 0, consumed = 0;
    int is_first = (int)check_below(2);
    lcp_audit_finding *findings = at_edge(THE_FINDINGS, room * sizeof *findings, is_first);
    for (int c = 0; c < COLUMNS; c++) {
      const column *k = &column_table[c];
      const char *items;
      size_t stride;
      memcpy(&items, (const char *)given + k->pointer, sizeof items);
      memcpy(&stride, (const char *)given + k->stride, sizeof stride);
      if (items) items += at * stride;
      memcpy((char *)&columns + k->pointer, &items, sizeof items);
    }
    CHECK_STATUS(lcp_auditor_feed(r->auditor, session, &columns, records - at, findings, sizeof *findings, room,
                                  &count, &consumed, NULL),
                 LCP_OK);
    CHECK(count <= room && consumed <= records - at);
    CHECKF(++turns <= 64 * (records + 1), "no end");
    if (count > room || consumed > records - at || turns > 64 * (records + 1)) return;
    findings_seen += (long long)count;
    for (size_t i = 0; i < count; i++) check_finding(&findings[i]);
    at += consumed;
  }
}

static void random_records(long long most) {
  long long done = 0;
  while (done < most) {
    const reader *r = &readers[check_below(AUDITORS)];
    size_t records = check_below(MOST_RECORDS);
    lcp_session *session = session_at_edge(r, (int)check_below(2));
    check_begin("random records", done, r - readers, (long long)records, 0);
    lcp_audit_columns columns = any_columns(records);
    alarm(HANG_SECONDS);
    feed_all(r, session, &columns, records);
    check_session(r, session, LCP_OK);
    done += (long long)records + 1;
  }
  alarm(0);
  printf("auditor_hostile: %lld random records, %lld findings\n", done, findings_seen);
}

/* ---- random sessions ------------------------------------------------------------------------- */

/* Changes random bytes of a session, except the first 8, which identify its auditor. */
static void damage(unsigned char *bytes, size_t size) {
  size_t changes = check_below(2) ? 1 + check_below(6) : 1 + check_below((uint32_t)size);
  if (check_below(16) == 0) {
    for (size_t i = 8; i < size; i++) bytes[i] = (unsigned char)check_random();
    return;
  }
  for (; changes > 0; changes--) {
    size_t at = 8 + check_below((uint32_t)size - 8);
    switch (check_below(4)) {
      case 0: bytes[at] ^= (unsigned char)(1u << check_below(8)); break;
      case 1: bytes[at] = 0xFF; break;
      default: bytes[at] = (unsigned char)check_random(); break;
    }
  }
}

static void random_sessions(long long rounds) {
  long long taken = 0;
  for (long long i = 0; i < rounds; i++) {
    const reader *r = &readers[check_below(AUDITORS)];
    size_t records = 1 + check_below(6);
    uint64_t places = 0;
    check_begin("random bytes of a session", i, r - readers, (long long)records, 0);
    unsigned char *bytes = at_edge(A_SESSION, r->session_size, (int)check_below(2));
    memcpy(bytes, r->session, r->session_size);
    damage(bytes, r->session_size);
    lcp_session *session = (lcp_session *)(void *)bytes;
    lcp_audit_columns columns = any_columns(records);
    alarm(HANG_SECONDS);
    lcp_status_t status = lcp_session_places(r->auditor, session, 0, &places, NULL);
    CHECK(status == LCP_OK || status == LCP_ERROR_SESSION);
    check_session(r, session, status);
    if (status != LCP_OK) continue;
    taken++;
    feed_all(r, session, &columns, records);
    check_session(r, session, LCP_OK);
  }
  alarm(0);
  CHECKF(taken * 2 > rounds, "only %lld of %lld damaged sessions are taken", taken, rounds);
  printf("auditor_hostile: %lld damaged sessions, %lld taken\n", rounds, taken);
}

/* ---- random findings ------------------------------------------------------------------------- */

static void random_findings(long long rounds) {
  static char whole[4096];
  long long written = 0;
  for (long long i = 0; i < rounds; i++) {
    lcp_audit_finding finding = LCP_AUDIT_FINDING_INIT, *given = at_edge(A_FINDING, sizeof finding, 0);
    size_t length = 77, same = 77, capacity = check_below(600);
    unsigned char *bytes = (unsigned char *)&finding;
    check_begin("random bytes of a finding", i, 0, 0, 0);
    finding.kind = 1 + (lcp_audit_t)check_below(LCP_AUDIT_UNREAD);
    finding.severity = 1 + (lcp_severity_t)check_below(LCP_SEVERITY_ERROR);
    finding.rule = finding.expected_rule = (lcp_rule_index_t)check_below(lcp_rule_count()) - 1;
    finding.record_kind = (lcp_record_t)check_below(16);
    finding.code = (int32_t)check_below(70);
    finding.callback = (lcp_callback_t)check_below(70);
    finding.cause = (lcp_cause_t)check_below(40);
    finding.places = check_below(1 << 11);
    for (uint32_t changes = check_below(40); changes > 0; changes--)
      bytes[4 + check_below((uint32_t)sizeof finding - 4)] = (unsigned char)check_random();
    memcpy(given, &finding, sizeof finding);
    char *text = at_edge(A_TEXT, capacity, 0);
    memset(rooms[A_TEXT], FILL, room_size);
    alarm(HANG_SECONDS);
    lcp_status_t status = lcp_finding_text(given, text, capacity, &length, NULL);
    CHECKF(status == LCP_OK || status == LCP_ERROR_UNKNOWN_VALUE || status == LCP_ERROR_MISSING_VALUE ||
               status == LCP_ERROR_OUT_OF_RANGE,
           "%s", status_name(status));
    CHECK_UNTOUCHED(rooms[A_TEXT] + room_size - capacity - 64, FILL, 64);
    if (status != LCP_OK) {
      CHECK_UNTOUCHED(text, FILL, capacity);
      CHECK(length == 77);
      continue;
    }
    written++;
    CHECK_STATUS(lcp_finding_text(given, whole, sizeof whole, &same, NULL), LCP_OK);
    CHECK(same == length && length > 5 && length < sizeof whole && strlen(whole) == length);
    if (!capacity) continue;
    size_t kept = length < capacity ? length : capacity - 1;
    CHECK(text[kept] == 0 && memcmp(text, whole, kept) == 0);
    CHECK(whole[length - 1] != '\n');
  }
  alarm(0);
  CHECK(written * 8 > rounds);
  printf("auditor_hostile: %lld texts of random findings\n", written);
}

int main(void) {
  check_start();
  long long random = check_setting("ABI_RANDOM", 2000000);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  open_rooms();
  open_readers();
  random_findings(random / 8);
  random_records(random / 2);
  random_sessions(random / 32);
  return check_done("auditor_hostile");
}
