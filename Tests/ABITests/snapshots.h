/* The header of a snapshot, for tests that change snapshots. */
#ifndef SNAPSHOTS_H
#define SNAPSHOTS_H

#include <stddef.h>
#include <stdint.h>

enum { HEADER = 24 }; /* magic number and format, 4 bytes each; length and checksum, 8 bytes each */

/* Corrects the length and the checksum in the header, so that the library reads the bytes that follow. */
static inline void put_checksum(unsigned char *bytes, size_t size) {
  uint64_t sum = UINT64_C(0xcbf29ce484222325), length = size - HEADER;
  uint32_t format = 0;
  for (int i = 0; i < 4; i++) format |= (uint32_t)bytes[4 + i] << 8 * i;
  sum ^= (uint32_t)(format - 1);
  for (size_t i = HEADER; i < size; i++) sum = (sum ^ bytes[i]) * UINT64_C(0x100000001b3);
  for (int i = 0; i < 8; i++) {
    bytes[8 + i] = (unsigned char)(length >> 8 * i);
    bytes[16 + i] = (unsigned char)(sum >> 8 * i);
  }
}

#endif
