/*
 * Every initialiser of the header, for compilers to say whether each gives as many values as its
 * struct has fields: as C and as C++, so nothing here is C alone. Compiled, not run.
 */
#include <lifecycle_policy.h>

#define STRUCT(type)
#define FIELD(type, field)
#define LAST(type)
#define ANSWER(type)
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
