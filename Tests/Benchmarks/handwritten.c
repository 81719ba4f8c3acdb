/*
 * The baselines that look up the answers in tables.h, which tables.c writes from the library's answers.
 */
#include <string.h>

#include "baselines.h"
#include "domain.h"
#include "tables.h"

enum { REFUSED = -1 };

/* Returns the number of the context. Assumes that the app is one of the two apps of domain.h. */
static inline int place_of(const lcp_context *context) {
  const lcp_app *app = context->app;
  int place = 0;
  for (int i = 1; i < ERAS; i++) place += context->os >= eras[i].os;
  return place * APPS + (app && app->background_modes);
}

/* Returns whether a value is one of the first `count` of its enumeration. */
static inline int within(int32_t value, int count) { return (uint32_t)value - 1 < (uint32_t)count; }

static inline int number_transition(const lcp_transition_query *query) {
  const int of_scenes = query->from > STATES;
  const int first = of_scenes * STATES;
  const int known = (query->struct_size == sizeof *query) & within(query->from - first, STATES) &
                    within(query->to - first, STATES) & within(query->cause, CAUSES) &
                    !(query->last_cause | query->trigger | query->interruption);
  if (!known) return REFUSED;
  return ((of_scenes * STATES + query->from - first - 1) * STATES + query->to - first - 1) * CAUSES +
         query->cause - 1;
}

static inline int number_deadline(const lcp_deadline_query *query) {
  const int known = (query->struct_size == sizeof *query) & within(query->allowance, ALLOWANCES);
  return known ? query->allowance - 1 : REFUSED;
}

static inline int number_relaunch(const lcp_relaunch_query *query) {
  const int known = (query->struct_size == sizeof *query) &
                    within(query->termination, TERMINATIONS) & within(query->trigger, TRIGGERS) &
                    (query->events_since < SINCES);
  if (!known) return REFUSED;
  return ((query->termination - 1) * TRIGGERS + query->trigger - 1) * SINCES +
         (int)query->events_since;
}

/* Copies the answer to a query in a context. An answer whose struct_size is 0 stands for a question that
   does not exist in the context. */
#define HANDWRITTEN_FORMS(name, COUNT)                                                          \
  static inline lcp_status_t look_up_##name(int place, const lcp_##name##_query *query,         \
                                            lcp_##name##_answer *answer) {                      \
    const int number = number_##name(query);                                                    \
    if (number == REFUSED) return LCP_ERROR_UNKNOWN_VALUE;                                      \
    const uint32_t *found = name##_answers[name##_numbers[place * COUNT + number]];             \
    if (!*found) return LCP_ERROR_UNKNOWN_VALUE;                                                \
    memcpy(answer, found, sizeof *answer);                                                      \
    return LCP_OK;                                                                              \
  }                                                                                             \
  lcp_status_t finding_##name(const lcp_context *context, const lcp_##name##_query *query,      \
                              lcp_##name##_answer *answer, lcp_error *error) {                  \
    (void)error;                                                                                \
    if (!context || !query || !answer) return LCP_ERROR_NULL_ARGUMENT;                          \
    if (context->struct_size != sizeof *context || answer->struct_size != sizeof *answer)       \
      return LCP_ERROR_STRUCT_SIZE;                                                             \
    return look_up_##name(place_of(context), query, answer);                                    \
  }                                                                                             \
  lcp_status_t handed_##name(const int *place, const lcp_##name##_query *query,                 \
                             lcp_##name##_answer *answer, lcp_error *error) {                   \
    (void)error;                                                                                \
    if (!place || !query || !answer) return LCP_ERROR_NULL_ARGUMENT;                            \
    if (answer->struct_size != sizeof *answer) return LCP_ERROR_STRUCT_SIZE;                    \
    return look_up_##name(*place, query, answer);                                               \
  }

HANDWRITTEN_FORMS(transition, TRANSITIONS)
HANDWRITTEN_FORMS(deadline, DEADLINES)
HANDWRITTEN_FORMS(relaunch, RELAUNCHES)
