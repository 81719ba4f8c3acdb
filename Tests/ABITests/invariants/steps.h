/* Makes random steps, and lives that consist of them. */
#ifndef INVARIANTS_STEPS_H
#define INVARIANTS_STEPS_H

#include "devices.h"

static const lcp_occurrence_t often[] = {
    LCP_OCCURRENCE_LOCK, LCP_OCCURRENCE_UNLOCK, LCP_OCCURRENCE_UNLOCK, LCP_OCCURRENCE_HOME, LCP_OCCURRENCE_HOME,
    LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_OPEN_APP,
    LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_TRIGGER,
    LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_TRIGGER, LCP_OCCURRENCE_BEGIN_TASK, LCP_OCCURRENCE_BEGIN_TASK,
    LCP_OCCURRENCE_END_TASK, LCP_OCCURRENCE_COMPLETE, LCP_OCCURRENCE_COMPLETE, LCP_OCCURRENCE_BEGIN_ACTIVITY,
    LCP_OCCURRENCE_SUBMIT_REQUEST, LCP_OCCURRENCE_SUBMIT_REQUEST, LCP_OCCURRENCE_FACT_CHANGE,
    LCP_OCCURRENCE_CLOSE_SWITCHER, LCP_OCCURRENCE_IGNORE_INTERRUPTION};

static const lcp_trigger_t often_kept[] = {
    LCP_TRIGGER_BACKGROUND_FETCH,     LCP_TRIGGER_SILENT_PUSH,
    LCP_TRIGGER_URL_SESSION_FINISHED, LCP_TRIGGER_URL_SESSION_AUTHENTICATION,
    LCP_TRIGGER_APP_REFRESH_TASK,     LCP_TRIGGER_PROCESSING_TASK,
    LCP_TRIGGER_SILENT_PUSH_WITH_ALERT, LCP_TRIGGER_WATCH_TRANSFER};

static void any_event(lcp_device_event *e) {
  static const lcp_device_event none = LCP_DEVICE_EVENT_INIT(0);
  *e = none;
  e->kind = one_in(3) ? any_of(LCP_ENUM_OCCURRENCE) : often[below(sizeof often / sizeof *often)];
  if ((e->kind == LCP_OCCURRENCE_SHUTDOWN || e->kind == LCP_OCCURRENCE_BATTERY_EMPTY) && !one_in(4))
    e->kind = LCP_OCCURRENCE_OPEN_APP;
  if (!is_on) e->kind = one_in(8) ? e->kind : LCP_OCCURRENCE_BOOT;
  if (is_crowded && is_on)
    e->kind = !one_in(60)  ? LCP_OCCURRENCE_TRIGGER
              : one_in(4)  ? e->kind
              : one_in(2)  ? LCP_OCCURRENCE_UNLOCK
                           : LCP_OCCURRENCE_FACT_CHANGE;
  e->app = 1 + below(app_count);
  shadow *s = &apps[e->app];
  switch (e->kind) {
    case LCP_OCCURRENCE_TRIGGER:
      e->trigger = is_crowded && !one_in(20) ? often_kept[below(sizeof often_kept / sizeof *often_kept)]
                                            : any_of(LCP_ENUM_TRIGGER);
      break;
    case LCP_OCCURRENCE_OPEN_APP:
      e->trigger = one_in(4) ? any_of(LCP_ENUM_TRIGGER) : 0;
      e->value = any_fact();
      break;
    case LCP_OCCURRENCE_BEGIN_INTERRUPTION:
    case LCP_OCCURRENCE_IGNORE_INTERRUPTION: e->interruption = any_of(LCP_ENUM_INTERRUPTION), e->app = 0; break;
    case LCP_OCCURRENCE_ACCEPT_INTERRUPTION:
      e->interruption = any_of(LCP_ENUM_INTERRUPTION);
      if (one_in(2)) e->app = 0;
      break;
    case LCP_OCCURRENCE_MEMORY_PRESSURE: e->amount = 1 + (int64_t)below(200000000), e->app = 0; break;
    case LCP_OCCURRENCE_FACT_CHANGE:
      e->fact = any_of(LCP_ENUM_CHANGING);
      if (e->fact == LCP_CHANGING_DEBUGGER_ATTACHED && !one_in(4)) e->fact = LCP_CHANGING_CHARGING;
      e->value = LCP_FACT_NO + (lcp_fact_t)below(2);
      e->app = 0;
      break;
    case LCP_OCCURRENCE_NOTICE:
      e->notice = any_of(LCP_ENUM_EVENT);
      e->value = any_fact();
      if (one_in(2)) e->app = 0;
      break;
    case LCP_OCCURRENCE_END: e->termination = any_of(LCP_ENUM_TERMINATION); break;
    case LCP_OCCURRENCE_END_TASK: e->token = s->task_count ? s->tasks[below((uint32_t)s->task_count)] : 1; break;
    case LCP_OCCURRENCE_COMPLETE: e->token = s->wake_count ? s->wakes[below((uint32_t)s->wake_count)] : 1; break;
    case LCP_OCCURRENCE_BEGIN_ACTIVITY:
    case LCP_OCCURRENCE_END_ACTIVITY: e->activity = any_of(LCP_ENUM_ACTIVITY); break;
    case LCP_OCCURRENCE_SUBMIT_REQUEST:
      e->trigger = one_in(8) ? any_of(LCP_ENUM_TRIGGER) : LCP_TRIGGER_APP_REFRESH_TASK + (lcp_trigger_t)below(2);
      e->identifier = below(3);
      e->amount = (int64_t)below(700) * SECOND;
      break;
    case LCP_OCCURRENCE_CANCEL_REQUEST:
      e->trigger = LCP_TRIGGER_APP_REFRESH_TASK + (lcp_trigger_t)below(3);
      e->identifier = below(3);
      break;
    case LCP_OCCURRENCE_FOOTPRINT: e->amount = (int64_t)below(300000000); break;
    case LCP_OCCURRENCE_REQUEST_SCENE:
    case LCP_OCCURRENCE_CLOSE_SCENE:
    case LCP_OCCURRENCE_DISCONNECT_SCENE: e->scene = below(4), e->value = any_fact(); break;
    case LCP_OCCURRENCE_KEEP_ALIVE:
      e->amount = is_extreme ? 1 : (int64_t)below(3) * 400 * SECOND;
      break;
    case LCP_OCCURRENCE_FORCE_QUIT: break;
    case LCP_OCCURRENCE_BEGIN_TASK: break;
    default: e->app = 0; break;
  }
  if (options.on_silence == LCP_TREATMENT_ASK || options.on_conditional == LCP_TREATMENT_ASK)
    e->decision = any_fact();
}

static lcp_cause_t cause_of(lcp_termination_t termination) {
  static lcp_cause_t known[64];
  if (termination < 64 && known[termination]) return known[termination];
  lcp_cause_t found = 0;
  const char *name = lcp_enum_name(LCP_ENUM_TERMINATION, termination);
  for (int32_t c = 1; c <= last_of(LCP_ENUM_CAUSE) && name; c++)
    if (strcmp(lcp_enum_name(LCP_ENUM_CAUSE, c), name) == 0) found = c;
  if (termination < 64) known[termination] = found;
  return found;
}

/* Updates the facts that an event changed, and the records that depend on them: what has happened since each app ended,
   and which kept triggers are due. */
static void follow(const lcp_device_event *e, const lcp_device_status *before) {
  lcp_device_status after = LCP_DEVICE_STATUS_INIT;
  lcp_device_get_status(device, &after, NULL);
  int has_passcode = facts.passcode == LCP_FACT_YES;
  lcp_fact_t was_locked = facts.device_locked;
  facts.device_locked = after.locked;
  if (e->kind == LCP_OCCURRENCE_BOOT) {
    facts.first_unlock_done = has_passcode ? LCP_FACT_NO : LCP_FACT_YES;
    for (uint32_t i = 1; i <= app_count; i++) {
      apps[i].since &= ~LCP_BIT(LCP_SINCE_UNLOCK); /* the unlock was before the boot */
      apps[i].since |= LCP_BIT(LCP_SINCE_REBOOT) | (has_passcode ? 0 : LCP_BIT(LCP_SINCE_UNLOCK));
    }
    forget_policies();
  }
  if (e->kind == LCP_OCCURRENCE_UNLOCK && before->locked == LCP_FACT_YES && after.locked != LCP_FACT_YES) {
    int is_first = facts.first_unlock_done != LCP_FACT_YES;
    facts.first_unlock_done = LCP_FACT_YES;
    for (uint32_t i = 1; i <= app_count; i++) {
      occasion(&apps[i], LCP_OCCASION_UNLOCK);
      if (!is_first) continue;
      occasion(&apps[i], LCP_OCCASION_FIRST_UNLOCK);
      apps[i].since |= LCP_BIT(LCP_SINCE_UNLOCK);
    }
    forget_policies();
  }
  if (was_locked != after.locked) forget_policies();
  if (was_locked != after.locked || e->kind == LCP_OCCURRENCE_BOOT || e->kind == LCP_OCCURRENCE_FACT_CHANGE)
    unjudged = after.effects;
  if (e->kind == LCP_OCCURRENCE_FACT_CHANGE) {
    lcp_fact_t *const changed[] = {NULL,
                                   &facts.background_app_refresh,
                                   &facts.low_power_mode,
                                   &facts.charging,
                                   &facts.bluetooth_off,
                                   &facts.bluetooth_off_in_control_center,
                                   &facts.airplane_mode,
                                   &facts.debugger_attached,
                                   &facts.accessory_setup_kit};
    *changed[e->fact] = e->value;
    forget_policies();
  }
}

static int is_quiet(const lcp_device_status *s) { return s->effects == 0; }

static void post(lcp_device_event e) {
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT, same = LCP_DEVICE_OUTCOME_INIT;
  lcp_device_status before = LCP_DEVICE_STATUS_INIT;
  lcp_relaunch_answer relaunch;
  lcp_transition_query ended = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer end = LCP_TRANSITION_ANSWER_INIT;
  int is_asked = 0, is_end_asked = 0;
  shadow *s = &apps[e.app];
  lcp_device_get_status(device, &before, NULL);
  is_behind |= before.effects > 0;
  if (e.kind == LCP_OCCURRENCE_TRIGGER && is_on && s->is_installed && is_quiet(&before) &&
      (s->state != LCP_STATE_NOT_RUNNING || !s->is_alive) &&
      (wants(K_TRIGGER) || wants(K_DISPOSITION)))
    is_asked = ask_relaunch(s, e.trigger, s->state, &relaunch);
  if (e.kind == LCP_OCCURRENCE_END && s->is_alive && s->state != LCP_STATE_NOT_RUNNING && is_quiet(&before) && cause_of(e.termination)) {
    ended.from = s->state;
    ended.to = LCP_STATE_NOT_RUNNING;
    ended.cause = cause_of(e.termination);
    is_end_asked = lcp_query_transition(policy_of(s), &ended, &end, NULL) == LCP_OK;
  }
  int is_end_of_device = e.kind == LCP_OCCURRENCE_SHUTDOWN || e.kind == LCP_OCCURRENCE_BATTERY_EMPTY;
  if (is_end_of_device) drain();
  calls++;
  lcp_status_t status = lcp_device_post(device, &e, &outcome, NULL);
  if (status == LCP_ERROR_QUEUE_FULL) {
    drain();
    calls++;
    status = lcp_device_post(device, &e, &outcome, NULL);
    holds(K_NO_ROOM, status != LCP_ERROR_QUEUE_FULL, lcp_enum_name(LCP_ENUM_OCCURRENCE, e.kind), e.app);
    is_asked = is_end_asked = 0;
    if (status == LCP_ERROR_QUEUE_FULL) return;
  }
  past *p = note('p');
  p->event = e;
  p->status = status;
  p->verdict = status == LCP_OK ? outcome.verdict : 0;
  say(p);
  if (twin) {
    lcp_status_t its = lcp_device_post(twin, &e, &same, NULL);
    holds(K_TWIN_STATUS, its == status && memcmp(&same, &outcome, sizeof same) == 0,
          lcp_enum_name(LCP_ENUM_OCCURRENCE, e.kind), e.app);
    if (its != status) part();
  }
  if (status != LCP_OK) return;
  if (is_end_of_device) is_shut = 1;
  if (e.kind == LCP_OCCURRENCE_BOOT) is_shut = 0;
  posts_taken++;
  int is_undecided = outcome.undecided == LCP_FACT_YES;
  lcp_treatment_t treatment = outcome.newest_verdict == LCP_VERDICT_CONDITIONAL   ? options.on_conditional
                              : outcome.newest_verdict == LCP_VERDICT_UNSPECIFIED ? options.on_silence
                                                                                  : 0;
  if (treatment == LCP_TREATMENT_ASK && !e.decision && e.kind != LCP_OCCURRENCE_END)
    holds(K_UNASKED, is_undecided, lcp_enum_name(LCP_ENUM_OCCURRENCE, e.kind), e.app);
  if (is_asked && !is_undecided) {
    lcp_rule rule = LCP_RULE_INIT;
    int is_of_lock = outcome.rule >= 0 && lcp_rule_at(outcome.rule, &rule) == LCP_OK &&
                     strcmp(rule.id, "choice.user-while-locked") == 0;
    if (!is_of_lock) {
      int is_same = relaunch.newest_verdict == outcome.newest_verdict;
      holds(K_TRIGGER, is_same, is_same ? "" : words(name_of(LCP_ENUM_VERDICT, relaunch.newest_verdict),
            rule_name(relaunch.rule), name_of(LCP_ENUM_TERMINATION, s->ended)), s->state);
      if (outcome.disposition)
        holds(K_DISPOSITION, relaunch.disposition == outcome.disposition && relaunch.occasion == outcome.occasion,
              lcp_enum_name(LCP_ENUM_TRIGGER, e.trigger), e.app);
    }
  }
  if (is_end_asked && !is_undecided)
    holds(K_END_ASKED, end.newest_verdict == outcome.newest_verdict,
          name_of(LCP_ENUM_VERDICT, end.newest_verdict), e.app);
  /* Updates the records before the effects of the event are taken. */
  if (e.kind == LCP_OCCURRENCE_END) s->is_ending = 1;
  /* If the event names no scene, the device closes the app's first scene, whose number the host does not
     know. */
  if (e.kind == LCP_OCCURRENCE_CLOSE_SCENE)
    s->connected &= e.scene ? ~(UINT64_C(1) << (e.scene & 63)) : 0;
  if (e.kind == LCP_OCCURRENCE_TRIGGER && outcome.verdict == LCP_VERDICT_ALLOWED &&
      ask_relaunch(s, e.trigger, LCP_STATE_NOT_RUNNING, &relaunch) && relaunch.launch_state == LCP_STATE_INACTIVE)
    s->is_quit = 0;
  if (e.kind == LCP_OCCURRENCE_TRIGGER && outcome.disposition > LCP_DISPOSITION_LOST) s->posted[e.trigger]++;
  if (e.kind == LCP_OCCURRENCE_TRIGGER && outcome.token && outcome.verdict == LCP_VERDICT_ALLOWED &&
      s->pending_count < PENDING) {
    s->pending[s->pending_count].trigger = e.trigger;
    s->pending[s->pending_count++].token = outcome.token;
  }
  if (e.kind == LCP_OCCURRENCE_BEGIN_TASK && outcome.token) keep_token(s->tasks, &s->task_count, outcome.token);
  if (e.kind == LCP_OCCURRENCE_END_TASK) forget_token(s->tasks, &s->task_count, e.token);
  if (e.kind == LCP_OCCURRENCE_COMPLETE) forget_token(s->wakes, &s->wake_count, e.token);
  if (e.kind == LCP_OCCURRENCE_FORCE_QUIT && outcome.newest_verdict == LCP_VERDICT_ALLOWED) {
    lcp_app_status now_is = LCP_APP_STATUS_INIT;
    lcp_device_get_app_status(device, e.app, &now_is, NULL);
    s->is_quit = now_is.force_quit == LCP_FACT_YES;
    /* Nothing has happened since the force quit. */
    if (s->is_quit && !now_is.process) s->since = 0;
    forget_requests(e.app, 0);
  }
  if (e.kind == LCP_OCCURRENCE_CANCEL_REQUEST && !is_undecided)
    for (int i = 0; i < request_count; i++)
      if (requests[i].app == e.app && requests[i].identifier == e.identifier) requests[i--] = requests[--request_count];
  if (e.kind == LCP_OCCURRENCE_SUBMIT_REQUEST && outcome.verdict == LCP_VERDICT_ALLOWED && !is_undecided) {
    for (int i = 0; i < request_count; i++)
      if (requests[i].app == e.app && requests[i].identifier == e.identifier) requests[i--] = requests[--request_count];
    if (request_count < REQUESTS) {
      request *r = &requests[request_count++];
      r->app = e.app;
      r->trigger = e.trigger;
      r->identifier = e.identifier;
      r->due = before.now_ns + e.amount;
      r->is_begun = 0;
    }
  }
  if (e.kind == LCP_OCCURRENCE_OPEN_APP && outcome.newest_verdict == LCP_VERDICT_ALLOWED && !is_undecided) s->is_quit = 0;
  follow(&e, &before);
  if (e.kind == LCP_OCCURRENCE_END && before.effects == 0) {
    kill_seen = change_seen = 0;
    drain();
    if (is_refused(outcome.newest_verdict))
      holds(K_END, !kill_seen && !change_seen, name_of(LCP_ENUM_TERMINATION, e.termination), e.app);
  }
}

static void reply(int any) {
  while (owe_count) {
    int at = any ? (int)below((uint32_t)owe_count) : 0;
    uint64_t id = owes[at].id;
    memmove(owes + at, owes + at + 1, (size_t)(owe_count - at - 1) * sizeof *owes);
    owe_count--;
    lcp_reply_t how = one_in(15) ? LCP_REPLY_NOT_IMPLEMENTED : LCP_REPLY_RETURNED;
    calls++;
    lcp_status_t status = lcp_device_reply(device, id, how, NULL);
    if (status == LCP_ERROR_QUEUE_FULL) {
      drain();
      status = lcp_device_reply(device, id, how, NULL);
      holds(K_NO_ROOM, status != LCP_ERROR_QUEUE_FULL, "reply", 0);
    }
    note_word("reply", (int64_t)id, status);
    if (twin) {
      lcp_status_t its = lcp_device_reply(twin, id, how, NULL);
      holds(K_TWIN_STATUS, its == status, "reply", 0);
      if (its != status) part();
    }
    if (status == LCP_OK) return;
  }
}

static void post_any(void) {
  lcp_device_event e;
  any_event(&e);
  post(e);
}

static void advance_to(int64_t to) {
  int64_t reached = 0;
  lcp_status_t status;
  note_word("advance to", to, LCP_OK);
  int times = 0;
  while ((status = advance(device, to, &reached)) == LCP_ERROR_QUEUE_FULL) {
    drain();
    /* The life ends here if an app with extreme values has too many effects, such as a handler that is called
       each nanosecond for centuries. */
    if (is_extreme && times > 1000) {
      can_leave = 0;
      siglongjmp(out, 3);
    }
    if (++times > 20000) {
      holds(K_ENDLESS, 0, "advances:", times);
      can_leave = 0;
      siglongjmp(out, 2);
    }
    if (times > 50 && twin) drop_twin(); /* The twin has no room for more effects. */
    if (times > 50) taken_count = 0;
  }
  CHECK_STATUS(status, LCP_OK);
  now = to;
  if (twin) {
    while (advance(twin, to, &reached) == LCP_ERROR_QUEUE_FULL) {
      drop_twin();
      taken_count = 0;
      break;
    }
  }
}

static void go_on(void) {
  int64_t to = INT64_MAX;
  if (is_extreme && one_in(3)) to = INT64_MAX - 1;
  else if (!one_in(3)) lcp_device_next_deadline(device, 0, &to, NULL);
  if (to == INT64_MAX || to < now) {
    static const int64_t spans[] = {1, 20000000, SECOND, 5 * SECOND, 30 * SECOND, 200 * SECOND, 1000 * SECOND, 7200 * SECOND};
    int64_t span = 1 + (int64_t)(check_random() % (uint64_t)spans[below(8)]);
    if (now > INT64_MAX - span) return;
    to = now + span;
  }
  advance_to(to);
}

static void remove_app(void) {
  uint32_t number = 1 + below(app_count);
  lcp_status_t status = lcp_device_uninstall(device, number, NULL);
  if (status == LCP_ERROR_QUEUE_FULL) drain(), status = lcp_device_uninstall(device, number, NULL);
  note_word("uninstall", number, status);
  if (status != LCP_OK) return;
  if (twin) lcp_device_uninstall(twin, number, NULL);
  drain();
  holds(K_DEAD, !apps[number].is_alive, "uninstalled app", number);
  forget_owed(number);
  forget_requests(number, 0);
  install(number);
}

static void change_app(void) {
  uint32_t number = 1 + below(app_count);
  shadow *s = &apps[number], changed = *s;
  lcp_install its = s->install;
  changed.app.location_authorization = (lcp_authorization_t)below(4);
  if (one_in(2)) changed.app.background_modes = check_random() & 0x1fff;
  its.app = &changed.app;
  lcp_status_t status = lcp_device_update_app(device, number, &its, NULL);
  if (status == LCP_ERROR_QUEUE_FULL) drain(), status = lcp_device_update_app(device, number, &its, NULL);
  note_word("update app", number, status);
  if (twin) {
    lcp_status_t same = lcp_device_update_app(twin, number, &its, NULL);
    holds(K_TWIN_STATUS, same == status, "update", number);
  }
  if (status != LCP_OK) return;
  lcp_device_status after = LCP_DEVICE_STATUS_INIT;
  lcp_device_get_status(device, &after, NULL);
  unjudged = after.effects;
  s->app = changed.app;
  s->has_policy = 0;
  memset(s->known, 0, sizeof s->known);
}

/* Restores a snapshot of the device into another device, which then replaces the first one. */
static void replace(void) {
  static unsigned char bytes[1 << 17];
  size_t size = 0;
  lcp_device *other = NULL;
  uint64_t digest = 0, same = 0;
  if (lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL) != LCP_OK || size > sizeof bytes) return;
  CHECK_STATUS(lcp_device_create(&options, &other, NULL), LCP_OK);
  lcp_status_t status = lcp_device_restore(other, bytes, size, now, NULL, NULL);
  note_word("restore", (int64_t)size, status);
  holds(K_RESTORE, status == LCP_OK, status_name(status), 0);
  if (status != LCP_OK) {
    lcp_device_destroy(other);
    return;
  }
  lcp_device_digest(device, &digest, NULL);
  lcp_device_digest(other, &same, NULL);
  holds(K_DIGEST_RESTORED, digest == same, "", 0);
  lcp_device_destroy(device);
  device = other;
}

static void take_step(void) {
  uint32_t dice = below(100);
  int is_lazy = is_crowded ? !one_in(20) : one_in(6);
  if (dice < 58 || !is_on) post_any();
  else if (dice < 72) reply(1);
  else if (dice < 94) go_on();
  else if (dice < 96) drain(), look_ahead();
  else if (dice < 97) drain(), look_at_requests();
  else if (dice < 98) replace();
  else if (dice < 99) { if (one_in(3)) remove_app(); }
  else change_app();
  if (is_lazy) return;
  drain();
  if (patience == 0) {
    for (int i = 0; i < 200 && owe_count; i++) reply(0), drain();
  } else if (!one_in((uint32_t)patience)) {
    reply(1);
    drain();
  }
  compare();
  look();
}

/* ---- days -------------------------------------------------------------------------------------- */

static void any_habits(lcp_habits *habits, lcp_app_habits *items) {
  static const lcp_habits no_habits = LCP_HABITS_INIT;
  *habits = no_habits;
  habits->start_hour = below(24);
  habits->used_hours = one_in(4) ? 0xffffff : (uint32_t)check_random() & 0xffffff;
  habits->charging_hours = (uint32_t)check_random() & 0xffffff;
  habits->off_hours = one_in(3) ? (uint32_t)check_random() & 0xffffff & ~habits->used_hours : 0;
  habits->offline_hours = one_in(3) ? (uint32_t)check_random() & 0xffffff : 0;
  habits->low_power_hours = one_in(2) ? (uint32_t)check_random() & 0xffffff : 0;
  habits->seconds_per_use = 1 + below(400);
  int is_used = habits->used_hours != 0;
  habits->pickups_per_day = is_used ? below(120) : 0;
  habits->memory_pressures_per_day = is_used ? below(60) : 0;
  for (uint32_t i = 0; i < app_count; i++) {
    lcp_app_habits own = LCP_APP_HABITS_INIT(i + 1);
    own.opens_per_day = is_used ? below(30) : 0;
    own.force_quits_per_week = is_used ? below(20) : 0;
    own.silent_pushes_per_day = below(100);
    own.visible_pushes_per_day = below(30);
    own.region_crossings_per_day = is_used ? below(20) : 0;
    own.transfers_per_day = below(10);
    own.voip_pushes_per_day = below(10);
    own.bluetooth_events_per_day = below(30);
    items[i] = own;
  }
  habits->count = app_count;
  habits->items = items;
}

/* Plays a day on a fork of the device, and posts the same events to the device. The promises must hold for
   the device at each step. At the end, device and fork must be equal. */
static void live_a_day(void) {
  static lcp_day day;
  static lcp_app_habits items[APPS];
  lcp_habits habits;
  lcp_device *planner = NULL;
  lcp_day_act act = LCP_DAY_ACT_INIT;
  lcp_device_effect effect = no_effect;
  const lcp_device_event no_event = LCP_DEVICE_EVENT_INIT(0);
  uint64_t digest = 0, planned = 0;
  CHECK_STATUS(lcp_device_fork(device, &planner, NULL), LCP_OK);
  any_habits(&habits, items);
  CHECK_STATUS(lcp_day_begin(planner, &habits, check_random(), &day, NULL), LCP_OK);
  for (;;) {
    calls++;
    lcp_status_t status = lcp_day_next(&day, planner, &act, NULL);
    if (status == LCP_ERROR_QUEUE_FULL) {
      while (lcp_device_next_effect(planner, &effect, NULL) == LCP_OK) effect = no_effect;
      continue;
    }
    if (status != LCP_OK) {
      CHECK_STATUS(status, LCP_ERROR_NOT_FOUND);
      break;
    }
    if (act.posted != LCP_FACT_YES) continue;
    step++;
    advance_to(act.at_ns);
    drain();
    lcp_device_event e = no_event;
    e.kind = act.kind, e.app = act.app, e.trigger = act.trigger, e.fact = act.fact, e.value = act.value;
    e.identifier = act.identifier, e.amount = act.amount;
    long long taken = posts_taken;
    post(e);
    holds(K_DAY, posts_taken == taken + 1, name_of(LCP_ENUM_OCCURRENCE, act.kind), act.app);
    drain();
    compare();
    look();
  }
  lcp_device_status status = LCP_DEVICE_STATUS_INIT;
  CHECK_STATUS(lcp_device_get_status(planner, &status, NULL), LCP_OK);
  advance_to(status.now_ns);
  drain();
  look_at_requests();
  lcp_device_digest(device, &digest, NULL);
  lcp_device_digest(planner, &planned, NULL);
  holds(K_DAY, digest == planned, "another digest at the end", 0);
  lcp_device_destroy(planner);
}

static void live(long long steps_wanted) {
  volatile long long steps = steps_wanted;
  check_random_state = (seed * UINT64_C(0x9e3779b97f4a7c15) + (uint64_t)life) * UINT64_C(0xbf58476d1ce4e5b9) | 1;
  for (int i = 0; i < 4; i++) check_random();
  step = 0;
  device = twin = NULL;
  int way = sigsetjmp(out, 1);
  if (way == 0) {
    new_device();
    can_leave = 1;
    if (is_crowded && steps >= 100) steps = 2000;
    if (is_day) {
      live_a_day();
    } else {
      for (step = 1; step <= steps; step++) take_step();
      drain();
      look_at_requests();
    }
  } else if (way == 1) {
    holds(K_HANG, 0, "", 0);
    lives_hung++;
  }
  can_leave = 0;
  /* If a call did not return, its devices are not freed, because their memory may be in any state. */
  if (way != 1) lcp_device_destroy(device), lcp_device_destroy(twin);
}

#endif
