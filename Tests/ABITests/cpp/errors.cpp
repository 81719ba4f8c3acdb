// Tests errors. An invalid question must give an error that names the field. value() must throw the
// error, or end the program if exceptions are off.
#include "check.hpp"

#include <csignal>
#include <cstdlib>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

const lcp::context context_12{lcp::os(12)};
const lcp::policy good = *lcp::policy::prepare(context_12);

template <class T>
bool refused(const lcp::result<T>& result, lcp::status status, std::optional<lcp::field> field) {
  return !result.has_value() && !result && result.error().status == status &&
         result.error().field == field && !result.error().message().empty();
}

void contexts() {
  const auto ask = [](const lcp::context& context) { return lcp::policy::prepare(context); };
  CHECK(refused(ask({}), lcp::status::missing_value, lcp::field::os));
  CHECK(refused(ask({lcp::os(1, 9)}), lcp::status::out_of_range, lcp::field::os));
  CHECK(refused(ask({lcp::os(256)}), lcp::status::out_of_range, lcp::field::os));
  CHECK(refused(ask({lcp::os(12, -1)}), lcp::status::out_of_range, lcp::field::os));
  CHECK(ask({lcp::os(1, 9)}).error().value == lcp::os(1, 9).packed());
  CHECK(ask({lcp::os(1, 9)}).error().least == lcp::oldest_os.packed());
  CHECK(ask({lcp::os(1, 9)}).error().greatest == lcp::os(255, 255, 255).packed());
  CHECK(refused(lcp::policy_tables::prepare({}), lcp::status::missing_value, lcp::field::os));
  CHECK(refused(lcp::policy_tables::prepare({lcp::os(1)}), lcp::status::out_of_range,
                lcp::field::os));
  CHECK(refused(lcp::context{lcp::os(12)}.edge_after(lcp::os(256)), lcp::status::out_of_range,
                lcp::field::os));

  lcp::context context = context_12;
  context.profile = static_cast<lcp::profile>(9);
  CHECK(refused(ask(context), lcp::status::unknown_value, lcp::field::profile));
  CHECK(ask(context).error().value == 9);
  context = context_12;
  context.app.emplace().scenes = static_cast<lcp::fact>(3);
  CHECK(refused(ask(context), lcp::status::unknown_value, lcp::field::scenes));
  context = context_12;
  context.app.emplace().background_modes = lcp::enum_set<lcp::mode>::from_mask(UINT64_C(1) << 40);
  CHECK(refused(ask(context), lcp::status::unknown_value, lcp::field::background_modes));
  context.app->background_modes = lcp::enum_set<lcp::mode>::from_mask(1, 1);
  CHECK(refused(ask(context), lcp::status::unknown_value, lcp::field::background_modes));
  context = context_12;
  context.app.emplace().linked_sdk = lcp::os(1, 2);
  CHECK(refused(ask(context), lcp::status::out_of_range, lcp::field::linked_sdk));
  context = context_12;
  context.facts.emplace().foreground_slots = 9;
  CHECK(refused(ask(context), lcp::status::out_of_range, lcp::field::foreground_slots));
  CHECK(ask(context).error().least == 0 && ask(context).error().greatest == 8);
}

void limits() {
  const auto ask = [](lcp::span<const lcp::limit> limits) {
    lcp::context context = context_12;
    context.limits = limits;
    return lcp::policy::prepare(context);
  };
  const std::vector<lcp::limit> many(65, lcp::limit{lcp::allowance::launch, {}, {}, {}});
  CHECK(ask({many.data(), 64}));
  CHECK(refused(ask(many), lcp::status::out_of_range, lcp::field::limit_count));
  CHECK(ask(many).error().value == 65);
  const lcp::limit negative[] = {{lcp::allowance::launch, {}, {}, {}},
                                 {lcp::allowance::launch, std::chrono::seconds{-5}, {}, {}}};
  CHECK(refused(ask(negative), lcp::status::out_of_range, lcp::field::limit_ns));
  CHECK(ask(negative).error().index == 1 && ask(negative).error().value == -5000000000);
  const lcp::limit below[] = {{lcp::allowance::launch, std::chrono::nanoseconds{-1}, {}, {}}};
  CHECK(refused(ask(below), lcp::status::out_of_range, lcp::field::limit_ns));
  const lcp::limit nothing[] = {{}};
  CHECK(refused(ask(nothing), lcp::status::missing_value, lcp::field::allowance));
}

void queries() {
  using lcp::field;
  using lcp::status;
  constexpr auto missing = status::missing_value;
  CHECK(refused(good.transition({}), missing, field::from));
  CHECK(refused(good.transition({lcp::state::active, lcp::state::background}), missing,
                field::cause));
  CHECK(refused(good.next({}), missing, field::from));
  CHECK(refused(good.path({lcp::state::active}), missing, field::to));
  CHECK(refused(good.deadline({}), missing, field::allowance));
  CHECK(refused(good.relaunch({lcp::termination::crash}), missing, field::trigger));
  CHECK(refused(good.conduct({lcp::state::active}), missing, field::activity));
  CHECK(refused(good.duties({}), missing, field::callback));
  CHECK(refused(good.delivery({lcp::state::active}), missing, field::event));
  CHECK(refused(good.mode({}), missing, field::mode));
  CHECK(refused(good.quota({}), missing, field::quota));
  CHECK(refused(good.condition({}), missing, field::condition));
  CHECK(refused(good.termination({static_cast<lcp::termination_namespace>(99), 0}),
                status::unknown_value, field::reason_namespace));
  const auto unknown = static_cast<lcp::allowance>(-3);
  CHECK(refused(good.deadline(unknown), status::unknown_value, field::allowance));
  CHECK(good.deadline(unknown).error().value == -3);
  // A query that has a state of the app and a state of a scene is refused.
  const lcp::transition_query mixed{lcp::state::active, lcp::state::scene_background,
                                    lcp::cause::home_button};
  CHECK(refused(good.transition(mixed), status::out_of_range, field::to));
  CHECK(good.transition(mixed).error().least == 1 && good.transition(mixed).error().greatest == 6);
  lcp::path_query path{lcp::state::active, lcp::state::suspended};
  path.allowed_causes = {lcp::cause::home_button, static_cast<lcp::cause>(99)};
  CHECK(refused(good.path(path), status::unknown_value, field::allowed_causes));
  path.allowed_causes = {lcp::cause::home_button, static_cast<lcp::cause>(999)};
  CHECK(refused(good.path(path), status::unknown_value, field::allowed_causes));
  lcp::relaunch_query relaunch{lcp::termination::crash, lcp::trigger::beacon};
  relaunch.events_since = static_cast<lcp::since_event>(8);
  CHECK(refused(good.relaunch(relaunch), status::unknown_value, field::events_since));
  CHECK(refused(good.mode(static_cast<lcp::mode>(99)), status::unknown_value, field::mode));
}

// Tests states in relaunch queries, the sets of suspension queries, and purge and call queries.
void states_and_sets() {
  using lcp::field;
  using lcp::status;
  lcp::relaunch_query relaunch{std::nullopt, lcp::trigger::beacon};
  CHECK(refused(good.relaunch(relaunch), status::missing_value, field::termination));
  relaunch.state = lcp::state::suspended;
  CHECK(good.relaunch(relaunch));
  relaunch.state = lcp::state::scene_background;
  CHECK(refused(good.relaunch(relaunch), status::out_of_range, field::state));
  relaunch.state = lcp::state::not_running;
  CHECK(refused(good.relaunch(relaunch), status::missing_value, field::termination));
  relaunch.termination = lcp::termination::none;
  CHECK(refused(good.relaunch(relaunch), status::out_of_range, field::termination));
  relaunch.termination = lcp::termination::crash;
  CHECK(good.relaunch(relaunch));
  relaunch.force_quit = static_cast<lcp::fact>(3);
  CHECK(refused(good.relaunch(relaunch), status::unknown_value, field::force_quit));

  lcp::suspension_query suspension;
  CHECK(good.suspension(suspension));
  suspension.allowances = static_cast<lcp::allowance>(65);
  CHECK(refused(good.suspension(suspension), status::unknown_value, field::allowances));
  suspension = {{}, static_cast<lcp::activity>(65)};
  CHECK(refused(good.suspension(suspension), status::unknown_value, field::activities));
  suspension = {{}, {}, static_cast<lcp::activity>(65)};
  CHECK(refused(good.suspension(suspension), status::unknown_value, field::begun_in_front));

  CHECK(refused(good.purge({}), status::missing_value, field::state));
  CHECK(refused(good.purge({lcp::state::scene_background}), status::out_of_range, field::state));
  const lcp::purge_query purge{lcp::state::suspended, static_cast<lcp::activity>(65)};
  CHECK(refused(good.purge(purge), status::unknown_value, field::activities));
  CHECK(refused(good.explain(purge), status::unknown_value, field::activities));

  CHECK(refused(good.call({}), status::missing_value, field::callback));
  lcp::call_query call{lcp::callback::open_url, static_cast<lcp::trigger>(99)};
  CHECK(refused(good.call(call), status::unknown_value, field::trigger));
  call = {static_cast<lcp::callback>(999), {}};
  CHECK(refused(good.explain(call), status::unknown_value, field::callback));
}

// Checks that the list of an invalid question is an error, not an empty list.
void lists() {
  constexpr auto missing = lcp::status::missing_value;
  lcp::edge room[3];
  CHECK(refused(good.steps({}), missing, lcp::field::from));
  CHECK(refused(good.edges({}), missing, lcp::field::from));
  CHECK(refused(good.edges({}, room), missing, lcp::field::from));
  CHECK(refused(good.path_steps({}), missing, lcp::field::from));
  CHECK(refused(good.duty_list({}), missing, lcp::field::callback));
  CHECK(refused(good.explain(lcp::transition_query{}), missing, lcp::field::from));
  CHECK(refused(good.explain(lcp::allowance{}), missing, lcp::field::allowance));
  CHECK(refused(good.explain(lcp::relaunch_query{}), missing, lcp::field::termination));
  CHECK(refused(good.explain(lcp::conduct_query{}), missing, lcp::field::state));
  CHECK(refused(good.explain(lcp::delivery_query{}), missing, lcp::field::state));
  CHECK(refused(good.explain(lcp::mode{}), missing, lcp::field::mode));
  CHECK(refused(good.explain(lcp::quota{}), missing, lcp::field::quota));
  CHECK(refused(good.explain(lcp::next_query{}), lcp::status::unknown_value, lcp::field::question));
  const auto none = good.findings();
  CHECK(none && none->empty());
}

// Checks that questions to a policy of another build are refused.
void foreign_policies() {
  lcp::policy other = good;
  CHECK(other.deadline(lcp::allowance::launch));
  const_cast<lcp_policy&>(other.raw()).opaque[0] ^= 1;
  constexpr auto foreign = lcp::status::policy;
  CHECK(refused(other.deadline(lcp::allowance::launch), foreign, lcp::field::policy));
  CHECK(refused(other.manifest(), foreign, lcp::field::policy));
  CHECK(refused(other.findings(), foreign, lcp::field::policy));
  CHECK(refused(other.condition(lcp::condition::pad), foreign, lcp::field::policy));
  const lcp::quota queries[] = {lcp::quota::wakeups};
  lcp::quota_answer answers[1];
  lcp::status statuses[1];
  CHECK(refused(other.batch(queries, answers, statuses), foreign, lcp::field::policy));
}

void texts() {
  CHECK(refused(lcp::parse<lcp::state>("running"), lcp::status::not_found, std::nullopt));
  CHECK(refused(lcp::parse<lcp::state>(""), lcp::status::not_found, std::nullopt));
  CHECK(refused(lcp::parse<lcp::state>(std::string_view{}), lcp::status::not_found, std::nullopt));
  for (const char* text : {"", "x", "9.", "9.3.5.1", "256", "-1", " 9"})
    CHECK(refused(lcp::parse<lcp::os_version>(text), lcp::status::malformed, std::nullopt));
}

#ifdef __cpp_exceptions

void values() {
  const auto bad = good.deadline({});
  bool caught = false;
  try {
    (void)bad.value();
  } catch (const lcp::policy_error& error) {
    caught = error.error().field == lcp::field::allowance &&
             error.what() == "allowance: " + std::string{bad.error().message()} + ": 0";
  }
  CHECK(caught);
  caught = false;
  try {
    (void)lcp::policy::prepare(lcp::context{lcp::os_version::from_packed(17)}).value();
  } catch (const lcp::policy_error& error) {
    caught = std::string_view{error.what()} ==
             "os: " + std::string{error.error().message()} +
                 ": 0.0.17 is not 2.0.0 to 255.255.255";
  }
  CHECK(caught);
  caught = false;
  try {
    (void)good.deadline({}).value();
  } catch (const std::exception& error) {
    caught = *error.what() != '\0';
  }
  CHECK(caught);
}

#else

// Calls value() in a child process, because the call ends the process.
void values() {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    (void)good.deadline({}).value();
    _exit(0);
  }
  int how = 0;
  CHECK(child > 0 && waitpid(child, &how, 0) == child);
  CHECK(WIFSIGNALED(how) && WTERMSIG(how) == SIGABRT);
}

#endif

}  // namespace

int main() {
  contexts();
  limits();
  queries();
  states_and_sets();
  lists();
  foreign_policies();
  texts();
  values();
  return check::done("errors");
}
