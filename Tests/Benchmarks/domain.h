/*
 * The questions that are measured, and the contexts in which they are asked. Random questions are the same in each
 * run. The questions of the domain have numbers: all transitions (without a last cause, trigger or interruption), all
 * deadlines, and all relaunches after a termination. The hand-written forms in handwritten.c answer all of these.
 */
#ifndef BENCHMARKS_DOMAIN_H
#define BENCHMARKS_DOMAIN_H

#include "../ABITests/last.h"
#include <lifecycle_policy.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* The number of values of each enumeration, as its last value in abi.json says. */
enum {
  STATES = LCP_STATE_SUSPENDED,
  SCENE_STATES = LAST_STATE - LCP_STATE_SUSPENDED,
  AXES = LAST_AXIS, /* one for the app and one for a scene */
  CAUSES = LAST_CAUSE,
  TERMINATIONS = LAST_TERMINATION,
  TRIGGERS = LAST_TRIGGER,
  SINCES = 1 << LAST_SINCE, /* one for each set of events since the termination */
  ALLOWANCES = LAST_ALLOWANCE,
  ACTIVITIES = LAST_ACTIVITY,
  CALLBACKS = LAST_CALLBACK,
  EVENTS = LAST_EVENT,
  QUOTAS = LAST_QUOTA,
  NAMESPACES = LAST_NAMESPACE,
  INTERRUPTIONS = LAST_INTERRUPTION,
  MODES = LAST_MODE
};

/*
 * An era is an OS with its life cycle. Each era has two apps: one that declares nothing but scenes, and one
 * that declares every mode and may always use location. So an era has two contexts; era n has the contexts
 * 2n and 2n + 1, for the first and the second app.
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
  int place;          /* the number of the context */
  lcp_policy small;
  lcp_policy *tables; /* with tables, in memory from malloc */
} world;

static inline lcp_app domain_app(int scenes, int declares) {
  lcp_app app = LCP_APP_INIT;
  app.scenes = scenes ? LCP_FACT_YES : LCP_FACT_NO;
  if (declares) {
    app.background_modes = (UINT64_C(1) << MODES) - 1;
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
    worlds[i].place = i;
    const size_t size = lcp_policy_size(LCP_FORM_TABLES);
    worlds[i].tables = malloc(size);
    if (!worlds[i].tables || lcp_policy_prepare(&worlds[i].context, worlds[i].tables, size, NULL) ||
        lcp_policy_prepare(&worlds[i].context, &worlds[i].small, sizeof worlds[i].small, NULL)) {
      fprintf(stderr, "domain: the policy of context %d cannot be prepared\n", i);
      exit(2);
    }
  }
}

/* ---- Every question of the domain, by number ---- */

/* How many numbers the questions of each kind have. In some eras, some numbers stand for no question: questions
   about scenes need an era whose apps have scenes, and scenes have fewer states than apps. */
enum {
  TRANSITIONS = AXES * STATES * STATES * CAUSES,
  DEADLINES = ALLOWANCES,
  RELAUNCHES = TERMINATIONS * TRIGGERS * SINCES
};

/* Makes the question with the given number. Returns whether that question exists in the era. */
static inline int domain_transition(int number, const era *at, lcp_transition_query *query) {
  *query = (lcp_transition_query)LCP_TRANSITION_QUERY_INIT;
  const int of_scenes = number / CAUSES / STATES / STATES;
  query->cause = number % CAUSES + 1;
  query->to = number / CAUSES % STATES + 1 + of_scenes * STATES;
  query->from = number / CAUSES / STATES % STATES + 1 + of_scenes * STATES;
  return !of_scenes || (at->scenes && query->from <= STATES + SCENE_STATES &&
                        query->to <= STATES + SCENE_STATES);
}

static inline int domain_deadline(int number, const era *at, lcp_deadline_query *query) {
  (void)at;
  *query = (lcp_deadline_query)LCP_DEADLINE_QUERY_INIT;
  query->allowance = number + 1;
  return 1;
}

static inline int domain_relaunch(int number, const era *at, lcp_relaunch_query *query) {
  (void)at;
  *query = (lcp_relaunch_query)LCP_RELAUNCH_QUERY_INIT;
  query->events_since = (uint64_t)(number % SINCES);
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

/* Applies X to each kind of question that no hand-written form answers, except to those about next steps and paths.
   The question about the manifest has no query, so `manifest` takes its place. */
#define OTHER_KINDS(X, manifest) \
  X(conduct) X(duties) X(delivery) X(mode) X(quota) manifest X(termination) X(suspension) X(purge) X(call)

static inline void random_transition(uint64_t *state, const era *at, lcp_transition_query *query) {
  while (!domain_transition(random_below(state, TRANSITIONS), at, query)) continue;
}

/* Sets every field of a transition query, also those that must be empty in a question of the domain. */
static inline void random_full_transition(uint64_t *state, const era *at,
                                          lcp_transition_query *query) {
  random_transition(state, at, query);
  query->last_cause = random_value(state, CAUSES);
  query->trigger = random_value(state, TRIGGERS);
  query->interruption = random_value(state, INTERRUPTIONS);
}

/* Returns a random state of the app or of a scene. */
static inline lcp_state_t random_state(uint64_t *state, int of_scenes) {
  return of_scenes ? STATES + random_value(state, SCENE_STATES) : random_value(state, STATES);
}

static inline int random_axis(uint64_t *state, const era *at) {
  return at->scenes && random_below(state, AXES);
}

static inline void random_next_query(uint64_t *state, const era *at, lcp_next_query *query) {
  *query = (lcp_next_query)LCP_NEXT_QUERY_INIT;
  query->from = random_state(state, random_axis(state, at));
}

static inline void random_path(uint64_t *state, const era *at, lcp_path_query *query) {
  *query = (lcp_path_query)LCP_PATH_QUERY_INIT;
  const int of_scenes = random_axis(state, at);
  query->from = random_state(state, of_scenes);
  query->to = random_state(state, of_scenes);
}

static inline void random_deadline(uint64_t *state, const era *at, lcp_deadline_query *query) {
  domain_deadline(random_below(state, DEADLINES), at, query);
}

static inline void random_relaunch(uint64_t *state, const era *at, lcp_relaunch_query *query) {
  domain_relaunch(random_below(state, RELAUNCHES), at, query);
}

/* Defines random_<name>, which makes a query. `name` and `NAME` are the question's name in small and in capital
   letters. The assignments to the fields of the query follow them. */
#define RANDOM_QUERY(name, NAME, ...)                                                               \
  static inline void random_##name(uint64_t *state, const era *at, lcp_##name##_query *query) {     \
    (void)at;                                                                                       \
    *query = (lcp_##name##_query)LCP_##NAME##_QUERY_INIT;                                           \
    __VA_ARGS__;                                                                                    \
  }

RANDOM_QUERY(conduct, CONDUCT, query->state = random_value(state, STATES),
             query->activity = random_value(state, ACTIVITIES))
RANDOM_QUERY(duties, DUTIES, query->callback = random_value(state, CALLBACKS))
RANDOM_QUERY(delivery, DELIVERY, query->state = random_value(state, STATES),
             query->event = random_value(state, EVENTS))
RANDOM_QUERY(mode, MODE, query->mode = random_value(state, MODES))
RANDOM_QUERY(quota, QUOTA, query->quota = random_value(state, QUOTAS))
RANDOM_QUERY(purge, PURGE, query->state = random_value(state, STATES),
             query->activities = LCP_BIT(random_value(state, ACTIVITIES)))
RANDOM_QUERY(call, CALL, query->callback = random_value(state, CALLBACKS),
             query->trigger = random_value(state, TRIGGERS))

/* Makes a query about an app with two activities, while two time limits run. In half of the queries, the
   first activity began while the app was in front. */
static inline void random_suspension(uint64_t *state, const era *at, lcp_suspension_query *query) {
  (void)at;
  *query = (lcp_suspension_query)LCP_SUSPENSION_QUERY_INIT;
  for (int i = 0; i < 2; i++) {
    query->allowances |= LCP_BIT(random_value(state, ALLOWANCES));
    query->activities |= LCP_BIT(random_value(state, ACTIVITIES));
    if (i == 0 && random_below(state, 2)) query->begun_in_front = query->activities;
  }
}

/* Makes a query with a termination code. Half of the codes are known, a quarter are small numbers such as
   signals, and a quarter are arbitrary numbers. */
static inline void random_termination(uint64_t *state, const era *at,
                                      lcp_termination_query *query) {
  static const uint32_t codes[] = {
      LCP_CODE_WATCHDOG,       LCP_CODE_BACKGROUND_TASK,   LCP_CODE_BACKGROUND_URL_SESSION,
      LCP_CODE_RESOURCE_HELD,  LCP_CODE_BACKGROUND_FETCH,  LCP_CODE_THERMAL,
      LCP_CODE_DISK_PRESSURE,  LCP_CODE_CALL_NOT_REPORTED, LCP_CODE_VOIP_WAKE_RATE,
      LCP_CODE_RESOURCE_USE,   LCP_CODE_USER_FORCE_QUIT,   LCP_CODE_INSECURE_DRAWING};
  (void)at;
  *query = (lcp_termination_query)LCP_TERMINATION_QUERY_INIT;
  query->reason_namespace = (int32_t)random_below(state, NAMESPACES + 1);
  const int kind = random_below(state, 4);
  query->code = kind < 2   ? codes[random_below(state, (int)(sizeof codes / sizeof *codes))]
                : kind < 3 ? (uint64_t)random_below(state, 16)
                           : random_next(state);
}

#endif
