/*
 * Measures how long a shared library takes to load: dlopen with all symbols bound, and one call.
 *
 *   load [-c] ROUNDS LIBRARY FUNCTION [LIBRARY FUNCTION ...]
 *
 * With -c the time includes closing the library.
 *
 * Each sample is taken in a new process, and the libraries take turns, so that they meet the same conditions.
 * FUNCTION takes no arguments and returns an integer. Prints a line for each library: the median, the least
 * and the most nanoseconds, and the ratio of the median to that of the first library.
 */
#define _DEFAULT_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int closes;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* Returns how many nanoseconds loading and one call take, or -1 if the library cannot be loaded. */
static int64_t load(const char *library, const char *function) {
  const int64_t start = now();
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void *symbol = handle ? dlsym(handle, function) : NULL;
  if (!symbol) {
    fprintf(stderr, "load: %s\n", dlerror());
    return -1;
  }
  int (*call)(void);
  *(void **)&call = symbol;
  volatile int result = call();
  (void)result;
  if (closes && dlclose(handle)) {
    fprintf(stderr, "load: %s\n", dlerror());
    return -1;
  }
  return now() - start;
}

static int64_t sample(const char *library, const char *function) {
  int ends[2];
  int64_t took = -1;
  if (pipe(ends)) return -1;
  const pid_t child = fork();
  if (child == 0) {
    took = load(library, function);
    _exit(write(ends[1], &took, sizeof took) == sizeof took ? 0 : 1);
  }
  close(ends[1]);
  if (child < 0 || read(ends[0], &took, sizeof took) != sizeof took) took = -1;
  close(ends[0]);
  if (child > 0) waitpid(child, NULL, 0);
  return took;
}

static int ascending(const void *a, const void *b) {
  const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

int main(int count, char **words) {
  closes = count > 1 && !strcmp(words[1], "-c");
  count -= closes;
  words += closes;
  const long rounds = count > 3 ? strtol(words[1], NULL, 10) : 0;
  const int libraries = (count - 2) / 2;
  if (rounds < 1 || rounds > 100000 || count % 2) {
    fprintf(stderr, "usage: load [-c] ROUNDS LIBRARY FUNCTION [LIBRARY FUNCTION ...]\n");
    return 2;
  }
  int64_t *took = calloc((size_t)rounds * (size_t)libraries, sizeof *took);
  if (!took) return 2;
  for (long round = 0; round < rounds; round++) {
    for (int i = 0; i < libraries; i++) {
      const int64_t one = sample(words[2 + 2 * i], words[3 + 2 * i]);
      if (one < 0) return 1;
      took[i * rounds + round] = one;
    }
  }
  double first = 0;
  for (int i = 0; i < libraries; i++) {
    int64_t *its = took + i * rounds;
    qsort(its, (size_t)rounds, sizeof *its, ascending);
    const int64_t median = its[rounds / 2];
    if (i == 0) first = (double)median;
    printf("%s %lld %lld %lld %.2f\n", words[2 + 2 * i], (long long)median, (long long)its[0],
           (long long)its[rounds - 1], (double)median / first);
  }
  free(took);
  return 0;
}
