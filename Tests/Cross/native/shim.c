/*
 * A library for Linux that has the functions of a library for another system. When it is loaded, it maps
 * the other library, whose path is IMAGE. Each of its functions jumps to the function of the same name in
 * the other library. So every program that uses this machine's library can run over the other library
 * without a change. This works where both systems pass arguments in the same way: macOS on x86-64 and
 * arm64, and Windows on arm64.
 *
 * Compiled with macho.c or pe.c, and with functions.inc: FUNCTION(name) for each function.
 */
#include "image.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <unistd.h>

_Noreturn void image_refuse(const char *what, const char *detail) {
  fprintf(stderr, "%s: %s %s\n", IMAGE, what, detail);
  _exit(97);
}

const unsigned char *image_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  long length;
  if (!file || fseek(file, 0, SEEK_END) || (length = ftell(file)) < 0) image_refuse("cannot be read", "");
  unsigned char *bytes = malloc((size_t)length);
  rewind(file);
  if (!bytes || fread(bytes, 1, (size_t)length, file) != (size_t)length)
    image_refuse("cannot be read", "");
  fclose(file);
  *size = (size_t)length;
  return bytes;
}

unsigned char *image_reserve(size_t size, size_t alignment) {
  unsigned char *at = mmap(NULL, size + alignment, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (at == MAP_FAILED) image_refuse("cannot be mapped", "");
  return (unsigned char *)(((uintptr_t)at + alignment - 1) & ~(uintptr_t)(alignment - 1));
}

void image_protect(unsigned char *start, size_t size, int access) {
  int protection = (access & IMAGE_READ ? PROT_READ : 0) | (access & IMAGE_WRITE ? PROT_WRITE : 0) |
                   (access & IMAGE_EXECUTE ? PROT_EXEC : 0);
  if (access & IMAGE_EXECUTE) __builtin___clear_cache((char *)start, (char *)start + size);
  if (mprotect(start, size, protection)) image_refuse("a segment cannot be protected", "");
}

static _Noreturn void stack_check_failed(void) {
  image_refuse("the stack was overwritten", "(__stack_chk_fail)");
}
static _Noreturn void binder_called(void) {
  image_refuse("a function is bound late although all are bound", "(dyld_stub_binder)");
}

void *image_import(const char *name) {
  static uintptr_t stack_guard = (uintptr_t)0x5bd1e995a7f3c46d;
  const struct {
    const char *name;
    void *at;
  } imports[] = {
      {"malloc", (void *)malloc},   {"free", (void *)free},     {"memcpy", (void *)memcpy},
      {"memmove", (void *)memmove}, {"memset", (void *)memset}, {"bzero", (void *)bzero},
      {"__bzero", (void *)bzero}, {"strlen", (void *)strlen},   {"memcmp", (void *)memcmp}, {"bcmp", (void *)bcmp},
      {"__stack_chk_guard", &stack_guard},
      {"__stack_chk_fail", (void *)stack_check_failed},
      {"dyld_stub_binder", (void *)binder_called},
  };
  for (size_t i = 0; i < sizeof imports / sizeof *imports; i++)
    if (strcmp(imports[i].name, name) == 0) return imports[i].at;
  image_refuse("imports what it may not:", name);
}

/* Defines a function of this library. The function jumps to the address in the variable `at_<name>`. */
#if defined __x86_64__
#define JUMP(name) "jmp *at_" #name "(%rip)"
#elif defined __aarch64__
#define JUMP(name) "adrp x16, at_" #name "\nldr x16, [x16, :lo12:at_" #name "]\nbr x16"
#endif
#define FUNCTION(name)                                                      \
  __attribute__((visibility("hidden"))) void *at_##name;                    \
  __asm__(".text\n.globl " #name "\n.type " #name ", %function\n" #name ":\n" JUMP(name) \
          "\n.size " #name ", . - " #name "\n");
#include "functions.inc"
#undef FUNCTION

__attribute__((constructor)) static void start(void) {
  image_map(IMAGE);
#define FUNCTION(name) \
  if (!(at_##name = image_export(#name))) image_refuse("does not export", #name);
#include "functions.inc"
#undef FUNCTION
}
