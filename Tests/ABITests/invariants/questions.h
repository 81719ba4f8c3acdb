/* Asks questions. The device must agree with the answers. */
#ifndef INVARIANTS_QUESTIONS_H
#define INVARIANTS_QUESTIONS_H

#include "life.h"

static void forget_policies(void) {
  for (uint32_t i = 1; i <= app_count; i++) apps[i].has_policy = 0, memset(apps[i].known, 0, sizeof apps[i].known);
}

/* Prepares a policy for an app. `app` is the app in the records, or a copy in which the caller has changed
   something. */
static const lcp_policy *prepare_for(const shadow *s, const lcp_app *app, lcp_policy *policy) {
  lcp_context context = LCP_CONTEXT_INIT(options.os);
  context.profile = options.profile;
  context.app = app;
  context.facts = &facts;
  context.limits = s->install.limits;
  CHECK_STATUS(lcp_policy_prepare(&context, policy, sizeof *policy, NULL), LCP_OK);
  return policy;
}

static const lcp_policy *policy_of(shadow *s) {
  if (!s->has_policy) prepare_for(s, &s->app, &s->policy);
  s->has_policy = 1;
  return &s->policy;
}

/* Returns the policy of an app. `kept` says whether UIKit has kept the interface of the app. The policy is
   valid until the next call. */
static const lcp_policy *policy_keeping(const shadow *s, lcp_fact_t kept) {
  static lcp_policy policy;
  lcp_app app = s->app;
  app.interface_kept = kept;
  return prepare_for(s, &app, &policy);
}

/* Returns whether an event with this verdict happens on a device with the present options. */
static int happens(lcp_verdict_t verdict) {
  if (verdict == LCP_VERDICT_CONDITIONAL) return options.on_conditional >= LCP_TREATMENT_ALLOW;
  if (verdict == LCP_VERDICT_UNSPECIFIED) return options.on_silence >= LCP_TREATMENT_ALLOW;
  return verdict == LCP_VERDICT_ALLOWED;
}

static int is_refused(lcp_verdict_t verdict) {
  return verdict == LCP_VERDICT_FORBIDDEN || verdict == LCP_VERDICT_NOT_APPLICABLE;
}

/* Asks about a relaunch of an app that is in the given state. The other values of the query come from the
   host's records. Returns 0 if the question is refused. */
static int ask_relaunch(shadow *s, lcp_trigger_t trigger, lcp_state_t state, lcp_relaunch_answer *answer) {
  lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
  static const lcp_relaunch_answer none = LCP_RELAUNCH_ANSWER_INIT;
  query.trigger = trigger;
  query.state = state;
  query.events_since = s->since;
  query.force_quit = s->is_quit ? LCP_FACT_YES : LCP_FACT_NO;
  if (state == LCP_STATE_NOT_RUNNING || state == LCP_STATE_PREWARMED) query.termination = s->ended;
  *answer = none;
  return lcp_query_relaunch(policy_of(s), &query, answer, NULL) == LCP_OK;
}

/* Returns one value of a rule's set. Returns 0 if the index is past the end of the set. */
static int32_t value_of(lcp_rule_index_t rule, lcp_rule_field_t field, uint32_t index) {
  int64_t value = 0;
  return lcp_rule_value(rule, field, index, &value) == LCP_OK ? (int32_t)value : 0;
}

static int is_step_allowed(shadow *s, lcp_state_t from, lcp_state_t to, lcp_cause_t cause) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  query.from = from;
  query.to = to;
  query.cause = cause;
  return lcp_query_transition(policy_of(s), &query, &answer, NULL) == LCP_OK && !is_refused(answer.newest_verdict);
}

/* Returns the address of the stored result of a check. `rule`, `a` and `b` identify the check. `is_new` becomes 1 if
   no result is stored yet, and 0 if one is. When the facts change, all results are dropped. */
static int *memory_of(shadow *s, lcp_rule_index_t rule, uint32_t a, uint32_t b, int *is_new) {
  uint64_t key = ((uint64_t)(uint32_t)rule << 24 | a << 12 | b) + 1;
  struct known *k = &s->known[(key * UINT64_C(0x9e3779b97f4a7c15) >> 58) % KNOWN];
  *is_new = k->key != key;
  k->key = key;
  return &k->result;
}

/* Returns whether a change of state is a stage of the rule's own transition. For example, an app may read
   the background state before it is ended. */
static int is_on_the_way(shadow *s, const lcp_device_effect *e) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_step steps[48];
  size_t count = 0;
  query.to = value_of(e->rule, LCP_RULE_FIELD_TO, 0);
  for (uint32_t i = 0; (query.from = value_of(e->rule, LCP_RULE_FIELD_STATES, i)) != 0; i++)
    for (uint32_t c = 0; (query.cause = value_of(e->rule, LCP_RULE_FIELD_CAUSES, c)) != 0; c++) {
      if (!is_step_allowed(s, query.from, query.to, query.cause) ||
          lcp_list_steps(policy_of(s), &query, steps, sizeof *steps, 48, &count, NULL) != LCP_OK)
        continue;
      int has_from = e->from == query.from, has_to = e->to == query.to;
      for (size_t k = 0; k < count && k < 48; k++) {
        has_from |= e->from == steps[k].state || e->from == steps[k].state_after;
        has_to |= e->to == steps[k].state || e->to == steps[k].state_after;
      }
      if (has_from && has_to) return 1;
    }
  return 0;
}

/* Returns whether a cause that the effect's rule names leads to this change of state. If the rule names no
   cause, tries all causes. */
static int is_step(shadow *s, const lcp_device_effect *e) {
  int is_new, *result = memory_of(s, e->rule, (uint32_t)e->from << 5 | (uint32_t)e->to, 4095, &is_new);
  if (!is_new) return *result;
  int32_t cause = e->rule >= 0 ? value_of(e->rule, LCP_RULE_FIELD_CAUSES, 0) : 0;
  int is_any = !cause;
  *result = 0;
  if (is_any) cause = 1;
  for (uint32_t i = 1; cause && cause <= 64 && !*result; i++) {
    *result = is_step_allowed(s, e->from, e->to, cause);
    if (is_any && !lcp_enum_name(LCP_ENUM_CAUSE, cause + 1)) break;
    cause = is_any ? cause + 1 : value_of(e->rule, LCP_RULE_FIELD_CAUSES, i);
  }
  if (!*result && !is_any) *result = is_on_the_way(s, e);
  /* A rule of the life cycle family names a state that the app has only until it is ended. No query can ask
     about the change to that state, so the change is accepted. */
  lcp_rule rule = LCP_RULE_INIT;
  if (is_any && e->rule >= 0 && lcp_rule_at(e->rule, &rule) == LCP_OK && rule.family == LCP_FAMILY_LIFECYCLE) *result = 1;
  return *result;
}

/* Returns whether the effect's callback is one of the steps that the rule has for the effect's cause. */
static int has_step(shadow *s, const lcp_device_effect *e) {
  int is_new, *result = memory_of(s, e->rule, (uint32_t)e->callback, (uint32_t)e->cause, &is_new);
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_step steps[48];
  size_t count = 0;
  if (!is_new) return *result;
  *result = 0;
  query.to = value_of(e->rule, LCP_RULE_FIELD_TO, 0);
  query.cause = e->cause;
  for (uint32_t i = 0; (query.from = value_of(e->rule, LCP_RULE_FIELD_STATES, i)) != 0; i++) {
    /* Only the device knows whether UIKit kept the interface, so both cases are tried. */
    for (lcp_fact_t kept = LCP_FACT_NO; kept <= LCP_FACT_YES; kept++) {
      if (lcp_list_steps(policy_keeping(s, kept), &query, steps, sizeof *steps, 48, &count, NULL) != LCP_OK) continue;
      for (size_t k = 0; k < count && k < 48; k++)
        if (steps[k].callback == e->callback || (steps[k].fallback && steps[k].fallback == e->callback)) *result = 1;
    }
  }
  return *result;
}

#endif
