/*
 * Places memory beside unreadable pages, for a library built without a sanitizer. An access to such a page
 * raises a signal. A write beyond the other end of the memory is found when the case ends.
 */
#include "fuzz.h"
#include <sys/mman.h>
#include <unistd.h>

enum { ROOMS = 1024, ROOM = 272 << 10, CANARY = 64, CANARY_BYTE = 0xC7 };

static uint8_t *rooms[ROOMS], *canaries[ROOMS];
static int used, at_end;

static void open_rooms(void) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  for (int i = 0; i < ROOMS; i++) {
    uint8_t *room = mmap(NULL, ROOM + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED || mprotect(room + page, ROOM, PROT_READ | PROT_WRITE)) {
      perror("memory_pages: mmap");
      exit(2);
    }
    rooms[i] = room + page;
  }
}

void memory_begin(uint8_t lean) {
  if (!rooms[0]) open_rooms();
  used = 0;
  at_end = lean & 1;
}

void *memory_place(size_t size) {
  HOLDSF(used < ROOMS && size + CANARY <= ROOM, "%zu bytes do not fit", size);
  uint8_t *room = rooms[used], *place = at_end ? room + ROOM - size : room;
  canaries[used] = at_end ? place - CANARY : place + size;
  memset(canaries[used++], CANARY_BYTE, CANARY);
  return place;
}

void memory_end(void) {
  for (int i = 0; i < used; i++)
    HOLDSF(all_bytes(canaries[i], CANARY_BYTE, CANARY), "written beside place %d", i);
}
