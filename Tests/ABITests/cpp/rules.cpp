// Compares the rule book of the C++ interface with the rule book of the C interface: every field
// of every rule, its steps and its sources.
#include "check.hpp"

#include <algorithm>
#include <string>
#include <vector>

using check::is;

namespace {

// Compares the fields outside the common part with the results of lcp_rule_value and
// lcp_rule_text. The values of a field are compared one by one, and as a set if all fit into a set.
void same_fields(const lcp::rule& cpp, int& values, int& texts) {
  for (lcp::rule_field field : lcp::values<lcp::rule_field>()) {
    const auto c_field = static_cast<lcp_rule_field_t>(field);
    const char* text = nullptr;
    texts += lcp_rule_text(cpp.index(), c_field, &text) == LCP_OK && *text != '\0';
    CHECK(is(cpp.text(field), text));
    std::uint32_t index = 0;
    std::int64_t value = 0;
    bool is_set = true;
    lcp::enum_set<lcp::state> set;
    while (lcp_rule_value(cpp.index(), c_field, index, &value) == LCP_OK) {
      CHECK(cpp.value(field, index++) == value);
      is_set = is_set && value >= 1 && value <= 128;
      if (is_set) set |= static_cast<lcp::state>(value);
    }
    CHECK(!cpp.value(field, index));
    if (is_set) CHECK(cpp.values<lcp::state>(field) == set && set.size() == index);
    values += static_cast<int>(index);
  }
}

void same_citation(const lcp::citation& cpp, const lcp_citation& c) {
  CHECK(cpp.index() == c.index && is(cpp.key(), c.key) && is(cpp.title(), c.title));
  CHECK(is(cpp.publisher(), c.publisher) && is(cpp.address(), c.address));
}

void same_citations(const std::vector<lcp::citation>& cpp, lcp_rule_index_t rule) {
  std::vector<lcp_citation> c(cpp.size() + 1);
  std::size_t count = 0;
  CHECK(lcp_list_citations(rule, c.data(), sizeof c[0], c.size(), &count, nullptr) == LCP_OK);
  if (!CHECK(cpp.size() == count && count > 0)) return;
  for (std::size_t i = 0; i < count; ++i) same_citation(cpp[i], c[i]);
}

void same_steps(const lcp::rule& rule) {
  const auto cpp = rule.steps();
  std::vector<lcp_rule_step> c(cpp.size() + 1);
  std::size_t count = 0;
  CHECK(lcp_list_rule_steps(rule.index(), c.data(), sizeof c[0], c.size(), &count, nullptr) ==
        LCP_OK);
  if (!CHECK(cpp.size() == count)) return;
  for (std::size_t i = 0; i < count; ++i) {
    CHECK(is(cpp[i].callback(), c[i].callback) && is(cpp[i].state(), c[i].state));
    CHECK(is(cpp[i].when(), c[i].when) && is(cpp[i].scene_state(), c[i].scene_state));
  }
}

void rule_book() {
  const auto rules = lcp::rules();
  CHECK(rules.size() == lcp_rule_count());
  lcp::rule_index_t index = 0;
  int values = 0, texts = 0;
  for (const lcp::rule& rule : rules) {
    lcp_rule c = LCP_RULE_INIT;
    CHECK(lcp_rule_at(index, &c) == LCP_OK);
    CHECK(rule.index() == index && is(rule.id(), c.id) && is(rule.note(), c.note));
    CHECK(rule.since().packed() == c.since && is(rule.until(), c.until));
    CHECK(rule.precedence() == c.precedence && is(rule.conflict(), c.conflict));
    CHECK(is(rule.family(), c.family) && is(rule.evidence(), c.evidence));
    CHECK(rule.profiles().mask() == c.profiles);
    CHECK(rule.when() == lcp::enum_set<lcp::condition>::from_mask(c.when_mask[0], c.when_mask[1]));
    CHECK(rule.unless() ==
          lcp::enum_set<lcp::condition>::from_mask(c.unless_mask[0], c.unless_mask[1]));
    same_fields(rule, values, texts);
    same_citations(rule.citations(), index);
    same_steps(rule);
    const auto found = lcp::find_rule(rule.id());
    CHECK(found && found->index() == index);
    ++index;
  }
  CHECK(values > 1000 && texts > 100);
  same_citations(lcp::citations(), LCP_RULE_NONE);
}

// Reads values of rules as durations, versions and enumerations.
void typed_values() {
  using lcp::rule_field;
  bool has_limit = false, has_deprecation = false, has_flag = false;
  for (const lcp::rule& rule : lcp::rules()) {
    const auto limit = rule.value<std::chrono::nanoseconds>(rule_field::limit);
    has_limit = has_limit || limit == std::chrono::seconds{180};
    const auto deprecated = rule.value<lcp::os_version>(rule_field::deprecated);
    has_deprecation = has_deprecation || (deprecated && *deprecated >= lcp::oldest_os);
    has_flag = has_flag || rule.value<lcp::fact>(rule_field::on_launch_only) == lcp::fact::yes;
    if (rule.family() != lcp::family::relaunch) continue;
    CHECK(rule.value<lcp::verdict>(rule_field::verdict));
    CHECK(!rule.values<lcp::trigger>(rule_field::triggers).empty());
    CHECK(!rule.value(rule_field::quota) && rule.text(rule_field::key).empty());
    CHECK(rule.steps().empty());
  }
  CHECK(has_limit && has_deprecation && has_flag);
}

// Checks that an array shorter than the list is filled, and that the count is still that of the whole
// list.
void short_rooms() {
  lcp::rule rules[2];
  CHECK(lcp::rules(rules) == lcp_rule_count() && rules[1].index() == 1);
  lcp::citation citations[2];
  CHECK(lcp::citations(citations) == lcp::citations().size());
  CHECK(citations[1].index() == 1 && !citations[1].key().empty());
  const auto all = lcp::rules();
  const auto longest = std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return a.steps().size() < b.steps().size();
  });
  lcp::rule_step step[1];
  const auto steps = longest->steps();
  CHECK(longest->steps(step) == steps.size() && steps.size() > 1);
  CHECK(step[0].callback() == steps[0].callback());
  CHECK(longest->steps(lcp::span<lcp::rule_step>{}) == steps.size());
}

void missing_rules() {
  CHECK(lcp::find_rule("no.such.rule").error().status == lcp::status::not_found);
  CHECK(lcp::find_rule("").error().status == lcp::status::not_found);
  CHECK(lcp::find_rule(std::string_view{}).error().status != lcp::status::ok);
  const std::string longer = std::string{lcp::rules()[0].id()} + "x";
  CHECK(!lcp::find_rule(longer));
  CHECK(lcp::find_rule(std::string_view{longer}.substr(0, longer.size() - 1)));
  for (lcp::rule_index_t index : {LCP_RULE_NONE, INT32_MIN, INT32_MAX})
    CHECK(lcp::rule_at(index).error().status == lcp::status::out_of_range);
  const lcp::rule none;
  CHECK(none.index() == LCP_RULE_NONE && none.citations().empty() && none.steps().empty());
  CHECK(!none.value(lcp::rule_field::verdict) && none.id().empty());
  CHECK(none.text(lcp::rule_field::text).data() != nullptr);
}

}  // namespace

int main() {
  rule_book();
  typed_values();
  short_rooms();
  missing_rules();
  return check::done("rules");
}
