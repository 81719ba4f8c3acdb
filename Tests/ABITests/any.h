/*
 * Policies and queries with random valid values, for programs that ask a little of everything.
 */
#ifndef ABITESTS_ANY_H
#define ABITESTS_ANY_H

#include "holds.h"

static inline int64_t any_value(const field *f) {
  int64_t number = check_below(20);
  if (f->kind != ANYTHING)
    return f->low + (int64_t)(check_random() % ((uint64_t)f->high - (uint64_t)f->low + 1));
  if (f->size == 8 && check_below(2))
    (void)lcp_enum_value_at(LCP_ENUM_CODE, check_below(17), &number);
  return number;
}

/* Sets every required field to a random value, and often leaves optional ones empty. The states of one
   question are all of the app or all of a scene. */
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

/* A random app and device, on one of the versions on which answers change. */
typedef struct any_life {
  life life;
  lcp_limit limit;
  lcp_limits limits;
} any_life;

static inline void lead_any(any_life *l) {
  int os = (int)check_below((uint32_t)os_count);
  lcp_profile_t profile = 1 + (lcp_profile_t)check_below(PROFILES);
  lead(&l->life, (int)check_below(APPS), os_boundaries[os], profile);
  if (check_below(2)) any_fields(&l->life.app, lcp_app_fields);
  if (check_below(2)) any_fields(&l->life.facts, lcp_device_facts_fields);
  l->limit = (lcp_limit)LCP_LIMIT_INIT;
  l->limit.allowance = 1 + (lcp_allowance_t)check_below(ALLOWANCES);
  l->limit.limit_ns = check_below(1000);
  l->limits = (lcp_limits)LCP_LIMITS_INIT;
  l->limits.count = 1;
  l->limits.items = &l->limit;
  if (check_below(2)) l->life.context.limits = &l->limits;
  prepare_policy(&l->life.context, &l->life.policy);
}

#endif /* ABITESTS_ANY_H */
