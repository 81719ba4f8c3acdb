/*
 * Checks what must hold for a device, whatever happens to it.
 *
 *   devices explore [ONE TWO]   visits every state that one app can reach in ONE events, and every state that
 *                               two apps can reach in TWO events; uses snapshots and copies, and visits the
 *                               nearest states first
 *   devices random [N]          runs N random events for each kind of app, from the seed ABI_SEED
 *   devices snapshots [N]       restores N damaged snapshots for each kind, half of them with a corrected
 *                               checksum
 *
 * In each state, the following must hold. At rest, no more apps are in front than the device can show, and no
 * app that the user has left is in front. A suspended app runs no code. Callbacks come in pairs. Every kill
 * has a rule and a termination. No task outlives its app. The effects of an event come to an end. The user
 * can launch every app again, which only `explore` checks. With ABI_SHARE=n above 1, the program explores fewer
 * states, and makes about an n-th of the events and snapshots.
 */
#include "check.h"
#include "eras.h"
#include "snapshots.h"

enum { APPS = 3, OWED = 24, TOKENS = 2, EFFECTS = 64, SNAPSHOT = 4096 };

/* ---- kinds of devices and apps --------------------------------------------------------------- */

static const era *now_in;
static lcp_profile_t profile;
static int is_slow, is_random;

/* Creates a device of the current kind with a number of apps. The device is on and unlocked. */
static lcp_device *new_device(uint32_t apps) {
  lcp_app app = era_app(now_in);
  lcp_device_facts facts = LCP_ORDINARY_DEVICE_INIT;
  lcp_device_options options = LCP_DEVICE_OPTIONS_INIT(now_in->os);
  lcp_install install = LCP_INSTALL_INIT;
  lcp_device *device = NULL;
  uint32_t number;
  options.profile = profile;
  options.apps = apps;
  options.scenes = options.tasks = options.requests = 2 * apps;
  options.policies = 1;
  options.effects = EFFECTS;
  options.facts = &facts;
  facts.passcode = now_in->passcode ? LCP_FACT_YES : LCP_FACT_NO;
  install.app = &app;
  install.was_launched = LCP_FACT_YES;
  CHECK_STATUS(lcp_device_create(&options, &device, NULL), LCP_OK);
  for (uint32_t i = 0; i < apps; i++)
    CHECK_STATUS(lcp_device_install(device, &install, &number, NULL), LCP_OK);
  return device;
}

/* ---- the host -------------------------------------------------------------------------------- */

/* What a host has learned about an app from effects. */
typedef struct shadow {
  uint8_t state, is_active, is_in_front, runs;
} shadow;

typedef struct host {
  shadow apps[APPS];
  uint32_t tasks[APPS][TOKENS], wakes[APPS][TOKENS];
  uint64_t owed[OWED];
  uint8_t owed_by[OWED];
  uint32_t owed_count;
} host;

static const char *path_text(void);
#define HOLDS(condition, text) \
  CHECKF(condition, "%s: %s, %s, %s: %s", text, now_in->name, \
         lcp_enum_name(LCP_ENUM_PROFILE, profile), is_slow ? "slow" : "prompt", path_text())

static void forget(uint32_t *tokens, uint32_t token) {
  for (int i = 0; i < TOKENS; i++)
    if (tokens[i] == token) tokens[i] = 0;
}

static void keep(uint32_t *tokens, uint32_t token) {
  for (int i = 0; i < TOKENS; i++)
    if (!tokens[i]) {
      tokens[i] = token;
      return;
    }
}

static void forget_reply(host *h, uint32_t at) {
  uint32_t after = --h->owed_count - at;
  memmove(h->owed + at, h->owed + at + 1, after * sizeof *h->owed);
  memmove(h->owed_by + at, h->owed_by + at + 1, after);
  h->owed[h->owed_count] = h->owed_by[h->owed_count] = 0;
}

/* Checks that callbacks come in pairs. */
static void pair(shadow *s, const lcp_device_effect *e) {
  switch (e->callback) {
    case LCP_CALLBACK_DID_FINISH_LAUNCHING:
    case LCP_CALLBACK_DID_FINISH_LAUNCHING_LEGACY:
      s->is_in_front = e->reads != LCP_STATE_BACKGROUND;
      break;
    case LCP_CALLBACK_DID_BECOME_ACTIVE:
    case LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE:
      HOLDS(!s->is_active, "active twice");
      s->is_active = s->is_in_front = 1;
      break;
    case LCP_CALLBACK_WILL_RESIGN_ACTIVE:
    case LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE:
      HOLDS(s->is_active, "resigns what is not active");
      s->is_active = 0;
      break;
    case LCP_CALLBACK_DID_ENTER_BACKGROUND:
    case LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND:
      HOLDS(!s->is_active, "enters the background from active");
      /* Apple's documents say that launches and wake-ups in the background also call this callback, but
         nobody has observed such a call. Only LCP_PROFILE_DOCUMENTED permits these calls. */
      HOLDS(s->is_in_front || (profile == LCP_PROFILE_DOCUMENTED &&
                               (e->cause == LCP_CAUSE_LAUNCH_BY_SYSTEM ||
                                e->cause == LCP_CAUSE_WAKE_BY_SYSTEM)),
            "enters the background twice");
      s->is_in_front = 0;
      break;
    case LCP_CALLBACK_WILL_ENTER_FOREGROUND:
    case LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND:
      HOLDS(!s->is_in_front, "enters the foreground twice");
      s->is_in_front = 1;
      break;
    default: break;
  }
}

static long long effects_seen;

static void see(host *h, const lcp_device_effect *e) {
  shadow *s = &h->apps[e->app];
  effects_seen++;
  if (effects_seen < 1000) {
    char text[512], beginning[20];
    size_t length = 0;
    memset(text, 'x', sizeof text);
    CHECK_STATUS(lcp_effect_text(e, text, sizeof text, &length, NULL), LCP_OK);
    HOLDS(length > 10 && length < sizeof text && strlen(text) == length, "a text has another length");
    CHECK_STATUS(lcp_effect_text(e, beginning, sizeof beginning, &length, NULL), LCP_OK);
    HOLDS(length == strlen(text) && strlen(beginning) == sizeof beginning - 1 &&
              strncmp(text, beginning, strlen(beginning)) == 0,
          "a text is cut elsewhere");
  }
  HOLDS(e->rule >= 0 || e->kind == LCP_EFFECT_STATE_CHANGED, "an effect without a rule");
  /* Random events attach and detach a debugger. With a debugger, an expired time limit has no consequence, so
     its deadline may be past. */
  HOLDS(is_random || e->deadline_ns >= e->at_ns, "a deadline that is past");
  switch (e->kind) {
    case LCP_EFFECT_START_PROCESS:
      memset(s, 0, sizeof *s);
      s->state = LCP_STATE_NOT_RUNNING;
      s->runs = 1;
      break;
    case LCP_EFFECT_RESUME: s->runs = 1; break;
    case LCP_EFFECT_SUSPEND: s->runs = 0; break;
    case LCP_EFFECT_STATE_CHANGED: s->state = (uint8_t)e->to; break;
    case LCP_EFFECT_DELIVER_CALLBACK:
    case LCP_EFFECT_RUN_EXPIRATION_HANDLER:
    case LCP_EFFECT_DELIVER_NOTICE:
      HOLDS(s->runs, "code runs in a process that does not");
      pair(s, e);
      if (e->trigger && e->token) keep(h->wakes[e->app], e->token);
      break;
    case LCP_EFFECT_KILL:
      HOLDS(e->termination > LCP_TERMINATION_NONE, "a kill without a termination");
      memset(s, 0, sizeof *s);
      s->state = LCP_STATE_NOT_RUNNING;
      memset(h->tasks[e->app], 0, sizeof h->tasks[e->app]);
      memset(h->wakes[e->app], 0, sizeof h->wakes[e->app]);
      for (uint32_t i = h->owed_count; i-- > 0;)
        if (h->owed_by[i] == e->app) forget_reply(h, i);
      break;
    default: break;
  }
}

/* Takes all waiting effects. Replies to them at once, unless `is_slow` is set. */
static void drain(lcp_device *device, host *h) {
  static lcp_device_effect e = LCP_DEVICE_EFFECT_INIT;
  int count = 0;
  while (lcp_device_next_effect(device, &e, NULL) == LCP_OK) {
    HOLDS(++count < 2000, "effects without end");
    if (count > 4000) return;
    see(h, &e);
    if (e.needs_reply != LCP_FACT_YES) continue;
    if (is_slow) {
      HOLDS(h->owed_count < OWED, "more replies are owed than there is room for");
      if (h->owed_count < OWED) {
        h->owed_by[h->owed_count] = (uint8_t)e.app;
        h->owed[h->owed_count++] = e.id;
      }
    } else {
      lcp_status_t status = lcp_device_reply(device, e.id, LCP_REPLY_RETURNED, NULL);
      /* LCP_ERROR_LATE is correct if the process ended while the effects before this one were
         taken. */
      HOLDS(status == LCP_OK || status == LCP_ERROR_LATE, "a reply is not taken");
    }
  }
}

static void tell(lcp_device *device, host *h, const lcp_device_event *event) {
  lcp_device_outcome outcome = LCP_DEVICE_OUTCOME_INIT;
  lcp_status_t status = lcp_device_post(device, event, &outcome, NULL);
  HOLDS(status != LCP_ERROR_QUEUE_FULL, "the queue is full");
  if (status == LCP_OK && event->kind == LCP_OCCURRENCE_BEGIN_TASK && outcome.token)
    keep(h->tasks[event->app], outcome.token);
  drain(device, h);
}

static void tell_kind(lcp_device *device, host *h, lcp_occurrence_t kind, uint32_t app) {
  lcp_device_event event = LCP_DEVICE_EVENT_INIT(kind);
  event.app = app;
  tell(device, h, &event);
}

/* Replies to the oldest callback to which a reply is owed, or to the newest one if `last` is set. Forgets
   callbacks of processes that have ended. Returns 0 if no callback is left. */
static int reply(lcp_device *device, host *h, int last) {
  while (h->owed_count) {
    uint32_t at = last ? h->owed_count - 1 : 0;
    uint64_t effect = h->owed[at];
    forget_reply(h, at);
    if (lcp_device_reply(device, effect, LCP_REPLY_RETURNED, NULL) != LCP_OK) continue;
    drain(device, h);
    return 1;
  }
  return 0;
}

static int is_shown(lcp_state_t state) {
  return state == LCP_STATE_ACTIVE || state == LCP_STATE_INACTIVE;
}

/* Checks what must hold once all effects are taken. */
static void look(const lcp_device *device, const host *h, uint32_t apps) {
  lcp_app_status s = LCP_APP_STATUS_INIT;
  lcp_device_status whole = LCP_DEVICE_STATUS_INIT;
  int shown = 0, waits = 0;
  uint32_t seen = 0;
  CHECK_STATUS(lcp_device_get_status(device, &whole, NULL), LCP_OK);
  for (uint32_t app = 1; app <= apps; app++) {
    const shadow *told = &h->apps[app];
    if (lcp_device_get_app_status(device, app, &s, NULL) != LCP_OK) continue;
    waits |= s.waiting == LCP_FACT_YES;
    if (is_shown(s.state)) shown++, seen = app;
    HOLDS(s.state == (told->state ? told->state : LCP_STATE_NOT_RUNNING),
          "the state that was told is another");
    HOLDS(s.state != LCP_STATE_NOT_RUNNING || !s.tasks, "a task outlives its app");
    HOLDS(s.state != LCP_STATE_SUSPENDED || (!told->runs && !s.tasks), "a suspended app runs");
    HOLDS(s.remaining_ns >= 0, "less than no time remains");
  }
  if (waits) return;
  HOLDS(shown <= 1, "several apps are in front at rest");
  HOLDS(!shown || whole.front == seen, "what the user has left is still to be seen");
}

/* Checks that the user can launch the app again, whatever has happened. */
static void check_launch(lcp_device *device, host *h, uint32_t app) {
  static const lcp_occurrence_t way[] = {LCP_OCCURRENCE_BOOT, LCP_OCCURRENCE_UNLOCK,
                                         LCP_OCCURRENCE_HOME, LCP_OCCURRENCE_OPEN_APP};
  lcp_app_status s = LCP_APP_STATUS_INIT;
  while (reply(device, h, 0)) {}
  for (size_t i = 0; i < sizeof way / sizeof *way; i++) {
    tell_kind(device, h, way[i], way[i] == LCP_OCCURRENCE_OPEN_APP ? app : 0);
    while (reply(device, h, 0)) {}
  }
  CHECK_STATUS(lcp_device_get_app_status(device, app, &s, NULL), LCP_OK);
  HOLDS(s.state == LCP_STATE_ACTIVE, "the user cannot launch it");
}

/* ---- what can happen ------------------------------------------------------------------------- */

/* An event of an exploration. If several triggers have the same answers, `acts` has only one of them. */
typedef struct act {
  const char *name;
  lcp_occurrence_t kind;
  int32_t value; /* the trigger, activity, termination, interruption or notice; 0 if `kind` has none */
  int apps; /* 0: an event of the device; 1: tried for each app; -1: tried for an app that is explored alone */
} act;
enum { ADVANCE = 1000, REPLY, REPLY_TO_LAST };
static const act acts[] = {
    {"home", LCP_OCCURRENCE_HOME, 0, 0},
    {"lock", LCP_OCCURRENCE_LOCK, 0, 0},
    {"unlock", LCP_OCCURRENCE_UNLOCK, 0, 0},
    {"open switcher", LCP_OCCURRENCE_OPEN_SWITCHER, 0, 0},
    {"close switcher", LCP_OCCURRENCE_CLOSE_SWITCHER, 0, 0},
    {"call", LCP_OCCURRENCE_BEGIN_INTERRUPTION, LCP_INTERRUPTION_PHONE_CALL, 0},
    {"refuse call", LCP_OCCURRENCE_IGNORE_INTERRUPTION, LCP_INTERRUPTION_PHONE_CALL, 0},
    {"take call", LCP_OCCURRENCE_ACCEPT_INTERRUPTION, LCP_INTERRUPTION_PHONE_CALL, 0},
    {"memory", LCP_OCCURRENCE_MEMORY_PRESSURE, 0, 0},
    {"time change", LCP_OCCURRENCE_NOTICE, LCP_EVENT_SIGNIFICANT_TIME_CHANGE, 0},
    {"shutdown", LCP_OCCURRENCE_SHUTDOWN, 0, 0},
    {"boot", LCP_OCCURRENCE_BOOT, 0, 0},
    {"advance", ADVANCE, 0, 0},
    {"reply", REPLY, 0, 0},
    {"reply to the last", REPLY_TO_LAST, 0, 0},
    {"open", LCP_OCCURRENCE_OPEN_APP, 0, 1},
    {"force quit", LCP_OCCURRENCE_FORCE_QUIT, 0, 1},
    {"push", LCP_OCCURRENCE_TRIGGER, LCP_TRIGGER_SILENT_PUSH, 1},
    {"region", LCP_OCCURRENCE_TRIGGER, LCP_TRIGGER_REGION_ENTER, 1},
    {"begin task", LCP_OCCURRENCE_BEGIN_TASK, 0, 1},
    {"end task", LCP_OCCURRENCE_END_TASK, 0, 1},
    {"complete", LCP_OCCURRENCE_COMPLETE, 0, 1},
    {"crash", LCP_OCCURRENCE_END, LCP_TERMINATION_CRASH, 1},
    {"open a URL", LCP_OCCURRENCE_OPEN_APP, LCP_TRIGGER_OPEN_URL, -1},
    {"lock file", LCP_OCCURRENCE_BEGIN_ACTIVITY, LCP_ACTIVITY_FILE_LOCK, -1},
    {"audio", LCP_OCCURRENCE_BEGIN_ACTIVITY, LCP_ACTIVITY_AUDIO_PLAYBACK, -1},
    {"no audio", LCP_OCCURRENCE_END_ACTIVITY, LCP_ACTIVITY_AUDIO_PLAYBACK, -1},
    {"request", LCP_OCCURRENCE_SUBMIT_REQUEST, LCP_TRIGGER_APP_REFRESH_TASK, -1},
};
enum { ACTS = sizeof acts / sizeof *acts };

static void advance(lcp_device *device, host *h) {
  int64_t at = 0;
  CHECK_STATUS(lcp_device_next_deadline(device, 0, &at, NULL), LCP_OK);
  if (at == LCP_NS_UNLIMITED) return;
  while (lcp_device_advance(device, at, NULL, NULL) == LCP_ERROR_QUEUE_FULL) drain(device, h);
  drain(device, h);
}

/* Makes the event happen. Returns 0 if the host has no reply or token for the event, or no room for another task. The
   device may still refuse the event. */
static int perform(lcp_device *device, host *h, const act *a, uint32_t app) {
  lcp_device_event e = LCP_DEVICE_EVENT_INIT(a->kind);
  e.app = app;
  switch ((int)a->kind) {
    case ADVANCE: advance(device, h); return 1;
    case REPLY: return reply(device, h, 0);
    case REPLY_TO_LAST: return h->owed_count > 1 && reply(device, h, 1);
    case LCP_OCCURRENCE_MEMORY_PRESSURE: e.amount = 1; break;
    case LCP_OCCURRENCE_BEGIN_TASK:
      if (h->tasks[app][0] && h->tasks[app][1]) return 0;
      break;
    case LCP_OCCURRENCE_END_TASK:
      e.token = h->tasks[app][0] ? h->tasks[app][0] : h->tasks[app][1];
      if (!e.token) return 0;
      forget(h->tasks[app], e.token);
      break;
    case LCP_OCCURRENCE_COMPLETE:
      e.token = h->wakes[app][0] ? h->wakes[app][0] : h->wakes[app][1];
      if (!e.token) return 0;
      forget(h->wakes[app], e.token);
      break;
    case LCP_OCCURRENCE_SUBMIT_REQUEST:
      e.identifier = 1;
      e.amount = INT64_C(60000000000);
      break;
    default: break;
  }
  e.trigger = a->kind == LCP_OCCURRENCE_TRIGGER || a->kind == LCP_OCCURRENCE_OPEN_APP ||
                      a->kind == LCP_OCCURRENCE_SUBMIT_REQUEST
                  ? a->value
                  : 0;
  e.interruption = app ? 0 : a->value;
  if (a->kind == LCP_OCCURRENCE_NOTICE) e.interruption = 0, e.notice = a->value;
  e.activity = a->kind == LCP_OCCURRENCE_BEGIN_ACTIVITY || a->kind == LCP_OCCURRENCE_END_ACTIVITY
                   ? a->value
                   : 0;
  e.termination = a->kind == LCP_OCCURRENCE_END ? a->value : 0;
  tell(device, h, &e);
  return 1;
}

/* ---- exploration ----------------------------------------------------------------------------- */

enum { DEPTH = 12 };
typedef struct node {
  host host;
  uint8_t path[DEPTH][2]; /* the acts that lead to this state, each with the number of its app */
  uint8_t depth;
  uint16_t size;
  size_t bytes; /* the offset of the node's snapshot */
} node;

typedef struct level {
  node *nodes;
  unsigned char *bytes;
  size_t count, room, used, byte_room;
} level;

static uint64_t *table;
static size_t table_size, table_count;
static const node *looked_at;
static act looked_act;
static uint32_t looked_app;

static const char *path_text(void) {
  static char text[512];
  int end = 0;
  text[0] = 0;
  for (int i = 0; looked_at && i < looked_at->depth && end < 400; i++)
    end += snprintf(text + end, sizeof text - (size_t)end, "%s %u, ", acts[looked_at->path[i][0]].name,
                    looked_at->path[i][1]);
  if (looked_act.name) snprintf(text + end, sizeof text - (size_t)end, "%s %u", looked_act.name, looked_app);
  return text;
}

static void *grown(void *memory, size_t size) {
  void *new = realloc(memory, size);
  if (!new) exit(3);
  return new;
}

/* Adds a key to `table`. Returns 1 if the key is new, and 0 if `table` already had it. */
static int add(uint64_t key) {
  if (table_count * 2 >= table_size) {
    uint64_t *old = table;
    size_t size = table_size;
    table_size = size ? size * 2 : 1 << 16;
    table = calloc(table_size, sizeof *table);
    if (!table) exit(3);
    table_count = 0;
    for (size_t i = 0; i < size; i++)
      if (old[i]) add(old[i]);
    free(old);
  }
  key += !key;
  size_t place = (size_t)(key * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (table_size - 1);
  while (table[place] && table[place] != key) place = (place + 1) & (table_size - 1);
  if (table[place]) return 0;
  table[place] = key;
  table_count++;
  return 1;
}

static uint64_t key_of(const lcp_device *device, const host *h) {
  uint64_t key = 0;
  CHECK_STATUS(lcp_device_digest(device, &key, NULL), LCP_OK);
  for (int i = 0; i < APPS; i++) {
    uint32_t seen;
    memcpy(&seen, &h->apps[i], sizeof seen);
    key = ((key ^ seen) * UINT64_C(0x100000001b3)) ^ (key >> 29);
  }
  return (key ^ h->owed_count) * UINT64_C(0xff51afd7ed558ccd);
}

static void put(level *l, const lcp_device *device, const host *h) {
  if (l->count == l->room) {
    l->room = l->room ? l->room * 2 : 1024;
    l->nodes = grown(l->nodes, l->room * sizeof *l->nodes);
  }
  if (l->used + SNAPSHOT > l->byte_room) {
    l->byte_room = l->byte_room ? l->byte_room * 2 : 1 << 20;
    l->bytes = grown(l->bytes, l->byte_room);
  }
  node *n = &l->nodes[l->count++];
  size_t size = 0;
  memset(n, 0, sizeof *n);
  n->host = *h;
  n->bytes = l->used;
  CHECK_STATUS(lcp_device_snapshot(device, l->bytes + l->used, SNAPSHOT, &size, NULL), LCP_OK);
  HOLDS(size <= SNAPSHOT, "a snapshot is larger than there is room for");
  n->size = (uint16_t)size;
  l->used += size;
}

static long long states, edges;

static void explore(uint32_t apps, int depth) {
  lcp_device *base = new_device(apps), *work = NULL, *again = NULL;
  host start, h;
  level now = {0}, next = {0};
  long long first_states = states, first_edges = edges;
  memset(&start, 0, sizeof start);
  looked_at = NULL;
  looked_act.name = NULL;
  table_count = 0;
  if (table) memset(table, 0, table_size * sizeof *table);
  tell_kind(base, &start, LCP_OCCURRENCE_BOOT, 0);
  tell_kind(base, &start, LCP_OCCURRENCE_UNLOCK, 0);
  CHECK_STATUS(lcp_device_fork(base, &work, NULL), LCP_OK);
  CHECK_STATUS(lcp_device_fork(base, &again, NULL), LCP_OK);
  add(key_of(base, &start));
  put(&now, base, &start);
  for (int at = 0; at < depth && check_failures < 20; at++) {
    next.count = next.used = 0;
    for (size_t n = 0; n < now.count; n++) {
      node here = now.nodes[n];
      looked_at = &here;
      looked_act.name = NULL;
      CHECK_STATUS(lcp_device_restore(base, now.bytes + here.bytes, here.size, 0, NULL, NULL), LCP_OK);
      for (size_t a = 0; a < ACTS; a++) {
        const act *one = &acts[a];
        if (one->apps < 0 && apps > 1) continue;
        for (uint32_t app = one->apps ? 1 : 0; app <= (one->apps ? apps : 0); app++) {
          looked_act = *one;
          looked_app = app;
          h = here.host;
          CHECK_STATUS(lcp_device_copy(work, base, NULL), LCP_OK);
          long long failures = check_failures;
          if (!perform(work, &h, one, app)) continue;
          look(work, &h, apps);
          edges++;
          if (check_failures > failures || !add(key_of(work, &h))) continue;
          states++;
          if (at + 1 < depth) {
            put(&next, work, &h);
            node *new = &next.nodes[next.count - 1];
            memcpy(new->path, here.path, sizeof here.path);
            new->depth = (uint8_t)(here.depth + 1);
            new->path[here.depth][0] = (uint8_t)a;
            new->path[here.depth][1] = (uint8_t)app;
          }
          for (uint32_t other = 1; other <= apps; other++) {
            host copy = h;
            CHECK_STATUS(lcp_device_copy(again, work, NULL), LCP_OK);
            check_launch(again, &copy, other);
          }
        }
      }
    }
    level old = now;
    now = next;
    next = old;
  }
  printf("devices: %s, %s, %s, %u %s, %d events: %lld states, %lld edges\n", now_in->name,
         lcp_enum_name(LCP_ENUM_PROFILE, profile), is_slow ? "slow" : "prompt", apps,
         apps == 1 ? "app" : "apps", depth, states - first_states, edges - first_edges);
  free(now.nodes), free(now.bytes), free(next.nodes), free(next.bytes);
  lcp_device_destroy(base), lcp_device_destroy(work), lcp_device_destroy(again);
}

/* ---- random events --------------------------------------------------------------------------- */

static int32_t any_of(lcp_enum_kind_t kind, uint32_t count) {
  int64_t value = 0;
  if (!check_below(4)) return 0;
  if (lcp_enum_value_at(kind, check_below(count), &value) != LCP_OK) return 0;
  return (int32_t)value;
}

enum { RANDOM_APPS = 2 };

/* Events that are drawn in addition to all others, so that they happen more often. */
static const lcp_occurrence_t usual[] = {
    LCP_OCCURRENCE_HOME,       LCP_OCCURRENCE_OPEN_APP, LCP_OCCURRENCE_OPEN_APP,   LCP_OCCURRENCE_OPEN_APP,
    LCP_OCCURRENCE_UNLOCK,     LCP_OCCURRENCE_UNLOCK,   LCP_OCCURRENCE_TRIGGER,    LCP_OCCURRENCE_TRIGGER,
    LCP_OCCURRENCE_TRIGGER,    LCP_OCCURRENCE_TRIGGER,  LCP_OCCURRENCE_BEGIN_TASK, LCP_OCCURRENCE_BEGIN_TASK,
    LCP_OCCURRENCE_END_TASK,   LCP_OCCURRENCE_COMPLETE, LCP_OCCURRENCE_COMPLETE,   LCP_OCCURRENCE_CLOSE_SWITCHER,
    LCP_OCCURRENCE_BEGIN_ACTIVITY};
enum { USUAL = sizeof usual / sizeof *usual };

static uint32_t token_of(const host *h, lcp_occurrence_t kind, uint32_t app) {
  const uint32_t *tokens = kind == LCP_OCCURRENCE_END_TASK ? h->tasks[app] : h->wakes[app];
  return tokens[0] && check_below(2) ? tokens[0] : tokens[1] ? tokens[1] : tokens[0];
}

/* Makes a random event, reply or advance. Most events are plausible, but one in eight may be any event. */
static void happen(lcp_device *device, host *h) {
  static const int64_t amounts[] = {
      0, 1, INT64_C(40000000000), INT64_C(700000000000), -1, 1000000000, INT64_MAX, INT64_MIN};
  lcp_device_event e = LCP_DEVICE_EVENT_INIT(0);
  uint32_t dice = check_below(10);
  if (dice < 2) {
    advance(device, h);
    return;
  }
  if (dice < 4) {
    reply(device, h, 0);
    return;
  }
  int is_any = !check_below(8);
  uint32_t kind = check_below(LCP_OCCURRENCE_KEEP_ALIVE + (is_any ? 0 : USUAL));
  e.kind = kind < LCP_OCCURRENCE_KEEP_ALIVE ? 1 + (lcp_occurrence_t)kind
                                            : usual[kind - LCP_OCCURRENCE_KEEP_ALIVE];
  /* Replaces 3 in 4 of the events that turn the device off or end an app. */
  if ((e.kind == LCP_OCCURRENCE_SHUTDOWN || e.kind == LCP_OCCURRENCE_BATTERY_EMPTY ||
       e.kind == LCP_OCCURRENCE_END || e.kind == LCP_OCCURRENCE_FORCE_QUIT) &&
      check_below(4))
    e.kind = LCP_OCCURRENCE_OPEN_APP;
  e.app = is_any ? check_below(RANDOM_APPS + 2) : 1 + check_below(RANDOM_APPS);
  e.process = is_any ? check_below(3) : 0;
  e.scene = is_any || !check_below(4) ? check_below(4) : 0;
  if (e.kind != LCP_OCCURRENCE_OPEN_APP || !check_below(4)) e.trigger = any_of(LCP_ENUM_TRIGGER, 50);
  e.interruption = any_of(LCP_ENUM_INTERRUPTION, 10);
  e.activity = any_of(LCP_ENUM_ACTIVITY, 40);
  /* Never uninstalls an app, because the rest of the run could not launch the app again. */
  do e.termination = any_of(LCP_ENUM_TERMINATION, 30);
  while (e.termination == LCP_TERMINATION_APP_UNINSTALL);
  e.notice = any_of(LCP_ENUM_EVENT, 25);
  e.fact = any_of(LCP_ENUM_CHANGING, 8);
  e.value = (lcp_fact_t)check_below(3);
  e.decision = (lcp_fact_t)check_below(3);
  e.token = is_any ? check_below(7) : token_of(h, e.kind, e.app);
  e.identifier = check_below(4);
  e.amount = amounts[check_below(is_any ? 8 : 4)];
  if (!is_any && e.kind == LCP_OCCURRENCE_END_TASK) forget(h->tasks[e.app], e.token);
  if (!is_any && e.kind == LCP_OCCURRENCE_COMPLETE) forget(h->wakes[e.app], e.token);
  tell(device, h, &e);
}

static void run_random(long long count) {
  lcp_device *device = new_device(RANDOM_APPS);
  host h;
  uint64_t digest = 0;
  looked_at = NULL;
  looked_act = (act){"random events", 0, 0, 0};
  memset(&h, 0, sizeof h);
  tell_kind(device, &h, LCP_OCCURRENCE_BOOT, 0);
  for (long long i = 0; i < count && check_failures < 20; i++) {
    looked_app = (uint32_t)i;
    happen(device, &h);
    look(device, &h, RANDOM_APPS);
  }
  CHECK_STATUS(lcp_device_digest(device, &digest, NULL), LCP_OK);
  printf("devices: %s, %s, %s, %lld random events: digest %016llx\n", now_in->name,
         lcp_enum_name(LCP_ENUM_PROFILE, profile), is_slow ? "slow" : "prompt", count,
         (unsigned long long)digest);
  lcp_device_destroy(device);
}

/* ---- damaged snapshots ----------------------------------------------------------------------- */

static uint64_t digest_of(const lcp_device *device) {
  uint64_t digest = 0;
  CHECK_STATUS(lcp_device_digest(device, &digest, NULL), LCP_OK);
  return digest;
}

static long long damaged, restored;

/* Loads damaged snapshots, every second one with a corrected checksum. A snapshot with a wrong checksum must be
   refused, and must change nothing. A snapshot with a corrected checksum may be refused in the same way. If it is
   accepted, a snapshot of the resulting device must lead to the same state. */
static void run_snapshots(long long count) {
  static unsigned char bytes[SNAPSHOT], changed[SNAPSHOT + 1], again[SNAPSHOT];
  lcp_device *device = new_device(RANDOM_APPS), *other = new_device(RANDOM_APPS);
  host h;
  size_t size = 0, same = 0;
  looked_at = NULL;
  looked_act = (act){"snapshots", 0, 0, 0};
  memset(&h, 0, sizeof h);
  tell_kind(device, &h, LCP_OCCURRENCE_BOOT, 0);
  for (long long i = 0; i < count && check_failures < 20; i++) {
    looked_app = (uint32_t)i;
    if (i % 8 == 0) happen(device, &h);
    CHECK_STATUS(lcp_device_snapshot(device, bytes, sizeof bytes, &size, NULL), LCP_OK);
    size_t length = size, last = HEADER + check_below((uint32_t)(size - HEADER));
    int is_right = (int)(i & 1);
    memcpy(changed, bytes, size);
    uint32_t way = check_below(8);
    if (way == 0) {
      length = check_below((uint32_t)size);
    } else if (way == 1) {
      changed[length++] = (unsigned char)check_below(256);
    } else {
      for (uint32_t n = way == 2 ? 3 : 1; n > 0; n--) {
        last = is_right ? HEADER + check_below((uint32_t)(size - HEADER)) : check_below((uint32_t)size);
        changed[last] ^= (unsigned char)(way < 5 ? 1u << check_below(8) : 1 + check_below(255));
      }
    }
    if (length == size && memcmp(bytes, changed, size) == 0) continue;
    if (is_right && length >= HEADER) put_checksum(changed, length);
    lcp_device_status now = LCP_DEVICE_STATUS_INIT;
    CHECK_STATUS(lcp_device_get_status(device, &now, NULL), LCP_OK);
    uint64_t before = digest_of(other);
    lcp_status_t status = lcp_device_restore(other, changed, length, now.now_ns, NULL, NULL);
    damaged++;
    if (status != LCP_OK) {
      HOLDS(digest_of(other) == before, "a snapshot is refused, and changes the device");
      continue;
    }
    restored++;
    HOLDS(is_right, "a damaged snapshot is restored");
    CHECK_STATUS(lcp_device_snapshot(other, again, sizeof again, &same, NULL), LCP_OK);
    lcp_device *third = NULL;
    CHECK_STATUS(lcp_device_fork(other, &third, NULL), LCP_OK);
    CHECK_STATUS(lcp_device_restore(third, again, same, now.now_ns, NULL, NULL), LCP_OK);
    HOLDS(digest_of(third) == digest_of(other), "a snapshot of what was restored is another state");
    lcp_device_destroy(third);
  }
  lcp_device_destroy(device);
  lcp_device_destroy(other);
}

int main(int count, char **arguments) {
  const char *mode = count > 1 ? arguments[1] : "explore";
  int is_of_snapshots = strcmp(mode, "snapshots") == 0;
  is_random = is_of_snapshots || strcmp(mode, "random") == 0;
  int one = count > 2 ? atoi(arguments[2]) : 4, two = count > 3 ? atoi(arguments[3]) : 3;
  long long each = is_random && count > 2 ? atoll(arguments[2]) : 20000;
  int share = (int)check_setting("ABI_SHARE", 1);
  check_start();
  uint64_t seed = check_random_state ^ (uint64_t)check_setting("ABI_SEED", 0);
  if (share > 1) one = one > 2 ? 2 : one, two = 1, each = each / share + 100;
  for (int e = 0; e < ERAS; e++)
    for (profile = LCP_PROFILE_DOCUMENTED; profile <= LCP_PROFILE_OBSERVED; profile++)
      for (is_slow = 0; is_slow < 2; is_slow++) {
        now_in = &eras[e];
        check_begin(now_in->name, profile, is_slow, 0, 0);
        /* Each kind has its own seed, so that it can be replayed without the others. */
        check_random_state =
            (seed + (uint64_t)(e * 4 + profile * 2 + is_slow)) * UINT64_C(0x9e3779b97f4a7c15) | 1;
        if (is_of_snapshots) {
          run_snapshots(each);
        } else if (is_random) {
          run_random(each);
        } else {
          explore(1, one);
          explore(2, two);
        }
      }
  free(table);
  if (is_of_snapshots) {
    printf("devices: %lld damaged snapshots, %lld of them a state\n", damaged, restored);
  } else if (is_random) {
    printf("devices: %lld random events in all, %lld effects\n", each * ERAS * 4, effects_seen);
  } else {
    printf("devices: %lld states, %lld edges, %lld effects\n", states, edges, effects_seen);
  }
  return check_done("devices");
}
