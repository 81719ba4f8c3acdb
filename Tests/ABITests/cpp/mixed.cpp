// This file is compiled twice, and both parts are linked into one program. One part is built with
// std::span and exceptions, and the other part without them. Each part checks that the library
// behaves as the options of that part require. PART is the name of the part's function. One of the
// parts also defines OTHER, and that part has main().
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
  // Both parts contain value(). The part with exceptions must call the version that throws.
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
