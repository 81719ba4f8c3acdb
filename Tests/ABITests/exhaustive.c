/*
 * Every question on every version where answers change, under every evidence profile, for apps that
 * lead different lives. What must hold of any answer is checked on each one; the verdicts are
 * counted.
 *
 * ABI_SHARE=n asks every n-th question (1: all).
 */
#include "questions.h"

enum { APPS = 4, STATES = 6, CAUSES = LCP_CAUSE_REBOOT, VERDICTS = 7 };

static const char *const app_names[APPS] = {"plain", "exits-on-suspend", "scenes", "sdk 3.2"};
static long long share, turn, combinations[QUESTIONS], verdicts[QUESTIONS][VERDICTS];
static long long steps_read, edges_read, paths_found;

static lcp_app app_of(int kind) {
  lcp_app app = LCP_APP_INIT;
  if (kind == 1) app.exits_on_suspend = LCP_FACT_YES;
  if (kind == 2) app.scenes = LCP_FACT_YES;
  if (kind == 3) app.linked_sdk = LCP_OS(3, 2, 0);
  return app;
}

static int taken(void) { return turn++ % share == 0; }

/* ---- what holds of any answer --------------------------------------------------------------- */

static int legal(lcp_verdict_t verdict) {
  return verdict == LCP_VERDICT_ALLOWED || verdict == LCP_VERDICT_CONDITIONAL;
}

static void check_verdict(int q, const lcp_context *context, lcp_verdict_t verdict,
                          lcp_verdict_t newest) {
  combinations[q]++;
  CHECKF(verdict >= 1 && verdict < VERDICTS, "verdict %d", verdict);
  if (verdict < 1 || verdict >= VERDICTS) return;
  verdicts[q][verdict]++;
  CHECKF((verdict == LCP_VERDICT_UNKNOWN_OS) == (context->os > LCP_OS_NEWEST), "verdict %s",
         lcp_enum_name(LCP_ENUM_VERDICT, verdict));
  CHECKF(newest >= 1 && newest < LCP_VERDICT_UNKNOWN_OS, "newest verdict %d", newest);
  if (verdict != LCP_VERDICT_UNKNOWN_OS) CHECK_INT(newest, verdict);
}

static void check_rule(const lcp_context *context, lcp_verdict_t newest, lcp_rule_index_t rule,
                       lcp_evidence_t evidence, uint32_t flags) {
  CHECKF(rule >= LCP_RULE_NONE && rule < (lcp_rule_index_t)lcp_rule_count(), "rule %d", rule);
  CHECKF((rule == LCP_RULE_NONE) == (evidence == 0), "rule %d, evidence %d", rule, evidence);
  CHECKF(evidence >= 0 && evidence <= LCP_EVIDENCE_INFERRED, "evidence %d", evidence);
  CHECKF((flags & ~0xFu) == 0 && (flags & 6) != 6, "flags %#x", flags);
  CHECKF((flags & LCP_ANSWER_OS_DEPENDENT) == 0, "os-dependent without a range");
  if (rule < 0) return;
  lcp_rule row;
  row.struct_size = sizeof row;
  CHECK_STATUS(lcp_rule_at(rule, &row), LCP_OK);
  lcp_os_version_t os = context->os > LCP_OS_NEWEST ? LCP_OS_NEWEST : context->os;
  /* What does not exist here is told by the rule that says on which versions it does. */
  if (newest != LCP_VERDICT_NOT_APPLICABLE)
    CHECKF(row.since <= os && (row.until == 0 || os < row.until), "%s is not of this version",
           row.id);
  CHECKF(row.profiles >> (context->profile - 1) & 1, "%s is not of this profile", row.id);
  CHECKF(row.evidence == evidence, "%s: evidence %d", row.id, evidence);
  if (context->profile == LCP_PROFILE_DOCUMENTED)
    CHECKF(evidence == LCP_EVIDENCE_DOCUMENTED || evidence == LCP_EVIDENCE_INFERRED, "%s: %s",
           row.id, lcp_enum_name(LCP_ENUM_EVIDENCE, evidence));
  if (context->profile == LCP_PROFILE_ARTICLE)
    CHECKF(evidence == LCP_EVIDENCE_ARTICLE, "%s: %s", row.id,
           lcp_enum_name(LCP_ENUM_EVIDENCE, evidence));
}

static void check_sequence(const lcp_context *context, uint64_t sequence, uint32_t count) {
  CHECKF(count < 64, "%u steps", count);
  for (uint32_t i = 0; i < count && i < 64; i++) {
    lcp_transition_step step = LCP_TRANSITION_STEP_INIT;
    lcp_status_t status = lcp_transition_step_at(sequence, i, &step);
    CHECK_STATUS(status, LCP_OK);
    if (status != LCP_OK) break;
    steps_read++;
    CHECKF(lcp_enum_name(LCP_ENUM_CALLBACK, step.callback), "callback %d", step.callback);
    CHECKF(step.fallback == 0 || lcp_enum_name(LCP_ENUM_CALLBACK, step.fallback), "fallback %d",
           step.fallback);
    CHECKF(step.fallback != step.callback, "callback %d falls back to itself", step.callback);
    CHECKF(step.rule >= 0 && step.rule < (lcp_rule_index_t)lcp_rule_count(), "rule %d", step.rule);
    if (context->os < LCP_OS(4, 0, 0)) CHECKF(step.state == 0, "state %d", step.state);
    else
      CHECKF(step.state == 0 || (step.state >= LCP_STATE_INACTIVE &&
                                 step.state <= LCP_STATE_BACKGROUND),
             "state %d", step.state);
  }
  lcp_transition_step beyond = LCP_TRANSITION_STEP_INIT;
  CHECK_STATUS(lcp_transition_step_at(sequence, count, &beyond), LCP_ERROR_OUT_OF_RANGE);
}

/* An OS that is too new: everything but the verdict is that of the newest one known. */
static void check_newest(const question *q, const lcp_context *context, const void *query,
                         const void *answer) {
  lcp_context known = *context;
  unsigned char newest[64], given[64];
  int32_t verdict;
  known.os = LCP_OS_NEWEST;
  memset(newest, 0, sizeof newest);
  set_size(newest, (uint32_t)q->answer_size);
  CHECK_STATUS(q->ask(&known, query, newest, NULL), LCP_OK);
  memcpy(given, answer, q->answer_size);
  memcpy(&verdict, given + 8, sizeof verdict); /* newest_verdict follows verdict in each answer */
  memcpy(given + 4, &verdict, sizeof verdict);
  CHECKF(memcmp(given, newest, q->answer_size) == 0, "differs from 27.255.255");
}

/* ---- the questions -------------------------------------------------------------------------- */

static lcp_transition_answer transition(const lcp_context *context, lcp_state_t from,
                                        lcp_state_t to, lcp_cause_t cause, lcp_cause_t last) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  query.from = from, query.to = to, query.cause = cause, query.last_cause = last;
  CHECK_STATUS(lcp_query_transition(context, &query, &answer, NULL), LCP_OK);
  return answer;
}

static void transitions(const lcp_context *context, int kind) {
  for (lcp_state_t from = 1; from <= STATES; from++)
    for (lcp_state_t to = 1; to <= STATES; to++)
      for (lcp_cause_t cause = 1; cause <= CAUSES; cause++) {
        if (!taken()) continue;
        check_begin("lcp_query_transition", context->os, from * 10 + to, cause,
                    context->profile * 10 + kind);
        lcp_transition_answer a = transition(context, from, to, cause, 0);
        check_verdict(0, context, a.verdict, a.newest_verdict);
        check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
        check_sequence(context, a.sequence, a.step_count);
        CHECKF(a.reason >= 0 && a.reason <= LCP_REASON_INTERRUPTS_NOTHING, "reason %d", a.reason);
        CHECKF(a.via >= 0 && a.via <= STATES, "via %d", a.via);
        if (a.reason == LCP_REASON_NOT_ONE_STEP || a.reason == LCP_REASON_LEADS_ELSEWHERE) {
          CHECK_INT(a.newest_verdict, LCP_VERDICT_FORBIDDEN);
          CHECKF(a.via > 0, "no via");
        } else CHECK_INT(a.via, 0);
        if (legal(a.newest_verdict)) {
          CHECKF(a.reason == 0 || a.reason == LCP_REASON_TOLERATED, "reason %d", a.reason);
          CHECKF(a.rule >= 0, "no rule");
        }
        if (a.newest_verdict == LCP_VERDICT_CONDITIONAL)
          CHECKF(a.requires_mask != 0, "conditional, and on nothing");
        if (legal(a.newest_verdict)) {
          lcp_termination_t ends = lcp_cause_termination(cause);
          if (to != LCP_STATE_NOT_RUNNING)
            CHECKF(ends == LCP_TERMINATION_NONE || ends == LCP_TERMINATION_EXITS_ON_SUSPEND ||
                       ends == LCP_TERMINATION_USER_FORCE_QUIT,
                   "%s leaves the app running", lcp_enum_name(LCP_ENUM_CAUSE, cause));
          else if (from != LCP_STATE_NOT_RUNNING)
            CHECKF(ends != LCP_TERMINATION_NONE, "%s is no termination",
                   lcp_enum_name(LCP_ENUM_CAUSE, cause));
        }
        lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
        query.from = from, query.to = to, query.cause = cause;
        if (context->os > LCP_OS_NEWEST) check_newest(&questions[0], context, &query, &a);
      }
}

/* Edges agree with the transition question; gives them as a table for the paths. */
typedef struct edge {
  lcp_cause_t cause;
  lcp_state_t to;
  int plain; /* allowed, and not only tolerated */
} edge;

typedef struct edges {
  int count;
  edge at[STATES * CAUSES];
} edges;

static void next(const lcp_context *context, int kind, lcp_state_t from, lcp_cause_t last,
                 edges *out) {
  lcp_next_query query = LCP_NEXT_QUERY_INIT;
  lcp_next_answer answer = LCP_NEXT_ANSWER_INIT;
  query.from = from, query.last_cause = last;
  out->count = 0;
  check_begin("lcp_query_next", context->os, from, last, context->profile * 10 + kind);
  CHECK_STATUS(lcp_query_next(context, &query, &answer, NULL), LCP_OK);
  check_verdict(1, context, answer.verdict, answer.newest_verdict);
  if (answer.newest_verdict == LCP_VERDICT_ALLOWED) CHECK(answer.count > 0);
  if (answer.newest_verdict == LCP_VERDICT_FORBIDDEN) CHECK_INT(answer.count, 0);
  CHECKF(answer.count <= STATES * CAUSES, "%u edges", answer.count);
  if (context->os > LCP_OS_NEWEST) check_newest(&questions[1], context, &query, &answer);
  for (uint32_t i = 0; i < answer.count && i < STATES * CAUSES; i++) {
    lcp_next_edge e = LCP_NEXT_EDGE_INIT;
    check_begin("lcp_next_edge_at", context->os, from, last, context->profile * 10 + kind);
    CHECK_STATUS(lcp_next_edge_at(context, &query, i, &e, NULL), LCP_OK);
    edges_read++;
    CHECKF(legal(e.verdict), "verdict %d", e.verdict);
    CHECKF(e.reason == 0 || e.reason == LCP_REASON_TOLERATED, "reason %d", e.reason);
    check_rule(context, e.verdict, e.rule, e.evidence, e.flags);
    lcp_transition_answer a = transition(context, from, e.to, e.cause, last);
    CHECKF(a.newest_verdict == e.verdict, "%s to %d: transition says %s",
           lcp_enum_name(LCP_ENUM_CAUSE, e.cause), e.to,
           lcp_enum_name(LCP_ENUM_VERDICT, a.newest_verdict));
    CHECKF(a.rule == e.rule, "%s to %d: rule %d, transition says %d",
           lcp_enum_name(LCP_ENUM_CAUSE, e.cause), e.to, e.rule, a.rule);
    for (int j = 0; j < out->count; j++)
      CHECKF(out->at[j].cause != e.cause || out->at[j].to != e.to, "%s to %d twice",
             lcp_enum_name(LCP_ENUM_CAUSE, e.cause), e.to);
    edge *o = &out->at[out->count++];
    o->cause = e.cause, o->to = e.to;
    o->plain = e.verdict == LCP_VERDICT_ALLOWED && e.reason == 0;
  }
  lcp_next_edge beyond = LCP_NEXT_EDGE_INIT;
  CHECK_STATUS(lcp_next_edge_at(context, &query, answer.count, &beyond, NULL),
               LCP_ERROR_OUT_OF_RANGE);
  /* And the other way: what the transition question calls legal is among the edges. */
  if (last == 0)
    for (lcp_state_t to = 1; to <= STATES; to++)
      for (lcp_cause_t cause = 1; cause <= CAUSES; cause++) {
        if (!legal(transition(context, from, to, cause, 0).newest_verdict)) continue;
        int found = 0;
        for (int j = 0; j < out->count; j++)
          found |= out->at[j].cause == cause && out->at[j].to == to;
        CHECKF(found, "%s to %d is legal, and no edge", lcp_enum_name(LCP_ENUM_CAUSE, cause), to);
      }
}

/* Steps to each state over all edges and over the plain ones, by breadth-first search. */
static void distances(const lcp_context *context, int kind, lcp_state_t from, int all[STATES + 1],
                      int plain[STATES + 1]) {
  static edges table[STATES + 1][CAUSES + 1];
  static unsigned char known[STATES + 1][CAUSES + 1];
  memset(known, 0, sizeof known);
  for (int only_plain = 0; only_plain < 2; only_plain++) {
    int *distance = only_plain ? plain : all;
    int queue[(STATES + 1) * (CAUSES + 1)][3], head = 0, tail = 0;
    unsigned char seen[STATES + 1][CAUSES + 1] = {{0}};
    for (int s = 0; s <= STATES; s++) distance[s] = -1;
    queue[tail][0] = from, queue[tail][1] = 0, queue[tail++][2] = 0;
    seen[from][0] = 1;
    while (head < tail) {
      int state = queue[head][0], last = queue[head][1], length = queue[head++][2];
      edges *e = &table[state][last];
      if (!known[state][last]) next(context, kind, state, last, e), known[state][last] = 1;
      for (int i = 0; i < e->count; i++) {
        lcp_state_t to = e->at[i].to;
        lcp_cause_t cause = e->at[i].cause;
        if (only_plain && !e->at[i].plain) continue;
        if (distance[to] < 0) distance[to] = length + 1;
        if (seen[to][cause]) continue;
        seen[to][cause] = 1;
        queue[tail][0] = to, queue[tail][1] = cause, queue[tail++][2] = length + 1;
      }
    }
  }
}

/* A path's steps join, are legal one by one, and are as few as the edges permit. */
static void paths(const lcp_context *context, int kind) {
  for (lcp_state_t from = 1; from <= STATES; from++) {
    if (!taken()) continue;
    int all[STATES + 1], plain[STATES + 1];
    distances(context, kind, from, all, plain);
    for (lcp_state_t to = 1; to <= STATES; to++)
      for (int free_choice = 0; free_choice < 2; free_choice++) {
        lcp_path_query query = LCP_PATH_QUERY_INIT;
        lcp_path_answer answer = LCP_PATH_ANSWER_INIT;
        query.from = from, query.to = to;
        query.allowed_causes = free_choice ? (UINT64_C(1) << CAUSES) - 1 : 0;
        check_begin("lcp_query_path", context->os, from * 10 + to, free_choice,
                    context->profile * 10 + kind);
        CHECK_STATUS(lcp_query_path(context, &query, &answer, NULL), LCP_OK);
        check_verdict(2, context, answer.verdict, answer.newest_verdict);
        if (context->os > LCP_OS_NEWEST) check_newest(&questions[2], context, &query, &answer);
        int found = legal(answer.newest_verdict);
        int length = (int)answer.step_count;
        if (found) paths_found++;
        if (answer.newest_verdict == LCP_VERDICT_FORBIDDEN && from != to) {
          CHECK(answer.reason == LCP_REASON_NO_PATH ||
                answer.reason == LCP_REASON_STATE_UNAVAILABLE);
          CHECK_INT(length, 0);
        }
        if (free_choice && from != to) {
          CHECKF(!found || (all[to] >= 0 && length >= all[to]), "%d steps, edges take %d", length,
                 all[to]);
          CHECKF(plain[to] < 0 || (found && length <= plain[to]), "%d steps, edges take %d",
                 found ? length : -1, plain[to]);
        }
        lcp_state_t state = from;
        lcp_cause_t last = 0;
        for (uint32_t i = 0; i < answer.step_count && i < 64; i++) {
          lcp_path_step step = LCP_PATH_STEP_INIT;
          lcp_status_t status = lcp_path_step_at(answer.path, i, &step);
          CHECK_STATUS(status, LCP_OK);
          if (status != LCP_OK) break;
          CHECKF(step.from == state, "step %u from %d, expected %d", i, step.from, state);
          lcp_transition_answer a = transition(context, step.from, step.to, step.cause, last);
          CHECKF(a.newest_verdict == LCP_VERDICT_ALLOWED ||
                     (a.newest_verdict == LCP_VERDICT_CONDITIONAL &&
                      answer.newest_verdict == LCP_VERDICT_CONDITIONAL),
                 "step %u: %s", i, lcp_enum_name(LCP_ENUM_VERDICT, a.newest_verdict));
          CHECKF(a.rule == step.rule, "step %u: rule %d, transition says %d", i, step.rule, a.rule);
          CHECKF(a.step_count == step.step_count, "step %u: %u callbacks, transition says %u", i,
                 step.step_count, a.step_count);
          check_sequence(context, step.sequence, step.step_count);
          state = step.to, last = step.cause;
        }
        if (found && length > 0) CHECKF(state == to, "ends in %d", state);
        lcp_path_step beyond = LCP_PATH_STEP_INIT;
        CHECK_STATUS(lcp_path_step_at(answer.path, answer.step_count, &beyond),
                     LCP_ERROR_OUT_OF_RANGE);
      }
  }
}

static void deadlines(const lcp_context *context, int kind) {
  for (lcp_allowance_t allowance = 1; allowance <= 29; allowance++) {
    lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
    lcp_deadline_answer a = LCP_DEADLINE_ANSWER_INIT;
    if (!taken()) continue;
    check_begin("lcp_query_deadline", context->os, allowance, 0, context->profile * 10 + kind);
    query.allowance = allowance;
    CHECK_STATUS(lcp_query_deadline(context, &query, &a, NULL), LCP_OK);
    check_verdict(3, context, a.verdict, a.newest_verdict);
    check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
    CHECKF(a.at_expiry == 0 || lcp_enum_name(LCP_ENUM_EXPIRY, a.at_expiry), "%d", a.at_expiry);
    CHECKF(a.code == 0 || lcp_enum_name(LCP_ENUM_CODE, a.code), "code %#x", a.code);
    CHECKF(a.advice_ns >= LCP_NS_UNKNOWN, "advice %lld", (long long)a.advice_ns);
    CHECKF(a.limit_ns >= LCP_NS_UNKNOWN, "limit %lld", (long long)a.limit_ns);
    CHECKF(a.warning_ns >= LCP_NS_UNKNOWN, "warning %lld", (long long)a.warning_ns);
    if (legal(a.newest_verdict)) CHECKF(a.rule >= 0, "no rule");
    if (a.newest_verdict == LCP_VERDICT_UNSPECIFIED ||
        a.newest_verdict == LCP_VERDICT_NOT_APPLICABLE) {
      CHECK_INT(a.limit_ns, LCP_NS_UNKNOWN);
      CHECK_INT(a.advice_ns, LCP_NS_UNKNOWN);
    }
    if (context->os > LCP_OS_NEWEST) check_newest(&questions[3], context, &query, &a);
  }
}

static void relaunches(const lcp_context *context, int kind) {
  for (lcp_termination_t termination = 1; termination <= 26; termination++)
    for (lcp_trigger_t trigger = 1; trigger <= 43; trigger++)
      for (lcp_since_events_t since = 0; since < 8; since++) {
        lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
        lcp_relaunch_answer a = LCP_RELAUNCH_ANSWER_INIT;
        if (!taken()) continue;
        check_begin("lcp_query_relaunch", context->os, termination * 100 + trigger, since,
                    context->profile * 10 + kind);
        query.termination = termination, query.trigger = trigger, query.since = since;
        CHECK_STATUS(lcp_query_relaunch(context, &query, &a, NULL), LCP_OK);
        check_verdict(4, context, a.verdict, a.newest_verdict);
        check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
        CHECKF(a.guarantee == 0 || lcp_enum_name(LCP_ENUM_GUARANTEE, a.guarantee), "%d",
               a.guarantee);
        if (!legal(a.newest_verdict)) CHECK_INT(a.guarantee, 0);
        CHECKF(a.launch_state == 0 || a.launch_state == LCP_STATE_BACKGROUND ||
                   a.launch_state == LCP_STATE_INACTIVE,
               "launch state %d", a.launch_state);
        CHECKF(a.callback == 0 || lcp_enum_name(LCP_ENUM_CALLBACK, a.callback), "%d", a.callback);
        CHECKF(a.allowance == 0 || lcp_enum_name(LCP_ENUM_ALLOWANCE, a.allowance), "%d",
               a.allowance);
        CHECKF(a.allowance_ns >= LCP_NS_UNKNOWN, "%lld", (long long)a.allowance_ns);
        CHECKF(a.standing == 0 || lcp_enum_name(LCP_ENUM_STANDING, a.standing), "%d", a.standing);
        CHECKF(a.delivery_rule >= LCP_RULE_NONE &&
                   a.delivery_rule < (lcp_rule_index_t)lcp_rule_count(),
               "delivery rule %d", a.delivery_rule);
        CHECKF(a.requires_mask >> LCP_CONDITION_SCENE_SDK == 0, "requires %#llx", (unsigned long long)a.requires_mask);
        if (a.newest_verdict == LCP_VERDICT_CONDITIONAL)
          CHECKF(a.requires_mask != 0, "conditional, and on nothing");
        if (legal(a.newest_verdict)) CHECKF(a.rule >= 0, "no rule");
        if (context->os > LCP_OS_NEWEST) check_newest(&questions[4], context, &query, &a);
      }
}

int main(void) {
  check_start();
  share = check_setting("ABI_SHARE", 1);
  if (share < 1) share = 1;
  for (int os = 0; os < OS_BOUNDARIES; os++)
    for (lcp_profile_t profile = 1; profile <= 3; profile++)
      for (int kind = 0; kind < APPS; kind++) {
        lcp_app app = app_of(kind);
        lcp_context context = LCP_CONTEXT_INIT(os_boundaries[os]);
        context.profile = profile;
        context.app = &app;
        transitions(&context, kind);
        paths(&context, kind);
        deadlines(&context, kind);
        relaunches(&context, kind);
      }
  long long total = 0;
  for (int q = 0; q < QUESTIONS; q++) {
    printf("%s: %lld combinations:", questions[q].name, combinations[q]);
    for (lcp_verdict_t v = 1; v < VERDICTS; v++)
      printf(" %lld %s%s", verdicts[q][v], lcp_enum_name(LCP_ENUM_VERDICT, v),
             v + 1 < VERDICTS ? "," : "\n");
    total += combinations[q];
  }
  printf("exhaustive: %lld combinations on %d versions for %d kinds of app (%s, %s, %s, %s), "
         "%lld steps, %lld edges, %lld paths\n",
         total, (int)OS_BOUNDARIES, (int)APPS, app_names[0], app_names[1], app_names[2],
         app_names[3], steps_read, edges_read, paths_found);
  return check_done("exhaustive");
}
