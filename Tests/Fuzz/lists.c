/* Reads the lists that belong to questions. A list must have as many items as the answer says. The steps of a path must
   follow each other, and explanations must be in the order of the rule book. */
#include "oracle.h"

enum { ALL_ITEMS = MOST_ROOM };

/* Reads all items of a list, or as many as fit into the array. */
static size_t read_items(const question *q, const void *policy, const void *query, items *list) {
  list->stride = q->answer_size;
  list->capacity = ALL_ITEMS;
  HOLDS_STATUS(list_sized(q, policy, query, list, sizeof(lcp_error)), LCP_OK);
  return list->count < ALL_ITEMS ? list->count : ALL_ITEMS;
}

/* Returns the number of items that the answer to the list's question states, or -1 if the answer states no
   number. */
static long long told_items(const question *q, const void *policy, const void *query) {
  static const int asked[] = {TRANSITION, NEXT, PATH, DUTIES, MANIFEST};
  ptrdiff_t list = q - questions - STEPS;
  uint8_t *given;
  lcp_next_answer answer; /* the count has the same offset in each of these answers */
  if (list < 0 || list >= EXPLANATIONS - STEPS) return -1;
  const question *about = &questions[asked[list]];
  HOLDS_STATUS(ask_sized(about, policy, query, (uint32_t)about->answer_size, sizeof(lcp_error),
                         &given),
               LCP_OK);
  memcpy(&answer, given, sizeof answer);
  return list == 0 ? -1 : (long long)answer.count;
}

/* Checks that a path leads from its start to its end, and that each of its steps is allowed or conditional. */
static void follow(const void *policy, const items *path, const lcp_path_query *asked) {
  lcp_state_t state = asked->from;
  for (size_t i = 0; i < path->count; i++) {
    lcp_path_step step;
    lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
    lcp_transition_answer answer;
    uint8_t *given;
    memcpy(&step, path->bytes + i * path->stride, sizeof step);
    HOLDS(step.from == state);
    HOLDS(step.trigger == asked->trigger);
    query.from = step.from, query.to = step.to, query.cause = step.cause;
    query.last_cause = step.last_cause, query.trigger = step.trigger;
    const void *place = memory_copy(&query, sizeof query);
    HOLDS_STATUS(ask_sized(&questions[TRANSITION], policy, place, sizeof answer,
                           sizeof(lcp_error), &given),
                 LCP_OK);
    memcpy(&answer, given, sizeof answer);
    HOLDSF(answer.newest_verdict == LCP_VERDICT_ALLOWED ||
               answer.newest_verdict == LCP_VERDICT_CONDITIONAL,
           "step %zu, %d to %d by %d, is not legal: %s", i, step.from, step.to, step.cause,
           lcp_enum_name(LCP_ENUM_VERDICT, answer.newest_verdict));
    state = step.to;
  }
  HOLDS(path->count == 0 || state == asked->to);
}

/* Checks that explanations come in the order of the rule book, each rule once. */
static void check_order(const items *list, size_t read) {
  lcp_rule_index_t last = LCP_RULE_NONE;
  for (size_t i = 0; i < read; i++) {
    lcp_explanation e;
    memcpy(&e, list->bytes + i * list->stride, sizeof e);
    HOLDS(e.rule > last);
    last = e.rule;
  }
}

void fuzz_lists(input *in) {
  const question *q = &questions[STEPS + take_below(in, QUESTIONS - STEPS)];
  if (in->quick && (q == &questions[EDGES] || q == &questions[PATH_STEPS])) q = &questions[STEPS];
  const void *policy = take_policy(in, 0);
  if (!policy) return;
  const void *query = take_query(in, q, 0);
  items list = {4, 0, 0, NULL};
  if (list_sized(q, policy, query, &list, sizeof(lcp_error)) != LCP_OK) return;
  size_t read = read_items(q, policy, query, &list);
  long long told = told_items(q, policy, query);
  HOLDSF(told < 0 || told == (long long)list.count, "%s: %zu items, %lld told", q->name,
         list.count, told);
  if (q - questions >= EXPLANATIONS) check_order(&list, read);
  /* A truncated query lacks the states with which the path would be compared. */
  if (q == &questions[PATH_STEPS] && get_size(query) >= q->query_size) {
    lcp_path_query asked;
    memcpy(&asked, query, sizeof asked);
    HOLDS(list.count <= 8);
    follow(policy, &list, &asked);
  }
}
