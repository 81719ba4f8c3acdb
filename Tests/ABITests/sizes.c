/*
 * Passes the structs of contexts, questions, answers and errors with every struct_size. The struct is too
 * small, short, complete, longer with a zero tail, longer with one dirty byte anywhere in the tail, or absurdly
 * long. In a short struct, the library may read and write only the bytes that struct_size counts.
 */
#include "questions.h"

/* Returns whether a struct of this size lacks a required field. If `id` is not 0, only the field `id`
   counts. */
static int misses(const field *fields, uint32_t size, lcp_field_t id) {
  for (const field *f = fields; f->name; f++)
    if (f->required && f->offset + f->size > size && (id == 0 || f->field == id)) return 1;
  return 0;
}

/* An input struct. If the library refuses its struct_size, the error must name `field`. */
typedef struct sized {
  const char *name;
  size_t size;
  const field *fields;
  lcp_field_t field;
} sized;

enum { CONTEXT, APP, FACTS, LIMITS_OF, LIMIT, QUERY, SIZED };
static const sized ground_structs[QUERY] = {
    {"context", sizeof(lcp_context), lcp_context_fields, LCP_FIELD_CONTEXT},
    {"app", sizeof(lcp_app), lcp_app_fields, LCP_FIELD_APP},
    {"facts", sizeof(lcp_device_facts), lcp_device_facts_fields, LCP_FIELD_FACTS},
    {"limits", sizeof(lcp_limits), lcp_limits_fields, LCP_FIELD_LIMITS},
    {"limit", sizeof(lcp_limit), lcp_limit_fields, LCP_FIELD_LIMITS}};

/* Prepares a policy with the struct in `bytes` in place of the usual one. */
static lcp_status_t prepare_with(int which, void *bytes, uint32_t size, lcp_error *error) {
  ground g;
  lcp_policy policy;
  lay_ground(&g);
  switch (which) {
  case APP: g.context.app = bytes; break;
  case FACTS: g.context.facts = bytes; break;
  case LIMITS_OF: g.context.limits = bytes; break;
  case LIMIT:
    g.limits.items = bytes;
    g.limits.stride = size < 32 ? 32 : size > 4096 ? 4096 : size;
    break;
  default: break;
  }
  memset(&policy, FILL, sizeof policy);
  blank_error(error);
  lcp_status_t status =
      lcp_policy_prepare(which == CONTEXT ? bytes : &g.context, &policy, sizeof policy, error);
  check_error(status, error);
  if (status != LCP_OK) CHECK_UNTOUCHED(&policy, FILL, sizeof policy);
  return status;
}

static lcp_status_t take(const question *q, const setting *s, int which, void *bytes, uint32_t size,
                         lcp_error *error) {
  return which == QUERY ? ask(q, &s->policy, bytes, error)
                        : prepare_with(which, bytes, size, error);
}

/* Tries every size of one struct, whose usual bytes are `original`. */
static void inputs(const char *of, const question *q, const setting *s, int which, const sized *k,
                   const void *original) {
  static unsigned char bytes[LARGE];
  const uint32_t far[] = {4095, 4096, 4097, 65536, INT32_MAX, UINT32_C(0x80000000), UINT32_MAX};
  lcp_error error;
  for (uint32_t n = 0; n <= k->size + 64 + sizeof far / sizeof *far; n++) {
    uint32_t size = n <= k->size + 64 ? n : far[n - k->size - 65];
    check_begin(of, which, size, 0, 0);
    memset(bytes, 0, sizeof bytes);
    memcpy(bytes, original, k->size);
    set_size(bytes, size);
    lcp_status_t status = take(q, s, which, bytes, size, &error);
    if (size < 4 || size > 4096) {
      CHECKF(status == LCP_ERROR_STRUCT_SIZE, "%s, %s", k->name, status_name(status));
      CHECK_INT(error.field, k->field);
      CHECK_INT(error.value, size);
      CHECK(error.least == 4 && error.greatest == 4096);
      continue;
    }
    if (which == LIMITS_OF && size < k->size) {
      /* A size below 8 cuts off the count, so the list is empty. A larger size below the offset of the stride
         cuts off the items. All other sizes cut off only the stride. */
      CHECK_STATUS(status, size < 8                              ? LCP_OK
                           : size < offsetof(lcp_limits, stride) ? LCP_ERROR_NULL_ARGUMENT
                                                                 : LCP_ERROR_STRIDE);
      continue;
    }
    if (misses(k->fields, size, 0)) {
      CHECKF(status == LCP_ERROR_MISSING_VALUE, "%s, %s", k->name, status_name(status));
      CHECKF(misses(k->fields, size, error.field), "%s, field %d", k->name, error.field);
      CHECK_INT(error.value, 0);
      continue;
    }
    CHECKF(status == LCP_OK, "%s, %s", k->name, status_name(status));
    /* The library must not read past struct_size. A byte that is not 0 in a tail within struct_size is an
       error. */
    if (size < k->size) {
      memset(bytes + size, 0xFF, k->size - size);
      status = take(q, s, which, bytes, size, &error);
      CHECKF(status == LCP_OK, "%s, dirt behind: %s", k->name, status_name(status));
    }
    for (uint32_t dirty = (uint32_t)k->size; dirty < size; dirty++) {
      if (size > 256 && dirty > k->size + 8 && dirty + 8 < size && dirty % 97 != 0) continue;
      check_begin(of, which, size, dirty, 0);
      bytes[dirty] = dirty & 1 ? 0x80 : 1;
      status = take(q, s, which, bytes, size, &error);
      bytes[dirty] = 0;
      CHECKF(status == LCP_ERROR_NEWER_STRUCT, "%s, %s", k->name, status_name(status));
      CHECK_INT(error.field, k->field);
    }
  }
}

static void ground_sizes(void) {
  ground g;
  lay_ground(&g);
  const void *const originals[QUERY] = {&g.context, &g.app, &g.facts, &g.limits, &g.limit};
  for (int which = 0; which < QUERY; which++)
    inputs(ground_structs[which].name, NULL, NULL, which, &ground_structs[which],
           originals[which]);
}

static void query_sizes(const question *q) {
  setting s;
  const sized k = {q->name, q->query_size, q->fields, LCP_FIELD_QUERY};
  if (!q->query_size) return;
  prepare(&s, q);
  inputs(q->name, q, &s, QUERY, &k, &s.query);
}

/* ---- outputs ---------------------------------------------------------------------------------- */

/* Checks that the library writes answers up to struct_size, with zeros in the fields that the library does
   not know. */
static void answer_sizes(const question *q) {
  setting s;
  lcp_error error;
  unsigned char whole[LARGEST];
  prepare(&s, q);
  CHECK_STATUS(ask(q, &s.policy, &s.query, &error), LCP_OK);
  memcpy(whole, answer_bytes, q->answer_size);
  const uint32_t far[] = {1000, 4095, 4096};
  for (uint32_t n = 4; n < q->answer_size + 64 + 4; n++) {
    uint32_t size = n <= q->answer_size + 64 ? n : far[n - q->answer_size - 65];
    check_begin(q->name, size, 0, 0, 0);
    CHECK_STATUS(ask_with(q, &s.policy, &s.query, size, &error), LCP_OK);
    uint32_t known = size < q->answer_size ? size & ~7u : (uint32_t)q->answer_size;
    if (known > 4)
      CHECKF(memcmp(answer_bytes + 4, whole + 4, known - 4) == 0, "differs from the whole answer");
    if (size > q->answer_size)
      CHECKF(check_all(answer_bytes + q->answer_size, 0, size - q->answer_size), "tail not zero");
  }
}

/* Tries sizes that no answer and no error can have, for every question and list. */
static void wrong_sizes(const question *q) {
  const uint32_t wrong[] = {0, 1, 2, 3, 4097, 65536, INT32_MAX, UINT32_C(0x80000000), UINT32_MAX};
  setting s;
  lcp_error error;
  prepare(&s, q);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    unsigned char error_bytes[LARGE];
    size_t count = 77;
    check_begin(q->name, wrong[i], 1, 0, 0);
    if (q->ask) {
      CHECK_STATUS(ask_with(q, &s.policy, &s.query, wrong[i], &error), LCP_ERROR_STRUCT_SIZE);
      CHECK_INT(error.field, LCP_FIELD_ANSWER);
      CHECK_INT(error.value, wrong[i]);
    }
    /* Gives the error struct an impossible size. The call then fails, and writes nothing into the error.
       An error of zeros counts as no error struct, so the call succeeds. */
    if (wrong[i] == 0) {
      memset(error_bytes, 0, sizeof error_bytes);
      set_size(answer_bytes, (uint32_t)q->answer_size);
      CHECK_STATUS(q->list ? q->list(&s.policy, &s.query, NULL, q->answer_size, 0, &count, error_bytes)
                           : q->ask(&s.policy, &s.query, answer_bytes, error_bytes),
                   LCP_OK);
      CHECK_UNTOUCHED(error_bytes, 0, sizeof error_bytes);
      continue;
    }
    memset(error_bytes, FILL, sizeof error_bytes);
    set_size(error_bytes, wrong[i]);
    memset(answer_bytes, FILL, sizeof answer_bytes);
    set_size(answer_bytes, (uint32_t)q->answer_size);
    CHECK_STATUS(q->list ? q->list(&s.policy, &s.query, answer_bytes, q->answer_size, 4, &count,
                                   error_bytes)
                         : q->ask(&s.policy, &s.query, answer_bytes, error_bytes),
                 LCP_ERROR_STRUCT_SIZE);
    CHECK_UNTOUCHED(error_bytes + 4, FILL, sizeof error_bytes - 4);
    CHECK_UNTOUCHED(answer_bytes + 4, FILL, sizeof answer_bytes - 4);
    CHECK_INT(count, 77);
  }
}

/* Checks that functions with an error argument fill an error of any size, up to that size: all entries of `questions`,
   and OTHERS further functions. */
enum { OTHERS = 8 };

static lcp_status_t fail(int how, void *error) {
  static lcp_policy policy;
  size_t count;
  int32_t number;
  lcp_app app = LCP_APP_INIT;
  lcp_context context = LCP_CONTEXT_INIT(1); /* a version before the first one */
  if (how < QUESTIONS) {
    const question *q = &questions[how];
    return q->list ? q->list(NULL, NULL, NULL, 0, 0, &count, error) : q->ask(NULL, NULL, NULL, error);
  }
  switch (how - QUESTIONS) {
  case 0: return lcp_policy_prepare(&context, &policy, sizeof policy, error);
  case 1: return lcp_context_edge_after(&context, 0, (lcp_os_version_t *)&number, error);
  case 2: return lcp_policy_condition(&policy, 1, &number, error);
  case 3: return lcp_query_batch(&policy, 1, 0, NULL, 4, NULL, 4, NULL, error);
  case 4: return lcp_app_apply_info(&app, NULL, NULL, 1, NULL, NULL, 0, 0, NULL, error);
  case 5: return lcp_list_rule_steps(-5, NULL, 0, 0, &count, error);
  case 6: return lcp_list_citations(-5, NULL, 0, 0, &count, error);
  case 7: return lcp_answer_text(NULL, 1, NULL, NULL, NULL, 0, NULL, error);
  default: return LCP_OK;
  }
}

static void error_sizes(void) {
  for (int how = 0; how < QUESTIONS + OTHERS; how++)
    for (uint32_t size = 0; size <= sizeof(lcp_error) + 64; size++) {
      unsigned char bytes[128];
      lcp_error full = LCP_ERROR_INIT;
      check_begin("an error", how, size, 0, 0);
      memset(bytes, FILL, sizeof bytes);
      set_size(bytes, size);
      lcp_status_t status = fail(how, &full);
      CHECKF(status != LCP_OK && full.status == status, "%s", status_name(status));
      CHECK_STATUS(fail(how, bytes), size > 0 && size < 4 ? LCP_ERROR_STRUCT_SIZE : status);
      CHECK_INT(get_size(bytes), size);
      if (size == 0) CHECK_UNTOUCHED(bytes + 4, FILL, sizeof bytes - 4);
      uint32_t known = size < sizeof full ? size & ~7u : (uint32_t)sizeof full;
      if (known > 4) CHECK(memcmp(bytes + 4, (char *)&full + 4, known - 4) == 0);
      uint32_t end = size < 4 ? 4 : size;
      CHECK_UNTOUCHED(bytes + end, FILL, sizeof bytes - end);
      if (size > sizeof full) CHECK(check_all(bytes + sizeof full, 0, size - sizeof full));
    }
}

int main(void) {
  check_start();
  ground_sizes();
  for (int i = 0; i < QUESTIONS; i++) {
    query_sizes(&questions[i]);
    if (questions[i].ask) answer_sizes(&questions[i]);
    wrong_sizes(&questions[i]);
  }
  error_sizes();
  return check_done("sizes");
}
