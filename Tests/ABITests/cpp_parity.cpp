// The enumerations of lifecycle_policy.hpp against those of lifecycle_policy.h, both ways: the same
// names, the same values, nothing in one that is not in the other; and the library's names of them.
// CPP_VALUES, C_KINDS and HEADER_VALUES are made from the two headers by cpp_values.awk and
// values.awk, so neither list comes from the generator of the C++ part.
#include "cpp_check.hpp"

#include <cctype>
#include <string>

namespace {

struct header_value {
  lcp_enum_kind_t kind;
  const char* kind_name;
  std::int64_t value;
  const char *enumerator, *name;
};
#define VALUE(kind, enumerator, name) {kind, #kind, enumerator, #enumerator, name},
const header_value header_values[] = {
#include HEADER_VALUES
};

struct kind_value {
  std::int64_t value;
  const char* name;
};
#define C_KIND(kind) {kind, #kind},
const kind_value kinds[] = {
#include C_KINDS
};

// One enumerator of the C++ header; an enumeration without a kind is that of the kinds.
struct cpp_value {
  lcp_enum_kind_t kind;
  std::int64_t value;
  const char *type, *enumerator;
  std::string_view name;
  std::size_t values;
};

template <class Enum> cpp_value describe(Enum value, const char* type, const char* enumerator) {
  cpp_value row{0, static_cast<std::int64_t>(value), type, enumerator, {}, 0};
  if constexpr (lcp::is_enumeration_v<Enum>) {
    row.kind = static_cast<lcp_enum_kind_t>(lcp::detail::kind_of<Enum>);
    row.name = lcp::to_string_view(value);
    row.values = lcp::values<Enum>().size();
    const auto parsed = lcp::parse<Enum>(row.name);
    CHECK(parsed && *parsed == value);
  }
  return row;
}
#define CPP_VALUE(type, enumerator) describe(lcp::type::enumerator, #type, #enumerator),
const cpp_value cpp_values[] = {
#include CPP_VALUES
};

// The enumerator that one of C should be: without prefix, in lower case, a keyword with '_'.
bool is_name(std::string_view cpp, std::string_view c, std::string_view kind) {
  std::string expected;
  std::string prefix = "LCP_" + std::string{kind.substr(sizeof "LCP_ENUM_" - 1)} + "_";
  if (prefix == "LCP_STATUS_") prefix = "LCP_ERROR_";
  if (c == "LCP_OK") c = "LCP_ERROR_OK";
  if (c.substr(0, prefix.size()) != prefix) return false;
  for (char letter : c.substr(prefix.size()))
    expected += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return cpp == expected || cpp == expected + "_";
}

void fail(const char* what, const char* name) {
  std::fprintf(stderr, "%s %s\n", name, what);
  ++check::failures;
}

void header_in_cpp() {
  for (const header_value& h : header_values) {
    const cpp_value* found = nullptr;
    for (const cpp_value& c : cpp_values)
      if (c.kind == h.kind && is_name(c.enumerator, h.enumerator, h.kind_name)) found = &c;
    ++check::count;
    if (found == nullptr) fail("is not in the C++ header", h.enumerator);
    else if (found->value != h.value) fail("has another value in the C++ header", h.enumerator);
    else if (found->name != h.name) fail("has another name in C++", h.enumerator);
  }
}

void cpp_in_header() {
  for (const cpp_value& c : cpp_values) {
    bool found = false;
    std::size_t siblings = 0;
    for (const cpp_value& other : cpp_values) siblings += other.kind == c.kind;
    for (const header_value& h : header_values)
      found |= c.kind == h.kind && c.value == h.value &&
               is_name(c.enumerator, h.enumerator, h.kind_name);
    for (const kind_value& k : kinds)
      found |= c.kind == 0 && c.value == k.value && is_name(c.enumerator, k.name, "LCP_ENUM_ENUM");
    ++check::count;
    if (!found) fail("is not in the C header", c.enumerator);
    if (c.kind != 0 && siblings != c.values) fail("is one of too few or too many", c.enumerator);
  }
}

void kinds_in_cpp() {
  std::size_t count = 0;
  for (const cpp_value& c : cpp_values) count += c.kind == 0;
  CHECK(count == sizeof kinds / sizeof *kinds);
  for (const kind_value& k : kinds) {
    bool has_enumeration = false;
    for (const cpp_value& c : cpp_values) has_enumeration |= c.kind == k.value;
    ++check::count;
    if (!has_enumeration) fail("has no enumeration in the C++ header", k.name);
  }
}

}  // namespace

int main() {
  static_assert(sizeof header_values / sizeof *header_values > 400, "HEADER_VALUES is not whole");
  header_in_cpp();
  cpp_in_header();
  kinds_in_cpp();
  return check::done("cpp_parity");
}
