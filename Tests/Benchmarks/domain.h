/*
 * The questions that are measured: contexts by OS, every question of the domain that the
 * hand-written forms answer, and random ones, the same in each run.
 */
#ifndef BENCHMARKS_DOMAIN_H
#define BENCHMARKS_DOMAIN_H

#include <lifecycle_policy.h>
#include <stddef.h>
#include <stdint.h>

/* How many values there are. */
enum {
  STATES = LCP_STATE_SUSPENDED,
  SCENE_STATES = LCP_SCENE_STATE_BACKGROUND,
  AXES = LCP_AXIS_SCENE,
  CAUSES = LCP_CAUSE_INSECURE_DRAWING,
  TERMINATIONS = LCP_TERMINATION_INSECURE_DRAWING,
  TRIGGERS = LCP_TRIGGER_NOTIFICATION_SERVICE_EXTENSION,
  SINCES = (LCP_SINCE_REBOOT | LCP_SINCE_UNLOCK | LCP_SINCE_USER_LAUNCH) + 1,
  ALLOWANCES = LCP_ALLOWANCE_PERSISTENT_WIFI,
  ACTIVITIES = LCP_ACTIVITY_PLAY_ALONGSIDE_OTHERS,
  CALLBACKS = LCP_CALLBACK_HEALTHKIT_UPDATE_HANDLER,
  EVENTS = LCP_EVENT_REMOTE_NOTIFICATION,
  QUOTAS = LCP_QUOTA_NOTIFICATION_SERVICE_MEMORY,
  NAMESPACES = LCP_NAMESPACE_WEBKIT,
  INTERRUPTIONS = LCP_INTERRUPTION_BANNER,
  MODES = 13
};

/*
 * An era is an OS with its life cycle. Each has two apps: one that declares nothing but scenes, and
 * one that declares every mode and may use location always. So there are two contexts an era, and
 * context 2n + 1 is that of the second app.
 */
typedef struct era {
  const char *name;
  lcp_os_version_t os;
  int scenes;
} era;

static const era eras[] = {
    {"3.2", LCP_OS(3, 2, 0), 0},         {"4.3", LCP_OS(4, 3, 0), 0},
    {"6.0", LCP_OS(6, 0, 0), 0},         {"8.0", LCP_OS(8, 0, 0), 0},
    {"12.0", LCP_OS(12, 0, 0), 0},       {"13.0 scenes", LCP_OS(13, 0, 0), 1},
    {"17.0 scenes", LCP_OS(17, 0, 0), 1}, {"27.0 scenes", LCP_OS(27, 0, 0), 1}};
enum { ERAS = sizeof eras / sizeof *eras, APPS = 2, CONTEXTS = ERAS * APPS };

typedef struct world {
  lcp_app app;
  lcp_context context;
} world;

static inline lcp_app domain_app(int scenes, int declares) {
  lcp_app app = LCP_APP_INIT;
  app.scenes = scenes ? LCP_FACT_YES : LCP_FACT_NO;
  if (declares) {
    app.background_modes = (1u << MODES) - 1;
    app.permitted_identifiers = 1;
    app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
    app.restoration_identifier = LCP_FACT_YES;
    app.session_sends_launch_events = LCP_FACT_YES;
  }
  return app;
}

static inline void domain_worlds(world worlds[CONTEXTS]) {
  for (int i = 0; i < CONTEXTS; i++) {
    const lcp_context context = LCP_CONTEXT_INIT(eras[i / APPS].os);
    worlds[i].app = domain_app(eras[i / APPS].scenes, i % APPS);
    worlds[i].context = context;
    worlds[i].context.app = &worlds[i].app;
  }
}

/* ---- Every question, by number ---- */

/* The scene axis is asked where there are scenes alone, and has fewer states: not every number is a
   question of every context. */
enum {
  TRANSITIONS = AXES * STATES * STATES * CAUSES,
  DEADLINES = ALLOWANCES,
  RELAUNCHES = TERMINATIONS * TRIGGERS * SINCES
};

/* Whether the number is a question of this era. */
static inline int domain_transition(int number, const era *at, lcp_transition_query *query) {
  const lcp_transition_query start = LCP_TRANSITION_QUERY_INIT;
  *query = start;
  query->cause = number % CAUSES + 1;
  query->to = number / CAUSES % STATES + 1;
  query->from = number / CAUSES / STATES % STATES + 1;
  query->axis = number / CAUSES / STATES / STATES + 1;
  if (query->axis == LCP_AXIS_APP) return 1;
  return at->scenes && query->from <= SCENE_STATES && query->to <= SCENE_STATES;
}

static inline int domain_deadline(int number, const era *at, lcp_deadline_query *query) {
  const lcp_deadline_query start = LCP_DEADLINE_QUERY_INIT;
  (void)at;
  *query = start;
  query->allowance = number + 1;
  return 1;
}

static inline int domain_relaunch(int number, const era *at, lcp_relaunch_query *query) {
  const lcp_relaunch_query start = LCP_RELAUNCH_QUERY_INIT;
  (void)at;
  *query = start;
  query->since = (lcp_since_events_t)(number % SINCES);
  query->trigger = number / SINCES % TRIGGERS + 1;
  query->termination = number / SINCES / TRIGGERS + 1;
  return 1;
}

/* ---- Random questions ---- */

/* SplitMix64: the same numbers on every machine. */
static inline uint64_t random_next(uint64_t *state) {
  uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static inline int random_below(uint64_t *state, int count) {
  return (int)(random_next(state) % (uint64_t)count);
}

static inline int32_t random_value(uint64_t *state, int count) {
  return (int32_t)random_below(state, count) + 1;
}

static inline void random_transition(uint64_t *state, const era *at, lcp_transition_query *query) {
  while (!domain_transition(random_below(state, TRANSITIONS), at, query)) continue;
}

/* Every field of a transition's question given, outside what the hand-written forms answer. */
static inline void random_full_transition(uint64_t *state, const era *at,
                                          lcp_transition_query *query) {
  random_transition(state, at, query);
  query->last_cause = random_value(state, CAUSES);
  query->trigger = random_value(state, TRIGGERS);
  query->interruption = random_value(state, INTERRUPTIONS);
}

static inline int random_axis(uint64_t *state, const era *at, int32_t *axis) {
  *axis = at->scenes ? random_value(state, AXES) : LCP_AXIS_APP;
  return *axis == LCP_AXIS_APP ? STATES : SCENE_STATES;
}

static inline void random_next_query(uint64_t *state, const era *at, lcp_next_query *query) {
  const lcp_next_query start = LCP_NEXT_QUERY_INIT;
  *query = start;
  query->from = random_value(state, random_axis(state, at, &query->axis));
}

static inline void random_path(uint64_t *state, const era *at, lcp_path_query *query) {
  const lcp_path_query start = LCP_PATH_QUERY_INIT;
  *query = start;
  const int states = random_axis(state, at, &query->axis);
  query->from = random_value(state, states);
  query->to = random_value(state, states);
}

static inline void random_deadline(uint64_t *state, const era *at, lcp_deadline_query *query) {
  domain_deadline(random_below(state, DEADLINES), at, query);
}

static inline void random_relaunch(uint64_t *state, const era *at, lcp_relaunch_query *query) {
  domain_relaunch(random_below(state, RELAUNCHES), at, query);
}

static inline void random_conduct(uint64_t *state, const era *at, lcp_conduct_query *query) {
  const lcp_conduct_query start = LCP_CONDUCT_QUERY_INIT;
  (void)at;
  *query = start;
  query->state = random_value(state, STATES);
  query->activity = random_value(state, ACTIVITIES);
}

static inline void random_duties(uint64_t *state, const era *at, lcp_duties_query *query) {
  const lcp_duties_query start = LCP_DUTIES_QUERY_INIT;
  (void)at;
  *query = start;
  query->callback = random_value(state, CALLBACKS);
}

static inline void random_delivery(uint64_t *state, const era *at, lcp_delivery_query *query) {
  const lcp_delivery_query start = LCP_DELIVERY_QUERY_INIT;
  (void)at;
  *query = start;
  query->state = random_value(state, STATES);
  query->event = random_value(state, EVENTS);
}

static inline void random_mode(uint64_t *state, const era *at, lcp_mode_query *query) {
  const lcp_mode_query start = LCP_MODE_QUERY_INIT;
  (void)at;
  *query = start;
  query->mode = 1u << random_below(state, MODES);
}

static inline void random_quota(uint64_t *state, const era *at, lcp_quota_query *query) {
  const lcp_quota_query start = LCP_QUOTA_QUERY_INIT;
  (void)at;
  *query = start;
  query->quota = random_value(state, QUOTAS);
}

/* Half of the codes are known ones, a quarter signals and such, a quarter any number. */
static inline void random_termination(uint64_t *state, const era *at,
                                      lcp_termination_query *query) {
  static const uint32_t codes[] = {
      LCP_CODE_WATCHDOG,       LCP_CODE_BACKGROUND_TASK,   LCP_CODE_BACKGROUND_URL_SESSION,
      LCP_CODE_RESOURCE_HELD,  LCP_CODE_BACKGROUND_FETCH,  LCP_CODE_THERMAL,
      LCP_CODE_DISK_PRESSURE,  LCP_CODE_CALL_NOT_REPORTED, LCP_CODE_VOIP_WAKE_RATE,
      LCP_CODE_RESOURCE_USE,   LCP_CODE_USER_FORCE_QUIT,   LCP_CODE_INSECURE_DRAWING};
  const lcp_termination_query start = LCP_TERMINATION_QUERY_INIT;
  (void)at;
  *query = start;
  query->namespace_ = (int32_t)random_below(state, NAMESPACES + 1);
  const int kind = random_below(state, 4);
  query->code = kind < 2   ? codes[random_below(state, (int)(sizeof codes / sizeof *codes))]
                : kind < 3 ? (uint64_t)random_below(state, 16)
                           : random_next(state);
}

#endif
