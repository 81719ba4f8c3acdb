/* Interleaved measuring: see measure.h. */
#define _POSIX_C_SOURCE 200809L
#include "measure.h"

#include <stdint.h>
#include <stdlib.h>
#include <time.h>

/* A sample asks at least LEAST_QUESTIONS questions, because fewer random questions would not represent
   the whole set. A sample of batches asks each question of the set at least once. */
enum { CELLS = 4096, LEAST_QUESTIONS = 512 };
static struct {
  cell its;
  size_t questions; /* the number of questions in one sample */
  double *took;
} cells[CELLS];
static int count;

void *measure_room(size_t number, size_t size) {
  void *room = calloc(number, size);
  if (!room) {
    fprintf(stderr, "measure: no memory for %zu times %zu bytes\n", number, size);
    exit(2);
  }
  return room;
}

void measure_add(cell one) {
  if (count == CELLS) {
    fprintf(stderr, "measure: more than %d cells\n", CELLS);
    exit(2);
  }
  cells[count++].its = one;
}

/* Returns the processor time, which does not count the time of other programs. */
static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double sample(int i, size_t questions) {
  const cell *its = &cells[i].its;
  const double start = now();
  const unsigned statuses = its->loop(its->set, questions);
  const double took = now() - start;
  if (statuses) {
    fprintf(stderr, "measure: %s, %s, %s: refused with %#x\n", its->query, its->form, its->context,
            statuses);
    exit(1);
  }
  return took;
}

static void calibrate(int i, double least) {
  const set *its = cells[i].its.set;
  size_t questions = its->batch == 1 ? LEAST_QUESTIONS : its->count;
  while (sample(i, questions) < least && questions < (size_t)1 << 26) questions *= 2;
  cells[i].questions = questions;
}

void measure_run(FILE *file, int rounds, long sample_us) {
  for (int i = 0; i < count; i++) {
    calibrate(i, (double)sample_us * 1000);
    cells[i].took = measure_room((size_t)rounds, sizeof(double));
  }
  for (int round = 0; round < rounds; round++) {
    for (int i = 0; i < count; i++) {
      cells[i].took[round] = sample(i, cells[i].questions) / (double)cells[i].questions;
    }
  }
  fprintf(file, "{\"rounds\": %d, \"sample_us\": %ld, \"cells\": [", rounds, sample_us);
  for (int i = 0; i < count; i++) {
    const cell *its = &cells[i].its;
    fprintf(file,
            "%s\n{\"query\": \"%s\", \"form\": \"%s\", \"context\": \"%s\", \"batch\": %zu, "
            "\"asked\": %zu, \"ns\": [",
            i ? "," : "", its->query, its->form, its->context, its->set->batch, cells[i].questions);
    for (int round = 0; round < rounds; round++) {
      fprintf(file, "%s%.3f", round ? ", " : "", cells[i].took[round]);
    }
    fprintf(file, "]}");
  }
  fprintf(file, "\n]}\n");
}
