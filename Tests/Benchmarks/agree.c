/*
 * Whether the hand-written forms answer every question of the domain as the library does, field by
 * field, single and in batches, and refuse what is no question of it.
 */
#include <stdio.h>
#include <string.h>

#include "baselines.h"
#include "domain.h"

static int failures;

static void fail(const char *what, const char *name, int context, int number) {
  if (failures++ < 20) {
    fprintf(stderr, "agree: %s: %s, %s, app %d, question %d\n", what, name,
            eras[context / APPS].name, context % APPS, number);
  }
}

/* The hand-written answers are written over other bytes, so that none is left out. */
#define CHECK_FORM(form, name, Answer)                                                          \
  memset(&theirs, 0xa5, sizeof theirs);                                                         \
  theirs.struct_size = sizeof theirs;                                                           \
  status = form##_##name(&worlds[i].context, &query, &theirs, NULL);                            \
  if (!there) {                                                                                 \
    if (!status) fail(#form " answers what is no question", #name, i, number);                  \
  } else if (status || memcmp(&theirs, &ours, sizeof ours)) {                                   \
    fail(#form " differs", #name, i, number);                                                   \
  }

#define CHECK_BATCH(form, name)                                                                 \
  memset(batch, 0xa5, sizeof batch);                                                            \
  form##_##name##_batch(&worlds[i].context, count, queries, sizeof *queries, batch,             \
                        sizeof *batch, statuses, NULL);                                         \
  for (size_t n = 0; n < count; n++) {                                                          \
    if (statuses[n] || memcmp(&batch[n], &answers[n], sizeof batch[n]))                         \
      fail(#form " in a batch differs", #name, i, (int)n);                                      \
  }

#define CHECK_ALL(name, Query, Answer, COUNT)                                                   \
  static long check_##name(const world *worlds) {                                               \
    static Query queries[COUNT];                                                                \
    static Answer answers[COUNT], batch[COUNT];                                                 \
    static lcp_status_t statuses[COUNT];                                                        \
    long checked = 0;                                                                           \
    for (int i = 0; i < CONTEXTS; i++) {                                                        \
      size_t count = 0;                                                                         \
      for (int number = 0; number < COUNT; number++) {                                          \
        Query query;                                                                            \
        Answer ours, theirs;                                                                    \
        lcp_status_t status;                                                                    \
        const int there = domain_##name(number, &eras[i / APPS], &query);                       \
        memset(&ours, 0, sizeof ours);                                                          \
        ours.struct_size = sizeof ours;                                                         \
        if (there && lcp_query_##name(&worlds[i].context, &query, &ours, NULL))                 \
          fail("refused by the library", #name, i, number);                                     \
        CHECK_FORM(switch, name, Answer)                                                        \
        CHECK_FORM(table, name, Answer)                                                         \
        if (!there) continue;                                                                   \
        queries[count] = query;                                                                 \
        answers[count++] = ours;                                                                \
        checked++;                                                                              \
      }                                                                                         \
      CHECK_BATCH(switch, name)                                                                 \
      CHECK_BATCH(table, name)                                                                  \
    }                                                                                           \
    return checked;                                                                             \
  }

CHECK_ALL(transition, lcp_transition_query, lcp_transition_answer, TRANSITIONS)
CHECK_ALL(deadline, lcp_deadline_query, lcp_deadline_answer, DEADLINES)
CHECK_ALL(relaunch, lcp_relaunch_query, lcp_relaunch_answer, RELAUNCHES)

int main(void) {
  static world worlds[CONTEXTS];
  domain_worlds(worlds);
  const long transitions = check_transition(worlds), deadlines = check_deadline(worlds),
             relaunches = check_relaunch(worlds);
  if (failures) {
    fprintf(stderr, "agree: %d differences\n", failures);
    return 1;
  }
  printf("The hand-written forms answer as the library does: %ld transitions, %ld deadlines and "
         "%ld relaunches.\n", transitions, deadlines, relaunches);
  return 0;
}
