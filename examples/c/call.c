/*
 * Which arguments does a method of the app get, and what does its return value decide?
 *
 *   call OS CALLBACK [TRIGGER]       call 12.0 application:didFinishLaunchingWithOptions: open-url
 */
#include "common.h"

static const char *title_of(lcp_enum_kind_t kind, int64_t value) {
  const char *title = lcp_enum_title(kind, value);
  return title ? title : "not known";
}

/* Prints the key `option`, which is always there, and the keys in `more`, which may be there. */
static void print_options(const char *what, lcp_enum_kind_t kind, int32_t option, uint64_t more) {
  if (!option) return;
  printf("%s: %s\n", what, title_of(kind, option));
  for (int32_t other = 1; other <= 64; other++)
    if (more & LCP_BIT(other)) printf("  maybe %s\n", title_of(kind, other));
}

int main(int count, char **arguments) {
  check_arguments(count == 3 || count == 4, "call OS CALLBACK [TRIGGER]");

  /* From 13.0 on the app has scenes, so its launch options are nil. */
  lcp_app app = LCP_APP_INIT;
  app.scenes = LCP_FACT_YES;
  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));
  context.app = &app;
  lcp_policy policy = prepare(&context);

  lcp_call_query query = LCP_CALL_QUERY_INIT;
  query.callback = read_name(LCP_ENUM_CALLBACK, "callback", arguments[2]);
  if (count > 3) query.trigger = read_name(LCP_ENUM_TRIGGER, "trigger", arguments[3]);

  lcp_call_answer answer = LCP_CALL_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_query_call(&policy, &query, &answer, &error), error);

  printf("%s", name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.reason) printf(", %s", name_of(LCP_ENUM_REASON, answer.reason));
  printf("\n");
  if (answer.receiver) printf("receiver: %s\n", title_of(LCP_ENUM_RECEIVER, answer.receiver));
  print_options("launch options", LCP_ENUM_LAUNCH_OPTION, answer.launch_option,
                answer.more_launch_options);
  print_options("connection options", LCP_ENUM_CONNECTION_OPTION, answer.connection_option,
                answer.more_connection_options);
  if (answer.return_value)
    printf("returns: %s\n", title_of(LCP_ENUM_RETURN_VALUE, answer.return_value));
  print_source("  ", answer.rule);
  return 0;
}
