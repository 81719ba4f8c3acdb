// One part of a program whose parts are built in different ways, with std::span and without, with
// exceptions and without: each goes by its own rules. PART is the name of its function; the part
// that is given OTHER has main().
#include "check.hpp"

int PART();

int PART() {
  const lcp::limit limits[] = {{lcp::allowance::background_task, std::chrono::seconds{9}, {}, {}}};
  lcp::context context{lcp::os(12)};
  context.limits = limits;
  const auto policy = lcp::policy::prepare(context);
  if (!policy) return 1;
  const auto answer = policy->deadline(lcp::allowance::background_task);
  int failures = answer && answer.value().limit() == limits[0].limit ? 0 : 1;
  // Every part has value() in it; where there are exceptions it must be the one that throws.
  const auto refused = policy->deadline({});
#ifdef __cpp_exceptions
  try {
    (void)refused.value();
    ++failures;
  } catch (const lcp::policy_error&) {
  }
#else
  if (refused) (void)refused.value();
#endif
  return failures;
}

#ifdef OTHER
int OTHER();

int main() {
  CHECK(PART() == 0);
  CHECK(OTHER() == 0);
  return check::done("mixed");
}
#endif
