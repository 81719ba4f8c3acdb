/*
 * lifecycle_policy.h - the iOS app life cycle policy, as a library.
 *
 * What it answers
 *   May an app go from this state to that one for this cause, and which delegate callbacks come,
 *   in which order (lcp_query_transition, _next, _path)? How long may a callback, a background
 *   task or a wake-up take, and what happens at expiry (lcp_query_deadline)? After this kind of
 *   termination, does this event wake or relaunch the app (lcp_query_relaunch)? What may the app do
 *   in a state (lcp_query_conduct), what does it owe in a callback (lcp_query_duties), how does an
 *   event reach it (lcp_query_delivery), what does a background mode do (lcp_query_mode), how many
 *   (lcp_query_quota), what in its manifest will not work (lcp_query_manifest), and what does a
 *   termination code mean (lcp_query_termination)? Every answer names the rule that decided;
 *   lcp_explain_* list the others, lcp_rule_at and lcp_rule_citation_at lead to the sources.
 *
 * A complete program
 *
 *   #include <lifecycle_policy.h>
 *   #include <stdio.h>
 *   int main(void) {
 *     lcp_app app = LCP_APP_INIT;
 *     app.location_authorization = LCP_AUTHORIZATION_ALWAYS;
 *     lcp_context context = LCP_CONTEXT_INIT(LCP_OS(8, 0, 0));
 *     context.app = &app;
 *     lcp_relaunch_query query = LCP_RELAUNCH_QUERY_INIT;
 *     query.termination = LCP_TERMINATION_USER_FORCE_QUIT;
 *     query.trigger = LCP_TRIGGER_REGION_ENTER;
 *     lcp_relaunch_answer answer = LCP_RELAUNCH_ANSWER_INIT;
 *     if (lcp_query_relaunch(&context, &query, &answer, NULL) != LCP_OK) return 1;
 *     return puts(lcp_enum_name(LCP_ENUM_VERDICT, answer.verdict)) < 0;   // "allowed"
 *   }
 *
 * Threads    Every function is pure: no locks, no global state that changes. Call any of them
 *            from any thread at any time. A signal handler may call them, too, on an alternate
 *            stack as well: a call takes at most 8 KB of the stack and leaves errno as it was. An
 *            lcp_app being written by lcp_app_apply_info belongs to the thread that writes it.
 * Memory     Nothing is allocated and nothing needs freeing. Strings that come out are static,
 *            UTF-8 and NUL-terminated, valid while the library is loaded. Nothing that goes in
 *            is kept after the call. Strings that go in are pointer and length, not terminated.
 * Errors     A status tells whether the question could be asked; the verdict in the answer is
 *            the answer. On any status but LCP_OK (and LCP_ERROR_BATCH_ELEMENT) the answer is
 *            left as it was. Pass an lcp_error to learn which field was at fault.
 * Structs    The first field, struct_size, is the size that the caller knows; the INIT macros
 *            set it. Shorter than the library's: the missing fields have their defaults. Longer:
 *            the bytes that the library does not know must be zero in what goes in, and are set
 *            to zero in what comes out. No pointer needs alignment.
 * Values     Enumerations start at 1; 0 is "not given". A mask of an enumeration has bit n-1 for
 *            value n. Durations are int64_t nanoseconds; 0 is a duration.
 * Context    NULL app: an app that declares nothing. NULL facts: the ordinary device, which is a
 *            phone with hardware multitasking and cellular radio, no Simulator, no passcode,
 *            unlocked since boot, Background App Refresh on, Low Power Mode off, charging not
 *            known, no debugger, one foreground slot, Bluetooth on, airplane mode off, no
 *            accessories of AccessorySetupKit, not locked. NULL limits: no figure is overridden.
 * Versions   Library (SemVer), ABI (integer, equal to the soname) and rule set (dated): three
 *            numbers, as macros and as functions that should agree. Rule and citation indices
 *            and sequence tokens are valid for one build only: keep rule ids.
 *
 * What is not here is not API.
 */
#ifndef LIFECYCLE_POLICY_H
#define LIFECYCLE_POLICY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Library ================================================================================ */

#define LCP_VERSION_MAJOR 0
#define LCP_VERSION_MINOR 2
#define LCP_VERSION_PATCH 1
#define LCP_VERSION "0.2.1"
#define LCP_ABI_VERSION 0
#define LCP_RULESET_VERSION "2026.3"

/** Returns the version of the loaded library, such as "0.1.0". Since 0.1. */
const char *lcp_library_version(void);

/** Returns the ABI number of the loaded library; compare it with LCP_ABI_VERSION. Since 0.1. */
int32_t lcp_abi_version(void);

/** Returns the date of the rule set, such as "2026.1". Answers may change with it. Since 0.1. */
const char *lcp_ruleset_version(void);

/** Could the question be asked? Values are never reused. */
typedef int32_t lcp_status_t;
enum {
  LCP_OK = 0,
  /* arguments as such */
  LCP_ERROR_NULL_ARGUMENT = 10,   /**< a pointer that must not be NULL */
  LCP_ERROR_STRUCT_SIZE = 11,     /**< struct_size under 4 or over 4096 */
  LCP_ERROR_NEWER_STRUCT = 12,    /**< a field that this library does not know is not zero */
  LCP_ERROR_STRIDE = 13,          /**< stride under 4 or over 4096, or less than struct_size */
  /* values in them */
  LCP_ERROR_UNKNOWN_VALUE = 20,   /**< not a value of the enumeration or mask */
  LCP_ERROR_OUT_OF_RANGE = 21,    /**< a number outside its range */
  LCP_ERROR_MISSING_VALUE = 22,   /**< 0 where a value must be given */
  LCP_ERROR_MALFORMED = 23,       /**< a text or token that cannot be read */
  /* what was looked for */
  LCP_ERROR_NOT_FOUND = 30,       /**< no such name or rule id */
  /* several at once */
  LCP_ERROR_BATCH_ELEMENT = 40    /**< at least one element failed: see the statuses */
};

/** Returns a status's name, such as "null-argument", or "unknown-status". Never NULL. Since 0.1. */
const char *lcp_status_name(lcp_status_t status);

/** Returns a sentence on a status, without a final period. Never NULL. Since 0.1. */
const char *lcp_status_message(lcp_status_t status);

/* ==== Names ================================================================================== */

/** The enumerations of this header, for lcp_enum_name and lcp_enum_parse. */
typedef int32_t lcp_enum_kind_t;
enum {
  LCP_ENUM_STATE         = 1,
  LCP_ENUM_SCENE_STATE   = 2,
  LCP_ENUM_AXIS          = 3,
  LCP_ENUM_LIFECYCLE     = 4,
  LCP_ENUM_CAUSE         = 5,
  LCP_ENUM_TERMINATION   = 6,
  LCP_ENUM_TRIGGER       = 7,
  LCP_ENUM_INTERRUPTION  = 8,
  LCP_ENUM_CALLBACK      = 9,
  LCP_ENUM_MODE          = 10,
  LCP_ENUM_ACTIVITY      = 11,
  LCP_ENUM_ALLOWANCE     = 12,
  LCP_ENUM_EXPIRY        = 13,
  LCP_ENUM_VERDICT       = 14,
  LCP_ENUM_GUARANTEE     = 15,
  LCP_ENUM_EVIDENCE      = 16,
  LCP_ENUM_PROFILE       = 17,
  LCP_ENUM_FACT          = 18,
  LCP_ENUM_IDIOM         = 19,
  LCP_ENUM_AUTHORIZATION = 20,
  LCP_ENUM_REASON        = 21,
  LCP_ENUM_CONDITION     = 22,
  LCP_ENUM_STANDING      = 23,
  LCP_ENUM_SINCE         = 24,
  LCP_ENUM_FAMILY        = 25,
  LCP_ENUM_CONFLICT      = 26,
  LCP_ENUM_CODE          = 27,
  LCP_ENUM_INFO          = 28,
  LCP_ENUM_NOTICE        = 29,
  LCP_ENUM_FIELD         = 30,
  LCP_ENUM_STATUS        = 31,
  LCP_ENUM_NOTIFICATION = 32,
  LCP_ENUM_PRICE = 33,
  LCP_ENUM_EVENT = 34,
  LCP_ENUM_MANNER = 35,
  LCP_ENUM_QUOTA = 36,
  LCP_ENUM_UNIT = 37,
  LCP_ENUM_SEVERITY = 38,
  LCP_ENUM_NAMESPACE = 39,
  LCP_ENUM_ROLE = 40
};

/** State of the app process. */
typedef int32_t lcp_state_t;
enum {
  LCP_STATE_NOT_RUNNING = 1, /**< no process (or only a record of one) */
  LCP_STATE_PREWARMED   = 2, /**< process started ahead of time, no app code run yet; iOS 15.0 on */
  LCP_STATE_INACTIVE    = 3, /**< foreground, code runs, no UI events delivered */
  LCP_STATE_ACTIVE      = 4, /**< foreground and receiving events */
  LCP_STATE_BACKGROUND  = 5, /**< running code off screen; iOS 4.0 on */
  LCP_STATE_SUSPENDED   = 6 /**< in memory, running no code; iOS 4.0 on */
};

/** Activation state of one scene; iOS 13.0 on. */
typedef int32_t lcp_scene_state_t;
enum {
  LCP_SCENE_STATE_UNATTACHED          = 1,
  LCP_SCENE_STATE_FOREGROUND_INACTIVE = 2,
  LCP_SCENE_STATE_FOREGROUND_ACTIVE   = 3,
  LCP_SCENE_STATE_BACKGROUND          = 4
};

/** What a transition question is about. */
typedef int32_t lcp_axis_t;
enum {
  LCP_AXIS_APP   = 1, /**< the app process */
  LCP_AXIS_SCENE = 2 /**< one scene of it */
};

/** The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest. */
typedef int32_t lcp_lifecycle_t;
enum {
  LCP_LIFECYCLE_NO_MULTITASKING  = 1, /**< iOS 2 and 3, an SDK before 4.0, or hardware without multitasking: leaving the app ends it */
  LCP_LIFECYCLE_STANDARD         = 2, /**< iOS 4.0 on, app delegate only */
  LCP_LIFECYCLE_EXITS_ON_SUSPEND = 3, /**< UIApplicationExitsOnSuspend on iOS 4.0 to 12 */
  LCP_LIFECYCLE_SCENES           = 4 /**< UIScene life cycle, iOS 13.0 on */
};

/** Why a transition happens. Every termination but `none` and `never-launched` is also a cause, with the same name. */
typedef int32_t lcp_cause_t;
enum {
  LCP_CAUSE_LAUNCH_BY_USER              = 1, /**< the user starts the app (icon, notification, URL, ...) */
  LCP_CAUSE_LAUNCH_BY_SYSTEM            = 2, /**< the system starts it in the background to handle an event */
  LCP_CAUSE_PREWARM                     = 3, /**< the system starts the process ahead of use; iOS 15.0 on */
  LCP_CAUSE_PREWARM_DISCARDED           = 4, /**< the system drops a prewarmed process */
  LCP_CAUSE_ACTIVATION                  = 5, /**< the system hands events to the app: the second half of a launch or return */
  LCP_CAUSE_INTERRUPTION_BEGIN          = 6, /**< something covers the app: see interruption kinds */
  LCP_CAUSE_INTERRUPTION_IGNORED        = 7, /**< the user dismisses it */
  LCP_CAUSE_INTERRUPTION_ACCEPTED       = 8, /**< the user follows it */
  LCP_CAUSE_HOME_BUTTON                 = 9, /**< home button, or swipe up */
  LCP_CAUSE_APP_SWITCH                  = 10, /**< another app comes to the front */
  LCP_CAUSE_APP_SWITCHER_OPEN           = 11, /**< app switcher shown */
  LCP_CAUSE_APP_SWITCHER_CLOSED         = 12, /**< app switcher left for the same app */
  LCP_CAUSE_DEVICE_LOCK                 = 13, /**< Sleep/Wake button, or auto-lock */
  LCP_CAUSE_DEVICE_UNLOCK               = 14,
  LCP_CAUSE_RETURN_BY_USER              = 15, /**< the user comes back to an app in memory */
  LCP_CAUSE_WAKE_BY_SYSTEM              = 16, /**< the system runs a suspended app in the background */
  LCP_CAUSE_EXECUTION_FINISHED          = 17, /**< no reason left to keep the app running */
  LCP_CAUSE_MEMORY_PRESSURE             = 18, /**< the system needs memory */
  LCP_CAUSE_LOW_BATTERY_SHUTDOWN        = 19,
  LCP_CAUSE_SYSTEM_SHUTDOWN             = 20, /**< the user turns the device off */
  LCP_CAUSE_SCENE_REQUEST               = 21,
  LCP_CAUSE_SCENE_ACTIVATION            = 22,
  LCP_CAUSE_SCENE_DISCONNECT            = 23,
  LCP_CAUSE_WINDOW_CLOSED               = 24, /**< the user closes one window; iPad */
  LCP_CAUSE_SYSTEM_RECLAIMED            = 25, /**< memory pressure on a suspended app */
  LCP_CAUSE_SYSTEM_ENDED_BACKGROUND     = 26, /**< memory pressure on an app running in the background */
  LCP_CAUSE_MEMORY_LIMIT                = 27, /**< the app passed its own limit */
  LCP_CAUSE_CRASH                       = 28,
  LCP_CAUSE_WATCHDOG                    = 29, /**< a callback took too long */
  LCP_CAUSE_BACKGROUND_TASK_EXPIRED     = 30,
  LCP_CAUSE_BACKGROUND_FETCH_EXPIRED    = 31,
  LCP_CAUSE_URL_SESSION_EXPIRED         = 32,
  LCP_CAUSE_CPU_LIMIT                   = 33,
  LCP_CAUSE_THERMAL                     = 34,
  LCP_CAUSE_DISK_PRESSURE               = 35,
  LCP_CAUSE_RESOURCE_HELD               = 36, /**< file or database lock held at suspension */
  LCP_CAUSE_VOIP_UNREPORTED             = 37, /**< VoIP push without a reported call */
  LCP_CAUSE_VOIP_WAKE_RATE              = 38,
  LCP_CAUSE_PRIVACY_CHANGED             = 39, /**< the user changed a privacy switch in Settings; iOS 6.0 on */
  LCP_CAUSE_USER_FORCE_QUIT             = 40, /**< swiped away in the app switcher (minus sign on iOS 4 to 6) */
  LCP_CAUSE_USER_FORCE_QUIT_HELD_BUTTON = 41, /**< ended by holding the home button */
  LCP_CAUSE_APP_EXIT                    = 42, /**< exit() or return from main */
  LCP_CAUSE_EXITS_ON_SUSPEND            = 43, /**< ended where others go to the background */
  LCP_CAUSE_APP_UPDATE                  = 44,
  LCP_CAUSE_APP_UNINSTALL               = 45,
  LCP_CAUSE_DEBUGGER_STOP               = 46,
  LCP_CAUSE_REBOOT                      = 47,
  LCP_CAUSE_RESOURCE_USE = 48, /**< excessive use of key system resources */
  LCP_CAUSE_INSECURE_DRAWING = 49 /**< drawing while the device is locked; to iOS 12 */
};

/** How the process ended. */
typedef int32_t lcp_termination_t;
enum {
  LCP_TERMINATION_NONE                        = 1, /**< it did not: still in memory, suspended */
  LCP_TERMINATION_MEMORY_PRESSURE             = 2, /**< the system needed memory (state of the app not told) */
  LCP_TERMINATION_SYSTEM_RECLAIMED            = 3, /**< memory pressure, while suspended */
  LCP_TERMINATION_SYSTEM_ENDED_BACKGROUND     = 4, /**< memory pressure, while running in the background */
  LCP_TERMINATION_MEMORY_LIMIT                = 5, /**< the app passed its own limit */
  LCP_TERMINATION_CRASH                       = 6,
  LCP_TERMINATION_WATCHDOG                    = 7, /**< a callback took too long */
  LCP_TERMINATION_BACKGROUND_TASK_EXPIRED     = 8,
  LCP_TERMINATION_BACKGROUND_FETCH_EXPIRED    = 9,
  LCP_TERMINATION_URL_SESSION_EXPIRED         = 10,
  LCP_TERMINATION_CPU_LIMIT                   = 11,
  LCP_TERMINATION_THERMAL                     = 12,
  LCP_TERMINATION_DISK_PRESSURE               = 13,
  LCP_TERMINATION_RESOURCE_HELD               = 14, /**< file or database lock held at suspension */
  LCP_TERMINATION_VOIP_UNREPORTED             = 15, /**< VoIP push without a reported call */
  LCP_TERMINATION_VOIP_WAKE_RATE              = 16,
  LCP_TERMINATION_PRIVACY_CHANGED             = 17, /**< privacy switch changed; iOS 6.0 on */
  LCP_TERMINATION_USER_FORCE_QUIT             = 18, /**< swiped away in the app switcher */
  LCP_TERMINATION_USER_FORCE_QUIT_HELD_BUTTON = 19, /**< ended by holding the home button */
  LCP_TERMINATION_APP_EXIT                    = 20, /**< exit() or return from main */
  LCP_TERMINATION_EXITS_ON_SUSPEND            = 21, /**< ended where others go to the background */
  LCP_TERMINATION_APP_UPDATE                  = 22,
  LCP_TERMINATION_APP_UNINSTALL               = 23,
  LCP_TERMINATION_DEBUGGER_STOP               = 24,
  LCP_TERMINATION_REBOOT                      = 25, /**< the device restarted, or was turned off and
                                                      on; an update of the OS does that, too */
  LCP_TERMINATION_NEVER_LAUNCHED              = 26, /**< installed and never opened: the state that a force quit brings back */
  LCP_TERMINATION_RESOURCE_USE = 27, /**< excessive use of key system resources */
  LCP_TERMINATION_INSECURE_DRAWING = 28 /**< drawing while the device is locked; to iOS 12 */
};

/** What happened: the reason for a launch, a wake-up or a delivery. */
typedef int32_t lcp_trigger_t;
enum {
  LCP_TRIGGER_USER_TAP                    = 1,
  LCP_TRIGGER_NOTIFICATION_TAP            = 2,
  LCP_TRIGGER_NOTIFICATION_ACTION         = 3, /**< a button of a notification, handled in the background */
  LCP_TRIGGER_OPEN_URL                    = 4,
  LCP_TRIGGER_HANDOFF                     = 5,
  LCP_TRIGGER_QUICK_ACTION                = 6,
  LCP_TRIGGER_APP_INTENT                  = 7,
  LCP_TRIGGER_CARPLAY_CONNECT             = 8,
  LCP_TRIGGER_STANDARD_LOCATION           = 9, /**< startUpdatingLocation */
  LCP_TRIGGER_SIGNIFICANT_LOCATION_CHANGE = 10,
  LCP_TRIGGER_REGION_ENTER                = 11,
  LCP_TRIGGER_REGION_EXIT                 = 12,
  LCP_TRIGGER_BEACON                      = 13, /**< iBeacon region */
  LCP_TRIGGER_MONITOR_CONDITION           = 14, /**< CLMonitor */
  LCP_TRIGGER_VISIT                       = 15,
  LCP_TRIGGER_LOCATION_PUSH               = 16,
  LCP_TRIGGER_BACKGROUND_FETCH            = 17, /**< performFetch */
  LCP_TRIGGER_SILENT_PUSH                 = 18, /**< content-available, no alert */
  LCP_TRIGGER_SILENT_PUSH_WITH_ALERT      = 19, /**< content-available and an alert */
  LCP_TRIGGER_VISIBLE_PUSH                = 20, /**< alert only */
  LCP_TRIGGER_URL_SESSION_FINISHED        = 21,
  LCP_TRIGGER_URL_SESSION_AUTHENTICATION  = 22,
  LCP_TRIGGER_NEWSSTAND_PUSH              = 23,
  LCP_TRIGGER_NEWSSTAND_DOWNLOAD_FINISHED = 24,
  LCP_TRIGGER_VOIP_BOOT                   = 25,
  LCP_TRIGGER_VOIP_SOCKET_DATA            = 26,
  LCP_TRIGGER_VOIP_RELAUNCH_AFTER_EXIT    = 27,
  LCP_TRIGGER_VOIP_PUSH                   = 28, /**< PushKit */
  LCP_TRIGGER_PUSH_TO_TALK                = 29,
  LCP_TRIGGER_AUDIO_DATA_NEEDED           = 30,
  LCP_TRIGGER_BLUETOOTH_CENTRAL           = 31, /**< data or an event for a central */
  LCP_TRIGGER_BLUETOOTH_PERIPHERAL        = 32, /**< a request of a central */
  LCP_TRIGGER_ACCESSORY_DATA              = 33, /**< External Accessory */
  LCP_TRIGGER_ACCESSORY_CONNECTION        = 34, /**< External Accessory, connect or disconnect */
  LCP_TRIGGER_APP_REFRESH_TASK            = 35, /**< BGAppRefreshTask */
  LCP_TRIGGER_PROCESSING_TASK             = 36, /**< BGProcessingTask */
  LCP_TRIGGER_CONTINUED_PROCESSING_TASK   = 37, /**< BGContinuedProcessingTask */
  LCP_TRIGGER_HEALTH_RESEARCH_TASK        = 38, /**< BGHealthResearchTask */
  LCP_TRIGGER_HEALTHKIT_DELIVERY          = 39,
  LCP_TRIGGER_WATCH_MESSAGE               = 40, /**< WCSession sendMessage */
  LCP_TRIGGER_WATCH_TRANSFER              = 41, /**< WCSession transferUserInfo */
  LCP_TRIGGER_LIVE_ACTIVITY               = 42,
  LCP_TRIGGER_LOCAL_NOTIFICATION          = 43,
  LCP_TRIGGER_PREWARM = 44, /**< the system starts the process ahead of use */
  LCP_TRIGGER_NOTIFICATION_SERVICE_EXTENSION = 45 /**< a push that its extension may change */
};

/** What covers the app. */
typedef int32_t lcp_interruption_t;
enum {
  LCP_INTERRUPTION_PHONE_CALL          = 1, /**< full-screen incoming call */
  LCP_INTERRUPTION_CALL_BANNER         = 2, /**< incoming call as a banner; iOS 14.0 on */
  LCP_INTERRUPTION_SMS_ALERT           = 3,
  LCP_INTERRUPTION_SYSTEM_ALERT        = 4, /**< permission and other system alerts */
  LCP_INTERRUPTION_NOTIFICATION_CENTER = 5,
  LCP_INTERRUPTION_CONTROL_CENTER      = 6,
  LCP_INTERRUPTION_SIRI                = 7,
  LCP_INTERRUPTION_BIOMETRIC_PROMPT    = 8, /**< Touch ID, Face ID */
  LCP_INTERRUPTION_IN_APP_PURCHASE     = 9,
  LCP_INTERRUPTION_LOW_BATTERY_ALERT   = 10,
  LCP_INTERRUPTION_ALARM               = 11,
  LCP_INTERRUPTION_SHARE_SHEET         = 12,
  LCP_INTERRUPTION_BANNER              = 13 /**< notification banner: interrupts nothing */
};

/** Delegate methods and handlers; the name is the Objective-C selector. */
typedef int32_t lcp_callback_t;
enum {
  LCP_CALLBACK_DID_FINISH_LAUNCHING_LEGACY              = 1, /**< applicationDidFinishLaunching: (iOS 2.0) */
  LCP_CALLBACK_DID_FINISH_LAUNCHING                     = 2, /**< application:didFinishLaunchingWithOptions: (iOS 3.0) */
  LCP_CALLBACK_WILL_FINISH_LAUNCHING                    = 3, /**< application:willFinishLaunchingWithOptions: (iOS 6.0) */
  LCP_CALLBACK_DID_BECOME_ACTIVE                        = 4, /**< applicationDidBecomeActive: (iOS 2.0) */
  LCP_CALLBACK_WILL_RESIGN_ACTIVE                       = 5, /**< applicationWillResignActive: (iOS 2.0) */
  LCP_CALLBACK_DID_ENTER_BACKGROUND                     = 6, /**< applicationDidEnterBackground: (iOS 4.0) */
  LCP_CALLBACK_WILL_ENTER_FOREGROUND                    = 7, /**< applicationWillEnterForeground: (iOS 4.0) */
  LCP_CALLBACK_WILL_TERMINATE                           = 8, /**< applicationWillTerminate: (iOS 2.0) */
  LCP_CALLBACK_DID_RECEIVE_MEMORY_WARNING               = 9, /**< applicationDidReceiveMemoryWarning: (iOS 2.0) */
  LCP_CALLBACK_SIGNIFICANT_TIME_CHANGE                  = 10, /**< applicationSignificantTimeChange: (iOS 2.0) */
  LCP_CALLBACK_PROTECTED_DATA_WILL_BECOME_UNAVAILABLE   = 11, /**< applicationProtectedDataWillBecomeUnavailable: (iOS 4.0) */
  LCP_CALLBACK_PROTECTED_DATA_DID_BECOME_AVAILABLE      = 12, /**< applicationProtectedDataDidBecomeAvailable: (iOS 4.0) */
  LCP_CALLBACK_HANDLE_OPEN_URL                          = 13, /**< application:handleOpenURL: (iOS 2.0) */
  LCP_CALLBACK_OPEN_URL_SOURCE_APPLICATION              = 14, /**< application:openURL:sourceApplication:annotation: (iOS 4.2) */
  LCP_CALLBACK_OPEN_URL                                 = 15, /**< application:openURL:options: (iOS 9.0) */
  LCP_CALLBACK_DID_RECEIVE_REMOTE_NOTIFICATION          = 16, /**< application:didReceiveRemoteNotification: (iOS 3.0) */
  LCP_CALLBACK_DID_RECEIVE_REMOTE_NOTIFICATION_FETCH    = 17, /**< application:didReceiveRemoteNotification:fetchCompletionHandler: (iOS 7.0) */
  LCP_CALLBACK_DID_RECEIVE_LOCAL_NOTIFICATION           = 18, /**< application:didReceiveLocalNotification: (iOS 4.0) */
  LCP_CALLBACK_HANDLE_NOTIFICATION_ACTION               = 19, /**< application:handleActionWithIdentifier:forRemoteNotification:completionHandler: (iOS 8.0) */
  LCP_CALLBACK_DID_RECEIVE_NOTIFICATION_RESPONSE        = 20, /**< userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: (iOS 10.0) */
  LCP_CALLBACK_WILL_CONTINUE_USER_ACTIVITY              = 21, /**< application:willContinueUserActivityWithType: (iOS 8.0) */
  LCP_CALLBACK_CONTINUE_USER_ACTIVITY                   = 22, /**< application:continueUserActivity:restorationHandler: (iOS 8.0) */
  LCP_CALLBACK_PERFORM_SHORTCUT_ACTION                  = 23, /**< application:performActionForShortcutItem:completionHandler: (iOS 9.0) */
  LCP_CALLBACK_PERFORM_FETCH                            = 24, /**< application:performFetchWithCompletionHandler: (iOS 7.0) */
  LCP_CALLBACK_HANDLE_EVENTS_FOR_BACKGROUND_URL_SESSION = 25, /**< application:handleEventsForBackgroundURLSession:completionHandler: (iOS 7.0) */
  LCP_CALLBACK_SHOULD_RESTORE_APPLICATION_STATE         = 26, /**< application:shouldRestoreApplicationState: (iOS 6.0) */
  LCP_CALLBACK_DID_DECODE_RESTORABLE_STATE              = 27, /**< application:didDecodeRestorableStateWithCoder: (iOS 6.0) */
  LCP_CALLBACK_SHOULD_SAVE_APPLICATION_STATE            = 28, /**< application:shouldSaveApplicationState: (iOS 6.0) */
  LCP_CALLBACK_WILL_ENCODE_RESTORABLE_STATE             = 29, /**< application:willEncodeRestorableStateWithCoder: (iOS 6.0) */
  LCP_CALLBACK_CONFIGURATION_FOR_CONNECTING_SCENE       = 30, /**< application:configurationForConnectingSceneSession:options: (iOS 13.0) */
  LCP_CALLBACK_DID_DISCARD_SCENE_SESSIONS               = 31, /**< application:didDiscardSceneSessions: (iOS 13.0) */
  LCP_CALLBACK_SCENE_WILL_CONNECT                       = 32, /**< scene:willConnectToSession:options: (iOS 13.0) */
  LCP_CALLBACK_SCENE_DID_DISCONNECT                     = 33, /**< sceneDidDisconnect: (iOS 13.0) */
  LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND              = 34, /**< sceneWillEnterForeground: (iOS 13.0) */
  LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE                  = 35, /**< sceneDidBecomeActive: (iOS 13.0) */
  LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE                 = 36, /**< sceneWillResignActive: (iOS 13.0) */
  LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND               = 37, /**< sceneDidEnterBackground: (iOS 13.0) */
  LCP_CALLBACK_SCENE_OPEN_URL_CONTEXTS                  = 38, /**< scene:openURLContexts: (iOS 13.0) */
  LCP_CALLBACK_SCENE_CONTINUE_USER_ACTIVITY             = 39, /**< scene:continueUserActivity: (iOS 13.0) */
  LCP_CALLBACK_WINDOW_SCENE_PERFORM_SHORTCUT_ACTION     = 40, /**< windowScene:performActionForShortcutItem:completionHandler: (iOS 13.0) */
  LCP_CALLBACK_DID_UPDATE_TO_LOCATION                   = 41, /**< locationManager:didUpdateToLocation:fromLocation: (iOS 2.0) */
  LCP_CALLBACK_DID_UPDATE_LOCATIONS                     = 42, /**< locationManager:didUpdateLocations: (iOS 6.0) */
  LCP_CALLBACK_DID_ENTER_REGION                         = 43, /**< locationManager:didEnterRegion: (iOS 4.0) */
  LCP_CALLBACK_DID_EXIT_REGION                          = 44, /**< locationManager:didExitRegion: (iOS 4.0) */
  LCP_CALLBACK_DID_DETERMINE_REGION_STATE               = 45, /**< locationManager:didDetermineState:forRegion: (iOS 7.0) */
  LCP_CALLBACK_DID_VISIT                                = 46, /**< locationManager:didVisit: (iOS 8.0) */
  LCP_CALLBACK_CENTRAL_WILL_RESTORE_STATE               = 47, /**< centralManager:willRestoreState: (iOS 7.0) */
  LCP_CALLBACK_PERIPHERAL_WILL_RESTORE_STATE            = 48, /**< peripheralManager:willRestoreState: (iOS 7.0) */
  LCP_CALLBACK_DID_RECEIVE_INCOMING_PUSH_LEGACY         = 49, /**< pushRegistry:didReceiveIncomingPushWithPayload:forType: (iOS 8.0) */
  LCP_CALLBACK_DID_RECEIVE_INCOMING_PUSH                = 50, /**< pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: (iOS 11.0) */
  LCP_CALLBACK_INCOMING_PUSH_TO_TALK                    = 51, /**< incomingPushResultForChannelManager:channelUUID:pushPayload: (iOS 16.0) */
  LCP_CALLBACK_DID_RECEIVE_WATCH_MESSAGE                = 52, /**< session:didReceiveMessage: (iOS 9.0) */
  LCP_CALLBACK_DID_RECEIVE_WATCH_USER_INFO              = 53, /**< session:didReceiveUserInfo: (iOS 9.0) */
  LCP_CALLBACK_DID_RECEIVE_NOTIFICATION_REQUEST         = 54, /**< didReceiveNotificationRequest:withContentHandler: (iOS 10.0; notification service extension) */
  LCP_CALLBACK_SERVICE_EXTENSION_TIME_WILL_EXPIRE       = 55, /**< serviceExtensionTimeWillExpire (iOS 10.0; notification service extension) */
  LCP_CALLBACK_BACKGROUND_TASK_EXPIRATION_HANDLER       = 56, /**< background-task-expiration-handler (block given to beginBackgroundTask; iOS 4.0) */
  LCP_CALLBACK_BGTASK_LAUNCH_HANDLER                    = 57, /**< bgtask-launch-handler (block given to BGTaskScheduler; iOS 13.0) */
  LCP_CALLBACK_BGTASK_EXPIRATION_HANDLER                = 58, /**< bgtask-expiration-handler (BGTask.expirationHandler; iOS 13.0) */
  LCP_CALLBACK_KEEP_ALIVE_HANDLER                       = 59, /**< keep-alive-handler (setKeepAliveTimeout:handler:; iOS 4.0) */
  LCP_CALLBACK_HEALTHKIT_UPDATE_HANDLER                 = 60 /**< healthkit-update-handler (HKObserverQuery; iOS 8.0) */
};

/** UIBackgroundModes values, as bits. */
typedef uint32_t lcp_modes_t;
enum {
  LCP_MODE_AUDIO                  = 0x1, /**< iOS 4.0 */
  LCP_MODE_LOCATION               = 0x2, /**< iOS 4.0 */
  LCP_MODE_VOIP                   = 0x4, /**< iOS 4.0 */
  LCP_MODE_NEWSSTAND_CONTENT      = 0x8, /**< iOS 5.0 */
  LCP_MODE_EXTERNAL_ACCESSORY     = 0x10, /**< iOS 5.0 */
  LCP_MODE_BLUETOOTH_CENTRAL      = 0x20, /**< iOS 5.0 */
  LCP_MODE_BLUETOOTH_PERIPHERAL   = 0x40, /**< iOS 6.0 */
  LCP_MODE_FETCH                  = 0x80, /**< iOS 7.0 */
  LCP_MODE_REMOTE_NOTIFICATION    = 0x100, /**< iOS 7.0 */
  LCP_MODE_PROCESSING             = 0x200, /**< iOS 13.0 */
  LCP_MODE_PUSH_TO_TALK           = 0x400, /**< iOS 16.0 */
  LCP_MODE_NEARBY_INTERACTION     = 0x800, /**< iOS 16.0 */
  LCP_MODE_NETWORK_AUTHENTICATION = 0x1000 /**< first version not known */
};

/** What an app may be doing. */
typedef int32_t lcp_activity_t;
enum {
  LCP_ACTIVITY_TOUCH_DELIVERY              = 1,
  LCP_ACTIVITY_UI_UPDATE                   = 2,
  LCP_ACTIVITY_OPENGL_ES                   = 3,
  LCP_ACTIVITY_GL_COMMANDS_IN_FLIGHT       = 4,
  LCP_ACTIVITY_METAL                       = 5,
  LCP_ACTIVITY_SHARED_RESOURCE             = 6,
  LCP_ACTIVITY_FILE_LOCK                   = 7,
  LCP_ACTIVITY_PROTECTED_FILE_ACCESS       = 8,
  LCP_ACTIVITY_CAMERA                      = 9,
  LCP_ACTIVITY_BONJOUR_SERVICE             = 10,
  LCP_ACTIVITY_LISTENING_SOCKET            = 11,
  LCP_ACTIVITY_NETWORK_SOCKET              = 12,
  LCP_ACTIVITY_ACCESSORY_SESSION           = 13,
  LCP_ACTIVITY_TIMER                       = 14,
  LCP_ACTIVITY_HEAVY_WORK                  = 15,
  LCP_ACTIVITY_AUDIO_PLAYBACK              = 16,
  LCP_ACTIVITY_AUDIO_RECORDING             = 17,
  LCP_ACTIVITY_BEGIN_BACKGROUND_TASK       = 18,
  LCP_ACTIVITY_START_LOCATION_UPDATES      = 19,
  LCP_ACTIVITY_SENSITIVE_CONTENT_ON_SCREEN = 20,
  LCP_ACTIVITY_ALERT_ON_SCREEN = 21, /**< a sheet or an alert view of the app */
  LCP_ACTIVITY_BACKGROUND_TRANSFER = 22, /**< a transfer of a background URL session */
  LCP_ACTIVITY_PLAY_ALONGSIDE_OTHERS = 23 /**< audio beside that of other apps */
};

/** A span of time, or a rate, that the system allows. */
typedef int32_t lcp_allowance_t;
enum {
  LCP_ALLOWANCE_PROCESS_LAUNCH                 = 1, /**< process start to first frame, newer watchdog name */
  LCP_ALLOWANCE_SCENE_CREATE                   = 2, /**< first scene on screen */
  LCP_ALLOWANCE_SCENE_UPDATE                   = 3, /**< UI update while running, and entering the background */
  LCP_ALLOWANCE_LAUNCH                         = 4, /**< launch to ready, older watchdog name */
  LCP_ALLOWANCE_RESUME                         = 5, /**< return to the foreground */
  LCP_ALLOWANCE_SUSPEND                        = 6, /**< leaving the foreground */
  LCP_ALLOWANCE_DID_ENTER_BACKGROUND           = 7, /**< applicationDidEnterBackground: to return */
  LCP_ALLOWANCE_WILL_TERMINATE                 = 8, /**< applicationWillTerminate: to return */
  LCP_ALLOWANCE_PROCESS_EXIT                   = 9, /**< the process to end when asked */
  LCP_ALLOWANCE_EXITS_ON_SUSPEND_CLEANUP       = 10, /**< clean-up of an app that opted out of the background */
  LCP_ALLOWANCE_BACKGROUND_TASK                = 11, /**< beginBackgroundTask */
  LCP_ALLOWANCE_BACKGROUND_TASK_IN_FETCH       = 12, /**< background task begun after a fetch wake-up */
  LCP_ALLOWANCE_EXPIRATION_HANDLER             = 13, /**< expiration handler to end the task */
  LCP_ALLOWANCE_BACKGROUND_FETCH               = 14, /**< performFetch completion handler */
  LCP_ALLOWANCE_SILENT_PUSH                    = 15, /**< fetchCompletionHandler of a push */
  LCP_ALLOWANCE_APP_REFRESH_TASK               = 16, /**< BGAppRefreshTask */
  LCP_ALLOWANCE_PROCESSING_TASK                = 17, /**< BGProcessingTask */
  LCP_ALLOWANCE_CONTINUED_PROCESSING_TASK      = 18, /**< BGContinuedProcessingTask */
  LCP_ALLOWANCE_HEALTH_RESEARCH_TASK           = 19, /**< BGHealthResearchTask */
  LCP_ALLOWANCE_URL_SESSION_EVENTS             = 20, /**< handleEventsForBackgroundURLSession */
  LCP_ALLOWANCE_ACCESSORY_WAKE                 = 21, /**< External Accessory wake-up */
  LCP_ALLOWANCE_BLUETOOTH_WAKE                 = 22, /**< Core Bluetooth wake-up */
  LCP_ALLOWANCE_LOCATION_WAKE                  = 23, /**< location wake-up */
  LCP_ALLOWANCE_VOIP_KEEP_ALIVE_INTERVAL       = 24, /**< least interval of setKeepAliveTimeout: */
  LCP_ALLOWANCE_VOIP_KEEP_ALIVE_HANDLER        = 25, /**< the handler of it */
  LCP_ALLOWANCE_VOIP_PUSH_REPORT               = 26, /**< VoIP push to reported call */
  LCP_ALLOWANCE_VOIP_WAKE_RATE                 = 27, /**< wake-ups of a legacy VoIP app */
  LCP_ALLOWANCE_CPU_USAGE                      = 28, /**< CPU in the background */
  LCP_ALLOWANCE_NOTIFICATION_SERVICE_EXTENSION = 29, /**< didReceive to contentHandler */
  LCP_ALLOWANCE_LIVE_ACTIVITY = 30, /**< a Live Activity, from its start */
  LCP_ALLOWANCE_PERSISTENT_WIFI = 31 /**< Wi-Fi without UIRequiresPersistentWiFi, from the last use */
};

/** What happens when an allowance is used up. */
typedef int32_t lcp_expiry_t;
enum {
  LCP_EXPIRY_TERMINATE        = 1, /**< the process is ended */
  LCP_EXPIRY_SUSPEND          = 2, /**< the app is suspended */
  LCP_EXPIRY_MARK_FAILED      = 3, /**< the task counts as failed */
  LCP_EXPIRY_CANCEL           = 4, /**< the task is cancelled */
  LCP_EXPIRY_THROTTLE         = 5, /**< later grants are rarer or shorter */
  LCP_EXPIRY_REPORT_ONLY      = 6, /**< a report is written, nothing else */
  LCP_EXPIRY_DELIVER_FALLBACK = 7, /**< the system delivers the original content */
  LCP_EXPIRY_STOP_LAUNCHING   = 8, /**< the system no longer launches the app for it */
  LCP_EXPIRY_NOTHING          = 9, /**< nothing known to follow */
  LCP_EXPIRY_DROP = 10, /**< what is over it is dropped without notice */
  LCP_EXPIRY_REFUSE = 11 /**< the request fails with an error */
};

/** The answer. Silence of the sources is `unspecified`, never `forbidden`. */
typedef int32_t lcp_verdict_t;
enum {
  LCP_VERDICT_ALLOWED        = 1,
  LCP_VERDICT_FORBIDDEN      = 2,
  LCP_VERDICT_CONDITIONAL    = 3, /**< turns on a fact that was not given: see `requires` */
  LCP_VERDICT_NOT_APPLICABLE = 4, /**< the thing does not exist on that OS, or for that life cycle */
  LCP_VERDICT_UNSPECIFIED    = 5, /**< no source says */
  LCP_VERDICT_UNKNOWN_OS     = 6 /**< newer than the rule set; the rest of the answer is that of the newest known OS */
};

/** How firmly the system promises a launch. */
typedef int32_t lcp_guarantee_t;
enum {
  LCP_GUARANTEE_IMMEDIATE     = 1, /**< as the event happens */
  LCP_GUARANTEE_ELIGIBLE      = 2, /**< the system may delay it */
  LCP_GUARANTEE_DISCRETIONARY = 3 /**< the system picks when, if at all */
};

/** What a rule rests on. */
typedef int32_t lcp_evidence_t;
enum {
  LCP_EVIDENCE_DOCUMENTED = 1, /**< Apple says so in public documentation */
  LCP_EVIDENCE_ENGINEER   = 2, /**< an Apple engineer says so */
  LCP_EVIDENCE_OBSERVED   = 3, /**< developers measured it */
  LCP_EVIDENCE_ARTICLE    = 4, /**< published articles and books */
  LCP_EVIDENCE_INFERRED   = 5, /**< ours, with a note */
  LCP_EVIDENCE_OVERRIDDEN = 6 /**< the caller's own figure */
};

/** Which rows may decide. */
typedef int32_t lcp_profile_t;
enum {
  LCP_PROFILE_DOCUMENTED = 1, /**< Apple's documentation alone */
  LCP_PROFILE_OBSERVED   = 2, /**< documentation, Apple's engineers and measured behaviour: the better observed one wins */
  LCP_PROFILE_ARTICLE    = 3 /**< the founding articles as they stand; nothing else */
};

/** A three-valued fact. 0, not given, is the same as unknown. */
typedef int32_t lcp_fact_t;
enum {
  LCP_FACT_UNKNOWN = 0,
  LCP_FACT_NO      = 1,
  LCP_FACT_YES     = 2
};

/** Kind of device. */
typedef int32_t lcp_idiom_t;
enum {
  LCP_IDIOM_PHONE = 1,
  LCP_IDIOM_PAD   = 2
};

/** Location authorization granted at run time. */
typedef int32_t lcp_authorization_t;
enum {
  LCP_AUTHORIZATION_NONE        = 1,
  LCP_AUTHORIZATION_WHEN_IN_USE = 2,
  LCP_AUTHORIZATION_ALWAYS      = 3
};

/** Why a transition verdict is what it is. */
typedef int32_t lcp_reason_t;
enum {
  LCP_REASON_NOT_ONE_STEP       = 1, /**< legal, but in several steps: `via` and the steps tell which */
  LCP_REASON_LEADS_ELSEWHERE    = 2, /**< this cause leads from here to another state, `via` */
  LCP_REASON_CAUSE_OUT_OF_PLACE = 3, /**< by its meaning the cause cannot arise in this state */
  LCP_REASON_STATE_UNAVAILABLE  = 4, /**< no such state in this life cycle */
  LCP_REASON_CAUSE_UNAVAILABLE  = 5, /**< no such cause, trigger or interruption on this OS */
  LCP_REASON_TOLERATED          = 6, /**< seen on devices; no source says that it is meant */
  LCP_REASON_NO_PATH            = 7, /**< no chain of the permitted causes leads there */
  LCP_REASON_SCENES_NOT_COVERED = 8, /**< the evidence profile says nothing of scenes */
  LCP_REASON_INTERRUPTS_NOTHING = 9 /**< the interruption given covers nothing */
};

/** A fact that an answer can lean on. Bit n-1 of a `requires` mask stands for condition n. */
typedef int32_t lcp_condition_t;
enum {
  LCP_CONDITION_HARDWARE_MULTITASKING          = 1,
  LCP_CONDITION_MULTITASKING_SDK               = 2, /**< linked against an SDK of iOS 4.0 or later */
  LCP_CONDITION_EXITS_ON_SUSPEND               = 3, /**< UIApplicationExitsOnSuspend */
  LCP_CONDITION_SCENES_ADOPTED                 = 4,
  LCP_CONDITION_MULTIPLE_SCENES                = 5,
  LCP_CONDITION_CALLKIT_SDK                    = 6, /**< linked against an SDK of iOS 13.0 or later */
  LCP_CONDITION_PHONE                          = 7,
  LCP_CONDITION_PAD                            = 8,
  LCP_CONDITION_REAL_DEVICE                    = 9, /**< not the Simulator */
  LCP_CONDITION_CELLULAR                       = 10,
  LCP_CONDITION_FIRST_UNLOCK_DONE              = 11, /**< unlocked since boot, or no passcode is set */
  LCP_CONDITION_PASSCODE                       = 12,
  LCP_CONDITION_BACKGROUND_APP_REFRESH         = 13,
  LCP_CONDITION_LOW_POWER_MODE_OFF             = 14,
  LCP_CONDITION_CHARGING                       = 15,
  LCP_CONDITION_DEBUGGER_DETACHED              = 16,
  LCP_CONDITION_LOCATION_AUTHORIZATION_GRANTED = 17, /**< when in use, or always */
  LCP_CONDITION_LOCATION_AUTHORIZATION_ALWAYS  = 18,
  LCP_CONDITION_RESTORATION_IDENTIFIER         = 19, /**< Core Bluetooth state restoration */
  LCP_CONDITION_SESSION_SENDS_LAUNCH_EVENTS    = 20,
  LCP_CONDITION_BLUETOOTH_ON                   = 21, /**< not turned off in Settings */
  LCP_CONDITION_BLUETOOTH_ON_IN_CONTROL_CENTER = 22,
  LCP_CONDITION_AIRPLANE_MODE_OFF              = 23,
  LCP_CONDITION_ACCESSORY_SETUP_KIT            = 24, /**< accessories set up by AccessorySetupKit */
  LCP_CONDITION_FORCE_QUIT_SURVIVES_REBOOT     = 25, /**< an option */
  LCP_CONDITION_REGIONS_END_AT_REBOOT          = 26, /**< an option */
  LCP_CONDITION_REBOOTED_SINCE                 = 27,
  LCP_CONDITION_UNLOCKED_SINCE                 = 28,
  LCP_CONDITION_USER_LAUNCHED_SINCE            = 29,
  LCP_CONDITION_STATE_RESTORATION              = 30, /**< the app preserves and restores its interface */
  LCP_CONDITION_PERMITTED_IDENTIFIERS          = 31, /**< BGTaskSchedulerPermittedIdentifiers has an entry */
  LCP_CONDITION_MODE_AUDIO                     = 32,
  LCP_CONDITION_MODE_LOCATION                  = 33,
  LCP_CONDITION_MODE_VOIP                      = 34,
  LCP_CONDITION_MODE_NEWSSTAND_CONTENT         = 35,
  LCP_CONDITION_MODE_EXTERNAL_ACCESSORY        = 36,
  LCP_CONDITION_MODE_BLUETOOTH_CENTRAL         = 37,
  LCP_CONDITION_MODE_BLUETOOTH_PERIPHERAL      = 38,
  LCP_CONDITION_MODE_FETCH                     = 39,
  LCP_CONDITION_MODE_REMOTE_NOTIFICATION       = 40,
  LCP_CONDITION_MODE_PROCESSING                = 41,
  LCP_CONDITION_MODE_PUSH_TO_TALK              = 42,
  LCP_CONDITION_MODE_NEARBY_INTERACTION        = 43,
  LCP_CONDITION_MODE_NETWORK_AUTHENTICATION    = 44,
  LCP_CONDITION_SCENE_SDK                      = 45, /**< linked against an SDK of iOS 27.0 or later */
  LCP_CONDITION_DEVICE_UNLOCKED = 46, /**< not locked now, or no passcode is set */
  LCP_CONDITION_ALWAYS_USAGE_TEXT = 47, /**< NSLocationAlwaysAndWhenInUseUsageDescription, or its older form */
  LCP_CONDITION_WHEN_IN_USE_USAGE_TEXT = 48, /**< NSLocationWhenInUseUsageDescription */
  LCP_CONDITION_MICROPHONE_USAGE_TEXT = 49, /**< NSMicrophoneUsageDescription */
  LCP_CONDITION_MINIMUM_OS_MET = 50, /**< MinimumOSVersion is not above the OS, or not given */
  LCP_CONDITION_MODES_KNOWN = 51, /**< every declared mode is one that Apple lists */
  LCP_CONDITION_NO_PLACEHOLDERS = 52, /**< no build variable is left in the keys that were read */
  LCP_CONDITION_ANY_MODE = 53, /**< some background mode is declared */
  LCP_CONDITION_TASK_MODES = 54, /**< `fetch` or `processing` is declared */
  LCP_CONDITION_PUSHKIT_SDK = 55, /**< linked against an SDK of iOS 10.0 or later */
  LCP_CONDITION_BACKGROUND_ACTIVITY_SESSION = 56, /**< a CLBackgroundActivitySession was held */
  LCP_CONDITION_SERVICE_SESSION = 57 /**< a CLServiceSession for Always was held */
};

/** How an app stands with the system when an event comes. */
typedef int32_t lcp_standing_t;
enum {
  LCP_STANDING_IN_MEMORY   = 1, /**< suspended */
  LCP_STANDING_ENDED       = 2, /**< ended by anything but the user's force quit */
  LCP_STANDING_FORCE_QUIT  = 3, /**< carries the force-quit flag (or was never launched) */
  LCP_STANDING_REBOOTED    = 4, /**< not running since the device started */
  LCP_STANDING_OPTED_OUT   = 5, /**< ended by exits-on-suspend */
  LCP_STANDING_HELD_BUTTON = 6, /**< ended by holding the home button */
  LCP_STANDING_UPDATED     = 7,
  LCP_STANDING_UNINSTALLED = 8
};

/** What happened between the termination and the event, as bits. */
typedef uint32_t lcp_since_events_t;
enum {
  LCP_SINCE_REBOOT      = 0x1,
  LCP_SINCE_UNLOCK      = 0x2, /**< first unlock after the boot */
  LCP_SINCE_USER_LAUNCH = 0x4
};

/** A family of rules. */
typedef int32_t lcp_family_t;
enum {
  LCP_FAMILY_LIFECYCLE  = 1, /**< which life cycle an app has */
  LCP_FAMILY_TRANSITION = 2,
  LCP_FAMILY_CAUSE      = 3, /**< where a cause can arise */
  LCP_FAMILY_DELIVERY   = 4, /**< what a trigger delivers, and since when it exists */
  LCP_FAMILY_DEADLINE   = 5,
  LCP_FAMILY_STANDING   = 6, /**< what a termination leaves behind */
  LCP_FAMILY_RELAUNCH   = 7,
  LCP_FAMILY_NOTIFICATION = 8, /**< which notification goes with a callback */
  LCP_FAMILY_MODE = 9, /**< what a background mode permits */
  LCP_FAMILY_EVENT = 10, /**< how an event reaches an app in a state */
  LCP_FAMILY_QUOTA = 11, /**< how many */
  LCP_FAMILY_CONDUCT = 12, /**< what an app may do in a state */
  LCP_FAMILY_DUTY = 13, /**< what an app owes in a callback */
  LCP_FAMILY_MANIFEST = 14, /**< what in a manifest will not work */
  LCP_FAMILY_TERMINATION = 15, /**< what a termination code means */
  LCP_FAMILY_CALLBACK = 16, /**< since when a callback exists, and which one stands in for it */
  LCP_FAMILY_CHOICE = 17, /**< what a question means where it does not say */
  LCP_FAMILY_SILENCE = 18 /**< where the silence of the sources is no "no" */
};

/** Sources that disagree; every side is a rule. */
typedef int32_t lcp_conflict_t;
enum {
  LCP_CONFLICT_BACKGROUND_TASK_BUDGET       = 1, /**< 150 s, or 600, 180 and 30 s by OS */
  LCP_CONFLICT_FORCE_QUIT_CALLBACK          = 2, /**< no message, or applicationWillTerminate: while running */
  LCP_CONFLICT_FORCE_QUIT_ACROSS_REBOOT     = 3, /**< a reboot clears the flag, or not */
  LCP_CONFLICT_LOCATION_AFTER_FORCE_QUIT    = 4, /**< from iOS 8.0, or from 7.1 */
  LCP_CONFLICT_STANDARD_LOCATION_RELAUNCH   = 5,
  LCP_CONFLICT_PROCESSING_AFTER_FORCE_QUIT  = 6,
  LCP_CONFLICT_BEFORE_FIRST_UNLOCK          = 7, /**< nothing is launched, or named exceptions are */
  LCP_CONFLICT_DID_ENTER_BACKGROUND_LIMIT   = 8, /**< 5 s, or the watchdog's 10 s */
  LCP_CONFLICT_LAUNCH_LIMIT                 = 9, /**< 5 s of advice, or the watchdog's 20 s */
  LCP_CONFLICT_REGION_AFTER_REBOOT          = 10,
  LCP_CONFLICT_TERMINATE_RUNNING_BACKGROUND = 11, /**< applicationWillTerminate:, or SIGKILL */
  LCP_CONFLICT_BACKGROUND_LAUNCH_CALLBACK   = 12, /**< applicationDidEnterBackground: at a background launch or wake-up, or none */
  LCP_CONFLICT_LOCK_BY_VERSION              = 13, /**< lock on iOS 4, 5 and 7 */
  LCP_CONFLICT_LOCATION_AFTER_FORCE_QUIT_26 = 14,
  LCP_CONFLICT_TERMINATE_AT_SHUTDOWN        = 15,
  LCP_CONFLICT_VISIT_AFTER_FORCE_QUIT       = 16,
  LCP_CONFLICT_PUSH_AFTER_FORCE_QUIT        = 17,
  LCP_CONFLICT_HEALTHKIT_AFTER_FORCE_QUIT   = 18,
  LCP_CONFLICT_EXITS_ON_SUSPEND_BACKGROUND  = 19, /**< applicationDidEnterBackground: before applicationWillTerminate:, or not */
  LCP_CONFLICT_KEEP_ALIVE_DEPRECATION       = 20, /**< 9.0, or 10.0 */
  LCP_CONFLICT_FORCE_QUIT_BEFORE_7          = 21,
  LCP_CONFLICT_TERMINATE_ONLY_IN_BACKGROUND = 22, /**< applicationWillTerminate: only to an app in the background, or to others too */
  LCP_CONFLICT_UNDOCUMENTED_LIMIT           = 23, /**< the limit has no figure, or 5 s */
  LCP_CONFLICT_BLUETOOTH_TOGGLES_26         = 24, /**< the technote's fifth note, to the letter or not */
  LCP_CONFLICT_LOCAL_NOTIFICATION_LIMIT = 25, /**< 64, or 128 */
  LCP_CONFLICT_SCENE_FORCE_QUIT_ORDER = 26, /**< sceneDidEnterBackground:, or sceneDidDisconnect: */
  LCP_CONFLICT_SCENE_ACTIVATION_STATE = 27, /**< inside sceneDidBecomeActive: the app reads active, or inactive */
  LCP_CONFLICT_ACCESSORY_SESSIONS = 28, /**< they close at suspension after iOS 4, or to iOS 4 and without the mode */
  LCP_CONFLICT_DISCRETIONARY_TRANSFERS = 29, /**< for transfers begun in the foreground, or in the background */
  LCP_CONFLICT_LOCATION_SUSPENSION = 30 /**< the location mode does not stop suspension, or keeps the app running */
};

/** Termination codes, as the 32-bit pattern. */
typedef uint32_t lcp_code_t;
#define LCP_CODE_WATCHDOG UINT32_C(0x8badf00d)
#define LCP_CODE_BACKGROUND_TASK UINT32_C(0x2182bad2)
#define LCP_CODE_BACKGROUND_URL_SESSION UINT32_C(0x2182bad3)
#define LCP_CODE_BACKGROUND_FETCH UINT32_C(0x2182bad4)
#define LCP_CODE_RESOURCE_HELD UINT32_C(0xdead10cc)
#define LCP_CODE_THERMAL UINT32_C(0xc00010ff)
#define LCP_CODE_CALL_NOT_REPORTED UINT32_C(0xbaadca11)
#define LCP_CODE_VOIP_WAKE_RATE UINT32_C(0xbad22222)
#define LCP_CODE_DISK_PRESSURE UINT32_C(0xbaddd15c)
#define LCP_CODE_RESOURCE_USE UINT32_C(0xd00d2bad)
#define LCP_CODE_WATCH_CPU UINT32_C(0xc51bad01)
#define LCP_CODE_WATCH_TIME UINT32_C(0xc51bad02)
#define LCP_CODE_WATCH_RUNTIME UINT32_C(0xc51bad03)
#define LCP_CODE_INSECURE_DRAWING UINT32_C(0x2bad45ec)
#define LCP_CODE_STACKSHOT UINT32_C(0xbaaaaaad)
#define LCP_CODE_USER_FORCE_QUIT UINT32_C(0xdeadfa11)
#define LCP_CODE_SIMULATOR_HOST UINT32_C(0xfbfbfbfb)

/** Notifications that are posted beside callbacks; the name is Apple's constant. */
typedef int32_t lcp_notification_t;
enum {
  LCP_NOTIFICATION_DID_FINISH_LAUNCHING                   = 1, /**< UIApplicationDidFinishLaunchingNotification */
  LCP_NOTIFICATION_DID_BECOME_ACTIVE                      = 2, /**< UIApplicationDidBecomeActiveNotification */
  LCP_NOTIFICATION_WILL_RESIGN_ACTIVE                     = 3, /**< UIApplicationWillResignActiveNotification */
  LCP_NOTIFICATION_DID_ENTER_BACKGROUND                   = 4, /**< UIApplicationDidEnterBackgroundNotification */
  LCP_NOTIFICATION_WILL_ENTER_FOREGROUND                  = 5, /**< UIApplicationWillEnterForegroundNotification */
  LCP_NOTIFICATION_WILL_TERMINATE                         = 6, /**< UIApplicationWillTerminateNotification */
  LCP_NOTIFICATION_DID_RECEIVE_MEMORY_WARNING             = 7, /**< UIApplicationDidReceiveMemoryWarningNotification */
  LCP_NOTIFICATION_SIGNIFICANT_TIME_CHANGE                = 8, /**< UIApplicationSignificantTimeChangeNotification */
  LCP_NOTIFICATION_PROTECTED_DATA_WILL_BECOME_UNAVAILABLE = 9, /**< UIApplicationProtectedDataWillBecomeUnavailable */
  LCP_NOTIFICATION_PROTECTED_DATA_DID_BECOME_AVAILABLE    = 10, /**< UIApplicationProtectedDataDidBecomeAvailable */
  LCP_NOTIFICATION_SCENE_WILL_CONNECT                     = 11, /**< UISceneWillConnectNotification */
  LCP_NOTIFICATION_SCENE_DID_DISCONNECT                   = 12, /**< UISceneDidDisconnectNotification */
  LCP_NOTIFICATION_SCENE_WILL_ENTER_FOREGROUND            = 13, /**< UISceneWillEnterForegroundNotification */
  LCP_NOTIFICATION_SCENE_DID_ACTIVATE                     = 14, /**< UISceneDidActivateNotification */
  LCP_NOTIFICATION_SCENE_WILL_DEACTIVATE                  = 15, /**< UISceneWillDeactivateNotification */
  LCP_NOTIFICATION_SCENE_DID_ENTER_BACKGROUND             = 16 /**< UISceneDidEnterBackgroundNotification */
};

/** What breaking a rule of conduct costs. */
typedef int32_t lcp_price_t;
enum {
  LCP_PRICE_TERMINATE           = 1, /**< the process is ended */
  LCP_PRICE_OPERATION_FAILS     = 2, /**< the operation fails with an error */
  LCP_PRICE_CLOSED_BY_SYSTEM    = 3, /**< the system closes it */
  LCP_PRICE_NOT_DELIVERED       = 4, /**< nothing arrives */
  LCP_PRICE_STOPS               = 5, /**< it stops, and goes on when the app runs again */
  LCP_PRICE_THROTTLE            = 6, /**< later grants are rarer or shorter; the process may be ended */
  LCP_PRICE_EXPOSED_IN_SNAPSHOT = 7, /**< it shows in the snapshot that the system takes */
  LCP_PRICE_WASTED              = 8 /**< it has no effect until the app is in the foreground */
};

/** What reaches an app beside its triggers. */
typedef int32_t lcp_event_t;
enum {
  LCP_EVENT_TOUCH                   = 1,
  LCP_EVENT_ACCESSORY_CONNECTION    = 2, /**< an accessory was connected or disconnected */
  LCP_EVENT_ORIENTATION_CHANGE      = 3,
  LCP_EVENT_SIGNIFICANT_TIME_CHANGE = 4, /**< midnight, a carrier's time, daylight saving */
  LCP_EVENT_BATTERY_CHANGE          = 5, /**< level or state */
  LCP_EVENT_PROXIMITY_CHANGE        = 6,
  LCP_EVENT_PROTECTED_DATA_CHANGE   = 7,
  LCP_EVENT_SCREEN_CHANGE           = 8, /**< a screen was connected or disconnected, or changed its mode */
  LCP_EVENT_DEFAULTS_CHANGE         = 9,
  LCP_EVENT_LOCALE_CHANGE           = 10,
  LCP_EVENT_ICLOUD_IDENTITY_CHANGE  = 11,
  LCP_EVENT_MEMORY_WARNING          = 12,
  LCP_EVENT_LOCAL_NOTIFICATION      = 13, /**< a local notification fires */
  LCP_EVENT_VIEW_REDRAW             = 14, /**< a view asks to be drawn */
  LCP_EVENT_LOCATION_UPDATE         = 15,
  LCP_EVENT_NETWORK_REQUEST         = 16, /**< a request of a peer, over a socket of the app */
  LCP_EVENT_WINDOW_SNAPSHOT         = 17, /**< the system takes the picture for the app switcher */
  LCP_EVENT_ACCESSORY_DISCONNECT    = 18, /**< the notice to apps with accessory sessions on the way to the background */
  LCP_EVENT_REMOTE_NOTIFICATION     = 19 /**< the part of a push that the user sees */
};

/** How it reaches the app. */
typedef int32_t lcp_manner_t;
enum {
  LCP_MANNER_AT_ONCE        = 1, /**< as it happens */
  LCP_MANNER_COALESCED      = 2, /**< one net notice of its kind, when the app runs again */
  LCP_MANNER_QUEUED         = 3, /**< each, when the app runs again */
  LCP_MANNER_WITHHELD       = 4, /**< never */
  LCP_MANNER_TO_USER        = 5, /**< shown to the user, who decides */
  LCP_MANNER_AFTER_CALLBACK = 6 /**< the system acts once a callback has returned */
};

/** A number that the system allows. */
typedef int32_t lcp_quota_t;
enum {
  LCP_QUOTA_SCHEDULED_LOCAL_NOTIFICATIONS = 1,
  LCP_QUOTA_MONITORED_REGIONS             = 2, /**< regions and conditions of an app, all kinds together */
  LCP_QUOTA_PENDING_REFRESH_TASKS         = 3, /**< BGAppRefreshTaskRequest */
  LCP_QUOTA_PENDING_PROCESSING_TASKS      = 4, /**< BGProcessingTaskRequest */
  LCP_QUOTA_SILENT_PUSHES                 = 5, /**< content-available pushes that are delivered */
  LCP_QUOTA_NEWSSTAND_PUSHES              = 6, /**< content-available pushes that launch a Newsstand app */
  LCP_QUOTA_WAKEUPS                       = 7, /**< wakeups of the CPU from idle */
  LCP_QUOTA_VOIP_WAKES                    = 8, /**< wake-ups of a legacy VoIP app */
  LCP_QUOTA_UNANSWERED_HEALTH_DELIVERIES  = 9, /**< HealthKit deliveries whose completion handler was not called */
  LCP_QUOTA_LOCATION_CHANGE_UPDATES       = 10, /**< significant location changes */
  LCP_QUOTA_LAUNCH_SCREEN_SIZE            = 11, /**< all images of a launch screen */
  LCP_QUOTA_NOTIFICATION_SERVICE_MEMORY   = 12 /**< memory of a notification service extension */
};

/** What a quota counts. */
typedef int32_t lcp_unit_t;
enum {
  LCP_UNIT_COUNT  = 1,
  LCP_UNIT_BYTES  = 2,
  LCP_UNIT_METRES = 3
};

/** How much a finding matters. */
typedef int32_t lcp_severity_t;
enum {
  LCP_SEVERITY_NOTE    = 1, /**< worth knowing */
  LCP_SEVERITY_WARNING = 2, /**< something declared will not work, or something that it needs is missing */
  LCP_SEVERITY_ERROR   = 3 /**< the app does not run, or is ended */
};

/** The namespace of a termination reason; values are those of the kernel's reason.h. */
typedef int32_t lcp_namespace_t;
enum {
  LCP_NAMESPACE_JETSAM           = 1,
  LCP_NAMESPACE_SIGNAL           = 2,
  LCP_NAMESPACE_CODESIGNING      = 3,
  LCP_NAMESPACE_HANGTRACER       = 4,
  LCP_NAMESPACE_TEST             = 5,
  LCP_NAMESPACE_DYLD             = 6,
  LCP_NAMESPACE_LIBXPC           = 7,
  LCP_NAMESPACE_OBJC             = 8,
  LCP_NAMESPACE_EXEC             = 9,
  LCP_NAMESPACE_SPRINGBOARD      = 10,
  LCP_NAMESPACE_TCC              = 11,
  LCP_NAMESPACE_REPORTCRASH      = 12,
  LCP_NAMESPACE_COREANIMATION    = 13,
  LCP_NAMESPACE_AGGREGATED       = 14,
  LCP_NAMESPACE_RUNNINGBOARD     = 15,
  LCP_NAMESPACE_SKYWALK          = 16,
  LCP_NAMESPACE_SETTINGS         = 17,
  LCP_NAMESPACE_LIBSYSTEM        = 18,
  LCP_NAMESPACE_FOUNDATION       = 19,
  LCP_NAMESPACE_WATCHDOG         = 20,
  LCP_NAMESPACE_METAL            = 21,
  LCP_NAMESPACE_WATCHKIT         = 22,
  LCP_NAMESPACE_GUARD            = 23,
  LCP_NAMESPACE_ANALYTICS        = 24,
  LCP_NAMESPACE_SANDBOX          = 25,
  LCP_NAMESPACE_SECURITY         = 26,
  LCP_NAMESPACE_ENDPOINTSECURITY = 27,
  LCP_NAMESPACE_PAC_EXCEPTION    = 28,
  LCP_NAMESPACE_BLUETOOTH_CHIP   = 29,
  LCP_NAMESPACE_PORT_SPACE       = 30,
  LCP_NAMESPACE_WEBKIT           = 31
};

/** What part a rule has in an answer. */
typedef int32_t lcp_role_t;
enum {
  LCP_ROLE_DECIDES           = 1, /**< the answer is this row's */
  LCP_ROLE_OUTWEIGHED        = 2, /**< it applies, and another row of higher precedence, or of the same and earlier, decides */
  LCP_ROLE_CONDITION_UNKNOWN = 3, /**< it may apply: a condition is not known */
  LCP_ROLE_CONDITION_FAILS   = 4, /**< a condition does not hold */
  LCP_ROLE_OTHER_VERSION     = 5, /**< it holds on other versions */
  LCP_ROLE_OTHER_PROFILE     = 6 /**< the evidence profile does not admit it */
};

/** Kind of an Info.plist value. */
typedef int32_t lcp_info_kind_t;
enum {
  LCP_INFO_STRING      = 1,
  LCP_INFO_BOOLEAN     = 2,
  LCP_INFO_INTEGER     = 3,
  LCP_INFO_STRING_LIST = 4,
  LCP_INFO_DICTIONARY  = 5, /**< contents are given key by key, or not at all */
  LCP_INFO_OTHER       = 6 /**< real, date, data, an array of other things */
};

/** What `lcp_app_apply_info` has to say of an entry. None is an error. */
typedef int32_t lcp_notice_kind_t;
enum {
  LCP_NOTICE_UNKNOWN_MODE = 1, /**< a UIBackgroundModes value that Apple does not list */
  LCP_NOTICE_WRONG_TYPE   = 2, /**< not the type that the key takes: the entry was not used */
  LCP_NOTICE_DUPLICATE    = 3, /**< given before: the later one counts */
  LCP_NOTICE_PLACEHOLDER  = 4, /**< an unexpanded build variable: not used, but that identifiers count */
  LCP_NOTICE_MALFORMED    = 5, /**< not a version, or not an SDK name: not used */
  LCP_NOTICE_EMPTY_LIST   = 6
};

/** Names the part of a question that a status is about. */
typedef int32_t lcp_field_t;
enum {
  LCP_FIELD_CONTEXT                         = 1,
  LCP_FIELD_QUERY                           = 2,
  LCP_FIELD_ANSWER                          = 3,
  LCP_FIELD_STRUCT_SIZE                     = 4,
  LCP_FIELD_OS                              = 5,
  LCP_FIELD_PROFILE                         = 6,
  LCP_FIELD_APP                             = 7,
  LCP_FIELD_FACTS                           = 8,
  LCP_FIELD_LIMITS                          = 9,
  LCP_FIELD_AXIS                            = 10,
  LCP_FIELD_FROM                            = 11,
  LCP_FIELD_TO                              = 12,
  LCP_FIELD_CAUSE                           = 13,
  LCP_FIELD_LAST_CAUSE                      = 14,
  LCP_FIELD_ALLOWED_CAUSES                  = 15,
  LCP_FIELD_TRIGGER                         = 16,
  LCP_FIELD_INTERRUPTION                    = 17,
  LCP_FIELD_ALLOWANCE                       = 18,
  LCP_FIELD_TERMINATION                     = 19,
  LCP_FIELD_SINCE                           = 20,
  LCP_FIELD_BACKGROUND_MODES                = 21,
  LCP_FIELD_EXITS_ON_SUSPEND                = 22,
  LCP_FIELD_SCENES                          = 23,
  LCP_FIELD_MULTIPLE_SCENES                 = 24,
  LCP_FIELD_LINKED_SDK                      = 25,
  LCP_FIELD_MINIMUM_OS                      = 26,
  LCP_FIELD_LOCATION_AUTHORIZATION          = 27,
  LCP_FIELD_RESTORATION_IDENTIFIER          = 28,
  LCP_FIELD_SESSION_SENDS_LAUNCH_EVENTS     = 29,
  LCP_FIELD_STATE_RESTORATION               = 30,
  LCP_FIELD_IDIOM                           = 31,
  LCP_FIELD_SIMULATOR                       = 32,
  LCP_FIELD_HARDWARE_MULTITASKING           = 33,
  LCP_FIELD_CELLULAR                        = 34,
  LCP_FIELD_PASSCODE                        = 35,
  LCP_FIELD_FIRST_UNLOCK_DONE               = 36,
  LCP_FIELD_BACKGROUND_APP_REFRESH          = 37,
  LCP_FIELD_LOW_POWER_MODE                  = 38,
  LCP_FIELD_CHARGING                        = 39,
  LCP_FIELD_DEBUGGER_ATTACHED               = 40,
  LCP_FIELD_FOREGROUND_SLOTS                = 41,
  LCP_FIELD_BLUETOOTH_OFF                   = 42,
  LCP_FIELD_BLUETOOTH_OFF_IN_CONTROL_CENTER = 43,
  LCP_FIELD_AIRPLANE_MODE                   = 44,
  LCP_FIELD_ACCESSORY_SETUP_KIT             = 45,
  LCP_FIELD_FORCE_QUIT_SURVIVES_REBOOT      = 46,
  LCP_FIELD_REGIONS_END_AT_REBOOT           = 47,
  LCP_FIELD_LIMIT_COUNT                     = 48,
  LCP_FIELD_LIMIT_NS                        = 49,
  LCP_FIELD_STRIDE                          = 50,
  LCP_FIELD_COUNT                           = 51,
  LCP_FIELD_STATUSES                        = 52,
  LCP_FIELD_SEQUENCE                        = 53,
  LCP_FIELD_PATH                            = 54,
  LCP_FIELD_INDEX                           = 55,
  LCP_FIELD_TEXT                            = 56,
  LCP_FIELD_KEY                             = 57,
  LCP_FIELD_VALUE                           = 58,
  LCP_FIELD_NOTICES                         = 59,
  LCP_FIELD_ENUM_KIND                       = 60,
  LCP_FIELD_STATE = 61,
  LCP_FIELD_ACTIVITY = 62,
  LCP_FIELD_CALLBACK = 63,
  LCP_FIELD_MODE = 64,
  LCP_FIELD_EVENT = 65,
  LCP_FIELD_QUOTA = 66,
  LCP_FIELD_NAMESPACE = 67,
  LCP_FIELD_CODE = 68,
  LCP_FIELD_DEVICE_LOCKED = 69,
  LCP_FIELD_ALWAYS_USAGE_TEXT = 70,
  LCP_FIELD_WHEN_IN_USE_USAGE_TEXT = 71,
  LCP_FIELD_MICROPHONE_USAGE_TEXT = 72,
  LCP_FIELD_UNKNOWN_MODES = 73,
  LCP_FIELD_PLACEHOLDERS = 74,
  LCP_FIELD_BACKGROUND_ACTIVITY_SESSION = 75,
  LCP_FIELD_SERVICE_SESSION = 76
};
/**
 * Returns the name of a value in kebab-case (callbacks: the selector; codes: hexadecimal), or NULL
 * where `kind` has no such value. Masks such as LCP_MODE_* are named bit by bit. Since 0.1.
 */
const char *lcp_enum_name(lcp_enum_kind_t kind, int64_t value);

/**
 * Reads a name, Apple's spelling of it or a Swift selector into `*value`.
 *
 * Case does not matter, and '_' and ' ' stand for '-'. A text of more than 128 bytes names nothing
 * and is not read. `text` may be NULL where `length` is 0. Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT
 * (text, value); LCP_ERROR_UNKNOWN_VALUE (kind); LCP_ERROR_OUT_OF_RANGE (a length over PTRDIFF_MAX);
 * LCP_ERROR_NOT_FOUND. Unless it returns LCP_OK, `*value` is left as it was. Since 0.1.
 */
lcp_status_t lcp_enum_parse(lcp_enum_kind_t kind, const char *text, size_t length, int64_t *value);

/**
 * Gives the values of an enumeration one by one, in order; `index` counts from 0.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (value); LCP_ERROR_UNKNOWN_VALUE (kind);
 * LCP_ERROR_OUT_OF_RANGE past the last one. Since 0.1.
 */
lcp_status_t lcp_enum_value_at(lcp_enum_kind_t kind, uint32_t index, int64_t *value);

/** An OS version, each part 0 to 255, packed so that versions compare as integers. */
typedef uint32_t lcp_os_version_t;
#define LCP_OS(major, minor, patch) \
  ((lcp_os_version_t)(((uint32_t)(major) << 16) | ((uint32_t)(minor) << 8) | (uint32_t)(patch)))
#define LCP_OS_OLDEST LCP_OS(2, 0, 0)
/** The last version that the rule set knows; a newer one gets the verdict unknown-os. */
#define LCP_OS_NEWEST LCP_OS(27, 255, 255)

/**
 * Reads "9", "9.3" or "9.3.5" into `*os`; each part is 0 to 255.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (text, os); LCP_ERROR_OUT_OF_RANGE (a length over
 * PTRDIFF_MAX); LCP_ERROR_MALFORMED. Unless it returns LCP_OK, `*os` is left as it was. The range of
 * versions is checked by the queries. Since 0.1.
 */
lcp_status_t lcp_os_parse(const char *text, size_t length, lcp_os_version_t *os);

/* ==== Context ================================================================================ */

/** Which field was at fault, with its value. Filled on every status but LCP_OK. */
typedef struct lcp_error {
  uint32_t struct_size;
  lcp_status_t status;
  lcp_field_t field;
  uint32_t index; /**< element of a batch or list, counted from 0 */
  int64_t value;  /**< the value that was refused; a size, count or mask where it was one */
} lcp_error;
#define LCP_ERROR_INIT { (uint32_t)sizeof(lcp_error), 0, 0, 0, 0 }

/**
 * What the host knows of an app. What an app declares (modes, keys) is "no" unless given; what it
 * does or is granted at run time (the fields marked "run time") is unknown unless given.
 *
 * An app that is linked against an SDK before 4.0 has no scenes, whatever it declares; from 4.0 on
 * the declaration decides. The minimum is compared with the OS asked for, even with one that is
 * newer than the rule set.
 */
typedef struct lcp_app {
  uint32_t struct_size;
  lcp_modes_t background_modes;                  /**< UIBackgroundModes */
  lcp_fact_t exits_on_suspend;                   /**< UIApplicationExitsOnSuspend */
  lcp_fact_t scenes;                             /**< scene life cycle adopted (manifest or code) */
  lcp_fact_t multiple_scenes;                    /**< UIApplicationSupportsMultipleScenes */
  lcp_os_version_t linked_sdk;                   /**< 0: the SDK that came with the OS asked for */
  lcp_os_version_t minimum_os;                   /**< MinimumOSVersion; 0: not given */
  uint32_t permitted_identifiers;                /**< count: BGTaskSchedulerPermittedIdentifiers */
  lcp_authorization_t location_authorization;    /**< run time */
  lcp_fact_t restoration_identifier;             /**< Core Bluetooth; run time */
  lcp_fact_t session_sends_launch_events;        /**< URLSessionConfiguration; run time */
  lcp_fact_t state_restoration;                  /**< preserves and restores its interface */
  uint32_t applied_keys;                         /**< kept by lcp_app_apply_info; leave it 0 */
  lcp_fact_t always_usage_text;                  /**< NSLocationAlwaysAndWhenInUseUsageDescription,
                                                      or NSLocationAlwaysUsageDescription. Since 0.2 */
  lcp_fact_t when_in_use_usage_text;             /**< NSLocationWhenInUseUsageDescription. Since 0.2 */
  lcp_fact_t microphone_usage_text;              /**< NSMicrophoneUsageDescription. Since 0.2 */
  uint32_t unknown_modes;                        /**< count: modes that Apple does not list. Since 0.2 */
  uint32_t placeholders;                         /**< kept by lcp_app_apply_info: keys with a build
                                                      variable left in; not 0 is "some". Since 0.2 */
  lcp_fact_t background_activity_session;        /**< held a CLBackgroundActivitySession when it last
                                                      ran; run time. Since 0.2.1 */
  lcp_fact_t service_session;                    /**< held a CLServiceSession for Always authorization
                                                      when it last ran; run time. Since 0.2.1 */
} lcp_app;
#define LCP_APP_INIT \
  { (uint32_t)sizeof(lcp_app), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/**
 * What the host knows of the device. A fact left at 0 is unknown, and an answer that turns on it
 * is conditional. No struct at all (NULL) means the ordinary device described above.
 */
typedef struct lcp_device_facts {
  uint32_t struct_size;
  lcp_idiom_t idiom;
  lcp_fact_t simulator;
  lcp_fact_t hardware_multitasking;              /**< no: iPhone 3G, iPod touch 2G and older */
  lcp_fact_t cellular;
  lcp_fact_t passcode;                           /**< a passcode is set */
  lcp_fact_t first_unlock_done;                  /**< unlocked at least once since boot */
  lcp_fact_t background_app_refresh;             /**< the switch is on; iOS 7.0 on */
  lcp_fact_t low_power_mode;                     /**< iOS 9.0 on */
  lcp_fact_t charging;
  lcp_fact_t debugger_attached;
  uint32_t foreground_slots;                     /**< apps side by side, 1 to 8; 0: unknown */
  lcp_fact_t bluetooth_off;                      /**< turned off in Settings */
  lcp_fact_t bluetooth_off_in_control_center;
  lcp_fact_t airplane_mode;                      /**< toggled, with Bluetooth left on */
  lcp_fact_t accessory_setup_kit;                /**< accessories set up by it; iOS 26.0 on */
  lcp_fact_t force_quit_survives_reboot;         /**< option, for LCP_PROFILE_OBSERVED; unknown is no */
  lcp_fact_t regions_end_at_reboot;              /**< option; unknown is no */
  lcp_fact_t device_locked;                      /**< locked now. Since 0.2 */
} lcp_device_facts;
#define LCP_DEVICE_FACTS_INIT \
  { (uint32_t)sizeof(lcp_device_facts), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
/** The ordinary device, spelled out, to start from. */
#define LCP_ORDINARY_DEVICE_INIT                                                                 \
  { (uint32_t)sizeof(lcp_device_facts), LCP_IDIOM_PHONE, LCP_FACT_NO, LCP_FACT_YES,              \
    LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_YES, LCP_FACT_YES, LCP_FACT_NO, LCP_FACT_UNKNOWN,        \
    LCP_FACT_NO, 1, LCP_FACT_NO, LCP_FACT_NO, LCP_FACT_NO, LCP_FACT_NO, LCP_FACT_NO,             \
    LCP_FACT_NO, LCP_FACT_NO }

/** No figure is known. */
#define LCP_NS_UNKNOWN INT64_C(-1)
/** There is no limit. */
#define LCP_NS_UNLIMITED INT64_MAX

/** One figure of the host's own, which takes the place of the system's. 0 is a figure: begin with
    LCP_LIMIT_INIT, which keeps the rule's. A warning that is longer than its limit is out of range;
    where only one of the two is the host's, the warning comes at once: the answer's is the limit. */
typedef struct lcp_limit {
  uint32_t struct_size;
  lcp_allowance_t allowance;
  int64_t limit_ns;   /**< 0 or more; LCP_NS_UNLIMITED; LCP_NS_UNKNOWN keeps the rule's */
  int64_t advice_ns;  /**< the same */
  int64_t warning_ns; /**< the same: how long before the limit the app is warned */
} lcp_limit;
#define LCP_LIMIT_INIT \
  { (uint32_t)sizeof(lcp_limit), 0, LCP_NS_UNKNOWN, LCP_NS_UNKNOWN, LCP_NS_UNKNOWN }

/** The host's own figures. The first one for an allowance counts. */
typedef struct lcp_limits {
  uint32_t struct_size;
  uint32_t count;          /**< 0 to 64 */
  const lcp_limit *items;  /**< NULL where count is 0 */
  size_t stride;           /**< bytes from one item to the next */
} lcp_limits;
#define LCP_LIMITS_INIT { (uint32_t)sizeof(lcp_limits), 0, NULL, sizeof(lcp_limit) }

/** The ground on which a question is asked. */
typedef struct lcp_context {
  uint32_t struct_size;
  lcp_os_version_t os;            /**< LCP_OS_OLDEST or later */
  lcp_os_version_t os_last;       /**< 0, or the last version of a range that begins at os */
  lcp_profile_t profile;          /**< 0: LCP_PROFILE_OBSERVED */
  const lcp_app *app;             /**< NULL: an app that declares nothing */
  const lcp_device_facts *facts;  /**< NULL: the ordinary device */
  const lcp_limits *limits;       /**< NULL: none */
} lcp_context;
#define LCP_CONTEXT_INIT(os) { (uint32_t)sizeof(lcp_context), (os), 0, 0, NULL, NULL, NULL }

/* The flags of an answer. */
#define LCP_ANSWER_DISPUTED 0x1u       /**< another source disagrees: see the note of the rule, or
                                            of the standing (relaunch after a reboot) */
#define LCP_ANSWER_EXTENDABLE 0x2u     /**< deadlines: the app can ask for more */
#define LCP_ANSWER_NOT_EXTENDABLE 0x4u /**< deadlines: it cannot. Neither flag: no source says */
#define LCP_ANSWER_OS_DEPENDENT 0x8u   /**< the answer is that of `os`, and changes in the range */

/** An index into the rule book of this build; LCP_RULE_NONE where no rule decided. */
typedef int32_t lcp_rule_index_t;
#define LCP_RULE_NONE (-1)

/**
 * Every query returns LCP_OK, or one of
 *   LCP_ERROR_NULL_ARGUMENT    context, query, answer; queries, answers, statuses where count > 0
 *   LCP_ERROR_STRUCT_SIZE      context, app, facts, limits and their items, query, answer, error
 *   LCP_ERROR_NEWER_STRUCT     the same, but answer and error
 *   LCP_ERROR_UNKNOWN_VALUE    an enumeration or mask
 *   LCP_ERROR_OUT_OF_RANGE     os before 2.0, os_last before os, a version over 255.255.255, the
 *                              count and figures of limits (a warning longer than its limit, too),
 *                              foreground slots, the count of a batch
 *   LCP_ERROR_STRIDE           limits, batches
 *   LCP_ERROR_MISSING_VALUE    os, from, to, cause, allowance, termination, trigger, state,
 *                              activity, event, callback, mode, quota
 * `error` may be NULL. With an OS range the answer is that of its first version where nothing that
 * is answered changes in it; where the verdict changes it is conditional, and LCP_ANSWER_OS_DEPENDENT
 * is set wherever anything does. Rule, evidence, whether it is disputed, requires_mask and the
 * versions of a mode are not part of what is answered.
 *
 * Of the rows that apply, the one of the highest precedence decides. A conditional answer names the
 * row that allows, else the one that would decide if the facts were so: one that allows first, then
 * the highest, then the first. requires_mask of an allowed answer lists what its row asks, and what
 * keeps others from applying; of any other, and of a deadline without limit, also what its row asks
 * to fail; of a conditional one also the unknown conditions of the rows that may apply. What rows
 * ask that stand below one that applies for certain is not listed: they cannot decide. A host's own
 * figures clear LCP_ANSWER_DISPUTED and make unspecified allowed; an answer that is not-applicable
 * stays as it is, without figures.
 *
 * The batch forms take `count` elements with their distances in bytes. Each element has a status
 * of its own in `statuses`, and one that fails leaves its answer alone and does not stop the
 * others; the return value is then LCP_ERROR_BATCH_ELEMENT, and `error` tells of the first. Each
 * answer is written up to the library's struct or `answer_stride`, whichever is less, its
 * struct_size included: answers need not be initialised. A status besides
 * LCP_OK and LCP_ERROR_BATCH_ELEMENT is about the call as a whole: nothing was written. A NULL
 * array is permitted where `count` is 0. The arrays must not overlap.
 */

/* ==== Transitions ============================================================================ */

/** May the app go from one state to another, for this cause? */
typedef struct lcp_transition_query {
  uint32_t struct_size;
  lcp_axis_t axis;                 /**< 0: LCP_AXIS_APP. Scene states are numbered apart */
  lcp_state_t from;
  lcp_state_t to;
  lcp_cause_t cause;
  lcp_cause_t last_cause;          /**< why the app is in `from`; 0: any reason that fits */
  lcp_trigger_t trigger;           /**< what it is launched, woken or brought back for; 0: nothing */
  lcp_interruption_t interruption; /**< with interruption causes; 0: any but the two banners */
} lcp_transition_query;
#define LCP_TRANSITION_QUERY_INIT { (uint32_t)sizeof(lcp_transition_query), 0, 0, 0, 0, 0, 0, 0 }

/**
 * The verdict says whether this is a step that the system takes; `unspecified`: no source says.
 *
 * Process and scene are separate axes. With scenes adopted the process has the state of its most
 * active scene, and the callbacks are those of the scene delegate on either axis. A scene that is
 * not connected is unattached, and so is one that has just been made. Questions on the axis of
 * scenes are not-applicable, with reason state-unavailable, where the app has not adopted them.
 *
 * The reason is the first of: scenes not covered; `from` unavailable; trigger, cause or interruption
 * unavailable; what a row says of the pair; `to` unavailable; leads elsewhere; cause out of place.
 * The steps behind not-one-step, two or three, are of one act: the cause itself, activation and
 * execution-finished; with launch-by-user also scene-request; with the end of an interruption its
 * beginning and execution-finished alone; with a force quit, and a closed app switcher, its opening
 * alone.
 */
typedef struct lcp_transition_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict; /**< the verdict; with unknown-os that of the newest known OS */
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;      /**< 0 where no rule decided */
  uint32_t flags;
  lcp_reason_t reason;          /**< 0: the verdict needs none */
  lcp_state_t via;              /**< with not-one-step and leads-elsewhere: the state between */
  uint64_t sequence;            /**< for lcp_transition_step_at */
  uint64_t requires_mask;       /**< the conditions that the answer leans on */
  uint32_t step_count;
  uint32_t reserved;
} lcp_transition_answer;
#define LCP_TRANSITION_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_transition_answer), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/** One callback or notification of a transition: one of `callback` and `notification` is 0. */
typedef struct lcp_transition_step {
  uint32_t struct_size;
  lcp_callback_t callback;  /**< 0: this is a notification */
  lcp_callback_t fallback;  /**< called where the app does not implement `callback`; 0: none */
  lcp_state_t state;        /**< what the app reads inside: active, inactive, background; 0: it
                                 cannot be read (before iOS 4.0), or no source says */
  lcp_rule_index_t rule;    /**< the rule of the single step that it belongs to, or that of the
                                 notification */
  lcp_notification_t notification; /**< 0: this is a callback. Since 0.2 */
  lcp_scene_state_t scene_state;   /**< the scene's activation state inside; 0: no scene, or no
                                        source says. Since 0.2 */
} lcp_transition_step;
#define LCP_TRANSITION_STEP_INIT { (uint32_t)sizeof(lcp_transition_step), 0, 0, 0, 0, 0, 0 }

/** Asks whether a transition is legal, and with which callbacks. Since 0.1. */
lcp_status_t lcp_query_transition(const lcp_context *context, const lcp_transition_query *query,
                                  lcp_transition_answer *answer, lcp_error *error);

/** Asks many at once: see the note on batches. Since 0.1. */
lcp_status_t lcp_query_transition_batch(const lcp_context *context, size_t count,
                                        const lcp_transition_query *queries, size_t query_stride,
                                        lcp_transition_answer *answers, size_t answer_stride,
                                        lcp_status_t *statuses, lcp_error *error);

/**
 * Gives the callbacks and notifications of a transition in order, each notification before or
 * after its method as documented; `index` counts from 0 to step_count - 1.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT, LCP_ERROR_STRUCT_SIZE (step); LCP_ERROR_MALFORMED
 * (a sequence that no answer of this build holds); LCP_ERROR_OUT_OF_RANGE (index). Since 0.1.
 */
lcp_status_t lcp_transition_step_at(uint64_t sequence, uint32_t index, lcp_transition_step *step);

/** What may follow? */
typedef struct lcp_next_query {
  uint32_t struct_size;
  lcp_axis_t axis;
  lcp_state_t from;
  lcp_cause_t last_cause; /**< why the app is in `from`; 0: not known */
} lcp_next_query;
#define LCP_NEXT_QUERY_INIT { (uint32_t)sizeof(lcp_next_query), 0, 0, 0 }

/**
 * The verdict is allowed where anything may follow, forbidden where nothing may (unspecified under
 * the profile article), and conditional where it is not known whether the app has the state.
 */
typedef struct lcp_next_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_reason_t reason;
  uint32_t flags;
  uint32_t count; /**< edges, for lcp_next_edge_at */
} lcp_next_answer;
#define LCP_NEXT_ANSWER_INIT { (uint32_t)sizeof(lcp_next_answer), 0, 0, 0, 0, 0 }

/** One transition that may follow; lcp_query_transition tells the rest of it. */
typedef struct lcp_next_edge {
  uint32_t struct_size;
  lcp_cause_t cause;
  lcp_state_t to;
  lcp_verdict_t verdict; /**< allowed, or conditional */
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_reason_t reason;   /**< 0, or tolerated */
} lcp_next_edge;
#define LCP_NEXT_EDGE_INIT { (uint32_t)sizeof(lcp_next_edge), 0, 0, 0, 0, 0, 0, 0 }

/** Asks for every cause that may follow and where it leads. Since 0.1. */
lcp_status_t lcp_query_next(const lcp_context *context, const lcp_next_query *query,
                            lcp_next_answer *answer, lcp_error *error);

/**
 * Gives those transitions, in the order of the rule book; `index` counts from 0. With an OS range
 * they are those of its first version.
 *
 * Returns what the query returns, with `edge` in the place of the answer; LCP_ERROR_OUT_OF_RANGE
 * past the last one. Since 0.1.
 */
lcp_status_t lcp_next_edge_at(const lcp_context *context, const lcp_next_query *query,
                              uint32_t index, lcp_next_edge *edge, lcp_error *error);

/** How does the app get there? */
typedef struct lcp_path_query {
  uint32_t struct_size;
  lcp_axis_t axis;
  lcp_state_t from;
  lcp_state_t to;
  uint64_t allowed_causes; /**< a mask of causes; 0: the acts of the user and of the system that
                                lead to `to`, see below */
  lcp_cause_t last_cause;  /**< why the app is in `from`; 0: any reason that fits */
  lcp_trigger_t trigger;   /**< what a launch, wake-up or return on the way is for */
} lcp_path_query;
#define LCP_PATH_QUERY_INIT { (uint32_t)sizeof(lcp_path_query), 0, 0, 0, 0, 0, 0 }

/**
 * Finds the shortest chain of legal steps. One that keeps the process alive comes before one that
 * ends it, whatever their lengths, unless `to` is not-running or prewarmed.
 *
 * With allowed_causes of 0 no step is a failure: memory-limit, crash, watchdog, an expired task,
 * fetch or session, cpu-limit, thermal, disk-pressure, resource-held, voip-unreported,
 * voip-wake-rate, resource-use, insecure-drawing; nor app-exit, debugger-stop,
 * user-force-quit-held-button, privacy-changed or memory-pressure. No step ends the process, unless
 * `to` is not-running or prewarmed. And none is a launch or return by the user or an unlock where
 * `to` is background or suspended: those go to the front.
 *
 * The verdict is forbidden (unspecified under the profile article), with reason no-path, where no
 * chain of legal steps leads there, and conditional where one of its steps is. Where the OS has no
 * such trigger it is not-applicable, with reason cause-unavailable, as a transition is, whatever the
 * steps. A path from a state to itself is allowed, and has no steps. The reason is the first of:
 * scenes not covered; `from` unavailable; trigger unavailable; `to` unavailable; no path.
 */
typedef struct lcp_path_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_reason_t reason;
  uint32_t flags;
  uint32_t step_count;
  uint64_t path[3];       /**< for lcp_path_step_at */
  uint64_t requires_mask;
} lcp_path_answer;
#define LCP_PATH_ANSWER_INIT { (uint32_t)sizeof(lcp_path_answer), 0, 0, 0, 0, 0, { 0, 0, 0 }, 0 }

/** One step of a path. */
typedef struct lcp_path_step {
  uint32_t struct_size;
  lcp_cause_t cause;
  lcp_state_t from;
  lcp_state_t to;
  lcp_rule_index_t rule;
  uint32_t step_count; /**< callbacks and notifications, for lcp_transition_step_at */
  uint64_t sequence;
} lcp_path_step;
#define LCP_PATH_STEP_INIT { (uint32_t)sizeof(lcp_path_step), 0, 0, 0, 0, 0, 0 }

/** Asks for the shortest legal chain of steps; ties are broken by the order of the rule book. Since 0.1. */
lcp_status_t lcp_query_path(const lcp_context *context, const lcp_path_query *query,
                            lcp_path_answer *answer, lcp_error *error);

/**
 * Gives the steps of a path in order; `index` counts from 0 to step_count - 1.
 *
 * `path` is the array of that name in the answer. Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT,
 * LCP_ERROR_STRUCT_SIZE (step); LCP_ERROR_MALFORMED; LCP_ERROR_OUT_OF_RANGE. Since 0.1.
 */
lcp_status_t lcp_path_step_at(const uint64_t *path, uint32_t index, lcp_path_step *step);

/**
 * Returns the termination that a cause is, for an edge to not-running: the same name where there is
 * one; exits-on-suspend for home-button, app-switch and interruption-accepted; reboot for the two
 * shutdowns; system-reclaimed for prewarm-discarded; user-force-quit for window-closed (the last
 * window). LCP_TERMINATION_NONE for the causes that end nothing, 0 for what is no cause. Since 0.1.
 */
lcp_termination_t lcp_cause_termination(lcp_cause_t cause);

/* ==== Deadlines ============================================================================== */

/** How long may it take? */
typedef struct lcp_deadline_query {
  uint32_t struct_size;
  lcp_allowance_t allowance;
} lcp_deadline_query;
#define LCP_DEADLINE_QUERY_INIT { (uint32_t)sizeof(lcp_deadline_query), 0 }

/**
 * The verdict is allowed where a rule tells of the allowance (its figures may still be unknown),
 * not-applicable where the OS has no such thing, and unspecified where no source says anything;
 * conditional where it turns on a fact, such as an attached debugger.
 */
typedef struct lcp_deadline_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence; /**< overridden where the context's limits have a figure for it, and
                                there is such an allowance */
  uint32_t flags;
  lcp_expiry_t at_expiry;
  lcp_code_t code;         /**< of the termination; 0: none known */
  int64_t advice_ns;       /**< what the app should keep to; LCP_NS_UNKNOWN */
  int64_t limit_ns;        /**< what the system enforces; LCP_NS_UNKNOWN, LCP_NS_UNLIMITED */
  int64_t warning_ns;      /**< how long before the limit the app is warned; LCP_NS_UNKNOWN */
  uint64_t requires_mask;
} lcp_deadline_answer;
#define LCP_DEADLINE_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_deadline_answer), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/** Asks for an allowance: advice, limit, warning, and what follows. Since 0.1. */
lcp_status_t lcp_query_deadline(const lcp_context *context, const lcp_deadline_query *query,
                                lcp_deadline_answer *answer, lcp_error *error);

/** Asks for many at once: see the note on batches. Since 0.1. */
lcp_status_t lcp_query_deadline_batch(const lcp_context *context, size_t count,
                                      const lcp_deadline_query *queries, size_t query_stride,
                                      lcp_deadline_answer *answers, size_t answer_stride,
                                      lcp_status_t *statuses, lcp_error *error);

/* ==== Relaunch =============================================================================== */

/** After this termination, does this event wake or relaunch the app? */
typedef struct lcp_relaunch_query {
  uint32_t struct_size;
  lcp_termination_t termination; /**< LCP_TERMINATION_NONE: in memory, suspended */
  lcp_trigger_t trigger;
  lcp_since_events_t since;      /**< what happened in between; a launch by the user came last */
} lcp_relaunch_query;
#define LCP_RELAUNCH_QUERY_INIT { (uint32_t)sizeof(lcp_relaunch_query), 0, 0, 0 }

/**
 * The verdict says whether the event wakes the app (in memory) or launches it (otherwise). Launch
 * state, callback and allowance are told where the rule allows, or is conditional itself. An answer
 * that is conditional by any other rule lies between two kinds of refusal, or refusal and silence:
 * no fact makes it allowed. It is not-applicable where the OS has no such trigger, and where no app
 * can have ended so there, or stay in memory: the rule is then that of the cause or of the states.
 */
typedef struct lcp_relaunch_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_guarantee_t guarantee;   /**< 0 unless the rule allows, or is conditional */
  lcp_state_t launch_state;    /**< background, inactive (foreground); 0: none, or not told */
  lcp_callback_t callback;     /**< that delivers the event; 0: none, or not told */
  lcp_allowance_t allowance;   /**< that starts to run; 0: none known */
  int64_t allowance_ns;        /**< its limit, else its advice; LCP_NS_UNKNOWN, LCP_NS_UNLIMITED */
  uint64_t requires_mask;      /**< the conditions that the answer leans on */
  lcp_standing_t standing;     /**< how the app stands with the system when the event comes; 0 where
                                    not applicable */
  lcp_rule_index_t delivery_rule; /**< the rule of the trigger: its callback and versions */
} lcp_relaunch_answer;
#define LCP_RELAUNCH_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_relaunch_answer), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/** Asks whether an event wakes or relaunches the app. Since 0.1. */
lcp_status_t lcp_query_relaunch(const lcp_context *context, const lcp_relaunch_query *query,
                                lcp_relaunch_answer *answer, lcp_error *error);

/** Asks many at once: see the note on batches. Since 0.1. */
lcp_status_t lcp_query_relaunch_batch(const lcp_context *context, size_t count,
                                      const lcp_relaunch_query *queries, size_t query_stride,
                                      lcp_relaunch_answer *answers, size_t answer_stride,
                                      lcp_status_t *statuses, lcp_error *error);

/* ==== Conduct ================================================================================ */

/** May the app do this in this state? */
typedef struct lcp_conduct_query {
  uint32_t struct_size;
  lcp_state_t state;
  lcp_activity_t activity;
} lcp_conduct_query;
#define LCP_CONDUCT_QUERY_INIT { (uint32_t)sizeof(lcp_conduct_query), 0, 0 }

/**
 * The verdict is allowed, forbidden (at a price), not-applicable where the OS or the life cycle has
 * no such state or thing, conditional, or unspecified.
 */
typedef struct lcp_conduct_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_callback_t stop_before; /**< it must be over when this callback returns; 0: none */
  lcp_price_t price;          /**< 0: none, or none known */
  lcp_code_t code;            /**< of the termination; 0: none known */
  uint32_t reserved;
  uint64_t requires_mask;
} lcp_conduct_answer;
#define LCP_CONDUCT_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_conduct_answer), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/** Asks whether an app may do something in a state, and what it costs. Since 0.2. */
lcp_status_t lcp_query_conduct(const lcp_context *context, const lcp_conduct_query *query,
                               lcp_conduct_answer *answer, lcp_error *error);

/** Asks many at once: see the note on batches. Since 0.2. */
lcp_status_t lcp_query_conduct_batch(const lcp_context *context, size_t count,
                                     const lcp_conduct_query *queries, size_t query_stride,
                                     lcp_conduct_answer *answers, size_t answer_stride,
                                     lcp_status_t *statuses, lcp_error *error);

/** What does the app owe in a callback? */
typedef struct lcp_duties_query {
  uint32_t struct_size;
  lcp_callback_t callback;
} lcp_duties_query;
#define LCP_DUTIES_QUERY_INIT { (uint32_t)sizeof(lcp_duties_query), 0 }

/**
 * The verdict is allowed where there are duties, unspecified where no source names any,
 * not-applicable where the callback does not come to such an app on that OS, and conditional where
 * it is not known whether it does. A duty that turns on an unknown fact is not listed.
 */
typedef struct lcp_duties_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule; /**< with not-applicable: that of the life cycle; else LCP_RULE_NONE */
  uint32_t flags;
  uint32_t count;        /**< duties, for lcp_duty_at */
} lcp_duties_answer;
#define LCP_DUTIES_ANSWER_INIT { (uint32_t)sizeof(lcp_duties_answer), 0, 0, 0, 0, 0 }

/** One duty; its id is that of the rule. */
typedef struct lcp_duty {
  uint32_t struct_size;
  lcp_rule_index_t rule;
  lcp_callback_t undone_at; /**< the callback that undoes it; 0: none */
  uint32_t reserved;
  const char *text;         /**< what the app should do, as a sentence */
} lcp_duty;
#define LCP_DUTY_INIT { (uint32_t)sizeof(lcp_duty), 0, 0, 0, NULL }

/** Asks what an app owes in a callback. Since 0.2. */
lcp_status_t lcp_query_duties(const lcp_context *context, const lcp_duties_query *query,
                              lcp_duties_answer *answer, lcp_error *error);

/**
 * Gives those duties, in the order of the rule book; `index` counts from 0. With an OS range they
 * are those of its first version.
 *
 * Returns what the query returns, with `duty` in the place of the answer; LCP_ERROR_OUT_OF_RANGE
 * past the last one. Since 0.2.
 */
lcp_status_t lcp_duty_at(const lcp_context *context, const lcp_duties_query *query, uint32_t index,
                         lcp_duty *duty, lcp_error *error);

/* ==== Delivery =============================================================================== */

/** How does an event reach an app in a state? */
typedef struct lcp_delivery_query {
  uint32_t struct_size;
  lcp_state_t state;
  lcp_event_t event;
} lcp_delivery_query;
#define LCP_DELIVERY_QUERY_INIT { (uint32_t)sizeof(lcp_delivery_query), 0, 0 }

/** The verdict is allowed where the app or its user gets it, at once or later, else forbidden. */
typedef struct lcp_delivery_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_manner_t manner;     /**< 0: not told */
  lcp_callback_t callback; /**< that delivers it, or after which the system acts; 0: none, or not told */
  uint64_t requires_mask;
} lcp_delivery_answer;
#define LCP_DELIVERY_ANSWER_INIT { (uint32_t)sizeof(lcp_delivery_answer), 0, 0, 0, 0, 0, 0, 0, 0 }

/** Asks how an event reaches an app in a state. Since 0.2. */
lcp_status_t lcp_query_delivery(const lcp_context *context, const lcp_delivery_query *query,
                                lcp_delivery_answer *answer, lcp_error *error);

/** What does a background mode do? */
typedef struct lcp_mode_query {
  uint32_t struct_size;
  lcp_modes_t mode; /**< one mode */
} lcp_mode_query;
#define LCP_MODE_QUERY_INIT { (uint32_t)sizeof(lcp_mode_query), 0 }

/**
 * The verdict is allowed where the mode has an effect on the OS, not-applicable where it has none
 * yet or no more, and unspecified where no source says. It does not ask whether the app declares it.
 */
typedef struct lcp_mode_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_os_version_t introduced;  /**< 0: not known */
  lcp_os_version_t deprecated;  /**< 0: never, or not known */
  lcp_os_version_t removed;     /**< the first version without effect; 0: never, or not known */
  uint32_t permits_mask;        /**< activities that it permits in the background: bit n-1 for n */
  uint32_t keeps_running_mask;  /**< activities during which the app is not suspended: bit n-1 for n */
  uint32_t reserved;
  uint64_t wakes_mask;          /**< triggers that it enables: bit n-1 for n */
  uint64_t requires_mask;
} lcp_mode_answer;
#define LCP_MODE_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_mode_answer), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/** Asks what a background mode permits, wakes and keeps running. Since 0.2. */
lcp_status_t lcp_query_mode(const lcp_context *context, const lcp_mode_query *query,
                            lcp_mode_answer *answer, lcp_error *error);

/** How many? */
typedef struct lcp_quota_query {
  uint32_t struct_size;
  lcp_quota_t quota;
} lcp_quota_query;
#define LCP_QUOTA_QUERY_INIT { (uint32_t)sizeof(lcp_quota_query), 0 }

/** No number is known. */
#define LCP_COUNT_UNKNOWN INT64_C(-1)

/** The verdict is as that of a deadline. */
typedef struct lcp_quota_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_unit_t unit;
  lcp_expiry_t at_excess; /**< what becomes of more; 0: no source says */
  int64_t count;          /**< LCP_COUNT_UNKNOWN */
  int64_t window_ns;      /**< the span that it counts in; LCP_NS_UNKNOWN: it is no rate */
  uint64_t requires_mask;
} lcp_quota_answer;
#define LCP_QUOTA_ANSWER_INIT { (uint32_t)sizeof(lcp_quota_answer), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/** Asks how many the system allows. Since 0.2. */
lcp_status_t lcp_query_quota(const lcp_context *context, const lcp_quota_query *query,
                             lcp_quota_answer *answer, lcp_error *error);

/* ==== Manifest =============================================================================== */

/** A text by pointer and length. */
typedef struct lcp_text {
  const char *data; /**< NULL where length is 0 */
  size_t length;
} lcp_text;

/** One value of an Info.plist, as the host's property list reader gave it. */
typedef struct lcp_info_value {
  uint32_t struct_size;
  lcp_info_kind_t kind;
  int64_t integer;       /**< integer; boolean: 0 or 1 */
  lcp_text string;       /**< string */
  const lcp_text *items; /**< string-list; NULL where count is 0 */
  size_t count;          /**< string-list: 0 to 65536 */
} lcp_info_value;
#define LCP_INFO_VALUE_INIT { (uint32_t)sizeof(lcp_info_value), 0, 0, { NULL, 0 }, NULL, 0 }

/** Something to say of an entry. */
typedef struct lcp_notice {
  uint32_t struct_size;
  lcp_notice_kind_t kind;
  uint32_t index; /**< the item of a list, counted from 0 */
} lcp_notice;
#define LCP_NOTICE_INIT { (uint32_t)sizeof(lcp_notice), 0, 0 }

/**
 * Takes one top-level entry of an Info.plist into `app`. Reading the file is the host's.
 *
 * Keys that bear on the life cycle: UIBackgroundModes, UIApplicationExitsOnSuspend,
 * UIApplicationSceneManifest (a dictionary: its presence counts; give the
 * UIApplicationSupportsMultipleScenes inside it as a key of its own),
 * BGTaskSchedulerPermittedIdentifiers, MinimumOSVersion, DTSDKName, DTPlatformVersion (used where
 * DTSDKName was not), NSLocationAlwaysAndWhenInUseUsageDescription, NSLocationAlwaysUsageDescription,
 * NSLocationWhenInUseUsageDescription, NSMicrophoneUsageDescription. Any other key is accepted and
 * changes nothing. An entry that cannot be used changes nothing either, and a notice says why;
 * unknown modes are counted, and keys with a build variable left in are kept, for
 * lcp_query_manifest.
 *
 * `notices` has room for `notice_capacity` elements of sizeof(lcp_notice), which never grows; they
 * need not be initialised. `*notice_count` becomes the number of notices there were, which may be more. Both
 * pointers may be NULL. Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (app, key, value, a text, items,
 * notices with a capacity); LCP_ERROR_STRUCT_SIZE, LCP_ERROR_NEWER_STRUCT (app, value, error);
 * LCP_ERROR_MISSING_VALUE (kind 0); LCP_ERROR_UNKNOWN_VALUE (kind, or a field of app);
 * LCP_ERROR_OUT_OF_RANGE (boolean not 0 or 1, count, a length over PTRDIFF_MAX). Since 0.1.
 */
lcp_status_t lcp_app_apply_info(lcp_app *app, const char *key, size_t key_length,
                                const lcp_info_value *value, lcp_notice *notices,
                                size_t notice_capacity, size_t *notice_count, lcp_error *error);

/** The verdict is forbidden where a finding is an error, allowed otherwise. */
typedef struct lcp_manifest_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  uint32_t flags;
  uint32_t count; /**< findings, for lcp_manifest_finding_at */
} lcp_manifest_answer;
#define LCP_MANIFEST_ANSWER_INIT { (uint32_t)sizeof(lcp_manifest_answer), 0, 0, 0, 0 }

/** Something in a manifest that will not work, or that lacks something. */
typedef struct lcp_manifest_finding {
  uint32_t struct_size;
  lcp_rule_index_t rule;
  lcp_severity_t severity;
  uint32_t reserved;
  const char *key;     /**< of the Info.plist */
  const char *value;   /**< what was found; "" where it is a lack, or the host has it: see the
                            notices of lcp_app_apply_info */
  const char *message; /**< a sentence */
} lcp_manifest_finding;
#define LCP_MANIFEST_FINDING_INIT { (uint32_t)sizeof(lcp_manifest_finding), 0, 0, 0, NULL, NULL, NULL }

/**
 * Asks what in the manifest of the context's app will not work on its OS. A fact that is not known
 * makes no finding.
 *
 * Returns what every query returns. Since 0.2.
 */
lcp_status_t lcp_query_manifest(const lcp_context *context, lcp_manifest_answer *answer,
                                lcp_error *error);

/**
 * Gives those findings, in the order of the rule book; `index` counts from 0. With an OS range they
 * are those of its first version.
 *
 * Returns what the query returns, with `finding` in the place of the answer;
 * LCP_ERROR_OUT_OF_RANGE past the last one. Since 0.2.
 */
lcp_status_t lcp_manifest_finding_at(const lcp_context *context, uint32_t index,
                                     lcp_manifest_finding *finding, lcp_error *error);

/* ==== Terminations =========================================================================== */

/** What does a termination code mean? Reading a report is the host's. */
typedef struct lcp_termination_query {
  uint32_t struct_size;
  lcp_namespace_t namespace_; /**< 0: the report names none */
  uint64_t code;              /**< any number; jetsam's are the kernel's */
} lcp_termination_query;
#define LCP_TERMINATION_QUERY_INIT { (uint32_t)sizeof(lcp_termination_query), 0, 0 }

/**
 * The verdict is allowed for a life cycle termination whose cause is known, forbidden for what is
 * known and is none (a signal, a privacy violation), unspecified for what is not known.
 */
typedef struct lcp_termination_answer {
  uint32_t struct_size;
  lcp_verdict_t verdict;
  lcp_verdict_t newest_verdict;
  lcp_rule_index_t rule;
  lcp_evidence_t evidence;
  uint32_t flags;
  lcp_termination_t cause;      /**< 0: none of ours */
  lcp_allowance_t allowance;    /**< that was used up; 0: none, or the report tells which */
  int64_t allowance_ns;         /**< its limit, else its advice; LCP_NS_UNKNOWN, LCP_NS_UNLIMITED */
  uint64_t requires_mask;
  const char *meaning;          /**< a sentence; "" where nothing is known */
  lcp_rule_index_t broken_rule; /**< of the allowance or of conduct; LCP_RULE_NONE where
                                      there is none to break */
  uint32_t reserved;
} lcp_termination_answer;
#define LCP_TERMINATION_ANSWER_INIT \
  { (uint32_t)sizeof(lcp_termination_answer), 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0 }

/** Asks what a termination code means. Since 0.2. */
lcp_status_t lcp_query_termination(const lcp_context *context, const lcp_termination_query *query,
                                   lcp_termination_answer *answer, lcp_error *error);

/* ==== Explanations =========================================================================== */

/** One rule about a question, and the part that it has in the answer. */
typedef struct lcp_explanation {
  uint32_t struct_size;
  lcp_rule_index_t rule;
  lcp_role_t role;
  uint32_t reserved;
  uint64_t failing_mask; /**< its conditions that are not as it asks */
  uint64_t unknown_mask; /**< its conditions of which nothing is known */
} lcp_explanation;
#define LCP_EXPLANATION_INIT { (uint32_t)sizeof(lcp_explanation), 0, 0, 0, 0, 0 }

/*
 * The functions of this section list every rule about a question, whatever version, evidence
 * profile or condition it asks, in the order of the rule book: which decides, which was outweighed
 * by one of higher precedence, and why the others stand back. With an OS range the answer is that
 * of its first version. `index` counts from 0.
 *
 * Each returns what its query returns, with `explanation` in the place of the answer;
 * LCP_ERROR_OUT_OF_RANGE past the last one.
 */

/** Gives the rules about a transition. Since 0.2. */
lcp_status_t lcp_explain_transition(const lcp_context *context, const lcp_transition_query *query,
                             uint32_t index, lcp_explanation *explanation, lcp_error *error);

/** Gives the rules about an allowance. Since 0.2. */
lcp_status_t lcp_explain_deadline(const lcp_context *context, const lcp_deadline_query *query,
                             uint32_t index, lcp_explanation *explanation, lcp_error *error);

/** Gives the rules about a relaunch: delivery, standing, and relaunch. Since 0.2. */
lcp_status_t lcp_explain_relaunch(const lcp_context *context, const lcp_relaunch_query *query,
                             uint32_t index, lcp_explanation *explanation, lcp_error *error);

/** Gives the rules about conduct. Since 0.2. */
lcp_status_t lcp_explain_conduct(const lcp_context *context, const lcp_conduct_query *query,
                             uint32_t index, lcp_explanation *explanation, lcp_error *error);

/** Gives the rules about the delivery of an event. Since 0.2. */
lcp_status_t lcp_explain_delivery(const lcp_context *context, const lcp_delivery_query *query,
                             uint32_t index, lcp_explanation *explanation, lcp_error *error);

/** Gives the rules about a background mode. Since 0.2. */
lcp_status_t lcp_explain_mode(const lcp_context *context, const lcp_mode_query *query,
                             uint32_t index, lcp_explanation *explanation, lcp_error *error);

/** Gives the rules about a quota. Since 0.2. */
lcp_status_t lcp_explain_quota(const lcp_context *context, const lcp_quota_query *query,
                             uint32_t index, lcp_explanation *explanation, lcp_error *error);

/** Gives the rules about a termination code. Since 0.2. */
lcp_status_t lcp_explain_termination(const lcp_context *context, const lcp_termination_query *query,
                             uint32_t index, lcp_explanation *explanation, lcp_error *error);

/* ==== Rules ================================================================================== */

/**
 * One row of the rule book. The fields after `when_not` are those of its family; the others are 0
 * (durations: LCP_NS_UNKNOWN). Masks of states, life cycles, standings, causes, terminations,
 * triggers and allowances have bit n-1 for value n; an empty mask is "any" for last_causes,
 * terminations and interruptions.
 */
typedef struct lcp_rule {
  uint32_t struct_size;
  lcp_family_t family;
  const char *id;             /**< a slug, never reused, never renamed after a release */
  const char *note;           /**< "" where there is none */
  lcp_os_version_t since;     /**< first version on which it holds */
  lcp_os_version_t until;     /**< first version on which it no longer does; 0: open */
  uint32_t profiles;          /**< mask of evidence profiles that admit it */
  lcp_evidence_t evidence;
  lcp_verdict_t verdict;
  lcp_conflict_t conflict;    /**< 0: no source known to disagree */
  int32_t precedence;         /**< of two that apply, the higher one decides; 0: never decides */
  uint32_t citation_count;    /**< for lcp_rule_citation_at */
  uint64_t when;              /**< mask of conditions that must hold */
  uint64_t when_not;          /**< mask of conditions that must not hold */
  /* lifecycle: the result; transition and cause: mask of life cycles */
  uint32_t lifecycles;
  lcp_lifecycle_t lifecycle;
  /* transition, cause */
  uint32_t from_states;
  lcp_state_t to;             /**< transition: 0 where the rule is about leaving `from_states` */
  uint64_t causes;
  uint64_t last_causes;
  uint32_t interruptions;
  lcp_reason_t reason;
  lcp_state_t via;
  uint32_t step_count;        /**< for lcp_rule_step_at */
  /* delivery, relaunch */
  uint64_t triggers;
  lcp_state_t launch_state;
  lcp_callback_t callback;        /**< delivery */
  lcp_callback_t second_callback; /**< delivery: comes right after the first */
  lcp_fact_t on_launch_only;      /**< delivery: callbacks come after a launch, not a wake-up */
  lcp_guarantee_t guarantee;
  /* standing: terminations and the result; relaunch: mask of standings, and of terminations */
  uint32_t terminations;
  uint32_t standings;
  lcp_standing_t standing;
  /* deadline, delivery */
  uint32_t allowances;        /**< mask of allowances */
  lcp_expiry_t at_expiry;
  lcp_code_t code;
  lcp_fact_t extendable;
  int64_t advice_ns;
  int64_t limit_ns;
  int64_t warning_ns;
  /* Since 0.2 */
  lcp_axis_t axis;                /**< transition: that from_states, to and via are numbered on */
  uint32_t axes;                  /**< notification: mask of the axes of its transitions */
  lcp_callback_t launch_callback; /**< delivery: that brings it at a launch, where another one does */
  /* notification: beside `callback` */
  lcp_notification_t notification;
  lcp_fact_t posted_before;
  /* mode */
  lcp_modes_t mode;
  lcp_os_version_t deprecated;
  uint32_t permits;               /**< mask of activities */
  uint32_t keeps_running;         /**< mask of activities */
  /* event: from_states, callback */
  uint32_t events;                /**< mask of events */
  lcp_manner_t manner;
  /* quota: at_expiry */
  lcp_quota_t quota;
  lcp_unit_t unit;
  uint32_t activities;            /**< conduct: mask, with from_states, `callback` to stop before, code;
                                       termination: the conduct that was broken */
  lcp_price_t price;
  lcp_callback_t undone_at;       /**< duty, with `callback` */
  lcp_severity_t severity;        /**< manifest */
  lcp_termination_t cause;        /**< termination, with `allowances` */
  int64_t count;                  /**< quota; LCP_COUNT_UNKNOWN */
  int64_t window_ns;              /**< quota; LCP_NS_UNKNOWN */
  uint64_t namespaces;            /**< termination: mask; 0 is any */
  uint64_t code_low;              /**< termination */
  uint64_t code_high;
  const char *text;               /**< duty, manifest, termination: the sentence; "" elsewhere */
  const char *key;                /**< manifest */
  const char *value;              /**< manifest */
  lcp_fact_t reads_as_method;     /**< notification: the app reads the same as in the method; no:
                                       no source says what it reads */
  uint32_t reserved;
} lcp_rule;
#define LCP_RULE_INIT \
  { (uint32_t)sizeof(lcp_rule), 0, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, NULL, 0, 0 }

/** One callback in a transition rule, before versions and conditions choose. */
typedef struct lcp_rule_step {
  uint32_t struct_size;
  lcp_callback_t callback; /**< the newest form; 0: the callbacks of the trigger stand here */
  lcp_state_t state;       /**< read inside; 0: cannot be read, or no source says */
  lcp_condition_t when;    /**< only where this holds; 0: always */
  lcp_scene_state_t scene_state; /**< the scene's state inside; 0: none, or no source says. Since 0.2 */
} lcp_rule_step;
#define LCP_RULE_STEP_INIT { (uint32_t)sizeof(lcp_rule_step), 0, 0, 0, 0 }

/** Where something is said. */
typedef struct lcp_citation {
  uint32_t struct_size;
  uint32_t index;
  const char *key;       /**< short name, such as "A2" or "S-46" */
  const char *title;     /**< or, for a founding statement, what it states */
  const char *publisher;
  const char *address;   /**< web address without scheme; "" where there is none */
} lcp_citation;
#define LCP_CITATION_INIT { (uint32_t)sizeof(lcp_citation), 0, NULL, NULL, NULL, NULL }

/** Returns the number of rules. Since 0.1. */
uint32_t lcp_rule_count(void);

/**
 * Gives a rule; `index` counts from 0.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT, LCP_ERROR_STRUCT_SIZE (rule); LCP_ERROR_OUT_OF_RANGE
 * (index). Since 0.1.
 */
lcp_status_t lcp_rule_at(lcp_rule_index_t index, lcp_rule *rule);

/**
 * Finds a rule by its id, exactly as written.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (id, index); LCP_ERROR_OUT_OF_RANGE (a length over
 * PTRDIFF_MAX); LCP_ERROR_NOT_FOUND. Since 0.1.
 */
lcp_status_t lcp_rule_find(const char *id, size_t length, lcp_rule_index_t *index);

/** Gives a step of a transition rule; statuses as lcp_rule_at. Since 0.1. */
lcp_status_t lcp_rule_step_at(lcp_rule_index_t index, uint32_t step_index, lcp_rule_step *step);

/** Gives a citation of a rule, 0 to citation_count - 1; statuses as lcp_rule_at. Since 0.1. */
lcp_status_t lcp_rule_citation_at(lcp_rule_index_t index, uint32_t citation_index,
                                  lcp_citation *citation);

/** Returns the number of citations. Since 0.1. */
uint32_t lcp_citation_count(void);

/** Gives a citation; statuses as lcp_rule_at. Since 0.1. */
lcp_status_t lcp_citation_at(uint32_t index, lcp_citation *citation);

#ifdef __cplusplus
}
#endif

#endif /* LIFECYCLE_POLICY_H */
