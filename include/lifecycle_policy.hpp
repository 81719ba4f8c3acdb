// lifecycle_policy.hpp - the iOS app life cycle policy, for C++17 and later.
//
// Everything of lifecycle_policy.h with types: header only, over the same library. What a question
// means and what its answer says stands in lifecycle_policy.h; this header says how to ask in C++.
//
// A complete program
//
//   #include <lifecycle_policy.hpp>
//   #include <cstdio>
//   int main() {
//     lcp::context context{lcp::os(8)};
//     context.app.location_authorization = lcp::authorization::always;
//     lcp::relaunch_query query{lcp::termination::user_force_quit, lcp::trigger::region_enter};
//     auto answer = lcp::query_relaunch(context, query);
//     if (!answer) return 1;  // answer.error().message() says why
//     std::puts(lcp::to_string_view(answer->verdict()).data());  // "allowed"
//     if (auto rule = answer->rule())
//       for (auto citation : rule->citations()) std::puts(citation.title().data());
//   }
//
// Questions   query_relaunch(context, query) and its like. Questions and contexts are aggregates:
//             name their members, {.termination = ..., .trigger = ...}, from C++20 on. Of each
//             query there is a batch. Scenes have questions of their own, whose states are
//             scene_state: the two kinds of states do not mix.
// Answers     A result<T>: the answer, or an error that says why the question could not be asked.
//             Whether the answer is yes or no is another thing: that is its verdict().
// Exceptions  Nothing here throws but result::value(), which throws policy_error; where exceptions
//             are turned off it calls std::abort instead. No RTTI is used. Ask has_value(), or the
//             result itself, and use * and -> to do without.
// Memory      Nothing is allocated. Texts that come out are static and NUL-terminated: data() is a
//             C string, and never null. Nothing that goes in is kept, but in the ranges that list
//             what a context says: they copy context and query, and the limits of a context are
//             a view of the caller's.
// Nothing     What C says by 0, -1 or NULL is std::nullopt here, an empty set or an empty text.
//             Durations are std::chrono::nanoseconds; `unlimited` is the greatest of them.
// Ranges      Steps, edges, duties, findings, explanations, rules, citations and the values of an
//             enumeration are ranges, in C++20 views. `for (auto x : *call(...))` is safe: * of a
//             result that is about to go gives the value itself, not a reference into it.
// Threads     As in C: everything is pure; call anything from any thread.
// Versions    A newer library may give values that this header does not know: they have a name, but
//             no enumerator, so a switch over an enumeration needs a default. What depends on how a
//             file is compiled (std::span, exceptions) is in the name of the inline namespace.
//
// Define LIFECYCLE_POLICY_NO_ALIAS to go without the alias `lcp` of the namespace lifecycle_policy.
#ifndef LIFECYCLE_POLICY_HPP
#define LIFECYCLE_POLICY_HPP

#include "lifecycle_policy.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#if defined(_MSVC_LANG) ? _MSVC_LANG < 201703L : __cplusplus < 201703L
#error "lifecycle_policy.hpp needs C++17 or later"
#endif

#if __has_include(<version>)
#include <version>
#endif
#ifdef __cpp_lib_span
#include <span>
#endif

// Files of one program may be compiled in different ways. What differs then has different names, so
// that the linker tells them apart.
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

// Members are often named as their types are, and then need the types' full names.
namespace lcp = lifecycle_policy;

// ==== Enumerations ===============================================================================

// ---- generated from include/abi.json by bindings/tools/generate.py: do not edit

/// Could the question be asked?
enum class status : std::int32_t {
  ok = 0,
  null_argument = 10,  ///< a pointer that must not be NULL
  struct_size = 11,  ///< struct_size under 4 or over 4096
  newer_struct = 12,  ///< a field that this library does not know is not zero
  stride = 13,  ///< stride under 4 or over 4096, or less than struct_size
  policy = 14,  ///< no policy that this build prepared
  unknown_value = 20,  ///< not a value of the enumeration or mask
  out_of_range = 21,  ///< a number outside its range
  missing_value = 22,  ///< 0 where a value must be given
  malformed = 23,  ///< a text that cannot be read
  not_found = 30,  ///< no such name or rule id
  batch_element = 40,  ///< at least one element failed: see the statuses
};

/// The enumerations, for lcp_enum_name and lcp_enum_parse.
enum class enum_kind : std::int32_t {
  state = 1,
  question = 2,
  axis = 3,
  lifecycle = 4,
  cause = 5,
  termination = 6,
  trigger = 7,
  interruption = 8,
  callback = 9,
  mode = 10,
  activity = 11,
  allowance = 12,
  expiry = 13,
  verdict = 14,
  guarantee = 15,
  evidence = 16,
  profile = 17,
  fact = 18,
  idiom = 19,
  authorization = 20,
  reason = 21,
  condition = 22,
  standing = 23,
  since = 24,
  family = 25,
  conflict = 26,
  code = 27,
  info = 28,
  notice = 29,
  field = 30,
  status = 31,
  notification = 32,
  price = 33,
  event = 34,
  manner = 35,
  quota = 36,
  unit = 37,
  severity = 38,
  namespace_ = 39,
  role = 40,
  form = 41,
  knowledge = 42,
  rule_field = 43,
  silence = 44,
};

/// State of the app process, or of one scene.
enum class state : std::int32_t {
  not_running = 1,  ///< no process (or only a record of one)
  prewarmed = 2,  ///< process started ahead of time, no app code run yet; iOS 15.0 on
  inactive = 3,  ///< foreground, code runs, no UI events delivered
  active = 4,  ///< foreground and receiving events
  background = 5,  ///< running code off screen; iOS 4.0 on
  suspended = 6,  ///< in memory, running no code; iOS 4.0 on
  unattached = 7,  ///< a scene that is not connected, or has just been made
  foreground_inactive = 8,
  foreground_active = 9,
  scene_background = 10,
};

/// What a rule is about: the field `axes` of rules about notifications.
enum class axis : std::int32_t {
  app = 1,  ///< the app process
  scene = 2,  ///< one scene of it
};

/// The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest.
enum class lifecycle : std::int32_t {
  /// iOS 2 and 3, an SDK before 4.0, or hardware without multitasking: leaving the app ends it
  no_multitasking = 1,
  standard = 2,  ///< iOS 4.0 on, app delegate only
  exits_on_suspend = 3,  ///< UIApplicationExitsOnSuspend on iOS 4.0 to 12
  scenes = 4,  ///< UIScene life cycle, iOS 13.0 on
};

/// Why a transition happens. Every termination but `none` and `never-launched` is also a cause,
/// with the same name.
enum class cause : std::int32_t {
  launch_by_user = 1,  ///< the user starts the app (icon, notification, URL, ...)
  launch_by_system = 2,  ///< the system starts it in the background to handle an event
  prewarm = 3,  ///< the system starts the process ahead of use; iOS 15.0 on
  prewarm_discarded = 4,  ///< the system drops a prewarmed process
  activation = 5,  ///< the system hands events to the app: the second half of a launch or return
  interruption_begin = 6,  ///< something covers the app: see interruption kinds
  interruption_ignored = 7,  ///< the user dismisses it
  interruption_accepted = 8,  ///< the user follows it
  home_button = 9,  ///< home button, or swipe up
  app_switch = 10,  ///< another app comes to the front
  app_switcher_open = 11,  ///< app switcher shown
  app_switcher_closed = 12,  ///< app switcher left for the same app
  device_lock = 13,  ///< Sleep/Wake button, or auto-lock
  device_unlock = 14,
  return_by_user = 15,  ///< the user comes back to an app in memory
  wake_by_system = 16,  ///< the system runs a suspended app in the background
  execution_finished = 17,  ///< no reason left to keep the app running
  memory_pressure = 18,  ///< the system needs memory
  low_battery_shutdown = 19,
  system_shutdown = 20,  ///< the user turns the device off
  scene_request = 21,
  scene_activation = 22,
  scene_disconnect = 23,
  window_closed = 24,  ///< the user closes one window; iPad
  system_reclaimed = 25,  ///< memory pressure on a suspended app
  system_ended_background = 26,  ///< memory pressure on an app running in the background
  memory_limit = 27,  ///< the app passed its own limit
  crash = 28,
  watchdog = 29,  ///< a callback took too long
  background_task_expired = 30,
  background_fetch_expired = 31,
  url_session_expired = 32,
  cpu_limit = 33,
  thermal = 34,
  disk_pressure = 35,
  resource_held = 36,  ///< file or database lock held at suspension
  voip_unreported = 37,  ///< VoIP push without a reported call
  voip_wake_rate = 38,
  privacy_changed = 39,  ///< the user changed a privacy switch in Settings; iOS 6.0 on
  user_force_quit = 40,  ///< swiped away in the app switcher (minus sign on iOS 4 to 6)
  user_force_quit_held_button = 41,  ///< ended by holding the home button
  app_exit = 42,  ///< exit() or return from main
  exits_on_suspend = 43,  ///< ended where others go to the background
  app_update = 44,
  app_uninstall = 45,
  debugger_stop = 46,
  reboot = 47,
  resource_use = 48,  ///< excessive use of key system resources
  insecure_drawing = 49,  ///< drawing while the device is locked; to iOS 12
};

/// How the process ended.
enum class termination : std::int32_t {
  none = 1,  ///< it did not: still in memory, suspended
  memory_pressure = 2,  ///< the system needed memory (state of the app not told)
  system_reclaimed = 3,  ///< memory pressure, while suspended
  system_ended_background = 4,  ///< memory pressure, while running in the background
  memory_limit = 5,  ///< the app passed its own limit
  crash = 6,
  watchdog = 7,  ///< a callback took too long
  background_task_expired = 8,
  background_fetch_expired = 9,
  url_session_expired = 10,
  cpu_limit = 11,
  thermal = 12,
  disk_pressure = 13,
  resource_held = 14,  ///< file or database lock held at suspension
  voip_unreported = 15,  ///< VoIP push without a reported call
  voip_wake_rate = 16,
  privacy_changed = 17,  ///< privacy switch changed; iOS 6.0 on
  user_force_quit = 18,  ///< swiped away in the app switcher
  user_force_quit_held_button = 19,  ///< ended by holding the home button
  app_exit = 20,  ///< exit() or return from main
  exits_on_suspend = 21,  ///< ended where others go to the background
  app_update = 22,
  app_uninstall = 23,
  debugger_stop = 24,
  /// the device restarted, or was turned off and on; an update of the OS does that, too
  reboot = 25,
  never_launched = 26,  ///< installed and never opened: the state that a force quit brings back
  resource_use = 27,  ///< excessive use of key system resources
  insecure_drawing = 28,  ///< drawing while the device is locked; to iOS 12
};

/// What happened: the reason for a launch, a wake-up or a delivery.
enum class trigger : std::int32_t {
  user_tap = 1,
  notification_tap = 2,
  notification_action = 3,  ///< a button of a notification, handled in the background
  open_url = 4,
  handoff = 5,
  quick_action = 6,
  app_intent = 7,
  carplay_connect = 8,
  standard_location = 9,  ///< startUpdatingLocation
  significant_location_change = 10,
  region_enter = 11,
  region_exit = 12,
  beacon = 13,  ///< iBeacon region
  monitor_condition = 14,  ///< CLMonitor
  visit = 15,
  location_push = 16,
  background_fetch = 17,  ///< performFetch
  silent_push = 18,  ///< content-available, no alert
  silent_push_with_alert = 19,  ///< content-available and an alert
  visible_push = 20,  ///< alert only
  url_session_finished = 21,
  url_session_authentication = 22,
  newsstand_push = 23,
  newsstand_download_finished = 24,
  voip_boot = 25,
  voip_socket_data = 26,
  voip_relaunch_after_exit = 27,
  voip_push = 28,  ///< PushKit
  push_to_talk = 29,
  audio_data_needed = 30,
  bluetooth_central = 31,  ///< data or an event for a central
  bluetooth_peripheral = 32,  ///< a request of a central
  accessory_data = 33,  ///< External Accessory
  accessory_connection = 34,  ///< External Accessory, connect or disconnect
  app_refresh_task = 35,  ///< BGAppRefreshTask
  processing_task = 36,  ///< BGProcessingTask
  continued_processing_task = 37,  ///< BGContinuedProcessingTask
  health_research_task = 38,  ///< BGHealthResearchTask
  healthkit_delivery = 39,
  watch_message = 40,  ///< WCSession sendMessage
  watch_transfer = 41,  ///< WCSession transferUserInfo
  live_activity = 42,
  local_notification = 43,
  prewarm = 44,  ///< the system starts the process ahead of use
  notification_service_extension = 45,  ///< a push that its extension may change
};

/// What covers the app.
enum class interruption : std::int32_t {
  phone_call = 1,  ///< full-screen incoming call
  call_banner = 2,  ///< incoming call as a banner; iOS 14.0 on
  sms_alert = 3,
  system_alert = 4,  ///< permission and other system alerts
  notification_center = 5,
  control_center = 6,
  siri = 7,
  biometric_prompt = 8,  ///< Touch ID, Face ID
  in_app_purchase = 9,
  low_battery_alert = 10,
  alarm = 11,
  share_sheet = 12,
  banner = 13,  ///< notification banner: interrupts nothing
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
};

/// The values of UIBackgroundModes.
enum class mode : std::int32_t {
  audio = 1,  ///< iOS 4.0
  location = 2,  ///< iOS 4.0
  voip = 3,  ///< iOS 4.0
  newsstand_content = 4,  ///< iOS 5.0
  external_accessory = 5,  ///< iOS 5.0
  bluetooth_central = 6,  ///< iOS 5.0
  bluetooth_peripheral = 7,  ///< iOS 6.0
  fetch = 8,  ///< iOS 7.0
  remote_notification = 9,  ///< iOS 7.0
  processing = 10,  ///< iOS 13.0
  push_to_talk = 11,  ///< iOS 16.0
  nearby_interaction = 12,  ///< iOS 16.0
  network_authentication = 13,  ///< first version not known
};

/// What an app may be doing.
enum class activity : std::int32_t {
  touch_delivery = 1,
  ui_update = 2,
  opengl_es = 3,
  gl_commands_in_flight = 4,
  metal = 5,
  shared_resource = 6,
  file_lock = 7,
  protected_file_access = 8,
  camera = 9,
  bonjour_service = 10,
  listening_socket = 11,
  network_socket = 12,
  accessory_session = 13,
  timer = 14,
  heavy_work = 15,
  audio_playback = 16,
  audio_recording = 17,
  begin_background_task = 18,
  start_location_updates = 19,
  sensitive_content_on_screen = 20,
  alert_on_screen = 21,  ///< a sheet or an alert view of the app
  background_transfer = 22,  ///< a transfer of a background URL session
  play_alongside_others = 23,  ///< audio beside that of other apps
};

/// A span of time, or a rate, that the system allows.
enum class allowance : std::int32_t {
  process_launch = 1,  ///< process start to first frame, newer watchdog name
  scene_create = 2,  ///< first scene on screen
  scene_update = 3,  ///< UI update while running, and entering the background
  launch = 4,  ///< launch to ready, older watchdog name
  resume = 5,  ///< return to the foreground
  suspend = 6,  ///< leaving the foreground
  did_enter_background = 7,  ///< applicationDidEnterBackground: to return
  will_terminate = 8,  ///< applicationWillTerminate: to return
  process_exit = 9,  ///< the process to end when asked
  exits_on_suspend_cleanup = 10,  ///< clean-up of an app that opted out of the background
  background_task = 11,  ///< beginBackgroundTask
  background_task_in_fetch = 12,  ///< background task begun after a fetch wake-up
  expiration_handler = 13,  ///< expiration handler to end the task
  background_fetch = 14,  ///< performFetch completion handler
  silent_push = 15,  ///< fetchCompletionHandler of a push
  app_refresh_task = 16,  ///< BGAppRefreshTask
  processing_task = 17,  ///< BGProcessingTask
  continued_processing_task = 18,  ///< BGContinuedProcessingTask
  health_research_task = 19,  ///< BGHealthResearchTask
  url_session_events = 20,  ///< handleEventsForBackgroundURLSession
  accessory_wake = 21,  ///< External Accessory wake-up
  bluetooth_wake = 22,  ///< Core Bluetooth wake-up
  location_wake = 23,  ///< location wake-up
  voip_keep_alive_interval = 24,  ///< least interval of setKeepAliveTimeout:
  voip_keep_alive_handler = 25,  ///< the handler of it
  voip_push_report = 26,  ///< VoIP push to reported call
  voip_wake_rate = 27,  ///< wake-ups of a legacy VoIP app
  cpu_usage = 28,  ///< CPU in the background
  notification_service_extension = 29,  ///< didReceive to contentHandler
  live_activity = 30,  ///< a Live Activity, from its start
  persistent_wifi = 31,  ///< Wi-Fi without UIRequiresPersistentWiFi, from the last use
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
  stop_launching = 8,  ///< the system no longer launches the app for it
  nothing = 9,  ///< nothing known to follow
  drop = 10,  ///< what is over it is dropped without notice
  refuse = 11,  ///< the request fails with an error
};

/// The answer. Silence of the sources is `unspecified`, never `forbidden`.
enum class verdict : std::int32_t {
  allowed = 1,
  forbidden = 2,
  conditional = 3,  ///< depends on a fact that was not given: see `requires_mask`
  not_applicable = 4,  ///< the thing does not exist on that OS, or for that life cycle
  unspecified = 5,  ///< no source says
  /// newer than the rule set; the rest of the answer is that of the newest known OS
  unknown_os = 6,
};

/// How firmly the system promises a launch.
enum class guarantee : std::int32_t {
  immediate = 1,  ///< as the event happens
  eligible = 2,  ///< the system may delay it
  discretionary = 3,  ///< the system picks when, if at all
};

/// What a rule rests on.
enum class evidence : std::int32_t {
  documented = 1,  ///< Apple says so in public documentation
  engineer = 2,  ///< an Apple engineer says so
  observed = 3,  ///< developers measured it
  article = 4,  ///< published articles and books
  inferred = 5,  ///< ours, with a note
  overridden = 6,  ///< the caller's own figure
};

/// The evidence profile: which rules may decide.
enum class profile : std::int32_t {
  documented = 1,  ///< Apple's documentation alone
  /// documentation, Apple's engineers and measured behaviour: the better observed one wins
  observed = 2,
  founding = 3,  ///< the four founding documents as they stand; nothing else. Its name is "article"
};

/// A three-valued fact. 0, not given, is the same as unknown.
enum class fact : std::int32_t {
  unknown = 0,
  no = 1,
  yes = 2,
};

/// Kind of device.
enum class idiom : std::int32_t {
  phone = 1,
  pad = 2,
};

/// Location authorization granted at run time.
enum class authorization : std::int32_t {
  none = 1,
  when_in_use = 2,
  always = 3,
};

/// Why a transition verdict is what it is.
enum class reason : std::int32_t {
  not_one_step = 1,  ///< legal, but in several steps: `via` and the steps tell which
  leads_elsewhere = 2,  ///< this cause leads from here to another state, `via`
  cause_out_of_place = 3,  ///< by its meaning the cause cannot arise in this state
  state_unavailable = 4,  ///< no such state in this life cycle
  cause_unavailable = 5,  ///< no such cause, trigger or interruption on this OS
  tolerated = 6,  ///< seen on devices; no source says that it is meant
  no_path = 7,  ///< no chain of the permitted causes leads there
  scenes_not_covered = 8,  ///< the evidence profile says nothing of scenes
  interrupts_nothing = 9,  ///< the interruption given covers nothing
};

/// A fact that an answer can depend on.
enum class condition : std::int32_t {
  hardware_multitasking = 1,
  multitasking_sdk = 2,  ///< linked against an SDK of iOS 4.0 or later
  exits_on_suspend = 3,  ///< UIApplicationExitsOnSuspend
  scenes_adopted = 4,
  multiple_scenes = 5,
  callkit_sdk = 6,  ///< linked against an SDK of iOS 13.0 or later
  phone = 7,
  pad = 8,
  real_device = 9,  ///< not the Simulator
  cellular = 10,
  first_unlock_done = 11,  ///< unlocked since boot, or no passcode is set
  passcode = 12,
  background_app_refresh = 13,
  low_power_mode_off = 14,
  charging = 15,
  debugger_detached = 16,
  location_authorization_granted = 17,  ///< when in use, or always
  location_authorization_always = 18,
  restoration_identifier = 19,  ///< Core Bluetooth state restoration
  session_sends_launch_events = 20,
  bluetooth_on = 21,  ///< not turned off in Settings
  bluetooth_on_in_control_center = 22,
  airplane_mode_off = 23,
  accessory_setup_kit = 24,  ///< accessories set up by AccessorySetupKit
  force_quit_survives_reboot = 25,  ///< an option
  regions_end_at_reboot = 26,  ///< an option
  rebooted_since = 27,
  unlocked_since = 28,
  user_launched_since = 29,
  state_restoration = 30,  ///< the app preserves and restores its interface
  permitted_identifiers = 31,  ///< BGTaskSchedulerPermittedIdentifiers has an entry
  mode_audio = 32,
  mode_location = 33,
  mode_voip = 34,
  mode_newsstand_content = 35,
  mode_external_accessory = 36,
  mode_bluetooth_central = 37,
  mode_bluetooth_peripheral = 38,
  mode_fetch = 39,
  mode_remote_notification = 40,
  mode_processing = 41,
  mode_push_to_talk = 42,
  mode_nearby_interaction = 43,
  mode_network_authentication = 44,
  scene_sdk = 45,  ///< linked against an SDK of iOS 27.0 or later
  device_unlocked = 46,  ///< not locked now, or no passcode is set
  always_usage_text = 47,  ///< NSLocationAlwaysAndWhenInUseUsageDescription, or its older form
  when_in_use_usage_text = 48,  ///< NSLocationWhenInUseUsageDescription
  microphone_usage_text = 49,  ///< NSMicrophoneUsageDescription
  minimum_os_met = 50,  ///< MinimumOSVersion is not above the OS, or not given
  modes_known = 51,  ///< every declared mode is one that Apple lists
  no_placeholders = 52,  ///< no build variable is left in the keys that were read
  any_mode = 53,  ///< some background mode is declared
  task_modes = 54,  ///< `fetch` or `processing` is declared
  pushkit_sdk = 55,  ///< linked against an SDK of iOS 10.0 or later
  background_activity_session = 56,  ///< a CLBackgroundActivitySession was held
  service_session = 57,  ///< a CLServiceSession for Always was held
};

/// How an app stands with the system when an event comes.
enum class standing : std::int32_t {
  in_memory = 1,  ///< suspended
  ended = 2,  ///< ended by anything but the user's force quit
  force_quit = 3,  ///< carries the force-quit flag (or was never launched)
  rebooted = 4,  ///< not running since the device started
  opted_out = 5,  ///< ended by exits-on-suspend
  held_button = 6,  ///< ended by holding the home button
  updated = 7,
  uninstalled = 8,
};

/// What happened between a termination and an event.
enum class since_event : std::int32_t {
  reboot = 1,
  unlock = 2,  ///< first unlock after the boot
  user_launch = 3,
};

/// A family of rules.
enum class family : std::int32_t {
  lifecycle = 1,  ///< which life cycle an app has
  transition = 2,
  cause = 3,  ///< where a cause can arise
  delivery = 4,  ///< what a trigger delivers, and since when it exists
  deadline = 5,
  standing = 6,  ///< what a termination leaves behind
  relaunch = 7,
  notification = 8,  ///< which notification goes with a callback
  mode = 9,  ///< what a background mode permits
  event = 10,  ///< how an event reaches an app in a state
  quota = 11,  ///< how many
  conduct = 12,  ///< what an app may do in a state
  duty = 13,  ///< what an app owes in a callback
  manifest = 14,  ///< what in a manifest will not work
  termination = 15,  ///< what a termination code means
  callback = 16,  ///< since when a callback exists, and which one stands in for it
  choice = 17,  ///< what a question means where it does not say
  silence = 18,  ///< where the silence of the sources is no "no"
};

/// Sources that disagree; every side is a rule.
enum class conflict : std::int32_t {
  background_task_budget = 1,  ///< 150 s, or 600, 180 and 30 s by OS
  force_quit_callback = 2,  ///< no message, or applicationWillTerminate: while running
  force_quit_across_reboot = 3,  ///< a reboot clears the flag, or not
  location_after_force_quit = 4,  ///< from iOS 8.0, or from 7.1
  standard_location_relaunch = 5,
  processing_after_force_quit = 6,
  before_first_unlock = 7,  ///< nothing is launched, or named exceptions are
  did_enter_background_limit = 8,  ///< 5 s, or the watchdog's 10 s
  launch_limit = 9,  ///< 5 s of advice, or the watchdog's 20 s
  region_after_reboot = 10,
  terminate_running_background = 11,  ///< applicationWillTerminate:, or SIGKILL
  /// applicationDidEnterBackground: at a background launch or wake-up, or none
  background_launch_callback = 12,
  lock_by_version = 13,  ///< lock on iOS 4, 5 and 7
  location_after_force_quit_26 = 14,
  terminate_at_shutdown = 15,
  visit_after_force_quit = 16,
  push_after_force_quit = 17,
  healthkit_after_force_quit = 18,
  /// applicationDidEnterBackground: before applicationWillTerminate:, or not
  exits_on_suspend_background = 19,
  keep_alive_deprecation = 20,  ///< 9.0, or 10.0
  force_quit_before_7 = 21,
  /// applicationWillTerminate: only to an app in the background, or to others too
  terminate_only_in_background = 22,
  undocumented_limit = 23,  ///< the limit has no figure, or 5 s
  bluetooth_toggles_26 = 24,  ///< the technote's fifth note, to the letter or not
  local_notification_limit = 25,  ///< 64, or 128
  scene_force_quit_order = 26,  ///< sceneDidEnterBackground:, or sceneDidDisconnect:
  scene_activation_state = 27,  ///< inside sceneDidBecomeActive: the app reads active, or inactive
  /// they close at suspension after iOS 4, or to iOS 4 and without the mode
  accessory_sessions = 28,
  discretionary_transfers = 29,  ///< for transfers begun in the foreground, or in the background
  /// the location mode does not stop suspension, or keeps the app running
  location_suspension = 30,
};

/// Termination codes, as the 32-bit pattern.
enum class code : std::uint32_t {
  watchdog = 0x8badf00d,
  background_task = 0x2182bad2,
  background_url_session = 0x2182bad3,
  background_fetch = 0x2182bad4,
  resource_held = 0xdead10cc,
  thermal = 0xc00010ff,
  call_not_reported = 0xbaadca11,
  voip_wake_rate = 0xbad22222,
  disk_pressure = 0xbaddd15c,
  resource_use = 0xd00d2bad,
  watch_cpu = 0xc51bad01,
  watch_time = 0xc51bad02,
  watch_runtime = 0xc51bad03,
  insecure_drawing = 0x2bad45ec,
  stackshot = 0xbaaaaaad,
  user_force_quit = 0xdeadfa11,
  simulator_host = 0xfbfbfbfb,
};

/// Notifications that are posted beside callbacks; the name is Apple's constant.
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
  closed_by_system = 3,  ///< the system closes it
  not_delivered = 4,  ///< nothing arrives
  stops = 5,  ///< it stops, and goes on when the app runs again
  throttle = 6,  ///< later grants are rarer or shorter; the process may be ended
  exposed_in_snapshot = 7,  ///< it shows in the snapshot that the system takes
  wasted = 8,  ///< it has no effect until the app is in the foreground
};

/// What reaches an app beside its triggers.
enum class event : std::int32_t {
  touch = 1,
  accessory_connection = 2,  ///< an accessory was connected or disconnected
  orientation_change = 3,
  significant_time_change = 4,  ///< midnight, a carrier's time, daylight saving
  battery_change = 5,  ///< level or state
  proximity_change = 6,
  protected_data_change = 7,
  screen_change = 8,  ///< a screen was connected or disconnected, or changed its mode
  defaults_change = 9,
  locale_change = 10,
  icloud_identity_change = 11,
  memory_warning = 12,
  local_notification = 13,  ///< a local notification fires
  view_redraw = 14,  ///< a view asks to be drawn
  location_update = 15,
  network_request = 16,  ///< a request of a peer, over a socket of the app
  window_snapshot = 17,  ///< the system takes the picture for the app switcher
  /// the notice to apps with accessory sessions on the way to the background
  accessory_disconnect = 18,
  remote_notification = 19,  ///< the part of a push that the user sees
};

/// How it reaches the app.
enum class manner : std::int32_t {
  at_once = 1,  ///< as it happens
  coalesced = 2,  ///< one net notice of its kind, when the app runs again
  queued = 3,  ///< each, when the app runs again
  withheld = 4,  ///< never
  to_user = 5,  ///< shown to the user, who decides
  after_callback = 6,  ///< the system acts once a callback has returned
};

/// A number that the system allows.
enum class quota : std::int32_t {
  scheduled_local_notifications = 1,
  monitored_regions = 2,  ///< regions and conditions of an app, all kinds together
  pending_refresh_tasks = 3,  ///< BGAppRefreshTaskRequest
  pending_processing_tasks = 4,  ///< BGProcessingTaskRequest
  silent_pushes = 5,  ///< content-available pushes that are delivered
  newsstand_pushes = 6,  ///< content-available pushes that launch a Newsstand app
  wakeups = 7,  ///< wakeups of the CPU from idle
  voip_wakes = 8,  ///< wake-ups of a legacy VoIP app
  /// HealthKit deliveries whose completion handler was not called
  unanswered_health_deliveries = 9,
  location_change_updates = 10,  ///< significant location changes
  launch_screen_size = 11,  ///< all images of a launch screen
  notification_service_memory = 12,  ///< memory of a notification service extension
};

/// What a quota counts.
enum class unit : std::int32_t {
  count = 1,
  bytes = 2,
  metres = 3,
};

/// How much a finding matters.
enum class severity : std::int32_t {
  note = 1,  ///< worth knowing
  warning = 2,  ///< something declared will not work, or something that it needs is missing
  error = 3,  ///< the app does not run, or is ended
};

/// The namespace of a termination reason; values are those of the kernel's reason.h.
enum class termination_namespace : std::int32_t {
  jetsam = 1,
  signal = 2,
  codesigning = 3,
  hangtracer = 4,
  test = 5,
  dyld = 6,
  libxpc = 7,
  objc = 8,
  exec = 9,
  springboard = 10,
  tcc = 11,
  reportcrash = 12,
  coreanimation = 13,
  aggregated = 14,
  runningboard = 15,
  skywalk = 16,
  settings = 17,
  libsystem = 18,
  foundation = 19,
  watchdog = 20,
  metal = 21,
  watchkit = 22,
  guard = 23,
  analytics = 24,
  sandbox = 25,
  security = 26,
  endpointsecurity = 27,
  pac_exception = 28,
  bluetooth_chip = 29,
  port_space = 30,
  webkit = 31,
};

/// What part a rule has in an answer.
enum class role : std::int32_t {
  decides = 1,  ///< the answer is this row's
  /// it applies, and another row of higher precedence, or of the same and earlier, decides
  outweighed = 2,
  condition_unknown = 3,  ///< it may apply: a condition is not known
  condition_fails = 4,  ///< a condition does not hold
  other_version = 5,  ///< it holds on other versions
  other_profile = 6,  ///< the evidence profile does not admit it
};

/// Kind of an Info.plist value.
enum class info_kind : std::int32_t {
  string = 1,
  boolean = 2,
  integer = 3,
  string_list = 4,
  dictionary = 5,  ///< contents are given key by key, or not at all
  other = 6,  ///< real, date, data, an array of other things
};

/// What `lcp_app_apply_info` has to say of an entry. None is an error.
enum class notice_kind : std::int32_t {
  unknown_mode = 1,  ///< a UIBackgroundModes value that Apple does not list
  wrong_type = 2,  ///< not the type that the key takes: the entry was not used
  duplicate = 3,  ///< given before: the later one counts
  placeholder = 4,  ///< an unexpanded build variable: not used, but that identifiers count
  malformed = 5,  ///< not a version, or not an SDK name: not used
  empty_list = 6,
};

/// Names the part of a call that a status is about.
enum class field : std::int32_t {
  context = 1,
  query = 2,
  answer = 3,
  struct_size = 4,
  os = 5,
  profile = 6,
  app = 7,
  facts = 8,
  limits = 9,
  from = 10,
  to = 11,
  cause = 12,
  last_cause = 13,
  allowed_causes = 14,
  trigger = 15,
  interruption = 16,
  allowance = 17,
  termination = 18,
  events_since = 19,
  background_modes = 20,
  exits_on_suspend = 21,
  scenes = 22,
  multiple_scenes = 23,
  linked_sdk = 24,
  minimum_os = 25,
  location_authorization = 26,
  restoration_identifier = 27,
  session_sends_launch_events = 28,
  state_restoration = 29,
  idiom = 30,
  simulator = 31,
  hardware_multitasking = 32,
  cellular = 33,
  passcode = 34,
  first_unlock_done = 35,
  background_app_refresh = 36,
  low_power_mode = 37,
  charging = 38,
  debugger_attached = 39,
  foreground_slots = 40,
  bluetooth_off = 41,
  bluetooth_off_in_control_center = 42,
  airplane_mode = 43,
  accessory_setup_kit = 44,
  force_quit_survives_reboot = 45,
  regions_end_at_reboot = 46,
  limit_count = 47,
  limit_ns = 48,
  stride = 49,
  count = 50,
  statuses = 51,
  index = 52,
  text = 53,
  key = 54,
  value = 55,
  notices = 56,
  enum_kind = 57,
  state = 58,
  activity = 59,
  callback = 60,
  mode = 61,
  event = 62,
  quota = 63,
  reason_namespace = 64,
  code = 65,
  device_locked = 66,
  always_usage_text = 67,
  when_in_use_usage_text = 68,
  microphone_usage_text = 69,
  background_activity_session = 70,
  service_session = 71,
  policy = 72,
  policy_size = 73,
  form = 74,
  question = 75,
  condition = 76,
  items = 77,
  rule = 78,
  rule_field = 79,
  error = 80,  ///< the lcp_error itself: nothing could be written to it
  info_progress = 81,
};

/// A field of a rule beside its common part, for lcp_rule_value and lcp_rule_text.
enum class rule_field : std::int32_t {
  verdict = 1,
  lifecycle = 2,
  lifecycles = 3,
  states = 4,
  to = 5,
  causes = 6,
  last_causes = 7,
  interruptions = 8,
  reason = 9,
  via = 10,
  steps = 11,
  triggers = 12,
  launch_state = 13,
  callback = 14,
  second_callback = 15,
  launch_callback = 16,
  on_launch_only = 17,
  guarantee = 18,
  terminations = 19,
  standings = 20,
  standing = 21,
  allowances = 22,
  allowance = 23,
  at_expiry = 24,
  code = 25,
  extendable = 26,
  advice = 27,
  limit = 28,
  warning = 29,
  axes = 30,
  notification = 31,
  posted_before = 32,
  reads_as_method = 33,
  mode = 34,
  deprecated = 35,
  permits = 36,
  keeps_running = 37,
  events = 38,
  manner = 39,
  quota = 40,
  unit = 41,
  activities = 42,
  activity = 43,
  price = 44,
  undone_at = 45,
  severity = 46,
  cause = 47,
  count = 48,
  window = 49,
  namespaces = 50,
  code_low = 51,
  code_high = 52,
  text = 53,
  key = 54,
  value = 55,
  fallback = 56,
  fallback_in_front_only = 57,
  scene_callback = 58,
  app_callback = 59,
  of_interface = 60,
  companions = 61,
  silence = 62,
};

/// What the sources of an evidence profile can be silent about.
enum class silence : std::int32_t {
  scenes = 1,  ///< apps with scenes
  ways = 2,  ///< what may follow a state, and how the app gets elsewhere
  callbacks = 3,  ///< which callbacks come to an app
};

/// The questions, for lcp_query_batch and lcp_explain.
enum class question : std::int32_t {
  transition = 1,
  next = 2,
  path = 3,
  deadline = 4,
  relaunch = 5,
  conduct = 6,
  duties = 7,
  delivery = 8,
  mode = 9,
  quota = 10,
  manifest = 11,
  termination = 12,
};

/// How much of a policy is worked out when it is prepared.
enum class form : std::int32_t {
  small = 1,  ///< an lcp_policy: what was checked and derived of the context
  tables = 2,  ///< the same with tables: transitions, deadlines and relaunches are look-ups
};

/// What is known of a condition.
enum class knowledge : std::int32_t {
  holds = 1,
  fails = 2,
  not_given = 3,  ///< an answer that depends on it is conditional
  /// nothing was told, and a default stands in: an app that declares nothing, the SDK of the OS,
  /// the ordinary device
  assumed = 4,
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

inline constexpr std::uint32_t oldest_os = 0x20000;
}  // namespace detail

// ---- end of the generated part

// ==== Library ====================================================================================

/// The version of the loaded library, such as "0.2.0". LCP_VERSION is that of this header.
inline std::string_view library_version() noexcept { return lcp_library_version(); }

/// The ABI number of the loaded library.
inline std::int32_t abi_version() noexcept { return lcp_abi_version(); }

/// The date of the rule set, such as "2026.2". Answers may change with it.
inline std::string_view ruleset_version() noexcept { return lcp_ruleset_version(); }

/// Whether the loaded library is one that this header can call.
inline bool is_compatible() noexcept { return lcp_abi_version() == LCP_ABI_VERSION; }

// ==== Views and sets =============================================================================

#ifdef __cpp_lib_span
template <class T> using span = std::span<T>;
#else
/// A view of elements in a row; std::span where there is one.
template <class T> class span {
 public:
  constexpr span() noexcept = default;
  constexpr span(T* data, std::size_t size) noexcept : data_{data}, size_{size} {}
  template <std::size_t N> constexpr span(T (&array)[N]) noexcept : data_{array}, size_{N} {}
  /// Of a vector, an array or another span: of what has data and size.
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

/// Whether `Enum` is an enumeration of the library whose values have names.
template <class Enum>
inline constexpr bool is_enumeration_v = detail::kind_of<Enum> != enum_kind{};

/// Some values of an enumeration, in 64 bits. It is a range of them, in their order. With a number
/// in it that is no value it is a set that every query refuses.
template <class Enum> class enum_set {
  static_assert(is_enumeration_v<Enum>, "enum_set is of the enumerations of this header");
  static_assert(detail::fits_set<Enum>, "this enumeration has more values than a set has bits");

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
    constexpr explicit iterator(std::uint64_t rest) noexcept : rest_{rest} {}
    constexpr Enum operator*() const noexcept {
      std::uint64_t number = 0;
      while ((rest_ >> number & 1) == 0) ++number;
      return static_cast<Enum>(detail::is_flags<Enum> ? std::uint64_t{1} << number : number + 1);
    }
    constexpr iterator& operator++() noexcept { return rest_ &= rest_ - 1, *this; }
    constexpr iterator operator++(int) noexcept {
      const iterator before = *this;
      return ++*this, before;
    }
    friend constexpr bool operator==(iterator a, iterator b) noexcept { return a.rest_ == b.rest_; }
    friend constexpr bool operator!=(iterator a, iterator b) noexcept { return a.rest_ != b.rest_; }

   private:
    std::uint64_t rest_ = 0;
  };
  using const_iterator = iterator;
  using value_type = Enum;

  constexpr enum_set() noexcept = default;
  constexpr enum_set(Enum value) noexcept : mask_{bit(value) != 0 ? bit(value) : UINT64_MAX} {}
  constexpr enum_set(std::initializer_list<Enum> values) noexcept {
    for (Enum value : values) *this |= value;
  }
  /// Of a mask of the C header.
  static constexpr enum_set from_mask(std::uint64_t mask) noexcept {
    enum_set set;
    set.mask_ = mask;
    return set;
  }

  /// As the C header has it: bit n-1 for value n; modes and since-events are bits themselves.
  constexpr std::uint64_t mask() const noexcept { return mask_; }
  constexpr bool empty() const noexcept { return mask_ == 0; }
  constexpr bool contains(Enum value) const noexcept { return (mask_ & bit(value)) != 0; }
  constexpr std::size_t size() const noexcept {
    std::size_t count = 0;
    for (std::uint64_t rest = mask_; rest != 0; rest &= rest - 1) ++count;
    return count;
  }
  constexpr iterator begin() const noexcept { return iterator{mask_}; }
  constexpr iterator end() const noexcept { return iterator{}; }

  constexpr enum_set& operator|=(enum_set other) noexcept { return mask_ |= other.mask_, *this; }
  constexpr enum_set& operator&=(enum_set other) noexcept { return mask_ &= other.mask_, *this; }
  constexpr enum_set& operator-=(enum_set other) noexcept { return mask_ &= ~other.mask_, *this; }
  friend constexpr enum_set operator|(enum_set a, enum_set b) noexcept { return a |= b; }
  friend constexpr enum_set operator&(enum_set a, enum_set b) noexcept { return a &= b; }
  friend constexpr enum_set operator-(enum_set a, enum_set b) noexcept { return a -= b; }
  friend constexpr bool operator==(enum_set a, enum_set b) noexcept { return a.mask_ == b.mask_; }
  friend constexpr bool operator!=(enum_set a, enum_set b) noexcept { return a.mask_ != b.mask_; }

 private:
  /// 0 for what can be no value.
  static constexpr std::uint64_t bit(Enum value) noexcept {
    const auto number = static_cast<std::uint64_t>(value);
    if constexpr (detail::is_flags<Enum>) return number;
    else return number >= 1 && number <= 64 ? std::uint64_t{1} << (number - 1) : 0;
  }

  std::uint64_t mask_ = 0;
};

/// mode::audio | mode::fetch, and the same of since-events: a set of both.
template <class Enum, class = std::enable_if_t<detail::is_flags<Enum>>>
constexpr enum_set<Enum> operator|(Enum a, Enum b) noexcept {
  return enum_set<Enum>{a} | enum_set<Enum>{b};
}

// ==== Results ====================================================================================

/// Why a question could not be asked.
struct error {
  lcp::status status = lcp::status::ok;
  std::optional<lcp::field> field{};  ///< that was at fault; none: the call has no such report
  std::uint32_t index = 0;            ///< element of a batch or list, counted from 0
  std::int64_t value = 0;             ///< that was refused; a size, count or mask where it was one

  /// A sentence on the status, without a final period.
  std::string_view message() const noexcept {
    return lcp_status_message(static_cast<lcp_status_t>(status));
  }
};

/// What result::value() throws.
class policy_error : public std::exception {
 public:
  explicit policy_error(const lcp::error& error) noexcept : error_{error} {}
  const lcp::error& error() const noexcept { return error_; }
  const char* what() const noexcept override { return error_.message().data(); }

 private:
  lcp::error error_;
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

/// A value, or the error that came in its place.
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

  /// The value; where there is none it throws policy_error, or aborts: see the top of this file.
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

  /// The error; its status is ok where there is a value.
  constexpr const lcp::error& error() const noexcept { return error_; }

  /// The value, or another one in its place.
  template <class U> constexpr T value_or(U&& other) const& {
    return has_value() ? *value_ : static_cast<T>(std::forward<U>(other));
  }
  template <class U> constexpr T value_or(U&& other) && {
    return has_value() ? *std::move(value_) : static_cast<T>(std::forward<U>(other));
  }

  /// `next` of the value, which gives a result of its own; or the same error.
  template <class Next> constexpr auto and_then(Next&& next) const& {
    using Result = std::decay_t<decltype(std::forward<Next>(next)(*value_))>;
    return has_value() ? std::forward<Next>(next)(*value_) : Result{error_};
  }
  template <class Next> constexpr auto and_then(Next&& next) && {
    using Result = std::decay_t<decltype(std::forward<Next>(next)(*std::move(value_)))>;
    return has_value() ? std::forward<Next>(next)(*std::move(value_)) : Result{error_};
  }

  /// A result of `change` of the value; or the same error.
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

/// What became of a batch whose context was good.
struct batch_report {
  std::size_t failed = 0;             ///< elements that could not be asked; see the statuses
  std::optional<lcp::error> first{};  ///< the error of the first of them; its index tells which
};

namespace detail {

/// A struct of the C header that says its size, and nothing else.
template <class Raw> constexpr Raw sized() noexcept {
  Raw raw{};
  raw.struct_size = static_cast<std::uint32_t>(sizeof(Raw));
  return raw;
}

constexpr std::string_view text(const char* text) noexcept {
  return text == nullptr ? std::string_view{""} : std::string_view{text};
}

/// An enumeration as C has it: 0 for none.
template <class Enum> constexpr std::int32_t number(Enum value) noexcept {
  return static_cast<std::int32_t>(value);
}
template <class Enum> constexpr std::int32_t number(std::optional<Enum> value) noexcept {
  return value ? static_cast<std::int32_t>(*value) : 0;
}

/// The other way: none for 0.
template <class Enum, class Number> constexpr std::optional<Enum> given(Number number) noexcept {
  if (number == 0) return std::nullopt;
  return static_cast<Enum>(number);
}

/// A set as a mask of 32 bits. What does not fit stays refused: no mask has all of its bits.
template <class Enum> constexpr std::uint32_t mask32(enum_set<Enum> set) noexcept {
  return set.mask() <= UINT32_MAX ? static_cast<std::uint32_t>(set.mask()) : UINT32_MAX;
}

constexpr std::optional<std::chrono::nanoseconds> duration(std::int64_t ns) noexcept {
  if (ns == LCP_NS_UNKNOWN) return std::nullopt;
  return std::chrono::nanoseconds{ns};
}

/// No duration of the caller's may be taken for "not known": one below 0 is refused.
constexpr std::int64_t ns(std::optional<std::chrono::nanoseconds> duration) noexcept {
  if (!duration) return LCP_NS_UNKNOWN;
  return duration->count() == LCP_NS_UNKNOWN ? LCP_NS_UNKNOWN - 1 : duration->count();
}

constexpr std::optional<std::int64_t> count(std::int64_t count) noexcept {
  if (count == LCP_COUNT_UNKNOWN) return std::nullopt;
  return count;
}

constexpr error failure(lcp_status_t status) noexcept {
  error failure;
  failure.status = static_cast<lcp::status>(status);
  return failure;
}

constexpr error failure(const lcp_error& raw) noexcept {
  error failure;
  failure.status = static_cast<status>(raw.status);
  failure.field = given<field>(raw.field);
  failure.index = raw.index;
  failure.value = raw.value;
  return failure;
}

}  // namespace detail

// ==== Ranges =====================================================================================

/// A range whose elements are read one by one, each when it is asked for; its size is known.
/// Iterators stand on their own: they may outlive the range.
template <class Source> class indexed_range {
 public:
  using value_type = typename Source::value_type;

  class iterator {
   public:
    // An element is made when it is read, so in C++17 these are input iterators.
    using iterator_category = std::input_iterator_tag;
    using value_type = typename Source::value_type;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = value_type;
#ifdef __cpp_lib_span
    using iterator_concept = std::random_access_iterator_tag;
#endif

    constexpr iterator() noexcept = default;
    constexpr iterator(const Source& source, difference_type index) noexcept
        : source_{source}, index_{index} {}

    value_type operator*() const noexcept { return source_(static_cast<std::uint32_t>(index_)); }
    value_type operator[](difference_type n) const noexcept { return *(*this + n); }
    constexpr iterator& operator++() noexcept { return ++index_, *this; }
    constexpr iterator& operator--() noexcept { return --index_, *this; }
    constexpr iterator operator++(int) noexcept { return {source_, index_++}; }
    constexpr iterator operator--(int) noexcept { return {source_, index_--}; }
    constexpr iterator& operator+=(difference_type n) noexcept { return index_ += n, *this; }
    constexpr iterator& operator-=(difference_type n) noexcept { return index_ -= n, *this; }
    friend constexpr iterator operator+(iterator i, difference_type n) noexcept { return i += n; }
    friend constexpr iterator operator+(difference_type n, iterator i) noexcept { return i += n; }
    friend constexpr iterator operator-(iterator i, difference_type n) noexcept { return i -= n; }
    friend constexpr difference_type operator-(const iterator& a, const iterator& b) noexcept {
      return a.index_ - b.index_;
    }
    friend constexpr bool operator==(const iterator& a, const iterator& b) noexcept {
      return a.index_ == b.index_;
    }
    friend constexpr bool operator!=(const iterator& a, const iterator& b) noexcept {
      return a.index_ != b.index_;
    }
    friend constexpr bool operator<(const iterator& a, const iterator& b) noexcept {
      return a.index_ < b.index_;
    }
    friend constexpr bool operator>(const iterator& a, const iterator& b) noexcept { return b < a; }
    friend constexpr bool operator<=(const iterator& a, const iterator& b) noexcept {
      return !(b < a);
    }
    friend constexpr bool operator>=(const iterator& a, const iterator& b) noexcept {
      return !(a < b);
    }

   private:
    Source source_{};
    difference_type index_ = 0;
  };
  using const_iterator = iterator;

  constexpr indexed_range() noexcept = default;
  constexpr indexed_range(const Source& source, std::uint32_t size) noexcept
      : source_{source}, size_{size} {}

  constexpr std::size_t size() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr iterator begin() const noexcept { return {source_, 0}; }
  constexpr iterator end() const noexcept {
    return {source_, static_cast<std::ptrdiff_t>(size_)};
  }
  /// The element at `index`, counted from 0; past the last one, an element that says nothing.
  value_type operator[](std::size_t index) const noexcept {
    return source_(index < size_ ? static_cast<std::uint32_t>(index) : UINT32_MAX);
  }

 private:
  Source source_{};
  std::uint32_t size_ = 0;
};

/// A range that goes on until the library has no more. It keeps the question, a copy of the
/// context included; its iterators are good as long as it is.
template <class Source> class listing {
 public:
  using value_type = typename Source::value_type;

  class iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = typename Source::value_type;
    using difference_type = std::ptrdiff_t;
    using pointer = const value_type*;
    using reference = value_type;
#ifdef __cpp_lib_span
    using iterator_concept = std::forward_iterator_tag;
#endif

    iterator() noexcept = default;
    explicit iterator(const Source* source) noexcept : source_{source} { read(); }

    value_type operator*() const noexcept { return element_; }
    const value_type* operator->() const noexcept { return &element_; }
    iterator& operator++() noexcept { return ++index_, read(), *this; }
    iterator operator++(int) noexcept {
      const iterator before = *this;
      return ++*this, before;
    }
    friend bool operator==(const iterator& a, const iterator& b) noexcept {
      return a.source_ == b.source_ && a.index_ == b.index_;
    }
    friend bool operator!=(const iterator& a, const iterator& b) noexcept { return !(a == b); }

   private:
    void read() noexcept {
      if (source_->read(index_, element_).status == status::ok) return;
      source_ = nullptr;
      index_ = 0;
    }

    const Source* source_ = nullptr;
    std::uint32_t index_ = 0;
    value_type element_{};
  };
  using const_iterator = iterator;

  listing() noexcept = default;
  explicit listing(const Source& source) noexcept : source_{source} {}

  iterator begin() const noexcept { return iterator{&source_}; }
  iterator end() const noexcept { return iterator{}; }
  bool empty() const noexcept { return begin() == end(); }

 private:
  Source source_{};
};

// ==== Names ======================================================================================

/// The name of a value in kebab-case (callbacks: the selector; codes: hexadecimal); "" for what is
/// no value.
template <class Enum, class = std::enable_if_t<is_enumeration_v<Enum>>>
std::string_view to_string_view(Enum value) noexcept {
  return detail::text(lcp_enum_name(static_cast<lcp_enum_kind_t>(detail::kind_of<Enum>),
                                    static_cast<std::int64_t>(value)));
}

/// The same; "" where there is none.
template <class Enum, class = std::enable_if_t<is_enumeration_v<Enum>>>
std::string_view to_string_view(std::optional<Enum> value) noexcept {
  return value ? to_string_view(*value) : std::string_view{""};
}

namespace detail {

template <class Enum> struct value_source {
  using value_type = Enum;
  Enum operator()(std::uint32_t index) const noexcept {
    std::int64_t value = 0;
    lcp_enum_value_at(static_cast<lcp_enum_kind_t>(kind_of<Enum>), index, &value);
    return static_cast<Enum>(value);
  }
};

}  // namespace detail

/// The values of an enumeration, in order, as the loaded library has them.
template <class Enum, class = std::enable_if_t<is_enumeration_v<Enum>>>
indexed_range<detail::value_source<Enum>> values() noexcept {
  std::uint32_t count = 0;
  std::int64_t value = 0;
  const auto kind = static_cast<lcp_enum_kind_t>(detail::kind_of<Enum>);
  while (lcp_enum_value_at(kind, count, &value) == LCP_OK) ++count;
  return {{}, count};
}

/// An OS version as text: "9.3", or "9.3.5" where its last part is not 0.
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

/// An OS version, each part 0 to 255. The default is 0.0, which is before all of them.
class os_version {
 public:
  constexpr os_version() noexcept = default;
  /// Of a version of the C header.
  static constexpr os_version from_packed(lcp_os_version_t packed) noexcept {
    os_version version;
    version.packed_ = packed;
    return version;
  }

  // Not "major" and "minor", which are macros in some systems' headers.
  constexpr std::uint32_t major_number() const noexcept { return packed_ >> 16; }
  constexpr std::uint32_t minor_number() const noexcept { return packed_ >> 8 & 0xff; }
  constexpr std::uint32_t patch_number() const noexcept { return packed_ & 0xff; }
  constexpr lcp_os_version_t packed() const noexcept { return packed_; }

  /// As text; what os() was refused is "255.255.255".
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

/// os(17, 4) is 17.4. With a part below 0 or over 255 it is a version that every query refuses.
constexpr os_version os(int major, int minor = 0, int patch = 0) noexcept {
  constexpr auto fits = [](int part) { return part >= 0 && part <= 255; };
  if (!fits(major) || !fits(minor) || !fits(patch)) return os_version::from_packed(UINT32_MAX);
  return os_version::from_packed(static_cast<lcp_os_version_t>(major << 16 | minor << 8 | patch));
}

/// The first version that can be asked about.
inline constexpr os_version oldest_os = os_version::from_packed(detail::oldest_os);

/// The last version that the rule set knows; a newer one gets the verdict unknown_os.
inline constexpr os_version newest_os = os_version::from_packed(detail::newest_os);

namespace detail {

template <class> inline constexpr bool is_never = false;

/// Reads the digits of a literal; false where they are no version of one or two parts.
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

/// 8_ios, 17.4_ios; checked as it is compiled. For three parts there is os(9, 3, 5).
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

/// Reads a name of a value, Apple's spelling of it or a Swift selector, where case does not matter
/// and '_' and ' ' stand for '-'; or an OS version: "9", "9.3", "9.3.5".
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

/// The termination that a cause is, for an edge to not-running: termination::none for the causes
/// that end nothing, nothing for what is no cause.
inline std::optional<termination> cause_termination(cause cause) noexcept {
  return detail::given<termination>(lcp_cause_termination(detail::number(cause)));
}

// ==== Context ====================================================================================

/// There is no limit.
inline constexpr std::chrono::nanoseconds unlimited{LCP_NS_UNLIMITED};

/// What the host knows of an app. What an app declares (modes, keys) is "no" unless given; what it
/// does or is granted at run time (the fields marked "run time") is unknown unless given.
struct app {
  enum_set<mode> background_modes{};         ///< UIBackgroundModes
  fact exits_on_suspend = fact::unknown;     ///< UIApplicationExitsOnSuspend
  fact scenes = fact::unknown;               ///< scene life cycle adopted (manifest or code)
  fact multiple_scenes = fact::unknown;      ///< UIApplicationSupportsMultipleScenes
  std::optional<os_version> linked_sdk{};    ///< none: the SDK that came with the OS asked for
  std::optional<os_version> minimum_os{};    ///< MinimumOSVersion
  std::uint32_t permitted_identifiers = 0;   ///< count: BGTaskSchedulerPermittedIdentifiers
  std::optional<authorization> location_authorization{};  ///< run time
  fact restoration_identifier = fact::unknown;       ///< Core Bluetooth; run time
  fact session_sends_launch_events = fact::unknown;  ///< URLSessionConfiguration; run time
  fact state_restoration = fact::unknown;            ///< preserves and restores its interface
  /// NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription
  fact always_usage_text = fact::unknown;
  fact when_in_use_usage_text = fact::unknown;  ///< NSLocationWhenInUseUsageDescription
  fact microphone_usage_text = fact::unknown;   ///< NSMicrophoneUsageDescription
  std::uint32_t unknown_modes = 0;              ///< count: modes that Apple does not list
  std::uint32_t applied_keys = 0;               ///< kept by apply_info; leave it 0
  std::uint32_t placeholders = 0;               ///< kept by apply_info; not 0 is "some"
  /// Held a CLBackgroundActivitySession when it last ran; run time.
  fact background_activity_session = fact::unknown;
  /// Held a CLServiceSession for Always authorization when it last ran; run time.
  fact service_session = fact::unknown;

  /// The app as C has it.
  constexpr lcp_app raw() const noexcept {
    auto fields = detail::sized<lcp_app>();
    fields.background_modes = detail::mask32(background_modes);
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
    fields.applied_keys = applied_keys;
    fields.always_usage_text = detail::number(always_usage_text);
    fields.when_in_use_usage_text = detail::number(when_in_use_usage_text);
    fields.microphone_usage_text = detail::number(microphone_usage_text);
    fields.unknown_modes = unknown_modes;
    fields.placeholders = placeholders;
    fields.background_activity_session = detail::number(background_activity_session);
    fields.service_session = detail::number(service_session);
    return fields;
  }

  /// Of one that C has.
  static constexpr app from(const lcp_app& fields) noexcept {
    lcp::app app;
    app.background_modes = enum_set<mode>::from_mask(fields.background_modes);
    app.exits_on_suspend = static_cast<fact>(fields.exits_on_suspend);
    app.scenes = static_cast<fact>(fields.scenes);
    app.multiple_scenes = static_cast<fact>(fields.multiple_scenes);
    if (fields.linked_sdk != 0) app.linked_sdk = os_version::from_packed(fields.linked_sdk);
    if (fields.minimum_os != 0) app.minimum_os = os_version::from_packed(fields.minimum_os);
    app.permitted_identifiers = fields.permitted_identifiers;
    app.location_authorization = detail::given<authorization>(fields.location_authorization);
    app.restoration_identifier = static_cast<fact>(fields.restoration_identifier);
    app.session_sends_launch_events = static_cast<fact>(fields.session_sends_launch_events);
    app.state_restoration = static_cast<fact>(fields.state_restoration);
    app.applied_keys = fields.applied_keys;
    app.always_usage_text = static_cast<fact>(fields.always_usage_text);
    app.when_in_use_usage_text = static_cast<fact>(fields.when_in_use_usage_text);
    app.microphone_usage_text = static_cast<fact>(fields.microphone_usage_text);
    app.unknown_modes = fields.unknown_modes;
    app.placeholders = fields.placeholders;
    app.background_activity_session = static_cast<fact>(fields.background_activity_session);
    app.service_session = static_cast<fact>(fields.service_session);
    return app;
  }
};

/// What the host knows of the device. An answer that turns on a fact that is unknown is
/// conditional. With no member given nothing is known: begin with a copy of ordinary_device.
struct device_facts {
  std::optional<lcp::idiom> idiom{};
  fact simulator = fact::unknown;
  fact hardware_multitasking = fact::unknown;   ///< no: iPhone 3G, iPod touch 2G and older
  fact cellular = fact::unknown;
  fact passcode = fact::unknown;                ///< a passcode is set
  fact first_unlock_done = fact::unknown;       ///< unlocked at least once since boot
  fact background_app_refresh = fact::unknown;  ///< the switch is on; iOS 7.0 on
  fact low_power_mode = fact::unknown;          ///< iOS 9.0 on
  fact charging = fact::unknown;
  fact debugger_attached = fact::unknown;
  std::uint32_t foreground_slots = 0;           ///< apps side by side, 1 to 8; 0: unknown
  fact bluetooth_off = fact::unknown;           ///< turned off in Settings
  fact bluetooth_off_in_control_center = fact::unknown;
  fact airplane_mode = fact::unknown;           ///< toggled, with Bluetooth left on
  fact accessory_setup_kit = fact::unknown;     ///< accessories set up by it; iOS 26.0 on
  /// An option, for profile::observed; unknown is no.
  fact force_quit_survives_reboot = fact::unknown;
  fact regions_end_at_reboot = fact::unknown;   ///< option; unknown is no
  fact device_locked = fact::unknown;           ///< locked now

  /// The facts as C has them.
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

namespace detail {

constexpr device_facts make_ordinary_device() noexcept {
  device_facts facts;
  facts.idiom = idiom::phone;
  facts.simulator = fact::no;
  facts.hardware_multitasking = fact::yes;
  facts.cellular = fact::yes;
  facts.passcode = fact::no;
  facts.first_unlock_done = fact::yes;
  facts.background_app_refresh = fact::yes;
  facts.low_power_mode = fact::no;
  facts.debugger_attached = fact::no;
  facts.foreground_slots = 1;
  facts.bluetooth_off = fact::no;
  facts.bluetooth_off_in_control_center = fact::no;
  facts.airplane_mode = fact::no;
  facts.accessory_setup_kit = fact::no;
  facts.force_quit_survives_reboot = fact::no;
  facts.regions_end_at_reboot = fact::no;
  facts.device_locked = fact::no;
  return facts;
}

}  // namespace detail

/// The ordinary device of the C header, which a context has unless told otherwise. Whether it is
/// charging is not known.
inline constexpr device_facts ordinary_device = detail::make_ordinary_device();

/// One figure of the host's own, which takes the place of the system's. What is not given stays the
/// rule's; what is given must be 0 or more, or `unlimited`, and a warning no longer than its limit.
struct limit {
  lcp::allowance allowance{};
  std::optional<std::chrono::nanoseconds> limit{};
  std::optional<std::chrono::nanoseconds> advice{};
  std::optional<std::chrono::nanoseconds> warning{};  ///< how long before the limit it is warned

  /// The figure as C has it.
  constexpr lcp_limit raw() const noexcept {
    auto fields = detail::sized<lcp_limit>();
    fields.allowance = detail::number(allowance);
    fields.limit_ns = detail::ns(limit);
    fields.advice_ns = detail::ns(advice);
    fields.warning_ns = detail::ns(warning);
    return fields;
  }
};

/// The ground on which a question is asked. It is copied freely; only the limits stay where they
/// are, and must outlive it.
struct context {
  os_version os{};                                ///< oldest_os or later
  std::optional<os_version> os_last{};            ///< the last one of a range that begins at `os`
  lcp::profile profile = lcp::profile::observed;
  lcp::app app{};                                 ///< an app that declares nothing
  device_facts facts = ordinary_device;           ///< given anew, what is left out is unknown
  span<const limit> limits{};                     ///< up to 64; the first for an allowance counts
};

namespace detail {

/// A context as C takes it, with all that it points to.
class ground {
 public:
  explicit ground(const lcp::context& context) noexcept
      : context_{sized<lcp_context>()},
        app_{context.app.raw()},
        facts_{context.facts.raw()},
        limits_{sized<lcp_limits>()} {
    context_.os = context.os.packed();
    context_.os_last = context.os_last ? context.os_last->packed() : 0;
    context_.profile = number(context.profile);
    context_.app = &app_;
    context_.facts = &facts_;
    if (context.limits.empty()) return;
    const std::size_t count = context.limits.size();
    // The library refuses a count over its own most before it looks at any item.
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
  lcp_app app_;
  lcp_device_facts facts_;
  lcp_limits limits_;
  lcp_limit items_[most_limits];  // as many as limits_ says
};

}  // namespace detail

// ==== Rules ======================================================================================

/// Where something is said.
class citation {
 public:
  citation() noexcept : raw_{detail::sized<lcp_citation>()} {}

  std::uint32_t index() const noexcept { return raw_.index; }  ///< for this build only
  /// A short name, such as "A2" or "S-46".
  std::string_view key() const noexcept { return detail::text(raw_.key); }
  /// The title, or, of a founding statement, what it states.
  std::string_view title() const noexcept { return detail::text(raw_.title); }
  std::string_view publisher() const noexcept { return detail::text(raw_.publisher); }
  /// Web address without scheme; "" where there is none.
  std::string_view address() const noexcept { return detail::text(raw_.address); }

  const lcp_citation& raw() const noexcept { return raw_; }
  lcp_citation& raw() noexcept { return raw_; }

 private:
  lcp_citation raw_;
};

/// One callback in a transition rule, before versions and conditions choose.
class rule_step {
 public:
  rule_step() noexcept : raw_{detail::sized<lcp_rule_step>()} {}

  /// The newest form; none: the callbacks of the trigger stand here.
  std::optional<lcp::callback> callback() const noexcept {
    return detail::given<lcp::callback>(raw_.callback);
  }
  /// Read inside; none: it cannot be read, or no source says.
  std::optional<lcp::state> state() const noexcept { return detail::given<lcp::state>(raw_.state); }
  /// Only where this holds; none: always.
  std::optional<condition> when() const noexcept { return detail::given<condition>(raw_.when); }
  /// The scene's state inside; none: no scene, or no source says.
  std::optional<lcp::scene_state> scene_state() const noexcept {
    return detail::given<lcp::scene_state>(raw_.scene_state);
  }

  const lcp_rule_step& raw() const noexcept { return raw_; }
  lcp_rule_step& raw() noexcept { return raw_; }

 private:
  lcp_rule_step raw_;
};

namespace detail {

struct rule_step_source {
  using value_type = rule_step;
  rule_step operator()(std::uint32_t index) const noexcept {
    rule_step step;
    lcp_rule_step_at(rule, index, &step.raw());
    return step;
  }
  lcp_rule_index_t rule = LCP_RULE_NONE;
};

struct rule_citation_source {
  using value_type = citation;
  citation operator()(std::uint32_t index) const noexcept {
    citation citation;
    lcp_rule_citation_at(rule, index, &citation.raw());
    return citation;
  }
  lcp_rule_index_t rule = LCP_RULE_NONE;
};

struct citation_source {
  using value_type = citation;
  citation operator()(std::uint32_t index) const noexcept {
    citation citation;
    lcp_citation_at(index, &citation.raw());
    return citation;
  }
};

}  // namespace detail

/// A rule's index, for this build only: logs and files keep its id.
using rule_index_t = lcp_rule_index_t;

/// One row of the rule book. It is large, some 450 bytes, and a copy: nothing needs keeping alive.
/// What is not of the row's family is none, empty or unknown.
class rule {
 public:
  rule() noexcept : raw_{detail::sized<lcp_rule>()} {}

  rule_index_t index() const noexcept { return index_; }
  lcp::family family() const noexcept { return static_cast<lcp::family>(raw_.family); }
  /// A slug, never reused, never renamed after a release.
  std::string_view id() const noexcept { return detail::text(raw_.id); }
  /// "" where there is none.
  std::string_view note() const noexcept { return detail::text(raw_.note); }
  /// The first version on which it holds.
  os_version since() const noexcept { return os_version::from_packed(raw_.since); }
  /// The first version on which it no longer does.
  std::optional<os_version> until() const noexcept { return version(raw_.until); }
  /// The evidence profiles that admit it.
  enum_set<profile> profiles() const noexcept { return set<profile>(raw_.profiles); }
  lcp::evidence evidence() const noexcept { return static_cast<lcp::evidence>(raw_.evidence); }
  lcp::verdict verdict() const noexcept { return static_cast<lcp::verdict>(raw_.verdict); }
  /// None: no source is known to disagree.
  std::optional<lcp::conflict> conflict() const noexcept {
    return one<lcp::conflict>(raw_.conflict);
  }
  /// Of two that apply, the higher one decides; 0: never decides.
  std::int32_t precedence() const noexcept { return raw_.precedence; }
  /// The conditions that must hold.
  enum_set<condition> when() const noexcept { return set<condition>(raw_.when); }
  /// The conditions that must not.
  enum_set<condition> when_not() const noexcept { return set<condition>(raw_.when_not); }
  /// Where it is said; the first one says it most directly.
  indexed_range<detail::rule_citation_source> citations() const noexcept {
    return {{index_}, raw_.citation_count};
  }

  /// Transition and cause: the life cycles that it is about; none is any.
  enum_set<lcp::lifecycle> lifecycles() const noexcept {
    return set<lcp::lifecycle>(raw_.lifecycles);
  }
  /// Life cycle: the result.
  std::optional<lcp::lifecycle> lifecycle() const noexcept {
    return one<lcp::lifecycle>(raw_.lifecycle);
  }

  /// Transition: the axis of its states.
  std::optional<lcp::axis> axis() const noexcept { return one<lcp::axis>(raw_.axis); }
  /// Notification: the axes of its transitions.
  enum_set<lcp::axis> axes() const noexcept { return set<lcp::axis>(raw_.axes); }
  /// Transition, cause, event, conduct: states of the app; empty on the axis of scenes.
  enum_set<state> from_states() const noexcept {
    return set<state>(is_scene() ? 0 : raw_.from_states);
  }
  /// The same on the axis of scenes.
  enum_set<scene_state> from_scene_states() const noexcept {
    return set<scene_state>(is_scene() ? raw_.from_states : 0);
  }
  /// Transition; none: the rule is about leaving the states, or on the axis of scenes.
  std::optional<state> to() const noexcept { return one<state>(is_scene() ? 0 : raw_.to); }
  std::optional<scene_state> to_scene() const noexcept {
    return one<scene_state>(is_scene() ? raw_.to : 0);
  }
  /// Transition: the state between, with not_one_step and leads_elsewhere.
  std::optional<state> via() const noexcept { return one<state>(is_scene() ? 0 : raw_.via); }
  std::optional<scene_state> via_scene() const noexcept {
    return one<scene_state>(is_scene() ? raw_.via : 0);
  }
  enum_set<lcp::cause> causes() const noexcept { return set<lcp::cause>(raw_.causes); }
  /// Transition; empty is any, as with interruptions and terminations.
  enum_set<lcp::cause> last_causes() const noexcept { return set<lcp::cause>(raw_.last_causes); }
  enum_set<interruption> interruptions() const noexcept {
    return set<interruption>(raw_.interruptions);
  }
  std::optional<lcp::reason> reason() const noexcept { return one<lcp::reason>(raw_.reason); }
  /// Transition: its callbacks.
  indexed_range<detail::rule_step_source> steps() const noexcept {
    return {{index_}, raw_.step_count};
  }

  /// Delivery, relaunch.
  enum_set<trigger> triggers() const noexcept { return set<trigger>(raw_.triggers); }
  std::optional<state> launch_state() const noexcept { return one<state>(raw_.launch_state); }
  std::optional<lcp::guarantee> guarantee() const noexcept {
    return one<lcp::guarantee>(raw_.guarantee);
  }
  /// Delivery, event, conduct, duty, notification.
  std::optional<lcp::callback> callback() const noexcept {
    return one<lcp::callback>(raw_.callback);
  }
  /// Delivery: comes right after the first.
  std::optional<lcp::callback> second_callback() const noexcept {
    return one<lcp::callback>(raw_.second_callback);
  }
  /// Delivery: that brings it at a launch, where another one does.
  std::optional<lcp::callback> launch_callback() const noexcept {
    return one<lcp::callback>(raw_.launch_callback);
  }
  /// Delivery: callbacks come after a launch, not a wake-up.
  fact on_launch_only() const noexcept { return static_cast<fact>(raw_.on_launch_only); }

  /// Standing, relaunch.
  enum_set<termination> terminations() const noexcept {
    return set<termination>(raw_.terminations);
  }
  enum_set<lcp::standing> standings() const noexcept { return set<lcp::standing>(raw_.standings); }
  /// Standing: the result.
  std::optional<lcp::standing> standing() const noexcept {
    return one<lcp::standing>(raw_.standing);
  }

  /// Deadline, delivery, termination.
  enum_set<allowance> allowances() const noexcept { return set<allowance>(raw_.allowances); }
  /// Deadline, quota.
  std::optional<expiry> at_expiry() const noexcept { return one<expiry>(raw_.at_expiry); }
  std::optional<lcp::code> code() const noexcept { return one<lcp::code>(raw_.code); }
  fact extendable() const noexcept { return static_cast<fact>(raw_.extendable); }
  std::optional<std::chrono::nanoseconds> advice() const noexcept {
    return detail::duration(raw_.advice_ns);
  }
  std::optional<std::chrono::nanoseconds> limit() const noexcept {
    return detail::duration(raw_.limit_ns);
  }
  std::optional<std::chrono::nanoseconds> warning() const noexcept {
    return detail::duration(raw_.warning_ns);
  }

  /// Notification, beside callback().
  std::optional<lcp::notification> notification() const noexcept {
    return one<lcp::notification>(raw_.notification);
  }
  fact posted_before() const noexcept { return static_cast<fact>(raw_.posted_before); }
  /// The app reads the same as in the method; no: no source says what it reads.
  fact reads_as_method() const noexcept { return static_cast<fact>(raw_.reads_as_method); }

  /// Mode.
  std::optional<lcp::mode> mode() const noexcept { return one<lcp::mode>(raw_.mode); }
  std::optional<os_version> deprecated() const noexcept { return version(raw_.deprecated); }
  enum_set<activity> permits() const noexcept { return set<activity>(raw_.permits); }
  enum_set<activity> keeps_running() const noexcept { return set<activity>(raw_.keeps_running); }

  /// Event, with from_states() and callback().
  enum_set<event> events() const noexcept { return set<event>(raw_.events); }
  std::optional<lcp::manner> manner() const noexcept { return one<lcp::manner>(raw_.manner); }

  /// Quota, with at_expiry().
  std::optional<lcp::quota> quota() const noexcept { return one<lcp::quota>(raw_.quota); }
  std::optional<lcp::unit> unit() const noexcept { return one<lcp::unit>(raw_.unit); }
  std::optional<std::int64_t> count() const noexcept { return detail::count(raw_.count); }
  std::optional<std::chrono::nanoseconds> window() const noexcept {
    return detail::duration(raw_.window_ns);
  }

  /// Conduct, with from_states(), callback() to stop before and code(); termination: the conduct
  /// that was broken.
  enum_set<activity> activities() const noexcept { return set<activity>(raw_.activities); }
  std::optional<lcp::price> price() const noexcept { return one<lcp::price>(raw_.price); }
  /// Duty, with callback().
  std::optional<lcp::callback> undone_at() const noexcept {
    return one<lcp::callback>(raw_.undone_at);
  }

  /// Manifest.
  std::optional<lcp::severity> severity() const noexcept {
    return one<lcp::severity>(raw_.severity);
  }
  std::string_view key() const noexcept { return detail::text(raw_.key); }
  std::string_view value() const noexcept { return detail::text(raw_.value); }
  /// Duty, manifest, termination: the sentence.
  std::string_view text() const noexcept { return detail::text(raw_.text); }

  /// Termination, with allowances().
  std::optional<termination> cause() const noexcept { return one<termination>(raw_.cause); }
  /// Empty is any.
  enum_set<termination_namespace> namespaces() const noexcept {
    return set<termination_namespace>(raw_.namespaces);
  }
  std::uint64_t code_low() const noexcept { return raw_.code_low; }
  std::uint64_t code_high() const noexcept { return raw_.code_high; }

  /// The row as C has it.
  const lcp_rule& raw() const noexcept { return raw_; }

 private:
  friend result<rule> rule_at(rule_index_t index) noexcept;

  bool is_scene() const noexcept { return raw_.axis == LCP_AXIS_SCENE; }
  template <class Enum> static enum_set<Enum> set(std::uint64_t mask) noexcept {
    return enum_set<Enum>::from_mask(mask);
  }
  template <class Enum, class Number> static std::optional<Enum> one(Number number) noexcept {
    return detail::given<Enum>(number);
  }
  static std::optional<os_version> version(lcp_os_version_t packed) noexcept {
    if (packed == 0) return std::nullopt;
    return os_version::from_packed(packed);
  }

  lcp_rule raw_;
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

namespace detail {

struct rule_source {
  using value_type = rule;
  rule operator()(std::uint32_t index) const noexcept {
    return rule_at(index <= INT32_MAX ? static_cast<rule_index_t>(index) : LCP_RULE_NONE)
        .value_or(rule{});
  }
};

/// The rule of an index that may be none.
inline std::optional<rule> rule_of(rule_index_t index) noexcept {
  auto found = rule_at(index);
  if (!found) return std::nullopt;
  return *found;
}

}  // namespace detail

/// The rule book.
inline indexed_range<detail::rule_source> rules() noexcept { return {{}, lcp_rule_count()}; }

/// Every source that a rule names.
inline indexed_range<detail::citation_source> citations() noexcept {
  return {{}, lcp_citation_count()};
}

// ==== Answers ====================================================================================

/// What every answer has. An answer is the struct of the C header and nothing more.
template <class Raw> class basic_answer {
 public:
  using raw_type = Raw;

  lcp::verdict verdict() const noexcept { return static_cast<lcp::verdict>(raw_.verdict); }
  /// The verdict; with unknown_os that of the newest known OS.
  lcp::verdict newest_verdict() const noexcept {
    return static_cast<lcp::verdict>(raw_.newest_verdict);
  }
  bool is_allowed() const noexcept { return verdict() == lcp::verdict::allowed; }
  /// Another source disagrees: see the note of the rule, or of the standing.
  bool is_disputed() const noexcept { return (raw_.flags & LCP_ANSWER_DISPUTED) != 0; }
  /// The answer is that of the first version, and changes in the range.
  bool is_os_dependent() const noexcept { return (raw_.flags & LCP_ANSWER_OS_DEPENDENT) != 0; }

  /// The answer as C has it.
  const Raw& raw() const noexcept { return raw_; }
  Raw& raw() noexcept { return raw_; }

 protected:
  Raw raw_ = detail::sized<Raw>();
};

/// What an answer has that one rule decides.
template <class Raw> class ruled_answer : public basic_answer<Raw> {
 public:
  /// The rule that decided, read from the rule book; none: no rule did.
  std::optional<lcp::rule> rule() const noexcept { return detail::rule_of(this->raw_.rule); }
  /// LCP_RULE_NONE where no rule decided. For this build only.
  rule_index_t rule_index() const noexcept { return this->raw_.rule; }
  /// What the rule rests on; none: no rule decided.
  std::optional<lcp::evidence> evidence() const noexcept {
    return detail::given<lcp::evidence>(this->raw_.evidence);
  }
  /// The conditions that the answer leans on.
  enum_set<condition> requirements() const noexcept {
    return enum_set<condition>::from_mask(this->raw_.requires_mask);
  }
};

namespace detail {

/// Asks one question. `Call` is the function of the C header.
template <class Answer, auto Call, class Query>
result<Answer> ask(const context& context, const Query& query) noexcept {
  const ground ground{context};
  const auto raw = query.raw();
  auto error = sized<lcp_error>();
  Answer answer;
  if (Call(ground.get(), &raw, &answer.raw(), &error) != LCP_OK) return failure(error);
  return answer;
}

/// A batch as C has it, for a query that has one only here; without gaps between the elements.
template <auto Call, class RawQuery, class RawAnswer>
lcp_status_t ask_each(const lcp_context* context, std::size_t count, const RawQuery* queries,
                      std::size_t, RawAnswer* answers, std::size_t, lcp_status_t* statuses,
                      lcp_error* error) noexcept {
  // A batch of none tells whether the context is good.
  const lcp_status_t good =
      lcp_query_deadline_batch(context, 0, nullptr, sizeof(lcp_deadline_query), nullptr,
                               sizeof(lcp_deadline_answer), nullptr, error);
  if (good != LCP_OK) return good;
  lcp_status_t all = LCP_OK;
  for (std::size_t i = 0; i < count; ++i) {
    answers[i].struct_size = static_cast<std::uint32_t>(sizeof(RawAnswer));
    auto own = sized<lcp_error>();
    statuses[i] = Call(context, &queries[i], &answers[i], &own);
    if (statuses[i] == LCP_OK || all != LCP_OK) continue;
    own.index = static_cast<std::uint32_t>(i);
    *error = own;
    all = LCP_ERROR_BATCH_ELEMENT;
  }
  return all;
}

/// Asks many at once: `Call` is the batch of the C header, and gets some at a time.
template <auto Call, class Query, class Answer>
result<batch_report> ask_batch(const context& context, span<const Query> queries,
                               span<Answer> answers, span<status> statuses) noexcept {
  static_assert(sizeof(Answer) == sizeof(typename Answer::raw_type));
  static_assert(std::is_standard_layout_v<Answer>);
  const std::size_t shorter = answers.size() < statuses.size() ? answers.size() : statuses.size();
  if (shorter < queries.size()) {
    error short_of_room = failure(LCP_ERROR_OUT_OF_RANGE);
    short_of_room.field = field::count;
    short_of_room.value = static_cast<std::int64_t>(shorter);
    return short_of_room;
  }
  constexpr std::size_t most = 64;
  const ground ground{context};
  decltype(std::declval<const Query&>().raw()) raw[most];
  lcp_status_t raw_statuses[most];
  batch_report report;
  std::size_t done = 0;
  do {
    const std::size_t count = queries.size() - done < most ? queries.size() - done : most;
    for (std::size_t i = 0; i < count; ++i) raw[i] = queries[done + i].raw();
    auto error = sized<lcp_error>();
    auto* const first = count == 0 ? nullptr : &answers.data()[done].raw();
    const lcp_status_t all = Call(ground.get(), count, raw, sizeof *raw, first, sizeof(Answer),
                                  raw_statuses, &error);
    if (all != LCP_OK && all != LCP_ERROR_BATCH_ELEMENT) return failure(error);
    for (std::size_t i = 0; i < count; ++i) {
      statuses[done + i] = static_cast<status>(raw_statuses[i]);
      report.failed += raw_statuses[i] != LCP_OK;
    }
    if (all == LCP_ERROR_BATCH_ELEMENT && !report.first) {
      report.first = failure(error);
      report.first->index += static_cast<std::uint32_t>(done);
    }
    done += count;
  } while (done < queries.size());
  return report;
}

/// Reads the elements that a context and a query have, by the function of the C header.
template <class Row, auto Call, class Query> struct row_source {
  using value_type = Row;
  error read(std::uint32_t index, Row& row) const noexcept {
    const ground ground{context};
    const auto raw = query.raw();
    auto error = sized<lcp_error>();
    if (Call(ground.get(), &raw, index, &row.raw(), &error) != LCP_OK) return failure(error);
    return {};
  }
  lcp::context context{};
  Query query{};
};

/// A range of them, or why there is none: past the last one is no error.
template <class Row, auto Call, class Query>
result<listing<row_source<Row, Call, Query>>> list(const context& context,
                                                   const Query& query) noexcept {
  const row_source<Row, Call, Query> source{context, query};
  Row first;
  const error error = source.read(0, first);
  if (error.status != status::ok && error.field != field::index) return error;
  return listing<row_source<Row, Call, Query>>{source};
}

}  // namespace detail

// Every query returns an error where it could not be asked, with one of the statuses that the note
// in section Context of the C header lists: missing_value where `os`, or what has no default in the
// query, was not given; unknown_value; out_of_range.
//
// Every batch takes as many answers and statuses as there are queries, or more (otherwise the error
// is out_of_range, of field::count, with the lesser of the two). Each element has a status of its
// own; one that fails leaves its answer alone and does not stop the others. Any other error is one
// of the context. Where there is an error nothing was written. The manifest has no query, and so no
// batch.
//
// Every list that is asked for in a context (next_edges, duties, manifest_findings, explain_...) is
// a result too: an error where it cannot be made, and an empty range where there is nothing in it.
// With an OS range it is that of the first version.

// ==== Transitions ================================================================================

namespace detail {

template <class State> inline constexpr lcp_axis_t axis_of = LCP_AXIS_APP;
template <> inline constexpr lcp_axis_t axis_of<scene_state> = LCP_AXIS_SCENE;

}  // namespace detail

/// May the app, or the scene, go from one state to another, for this cause?
template <class State> struct basic_transition_query {
  State from{};
  State to{};
  lcp::cause cause{};
  std::optional<lcp::cause> last_cause{};  ///< why it is in `from`; none: any reason that fits
  std::optional<lcp::trigger> trigger{};   ///< what it is launched, woken or brought back for
  std::optional<lcp::interruption> interruption{};  ///< with interruption causes; none: any that
                                                    ///< interrupts

  /// The query as C has it.
  constexpr lcp_transition_query raw() const noexcept {
    auto fields = detail::sized<lcp_transition_query>();
    fields.axis = detail::axis_of<State>;
    fields.from = detail::number(from);
    fields.to = detail::number(to);
    fields.cause = detail::number(cause);
    fields.last_cause = detail::number(last_cause);
    fields.trigger = detail::number(trigger);
    fields.interruption = detail::number(interruption);
    return fields;
  }
};
using transition_query = basic_transition_query<state>;
using scene_transition_query = basic_transition_query<scene_state>;

/// One callback or notification of a transition.
class transition_step {
 public:
  transition_step() noexcept : raw_{detail::sized<lcp_transition_step>()} {}

  /// None: this is a notification.
  std::optional<lcp::callback> callback() const noexcept {
    return detail::given<lcp::callback>(raw_.callback);
  }
  /// Called where the app does not implement callback().
  std::optional<lcp::callback> fallback() const noexcept {
    return detail::given<lcp::callback>(raw_.fallback);
  }
  /// None: this is a callback.
  std::optional<lcp::notification> notification() const noexcept {
    return detail::given<lcp::notification>(raw_.notification);
  }
  /// The name of the callback or notification: its selector, or Apple's constant.
  std::string_view name() const noexcept {
    return raw_.callback != 0 ? to_string_view(callback()) : to_string_view(notification());
  }
  /// What the app reads inside: active, inactive, background; none: it cannot be read, or no
  /// source says.
  std::optional<lcp::state> state() const noexcept { return detail::given<lcp::state>(raw_.state); }
  /// The scene's activation state inside; none: no scene, or no source says.
  std::optional<lcp::scene_state> scene_state() const noexcept {
    return detail::given<lcp::scene_state>(raw_.scene_state);
  }
  /// The rule of the single step that it belongs to, or that of the notification.
  std::optional<lcp::rule> rule() const noexcept { return detail::rule_of(raw_.rule); }
  rule_index_t rule_index() const noexcept { return raw_.rule; }

  const lcp_transition_step& raw() const noexcept { return raw_; }
  lcp_transition_step& raw() noexcept { return raw_; }

 private:
  lcp_transition_step raw_;
};

namespace detail {

struct step_source {
  using value_type = transition_step;
  transition_step operator()(std::uint32_t index) const noexcept {
    transition_step step;
    lcp_transition_step_at(sequence, index, &step.raw());
    return step;
  }
  std::uint64_t sequence = 0;
};

}  // namespace detail

/// Callbacks and notifications in order.
using step_range = indexed_range<detail::step_source>;

/// The verdict says whether this is a step that the system takes; `unspecified`: no source says.
template <class State> class basic_transition_answer : public ruled_answer<lcp_transition_answer> {
 public:
  /// None: the verdict needs none.
  std::optional<lcp::reason> reason() const noexcept {
    return detail::given<lcp::reason>(raw_.reason);
  }
  /// With not_one_step and leads_elsewhere: the state between.
  std::optional<State> via() const noexcept { return detail::given<State>(raw_.via); }
  /// The callbacks and notifications of it, each notification before or after its method as
  /// documented. The range stands on its own.
  step_range steps() const noexcept { return {{raw_.sequence}, raw_.step_count}; }
};
using transition_answer = basic_transition_answer<state>;
using scene_transition_answer = basic_transition_answer<scene_state>;

/// What may follow?
template <class State> struct basic_next_query {
  State from{};
  std::optional<lcp::cause> last_cause{};  ///< why it is in `from`; none: not known

  /// The query as C has it.
  constexpr lcp_next_query raw() const noexcept {
    auto fields = detail::sized<lcp_next_query>();
    fields.axis = detail::axis_of<State>;
    fields.from = detail::number(from);
    fields.last_cause = detail::number(last_cause);
    return fields;
  }
};
using next_query = basic_next_query<state>;
using scene_next_query = basic_next_query<scene_state>;

/// The verdict is allowed where anything may follow, and forbidden where nothing may.
class next_answer : public basic_answer<lcp_next_answer> {
 public:
  std::optional<lcp::reason> reason() const noexcept {
    return detail::given<lcp::reason>(raw_.reason);
  }
  /// As many edges as next_edges() has.
  std::size_t count() const noexcept { return raw_.count; }
};

/// One transition that may follow; query_transition tells the rest of it.
template <class State> class basic_next_edge {
 public:
  basic_next_edge() noexcept : raw_{detail::sized<lcp_next_edge>()} {}

  lcp::cause cause() const noexcept { return static_cast<lcp::cause>(raw_.cause); }
  State to() const noexcept { return static_cast<State>(raw_.to); }
  /// Allowed, or conditional.
  lcp::verdict verdict() const noexcept { return static_cast<lcp::verdict>(raw_.verdict); }
  std::optional<lcp::rule> rule() const noexcept { return detail::rule_of(raw_.rule); }
  rule_index_t rule_index() const noexcept { return raw_.rule; }
  std::optional<lcp::evidence> evidence() const noexcept {
    return detail::given<lcp::evidence>(raw_.evidence);
  }
  /// None, or tolerated.
  std::optional<lcp::reason> reason() const noexcept {
    return detail::given<lcp::reason>(raw_.reason);
  }
  bool is_disputed() const noexcept { return (raw_.flags & LCP_ANSWER_DISPUTED) != 0; }

  const lcp_next_edge& raw() const noexcept { return raw_; }
  lcp_next_edge& raw() noexcept { return raw_; }

 private:
  lcp_next_edge raw_;
};
using next_edge = basic_next_edge<state>;
using scene_next_edge = basic_next_edge<scene_state>;

/// How does it get there?
template <class State> struct basic_path_query {
  State from{};
  State to{};
  /// empty: the acts of the user and of the system that lead to `to`, as lcp_query_path has them
  enum_set<cause> allowed_causes{};
  std::optional<cause> last_cause{};      ///< why it is in `from`; none: any reason that fits
  std::optional<lcp::trigger> trigger{};  ///< what a launch, wake-up or return on the way is for

  /// The query as C has it.
  constexpr lcp_path_query raw() const noexcept {
    auto fields = detail::sized<lcp_path_query>();
    fields.axis = detail::axis_of<State>;
    fields.from = detail::number(from);
    fields.to = detail::number(to);
    fields.allowed_causes = allowed_causes.mask();
    fields.last_cause = detail::number(last_cause);
    fields.trigger = detail::number(trigger);
    return fields;
  }
};
using path_query = basic_path_query<state>;
using scene_path_query = basic_path_query<scene_state>;

/// One step of a path.
template <class State> class basic_path_step {
 public:
  basic_path_step() noexcept : raw_{detail::sized<lcp_path_step>()} {}

  lcp::cause cause() const noexcept { return static_cast<lcp::cause>(raw_.cause); }
  State from() const noexcept { return static_cast<State>(raw_.from); }
  State to() const noexcept { return static_cast<State>(raw_.to); }
  std::optional<lcp::rule> rule() const noexcept { return detail::rule_of(raw_.rule); }
  rule_index_t rule_index() const noexcept { return raw_.rule; }
  /// The callbacks and notifications of it. The range stands on its own.
  step_range steps() const noexcept { return {{raw_.sequence}, raw_.step_count}; }

  const lcp_path_step& raw() const noexcept { return raw_; }
  lcp_path_step& raw() noexcept { return raw_; }

 private:
  lcp_path_step raw_;
};
using path_step = basic_path_step<state>;
using scene_path_step = basic_path_step<scene_state>;

namespace detail {

template <class State> struct path_source {
  using value_type = basic_path_step<State>;
  basic_path_step<State> operator()(std::uint32_t index) const noexcept {
    basic_path_step<State> step;
    lcp_path_step_at(path, index, &step.raw());
    return step;
  }
  std::uint64_t path[3] = {};
};

}  // namespace detail

/// The verdict is forbidden, with reason no_path, where no chain of legal steps leads there.
template <class State> class basic_path_answer : public basic_answer<lcp_path_answer> {
 public:
  std::optional<lcp::reason> reason() const noexcept {
    return detail::given<lcp::reason>(raw_.reason);
  }
  enum_set<condition> requirements() const noexcept {
    return enum_set<condition>::from_mask(raw_.requires_mask);
  }
  /// The steps in order. The range stands on its own.
  indexed_range<detail::path_source<State>> steps() const noexcept {
    return {{{raw_.path[0], raw_.path[1], raw_.path[2]}}, raw_.step_count};
  }
};
using path_answer = basic_path_answer<state>;
using scene_path_answer = basic_path_answer<scene_state>;

/// Transitions that may follow.
template <class State>
using basic_next_range = listing<
    detail::row_source<basic_next_edge<State>, &lcp_next_edge_at, basic_next_query<State>>>;
using next_range = basic_next_range<state>;
using scene_next_range = basic_next_range<scene_state>;

/// Asks whether a transition of the app is legal, and with which callbacks.
inline result<transition_answer> query_transition(const context& context,
                                                  const transition_query& query) noexcept {
  return detail::ask<transition_answer, &lcp_query_transition>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_transition_batch(const context& context,
                                                   span<const transition_query> queries,
                                                   span<transition_answer> answers,
                                                   span<status> statuses) noexcept {
  return detail::ask_batch<&lcp_query_transition_batch>(context, queries, answers, statuses);
}

/// Asks whether a transition of a scene is legal, and with which callbacks.
inline result<scene_transition_answer> query_scene_transition(
    const context& context, const scene_transition_query& query) noexcept {
  return detail::ask<scene_transition_answer, &lcp_query_transition>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_scene_transition_batch(const context& context,
                                                         span<const scene_transition_query> queries,
                                                         span<scene_transition_answer> answers,
                                                         span<status> statuses) noexcept {
  return detail::ask_batch<&lcp_query_transition_batch>(context, queries, answers, statuses);
}

/// Asks whether anything may follow.
inline result<next_answer> query_next(const context& context, const next_query& query) noexcept {
  return detail::ask<next_answer, &lcp_query_next>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_next_batch(const context& context,
                                             span<const next_query> queries,
                                             span<next_answer> answers,
                                             span<status> statuses) noexcept {
  return detail::ask_batch<&detail::ask_each<&lcp_query_next, lcp_next_query, lcp_next_answer>>(
      context, queries, answers, statuses);
}

/// Asks whether anything may follow for a scene.
inline result<next_answer> query_scene_next(const context& context,
                                            const scene_next_query& query) noexcept {
  return detail::ask<next_answer, &lcp_query_next>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_scene_next_batch(const context& context,
                                                   span<const scene_next_query> queries,
                                                   span<next_answer> answers,
                                                   span<status> statuses) noexcept {
  return detail::ask_batch<&detail::ask_each<&lcp_query_next, lcp_next_query, lcp_next_answer>>(
      context, queries, answers, statuses);
}

/// Every transition of the app that may follow, in the order of the rule book.
inline result<next_range> next_edges(const context& context, const next_query& query) noexcept {
  return detail::list<next_edge, &lcp_next_edge_at>(context, query);
}

/// Every transition of a scene that may follow, in the order of the rule book.
inline result<scene_next_range> scene_next_edges(const context& context,
                                                 const scene_next_query& query) noexcept {
  return detail::list<scene_next_edge, &lcp_next_edge_at>(context, query);
}

/// Asks for the shortest legal chain of steps; ties are broken by the order of the rule book.
inline result<path_answer> query_path(const context& context, const path_query& query) noexcept {
  return detail::ask<path_answer, &lcp_query_path>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_path_batch(const context& context,
                                             span<const path_query> queries,
                                             span<path_answer> answers,
                                             span<status> statuses) noexcept {
  return detail::ask_batch<&detail::ask_each<&lcp_query_path, lcp_path_query, lcp_path_answer>>(
      context, queries, answers, statuses);
}

/// Asks for the shortest legal chain of steps of a scene.
inline result<scene_path_answer> query_scene_path(const context& context,
                                                  const scene_path_query& query) noexcept {
  return detail::ask<scene_path_answer, &lcp_query_path>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_scene_path_batch(const context& context,
                                                   span<const scene_path_query> queries,
                                                   span<scene_path_answer> answers,
                                                   span<status> statuses) noexcept {
  return detail::ask_batch<&detail::ask_each<&lcp_query_path, lcp_path_query, lcp_path_answer>>(
      context, queries, answers, statuses);
}

// ==== Deadlines ==================================================================================

/// How long may it take?
struct deadline_query {
  lcp::allowance allowance{};

  /// The query as C has it.
  constexpr lcp_deadline_query raw() const noexcept {
    auto fields = detail::sized<lcp_deadline_query>();
    fields.allowance = detail::number(allowance);
    return fields;
  }
};

/// The verdict is allowed where a rule tells of the allowance (its figures may still be unknown),
/// not_applicable where the OS has no such thing, and unspecified where no source says anything;
/// conditional where it turns on a fact, such as an attached debugger.
class deadline_answer : public ruled_answer<lcp_deadline_answer> {
 public:
  std::optional<expiry> at_expiry() const noexcept { return detail::given<expiry>(raw_.at_expiry); }
  /// Of the termination; none known otherwise.
  std::optional<lcp::code> code() const noexcept { return detail::given<lcp::code>(raw_.code); }
  /// What the app should keep to; none: not known.
  std::optional<std::chrono::nanoseconds> advice() const noexcept {
    return detail::duration(raw_.advice_ns);
  }
  /// What the system enforces, `unlimited` included; none: not known.
  std::optional<std::chrono::nanoseconds> limit() const noexcept {
    return detail::duration(raw_.limit_ns);
  }
  /// How long before the limit the app is warned; none: not known.
  std::optional<std::chrono::nanoseconds> warning() const noexcept {
    return detail::duration(raw_.warning_ns);
  }
  /// Whether the app can ask for more; unknown: no source says.
  fact extendable() const noexcept {
    if ((raw_.flags & LCP_ANSWER_EXTENDABLE) != 0) return fact::yes;
    return (raw_.flags & LCP_ANSWER_NOT_EXTENDABLE) != 0 ? fact::no : fact::unknown;
  }
};

/// Asks for an allowance: advice, limit, warning, and what follows.
inline result<deadline_answer> query_deadline(const context& context,
                                              const deadline_query& query) noexcept {
  return detail::ask<deadline_answer, &lcp_query_deadline>(context, query);
}

/// Asks for many at once: see the note above.
inline result<batch_report> query_deadline_batch(const context& context,
                                                 span<const deadline_query> queries,
                                                 span<deadline_answer> answers,
                                                 span<status> statuses) noexcept {
  return detail::ask_batch<&lcp_query_deadline_batch>(context, queries, answers, statuses);
}

// ==== Relaunch ===================================================================================

/// After this termination, does this event wake or relaunch the app?
struct relaunch_query {
  lcp::termination termination{};  ///< termination::none: in memory, suspended
  lcp::trigger trigger{};
  enum_set<since_event> since{};  ///< what happened in between

  /// The query as C has it.
  constexpr lcp_relaunch_query raw() const noexcept {
    auto fields = detail::sized<lcp_relaunch_query>();
    fields.termination = detail::number(termination);
    fields.trigger = detail::number(trigger);
    fields.since = detail::mask32(since);
    return fields;
  }
};

/// The verdict says whether the event wakes the app (in memory) or launches it (otherwise).
class relaunch_answer : public ruled_answer<lcp_relaunch_answer> {
 public:
  /// None unless allowed or conditional.
  std::optional<lcp::guarantee> guarantee() const noexcept {
    return detail::given<lcp::guarantee>(raw_.guarantee);
  }
  /// Background, or inactive (foreground); none: not told.
  std::optional<state> launch_state() const noexcept {
    return detail::given<state>(raw_.launch_state);
  }
  /// That delivers the event; none: not told.
  std::optional<lcp::callback> callback() const noexcept {
    return detail::given<lcp::callback>(raw_.callback);
  }
  /// That starts to run; none known otherwise.
  std::optional<lcp::allowance> allowance() const noexcept {
    return detail::given<lcp::allowance>(raw_.allowance);
  }
  /// Its limit, else its advice, `unlimited` included; none: not known.
  std::optional<std::chrono::nanoseconds> allowance_time() const noexcept {
    return detail::duration(raw_.allowance_ns);
  }
  /// How the app stands with the system when the event comes.
  std::optional<lcp::standing> standing() const noexcept {
    return detail::given<lcp::standing>(raw_.standing);
  }
  /// The rule of the trigger: its callback and versions.
  std::optional<lcp::rule> delivery_rule() const noexcept {
    return detail::rule_of(raw_.delivery_rule);
  }
};

/// Asks whether an event wakes or relaunches the app.
inline result<relaunch_answer> query_relaunch(const context& context,
                                              const relaunch_query& query) noexcept {
  return detail::ask<relaunch_answer, &lcp_query_relaunch>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_relaunch_batch(const context& context,
                                                 span<const relaunch_query> queries,
                                                 span<relaunch_answer> answers,
                                                 span<status> statuses) noexcept {
  return detail::ask_batch<&lcp_query_relaunch_batch>(context, queries, answers, statuses);
}

// ==== Conduct ====================================================================================

/// May the app do this in this state?
struct conduct_query {
  lcp::state state{};
  lcp::activity activity{};

  /// The query as C has it.
  constexpr lcp_conduct_query raw() const noexcept {
    auto fields = detail::sized<lcp_conduct_query>();
    fields.state = detail::number(state);
    fields.activity = detail::number(activity);
    return fields;
  }
};

/// The verdict is allowed, forbidden (at a price), not_applicable where the OS or the life cycle
/// has no such state or thing, conditional, or unspecified.
class conduct_answer : public ruled_answer<lcp_conduct_answer> {
 public:
  /// It must be over when this callback returns.
  std::optional<callback> stop_before() const noexcept {
    return detail::given<callback>(raw_.stop_before);
  }
  /// None, or none known.
  std::optional<lcp::price> price() const noexcept { return detail::given<lcp::price>(raw_.price); }
  /// Of the termination; none known otherwise.
  std::optional<lcp::code> code() const noexcept { return detail::given<lcp::code>(raw_.code); }
};

/// What does the app owe in a callback?
struct duties_query {
  lcp::callback callback{};

  /// The query as C has it.
  constexpr lcp_duties_query raw() const noexcept {
    auto fields = detail::sized<lcp_duties_query>();
    fields.callback = detail::number(callback);
    return fields;
  }
};

/// The verdict is allowed where there are duties, unspecified where no source names any, and
/// not_applicable where the callback does not come to such an app on that OS.
class duties_answer : public basic_answer<lcp_duties_answer> {
 public:
  /// With not_applicable: that of the life cycle.
  std::optional<lcp::rule> rule() const noexcept { return detail::rule_of(raw_.rule); }
  rule_index_t rule_index() const noexcept { return raw_.rule; }
  /// As many duties as duties() has.
  std::size_t count() const noexcept { return raw_.count; }
};

/// One duty; its id is that of the rule.
class duty {
 public:
  duty() noexcept : raw_{detail::sized<lcp_duty>()} {}

  std::optional<lcp::rule> rule() const noexcept { return detail::rule_of(raw_.rule); }
  rule_index_t rule_index() const noexcept { return raw_.rule; }
  /// The callback that undoes it.
  std::optional<callback> undone_at() const noexcept {
    return detail::given<callback>(raw_.undone_at);
  }
  /// What the app should do, as a sentence.
  std::string_view text() const noexcept { return detail::text(raw_.text); }

  const lcp_duty& raw() const noexcept { return raw_; }
  lcp_duty& raw() noexcept { return raw_; }

 private:
  lcp_duty raw_;
};

/// Asks whether an app may do something in a state, and what it costs.
inline result<conduct_answer> query_conduct(const context& context,
                                            const conduct_query& query) noexcept {
  return detail::ask<conduct_answer, &lcp_query_conduct>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_conduct_batch(const context& context,
                                                span<const conduct_query> queries,
                                                span<conduct_answer> answers,
                                                span<status> statuses) noexcept {
  return detail::ask_batch<&lcp_query_conduct_batch>(context, queries, answers, statuses);
}

/// Asks what an app owes in a callback.
inline result<duties_answer> query_duties(const context& context,
                                          const duties_query& query) noexcept {
  return detail::ask<duties_answer, &lcp_query_duties>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_duties_batch(const context& context,
                                               span<const duties_query> queries,
                                               span<duties_answer> answers,
                                               span<status> statuses) noexcept {
  return detail::ask_batch<
      &detail::ask_each<&lcp_query_duties, lcp_duties_query, lcp_duties_answer>>(
      context, queries, answers, statuses);
}

/// Duties.
using duty_range = listing<detail::row_source<duty, &lcp_duty_at, duties_query>>;

/// Those duties, in the order of the rule book.
inline result<duty_range> duties(const context& context, const duties_query& query) noexcept {
  return detail::list<duty, &lcp_duty_at>(context, query);
}

// ==== Delivery ===================================================================================

/// How does an event reach an app in a state?
struct delivery_query {
  lcp::state state{};
  lcp::event event{};

  /// The query as C has it.
  constexpr lcp_delivery_query raw() const noexcept {
    auto fields = detail::sized<lcp_delivery_query>();
    fields.state = detail::number(state);
    fields.event = detail::number(event);
    return fields;
  }
};

/// The verdict is allowed where the app or its user gets it, at once or later, else forbidden.
class delivery_answer : public ruled_answer<lcp_delivery_answer> {
 public:
  /// None: not told.
  std::optional<lcp::manner> manner() const noexcept {
    return detail::given<lcp::manner>(raw_.manner);
  }
  /// That delivers it, or after which the system acts; none: not told.
  std::optional<lcp::callback> callback() const noexcept {
    return detail::given<lcp::callback>(raw_.callback);
  }
};

/// What does a background mode do?
struct mode_query {
  lcp::mode mode{};

  /// The query as C has it.
  constexpr lcp_mode_query raw() const noexcept {
    auto fields = detail::sized<lcp_mode_query>();
    fields.mode = static_cast<lcp_modes_t>(mode);
    return fields;
  }
};

/// The verdict is allowed where the mode has an effect on the OS, not_applicable where it has none
/// yet or no more, and unspecified where no source says. It does not ask whether the app declares
/// it.
class mode_answer : public ruled_answer<lcp_mode_answer> {
 public:
  /// None: not known.
  std::optional<os_version> introduced() const noexcept { return version(raw_.introduced); }
  /// None: never, or not known.
  std::optional<os_version> deprecated() const noexcept { return version(raw_.deprecated); }
  /// The first version without effect; none: never, or not known.
  std::optional<os_version> removed() const noexcept { return version(raw_.removed); }
  /// The activities that it permits in the background.
  enum_set<activity> permits() const noexcept {
    return enum_set<activity>::from_mask(raw_.permits_mask);
  }
  /// The activities during which the app is not suspended.
  enum_set<activity> keeps_running() const noexcept {
    return enum_set<activity>::from_mask(raw_.keeps_running_mask);
  }
  /// The triggers that it enables.
  enum_set<trigger> wakes() const noexcept { return enum_set<trigger>::from_mask(raw_.wakes_mask); }

 private:
  static std::optional<os_version> version(lcp_os_version_t packed) noexcept {
    if (packed == 0) return std::nullopt;
    return os_version::from_packed(packed);
  }
};

/// How many?
struct quota_query {
  lcp::quota quota{};

  /// The query as C has it.
  constexpr lcp_quota_query raw() const noexcept {
    auto fields = detail::sized<lcp_quota_query>();
    fields.quota = detail::number(quota);
    return fields;
  }
};

/// The verdict is as that of a deadline.
class quota_answer : public ruled_answer<lcp_quota_answer> {
 public:
  std::optional<lcp::unit> unit() const noexcept { return detail::given<lcp::unit>(raw_.unit); }
  /// What becomes of more; none: no source says.
  std::optional<expiry> at_excess() const noexcept { return detail::given<expiry>(raw_.at_excess); }
  /// None: not known.
  std::optional<std::int64_t> count() const noexcept { return detail::count(raw_.count); }
  /// The span that it counts in; none: it is no rate.
  std::optional<std::chrono::nanoseconds> window() const noexcept {
    return detail::duration(raw_.window_ns);
  }
};

/// Asks how an event reaches an app in a state.
inline result<delivery_answer> query_delivery(const context& context,
                                              const delivery_query& query) noexcept {
  return detail::ask<delivery_answer, &lcp_query_delivery>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_delivery_batch(const context& context,
                                                 span<const delivery_query> queries,
                                                 span<delivery_answer> answers,
                                                 span<status> statuses) noexcept {
  return detail::ask_batch<
      &detail::ask_each<&lcp_query_delivery, lcp_delivery_query, lcp_delivery_answer>>(
      context, queries, answers, statuses);
}

/// Asks what a background mode permits, wakes and keeps running.
inline result<mode_answer> query_mode(const context& context, const mode_query& query) noexcept {
  return detail::ask<mode_answer, &lcp_query_mode>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_mode_batch(const context& context,
                                             span<const mode_query> queries,
                                             span<mode_answer> answers,
                                             span<status> statuses) noexcept {
  return detail::ask_batch<&detail::ask_each<&lcp_query_mode, lcp_mode_query, lcp_mode_answer>>(
      context, queries, answers, statuses);
}

/// Asks how many the system allows.
inline result<quota_answer> query_quota(const context& context, const quota_query& query) noexcept {
  return detail::ask<quota_answer, &lcp_query_quota>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_quota_batch(const context& context,
                                              span<const quota_query> queries,
                                              span<quota_answer> answers,
                                              span<status> statuses) noexcept {
  return detail::ask_batch<&detail::ask_each<&lcp_query_quota, lcp_quota_query, lcp_quota_answer>>(
      context, queries, answers, statuses);
}

// ==== Manifest ===================================================================================

/// A text in a list of texts. It views the caller's.
class text {
 public:
  constexpr text() noexcept = default;
  constexpr text(std::string_view view) noexcept : raw_{view.data(), view.size()} {}
  constexpr text(const char* string) noexcept : text{std::string_view{string}} {}
  /// Of a std::string, or whatever else is a std::string_view by itself.
  template <class Text,
            class = std::enable_if_t<std::is_convertible_v<const Text&, std::string_view> &&
                                     !std::is_convertible_v<const Text&, const char*>>>
  constexpr text(const Text& string) noexcept : text{static_cast<std::string_view>(string)} {}

  constexpr std::string_view view() const noexcept { return {raw_.data, raw_.length}; }
  constexpr const lcp_text& raw() const noexcept { return raw_; }

 private:
  lcp_text raw_{nullptr, 0};
};

/// One value of an Info.plist, as the host's property list reader gave it. It views the caller's
/// texts: make it in the call, or keep them.
class info_value {
 public:
  static constexpr info_value string(std::string_view string) noexcept {
    info_value value{info_kind::string};
    value.raw_.string = lcp_text{string.data(), string.size()};
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
  /// Of 0 to 65536 texts.
  static constexpr info_value string_list(span<const text> items) noexcept {
    static_assert(sizeof(text) == sizeof(lcp_text) && std::is_standard_layout_v<text>);
    info_value value{info_kind::string_list};
    value.raw_.items = items.empty() ? nullptr : &items.data()->raw();
    value.raw_.count = items.size();
    return value;
  }
  static constexpr info_value string_list(std::initializer_list<text> items) noexcept {
    return string_list(span<const text>{items.begin(), items.size()});
  }
  /// Its contents are given key by key, or not at all.
  static constexpr info_value dictionary() noexcept { return info_value{info_kind::dictionary}; }
  /// A real, a date, data, an array of other things.
  static constexpr info_value other() noexcept { return info_value{info_kind::other}; }

  constexpr info_kind kind() const noexcept { return static_cast<info_kind>(raw_.kind); }
  constexpr const lcp_info_value& raw() const noexcept { return raw_; }

 private:
  constexpr explicit info_value(info_kind kind) noexcept : raw_{detail::sized<lcp_info_value>()} {
    raw_.kind = detail::number(kind);
  }

  lcp_info_value raw_;
};

/// Something to say of an entry. None is an error.
class notice {
 public:
  constexpr notice() noexcept : raw_{detail::sized<lcp_notice>()} {}

  constexpr notice_kind kind() const noexcept { return static_cast<notice_kind>(raw_.kind); }
  /// The item of a list, counted from 0.
  constexpr std::uint32_t index() const noexcept { return raw_.index; }

  constexpr const lcp_notice& raw() const noexcept { return raw_; }
  constexpr lcp_notice& raw() noexcept { return raw_; }

 private:
  lcp_notice raw_;
};

/// Takes one top-level entry of an Info.plist into `app`. Reading the file is the host's. The note
/// on lcp_app_apply_info in the C header lists the keys; any other is accepted and changes nothing.
/// An entry that cannot be used changes nothing either, and a notice says why.
///
/// Gives the number of notices there were, which may be more than `notices` has room for. Errors:
/// unknown_value (a field of `app`), out_of_range (more than 65536 texts). `app` is then as it was.
inline result<std::size_t> apply_info(app& app, std::string_view key, const info_value& value,
                                      span<notice> notices = {}) noexcept {
  static_assert(sizeof(notice) == sizeof(lcp_notice) && std::is_standard_layout_v<notice>);
  auto raw = app.raw();
  auto error = detail::sized<lcp_error>();
  std::size_t count = 0;
  auto* const room = notices.empty() ? nullptr : &notices.data()->raw();
  const lcp_status_t status = lcp_app_apply_info(&raw, key.data(), key.size(), &value.raw(), room,
                                                 notices.size(), &count, &error);
  if (status != LCP_OK) return detail::failure(error);
  app = app::from(raw);
  return count;
}

/// The verdict is forbidden where a finding is an error, allowed otherwise.
class manifest_answer : public basic_answer<lcp_manifest_answer> {
 public:
  /// As many findings as manifest_findings() has.
  std::size_t count() const noexcept { return raw_.count; }
};

/// Something in a manifest that will not work, or that lacks something.
class manifest_finding {
 public:
  manifest_finding() noexcept : raw_{detail::sized<lcp_manifest_finding>()} {}

  std::optional<lcp::rule> rule() const noexcept { return detail::rule_of(raw_.rule); }
  rule_index_t rule_index() const noexcept { return raw_.rule; }
  lcp::severity severity() const noexcept { return static_cast<lcp::severity>(raw_.severity); }
  /// Of the Info.plist.
  std::string_view key() const noexcept { return detail::text(raw_.key); }
  /// What was found; "" where it is a lack, or the host has it: see the notices of apply_info.
  std::string_view value() const noexcept { return detail::text(raw_.value); }
  /// A sentence.
  std::string_view message() const noexcept { return detail::text(raw_.message); }

  const lcp_manifest_finding& raw() const noexcept { return raw_; }
  lcp_manifest_finding& raw() noexcept { return raw_; }

 private:
  lcp_manifest_finding raw_;
};

namespace detail {

/// The manifest has a context and no query.
struct no_query {
  constexpr no_query raw() const noexcept { return {}; }
};

inline lcp_status_t query_manifest(const lcp_context* context, const no_query*,
                                   lcp_manifest_answer* answer, lcp_error* error) noexcept {
  return lcp_query_manifest(context, answer, error);
}

inline lcp_status_t manifest_finding_at(const lcp_context* context, const no_query*,
                                        std::uint32_t index, lcp_manifest_finding* finding,
                                        lcp_error* error) noexcept {
  return lcp_manifest_finding_at(context, index, finding, error);
}

}  // namespace detail

/// Asks what in the manifest of the context's app will not work on its OS. A fact that is not known
/// makes no finding.
inline result<manifest_answer> query_manifest(const context& context) noexcept {
  return detail::ask<manifest_answer, &detail::query_manifest>(context, detail::no_query{});
}

/// Findings.
using manifest_finding_range =
    listing<detail::row_source<manifest_finding, &detail::manifest_finding_at, detail::no_query>>;

/// Those findings, in the order of the rule book.
inline result<manifest_finding_range> manifest_findings(const context& context) noexcept {
  return detail::list<manifest_finding, &detail::manifest_finding_at>(context, detail::no_query{});
}

// ==== Terminations ===============================================================================

/// What does a termination code mean? Reading a report is the host's.
struct termination_query {
  std::optional<termination_namespace> namespace_{};  ///< none: the report names none
  std::uint64_t code = 0;  ///< any number; jetsam's are the kernel's

  /// The query as C has it.
  constexpr lcp_termination_query raw() const noexcept {
    auto fields = detail::sized<lcp_termination_query>();
    fields.namespace_ = detail::number(namespace_);
    fields.code = code;
    return fields;
  }
};

/// The verdict is allowed for a life cycle termination whose cause is known, forbidden for what is
/// known and is none (a signal, a privacy violation), unspecified for what is not known.
class termination_answer : public ruled_answer<lcp_termination_answer> {
 public:
  /// None of ours otherwise.
  std::optional<termination> cause() const noexcept {
    return detail::given<termination>(raw_.cause);
  }
  /// That was used up; none: none was, or the report tells which.
  std::optional<lcp::allowance> allowance() const noexcept {
    return detail::given<lcp::allowance>(raw_.allowance);
  }
  /// Its limit, else its advice, `unlimited` included; none: not known.
  std::optional<std::chrono::nanoseconds> allowance_time() const noexcept {
    return detail::duration(raw_.allowance_ns);
  }
  /// A sentence; "" where nothing is known.
  std::string_view meaning() const noexcept { return detail::text(raw_.meaning); }
  /// The rule of the allowance or of conduct that was broken.
  std::optional<lcp::rule> broken_rule() const noexcept {
    return detail::rule_of(raw_.broken_rule);
  }
};

/// Asks what a termination code means.
inline result<termination_answer> query_termination(const context& context,
                                                    const termination_query& query) noexcept {
  return detail::ask<termination_answer, &lcp_query_termination>(context, query);
}

/// Asks many at once: see the note above.
inline result<batch_report> query_termination_batch(const context& context,
                                                    span<const termination_query> queries,
                                                    span<termination_answer> answers,
                                                    span<status> statuses) noexcept {
  return detail::ask_batch<
      &detail::ask_each<&lcp_query_termination, lcp_termination_query, lcp_termination_answer>>(
      context, queries, answers, statuses);
}

// ==== Explanations ===============================================================================

/// One rule about a question, and the part that it has in the answer.
class explanation {
 public:
  explanation() noexcept : raw_{detail::sized<lcp_explanation>()} {}

  std::optional<lcp::rule> rule() const noexcept { return detail::rule_of(raw_.rule); }
  rule_index_t rule_index() const noexcept { return raw_.rule; }
  lcp::role role() const noexcept { return static_cast<lcp::role>(raw_.role); }
  /// Its conditions that are not as it asks.
  enum_set<condition> failing() const noexcept {
    return enum_set<condition>::from_mask(raw_.failing_mask);
  }
  /// Its conditions of which nothing is known.
  enum_set<condition> unknown() const noexcept {
    return enum_set<condition>::from_mask(raw_.unknown_mask);
  }

  const lcp_explanation& raw() const noexcept { return raw_; }
  lcp_explanation& raw() noexcept { return raw_; }

 private:
  lcp_explanation raw_;
};

// Each of these gives a result<listing<...>> of every rule about a question, whatever version,
// evidence profile or condition it asks, in the order of the rule book: which decides, which was
// outweighed, and why the others stand back. With an OS range it is that of its first version.

/// The rules about a transition of the app.
inline auto explain_transition(const context& context, const transition_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_transition>(context, query);
}

/// The rules about a transition of a scene.
inline auto explain_scene_transition(const context& context,
                                     const scene_transition_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_transition>(context, query);
}

/// The rules about an allowance.
inline auto explain_deadline(const context& context, const deadline_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_deadline>(context, query);
}

/// The rules about a relaunch: delivery, standing, and relaunch.
inline auto explain_relaunch(const context& context, const relaunch_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_relaunch>(context, query);
}

/// The rules about conduct.
inline auto explain_conduct(const context& context, const conduct_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_conduct>(context, query);
}

/// The rules about the delivery of an event.
inline auto explain_delivery(const context& context, const delivery_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_delivery>(context, query);
}

/// The rules about a background mode.
inline auto explain_mode(const context& context, const mode_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_mode>(context, query);
}

/// The rules about a quota.
inline auto explain_quota(const context& context, const quota_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_quota>(context, query);
}

/// The rules about a termination code.
inline auto explain_termination(const context& context, const termination_query& query) noexcept {
  return detail::list<explanation, &lcp_explain_termination>(context, query);
}

}  // namespace LCP_CXX_INLINE
}  // namespace lifecycle_policy

#ifdef __cpp_lib_span
template <class Source>
inline constexpr bool std::ranges::enable_view<lifecycle_policy::indexed_range<Source>> = true;
template <class Source>
inline constexpr bool std::ranges::enable_borrowed_range<lifecycle_policy::indexed_range<Source>> =
    true;
template <class Source>
inline constexpr bool std::ranges::enable_view<lifecycle_policy::listing<Source>> = true;
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
