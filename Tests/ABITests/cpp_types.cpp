// The types of lifecycle_policy.hpp by themselves: versions, sets, results, views, and that the
// ranges are what the algorithms of the standard library take.
#include "cpp_check.hpp"

#include <algorithm>
#include <array>
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
static_assert(lcp::oldest_os == 2_ios && lcp::newest_os.packed() == LCP_OS_NEWEST);
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
  CHECK(lcp::library_version() == LCP_VERSION && lcp::ruleset_version() == LCP_RULESET_VERSION);
  CHECK(lcp::abi_version() == LCP_ABI_VERSION && lcp::is_compatible());
}

// ---- sets --------------------------------------------------------------------------------------

constexpr lcp::enum_set<lcp::mode> audio_and_fetch = lcp::mode::audio | lcp::mode::fetch;
static_assert(audio_and_fetch.mask() == (LCP_MODE_AUDIO | LCP_MODE_FETCH));
static_assert(audio_and_fetch == lcp::enum_set<lcp::mode>{lcp::mode::fetch, lcp::mode::audio});
static_assert(audio_and_fetch.size() == 2 && !audio_and_fetch.empty());
static_assert(audio_and_fetch.contains(lcp::mode::audio));
static_assert(!audio_and_fetch.contains(lcp::mode::voip));
static_assert((audio_and_fetch - lcp::mode::audio) == lcp::mode::fetch);
static_assert((audio_and_fetch & lcp::mode::voip).empty());
static_assert((audio_and_fetch | lcp::mode::voip) != audio_and_fetch);
constexpr lcp::enum_set<lcp::cause> two_causes{lcp::cause::launch_by_user, lcp::cause::crash};
static_assert(two_causes.mask() == (UINT64_C(1) | UINT64_C(1) << (LCP_CAUSE_CRASH - 1)));
static_assert(*two_causes.begin() == lcp::cause::launch_by_user);
// What is no value makes no smaller set, but one that is refused.
static_assert(lcp::enum_set<lcp::cause>{lcp::cause{}}.mask() == UINT64_MAX);
static_assert(lcp::enum_set<lcp::cause>{static_cast<lcp::cause>(65)}.mask() == UINT64_MAX);
static_assert(!lcp::enum_set<lcp::cause>::from_mask(UINT64_MAX).contains(lcp::cause{}));

void sets() {
  std::vector<lcp::mode> modes;
  for (lcp::mode mode : audio_and_fetch) modes.push_back(mode);
  CHECK(modes == std::vector<lcp::mode>{lcp::mode::audio, lcp::mode::fetch});
  std::size_t seen = 0;
  for (lcp::condition condition : lcp::enum_set<lcp::condition>::from_mask(UINT64_MAX))
    CHECK(static_cast<std::size_t>(condition) == ++seen);
  CHECK(seen == 64);
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
// Of a result that is about to go, * gives a value, so that it may be iterated over.
static_assert(std::is_same_v<decltype(*std::declval<lcp::result<int>>()), int>);
static_assert(std::is_same_v<decltype(std::declval<lcp::result<int>>().value()), int>);
static_assert(std::is_same_v<decltype(*std::declval<lcp::result<int>&>()), int&>);
static_assert(noexcept(lcp::query_relaunch(std::declval<lcp::context>(), {})));

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
    return lcp::query_relaunch({os}, {lcp::termination::user_force_quit, lcp::trigger::user_tap});
  }).transform([](const lcp::relaunch_answer& answer) { return answer.verdict(); });
  CHECK(verdict && *verdict == lcp::verdict::allowed);
}

// ---- ranges ------------------------------------------------------------------------------------

// With the algorithms of C++17, and by index.
void ranges() {
  const auto states = lcp::values<lcp::state>();
  CHECK(states.size() == 6 && !states.empty() && states[3] == lcp::state::active);
  CHECK(std::find(states.begin(), states.end(), lcp::state::active) == states.begin() + 3);
  CHECK(std::count_if(states.begin(), states.end(), [](lcp::state) { return true; }) == 6);
  CHECK(std::vector<lcp::state>(states.begin(), states.end()).size() == 6);
  auto i = states.begin();
  CHECK(*i++ == lcp::state::not_running && *i-- == lcp::state::prewarmed);
  CHECK(*(i += 2) == states[2] && *(i -= 1) == states[1] && i[1] == states[2]);
  CHECK(*++i == states[2] && *--i == states[1] && *(1 + i) == states[2] && *(i - 1) == states[0]);
  CHECK(states.end() - states.begin() == 6 && i < states.end() && i > states.begin());
  CHECK(i <= i && i >= i && i == i && i != states.end());

  const lcp::context context{lcp::os(12)};
  std::size_t edges = 0;
  for (const auto& edge : *lcp::next_edges(context, {lcp::state::active})) {
    ++edges;
    CHECK(edge.verdict() != lcp::verdict::forbidden);
  }
  CHECK(edges == lcp::query_next(context, {lcp::state::active}).value().count() && edges > 3);
  const auto list = lcp::next_edges(context, {lcp::state::active});
  CHECK(list && list->begin()->cause() == (*list->begin()).cause());
  auto second = list->begin();
  CHECK(second++ == list->begin() && second != list->begin());

  // Steps outlive their answer, and an enumeration its range.
  std::size_t steps = 0;
  for (const auto& step :
       lcp::query_transition(context, {lcp::state::active, lcp::state::background,
                                       lcp::cause::home_button})->steps())
    steps += !step.name().empty();
  CHECK(steps > 1);
}

#ifdef __cpp_lib_ranges

template <class Range> constexpr bool is_random =
    std::ranges::random_access_range<Range> && std::ranges::sized_range<Range> &&
    std::ranges::common_range<Range> && std::ranges::borrowed_range<Range> &&
    std::ranges::view<Range>;
template <class Range> constexpr bool is_forward =
    std::ranges::forward_range<Range> && std::ranges::common_range<Range> &&
    std::ranges::view<Range> && !std::ranges::borrowed_range<Range>;
template <class Result> using range_of = typename Result::value_type;

static_assert(is_random<decltype(lcp::values<lcp::state>())>);
static_assert(is_random<decltype(lcp::rules())> && is_random<decltype(lcp::citations())>);
static_assert(is_random<lcp::step_range>);
static_assert(is_random<decltype(std::declval<lcp::path_answer>().steps())>);
static_assert(is_random<decltype(std::declval<lcp::rule>().citations())>);
static_assert(is_forward<range_of<decltype(lcp::next_edges({}, {}))>>);
static_assert(is_forward<range_of<decltype(lcp::duties({}, {}))>>);
static_assert(is_forward<range_of<decltype(lcp::manifest_findings({}))>>);
static_assert(is_forward<range_of<decltype(lcp::explain_mode({}, {}))>>);
static_assert(std::ranges::forward_range<lcp::enum_set<lcp::mode>>);
static_assert(std::ranges::view<lcp::enum_set<lcp::mode>>);
static_assert(std::is_same_v<lcp::span<int>, std::span<int>>);

void views() {
  auto families = lcp::rules() | std::views::filter([](const lcp::rule& rule) {
                    return rule.family() == lcp::family::relaunch;
                  }) |
                  std::views::transform([](const lcp::rule& rule) { return rule.id(); }) |
                  std::views::take(3);
  std::size_t taken = 0;
  for (std::string_view id : families) taken += id.substr(0, 9) == "relaunch.";
  CHECK(taken == 3);
  CHECK(std::ranges::find(lcp::values<lcp::state>(), lcp::state::active) !=
        lcp::values<lcp::state>().end());
  std::vector<lcp::state> reversed;
  for (lcp::state state : lcp::values<lcp::state>() | std::views::reverse)
    reversed.push_back(state);
  CHECK(reversed.size() == 6 && reversed[0] == lcp::state::suspended);
  const lcp::context context{.os = 17.4_ios, .app = {.background_modes = lcp::mode::audio}};
  const auto leads_on = [](lcp::next_edge edge) { return edge.to() == lcp::state::suspended; };
  CHECK(std::ranges::any_of(*lcp::next_edges(context, {.from = lcp::state::background}), leads_on));
  const auto answer = lcp::query_relaunch(
      {.os = 8_ios, .app = {.location_authorization = lcp::authorization::always}},
      {.termination = lcp::termination::user_force_quit, .trigger = lcp::trigger::region_enter});
  CHECK(answer && answer->is_allowed());
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
  ranges();
  views();
  return check::done("cpp_types");
}
