/* Updates the host's records with each effect, and checks whether the effect may come. */
#ifndef INVARIANTS_BOOKS_H
#define INVARIANTS_BOOKS_H

#include "questions.h"

static void forget_token(uint32_t *tokens, int *count, uint32_t token) {
  for (int i = 0; i < *count; i++)
    if (tokens[i] == token) tokens[i--] = tokens[--*count];
}

static void keep_token(uint32_t *tokens, int *count, uint32_t token) {
  for (int i = 0; i < *count; i++)
    if (tokens[i] == token) return;
  if (*count < TOKENS) tokens[(*count)++] = token;
}

static void forget_owed(uint32_t app) {
  for (int i = 0; i < owe_count; i++)
    if (owes[i].app == app) owes[i--] = owes[--owe_count];
}

static void occasion(shadow *s, lcp_occasion_t which) {
  for (int i = 0; i < s->held_count; i++)
    if (s->held[i].occasion == which) s->held[i].is_due = 1;
}

static int is_of_request(lcp_trigger_t trigger) {
  return trigger == LCP_TRIGGER_APP_REFRESH_TASK || trigger == LCP_TRIGGER_PROCESSING_TASK ||
         trigger == LCP_TRIGGER_CONTINUED_PROCESSING_TASK || trigger == LCP_TRIGGER_HEALTH_RESEARCH_TASK;
}

/* Records that the device keeps a trigger. The host has posted the trigger just now, or the device has kept
   it before. Requests for background tasks have separate records. */
static void hold(shadow *s, const lcp_device_effect *e) {
  int i = 0, is_new = s->posted[e->trigger] > 0;
  while (i < s->held_count && s->held[i].trigger != e->trigger) i++;
  if (i == HELD || (i == s->held_count && !is_new && is_of_request(e->trigger))) return;
  held *h = &s->held[i];
  if (i == s->held_count) {
    s->held_count++;
    h->trigger = e->trigger;
    h->count = 0;
  }
  if (is_new) s->posted[e->trigger]--;
  h->occasion = e->occasion;
  h->disposition = e->disposition;
  h->count = e->disposition == LCP_DISPOSITION_QUEUED && is_new ? h->count + 1 : h->count ? h->count : 1;
  h->is_due = e->occasion == LCP_OCCASION_CONDITIONS_MET;
}

/* Returns the kind of check for the promise that a kept trigger will come. */
static int kind_of_held(const held *h) {
  if (h->disposition == LCP_DISPOSITION_QUEUED && h->count > 1) return K_QUEUED;
  return h->occasion == LCP_OCCASION_CONDITIONS_MET ? K_KEPT_BACK : K_KEPT;
}

/* Records that a kept trigger has come or is dropped. */
static void release(shadow *s, const lcp_device_effect *e, int all) {
  for (int i = 0; i < s->held_count; i++) {
    held *h = &s->held[i];
    if (h->trigger != e->trigger) continue;
    if (h->is_due) checks_of[kind_of_held(h)]++;
    if (!all && h->disposition == LCP_DISPOSITION_QUEUED && --h->count > 0) continue;
    s->held[i--] = s->held[--s->held_count];
  }
}

static void settle_pending(shadow *s, const lcp_device_effect *e) {
  for (int i = 0; i < s->pending_count; i++)
    if (s->pending[i].token == e->token || (!e->token && s->pending[i].trigger == e->trigger)) {
      checks_of[K_TOKEN]++;
      s->pending[i--] = s->pending[--s->pending_count];
    }
}

static void settle_request(const lcp_device_effect *e) {
  for (int i = 0; i < request_count; i++)
    if (requests[i].app == e->app && requests[i].trigger == e->trigger && requests[i].identifier == e->identifier)
      requests[i--] = requests[--request_count];
}

static void begin_requests(const lcp_device_effect *e) {
  for (int i = 0; i < request_count; i++)
    if (requests[i].app == e->app &&
        (requests[i].trigger == e->trigger || (!e->trigger && requests[i].due <= e->at_ns)))
      requests[i].is_begun = 1;
}

static void forget_requests(uint32_t app, int only_begun) {
  for (int i = 0; i < request_count; i++)
    if (requests[i].app == app && (requests[i].is_begun || !only_begun)) requests[i--] = requests[--request_count];
}

static int active_apps(void) {
  int count = 0;
  for (uint32_t i = 1; i <= app_count; i++) count += apps[i].is_installed && apps[i].state == LCP_STATE_ACTIVE;
  return count;
}

static int is_app_state(lcp_state_t state) { return state && state <= LCP_STATE_SUSPENDED; }

/* Checks the order of callbacks. */
static void see_callback(shadow *s, const lcp_device_effect *e) {
  int is_whole = !s->install.missing_callbacks_mask[0];
  switch (e->callback) {
    case LCP_CALLBACK_WILL_FINISH_LAUNCHING:
      s->is_launching = 1;
      s->told_in_launch = NULL;
      break;
    case LCP_CALLBACK_DID_FINISH_LAUNCHING:
    case LCP_CALLBACK_DID_FINISH_LAUNCHING_LEGACY:
      if (s->is_launching)
        holds(K_IN_LAUNCH, !s->told_in_launch, s->told_in_launch ? s->told_in_launch : "", e->app);
      s->is_launching = 0;
      break;
    case LCP_CALLBACK_DID_BECOME_ACTIVE:
      holds(K_PAIR, !is_whole || !s->is_active, "active twice, app", e->app);
      s->is_active = 1;
      break;
    case LCP_CALLBACK_WILL_RESIGN_ACTIVE:
      holds(K_PAIR, !is_whole || s->is_active, "resigns what is not active, app", e->app);
      s->is_active = 0;
      break;
    case LCP_CALLBACK_DID_ENTER_BACKGROUND:
      holds(K_PAIR, !is_whole || !s->is_active, "enters the background from active, app", e->app);
      break;
    default: break;
  }
  if (e->notice || (e->trigger && !e->cause)) s->told_in_launch = lcp_enum_name(LCP_ENUM_CALLBACK, e->callback);
}

/* Checks a callback against the answers to questions. The questions are asked with the present facts. */
static void judge_callback(shadow *s, const lcp_device_effect *e) {
  lcp_relaunch_answer answer;
  /* A life-cycle callback must be a step of the transition that calls it. */
  lcp_rule rule = LCP_RULE_INIT;
  if (e->cause && e->rule >= 0 && wants(K_CALLBACK) && lcp_rule_at(e->rule, &rule) == LCP_OK &&
      rule.family == LCP_FAMILY_TRANSITION)
    holds(K_CALLBACK, has_step(s, e),
          words(name_of(LCP_ENUM_CALLBACK, e->callback), name_of(LCP_ENUM_CAUSE, e->cause), rule.id), e->app);
  /* A callback for a trigger is delivered only if the answer about a relaunch for that trigger allows it. */
  if (e->trigger && e->callback && is_app_state(e->reads) && wants(K_STALE) &&
      ask_relaunch(s, e->trigger, e->reads, &answer)) {
    int is_wake = answer.callback == e->callback || (is_refused(answer.newest_verdict) &&
              (e->callback == LCP_CALLBACK_PERFORM_FETCH || e->callback == LCP_CALLBACK_BGTASK_LAUNCH_HANDLER));
    if (is_wake)
      holds(K_STALE, happens(answer.newest_verdict),
            happens(answer.newest_verdict) ? ""
                                           : words(name_of(LCP_ENUM_TRIGGER, e->trigger),
                                                   name_of(LCP_ENUM_VERDICT, answer.newest_verdict),
                                                   rule_name(answer.rule)),
            e->reads);
  }
  if (e->notice && is_app_state(e->reads)) {
    lcp_delivery_query query = LCP_DELIVERY_QUERY_INIT;
    lcp_delivery_answer delivery = LCP_DELIVERY_ANSWER_INIT;
    query.state = e->reads;
    query.event = e->notice;
    if (lcp_query_delivery(policy_of(s), &query, &delivery, NULL) == LCP_OK)
      holds(K_STALE_NOTICE, !is_refused(delivery.newest_verdict), lcp_enum_name(LCP_ENUM_EVENT, e->notice), e->reads);
  }
}

static void see(const lcp_device_effect *e) {
  shadow *s = &apps[e->app <= app_count ? e->app : 0];
  int is_judged = unjudged == 0;
  if (unjudged) unjudged--;
  past *p = note('e');
  p->effect = *e;
  say(p);
  effects_seen++;
  holds(K_RULE, e->rule >= 0, lcp_enum_name(LCP_ENUM_EFFECT, e->kind), e->app);
  switch (e->kind) {
    case LCP_EFFECT_START_PROCESS:
      holds(K_START_TWICE, !s->is_alive, "app", e->app);
      holds(K_OFF, !is_shut, "app", e->app);
      s->is_alive = 1;
      s->is_suspended = s->is_active = s->is_launching = 0;
      s->process = e->process;
      s->since = 0;
      begin_requests(e);
      if (e->cause == LCP_CAUSE_LAUNCH_BY_USER) occasion(s, LCP_OCCASION_USER_LAUNCH), s->is_quit = 0;
      break;
    case LCP_EFFECT_KILL:
      holds(K_KILL, s->is_alive && e->termination > LCP_TERMINATION_NONE, "app", e->app);
      holds(K_PROCESS, e->process == s->process, "app", e->app);
      s->is_alive = s->is_suspended = s->is_active = s->is_launching = 0;
      s->ended = e->termination;
      s->since = 0;
      s->task_count = s->wake_count = s->pending_count = 0;
      if (e->termination == LCP_TERMINATION_USER_FORCE_QUIT) s->is_quit = 1;
      forget_owed(e->app);
      forget_requests(e->app, 1);
      kill_seen = 1;
      break;
    case LCP_EFFECT_SUSPEND:
      holds(K_SUSPENDED, s->is_alive && !s->is_suspended, "suspended twice, app", e->app);
      s->is_suspended = 1;
      s->wake_count = 0;
      break;
    case LCP_EFFECT_RESUME:
      holds(K_SUSPENDED, s->is_suspended || s->state == LCP_STATE_PREWARMED, "resumes what runs, app", e->app);
      holds(K_OFF, !is_shut, "app", e->app);
      s->is_suspended = 0;
      begin_requests(e);
      occasion(s, LCP_OCCASION_NEXT_RUN);
      break;
    case LCP_EFFECT_DELIVER_CALLBACK:
    case LCP_EFFECT_RUN_EXPIRATION_HANDLER:
    case LCP_EFFECT_POST_NOTIFICATION:
    case LCP_EFFECT_DELIVER_NOTICE:
      holds(K_DEAD, s->is_alive, lcp_enum_name(LCP_ENUM_EFFECT, e->kind), e->app);
      holds(K_SUSPENDED, !s->is_suspended, lcp_enum_name(LCP_ENUM_EFFECT, e->kind), e->app);
      holds(K_PROCESS, !s->is_alive || e->process == s->process, "app", e->app);
      holds(K_PAST, e->deadline_ns >= e->at_ns, "app", e->app);
      if (e->kind == LCP_EFFECT_DELIVER_NOTICE)
        s->told_in_launch = e->notice ? lcp_enum_name(LCP_ENUM_EVENT, e->notice)
                                      : lcp_enum_name(LCP_ENUM_TRIGGER, e->trigger);
      if (e->callback == LCP_CALLBACK_CONFIGURATION_FOR_CONNECTING_SCENE)
        holds(K_SESSION, !(s->connected >> (e->scene & 63) & 1), "scene", e->scene);
      if (e->callback == LCP_CALLBACK_SCENE_WILL_CONNECT) s->connected |= UINT64_C(1) << (e->scene & 63);
      if (e->kind == LCP_EFFECT_DELIVER_CALLBACK) see_callback(s, e);
      if (e->kind == LCP_EFFECT_DELIVER_CALLBACK && is_judged) judge_callback(s, e);
      if (e->trigger) {
        if (e->token) keep_token(s->wakes, &s->wake_count, e->token);
        settle_pending(s, e);
        settle_request(e);
        release(s, e, 0);
      }
      break;
    case LCP_EFFECT_SHOW_TO_USER:
      settle_pending(s, e);
      release(s, e, 0);
      break;
    case LCP_EFFECT_DROP_TRIGGER:
      settle_pending(s, e);
      settle_request(e);
      release(s, e, 1);
      break;
    case LCP_EFFECT_KEEP_TRIGGER:
      settle_pending(s, e);
      hold(s, e);
      break;
    case LCP_EFFECT_STATE_CHANGED:
      if (e->scene || !is_app_state(e->to)) break;
      change_seen = 1;
      holds(K_STATE, e->from == s->state, "app", e->app);
      /* The effects of LCP_OCCURRENCE_END have separate checks. */
      if (e->from != e->to && !(s->is_ending && e->to == LCP_STATE_NOT_RUNNING) && is_judged && wants(K_STEP)) {
        int good = is_step(s, e);
        holds(K_STEP, good,
              good ? "" : words(name_of(LCP_ENUM_STATE, e->from), name_of(LCP_ENUM_STATE, e->to), rule_name(e->rule)),
              e->app);
      }
      if (s->state == LCP_STATE_NOT_RUNNING || s->state == LCP_STATE_PREWARMED)
        if (e->to != LCP_STATE_PREWARMED && e->to != LCP_STATE_NOT_RUNNING) {
          occasion(s, LCP_OCCASION_NEXT_RUN);
          if (e->cause == LCP_CAUSE_LAUNCH_BY_USER) occasion(s, LCP_OCCASION_USER_LAUNCH), s->is_quit = 0;
        }
      s->state = e->to;
      if (e->to == LCP_STATE_NOT_RUNNING) s->is_ending = 0;
      if (e->to == LCP_STATE_ACTIVE)
        holds(K_PLACES, active_apps() <= (int)facts.foreground_slots, "active:", active_apps());
      break;
    default: break;
  }
  if (e->cause == LCP_CAUSE_RETURN_BY_USER || e->cause == LCP_CAUSE_LAUNCH_BY_USER) s->is_quit = 0;
  if (e->needs_reply == LCP_FACT_YES && owe_count < OWED) {
    owes[owe_count].id = e->id;
    owes[owe_count++].app = e->app;
  }
}

/* Takes all waiting effects. */
static void drain(void) {
  lcp_device_effect *e;
  int count = 0;
  while (e = &taken[taken_count], *e = no_effect, lcp_device_next_effect(device, e, NULL) == LCP_OK) {
    if (taken_count < BATCH - 1) taken_count++;
    see(e);
    if (++count > 6000) {
      holds(K_ENDLESS, 0, "effects:", count);
      can_leave = 0;
      siglongjmp(out, 2);
    }
  }
}

static void drop_twin(void) {
  lcp_device_destroy(twin);
  twin = NULL;
}

/* Checks that the effects of the twin equal those of the device. */
static void compare(void) {
  lcp_device_effect e = no_effect;
  int count = 0;
  if (twin) {
    while (count < BATCH - 1 && lcp_device_next_effect(twin, &e, NULL) == LCP_OK) {
      twins[count] = e;
      twins[count++].id = 0;
    }
    int same = count == taken_count;
    for (int i = 0; same && i < count; i++) {
      taken[i].id = 0;
      same = memcmp(&taken[i], &twins[i], sizeof e) == 0;
      if (!same && is_loud)
        for (int k = 0; k < 2; k++) {
          char line[600];
          write_past(line, sizeof line, &(past){.what = 'e', .step = step, .effect = k ? twins[i] : taken[i]});
          printf("  %s %s\n", k ? "large:" : "small:", line);
        }
    }
    holds(K_LOST, same, "lost:", count - taken_count);
    if (!same) drop_twin();
  }
  taken_count = 0;
}

/* Checks the effects so far, and compares them with those of the twin. Then drops the twin. */
static void part(void) {
  drain();
  compare();
  if (twin) drop_twin();
}

#endif
