/* The lists behind the questions, from their first row to past their last. */
#include "oracle.h"

/* How many rows the answer of the question tells; -1 where it does not. */
static long long told_rows(const question *q, const void *context, const void *query) {
  uint8_t *given;
  uint32_t count;
  size_t at;
  int asked;
  if (q == &questions[NEXT_LIST]) asked = NEXT, at = offsetof(lcp_next_answer, count);
  else if (q == &questions[DUTY_LIST]) asked = DUTIES, at = offsetof(lcp_duties_answer, count);
  else if (q == &questions[FINDING_LIST])
    asked = MANIFEST, at = offsetof(lcp_manifest_answer, count);
  else return -1;
  uint32_t size = (uint32_t)questions[asked].answer_size;
  HOLDS_STATUS(ask_sized(&questions[asked], context, query, size, sizeof(lcp_error), &given),
               LCP_OK);
  memcpy(&count, given + at, sizeof count);
  return count;
}

void fuzz_lists(input *in) {
  const question *q = &questions[NEXT_LIST + take_below(in, QUESTIONS - NEXT_LIST)];
  const void *context = take_context(in, 0), *query = take_query(in, q, 0);
  uint32_t size = (uint32_t)q->answer_size;
  list_index = (uint32_t)take_number(in, 4);
  lcp_status_t far = ask_sized(q, context, query, size, sizeof(lcp_error), NULL);
  if (far != LCP_OK && far != LCP_ERROR_OUT_OF_RANGE) return;
  uint8_t *row = place_output(size, FILL);
  lcp_error *error = place_output(sizeof *error, FILL);
  lcp_status_t status = LCP_OK;
  uint32_t rows = 0, asked_for = list_index;
  for (; rows < MOST_ROWS; rows++) {
    list_index = rows;
    status = q->ask(context, query, row, error);
    if (status != LCP_OK) break;
    check_answer(q, row, size);
  }
  HOLDS_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
  lcp_error told;
  memcpy(&told, error, sizeof told);
  if (told.field != LCP_FIELD_INDEX) return; /* not the index, but the question, is out of range */
  HOLDS(told.value == (int64_t)rows);
  HOLDS((far == LCP_OK) == (asked_for < rows));
  long long counted = told_rows(q, context, query);
  HOLDSF(counted < 0 || counted == (long long)rows, "%s: %u rows, %lld told", q->name, rows,
         counted);
}
