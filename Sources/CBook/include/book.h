/* The compiled rule book: an array of 64-bit words in read-only memory. rulec writes it to
   book.c. */
#ifndef LIFECYCLE_POLICY_BOOK_H
#define LIFECYCLE_POLICY_BOOK_H

#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)
extern const uint64_t lifecycle_policy_book[];
#pragma GCC visibility pop

/** Returns the address of the first byte. This is a function, because Swift does not import an
    array
 * without a length. */
static inline const void *lifecycle_policy_book_bytes(void) { return lifecycle_policy_book; }

/** Stack memory for the relaunch tables: see `Policy.withRelaunches`. */
typedef struct {
  uint64_t words[62][64];
} lifecycle_policy_room;

/* Functions of libc. They are declared here because Swift would import the whole headers of
    libc. */
void *malloc(size_t size);
void free(void *memory);
void *memcpy(void *to, const void *from, size_t size);

#endif
