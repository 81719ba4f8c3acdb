/*
 * Checks lcp_explain: every row about a question is listed once, in the order of the rule book, with the role
 * that follows from its versions, its evidence and its conditions. The rule of the answer is among those that
 * decide.
 *
 * ABI_SHARE=n asks every n-th question (1: all, but only a part of the long domains).
 */
#include "holds.h"

enum { MOST_RULES = 8192, MOST_ROWS = 512, NAMESPACES = LAST_NAMESPACE, SINCES = 8 };

static lcp_rule rules[MOST_RULES];
static long long asked, rows_read, roles[LCP_ROLE_OTHER_PROFILE + 1];

static void read_rules(void) {
  CHECKF(lcp_rule_count() <= MOST_RULES, "the rule book outgrew the test");
  for (uint32_t i = 0; i < lcp_rule_count() && i < MOST_RULES; i++) {
    rules[i].struct_size = sizeof rules[i];
    CHECK_STATUS(lcp_rule_at((lcp_rule_index_t)i, &rules[i]), LCP_OK);
  }
}

/* Checks the role of a row against its versions, evidence and conditions. */
static void check_row(const lcp_context *context, const lcp_explanation *e) {
  const lcp_rule *rule = &rules[e->rule];
  uint64_t conditions[2] = {rule->when_mask[0] | rule->unless_mask[0],
                            rule->when_mask[1] | rule->unless_mask[1]};
  int fails = e->failing_mask[0] || e->failing_mask[1];
  int is_unknown = e->unknown_mask[0] || e->unknown_mask[1];
  lcp_os_version_t os = ruled_os(context);
  int admitted = rule->profiles >> (context->profile - 1) & 1;
  int in_range = rule->since <= os && (rule->until == 0 || os < rule->until);
  CHECKF(e->role >= LCP_ROLE_DECIDES && e->role <= LCP_ROLE_OTHER_PROFILE, "%s: role %d", rule->id,
         e->role);
  if (e->role >= LCP_ROLE_DECIDES && e->role <= LCP_ROLE_OTHER_PROFILE) roles[e->role]++;
  CHECK_INT(e->reserved, 0);
  for (int n = 0; n < 2; n++) {
    uint64_t failing = e->failing_mask[n], unknown = e->unknown_mask[n];
    CHECKF(((failing | unknown) & ~conditions[n]) == 0, "%s: conditions of another row", rule->id);
    CHECKF((failing & unknown) == 0, "%s: a condition fails and is not known", rule->id);
  }
  lcp_role_t role = !admitted         ? LCP_ROLE_OTHER_PROFILE
                    : !in_range       ? LCP_ROLE_OTHER_VERSION
                    : fails           ? LCP_ROLE_CONDITION_FAILS
                    : is_unknown      ? LCP_ROLE_CONDITION_UNKNOWN
                                      : LCP_ROLE_OUTWEIGHED;
  if (e->role != LCP_ROLE_DECIDES)
    CHECKF(e->role == role, "%s: %s, expected %s", rule->id, lcp_enum_name(LCP_ENUM_ROLE, e->role),
           lcp_enum_name(LCP_ENUM_ROLE, role));
  else CHECKF(admitted, "%s decides, and is not admitted", rule->id);
}

/* Returns whether a rule is about a question, judged by its fields: 1, 0, or -1 if the fields do not say. */
typedef int about_function(const lcp_rule *rule, const void *query);

/* Returns the index of a rule that read_rules read. */
static lcp_rule_index_t index_of(const lcp_rule *rule) { return (lcp_rule_index_t)(rule - rules); }

/* Returns which of the values 1 to 64 a field of a rule has. Reads each field of each rule once. */
static uint64_t bits_of(const lcp_rule *rule, lcp_rule_field_t field) {
  static uint64_t read[MOST_RULES][LAST_RULE_FIELD + 1];
  static unsigned char is_read[MOST_RULES][LAST_RULE_FIELD + 1];
  lcp_rule_index_t index = index_of(rule);
  int64_t value;
  if (is_read[index][field]) return read[index][field];
  is_read[index][field] = 1;
  for (uint32_t n = 0; lcp_rule_value(index, field, n, &value) == LCP_OK; n++)
    if (value >= 1 && value <= 64) read[index][field] |= LCP_BIT(value);
    else CHECKF(0, "%s: value %lld of field %d", rule->id, (long long)value, field);
  return read[index][field];
}

static int has(const lcp_rule *rule, lcp_rule_field_t field, int32_t value) {
  return value > 0 && value <= 64 && (bits_of(rule, field) & LCP_BIT(value));
}

static int about_deadline(const lcp_rule *rule, const void *query) {
  const lcp_deadline_query *q = query;
  return rule->family == LCP_FAMILY_DEADLINE && has(rule, LCP_RULE_FIELD_ALLOWANCES, q->allowance);
}

static int about_conduct(const lcp_rule *rule, const void *query) {
  const lcp_conduct_query *q = query;
  if (rule->family == LCP_FAMILY_LIFECYCLE) return -1; /* whether such a state exists */
  return rule->family == LCP_FAMILY_CONDUCT && has(rule, LCP_RULE_FIELD_ACTIVITIES, q->activity) &&
         has(rule, LCP_RULE_FIELD_STATES, q->state);
}

static int about_delivery(const lcp_rule *rule, const void *query) {
  const lcp_delivery_query *q = query;
  if (rule->family == LCP_FAMILY_LIFECYCLE) return -1;
  return rule->family == LCP_FAMILY_EVENT && has(rule, LCP_RULE_FIELD_EVENTS, q->event) &&
         has(rule, LCP_RULE_FIELD_STATES, q->state);
}

static int about_mode(const lcp_rule *rule, const void *query) {
  const lcp_mode_query *q = query;
  return rule->family == LCP_FAMILY_MODE && has(rule, LCP_RULE_FIELD_MODE, q->mode);
}

static int about_quota(const lcp_rule *rule, const void *query) {
  const lcp_quota_query *q = query;
  return rule->family == LCP_FAMILY_QUOTA && has(rule, LCP_RULE_FIELD_QUOTA, q->quota);
}

static int about_termination(const lcp_rule *rule, const void *query) {
  const lcp_termination_query *q = query;
  int64_t low = 0, high = 0;
  if (rule->family != LCP_FAMILY_TERMINATION) return 0;
  CHECK_STATUS(lcp_rule_value(index_of(rule), LCP_RULE_FIELD_CODE_LOW, 0, &low), LCP_OK);
  CHECK_STATUS(lcp_rule_value(index_of(rule), LCP_RULE_FIELD_CODE_HIGH, 0, &high), LCP_OK);
  if (q->code < (uint64_t)low || q->code > (uint64_t)high) return 0;
  uint64_t namespaces = bits_of(rule, LCP_RULE_FIELD_NAMESPACES);
  if (!q->reason_namespace && namespaces) return -1; /* a code may be answered without its namespace */
  return !namespaces || has(rule, LCP_RULE_FIELD_NAMESPACES, q->reason_namespace);
}

static int about_suspension(const lcp_rule *rule, const void *query) {
  const lcp_suspension_query *q = query;
  if (rule->family == LCP_FAMILY_LIFECYCLE) return -1;
  if (rule->family != LCP_FAMILY_SUSPENSION) return 0;
  uint64_t clocks = bits_of(rule, LCP_RULE_FIELD_ALLOWANCES);
  uint64_t doings = bits_of(rule, LCP_RULE_FIELD_ACTIVITIES);
  uint64_t under_way = has(rule, LCP_RULE_FIELD_BEGUN_IN_FRONT, LCP_FACT_YES)
                           ? q->activities & q->begun_in_front
                           : q->activities;
  return (!clocks && !doings) || clocks & q->allowances || doings & under_way;
}

static int about_purge(const lcp_rule *rule, const void *query) {
  const lcp_purge_query *q = query;
  if (rule->family == LCP_FAMILY_LIFECYCLE) return -1;
  uint64_t doings = bits_of(rule, LCP_RULE_FIELD_ACTIVITIES);
  return rule->family == LCP_FAMILY_PURGE && has(rule, LCP_RULE_FIELD_STATES, q->state) &&
         (!doings || doings & q->activities);
}

/* The standing in the answer; 0 if the trigger does not exist or no app can have ended this way. */
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
    return !answered_standing && has(rule, LCP_RULE_FIELD_CAUSES, cause_of(q->termination)) ? -1 : 0;
  case LCP_FAMILY_DELIVERY: return has(rule, LCP_RULE_FIELD_TRIGGERS, q->trigger);
  case LCP_FAMILY_STANDING: {
    int flag = q->force_quit == LCP_FACT_YES && q->termination != LCP_TERMINATION_NONE &&
               q->termination != LCP_TERMINATION_APP_UNINSTALL;
    lcp_termination_t told = flag ? LCP_TERMINATION_USER_FORCE_QUIT : q->termination;
    if (!has(rule, LCP_RULE_FIELD_TERMINATIONS, told)) return 0;
    return answered_standing ? 1 : -1;
  }
  case LCP_FAMILY_DISPOSITION: /* what becomes of a refused event */
    if (!has(rule, LCP_RULE_FIELD_TRIGGERS, q->trigger)) return 0;
    return bits_of(rule, LCP_RULE_FIELD_STANDINGS) &&
                   !has(rule, LCP_RULE_FIELD_STANDINGS, answered_standing)
               ? 0
               : answered_standing ? 1 : -1;
  case LCP_FAMILY_RELAUNCH: /* only the library knows the standings */
    if (!has(rule, LCP_RULE_FIELD_TRIGGERS, q->trigger)) return 0;
    return bits_of(rule, LCP_RULE_FIELD_TERMINATIONS) && !has(rule, LCP_RULE_FIELD_TERMINATIONS, q->termination) ? 0 : -1;
  default: return 0;
  }
}

static int about_transition(const lcp_rule *rule, const void *query) {
  const lcp_transition_query *q = query;
  switch (rule->family) {
  case LCP_FAMILY_LIFECYCLE: return 1;
  case LCP_FAMILY_TRANSITION: return has(rule, LCP_RULE_FIELD_CAUSES, q->cause) ? -1 : 0;
  case LCP_FAMILY_CAUSE: return has(rule, LCP_RULE_FIELD_CAUSES, q->cause) ? -1 : 0;
  case LCP_FAMILY_DELIVERY: return has(rule, LCP_RULE_FIELD_TRIGGERS, q->trigger);
  case LCP_FAMILY_SILENCE: return is_scene_state(q->from) ? -1 : 0;
  default: return 0;
  }
}

/* Asks one question, and reads all rows that are listed for it. */
static void explain(int answers, const lcp_context *context, const lcp_policy *policy,
                    const void *query, about_function *about) {
  static unsigned char listed[MOST_RULES];
  static lcp_explanation rows[MOST_ROWS];
  const question *q = &questions[answers];
  lcp_rule_index_t last = LCP_RULE_NONE, decided = LCP_RULE_NONE;
  unsigned char answer[LARGEST];
  size_t count = 0, none = 0;
  int is_among = 0;
  memset(answer, 0, sizeof answer);
  set_size(answer, (uint32_t)q->answer_size);
  CHECK_STATUS(q->ask(policy, query, answer, NULL), LCP_OK);
  memcpy(&decided, answer + 12, sizeof decided); /* rule follows the verdicts in every answer */
  lcp_rule_index_t others[] = {LCP_RULE_NONE, LCP_RULE_NONE}; /* rules that decide besides that of the answer */
  if (answers == RELAUNCH) {
    lcp_relaunch_answer told;
    memcpy(&told, answer, sizeof told);
    answered_standing = told.standing;
    others[0] = told.delivery_rule, others[1] = told.disposition_rule;
  }
  int missing = (others[0] != LCP_RULE_NONE) + (others[1] != LCP_RULE_NONE);
  memset(listed, 0, sizeof listed);
  asked++;
  CHECK_STATUS(lcp_explain(policy, q->kind, query, rows, sizeof *rows, MOST_ROWS, &count, NULL),
               LCP_OK);
  CHECKF(count <= MOST_ROWS, "%zu rows", count);
  CHECK_STATUS(lcp_explain(policy, q->kind, query, NULL, 0, 0, &none, NULL), LCP_OK);
  CHECKF(none == count, "%zu rows, and %zu where there is no room", count, none);
  for (size_t i = 0; i < count && i < MOST_ROWS; i++) {
    lcp_explanation e = rows[i];
    rows_read++;
    CHECKF(e.rule >= 0 && e.rule < (lcp_rule_index_t)lcp_rule_count(), "rule %d", e.rule);
    if (e.rule < 0 || e.rule >= (lcp_rule_index_t)lcp_rule_count()) continue;
    CHECKF(e.rule > last, "%s after %s", rules[e.rule].id, rules[last < 0 ? 0 : last].id);
    last = e.rule;
    CHECKF(!listed[e.rule], "%s twice", rules[e.rule].id);
    listed[e.rule] = 1;
    CHECKF(about(&rules[e.rule], query) != 0, "%s is about something else", rules[e.rule].id);
    check_row(context, &e);
    if (e.rule == others[0] || e.rule == others[1]) {
      missing--;
      CHECKF(e.role == LCP_ROLE_DECIDES, "%s: %s, and the answer names it", rules[e.rule].id,
             lcp_enum_name(LCP_ENUM_ROLE, e.role));
    }
    if (e.rule == decided) {
      is_among = 1;
      CHECKF(e.role == LCP_ROLE_DECIDES, "%s: %s, and is the answer's", rules[e.rule].id,
             lcp_enum_name(LCP_ENUM_ROLE, e.role));
    }
  }
  CHECKF(missing == 0, "%d rules that the answer names are not listed", missing);
  CHECKF(decided == LCP_RULE_NONE || is_among, "%s is the answer's, and not listed",
         rules[decided < 0 ? 0 : decided].id);
  for (uint32_t i = 0; i < lcp_rule_count(); i++)
    CHECKF(listed[i] || about(&rules[i], query) != 1, "%s is not listed", rules[i].id);
}

/* Asks every combination of the required fields. */
static void explain_all(int answers, const life *l, about_function *about, int kind) {
  const question *q = &questions[answers];
  any_query query;
  walk w = walk_start(q);
  fill_query(&query, q);
  do {
    if (!taken()) continue;
    walk_put(&w, &query);
    check_begin(q->name, l->context.os, w.value[0], w.count > 1 ? w.value[1] : 0,
                l->context.profile * 10 + kind);
    explain(answers, &l->context, &l->policy, &query, about);
  } while (walk_on(&w));
}

static void explain_terminations(const life *l, int kind) {
  lcp_termination_query query = LCP_TERMINATION_QUERY_INIT;
  for (query.reason_namespace = 0; query.reason_namespace <= NAMESPACES; query.reason_namespace++)
    for (uint32_t n = 0; n < 64; n++) {
      int64_t code = n;
      if (n >= 20 && lcp_enum_value_at(LCP_ENUM_CODE, n - 20, &code) != LCP_OK) break;
      if (!taken()) continue;
      query.code = (uint64_t)code;
      check_begin("termination", l->context.os, query.reason_namespace, code,
                  l->context.profile * 10 + kind);
      explain(TERMINATION, &l->context, &l->policy, &query, about_termination);
    }
}

/* Asks samples, since these domains have thousands of questions with many rows each. */
static void explain_sample(const life *l, int kind) {
  enum { SAMPLE = 60 };
  for (int n = 0; n < SAMPLE; n++) {
    lcp_transition_query transition = LCP_TRANSITION_QUERY_INIT;
    lcp_relaunch_query relaunch = LCP_RELAUNCH_QUERY_INIT;
    if (!taken()) continue;
    int scene = (int)check_below(2);
    uint32_t before = scene ? APP_STATES : 0, states = scene ? STATES - APP_STATES : APP_STATES;
    transition.from = (lcp_state_t)(before + 1 + check_below(states));
    if (check_below(4)) transition.to = (lcp_state_t)(before + 1 + check_below(states));
    transition.cause = 1 + (lcp_cause_t)check_below(CAUSES);
    if (check_below(2)) transition.trigger = (lcp_trigger_t)check_below(TRIGGERS + 1);
    if (check_below(4) == 0) transition.last_cause = (lcp_cause_t)check_below(CAUSES + 1);
    if (check_below(4) == 0)
      transition.interruption = (lcp_interruption_t)check_below(LCP_INTERRUPTION_BANNER + 1);
    check_begin("transition", l->context.os, transition.from * 100 + transition.to,
                transition.cause, l->context.profile * 10 + kind);
    explain(TRANSITION, &l->context, &l->policy, &transition, about_transition);
    relaunch.termination = 1 + (lcp_termination_t)check_below(TERMINATIONS);
    relaunch.trigger = 1 + (lcp_trigger_t)check_below(TRIGGERS);
    relaunch.events_since = check_below(2) ? 0 : check_below(SINCES);
    if (check_below(3) == 0) relaunch.state = 1 + (lcp_state_t)check_below(APP_STATES);
    if (check_below(3) == 0) relaunch.force_quit = (lcp_fact_t)check_below(3);
    mend_query(&questions[RELAUNCH], &relaunch);
    /* In memory, the termination before does not matter. */
    if (relaunch.state > LCP_STATE_PREWARMED) relaunch.termination = LCP_TERMINATION_NONE;
    check_begin("relaunch", l->context.os, relaunch.termination, relaunch.trigger,
                l->context.profile * 10 + kind);
    explain(RELAUNCH, &l->context, &l->policy, &relaunch, about_relaunch);
    lcp_suspension_query suspension = LCP_SUSPENSION_QUERY_INIT;
    suspension.allowances = check_random() & check_random() & (LCP_BIT(ALLOWANCES + 1) - 1);
    suspension.activities = check_random() & check_random() & (LCP_BIT(LAST_ACTIVITY + 1) - 1);
    suspension.begun_in_front = suspension.activities & check_random();
    check_begin("suspension", l->context.os, (long long)suspension.allowances,
                (long long)suspension.activities, l->context.profile * 10 + kind);
    explain(SUSPENSION, &l->context, &l->policy, &suspension, about_suspension);
    lcp_purge_query purge = LCP_PURGE_QUERY_INIT;
    purge.state = 1 + (lcp_state_t)check_below(APP_STATES);
    purge.activities = suspension.activities;
    check_begin("purge", l->context.os, purge.state, (long long)purge.activities,
                l->context.profile * 10 + kind);
    explain(PURGE, &l->context, &l->policy, &purge, about_purge);
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
        /* On every other version nothing is known about the device. */
        if ((os + kind) % 2) {
          l.facts = (lcp_device_facts)LCP_DEVICE_FACTS_INIT;
          prepare_policy(&l.context, &l.policy);
        }
        explain_all(DEADLINE, &l, about_deadline, kind);
        explain_all(CONDUCT, &l, about_conduct, kind);
        explain_all(DELIVERY, &l, about_delivery, kind);
        explain_all(MODE, &l, about_mode, kind);
        explain_all(QUOTA, &l, about_quota, kind);
        if (kind == PLAIN) explain_terminations(&l, kind);
        explain_sample(&l, kind);
      }
  printf("explain: %lld questions, %lld rows:", asked, rows_read);
  for (lcp_role_t role = LCP_ROLE_DECIDES; role <= LCP_ROLE_OTHER_PROFILE; role++) {
    printf(" %lld %s%s", roles[role], lcp_enum_name(LCP_ENUM_ROLE, role),
           role < LCP_ROLE_OTHER_PROFILE ? "," : "\n");
    CHECKF(roles[role] > 0, "no row is %s", lcp_enum_name(LCP_ENUM_ROLE, role));
  }
  return check_done("explain");
}
