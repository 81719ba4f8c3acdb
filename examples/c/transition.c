/*
 * May an app go from one state to another, for this cause, and which callbacks and notifications
 * come?
 *
 *   transition OS FROM TO CAUSE        transition 12.0 active background home-button
 */
#include "common.h"

int main(int count, char **arguments) {
  if (count != 5) {
    fprintf(stderr, "usage: transition OS FROM TO CAUSE\n");
    return 2;
  }

  /* The ground: which OS. No app and no facts: a plain app on an ordinary device. */
  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));

  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  query.from = read_name(LCP_ENUM_STATE, "state", arguments[2]);
  query.to = read_name(LCP_ENUM_STATE, "state", arguments[3]);
  query.cause = read_name(LCP_ENUM_CAUSE, "cause", arguments[4]);

  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_query_transition(&context, &query, &answer, &error), error);

  printf("%s", name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.reason) printf(", %s", name_of(LCP_ENUM_REASON, answer.reason));
  if (answer.via) printf(" via %s", name_of(LCP_ENUM_STATE, answer.via));
  printf("\n");

  /* The steps stay in the library; the answer's token leads to them, one by one. Each is a callback
     or a notification: a host that calls the one posts the other. */
  for (uint32_t i = 0; i < answer.step_count; i++) {
    lcp_transition_step step = LCP_TRANSITION_STEP_INIT;
    if (lcp_transition_step_at(answer.sequence, i, &step) != LCP_OK) break;
    if (step.notification) {
      printf("  posts %s\n", name_of(LCP_ENUM_NOTIFICATION, step.notification));
      continue;
    }
    printf("  %s reads %s\n", name_of(LCP_ENUM_CALLBACK, step.callback),
           name_of(LCP_ENUM_STATE, step.state));
  }
  print_source("  ", answer.rule);
  return 0;
}
