/* The lists behind the questions: their rows up to the last, and what is past it. */
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

typedef struct list {
  const question *q;
  const void *context, *query;
  uint8_t *row;
  lcp_error *error;
} list;

/* A row: LCP_OK, or why there is none. */
static lcp_status_t ask_row(const list *l, uint32_t index) {
  list_index = index;
  lcp_status_t status = l->q->ask(l->context, l->query, l->row, l->error);
  if (status == LCP_OK) check_answer(l->q, l->row, l->q->answer_size);
  return status;
}

/* How many rows there are, each of them looked at; `last` says why there is no other. */
static uint32_t walk_rows(const list *l, lcp_status_t *last) {
  uint32_t rows = 0;
  for (; rows < MOST_ROWS; rows++)
    if ((*last = ask_row(l, rows)) != LCP_OK) break;
  return rows;
}

/* The same by halves, as a list has no gaps. */
static uint32_t halve_rows(const list *l, lcp_status_t *last) {
  uint32_t low = 0, high = 1;
  while (high < MOST_ROWS && ask_row(l, high - 1) == LCP_OK) low = high, high *= 2;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (ask_row(l, middle) == LCP_OK) low = middle + 1;
    else high = middle;
  }
  *last = ask_row(l, low);
  return low;
}

void fuzz_lists(input *in) {
  const question *q = &questions[NEXT_LIST + take_below(in, QUESTIONS - NEXT_LIST)];
  const void *context = take_context(in, 0), *query = take_query(in, q, 0);
  uint32_t size = (uint32_t)q->answer_size;
  list_index = (uint32_t)take_number(in, 4);
  lcp_status_t far = ask_sized(q, context, query, size, sizeof(lcp_error), NULL);
  if (far != LCP_OK && far != LCP_ERROR_OUT_OF_RANGE) return;
  uint32_t asked_for = list_index;
  list l = {q, context, query, place_output(size, FILL), place_output(sizeof(lcp_error), FILL)};
  lcp_status_t status = LCP_OK;
  uint32_t rows = in->quick ? halve_rows(&l, &status) : walk_rows(&l, &status);
  HOLDS_STATUS(status, LCP_ERROR_OUT_OF_RANGE);
  lcp_error told;
  memcpy(&told, l.error, sizeof told);
  if (told.field != LCP_FIELD_INDEX) return; /* not the index, but the question, is out of range */
  HOLDS(told.value == (int64_t)rows);
  HOLDS((far == LCP_OK) == (asked_for < rows));
  if (in->quick && q == &questions[NEXT_LIST]) return;
  long long counted = told_rows(q, context, query);
  HOLDSF(counted < 0 || counted == (long long)rows, "%s: %u rows, %lld told", q->name, rows,
         counted);
}
