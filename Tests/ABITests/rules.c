/*
 * Checks rules by index: the fields that all rules have, every value of every field of a family, and
 * texts, steps and citations. Also checks indices and fields that do not exist, ids of rules, and texts
 * of versions.
 */
#include "lists.h"

/* ---- the fields of each family -------------------------------------------------------------- */

typedef enum form { ONE, SET, DURATION, NUMBER_OF, BITS, OS, TEXT, STEPS } form;

typedef struct rule_field {
  form form;
  lcp_enum_kind_t kind; /* the enumeration of the field's values; 0 if they are of none */
  uint32_t families;    /* bit n-1 for family n */
} rule_field;

#define IN(family) (UINT32_C(1) << (LCP_FAMILY_##family - 1))
static const rule_field rule_fields[] = {
    [LCP_RULE_FIELD_VERDICT] = {ONE, LCP_ENUM_VERDICT,
                                IN(TRANSITION) | IN(DEADLINE) | IN(RELAUNCH) | IN(MODE) | IN(EVENT) |
                                    IN(QUOTA) | IN(CONDUCT) | IN(TERMINATION) | IN(SILENCE) |
                                    IN(SUSPENSION) | IN(PURGE)},
    [LCP_RULE_FIELD_LIFECYCLE] = {ONE, LCP_ENUM_LIFECYCLE, IN(LIFECYCLE)},
    [LCP_RULE_FIELD_LIFECYCLES] = {SET, LCP_ENUM_LIFECYCLE, IN(TRANSITION) | IN(CAUSE)},
    [LCP_RULE_FIELD_STATES] = {SET, LCP_ENUM_STATE,
                               IN(LIFECYCLE) | IN(TRANSITION) | IN(CAUSE) | IN(EVENT) |
                                   IN(CONDUCT) | IN(CHOICE) | IN(WATCHDOG) | IN(PURGE)},
    [LCP_RULE_FIELD_TO] = {ONE, LCP_ENUM_STATE, IN(TRANSITION)},
    [LCP_RULE_FIELD_CAUSES] = {SET, LCP_ENUM_CAUSE, IN(TRANSITION) | IN(CAUSE) | IN(CHOICE)},
    [LCP_RULE_FIELD_LAST_CAUSES] = {SET, LCP_ENUM_CAUSE, IN(TRANSITION)},
    [LCP_RULE_FIELD_INTERRUPTIONS] = {SET, LCP_ENUM_INTERRUPTION,
                                      IN(TRANSITION) | IN(CAUSE) | IN(CHOICE)},
    [LCP_RULE_FIELD_REASON] = {ONE, LCP_ENUM_REASON, IN(TRANSITION) | IN(SILENCE)},
    [LCP_RULE_FIELD_VIA] = {ONE, LCP_ENUM_STATE, IN(TRANSITION)},
    [LCP_RULE_FIELD_STEPS] = {STEPS, 0, IN(TRANSITION)},
    [LCP_RULE_FIELD_TRIGGERS] = {SET, LCP_ENUM_TRIGGER,
                                 IN(DELIVERY) | IN(RELAUNCH) | IN(MODE) | IN(DISPOSITION) |
                                     IN(CALL)},
    [LCP_RULE_FIELD_LAUNCH_STATE] = {ONE, LCP_ENUM_STATE, IN(DELIVERY)},
    [LCP_RULE_FIELD_CALLBACK] = {ONE, LCP_ENUM_CALLBACK,
                                 IN(DELIVERY) | IN(NOTIFICATION) | IN(EVENT) | IN(CONDUCT) |
                                     IN(DUTY) | IN(CALLBACK) | IN(WATCHDOG)},
    [LCP_RULE_FIELD_SECOND_CALLBACK] = {ONE, LCP_ENUM_CALLBACK, IN(DELIVERY)},
    [LCP_RULE_FIELD_LAUNCH_CALLBACK] = {ONE, LCP_ENUM_CALLBACK, IN(DELIVERY)},
    [LCP_RULE_FIELD_ON_LAUNCH_ONLY] = {ONE, LCP_ENUM_FACT, IN(DELIVERY) | IN(CALL)},
    [LCP_RULE_FIELD_GUARANTEE] = {ONE, LCP_ENUM_GUARANTEE, IN(RELAUNCH)},
    [LCP_RULE_FIELD_TERMINATIONS] = {SET, LCP_ENUM_TERMINATION, IN(STANDING) | IN(RELAUNCH)},
    [LCP_RULE_FIELD_STANDINGS] = {SET, LCP_ENUM_STANDING, IN(RELAUNCH) | IN(DISPOSITION)},
    [LCP_RULE_FIELD_STANDING] = {ONE, LCP_ENUM_STANDING, IN(STANDING)},
    [LCP_RULE_FIELD_ALLOWANCES] = {SET, LCP_ENUM_ALLOWANCE, IN(DEADLINE) | IN(SUSPENSION)},
    [LCP_RULE_FIELD_ALLOWANCE] = {ONE, LCP_ENUM_ALLOWANCE,
                                  IN(DELIVERY) | IN(TERMINATION) | IN(WATCHDOG)},
    [LCP_RULE_FIELD_AT_EXPIRY] = {ONE, LCP_ENUM_EXPIRY, IN(DEADLINE) | IN(QUOTA)},
    [LCP_RULE_FIELD_CODE] = {ONE, LCP_ENUM_CODE, IN(DEADLINE) | IN(CONDUCT)},
    [LCP_RULE_FIELD_EXTENDABLE] = {ONE, LCP_ENUM_FACT, IN(DEADLINE)},
    [LCP_RULE_FIELD_ADVICE] = {DURATION, 0, IN(DEADLINE)},
    [LCP_RULE_FIELD_LIMIT] = {DURATION, 0, IN(DEADLINE)},
    [LCP_RULE_FIELD_WARNING] = {DURATION, 0, IN(DEADLINE)},
    [LCP_RULE_FIELD_AXES] = {SET, LCP_ENUM_AXIS, IN(NOTIFICATION)},
    [LCP_RULE_FIELD_NOTIFICATION] = {ONE, LCP_ENUM_NOTIFICATION, IN(NOTIFICATION)},
    [LCP_RULE_FIELD_POSTED_BEFORE] = {ONE, LCP_ENUM_FACT, IN(NOTIFICATION)},
    [LCP_RULE_FIELD_READS_AS_METHOD] = {ONE, LCP_ENUM_FACT, IN(NOTIFICATION)},
    [LCP_RULE_FIELD_MODE] = {ONE, LCP_ENUM_MODE, IN(MODE)},
    [LCP_RULE_FIELD_DEPRECATED] = {OS, 0, IN(MODE)},
    [LCP_RULE_FIELD_PERMITS] = {SET, LCP_ENUM_ACTIVITY, IN(MODE)},
    [LCP_RULE_FIELD_KEEPS_RUNNING] = {SET, LCP_ENUM_ACTIVITY, IN(MODE)},
    [LCP_RULE_FIELD_EVENTS] = {SET, LCP_ENUM_EVENT, IN(EVENT)},
    [LCP_RULE_FIELD_MANNER] = {ONE, LCP_ENUM_MANNER, IN(EVENT)},
    [LCP_RULE_FIELD_QUOTA] = {ONE, LCP_ENUM_QUOTA, IN(QUOTA)},
    [LCP_RULE_FIELD_UNIT] = {ONE, LCP_ENUM_UNIT, IN(QUOTA)},
    [LCP_RULE_FIELD_ACTIVITIES] = {SET, LCP_ENUM_ACTIVITY,
                                   IN(CONDUCT) | IN(SUSPENSION) | IN(PURGE)},
    [LCP_RULE_FIELD_ACTIVITY] = {ONE, LCP_ENUM_ACTIVITY, IN(TERMINATION)},
    [LCP_RULE_FIELD_PRICE] = {ONE, LCP_ENUM_PRICE, IN(CONDUCT)},
    [LCP_RULE_FIELD_UNDONE_AT] = {ONE, LCP_ENUM_CALLBACK, IN(DUTY)},
    [LCP_RULE_FIELD_SEVERITY] = {ONE, LCP_ENUM_SEVERITY, IN(MANIFEST)},
    [LCP_RULE_FIELD_CAUSE] = {ONE, LCP_ENUM_TERMINATION, IN(TERMINATION)},
    [LCP_RULE_FIELD_COUNT] = {NUMBER_OF, 0, IN(QUOTA) | IN(CHOICE)},
    [LCP_RULE_FIELD_WINDOW] = {DURATION, 0, IN(QUOTA) | IN(CHOICE)},
    [LCP_RULE_FIELD_NAMESPACES] = {SET, LCP_ENUM_NAMESPACE, IN(TERMINATION)},
    [LCP_RULE_FIELD_ERROR_DOMAINS] = {SET, LCP_ENUM_ERROR_DOMAIN, IN(TERMINATION)},
    [LCP_RULE_FIELD_CODE_LOW] = {BITS, 0, IN(TERMINATION)},
    [LCP_RULE_FIELD_CODE_HIGH] = {BITS, 0, IN(TERMINATION)},
    [LCP_RULE_FIELD_TEXT] = {TEXT, 0, IN(DUTY) | IN(MANIFEST) | IN(TERMINATION)},
    [LCP_RULE_FIELD_KEY] = {TEXT, 0, IN(MANIFEST)},
    [LCP_RULE_FIELD_VALUE] = {TEXT, 0, IN(MANIFEST)},
    [LCP_RULE_FIELD_FALLBACK] = {ONE, LCP_ENUM_CALLBACK, IN(CALLBACK)},
    [LCP_RULE_FIELD_FALLBACK_IN_FRONT_ONLY] = {ONE, LCP_ENUM_FACT, IN(CALLBACK)},
    [LCP_RULE_FIELD_SCENE_CALLBACK] = {ONE, LCP_ENUM_CALLBACK, IN(CALLBACK)},
    [LCP_RULE_FIELD_APP_CALLBACK] = {ONE, LCP_ENUM_CALLBACK, IN(CALLBACK)},
    [LCP_RULE_FIELD_OF_INTERFACE] = {ONE, LCP_ENUM_FACT, IN(CALLBACK)},
    [LCP_RULE_FIELD_COMPANIONS] = {SET, LCP_ENUM_CAUSE, IN(CHOICE)},
    [LCP_RULE_FIELD_SILENCE] = {ONE, LCP_ENUM_SILENCE, IN(SILENCE)},
    [LCP_RULE_FIELD_TERMINATION] = {ONE, LCP_ENUM_TERMINATION, IN(DEADLINE) | IN(CONDUCT)},
    [LCP_RULE_FIELD_STARTS] = {ONE, LCP_ENUM_MOMENT, IN(DEADLINE)},
    [LCP_RULE_FIELD_RESETS] = {SET, LCP_ENUM_MOMENT, IN(DEADLINE)},
    [LCP_RULE_FIELD_SHARED] = {ONE, LCP_ENUM_FACT, IN(DEADLINE)},
    [LCP_RULE_FIELD_ORIGIN] = {ONE, LCP_ENUM_ORIGIN, IN(DELIVERY)},
    [LCP_RULE_FIELD_DISPOSITION] = {ONE, LCP_ENUM_DISPOSITION, IN(DISPOSITION)},
    [LCP_RULE_FIELD_OCCASION] = {ONE, LCP_ENUM_OCCASION, IN(DISPOSITION)},
    [LCP_RULE_FIELD_RANK] = {NUMBER_OF, 0, IN(EVENT) | IN(PURGE)},
    [LCP_RULE_FIELD_WARNED] = {ONE, LCP_ENUM_FACT, IN(PURGE)},
    [LCP_RULE_FIELD_MERGING] = {ONE, LCP_ENUM_MERGING, IN(EVENT)},
    [LCP_RULE_FIELD_TRIGGER] = {ONE, LCP_ENUM_TRIGGER, IN(EVENT)},
    [LCP_RULE_FIELD_BEGUN_IN_FRONT] = {ONE, LCP_ENUM_FACT, IN(SUSPENSION)},
    [LCP_RULE_FIELD_CALLBACKS] = {SET, LCP_ENUM_CALLBACK, IN(CALL)},
    [LCP_RULE_FIELD_RECEIVER] = {ONE, LCP_ENUM_RECEIVER, IN(CALL)},
    [LCP_RULE_FIELD_LAUNCH_OPTION] = {ONE, LCP_ENUM_LAUNCH_OPTION, IN(CALL)},
    [LCP_RULE_FIELD_MORE_LAUNCH_OPTIONS] = {SET, LCP_ENUM_LAUNCH_OPTION, IN(CALL)},
    [LCP_RULE_FIELD_CONNECTION_OPTION] = {ONE, LCP_ENUM_CONNECTION_OPTION, IN(CALL)},
    [LCP_RULE_FIELD_MORE_CONNECTION_OPTIONS] = {SET, LCP_ENUM_CONNECTION_OPTION, IN(CALL)},
    [LCP_RULE_FIELD_RETURN_VALUE] = {ONE, LCP_ENUM_RETURN_VALUE, IN(CALL)},
};
#undef IN
enum { RULE_FIELDS = sizeof rule_fields / sizeof *rule_fields };
static long long values_seen[RULE_FIELDS];

static void check_value(const rule_field *f, int64_t value) {
  if (f->kind) CHECKF(lcp_enum_name(f->kind, value), "no value %lld", (long long)value);
  else if (f->form == DURATION) CHECKF(value >= 0, "%lld ns", (long long)value);
  else if (f->form == OS) CHECKF(value >= LCP_OS_OLDEST && value <= lcp_os_newest(), "no OS");
}

/* Reads values one by one, up to the first index without a value. Then tries indices far past it. */
static uint32_t read_values(lcp_rule_index_t rule, lcp_rule_field_t field, const rule_field *f) {
  int64_t value = INT64_MIN, last = INT64_MIN;
  uint32_t count = 0;
  check_begin("lcp_rule_value", rule, field, 0, 0);
  for (; count < 1000 && lcp_rule_value(rule, field, count, &value) == LCP_OK; count++) {
    check_value(f, value);
    if (f->form == SET) CHECKF(value > last, "%lld after %lld", (long long)value, (long long)last);
    last = value;
  }
  CHECKF(count <= (f->form == SET ? 64u : 1u), "%u values", count);
  const uint32_t beyond[] = {count, count + 1, 64, 65536, INT32_MAX, UINT32_C(0x80000000),
                             UINT32_MAX};
  for (size_t i = 0; i < sizeof beyond / sizeof *beyond; i++) {
    value = 77;
    if (beyond[i] < count) continue;
    CHECK_STATUS(lcp_rule_value(rule, field, beyond[i], &value), LCP_ERROR_OUT_OF_RANGE);
    CHECK_INT(value, 77);
  }
  CHECK_STATUS(lcp_rule_value(rule, field, 0, NULL), LCP_ERROR_NULL_ARGUMENT);
  return count;
}

/* Reads every field, and tries some fields that do not exist. */
static void fields_of(lcp_rule_index_t index, lcp_family_t family) {
  const lcp_rule_field_t more[] = {INT32_MIN, -77, RULE_FIELDS, RULE_FIELDS + 1, 255, 65537,
                                   INT32_MAX};
  for (int i = -1; i < RULE_FIELDS + 1 + (int)(sizeof more / sizeof *more); i++) {
    lcp_rule_field_t field = i <= RULE_FIELDS ? i : more[i - RULE_FIELDS - 1];
    int is_known = field >= 1 && field < RULE_FIELDS;
    const rule_field *f = &rule_fields[is_known ? field : 0];
    int is_here = is_known && f->families >> (family - 1) & 1;
    lcp_status_t none = is_known ? LCP_ERROR_NOT_FOUND
                        : field  ? LCP_ERROR_UNKNOWN_VALUE
                                 : LCP_ERROR_MISSING_VALUE;
    int64_t value = 77;
    const char *text = "77";
    check_begin("a field of a rule", index, family, field, 0);
    if (is_here && f->form < TEXT) {
      values_seen[field] += read_values(index, field, f);
    } else {
      CHECK_STATUS(lcp_rule_value(index, field, 0, &value), none);
      CHECK_INT(value, 77);
    }
    if (is_here && f->form == TEXT) {
      CHECK_STATUS(lcp_rule_text(index, field, &text), LCP_OK);
      CHECK(text != NULL);
      CHECK_STATUS(lcp_rule_text(index, field, NULL), LCP_ERROR_NULL_ARGUMENT);
      if (field == LCP_RULE_FIELD_TEXT) CHECK(text && *text);
      values_seen[field]++;
    } else {
      CHECK_STATUS(lcp_rule_text(index, field, &text), none);
      CHECK_TEXT(text, "77");
    }
  }
}

/* ---- lists ---------------------------------------------------------------------------------- */

static lcp_status_t list_steps_of(const void *rule, const void *none, void *items, size_t stride,
                                  size_t capacity, size_t *count, void *error) {
  (void)none;
  return lcp_list_rule_steps(*(const lcp_rule_index_t *)rule, items, stride, capacity, count, error);
}

static lcp_status_t list_citations_of(const void *rule, const void *none, void *items, size_t stride,
                                      size_t capacity, size_t *count, void *error) {
  (void)none;
  return lcp_list_citations(*(const lcp_rule_index_t *)rule, items, stride, capacity, count, error);
}

static void check_steps(lcp_rule_index_t index, lcp_family_t family) {
  lcp_rule_step steps[64];
  size_t count = check_list("lcp_list_rule_steps", list_steps_of, &index, NULL, sizeof *steps);
  check_begin("lcp_list_rule_steps", index, 0, 0, 0);
  CHECK(family == LCP_FAMILY_TRANSITION || count == 0);
  CHECK_STATUS(lcp_list_rule_steps(index, steps, sizeof *steps, 64, &count, NULL), LCP_OK);
  for (size_t i = 0; i < count; i++) {
    CHECK(steps[i].callback == 0 || lcp_enum_name(LCP_ENUM_CALLBACK, steps[i].callback));
    CHECK(steps[i].state >= 0 && steps[i].state <= APP_STATES);
    CHECK(steps[i].when == 0 || lcp_enum_name(LCP_ENUM_CONDITION, steps[i].when));
    CHECK(steps[i].scene_state == 0 || is_scene_state(steps[i].scene_state));
  }
}

static size_t all_citations;

static void check_citations(lcp_rule_index_t index, lcp_evidence_t evidence) {
  static lcp_citation citations[512];
  size_t count = 0;
  if (index != LCP_RULE_NONE)
    check_list("lcp_list_citations", list_citations_of, &index, NULL, sizeof *citations);
  check_begin("lcp_list_citations", index, 0, 0, 0);
  CHECK_STATUS(lcp_list_citations(index, citations, sizeof *citations, 512, &count, NULL), LCP_OK);
  CHECKF(count <= 512, "%zu citations", count);
  if (index == LCP_RULE_NONE) all_citations = count;
  CHECK(count > 0 || evidence == LCP_EVIDENCE_INFERRED);
  for (size_t i = 0; i < count && i < 512; i++) {
    CHECK(citations[i].key && *citations[i].key && citations[i].title && citations[i].publisher &&
          citations[i].address);
    CHECK(citations[i].index < all_citations);
    if (index == LCP_RULE_NONE) CHECK_INT(citations[i].index, i);
  }
}

/* ---- rules ---------------------------------------------------------------------------------- */

/* Passes indices that no rule has to every function that takes the index of a rule. */
static void no_rules(void) {
  uint32_t rules = lcp_rule_count();
  const int64_t wrong[] = {-1, -2, INT32_MIN, (int64_t)rules, (int64_t)rules + 1, INT32_MAX};
  CHECK(rules > 0);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    lcp_rule_index_t index = (lcp_rule_index_t)wrong[i];
    unsigned char bytes[256];
    int64_t value = 77;
    const char *text = "77";
    size_t count = 77;
    lcp_error error;
    memset(bytes, FILL, sizeof bytes);
    set_size(bytes, sizeof(lcp_rule));
    check_begin("an index that is none", index, 0, 0, 0);
    CHECK_STATUS(lcp_rule_at(index, (void *)bytes), LCP_ERROR_OUT_OF_RANGE);
    CHECK_UNTOUCHED(bytes + 4, FILL, sizeof bytes - 4);
    CHECK_STATUS(lcp_rule_value(index, LCP_RULE_FIELD_VERDICT, 0, &value), LCP_ERROR_OUT_OF_RANGE);
    CHECK_STATUS(lcp_rule_text(index, LCP_RULE_FIELD_TEXT, &text), LCP_ERROR_OUT_OF_RANGE);
    for (int citations = 0; citations < 2; citations++) {
      if (citations && index == LCP_RULE_NONE) continue;
      list_function *list = citations ? list_citations_of : list_steps_of;
      CHECK_REFUSED(list(&index, NULL, bytes, 40, 4, &count, &error), LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_RULE, index);
      CHECK_INT(error.greatest, rules - 1);
    }
    CHECK_UNTOUCHED(bytes + 4, FILL, sizeof bytes - 4);
    CHECK_TEXT(text, "77");
    CHECK(value == 77 && count == 77);
  }
}

/* Reads a rule with every size of the struct. */
static void sizes_of(lcp_rule_index_t index) {
  unsigned char bytes[512];
  lcp_rule whole = LCP_RULE_INIT;
  CHECK_STATUS(lcp_rule_at(index, &whole), LCP_OK);
  for (uint32_t n = 0; n <= sizeof whole + 64; n++) {
    uint32_t size = n;
    check_begin("lcp_rule_at", index, size, 0, 0);
    memset(bytes, FILL, sizeof bytes);
    set_size(bytes, size);
    CHECK_STATUS(lcp_rule_at(index, (void *)bytes), size < 4 ? LCP_ERROR_STRUCT_SIZE : LCP_OK);
    uint32_t known = size < 4 ? 0 : size < sizeof whole ? size & ~7u : (uint32_t)sizeof whole;
    if (known > 4) CHECK(memcmp(bytes + 4, (char *)&whole + 4, known - 4) == 0);
    if (size > sizeof whole) CHECK(check_all(bytes + sizeof whole, 0, size - sizeof whole));
    CHECK_UNTOUCHED(bytes + (size < 4 ? 4 : size), FILL, sizeof bytes - (size < 4 ? 4 : size));
    CHECK_INT(get_size(bytes), size);
  }
  const uint32_t wrong[] = {4097, 65536, INT32_MAX, UINT32_C(0x80000000), UINT32_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    set_size(bytes, wrong[i]);
    CHECK_STATUS(lcp_rule_at(index, (void *)bytes), LCP_ERROR_STRUCT_SIZE);
  }
  CHECK_STATUS(lcp_rule_at(index, NULL), LCP_ERROR_NULL_ARGUMENT);
}

static void rules(void) {
  uint32_t families = 0;
  check_citations(LCP_RULE_NONE, 0);
  for (uint32_t r = 0; r < lcp_rule_count(); r++) {
    lcp_rule_index_t index = (lcp_rule_index_t)r, found = -5;
    lcp_rule rule;
    check_begin("lcp_rule_at", r, 0, 0, 0);
    memset(&rule, FILL, sizeof rule);
    rule.struct_size = sizeof rule;
    CHECK_STATUS(lcp_rule_at(index, &rule), LCP_OK);
    CHECK(rule.id && *rule.id && rule.note);
    CHECKF(lcp_enum_name(LCP_ENUM_FAMILY, rule.family), "family %d", rule.family);
    CHECK(lcp_enum_name(LCP_ENUM_EVIDENCE, rule.evidence));
    CHECKF(rule.conflict == 0 || lcp_enum_name(LCP_ENUM_CONFLICT, rule.conflict), "conflict %d",
           rule.conflict);
    CHECKF(rule.until == 0 || rule.since < rule.until, "%s", rule.id);
    CHECKF(rule.profiles > 0 && rule.profiles < 8, "%s: profiles %#llx", rule.id,
           (unsigned long long)rule.profiles);
    /* Condition n has bit n - 1. With at most 64 conditions, the first word of a mask holds them all. */
    CHECK(CONDITIONS <= 64);
    const uint64_t unknown = CONDITIONS < 64 ? ~UINT64_C(0) << (CONDITIONS % 64) : 0;
    CHECKF(((rule.when_mask[0] | rule.unless_mask[0]) & unknown) == 0, "%s", rule.id);
    CHECKF((rule.when_mask[1] | rule.unless_mask[1] | rule.reserved) == 0, "%s", rule.id);
    CHECKF((rule.when_mask[0] & rule.unless_mask[0]) == 0, "%s: asks for both", rule.id);
    CHECKF(rule.process_kinds != 0 && rule.process_kinds >> LCP_PROCESS_KIND_CRASH_REPORTER == 0,
           "%s: is about no kind of process", rule.id);
    CHECK_STATUS(lcp_rule_find(rule.id, strlen(rule.id), &found), LCP_OK);
    CHECK_INT(found, index);
    CHECK_STATUS(lcp_rule_find(rule.id, strlen(rule.id) - 1, &found), LCP_ERROR_NOT_FOUND);
    CHECK_STATUS(lcp_rule_find(rule.id, strlen(rule.id) + 1, &found), LCP_ERROR_NOT_FOUND);
    if (rule.family < 1 || rule.family > LAST_FAMILY) continue;
    fields_of(index, rule.family);
    check_steps(index, rule.family);
    check_citations(index, rule.evidence);
    if (families >> rule.family & 1) continue;
    families |= UINT32_C(1) << rule.family;
    sizes_of(index);
  }
  for (lcp_rule_field_t field = 1; field < RULE_FIELDS; field++) {
    int64_t value;
    check_begin("a field of no rule", field, 0, 0, 0);
    CHECK(lcp_enum_value_at(LCP_ENUM_RULE_FIELD, (uint32_t)field - 1, &value) == LCP_OK &&
          value == field);
    if (rule_fields[field].form != STEPS) CHECK(values_seen[field] > 0);
  }
}

static void os_texts(void) {
  static const struct {
    const char *text;
    lcp_os_version_t os; /* 0: malformed; 0xFFFFFFFF: see below */
  } texts[] = {{"9", LCP_OS(9, 0, 0)},
               {"9.3", LCP_OS(9, 3, 0)},
               {"9.3.5", LCP_OS(9, 3, 5)},
               {"255.255.255", LCP_OS(255, 255, 255)},
               {"0", 0xFFFFFFFF}, /* may be read as 0 or be malformed */
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
           status_name(status));
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
  no_rules();
  rules();
  os_texts();
  return check_done("rules");
}
