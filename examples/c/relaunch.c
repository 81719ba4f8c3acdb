/*
 * Does an event wake or relaunch the app after a termination of a given kind?
 *
 *   relaunch OS AFTER EVENT            relaunch 8.0 user-force-quit region-enter
 */
#include "common.h"

int main(int count, char **arguments) {
  check_arguments(count == 4, "relaunch OS AFTER EVENT");

  /* A location app. What the user granted at run time is unknown unless the host sets it. */
  lcp_app app = LCP_APP_INIT;
  app.background_modes = LCP_BIT(LCP_MODE_LOCATION);
  app.location_authorization = LCP_AUTHORIZATION_ALWAYS;

  /* An ordinary phone with a passcode. Whether it has been unlocked since it started is unknown. */
  lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;
  facts.passcode = LCP_FACT_YES;
  facts.first_unlock_done = LCP_FACT_UNKNOWN;

  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));
  context.app = &app;
  context.facts = &facts;
  lcp_policy policy = prepare(&context);

  lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
  query.termination = read_name(LCP_ENUM_TERMINATION, "termination", arguments[2]);
  query.trigger = read_name(LCP_ENUM_TRIGGER, "event", arguments[3]);

  lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_query_relaunch(&policy, &query, &answer, &error), error);

  printf("%s", name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.guarantee) printf(", %s", name_of(LCP_ENUM_GUARANTEE, answer.guarantee));
  if (answer.launch_state) printf(", into %s", name_of(LCP_ENUM_STATE, answer.launch_state));
  if (answer.callback) printf(", by %s", name_of(LCP_ENUM_CALLBACK, answer.callback));
  printf("\n");
  if (answer.allowance) {
    printf("  it then has %s: ", name_of(LCP_ENUM_ALLOWANCE, answer.allowance));
    print_duration("limit", answer.allowance_ns);
    printf("\n");
  }

  /* Prints the conditions with the numbers 1 to 64, which are in the first word of the mask. */
  for (lcp_condition_t condition = 1; condition <= 64; condition++)
    if (answer.requires_mask[0] & LCP_BIT(condition))
      printf("  requires %s\n", name_of(LCP_ENUM_CONDITION, condition));
  print_source("  ", answer.rule);
  return 0;
}
