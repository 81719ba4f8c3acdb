/*
 * Contains every initialiser of the header, so that compilers check that each initialiser has as many values
 * as its struct has fields. The file is compiled as C and as C++, and is not run.
 */
#include <lifecycle_policy.h>

#define INIT(type, macro)       \
  {                             \
    const type value = macro;   \
    size += value.struct_size;  \
  }

uint32_t every_initialiser(void);
uint32_t every_initialiser(void) {
  uint32_t size = 0;
#include "structs.inc"
  return size;
}
