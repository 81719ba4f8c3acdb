/*
 * lifecycle_policy_values.h - the enumerations of lifecycle_policy.h, which includes this file.
 *
 * Enumerations start at 1, and 0 is "not given"; statuses and termination codes have other numbers.
 * Values are never reused. LCP_BIT(value) is the bit of a value in a mask of its enumeration.
 * lcp_enum_name and lcp_enum_parse know all names.
 *
 * The comment on a value begins with its title, a phrase for people that ends at the first semicolon
 * and that lcp_enum_title gives. After it comes what else there is to say. On a condition, the title
 * says what is the case if the condition holds, and the phrase after "else:" what is the case if it
 * fails (lcp_condition_opposite_title). The title of a callback or notification is Apple's name.
 */
#ifndef LIFECYCLE_POLICY_VALUES_H
#define LIFECYCLE_POLICY_VALUES_H

#include <stdint.h>

/** Whether the question could be asked, and if not, why. */
typedef int32_t lcp_status_t;
enum {
  LCP_OK = 0, /**< the question was answered */
  LCP_ERROR_NULL_ARGUMENT = 10,   /**< a pointer that must not be NULL is NULL */
  LCP_ERROR_STRUCT_SIZE = 11,     /**< struct_size is less than 4 or more than 4096 */
  LCP_ERROR_NEWER_STRUCT = 12,    /**< a field that this library does not know is not zero */
  LCP_ERROR_STRIDE = 13,          /**< the stride is less than struct_size, or not 4 to 4096 */
  LCP_ERROR_POLICY = 14,          /**< this build of the library prepared no such policy */
  LCP_ERROR_DEVICE = 15,          /**< this build of the library set up no such device */
  LCP_ERROR_MEMORY = 16,          /**< no memory is available, or what was given is too small */
  LCP_ERROR_UNKNOWN_VALUE = 20,   /**< the value does not belong to its enumeration or mask */
  LCP_ERROR_OUT_OF_RANGE = 21,    /**< the number is outside its range */
  LCP_ERROR_MISSING_VALUE = 22,   /**< a value that must be given is 0 */
  LCP_ERROR_MALFORMED = 23,       /**< the text cannot be read */
  LCP_ERROR_PROCESS_KIND = 24,    /**< the OS, or this call, has no processes of this kind; `least`
                                       is the first version that has them, packed as by LCP_OS, and
                                       0 if the call takes no processes of this kind */
  LCP_ERROR_NOT_FOUND = 30,       /**< what was looked for is not there; a name, a rule, an app */
  LCP_ERROR_BATCH_ELEMENT = 40,   /**< at least one element failed, and its status says why */
  LCP_ERROR_QUEUE_FULL = 50,      /**< effects have to be taken from the device first; nothing was
                                       changed, except the time if the call advances the clock */
  LCP_ERROR_TABLE_FULL = 51,      /**< a table of the device has no room; nothing was changed */
  LCP_ERROR_NO_PROCESS = 52,      /**< the process that reports has ended, or has another number */
  LCP_ERROR_SUSPENDED = 53,       /**< the process that reports is suspended, and runs no code */
  LCP_ERROR_DEVICE_OFF = 54,      /**< the device is off, or going off */
  LCP_ERROR_DEVICE_ON = 55,       /**< the device is on */
  LCP_ERROR_LATE = 56,            /**< the reply is late: the call timed out or was answered before;
                                       also a reply to an effect that needs none, or whose process or
                                       app is gone */
  LCP_ERROR_AUDITOR = 57,         /**< no auditor that this build set up */
  LCP_ERROR_SESSION = 58,         /**< no session of this auditor */
  LCP_ERROR_DAY = 59,             /**< this build of the library began no such day */
  LCP_ERROR_SNAPSHOT = 60,        /**< the bytes are not a snapshot, or are cut off or damaged */
  LCP_ERROR_SNAPSHOT_NEWER = 61,  /**< the snapshot is in a newer format */
  LCP_ERROR_SNAPSHOT_FOREIGN = 62 /**< the snapshot is of a device of another version or profile */
};

/** The enumerations, for lcp_enum_name, lcp_enum_title, lcp_enum_parse and lcp_enum_value_at. */
typedef int32_t lcp_enum_kind_t;
enum {
  LCP_ENUM_STATE         = 1, /**< state */
  LCP_ENUM_QUESTION      = 2, /**< question */
  LCP_ENUM_AXIS          = 3, /**< axis */
  LCP_ENUM_LIFECYCLE     = 4, /**< life cycle */
  LCP_ENUM_CAUSE         = 5, /**< cause of a transition */
  LCP_ENUM_TERMINATION   = 6, /**< termination */
  LCP_ENUM_TRIGGER       = 7, /**< trigger */
  LCP_ENUM_INTERRUPTION  = 8, /**< interruption */
  LCP_ENUM_CALLBACK      = 9, /**< callback */
  LCP_ENUM_MODE          = 10, /**< background mode */
  LCP_ENUM_ACTIVITY      = 11, /**< activity of an app */
  LCP_ENUM_ALLOWANCE     = 12, /**< allowance */
  LCP_ENUM_EXPIRY        = 13, /**< what happens at expiry */
  LCP_ENUM_VERDICT       = 14, /**< verdict */
  LCP_ENUM_GUARANTEE     = 15, /**< guarantee of a launch */
  LCP_ENUM_EVIDENCE      = 16, /**< evidence */
  LCP_ENUM_PROFILE       = 17, /**< evidence profile */
  LCP_ENUM_FACT          = 18, /**< three-valued fact */
  LCP_ENUM_IDIOM         = 19, /**< kind of device */
  LCP_ENUM_AUTHORIZATION = 20, /**< location authorization */
  LCP_ENUM_REASON        = 21, /**< reason for a verdict */
  LCP_ENUM_CONDITION     = 22, /**< condition */
  LCP_ENUM_STANDING      = 23, /**< standing with the system */
  LCP_ENUM_SINCE         = 24, /**< event since a termination */
  LCP_ENUM_FAMILY        = 25, /**< family of rules */
  LCP_ENUM_CONFLICT      = 26, /**< conflict between sources */
  LCP_ENUM_CODE          = 27, /**< termination code */
  LCP_ENUM_INFO          = 28, /**< kind of an Info.plist value */
  LCP_ENUM_NOTICE        = 29, /**< notice about an Info.plist entry */
  LCP_ENUM_FIELD         = 30, /**< field of a call */
  LCP_ENUM_STATUS        = 31, /**< status of a call */
  LCP_ENUM_NOTIFICATION  = 32, /**< notification */
  LCP_ENUM_PRICE         = 33, /**< price of misconduct */
  LCP_ENUM_EVENT         = 34, /**< event for an app */
  LCP_ENUM_MANNER        = 35, /**< manner of a delivery */
  LCP_ENUM_QUOTA         = 36, /**< quota */
  LCP_ENUM_UNIT          = 37, /**< unit of a quota */
  LCP_ENUM_SEVERITY      = 38, /**< severity of a finding */
  LCP_ENUM_NAMESPACE     = 39, /**< namespace of a termination reason */
  LCP_ENUM_ROLE          = 40, /**< role of a rule */
  LCP_ENUM_FORM          = 41, /**< form of a policy */
  LCP_ENUM_KNOWLEDGE     = 42, /**< knowledge of a condition */
  LCP_ENUM_RULE_FIELD    = 43, /**< field of a rule */
  LCP_ENUM_SILENCE       = 44, /**< subject of silence */
  LCP_ENUM_MOMENT = 45, /**< moment of a clock */
  LCP_ENUM_ORIGIN = 46, /**< origin of a trigger */
  LCP_ENUM_DISPOSITION = 47, /**< disposition of an event */
  LCP_ENUM_OCCASION = 48, /**< occasion until which an event is kept */
  LCP_ENUM_MERGING = 49, /**< merging of notices */
  LCP_ENUM_OCCURRENCE = 50, /**< event of a device */
  LCP_ENUM_EFFECT = 51, /**< effect of a device */
  LCP_ENUM_CHANGING = 52, /**< fact that can change */
  LCP_ENUM_REPLY = 53, /**< reply to a call */
  LCP_ENUM_TREATMENT = 54, /**< treatment of what the rules leave open */
  LCP_ENUM_UNKNOWN_LIMIT = 55, /**< replacement for an unknown limit */
  LCP_ENUM_RECEIVER = 56, /**< receiver of a callback */
  LCP_ENUM_LAUNCH_OPTION = 57, /**< key of the launch options */
  LCP_ENUM_CONNECTION_OPTION = 58, /**< property of the connection options */
  LCP_ENUM_RETURN_VALUE = 59, /**< meaning of a return value */
  LCP_ENUM_RECORD = 60, /**< record of a log */
  LCP_ENUM_CLOCK = 61, /**< clock of a log */
  LCP_ENUM_AUDIT = 62, /**< kind of an audit's finding */
  LCP_ENUM_GROUND = 63, /**< ground for or against an end */
  LCP_ENUM_STRICTNESS = 64, /**< strictness of an audit */
  LCP_ENUM_ERROR_DOMAIN = 65, /**< domain of an error */
  LCP_ENUM_PROCESS_KIND = 66 /**< kind of process */
};

/** State of the app process, or of one scene. */
typedef int32_t lcp_state_t;
enum {
  LCP_STATE_NOT_RUNNING         = 1, /**< not running; no process (or only a record of one) */
  LCP_STATE_PREWARMED           = 2, /**< prewarmed; the process was started ahead of time, and has
                                          run no app code yet; iOS 15.0 on */
  LCP_STATE_INACTIVE            = 3, /**< inactive in the foreground; code runs, no UI events
                                          delivered */
  LCP_STATE_ACTIVE              = 4, /**< active in the foreground; the app receives events */
  LCP_STATE_BACKGROUND          = 5, /**< in the background; running code off screen; iOS 4.0 on */
  LCP_STATE_SUSPENDED           = 6, /**< suspended; in memory, running no code; iOS 4.0 on */
  /* activation states of one scene; iOS 13.0 on */
  LCP_STATE_UNATTACHED          = 7, /**< a scene that is not connected; also a scene that was just
                                          made */
  LCP_STATE_FOREGROUND_INACTIVE = 8, /**< a foreground scene that is inactive */
  LCP_STATE_FOREGROUND_ACTIVE   = 9, /**< a foreground scene that is active */
  LCP_STATE_SCENE_BACKGROUND    = 10 /**< a scene in the background */
};

/** Whether a rule on a notification is about the app or a scene: the field `axes` of the rule. */
typedef int32_t lcp_axis_t;
enum {
  LCP_AXIS_APP   = 1, /**< the app process */
  LCP_AXIS_SCENE = 2 /**< one scene of the app */
};

/** The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest. */
typedef int32_t lcp_lifecycle_t;
enum {
  LCP_LIFECYCLE_NO_MULTITASKING  = 1, /**< a life cycle without multitasking; iOS 2 and 3, an SDK
                                           before 4.0, or hardware without multitasking: leaving the
                                           app ends it */
  LCP_LIFECYCLE_STANDARD         = 2, /**< a life cycle with the app delegate only; iOS 4.0 on */
  LCP_LIFECYCLE_EXITS_ON_SUSPEND = 3, /**< a life cycle without the background;
                                           UIApplicationExitsOnSuspend on iOS 4.0 to 12 */
  LCP_LIFECYCLE_SCENES           = 4 /**< a life cycle with scenes; UIScene, iOS 13.0 on */
};

/** Why a transition happens. Every termination except `none` and `never-launched` is also a cause
    of the same name. */
typedef int32_t lcp_cause_t;
enum {
  LCP_CAUSE_LAUNCH_BY_USER              = 1, /**< the user starts the app; by icon, notification,
                                                  URL, ... */
  LCP_CAUSE_LAUNCH_BY_SYSTEM            = 2, /**< the system starts the app in the background; to
                                                  handle an event */
  LCP_CAUSE_PREWARM                     = 3, /**< the system starts the process ahead of use; iOS
                                                  15.0 on */
  LCP_CAUSE_PREWARM_DISCARDED           = 4, /**< the system drops a prewarmed process */
  LCP_CAUSE_ACTIVATION                  = 5, /**< the system delivers events to the app; the second
                                                  half of a launch or return */
  LCP_CAUSE_INTERRUPTION_BEGIN          = 6, /**< something covers the app; see interruption
                                                  kinds */
  LCP_CAUSE_INTERRUPTION_IGNORED        = 7, /**< the user dismisses the interruption */
  LCP_CAUSE_INTERRUPTION_ACCEPTED       = 8, /**< the user accepts the interruption */
  LCP_CAUSE_HOME_BUTTON                 = 9, /**< the user goes to the home screen; by home button,
                                                  or swipe up */
  LCP_CAUSE_APP_SWITCH                  = 10, /**< another app comes to the front */
  LCP_CAUSE_APP_SWITCHER_OPEN           = 11, /**< the user opens the app switcher */
  LCP_CAUSE_APP_SWITCHER_CLOSED         = 12, /**< the user returns from the app switcher to the
                                                   same app */
  LCP_CAUSE_DEVICE_LOCK                 = 13, /**< the device is locked; by Sleep/Wake button, or
                                                   auto-lock */
  LCP_CAUSE_DEVICE_UNLOCK               = 14, /**< the user unlocks the device */
  LCP_CAUSE_RETURN_BY_USER              = 15, /**< the user comes back to an app in memory */
  LCP_CAUSE_WAKE_BY_SYSTEM              = 16, /**< the system runs a suspended app in the
                                                   background */
  LCP_CAUSE_EXECUTION_FINISHED          = 17, /**< no reason is left to keep the app running */
  LCP_CAUSE_MEMORY_PRESSURE             = 18, /**< the system needs memory */
  LCP_CAUSE_LOW_BATTERY_SHUTDOWN        = 19, /**< the device turns off because its battery is
                                                   empty */
  LCP_CAUSE_SYSTEM_SHUTDOWN             = 20, /**< the user turns the device off */
  LCP_CAUSE_SCENE_REQUEST               = 21, /**< the app requests a scene */
  LCP_CAUSE_SCENE_ACTIVATION            = 22, /**< the system activates a scene */
  LCP_CAUSE_SCENE_DISCONNECT            = 23, /**< the system disconnects a scene */
  LCP_CAUSE_WINDOW_CLOSED               = 24, /**< the user closes one window; iPad */
  LCP_CAUSE_SYSTEM_RECLAIMED            = 25, /**< the system reclaims the memory of a suspended
                                                   app; memory pressure */
  LCP_CAUSE_SYSTEM_ENDED_BACKGROUND     = 26, /**< the system ends an app running in the background;
                                                   memory pressure */
  LCP_CAUSE_MEMORY_LIMIT                = 27, /**< the app passes its own memory limit */
  LCP_CAUSE_CRASH                       = 28, /**< the app crashes */
  LCP_CAUSE_WATCHDOG                    = 29, /**< a callback takes too long */
  LCP_CAUSE_BACKGROUND_TASK_EXPIRED     = 30, /**< a background task is not ended in time */
  LCP_CAUSE_BACKGROUND_FETCH_EXPIRED    = 31, /**< a background fetch is not finished in time */
  LCP_CAUSE_URL_SESSION_EXPIRED         = 32, /**< events of a background URL session are not
                                                   handled in time */
  LCP_CAUSE_CPU_LIMIT                   = 33, /**< the app uses too much CPU time */
  LCP_CAUSE_THERMAL                     = 34, /**< the device is too hot */
  LCP_CAUSE_DISK_PRESSURE               = 35, /**< the system needs storage */
  LCP_CAUSE_RESOURCE_HELD               = 36, /**< the app holds a file or database lock at
                                                   suspension */
  LCP_CAUSE_VOIP_UNREPORTED             = 37, /**< the app reports no call after a VoIP push */
  LCP_CAUSE_VOIP_WAKE_RATE              = 38, /**< the VoIP app wakes too often */
  LCP_CAUSE_PRIVACY_CHANGED             = 39, /**< the user changes a privacy switch in Settings;
                                                   iOS 6.0 on */
  LCP_CAUSE_USER_FORCE_QUIT             = 40, /**< the user swipes the app away in the app switcher;
                                                   with the minus sign on iOS 4 to 6 */
  LCP_CAUSE_USER_FORCE_QUIT_HELD_BUTTON = 41, /**< the user ends the app by holding the home
                                                   button */
  LCP_CAUSE_APP_EXIT                    = 42, /**< the app exits; exit() or return from main */
  LCP_CAUSE_EXITS_ON_SUSPEND            = 43, /**< the app ends instead of entering the
                                                   background */
  LCP_CAUSE_APP_UPDATE                  = 44, /**< an update replaces the app */
  LCP_CAUSE_APP_UNINSTALL               = 45, /**< the user deletes the app */
  LCP_CAUSE_DEBUGGER_STOP               = 46, /**< the debugger stops the app */
  LCP_CAUSE_REBOOT                      = 47, /**< the device restarts */
  LCP_CAUSE_RESOURCE_USE = 48, /**< the app uses too much of key system resources */
  LCP_CAUSE_INSECURE_DRAWING = 49, /**< the app draws while the device is locked; up to iOS 12 */
  LCP_CAUSE_BACKGROUND_GRAPHICS = 50 /**< the app uses the GPU in the background; up to iOS 12 */
};

/** How the process ended. */
typedef int32_t lcp_termination_t;
enum {
  LCP_TERMINATION_NONE                        = 1,
      /**< the process did not end; still in memory, suspended */
  LCP_TERMINATION_MEMORY_PRESSURE             = 2,
      /**< the system needed memory; the state of the app is not known */
  LCP_TERMINATION_SYSTEM_RECLAIMED            = 3,
      /**< the system reclaimed the memory of the suspended app; memory pressure */
  LCP_TERMINATION_SYSTEM_ENDED_BACKGROUND     = 4,
      /**< the system ended the app in the background; memory pressure, while running */
  LCP_TERMINATION_MEMORY_LIMIT                = 5, /**< the app passed its own memory limit */
  LCP_TERMINATION_CRASH                       = 6, /**< the app crashed */
  LCP_TERMINATION_WATCHDOG                    = 7, /**< a callback took too long */
  LCP_TERMINATION_BACKGROUND_TASK_EXPIRED     = 8, /**< a background task was not ended in time */
  LCP_TERMINATION_BACKGROUND_FETCH_EXPIRED    = 9,
      /**< a background fetch was not finished in time */
  LCP_TERMINATION_URL_SESSION_EXPIRED         = 10,
      /**< events of a background URL session were not handled in time */
  LCP_TERMINATION_CPU_LIMIT                   = 11, /**< the app used too much CPU time */
  LCP_TERMINATION_THERMAL                     = 12, /**< the device was too hot */
  LCP_TERMINATION_DISK_PRESSURE               = 13, /**< the system needed storage */
  LCP_TERMINATION_RESOURCE_HELD               = 14,
      /**< the app held a file or database lock at suspension */
  LCP_TERMINATION_VOIP_UNREPORTED             = 15,
      /**< the app reported no call after a VoIP push */
  LCP_TERMINATION_VOIP_WAKE_RATE              = 16, /**< the VoIP app woke too often */
  LCP_TERMINATION_PRIVACY_CHANGED             = 17,
      /**< the user changed a privacy switch in Settings; iOS 6.0 on */
  LCP_TERMINATION_USER_FORCE_QUIT             = 18,
      /**< the user swiped the app away in the app switcher */
  LCP_TERMINATION_USER_FORCE_QUIT_HELD_BUTTON = 19,
      /**< the user ended the app by holding the home button */
  LCP_TERMINATION_APP_EXIT                    = 20,
      /**< the app exited; exit() or return from main */
  LCP_TERMINATION_EXITS_ON_SUSPEND            = 21,
      /**< the app ended instead of entering the background */
  LCP_TERMINATION_APP_UPDATE                  = 22, /**< an update replaced the app */
  LCP_TERMINATION_APP_UNINSTALL               = 23, /**< the user deleted the app */
  LCP_TERMINATION_DEBUGGER_STOP               = 24, /**< the debugger stopped the app */
  LCP_TERMINATION_REBOOT                      = 25,
      /**< the device restarted; or was turned off and on; an update of the OS restarts the device,
           too */
  LCP_TERMINATION_NEVER_LAUNCHED              = 26,
      /**< the app was never opened; it is installed, and has the force-quit flag */
  LCP_TERMINATION_RESOURCE_USE = 27, /**< the app used too much of key system resources */
  LCP_TERMINATION_INSECURE_DRAWING = 28, /**< the app drew while the device was locked; up to iOS
                                              12 */
  LCP_TERMINATION_BACKGROUND_GRAPHICS = 29 /**< the app used the GPU in the background; up to iOS
                                                12 */
};

/** What happened: the reason for a launch, a wake-up or a delivery. */
typedef int32_t lcp_trigger_t;
enum {
  LCP_TRIGGER_USER_TAP                    = 1, /**< the user opens the app */
  LCP_TRIGGER_NOTIFICATION_TAP            = 2, /**< the user taps a notification of the app */
  LCP_TRIGGER_NOTIFICATION_ACTION         = 3, /**< the user taps a button of a notification;
                                                    handled in the background */
  LCP_TRIGGER_OPEN_URL                    = 4, /**< a URL is opened in the app */
  LCP_TRIGGER_HANDOFF                     = 5, /**< the user continues an activity from another
                                                    device; Handoff */
  LCP_TRIGGER_QUICK_ACTION                = 6, /**< the user chooses a quick action of the app's
                                                    icon */
  LCP_TRIGGER_APP_INTENT                  = 7, /**< an app intent runs */
  LCP_TRIGGER_CARPLAY_CONNECT             = 8, /**< CarPlay connects */
  LCP_TRIGGER_STANDARD_LOCATION           = 9, /**< the location changes, with standard updates;
                                                    startUpdatingLocation */
  LCP_TRIGGER_SIGNIFICANT_LOCATION_CHANGE = 10, /**< the location changes significantly */
  LCP_TRIGGER_REGION_ENTER                = 11, /**< the device enters a monitored region */
  LCP_TRIGGER_REGION_EXIT                 = 12, /**< the device leaves a monitored region */
  LCP_TRIGGER_BEACON                      = 13, /**< the device enters or leaves the region of a
                                                     beacon; iBeacon */
  LCP_TRIGGER_MONITOR_CONDITION           = 14, /**< a condition of a location monitor changes;
                                                     CLMonitor */
  LCP_TRIGGER_VISIT                       = 15, /**< a visit begins or ends */
  LCP_TRIGGER_LOCATION_PUSH               = 16, /**< a location push arrives */
  LCP_TRIGGER_BACKGROUND_FETCH            = 17, /**< the system offers time for a background fetch;
                                                     performFetch */
  LCP_TRIGGER_SILENT_PUSH                 = 18, /**< a silent push arrives; content-available, no
                                                     alert */
  LCP_TRIGGER_SILENT_PUSH_WITH_ALERT      = 19, /**< a silent push with an alert arrives;
                                                     content-available and an alert */
  LCP_TRIGGER_VISIBLE_PUSH                = 20, /**< a visible push arrives; alert only */
  LCP_TRIGGER_URL_SESSION_FINISHED        = 21, /**< a background URL session finishes */
  LCP_TRIGGER_URL_SESSION_AUTHENTICATION  = 22, /**< a background URL session asks for
                                                     authentication */
  LCP_TRIGGER_NEWSSTAND_PUSH              = 23, /**< a Newsstand push arrives */
  LCP_TRIGGER_NEWSSTAND_DOWNLOAD_FINISHED = 24, /**< a Newsstand download finishes */
  LCP_TRIGGER_VOIP_BOOT                   = 25, /**< the device starts, for a VoIP app */
  LCP_TRIGGER_VOIP_SOCKET_DATA            = 26, /**< data arrives at a VoIP socket */
  LCP_TRIGGER_VOIP_RELAUNCH_AFTER_EXIT    = 27, /**< the process of a VoIP app ends */
  LCP_TRIGGER_VOIP_PUSH                   = 28, /**< a VoIP push arrives; PushKit */
  LCP_TRIGGER_PUSH_TO_TALK                = 29, /**< a Push to Talk push arrives */
  LCP_TRIGGER_AUDIO_DATA_NEEDED           = 30, /**< audio that plays needs more data */
  LCP_TRIGGER_BLUETOOTH_CENTRAL           = 31, /**< a Bluetooth central gets data or an event */
  LCP_TRIGGER_BLUETOOTH_PERIPHERAL        = 32, /**< a Bluetooth peripheral gets a request; from a
                                                     central */
  LCP_TRIGGER_ACCESSORY_DATA              = 33, /**< an accessory sends data; External Accessory */
  LCP_TRIGGER_ACCESSORY_CONNECTION        = 34, /**< an accessory connects or disconnects; External
                                                     Accessory */
  LCP_TRIGGER_APP_REFRESH_TASK            = 35, /**< an app refresh task is due; BGAppRefreshTask */
  LCP_TRIGGER_PROCESSING_TASK             = 36, /**< a processing task is due; BGProcessingTask */
  LCP_TRIGGER_CONTINUED_PROCESSING_TASK   = 37, /**< a continued processing task starts;
                                                     BGContinuedProcessingTask */
  LCP_TRIGGER_HEALTH_RESEARCH_TASK        = 38, /**< a health research task is due;
                                                     BGHealthResearchTask */
  LCP_TRIGGER_HEALTHKIT_DELIVERY          = 39, /**< HealthKit has new data for the app */
  LCP_TRIGGER_WATCH_MESSAGE               = 40, /**< the watch sends a message; WCSession
                                                     sendMessage */
  LCP_TRIGGER_WATCH_TRANSFER              = 41, /**< the watch transfers user info; WCSession
                                                     transferUserInfo */
  LCP_TRIGGER_LIVE_ACTIVITY               = 42, /**< a push arrives for a Live Activity */
  LCP_TRIGGER_LOCAL_NOTIFICATION          = 43, /**< a local notification fires */
  LCP_TRIGGER_PREWARM = 44, /**< the system starts the process ahead of use */
  LCP_TRIGGER_NOTIFICATION_SERVICE_EXTENSION = 45,
      /**< a push arrives that the app's extension may change */
  LCP_TRIGGER_LIVE_UPDATES = 46, /**< a live update of the location arrives;
                                      CLLocationUpdate.liveUpdates */
  LCP_TRIGGER_VOIP_KEEP_ALIVE = 47, /**< the keep-alive handler of a VoIP app is due;
                                         setKeepAliveTimeout: */
  LCP_TRIGGER_WORKOUT_MIRRORING = 48, /**< mirroring of a workout on the watch begins */
  LCP_TRIGGER_WORKOUT_RECOVERY = 49, /**< a workout was still running when the app ended */
  LCP_TRIGGER_PERMISSION_RESPONSE = 50, /**< a guardian answers a request for permission;
                                             PermissionKit */
  LCP_TRIGGER_COLLABORATION = 51, /**< a collaboration asks for an action of the app;
                                      SWCollaborationCoordinator */
  LCP_TRIGGER_CLOUDKIT_SHARE = 52, /**< the user accepts a CloudKit share */
  LCP_TRIGGER_NOTIFICATION_SETTINGS = 53, /**< the user asks for the app's notification
                                               settings; from the system's */
  LCP_TRIGGER_SIRI_INTENT = 54, /**< SiriKit asks the app to handle an intent */
  LCP_TRIGGER_LOCAL_PUSH_CALL = 55, /**< a call comes by local push; NEAppPushProvider */
  LCP_TRIGGER_CRASH_DETECTION = 56, /**< Crash Detection finds a car crash */
  LCP_TRIGGER_EXPOSURE_NOTIFICATION = 57, /**< Exposure Notification runs its app; iOS 12.5 */
  LCP_TRIGGER_SHAREPLAY = 58, /**< a group begins an activity of the app; SharePlay */
  LCP_TRIGGER_HOTSPOT_COMMAND = 59, /**< a network with a login is in reach; NEHotspotHelper */
  LCP_TRIGGER_WATCHKIT_REQUEST = 60, /**< a WatchKit extension asks the app; the first kind of
                                          watch app */
  LCP_TRIGGER_WORKOUT_DATA = 61, /**< the watch sends data of a mirrored workout */
  LCP_TRIGGER_PUSH_TO_TALK_TRANSMIT = 62, /**< the user talks into a Push to Talk channel; a
                                              button of the system, or of an accessory */
  LCP_TRIGGER_EXTENSION_REQUEST = 63 /**< an app extension is asked for; by the user, the system or
                                          another app, depending on its kind */
};

/** What covers the app. */
typedef int32_t lcp_interruption_t;
enum {
  LCP_INTERRUPTION_PHONE_CALL          = 1, /**< an incoming call that fills the screen */
  LCP_INTERRUPTION_CALL_BANNER         = 2, /**< an incoming call as a banner; iOS 14.0 on */
  LCP_INTERRUPTION_SMS_ALERT           = 3, /**< an alert for a text message */
  LCP_INTERRUPTION_SYSTEM_ALERT        = 4, /**< a system alert; for a permission and the like */
  LCP_INTERRUPTION_NOTIFICATION_CENTER = 5, /**< Notification Center */
  LCP_INTERRUPTION_CONTROL_CENTER      = 6, /**< Control Center */
  LCP_INTERRUPTION_SIRI                = 7, /**< Siri */
  LCP_INTERRUPTION_BIOMETRIC_PROMPT    = 8, /**< a prompt for Touch ID or Face ID */
  LCP_INTERRUPTION_IN_APP_PURCHASE     = 9, /**< the sheet of an in-app purchase */
  LCP_INTERRUPTION_LOW_BATTERY_ALERT   = 10, /**< an alert about a low battery */
  LCP_INTERRUPTION_ALARM               = 11, /**< an alarm */
  LCP_INTERRUPTION_SHARE_SHEET         = 12, /**< a share sheet */
  LCP_INTERRUPTION_BANNER              = 13, /**< a notification banner; interrupts nothing */
  LCP_INTERRUPTION_APPLE_PAY = 14, /**< the sheet of Apple Pay */
  LCP_INTERRUPTION_SIGN_IN_WITH_APPLE = 15, /**< the sheet of Sign in with Apple */
  LCP_INTERRUPTION_WEB_AUTHENTICATION = 16, /**< the prompt of a web authentication;
                                                 ASWebAuthenticationSession */
  LCP_INTERRUPTION_SLIDE_OVER = 17 /**< another app that slides over; iPad */
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
  LCP_CALLBACK_HEALTHKIT_UPDATE_HANDLER                 = 60, /**< healthkit-update-handler (HKObserverQuery; iOS 8.0) */
  LCP_CALLBACK_WILL_PRESENT_NOTIFICATION                = 61, /**< userNotificationCenter:willPresentNotification:withCompletionHandler: (iOS 10.0) */
  LCP_CALLBACK_STATE_RESTORATION_ACTIVITY_FOR_SCENE     = 62, /**< stateRestorationActivityForScene: (iOS 13.0) */
  LCP_CALLBACK_SCENE_RESTORE_INTERACTION_STATE          = 63, /**< scene:restoreInteractionStateWithUserActivity: (iOS 15.0) */
  LCP_CALLBACK_USER_DID_ACCEPT_CLOUDKIT_SHARE = 64, /**< application:userDidAcceptCloudKitShareWithMetadata: (iOS 10.0) */
  LCP_CALLBACK_WINDOW_SCENE_USER_DID_ACCEPT_CLOUDKIT_SHARE = 65, /**< windowScene:userDidAcceptCloudKitShareWithMetadata: (iOS 13.0) */
  LCP_CALLBACK_OPEN_SETTINGS_FOR_NOTIFICATION = 66, /**< userNotificationCenter:openSettingsForNotification: (iOS 12.0) */
  LCP_CALLBACK_HANDLE_INTENT = 67, /**< application:handleIntent:completionHandler: (iOS 11.0) */
  LCP_CALLBACK_HANDLER_FOR_INTENT = 68, /**< application:handlerForIntent: (iOS 14.0) */
  LCP_CALLBACK_HANDLE_WATCHKIT_EXTENSION_REQUEST = 69, /**< application:handleWatchKitExtensionRequest:reply: (iOS 8.2) */
  LCP_CALLBACK_DID_BEGIN_TRANSMITTING = 70, /**< channelManager:channelUUID:didBeginTransmittingFromSource: (iOS 16.0) */
  LCP_CALLBACK_DID_CONNECT_CAR_INTERFACE_CONTROLLER = 71, /**< application:didConnectCarInterfaceController:toWindow: (iOS 12.0) */
  LCP_CALLBACK_TEMPLATE_SCENE_DID_CONNECT = 72, /**< templateApplicationScene:didConnectInterfaceController: (iOS 14.0) */
  LCP_CALLBACK_DID_RECEIVE_INCOMING_VOIP_PUSH = 73, /**< pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler: (iOS 26.4) */
  LCP_CALLBACK_SHOULD_SAVE_SECURE_APPLICATION_STATE = 74, /**< application:shouldSaveSecureApplicationState: (iOS 13.2) */
  LCP_CALLBACK_SHOULD_RESTORE_SECURE_APPLICATION_STATE = 75, /**< application:shouldRestoreSecureApplicationState: (iOS 13.2) */
  LCP_CALLBACK_SCENE_WILL_CONTINUE_USER_ACTIVITY = 76 /**< scene:willContinueUserActivityWithType: (iOS 13.0) */
};

/** The values of UIBackgroundModes. */
typedef int32_t lcp_mode_t;
enum {
  LCP_MODE_AUDIO                  = 1, /**< playing or recording audio; iOS 4.0 */
  LCP_MODE_LOCATION               = 2, /**< location updates; iOS 4.0 */
  LCP_MODE_VOIP                   = 3, /**< Voice over IP; iOS 4.0 */
  LCP_MODE_NEWSSTAND_CONTENT      = 4, /**< Newsstand downloads; iOS 5.0 */
  LCP_MODE_EXTERNAL_ACCESSORY     = 5, /**< communication with external accessories; iOS 5.0 */
  LCP_MODE_BLUETOOTH_CENTRAL      = 6, /**< use of Bluetooth LE accessories; iOS 5.0 */
  LCP_MODE_BLUETOOTH_PERIPHERAL   = 7, /**< acting as a Bluetooth LE accessory; iOS 6.0 */
  LCP_MODE_FETCH                  = 8, /**< background fetch; iOS 7.0 */
  LCP_MODE_REMOTE_NOTIFICATION    = 9, /**< remote notifications; iOS 7.0 */
  LCP_MODE_PROCESSING             = 10, /**< processing in the background; iOS 13.0 */
  LCP_MODE_PUSH_TO_TALK           = 11, /**< Push to Talk; iOS 16.0 */
  LCP_MODE_NEARBY_INTERACTION     = 12, /**< Nearby Interaction; iOS 16.0 */
  LCP_MODE_NETWORK_AUTHENTICATION = 13, /**< network authentication; iOS 9.0 */
  LCP_MODE_SCREEN_CAPTURE = 14 /**< capture of the whole display; iOS 27.0 */
};

/** What an app may be doing. */
typedef int32_t lcp_activity_t;
enum {
  LCP_ACTIVITY_TOUCH_DELIVERY              = 1, /**< receiving touches */
  LCP_ACTIVITY_UI_UPDATE                   = 2, /**< updating the user interface */
  LCP_ACTIVITY_OPENGL_ES                   = 3, /**< using the GPU with OpenGL ES */
  LCP_ACTIVITY_GL_COMMANDS_IN_FLIGHT       = 4, /**< having OpenGL ES commands in flight */
  LCP_ACTIVITY_METAL                       = 5, /**< using the GPU with Metal */
  LCP_ACTIVITY_SHARED_RESOURCE             = 6, /**< holding a shared resource of the system */
  LCP_ACTIVITY_FILE_LOCK                   = 7, /**< holding a file or database lock */
  LCP_ACTIVITY_PROTECTED_FILE_ACCESS       = 8, /**< accessing a protected file */
  LCP_ACTIVITY_CAMERA                      = 9, /**< using the camera */
  LCP_ACTIVITY_BONJOUR_SERVICE             = 10, /**< offering a Bonjour service */
  LCP_ACTIVITY_LISTENING_SOCKET            = 11, /**< listening on a socket */
  LCP_ACTIVITY_NETWORK_SOCKET              = 12, /**< using a network socket */
  LCP_ACTIVITY_ACCESSORY_SESSION           = 13, /**< keeping a session with an accessory open */
  LCP_ACTIVITY_TIMER                       = 14, /**< running a timer */
  LCP_ACTIVITY_HEAVY_WORK                  = 15, /**< doing heavy work */
  LCP_ACTIVITY_AUDIO_PLAYBACK              = 16, /**< playing audio */
  LCP_ACTIVITY_AUDIO_RECORDING             = 17, /**< going on to record audio */
  LCP_ACTIVITY_BEGIN_BACKGROUND_TASK       = 18, /**< beginning a background task */
  LCP_ACTIVITY_START_LOCATION_UPDATES      = 19, /**< starting location updates */
  LCP_ACTIVITY_SENSITIVE_CONTENT_ON_SCREEN = 20, /**< showing sensitive content */
  LCP_ACTIVITY_ALERT_ON_SCREEN = 21, /**< showing a sheet or an alert view; one of the app */
  LCP_ACTIVITY_BACKGROUND_TRANSFER = 22, /**< a transfer of a background URL session */
  LCP_ACTIVITY_PLAY_ALONGSIDE_OTHERS = 23, /**< playing audio along with other apps */
  LCP_ACTIVITY_SCHEDULE_APP_REFRESH = 24, /**< scheduling an app refresh task; submitting a
                                               BGAppRefreshTaskRequest */
  LCP_ACTIVITY_SCHEDULE_PROCESSING = 25, /**< scheduling a processing task; submitting a
                                              BGProcessingTaskRequest */
  LCP_ACTIVITY_SCHEDULE_CONTINUED_PROCESSING = 26,
      /**< scheduling a continued processing task; submitting a BGContinuedProcessingTaskRequest */
  LCP_ACTIVITY_SCHEDULE_HEALTH_RESEARCH = 27, /**< scheduling a health research task; submitting a
                                                   BGHealthResearchTaskRequest */
  LCP_ACTIVITY_START_AUDIO_RECORDING = 28, /**< beginning to record audio; AUDIO_RECORDING: going on
                                                to record */
  LCP_ACTIVITY_ACTIVATE_AUDIO_SESSION = 29, /**< activating an audio session that does not mix with
                                                others */
  LCP_ACTIVITY_SCREEN_CAPTURE = 30, /**< capturing the whole display; ScreenCaptureKit */
  LCP_ACTIVITY_NEURAL_ENGINE = 31, /**< using the Neural Engine */
  LCP_ACTIVITY_BLUETOOTH_SCAN = 32, /**< scanning for Bluetooth peripherals */
  LCP_ACTIVITY_BLUETOOTH_ADVERTISE = 33, /**< advertising as a Bluetooth peripheral */
  LCP_ACTIVITY_INTER_APP_AUDIO = 34 /**< serving another app with audio; Inter-App Audio */
};

/** A span of time, or a rate, that the system allows. */
typedef int32_t lcp_allowance_t;
enum {
  LCP_ALLOWANCE_PROCESS_LAUNCH                 = 1,
      /**< the launch of the process; from its start to the first frame, newer watchdog name */
  LCP_ALLOWANCE_SCENE_CREATE                   = 2, /**< the first scene on screen */
  LCP_ALLOWANCE_SCENE_UPDATE                   = 3,
      /**< a UI update or the way to the background; a UI update while running, and entering the
           background */
  LCP_ALLOWANCE_LAUNCH                         = 4,
      /**< the launch of the app; launch to ready, older watchdog name */
  LCP_ALLOWANCE_RESUME                         = 5, /**< the return to the foreground */
  LCP_ALLOWANCE_SUSPEND                        = 6, /**< leaving the foreground */
  LCP_ALLOWANCE_DID_ENTER_BACKGROUND           = 7,
      /**< the return of applicationDidEnterBackground:; time until it returns */
  LCP_ALLOWANCE_WILL_TERMINATE                 = 8,
      /**< the return of applicationWillTerminate:; time until it returns */
  LCP_ALLOWANCE_PROCESS_EXIT                   = 9,
      /**< the end of the process; time to end when asked */
  LCP_ALLOWANCE_EXITS_ON_SUSPEND_CLEANUP       = 10,
      /**< the clean-up of an app that opted out of the background */
  LCP_ALLOWANCE_BACKGROUND_TASK                = 11, /**< a background task; beginBackgroundTask */
  LCP_ALLOWANCE_BACKGROUND_TASK_IN_FETCH       = 12,
      /**< a background task begun after a fetch wake-up */
  LCP_ALLOWANCE_EXPIRATION_HANDLER             = 13,
      /**< the expiration handler; time to end the task */
  LCP_ALLOWANCE_BACKGROUND_FETCH               = 14,
      /**< a background fetch; until the completion handler of performFetch */
  LCP_ALLOWANCE_SILENT_PUSH                    = 15,
      /**< a silent push; until the fetchCompletionHandler of the push */
  LCP_ALLOWANCE_APP_REFRESH_TASK               = 16, /**< an app refresh task; BGAppRefreshTask */
  LCP_ALLOWANCE_PROCESSING_TASK                = 17, /**< a processing task; BGProcessingTask */
  LCP_ALLOWANCE_CONTINUED_PROCESSING_TASK      = 18,
      /**< a continued processing task; BGContinuedProcessingTask */
  LCP_ALLOWANCE_HEALTH_RESEARCH_TASK           = 19,
      /**< a health research task; BGHealthResearchTask */
  LCP_ALLOWANCE_URL_SESSION_EVENTS             = 20,
      /**< the events of a background URL session; handleEventsForBackgroundURLSession */
  LCP_ALLOWANCE_ACCESSORY_WAKE                 = 21,
      /**< a wake-up by an accessory; External Accessory */
  LCP_ALLOWANCE_BLUETOOTH_WAKE                 = 22, /**< a wake-up by Bluetooth; Core Bluetooth */
  LCP_ALLOWANCE_LOCATION_WAKE                  = 23, /**< a wake-up by location */
  LCP_ALLOWANCE_VOIP_KEEP_ALIVE_INTERVAL       = 24,
      /**< the interval between keep-alive handlers; the minimum for setKeepAliveTimeout: */
  LCP_ALLOWANCE_VOIP_KEEP_ALIVE_HANDLER        = 25,
      /**< a keep-alive handler; the handler of setKeepAliveTimeout: */
  LCP_ALLOWANCE_VOIP_PUSH_REPORT               = 26,
      /**< the report of a call after a VoIP push; from the push to the reported call */
  LCP_ALLOWANCE_VOIP_WAKE_RATE                 = 27, /**< the wake-ups of a legacy VoIP app */
  LCP_ALLOWANCE_CPU_USAGE                      = 28, /**< CPU use in the background */
  LCP_ALLOWANCE_NOTIFICATION_SERVICE_EXTENSION = 29,
      /**< a notification service extension; from didReceive to contentHandler */
  LCP_ALLOWANCE_LIVE_ACTIVITY = 30, /**< a Live Activity; from its start */
  LCP_ALLOWANCE_PERSISTENT_WIFI = 31, /**< Wi-Fi without UIRequiresPersistentWiFi; from the last
                                           use */
  LCP_ALLOWANCE_APP_INTENT = 32, /**< an app intent that runs in the background */
  LCP_ALLOWANCE_WORKOUT_MIRRORING = 33, /**< the start of a Live Activity for a mirrored workout */
  LCP_ALLOWANCE_BACKGROUND_TRANSFER = 34, /**< a background transfer; from its start to its end */
  LCP_ALLOWANCE_SIRI_INTENT = 35, /**< a phase of a SiriKit intent; with the launch of its
                                       extension or app */
  LCP_ALLOWANCE_EXTENSION_LAUNCH = 36, /**< the launch of an app extension */
  LCP_ALLOWANCE_LOCATION_PUSH = 37, /**< a location push service extension at work */
  LCP_ALLOWANCE_EXPIRING_ACTIVITY = 38 /**< an expiring activity; performExpiringActivity */
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
  LCP_EXPIRY_STOP_LAUNCHING   = 8, /**< the system stops launching the app for this; for the
                                        purpose of the allowance */
  LCP_EXPIRY_NOTHING          = 9, /**< nothing is known to happen */
  LCP_EXPIRY_DROP = 10, /**< anything over the limit is dropped without notice */
  LCP_EXPIRY_REFUSE = 11, /**< the request fails with an error */
  LCP_EXPIRY_REPLACE = 12 /**< the newer request replaces the older */
};

/** The answer. If no source says, it is `unspecified`, never `forbidden`. */
typedef int32_t lcp_verdict_t;
enum {
  LCP_VERDICT_ALLOWED        = 1, /**< allowed */
  LCP_VERDICT_FORBIDDEN      = 2, /**< forbidden */
  LCP_VERDICT_CONDITIONAL    = 3, /**< it depends on a fact that was not given; see
                                       `requires_mask` */
  LCP_VERDICT_NOT_APPLICABLE = 4, /**< the thing does not exist on that OS, or for that life
                                       cycle */
  LCP_VERDICT_UNSPECIFIED    = 5, /**< no source says */
  LCP_VERDICT_UNKNOWN_OS     = 6 /**< the OS is newer than the rule set; the rest of the answer is
                                      for the newest known OS */
};

/** How firmly the system promises a launch. */
typedef int32_t lcp_guarantee_t;
enum {
  LCP_GUARANTEE_IMMEDIATE     = 1, /**< at once; when the event happens */
  LCP_GUARANTEE_ELIGIBLE      = 2, /**< when the system chooses; it may delay the launch */
  LCP_GUARANTEE_DISCRETIONARY = 3 /**< when the system chooses, if at all */
};

/** The kind of source on which a rule is based. */
typedef int32_t lcp_evidence_t;
enum {
  LCP_EVIDENCE_DOCUMENTED = 1, /**< documented by Apple; in public documentation */
  LCP_EVIDENCE_ENGINEER   = 2, /**< said by an Apple engineer */
  LCP_EVIDENCE_OBSERVED   = 3, /**< measured by developers */
  LCP_EVIDENCE_ARTICLE    = 4, /**< said by published articles and books */
  LCP_EVIDENCE_INFERRED   = 5, /**< inferred by us; explained in a note */
  LCP_EVIDENCE_OVERRIDDEN = 6 /**< the caller's own figure */
};

/** The evidence profile: which rules may decide. */
typedef int32_t lcp_profile_t;
enum {
  LCP_PROFILE_DOCUMENTED = 1, /**< Apple's documentation alone */
  LCP_PROFILE_OBSERVED   = 2, /**< documentation, Apple's engineers and measured behaviour; also
                                   published articles; if sources disagree, the better observed
                                   source wins */
  LCP_PROFILE_FOUNDING   = 3 /**< the four founding documents as they stand; nothing else. Its name
                                  is "article" */
};

/** A three-valued fact. 0, not given, is the same as unknown. */
typedef int32_t lcp_fact_t;
enum {
  LCP_FACT_UNKNOWN = 0, /**< unknown */
  LCP_FACT_NO      = 1, /**< no */
  LCP_FACT_YES     = 2 /**< yes */
};

/** Kind of device. */
typedef int32_t lcp_idiom_t;
enum {
  LCP_IDIOM_PHONE = 1, /**< a phone */
  LCP_IDIOM_PAD   = 2 /**< an iPad */
};

/** Location authorization granted at run time. */
typedef int32_t lcp_authorization_t;
enum {
  LCP_AUTHORIZATION_NONE        = 1, /**< no authorization for location */
  LCP_AUTHORIZATION_WHEN_IN_USE = 2, /**< When In Use authorization for location */
  LCP_AUTHORIZATION_ALWAYS      = 3, /**< Always authorization for location */
  LCP_AUTHORIZATION_PROVISIONAL_ALWAYS = 4, /**< provisional Always authorization for location;
                                                 events that need Always wait for the answer of
                                                 the user */
  LCP_AUTHORIZATION_WHEN_IN_USE_REDUCED = 5, /**< When In Use authorization with reduced accuracy */
  LCP_AUTHORIZATION_ALWAYS_REDUCED = 6 /**< Always authorization with reduced accuracy */
};

/** Why the answer to `transition`, `next`, `path` or `call` has its verdict. */
typedef int32_t lcp_reason_t;
enum {
  LCP_REASON_NOT_ONE_STEP       = 1, /**< the transition takes several steps; legal, but see `via`
                                          and the steps */
  LCP_REASON_LEADS_ELSEWHERE    = 2, /**< the cause leads from here to another state; `via` */
  LCP_REASON_CAUSE_OUT_OF_PLACE = 3, /**< the cause cannot occur in this state; because of what
                                          the cause means */
  LCP_REASON_STATE_UNAVAILABLE  = 4, /**< this life cycle has no such state */
  LCP_REASON_CAUSE_UNAVAILABLE  = 5, /**< this OS has no such cause, trigger or interruption */
  LCP_REASON_TOLERATED          = 6, /**< seen on devices, but no source says that it is intended */
  LCP_REASON_NO_PATH            = 7, /**< no chain of permitted causes leads to the state */
  LCP_REASON_SCENES_NOT_COVERED = 8, /**< the evidence profile says nothing about scenes */
  LCP_REASON_INTERRUPTS_NOTHING = 9, /**< this kind of interruption does not cover the app */
  LCP_REASON_CALLBACK_UNAVAILABLE = 10, /**< this OS or life cycle has no such callback */
  LCP_REASON_OTHER_CALLBACKS = 11, /**< the trigger brings other callbacks */
  LCP_REASON_LAUNCHES_NOTHING = 12 /**< the trigger launches or wakes no app by this cause; or the
                                        callback comes only at a launch */
};

/** A fact that an answer can depend on. */
typedef int32_t lcp_condition_t;
enum {
  LCP_CONDITION_HARDWARE_MULTITASKING          = 1,
      /**< a device with multitasking; else: a device without multitasking */
  LCP_CONDITION_MULTITASKING_SDK               = 2,
      /**< an app linked against an SDK of 4.0 or later; else: an app linked against an SDK before
           4.0 */
  LCP_CONDITION_EXITS_ON_SUSPEND               = 3,
      /**< UIApplicationExitsOnSuspend; else: no UIApplicationExitsOnSuspend */
  LCP_CONDITION_SCENES_ADOPTED                 = 4,
      /**< an app with scenes; else: an app without scenes */
  LCP_CONDITION_MULTIPLE_SCENES                = 5, /**< several scenes; else: one scene */
  LCP_CONDITION_CALLKIT_SDK                    = 6,
      /**< an app linked against an SDK of 13.0 or later; else: an app linked against an SDK before
           13.0 */
  LCP_CONDITION_PHONE                          = 7, /**< a phone; else: not a phone */
  LCP_CONDITION_PAD                            = 8, /**< an iPad; else: not an iPad */
  LCP_CONDITION_REAL_DEVICE                    = 9, /**< a real device; else: the Simulator */
  LCP_CONDITION_CELLULAR                       = 10,
      /**< a cellular radio; else: no cellular radio */
  LCP_CONDITION_FIRST_UNLOCK_DONE              = 11,
      /**< a device that was unlocked since it started; else: a device that was not unlocked since
           it started; a device without a passcode counts as unlocked */
  LCP_CONDITION_PASSCODE                       = 12, /**< a passcode; else: no passcode */
  LCP_CONDITION_BACKGROUND_APP_REFRESH         = 13,
      /**< Background App Refresh on; else: Background App Refresh off */
  LCP_CONDITION_LOW_POWER_MODE_OFF             = 14,
      /**< Low Power Mode off; else: Low Power Mode on */
  LCP_CONDITION_CHARGING                       = 15,
      /**< a charging device; else: no charging device */
  LCP_CONDITION_DEBUGGER_DETACHED              = 16, /**< no debugger; else: a debugger */
  LCP_CONDITION_LOCATION_AUTHORIZATION_GRANTED = 17,
      /**< authorization for location; else: no authorization for location; when in use, or
           always */
  LCP_CONDITION_LOCATION_AUTHORIZATION_ALWAYS  = 18,
      /**< Always authorization for location; else: no Always authorization for location */
  LCP_CONDITION_RESTORATION_IDENTIFIER         = 19,
      /**< Bluetooth state restoration; else: no Bluetooth state restoration; of the app's Core
           Bluetooth managers */
  LCP_CONDITION_SESSION_SENDS_LAUNCH_EVENTS    = 20,
      /**< a URL session that sends launch events; else: a URL session that sends no launch
           events */
  LCP_CONDITION_BLUETOOTH_ON                   = 21,
      /**< Bluetooth on; else: Bluetooth off; by the switch in Settings */
  LCP_CONDITION_BLUETOOTH_ON_IN_CONTROL_CENTER = 22,
      /**< Bluetooth on in Control Center; else: Bluetooth off in Control Center */
  LCP_CONDITION_AIRPLANE_MODE_OFF              = 23,
      /**< airplane mode off; else: airplane mode on */
  LCP_CONDITION_ACCESSORY_SETUP_KIT            = 24,
      /**< accessories of AccessorySetupKit; else: no accessories of AccessorySetupKit */
  LCP_CONDITION_FORCE_QUIT_SURVIVES_REBOOT     = 25,
      /**< a force quit that outlasts a reboot; else: a force quit that ends with a reboot; an
           option of the device facts */
  LCP_CONDITION_REGIONS_END_AT_REBOOT          = 26,
      /**< regions that end with a reboot; else: regions that outlast a reboot; an option of the
           device facts */
  LCP_CONDITION_REBOOTED_SINCE                 = 27, /**< a reboot since; else: no reboot since */
  LCP_CONDITION_UNLOCKED_SINCE                 = 28, /**< an unlock since; else: no unlock since */
  LCP_CONDITION_USER_LAUNCHED_SINCE            = 29,
      /**< a launch by the user since; else: no launch by the user since */
  LCP_CONDITION_STATE_RESTORATION              = 30,
      /**< state restoration; else: no state restoration; the app preserves and restores its
           interface */
  LCP_CONDITION_PERMITTED_IDENTIFIERS          = 31,
      /**< permitted task identifiers; else: no permitted task identifiers; the entries of
           BGTaskSchedulerPermittedIdentifiers */
  LCP_CONDITION_MODE_AUDIO                     = 32,
      /**< the background mode audio; else: no background mode audio */
  LCP_CONDITION_MODE_LOCATION                  = 33,
      /**< the background mode location; else: no background mode location */
  LCP_CONDITION_MODE_VOIP                      = 34,
      /**< the background mode voip; else: no background mode voip */
  LCP_CONDITION_MODE_NEWSSTAND_CONTENT         = 35,
      /**< the background mode newsstand-content; else: no background mode newsstand-content */
  LCP_CONDITION_MODE_EXTERNAL_ACCESSORY        = 36,
      /**< the background mode external-accessory; else: no background mode external-accessory */
  LCP_CONDITION_MODE_BLUETOOTH_CENTRAL         = 37,
      /**< the background mode bluetooth-central; else: no background mode bluetooth-central */
  LCP_CONDITION_MODE_BLUETOOTH_PERIPHERAL      = 38,
      /**< the background mode bluetooth-peripheral; else: no background mode
           bluetooth-peripheral */
  LCP_CONDITION_MODE_FETCH                     = 39,
      /**< the background mode fetch; else: no background mode fetch */
  LCP_CONDITION_MODE_REMOTE_NOTIFICATION       = 40,
      /**< the background mode remote-notification; else: no background mode remote-notification */
  LCP_CONDITION_MODE_PROCESSING                = 41,
      /**< the background mode processing; else: no background mode processing */
  LCP_CONDITION_MODE_PUSH_TO_TALK              = 42,
      /**< the background mode push-to-talk; else: no background mode push-to-talk */
  LCP_CONDITION_MODE_NEARBY_INTERACTION        = 43,
      /**< the background mode nearby-interaction; else: no background mode nearby-interaction */
  LCP_CONDITION_MODE_NETWORK_AUTHENTICATION    = 44,
      /**< the background mode network-authentication; else: no background mode
           network-authentication */
  LCP_CONDITION_SCENE_SDK                      = 45,
      /**< an app linked against an SDK of 27.0 or later; else: an app linked against an SDK before
           27.0 */
  LCP_CONDITION_DEVICE_UNLOCKED = 46, /**< an unlocked device; else: a locked device; a device
                                           without a passcode counts as unlocked */
  LCP_CONDITION_ALWAYS_USAGE_TEXT = 47, /**< a usage text for Always; else: no usage text for
                                             Always; NSLocationAlwaysAndWhenInUseUsageDescription,
                                             or its older form */
  LCP_CONDITION_WHEN_IN_USE_USAGE_TEXT = 48, /**< a usage text for When In Use; else: no usage text
                                                  for When In Use;
                                                  NSLocationWhenInUseUsageDescription */
  LCP_CONDITION_MICROPHONE_USAGE_TEXT = 49, /**< a usage text for the microphone; else: no usage
                                                 text for the microphone;
                                                 NSMicrophoneUsageDescription */
  LCP_CONDITION_MINIMUM_OS_MET = 50, /**< an OS that is not older than MinimumOSVersion; else: an OS
                                          older than MinimumOSVersion; holds also if
                                          MinimumOSVersion is not given */
  LCP_CONDITION_MODES_KNOWN = 51, /**< only modes that Apple lists; else: a mode that Apple does not
                                       list */
  LCP_CONDITION_NO_PLACEHOLDERS = 52, /**< no build variable in the Info.plist; else: a build
                                           variable in the Info.plist; an unexpanded one, in a key
                                           that was read */
  LCP_CONDITION_ANY_MODE = 53, /**< a background mode; else: no background mode */
  LCP_CONDITION_TASK_MODES = 54, /**< the background mode fetch or processing; else: neither the
                                      background mode fetch nor processing */
  LCP_CONDITION_PUSHKIT_SDK = 55, /**< an app linked against an SDK of 10.0 or later; else: an app
                                       linked against an SDK before 10.0 */
  LCP_CONDITION_BACKGROUND_ACTIVITY_SESSION = 56, /**< a CLBackgroundActivitySession when it last
                                                       ran; else: no CLBackgroundActivitySession
                                                       when it last ran */
  LCP_CONDITION_SERVICE_SESSION = 57, /**< a CLServiceSession for Always when it last ran; else: no
                                           CLServiceSession for Always when it last ran */
  LCP_CONDITION_SEVERAL_FOREGROUND_SLOTS = 58, /**< several apps in front; else: one app in front;
                                                    holds if more than one app can be in front */
  LCP_CONDITION_INTERFACE_KEPT = 59, /**< a scene session, or a saved interface, that UIKit kept;
                                          else: no scene session or saved interface that UIKit
                                          kept */
  LCP_CONDITION_MULTITASKING_CAMERA = 60, /**< permission to use the camera beside other apps; else:
                                               no permission to use the camera beside other apps */
  LCP_CONDITION_STATE_TO_RESTORE = 61, /**< a saved interface to restore; else: no saved interface
                                            to restore; the app restores its interface, and UIKit
                                            kept what it saved */
  LCP_CONDITION_SCREEN_UNLOCKED = 62, /**< an unlocked screen; else: a locked screen; with a passcode
                                          or without one */
  LCP_CONDITION_MODE_SCREEN_CAPTURE = 63, /**< the background mode screen-capture; else: no
                                               background mode screen-capture */
  LCP_CONDITION_FULL_ACCURACY = 64 /**< full accuracy for location; else: reduced accuracy for
                                        location */
};

/** How an app stands with the system when an event comes. */
typedef int32_t lcp_standing_t;
enum {
  LCP_STANDING_IN_MEMORY   = 1, /**< suspended in memory */
  LCP_STANDING_ENDED       = 2, /**< ended by anything but a force quit; the ends with a standing of
                                     their own are below */
  LCP_STANDING_FORCE_QUIT  = 3, /**< force quit by the user; has the force-quit flag (or was never
                                     launched) */
  LCP_STANDING_REBOOTED    = 4, /**< not running since the device started */
  LCP_STANDING_OPTED_OUT   = 5, /**< ended by UIApplicationExitsOnSuspend */
  LCP_STANDING_HELD_BUTTON = 6, /**< ended by holding the home button */
  LCP_STANDING_UPDATED     = 7, /**< ended by an update of the app */
  LCP_STANDING_UNINSTALLED = 8, /**< uninstalled */
  LCP_STANDING_RUNNING = 9, /**< running in the background */
  LCP_STANDING_IN_FRONT = 10 /**< running in front */
};

/** What happened between a termination and an event. */
typedef int32_t lcp_since_t;
enum {
  LCP_SINCE_REBOOT      = 1, /**< the device restarted */
  LCP_SINCE_UNLOCK      = 2, /**< the user unlocked the device; the first unlock after the boot */
  LCP_SINCE_USER_LAUNCH = 3 /**< the user launched the app */
};

/** A family of rules. */
typedef int32_t lcp_family_t;
enum {
  LCP_FAMILY_LIFECYCLE  = 1, /**< which life cycle an app has */
  LCP_FAMILY_TRANSITION = 2, /**< which state follows on a cause */
  LCP_FAMILY_CAUSE      = 3, /**< in which states a cause can occur */
  LCP_FAMILY_DELIVERY   = 4, /**< what a trigger delivers; and since which version it exists */
  LCP_FAMILY_DEADLINE   = 5, /**< how long an allowance lasts */
  LCP_FAMILY_STANDING   = 6, /**< what a termination leaves behind */
  LCP_FAMILY_RELAUNCH   = 7, /**< whether a trigger wakes or launches an app */
  LCP_FAMILY_NOTIFICATION = 8, /**< which notification accompanies a callback */
  LCP_FAMILY_MODE = 9, /**< what a background mode permits */
  LCP_FAMILY_EVENT = 10, /**< how an event reaches an app in a state */
  LCP_FAMILY_QUOTA = 11, /**< how many of something the system allows */
  LCP_FAMILY_CONDUCT = 12, /**< what an app may do in a state */
  LCP_FAMILY_DUTY = 13, /**< what an app owes in a callback */
  LCP_FAMILY_MANIFEST = 14, /**< which parts of a manifest will not work */
  LCP_FAMILY_TERMINATION = 15, /**< what a termination code means */
  LCP_FAMILY_CALLBACK = 16, /**< since which version a callback exists; and which callback is called
                                 in its place */
  LCP_FAMILY_CHOICE = 17, /**< what a question means if it leaves something open */
  LCP_FAMILY_SILENCE = 18, /**< where silence does not mean "no"; the subject on which the sources
                                say nothing */
  LCP_FAMILY_WATCHDOG = 19, /**< which allowance limits a callback */
  LCP_FAMILY_DISPOSITION = 20, /**< what becomes of a trigger that does not run the app */
  LCP_FAMILY_SUSPENSION = 21, /**< what keeps the system from suspending an app */
  LCP_FAMILY_PURGE = 22, /**< in which order apps are ended when memory is short */
  LCP_FAMILY_CALL = 23 /**< who receives a callback, with which options; and what its return value
                            changes */
};

/** A disagreement between sources. Each side has a rule. */
typedef int32_t lcp_conflict_t;
enum {
  LCP_CONFLICT_BACKGROUND_TASK_BUDGET       = 1, /**< how long background tasks may run; 150 s, or
                                                      600, 180 and 30 s by OS */
  LCP_CONFLICT_FORCE_QUIT_CALLBACK          = 2, /**< what a force quit sends to a running app; no
                                                      message, or applicationWillTerminate: */
  LCP_CONFLICT_FORCE_QUIT_ACROSS_REBOOT     = 3, /**< whether a reboot clears the force-quit flag */
  LCP_CONFLICT_LOCATION_AFTER_FORCE_QUIT    = 4, /**< since when location relaunches after a force
                                                      quit; from iOS 8.0, or from 7.1 */
  LCP_CONFLICT_STANDARD_LOCATION_RELAUNCH   = 5, /**< whether standard location updates relaunch an
                                                      app */
  LCP_CONFLICT_PROCESSING_AFTER_FORCE_QUIT  = 6, /**< whether processing tasks run after a force
                                                      quit */
  LCP_CONFLICT_BEFORE_FIRST_UNLOCK          = 7, /**< what is launched before the first unlock;
                                                      nothing, or named exceptions */
  LCP_CONFLICT_DID_ENTER_BACKGROUND_LIMIT   = 8, /**< the limit of applicationDidEnterBackground:; 5
                                                      s, or the watchdog's 10 s */
  LCP_CONFLICT_LAUNCH_LIMIT                 = 9, /**< the limit of a launch; 5 s of advice, or the
                                                      watchdog's 20 s */
  LCP_CONFLICT_REGION_AFTER_REBOOT          = 10, /**< whether regions relaunch an app after a
                                                       reboot */
  LCP_CONFLICT_TERMINATE_RUNNING_BACKGROUND = 11, /**< how the system ends an app in the background;
                                                       applicationWillTerminate:, or SIGKILL */
  LCP_CONFLICT_BACKGROUND_LAUNCH_CALLBACK   = 12, /**< what is called at a background launch or
                                                       wake-up; applicationDidEnterBackground:, or
                                                       none */
  LCP_CONFLICT_LOCK_BY_VERSION              = 13, /**< what a lock does on iOS 4, 5 and 7 */
  LCP_CONFLICT_LOCATION_AFTER_FORCE_QUIT_26 = 14, /**< whether location relaunches after a force
                                                       quit on iOS 26 */
  LCP_CONFLICT_TERMINATE_AT_SHUTDOWN        = 15, /**< what a running app gets at shutdown;
                                                       applicationWillTerminate:, or nothing */
  LCP_CONFLICT_VISIT_AFTER_FORCE_QUIT       = 16, /**< whether visits relaunch an app after a force
                                                       quit */
  LCP_CONFLICT_PUSH_AFTER_FORCE_QUIT        = 17, /**< whether pushes relaunch an app after a force
                                                       quit */
  LCP_CONFLICT_HEALTHKIT_AFTER_FORCE_QUIT   = 18, /**< whether HealthKit relaunches an app after a
                                                       force quit */
  LCP_CONFLICT_EXITS_ON_SUSPEND_BACKGROUND  = 19, /**< what UIApplicationExitsOnSuspend calls first;
                                                       applicationDidEnterBackground: before
                                                       applicationWillTerminate:, or not */
  LCP_CONFLICT_KEEP_ALIVE_DEPRECATION       = 20, /**< when keep-alive handlers were deprecated; in
                                                       iOS 9.0, or in 10.0 */
  LCP_CONFLICT_FORCE_QUIT_BEFORE_7          = 21, /**< what a force quit prevents before iOS 7 */
  LCP_CONFLICT_TERMINATE_ONLY_IN_BACKGROUND = 22, /**< which apps get applicationWillTerminate:;
                                                       those in the background alone, or others
                                                       too */
  LCP_CONFLICT_UNDOCUMENTED_LIMIT           = 23, /**< whether a limit has a figure; none, or 5 s */
  LCP_CONFLICT_BLUETOOTH_TOGGLES_26         = 24, /**< whether the technote's fifth note applies
                                                       literally */
  LCP_CONFLICT_LOCAL_NOTIFICATION_LIMIT = 25, /**< how many local notifications are kept; 64, or
                                                   128 */
  LCP_CONFLICT_SCENE_FORCE_QUIT_ORDER = 26, /**< what a force quit calls in a scene;
                                                 sceneDidEnterBackground:, or sceneDidDisconnect: */
  LCP_CONFLICT_SCENE_ACTIVATION_STATE = 27, /**< which state the app reads in sceneDidBecomeActive:;
                                                 active, or inactive */
  LCP_CONFLICT_ACCESSORY_SESSIONS = 28, /**< when suspension closes accessory sessions; after iOS 4,
                                             or up to iOS 4 and without the mode */
  LCP_CONFLICT_DISCRETIONARY_TRANSFERS = 29, /**< which transfers are discretionary; those begun in
                                                  the foreground, or in the background */
  LCP_CONFLICT_LOCATION_SUSPENSION = 30, /**< whether the location mode stops suspension; it does
                                              not, or keeps the app running */
  LCP_CONFLICT_SESSION_AFTER_FORCE_QUIT = 31, /**< whether a force quit destroys the session of a
                                                   scene; and what the scene saved */
  LCP_CONFLICT_BEACON_MODE = 32, /**< which regions need the location mode; beacon regions, or
                                      none */
  LCP_CONFLICT_LOCATION_IN_USE = 33, /**< whether When In Use permits monitoring in the
                                          background; while updates begun in front go on */
  LCP_CONFLICT_SIGNIFICANT_TIME_CHANGE = 34, /**< when a suspended app learns of a time change; in
                                                  the foreground, or when it runs */
  LCP_CONFLICT_URL_REFUSED_AT_LAUNCH = 35, /**< which launch methods must return NO to refuse a URL;
                                                either of them, or both */
  LCP_CONFLICT_LOCATION_WITHOUT_REFRESH = 36 /**< whether location events need Background App
                                                  Refresh; from 8.0 on */
};

/** Termination codes, as the 32-bit pattern. */
typedef uint32_t lcp_code_t;
#define LCP_CODE_WATCHDOG UINT32_C(0x8badf00d) /**< the app did not launch, respond or end in
                                                    time */
#define LCP_CODE_BACKGROUND_TASK UINT32_C(0x2182bad2) /**< a background task was not ended in
                                                           time */
#define LCP_CODE_BACKGROUND_URL_SESSION UINT32_C(0x2182bad3) /**< events of a background URL session
                                                                  were not handled in time */
#define LCP_CODE_BACKGROUND_FETCH UINT32_C(0x2182bad4) /**< a background fetch was not finished in
                                                            time */
#define LCP_CODE_RESOURCE_HELD UINT32_C(0xdead10cc) /**< the app held a file or database lock at
                                                         suspension */
#define LCP_CODE_THERMAL UINT32_C(0xc00010ff) /**< the device was too hot */
#define LCP_CODE_CALL_NOT_REPORTED UINT32_C(0xbaadca11) /**< the app reported no call after a VoIP
                                                             push */
#define LCP_CODE_VOIP_WAKE_RATE UINT32_C(0xbad22222) /**< the VoIP app was resumed too often */
#define LCP_CODE_DISK_PRESSURE UINT32_C(0xbaddd15c) /**< storage was short */
#define LCP_CODE_RESOURCE_USE UINT32_C(0xd00d2bad) /**< the app used too much of key system
                                                        resources */
#define LCP_CODE_WATCH_CPU UINT32_C(0xc51bad01) /**< on watchOS, a background task used too much CPU
                                                     time */
#define LCP_CODE_WATCH_TIME UINT32_C(0xc51bad02) /**< on watchOS, a background task was not finished
                                                      in time */
#define LCP_CODE_WATCH_RUNTIME UINT32_C(0xc51bad03) /**< on watchOS, the system was too busy for a
                                                         background task; it was not finished in
                                                         time */
#define LCP_CODE_INSECURE_DRAWING UINT32_C(0x2bad45ec) /**< the app drew while the device was
                                                            locked */
#define LCP_CODE_STACKSHOT UINT32_C(0xbaaaaaad) /**< a stackshot of the whole system; nothing was
                                                     ended */
#define LCP_CODE_USER_FORCE_QUIT UINT32_C(0xdeadfa11) /**< the user force quit the app */
#define LCP_CODE_SIMULATOR_HOST UINT32_C(0xfbfbfbfb) /**< the host of the Simulator ended the app */
#define LCP_CODE_TASK_ASSERTIONS UINT32_C(0xbada5e47) /**< the app had too many background tasks at
                                                           once */

/** Notifications that are posted along with callbacks; the name is Apple's constant. */
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
  LCP_PRICE_CLOSED_BY_SYSTEM    = 3, /**< the system closes the socket, service or session */
  LCP_PRICE_NOT_DELIVERED       = 4, /**< nothing arrives */
  LCP_PRICE_STOPS               = 5, /**< the activity stops; and goes on when the app runs again */
  LCP_PRICE_THROTTLE            = 6, /**< later grants are rarer or shorter; the process may be
                                          ended */
  LCP_PRICE_EXPOSED_IN_SNAPSHOT = 7, /**< the content is visible in the system's snapshot; in the
                                          picture for the app switcher */
  LCP_PRICE_WASTED              = 8, /**< the activity has no effect; until the app is in the
                                          foreground */
  LCP_PRICE_NOT_PERMITTED = 9, /**< the request fails, because it is not declared; the manifest
                                    lacks its identifier or mode */
  LCP_PRICE_UNAVAILABLE = 10, /**< the request fails, because no background work exists; in the
                                   Simulator, or with Background App Refresh off */
  LCP_PRICE_INELIGIBLE_NOW = 11 /**< the request fails if it asks to run at once */
};

/** What reaches an app, other than its triggers. */
typedef int32_t lcp_event_t;
enum {
  LCP_EVENT_TOUCH                   = 1, /**< the user touches the screen */
  LCP_EVENT_ACCESSORY_CONNECTION    = 2, /**< an accessory is connected or disconnected */
  LCP_EVENT_ORIENTATION_CHANGE      = 3, /**< the orientation of the device changes */
  LCP_EVENT_SIGNIFICANT_TIME_CHANGE = 4, /**< the time changes significantly; midnight, a carrier's
                                              time, daylight saving */
  LCP_EVENT_BATTERY_CHANGE          = 5, /**< the level or state of the battery changes */
  LCP_EVENT_PROXIMITY_CHANGE        = 6, /**< the proximity sensor changes its state */
  LCP_EVENT_PROTECTED_DATA_CHANGE   = 7, /**< protected data becomes available or unavailable */
  LCP_EVENT_SCREEN_CHANGE           = 8, /**< a screen is connected, disconnected or changes its
                                              mode */
  LCP_EVENT_DEFAULTS_CHANGE         = 9, /**< the user defaults change */
  LCP_EVENT_LOCALE_CHANGE           = 10, /**< the locale changes */
  LCP_EVENT_ICLOUD_IDENTITY_CHANGE  = 11, /**< the iCloud identity changes */
  LCP_EVENT_MEMORY_WARNING          = 12, /**< the system warns that memory is short */
  LCP_EVENT_LOCAL_NOTIFICATION      = 13, /**< a local notification fires */
  LCP_EVENT_VIEW_REDRAW             = 14, /**< a view asks to be drawn */
  LCP_EVENT_LOCATION_UPDATE         = 15, /**< a location update arrives */
  LCP_EVENT_NETWORK_REQUEST         = 16, /**< a peer sends a request; over a socket of the app */
  LCP_EVENT_WINDOW_SNAPSHOT         = 17, /**< the system takes the picture for the app switcher */
  LCP_EVENT_ACCESSORY_DISCONNECT    = 18, /**< an app with accessory sessions goes to the
                                               background; the notice that it gets */
  LCP_EVENT_REMOTE_NOTIFICATION     = 19, /**< a push is shown to the user; the part of a push that
                                              is shown */
  LCP_EVENT_AUDIO_INTERRUPTION = 20 /**< the app's audio session is interrupted; by a call, an
                                         alert or another app */
};

/** How an event reaches the app. */
typedef int32_t lcp_manner_t;
enum {
  LCP_MANNER_AT_ONCE        = 1, /**< when the event happens */
  LCP_MANNER_COALESCED      = 2, /**< as one notice of the net change; when the app runs again */
  LCP_MANNER_QUEUED         = 3, /**< each event, when the app runs again */
  LCP_MANNER_WITHHELD       = 4, /**< never */
  LCP_MANNER_TO_USER        = 5, /**< shown to the user, who decides */
  LCP_MANNER_AFTER_CALLBACK = 6 /**< by the system, once a callback has returned */
};

/** A number that the system allows. */
typedef int32_t lcp_quota_t;
enum {
  LCP_QUOTA_SCHEDULED_LOCAL_NOTIFICATIONS = 1, /**< scheduled local notifications */
  LCP_QUOTA_MONITORED_REGIONS             = 2, /**< monitored regions and conditions; of an app, all
                                                    kinds together */
  LCP_QUOTA_PENDING_REFRESH_TASKS         = 3, /**< pending refresh tasks;
                                                    BGAppRefreshTaskRequest */
  LCP_QUOTA_PENDING_PROCESSING_TASKS      = 4, /**< pending processing tasks;
                                                    BGProcessingTaskRequest */
  LCP_QUOTA_SILENT_PUSHES                 = 5, /**< silent pushes that are delivered;
                                                    content-available */
  LCP_QUOTA_NEWSSTAND_PUSHES              = 6, /**< pushes that launch a Newsstand app;
                                                    content-available */
  LCP_QUOTA_WAKEUPS                       = 7, /**< wakeups of the CPU from idle */
  LCP_QUOTA_VOIP_WAKES                    = 8, /**< wake-ups of a legacy VoIP app */
  LCP_QUOTA_UNANSWERED_HEALTH_DELIVERIES  = 9, /**< HealthKit deliveries without an answer; whose
                                                    completion handler was not called */
  LCP_QUOTA_LOCATION_CHANGE_UPDATES       = 10, /**< significant location changes */
  LCP_QUOTA_LAUNCH_SCREEN_SIZE            = 11, /**< the size of a launch screen; of all its images together */
  LCP_QUOTA_NOTIFICATION_SERVICE_MEMORY   = 12, /**< memory of a notification service extension */
  LCP_QUOTA_DISK_WRITES = 13, /**< what an app writes to storage */
  LCP_QUOTA_FOREGROUND_APPS = 14, /**< apps in front at the same time */
  LCP_QUOTA_REQUESTS_PER_IDENTIFIER = 15, /**< pending requests with one identifier; of the task
                                               scheduler */
  LCP_QUOTA_BACKGROUND_TASK_ASSERTIONS = 16, /**< background tasks of an app at the same time */
  LCP_QUOTA_URL_SESSION_RESUMES = 17, /**< launches and wake-ups for background URL sessions */
  LCP_QUOTA_WIDGET_RELOADS = 18, /**< reloads of a widget; while its app is not in front */
  LCP_QUOTA_LIVE_ACTIVITY_STARTS = 19, /**< Live Activities that a push starts */
  LCP_QUOTA_LIVE_ACTIVITY_UPDATES = 20, /**< updates of Live Activities by urgent pushes; of
                                             priority 10 */
  LCP_QUOTA_DEVICE_ACTIVITIES = 21, /**< device activities that an app monitors */
  LCP_QUOTA_PUSH_TO_TALK_CHANNELS = 22, /**< Push to Talk channels that are joined at once */
  LCP_QUOTA_LIVE_ACTIVITIES = 23, /**< Live Activities at the same time; of the device */
  LCP_QUOTA_SERVICE_UPDATES = 24, /**< service updates of high priority; Push to Talk */
  LCP_QUOTA_HEALTH_DELIVERIES = 25, /**< HealthKit deliveries to an app; by type and frequency */
  LCP_QUOTA_EXTENSION_MEMORY = 26, /**< memory of an app extension */
  LCP_QUOTA_LOCATION_PUSHES = 27 /**< location pushes; of the device */
};

/**
 * The domain of an error by which the system tells an app that it broke a rule of the life cycle.
 * Each domain has its own error codes.
 */
typedef int32_t lcp_error_domain_t;
enum {
  LCP_ERROR_DOMAIN_BG_TASK_SCHEDULER = 1, /**< BGTaskSchedulerErrorDomain */
  LCP_ERROR_DOMAIN_URL = 2, /**< NSURLErrorDomain */
  LCP_ERROR_DOMAIN_TASK_CANCELLED_REASON = 3, /**< NSURLErrorBackgroundTaskCancelledReasonKey; in the userInfo of
                                           NSURLErrorDomain -999 */
  LCP_ERROR_DOMAIN_OS_STATUS = 4, /**< NSOSStatusErrorDomain; also the codes of AVAudioSession */
  LCP_ERROR_DOMAIN_POSIX = 5, /**< NSPOSIXErrorDomain */
  LCP_ERROR_DOMAIN_SQLITE = 6, /**< SQLite */
  LCP_ERROR_DOMAIN_METAL_COMMAND_BUFFER = 7, /**< MTLCommandBufferErrorDomain */
  LCP_ERROR_DOMAIN_IOGPU = 8, /**< IOGPUCommandQueueErrorDomain */
  LCP_ERROR_DOMAIN_HEALTHKIT = 9, /**< com.apple.healthkit */
  LCP_ERROR_DOMAIN_PUSH_TO_TALK_CHANNEL = 10, /**< PTChannelErrorDomain */
  LCP_ERROR_DOMAIN_TEXT = 11, /**< text of a framework; that it logs or raises; the codes are ours */
  LCP_ERROR_DOMAIN_LOCAL_AUTHENTICATION = 12, /**< com.apple.LocalAuthentication */
  LCP_ERROR_DOMAIN_PROVIDER_STOP_REASON = 13 /**< NEProviderStopReason; of a network provider */
};

/** What a quota counts. */
typedef int32_t lcp_unit_t;
enum {
  LCP_UNIT_COUNT  = 1, /**< a count */
  LCP_UNIT_BYTES  = 2, /**< bytes */
  LCP_UNIT_METRES = 3 /**< metres */
};

/** How much a finding matters. */
typedef int32_t lcp_severity_t;
enum {
  LCP_SEVERITY_NOTE    = 1, /**< worth knowing */
  LCP_SEVERITY_WARNING = 2, /**< a declaration will not work; or lacks something that it needs; or a
                                 log is right only if records are missing */
  LCP_SEVERITY_ERROR   = 3 /**< the app does not run, or is ended; or a log breaks the rules */
};

/** The namespace of a termination reason; values are those of the kernel's reason.h. */
typedef int32_t lcp_namespace_t;
enum {
  LCP_NAMESPACE_JETSAM           = 1, /**< the kernel's memory management */
  LCP_NAMESPACE_SIGNAL           = 2, /**< a signal */
  LCP_NAMESPACE_CODESIGNING      = 3, /**< code signing */
  LCP_NAMESPACE_HANGTRACER       = 4, /**< the hang tracer */
  LCP_NAMESPACE_TEST             = 5, /**< a test */
  LCP_NAMESPACE_DYLD             = 6, /**< the dynamic linker */
  LCP_NAMESPACE_LIBXPC           = 7, /**< the library of XPC */
  LCP_NAMESPACE_OBJC             = 8, /**< the Objective-C runtime */
  LCP_NAMESPACE_EXEC             = 9, /**< the start of a program */
  LCP_NAMESPACE_SPRINGBOARD      = 10, /**< SpringBoard; also FrontBoard and Carousel */
  LCP_NAMESPACE_TCC              = 11, /**< privacy controls; TCC */
  LCP_NAMESPACE_REPORTCRASH      = 12, /**< ReportCrash */
  LCP_NAMESPACE_COREANIMATION    = 13, /**< Core Animation */
  LCP_NAMESPACE_AGGREGATED       = 14, /**< aggregated reasons */
  LCP_NAMESPACE_RUNNINGBOARD     = 15, /**< RunningBoard; up to iOS 12, assertiond */
  LCP_NAMESPACE_SKYWALK          = 16, /**< Skywalk */
  LCP_NAMESPACE_SETTINGS         = 17, /**< Settings */
  LCP_NAMESPACE_LIBSYSTEM        = 18, /**< the system library */
  LCP_NAMESPACE_FOUNDATION       = 19, /**< Foundation */
  LCP_NAMESPACE_WATCHDOG         = 20, /**< the watchdog */
  LCP_NAMESPACE_METAL            = 21, /**< Metal */
  LCP_NAMESPACE_WATCHKIT         = 22, /**< WatchKit */
  LCP_NAMESPACE_GUARD            = 23, /**< a guarded resource */
  LCP_NAMESPACE_ANALYTICS        = 24, /**< analytics */
  LCP_NAMESPACE_SANDBOX          = 25, /**< the sandbox */
  LCP_NAMESPACE_SECURITY         = 26, /**< security */
  LCP_NAMESPACE_ENDPOINTSECURITY = 27, /**< Endpoint Security */
  LCP_NAMESPACE_PAC_EXCEPTION    = 28, /**< pointer authentication */
  LCP_NAMESPACE_BLUETOOTH_CHIP   = 29, /**< the Bluetooth chip */
  LCP_NAMESPACE_PORT_SPACE       = 30, /**< the space of Mach ports */
  LCP_NAMESPACE_WEBKIT           = 31, /**< WebKit */
  LCP_NAMESPACE_BACKLIGHTSERVICES= 32, /**< backlight services */
  LCP_NAMESPACE_MEDIA            = 33, /**< media services */
  LCP_NAMESPACE_ROSETTA          = 34, /**< Rosetta */
  LCP_NAMESPACE_LIBIGNITION      = 35, /**< libignition */
  LCP_NAMESPACE_BOOTMOUNT        = 36, /**< the mounting of volumes at the boot */
  LCP_NAMESPACE_UNNAMED_37       = 37, /**< a namespace whose name is not public */
  LCP_NAMESPACE_REALITYKIT       = 38, /**< RealityKit */
  LCP_NAMESPACE_AUDIO            = 39, /**< audio services */
  LCP_NAMESPACE_WAKEBOARD        = 40, /**< WakeBoard */
  LCP_NAMESPACE_CORERC           = 41, /**< CoreRC */
  LCP_NAMESPACE_SELF_RESTRICT    = 42, /**< restrictions that a process gave itself */
  LCP_NAMESPACE_ARKIT            = 43, /**< ARKit */
  LCP_NAMESPACE_CAMERA           = 44, /**< camera services */
  LCP_NAMESPACE_BACKBOARD        = 45, /**< BackBoard */
  LCP_NAMESPACE_POWEREXCEPTIONS  = 46, /**< power exceptions */
  LCP_NAMESPACE_SECINIT          = 47 /**< the set-up of the sandbox */
};

/** The role of a rule in an answer. */
typedef int32_t lcp_role_t;
enum {
  LCP_ROLE_DECIDES           = 1, /**< the rule decides the answer */
  LCP_ROLE_OUTWEIGHED        = 2, /**< the rule applies, but another rule decides; one of higher
                                       precedence, an earlier one of the same precedence, or one
                                       that refuses whatever the app declares */
  LCP_ROLE_CONDITION_UNKNOWN = 3, /**< the rule may apply; one of its conditions is not known */
  LCP_ROLE_CONDITION_FAILS   = 4, /**< one of the rule's conditions is not met */
  LCP_ROLE_OTHER_VERSION     = 5, /**< the rule is in force on other versions */
  LCP_ROLE_OTHER_PROFILE     = 6, /**< the evidence profile does not admit the rule */
  LCP_ROLE_ALTERNATIVE       = 7 /**< the rule applies as a second account; it never decides */
};

/** Kind of an Info.plist value. */
typedef int32_t lcp_info_kind_t;
enum {
  LCP_INFO_STRING      = 1, /**< a string */
  LCP_INFO_BOOLEAN     = 2, /**< a boolean */
  LCP_INFO_INTEGER     = 3, /**< an integer */
  LCP_INFO_STRING_LIST = 4, /**< a list of strings */
  LCP_INFO_DICTIONARY  = 5, /**< a dictionary; its contents are given key by key, or not at all */
  LCP_INFO_OTHER       = 6 /**< another value; a real, a date, data, or an array of other things */
};

/** What `lcp_app_apply_info` reports about an entry. No notice is an error. */
typedef int32_t lcp_notice_kind_t;
enum {
  LCP_NOTICE_UNKNOWN_MODE = 1, /**< a UIBackgroundModes value that Apple does not list */
  LCP_NOTICE_WRONG_TYPE   = 2, /**< the wrong type for the key; the entry was not used */
  LCP_NOTICE_DUPLICATE    = 3, /**< a key that was given before; the later entry counts */
  LCP_NOTICE_PLACEHOLDER  = 4, /**< an unexpanded build variable; the value was not used, but an
                                    identifier counts */
  LCP_NOTICE_MALFORMED    = 5, /**< neither a version nor an SDK name; the key requires one of them,
                                    so the entry was not used */
  LCP_NOTICE_EMPTY_LIST   = 6 /**< an empty list */
};

/** The part of a call that a status is about. */
typedef int32_t lcp_field_t;
enum {
  LCP_FIELD_CONTEXT                         = 1, /**< context */
  LCP_FIELD_QUERY                           = 2, /**< query */
  LCP_FIELD_ANSWER                          = 3, /**< answer */
  LCP_FIELD_STRUCT_SIZE                     = 4, /**< size of a struct */
  LCP_FIELD_OS                              = 5, /**< OS version */
  LCP_FIELD_PROFILE                         = 6, /**< evidence profile */
  LCP_FIELD_APP                             = 7, /**< app */
  LCP_FIELD_FACTS                           = 8, /**< facts of the device */
  LCP_FIELD_LIMITS                          = 9, /**< limits */
  LCP_FIELD_FROM                            = 10, /**< state before */
  LCP_FIELD_TO                              = 11, /**< state after */
  LCP_FIELD_CAUSE                           = 12, /**< cause */
  LCP_FIELD_LAST_CAUSE                      = 13, /**< last cause */
  LCP_FIELD_ALLOWED_CAUSES                  = 14, /**< allowed causes */
  LCP_FIELD_TRIGGER                         = 15, /**< trigger */
  LCP_FIELD_INTERRUPTION                    = 16, /**< interruption */
  LCP_FIELD_ALLOWANCE                       = 17, /**< allowance */
  LCP_FIELD_TERMINATION                     = 18, /**< termination */
  LCP_FIELD_EVENTS_SINCE                    = 19, /**< events since the termination */
  LCP_FIELD_BACKGROUND_MODES                = 20, /**< background modes */
  LCP_FIELD_EXITS_ON_SUSPEND                = 21, /**< exits on suspend */
  LCP_FIELD_SCENES                          = 22, /**< scenes */
  LCP_FIELD_MULTIPLE_SCENES                 = 23, /**< multiple scenes */
  LCP_FIELD_LINKED_SDK                      = 24, /**< linked SDK */
  LCP_FIELD_MINIMUM_OS                      = 25, /**< minimum OS */
  LCP_FIELD_LOCATION_AUTHORIZATION          = 26, /**< location authorization */
  LCP_FIELD_RESTORATION_IDENTIFIER          = 27, /**< restoration identifier */
  LCP_FIELD_SESSION_SENDS_LAUNCH_EVENTS     = 28, /**< session sends launch events */
  LCP_FIELD_STATE_RESTORATION               = 29, /**< state restoration */
  LCP_FIELD_IDIOM                           = 30, /**< kind of device */
  LCP_FIELD_SIMULATOR                       = 31, /**< Simulator */
  LCP_FIELD_HARDWARE_MULTITASKING           = 32, /**< hardware multitasking */
  LCP_FIELD_CELLULAR                        = 33, /**< cellular radio */
  LCP_FIELD_PASSCODE                        = 34, /**< passcode */
  LCP_FIELD_FIRST_UNLOCK_DONE               = 35, /**< first unlock done */
  LCP_FIELD_BACKGROUND_APP_REFRESH          = 36, /**< Background App Refresh */
  LCP_FIELD_LOW_POWER_MODE                  = 37, /**< Low Power Mode */
  LCP_FIELD_CHARGING                        = 38, /**< charging */
  LCP_FIELD_DEBUGGER_ATTACHED               = 39, /**< debugger attached */
  LCP_FIELD_FOREGROUND_SLOTS                = 40, /**< apps that can be in front */
  LCP_FIELD_BLUETOOTH_OFF                   = 41, /**< Bluetooth off */
  LCP_FIELD_BLUETOOTH_OFF_IN_CONTROL_CENTER = 42, /**< Bluetooth off in Control Center */
  LCP_FIELD_AIRPLANE_MODE                   = 43, /**< airplane mode */
  LCP_FIELD_ACCESSORY_SETUP_KIT             = 44, /**< accessories of AccessorySetupKit */
  LCP_FIELD_FORCE_QUIT_SURVIVES_REBOOT      = 45, /**< force quit survives a reboot */
  LCP_FIELD_REGIONS_END_AT_REBOOT           = 46, /**< regions end at a reboot */
  LCP_FIELD_LIMIT_COUNT                     = 47, /**< number of limits */
  LCP_FIELD_LIMIT_NS                        = 48, /**< limit */
  LCP_FIELD_STRIDE                          = 49, /**< stride */
  LCP_FIELD_COUNT                           = 50, /**< count */
  LCP_FIELD_STATUSES                        = 51, /**< statuses */
  LCP_FIELD_INDEX                           = 52, /**< index */
  LCP_FIELD_TEXT                            = 53, /**< text */
  LCP_FIELD_KEY                             = 54, /**< key */
  LCP_FIELD_VALUE                           = 55, /**< value */
  LCP_FIELD_NOTICES                         = 56, /**< notices */
  LCP_FIELD_ENUM_KIND                       = 57, /**< kind of enumeration */
  LCP_FIELD_STATE                           = 58, /**< state */
  LCP_FIELD_ACTIVITY                        = 59, /**< activity */
  LCP_FIELD_CALLBACK                        = 60, /**< callback */
  LCP_FIELD_MODE                            = 61, /**< background mode */
  LCP_FIELD_EVENT                           = 62, /**< event */
  LCP_FIELD_QUOTA                           = 63, /**< quota */
  LCP_FIELD_REASON_NAMESPACE                = 64, /**< namespace of the termination reason */
  LCP_FIELD_CODE                            = 65, /**< termination code */
  LCP_FIELD_DEVICE_LOCKED                   = 66, /**< device locked */
  LCP_FIELD_ALWAYS_USAGE_TEXT               = 67, /**< usage text for Always */
  LCP_FIELD_WHEN_IN_USE_USAGE_TEXT          = 68, /**< usage text for When In Use */
  LCP_FIELD_MICROPHONE_USAGE_TEXT           = 69, /**< usage text for the microphone */
  LCP_FIELD_BACKGROUND_ACTIVITY_SESSION     = 70, /**< CLBackgroundActivitySession */
  LCP_FIELD_SERVICE_SESSION                 = 71, /**< CLServiceSession */
  LCP_FIELD_POLICY                          = 72, /**< policy */
  LCP_FIELD_POLICY_SIZE                     = 73, /**< size of a policy */
  LCP_FIELD_FORM                            = 74, /**< form of a policy */
  LCP_FIELD_QUESTION                        = 75, /**< question */
  LCP_FIELD_CONDITION                       = 76, /**< condition */
  LCP_FIELD_ITEMS                           = 77, /**< items */
  LCP_FIELD_RULE                            = 78, /**< rule */
  LCP_FIELD_RULE_FIELD                      = 79, /**< field of a rule */
  LCP_FIELD_ERROR                           = 80, /**< error; the lcp_error itself: nothing could be
                                                       written to it */
  LCP_FIELD_INFO_PROGRESS                   = 81, /**< progress of an Info.plist */
  LCP_FIELD_FORCE_QUIT = 82, /**< force quit */
  LCP_FIELD_ALLOWANCES = 83, /**< allowances */
  LCP_FIELD_ACTIVITIES = 84, /**< activities */
  LCP_FIELD_BEGUN_IN_FRONT = 85, /**< begun in front */
  LCP_FIELD_DEVICE = 86, /**< device */
  LCP_FIELD_OPTIONS = 87, /**< options */
  LCP_FIELD_INSTALL = 88, /**< installation of an app */
  LCP_FIELD_KIND = 89, /**< kind */
  LCP_FIELD_PROCESS = 90, /**< process */
  LCP_FIELD_SCENE = 91, /**< scene */
  LCP_FIELD_NOTICE = 92, /**< notice */
  LCP_FIELD_FACT = 93, /**< fact */
  LCP_FIELD_DECISION = 94, /**< decision */
  LCP_FIELD_TOKEN = 95, /**< token */
  LCP_FIELD_IDENTIFIER = 96, /**< identifier */
  LCP_FIELD_AMOUNT = 97, /**< amount */
  LCP_FIELD_EFFECT = 98, /**< effect */
  LCP_FIELD_REPLY = 99, /**< reply */
  LCP_FIELD_NOW = 100, /**< time */
  LCP_FIELD_MISSING_CALLBACKS = 101, /**< missing callbacks */
  LCP_FIELD_WAS_LAUNCHED = 102, /**< launched before */
  LCP_FIELD_REPLY_AFTER = 103, /**< time of the reply */
  LCP_FIELD_FOOTPRINT = 104, /**< memory footprint */
  LCP_FIELD_APPS = 105, /**< apps */
  LCP_FIELD_TASKS = 106, /**< tasks */
  LCP_FIELD_REQUESTS = 107, /**< requests */
  LCP_FIELD_POLICIES = 108, /**< policies */
  LCP_FIELD_EFFECTS = 109, /**< effects */
  LCP_FIELD_ON_SILENCE = 110, /**< treatment of silence */
  LCP_FIELD_ON_CONDITIONAL = 111, /**< treatment of a conditional answer */
  LCP_FIELD_UNKNOWN_LIMIT = 112, /**< replacement for an unknown limit */
  LCP_FIELD_MEMORY = 113, /**< memory */
  LCP_FIELD_MEMORY_SIZE = 114, /**< size of memory */
  LCP_FIELD_SNAPSHOT = 115, /**< snapshot */
  LCP_FIELD_DISPOSITION = 116, /**< disposition */
  LCP_FIELD_OCCASION = 117, /**< occasion */
  LCP_FIELD_INTERFACE_KEPT                  = 118, /**< interface kept */
  LCP_FIELD_MULTITASKING_CAMERA             = 119, /**< camera beside other apps */
  LCP_FIELD_PARTS = 120, /**< parts of the text */
  LCP_FIELD_ASSUMED = 121, /**< conditions assumed by the host */
  LCP_FIELD_COMPLETE_AFTER = 122, /**< time until wake-ups complete */
  LCP_FIELD_STAY_FOR = 123, /**< time in the background before suspension */
  LCP_FIELD_AUDITOR = 124, /**< auditor */
  LCP_FIELD_SESSION = 125, /**< session */
  LCP_FIELD_COLUMNS = 126, /**< columns */
  LCP_FIELD_RECORD = 127, /**< kind of a record */
  LCP_FIELD_CLOCK = 128, /**< clock */
  LCP_FIELD_LOGGED_CALLBACKS = 129, /**< logged callbacks */
  LCP_FIELD_LOGGED_NOTIFICATIONS = 130, /**< logged notifications */
  LCP_FIELD_LOG_FLAGS = 131, /**< flags of a log */
  LCP_FIELD_FINDING = 132, /**< finding */
  LCP_FIELD_STRICTNESS = 133, /**< strictness */
  LCP_FIELD_ERROR_DOMAIN = 134, /**< domain of the error */
  LCP_FIELD_DAY = 135, /**< day */
  LCP_FIELD_HABITS = 136, /**< habits */
  LCP_FIELD_START_HOUR = 137, /**< hour at which a day begins */
  LCP_FIELD_DAYS = 138, /**< number of days */
  LCP_FIELD_USED_HOURS = 139, /**< hours of use */
  LCP_FIELD_CHARGING_HOURS = 140, /**< hours of charging */
  LCP_FIELD_OFFLINE_HOURS = 141, /**< hours without a network */
  LCP_FIELD_LOW_POWER_HOURS = 142, /**< hours in Low Power Mode */
  LCP_FIELD_OFF_HOURS = 143, /**< hours off */
  LCP_FIELD_PICKUPS_PER_DAY = 144, /**< pickups a day */
  LCP_FIELD_SECONDS_PER_USE = 145, /**< seconds of a use */
  LCP_FIELD_MEMORY_PRESSURES_PER_DAY = 146, /**< memory pressures a day */
  LCP_FIELD_OPENS_PER_DAY = 147, /**< opens a day */
  LCP_FIELD_FORCE_QUITS_PER_WEEK = 148, /**< force quits a week */
  LCP_FIELD_SILENT_PUSHES_PER_DAY = 149, /**< silent pushes a day */
  LCP_FIELD_VISIBLE_PUSHES_PER_DAY = 150, /**< visible pushes a day */
  LCP_FIELD_REGION_CROSSINGS_PER_DAY = 151, /**< region crossings a day */
  LCP_FIELD_TRANSFERS_PER_DAY = 152, /**< background transfers a day */
  LCP_FIELD_VOIP_PUSHES_PER_DAY = 153, /**< VoIP pushes a day */
  LCP_FIELD_BLUETOOTH_EVENTS_PER_DAY = 154 /**< Bluetooth events a day */
};

/** A field that only rules of some families have, for lcp_rule_value and lcp_rule_text. */
typedef int32_t lcp_rule_field_t;
enum {
  LCP_RULE_FIELD_VERDICT                = 1, /**< verdict */
  LCP_RULE_FIELD_LIFECYCLE              = 2, /**< life cycle */
  LCP_RULE_FIELD_LIFECYCLES             = 3, /**< life cycles */
  LCP_RULE_FIELD_STATES                 = 4, /**< states */
  LCP_RULE_FIELD_TO                     = 5, /**< state after */
  LCP_RULE_FIELD_CAUSES                 = 6, /**< causes */
  LCP_RULE_FIELD_LAST_CAUSES            = 7, /**< last causes */
  LCP_RULE_FIELD_INTERRUPTIONS          = 8, /**< interruptions */
  LCP_RULE_FIELD_REASON                 = 9, /**< reason */
  LCP_RULE_FIELD_VIA                    = 10, /**< state between */
  LCP_RULE_FIELD_STEPS                  = 11, /**< steps */
  LCP_RULE_FIELD_TRIGGERS               = 12, /**< triggers */
  LCP_RULE_FIELD_LAUNCH_STATE           = 13, /**< state at launch */
  LCP_RULE_FIELD_CALLBACK               = 14, /**< callback */
  LCP_RULE_FIELD_SECOND_CALLBACK        = 15, /**< second callback */
  LCP_RULE_FIELD_LAUNCH_CALLBACK        = 16, /**< callback at launch */
  LCP_RULE_FIELD_ON_LAUNCH_ONLY         = 17, /**< only at a launch */
  LCP_RULE_FIELD_GUARANTEE              = 18, /**< guarantee */
  LCP_RULE_FIELD_TERMINATIONS           = 19, /**< terminations */
  LCP_RULE_FIELD_STANDINGS              = 20, /**< standings */
  LCP_RULE_FIELD_STANDING               = 21, /**< standing */
  LCP_RULE_FIELD_ALLOWANCES             = 22, /**< allowances */
  LCP_RULE_FIELD_ALLOWANCE              = 23, /**< allowance */
  LCP_RULE_FIELD_AT_EXPIRY              = 24, /**< at expiry */
  LCP_RULE_FIELD_CODE                   = 25, /**< termination code */
  LCP_RULE_FIELD_EXTENDABLE             = 26, /**< extendable */
  LCP_RULE_FIELD_ADVICE                 = 27, /**< advice */
  LCP_RULE_FIELD_LIMIT                  = 28, /**< limit */
  LCP_RULE_FIELD_WARNING                = 29, /**< warning */
  LCP_RULE_FIELD_AXES                   = 30, /**< axes */
  LCP_RULE_FIELD_NOTIFICATION           = 31, /**< notification */
  LCP_RULE_FIELD_POSTED_BEFORE          = 32, /**< posted before the callback */
  LCP_RULE_FIELD_READS_AS_METHOD        = 33, /**< reads as in the method */
  LCP_RULE_FIELD_MODE                   = 34, /**< background mode */
  LCP_RULE_FIELD_DEPRECATED             = 35, /**< deprecated since */
  LCP_RULE_FIELD_PERMITS                = 36, /**< permitted activities */
  LCP_RULE_FIELD_KEEPS_RUNNING          = 37, /**< activities that keep the app running */
  LCP_RULE_FIELD_EVENTS                 = 38, /**< events */
  LCP_RULE_FIELD_MANNER                 = 39, /**< manner */
  LCP_RULE_FIELD_QUOTA                  = 40, /**< quota */
  LCP_RULE_FIELD_UNIT                   = 41, /**< unit */
  LCP_RULE_FIELD_ACTIVITIES             = 42, /**< activities */
  LCP_RULE_FIELD_ACTIVITY               = 43, /**< activity */
  LCP_RULE_FIELD_PRICE                  = 44, /**< price */
  LCP_RULE_FIELD_UNDONE_AT              = 45, /**< undone at */
  LCP_RULE_FIELD_SEVERITY               = 46, /**< severity */
  LCP_RULE_FIELD_CAUSE                  = 47, /**< cause */
  LCP_RULE_FIELD_COUNT                  = 48, /**< count */
  LCP_RULE_FIELD_WINDOW                 = 49, /**< window */
  LCP_RULE_FIELD_NAMESPACES             = 50, /**< namespaces */
  LCP_RULE_FIELD_CODE_LOW               = 51, /**< lowest code */
  LCP_RULE_FIELD_CODE_HIGH              = 52, /**< highest code */
  LCP_RULE_FIELD_TEXT                   = 53, /**< text */
  LCP_RULE_FIELD_KEY                    = 54, /**< key */
  LCP_RULE_FIELD_VALUE                  = 55, /**< value */
  LCP_RULE_FIELD_FALLBACK               = 56, /**< fallback */
  LCP_RULE_FIELD_FALLBACK_IN_FRONT_ONLY = 57, /**< fallback in front only */
  LCP_RULE_FIELD_SCENE_CALLBACK         = 58, /**< callback of the scene */
  LCP_RULE_FIELD_APP_CALLBACK           = 59, /**< callback of the app */
  LCP_RULE_FIELD_OF_INTERFACE           = 60, /**< about the interface */
  LCP_RULE_FIELD_COMPANIONS             = 61, /**< companions */
  LCP_RULE_FIELD_SILENCE                = 62, /**< subject of silence */
  LCP_RULE_FIELD_TERMINATION            = 63, /**< termination */
  LCP_RULE_FIELD_STARTS = 64, /**< start of the clock */
  LCP_RULE_FIELD_RESETS = 65, /**< resets of the clock */
  LCP_RULE_FIELD_SHARED = 66, /**< shared */
  LCP_RULE_FIELD_ORIGIN = 67, /**< origin */
  LCP_RULE_FIELD_DISPOSITION = 68, /**< disposition */
  LCP_RULE_FIELD_OCCASION = 69, /**< occasion; until when an event is kept */
  LCP_RULE_FIELD_RANK = 70, /**< rank */
  LCP_RULE_FIELD_WARNED = 71, /**< warned */
  LCP_RULE_FIELD_MERGING = 72, /**< merging */
  LCP_RULE_FIELD_TRIGGER = 73, /**< trigger */
  LCP_RULE_FIELD_BEGUN_IN_FRONT = 74, /**< begun in front */
  LCP_RULE_FIELD_CALLBACKS = 75, /**< callbacks */
  LCP_RULE_FIELD_RECEIVER = 76, /**< receiver */
  LCP_RULE_FIELD_LAUNCH_OPTION = 77, /**< launch option */
  LCP_RULE_FIELD_MORE_LAUNCH_OPTIONS = 78, /**< more launch options */
  LCP_RULE_FIELD_CONNECTION_OPTION = 79, /**< connection option */
  LCP_RULE_FIELD_MORE_CONNECTION_OPTIONS = 80, /**< more connection options */
  LCP_RULE_FIELD_RETURN_VALUE = 81, /**< return value */
  LCP_RULE_FIELD_ERROR_DOMAINS = 82 /**< domains of errors */
};

/** What the sources of an evidence profile can be silent about. */
typedef int32_t lcp_silence_t;
enum {
  LCP_SILENCE_SCENES    = 1, /**< apps with scenes */
  LCP_SILENCE_WAYS      = 2, /**< what may follow a state, and which paths lead elsewhere */
  LCP_SILENCE_CALLBACKS = 3 /**< which callbacks an app gets */
};

/** The questions, for lcp_query_batch, lcp_explain and lcp_answer_text. */
typedef int32_t lcp_question_t;
enum {
  LCP_QUESTION_TRANSITION  = 1, /**< transition between states */
  LCP_QUESTION_NEXT        = 2, /**< what may follow a state */
  LCP_QUESTION_PATH        = 3, /**< path between states */
  LCP_QUESTION_DEADLINE    = 4, /**< deadline */
  LCP_QUESTION_RELAUNCH    = 5, /**< relaunch by an event */
  LCP_QUESTION_CONDUCT     = 6, /**< conduct in a state */
  LCP_QUESTION_DUTIES      = 7, /**< duties in a callback */
  LCP_QUESTION_DELIVERY    = 8, /**< delivery of an event */
  LCP_QUESTION_MODE        = 9, /**< background mode */
  LCP_QUESTION_QUOTA       = 10, /**< quota */
  LCP_QUESTION_MANIFEST    = 11, /**< findings about a manifest */
  LCP_QUESTION_TERMINATION = 12, /**< meaning of a termination code */
  LCP_QUESTION_SUSPENSION = 13, /**< suspension of an app */
  LCP_QUESTION_PURGE = 14, /**< order of a purge */
  LCP_QUESTION_CALL = 15 /**< arguments of a callback */
};

/** How much of a policy is computed when it is prepared. */
typedef int32_t lcp_form_t;
enum {
  LCP_FORM_SMALL  = 1, /**< the small form; an lcp_policy: what was checked and derived from the
                            context */
  LCP_FORM_TABLES = 2 /**< the form with tables; the small form plus tables, in which transitions,
                           deadlines and relaunches are looked up */
};

/** What is known of a condition. */
typedef int32_t lcp_knowledge_t;
enum {
  LCP_KNOWLEDGE_HOLDS     = 1, /**< the condition holds */
  LCP_KNOWLEDGE_FAILS     = 2, /**< the condition fails */
  LCP_KNOWLEDGE_NOT_GIVEN = 3, /**< the condition was not given; an answer that depends on it is
                                    conditional */
  LCP_KNOWLEDGE_ASSUMED   = 4 /**< the condition was not given, and a default is used; an app that
                                   declares nothing, the SDK of the OS, the ordinary device */
};

/** When the clock of an allowance starts, or is reset. */
typedef int32_t lcp_moment_t;
enum {
  LCP_MOMENT_CALLBACK = 1, /**< a callback is called; the clock ends when the callback returns */
  LCP_MOMENT_TRANSITION = 2, /**< the first callback of a transition is called; the clock ends with
                                  the last callback */
  LCP_MOMENT_PROCESS_START = 3, /**< the process starts */
  LCP_MOMENT_ENTERING_BACKGROUND = 4, /**< the app enters the background */
  LCP_MOMENT_ENTERING_FOREGROUND = 5, /**< the app returns to the foreground */
  LCP_MOMENT_WAKE = 6, /**< the system launches or wakes the app for an event */
  LCP_MOMENT_REQUEST = 7 /**< the app asks for the time */
};

/** Who raises a trigger. */
typedef int32_t lcp_origin_t;
enum {
  LCP_ORIGIN_OUTSIDE = 1, /**< something outside; the user, a server, a place, another device */
  LCP_ORIGIN_SCHEDULE = 2, /**< the system, at a time that it picks */
  LCP_ORIGIN_BOOT = 3, /**< the start of the device */
  LCP_ORIGIN_PROCESS_END = 4, /**< the end of the app's process */
  LCP_ORIGIN_INTERVAL = 5 /**< the end of an interval that the app set */
};

/** What becomes of an event that does not run the app. */
typedef int32_t lcp_disposition_t;
enum {
  LCP_DISPOSITION_LOST = 1, /**< the event is lost */
  LCP_DISPOSITION_NEWEST_HELD = 2, /**< the newest event of its kind is kept */
  LCP_DISPOSITION_QUEUED = 3, /**< each event is kept */
  LCP_DISPOSITION_RETRIED = 4 /**< the system tries again */
};

/** Until when an event is kept. */
typedef int32_t lcp_occasion_t;
enum {
  LCP_OCCASION_NEXT_RUN = 1, /**< the app runs again; for whatever reason */
  LCP_OCCASION_USER_LAUNCH = 2, /**< the user launches the app */
  LCP_OCCASION_FIRST_UNLOCK = 3, /**< the device is unlocked for the first time; after its start */
  LCP_OCCASION_UNLOCK = 4, /**< the device is unlocked */
  LCP_OCCASION_CONDITIONS_MET = 5 /**< nothing holds the event back any more; power, a switch, the
                                       load, the state of the app */
};

/** How several notices of one kind become one. */
typedef int32_t lcp_merging_t;
enum {
  LCP_MERGING_EACH = 1, /**< the notices stay separate */
  LCP_MERGING_NEWEST = 2, /**< the newest one is delivered */
  LCP_MERGING_NET = 3 /**< changes that cancel out are not delivered; the app learns the current
                           state */
};

/** What happens to a device: what the user, the system, an app or the host does. */
typedef int32_t lcp_occurrence_t;
enum {
  LCP_OCCURRENCE_BOOT = 1, /**< the device starts; it is locked if a passcode is set */
  LCP_OCCURRENCE_SHUTDOWN = 2, /**< the user turns the device off */
  LCP_OCCURRENCE_BATTERY_EMPTY = 3, /**< the battery is empty */
  LCP_OCCURRENCE_LOCK = 4, /**< the device is locked */
  LCP_OCCURRENCE_UNLOCK = 5, /**< the user unlocks the device */
  LCP_OCCURRENCE_HOME = 6, /**< the user goes to the home screen */
  LCP_OCCURRENCE_OPEN_SWITCHER = 7, /**< the user opens the app switcher */
  LCP_OCCURRENCE_CLOSE_SWITCHER = 8, /**< the user closes the app switcher; the user returns to
                                          where the switcher was opened */
  LCP_OCCURRENCE_OPEN_APP = 9, /**< the user opens an app; by its icon or by what the trigger
                                    says */
  LCP_OCCURRENCE_FORCE_QUIT = 10, /**< the user swipes an app away; the app may run or not */
  LCP_OCCURRENCE_BEGIN_INTERRUPTION = 11, /**< a call or another alert covers the screen */
  LCP_OCCURRENCE_IGNORE_INTERRUPTION = 12, /**< the user dismisses the interruption */
  LCP_OCCURRENCE_ACCEPT_INTERRUPTION = 13, /**< the user accepts the interruption; the user goes to
                                                `app`, or to an app that is not on this device */
  LCP_OCCURRENCE_MEMORY_PRESSURE = 14, /**< the system needs memory; `amount` is the number of
                                            bytes */
  LCP_OCCURRENCE_FACT_CHANGE = 15, /**< a fact changes; `fact` is `value` from now on */
  LCP_OCCURRENCE_TRIGGER = 16, /**< something happens that may launch or wake the app */
  LCP_OCCURRENCE_NOTICE = 17, /**< something happens that reaches running apps; `app`, or all of
                                   them if `app` is 0 */
  LCP_OCCURRENCE_END = 18, /**< the process ends; `termination` says how, such as by an exit or a
                                crash */
  LCP_OCCURRENCE_BEGIN_TASK = 19, /**< the app begins a background task; the outcome has its
                                       token */
  LCP_OCCURRENCE_END_TASK = 20, /**< the app ends a background task; the task with `token` */
  LCP_OCCURRENCE_COMPLETE = 21, /**< the app is done with a wake-up or task; the wake-up or task
                                     with `token` */
  LCP_OCCURRENCE_BEGIN_ACTIVITY = 22, /**< the app begins an activity */
  LCP_OCCURRENCE_END_ACTIVITY = 23, /**< the app ends an activity */
  LCP_OCCURRENCE_SUBMIT_REQUEST = 24, /**< the app requests a scheduled task; the task that `trigger`
                                           names, with `identifier`, to run after `amount`
                                           nanoseconds at the earliest */
  LCP_OCCURRENCE_CANCEL_REQUEST = 25, /**< the app cancels a request; the request with
                                           `identifier` */
  LCP_OCCURRENCE_FOOTPRINT = 26, /**< the memory that the app uses changes; the app uses `amount`
                                      bytes from now on */
  LCP_OCCURRENCE_REQUEST_SCENE = 27, /**< a scene is to connect; `scene`, in front if `value` is
                                          yes */
  LCP_OCCURRENCE_CLOSE_SCENE = 28, /**< the user closes a window; the window of `scene` */
  LCP_OCCURRENCE_DISCONNECT_SCENE = 29, /**< the system disconnects a scene; `scene`, to free
                                             memory */
  LCP_OCCURRENCE_KEEP_ALIVE = 30 /**< the app sets a keep-alive handler; the device calls it every
                                      `amount` nanoseconds; 0: no handler */
};

/** What the host is to do. */
typedef int32_t lcp_effect_t;
enum {
  LCP_EFFECT_START_PROCESS = 1, /**< the process starts */
  LCP_EFFECT_DELIVER_CALLBACK = 2, /**< a callback is called; call a method of the app, and reply
                                        when it has returned */
  LCP_EFFECT_POST_NOTIFICATION = 3, /**< a notification is posted */
  LCP_EFFECT_STATE_CHANGED = 4, /**< the state changes */
  LCP_EFFECT_RESUME = 5, /**< the process runs on; let a suspended or prewarmed process run */
  LCP_EFFECT_SUSPEND = 6, /**< the process is suspended */
  LCP_EFFECT_RUN_EXPIRATION_HANDLER = 7, /**< an expiration handler runs; run the handler of
                                              `token`; reply when it has returned, if `needs_reply`
                                              is yes */
  LCP_EFFECT_DELIVER_NOTICE = 8, /**< a notice reaches the app; tell the app what has happened, if
                                      no method is named */
  LCP_EFFECT_TAKE_SNAPSHOT = 9, /**< the system takes the picture for the app switcher */
  LCP_EFFECT_STOP_ACTIVITY = 10, /**< the system stops an activity; what the app was doing */
  LCP_EFFECT_SHOW_TO_USER = 11, /**< an event is shown to the user; show the event to the user, not
                                     to the app */
  LCP_EFFECT_KEEP_TRIGGER = 12, /**< an event is kept; the trigger does not run the app now, and is
                                     kept until `occasion` */
  LCP_EFFECT_DROP_TRIGGER = 13, /**< an event is dropped; the trigger does not run the app, and is
                                     not kept */
  LCP_EFFECT_KILL = 14 /**< the process is killed */
};

/** A fact that can change while a device is on. */
typedef int32_t lcp_changing_t;
enum {
  LCP_CHANGING_BACKGROUND_APP_REFRESH = 1, /**< Background App Refresh */
  LCP_CHANGING_LOW_POWER_MODE = 2, /**< Low Power Mode */
  LCP_CHANGING_CHARGING = 3, /**< charging */
  LCP_CHANGING_BLUETOOTH_OFF = 4, /**< Bluetooth off */
  LCP_CHANGING_BLUETOOTH_OFF_IN_CONTROL_CENTER = 5, /**< Bluetooth off in Control Center */
  LCP_CHANGING_AIRPLANE_MODE = 6, /**< airplane mode */
  LCP_CHANGING_DEBUGGER_ATTACHED = 7, /**< debugger attached */
  LCP_CHANGING_ACCESSORY_SETUP_KIT = 8 /**< accessories of AccessorySetupKit */
};

/** The result of a call. */
typedef int32_t lcp_reply_t;
enum {
  LCP_REPLY_RETURNED = 1, /**< the call returned */
  LCP_REPLY_NOT_IMPLEMENTED = 2 /**< the app does not implement the method; the fallback comes
                                     next */
};

/** What a device does if the rules leave open whether something happens. */
typedef int32_t lcp_treatment_t;
enum {
  LCP_TREATMENT_REFUSE = 1, /**< it does not happen */
  LCP_TREATMENT_ALLOW = 2, /**< it happens */
  LCP_TREATMENT_ASK = 3 /**< the host is asked; only about events that the host posts: what the
                             device would do by itself is refused */
};

/** What replaces a limit for which the profile has no figure. */
typedef int32_t lcp_unknown_limit_t;
enum {
  LCP_UNKNOWN_LIMIT_NONE = 1, /**< there is no limit */
  LCP_UNKNOWN_LIMIT_OBSERVED = 2 /**< the observed figure; the limit under LCP_PROFILE_OBSERVED,
                                      which may have none either */
};

/** Which object of the app receives a callback. The title is Apple's name for its protocol or
    class. */
typedef int32_t lcp_receiver_t;
enum {
  LCP_RECEIVER_APP_DELEGATE = 1, /**< UIApplicationDelegate */
  LCP_RECEIVER_SCENE_DELEGATE = 2, /**< UISceneDelegate */
  LCP_RECEIVER_WINDOW_SCENE_DELEGATE = 3, /**< UIWindowSceneDelegate; the same object as the scene
                                               delegate, if the scene has windows */
  LCP_RECEIVER_LOCATION_MANAGER_DELEGATE = 4, /**< CLLocationManagerDelegate */
  LCP_RECEIVER_NOTIFICATION_CENTER_DELEGATE = 5, /**< UNUserNotificationCenterDelegate */
  LCP_RECEIVER_PUSH_REGISTRY_DELEGATE = 6, /**< PKPushRegistryDelegate */
  LCP_RECEIVER_CENTRAL_MANAGER_DELEGATE = 7, /**< CBCentralManagerDelegate */
  LCP_RECEIVER_PERIPHERAL_MANAGER_DELEGATE = 8, /**< CBPeripheralManagerDelegate */
  LCP_RECEIVER_CHANNEL_MANAGER_DELEGATE = 9, /**< PTChannelManagerDelegate */
  LCP_RECEIVER_WATCH_SESSION_DELEGATE = 10, /**< WCSessionDelegate */
  LCP_RECEIVER_NOTIFICATION_SERVICE = 11, /**< UNNotificationServiceExtension; in the process of
                                               the extension, not in that of the app */
  LCP_RECEIVER_HANDLER = 12, /**< a block of the app; the app gave the block to the system before */
  LCP_RECEIVER_CAR_DELEGATE = 13 /**< CPTemplateApplicationSceneDelegate; up to iOS 12,
                                      CPApplicationDelegate */
};

/** A key of the launch options: the dictionary that application:willFinishLaunchingWithOptions:
    and application:didFinishLaunchingWithOptions: get. The title is Apple's name. */
typedef int32_t lcp_launch_option_t;
enum {
  LCP_LAUNCH_OPTION_NONE = 1, /**< no key; the dictionary is nil, or has no key for the trigger */
  LCP_LAUNCH_OPTION_URL = 2, /**< UIApplicationLaunchOptionsURLKey; an NSURL */
  LCP_LAUNCH_OPTION_SOURCE_APPLICATION = 3, /**< UIApplicationLaunchOptionsSourceApplicationKey; the
                                                 bundle ID of the app that asked, an NSString */
  LCP_LAUNCH_OPTION_ANNOTATION = 4, /**< UIApplicationLaunchOptionsAnnotationKey; a property list
                                         of the app that asked */
  LCP_LAUNCH_OPTION_REMOTE_NOTIFICATION = 5, /**< UIApplicationLaunchOptionsRemoteNotificationKey;
                                                  the payload, an NSDictionary */
  LCP_LAUNCH_OPTION_LOCAL_NOTIFICATION = 6, /**< UIApplicationLaunchOptionsLocalNotificationKey; a
                                                 UILocalNotification */
  LCP_LAUNCH_OPTION_LOCATION = 7, /**< UIApplicationLaunchOptionsLocationKey; an NSNumber with a
                                       Boolean value */
  LCP_LAUNCH_OPTION_BLUETOOTH_CENTRALS = 8, /**< UIApplicationLaunchOptionsBluetoothCentralsKey;
                                                 restoration identifiers, an NSArray */
  LCP_LAUNCH_OPTION_BLUETOOTH_PERIPHERALS = 9,
      /**< UIApplicationLaunchOptionsBluetoothPeripheralsKey; restoration identifiers, an NSArray */
  LCP_LAUNCH_OPTION_NEWSSTAND_DOWNLOADS = 10, /**< UIApplicationLaunchOptionsNewsstandDownloadsKey;
                                                   identifiers of downloads, an NSArray */
  LCP_LAUNCH_OPTION_USER_ACTIVITY_DICTIONARY = 11,
      /**< UIApplicationLaunchOptionsUserActivityDictionaryKey; an NSDictionary */
  LCP_LAUNCH_OPTION_USER_ACTIVITY_TYPE = 12, /**< UIApplicationLaunchOptionsUserActivityTypeKey; an
                                                  NSString inside the dictionary of the activity */
  LCP_LAUNCH_OPTION_SHORTCUT_ITEM = 13, /**< UIApplicationLaunchOptionsShortcutItemKey; a
                                             UIApplicationShortcutItem */
  LCP_LAUNCH_OPTION_CLOUDKIT_SHARE_METADATA = 14,
      /**< UIApplicationLaunchOptionsCloudKitShareMetadataKey; a
           CKShareMetadata */
  LCP_LAUNCH_OPTION_EVENT_ATTRIBUTION = 15 /**< UIApplicationLaunchOptionsEventAttributionKey;
                                                beside the URL, if the sender measures clicks */
};

/** A property of UISceneConnectionOptions, which scene:willConnectToSession:options: gets. The
    title is Apple's name. */
typedef int32_t lcp_connection_option_t;
enum {
  LCP_CONNECTION_OPTION_NONE = 1, /**< no property */
  LCP_CONNECTION_OPTION_URL_CONTEXTS = 2, /**< URLContexts; an NSSet of UIOpenURLContext */
  LCP_CONNECTION_OPTION_USER_ACTIVITIES = 3, /**< userActivities; an NSSet of NSUserActivity */
  LCP_CONNECTION_OPTION_NOTIFICATION_RESPONSE = 4, /**< notificationResponse; a
                                                        UNNotificationResponse */
  LCP_CONNECTION_OPTION_SHORTCUT_ITEM = 5, /**< shortcutItem; a UIApplicationShortcutItem */
  LCP_CONNECTION_OPTION_SOURCE_APPLICATION = 6, /**< sourceApplication; the bundle ID of the app
                                                     that asked, nil if that app is of another
                                                     team */
  LCP_CONNECTION_OPTION_HANDOFF_USER_ACTIVITY_TYPE = 7, /**< handoffUserActivityType; an NSString */
  LCP_CONNECTION_OPTION_CLOUDKIT_SHARE_METADATA = 8, /**< cloudKitShareMetadata; a CKShareMetadata */
  LCP_CONNECTION_OPTION_ACTIVE_WORKOUT_RECOVERY = 9, /**< shouldHandleActiveWorkoutRecovery; a BOOL */
  LCP_CONNECTION_OPTION_NFC_EVENT = 10, /**< nfcEvent; from iOS 17.4; no lcp_trigger_t brings it */
  LCP_CONNECTION_OPTION_CREDENTIAL_SESSION_EVENT = 11,
      /**< credentialSessionEvent; from iOS 17.4; no lcp_trigger_t brings it */
  LCP_CONNECTION_OPTION_MARKETPLACE_DISPLAY_OPTION = 12,
      /**< marketplaceDisplayOption; from iOS 17.4; no lcp_trigger_t brings it */
  LCP_CONNECTION_OPTION_GAME_CONTROLLER_ACTIVATION_CONTEXT = 13,
      /**< gameControllerActivationContext; from iOS 18.0; no lcp_trigger_t brings it */
  LCP_CONNECTION_OPTION_APP_INTENT = 14 /**< appIntent; from iOS 26.0; an intent that opens the
                                             app */
};

/** The effect of the return value of a callback. */
typedef int32_t lcp_return_value_t;
enum {
  LCP_RETURN_VALUE_NONE = 1, /**< nothing is returned */
  LCP_RETURN_VALUE_IGNORED = 2, /**< the value is ignored */
  LCP_RETURN_VALUE_EVENT_DELIVERY = 3, /**< NO keeps the event from being delivered; the method for
                                            the event that launched the app is then not called */
  LCP_RETURN_VALUE_HANDLED = 4, /**< YES says that the app handled the event; NO: it could not */
  LCP_RETURN_VALUE_OPENS_URL = 5, /**< NO makes the system look for a URL to open in the app */
  LCP_RETURN_VALUE_TELLS_USER = 6, /**< NO makes the system tell the user that the activity goes
                                        on */
  LCP_RETURN_VALUE_SAVES_STATE = 7, /**< NO keeps the interface from being saved */
  LCP_RETURN_VALUE_RESTORES_STATE = 8, /**< NO keeps the interface from being restored */
  LCP_RETURN_VALUE_SAVED_ACTIVITY = 9, /**< the activity is saved for the scene; nil: nothing is
                                            saved */
  LCP_RETURN_VALUE_SCENE_CONFIGURATION = 10, /**< the new scene is made from the configuration */
  LCP_RETURN_VALUE_PUSH_RESULT = 11 /**< the system carries out the result; it shows the participant
                                         who speaks, or leaves the channel */
};

/** What a record of a log says. */
typedef int32_t lcp_record_t;
enum {
  LCP_RECORD_ENTERED = 1, /**< a callback is called; `code` is the callback */
  LCP_RECORD_RETURNED = 2, /**< a callback has returned; `code` is the callback */
  LCP_RECORD_NOTIFICATION = 3, /**< a notification is posted; `code` is the notification */
  LCP_RECORD_STATE_READ = 4, /**< the app reads its state; `code` is the state, of the app or of
                                  `scene` */
  LCP_RECORD_STATE_SAMPLED = 5, /**< the state is read from outside; `code` is the state of the
                                     app; between two such records anything may have happened */
  LCP_RECORD_LAUNCH = 6, /**< the process starts; `code` is the cause, or 0 */
  LCP_RECORD_ENDED = 7, /**< the process has ended; `code` is the termination, or 0; `token` is the
                             namespace and `value` the code that a report gives, or 0 */
  LCP_RECORD_EVENT = 8, /**< something happens; `code` is the occurrence */
  LCP_RECORD_TASK_BEGUN = 9, /**< a background task begins; the task with `token` */
  LCP_RECORD_TASK_ENDED = 10, /**< a background task is ended; the task with `token` */
  LCP_RECORD_COMPLETED = 11, /**< a completion handler is called; `code` is the callback that got it,
                                  or 0; `token` is the number of the wake-up, or 0 */
  LCP_RECORD_ACTIVITY = 12, /**< an activity is under way; `code` is the activity */
  LCP_RECORD_GAP = 13, /**< records are missing here */
  LCP_RECORD_NOTE = 14 /**< something else; it is not judged */
};

/** The clock that gives the times of a log. */
typedef int32_t lcp_clock_t;
enum {
  LCP_CLOCK_WALL = 1, /**< the time of day; it may be set, and so run backwards */
  LCP_CLOCK_MONOTONIC = 2 /**< a clock that never runs backwards */
};

/** How an audit judges what the rules leave open. */
typedef int32_t lcp_strictness_t;
enum {
  LCP_STRICTNESS_LENIENT = 1, /**< records may be missing; that is then a warning */
  LCP_STRICTNESS_USUAL = 2, /**< every logged callback is in the log; a missing callback is an
                                 error */
  LCP_STRICTNESS_STRICT = 3 /**< second accounts and tolerated rules explain nothing, either */
};

/** What an audit finds. */
typedef int32_t lcp_audit_t;
enum {
  LCP_AUDIT_ORDER = 1, /**< a record that nothing explains */
  LCP_AUDIT_MISSING = 2, /**< a record is missing; the log records every event of this kind */
  LCP_AUDIT_READS = 3, /**< a state that cannot be read there */
  LCP_AUDIT_UNAVAILABLE = 4, /**< a callback or notification that the OS does not have */
  LCP_AUDIT_OVERRUN = 5, /**< something that took longer than its limit */
  LCP_AUDIT_NOT_ENDED = 6, /**< a background task that was never ended */
  LCP_AUDIT_ENDED_TWICE = 7, /**< a background task that was ended twice */
  LCP_AUDIT_BEGUN_IN_HANDLER = 8, /**< a background task that an expiration handler began */
  LCP_AUDIT_END = 9, /**< the process has ended */
  LCP_AUDIT_GAP = 10, /**< records are missing here */
  LCP_AUDIT_CLOCK = 11, /**< a time before that of an earlier record */
  LCP_AUDIT_INFERRED = 12, /**< a record that only an inferred rule explains */
  LCP_AUDIT_TOLERATED = 13, /**< a record that the rules only tolerate */
  LCP_AUDIT_ACCOUNT = 14, /**< a record that only a second account explains */
  LCP_AUDIT_UNREAD = 15 /**< a record that cannot be read; one of its values is not in the header */
};

/** The evidence for or against a possible end of a process. */
typedef int32_t lcp_ground_t;
enum {
  LCP_GROUND_REPORTED = 1, /**< the code of a report says so */
  LCP_GROUND_CLEAN_EXIT = 2, /**< applicationWillTerminate: was called */
  LCP_GROUND_CRASH_REPORT = 3, /**< there is a crash report */
  LCP_GROUND_NEW_VERSION = 4, /**< the version of the app or the OS is another one */
  LCP_GROUND_REBOOT = 5, /**< the device has started again */
  LCP_GROUND_USED_UP = 6, /**< an allowance was used up at the last record */
  LCP_GROUND_SWITCHER_SEEN = 7, /**< the app switcher was open at the last record */
  LCP_GROUND_LOW_BATTERY = 8, /**< the battery was low */
  LCP_GROUND_NOTHING_ELSE = 9, /**< nothing speaks for another end */
  LCP_GROUND_PLACES = 10, /**< the app could not be in a state in which this happens */
  LCP_GROUND_NO_REPORT = 11, /**< there is no crash report */
  LCP_GROUND_NOTHING_OPEN = 12, /**< nothing was open that could be used up */
  LCP_GROUND_OTHER_REPORTED = 13 /**< the code of a report says something else */
};

/** What a process is: an app, an App Clip, or an app extension of some kind. */
typedef int32_t lcp_process_kind_t;
enum {
  LCP_PROCESS_KIND_APP = 1, /**< app */
  LCP_PROCESS_KIND_APP_CLIP = 2,
      /**< App Clip; its life cycle is that of an app; NSAppClip in the Info.plist */
  LCP_PROCESS_KIND_OTHER_EXTENSION = 3,
      /**< other app extension; one of a kind that this list lacks */
  LCP_PROCESS_KIND_NOTIFICATION_SERVICE = 4,
      /**< notification service extension; com.apple.usernotifications.service */
  LCP_PROCESS_KIND_NOTIFICATION_CONTENT = 5,
      /**< notification content extension; com.apple.usernotifications.content-extension */
  LCP_PROCESS_KIND_WIDGET = 6,
      /**< widget extension; also of Live Activities; com.apple.widgetkit-extension */
  LCP_PROCESS_KIND_TODAY_WIDGET = 7, /**< Today widget extension; com.apple.widget-extension */
  LCP_PROCESS_KIND_SHARE = 8, /**< share extension; com.apple.share-services */
  LCP_PROCESS_KIND_ACTION = 9, /**< action extension; com.apple.ui-services, com.apple.services */
  LCP_PROCESS_KIND_PHOTO_EDITING = 10, /**< photo editing extension; com.apple.photo-editing */
  LCP_PROCESS_KIND_KEYBOARD = 11, /**< keyboard extension; com.apple.keyboard-service */
  LCP_PROCESS_KIND_INTENTS = 12, /**< SiriKit intents extension; com.apple.intents-service */
  LCP_PROCESS_KIND_BROADCAST_UPLOAD = 13,
      /**< broadcast upload extension; com.apple.broadcast-services-upload */
  LCP_PROCESS_KIND_PACKET_TUNNEL = 14,
      /**< packet tunnel provider; com.apple.networkextension.packet-tunnel */
  LCP_PROCESS_KIND_NETWORK_PROVIDER = 15, /**< network provider; an app proxy, DNS proxy or content
                                               filter */
  LCP_PROCESS_KIND_APP_PUSH = 16,
      /**< app push provider; local push connectivity; com.apple.networkextension.app-push */
  LCP_PROCESS_KIND_LOCATION_PUSH = 17,
      /**< location push service extension; com.apple.location.push.service */
  LCP_PROCESS_KIND_BACKGROUND_DOWNLOAD = 18,
      /**< background download extension; Background Assets;
           com.apple.background-asset-downloader-extension */
  LCP_PROCESS_KIND_DEVICE_ACTIVITY_MONITOR = 19,
      /**< Device Activity monitor extension; com.apple.deviceactivity.monitor-extension */
  LCP_PROCESS_KIND_DEVICE_ACTIVITY_REPORT = 20,
      /**< Device Activity report extension; com.apple.deviceactivityui.report-extension */
  LCP_PROCESS_KIND_CRASH_REPORTER = 21 /**< crash reporter extension */
};

#endif /* LIFECYCLE_POLICY_VALUES_H */
