/*
 * May an app go from one state to another, for this cause, and which callbacks come?
 *
 *   transition OS FROM TO CAUSE        transition 12.0 active background home-button
 */
#include "common.h"

/* Every name in the library can be read: "home-button", "HOME_BUTTON", "swipe up". */
static int32_t read_name(lcp_enum_kind_t kind, const char *text) {
  int64_t value;
  if (lcp_enum_parse(kind, text, strlen(text), &value) != LCP_OK) {
    fprintf(stderr, "%s: no such %s\n", text, kind == LCP_ENUM_STATE ? "state" : "cause");
    exit(2);
  }
  return (int32_t)value;
}

int main(int count, char **arguments) {
  if (count != 5) {
    fprintf(stderr, "usage: transition OS FROM TO CAUSE\n");
    return 2;
  }

  /* The ground: which OS. No app and no facts: a plain app on an ordinary device. */
  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));

  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  query.from = read_name(LCP_ENUM_STATE, arguments[2]);
  query.to = read_name(LCP_ENUM_STATE, arguments[3]);
  query.cause = read_name(LCP_ENUM_CAUSE, arguments[4]);

  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_query_transition(&context, &query, &answer, &error), error);

  printf("%s", name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.reason) printf(", %s", name_of(LCP_ENUM_REASON, answer.reason));
  if (answer.via) printf(" via %s", name_of(LCP_ENUM_STATE, answer.via));
  printf("\n");

  /* The callbacks stay in the library; the answer's token leads to them, one by one. */
  for (uint32_t i = 0; i < answer.step_count; i++) {
    lcp_transition_step step = LCP_TRANSITION_STEP_INIT;
    if (lcp_transition_step_at(answer.sequence, i, &step) != LCP_OK) break;
    printf("  %s reads %s\n", name_of(LCP_ENUM_CALLBACK, step.callback),
           name_of(LCP_ENUM_STATE, step.state));
  }
  print_source("  ", answer.rule);
  return 0;
}
