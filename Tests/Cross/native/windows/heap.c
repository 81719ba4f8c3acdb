/* Gives access to the C library's own malloc and free, for a program that defines functions of
   these names. */
#include <stddef.h>
#include <windows.h>

void *__libc_malloc(size_t size);
void __libc_free(void *block);

static FARPROC of_runtime(const char *name) { return GetProcAddress(GetModuleHandleA("msvcrt.dll"), name); }

void *__libc_malloc(size_t size) {
  static void *(*function)(size_t);
  if (!function) function = (void *(*)(size_t))(void (*)(void))of_runtime("malloc");
  return function(size);
}

void __libc_free(void *block) {
  static void (*function)(void *);
  if (!function) function = (void (*)(void *))(void (*)(void))of_runtime("free");
  function(block);
}
