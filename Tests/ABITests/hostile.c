/*
 * Every function with what a careless or hostile caller passes: NULL in every place, values out of
 * range in every field, limits that cannot be, and random calls with misaligned pointers. Each call
 * comes back with the status that the header states, names the field and the value, and on failure
 * leaves the answer as it was. Sizes are in sizes.c, batches in batch.c, tokens in tokens.c,
 * Info.plist entries in info.c.
 *
 * ABI_RANDOM sets the number of random calls (2,000,000), ABI_SEED their seed.
 */
#include "questions.h"

/* ---- NULL in every position ----------------------------------------------------------------- */

static void nulls(const question *q) {
  setting s;
  lcp_error error = LCP_ERROR_INIT;
  prepare(&s, q);
  check_begin(q->name, 0, 0, 0, 0);
  memset(answer_bytes, FILL, sizeof answer_bytes);
  set_size(answer_bytes, (uint32_t)q->answer_size);
  for (int missing = 1; missing < 8; missing++) {
    if (missing & 2 && !q->query_size) continue;
    const void *context = missing & 1 ? NULL : &s.context;
    const void *query = missing & 2 ? NULL : s.query;
    void *answer = missing & 4 ? NULL : answer_bytes;
    check_begin(q->name, missing, 0, 0, 0);
    CHECK_STATUS(q->ask(context, query, answer, NULL), LCP_ERROR_NULL_ARGUMENT);
    CHECK_STATUS(q->ask(context, query, answer, &error), LCP_ERROR_NULL_ARGUMENT);
    CHECK_STATUS(error.status, LCP_ERROR_NULL_ARGUMENT);
    if (missing == 1) CHECK_INT(error.field, LCP_FIELD_CONTEXT);
    if (missing == 2) CHECK_INT(error.field, LCP_FIELD_QUERY);
    if (missing == 4) CHECK_INT(error.field, LCP_FIELD_ANSWER);
    CHECK_UNTOUCHED(answer_bytes + 4, FILL, sizeof answer_bytes - 4);
  }
  CHECK_ASKED(q, ask(q, &s.context, s.query, &error), &error);
  s.context.app = NULL;
  s.context.facts = NULL;
  s.context.limits = NULL;
  lcp_status_t status = ask(q, &s.context, s.query, &error);
  CHECK_ASKED(q, status, &error);
  CHECK_STATUS(q->ask(&s.context, s.query, answer_bytes, NULL), status);
}

static void nulls_elsewhere(void) {
  lcp_os_version_t os = 7;
  lcp_rule_index_t index = 7;
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  lcp_transition_step step = LCP_TRANSITION_STEP_INIT;
  lcp_path_step path_step = LCP_PATH_STEP_INIT;
  uint64_t path[3] = {0, 0, 0};

  check_begin("lcp_os_parse", 0, 0, 0, 0);
  CHECK_STATUS(lcp_os_parse(NULL, 3, &os), LCP_ERROR_NULL_ARGUMENT);
  CHECK(lcp_os_parse(NULL, 0, &os) != LCP_OK);
  CHECK_STATUS(lcp_os_parse("9.3", 3, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_os_parse(NULL, 3, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_INT(os, 7);

  check_begin("lcp_rule_find", 0, 0, 0, 0);
  CHECK_STATUS(lcp_rule_find(NULL, 3, &index), LCP_ERROR_NULL_ARGUMENT);
  CHECK(lcp_rule_find(NULL, 0, &index) != LCP_OK);
  CHECK_STATUS(lcp_rule_find("x", 1, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_rule_find("x", 1, &index), LCP_ERROR_NOT_FOUND);
  CHECK_STATUS(lcp_rule_find("", 0, &index), LCP_ERROR_NOT_FOUND);
  CHECK_INT(index, 7);

  check_begin("the readers by index", 0, 0, 0, 0);
  CHECK_STATUS(lcp_transition_step_at(answer.sequence, 0, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_path_step_at(NULL, 0, &path_step), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_path_step_at(path, 0, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_path_step_at(NULL, 0, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_rule_at(0, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_rule_step_at(0, 0, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_rule_citation_at(0, 0, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_citation_at(0, NULL), LCP_ERROR_NULL_ARGUMENT);
  for (uint32_t size = 0; size < 4; size++) {
    step.struct_size = path_step.struct_size = size;
    CHECK_STATUS(lcp_transition_step_at(0, 0, &step), LCP_ERROR_STRUCT_SIZE);
    CHECK_STATUS(lcp_path_step_at(path, 0, &path_step), LCP_ERROR_STRUCT_SIZE);
  }

  const lcp_cause_t causes[] = {INT32_MIN, -1, 0, CAUSES + 1, 255, 65537, INT32_MAX};
  for (size_t i = 0; i < sizeof causes / sizeof *causes; i++) {
    check_begin("lcp_cause_termination", causes[i], 0, 0, 0);
    CHECK_INT(lcp_cause_termination(causes[i]), 0);
  }
  for (lcp_cause_t cause = 1; cause <= CAUSES; cause++) {
    check_begin("lcp_cause_termination", cause, 0, 0, 0);
    CHECK(lcp_enum_name(LCP_ENUM_TERMINATION, lcp_cause_termination(cause)));
  }
}

/* ---- values --------------------------------------------------------------------------------- */

static void bad_values_of(const question *q, setting *s, void *object, const field *fields) {
  for (const field *f = fields; f->name; f++) {
    int64_t one_more = f->high == INT64_MAX ? f->high : f->high + 1;
    const int64_t tries[] = {INT64_MIN, INT32_MIN, -77, -2,         -1,        0,
                             1,         255,       one_more, f->high, INT32_MAX, INT64_MAX,
                             UINT32_MAX, f->low,   INT64_C(1) << 47, INT64_C(1) << 32};
    unsigned char saved[8];
    memcpy(saved, (char *)object + f->offset, f->size);
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
      int64_t value = field_value(f, tries[i]);
      int good = is_good(f, value);
      lcp_error error;
      check_begin(q->name, f->field, value, 0, 0);
      set_field(object, f, value);
      lcp_status_t status = ask(q, &s->context, s->query, &error);
      memcpy((char *)object + f->offset, saved, f->size);
      if (good) {
        CHECKF(is_asked(q, status, &error), "%s = %lld gives %s", f->name, (long long)value,
               lcp_status_name(status));
        continue;
      }
      lcp_status_t expected = f->required && value == 0 ? LCP_ERROR_MISSING_VALUE : f->status;
      CHECKF(status == expected, "%s = %lld gives %s, expected %s", f->name, (long long)value,
             lcp_status_name(status), lcp_status_name(expected));
      CHECKF(error.field == f->field, "%s: field %d, expected %d", f->name, error.field, f->field);
      CHECKF(error.value == value, "%s: value %lld", f->name, (long long)error.value);
    }
  }
}

static void bad_values(const question *q) {
  setting s;
  lcp_error error;
  prepare(&s, q);
  bad_values_of(q, &s, &s.context, context_fields);
  bad_values_of(q, &s, &s.app, app_fields);
  bad_values_of(q, &s, &s.facts, facts_fields);
  bad_values_of(q, &s, &s.limit, limit_fields);
  bad_values_of(q, &s, s.query, q->fields);

  /* A range that ends before it begins. */
  check_begin(q->name, 1, 0, 0, 0);
  s.context.os_last = s.context.os - 1;
  CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_OUT_OF_RANGE);
  CHECK_INT(error.field, LCP_FIELD_OS);
  CHECK_INT(error.value, s.context.os_last);
  const lcp_os_version_t ends[] = {LCP_OS(12, 0, 0), LCP_OS(13, 0, 0), LCP_OS_NEWEST,
                                   LCP_OS(28, 0, 0), LCP_OS(255, 255, 255)};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    check_begin(q->name, 2, ends[i], 0, 0);
    s.context.os_last = ends[i];
    CHECK_ASKED(q, ask(q, &s.context, s.query, &error), &error);
  }
  s.context.os_last = 0;

  /* What the library takes as a number is any number. */
  const uint32_t numbers[] = {0, 1, INT32_MAX, UINT32_C(0x80000000), UINT32_MAX};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    check_begin(q->name, 3, numbers[i], 0, 0);
    for (int at = 0; at < APP_NUMBERS; at++)
      memcpy((char *)&s.app + app_numbers[at], &numbers[i], sizeof numbers[i]);
    CHECK_ASKED(q, ask(q, &s.context, s.query, &error), &error);
    s.app.linked_sdk = s.app.minimum_os = numbers[i];
    lcp_status_t status = ask(q, &s.context, s.query, &error);
    if (numbers[i] <= LCP_OS(255, 255, 255)) CHECK_ASKED(q, status, &error);
    else {
      CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
      CHECK_INT(error.field, LCP_FIELD_LINKED_SDK);
      CHECK_INT(error.value, numbers[i]);
    }
    prepare(&s, q);
  }

  /* Scene states are numbered apart: there are four, in each place where a state stands. */
  if (q->fields[0].field != LCP_FIELD_AXIS) return;
  set_field(s.query, &q->fields[0], LCP_AXIS_SCENE);
  for (const field *f = q->fields; f->name; f++) {
    if (f->field != LCP_FIELD_FROM && f->field != LCP_FIELD_TO) continue;
    for (int64_t state = -1; state <= STATES + 1; state++) {
      check_begin(q->name, 4, f->field, state, 0);
      set_field(s.query, f, state);
      lcp_status_t status = ask(q, &s.context, s.query, &error);
      if (state >= 1 && state <= SCENE_STATES) {
        CHECK_ASKED(q, status, &error);
        continue;
      }
      CHECK_STATUS(status, state ? LCP_ERROR_UNKNOWN_VALUE : LCP_ERROR_MISSING_VALUE);
      CHECK_INT(error.field, f->field);
      CHECK_INT(error.value, state);
    }
    set_field(s.query, f, SCENE_STATES);
  }
}

/* ---- lists ---------------------------------------------------------------------------------- */

/* How many rows a list has: those before the first index that is refused. */
static uint32_t rows_of(const question *q, const setting *s) {
  lcp_error error;
  for (list_index = 0; list_index < 4096; list_index++)
    if (ask(q, &s->context, s->query, &error) != LCP_OK) break;
  CHECKF(list_index < 4096, "a list without an end");
  uint32_t rows = list_index;
  list_index = 0;
  return rows;
}

static void lists(const question *q) {
  setting s;
  lcp_error error;
  prepare(&s, q);
  check_begin(q->name, 0, 0, 0, 0);
  uint32_t rows = rows_of(q, &s);
  if (has_family(q->family)) CHECKF(rows > 0, "no query has a row");
  const uint32_t beyond[] = {rows, rows + 1, 4096, INT32_MAX, UINT32_C(0x80000000), UINT32_MAX};
  for (size_t i = 0; i < sizeof beyond / sizeof *beyond; i++) {
    list_index = beyond[i];
    check_begin(q->name, beyond[i], 1, 0, 0);
    CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_OUT_OF_RANGE);
    CHECK_INT(error.field, LCP_FIELD_INDEX);
    CHECK_INT(error.value, beyond[i]);
    CHECK_STATUS(q->ask(&s.context, s.query, answer_bytes, NULL), LCP_ERROR_OUT_OF_RANGE);
    /* What is wrong with the question counts before the index. */
    for (const field *f = q->fields; f->name; f++) {
      if (!f->required) continue;
      set_field(s.query, f, 0);
      CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_MISSING_VALUE);
      CHECK_INT(error.field, f->field);
      prepare(&s, q);
    }
    s.context.os = 0;
    CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_MISSING_VALUE);
    CHECK_INT(error.field, LCP_FIELD_OS);
    s.context.os = LCP_OS(12, 0, 0);
  }
  list_index = 0;
  /* With a range the list is that of its first version. */
  const lcp_os_version_t ends[] = {LCP_OS(12, 0, 0), LCP_OS(17, 0, 0), LCP_OS(28, 0, 0)};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    for (list_index = 0; list_index < rows; list_index++) {
      unsigned char row[64];
      check_begin(q->name, list_index, 2, ends[i], 0);
      s.context.os_last = 0;
      CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_OK);
      memcpy(row, answer_bytes, q->answer_size);
      s.context.os_last = ends[i];
      CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_OK);
      CHECK(memcmp(row, answer_bytes, q->answer_size) == 0);
    }
  list_index = 0;
}

/* ---- limits --------------------------------------------------------------------------------- */

static void limits(const question *q) {
  static lcp_limit items[66];
  setting s;
  lcp_error error;
  prepare(&s, q);
  for (int i = 0; i < 66; i++) {
    items[i] = (lcp_limit)LCP_LIMIT_INIT;
    items[i].allowance = 1 + i % ALLOWANCES;
  }
  s.limits.items = items;
  for (uint32_t count = 0; count <= 66; count++) {
    check_begin(q->name, count, 0, 0, 0);
    s.limits.count = count;
    lcp_status_t status = ask(q, &s.context, s.query, &error);
    if (count <= 64) CHECK_ASKED(q, status, &error);
    else {
      CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
      CHECK_INT(error.field, LCP_FIELD_LIMIT_COUNT);
      CHECK_INT(error.value, count);
    }
  }
  s.limits.count = UINT32_MAX;
  CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_OUT_OF_RANGE);
  s.limits.count = 0;
  s.limits.items = NULL;
  CHECK_ASKED(q, ask(q, &s.context, s.query, &error), &error);
  s.limits.count = 1;
  CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_NULL_ARGUMENT);
  CHECK_INT(error.field, LCP_FIELD_LIMITS);
  s.limits.items = items;
  s.limits.count = 2;
  const size_t strides[] = {0, 1, 3, 4, 31, 4097, 65536, (size_t)(UINT64_C(1) << 32), SIZE_MAX / 2, SIZE_MAX};
  for (size_t i = 0; i < sizeof strides / sizeof *strides; i++) {
    check_begin(q->name, 1, (long long)strides[i], 0, 0);
    s.limits.stride = strides[i];
    CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_STRIDE);
    CHECK_INT(error.field, LCP_FIELD_STRIDE);
    CHECK_INT(error.value, (int64_t)strides[i]);
  }
  s.limits.stride = sizeof *items;
  s.limits.count = 64;
  const int64_t wrong[] = {-2, -77, INT32_MIN, INT64_MIN, INT64_MIN + 1};
  for (uint32_t at = 0; at < 64; at += 21)
    for (int which = 0; which < 3; which++)
      for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        int64_t *figure = which == 0   ? &items[at].limit_ns
                          : which == 1 ? &items[at].advice_ns
                                       : &items[at].warning_ns;
        check_begin(q->name, 2, at, which, wrong[i]);
        *figure = wrong[i];
        CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_OUT_OF_RANGE);
        CHECK_INT(error.field, LCP_FIELD_LIMIT_NS);
        CHECK_INT(error.value, wrong[i]);
        CHECK_INT(error.index, at);
        *figure = LCP_NS_UNKNOWN;
      }
  items[63].allowance = ALLOWANCES + 1;
  CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_UNKNOWN_VALUE);
  CHECK_INT(error.field, LCP_FIELD_ALLOWANCE);
  CHECK_INT(error.index, 63);
  items[63].struct_size = 3;
  CHECK_STATUS(ask(q, &s.context, s.query, &error), LCP_ERROR_STRUCT_SIZE);
  CHECK_INT(error.index, 63);
}

/* Override figures are used, the first for an allowance counts, and one without figures is none. */
static void limit_figures(void) {
  lcp_limit items[2] = {LCP_LIMIT_INIT, LCP_LIMIT_INIT};
  lcp_limits limits = LCP_LIMITS_INIT;
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  const int64_t figures[] = {0, 1, 5000000000, INT64_MAX - 1, LCP_NS_UNLIMITED};
  limits.items = items;
  limits.count = 2;
  for (query.allowance = 1; query.allowance <= ALLOWANCES; query.allowance++) {
    lcp_deadline_answer plain = LCP_DEADLINE_ANSWER_INIT, answer = LCP_DEADLINE_ANSWER_INIT;
    check_begin("lcp_query_deadline with limits", query.allowance, 0, 0, 0);
    context.limits = NULL;
    CHECK_STATUS(lcp_query_deadline(&context, &query, &plain, NULL), LCP_OK);
    context.limits = &limits;
    items[0] = items[1] = (lcp_limit)LCP_LIMIT_INIT;
    items[0].allowance = items[1].allowance = query.allowance;
    CHECK_STATUS(lcp_query_deadline(&context, &query, &answer, NULL), LCP_OK);
    CHECK(memcmp(&plain, &answer, sizeof plain) == 0);
    items[0].struct_size = 8;
    items[0].limit_ns = 3;
    CHECK_STATUS(lcp_query_deadline(&context, &query, &answer, NULL), LCP_OK);
    CHECKF(memcmp(&plain, &answer, sizeof plain) == 0, "read past the item's struct_size");
    items[0].struct_size = sizeof *items;
    items[1].limit_ns = 77;
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
      items[0].limit_ns = figures[i];
      CHECK_STATUS(lcp_query_deadline(&context, &query, &answer, NULL), LCP_OK);
      if (plain.verdict != LCP_VERDICT_ALLOWED) continue;
      CHECK_INT(answer.limit_ns, figures[i]);
      CHECK_INT(answer.advice_ns, plain.advice_ns);
      CHECK_INT(answer.evidence, LCP_EVIDENCE_OVERRIDDEN);
    }
  }
}

/* A warning comes before its limit: own figures that say otherwise are refused, and where one of the
 * host's meets one of the rule's, the warning comes at once. What is not applicable has no figures. */
static void limit_and_warning(void) {
  const lcp_os_version_t versions[] = {LCP_OS(3, 0, 0), LCP_OS(12, 0, 0), LCP_OS(17, 0, 0)};
  const int64_t figures[] = {0, 1, 1000000000, 77000000000, INT64_MAX - 1, LCP_NS_UNLIMITED};
  enum { FIGURES = sizeof figures / sizeof *figures };
  lcp_limit items[2] = {LCP_LIMIT_INIT, LCP_LIMIT_INIT};
  lcp_limits limits = LCP_LIMITS_INIT;
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  int absent = 0, later = 0;
  limits.items = items;
  limits.count = 2;
  for (size_t os = 0; os < sizeof versions / sizeof *versions; os++)
    for (query.allowance = 1; query.allowance <= ALLOWANCES; query.allowance++) {
      lcp_context context = LCP_CONTEXT_INIT(versions[os]);
      lcp_deadline_answer plain = LCP_DEADLINE_ANSWER_INIT, answer = LCP_DEADLINE_ANSWER_INIT;
      check_begin("lcp_query_deadline with warnings", (long long)os, query.allowance, 0, 0);
      CHECK_STATUS(lcp_query_deadline(&context, &query, &plain, NULL), LCP_OK);
      context.limits = &limits;
      items[0].allowance = query.allowance % ALLOWANCES + 1;
      items[1].allowance = query.allowance;
      /* -1 keeps the rule's. */
      for (int l = -1; l < FIGURES; l++)
        for (int w = -1; w < FIGURES; w++) {
          lcp_error error = LCP_ERROR_INIT;
          items[1].limit_ns = l < 0 ? LCP_NS_UNKNOWN : figures[l];
          items[1].warning_ns = w < 0 ? LCP_NS_UNKNOWN : figures[w];
          check_begin("lcp_query_deadline with warnings", (long long)os, query.allowance, l, w);
          lcp_status_t status = lcp_query_deadline(&context, &query, &answer, &error);
          if (l >= 0 && w > l) {
            CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
            CHECK_INT(error.field, LCP_FIELD_LIMIT_NS);
            CHECK_INT(error.value, figures[w]);
            CHECK_INT(error.index, 1);
            continue;
          }
          CHECK_STATUS(status, LCP_OK);
          if (plain.newest_verdict == LCP_VERDICT_NOT_APPLICABLE) {
            CHECKF(memcmp(&plain, &answer, sizeof plain) == 0, "figures of what is not there");
            absent += l >= 0;
            continue;
          }
          int64_t limit = l < 0 ? plain.limit_ns : figures[l];
          int64_t warning = w < 0 ? plain.warning_ns : figures[w];
          if (limit != LCP_NS_UNKNOWN && warning > limit) warning = limit, later++;
          CHECK_INT(answer.limit_ns, limit);
          CHECK_INT(answer.warning_ns, warning);
        }
    }
  CHECKF(absent > 0 && later > 0, "%d without figures, %d warnings too early", absent, later);
}

/* What the host's limit of 77 ns makes of an allowance. */
static int64_t limited(lcp_context context, lcp_limits *limits, lcp_limit *own,
                       lcp_allowance_t allowance) {
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  lcp_deadline_answer answer = LCP_DEADLINE_ANSWER_INIT;
  own->allowance = query.allowance = allowance;
  limits->items = own;
  context.limits = limits;
  CHECK_STATUS(lcp_query_deadline(&context, &query, &answer, NULL), LCP_OK);
  CHECK_INT(answer.limit_ns,
            answer.newest_verdict == LCP_VERDICT_NOT_APPLICABLE ? LCP_NS_UNKNOWN : 77);
  return answer.limit_ns;
}

/* The allowance of a relaunch or a termination is what the deadline says, with own figures, too. */
static void limit_elsewhere(void) {
  lcp_limit own = LCP_LIMIT_INIT;
  lcp_limits limits = LCP_LIMITS_INIT;
  int relaunches = 0, terminations = 0;
  own.limit_ns = 77;
  limits.count = 1;
  for (int os = 0; os < os_count; os++) {
    lcp_context context = LCP_CONTEXT_INIT(os_boundaries[os]);
    lcp_relaunch_query woken = LCP_RELAUNCH_QUERY_INIT;
    woken.termination = LCP_TERMINATION_NONE;
    for (woken.trigger = 1; woken.trigger <= TRIGGERS; woken.trigger++) {
      lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
      check_begin("lcp_query_relaunch with limits", os_boundaries[os], woken.trigger, 0, 0);
      context.limits = NULL;
      CHECK_STATUS(lcp_query_relaunch(&context, &woken, &answer, NULL), LCP_OK);
      if (!answer.allowance) continue;
      int64_t limit = limited(context, &limits, &own, answer.allowance);
      context.limits = &limits;
      CHECK_STATUS(lcp_query_relaunch(&context, &woken, &answer, NULL), LCP_OK);
      CHECK_INT(answer.allowance_ns, limit);
      relaunches++;
    }
    lcp_termination_query ended = LCP_TERMINATION_QUERY_INIT;
    int64_t code;
    for (uint32_t i = 0; lcp_enum_value_at(LCP_ENUM_CODE, i, &code) == LCP_OK; i++) {
      lcp_termination_answer answer = LCP_TERMINATION_ANSWER_INIT;
      ended.code = (uint64_t)code;
      check_begin("lcp_query_termination with limits", os_boundaries[os], code, 0, 0);
      context.limits = NULL;
      CHECK_STATUS(lcp_query_termination(&context, &ended, &answer, NULL), LCP_OK);
      if (!answer.allowance) continue;
      int64_t limit = limited(context, &limits, &own, answer.allowance);
      context.limits = &limits;
      CHECK_STATUS(lcp_query_termination(&context, &ended, &answer, NULL), LCP_OK);
      CHECK_INT(answer.allowance_ns, limit);
      terminations++;
    }
  }
  CHECKF(relaunches > 0 && terminations > 0, "%d and %d allowances", relaunches, terminations);
}

/* A length that no text can have is refused before the text is looked at. */
static void lengths(void) {
  const size_t wrong[] = {(size_t)PTRDIFF_MAX + 1, SIZE_MAX / 2 + 77, SIZE_MAX - 1, SIZE_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    int64_t value = 77;
    lcp_os_version_t os = 77;
    lcp_rule_index_t rule = 77;
    check_begin("a length out of range", (long long)i, 0, 0, 0);
    CHECK_STATUS(lcp_enum_parse(LCP_ENUM_STATE, "active", wrong[i], &value),
                 LCP_ERROR_OUT_OF_RANGE);
    CHECK_STATUS(lcp_os_parse("9.3", wrong[i], &os), LCP_ERROR_OUT_OF_RANGE);
    CHECK_STATUS(lcp_rule_find("relaunch", wrong[i], &rule), LCP_ERROR_OUT_OF_RANGE);
    CHECK(value == 77 && os == 77 && rule == 77);
    /* The key, the string, an item of a list. */
    const lcp_text item = {"audio", wrong[i]};
    for (int which = 0; which < 3; which++) {
      lcp_app app = LCP_APP_INIT;
      lcp_info_value text = LCP_INFO_VALUE_INIT;
      lcp_error error = LCP_ERROR_INIT;
      text.kind = which == 2 ? LCP_INFO_STRING_LIST : LCP_INFO_STRING;
      text.string.data = "9.3";
      text.string.length = which == 1 ? wrong[i] : 3;
      text.items = &item;
      text.count = 1;
      CHECK_STATUS(lcp_app_apply_info(&app, "MinimumOSVersion", which ? 16 : wrong[i], &text, NULL,
                                      0, NULL, &error),
                   LCP_ERROR_OUT_OF_RANGE);
      CHECK_INT(error.field, which ? LCP_FIELD_VALUE : LCP_FIELD_KEY);
    }
  }
}

/* ---- random calls --------------------------------------------------------------------------- */

/* Good but for one time in fifty; then an extreme or anything. */
static int64_t random_value(const field *f) {
  uint32_t kind = check_below(128);
  uint64_t span = (uint64_t)f->high - (uint64_t)f->low + 1;
  if (kind < 125 && f->one_bit) return INT64_C(1) << check_below(MODES);
  if (kind < 125) return span ? f->low + (int64_t)(check_random() % span) : (int64_t)check_random();
  const int64_t extremes[] = {INT32_MIN, -1, 0, 1, 255, INT32_MAX, INT64_MIN, INT64_MAX};
  return kind < 127 ? extremes[check_below(8)] : (int64_t)check_random();
}

static void randomise(void *object, const field *fields) {
  for (const field *f = fields; f->name; f++) set_field(object, f, random_value(f));
}

static int is_query_status(lcp_status_t status) {
  switch (status) {
  case LCP_OK:
  case LCP_ERROR_NULL_ARGUMENT:
  case LCP_ERROR_STRUCT_SIZE:
  case LCP_ERROR_NEWER_STRUCT:
  case LCP_ERROR_UNKNOWN_VALUE:
  case LCP_ERROR_OUT_OF_RANGE:
  case LCP_ERROR_MISSING_VALUE:
  case LCP_ERROR_STRIDE: return 1;
  default: return 0;
  }
}

/* Copies an object to a random, mostly odd, address and gives that. */
static void *anywhere(unsigned char *room, const void *object, size_t size) {
  void *place = room + check_below(16);
  memcpy(place, object, size);
  return place;
}

/* The first `count` rows behind an answer are there, and no more. */
static void read_rows(const question *list, const void *context, const void *query,
                      uint32_t count) {
  unsigned char row[64];
  const uint32_t indices[] = {0, count / 2, count - 1, count};
  for (int i = 0; i < 4; i++) {
    list_index = indices[i];
    set_size(row, (uint32_t)list->answer_size);
    CHECK_STATUS(list->ask(context, query, row, NULL),
                 list_index < count ? LCP_OK : LCP_ERROR_OUT_OF_RANGE);
  }
}

/* What an answer leads to: steps by its token, rows by the question. */
static void read_on(const question *q, const void *context, const void *query,
                    const unsigned char *answer) {
  if (q == &questions[TRANSITION]) {
    lcp_transition_answer a;
    memcpy(&a, answer, sizeof a);
    for (uint32_t i = 0; i <= a.step_count; i++) {
      lcp_transition_step step = LCP_TRANSITION_STEP_INIT;
      CHECK_STATUS(lcp_transition_step_at(a.sequence, i, &step),
                   i < a.step_count ? LCP_OK : LCP_ERROR_OUT_OF_RANGE);
    }
  } else if (q == &questions[PATH]) {
    lcp_path_answer a;
    memcpy(&a, answer, sizeof a);
    for (uint32_t i = 0; i <= a.step_count; i++) {
      lcp_path_step step = LCP_PATH_STEP_INIT;
      CHECK_STATUS(lcp_path_step_at(a.path, i, &step),
                   i < a.step_count ? LCP_OK : LCP_ERROR_OUT_OF_RANGE);
    }
  } else if (q == &questions[NEXT]) {
    lcp_next_answer a;
    memcpy(&a, answer, sizeof a);
    read_rows(&questions[NEXT_LIST], context, query, a.count);
  } else if (q == &questions[DUTIES]) {
    lcp_duties_answer a;
    memcpy(&a, answer, sizeof a);
    read_rows(&questions[DUTY_LIST], context, query, a.count);
  } else if (q == &questions[MANIFEST]) {
    lcp_manifest_answer a;
    memcpy(&a, answer, sizeof a);
    read_rows(&questions[FINDING_LIST], context, query, a.count);
  }
}

static void random_calls(long long calls) {
  unsigned char rooms[8][160];
  long long asked = 0;
  for (long long n = 0; n < calls; n++) {
    const question *q = &questions[n % QUESTIONS];
    setting s;
    prepare(&s, q);
    randomise(&s.app, app_fields);
    randomise(&s.facts, facts_fields);
    randomise(&s.limit, limit_fields);
    if (s.limit.limit_ns >= 0 && s.limit.warning_ns > s.limit.limit_ns && check_below(8))
      s.limit.warning_ns = s.limit.limit_ns;
    randomise(s.query, q->fields);
    if (check_below(8) == 0) randomise(&s.context, context_fields);
    else s.context.os = os_boundaries[check_below((uint32_t)os_count)] + check_below(3) - 1;
    if (s.context.os < LCP_OS_OLDEST && check_below(8)) s.context.os = LCP_OS_OLDEST;
    s.context.profile = (lcp_profile_t)check_below(4);
    if (check_below(16) == 0) s.context.os_last = s.context.os + check_below(1u << 20);
    if (check_below(2)) s.app.linked_sdk = os_boundaries[check_below((uint32_t)os_count)];
    for (int at = 0; at < APP_NUMBERS; at++) {
      uint32_t number = check_below(4) ? check_below(3) : (uint32_t)check_random();
      memcpy((char *)&s.app + app_numbers[at], &number, sizeof number);
    }
    if (check_below(64) == 0) s.app.struct_size = 4 + check_below(sizeof s.app - 3);
    if (check_below(64) == 0) s.facts.struct_size = 4 + check_below(sizeof s.facts - 3);
    if (q->query_size && check_below(64) == 0)
      set_size(s.query, 4 + check_below((uint32_t)q->query_size - 3));
    if (check_below(64) == 0) s.context.struct_size = 4 + check_below(sizeof s.context - 3);
    s.limits.items = anywhere(rooms[0], &s.limit, sizeof s.limit);
    s.context.limits = check_below(2) ? NULL : anywhere(rooms[1], &s.limits, sizeof s.limits);
    s.context.facts = check_below(2) ? NULL : anywhere(rooms[2], &s.facts, sizeof s.facts);
    s.context.app = check_below(4) ? anywhere(rooms[3], &s.app, sizeof s.app) : NULL;
    const void *context = anywhere(rooms[4], &s.context, sizeof s.context);
    const void *query = anywhere(rooms[5], s.query, q->query_size);
    lcp_error blank = LCP_ERROR_INIT;
    unsigned char *error = anywhere(rooms[6], &blank, sizeof blank);
    unsigned char *answer = rooms[7] + check_below(16);
    memset(rooms[7], FILL, sizeof rooms[7]);
    set_size(answer, (uint32_t)q->answer_size);
    check_begin(q->name, n, (long long)(n % QUESTIONS), s.context.os, s.context.profile);

    list_index = check_below(8) ? check_below(6) : (uint32_t)check_random();
    lcp_status_t status = q->ask(context, query, answer, error);
    CHECKF(is_query_status(status), "%s", lcp_status_name(status));
    if (status != LCP_OK) {
      memcpy(&blank, error, sizeof blank);
      CHECK_STATUS(blank.status, status);
      CHECK(lcp_enum_name(LCP_ENUM_FIELD, blank.field));
      CHECK_UNTOUCHED(answer + 4, FILL, q->answer_size);
      asked += is_asked(q, status, &blank);
      continue;
    }
    asked++;
    CHECK(answer[q->answer_size] == FILL);
    if (q->is_list) continue;
    int32_t verdicts[2];
    memcpy(verdicts, answer + 4, sizeof verdicts);
    CHECK(lcp_enum_name(LCP_ENUM_VERDICT, verdicts[0]));
    CHECK(lcp_enum_name(LCP_ENUM_VERDICT, verdicts[1]));
    CHECK(verdicts[1] != LCP_VERDICT_UNKNOWN_OS);
    read_on(q, context, query, answer);
  }
  list_index = 0;
  printf("hostile: %lld random calls, %lld of them could be asked\n", calls, asked);
  CHECKF(asked > calls / 10 && asked < calls, "the mix of good and bad calls is off");
}

int main(void) {
  check_start();
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  find_boundaries();
  for (int i = 0; i < QUESTIONS; i++) {
    nulls(&questions[i]);
    bad_values(&questions[i]);
    limits(&questions[i]);
    if (questions[i].is_list) lists(&questions[i]);
  }
  nulls_elsewhere();
  lengths();
  limit_figures();
  limit_and_warning();
  limit_elsewhere();
  random_calls(check_setting("ABI_RANDOM", 2000000));
  return check_done("hostile");
}
