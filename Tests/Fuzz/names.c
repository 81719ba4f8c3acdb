/* Reads names, versions and rule ids from texts. If a text can be read, the result is written as a
   text again, and reading that text must give the same result. */
#include "last.h"
#include "texts.h"

enum { KINDS = LAST_ENUM_KIND, UNTOUCHED = 0x5A };

static void read_name(lcp_enum_kind_t kind, const char *text, size_t length) {
  int64_t value = UNTOUCHED, again = UNTOUCHED;
  lcp_status_t status = lcp_enum_parse(kind, text, length, &value);
  if (status != LCP_OK) {
    HOLDS(value == UNTOUCHED);
    HOLDS_STATUS(status, kind >= 1 && kind <= KINDS ? LCP_ERROR_NOT_FOUND
                                                    : LCP_ERROR_UNKNOWN_VALUE);
    return;
  }
  check_named(kind, value, 0);
  const char *name = lcp_enum_name(kind, value);
  HOLDS_STATUS(lcp_enum_parse(kind, name, strlen(name), &again), LCP_OK);
  HOLDSF(again == value, "%s: %lld and %lld", name, (long long)value, (long long)again);
}

static void name_value(lcp_enum_kind_t kind, int64_t value, uint32_t index) {
  const char *name = lcp_enum_name(kind, value), *title = lcp_enum_title(kind, value);
  HOLDS((title != NULL) == (name != NULL && (kind != LCP_ENUM_FIELD || value != 0)));
  if (title) check_text(title);
  const lcp_condition_t condition = (lcp_condition_t)value;
  const char *opposite = lcp_condition_opposite_title(condition);
  HOLDS((opposite != NULL) == (lcp_enum_name(LCP_ENUM_CONDITION, condition) != NULL));
  if (opposite) check_text(opposite);
  if (name) read_name(kind, name, strlen(name));
  int64_t found = UNTOUCHED;
  lcp_status_t status = lcp_enum_value_at(kind, index, &found);
  if (status == LCP_OK) check_named(kind, found, 0);
  else HOLDS(found == UNTOUCHED);
  check_text(lcp_status_message((lcp_status_t)value));
  lcp_termination_t ends = lcp_cause_termination((lcp_cause_t)value);
  check_named(LCP_ENUM_TERMINATION, ends, 1);
  int64_t raw = UNTOUCHED;
  status = lcp_state_raw_value((lcp_state_t)value, &raw);
  if (status == LCP_OK) HOLDS(raw >= -1 && raw <= 2 && lcp_enum_name(LCP_ENUM_STATE, (lcp_state_t)value));
  else HOLDS(raw == UNTOUCHED);
}

static void read_version(const char *text, size_t length) {
  lcp_os_version_t os = UINT32_MAX;
  lcp_status_t status = lcp_os_parse(text, length, &os);
  if (status != LCP_OK) {
    HOLDS_STATUS(status, LCP_ERROR_MALFORMED);
    HOLDS(os == UINT32_MAX);
    return;
  }
  char written[16];
  lcp_os_version_t again;
  int count = snprintf(written, sizeof written, "%u.%u.%u", os >> 16, os >> 8 & 255, os & 255);
  HOLDS(os >> 24 == 0);
  HOLDS_STATUS(lcp_os_parse(written, (size_t)count, &again), LCP_OK);
  HOLDS(again == os);
}

static void find_rule(const char *text, size_t length) {
  lcp_rule_index_t index = UNTOUCHED;
  lcp_status_t status = lcp_rule_find(text, length, &index);
  if (status != LCP_OK) {
    HOLDS_STATUS(status, LCP_ERROR_NOT_FOUND);
    HOLDS(index == UNTOUCHED);
    return;
  }
  lcp_rule rule;
  rule.struct_size = sizeof rule;
  HOLDS_STATUS(lcp_rule_at(index, &rule), LCP_OK);
  HOLDS(strlen(rule.id) == length && memcmp(rule.id, text, length) == 0);
}

void fuzz_names(input *in) {
  uint8_t byte = take(in);
  lcp_enum_kind_t kind = byte < 0xF8 ? 1 + byte % KINDS : (lcp_enum_kind_t)take_number(in, 4);
  int64_t value = (int64_t)take_number(in, 8);
  uint32_t index = (uint32_t)take_number(in, 4);
  name_value(kind, take(in) & 1 ? value : (int64_t)(uint8_t)value, index);
  size_t length = left(in);
  const char *text = memory_copy(in->at, length);
  read_name(kind, text, length);
  read_version(text, length);
  /* The search for a rule is slow, because the library compares the text with the id of each rule. Only a few
     of the quick cases search. */
  if (!in->quick || byte < 32) find_rule(text, length);
  if (byte & 1) read_name(kind, NULL, 0);
}
