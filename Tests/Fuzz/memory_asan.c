/* Places memory between poisoned bytes. If such a byte is accessed, AddressSanitizer ends the
   process. */
#include "fuzz.h"
#include <sanitizer/asan_interface.h>

enum { ARENA = 1 << 20, GAP = 64 };

static uint8_t arena[ARENA] __attribute__((aligned(64)));
static size_t used = ARENA, shift;

void memory_begin(uint8_t lean) {
  __asan_poison_memory_region(arena, used);
  used = GAP;
  shift = lean & 7; /* structs need not be aligned */
}

void *memory_place(size_t size) {
  uint8_t *place = arena + used + shift;
  HOLDSF(used + shift + size + 2 * GAP < ARENA, "%zu bytes do not fit", size);
  __asan_unpoison_memory_region(place, size);
  used = (used + shift + size + 2 * GAP) & ~(size_t)(GAP - 1);
  return place;
}

void memory_end(void) {}
