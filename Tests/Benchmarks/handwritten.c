/*
 * The baselines that know the answers. What they know stands in tables.h and switches.h, which
 * decisions.py writes from the library's answers; here is how one gets at it.
 */
#include <string.h>

#include "baselines.h"
#include "domain.h"
#include "tables.h"

enum { REFUSED = -1 };

/* The number of the context. The app is taken to be one of the two that are known. */
static inline int place_by_table(const lcp_context *context) {
  const lcp_app *app = context->app;
  int place = 0;
  for (int i = 1; i < ERAS; i++) place += context->os >= eras[i].os;
  return place * APPS + (app && app->background_modes);
}

static inline int place_by_switch(const lcp_context *context) {
  const lcp_app *app = context->app;
  const int declares = app && app->background_modes;
  for (int i = ERAS - 1; i > 0; i--) {
    if (context->os >= eras[i].os) return i * APPS + declares;
  }
  return declares;
}

/* The number of a question in the domain, or REFUSED. */
static inline int within(int32_t value, int count) { return (uint32_t)value - 1 < (uint32_t)count; }

static inline int number_transition(const lcp_transition_query *query) {
  const int axis = query->axis ? query->axis : LCP_AXIS_APP;
  const int known = (query->struct_size == sizeof *query) & within(axis, AXES) &
                    within(query->from, STATES) & within(query->to, STATES) &
                    within(query->cause, CAUSES) &
                    !(query->last_cause | query->trigger | query->interruption);
  if (!known) return REFUSED;
  return (((axis - 1) * STATES + query->from - 1) * STATES + query->to - 1) * CAUSES +
         query->cause - 1;
}

static inline int number_deadline(const lcp_deadline_query *query) {
  const int known =
      (query->struct_size == sizeof *query) & within(query->allowance, ALLOWANCES);
  return known ? query->allowance - 1 : REFUSED;
}

static inline int number_relaunch(const lcp_relaunch_query *query) {
  const int known = (query->struct_size == sizeof *query) &
                    within(query->termination, TERMINATIONS) & within(query->trigger, TRIGGERS) &
                    (query->since < SINCES);
  if (!known) return REFUSED;
  return ((query->termination - 1) * TRIGGERS + query->trigger - 1) * SINCES + (int)query->since;
}

/* Copies the answer with that number. One that is no question of the context has no size. */
#define TABLE(name, Query, Answer, COUNT)                                                       \
  static inline lcp_status_t look_up_##name(int place, const Query *query, Answer *answer) {    \
    const int number = number_##name(query);                                                    \
    if (number == REFUSED) return LCP_ERROR_UNKNOWN_VALUE;                                      \
    const Answer *found = &name##_answers[name##_numbers[place * COUNT + number]];              \
    if (!found->struct_size) return LCP_ERROR_UNKNOWN_VALUE;                                    \
    *answer = *found;                                                                           \
    return LCP_OK;                                                                              \
  }

TABLE(transition, lcp_transition_query, lcp_transition_answer, TRANSITIONS)
TABLE(deadline, lcp_deadline_query, lcp_deadline_answer, DEADLINES)
TABLE(relaunch, lcp_relaunch_query, lcp_relaunch_answer, RELAUNCHES)

#include "switches.h"

#define CHOOSE(name, Query, Answer)                                                             \
  static inline lcp_status_t choose_##name(int place, const Query *query, Answer *answer) {     \
    if (number_##name(query) == REFUSED) return LCP_ERROR_UNKNOWN_VALUE;                        \
    return decide_##name(place, query, answer);                                                 \
  }

CHOOSE(transition, lcp_transition_query, lcp_transition_answer)
CHOOSE(deadline, lcp_deadline_query, lcp_deadline_answer)
CHOOSE(relaunch, lcp_relaunch_query, lcp_relaunch_answer)

#define SINGLE(form, decide, place, name, Query, Answer)                                        \
  lcp_status_t form##_##name(const lcp_context *context, const Query *query, Answer *answer,    \
                             lcp_error *error) {                                                \
    (void)error;                                                                                \
    if (!context || !query || !answer) return LCP_ERROR_NULL_ARGUMENT;                          \
    if (context->struct_size != sizeof *context || answer->struct_size != sizeof *answer)       \
      return LCP_ERROR_STRUCT_SIZE;                                                             \
    return decide##_##name(place(context), query, answer);                                      \
  }

#define MANY(form, decide, place, name, Query, Answer)                                          \
  lcp_status_t form##_##name##_batch(                                                           \
      const lcp_context *context, size_t count, const Query *queries, size_t query_stride,      \
      Answer *answers, size_t answer_stride, lcp_status_t *statuses, lcp_error *error) {        \
    (void)error;                                                                                \
    if (!context || !queries || !answers || !statuses) return LCP_ERROR_NULL_ARGUMENT;          \
    if (query_stride < sizeof *queries || answer_stride < sizeof *answers)                      \
      return LCP_ERROR_STRIDE;                                                                  \
    if (context->struct_size != sizeof *context) return LCP_ERROR_STRUCT_SIZE;                  \
    const int at = place(context);                                                              \
    int failed = 0;                                                                             \
    for (size_t i = 0; i < count; i++) {                                                        \
      const void *query = (const char *)queries + i * query_stride;                             \
      void *answer = (char *)answers + i * answer_stride;                                       \
      statuses[i] = decide##_##name(at, query, answer);                                         \
      failed |= statuses[i];                                                                    \
    }                                                                                           \
    return failed ? LCP_ERROR_BATCH_ELEMENT : LCP_OK;                                           \
  }

#define BOTH(name, Query, Answer)                                        \
  SINGLE(table, look_up, place_by_table, name, Query, Answer)            \
  MANY(table, look_up, place_by_table, name, Query, Answer)              \
  SINGLE(switch, choose, place_by_switch, name, Query, Answer)           \
  MANY(switch, choose, place_by_switch, name, Query, Answer)

BOTH(transition, lcp_transition_query, lcp_transition_answer)
BOTH(deadline, lcp_deadline_query, lcp_deadline_answer)
BOTH(relaunch, lcp_relaunch_query, lcp_relaunch_answer)
