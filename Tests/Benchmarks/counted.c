/*
 * Asks the same questions in each run, to be counted by instructions.py under callgrind: random
 * ones of each kind about each era. Before each lot comes a call of mark, and a line on standard
 * output: query, era, questions.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "domain.h"

enum { FEW = 32, MANY = 256, ANSWER_STRIDE = 64 };

static world worlds[CONTEXTS];
static lcp_status_t statuses[MANY];
static uint64_t answers[MANY * ANSWER_STRIDE / sizeof(uint64_t)];

/* callgrind writes what it counted so far where this is entered. */
void mark(void);
__attribute__((noinline)) void mark(void) { __asm__ volatile("" ::: "memory"); }

static void begin(const char *query, int number, int questions) {
  printf("%s\t%s\t%d\n", query, eras[number].name, questions);
  mark();
}

static void check(const char *query, int number, lcp_status_t status) {
  if (!status) return;
  fprintf(stderr, "counted: %s, %s: %s\n", query, eras[number].name, lcp_status_name(status));
  exit(1);
}

/* Half of the questions about each of the two apps. */
#define ONE_BY_ONE(name, questions)                                                            \
  static void ask_##name(int number) {                                                         \
    uint64_t state = (uint64_t)number + 1;                                                     \
    begin(#name, number, questions);                                                           \
    for (int i = 0; i < questions; i++) {                                                      \
      lcp_##name##_query query;                                                                \
      lcp_##name##_answer answer;                                                              \
      memset(&answer, 0, sizeof answer);                                                       \
      answer.struct_size = sizeof answer;                                                      \
      RANDOM_##name(&state, &eras[number], &query);                                            \
      check(#name, number,                                                                     \
            lcp_query_##name(&worlds[number * APPS + i % APPS].context, &query, &answer, NULL)); \
    }                                                                                          \
  }

#define AT_ONCE(name)                                                                          \
  static void ask_##name##_batch(int number) {                                                 \
    uint64_t state = (uint64_t)number + 1;                                                     \
    static lcp_##name##_query queries[MANY];                                                   \
    for (int i = 0; i < MANY; i++) RANDOM_##name(&state, &eras[number], &queries[i]);          \
    begin(#name " batch", number, MANY * APPS);                                                \
    for (int app = 0; app < APPS; app++) {                                                     \
      check(#name " batch", number,                                                            \
            lcp_query_##name##_batch(&worlds[number * APPS + app].context, MANY, queries,      \
                                     sizeof *queries, (lcp_##name##_answer *)answers,          \
                                     ANSWER_STRIDE, statuses, NULL));                          \
    }                                                                                          \
  }

#define RANDOM_transition random_transition
#define RANDOM_next random_next_query
#define RANDOM_path random_path
#define RANDOM_deadline random_deadline
#define RANDOM_relaunch random_relaunch
#define RANDOM_conduct random_conduct
#define RANDOM_duties random_duties
#define RANDOM_delivery random_delivery
#define RANDOM_mode random_mode
#define RANDOM_quota random_quota
#define RANDOM_termination random_termination

ONE_BY_ONE(transition, MANY)
ONE_BY_ONE(next, FEW)
ONE_BY_ONE(path, FEW)
ONE_BY_ONE(deadline, MANY)
ONE_BY_ONE(relaunch, MANY)
ONE_BY_ONE(conduct, MANY)
ONE_BY_ONE(duties, MANY)
ONE_BY_ONE(delivery, MANY)
ONE_BY_ONE(mode, MANY)
ONE_BY_ONE(quota, MANY)
ONE_BY_ONE(termination, MANY)
AT_ONCE(transition)
AT_ONCE(deadline)
AT_ONCE(relaunch)
AT_ONCE(conduct)

static void ask_manifest(int number) {
  begin("manifest", number, APPS);
  for (int app = 0; app < APPS; app++) {
    lcp_manifest_answer answer = LCP_MANIFEST_ANSWER_INIT;
    check("manifest", number,
          lcp_query_manifest(&worlds[number * APPS + app].context, &answer, NULL));
  }
}

int main(void) {
  static void (*const kinds[])(int) = {
      ask_transition, ask_next,     ask_path, ask_deadline, ask_relaunch,    ask_conduct,
      ask_duties,     ask_delivery, ask_mode, ask_quota,    ask_manifest,    ask_termination,
      ask_transition_batch, ask_deadline_batch, ask_relaunch_batch, ask_conduct_batch};
  domain_worlds(worlds);
  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
    for (int number = 0; number < ERAS; number++) kinds[kind](number);
  }
  return 0;
}
