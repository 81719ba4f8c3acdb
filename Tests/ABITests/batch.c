/*
 * The batch forms: the same answers as one by one over the whole domain, with any strides; one bad
 * element fails alone; what is wrong with the whole call writes nothing.
 *
 * ABI_SHARE=n takes every n-th batch of the sweep (1).
 */
#include "questions.h"

/* ---- the same as one by one ----------------------------------------------------------------- */
enum { MOST = 3000, WIDEST = 128 };

static unsigned char sweep_queries[MOST * WIDEST], sweep_answers[MOST * WIDEST];
static lcp_status_t sweep_statuses[MOST];
static long long elements, batches;

/* Asks for what stands in sweep_queries, in a batch and one by one, with answers `stride` apart. */
static void compare(const question *q, const lcp_context *context, size_t count, size_t stride) {
  memset(sweep_answers, FILL, sizeof sweep_answers);
  check_begin(q->name, context->os, context->profile, (long long)count, (long long)stride);
  CHECK_STATUS(q->batch(context, count, sweep_queries, WIDEST, sweep_answers, stride,
                        sweep_statuses, NULL),
               LCP_OK);
  batches++;
  for (size_t i = 0; i < count; i++) {
    unsigned char alone[64], *answer = sweep_answers + i * stride;
    uint32_t size;
    memset(alone, FILL, sizeof alone);
    set_size(alone, (uint32_t)q->answer_size);
    check_begin(q->name, context->os, context->profile, (long long)i, (long long)stride);
    CHECK_STATUS(q->ask(context, sweep_queries + i * WIDEST, alone, NULL), LCP_OK);
    CHECK_STATUS(sweep_statuses[i], LCP_OK);
    CHECK(memcmp(answer + 4, alone + 4, q->answer_size - 4) == 0);
    CHECK_UNTOUCHED(answer + q->answer_size, FILL, stride - q->answer_size);
    memcpy(&size, answer, sizeof size);
    CHECK_INT(size, q->answer_size);
    elements++;
  }
  CHECK_UNTOUCHED(sweep_answers + count * stride, FILL, sizeof sweep_answers - count * stride);
}

/* Every combination of the required fields of a question, into sweep_queries. */
static size_t every_query(const question *q) {
  size_t count = 0;
  walk w = walk_start(q);
  do {
    if (count == MOST) return MOST;
    unsigned char *query = sweep_queries + count++ * WIDEST;
    memset(query, 0, WIDEST);
    fill_query(query, q);
    walk_put(&w, query);
  } while (walk_on(&w));
  return count;
}

static void sweep(const question *q, long long share) {
  static const size_t extra[] = {0, 8, 1, 64, 3};
  size_t count = every_query(q);
  long long turn = 0;
  CHECKF(count < MOST, "the domain outgrew the test");
  for (int os = 0; os < os_count; os++)
    for (lcp_profile_t profile = 1; profile <= 3; profile++) {
      lcp_context context = LCP_CONTEXT_INIT(os_boundaries[os]);
      context.profile = profile;
      size_t stride = q->answer_size + extra[turn % 5];
      if (turn++ % share == 0) compare(q, &context, count, stride);
    }
}

/* ---- what a hostile caller passes ----------------------------------------------------------- */

enum { BATCH = 9, STRIDE = 96 };

static void hostile(const question *q) {
  static unsigned char queries[BATCH * STRIDE], answers[BATCH * STRIDE], alone[STRIDE];
  lcp_status_t statuses[BATCH];
  lcp_error error;
  setting s;
  prepare(&s, q);
  check_begin(q->name, 0, 0, 0, 0);
  CHECK_STATUS(q->ask(&s.context, s.query, memset(alone, 0, STRIDE), NULL), LCP_ERROR_STRUCT_SIZE);
  set_size(alone, (uint32_t)q->answer_size);
  CHECK_STATUS(q->ask(&s.context, s.query, alone, NULL), LCP_OK);

  /* One bad element, in each place, in each field. */
  for (const field *f = q->fields; f->name; f++)
    for (int bad = 0; bad < BATCH; bad++) {
      const int64_t values[] = {-1, f->high + 1, INT32_MIN, 0};
      for (size_t v = 0; v < (f->required ? 4u : 3u); v++) {
        int64_t value = field_value(f, values[v]);
        if (value >= f->low && value <= f->high) continue;
        check_begin(q->name, f->field, bad, value, 0);
        for (int i = 0; i < BATCH; i++) {
          memset(queries + i * STRIDE, 0, STRIDE);
          memcpy(queries + i * STRIDE, s.query, q->query_size);
          statuses[i] = -77;
        }
        memset(answers, FILL, sizeof answers);
        set_field(queries + bad * STRIDE, f, value);
        error = (lcp_error)LCP_ERROR_INIT;
        CHECK_STATUS(q->batch(&s.context, BATCH, queries, STRIDE, answers, STRIDE, statuses,
                              &error),
                     LCP_ERROR_BATCH_ELEMENT);
        lcp_status_t expected = f->required && value == 0 ? LCP_ERROR_MISSING_VALUE : f->status;
        CHECKF(error.status == expected || error.status == LCP_ERROR_BATCH_ELEMENT, "%s",
               lcp_status_name(error.status));
        CHECK_INT(error.index, bad);
        CHECK_INT(error.field, f->field);
        CHECK_INT(error.value, value);
        for (int i = 0; i < BATCH; i++) {
          unsigned char *answer = answers + i * STRIDE;
          CHECKF(statuses[i] == (i == bad ? expected : LCP_OK), "element %d: %s", i,
                 lcp_status_name(statuses[i]));
          if (i == bad) CHECK_UNTOUCHED(answer, FILL, STRIDE);
          else {
            CHECK(memcmp(answer + 4, alone + 4, q->answer_size - 4) == 0);
            CHECK_UNTOUCHED(answer + q->answer_size, FILL, STRIDE - q->answer_size);
          }
        }
      }
    }

  /* Two bad ones: the error tells of the first. */
  set_field(queries + 3 * STRIDE, q->fields, -5);
  set_field(queries + 6 * STRIDE, q->fields, -6);
  CHECK_STATUS(q->batch(&s.context, BATCH, queries, STRIDE, answers, STRIDE, statuses, &error),
               LCP_ERROR_BATCH_ELEMENT);
  CHECK_INT(error.index, 3);
  CHECK_INT(error.value, -5);
  CHECK_STATUS(q->batch(&s.context, BATCH, queries, STRIDE, answers, STRIDE, statuses, NULL),
               LCP_ERROR_BATCH_ELEMENT);

  for (int i = 0; i < BATCH; i++) memcpy(queries + i * STRIDE, s.query, q->query_size);

  /* A struct_size of an element that cannot be. */
  const uint32_t wrong[] = {0, 3, STRIDE + 1, 4096, 4097, UINT32_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    check_begin(q->name, wrong[i], 1, 0, 0);
    memset(answers, FILL, sizeof answers);
    set_size(queries + 2 * STRIDE, wrong[i]);
    lcp_status_t status =
        q->batch(&s.context, BATCH, queries, STRIDE, answers, STRIDE, statuses, &error);
    lcp_status_t expected =
        wrong[i] < 4 || wrong[i] > 4096 ? LCP_ERROR_STRUCT_SIZE : LCP_ERROR_STRIDE;
    CHECK_STATUS(status, LCP_ERROR_BATCH_ELEMENT);
    CHECK_STATUS(statuses[2], expected);
    CHECK_INT(error.index, 2);
    CHECK_STATUS(statuses[3], LCP_OK);
    CHECK_UNTOUCHED(answers + 2 * STRIDE, FILL, STRIDE);
    set_size(queries + 2 * STRIDE, (uint32_t)q->query_size);
  }

  /* What is wrong with the call as a whole: nothing is written. */
  const size_t strides[] = {0, 1, 3, 4097, (size_t)(UINT64_C(1) << 32), SIZE_MAX / 2, SIZE_MAX};
  memset(answers, FILL, sizeof answers);
  for (int i = 0; i < BATCH; i++) statuses[i] = -77;
  for (size_t i = 0; i < sizeof strides / sizeof *strides; i++) {
    check_begin(q->name, (long long)strides[i], 2, 0, 0);
    CHECK_STATUS(q->batch(&s.context, BATCH, queries, strides[i], answers, STRIDE, statuses,
                          &error),
                 LCP_ERROR_STRIDE);
    CHECK_INT(error.field, LCP_FIELD_STRIDE);
    CHECK_INT(error.value, (int64_t)strides[i]);
    CHECK_STATUS(q->batch(&s.context, BATCH, queries, STRIDE, answers, strides[i], statuses,
                          &error),
                 LCP_ERROR_STRIDE);
    CHECK_INT(error.field, LCP_FIELD_STRIDE);
    CHECK_INT(error.value, (int64_t)strides[i]);
  }
  check_begin(q->name, 3, 0, 0, 0);
  for (int missing = 1; missing < 16; missing++) {
    check_begin(q->name, 3, missing, 0, 0);
    CHECK_STATUS(q->batch(missing & 1 ? NULL : &s.context, BATCH, missing & 2 ? NULL : queries,
                          STRIDE, missing & 4 ? NULL : answers, STRIDE,
                          missing & 8 ? NULL : statuses, &error),
                 LCP_ERROR_NULL_ARGUMENT);
    if (missing == 1) CHECK_INT(error.field, LCP_FIELD_CONTEXT);
    if (missing == 2) CHECK_INT(error.field, LCP_FIELD_QUERY);
    if (missing == 4) CHECK_INT(error.field, LCP_FIELD_ANSWER);
    if (missing == 8) CHECK_INT(error.field, LCP_FIELD_STATUSES);
  }
  s.context.os = 0;
  CHECK_STATUS(q->batch(&s.context, BATCH, queries, STRIDE, answers, STRIDE, statuses, &error),
               LCP_ERROR_MISSING_VALUE);
  CHECK_INT(error.field, LCP_FIELD_OS);
  s.context.os = LCP_OS(12, 0, 0);
  CHECK_UNTOUCHED(answers, FILL, sizeof answers);
  for (int i = 0; i < BATCH; i++) CHECK_INT(statuses[i], -77);
  CHECK(q->batch(&s.context, SIZE_MAX, NULL, STRIDE, NULL, STRIDE, NULL, &error) != LCP_OK);

  /* Nothing to do. */
  CHECK_STATUS(q->batch(&s.context, 0, NULL, STRIDE, NULL, STRIDE, NULL, NULL), LCP_OK);
  CHECK_STATUS(q->batch(&s.context, 0, queries, STRIDE, answers, STRIDE, statuses, NULL), LCP_OK);
  CHECK_UNTOUCHED(answers, FILL, sizeof answers);

  /* Answers shorter than the struct: as far as they go. */
  for (size_t stride = 4; stride < q->answer_size; stride++) {
    check_begin(q->name, 4, (long long)stride, 0, 0);
    memset(answers, FILL, sizeof answers);
    CHECK_STATUS(q->batch(&s.context, 2, queries, STRIDE, answers, stride, statuses, NULL), LCP_OK);
    size_t known = stride & ~(size_t)7;
    uint32_t size;
    memcpy(&size, answers + stride, sizeof size);
    CHECK_INT(size, stride);
    if (known > 4) CHECK(memcmp(answers + stride + 4, alone + 4, known - 4) == 0);
    CHECK_UNTOUCHED(answers + 2 * stride, FILL, sizeof answers - 2 * stride);
  }
}

int main(void) {
  check_start();
  long long share = check_setting("ABI_SHARE", 1);
  find_boundaries();
  for (int i = 0; i < QUESTIONS; i++)
    if (questions[i].batch) {
      sweep(&questions[i], share < 1 ? 1 : share);
      hostile(&questions[i]);
    }
  printf("batch: %lld elements in %lld batches\n", elements, batches);
  return check_done("batch");
}
