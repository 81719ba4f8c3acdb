/*
 * Calls the functions for contexts, policies, questions and names with arguments that a careless or hostile
 * caller could pass: NULL in every place, values out of range in every field, impossible arrays, and random
 * calls with misaligned pointers. Each call must return the status that the header states, and the error must
 * name the field and the value. No call may change errno, and a failing call may not change its output. Sizes
 * are tested in sizes.c, batches in batch.c, policies in policy.c, rules in rules.c, and Info.plist entries in
 * info.c.
 *
 * ABI_RANDOM sets the number of random calls (default: 2,000,000), and ABI_SEED sets their seed.
 */
#include "lists.h"
#include <errno.h>

/* ---- NULL in every place -------------------------------------------------------------------- */

static void nulls(const question *q) {
  setting s;
  lcp_error error;
  size_t count = 77;
  prepare(&s, q);
  memset(answer_bytes, FILL, sizeof answer_bytes);
  set_size(answer_bytes, (uint32_t)q->answer_size);
  for (int missing = 1; missing < 8; missing++)
    for (int told = 0; told < 2; told++) {
      if (missing & 2 && !q->query_size) continue;
      const void *policy = missing & 1 ? NULL : &s.policy;
      const void *query = missing & 2 ? NULL : &s.query;
      void *out = missing & 4 ? NULL : answer_bytes, *to = told ? &error : NULL;
      check_begin(q->name, missing, told, 0, 0);
      blank_error(&error);
      CHECK_STATUS(q->list ? q->list(policy, query, out, q->answer_size, 9, &count, to)
                           : q->ask(policy, query, out, to),
                   LCP_ERROR_NULL_ARGUMENT);
      if (told) check_error(LCP_ERROR_NULL_ARGUMENT, &error);
      if (told && missing == 1) CHECK_INT(error.field, LCP_FIELD_POLICY);
      if (told && missing == 2) CHECK_INT(error.field, LCP_FIELD_QUERY);
      if (told && missing == 4)
        CHECK_INT(error.field, q->list ? LCP_FIELD_ITEMS : LCP_FIELD_ANSWER);
      CHECK_UNTOUCHED(answer_bytes + 4, FILL, sizeof answer_bytes - 4);
      CHECK_INT(count, 77);
    }
  CHECK_STATUS(ask(q, &s.policy, &s.query, &error), LCP_OK);
  s.ground.context.app = NULL;
  s.ground.context.facts = NULL;
  s.ground.context.limits = NULL;
  prepare_policy(&s.ground.context, &s.policy);
  CHECK_STATUS(ask(q, &s.policy, &s.query, &error), LCP_OK);
}

static void nulls_elsewhere(void) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  lcp_policy policy;
  lcp_os_version_t os = 7;
  lcp_rule_index_t index = 7;
  lcp_knowledge_t knowledge = 7;
  lcp_error error;

  check_begin("lcp_os_parse", 0, 0, 0, 0);
  CHECK_STATUS(lcp_os_parse(NULL, 3, &os), LCP_ERROR_NULL_ARGUMENT);
  CHECK(lcp_os_parse(NULL, 0, &os) != LCP_OK);
  CHECK_STATUS(lcp_os_parse("9.3", 3, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_os_parse(NULL, 3, NULL), LCP_ERROR_NULL_ARGUMENT);

  check_begin("lcp_rule_find", 0, 0, 0, 0);
  CHECK_STATUS(lcp_rule_find(NULL, 3, &index), LCP_ERROR_NULL_ARGUMENT);
  CHECK(lcp_rule_find(NULL, 0, &index) != LCP_OK);
  CHECK_STATUS(lcp_rule_find("x", 1, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_rule_find("x", 1, &index), LCP_ERROR_NOT_FOUND);
  CHECK_STATUS(lcp_rule_find("", 0, &index), LCP_ERROR_NOT_FOUND);
  CHECK_INT(index, 7);

  check_begin("lcp_policy_prepare", 0, 0, 0, 0);
  memset(&policy, FILL, sizeof policy);
#define MISSES(call, id) CHECK_REFUSED(call, LCP_ERROR_NULL_ARGUMENT, id, 0)
  MISSES(lcp_policy_prepare(NULL, &policy, sizeof policy, &error), LCP_FIELD_CONTEXT);
  CHECK_UNTOUCHED(&policy, FILL, sizeof policy);
  MISSES(lcp_policy_prepare(&context, NULL, sizeof policy, &error), LCP_FIELD_POLICY);
  CHECK_STATUS(lcp_policy_prepare(NULL, NULL, 0, NULL), LCP_ERROR_NULL_ARGUMENT);
  CHECK_STATUS(lcp_policy_prepare(&context, &policy, sizeof policy, NULL), LCP_OK);
  MISSES(lcp_policy_condition(NULL, 1, &knowledge, &error), LCP_FIELD_POLICY);
  MISSES(lcp_policy_condition(&policy, 1, NULL, &error), LCP_FIELD_ANSWER);
  MISSES(lcp_context_edge_after(NULL, LCP_OS(9, 0, 0), &os, &error), LCP_FIELD_CONTEXT);
  MISSES(lcp_context_edge_after(&context, LCP_OS(9, 0, 0), NULL, &error), LCP_FIELD_ANSWER);
#undef MISSES
  CHECK_INT(os, 7);
  CHECK_INT(knowledge, 7);
}

static void causes(void) {
  const lcp_cause_t wrong[] = {INT32_MIN, -1, 0, CAUSES + 1, 255, 65537, INT32_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    check_begin("lcp_cause_termination", wrong[i], 0, 0, 0);
    CHECK_INT(lcp_cause_termination(wrong[i]), 0);
  }
  for (lcp_cause_t cause = 1; cause <= CAUSES; cause++) {
    check_begin("lcp_cause_termination", cause, 0, 0, 0);
    CHECK(lcp_enum_name(LCP_ENUM_TERMINATION, lcp_cause_termination(cause)));
  }
}

/* ---- values --------------------------------------------------------------------------------- */

/* Calls a function with a struct that has one changed value. Returns the status, and the error on failure. */
typedef lcp_status_t try_function(void *, lcp_error *);

/* Sets each field to its limits, and to values beyond them. */
static void bad_values(const char *name, void *object, const field *fields, try_function *attempt,
                       void *with) {
  for (const field *f = fields; f->name; f++) {
    int64_t more = f->high == INT64_MAX ? f->high : f->high + 1;
    int64_t less = f->low == INT64_MIN ? f->low : f->low - 1;
    const int64_t tries[] = {INT64_MIN, INT32_MIN, -77,       -2,         -1,       0,
                             1,         255,       more,      f->high,    less,     f->low,
                             INT32_MAX, INT64_MAX, UINT32_MAX, INT64_C(1) << 47, INT64_C(1) << 32};
    unsigned char saved[8];
    memcpy(saved, (char *)object + f->offset, f->size);
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
      int64_t value = field_value(f, tries[i]);
      lcp_error error;
      /* Pairs of an app's state and a scene's state are tested in states(). */
      if (f->kind == FIRST_STATE && is_scene_state(value)) continue;
      check_begin(name, f->field, value, f->kind, 0);
      set_field(object, f, value);
      lcp_status_t status = attempt(with, &error);
      memcpy((char *)object + f->offset, saved, f->size);
      if (is_good(f, value)) {
        /* A valid kind is refused if the OS has no processes of this kind. */
        if (status == LCP_ERROR_PROCESS_KIND && strcmp(f->name, "kind") == 0) continue;
        CHECKF(status == LCP_OK, "%s = %lld gives %s", f->name, (long long)value,
               status_name(status));
        continue;
      }
      lcp_status_t expected = refusal(f, value);
      CHECKF(status == expected, "%s = %lld gives %s, expected %s", f->name, (long long)value,
             status_name(status), status_name(expected));
      CHECKF(error.field == f->field, "%s: field %d, expected %d", f->name, error.field, f->field);
      CHECKF(error.value == value, "%s: value %lld", f->name, (long long)error.value);
      if (status != LCP_ERROR_OUT_OF_RANGE) continue;
      CHECKF(error.least == f->low && error.greatest == f->high, "%s: %lld to %lld", f->name,
             (long long)error.least, (long long)error.greatest);
    }
  }
}

typedef struct asked {
  const question *question;
  setting *setting;
} asked;

static lcp_status_t try_question(void *with, lcp_error *error) {
  asked *a = with;
  return ask(a->question, &a->setting->policy, &a->setting->query, error);
}

/* Checks that a failing call leaves its policy as it was, and that lcp_context_edge_after fails with the same
   error. */
static lcp_status_t try_ground(void *with, lcp_error *error) {
  const ground *g = with;
  lcp_policy policy;
  lcp_os_version_t next = 77;
  lcp_error again;
  memset(&policy, FILL, sizeof policy);
  blank_error(error);
  lcp_status_t status = lcp_policy_prepare(&g->context, &policy, sizeof policy, error);
  check_error(status, error);
  if (status != LCP_OK) CHECK_UNTOUCHED(&policy, FILL, sizeof policy);
  blank_error(&again);
  CHECK_STATUS(lcp_context_edge_after(&g->context, LCP_OS(9, 0, 0), &next, &again), status);
  CHECK(memcmp(error, &again, sizeof again) == 0);
  CHECK((next == 77) == (status != LCP_OK));
  return status;
}

static void bad_questions(const question *q) {
  setting s;
  asked a = {q, &s};
  prepare(&s, q);
  bad_values(q->name, &s.query, q->fields, try_question, &a);
}

static void bad_ground(void) {
  ground g;
  lay_ground(&g);
  bad_values("context", &g.context, lcp_context_fields, try_ground, &g);
  bad_values("app", &g.app, lcp_app_fields, try_ground, &g);
  bad_values("facts", &g.facts, lcp_device_facts_fields, try_ground, &g);
  bad_values("limit", &g.limit, lcp_limit_fields, try_ground, &g);

  const lcp_os_version_t wrong[] = {0x1000000, UINT32_C(0x80000000), UINT32_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    lcp_os_version_t next = 77;
    lcp_error error;
    check_begin("lcp_context_edge_after", wrong[i], 0, 0, 0);
    CHECK_REFUSED(lcp_context_edge_after(&g.context, wrong[i], &next, &error), LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_OS,
                  wrong[i]);
    CHECK_INT(next, 77);
  }
  const int32_t conditions[] = {INT32_MIN, -1, 0, CONDITIONS + 1, 65, 255, INT32_MAX};
  lcp_policy policy;
  prepare_policy(&g.context, &policy);
  for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++) {
    lcp_knowledge_t knowledge = 77;
    lcp_error error;
    check_begin("lcp_policy_condition", conditions[i], 0, 0, 0);
    CHECK_REFUSED(lcp_policy_condition(&policy, conditions[i], &knowledge, &error),
                  conditions[i] ? LCP_ERROR_UNKNOWN_VALUE : LCP_ERROR_MISSING_VALUE, LCP_FIELD_CONDITION,
                  conditions[i]);
    CHECK_INT(knowledge, 77);
    check_begin("lcp_condition_opposite_title", conditions[i], 0, 0, 0);
    CHECK(lcp_condition_opposite_title(conditions[i]) == NULL);
    CHECK(lcp_enum_title(LCP_ENUM_CONDITION, conditions[i]) == NULL);
  }
}

/* Tries every pair of states. A state of the app together with a state of a scene is refused. */
static void states(const question *q) {
  const field *from = NULL, *to = NULL;
  setting s;
  for (const field *f = q->fields; f->name; f++) {
    if (f->kind == FIRST_STATE) from = f;
    if (f->kind == SAME_STATE) to = f;
  }
  if (!from) return;
  prepare(&s, q);
  for (int64_t a = -1; a <= STATES + 1; a++)
    for (int64_t b = -1; b <= STATES + 1; b++) {
      lcp_error error;
      check_begin(q->name, a, b, 0, 0);
      set_field(&s.query, from, a);
      set_field(&s.query, to, b);
      lcp_status_t status = ask(q, &s.policy, &s.query, &error);
      if (!is_good(from, a)) {
        CHECK_STATUS(status, a ? LCP_ERROR_UNKNOWN_VALUE : LCP_ERROR_MISSING_VALUE);
        CHECK_INT(error.field, LCP_FIELD_FROM);
        CHECK_INT(error.value, a);
      } else if (b == 0 && !to->required) {
        CHECK_STATUS(status, LCP_OK);
      } else if (b < 1 || b > STATES) {
        CHECK_STATUS(status, b ? LCP_ERROR_UNKNOWN_VALUE : LCP_ERROR_MISSING_VALUE);
        CHECK_INT(error.field, LCP_FIELD_TO);
        CHECK_INT(error.value, b);
      } else if (is_scene_state(a) == is_scene_state(b)) {
        CHECK_STATUS(status, LCP_OK);
      } else {
        CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
        CHECK_INT(error.field, LCP_FIELD_TO);
        CHECK_INT(error.value, b);
        CHECK_INT(error.least, is_scene_state(a) ? APP_STATES + 1 : 1);
        CHECK_INT(error.greatest, is_scene_state(a) ? STATES : APP_STATES);
      }
    }
}

/* Tries every state of a relaunch with every termination. If the app is in memory, the termination is
   optional. If the app is not in memory, a termination other than LCP_TERMINATION_NONE is required. If no
   state is given, a termination is required, and LCP_TERMINATION_NONE is accepted. */
static void states_and_ends(void) {
  const question *q = &questions[RELAUNCH];
  setting s;
  prepare(&s, q);
  for (lcp_state_t state = -1; state <= STATES + 1; state++)
    for (lcp_termination_t ended = -1; ended <= TERMINATIONS + 1; ended++) {
      lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
      lcp_error error;
      int in_memory = state > LCP_STATE_PREWARMED;
      query.state = state, query.termination = ended, query.trigger = 1;
      check_begin("lcp_query_relaunch", state, ended, 0, 0);
      lcp_status_t status = ask(q, &s.policy, &query, &error);
      if (state < 0 || state > STATES) {
        CHECK_STATUS(status, LCP_ERROR_UNKNOWN_VALUE);
        CHECK(error.field == LCP_FIELD_STATE && error.value == state);
      } else if (is_scene_state(state)) {
        CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
        CHECK(error.field == LCP_FIELD_STATE && error.least == 1 && error.greatest == APP_STATES);
      } else if (ended < 0 || ended > TERMINATIONS) {
        CHECK_STATUS(status, LCP_ERROR_UNKNOWN_VALUE);
        CHECK(error.field == LCP_FIELD_TERMINATION && error.value == ended);
      } else if (ended == 0 && !in_memory) {
        CHECK_STATUS(status, LCP_ERROR_MISSING_VALUE);
        CHECK_INT(error.field, LCP_FIELD_TERMINATION);
      } else if (ended == LCP_TERMINATION_NONE && state && !in_memory) {
        CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
        CHECK(error.field == LCP_FIELD_TERMINATION && error.value == LCP_TERMINATION_NONE);
        CHECK(error.least == LCP_TERMINATION_NONE + 1 && error.greatest == TERMINATIONS);
      } else {
        CHECK_STATUS(status, LCP_OK);
      }
    }
}

/* Tries numbers that do not name a kind of question, and kinds that a function does not take. */
static void kinds(void) {
  lcp_policy policy;
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  prepare_policy(&context, &policy);
  const lcp_question_t more[] = {INT32_MIN, 255, 65537, INT32_MAX};
  for (int i = -1; i <= LAST_QUESTION + 5; i++) {
    lcp_question_t kind = i > LAST_QUESTION + 1 ? more[i - LAST_QUESTION - 2] : i;
    int explained = 0, batched = 0;
    for (int q = 0; q < QUESTIONS; q++) {
      const question *known = &questions[q];
      if (known->kind != kind) continue;
      batched |= has_batch(known);
#define EXPLAIN(subject, SUBJECT) explained |= kind == LCP_QUESTION_##SUBJECT;
      EXPLAINED(EXPLAIN)
#undef EXPLAIN
    }
    any_query query;
    size_t count = 77;
    lcp_status_t statuses[1] = {-77};
    lcp_error error;
    lcp_status_t expected = kind ? LCP_ERROR_UNKNOWN_VALUE : LCP_ERROR_MISSING_VALUE;
    memset(&query, 0, sizeof query);
    set_size(&query, 64);
    memset(answer_bytes, FILL, sizeof answer_bytes);
    check_begin("an unknown question", kind, 0, 0, 0);
    if (!explained)
      CHECK_REFUSED(lcp_explain(&policy, kind, &query, (void *)answer_bytes, 48, 9, &count, &error), expected,
                    LCP_FIELD_QUESTION, kind);
    if (!batched)
      CHECK_REFUSED(lcp_query_batch(&policy, kind, 1, &query, 64, answer_bytes, 112, statuses, &error), expected,
                    LCP_FIELD_QUESTION, kind);
    CHECK_UNTOUCHED(answer_bytes, FILL, sizeof answer_bytes);
    CHECK(count == 77 && statuses[0] == -77);
  }
}

/* ---- limits --------------------------------------------------------------------------------- */

static void limits(void) {
  static lcp_limit items[66];
  ground g;
  lcp_error error;
  lay_ground(&g);
  for (int i = 0; i < 66; i++) {
    items[i] = (lcp_limit)LCP_LIMIT_INIT;
    items[i].allowance = 1 + i % ALLOWANCES;
  }
  g.limits.items = items;
  for (uint32_t n = 0; n <= 67; n++) {
    uint32_t count = n <= 66 ? n : UINT32_MAX;
    check_begin("limits", count, 0, 0, 0);
    g.limits.count = count;
    CHECK_STATUS(try_ground(&g, &error), count <= 64 ? LCP_OK : LCP_ERROR_OUT_OF_RANGE);
    if (count <= 64) continue;
    CHECK_INT(error.field, LCP_FIELD_LIMIT_COUNT);
    CHECK_INT(error.value, count);
    CHECK_INT(error.greatest, 64);
  }
  g.limits.count = 0;
  g.limits.items = NULL;
  CHECK_STATUS(try_ground(&g, &error), LCP_OK);
  g.limits.count = 1;
  CHECK_STATUS(try_ground(&g, &error), LCP_ERROR_NULL_ARGUMENT);
  CHECK_INT(error.field, LCP_FIELD_LIMITS);
  g.limits.items = items;
  g.limits.count = 2;
  const size_t strides[] = {0, 1, 3, 4, 31, 4097, 65536, (size_t)(UINT64_C(1) << 32), SIZE_MAX / 2,
                            SIZE_MAX};
  for (size_t i = 0; i < sizeof strides / sizeof *strides; i++) {
    check_begin("limits", 1, (long long)strides[i], 0, 0);
    g.limits.stride = strides[i];
    CHECK_STATUS(try_ground(&g, &error), LCP_ERROR_STRIDE);
    CHECK_INT(error.field, LCP_FIELD_STRIDE);
    CHECK_INT(error.value, (int64_t)strides[i]);
  }
  g.limits.stride = sizeof *items;
  g.limits.count = 64;
  const int64_t wrong[] = {-2, -77, INT32_MIN, INT64_MIN, INT64_MIN + 1};
  for (uint32_t at = 0; at < 64; at += 21)
    for (int which = 0; which < 3; which++)
      for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        int64_t *figure = which == 0   ? &items[at].limit_ns
                          : which == 1 ? &items[at].advice_ns
                                       : &items[at].warning_ns;
        check_begin("limits", 2, at, which, wrong[i]);
        *figure = wrong[i];
        CHECK_STATUS(try_ground(&g, &error), LCP_ERROR_OUT_OF_RANGE);
        CHECK_INT(error.field, LCP_FIELD_LIMIT_NS);
        CHECK_INT(error.value, wrong[i]);
        CHECK_INT(error.index, at);
        *figure = LCP_NS_UNKNOWN;
      }
  /* If the item has both a limit and a warning, the warning must not be longer than the limit. */
  for (int64_t limit = LCP_NS_UNKNOWN; limit <= 3; limit++)
    for (uint32_t size = 8; size <= sizeof *items; size += sizeof *items - 8) {
      check_begin("limits", 3, limit, size, 0);
      items[1].limit_ns = limit, items[1].warning_ns = 2, items[1].struct_size = size;
      int fits = limit == LCP_NS_UNKNOWN || limit >= 2 || size == 8;
      CHECK_STATUS(try_ground(&g, &error), fits ? LCP_OK : LCP_ERROR_OUT_OF_RANGE);
      if (fits) continue;
      CHECK_INT(error.field, LCP_FIELD_LIMIT_NS);
      CHECK_INT(error.value, 2);
      CHECK_INT(error.index, 1);
    }
  items[1].limit_ns = items[1].warning_ns = LCP_NS_UNKNOWN;
  items[63].allowance = ALLOWANCES + 1;
  CHECK_STATUS(try_ground(&g, &error), LCP_ERROR_UNKNOWN_VALUE);
  CHECK_INT(error.field, LCP_FIELD_ALLOWANCE);
  CHECK_INT(error.index, 63);
  items[63].struct_size = 3;
  CHECK_STATUS(try_ground(&g, &error), LCP_ERROR_STRUCT_SIZE);
  CHECK_INT(error.index, 63);
}

/* ---- lists ---------------------------------------------------------------------------------- */

static void lists(const question *q) {
  setting s;
  prepare(&s, q);
  CHECKF(check_list(q->name, q->list, &s.policy, &s.query, q->answer_size) > 0, "no query has an item");
}

/* A length that no text can have is refused before the text is read. */
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
    /* Gives this length to the key, to the string, or to an item of a list. */
    const lcp_text item = {"audio", wrong[i]};
    for (int which = 0; which < 3; which++) {
      lcp_app app = LCP_APP_INIT;
      lcp_info_value text = LCP_INFO_VALUE_INIT;
      lcp_error error = LCP_ERROR_INIT;
      text.kind = which == 2 ? LCP_INFO_STRING_LIST : LCP_INFO_STRING;
      text.string = "9.3";
      text.string_length = which == 1 ? wrong[i] : 3;
      text.items = &item;
      text.item_count = 1;
      CHECK_STATUS(lcp_app_apply_info(&app, NULL, "MinimumOSVersion", which ? 16 : wrong[i], &text,
                                      NULL, 0, 0, NULL, &error),
                   LCP_ERROR_OUT_OF_RANGE);
      CHECK_INT(error.field, which ? LCP_FIELD_VALUE : LCP_FIELD_KEY);
    }
  }
}

/* ---- random calls --------------------------------------------------------------------------- */

/* Returns a valid value most of the time, otherwise an extreme or arbitrary one. */
static int64_t random_value(const field *f) {
  uint32_t kind = check_below(128);
  uint64_t span = (uint64_t)f->high - (uint64_t)f->low + 1;
  if (kind < 125 && !f->required && f->kind == VERSION && check_below(2)) return 0;
  if (kind < 125) return span ? f->low + (int64_t)(check_random() % span) : (int64_t)check_random();
  const int64_t extremes[] = {INT32_MIN, -1, 0, 1, 255, INT32_MAX, INT64_MIN, INT64_MAX};
  return kind < 127 ? extremes[check_below(8)] : (int64_t)check_random();
}

/* Sets all fields at random. The states are of the app or of a scene, and now and then of both. */
static void randomise(void *object, const field *fields) {
  int scene = check_below(2) && check_below(32);
  for (const field *f = fields; f->name; f++) {
    int64_t value = random_value(f);
    int is_state = f->kind == SAME_STATE || f->kind == APP_STATE;
    if ((f->kind == ENUMERATION || is_state) && !f->required && check_below(2)) value = 0;
    else if (scene && (f->kind == FIRST_STATE || f->kind == SAME_STATE))
      value = APP_STATES + 1 + check_below(STATES - APP_STATES);
    else if (f->kind == FIRST_STATE && is_scene_state(value) && check_below(32))
      value -= APP_STATES;
    set_field(object, f, value);
  }
}

static int is_known_status(lcp_status_t status) {
  return status == LCP_OK || (status >= LCP_ERROR_NULL_ARGUMENT && status <= LCP_ERROR_STRIDE) ||
         (status >= LCP_ERROR_UNKNOWN_VALUE && status <= LCP_ERROR_MISSING_VALUE) ||
         status == LCP_ERROR_PROCESS_KIND;
}

/* Copies an object to a random address, which is usually misaligned. Returns that address. */
static void *anywhere(unsigned char *room, const void *object, size_t size) {
  void *place = room + check_below(16);
  memcpy(place, object, size);
  return place;
}

/* Sometimes changes the struct_size. */
static void resize(void *object, size_t size) {
  if (check_below(64) == 0) set_size(object, 4 + check_below((uint32_t)size - 3));
}

static lcp_status_t random_policy(lcp_policy *policy) {
  unsigned char rooms[6][192];
  ground g;
  lay_ground(&g);
  randomise(&g.app, lcp_app_fields);
  randomise(&g.facts, lcp_device_facts_fields);
  randomise(&g.limit, lcp_limit_fields);
  if (g.limit.limit_ns >= 0 && g.limit.warning_ns > g.limit.limit_ns && check_below(8))
    g.limit.warning_ns = g.limit.limit_ns;
  if (check_below(8) == 0) randomise(&g.context, lcp_context_fields);
  else g.context.os = os_boundaries[check_below((uint32_t)os_count)] + check_below(3) - 1;
  if (g.context.os < LCP_OS_OLDEST && check_below(8)) g.context.os = LCP_OS_OLDEST;
  g.context.profile = (lcp_profile_t)check_below(4);
  if (check_below(2)) g.app.linked_sdk = os_boundaries[check_below((uint32_t)os_count)];
  resize(&g.app, sizeof g.app);
  resize(&g.facts, sizeof g.facts);
  resize(&g.context, sizeof g.context);
  g.limits.items = anywhere(rooms[0], &g.limit, sizeof g.limit);
  g.context.limits = check_below(2) ? NULL : anywhere(rooms[1], &g.limits, sizeof g.limits);
  g.context.facts = check_below(2) ? NULL : anywhere(rooms[2], &g.facts, sizeof g.facts);
  g.context.app = check_below(4) ? anywhere(rooms[3], &g.app, sizeof g.app) : NULL;
  const void *context = anywhere(rooms[4], &g.context, sizeof g.context);
  lcp_error error;
  blank_error(&error);
  lcp_status_t status = lcp_policy_prepare(context, policy, sizeof *policy, &error);
  check_error(status, &error);
  return status;
}

static void random_calls(long long calls) {
  static unsigned char policies[sizeof(lcp_policy) + 16];
  unsigned char rooms[2][80];
  lcp_policy *policy = (void *)policies;
  long long good = 0, prepared = 0, prepares = 0;
  for (long long n = 0; n < calls; n++) {
    const question *q = &questions[n % QUESTIONS];
    any_query query;
    lcp_error error;
    check_begin("random policy", n, 0, 0, 0);
    errno = 77;
    if (n % 7 == 0) {
      lcp_status_t status;
      policy = (void *)(policies + check_below(16));
      do {
        status = random_policy(policy);
        CHECKF(is_known_status(status), "%s", status_name(status));
        prepares++;
      } while (status != LCP_OK);
      prepared++;
    }
    fill_query(&query, q);
    if (q->query_size) {
      randomise(&query, q->fields);
      resize(&query, q->query_size);
    }
    void *at = anywhere(rooms[0], &query, q->query_size);
    check_begin(q->name, n, (long long)(n % QUESTIONS), 0, 0);
    if (n & 16) {
      lcp_status_t status = ask(q, policy, at, &error);
      CHECKF(is_known_status(status), "%s", status_name(status));
      good += status == LCP_OK;
    } else {
      unsigned char *out = rooms[1] + check_below(16);
      size_t count = 0;
      set_size(out, 60);
      good += (q->list ? q->list(policy, at, out, 1 + check_below(63), 1, &count, NULL)
                       : q->ask(policy, at, out, NULL)) == LCP_OK;
    }
    CHECK_INT(errno, 77);
  }
  printf("hostile: %lld random calls, %lld of them could be asked, of %lld policies of %lld\n", calls,
         good, prepared, prepares);
  CHECKF(good > calls / 4 && good < calls, "the mix of good and bad calls is off");
}

int main(void) {
  check_start();
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  find_boundaries();
  for (int i = 0; i < QUESTIONS; i++) {
    nulls(&questions[i]);
    bad_questions(&questions[i]);
    states(&questions[i]);
    if (questions[i].list) lists(&questions[i]);
  }
  nulls_elsewhere();
  causes();
  states_and_ends();
  bad_ground();
  kinds();
  limits();
  lengths();
  random_calls(check_setting("ABI_RANDOM", 2000000));
  return check_done("hostile");
}
