/*
 * Asks random questions of each kind in each era. instructions.py runs this program under callgrind, which
 * counts the instructions. The questions are the same in each run. Before each group of questions, the
 * program calls mark(), and prints a line with the name of the group, the era and the number of questions.
 */
#include <string.h>

#include "domain.h"
#include "events.h"

enum { FEW = 32, MANY = 256, ITEMS = 256 };

static world worlds[CONTEXTS];
static lcp_status_t statuses[MANY];
static uint64_t answers[MANY * sizeof(lcp_relaunch_answer) / sizeof(uint64_t)];
static uint64_t room[1 << 14];

/* callgrind writes its counts so far whenever this function is entered. */
void mark(void);
__attribute__((noinline)) void mark(void) { __asm__ volatile("" ::: "memory"); }

static void begin(const char *what, lcp_form_t form, int number, int count) {
  const char *its = form == LCP_FORM_TABLES ? ", tables" : "";
  printf("%s%s\t%s\t%d\n", what, its, eras[number].name, count);
  mark();
}

static void check(const char *what, int number, lcp_status_t status) {
  if (!status) return;
  fprintf(stderr, "counted: %s, %s: %s\n", what, eras[number].name,
          lcp_enum_name(LCP_ENUM_STATUS, status));
  exit(1);
}

static const lcp_policy *policy_of(int number, int app, lcp_form_t form) {
  const world *at = &worlds[number * APPS + app];
  return form == LCP_FORM_TABLES ? at->tables : &at->small;
}

/* Asks half of the questions about each of the two apps. */
#define ONE_BY_ONE(name, fill, questions)                                                      \
  static void ask_##name(int number, lcp_form_t form) {                                        \
    uint64_t state = (uint64_t)number + 1;                                                     \
    begin(#name, form, number, questions);                                                     \
    for (int i = 0; i < questions; i++) {                                                      \
      lcp_##name##_query query;                                                                \
      lcp_##name##_answer answer;                                                              \
      memset(&answer, 0, sizeof answer);                                                       \
      answer.struct_size = sizeof answer;                                                      \
      fill(&state, &eras[number], &query);                                                     \
      check(#name, number,                                                                     \
            lcp_query_##name(policy_of(number, i % APPS, form), &query, &answer, NULL));       \
    }                                                                                          \
  }

#define AT_ONCE(name, fill, kind)                                                              \
  static void ask_##name##_batch(int number, lcp_form_t form) {                                \
    uint64_t state = (uint64_t)number + 1;                                                     \
    static lcp_##name##_query queries[MANY];                                                   \
    for (int i = 0; i < MANY; i++) fill(&state, &eras[number], &queries[i]);                   \
    begin(#name " batch", form, number, MANY * APPS);                                          \
    for (int app = 0; app < APPS; app++) {                                                     \
      check(#name " batch", number,                                                            \
            lcp_query_batch(policy_of(number, app, form), kind, MANY, queries, sizeof *queries, \
                            answers, sizeof(lcp_##name##_answer), statuses, NULL));            \
    }                                                                                          \
  }

ONE_BY_ONE(transition, random_transition, MANY)
ONE_BY_ONE(next, random_next_query, FEW)
ONE_BY_ONE(path, random_path, FEW)
ONE_BY_ONE(deadline, random_deadline, MANY)
ONE_BY_ONE(relaunch, random_relaunch, MANY)
#define MANY_OF(name) ONE_BY_ONE(name, random_##name, MANY)
OTHER_KINDS(MANY_OF, )
AT_ONCE(transition, random_transition, LCP_QUESTION_TRANSITION)
AT_ONCE(deadline, random_deadline, LCP_QUESTION_DEADLINE)
AT_ONCE(relaunch, random_relaunch, LCP_QUESTION_RELAUNCH)
AT_ONCE(conduct, random_conduct, LCP_QUESTION_CONDUCT)

static void ask_manifest(int number, lcp_form_t form) {
  begin("manifest", form, number, APPS);
  for (int app = 0; app < APPS; app++) {
    lcp_manifest_answer answer = LCP_MANIFEST_ANSWER_INIT;
    check("manifest", number, lcp_query_manifest(policy_of(number, app, form), &answer, NULL));
  }
}

static void list_edges(int number, lcp_form_t form) {
  static lcp_edge items[ITEMS];
  uint64_t state = (uint64_t)number + 1;
  begin("edges", form, number, FEW);
  for (int i = 0; i < FEW; i++) {
    lcp_next_query query;
    size_t count;
    random_next_query(&state, &eras[number], &query);
    check("edges", number, lcp_list_edges(policy_of(number, i % APPS, form), &query, items,
                                          sizeof *items, ITEMS, &count, NULL));
  }
}

static void prepare(int number, lcp_form_t form) {
  begin("prepare", form, number, APPS);
  for (int app = 0; app < APPS; app++) {
    check("prepare", number, lcp_policy_prepare(&worlds[number * APPS + app].context,
                                                (lcp_policy *)room, lcp_policy_size(form), NULL));
  }
}

/* The devices: one for each kind of event, in each era that has background tasks in their present form. They
   are made before the counting begins. */
enum { FIRST_LIFE = 4, ROUNDS = 8 };
static life *lives[PAIRS][ERAS];

static void make_lives(void) {
  for (int p = 0; p < PAIRS; p++)
    for (int e = FIRST_LIFE; e < ERAS; e++)
      lives[p][e] = new_life(eras[e].os, eras[e].scenes, 1, &pairs[p]);
}

static void count_events(int p, int number) {
  life *one = lives[p][number];
  unsigned statuses = 0;
  size_t each = 0;
  while (each < MOST && pairs[p].events[each].kind) each++;
  printf("event: %s\t%s\t%d\n", pairs[p].name, eras[number].name, (int)each * ROUNDS);
  mark();
  for (int i = 0; i < ROUNDS; i++) happen(one, &statuses);
  check(pairs[p].name, number, (lcp_status_t)statuses);
}

#define SMALL_LOT(name) {ask_##name, LCP_FORM_SMALL},

int main(void) {
  static const struct {
    void (*count)(int number, lcp_form_t form);
    lcp_form_t most; /* the last form that is counted */
  } lots[] = {{prepare, LCP_FORM_TABLES},
              {ask_transition, LCP_FORM_TABLES},
              {ask_deadline, LCP_FORM_TABLES},
              {ask_relaunch, LCP_FORM_TABLES},
              {ask_next, LCP_FORM_SMALL},
              {list_edges, LCP_FORM_SMALL},
              {ask_path, LCP_FORM_SMALL},
              OTHER_KINDS(SMALL_LOT, SMALL_LOT(manifest))
              {ask_transition_batch, LCP_FORM_TABLES},
              {ask_deadline_batch, LCP_FORM_TABLES},
              {ask_relaunch_batch, LCP_FORM_TABLES},
              {ask_conduct_batch, LCP_FORM_SMALL}};
  domain_worlds(worlds);
  make_lives();
  for (size_t lot = 0; lot < sizeof lots / sizeof *lots; lot++) {
    for (lcp_form_t form = LCP_FORM_SMALL; form <= lots[lot].most; form++) {
      for (int number = 0; number < ERAS; number++) lots[lot].count(number, form);
    }
  }
  for (int p = 0; p < PAIRS; p++)
    for (int number = FIRST_LIFE; number < ERAS; number++) count_events(p, number);
  return 0;
}
