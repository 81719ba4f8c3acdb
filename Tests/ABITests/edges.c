/*
 * Checks where answers can change: lcp_context_edge_after leads from version to version, in order, over every
 * version on which a rule begins or ends, over the app's minimum and over the end of the rule set. No answer
 * of any app changes in between.
 *
 * ABI_SHARE=n asks every n-th question (1).
 */
#include "any.h"

/* Collects all edges of a context. Each lies after the one before. */
static int edges_of(const lcp_context *context, lcp_os_version_t *edges, int most) {
  lcp_os_version_t os = 0;
  int count = 0;
  for (;;) {
    lcp_os_version_t next = 77;
    check_begin("lcp_context_edge_after", os, count, 0, 0);
    CHECK_STATUS(lcp_context_edge_after(context, os, &next, NULL), LCP_OK);
    if (next == 0 || count == most) return count;
    CHECKF(next > os && next <= 0xffffff, "%#x after %#x", next, os);
    if (next <= os) return count;
    edges[count++] = os = next;
  }
}

static int is_edge(const lcp_os_version_t *edges, int count, lcp_os_version_t os) {
  for (int i = 0; i < count; i++)
    if (edges[i] == os) return 1;
  return 0;
}

/* Compares the edges with the rules themselves, and with an app's minimum. The version of the context does
   not matter. */
static void by_the_rules(void) {
  lcp_os_version_t plain[MOST_BOUNDARIES], edges[MOST_BOUNDARIES];
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(9, 0, 0));
  lcp_app app = LCP_APP_INIT;
  int count = edges_of(&context, plain, MOST_BOUNDARIES);
  CHECKF(count > 20 && count < MOST_BOUNDARIES, "%d edges", count);
  CHECK_INT(plain[count - 1], lcp_os_newest() + 1);
  for (uint32_t i = 0; i < lcp_rule_count(); i++) {
    lcp_rule rule = LCP_RULE_INIT;
    CHECK_STATUS(lcp_rule_at((lcp_rule_index_t)i, &rule), LCP_OK);
    check_begin("edges of a rule", i, rule.since, rule.until, 0);
    CHECK(is_edge(plain, count, rule.since));
    CHECK(rule.until == 0 || is_edge(plain, count, rule.until));
  }
  const lcp_os_version_t minimums[] = {LCP_OS(2, 0, 0), LCP_OS(9, 1, 7), LCP_OS(13, 0, 0),
                                       LCP_OS(99, 0, 0), 0xffffff};
  context.app = &app;
  for (size_t i = 0; i < sizeof minimums / sizeof *minimums; i++) {
    app.minimum_os = minimums[i];
    context.os = os_boundaries[check_below((uint32_t)os_count)];
    int more = edges_of(&context, edges, MOST_BOUNDARIES);
    check_begin("edges of a minimum", minimums[i], 0, 0, 0);
    CHECK(is_edge(edges, more, minimums[i]));
    CHECK_INT(more, count + !is_edge(plain, count, minimums[i]));
    for (int k = 0; k < count; k++) CHECK(is_edge(edges, more, plain[k]));
  }
}

/* Asks random questions on a version, on the last one before the next edge, and on one in between. */
static void nothing_in_between(int rounds) {
  long long asked = 0, changed = 0;
  for (int n = 0; n < rounds; n++) {
    static unsigned char first[sizeof item_bytes];
    any_life l;
    lcp_os_version_t next = 0;
    if (!taken()) continue;
    lead_any(&l);
    lcp_context context = l.life.context;
    CHECK_STATUS(lcp_context_edge_after(&context, context.os, &next, NULL), LCP_OK);
    lcp_os_version_t last = next ? next - 1 : 0xffffff;
    lcp_os_version_t between = context.os + check_below(last - context.os + 1);
    const lcp_os_version_t versions[] = {context.os, between, last, next};
    lcp_policy policies[4];
    for (int v = 0; v < (next ? 4 : 3); v++) {
      context.os = versions[v];
      prepare_policy(&context, &policies[v]);
    }
    for (int q = 0; q < QUESTIONS; q++)
      for (int k = 0; k < 4; k++) {
        any_query query;
        lcp_error error;
        size_t length = 0;
        ask_any(&questions[q], &query);
        for (int v = 0; v < (next ? 4 : 3); v++) {
          check_begin(questions[q].name, versions[0], versions[v], l.life.context.profile, n);
          CHECK_STATUS(ask(&questions[q], &policies[v], &query, &error), LCP_OK);
          int same = v && told_length(&questions[q]) == length &&
                     memcmp(first, told_bytes(&questions[q]), length) == 0;
          if (v == 0) memcpy(first, told_bytes(&questions[q]), length = told_length(&questions[q]));
          else if (v < 3) CHECKF(same, "changes before the next edge, %#x", next);
          else changed += !same;
        }
        asked++;
      }
  }
  CHECKF(changed > 0, "no answer changes on an edge");
  printf("edges: %lld questions, of which %lld change on the next edge\n", asked, changed);
}

int main(void) {
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  find_boundaries();
  by_the_rules();
  nothing_in_between(1000);
  return check_done("edges");
}
