/* A user's program, linked as pkg-config and CMake say. It returns 0 if the library is of this ABI. */
#include <lifecycle_policy.h>

int main(void) {
  const char *version = lcp_library_version();
  return lcp_abi_version() == LCP_ABI_VERSION && version[0] ? 0 : 1;
}
