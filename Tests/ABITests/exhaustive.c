/*
 * Asks every question of 0.1 on every version where answers change, under every evidence profile, for several
 * kinds of apps, about the app and about a scene. Checks for each answer what must hold for all, and that a
 * policy with tables gives the same answer. Counts the verdicts. answers.c has the other questions.
 *
 * ABI_SHARE=n asks every n-th question (1: all).
 */
#include "holds.h"

enum { PROCESS, SCENE, AXES, MOST_STEPS = 64, MOST_EDGES = 512 };

static long long steps_read, edges_read, paths_found, compared, targets_found, limited, kept;

/* The first state of the app, or of a scene. */
static lcp_state_t first_state(int axis) {
  return axis == SCENE ? LCP_STATE_UNATTACHED : LCP_STATE_NOT_RUNNING;
}

static lcp_state_t last_state(int axis) {
  return axis == SCENE ? LCP_STATE_SCENE_BACKGROUND : LCP_STATE_SUSPENDED;
}

static int axis_of(lcp_state_t state) { return is_scene_state(state) ? SCENE : PROCESS; }

/* ---- policies ------------------------------------------------------------------------------- */

/* The policy with tables for the current app and device. */
static const lcp_policy *with_tables;

static void prepare_both(life *l, int kind, lcp_os_version_t os, lcp_profile_t profile) {
  static lcp_policy *place;
  static size_t size;
  lead(l, kind, os, profile);
  if (!place) {
    size = lcp_policy_size(LCP_FORM_TABLES);
    place = malloc(size);
    if (!place) exit(2);
  }
  CHECK_STATUS(lcp_policy_prepare(&l->context, place, size, NULL), LCP_OK);
  with_tables = place;
}

/* Checks that the form with tables gives the same answer, or the same list, as the small form. */
static void check_tables(const question *q, const void *query, const void *answer) {
  unsigned char other[LARGEST];
  memset(other, 0, sizeof other);
  set_size(other, (uint32_t)q->answer_size);
  CHECK_STATUS(q->ask(with_tables, query, other, NULL), LCP_OK);
  CHECKF(memcmp(other, answer, q->answer_size) == 0, "tables answer otherwise");
  compared++;
}

/* ---- what holds for every sequence ------------------------------------------------------------ */

/* Returns whether two steps belong to one rule. A notification has a rule of its own. */
static int is_of_one_step(const lcp_step *step, const lcp_step *next) {
  return step->callback && next->callback && step->rule == next->rule;
}

/* Checks the state after a step. If the next step belongs to the same rule, it must read this state, if it
   reads any. */
static void check_after(const lcp_step *step, const lcp_step *next, int axis) {
  lcp_state_t read = !next ? 0 : axis == SCENE ? next->scene_state : next->state;
  CHECKF(step->state_after >= first_state(axis) && step->state_after <= last_state(axis),
         "state %d after a step", step->state_after);
  if (read && is_of_one_step(step, next))
    CHECKF(step->state_after == read, "state %d after a step, and the next one reads %d",
           step->state_after, read);
}

/* Lists the callbacks of a transition and returns their number. The last one leaves the app in `to`. If
   several rules are involved, `to` is 0, since the last rule may call nothing. */
static size_t check_steps(const life *l, const lcp_transition_query *query, lcp_state_t to) {
  static lcp_step steps[MOST_STEPS], others[MOST_STEPS];
  const lcp_context *context = &l->context;
  size_t count = 0, other_count = 0, none = 0;
  CHECK_STATUS(lcp_list_steps(&l->policy, query, steps, sizeof *steps, MOST_STEPS, &count, NULL),
               LCP_OK);
  CHECKF(count < MOST_STEPS, "%zu steps", count);
  CHECK_STATUS(lcp_list_steps(&l->policy, query, NULL, 0, 0, &none, NULL), LCP_OK);
  CHECKF(none == count, "%zu steps, and %zu where there is no room", count, none);
  CHECK_STATUS(lcp_list_steps(with_tables, query, others, sizeof *others, MOST_STEPS, &other_count,
                              NULL),
               LCP_OK);
  CHECKF(other_count == count && memcmp(steps, others, count * sizeof *steps) == 0,
         "tables list other steps");
  for (size_t i = 0; i < count && i < MOST_STEPS; i++) {
    lcp_step step = steps[i];
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
    CHECKF(step.scene_state == 0 || is_scene_state(step.scene_state), "scene state %d",
           step.scene_state);
    if (!has_scenes(context)) CHECKF(step.scene_state == 0, "scene state %d", step.scene_state);
    CHECK_INT(step.reserved, 0);
    check_after(&steps[i], i + 1 < count ? &steps[i + 1] : NULL, axis_of(query->from));
    check_name(LCP_ENUM_ALLOWANCE, step.allowance);
    CHECKF(step.callback || !step.allowance, "allowance %d of a notification", step.allowance);
    limited += step.allowance != 0;
    if (i + 1 == count && to) CHECK_INT(step.state_after, to);
    if (i + 1 == count && step.callback) {
      int64_t target = 0;
      CHECK_STATUS(lcp_rule_value(step.rule, LCP_RULE_FIELD_TO, 0, &target), LCP_OK);
      CHECK_INT(step.state_after, target);
    }
  }
  return count;
}

/* ---- the questions -------------------------------------------------------------------------- */

static lcp_transition_query transition_query(lcp_state_t from, lcp_state_t to, lcp_cause_t cause,
                                             lcp_cause_t last) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  query.from = from, query.to = to, query.cause = cause, query.last_cause = last;
  return query;
}

static lcp_transition_answer transition(const life *l, const lcp_transition_query *query) {
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  CHECK_STATUS(lcp_query_transition(&l->policy, query, &answer, NULL), LCP_OK);
  return answer;
}

/* Ranks an answer about one of the states that a cause can lead to; 0 if it leads to none. */
static int worth(const lcp_transition_answer *a) {
  if (a->newest_verdict == LCP_VERDICT_CONDITIONAL) return 2;
  if (a->newest_verdict != LCP_VERDICT_ALLOWED) return 0;
  return a->reason ? 1 : 3;
}

/* Checks a question without a target: the answer is that for the state it names, which is one of the best. If
   it names none, the cause leads nowhere. */
static void check_target(const life *l, const lcp_transition_query *asked) {
  lcp_transition_query query = *asked;
  query.to = 0;
  lcp_transition_answer a = transition(l, &query);
  int axis = axis_of(query.from), best = 0;
  for (query.to = first_state(axis); query.to <= last_state(axis); query.to++) {
    lcp_transition_answer one = transition(l, &query);
    if (worth(&one) > best) best = worth(&one);
    if (query.to != a.to) continue;
    one.to = a.to;
    CHECKF(memcmp(&one, &a, sizeof a) == 0, "to %d: another answer with that target", a.to);
  }
  CHECKF(a.to == 0 || (a.to >= first_state(axis) && a.to <= last_state(axis)), "to %d", a.to);
  CHECKF((a.to ? worth(&a) : 0) == best, "to %d, worth %d, and the best is %d", a.to, worth(&a), best);
  if (!a.to) {
    CHECKF(a.newest_verdict != LCP_VERDICT_ALLOWED, "allowed, and leads nowhere");
    /* These reasons are about a target. */
    CHECKF(a.reason != LCP_REASON_NOT_ONE_STEP && a.reason != LCP_REASON_LEADS_ELSEWHERE && !a.via,
           "reason %d, and no target was asked for", a.reason);
  }
  targets_found += a.to != 0;
}

/* Checks that a process that ends is not running any more, and that its scenes are unattached. */
static void check_end(lcp_state_t from, lcp_state_t to, lcp_cause_t cause) {
  lcp_termination_t ends = lcp_cause_termination(cause);
  int may_live = ends == LCP_TERMINATION_NONE || ends == LCP_TERMINATION_EXITS_ON_SUSPEND ||
                 ends == LCP_TERMINATION_USER_FORCE_QUIT;
  if (to != first_state(axis_of(from)))
    CHECKF(may_live, "%s leaves it running", lcp_enum_name(LCP_ENUM_CAUSE, cause));
  else if (axis_of(from) == PROCESS && from != LCP_STATE_NOT_RUNNING)
    CHECKF(ends != LCP_TERMINATION_NONE, "%s is no termination",
           lcp_enum_name(LCP_ENUM_CAUSE, cause));
}

static void check_transition(const life *l, const lcp_transition_query *query) {
  const lcp_context *context = &l->context;
  int axis = axis_of(query->from);
  lcp_transition_answer a = transition(l, query);
  check_verdict(TRANSITION, context, a.verdict, a.newest_verdict);
  check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
  check_requires(a.newest_verdict, a.requires_mask);
  lcp_state_t last = query->to ? query->to : a.to;
  size_t steps = check_steps(l, query, a.reason == LCP_REASON_NOT_ONE_STEP ? 0 : last);
  check_name(LCP_ENUM_REASON, a.reason);
  CHECKF(a.via == 0 || (a.via >= first_state(axis) && a.via <= last_state(axis)), "via %d", a.via);
  CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
  CHECK_INT(a.reserved32, 0);
  if (query->to) CHECK_INT(a.to, 0);
  if (a.reason == LCP_REASON_NOT_ONE_STEP || a.reason == LCP_REASON_LEADS_ELSEWHERE) {
    CHECK_INT(a.newest_verdict, LCP_VERDICT_FORBIDDEN);
    CHECKF(a.via > 0, "no via");
  } else CHECK_INT(a.via, 0);
  if (legal(a.newest_verdict)) {
    CHECKF(a.reason == 0 || a.reason == LCP_REASON_TOLERATED, "reason %d", a.reason);
    if (query->to || a.to) check_end(query->from, query->to ? query->to : a.to, query->cause);
  } else if (a.reason != LCP_REASON_NOT_ONE_STEP)
    CHECKF(steps == 0, "%zu callbacks of a step that is not taken", steps);
  if (axis == SCENE && context->profile == LCP_PROFILE_FOUNDING) {
    CHECK_INT(a.newest_verdict, LCP_VERDICT_UNSPECIFIED);
    CHECK_INT(a.reason, LCP_REASON_SCENES_NOT_COVERED);
  } else if (axis == SCENE && !has_scenes(context)) {
    CHECK_INT(a.newest_verdict, LCP_VERDICT_NOT_APPLICABLE);
    CHECK_INT(a.reason, LCP_REASON_STATE_UNAVAILABLE);
  }
  check_tables(&questions[TRANSITION], query, &a);
  check_newest(&questions[TRANSITION], context, query, &a);
}

static void transitions(const life *l, int kind, int axis) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  for (query.from = first_state(axis); query.from <= last_state(axis); query.from++)
    for (query.cause = 1; query.cause <= CAUSES; query.cause++) {
      if (!taken()) continue;
      check_begin("lcp_query_transition, no target", l->context.os, query.from, query.cause,
                  l->context.profile * 10 + kind);
      check_transition(l, &query);
      check_target(l, &query);
    }
  for (query.from = first_state(axis); query.from <= last_state(axis); query.from++)
    for (query.to = first_state(axis); query.to <= last_state(axis); query.to++)
      for (query.cause = 1; query.cause <= CAUSES; query.cause++) {
        if (!taken()) continue;
        check_begin("lcp_query_transition", l->context.os, query.from * 100 + query.to, query.cause,
                    l->context.profile * 10 + kind);
        check_transition(l, &query);
      }
}

/* Asks with optional fields as well. Takes a sample, since there are hundreds of millions of questions. */
static void transitions_with_options(const life *l, int kind) {
  enum { SAMPLE = 3000 };
  for (int n = 0; n < SAMPLE; n++) {
    lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
    if (!taken()) continue;
    int axis = (int)check_below(AXES);
    uint32_t states = (uint32_t)(last_state(axis) - first_state(axis) + 1);
    query.from = first_state(axis) + (lcp_state_t)check_below(states);
    if (n % 4) query.to = first_state(axis) + (lcp_state_t)check_below(states);
    query.cause = 1 + (lcp_cause_t)check_below(CAUSES);
    query.last_cause = (lcp_cause_t)check_below(CAUSES + 1);
    query.trigger = (lcp_trigger_t)check_below(TRIGGERS + 1);
    query.interruption = (lcp_interruption_t)check_below(LCP_INTERRUPTION_BANNER + 1);
    check_begin("lcp_query_transition with options", l->context.os, query.from * 100 + query.to,
                query.cause * 100 + query.last_cause, l->context.profile * 10 + kind);
    check_transition(l, &query);
    if (!query.to) check_target(l, &query);
  }
}

/* A step that may follow. It agrees with the transition question, and is kept as a table for the paths. */
typedef struct edge {
  lcp_cause_t cause;
  lcp_state_t to;
  int plain; /* allowed, and not only tolerated */
} edge;

typedef struct edges {
  int count;
  edge at[MOST_EDGES];
} edges;

static void next(const life *l, int kind, lcp_state_t from, lcp_cause_t last, edges *out) {
  static lcp_edge listed[MOST_EDGES], others[MOST_EDGES];
  const lcp_context *context = &l->context;
  lcp_next_query query = LCP_NEXT_QUERY_INIT;
  lcp_next_answer answer = LCP_NEXT_ANSWER_INIT;
  size_t count = 0, other_count = 0;
  query.from = from, query.last_cause = last;
  out->count = 0;
  check_begin("lcp_query_next", context->os, from, last, context->profile * 10 + kind);
  CHECK_STATUS(lcp_query_next(&l->policy, &query, &answer, NULL), LCP_OK);
  check_verdict(NEXT, context, answer.verdict, answer.newest_verdict);
  CHECK_UNTOUCHED(answer.reserved, 0, sizeof answer.reserved);
  if (answer.newest_verdict == LCP_VERDICT_ALLOWED) CHECK(answer.count > 0);
  if (answer.newest_verdict == LCP_VERDICT_FORBIDDEN) CHECK_INT(answer.count, 0);
  check_newest(&questions[NEXT], context, &query, &answer);
  check_tables(&questions[NEXT], &query, &answer);
  check_begin("lcp_list_edges", context->os, from, last, context->profile * 10 + kind);
  CHECK_STATUS(lcp_list_edges(&l->policy, &query, listed, sizeof *listed, MOST_EDGES, &count, NULL),
               LCP_OK);
  CHECKF(count == answer.count && count <= MOST_EDGES, "%zu edges, %u told", count, answer.count);
  CHECK_STATUS(lcp_list_edges(with_tables, &query, others, sizeof *others, MOST_EDGES, &other_count,
                              NULL),
               LCP_OK);
  CHECKF(other_count == count && memcmp(listed, others, count * sizeof *listed) == 0,
         "tables list other edges");
  for (size_t i = 0; i < count && i < MOST_EDGES; i++) {
    lcp_edge e = listed[i];
    edges_read++;
    CHECKF(axis_of(e.to) == axis_of(from) && e.to >= 1 && e.to <= STATES, "to %d", e.to);
    CHECKF(legal(e.verdict), "verdict %d", e.verdict);
    CHECKF(e.reason == 0 || e.reason == LCP_REASON_TOLERATED, "reason %d", e.reason);
    check_rule(context, e.verdict, e.rule, e.evidence, e.flags);
    lcp_transition_query about = transition_query(from, e.to, e.cause, last);
    lcp_transition_answer a = transition(l, &about);
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
  /* The reverse: every transition that the question allows is among the edges. */
  for (lcp_state_t to = first_state(axis_of(from)); last == 0 && to <= last_state(axis_of(from)); to++)
    for (lcp_cause_t cause = 1; cause <= CAUSES; cause++) {
      lcp_transition_query about = transition_query(from, to, cause, 0);
      if (!legal(transition(l, &about).newest_verdict)) continue;
      int found = 0;
      for (int j = 0; j < out->count; j++)
        found |= out->at[j].cause == cause && out->at[j].to == to;
      CHECKF(found, "%s to %d is legal, and no edge", lcp_enum_name(LCP_ENUM_CAUSE, cause), to);
    }
}

/* Returns whether a step ends the process. */
static int ends(lcp_state_t to, lcp_cause_t cause) {
  return to == LCP_STATE_NOT_RUNNING ||
         (to == LCP_STATE_UNATTACHED && cause != LCP_CAUSE_SCENE_DISCONNECT &&
          cause != LCP_CAUSE_WINDOW_CLOSED);
}

enum { ALL_EDGES, PLAIN_EDGES, KEEPING_EDGES, SEARCHES };

/* Computes the steps to each state by breadth-first search: over all edges, over the plain ones, and over
   those plain ones that keep the process. */
static void distances(const life *l, int kind, lcp_state_t from, int found[SEARCHES][STATES + 1]) {
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
      if (!known[state][last]) next(l, kind, state, last, e), known[state][last] = 1;
      for (int i = 0; i < e->count; i++) {
        lcp_state_t to = e->at[i].to;
        lcp_cause_t cause = e->at[i].cause;
        if (search >= PLAIN_EDGES && !e->at[i].plain) continue;
        if (search == KEEPING_EDGES && ends(to, cause)) continue;
        if (distance[to] < 0) distance[to] = length + 1;
        if (seen[to][cause]) continue;
        seen[to][cause] = 1;
        queue[tail][0] = to, queue[tail][1] = cause, queue[tail++][2] = length + 1;
      }
    }
  }
}

/* Checks that the steps of a path join, and that each of them is legal. */
static void check_path(const life *l, const lcp_path_query *query, const lcp_path_answer *answer,
                       int keeps) {
  static lcp_path_step steps[MOST_STEPS], others[MOST_STEPS];
  size_t count = 0, other_count = 0;
  lcp_state_t state = query->from;
  CHECK_STATUS(lcp_list_path(&l->policy, query, steps, sizeof *steps, MOST_STEPS, &count, NULL),
               LCP_OK);
  CHECKF(count == answer->count && count <= MOST_STEPS, "%zu steps, %u told", count, answer->count);
  CHECK_STATUS(lcp_list_path(with_tables, query, others, sizeof *others, MOST_STEPS, &other_count,
                             NULL),
               LCP_OK);
  CHECKF(other_count == count && memcmp(steps, others, count * sizeof *steps) == 0,
         "tables list another path");
  for (size_t i = 0; i < count && i < MOST_STEPS; i++) {
    const lcp_path_step *step = &steps[i];
    lcp_transition_query about =
        transition_query(step->from, step->to, step->cause, step->last_cause);
    CHECKF(step->from == state, "step %zu from %d, expected %d", i, step->from, state);
    CHECKF(!keeps || !ends(step->to, step->cause), "step %zu ends the process", i);
    CHECKF(step->last_cause == 0 || step->last_cause == (i ? steps[i - 1].cause : query->last_cause),
           "step %zu after %d", i, step->last_cause);
    CHECK_INT(step->trigger, query->trigger);
    CHECK_INT(step->reserved, 0);
    lcp_transition_answer a = transition(l, &about);
    CHECKF(a.newest_verdict == LCP_VERDICT_ALLOWED ||
               (a.newest_verdict == LCP_VERDICT_CONDITIONAL &&
                answer->newest_verdict == LCP_VERDICT_CONDITIONAL),
           "step %zu: %s", i, lcp_enum_name(LCP_ENUM_VERDICT, a.newest_verdict));
    CHECKF(a.rule == step->rule, "step %zu: rule %d, transition says %d", i, step->rule, a.rule);
    check_steps(l, &about, about.to);
    state = step->to;
  }
  if (count > 0) CHECKF(state == query->to, "ends in %d", state);
}

/* Asks for paths with the usual causes, with all causes, and with each cause alone. No path has more steps
   than the edges require. */
static void paths(const life *l, int kind, int axis) {
  enum { USUAL, FREE, SINGLE };
  const lcp_context *context = &l->context;
  for (lcp_state_t from = first_state(axis); from <= last_state(axis); from++) {
    if (!taken()) continue;
    int distance[SEARCHES][STATES + 1];
    distances(l, kind, from, distance);
    for (lcp_state_t to = first_state(axis); to <= last_state(axis); to++)
      for (int choice = USUAL; choice < SINGLE + CAUSES; choice++) {
        lcp_path_query query = LCP_PATH_QUERY_INIT;
        lcp_path_answer answer = LCP_PATH_ANSWER_INIT;
        query.from = from, query.to = to;
        if (choice == FREE) query.allowed_causes[0] = (UINT64_C(1) << CAUSES) - 1;
        if (choice >= SINGLE) query.allowed_causes[0] = LCP_BIT(1 + choice - SINGLE);
        check_begin("lcp_query_path", context->os, from * 100 + to, choice,
                    context->profile * 10 + kind);
        CHECK_STATUS(lcp_query_path(&l->policy, &query, &answer, NULL), LCP_OK);
        check_verdict(PATH, context, answer.verdict, answer.newest_verdict);
        check_requires(answer.newest_verdict, answer.requires_mask);
        check_tables(&questions[PATH], &query, &answer);
        CHECK_UNTOUCHED(answer.reserved, 0, sizeof answer.reserved);
        int found = legal(answer.newest_verdict);
        int length = (int)answer.count;
        if (found) paths_found++;
        if (answer.newest_verdict == LCP_VERDICT_FORBIDDEN && from != to) {
          CHECK(answer.reason == LCP_REASON_NO_PATH ||
                answer.reason == LCP_REASON_STATE_UNAVAILABLE);
          CHECK_INT(length, 0);
        }
        int goes_nowhere = to == LCP_STATE_NOT_RUNNING || to == LCP_STATE_PREWARMED;
        int keeps = !goes_nowhere && choice < SINGLE &&
                    (choice == USUAL || distance[KEEPING_EDGES][to] >= 0);
        if (choice == FREE && from != to) {
          int least = distance[ALL_EDGES][to], most = distance[keeps ? KEEPING_EDGES : PLAIN_EDGES][to];
          CHECKF(!found || (least >= 0 && length >= least), "%d steps, edges take %d", length,
                 least);
          CHECKF(most < 0 || (found && length <= most), "%d steps, edges take %d",
                 found ? length : -1, most);
        }
        if (choice < SINGLE) check_newest(&questions[PATH], context, &query, &answer);
        check_path(l, &query, &answer, keeps);
      }
  }
}

static void deadlines(const life *l, int kind) {
  const lcp_context *context = &l->context;
  for (lcp_allowance_t allowance = 1; allowance <= ALLOWANCES; allowance++) {
    lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
    lcp_deadline_answer a = LCP_DEADLINE_ANSWER_INIT;
    if (!taken()) continue;
    check_begin("lcp_query_deadline", context->os, allowance, 0, context->profile * 10 + kind);
    query.allowance = allowance;
    CHECK_STATUS(lcp_query_deadline(&l->policy, &query, &a, NULL), LCP_OK);
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
    check_name(LCP_ENUM_MOMENT, a.starts);
    CHECKF(a.resets_mask >> LAST_MOMENT == 0, "resets %llx", (unsigned long long)a.resets_mask);
    if (a.rule == LCP_RULE_NONE)
      CHECKF(!a.starts && !a.resets_mask && !(a.flags & LCP_ANSWER_SHARED), "a clock without a rule");
    CHECK_INT(a.reserved32, 0);
    check_requires(a.newest_verdict, a.requires_mask);
    check_tables(&questions[DEADLINE], &query, &a);
    CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
    check_newest(&questions[DEADLINE], context, &query, &a);
  }
}

/* Returns the standing of a running app; 0 for any other. */
static lcp_standing_t running(lcp_state_t state) {
  switch (state) {
  case LCP_STATE_BACKGROUND: return LCP_STANDING_RUNNING;
  case LCP_STATE_INACTIVE:
  case LCP_STATE_ACTIVE: return LCP_STANDING_IN_FRONT;
  default: return 0;
  }
}

/* A running app stays in its state or comes to the front, and in front no time limit of a wake-up runs. */
static void check_launch(const lcp_relaunch_query *query, const lcp_relaunch_answer *a) {
  lcp_standing_t standing = running(query->state);
  if (standing && a->standing) {
    CHECK_INT(a->standing, standing);
    int comes_to_front =
        query->state == LCP_STATE_BACKGROUND && a->launch_state == LCP_STATE_INACTIVE;
    CHECKF(a->launch_state == 0 || a->launch_state == query->state || comes_to_front,
           "launch state %d in %d", a->launch_state, query->state);
    if (standing == LCP_STANDING_IN_FRONT) CHECK_INT(a->allowance, 0);
    return;
  }
  CHECKF(a->standing != LCP_STANDING_RUNNING && a->standing != LCP_STANDING_IN_FRONT,
         "standing %d, and it does not run", a->standing);
  CHECKF(a->launch_state == 0 || a->launch_state == LCP_STATE_BACKGROUND ||
             a->launch_state == LCP_STATE_INACTIVE || a->launch_state == LCP_STATE_PREWARMED,
         "launch state %d", a->launch_state);
}

/* If an event is or may be refused, a rule says what becomes of it. */
static void check_disposition(const lcp_relaunch_answer *a) {
  check_name(LCP_ENUM_DISPOSITION, a->disposition);
  check_name(LCP_ENUM_OCCASION, a->occasion);
  CHECKF(a->disposition_rule >= LCP_RULE_NONE &&
             a->disposition_rule < (lcp_rule_index_t)lcp_rule_count(),
         "disposition rule %d", a->disposition_rule);
  CHECK((a->disposition != 0) == (a->disposition_rule != LCP_RULE_NONE));
  if (a->occasion) CHECK(a->disposition);
  if (a->newest_verdict == LCP_VERDICT_ALLOWED || !a->standing) CHECK_INT(a->disposition, 0);
  kept += a->disposition != 0;
  if (a->disposition_rule == LCP_RULE_NONE) return;
  lcp_rule row = LCP_RULE_INIT;
  CHECK_STATUS(lcp_rule_at(a->disposition_rule, &row), LCP_OK);
  CHECK_INT(row.family, LCP_FAMILY_DISPOSITION);
}

static void check_relaunch(const life *l, const lcp_relaunch_query *query) {
  const lcp_context *context = &l->context;
  lcp_relaunch_answer a = LCP_RELAUNCH_ANSWER_INIT;
  CHECK_STATUS(lcp_query_relaunch(&l->policy, query, &a, NULL), LCP_OK);
  check_verdict(RELAUNCH, context, a.verdict, a.newest_verdict);
  check_rule(context, a.newest_verdict, a.rule, a.evidence, a.flags);
  check_name(LCP_ENUM_GUARANTEE, a.guarantee);
  if (!legal(a.newest_verdict)) CHECK_INT(a.guarantee, 0);
  check_name(LCP_ENUM_CALLBACK, a.callback);
  check_name(LCP_ENUM_ALLOWANCE, a.allowance);
  CHECKF(a.allowance_ns >= LCP_NS_UNKNOWN, "%lld", (long long)a.allowance_ns);
  check_name(LCP_ENUM_STANDING, a.standing);
  CHECKF(a.delivery_rule >= LCP_RULE_NONE &&
             a.delivery_rule < (lcp_rule_index_t)lcp_rule_count(),
         "delivery rule %d", a.delivery_rule);
  check_launch(query, &a);
  check_disposition(&a);
  check_requires(a.newest_verdict, a.requires_mask);
  check_tables(&questions[RELAUNCH], query, &a);
  CHECK_UNTOUCHED(a.reserved, 0, sizeof a.reserved);
  check_newest(&questions[RELAUNCH], context, query, &a);
}

static void relaunches(const life *l, int kind) {
  for (lcp_termination_t termination = 1; termination <= TERMINATIONS; termination++)
    for (lcp_trigger_t trigger = 1; trigger <= TRIGGERS; trigger++)
      for (uint64_t since = 0; since < 8; since++) {
        lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
        if (!taken()) continue;
        check_begin("lcp_query_relaunch", l->context.os, termination * 100 + trigger,
                    (long long)since, l->context.profile * 10 + kind);
        query.termination = termination, query.trigger = trigger;
        query.events_since = since;
        check_relaunch(l, &query);
      }
}

/* Checks that two queries get the same answer. */
static void check_same(const life *l, const lcp_relaunch_query *a, const lcp_relaunch_query *b) {
  lcp_relaunch_answer first = LCP_RELAUNCH_ANSWER_INIT, second = LCP_RELAUNCH_ANSWER_INIT;
  CHECK_STATUS(lcp_query_relaunch(&l->policy, a, &first, NULL), LCP_OK);
  CHECK_STATUS(lcp_query_relaunch(&l->policy, b, &second, NULL), LCP_OK);
  CHECKF(memcmp(&first, &second, sizeof first) == 0, "another answer");
}

/* Asks about every state, with and without the flag of a force quit. In memory, the termination before does
   not matter. Not running is the same as a termination alone. The flag alone changes nothing in memory. */
static void wakes(const life *l, int kind) {
  for (lcp_state_t state = 1; state <= APP_STATES; state++)
    for (lcp_trigger_t trigger = 1; trigger <= TRIGGERS; trigger++)
      for (lcp_fact_t flag = 0; flag <= LCP_FACT_YES; flag++) {
        int in_memory = state != LCP_STATE_NOT_RUNNING && state != LCP_STATE_PREWARMED;
        lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT, other;
        if (!taken()) continue;
        query.state = state, query.trigger = trigger, query.force_quit = flag;
        if (!in_memory)
          query.termination = 2 + (lcp_termination_t)check_below(TERMINATIONS - 1);
        check_begin("lcp_query_relaunch, in a state", l->context.os, state * 100 + trigger,
                    query.termination * 10 + flag, l->context.profile * 10 + kind);
        check_relaunch(l, &query);
        other = query;
        if (in_memory) {
          other.termination = 1 + (lcp_termination_t)check_below(TERMINATIONS);
          other.force_quit = (lcp_fact_t)check_below(LCP_FACT_YES + 1);
          check_same(l, &query, &other);
        }
        other = query;
        if (state == LCP_STATE_NOT_RUNNING) other.state = 0;
        if (flag != LCP_FACT_YES) other.force_quit = LCP_FACT_NO - flag;
        if (state == LCP_STATE_SUSPENDED) other.state = 0, other.termination = LCP_TERMINATION_NONE;
        check_same(l, &query, &other);
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
        prepare_both(&l, kind, os_boundaries[os], profile);
        for (int axis = PROCESS; axis <= SCENE; axis++) {
          transitions(&l, kind, axis);
          paths(&l, kind, axis);
        }
        transitions_with_options(&l, kind);
        deadlines(&l, kind);
        if (kind != WINDOWS) relaunches(&l, kind);
        wakes(&l, kind);
      }
  long long total = print_verdicts();
  printf("exhaustive: %lld combinations on %d versions for %d kinds of app (", total, os_count,
         (int)APPS);
  for (int kind = 0; kind < APPS; kind++) printf("%s%s", kind ? ", " : "", app_names[kind]);
  printf("), %lld steps, %lld edges, %lld paths; %lld answers compared with those of tables\n",
         steps_read, edges_read, paths_found, compared);
  printf("exhaustive: %lld targets, %lld callbacks with an allowance, %lld events told what becomes of "
         "them\n",
         targets_found, limited, kept);
  CHECK(targets_found > 0 && limited > 0 && kept > 0);
  return check_done("exhaustive");
}
