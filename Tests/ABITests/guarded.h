/* Memory between two unreadable pages. */
#ifndef ABITESTS_GUARDED_H
#define ABITESTS_GUARDED_H

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static inline size_t page_size(void) { return (size_t)sysconf(_SC_PAGESIZE); }

/* Returns `size` bytes, a multiple of the page size, with an unreadable page before and after them. */
static inline unsigned char *guarded(size_t size) {
  size_t page = page_size();
  unsigned char *memory = mmap(NULL, size + 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED || mprotect(memory, page, PROT_NONE) || mprotect(memory + page + size, page, PROT_NONE)) {
    perror("mmap");
    exit(2);
  }
  return memory + page;
}

static inline void free_guarded(unsigned char *memory, size_t size) {
  size_t page = page_size();
  munmap(memory - page, size + 2 * page);
}

#endif /* ABITESTS_GUARDED_H */
