/*
 * lcp_explain_*: every row about every question is listed once, in the order of the rule book, with
 * the part that its versions, its evidence and its conditions give it; and the rule of the answer
 * is among those that decide.
 *
 * ABI_SHARE=n asks every n-th question (1: all, but of the long domains a part).
 */
#include "holds.h"

enum { MOST_RULES = 8192, MOST_ROWS = 512 };

static lcp_rule rules[MOST_RULES];
static long long asked, rows_read, roles[LCP_ROLE_OTHER_PROFILE + 1];

static void read_rules(void) {
  CHECKF(lcp_rule_count() <= MOST_RULES, "the rule book outgrew the test");
  for (uint32_t i = 0; i < lcp_rule_count() && i < MOST_RULES; i++) {
    rules[i].struct_size = sizeof rules[i];
    CHECK_STATUS(lcp_rule_at((lcp_rule_index_t)i, &rules[i]), LCP_OK);
  }
}

/* What a row's versions, evidence and conditions say of its part. */
static void check_row(const lcp_context *context, const lcp_explanation *e) {
  const lcp_rule *rule = &rules[e->rule];
  uint64_t conditions = rule->when | rule->when_not;
  lcp_os_version_t os = ruled_os(context);
  int admitted = rule->profiles >> (context->profile - 1) & 1;
  int in_range = rule->since <= os && (rule->until == 0 || os < rule->until);
  CHECKF(e->role >= LCP_ROLE_DECIDES && e->role <= LCP_ROLE_OTHER_PROFILE, "%s: role %d", rule->id,
         e->role);
  if (e->role >= LCP_ROLE_DECIDES && e->role <= LCP_ROLE_OTHER_PROFILE) roles[e->role]++;
  CHECK_INT(e->reserved, 0);
  CHECKF(((e->failing_mask | e->unknown_mask) & ~conditions) == 0, "%s: conditions of another row",
         rule->id);
  CHECKF((e->failing_mask & e->unknown_mask) == 0, "%s: a condition fails and is not known",
         rule->id);
  lcp_role_t role = !admitted         ? LCP_ROLE_OTHER_PROFILE
                    : !in_range       ? LCP_ROLE_OTHER_VERSION
                    : e->failing_mask ? LCP_ROLE_CONDITION_FAILS
                    : e->unknown_mask ? LCP_ROLE_CONDITION_UNKNOWN
                                      : LCP_ROLE_OUTWEIGHED;
  if (e->role != LCP_ROLE_DECIDES)
    CHECKF(e->role == role, "%s: %s, expected %s", rule->id, lcp_enum_name(LCP_ENUM_ROLE, e->role),
           lcp_enum_name(LCP_ENUM_ROLE, role));
  else CHECKF(admitted, "%s decides, and is not admitted", rule->id);
}

/* Whether a rule is about what was asked, as far as its fields tell: 1, 0, or -1 where they say
   nothing of it. */
typedef int about_function(const lcp_rule *rule, const void *query);

static int has_bit(uint64_t mask, int32_t value) { return value > 0 && mask >> (value - 1) & 1; }

static int about_deadline(const lcp_rule *rule, const void *query) {
  const lcp_deadline_query *q = query;
  return rule->family == LCP_FAMILY_DEADLINE && has_bit(rule->allowances, q->allowance);
}

static int about_conduct(const lcp_rule *rule, const void *query) {
  const lcp_conduct_query *q = query;
  if (rule->family == LCP_FAMILY_LIFECYCLE) return -1; /* whether there is such a state */
  return rule->family == LCP_FAMILY_CONDUCT && has_bit(rule->activities, q->activity) &&
         has_bit(rule->from_states, q->state);
}

static int about_delivery(const lcp_rule *rule, const void *query) {
  const lcp_delivery_query *q = query;
  if (rule->family == LCP_FAMILY_LIFECYCLE) return -1;
  return rule->family == LCP_FAMILY_EVENT && has_bit(rule->events, q->event) &&
         has_bit(rule->from_states, q->state);
}

static int about_mode(const lcp_rule *rule, const void *query) {
  const lcp_mode_query *q = query;
  return rule->family == LCP_FAMILY_MODE && rule->mode == q->mode;
}

static int about_quota(const lcp_rule *rule, const void *query) {
  const lcp_quota_query *q = query;
  return rule->family == LCP_FAMILY_QUOTA && rule->quota == q->quota;
}

static int about_termination(const lcp_rule *rule, const void *query) {
  const lcp_termination_query *q = query;
  if (rule->family != LCP_FAMILY_TERMINATION) return 0;
  if (q->code < rule->code_low || q->code > rule->code_high) return 0;
  if (!q->namespace_ && rule->namespaces) return -1; /* a code may speak for itself */
  return !rule->namespaces || has_bit(rule->namespaces, q->namespace_);
}

/* Where the trigger does not exist, or no app can have ended so, how the app stands does not count. */
static lcp_standing_t answered_standing;

static lcp_cause_t cause_of(lcp_termination_t termination) {
  const char *name = lcp_enum_name(LCP_ENUM_TERMINATION, termination);
  int64_t cause = 0;
  if (!name || lcp_enum_parse(LCP_ENUM_CAUSE, name, strlen(name), &cause) != LCP_OK) return 0;
  return (lcp_cause_t)cause;
}

static int about_relaunch(const lcp_rule *rule, const void *query) {
  const lcp_relaunch_query *q = query;
  switch (rule->family) {
  case LCP_FAMILY_LIFECYCLE: return answered_standing ? 0 : -1;
  case LCP_FAMILY_CAUSE: /* a termination is the cause of its name */
    return !answered_standing && has_bit(rule->causes, cause_of(q->termination)) ? -1 : 0;
  case LCP_FAMILY_DELIVERY: return has_bit(rule->triggers, q->trigger);
  case LCP_FAMILY_STANDING:
    if (!has_bit(rule->terminations, q->termination)) return 0;
    return answered_standing ? 1 : -1;
  case LCP_FAMILY_RELAUNCH: /* of the standings only the library knows */
    if (!has_bit(rule->triggers, q->trigger)) return 0;
    return rule->terminations && !has_bit(rule->terminations, q->termination) ? 0 : -1;
  default: return 0;
  }
}

static int about_transition(const lcp_rule *rule, const void *query) {
  const lcp_transition_query *q = query;
  switch (rule->family) {
  case LCP_FAMILY_LIFECYCLE: return 1;
  case LCP_FAMILY_TRANSITION: return has_bit(rule->causes, q->cause) ? -1 : 0;
  case LCP_FAMILY_CAUSE: return has_bit(rule->causes, q->cause) ? -1 : 0;
  case LCP_FAMILY_DELIVERY: return has_bit(rule->triggers, q->trigger);
  case LCP_FAMILY_SILENCE: return q->axis == LCP_AXIS_SCENE ? -1 : 0;
  default: return 0;
  }
}

/* Asks one question and reads all that is listed of it. */
static void explain(int answers, int list, const lcp_context *context, const void *query,
                    about_function *about) {
  static unsigned char listed[MOST_RULES];
  const question *q = &questions[answers], *rows = &questions[list];
  lcp_rule_index_t last = LCP_RULE_NONE, decided = LCP_RULE_NONE;
  lcp_explanation e = LCP_EXPLANATION_INIT;
  unsigned char answer[64];
  int is_among = 0;
  memset(answer, 0, sizeof answer);
  set_size(answer, (uint32_t)q->answer_size);
  CHECK_STATUS(q->ask(context, query, answer, NULL), LCP_OK);
  memcpy(&decided, answer + 12, sizeof decided); /* rule follows the verdicts in each of these */
  if (answers == RELAUNCH)
    memcpy(&answered_standing, answer + offsetof(lcp_relaunch_answer, standing),
           sizeof answered_standing);
  memset(listed, 0, sizeof listed);
  asked++;
  for (list_index = 0; list_index < MOST_ROWS; list_index++) {
    if (rows->ask(context, query, &e, NULL) != LCP_OK) break;
    rows_read++;
    CHECKF(e.rule >= 0 && e.rule < (lcp_rule_index_t)lcp_rule_count(), "rule %d", e.rule);
    if (e.rule < 0 || e.rule >= (lcp_rule_index_t)lcp_rule_count()) continue;
    CHECKF(e.rule > last, "%s after %s", rules[e.rule].id, rules[last < 0 ? 0 : last].id);
    last = e.rule;
    CHECKF(!listed[e.rule], "%s twice", rules[e.rule].id);
    listed[e.rule] = 1;
    CHECKF(about(&rules[e.rule], query) != 0, "%s is about something else", rules[e.rule].id);
    check_row(context, &e);
    if (e.rule == decided) {
      is_among = 1;
      CHECKF(e.role == LCP_ROLE_DECIDES, "%s: %s, and is the answer's", rules[e.rule].id,
             lcp_enum_name(LCP_ENUM_ROLE, e.role));
    }
  }
  CHECKF(list_index < MOST_ROWS, "a list without an end");
  CHECK_STATUS(rows->ask(context, query, &e, NULL), LCP_ERROR_OUT_OF_RANGE);
  list_index = 0;
  CHECKF(decided == LCP_RULE_NONE || is_among, "%s is the answer's, and not listed",
         rules[decided < 0 ? 0 : decided].id);
  for (uint32_t i = 0; i < lcp_rule_count(); i++)
    CHECKF(listed[i] || about(&rules[i], query) != 1, "%s is not listed", rules[i].id);
}

/* Every combination of the required fields. */
static void explain_all(int answers, int list, const lcp_context *context, about_function *about,
                        int kind) {
  const question *q = &questions[answers];
  union {
    uint64_t aligned[8];
    unsigned char bytes[64];
  } query;
  walk w = walk_start(q);
  fill_query(query.bytes, q);
  do {
    if (!taken()) continue;
    walk_put(&w, query.bytes);
    check_begin(questions[list].name, context->os, w.value[0], w.count > 1 ? w.value[1] : 0,
                context->profile * 10 + kind);
    explain(answers, list, context, query.bytes, about);
  } while (walk_on(&w));
}

static void explain_terminations(const lcp_context *context, int kind) {
  lcp_termination_query query = LCP_TERMINATION_QUERY_INIT;
  for (query.namespace_ = 0; query.namespace_ <= NAMESPACES; query.namespace_++)
    for (uint32_t n = 0; n < 64; n++) {
      int64_t code = n;
      if (n >= 20 && lcp_enum_value_at(LCP_ENUM_CODE, n - 20, &code) != LCP_OK) break;
      if (!taken()) continue;
      query.code = (uint64_t)code;
      check_begin("lcp_explain_termination", context->os, query.namespace_, code,
                  context->profile * 10 + kind);
      explain(TERMINATION, EXPLAIN_TERMINATION, context, &query, about_termination);
    }
}

/* Samples, since the domains have thousands of questions and each has many rows. */
static void explain_sample(const lcp_context *context, int kind) {
  enum { SAMPLE = 60 };
  for (int n = 0; n < SAMPLE; n++) {
    lcp_transition_query transition = LCP_TRANSITION_QUERY_INIT;
    lcp_relaunch_query relaunch = LCP_RELAUNCH_QUERY_INIT;
    if (!taken()) continue;
    transition.axis = 1 + (lcp_axis_t)check_below(2);
    uint32_t states = transition.axis == LCP_AXIS_SCENE ? SCENE_STATES : STATES;
    transition.from = 1 + (lcp_state_t)check_below(states);
    transition.to = 1 + (lcp_state_t)check_below(states);
    transition.cause = 1 + (lcp_cause_t)check_below(CAUSES);
    if (check_below(2)) transition.trigger = (lcp_trigger_t)check_below(TRIGGERS + 1);
    if (check_below(4) == 0) transition.last_cause = (lcp_cause_t)check_below(CAUSES + 1);
    if (check_below(4) == 0)
      transition.interruption = (lcp_interruption_t)check_below(LCP_INTERRUPTION_BANNER + 1);
    check_begin("lcp_explain_transition", context->os,
                transition.axis * 100 + transition.from * 10 + transition.to, transition.cause,
                context->profile * 10 + kind);
    explain(TRANSITION, EXPLAIN_TRANSITION, context, &transition, about_transition);
    relaunch.termination = 1 + (lcp_termination_t)check_below(TERMINATIONS);
    relaunch.trigger = 1 + (lcp_trigger_t)check_below(TRIGGERS);
    relaunch.since = check_below(2) ? 0 : check_below(8);
    check_begin("lcp_explain_relaunch", context->os, relaunch.termination, relaunch.trigger,
                context->profile * 10 + kind);
    explain(RELAUNCH, EXPLAIN_RELAUNCH, context, &relaunch, about_relaunch);
  }
}

int main(void) {
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  find_boundaries();
  read_rules();
  for (int os = 0; os < os_count; os++)
    for (lcp_profile_t profile = 1; profile <= PROFILES; profile++)
      for (int kind = 0; kind < APPS; kind++) {
        life l;
        lead(&l, kind, os_boundaries[os], profile);
        /* On every other version nothing is known of the device. */
        if ((os + kind) % 2) l.facts = (lcp_device_facts)LCP_DEVICE_FACTS_INIT;
        explain_all(DEADLINE, EXPLAIN_DEADLINE, &l.context, about_deadline, kind);
        explain_all(CONDUCT, EXPLAIN_CONDUCT, &l.context, about_conduct, kind);
        explain_all(DELIVERY, EXPLAIN_DELIVERY, &l.context, about_delivery, kind);
        explain_all(MODE, EXPLAIN_MODE, &l.context, about_mode, kind);
        explain_all(QUOTA, EXPLAIN_QUOTA, &l.context, about_quota, kind);
        if (kind == PLAIN) explain_terminations(&l.context, kind);
        explain_sample(&l.context, kind);
      }
  printf("explain: %lld questions, %lld rows:", asked, rows_read);
  for (lcp_role_t role = LCP_ROLE_DECIDES; role <= LCP_ROLE_OTHER_PROFILE; role++) {
    printf(" %lld %s%s", roles[role], lcp_enum_name(LCP_ENUM_ROLE, role),
           role < LCP_ROLE_OTHER_PROFILE ? "," : "\n");
    CHECKF(roles[role] > 0, "no row is %s", lcp_enum_name(LCP_ENUM_ROLE, role));
  }
  return check_done("explain");
}
