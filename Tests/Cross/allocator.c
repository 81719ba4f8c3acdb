/*
 * The allocator of the WebAssembly module: lcp_allocate and lcp_free, which only this build
 * exports. The library's own devices use it, too.
 *
 * The allocator owns all memory from __heap_base on. That memory is a chain of adjacent blocks, each
 * with a header that contains its size. A call walks along the chain. The chain is short, because a
 * host keeps its devices and reuses the memory of its questions.
 */
#include <stddef.h>
#include <stdint.h>

typedef struct block {
  size_t size; /* the size of the block with this header; a multiple of 16 */
  size_t is_used;
  size_t unused[2]; /* aligns the contents of a block to 16 bytes */
} block;

#define PAGE 65536u
/* The last page stays free, so that no address exceeds 32 bits. */
#define MOST_PAGES 65535u

extern unsigned char __heap_base;
static size_t start, end;

static block *at(size_t address) { return (block *)address; }

/* Returns whether a header can be correct. A host that wrote past its memory may have destroyed the
   header. */
static int is_sound(size_t address) {
  size_t size = at(address)->size;
  return size >= sizeof(block) && size % sizeof(block) == 0 && size <= end - address;
}

/* Makes one free block of the memory that was added after the last call. */
static void add_new_memory(void) {
  size_t pages = __builtin_wasm_memory_size(0);
  size_t limit = (pages < MOST_PAGES ? pages : MOST_PAGES) * PAGE;
  if (start == 0) start = end = ((size_t)&__heap_base + 15) & ~(size_t)15;
  if (limit <= end) return;
  at(end)->size = limit - end;
  at(end)->is_used = 0;
  end = limit;
}

/* Finds the first free block with at least `size` bytes. Joins adjacent free blocks. Returns 0 if
   no block is large enough. */
static size_t find(size_t size) {
  for (size_t address = start; address < end; address += at(address)->size) {
    if (!is_sound(address)) return 0;
    if (at(address)->is_used) continue;
    for (;;) {
      size_t next = address + at(address)->size;
      if (next >= end || !is_sound(next) || at(next)->is_used) break;
      at(address)->size += at(next)->size;
    }
    if (at(address)->size >= size) return address;
  }
  return 0;
}

/* Returns `size` bytes, aligned to 16, or NULL. The bytes are not cleared. */
void *lcp_allocate(size_t size) {
  if (size > (size_t)MOST_PAGES * PAGE - 2 * PAGE) return NULL;
  size_t whole = (size + sizeof(block) + 15) & ~(size_t)15;
  add_new_memory();
  size_t address = find(whole);
  if (address == 0) {
    size_t pages = (whole + PAGE - 1) / PAGE;
    if (pages > MOST_PAGES - end / PAGE) return NULL;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    add_new_memory();
    address = find(whole);
    if (address == 0) return NULL;
  }
  size_t rest = at(address)->size - whole;
  if (rest >= 2 * sizeof(block)) {
    at(address)->size = whole;
    at(address + whole)->size = rest;
    at(address + whole)->is_used = 0;
  }
  at(address)->is_used = 1;
  return (void *)(address + sizeof(block));
}

/* Frees memory from lcp_allocate. Any other pointer, or a pointer that was freed before, changes
   nothing. */
void lcp_free(void *memory) {
  for (size_t address = start; address < end && is_sound(address); address += at(address)->size) {
    if (address + sizeof(block) == (size_t)memory) {
      at(address)->is_used = 0;
      return;
    }
  }
}

void *malloc(size_t size) { return lcp_allocate(size); }

void free(void *memory) { lcp_free(memory); }
