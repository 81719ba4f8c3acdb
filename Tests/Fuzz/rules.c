/* Reads the rule book by index: rules, their fields, steps and citations. Reads them into structs of
   any size. */
#include "texts.h"
#include "world.h"

enum { FIELDS = LAST_RULE_FIELD };

static uint32_t take_index(input *in, uint32_t count) {
  uint8_t way = take(in);
  if (way < 0xE0) return (uint32_t)take_number(in, 2) % (count + 1);
  return (uint32_t)take_number(in, 4);
}

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/* Reads a rule into a struct whose struct_size is `size`, and checks what was written. */
static void read_rule(lcp_rule_index_t number, uint32_t size, int exists) {
  size_t length = claimed(size), known = sizeof(lcp_rule);
  uint8_t *output = place_output(size, FILL);
  lcp_status_t status = lcp_rule_at(number, (void *)output);
  HOLDS_STATUS(status, !is_stride(size) ? LCP_ERROR_STRUCT_SIZE
                       : exists         ? LCP_OK
                                        : LCP_ERROR_OUT_OF_RANGE);
  if (status != LCP_OK) {
    HOLDS(all_bytes(output + 4, FILL, length - 4));
    return;
  }
  if (length > known) HOLDS(all_bytes(output + known, 0, length - known));
  if (length < known) return;
  lcp_rule rule;
  memcpy(&rule, output, sizeof rule);
  check_text(rule.id);
  check_text(rule.note);
  check_named(LCP_ENUM_FAMILY, rule.family, 0);
  check_named(LCP_ENUM_EVIDENCE, rule.evidence, 0);
  check_named(LCP_ENUM_CONFLICT, rule.conflict, 1);
  HOLDS(rule.until == 0 || rule.since < rule.until);
  HOLDS(rule.profiles != 0 && rule.reserved == 0);
}

/* Reads a field as a value and as a text. A failing call must write nothing. */
static void read_field(lcp_rule_index_t number, lcp_rule_field_t field, uint32_t index,
                       int exists) {
  int64_t *place = memory_place(sizeof *place), value = 77;
  memcpy(place, &value, sizeof value);
  lcp_status_t status = lcp_rule_value(number, field, index, (void *)place);
  memcpy(&value, place, sizeof value);
  HOLDS(status == LCP_OK || value == 77);
  const char **text_place = memory_place(sizeof *text_place), *text = NULL;
  memcpy(text_place, &text, sizeof text);
  lcp_status_t text_status = lcp_rule_text(number, field, (void *)text_place);
  memcpy(&text, text_place, sizeof text);
  if (text_status == LCP_OK) check_text(text);
  else HOLDS(text == NULL);
  if (!exists) {
    HOLDS_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
    HOLDS_STATUS(text_status, LCP_ERROR_OUT_OF_RANGE);
  } else if (!lcp_enum_name(LCP_ENUM_RULE_FIELD, field)) {
    HOLDS(status == LCP_ERROR_UNKNOWN_VALUE || (field == 0 && status == LCP_ERROR_MISSING_VALUE));
    HOLDS_STATUS(text_status, status);
  } else {
    HOLDS(status == LCP_OK || status == LCP_ERROR_OUT_OF_RANGE || status == LCP_ERROR_NOT_FOUND);
    HOLDS(text_status == LCP_OK || text_status == LCP_ERROR_NOT_FOUND);
    HOLDS(text_status != LCP_OK || status == LCP_ERROR_NOT_FOUND);
  }
  /* A set has no gaps: if an index has a value, so does the index before it. */
  if (status == LCP_OK && index > 0)
    HOLDS_STATUS(lcp_rule_value(number, field, index - 1, (void *)place), LCP_OK);
}

/* ---- lists ---------------------------------------------------------------------------------- */

typedef lcp_status_t rule_list(lcp_rule_index_t, void *, size_t, size_t, size_t *, void *);

static lcp_status_t list_rule_steps(lcp_rule_index_t rule, void *items, size_t stride,
                                    size_t capacity, size_t *count, void *error) {
  return lcp_list_rule_steps(rule, items, stride, capacity, count, error);
}

static lcp_status_t list_citations(lcp_rule_index_t rule, void *items, size_t stride,
                                   size_t capacity, size_t *count, void *error) {
  return lcp_list_citations(rule, items, stride, capacity, count, error);
}

static void check_rule_step(const uint8_t *item) {
  lcp_rule_step step;
  memcpy(&step, item, sizeof step);
  check_named(LCP_ENUM_CALLBACK, step.callback, 1);
  check_named(LCP_ENUM_STATE, step.state, 1);
  check_named(LCP_ENUM_STATE, step.scene_state, 1);
  check_named(LCP_ENUM_CONDITION, step.when, 1);
}

static void check_citation(const uint8_t *item) {
  lcp_citation citation;
  memcpy(&citation, item, sizeof citation);
  check_text(citation.key);
  check_text(citation.title);
  check_text(citation.publisher);
  check_text(citation.address);
}

static void read_list(rule_list *list, void (*check)(const uint8_t *), size_t known,
                      lcp_rule_index_t number, size_t stride, size_t capacity, int exists) {
  size_t length = least(stride, known), size = 0, *count = memory_place(sizeof *count);
  size_t told = 99;
  memcpy(count, &told, sizeof told);
  if (capacity && is_stride(stride)) size = (capacity - 1) * stride + length;
  uint8_t *items = memory_place(size);
  memset(items, FILL, size);
  lcp_error error = LCP_ERROR_INIT;
  lcp_status_t status = list(number, items, stride, capacity, count, &error);
  HOLDS_STATUS(status, !exists                          ? LCP_ERROR_OUT_OF_RANGE
                       : capacity && !is_stride(stride) ? LCP_ERROR_STRIDE
                                                        : LCP_OK);
  HOLDS_STATUS(error.status, status);
  memcpy(&told, count, sizeof told);
  if (status != LCP_OK) {
    HOLDS(told == 99 && all_bytes(items, FILL, size));
    return;
  }
  for (size_t i = 0; i < capacity; i++) {
    const uint8_t *item = items + i * stride;
    uint32_t item_size;
    memcpy(&item_size, item, sizeof item_size);
    if (i >= told) HOLDS(all_bytes(item, FILL, length));
    else {
      HOLDS(item_size == length);
      if (length == known) check(item);
    }
    if (i + 1 < capacity) HOLDS(all_bytes(item + length, FILL, stride - length));
  }
}

/* Checks that the library and its ABI have the versions of the header, and that the other versions are plausible. */
static void check_versions(void) {
  char version[32];
  snprintf(version, sizeof version, "%d.%d.%d", LCP_VERSION_MAJOR, LCP_VERSION_MINOR,
           LCP_VERSION_PATCH);
  HOLDS(strcmp(lcp_library_version(), version) == 0);
  check_text(lcp_ruleset_version());
  HOLDS(lcp_abi_version() == LCP_ABI_VERSION);
  HOLDS(lcp_os_newest() > LCP_OS_OLDEST && lcp_os_newest() >> 24 == 0);
}

void fuzz_rules(input *in) {
  check_versions();
  uint32_t index = take_index(in, lcp_rule_count());
  uint8_t way = take(in);
  uint32_t size = way < 0x60   ? (uint32_t)sizeof(lcp_rule)
                  : way < 0xC0 ? 4 + take(in) + (take(in) & 3u) * 256
                               : (uint32_t)take_number(in, 4);
  lcp_rule_index_t number = (lcp_rule_index_t)index;
  int exists = index < lcp_rule_count();
  read_rule(number, size, exists);
  uint8_t which = take(in);
  lcp_rule_field_t field = which < 0xF0 ? which % (FIELDS + 2) : (lcp_rule_field_t)take_number(in, 4);
  read_field(number, field, take_index(in, 8), exists);
  size_t stride = way < 0x60 ? 0 : size, capacity = take(in) & 15;
  read_list(list_rule_steps, check_rule_step, sizeof(lcp_rule_step), number,
            stride ? stride : sizeof(lcp_rule_step), capacity, exists);
  read_list(list_citations, check_citation, sizeof(lcp_citation), number,
            stride ? stride : sizeof(lcp_citation), capacity, exists || number == LCP_RULE_NONE);
}
