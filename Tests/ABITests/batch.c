/*
 * Checks lcp_query_batch for every question that has batches: with all combinations of values of the required fields,
 * with random queries, with various strides of the answers, and with both forms of a policy.
 * Each query must get the same answer as from a single call. If an element is invalid, only that element may
 * fail. If an argument of the call itself is invalid, nothing may be written.
 *
 * ABI_SHARE=n takes every n-th batch of the sweep (default: 1).
 */
#include "any.h"

static lcp_status_t batch(const question *q, const void *policy, size_t count, const void *queries,
                          size_t query_stride, void *answers, size_t answer_stride,
                          lcp_status_t *statuses, lcp_error *error) {
  return lcp_query_batch(policy, q->kind, count, queries, query_stride, answers, answer_stride,
                         statuses, error);
}

/* ---- batches and single calls ------------------------------------------------------------------ */

enum { MOST = 4600, ANY = 200, WIDEST = 160 };

static unsigned char sweep_queries[MOST * WIDEST], sweep_answers[MOST * WIDEST];
static lcp_status_t sweep_statuses[MOST];
static long long elements, batches;

/* Asks the queries in sweep_queries as a batch whose answers are `stride` bytes apart, and then one by one.
   Checks that the answers are equal. */
static void compare(const question *q, const lcp_policy *policy, size_t count, size_t stride) {
  memset(sweep_answers, FILL, sizeof sweep_answers);
  CHECK_STATUS(batch(q, policy, count, sweep_queries, WIDEST, sweep_answers, stride,
                     sweep_statuses, NULL),
               LCP_OK);
  batches++;
  for (size_t i = 0; i < count; i++) {
    unsigned char alone[LARGEST], *answer = sweep_answers + i * stride;
    memset(alone, FILL, sizeof alone);
    set_size(alone, (uint32_t)q->answer_size);
    check_at[2] = (long long)i;
    CHECK_STATUS(q->ask(policy, sweep_queries + i * WIDEST, alone, NULL), LCP_OK);
    CHECK_STATUS(sweep_statuses[i], LCP_OK);
    CHECK(memcmp(answer + 4, alone + 4, q->answer_size - 4) == 0);
    CHECK_UNTOUCHED(answer + q->answer_size, FILL, stride - q->answer_size);
    CHECK_INT(get_size(answer), q->answer_size);
    elements++;
  }
  CHECK_UNTOUCHED(sweep_answers + count * stride, FILL, sizeof sweep_answers - count * stride);
}

/* Fills sweep_queries with a query for every combination of values of the required fields, followed by random
   queries that also set other fields. Returns the number of queries, or MOST if not all of them fit. */
static size_t every_query(const question *q) {
  size_t count = 0;
  walk w = walk_start(q);
  do {
    if (count == MOST - ANY) return MOST;
    unsigned char *query = sweep_queries + count++ * WIDEST;
    memset(query, 0, WIDEST);
    fill_query(query, q);
    walk_put(&w, query);
  } while (walk_on(&w));
  for (int i = 0; i < ANY; i++) {
    any_query query;
    ask_any(q, &query);
    memset(sweep_queries + count * WIDEST, 0, WIDEST);
    memcpy(sweep_queries + count++ * WIDEST, &query, q->query_size);
  }
  return count;
}

/* Checks that policies of both forms give equal answers. */
static void compare_forms(const question *q, const lcp_context *context, size_t count,
                          size_t stride) {
  static unsigned char of_tables[sizeof sweep_answers];
  lcp_policy *policy = prepare_tables(context);
  compare(q, policy, count, stride);
  memcpy(of_tables, sweep_answers, sizeof of_tables);
  prepare_policy(context, policy);
  compare(q, policy, count, stride);
  CHECKF(memcmp(of_tables, sweep_answers, sizeof of_tables) == 0, "tables answer otherwise");
  free(policy);
}

static void sweep(const question *q, long long every) {
  static const size_t extra[] = {0, 8, 1, 40, 3};
  size_t count = every_query(q);
  long long place = 0;
  CHECKF(count < MOST, "the domain outgrew the test");
  for (int os = 0; os < os_count; os++)
    for (lcp_profile_t profile = 1; profile <= 3; profile++) {
      lcp_context context = LCP_CONTEXT_INIT(os_boundaries[os]);
      size_t stride = q->answer_size + extra[place % 5];
      if (place++ % every != 0) continue;
      context.profile = profile;
      check_begin(q->name, context.os, context.profile, 0, (long long)stride);
      compare_forms(q, &context, count, stride);
    }
}

/* ---- arguments of a hostile caller ---------------------------------------------------------- */

enum { BATCH = 9, STRIDE = 128 };

static unsigned char queries[BATCH * STRIDE], answers[BATCH * STRIDE], alone[STRIDE];
static lcp_status_t statuses[BATCH];

static void refill(const question *q, const setting *s) {
  for (int i = 0; i < BATCH; i++) {
    memset(queries + i * STRIDE, 0, STRIDE);
    memcpy(queries + i * STRIDE, &s->query, q->query_size);
    statuses[i] = -77;
  }
  memset(answers, FILL, sizeof answers);
}

/* Makes one element of a batch invalid: at each position in turn, and through each field in turn. */
static void bad_elements(const question *q, const setting *s) {
  for (const field *f = q->fields; f->name; f++)
    for (int bad = 0; bad < BATCH; bad++) {
      int64_t more = f->high == INT64_MAX ? f->high : f->high + 1;
      const int64_t values[] = {-1, more, INT32_MIN, 0};
      for (size_t v = 0; v < 4; v++) {
        int64_t value = field_value(f, values[v]);
        lcp_error error;
        if (is_good(f, value)) continue;
        check_begin(q->name, f->field, bad, value, 0);
        refill(q, s);
        set_field(queries + bad * STRIDE, f, value);
        blank_error(&error);
        CHECK_STATUS(batch(q, &s->policy, BATCH, queries, STRIDE, answers, STRIDE, statuses,
                           &error),
                     LCP_ERROR_BATCH_ELEMENT);
        check_error(refusal(f, value), &error);
        CHECK_INT(error.index, bad);
        CHECK_INT(error.field, f->field);
        CHECK_INT(error.value, value);
        for (int i = 0; i < BATCH; i++) {
          unsigned char *answer = answers + i * STRIDE;
          CHECKF(statuses[i] == (i == bad ? refusal(f, value) : LCP_OK), "element %d: %s", i,
                 status_name(statuses[i]));
          if (i == bad) CHECK_UNTOUCHED(answer, FILL, STRIDE);
          else {
            CHECK(memcmp(answer + 4, alone + 4, q->answer_size - 4) == 0);
            CHECK_UNTOUCHED(answer + q->answer_size, FILL, STRIDE - q->answer_size);
          }
        }
      }
    }
}

/* Gives two elements a wrong struct_size. The error must be about the first of the two elements. Then gives
   other wrong sizes to one element. */
static void bad_structs(const question *q, const setting *s) {
  lcp_error error;
  const uint32_t wrong[] = {0, 3, STRIDE + 1, 4096, 4097, UINT32_MAX};
  refill(q, s);
  set_size(queries + 3 * STRIDE, 2);
  set_size(queries + 6 * STRIDE, 1);
  blank_error(&error);
  CHECK_STATUS(batch(q, &s->policy, BATCH, queries, STRIDE, answers, STRIDE, statuses, &error),
               LCP_ERROR_BATCH_ELEMENT);
  CHECK_INT(error.index, 3);
  CHECK_INT(error.value, 2);
  CHECK_STATUS(batch(q, &s->policy, BATCH, queries, STRIDE, answers, STRIDE, statuses, NULL),
               LCP_ERROR_BATCH_ELEMENT);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    check_begin(q->name, wrong[i], 1, 0, 0);
    refill(q, s);
    set_size(queries + 2 * STRIDE, wrong[i]);
    CHECK_STATUS(batch(q, &s->policy, BATCH, queries, STRIDE, answers, STRIDE, statuses, &error),
                 LCP_ERROR_BATCH_ELEMENT);
    CHECK_STATUS(statuses[2],
                 wrong[i] < 4 || wrong[i] > 4096 ? LCP_ERROR_STRUCT_SIZE : LCP_ERROR_STRIDE);
    CHECK_INT(error.index, 2);
    CHECK_STATUS(statuses[3], LCP_OK);
    CHECK_UNTOUCHED(answers + 2 * STRIDE, FILL, STRIDE);
  }
}

/* Makes calls that are wrong as a whole, and checks that nothing is written. Then makes valid calls without elements
   and with short answers. */
static void bad_calls(const question *q, const setting *s) {
  lcp_error error;
  const size_t strides[] = {0, 1, 3, 4097, (size_t)(UINT64_C(1) << 32), SIZE_MAX / 2, SIZE_MAX};
  refill(q, s);
  for (size_t i = 0; i < sizeof strides / sizeof *strides; i++)
    for (int which = 0; which < 2; which++) {
      check_begin(q->name, (long long)strides[i], 2, which, 0);
      CHECK_REFUSED(batch(q, &s->policy, BATCH, queries, which ? STRIDE : strides[i], answers,
                          which ? strides[i] : STRIDE, statuses, &error),
                    LCP_ERROR_STRIDE, LCP_FIELD_STRIDE, (int64_t)strides[i]);
    }
  for (int missing = 1; missing < 16; missing++) {
    check_begin(q->name, 3, missing, 0, 0);
    blank_error(&error);
    CHECK_STATUS(batch(q, missing & 1 ? NULL : &s->policy, BATCH, missing & 2 ? NULL : queries,
                       STRIDE, missing & 4 ? NULL : answers, STRIDE,
                       missing & 8 ? NULL : statuses, &error),
                 LCP_ERROR_NULL_ARGUMENT);
    check_error(LCP_ERROR_NULL_ARGUMENT, &error);
    if (missing == 1) CHECK_INT(error.field, LCP_FIELD_POLICY);
    if (missing == 2) CHECK_INT(error.field, LCP_FIELD_QUERY);
    if (missing == 4) CHECK_INT(error.field, LCP_FIELD_ANSWER);
    if (missing == 8) CHECK_INT(error.field, LCP_FIELD_STATUSES);
  }
  const size_t counts[] = {SIZE_MAX, SIZE_MAX / 2 + 1};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    check_begin(q->name, 4, (long long)i, 0, 0);
    CHECK_REFUSED(batch(q, &s->policy, counts[i], queries, STRIDE, answers, STRIDE, statuses, &error),
                  LCP_ERROR_OUT_OF_RANGE, LCP_FIELD_COUNT, (int64_t)counts[i]);
  }
  error.struct_size = 4097;
  CHECK_STATUS(batch(q, &s->policy, BATCH, queries, STRIDE, answers, STRIDE, statuses, &error),
               LCP_ERROR_STRUCT_SIZE);
  CHECK_UNTOUCHED(answers, FILL, sizeof answers);
  for (int i = 0; i < BATCH; i++) CHECK_INT(statuses[i], -77);

  CHECK_STATUS(batch(q, &s->policy, 0, NULL, STRIDE, NULL, STRIDE, NULL, NULL), LCP_OK);
  CHECK_STATUS(batch(q, &s->policy, 0, queries, STRIDE, answers, STRIDE, statuses, NULL), LCP_OK);
  CHECK_UNTOUCHED(answers, FILL, sizeof answers);

  /* If the stride of the answers is smaller than the struct, the library writes only the fields that fit. */
  for (size_t stride = 4; stride < q->answer_size; stride++) {
    check_begin(q->name, 5, (long long)stride, 0, 0);
    memset(answers, FILL, sizeof answers);
    CHECK_STATUS(batch(q, &s->policy, 2, queries, STRIDE, answers, stride, statuses, NULL),
                 LCP_OK);
    size_t known = stride & ~(size_t)7;
    CHECK_INT(get_size(answers + stride), stride);
    if (known > 4) CHECK(memcmp(answers + stride + 4, alone + 4, known - 4) == 0);
    CHECK_UNTOUCHED(answers + 2 * stride, FILL, sizeof answers - 2 * stride);
  }
}

int main(void) {
  check_start();
  take_share(1);
  find_boundaries();
  for (int i = 0; i < QUESTIONS; i++) {
    const question *q = &questions[i];
    setting s;
    if (!has_batch(q)) continue;
    /* Slow questions get fewer batches. */
    sweep(q, share * (i == PATH || i == NEXT ? 3 : 1));
    prepare(&s, q);
    check_begin(q->name, 0, 0, 0, 0);
    set_size(memset(alone, 0, STRIDE), (uint32_t)q->answer_size);
    CHECK_STATUS(q->ask(&s.policy, &s.query, alone, NULL), LCP_OK);
    bad_elements(q, &s);
    bad_structs(q, &s);
    bad_calls(q, &s);
  }
  printf("batch: %lld elements in %lld batches\n", elements, batches);
  return check_done("batch");
}
