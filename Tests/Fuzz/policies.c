/* Prepares policies for any context, in memory of any size. Policies of both forms must give the
   same answers. */
#include "oracle.h"

/* The maximum size of a policy, as the header states it. */
enum { MOST_TABLES = 69632 };

static size_t take_room(input *in) {
  uint8_t way = take(in);
  size_t tables = lcp_policy_size(LCP_FORM_TABLES);
  if (way < 0x40) return 2048 + (way & 15);
  if (way < 0x80) return in->quick && way & 3 ? sizeof(lcp_policy) : tables + (way & 15);
  if (way < 0xC0) return take_below(in, MOST_TABLES);
  return (way & 1 ? tables : sizeof(lcp_policy)) - 1 - (way >> 1 & 7);
}

/* Checks that each form of policy has a size, and that the size is 0 for a number that is no form. */
static void check_size(lcp_form_t form) {
  size_t size = lcp_policy_size(form);
  if (lcp_enum_name(LCP_ENUM_FORM, form)) HOLDS(size >= sizeof(lcp_policy) && size <= MOST_TABLES);
  else HOLDS(size == 0);
}

static void check_condition(input *in, const void *policy) {
  lcp_knowledge_t *known = memory_place(sizeof *known), told = 77;
  uint32_t error_size = take_size(in, sizeof(lcp_error));
  uint8_t *error = place_output(error_size, FIRST_FILL);
  uint8_t way = take(in);
  lcp_condition_t condition = way < 0xF0 ? way % (CONDITIONS + 2) : (lcp_condition_t)take_number(in, 4);
  memcpy(known, &told, sizeof told);
  lcp_status_t status = lcp_policy_condition(policy, condition, (void *)known, (void *)error);
  check_told(error, error_size, FIRST_FILL, status);
  memcpy(&told, known, sizeof told);
  if (status == LCP_OK) check_named(LCP_ENUM_KNOWLEDGE, told, 0);
  else HOLDS(told == 77);
  if (claimed(error_size) == error_size)
    HOLDS((status == LCP_OK) == (lcp_enum_name(LCP_ENUM_CONDITION, condition) != NULL));
}

/* Writes the text of an answer into a buffer of any size. */
static void check_answer_text(input *in, const void *policy) {
  const question *q = &questions[take_below(in, ANSWERS)];
  const void *query = take_query(in, q, 0);
  size_t size = take(in), length = 0;
  uint8_t *room = memory_place(size ? size : 1);
  lcp_status_t status = lcp_answer_text(policy, q->kind, query, NULL, (char *)room, size, &length, NULL);
  if (status == LCP_OK && size) HOLDS(memchr(room, 0, size) != NULL && (length >= size || room[length] == 0));
}

/* Asks for the next version on which answers change. If there is one, it must be valid and later than the given
   one. */
static void check_edges(input *in, const void *context, int is_good) {
  lcp_os_version_t *place = memory_place(sizeof *place), os = take_version(in), next = 77;
  uint32_t error_size = take_size(in, sizeof(lcp_error));
  uint8_t *error = place_output(error_size, FIRST_FILL);
  memcpy(place, &next, sizeof next);
  lcp_status_t status = lcp_context_edge_after(context, os, (void *)place, (void *)error);
  check_told(error, error_size, FIRST_FILL, status);
  memcpy(&next, place, sizeof next);
  if (claimed(error_size) == error_size)
    HOLDS_STATUS(status, !is_good ? status : os >> 24 ? LCP_ERROR_OUT_OF_RANGE : LCP_OK);
  HOLDS(is_good || status != LCP_OK);
  if (status != LCP_OK) HOLDS(next == 77);
  else HOLDSF(next == 0 || (next > os && next >> 24 == 0), "%x after %x", next, os);
}

/* Asks both forms the same question. */
static void compare_forms(input *in, const void *small, const void *tables) {
  const question *q = &questions[take_below(in, ANSWERS)];
  const void *query = take_query(in, q, 0);
  uint8_t *first, *second;
  uint32_t size = (uint32_t)q->answer_size;
  lcp_status_t status = ask_sized(q, small, query, size, sizeof(lcp_error), &first);
  HOLDS_STATUS(ask_sized(q, tables, query, size, sizeof(lcp_error), &second), status);
  HOLDSF(memcmp(first, second, size) == 0, "%s: tables answer otherwise", q->name);
}

void fuzz_policies(input *in) {
  uint8_t way = take(in);
  const void *context = take_context(in, way & 1);
  size_t size = take_room(in);
  uint32_t error_size = take_size(in, sizeof(lcp_error));
  void *policy, *small;
  lcp_status_t status = prepare_sized(context, size, error_size, &policy);
  check_size(way < 0xF0 ? way & 7 : (lcp_form_t)take_number(in, 4));
  int is_good = prepare_sized(context, sizeof(lcp_policy), sizeof(lcp_error), &small) == LCP_OK;
  if (claimed(error_size) == error_size)
    HOLDS((status == LCP_OK) == (is_good && size >= sizeof(lcp_policy)));
  check_edges(in, context, is_good);
  if (status != LCP_OK) return;
  check_condition(in, policy);
  check_answer_text(in, policy);
  for (int count = 1 + (way >> 6); count > 0; count--) {
    compare_forms(in, small, policy);
    /* A copy is a policy of the small form. */
    if (way & 2) compare_forms(in, small, memory_copy(policy, way & 4 ? size : 2048));
  }
}
