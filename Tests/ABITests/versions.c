/*
 * Three version numbers, each as macro and function; prints them for run.sh, which compares them
 * with the file VERSION and with the soname.
 */
#include "check.h"

int main(void) {
  check_start();
  char numbers[32];
  snprintf(numbers, sizeof numbers, "%d.%d.%d", LCP_VERSION_MAJOR, LCP_VERSION_MINOR,
           LCP_VERSION_PATCH);
  check_begin("lcp_library_version", 0, 0, 0, 0);
  CHECK_TEXT(lcp_library_version(), LCP_VERSION);
  CHECK_TEXT(numbers, LCP_VERSION);
  check_begin("lcp_abi_version", 0, 0, 0, 0);
  CHECK_INT(lcp_abi_version(), LCP_ABI_VERSION);
  check_begin("lcp_ruleset_version", 0, 0, 0, 0);
  CHECK_TEXT(lcp_ruleset_version(), LCP_RULESET_VERSION);
  printf("library %s abi %d ruleset %s\n", lcp_library_version(), (int)lcp_abi_version(),
         lcp_ruleset_version());
  return check_done("versions");
}
