/* A library of another system, mapped into this process: macho.c and pe.c each map one format. */
#ifndef CROSS_IMAGE_H
#define CROSS_IMAGE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Ends the process with status 97, which no test program uses. */
_Noreturn void image_refuse(const char *what, const char *detail);

/* Returns the contents of a file, and sets `size` to their length. */
const unsigned char *image_file(const char *path, size_t *size);

/* Reserves memory for an image. The memory is zeroed and writable. `alignment` is a power of 2. */
unsigned char *image_reserve(size_t size, size_t alignment);

/* Sets the permitted accesses to a part of the image. `access` is a sum of these values. */
enum { IMAGE_READ = 1, IMAGE_WRITE = 2, IMAGE_EXECUTE = 4 };
void image_protect(unsigned char *start, size_t size, int access);

/* Returns the address of a function or variable that an image imports. It belongs to this system's C
   library or to shim.c. `name` lacks the underscore that Mach-O puts before each name. Refuses names
   that the library may not import. */
void *image_import(const char *name);

/* Maps the file, and records where its exports are. A process can map only one image. */
void image_map(const char *path);

/* Returns the address of an exported function. Returns NULL if there is no function of that
   name. */
void *image_export(const char *name);

/* Returns the number at an address, which need not be aligned. */
static inline uint32_t u32(const unsigned char *at) {
  uint32_t value;
  memcpy(&value, at, 4);
  return value;
}
static inline uint64_t u64(const unsigned char *at) {
  uint64_t value;
  memcpy(&value, at, 8);
  return value;
}

#endif /* CROSS_IMAGE_H */
