/*
 * Interleaved measuring: cells take turns, round after round, so that all of them meet the same conditions. A
 * cell is a loop over one function, with its questions.
 */
#ifndef BENCHMARKS_MEASURE_H
#define BENCHMARKS_MEASURE_H

#include <lifecycle_policy.h>
#include <stddef.h>
#include <stdio.h>

/* Questions, each with the ground on which it is asked. A whole batch is asked on the ground of its first
   question. */
typedef struct set {
  const void **grounds;
  void *queries;
  size_t count;
  size_t batch; /* the number of questions asked at once; 1 if they are asked one by one */
} set;

typedef struct cell {
  const char *query, *form, *context;
  /* Asks that many questions, starting again after the last one. Returns the bitwise or of all statuses. */
  unsigned (*loop)(const set *, size_t questions);
  const set *set;
} cell;

/* Adds a cell, whose texts and set must outlive the run. Cells that are compared belong side by side. */
void measure_add(cell one);

/* Runs all cells, each sample as long as `sample_us`, and writes JSON: nanoseconds of processor time for each
   question, for each round. Ends the program if a question is refused. */
void measure_run(FILE *file, int rounds, long sample_us);

void *measure_room(size_t count, size_t size);

#endif
