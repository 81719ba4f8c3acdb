/*
 * Every question of 0.1 on every version where answers change, under every evidence profile, for
 * apps that lead different lives, on the axis of the app and on that of scenes. What must hold of
 * any answer is checked on each one; the verdicts are counted. answers.c has the other questions.
 *
 * ABI_SHARE=n asks every n-th question (1: all).
 */
#include "holds.h"

static long long steps_read, edges_read, paths_found;

/* How many states an axis has. */
static int states_of(lcp_axis_t axis) { return axis == LCP_AXIS_SCENE ? SCENE_STATES : STATES; }

/* ---- what holds of any sequence ------------------------------------------------------------- */

static void check_sequence(const lcp_context *context, uint64_t sequence, uint32_t count) {
  CHECKF(count < 64, "%u steps", count);
  for (uint32_t i = 0; i < count && i < 64; i++) {
    lcp_transition_step step = LCP_TRANSITION_STEP_INIT;
    lcp_status_t status = lcp_transition_step_at(sequence, i, &step);
    CHECK_STATUS(status, LCP_OK);
    if (status != LCP_OK) break;
    steps_read++;
    CHECKF((step.callback != 0) != (step.notification != 0), "callback %d, notification %d",
           step.callback, step.notification);
    check_name(LCP_ENUM_CALLBACK, step.callback);
    check_name(LCP_ENUM_NOTIFICATION, step.notification);
    check_name(LCP_ENUM_CALLBACK, step.fallback);
    CHECKF(step.fallback == 0 || step.fallback != step.callback, "callback %d falls back to itself",
           step.callback);
    CHECKF(step.callback || step.fallback == 0, "a notification falls back to %d", step.fallback);
    CHECKF(step.rule >= 0 && step.rule < (lcp_rule_index_t)lcp_rule_count(), "rule %d", step.rule);
    if (context->os < LCP_OS(4, 0, 0)) CHECKF(step.state == 0, "state %d", step.state);
    else
      CHECKF(step.state == 0 || (step.state >= LCP_STATE_INACTIVE &&
                                 step.state <= LCP_STATE_BACKGROUND),
             "state %d", step.state);
    check_name(LCP_ENUM_SCENE_STATE, step.scene_state);
    if (!has_scenes(context)) CHECKF(step.scene_state == 0, "scene state %d", step.scene_state);
  }
  lcp_transition_step beyond = LCP_TRANSITION_STEP_INIT;
  CHECK_STATUS(lcp_transition_step_at(sequence, count, &beyond), LCP_ERROR_OUT_OF_RANGE);
}

/* ---- the questions -------------------------------------------------------------------------- */

static lcp_transition_answer transition(const lcp_context *context, lcp_axis_t axis,
                                        lcp_state_t from, lcp_state_t to, lcp_cause_t cause,
                                        lcp_cause_t last) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  query.axis = axis;
  query.from = from, query.to = to, query.cause = cause, query.last_cause = last;
  CHECK_STATUS(lcp_query_transition(context, &query, &answer, NULL), LCP_OK);
  return answer;
}

/* A process that ends is not running any more, and a scene of it is unattached. */
static void check_end(lcp_axis_t axis, lcp_state_t from, lcp_state_t to, lcp_cause_t cause) {
  lcp_termination_t ends = lcp_cause_termination(cause);
  int may_live = ends == LCP_TERMINATION_NONE || ends == LCP_TERMINATION_EXITS_ON_SUSPEND ||
                 ends == LCP_TERMINATION_USER_FORCE_QUIT;
  lcp_state_t over = axis == LCP_AXIS_SCENE ? LCP_SCENE_STATE_UNATTACHED : LCP_STATE_NOT_RUNNING;
  if (to != over)
    CHECKF(may_live, "%s leaves it running", lcp_enum_name(LCP_ENUM_CAUSE, cause));
  else if (axis == LCP_AXIS_APP && from != LCP_STATE_NOT_RUNNING)
    CHECKF(ends != LCP_TERMINATION_NONE, "%s is no termination",
           lcp_enum_name(LCP_ENUM_CAUSE, cause));
}

static void check_transition(const lcp_context *context, const lcp_transition_query *query) {
  lcp_axis_t axis = query->axis;
  lcp_transition_answer a = LCP_TRANSITION_ANSWER_INIT;
  CHECK_STATUS(lcp_query_transition(context, query, &a, NULL), LCP_OK);
  check_verdict(TRANSITION, context, a.verdict, a.newest_verdict);
  check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
  check_requires(a.newest_verdict, a.requires_mask);
  check_sequence(context, a.sequence, a.step_count);
  check_name(LCP_ENUM_REASON, a.reason);
  CHECKF(a.via >= 0 && a.via <= states_of(axis), "via %d", a.via);
  CHECK_INT(a.reserved, 0);
  if (a.reason == LCP_REASON_NOT_ONE_STEP || a.reason == LCP_REASON_LEADS_ELSEWHERE) {
    CHECK_INT(a.newest_verdict, LCP_VERDICT_FORBIDDEN);
    CHECKF(a.via > 0, "no via");
  } else CHECK_INT(a.via, 0);
  if (legal(a.newest_verdict)) {
    CHECKF(a.reason == 0 || a.reason == LCP_REASON_TOLERATED, "reason %d", a.reason);
    check_end(axis, query->from, query->to, query->cause);
  }
  if (axis == LCP_AXIS_SCENE && context->profile == LCP_PROFILE_ARTICLE) {
    CHECK_INT(a.newest_verdict, LCP_VERDICT_UNSPECIFIED);
    CHECK_INT(a.reason, LCP_REASON_SCENES_NOT_COVERED);
  } else if (axis == LCP_AXIS_SCENE && !has_scenes(context)) {
    CHECK_INT(a.newest_verdict, LCP_VERDICT_NOT_APPLICABLE);
    CHECK_INT(a.reason, LCP_REASON_STATE_UNAVAILABLE);
  }
  check_newest(&questions[TRANSITION], context, query, &a);
}

static void transitions(const lcp_context *context, int kind, lcp_axis_t axis) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  int states = states_of(axis);
  query.axis = axis;
  for (query.from = 1; query.from <= states; query.from++)
    for (query.to = 1; query.to <= states; query.to++)
      for (query.cause = 1; query.cause <= CAUSES; query.cause++) {
        if (!taken()) continue;
        check_begin("lcp_query_transition", context->os, axis * 100 + query.from * 10 + query.to,
                    query.cause, context->profile * 10 + kind);
        check_transition(context, &query);
      }
}

/* With what may be left at 0, too: a sample, since there are hundreds of millions. */
static void transitions_with_options(const lcp_context *context, int kind) {
  enum { SAMPLE = 3000 };
  for (int n = 0; n < SAMPLE; n++) {
    lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
    if (!taken()) continue;
    query.axis = 1 + (lcp_axis_t)check_below(2);
    query.from = 1 + (lcp_state_t)check_below((uint32_t)states_of(query.axis));
    query.to = 1 + (lcp_state_t)check_below((uint32_t)states_of(query.axis));
    query.cause = 1 + (lcp_cause_t)check_below(CAUSES);
    query.last_cause = (lcp_cause_t)check_below(CAUSES + 1);
    query.trigger = (lcp_trigger_t)check_below(TRIGGERS + 1);
    query.interruption = (lcp_interruption_t)check_below(LCP_INTERRUPTION_BANNER + 1);
    check_begin("lcp_query_transition with options", context->os,
                query.axis * 100 + query.from * 10 + query.to, query.cause * 100 + query.last_cause,
                context->profile * 10 + kind);
    check_transition(context, &query);
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

static void next(const lcp_context *context, int kind, lcp_axis_t axis, lcp_state_t from,
                 lcp_cause_t last, edges *out) {
  lcp_next_query query = LCP_NEXT_QUERY_INIT;
  lcp_next_answer answer = LCP_NEXT_ANSWER_INIT;
  query.axis = axis, query.from = from, query.last_cause = last;
  out->count = 0;
  check_begin("lcp_query_next", context->os, axis * 10 + from, last, context->profile * 10 + kind);
  CHECK_STATUS(lcp_query_next(context, &query, &answer, NULL), LCP_OK);
  check_verdict(NEXT, context, answer.verdict, answer.newest_verdict);
  if (answer.newest_verdict == LCP_VERDICT_ALLOWED) CHECK(answer.count > 0);
  if (answer.newest_verdict == LCP_VERDICT_FORBIDDEN) CHECK_INT(answer.count, 0);
  CHECKF(answer.count <= STATES * CAUSES, "%u edges", answer.count);
  check_newest(&questions[NEXT], context, &query, &answer);
  for (uint32_t i = 0; i < answer.count && i < STATES * CAUSES; i++) {
    lcp_next_edge e = LCP_NEXT_EDGE_INIT;
    check_begin("lcp_next_edge_at", context->os, axis * 10 + from, last,
                context->profile * 10 + kind);
    CHECK_STATUS(lcp_next_edge_at(context, &query, i, &e, NULL), LCP_OK);
    edges_read++;
    CHECKF(e.to >= 1 && e.to <= states_of(axis), "to %d", e.to);
    CHECKF(legal(e.verdict), "verdict %d", e.verdict);
    CHECKF(e.reason == 0 || e.reason == LCP_REASON_TOLERATED, "reason %d", e.reason);
    check_rule(context, e.verdict, e.rule, e.evidence, e.flags);
    lcp_transition_answer a = transition(context, axis, from, e.to, e.cause, last);
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
    for (lcp_state_t to = 1; to <= states_of(axis); to++)
      for (lcp_cause_t cause = 1; cause <= CAUSES; cause++) {
        if (!legal(transition(context, axis, from, to, cause, 0).newest_verdict)) continue;
        int found = 0;
        for (int j = 0; j < out->count; j++)
          found |= out->at[j].cause == cause && out->at[j].to == to;
        CHECKF(found, "%s to %d is legal, and no edge", lcp_enum_name(LCP_ENUM_CAUSE, cause), to);
      }
}

/* Whether a step ends the process. */
static int ends(lcp_axis_t axis, lcp_state_t to, lcp_cause_t cause) {
  if (axis == LCP_AXIS_APP) return to == LCP_STATE_NOT_RUNNING;
  return to == LCP_SCENE_STATE_UNATTACHED && cause != LCP_CAUSE_SCENE_DISCONNECT &&
         cause != LCP_CAUSE_WINDOW_CLOSED;
}

enum { ALL_EDGES, PLAIN_EDGES, KEEPING_EDGES, SEARCHES };

/* Steps to each state by breadth-first search: over all edges, over the plain ones, and over those
   of them that keep the process. */
static void distances(const lcp_context *context, int kind, lcp_axis_t axis, lcp_state_t from,
                      int found[SEARCHES][STATES + 1]) {
  static edges table[STATES + 1][CAUSES + 1];
  static unsigned char known[STATES + 1][CAUSES + 1];
  memset(known, 0, sizeof known);
  for (int search = ALL_EDGES; search < SEARCHES; search++) {
    int *distance = found[search];
    int queue[(STATES + 1) * (CAUSES + 1)][3], head = 0, tail = 0;
    unsigned char seen[STATES + 1][CAUSES + 1] = {{0}};
    for (int s = 0; s <= STATES; s++) distance[s] = -1;
    queue[tail][0] = from, queue[tail][1] = 0, queue[tail++][2] = 0;
    seen[from][0] = 1;
    while (head < tail) {
      int state = queue[head][0], last = queue[head][1], length = queue[head++][2];
      edges *e = &table[state][last];
      if (!known[state][last]) next(context, kind, axis, state, last, e), known[state][last] = 1;
      for (int i = 0; i < e->count; i++) {
        lcp_state_t to = e->at[i].to;
        lcp_cause_t cause = e->at[i].cause;
        if (search >= PLAIN_EDGES && !e->at[i].plain) continue;
        if (search == KEEPING_EDGES && ends(axis, to, cause)) continue;
        if (distance[to] < 0) distance[to] = length + 1;
        if (seen[to][cause]) continue;
        seen[to][cause] = 1;
        queue[tail][0] = to, queue[tail][1] = cause, queue[tail++][2] = length + 1;
      }
    }
  }
}

/* A path's steps join, are legal one by one, and are as few as the edges permit. */
static void paths(const lcp_context *context, int kind, lcp_axis_t axis) {
  for (lcp_state_t from = 1; from <= states_of(axis); from++) {
    if (!taken()) continue;
    int distance[SEARCHES][STATES + 1];
    distances(context, kind, axis, from, distance);
    for (lcp_state_t to = 1; to <= states_of(axis); to++)
      for (int free_choice = 0; free_choice < 2; free_choice++) {
        lcp_path_query query = LCP_PATH_QUERY_INIT;
        lcp_path_answer answer = LCP_PATH_ANSWER_INIT;
        query.axis = axis, query.from = from, query.to = to;
        query.allowed_causes = free_choice ? (UINT64_C(1) << CAUSES) - 1 : 0;
        check_begin("lcp_query_path", context->os, axis * 100 + from * 10 + to, free_choice,
                    context->profile * 10 + kind);
        CHECK_STATUS(lcp_query_path(context, &query, &answer, NULL), LCP_OK);
        check_verdict(PATH, context, answer.verdict, answer.newest_verdict);
        check_newest(&questions[PATH], context, &query, &answer);
        int found = legal(answer.newest_verdict);
        int length = (int)answer.step_count;
        if (found) paths_found++;
        if (answer.newest_verdict == LCP_VERDICT_FORBIDDEN && from != to) {
          CHECK(answer.reason == LCP_REASON_NO_PATH ||
                answer.reason == LCP_REASON_STATE_UNAVAILABLE);
          CHECK_INT(length, 0);
        }
        int goes_nowhere = axis == LCP_AXIS_APP &&
                           (to == LCP_STATE_NOT_RUNNING || to == LCP_STATE_PREWARMED);
        int keeps = !goes_nowhere && (!free_choice || distance[KEEPING_EDGES][to] >= 0);
        if (free_choice && from != to) {
          int least = distance[ALL_EDGES][to], most = distance[keeps ? KEEPING_EDGES : PLAIN_EDGES][to];
          CHECKF(!found || (least >= 0 && length >= least), "%d steps, edges take %d", length,
                 least);
          CHECKF(most < 0 || (found && length <= most), "%d steps, edges take %d",
                 found ? length : -1, most);
        }
        lcp_state_t state = from;
        lcp_cause_t last = 0;
        for (uint32_t i = 0; i < answer.step_count && i < 64; i++) {
          lcp_path_step step = LCP_PATH_STEP_INIT;
          lcp_status_t status = lcp_path_step_at(answer.path, i, &step);
          CHECK_STATUS(status, LCP_OK);
          if (status != LCP_OK) break;
          CHECKF(step.from == state, "step %u from %d, expected %d", i, step.from, state);
          CHECKF(!keeps || !ends(axis, step.to, step.cause), "step %u ends the process", i);
          lcp_transition_answer a = transition(context, axis, step.from, step.to, step.cause, last);
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
  for (lcp_allowance_t allowance = 1; allowance <= ALLOWANCES; allowance++) {
    lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
    lcp_deadline_answer a = LCP_DEADLINE_ANSWER_INIT;
    if (!taken()) continue;
    check_begin("lcp_query_deadline", context->os, allowance, 0, context->profile * 10 + kind);
    query.allowance = allowance;
    CHECK_STATUS(lcp_query_deadline(context, &query, &a, NULL), LCP_OK);
    check_verdict(DEADLINE, context, a.verdict, a.newest_verdict);
    check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
    CHECKF(a.at_expiry == 0 || lcp_enum_name(LCP_ENUM_EXPIRY, a.at_expiry), "%d", a.at_expiry);
    CHECKF(a.code == 0 || lcp_enum_name(LCP_ENUM_CODE, a.code), "code %#x", a.code);
    CHECKF(a.advice_ns >= LCP_NS_UNKNOWN, "advice %lld", (long long)a.advice_ns);
    CHECKF(a.limit_ns >= LCP_NS_UNKNOWN, "limit %lld", (long long)a.limit_ns);
    CHECKF(a.warning_ns >= LCP_NS_UNKNOWN, "warning %lld", (long long)a.warning_ns);
    if (a.newest_verdict == LCP_VERDICT_UNSPECIFIED ||
        a.newest_verdict == LCP_VERDICT_NOT_APPLICABLE) {
      CHECK_INT(a.limit_ns, LCP_NS_UNKNOWN);
      CHECK_INT(a.advice_ns, LCP_NS_UNKNOWN);
    }
    check_requires(a.newest_verdict, a.requires_mask);
    check_newest(&questions[DEADLINE], context, &query, &a);
  }
}

static void relaunches(const lcp_context *context, int kind) {
  for (lcp_termination_t termination = 1; termination <= TERMINATIONS; termination++)
    for (lcp_trigger_t trigger = 1; trigger <= TRIGGERS; trigger++)
      for (lcp_since_events_t since = 0; since < 8; since++) {
        lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
        lcp_relaunch_answer a = LCP_RELAUNCH_ANSWER_INIT;
        if (!taken()) continue;
        check_begin("lcp_query_relaunch", context->os, termination * 100 + trigger, since,
                    context->profile * 10 + kind);
        query.termination = termination, query.trigger = trigger, query.since = since;
        CHECK_STATUS(lcp_query_relaunch(context, &query, &a, NULL), LCP_OK);
        check_verdict(RELAUNCH, context, a.verdict, a.newest_verdict);
        check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
        CHECKF(a.guarantee == 0 || lcp_enum_name(LCP_ENUM_GUARANTEE, a.guarantee), "%d",
               a.guarantee);
        if (!legal(a.newest_verdict)) CHECK_INT(a.guarantee, 0);
        CHECKF(a.launch_state == 0 || a.launch_state == LCP_STATE_BACKGROUND ||
                   a.launch_state == LCP_STATE_INACTIVE || a.launch_state == LCP_STATE_PREWARMED,
               "launch state %d", a.launch_state);
        CHECKF(a.callback == 0 || lcp_enum_name(LCP_ENUM_CALLBACK, a.callback), "%d", a.callback);
        CHECKF(a.allowance == 0 || lcp_enum_name(LCP_ENUM_ALLOWANCE, a.allowance), "%d",
               a.allowance);
        CHECKF(a.allowance_ns >= LCP_NS_UNKNOWN, "%lld", (long long)a.allowance_ns);
        CHECKF(a.standing == 0 || lcp_enum_name(LCP_ENUM_STANDING, a.standing), "%d", a.standing);
        CHECKF(a.delivery_rule >= LCP_RULE_NONE &&
                   a.delivery_rule < (lcp_rule_index_t)lcp_rule_count(),
               "delivery rule %d", a.delivery_rule);
        check_requires(a.newest_verdict, a.requires_mask);
        check_newest(&questions[RELAUNCH], context, &query, &a);
      }
}

int main(void) {
  check_start();
  take_share(1);
  find_boundaries();
  for (int os = 0; os < os_count; os++)
    for (lcp_profile_t profile = 1; profile <= PROFILES; profile++)
      for (int kind = 0; kind < APPS; kind++) {
        life l;
        lead(&l, kind, os_boundaries[os], profile);
        for (lcp_axis_t axis = LCP_AXIS_APP; axis <= LCP_AXIS_SCENE; axis++) {
          transitions(&l.context, kind, axis);
          paths(&l.context, kind, axis);
        }
        transitions_with_options(&l.context, kind);
        deadlines(&l.context, kind);
        if (kind != WINDOWS) relaunches(&l.context, kind);
      }
  long long total = print_verdicts();
  printf("exhaustive: %lld combinations on %d versions for %d kinds of app (", total, os_count,
         (int)APPS);
  for (int kind = 0; kind < APPS; kind++) printf("%s%s", kind ? ", " : "", app_names[kind]);
  printf("), %lld steps, %lld edges, %lld paths\n", steps_read, edges_read, paths_found);
  return check_done("exhaustive");
}
