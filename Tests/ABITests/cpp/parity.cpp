// Checks that the enumerations of lifecycle_policy.hpp have the numbers of lifecycle_policy.h and
// the names and titles of the library, that each name parses to its value, and that no value is missing.
// cpp_values.inc is made from abi.json.
#include "check.hpp"

namespace {

template <class Enum>
void compare(Enum value, lcp_enum_kind_t kind, std::int64_t c, const char* enumerator,
             std::string_view name, std::string_view title) {
  const auto parsed = lcp::parse<Enum>(name);
  ++check::count;
  if (static_cast<std::int64_t>(value) != c || lcp::to_string_view(value) != name ||
      lcp::title(value) != title || !parsed ||
      *parsed != value || static_cast<lcp_enum_kind_t>(lcp::detail::kind_of<Enum>) != kind) {
    std::fprintf(stderr, "%s differs in the C++ header\n", enumerator);
    ++check::failures;
  }
}

// The number of values of each kind of enumeration.
std::size_t counts[256];
#define CPP_VALUE(type, enumerator, kind, c, name, title)                 \
  compare(lcp::type::enumerator, kind, std::int64_t{c}, #c, name, title); \
  ++counts[kind];
#define CPP_KIND(enumerator, c) CHECK(static_cast<lcp_enum_kind_t>(lcp::enum_kind::enumerator) == c);
void values() {
#include "cpp_values.inc"
}
#undef CPP_VALUE
#undef CPP_KIND

// Checks that the library lists the same number of values.
#define CPP_VALUE(type, enumerator, kind, c, name, title) \
  CHECK(lcp::values<lcp::type>().size() == counts[kind]);
#define CPP_KIND(enumerator, c) CHECK(counts[c] > 0);
void no_value_is_missing() {
#include "cpp_values.inc"
}

}  // namespace

int main() {
  values();
  no_value_is_missing();
  CHECK(lcp::title(lcp::condition::bluetooth_on) == "Bluetooth on");
  CHECK(lcp::opposite_title(lcp::condition::bluetooth_on) == "Bluetooth off");
  CHECK(lcp::title(static_cast<lcp::state>(99)).empty());
  CHECK(lcp::opposite_title(static_cast<lcp::condition>(99)).empty());
  return check::done("parity");
}
