/*
 * What the compared programs in C and C++ have in common: they read the questions, and ask them as often as
 * the measuring program tells them to.
 *
 *   PROGRAM QUESTIONS ...
 *
 * QUESTIONS is a text file with the number of questions, and the three numbers of each. The program prints
 * its version in a line. Then, for each line of input, a number of passes, it asks all questions that many
 * times and prints the nanoseconds of processor time that this took, and the answers of the last pass.
 */
#ifndef SERVE_H
#define SERVE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* from, to and cause; or termination, trigger and 0. */
struct question {
  int32_t words[3];
};

/* Answers `count` questions. */
typedef void asking(const struct question *questions, size_t count, int32_t *answers);

/* Returns the processor time, which does not run while other programs have the processor. */
static int64_t serve_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* Reads the questions. Prints what is wrong and returns NULL if the file cannot be read. */
static struct question *serve_read(const char *path, size_t *count) {
  struct question *questions = NULL;
  FILE *file = fopen(path, "r");
  size_t have = 0;
  if (!file) {
    perror(path);
    return NULL;
  }
  if (fscanf(file, "%zu", count) == 1 && *count > 0 && *count <= 1000000) {
    questions = (struct question *)calloc(*count, sizeof *questions);
  }
  for (; questions && have < *count; have++) {
    int32_t *words = questions[have].words;
    if (fscanf(file, "%d %d %d", &words[0], &words[1], &words[2]) != 3) break;
  }
  fclose(file);
  if (questions && have == *count) return questions;
  fprintf(stderr, "%s: question %zu cannot be read\n", path, have + 1);
  free(questions);
  return NULL;
}

/* Asks until there is no more input. Returns the value for main to return. */
static int serve(const char *version, const struct question *questions, size_t count,
                 asking *ask) {
  int32_t *answers = (int32_t *)calloc(count, sizeof *answers);
  long passes;
  int read;
  if (!answers) return 2;
  printf("%s\n", version);
  fflush(stdout);
  while ((read = scanf("%ld", &passes)) == 1 && passes > 0) {
    const int64_t start = serve_now();
    for (long pass = 0; pass < passes; pass++) ask(questions, count, answers);
    printf("%lld", (long long)(serve_now() - start));
    for (size_t i = 0; i < count; i++) printf(" %d", answers[i]);
    printf("\n");
    fflush(stdout);
  }
  free(answers);
  return read == EOF ? 0 : 2;
}

#endif
