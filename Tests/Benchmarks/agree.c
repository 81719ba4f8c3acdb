/*
 * Checks that the hand-written forms answer every question of the domain (see domain.h) as the library does, byte
 * by byte, and that they refuse each number that stands for no question in an era. Tests/Replay checks the answers
 * of the library.
 */
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

/* Fills the answer with other bytes first, so that an unwritten byte is noticed. */
#define CHECK_FORM(function, ground, name)                                                      \
  memset(&theirs, 0xa5, sizeof theirs);                                                         \
  theirs.struct_size = sizeof theirs;                                                           \
  status = function(ground, &query, &theirs, NULL);                                             \
  if (!there) {                                                                                 \
    if (!status) fail(#function " answers what is no question", #name, i, number);              \
  } else if (status || memcmp(&theirs, &ours, sizeof ours)) {                                   \
    fail(#function " differs", #name, i, number);                                               \
  }

#define CHECK_ALL(name, COUNT)                                                                  \
  static long check_##name(const world *worlds) {                                               \
    long checked = 0;                                                                           \
    for (int i = 0; i < CONTEXTS; i++) {                                                        \
      for (int number = 0; number < COUNT; number++) {                                          \
        lcp_##name##_query query;                                                               \
        lcp_##name##_answer ours, theirs;                                                       \
        lcp_status_t status;                                                                    \
        const int there = domain_##name(number, &eras[i / APPS], &query);                       \
        memset(&ours, 0, sizeof ours);                                                          \
        ours.struct_size = sizeof ours;                                                         \
        if (there && lcp_query_##name(&worlds[i].small, &query, &ours, NULL))                   \
          fail("refused by the library", #name, i, number);                                     \
        CHECK_FORM(finding_##name, &worlds[i].context, name)                                    \
        CHECK_FORM(handed_##name, &worlds[i].place, name)                                       \
        checked += there;                                                                       \
      }                                                                                         \
    }                                                                                           \
    return checked;                                                                             \
  }

CHECK_ALL(transition, TRANSITIONS)
CHECK_ALL(deadline, DEADLINES)
CHECK_ALL(relaunch, RELAUNCHES)

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
