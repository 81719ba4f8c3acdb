// lifecycle_policy.hpp - the iOS app life cycle policy, for C++17 and later.
//
// This header offers everything in lifecycle_policy.h with C++ types. It calls the same library.
// lifecycle_policy.h says what each question and answer means; this header says how to ask in C++.
//
// A complete program
//
//   #include <lifecycle_policy.hpp>
//   #include <cstdio>
//   int main() {
//     lcp::context context{lcp::os(8)};
//     context.app.emplace().location_authorization = lcp::authorization::always;
//     auto policy = lcp::policy::prepare(context);
//     if (!policy) return 1;  // policy.error().message() says why
//     lcp::relaunch_query query{lcp::termination::user_force_quit, lcp::trigger::region_enter};
//     auto answer = policy->relaunch(query);
//     if (!answer) return 1;
//     std::puts(lcp::to_string_view(answer->verdict()).data());  // "allowed"
//     if (auto rule = answer->rule())
//       for (auto citation : rule->citations()) std::puts(citation.title().data());
//   }
//
// Policy      A policy is prepared from a context, and asked as often as you like: the methods of a
//             policy are the questions. A policy takes 2 KB, can be copied, and may be shared by
//             threads. With tables (policy_tables), transitions, deadlines and relaunches are
//             look-ups.
// Questions   A question about one value takes that value: policy.deadline(allowance). The other
//             questions take a query, which is an aggregate. From C++20 on you can name its
//             members: {.termination = ..., .trigger = ...}. A batch asks many questions of one
//             kind.
// Answers     A question returns a result<T>: the answer, or an error that says why the question
//             could not be asked. The verdict() of the answer says yes or no.
// Devices     A device simulates many apps on one clock: lcp::device.
// Logs        An auditor judges the log of an app: lcp::auditor.
// Lists       Every list comes in two forms. One gives a std::vector. The other fills a span that
//             you pass, and gives the number of elements in the whole list, which may exceed the
//             size of the span.
// Exceptions  result::value() throws policy_error; if exceptions are turned off, it calls
//             std::abort instead. Vectors, strings, policy_tables, auditors and sessions throw
//             std::bad_alloc if memory runs out. Nothing else here throws, and no RTTI is used. To
//             avoid policy_error, test has_value() or the result itself, and then use * and ->.
// Memory      Only vectors, strings, policy_tables, devices, auditors and sessions allocate.
//             Devices, auditors and sessions do not allocate if you give them memory. Returned
//             texts are static and NUL-terminated: data() is a C string, and never null. The
//             library keeps no pointer that you pass.
// Nothing     In place of C's 0, -1 and NULL, C++ has std::nullopt, an empty set or an empty text,
//             unless a comment says otherwise. Durations are std::chrono::nanoseconds; `unlimited`
//             is the greatest of them.
// Threads     As in C: everything except devices, days and sessions is pure and can be called from
//             any thread.
// Versions    A newer library may give values that this header does not know. They have a name but
//             no enumerator, so a switch over an enumeration needs a default. The name of the
//             inline namespace depends on how a file is compiled (std::span, exceptions).
//
// Define LIFECYCLE_POLICY_NO_ALIAS to omit the alias `lcp` of the namespace lifecycle_policy.
#ifndef LIFECYCLE_POLICY_HPP
#define LIFECYCLE_POLICY_HPP

#include "lifecycle_policy.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#if defined(_MSVC_LANG) ? _MSVC_LANG < 201703L : __cplusplus < 201703L
#error "lifecycle_policy.hpp needs C++17 or later"
#endif

#if __has_include(<version>)
#include <version>
#endif
#ifdef __cpp_lib_span
#include <span>
#endif

// The source files of a program may be compiled with different options: with or without std::span,
// with or without exceptions. These options change the declarations, so each combination has its
// own inline namespace, and the linker keeps the variants apart.
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define LCP_CXX_THROWS 1
#ifdef __cpp_lib_span
#define LCP_CXX_INLINE span_throws
#else
#define LCP_CXX_INLINE throws
#endif
#else
#define LCP_CXX_THROWS 0
#ifdef __cpp_lib_span
#define LCP_CXX_INLINE span_aborts
#else
#define LCP_CXX_INLINE aborts
#endif
#endif

namespace lifecycle_policy {
inline namespace LCP_CXX_INLINE {

// If a member has the same name as its type, its declaration needs the full name of the type.
namespace lcp = lifecycle_policy;

// ==== Enumerations ===============================================================================

// ---- generated from include/abi.json by bindings/tools/generate.py: do not edit

/// Whether the question could be asked, and if not, why.
enum class status : std::int32_t {
  ok = 0,  ///< the question was answered
  null_argument = 10,  ///< a pointer that must not be NULL is NULL
  struct_size = 11,  ///< struct_size is less than 4 or more than 4096
  newer_struct = 12,  ///< a field that this library does not know is not zero
  stride = 13,  ///< the stride is less than struct_size, or not 4 to 4096
  policy = 14,  ///< this build of the library prepared no such policy
  device = 15,  ///< this build of the library set up no such device
  memory = 16,  ///< no memory is available, or what was given is too small
  unknown_value = 20,  ///< the value does not belong to its enumeration or mask
  out_of_range = 21,  ///< the number is outside its range
  missing_value = 22,  ///< a value that must be given is 0
  malformed = 23,  ///< the text cannot be read
  /// the OS, or this call, has no processes of this kind; `least` is the first version that has
  /// them, packed as by LCP_OS, and 0 if the call takes no processes of this kind
  process_kind = 24,
  not_found = 30,  ///< what was looked for is not there; a name, a rule, an app
  batch_element = 40,  ///< at least one element failed, and its status says why
  /// effects have to be taken from the device first; nothing was changed, except the time if the
  /// call advances the clock
  queue_full = 50,
  table_full = 51,  ///< a table of the device has no room; nothing was changed
  no_process = 52,  ///< the process that reports has ended, or has another number
  suspended = 53,  ///< the process that reports is suspended, and runs no code
  device_off = 54,  ///< the device is off, or going off
  device_on = 55,  ///< the device is on
  /// the reply is late: the call timed out or was answered before; also a reply to an effect that
  /// needs none, or whose process or app is gone
  late = 56,
  auditor = 57,  ///< no auditor that this build set up
  session = 58,  ///< no session of this auditor
  day = 59,  ///< this build of the library began no such day
  snapshot = 60,  ///< the bytes are not a snapshot, or are cut off or damaged
  snapshot_newer = 61,  ///< the snapshot is in a newer format
  snapshot_foreign = 62,  ///< the snapshot is of a device of another version or profile
};

/// The enumerations, for lcp_enum_name, lcp_enum_title, lcp_enum_parse and lcp_enum_value_at.
enum class enum_kind : std::int32_t {
  state = 1,  ///< state
  question = 2,  ///< question
  axis = 3,  ///< axis
  lifecycle = 4,  ///< life cycle
  cause = 5,  ///< cause of a transition
  termination = 6,  ///< termination
  trigger = 7,  ///< trigger
  interruption = 8,  ///< interruption
  callback = 9,  ///< callback
  mode = 10,  ///< background mode
  activity = 11,  ///< activity of an app
  allowance = 12,  ///< allowance
  expiry = 13,  ///< what happens at expiry
  verdict = 14,  ///< verdict
  guarantee = 15,  ///< guarantee of a launch
  evidence = 16,  ///< evidence
  profile = 17,  ///< evidence profile
  fact = 18,  ///< three-valued fact
  idiom = 19,  ///< kind of device
  authorization = 20,  ///< location authorization
  reason = 21,  ///< reason for a verdict
  condition = 22,  ///< condition
  standing = 23,  ///< standing with the system
  since = 24,  ///< event since a termination
  family = 25,  ///< family of rules
  conflict = 26,  ///< conflict between sources
  code = 27,  ///< termination code
  info = 28,  ///< kind of an Info.plist value
  notice = 29,  ///< notice about an Info.plist entry
  field = 30,  ///< field of a call
  status = 31,  ///< status of a call
  notification = 32,  ///< notification
  price = 33,  ///< price of misconduct
  event = 34,  ///< event for an app
  manner = 35,  ///< manner of a delivery
  quota = 36,  ///< quota
  unit = 37,  ///< unit of a quota
  severity = 38,  ///< severity of a finding
  namespace_ = 39,  ///< namespace of a termination reason
  role = 40,  ///< role of a rule
  form = 41,  ///< form of a policy
  knowledge = 42,  ///< knowledge of a condition
  rule_field = 43,  ///< field of a rule
  silence = 44,  ///< subject of silence
  moment = 45,  ///< moment of a clock
  origin = 46,  ///< origin of a trigger
  disposition = 47,  ///< disposition of an event
  occasion = 48,  ///< occasion until which an event is kept
  merging = 49,  ///< merging of notices
  occurrence = 50,  ///< event of a device
  effect = 51,  ///< effect of a device
  changing = 52,  ///< fact that can change
  reply = 53,  ///< reply to a call
  treatment = 54,  ///< treatment of what the rules leave open
  unknown_limit = 55,  ///< replacement for an unknown limit
  receiver = 56,  ///< receiver of a callback
  launch_option = 57,  ///< key of the launch options
  connection_option = 58,  ///< property of the connection options
  return_value = 59,  ///< meaning of a return value
  record = 60,  ///< record of a log
  clock = 61,  ///< clock of a log
  audit = 62,  ///< kind of an audit's finding
  ground = 63,  ///< ground for or against an end
  strictness = 64,  ///< strictness of an audit
  error_domain = 65,  ///< domain of an error
  process_kind = 66,  ///< kind of process
};

/// State of the app process, or of one scene.
enum class state : std::int32_t {
  not_running = 1,  ///< not running; no process (or only a record of one)
  /// prewarmed; the process was started ahead of time, and has run no app code yet; iOS 15.0 on
  prewarmed = 2,
  inactive = 3,  ///< inactive in the foreground; code runs, no UI events delivered
  active = 4,  ///< active in the foreground; the app receives events
  background = 5,  ///< in the background; running code off screen; iOS 4.0 on
  suspended = 6,  ///< suspended; in memory, running no code; iOS 4.0 on
  unattached = 7,  ///< a scene that is not connected; also a scene that was just made
  foreground_inactive = 8,  ///< a foreground scene that is inactive
  foreground_active = 9,  ///< a foreground scene that is active
  scene_background = 10,  ///< a scene in the background
};

/// Whether a rule on a notification is about the app or a scene: the field `axes` of the rule.
enum class axis : std::int32_t {
  app = 1,  ///< the app process
  scene = 2,  ///< one scene of the app
};

/// The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest.
enum class lifecycle : std::int32_t {
  /// a life cycle without multitasking; iOS 2 and 3, an SDK before 4.0, or hardware without
  /// multitasking: leaving the app ends it
  no_multitasking = 1,
  standard = 2,  ///< a life cycle with the app delegate only; iOS 4.0 on
  /// a life cycle without the background; UIApplicationExitsOnSuspend on iOS 4.0 to 12
  exits_on_suspend = 3,
  scenes = 4,  ///< a life cycle with scenes; UIScene, iOS 13.0 on
};

/// Why a transition happens. Every termination except `none` and `never-launched` is also a cause
/// of the same name.
enum class cause : std::int32_t {
  launch_by_user = 1,  ///< the user starts the app; by icon, notification, URL, ...
  launch_by_system = 2,  ///< the system starts the app in the background; to handle an event
  prewarm = 3,  ///< the system starts the process ahead of use; iOS 15.0 on
  prewarm_discarded = 4,  ///< the system drops a prewarmed process
  activation = 5,  ///< the system delivers events to the app; the second half of a launch or return
  interruption_begin = 6,  ///< something covers the app; see interruption kinds
  interruption_ignored = 7,  ///< the user dismisses the interruption
  interruption_accepted = 8,  ///< the user accepts the interruption
  home_button = 9,  ///< the user goes to the home screen; by home button, or swipe up
  app_switch = 10,  ///< another app comes to the front
  app_switcher_open = 11,  ///< the user opens the app switcher
  app_switcher_closed = 12,  ///< the user returns from the app switcher to the same app
  device_lock = 13,  ///< the device is locked; by Sleep/Wake button, or auto-lock
  device_unlock = 14,  ///< the user unlocks the device
  return_by_user = 15,  ///< the user comes back to an app in memory
  wake_by_system = 16,  ///< the system runs a suspended app in the background
  execution_finished = 17,  ///< no reason is left to keep the app running
  memory_pressure = 18,  ///< the system needs memory
  low_battery_shutdown = 19,  ///< the device turns off because its battery is empty
  system_shutdown = 20,  ///< the user turns the device off
  scene_request = 21,  ///< the app requests a scene
  scene_activation = 22,  ///< the system activates a scene
  scene_disconnect = 23,  ///< the system disconnects a scene
  window_closed = 24,  ///< the user closes one window; iPad
  system_reclaimed = 25,  ///< the system reclaims the memory of a suspended app; memory pressure
  /// the system ends an app running in the background; memory pressure
  system_ended_background = 26,
  memory_limit = 27,  ///< the app passes its own memory limit
  crash = 28,  ///< the app crashes
  watchdog = 29,  ///< a callback takes too long
  background_task_expired = 30,  ///< a background task is not ended in time
  background_fetch_expired = 31,  ///< a background fetch is not finished in time
  url_session_expired = 32,  ///< events of a background URL session are not handled in time
  cpu_limit = 33,  ///< the app uses too much CPU time
  thermal = 34,  ///< the device is too hot
  disk_pressure = 35,  ///< the system needs storage
  resource_held = 36,  ///< the app holds a file or database lock at suspension
  voip_unreported = 37,  ///< the app reports no call after a VoIP push
  voip_wake_rate = 38,  ///< the VoIP app wakes too often
  privacy_changed = 39,  ///< the user changes a privacy switch in Settings; iOS 6.0 on
  /// the user swipes the app away in the app switcher; with the minus sign on iOS 4 to 6
  user_force_quit = 40,
  user_force_quit_held_button = 41,  ///< the user ends the app by holding the home button
  app_exit = 42,  ///< the app exits; exit() or return from main
  exits_on_suspend = 43,  ///< the app ends instead of entering the background
  app_update = 44,  ///< an update replaces the app
  app_uninstall = 45,  ///< the user deletes the app
  debugger_stop = 46,  ///< the debugger stops the app
  reboot = 47,  ///< the device restarts
  resource_use = 48,  ///< the app uses too much of key system resources
  insecure_drawing = 49,  ///< the app draws while the device is locked; up to iOS 12
  background_graphics = 50,  ///< the app uses the GPU in the background; up to iOS 12
};

/// How the process ended.
enum class termination : std::int32_t {
  none = 1,  ///< the process did not end; still in memory, suspended
  memory_pressure = 2,  ///< the system needed memory; the state of the app is not known
  system_reclaimed = 3,  ///< the system reclaimed the memory of the suspended app; memory pressure
  /// the system ended the app in the background; memory pressure, while running
  system_ended_background = 4,
  memory_limit = 5,  ///< the app passed its own memory limit
  crash = 6,  ///< the app crashed
  watchdog = 7,  ///< a callback took too long
  background_task_expired = 8,  ///< a background task was not ended in time
  background_fetch_expired = 9,  ///< a background fetch was not finished in time
  url_session_expired = 10,  ///< events of a background URL session were not handled in time
  cpu_limit = 11,  ///< the app used too much CPU time
  thermal = 12,  ///< the device was too hot
  disk_pressure = 13,  ///< the system needed storage
  resource_held = 14,  ///< the app held a file or database lock at suspension
  voip_unreported = 15,  ///< the app reported no call after a VoIP push
  voip_wake_rate = 16,  ///< the VoIP app woke too often
  privacy_changed = 17,  ///< the user changed a privacy switch in Settings; iOS 6.0 on
  user_force_quit = 18,  ///< the user swiped the app away in the app switcher
  user_force_quit_held_button = 19,  ///< the user ended the app by holding the home button
  app_exit = 20,  ///< the app exited; exit() or return from main
  exits_on_suspend = 21,  ///< the app ended instead of entering the background
  app_update = 22,  ///< an update replaced the app
  app_uninstall = 23,  ///< the user deleted the app
  debugger_stop = 24,  ///< the debugger stopped the app
  /// the device restarted; or was turned off and on; an update of the OS restarts the device, too
  reboot = 25,
  never_launched = 26,  ///< the app was never opened; it is installed, and has the force-quit flag
  resource_use = 27,  ///< the app used too much of key system resources
  insecure_drawing = 28,  ///< the app drew while the device was locked; up to iOS 12
  background_graphics = 29,  ///< the app used the GPU in the background; up to iOS 12
};

/// What happened: the reason for a launch, a wake-up or a delivery.
enum class trigger : std::int32_t {
  user_tap = 1,  ///< the user opens the app
  notification_tap = 2,  ///< the user taps a notification of the app
  notification_action = 3,  ///< the user taps a button of a notification; handled in the background
  open_url = 4,  ///< a URL is opened in the app
  handoff = 5,  ///< the user continues an activity from another device; Handoff
  quick_action = 6,  ///< the user chooses a quick action of the app's icon
  app_intent = 7,  ///< an app intent runs
  carplay_connect = 8,  ///< CarPlay connects
  standard_location = 9,  ///< the location changes, with standard updates; startUpdatingLocation
  significant_location_change = 10,  ///< the location changes significantly
  region_enter = 11,  ///< the device enters a monitored region
  region_exit = 12,  ///< the device leaves a monitored region
  beacon = 13,  ///< the device enters or leaves the region of a beacon; iBeacon
  monitor_condition = 14,  ///< a condition of a location monitor changes; CLMonitor
  visit = 15,  ///< a visit begins or ends
  location_push = 16,  ///< a location push arrives
  background_fetch = 17,  ///< the system offers time for a background fetch; performFetch
  silent_push = 18,  ///< a silent push arrives; content-available, no alert
  /// a silent push with an alert arrives; content-available and an alert
  silent_push_with_alert = 19,
  visible_push = 20,  ///< a visible push arrives; alert only
  url_session_finished = 21,  ///< a background URL session finishes
  url_session_authentication = 22,  ///< a background URL session asks for authentication
  newsstand_push = 23,  ///< a Newsstand push arrives
  newsstand_download_finished = 24,  ///< a Newsstand download finishes
  voip_boot = 25,  ///< the device starts, for a VoIP app
  voip_socket_data = 26,  ///< data arrives at a VoIP socket
  voip_relaunch_after_exit = 27,  ///< the process of a VoIP app ends
  voip_push = 28,  ///< a VoIP push arrives; PushKit
  push_to_talk = 29,  ///< a Push to Talk push arrives
  audio_data_needed = 30,  ///< audio that plays needs more data
  bluetooth_central = 31,  ///< a Bluetooth central gets data or an event
  bluetooth_peripheral = 32,  ///< a Bluetooth peripheral gets a request; from a central
  accessory_data = 33,  ///< an accessory sends data; External Accessory
  accessory_connection = 34,  ///< an accessory connects or disconnects; External Accessory
  app_refresh_task = 35,  ///< an app refresh task is due; BGAppRefreshTask
  processing_task = 36,  ///< a processing task is due; BGProcessingTask
  /// a continued processing task starts; BGContinuedProcessingTask
  continued_processing_task = 37,
  health_research_task = 38,  ///< a health research task is due; BGHealthResearchTask
  healthkit_delivery = 39,  ///< HealthKit has new data for the app
  watch_message = 40,  ///< the watch sends a message; WCSession sendMessage
  watch_transfer = 41,  ///< the watch transfers user info; WCSession transferUserInfo
  live_activity = 42,  ///< a push arrives for a Live Activity
  local_notification = 43,  ///< a local notification fires
  prewarm = 44,  ///< the system starts the process ahead of use
  notification_service_extension = 45,  ///< a push arrives that the app's extension may change
  live_updates = 46,  ///< a live update of the location arrives; CLLocationUpdate.liveUpdates
  voip_keep_alive = 47,  ///< the keep-alive handler of a VoIP app is due; setKeepAliveTimeout:
  workout_mirroring = 48,  ///< mirroring of a workout on the watch begins
  workout_recovery = 49,  ///< a workout was still running when the app ended
  permission_response = 50,  ///< a guardian answers a request for permission; PermissionKit
  /// a collaboration asks for an action of the app; SWCollaborationCoordinator
  collaboration = 51,
  cloudkit_share = 52,  ///< the user accepts a CloudKit share
  /// the user asks for the app's notification settings; from the system's
  notification_settings = 53,
  siri_intent = 54,  ///< SiriKit asks the app to handle an intent
  local_push_call = 55,  ///< a call comes by local push; NEAppPushProvider
  crash_detection = 56,  ///< Crash Detection finds a car crash
  exposure_notification = 57,  ///< Exposure Notification runs its app; iOS 12.5
  shareplay = 58,  ///< a group begins an activity of the app; SharePlay
  hotspot_command = 59,  ///< a network with a login is in reach; NEHotspotHelper
  watchkit_request = 60,  ///< a WatchKit extension asks the app; the first kind of watch app
  workout_data = 61,  ///< the watch sends data of a mirrored workout
  /// the user talks into a Push to Talk channel; a button of the system, or of an accessory
  push_to_talk_transmit = 62,
  /// an app extension is asked for; by the user, the system or another app, depending on its kind
  extension_request = 63,
};

/// What covers the app.
enum class interruption : std::int32_t {
  phone_call = 1,  ///< an incoming call that fills the screen
  call_banner = 2,  ///< an incoming call as a banner; iOS 14.0 on
  sms_alert = 3,  ///< an alert for a text message
  system_alert = 4,  ///< a system alert; for a permission and the like
  notification_center = 5,  ///< Notification Center
  control_center = 6,  ///< Control Center
  siri = 7,  ///< Siri
  biometric_prompt = 8,  ///< a prompt for Touch ID or Face ID
  in_app_purchase = 9,  ///< the sheet of an in-app purchase
  low_battery_alert = 10,  ///< an alert about a low battery
  alarm = 11,  ///< an alarm
  share_sheet = 12,  ///< a share sheet
  banner = 13,  ///< a notification banner; interrupts nothing
  apple_pay = 14,  ///< the sheet of Apple Pay
  sign_in_with_apple = 15,  ///< the sheet of Sign in with Apple
  web_authentication = 16,  ///< the prompt of a web authentication; ASWebAuthenticationSession
  slide_over = 17,  ///< another app that slides over; iPad
};

/// Delegate methods and handlers; the name is the Objective-C selector.
enum class callback : std::int32_t {
  did_finish_launching_legacy = 1,  ///< applicationDidFinishLaunching: (iOS 2.0)
  did_finish_launching = 2,  ///< application:didFinishLaunchingWithOptions: (iOS 3.0)
  will_finish_launching = 3,  ///< application:willFinishLaunchingWithOptions: (iOS 6.0)
  did_become_active = 4,  ///< applicationDidBecomeActive: (iOS 2.0)
  will_resign_active = 5,  ///< applicationWillResignActive: (iOS 2.0)
  did_enter_background = 6,  ///< applicationDidEnterBackground: (iOS 4.0)
  will_enter_foreground = 7,  ///< applicationWillEnterForeground: (iOS 4.0)
  will_terminate = 8,  ///< applicationWillTerminate: (iOS 2.0)
  did_receive_memory_warning = 9,  ///< applicationDidReceiveMemoryWarning: (iOS 2.0)
  significant_time_change = 10,  ///< applicationSignificantTimeChange: (iOS 2.0)
  /// applicationProtectedDataWillBecomeUnavailable: (iOS 4.0)
  protected_data_will_become_unavailable = 11,
  /// applicationProtectedDataDidBecomeAvailable: (iOS 4.0)
  protected_data_did_become_available = 12,
  handle_open_url = 13,  ///< application:handleOpenURL: (iOS 2.0)
  /// application:openURL:sourceApplication:annotation: (iOS 4.2)
  open_url_source_application = 14,
  open_url = 15,  ///< application:openURL:options: (iOS 9.0)
  did_receive_remote_notification = 16,  ///< application:didReceiveRemoteNotification: (iOS 3.0)
  /// application:didReceiveRemoteNotification:fetchCompletionHandler: (iOS 7.0)
  did_receive_remote_notification_fetch = 17,
  did_receive_local_notification = 18,  ///< application:didReceiveLocalNotification: (iOS 4.0)
  /// application:handleActionWithIdentifier:forRemoteNotification:completionHandler: (iOS 8.0)
  handle_notification_action = 19,
  /// userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: (iOS 10.0)
  did_receive_notification_response = 20,
  will_continue_user_activity = 21,  ///< application:willContinueUserActivityWithType: (iOS 8.0)
  continue_user_activity = 22,  ///< application:continueUserActivity:restorationHandler: (iOS 8.0)
  /// application:performActionForShortcutItem:completionHandler: (iOS 9.0)
  perform_shortcut_action = 23,
  perform_fetch = 24,  ///< application:performFetchWithCompletionHandler: (iOS 7.0)
  /// application:handleEventsForBackgroundURLSession:completionHandler: (iOS 7.0)
  handle_events_for_background_url_session = 25,
  should_restore_application_state = 26,  ///< application:shouldRestoreApplicationState: (iOS 6.0)
  did_decode_restorable_state = 27,  ///< application:didDecodeRestorableStateWithCoder: (iOS 6.0)
  should_save_application_state = 28,  ///< application:shouldSaveApplicationState: (iOS 6.0)
  will_encode_restorable_state = 29,  ///< application:willEncodeRestorableStateWithCoder: (iOS 6.0)
  /// application:configurationForConnectingSceneSession:options: (iOS 13.0)
  configuration_for_connecting_scene = 30,
  did_discard_scene_sessions = 31,  ///< application:didDiscardSceneSessions: (iOS 13.0)
  scene_will_connect = 32,  ///< scene:willConnectToSession:options: (iOS 13.0)
  scene_did_disconnect = 33,  ///< sceneDidDisconnect: (iOS 13.0)
  scene_will_enter_foreground = 34,  ///< sceneWillEnterForeground: (iOS 13.0)
  scene_did_become_active = 35,  ///< sceneDidBecomeActive: (iOS 13.0)
  scene_will_resign_active = 36,  ///< sceneWillResignActive: (iOS 13.0)
  scene_did_enter_background = 37,  ///< sceneDidEnterBackground: (iOS 13.0)
  scene_open_url_contexts = 38,  ///< scene:openURLContexts: (iOS 13.0)
  scene_continue_user_activity = 39,  ///< scene:continueUserActivity: (iOS 13.0)
  /// windowScene:performActionForShortcutItem:completionHandler: (iOS 13.0)
  window_scene_perform_shortcut_action = 40,
  did_update_to_location = 41,  ///< locationManager:didUpdateToLocation:fromLocation: (iOS 2.0)
  did_update_locations = 42,  ///< locationManager:didUpdateLocations: (iOS 6.0)
  did_enter_region = 43,  ///< locationManager:didEnterRegion: (iOS 4.0)
  did_exit_region = 44,  ///< locationManager:didExitRegion: (iOS 4.0)
  did_determine_region_state = 45,  ///< locationManager:didDetermineState:forRegion: (iOS 7.0)
  did_visit = 46,  ///< locationManager:didVisit: (iOS 8.0)
  central_will_restore_state = 47,  ///< centralManager:willRestoreState: (iOS 7.0)
  peripheral_will_restore_state = 48,  ///< peripheralManager:willRestoreState: (iOS 7.0)
  /// pushRegistry:didReceiveIncomingPushWithPayload:forType: (iOS 8.0)
  did_receive_incoming_push_legacy = 49,
  /// pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: (iOS 11.0)
  did_receive_incoming_push = 50,
  /// incomingPushResultForChannelManager:channelUUID:pushPayload: (iOS 16.0)
  incoming_push_to_talk = 51,
  did_receive_watch_message = 52,  ///< session:didReceiveMessage: (iOS 9.0)
  did_receive_watch_user_info = 53,  ///< session:didReceiveUserInfo: (iOS 9.0)
  /// didReceiveNotificationRequest:withContentHandler: (iOS 10.0; notification service extension)
  did_receive_notification_request = 54,
  /// serviceExtensionTimeWillExpire (iOS 10.0; notification service extension)
  service_extension_time_will_expire = 55,
  /// background-task-expiration-handler (block given to beginBackgroundTask; iOS 4.0)
  background_task_expiration_handler = 56,
  bgtask_launch_handler = 57,  ///< bgtask-launch-handler (block given to BGTaskScheduler; iOS 13.0)
  /// bgtask-expiration-handler (BGTask.expirationHandler; iOS 13.0)
  bgtask_expiration_handler = 58,
  keep_alive_handler = 59,  ///< keep-alive-handler (setKeepAliveTimeout:handler:; iOS 4.0)
  healthkit_update_handler = 60,  ///< healthkit-update-handler (HKObserverQuery; iOS 8.0)
  /// userNotificationCenter:willPresentNotification:withCompletionHandler: (iOS 10.0)
  will_present_notification = 61,
  state_restoration_activity_for_scene = 62,  ///< stateRestorationActivityForScene: (iOS 13.0)
  /// scene:restoreInteractionStateWithUserActivity: (iOS 15.0)
  scene_restore_interaction_state = 63,
  /// application:userDidAcceptCloudKitShareWithMetadata: (iOS 10.0)
  user_did_accept_cloudkit_share = 64,
  /// windowScene:userDidAcceptCloudKitShareWithMetadata: (iOS 13.0)
  window_scene_user_did_accept_cloudkit_share = 65,
  /// userNotificationCenter:openSettingsForNotification: (iOS 12.0)
  open_settings_for_notification = 66,
  handle_intent = 67,  ///< application:handleIntent:completionHandler: (iOS 11.0)
  handler_for_intent = 68,  ///< application:handlerForIntent: (iOS 14.0)
  /// application:handleWatchKitExtensionRequest:reply: (iOS 8.2)
  handle_watchkit_extension_request = 69,
  /// channelManager:channelUUID:didBeginTransmittingFromSource: (iOS 16.0)
  did_begin_transmitting = 70,
  /// application:didConnectCarInterfaceController:toWindow: (iOS 12.0)
  did_connect_car_interface_controller = 71,
  /// templateApplicationScene:didConnectInterfaceController: (iOS 14.0)
  template_scene_did_connect = 72,
  /// pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler: (iOS 26.4)
  did_receive_incoming_voip_push = 73,
  /// application:shouldSaveSecureApplicationState: (iOS 13.2)
  should_save_secure_application_state = 74,
  /// application:shouldRestoreSecureApplicationState: (iOS 13.2)
  should_restore_secure_application_state = 75,
  scene_will_continue_user_activity = 76,  ///< scene:willContinueUserActivityWithType: (iOS 13.0)
};

/// The values of UIBackgroundModes.
enum class mode : std::int32_t {
  audio = 1,  ///< playing or recording audio; iOS 4.0
  location = 2,  ///< location updates; iOS 4.0
  voip = 3,  ///< Voice over IP; iOS 4.0
  newsstand_content = 4,  ///< Newsstand downloads; iOS 5.0
  external_accessory = 5,  ///< communication with external accessories; iOS 5.0
  bluetooth_central = 6,  ///< use of Bluetooth LE accessories; iOS 5.0
  bluetooth_peripheral = 7,  ///< acting as a Bluetooth LE accessory; iOS 6.0
  fetch = 8,  ///< background fetch; iOS 7.0
  remote_notification = 9,  ///< remote notifications; iOS 7.0
  processing = 10,  ///< processing in the background; iOS 13.0
  push_to_talk = 11,  ///< Push to Talk; iOS 16.0
  nearby_interaction = 12,  ///< Nearby Interaction; iOS 16.0
  network_authentication = 13,  ///< network authentication; iOS 9.0
  screen_capture = 14,  ///< capture of the whole display; iOS 27.0
};

/// What an app may be doing.
enum class activity : std::int32_t {
  touch_delivery = 1,  ///< receiving touches
  ui_update = 2,  ///< updating the user interface
  opengl_es = 3,  ///< using the GPU with OpenGL ES
  gl_commands_in_flight = 4,  ///< having OpenGL ES commands in flight
  metal = 5,  ///< using the GPU with Metal
  shared_resource = 6,  ///< holding a shared resource of the system
  file_lock = 7,  ///< holding a file or database lock
  protected_file_access = 8,  ///< accessing a protected file
  camera = 9,  ///< using the camera
  bonjour_service = 10,  ///< offering a Bonjour service
  listening_socket = 11,  ///< listening on a socket
  network_socket = 12,  ///< using a network socket
  accessory_session = 13,  ///< keeping a session with an accessory open
  timer = 14,  ///< running a timer
  heavy_work = 15,  ///< doing heavy work
  audio_playback = 16,  ///< playing audio
  audio_recording = 17,  ///< going on to record audio
  begin_background_task = 18,  ///< beginning a background task
  start_location_updates = 19,  ///< starting location updates
  sensitive_content_on_screen = 20,  ///< showing sensitive content
  alert_on_screen = 21,  ///< showing a sheet or an alert view; one of the app
  background_transfer = 22,  ///< a transfer of a background URL session
  play_alongside_others = 23,  ///< playing audio along with other apps
  /// scheduling an app refresh task; submitting a BGAppRefreshTaskRequest
  schedule_app_refresh = 24,
  schedule_processing = 25,  ///< scheduling a processing task; submitting a BGProcessingTaskRequest
  /// scheduling a continued processing task; submitting a BGContinuedProcessingTaskRequest
  schedule_continued_processing = 26,
  /// scheduling a health research task; submitting a BGHealthResearchTaskRequest
  schedule_health_research = 27,
  start_audio_recording = 28,  ///< beginning to record audio; AUDIO_RECORDING: going on to record
  activate_audio_session = 29,  ///< activating an audio session that does not mix with others
  screen_capture = 30,  ///< capturing the whole display; ScreenCaptureKit
  neural_engine = 31,  ///< using the Neural Engine
  bluetooth_scan = 32,  ///< scanning for Bluetooth peripherals
  bluetooth_advertise = 33,  ///< advertising as a Bluetooth peripheral
  inter_app_audio = 34,  ///< serving another app with audio; Inter-App Audio
};

/// A span of time, or a rate, that the system allows.
enum class allowance : std::int32_t {
  /// the launch of the process; from its start to the first frame, newer watchdog name
  process_launch = 1,
  scene_create = 2,  ///< the first scene on screen
  /// a UI update or the way to the background; a UI update while running, and entering the
  /// background
  scene_update = 3,
  launch = 4,  ///< the launch of the app; launch to ready, older watchdog name
  resume = 5,  ///< the return to the foreground
  suspend = 6,  ///< leaving the foreground
  /// the return of applicationDidEnterBackground:; time until it returns
  did_enter_background = 7,
  will_terminate = 8,  ///< the return of applicationWillTerminate:; time until it returns
  process_exit = 9,  ///< the end of the process; time to end when asked
  exits_on_suspend_cleanup = 10,  ///< the clean-up of an app that opted out of the background
  background_task = 11,  ///< a background task; beginBackgroundTask
  background_task_in_fetch = 12,  ///< a background task begun after a fetch wake-up
  expiration_handler = 13,  ///< the expiration handler; time to end the task
  background_fetch = 14,  ///< a background fetch; until the completion handler of performFetch
  silent_push = 15,  ///< a silent push; until the fetchCompletionHandler of the push
  app_refresh_task = 16,  ///< an app refresh task; BGAppRefreshTask
  processing_task = 17,  ///< a processing task; BGProcessingTask
  continued_processing_task = 18,  ///< a continued processing task; BGContinuedProcessingTask
  health_research_task = 19,  ///< a health research task; BGHealthResearchTask
  /// the events of a background URL session; handleEventsForBackgroundURLSession
  url_session_events = 20,
  accessory_wake = 21,  ///< a wake-up by an accessory; External Accessory
  bluetooth_wake = 22,  ///< a wake-up by Bluetooth; Core Bluetooth
  location_wake = 23,  ///< a wake-up by location
  /// the interval between keep-alive handlers; the minimum for setKeepAliveTimeout:
  voip_keep_alive_interval = 24,
  voip_keep_alive_handler = 25,  ///< a keep-alive handler; the handler of setKeepAliveTimeout:
  /// the report of a call after a VoIP push; from the push to the reported call
  voip_push_report = 26,
  voip_wake_rate = 27,  ///< the wake-ups of a legacy VoIP app
  cpu_usage = 28,  ///< CPU use in the background
  /// a notification service extension; from didReceive to contentHandler
  notification_service_extension = 29,
  live_activity = 30,  ///< a Live Activity; from its start
  persistent_wifi = 31,  ///< Wi-Fi without UIRequiresPersistentWiFi; from the last use
  app_intent = 32,  ///< an app intent that runs in the background
  workout_mirroring = 33,  ///< the start of a Live Activity for a mirrored workout
  background_transfer = 34,  ///< a background transfer; from its start to its end
  siri_intent = 35,  ///< a phase of a SiriKit intent; with the launch of its extension or app
  extension_launch = 36,  ///< the launch of an app extension
  location_push = 37,  ///< a location push service extension at work
  expiring_activity = 38,  ///< an expiring activity; performExpiringActivity
};

/// What happens when an allowance is used up.
enum class expiry : std::int32_t {
  terminate = 1,  ///< the process is ended
  suspend = 2,  ///< the app is suspended
  mark_failed = 3,  ///< the task counts as failed
  cancel = 4,  ///< the task is cancelled
  throttle = 5,  ///< later grants are rarer or shorter
  report_only = 6,  ///< a report is written, nothing else
  deliver_fallback = 7,  ///< the system delivers the original content
  /// the system stops launching the app for this; for the purpose of the allowance
  stop_launching = 8,
  nothing = 9,  ///< nothing is known to happen
  drop = 10,  ///< anything over the limit is dropped without notice
  refuse = 11,  ///< the request fails with an error
  replace = 12,  ///< the newer request replaces the older
};

/// The answer. If no source says, it is `unspecified`, never `forbidden`.
enum class verdict : std::int32_t {
  allowed = 1,  ///< allowed
  forbidden = 2,  ///< forbidden
  conditional = 3,  ///< it depends on a fact that was not given; see `requires_mask`
  not_applicable = 4,  ///< the thing does not exist on that OS, or for that life cycle
  unspecified = 5,  ///< no source says
  /// the OS is newer than the rule set; the rest of the answer is for the newest known OS
  unknown_os = 6,
};

/// How firmly the system promises a launch.
enum class guarantee : std::int32_t {
  immediate = 1,  ///< at once; when the event happens
  eligible = 2,  ///< when the system chooses; it may delay the launch
  discretionary = 3,  ///< when the system chooses, if at all
};

/// The kind of source on which a rule is based.
enum class evidence : std::int32_t {
  documented = 1,  ///< documented by Apple; in public documentation
  engineer = 2,  ///< said by an Apple engineer
  observed = 3,  ///< measured by developers
  article = 4,  ///< said by published articles and books
  inferred = 5,  ///< inferred by us; explained in a note
  overridden = 6,  ///< the caller's own figure
};

/// The evidence profile: which rules may decide.
enum class profile : std::int32_t {
  documented = 1,  ///< Apple's documentation alone
  /// documentation, Apple's engineers and measured behaviour; also published articles; if sources
  /// disagree, the better observed source wins
  observed = 2,
  founding = 3,  ///< the four founding documents as they stand; nothing else. Its name is "article"
};

/// A three-valued fact. 0, not given, is the same as unknown.
enum class fact : std::int32_t {
  unknown = 0,  ///< unknown
  no = 1,  ///< no
  yes = 2,  ///< yes
};

/// Kind of device.
enum class idiom : std::int32_t {
  phone = 1,  ///< a phone
  pad = 2,  ///< an iPad
};

/// Location authorization granted at run time.
enum class authorization : std::int32_t {
  none = 1,  ///< no authorization for location
  when_in_use = 2,  ///< When In Use authorization for location
  always = 3,  ///< Always authorization for location
  /// provisional Always authorization for location; events that need Always wait for the answer of
  /// the user
  provisional_always = 4,
  when_in_use_reduced = 5,  ///< When In Use authorization with reduced accuracy
  always_reduced = 6,  ///< Always authorization with reduced accuracy
};

/// Why the answer to `transition`, `next`, `path` or `call` has its verdict.
enum class reason : std::int32_t {
  not_one_step = 1,  ///< the transition takes several steps; legal, but see `via` and the steps
  leads_elsewhere = 2,  ///< the cause leads from here to another state; `via`
  /// the cause cannot occur in this state; because of what the cause means
  cause_out_of_place = 3,
  state_unavailable = 4,  ///< this life cycle has no such state
  cause_unavailable = 5,  ///< this OS has no such cause, trigger or interruption
  tolerated = 6,  ///< seen on devices, but no source says that it is intended
  no_path = 7,  ///< no chain of permitted causes leads to the state
  scenes_not_covered = 8,  ///< the evidence profile says nothing about scenes
  interrupts_nothing = 9,  ///< this kind of interruption does not cover the app
  callback_unavailable = 10,  ///< this OS or life cycle has no such callback
  other_callbacks = 11,  ///< the trigger brings other callbacks
  /// the trigger launches or wakes no app by this cause; or the callback comes only at a launch
  launches_nothing = 12,
};

/// A fact that an answer can depend on.
enum class condition : std::int32_t {
  hardware_multitasking = 1,  ///< a device with multitasking; else: a device without multitasking
  /// an app linked against an SDK of 4.0 or later; else: an app linked against an SDK before 4.0
  multitasking_sdk = 2,
  exits_on_suspend = 3,  ///< UIApplicationExitsOnSuspend; else: no UIApplicationExitsOnSuspend
  scenes_adopted = 4,  ///< an app with scenes; else: an app without scenes
  multiple_scenes = 5,  ///< several scenes; else: one scene
  /// an app linked against an SDK of 13.0 or later; else: an app linked against an SDK before 13.0
  callkit_sdk = 6,
  phone = 7,  ///< a phone; else: not a phone
  pad = 8,  ///< an iPad; else: not an iPad
  real_device = 9,  ///< a real device; else: the Simulator
  cellular = 10,  ///< a cellular radio; else: no cellular radio
  /// a device that was unlocked since it started; else: a device that was not unlocked since it
  /// started; a device without a passcode counts as unlocked
  first_unlock_done = 11,
  passcode = 12,  ///< a passcode; else: no passcode
  background_app_refresh = 13,  ///< Background App Refresh on; else: Background App Refresh off
  low_power_mode_off = 14,  ///< Low Power Mode off; else: Low Power Mode on
  charging = 15,  ///< a charging device; else: no charging device
  debugger_detached = 16,  ///< no debugger; else: a debugger
  /// authorization for location; else: no authorization for location; when in use, or always
  location_authorization_granted = 17,
  /// Always authorization for location; else: no Always authorization for location
  location_authorization_always = 18,
  /// Bluetooth state restoration; else: no Bluetooth state restoration; of the app's Core Bluetooth
  /// managers
  restoration_identifier = 19,
  /// a URL session that sends launch events; else: a URL session that sends no launch events
  session_sends_launch_events = 20,
  bluetooth_on = 21,  ///< Bluetooth on; else: Bluetooth off; by the switch in Settings
  /// Bluetooth on in Control Center; else: Bluetooth off in Control Center
  bluetooth_on_in_control_center = 22,
  airplane_mode_off = 23,  ///< airplane mode off; else: airplane mode on
  /// accessories of AccessorySetupKit; else: no accessories of AccessorySetupKit
  accessory_setup_kit = 24,
  /// a force quit that outlasts a reboot; else: a force quit that ends with a reboot; an option of
  /// the device facts
  force_quit_survives_reboot = 25,
  /// regions that end with a reboot; else: regions that outlast a reboot; an option of the device
  /// facts
  regions_end_at_reboot = 26,
  rebooted_since = 27,  ///< a reboot since; else: no reboot since
  unlocked_since = 28,  ///< an unlock since; else: no unlock since
  user_launched_since = 29,  ///< a launch by the user since; else: no launch by the user since
  /// state restoration; else: no state restoration; the app preserves and restores its interface
  state_restoration = 30,
  /// permitted task identifiers; else: no permitted task identifiers; the entries of
  /// BGTaskSchedulerPermittedIdentifiers
  permitted_identifiers = 31,
  mode_audio = 32,  ///< the background mode audio; else: no background mode audio
  mode_location = 33,  ///< the background mode location; else: no background mode location
  mode_voip = 34,  ///< the background mode voip; else: no background mode voip
  /// the background mode newsstand-content; else: no background mode newsstand-content
  mode_newsstand_content = 35,
  /// the background mode external-accessory; else: no background mode external-accessory
  mode_external_accessory = 36,
  /// the background mode bluetooth-central; else: no background mode bluetooth-central
  mode_bluetooth_central = 37,
  /// the background mode bluetooth-peripheral; else: no background mode bluetooth-peripheral
  mode_bluetooth_peripheral = 38,
  mode_fetch = 39,  ///< the background mode fetch; else: no background mode fetch
  /// the background mode remote-notification; else: no background mode remote-notification
  mode_remote_notification = 40,
  mode_processing = 41,  ///< the background mode processing; else: no background mode processing
  /// the background mode push-to-talk; else: no background mode push-to-talk
  mode_push_to_talk = 42,
  /// the background mode nearby-interaction; else: no background mode nearby-interaction
  mode_nearby_interaction = 43,
  /// the background mode network-authentication; else: no background mode network-authentication
  mode_network_authentication = 44,
  /// an app linked against an SDK of 27.0 or later; else: an app linked against an SDK before 27.0
  scene_sdk = 45,
  /// an unlocked device; else: a locked device; a device without a passcode counts as unlocked
  device_unlocked = 46,
  /// a usage text for Always; else: no usage text for Always;
  /// NSLocationAlwaysAndWhenInUseUsageDescription, or its older form
  always_usage_text = 47,
  /// a usage text for When In Use; else: no usage text for When In Use;
  /// NSLocationWhenInUseUsageDescription
  when_in_use_usage_text = 48,
  /// a usage text for the microphone; else: no usage text for the microphone;
  /// NSMicrophoneUsageDescription
  microphone_usage_text = 49,
  /// an OS that is not older than MinimumOSVersion; else: an OS older than MinimumOSVersion; holds
  /// also if MinimumOSVersion is not given
  minimum_os_met = 50,
  modes_known = 51,  ///< only modes that Apple lists; else: a mode that Apple does not list
  /// no build variable in the Info.plist; else: a build variable in the Info.plist; an unexpanded
  /// one, in a key that was read
  no_placeholders = 52,
  any_mode = 53,  ///< a background mode; else: no background mode
  /// the background mode fetch or processing; else: neither the background mode fetch nor
  /// processing
  task_modes = 54,
  /// an app linked against an SDK of 10.0 or later; else: an app linked against an SDK before 10.0
  pushkit_sdk = 55,
  /// a CLBackgroundActivitySession when it last ran; else: no CLBackgroundActivitySession when it
  /// last ran
  background_activity_session = 56,
  /// a CLServiceSession for Always when it last ran; else: no CLServiceSession for Always when it
  /// last ran
  service_session = 57,
  /// several apps in front; else: one app in front; holds if more than one app can be in front
  several_foreground_slots = 58,
  /// a scene session, or a saved interface, that UIKit kept; else: no scene session or saved
  /// interface that UIKit kept
  interface_kept = 59,
  /// permission to use the camera beside other apps; else: no permission to use the camera beside
  /// other apps
  multitasking_camera = 60,
  /// a saved interface to restore; else: no saved interface to restore; the app restores its
  /// interface, and UIKit kept what it saved
  state_to_restore = 61,
  /// an unlocked screen; else: a locked screen; with a passcode or without one
  screen_unlocked = 62,
  /// the background mode screen-capture; else: no background mode screen-capture
  mode_screen_capture = 63,
  full_accuracy = 64,  ///< full accuracy for location; else: reduced accuracy for location
};

/// How an app stands with the system when an event comes.
enum class standing : std::int32_t {
  in_memory = 1,  ///< suspended in memory
  /// ended by anything but a force quit; the ends with a standing of their own are below
  ended = 2,
  force_quit = 3,  ///< force quit by the user; has the force-quit flag (or was never launched)
  rebooted = 4,  ///< not running since the device started
  opted_out = 5,  ///< ended by UIApplicationExitsOnSuspend
  held_button = 6,  ///< ended by holding the home button
  updated = 7,  ///< ended by an update of the app
  uninstalled = 8,  ///< uninstalled
  running = 9,  ///< running in the background
  in_front = 10,  ///< running in front
};

/// What happened between a termination and an event.
enum class since_event : std::int32_t {
  reboot = 1,  ///< the device restarted
  unlock = 2,  ///< the user unlocked the device; the first unlock after the boot
  user_launch = 3,  ///< the user launched the app
};

/// A family of rules.
enum class family : std::int32_t {
  lifecycle = 1,  ///< which life cycle an app has
  transition = 2,  ///< which state follows on a cause
  cause = 3,  ///< in which states a cause can occur
  delivery = 4,  ///< what a trigger delivers; and since which version it exists
  deadline = 5,  ///< how long an allowance lasts
  standing = 6,  ///< what a termination leaves behind
  relaunch = 7,  ///< whether a trigger wakes or launches an app
  notification = 8,  ///< which notification accompanies a callback
  mode = 9,  ///< what a background mode permits
  event = 10,  ///< how an event reaches an app in a state
  quota = 11,  ///< how many of something the system allows
  conduct = 12,  ///< what an app may do in a state
  duty = 13,  ///< what an app owes in a callback
  manifest = 14,  ///< which parts of a manifest will not work
  termination = 15,  ///< what a termination code means
  /// since which version a callback exists; and which callback is called in its place
  callback = 16,
  choice = 17,  ///< what a question means if it leaves something open
  silence = 18,  ///< where silence does not mean "no"; the subject on which the sources say nothing
  watchdog = 19,  ///< which allowance limits a callback
  disposition = 20,  ///< what becomes of a trigger that does not run the app
  suspension = 21,  ///< what keeps the system from suspending an app
  purge = 22,  ///< in which order apps are ended when memory is short
  call = 23,  ///< who receives a callback, with which options; and what its return value changes
};

/// A disagreement between sources. Each side has a rule.
enum class conflict : std::int32_t {
  /// how long background tasks may run; 150 s, or 600, 180 and 30 s by OS
  background_task_budget = 1,
  /// what a force quit sends to a running app; no message, or applicationWillTerminate:
  force_quit_callback = 2,
  force_quit_across_reboot = 3,  ///< whether a reboot clears the force-quit flag
  /// since when location relaunches after a force quit; from iOS 8.0, or from 7.1
  location_after_force_quit = 4,
  standard_location_relaunch = 5,  ///< whether standard location updates relaunch an app
  processing_after_force_quit = 6,  ///< whether processing tasks run after a force quit
  /// what is launched before the first unlock; nothing, or named exceptions
  before_first_unlock = 7,
  /// the limit of applicationDidEnterBackground:; 5 s, or the watchdog's 10 s
  did_enter_background_limit = 8,
  launch_limit = 9,  ///< the limit of a launch; 5 s of advice, or the watchdog's 20 s
  region_after_reboot = 10,  ///< whether regions relaunch an app after a reboot
  /// how the system ends an app in the background; applicationWillTerminate:, or SIGKILL
  terminate_running_background = 11,
  /// what is called at a background launch or wake-up; applicationDidEnterBackground:, or none
  background_launch_callback = 12,
  lock_by_version = 13,  ///< what a lock does on iOS 4, 5 and 7
  location_after_force_quit_26 = 14,  ///< whether location relaunches after a force quit on iOS 26
  /// what a running app gets at shutdown; applicationWillTerminate:, or nothing
  terminate_at_shutdown = 15,
  visit_after_force_quit = 16,  ///< whether visits relaunch an app after a force quit
  push_after_force_quit = 17,  ///< whether pushes relaunch an app after a force quit
  healthkit_after_force_quit = 18,  ///< whether HealthKit relaunches an app after a force quit
  /// what UIApplicationExitsOnSuspend calls first; applicationDidEnterBackground: before
  /// applicationWillTerminate:, or not
  exits_on_suspend_background = 19,
  /// when keep-alive handlers were deprecated; in iOS 9.0, or in 10.0
  keep_alive_deprecation = 20,
  force_quit_before_7 = 21,  ///< what a force quit prevents before iOS 7
  /// which apps get applicationWillTerminate:; those in the background alone, or others too
  terminate_only_in_background = 22,
  undocumented_limit = 23,  ///< whether a limit has a figure; none, or 5 s
  bluetooth_toggles_26 = 24,  ///< whether the technote's fifth note applies literally
  local_notification_limit = 25,  ///< how many local notifications are kept; 64, or 128
  /// what a force quit calls in a scene; sceneDidEnterBackground:, or sceneDidDisconnect:
  scene_force_quit_order = 26,
  /// which state the app reads in sceneDidBecomeActive:; active, or inactive
  scene_activation_state = 27,
  /// when suspension closes accessory sessions; after iOS 4, or up to iOS 4 and without the mode
  accessory_sessions = 28,
  /// which transfers are discretionary; those begun in the foreground, or in the background
  discretionary_transfers = 29,
  /// whether the location mode stops suspension; it does not, or keeps the app running
  location_suspension = 30,
  /// whether a force quit destroys the session of a scene; and what the scene saved
  session_after_force_quit = 31,
  beacon_mode = 32,  ///< which regions need the location mode; beacon regions, or none
  /// whether When In Use permits monitoring in the background; while updates begun in front go on
  location_in_use = 33,
  /// when a suspended app learns of a time change; in the foreground, or when it runs
  significant_time_change = 34,
  /// which launch methods must return NO to refuse a URL; either of them, or both
  url_refused_at_launch = 35,
  /// whether location events need Background App Refresh; from 8.0 on
  location_without_refresh = 36,
};

/// Termination codes, as the 32-bit pattern.
enum class code : std::uint32_t {
  watchdog = 0x8badf00d,  ///< the app did not launch, respond or end in time
  background_task = 0x2182bad2,  ///< a background task was not ended in time
  /// events of a background URL session were not handled in time
  background_url_session = 0x2182bad3,
  background_fetch = 0x2182bad4,  ///< a background fetch was not finished in time
  resource_held = 0xdead10cc,  ///< the app held a file or database lock at suspension
  thermal = 0xc00010ff,  ///< the device was too hot
  call_not_reported = 0xbaadca11,  ///< the app reported no call after a VoIP push
  voip_wake_rate = 0xbad22222,  ///< the VoIP app was resumed too often
  disk_pressure = 0xbaddd15c,  ///< storage was short
  resource_use = 0xd00d2bad,  ///< the app used too much of key system resources
  watch_cpu = 0xc51bad01,  ///< on watchOS, a background task used too much CPU time
  watch_time = 0xc51bad02,  ///< on watchOS, a background task was not finished in time
  /// on watchOS, the system was too busy for a background task; it was not finished in time
  watch_runtime = 0xc51bad03,
  insecure_drawing = 0x2bad45ec,  ///< the app drew while the device was locked
  stackshot = 0xbaaaaaad,  ///< a stackshot of the whole system; nothing was ended
  user_force_quit = 0xdeadfa11,  ///< the user force quit the app
  simulator_host = 0xfbfbfbfb,  ///< the host of the Simulator ended the app
  task_assertions = 0xbada5e47,  ///< the app had too many background tasks at once
};

/// Notifications that are posted along with callbacks; the name is Apple's constant.
enum class notification : std::int32_t {
  did_finish_launching = 1,  ///< UIApplicationDidFinishLaunchingNotification
  did_become_active = 2,  ///< UIApplicationDidBecomeActiveNotification
  will_resign_active = 3,  ///< UIApplicationWillResignActiveNotification
  did_enter_background = 4,  ///< UIApplicationDidEnterBackgroundNotification
  will_enter_foreground = 5,  ///< UIApplicationWillEnterForegroundNotification
  will_terminate = 6,  ///< UIApplicationWillTerminateNotification
  did_receive_memory_warning = 7,  ///< UIApplicationDidReceiveMemoryWarningNotification
  significant_time_change = 8,  ///< UIApplicationSignificantTimeChangeNotification
  protected_data_will_become_unavailable = 9,  ///< UIApplicationProtectedDataWillBecomeUnavailable
  protected_data_did_become_available = 10,  ///< UIApplicationProtectedDataDidBecomeAvailable
  scene_will_connect = 11,  ///< UISceneWillConnectNotification
  scene_did_disconnect = 12,  ///< UISceneDidDisconnectNotification
  scene_will_enter_foreground = 13,  ///< UISceneWillEnterForegroundNotification
  scene_did_activate = 14,  ///< UISceneDidActivateNotification
  scene_will_deactivate = 15,  ///< UISceneWillDeactivateNotification
  scene_did_enter_background = 16,  ///< UISceneDidEnterBackgroundNotification
};

/// What breaking a rule of conduct costs.
enum class price : std::int32_t {
  terminate = 1,  ///< the process is ended
  operation_fails = 2,  ///< the operation fails with an error
  closed_by_system = 3,  ///< the system closes the socket, service or session
  not_delivered = 4,  ///< nothing arrives
  stops = 5,  ///< the activity stops; and goes on when the app runs again
  throttle = 6,  ///< later grants are rarer or shorter; the process may be ended
  /// the content is visible in the system's snapshot; in the picture for the app switcher
  exposed_in_snapshot = 7,
  wasted = 8,  ///< the activity has no effect; until the app is in the foreground
  /// the request fails, because it is not declared; the manifest lacks its identifier or mode
  not_permitted = 9,
  /// the request fails, because no background work exists; in the Simulator, or with Background App
  /// Refresh off
  unavailable = 10,
  ineligible_now = 11,  ///< the request fails if it asks to run at once
};

/// What reaches an app, other than its triggers.
enum class event : std::int32_t {
  touch = 1,  ///< the user touches the screen
  accessory_connection = 2,  ///< an accessory is connected or disconnected
  orientation_change = 3,  ///< the orientation of the device changes
  /// the time changes significantly; midnight, a carrier's time, daylight saving
  significant_time_change = 4,
  battery_change = 5,  ///< the level or state of the battery changes
  proximity_change = 6,  ///< the proximity sensor changes its state
  protected_data_change = 7,  ///< protected data becomes available or unavailable
  screen_change = 8,  ///< a screen is connected, disconnected or changes its mode
  defaults_change = 9,  ///< the user defaults change
  locale_change = 10,  ///< the locale changes
  icloud_identity_change = 11,  ///< the iCloud identity changes
  memory_warning = 12,  ///< the system warns that memory is short
  local_notification = 13,  ///< a local notification fires
  view_redraw = 14,  ///< a view asks to be drawn
  location_update = 15,  ///< a location update arrives
  network_request = 16,  ///< a peer sends a request; over a socket of the app
  window_snapshot = 17,  ///< the system takes the picture for the app switcher
  /// an app with accessory sessions goes to the background; the notice that it gets
  accessory_disconnect = 18,
  remote_notification = 19,  ///< a push is shown to the user; the part of a push that is shown
  /// the app's audio session is interrupted; by a call, an alert or another app
  audio_interruption = 20,
};

/// How an event reaches the app.
enum class manner : std::int32_t {
  at_once = 1,  ///< when the event happens
  coalesced = 2,  ///< as one notice of the net change; when the app runs again
  queued = 3,  ///< each event, when the app runs again
  withheld = 4,  ///< never
  to_user = 5,  ///< shown to the user, who decides
  after_callback = 6,  ///< by the system, once a callback has returned
};

/// A number that the system allows.
enum class quota : std::int32_t {
  scheduled_local_notifications = 1,  ///< scheduled local notifications
  monitored_regions = 2,  ///< monitored regions and conditions; of an app, all kinds together
  pending_refresh_tasks = 3,  ///< pending refresh tasks; BGAppRefreshTaskRequest
  pending_processing_tasks = 4,  ///< pending processing tasks; BGProcessingTaskRequest
  silent_pushes = 5,  ///< silent pushes that are delivered; content-available
  newsstand_pushes = 6,  ///< pushes that launch a Newsstand app; content-available
  wakeups = 7,  ///< wakeups of the CPU from idle
  voip_wakes = 8,  ///< wake-ups of a legacy VoIP app
  /// HealthKit deliveries without an answer; whose completion handler was not called
  unanswered_health_deliveries = 9,
  location_change_updates = 10,  ///< significant location changes
  launch_screen_size = 11,  ///< the size of a launch screen; of all its images together
  notification_service_memory = 12,  ///< memory of a notification service extension
  disk_writes = 13,  ///< what an app writes to storage
  foreground_apps = 14,  ///< apps in front at the same time
  requests_per_identifier = 15,  ///< pending requests with one identifier; of the task scheduler
  background_task_assertions = 16,  ///< background tasks of an app at the same time
  url_session_resumes = 17,  ///< launches and wake-ups for background URL sessions
  widget_reloads = 18,  ///< reloads of a widget; while its app is not in front
  live_activity_starts = 19,  ///< Live Activities that a push starts
  live_activity_updates = 20,  ///< updates of Live Activities by urgent pushes; of priority 10
  device_activities = 21,  ///< device activities that an app monitors
  push_to_talk_channels = 22,  ///< Push to Talk channels that are joined at once
  live_activities = 23,  ///< Live Activities at the same time; of the device
  service_updates = 24,  ///< service updates of high priority; Push to Talk
  health_deliveries = 25,  ///< HealthKit deliveries to an app; by type and frequency
  extension_memory = 26,  ///< memory of an app extension
  location_pushes = 27,  ///< location pushes; of the device
};

/// The domain of an error by which the system tells an app that it broke a rule of the life cycle.
/// Each domain has its own error codes.
enum class error_domain : std::int32_t {
  bg_task_scheduler = 1,  ///< BGTaskSchedulerErrorDomain
  url = 2,  ///< NSURLErrorDomain
  /// NSURLErrorBackgroundTaskCancelledReasonKey; in the userInfo of NSURLErrorDomain -999
  task_cancelled_reason = 3,
  os_status = 4,  ///< NSOSStatusErrorDomain; also the codes of AVAudioSession
  posix = 5,  ///< NSPOSIXErrorDomain
  sqlite = 6,  ///< SQLite
  metal_command_buffer = 7,  ///< MTLCommandBufferErrorDomain
  iogpu = 8,  ///< IOGPUCommandQueueErrorDomain
  healthkit = 9,  ///< com.apple.healthkit
  push_to_talk_channel = 10,  ///< PTChannelErrorDomain
  text = 11,  ///< text of a framework; that it logs or raises; the codes are ours
  local_authentication = 12,  ///< com.apple.LocalAuthentication
  provider_stop_reason = 13,  ///< NEProviderStopReason; of a network provider
};

/// What a quota counts.
enum class unit : std::int32_t {
  count = 1,  ///< a count
  bytes = 2,  ///< bytes
  metres = 3,  ///< metres
};

/// How much a finding matters.
enum class severity : std::int32_t {
  note = 1,  ///< worth knowing
  /// a declaration will not work; or lacks something that it needs; or a log is right only if
  /// records are missing
  warning = 2,
  error = 3,  ///< the app does not run, or is ended; or a log breaks the rules
};

/// The namespace of a termination reason; values are those of the kernel's reason.h.
enum class termination_namespace : std::int32_t {
  jetsam = 1,  ///< the kernel's memory management
  signal = 2,  ///< a signal
  codesigning = 3,  ///< code signing
  hangtracer = 4,  ///< the hang tracer
  test = 5,  ///< a test
  dyld = 6,  ///< the dynamic linker
  libxpc = 7,  ///< the library of XPC
  objc = 8,  ///< the Objective-C runtime
  exec = 9,  ///< the start of a program
  springboard = 10,  ///< SpringBoard; also FrontBoard and Carousel
  tcc = 11,  ///< privacy controls; TCC
  reportcrash = 12,  ///< ReportCrash
  coreanimation = 13,  ///< Core Animation
  aggregated = 14,  ///< aggregated reasons
  runningboard = 15,  ///< RunningBoard; up to iOS 12, assertiond
  skywalk = 16,  ///< Skywalk
  settings = 17,  ///< Settings
  libsystem = 18,  ///< the system library
  foundation = 19,  ///< Foundation
  watchdog = 20,  ///< the watchdog
  metal = 21,  ///< Metal
  watchkit = 22,  ///< WatchKit
  guard = 23,  ///< a guarded resource
  analytics = 24,  ///< analytics
  sandbox = 25,  ///< the sandbox
  security = 26,  ///< security
  endpointsecurity = 27,  ///< Endpoint Security
  pac_exception = 28,  ///< pointer authentication
  bluetooth_chip = 29,  ///< the Bluetooth chip
  port_space = 30,  ///< the space of Mach ports
  webkit = 31,  ///< WebKit
  backlightservices = 32,  ///< backlight services
  media = 33,  ///< media services
  rosetta = 34,  ///< Rosetta
  libignition = 35,  ///< libignition
  bootmount = 36,  ///< the mounting of volumes at the boot
  unnamed_37 = 37,  ///< a namespace whose name is not public
  realitykit = 38,  ///< RealityKit
  audio = 39,  ///< audio services
  wakeboard = 40,  ///< WakeBoard
  corerc = 41,  ///< CoreRC
  self_restrict = 42,  ///< restrictions that a process gave itself
  arkit = 43,  ///< ARKit
  camera = 44,  ///< camera services
  backboard = 45,  ///< BackBoard
  powerexceptions = 46,  ///< power exceptions
  secinit = 47,  ///< the set-up of the sandbox
};

/// The role of a rule in an answer.
enum class role : std::int32_t {
  decides = 1,  ///< the rule decides the answer
  /// the rule applies, but another rule decides; one of higher precedence, an earlier one of the
  /// same precedence, or one that refuses whatever the app declares
  outweighed = 2,
  condition_unknown = 3,  ///< the rule may apply; one of its conditions is not known
  condition_fails = 4,  ///< one of the rule's conditions is not met
  other_version = 5,  ///< the rule is in force on other versions
  other_profile = 6,  ///< the evidence profile does not admit the rule
  alternative = 7,  ///< the rule applies as a second account; it never decides
};

/// Kind of an Info.plist value.
enum class info_kind : std::int32_t {
  string = 1,  ///< a string
  boolean = 2,  ///< a boolean
  integer = 3,  ///< an integer
  string_list = 4,  ///< a list of strings
  dictionary = 5,  ///< a dictionary; its contents are given key by key, or not at all
  other = 6,  ///< another value; a real, a date, data, or an array of other things
};

/// What `lcp_app_apply_info` reports about an entry. No notice is an error.
enum class notice_kind : std::int32_t {
  unknown_mode = 1,  ///< a UIBackgroundModes value that Apple does not list
  wrong_type = 2,  ///< the wrong type for the key; the entry was not used
  duplicate = 3,  ///< a key that was given before; the later entry counts
  /// an unexpanded build variable; the value was not used, but an identifier counts
  placeholder = 4,
  /// neither a version nor an SDK name; the key requires one of them, so the entry was not used
  malformed = 5,
  empty_list = 6,  ///< an empty list
};

/// The part of a call that a status is about.
enum class field : std::int32_t {
  context = 1,  ///< context
  query = 2,  ///< query
  answer = 3,  ///< answer
  struct_size = 4,  ///< size of a struct
  os = 5,  ///< OS version
  profile = 6,  ///< evidence profile
  app = 7,  ///< app
  facts = 8,  ///< facts of the device
  limits = 9,  ///< limits
  from = 10,  ///< state before
  to = 11,  ///< state after
  cause = 12,  ///< cause
  last_cause = 13,  ///< last cause
  allowed_causes = 14,  ///< allowed causes
  trigger = 15,  ///< trigger
  interruption = 16,  ///< interruption
  allowance = 17,  ///< allowance
  termination = 18,  ///< termination
  events_since = 19,  ///< events since the termination
  background_modes = 20,  ///< background modes
  exits_on_suspend = 21,  ///< exits on suspend
  scenes = 22,  ///< scenes
  multiple_scenes = 23,  ///< multiple scenes
  linked_sdk = 24,  ///< linked SDK
  minimum_os = 25,  ///< minimum OS
  location_authorization = 26,  ///< location authorization
  restoration_identifier = 27,  ///< restoration identifier
  session_sends_launch_events = 28,  ///< session sends launch events
  state_restoration = 29,  ///< state restoration
  idiom = 30,  ///< kind of device
  simulator = 31,  ///< Simulator
  hardware_multitasking = 32,  ///< hardware multitasking
  cellular = 33,  ///< cellular radio
  passcode = 34,  ///< passcode
  first_unlock_done = 35,  ///< first unlock done
  background_app_refresh = 36,  ///< Background App Refresh
  low_power_mode = 37,  ///< Low Power Mode
  charging = 38,  ///< charging
  debugger_attached = 39,  ///< debugger attached
  foreground_slots = 40,  ///< apps that can be in front
  bluetooth_off = 41,  ///< Bluetooth off
  bluetooth_off_in_control_center = 42,  ///< Bluetooth off in Control Center
  airplane_mode = 43,  ///< airplane mode
  accessory_setup_kit = 44,  ///< accessories of AccessorySetupKit
  force_quit_survives_reboot = 45,  ///< force quit survives a reboot
  regions_end_at_reboot = 46,  ///< regions end at a reboot
  limit_count = 47,  ///< number of limits
  limit_ns = 48,  ///< limit
  stride = 49,  ///< stride
  count = 50,  ///< count
  statuses = 51,  ///< statuses
  index = 52,  ///< index
  text = 53,  ///< text
  key = 54,  ///< key
  value = 55,  ///< value
  notices = 56,  ///< notices
  enum_kind = 57,  ///< kind of enumeration
  state = 58,  ///< state
  activity = 59,  ///< activity
  callback = 60,  ///< callback
  mode = 61,  ///< background mode
  event = 62,  ///< event
  quota = 63,  ///< quota
  reason_namespace = 64,  ///< namespace of the termination reason
  code = 65,  ///< termination code
  device_locked = 66,  ///< device locked
  always_usage_text = 67,  ///< usage text for Always
  when_in_use_usage_text = 68,  ///< usage text for When In Use
  microphone_usage_text = 69,  ///< usage text for the microphone
  background_activity_session = 70,  ///< CLBackgroundActivitySession
  service_session = 71,  ///< CLServiceSession
  policy = 72,  ///< policy
  policy_size = 73,  ///< size of a policy
  form = 74,  ///< form of a policy
  question = 75,  ///< question
  condition = 76,  ///< condition
  items = 77,  ///< items
  rule = 78,  ///< rule
  rule_field = 79,  ///< field of a rule
  error = 80,  ///< error; the lcp_error itself: nothing could be written to it
  info_progress = 81,  ///< progress of an Info.plist
  force_quit = 82,  ///< force quit
  allowances = 83,  ///< allowances
  activities = 84,  ///< activities
  begun_in_front = 85,  ///< begun in front
  device = 86,  ///< device
  options = 87,  ///< options
  install = 88,  ///< installation of an app
  kind = 89,  ///< kind
  process = 90,  ///< process
  scene = 91,  ///< scene
  notice = 92,  ///< notice
  fact = 93,  ///< fact
  decision = 94,  ///< decision
  token = 95,  ///< token
  identifier = 96,  ///< identifier
  amount = 97,  ///< amount
  effect = 98,  ///< effect
  reply = 99,  ///< reply
  now = 100,  ///< time
  missing_callbacks = 101,  ///< missing callbacks
  was_launched = 102,  ///< launched before
  reply_after = 103,  ///< time of the reply
  footprint = 104,  ///< memory footprint
  apps = 105,  ///< apps
  tasks = 106,  ///< tasks
  requests = 107,  ///< requests
  policies = 108,  ///< policies
  effects = 109,  ///< effects
  on_silence = 110,  ///< treatment of silence
  on_conditional = 111,  ///< treatment of a conditional answer
  unknown_limit = 112,  ///< replacement for an unknown limit
  memory = 113,  ///< memory
  memory_size = 114,  ///< size of memory
  snapshot = 115,  ///< snapshot
  disposition = 116,  ///< disposition
  occasion = 117,  ///< occasion
  interface_kept = 118,  ///< interface kept
  multitasking_camera = 119,  ///< camera beside other apps
  parts = 120,  ///< parts of the text
  assumed = 121,  ///< conditions assumed by the host
  complete_after = 122,  ///< time until wake-ups complete
  stay_for = 123,  ///< time in the background before suspension
  auditor = 124,  ///< auditor
  session = 125,  ///< session
  columns = 126,  ///< columns
  record = 127,  ///< kind of a record
  clock = 128,  ///< clock
  logged_callbacks = 129,  ///< logged callbacks
  logged_notifications = 130,  ///< logged notifications
  log_flags = 131,  ///< flags of a log
  finding = 132,  ///< finding
  strictness = 133,  ///< strictness
  error_domain = 134,  ///< domain of the error
  day = 135,  ///< day
  habits = 136,  ///< habits
  start_hour = 137,  ///< hour at which a day begins
  days = 138,  ///< number of days
  used_hours = 139,  ///< hours of use
  charging_hours = 140,  ///< hours of charging
  offline_hours = 141,  ///< hours without a network
  low_power_hours = 142,  ///< hours in Low Power Mode
  off_hours = 143,  ///< hours off
  pickups_per_day = 144,  ///< pickups a day
  seconds_per_use = 145,  ///< seconds of a use
  memory_pressures_per_day = 146,  ///< memory pressures a day
  opens_per_day = 147,  ///< opens a day
  force_quits_per_week = 148,  ///< force quits a week
  silent_pushes_per_day = 149,  ///< silent pushes a day
  visible_pushes_per_day = 150,  ///< visible pushes a day
  region_crossings_per_day = 151,  ///< region crossings a day
  transfers_per_day = 152,  ///< background transfers a day
  voip_pushes_per_day = 153,  ///< VoIP pushes a day
  bluetooth_events_per_day = 154,  ///< Bluetooth events a day
};

/// A field that only rules of some families have, for lcp_rule_value and lcp_rule_text.
enum class rule_field : std::int32_t {
  verdict = 1,  ///< verdict
  lifecycle = 2,  ///< life cycle
  lifecycles = 3,  ///< life cycles
  states = 4,  ///< states
  to = 5,  ///< state after
  causes = 6,  ///< causes
  last_causes = 7,  ///< last causes
  interruptions = 8,  ///< interruptions
  reason = 9,  ///< reason
  via = 10,  ///< state between
  steps = 11,  ///< steps
  triggers = 12,  ///< triggers
  launch_state = 13,  ///< state at launch
  callback = 14,  ///< callback
  second_callback = 15,  ///< second callback
  launch_callback = 16,  ///< callback at launch
  on_launch_only = 17,  ///< only at a launch
  guarantee = 18,  ///< guarantee
  terminations = 19,  ///< terminations
  standings = 20,  ///< standings
  standing = 21,  ///< standing
  allowances = 22,  ///< allowances
  allowance = 23,  ///< allowance
  at_expiry = 24,  ///< at expiry
  code = 25,  ///< termination code
  extendable = 26,  ///< extendable
  advice = 27,  ///< advice
  limit = 28,  ///< limit
  warning = 29,  ///< warning
  axes = 30,  ///< axes
  notification = 31,  ///< notification
  posted_before = 32,  ///< posted before the callback
  reads_as_method = 33,  ///< reads as in the method
  mode = 34,  ///< background mode
  deprecated = 35,  ///< deprecated since
  permits = 36,  ///< permitted activities
  keeps_running = 37,  ///< activities that keep the app running
  events = 38,  ///< events
  manner = 39,  ///< manner
  quota = 40,  ///< quota
  unit = 41,  ///< unit
  activities = 42,  ///< activities
  activity = 43,  ///< activity
  price = 44,  ///< price
  undone_at = 45,  ///< undone at
  severity = 46,  ///< severity
  cause = 47,  ///< cause
  count = 48,  ///< count
  window = 49,  ///< window
  namespaces = 50,  ///< namespaces
  code_low = 51,  ///< lowest code
  code_high = 52,  ///< highest code
  text = 53,  ///< text
  key = 54,  ///< key
  value = 55,  ///< value
  fallback = 56,  ///< fallback
  fallback_in_front_only = 57,  ///< fallback in front only
  scene_callback = 58,  ///< callback of the scene
  app_callback = 59,  ///< callback of the app
  of_interface = 60,  ///< about the interface
  companions = 61,  ///< companions
  silence = 62,  ///< subject of silence
  termination = 63,  ///< termination
  starts = 64,  ///< start of the clock
  resets = 65,  ///< resets of the clock
  shared = 66,  ///< shared
  origin = 67,  ///< origin
  disposition = 68,  ///< disposition
  occasion = 69,  ///< occasion; until when an event is kept
  rank = 70,  ///< rank
  warned = 71,  ///< warned
  merging = 72,  ///< merging
  trigger = 73,  ///< trigger
  begun_in_front = 74,  ///< begun in front
  callbacks = 75,  ///< callbacks
  receiver = 76,  ///< receiver
  launch_option = 77,  ///< launch option
  more_launch_options = 78,  ///< more launch options
  connection_option = 79,  ///< connection option
  more_connection_options = 80,  ///< more connection options
  return_value = 81,  ///< return value
  error_domains = 82,  ///< domains of errors
};

/// What the sources of an evidence profile can be silent about.
enum class silence : std::int32_t {
  scenes = 1,  ///< apps with scenes
  ways = 2,  ///< what may follow a state, and which paths lead elsewhere
  callbacks = 3,  ///< which callbacks an app gets
};

/// The questions, for lcp_query_batch, lcp_explain and lcp_answer_text.
enum class question : std::int32_t {
  transition = 1,  ///< transition between states
  next = 2,  ///< what may follow a state
  path = 3,  ///< path between states
  deadline = 4,  ///< deadline
  relaunch = 5,  ///< relaunch by an event
  conduct = 6,  ///< conduct in a state
  duties = 7,  ///< duties in a callback
  delivery = 8,  ///< delivery of an event
  mode = 9,  ///< background mode
  quota = 10,  ///< quota
  manifest = 11,  ///< findings about a manifest
  termination = 12,  ///< meaning of a termination code
  suspension = 13,  ///< suspension of an app
  purge = 14,  ///< order of a purge
  call = 15,  ///< arguments of a callback
};

/// How much of a policy is computed when it is prepared.
enum class form : std::int32_t {
  small = 1,  ///< the small form; an lcp_policy: what was checked and derived from the context
  /// the form with tables; the small form plus tables, in which transitions, deadlines and
  /// relaunches are looked up
  tables = 2,
};

/// What is known of a condition.
enum class knowledge : std::int32_t {
  holds = 1,  ///< the condition holds
  fails = 2,  ///< the condition fails
  not_given = 3,  ///< the condition was not given; an answer that depends on it is conditional
  /// the condition was not given, and a default is used; an app that declares nothing, the SDK of
  /// the OS, the ordinary device
  assumed = 4,
};

/// When the clock of an allowance starts, or is reset.
enum class moment : std::int32_t {
  callback = 1,  ///< a callback is called; the clock ends when the callback returns
  /// the first callback of a transition is called; the clock ends with the last callback
  transition = 2,
  process_start = 3,  ///< the process starts
  entering_background = 4,  ///< the app enters the background
  entering_foreground = 5,  ///< the app returns to the foreground
  wake = 6,  ///< the system launches or wakes the app for an event
  request = 7,  ///< the app asks for the time
};

/// Who raises a trigger.
enum class origin : std::int32_t {
  outside = 1,  ///< something outside; the user, a server, a place, another device
  schedule = 2,  ///< the system, at a time that it picks
  boot = 3,  ///< the start of the device
  process_end = 4,  ///< the end of the app's process
  interval = 5,  ///< the end of an interval that the app set
};

/// What becomes of an event that does not run the app.
enum class disposition : std::int32_t {
  lost = 1,  ///< the event is lost
  newest_held = 2,  ///< the newest event of its kind is kept
  queued = 3,  ///< each event is kept
  retried = 4,  ///< the system tries again
};

/// Until when an event is kept.
enum class occasion : std::int32_t {
  next_run = 1,  ///< the app runs again; for whatever reason
  user_launch = 2,  ///< the user launches the app
  first_unlock = 3,  ///< the device is unlocked for the first time; after its start
  unlock = 4,  ///< the device is unlocked
  /// nothing holds the event back any more; power, a switch, the load, the state of the app
  conditions_met = 5,
};

/// How several notices of one kind become one.
enum class merging : std::int32_t {
  each = 1,  ///< the notices stay separate
  newest = 2,  ///< the newest one is delivered
  net = 3,  ///< changes that cancel out are not delivered; the app learns the current state
};

/// What happens to a device: what the user, the system, an app or the host does.
enum class occurrence : std::int32_t {
  boot = 1,  ///< the device starts; it is locked if a passcode is set
  shutdown = 2,  ///< the user turns the device off
  battery_empty = 3,  ///< the battery is empty
  lock = 4,  ///< the device is locked
  unlock = 5,  ///< the user unlocks the device
  home = 6,  ///< the user goes to the home screen
  open_switcher = 7,  ///< the user opens the app switcher
  /// the user closes the app switcher; the user returns to where the switcher was opened
  close_switcher = 8,
  open_app = 9,  ///< the user opens an app; by its icon or by what the trigger says
  force_quit = 10,  ///< the user swipes an app away; the app may run or not
  begin_interruption = 11,  ///< a call or another alert covers the screen
  ignore_interruption = 12,  ///< the user dismisses the interruption
  /// the user accepts the interruption; the user goes to `app`, or to an app that is not on this
  /// device
  accept_interruption = 13,
  memory_pressure = 14,  ///< the system needs memory; `amount` is the number of bytes
  fact_change = 15,  ///< a fact changes; `fact` is `value` from now on
  trigger = 16,  ///< something happens that may launch or wake the app
  /// something happens that reaches running apps; `app`, or all of them if `app` is 0
  notice = 17,
  end = 18,  ///< the process ends; `termination` says how, such as by an exit or a crash
  begin_task = 19,  ///< the app begins a background task; the outcome has its token
  end_task = 20,  ///< the app ends a background task; the task with `token`
  complete = 21,  ///< the app is done with a wake-up or task; the wake-up or task with `token`
  begin_activity = 22,  ///< the app begins an activity
  end_activity = 23,  ///< the app ends an activity
  /// the app requests a scheduled task; the task that `trigger` names, with `identifier`, to run
  /// after `amount` nanoseconds at the earliest
  submit_request = 24,
  cancel_request = 25,  ///< the app cancels a request; the request with `identifier`
  /// the memory that the app uses changes; the app uses `amount` bytes from now on
  footprint = 26,
  request_scene = 27,  ///< a scene is to connect; `scene`, in front if `value` is yes
  close_scene = 28,  ///< the user closes a window; the window of `scene`
  disconnect_scene = 29,  ///< the system disconnects a scene; `scene`, to free memory
  /// the app sets a keep-alive handler; the device calls it every `amount` nanoseconds; 0: no
  /// handler
  keep_alive = 30,
};

/// What the host is to do.
enum class effect : std::int32_t {
  start_process = 1,  ///< the process starts
  /// a callback is called; call a method of the app, and reply when it has returned
  deliver_callback = 2,
  post_notification = 3,  ///< a notification is posted
  state_changed = 4,  ///< the state changes
  resume = 5,  ///< the process runs on; let a suspended or prewarmed process run
  suspend = 6,  ///< the process is suspended
  /// an expiration handler runs; run the handler of `token`; reply when it has returned, if
  /// `needs_reply` is yes
  run_expiration_handler = 7,
  /// a notice reaches the app; tell the app what has happened, if no method is named
  deliver_notice = 8,
  take_snapshot = 9,  ///< the system takes the picture for the app switcher
  stop_activity = 10,  ///< the system stops an activity; what the app was doing
  show_to_user = 11,  ///< an event is shown to the user; show the event to the user, not to the app
  /// an event is kept; the trigger does not run the app now, and is kept until `occasion`
  keep_trigger = 12,
  drop_trigger = 13,  ///< an event is dropped; the trigger does not run the app, and is not kept
  kill = 14,  ///< the process is killed
};

/// A fact that can change while a device is on.
enum class changing : std::int32_t {
  background_app_refresh = 1,  ///< Background App Refresh
  low_power_mode = 2,  ///< Low Power Mode
  charging = 3,  ///< charging
  bluetooth_off = 4,  ///< Bluetooth off
  bluetooth_off_in_control_center = 5,  ///< Bluetooth off in Control Center
  airplane_mode = 6,  ///< airplane mode
  debugger_attached = 7,  ///< debugger attached
  accessory_setup_kit = 8,  ///< accessories of AccessorySetupKit
};

/// The result of a call.
enum class reply : std::int32_t {
  returned = 1,  ///< the call returned
  not_implemented = 2,  ///< the app does not implement the method; the fallback comes next
};

/// What a device does if the rules leave open whether something happens.
enum class treatment : std::int32_t {
  refuse = 1,  ///< it does not happen
  allow = 2,  ///< it happens
  /// the host is asked; only about events that the host posts: what the device would do by itself
  /// is refused
  ask = 3,
};

/// What replaces a limit for which the profile has no figure.
enum class unknown_limit : std::int32_t {
  none = 1,  ///< there is no limit
  /// the observed figure; the limit under LCP_PROFILE_OBSERVED, which may have none either
  observed = 2,
};

/// Which object of the app receives a callback. The title is Apple's name for its protocol or
/// class.
enum class receiver : std::int32_t {
  app_delegate = 1,  ///< UIApplicationDelegate
  scene_delegate = 2,  ///< UISceneDelegate
  /// UIWindowSceneDelegate; the same object as the scene delegate, if the scene has windows
  window_scene_delegate = 3,
  location_manager_delegate = 4,  ///< CLLocationManagerDelegate
  notification_center_delegate = 5,  ///< UNUserNotificationCenterDelegate
  push_registry_delegate = 6,  ///< PKPushRegistryDelegate
  central_manager_delegate = 7,  ///< CBCentralManagerDelegate
  peripheral_manager_delegate = 8,  ///< CBPeripheralManagerDelegate
  channel_manager_delegate = 9,  ///< PTChannelManagerDelegate
  watch_session_delegate = 10,  ///< WCSessionDelegate
  /// UNNotificationServiceExtension; in the process of the extension, not in that of the app
  notification_service = 11,
  handler = 12,  ///< a block of the app; the app gave the block to the system before
  car_delegate = 13,  ///< CPTemplateApplicationSceneDelegate; up to iOS 12, CPApplicationDelegate
};

/// A key of the launch options: the dictionary that application:willFinishLaunchingWithOptions: and
/// application:didFinishLaunchingWithOptions: get. The title is Apple's name.
enum class launch_option : std::int32_t {
  none = 1,  ///< no key; the dictionary is nil, or has no key for the trigger
  url = 2,  ///< UIApplicationLaunchOptionsURLKey; an NSURL
  /// UIApplicationLaunchOptionsSourceApplicationKey; the bundle ID of the app that asked, an
  /// NSString
  source_application = 3,
  /// UIApplicationLaunchOptionsAnnotationKey; a property list of the app that asked
  annotation = 4,
  /// UIApplicationLaunchOptionsRemoteNotificationKey; the payload, an NSDictionary
  remote_notification = 5,
  /// UIApplicationLaunchOptionsLocalNotificationKey; a UILocalNotification
  local_notification = 6,
  location = 7,  ///< UIApplicationLaunchOptionsLocationKey; an NSNumber with a Boolean value
  /// UIApplicationLaunchOptionsBluetoothCentralsKey; restoration identifiers, an NSArray
  bluetooth_centrals = 8,
  /// UIApplicationLaunchOptionsBluetoothPeripheralsKey; restoration identifiers, an NSArray
  bluetooth_peripherals = 9,
  /// UIApplicationLaunchOptionsNewsstandDownloadsKey; identifiers of downloads, an NSArray
  newsstand_downloads = 10,
  /// UIApplicationLaunchOptionsUserActivityDictionaryKey; an NSDictionary
  user_activity_dictionary = 11,
  /// UIApplicationLaunchOptionsUserActivityTypeKey; an NSString inside the dictionary of the
  /// activity
  user_activity_type = 12,
  shortcut_item = 13,  ///< UIApplicationLaunchOptionsShortcutItemKey; a UIApplicationShortcutItem
  /// UIApplicationLaunchOptionsCloudKitShareMetadataKey; a CKShareMetadata
  cloudkit_share_metadata = 14,
  /// UIApplicationLaunchOptionsEventAttributionKey; beside the URL, if the sender measures clicks
  event_attribution = 15,
};

/// A property of UISceneConnectionOptions, which scene:willConnectToSession:options: gets. The
/// title is Apple's name.
enum class connection_option : std::int32_t {
  none = 1,  ///< no property
  url_contexts = 2,  ///< URLContexts; an NSSet of UIOpenURLContext
  user_activities = 3,  ///< userActivities; an NSSet of NSUserActivity
  notification_response = 4,  ///< notificationResponse; a UNNotificationResponse
  shortcut_item = 5,  ///< shortcutItem; a UIApplicationShortcutItem
  /// sourceApplication; the bundle ID of the app that asked, nil if that app is of another team
  source_application = 6,
  handoff_user_activity_type = 7,  ///< handoffUserActivityType; an NSString
  cloudkit_share_metadata = 8,  ///< cloudKitShareMetadata; a CKShareMetadata
  active_workout_recovery = 9,  ///< shouldHandleActiveWorkoutRecovery; a BOOL
  nfc_event = 10,  ///< nfcEvent; from iOS 17.4; no lcp_trigger_t brings it
  /// credentialSessionEvent; from iOS 17.4; no lcp_trigger_t brings it
  credential_session_event = 11,
  /// marketplaceDisplayOption; from iOS 17.4; no lcp_trigger_t brings it
  marketplace_display_option = 12,
  /// gameControllerActivationContext; from iOS 18.0; no lcp_trigger_t brings it
  game_controller_activation_context = 13,
  app_intent = 14,  ///< appIntent; from iOS 26.0; an intent that opens the app
};

/// The effect of the return value of a callback.
enum class return_value : std::int32_t {
  none = 1,  ///< nothing is returned
  ignored = 2,  ///< the value is ignored
  /// NO keeps the event from being delivered; the method for the event that launched the app is
  /// then not called
  event_delivery = 3,
  handled = 4,  ///< YES says that the app handled the event; NO: it could not
  opens_url = 5,  ///< NO makes the system look for a URL to open in the app
  tells_user = 6,  ///< NO makes the system tell the user that the activity goes on
  saves_state = 7,  ///< NO keeps the interface from being saved
  restores_state = 8,  ///< NO keeps the interface from being restored
  saved_activity = 9,  ///< the activity is saved for the scene; nil: nothing is saved
  scene_configuration = 10,  ///< the new scene is made from the configuration
  /// the system carries out the result; it shows the participant who speaks, or leaves the channel
  push_result = 11,
};

/// What a record of a log says.
enum class record_kind : std::int32_t {
  entered = 1,  ///< a callback is called; `code` is the callback
  returned = 2,  ///< a callback has returned; `code` is the callback
  notification = 3,  ///< a notification is posted; `code` is the notification
  state_read = 4,  ///< the app reads its state; `code` is the state, of the app or of `scene`
  /// the state is read from outside; `code` is the state of the app; between two such records
  /// anything may have happened
  state_sampled = 5,
  launch = 6,  ///< the process starts; `code` is the cause, or 0
  /// the process has ended; `code` is the termination, or 0; `token` is the namespace and `value`
  /// the code that a report gives, or 0
  ended = 7,
  event = 8,  ///< something happens; `code` is the occurrence
  task_begun = 9,  ///< a background task begins; the task with `token`
  task_ended = 10,  ///< a background task is ended; the task with `token`
  /// a completion handler is called; `code` is the callback that got it, or 0; `token` is the
  /// number of the wake-up, or 0
  completed = 11,
  activity = 12,  ///< an activity is under way; `code` is the activity
  gap = 13,  ///< records are missing here
  note = 14,  ///< something else; it is not judged
};

/// The clock that gives the times of a log.
enum class log_clock : std::int32_t {
  wall = 1,  ///< the time of day; it may be set, and so run backwards
  monotonic = 2,  ///< a clock that never runs backwards
};

/// How an audit judges what the rules leave open.
enum class strictness : std::int32_t {
  lenient = 1,  ///< records may be missing; that is then a warning
  usual = 2,  ///< every logged callback is in the log; a missing callback is an error
  strict = 3,  ///< second accounts and tolerated rules explain nothing, either
};

/// What an audit finds.
enum class audit_kind : std::int32_t {
  order = 1,  ///< a record that nothing explains
  missing = 2,  ///< a record is missing; the log records every event of this kind
  reads = 3,  ///< a state that cannot be read there
  unavailable = 4,  ///< a callback or notification that the OS does not have
  overrun = 5,  ///< something that took longer than its limit
  not_ended = 6,  ///< a background task that was never ended
  ended_twice = 7,  ///< a background task that was ended twice
  begun_in_handler = 8,  ///< a background task that an expiration handler began
  end = 9,  ///< the process has ended
  gap = 10,  ///< records are missing here
  clock = 11,  ///< a time before that of an earlier record
  inferred = 12,  ///< a record that only an inferred rule explains
  tolerated = 13,  ///< a record that the rules only tolerate
  account = 14,  ///< a record that only a second account explains
  unread = 15,  ///< a record that cannot be read; one of its values is not in the header
};

/// The evidence for or against a possible end of a process.
enum class ground : std::int32_t {
  reported = 1,  ///< the code of a report says so
  clean_exit = 2,  ///< applicationWillTerminate: was called
  crash_report = 3,  ///< there is a crash report
  new_version = 4,  ///< the version of the app or the OS is another one
  reboot = 5,  ///< the device has started again
  used_up = 6,  ///< an allowance was used up at the last record
  switcher_seen = 7,  ///< the app switcher was open at the last record
  low_battery = 8,  ///< the battery was low
  nothing_else = 9,  ///< nothing speaks for another end
  places = 10,  ///< the app could not be in a state in which this happens
  no_report = 11,  ///< there is no crash report
  nothing_open = 12,  ///< nothing was open that could be used up
  other_reported = 13,  ///< the code of a report says something else
};

/// What a process is: an app, an App Clip, or an app extension of some kind.
enum class process_kind : std::int32_t {
  app = 1,  ///< app
  app_clip = 2,  ///< App Clip; its life cycle is that of an app; NSAppClip in the Info.plist
  other_extension = 3,  ///< other app extension; one of a kind that this list lacks
  /// notification service extension; com.apple.usernotifications.service
  notification_service = 4,
  /// notification content extension; com.apple.usernotifications.content-extension
  notification_content = 5,
  widget = 6,  ///< widget extension; also of Live Activities; com.apple.widgetkit-extension
  today_widget = 7,  ///< Today widget extension; com.apple.widget-extension
  share = 8,  ///< share extension; com.apple.share-services
  action = 9,  ///< action extension; com.apple.ui-services, com.apple.services
  photo_editing = 10,  ///< photo editing extension; com.apple.photo-editing
  keyboard = 11,  ///< keyboard extension; com.apple.keyboard-service
  intents = 12,  ///< SiriKit intents extension; com.apple.intents-service
  broadcast_upload = 13,  ///< broadcast upload extension; com.apple.broadcast-services-upload
  packet_tunnel = 14,  ///< packet tunnel provider; com.apple.networkextension.packet-tunnel
  network_provider = 15,  ///< network provider; an app proxy, DNS proxy or content filter
  /// app push provider; local push connectivity; com.apple.networkextension.app-push
  app_push = 16,
  location_push = 17,  ///< location push service extension; com.apple.location.push.service
  /// background download extension; Background Assets;
  /// com.apple.background-asset-downloader-extension
  background_download = 18,
  /// Device Activity monitor extension; com.apple.deviceactivity.monitor-extension
  device_activity_monitor = 19,
  /// Device Activity report extension; com.apple.deviceactivityui.report-extension
  device_activity_report = 20,
  crash_reporter = 21,  ///< crash reporter extension
};

namespace detail {
template <class Enum> inline constexpr enum_kind kind_of{};
template <> inline constexpr enum_kind kind_of<status> = enum_kind::status;
template <> inline constexpr enum_kind kind_of<state> = enum_kind::state;
template <> inline constexpr enum_kind kind_of<axis> = enum_kind::axis;
template <> inline constexpr enum_kind kind_of<lifecycle> = enum_kind::lifecycle;
template <> inline constexpr enum_kind kind_of<cause> = enum_kind::cause;
template <> inline constexpr enum_kind kind_of<termination> = enum_kind::termination;
template <> inline constexpr enum_kind kind_of<trigger> = enum_kind::trigger;
template <> inline constexpr enum_kind kind_of<interruption> = enum_kind::interruption;
template <> inline constexpr enum_kind kind_of<callback> = enum_kind::callback;
template <> inline constexpr enum_kind kind_of<mode> = enum_kind::mode;
template <> inline constexpr enum_kind kind_of<activity> = enum_kind::activity;
template <> inline constexpr enum_kind kind_of<allowance> = enum_kind::allowance;
template <> inline constexpr enum_kind kind_of<expiry> = enum_kind::expiry;
template <> inline constexpr enum_kind kind_of<verdict> = enum_kind::verdict;
template <> inline constexpr enum_kind kind_of<guarantee> = enum_kind::guarantee;
template <> inline constexpr enum_kind kind_of<evidence> = enum_kind::evidence;
template <> inline constexpr enum_kind kind_of<profile> = enum_kind::profile;
template <> inline constexpr enum_kind kind_of<fact> = enum_kind::fact;
template <> inline constexpr enum_kind kind_of<idiom> = enum_kind::idiom;
template <> inline constexpr enum_kind kind_of<authorization> = enum_kind::authorization;
template <> inline constexpr enum_kind kind_of<reason> = enum_kind::reason;
template <> inline constexpr enum_kind kind_of<condition> = enum_kind::condition;
template <> inline constexpr enum_kind kind_of<standing> = enum_kind::standing;
template <> inline constexpr enum_kind kind_of<since_event> = enum_kind::since;
template <> inline constexpr enum_kind kind_of<family> = enum_kind::family;
template <> inline constexpr enum_kind kind_of<conflict> = enum_kind::conflict;
template <> inline constexpr enum_kind kind_of<code> = enum_kind::code;
template <> inline constexpr enum_kind kind_of<notification> = enum_kind::notification;
template <> inline constexpr enum_kind kind_of<price> = enum_kind::price;
template <> inline constexpr enum_kind kind_of<event> = enum_kind::event;
template <> inline constexpr enum_kind kind_of<manner> = enum_kind::manner;
template <> inline constexpr enum_kind kind_of<quota> = enum_kind::quota;
template <> inline constexpr enum_kind kind_of<error_domain> = enum_kind::error_domain;
template <> inline constexpr enum_kind kind_of<unit> = enum_kind::unit;
template <> inline constexpr enum_kind kind_of<severity> = enum_kind::severity;
template <> inline constexpr enum_kind kind_of<termination_namespace> = enum_kind::namespace_;
template <> inline constexpr enum_kind kind_of<role> = enum_kind::role;
template <> inline constexpr enum_kind kind_of<info_kind> = enum_kind::info;
template <> inline constexpr enum_kind kind_of<notice_kind> = enum_kind::notice;
template <> inline constexpr enum_kind kind_of<field> = enum_kind::field;
template <> inline constexpr enum_kind kind_of<rule_field> = enum_kind::rule_field;
template <> inline constexpr enum_kind kind_of<silence> = enum_kind::silence;
template <> inline constexpr enum_kind kind_of<question> = enum_kind::question;
template <> inline constexpr enum_kind kind_of<form> = enum_kind::form;
template <> inline constexpr enum_kind kind_of<knowledge> = enum_kind::knowledge;
template <> inline constexpr enum_kind kind_of<moment> = enum_kind::moment;
template <> inline constexpr enum_kind kind_of<origin> = enum_kind::origin;
template <> inline constexpr enum_kind kind_of<disposition> = enum_kind::disposition;
template <> inline constexpr enum_kind kind_of<occasion> = enum_kind::occasion;
template <> inline constexpr enum_kind kind_of<merging> = enum_kind::merging;
template <> inline constexpr enum_kind kind_of<occurrence> = enum_kind::occurrence;
template <> inline constexpr enum_kind kind_of<effect> = enum_kind::effect;
template <> inline constexpr enum_kind kind_of<changing> = enum_kind::changing;
template <> inline constexpr enum_kind kind_of<reply> = enum_kind::reply;
template <> inline constexpr enum_kind kind_of<treatment> = enum_kind::treatment;
template <> inline constexpr enum_kind kind_of<unknown_limit> = enum_kind::unknown_limit;
template <> inline constexpr enum_kind kind_of<receiver> = enum_kind::receiver;
template <> inline constexpr enum_kind kind_of<launch_option> = enum_kind::launch_option;
template <> inline constexpr enum_kind kind_of<connection_option> = enum_kind::connection_option;
template <> inline constexpr enum_kind kind_of<return_value> = enum_kind::return_value;
template <> inline constexpr enum_kind kind_of<record_kind> = enum_kind::record;
template <> inline constexpr enum_kind kind_of<log_clock> = enum_kind::clock;
template <> inline constexpr enum_kind kind_of<strictness> = enum_kind::strictness;
template <> inline constexpr enum_kind kind_of<audit_kind> = enum_kind::audit;
template <> inline constexpr enum_kind kind_of<ground> = enum_kind::ground;
template <> inline constexpr enum_kind kind_of<process_kind> = enum_kind::process_kind;

inline constexpr std::uint32_t oldest_os = 0x20000;
}  // namespace detail

// ---- end of the generated part

// ==== Library ====================================================================================

/// The version of the loaded library, such as "0.3.0".
inline std::string_view library_version() noexcept { return lcp_library_version(); }

/// The ABI number of the loaded library.
inline std::int32_t abi_version() noexcept { return lcp_abi_version(); }

/// The version of the rule set, such as "2026.2". A later rule set may answer differently.
inline std::string_view ruleset_version() noexcept { return lcp_ruleset_version(); }

/// True if this header can call the loaded library.
inline bool is_compatible() noexcept { return lcp_abi_version() == LCP_ABI_VERSION; }

// ==== Views and sets =============================================================================

#ifdef __cpp_lib_span
template <class T> using span = std::span<T>;
#else
/// A view of contiguous elements; std::span if the standard library has it.
template <class T> class span {
 public:
  constexpr span() noexcept = default;
  constexpr span(T* data, std::size_t size) noexcept : data_{data}, size_{size} {}
  template <std::size_t N> constexpr span(T (&array)[N]) noexcept : data_{array}, size_{N} {}
  /// Views a vector, an array or another span: anything with data and size.
  template <class Container,
            class Element = std::remove_pointer_t<decltype(std::data(std::declval<Container>()))>,
            class = std::enable_if_t<std::is_convertible_v<Element (*)[], T (*)[]>>>
  constexpr span(Container&& container) noexcept
      : data_{std::data(container)}, size_{std::size(container)} {}

  constexpr T* data() const noexcept { return data_; }
  constexpr std::size_t size() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr T& operator[](std::size_t index) const noexcept { return data_[index]; }
  constexpr T* begin() const noexcept { return data_; }
  constexpr T* end() const noexcept { return data_ + size_; }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
};
#endif

/// True if `Enum` is an enumeration of the library whose values have names.
template <class Enum>
inline constexpr bool is_enumeration_v = detail::kind_of<Enum> != enum_kind{};

/// A set of values of an enumeration, with one bit for each of 128 values. The set is a range over
/// its values, in order. If a set contains a number that is not a value, every function refuses it.
template <class Enum> class enum_set {
  static_assert(is_enumeration_v<Enum>, "enum_set is of the enumerations of this header");

 public:
  class iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Enum;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Enum;
#ifdef __cpp_lib_span
    using iterator_concept = std::forward_iterator_tag;
#endif

    constexpr iterator() noexcept = default;
    constexpr explicit iterator(const enum_set& rest) noexcept
        : rest_{rest.words_[0], rest.words_[1]} {}
    constexpr Enum operator*() const noexcept {
      int number = rest_[0] != 0 ? 1 : 65;
      for (std::uint64_t rest = rest_[number / 65]; (rest & 1) == 0; rest >>= 1) ++number;
      return static_cast<Enum>(number);
    }
    constexpr iterator& operator++() noexcept {
      std::uint64_t& rest = rest_[rest_[0] != 0 ? 0 : 1];
      return rest &= rest - 1, *this;
    }
    constexpr iterator operator++(int) noexcept {
      const iterator before = *this;
      return ++*this, before;
    }
    friend constexpr bool operator==(iterator a, iterator b) noexcept {
      return a.rest_[0] == b.rest_[0] && a.rest_[1] == b.rest_[1];
    }
    friend constexpr bool operator!=(iterator a, iterator b) noexcept { return !(a == b); }

   private:
    std::uint64_t rest_[2] = {};
  };
  using const_iterator = iterator;
  using value_type = Enum;

  constexpr enum_set() noexcept = default;
  constexpr enum_set(Enum value) noexcept : words_{bit(value, 0), bit(value, 1)} {
    if (empty()) words_[0] = words_[1] = UINT64_MAX;
  }
  constexpr enum_set(std::initializer_list<Enum> values) noexcept {
    for (Enum value : values) *this |= value;
  }
  /// Makes a set from a mask of the C header. For a mask of one word, leave out `second`.
  static constexpr enum_set from_mask(std::uint64_t first, std::uint64_t second = 0) noexcept {
    enum_set set;
    set.words_[0] = first;
    set.words_[1] = second;
    return set;
  }

  /// A word of the mask in the C header. Values 1 to 64 are in word 0, and 65 to 128 in word 1.
  constexpr std::uint64_t word(std::size_t index) const noexcept { return words_[index]; }
  /// The mask, if it has only one word in the C header. If the set has a value over 64, all bits of
  /// the mask are set, and every function refuses the mask.
  constexpr std::uint64_t mask() const noexcept { return words_[1] == 0 ? words_[0] : UINT64_MAX; }
  constexpr bool empty() const noexcept { return (words_[0] | words_[1]) == 0; }
  constexpr bool contains(Enum value) const noexcept {
    return ((words_[0] & bit(value, 0)) | (words_[1] & bit(value, 1))) != 0;
  }
  constexpr std::size_t size() const noexcept {
    std::size_t count = 0;
    for (iterator i = begin(); i != end(); ++i) ++count;
    return count;
  }
  constexpr iterator begin() const noexcept { return iterator{*this}; }
  constexpr iterator end() const noexcept { return iterator{}; }

  constexpr enum_set& operator|=(enum_set other) noexcept {
    return words_[0] |= other.words_[0], words_[1] |= other.words_[1], *this;
  }
  constexpr enum_set& operator&=(enum_set other) noexcept {
    return words_[0] &= other.words_[0], words_[1] &= other.words_[1], *this;
  }
  constexpr enum_set& operator-=(enum_set other) noexcept {
    return words_[0] &= ~other.words_[0], words_[1] &= ~other.words_[1], *this;
  }
  friend constexpr enum_set operator|(enum_set a, enum_set b) noexcept { return a |= b; }
  friend constexpr enum_set operator&(enum_set a, enum_set b) noexcept { return a &= b; }
  friend constexpr enum_set operator-(enum_set a, enum_set b) noexcept { return a -= b; }
  friend constexpr bool operator==(enum_set a, enum_set b) noexcept {
    return a.begin() == b.begin();
  }
  friend constexpr bool operator!=(enum_set a, enum_set b) noexcept { return !(a == b); }

 private:
  /// The bit of a value in a word; 0 in both words for a number that cannot be a value.
  static constexpr std::uint64_t bit(Enum value, std::uint64_t word) noexcept {
    const auto place = static_cast<std::uint64_t>(value) - 1;
    return place / 64 == word ? std::uint64_t{1} << place % 64 : 0;
  }

  std::uint64_t words_[2] = {};
};

// ==== OS versions ================================================================================

/// An OS version as text: "9.3", or "9.3.5" if its last part is not 0.
class os_text {
 public:
  constexpr const char* c_str() const noexcept { return text_; }
  constexpr std::string_view view() const noexcept { return {text_, size_}; }

 private:
  friend class os_version;
  constexpr void put(std::uint32_t part) noexcept {
    if (size_ > 0) text_[size_++] = '.';
    if (part >= 100) text_[size_++] = static_cast<char>('0' + part / 100);
    if (part >= 10) text_[size_++] = static_cast<char>('0' + part / 10 % 10);
    text_[size_++] = static_cast<char>('0' + part % 10);
  }

  char text_[12] = {};
  std::size_t size_ = 0;
};

/// An OS version. Each part is 0 to 255. The default is 0.0, which is less than any OS version.
class os_version {
 public:
  constexpr os_version() noexcept = default;
  /// Makes a version from the packed version of the C header.
  static constexpr os_version from_packed(lcp_os_version_t packed) noexcept {
    os_version version;
    version.packed_ = packed;
    return version;
  }

  // The names are not "major" and "minor", which are macros in some systems' headers.
  constexpr std::uint32_t major_number() const noexcept { return packed_ >> 16; }
  constexpr std::uint32_t minor_number() const noexcept { return packed_ >> 8 & 0xff; }
  constexpr std::uint32_t patch_number() const noexcept { return packed_ & 0xff; }
  constexpr lcp_os_version_t packed() const noexcept { return packed_; }

  /// The version as text. If os() could not make the version, the text is "255.255.255".
  constexpr os_text text() const noexcept {
    os_text text;
    text.put(major_number() <= 255 ? major_number() : 255);
    text.put(minor_number());
    if (patch_number() != 0) text.put(patch_number());
    return text;
  }

  friend constexpr bool operator==(os_version a, os_version b) noexcept {
    return a.packed_ == b.packed_;
  }
  friend constexpr bool operator!=(os_version a, os_version b) noexcept {
    return a.packed_ != b.packed_;
  }
  friend constexpr bool operator<(os_version a, os_version b) noexcept {
    return a.packed_ < b.packed_;
  }
  friend constexpr bool operator>(os_version a, os_version b) noexcept { return b < a; }
  friend constexpr bool operator<=(os_version a, os_version b) noexcept { return !(b < a); }
  friend constexpr bool operator>=(os_version a, os_version b) noexcept { return !(a < b); }

 private:
  lcp_os_version_t packed_ = 0;
};

/// os(17, 4) is 17.4. If a part is below 0 or over 255, every function refuses the version.
constexpr os_version os(int major, int minor = 0, int patch = 0) noexcept {
  constexpr auto fits = [](int part) { return part >= 0 && part <= 255; };
  if (!fits(major) || !fits(minor) || !fits(patch)) return os_version::from_packed(UINT32_MAX);
  return os_version::from_packed(static_cast<lcp_os_version_t>(major << 16 | minor << 8 | patch));
}

/// The oldest version for which a policy can be prepared.
inline constexpr os_version oldest_os = os_version::from_packed(detail::oldest_os);


/// The last version that the rule set of the loaded library knows. On a newer OS, the verdict is
/// unknown_os.
inline os_version newest_os() noexcept { return os_version::from_packed(lcp_os_newest()); }

namespace detail {

template <class> inline constexpr bool is_never = false;

/// Reads the digits of a literal. Returns false if they are not a version of one or two parts.
constexpr bool read_literal(const char* text, std::size_t length, int (&parts)[2]) noexcept {
  std::size_t part = 0, digits = 0;
  for (std::size_t i = 0; i < length; ++i) {
    if (text[i] == '.' && part == 0 && digits > 0) {
      part = 1;
      digits = 0;
    } else if (text[i] >= '0' && text[i] <= '9' && ++digits <= 3) {
      parts[part] = parts[part] * 10 + (text[i] - '0');
    } else {
      return false;
    }
  }
  return digits > 0 && parts[0] <= 255 && parts[1] <= 255;
}

}  // namespace detail

inline namespace literals {

/// Makes a version: 8_ios, 17.4_ios. The version is checked at compile time. For a version of three
/// parts, use os(9, 3, 5).
template <char... Digits> constexpr os_version operator""_ios() noexcept {
  constexpr char text[] = {Digits...};
  constexpr auto read = [](const char* digits, std::size_t length) {
    int parts[2] = {};
    if (!detail::read_literal(digits, length, parts)) return os_version{};
    return os(parts[0], parts[1]);
  };
  static_assert(read(text, sizeof text) != os_version{}, "not a version such as 8 or 17.4");
  return read(text, sizeof text);
}

}  // namespace literals

// ==== Results ====================================================================================

/// Why a question could not be asked.
struct error {
  lcp::status status = lcp::status::ok;
  std::optional<lcp::field> field{};  ///< the wrong field; none: the call does not report one
  std::uint32_t index = 0;            ///< index of the element in a batch or list, counted from 0
  std::int64_t value = 0;             ///< the refused value, size, count or mask
  /// The least permitted value of a number, size or stride; a version is packed. With process_kind,
  /// the first OS with the kind.
  std::int64_t least = 0;
  /// The greatest permitted value. In an error without a range, `least` and `greatest` are 0.
  std::int64_t greatest = 0;

  /// A sentence that describes the status, without a final period.
  std::string_view message() const noexcept {
    return lcp_status_message(static_cast<lcp_status_t>(status));
  }
};

namespace detail {

/// A number in an error as text. A version becomes a text such as 8.1.0.
struct error_number {
  error_number(const error& error, std::int64_t number) noexcept {
    const bool is_version = error.field == field::os || error.field == field::linked_sdk ||
                            error.field == field::minimum_os;
    const auto parts = static_cast<unsigned long long>(number);
    if (is_version && number >= 0) {
      std::snprintf(text, sizeof text, "%llu.%llu.%llu", parts >> 16, parts >> 8 & 255, parts & 255);
    } else {
      std::snprintf(text, sizeof text, "%lld", static_cast<long long>(number));
    }
  }
  char text[32];
};

}  // namespace detail

/// The exception that result::value() throws.
class policy_error : public std::exception {
 public:
  explicit policy_error(const lcp::error& error) noexcept : error_{error} {
    using number = detail::error_number;
    const bool has_range = error.status == lcp::status::out_of_range;
    const char* const field =
        error.field ? lcp_enum_name(LCP_ENUM_FIELD, static_cast<std::int64_t>(*error.field)) : nullptr;
    std::snprintf(text_, sizeof text_, "%s%s%s: %s%s%s%s%s",
                  field ? field : "", field ? ": " : "",
                  error.message().data(), number(error, error.value).text,
                  has_range ? " is not " : "", has_range ? number(error, error.least).text : "",
                  has_range ? " to " : "", has_range ? number(error, error.greatest).text : "");
  }
  const lcp::error& error() const noexcept { return error_; }
  /// The field, a sentence that describes the status, the value, and for out_of_range the permitted
  /// range.
  const char* what() const noexcept override { return text_; }

 private:
  lcp::error error_;
  char text_[256] = {};
};

namespace detail {

[[noreturn]] inline void refuse([[maybe_unused]] const error& error) {
#if LCP_CXX_THROWS
  throw policy_error{error};
#else
  std::abort();
#endif
}

}  // namespace detail

/// A value, or an error in place of the value.
template <class T> class [[nodiscard]] result {
  static_assert(std::is_object_v<T> && !std::is_same_v<T, lcp::error>);

 public:
  using value_type = T;
  using error_type = lcp::error;

  constexpr result(T value) noexcept(std::is_nothrow_move_constructible_v<T>)
      : value_{std::move(value)} {}
  constexpr result(const lcp::error& error) noexcept : error_{error} {}

  constexpr bool has_value() const noexcept { return value_.has_value(); }
  constexpr explicit operator bool() const noexcept { return has_value(); }

  /// The value. If there is no value, throws policy_error or aborts: see the top of this file.
  constexpr const T& value() const& {
    if (!has_value()) detail::refuse(error_);
    return *value_;
  }
  constexpr T& value() & {
    if (!has_value()) detail::refuse(error_);
    return *value_;
  }
  constexpr T value() && {
    if (!has_value()) detail::refuse(error_);
    return *std::move(value_);
  }

  /// The value, which must be there.
  constexpr const T& operator*() const& noexcept { return *value_; }
  constexpr T& operator*() & noexcept { return *value_; }
  constexpr T operator*() && noexcept { return *std::move(value_); }
  constexpr const T* operator->() const noexcept { return &*value_; }
  constexpr T* operator->() noexcept { return &*value_; }

  /// The error; its status is ok if there is a value.
  constexpr const lcp::error& error() const noexcept { return error_; }

  /// The value; `other` if there is no value.
  template <class U> constexpr T value_or(U&& other) const& {
    return has_value() ? *value_ : static_cast<T>(std::forward<U>(other));
  }
  template <class U> constexpr T value_or(U&& other) && {
    return has_value() ? *std::move(value_) : static_cast<T>(std::forward<U>(other));
  }

  /// If there is a value, calls `next` with it and returns the result of `next`. Otherwise returns
  /// the error of this result.
  template <class Next> constexpr auto and_then(Next&& next) const& {
    using Result = std::decay_t<decltype(std::forward<Next>(next)(*value_))>;
    return has_value() ? std::forward<Next>(next)(*value_) : Result{error_};
  }
  template <class Next> constexpr auto and_then(Next&& next) && {
    using Result = std::decay_t<decltype(std::forward<Next>(next)(*std::move(value_)))>;
    return has_value() ? std::forward<Next>(next)(*std::move(value_)) : Result{error_};
  }

  /// If there is a value, calls `change` with it and wraps the result. Otherwise returns the
  /// error of this result.
  template <class Change> constexpr auto transform(Change&& change) const& {
    using Result = result<std::decay_t<decltype(std::forward<Change>(change)(*value_))>>;
    return has_value() ? Result{std::forward<Change>(change)(*value_)} : Result{error_};
  }
  template <class Change> constexpr auto transform(Change&& change) && {
    using Result = result<std::decay_t<decltype(std::forward<Change>(change)(*std::move(value_)))>>;
    return has_value() ? Result{std::forward<Change>(change)(*std::move(value_))} : Result{error_};
  }

 private:
  std::optional<T> value_{};
  lcp::error error_{};
};

/// Success, or an error.
template <> class [[nodiscard]] result<void> {
 public:
  using value_type = void;
  using error_type = lcp::error;

  constexpr result() noexcept = default;
  constexpr result(const lcp::error& error) noexcept : error_{error} {}

  constexpr bool has_value() const noexcept { return error_.status == lcp::status::ok; }
  constexpr explicit operator bool() const noexcept { return has_value(); }
  /// Returns nothing; if there is an error, throws policy_error or aborts: see the top of this
  /// file.
  constexpr void value() const {
    if (!has_value()) detail::refuse(error_);
  }
  /// The error; its status is ok on success.
  constexpr const lcp::error& error() const noexcept { return error_; }

 private:
  lcp::error error_{};
};

/// The result of a batch.
struct batch_report {
  std::size_t failed = 0;             ///< the number of failed elements; see the statuses
  std::optional<lcp::error> first{};  ///< the error of the first failed element, with its index
};

// ==== From C and to C ============================================================================

namespace detail {

/// A struct of the C header in which only the size is set.
template <class Raw> constexpr Raw sized() noexcept {
  Raw raw{};
  raw.struct_size = static_cast<std::uint32_t>(sizeof(Raw));
  return raw;
}

/// Wraps a struct of the C header and has no other members: an array of wrappers is a C array.
template <class Raw> class wrapper {
 public:
  using raw_type = Raw;

  /// The struct of the C header.
  constexpr const Raw& raw() const noexcept { return raw_; }
  constexpr Raw& raw() noexcept { return raw_; }

 protected:
  Raw raw_ = sized<Raw>();
};

constexpr std::string_view text(const char* text) noexcept {
  return text == nullptr ? std::string_view{""} : std::string_view{text};
}

/// A value of an enumeration as a number of the C header; 0 for none.
template <class Enum> constexpr std::int32_t number(Enum value) noexcept {
  return static_cast<std::int32_t>(value);
}
template <class Enum> constexpr std::int32_t number(std::optional<Enum> value) noexcept {
  return value ? static_cast<std::int32_t>(*value) : 0;
}

/// Converts a number from C into a value of an enumeration, a version, a duration or a number.
template <class T, class Number> constexpr T read(Number number) noexcept {
  if constexpr (std::is_same_v<T, os_version>)
    return os_version::from_packed(static_cast<lcp_os_version_t>(number));
  else return static_cast<T>(number);
}

/// Converts a number from C into a value; none if the number is 0.
template <class Number> struct given {
  Number number;
  template <class T> constexpr operator std::optional<T>() const noexcept {
    if (number == 0) return std::nullopt;
    return read<T>(number);
  }
};
template <class Number> given(Number) -> given<Number>;

constexpr std::optional<std::chrono::nanoseconds> duration(std::int64_t ns) noexcept {
  if (ns == LCP_NS_UNKNOWN) return std::nullopt;
  return std::chrono::nanoseconds{ns};
}

/// A duration as nanoseconds for C. -1 ns becomes another negative number, which the library
/// refuses, because -1 stands for "not known".
constexpr std::int64_t ns(std::optional<std::chrono::nanoseconds> duration) noexcept {
  if (!duration) return LCP_NS_UNKNOWN;
  return duration->count() == LCP_NS_UNKNOWN ? LCP_NS_UNKNOWN - 1 : duration->count();
}

constexpr std::optional<std::int64_t> count(std::int64_t count) noexcept {
  if (count == LCP_COUNT_UNKNOWN) return std::nullopt;
  return count;
}

/// Frees memory that came from operator new, unless the host owns the memory.
struct freed {
  bool is_ours = true;
  void operator()(void* memory) const noexcept {
    if (is_ours) ::operator delete(memory);
  }
};

constexpr error failure(lcp_status_t status) noexcept {
  error failure;
  failure.status = static_cast<lcp::status>(status);
  return failure;
}

constexpr error failure(const lcp_error& raw) noexcept {
  error failure;
  failure.status = static_cast<status>(raw.status);
  failure.field = given{raw.field};
  failure.index = raw.index;
  failure.value = raw.value;
  failure.least = raw.least;
  failure.greatest = raw.greatest;
  return failure;
}

/// Lets a list function of the C header fill `room`. Gives the number of elements in the whole
/// list.
template <class Row, class Call> result<std::size_t> fill(span<Row> room, Call call) noexcept {
  static_assert(sizeof(Row) == sizeof(typename Row::raw_type) && std::is_standard_layout_v<Row>);
  auto error = sized<lcp_error>();
  std::size_t count = 0;
  auto* const items = room.empty() ? nullptr : &room.data()->raw();
  if (call(items, sizeof(Row), room.size(), &count, &error) != LCP_OK) return failure(error);
  return count;
}

/// Gives a vector of all elements that `fill` can write.
template <class Row, class Fill> result<std::vector<Row>> gather(Fill fill) {
  std::vector<Row> rows(16);
  for (;;) {
    const result<std::size_t> count = fill(span<Row>{rows});
    if (!count) return count.error();
    const bool fits = *count <= rows.size();
    rows.resize(*count);
    if (fits) return rows;
  }
}

}  // namespace detail

// ==== Names ======================================================================================

/// The name of a value in kebab-case (callbacks: the selector; notifications: Apple's constant;
/// codes: hexadecimal); "" for a number that is not a value.
template <class Enum, class = std::enable_if_t<is_enumeration_v<Enum>>>
std::string_view to_string_view(Enum value) noexcept {
  return detail::text(lcp_enum_name(static_cast<lcp_enum_kind_t>(detail::kind_of<Enum>),
                                    static_cast<std::int64_t>(value)));
}

/// The name of a value that may be absent; "" if the value is absent.
template <class Enum, class = std::enable_if_t<is_enumeration_v<Enum>>>
std::string_view to_string_view(std::optional<Enum> value) noexcept {
  return value ? to_string_view(*value) : std::string_view{""};
}

/// The title of a value, a short phrase for people; "" for a number that is not a value.
template <class Enum, class = std::enable_if_t<is_enumeration_v<Enum>>>
std::string_view title(Enum value) noexcept {
  return detail::text(lcp_enum_title(static_cast<lcp_enum_kind_t>(detail::kind_of<Enum>),
                                     static_cast<std::int64_t>(value)));
}

/// The title of the opposite of a condition; "" for a number that is not a condition.
inline std::string_view opposite_title(condition value) noexcept {
  return detail::text(lcp_condition_opposite_title(static_cast<lcp_condition_t>(value)));
}

/// Fills `room` with the values of an enumeration that the loaded library has, in order. Gives the
/// number of these values.
template <class Enum> std::size_t values(span<Enum> room) noexcept {
  static_assert(is_enumeration_v<Enum>);
  const auto kind = static_cast<lcp_enum_kind_t>(detail::kind_of<Enum>);
  std::int64_t value = 0;
  for (std::size_t i = 0;; ++i) {
    if (lcp_enum_value_at(kind, static_cast<std::uint32_t>(i), &value) != LCP_OK) return i;
    if (i < room.size()) room[i] = static_cast<Enum>(value);
  }
}

/// The values of an enumeration as a vector.
template <class Enum> std::vector<Enum> values() {
  return *detail::gather<Enum>([](span<Enum> room) { return values<Enum>(room); });
}

/// Reads a value of an enumeration: its name, Apple's spelling or a Swift selector. Case does not
/// matter, and '_' and ' ' stand for '-'. Also reads an OS version: "9", "9.3", "9.3.5".
///
///   lcp::parse<lcp::state>("Active")   lcp::parse<lcp::os_version>("17.4")
///
/// Errors: status::not_found for a name, status::malformed for a version.
template <class T> result<T> parse(std::string_view text) noexcept {
  if constexpr (std::is_same_v<T, os_version>) {
    lcp_os_version_t packed = 0;
    const lcp_status_t status = lcp_os_parse(text.data(), text.size(), &packed);
    if (status != LCP_OK) return detail::failure(status);
    return os_version::from_packed(packed);
  } else if constexpr (is_enumeration_v<T>) {
    std::int64_t value = 0;
    const lcp_status_t status = lcp_enum_parse(static_cast<lcp_enum_kind_t>(detail::kind_of<T>),
                                               text.data(), text.size(), &value);
    if (status != LCP_OK) return detail::failure(status);
    return static_cast<T>(value);
  } else {
    static_assert(detail::is_never<T>, "parse reads enumerations of this header and os_version");
  }
}

/// The termination by a cause that leads to not-running. Gives termination::none for a cause that
/// ends nothing, and std::nullopt for a value that is not a cause.
inline std::optional<termination> cause_termination(cause cause) noexcept {
  return detail::given{lcp_cause_termination(detail::number(cause))};
}

/// The number of a state in UIKit: that of UIApplicationState for a state of the app, and that of
/// UISceneActivationState for a state of a scene. Gives std::nullopt if no code of the app runs in
/// the state, or if the value is not a state.
inline std::optional<std::int64_t> uikit_value(state state) noexcept {
  std::int64_t value = 0;
  if (lcp_state_raw_value(detail::number(state), &value) != LCP_OK) return std::nullopt;
  return value;
}

// ==== Context ====================================================================================

/// There is no limit.
inline constexpr std::chrono::nanoseconds unlimited{LCP_NS_UNLIMITED};

// ---- generated from include/abi.json by bindings/tools/generate.py: do not edit

/// What the host knows about an app. A declaration of the app (a mode, a key) that is not given
/// counts as "no". A run-time fact (a field marked "run time") that is not given is unknown. Two
/// fields have other defaults. If `interface_kept` is not given, it counts as "yes". If `scenes` is
/// not given, an app on iOS 27.0 or later is assumed to have scenes, because the OS launches no app
/// without scenes that is linked against SDK 27.0 or later. apply_info sets `scenes` to "yes" for
/// the scene manifest, and to "no" for any other entry if `scenes` is not given.
///
/// An app that is linked against an SDK before 4.0 has no scenes, whatever it declares. If the SDK
/// is 4.0 or later, the declaration decides from iOS 13.0 on. minimum_os is compared with the OS of
/// the policy, even if that OS is newer than the rule set.
struct app {
  /// UIBackgroundModes.
  enum_set<lcp::mode> background_modes{};
  /// UIApplicationExitsOnSuspend.
  lcp::fact exits_on_suspend = lcp::fact::unknown;
  /// Whether the app adopts the scene life cycle, in the manifest or in code; unknown counts as yes
  /// from 27.0 on, and as no before.
  lcp::fact scenes = lcp::fact::unknown;
  /// UIApplicationSupportsMultipleScenes.
  lcp::fact multiple_scenes = lcp::fact::unknown;
  /// 2.0 or later; none: the SDK that came with the OS.
  std::optional<os_version> linked_sdk{};
  /// MinimumOSVersion, 2.0 or later; none: not given.
  std::optional<os_version> minimum_os{};
  /// The number of BGTaskSchedulerPermittedIdentifiers.
  std::uint32_t permitted_identifiers = 0;
  /// The authorization that the user granted; run time. Accuracy counts as full unless the value
  /// says that it is reduced.
  std::optional<lcp::authorization> location_authorization{};
  /// Whether Core Bluetooth managers have a restoration identifier; run time.
  lcp::fact restoration_identifier = lcp::fact::unknown;
  /// sessionSendsLaunchEvents of URLSessionConfiguration; run time.
  lcp::fact session_sends_launch_events = lcp::fact::unknown;
  /// Whether the app preserves and restores its interface.
  lcp::fact state_restoration = lcp::fact::unknown;
  /// NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription.
  lcp::fact always_usage_text = lcp::fact::unknown;
  /// NSLocationWhenInUseUsageDescription.
  lcp::fact when_in_use_usage_text = lcp::fact::unknown;
  /// NSMicrophoneUsageDescription.
  lcp::fact microphone_usage_text = lcp::fact::unknown;
  /// Whether the app held a CLBackgroundActivitySession when it last ran; run time.
  lcp::fact background_activity_session = lcp::fact::unknown;
  /// Whether the app held a CLServiceSession for Always authorization when it last ran; run time.
  lcp::fact service_session = lcp::fact::unknown;
  /// Whether UIKit kept a session of the scene, or the interface that the app saved: no at a first
  /// launch and for a new window; unknown counts as yes. A simulated device starts with this fact
  /// if the app was launched before, otherwise with no; then the device updates the fact. Since
  /// 0.3.1.
  lcp::fact interface_kept = lcp::fact::unknown;
  /// Whether the app may use the camera beside other apps. Up to iOS 15, the entitlement decides;
  /// from 16.0 on, a setting of the app's capture session decides; run time. Since 0.3.1.
  lcp::fact multitasking_camera = lcp::fact::unknown;
  /// The process kind; none: process_kind::app. The rules on apps do not apply to app extensions;
  /// if no rule is about the kind, the answer is unspecified. If the OS does not have the kind, the
  /// status is status::process_kind (kind). Since 0.3.1.
  std::optional<lcp::process_kind> kind{};
  /// The number of modes that are not on Apple's list.
  std::uint32_t unknown_modes = 0;
  /// The number of keys with an unexpanded build variable.
  std::uint32_t placeholders = 0;

  /// The C struct with these fields.
  constexpr lcp_app raw() const noexcept {
    auto fields = detail::sized<lcp_app>();
    fields.background_modes = background_modes.mask();
    fields.exits_on_suspend = detail::number(exits_on_suspend);
    fields.scenes = detail::number(scenes);
    fields.multiple_scenes = detail::number(multiple_scenes);
    fields.linked_sdk = linked_sdk ? linked_sdk->packed() : 0;
    fields.minimum_os = minimum_os ? minimum_os->packed() : 0;
    fields.permitted_identifiers = permitted_identifiers;
    fields.location_authorization = detail::number(location_authorization);
    fields.restoration_identifier = detail::number(restoration_identifier);
    fields.session_sends_launch_events = detail::number(session_sends_launch_events);
    fields.state_restoration = detail::number(state_restoration);
    fields.always_usage_text = detail::number(always_usage_text);
    fields.when_in_use_usage_text = detail::number(when_in_use_usage_text);
    fields.microphone_usage_text = detail::number(microphone_usage_text);
    fields.background_activity_session = detail::number(background_activity_session);
    fields.service_session = detail::number(service_session);
    fields.interface_kept = detail::number(interface_kept);
    fields.multitasking_camera = detail::number(multitasking_camera);
    fields.kind = detail::number(kind);
    fields.unknown_modes = unknown_modes;
    fields.placeholders = placeholders;
    return fields;
  }

  /// Reads the C struct.
  static constexpr app from(const lcp_app& fields) noexcept {
    lcp::app read;
    read.background_modes = enum_set<lcp::mode>::from_mask(fields.background_modes);
    read.exits_on_suspend = static_cast<lcp::fact>(fields.exits_on_suspend);
    read.scenes = static_cast<lcp::fact>(fields.scenes);
    read.multiple_scenes = static_cast<lcp::fact>(fields.multiple_scenes);
    read.linked_sdk = detail::given{fields.linked_sdk};
    read.minimum_os = detail::given{fields.minimum_os};
    read.permitted_identifiers = fields.permitted_identifiers;
    read.location_authorization = detail::given{fields.location_authorization};
    read.restoration_identifier = static_cast<lcp::fact>(fields.restoration_identifier);
    read.session_sends_launch_events = static_cast<lcp::fact>(fields.session_sends_launch_events);
    read.state_restoration = static_cast<lcp::fact>(fields.state_restoration);
    read.always_usage_text = static_cast<lcp::fact>(fields.always_usage_text);
    read.when_in_use_usage_text = static_cast<lcp::fact>(fields.when_in_use_usage_text);
    read.microphone_usage_text = static_cast<lcp::fact>(fields.microphone_usage_text);
    read.background_activity_session = static_cast<lcp::fact>(fields.background_activity_session);
    read.service_session = static_cast<lcp::fact>(fields.service_session);
    read.interface_kept = static_cast<lcp::fact>(fields.interface_kept);
    read.multitasking_camera = static_cast<lcp::fact>(fields.multitasking_camera);
    read.kind = detail::given{fields.kind};
    read.unknown_modes = fields.unknown_modes;
    read.placeholders = fields.placeholders;
    return read;
  }
};

/// What the host knows about the device. A fact that is not given is unknown, and an answer that
/// depends on an unknown fact is conditional. The two options count as "no" instead. No struct at
/// all means the ordinary device: ordinary_device.
struct device_facts {
  std::optional<lcp::idiom> idiom{};
  /// It is the Simulator.
  lcp::fact simulator = lcp::fact::unknown;
  /// No for iPhone 3G, iPod touch 2G and older.
  lcp::fact hardware_multitasking = lcp::fact::unknown;
  /// It has a cellular radio.
  lcp::fact cellular = lcp::fact::unknown;
  /// Whether a passcode is set.
  lcp::fact passcode = lcp::fact::unknown;
  /// Whether the device was unlocked at least once since boot.
  lcp::fact first_unlock_done = lcp::fact::unknown;
  /// Whether the user has Background App Refresh on in Settings; iOS 7.0 on.
  lcp::fact background_app_refresh = lcp::fact::unknown;
  /// iOS 9.0 on.
  lcp::fact low_power_mode = lcp::fact::unknown;
  /// It is charging.
  lcp::fact charging = lcp::fact::unknown;
  /// A debugger is attached to the app.
  lcp::fact debugger_attached = lcp::fact::unknown;
  /// The number of apps that can be side by side, 1 to 8; none: unknown.
  std::uint32_t foreground_slots = 0;
  /// Whether Bluetooth is turned off in Settings.
  lcp::fact bluetooth_off = lcp::fact::unknown;
  /// Turned off in Control Center.
  lcp::fact bluetooth_off_in_control_center = lcp::fact::unknown;
  /// Whether airplane mode was toggled, with Bluetooth left on.
  lcp::fact airplane_mode = lcp::fact::unknown;
  /// Whether AccessorySetupKit set up accessories; iOS 26.0 on.
  lcp::fact accessory_setup_kit = lcp::fact::unknown;
  /// An option for profile::observed; unknown counts as no.
  lcp::fact force_quit_survives_reboot = lcp::fact::unknown;
  /// An option; unknown counts as no.
  lcp::fact regions_end_at_reboot = lcp::fact::unknown;
  /// Whether the device is locked now.
  lcp::fact device_locked = lcp::fact::unknown;

  /// The C struct with these fields.
  constexpr lcp_device_facts raw() const noexcept {
    auto fields = detail::sized<lcp_device_facts>();
    fields.idiom = detail::number(idiom);
    fields.simulator = detail::number(simulator);
    fields.hardware_multitasking = detail::number(hardware_multitasking);
    fields.cellular = detail::number(cellular);
    fields.passcode = detail::number(passcode);
    fields.first_unlock_done = detail::number(first_unlock_done);
    fields.background_app_refresh = detail::number(background_app_refresh);
    fields.low_power_mode = detail::number(low_power_mode);
    fields.charging = detail::number(charging);
    fields.debugger_attached = detail::number(debugger_attached);
    fields.foreground_slots = foreground_slots;
    fields.bluetooth_off = detail::number(bluetooth_off);
    fields.bluetooth_off_in_control_center = detail::number(bluetooth_off_in_control_center);
    fields.airplane_mode = detail::number(airplane_mode);
    fields.accessory_setup_kit = detail::number(accessory_setup_kit);
    fields.force_quit_survives_reboot = detail::number(force_quit_survives_reboot);
    fields.regions_end_at_reboot = detail::number(regions_end_at_reboot);
    fields.device_locked = detail::number(device_locked);
    return fields;
  }
};

/// The ordinary device: a phone with hardware multitasking and a cellular radio, not the Simulator.
/// It has no passcode, was unlocked since boot, and is not locked. Background App Refresh and
/// Bluetooth are on, Low Power Mode and airplane mode are off. There is one foreground slot, no
/// debugger, and no accessory of AccessorySetupKit. Whether the device is charging is not known.
inline constexpr device_facts ordinary_device{
    idiom::phone, fact::no, fact::yes, fact::yes, fact::no, fact::yes, fact::yes, fact::no,
    fact::unknown, fact::no, 1, fact::no, fact::no, fact::no, fact::no, fact::no, fact::no,
    fact::no};

/// The host's own figures for one allowance, which replace the rule's figures. If a figure is not
/// given, the rule's figure is used; a figure of 0 replaces the rule's, too. If the host gives both
/// the limit and the warning, a warning that is longer than the limit is out of range. If the host
/// gives only one of the two, and the warning is then longer than the limit, the answer's warning
/// is set to the limit, so the warning comes at once.
struct limit {
  lcp::allowance allowance{};
  /// The limit: 0 or more, or `unlimited`; none keeps the rule's figure.
  std::optional<std::chrono::nanoseconds> limit{};
  /// The advice; takes the same values as the limit.
  std::optional<std::chrono::nanoseconds> advice{};
  /// How long before the limit the app is warned; takes the same values as the limit.
  std::optional<std::chrono::nanoseconds> warning{};

  /// The C struct with these fields.
  constexpr lcp_limit raw() const noexcept {
    auto fields = detail::sized<lcp_limit>();
    fields.allowance = detail::number(allowance);
    fields.limit_ns = detail::ns(limit);
    fields.advice_ns = detail::ns(advice);
    fields.warning_ns = detail::ns(warning);
    return fields;
  }
};

// ---- end of the generated part

/// The OS, the app and the device for which a policy is prepared.
struct context {
  os_version os{};                                ///< oldest_os or later
  lcp::profile profile = lcp::profile::observed;
  std::optional<lcp::app> app{};                  ///< none: an app that declares nothing
  std::optional<device_facts> facts{};            ///< none: the ordinary device
  /// Up to 64. If several are for one allowance, the first one counts.
  span<const limit> limits{};

  /// The first version after `version` on which an answer for this context can change; none if
  /// there is no such version. The OS of the context must be valid, but has no effect. To follow an
  /// answer through a range of versions, prepare a policy for the first version and for every such
  /// edge in the range.
  result<std::optional<os_version>> edge_after(os_version version) const noexcept;
};

namespace detail {

/// A context in the form for C, together with everything that it points to.
class ground {
 public:
  explicit ground(const lcp::context& context) noexcept
      : context_{sized<lcp_context>()}, limits_{sized<lcp_limits>()} {
    context_.os = context.os.packed();
    context_.profile = number(context.profile);
    if (context.app) context_.app = &(app_ = context.app->raw());
    if (context.facts) context_.facts = &(facts_ = context.facts->raw());
    if (context.limits.empty()) return;
    const std::size_t count = context.limits.size();
    // The library refuses a count over its maximum before it looks at any item.
    for (std::size_t i = 0; i < count && i < most_limits; ++i) items_[i] = context.limits[i].raw();
    limits_.count = count < UINT32_MAX ? static_cast<std::uint32_t>(count) : UINT32_MAX;
    limits_.items = items_;
    limits_.stride = sizeof(lcp_limit);
    context_.limits = &limits_;
  }
  ground(const ground&) = delete;
  ground& operator=(const ground&) = delete;

  const lcp_context* get() const noexcept { return &context_; }

 private:
  static constexpr std::size_t most_limits = 64;
  lcp_context context_;
  lcp_limits limits_;
  // Set only if the context has an app, device facts or limits.
  lcp_app app_;
  lcp_device_facts facts_;
  lcp_limit items_[most_limits];
};

}  // namespace detail

inline result<std::optional<os_version>> context::edge_after(os_version version) const noexcept {
  const detail::ground ground{*this};
  auto error = detail::sized<lcp_error>();
  lcp_os_version_t next = 0;
  const lcp_status_t status = lcp_context_edge_after(ground.get(), version.packed(), &next, &error);
  if (status != LCP_OK) return detail::failure(error);
  return std::optional<os_version>{detail::given{next}};
}

// ==== Rules ======================================================================================

// ---- generated from include/abi.json by bindings/tools/generate.py: do not edit

/// A source of a rule.
class citation : public detail::wrapper<lcp_citation> {
 public:
  /// The position among all sources.
  std::uint32_t index() const noexcept { return raw_.index; }
  /// Short name, such as "A2" or "S-46".
  std::string_view key() const noexcept { return detail::text(raw_.key); }
  /// The title; for a founding statement, its wording.
  std::string_view title() const noexcept { return detail::text(raw_.title); }
  std::string_view publisher() const noexcept { return detail::text(raw_.publisher); }
  /// Web address without scheme; "" if there is none.
  std::string_view address() const noexcept { return detail::text(raw_.address); }
};

/// One step of a transition rule as it stands in the rule book, for all versions and facts.
class rule_step : public detail::wrapper<lcp_rule_step> {
 public:
  /// The callback, or the newest of several that replace each other; none: the callbacks of the
  /// trigger come here.
  std::optional<lcp::callback> callback() const noexcept { return detail::given{raw_.callback}; }
  /// The state that the app reads during the step; none: the app can read no state, or no source
  /// says.
  std::optional<lcp::state> state() const noexcept { return detail::given{raw_.state}; }
  /// The scene's state during the step; none: no scene, or no source says.
  std::optional<lcp::state> scene_state() const noexcept { return detail::given{raw_.scene_state}; }
  /// The condition under which the step happens; none: always.
  std::optional<lcp::condition> when() const noexcept { return detail::given{raw_.when}; }
};

// ---- end of the generated part

/// The index of a rule, which is valid for this build only: put the id of a rule in logs and files.
using rule_index_t = lcp_rule_index_t;

namespace detail {

inline std::string_view rule_text(rule_index_t rule, rule_field field) noexcept {
  const char* found = nullptr;
  lcp_rule_text(rule, number(field), &found);
  return text(found);
}

inline result<std::size_t> fill_citations(rule_index_t rule, span<citation> room) noexcept {
  return fill(room, [=](auto... list) { return lcp_list_citations(rule, list...); });
}

}  // namespace detail

/// One row of the rule book, as a copy.
class rule : public detail::wrapper<lcp_rule> {
 public:
  rule_index_t index() const noexcept { return index_; }
  lcp::family family() const noexcept { return static_cast<lcp::family>(raw_.family); }
  /// The id of the rule: a slug that is never reused, and never renamed after a release.
  std::string_view id() const noexcept { return detail::text(raw_.id); }
  /// A note on the rule; "" if there is none.
  std::string_view note() const noexcept { return detail::text(raw_.note); }
  /// The first version on which the rule holds.
  os_version since() const noexcept { return os_version::from_packed(raw_.since); }
  /// The first version on which the rule no longer holds; none: it still holds.
  std::optional<os_version> until() const noexcept { return detail::given{raw_.until}; }
  /// The evidence profiles that admit the rule.
  enum_set<profile> profiles() const noexcept {
    return enum_set<profile>::from_mask(raw_.profiles);
  }
  lcp::evidence evidence() const noexcept { return static_cast<lcp::evidence>(raw_.evidence); }
  /// The disagreement of sources about the rule; none: no disagreement is known.
  std::optional<lcp::conflict> conflict() const noexcept { return detail::given{raw_.conflict}; }
  /// If two rules apply, the rule with the higher precedence decides; 0: the rule never decides.
  std::int32_t precedence() const noexcept { return raw_.precedence; }
  /// The conditions that must hold.
  enum_set<condition> when() const noexcept {
    return enum_set<condition>::from_mask(raw_.when_mask[0], raw_.when_mask[1]);
  }
  /// The conditions that must fail.
  enum_set<condition> unless() const noexcept {
    return enum_set<condition>::from_mask(raw_.unless_mask[0], raw_.unless_mask[1]);
  }
  /// The kinds of process to which the rule applies.
  enum_set<process_kind> process_kinds() const noexcept {
    return enum_set<process_kind>::from_mask(raw_.process_kinds);
  }

  /// A value of a field, as the type that you name: an enumeration, os_version, a duration or a
  /// number. None if the field has no value, or if rules of this family do not have the field.
  template <class T = std::int64_t>
  std::optional<T> value(rule_field field, std::uint32_t index = 0) const noexcept {
    std::int64_t number = 0;
    const lcp_status_t status = lcp_rule_value(index_, detail::number(field), index, &number);
    return status == LCP_OK ? std::optional<T>{detail::read<T>(number)} : std::nullopt;
  }
  /// The values of a field that is a set of the enumeration that you name. In some fields, an empty
  /// set means any value: see lcp_rule_value.
  template <class Enum> enum_set<Enum> values(rule_field field) const noexcept {
    enum_set<Enum> set;
    for (std::uint32_t i = 0; const auto found = value<Enum>(field, i); ++i) set |= *found;
    return set;
  }
  /// The text of a field; "" if there is none.
  std::string_view text(rule_field field) const noexcept {
    return detail::rule_text(index_, field);
  }

  /// Fills `room` with the callbacks of a transition rule. Gives the number of its callbacks.
  std::size_t steps(span<rule_step> room) const noexcept {
    const auto call = [this](auto... list) { return lcp_list_rule_steps(index_, list...); };
    return detail::fill(room, call).value_or(0);
  }
  std::vector<rule_step> steps() const {
    return *detail::gather<rule_step>([this](auto room) { return steps(room); });
  }
  /// Fills `room` with the sources of the rule. Gives the number of its sources. The first source
  /// is the most direct.
  std::size_t citations(span<citation> room) const noexcept {
    return index_ == LCP_RULE_NONE ? 0 : detail::fill_citations(index_, room).value_or(0);
  }
  std::vector<citation> citations() const {
    return *detail::gather<citation>([this](auto room) { return citations(room); });
  }

 private:
  friend result<rule> rule_at(rule_index_t index) noexcept;

  rule_index_t index_ = LCP_RULE_NONE;
};

/// Reads a rule; `index` counts from 0. Error: status::out_of_range.
inline result<rule> rule_at(rule_index_t index) noexcept {
  rule found;
  const lcp_status_t status = lcp_rule_at(index, &found.raw_);
  if (status != LCP_OK) return detail::failure(status);
  found.index_ = index;
  return found;
}

/// Finds a rule by its id, exactly as written. Error: status::not_found.
inline result<rule> find_rule(std::string_view id) noexcept {
  rule_index_t index = LCP_RULE_NONE;
  const lcp_status_t status = lcp_rule_find(id.data(), id.size(), &index);
  if (status != LCP_OK) return detail::failure(status);
  return rule_at(index);
}

/// Fills `room` with the rules of the rule book. Gives the number of rules.
inline std::size_t rules(span<rule> room) noexcept {
  const std::uint32_t count = lcp_rule_count();
  for (std::uint32_t i = 0; i < count && i < room.size(); ++i)
    room[i] = rule_at(static_cast<rule_index_t>(i)).value_or(rule{});
  return count;
}
inline std::vector<rule> rules() {
  return *detail::gather<rule>([](auto room) { return rules(room); });
}

/// Fills `room` with all sources that rules name. Gives the number of sources.
inline std::size_t citations(span<citation> room) noexcept {
  return detail::fill_citations(LCP_RULE_NONE, room).value_or(0);
}
inline std::vector<citation> citations() {
  return *detail::gather<citation>([](auto room) { return citations(room); });
}

// ==== Answers ====================================================================================

namespace detail {

/// A struct of the C header about something that a rule decided.
template <class Raw> class of_rule : public wrapper<Raw> {
 public:
  /// The rule that decided, read from the rule book; none: no rule decided.
  std::optional<lcp::rule> rule() const noexcept {
    const auto found = rule_at(this->raw_.rule);
    return found ? std::optional{*found} : std::nullopt;
  }
  /// The index of the rule that decided; LCP_RULE_NONE if no rule decided. The index is valid for
  /// this build only.
  rule_index_t rule_index() const noexcept { return this->raw_.rule; }
};

}  // namespace detail

/// The members that every answer has. An answer consists only of the struct of the C header.
template <class Raw> class basic_answer : public detail::of_rule<Raw> {
 public:
  lcp::verdict verdict() const noexcept { return static_cast<lcp::verdict>(this->raw_.verdict); }
  /// The verdict; if verdict() is unknown_os, the verdict on the newest known OS.
  lcp::verdict newest_verdict() const noexcept {
    return static_cast<lcp::verdict>(this->raw_.newest_verdict);
  }
  bool is_allowed() const noexcept { return verdict() == lcp::verdict::allowed; }
  /// The kind of source of the rule; none: no rule decided.
  std::optional<lcp::evidence> evidence() const noexcept {
    return detail::given{this->raw_.evidence};
  }
  /// True if another source disagrees: see the note of the rule, or, for a relaunch after a reboot,
  /// the note of the rule on the standing.
  bool is_disputed() const noexcept { return (this->raw_.flags & LCP_ANSWER_DISPUTED) != 0; }
  /// Why the answer to `transition`, `next`, `path` or `call` has its verdict; none: the verdict needs
  /// no reason.
  std::optional<lcp::reason> reason() const noexcept { return detail::given{this->raw_.reason}; }
  /// The conditions that the answer depends on.
  enum_set<condition> requirements() const noexcept {
    return enum_set<condition>::from_mask(this->raw_.requires_mask[0], this->raw_.requires_mask[1]);
  }
};

// ==== Questions ==================================================================================

// ---- generated from include/abi.json by bindings/tools/generate.py: do not edit

/// May the app go from one state to another, for this cause?
struct transition_query {
  /// The state before.
  lcp::state from{};
  /// A state of the app if `from` is one, otherwise a state of the scene; none: wherever the cause
  /// leads.
  std::optional<lcp::state> to{};
  lcp::cause cause{};
  /// Why the app is in `from`; none: any cause that fits.
  std::optional<lcp::cause> last_cause{};
  /// The event for which the app is launched, woken or brought back; none: no event.
  std::optional<lcp::trigger> trigger{};
  /// The kind of interruption, if the cause is an interruption; none: any kind that the rule
  /// choice.interruption lists.
  std::optional<lcp::interruption> interruption{};

  /// The C struct with these fields.
  constexpr lcp_transition_query raw() const noexcept {
    auto fields = detail::sized<lcp_transition_query>();
    fields.from = detail::number(from);
    fields.to = detail::number(to);
    fields.cause = detail::number(cause);
    fields.last_cause = detail::number(last_cause);
    fields.trigger = detail::number(trigger);
    fields.interruption = detail::number(interruption);
    return fields;
  }
};

/// The verdict says whether the system takes this step. The verdict is `unspecified` if no source
/// says.
///
/// A question is about the process, or about one scene. If the app has adopted scenes, the process
/// has the state of its most active scene. In both kinds of question, the callbacks about the app's
/// interface are then those of the scene delegate. A scene that is not connected, or has just been
/// made, is unattached. If the app has not adopted scenes, questions about scenes are
/// not-applicable, with reason state-unavailable.
///
/// The reason is the first of these that applies: scenes not covered; `from` unavailable; trigger,
/// cause or interruption unavailable; what a rule says about the pair; `to` unavailable; leads
/// elsewhere; cause out of place. not-one-step means that `to` is reached in two or three steps of
/// one act. Each of these steps has the cause itself, activation or execution-finished as its
/// cause; if the cause is launch-by-user, also scene-request. If the cause is the end of an
/// interruption, the other steps can only be the beginning of the interruption and
/// execution-finished. If the cause is a force quit or a closed app switcher, the other step can
/// only be the opening of the switcher.
///
/// If the cause is launch-by-system or wake-by-system, and the query has a trigger, the trigger
/// must run the app in the background. If policy.relaunch() refuses the trigger, the transition is
/// forbidden with reason launches-nothing; if it leaves the trigger conditional, so is the
/// transition. For this, policy.relaunch() is asked about the end that last_cause gives, or about
/// any end if last_cause gives none. For other causes, the trigger only determines which callbacks
/// come.
///
/// Without a target, the question is where the cause leads. The answer is the target of the rule
/// with the highest precedence that lets the step happen. Next come the steps that depend on an
/// unknown fact, and last the steps that a rule only tolerates. If no rule lets a step happen, the
/// answer is that of a rule that forbids one. If there is no such rule either, the verdict is about
/// the cause alone: forbidden if the cause cannot occur in `from`, else unspecified.
class transition_answer : public basic_answer<lcp_transition_answer> {
 public:
  /// With not-one-step, the state after the first step; with leads-elsewhere, the state that the
  /// cause leads to; else none.
  std::optional<lcp::state> via() const noexcept { return detail::given{raw_.via}; }
  /// The state that the cause leads to, if the query names no state; none: the query names a state,
  /// or the cause leads nowhere.
  std::optional<lcp::state> to() const noexcept { return detail::given{raw_.to}; }
};

/// One callback or notification of a transition: one of `callback` and `notification` is none.
class step : public detail::of_rule<lcp_step> {
 public:
  /// The callback; none: the step is a notification.
  std::optional<lcp::callback> callback() const noexcept { return detail::given{raw_.callback}; }
  /// Called if the app does not implement `callback`; none: there is none.
  std::optional<lcp::callback> fallback() const noexcept { return detail::given{raw_.fallback}; }
  /// The notification; none: the step is a callback.
  std::optional<lcp::notification> notification() const noexcept {
    return detail::given{raw_.notification};
  }
  /// The state that the app reads during the step: active, inactive, background; none: the app can
  /// read no state (before iOS 4.0), or no source says.
  std::optional<lcp::state> state() const noexcept { return detail::given{raw_.state}; }
  /// The scene's activation state during the step; none: no scene, or no source says.
  std::optional<lcp::state> scene_state() const noexcept { return detail::given{raw_.scene_state}; }
  /// The state after this step: of the scene if `from` is a state of a scene, otherwise of the app.
  /// After the last step, this is the target; after any other step, the state that the next step
  /// reads, if known.
  lcp::state state_after() const noexcept { return static_cast<lcp::state>(raw_.state_after); }
  /// The allowance that limits the callback; policy.deadline() says when its clock runs; none: not
  /// known.
  std::optional<lcp::allowance> allowance() const noexcept { return detail::given{raw_.allowance}; }
  /// The name of the callback or notification: its selector, or Apple's constant.
  std::string_view name() const noexcept {
    return raw_.callback != 0 ? to_string_view(callback()) : to_string_view(notification());
  }
};

/// What may follow a state?
struct next_query {
  /// The state before.
  lcp::state from{};
  /// Why the app is in `from`; none: not known.
  std::optional<lcp::cause> last_cause{};

  /// The C struct with these fields.
  constexpr lcp_next_query raw() const noexcept {
    auto fields = detail::sized<lcp_next_query>();
    fields.from = detail::number(from);
    fields.last_cause = detail::number(last_cause);
    return fields;
  }
};

/// The verdict is allowed if at least one transition may follow, and forbidden if none may follow
/// (unspecified under the profile of the founding documents). It is not-applicable if the life
/// cycle of the app does not have the state, and conditional if an unknown fact decides whether it
/// has.
class next_answer : public basic_answer<lcp_next_answer> {
 public:
  /// The number of edges, for policy.edges().
  std::size_t count() const noexcept { return raw_.count; }
};

/// One transition that may follow; policy.transition() gives its other details.
class edge : public detail::of_rule<lcp_edge> {
 public:
  lcp::cause cause() const noexcept { return static_cast<lcp::cause>(raw_.cause); }
  /// The state after.
  lcp::state to() const noexcept { return static_cast<lcp::state>(raw_.to); }
  /// The verdict on the transition: allowed or conditional.
  lcp::verdict verdict() const noexcept { return static_cast<lcp::verdict>(raw_.verdict); }
  /// What the rule rests on.
  std::optional<lcp::evidence> evidence() const noexcept { return detail::given{raw_.evidence}; }
  /// True if another source disagrees.
  bool is_disputed() const noexcept { return (raw_.flags & LCP_ANSWER_DISPUTED) != 0; }
  /// The reason for the verdict: tolerated; none: the verdict needs no reason.
  std::optional<lcp::reason> reason() const noexcept { return detail::given{raw_.reason}; }
};

/// How does the app get from one state to another?
struct path_query {
  /// The state before.
  lcp::state from{};
  /// A state of the app if `from` is one, otherwise a state of the scene.
  lcp::state to{};
  /// Why the app is in `from`; none: any cause that fits.
  std::optional<lcp::cause> last_cause{};
  /// The event for which the app is launched, woken or brought back on the way; none: no event.
  std::optional<lcp::trigger> trigger{};
  /// Empty: the acts of the user and of the system that lead to `to`, as lcp_query_path has them.
  enum_set<lcp::cause> allowed_causes{};

  /// The C struct with these fields.
  constexpr lcp_path_query raw() const noexcept {
    auto fields = detail::sized<lcp_path_query>();
    fields.from = detail::number(from);
    fields.to = detail::number(to);
    fields.last_cause = detail::number(last_cause);
    fields.trigger = detail::number(trigger);
    fields.allowed_causes[0] = allowed_causes.word(0);
    fields.allowed_causes[1] = allowed_causes.word(1);
    return fields;
  }
};

/// The answer is the shortest chain of legal steps. A chain that keeps the process alive is
/// preferred to one that ends it, whatever their lengths, unless `to` is not-running or prewarmed.
///
/// With empty allowed_causes no step is a failure: memory-limit, crash, watchdog, an expired task,
/// fetch or session, cpu-limit, thermal, disk-pressure, resource-held, voip-unreported,
/// voip-wake-rate, resource-use, insecure-drawing, background-graphics. No step is app-exit,
/// debugger-stop, user-force-quit-held-button, privacy-changed or memory-pressure, either. No step
/// ends the process, unless `to` is not-running or prewarmed. If `to` is background, suspended or
/// scene-background, no step is an unlock, or a launch or return by the user, because these lead to
/// the foreground.
///
/// If no chain of legal steps leads to the target, the verdict is forbidden (unspecified under the
/// profile of the founding documents), with reason no-path. If the verdict is forbidden, the
/// library also looks for a chain as if no rule refused a step. If there is such a chain, the
/// answer names the first rule that refuses a step of the chain; otherwise, it names none. The
/// verdict is conditional if a step of the chain is, or if an unknown fact decides between two life
/// cycles with different chains. If the OS does not have the trigger, the verdict is
/// not-applicable, with reason cause-unavailable, as for a transition. A path from a state to
/// itself is allowed, and has no steps, if the life cycle has the state. The reason is the first of
/// these that applies: scenes not covered; `from` unavailable; trigger unavailable; `to`
/// unavailable; no path.
class path_answer : public basic_answer<lcp_path_answer> {
 public:
  /// The number of steps, for policy.path_steps().
  std::size_t count() const noexcept { return raw_.count; }
};

/// One step of a path. It has the fields that a query about the transition needs.
class path_step : public detail::of_rule<lcp_path_step> {
 public:
  lcp::cause cause() const noexcept { return static_cast<lcp::cause>(raw_.cause); }
  /// The state before.
  lcp::state from() const noexcept { return static_cast<lcp::state>(raw_.from); }
  /// The state after.
  lcp::state to() const noexcept { return static_cast<lcp::state>(raw_.to); }
  /// Why the app is in `from`; none: the cause does not matter, or is not known.
  std::optional<lcp::cause> last_cause() const noexcept { return detail::given{raw_.last_cause}; }
  /// The trigger of the path.
  std::optional<lcp::trigger> trigger() const noexcept { return detail::given{raw_.trigger}; }
  /// The question about this step, for policy.steps().
  transition_query query() const noexcept {
    return {from(), to(), cause(), last_cause(), trigger(), std::nullopt};
  }
};

/// The verdict is allowed if a rule covers the allowance (its figures may still be unknown),
/// not-applicable if the OS has no such allowance, unspecified if no source says anything, and
/// conditional if the answer depends on an unknown fact, such as an attached debugger. The evidence
/// is overridden if the allowance exists, and the host gave a figure for it.
class deadline_answer : public basic_answer<lcp_deadline_answer> {
 public:
  /// What happens at the limit.
  std::optional<lcp::expiry> at_expiry() const noexcept { return detail::given{raw_.at_expiry}; }
  /// The time that the app should keep to; none: not known.
  std::optional<std::chrono::nanoseconds> advice() const noexcept {
    return detail::duration(raw_.advice_ns);
  }
  /// The time that the system enforces; none: not known; `unlimited`: no limit.
  std::optional<std::chrono::nanoseconds> limit() const noexcept {
    return detail::duration(raw_.limit_ns);
  }
  /// How long before the limit the app is warned; none: not known.
  std::optional<std::chrono::nanoseconds> warning() const noexcept {
    return detail::duration(raw_.warning_ns);
  }
  /// The code of the termination; none: not known.
  std::optional<lcp::code> code() const noexcept { return detail::given{raw_.code}; }
  /// How the process ends at the limit; none: the process does not end, or no rule says how.
  std::optional<lcp::termination> termination() const noexcept {
    return detail::given{raw_.termination};
  }
  /// When the clock starts; none: not known.
  std::optional<lcp::moment> starts() const noexcept { return detail::given{raw_.starts}; }
  /// When the clock is reset. See also is_shared().
  enum_set<lcp::moment> resets() const noexcept {
    return enum_set<lcp::moment>::from_mask(raw_.resets_mask);
  }
  /// Whether the app can ask for more time; unknown: no source says.
  fact extendable() const noexcept {
    if ((raw_.flags & LCP_ANSWER_EXTENDABLE) != 0) return fact::yes;
    return (raw_.flags & LCP_ANSWER_NOT_EXTENDABLE) != 0 ? fact::no : fact::unknown;
  }
  /// True if all uses of the allowance share one clock.
  bool is_shared() const noexcept { return (raw_.flags & LCP_ANSWER_SHARED) != 0; }
};

/// After this termination, or in this state, does this event run the app?
struct relaunch_query {
  /// termination::none: the app is suspended. May be none if `state` is a state in memory.
  std::optional<lcp::termination> termination{};
  lcp::trigger trigger{};
  /// What happened after the termination; if the user launched the app, this launch came last.
  enum_set<lcp::since_event> events_since{};
  /// The state of the app; none: suspended after termination::none, else not running. For a state
  /// in memory, it does not matter what ended the app before.
  std::optional<lcp::state> state{};
  /// Yes: the user force quit the app and has not launched it since, even if it then ended in
  /// another way; no, or unknown: the termination decides.
  lcp::fact force_quit = lcp::fact::unknown;

  /// The C struct with these fields.
  constexpr lcp_relaunch_query raw() const noexcept {
    auto fields = detail::sized<lcp_relaunch_query>();
    fields.termination = detail::number(termination);
    fields.trigger = detail::number(trigger);
    fields.events_since = events_since.mask();
    fields.state = detail::number(state);
    fields.force_quit = detail::number(force_quit);
    return fields;
  }
};

/// The verdict says whether the event wakes a suspended app, reaches a running app, or launches an
/// app that is not running (or is prewarmed). termination::none with a state that is not in memory
/// is status::out_of_range. Launch state, callback and allowance are set if the rule allows, or is
/// itself conditional. If they are not set and the answer is conditional, the unknown facts decide
/// only between two kinds of refusal, or between refusal and silence: no fact makes the answer
/// allowed. The answer is not-applicable if the life cycle does not have the state, if the OS does
/// not have the trigger, or if no app can end that way or stay in memory on that OS. The rule is
/// then the one on the life cycle, on the trigger or on the cause.
class relaunch_answer : public basic_answer<lcp_relaunch_answer> {
 public:
  /// How firmly the system promises to run the app; none unless the rule allows, or is conditional.
  std::optional<lcp::guarantee> guarantee() const noexcept { return detail::given{raw_.guarantee}; }
  /// Background, inactive (foreground) or prewarmed; a running app stays in its state, unless the
  /// event brings it to the front; none: no launch, or no source says.
  std::optional<lcp::state> launch_state() const noexcept {
    return detail::given{raw_.launch_state};
  }
  /// The callback that delivers the event; none: there is none, or no source says.
  std::optional<lcp::callback> callback() const noexcept { return detail::given{raw_.callback}; }
  /// The allowance that starts to run; none: not known.
  std::optional<lcp::allowance> allowance() const noexcept { return detail::given{raw_.allowance}; }
  /// How the app stands with the system when the event comes; none: the answer is not-applicable,
  /// or no rule says.
  std::optional<lcp::standing> standing() const noexcept { return detail::given{raw_.standing}; }
  /// The limit of the allowance, or else its advice; none: not known; `unlimited`: no limit.
  std::optional<std::chrono::nanoseconds> allowance_time() const noexcept {
    return detail::duration(raw_.allowance_ns);
  }
  /// The rule on the trigger: its callback, its versions and its origin (rule_field::origin); none:
  /// there is no such rule.
  rule_index_t delivery_rule() const noexcept { return raw_.delivery_rule; }
  /// What happens to an event that is refused, or that may be refused; none: the event is allowed,
  /// or no rule says.
  std::optional<lcp::disposition> disposition() const noexcept {
    return detail::given{raw_.disposition};
  }
  /// Until when the event is kept; none: the event is not kept, or no rule says.
  std::optional<lcp::occasion> occasion() const noexcept { return detail::given{raw_.occasion}; }
  /// The rule that decides the disposition; none: there is no such rule.
  rule_index_t disposition_rule() const noexcept { return raw_.disposition_rule; }
};

/// May the app do this in this state?
struct conduct_query {
  /// The state of the app.
  lcp::state state{};
  lcp::activity activity{};

  /// The C struct with these fields.
  constexpr lcp_conduct_query raw() const noexcept {
    auto fields = detail::sized<lcp_conduct_query>();
    fields.state = detail::number(state);
    fields.activity = detail::number(activity);
    return fields;
  }
};

/// The verdict is allowed, forbidden (at a price), not-applicable (the OS or the life cycle has no
/// such state or activity), conditional, or unspecified.
class conduct_answer : public basic_answer<lcp_conduct_answer> {
 public:
  /// The activity must be over when this callback returns; none: there is none.
  std::optional<lcp::callback> stop_before() const noexcept {
    return detail::given{raw_.stop_before};
  }
  /// The price; none: there is none, or none known.
  std::optional<lcp::price> price() const noexcept { return detail::given{raw_.price}; }
  /// The code of the termination; none: not known.
  std::optional<lcp::code> code() const noexcept { return detail::given{raw_.code}; }
  /// How the process ends, if that is the price; none: the process does not end, or no rule says
  /// how.
  std::optional<lcp::termination> termination() const noexcept {
    return detail::given{raw_.termination};
  }
};

/// The verdict is allowed if there are duties, unspecified if no source names any, not-applicable
/// if the app does not get the callback on that OS (the rule is then the one on the life cycle),
/// and conditional if it is not known whether the app gets the callback. A duty that depends on an
/// unknown fact is not listed.
class duties_answer : public basic_answer<lcp_duties_answer> {
 public:
  /// The number of duties, for policy.duty_list().
  std::size_t count() const noexcept { return raw_.count; }
};

/// One duty. The id of its rule identifies it.
class duty : public detail::of_rule<lcp_duty> {
 public:
  /// The callback in which the app undoes what the duty asks for; none: there is none.
  std::optional<lcp::callback> undone_at() const noexcept { return detail::given{raw_.undone_at}; }
  /// What the app should do, as a sentence.
  std::string_view text() const noexcept { return detail::rule_text(raw_.rule, rule_field::text); }
};

/// Which object receives a callback, with which options, and what does its return value change? For
/// a call that a device delivers, take `callback` and `trigger` from the effect. The effect does
/// not contain this answer.
struct call_query {
  lcp::callback callback{};
  /// The trigger for which the callback is called; none: not given. The answer then names no option
  /// of a launch or connection; for an app with scenes, it says only that the launch options are
  /// nil.
  std::optional<lcp::trigger> trigger{};

  /// The C struct with these fields.
  constexpr lcp_call_query raw() const noexcept {
    auto fields = detail::sized<lcp_call_query>();
    fields.callback = detail::number(callback);
    fields.trigger = detail::number(trigger);
    return fields;
  }
};

/// The question assumes that the callback comes; policy.transition() and policy.relaunch() say
/// whether it does. The verdict is allowed if a rule describes the call, and unspecified if no
/// source does. It is not-applicable, with a reason, if the OS or the life cycle lacks the callback
/// (callback-unavailable), if the OS lacks the trigger (cause-unavailable), if the trigger brings
/// other callbacks (other-callbacks), or if the callback comes only at a launch and the trigger
/// launches no app (launches-nothing). It is conditional if the fields depend on an unknown fact,
/// such as whether the app has scenes.
///
/// The options are those of application:willFinishLaunchingWithOptions:,
/// application:didFinishLaunchingWithOptions: and scene:willConnectToSession:options:. Answers
/// about other callbacks name none. For other arguments, see the callback in Apple's header.
class call_answer : public basic_answer<lcp_call_answer> {
 public:
  /// The object that receives the callback.
  std::optional<lcp::receiver> receiver() const noexcept { return detail::given{raw_.receiver}; }
  /// The key that the trigger has in the launch options; launch_option::none: none; none: no source
  /// says.
  std::optional<lcp::launch_option> launch_option() const noexcept {
    return detail::given{raw_.launch_option};
  }
  /// The property that the trigger has in the connection options; connection_option::none: none;
  /// none: no source says.
  std::optional<lcp::connection_option> connection_option() const noexcept {
    return detail::given{raw_.connection_option};
  }
  /// The effect of the return value of the callback; none: no source says.
  std::optional<lcp::return_value> return_value() const noexcept {
    return detail::given{raw_.return_value};
  }
  /// Further keys that the event may add; the note of the rule says when.
  enum_set<lcp::launch_option> more_launch_options() const noexcept {
    return enum_set<lcp::launch_option>::from_mask(raw_.more_launch_options);
  }
  /// Further properties.
  enum_set<lcp::connection_option> more_connection_options() const noexcept {
    return enum_set<lcp::connection_option>::from_mask(raw_.more_connection_options);
  }
};

/// How does an event reach an app in a state?
struct delivery_query {
  /// The state of the app.
  lcp::state state{};
  lcp::event event{};

  /// The C struct with these fields.
  constexpr lcp_delivery_query raw() const noexcept {
    auto fields = detail::sized<lcp_delivery_query>();
    fields.state = detail::number(state);
    fields.event = detail::number(event);
    return fields;
  }
};

/// The verdict is allowed if the app or its user gets the event, at once or later, and forbidden if
/// neither gets it. It is not-applicable if the OS or the life cycle has no such state or event,
/// conditional if the answer depends on an unknown fact, and unspecified if no source says.
class delivery_answer : public basic_answer<lcp_delivery_answer> {
 public:
  /// The manner; none: no source says.
  std::optional<lcp::manner> manner() const noexcept { return detail::given{raw_.manner}; }
  /// The callback that delivers the event, or after which the system acts; none: there is none, or
  /// no source says.
  std::optional<lcp::callback> callback() const noexcept { return detail::given{raw_.callback}; }
  /// How several waiting events become one; none: no source says.
  std::optional<lcp::merging> merging() const noexcept { return detail::given{raw_.merging}; }
  /// The trigger by which the event wakes the app, for policy.relaunch(); none: the event does not
  /// wake the app.
  std::optional<lcp::trigger> trigger() const noexcept { return detail::given{raw_.trigger}; }
  /// The rank among waiting notices: the lowest comes first; none: no source says.
  std::optional<std::int64_t> rank() const noexcept { return detail::count(raw_.rank); }
};

/// The verdict is allowed if the mode has an effect on the OS, not-applicable before the mode was
/// introduced or after it was removed, and unspecified if no source says. It does not matter
/// whether the app declares the mode. If the verdict is allowed, the rule lists, value by value,
/// what the mode permits in the background (rule_field::permits), the activities during which the
/// app is not suspended (rule_field::keeps_running) and the triggers that the mode enables
/// (rule_field::triggers).
class mode_answer : public basic_answer<lcp_mode_answer> {
 public:
  /// The first version with the mode; none: not known.
  std::optional<os_version> introduced() const noexcept { return detail::given{raw_.introduced}; }
  /// The first version on which the mode is deprecated; none: never, or not known.
  std::optional<os_version> deprecated() const noexcept { return detail::given{raw_.deprecated}; }
  /// The first version on which the mode has no effect; none: never, or not known.
  std::optional<os_version> removed() const noexcept { return detail::given{raw_.removed}; }
  /// The activities that the mode permits in the background.
  enum_set<activity> permits() const noexcept { return set<activity>(rule_field::permits); }
  /// The activities during which the app is not suspended.
  enum_set<activity> keeps_running() const noexcept {
    return set<activity>(rule_field::keeps_running);
  }
  /// The triggers that the mode enables.
  enum_set<trigger> triggers() const noexcept { return set<trigger>(rule_field::triggers); }

 private:
  template <class Enum> enum_set<Enum> set(rule_field field) const noexcept {
    const auto deciding = rule();
    if (!deciding || newest_verdict() == lcp::verdict::not_applicable) return {};
    return deciding->template values<Enum>(field);
  }
};

/// The verdict is allowed if a rule covers the quota (its figures may still be unknown),
/// not-applicable if the OS has no such quota, unspecified if no source says anything, and
/// conditional if the answer depends on an unknown fact.
class quota_answer : public basic_answer<lcp_quota_answer> {
 public:
  std::optional<lcp::unit> unit() const noexcept { return detail::given{raw_.unit}; }
  /// The number that the system allows; none: not known.
  std::optional<std::int64_t> count() const noexcept { return detail::count(raw_.count); }
  /// The period for which the count holds; none: the quota is not a rate, or no source says.
  std::optional<std::chrono::nanoseconds> window() const noexcept {
    return detail::duration(raw_.window_ns);
  }
  /// What happens when the count is exceeded; none: no source says.
  std::optional<lcp::expiry> at_excess() const noexcept { return detail::given{raw_.at_excess}; }
};

/// The verdict is forbidden if any finding is an error, and allowed otherwise.
class manifest_answer : public basic_answer<lcp_manifest_answer> {
 public:
  /// The number of findings, for policy.findings().
  std::size_t count() const noexcept { return raw_.count; }
};

/// A part of a manifest that will not work, or that lacks something.
class finding : public detail::of_rule<lcp_finding> {
 public:
  lcp::severity severity() const noexcept { return static_cast<lcp::severity>(raw_.severity); }
  /// The key of the Info.plist.
  std::string_view key() const noexcept { return detail::rule_text(raw_.rule, rule_field::key); }
  /// The value that was found; "" if the entry is missing, or if only the host has the value: see
  /// the notices of apply_info.
  std::string_view value() const noexcept {
    return detail::rule_text(raw_.rule, rule_field::value);
  }
  /// A sentence that describes the finding.
  std::string_view text() const noexcept { return detail::rule_text(raw_.rule, rule_field::text); }
};

/// What does a code mean: the code of a termination, or of an error that tells an app that it broke
/// a rule of the life cycle? The host takes the code from the report or the error.
struct termination_query {
  /// The namespace; none: the report names no namespace.
  std::optional<lcp::termination_namespace> reason_namespace{};
  /// Any number; with jetsam, it is the kernel's number. The code of an error has 32 bits:
  /// (uint32_t)-997.
  std::uint64_t code = 0;
  /// The error domain; none: the code is that of a termination. If a domain is given, the namespace
  /// is ignored. Since 0.3.1.
  std::optional<lcp::error_domain> error_domain{};

  /// The C struct with these fields.
  constexpr lcp_termination_query raw() const noexcept {
    auto fields = detail::sized<lcp_termination_query>();
    fields.reason_namespace = detail::number(reason_namespace);
    fields.code = code;
    fields.error_domain = detail::number(error_domain);
    return fields;
  }
};

/// The verdict is allowed for a life cycle termination whose cause is known, forbidden for a known
/// code that is not a life cycle termination (a signal, a privacy violation), and unspecified for
/// an unknown code. For an error it is allowed if the error ends the app, forbidden if it ends
/// nothing, and unspecified if it is unknown. The text of the rule says what the code or the error
/// means: rule_field::text.
class termination_answer : public basic_answer<lcp_termination_answer> {
 public:
  /// The termination; none: not a termination of the life cycle.
  std::optional<lcp::termination> cause() const noexcept { return detail::given{raw_.cause}; }
  /// The allowance that was used up; none: there is none, or one of several: the report says which.
  std::optional<lcp::allowance> allowance() const noexcept { return detail::given{raw_.allowance}; }
  /// The rule on the allowance or on conduct that the app broke; none: there is none.
  rule_index_t broken_rule() const noexcept { return raw_.broken_rule; }
  /// The limit of the allowance, or else its advice; none: not known; `unlimited`: no limit.
  std::optional<std::chrono::nanoseconds> allowance_time() const noexcept {
    return detail::duration(raw_.allowance_ns);
  }
  /// A sentence on what the code means; "" if nothing is known.
  std::string_view text() const noexcept { return detail::rule_text(raw_.rule, rule_field::text); }
};

/// May the system suspend the app, which is in the background?
struct suspension_query {
  /// The allowances whose clocks run for the app, such as that of a background task or a wake-up.
  enum_set<lcp::allowance> allowances{};
  /// What the app is doing.
  enum_set<lcp::activity> activities{};
  /// The activities that began while the app was in front.
  enum_set<lcp::activity> begun_in_front{};

  /// The C struct with these fields.
  constexpr lcp_suspension_query raw() const noexcept {
    auto fields = detail::sized<lcp_suspension_query>();
    fields.allowances = allowances.mask();
    fields.activities = activities.mask();
    fields.begun_in_front = begun_in_front.mask();
    return fields;
  }
};

/// The verdict is allowed if nothing keeps the app from being suspended, forbidden if something
/// does, conditional if that depends on an unknown fact, not-applicable if the life cycle has no
/// suspended state, and unspecified if no source says. An allowance keeps the app running until its
/// limit, or until the app says that it is done. An activity keeps the app running for as long as
/// it lasts.
class suspension_answer : public basic_answer<lcp_suspension_answer> {
 public:
  /// The allowances of the query that keep the app running.
  enum_set<lcp::allowance> allowances() const noexcept {
    return enum_set<lcp::allowance>::from_mask(raw_.allowances);
  }
  enum_set<lcp::activity> activities() const noexcept {
    return enum_set<lcp::activity>::from_mask(raw_.activities);
  }
};

/// How soon is an app ended when memory is short?
struct purge_query {
  /// The state of the app.
  lcp::state state{};
  /// What the app is doing.
  enum_set<lcp::activity> activities{};

  /// The C struct with these fields.
  constexpr lcp_purge_query raw() const noexcept {
    auto fields = detail::sized<lcp_purge_query>();
    fields.state = detail::number(state);
    fields.activities = activities.mask();
    return fields;
  }
};

/// The verdict is allowed if the app can be ended to free memory. It is not-applicable if the app
/// does not run or cannot be in that state, conditional if the answer depends on an unknown fact,
/// and unspecified if no source says. Of several apps, the app with the lowest rank is ended first.
/// If ranks are equal, the larger app is ended first.
class purge_answer : public basic_answer<lcp_purge_answer> {
 public:
  /// Whether the app first gets a memory warning; unknown: no rule says.
  lcp::fact warned() const noexcept { return static_cast<lcp::fact>(raw_.warned); }
  /// 1 for the first to be ended; none: no source says.
  std::optional<std::int64_t> rank() const noexcept { return detail::count(raw_.rank); }
};

/// One rule about a question, and its role in the answer.
class explanation : public detail::of_rule<lcp_explanation> {
 public:
  lcp::role role() const noexcept { return static_cast<lcp::role>(raw_.role); }
  /// The rule's conditions that are not met.
  enum_set<lcp::condition> failing() const noexcept {
    return enum_set<lcp::condition>::from_mask(raw_.failing_mask[0], raw_.failing_mask[1]);
  }
  /// The rule's conditions that are unknown.
  enum_set<lcp::condition> unknown() const noexcept {
    return enum_set<lcp::condition>::from_mask(raw_.unknown_mask[0], raw_.unknown_mask[1]);
  }
};

namespace detail {

/// How C asks a question: its kind, its query and answer, and its function.
template <lcp::question Question, class Query, class Answer, auto Call> struct asking {
  using answer = Answer;
  static constexpr lcp_question_t question = number(Question);
  static constexpr auto call = Call;

  /// The C struct for a query. A question about one value has only that value.
  template <class Ours> static constexpr Query raw(const Ours& query) noexcept {
    if constexpr (std::is_enum_v<Ours>) return {sized<Query>().struct_size, number(query)};
    else return query.raw();
  }
};

template <class Query> struct asked;
template <> struct asked<lcp::transition_query>
    : asking<question::transition, lcp_transition_query, transition_answer, &lcp_query_transition>
             {};
template <> struct asked<lcp::next_query>
    : asking<question::next, lcp_next_query, next_answer, &lcp_query_next> {};
template <> struct asked<lcp::path_query>
    : asking<question::path, lcp_path_query, path_answer, &lcp_query_path> {};
template <> struct asked<lcp::allowance>
    : asking<question::deadline, lcp_deadline_query, deadline_answer, &lcp_query_deadline> {};
template <> struct asked<lcp::relaunch_query>
    : asking<question::relaunch, lcp_relaunch_query, relaunch_answer, &lcp_query_relaunch> {};
template <> struct asked<lcp::conduct_query>
    : asking<question::conduct, lcp_conduct_query, conduct_answer, &lcp_query_conduct> {};
template <> struct asked<lcp::callback>
    : asking<question::duties, lcp_duties_query, duties_answer, &lcp_query_duties> {};
template <> struct asked<lcp::call_query>
    : asking<question::call, lcp_call_query, call_answer, &lcp_query_call> {};
template <> struct asked<lcp::delivery_query>
    : asking<question::delivery, lcp_delivery_query, delivery_answer, &lcp_query_delivery> {};
template <> struct asked<lcp::mode>
    : asking<question::mode, lcp_mode_query, mode_answer, &lcp_query_mode> {};
template <> struct asked<lcp::quota>
    : asking<question::quota, lcp_quota_query, quota_answer, &lcp_query_quota> {};
template <> struct asked<lcp::termination_query>
    : asking<question::termination, lcp_termination_query, termination_answer,
             &lcp_query_termination> {};
template <> struct asked<lcp::suspension_query>
    : asking<question::suspension, lcp_suspension_query, suspension_answer, &lcp_query_suspension>
             {};
template <> struct asked<lcp::purge_query>
    : asking<question::purge, lcp_purge_query, purge_answer, &lcp_query_purge> {};

}  // namespace detail

// ---- end of the generated part

// ==== Policy =====================================================================================

namespace detail {

/// The element type of a container, a span or an array.
template <class Container>
using element_of = std::remove_cv_t<
    std::remove_pointer_t<decltype(std::data(std::declval<const Container&>()))>>;

}  // namespace detail

/// The rule book as it applies to one app, on one OS, on one device. Prepare a policy once, and ask
/// it often. The C header says what each question and answer means. If a question cannot be asked,
/// the error is missing_value if a required member of the query was not given, unknown_value if a
/// number is not a value of its enumeration, and out_of_range if a question mixes states of the app
/// and of a scene, or gives termination::none for an app that is not in memory.
class policy {
 public:
  /// Prepares a policy. Errors concern the context: lcp_policy_prepare lists them.
  static result<policy> prepare(const context& context) noexcept {
    policy prepared;
    if (const auto error = prepared.set(context, sizeof prepared.raw_)) return *error;
    return prepared;
  }

  /// The struct of the C header.
  const lcp_policy& raw() const noexcept { return raw_; }

  /// What the policy knows about a condition. A condition that depends on the question counts as
  /// not given.
  result<knowledge> condition(lcp::condition condition) const noexcept {
    auto error = detail::sized<lcp_error>();
    lcp_knowledge_t known = 0;
    if (lcp_policy_condition(&raw_, detail::number(condition), &known, &error) != LCP_OK)
      return detail::failure(error);
    return static_cast<knowledge>(known);
  }

  /// Is this transition legal? Without a target: where does the cause lead? steps() gives the
  /// callbacks of the transition.
  result<transition_answer> transition(const transition_query& query) const noexcept {
    return ask(query);
  }
  /// The callbacks and notifications of a transition, in order. Each notification comes before or
  /// after its callback, as its rule says. With not_one_step, the list covers all the steps. For
  /// any other transition that is not taken, the list is empty.
  result<std::vector<step>> steps(const transition_query& query) const {
    return detail::gather<step>([&](auto room) { return steps(query, room); });
  }
  result<std::size_t> steps(const transition_query& query, span<step> room) const noexcept {
    return list<&lcp_list_steps>(query, room);
  }

  /// May any transition follow a state?
  result<next_answer> next(const next_query& query) const noexcept { return ask(query); }
  /// Every cause that may follow, and the state that it leads to, in the order of the rule book.
  result<std::vector<edge>> edges(const next_query& query) const {
    return detail::gather<edge>([&](auto room) { return edges(query, room); });
  }
  result<std::size_t> edges(const next_query& query, span<edge> room) const noexcept {
    return list<&lcp_list_edges>(query, room);
  }

  /// What is the shortest chain of legal steps from one state to another? Of several chains of the
  /// same length, the first in the order of the rule book is taken.
  result<path_answer> path(const path_query& query) const noexcept { return ask(query); }
  /// The steps of a path, in order.
  result<std::vector<path_step>> path_steps(const path_query& query) const {
    return detail::gather<path_step>([&](auto room) { return path_steps(query, room); });
  }
  result<std::size_t> path_steps(const path_query& query, span<path_step> room) const noexcept {
    return list<&lcp_list_path>(query, room);
  }

  /// How long may something take? The answer has the advice, the limit and the warning, what
  /// happens at the limit, and when the clock starts.
  result<deadline_answer> deadline(allowance allowance) const noexcept { return ask(allowance); }

  /// Does an event wake or relaunch the app, or reach it while it runs?
  result<relaunch_answer> relaunch(const relaunch_query& query) const noexcept {
    return ask(query);
  }

  /// May the app do something in a state, and what is the price if it may not?
  result<conduct_answer> conduct(const conduct_query& query) const noexcept { return ask(query); }

  /// Does the app owe anything in a callback?
  result<duties_answer> duties(callback callback) const noexcept { return ask(callback); }
  /// The duties, in the order of the rule book.
  result<std::vector<duty>> duty_list(callback callback) const {
    return detail::gather<duty>([&](auto room) { return duty_list(callback, room); });
  }
  result<std::size_t> duty_list(callback callback, span<duty> room) const noexcept {
    return list<&lcp_list_duties>(callback, room);
  }

  /// Which object receives a callback, with which options, and what does its return value change?
  result<call_answer> call(const call_query& query) const noexcept { return ask(query); }

  /// How does an event reach an app in a state?
  result<delivery_answer> delivery(const delivery_query& query) const noexcept {
    return ask(query);
  }

  /// What does a background mode permit, wake and keep running?
  result<mode_answer> mode(lcp::mode mode) const noexcept { return ask(mode); }

  /// How many things of a kind does the system allow?
  result<quota_answer> quota(lcp::quota quota) const noexcept { return ask(quota); }

  /// Will any part of the app's manifest not work on its OS? An unknown fact gives no finding.
  result<manifest_answer> manifest() const noexcept {
    manifest_answer answer;
    auto error = detail::sized<lcp_error>();
    if (lcp_query_manifest(&raw_, &answer.raw(), &error) != LCP_OK) return detail::failure(error);
    return answer;
  }
  /// The findings, in the order of the rule book.
  result<std::vector<finding>> findings() const {
    return detail::gather<finding>([this](auto room) { return findings(room); });
  }
  result<std::size_t> findings(span<finding> room) const noexcept {
    return detail::fill(room, [this](auto... list) { return lcp_list_findings(&raw_, list...); });
  }

  /// What does a termination code mean?
  result<termination_answer> termination(const termination_query& query) const noexcept {
    return ask(query);
  }

  /// Does anything keep the app from being suspended?
  result<suspension_answer> suspension(const suspension_query& query) const noexcept {
    return ask(query);
  }

  /// In which order are apps ended when memory is short?
  result<purge_answer> purge(const purge_query& query) const noexcept { return ask(query); }

  /// Every rule about a question, in the order of the rule book, whatever version, evidence profile
  /// or condition the rule requires. The role of a rule says that the rule decides, that another
  /// rule outweighs it, or for what other reason it does not decide. The query is one about a
  /// transition, an allowance, a relaunch, conduct, a call, a delivery, a mode, a quota, a
  /// termination code, suspension or purge. For any other query, the error is unknown_value with
  /// field::question.
  template <class Query> result<std::vector<explanation>> explain(const Query& query) const {
    return detail::gather<explanation>([&](auto room) { return explain(query, room); });
  }
  template <class Query>
  result<std::size_t> explain(const Query& query, span<explanation> room) const noexcept {
    using asked = detail::asked<Query>;
    const auto raw = asked::raw(query);
    return detail::fill(
        room, [&](auto... list) { return lcp_explain(&raw_, asked::question, &raw, list...); });
  }

  /// Writes the answer to a question as English text, as lcp_answer_text does. `parts` is LCP_TEXT_*
  /// added up; 0 stands for all but LCP_TEXT_MARKS. `assumed` has the conditions that the text lists
  /// as assumed although the context gives facts about them.
  template <class Query>
  result<std::string> text(const Query& query, std::uint32_t parts = 0,
                           enum_set<lcp::condition> assumed = {}) const {
    const auto raw = detail::asked<Query>::raw(query);
    return write(detail::asked<Query>::question, &raw, parts, assumed);
  }
  /// Writes the answer to the question about the manifest.
  result<std::string> manifest_text(std::uint32_t parts = 0,
                                    enum_set<lcp::condition> assumed = {}) const {
    return write(LCP_QUESTION_MANIFEST, nullptr, parts, assumed);
  }

  /// Asks many questions of one kind at once. `queries` is a container of queries, or of the values
  /// that the questions are about. There must be at least as many answers as queries, and as many
  /// statuses; otherwise the error is out_of_range with field::count, and its value is the number
  /// of answers or of statuses, whichever is less. Each element has its own status. An element that
  /// fails leaves its answer unchanged and does not stop the others.
  template <class Queries, class Query = detail::element_of<Queries>>
  result<batch_report> batch(const Queries& queries,
                             span<typename detail::asked<Query>::answer> answers,
                             span<status> statuses) const noexcept {
    using asked = detail::asked<Query>;
    using answer = typename asked::answer;
    static_assert(sizeof(answer) == sizeof(typename answer::raw_type));
    static_assert(std::is_standard_layout_v<answer>);
    const Query* const all = std::data(queries);
    const std::size_t total = std::size(queries);
    const std::size_t places = answers.size() < statuses.size() ? answers.size() : statuses.size();
    if (places < total) return short_of_room(places, total);
    constexpr std::size_t most = 64;
    decltype(asked::raw(*all)) raw[most];
    lcp_status_t raw_statuses[most];
    batch_report report;
    for (std::size_t done = 0, count = 0; done < total; done += count) {
      count = total - done < most ? total - done : most;
      for (std::size_t i = 0; i < count; ++i) raw[i] = asked::raw(all[done + i]);
      auto error = detail::sized<lcp_error>();
      const lcp_status_t status =
          lcp_query_batch(&raw_, asked::question, count, raw, sizeof *raw,
                          &answers.data()[done].raw(), sizeof(answer), raw_statuses, &error);
      if (status != LCP_OK && status != LCP_ERROR_BATCH_ELEMENT) return detail::failure(error);
      for (std::size_t i = 0; i < count; ++i) {
        statuses[done + i] = static_cast<lcp::status>(raw_statuses[i]);
        report.failed += raw_statuses[i] != LCP_OK;
      }
      if (status == LCP_ERROR_BATCH_ELEMENT && !report.first) {
        report.first = detail::failure(error);
        report.first->index += static_cast<std::uint32_t>(done);
      }
    }
    return report;
  }

 private:
  friend class policy_tables;

  // The memory is not initialised here, because the library writes it.
  policy() noexcept {}

  result<std::string> write(lcp_question_t question, const void* query, std::uint32_t parts,
                            enum_set<lcp::condition> assumed) const {
    auto options = detail::sized<lcp_text_options>();
    options.parts = parts;
    options.assumed_mask[0] = assumed.word(0);
    options.assumed_mask[1] = assumed.word(1);
    std::string text(2000, '\0');
    for (;;) {
      auto error = detail::sized<lcp_error>();
      std::size_t length = 0;
      if (lcp_answer_text(&raw_, question, query, &options, text.data(), text.size() + 1, &length,
                          &error) != LCP_OK) {
        return detail::failure(error);
      }
      const bool fits = length <= text.size();
      text.resize(length);
      if (fits) return text;
    }
  }

  /// Prepares the policy in `size` bytes, which begin with this object.
  std::optional<error> set(const context& context, std::size_t size) noexcept {
    const detail::ground ground{context};
    auto error = detail::sized<lcp_error>();
    if (lcp_policy_prepare(ground.get(), &raw_, size, &error) == LCP_OK) return std::nullopt;
    return detail::failure(error);
  }

  template <class Query>
  result<typename detail::asked<Query>::answer> ask(const Query& query) const noexcept {
    const auto raw = detail::asked<Query>::raw(query);
    typename detail::asked<Query>::answer answer;
    auto error = detail::sized<lcp_error>();
    if (detail::asked<Query>::call(&raw_, &raw, &answer.raw(), &error) != LCP_OK)
      return detail::failure(error);
    return answer;
  }

  template <auto Call, class Query, class Row>
  result<std::size_t> list(const Query& query, span<Row> room) const noexcept {
    const auto raw = detail::asked<Query>::raw(query);
    return detail::fill(room, [&](auto... list) { return Call(&raw_, &raw, list...); });
  }

  static error short_of_room(std::size_t places, std::size_t needed) noexcept {
    error error = detail::failure(LCP_ERROR_OUT_OF_RANGE);
    error.field = field::count;
    error.value = static_cast<std::int64_t>(places);
    error.least = static_cast<std::int64_t>(needed);
    error.greatest = INT64_MAX;
    return error;
  }

  lcp_policy raw_;
};

/// A policy with tables, in its own memory of some 64 KB. The memory stays where it is when this
/// object is moved. Use the object like a pointer to the policy: tables->deadline(...). A copy of
/// the policy has no tables.
class policy_tables {
 public:
  /// Prepares a policy with tables. Errors are those of policy::prepare.
  static result<policy_tables> prepare(const context& context) {
    const std::size_t size = lcp_policy_size(LCP_FORM_TABLES);
    policy_tables tables{::new (::operator new(size)) policy};
    if (const auto error = tables.policy_->set(context, size)) return *error;
    return tables;
  }

  const policy& operator*() const noexcept { return *policy_; }
  const policy* operator->() const noexcept { return policy_.get(); }

 private:
  explicit policy_tables(policy* policy) noexcept : policy_{policy} {}

  std::unique_ptr<policy, detail::freed> policy_;
};

// ==== Devices ====================================================================================

/// The options of a device. A capacity of 0 stands for the default in the C header.
struct device_options {
  os_version os{};                                ///< oldest_os or later
  lcp::profile profile = lcp::profile::observed;  ///< founding is refused: it describes no launch
  std::optional<device_facts> facts{};            ///< none: the ordinary device
  std::chrono::nanoseconds now{0};                ///< the time at the start
  /// What to do if no source says whether something happens.
  treatment on_silence = treatment::refuse;
  /// What to do if a fact that was not given decides whether something happens.
  treatment on_conditional = treatment::refuse;
  /// What to do if the profile has no figure for a limit.
  lcp::unknown_limit unknown_limit = lcp::unknown_limit::none;
  std::uint32_t apps = 0;      ///< apps at the same time
  std::uint32_t scenes = 0;    ///< scenes of all apps
  std::uint32_t tasks = 0;     ///< background tasks of all apps
  std::uint32_t requests = 0;  ///< requests of all apps to the scheduler
  std::uint32_t policies = 0;  ///< kinds of apps; apps with equal facts and limits are of one kind
  std::uint32_t effects = 0;   ///< effects that may wait to be taken
};

/// The memory that a device needs.
struct device_size {
  std::size_t bytes = 0;
  std::uint32_t fewest_effects = 0;  ///< the smallest permitted capacity for effects
};

/// An app to be installed.
struct install {
  fact was_launched = fact::unknown;       ///< yes: the user has launched the app before
  enum_set<callback> missing_callbacks{};  ///< the methods that the app does not implement
  /// Each callback returns by itself after this time; 0: at once; none: the host replies.
  std::optional<std::chrono::nanoseconds> reply_after{};
  std::int64_t footprint = 0;              ///< bytes of memory that the app uses when it starts
  std::optional<lcp::app> app{};           ///< none: an app that declares nothing
  /// Up to 64. If several are for one allowance, the first one counts.
  span<const limit> limits{};
  /// Each wake-up completes by itself when this time has passed since its callback returned; 0: at
  /// once; none: the host completes it.
  std::optional<std::chrono::nanoseconds> complete_after{};
  /// An app in the background with nothing left to do is suspended after this time.
  std::chrono::nanoseconds stay_for{};
};

// ---- generated from include/abi.json by bindings/tools/generate.py: do not edit

/// What happened. The kind decides which fields count; the others are ignored.
struct device_event {
  lcp::occurrence kind{};
  /// The app that the event is about; none: no app, or all apps for a notice.
  std::optional<std::uint32_t> app{};
  /// The process that reports; none: the process that runs.
  std::optional<std::uint32_t> process{};
  /// The scene; none: the first scene of the app.
  std::optional<std::uint32_t> scene{};
  std::optional<lcp::trigger> trigger{};
  std::optional<lcp::interruption> interruption{};
  std::optional<lcp::activity> activity{};
  std::optional<lcp::termination> termination{};
  std::optional<lcp::event> notice{};
  std::optional<lcp::changing> fact{};
  /// Whether the fact holds. For a notice: whether its subject came (yes) or went (no). For an app
  /// that the user opens: whether the app opens beside the app in front. For a requested scene:
  /// whether the scene connects in front.
  lcp::fact value = lcp::fact::unknown;
  /// The host's decision, if the event was undecided before.
  lcp::fact decision = lcp::fact::unknown;
  /// The token of a task or wake-up.
  std::optional<std::uint32_t> token{};
  /// The identifier of a request to the scheduler, chosen by the host.
  std::uint64_t identifier = 0;
  std::optional<std::int64_t> bytes{};  ///< an amount of memory, in bytes
  std::optional<std::chrono::nanoseconds> delay{};  ///< a delay or an interval

  /// The C struct with these fields.
  constexpr lcp_device_event raw() const noexcept {
    auto fields = detail::sized<lcp_device_event>();
    fields.kind = detail::number(kind);
    fields.app = app.value_or(0);
    fields.process = process.value_or(0);
    fields.scene = scene.value_or(0);
    fields.trigger = detail::number(trigger);
    fields.interruption = detail::number(interruption);
    fields.activity = detail::number(activity);
    fields.termination = detail::number(termination);
    fields.notice = detail::number(notice);
    fields.fact = detail::number(fact);
    fields.value = detail::number(value);
    fields.decision = detail::number(decision);
    fields.token = token.value_or(0);
    fields.identifier = identifier;
    fields.amount = bytes ? *bytes : delay ? delay->count() : 0;
    return fields;
  }
};

/// How often the user opens an app, and how often events come to it. Each number is a mean; 0:
/// never.
struct app_habits {
  /// The number of the app on the device.
  std::uint32_t app = 0;
  /// How often the user opens the app, 0 to 1440.
  std::uint32_t opens_per_day = 0;
  /// How often the user swipes the app away, 0 to 1440.
  std::uint32_t force_quits_per_week = 0;
  /// Silent pushes that the server sends, 0 to 1440.
  std::uint32_t silent_pushes_per_day = 0;
  /// Visible pushes that the server sends, 0 to 1440.
  std::uint32_t visible_pushes_per_day = 0;
  /// How often the device enters or leaves a region that the app monitors, 0 to 1440; ignored if no
  /// crossing may wake the app.
  std::uint32_t region_crossings_per_day = 0;
  /// Background transfers that the app begins when the user leaves it, 0 to 1440; at most one for
  /// each use; ignored if the end of a transfer may not wake the app.
  std::uint32_t transfers_per_day = 0;
  /// VoIP pushes, 0 to 1440; ignored if no such push may wake the app.
  std::uint32_t voip_pushes_per_day = 0;
  /// Events of a Bluetooth central, 0 to 1440; ignored if no such event may wake the app.
  std::uint32_t bluetooth_events_per_day = 0;

  /// The C struct with these fields.
  constexpr lcp_app_habits raw() const noexcept {
    auto fields = detail::sized<lcp_app_habits>();
    fields.app = app;
    fields.opens_per_day = opens_per_day;
    fields.force_quits_per_week = force_quits_per_week;
    fields.silent_pushes_per_day = silent_pushes_per_day;
    fields.visible_pushes_per_day = visible_pushes_per_day;
    fields.region_crossings_per_day = region_crossings_per_day;
    fields.transfers_per_day = transfers_per_day;
    fields.voip_pushes_per_day = voip_pushes_per_day;
    fields.bluetooth_events_per_day = bluetooth_events_per_day;
    return fields;
  }
};

/// The immediate outcome of an event. The first fields are those of every answer: the ruling on
/// whether the event happens. An event that no rule covers is allowed, without a rule.
class device_outcome : public basic_answer<lcp_device_outcome> {
 public:
  /// The token of the task or wake-up that was begun; none: there is none.
  std::optional<std::uint32_t> token() const noexcept { return detail::given{raw_.token}; }
  /// Yes: the rules leave open whether the event happens, and the options of the device say to ask
  /// the host. Nothing was changed: post the event again with a decision.
  bool is_undecided() const noexcept { return raw_.undecided == LCP_FACT_YES; }
  /// The price that the app pays if the event is forbidden; none: there is none, or none known.
  std::optional<lcp::price> price() const noexcept { return detail::given{raw_.price}; }
  /// The disposition of a trigger that does not run the app.
  std::optional<lcp::disposition> disposition() const noexcept {
    return detail::given{raw_.disposition};
  }
  /// Until when the trigger is kept.
  std::optional<lcp::occasion> occasion() const noexcept { return detail::given{raw_.occasion}; }
};

/// One thing for the host to do.
class device_effect : public detail::of_rule<lcp_device_effect> {
 public:
  lcp::effect kind() const noexcept { return static_cast<lcp::effect>(raw_.kind); }
  /// The number of the effect, for a reply.
  std::uint64_t id() const noexcept { return raw_.id; }
  /// When the effect is due; in the past if it is taken late.
  std::chrono::nanoseconds at() const noexcept { return std::chrono::nanoseconds{raw_.at_ns}; }
  /// When the call times out; `unlimited`: no limit.
  std::chrono::nanoseconds deadline() const noexcept {
    return std::chrono::nanoseconds{raw_.deadline_ns};
  }
  /// The identifier of a request to the scheduler.
  std::uint64_t identifier() const noexcept { return raw_.identifier; }
  std::uint32_t app() const noexcept { return raw_.app; }
  std::optional<std::uint32_t> process() const noexcept { return detail::given{raw_.process}; }
  std::optional<std::uint32_t> scene() const noexcept { return detail::given{raw_.scene}; }
  /// The token of a task or wake-up.
  std::optional<std::uint32_t> token() const noexcept { return detail::given{raw_.token}; }
  /// The rule that the app broke, if it is killed for that.
  rule_index_t broken_rule() const noexcept { return raw_.broken_rule; }
  /// True if the host must reply.
  bool needs_reply() const noexcept { return raw_.needs_reply == LCP_FACT_YES; }
  std::optional<lcp::callback> callback() const noexcept { return detail::given{raw_.callback}; }
  /// Called next if the app does not implement `callback`.
  std::optional<lcp::callback> fallback() const noexcept { return detail::given{raw_.fallback}; }
  std::optional<lcp::notification> notification() const noexcept {
    return detail::given{raw_.notification};
  }
  /// The state before.
  std::optional<lcp::state> from() const noexcept { return detail::given{raw_.from}; }
  /// The state after.
  std::optional<lcp::state> to() const noexcept { return detail::given{raw_.to}; }
  /// The state that the app reads during the call; none: the app can read no state, or no source
  /// says.
  std::optional<lcp::state> reads() const noexcept { return detail::given{raw_.reads}; }
  /// The state of the scene inside.
  std::optional<lcp::state> scene_reads() const noexcept { return detail::given{raw_.scene_reads}; }
  std::optional<lcp::cause> cause() const noexcept { return detail::given{raw_.cause}; }
  std::optional<lcp::trigger> trigger() const noexcept { return detail::given{raw_.trigger}; }
  std::optional<lcp::event> notice() const noexcept { return detail::given{raw_.notice}; }
  std::optional<lcp::activity> activity() const noexcept { return detail::given{raw_.activity}; }
  /// The allowance that limits the call.
  std::optional<lcp::allowance> allowance() const noexcept { return detail::given{raw_.allowance}; }
  std::optional<lcp::termination> termination() const noexcept {
    return detail::given{raw_.termination};
  }
  /// The namespace that a report of the kill names; none: not known, or it may be one of several.
  std::optional<lcp::termination_namespace> reason_namespace() const noexcept {
    return detail::given{raw_.reason_namespace};
  }
  /// The code that a report of the kill names; none: not known.
  std::optional<lcp::code> code() const noexcept { return detail::given{raw_.code}; }
  std::optional<lcp::disposition> disposition() const noexcept {
    return detail::given{raw_.disposition};
  }
  std::optional<lcp::occasion> occasion() const noexcept { return detail::given{raw_.occasion}; }
  /// A line of text, without a newline: when, which app, what, by which rule. "" for an effect that
  /// no device gave.
  std::string text() const {
    std::string line(200, '\0');
    std::size_t length = text({line.data(), line.size() + 1});
    if (length > line.size()) {
      line.resize(length);
      length = text({line.data(), line.size() + 1});
    }
    line.resize(length);
    return line;
  }
  /// Fills `room` with the line, including the final NUL; gives the length of the whole line.
  std::size_t text(span<char> room) const noexcept {
    std::size_t length = 0;
    if (!room.empty()) room[0] = '\0';
    lcp_effect_text(&raw_, room.data(), room.size(), &length, nullptr);
    return length;
  }
};

/// The status of a device.
class device_status : public detail::wrapper<lcp_device_status> {
 public:
  /// The OS.
  os_version os() const noexcept { return os_version::from_packed(raw_.os); }
  /// The time on the clock.
  std::chrono::nanoseconds now() const noexcept { return std::chrono::nanoseconds{raw_.now_ns}; }
  /// True if it is on.
  bool is_on() const noexcept { return raw_.on == LCP_FACT_YES; }
  /// True if it is locked.
  bool is_locked() const noexcept { return raw_.locked == LCP_FACT_YES; }
  /// The app in front; none: the home screen.
  std::optional<std::uint32_t> front() const noexcept { return detail::given{raw_.front}; }
  /// The app beside the app in front; none: there is none.
  std::optional<std::uint32_t> beside() const noexcept { return detail::given{raw_.beside}; }
  /// What covers the screen.
  enum_set<lcp::interruption> interruptions() const noexcept {
    return enum_set<lcp::interruption>::from_mask(raw_.interruptions);
  }
  /// True if the app switcher covers the screen.
  bool has_switcher() const noexcept { return raw_.switcher == LCP_FACT_YES; }
  /// The number of effects that wait to be taken.
  std::size_t effects() const noexcept { return raw_.effects; }
};

/// The status of an app.
class app_status : public detail::wrapper<lcp_app_status> {
 public:
  lcp::state state() const noexcept { return static_cast<lcp::state>(raw_.state); }
  /// The number of the process; none: no process runs.
  std::optional<std::uint32_t> process() const noexcept { return detail::given{raw_.process}; }
  /// How the last process ended.
  std::optional<lcp::termination> last_termination() const noexcept {
    return detail::given{raw_.last_termination};
  }
  /// True if a force quit by the user still counts.
  bool is_force_quit() const noexcept { return raw_.force_quit == LCP_FACT_YES; }
  /// True if the app owes a reply to a life cycle callback.
  bool is_waiting() const noexcept { return raw_.waiting == LCP_FACT_YES; }
  /// The value of backgroundTimeRemaining; `unlimited` if the app is in front, or has no limit.
  std::chrono::nanoseconds remaining() const noexcept {
    return std::chrono::nanoseconds{raw_.remaining_ns};
  }
  /// Background tasks that are open.
  std::size_t tasks() const noexcept { return raw_.tasks; }
};

/// Something that the user, the system or an app did. The fields from `app` to `amount` are those
/// of the event, whether it was posted or held back.
class day_act : public detail::of_rule<lcp_day_act> {
 public:
  lcp::occurrence kind() const noexcept { return static_cast<lcp::occurrence>(raw_.kind); }
  /// When it happened, by the clock of the device.
  std::optional<std::chrono::nanoseconds> at() const noexcept {
    return detail::duration(raw_.at_ns);
  }
  /// A hash of this act and all acts before it: equal for equal days, on every machine.
  std::uint64_t digest() const noexcept { return raw_.digest; }
  /// 0: none.
  std::uint32_t app() const noexcept { return raw_.app; }
  std::optional<lcp::trigger> trigger() const noexcept { return detail::given{raw_.trigger}; }
  std::optional<lcp::changing> fact() const noexcept { return detail::given{raw_.fact}; }
  lcp::fact value() const noexcept { return static_cast<lcp::fact>(raw_.value); }
  /// The identifier of a request to the scheduler.
  std::uint64_t identifier() const noexcept { return raw_.identifier; }
  /// The memory in bytes for memory-pressure; the time in nanoseconds for submit-request.
  std::int64_t amount() const noexcept { return raw_.amount; }
  /// No: the event was held back, so it did not reach the device.
  bool posted() const noexcept { return raw_.posted == LCP_FACT_YES; }
  /// Yes: the rules let the system choose, and the seed decided.
  bool chance() const noexcept { return raw_.chance == LCP_FACT_YES; }
  /// The rule (family family::choice) that determines the event or its time; none: there is none.
  rule_index_t choice() const noexcept { return raw_.choice; }
  /// The verdict on the event; none: the event was not posted.
  std::optional<lcp::verdict> verdict() const noexcept { return detail::given{raw_.verdict}; }
  /// The disposition of a trigger that does not run the app.
  std::optional<lcp::disposition> disposition() const noexcept {
    return detail::given{raw_.disposition};
  }
  /// Until when the event is kept.
  std::optional<lcp::occasion> occasion() const noexcept { return detail::given{raw_.occasion}; }
  /// The token of the wake-up that was begun; none: there is none.
  std::optional<std::uint32_t> token() const noexcept { return detail::given{raw_.token}; }
};

// ---- end of the generated part

/// Simulates many apps on one virtual clock. The host posts what the user, the system and the apps
/// do, and takes effects, which say what the host has to do next. The C header has the details, and
/// the errors of each function. After an error, the device is as it was before the call, except
/// that advance, run_until and run_until_idle may have moved the clock.
///
///   auto device = lcp::device::create({lcp::os(17)});
///   if (!device) return 1;
///   const auto app = device->install({lcp::fact::yes});
///   if (!app || !device->post({lcp::occurrence::boot})) return 1;
///   if (!device->post({lcp::occurrence::open_app, *app})) return 1;
///   for (const auto& effect : device->effects()) {
///     std::puts(effect.text().c_str());
///     if (effect.needs_reply() && !device->reply(effect)) return 1;
///   }
///
/// Apps are numbered from 1. Times are durations since the clock's 0. Only one thread at a time may
/// use a device, even to read it. A device can be moved and forked. A device that was moved from
/// returns null_argument from every function, and has no effects.
class device {
 public:
  class effect_range;

  /// Sets up a device in memory that the library gets from malloc. The device is off. Errors are
  /// those of lcp_device_create.
  static result<device> create(const device_options& options) noexcept {
    lcp_device* made = nullptr;
    const auto call = [&](auto* raw, auto* error) { return lcp_device_create(raw, &made, error); };
    if (const auto set = with(options, call); !set) return set.error();
    return device{made, true};
  }
  /// Sets up a device in your own memory, which must be aligned for a std::uint64_t and outlive the
  /// device. Errors are those of lcp_device_init.
  static result<device> create_in(void* memory, std::size_t size,
                                  const device_options& options) noexcept {
    lcp_device* made = nullptr;
    const auto call = [&](auto* raw, auto* error) {
      return lcp_device_init(memory, size, raw, &made, error);
    };
    if (const auto set = with(options, call); !set) return set.error();
    return device{made, false};
  }
  /// The memory that a device with these options needs.
  static result<device_size> measure(const device_options& options) noexcept {
    device_size size;
    const auto call = [&](auto* raw, auto* error) {
      return lcp_device_measure(raw, &size.bytes, &size.fewest_effects, error);
    };
    if (const auto measured = with(options, call); !measured) return measured.error();
    return size;
  }

  /// The device for the C header; null if this object was moved from.
  const lcp_device* raw() const noexcept { return device_.get(); }
  lcp_device* raw() noexcept { return device_.get(); }

  /// Copies the device, with its waiting effects and pending replies, into memory that the library
  /// gets from malloc. The two devices are then independent.
  result<device> fork() const noexcept {
    lcp_device* copy = nullptr;
    if (const auto forked = call<lcp_device_fork>(&copy); !forked) return forked.error();
    return device{copy, true};
  }
  /// Copies another device into this device; both must have the same size in bytes.
  result<void> copy_from(const device& other) noexcept {
    return call<lcp_device_copy>(other.device_.get());
  }

  /// Installs an app, and gives its number: the lowest that is free.
  result<std::uint32_t> install(const lcp::install& install) noexcept {
    std::uint32_t app = 0;
    const auto set = with(install, [&](auto* raw) { return call<lcp_device_install>(raw, &app); });
    if (!set) return set.error();
    return app;
  }
  /// Changes the facts about an app from now on. Facts that decide the app's life cycle can change
  /// only while the app does not run. was_launched and interface_kept are ignored.
  result<void> update_app(std::uint32_t app, const lcp::install& install) noexcept {
    return with(install, [&](auto* raw) { return call<lcp_device_update_app>(app, raw); });
  }
  /// Removes an app: its process ends, and its scenes, tasks and requests are dropped.
  result<void> uninstall(std::uint32_t app) noexcept { return call<lcp_device_uninstall>(app); }
  /// Installs another OS version on a device that is off.
  result<void> update_os(os_version os) noexcept { return call<lcp_device_update_os>(os.packed()); }

  /// Posts an event.
  result<device_outcome> post(const device_event& event) noexcept {
    const auto raw = event.raw();
    device_outcome outcome;
    const auto posted = call<lcp_device_post>(&raw, &outcome.raw());
    if (!posted) return posted.error();
    return outcome;
  }

  /// Takes the oldest effect; none: no effect waits.
  std::optional<device_effect> next_effect() noexcept {
    device_effect effect;
    if (!call<lcp_device_next_effect>(&effect.raw())) return std::nullopt;
    return effect;
  }
  /// The waiting effects, and the effects that are added meanwhile, the oldest first. An effect is
  /// taken when the loop reaches it; after a `break`, the remaining effects stay.
  effect_range effects() & noexcept;

  /// Reports the result of a call. The error is late if the device no longer expects the reply: the
  /// call timed out, its process ended, or a reply was given before. The error is not_found if no
  /// effect had that number.
  result<void> reply(std::uint64_t effect, lcp::reply reply = lcp::reply::returned) noexcept {
    return call<lcp_device_reply>(effect, detail::number(reply));
  }
  result<void> reply(const device_effect& effect,
                     lcp::reply reply = lcp::reply::returned) noexcept {
    return this->reply(effect.id(), reply);
  }

  /// Advances the clock to a time. The error is queue_full if effects have to be taken first: the
  /// clock then stands at the time that it reached. Take the effects and advance again.
  result<void> advance(std::chrono::nanoseconds to) noexcept {
    return call<lcp_device_advance>(to.count(), nullptr);
  }
  /// The time when something is due next, for one app or for all apps; `unlimited` if nothing is
  /// due.
  result<std::chrono::nanoseconds> next_deadline(
      std::optional<std::uint32_t> app = std::nullopt) const noexcept {
    std::int64_t at = 0;
    const auto asked = call<lcp_device_next_deadline>(app.value_or(0), &at);
    if (!asked) return asked.error();
    return std::chrono::nanoseconds{at};
  }
  /// The kill that a clock of an app causes unless something else comes first; none: no clock leads
  /// to a kill.
  result<std::optional<device_effect>> pending_kill(std::uint32_t app) const noexcept {
    device_effect effect;
    const auto asked = call<lcp_device_pending_kill>(app, &effect.raw());
    if (asked) return std::optional{effect};
    if (asked.error().field == field::effect) return std::optional<device_effect>{};
    return asked.error();
  }

  /// Takes the oldest effect. If no effect waits, advances the clock until an effect is due, but
  /// not beyond `to`. For a host that keeps the device in its own state:
  ///
  ///   while (const auto effect = device.run_until(now)) { ... }
  ///
  /// The error is not_found (effect) if no effect is due until `to`; the clock then stands at `to`.
  /// The error is out_of_range (now) if no effect waits and `to` is in the past.
  result<device_effect> run_until(std::chrono::nanoseconds to) noexcept {
    device_effect effect;
    const auto taken = call<lcp_device_run_until>(to.count(), &effect.raw());
    if (!taken) return taken.error();
    return effect;
  }
  /// Advances the clock to each time when something is due, up to and including `limit`. Before
  /// each advance, passes all waiting effects to `handler`, one by one. The handler may post and
  /// reply; the effects that result are passed to the handler in turn.
  ///
  /// Returns when nothing more is due: the clock then stays at the last time when something was
  /// due. Also returns if the next thing is due after `limit`: the clock then stands at `limit`.
  /// `limit` may be `unlimited`, but an app with a keep-alive handler always has something due.
  ///
  /// The error is out_of_range (now) if `limit` is in the past; then no effect is taken. A post or
  /// reply by the handler can fail with queue_full: repeat it after the handler has got the waiting
  /// effects.
  template <class Handler>
  result<void> run_until_idle(std::chrono::nanoseconds limit, Handler&& handler);

  /// The status of the device.
  result<device_status> status() const noexcept {
    device_status status;
    if (const auto got = call<lcp_device_get_status>(&status.raw()); !got) return got.error();
    return status;
  }
  /// The status of an app.
  result<lcp::app_status> app_status(std::uint32_t app) const noexcept {
    lcp::app_status status;
    const auto got = call<lcp_device_get_app_status>(app, &status.raw());
    if (!got) return got.error();
    return status;
  }
  /// The state of a scene.
  result<state> scene_state(std::uint32_t app, std::uint32_t scene) const noexcept {
    lcp_state_t found = 0;
    const auto got = call<lcp_device_get_scene_state>(app, scene, &found);
    if (!got) return got.error();
    return static_cast<state>(found);
  }

  /// The device as bytes that this and later builds read on any machine. The bytes hold everything
  /// except the options.
  result<std::vector<unsigned char>> snapshot() const {
    const auto count = snapshot(span<unsigned char>{});
    if (!count) return count.error();
    std::vector<unsigned char> bytes(*count);
    if (const auto written = snapshot(span<unsigned char>{bytes}); !written) return written.error();
    return bytes;
  }
  /// Fills `room` with the bytes, if it is large enough. Gives the number of bytes.
  result<std::size_t> snapshot(span<unsigned char> room) const noexcept {
    std::size_t count = 0;
    const auto written = call<lcp_device_snapshot>(room.data(), room.size(), &count);
    if (!written) return written.error();
    return count;
  }
  /// Restores a snapshot. The device continues at `now`: every time in the snapshot is shifted
  /// accordingly. Returns false if the rules have changed since the snapshot was written. What was
  /// already due stays due; later questions are answered by the present rules.
  result<bool> restore(span<const unsigned char> snapshot, std::chrono::nanoseconds now) noexcept {
    lcp_fact_t same_rules = 0;
    const auto restored =
        call<lcp_device_restore>(snapshot.data(), snapshot.size(), now.count(), &same_rules);
    if (!restored) return restored.error();
    return same_rules == LCP_FACT_YES;
  }
  /// A number that is equal for devices that will do the same from now on. Their times, and the
  /// numbers of their processes, effects and tasks, do not matter. The number is valid for one
  /// build.
  result<std::uint64_t> digest() const noexcept {
    std::uint64_t digest = 0;
    if (const auto made = call<lcp_device_digest>(&digest); !made) return made.error();
    return digest;
  }

 private:
  struct end {
    bool is_ours = true;
    void operator()(lcp_device* device) const noexcept {
      if (is_ours) lcp_device_destroy(device);
    }
  };

  device(lcp_device* made, bool is_ours) noexcept : device_{made, end{is_ours}} {}

  /// Calls a function of the C header for the device.
  template <auto Call, class... Arguments>
  result<void> call(Arguments... arguments) const noexcept {
    auto error = detail::sized<lcp_error>();
    if (Call(device_.get(), arguments..., &error) == LCP_OK) return {};
    return detail::failure(error);
  }

  /// Calls a function that takes options as a struct of the C header, and an error.
  template <class Call>
  static result<void> with(const device_options& options, Call call) noexcept {
    const detail::ground ground{context{options.os, options.profile, {}, options.facts, {}}};
    auto raw = detail::sized<lcp_device_options>();
    raw.os = options.os.packed();
    raw.profile = detail::number(options.profile);
    raw.apps = options.apps;
    raw.scenes = options.scenes;
    raw.tasks = options.tasks;
    raw.requests = options.requests;
    raw.policies = options.policies;
    raw.effects = options.effects;
    raw.on_silence = detail::number(options.on_silence);
    raw.on_conditional = detail::number(options.on_conditional);
    raw.unknown_limit = detail::number(options.unknown_limit);
    raw.now_ns = options.now.count();
    raw.facts = ground.get()->facts;
    auto error = detail::sized<lcp_error>();
    if (call(&raw, &error) == LCP_OK) return {};
    return detail::failure(error);
  }

  /// Calls a function that takes an app as a struct of the C header.
  template <class Call>
  static result<void> with(const lcp::install& install, Call call) noexcept {
    const detail::ground ground{context{{}, {}, install.app, {}, install.limits}};
    auto raw = detail::sized<lcp_install>();
    raw.was_launched = detail::number(install.was_launched);
    raw.missing_callbacks_mask[0] = install.missing_callbacks.word(0);
    raw.missing_callbacks_mask[1] = install.missing_callbacks.word(1);
    raw.reply_after_ns = detail::ns(install.reply_after);
    raw.footprint_bytes = install.footprint;
    raw.complete_after_ns = detail::ns(install.complete_after);
    raw.stay_for_ns = install.stay_for.count();
    raw.app = ground.get()->app;
    raw.limits = ground.get()->limits;
    return call(&raw);
  }

  std::unique_ptr<lcp_device, end> device_;
};

/// How the user treats a phone. In a mask of hours, the lowest bit is the hour after midnight.
struct habits {
  std::uint32_t start_hour = 0;                ///< the hour at which the day begins, 0 to 23
  std::uint32_t days = 1;                      ///< the number of days, 0 to 366; 0: 1
  std::uint32_t used_hours = 0;                ///< the hours in which the user takes up the phone
  std::uint32_t charging_hours = 0;            ///< the hours in which the phone charges
  std::uint32_t offline_hours = 0;             ///< the hours in which the phone has no network
  std::uint32_t low_power_hours = 0;           ///< the hours in which Low Power Mode is on
  std::uint32_t off_hours = 0;                 ///< the hours in which the phone is off
  /// How often the user takes up the phone for anything but the apps in `apps`.
  std::uint32_t pickups_per_day = 0;
  std::uint32_t seconds_per_use = 0;           ///< how long a use takes, in seconds; 0: 120
  /// How often memory is short while the user uses other apps.
  std::uint32_t memory_pressures_per_day = 0;
  span<const app_habits> apps{};               ///< the habits of up to 64 apps
};

/// Posts to a device the events that the user and the system cause: one possible day. A day holds
/// no pointers; a copy continues in the same way.
class day {
 public:
  /// Begins a day at the present time of the device. Errors are those of lcp_day_begin.
  static result<day> begin(const device& device, const habits& habits,
                           std::uint64_t seed) noexcept {
    lcp_app_habits items[most]{};
    auto raw = detail::sized<lcp_habits>();
    raw.start_hour = habits.start_hour;
    raw.days = habits.days;
    raw.used_hours = habits.used_hours;
    raw.charging_hours = habits.charging_hours;
    raw.offline_hours = habits.offline_hours;
    raw.low_power_hours = habits.low_power_hours;
    raw.off_hours = habits.off_hours;
    raw.pickups_per_day = habits.pickups_per_day;
    raw.seconds_per_use = habits.seconds_per_use;
    raw.memory_pressures_per_day = habits.memory_pressures_per_day;
    raw.count = habits.apps.size() > most ? most + 1 : std::uint32_t(habits.apps.size());
    raw.items = items;
    raw.stride = sizeof *items;
    for (std::size_t i = 0; i < habits.apps.size() && i < most; i++) {
      items[i] = habits.apps.data()[i].raw();
    }
    day made;
    auto error = detail::sized<lcp_error>();
    if (lcp_day_begin(device.raw(), &raw, seed, &made.raw_, &error) == LCP_OK) return made;
    return detail::failure(error);
  }

  /// Chooses the next act, advances the device to the time of the act, and posts the act; none: the
  /// day is over. The error is queue_full if effects have to be taken first.
  result<std::optional<day_act>> next(device& device) noexcept {
    day_act act;
    auto error = detail::sized<lcp_error>();
    const auto status = lcp_day_next(&raw_, device.raw(), &act.raw(), &error);
    if (status == LCP_OK) return std::optional<day_act>{act};
    if (status == LCP_ERROR_NOT_FOUND) return std::optional<day_act>{};
    return detail::failure(error);
  }

 private:
  static constexpr std::uint32_t most = 64;

  day() noexcept = default;
  lcp_day raw_{};
};

/// The effects of a device, taken one by one.
class device::effect_range {
 public:
  class iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = device_effect;
    using difference_type = std::ptrdiff_t;
    using pointer = const device_effect*;
    using reference = const device_effect&;

    iterator() noexcept = default;
    const device_effect& operator*() const noexcept { return *effect_; }
    const device_effect* operator->() const noexcept { return &*effect_; }
    iterator& operator++() noexcept { return effect_ = device_->next_effect(), *this; }
    void operator++(int) noexcept { ++*this; }
    /// True if both iterators are at the end, or neither is.
    friend bool operator==(const iterator& a, const iterator& b) noexcept {
      return a.effect_.has_value() == b.effect_.has_value();
    }
    friend bool operator!=(const iterator& a, const iterator& b) noexcept { return !(a == b); }

   private:
    friend class effect_range;
    explicit iterator(device& device) noexcept : device_{&device}, effect_{device.next_effect()} {}

    lcp::device* device_ = nullptr;
    std::optional<device_effect> effect_{};
  };

  /// Takes the first effect.
  iterator begin() const noexcept { return iterator{*device_}; }
  iterator end() const noexcept { return iterator{}; }

 private:
  friend class device;
  explicit effect_range(device& device) noexcept : device_{&device} {}

  lcp::device* device_;
};

inline device::effect_range device::effects() & noexcept { return effect_range{*this}; }

template <class Handler>
result<void> device::run_until_idle(std::chrono::nanoseconds limit, Handler&& handler) {
  const auto begun = status();
  if (!begun) return begun.error();
  if (limit < begun->now()) return advance(limit);  // out_of_range
  for (;;) {
    for (const device_effect& effect : effects()) handler(effect);
    const auto due = next_deadline();
    if (!due) return due.error();
    if (*due == unlimited) return {};
    const auto advanced = advance(*due < limit ? *due : limit);
    if (!advanced && advanced.error().status != lcp::status::queue_full) return advanced;
    if (advanced && *due > limit) return {};
  }
}

// ==== Auditors ===================================================================================

/// What the host states about a log.
struct auditor_options {
  lcp::context context{};                   ///< the OS, the app and the device
  std::optional<os_version> os_last{};      ///< the last OS version that may have written the log
  enum_set<callback> callbacks{};           ///< the callbacks that the log always records
  enum_set<notification> notifications{};   ///< the notifications that the log always records
  bool ends = false;                        ///< the log shows every end of a process
  bool processes = false;                   ///< each record names its process
  lcp::strictness strictness = lcp::strictness::usual;
  std::uint32_t scenes = 1;                 ///< scenes that a session can tell apart, 1 to 16
};

/// The memory that an auditor needs.
struct auditor_size {
  std::size_t bytes = 0;
  std::size_t session_bytes = 0;  ///< the memory that each of its sessions needs
};

/// A record of a log.
struct record {
  record_kind kind{};
  std::int32_t code = 0;  ///< its meaning depends on `kind`: see record_kind
  std::optional<std::chrono::nanoseconds> time{};  ///< none: not recorded
  std::int64_t process = 0;              ///< the number of the process, 1 or more; 0: not recorded
  std::int32_t scene = 0;                ///< the number of the scene, 1 or more; 0: not recorded
  std::optional<state> reads{};          ///< the state of the app that was read in the call
  std::optional<state> scene_reads{};    ///< the state of the scene that was read
  std::int64_t token = 0;                ///< its meaning depends on `kind`: see record_kind
  std::int64_t value = 0;                ///< the code that a report gives for an end

  /// A record whose code is a value of an enumeration.
  template <class Enum> static constexpr record of(record_kind kind, Enum code) noexcept {
    record made;
    made.kind = kind;
    made.code = detail::number(code);
    return made;
  }
};

/// A column of numbers, which are `stride` bytes apart. A column is a view; nothing is copied.
template <class Number> struct column {
  const Number* data = nullptr;  ///< null: not recorded
  std::size_t stride = sizeof(Number);

  constexpr column() noexcept = default;
  constexpr column(const Number* first, std::size_t distance) noexcept
      : data{first}, stride{distance} {}
  /// The elements of an array.
  constexpr column(span<const Number> numbers) noexcept : data{numbers.data()} {}
  /// One member of each element of an array.
  template <class Row>
  constexpr column(span<const Row> rows, Number Row::*member) noexcept
      : data{rows.empty() ? nullptr : &(rows.data()->*member)}, stride{sizeof(Row)} {}

  /// The column without its first `count` numbers.
  column after(std::size_t count) const noexcept {
    if (data == nullptr) return *this;
    const auto* const bytes = reinterpret_cast<const unsigned char*>(data) + count * stride;
    return {reinterpret_cast<const Number*>(bytes), stride};
  }
};

/// Records of a log, column by column. The numbers are those of the C header. A record with a
/// number that is not in the header gives a finding.
struct audit_columns {
  std::size_t records = 0;              ///< the number of records
  column<std::int32_t> kinds{};
  column<std::int32_t> codes{};
  column<std::int64_t> times{};         ///< in nanoseconds; below 0: not recorded
  column<std::int64_t> processes{};
  column<std::int32_t> scenes{};
  column<std::int32_t> reads{};
  column<std::int32_t> scene_reads{};
  column<std::int64_t> tokens{};
  column<std::int64_t> values{};

  /// The columns without their first `count` records.
  audit_columns after(std::size_t count) const noexcept {
    return {records - count, kinds.after(count), codes.after(count), times.after(count),
            processes.after(count), scenes.after(count), reads.after(count),
            scene_reads.after(count), tokens.after(count), values.after(count)};
  }
  /// The struct of C with these columns.
  lcp_audit_columns raw() const noexcept {
    auto fields = detail::sized<lcp_audit_columns>();
    fields.kinds = kinds.data, fields.kinds_stride = kinds.stride;
    fields.codes = codes.data, fields.codes_stride = codes.stride;
    fields.times = times.data, fields.times_stride = times.stride;
    fields.processes = processes.data, fields.processes_stride = processes.stride;
    fields.scenes = scenes.data, fields.scenes_stride = scenes.stride;
    fields.reads = reads.data, fields.reads_stride = reads.stride;
    fields.scene_reads = scene_reads.data, fields.scene_reads_stride = scene_reads.stride;
    fields.tokens = tokens.data, fields.tokens_stride = tokens.stride;
    fields.values = values.data, fields.values_stride = values.stride;
    return fields;
  }
};

/// What the host knows in addition to a log.
struct beside {
  /// Whether there is a crash report for the process; unknown: crash reports are not collected.
  fact crash_report = fact::unknown;
  bool new_version = false;           ///< the app or the OS has changed since the process ended
  bool reboot = false;                ///< the device has restarted since the process ended
  bool low_battery = false;           ///< the battery was low

  /// The flags of C.
  constexpr std::uint32_t mask() const noexcept {
    return (crash_report == fact::yes  ? LCP_BESIDE_CRASH_REPORT
            : crash_report == fact::no ? LCP_BESIDE_NO_CRASH_REPORT
                                       : LCP_BESIDE_NOTHING) |
           (new_version ? LCP_BESIDE_NEW_VERSION : 0) | (reboot ? LCP_BESIDE_REBOOT : 0) |
           (low_battery ? LCP_BESIDE_LOW_BATTERY : 0);
  }
};

// ---- generated from include/abi.json by bindings/tools/generate.py: do not edit

/// What an auditor finds.
class audit_finding : public detail::of_rule<lcp_audit_finding> {
 public:
  /// The kind of the finding.
  lcp::audit_kind kind() const noexcept { return static_cast<lcp::audit_kind>(raw_.kind); }
  /// Error: nothing explains the record, a limit was exceeded, or a task was ended twice. warning:
  /// only missing records or an inferred rule explain the record, a state that was sampled does not
  /// fit, a task was never ended or was begun by an expiration handler, or the record cannot be
  /// read. note: an end, a gap, a time before that of an earlier record, or a record that only a
  /// tolerated rule or a second account (role::alternative) explains.
  lcp::severity severity() const noexcept { return static_cast<lcp::severity>(raw_.severity); }
  /// The index of the record, counted from the first record of the session.
  std::uint64_t record() const noexcept { return raw_.record; }
  /// The index of the record at which the problem began: the start of the clock or of the task;
  /// otherwise `record`.
  std::uint64_t since() const noexcept { return raw_.since; }
  /// The kind of the record; none: a kind that is not in the header.
  std::optional<lcp::record_kind> record_kind() const noexcept {
    return detail::given{raw_.record_kind};
  }
  /// The code of the record.
  std::int32_t code() const noexcept { return raw_.code; }
  /// The scene of the record; none: not recorded, or the app.
  std::optional<std::int32_t> scene() const noexcept { return detail::given{raw_.scene}; }
  /// The state of the app that was read; none: not recorded.
  std::optional<lcp::state> reads() const noexcept { return detail::given{raw_.reads}; }
  /// The state of the scene that was read; none: not recorded.
  std::optional<lcp::state> scene_reads() const noexcept { return detail::given{raw_.scene_reads}; }
  /// The callback that was expected or is missing; none: there is none, or a notification.
  std::optional<lcp::callback> callback() const noexcept { return detail::given{raw_.callback}; }
  /// The notification that was expected or is missing; none: there is none, or a callback.
  std::optional<lcp::notification> notification() const noexcept {
    return detail::given{raw_.notification};
  }
  /// The app state in the expected step; none: not known.
  std::optional<lcp::state> expected_reads() const noexcept {
    return detail::given{raw_.expected_reads};
  }
  /// The event that leaves no record but has to come before the expected step; none: no such event.
  std::optional<lcp::cause> cause() const noexcept { return detail::given{raw_.cause}; }
  /// The rule of the expected step; none: there is none.
  rule_index_t expected_rule() const noexcept { return raw_.expected_rule; }
  /// The states that the app or the scene may have had before the record.
  enum_set<lcp::state> places() const noexcept {
    return enum_set<lcp::state>::from_mask(raw_.places);
  }
  /// The states that the app or the scene may have after the record.
  enum_set<lcp::state> places_after() const noexcept {
    return enum_set<lcp::state>::from_mask(raw_.places_after);
  }
  /// The allowance that was exceeded.
  std::optional<lcp::allowance> allowance() const noexcept { return detail::given{raw_.allowance}; }
  /// The likeliest way in which the process ended, if the finding is about an end.
  std::optional<lcp::termination> termination() const noexcept {
    return detail::given{raw_.termination};
  }
  /// The token of the task.
  std::optional<std::int64_t> token() const noexcept { return detail::given{raw_.token}; }
  /// The measured time, which is a lower bound; for a finding on the clock, the time by which it
  /// went back; none: not measured.
  std::optional<std::chrono::nanoseconds> took() const noexcept {
    return detail::duration(raw_.took_ns);
  }
  /// The limit; none: not known.
  std::optional<std::chrono::nanoseconds> limit() const noexcept {
    return detail::duration(raw_.limit_ns);
  }
  /// A line of text that says what is wrong, and a line for each detail. "" for a finding that no
  /// auditor gave.
  std::string text() const {
    std::string line(200, '\0');
    std::size_t length = text({line.data(), line.size() + 1});
    if (length > line.size()) {
      line.resize(length);
      length = text({line.data(), line.size() + 1});
    }
    line.resize(length);
    return line;
  }
  /// Fills `room` with the text, including the final NUL; gives the length of the whole text.
  std::size_t text(span<char> room) const noexcept {
    std::size_t length = 0;
    if (!room.empty()) room[0] = '\0';
    lcp_finding_text(&raw_, room.data(), room.size(), &length, nullptr);
    return length;
  }
};

/// A record that may come next.
class audit_step : public detail::of_rule<lcp_audit_step> {
 public:
  /// The callback; none: the record is a notification.
  std::optional<lcp::callback> callback() const noexcept { return detail::given{raw_.callback}; }
  /// The notification; none: the record is a callback.
  std::optional<lcp::notification> notification() const noexcept {
    return detail::given{raw_.notification};
  }
  /// The app state that is read in the step; none: not known.
  std::optional<lcp::state> reads() const noexcept { return detail::given{raw_.reads}; }
  /// The scene state that is read in the step; none: not known.
  std::optional<lcp::state> scene_reads() const noexcept { return detail::given{raw_.scene_reads}; }
  /// The event that leaves no record but has to come before the step; none: no such event.
  std::optional<lcp::cause> cause() const noexcept { return detail::given{raw_.cause}; }
  /// How unlikely the events are that leave no record but have to come before the step: 0 (likely)
  /// to 6 (unlikely).
  std::uint32_t price() const noexcept { return raw_.price; }
};

/// A way in which a process may have ended.
class audit_end : public detail::of_rule<lcp_audit_end> {
 public:
  /// The cause of the end.
  lcp::cause cause() const noexcept { return static_cast<lcp::cause>(raw_.cause); }
  /// The kind of end.
  lcp::termination termination() const noexcept {
    return static_cast<lcp::termination>(raw_.termination);
  }
  /// True if this end is possible; if not, it is ruled out.
  bool is_possible() const noexcept { return raw_.possible == LCP_FACT_YES; }
  /// The evidence for this end; none: there is none.
  std::optional<lcp::ground> speaks_for() const noexcept { return detail::given{raw_.speaks_for}; }
  /// The evidence against this end; none: there is none.
  std::optional<lcp::ground> speaks_against() const noexcept {
    return detail::given{raw_.speaks_against};
  }
  /// The allowance that was used up.
  std::optional<lcp::allowance> allowance() const noexcept { return detail::given{raw_.allowance}; }
  /// The token of the task that was open.
  std::optional<std::int64_t> token() const noexcept { return detail::given{raw_.token}; }
};

// ---- end of the generated part

/// The progress of an audit in one call.
struct audited {
  std::size_t records = 0;   ///< the number of judged records
  std::size_t findings = 0;  ///< the number of findings that were written
};

class session;

/// Judges logs of an app: whether iOS calls the logged callbacks in the logged order, what took
/// longer than its limit, and how the process may have ended. The C header gives the details, and
/// the errors of each function.
///
///   lcp::auditor_options options;
///   options.context.os = lcp::os(17);
///   options.callbacks = {lcp::callback::did_finish_launching, lcp::callback::did_become_active,
///                        lcp::callback::will_resign_active};
///   const auto auditor = lcp::auditor::create(options);
///   if (!auditor) return 1;
///   auto session = auditor->begin();
///   if (!session) return 1;
///   const auto called =
///       lcp::record::of(lcp::record_kind::entered, lcp::callback::did_become_active);
///   const lcp::record log[] = {called, called};  // without a callback between them
///   const auto findings = session->feed(log);
///   if (!findings) return 1;
///   for (const auto& finding : *findings) std::puts(finding.text().c_str());
///
/// Several threads may use one auditor. An auditor can be moved, which leaves its memory in place.
/// An auditor must outlive its sessions. An auditor that was moved from returns null_argument from
/// every function.
class auditor {
 public:
  /// Sets up an auditor in memory from `operator new`. Errors are those of lcp_auditor_init.
  static result<auditor> create(const auditor_options& options) {
    const auto size = measure(options);
    if (!size) return size.error();
    return make(::operator new(size->bytes), *size, options, true);
  }
  /// Sets up an auditor in your own memory, which must be aligned for a std::uint64_t and outlive
  /// the auditor. Errors are those of lcp_auditor_init.
  static result<auditor> create_in(void* memory, std::size_t size,
                                   const auditor_options& options) noexcept {
    const auto needed = measure(options);
    if (!needed) return needed.error();
    return make(memory, {size, needed->session_bytes}, options, false);
  }
  /// The memory that an auditor with these options needs, and the memory of its sessions.
  static result<auditor_size> measure(const auditor_options& options) noexcept {
    auditor_size size;
    const auto call = [&](auto* raw, auto* error) {
      return lcp_auditor_measure(raw, &size.bytes, &size.session_bytes, error);
    };
    if (const auto measured = with(options, call); !measured) return measured.error();
    return size;
  }

  /// The auditor for the C header; null if this object was moved from.
  const lcp_auditor* raw() const noexcept { return auditor_.get(); }
  /// The memory that each session needs, in bytes.
  std::size_t session_size() const noexcept { return session_size_; }

  /// Begins the audit of a log, in memory from `operator new`.
  result<session> begin() const;
  /// Begins the audit of a log in your own memory, which must be aligned for a std::uint64_t and
  /// outlive the session. Errors are those of lcp_session_init.
  result<session> begin_in(void* memory, std::size_t size) const noexcept;
  /// Continues an audit from the bytes of its session. The auditor of that session must have been
  /// made with the same options, by the same build of the library. The error is session if the
  /// bytes are not a session of this auditor.
  result<session> resume(span<const unsigned char> bytes) const;

 private:
  friend class session;

  auditor(lcp_auditor* made, bool is_ours, std::size_t session_size) noexcept
      : auditor_{made, detail::freed{is_ours}}, session_size_{session_size} {}

  static result<auditor> make(void* memory, auditor_size size, const auditor_options& options,
                              bool is_ours) noexcept {
    lcp_auditor* made = nullptr;
    const auto call = [&](auto* raw, auto* error) {
      return lcp_auditor_init(memory, size.bytes, raw, &made, error);
    };
    if (const auto set = with(options, call); !set) {
      if (is_ours) ::operator delete(memory);
      return set.error();
    }
    return auditor{made, is_ours, size.session_bytes};
  }

  /// Calls a function that takes options as a struct of the C header, and an error.
  template <class Call>
  static result<void> with(const auditor_options& options, Call call) noexcept {
    const detail::ground ground{options.context};
    auto raw = detail::sized<lcp_auditor_options>();
    raw.os_last = options.os_last ? options.os_last->packed() : 0;
    raw.context = ground.get();
    raw.callbacks_mask[0] = options.callbacks.word(0);
    raw.callbacks_mask[1] = options.callbacks.word(1);
    raw.notifications_mask = options.notifications.mask();
    raw.flags = (options.ends ? LCP_LOG_ENDS : 0) | (options.processes ? LCP_LOG_PROCESSES : 0);
    raw.strictness = detail::number(options.strictness);
    raw.scenes = options.scenes;
    auto error = detail::sized<lcp_error>();
    if (call(&raw, &error) == LCP_OK) return {};
    return detail::failure(error);
  }

  std::unique_ptr<lcp_auditor, detail::freed> auditor_;
  std::size_t session_size_;
};

/// The audit of one log. Only one thread at a time may use a session. After an error, the session
/// is as it was before the call.
class session {
 public:
  /// The session for the C header; null if this object was moved from.
  const lcp_session* raw() const noexcept { return session_.get(); }
  lcp_session* raw() noexcept { return session_.get(); }

  /// Judges records, and gives all findings. After a violation, the audit continues from the states
  /// in which the record can occur. `clock` is the clock that gave the times; none: not known.
  result<std::vector<audit_finding>> feed(span<const record> records,
                                          std::optional<log_clock> clock = std::nullopt) {
    const auto rest = [&](std::size_t first, span<audit_finding> room) {
      return feed(span<const record>{records.data() + first, records.size() - first}, room, clock);
    };
    return gather(rest, records.size());
  }
  /// Judges records in columns, which are not copied, and gives all findings.
  result<std::vector<audit_finding>> feed(const audit_columns& columns,
                                          std::optional<log_clock> clock = std::nullopt) {
    const auto rest = [&](std::size_t first, span<audit_finding> room) {
      return feed(columns.after(first), room, clock);
    };
    return gather(rest, columns.records);
  }
  /// Judges records, and fills `room` with findings. Stops if `room` is full: empty `room`, and
  /// pass the remaining records, even if no records remain. A finding that did not fit then comes
  /// first.
  result<audited> feed(span<const record> records, span<audit_finding> room,
                       std::optional<log_clock> clock = std::nullopt) noexcept {
    audited all;
    do {
      rows some;
      std::size_t count = 0;
      while (count < rows::most && all.records + count < records.size()) {
        some.put(count, records[all.records + count]);
        ++count;
      }
      const span<audit_finding> left{room.data() + all.findings, room.size() - all.findings};
      const auto fed = feed(some.columns(count), left, clock);
      if (!fed) return fed.error();
      all.records += fed->records;
      all.findings += fed->findings;
      if (fed->records < count) break;
    } while (all.records < records.size());
    return all;
  }
  /// Judges records in columns, which are not copied, and fills `room` with findings.
  result<audited> feed(const audit_columns& columns, span<audit_finding> room,
                       std::optional<log_clock> clock = std::nullopt) noexcept {
    auto raw = columns.raw();
    raw.clock = detail::number(clock);
    audited fed;
    const auto called = call<lcp_auditor_feed>(
        session_.get(), &raw, columns.records, room.empty() ? nullptr : &room.data()->raw(),
        sizeof(audit_finding), room.size(), &fed.findings, &fed.records);
    if (!called) return called.error();
    return fed;
  }

  /// The states in which the app or one of its scenes may be after the last record. Without a
  /// scene: the states of the app.
  result<enum_set<state>> places(std::optional<std::int32_t> scene = std::nullopt) const noexcept {
    std::uint64_t places = 0;
    const auto asked = call<lcp_session_places>(session_.get(), scene.value_or(0), &places);
    if (!asked) return asked.error();
    return enum_set<state>::from_mask(places);
  }
  /// The records that may come next for the app, or for one of its scenes: the likeliest first.
  result<std::vector<audit_step>> expected(std::optional<std::int32_t> scene = std::nullopt) const {
    return detail::gather<audit_step>([&](auto room) { return expected(room, scene); });
  }
  result<std::size_t> expected(span<audit_step> room,
                               std::optional<std::int32_t> scene = std::nullopt) const noexcept {
    return detail::fill(room, [&](auto... list) {
      return lcp_list_expected(auditor_, session_.get(), scene.value_or(0), list...);
    });
  }
  /// The ways in which the last process may have ended: the likeliest first, and the excluded ways
  /// last. The list is a guess; a log cannot prove it.
  result<std::vector<audit_end>> ends(const lcp::beside& beside = {}) const {
    return detail::gather<audit_end>([&](auto room) { return ends(room, beside); });
  }
  result<std::size_t> ends(span<audit_end> room, const lcp::beside& beside = {}) const noexcept {
    return detail::fill(room, [&](auto... list) {
      return lcp_list_ends(auditor_, session_.get(), beside.mask(), list...);
    });
  }

  /// The session as bytes, for auditor::resume. Empty if this object was moved from.
  span<const unsigned char> bytes() const noexcept {
    if (!session_) return {};
    return {reinterpret_cast<const unsigned char*>(session_.get()), size_};
  }

 private:
  friend class auditor;

  /// Records as rows with the numbers of the C header.
  struct rows {
    static constexpr std::size_t most = 32;
    struct row {
      std::int64_t time, process, token, value;
      std::int32_t kind, code, scene, reads, scene_reads;
    };
    row items[most];

    void put(std::size_t index, const record& from) noexcept {
      items[index] = {detail::ns(from.time), from.process, from.token, from.value,
                      detail::number(from.kind), from.code, from.scene,
                      detail::number(from.reads), detail::number(from.scene_reads)};
    }
    audit_columns columns(std::size_t count) const noexcept {
      const span<const row> all{items, count};
      return {count, {all, &row::kind}, {all, &row::code}, {all, &row::time},
              {all, &row::process}, {all, &row::scene}, {all, &row::reads},
              {all, &row::scene_reads}, {all, &row::token}, {all, &row::value}};
    }
  };

  session(const lcp_auditor* auditor, lcp_session* made, std::size_t size, bool is_ours) noexcept
      : auditor_{auditor}, size_{size}, session_{made, detail::freed{is_ours}} {}

  static result<session> make(const lcp_auditor* auditor, void* memory, std::size_t size,
                              bool is_ours) noexcept {
    lcp_session* made = nullptr;
    auto error = detail::sized<lcp_error>();
    if (lcp_session_init(auditor, memory, size, &made, &error) == LCP_OK)
      return session{auditor, made, size, is_ours};
    if (is_ours) ::operator delete(memory);
    return detail::failure(error);
  }

  /// Calls a function of the C header for the auditor.
  template <auto Call, class... Arguments>
  result<void> call(Arguments... arguments) const noexcept {
    auto error = detail::sized<lcp_error>();
    if (Call(auditor_, arguments..., &error) == LCP_OK) return {};
    return detail::failure(error);
  }

  /// Collects all findings about `count` records. `feed(judged, room)` judges records from the
  /// index `judged` on, and fills `room` with findings.
  template <class Feed>
  static result<std::vector<audit_finding>> gather(Feed feed, std::size_t count) {
    std::vector<audit_finding> all;
    audit_finding room[16];
    std::size_t judged = 0;
    for (;;) {
      const result<audited> fed = feed(judged, span<audit_finding>{room});
      if (!fed) return fed.error();
      judged += fed->records;
      all.insert(all.end(), room, room + fed->findings);
      if (fed->findings < std::size(room) && judged >= count) return all;
      if (fed->findings == 0 && fed->records == 0) return all;
    }
  }

  const lcp_auditor* auditor_;
  std::size_t size_;
  std::unique_ptr<lcp_session, detail::freed> session_;
};

inline result<session> auditor::begin() const {
  return session::make(auditor_.get(), ::operator new(session_size_), session_size_, true);
}

inline result<session> auditor::begin_in(void* memory, std::size_t size) const noexcept {
  auto made = session::make(auditor_.get(), memory, size, false);
  if (made) made->size_ = session_size_;
  return made;
}

inline result<session> auditor::resume(span<const unsigned char> bytes) const {
  auto made = begin();
  if (!made) return made;
  if (bytes.size() != session_size_) {
    auto error = detail::failure(LCP_ERROR_SESSION);
    error.field = field::session;
    return error;
  }
  std::memcpy(static_cast<void*>(made->raw()), bytes.data(), bytes.size());
  if (const auto places = made->places(); !places) return places.error();
  return made;
}

// ==== Info.plist =================================================================================

/// A view of a text that you keep, as an element of a list of texts.
class text {
 public:
  constexpr text() noexcept = default;
  constexpr text(std::string_view view) noexcept : raw_{view.data(), view.size()} {}
  constexpr text(const char* string) noexcept : text{std::string_view{string}} {}
  /// Views a std::string, or anything else that converts to a std::string_view.
  template <class Text,
            class = std::enable_if_t<std::is_convertible_v<const Text&, std::string_view> &&
                                     !std::is_convertible_v<const Text&, const char*>>>
  constexpr text(const Text& string) noexcept : text{static_cast<std::string_view>(string)} {}

  constexpr std::string_view view() const noexcept { return {raw_.data, raw_.length}; }
  constexpr const lcp_text& raw() const noexcept { return raw_; }

 private:
  lcp_text raw_{nullptr, 0};
};

/// One value of an Info.plist, as the host's property list reader gave it. The value is a view:
/// create it in the call, or keep the texts alive.
class info_value : public detail::wrapper<lcp_info_value> {
 public:
  static constexpr info_value string(std::string_view string) noexcept {
    info_value value{info_kind::string};
    value.raw_.string = string.data();
    value.raw_.string_length = string.size();
    return value;
  }
  static constexpr info_value boolean(bool boolean) noexcept {
    info_value value{info_kind::boolean};
    value.raw_.integer = boolean ? 1 : 0;
    return value;
  }
  static constexpr info_value integer(std::int64_t integer) noexcept {
    info_value value{info_kind::integer};
    value.raw_.integer = integer;
    return value;
  }
  /// A list of 0 to 65536 texts.
  static constexpr info_value string_list(span<const text> items) noexcept {
    static_assert(sizeof(text) == sizeof(lcp_text) && std::is_standard_layout_v<text>);
    info_value value{info_kind::string_list};
    value.raw_.items = items.empty() ? nullptr : &items.data()->raw();
    value.raw_.item_count = items.size();
    return value;
  }
  static constexpr info_value string_list(std::initializer_list<text> items) noexcept {
    return string_list(span<const text>{items.begin(), items.size()});
  }
  /// A dictionary. Its contents are given key by key, or not at all.
  static constexpr info_value dictionary() noexcept { return info_value{info_kind::dictionary}; }
  /// A real, a date, data, or an array of anything but strings.
  static constexpr info_value other() noexcept { return info_value{info_kind::other}; }

  constexpr info_kind kind() const noexcept { return static_cast<info_kind>(raw_.kind); }

 private:
  constexpr explicit info_value(info_kind kind) noexcept { raw_.kind = detail::number(kind); }
};

/// What apply_info keeps from one entry of an Info.plist to the next: which keys were applied, and
/// which keys had an unexpanded build variable. Begin each file with a new object.
class info_progress : public detail::wrapper<lcp_info_progress> {};

/// A remark about one entry. No remark is an error.
class notice : public detail::wrapper<lcp_notice> {
 public:
  constexpr notice_kind kind() const noexcept { return static_cast<notice_kind>(raw_.kind); }
  /// The item of a list, counted from 0.
  constexpr std::uint32_t index() const noexcept { return raw_.index; }
};

/// Applies one top-level entry of an Info.plist to `app`. The host reads the file. The comment of
/// lcp_app_apply_info in the C header lists the keys. Any other key is accepted and changes
/// nothing. An entry that cannot be used changes nothing either, and a notice says why.
///
/// Gives the number of all notices, which may exceed the size of `notices`. Errors: unknown_value
/// (a field of `app`), out_of_range (more than 65536 texts, a version of `app`). After an error,
/// the app is as it was.
inline result<std::size_t> apply_info(app& app, info_progress& progress, std::string_view key,
                                      const info_value& value,
                                      span<notice> notices = {}) noexcept {
  auto raw = app.raw();
  const auto apply = [&](auto... list) {
    return lcp_app_apply_info(&raw, &progress.raw(), key.data(), key.size(), &value.raw(), list...);
  };
  const auto count = detail::fill(notices, apply);
  if (count) app = app::from(raw);
  return count;
}

}  // namespace LCP_CXX_INLINE
}  // namespace lifecycle_policy

#ifdef __cpp_lib_span
template <class Enum>
inline constexpr bool std::ranges::enable_view<lifecycle_policy::enum_set<Enum>> = true;
template <class Enum>
inline constexpr bool std::ranges::enable_borrowed_range<lifecycle_policy::enum_set<Enum>> = true;
#endif

#ifndef LIFECYCLE_POLICY_NO_ALIAS
namespace lcp = lifecycle_policy;
#endif

#undef LCP_CXX_INLINE
#undef LCP_CXX_THROWS

#endif  // LIFECYCLE_POLICY_HPP
