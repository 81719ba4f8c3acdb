/*
 * May an app go from one state to another, for this cause, and which callbacks and notifications
 * come?
 *
 *   transition OS FROM TO CAUSE        transition 12.0 active background home-button
 */
#include "common.h"

int main(int count, char **arguments) {
  check_arguments(count == 5, "transition OS FROM TO CAUSE");

  /* Without an app and facts, a context stands for a plain app on an ordinary device. */
  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));
  lcp_policy policy = prepare(&context);

  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  query.from = read_name(LCP_ENUM_STATE, "state", arguments[2]);
  query.to = read_name(LCP_ENUM_STATE, "state", arguments[3]);
  query.cause = read_name(LCP_ENUM_CAUSE, "cause", arguments[4]);

  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_query_transition(&policy, &query, &answer, &error), error);

  printf("%s", name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.reason) printf(", %s", name_of(LCP_ENUM_REASON, answer.reason));
  if (answer.via) printf(" via %s", name_of(LCP_ENUM_STATE, answer.via));
  printf("\n");

  /* Every list is written into an array of the caller. A step is a callback, which a host calls, or
     a notification, which a host posts. */
  lcp_step steps[32];
  size_t step_count = 0;
  CHECK(lcp_list_steps(&policy, &query, steps, sizeof *steps, 32, &step_count, &error), error);
  for (size_t i = 0; i < step_count && i < 32; i++) {
    if (steps[i].notification) {
      printf("  posts %s\n", name_of(LCP_ENUM_NOTIFICATION, steps[i].notification));
      continue;
    }
    printf("  %s reads %s\n", name_of(LCP_ENUM_CALLBACK, steps[i].callback),
           name_of(LCP_ENUM_STATE, steps[i].state));
  }
  print_source("  ", answer.rule);
  return 0;
}
