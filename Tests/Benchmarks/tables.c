/*
 * Asks the library every question of the domain and writes the answers into files, for
 * decisions.py.
 *
 *   answers FOLDER
 *
 * A file has a line of numbers: contexts, bytes of an answer, and how many values each part of a
 * question has. Then come the answers, context by context, as they lie in memory; a number that is
 * no question of a context has zeros in its place.
 */
#include <stdio.h>
#include <stdlib.h>

#include "domain.h"

static void fail(const char *name, int context, int number, lcp_status_t status) {
  fprintf(stderr, "answers: %s, %s, app %d, question %d: the library says %s\n", name,
          eras[context / APPS].name, context % APPS, number, lcp_status_name(status));
  exit(1);
}

#define WRITE(name, Query, Answer, COUNT, ...)                                                  \
  static void write_##name(const char *folder, const world *worlds) {                           \
    static Answer answers[CONTEXTS][COUNT];                                                     \
    static const int parts[] = {__VA_ARGS__};                                                   \
    char path[4096];                                                                            \
    for (int i = 0; i < CONTEXTS; i++) {                                                        \
      for (int number = 0; number < COUNT; number++) {                                          \
        Query query;                                                                            \
        if (!domain_##name(number, &eras[i / APPS], &query)) continue;                          \
        answers[i][number].struct_size = sizeof(Answer);                                        \
        const lcp_status_t status =                                                             \
            lcp_query_##name(&worlds[i].context, &query, &answers[i][number], NULL);            \
        if (status) fail(#name, i, number, status);                                             \
      }                                                                                         \
    }                                                                                           \
    snprintf(path, sizeof path, "%s/" #name ".answers", folder);                                \
    FILE *file = fopen(path, "wb");                                                             \
    int written = file && fprintf(file, "%d %d", CONTEXTS, (int)sizeof(Answer)) > 0;            \
    for (size_t i = 0; written && i < sizeof parts / sizeof *parts; i++)                        \
      written = fprintf(file, " %d", parts[i]) > 0;                                             \
    written = written && fputc('\n', file) == '\n' &&                                           \
              fwrite(answers, sizeof answers, 1, file) == 1;                                    \
    if (!written || fclose(file)) {                                                             \
      perror(path);                                                                             \
      exit(2);                                                                                  \
    }                                                                                           \
  }

WRITE(transition, lcp_transition_query, lcp_transition_answer, TRANSITIONS, AXES, STATES, STATES,
      CAUSES)
WRITE(deadline, lcp_deadline_query, lcp_deadline_answer, DEADLINES, ALLOWANCES)
WRITE(relaunch, lcp_relaunch_query, lcp_relaunch_answer, RELAUNCHES, TERMINATIONS, TRIGGERS,
      SINCES)

int main(int count, char **words) {
  static world worlds[CONTEXTS];
  if (count != 2) {
    fprintf(stderr, "usage: answers FOLDER\n");
    return 2;
  }
  domain_worlds(worlds);
  write_transition(words[1], worlds);
  write_deadline(words[1], worlds);
  write_relaunch(words[1], worlds);
  return 0;
}
