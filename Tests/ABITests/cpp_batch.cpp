// Batches against single questions: the same answers, and the same errors, one for each element,
// with more elements than go into C at a time.
#include "cpp_check.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

namespace {

enum : std::size_t { many = 200, spare = 3 };

constexpr lcp_verdict_t untouched = 77;

// Asks `queries`, and each alone. Every 9th query is one that cannot be asked.
template <class Query, class Answer, class Batch, class Single>
void batch(const lcp::context& context, const std::vector<Query>& queries, Batch ask_all,
           Single ask, Answer blank) {
  blank.raw().verdict = untouched;
  std::vector<Answer> answers(queries.size() + spare, blank);
  std::vector<lcp::status> statuses(queries.size() + spare, lcp::status::batch_element);
  const auto report = ask_all(context, queries, answers, statuses);
  if (!CHECK(report)) return;
  std::size_t failed = 0;
  for (std::size_t i = 0; i < queries.size(); ++i) {
    const auto single = ask(context, queries[i]);
    CHECK(statuses[i] == single.error().status);
    if (single) {
      CHECK(answers[i].verdict() == single->verdict());
      CHECK(std::memcmp(&answers[i].raw(), &single->raw(), 24) == 0);
      continue;
    }
    CHECK(answers[i].raw().verdict == untouched);
    if (failed++ > 0) continue;
    CHECK(report->first && report->first->index == i);
    CHECK(report->first && report->first->status == single.error().status);
    CHECK(report->first && report->first->field == single.error().field);
    CHECK(report->first && report->first->value == single.error().value);
  }
  CHECK(report->failed == failed && report->first.has_value() == (failed > 0));
  for (std::size_t i = queries.size(); i < answers.size(); ++i)
    CHECK(answers[i].raw().verdict == untouched && statuses[i] == lcp::status::batch_element);

  // Too few places, none at all, and a context that is not good: nothing is written.
  std::fill(answers.begin(), answers.end(), blank);
  const auto is_untouched = [&] {
    return std::all_of(answers.begin(), answers.end(),
                       [](const Answer& a) { return a.raw().verdict == untouched; });
  };
  const lcp::span<Answer> fewer{answers.data(), queries.size() - 1};
  const auto refused = ask_all(context, queries, fewer, statuses);
  CHECK(!refused && refused.error().status == lcp::status::out_of_range);
  CHECK(refused.error().field == lcp::field::count && is_untouched());
  CHECK(refused.error().value == static_cast<std::int64_t>(queries.size() - 1));
  CHECK(!ask_all(context, queries, answers, lcp::span<lcp::status>{}));
  const auto bad = ask_all(lcp::context{lcp::os(1)}, queries, answers, statuses);
  CHECK(!bad && bad.error().field == lcp::field::os && is_untouched());
  CHECK(!ask_all(lcp::context{}, lcp::span<const Query>{}, lcp::span<Answer>{},
                 lcp::span<lcp::status>{}));
  const auto none = ask_all(context, lcp::span<const Query>{}, lcp::span<Answer>{},
                            lcp::span<lcp::status>{});
  CHECK(none && none->failed == 0 && !none->first);
}

// As many queries as `count`, of all pairs of values of two enumerations, in turn.
template <class Query, class A, class B>
std::vector<Query> pairs(std::size_t count, Query (*make)(A, B)) {
  std::vector<Query> queries;
  const auto a = lcp::values<A>();
  const auto b = lcp::values<B>();
  for (std::size_t i = 0; i < count; ++i) {
    queries.push_back(make(a[i % a.size()], b[i / a.size() % b.size()]));
    if (i % 9 == 8) queries.back() = Query{};
  }
  return queries;
}

template <class Enum, class Query>
std::vector<Query> singles(std::size_t count, Query (*make)(Enum)) {
  std::vector<Query> queries;
  const auto values = lcp::values<Enum>();
  for (std::size_t i = 0; i < count; ++i) {
    queries.push_back(make(values[i % values.size()]));
    if (i % 9 == 8) queries.back() = Query{};
  }
  return queries;
}

template <class State> lcp::basic_transition_query<State> home(State from, State to) {
  return {from, to, lcp::cause::home_button};
}
template <class State> lcp::basic_path_query<State> path(State from, State to) {
  return {from, to, {}, std::nullopt, std::nullopt};
}
template <class State> lcp::basic_next_query<State> next(State from, lcp::cause) { return {from}; }
template <class Query, class... Parts> Query make(Parts... parts) { return {parts...}; }

void batches(const lcp::context& context) {
  using namespace lcp;
  for (std::size_t count : {std::size_t{1}, std::size_t{64}, std::size_t{65}, std::size_t{many}}) {
    batch(context, pairs(count, home<state>), query_transition_batch, query_transition,
          transition_answer{});
    batch(context, pairs(count, home<scene_state>), query_scene_transition_batch,
          query_scene_transition, scene_transition_answer{});
    batch(context, pairs(count, next<state>), query_next_batch, query_next, next_answer{});
    batch(context, pairs(count, next<scene_state>), query_scene_next_batch, query_scene_next,
          next_answer{});
    batch(context, pairs(count, path<state>), query_path_batch, query_path, path_answer{});
    batch(context, pairs(count, path<scene_state>), query_scene_path_batch, query_scene_path,
          scene_path_answer{});
    batch(context, singles(count, make<deadline_query, allowance>), query_deadline_batch,
          query_deadline, deadline_answer{});
    batch(context, pairs(count, make<relaunch_query, lcp::termination, trigger>),
          query_relaunch_batch, query_relaunch, relaunch_answer{});
    batch(context, pairs(count, make<conduct_query, state, activity>), query_conduct_batch,
          query_conduct, conduct_answer{});
    batch(context, singles(count, make<duties_query, callback>), query_duties_batch, query_duties,
          duties_answer{});
    batch(context, pairs(count, make<delivery_query, state, event>), query_delivery_batch,
          query_delivery, delivery_answer{});
    batch(context, singles(count, make<mode_query, mode>), query_mode_batch, query_mode,
          mode_answer{});
    batch(context, singles(count, make<quota_query, quota>), query_quota_batch, query_quota,
          quota_answer{});
  }
}

void termination_codes(const lcp::context& context) {
  std::vector<lcp::termination_query> queries;
  for (std::size_t i = 0; i < many; ++i) {
    queries.push_back({std::nullopt, i});
    if (i % 9 == 8) queries.back().namespace_ = static_cast<lcp::termination_namespace>(99);
  }
  batch(context, queries, lcp::query_termination_batch, lcp::query_termination,
        lcp::termination_answer{});
}

// An error is told with its place in all of the batch, by a batch of C and by one only of C++.
template <class Query, class Answer, class Batch> void late(Batch ask_all, Query query) {
  std::vector<Query> queries(many, query);
  std::vector<Answer> answers(many);
  std::vector<lcp::status> statuses(many);
  queries[150] = queries[190] = Query{};
  const auto report = ask_all(lcp::context{lcp::os(12)}, queries, answers, statuses);
  CHECK(report && report->failed == 2 && report->first && report->first->index == 150);
  CHECK(report && report->first && report->first->status == lcp::status::missing_value);
}

}  // namespace

int main() {
  late<lcp::deadline_query, lcp::deadline_answer>(lcp::query_deadline_batch,
                                                  lcp::deadline_query{lcp::allowance::launch});
  late<lcp::quota_query, lcp::quota_answer>(lcp::query_quota_batch,
                                            lcp::quota_query{lcp::quota::wakeups});
  batches({lcp::os(12)});
  lcp::context scenes{lcp::os(17)};
  scenes.app.scenes = lcp::fact::yes;
  batches(scenes);
  termination_codes({lcp::os(12)});
  return check::done("cpp_batch");
}
