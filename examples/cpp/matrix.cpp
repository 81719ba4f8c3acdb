// What wakes or launches an audio app after the system or the user has ended it, and on which
// version? Each column is one batch for a policy with tables. Uses C++20: designated initialisers,
// ranges, std::span.
//
//   matrix [OS ...]                    matrix 7.0 12.0 26.0
#include "common.hpp"

#include <algorithm>
#include <iomanip>
#include <vector>

using namespace lcp::literals;

// One column: an answer for each query.
struct column {
  lcp::os_version os;
  std::vector<lcp::relaunch_answer> answers;
};

static column ask(lcp::os_version os, std::span<const lcp::relaunch_query> queries) {
  const lcp::context context{
      .os = os,
      .app = lcp::app{.background_modes = {lcp::mode::audio, lcp::mode::remote_notification}},
  };
  // A policy with tables looks up each answer, which is faster for many questions.
  const auto policy = need(lcp::policy_tables::prepare(context), "policy");
  // The caller provides the memory for the answers. The batch itself allocates nothing.
  std::vector<lcp::relaunch_answer> answers(queries.size());
  std::vector<lcp::status> statuses(queries.size());
  const auto report = need(policy->batch(queries, answers, statuses), "batch");
  if (report.first) need(lcp::result<int>{*report.first}, "element");
  return {os, std::move(answers)};
}

int main(int count, char** arguments) {
  std::vector<lcp::os_version> versions{7_ios, 12_ios, 17.4_ios, 26_ios};
  if (count > 1) versions.clear();
  for (int i = 1; i < count; ++i) versions.push_back(read<lcp::os_version>(arguments[i]));

  for (lcp::termination end :
       {lcp::termination::system_reclaimed, lcp::termination::user_force_quit}) {
    std::vector<lcp::relaunch_query> queries;
    for (lcp::trigger trigger : lcp::values<lcp::trigger>())
      queries.push_back({.termination = end, .trigger = trigger});
    std::vector<column> columns;
    for (lcp::os_version os : versions) columns.push_back(ask(os, queries));

    std::cout << std::left << std::setw(34) << lcp::to_string_view(end);
    for (const column& column : columns) std::cout << std::setw(16) << column.os.text().view();
    std::cout << '\n';
    for (std::size_t row = 0; row < queries.size(); ++row) {
      // Omits the rows in which no answer is "allowed".
      if (std::ranges::none_of(columns, [&](auto& c) { return c.answers[row].is_allowed(); }))
        continue;
      std::cout << "  " << std::setw(32) << lcp::to_string_view(queries[row].trigger);
      for (const column& column : columns)
        std::cout << std::setw(16) << lcp::to_string_view(column.answers[row].verdict());
      std::cout << '\n';
    }
  }
  return 0;
}
