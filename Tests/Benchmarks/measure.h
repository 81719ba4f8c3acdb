/*
 * Interleaved measuring: cells take turns, round after round, so that all of them meet the same
 * machine. A cell is a loop over one function, with its questions.
 */
#ifndef BENCHMARKS_MEASURE_H
#define BENCHMARKS_MEASURE_H

#include <lifecycle_policy.h>
#include <stddef.h>
#include <stdio.h>

/* Questions with what each is asked of. Of a batch all are asked of that of its first one. */
typedef struct set {
  const void **grounds;
  void *queries;
  size_t count;
  size_t batch; /* how many are asked at once; 1 where they are asked one by one */
} set;

typedef struct cell {
  const char *query, *form, *context;
  /* Asks that many, from the first on, and again from there; gives all statuses joined by or. */
  unsigned (*loop)(const set *, size_t questions);
  const set *set;
} cell;

/* Adds a cell; the texts and the set must live on. Cells that are compared belong side by side. */
void measure_add(cell one);

/* Runs all cells, each sample as long as `sample_us`, and writes JSON: nanoseconds of processor time
   a question, for each round. Ends the program where a question is refused. */
void measure_run(FILE *file, int rounds, long sample_us);

void *measure_room(size_t count, size_t size);

#endif
