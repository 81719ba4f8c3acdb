/*
 * Checks lcp_answer_text, with random questions of every kind about random apps. The text must not
 * depend on the size of the buffer, on whether it comes in parts or whole, or on the form of the policy. Its
 * first line must begin with the answer.
 *
 * ABI_RANDOM=n asks n/500 questions of each kind (default: 2,000,000).
 */
#include "any.h"

enum { MOST = 1 << 14 };

static char whole[MOST], other[MOST];

static size_t text_of(const lcp_policy *policy, const question *q, const void *query, uint32_t parts,
                      char *text) {
  lcp_text_options options = LCP_TEXT_OPTIONS_INIT;
  size_t length = 0;
  options.parts = parts;
  memset(text, 7, MOST);
  CHECK_STATUS(lcp_answer_text(policy, q->kind, query, &options, text, MOST, &length, NULL), LCP_OK);
  CHECK(length < MOST && strlen(text) == length);
  CHECK(length == 0 || text[length - 1] != '\n');
  return length;
}

/* Writes a text into buffers of several sizes. Each must contain the beginning of the text and a NUL, and no
   more. */
static void rooms(const lcp_policy *policy, const question *q, const void *query, size_t length) {
  const size_t sizes[] = {0, 1, 2, check_below((uint32_t)length + 1), length, length + 1, length + 2};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    size_t size = sizes[i], count = 0, fits = size > length ? length : size ? size - 1 : 0;
    static char room[MOST + 3];
    memset(room, 7, sizeof room);
    CHECK_STATUS(lcp_answer_text(policy, q->kind, query, NULL, size ? room : NULL, size, &count, NULL),
                 LCP_OK);
    CHECK_INT(count, length);
    if (size) CHECK(memcmp(room, whole, fits) == 0 && room[fits] == 0);
    CHECK(room[size] == 7);
  }
}

/* The first line of the whole text has the headline and the question. The details and the grounds follow. If
   the marks are removed from a text with marks, the text without marks remains. */
static void parts(const lcp_policy *policy, const question *q, const void *query, size_t length) {
  size_t first = (size_t)(strchr(whole, '\n') ? strchr(whole, '\n') - whole : (long)length);
  size_t head = text_of(policy, q, query, LCP_TEXT_HEADLINE, other);
  CHECK(head > 0 && head < first && memcmp(whole, other, head) == 0 && !strchr(other, '\n'));
  size_t question = text_of(policy, q, query, LCP_TEXT_QUESTION, other);
  CHECK(question > 0 && memcmp(whole + head + 2, other, question) == 0);
  size_t details = text_of(policy, q, query, LCP_TEXT_DETAILS, other);
  if (details) CHECK(memcmp(whole + first + 1, other, details) == 0);
  size_t grounds = text_of(policy, q, query, LCP_TEXT_GROUNDS, other);
  if (grounds) CHECK(strcmp(whole + length - grounds, other) == 0);
  CHECK_INT(first + (details ? details + 1 : 0) + (grounds ? grounds + 1 : 0), length);
  text_of(policy, q, query, LCP_TEXT_MARKS | 15, other);
  char *to = other;
  for (const char *from = other; *from; from++) {
    if (*from != '\x1f') *to++ = *from;
    else {
      const char *name = from + 2;
      CHECK(strchr("?+-", from[1]) && strchr(name, '\x1f'));
      if (!strchr(name, '\x1f')) return;
      int64_t condition = 0;
      size_t size = (size_t)(strchr(name, '\x1f') - name);
      CHECK_STATUS(lcp_enum_parse(LCP_ENUM_CONDITION, name, size, &condition), LCP_OK);
      from = name + size;
    }
  }
  *to = 0;
  CHECK(strcmp(other, whole) == 0);
}

static void any_question(const any_life *l, const lcp_policy *tables, const question *q) {
  any_query query;
  ask_any(q, &query);
  size_t length = text_of(&l->life.policy, q, &query, 0, whole);
  rooms(&l->life.policy, q, &query, length);
  parts(&l->life.policy, q, &query, length);
  text_of(tables, q, &query, 0, other);
  CHECK(strcmp(whole, other) == 0);
}

/* Checks that a condition which the host assumes is listed as assumed, and not as one that fails. */
static void assumed(void) {
  life l;
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_text_options options = LCP_TEXT_OPTIONS_INIT;
  query.from = LCP_STATE_ACTIVE, query.to = LCP_STATE_INACTIVE, query.cause = LCP_CAUSE_HOME_BUTTON;
  check_begin("assumed", 0, 0, 0, 0);
  prepare_life(&l, PLAIN, LCP_OS(17, 0, 0), LCP_PROFILE_OBSERVED);
  CHECK_STATUS(lcp_answer_text(&l.policy, LCP_QUESTION_TRANSITION, &query, NULL, whole, MOST, NULL, NULL),
               LCP_OK);
  CHECK(strstr(whole, "\n  fails       an app with scenes\n") && !strstr(whole, "assumed"));
  options.assumed_mask[(LCP_CONDITION_SCENES_ADOPTED - 1) / 64] = LCP_BIT(LCP_CONDITION_SCENES_ADOPTED);
  CHECK_STATUS(
      lcp_answer_text(&l.policy, LCP_QUESTION_TRANSITION, &query, &options, whole, MOST, NULL, NULL), LCP_OK);
  CHECK(strstr(whole, "\n  assumed     an app without scenes\n") && !strstr(whole, "fails"));
}

static void refused(void) {
  life l;
  lcp_deadline_query query = LCP_DEADLINE_QUERY_INIT;
  lcp_text_options options = LCP_TEXT_OPTIONS_INIT;
  lcp_error error;
  size_t length = 77;
  query.allowance = LCP_ALLOWANCE_BACKGROUND_TASK;
  prepare_life(&l, PLAIN, LCP_OS(17, 0, 0), LCP_PROFILE_OBSERVED);
#define REFUSED(status, id, number, ...)                                               \
  do {                                                                                 \
    check_begin(#id, 0, 0, 0, 0);                                                      \
    CHECK_REFUSED(lcp_answer_text(__VA_ARGS__), status, LCP_FIELD_##id, number);       \
    CHECK_INT(length, 77);                                                             \
  } while (0)
  const lcp_question_t deadline = LCP_QUESTION_DEADLINE;
  REFUSED(LCP_ERROR_NULL_ARGUMENT, POLICY, 0, NULL, deadline, &query, NULL, whole, 9, &length, &error);
  REFUSED(LCP_ERROR_NULL_ARGUMENT, QUERY, 0, &l.policy, deadline, NULL, NULL, whole, 9, &length, &error);
  REFUSED(LCP_ERROR_NULL_ARGUMENT, TEXT, 0, &l.policy, deadline, &query, NULL, NULL, 9, &length, &error);
  REFUSED(LCP_ERROR_MISSING_VALUE, QUESTION, 0, &l.policy, 0, &query, NULL, whole, 9, &length, &error);
  REFUSED(LCP_ERROR_UNKNOWN_VALUE, QUESTION, -1, &l.policy, -1, &query, NULL, whole, 9, &length, &error);
  REFUSED(LCP_ERROR_UNKNOWN_VALUE, QUESTION, 99, &l.policy, 99, &query, NULL, whole, 9, &length, &error);
  options.parts = 32;
  REFUSED(LCP_ERROR_UNKNOWN_VALUE, PARTS, 32, &l.policy, deadline, &query, &options, whole, 9, &length, &error);
  options.parts = 0, options.assumed_mask[1] = UINT64_C(1) << 63;
  REFUSED(LCP_ERROR_UNKNOWN_VALUE, ASSUMED, INT64_MIN, &l.policy, deadline, &query, &options, whole, 9, &length,
          &error);
  options.assumed_mask[1] = 0, options.struct_size = 3;
  REFUSED(LCP_ERROR_STRUCT_SIZE, OPTIONS, 3, &l.policy, deadline, &query, &options, whole, 9, &length, &error);
  for (uint32_t size = 4; size <= sizeof options; size += 4) {
    options.struct_size = size;
    CHECK_STATUS(lcp_answer_text(&l.policy, deadline, &query, &options, NULL, 0, NULL, NULL), LCP_OK);
  }
}

int main(void) {
  check_start();
  find_boundaries();
  refused();
  assumed();
  long long rounds = check_setting("ABI_RANDOM", 2000000) / 500;
  size_t tables_size = lcp_policy_size(LCP_FORM_TABLES);
  void *tables = malloc(tables_size);
  for (long long n = 0; tables && n < rounds; n++) {
    any_life l;
    lead_any(&l);
    CHECK_STATUS(lcp_policy_prepare(&l.life.context, tables, tables_size, NULL), LCP_OK);
    for (int q = 0; q < QUESTIONS; q++) {
      check_begin("a text", n, q, 0, 0);
      if (questions[q].ask) any_question(&l, tables, &questions[q]);
    }
  }
  free(tables);
  return check_done("texts");
}
