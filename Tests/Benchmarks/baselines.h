/*
 * What the library is measured against, in a shared library of its own so that a call costs the
 * same: functions that do nothing, functions written by hand that know the answers of the domain,
 * and the plain writing of answers.
 */
#ifndef BENCHMARKS_BASELINES_H
#define BENCHMARKS_BASELINES_H

#include <lifecycle_policy.h>

/* Nothing, with the arguments of a query, of lcp_query_manifest, and of a batch. */
lcp_status_t empty_query(const lcp_context *context, const void *query, void *answer,
                         lcp_error *error);
lcp_status_t empty_question(const lcp_context *context, void *answer, lcp_error *error);
lcp_status_t empty_batch(const lcp_context *context, size_t count, const void *queries,
                         size_t query_stride, void *answers, size_t answer_stride,
                         lcp_status_t *statuses, lcp_error *error);

/* The answers of a batch and their statuses written, and nothing thought of. */
lcp_status_t copy_batch(const lcp_context *context, size_t count, const void *queries,
                        size_t query_stride, void *answers, size_t answer_stride,
                        lcp_status_t *statuses, lcp_error *error);
lcp_status_t clear_batch(const lcp_context *context, size_t count, const void *queries,
                         size_t query_stride, void *answers, size_t answer_stride,
                         lcp_status_t *statuses, lcp_error *error);

/*
 * Decisions as one writes them by hand: in switches, or in tables without a branch. They know the
 * contexts of domain.h and the questions numbered there, tell them apart by OS and by whether modes
 * are declared, and answer as the library does. What they do not know they refuse.
 */
#define HANDWRITTEN(name, Query, Answer)                                                       \
  lcp_status_t switch_##name(const lcp_context *context, const Query *query, Answer *answer,   \
                             lcp_error *error);                                                \
  lcp_status_t table_##name(const lcp_context *context, const Query *query, Answer *answer,    \
                            lcp_error *error);                                                 \
  lcp_status_t switch_##name##_batch(                                                          \
      const lcp_context *context, size_t count, const Query *queries, size_t query_stride,     \
      Answer *answers, size_t answer_stride, lcp_status_t *statuses, lcp_error *error);        \
  lcp_status_t table_##name##_batch(                                                           \
      const lcp_context *context, size_t count, const Query *queries, size_t query_stride,     \
      Answer *answers, size_t answer_stride, lcp_status_t *statuses, lcp_error *error);

HANDWRITTEN(transition, lcp_transition_query, lcp_transition_answer)
HANDWRITTEN(deadline, lcp_deadline_query, lcp_deadline_answer)
HANDWRITTEN(relaunch, lcp_relaunch_query, lcp_relaunch_answer)

#endif
