/*
 * Which calls does one scene of an app get, in which order, and which state does the app read in
 * each? Each step is a callback of the scene's delegate or a notification. A host that drives a
 * guest performs them one by one.
 *
 *   scenes OS FROM TO CAUSE            scenes 17.0 foreground-active foreground-inactive home-button
 */
#include "common.h"

static void print_step(const lcp_step *step) {
  if (step->callback) printf("  calls %s", name_of(LCP_ENUM_CALLBACK, step->callback));
  else printf("  posts %s", name_of(LCP_ENUM_NOTIFICATION, step->notification));
  printf(" (app %s, scene %s)\n", name_of(LCP_ENUM_STATE, step->state),
         name_of(LCP_ENUM_STATE, step->scene_state));
}

int main(int count, char **arguments) {
  check_arguments(count == 5, "scenes OS FROM TO CAUSE");

  /* The app must adopt scenes: otherwise questions about scenes are not applicable. */
  lcp_app app = LCP_APP_INIT;
  app.scenes = LCP_FACT_YES;
  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));
  context.app = &app;
  lcp_policy policy = prepare(&context);

  /* If the states of a question are states of a scene, the question is about this scene. */
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  query.from = read_name(LCP_ENUM_STATE, "scene state", arguments[2]);
  query.to = read_name(LCP_ENUM_STATE, "scene state", arguments[3]);
  if (query.from < LCP_STATE_UNATTACHED || query.to < LCP_STATE_UNATTACHED) {
    fprintf(stderr, "unattached, foreground-inactive, foreground-active and scene-background are "
                    "the states of a scene\n");
    return 2;
  }
  query.cause = read_name(LCP_ENUM_CAUSE, "cause", arguments[4]);

  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_query_transition(&policy, &query, &answer, &error), error);
  printf("%s", name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.reason) printf(", %s", name_of(LCP_ENUM_REASON, answer.reason));
  if (answer.via) printf(" via %s", name_of(LCP_ENUM_STATE, answer.via));
  printf("\n");
  lcp_step steps[32];
  size_t step_count = 0;
  CHECK(lcp_list_steps(&policy, &query, steps, sizeof *steps, 32, &step_count, &error), error);
  for (size_t i = 0; i < step_count && i < 32; i++) print_step(&steps[i]);
  print_source("  ", answer.rule);
  return 0;
}
