/*
 * Maps an arm64 library for Windows as the loader of Windows does: sections, base relocations, imports and
 * exports. On arm64, Windows and Linux pass arguments in the same way, so the functions of the library can
 * run in a process of Linux. On x86-64 the two systems pass arguments in different registers.
 */
#include "image.h"

enum { MACHINE_ARM64 = 0xaa64, PE32_PLUS = 0x20b, EXPORTS = 0, IMPORTS = 1, RELOCATIONS = 5, DIR64 = 10 };

static unsigned char *image;
static uint32_t image_size;
static const unsigned char *optional_header;

static uint16_t u16(const unsigned char *at) {
  uint16_t value;
  memcpy(&value, at, 2);
  return value;
}

/* Returns the address of a part of the image. */
static unsigned char *place(uint32_t address, uint32_t size) {
  if (address > image_size || size > image_size - address) image_refuse("is cut short", "");
  return image + address;
}

static unsigned char *directory(int number, uint32_t *size) {
  const unsigned char *row = optional_header + 112 + 8 * number;
  *size = u32(row + 4);
  return *size ? place(u32(row), *size) : NULL;
}

static void relocate(void) {
  uint32_t size;
  uint64_t moved = (uint64_t)(uintptr_t)image - u64(optional_header + 24);
  for (unsigned char *block = directory(RELOCATIONS, &size), *end = block + size; block && block < end;
       block += u32(block + 4))
    for (uint32_t i = 8; i < u32(block + 4); i += 2) {
      unsigned entry = u16(block + i);
      if (entry >> 12 == 0) continue;
      if (entry >> 12 != DIR64) image_refuse("an unknown relocation", "");
      unsigned char *at = place(u32(block) + (entry & 0xfff), 8);
      uint64_t value = u64(at) + moved;
      memcpy(at, &value, 8);
    }
}

static void import(void) {
  uint32_t size;
  for (unsigned char *library = directory(IMPORTS, &size); library && u32(library + 12); library += 20)
    for (uint32_t i = 0;; i += 8) {
      uint64_t named = u64(place(u32(library) + i, 8));
      if (!named) break;
      if (named >> 63) image_refuse("imports by number", "");
      void *at = image_import((const char *)place((uint32_t)named + 2, 1));
      memcpy(place(u32(library + 16) + i, 8), &at, 8);
    }
}

void image_map(const char *path) {
  size_t size;
  const unsigned char *file = image_file(path, &size), *header = file + u32(file + 0x3c);
  if (size < 0x200 || memcmp(header, "PE\0", 4) || u16(header + 4) != MACHINE_ARM64 ||
      u16(header + 24) != PE32_PLUS)
    image_refuse("is no library of Windows for arm64", "");
  unsigned count = u16(header + 6);
  const unsigned char *sections = header + 24 + u16(header + 20);
  image_size = u32(header + 24 + 56);
  image = image_reserve(image_size, 1 << 16);
  memcpy(image, file, u32(header + 24 + 60));
  optional_header = image + (header - file) + 24;
  for (unsigned i = 0; i < count; i++) {
    const unsigned char *s = sections + 40 * i;
    uint32_t in_file = u32(s + 16), in_memory = u32(s + 8);
    memcpy(place(u32(s + 12), in_memory), file + u32(s + 20), in_file < in_memory ? in_file : in_memory);
  }
  relocate();
  import();
  for (unsigned i = 0; i < count; i++) {
    const unsigned char *s = sections + 40 * i;
    uint32_t flags = u32(s + 36);
    image_protect(place(u32(s + 12), u32(s + 8)), u32(s + 8),
                  (flags >> 30 & 1 ? IMAGE_READ : 0) | (flags >> 31 ? IMAGE_WRITE : 0) |
                      (flags >> 29 & 1 ? IMAGE_EXECUTE : 0));
  }
}

void *image_export(const char *name) {
  uint32_t size;
  const unsigned char *table = directory(EXPORTS, &size);
  for (uint32_t i = 0; table && i < u32(table + 24); i++) {
    uint32_t at = u32(place(u32(table + 32) + 4 * i, 4));
    if (strcmp((const char *)place(at, 1), name) != 0) continue;
    unsigned ordinal = u16(place(u32(table + 36) + 2 * i, 2));
    return place(u32(place(u32(table + 28) + 4 * ordinal, 4)), 4);
  }
  return NULL;
}
