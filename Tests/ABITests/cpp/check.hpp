// Checks for the C++ programs beside this file. The first failures print file, line and the
// expression; done() prints the totals and returns the exit status. Uses neither exceptions nor
// RTTI.
#ifndef ABITESTS_CPP_CHECK_HPP
#define ABITESTS_CPP_CHECK_HPP

#include <lifecycle_policy.hpp>

#include <cstdio>
#include <optional>
#include <string_view>

namespace check {

inline long long count, failures;

inline bool test(bool good, const char* file, int line, const char* text) {
  ++count;
  if (good) return true;
  // Prints only the first failures, because a test that asks all queries could print the same line
  // thousands of times.
  if (++failures <= 20) std::fprintf(stderr, "%s:%d: not true: %s\n", file, line, text);
  return false;
}

inline int done(const char* name) {
  std::printf("%s: %lld checks, %lld failed\n", name, count, failures);
  return failures == 0 ? 0 : 1;
}

// Compares an enumeration value of C++ with a number of the C interface. 0 means no value.
template <class Enum> bool is(std::optional<Enum> value, std::int64_t number) {
  return value ? number != 0 && static_cast<std::int64_t>(*value) == number : number == 0;
}
template <class Enum> bool is(Enum value, std::int64_t number) {
  return static_cast<std::int64_t>(value) == number;
}

// Compares a text of C++ with a text of the C interface. NULL means no text.
inline bool is(std::string_view text, const char* string) {
  return text.data() != nullptr && text == (string == nullptr ? "" : string) &&
         text.data()[text.size()] == '\0';
}

// Compares a duration of C++ with a number of nanoseconds of the C interface.
inline bool is(std::optional<std::chrono::nanoseconds> duration, std::int64_t ns) {
  return duration ? ns != LCP_NS_UNKNOWN && duration->count() == ns : ns == LCP_NS_UNKNOWN;
}

// Compares a version of C++ with a packed version of the C interface. 0 means no version.
inline bool is(std::optional<lcp::os_version> version, lcp_os_version_t packed) {
  return version ? packed != 0 && version->packed() == packed : packed == 0;
}

// Compares a rule of C++ with a rule index of the C interface.
inline bool is(const std::optional<lcp::rule>& rule, lcp_rule_index_t index) {
  return rule ? rule->index() == index && !rule->id().empty() : index == LCP_RULE_NONE;
}

}  // namespace check

#define CHECK(...) check::test(static_cast<bool>(__VA_ARGS__), __FILE__, __LINE__, #__VA_ARGS__)

#endif  // ABITESTS_CPP_CHECK_HPP
