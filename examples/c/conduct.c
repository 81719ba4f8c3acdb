/*
 * May the app do this in this state, and what happens if the app does it although it is forbidden?
 * An emulator asks before each call of the guest that may be forbidden, such as an OpenGL ES call,
 * and does what the system would do. If the app must stop before a callback returns, the emulator
 * also asks what else the app must do in that callback.
 *
 *   conduct OS STATE ACTIVITY          conduct 4.0 background opengl-es
 */
#include "common.h"

/* Asks one question, as a host does in each call of the guest. The question allocates nothing, and
   the policy was prepared only once. */
static lcp_conduct_answer ask(const lcp_policy *policy, lcp_state_t state,
                              lcp_activity_t activity) {
  lcp_conduct_query query = LCP_CONDUCT_QUERY_INIT;
  lcp_conduct_answer answer = LCP_CONDUCT_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  query.state = state;
  query.activity = activity;
  CHECK(lcp_query_conduct(policy, &query, &answer, &error), error);
  return answer;
}

/* Returns what an emulator does with the guest's call. Lets the call through if the answer is
   conditional, because a conditional answer depends on facts that the emulator could set. */
static const char *reaction(const lcp_conduct_answer *answer) {
  if (answer->verdict != LCP_VERDICT_FORBIDDEN) return "let it through";
  switch (answer->price) {
  case LCP_PRICE_TERMINATE: return "end the guest";
  case LCP_PRICE_OPERATION_FAILS: return "let the call fail";
  case LCP_PRICE_NOT_DELIVERED:
  case LCP_PRICE_STOPS:
  case LCP_PRICE_WASTED: return "drop it";
  default: return "let it through, and tell the developer";
  }
}

/* Prints the duties of a callback, in the order of the rule book. */
static void print_duties(const lcp_policy *policy, lcp_callback_t callback) {
  lcp_duties_query query = LCP_DUTIES_QUERY_INIT;
  lcp_duty duties[32];
  size_t count = 0;
  lcp_error error = LCP_ERROR_INIT;
  query.callback = callback;
  CHECK(lcp_list_duties(policy, &query, duties, sizeof *duties, 32, &count, &error), error);
  printf("in %s the app should\n", name_of(LCP_ENUM_CALLBACK, callback));
  for (size_t i = 0; i < count && i < 32; i++) {
    printf("  %s", text_of(duties[i].rule, LCP_RULE_FIELD_TEXT));
    if (duties[i].undone_at)
      printf(" (until %s)", name_of(LCP_ENUM_CALLBACK, duties[i].undone_at));
    printf("\n");
  }
}

int main(int count, char **arguments) {
  check_arguments(count == 4, "conduct OS STATE ACTIVITY");
  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));
  lcp_state_t state = read_name(LCP_ENUM_STATE, "state", arguments[2]);
  lcp_activity_t activity = read_name(LCP_ENUM_ACTIVITY, "activity", arguments[3]);

  lcp_policy policy = prepare(&context);
  lcp_conduct_answer answer = ask(&policy, state, activity);
  printf("%s", name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.price) printf(", at the price of %s", name_of(LCP_ENUM_PRICE, answer.price));
  if (answer.code) printf(" with %s", name_of(LCP_ENUM_CODE, answer.code));
  if (answer.stop_before)
    printf(", to be over when %s returns", name_of(LCP_ENUM_CALLBACK, answer.stop_before));
  printf("\n  an emulator would %s\n", reaction(&answer));
  print_source("  ", answer.rule);
  if (answer.stop_before) print_duties(&policy, answer.stop_before);
  return 0;
}
