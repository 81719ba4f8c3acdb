// Checks that a device of lifecycle_policy.hpp behaves like a device of the C interface. The
// scenarios of Tests/Vectors must have the effects that they state, even if a snapshot moves them
// to another device at each event. Also tests what the C++ class adds: moves, forks, ranges and
// run_until_idle. The file scenarios.inc is made from the JSON files of the scenarios.
#include "check.hpp"

#include <cstdlib>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace {

using namespace std::chrono_literals;
using std::string_view;

template <class T>
bool refused(const lcp::result<T>& result, lcp::status status, std::optional<lcp::field> field) {
  return !result && result.error().status == status && result.error().field == field;
}

// ---- scenarios ---------------------------------------------------------------------------------

struct row {
  string_view key, value;
};
constexpr row rows[] = {
#define ROW(key, value) {key, value},
#include "scenarios.inc"
#undef ROW
};

struct scenario {
  string_view id;
  std::vector<row> device, until;
  std::vector<std::vector<row>> apps, steps;
  std::vector<string_view> effects;
};

std::vector<scenario> scenarios() {
  std::vector<scenario> all;
  std::vector<row>* part = nullptr;
  for (const row& row : rows) {
    if (row.key == "scenario") {
      all.push_back({row.value, {}, {}, {}, {}, {}});
      part = &all.back().device;
    } else if (row.key == "effect") {
      all.back().effects.push_back(row.value);
    } else {
      if (row.key == "install") part = &all.back().apps.emplace_back();
      if (row.key == "at") part = &all.back().steps.emplace_back();
      if (row.key == "until") part = &all.back().until;
      part->push_back(row);
    }
  }
  return all;
}

template <class T> T named(string_view name) {
  const auto value = lcp::parse<T>(name);
  if (!CHECK(value)) std::fprintf(stderr, "no value: %s\n", name.data());
  return value.value_or(T{});
}
std::int64_t number(string_view text) { return std::strtoll(text.data(), nullptr, 10); }
std::uint32_t small(string_view text) { return static_cast<std::uint32_t>(number(text)); }
std::chrono::nanoseconds time(string_view text) { return std::chrono::milliseconds{number(text)}; }
void no_such(const row& row) {
  std::fprintf(stderr, "a scenario has a key that is not read: %s\n", row.key.data());
  CHECK(false);
}

lcp::device_options options(const scenario& scenario) {
  lcp::device_options options;
  options.facts = lcp::ordinary_device;
  for (const row& row : scenario.device) {
    const lcp::fact fact = row.value == "yes" ? lcp::fact::yes : lcp::fact::no;
    if (row.key == "os") options.os = named<lcp::os_version>(row.value);
    else if (row.key == "evidence") options.profile = named<lcp::profile>(row.value);
    else if (row.key == "passcode") options.facts->passcode = fact;
    else if (row.key == "pad") options.facts->idiom = lcp::idiom::pad;
    else if (row.key == "background-app-refresh") options.facts->background_app_refresh = fact;
    else if (row.key == "debugger") options.facts->debugger_attached = fact;
    else if (row.key == "charging") options.facts->charging = fact;
    else no_such(row);
  }
  return options;
}

lcp::install install(const std::vector<row>& of) {
  lcp::install install{lcp::fact::yes, {}, 0ns};
  lcp::app& app = install.app.emplace();
  for (const row& row : of) {
    const auto fact = [&] { return named<lcp::fact>(row.value); };
    if (row.key == "install") continue;
    if (row.key == "modes") app.background_modes |= named<lcp::mode>(row.value);
    else if (row.key == "scenes") app.scenes = fact();
    else if (row.key == "multiple_scenes") app.multiple_scenes = fact();
    else if (row.key == "exits_on_suspend") app.exits_on_suspend = fact();
    else if (row.key == "linked_sdk") app.linked_sdk = named<lcp::os_version>(row.value);
    else if (row.key == "authorization")
      app.location_authorization = named<lcp::authorization>(row.value);
    else if (row.key == "permitted_identifiers") app.permitted_identifiers = small(row.value);
    else if (row.key == "session_sends_launch_events") app.session_sends_launch_events = fact();
    else if (row.key == "restoration_identifier") app.restoration_identifier = fact();
    else if (row.key == "state_restoration") app.state_restoration = fact();
    else if (row.key == "returns_after") install.reply_after = time(row.value);
    else if (row.key == "completes_after") install.complete_after = time(row.value);
    else if (row.key == "stays_for") install.stay_for = time(row.value);
    else if (row.key == "was_launched") install.was_launched = fact();
    else if (row.key == "implements") {
      if (install.missing_callbacks.empty())
        for (const auto callback : lcp::values<lcp::callback>())
          install.missing_callbacks |= callback;
      install.missing_callbacks -= named<lcp::callback>(row.value);
    } else no_such(row);
  }
  return install;
}

lcp::device_event event(const std::vector<row>& step) {
  lcp::device_event event;
  for (const row& row : step) {
    if (row.key == "at") continue;
    if (row.key == "event") event.kind = named<lcp::occurrence>(row.value);
    else if (row.key == "app") event.app = small(row.value);
    else if (row.key == "scene") event.scene = small(row.value);
    else if (row.key == "trigger") event.trigger = named<lcp::trigger>(row.value);
    else if (row.key == "interruption") event.interruption = named<lcp::interruption>(row.value);
    else if (row.key == "activity") event.activity = named<lcp::activity>(row.value);
    else if (row.key == "termination") event.termination = named<lcp::termination>(row.value);
    else if (row.key == "notice") event.notice = named<lcp::event>(row.value);
    else if (row.key == "fact") event.fact = named<lcp::changing>(row.value);
    else if (row.key == "value") event.value = named<lcp::fact>(row.value);
    else if (row.key == "token") event.token = small(row.value);
    else if (row.key == "identifier") event.identifier = small(row.value);
    else if (row.key == "bytes") event.bytes = number(row.value);
    else if (row.key == "delay") event.delay = time(row.value);
    else no_such(row);
  }
  return event;
}

// Checks that each accessor returns the field after which it is named.
void compare(const lcp::device_effect& e) {
  using check::is;
  const lcp_device_effect& c = e.raw();
  const auto given = [](auto number) { return number.value_or(0); };
  CHECK(is(e.kind(), c.kind) && e.id() == c.id && e.identifier() == c.identifier);
  CHECK(e.at().count() == c.at_ns && e.deadline().count() == c.deadline_ns);
  CHECK(e.app() == c.app && given(e.process()) == c.process && given(e.scene()) == c.scene);
  CHECK(given(e.token()) == c.token && e.needs_reply() == (c.needs_reply == LCP_FACT_YES));
  CHECK(is(e.rule(), c.rule) && e.rule_index() == c.rule && e.broken_rule() == c.broken_rule);
  CHECK(is(e.callback(), c.callback) && is(e.fallback(), c.fallback));
  CHECK(is(e.notification(), c.notification) && is(e.from(), c.from) && is(e.to(), c.to));
  CHECK(is(e.reads(), c.reads) && is(e.scene_reads(), c.scene_reads) && is(e.cause(), c.cause));
  CHECK(is(e.trigger(), c.trigger) && is(e.notice(), c.notice) && is(e.activity(), c.activity));
  CHECK(is(e.allowance(), c.allowance) && is(e.termination(), c.termination));
  CHECK(is(e.reason_namespace(), c.reason_namespace));
  CHECK(is(e.code(), static_cast<std::uint32_t>(c.code)));
  CHECK(is(e.disposition(), c.disposition) && is(e.occasion(), c.occasion));
}

void drain(lcp::device& device, std::vector<std::string>& lines) {
  for (const auto& effect : device.effects()) {
    compare(effect);
    lines.push_back(effect.text());
  }
}

// Returns the effects of a scenario. If `restores` is true, another device continues from a
// snapshot at each event.
std::vector<std::string> played(const scenario& scenario, bool restores) {
  std::vector<std::string> lines;
  const lcp::device_options with = options(scenario);
  auto device = lcp::device::create(with);
  if (!CHECK(device)) return lines;
  for (std::size_t i = 0; i < scenario.apps.size(); ++i) {
    const auto app = device->install(install(scenario.apps[i]));
    CHECK(app && *app == i + 1);
  }
  CHECK(device->post({lcp::occurrence::boot}));
  drain(*device, lines);
  for (const auto& step : scenario.steps) {
    const auto at = time(step.front().value);
    CHECK(device->advance(at));
    drain(*device, lines);
    if (restores) {
      const auto bytes = device->snapshot();
      auto other = lcp::device::create(with);
      if (!CHECK(bytes && !bytes->empty() && other)) return lines;
      const auto restored = other->restore(*bytes, at);
      CHECK(restored && *restored);
      CHECK(*other->digest() == *device->digest() && *other->snapshot() == *bytes);
      device = std::move(other);
    }
    CHECK(device->post(event(step)));
    drain(*device, lines);
  }
  CHECK(device->advance(time(scenario.until.front().value)));
  drain(*device, lines);
  return lines;
}

void every_scenario_has_its_effects() {
  const auto all = scenarios();
  CHECK(all.size() >= 32);
  std::size_t effects = 0;
  for (const scenario& scenario : all)
    for (const bool restores : {false, true}) {
      const auto lines = played(scenario, restores);
      effects += lines.size();
      bool same = lines.size() == scenario.effects.size();
      for (std::size_t i = 0; same && i < lines.size(); ++i) same = lines[i] == scenario.effects[i];
      if (!CHECK(same)) std::fprintf(stderr, "%s has other effects\n", scenario.id.data());
    }
  CHECK(effects > 1000);
}

// ---- additions of the C++ class ----------------------------------------------------------------

const lcp::install replies{lcp::fact::yes};
const lcp::install returns_at_once{lcp::fact::yes, {}, 0ns};

// Returns a device that is on and has `apps` apps.
lcp::device started(const lcp::device_options& options, const lcp::install& install,
                    std::uint32_t apps = 1) {
  auto device = lcp::device::create(options);
  if (!CHECK(device)) std::abort();
  for (std::uint32_t app = 1; app <= apps; ++app) CHECK(device->install(install).value_or(0) == app);
  CHECK(device->post({lcp::occurrence::boot}));
  for (const auto& effect : device->effects()) CHECK(!effect.needs_reply());
  return *std::move(device);
}

static_assert(!std::is_copy_constructible_v<lcp::device> && !std::is_copy_assignable_v<lcp::device>);
static_assert(std::is_nothrow_move_constructible_v<lcp::device>);
static_assert(std::is_nothrow_move_assignable_v<lcp::device>);

void a_device_moves() {
  lcp::device device = started({lcp::os(17)}, replies);
  const lcp_device* const place = device.raw();
  lcp::device other = std::move(device);
  CHECK(other.raw() == place && device.raw() == nullptr);
  constexpr auto null = lcp::status::null_argument;
  CHECK(refused(device.post({lcp::occurrence::home}), null, lcp::field::device));
  CHECK(refused(device.advance(1s), null, lcp::field::device));
  CHECK(refused(device.status(), null, lcp::field::device));
  CHECK(refused(device.fork(), null, lcp::field::device));
  CHECK(refused(device.snapshot(), null, lcp::field::device));
  CHECK(refused(device.run_until_idle(1s, [](auto&) { CHECK(false); }), null, lcp::field::device));
  CHECK(!device.next_effect());
  for (const auto& effect : device.effects()) CHECK(effect.id() == 0 && false);
  device = started({lcp::os(12)}, replies);
  device = std::move(other);
  CHECK(device.raw() == place && device.status()->os() == lcp::os(17));
}

// A host whose device is a member, as in an emulator. In its expiration handler, the app ends its
// background task.
struct emulator {
  lcp::device device = started({lcp::os(12, 4)}, replies);
  std::optional<std::chrono::nanoseconds> handled;

  void handle(const lcp::device_effect& effect) {
    CHECK(device.status()->now() == effect.at());
    CHECK(effect.kind() != lcp::effect::kill);
    if (effect.needs_reply()) CHECK(device.reply(effect));
    if (effect.kind() == lcp::effect::run_expiration_handler) {
      handled = effect.at();
      lcp::device_event done{lcp::occurrence::end_task, 1};
      done.token = effect.token();
      CHECK(device.post(done));
    }
    if (effect.to() == lcp::state::active) {
      CHECK(device.post({lcp::occurrence::begin_task, 1}));
      CHECK(device.post({lcp::occurrence::home}));
    }
  }
};

void effects_are_taken_when_they_are_due() {
  emulator host;
  CHECK(host.device.post({lcp::occurrence::open_app, 1}));
  while (const auto effect = host.device.run_until(200s)) host.handle(*effect);
  CHECK(host.handled == 175s && host.device.status()->now() == 200s);
  CHECK(refused(host.device.run_until(200s), lcp::status::not_found, lcp::field::effect));
  CHECK(refused(host.device.run_until(199s), lcp::status::out_of_range, lcp::field::now));
}

void forks_are_independent() {
  std::optional<lcp::device> device{started({lcp::os(12, 4)}, returns_at_once)};
  auto other = device->fork();
  if (!CHECK(other)) return;
  CHECK(*other->digest() == *device->digest());
  CHECK(other->post({lcp::occurrence::open_app, 1}));
  CHECK(*other->digest() != *device->digest());
  CHECK(!device->status()->front() && other->status()->front() == 1u);
  CHECK(!device->next_effect() && device->status()->effects() == 0);
  device.reset();
  CHECK(other->app_status(1)->state() == lcp::state::active);
  auto third = started({lcp::os(12, 4)}, returns_at_once);
  CHECK(third.copy_from(*other) && *third.digest() == *other->digest());
  auto larger = started({lcp::os(12, 4), {}, {}, 0ns, {}, {}, {}, 99}, returns_at_once);
  CHECK(refused(larger.copy_from(*other), lcp::status::memory, lcp::field::memory_size));
}

void replies_are_given_in_the_loop() {
  lcp::device device = started({lcp::os(17)}, replies);
  CHECK(device.post({lcp::occurrence::open_app, 1}));
  int given = 0;
  for (const auto& effect : device.effects()) {
    if (!effect.needs_reply()) continue;
    CHECK(device.app_status(1)->is_waiting());
    CHECK(device.reply(effect));
    const auto before = *device.digest();
    const auto waiting = device.status()->effects();
    const auto again = device.reply(effect);
    CHECK(refused(again, lcp::status::late, lcp::field::effect));
    CHECK(static_cast<std::uint64_t>(again.error().value) == effect.id());
    CHECK(*device.digest() == before && device.status()->effects() == waiting);
    ++given;
  }
  CHECK(given > 1);
  const auto status = *device.app_status(1);
  CHECK(status.state() == lcp::state::active && !status.is_waiting() && !status.is_force_quit());
  CHECK(status.remaining() == lcp::unlimited && status.tasks() == 0 && status.process() == 1u);
  CHECK(check::is(status.last_termination(), status.raw().last_termination));
  CHECK(device.status()->front() == 1u);
}

void leaving_the_loop_loses_no_effect() {
  lcp::device device = started({lcp::os(12, 4)}, returns_at_once);
  CHECK(device.post({lcp::occurrence::open_app, 1}));
  const std::size_t all = device.status()->effects();
  CHECK(all > 2);
  for (const auto& effect : device.effects()) {
    CHECK(effect.kind() == lcp::effect::start_process);
    break;
  }
  CHECK(device.status()->effects() == all - 1);
  std::size_t rest = 0;
  for (const auto& effect : device.effects()) rest += effect.kind() != lcp::effect::start_process;
  CHECK(rest == all - 1);
}

void time_runs_until_nothing_is_due() {
  const auto leaked = [] {
    lcp::device device = started({lcp::os(12, 4)}, replies);
    CHECK(device.post({lcp::occurrence::open_app, 1}));
    return device;
  };
  // The app begins a task when it becomes active, and the user goes to the home screen. 180 s later
  // the app is killed.
  const auto run = [](lcp::device& device, std::chrono::nanoseconds limit) {
    std::vector<std::string> lines;
    const auto ran = device.run_until_idle(limit, [&](const lcp::device_effect& effect) {
      lines.push_back(effect.text());
      if (effect.needs_reply()) CHECK(device.reply(effect));
      if (effect.to() == lcp::state::active) {
        CHECK(device.post({lcp::occurrence::begin_task, 1})->token() == 1u);
        CHECK(device.post({lcp::occurrence::home}));
      }
    });
    CHECK(ran);
    return lines;
  };
  lcp::device device = leaked();
  const auto lines = run(device, lcp::unlimited);
  CHECK(lines.size() > 10 && lines[lines.size() - 2].find("180.000 app 1 kill") == 0);
  CHECK(device.status()->now() == 180s && *device.next_deadline() == lcp::unlimited);
  CHECK(device.app_status(1)->last_termination() == lcp::termination::background_task_expired);
  // Everything that is due at the limit must happen. Nothing that is due later may happen.
  lcp::device at = leaked(), before = leaked();
  CHECK(run(at, 180s) == lines && at.status()->now() == 180s);
  const auto fewer = run(before, 180s - 1ns);
  CHECK(before.status()->now() == 180s - 1ns && *before.next_deadline() == 180s);
  CHECK(fewer.size() < lines.size() && !before.next_effect());
  const auto kill = before.pending_kill(1);
  CHECK(kill && *kill && (*kill)->at() == 180s && (*kill)->code() == lcp::code::watchdog);
  // Two runs in a row have the same effects as a single run.
  const auto rest = run(before, 1h);
  CHECK(fewer.size() + rest.size() == lines.size() && rest.back() == lines.back());
  const auto none = before.pending_kill(1);
  CHECK(before.status()->now() == 180s && none && !none->has_value());
  // A limit in the past is an error, and takes no effect from the queue.
  CHECK(device.post({lcp::occurrence::open_app, 1}));
  const auto waiting = device.status()->effects();
  const auto past = device.run_until_idle(179s, [](auto&) { CHECK(false); });
  CHECK(refused(past, lcp::status::out_of_range, lcp::field::now));
  CHECK(past.error().value == std::chrono::nanoseconds{179s}.count());
  CHECK(waiting > 0 && device.status()->effects() == waiting);
}

// Checks that no effect is lost if the queue is as small as possible. Time stops whenever the queue
// is full. The app has crashed, and is launched for a task that it had requested.
void a_full_queue_loses_no_effect() {
  const auto run = [](std::uint32_t effects) {
    lcp::device_options options{lcp::os(17)};
    options.apps = 1;
    options.effects = effects;
    lcp::install install = returns_at_once;
    install.app.emplace().background_modes = lcp::mode::fetch;
    install.app->permitted_identifiers = 1;
    lcp::device device = started(options, install);
    lcp::device_event request{lcp::occurrence::submit_request, 1};
    request.trigger = lcp::trigger::app_refresh_task;
    request.delay = 900s;
    request.identifier = 1;
    lcp::device_event crash{lcp::occurrence::end, 1};
    crash.termination = lcp::termination::crash;
    std::vector<std::string> lines;
    const auto see = [&](const lcp::device_effect& effect) { lines.push_back(effect.text()); };
    for (const auto& event : {lcp::device_event{lcp::occurrence::open_app, 1}, request, crash}) {
      CHECK(device.post(event));
      CHECK(device.run_until_idle(device.status()->now(), see));
    }
    const auto stopped = device.fork()->advance(1h);
    CHECK(effects > 20 ? stopped.has_value()
                       : stopped.error().status == lcp::status::queue_full);
    CHECK(device.run_until_idle(1h, see));
    CHECK(lines.back().find("930.000") == 0);  // the handler returned without completing the task
    return lines;
  };
  lcp::device_options options{lcp::os(17)};
  options.apps = 1;
  const auto size = lcp::device::measure(options);
  CHECK(size && size->fewest_effects == 20 && size->bytes > 1000);
  CHECK(run(20) == run(1000));
}

void a_device_in_memory_of_the_caller() {
  lcp::device_options options{lcp::os(17)};
  options.apps = 2;
  const auto size = lcp::device::measure(options);
  if (!CHECK(size)) return;
  std::vector<std::uint64_t> memory(size->bytes / 8 + 2, 0x5555555555555555u);
  constexpr auto small = lcp::status::memory;
  CHECK(refused(lcp::device::create_in(memory.data(), size->bytes - 1, options), small,
                lcp::field::memory_size));
  char* const odd = reinterpret_cast<char*>(memory.data()) + 4;
  CHECK(refused(lcp::device::create_in(odd, size->bytes, options), lcp::status::out_of_range,
                lcp::field::memory));
  {
    auto device = lcp::device::create_in(memory.data(), size->bytes, options);
    if (!CHECK(device)) return;
    CHECK(static_cast<void*>(device->raw()) == memory.data());
    CHECK(device->install(replies) && device->post({lcp::occurrence::boot}));
    // A fork has memory of its own.
    auto other = device->fork();
    CHECK(other && other->raw() != device->raw() && other->post({lcp::occurrence::open_app, 1}));
    lcp::device moved = *std::move(device);
    CHECK(moved.post({lcp::occurrence::open_app, 1}) && *moved.digest() == *other->digest());
  }
  CHECK(memory.back() == 0x5555555555555555u);
}

void errors_name_the_field_and_the_value() {
  using lcp::field;
  using lcp::occurrence;
  using lcp::status;
  lcp::device device = started({lcp::os(17), {}, {}, 5s}, returns_at_once, 2);
  const auto before = *device.digest();
  const auto field_of = [&](const auto& result, status status, std::optional<std::int64_t> value) {
    CHECK(!result && result.error().status == status && *device.digest() == before);
    CHECK(!value || result.error().value == *value);
    return result.error().field;
  };
  CHECK(field_of(device.post({}), status::missing_value, {}) == field::kind);
  CHECK(field_of(device.post({occurrence::open_app, 9}), status::not_found, 9) == field::app);
  CHECK(field_of(device.post({occurrence::trigger, 1}), status::missing_value, {}) == field::trigger);
  CHECK(field_of(device.post({occurrence::begin_task, 1}), status::no_process, {}) == field::process);
  lcp::device_event event{occurrence::memory_pressure};
  event.bytes = -3;
  CHECK(field_of(device.post(event), status::out_of_range, -3) == field::amount);
  event = {occurrence::end_task, 1};
  event.token = 7;
  CHECK(field_of(device.post(event), status::no_process, {}) == field::process);
  event = {occurrence::notice};
  event.notice = static_cast<lcp::event>(99);
  CHECK(field_of(device.post(event), status::unknown_value, 99) == field::notice);
  CHECK(field_of(device.reply(77), status::not_found, 77) == field::effect);
  CHECK(field_of(device.reply(77, {}), status::missing_value, {}) == field::reply);
  CHECK(field_of(device.advance(4s), status::out_of_range, 4'000'000'000) == field::now);
  CHECK(field_of(device.next_deadline(3), status::not_found, 3) == field::app);
  CHECK(field_of(device.pending_kill(3), status::not_found, 3) == field::app);
  CHECK(field_of(device.app_status(3), status::not_found, 3) == field::app);
  CHECK(field_of(device.scene_state(3, 1), status::not_found, 3) == field::app);
  CHECK(field_of(device.scene_state(1, 8), status::not_found, 8) == field::scene);
  CHECK(field_of(device.uninstall(3), status::not_found, 3) == field::app);
  CHECK(field_of(device.update_os(lcp::os(18)), status::device_on, {}) || true);
  const unsigned char no_snapshot[30] = {1};
  CHECK(field_of(device.restore(no_snapshot, 5s), status::snapshot, {}) == field::snapshot);
  const lcp::limit bad{lcp::allowance::background_task, -4ns, {}, {}};
  lcp::install install = replies;
  install.limits = {&bad, 1};
  CHECK(field_of(device.install(install), status::out_of_range, -4) == field::limit_ns);
  CHECK(field_of(device.update_app(1, install), status::out_of_range, -4) == field::limit_ns);
  install = replies;
  install.reply_after = -1ns;
  CHECK(field_of(device.install(install), status::out_of_range, {}) == field::reply_after);
  install = {static_cast<lcp::fact>(7)};
  CHECK(field_of(device.install(install), status::unknown_value, 7) == field::was_launched);
  install = replies;
  install.footprint = -2;
  CHECK(field_of(device.install(install), status::out_of_range, -2) == field::footprint);
  install = replies;
  install.missing_callbacks = static_cast<lcp::callback>(127);
  CHECK(field_of(device.install(install), status::unknown_value, {}) == field::missing_callbacks);
#ifdef __cpp_exceptions
  bool caught = false;
  try {
    device.reply(77).value();
  } catch (const lcp::policy_error& error) {
    caught = string_view{error.what()}.find("effect: ") == 0 &&
             error.error().status == status::not_found;
  }
  CHECK(caught);
#endif
}

void options_are_checked() {
  using lcp::field;
  const auto with = [](auto set) {
    lcp::device_options options{lcp::os(17)};
    set(options);
    return lcp::device::create(options);
  };
  const auto few = with([](auto& o) { o.apps = 1, o.effects = 3; });
  CHECK(refused(few, lcp::status::out_of_range, field::effects));
  CHECK(few.error().value == 3 && few.error().least == 20);
  constexpr auto range = lcp::status::out_of_range, unknown = lcp::status::unknown_value;
  CHECK(refused(lcp::device::create({}), lcp::status::missing_value, field::os));
  CHECK(refused(with([](auto& o) { o.profile = lcp::profile::founding; }), range, field::profile));
  CHECK(refused(with([](auto& o) { o.apps = 70000; }), range, field::apps));
  CHECK(refused(with([](auto& o) { o.scenes = 70000; }), range, field::scenes));
  CHECK(refused(with([](auto& o) { o.tasks = 70000; }), range, field::tasks));
  CHECK(refused(with([](auto& o) { o.requests = 70000; }), range, field::requests));
  CHECK(refused(with([](auto& o) { o.policies = 70000; }), range, field::policies));
  const auto bad = static_cast<lcp::treatment>(9);
  CHECK(refused(with([=](auto& o) { o.on_silence = bad; }), unknown, field::on_silence));
  CHECK(refused(with([=](auto& o) { o.on_conditional = bad; }), unknown, field::on_conditional));
  CHECK(refused(with([](auto& o) { o.unknown_limit = static_cast<lcp::unknown_limit>(9); }), unknown,
                field::unknown_limit));
  CHECK(refused(with([](auto& o) { o.facts.emplace().idiom = static_cast<lcp::idiom>(99); }), unknown,
                field::idiom));
  const auto later = with([](auto& o) { o.now = 7s; });
  CHECK(later && later->status()->now() == 7s && later->status()->os() == lcp::os(17));
}

// Checks that the host decides what the rules leave open.
void the_host_decides() {
  lcp::device_options options{lcp::os(17)};
  options.facts = lcp::ordinary_device;
  options.facts->background_app_refresh = lcp::fact::unknown;
  options.on_conditional = lcp::treatment::ask;
  lcp::install install = returns_at_once;
  install.app.emplace().background_modes = lcp::mode::remote_notification;
  lcp::device device = started(options, install);
  lcp::device_event push{lcp::occurrence::trigger, 1};
  push.trigger = lcp::trigger::silent_push;
  const auto before = *device.digest();
  const auto asked = device.post(push);
  CHECK(asked && asked->is_undecided() && asked->verdict() == lcp::verdict::conditional);
  CHECK(asked->requirements().contains(lcp::condition::background_app_refresh));
  CHECK(*device.digest() == before && !device.next_effect());
  push.decision = lcp::fact::no;
  const auto kept = device.fork()->post(push);
  CHECK(kept && !kept->is_undecided() && kept->disposition() && kept->occasion() && !kept->token());
  push.decision = lcp::fact::yes;
  const auto runs = device.post(push);
  CHECK(runs && !runs->is_undecided() && runs->token() == 1u && runs->rule());
  CHECK(device.next_effect()->kind() == lcp::effect::start_process);
  CHECK(device.app_status(1)->state() == lcp::state::background);
}

void every_field_of_an_event_reaches_c() {
  lcp::device_event event{lcp::occurrence::notice, 1,  2, 3, lcp::trigger::beacon,
                          lcp::interruption::phone_call, lcp::activity::metal,
                          lcp::termination::crash,       lcp::event::touch,
                          lcp::changing::charging,       lcp::fact::no, lcp::fact::yes, 4, 5};
  event.delay = 6ns;
  const lcp_device_event wanted = {sizeof wanted, LCP_OCCURRENCE_NOTICE, 1, 2, 3, LCP_TRIGGER_BEACON,
                                   LCP_INTERRUPTION_PHONE_CALL, LCP_ACTIVITY_METAL,
                                   LCP_TERMINATION_CRASH, LCP_EVENT_TOUCH, LCP_CHANGING_CHARGING,
                                   LCP_FACT_NO, LCP_FACT_YES, 4, 5, 6};
  lcp_device_event raw = event.raw();
  CHECK(std::memcmp(&raw, &wanted, sizeof raw) == 0);
  event.bytes = 7;
  CHECK(event.raw().amount == 7);
  const lcp_device_event bare = LCP_DEVICE_EVENT_INIT(LCP_OCCURRENCE_HOME);
  raw = lcp::device_event{lcp::occurrence::home}.raw();
  CHECK(std::memcmp(&raw, &bare, sizeof raw) == 0);
}

void apps_change() {
  lcp::device device = *lcp::device::create({lcp::os(17)});
  CHECK(device.update_os(lcp::os(18)) && device.status()->os() == lcp::os(18));
  lcp::install install = returns_at_once;
  install.app.emplace().scenes = lcp::fact::yes;
  CHECK(device.install(install) && device.install(returns_at_once).value_or(0) == 2);
  CHECK(!device.status()->is_on() && device.post({lcp::occurrence::boot}));
  CHECK(device.status()->is_on() && device.post({lcp::occurrence::lock}));
  CHECK(device.status()->is_locked() && device.post({lcp::occurrence::unlock}));
  CHECK(!device.status()->is_locked() && device.post({lcp::occurrence::open_app, 1}));
  CHECK(*device.scene_state(1, 1) == lcp::state::foreground_active);
  lcp::device_event call{lcp::occurrence::begin_interruption};
  call.interruption = lcp::interruption::phone_call;
  CHECK(device.post(call) && device.status()->interruptions() == lcp::interruption::phone_call);
  CHECK(!device.status()->has_switcher() && !device.status()->beside());
  CHECK(*device.scene_state(1, 1) == lcp::state::foreground_inactive);
  install.app->background_modes = lcp::mode::audio;
  CHECK(device.update_app(1, install));
  CHECK(device.uninstall(1) && device.install(replies).value_or(0) == 1);
}

// Checks that missing callbacks are not called, and that the larger of two suspended apps is ended
// when memory is short.
void an_app_is_what_was_installed() {
  lcp::install install = returns_at_once;
  install.missing_callbacks = lcp::callback::did_enter_background;
  install.footprint = 10;
  lcp::device device = started({lcp::os(12, 4)}, install);
  install.missing_callbacks = {};
  install.footprint = 20;
  CHECK(device.install(install).value_or(0) == 2);
  for (const std::uint32_t app : {1u, 2u}) {
    CHECK(device.post({lcp::occurrence::open_app, app}));
    CHECK(device.post({lcp::occurrence::home}));
  }
  std::uint32_t told = 0;
  for (const auto& effect : device.effects())
    if (effect.callback() == lcp::callback::did_enter_background) told = told * 10 + effect.app();
  CHECK(told == 2);
  lcp::device_event pressure{lcp::occurrence::memory_pressure};
  pressure.bytes = 1;
  CHECK(device.post(pressure));
  CHECK(device.app_status(1)->state() == lcp::state::suspended);
  CHECK(device.app_status(2)->state() == lcp::state::not_running);
}

void texts_are_cut_to_fit() {
  lcp::device device = started({lcp::os(12, 4)}, returns_at_once);
  CHECK(device.post({lcp::occurrence::open_app, 1}));
  const auto effect = *device.next_effect();
  const std::string whole = effect.text();
  CHECK(whole == "0.000 app 1 start-process by launch-by-user for user-tap "
                 "[transition.launch.foreground]");
  char room[10] = "xxxxxxxxx";
  CHECK(effect.text(room) == whole.size() && string_view{room} == whole.substr(0, 9));
  CHECK(effect.text(lcp::span<char>{}) == whole.size());
  CHECK(lcp::device_effect{}.text().empty() && lcp::device_effect{}.text(room) == 0 && !room[0]);
  // This line does not fit into the buffer that text() tries first.
  lcp::device_effect longest = effect;
  lcp_device_effect& raw = longest.raw();
  raw.kind = LCP_EFFECT_DELIVER_CALLBACK;
  raw.callback = LCP_CALLBACK_CONFIGURATION_FOR_CONNECTING_SCENE;
  raw.at_ns = raw.deadline_ns = INT64_MAX - 1;
  raw.token = raw.scene = UINT32_MAX;
  for (const auto& rule : lcp::rules())
    if (rule.id().size() > 50) raw.rule = raw.broken_rule = rule.index();
  const std::string line = longest.text();
  char large[1000];
  CHECK(longest.text(large) == line.size() && line.size() > 250 && line == large);
  // A snapshot that does not fit is not written at all.
  const auto bytes = *device.snapshot();
  std::vector<unsigned char> few(bytes.size() - 1, 7);
  CHECK(*device.snapshot(lcp::span<unsigned char>{few}) == bytes.size());
  for (const unsigned char byte : few) CHECK(byte == 7);
}

lcp_habits raw_habits(const lcp::habits& habits, const lcp::app_habits& app) {
  static lcp_app_habits item;
  lcp_habits raw = LCP_HABITS_INIT;
  item = app.raw();
  raw.days = habits.days;
  raw.used_hours = habits.used_hours;
  raw.count = 1;
  raw.items = &item;
  return raw;
}

// A day has the same acts as a day of the C interface, and leaves the device in the same state. Bad habits are
// refused.
void a_day_is_that_of_c() {
  auto device = *lcp::device::create({lcp::os(17)});
  lcp::install install{lcp::fact::yes};
  install.reply_after = install.complete_after = 0ns;
  install.app = lcp::app{};
  install.app->background_modes = {lcp::mode::fetch, lcp::mode::remote_notification};
  lcp::app_habits own[1];
  own->app = *device.install(install);
  own->opens_per_day = 10;
  own->silent_pushes_per_day = 40;
  lcp::habits habits;
  habits.used_hours = 0x7fff00;
  habits.apps = own;
  auto c_device = *device.fork();
  auto raw = raw_habits(habits, own[0]);
  static lcp_day c_day;
  CHECK(lcp_day_begin(c_device.raw(), &raw, 7, &c_day, nullptr) == LCP_OK);
  auto day = lcp::day::begin(device, habits, 7);
  if (!CHECK(day)) return;
  std::uint64_t digest = 0, c_digest = 1;
  int acts = 0, effects = 0;
  for (;;) {
    auto act = day->next(device);
    if (!act) {
      CHECK(act.error().status == lcp::status::queue_full);
      while (device.next_effect()) ++effects;
    } else if (*act) {
      digest = (*act)->digest();
      acts++;
    } else {
      break;
    }
  }
  lcp_day_act act = LCP_DAY_ACT_INIT;
  for (lcp_status_t status; (status = lcp_day_next(&c_day, c_device.raw(), &act, nullptr)) != LCP_ERROR_NOT_FOUND;)
    if (status == LCP_OK) c_digest = act.digest;
    else while (c_device.next_effect()) continue;
  CHECK(digest == c_digest && acts > 40 && effects > 100);
  CHECK(*device.digest() == *c_device.digest());
  habits.off_hours = 0x100;
  CHECK(refused(lcp::day::begin(device, habits, 7), lcp::status::out_of_range, lcp::field::used_hours));
  std::vector<lcp::app_habits> many(65, own[0]);
  habits.off_hours = 0;
  habits.apps = many;
  CHECK(refused(lcp::day::begin(device, habits, 7), lcp::status::out_of_range, lcp::field::count));
}

}  // namespace

int main() {
  a_day_is_that_of_c();
  every_scenario_has_its_effects();
  a_device_moves();
  effects_are_taken_when_they_are_due();
  forks_are_independent();
  replies_are_given_in_the_loop();
  leaving_the_loop_loses_no_effect();
  time_runs_until_nothing_is_due();
  a_full_queue_loses_no_effect();
  a_device_in_memory_of_the_caller();
  errors_name_the_field_and_the_value();
  options_are_checked();
  the_host_decides();
  every_field_of_an_event_reaches_c();
  apps_change();
  an_app_is_what_was_installed();
  texts_are_cut_to_fit();
  return check::done("devices");
}
