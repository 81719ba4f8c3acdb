/*
 * All that the library needs of a C library, and nothing more may it need.
 *
 * For wasm32 these bodies go into the module, which then imports nothing. For aarch64 they stand in
 * for the C library while the shared library is linked, so that it can be linked without one of
 * that machine; at run time the real one takes their place.
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

/* There is none: devices lie in memory of the host's (lcp_device_init). */
void *malloc(size_t size) {
  (void)size;
  return NULL;
}

void free(void *memory) { (void)memory; }

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
uintptr_t __stack_chk_guard;

void __stack_chk_fail(void) { __builtin_trap(); }
#endif
