/* A user's program, linked with the flags of pkg-config and CMake. Returns 0 if the library has the
   ABI of the header and names its version. */
#include <lifecycle_policy.h>

int main(void) {
  const char *version = lcp_library_version();
  return lcp_abi_version() == LCP_ABI_VERSION && version[0] ? 0 : 1;
}
