// Does an event wake or relaunch the app after a termination of a given kind? This example uses
// exceptions.
//
//   relaunch OS AFTER EVENT            relaunch 8.0 user-force-quit region-enter
#include "common.hpp"

// Describes a location app on a phone. Whether the phone has been unlocked since it started is
// unknown.
static lcp::context describe(lcp::os_version os) {
  lcp::context context{os};
  lcp::app& app = context.app.emplace();
  app.background_modes = {lcp::mode::location, lcp::mode::fetch};
  app.location_authorization = lcp::authorization::always;
  lcp::device_facts& facts = context.facts.emplace(lcp::ordinary_device);
  facts.passcode = lcp::fact::yes;
  facts.first_unlock_done = lcp::fact::unknown;
  return context;
}

static void print_answer(const lcp::relaunch_answer& answer) {
  std::cout << lcp::to_string_view(answer.verdict());
  if (answer.guarantee()) std::cout << ", " << lcp::to_string_view(answer.guarantee());
  if (answer.launch_state())
    std::cout << ", into " << lcp::to_string_view(answer.launch_state());
  if (answer.callback()) std::cout << ", by " << lcp::to_string_view(answer.callback());
  std::cout << '\n';
  if (answer.allowance()) {
    std::cout << "  it then has " << lcp::to_string_view(answer.allowance());
    print_duration(":", answer.allowance_time());
    std::cout << '\n';
  }
  for (lcp::condition condition : answer.requirements())
    std::cout << "  requires " << lcp::to_string_view(condition) << '\n';
  print_source(answer.rule());
}

int main(int count, char** arguments) {
  if (count != 4) {
    std::cerr << "usage: relaunch OS AFTER EVENT\n";
    return 2;
  }
  try {
    const auto os = lcp::parse<lcp::os_version>(arguments[1]).value();
    const auto policy = lcp::policy::prepare(describe(os)).value();
    const lcp::relaunch_query query{lcp::parse<lcp::termination>(arguments[2]).value(),
                                    lcp::parse<lcp::trigger>(arguments[3]).value()};
    print_answer(policy.relaunch(query).value());

    // Prints every rule about the question, with its role in the answer.
    std::cout << "all rules about it\n";
    for (const lcp::explanation& explanation : policy.explain(query).value())
      if (const auto rule = explanation.rule())
        std::cout << "  " << lcp::to_string_view(explanation.role()) << ": " << rule->id() << '\n';
  } catch (const lcp::policy_error& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
  return 0;
}
