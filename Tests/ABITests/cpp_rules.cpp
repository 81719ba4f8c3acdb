// The rule book in C++ against the one in C: every field of every rule, its steps and its sources.
#include "cpp_check.hpp"

#include <string>

using check::is;

namespace {

// States, on the axis that a rule is about.
void same_states(const lcp::rule& cpp, const lcp_rule& c) {
  const bool is_scene = c.axis == LCP_AXIS_SCENE;
  CHECK(cpp.from_states().mask() == (is_scene ? 0 : c.from_states));
  CHECK(cpp.from_scene_states().mask() == (is_scene ? c.from_states : 0));
  CHECK(is(cpp.to(), is_scene ? 0 : c.to) && is(cpp.to_scene(), is_scene ? c.to : 0));
  CHECK(is(cpp.via(), is_scene ? 0 : c.via) && is(cpp.via_scene(), is_scene ? c.via : 0));
}

void same_figures(const lcp::rule& cpp, const lcp_rule& c) {
  CHECK(is(cpp.advice(), c.advice_ns) && is(cpp.limit(), c.limit_ns));
  CHECK(is(cpp.warning(), c.warning_ns) && is(cpp.window(), c.window_ns));
  CHECK(cpp.count() ? *cpp.count() == c.count : c.count == LCP_COUNT_UNKNOWN);
  CHECK(cpp.code_low() == c.code_low && cpp.code_high() == c.code_high);
}

void same_sets(const lcp::rule& cpp, const lcp_rule& c) {
  CHECK(cpp.profiles().mask() == c.profiles);
  CHECK(cpp.when().mask() == c.when && cpp.when_not().mask() == c.when_not);
  CHECK(cpp.lifecycles().mask() == c.lifecycles && cpp.axes().mask() == c.axes);
  CHECK(cpp.causes().mask() == c.causes && cpp.last_causes().mask() == c.last_causes);
  CHECK(cpp.interruptions().mask() == c.interruptions && cpp.triggers().mask() == c.triggers);
  CHECK(cpp.terminations().mask() == c.terminations && cpp.standings().mask() == c.standings);
  CHECK(cpp.allowances().mask() == c.allowances && cpp.events().mask() == c.events);
  CHECK(cpp.permits().mask() == c.permits && cpp.keeps_running().mask() == c.keeps_running);
  CHECK(cpp.activities().mask() == c.activities && cpp.namespaces().mask() == c.namespaces);
}

void same_values(const lcp::rule& cpp, const lcp_rule& c) {
  CHECK(is(cpp.family(), c.family) && is(cpp.evidence(), c.evidence));
  CHECK(is(cpp.verdict(), c.verdict) && is(cpp.conflict(), c.conflict));
  CHECK(is(cpp.lifecycle(), c.lifecycle) && is(cpp.axis(), c.axis) && is(cpp.reason(), c.reason));
  CHECK(is(cpp.launch_state(), c.launch_state) && is(cpp.guarantee(), c.guarantee));
  CHECK(is(cpp.callback(), c.callback) && is(cpp.second_callback(), c.second_callback));
  CHECK(is(cpp.launch_callback(), c.launch_callback) && is(cpp.undone_at(), c.undone_at));
  CHECK(is(cpp.on_launch_only(), c.on_launch_only) && is(cpp.extendable(), c.extendable));
  CHECK(is(cpp.posted_before(), c.posted_before) && is(cpp.reads_as_method(), c.reads_as_method));
  CHECK(is(cpp.standing(), c.standing) && is(cpp.at_expiry(), c.at_expiry));
  CHECK(is(cpp.code(), c.code) && is(cpp.notification(), c.notification));
  CHECK(is(cpp.mode(), c.mode) && is(cpp.manner(), c.manner) && is(cpp.quota(), c.quota));
  CHECK(is(cpp.unit(), c.unit) && is(cpp.price(), c.price));
  CHECK(is(cpp.severity(), c.severity) && is(cpp.cause(), c.cause));
}

void same_citation(const lcp::citation& cpp, const lcp_citation& c) {
  CHECK(cpp.index() == c.index && is(cpp.key(), c.key) && is(cpp.title(), c.title));
  CHECK(is(cpp.publisher(), c.publisher) && is(cpp.address(), c.address));
}

void same_parts(const lcp::rule& cpp, const lcp_rule& c) {
  CHECK(cpp.citations().size() == c.citation_count && cpp.steps().size() == c.step_count);
  std::uint32_t index = 0;
  for (const auto& citation : cpp.citations()) {
    lcp_citation expected = LCP_CITATION_INIT;
    CHECK(lcp_rule_citation_at(cpp.index(), index++, &expected) == LCP_OK);
    same_citation(citation, expected);
  }
  index = 0;
  for (const auto& step : cpp.steps()) {
    lcp_rule_step expected = LCP_RULE_STEP_INIT;
    CHECK(lcp_rule_step_at(cpp.index(), index++, &expected) == LCP_OK);
    CHECK(is(step.callback(), expected.callback) && is(step.state(), expected.state));
    CHECK(is(step.when(), expected.when) && is(step.scene_state(), expected.scene_state));
  }
}

void rule_book() {
  CHECK(lcp::rules().size() == lcp_rule_count());
  lcp::rule_index_t index = 0;
  for (const lcp::rule& rule : lcp::rules()) {
    lcp_rule c = LCP_RULE_INIT;
    CHECK(lcp_rule_at(index, &c) == LCP_OK);
    CHECK(rule.index() == index && is(rule.id(), c.id) && is(rule.note(), c.note));
    CHECK(rule.since().packed() == c.since && is(rule.until(), c.until));
    CHECK(rule.precedence() == c.precedence && is(rule.deprecated(), c.deprecated));
    CHECK(is(rule.text(), c.text) && is(rule.key(), c.key) && is(rule.value(), c.value));
    same_values(rule, c);
    same_sets(rule, c);
    same_states(rule, c);
    same_figures(rule, c);
    same_parts(rule, c);
    const auto found = lcp::find_rule(rule.id());
    CHECK(found && found->index() == index);
    ++index;
  }
}

void sources() {
  CHECK(lcp::citations().size() == lcp_citation_count());
  std::uint32_t index = 0;
  for (const lcp::citation& citation : lcp::citations()) {
    lcp_citation c = LCP_CITATION_INIT;
    CHECK(lcp_citation_at(index++, &c) == LCP_OK);
    same_citation(citation, c);
  }
}

void what_is_not_there() {
  CHECK(lcp::find_rule("no.such.rule").error().status == lcp::status::not_found);
  CHECK(lcp::find_rule("").error().status == lcp::status::not_found);
  CHECK(lcp::find_rule(std::string_view{}).error().status != lcp::status::ok);
  const std::string longer = std::string{lcp::rules()[0].id()} + "x";
  CHECK(!lcp::find_rule(longer));
  CHECK(lcp::find_rule(std::string_view{longer}.substr(0, longer.size() - 1)));
  for (lcp::rule_index_t index : {LCP_RULE_NONE, INT32_MIN, INT32_MAX})
    CHECK(lcp::rule_at(index).error().status == lcp::status::out_of_range);
  // A range that is read past its end gives elements that say nothing.
  CHECK(lcp::rules()[lcp::rules().size()].id() == "");
  CHECK(lcp::citations()[SIZE_MAX].key() == "");
  CHECK(lcp::rule{}.index() == LCP_RULE_NONE && lcp::rule{}.citations().empty());
}

}  // namespace

int main() {
  rule_book();
  sources();
  what_is_not_there();
  return check::done("cpp_rules");
}
