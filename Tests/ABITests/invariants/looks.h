/* Checks what must hold after a step, and what copies of the device do next. */
#ifndef INVARIANTS_LOOKS_H
#define INVARIANTS_LOOKS_H

#include "books.h"

/* Runs a copy of the device with a host that replies and completes everything at once. Returns whether
   `wanted` effects come for the app and the trigger. If `token` is not 0, effects with another token do
   not count. If `identifier` is not 0, only effects with this identifier count. Effects that start a process do not
   count. If an effect drops or keeps the trigger, no further effect is needed. */
static int comes(lcp_device *copy, uint32_t number, lcp_trigger_t trigger, uint32_t token, uint64_t identifier,
                 int wanted) {
  lcp_device_effect e = no_effect;
  lcp_device_event done = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_COMPLETE);
  int64_t due = 0, reached = 0;
  for (int i = 0; i < owe_count; i++) lcp_device_reply(copy, owes[i].id, LCP_REPLY_RETURNED, NULL);
  for (int rounds = 0; rounds < 24; rounds++) {
    for (int times = 0; times < 500 && lcp_device_next_effect(copy, &e, NULL) == LCP_OK; times++) {
      if (e.app == number && e.trigger == trigger && (!token || !e.token || e.token == token) &&
          (!identifier || e.identifier == identifier) && e.kind != LCP_EFFECT_START_PROCESS &&
          (--wanted == 0 || e.kind == LCP_EFFECT_DROP_TRIGGER || e.kind == LCP_EFFECT_KEEP_TRIGGER))
        return 1;
      if (e.needs_reply == LCP_FACT_YES) lcp_device_reply(copy, e.id, LCP_REPLY_RETURNED, NULL);
      if (!e.trigger || !e.token) continue;
      done.app = e.app;
      done.token = e.token;
      lcp_device_post(copy, &done, NULL, NULL);
    }
    lcp_device_next_deadline(copy, 0, &due, NULL);
    if (due == LCP_NS_UNLIMITED) break;
    advance(copy, due, &reached);
  }
  return 0;
}

static lcp_device *new_copy(void) {
  lcp_device *copy = NULL;
  if (lcp_device_fork(device, &copy, NULL) != LCP_OK) exit(3);
  return copy;
}

/* Returns whether comes() finds the wanted effects without a further event. */
static int is_on_its_way(uint32_t number, lcp_trigger_t trigger, uint32_t token, uint64_t identifier, int wanted) {
  lcp_device *copy = new_copy();
  int found = comes(copy, number, trigger, token, identifier, wanted);
  lcp_device_destroy(copy);
  return found;
}

/* Returns whether an effect for the trigger and the token comes when the user opens the app. */
static int comes_when_opened(uint32_t number, lcp_trigger_t trigger, uint32_t token) {
  lcp_device *copy = new_copy();
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_OPEN_APP);
  event.app = number;
  int found = lcp_device_post(copy, &event, NULL, NULL) == LCP_OK && comes(copy, number, trigger, token, 0, 1);
  lcp_device_destroy(copy);
  return found;
}

static int owes_reply(uint32_t app) {
  for (int i = 0; i < owe_count; i++)
    if (owes[i].app == app) return 1;
  return 0;
}

static void look_at(uint32_t number, int is_idle) {
  shadow *s = &apps[number];
  lcp_app_status status = LCP_APP_STATUS_INIT;
  lcp_relaunch_answer answer;
  if (!s->is_installed || lcp_device_get_app_status(device, number, &status, NULL) != LCP_OK) return;
  holds(K_STATUS, status.state == s->state, "state of app", number);
  holds(K_STATUS, (status.process != 0) == s->is_alive && (!s->is_alive || status.process == s->process),
        "process of app", number);
  holds(K_STATUS, status.state != LCP_STATE_NOT_RUNNING || !status.tasks, "tasks of app", number);
  /* If an event was posted while effects waited, the host's record of the force quit may be wrong, and is not
     compared. */
  if (!is_behind) holds(K_QUIT_MARK, (status.force_quit == LCP_FACT_YES) == s->is_quit, "app", number);
  if (!s->is_quit && status.force_quit == LCP_FACT_YES) s->since = 0;
  s->is_quit = status.force_quit == LCP_FACT_YES;
  if (status.state == LCP_STATE_ACTIVE || status.state == LCP_STATE_INACTIVE)
    holds(K_REMAINING_FRONT, status.remaining_ns == LCP_NS_UNLIMITED, "app", number);
  if (status.state != LCP_STATE_BACKGROUND || status.remaining_ns || status.tasks || s->wake_count ||
      status.waiting == LCP_FACT_YES || owes_reply(number)) {
    s->zero_since = -1;
  } else if (s->zero_since < 0) {
    s->zero_since = now;
  } else {
    holds(K_REMAINING_ZERO, now - s->zero_since < 120 * SECOND, "app", number);
    if (now - s->zero_since >= 120 * SECOND) s->zero_since = now;
  }
  if (status.waiting == LCP_FACT_YES || !is_idle) return;
  for (int i = 0; i < s->pending_count; i++) {
    /* If the app lacks methods, the trigger need not come: the device calls no missing method. */
    if (!s->install.missing_callbacks_mask[0])
      holds(K_TOKEN,
            is_on_its_way(number, s->pending[i].trigger, s->pending[i].token, 0, 1) ||
                comes_when_opened(number, s->pending[i].trigger, s->pending[i].token),
            words(name_of(LCP_ENUM_TRIGGER, s->pending[i].trigger), name_of(LCP_ENUM_STATE, s->state), ""), number);
    s->pending[i--] = s->pending[--s->pending_count];
  }
  for (int i = 0; i < s->held_count; i++) {
    held *h = &s->held[i];
    if (!h->is_due || s->wake_count >= 4 || s->state == LCP_STATE_PREWARMED) continue;
    if (!ask_relaunch(s, h->trigger, s->state, &answer) || answer.verdict != LCP_VERDICT_ALLOWED ||
        is_on_its_way(number, h->trigger, 0, 0, h->count))
      continue;
    holds(kind_of_held(h), 0,
          words(name_of(LCP_ENUM_TRIGGER, h->trigger), name_of(LCP_ENUM_OCCASION, h->occasion),
                name_of(LCP_ENUM_STATE, s->state)),
          number);
    s->held[i--] = s->held[--s->held_count];
  }
}

static void look(void) {
  lcp_device_status status = LCP_DEVICE_STATUS_INIT;
  lcp_device_get_status(device, &status, NULL);
  now = status.now_ns;
  is_on = status.on == LCP_FACT_YES;
  if (status.effects) return;
  for (uint32_t i = 1; i <= app_count; i++) look_at(i, is_on && !is_shut && status.locked != LCP_FACT_YES);
  is_behind = 0;
}

/* Returns whether pending_kill cannot name this kill in advance. pending_kill never names kills for memory
   pressure, for turning the device off, or for a resource that the app holds when it is suspended. Nor does
   pending_kill name kills of an app whose callbacks return by themselves after a time. */
static int is_unforeseen(const shadow *s, const lcp_device_effect *kill) {
  return s->install.reply_after_ns > 0 || kill->termination == LCP_TERMINATION_MEMORY_PRESSURE ||
         kill->termination == LCP_TERMINATION_REBOOT || kill->termination == LCP_TERMINATION_RESOURCE_HELD;
}

/* Advances a copy from one deadline to the next. Checks that the kill that pending_kill names comes, and that no other
   kill comes, apart from kills that pending_kill cannot name. */
static void look_for_kill(uint32_t number) {
  shadow *s = &apps[number];
  lcp_device *copy = NULL;
  lcp_device_effect named = no_effect, before = no_effect;
  int is_named = 0, was_named = 0, is_over = 0;
  if (lcp_device_fork(device, &copy, NULL) != LCP_OK) exit(3);
  for (int times = 0; times < 24 && !is_over; times++) {
    int64_t due = 0, reached = 0;
    lcp_device_effect e = no_effect, killed = no_effect;
    named = no_effect;
    is_named = lcp_device_pending_kill(copy, number, &named, NULL) == LCP_OK;
    past *p = note('e');
    p->effect = named;
    if (was_named)
      holds(K_PENDING_OTHER, is_named && (memcmp(&named, &before, sizeof named) == 0 || is_unforeseen(s, &named)),
            name_of(LCP_ENUM_TERMINATION, before.termination), number);
    lcp_device_next_deadline(copy, 0, &due, NULL);
    holds(K_PENDING_NONE, !is_named || due <= named.at_ns, "app", number);
    if (due == LCP_NS_UNLIMITED) {
      recent_count--;
      break;
    }
    int is_quiet = 1;
    lcp_status_t status;
    do {
      status = advance(copy, due, &reached);
      while (e = no_effect, lcp_device_next_effect(copy, &e, NULL) == LCP_OK) {
        if (e.app != number) continue;
        is_quiet = 0;
        if (e.kind == LCP_EFFECT_KILL && !killed.kind) killed = e;
      }
    } while (status == LCP_ERROR_QUEUE_FULL);
    is_over = killed.kind != 0;
    int is_it = is_named && killed.at_ns == named.at_ns && killed.termination == named.termination &&
                killed.rule == named.rule && killed.broken_rule == named.broken_rule;
    if (is_over && !is_it && !is_unforeseen(s, &killed))
      holds(is_named ? K_PENDING_OTHER : K_PENDING_SILENT, 0,
            words(name_of(LCP_ENUM_TERMINATION, named.termination), name_of(LCP_ENUM_TERMINATION, killed.termination),
                  rule_name(killed.rule)), number);
    else
      checks_of[is_named ? K_PENDING_OTHER : K_PENDING_SILENT]++;
    if (is_named && due >= named.at_ns) {
      holds(K_PENDING_NONE, is_over || !is_quiet || is_unforeseen(s, &killed),
            name_of(LCP_ENUM_TERMINATION, named.termination), number);
      is_over = 1;
    }
    was_named = is_named && is_quiet && s->install.reply_after_ns <= 0;
    before = named;
    recent_count--;
  }
  lcp_device_destroy(copy);
}

/* Makes a copy and advances it to `moment`. Discards the effects whenever the queue is full, and at the end. */
static lcp_device *copy_at(int64_t moment, uint64_t *digest) {
  lcp_device *copy = new_copy();
  lcp_device_effect e = no_effect;
  int64_t reached = 0;
  while (advance(copy, moment, &reached) == LCP_ERROR_QUEUE_FULL)
    while (lcp_device_next_effect(copy, &e, NULL) == LCP_OK) {}
  while (lcp_device_next_effect(copy, &e, NULL) == LCP_OK) {}
  lcp_device_digest(copy, digest, NULL);
  return copy;
}

/* Checks that a device in which no time limit runs has the same digest a second later. */
static void look_at_idle(void) {
  uint64_t digest = 0, later = 0;
  for (uint32_t i = 1; i <= app_count; i++)
    if (apps[i].is_installed && apps[i].state == LCP_STATE_BACKGROUND) return;
  if (owe_count || is_extreme) return;
  int64_t from = one_in(8) ? now + 86400 * SECOND : now;
  lcp_device_destroy(copy_at(from, &digest));
  lcp_device_destroy(copy_at(from + SECOND, &later));
  holds(K_DIGEST_IDLE, digest == later, "", 0);
}

/* Checks what copies of the device do next. */
static void look_ahead(void) {
  uint64_t digest = 0, other = 0;
  int64_t due = 0;
  lcp_device_digest(device, &digest, NULL);
  lcp_device_destroy(copy_at(now, &other));
  lcp_device_next_deadline(device, 0, &due, NULL);
  if (due > now) holds(K_DIGEST_FORK, digest == other, "at once", 0);
  if (due == LCP_NS_UNLIMITED) {
    if (now < INT64_MAX - SECOND) look_at_idle();
    return;
  }
  for (uint32_t i = 1; i <= app_count; i++)
    if (apps[i].is_alive && !apps[i].is_suspended) look_for_kill(i);
  lcp_device_destroy(copy_at(due, &digest));
  lcp_device_destroy(copy_at(due, &other));
  holds(K_DIGEST_FORK, digest == other, "later", 0);
}

/* Returns 1 if an app can still cancel a request, 0 if the request no longer exists, and -1 if that is
   unknown. */
static int is_pending(const request *r) {
  lcp_device *copy = new_copy();
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_CANCEL_REQUEST);
  event.app = r->app;
  event.trigger = r->trigger;
  event.identifier = r->identifier;
  lcp_status_t status = lcp_device_post(copy, &event, NULL, NULL);
  lcp_device_destroy(copy);
  return status == LCP_OK ? 1 : status == LCP_ERROR_NOT_FOUND ? 0 : -1;
}

/* Checks that each request is still pending or on its way to the app. A pending request that is due and may run must
   be on its way. */
static void look_at_requests(void) {
  lcp_device_status whole = LCP_DEVICE_STATUS_INIT;
  lcp_device_get_status(device, &whole, NULL);
  if (whole.on != LCP_FACT_YES || is_shut || whole.locked == LCP_FACT_YES || whole.effects) return;
  for (int i = 0; i < request_count; i++) {
    request *r = &requests[i];
    shadow *s = &apps[r->app];
    lcp_app_status status = LCP_APP_STATUS_INIT;
    lcp_relaunch_answer answer;
    lcp_device_get_app_status(device, r->app, &status, NULL);
    /* Skips an app that owes a reply, because a callback that waits for the reply may belong to the request. Also
       skips apps that lack methods: the device calls no missing method. */
    if (status.waiting == LCP_FACT_YES || s->install.missing_callbacks_mask[0]) continue;
    int pending = is_pending(r);
    if (pending < 0) continue;
    holds(K_REQUEST_GONE, pending || is_on_its_way(r->app, r->trigger, 0, r->identifier, 1),
          name_of(LCP_ENUM_TRIGGER, r->trigger), r->app);
    if (pending && r->due < whole.now_ns && !s->wake_count && s->state != LCP_STATE_PREWARMED &&
        ask_relaunch(s, r->trigger, s->state, &answer))
      holds(K_REQUEST_LATE,
            answer.verdict != LCP_VERDICT_ALLOWED || is_on_its_way(r->app, r->trigger, 0, r->identifier, 1),
            name_of(LCP_ENUM_TRIGGER, r->trigger), r->app);
    if (!pending) requests[i--] = requests[--request_count];
  }
}

#endif
