/*
 * Asks the library every question of the domain, and writes the tables of the hand-written forms: see domain.h for
 * both terms. For each kind of question, the tables contain each distinct answer once, and for each context and
 * question the index of its answer.
 *
 *   tables > tables.h
 */
#include <string.h>

#include "domain.h"

static void fail(const char *name, int context, int number, lcp_status_t status) {
  fprintf(stderr, "tables: %s, %s, app %d, question %d: the library says %s\n", name,
          eras[context / APPS].name, context % APPS, number,
          lcp_enum_name(LCP_ENUM_STATUS, status));
  exit(1);
}

/* Writes the bytes of an answer as numbers of 32 bits, which initialise an array. */
static void write_words(const void *answer, size_t size) {
  uint32_t word;
  printf("  {");
  for (size_t at = 0; at < size; at += sizeof word) {
    memcpy(&word, (const char *)answer + at, sizeof word);
    printf("%s%#x", at ? "," : "", (unsigned)word);
  }
  printf("},\n");
}

/* A number that stands for no question in the context gets an answer of zeros. */
#define WRITE(name, Query, Answer, COUNT)                                                       \
  static void write_##name(const world *worlds) {                                               \
    enum { KINDS = 4096 };                                                                      \
    static Answer kinds[KINDS];                                                                 \
    int count = 0;                                                                              \
    printf("static const uint16_t " #name "_numbers[] = {");                                    \
    for (int i = 0; i < CONTEXTS; i++) {                                                        \
      for (int number = 0; number < COUNT; number++) {                                          \
        Query query;                                                                            \
        Answer answer;                                                                          \
        memset(&answer, 0, sizeof answer);                                                      \
        if (domain_##name(number, &eras[i / APPS], &query)) {                                   \
          answer.struct_size = sizeof answer;                                                   \
          const lcp_status_t status =                                                           \
              lcp_query_##name(&worlds[i].small, &query, &answer, NULL);                        \
          if (status) fail(#name, i, number, status);                                           \
        }                                                                                       \
        int kind = 0;                                                                           \
        while (kind < count && memcmp(&kinds[kind], &answer, sizeof answer)) kind++;            \
        if (kind == KINDS) fail(#name, i, number, LCP_ERROR_OUT_OF_RANGE);                      \
        if (kind == count) kinds[count++] = answer;                                             \
        printf("%s%d", number % 24 ? "," : number || i ? ",\n  " : "\n  ", kind);               \
      }                                                                                         \
    }                                                                                           \
    printf("};\nstatic const uint32_t " #name "_answers[][%d] = {\n",                           \
           (int)(sizeof(Answer) / sizeof(uint32_t)));                                           \
    for (int kind = 0; kind < count; kind++) write_words(&kinds[kind], sizeof *kinds);          \
    printf("};\n");                                                                             \
  }

WRITE(transition, lcp_transition_query, lcp_transition_answer, TRANSITIONS)
WRITE(deadline, lcp_deadline_query, lcp_deadline_answer, DEADLINES)
WRITE(relaunch, lcp_relaunch_query, lcp_relaunch_answer, RELAUNCHES)

int main(void) {
  static world worlds[CONTEXTS];
  domain_worlds(worlds);
  write_transition(worlds);
  write_deadline(worlds);
  write_relaunch(worlds);
  return ferror(stdout) || fflush(stdout) ? 2 : 0;
}
