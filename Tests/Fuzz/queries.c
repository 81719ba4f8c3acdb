/* Each question by itself, and where its answer leads: the steps of a transition or a path. */
#include "oracle.h"

static void follow_transition(const lcp_transition_answer *answer) {
  HOLDS(read_sequence(answer->sequence) == (int)answer->step_count);
}

static void follow_path(const lcp_path_answer *answer, const lcp_path_query *query) {
  lcp_path_step first = LCP_PATH_STEP_INIT, last = LCP_PATH_STEP_INIT;
  HOLDS(read_path(answer->path, &first, &last) == (int)answer->step_count);
  if (answer->step_count == 0) return;
  HOLDS(first.from == query->from);
  HOLDS(last.to == query->to);
}

/* What may follow, and a path, walk through the graph: a quick case asks for one step of it. */
static const question *take_question(input *in) {
  uint32_t which = take_below(in, QUESTIONS);
  if (in->quick && which == NEXT) which = NEXT_LIST;
  if (in->quick && which == PATH) which = TRANSITION;
  return &questions[which];
}

static void ask_one(input *in, int raw) {
  const question *q = take_question(in);
  const void *context = take_context(in, raw);
  const void *query = take_query(in, q, raw);
  uint32_t size = take_size(in, q->answer_size), error_size = take_size(in, sizeof(lcp_error));
  if (q->is_list) list_index = (uint32_t)take_number(in, take(in) & 1 ? 4 : 1);
  uint8_t *given = NULL;
  lcp_status_t status = ask_sized(q, context, query, size, error_size, &given);
  if (status != LCP_OK || size < q->answer_size) return;
  /* A query that was cut off is not one that can be compared with. */
  if (q == &questions[TRANSITION]) {
    lcp_transition_answer answer;
    memcpy(&answer, given, sizeof answer);
    follow_transition(&answer);
  } else if (q == &questions[PATH] && size_of(query) >= q->query_size) {
    lcp_path_answer answer;
    lcp_path_query asked;
    memcpy(&answer, given, sizeof answer);
    memcpy(&asked, query, sizeof asked);
    follow_path(&answer, &asked);
  }
}

void fuzz_queries(input *in) { ask_one(in, 0); }

/* The same with raw bytes for structs: any struct_size, any value, any tail. */
void fuzz_structs(input *in) { ask_one(in, 1); }
