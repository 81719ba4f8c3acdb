/*
 * Support for the programs that ask random samples of all questions: apps of several kinds on suitable
 * devices, policies and queries with random valid values, and a way to ask only every n-th question.
 * Tests/Replay asks all questions.
 */
#ifndef ABITESTS_ANY_H
#define ABITESTS_ANY_H

#include "questions.h"

/* ---- shares --------------------------------------------------------------------------------- */

static long long share, turn;

/* Reads ABI_SHARE=n (default: 1). After that, taken() is true once in n * `usual` calls. */
static inline void take_share(long long usual) {
  share = check_setting("ABI_SHARE", 1);
  share = (share < 1 ? 1 : share) * usual;
}

static inline int taken(void) { return turn++ % share == 0; }

/* ---- apps ----------------------------------------------------------------------------------- */

enum { PLAIN, EXITS, SCENES, OLD_SDK, WINDOWS, APPS };
enum { PROFILES = LCP_PROFILE_FOUNDING };

typedef struct life {
  lcp_app app;
  lcp_device_facts facts;
  lcp_context context;
  lcp_policy policy;
} life;

/* Prepares an app of the given kind on a device that suits the app, and a policy for a version and a
   profile. */
static inline void prepare_life(life *l, int kind, lcp_os_version_t os, lcp_profile_t profile) {
  l->app = (lcp_app)LCP_APP_INIT;
  l->facts = (lcp_device_facts)LCP_ORDINARY_DEVICE_INIT;
  if (kind == EXITS) l->app.exits_on_suspend = LCP_FACT_YES;
  l->app.scenes = kind == SCENES || kind == WINDOWS ? LCP_FACT_YES : LCP_FACT_NO;
  if (kind == OLD_SDK) l->app.linked_sdk = LCP_OS(3, 2, 0);
  if (kind == WINDOWS) {
    l->app.multiple_scenes = LCP_FACT_YES;
    l->facts.idiom = LCP_IDIOM_PAD;
  }
  l->context = (lcp_context)LCP_CONTEXT_INIT(os);
  l->context.profile = profile;
  l->context.app = &l->app;
  l->context.facts = &l->facts;
  prepare_policy(&l->context, &l->policy);
}

/* ---- random values -------------------------------------------------------------------------- */

static inline int64_t any_value(const field *f) {
  int64_t number = check_below(20);
  if (f->kind != ANYTHING)
    return f->low + (int64_t)(check_random() % ((uint64_t)f->high - (uint64_t)f->low + 1));
  if (f->size == 8 && check_below(2))
    (void)lcp_enum_value_at(LCP_ENUM_CODE, check_below(17), &number);
  return number;
}

/* Sets every required field to a random value, and often leaves optional fields empty. All states in one
   query are of the app, or all are of a scene. */
static inline void any_fields(void *bytes, const field *fields) {
  int scene = (int)check_below(2);
  for (const field *f = fields; f->name; f++) {
    if (f->kind == FIRST_STATE || f->kind == SAME_STATE)
      set_field(bytes, f, 1 + (scene ? APP_STATES + check_below(STATES - APP_STATES)
                                     : check_below(APP_STATES)));
    if (f->kind == SAME_STATE && !f->required && check_below(4) == 0) set_field(bytes, f, 0);
    else if (f->kind == FIRST_STATE || f->kind == SAME_STATE) continue;
    else if (f->required || check_below(3) == 0) set_field(bytes, f, any_value(f));
  }
}

static inline void ask_any(const question *q, any_query *query) {
  memset(query, 0, sizeof *query);
  set_size(query, (uint32_t)q->query_size);
  any_fields(query, q->fields);
  mend_query(q, query);
}

/* A random app on a random device, with one of the OS versions on which answers change. */
typedef struct any_life {
  life life;
  lcp_limit limit;
  lcp_limits limits;
} any_life;

static inline void lead_any(any_life *l) {
  int os = (int)check_below((uint32_t)os_count);
  lcp_profile_t profile = 1 + (lcp_profile_t)check_below(PROFILES);
  prepare_life(&l->life, (int)check_below(APPS), os_boundaries[os], profile);
  if (check_below(2)) any_fields(&l->life.app, lcp_app_fields);
  if (check_below(2)) any_fields(&l->life.facts, lcp_device_facts_fields);
  l->limit = (lcp_limit)LCP_LIMIT_INIT;
  l->limit.allowance = 1 + (lcp_allowance_t)check_below(ALLOWANCES);
  l->limit.limit_ns = check_below(1000);
  l->limits = (lcp_limits)LCP_LIMITS_INIT;
  l->limits.count = 1;
  l->limits.items = &l->limit;
  if (check_below(2)) l->life.context.limits = &l->limits;
  /* If the random OS has no processes of the random kind, the process becomes that of an app. */
  lcp_policy *policy = &l->life.policy;
  if (lcp_policy_prepare(&l->life.context, policy, sizeof *policy, NULL) == LCP_ERROR_PROCESS_KIND)
    l->life.app.kind = LCP_PROCESS_KIND_APP;
  prepare_policy(&l->life.context, &l->life.policy);
}

#endif /* ABITESTS_ANY_H */
