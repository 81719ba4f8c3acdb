/*
 * What does a termination code mean, and which rules say so? A crash report has the namespace and
 * the code as "Termination Reason". The host reads the report.
 *
 *   termination OS NAMESPACE CODE      termination 12.0 FRONTBOARD 0x8badf00d
 *   termination OS - CODE              if the report does not give a namespace
 */
#include "common.h"
#include <errno.h>

static uint64_t read_code(const char *text) {
  char *end;
  errno = 0;
  unsigned long long code = strtoull(text, &end, 0);
  if (errno || end == text || *end || *text == '-') {
    fprintf(stderr, "%s: not a code\n", text);
    exit(2);
  }
  return code;
}

/* Prints every rule about the question, with its role in the answer. */
static void print_explanation(const lcp_policy *policy, const lcp_termination_query *query) {
  lcp_explanation rows[64];
  size_t count = 0;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_explain(policy, LCP_QUESTION_TERMINATION, query, rows, sizeof *rows, 64, &count, &error),
        error);
  for (size_t i = 0; i < count && i < 64; i++) {
    lcp_rule rule = LCP_RULE_INIT;
    if (lcp_rule_at(rows[i].rule, &rule) != LCP_OK) break;
    printf("  %s: %s", rule.id, name_of(LCP_ENUM_ROLE, rows[i].role));
    for (lcp_condition_t condition = 1; condition <= 64; condition++)
      if ((rows[i].failing_mask[0] | rows[i].unknown_mask[0]) & LCP_BIT(condition))
        printf(" %s", name_of(LCP_ENUM_CONDITION, condition));
    printf("\n");
  }
}

int main(int count, char **arguments) {
  check_arguments(count == 4, "termination OS NAMESPACE CODE");
  lcp_context context = LCP_CONTEXT_INIT(read_os(arguments[1]));
  lcp_termination_query query = LCP_TERMINATION_QUERY_INIT;
  if (strcmp(arguments[2], "-") != 0)
    query.reason_namespace = read_name(LCP_ENUM_NAMESPACE, "namespace", arguments[2]);
  query.code = read_code(arguments[3]);

  lcp_policy policy = prepare(&context);
  lcp_termination_answer answer = LCP_TERMINATION_ANSWER_INIT;
  lcp_error error = LCP_ERROR_INIT;
  CHECK(lcp_query_termination(&policy, &query, &answer, &error), error);

  /* The verdict is "allowed" if the code means a termination of the life cycle, and "forbidden" if
     the code is known and means something else, such as a signal. */
  printf("%s", name_of(LCP_ENUM_VERDICT, answer.verdict));
  if (answer.cause) printf(", %s", name_of(LCP_ENUM_TERMINATION, answer.cause));
  printf("\n");
  const char *meaning = text_of(answer.rule, LCP_RULE_FIELD_TEXT);
  if (*meaning) printf("  %s\n", meaning);
  if (answer.allowance) {
    printf("  used up: %s, ", name_of(LCP_ENUM_ALLOWANCE, answer.allowance));
    print_duration("limit", answer.allowance_ns);
    printf("\n");
  }
  if (answer.broken_rule != LCP_RULE_NONE) {
    printf("  broken:\n");
    print_source("    ", answer.broken_rule);
  }
  print_source("  ", answer.rule);
  printf("all rules about it\n");
  print_explanation(&policy, &query);
  return 0;
}
