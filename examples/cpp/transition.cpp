// May an app go from one state to another for this cause, which calls does it get on the way, and
// which transitions are possible from the first state?
//
//   transition OS FROM TO CAUSE        transition 12.0 active background home-button
#include "common.hpp"

int main(int count, char** arguments) {
  if (count != 5) {
    std::cerr << "usage: transition OS FROM TO CAUSE\n";
    return 2;
  }

  // Without an app and facts, a context stands for a plain app on an ordinary device.
  const auto policy =
      need(lcp::policy::prepare({read<lcp::os_version>(arguments[1])}), "policy");
  const lcp::transition_query query{read<lcp::state>(arguments[2]), read<lcp::state>(arguments[3]),
                                    read<lcp::cause>(arguments[4])};

  const auto answer = need(policy.transition(query), "transition");
  std::cout << lcp::to_string_view(answer.verdict());
  if (answer.reason()) std::cout << ", " << lcp::to_string_view(answer.reason());
  if (answer.via()) std::cout << " via " << lcp::to_string_view(answer.via());
  std::cout << '\n';

  // Prints the callbacks and notifications in order.
  for (const lcp::step& step : need(policy.steps(query), "steps")) {
    std::cout << (step.callback() ? "  calls " : "  posts ") << step.name();
    if (step.state()) std::cout << ", where it reads " << lcp::to_string_view(step.state());
    std::cout << '\n';
  }
  print_source(answer.rule());

  // Prints every transition from the first state.
  std::cout << "from " << lcp::to_string_view(query.from) << " it may go to\n";
  for (const lcp::edge& edge : need(policy.edges({query.from, {}}), "edges"))
    std::cout << "  " << lcp::to_string_view(edge.to()) << ", by "
              << lcp::to_string_view(edge.cause()) << '\n';
  return 0;
}
