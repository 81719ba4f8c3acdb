/*
 * How long may a callback or a task of an app take, and what happens when the time is up? The host
 * may set its own limits: an emulator that runs at half speed may double every limit.
 *
 *   deadline OS ALLOWANCE [SECONDS]    deadline 12.4 background-task 360
 */
#include "common.h"

static void print_answer(const lcp_deadline_answer *answer) {
  printf("%s: ", name_of(LCP_ENUM_VERDICT, answer->verdict));
  print_duration("advice", answer->advice_ns);
  print_duration(", limit", answer->limit_ns);
  print_duration(", warning", answer->warning_ns);
  printf(", then %s", name_of(LCP_ENUM_EXPIRY, answer->at_expiry));
  if (answer->code) printf(" with %s", name_of(LCP_ENUM_CODE, answer->code));
  if (answer->flags & LCP_ANSWER_DISPUTED) printf(" (another source disagrees)");
  printf("\n");
  if (answer->evidence == LCP_EVIDENCE_OVERRIDDEN) printf("  with the host's own figure\n");
  print_source("  ", answer->rule);
}

int main(int count, char **arguments) {
  check_arguments(count == 3 || count == 4, "deadline OS ALLOWANCE [SECONDS]");
  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  query.allowance = read_name(LCP_ENUM_ALLOWANCE, "allowance", arguments[2]);
  lcp_deadline_answer answer = LCP_DEADLINE_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;

  /* The host's own limit for the allowance. The library refuses a negative limit. */
  lcp_limit limit = LCP_LIMIT_INIT;
  lcp_limits limits = LCP_LIMITS_INIT;
  if (count == 4) {
    char *end;
    long long seconds = strtoll(arguments[3], &end, 10);
    check_arguments(end != arguments[3] && !*end, "SECONDS is a whole number");
    if (seconds > INT32_MAX || seconds < INT32_MIN) seconds = seconds < 0 ? INT32_MIN : INT32_MAX;
    limit.allowance = query.allowance;
    limit.limit_ns = seconds * INT64_C(1000000000);
    limits.items = &limit;
    limits.count = 1;
    context.limits = &limits;
  }

  lcp_policy policy = prepare(&context);
  CHECK(lcp_query_deadline(&policy, &query, &answer, &error), error);
  print_answer(&answer);
  return 0;
}
