/*
 * Checks for the programs beside this file. A failure prints the file, the line and the condition that is not
 * true, and if values are compared, both of them. check_done() prints the totals and returns the exit status of
 * main(). A signal (a trap, an access to an unreadable page, an alarm) is a failure that names the current call.
 */
#ifndef ABITESTS_CHECK_H
#define ABITESTS_CHECK_H

#include <lifecycle_policy.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The first CHECK_PRINTED failures of each source line are printed, and further failures are only counted.
   Lines whose numbers differ by a multiple of CHECK_LINES share a counter. */
enum { CHECK_PRINTED = 3, CHECK_LINES = 2048 };

static long long check_count, check_failures, check_unprinted;
static unsigned char check_printed[CHECK_LINES];
/* The current call and its position in a sweep, for messages. Set check_call before each call that may raise a
   signal. */
static const char *volatile check_call = "start";
static volatile long long check_at[4];

static void check_signal(int number) {
  char line[256];
  int n = snprintf(line, sizeof line, "FAILED: signal %d in %s (%lld, %lld, %lld, %lld)\n", number,
                   check_call, check_at[0], check_at[1], check_at[2], check_at[3]);
  if (n > 0 && write(2, line, (size_t)n) < 0) _exit(98);
  _exit(99);
}

static inline void check_start(void) {
  int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGALRM};
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) signal(fatal[i], check_signal);
  setvbuf(stdout, NULL, _IOLBF, 0);
}

static inline void check_begin(const char *call, long long a, long long b, long long c,
                               long long d) {
  check_call = call;
  check_at[0] = a, check_at[1] = b, check_at[2] = c, check_at[3] = d;
}

/* Counts a check. Returns a number other than 0 if the check failed and the failure should be printed. */
static inline int check_failed(int good, int line) {
  check_count++;
  if (good) return 0;
  check_failures++;
  if (check_printed[line % CHECK_LINES] < CHECK_PRINTED) return ++check_printed[line % CHECK_LINES];
  check_unprinted++;
  return 0;
}

/* CHECKF(condition, "what, with %d values", ...): formats the message only on failure. */
#define CHECKF(condition, ...)                                                              \
  do {                                                                                      \
    if (check_failed(!!(condition), __LINE__)) {                                            \
      fprintf(stderr, "%s:%d: not true: %s; in %s (%lld, %lld, %lld, %lld); ", __FILE__,    \
              __LINE__, #condition, check_call, check_at[0], check_at[1], check_at[2],      \
              check_at[3]);                                                                 \
      fprintf(stderr, __VA_ARGS__);                                                         \
      fputc('\n', stderr);                                                                  \
    }                                                                                       \
  } while (0)

#define CHECK(condition) CHECKF(condition, " ")

#define CHECK_INT(actual, expected)                                                         \
  do {                                                                                      \
    long long check_actual = (long long)(actual), check_expected = (long long)(expected);   \
    CHECKF(check_actual == check_expected, #actual " is %lld, expected %lld", check_actual, \
           check_expected);                                                                 \
  } while (0)

/* Returns the name of a status, for messages. */
static inline const char *status_name(lcp_status_t status) {
  const char *name = lcp_enum_name(LCP_ENUM_STATUS, status);
  return name ? name : "no status";
}

#define CHECK_STATUS(actual, expected)                                                      \
  do {                                                                                      \
    lcp_status_t check_actual = (actual), check_expected = (expected);                      \
    CHECKF(check_actual == check_expected, "status is %s, expected %s",                     \
           status_name(check_actual), status_name(check_expected));                 \
  } while (0)

#define CHECK_TEXT(actual, expected)                                                        \
  do {                                                                                      \
    const char *check_actual = (actual), *check_expected = (expected);                      \
    CHECKF(check_actual && strcmp(check_actual, check_expected) == 0,                       \
           #actual " is \"%s\", expected \"%s\"", check_actual ? check_actual : "(NULL)",   \
           check_expected);                                                                 \
  } while (0)

/* Returns whether all `size` bytes at `data` are `byte`. memcmp compares each byte with the next one. */
static inline int check_all(const void *data, unsigned char byte, size_t size) {
  const unsigned char *p = data;
  return size == 0 || (*p == byte && memcmp(p, p + 1, size - 1) == 0);
}

#define CHECK_UNTOUCHED(data, byte, size) CHECK(check_all(data, byte, size))

/* Passes a struct to `call` with impossible sizes, and with many sizes from 4 to 4096. A size below `least` must give
   `too_short`. The library knows the first `known` bytes. If a longer struct has only zeros after these, the library
   must accept the struct. If the last byte is then set to 1, the library must refuse the struct. */
static inline void check_input_sizes(const char *name, const void *usual, uint32_t known, uint32_t least,
                                     lcp_status_t too_short, lcp_status_t (*call)(const void *)) {
  static const uint32_t bad[] = {0, 1, 2, 3, 4097, UINT32_MAX};
  static unsigned char room[4104];
  memcpy(room, usual, known);
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    check_begin(name, bad[i], 0, 0, 0);
    memcpy(room, &bad[i], sizeof *bad);
    CHECK_STATUS(call(room), LCP_ERROR_STRUCT_SIZE);
  }
  for (uint32_t size = 4; size <= 4096; size += size < known + 64 ? 1 : 61) {
    check_begin(name, size, 0, 0, 0);
    memset(room, 0, sizeof room);
    memcpy(room, usual, known);
    memcpy(room, &size, sizeof size);
    /* If the struct is shorter than the library knows, the library must not read the bytes after it. */
    if (size < known) memset(room + size, 0xA5, known - size);
    CHECK_STATUS(call(room), size < least ? too_short : LCP_OK);
    if (size <= known) continue;
    room[size - 1] = 1;
    CHECK_STATUS(call(room), LCP_ERROR_NEWER_STRUCT);
  }
}

/* Returns the number in an environment variable, or `usual` if the variable is empty or not set. With such variables,
   a slow run (valgrind) takes fewer rounds. */
static inline long long check_setting(const char *name, long long usual) {
  const char *text = getenv(name);
  return text && *text ? strtoll(text, NULL, 10) : usual;
}

/* xorshift64*: the same numbers on every machine for the same seed. */
static uint64_t check_random_state = UINT64_C(0x9e3779b97f4a7c15);

static inline uint64_t check_random(void) {
  uint64_t x = check_random_state;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  check_random_state = x;
  return x * UINT64_C(0x2545f4914f6cdd1d);
}

static inline uint32_t check_below(uint32_t bound) {
  return (uint32_t)((check_random() >> 32) % bound);
}

static inline int check_done(const char *program) {
  if (check_unprinted)
    fprintf(stderr, "... and %lld more failures on the same lines\n", check_unprinted);
  printf("%s: %lld checks, %lld failed\n", program, check_count, check_failures);
  return check_failures ? 1 : 0;
}

#endif /* ABITESTS_CHECK_H */
