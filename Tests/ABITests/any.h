/*
 * Contexts and queries with any values that are good, for programs that ask a little of everything.
 */
#ifndef ABITESTS_ANY_H
#define ABITESTS_ANY_H

#include "holds.h"

/* A query, aligned as its struct. */
typedef struct any_query {
  uint64_t bytes[8];
} any_query;

static inline int64_t any_value(const field *f) {
  int64_t code = check_below(20);
  if (f->low == INT64_MIN) {
    if (check_below(2)) (void)lcp_enum_value_at(LCP_ENUM_CODE, check_below(17), &code);
    return code;
  }
  if (f->one_bit) return INT64_C(1) << check_below(MODES);
  return f->low + (int64_t)(check_random() % ((uint64_t)f->high - (uint64_t)f->low + 1));
}

/* What must be given has any value, what may be left out often none. */
static inline void any_fields(void *bytes, const field *fields) {
  for (const field *f = fields; f->name; f++)
    if (f->required || check_below(3) == 0) set_field(bytes, f, any_value(f));
}

/* Half of what has an axis is asked of scenes. */
static inline void ask_any(const question *q, any_query *query) {
  memset(query, 0, sizeof *query);
  set_size(query, (uint32_t)q->query_size);
  any_fields(query, q->fields);
  if (q->fields[0].field != LCP_FIELD_AXIS) return;
  int scene = (int)check_below(2);
  set_field(query, &q->fields[0], scene ? LCP_AXIS_SCENE : LCP_AXIS_APP);
  for (const field *f = q->fields; f->name; f++)
    if (scene && (f->field == LCP_FIELD_FROM || f->field == LCP_FIELD_TO))
      set_field(query, f, 1 + check_below(SCENE_STATES));
}

/* An app and a device of any kind, on one of the versions where answers change, or on a few. */
typedef struct any_life {
  life life;
  lcp_limit limit;
  lcp_limits limits;
} any_life;

static inline void lead_any(any_life *l) {
  int os = (int)check_below((uint32_t)os_count);
  lcp_profile_t profile = 1 + (lcp_profile_t)check_below(PROFILES);
  lead(&l->life, (int)check_below(APPS), os_boundaries[os], profile);
  if (check_below(2)) any_fields(&l->life.app, app_fields);
  if (check_below(2)) any_fields(&l->life.facts, facts_fields);
  /* A range takes as many times as long as there are versions in it on which answers change. */
  if (check_below(4) == 0 && os + 2 < os_count)
    l->life.context.os_last = os_boundaries[os + (int)check_below(3)];
  l->limit = (lcp_limit)LCP_LIMIT_INIT;
  l->limit.allowance = 1 + (lcp_allowance_t)check_below(ALLOWANCES);
  l->limit.limit_ns = check_below(1000);
  l->limits = (lcp_limits)LCP_LIMITS_INIT;
  l->limits.count = 1;
  l->limits.items = &l->limit;
  if (check_below(2)) l->life.context.limits = &l->limits;
}

#endif /* ABITESTS_ANY_H */
