/*
 * Prints the versions of the library, the ABI and the rule set. Checks that the first two equal the macros of
 * the header. run.sh also compares them with the file VERSION and with the soname.
 */
#include "check.h"

int main(void) {
  check_start();
  char numbers[32];
  snprintf(numbers, sizeof numbers, "%d.%d.%d", LCP_VERSION_MAJOR, LCP_VERSION_MINOR,
           LCP_VERSION_PATCH);
  check_begin("lcp_library_version", 0, 0, 0, 0);
  CHECK_TEXT(lcp_library_version(), numbers);
  check_begin("lcp_abi_version", 0, 0, 0, 0);
  CHECK_INT(lcp_abi_version(), LCP_ABI_VERSION);
  check_begin("lcp_ruleset_version", 0, 0, 0, 0);
  int year = 0, number = 0;
  CHECK(sscanf(lcp_ruleset_version(), "%4d.%d", &year, &number) == 2 && year >= 2026 && number > 0);
  check_begin("lcp_os_newest", 0, 0, 0, 0);
  CHECK(lcp_os_newest() > LCP_OS_OLDEST && (lcp_os_newest() & 0xffff) == 0xffff);
  printf("library %s abi %d ruleset %s\n", lcp_library_version(), (int)lcp_abi_version(),
         lcp_ruleset_version());
  return check_done("versions");
}
