// Tests the types of lifecycle_policy.hpp: versions, sets, names, results, policies, lists and
// views. With C++20, the algorithms of the standard library must accept the ranges.
#include "check.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <vector>
#ifdef __cpp_lib_ranges
#include <ranges>
#endif

namespace {

using namespace lcp::literals;

// ---- versions ----------------------------------------------------------------------------------

static_assert(lcp::os(9, 3, 5).packed() == LCP_OS(9, 3, 5));
static_assert(8_ios == lcp::os(8) && 17.4_ios == lcp::os(17, 4) && 17.10_ios == lcp::os(17, 10));
static_assert(9_ios < 10_ios && 9.3_ios > 9_ios && 9_ios <= 9_ios && 9_ios >= 9_ios);
static_assert(9_ios != 9.1_ios && 255.255_ios < lcp::os(256));
static_assert(lcp::oldest_os == 2_ios);
static_assert(lcp::os(9, 3, 5).major_number() == 9 && lcp::os(9, 3, 5).minor_number() == 3);
static_assert(lcp::os(9, 3, 5).patch_number() == 5);
static_assert(lcp::os(256) == lcp::os(0, -1) && lcp::os(0, 0, 256).packed() == UINT32_MAX);
static_assert(lcp::os_version{}.packed() == 0);
static_assert(lcp::os(17, 4).text().view() == "17.4");

void versions() {
  for (const char* text : {"2.0", "9.3.5", "12.0", "26.10.100", "100.99.9", "255.255.255"}) {
    const auto version = lcp::parse<lcp::os_version>(text);
    CHECK(version && version->text().view() == text);
    CHECK(version && std::string{version->text().c_str()} == text);
  }
  CHECK(lcp::parse<lcp::os_version>("8").value_or(lcp::os_version{}) == 8_ios);
  CHECK(lcp::os(300).text().view() == "255.255.255" && lcp::os_version{}.text().view() == "0.0");
  CHECK(lcp::newest_os().packed() == lcp_os_newest() && lcp::newest_os() > 26_ios);
  CHECK(lcp::library_version() == lcp_library_version() && lcp::library_version().size() >= 5);
  CHECK(lcp::ruleset_version() == lcp_ruleset_version() && lcp::ruleset_version().size() >= 6);
  CHECK(lcp::abi_version() == LCP_ABI_VERSION && lcp::is_compatible());
}

// ---- sets --------------------------------------------------------------------------------------

constexpr lcp::enum_set<lcp::mode> audio_and_fetch{lcp::mode::fetch, lcp::mode::audio};
static_assert(audio_and_fetch.mask() == (LCP_BIT(LCP_MODE_AUDIO) | LCP_BIT(LCP_MODE_FETCH)));
static_assert(audio_and_fetch.size() == 2 && !audio_and_fetch.empty());
static_assert(audio_and_fetch.contains(lcp::mode::audio));
static_assert(!audio_and_fetch.contains(lcp::mode::voip));
static_assert((audio_and_fetch - lcp::mode::audio) == lcp::mode::fetch);
static_assert((audio_and_fetch & lcp::mode::voip).empty());
static_assert((audio_and_fetch | lcp::mode::voip) != audio_and_fetch);
constexpr lcp::enum_set<lcp::cause> two_causes{lcp::cause::launch_by_user, lcp::cause::crash};
static_assert(two_causes.word(0) == (UINT64_C(1) | LCP_BIT(LCP_CAUSE_CRASH)));
static_assert(*two_causes.begin() == lcp::cause::launch_by_user);
// Values over 64 have their bits in the second word. mask() has only one word, so for a set with
// such values it returns all bits, which the library refuses.
constexpr auto over_64 = static_cast<lcp::cause>(65);
constexpr lcp::enum_set<lcp::cause> three_causes{lcp::cause::crash, over_64,
                                                 static_cast<lcp::cause>(128)};
static_assert(three_causes.word(0) == LCP_BIT(LCP_CAUSE_CRASH) && three_causes.size() == 3);
static_assert(three_causes.word(1) == (UINT64_C(1) | UINT64_C(1) << 63));
static_assert(three_causes.contains(over_64) && !two_causes.contains(over_64));
static_assert(*++three_causes.begin() == over_64 && three_causes.mask() == UINT64_MAX);
static_assert((three_causes - over_64).size() == 2 && (three_causes & over_64) == over_64);
static_assert(!(three_causes & over_64).empty() && (two_causes & over_64).empty());
// A number below 1 or above 128 is not ignored: the library refuses a set with such a number.
constexpr auto refused = lcp::enum_set<lcp::cause>::from_mask(UINT64_MAX, UINT64_MAX);
static_assert(lcp::enum_set<lcp::cause>{lcp::cause{}} == refused);
static_assert(lcp::enum_set<lcp::cause>{static_cast<lcp::cause>(129)} == refused);
static_assert(lcp::enum_set<lcp::cause>{static_cast<lcp::cause>(-1)} == refused);
static_assert(!refused.contains(lcp::cause{}) && !refused.contains(static_cast<lcp::cause>(129)));

void sets() {
  std::vector<lcp::mode> modes;
  for (lcp::mode mode : audio_and_fetch) modes.push_back(mode);
  CHECK(modes == std::vector<lcp::mode>{lcp::mode::audio, lcp::mode::fetch});
  std::size_t seen = 0;
  for (lcp::condition condition : lcp::enum_set<lcp::condition>::from_mask(UINT64_MAX, UINT64_MAX))
    CHECK(static_cast<std::size_t>(condition) == ++seen);
  CHECK(seen == 128);
  lcp::enum_set<lcp::mode> set;
  CHECK(set.begin() == set.end() && set.empty());
  set |= lcp::mode::audio;
  set |= lcp::mode::voip;
  set -= lcp::mode::audio;
  CHECK(set == lcp::mode::voip);
  set &= lcp::mode::audio;
  CHECK(set.empty());
}

// ---- names -------------------------------------------------------------------------------------

void names() {
  CHECK(lcp::to_string_view(lcp::state::not_running) == "not-running");
  CHECK(lcp::to_string_view(lcp::callback::did_become_active) == "applicationDidBecomeActive:");
  CHECK(lcp::to_string_view(lcp::code::watchdog) == "0x8badf00d");
  CHECK(lcp::to_string_view(static_cast<lcp::state>(99)).empty());
  CHECK(lcp::to_string_view(static_cast<lcp::state>(99)).data() != nullptr);
  CHECK(lcp::to_string_view(std::optional<lcp::state>{}).data() != nullptr);
  CHECK(lcp::to_string_view(std::optional{lcp::state::active}) == "active");
  CHECK(lcp::parse<lcp::state>("UIApplicationStateInactive").value_or(lcp::state{}) ==
        lcp::state::inactive);
  CHECK(lcp::parse<lcp::mode>("bluetooth-central").value_or(lcp::mode{}) ==
        lcp::mode::bluetooth_central);
  CHECK(lcp::parse<lcp::code>("0X8BADF00D").value_or(lcp::code{}) == lcp::code::watchdog);
  const std::string padded = "xactivex";
  CHECK(lcp::parse<lcp::state>(std::string_view{padded}.substr(1, 6)).value_or(lcp::state{}) ==
        lcp::state::active);
  CHECK(lcp::cause_termination(lcp::cause::crash) == lcp::termination::crash);
  CHECK(lcp::cause_termination(lcp::cause::activation) == lcp::termination::none);
  CHECK(!lcp::cause_termination(lcp::cause{}));
}

// ---- results -----------------------------------------------------------------------------------

static_assert(std::is_trivially_copyable_v<lcp::transition_answer>);
static_assert(!std::is_constructible_v<bool, const lcp::verdict&>);
static_assert(!std::is_convertible_v<lcp::result<int>, bool>);
// Dereferencing a temporary result gives a value, not a reference, so that a loop can iterate over
// the value.
static_assert(std::is_same_v<decltype(*std::declval<lcp::result<int>>()), int>);
static_assert(std::is_same_v<decltype(std::declval<lcp::result<int>>().value()), int>);
static_assert(std::is_same_v<decltype(*std::declval<lcp::result<int>&>()), int&>);
static_assert(noexcept(std::declval<lcp::policy>().relaunch({})));

lcp::error not_found() {
  lcp::error error;
  error.status = lcp::status::not_found;
  return error;
}

void results() {
  const lcp::result<int> four = 4;
  const lcp::result<int> none = not_found();
  const auto half = [](int value) -> lcp::result<double> {
    if (value % 2 != 0) return not_found();
    return value / 2.0;
  };
  const auto text = [](int value) { return std::to_string(value); };
  CHECK(four && *four == 4 && four.value() == 4 && four.error().status == lcp::status::ok);
  CHECK(!none && none.error().status == lcp::status::not_found);
  CHECK(four.value_or(7) == 4 && none.value_or(7) == 7);
  CHECK(lcp::result<int>{4}.value_or(7) == 4 && lcp::result<int>{not_found()}.value_or(7) == 7);
  CHECK(four.and_then(half).value_or(0) > 1.5 && !none.and_then(half));
  CHECK(!lcp::result<int>{3}.and_then(half) && lcp::result<int>{4}.and_then(half));
  CHECK(four.transform(text).value_or("") == "4" && !none.transform(text));
  CHECK(none.transform(text).error().status == lcp::status::not_found);
  CHECK(lcp::result<int>{5}.transform(text).value_or("") == "5");
  lcp::result<std::string> string = std::string(100, 'x');
  CHECK(string->size() == 100 && string.value().size() == 100);
  *string += 'y';
  CHECK((*std::move(string)).size() == 101);
  const auto verdict = lcp::parse<lcp::os_version>("8").and_then([](lcp::os_version os) {
    return lcp::policy::prepare({os});
  }).and_then([](const lcp::policy& policy) {
    return policy.relaunch({lcp::termination::user_force_quit, lcp::trigger::user_tap});
  }).transform([](const lcp::relaunch_answer& answer) { return answer.verdict(); });
  CHECK(verdict && *verdict == lcp::verdict::allowed);
}

// ---- policies ----------------------------------------------------------------------------------

static_assert(sizeof(lcp::policy) == 2048 && std::is_trivially_copyable_v<lcp::policy>);
static_assert(!std::is_default_constructible_v<lcp::policy>);
static_assert(!std::is_copy_constructible_v<lcp::policy_tables>);
static_assert(std::is_nothrow_move_constructible_v<lcp::policy_tables>);

template <class Answer> bool is_same(const lcp::result<Answer>& a, const lcp::result<Answer>& b) {
  return a && b && std::memcmp(&a->raw(), &b->raw(), sizeof a->raw()) == 0;
}

// Checks that copied and moved policies give the same answers. A copy of a policy with tables has
// no tables, but gives the same answers.
void policies() {
  const lcp::context context{17_ios};
  const auto policy = lcp::policy::prepare(context);
  auto tables = lcp::policy_tables::prepare(context);
  if (!CHECK(policy && tables)) return;
  const lcp::policy small = *policy, copy = **tables;
  const lcp::policy* const place = &**tables;
  const lcp::policy_tables moved = *std::move(tables);
  CHECK(&*moved == place);
  const lcp::relaunch_query query{lcp::termination::crash, lcp::trigger::silent_push};
  for (const lcp::policy* other : {&small, &copy, &*moved}) {
    CHECK(is_same(other->relaunch(query), policy->relaunch(query)));
    for (lcp::allowance allowance : lcp::values<lcp::allowance>())
      CHECK(is_same(other->deadline(allowance), policy->deadline(allowance)));
  }
  CHECK(policy->condition(lcp::condition::phone).value() == lcp::knowledge::assumed);
}

// ---- lists -------------------------------------------------------------------------------------

void lists() {
  const auto states = lcp::values<lcp::state>();
  CHECK(states.size() == 10 && states[3] == lcp::state::active);
  lcp::state two[2]{};
  CHECK(lcp::values<lcp::state>(two) == 10 && two[1] == lcp::state::prewarmed);

  const lcp::policy policy = *lcp::policy::prepare({12_ios});
  const lcp::next_query active{lcp::state::active};
  std::size_t count = 0;
  for (const auto& edge : *policy.edges(active)) {
    ++count;
    CHECK(edge.verdict() != lcp::verdict::forbidden);
  }
  CHECK(count == policy.next(active).value().count() && count > 3);
  // Reads a list with more elements than fit into the first buffer. Then reads lists into arrays of
  // several sizes.
  const auto all = policy.explain(lcp::relaunch_query{lcp::termination::crash,
                                                      lcp::trigger::silent_push});
  CHECK(all && all->size() > 16);
  const auto edges = policy.edges(active);
  for (std::size_t size : {std::size_t{0}, std::size_t{2}, count, count + 5}) {
    std::vector<lcp::edge> room(size);
    const auto told = policy.edges(active, room);
    CHECK(told && *told == count);
    for (std::size_t i = 0; edges && i < size; ++i)
      CHECK(room[i].rule_index() == (i < count ? (*edges)[i].rule_index() : 0));
  }
  // Asks about each step of a path.
  const auto path = policy.path_steps({lcp::state::not_running, lcp::state::suspended});
  if (!CHECK(path && path->size() > 1)) return;
  for (const auto& step : *path) {
    CHECK(policy.transition(step.query()).value().is_allowed());
    CHECK(policy.steps(step.query()));
  }
  // Walks through the states by causes alone, without targets. The answer and its last callback
  // must both name the state in which the next step begins.
  lcp::state state = lcp::state::not_running;
  for (lcp::cause cause :
       {lcp::cause::launch_by_user, lcp::cause::activation, lcp::cause::home_button,
        lcp::cause::home_button, lcp::cause::execution_finished}) {
    const lcp::transition_query query{state, std::nullopt, cause};
    const auto answer = policy.transition(query);
    const auto steps = policy.steps(query);
    if (!CHECK(answer && answer->is_allowed() && answer->to() && steps)) return;
    state = *answer->to();
    CHECK(steps->empty() || steps->back().state_after() == state);
  }
  CHECK(state == lcp::state::suspended);
  // A suspended app is ended before one that plays audio.
  const auto idle = policy.purge({state});
  const auto playing = policy.purge({lcp::state::background, lcp::activity::audio_playback});
  CHECK(idle && playing && idle->rank() && playing->rank() && *idle->rank() < *playing->rank());
  CHECK(lcp::uikit_value(lcp::state::background) == 2 && !lcp::uikit_value(state));
  CHECK(lcp::uikit_value(lcp::state::unattached) == -1 && !lcp::uikit_value(lcp::state{}));
}

#ifdef __cpp_lib_ranges

static_assert(std::ranges::forward_range<lcp::enum_set<lcp::mode>>);
static_assert(std::ranges::view<lcp::enum_set<lcp::mode>>);
static_assert(std::ranges::borrowed_range<lcp::enum_set<lcp::mode>>);
static_assert(std::is_same_v<lcp::span<int>, std::span<int>>);

void views() {
  const auto rules = lcp::rules();
  auto ids = rules | std::views::filter([](const lcp::rule& rule) {
               return rule.family() == lcp::family::relaunch;
             }) |
             std::views::transform(&lcp::rule::id) | std::views::take(3);
  std::size_t taken = 0;
  for (std::string_view id : ids) taken += id.substr(0, 9) == "relaunch.";
  CHECK(taken == 3);
  const auto policy = lcp::policy::prepare(
      {.os = 8_ios,
       .app = lcp::app{.background_modes = {lcp::mode::audio, lcp::mode::location},
                       .location_authorization = lcp::authorization::always}});
  if (!CHECK(policy)) return;
  const auto leads_on = [](const lcp::edge& edge) { return edge.to() == lcp::state::suspended; };
  CHECK(std::ranges::any_of(*policy->edges({.from = lcp::state::background}), leads_on));
  const auto answer = policy->relaunch(
      {.termination = lcp::termination::user_force_quit, .trigger = lcp::trigger::region_enter});
  CHECK(answer && answer->is_allowed());
  const auto woken = policy->relaunch(
      {.trigger = lcp::trigger::region_enter, .state = lcp::state::background});
  CHECK(woken && woken->standing() == lcp::standing::running);
  CHECK(policy->suspension({.activities = lcp::activity::audio_playback})
            .value()
            .activities()
            .contains(lcp::activity::audio_playback));
  CHECK(std::ranges::count(answer->requirements(), lcp::condition::first_unlock_done) <= 1);
}

#else

void views() {
  int numbers[] = {1, 2, 3};
  std::vector<int> vector{1, 2};
  const std::array<int, 4> array{};
  const lcp::span<int> span = numbers;
  CHECK(span.size() == 3 && span[2] == 3 && span.end() - span.begin() == 3 && !span.empty());
  CHECK(lcp::span<int>{vector}.size() == 2 && lcp::span<const int>{vector}.data() == vector.data());
  CHECK(lcp::span<const int>{array}.size() == 4 && lcp::span<const int>{span}.size() == 3);
  CHECK(lcp::span<int>{}.empty() && lcp::span<const int>{numbers, 1}.size() == 1);
  static_assert(!std::is_constructible_v<lcp::span<int>, const std::vector<int>&>);
  static_assert(!std::is_constructible_v<lcp::span<int>, std::vector<int>>);
}

#endif

}  // namespace

int main() {
  versions();
  sets();
  names();
  results();
  policies();
  lists();
  views();
  return check::done("types");
}
