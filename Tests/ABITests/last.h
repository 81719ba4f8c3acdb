/* The last value of each enumeration, from abi.json: LAST_CAUSE and so on. */
#ifndef ABITESTS_LAST_H
#define ABITESTS_LAST_H

#include <lifecycle_policy.h>

#define LAST_VALUE(TYPE, enumerator) LAST_##TYPE = enumerator,
enum {
#include "last.inc"
};
#undef LAST_VALUE

#endif /* ABITESTS_LAST_H */
