// Functions that the examples share: they read versions and names from the command line, and print
// sources.
#ifndef EXAMPLES_COMMON_HPP
#define EXAMPLES_COMMON_HPP

#include <lifecycle_policy.hpp>

#include <cstdlib>
#include <iostream>
#include <optional>
#include <string_view>
#include <utility>

// Returns the value of a result, or stops with a sentence if there is none. A "no" is not an error:
// it is the verdict of an answer.
template <class T> T need(lcp::result<T> result, std::string_view what) {
  if (result) return *std::move(result);
  const lcp::error& error = result.error();
  std::cerr << what << ": " << error.message();
  if (error.field) std::cerr << " (" << lcp::to_string_view(error.field) << ")";
  std::cerr << '\n';
  std::exit(2);
}

// Reads a version such as "9.3.5", or a name in upper or lower case or in Apple's spelling:
// "home-button", "HOME_BUTTON", "swipe up". Stops if the text cannot be read.
template <class T> T read(std::string_view text) { return need(lcp::parse<T>(text), text); }

// Prints a duration. Two values are not numbers of seconds: "unknown" and "unlimited".
inline void print_duration(std::string_view what,
                           std::optional<std::chrono::nanoseconds> duration) {
  std::cout << what;
  if (!duration) std::cout << " unknown";
  else if (*duration == lcp::unlimited) std::cout << " unlimited";
  else std::cout << ' ' << std::chrono::duration<double>{*duration}.count() << " s";
}

// Prints a rule, its evidence, and each of its sources. Logs should contain the id of a rule.
inline void print_source(const std::optional<lcp::rule>& rule) {
  if (!rule) {
    std::cout << "  no rule: no source says\n";
    return;
  }
  std::cout << "  rule " << rule->id() << ", " << lcp::to_string_view(rule->evidence()) << '\n';
  for (const lcp::citation& citation : rule->citations())
    std::cout << "    " << citation.key() << ": " << citation.title() << ", "
              << citation.publisher() << '\n';
}

#endif  // EXAMPLES_COMMON_HPP
