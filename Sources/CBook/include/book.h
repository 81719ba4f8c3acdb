/* The compiled rule book: words in memory that never changes. Made by rulec; see book.c. */
#ifndef LIFECYCLE_POLICY_BOOK_H
#define LIFECYCLE_POLICY_BOOK_H

#include <stdint.h>

#pragma GCC visibility push(hidden)
extern const uint64_t lifecycle_policy_book[];
#pragma GCC visibility pop

/** The first byte. Written as a function: Swift knows no array without a length. */
static inline const void *lifecycle_policy_book_bytes(void) { return lifecycle_policy_book; }

#endif
