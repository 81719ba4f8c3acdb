/*
 * Makes random lives of an app on a device as records of a log, and auditors for such logs. The device
 * behaves like iOS, so an auditor with the same facts must accept every life.
 */
#ifndef ABITESTS_LIVES_H
#define ABITESTS_LIVES_H

#include "check.h"

#define SECOND INT64_C(1000000000)
enum { RECORDS = 4096, OWED = 64, TOKENS = 8, EVENTS = 14 };

/* ---- kinds of apps and devices --------------------------------------------------------------- */

typedef struct breed {
  const char *name;
  lcp_os_version_t os;
  lcp_os_version_t sdk; /* 0: the SDK of the OS */
  lcp_idiom_t idiom;
  uint8_t scenes, windows, exits, passcode;
} breed;

static const breed breeds[] = {
    {"2.0", LCP_OS(2, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"3.0", LCP_OS(3, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"3.2, pad", LCP_OS(3, 2, 0), 0, LCP_IDIOM_PAD, 0, 0, 0, 0},
    {"4.0", LCP_OS(4, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"4.3, pad", LCP_OS(4, 3, 0), 0, LCP_IDIOM_PAD, 0, 0, 0, 0},
    {"5.0", LCP_OS(5, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"6.1", LCP_OS(6, 1, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"7.0", LCP_OS(7, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"8.0", LCP_OS(8, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"8.1, exits on suspend", LCP_OS(8, 1, 0), 0, LCP_IDIOM_PHONE, 0, 0, 1, 0},
    {"9.0", LCP_OS(9, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"9.0, pad", LCP_OS(9, 0, 0), 0, LCP_IDIOM_PAD, 0, 0, 0, 1},
    {"10.0", LCP_OS(10, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 1},
    {"11.0", LCP_OS(11, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 1},
    {"12.4", LCP_OS(12, 4, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 1},
    {"12.4, SDK 3.2", LCP_OS(12, 4, 0), LCP_OS(3, 2, 0), LCP_IDIOM_PHONE, 0, 0, 0, 1},
    {"13.0", LCP_OS(13, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 0},
    {"13.0, scenes", LCP_OS(13, 0, 0), 0, LCP_IDIOM_PHONE, 1, 0, 0, 0},
    {"13.0, windows", LCP_OS(13, 0, 0), 0, LCP_IDIOM_PAD, 1, 1, 0, 0},
    {"14.0, scenes", LCP_OS(14, 0, 0), 0, LCP_IDIOM_PHONE, 1, 0, 0, 0},
    {"15.0", LCP_OS(15, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 1},
    {"15.0, scenes", LCP_OS(15, 0, 0), 0, LCP_IDIOM_PHONE, 1, 0, 0, 1},
    {"15.0, windows", LCP_OS(15, 0, 0), 0, LCP_IDIOM_PAD, 1, 1, 0, 1},
    {"16.0, scenes", LCP_OS(16, 0, 0), 0, LCP_IDIOM_PHONE, 1, 0, 0, 1},
    {"17.0", LCP_OS(17, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 1},
    {"17.0, scenes", LCP_OS(17, 0, 0), 0, LCP_IDIOM_PHONE, 1, 0, 0, 1},
    {"17.0, windows", LCP_OS(17, 0, 0), 0, LCP_IDIOM_PAD, 1, 1, 0, 1},
    {"17.0, SDK 12.0", LCP_OS(17, 0, 0), LCP_OS(12, 0, 0), LCP_IDIOM_PHONE, 0, 0, 0, 1},
    {"18.0, scenes", LCP_OS(18, 0, 0), 0, LCP_IDIOM_PHONE, 1, 0, 0, 1},
    {"26.0", LCP_OS(26, 0, 0), 0, LCP_IDIOM_PHONE, 0, 0, 0, 1},
    {"26.0, scenes", LCP_OS(26, 0, 0), 0, LCP_IDIOM_PHONE, 1, 0, 0, 1},
    {"26.0, windows", LCP_OS(26, 0, 0), 0, LCP_IDIOM_PAD, 1, 1, 0, 1},
    {"27.0, scenes", LCP_OS(27, 0, 0), 0, LCP_IDIOM_PHONE, 1, 0, 0, 1},
    {"27.0, windows", LCP_OS(27, 0, 0), 0, LCP_IDIOM_PAD, 1, 1, 0, 1},
    {"27.0, SDK 26.0", LCP_OS(27, 0, 0), LCP_OS(26, 0, 0), LCP_IDIOM_PHONE, 0, 0, 0, 1},
};
enum { BREEDS = sizeof breeds / sizeof *breeds };

/* ---- the records of a life ------------------------------------------------------------------- */

typedef struct record {
  int32_t kind, code, reads, scene_reads, scene;
  int64_t time, process, token, value;
} record;

/* A device with two apps: app 1, whose life is recorded, and app 2. */
typedef struct world {
  const breed *breed;
  lcp_app app;
  lcp_device_facts facts;
  lcp_context context;
  lcp_device *installed; /* the device before each life */
  lcp_device *device;
  int64_t now;
  int is_slow; /* the app returns from some callbacks late */
  record records[RECORDS];
  int count;
  uint64_t owed[OWED]; /* calls that have not returned yet */
  int32_t owed_callbacks[OWED];
  int owed_count;
  int64_t tasks[TOKENS], wakes[TOKENS];
  int32_t wake_callbacks[TOKENS];
  int task_count, wake_count;
  int64_t process; /* the process of app 1; 0 while the app does not run */
} world;

static inline void open_world(world *w, const breed *b, lcp_profile_t profile) {
  static const lcp_app plain = LCP_APP_INIT;
  static const lcp_device_facts ordinary = LCP_ORDINARY_DEVICE_INIT;
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(b->os);
  lcp_install install = LCP_INSTALL_INIT;
  lcp_app other = LCP_APP_INIT;
  uint32_t number = 0;
  memset(w, 0, sizeof *w);
  w->breed = b;
  w->app = plain;
  w->app.linked_sdk = b->sdk ? b->sdk : b->os;
  w->app.scenes = b->scenes ? LCP_FACT_YES : LCP_FACT_NO;
  w->app.multiple_scenes = b->windows ? LCP_FACT_YES : LCP_FACT_NO;
  w->app.exits_on_suspend = b->exits ? LCP_FACT_YES : LCP_FACT_NO;
  w->app.background_modes = LCP_BIT(LCP_MODE_FETCH) | LCP_BIT(LCP_MODE_REMOTE_NOTIFICATION);
  w->facts = ordinary;
  w->facts.idiom = b->idiom;
  w->facts.passcode = b->passcode ? LCP_FACT_YES : LCP_FACT_NO;
  w->context = (lcp_context)LCP_CONTEXT_INIT(b->os);
  w->context.profile = profile;
  w->context.app = &w->app;
  w->context.facts = &w->facts;
  options.profile = profile;
  options.apps = 2;
  options.scenes = 6;
  options.on_conditional = LCP_TREATMENT_ALLOW;
  options.facts = &w->facts;
  CHECK_STATUS(lcp_device_create(&options, &w->installed, NULL), LCP_OK);
  if (!w->installed) exit(3);
  install.app = &w->app;
  install.was_launched = LCP_FACT_YES;
  CHECK_STATUS(lcp_device_install(w->installed, &install, &number, NULL), LCP_OK);
  install.app = &other;
  install.reply_after_ns = 0;
  CHECK_STATUS(lcp_device_install(w->installed, &install, &number, NULL), LCP_OK);
  CHECK_STATUS(lcp_device_fork(w->installed, &w->device, NULL), LCP_OK);
  if (!w->device) exit(3);
}

static inline void close_world(world *w) {
  lcp_device_destroy(w->installed);
  lcp_device_destroy(w->device);
}

static inline void put_record(world *w, const record *r) {
  if (w->count < RECORDS) w->records[w->count++] = *r;
}

static inline record plain_record(const world *w, int32_t kind, int32_t code) {
  record r = {kind, code, 0, 0, 0, w->now, w->process, 0, 0};
  return r;
}

static inline void put_plain(world *w, int32_t kind, int32_t code) {
  record r = plain_record(w, kind, code);
  if (w->process || kind == LCP_RECORD_EVENT || kind == LCP_RECORD_STATE_SAMPLED) put_record(w, &r);
}

static inline void forget_process(world *w) {
  w->process = 0;
  w->task_count = w->wake_count = w->owed_count = 0;
}

/* Records what an effect shows of the app, and replies to the effect. A slow app replies to some effects
   later. */
static inline void live_effect(world *w, const lcp_device_effect *e) {
  w->now = e->at_ns > w->now ? e->at_ns : w->now;
  if (e->app != 1) return;
  record r = plain_record(w, LCP_RECORD_ENTERED, e->callback);
  r.process = w->process = e->process ? e->process : w->process;
  r.reads = e->reads, r.scene_reads = e->scene_reads;
  r.scene = (int32_t)e->scene;
  r.token = e->token;
  switch (e->kind) {
    case LCP_EFFECT_START_PROCESS:
      r.kind = LCP_RECORD_LAUNCH;
      r.code = r.reads = r.scene_reads = r.scene = 0;
      break;
    case LCP_EFFECT_DELIVER_CALLBACK: break;
    case LCP_EFFECT_RUN_EXPIRATION_HANDLER:
      if (!r.code) r.code = LCP_CALLBACK_BACKGROUND_TASK_EXPIRATION_HANDLER;
      break;
    case LCP_EFFECT_POST_NOTIFICATION:
      r.kind = LCP_RECORD_NOTIFICATION;
      r.code = e->notification;
      break;
    case LCP_EFFECT_KILL:
      r.kind = LCP_RECORD_ENDED;
      r.code = e->termination;
      r.reads = r.scene_reads = r.scene = 0;
      r.token = 0;
      break;
    default: r.kind = 0; break;
  }
  if (r.kind) put_record(w, &r);
  if (e->kind == LCP_EFFECT_KILL) forget_process(w);
  if (e->kind == LCP_EFFECT_DELIVER_CALLBACK && e->trigger && e->token && w->wake_count < TOKENS) {
    w->wake_callbacks[w->wake_count] = e->callback;
    w->wakes[w->wake_count++] = e->token;
  }
  if (e->needs_reply != LCP_FACT_YES) return;
  if (w->is_slow && check_below(100) < 35 && w->owed_count < OWED) {
    w->owed_callbacks[w->owed_count] = r.code;
    w->owed[w->owed_count++] = e->id;
  } else if (lcp_device_reply(w->device, e->id, LCP_REPLY_RETURNED, NULL) == LCP_OK) {
    put_plain(w, LCP_RECORD_RETURNED, r.code);
  }
}

static inline void live_effects(world *w) {
  lcp_device_effect e = LCP_DEVICE_EFFECT_INIT;
  for (int i = 0; i < 2000 && lcp_device_next_effect(w->device, &e, NULL) == LCP_OK; i++)
    live_effect(w, &e);
}

static inline void live_until(world *w, int64_t to) {
  lcp_device_effect e = LCP_DEVICE_EFFECT_INIT;
  for (int i = 0; i < 2000 && lcp_device_run_until(w->device, to, &e, NULL) == LCP_OK; i++)
    live_effect(w, &e);
  w->now = to;
}

static inline void return_late(world *w) {
  for (int i = 0; i < w->owed_count; i++) {
    /* A reply is refused if the process has ended. */
    if (lcp_device_reply(w->device, w->owed[i], LCP_REPLY_RETURNED, NULL) == LCP_OK)
      put_plain(w, LCP_RECORD_RETURNED, w->owed_callbacks[i]);
  }
  w->owed_count = 0;
  live_effects(w);
}

/* ---- what happens in a life ------------------------------------------------------------------ */

enum { NOTHING, ANY_TRIGGER, ANY_INTERRUPTION, ANY_NOTICE, ANY_END, A_WAKE, A_TASK, A_SCENE, NEW_SCENE };

/* An event, how often it happens, and which of its fields gets a random value. */
typedef struct chance {
  uint32_t weight;
  lcp_occurrence_t kind;
  uint32_t app;
  lcp_trigger_t trigger;
  int random;
} chance;

static const chance chances[] = {
    {10, LCP_OCCURRENCE_OPEN_APP, 1, 0, NOTHING},
    {6, LCP_OCCURRENCE_HOME, 0, 0, NOTHING},
    {4, LCP_OCCURRENCE_LOCK, 0, 0, NOTHING},
    {6, LCP_OCCURRENCE_UNLOCK, 0, 0, NOTHING},
    {3, LCP_OCCURRENCE_OPEN_SWITCHER, 0, 0, NOTHING},
    {3, LCP_OCCURRENCE_CLOSE_SWITCHER, 0, 0, NOTHING},
    {3, LCP_OCCURRENCE_BEGIN_INTERRUPTION, 0, 0, ANY_INTERRUPTION},
    {3, LCP_OCCURRENCE_IGNORE_INTERRUPTION, 0, 0, NOTHING},
    {2, LCP_OCCURRENCE_ACCEPT_INTERRUPTION, 2, 0, NOTHING},
    {3, LCP_OCCURRENCE_OPEN_APP, 2, 0, NOTHING},
    {2, LCP_OCCURRENCE_FORCE_QUIT, 1, 0, NOTHING},
    {2, LCP_OCCURRENCE_MEMORY_PRESSURE, 0, 0, NOTHING},
    {1, LCP_OCCURRENCE_END, 1, 0, ANY_END},
    {1, LCP_OCCURRENCE_SHUTDOWN, 0, 0, NOTHING},
    {1, LCP_OCCURRENCE_TRIGGER, 1, LCP_TRIGGER_BACKGROUND_FETCH, NOTHING},
    {4, LCP_OCCURRENCE_TRIGGER, 1, LCP_TRIGGER_SILENT_PUSH, NOTHING},
    {1, LCP_OCCURRENCE_TRIGGER, 1, 0, ANY_TRIGGER},
    {1, LCP_OCCURRENCE_OPEN_APP, 1, LCP_TRIGGER_NOTIFICATION_TAP, NOTHING},
    {1, LCP_OCCURRENCE_OPEN_APP, 1, LCP_TRIGGER_OPEN_URL, NOTHING},
    {3, LCP_OCCURRENCE_COMPLETE, 1, 0, A_WAKE},
    {3, LCP_OCCURRENCE_BEGIN_TASK, 1, 0, NOTHING},
    {2, LCP_OCCURRENCE_END_TASK, 1, 0, A_TASK},
    {1, LCP_OCCURRENCE_NOTICE, 1, 0, ANY_NOTICE},
    {1, LCP_OCCURRENCE_DISCONNECT_SCENE, 1, 0, A_SCENE},
    {1, LCP_OCCURRENCE_CLOSE_SCENE, 1, 0, A_SCENE},
    {2, LCP_OCCURRENCE_REQUEST_SCENE, 1, 0, NEW_SCENE},
};
enum { CHANCES = sizeof chances / sizeof *chances };

static inline const chance *any_chance(void) {
  uint32_t sum = 0, at = 0, chosen;
  for (int i = 0; i < CHANCES; i++) sum += chances[i].weight;
  chosen = check_below(sum);
  while (chosen >= chances[at].weight) chosen -= chances[at++].weight;
  return &chances[at];
}

static inline int32_t any_value_of(lcp_enum_kind_t kind, uint32_t most) {
  int64_t value = 0;
  while (lcp_enum_value_at(kind, check_below(most), &value) != LCP_OK) {}
  return (int32_t)value;
}

static inline int64_t take_token(int64_t *tokens, int *count, int at) {
  int64_t token = tokens[at];
  memmove(tokens + at, tokens + at + 1, (size_t)(--*count - at) * sizeof *tokens);
  return token;
}

static inline void post_event(world *w, const lcp_device_event *event) {
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT;
  int32_t kind = event->kind;
  /* The app learns the number of its task before it gets the effects of the event. */
  if (lcp_device_post(w->device, event, &outcome, NULL) == LCP_OK) {
    record r = plain_record(w, 0, 0);
    r.token = event->token;
    if (kind == LCP_OCCURRENCE_BEGIN_TASK && outcome.token && w->task_count < TOKENS) {
      w->tasks[w->task_count++] = r.token = outcome.token;
      r.kind = LCP_RECORD_TASK_BEGUN;
    }
    if (kind == LCP_OCCURRENCE_END_TASK) r.kind = LCP_RECORD_TASK_ENDED;
    if (r.kind) put_record(w, &r);
    if (kind == LCP_OCCURRENCE_OPEN_SWITCHER || kind == LCP_OCCURRENCE_CLOSE_SWITCHER)
      put_plain(w, LCP_RECORD_EVENT, kind);
  }
  live_effects(w);
}

static inline void post_kind(world *w, lcp_occurrence_t kind) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(kind);
  post_event(w, &event);
}

/* Calls the completion handler of a wake-up. The record of the call comes before the effects of the
   event. */
static inline void complete(world *w, lcp_device_event *event, int at) {
  record r = plain_record(w, LCP_RECORD_COMPLETED, w->wake_callbacks[at]);
  int after = w->wake_count - at - 1;
  memmove(w->wake_callbacks + at, w->wake_callbacks + at + 1, (size_t)after * sizeof *w->wake_callbacks);
  r.token = take_token(w->wakes, &w->wake_count, at);
  event->token = (uint32_t)r.token;
  if (lcp_device_post(w->device, event, NULL, NULL) == LCP_OK) put_record(w, &r);
  live_effects(w);
}

static inline void live_event(world *w) {
  const chance *c = any_chance();
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(c->kind);
  event.app = c->app;
  event.trigger = c->trigger;
  switch (c->random) {
    case ANY_TRIGGER: event.trigger = any_value_of(LCP_ENUM_TRIGGER, 60); break;
    case ANY_INTERRUPTION: event.interruption = any_value_of(LCP_ENUM_INTERRUPTION, 16); break;
    case ANY_NOTICE: event.notice = any_value_of(LCP_ENUM_EVENT, 32); break;
    case ANY_END: event.termination = any_value_of(LCP_ENUM_TERMINATION, 40); break;
    case A_SCENE: event.scene = 1 + check_below(2); break;
    case NEW_SCENE:
      if (!w->breed->windows) return;
      event.scene = 1 + check_below(3);
      event.value = check_below(2) ? LCP_FACT_YES : LCP_FACT_NO;
      break;
    case A_WAKE:
      if (w->wake_count) complete(w, &event, (int)check_below((uint32_t)w->wake_count));
      return;
    case A_TASK:
      if (!w->task_count) return;
      event.token = (uint32_t)take_token(w->tasks, &w->task_count, (int)check_below((uint32_t)w->task_count));
      break;
    default: break;
  }
  post_event(w, &event);
  if (c->kind == LCP_OCCURRENCE_SHUTDOWN) post_kind(w, LCP_OCCURRENCE_BOOT);
}

/* Records the state of the app as seen from outside, if the app has returned from all calls. */
static inline void sample_state(world *w) {
  lcp_app_status status = LCP_APP_STATUS_INIT;
  if (w->owed_count) return;
  if (lcp_device_get_app_status(w->device, 1, &status, NULL) == LCP_OK)
    put_plain(w, LCP_RECORD_STATE_SAMPLED, status.state);
}

/* Plays a life of an app with the next random numbers. In 3 of 10 lives the app is slow. */
static inline void live(world *w) {
  static const int64_t pauses[] = {SECOND, 5 * SECOND, 20 * SECOND, 100 * SECOND};
  static const int64_t short_pauses[] = {SECOND / 5, SECOND, 3 * SECOND};
  CHECK_STATUS(lcp_device_copy(w->device, w->installed, NULL), LCP_OK);
  w->is_slow = check_below(10) < 3;
  w->now = 0;
  w->count = 0;
  forget_process(w);
  post_kind(w, LCP_OCCURRENCE_BOOT);
  post_kind(w, LCP_OCCURRENCE_UNLOCK);
  for (int i = 0; i < EVENTS; i++) {
    live_event(w);
    if (w->owed_count && check_below(100) < 70) return_late(w);
    live_until(w, w->now + (w->owed_count ? short_pauses[check_below(3)] : pauses[check_below(4)]));
    sample_state(w);
  }
}

/* ---- logs ------------------------------------------------------------------------------------ */

/* The kinds of logs: which records of a life they contain. With LCP_LOG_ENDS, each kind also has the ends of
   processes. */
enum {
  SHORT,   /* the callbacks of `short_list` */
  WHOLE,   /* all records, except what only an observer sees */
  WATCHED, /* like SHORT, and also what an observer sees: launches, the app switcher, states */
  LOGS
};
static const char *const log_names[LOGS] = {"short", "whole", "watched"};

/* The callbacks that nearly every app logs. */
static const lcp_callback_t short_list[] = {
    LCP_CALLBACK_DID_FINISH_LAUNCHING,        LCP_CALLBACK_DID_BECOME_ACTIVE,
    LCP_CALLBACK_WILL_RESIGN_ACTIVE,          LCP_CALLBACK_DID_ENTER_BACKGROUND,
    LCP_CALLBACK_WILL_ENTER_FOREGROUND,       LCP_CALLBACK_WILL_TERMINATE,
    LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE,     LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE,
    LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND,  LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND};
enum { SHORT_LIST = sizeof short_list / sizeof *short_list };

static inline int is_on_short_list(int32_t callback) {
  for (int i = 0; i < SHORT_LIST; i++)
    if (short_list[i] == callback) return 1;
  return 0;
}

static inline int is_in_log(const record *r, int log, uint32_t flags) {
  switch (r->kind) {
    case LCP_RECORD_ENTERED: return log == WHOLE || is_on_short_list(r->code);
    case LCP_RECORD_ENDED: return (flags & LCP_LOG_ENDS) != 0;
    case LCP_RECORD_LAUNCH:
    case LCP_RECORD_EVENT:
    case LCP_RECORD_STATE_SAMPLED: return log == WATCHED;
    default: return log == WHOLE;
  }
}

/* Copies the records that belong to this kind of log. Returns their number. */
static inline int make_log(const world *w, int log, uint32_t flags, record *records) {
  int count = 0;
  for (int i = 0; i < w->count; i++)
    if (is_in_log(&w->records[i], log, flags)) records[count++] = w->records[i];
  return count;
}

/* Sets the bit of a value. Bit 0 stands for the value 1. */
static inline void set_bit(uint64_t *mask, int32_t value) {
  mask[(value - 1) / 64] |= UINT64_C(1) << ((value - 1) % 64);
}

static inline void set_all_bits(uint64_t *mask, lcp_enum_kind_t kind) {
  int64_t value;
  for (uint32_t i = 0; lcp_enum_value_at(kind, i, &value) == LCP_OK; i++) set_bit(mask, (int32_t)value);
}

static inline lcp_auditor_options log_options(const lcp_context *context, int log, uint32_t flags) {
  lcp_auditor_options options = LCP_AUDITOR_OPTIONS_INIT;
  options.context = context;
  options.flags = flags;
  options.scenes = 4;
  if (log == WHOLE) {
    set_all_bits(options.callbacks_mask, LCP_ENUM_CALLBACK);
    set_all_bits(&options.notifications_mask, LCP_ENUM_NOTIFICATION);
  } else {
    for (int i = 0; i < SHORT_LIST; i++) set_bit(options.callbacks_mask, short_list[i]);
  }
  return options;
}

/* ---- auditors -------------------------------------------------------------------------------- */

enum { AUDITOR_WORDS = 32 * 1024, SESSION_WORDS = 1024, FINDINGS = 256 };

typedef struct audit {
  lcp_auditor_options options;
  lcp_auditor *auditor;
  lcp_session *session;
  uint64_t memory[AUDITOR_WORDS], session_memory[SESSION_WORDS];
} audit;

/* Sets up an auditor, and begins a session. */
static inline void open_audit(audit *a, const lcp_auditor_options *options) {
  a->options = *options;
  CHECK_STATUS(lcp_auditor_init(a->memory, sizeof a->memory, options, &a->auditor, NULL), LCP_OK);
  CHECK_STATUS(lcp_session_init(a->auditor, a->session_memory, sizeof a->session_memory, &a->session, NULL),
               LCP_OK);
}

static inline void begin_session(audit *a) {
  CHECK_STATUS(lcp_session_init(a->auditor, a->session_memory, sizeof a->session_memory, &a->session, NULL),
               LCP_OK);
}

static inline lcp_audit_columns columns_of(const record *records) {
  lcp_audit_columns columns = LCP_AUDIT_COLUMNS_INIT;
  columns.kinds = &records->kind, columns.kinds_stride = sizeof *records;
  columns.codes = &records->code, columns.codes_stride = sizeof *records;
  columns.reads = &records->reads, columns.reads_stride = sizeof *records;
  columns.scene_reads = &records->scene_reads, columns.scene_reads_stride = sizeof *records;
  columns.scenes = &records->scene, columns.scenes_stride = sizeof *records;
  columns.times = &records->time, columns.times_stride = sizeof *records;
  columns.processes = &records->process, columns.processes_stride = sizeof *records;
  columns.tokens = &records->token, columns.tokens_stride = sizeof *records;
  columns.values = &records->value, columns.values_stride = sizeof *records;
  return columns;
}

/* Returns the columns of some records, without the column of processes if the log shows none. */
static inline lcp_audit_columns logged_columns(const audit *a, const record *records) {
  lcp_audit_columns columns = columns_of(records);
  if (!(a->options.flags & LCP_LOG_PROCESSES)) columns.processes = NULL;
  return columns;
}

enum { FILL = 0xA5 };

/* Fills an array for findings with FILL, and sets the struct_size of each. */
static inline void blank_findings(lcp_audit_finding *findings, int count) {
  memset(findings, FILL, (size_t)count * sizeof *findings);
  for (int i = 0; i < count; i++) findings[i].struct_size = sizeof *findings;
}

/* Feeds `count` records, all of which must be read. Returns the number of findings. */
static inline size_t feed_columns(const lcp_auditor *auditor, lcp_session *session, const lcp_audit_columns *columns,
                                  int count, lcp_audit_finding *findings, size_t room) {
  size_t found = 77, read = 77;
  CHECK_STATUS(lcp_auditor_feed(auditor, session, columns, (size_t)count, findings, sizeof *findings, room, &found,
                                &read, NULL),
               LCP_OK);
  CHECKF(read == (size_t)count, "%zu of %d records were read", read, count);
  return found;
}

/* Feeds more records of a log. Returns the number of findings. */
static inline size_t judge(audit *a, const record *records, int count, lcp_audit_finding *findings,
                           size_t room) {
  lcp_audit_columns columns = logged_columns(a, records);
  return feed_columns(a->auditor, a->session, &columns, count, findings, room);
}

static inline const char *finding_line(const lcp_audit_finding *finding) {
  static char text[1024];
  *text = 0;
  CHECK_STATUS(lcp_finding_text(finding, text, sizeof text, NULL, NULL), LCP_OK);
  return text;
}

static inline const char *record_line(const record *r) {
  static char line[256];
  lcp_enum_kind_t kind = r->kind == LCP_RECORD_NOTIFICATION     ? LCP_ENUM_NOTIFICATION
                         : r->kind == LCP_RECORD_ENDED          ? LCP_ENUM_TERMINATION
                         : r->kind == LCP_RECORD_STATE_SAMPLED ||
                               r->kind == LCP_RECORD_STATE_READ ? LCP_ENUM_STATE
                         : r->kind == LCP_RECORD_LAUNCH         ? LCP_ENUM_CAUSE
                         : r->kind == LCP_RECORD_EVENT          ? LCP_ENUM_OCCURRENCE
                                                                : LCP_ENUM_CALLBACK;
  const char *kind_name = lcp_enum_name(LCP_ENUM_RECORD, r->kind), *name = lcp_enum_name(kind, r->code);
  const char *reads = lcp_enum_name(LCP_ENUM_STATE, r->reads);
  const char *scene_reads = lcp_enum_name(LCP_ENUM_STATE, r->scene_reads);
  snprintf(line, sizeof line, "%8.1f process %lld scene %d %s %s reads %s %s token %lld", (double)r->time / 1e9,
           (long long)r->process, r->scene, kind_name ? kind_name : "?", name ? name : "-",
           reads ? reads : "-", scene_reads ? scene_reads : "", (long long)r->token);
  return line;
}

#endif /* ABITESTS_LIVES_H */
