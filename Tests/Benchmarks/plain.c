/* The baselines that know nothing: empty functions, and the plain writing of answers. */
#include <string.h>

#include "baselines.h"

lcp_status_t empty_query(const lcp_context *context, const void *query, void *answer,
                         lcp_error *error) {
  (void)context, (void)query, (void)answer, (void)error;
  return LCP_OK;
}

lcp_status_t empty_question(const lcp_context *context, void *answer, lcp_error *error) {
  (void)context, (void)answer, (void)error;
  return LCP_OK;
}

lcp_status_t empty_batch(const lcp_context *context, size_t count, const void *queries,
                         size_t query_stride, void *answers, size_t answer_stride,
                         lcp_status_t *statuses, lcp_error *error) {
  (void)context, (void)count, (void)queries, (void)query_stride, (void)answers;
  (void)answer_stride, (void)statuses, (void)error;
  return LCP_OK;
}

/* Not a constant, so that it is copied as a struct, and not written number by number. */
lcp_relaunch_answer copied_answer = LCP_RELAUNCH_ANSWER_INIT;

lcp_status_t copy_batch(const lcp_context *context, size_t count, const void *queries,
                        size_t query_stride, void *answers, size_t answer_stride,
                        lcp_status_t *statuses, lcp_error *error) {
  (void)context, (void)queries, (void)query_stride, (void)error;
  if (answer_stride < sizeof copied_answer) return LCP_ERROR_STRIDE;
  const lcp_relaunch_answer answer = copied_answer;
  for (size_t i = 0; i < count; i++) {
    memcpy((char *)answers + i * answer_stride, &answer, sizeof answer);
    statuses[i] = LCP_OK;
  }
  return LCP_OK;
}

lcp_status_t clear_batch(const lcp_context *context, size_t count, const void *queries,
                         size_t query_stride, void *answers, size_t answer_stride,
                         lcp_status_t *statuses, lcp_error *error) {
  (void)context, (void)queries, (void)query_stride, (void)error;
  memset(answers, 0, count * answer_stride);
  memset(statuses, 0, count * sizeof *statuses);
  return LCP_OK;
}
