/* Checks texts from the library: NUL-terminated, of bounded length, UTF-8. */
#ifndef FUZZ_TEXTS_H
#define FUZZ_TEXTS_H

#include "fuzz.h"

enum { LONGEST_TEXT = 4096 };

/* Returns the length of the UTF-8 sequence at `p`, or 0 if there is no valid one. The text ends with a NUL. */
static inline size_t utf8_length(const uint8_t *p) {
  size_t length = *p < 0x80 ? 1 : *p >= 0xC2 && *p < 0xE0 ? 2 : *p >= 0xE0 && *p < 0xF0 ? 3
                : *p >= 0xF0 && *p < 0xF5 ? 4 : 0;
  for (size_t i = 1; i < length; i++)
    if ((p[i] & 0xC0) != 0x80) return 0;
  if (*p == 0xE0 && p[1] < 0xA0) return 0; /* longer than necessary */
  if (*p == 0xED && p[1] > 0x9F) return 0; /* a surrogate of UTF-16 */
  if (*p == 0xF0 && p[1] < 0x90) return 0;
  if (*p == 0xF4 && p[1] > 0x8F) return 0;
  return length;
}

static inline void check_text(const char *text) {
  HOLDS(text != NULL);
  size_t at = 0;
  while (text[at]) {
    size_t length = utf8_length((const uint8_t *)text + at);
    HOLDSF(length, "byte %zu of \"%s\" is not UTF-8", at, text);
    at += length;
    HOLDSF(at < LONGEST_TEXT, "a text without an end: %.80s", text);
  }
}

/* Checks that `value` has a name in the enumeration, or is 0 if that is permitted. */
static inline void check_named(lcp_enum_kind_t kind, int64_t value, int zero) {
  if (zero && value == 0) return;
  const char *name = lcp_enum_name(kind, value);
  HOLDSF(name, "%lld in enumeration %d", (long long)value, kind);
  check_text(name);
}

#endif /* FUZZ_TEXTS_H */
