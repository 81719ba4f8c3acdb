/*
 * The functions that the library is compared with: functions that do nothing, and functions written by hand
 * that know the answers of the domain. They are in a shared library, so that a call of them costs as much as
 * a call of the library.
 */
#ifndef BENCHMARKS_BASELINES_H
#define BENCHMARKS_BASELINES_H

#include <lifecycle_policy.h>

/* These functions do nothing. They take the arguments of a query, of the query about a manifest, of a
   list, of a batch and of a preparation. */
lcp_status_t empty_query(const void *ground, const void *query, void *answer, lcp_error *error);
lcp_status_t empty_manifest(const void *ground, void *answer, lcp_error *error);
lcp_status_t empty_list(const void *ground, const void *query, void *items, size_t stride,
                        size_t capacity, size_t *count, lcp_error *error);
lcp_status_t empty_batch(const void *ground, lcp_question_t question, size_t count,
                         const void *queries, size_t query_stride, void *answers,
                         size_t answer_stride, lcp_status_t *statuses, lcp_error *error);
lcp_status_t empty_prepare(const lcp_context *context, lcp_policy *policy, size_t size,
                           lcp_error *error);

/*
 * Decisions as one would write them by hand: they compute the number of the question, look up the number of
 * its answer, and copy the answer, with no branches except those of the checks. In a context of domain.h,
 * they answer the questions numbered there as the library does. They refuse every other question.
 *
 * One form finds the context itself: it looks at the OS and at whether modes are declared, and at nothing
 * else in the context (profile, linked SDK, run-time facts of the app, the device, limits). The caller
 * gives the other form the number of the context.
 */
#define HANDWRITTEN(name)                                                                         \
  lcp_status_t finding_##name(const lcp_context *context, const lcp_##name##_query *query,        \
                              lcp_##name##_answer *answer, lcp_error *error);                     \
  lcp_status_t handed_##name(const int *place, const lcp_##name##_query *query,                   \
                             lcp_##name##_answer *answer, lcp_error *error);

HANDWRITTEN(transition)
HANDWRITTEN(deadline)
HANDWRITTEN(relaunch)

#endif
