/*
 * The host's own figures replace those of the rules wherever an answer names an allowance. The first item for
 * an allowance counts, and an item without figures counts as none.
 */
#include "questions.h"

/* Returns the policy of a context, valid until the next call. */
static const lcp_policy *policy_of(const lcp_context *context) {
  static lcp_policy policy;
  prepare_policy(context, &policy);
  return &policy;
}

/* The host's figures are used, the first item for an allowance counts, and one without figures is ignored. */
static void figures_count(void) {
  lcp_limit items[2] = {LCP_LIMIT_INIT, LCP_LIMIT_INIT};
  lcp_limits limits = LCP_LIMITS_INIT;
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(12, 0, 0));
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  const int64_t figures[] = {0, 1, 5000000000, INT64_MAX - 1, LCP_NS_UNLIMITED};
  limits.items = items;
  limits.count = 2;
  for (query.allowance = 1; query.allowance <= ALLOWANCES; query.allowance++) {
    lcp_deadline_answer plain = LCP_DEADLINE_ANSWER_INIT, answer = LCP_DEADLINE_ANSWER_INIT;
    check_begin("lcp_query_deadline with limits", query.allowance, 0, 0, 0);
    context.limits = NULL;
    CHECK_STATUS(ask_deadline(policy_of(&context), &query, &plain, NULL), LCP_OK);
    context.limits = &limits;
    items[0] = items[1] = (lcp_limit)LCP_LIMIT_INIT;
    items[0].allowance = items[1].allowance = query.allowance;
    CHECK_STATUS(ask_deadline(policy_of(&context), &query, &answer, NULL), LCP_OK);
    CHECK(memcmp(&plain, &answer, sizeof plain) == 0);
    items[0].struct_size = 8;
    items[0].limit_ns = 3;
    CHECK_STATUS(ask_deadline(policy_of(&context), &query, &answer, NULL), LCP_OK);
    CHECKF(memcmp(&plain, &answer, sizeof plain) == 0, "read past the item's struct_size");
    items[0].struct_size = sizeof *items;
    items[1].limit_ns = 77;
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
      items[0].limit_ns = figures[i];
      CHECK_STATUS(ask_deadline(policy_of(&context), &query, &answer, NULL), LCP_OK);
      if (plain.verdict != LCP_VERDICT_ALLOWED) continue;
      CHECK_INT(answer.limit_ns, figures[i]);
      CHECK_INT(answer.advice_ns, plain.advice_ns);
      CHECK_INT(answer.evidence, LCP_EVIDENCE_OVERRIDDEN);
    }
  }
}

/* A warning comes before its limit. Figures of the host that contradict this are refused. If one of the
   host's figures contradicts one of the rule's, the warning comes at once. An allowance that is not
   applicable has no figures. */
static void warnings(void) {
  const lcp_os_version_t versions[] = {LCP_OS(3, 0, 0), LCP_OS(12, 0, 0), LCP_OS(17, 0, 0)};
  const int64_t figures[] = {0, 1, 1000000000, 77000000000, INT64_MAX - 1, LCP_NS_UNLIMITED};
  enum { FIGURES = sizeof figures / sizeof *figures };
  lcp_limit items[2] = {LCP_LIMIT_INIT, LCP_LIMIT_INIT};
  lcp_limits limits = LCP_LIMITS_INIT;
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  int absent = 0, later = 0;
  limits.items = items;
  limits.count = 2;
  for (size_t os = 0; os < sizeof versions / sizeof *versions; os++)
    for (query.allowance = 1; query.allowance <= ALLOWANCES; query.allowance++) {
      lcp_context context = LCP_CONTEXT_INIT(versions[os]);
      lcp_deadline_answer plain = LCP_DEADLINE_ANSWER_INIT, answer = LCP_DEADLINE_ANSWER_INIT;
      check_begin("lcp_query_deadline with warnings", (long long)os, query.allowance, 0, 0);
      CHECK_STATUS(ask_deadline(policy_of(&context), &query, &plain, NULL), LCP_OK);
      context.limits = &limits;
      items[0].allowance = query.allowance % ALLOWANCES + 1;
      items[1].allowance = query.allowance;
      /* -1 keeps the figure of the rule. */
      for (int l = -1; l < FIGURES; l++)
        for (int w = -1; w < FIGURES; w++) {
          lcp_error error = LCP_ERROR_INIT;
          items[1].limit_ns = l < 0 ? LCP_NS_UNKNOWN : figures[l];
          items[1].warning_ns = w < 0 ? LCP_NS_UNKNOWN : figures[w];
          check_begin("lcp_query_deadline with warnings", (long long)os, query.allowance, l, w);
          lcp_policy policy;
          lcp_status_t status = lcp_policy_prepare(&context, &policy, sizeof policy, &error);
          if (l >= 0 && w > l) {
            CHECK_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
            CHECK_INT(error.field, LCP_FIELD_LIMIT_NS);
            CHECK_INT(error.value, figures[w]);
            CHECK_INT(error.index, 1);
            continue;
          }
          CHECK_STATUS(status, LCP_OK);
          CHECK_STATUS(lcp_query_deadline(&policy, &query, &answer, NULL), LCP_OK);
          if (plain.newest_verdict == LCP_VERDICT_NOT_APPLICABLE) {
            CHECKF(memcmp(&plain, &answer, sizeof plain) == 0, "figures of what is not there");
            absent += l >= 0;
            continue;
          }
          int64_t limit = l < 0 ? plain.limit_ns : figures[l];
          int64_t warning = w < 0 ? plain.warning_ns : figures[w];
          if (limit != LCP_NS_UNKNOWN && warning > limit) warning = limit, later++;
          CHECK_INT(answer.limit_ns, limit);
          CHECK_INT(answer.warning_ns, warning);
        }
    }
  CHECKF(absent > 0 && later > 0, "%d without figures, %d warnings too early", absent, later);
}

/* Returns the limit of an allowance if the host gives a limit of 77 ns. */
static int64_t limited(lcp_context context, lcp_limits *limits, lcp_limit *own,
                       lcp_allowance_t allowance) {
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  lcp_deadline_answer answer = LCP_DEADLINE_ANSWER_INIT;
  own->allowance = query.allowance = allowance;
  limits->items = own;
  context.limits = limits;
  CHECK_STATUS(ask_deadline(policy_of(&context), &query, &answer, NULL), LCP_OK);
  CHECK_INT(answer.limit_ns,
            answer.newest_verdict == LCP_VERDICT_NOT_APPLICABLE ? LCP_NS_UNKNOWN : 77);
  return answer.limit_ns;
}

/* The allowance in a relaunch or termination answer has the figures of the deadline answer, also with the
   host's own. */
static void elsewhere(void) {
  lcp_limit own = LCP_LIMIT_INIT;
  lcp_limits limits = LCP_LIMITS_INIT;
  int relaunches = 0, terminations = 0;
  own.limit_ns = 77;
  limits.count = 1;
  for (int os = 0; os < os_count; os++) {
    lcp_context context = LCP_CONTEXT_INIT(os_boundaries[os]);
    lcp_relaunch_query woken = LCP_RELAUNCH_QUERY_INIT;
    woken.termination = LCP_TERMINATION_NONE;
    for (woken.trigger = 1; woken.trigger <= TRIGGERS; woken.trigger++) {
      lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
      check_begin("lcp_query_relaunch with limits", os_boundaries[os], woken.trigger, 0, 0);
      context.limits = NULL;
      CHECK_STATUS(ask_relaunch(policy_of(&context), &woken, &answer, NULL), LCP_OK);
      if (!answer.allowance) continue;
      int64_t limit = limited(context, &limits, &own, answer.allowance);
      context.limits = &limits;
      CHECK_STATUS(ask_relaunch(policy_of(&context), &woken, &answer, NULL), LCP_OK);
      CHECK_INT(answer.allowance_ns, limit);
      relaunches++;
    }
    lcp_termination_query ended = LCP_TERMINATION_QUERY_INIT;
    int64_t code;
    for (uint32_t i = 0; lcp_enum_value_at(LCP_ENUM_CODE, i, &code) == LCP_OK; i++) {
      lcp_termination_answer answer = LCP_TERMINATION_ANSWER_INIT;
      ended.code = (uint64_t)code;
      check_begin("lcp_query_termination with limits", os_boundaries[os], code, 0, 0);
      context.limits = NULL;
      CHECK_STATUS(ask_termination(policy_of(&context), &ended, &answer, NULL), LCP_OK);
      if (!answer.allowance) continue;
      int64_t limit = limited(context, &limits, &own, answer.allowance);
      context.limits = &limits;
      CHECK_STATUS(ask_termination(policy_of(&context), &ended, &answer, NULL), LCP_OK);
      CHECK_INT(answer.allowance_ns, limit);
      terminations++;
    }
  }
  CHECKF(relaunches > 0 && terminations > 0, "%d and %d allowances", relaunches, terminations);
}

int main(void) {
  check_start();
  find_boundaries();
  figures_count();
  warnings();
  elsewhere();
  return check_done("limits");
}
