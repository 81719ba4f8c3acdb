/*
 * Every struct with every struct_size: too small, short, whole, longer with a zero tail, longer
 * with each byte of the tail dirty, absurd. Short ones are read and written as far as they say.
 */
#include "questions.h"

/* Where the caller's size ends before a required field, that field is what is missing. */
static int misses(const field *fields, uint32_t size, lcp_field_t id) {
  for (const field *f = fields; f->name; f++)
    if (f->required && f->offset + f->size > size && (id == 0 || f->field == id)) return 1;
  return 0;
}

typedef struct sized {
  const char *name;
  size_t size;
  const field *fields; /* NULL: none is required */
  lcp_field_t field;
} sized;

enum { SIZED_CONTEXT, SIZED_APP, SIZED_FACTS, SIZED_LIMITS, SIZED_LIMIT, SIZED_QUERY, SIZED_KINDS };

/* Asks with one input struct held in `bytes` in place of the usual one. */
static lcp_status_t ask_in_place(const question *q, int kind, void *bytes, uint32_t size,
                                 lcp_error *error) {
  setting s;
  prepare(&s, q);
  switch (kind) {
  case SIZED_APP: s.context.app = bytes; break;
  case SIZED_FACTS: s.context.facts = bytes; break;
  case SIZED_LIMITS: s.context.limits = bytes; break;
  case SIZED_LIMIT:
    s.limits.items = bytes;
    s.limits.stride = size < 32 ? 32 : size > 4096 ? 4096 : size;
    break;
  default: break;
  }
  return ask(q, kind == SIZED_CONTEXT ? bytes : &s.context, kind == SIZED_QUERY ? bytes : s.query,
             error);
}

static void sizes(const question *q) {
  const sized kinds[SIZED_KINDS] = {
      {"context", sizeof(lcp_context), context_fields, LCP_FIELD_CONTEXT},
      {"app", sizeof(lcp_app), NULL, LCP_FIELD_APP},
      {"facts", sizeof(lcp_device_facts), NULL, LCP_FIELD_FACTS},
      {"limits", sizeof(lcp_limits), NULL, LCP_FIELD_LIMITS},
      {"limit", sizeof(lcp_limit), limit_fields, LCP_FIELD_LIMITS},
      {"query", q->query_size, q->fields, LCP_FIELD_QUERY}};
  static unsigned char bytes[LARGE];
  setting s;
  lcp_error error;
  prepare(&s, q);
  const void *const originals[SIZED_KINDS] = {&s.context, &s.app,   &s.facts,
                                              &s.limits,  &s.limit, s.query};
  for (int kind = 0; kind < SIZED_KINDS; kind++) {
    const sized *k = &kinds[kind];
    if (!k->size) continue;
    const uint32_t far[] = {4095, 4096, 4097, 65536, INT32_MAX, UINT32_C(0x80000000), UINT32_MAX};
    for (uint32_t n = 0; n < k->size + 64 + sizeof far / sizeof *far; n++) {
      uint32_t size = n <= k->size + 64 ? n : far[n - k->size - 65];
      check_begin(q->name, kind, size, 0, 0);
      memset(bytes, 0, sizeof bytes);
      memcpy(bytes, originals[kind], k->size);
      set_size(bytes, size);
      lcp_status_t status = ask_in_place(q, kind, bytes, size, &error);
      if (size < 4 || size > 4096) {
        CHECKF(status == LCP_ERROR_STRUCT_SIZE, "%s, %s", k->name, lcp_status_name(status));
        CHECKF(error.field == LCP_FIELD_STRUCT_SIZE || error.field == k->field, "%s, field %d",
               k->name, error.field);
        CHECK_INT(error.value, size);
        continue;
      }
      if (kind == SIZED_LIMITS && size < k->size) {
        /* A count without items, or items without a stride (whose default may be the struct's). */
        int good = is_asked(q, status, &error);
        if (size < 8) CHECKF(good, "limits, %s", lcp_status_name(status));
        else if (size < offsetof(lcp_limits, stride)) CHECK_STATUS(status, LCP_ERROR_NULL_ARGUMENT);
        else CHECKF(good || status == LCP_ERROR_STRIDE, "%s", lcp_status_name(status));
        continue;
      }
      if (k->fields && misses(k->fields, size, 0)) {
        CHECKF(status == LCP_ERROR_MISSING_VALUE, "%s, %s", k->name, lcp_status_name(status));
        CHECKF(misses(k->fields, size, error.field), "%s, field %d", k->name, error.field);
        CHECK_INT(error.value, 0);
        continue;
      }
      CHECKF(is_asked(q, status, &error), "%s, %s", k->name, lcp_status_name(status));
      /* What is past the caller's size is not the library's to read; a dirty tail within it is. */
      if (size < k->size) {
        memset(bytes + size, 0xFF, k->size - size);
        status = ask_in_place(q, kind, bytes, size, &error);
        CHECKF(is_asked(q, status, &error), "%s, dirt behind: %s", k->name,
               lcp_status_name(status));
      }
      for (uint32_t dirty = (uint32_t)k->size; dirty < size; dirty++) {
        if (size > 256 && dirty > k->size + 8 && dirty + 8 < size && dirty % 97 != 0) continue;
        check_begin(q->name, kind, size, dirty, 0);
        bytes[dirty] = dirty & 1 ? 0x80 : 1;
        status = ask_in_place(q, kind, bytes, size, &error);
        bytes[dirty] = 0;
        CHECKF(status == LCP_ERROR_NEWER_STRUCT, "%s, %s", k->name, lcp_status_name(status));
        CHECKF(error.field == LCP_FIELD_STRUCT_SIZE || error.field == k->field, "%s, field %d",
               k->name, error.field);
      }
    }
  }
}

/* Answers: written up to the caller's size, and zero where the caller knows more. */
static void answer_sizes(const question *q) {
  setting s;
  lcp_error error;
  unsigned char whole[64];
  prepare(&s, q);
  lcp_status_t whole_status = ask(q, &s.context, s.query, &error);
  CHECK_ASKED(q, whole_status, &error);
  memcpy(whole, answer_bytes, q->answer_size);
  const uint32_t far[] = {1000, 4095, 4096};
  for (uint32_t n = 4; n < q->answer_size + 64 + 4; n++) {
    uint32_t size = n <= q->answer_size + 64 ? n : far[n - q->answer_size - 65];
    check_begin(q->name, size, 0, 0, 0);
    CHECK_STATUS(ask_with(q, &s.context, s.query, size, &error), whole_status);
    if (whole_status != LCP_OK) continue;
    uint32_t known = size < q->answer_size ? size & ~7u : (uint32_t)q->answer_size;
    if (known > 4)
      CHECKF(memcmp(answer_bytes + 4, whole + 4, known - 4) == 0, "differs from the whole answer");
    if (size > q->answer_size)
      CHECKF(check_all(answer_bytes + q->answer_size, 0, size - q->answer_size), "tail not zero");
  }
  const uint32_t wrong[] = {0, 1, 2, 3, 4097, 65536, INT32_MAX, UINT32_C(0x80000000), UINT32_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    check_begin(q->name, wrong[i], 1, 0, 0);
    memset(answer_bytes, FILL, sizeof answer_bytes);
    set_size(answer_bytes, wrong[i]);
    error = (lcp_error)LCP_ERROR_INIT;
    CHECK_STATUS(q->ask(&s.context, s.query, answer_bytes, &error), LCP_ERROR_STRUCT_SIZE);
    CHECK_STATUS(error.status, LCP_ERROR_STRUCT_SIZE);
    CHECK(error.field == LCP_FIELD_STRUCT_SIZE || error.field == LCP_FIELD_ANSWER);
    CHECK_INT(error.value, wrong[i]);
    CHECK_UNTOUCHED(answer_bytes + 4, FILL, sizeof answer_bytes - 4);
    /* The same for the error itself, which then cannot tell anything. */
    unsigned char error_bytes[LARGE];
    memset(error_bytes, FILL, sizeof error_bytes);
    set_size(error_bytes, wrong[i]);
    set_size(answer_bytes, (uint32_t)q->answer_size);
    CHECK_STATUS(q->ask(&s.context, s.query, answer_bytes, (void *)error_bytes),
                 LCP_ERROR_STRUCT_SIZE);
    CHECK_UNTOUCHED(error_bytes + 4, FILL, sizeof error_bytes - 4);
    CHECK_UNTOUCHED(answer_bytes + 4, FILL, sizeof answer_bytes - 4);
  }
  /* An error of any other size is filled as far as it goes. */
  s.context.os = 0;
  for (uint32_t size = 4; size <= sizeof error + 64; size++) {
    unsigned char error_bytes[128];
    lcp_error full = LCP_ERROR_INIT;
    check_begin(q->name, size, 2, 0, 0);
    memset(error_bytes, FILL, sizeof error_bytes);
    set_size(error_bytes, size);
    set_size(answer_bytes, (uint32_t)q->answer_size);
    CHECK_STATUS(q->ask(&s.context, s.query, answer_bytes, &full), LCP_ERROR_MISSING_VALUE);
    CHECK_STATUS(q->ask(&s.context, s.query, answer_bytes, (void *)error_bytes),
                 LCP_ERROR_MISSING_VALUE);
    uint32_t known = size < sizeof full ? size & ~7u : (uint32_t)sizeof full;
    if (known > 4) CHECK(memcmp(error_bytes + 4, (char *)&full + 4, known - 4) == 0);
    CHECK_UNTOUCHED(error_bytes + size, FILL, sizeof error_bytes - size);
    if (size > sizeof full) CHECK(check_all(error_bytes + sizeof full, 0, size - sizeof full));
  }
}

/* ---- what 0.2 has added --------------------------------------------------------------------- */

/* A host that was built against 0.1: it has no field of those that came later. */
enum { APP_0_1 = 52, FACTS_0_1 = 72, STEP_0_1 = 20, RULE_STEP_0_1 = 16 };

/* Its structs get the answers that the new fields give at 0, whatever lies behind them. */
static void older_inputs(const question *q) {
  setting s;
  lcp_error error;
  unsigned char plain[64];
  prepare(&s, q);
  s.app.unknown_modes = 0;
  s.facts.device_locked = LCP_FACT_UNKNOWN;
  lcp_status_t status = ask(q, &s.context, s.query, &error);
  CHECK_ASKED(q, status, &error);
  memcpy(plain, answer_bytes, q->answer_size);
  memset((char *)&s.app + APP_0_1, 0xFF, sizeof s.app - APP_0_1);
  memset((char *)&s.facts + FACTS_0_1, 0xFF, sizeof s.facts - FACTS_0_1);
  s.app.struct_size = APP_0_1;
  s.facts.struct_size = FACTS_0_1;
  check_begin(q->name, APP_0_1, FACTS_0_1, 0, 0);
  CHECK_STATUS(ask(q, &s.context, s.query, &error), status);
  CHECK(memcmp(plain, answer_bytes, q->answer_size) == 0);
}

/* Steps are written as far as it knows them. */
static void older_outputs(void) {
  lcp_context context = LCP_CONTEXT_INIT(LCP_OS(17, 0, 0));
  lcp_app app = LCP_APP_INIT;
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  lcp_transition_step steps[2];
  lcp_rule_step rows[2];
  app.scenes = LCP_FACT_YES;
  context.app = &app;
  query.from = LCP_STATE_ACTIVE, query.to = LCP_STATE_INACTIVE;
  query.cause = LCP_CAUSE_HOME_BUTTON;
  CHECK_STATUS(lcp_query_transition(&context, &query, &answer, NULL), LCP_OK);
  CHECK(answer.step_count > 1);
  for (uint32_t i = 0; i < answer.step_count; i++) {
    check_begin("lcp_transition_step_at", i, STEP_0_1, 0, 0);
    memset(steps, FILL, sizeof steps);
    steps[0].struct_size = sizeof steps[0];
    steps[1].struct_size = STEP_0_1;
    CHECK_STATUS(lcp_transition_step_at(answer.sequence, i, &steps[0]), LCP_OK);
    CHECK_STATUS(lcp_transition_step_at(answer.sequence, i, &steps[1]), LCP_OK);
    CHECK(memcmp((char *)&steps[0] + 4, (char *)&steps[1] + 4, STEP_0_1 - 4) == 0);
    CHECK_UNTOUCHED((char *)&steps[1] + STEP_0_1, FILL, sizeof steps[1] - STEP_0_1);
    CHECK((steps[0].callback != 0) != (steps[0].notification != 0));
  }
  check_begin("lcp_rule_step_at", RULE_STEP_0_1, 0, 0, 0);
  memset(rows, FILL, sizeof rows);
  rows[0].struct_size = sizeof rows[0];
  rows[1].struct_size = RULE_STEP_0_1;
  CHECK_STATUS(lcp_rule_step_at(answer.rule, 0, &rows[0]), LCP_OK);
  CHECK_STATUS(lcp_rule_step_at(answer.rule, 0, &rows[1]), LCP_OK);
  CHECK(memcmp((char *)&rows[0] + 4, (char *)&rows[1] + 4, RULE_STEP_0_1 - 4) == 0);
  CHECK_UNTOUCHED((char *)&rows[1] + RULE_STEP_0_1, FILL, sizeof rows[1] - RULE_STEP_0_1);
}

int main(void) {
  check_start();
  for (int i = 0; i < QUESTIONS; i++) {
    sizes(&questions[i]);
    answer_sizes(&questions[i]);
    older_inputs(&questions[i]);
  }
  older_outputs();
  return check_done("sizes");
}
