/*
 * Asks questions in eight threads at once. The threads share contexts, policies and queries, and also have
 * their own policies and answers. All output must equal the output of a single thread, byte by byte.
 * sanitizers.sh also runs this program with ThreadSanitizer.
 *
 * ABI_SHARE=n takes every n-th context (default: 1).
 */
#include "recorded.h"
#include <pthread.h>
#include <sched.h>

enum { THREADS = 8 };

typedef struct worker {
  pthread_t thread;
  int number;
  listener recorded;
} worker;

/*
 * Lets the threads wait for each other before each part. ThreadSanitizer forgets old accesses, so it finds a
 * race only if the threads make the same calls at nearly the same time. A barrier would order the accesses
 * of different threads and so hide races. The relaxed counter here does not order them.
 */
static void meet(long long round) {
  static long long arrived;
  __atomic_fetch_add(&arrived, 1, __ATOMIC_RELAXED);
  while (__atomic_load_n(&arrived, __ATOMIC_RELAXED) < round * THREADS) sched_yield();
}

/* Asks the same questions in all threads at once, and then other questions in each thread. */
static void *ask_all(void *argument) {
  worker *w = argument;
  int parts = lives_taken + APART;
  long long round = 0;
  for (int apart = 0; apart < 2; apart++)
    for (int i = 0; i < parts; i++) {
      meet(++round);
      ask_part(&w->recorded, (i + apart * w->number * parts / THREADS) % parts);
    }
  return NULL;
}

int main(void) {
  static listener alone;
  static worker workers[THREADS];
  check_start();
  take_share(1);
  check_random_state ^= (uint64_t)check_setting("ABI_SEED", 0);
  record_first(&alone);

  check_begin("threads", 0, 0, 0, 0);
  for (int i = 0; i < THREADS; i++) {
    workers[i].number = i;
    workers[i].recorded.part = -1;
    if (pthread_create(&workers[i].thread, NULL, ask_all, &workers[i])) exit(2);
  }
  for (int i = 0; i < THREADS; i++) pthread_join(workers[i].thread, NULL);
  for (int i = 0; i < THREADS; i++) {
    const listener *l = &workers[i].recorded;
    CHECK_INT(l->calls, 2 * alone.calls);
    CHECKF(!l->differs, "thread %d, part %d of %d, %s: not as in one thread", i, l->part,
           lives_taken + APART, part_name(l));
  }
  printf("threads: %d threads, each %lld calls, twice %zu bytes as in one thread\n", THREADS,
         2 * alone.calls, recorded_size);
  free_all();
  return check_done("threads");
}
