// What cannot be asked is an error that says which field was at fault; results carry it on; and
// value() throws where it can, and ends the program where it cannot.
#include "cpp_check.hpp"

#include <csignal>
#include <cstdlib>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

const lcp::context good{lcp::os(12)};

template <class T>
bool refused(const lcp::result<T>& result, lcp::status status, std::optional<lcp::field> field) {
  return !result.has_value() && !result && result.error().status == status &&
         result.error().field == field && !result.error().message().empty();
}

void contexts() {
  const lcp::deadline_query query{lcp::allowance::launch};
  const auto ask = [&](const lcp::context& context) { return lcp::query_deadline(context, query); };
  CHECK(refused(ask({}), lcp::status::missing_value, lcp::field::os));
  CHECK(refused(ask({lcp::os(1, 9)}), lcp::status::out_of_range, lcp::field::os));
  CHECK(refused(ask({lcp::os(256)}), lcp::status::out_of_range, lcp::field::os));
  CHECK(refused(ask({lcp::os(12, -1)}), lcp::status::out_of_range, lcp::field::os));
  CHECK(refused(ask({lcp::os(12), lcp::os(11)}), lcp::status::out_of_range, lcp::field::os));

  lcp::context context = good;
  context.profile = static_cast<lcp::profile>(9);
  CHECK(refused(ask(context), lcp::status::unknown_value, lcp::field::profile));
  CHECK(ask(context).error().value == 9);
  context = good;
  context.app.scenes = static_cast<lcp::fact>(3);
  CHECK(refused(ask(context), lcp::status::unknown_value, lcp::field::scenes));
  context = good;
  context.app.background_modes = lcp::enum_set<lcp::mode>::from_mask(UINT64_C(1) << 40);
  CHECK(refused(ask(context), lcp::status::unknown_value, lcp::field::background_modes));
  context = good;
  context.facts.foreground_slots = 9;
  CHECK(refused(ask(context), lcp::status::out_of_range, lcp::field::foreground_slots));
}

void limits() {
  const auto ask = [](lcp::span<const lcp::limit> limits) {
    lcp::context context = good;
    context.limits = limits;
    return lcp::query_deadline(context, {lcp::allowance::launch});
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
  CHECK(refused(lcp::query_transition(good, {}), missing, field::from));
  CHECK(refused(lcp::query_scene_transition(good, {}), missing, field::from));
  CHECK(refused(lcp::query_transition(good, {lcp::state::active, lcp::state::background}), missing,
                field::cause));
  CHECK(refused(lcp::query_next(good, {}), missing, field::from));
  CHECK(refused(lcp::query_scene_next(good, {}), missing, field::from));
  CHECK(refused(lcp::query_path(good, {lcp::state::active}), missing, field::to));
  CHECK(refused(lcp::query_scene_path(good, {}), missing, field::from));
  CHECK(refused(lcp::query_deadline(good, {}), missing, field::allowance));
  CHECK(refused(lcp::query_relaunch(good, {lcp::termination::crash}), missing, field::trigger));
  CHECK(refused(lcp::query_conduct(good, {lcp::state::active}), missing, field::activity));
  CHECK(refused(lcp::query_duties(good, {}), missing, field::callback));
  CHECK(refused(lcp::query_delivery(good, {lcp::state::active}), missing, field::event));
  CHECK(refused(lcp::query_mode(good, {}), missing, field::mode));
  CHECK(refused(lcp::query_quota(good, {}), missing, field::quota));
  CHECK(refused(lcp::query_manifest({}), missing, field::os));
  CHECK(refused(lcp::query_termination({}, {}), missing, field::os));
  const lcp::deadline_query unknown{static_cast<lcp::allowance>(-3)};
  CHECK(refused(lcp::query_deadline(good, unknown), status::unknown_value, field::allowance));
  CHECK(lcp::query_deadline(good, unknown).error().value == -3);
  lcp::path_query path{lcp::state::active, lcp::state::suspended};
  path.allowed_causes = {lcp::cause::home_button, static_cast<lcp::cause>(99)};
  CHECK(refused(lcp::query_path(good, path), status::unknown_value, field::allowed_causes));
  lcp::relaunch_query relaunch{lcp::termination::crash, lcp::trigger::beacon};
  relaunch.since = static_cast<lcp::since_event>(8);
  CHECK(refused(lcp::query_relaunch(good, relaunch), status::unknown_value, field::since));
  const lcp::mode_query two{static_cast<lcp::mode>(3)};
  CHECK(!lcp::query_mode(good, two));
}

// A list that cannot be made is an error, not an empty list.
void lists() {
  constexpr auto missing = lcp::status::missing_value;
  CHECK(refused(lcp::next_edges(good, {}), missing, lcp::field::from));
  CHECK(refused(lcp::scene_next_edges(good, {}), missing, lcp::field::from));
  CHECK(refused(lcp::duties(good, {}), missing, lcp::field::callback));
  CHECK(refused(lcp::manifest_findings({}), missing, lcp::field::os));
  CHECK(refused(lcp::manifest_findings({lcp::os(1)}), lcp::status::out_of_range, lcp::field::os));
  CHECK(refused(lcp::explain_transition(good, {}), missing, lcp::field::from));
  CHECK(refused(lcp::explain_scene_transition(good, {}), missing, lcp::field::from));
  CHECK(refused(lcp::explain_deadline(good, {}), missing, lcp::field::allowance));
  CHECK(refused(lcp::explain_relaunch(good, {}), missing, lcp::field::termination));
  CHECK(refused(lcp::explain_conduct(good, {}), missing, lcp::field::state));
  CHECK(refused(lcp::explain_delivery(good, {}), missing, lcp::field::state));
  CHECK(refused(lcp::explain_mode(good, {}), missing, lcp::field::mode));
  CHECK(refused(lcp::explain_quota(good, {}), missing, lcp::field::quota));
  CHECK(refused(lcp::explain_termination({}, {}), missing, lcp::field::os));
  const auto none = lcp::manifest_findings(good);
  CHECK(none && none->empty());
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
  const auto bad = lcp::query_deadline(good, {});
  bool caught = false;
  try {
    (void)bad.value();
  } catch (const lcp::policy_error& error) {
    caught = error.error().field == lcp::field::allowance && error.what() == bad.error().message();
  }
  CHECK(caught);
  caught = false;
  try {
    (void)lcp::query_deadline(good, {}).value();
  } catch (const std::exception& error) {
    caught = *error.what() != '\0';
  }
  CHECK(caught);
}

#else

// Runs in a process of its own, since it is to end it.
void values() {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    (void)lcp::query_deadline(good, {}).value();
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
  lists();
  texts();
  values();
  return check::done("cpp_errors");
}
