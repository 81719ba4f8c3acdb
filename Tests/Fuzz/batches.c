/* Asks batches of questions. Each question must get the same answer as when it is asked alone. */
#include "oracle.h"

enum { MOST = 12 };

typedef struct batch {
  const question *q;
  const void *policy;
  size_t count, query_stride, answer_stride;
  uint8_t *queries, *answers, *statuses;
  lcp_error *error;
} batch;

/* Takes the queries of a batch. The case chooses their stride. The memory ends where the last
   query ends according to its struct_size. */
static uint8_t *take_queries(input *in, const batch *b) {
  static uint8_t bytes[MOST * MOST_BYTES];
  size_t end = 0;
  for (size_t i = 0; i < b->count; i++) {
    uint8_t query[MOST_BYTES] = {0};
    fill_query(query, b->q);
    take_fields(in, query, b->q->fields);
    uint32_t size = take_size(in, b->q->query_size);
    set_size(query, size > b->query_stride && take(in) < 0xF0 ? (uint32_t)b->query_stride : size);
    memcpy(bytes + i * b->query_stride, query, b->query_stride);
    size_t length = claimed(get_size(query));
    end = i * b->query_stride + (length < b->query_stride ? length : b->query_stride);
  }
  return memory_copy(bytes, end);
}

static uint8_t *answer_of(const batch *b, size_t i) { return b->answers + i * b->answer_stride; }

/* Returns how many bytes of each answer the library writes. */
static size_t answer_length(const batch *b) {
  return b->answer_stride < b->q->answer_size ? b->answer_stride : b->q->answer_size;
}

static lcp_status_t status_of(const batch *b, size_t i) {
  lcp_status_t status;
  memcpy(&status, b->statuses + i * sizeof status, sizeof status);
  return status;
}

static lcp_status_t ask_alone(const batch *b, size_t i, uint8_t **answer, lcp_error *error) {
  const uint8_t *at = b->queries + i * b->query_stride;
  size_t size = get_size(at);
  *answer = place_output((uint32_t)answer_length(b), FILL);
  *error = (lcp_error)LCP_ERROR_INIT;
  if (size > b->query_stride && size <= MOST_BYTES) {
    error->status = LCP_ERROR_STRIDE;
    error->field = LCP_FIELD_QUERY;
    error->value = (int64_t)size;
    return LCP_ERROR_STRIDE;
  }
  const void *query = memory_copy(at, claimed((uint32_t)size));
  return b->q->ask(b->policy, query, *answer, error);
}

static void compare(const batch *b, lcp_status_t whole) {
  int failed = 0;
  size_t length = answer_length(b);
  for (size_t i = 0; i < b->count; i++) {
    uint8_t *alone, *answer = answer_of(b, i);
    lcp_error error;
    lcp_status_t status = ask_alone(b, i, &alone, &error);
    HOLDS_STATUS(status_of(b, i), status);
    if (status == LCP_OK) HOLDS(memcmp(answer, alone, length) == 0);
    else {
      HOLDS(all_bytes(answer, FILL, length));
      if (!failed) {
        HOLDS(b->error->index == i && b->error->status == status);
        HOLDS(b->error->field == error.field && b->error->value == error.value);
        HOLDS(b->error->least == error.least && b->error->greatest == error.greatest);
      }
      failed = 1;
    }
    if (i + 1 < b->count)
      HOLDS(all_bytes(answer + length, FILL, b->answer_stride - length));
  }
  HOLDS_STATUS(whole, failed ? LCP_ERROR_BATCH_ELEMENT : LCP_OK);
}

void fuzz_batches(input *in) {
  static lcp_error error;
  batch b;
  do b.q = &questions[take_below(in, ANSWERS)];
  while (!has_batch(b.q));
  if (in->quick && (b.q == &questions[NEXT] || b.q == &questions[PATH]))
    b.q = &questions[TRANSITION];
  b.policy = take_policy(in, 0);
  b.count = take_below(in, MOST + 1);
  b.query_stride = take_stride(in, b.q->query_size);
  b.answer_stride = take_stride(in, b.q->answer_size);
  uint8_t missing = take(in);
  error = (lcp_error)LCP_ERROR_INIT;
  b.error = &error;
  int sound = b.policy && is_stride(b.query_stride) && is_stride(b.answer_stride);
  size_t answers = 0;
  b.queries = b.answers = NULL;
  if (sound && b.count) {
    b.queries = take_queries(in, &b);
    answers = (b.count - 1) * b.answer_stride + answer_length(&b);
  }
  b.answers = memory_place(answers);
  memset(b.answers, FILL, answers);
  b.statuses = memory_place(b.count * sizeof(lcp_status_t));
  memset(b.statuses, FILL, b.count * sizeof(lcp_status_t));
  size_t count = b.count;
  if (missing >= 0xF8) count = SIZE_MAX - take(in); /* more elements than memory can hold */
  lcp_status_t whole = lcp_query_batch(b.policy, b.q->kind, count, missing & 8 ? NULL : b.queries,
                                  b.query_stride, missing & 16 ? NULL : b.answers,
                                  b.answer_stride, missing & 32 ? NULL : (void *)b.statuses,
                                  b.error);
  if (whole != LCP_OK && whole != LCP_ERROR_BATCH_ELEMENT) {
    check_named(LCP_ENUM_STATUS, whole, 0);
    HOLDS_STATUS(error.status, whole);
    check_named(LCP_ENUM_FIELD, error.field, 1);
    HOLDS(all_bytes(b.answers, FILL, answers));
    HOLDS(all_bytes(b.statuses, FILL, b.count * sizeof(lcp_status_t)));
    return;
  }
  HOLDS(sound && (count == 0 || !(missing & 56)));
  if (whole == LCP_OK) HOLDS_STATUS(error.status, LCP_OK);
  compare(&b, whole);
}
