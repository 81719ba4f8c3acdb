/* The rule book by number: rules, their steps and citations, into structs of any size. */
#include "texts.h"

enum { LARGEST = 4096, FILL = 0xA5 };

static uint32_t take_index(input *in, uint32_t count) {
  uint8_t way = take(in);
  if (way < 0xE0) return (uint32_t)take_number(in, 2) % (count + 1);
  return (uint32_t)take_number(in, 4);
}

static void *place(uint32_t size, size_t *length) {
  *length = size < 4 || size > LARGEST ? 4 : size;
  uint8_t *output = memory_place(*length);
  memset(output, FILL, *length);
  memcpy(output, &size, sizeof size);
  return output;
}

/* What a reader did with a struct of that size; true where it may be looked at. */
static int check_output(const uint8_t *output, uint32_t size, size_t length, size_t known,
                        lcp_status_t status) {
  if (status != LCP_OK) {
    HOLDS(status == LCP_ERROR_OUT_OF_RANGE || status == LCP_ERROR_STRUCT_SIZE);
    HOLDS((status == LCP_ERROR_STRUCT_SIZE) == (size < 4 || size > LARGEST));
    HOLDS(all_bytes(output + 4, FILL, length - 4));
    return 0;
  }
  if (length > known) HOLDS(all_bytes(output + known, 0, length - known));
  return length >= known;
}

static void check_rule(const void *output) {
  lcp_rule rule;
  memcpy(&rule, output, sizeof rule);
  check_text(rule.id);
  check_text(rule.note);
  check_text(rule.text);
  check_text(rule.key);
  check_text(rule.value);
  check_named(LCP_ENUM_FAMILY, rule.family, 0);
  check_named(LCP_ENUM_EVIDENCE, rule.evidence, 0);
  check_named(LCP_ENUM_CONFLICT, rule.conflict, 1);
  check_named(LCP_ENUM_CALLBACK, rule.callback, 1);
  HOLDS(rule.until == 0 || rule.since < rule.until);
  HOLDS(rule.citation_count > 0);
}

static void check_citation(const void *output) {
  lcp_citation citation;
  memcpy(&citation, output, sizeof citation);
  check_text(citation.key);
  check_text(citation.title);
  check_text(citation.publisher);
  check_text(citation.address);
  HOLDS(citation.index < lcp_citation_count());
}

/* The library is the one of the header. */
static void check_versions(void) {
  HOLDS(strcmp(lcp_library_version(), LCP_VERSION) == 0);
  HOLDS(strcmp(lcp_ruleset_version(), LCP_RULESET_VERSION) == 0);
  HOLDS(lcp_abi_version() == LCP_ABI_VERSION);
}

void fuzz_rules(input *in) {
  check_versions();
  uint32_t index = take_index(in, lcp_rule_count()), inner = take_index(in, 8);
  uint32_t source = take_index(in, lcp_citation_count());
  size_t length;
  uint8_t way = take(in);
  uint32_t size = way < 0x60   ? (uint32_t)sizeof(lcp_rule)
                  : way < 0xC0 ? 4 + take(in) + (take(in) & 3u) * 256
                               : (uint32_t)take_number(in, 4);
  lcp_rule_index_t number = (lcp_rule_index_t)index;

  void *output = place(size, &length);
  lcp_status_t status = lcp_rule_at(number, output);
  if (check_output(output, size, length, sizeof(lcp_rule), status)) check_rule(output);

  output = place(size, &length);
  status = lcp_rule_step_at(number, inner, output);
  if (check_output(output, size, length, sizeof(lcp_rule_step), status)) {
    lcp_rule_step step;
    memcpy(&step, output, sizeof step);
    check_named(LCP_ENUM_CALLBACK, step.callback, 1);
    check_named(LCP_ENUM_STATE, step.state, 1);
    check_named(LCP_ENUM_CONDITION, step.when, 1);
    check_named(LCP_ENUM_SCENE_STATE, step.scene_state, 1);
  }

  output = place(size, &length);
  status = lcp_rule_citation_at(number, inner, output);
  if (check_output(output, size, length, sizeof(lcp_citation), status)) check_citation(output);

  output = place(size, &length);
  status = lcp_citation_at(source, output);
  if (check_output(output, size, length, sizeof(lcp_citation), status)) check_citation(output);
}
