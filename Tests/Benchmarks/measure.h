/*
 * Interleaved measuring: cells take turns, round after round, so that all of them meet the same conditions. A
 * cell is a loop over one function, with its questions.
 */
#ifndef BENCHMARKS_MEASURE_H
#define BENCHMARKS_MEASURE_H

#include <lifecycle_policy.h>
#include <stddef.h>
#include <stdio.h>

/* Questions, each with its ground: the policy or context with which it is asked. A batch is asked with the
   ground of its first question. */
typedef struct set {
  const void **grounds;
  void *queries;
  size_t count;
  size_t batch; /* the number of questions asked at once; 1 if they are asked one by one */
} set;

typedef struct cell {
  const char *query, *form, *context;
  /* Asks `questions` questions. After the last question of the set, continues with the first one. Returns the
     bitwise or of all statuses. */
  unsigned (*loop)(const set *, size_t questions);
  const set *set;
} cell;

/* Adds a cell. Its texts and its set must outlive the run. Cells that are compared should be added one after
   the other. */
void measure_add(cell one);

/* Runs all cells. Each sample takes at least `sample_us`. Writes JSON with the processor time for one question
   in each round, in nanoseconds. Ends the program if a question is refused. */
void measure_run(FILE *file, int rounds, long sample_us);

void *measure_room(size_t count, size_t size);

#endif
