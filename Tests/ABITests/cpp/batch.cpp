// Compares batches with single questions: answers and errors must be the same for each element.
// Some batches are so large that the header must pass them to C in several parts.
#include "check.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

namespace {

enum : std::size_t { many = 200, spare = 3 };

constexpr lcp_verdict_t untouched = 77;

// Asks `queries` as a batch, and each of them alone with `ask`. Every 9th query is invalid, and
// others may be.
template <class Query, class Ask>
void batch(const lcp::policy& policy, const std::vector<Query>& queries, Ask ask) {
  using Answer = typename decltype(ask(queries[0]))::value_type;
  Answer blank;
  blank.raw().verdict = untouched;
  std::vector<Answer> answers(queries.size() + spare, blank);
  std::vector<lcp::status> statuses(queries.size() + spare, lcp::status::batch_element);
  const auto report = policy.batch(queries, answers, statuses);
  if (!CHECK(report)) return;
  std::size_t failed = 0;
  for (std::size_t i = 0; i < queries.size(); ++i) {
    const auto single = ask(queries[i]);
    CHECK(statuses[i] == single.error().status);
    if (single) {
      CHECK(std::memcmp(&answers[i].raw(), &single->raw(), sizeof blank) == 0);
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

  // If there is too little room for the answers, or no room for the statuses, nothing is written.
  std::fill(answers.begin(), answers.end(), blank);
  const lcp::span<Answer> fewer{answers.data(), queries.size() - 1};
  const auto refused = policy.batch(queries, fewer, statuses);
  CHECK(!refused && refused.error().status == lcp::status::out_of_range);
  CHECK(refused.error().field == lcp::field::count);
  CHECK(refused.error().value == static_cast<std::int64_t>(queries.size() - 1));
  CHECK(refused.error().least == static_cast<std::int64_t>(queries.size()));
  CHECK(refused.error().greatest == INT64_MAX);
  CHECK(!policy.batch(queries, answers, lcp::span<lcp::status>{}));
  CHECK(std::all_of(answers.begin(), answers.end(),
                    [](const Answer& a) { return a.raw().verdict == untouched; }));
  const auto none = policy.batch(lcp::span<const Query>{}, {}, {});
  CHECK(none && none->failed == 0 && !none->first);
}

// Returns `count` queries that go through the pairs of values of two enumerations. Every 9th query
// is empty.
template <class Query, class A, class B> std::vector<Query> pairs(std::size_t count) {
  std::vector<Query> queries;
  const auto a = lcp::values<A>();
  const auto b = lcp::values<B>();
  for (std::size_t i = 0; i < count; ++i) {
    queries.push_back({a[i % a.size()], b[i / a.size() % b.size()]});
    if (i % 9 == 8) queries.back() = Query{};
  }
  return queries;
}

template <class Enum> std::vector<Enum> singles(std::size_t count) {
  std::vector<Enum> queries;
  const auto values = lcp::values<Enum>();
  for (std::size_t i = 0; i < count; ++i)
    queries.push_back(i % 9 == 8 ? Enum{} : values[i % values.size()]);
  return queries;
}

// Returns transition queries. Every 9th is empty, and some combine a state of the app with a state
// of a scene.
std::vector<lcp::transition_query> transitions(std::size_t count) {
  auto queries = pairs<lcp::transition_query, lcp::state, lcp::state>(count);
  for (auto& query : queries) query.cause = lcp::cause::home_button;
  return queries;
}

// Returns transition queries without a target.
std::vector<lcp::transition_query> steps(std::size_t count) {
  std::vector<lcp::transition_query> queries;
  for (lcp::state from : singles<lcp::state>(count))
    queries.push_back({from, std::nullopt, lcp::cause::home_button});
  return queries;
}

// Returns relaunch queries without a termination, for one state after the other. The library
// refuses those whose state says that the app is not in memory, and those with a state of a scene.
std::vector<lcp::relaunch_query> wakes(std::size_t count) {
  std::vector<lcp::relaunch_query> queries;
  for (lcp::state state : singles<lcp::state>(count)) {
    queries.push_back({std::nullopt, lcp::trigger::silent_push});
    queries.back().state = state;
  }
  return queries;
}

std::vector<lcp::suspension_query> suspensions(std::size_t count) {
  auto queries = pairs<lcp::suspension_query, lcp::allowance, lcp::activity>(count);
  for (std::size_t i = 8; i < count; i += 9)
    queries[i].activities = static_cast<lcp::activity>(64);
  return queries;
}

std::vector<lcp::next_query> nexts(std::size_t count) {
  std::vector<lcp::next_query> queries;
  for (lcp::state from : singles<lcp::state>(count)) queries.push_back({from});
  return queries;
}

std::vector<lcp::termination_query> codes(std::size_t count) {
  std::vector<lcp::termination_query> queries;
  for (std::size_t i = 0; i < count; ++i) {
    queries.push_back({std::nullopt, i});
    if (i % 9 == 8) queries.back().reason_namespace = static_cast<lcp::termination_namespace>(99);
  }
  return queries;
}

void batches(const lcp::policy& p) {
  using namespace lcp;
  for (std::size_t count : {std::size_t{1}, std::size_t{64}, std::size_t{65}, std::size_t{many}}) {
    batch(p, transitions(count), [&](auto& q) { return p.transition(q); });
    batch(p, nexts(count), [&](auto& q) { return p.next(q); });
    batch(p, pairs<path_query, state, state>(count), [&](auto& q) { return p.path(q); });
    batch(p, singles<allowance>(count), [&](auto q) { return p.deadline(q); });
    batch(p, pairs<relaunch_query, lcp::termination, trigger>(count),
          [&](auto& q) { return p.relaunch(q); });
    batch(p, pairs<conduct_query, state, activity>(count), [&](auto& q) { return p.conduct(q); });
    batch(p, singles<callback>(count), [&](auto q) { return p.duties(q); });
    batch(p, pairs<delivery_query, state, event>(count), [&](auto& q) { return p.delivery(q); });
    batch(p, singles<mode>(count), [&](auto q) { return p.mode(q); });
    batch(p, singles<quota>(count), [&](auto q) { return p.quota(q); });
    batch(p, codes(count), [&](auto& q) { return p.termination(q); });
    batch(p, steps(count), [&](auto& q) { return p.transition(q); });
    batch(p, wakes(count), [&](auto& q) { return p.relaunch(q); });
    batch(p, suspensions(count), [&](auto& q) { return p.suspension(q); });
    batch(p, pairs<purge_query, state, activity>(count), [&](auto& q) { return p.purge(q); });
    batch(p, pairs<call_query, callback, trigger>(count), [&](auto& q) { return p.call(q); });
  }
}

// Checks that the index of an error counts from the start of the whole batch. Also tests arrays and
// spans as containers.
void errors_far_into_a_batch(const lcp::policy& policy) {
  lcp::quota queries[many];
  std::fill(std::begin(queries), std::end(queries), lcp::quota::wakeups);
  queries[150] = queries[190] = lcp::quota{};
  std::vector<lcp::quota_answer> answers(many);
  std::vector<lcp::status> statuses(many);
  const auto report = policy.batch(queries, answers, statuses);
  CHECK(report && report->failed == 2 && report->first && report->first->index == 150);
  CHECK(report && report->first && report->first->status == lcp::status::missing_value);
  CHECK(report && report->first && report->first->field == lcp::field::quota);
  const lcp::span<lcp::quota> some{queries, 160};
  CHECK(policy.batch(some, answers, statuses).value().failed == 1);
}

}  // namespace

int main() {
  const lcp::policy policy = *lcp::policy::prepare({lcp::os(12)});
  lcp::context scenes{lcp::os(17)};
  scenes.app.emplace().scenes = lcp::fact::yes;
  errors_far_into_a_batch(policy);
  batches(policy);
  batches(**lcp::policy_tables::prepare(scenes));
  return check::done("batch");
}
