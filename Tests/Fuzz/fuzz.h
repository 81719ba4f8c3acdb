/*
 * What every target needs: the bytes of a case, read from the front; memory of exactly the requested size;
 * and HOLDS, which ends the process if a condition does not hold.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include <lifecycle_policy.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the bytes of a case -------------------------------------------------------------------- */

typedef struct input {
  const uint8_t *at, *end;
  int quick; /* true if the case must avoid slow questions */
} input;

/* If the first byte of an input has all bits of QUICK, the case is quick. The first byte also chooses where
   memory is placed. */
enum { QUICK = 0xF8 };

static inline size_t left(const input *in) { return (size_t)(in->end - in->at); }

/* Takes the next byte of the input. If no byte is left, returns 0. */
static inline uint8_t take(input *in) {
  if (in->at == in->end) return 0;
  return *in->at++;
}

static inline uint64_t take_number(input *in, size_t size) {
  uint64_t number = 0;
  for (size_t i = 0; i < size; i++) number |= (uint64_t)take(in) << 8 * i;
  return number;
}

static inline uint32_t take_below(input *in, uint32_t bound) {
  return (uint32_t)take_number(in, bound > 256 ? 2 : 1) % bound;
}

/* ---- memory --------------------------------------------------------------------------------- */

/* Begins a case, and frees all memory of earlier cases. `lean` chooses where memory is placed. */
void memory_begin(uint8_t lean);

/* Returns `size` bytes. The bytes before and after them may not be accessed. */
void *memory_place(size_t size);

/* Ends a case. Without AddressSanitizer, checks now that nothing was written before or after the memory. */
void memory_end(void);

static inline void *memory_copy(const void *data, size_t size) {
  void *place = memory_place(size);
  if (size) memcpy(place, data, size);
  return place;
}

/* ---- the targets ---------------------------------------------------------------------------- */

#define FUZZ_TARGETS(X) \
  X(queries) X(structs) X(policies) X(tampered) X(lists) X(batches) X(names) X(info) X(rules) X(devices) \
  X(auditor)

typedef void fuzz_target(input *in);
#define X(name) fuzz_target fuzz_##name;
FUZZ_TARGETS(X)
#undef X

/* Runs one case. */
static inline void fuzz_case(fuzz_target *target, const uint8_t *data, size_t size) {
  input in = {data, data + size, 0};
  uint8_t first = take(&in);
  in.quick = (first & QUICK) == QUICK;
  memory_begin(first);
  target(&in);
  memory_end();
}

/* ---- what must hold ------------------------------------------------------------------------- */

#define HOLDSF(condition, ...)                                                     \
  do {                                                                             \
    if (!(condition)) {                                                            \
      fprintf(stderr, "%s:%d: not true: %s; ", __FILE__, __LINE__, #condition);    \
      fprintf(stderr, __VA_ARGS__);                                                \
      fputc('\n', stderr);                                                         \
      abort();                                                                     \
    }                                                                              \
  } while (0)

#define HOLDS(condition) HOLDSF(condition, " ")

static inline const char *status_text(lcp_status_t status) {
  const char *name = lcp_enum_name(LCP_ENUM_STATUS, status);
  return name ? name : "no status";
}

#define HOLDS_STATUS(actual, expected)                                                       \
  do {                                                                                       \
    lcp_status_t holds_actual = (actual), holds_expected = (expected);                       \
    HOLDSF(holds_actual == holds_expected, "%s, expected %s", status_text(holds_actual),     \
           status_text(holds_expected));                                                     \
  } while (0)

/* Returns the bits that may be set in a word of a mask. The mask belongs to an enumeration with `values` values,
   and the word begins with bit `from`. */
static inline uint64_t mask_word(int values, int from) {
  int count = values - from;
  return count >= 64 ? ~UINT64_C(0) : count > 0 ? (UINT64_C(1) << count) - 1 : 0;
}

static inline int all_bytes(const void *data, uint8_t byte, size_t size) {
  const uint8_t *p = data;
  for (size_t i = 0; i < size; i++)
    if (p[i] != byte) return 0;
  return 1;
}

#endif /* FUZZ_H */
