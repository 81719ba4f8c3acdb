/* The compiled rule book: words in memory that never changes. Made by rulec; see book.c. */
#ifndef LIFECYCLE_POLICY_BOOK_H
#define LIFECYCLE_POLICY_BOOK_H

#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)
extern const uint64_t lifecycle_policy_book[];
#pragma GCC visibility pop

/** The first byte. Written as a function: Swift knows no array without a length. */
static inline const void *lifecycle_policy_book_bytes(void) { return lifecycle_policy_book; }

/** Room on the stack, as long as Swift has no array of a length. */
typedef struct {
  uint64_t words[56][64];
} lifecycle_policy_room;

/* Of libc, whose headers Swift would import as a whole. */
void *malloc(size_t size);
void free(void *memory);
void *memcpy(void *to, const void *from, size_t size);

#endif
