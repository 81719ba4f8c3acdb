/* Runs one target under libFuzzer. TARGET is its name. */
#include "fuzz.h"

#define FUNCTION_OF(name) fuzz_##name
#define FUNCTION(name) FUNCTION_OF(name)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz_case(FUNCTION(TARGET), data, size);
  return 0;
}
