/* The baselines that do nothing. */
#include "baselines.h"

lcp_status_t empty_query(const void *ground, const void *query, void *answer, lcp_error *error) {
  (void)ground, (void)query, (void)answer, (void)error;
  return LCP_OK;
}

lcp_status_t empty_manifest(const void *ground, void *answer, lcp_error *error) {
  (void)ground, (void)answer, (void)error;
  return LCP_OK;
}

lcp_status_t empty_list(const void *ground, const void *query, void *items, size_t stride,
                        size_t capacity, size_t *count, lcp_error *error) {
  (void)ground, (void)query, (void)items, (void)stride, (void)capacity, (void)count, (void)error;
  return LCP_OK;
}

lcp_status_t empty_prepare(const lcp_context *context, lcp_policy *policy, size_t size,
                           lcp_error *error) {
  (void)context, (void)policy, (void)size, (void)error;
  return LCP_OK;
}

lcp_status_t empty_batch(const void *ground, lcp_question_t question, size_t count,
                         const void *queries, size_t query_stride, void *answers,
                         size_t answer_stride, lcp_status_t *statuses, lcp_error *error) {
  (void)ground, (void)question, (void)count, (void)queries, (void)query_stride;
  (void)answers, (void)answer_stride, (void)statuses, (void)error;
  return LCP_OK;
}
