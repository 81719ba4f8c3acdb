/* Asks single questions, or reads the lists that belong to them. */
#include "oracle.h"

/* Questions about next steps and paths walk through the graph, and explanations read all rules. Both
   are slow. So a quick case asks about a single transition instead, and seldom asks for an
   explanation. */
static const question *take_question(input *in) {
  uint32_t which = take_below(in, QUESTIONS);
  if (in->quick && (which == NEXT || which == EDGES)) which = STEPS;
  if (in->quick && (which == PATH || which == PATH_STEPS)) which = TRANSITION;
  if (in->quick && which >= EXPLANATIONS && take(in) & 7) which -= EXPLANATIONS;
  return &questions[which];
}

/* Asks any question or list, with a policy that may be invalid. */
static void ask_one(input *in, const question *q, const void *policy, const void *query) {
  uint32_t error_size = take_size(in, sizeof(lcp_error));
  if (q->list) {
    items list;
    list.stride = take_stride(in, q->answer_size);
    uint8_t way = take(in);
    list.capacity = way < 0xF0 ? way & 31 : SIZE_MAX - (way & 7);
    list_sized(q, policy, query, &list, error_size);
    return;
  }
  uint8_t *answer = NULL;
  uint32_t size = take_size(in, q->answer_size);
  if (ask_sized(q, policy, query, size, error_size, &answer) == LCP_OK && answer)
    check_whole(q, answer, size, query);
}

void fuzz_queries(input *in) {
  const question *q = take_question(in);
  const void *policy = take_policy(in, 0);
  if (policy) ask_one(in, q, policy, take_query(in, q, 0));
}

/* Asks a question with structs in which any byte may have been changed: the struct_size, the values, or the bytes after
   the struct. */
void fuzz_structs(input *in) {
  const question *q = take_question(in);
  const void *policy = take_policy(in, 1);
  if (!policy && take(in) & 1) policy = memory_copy(memset(memory_place(2048), 0, 2048), 2048);
  ask_one(in, q, policy, take_query(in, q, 1));
}

/*
 * Asks a question of a policy in which some bytes were changed after preparation. Most changes are after the
 * two words that say which library the policy belongs to. Any answer is accepted if it is the same each time
 * and no byte outside the policy is accessed.
 */
void fuzz_tampered(input *in) {
  const question *q = take_question(in);
  const void *context = take_context(in, 0);
  uint8_t way = take(in);
  size_t size = lcp_policy_size(way & 1 ? LCP_FORM_TABLES : LCP_FORM_SMALL);
  void *place;
  if (prepare_sized(context, size, sizeof(lcp_error), &place) != LCP_OK) return;
  uint8_t *policy = place;
  size_t kept = way >= 0xF0 ? 0 : 2 * sizeof(uint64_t);
  const void *query = take_query(in, q, 0);
  for (int count = 1 + (way >> 1 & 15); count > 0; count--) {
    uint8_t how = take(in);
    /* Most of the important bytes are at the beginning. A few changes are made anywhere else. */
    size_t at = how < 0x80 ? take_below(in, 96) : how < 0xC0 ? take_below(in, 2048)
                                                              : take_below(in, 65536);
    at = kept + at % (size - kept);
    if (how & 1) policy[at] = take(in);
    else if (how & 2 && size - at >= 8) {
      uint64_t word = take_number(in, 8);
      memcpy(policy + at, &word, sizeof word);
    } else policy[at] ^= (uint8_t)(1u << (how >> 2 & 7));
    if (how == 0xFF) memset(policy + at, take(in), size - at);
  }
  is_tampered = 1;
  ask_one(in, q, policy, query);
  is_tampered = 0;
  lcp_knowledge_t *known = memory_place(sizeof *known), knowledge;
  lcp_condition_t condition = 1 + (lcp_condition_t)take_below(in, CONDITIONS);
  lcp_status_t status = lcp_policy_condition(place, condition, (void *)known, NULL);
  memcpy(&knowledge, known, sizeof knowledge);
  if (status == LCP_OK) check_named(LCP_ENUM_KNOWLEDGE, knowledge, 0);
  else HOLDS_STATUS(status, LCP_ERROR_POLICY);
  if (q->ask) lcp_answer_text(place, q->kind, query, NULL, NULL, 0, NULL, NULL);
}
