/*
 * Judges logs that the bytes of a case describe: any columns, in pieces of any size, by auditors with any
 * options. The same log in other pieces must give the same findings, as far as it is read. Then changes
 * bytes of the session, and continues the audit.
 */
#include "last.h"
#include "oracle.h"

enum { COLUMNS = 9, MOST_RECORDS = 24, MOST_FINDINGS = 512, PIECES = 64, KEPT = 4, MOST_SESSION = 4096,
       KEPT_WORDS = 32 * 1024 };

/* ---- auditors -------------------------------------------------------------------------------- */

/* Auditors that are set up once. Most cases use them, because setting up another auditor takes
   long. */
static lcp_auditor *kept[KEPT];

static void keep_auditors(void) {
  static const lcp_os_version_t versions[KEPT] = {LCP_OS(3, 0, 0), LCP_OS(6, 0, 0), LCP_OS(12, 0, 0),
                                                  LCP_OS(17, 0, 0)};
  static uint64_t memory[KEPT][KEPT_WORDS];
  for (int i = 0; i < KEPT && !kept[KEPT - 1]; i++) {
    lcp_context context = LCP_CONTEXT_INIT(versions[i]);
    lcp_auditor_options options = LCP_AUDITOR_OPTIONS_INIT;
    options.context = &context;
    options.callbacks_mask[0] = i & 1 ? mask_word(LAST_CALLBACK, 0) : UINT64_C(0x3F80FF);
    options.callbacks_mask[1] = i & 1 ? mask_word(LAST_CALLBACK, 64) : 0;
    options.notifications_mask = i & 1 ? mask_word(LAST_NOTIFICATION, 0) : 0;
    options.flags = (uint32_t)i;
    options.scenes = 1 + (uint32_t)i;
    HOLDS_STATUS(lcp_auditor_init(memory[i], sizeof memory[i], &options, &kept[i], NULL), LCP_OK);
  }
}

static const void *take_options(input *in, int raw) {
  lcp_auditor_options options = LCP_AUDITOR_OPTIONS_INIT;
  uint8_t way = take(in);
  options.context = take_context(in, raw);
  options.os_last = way & 1 ? take_version(in) : 0;
  options.flags = way >> 1 & 3;
  options.scenes = way >> 3 & 7;
  options.strictness = (lcp_strictness_t)(way >> 6);
  options.callbacks_mask[0] = take_number(in, 8) & mask_word(LAST_CALLBACK, 0);
  options.callbacks_mask[1] = take(in) & mask_word(LAST_CALLBACK, 64);
  options.notifications_mask = take_number(in, 2) & mask_word(LAST_NOTIFICATION, 0);
  size_t from = offsetof(lcp_auditor_options, context);
  return raw ? take_raw(in, &options, sizeof options, from, sizeof options.context)
             : take_sized(in, &options, sizeof options);
}

/* Takes one of the kept auditors, or sets up another one in memory of exactly the size that it needs. Returns NULL if
   the options are invalid, or if the memory is not aligned. */
static const lcp_auditor *take_auditor(input *in, int raw, size_t *session_size) {
  lcp_auditor *auditor = NULL;
  if (take(in) & 7 || in->quick) {
    lcp_session *session = NULL;
    static uint64_t room[MOST_SESSION / 8];
    keep_auditors();
    auditor = kept[take(in) % KEPT];
    /* Finds the smallest size with which lcp_session_init succeeds. */
    for (*session_size = 8; lcp_session_init(auditor, room, *session_size, &session, NULL) != LCP_OK;)
      *session_size += 8;
    return auditor;
  }
  const lcp_auditor_options *options = take_options(in, raw);
  size_t size = 0;
  lcp_error error = LCP_ERROR_INIT;
  lcp_status_t status = lcp_auditor_measure(options, &size, session_size, &error);
  HOLDS_STATUS(error.status, status);
  if (status != LCP_OK) {
    uint64_t none = 0;
    HOLDS(size == 0 && *session_size == 0);
    HOLDS_STATUS(lcp_auditor_init(&none, sizeof none, options, &auditor, NULL), status);
    HOLDS(!auditor && !none);
    return NULL;
  }
  HOLDS(size > 0 && size <= KEPT_WORDS * 8 && *session_size > 0 && *session_size <= MOST_SESSION);
  void *memory = memory_place(size);
  status = (uintptr_t)memory & 7 ? LCP_ERROR_OUT_OF_RANGE : LCP_OK;
  if (status == LCP_OK) HOLDS_STATUS(lcp_auditor_init(memory, size - 1, options, &auditor, NULL), LCP_ERROR_MEMORY);
  HOLDS_STATUS(lcp_auditor_init(memory, size, options, &auditor, NULL), status);
  return auditor;
}

/* ---- columns --------------------------------------------------------------------------------- */

/* Describes a column: the offsets of its pointer and its stride, the size of its items, and their greatest
   likely value. */
typedef struct column {
  size_t pointer, stride, size;
  uint32_t likely;
} column;
#define COLUMN(name, likely) \
  {offsetof(lcp_audit_columns, name), offsetof(lcp_audit_columns, name##_stride), \
   sizeof *((lcp_audit_columns *)0)->name, likely}
static const column columns_of[COLUMNS] = {
    COLUMN(kinds, LAST_RECORD),  COLUMN(codes, LAST_CALLBACK), COLUMN(times, 200),      COLUMN(processes, 3),
    COLUMN(scenes, 3),           COLUMN(reads, LAST_STATE),    COLUMN(scene_reads, LAST_STATE), COLUMN(tokens, 3),
    COLUMN(values, 3)};

/* Places the columns. The memory of each column ends with its last item, so a read beyond the column is
   found. */
static lcp_audit_columns take_columns(input *in, size_t records) {
  lcp_audit_columns columns = LCP_AUDIT_COLUMNS_INIT;
  uint8_t missing = take(in);
  columns.clock = (lcp_clock_t)(take(in) % 3);
  for (int c = 0; c < COLUMNS; c++) {
    const column *k = &columns_of[c];
    uint8_t way = take(in);
    size_t stride = k->size + (way & 3 ? 0 : way >> 2 & 31);
    uint8_t *items = memory_place(records ? (records - 1) * stride + k->size : 0);
    for (size_t i = 0; i < records; i++) {
      uint8_t byte = take(in);
      int64_t value = byte % (k->likely + 1);
      if (byte == 0xFF) value = (int64_t)take_number(in, k->size);
      else if (k->likely == 200) value = (int64_t)i * INT64_C(5000000000) + value;
      memcpy(items + i * stride, &value, k->size);
    }
    const void *place = c > 1 && missing >> (c - 2) & 1 && missing & 0x80 ? NULL : items;
    memcpy((char *)&columns + k->pointer, &place, sizeof place);
    memcpy((char *)&columns + k->stride, &stride, sizeof stride);
  }
  return columns;
}

static lcp_audit_columns from_record(const lcp_audit_columns *columns, size_t at) {
  lcp_audit_columns rest = *columns;
  for (int c = 0; c < COLUMNS; c++) {
    const char *items;
    size_t stride;
    memcpy(&items, (const char *)columns + columns_of[c].pointer, sizeof items);
    memcpy(&stride, (const char *)columns + columns_of[c].stride, sizeof stride);
    if (items) items += at * stride;
    memcpy((char *)&rest + columns_of[c].pointer, &items, sizeof items);
  }
  return rest;
}

/* ---- what was found -------------------------------------------------------------------------- */

static void check_rule_number(lcp_rule_index_t rule) {
  HOLDS(rule >= LCP_RULE_NONE && rule < (int64_t)lcp_rule_count());
}

static void check_finding(const lcp_audit_finding *f) {
  char text[LONGEST_TEXT];
  size_t length = 0;
  check_named(LCP_ENUM_AUDIT, f->kind, 0);
  check_named(LCP_ENUM_SEVERITY, f->severity, 0);
  check_named(LCP_ENUM_RECORD, f->record_kind, 1);
  check_named(LCP_ENUM_CALLBACK, f->callback, 1);
  check_named(LCP_ENUM_NOTIFICATION, f->notification, 1);
  check_named(LCP_ENUM_STATE, f->expected_reads, 1);
  check_named(LCP_ENUM_CAUSE, f->cause, 1);
  check_named(LCP_ENUM_ALLOWANCE, f->allowance, 1);
  check_named(LCP_ENUM_TERMINATION, f->termination, 1);
  check_rule_number(f->rule);
  check_rule_number(f->expected_rule);
  HOLDS((f->places | f->places_after) >> LAST_STATE == 0);
  HOLDS_STATUS(lcp_finding_text(f, text, sizeof text, &length, NULL), LCP_OK);
  check_text(text);
  HOLDS(strlen(text) == length && length > 0);
}

static void look(input *in, const lcp_auditor *auditor, const lcp_session *session) {
  int32_t scene = (int32_t)(take(in) & 3);
  size_t room = take(in) & 63, count = 0;
  uint64_t places = 0;
  lcp_status_t status = lcp_session_places(auditor, session, scene, &places, NULL);
  HOLDS(status == LCP_OK || (scene && status == LCP_ERROR_NOT_FOUND));
  HOLDS(places >> LAST_STATE == 0);
  lcp_audit_step *steps = memory_place(room * sizeof *steps);
  status = lcp_list_expected(auditor, session, scene, steps, sizeof *steps, room, &count, NULL);
  HOLDS(status == LCP_OK || (scene && status == LCP_ERROR_NOT_FOUND));
  for (size_t i = 0; status == LCP_OK && i < count && i < room; i++) {
    lcp_audit_step step;
    memcpy(&step, &steps[i], sizeof step);
    check_named(LCP_ENUM_CALLBACK, step.callback, 1);
    check_named(LCP_ENUM_NOTIFICATION, step.notification, 1);
    check_named(LCP_ENUM_STATE, step.reads, 1);
    check_named(LCP_ENUM_STATE, step.scene_reads, 1);
    check_named(LCP_ENUM_CAUSE, step.cause, 1);
    check_rule_number(step.rule);
  }
  lcp_audit_end *ends = memory_place(room * sizeof *ends);
  HOLDS_STATUS(lcp_list_ends(auditor, session, take(in) & 31, ends, sizeof *ends, room, &count, NULL), LCP_OK);
  for (size_t i = 0; i < count && i < room; i++) {
    lcp_audit_end end;
    memcpy(&end, &ends[i], sizeof end);
    check_named(LCP_ENUM_CAUSE, end.cause, 0);
    check_named(LCP_ENUM_TERMINATION, end.termination, 0);
    check_named(LCP_ENUM_GROUND, end.speaks_for, 1);
    check_named(LCP_ENUM_GROUND, end.speaks_against, 1);
    check_named(LCP_ENUM_ALLOWANCE, end.allowance, 1);
    check_rule_number(end.rule);
    HOLDS(end.possible == LCP_FACT_YES || end.possible == LCP_FACT_NO);
  }
}

/* Feeds the records, in pieces if `in_pieces` is true. After PIECES calls, the remaining records are left out. Copies
   the findings to `found`, sets `*read` to the number of records that were read, and returns the number of findings. */
static size_t feed(input *in, const lcp_auditor *auditor, lcp_session *session, const lcp_audit_columns *columns,
                   size_t records, lcp_audit_finding *found, size_t *read, int in_pieces) {
  size_t at = 0, all = 0;
  for (int turn = 0; at < records && turn < PIECES; turn++) {
    size_t room = MOST_FINDINGS, piece = records - at, count = 77, consumed = 77;
    if (in_pieces) {
      room = 1 + (take(in) & 3);
      piece = 1 + take(in) % (records - at);
    }
    /* Sometimes gives a call no array. The call may then stop at any record, but loses no finding. */
    if (in_pieces && take(in) == 1) room = 0;
    lcp_audit_finding *findings = room == MOST_FINDINGS ? found : memory_place(room * sizeof *findings);
    lcp_audit_columns rest = from_record(columns, at);
    HOLDS_STATUS(lcp_auditor_feed(auditor, session, &rest, piece, room ? findings : NULL, sizeof *findings, room,
                                  &count, &consumed, NULL),
                 LCP_OK);
    HOLDS(count <= room && consumed <= piece);
    HOLDS(consumed == piece || count == room);
    HOLDS(all + count <= MOST_FINDINGS);
    if (findings != found) memcpy(found + all, findings, count * sizeof *findings);
    all += count;
    at += consumed;
  }
  *read = at;
  return all;
}

void fuzz_auditor(input *in) {
  static lcp_audit_finding found[2][MOST_FINDINGS];
  int raw = take(in) & 1;
  size_t session_size = 0, records = take(in) % (MOST_RECORDS + 1), count, again, read;
  const lcp_auditor *auditor = take_auditor(in, raw, &session_size);
  if (!auditor) return;
  lcp_session *session = NULL, *other = NULL;
  uint8_t *room = memory_place(session_size), *second = memory_place(session_size);
  if ((uintptr_t)room & 7 || (uintptr_t)second & 7) {
    HOLDS_STATUS(lcp_session_init(auditor, (uintptr_t)room & 7 ? room : second, session_size, &session, NULL),
                 LCP_ERROR_OUT_OF_RANGE);
    return;
  }
  HOLDS_STATUS(lcp_session_init(auditor, room, session_size, &session, NULL), LCP_OK);
  HOLDS_STATUS(lcp_session_init(auditor, second, session_size, &other, NULL), LCP_OK);
  lcp_audit_columns columns = take_columns(in, records);
  memset(found, 0, sizeof found);
  count = feed(in, auditor, session, &columns, records, found[0], &read, 0);
  HOLDS(count <= MOST_FINDINGS && read == records);
  for (size_t i = 0; i < count; i++) check_finding(&found[0][i]);
  look(in, auditor, session);
  again = feed(in, auditor, other, &columns, records, found[1], &read, 1);
  HOLDS(read == records ? again == count : again <= count);
  for (size_t i = 0; i < again; i++) HOLDS(memcmp(&found[0][i], &found[1][i], sizeof **found) == 0);

  /* The first 8 bytes identify the session's auditor. If any other bytes are changed, the library must refuse
     the session or continue the audit. */
  for (int changes = take(in); changes > 0 && left(in); changes--)
    room[8 + take_below(in, (uint32_t)session_size - 8)] ^= take(in);
  uint64_t places = 0;
  lcp_status_t status = lcp_session_places(auditor, session, 0, &places, NULL);
  if (status != LCP_OK) {
    HOLDS_STATUS(status, LCP_ERROR_SESSION);
    return;
  }
  look(in, auditor, session);
  count = feed(in, auditor, session, &columns, records, found[0], &read, 0);
  for (size_t i = 0; i < count; i++) check_finding(&found[0][i]);
}
