/*
 * The library from C, and an array of the same answers beside it.
 *
 *   library QUESTIONS transition|relaunch one|tables|batch MAJOR MINOR PATCH
 *   library QUESTIONS transition|relaunch array ROWS
 *
 * The numbers are the OS version. The policy is small, but for `tables`. ROWS is a file like QUESTIONS, with a fourth number in each row:
 * the answer, from which the array is filled. An answer is a verdict, or the status of a question
 * that could not be asked, as a negative number.
 */
#define _POSIX_C_SOURCE 200809L
#include <lifecycle_policy.h>
#include <string.h>

#include "serve.h"

/* Greater than every state, cause, termination and trigger, which is checked when the array is filled. */
enum { VALUES = 64 };

static uint64_t room[1 << 13];
static lcp_policy *const policy = (lcp_policy *)room;
static lcp_transition_query *transition_queries;
static lcp_transition_answer *transition_answers;
static lcp_relaunch_query *relaunch_queries;
static lcp_relaunch_answer *relaunch_answers;
static lcp_status_t *statuses;
static uint8_t array[VALUES][VALUES][VALUES];

static void transition_one(const struct question *questions, size_t count, int32_t *answers) {
  lcp_transition_query query = LCP_TRANSITION_QUERY_INIT;
  lcp_transition_answer answer = LCP_TRANSITION_ANSWER_INIT;
  for (size_t i = 0; i < count; i++) {
    query.from = questions[i].words[0];
    query.to = questions[i].words[1];
    query.cause = questions[i].words[2];
    const lcp_status_t status = lcp_query_transition(policy, &query, &answer, NULL);
    answers[i] = status == LCP_OK ? answer.verdict : -status;
  }
}

static void relaunch_one(const struct question *questions, size_t count, int32_t *answers) {
  lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
  lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
  for (size_t i = 0; i < count; i++) {
    query.termination = questions[i].words[0];
    query.trigger = questions[i].words[1];
    const lcp_status_t status = lcp_query_relaunch(policy, &query, &answer, NULL);
    answers[i] = status == LCP_OK ? answer.verdict : -status;
  }
}

static void transition_batch(const struct question *questions, size_t count, int32_t *answers) {
  for (size_t i = 0; i < count; i++) {
    transition_queries[i].from = questions[i].words[0];
    transition_queries[i].to = questions[i].words[1];
    transition_queries[i].cause = questions[i].words[2];
  }
  const lcp_status_t status = lcp_query_batch(
      policy, LCP_QUESTION_TRANSITION, count, transition_queries, sizeof *transition_queries, transition_answers,
      sizeof *transition_answers, statuses, NULL);
  const int asked = status == LCP_OK || status == LCP_ERROR_BATCH_ELEMENT;
  for (size_t i = 0; i < count; i++) {
    answers[i] = !asked                   ? -status
                 : statuses[i] == LCP_OK  ? transition_answers[i].verdict
                                          : -statuses[i];
  }
}

static void relaunch_batch(const struct question *questions, size_t count, int32_t *answers) {
  for (size_t i = 0; i < count; i++) {
    relaunch_queries[i].termination = questions[i].words[0];
    relaunch_queries[i].trigger = questions[i].words[1];
  }
  const lcp_status_t status = lcp_query_batch(
      policy, LCP_QUESTION_RELAUNCH, count, relaunch_queries, sizeof *relaunch_queries, relaunch_answers,
      sizeof *relaunch_answers, statuses, NULL);
  const int asked = status == LCP_OK || status == LCP_ERROR_BATCH_ELEMENT;
  for (size_t i = 0; i < count; i++) {
    answers[i] = !asked                   ? -status
                 : statuses[i] == LCP_OK  ? relaunch_answers[i].verdict
                                          : -statuses[i];
  }
}

static void from_array(const struct question *questions, size_t count, int32_t *answers) {
  for (size_t i = 0; i < count; i++) {
    const int32_t *words = questions[i].words;
    answers[i] = array[words[0]][words[1]][words[2]];
  }
}

static int fill_array(const char *path) {
  FILE *file = fopen(path, "r");
  size_t count = 0, have = 0;
  if (!file) {
    perror(path);
    return 0;
  }
  if (fscanf(file, "%zu", &count) == 1) {
    for (unsigned a, b, c, answer; have < count; have++) {
      if (fscanf(file, "%u %u %u %u", &a, &b, &c, &answer) != 4) break;
      if (a >= VALUES || b >= VALUES || c >= VALUES || answer > UINT8_MAX) break;
      array[a][b][c] = (uint8_t)answer;
    }
  }
  fclose(file);
  if (count > 0 && have == count) return 1;
  fprintf(stderr, "%s: row %zu cannot be read\n", path, have + 1);
  return 0;
}

/* Makes room for a batch, with initialised queries. */
static int make_room(size_t count) {
  const lcp_transition_query transition = LCP_TRANSITION_QUERY_INIT;
  const lcp_relaunch_query relaunch = LCP_RELAUNCH_QUERY_INIT;
  transition_queries = calloc(count, sizeof *transition_queries);
  transition_answers = calloc(count, sizeof *transition_answers);
  relaunch_queries = calloc(count, sizeof *relaunch_queries);
  relaunch_answers = calloc(count, sizeof *relaunch_answers);
  statuses = calloc(count, sizeof *statuses);
  if (!transition_queries || !transition_answers || !relaunch_queries || !relaunch_answers ||
      !statuses) {
    fprintf(stderr, "library: no memory for %zu questions\n", count);
    return 0;
  }
  for (size_t i = 0; i < count; i++) {
    transition_queries[i] = transition;
    relaunch_queries[i] = relaunch;
  }
  return 1;
}

static int prepare(lcp_form_t form, char **version) {
  const lcp_context context = LCP_CONTEXT_INIT(LCP_OS(
      strtoul(version[0], NULL, 10), strtoul(version[1], NULL, 10), strtoul(version[2], NULL, 10)));
  const size_t size = lcp_policy_size(form);
  if (size <= sizeof room && !lcp_policy_prepare(&context, policy, size, NULL)) return 1;
  fprintf(stderr, "library: the policy cannot be prepared\n");
  return 0;
}

int main(int count, char **words) {
  struct question *questions = NULL;
  size_t asked = 0;
  const int is_array = count == 5 && !strcmp(words[3], "array");
  const int is_batch = count == 7 && !strcmp(words[3], "batch");
  const int is_tables = count == 7 && !strcmp(words[3], "tables");
  const int is_relaunch = count > 3 && !strcmp(words[2], "relaunch");
  if (!is_array && !is_batch && !is_tables && !(count == 7 && !strcmp(words[3], "one"))) {
    fprintf(stderr, "usage: library QUESTIONS transition|relaunch one|tables|batch MAJOR MINOR "
                    "PATCH\n"
                    "       library QUESTIONS transition|relaunch array ROWS\n");
    return 2;
  }
  if (is_array ? !fill_array(words[4])
               : !prepare(is_tables ? LCP_FORM_TABLES : LCP_FORM_SMALL, &words[4]))
    return 2;
  questions = serve_read(words[1], &asked);
  if (!questions || !make_room(asked)) return 2;
  asking *ask = is_array      ? from_array
                : is_relaunch ? (is_batch ? relaunch_batch : relaunch_one)
                              : (is_batch ? transition_batch : transition_one);
  const int result = serve(is_array ? "C99" : lcp_library_version(), questions, asked, ask);
  free(questions);
  free(transition_queries);
  free(transition_answers);
  free(relaunch_queries);
  free(relaunch_answers);
  free(statuses);
  return result;
}
