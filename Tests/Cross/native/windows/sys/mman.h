/* Provides mmap and related functions for the test programs on Windows. */
#ifndef CROSS_WINDOWS_MMAN_H
#define CROSS_WINDOWS_MMAN_H

#include <stddef.h>
#include <sys/types.h>

/* This declaration replaces windows.h, whose names would conflict with those of the programs. */
__declspec(dllimport) void *__stdcall VirtualAlloc(void *, size_t, unsigned long, unsigned long);
__declspec(dllimport) int __stdcall VirtualProtect(void *, size_t, unsigned long, unsigned long *);
__declspec(dllimport) int __stdcall VirtualFree(void *, size_t, unsigned long);

enum { PROT_NONE = 0, PROT_READ = 1, PROT_WRITE = 2, MAP_PRIVATE = 2, MAP_ANONYMOUS = 32 };
#define MAP_FAILED ((void *)-1)

static inline unsigned long host_access(int protection) {
  enum { NOACCESS = 1, READONLY = 2, READWRITE = 4 };
  return protection & PROT_WRITE ? READWRITE : protection & PROT_READ ? READONLY : NOACCESS;
}

static inline void *mmap(void *at, size_t size, int protection, int flags, int file, off_t offset) {
  enum { COMMIT = 0x1000, RESERVE = 0x2000 };
  (void)flags, (void)file, (void)offset;
  void *found = VirtualAlloc(at, size, COMMIT | RESERVE, host_access(protection));
  return found ? found : MAP_FAILED;
}

static inline int mprotect(void *at, size_t size, int protection) {
  unsigned long before;
  return VirtualProtect(at, size, host_access(protection), &before) ? 0 : -1;
}

static inline int munmap(void *at, size_t size) {
  enum { RELEASE = 0x8000 };
  (void)size;
  return VirtualFree(at, 0, RELEASE) ? 0 : -1;
}

#endif /* CROSS_WINDOWS_MMAN_H */
