/*
 * What is read back by number or text: sequence and path tokens (made up, and real ones with a bit
 * changed), rule and citation indices, the fields of each family of rules, rule ids, version texts.
 *
 * ABI_RANDOM sets the number of random calls of the other programs; a quarter of it is used here.
 */
#include "questions.h"

/* A callback or a notification, and values that have names. */
static void check_step(const lcp_transition_step *step) {
  CHECK((step->callback != 0) != (step->notification != 0));
  CHECK(step->callback == 0 || lcp_enum_name(LCP_ENUM_CALLBACK, step->callback));
  CHECK(step->notification == 0 || lcp_enum_name(LCP_ENUM_NOTIFICATION, step->notification));
  CHECK(step->fallback == 0 || lcp_enum_name(LCP_ENUM_CALLBACK, step->fallback));
  CHECK(step->callback != 0 || step->fallback == 0);
  CHECK(step->state == 0 || lcp_enum_name(LCP_ENUM_STATE, step->state));
  CHECK(step->scene_state == 0 || lcp_enum_name(LCP_ENUM_SCENE_STATE, step->scene_state));
  lcp_rule rule;
  rule.struct_size = sizeof rule;
  CHECK_STATUS(lcp_rule_at(step->rule, &rule), LCP_OK);
  CHECK_INT(rule.family, step->callback ? LCP_FAMILY_TRANSITION : LCP_FAMILY_NOTIFICATION);
}

static void tokens(long long rounds) {
  const uint64_t extremes[] = {0, 1, UINT64_MAX, UINT64_C(1) << 63, UINT32_MAX, INT64_MAX};
  long long good = 0;
  for (long long n = 0; n < rounds; n++) {
    uint64_t token = n < 6 ? extremes[n] : check_random();
    if (n >= 6 && n % 3 == 1) token &= check_random();
    if (n >= 6 && n % 3 == 2) token >>= check_random() >> 58;
    uint32_t index = check_below(4) ? check_below(12) : (uint32_t)check_random();
    lcp_transition_step step;
    memset(&step, FILL, sizeof step);
    step.struct_size = sizeof step;
    check_begin("lcp_transition_step_at", (long long)token, index, 0, 0);
    lcp_status_t status = lcp_transition_step_at(token, index, &step);
    if (status == LCP_OK) {
      good++;
      check_step(&step);
    } else {
      CHECK(status == LCP_ERROR_MALFORMED || status == LCP_ERROR_OUT_OF_RANGE);
      CHECK_UNTOUCHED((char *)&step + 4, FILL, sizeof step - 4);
    }
    uint64_t path[3] = {token, n % 5 ? check_random() : 0, n % 7 ? check_random() : 0};
    lcp_path_step path_step;
    memset(&path_step, FILL, sizeof path_step);
    path_step.struct_size = sizeof path_step;
    check_begin("lcp_path_step_at", (long long)path[0], (long long)path[1], (long long)path[2],
                index);
    status = lcp_path_step_at(path, index, &path_step);
    if (status == LCP_OK) {
      CHECK(lcp_enum_name(LCP_ENUM_CAUSE, path_step.cause));
      for (uint32_t i = 0; i < path_step.step_count && i < 64; i++) {
        step.struct_size = sizeof step;
        CHECK_STATUS(lcp_transition_step_at(path_step.sequence, i, &step), LCP_OK);
      }
    } else {
      CHECK(status == LCP_ERROR_MALFORMED || status == LCP_ERROR_OUT_OF_RANGE);
      CHECK_UNTOUCHED((char *)&path_step + 4, FILL, sizeof path_step - 4);
    }
  }
  printf("tokens: %lld of %lld random tokens led to a step\n", good, rounds);
}

/* A token is malformed or not, whatever the index: reads the first steps and one far beyond. */
static int read_sequence(uint64_t sequence) {
  lcp_transition_step step = LCP_TRANSITION_STEP_INIT;
  int malformed = lcp_transition_step_at(sequence, UINT32_MAX, &step) == LCP_ERROR_MALFORMED;
  lcp_status_t status = LCP_OK;
  for (uint32_t i = 0; i < 64 && status == LCP_OK; i++) {
    status = lcp_transition_step_at(sequence, i, &step);
    if (status != LCP_OK)
      CHECK_STATUS(status, malformed ? LCP_ERROR_MALFORMED : LCP_ERROR_OUT_OF_RANGE);
    else {
      CHECK(!malformed);
      check_step(&step);
    }
  }
  CHECKF(status != LCP_OK, "a sequence without an end");
  return malformed;
}

/* The guard in the top bits finds one changed bit wherever it is, and most of what has two. */
static long long bent_twice, bent_twice_read;

static void bend_sequence(uint64_t sequence, int far) {
  CHECKF(!read_sequence(sequence), "a real token is malformed");
  for (int bit = 0; bit < 64; bit++) {
    check_at[2] = bit;
    CHECKF(read_sequence(sequence ^ UINT64_C(1) << bit), "bit %d of %#llx changed", bit,
           (unsigned long long)sequence);
    for (int other = far ? 0 : 64; other < bit; other++) {
      bent_twice++;
      bent_twice_read += !read_sequence(sequence ^ UINT64_C(1) << bit ^ UINT64_C(1) << other);
    }
  }
}

static void read_path(const uint64_t *path) {
  lcp_path_step step = LCP_PATH_STEP_INIT;
  int malformed = lcp_path_step_at(path, UINT32_MAX, &step) == LCP_ERROR_MALFORMED;
  lcp_status_t status = LCP_OK;
  for (uint32_t i = 0; i < 64 && status == LCP_OK; i++) {
    status = lcp_path_step_at(path, i, &step);
    if (status != LCP_OK)
      CHECK_STATUS(status, malformed ? LCP_ERROR_MALFORMED : LCP_ERROR_OUT_OF_RANGE);
    else {
      CHECK(!malformed);
      read_sequence(step.sequence);
    }
  }
  CHECKF(status != LCP_OK, "a path without an end");
}

/* Real tokens with each bit changed in turn, on both axes. */
static void bent_tokens(void) {
  static const lcp_os_version_t versions[] = {LCP_OS(3, 0, 0), LCP_OS(6, 0, 0), LCP_OS(12, 0, 0),
                                              LCP_OS(17, 0, 0)};
  lcp_app app = LCP_APP_INIT;
  app.scenes = LCP_FACT_YES;
  for (size_t v = 0; v < sizeof versions / sizeof *versions; v++)
    for (int path_number = 0; path_number < STATES * STATES + SCENE_STATES * SCENE_STATES;
         path_number++) {
      lcp_context context = LCP_CONTEXT_INIT(versions[v]);
      lcp_path_query query = LCP_PATH_QUERY_INIT;
      lcp_path_answer answer = LCP_PATH_ANSWER_INIT;
      int at = path_number, states = STATES;
      query.axis = LCP_AXIS_APP;
      if (at >= STATES * STATES) {
        at -= STATES * STATES, states = SCENE_STATES;
        query.axis = LCP_AXIS_SCENE;
        context.app = &app;
      }
      query.from = 1 + at / states, query.to = 1 + at % states;
      CHECK_STATUS(lcp_query_path(&context, &query, &answer, NULL), LCP_OK);
      for (int bit = 0; bit < 192; bit++) {
        uint64_t path[3] = {answer.path[0], answer.path[1], answer.path[2]};
        path[bit / 64] ^= UINT64_C(1) << (bit % 64);
        check_begin("lcp_path_step_at", query.axis * 100 + query.from * 10, query.to, bit,
                    versions[v]);
        read_path(path);
      }
      for (uint32_t i = 0; i < answer.step_count; i++) {
        lcp_path_step step = LCP_PATH_STEP_INIT;
        CHECK_STATUS(lcp_path_step_at(answer.path, i, &step), LCP_OK);
        check_begin("lcp_transition_step_at", query.axis * 100 + query.from * 10, query.to, 0,
                    versions[v]);
        bend_sequence(step.sequence, i == 0);
      }
    }
  check_begin("lcp_transition_step_at", 0, 0, 0, 0);
  bend_sequence(0, 1); /* an answer without steps */
  printf("tokens: %lld of %lld real tokens with two bits changed could be read\n", bent_twice_read,
         bent_twice);
  CHECKF(bent_twice > 1000 && bent_twice_read * 100 < bent_twice, "the guard is too weak");
}

/* ---- what a rule holds besides what all of them hold ----------------------------------------- */

/* One field that is of some families alone; elsewhere it is `empty`. */
typedef struct family_field {
  const char *name;
  size_t offset, size;
  uint32_t families; /* bit n-1 for family n */
  int64_t empty;
  lcp_enum_kind_t kind; /* a value of it, or 0 */
  int64_t mask;         /* where it is a mask: every bit that may be set; -1: any number */
} family_field;

#define IN(family) (UINT32_C(1) << (LCP_FAMILY_##family - 1))
#define VALUE(name, families, kind) \
  {#name, offsetof(lcp_rule, name), sizeof(((lcp_rule *)0)->name), families, 0, LCP_ENUM_##kind, 0}
#define MASK(name, families, bits) \
  {#name, offsetof(lcp_rule, name), sizeof(((lcp_rule *)0)->name), families, 0, 0, bits}
#define NUMBER(name, families, empty) \
  {#name, offsetof(lcp_rule, name), sizeof(((lcp_rule *)0)->name), families, empty, 0, -1}
#define BITS(count) ((INT64_C(1) << (count)) - 1)

static const family_field family_fields[] = {
    MASK(lifecycles, IN(TRANSITION) | IN(CAUSE), BITS(LCP_LIFECYCLE_SCENES)),
    VALUE(lifecycle, IN(LIFECYCLE), LIFECYCLE),
    MASK(from_states, IN(LIFECYCLE) | IN(TRANSITION) | IN(CAUSE) | IN(EVENT) | IN(CONDUCT),
         BITS(STATES)),
    VALUE(to, IN(TRANSITION), STATE),
    MASK(causes, IN(TRANSITION) | IN(CAUSE), BITS(CAUSES)),
    MASK(last_causes, IN(TRANSITION), BITS(CAUSES)),
    MASK(interruptions, IN(TRANSITION) | IN(CAUSE), BITS(LCP_INTERRUPTION_BANNER)),
    VALUE(reason, IN(TRANSITION), REASON),
    VALUE(via, IN(TRANSITION), STATE),
    NUMBER(step_count, IN(TRANSITION), 0),
    MASK(triggers, IN(DELIVERY) | IN(RELAUNCH) | IN(MODE), BITS(TRIGGERS)),
    VALUE(launch_state, IN(DELIVERY), STATE),
    VALUE(callback, IN(DELIVERY) | IN(NOTIFICATION) | IN(EVENT) | IN(CONDUCT) | IN(DUTY), CALLBACK),
    VALUE(second_callback, IN(DELIVERY), CALLBACK),
    VALUE(on_launch_only, IN(DELIVERY), FACT),
    VALUE(guarantee, IN(RELAUNCH), GUARANTEE),
    MASK(terminations, IN(STANDING) | IN(RELAUNCH), BITS(TERMINATIONS)),
    MASK(standings, IN(RELAUNCH), BITS(LCP_STANDING_UNINSTALLED)),
    VALUE(standing, IN(STANDING), STANDING),
    MASK(allowances, IN(DEADLINE) | IN(DELIVERY) | IN(TERMINATION), BITS(ALLOWANCES)),
    VALUE(at_expiry, IN(DEADLINE) | IN(QUOTA), EXPIRY),
    VALUE(code, IN(DEADLINE) | IN(CONDUCT), CODE),
    VALUE(extendable, IN(DEADLINE), FACT),
    NUMBER(advice_ns, IN(DEADLINE), LCP_NS_UNKNOWN),
    NUMBER(limit_ns, IN(DEADLINE), LCP_NS_UNKNOWN),
    NUMBER(warning_ns, IN(DEADLINE), LCP_NS_UNKNOWN),
    VALUE(axis, IN(TRANSITION), AXIS),
    MASK(axes, IN(NOTIFICATION), BITS(LCP_AXIS_SCENE)),
    VALUE(launch_callback, IN(DELIVERY), CALLBACK),
    VALUE(notification, IN(NOTIFICATION), NOTIFICATION),
    VALUE(posted_before, IN(NOTIFICATION), FACT),
    VALUE(reads_as_method, IN(NOTIFICATION), FACT),
    VALUE(mode, IN(MODE), MODE),
    NUMBER(deprecated, IN(MODE), 0),
    MASK(permits, IN(MODE), BITS(ACTIVITIES)),
    MASK(keeps_running, IN(MODE), BITS(ACTIVITIES)),
    MASK(events, IN(EVENT), BITS(EVENTS)),
    VALUE(manner, IN(EVENT), MANNER),
    VALUE(quota, IN(QUOTA), QUOTA),
    VALUE(unit, IN(QUOTA), UNIT),
    MASK(activities, IN(CONDUCT) | IN(TERMINATION), BITS(ACTIVITIES)),
    VALUE(price, IN(CONDUCT), PRICE),
    VALUE(undone_at, IN(DUTY), CALLBACK),
    VALUE(severity, IN(MANIFEST), SEVERITY),
    VALUE(cause, IN(TERMINATION), TERMINATION),
    NUMBER(count, IN(QUOTA), LCP_COUNT_UNKNOWN),
    NUMBER(window_ns, IN(QUOTA), LCP_NS_UNKNOWN),
    MASK(namespaces, IN(TERMINATION), BITS(NAMESPACES)),
    NUMBER(code_low, IN(TERMINATION), 0),
    NUMBER(code_high, IN(TERMINATION), 0),
};
#undef VALUE
#undef MASK
#undef NUMBER
#undef BITS

static int64_t family_value(const lcp_rule *rule, const family_field *f) {
  uint32_t narrow;
  int64_t value;
  if (f->size == sizeof narrow) {
    memcpy(&narrow, (const char *)rule + f->offset, sizeof narrow);
    return f->kind && f->kind != LCP_ENUM_CODE ? (int64_t)(int32_t)narrow : (int64_t)narrow;
  }
  memcpy(&value, (const char *)rule + f->offset, sizeof value);
  return value;
}

/* Every field holds what its family may have there, and nothing in the other families. */
static void family_of(const lcp_rule *rule) {
  CHECKF(lcp_enum_name(LCP_ENUM_FAMILY, rule->family), "family %d", rule->family);
  CHECKF(lcp_enum_name(LCP_ENUM_VERDICT, rule->verdict), "verdict %d", rule->verdict);
  CHECKF(rule->conflict == 0 || lcp_enum_name(LCP_ENUM_CONFLICT, rule->conflict), "conflict %d",
         rule->conflict);
  CHECKF(((rule->when | rule->when_not) >> CONDITIONS) == 0, "%s: conditions", rule->id);
  CHECKF((rule->when & rule->when_not) == 0, "%s: asks for both", rule->id);
  CHECKF(rule->profiles > 0 && rule->profiles < 8, "%s: profiles %#x", rule->id, rule->profiles);
  if (rule->family < 1 || rule->family > LCP_FAMILY_TERMINATION) return;
  for (size_t i = 0; i < sizeof family_fields / sizeof *family_fields; i++) {
    const family_field *f = &family_fields[i];
    int64_t value = family_value(rule, f);
    if (!(f->families >> (rule->family - 1) & 1)) {
      CHECKF(value == f->empty, "%s: %s is %lld", rule->id, f->name, (long long)value);
      continue;
    }
    lcp_enum_kind_t kind = f->kind;
    if (kind == LCP_ENUM_STATE && rule->axis == LCP_AXIS_SCENE) kind = LCP_ENUM_SCENE_STATE;
    if (kind)
      CHECKF(value == 0 || lcp_enum_name(kind, value), "%s: %s is %lld", rule->id, f->name,
             (long long)value);
    else CHECKF(f->mask < 0 || (value & ~f->mask) == 0, "%s: %s is %#llx", rule->id, f->name,
                (unsigned long long)value);
    if (f->empty < 0) CHECKF(value >= f->empty, "%s: %s is %lld", rule->id, f->name,
                             (long long)value);
  }
  int has_text = rule->family == LCP_FAMILY_DUTY || rule->family == LCP_FAMILY_MANIFEST ||
                 rule->family == LCP_FAMILY_TERMINATION;
  int has_key = rule->family == LCP_FAMILY_MANIFEST;
  CHECKF(rule->text && rule->key && rule->value, "%s: a text is NULL", rule->id);
  if (!rule->text || !rule->key || !rule->value) return;
  CHECKF((*rule->text != 0) == has_text, "%s: text \"%s\"", rule->id, rule->text);
  if (!has_key) CHECKF(!*rule->key && !*rule->value, "%s: key \"%s\", value \"%s\"", rule->id,
                       rule->key, rule->value);
  if (rule->family == LCP_FAMILY_MODE)
    CHECKF(rule->mode && (rule->mode & (rule->mode - 1)) == 0 && rule->deprecated <= LCP_OS_NEWEST,
           "%s: mode %#x, deprecated %#x", rule->id, rule->mode, rule->deprecated);
  if (rule->family == LCP_FAMILY_TERMINATION)
    CHECKF(rule->code_low <= rule->code_high, "%s: codes", rule->id);
  if (rule->family == LCP_FAMILY_TRANSITION && rule->axis == LCP_AXIS_SCENE)
    CHECKF((rule->from_states >> SCENE_STATES) == 0, "%s: from_states", rule->id);
}

static void rule_indices(void) {
  union {
    lcp_rule rule;
    lcp_rule_step step;
    lcp_citation citation;
    unsigned char bytes[512];
  } u;
  uint32_t rules = lcp_rule_count(), citations = lcp_citation_count();
  CHECK(rules > 0 && citations > 0);
  const int64_t wrong[] = {-1, -2, INT32_MIN, (int64_t)rules, (int64_t)rules + 1, INT32_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    lcp_rule_index_t index = (lcp_rule_index_t)wrong[i];
    check_begin("lcp_rule_at", index, 0, 0, 0);
#define REFUSED(member, call)                                \
  do {                                                       \
    memset(&u, FILL, sizeof u);                              \
    u.member.struct_size = sizeof u.member;                  \
    CHECK_STATUS(call, LCP_ERROR_OUT_OF_RANGE);              \
    CHECK_UNTOUCHED(u.bytes + 4, FILL, sizeof u.bytes - 4);  \
  } while (0)
    REFUSED(rule, lcp_rule_at(index, &u.rule));
    REFUSED(step, lcp_rule_step_at(index, 0, &u.step));
    REFUSED(citation, lcp_rule_citation_at(index, 0, &u.citation));
  }
  const uint32_t beyond[] = {citations, citations + 1, INT32_MAX, UINT32_C(0x80000000), UINT32_MAX};
  for (size_t i = 0; i < sizeof beyond / sizeof *beyond; i++)
    REFUSED(citation, lcp_citation_at(beyond[i], &u.citation));

  for (uint32_t r = 0; r < rules; r++) {
    lcp_rule_index_t index = (lcp_rule_index_t)r, found = -5;
    lcp_rule rule;
    check_begin("lcp_rule_at", r, 0, 0, 0);
    memset(&rule, FILL, sizeof rule);
    rule.struct_size = sizeof rule;
    CHECK_STATUS(lcp_rule_at(index, &rule), LCP_OK);
    CHECK(rule.id && *rule.id && rule.note);
    family_of(&rule);
    CHECK(lcp_enum_name(LCP_ENUM_EVIDENCE, rule.evidence));
    CHECKF(rule.citation_count > 0 || rule.evidence == LCP_EVIDENCE_INFERRED, "%s: no citation",
           rule.id);
    CHECKF(rule.until == 0 || rule.since < rule.until, "%s", rule.id);
    CHECK_STATUS(lcp_rule_find(rule.id, strlen(rule.id), &found), LCP_OK);
    CHECK_INT(found, index);
    CHECK_STATUS(lcp_rule_find(rule.id, strlen(rule.id) - 1, &found), LCP_ERROR_NOT_FOUND);
    CHECK_STATUS(lcp_rule_find(rule.id, strlen(rule.id) + 1, &found), LCP_ERROR_NOT_FOUND);
    for (uint32_t i = 0; i < rule.step_count; i++) {
      u.step.struct_size = sizeof u.step;
      CHECK_STATUS(lcp_rule_step_at(index, i, &u.step), LCP_OK);
      CHECK(u.step.callback == 0 || lcp_enum_name(LCP_ENUM_CALLBACK, u.step.callback));
      CHECK(u.step.state == 0 || lcp_enum_name(LCP_ENUM_STATE, u.step.state));
      CHECK(u.step.when == 0 || lcp_enum_name(LCP_ENUM_CONDITION, u.step.when));
      CHECK(u.step.scene_state == 0 ||
            lcp_enum_name(LCP_ENUM_SCENE_STATE, u.step.scene_state));
    }
    for (uint32_t i = 0; i < rule.citation_count; i++) {
      u.citation.struct_size = sizeof u.citation;
      CHECK_STATUS(lcp_rule_citation_at(index, i, &u.citation), LCP_OK);
      CHECK(u.citation.key && *u.citation.key && u.citation.title && u.citation.publisher &&
            u.citation.address);
      CHECK(u.citation.index < citations);
    }
    REFUSED(step, lcp_rule_step_at(index, rule.step_count, &u.step));
    REFUSED(step, lcp_rule_step_at(index, UINT32_MAX, &u.step));
    REFUSED(citation, lcp_rule_citation_at(index, rule.citation_count, &u.citation));
    REFUSED(citation, lcp_rule_citation_at(index, UINT32_MAX, &u.citation));
  }
#undef REFUSED

  for (uint32_t size = 0; size < 4; size++) {
    set_size(&u, size);
    CHECK_STATUS(lcp_rule_at(0, &u.rule), LCP_ERROR_STRUCT_SIZE);
    CHECK_STATUS(lcp_rule_step_at(0, 0, &u.step), LCP_ERROR_STRUCT_SIZE);
    CHECK_STATUS(lcp_rule_citation_at(0, 0, &u.citation), LCP_ERROR_STRUCT_SIZE);
    CHECK_STATUS(lcp_citation_at(0, &u.citation), LCP_ERROR_STRUCT_SIZE);
  }
  set_size(&u, 4097);
  CHECK_STATUS(lcp_rule_at(0, &u.rule), LCP_ERROR_STRUCT_SIZE);
  CHECK_STATUS(lcp_citation_at(0, &u.citation), LCP_ERROR_STRUCT_SIZE);
  /* Every size: one rule of each family, since each writes fields of its own. */
  uint32_t families = 0;
  for (uint32_t r = 0; r < rules; r++) {
    lcp_rule whole;
    memset(&whole, 0, sizeof whole);
    whole.struct_size = sizeof whole;
    CHECK_STATUS(lcp_rule_at((lcp_rule_index_t)r, &whole), LCP_OK);
    if (families >> whole.family & 1) continue;
    families |= UINT32_C(1) << whole.family;
    for (uint32_t size = 4; size <= sizeof whole + 64; size++) {
      check_begin("lcp_rule_at", r, size, 0, 0);
      memset(&u, FILL, sizeof u);
      set_size(&u, size);
      CHECK_STATUS(lcp_rule_at((lcp_rule_index_t)r, &u.rule), LCP_OK);
      uint32_t known = size < sizeof whole ? size & ~7u : (uint32_t)sizeof whole;
      if (known > 4) CHECK(memcmp(u.bytes + 4, (char *)&whole + 4, known - 4) == 0);
      if (size > sizeof whole) CHECK(check_all(u.bytes + sizeof whole, 0, size - sizeof whole));
      CHECK_UNTOUCHED(u.bytes + size, FILL, sizeof u.bytes - size);
    }
  }
}

static void os_texts(void) {
  static const struct {
    const char *text;
    lcp_os_version_t os; /* 0: malformed */
  } texts[] = {{"9", LCP_OS(9, 0, 0)},
               {"9.3", LCP_OS(9, 3, 0)},
               {"9.3.5", LCP_OS(9, 3, 5)},
               {"255.255.255", LCP_OS(255, 255, 255)},
               {"0", 0xFFFFFFFF}, /* readable, though no query takes it */
               {"1.0", LCP_OS(1, 0, 0)},
               {"", 0}, {".", 0}, {"9.", 0}, {".9", 0}, {"9..3", 0}, {"9.3.", 0}, {"9.3.5.1", 0},
               {"256", 0}, {"9.256", 0}, {"9.3.256", 0}, {"-1", 0}, {"+9", 0}, {" 9", 0},
               {"9 ", 0}, {"9.3b", 0}, {"iOS 9", 0}, {"0x9", 0}, {"4294967305", 0},
               {"18446744073709551625", 0}, {"9,3", 0}, {"9.-3", 0}, {"\xd9\xa9", 0}};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    lcp_os_version_t os = 77;
    check_begin("lcp_os_parse", (long long)i, 0, 0, 0);
    lcp_status_t status = lcp_os_parse(texts[i].text, strlen(texts[i].text), &os);
    if (texts[i].os == 0xFFFFFFFF) {
      CHECK((status == LCP_OK && os == 0) || (status == LCP_ERROR_MALFORMED && os == 77));
      continue;
    }
    CHECKF(status == (texts[i].os ? LCP_OK : LCP_ERROR_MALFORMED), "\"%s\": %s", texts[i].text,
           lcp_status_name(status));
    CHECKF(os == (texts[i].os ? texts[i].os : 77), "\"%s\": %#x", texts[i].text, os);
  }
  lcp_os_version_t os = 77;
  CHECK_STATUS(lcp_os_parse("9.3\0", 4, &os), LCP_ERROR_MALFORMED);
  CHECK_STATUS(lcp_os_parse("9.3.5", 3, &os), LCP_OK);
  CHECK_INT(os, LCP_OS(9, 3, 0));
  enum { LONG = 1 << 20 };
  char *digits = malloc(LONG);
  if (!digits) return;
  memset(digits, '9', LONG);
  check_begin("lcp_os_parse", LONG, 0, 0, 0);
  CHECK_STATUS(lcp_os_parse(digits, LONG, &os), LCP_ERROR_MALFORMED);
  memset(digits, '0', LONG);
  lcp_status_t status = lcp_os_parse(digits, LONG, &os);
  CHECK(status == LCP_OK || status == LCP_ERROR_MALFORMED);
  free(digits);
}

int main(void) {
  check_start();
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  rule_indices();
  os_texts();
  tokens(check_setting("ABI_RANDOM", 2000000) / 4);
  bent_tokens();
  return check_done("tokens");
}
