// Tests contexts and queries. Every field of app, facts and limits reaches C, and so do fields of
// queries. Limits count in answers, and Info.plist entries change the app.
#include "worlds.hpp"

#include <cstring>
#include <limits>
#include <string>
#include <vector>

using check::is;

namespace {

// Returns whether no 32-bit word of a C struct is 0. A word of 0 would mean that a field was
// forgotten.
template <class Raw> bool is_full(const Raw& raw) {
  unsigned char bytes[sizeof raw];
  std::memcpy(bytes, &raw, sizeof raw);
  for (std::size_t i = 0; i + 4 <= sizeof raw; i += 4) {
    std::uint32_t word = 0;
    std::memcpy(&word, bytes + i, sizeof word);
    if (word == 0) return false;
  }
  return raw.struct_size == sizeof raw;
}

template <class Raw> bool is_same(const Raw& a, const Raw& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

lcp::app full_app() {
  lcp::app app;
  app.background_modes = {lcp::mode::voip, lcp::mode::fetch};
  app.exits_on_suspend = lcp::fact::yes;
  app.scenes = lcp::fact::no;
  app.multiple_scenes = lcp::fact::yes;
  app.linked_sdk = lcp::os(26, 1);
  app.minimum_os = lcp::os(9, 3, 5);
  app.permitted_identifiers = 7;
  app.location_authorization = lcp::authorization::when_in_use;
  app.restoration_identifier = lcp::fact::no;
  app.session_sends_launch_events = lcp::fact::yes;
  app.state_restoration = lcp::fact::no;
  app.always_usage_text = lcp::fact::yes;
  app.when_in_use_usage_text = lcp::fact::no;
  app.microphone_usage_text = lcp::fact::yes;
  app.background_activity_session = lcp::fact::no;
  app.service_session = lcp::fact::yes;
  app.interface_kept = lcp::fact::no;
  app.multitasking_camera = lcp::fact::yes;
  app.unknown_modes = 9;
  app.placeholders = 10;
  app.kind = lcp::process_kind::widget;
  return app;
}

void fields_of_an_app() {
  lcp_app c{sizeof(lcp_app), LCP_FACT_YES, 0, LCP_FACT_NO, LCP_FACT_YES, LCP_OS(26, 1, 0),
            LCP_OS(9, 3, 5), 7, LCP_AUTHORIZATION_WHEN_IN_USE, LCP_FACT_NO, LCP_FACT_YES,
            LCP_FACT_NO, LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_YES, 9, 10,
            LCP_FACT_NO, LCP_FACT_YES, LCP_PROCESS_KIND_WIDGET, 1};
  c.background_modes = LCP_BIT(LCP_MODE_VOIP) | LCP_BIT(LCP_MODE_FETCH) | UINT64_C(1) << 40;
  CHECK(is_full(c));
  c.reserved = 0;
  lcp::app app = full_app();
  // Adds a mode that no library knows yet. The bit of the mode is in the second half of the mask.
  app.background_modes |= static_cast<lcp::mode>(41);
  CHECK(is_same(app.raw(), c));
  CHECK(is_same(lcp::app::from(c).raw(), c));
  CHECK(is_same(lcp::app{}.raw(), lcp_app LCP_APP_INIT));
  CHECK(is_same(lcp::app::from(lcp_app LCP_APP_INIT).raw(), lcp_app LCP_APP_INIT));
}

void fields_of_facts() {
  const lcp_device_facts c{sizeof(lcp_device_facts),
                           LCP_IDIOM_PAD, LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_YES, LCP_FACT_YES,
                           LCP_FACT_NO, LCP_FACT_NO, LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_YES, 8,
                           LCP_FACT_NO, LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_YES, LCP_FACT_NO,
                           LCP_FACT_YES, LCP_FACT_NO};
  CHECK(is_full(c));
  lcp::device_facts facts;
  facts.idiom = lcp::idiom::pad;
  facts.simulator = lcp::fact::yes;
  facts.hardware_multitasking = lcp::fact::no;
  facts.cellular = lcp::fact::yes;
  facts.passcode = lcp::fact::yes;
  facts.first_unlock_done = lcp::fact::no;
  facts.background_app_refresh = lcp::fact::no;
  facts.low_power_mode = lcp::fact::yes;
  facts.charging = lcp::fact::no;
  facts.debugger_attached = lcp::fact::yes;
  facts.foreground_slots = 8;
  facts.bluetooth_off = lcp::fact::no;
  facts.bluetooth_off_in_control_center = lcp::fact::yes;
  facts.airplane_mode = lcp::fact::no;
  facts.accessory_setup_kit = lcp::fact::yes;
  facts.force_quit_survives_reboot = lcp::fact::no;
  facts.regions_end_at_reboot = lcp::fact::yes;
  facts.device_locked = lcp::fact::no;
  CHECK(is_same(facts.raw(), c));
  CHECK(is_same(lcp::device_facts{}.raw(), lcp_device_facts LCP_DEVICE_FACTS_INIT));
  CHECK(is_same(lcp::ordinary_device.raw(), lcp_device_facts LCP_ORDINARY_DEVICE_INIT));
}

void fields_of_limits() {
  using namespace std::chrono_literals;
  CHECK(is_same(lcp::limit{}.raw(), lcp_limit LCP_LIMIT_INIT));
  const lcp::limit limit{lcp::allowance::background_task, 3s, lcp::unlimited, 0s};
  const lcp_limit c{sizeof(lcp_limit), LCP_ALLOWANCE_BACKGROUND_TASK, INT64_C(3000000000),
                    LCP_NS_UNLIMITED, 0};
  CHECK(is_same(limit.raw(), c));
  // A duration of -1 ns must not become LCP_NS_UNKNOWN, which is -1.
  CHECK(lcp::limit{lcp::allowance::launch, -1ns, {}, {}}.raw().limit_ns < LCP_NS_UNKNOWN);
}

void fields_of_queries() {
  const lcp::transition_query transition{
      lcp::state::scene_background, lcp::state::foreground_active, lcp::cause::crash,
      lcp::cause::reboot, lcp::trigger::beacon, lcp::interruption::siri};
  CHECK(is_full(transition.raw()) && transition.raw().last_cause == LCP_CAUSE_REBOOT);
  CHECK(is_full(lcp::next_query{lcp::state::active, lcp::cause::crash}.raw()));
  const lcp::path_query path{lcp::state::active, lcp::state::suspended, lcp::cause::reboot,
                             lcp::trigger::beacon,
                             {lcp::cause::crash, static_cast<lcp::cause>(65)}};
  CHECK(path.raw().last_cause == LCP_CAUSE_REBOOT && path.raw().trigger == LCP_TRIGGER_BEACON);
  CHECK(path.raw().allowed_causes[0] == LCP_BIT(LCP_CAUSE_CRASH));
  CHECK(path.raw().allowed_causes[1] == 1);
  const lcp::relaunch_query relaunch{lcp::termination::crash, lcp::trigger::beacon,
                                     lcp::since_event::unlock};
  CHECK(relaunch.raw().termination == LCP_TERMINATION_CRASH);
  CHECK(relaunch.raw().trigger == LCP_TRIGGER_BEACON);
  CHECK(relaunch.raw().events_since == LCP_BIT(LCP_SINCE_UNLOCK));
  CHECK(is_full(lcp::conduct_query{lcp::state::active, lcp::activity::metal}.raw()));
  CHECK(is_full(lcp::delivery_query{lcp::state::active, lcp::event::touch}.raw()));
  const lcp::termination_query termination{lcp::termination_namespace::signal, UINT64_MAX};
  CHECK(termination.raw().reason_namespace == LCP_NAMESPACE_SIGNAL);
  CHECK(termination.raw().code == UINT64_MAX);
}

lcp::result<lcp::deadline_answer> deadline(const lcp::context& context, lcp::allowance allowance) {
  return lcp::policy::prepare(context).and_then(
      [&](const lcp::policy& policy) { return policy.deadline(allowance); });
}

// Checks that the limits of a context reach the answer. If several limits are for one allowance,
// the first of them counts.
void limits_count() {
  using namespace std::chrono_literals;
  std::vector<lcp::limit> limits(64, lcp::limit{lcp::allowance::background_task, 1s, {}, {}});
  limits[0].limit = 6min;
  lcp::context context{lcp::os(12)};
  context.limits = limits;
  const auto answer = deadline(context, lcp::allowance::background_task);
  CHECK(answer && answer->limit() == std::optional<std::chrono::nanoseconds>{6min});
  CHECK(answer && answer->evidence() == lcp::evidence::overridden);
  limits[63].allowance = lcp::allowance::launch;
  limits[63].limit = lcp::unlimited;
  const auto last = deadline(context, lcp::allowance::launch);
  CHECK(last && last->limit() == lcp::unlimited);
  // A warning that is longer than its limit is an error.
  limits[63].limit = 1s;
  limits[63].warning = 2s;
  const auto early = deadline(context, lcp::allowance::launch);
  CHECK(!early && early.error().status == lcp::status::out_of_range);
  CHECK(!early && early.error().field == lcp::field::limit_ns && early.error().index == 63);
  limits[63].warning = 1s;
  CHECK(deadline(context, lcp::allowance::launch));
}

void plist_entries() {
  lcp::app app;
  lcp::info_progress progress;
  lcp::notice notices[2];
  const std::string location = "location";
  const auto modes = lcp::apply_info(
      app, progress, "UIBackgroundModes",
      lcp::info_value::string_list({"audio", "gps", location, std::string_view{"x"}}), notices);
  CHECK(modes && *modes == 2);
  CHECK(notices[0].kind() == lcp::notice_kind::unknown_mode && notices[0].index() == 1);
  CHECK(notices[1].kind() == lcp::notice_kind::unknown_mode && notices[1].index() == 3);
  CHECK(app.background_modes == lcp::enum_set<lcp::mode>{lcp::mode::audio, lcp::mode::location});
  CHECK(app.unknown_modes == 2 && progress.raw().applied != 0);
  // A new info_progress remembers no keys.
  lcp::info_progress other;
  const auto anew = lcp::apply_info(app, other, "UIBackgroundModes",
                                    lcp::info_value::string_list({"audio", "location"}));
  CHECK(anew && *anew == 0);
  // The result counts all notices, although the array can hold only one.
  const auto again = lcp::apply_info(
      app, progress, "UIBackgroundModes", lcp::info_value::string_list({"one", "two"}),
      {notices, 1});
  CHECK(again && *again == 3);
  CHECK(app.background_modes.empty() && app.unknown_modes == 2);

  const auto yes = lcp::info_value::boolean(true);
  CHECK(lcp::apply_info(app, progress, "UIApplicationExitsOnSuspend", yes));
  CHECK(app.exits_on_suspend == lcp::fact::yes);
  CHECK(lcp::apply_info(app, progress, "MinimumOSVersion", lcp::info_value::string("9.3")));
  CHECK(app.minimum_os == lcp::os(9, 3));
  const auto dictionary = lcp::info_value::dictionary();
  CHECK(lcp::apply_info(app, progress, "UIApplicationSceneManifest", dictionary));
  CHECK(app.scenes == lcp::fact::yes);
  const auto nine = lcp::info_value::integer(9);
  const auto wrong = lcp::apply_info(app, progress, "DTSDKName", nine, notices);
  CHECK(wrong && *wrong == 1 && notices[0].kind() == lcp::notice_kind::wrong_type);
  CHECK(!app.linked_sdk);
  const auto odd = lcp::apply_info(app, progress, "MinimumOSVersion", lcp::info_value::other());
  CHECK(odd && *odd >= 1);
  const auto empty = lcp::info_value::string("");
  CHECK(lcp::apply_info(app, progress, "CFBundleName", empty).value_or(9) == 0);
  CHECK(lcp::apply_info(app, progress, "UIBackgroundModes", lcp::info_value::string_list({})));

  const std::vector<lcp::text> texts{"fetch", "processing"};
  CHECK(lcp::apply_info(app, progress, "UIBackgroundModes", lcp::info_value::string_list(texts)));
  CHECK(app.background_modes == lcp::enum_set<lcp::mode>{lcp::mode::fetch, lcp::mode::processing});
  CHECK(texts[1].view() == "processing" && lcp::text{}.view().empty());
}

void refused_entries() {
  lcp::app app = full_app();
  lcp::info_progress progress;
  const lcp_app before = app.raw();
  const std::vector<lcp::text> many(65537, "audio");
  const auto list = lcp::info_value::string_list(many);
  CHECK(list.kind() == lcp::info_kind::string_list);
  CHECK(lcp::apply_info(app, progress, "UIBackgroundModes", list).error().status ==
        lcp::status::out_of_range);
  CHECK(is_same(app.raw(), before));
  app.scenes = static_cast<lcp::fact>(77);
  const auto refused = lcp::apply_info(app, progress, "CFBundleName", lcp::info_value::string("x"));
  CHECK(!refused && refused.error().status == lcp::status::unknown_value);
  CHECK(!refused && refused.error().field == lcp::field::scenes && refused.error().value == 77);
}

}  // namespace

int main() {
  fields_of_an_app();
  fields_of_facts();
  fields_of_limits();
  fields_of_queries();
  limits_count();
  plist_entries();
  refused_entries();
  return check::done("context");
}
