/*
 * Everything that the library needs from a C library. The library may need nothing more.
 *
 * For wasm32 these bodies become part of the module, which then imports nothing. For aarch64 they stand in
 * for the C library while the shared library is linked. Linking therefore needs no C library of that
 * machine, and at run time the real C library is used.
 */
#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  unsigned char *t = to;
  const unsigned char *f = from;
  for (size_t i = 0; i < size; i++) t[i] = f[i];
  return to;
}

void *memmove(void *to, const void *from, size_t size) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) return memcpy(to, from, size);
  while (size-- > 0) t[size] = f[size];
  return to;
}

void *memset(void *to, int byte, size_t size) {
  unsigned char *t = to;
  for (size_t i = 0; i < size; i++) t[i] = (unsigned char)byte;
  return to;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

#ifndef __wasm__
/* For wasm32, allocator.c defines these functions. */
void *malloc(size_t size) {
  (void)size;
  return NULL;
}

void free(void *memory) { (void)memory; }

uintptr_t __stack_chk_guard;

void __stack_chk_fail(void) { __builtin_trap(); }
#endif
