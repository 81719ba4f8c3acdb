// Generated from include/abi.json by bindings/tools/generate.py: do not edit.

use std::mem::size_of;
use std::os::raw::{c_char, c_void};
use std::ptr::null;

/// An OS version, each part 0 to 255, packed so that versions compare as integers.
pub type lcp_os_version_t = u32;

/// An index into the rule book of this build; LCP_RULE_NONE if no rule decided.
pub type lcp_rule_index_t = i32;

/// Whether the question could be asked, and if not, why.
pub type lcp_status_t = i32;
/// The question was answered.
pub const LCP_OK: lcp_status_t = 0;
/// A pointer that must not be NULL is NULL.
pub const LCP_ERROR_NULL_ARGUMENT: lcp_status_t = 10;
/// struct_size is less than 4 or more than 4096.
pub const LCP_ERROR_STRUCT_SIZE: lcp_status_t = 11;
/// A field that this library does not know is not zero.
pub const LCP_ERROR_NEWER_STRUCT: lcp_status_t = 12;
/// The stride is less than struct_size, or not 4 to 4096.
pub const LCP_ERROR_STRIDE: lcp_status_t = 13;
/// This build of the library prepared no such policy.
pub const LCP_ERROR_POLICY: lcp_status_t = 14;
/// This build of the library set up no such device.
pub const LCP_ERROR_DEVICE: lcp_status_t = 15;
/// No memory is available, or what was given is too small.
pub const LCP_ERROR_MEMORY: lcp_status_t = 16;
/// The value does not belong to its enumeration or mask.
pub const LCP_ERROR_UNKNOWN_VALUE: lcp_status_t = 20;
/// The number is outside its range.
pub const LCP_ERROR_OUT_OF_RANGE: lcp_status_t = 21;
/// A value that must be given is 0.
pub const LCP_ERROR_MISSING_VALUE: lcp_status_t = 22;
/// The text cannot be read.
pub const LCP_ERROR_MALFORMED: lcp_status_t = 23;
/// The OS, or this call, has no processes of this kind; `least` is the first version that has them,
/// packed as by LCP_OS, and 0 if the call takes no processes of this kind.
pub const LCP_ERROR_PROCESS_KIND: lcp_status_t = 24;
/// What was looked for is not there; a name, a rule, an app.
pub const LCP_ERROR_NOT_FOUND: lcp_status_t = 30;
/// At least one element failed, and its status says why.
pub const LCP_ERROR_BATCH_ELEMENT: lcp_status_t = 40;
/// Effects have to be taken from the device first; nothing was changed, except the time if the call
/// advances the clock.
pub const LCP_ERROR_QUEUE_FULL: lcp_status_t = 50;
/// A table of the device has no room; nothing was changed.
pub const LCP_ERROR_TABLE_FULL: lcp_status_t = 51;
/// The process that reports has ended, or has another number.
pub const LCP_ERROR_NO_PROCESS: lcp_status_t = 52;
/// The process that reports is suspended, and runs no code.
pub const LCP_ERROR_SUSPENDED: lcp_status_t = 53;
/// The device is off, or going off.
pub const LCP_ERROR_DEVICE_OFF: lcp_status_t = 54;
/// The device is on.
pub const LCP_ERROR_DEVICE_ON: lcp_status_t = 55;
/// The reply is late: the call timed out or was answered before; also a reply to an effect that
/// needs none, or whose process or app is gone.
pub const LCP_ERROR_LATE: lcp_status_t = 56;
/// No auditor that this build set up.
pub const LCP_ERROR_AUDITOR: lcp_status_t = 57;
/// No session of this auditor.
pub const LCP_ERROR_SESSION: lcp_status_t = 58;
/// This build of the library began no such day.
pub const LCP_ERROR_DAY: lcp_status_t = 59;
/// The bytes are not a snapshot, or are cut off or damaged.
pub const LCP_ERROR_SNAPSHOT: lcp_status_t = 60;
/// The snapshot is in a newer format.
pub const LCP_ERROR_SNAPSHOT_NEWER: lcp_status_t = 61;
/// The snapshot is of a device of another version or profile.
pub const LCP_ERROR_SNAPSHOT_FOREIGN: lcp_status_t = 62;

/// The enumerations, for lcp_enum_name, lcp_enum_title, lcp_enum_parse and lcp_enum_value_at.
pub type lcp_enum_kind_t = i32;
/// state.
pub const LCP_ENUM_STATE: lcp_enum_kind_t = 1;
/// question.
pub const LCP_ENUM_QUESTION: lcp_enum_kind_t = 2;
/// axis.
pub const LCP_ENUM_AXIS: lcp_enum_kind_t = 3;
/// Life cycle.
pub const LCP_ENUM_LIFECYCLE: lcp_enum_kind_t = 4;
/// Cause of a transition.
pub const LCP_ENUM_CAUSE: lcp_enum_kind_t = 5;
/// termination.
pub const LCP_ENUM_TERMINATION: lcp_enum_kind_t = 6;
/// trigger.
pub const LCP_ENUM_TRIGGER: lcp_enum_kind_t = 7;
/// interruption.
pub const LCP_ENUM_INTERRUPTION: lcp_enum_kind_t = 8;
/// callback.
pub const LCP_ENUM_CALLBACK: lcp_enum_kind_t = 9;
/// Background mode.
pub const LCP_ENUM_MODE: lcp_enum_kind_t = 10;
/// Activity of an app.
pub const LCP_ENUM_ACTIVITY: lcp_enum_kind_t = 11;
/// allowance.
pub const LCP_ENUM_ALLOWANCE: lcp_enum_kind_t = 12;
/// What happens at expiry.
pub const LCP_ENUM_EXPIRY: lcp_enum_kind_t = 13;
/// verdict.
pub const LCP_ENUM_VERDICT: lcp_enum_kind_t = 14;
/// Guarantee of a launch.
pub const LCP_ENUM_GUARANTEE: lcp_enum_kind_t = 15;
/// evidence.
pub const LCP_ENUM_EVIDENCE: lcp_enum_kind_t = 16;
/// Evidence profile.
pub const LCP_ENUM_PROFILE: lcp_enum_kind_t = 17;
/// Three-valued fact.
pub const LCP_ENUM_FACT: lcp_enum_kind_t = 18;
/// Kind of device.
pub const LCP_ENUM_IDIOM: lcp_enum_kind_t = 19;
/// Location authorization.
pub const LCP_ENUM_AUTHORIZATION: lcp_enum_kind_t = 20;
/// Reason for a verdict.
pub const LCP_ENUM_REASON: lcp_enum_kind_t = 21;
/// condition.
pub const LCP_ENUM_CONDITION: lcp_enum_kind_t = 22;
/// Standing with the system.
pub const LCP_ENUM_STANDING: lcp_enum_kind_t = 23;
/// Event since a termination.
pub const LCP_ENUM_SINCE: lcp_enum_kind_t = 24;
/// Family of rules.
pub const LCP_ENUM_FAMILY: lcp_enum_kind_t = 25;
/// Conflict between sources.
pub const LCP_ENUM_CONFLICT: lcp_enum_kind_t = 26;
/// Termination code.
pub const LCP_ENUM_CODE: lcp_enum_kind_t = 27;
/// Kind of an Info.plist value.
pub const LCP_ENUM_INFO: lcp_enum_kind_t = 28;
/// Notice about an Info.plist entry.
pub const LCP_ENUM_NOTICE: lcp_enum_kind_t = 29;
/// Field of a call.
pub const LCP_ENUM_FIELD: lcp_enum_kind_t = 30;
/// Status of a call.
pub const LCP_ENUM_STATUS: lcp_enum_kind_t = 31;
/// notification.
pub const LCP_ENUM_NOTIFICATION: lcp_enum_kind_t = 32;
/// Price of misconduct.
pub const LCP_ENUM_PRICE: lcp_enum_kind_t = 33;
/// Event for an app.
pub const LCP_ENUM_EVENT: lcp_enum_kind_t = 34;
/// Manner of a delivery.
pub const LCP_ENUM_MANNER: lcp_enum_kind_t = 35;
/// quota.
pub const LCP_ENUM_QUOTA: lcp_enum_kind_t = 36;
/// Unit of a quota.
pub const LCP_ENUM_UNIT: lcp_enum_kind_t = 37;
/// Severity of a finding.
pub const LCP_ENUM_SEVERITY: lcp_enum_kind_t = 38;
/// Namespace of a termination reason.
pub const LCP_ENUM_NAMESPACE: lcp_enum_kind_t = 39;
/// Role of a rule.
pub const LCP_ENUM_ROLE: lcp_enum_kind_t = 40;
/// Form of a policy.
pub const LCP_ENUM_FORM: lcp_enum_kind_t = 41;
/// Knowledge of a condition.
pub const LCP_ENUM_KNOWLEDGE: lcp_enum_kind_t = 42;
/// Field of a rule.
pub const LCP_ENUM_RULE_FIELD: lcp_enum_kind_t = 43;
/// Subject of silence.
pub const LCP_ENUM_SILENCE: lcp_enum_kind_t = 44;
/// Moment of a clock.
pub const LCP_ENUM_MOMENT: lcp_enum_kind_t = 45;
/// Origin of a trigger.
pub const LCP_ENUM_ORIGIN: lcp_enum_kind_t = 46;
/// Disposition of an event.
pub const LCP_ENUM_DISPOSITION: lcp_enum_kind_t = 47;
/// Occasion until which an event is kept.
pub const LCP_ENUM_OCCASION: lcp_enum_kind_t = 48;
/// Merging of notices.
pub const LCP_ENUM_MERGING: lcp_enum_kind_t = 49;
/// Event of a device.
pub const LCP_ENUM_OCCURRENCE: lcp_enum_kind_t = 50;
/// Effect of a device.
pub const LCP_ENUM_EFFECT: lcp_enum_kind_t = 51;
/// Fact that can change.
pub const LCP_ENUM_CHANGING: lcp_enum_kind_t = 52;
/// Reply to a call.
pub const LCP_ENUM_REPLY: lcp_enum_kind_t = 53;
/// Treatment of what the rules leave open.
pub const LCP_ENUM_TREATMENT: lcp_enum_kind_t = 54;
/// Replacement for an unknown limit.
pub const LCP_ENUM_UNKNOWN_LIMIT: lcp_enum_kind_t = 55;
/// Receiver of a callback.
pub const LCP_ENUM_RECEIVER: lcp_enum_kind_t = 56;
/// Key of the launch options.
pub const LCP_ENUM_LAUNCH_OPTION: lcp_enum_kind_t = 57;
/// Property of the connection options.
pub const LCP_ENUM_CONNECTION_OPTION: lcp_enum_kind_t = 58;
/// Meaning of a return value.
pub const LCP_ENUM_RETURN_VALUE: lcp_enum_kind_t = 59;
/// Record of a log.
pub const LCP_ENUM_RECORD: lcp_enum_kind_t = 60;
/// Clock of a log.
pub const LCP_ENUM_CLOCK: lcp_enum_kind_t = 61;
/// Kind of an audit's finding.
pub const LCP_ENUM_AUDIT: lcp_enum_kind_t = 62;
/// Ground for or against an end.
pub const LCP_ENUM_GROUND: lcp_enum_kind_t = 63;
/// Strictness of an audit.
pub const LCP_ENUM_STRICTNESS: lcp_enum_kind_t = 64;
/// Domain of an error.
pub const LCP_ENUM_ERROR_DOMAIN: lcp_enum_kind_t = 65;
/// Kind of process.
pub const LCP_ENUM_PROCESS_KIND: lcp_enum_kind_t = 66;

/// State of the app process, or of one scene.
pub type lcp_state_t = i32;
/// Not running; no process (or only a record of one).
pub const LCP_STATE_NOT_RUNNING: lcp_state_t = 1;
/// Prewarmed; the process was started ahead of time, and has run no app code yet; iOS 15.0 on.
pub const LCP_STATE_PREWARMED: lcp_state_t = 2;
/// Inactive in the foreground; code runs, no UI events delivered.
pub const LCP_STATE_INACTIVE: lcp_state_t = 3;
/// Active in the foreground; the app receives events.
pub const LCP_STATE_ACTIVE: lcp_state_t = 4;
/// In the background; running code off screen; iOS 4.0 on.
pub const LCP_STATE_BACKGROUND: lcp_state_t = 5;
/// Suspended; in memory, running no code; iOS 4.0 on.
pub const LCP_STATE_SUSPENDED: lcp_state_t = 6;
/// A scene that is not connected; also a scene that was just made.
pub const LCP_STATE_UNATTACHED: lcp_state_t = 7;
/// A foreground scene that is inactive.
pub const LCP_STATE_FOREGROUND_INACTIVE: lcp_state_t = 8;
/// A foreground scene that is active.
pub const LCP_STATE_FOREGROUND_ACTIVE: lcp_state_t = 9;
/// A scene in the background.
pub const LCP_STATE_SCENE_BACKGROUND: lcp_state_t = 10;

/// Whether a rule on a notification is about the app or a scene: the field `axes` of the rule.
pub type lcp_axis_t = i32;
/// The app process.
pub const LCP_AXIS_APP: lcp_axis_t = 1;
/// One scene of the app.
pub const LCP_AXIS_SCENE: lcp_axis_t = 2;

/// The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest.
pub type lcp_lifecycle_t = i32;
/// A life cycle without multitasking; iOS 2 and 3, an SDK before 4.0, or hardware without
/// multitasking: leaving the app ends it.
pub const LCP_LIFECYCLE_NO_MULTITASKING: lcp_lifecycle_t = 1;
/// A life cycle with the app delegate only; iOS 4.0 on.
pub const LCP_LIFECYCLE_STANDARD: lcp_lifecycle_t = 2;
/// A life cycle without the background; UIApplicationExitsOnSuspend on iOS 4.0 to 12.
pub const LCP_LIFECYCLE_EXITS_ON_SUSPEND: lcp_lifecycle_t = 3;
/// A life cycle with scenes; UIScene, iOS 13.0 on.
pub const LCP_LIFECYCLE_SCENES: lcp_lifecycle_t = 4;

/// Why a transition happens. Every termination except `none` and `never-launched` is also a cause
/// of the same name.
pub type lcp_cause_t = i32;
/// The user starts the app; by icon, notification, URL, ...
pub const LCP_CAUSE_LAUNCH_BY_USER: lcp_cause_t = 1;
/// The system starts the app in the background; to handle an event.
pub const LCP_CAUSE_LAUNCH_BY_SYSTEM: lcp_cause_t = 2;
/// The system starts the process ahead of use; iOS 15.0 on.
pub const LCP_CAUSE_PREWARM: lcp_cause_t = 3;
/// The system drops a prewarmed process.
pub const LCP_CAUSE_PREWARM_DISCARDED: lcp_cause_t = 4;
/// The system delivers events to the app; the second half of a launch or return.
pub const LCP_CAUSE_ACTIVATION: lcp_cause_t = 5;
/// Something covers the app; see interruption kinds.
pub const LCP_CAUSE_INTERRUPTION_BEGIN: lcp_cause_t = 6;
/// The user dismisses the interruption.
pub const LCP_CAUSE_INTERRUPTION_IGNORED: lcp_cause_t = 7;
/// The user accepts the interruption.
pub const LCP_CAUSE_INTERRUPTION_ACCEPTED: lcp_cause_t = 8;
/// The user goes to the home screen; by home button, or swipe up.
pub const LCP_CAUSE_HOME_BUTTON: lcp_cause_t = 9;
/// Another app comes to the front.
pub const LCP_CAUSE_APP_SWITCH: lcp_cause_t = 10;
/// The user opens the app switcher.
pub const LCP_CAUSE_APP_SWITCHER_OPEN: lcp_cause_t = 11;
/// The user returns from the app switcher to the same app.
pub const LCP_CAUSE_APP_SWITCHER_CLOSED: lcp_cause_t = 12;
/// The device is locked; by Sleep/Wake button, or auto-lock.
pub const LCP_CAUSE_DEVICE_LOCK: lcp_cause_t = 13;
/// The user unlocks the device.
pub const LCP_CAUSE_DEVICE_UNLOCK: lcp_cause_t = 14;
/// The user comes back to an app in memory.
pub const LCP_CAUSE_RETURN_BY_USER: lcp_cause_t = 15;
/// The system runs a suspended app in the background.
pub const LCP_CAUSE_WAKE_BY_SYSTEM: lcp_cause_t = 16;
/// No reason is left to keep the app running.
pub const LCP_CAUSE_EXECUTION_FINISHED: lcp_cause_t = 17;
/// The system needs memory.
pub const LCP_CAUSE_MEMORY_PRESSURE: lcp_cause_t = 18;
/// The device turns off because its battery is empty.
pub const LCP_CAUSE_LOW_BATTERY_SHUTDOWN: lcp_cause_t = 19;
/// The user turns the device off.
pub const LCP_CAUSE_SYSTEM_SHUTDOWN: lcp_cause_t = 20;
/// The app requests a scene.
pub const LCP_CAUSE_SCENE_REQUEST: lcp_cause_t = 21;
/// The system activates a scene.
pub const LCP_CAUSE_SCENE_ACTIVATION: lcp_cause_t = 22;
/// The system disconnects a scene.
pub const LCP_CAUSE_SCENE_DISCONNECT: lcp_cause_t = 23;
/// The user closes one window; iPad.
pub const LCP_CAUSE_WINDOW_CLOSED: lcp_cause_t = 24;
/// The system reclaims the memory of a suspended app; memory pressure.
pub const LCP_CAUSE_SYSTEM_RECLAIMED: lcp_cause_t = 25;
/// The system ends an app running in the background; memory pressure.
pub const LCP_CAUSE_SYSTEM_ENDED_BACKGROUND: lcp_cause_t = 26;
/// The app passes its own memory limit.
pub const LCP_CAUSE_MEMORY_LIMIT: lcp_cause_t = 27;
/// The app crashes.
pub const LCP_CAUSE_CRASH: lcp_cause_t = 28;
/// A callback takes too long.
pub const LCP_CAUSE_WATCHDOG: lcp_cause_t = 29;
/// A background task is not ended in time.
pub const LCP_CAUSE_BACKGROUND_TASK_EXPIRED: lcp_cause_t = 30;
/// A background fetch is not finished in time.
pub const LCP_CAUSE_BACKGROUND_FETCH_EXPIRED: lcp_cause_t = 31;
/// Events of a background URL session are not handled in time.
pub const LCP_CAUSE_URL_SESSION_EXPIRED: lcp_cause_t = 32;
/// The app uses too much CPU time.
pub const LCP_CAUSE_CPU_LIMIT: lcp_cause_t = 33;
/// The device is too hot.
pub const LCP_CAUSE_THERMAL: lcp_cause_t = 34;
/// The system needs storage.
pub const LCP_CAUSE_DISK_PRESSURE: lcp_cause_t = 35;
/// The app holds a file or database lock at suspension.
pub const LCP_CAUSE_RESOURCE_HELD: lcp_cause_t = 36;
/// The app reports no call after a VoIP push.
pub const LCP_CAUSE_VOIP_UNREPORTED: lcp_cause_t = 37;
/// The VoIP app wakes too often.
pub const LCP_CAUSE_VOIP_WAKE_RATE: lcp_cause_t = 38;
/// The user changes a privacy switch in Settings; iOS 6.0 on.
pub const LCP_CAUSE_PRIVACY_CHANGED: lcp_cause_t = 39;
/// The user swipes the app away in the app switcher; with the minus sign on iOS 4 to 6.
pub const LCP_CAUSE_USER_FORCE_QUIT: lcp_cause_t = 40;
/// The user ends the app by holding the home button.
pub const LCP_CAUSE_USER_FORCE_QUIT_HELD_BUTTON: lcp_cause_t = 41;
/// The app exits; exit() or return from main.
pub const LCP_CAUSE_APP_EXIT: lcp_cause_t = 42;
/// The app ends instead of entering the background.
pub const LCP_CAUSE_EXITS_ON_SUSPEND: lcp_cause_t = 43;
/// An update replaces the app.
pub const LCP_CAUSE_APP_UPDATE: lcp_cause_t = 44;
/// The user deletes the app.
pub const LCP_CAUSE_APP_UNINSTALL: lcp_cause_t = 45;
/// The debugger stops the app.
pub const LCP_CAUSE_DEBUGGER_STOP: lcp_cause_t = 46;
/// The device restarts.
pub const LCP_CAUSE_REBOOT: lcp_cause_t = 47;
/// The app uses too much of key system resources.
pub const LCP_CAUSE_RESOURCE_USE: lcp_cause_t = 48;
/// The app draws while the device is locked; up to iOS 12.
pub const LCP_CAUSE_INSECURE_DRAWING: lcp_cause_t = 49;
/// The app uses the GPU in the background; up to iOS 12.
pub const LCP_CAUSE_BACKGROUND_GRAPHICS: lcp_cause_t = 50;

/// How the process ended.
pub type lcp_termination_t = i32;
/// The process did not end; still in memory, suspended.
pub const LCP_TERMINATION_NONE: lcp_termination_t = 1;
/// The system needed memory; the state of the app is not known.
pub const LCP_TERMINATION_MEMORY_PRESSURE: lcp_termination_t = 2;
/// The system reclaimed the memory of the suspended app; memory pressure.
pub const LCP_TERMINATION_SYSTEM_RECLAIMED: lcp_termination_t = 3;
/// The system ended the app in the background; memory pressure, while running.
pub const LCP_TERMINATION_SYSTEM_ENDED_BACKGROUND: lcp_termination_t = 4;
/// The app passed its own memory limit.
pub const LCP_TERMINATION_MEMORY_LIMIT: lcp_termination_t = 5;
/// The app crashed.
pub const LCP_TERMINATION_CRASH: lcp_termination_t = 6;
/// A callback took too long.
pub const LCP_TERMINATION_WATCHDOG: lcp_termination_t = 7;
/// A background task was not ended in time.
pub const LCP_TERMINATION_BACKGROUND_TASK_EXPIRED: lcp_termination_t = 8;
/// A background fetch was not finished in time.
pub const LCP_TERMINATION_BACKGROUND_FETCH_EXPIRED: lcp_termination_t = 9;
/// Events of a background URL session were not handled in time.
pub const LCP_TERMINATION_URL_SESSION_EXPIRED: lcp_termination_t = 10;
/// The app used too much CPU time.
pub const LCP_TERMINATION_CPU_LIMIT: lcp_termination_t = 11;
/// The device was too hot.
pub const LCP_TERMINATION_THERMAL: lcp_termination_t = 12;
/// The system needed storage.
pub const LCP_TERMINATION_DISK_PRESSURE: lcp_termination_t = 13;
/// The app held a file or database lock at suspension.
pub const LCP_TERMINATION_RESOURCE_HELD: lcp_termination_t = 14;
/// The app reported no call after a VoIP push.
pub const LCP_TERMINATION_VOIP_UNREPORTED: lcp_termination_t = 15;
/// The VoIP app woke too often.
pub const LCP_TERMINATION_VOIP_WAKE_RATE: lcp_termination_t = 16;
/// The user changed a privacy switch in Settings; iOS 6.0 on.
pub const LCP_TERMINATION_PRIVACY_CHANGED: lcp_termination_t = 17;
/// The user swiped the app away in the app switcher.
pub const LCP_TERMINATION_USER_FORCE_QUIT: lcp_termination_t = 18;
/// The user ended the app by holding the home button.
pub const LCP_TERMINATION_USER_FORCE_QUIT_HELD_BUTTON: lcp_termination_t = 19;
/// The app exited; exit() or return from main.
pub const LCP_TERMINATION_APP_EXIT: lcp_termination_t = 20;
/// The app ended instead of entering the background.
pub const LCP_TERMINATION_EXITS_ON_SUSPEND: lcp_termination_t = 21;
/// An update replaced the app.
pub const LCP_TERMINATION_APP_UPDATE: lcp_termination_t = 22;
/// The user deleted the app.
pub const LCP_TERMINATION_APP_UNINSTALL: lcp_termination_t = 23;
/// The debugger stopped the app.
pub const LCP_TERMINATION_DEBUGGER_STOP: lcp_termination_t = 24;
/// The device restarted; or was turned off and on; an update of the OS restarts the device, too.
pub const LCP_TERMINATION_REBOOT: lcp_termination_t = 25;
/// The app was never opened; it is installed, and has the force-quit flag.
pub const LCP_TERMINATION_NEVER_LAUNCHED: lcp_termination_t = 26;
/// The app used too much of key system resources.
pub const LCP_TERMINATION_RESOURCE_USE: lcp_termination_t = 27;
/// The app drew while the device was locked; up to iOS 12.
pub const LCP_TERMINATION_INSECURE_DRAWING: lcp_termination_t = 28;
/// The app used the GPU in the background; up to iOS 12.
pub const LCP_TERMINATION_BACKGROUND_GRAPHICS: lcp_termination_t = 29;

/// What happened: the reason for a launch, a wake-up or a delivery.
pub type lcp_trigger_t = i32;
/// The user opens the app.
pub const LCP_TRIGGER_USER_TAP: lcp_trigger_t = 1;
/// The user taps a notification of the app.
pub const LCP_TRIGGER_NOTIFICATION_TAP: lcp_trigger_t = 2;
/// The user taps a button of a notification; handled in the background.
pub const LCP_TRIGGER_NOTIFICATION_ACTION: lcp_trigger_t = 3;
/// A URL is opened in the app.
pub const LCP_TRIGGER_OPEN_URL: lcp_trigger_t = 4;
/// The user continues an activity from another device; Handoff.
pub const LCP_TRIGGER_HANDOFF: lcp_trigger_t = 5;
/// The user chooses a quick action of the app's icon.
pub const LCP_TRIGGER_QUICK_ACTION: lcp_trigger_t = 6;
/// An app intent runs.
pub const LCP_TRIGGER_APP_INTENT: lcp_trigger_t = 7;
/// CarPlay connects.
pub const LCP_TRIGGER_CARPLAY_CONNECT: lcp_trigger_t = 8;
/// The location changes, with standard updates; startUpdatingLocation.
pub const LCP_TRIGGER_STANDARD_LOCATION: lcp_trigger_t = 9;
/// The location changes significantly.
pub const LCP_TRIGGER_SIGNIFICANT_LOCATION_CHANGE: lcp_trigger_t = 10;
/// The device enters a monitored region.
pub const LCP_TRIGGER_REGION_ENTER: lcp_trigger_t = 11;
/// The device leaves a monitored region.
pub const LCP_TRIGGER_REGION_EXIT: lcp_trigger_t = 12;
/// The device enters or leaves the region of a beacon; iBeacon.
pub const LCP_TRIGGER_BEACON: lcp_trigger_t = 13;
/// A condition of a location monitor changes; CLMonitor.
pub const LCP_TRIGGER_MONITOR_CONDITION: lcp_trigger_t = 14;
/// A visit begins or ends.
pub const LCP_TRIGGER_VISIT: lcp_trigger_t = 15;
/// A location push arrives.
pub const LCP_TRIGGER_LOCATION_PUSH: lcp_trigger_t = 16;
/// The system offers time for a background fetch; performFetch.
pub const LCP_TRIGGER_BACKGROUND_FETCH: lcp_trigger_t = 17;
/// A silent push arrives; content-available, no alert.
pub const LCP_TRIGGER_SILENT_PUSH: lcp_trigger_t = 18;
/// A silent push with an alert arrives; content-available and an alert.
pub const LCP_TRIGGER_SILENT_PUSH_WITH_ALERT: lcp_trigger_t = 19;
/// A visible push arrives; alert only.
pub const LCP_TRIGGER_VISIBLE_PUSH: lcp_trigger_t = 20;
/// A background URL session finishes.
pub const LCP_TRIGGER_URL_SESSION_FINISHED: lcp_trigger_t = 21;
/// A background URL session asks for authentication.
pub const LCP_TRIGGER_URL_SESSION_AUTHENTICATION: lcp_trigger_t = 22;
/// A Newsstand push arrives.
pub const LCP_TRIGGER_NEWSSTAND_PUSH: lcp_trigger_t = 23;
/// A Newsstand download finishes.
pub const LCP_TRIGGER_NEWSSTAND_DOWNLOAD_FINISHED: lcp_trigger_t = 24;
/// The device starts, for a VoIP app.
pub const LCP_TRIGGER_VOIP_BOOT: lcp_trigger_t = 25;
/// Data arrives at a VoIP socket.
pub const LCP_TRIGGER_VOIP_SOCKET_DATA: lcp_trigger_t = 26;
/// The process of a VoIP app ends.
pub const LCP_TRIGGER_VOIP_RELAUNCH_AFTER_EXIT: lcp_trigger_t = 27;
/// A VoIP push arrives; PushKit.
pub const LCP_TRIGGER_VOIP_PUSH: lcp_trigger_t = 28;
/// A Push to Talk push arrives.
pub const LCP_TRIGGER_PUSH_TO_TALK: lcp_trigger_t = 29;
/// Audio that plays needs more data.
pub const LCP_TRIGGER_AUDIO_DATA_NEEDED: lcp_trigger_t = 30;
/// A Bluetooth central gets data or an event.
pub const LCP_TRIGGER_BLUETOOTH_CENTRAL: lcp_trigger_t = 31;
/// A Bluetooth peripheral gets a request; from a central.
pub const LCP_TRIGGER_BLUETOOTH_PERIPHERAL: lcp_trigger_t = 32;
/// An accessory sends data; External Accessory.
pub const LCP_TRIGGER_ACCESSORY_DATA: lcp_trigger_t = 33;
/// An accessory connects or disconnects; External Accessory.
pub const LCP_TRIGGER_ACCESSORY_CONNECTION: lcp_trigger_t = 34;
/// An app refresh task is due; BGAppRefreshTask.
pub const LCP_TRIGGER_APP_REFRESH_TASK: lcp_trigger_t = 35;
/// A processing task is due; BGProcessingTask.
pub const LCP_TRIGGER_PROCESSING_TASK: lcp_trigger_t = 36;
/// A continued processing task starts; BGContinuedProcessingTask.
pub const LCP_TRIGGER_CONTINUED_PROCESSING_TASK: lcp_trigger_t = 37;
/// A health research task is due; BGHealthResearchTask.
pub const LCP_TRIGGER_HEALTH_RESEARCH_TASK: lcp_trigger_t = 38;
/// HealthKit has new data for the app.
pub const LCP_TRIGGER_HEALTHKIT_DELIVERY: lcp_trigger_t = 39;
/// The watch sends a message; WCSession sendMessage.
pub const LCP_TRIGGER_WATCH_MESSAGE: lcp_trigger_t = 40;
/// The watch transfers user info; WCSession transferUserInfo.
pub const LCP_TRIGGER_WATCH_TRANSFER: lcp_trigger_t = 41;
/// A push arrives for a Live Activity.
pub const LCP_TRIGGER_LIVE_ACTIVITY: lcp_trigger_t = 42;
/// A local notification fires.
pub const LCP_TRIGGER_LOCAL_NOTIFICATION: lcp_trigger_t = 43;
/// The system starts the process ahead of use.
pub const LCP_TRIGGER_PREWARM: lcp_trigger_t = 44;
/// A push arrives that the app's extension may change.
pub const LCP_TRIGGER_NOTIFICATION_SERVICE_EXTENSION: lcp_trigger_t = 45;
/// A live update of the location arrives; CLLocationUpdate.liveUpdates.
pub const LCP_TRIGGER_LIVE_UPDATES: lcp_trigger_t = 46;
/// The keep-alive handler of a VoIP app is due; setKeepAliveTimeout:.
pub const LCP_TRIGGER_VOIP_KEEP_ALIVE: lcp_trigger_t = 47;
/// Mirroring of a workout on the watch begins.
pub const LCP_TRIGGER_WORKOUT_MIRRORING: lcp_trigger_t = 48;
/// A workout was still running when the app ended.
pub const LCP_TRIGGER_WORKOUT_RECOVERY: lcp_trigger_t = 49;
/// A guardian answers a request for permission; PermissionKit.
pub const LCP_TRIGGER_PERMISSION_RESPONSE: lcp_trigger_t = 50;
/// A collaboration asks for an action of the app; SWCollaborationCoordinator.
pub const LCP_TRIGGER_COLLABORATION: lcp_trigger_t = 51;
/// The user accepts a CloudKit share.
pub const LCP_TRIGGER_CLOUDKIT_SHARE: lcp_trigger_t = 52;
/// The user asks for the app's notification settings; from the system's.
pub const LCP_TRIGGER_NOTIFICATION_SETTINGS: lcp_trigger_t = 53;
/// SiriKit asks the app to handle an intent.
pub const LCP_TRIGGER_SIRI_INTENT: lcp_trigger_t = 54;
/// A call comes by local push; NEAppPushProvider.
pub const LCP_TRIGGER_LOCAL_PUSH_CALL: lcp_trigger_t = 55;
/// Crash Detection finds a car crash.
pub const LCP_TRIGGER_CRASH_DETECTION: lcp_trigger_t = 56;
/// Exposure Notification runs its app; iOS 12.5.
pub const LCP_TRIGGER_EXPOSURE_NOTIFICATION: lcp_trigger_t = 57;
/// A group begins an activity of the app; SharePlay.
pub const LCP_TRIGGER_SHAREPLAY: lcp_trigger_t = 58;
/// A network with a login is in reach; NEHotspotHelper.
pub const LCP_TRIGGER_HOTSPOT_COMMAND: lcp_trigger_t = 59;
/// A WatchKit extension asks the app; the first kind of watch app.
pub const LCP_TRIGGER_WATCHKIT_REQUEST: lcp_trigger_t = 60;
/// The watch sends data of a mirrored workout.
pub const LCP_TRIGGER_WORKOUT_DATA: lcp_trigger_t = 61;
/// The user talks into a Push to Talk channel; a button of the system, or of an accessory.
pub const LCP_TRIGGER_PUSH_TO_TALK_TRANSMIT: lcp_trigger_t = 62;
/// An app extension is asked for; by the user, the system or another app, depending on its kind.
pub const LCP_TRIGGER_EXTENSION_REQUEST: lcp_trigger_t = 63;

/// What covers the app.
pub type lcp_interruption_t = i32;
/// An incoming call that fills the screen.
pub const LCP_INTERRUPTION_PHONE_CALL: lcp_interruption_t = 1;
/// An incoming call as a banner; iOS 14.0 on.
pub const LCP_INTERRUPTION_CALL_BANNER: lcp_interruption_t = 2;
/// An alert for a text message.
pub const LCP_INTERRUPTION_SMS_ALERT: lcp_interruption_t = 3;
/// A system alert; for a permission and the like.
pub const LCP_INTERRUPTION_SYSTEM_ALERT: lcp_interruption_t = 4;
/// Notification Center.
pub const LCP_INTERRUPTION_NOTIFICATION_CENTER: lcp_interruption_t = 5;
/// Control Center.
pub const LCP_INTERRUPTION_CONTROL_CENTER: lcp_interruption_t = 6;
/// Siri.
pub const LCP_INTERRUPTION_SIRI: lcp_interruption_t = 7;
/// A prompt for Touch ID or Face ID.
pub const LCP_INTERRUPTION_BIOMETRIC_PROMPT: lcp_interruption_t = 8;
/// The sheet of an in-app purchase.
pub const LCP_INTERRUPTION_IN_APP_PURCHASE: lcp_interruption_t = 9;
/// An alert about a low battery.
pub const LCP_INTERRUPTION_LOW_BATTERY_ALERT: lcp_interruption_t = 10;
/// An alarm.
pub const LCP_INTERRUPTION_ALARM: lcp_interruption_t = 11;
/// A share sheet.
pub const LCP_INTERRUPTION_SHARE_SHEET: lcp_interruption_t = 12;
/// A notification banner; interrupts nothing.
pub const LCP_INTERRUPTION_BANNER: lcp_interruption_t = 13;
/// The sheet of Apple Pay.
pub const LCP_INTERRUPTION_APPLE_PAY: lcp_interruption_t = 14;
/// The sheet of Sign in with Apple.
pub const LCP_INTERRUPTION_SIGN_IN_WITH_APPLE: lcp_interruption_t = 15;
/// The prompt of a web authentication; ASWebAuthenticationSession.
pub const LCP_INTERRUPTION_WEB_AUTHENTICATION: lcp_interruption_t = 16;
/// Another app that slides over; iPad.
pub const LCP_INTERRUPTION_SLIDE_OVER: lcp_interruption_t = 17;

/// Delegate methods and handlers; the name is the Objective-C selector.
pub type lcp_callback_t = i32;
/// applicationDidFinishLaunching: (iOS 2.0).
pub const LCP_CALLBACK_DID_FINISH_LAUNCHING_LEGACY: lcp_callback_t = 1;
/// Application:didFinishLaunchingWithOptions: (iOS 3.0).
pub const LCP_CALLBACK_DID_FINISH_LAUNCHING: lcp_callback_t = 2;
/// Application:willFinishLaunchingWithOptions: (iOS 6.0).
pub const LCP_CALLBACK_WILL_FINISH_LAUNCHING: lcp_callback_t = 3;
/// applicationDidBecomeActive: (iOS 2.0).
pub const LCP_CALLBACK_DID_BECOME_ACTIVE: lcp_callback_t = 4;
/// applicationWillResignActive: (iOS 2.0).
pub const LCP_CALLBACK_WILL_RESIGN_ACTIVE: lcp_callback_t = 5;
/// applicationDidEnterBackground: (iOS 4.0).
pub const LCP_CALLBACK_DID_ENTER_BACKGROUND: lcp_callback_t = 6;
/// applicationWillEnterForeground: (iOS 4.0).
pub const LCP_CALLBACK_WILL_ENTER_FOREGROUND: lcp_callback_t = 7;
/// applicationWillTerminate: (iOS 2.0).
pub const LCP_CALLBACK_WILL_TERMINATE: lcp_callback_t = 8;
/// applicationDidReceiveMemoryWarning: (iOS 2.0).
pub const LCP_CALLBACK_DID_RECEIVE_MEMORY_WARNING: lcp_callback_t = 9;
/// applicationSignificantTimeChange: (iOS 2.0).
pub const LCP_CALLBACK_SIGNIFICANT_TIME_CHANGE: lcp_callback_t = 10;
/// applicationProtectedDataWillBecomeUnavailable: (iOS 4.0).
pub const LCP_CALLBACK_PROTECTED_DATA_WILL_BECOME_UNAVAILABLE: lcp_callback_t = 11;
/// applicationProtectedDataDidBecomeAvailable: (iOS 4.0).
pub const LCP_CALLBACK_PROTECTED_DATA_DID_BECOME_AVAILABLE: lcp_callback_t = 12;
/// Application:handleOpenURL: (iOS 2.0).
pub const LCP_CALLBACK_HANDLE_OPEN_URL: lcp_callback_t = 13;
/// Application:openURL:sourceApplication:annotation: (iOS 4.2).
pub const LCP_CALLBACK_OPEN_URL_SOURCE_APPLICATION: lcp_callback_t = 14;
/// Application:openURL:options: (iOS 9.0).
pub const LCP_CALLBACK_OPEN_URL: lcp_callback_t = 15;
/// Application:didReceiveRemoteNotification: (iOS 3.0).
pub const LCP_CALLBACK_DID_RECEIVE_REMOTE_NOTIFICATION: lcp_callback_t = 16;
/// Application:didReceiveRemoteNotification:fetchCompletionHandler: (iOS 7.0).
pub const LCP_CALLBACK_DID_RECEIVE_REMOTE_NOTIFICATION_FETCH: lcp_callback_t = 17;
/// Application:didReceiveLocalNotification: (iOS 4.0).
pub const LCP_CALLBACK_DID_RECEIVE_LOCAL_NOTIFICATION: lcp_callback_t = 18;
/// Application:handleActionWithIdentifier:forRemoteNotification:completionHandler: (iOS 8.0).
pub const LCP_CALLBACK_HANDLE_NOTIFICATION_ACTION: lcp_callback_t = 19;
/// userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: (iOS 10.0).
pub const LCP_CALLBACK_DID_RECEIVE_NOTIFICATION_RESPONSE: lcp_callback_t = 20;
/// Application:willContinueUserActivityWithType: (iOS 8.0).
pub const LCP_CALLBACK_WILL_CONTINUE_USER_ACTIVITY: lcp_callback_t = 21;
/// Application:continueUserActivity:restorationHandler: (iOS 8.0).
pub const LCP_CALLBACK_CONTINUE_USER_ACTIVITY: lcp_callback_t = 22;
/// Application:performActionForShortcutItem:completionHandler: (iOS 9.0).
pub const LCP_CALLBACK_PERFORM_SHORTCUT_ACTION: lcp_callback_t = 23;
/// Application:performFetchWithCompletionHandler: (iOS 7.0).
pub const LCP_CALLBACK_PERFORM_FETCH: lcp_callback_t = 24;
/// Application:handleEventsForBackgroundURLSession:completionHandler: (iOS 7.0).
pub const LCP_CALLBACK_HANDLE_EVENTS_FOR_BACKGROUND_URL_SESSION: lcp_callback_t = 25;
/// Application:shouldRestoreApplicationState: (iOS 6.0).
pub const LCP_CALLBACK_SHOULD_RESTORE_APPLICATION_STATE: lcp_callback_t = 26;
/// Application:didDecodeRestorableStateWithCoder: (iOS 6.0).
pub const LCP_CALLBACK_DID_DECODE_RESTORABLE_STATE: lcp_callback_t = 27;
/// Application:shouldSaveApplicationState: (iOS 6.0).
pub const LCP_CALLBACK_SHOULD_SAVE_APPLICATION_STATE: lcp_callback_t = 28;
/// Application:willEncodeRestorableStateWithCoder: (iOS 6.0).
pub const LCP_CALLBACK_WILL_ENCODE_RESTORABLE_STATE: lcp_callback_t = 29;
/// Application:configurationForConnectingSceneSession:options: (iOS 13.0).
pub const LCP_CALLBACK_CONFIGURATION_FOR_CONNECTING_SCENE: lcp_callback_t = 30;
/// Application:didDiscardSceneSessions: (iOS 13.0).
pub const LCP_CALLBACK_DID_DISCARD_SCENE_SESSIONS: lcp_callback_t = 31;
/// Scene:willConnectToSession:options: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_WILL_CONNECT: lcp_callback_t = 32;
/// sceneDidDisconnect: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_DID_DISCONNECT: lcp_callback_t = 33;
/// sceneWillEnterForeground: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_WILL_ENTER_FOREGROUND: lcp_callback_t = 34;
/// sceneDidBecomeActive: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_DID_BECOME_ACTIVE: lcp_callback_t = 35;
/// sceneWillResignActive: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_WILL_RESIGN_ACTIVE: lcp_callback_t = 36;
/// sceneDidEnterBackground: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_DID_ENTER_BACKGROUND: lcp_callback_t = 37;
/// Scene:openURLContexts: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_OPEN_URL_CONTEXTS: lcp_callback_t = 38;
/// Scene:continueUserActivity: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_CONTINUE_USER_ACTIVITY: lcp_callback_t = 39;
/// windowScene:performActionForShortcutItem:completionHandler: (iOS 13.0).
pub const LCP_CALLBACK_WINDOW_SCENE_PERFORM_SHORTCUT_ACTION: lcp_callback_t = 40;
/// locationManager:didUpdateToLocation:fromLocation: (iOS 2.0).
pub const LCP_CALLBACK_DID_UPDATE_TO_LOCATION: lcp_callback_t = 41;
/// locationManager:didUpdateLocations: (iOS 6.0).
pub const LCP_CALLBACK_DID_UPDATE_LOCATIONS: lcp_callback_t = 42;
/// locationManager:didEnterRegion: (iOS 4.0).
pub const LCP_CALLBACK_DID_ENTER_REGION: lcp_callback_t = 43;
/// locationManager:didExitRegion: (iOS 4.0).
pub const LCP_CALLBACK_DID_EXIT_REGION: lcp_callback_t = 44;
/// locationManager:didDetermineState:forRegion: (iOS 7.0).
pub const LCP_CALLBACK_DID_DETERMINE_REGION_STATE: lcp_callback_t = 45;
/// locationManager:didVisit: (iOS 8.0).
pub const LCP_CALLBACK_DID_VISIT: lcp_callback_t = 46;
/// centralManager:willRestoreState: (iOS 7.0).
pub const LCP_CALLBACK_CENTRAL_WILL_RESTORE_STATE: lcp_callback_t = 47;
/// peripheralManager:willRestoreState: (iOS 7.0).
pub const LCP_CALLBACK_PERIPHERAL_WILL_RESTORE_STATE: lcp_callback_t = 48;
/// pushRegistry:didReceiveIncomingPushWithPayload:forType: (iOS 8.0).
pub const LCP_CALLBACK_DID_RECEIVE_INCOMING_PUSH_LEGACY: lcp_callback_t = 49;
/// pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: (iOS 11.0).
pub const LCP_CALLBACK_DID_RECEIVE_INCOMING_PUSH: lcp_callback_t = 50;
/// incomingPushResultForChannelManager:channelUUID:pushPayload: (iOS 16.0).
pub const LCP_CALLBACK_INCOMING_PUSH_TO_TALK: lcp_callback_t = 51;
/// Session:didReceiveMessage: (iOS 9.0).
pub const LCP_CALLBACK_DID_RECEIVE_WATCH_MESSAGE: lcp_callback_t = 52;
/// Session:didReceiveUserInfo: (iOS 9.0).
pub const LCP_CALLBACK_DID_RECEIVE_WATCH_USER_INFO: lcp_callback_t = 53;
/// didReceiveNotificationRequest:withContentHandler: (iOS 10.0; notification service extension).
pub const LCP_CALLBACK_DID_RECEIVE_NOTIFICATION_REQUEST: lcp_callback_t = 54;
/// serviceExtensionTimeWillExpire (iOS 10.0; notification service extension).
pub const LCP_CALLBACK_SERVICE_EXTENSION_TIME_WILL_EXPIRE: lcp_callback_t = 55;
/// Background-task-expiration-handler (block given to beginBackgroundTask; iOS 4.0).
pub const LCP_CALLBACK_BACKGROUND_TASK_EXPIRATION_HANDLER: lcp_callback_t = 56;
/// Bgtask-launch-handler (block given to BGTaskScheduler; iOS 13.0).
pub const LCP_CALLBACK_BGTASK_LAUNCH_HANDLER: lcp_callback_t = 57;
/// Bgtask-expiration-handler (BGTask.expirationHandler; iOS 13.0).
pub const LCP_CALLBACK_BGTASK_EXPIRATION_HANDLER: lcp_callback_t = 58;
/// Keep-alive-handler (setKeepAliveTimeout:handler:; iOS 4.0).
pub const LCP_CALLBACK_KEEP_ALIVE_HANDLER: lcp_callback_t = 59;
/// Healthkit-update-handler (HKObserverQuery; iOS 8.0).
pub const LCP_CALLBACK_HEALTHKIT_UPDATE_HANDLER: lcp_callback_t = 60;
/// userNotificationCenter:willPresentNotification:withCompletionHandler: (iOS 10.0).
pub const LCP_CALLBACK_WILL_PRESENT_NOTIFICATION: lcp_callback_t = 61;
/// stateRestorationActivityForScene: (iOS 13.0).
pub const LCP_CALLBACK_STATE_RESTORATION_ACTIVITY_FOR_SCENE: lcp_callback_t = 62;
/// Scene:restoreInteractionStateWithUserActivity: (iOS 15.0).
pub const LCP_CALLBACK_SCENE_RESTORE_INTERACTION_STATE: lcp_callback_t = 63;
/// Application:userDidAcceptCloudKitShareWithMetadata: (iOS 10.0).
pub const LCP_CALLBACK_USER_DID_ACCEPT_CLOUDKIT_SHARE: lcp_callback_t = 64;
/// windowScene:userDidAcceptCloudKitShareWithMetadata: (iOS 13.0).
pub const LCP_CALLBACK_WINDOW_SCENE_USER_DID_ACCEPT_CLOUDKIT_SHARE: lcp_callback_t = 65;
/// userNotificationCenter:openSettingsForNotification: (iOS 12.0).
pub const LCP_CALLBACK_OPEN_SETTINGS_FOR_NOTIFICATION: lcp_callback_t = 66;
/// Application:handleIntent:completionHandler: (iOS 11.0).
pub const LCP_CALLBACK_HANDLE_INTENT: lcp_callback_t = 67;
/// Application:handlerForIntent: (iOS 14.0).
pub const LCP_CALLBACK_HANDLER_FOR_INTENT: lcp_callback_t = 68;
/// Application:handleWatchKitExtensionRequest:reply: (iOS 8.2).
pub const LCP_CALLBACK_HANDLE_WATCHKIT_EXTENSION_REQUEST: lcp_callback_t = 69;
/// channelManager:channelUUID:didBeginTransmittingFromSource: (iOS 16.0).
pub const LCP_CALLBACK_DID_BEGIN_TRANSMITTING: lcp_callback_t = 70;
/// Application:didConnectCarInterfaceController:toWindow: (iOS 12.0).
pub const LCP_CALLBACK_DID_CONNECT_CAR_INTERFACE_CONTROLLER: lcp_callback_t = 71;
/// templateApplicationScene:didConnectInterfaceController: (iOS 14.0).
pub const LCP_CALLBACK_TEMPLATE_SCENE_DID_CONNECT: lcp_callback_t = 72;
/// pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler: (iOS 26.4).
pub const LCP_CALLBACK_DID_RECEIVE_INCOMING_VOIP_PUSH: lcp_callback_t = 73;
/// Application:shouldSaveSecureApplicationState: (iOS 13.2).
pub const LCP_CALLBACK_SHOULD_SAVE_SECURE_APPLICATION_STATE: lcp_callback_t = 74;
/// Application:shouldRestoreSecureApplicationState: (iOS 13.2).
pub const LCP_CALLBACK_SHOULD_RESTORE_SECURE_APPLICATION_STATE: lcp_callback_t = 75;
/// Scene:willContinueUserActivityWithType: (iOS 13.0).
pub const LCP_CALLBACK_SCENE_WILL_CONTINUE_USER_ACTIVITY: lcp_callback_t = 76;

/// The values of UIBackgroundModes.
pub type lcp_mode_t = i32;
/// Playing or recording audio; iOS 4.0.
pub const LCP_MODE_AUDIO: lcp_mode_t = 1;
/// Location updates; iOS 4.0.
pub const LCP_MODE_LOCATION: lcp_mode_t = 2;
/// Voice over IP; iOS 4.0.
pub const LCP_MODE_VOIP: lcp_mode_t = 3;
/// Newsstand downloads; iOS 5.0.
pub const LCP_MODE_NEWSSTAND_CONTENT: lcp_mode_t = 4;
/// Communication with external accessories; iOS 5.0.
pub const LCP_MODE_EXTERNAL_ACCESSORY: lcp_mode_t = 5;
/// Use of Bluetooth LE accessories; iOS 5.0.
pub const LCP_MODE_BLUETOOTH_CENTRAL: lcp_mode_t = 6;
/// Acting as a Bluetooth LE accessory; iOS 6.0.
pub const LCP_MODE_BLUETOOTH_PERIPHERAL: lcp_mode_t = 7;
/// Background fetch; iOS 7.0.
pub const LCP_MODE_FETCH: lcp_mode_t = 8;
/// Remote notifications; iOS 7.0.
pub const LCP_MODE_REMOTE_NOTIFICATION: lcp_mode_t = 9;
/// Processing in the background; iOS 13.0.
pub const LCP_MODE_PROCESSING: lcp_mode_t = 10;
/// Push to Talk; iOS 16.0.
pub const LCP_MODE_PUSH_TO_TALK: lcp_mode_t = 11;
/// Nearby Interaction; iOS 16.0.
pub const LCP_MODE_NEARBY_INTERACTION: lcp_mode_t = 12;
/// Network authentication; iOS 9.0.
pub const LCP_MODE_NETWORK_AUTHENTICATION: lcp_mode_t = 13;
/// Capture of the whole display; iOS 27.0.
pub const LCP_MODE_SCREEN_CAPTURE: lcp_mode_t = 14;

/// What an app may be doing.
pub type lcp_activity_t = i32;
/// Receiving touches.
pub const LCP_ACTIVITY_TOUCH_DELIVERY: lcp_activity_t = 1;
/// Updating the user interface.
pub const LCP_ACTIVITY_UI_UPDATE: lcp_activity_t = 2;
/// Using the GPU with OpenGL ES.
pub const LCP_ACTIVITY_OPENGL_ES: lcp_activity_t = 3;
/// Having OpenGL ES commands in flight.
pub const LCP_ACTIVITY_GL_COMMANDS_IN_FLIGHT: lcp_activity_t = 4;
/// Using the GPU with Metal.
pub const LCP_ACTIVITY_METAL: lcp_activity_t = 5;
/// Holding a shared resource of the system.
pub const LCP_ACTIVITY_SHARED_RESOURCE: lcp_activity_t = 6;
/// Holding a file or database lock.
pub const LCP_ACTIVITY_FILE_LOCK: lcp_activity_t = 7;
/// Accessing a protected file.
pub const LCP_ACTIVITY_PROTECTED_FILE_ACCESS: lcp_activity_t = 8;
/// Using the camera.
pub const LCP_ACTIVITY_CAMERA: lcp_activity_t = 9;
/// Offering a Bonjour service.
pub const LCP_ACTIVITY_BONJOUR_SERVICE: lcp_activity_t = 10;
/// Listening on a socket.
pub const LCP_ACTIVITY_LISTENING_SOCKET: lcp_activity_t = 11;
/// Using a network socket.
pub const LCP_ACTIVITY_NETWORK_SOCKET: lcp_activity_t = 12;
/// Keeping a session with an accessory open.
pub const LCP_ACTIVITY_ACCESSORY_SESSION: lcp_activity_t = 13;
/// Running a timer.
pub const LCP_ACTIVITY_TIMER: lcp_activity_t = 14;
/// Doing heavy work.
pub const LCP_ACTIVITY_HEAVY_WORK: lcp_activity_t = 15;
/// Playing audio.
pub const LCP_ACTIVITY_AUDIO_PLAYBACK: lcp_activity_t = 16;
/// Going on to record audio.
pub const LCP_ACTIVITY_AUDIO_RECORDING: lcp_activity_t = 17;
/// Beginning a background task.
pub const LCP_ACTIVITY_BEGIN_BACKGROUND_TASK: lcp_activity_t = 18;
/// Starting location updates.
pub const LCP_ACTIVITY_START_LOCATION_UPDATES: lcp_activity_t = 19;
/// Showing sensitive content.
pub const LCP_ACTIVITY_SENSITIVE_CONTENT_ON_SCREEN: lcp_activity_t = 20;
/// Showing a sheet or an alert view; one of the app.
pub const LCP_ACTIVITY_ALERT_ON_SCREEN: lcp_activity_t = 21;
/// A transfer of a background URL session.
pub const LCP_ACTIVITY_BACKGROUND_TRANSFER: lcp_activity_t = 22;
/// Playing audio along with other apps.
pub const LCP_ACTIVITY_PLAY_ALONGSIDE_OTHERS: lcp_activity_t = 23;
/// Scheduling an app refresh task; submitting a BGAppRefreshTaskRequest.
pub const LCP_ACTIVITY_SCHEDULE_APP_REFRESH: lcp_activity_t = 24;
/// Scheduling a processing task; submitting a BGProcessingTaskRequest.
pub const LCP_ACTIVITY_SCHEDULE_PROCESSING: lcp_activity_t = 25;
/// Scheduling a continued processing task; submitting a BGContinuedProcessingTaskRequest.
pub const LCP_ACTIVITY_SCHEDULE_CONTINUED_PROCESSING: lcp_activity_t = 26;
/// Scheduling a health research task; submitting a BGHealthResearchTaskRequest.
pub const LCP_ACTIVITY_SCHEDULE_HEALTH_RESEARCH: lcp_activity_t = 27;
/// Beginning to record audio; AUDIO_RECORDING: going on to record.
pub const LCP_ACTIVITY_START_AUDIO_RECORDING: lcp_activity_t = 28;
/// Activating an audio session that does not mix with others.
pub const LCP_ACTIVITY_ACTIVATE_AUDIO_SESSION: lcp_activity_t = 29;
/// Capturing the whole display; ScreenCaptureKit.
pub const LCP_ACTIVITY_SCREEN_CAPTURE: lcp_activity_t = 30;
/// Using the Neural Engine.
pub const LCP_ACTIVITY_NEURAL_ENGINE: lcp_activity_t = 31;
/// Scanning for Bluetooth peripherals.
pub const LCP_ACTIVITY_BLUETOOTH_SCAN: lcp_activity_t = 32;
/// Advertising as a Bluetooth peripheral.
pub const LCP_ACTIVITY_BLUETOOTH_ADVERTISE: lcp_activity_t = 33;
/// Serving another app with audio; Inter-App Audio.
pub const LCP_ACTIVITY_INTER_APP_AUDIO: lcp_activity_t = 34;

/// A span of time, or a rate, that the system allows.
pub type lcp_allowance_t = i32;
/// The launch of the process; from its start to the first frame, newer watchdog name.
pub const LCP_ALLOWANCE_PROCESS_LAUNCH: lcp_allowance_t = 1;
/// The first scene on screen.
pub const LCP_ALLOWANCE_SCENE_CREATE: lcp_allowance_t = 2;
/// A UI update or the way to the background; a UI update while running, and entering the
/// background.
pub const LCP_ALLOWANCE_SCENE_UPDATE: lcp_allowance_t = 3;
/// The launch of the app; launch to ready, older watchdog name.
pub const LCP_ALLOWANCE_LAUNCH: lcp_allowance_t = 4;
/// The return to the foreground.
pub const LCP_ALLOWANCE_RESUME: lcp_allowance_t = 5;
/// Leaving the foreground.
pub const LCP_ALLOWANCE_SUSPEND: lcp_allowance_t = 6;
/// The return of applicationDidEnterBackground:; time until it returns.
pub const LCP_ALLOWANCE_DID_ENTER_BACKGROUND: lcp_allowance_t = 7;
/// The return of applicationWillTerminate:; time until it returns.
pub const LCP_ALLOWANCE_WILL_TERMINATE: lcp_allowance_t = 8;
/// The end of the process; time to end when asked.
pub const LCP_ALLOWANCE_PROCESS_EXIT: lcp_allowance_t = 9;
/// The clean-up of an app that opted out of the background.
pub const LCP_ALLOWANCE_EXITS_ON_SUSPEND_CLEANUP: lcp_allowance_t = 10;
/// A background task; beginBackgroundTask.
pub const LCP_ALLOWANCE_BACKGROUND_TASK: lcp_allowance_t = 11;
/// A background task begun after a fetch wake-up.
pub const LCP_ALLOWANCE_BACKGROUND_TASK_IN_FETCH: lcp_allowance_t = 12;
/// The expiration handler; time to end the task.
pub const LCP_ALLOWANCE_EXPIRATION_HANDLER: lcp_allowance_t = 13;
/// A background fetch; until the completion handler of performFetch.
pub const LCP_ALLOWANCE_BACKGROUND_FETCH: lcp_allowance_t = 14;
/// A silent push; until the fetchCompletionHandler of the push.
pub const LCP_ALLOWANCE_SILENT_PUSH: lcp_allowance_t = 15;
/// An app refresh task; BGAppRefreshTask.
pub const LCP_ALLOWANCE_APP_REFRESH_TASK: lcp_allowance_t = 16;
/// A processing task; BGProcessingTask.
pub const LCP_ALLOWANCE_PROCESSING_TASK: lcp_allowance_t = 17;
/// A continued processing task; BGContinuedProcessingTask.
pub const LCP_ALLOWANCE_CONTINUED_PROCESSING_TASK: lcp_allowance_t = 18;
/// A health research task; BGHealthResearchTask.
pub const LCP_ALLOWANCE_HEALTH_RESEARCH_TASK: lcp_allowance_t = 19;
/// The events of a background URL session; handleEventsForBackgroundURLSession.
pub const LCP_ALLOWANCE_URL_SESSION_EVENTS: lcp_allowance_t = 20;
/// A wake-up by an accessory; External Accessory.
pub const LCP_ALLOWANCE_ACCESSORY_WAKE: lcp_allowance_t = 21;
/// A wake-up by Bluetooth; Core Bluetooth.
pub const LCP_ALLOWANCE_BLUETOOTH_WAKE: lcp_allowance_t = 22;
/// A wake-up by location.
pub const LCP_ALLOWANCE_LOCATION_WAKE: lcp_allowance_t = 23;
/// The interval between keep-alive handlers; the minimum for setKeepAliveTimeout:.
pub const LCP_ALLOWANCE_VOIP_KEEP_ALIVE_INTERVAL: lcp_allowance_t = 24;
/// A keep-alive handler; the handler of setKeepAliveTimeout:.
pub const LCP_ALLOWANCE_VOIP_KEEP_ALIVE_HANDLER: lcp_allowance_t = 25;
/// The report of a call after a VoIP push; from the push to the reported call.
pub const LCP_ALLOWANCE_VOIP_PUSH_REPORT: lcp_allowance_t = 26;
/// The wake-ups of a legacy VoIP app.
pub const LCP_ALLOWANCE_VOIP_WAKE_RATE: lcp_allowance_t = 27;
/// CPU use in the background.
pub const LCP_ALLOWANCE_CPU_USAGE: lcp_allowance_t = 28;
/// A notification service extension; from didReceive to contentHandler.
pub const LCP_ALLOWANCE_NOTIFICATION_SERVICE_EXTENSION: lcp_allowance_t = 29;
/// A Live Activity; from its start.
pub const LCP_ALLOWANCE_LIVE_ACTIVITY: lcp_allowance_t = 30;
/// Wi-Fi without UIRequiresPersistentWiFi; from the last use.
pub const LCP_ALLOWANCE_PERSISTENT_WIFI: lcp_allowance_t = 31;
/// An app intent that runs in the background.
pub const LCP_ALLOWANCE_APP_INTENT: lcp_allowance_t = 32;
/// The start of a Live Activity for a mirrored workout.
pub const LCP_ALLOWANCE_WORKOUT_MIRRORING: lcp_allowance_t = 33;
/// A background transfer; from its start to its end.
pub const LCP_ALLOWANCE_BACKGROUND_TRANSFER: lcp_allowance_t = 34;
/// A phase of a SiriKit intent; with the launch of its extension or app.
pub const LCP_ALLOWANCE_SIRI_INTENT: lcp_allowance_t = 35;
/// The launch of an app extension.
pub const LCP_ALLOWANCE_EXTENSION_LAUNCH: lcp_allowance_t = 36;
/// A location push service extension at work.
pub const LCP_ALLOWANCE_LOCATION_PUSH: lcp_allowance_t = 37;
/// An expiring activity; performExpiringActivity.
pub const LCP_ALLOWANCE_EXPIRING_ACTIVITY: lcp_allowance_t = 38;

/// What happens when an allowance is used up.
pub type lcp_expiry_t = i32;
/// The process is ended.
pub const LCP_EXPIRY_TERMINATE: lcp_expiry_t = 1;
/// The app is suspended.
pub const LCP_EXPIRY_SUSPEND: lcp_expiry_t = 2;
/// The task counts as failed.
pub const LCP_EXPIRY_MARK_FAILED: lcp_expiry_t = 3;
/// The task is cancelled.
pub const LCP_EXPIRY_CANCEL: lcp_expiry_t = 4;
/// Later grants are rarer or shorter.
pub const LCP_EXPIRY_THROTTLE: lcp_expiry_t = 5;
/// A report is written, nothing else.
pub const LCP_EXPIRY_REPORT_ONLY: lcp_expiry_t = 6;
/// The system delivers the original content.
pub const LCP_EXPIRY_DELIVER_FALLBACK: lcp_expiry_t = 7;
/// The system stops launching the app for this; for the purpose of the allowance.
pub const LCP_EXPIRY_STOP_LAUNCHING: lcp_expiry_t = 8;
/// Nothing is known to happen.
pub const LCP_EXPIRY_NOTHING: lcp_expiry_t = 9;
/// Anything over the limit is dropped without notice.
pub const LCP_EXPIRY_DROP: lcp_expiry_t = 10;
/// The request fails with an error.
pub const LCP_EXPIRY_REFUSE: lcp_expiry_t = 11;
/// The newer request replaces the older.
pub const LCP_EXPIRY_REPLACE: lcp_expiry_t = 12;

/// The answer. If no source says, it is `unspecified`, never `forbidden`.
pub type lcp_verdict_t = i32;
/// allowed.
pub const LCP_VERDICT_ALLOWED: lcp_verdict_t = 1;
/// forbidden.
pub const LCP_VERDICT_FORBIDDEN: lcp_verdict_t = 2;
/// It depends on a fact that was not given; see `requires_mask`.
pub const LCP_VERDICT_CONDITIONAL: lcp_verdict_t = 3;
/// The thing does not exist on that OS, or for that life cycle.
pub const LCP_VERDICT_NOT_APPLICABLE: lcp_verdict_t = 4;
/// No source says.
pub const LCP_VERDICT_UNSPECIFIED: lcp_verdict_t = 5;
/// The OS is newer than the rule set; the rest of the answer is for the newest known OS.
pub const LCP_VERDICT_UNKNOWN_OS: lcp_verdict_t = 6;

/// How firmly the system promises a launch.
pub type lcp_guarantee_t = i32;
/// At once; when the event happens.
pub const LCP_GUARANTEE_IMMEDIATE: lcp_guarantee_t = 1;
/// When the system chooses; it may delay the launch.
pub const LCP_GUARANTEE_ELIGIBLE: lcp_guarantee_t = 2;
/// When the system chooses, if at all.
pub const LCP_GUARANTEE_DISCRETIONARY: lcp_guarantee_t = 3;

/// The kind of source on which a rule is based.
pub type lcp_evidence_t = i32;
/// Documented by Apple; in public documentation.
pub const LCP_EVIDENCE_DOCUMENTED: lcp_evidence_t = 1;
/// Said by an Apple engineer.
pub const LCP_EVIDENCE_ENGINEER: lcp_evidence_t = 2;
/// Measured by developers.
pub const LCP_EVIDENCE_OBSERVED: lcp_evidence_t = 3;
/// Said by published articles and books.
pub const LCP_EVIDENCE_ARTICLE: lcp_evidence_t = 4;
/// Inferred by us; explained in a note.
pub const LCP_EVIDENCE_INFERRED: lcp_evidence_t = 5;
/// The caller's own figure.
pub const LCP_EVIDENCE_OVERRIDDEN: lcp_evidence_t = 6;

/// The evidence profile: which rules may decide.
pub type lcp_profile_t = i32;
/// Apple's documentation alone.
pub const LCP_PROFILE_DOCUMENTED: lcp_profile_t = 1;
/// Documentation, Apple's engineers and measured behaviour; also published articles; if sources
/// disagree, the better observed source wins.
pub const LCP_PROFILE_OBSERVED: lcp_profile_t = 2;
/// The four founding documents as they stand; nothing else. Its name is "article".
pub const LCP_PROFILE_FOUNDING: lcp_profile_t = 3;

/// A three-valued fact. 0, not given, is the same as unknown.
pub type lcp_fact_t = i32;
/// unknown.
pub const LCP_FACT_UNKNOWN: lcp_fact_t = 0;
/// no.
pub const LCP_FACT_NO: lcp_fact_t = 1;
/// yes.
pub const LCP_FACT_YES: lcp_fact_t = 2;

/// Kind of device.
pub type lcp_idiom_t = i32;
/// A phone.
pub const LCP_IDIOM_PHONE: lcp_idiom_t = 1;
/// An iPad.
pub const LCP_IDIOM_PAD: lcp_idiom_t = 2;

/// Location authorization granted at run time.
pub type lcp_authorization_t = i32;
/// No authorization for location.
pub const LCP_AUTHORIZATION_NONE: lcp_authorization_t = 1;
/// When In Use authorization for location.
pub const LCP_AUTHORIZATION_WHEN_IN_USE: lcp_authorization_t = 2;
/// Always authorization for location.
pub const LCP_AUTHORIZATION_ALWAYS: lcp_authorization_t = 3;
/// Provisional Always authorization for location; events that need Always wait for the answer of
/// the user.
pub const LCP_AUTHORIZATION_PROVISIONAL_ALWAYS: lcp_authorization_t = 4;
/// When In Use authorization with reduced accuracy.
pub const LCP_AUTHORIZATION_WHEN_IN_USE_REDUCED: lcp_authorization_t = 5;
/// Always authorization with reduced accuracy.
pub const LCP_AUTHORIZATION_ALWAYS_REDUCED: lcp_authorization_t = 6;

/// Why the answer to `transition`, `next`, `path` or `call` has its verdict.
pub type lcp_reason_t = i32;
/// The transition takes several steps; legal, but see `via` and the steps.
pub const LCP_REASON_NOT_ONE_STEP: lcp_reason_t = 1;
/// The cause leads from here to another state; `via`.
pub const LCP_REASON_LEADS_ELSEWHERE: lcp_reason_t = 2;
/// The cause cannot occur in this state; because of what the cause means.
pub const LCP_REASON_CAUSE_OUT_OF_PLACE: lcp_reason_t = 3;
/// This life cycle has no such state.
pub const LCP_REASON_STATE_UNAVAILABLE: lcp_reason_t = 4;
/// This OS has no such cause, trigger or interruption.
pub const LCP_REASON_CAUSE_UNAVAILABLE: lcp_reason_t = 5;
/// Seen on devices, but no source says that it is intended.
pub const LCP_REASON_TOLERATED: lcp_reason_t = 6;
/// No chain of permitted causes leads to the state.
pub const LCP_REASON_NO_PATH: lcp_reason_t = 7;
/// The evidence profile says nothing about scenes.
pub const LCP_REASON_SCENES_NOT_COVERED: lcp_reason_t = 8;
/// This kind of interruption does not cover the app.
pub const LCP_REASON_INTERRUPTS_NOTHING: lcp_reason_t = 9;
/// This OS or life cycle has no such callback.
pub const LCP_REASON_CALLBACK_UNAVAILABLE: lcp_reason_t = 10;
/// The trigger brings other callbacks.
pub const LCP_REASON_OTHER_CALLBACKS: lcp_reason_t = 11;
/// The trigger launches or wakes no app by this cause; or the callback comes only at a launch.
pub const LCP_REASON_LAUNCHES_NOTHING: lcp_reason_t = 12;

/// A fact that an answer can depend on.
pub type lcp_condition_t = i32;
/// A device with multitasking; else: a device without multitasking.
pub const LCP_CONDITION_HARDWARE_MULTITASKING: lcp_condition_t = 1;
/// An app linked against an SDK of 4.0 or later; else: an app linked against an SDK before 4.0.
pub const LCP_CONDITION_MULTITASKING_SDK: lcp_condition_t = 2;
/// UIApplicationExitsOnSuspend; else: no UIApplicationExitsOnSuspend.
pub const LCP_CONDITION_EXITS_ON_SUSPEND: lcp_condition_t = 3;
/// An app with scenes; else: an app without scenes.
pub const LCP_CONDITION_SCENES_ADOPTED: lcp_condition_t = 4;
/// Several scenes; else: one scene.
pub const LCP_CONDITION_MULTIPLE_SCENES: lcp_condition_t = 5;
/// An app linked against an SDK of 13.0 or later; else: an app linked against an SDK before 13.0.
pub const LCP_CONDITION_CALLKIT_SDK: lcp_condition_t = 6;
/// A phone; else: not a phone.
pub const LCP_CONDITION_PHONE: lcp_condition_t = 7;
/// An iPad; else: not an iPad.
pub const LCP_CONDITION_PAD: lcp_condition_t = 8;
/// A real device; else: the Simulator.
pub const LCP_CONDITION_REAL_DEVICE: lcp_condition_t = 9;
/// A cellular radio; else: no cellular radio.
pub const LCP_CONDITION_CELLULAR: lcp_condition_t = 10;
/// A device that was unlocked since it started; else: a device that was not unlocked since it
/// started; a device without a passcode counts as unlocked.
pub const LCP_CONDITION_FIRST_UNLOCK_DONE: lcp_condition_t = 11;
/// A passcode; else: no passcode.
pub const LCP_CONDITION_PASSCODE: lcp_condition_t = 12;
/// Background App Refresh on; else: Background App Refresh off.
pub const LCP_CONDITION_BACKGROUND_APP_REFRESH: lcp_condition_t = 13;
/// Low Power Mode off; else: Low Power Mode on.
pub const LCP_CONDITION_LOW_POWER_MODE_OFF: lcp_condition_t = 14;
/// A charging device; else: no charging device.
pub const LCP_CONDITION_CHARGING: lcp_condition_t = 15;
/// No debugger; else: a debugger.
pub const LCP_CONDITION_DEBUGGER_DETACHED: lcp_condition_t = 16;
/// Authorization for location; else: no authorization for location; when in use, or always.
pub const LCP_CONDITION_LOCATION_AUTHORIZATION_GRANTED: lcp_condition_t = 17;
/// Always authorization for location; else: no Always authorization for location.
pub const LCP_CONDITION_LOCATION_AUTHORIZATION_ALWAYS: lcp_condition_t = 18;
/// Bluetooth state restoration; else: no Bluetooth state restoration; of the app's Core Bluetooth
/// managers.
pub const LCP_CONDITION_RESTORATION_IDENTIFIER: lcp_condition_t = 19;
/// A URL session that sends launch events; else: a URL session that sends no launch events.
pub const LCP_CONDITION_SESSION_SENDS_LAUNCH_EVENTS: lcp_condition_t = 20;
/// Bluetooth on; else: Bluetooth off; by the switch in Settings.
pub const LCP_CONDITION_BLUETOOTH_ON: lcp_condition_t = 21;
/// Bluetooth on in Control Center; else: Bluetooth off in Control Center.
pub const LCP_CONDITION_BLUETOOTH_ON_IN_CONTROL_CENTER: lcp_condition_t = 22;
/// Airplane mode off; else: airplane mode on.
pub const LCP_CONDITION_AIRPLANE_MODE_OFF: lcp_condition_t = 23;
/// Accessories of AccessorySetupKit; else: no accessories of AccessorySetupKit.
pub const LCP_CONDITION_ACCESSORY_SETUP_KIT: lcp_condition_t = 24;
/// A force quit that outlasts a reboot; else: a force quit that ends with a reboot; an option of
/// the device facts.
pub const LCP_CONDITION_FORCE_QUIT_SURVIVES_REBOOT: lcp_condition_t = 25;
/// Regions that end with a reboot; else: regions that outlast a reboot; an option of the device
/// facts.
pub const LCP_CONDITION_REGIONS_END_AT_REBOOT: lcp_condition_t = 26;
/// A reboot since; else: no reboot since.
pub const LCP_CONDITION_REBOOTED_SINCE: lcp_condition_t = 27;
/// An unlock since; else: no unlock since.
pub const LCP_CONDITION_UNLOCKED_SINCE: lcp_condition_t = 28;
/// A launch by the user since; else: no launch by the user since.
pub const LCP_CONDITION_USER_LAUNCHED_SINCE: lcp_condition_t = 29;
/// State restoration; else: no state restoration; the app preserves and restores its interface.
pub const LCP_CONDITION_STATE_RESTORATION: lcp_condition_t = 30;
/// Permitted task identifiers; else: no permitted task identifiers; the entries of
/// BGTaskSchedulerPermittedIdentifiers.
pub const LCP_CONDITION_PERMITTED_IDENTIFIERS: lcp_condition_t = 31;
/// The background mode audio; else: no background mode audio.
pub const LCP_CONDITION_MODE_AUDIO: lcp_condition_t = 32;
/// The background mode location; else: no background mode location.
pub const LCP_CONDITION_MODE_LOCATION: lcp_condition_t = 33;
/// The background mode voip; else: no background mode voip.
pub const LCP_CONDITION_MODE_VOIP: lcp_condition_t = 34;
/// The background mode newsstand-content; else: no background mode newsstand-content.
pub const LCP_CONDITION_MODE_NEWSSTAND_CONTENT: lcp_condition_t = 35;
/// The background mode external-accessory; else: no background mode external-accessory.
pub const LCP_CONDITION_MODE_EXTERNAL_ACCESSORY: lcp_condition_t = 36;
/// The background mode bluetooth-central; else: no background mode bluetooth-central.
pub const LCP_CONDITION_MODE_BLUETOOTH_CENTRAL: lcp_condition_t = 37;
/// The background mode bluetooth-peripheral; else: no background mode bluetooth-peripheral.
pub const LCP_CONDITION_MODE_BLUETOOTH_PERIPHERAL: lcp_condition_t = 38;
/// The background mode fetch; else: no background mode fetch.
pub const LCP_CONDITION_MODE_FETCH: lcp_condition_t = 39;
/// The background mode remote-notification; else: no background mode remote-notification.
pub const LCP_CONDITION_MODE_REMOTE_NOTIFICATION: lcp_condition_t = 40;
/// The background mode processing; else: no background mode processing.
pub const LCP_CONDITION_MODE_PROCESSING: lcp_condition_t = 41;
/// The background mode push-to-talk; else: no background mode push-to-talk.
pub const LCP_CONDITION_MODE_PUSH_TO_TALK: lcp_condition_t = 42;
/// The background mode nearby-interaction; else: no background mode nearby-interaction.
pub const LCP_CONDITION_MODE_NEARBY_INTERACTION: lcp_condition_t = 43;
/// The background mode network-authentication; else: no background mode network-authentication.
pub const LCP_CONDITION_MODE_NETWORK_AUTHENTICATION: lcp_condition_t = 44;
/// An app linked against an SDK of 27.0 or later; else: an app linked against an SDK before 27.0.
pub const LCP_CONDITION_SCENE_SDK: lcp_condition_t = 45;
/// An unlocked device; else: a locked device; a device without a passcode counts as unlocked.
pub const LCP_CONDITION_DEVICE_UNLOCKED: lcp_condition_t = 46;
/// A usage text for Always; else: no usage text for Always;
/// NSLocationAlwaysAndWhenInUseUsageDescription, or its older form.
pub const LCP_CONDITION_ALWAYS_USAGE_TEXT: lcp_condition_t = 47;
/// A usage text for When In Use; else: no usage text for When In Use;
/// NSLocationWhenInUseUsageDescription.
pub const LCP_CONDITION_WHEN_IN_USE_USAGE_TEXT: lcp_condition_t = 48;
/// A usage text for the microphone; else: no usage text for the microphone;
/// NSMicrophoneUsageDescription.
pub const LCP_CONDITION_MICROPHONE_USAGE_TEXT: lcp_condition_t = 49;
/// An OS that is not older than MinimumOSVersion; else: an OS older than MinimumOSVersion; holds
/// also if MinimumOSVersion is not given.
pub const LCP_CONDITION_MINIMUM_OS_MET: lcp_condition_t = 50;
/// Only modes that Apple lists; else: a mode that Apple does not list.
pub const LCP_CONDITION_MODES_KNOWN: lcp_condition_t = 51;
/// No build variable in the Info.plist; else: a build variable in the Info.plist; an unexpanded
/// one, in a key that was read.
pub const LCP_CONDITION_NO_PLACEHOLDERS: lcp_condition_t = 52;
/// A background mode; else: no background mode.
pub const LCP_CONDITION_ANY_MODE: lcp_condition_t = 53;
/// The background mode fetch or processing; else: neither the background mode fetch nor processing.
pub const LCP_CONDITION_TASK_MODES: lcp_condition_t = 54;
/// An app linked against an SDK of 10.0 or later; else: an app linked against an SDK before 10.0.
pub const LCP_CONDITION_PUSHKIT_SDK: lcp_condition_t = 55;
/// A CLBackgroundActivitySession when it last ran; else: no CLBackgroundActivitySession when it
/// last ran.
pub const LCP_CONDITION_BACKGROUND_ACTIVITY_SESSION: lcp_condition_t = 56;
/// A CLServiceSession for Always when it last ran; else: no CLServiceSession for Always when it
/// last ran.
pub const LCP_CONDITION_SERVICE_SESSION: lcp_condition_t = 57;
/// Several apps in front; else: one app in front; holds if more than one app can be in front.
pub const LCP_CONDITION_SEVERAL_FOREGROUND_SLOTS: lcp_condition_t = 58;
/// A scene session, or a saved interface, that UIKit kept; else: no scene session or saved
/// interface that UIKit kept.
pub const LCP_CONDITION_INTERFACE_KEPT: lcp_condition_t = 59;
/// Permission to use the camera beside other apps; else: no permission to use the camera beside
/// other apps.
pub const LCP_CONDITION_MULTITASKING_CAMERA: lcp_condition_t = 60;
/// A saved interface to restore; else: no saved interface to restore; the app restores its
/// interface, and UIKit kept what it saved.
pub const LCP_CONDITION_STATE_TO_RESTORE: lcp_condition_t = 61;
/// An unlocked screen; else: a locked screen; with a passcode or without one.
pub const LCP_CONDITION_SCREEN_UNLOCKED: lcp_condition_t = 62;
/// The background mode screen-capture; else: no background mode screen-capture.
pub const LCP_CONDITION_MODE_SCREEN_CAPTURE: lcp_condition_t = 63;
/// Full accuracy for location; else: reduced accuracy for location.
pub const LCP_CONDITION_FULL_ACCURACY: lcp_condition_t = 64;

/// How an app stands with the system when an event comes.
pub type lcp_standing_t = i32;
/// Suspended in memory.
pub const LCP_STANDING_IN_MEMORY: lcp_standing_t = 1;
/// Ended by anything but a force quit; the ends with a standing of their own are below.
pub const LCP_STANDING_ENDED: lcp_standing_t = 2;
/// Force quit by the user; has the force-quit flag (or was never launched).
pub const LCP_STANDING_FORCE_QUIT: lcp_standing_t = 3;
/// Not running since the device started.
pub const LCP_STANDING_REBOOTED: lcp_standing_t = 4;
/// Ended by UIApplicationExitsOnSuspend.
pub const LCP_STANDING_OPTED_OUT: lcp_standing_t = 5;
/// Ended by holding the home button.
pub const LCP_STANDING_HELD_BUTTON: lcp_standing_t = 6;
/// Ended by an update of the app.
pub const LCP_STANDING_UPDATED: lcp_standing_t = 7;
/// uninstalled.
pub const LCP_STANDING_UNINSTALLED: lcp_standing_t = 8;
/// Running in the background.
pub const LCP_STANDING_RUNNING: lcp_standing_t = 9;
/// Running in front.
pub const LCP_STANDING_IN_FRONT: lcp_standing_t = 10;

/// What happened between a termination and an event.
pub type lcp_since_t = i32;
/// The device restarted.
pub const LCP_SINCE_REBOOT: lcp_since_t = 1;
/// The user unlocked the device; the first unlock after the boot.
pub const LCP_SINCE_UNLOCK: lcp_since_t = 2;
/// The user launched the app.
pub const LCP_SINCE_USER_LAUNCH: lcp_since_t = 3;

/// A family of rules.
pub type lcp_family_t = i32;
/// Which life cycle an app has.
pub const LCP_FAMILY_LIFECYCLE: lcp_family_t = 1;
/// Which state follows on a cause.
pub const LCP_FAMILY_TRANSITION: lcp_family_t = 2;
/// In which states a cause can occur.
pub const LCP_FAMILY_CAUSE: lcp_family_t = 3;
/// What a trigger delivers; and since which version it exists.
pub const LCP_FAMILY_DELIVERY: lcp_family_t = 4;
/// How long an allowance lasts.
pub const LCP_FAMILY_DEADLINE: lcp_family_t = 5;
/// What a termination leaves behind.
pub const LCP_FAMILY_STANDING: lcp_family_t = 6;
/// Whether a trigger wakes or launches an app.
pub const LCP_FAMILY_RELAUNCH: lcp_family_t = 7;
/// Which notification accompanies a callback.
pub const LCP_FAMILY_NOTIFICATION: lcp_family_t = 8;
/// What a background mode permits.
pub const LCP_FAMILY_MODE: lcp_family_t = 9;
/// How an event reaches an app in a state.
pub const LCP_FAMILY_EVENT: lcp_family_t = 10;
/// How many of something the system allows.
pub const LCP_FAMILY_QUOTA: lcp_family_t = 11;
/// What an app may do in a state.
pub const LCP_FAMILY_CONDUCT: lcp_family_t = 12;
/// What an app owes in a callback.
pub const LCP_FAMILY_DUTY: lcp_family_t = 13;
/// Which parts of a manifest will not work.
pub const LCP_FAMILY_MANIFEST: lcp_family_t = 14;
/// What a termination code means.
pub const LCP_FAMILY_TERMINATION: lcp_family_t = 15;
/// Since which version a callback exists; and which callback is called in its place.
pub const LCP_FAMILY_CALLBACK: lcp_family_t = 16;
/// What a question means if it leaves something open.
pub const LCP_FAMILY_CHOICE: lcp_family_t = 17;
/// Where silence does not mean "no"; the subject on which the sources say nothing.
pub const LCP_FAMILY_SILENCE: lcp_family_t = 18;
/// Which allowance limits a callback.
pub const LCP_FAMILY_WATCHDOG: lcp_family_t = 19;
/// What becomes of a trigger that does not run the app.
pub const LCP_FAMILY_DISPOSITION: lcp_family_t = 20;
/// What keeps the system from suspending an app.
pub const LCP_FAMILY_SUSPENSION: lcp_family_t = 21;
/// In which order apps are ended when memory is short.
pub const LCP_FAMILY_PURGE: lcp_family_t = 22;
/// Who receives a callback, with which options; and what its return value changes.
pub const LCP_FAMILY_CALL: lcp_family_t = 23;

/// A disagreement between sources. Each side has a rule.
pub type lcp_conflict_t = i32;
/// How long background tasks may run; 150 s, or 600, 180 and 30 s by OS.
pub const LCP_CONFLICT_BACKGROUND_TASK_BUDGET: lcp_conflict_t = 1;
/// What a force quit sends to a running app; no message, or applicationWillTerminate:.
pub const LCP_CONFLICT_FORCE_QUIT_CALLBACK: lcp_conflict_t = 2;
/// Whether a reboot clears the force-quit flag.
pub const LCP_CONFLICT_FORCE_QUIT_ACROSS_REBOOT: lcp_conflict_t = 3;
/// Since when location relaunches after a force quit; from iOS 8.0, or from 7.1.
pub const LCP_CONFLICT_LOCATION_AFTER_FORCE_QUIT: lcp_conflict_t = 4;
/// Whether standard location updates relaunch an app.
pub const LCP_CONFLICT_STANDARD_LOCATION_RELAUNCH: lcp_conflict_t = 5;
/// Whether processing tasks run after a force quit.
pub const LCP_CONFLICT_PROCESSING_AFTER_FORCE_QUIT: lcp_conflict_t = 6;
/// What is launched before the first unlock; nothing, or named exceptions.
pub const LCP_CONFLICT_BEFORE_FIRST_UNLOCK: lcp_conflict_t = 7;
/// The limit of applicationDidEnterBackground:; 5 s, or the watchdog's 10 s.
pub const LCP_CONFLICT_DID_ENTER_BACKGROUND_LIMIT: lcp_conflict_t = 8;
/// The limit of a launch; 5 s of advice, or the watchdog's 20 s.
pub const LCP_CONFLICT_LAUNCH_LIMIT: lcp_conflict_t = 9;
/// Whether regions relaunch an app after a reboot.
pub const LCP_CONFLICT_REGION_AFTER_REBOOT: lcp_conflict_t = 10;
/// How the system ends an app in the background; applicationWillTerminate:, or SIGKILL.
pub const LCP_CONFLICT_TERMINATE_RUNNING_BACKGROUND: lcp_conflict_t = 11;
/// What is called at a background launch or wake-up; applicationDidEnterBackground:, or none.
pub const LCP_CONFLICT_BACKGROUND_LAUNCH_CALLBACK: lcp_conflict_t = 12;
/// What a lock does on iOS 4, 5 and 7.
pub const LCP_CONFLICT_LOCK_BY_VERSION: lcp_conflict_t = 13;
/// Whether location relaunches after a force quit on iOS 26.
pub const LCP_CONFLICT_LOCATION_AFTER_FORCE_QUIT_26: lcp_conflict_t = 14;
/// What a running app gets at shutdown; applicationWillTerminate:, or nothing.
pub const LCP_CONFLICT_TERMINATE_AT_SHUTDOWN: lcp_conflict_t = 15;
/// Whether visits relaunch an app after a force quit.
pub const LCP_CONFLICT_VISIT_AFTER_FORCE_QUIT: lcp_conflict_t = 16;
/// Whether pushes relaunch an app after a force quit.
pub const LCP_CONFLICT_PUSH_AFTER_FORCE_QUIT: lcp_conflict_t = 17;
/// Whether HealthKit relaunches an app after a force quit.
pub const LCP_CONFLICT_HEALTHKIT_AFTER_FORCE_QUIT: lcp_conflict_t = 18;
/// What UIApplicationExitsOnSuspend calls first; applicationDidEnterBackground: before
/// applicationWillTerminate:, or not.
pub const LCP_CONFLICT_EXITS_ON_SUSPEND_BACKGROUND: lcp_conflict_t = 19;
/// When keep-alive handlers were deprecated; in iOS 9.0, or in 10.0.
pub const LCP_CONFLICT_KEEP_ALIVE_DEPRECATION: lcp_conflict_t = 20;
/// What a force quit prevents before iOS 7.
pub const LCP_CONFLICT_FORCE_QUIT_BEFORE_7: lcp_conflict_t = 21;
/// Which apps get applicationWillTerminate:; those in the background alone, or others too.
pub const LCP_CONFLICT_TERMINATE_ONLY_IN_BACKGROUND: lcp_conflict_t = 22;
/// Whether a limit has a figure; none, or 5 s.
pub const LCP_CONFLICT_UNDOCUMENTED_LIMIT: lcp_conflict_t = 23;
/// Whether the technote's fifth note applies literally.
pub const LCP_CONFLICT_BLUETOOTH_TOGGLES_26: lcp_conflict_t = 24;
/// How many local notifications are kept; 64, or 128.
pub const LCP_CONFLICT_LOCAL_NOTIFICATION_LIMIT: lcp_conflict_t = 25;
/// What a force quit calls in a scene; sceneDidEnterBackground:, or sceneDidDisconnect:.
pub const LCP_CONFLICT_SCENE_FORCE_QUIT_ORDER: lcp_conflict_t = 26;
/// Which state the app reads in sceneDidBecomeActive:; active, or inactive.
pub const LCP_CONFLICT_SCENE_ACTIVATION_STATE: lcp_conflict_t = 27;
/// When suspension closes accessory sessions; after iOS 4, or up to iOS 4 and without the mode.
pub const LCP_CONFLICT_ACCESSORY_SESSIONS: lcp_conflict_t = 28;
/// Which transfers are discretionary; those begun in the foreground, or in the background.
pub const LCP_CONFLICT_DISCRETIONARY_TRANSFERS: lcp_conflict_t = 29;
/// Whether the location mode stops suspension; it does not, or keeps the app running.
pub const LCP_CONFLICT_LOCATION_SUSPENSION: lcp_conflict_t = 30;
/// Whether a force quit destroys the session of a scene; and what the scene saved.
pub const LCP_CONFLICT_SESSION_AFTER_FORCE_QUIT: lcp_conflict_t = 31;
/// Which regions need the location mode; beacon regions, or none.
pub const LCP_CONFLICT_BEACON_MODE: lcp_conflict_t = 32;
/// Whether When In Use permits monitoring in the background; while updates begun in front go on.
pub const LCP_CONFLICT_LOCATION_IN_USE: lcp_conflict_t = 33;
/// When a suspended app learns of a time change; in the foreground, or when it runs.
pub const LCP_CONFLICT_SIGNIFICANT_TIME_CHANGE: lcp_conflict_t = 34;
/// Which launch methods must return NO to refuse a URL; either of them, or both.
pub const LCP_CONFLICT_URL_REFUSED_AT_LAUNCH: lcp_conflict_t = 35;
/// Whether location events need Background App Refresh; from 8.0 on.
pub const LCP_CONFLICT_LOCATION_WITHOUT_REFRESH: lcp_conflict_t = 36;

/// Termination codes, as the 32-bit pattern.
pub type lcp_code_t = u32;
/// The app did not launch, respond or end in time.
pub const LCP_CODE_WATCHDOG: lcp_code_t = 0x8badf00d;
/// A background task was not ended in time.
pub const LCP_CODE_BACKGROUND_TASK: lcp_code_t = 0x2182bad2;
/// Events of a background URL session were not handled in time.
pub const LCP_CODE_BACKGROUND_URL_SESSION: lcp_code_t = 0x2182bad3;
/// A background fetch was not finished in time.
pub const LCP_CODE_BACKGROUND_FETCH: lcp_code_t = 0x2182bad4;
/// The app held a file or database lock at suspension.
pub const LCP_CODE_RESOURCE_HELD: lcp_code_t = 0xdead10cc;
/// The device was too hot.
pub const LCP_CODE_THERMAL: lcp_code_t = 0xc00010ff;
/// The app reported no call after a VoIP push.
pub const LCP_CODE_CALL_NOT_REPORTED: lcp_code_t = 0xbaadca11;
/// The VoIP app was resumed too often.
pub const LCP_CODE_VOIP_WAKE_RATE: lcp_code_t = 0xbad22222;
/// Storage was short.
pub const LCP_CODE_DISK_PRESSURE: lcp_code_t = 0xbaddd15c;
/// The app used too much of key system resources.
pub const LCP_CODE_RESOURCE_USE: lcp_code_t = 0xd00d2bad;
/// On watchOS, a background task used too much CPU time.
pub const LCP_CODE_WATCH_CPU: lcp_code_t = 0xc51bad01;
/// On watchOS, a background task was not finished in time.
pub const LCP_CODE_WATCH_TIME: lcp_code_t = 0xc51bad02;
/// On watchOS, the system was too busy for a background task; it was not finished in time.
pub const LCP_CODE_WATCH_RUNTIME: lcp_code_t = 0xc51bad03;
/// The app drew while the device was locked.
pub const LCP_CODE_INSECURE_DRAWING: lcp_code_t = 0x2bad45ec;
/// A stackshot of the whole system; nothing was ended.
pub const LCP_CODE_STACKSHOT: lcp_code_t = 0xbaaaaaad;
/// The user force quit the app.
pub const LCP_CODE_USER_FORCE_QUIT: lcp_code_t = 0xdeadfa11;
/// The host of the Simulator ended the app.
pub const LCP_CODE_SIMULATOR_HOST: lcp_code_t = 0xfbfbfbfb;
/// The app had too many background tasks at once.
pub const LCP_CODE_TASK_ASSERTIONS: lcp_code_t = 0xbada5e47;

/// Notifications that are posted along with callbacks; the name is Apple's constant.
pub type lcp_notification_t = i32;
/// UIApplicationDidFinishLaunchingNotification.
pub const LCP_NOTIFICATION_DID_FINISH_LAUNCHING: lcp_notification_t = 1;
/// UIApplicationDidBecomeActiveNotification.
pub const LCP_NOTIFICATION_DID_BECOME_ACTIVE: lcp_notification_t = 2;
/// UIApplicationWillResignActiveNotification.
pub const LCP_NOTIFICATION_WILL_RESIGN_ACTIVE: lcp_notification_t = 3;
/// UIApplicationDidEnterBackgroundNotification.
pub const LCP_NOTIFICATION_DID_ENTER_BACKGROUND: lcp_notification_t = 4;
/// UIApplicationWillEnterForegroundNotification.
pub const LCP_NOTIFICATION_WILL_ENTER_FOREGROUND: lcp_notification_t = 5;
/// UIApplicationWillTerminateNotification.
pub const LCP_NOTIFICATION_WILL_TERMINATE: lcp_notification_t = 6;
/// UIApplicationDidReceiveMemoryWarningNotification.
pub const LCP_NOTIFICATION_DID_RECEIVE_MEMORY_WARNING: lcp_notification_t = 7;
/// UIApplicationSignificantTimeChangeNotification.
pub const LCP_NOTIFICATION_SIGNIFICANT_TIME_CHANGE: lcp_notification_t = 8;
/// UIApplicationProtectedDataWillBecomeUnavailable.
pub const LCP_NOTIFICATION_PROTECTED_DATA_WILL_BECOME_UNAVAILABLE: lcp_notification_t = 9;
/// UIApplicationProtectedDataDidBecomeAvailable.
pub const LCP_NOTIFICATION_PROTECTED_DATA_DID_BECOME_AVAILABLE: lcp_notification_t = 10;
/// UISceneWillConnectNotification.
pub const LCP_NOTIFICATION_SCENE_WILL_CONNECT: lcp_notification_t = 11;
/// UISceneDidDisconnectNotification.
pub const LCP_NOTIFICATION_SCENE_DID_DISCONNECT: lcp_notification_t = 12;
/// UISceneWillEnterForegroundNotification.
pub const LCP_NOTIFICATION_SCENE_WILL_ENTER_FOREGROUND: lcp_notification_t = 13;
/// UISceneDidActivateNotification.
pub const LCP_NOTIFICATION_SCENE_DID_ACTIVATE: lcp_notification_t = 14;
/// UISceneWillDeactivateNotification.
pub const LCP_NOTIFICATION_SCENE_WILL_DEACTIVATE: lcp_notification_t = 15;
/// UISceneDidEnterBackgroundNotification.
pub const LCP_NOTIFICATION_SCENE_DID_ENTER_BACKGROUND: lcp_notification_t = 16;

/// What breaking a rule of conduct costs.
pub type lcp_price_t = i32;
/// The process is ended.
pub const LCP_PRICE_TERMINATE: lcp_price_t = 1;
/// The operation fails with an error.
pub const LCP_PRICE_OPERATION_FAILS: lcp_price_t = 2;
/// The system closes the socket, service or session.
pub const LCP_PRICE_CLOSED_BY_SYSTEM: lcp_price_t = 3;
/// Nothing arrives.
pub const LCP_PRICE_NOT_DELIVERED: lcp_price_t = 4;
/// The activity stops; and goes on when the app runs again.
pub const LCP_PRICE_STOPS: lcp_price_t = 5;
/// Later grants are rarer or shorter; the process may be ended.
pub const LCP_PRICE_THROTTLE: lcp_price_t = 6;
/// The content is visible in the system's snapshot; in the picture for the app switcher.
pub const LCP_PRICE_EXPOSED_IN_SNAPSHOT: lcp_price_t = 7;
/// The activity has no effect; until the app is in the foreground.
pub const LCP_PRICE_WASTED: lcp_price_t = 8;
/// The request fails, because it is not declared; the manifest lacks its identifier or mode.
pub const LCP_PRICE_NOT_PERMITTED: lcp_price_t = 9;
/// The request fails, because no background work exists; in the Simulator, or with Background App
/// Refresh off.
pub const LCP_PRICE_UNAVAILABLE: lcp_price_t = 10;
/// The request fails if it asks to run at once.
pub const LCP_PRICE_INELIGIBLE_NOW: lcp_price_t = 11;

/// What reaches an app, other than its triggers.
pub type lcp_event_t = i32;
/// The user touches the screen.
pub const LCP_EVENT_TOUCH: lcp_event_t = 1;
/// An accessory is connected or disconnected.
pub const LCP_EVENT_ACCESSORY_CONNECTION: lcp_event_t = 2;
/// The orientation of the device changes.
pub const LCP_EVENT_ORIENTATION_CHANGE: lcp_event_t = 3;
/// The time changes significantly; midnight, a carrier's time, daylight saving.
pub const LCP_EVENT_SIGNIFICANT_TIME_CHANGE: lcp_event_t = 4;
/// The level or state of the battery changes.
pub const LCP_EVENT_BATTERY_CHANGE: lcp_event_t = 5;
/// The proximity sensor changes its state.
pub const LCP_EVENT_PROXIMITY_CHANGE: lcp_event_t = 6;
/// Protected data becomes available or unavailable.
pub const LCP_EVENT_PROTECTED_DATA_CHANGE: lcp_event_t = 7;
/// A screen is connected, disconnected or changes its mode.
pub const LCP_EVENT_SCREEN_CHANGE: lcp_event_t = 8;
/// The user defaults change.
pub const LCP_EVENT_DEFAULTS_CHANGE: lcp_event_t = 9;
/// The locale changes.
pub const LCP_EVENT_LOCALE_CHANGE: lcp_event_t = 10;
/// The iCloud identity changes.
pub const LCP_EVENT_ICLOUD_IDENTITY_CHANGE: lcp_event_t = 11;
/// The system warns that memory is short.
pub const LCP_EVENT_MEMORY_WARNING: lcp_event_t = 12;
/// A local notification fires.
pub const LCP_EVENT_LOCAL_NOTIFICATION: lcp_event_t = 13;
/// A view asks to be drawn.
pub const LCP_EVENT_VIEW_REDRAW: lcp_event_t = 14;
/// A location update arrives.
pub const LCP_EVENT_LOCATION_UPDATE: lcp_event_t = 15;
/// A peer sends a request; over a socket of the app.
pub const LCP_EVENT_NETWORK_REQUEST: lcp_event_t = 16;
/// The system takes the picture for the app switcher.
pub const LCP_EVENT_WINDOW_SNAPSHOT: lcp_event_t = 17;
/// An app with accessory sessions goes to the background; the notice that it gets.
pub const LCP_EVENT_ACCESSORY_DISCONNECT: lcp_event_t = 18;
/// A push is shown to the user; the part of a push that is shown.
pub const LCP_EVENT_REMOTE_NOTIFICATION: lcp_event_t = 19;
/// The app's audio session is interrupted; by a call, an alert or another app.
pub const LCP_EVENT_AUDIO_INTERRUPTION: lcp_event_t = 20;

/// How an event reaches the app.
pub type lcp_manner_t = i32;
/// When the event happens.
pub const LCP_MANNER_AT_ONCE: lcp_manner_t = 1;
/// As one notice of the net change; when the app runs again.
pub const LCP_MANNER_COALESCED: lcp_manner_t = 2;
/// Each event, when the app runs again.
pub const LCP_MANNER_QUEUED: lcp_manner_t = 3;
/// never.
pub const LCP_MANNER_WITHHELD: lcp_manner_t = 4;
/// Shown to the user, who decides.
pub const LCP_MANNER_TO_USER: lcp_manner_t = 5;
/// By the system, once a callback has returned.
pub const LCP_MANNER_AFTER_CALLBACK: lcp_manner_t = 6;

/// A number that the system allows.
pub type lcp_quota_t = i32;
/// Scheduled local notifications.
pub const LCP_QUOTA_SCHEDULED_LOCAL_NOTIFICATIONS: lcp_quota_t = 1;
/// Monitored regions and conditions; of an app, all kinds together.
pub const LCP_QUOTA_MONITORED_REGIONS: lcp_quota_t = 2;
/// Pending refresh tasks; BGAppRefreshTaskRequest.
pub const LCP_QUOTA_PENDING_REFRESH_TASKS: lcp_quota_t = 3;
/// Pending processing tasks; BGProcessingTaskRequest.
pub const LCP_QUOTA_PENDING_PROCESSING_TASKS: lcp_quota_t = 4;
/// Silent pushes that are delivered; content-available.
pub const LCP_QUOTA_SILENT_PUSHES: lcp_quota_t = 5;
/// Pushes that launch a Newsstand app; content-available.
pub const LCP_QUOTA_NEWSSTAND_PUSHES: lcp_quota_t = 6;
/// Wakeups of the CPU from idle.
pub const LCP_QUOTA_WAKEUPS: lcp_quota_t = 7;
/// Wake-ups of a legacy VoIP app.
pub const LCP_QUOTA_VOIP_WAKES: lcp_quota_t = 8;
/// HealthKit deliveries without an answer; whose completion handler was not called.
pub const LCP_QUOTA_UNANSWERED_HEALTH_DELIVERIES: lcp_quota_t = 9;
/// Significant location changes.
pub const LCP_QUOTA_LOCATION_CHANGE_UPDATES: lcp_quota_t = 10;
/// The size of a launch screen; of all its images together.
pub const LCP_QUOTA_LAUNCH_SCREEN_SIZE: lcp_quota_t = 11;
/// Memory of a notification service extension.
pub const LCP_QUOTA_NOTIFICATION_SERVICE_MEMORY: lcp_quota_t = 12;
/// What an app writes to storage.
pub const LCP_QUOTA_DISK_WRITES: lcp_quota_t = 13;
/// Apps in front at the same time.
pub const LCP_QUOTA_FOREGROUND_APPS: lcp_quota_t = 14;
/// Pending requests with one identifier; of the task scheduler.
pub const LCP_QUOTA_REQUESTS_PER_IDENTIFIER: lcp_quota_t = 15;
/// Background tasks of an app at the same time.
pub const LCP_QUOTA_BACKGROUND_TASK_ASSERTIONS: lcp_quota_t = 16;
/// Launches and wake-ups for background URL sessions.
pub const LCP_QUOTA_URL_SESSION_RESUMES: lcp_quota_t = 17;
/// Reloads of a widget; while its app is not in front.
pub const LCP_QUOTA_WIDGET_RELOADS: lcp_quota_t = 18;
/// Live Activities that a push starts.
pub const LCP_QUOTA_LIVE_ACTIVITY_STARTS: lcp_quota_t = 19;
/// Updates of Live Activities by urgent pushes; of priority 10.
pub const LCP_QUOTA_LIVE_ACTIVITY_UPDATES: lcp_quota_t = 20;
/// Device activities that an app monitors.
pub const LCP_QUOTA_DEVICE_ACTIVITIES: lcp_quota_t = 21;
/// Push to Talk channels that are joined at once.
pub const LCP_QUOTA_PUSH_TO_TALK_CHANNELS: lcp_quota_t = 22;
/// Live Activities at the same time; of the device.
pub const LCP_QUOTA_LIVE_ACTIVITIES: lcp_quota_t = 23;
/// Service updates of high priority; Push to Talk.
pub const LCP_QUOTA_SERVICE_UPDATES: lcp_quota_t = 24;
/// HealthKit deliveries to an app; by type and frequency.
pub const LCP_QUOTA_HEALTH_DELIVERIES: lcp_quota_t = 25;
/// Memory of an app extension.
pub const LCP_QUOTA_EXTENSION_MEMORY: lcp_quota_t = 26;
/// Location pushes; of the device.
pub const LCP_QUOTA_LOCATION_PUSHES: lcp_quota_t = 27;

/// The domain of an error by which the system tells an app that it broke a rule of the life cycle.
/// Each domain has its own error codes.
pub type lcp_error_domain_t = i32;
/// BGTaskSchedulerErrorDomain.
pub const LCP_ERROR_DOMAIN_BG_TASK_SCHEDULER: lcp_error_domain_t = 1;
/// NSURLErrorDomain.
pub const LCP_ERROR_DOMAIN_URL: lcp_error_domain_t = 2;
/// NSURLErrorBackgroundTaskCancelledReasonKey; in the userInfo of NSURLErrorDomain -999.
pub const LCP_ERROR_DOMAIN_TASK_CANCELLED_REASON: lcp_error_domain_t = 3;
/// NSOSStatusErrorDomain; also the codes of AVAudioSession.
pub const LCP_ERROR_DOMAIN_OS_STATUS: lcp_error_domain_t = 4;
/// NSPOSIXErrorDomain.
pub const LCP_ERROR_DOMAIN_POSIX: lcp_error_domain_t = 5;
/// SQLite.
pub const LCP_ERROR_DOMAIN_SQLITE: lcp_error_domain_t = 6;
/// MTLCommandBufferErrorDomain.
pub const LCP_ERROR_DOMAIN_METAL_COMMAND_BUFFER: lcp_error_domain_t = 7;
/// IOGPUCommandQueueErrorDomain.
pub const LCP_ERROR_DOMAIN_IOGPU: lcp_error_domain_t = 8;
/// com.apple.healthkit.
pub const LCP_ERROR_DOMAIN_HEALTHKIT: lcp_error_domain_t = 9;
/// PTChannelErrorDomain.
pub const LCP_ERROR_DOMAIN_PUSH_TO_TALK_CHANNEL: lcp_error_domain_t = 10;
/// Text of a framework; that it logs or raises; the codes are ours.
pub const LCP_ERROR_DOMAIN_TEXT: lcp_error_domain_t = 11;
/// com.apple.LocalAuthentication.
pub const LCP_ERROR_DOMAIN_LOCAL_AUTHENTICATION: lcp_error_domain_t = 12;
/// NEProviderStopReason; of a network provider.
pub const LCP_ERROR_DOMAIN_PROVIDER_STOP_REASON: lcp_error_domain_t = 13;

/// What a quota counts.
pub type lcp_unit_t = i32;
/// A count.
pub const LCP_UNIT_COUNT: lcp_unit_t = 1;
/// bytes.
pub const LCP_UNIT_BYTES: lcp_unit_t = 2;
/// metres.
pub const LCP_UNIT_METRES: lcp_unit_t = 3;

/// How much a finding matters.
pub type lcp_severity_t = i32;
/// Worth knowing.
pub const LCP_SEVERITY_NOTE: lcp_severity_t = 1;
/// A declaration will not work; or lacks something that it needs; or a log is right only if records
/// are missing.
pub const LCP_SEVERITY_WARNING: lcp_severity_t = 2;
/// The app does not run, or is ended; or a log breaks the rules.
pub const LCP_SEVERITY_ERROR: lcp_severity_t = 3;

/// The namespace of a termination reason; values are those of the kernel's reason.h.
pub type lcp_namespace_t = i32;
/// The kernel's memory management.
pub const LCP_NAMESPACE_JETSAM: lcp_namespace_t = 1;
/// A signal.
pub const LCP_NAMESPACE_SIGNAL: lcp_namespace_t = 2;
/// Code signing.
pub const LCP_NAMESPACE_CODESIGNING: lcp_namespace_t = 3;
/// The hang tracer.
pub const LCP_NAMESPACE_HANGTRACER: lcp_namespace_t = 4;
/// A test.
pub const LCP_NAMESPACE_TEST: lcp_namespace_t = 5;
/// The dynamic linker.
pub const LCP_NAMESPACE_DYLD: lcp_namespace_t = 6;
/// The library of XPC.
pub const LCP_NAMESPACE_LIBXPC: lcp_namespace_t = 7;
/// The Objective-C runtime.
pub const LCP_NAMESPACE_OBJC: lcp_namespace_t = 8;
/// The start of a program.
pub const LCP_NAMESPACE_EXEC: lcp_namespace_t = 9;
/// SpringBoard; also FrontBoard and Carousel.
pub const LCP_NAMESPACE_SPRINGBOARD: lcp_namespace_t = 10;
/// Privacy controls; TCC.
pub const LCP_NAMESPACE_TCC: lcp_namespace_t = 11;
/// ReportCrash.
pub const LCP_NAMESPACE_REPORTCRASH: lcp_namespace_t = 12;
/// Core Animation.
pub const LCP_NAMESPACE_COREANIMATION: lcp_namespace_t = 13;
/// Aggregated reasons.
pub const LCP_NAMESPACE_AGGREGATED: lcp_namespace_t = 14;
/// RunningBoard; up to iOS 12, assertiond.
pub const LCP_NAMESPACE_RUNNINGBOARD: lcp_namespace_t = 15;
/// Skywalk.
pub const LCP_NAMESPACE_SKYWALK: lcp_namespace_t = 16;
/// Settings.
pub const LCP_NAMESPACE_SETTINGS: lcp_namespace_t = 17;
/// The system library.
pub const LCP_NAMESPACE_LIBSYSTEM: lcp_namespace_t = 18;
/// Foundation.
pub const LCP_NAMESPACE_FOUNDATION: lcp_namespace_t = 19;
/// The watchdog.
pub const LCP_NAMESPACE_WATCHDOG: lcp_namespace_t = 20;
/// Metal.
pub const LCP_NAMESPACE_METAL: lcp_namespace_t = 21;
/// WatchKit.
pub const LCP_NAMESPACE_WATCHKIT: lcp_namespace_t = 22;
/// A guarded resource.
pub const LCP_NAMESPACE_GUARD: lcp_namespace_t = 23;
/// analytics.
pub const LCP_NAMESPACE_ANALYTICS: lcp_namespace_t = 24;
/// The sandbox.
pub const LCP_NAMESPACE_SANDBOX: lcp_namespace_t = 25;
/// security.
pub const LCP_NAMESPACE_SECURITY: lcp_namespace_t = 26;
/// Endpoint Security.
pub const LCP_NAMESPACE_ENDPOINTSECURITY: lcp_namespace_t = 27;
/// Pointer authentication.
pub const LCP_NAMESPACE_PAC_EXCEPTION: lcp_namespace_t = 28;
/// The Bluetooth chip.
pub const LCP_NAMESPACE_BLUETOOTH_CHIP: lcp_namespace_t = 29;
/// The space of Mach ports.
pub const LCP_NAMESPACE_PORT_SPACE: lcp_namespace_t = 30;
/// WebKit.
pub const LCP_NAMESPACE_WEBKIT: lcp_namespace_t = 31;
/// Backlight services.
pub const LCP_NAMESPACE_BACKLIGHTSERVICES: lcp_namespace_t = 32;
/// Media services.
pub const LCP_NAMESPACE_MEDIA: lcp_namespace_t = 33;
/// Rosetta.
pub const LCP_NAMESPACE_ROSETTA: lcp_namespace_t = 34;
/// libignition.
pub const LCP_NAMESPACE_LIBIGNITION: lcp_namespace_t = 35;
/// The mounting of volumes at the boot.
pub const LCP_NAMESPACE_BOOTMOUNT: lcp_namespace_t = 36;
/// A namespace whose name is not public.
pub const LCP_NAMESPACE_UNNAMED_37: lcp_namespace_t = 37;
/// RealityKit.
pub const LCP_NAMESPACE_REALITYKIT: lcp_namespace_t = 38;
/// Audio services.
pub const LCP_NAMESPACE_AUDIO: lcp_namespace_t = 39;
/// WakeBoard.
pub const LCP_NAMESPACE_WAKEBOARD: lcp_namespace_t = 40;
/// CoreRC.
pub const LCP_NAMESPACE_CORERC: lcp_namespace_t = 41;
/// Restrictions that a process gave itself.
pub const LCP_NAMESPACE_SELF_RESTRICT: lcp_namespace_t = 42;
/// ARKit.
pub const LCP_NAMESPACE_ARKIT: lcp_namespace_t = 43;
/// Camera services.
pub const LCP_NAMESPACE_CAMERA: lcp_namespace_t = 44;
/// BackBoard.
pub const LCP_NAMESPACE_BACKBOARD: lcp_namespace_t = 45;
/// Power exceptions.
pub const LCP_NAMESPACE_POWEREXCEPTIONS: lcp_namespace_t = 46;
/// The set-up of the sandbox.
pub const LCP_NAMESPACE_SECINIT: lcp_namespace_t = 47;

/// The role of a rule in an answer.
pub type lcp_role_t = i32;
/// The rule decides the answer.
pub const LCP_ROLE_DECIDES: lcp_role_t = 1;
/// The rule applies, but another rule decides; one of higher precedence, an earlier one of the same
/// precedence, or one that refuses whatever the app declares.
pub const LCP_ROLE_OUTWEIGHED: lcp_role_t = 2;
/// The rule may apply; one of its conditions is not known.
pub const LCP_ROLE_CONDITION_UNKNOWN: lcp_role_t = 3;
/// One of the rule's conditions is not met.
pub const LCP_ROLE_CONDITION_FAILS: lcp_role_t = 4;
/// The rule is in force on other versions.
pub const LCP_ROLE_OTHER_VERSION: lcp_role_t = 5;
/// The evidence profile does not admit the rule.
pub const LCP_ROLE_OTHER_PROFILE: lcp_role_t = 6;
/// The rule applies as a second account; it never decides.
pub const LCP_ROLE_ALTERNATIVE: lcp_role_t = 7;

/// Kind of an Info.plist value.
pub type lcp_info_kind_t = i32;
/// A string.
pub const LCP_INFO_STRING: lcp_info_kind_t = 1;
/// A boolean.
pub const LCP_INFO_BOOLEAN: lcp_info_kind_t = 2;
/// An integer.
pub const LCP_INFO_INTEGER: lcp_info_kind_t = 3;
/// A list of strings.
pub const LCP_INFO_STRING_LIST: lcp_info_kind_t = 4;
/// A dictionary; its contents are given key by key, or not at all.
pub const LCP_INFO_DICTIONARY: lcp_info_kind_t = 5;
/// Another value; a real, a date, data, or an array of other things.
pub const LCP_INFO_OTHER: lcp_info_kind_t = 6;

/// What `lcp_app_apply_info` reports about an entry. No notice is an error.
pub type lcp_notice_kind_t = i32;
/// A UIBackgroundModes value that Apple does not list.
pub const LCP_NOTICE_UNKNOWN_MODE: lcp_notice_kind_t = 1;
/// The wrong type for the key; the entry was not used.
pub const LCP_NOTICE_WRONG_TYPE: lcp_notice_kind_t = 2;
/// A key that was given before; the later entry counts.
pub const LCP_NOTICE_DUPLICATE: lcp_notice_kind_t = 3;
/// An unexpanded build variable; the value was not used, but an identifier counts.
pub const LCP_NOTICE_PLACEHOLDER: lcp_notice_kind_t = 4;
/// Neither a version nor an SDK name; the key requires one of them, so the entry was not used.
pub const LCP_NOTICE_MALFORMED: lcp_notice_kind_t = 5;
/// An empty list.
pub const LCP_NOTICE_EMPTY_LIST: lcp_notice_kind_t = 6;

/// The part of a call that a status is about.
pub type lcp_field_t = i32;
/// context.
pub const LCP_FIELD_CONTEXT: lcp_field_t = 1;
/// query.
pub const LCP_FIELD_QUERY: lcp_field_t = 2;
/// answer.
pub const LCP_FIELD_ANSWER: lcp_field_t = 3;
/// Size of a struct.
pub const LCP_FIELD_STRUCT_SIZE: lcp_field_t = 4;
/// OS version.
pub const LCP_FIELD_OS: lcp_field_t = 5;
/// Evidence profile.
pub const LCP_FIELD_PROFILE: lcp_field_t = 6;
/// app.
pub const LCP_FIELD_APP: lcp_field_t = 7;
/// Facts of the device.
pub const LCP_FIELD_FACTS: lcp_field_t = 8;
/// limits.
pub const LCP_FIELD_LIMITS: lcp_field_t = 9;
/// State before.
pub const LCP_FIELD_FROM: lcp_field_t = 10;
/// State after.
pub const LCP_FIELD_TO: lcp_field_t = 11;
/// cause.
pub const LCP_FIELD_CAUSE: lcp_field_t = 12;
/// Last cause.
pub const LCP_FIELD_LAST_CAUSE: lcp_field_t = 13;
/// Allowed causes.
pub const LCP_FIELD_ALLOWED_CAUSES: lcp_field_t = 14;
/// trigger.
pub const LCP_FIELD_TRIGGER: lcp_field_t = 15;
/// interruption.
pub const LCP_FIELD_INTERRUPTION: lcp_field_t = 16;
/// allowance.
pub const LCP_FIELD_ALLOWANCE: lcp_field_t = 17;
/// termination.
pub const LCP_FIELD_TERMINATION: lcp_field_t = 18;
/// Events since the termination.
pub const LCP_FIELD_EVENTS_SINCE: lcp_field_t = 19;
/// Background modes.
pub const LCP_FIELD_BACKGROUND_MODES: lcp_field_t = 20;
/// Exits on suspend.
pub const LCP_FIELD_EXITS_ON_SUSPEND: lcp_field_t = 21;
/// scenes.
pub const LCP_FIELD_SCENES: lcp_field_t = 22;
/// Multiple scenes.
pub const LCP_FIELD_MULTIPLE_SCENES: lcp_field_t = 23;
/// Linked SDK.
pub const LCP_FIELD_LINKED_SDK: lcp_field_t = 24;
/// Minimum OS.
pub const LCP_FIELD_MINIMUM_OS: lcp_field_t = 25;
/// Location authorization.
pub const LCP_FIELD_LOCATION_AUTHORIZATION: lcp_field_t = 26;
/// Restoration identifier.
pub const LCP_FIELD_RESTORATION_IDENTIFIER: lcp_field_t = 27;
/// Session sends launch events.
pub const LCP_FIELD_SESSION_SENDS_LAUNCH_EVENTS: lcp_field_t = 28;
/// State restoration.
pub const LCP_FIELD_STATE_RESTORATION: lcp_field_t = 29;
/// Kind of device.
pub const LCP_FIELD_IDIOM: lcp_field_t = 30;
/// Simulator.
pub const LCP_FIELD_SIMULATOR: lcp_field_t = 31;
/// Hardware multitasking.
pub const LCP_FIELD_HARDWARE_MULTITASKING: lcp_field_t = 32;
/// Cellular radio.
pub const LCP_FIELD_CELLULAR: lcp_field_t = 33;
/// passcode.
pub const LCP_FIELD_PASSCODE: lcp_field_t = 34;
/// First unlock done.
pub const LCP_FIELD_FIRST_UNLOCK_DONE: lcp_field_t = 35;
/// Background App Refresh.
pub const LCP_FIELD_BACKGROUND_APP_REFRESH: lcp_field_t = 36;
/// Low Power Mode.
pub const LCP_FIELD_LOW_POWER_MODE: lcp_field_t = 37;
/// charging.
pub const LCP_FIELD_CHARGING: lcp_field_t = 38;
/// Debugger attached.
pub const LCP_FIELD_DEBUGGER_ATTACHED: lcp_field_t = 39;
/// Apps that can be in front.
pub const LCP_FIELD_FOREGROUND_SLOTS: lcp_field_t = 40;
/// Bluetooth off.
pub const LCP_FIELD_BLUETOOTH_OFF: lcp_field_t = 41;
/// Bluetooth off in Control Center.
pub const LCP_FIELD_BLUETOOTH_OFF_IN_CONTROL_CENTER: lcp_field_t = 42;
/// Airplane mode.
pub const LCP_FIELD_AIRPLANE_MODE: lcp_field_t = 43;
/// Accessories of AccessorySetupKit.
pub const LCP_FIELD_ACCESSORY_SETUP_KIT: lcp_field_t = 44;
/// Force quit survives a reboot.
pub const LCP_FIELD_FORCE_QUIT_SURVIVES_REBOOT: lcp_field_t = 45;
/// Regions end at a reboot.
pub const LCP_FIELD_REGIONS_END_AT_REBOOT: lcp_field_t = 46;
/// Number of limits.
pub const LCP_FIELD_LIMIT_COUNT: lcp_field_t = 47;
/// limit.
pub const LCP_FIELD_LIMIT_NS: lcp_field_t = 48;
/// stride.
pub const LCP_FIELD_STRIDE: lcp_field_t = 49;
/// count.
pub const LCP_FIELD_COUNT: lcp_field_t = 50;
/// statuses.
pub const LCP_FIELD_STATUSES: lcp_field_t = 51;
/// index.
pub const LCP_FIELD_INDEX: lcp_field_t = 52;
/// text.
pub const LCP_FIELD_TEXT: lcp_field_t = 53;
/// key.
pub const LCP_FIELD_KEY: lcp_field_t = 54;
/// value.
pub const LCP_FIELD_VALUE: lcp_field_t = 55;
/// notices.
pub const LCP_FIELD_NOTICES: lcp_field_t = 56;
/// Kind of enumeration.
pub const LCP_FIELD_ENUM_KIND: lcp_field_t = 57;
/// state.
pub const LCP_FIELD_STATE: lcp_field_t = 58;
/// activity.
pub const LCP_FIELD_ACTIVITY: lcp_field_t = 59;
/// callback.
pub const LCP_FIELD_CALLBACK: lcp_field_t = 60;
/// Background mode.
pub const LCP_FIELD_MODE: lcp_field_t = 61;
/// event.
pub const LCP_FIELD_EVENT: lcp_field_t = 62;
/// quota.
pub const LCP_FIELD_QUOTA: lcp_field_t = 63;
/// Namespace of the termination reason.
pub const LCP_FIELD_REASON_NAMESPACE: lcp_field_t = 64;
/// Termination code.
pub const LCP_FIELD_CODE: lcp_field_t = 65;
/// Device locked.
pub const LCP_FIELD_DEVICE_LOCKED: lcp_field_t = 66;
/// Usage text for Always.
pub const LCP_FIELD_ALWAYS_USAGE_TEXT: lcp_field_t = 67;
/// Usage text for When In Use.
pub const LCP_FIELD_WHEN_IN_USE_USAGE_TEXT: lcp_field_t = 68;
/// Usage text for the microphone.
pub const LCP_FIELD_MICROPHONE_USAGE_TEXT: lcp_field_t = 69;
/// CLBackgroundActivitySession.
pub const LCP_FIELD_BACKGROUND_ACTIVITY_SESSION: lcp_field_t = 70;
/// CLServiceSession.
pub const LCP_FIELD_SERVICE_SESSION: lcp_field_t = 71;
/// policy.
pub const LCP_FIELD_POLICY: lcp_field_t = 72;
/// Size of a policy.
pub const LCP_FIELD_POLICY_SIZE: lcp_field_t = 73;
/// Form of a policy.
pub const LCP_FIELD_FORM: lcp_field_t = 74;
/// question.
pub const LCP_FIELD_QUESTION: lcp_field_t = 75;
/// condition.
pub const LCP_FIELD_CONDITION: lcp_field_t = 76;
/// items.
pub const LCP_FIELD_ITEMS: lcp_field_t = 77;
/// rule.
pub const LCP_FIELD_RULE: lcp_field_t = 78;
/// Field of a rule.
pub const LCP_FIELD_RULE_FIELD: lcp_field_t = 79;
/// Error; the lcp_error itself: nothing could be written to it.
pub const LCP_FIELD_ERROR: lcp_field_t = 80;
/// Progress of an Info.plist.
pub const LCP_FIELD_INFO_PROGRESS: lcp_field_t = 81;
/// Force quit.
pub const LCP_FIELD_FORCE_QUIT: lcp_field_t = 82;
/// allowances.
pub const LCP_FIELD_ALLOWANCES: lcp_field_t = 83;
/// activities.
pub const LCP_FIELD_ACTIVITIES: lcp_field_t = 84;
/// Begun in front.
pub const LCP_FIELD_BEGUN_IN_FRONT: lcp_field_t = 85;
/// device.
pub const LCP_FIELD_DEVICE: lcp_field_t = 86;
/// options.
pub const LCP_FIELD_OPTIONS: lcp_field_t = 87;
/// Installation of an app.
pub const LCP_FIELD_INSTALL: lcp_field_t = 88;
/// kind.
pub const LCP_FIELD_KIND: lcp_field_t = 89;
/// process.
pub const LCP_FIELD_PROCESS: lcp_field_t = 90;
/// scene.
pub const LCP_FIELD_SCENE: lcp_field_t = 91;
/// notice.
pub const LCP_FIELD_NOTICE: lcp_field_t = 92;
/// fact.
pub const LCP_FIELD_FACT: lcp_field_t = 93;
/// decision.
pub const LCP_FIELD_DECISION: lcp_field_t = 94;
/// token.
pub const LCP_FIELD_TOKEN: lcp_field_t = 95;
/// identifier.
pub const LCP_FIELD_IDENTIFIER: lcp_field_t = 96;
/// amount.
pub const LCP_FIELD_AMOUNT: lcp_field_t = 97;
/// effect.
pub const LCP_FIELD_EFFECT: lcp_field_t = 98;
/// reply.
pub const LCP_FIELD_REPLY: lcp_field_t = 99;
/// time.
pub const LCP_FIELD_NOW: lcp_field_t = 100;
/// Missing callbacks.
pub const LCP_FIELD_MISSING_CALLBACKS: lcp_field_t = 101;
/// Launched before.
pub const LCP_FIELD_WAS_LAUNCHED: lcp_field_t = 102;
/// Time of the reply.
pub const LCP_FIELD_REPLY_AFTER: lcp_field_t = 103;
/// Memory footprint.
pub const LCP_FIELD_FOOTPRINT: lcp_field_t = 104;
/// apps.
pub const LCP_FIELD_APPS: lcp_field_t = 105;
/// tasks.
pub const LCP_FIELD_TASKS: lcp_field_t = 106;
/// requests.
pub const LCP_FIELD_REQUESTS: lcp_field_t = 107;
/// policies.
pub const LCP_FIELD_POLICIES: lcp_field_t = 108;
/// effects.
pub const LCP_FIELD_EFFECTS: lcp_field_t = 109;
/// Treatment of silence.
pub const LCP_FIELD_ON_SILENCE: lcp_field_t = 110;
/// Treatment of a conditional answer.
pub const LCP_FIELD_ON_CONDITIONAL: lcp_field_t = 111;
/// Replacement for an unknown limit.
pub const LCP_FIELD_UNKNOWN_LIMIT: lcp_field_t = 112;
/// memory.
pub const LCP_FIELD_MEMORY: lcp_field_t = 113;
/// Size of memory.
pub const LCP_FIELD_MEMORY_SIZE: lcp_field_t = 114;
/// snapshot.
pub const LCP_FIELD_SNAPSHOT: lcp_field_t = 115;
/// disposition.
pub const LCP_FIELD_DISPOSITION: lcp_field_t = 116;
/// occasion.
pub const LCP_FIELD_OCCASION: lcp_field_t = 117;
/// Interface kept.
pub const LCP_FIELD_INTERFACE_KEPT: lcp_field_t = 118;
/// Camera beside other apps.
pub const LCP_FIELD_MULTITASKING_CAMERA: lcp_field_t = 119;
/// Parts of the text.
pub const LCP_FIELD_PARTS: lcp_field_t = 120;
/// Conditions assumed by the host.
pub const LCP_FIELD_ASSUMED: lcp_field_t = 121;
/// Time until wake-ups complete.
pub const LCP_FIELD_COMPLETE_AFTER: lcp_field_t = 122;
/// Time in the background before suspension.
pub const LCP_FIELD_STAY_FOR: lcp_field_t = 123;
/// auditor.
pub const LCP_FIELD_AUDITOR: lcp_field_t = 124;
/// session.
pub const LCP_FIELD_SESSION: lcp_field_t = 125;
/// columns.
pub const LCP_FIELD_COLUMNS: lcp_field_t = 126;
/// Kind of a record.
pub const LCP_FIELD_RECORD: lcp_field_t = 127;
/// clock.
pub const LCP_FIELD_CLOCK: lcp_field_t = 128;
/// Logged callbacks.
pub const LCP_FIELD_LOGGED_CALLBACKS: lcp_field_t = 129;
/// Logged notifications.
pub const LCP_FIELD_LOGGED_NOTIFICATIONS: lcp_field_t = 130;
/// Flags of a log.
pub const LCP_FIELD_LOG_FLAGS: lcp_field_t = 131;
/// finding.
pub const LCP_FIELD_FINDING: lcp_field_t = 132;
/// strictness.
pub const LCP_FIELD_STRICTNESS: lcp_field_t = 133;
/// Domain of the error.
pub const LCP_FIELD_ERROR_DOMAIN: lcp_field_t = 134;
/// day.
pub const LCP_FIELD_DAY: lcp_field_t = 135;
/// habits.
pub const LCP_FIELD_HABITS: lcp_field_t = 136;
/// Hour at which a day begins.
pub const LCP_FIELD_START_HOUR: lcp_field_t = 137;
/// Number of days.
pub const LCP_FIELD_DAYS: lcp_field_t = 138;
/// Hours of use.
pub const LCP_FIELD_USED_HOURS: lcp_field_t = 139;
/// Hours of charging.
pub const LCP_FIELD_CHARGING_HOURS: lcp_field_t = 140;
/// Hours without a network.
pub const LCP_FIELD_OFFLINE_HOURS: lcp_field_t = 141;
/// Hours in Low Power Mode.
pub const LCP_FIELD_LOW_POWER_HOURS: lcp_field_t = 142;
/// Hours off.
pub const LCP_FIELD_OFF_HOURS: lcp_field_t = 143;
/// Pickups a day.
pub const LCP_FIELD_PICKUPS_PER_DAY: lcp_field_t = 144;
/// Seconds of a use.
pub const LCP_FIELD_SECONDS_PER_USE: lcp_field_t = 145;
/// Memory pressures a day.
pub const LCP_FIELD_MEMORY_PRESSURES_PER_DAY: lcp_field_t = 146;
/// Opens a day.
pub const LCP_FIELD_OPENS_PER_DAY: lcp_field_t = 147;
/// Force quits a week.
pub const LCP_FIELD_FORCE_QUITS_PER_WEEK: lcp_field_t = 148;
/// Silent pushes a day.
pub const LCP_FIELD_SILENT_PUSHES_PER_DAY: lcp_field_t = 149;
/// Visible pushes a day.
pub const LCP_FIELD_VISIBLE_PUSHES_PER_DAY: lcp_field_t = 150;
/// Region crossings a day.
pub const LCP_FIELD_REGION_CROSSINGS_PER_DAY: lcp_field_t = 151;
/// Background transfers a day.
pub const LCP_FIELD_TRANSFERS_PER_DAY: lcp_field_t = 152;
/// VoIP pushes a day.
pub const LCP_FIELD_VOIP_PUSHES_PER_DAY: lcp_field_t = 153;
/// Bluetooth events a day.
pub const LCP_FIELD_BLUETOOTH_EVENTS_PER_DAY: lcp_field_t = 154;

/// A field that only rules of some families have, for lcp_rule_value and lcp_rule_text.
pub type lcp_rule_field_t = i32;
/// verdict.
pub const LCP_RULE_FIELD_VERDICT: lcp_rule_field_t = 1;
/// Life cycle.
pub const LCP_RULE_FIELD_LIFECYCLE: lcp_rule_field_t = 2;
/// Life cycles.
pub const LCP_RULE_FIELD_LIFECYCLES: lcp_rule_field_t = 3;
/// states.
pub const LCP_RULE_FIELD_STATES: lcp_rule_field_t = 4;
/// State after.
pub const LCP_RULE_FIELD_TO: lcp_rule_field_t = 5;
/// causes.
pub const LCP_RULE_FIELD_CAUSES: lcp_rule_field_t = 6;
/// Last causes.
pub const LCP_RULE_FIELD_LAST_CAUSES: lcp_rule_field_t = 7;
/// interruptions.
pub const LCP_RULE_FIELD_INTERRUPTIONS: lcp_rule_field_t = 8;
/// reason.
pub const LCP_RULE_FIELD_REASON: lcp_rule_field_t = 9;
/// State between.
pub const LCP_RULE_FIELD_VIA: lcp_rule_field_t = 10;
/// steps.
pub const LCP_RULE_FIELD_STEPS: lcp_rule_field_t = 11;
/// triggers.
pub const LCP_RULE_FIELD_TRIGGERS: lcp_rule_field_t = 12;
/// State at launch.
pub const LCP_RULE_FIELD_LAUNCH_STATE: lcp_rule_field_t = 13;
/// callback.
pub const LCP_RULE_FIELD_CALLBACK: lcp_rule_field_t = 14;
/// Second callback.
pub const LCP_RULE_FIELD_SECOND_CALLBACK: lcp_rule_field_t = 15;
/// Callback at launch.
pub const LCP_RULE_FIELD_LAUNCH_CALLBACK: lcp_rule_field_t = 16;
/// Only at a launch.
pub const LCP_RULE_FIELD_ON_LAUNCH_ONLY: lcp_rule_field_t = 17;
/// guarantee.
pub const LCP_RULE_FIELD_GUARANTEE: lcp_rule_field_t = 18;
/// terminations.
pub const LCP_RULE_FIELD_TERMINATIONS: lcp_rule_field_t = 19;
/// standings.
pub const LCP_RULE_FIELD_STANDINGS: lcp_rule_field_t = 20;
/// standing.
pub const LCP_RULE_FIELD_STANDING: lcp_rule_field_t = 21;
/// allowances.
pub const LCP_RULE_FIELD_ALLOWANCES: lcp_rule_field_t = 22;
/// allowance.
pub const LCP_RULE_FIELD_ALLOWANCE: lcp_rule_field_t = 23;
/// At expiry.
pub const LCP_RULE_FIELD_AT_EXPIRY: lcp_rule_field_t = 24;
/// Termination code.
pub const LCP_RULE_FIELD_CODE: lcp_rule_field_t = 25;
/// extendable.
pub const LCP_RULE_FIELD_EXTENDABLE: lcp_rule_field_t = 26;
/// advice.
pub const LCP_RULE_FIELD_ADVICE: lcp_rule_field_t = 27;
/// limit.
pub const LCP_RULE_FIELD_LIMIT: lcp_rule_field_t = 28;
/// warning.
pub const LCP_RULE_FIELD_WARNING: lcp_rule_field_t = 29;
/// axes.
pub const LCP_RULE_FIELD_AXES: lcp_rule_field_t = 30;
/// notification.
pub const LCP_RULE_FIELD_NOTIFICATION: lcp_rule_field_t = 31;
/// Posted before the callback.
pub const LCP_RULE_FIELD_POSTED_BEFORE: lcp_rule_field_t = 32;
/// Reads as in the method.
pub const LCP_RULE_FIELD_READS_AS_METHOD: lcp_rule_field_t = 33;
/// Background mode.
pub const LCP_RULE_FIELD_MODE: lcp_rule_field_t = 34;
/// Deprecated since.
pub const LCP_RULE_FIELD_DEPRECATED: lcp_rule_field_t = 35;
/// Permitted activities.
pub const LCP_RULE_FIELD_PERMITS: lcp_rule_field_t = 36;
/// Activities that keep the app running.
pub const LCP_RULE_FIELD_KEEPS_RUNNING: lcp_rule_field_t = 37;
/// events.
pub const LCP_RULE_FIELD_EVENTS: lcp_rule_field_t = 38;
/// manner.
pub const LCP_RULE_FIELD_MANNER: lcp_rule_field_t = 39;
/// quota.
pub const LCP_RULE_FIELD_QUOTA: lcp_rule_field_t = 40;
/// unit.
pub const LCP_RULE_FIELD_UNIT: lcp_rule_field_t = 41;
/// activities.
pub const LCP_RULE_FIELD_ACTIVITIES: lcp_rule_field_t = 42;
/// activity.
pub const LCP_RULE_FIELD_ACTIVITY: lcp_rule_field_t = 43;
/// price.
pub const LCP_RULE_FIELD_PRICE: lcp_rule_field_t = 44;
/// Undone at.
pub const LCP_RULE_FIELD_UNDONE_AT: lcp_rule_field_t = 45;
/// severity.
pub const LCP_RULE_FIELD_SEVERITY: lcp_rule_field_t = 46;
/// cause.
pub const LCP_RULE_FIELD_CAUSE: lcp_rule_field_t = 47;
/// count.
pub const LCP_RULE_FIELD_COUNT: lcp_rule_field_t = 48;
/// window.
pub const LCP_RULE_FIELD_WINDOW: lcp_rule_field_t = 49;
/// namespaces.
pub const LCP_RULE_FIELD_NAMESPACES: lcp_rule_field_t = 50;
/// Lowest code.
pub const LCP_RULE_FIELD_CODE_LOW: lcp_rule_field_t = 51;
/// Highest code.
pub const LCP_RULE_FIELD_CODE_HIGH: lcp_rule_field_t = 52;
/// text.
pub const LCP_RULE_FIELD_TEXT: lcp_rule_field_t = 53;
/// key.
pub const LCP_RULE_FIELD_KEY: lcp_rule_field_t = 54;
/// value.
pub const LCP_RULE_FIELD_VALUE: lcp_rule_field_t = 55;
/// fallback.
pub const LCP_RULE_FIELD_FALLBACK: lcp_rule_field_t = 56;
/// Fallback in front only.
pub const LCP_RULE_FIELD_FALLBACK_IN_FRONT_ONLY: lcp_rule_field_t = 57;
/// Callback of the scene.
pub const LCP_RULE_FIELD_SCENE_CALLBACK: lcp_rule_field_t = 58;
/// Callback of the app.
pub const LCP_RULE_FIELD_APP_CALLBACK: lcp_rule_field_t = 59;
/// About the interface.
pub const LCP_RULE_FIELD_OF_INTERFACE: lcp_rule_field_t = 60;
/// companions.
pub const LCP_RULE_FIELD_COMPANIONS: lcp_rule_field_t = 61;
/// Subject of silence.
pub const LCP_RULE_FIELD_SILENCE: lcp_rule_field_t = 62;
/// termination.
pub const LCP_RULE_FIELD_TERMINATION: lcp_rule_field_t = 63;
/// Start of the clock.
pub const LCP_RULE_FIELD_STARTS: lcp_rule_field_t = 64;
/// Resets of the clock.
pub const LCP_RULE_FIELD_RESETS: lcp_rule_field_t = 65;
/// shared.
pub const LCP_RULE_FIELD_SHARED: lcp_rule_field_t = 66;
/// origin.
pub const LCP_RULE_FIELD_ORIGIN: lcp_rule_field_t = 67;
/// disposition.
pub const LCP_RULE_FIELD_DISPOSITION: lcp_rule_field_t = 68;
/// Occasion; until when an event is kept.
pub const LCP_RULE_FIELD_OCCASION: lcp_rule_field_t = 69;
/// rank.
pub const LCP_RULE_FIELD_RANK: lcp_rule_field_t = 70;
/// warned.
pub const LCP_RULE_FIELD_WARNED: lcp_rule_field_t = 71;
/// merging.
pub const LCP_RULE_FIELD_MERGING: lcp_rule_field_t = 72;
/// trigger.
pub const LCP_RULE_FIELD_TRIGGER: lcp_rule_field_t = 73;
/// Begun in front.
pub const LCP_RULE_FIELD_BEGUN_IN_FRONT: lcp_rule_field_t = 74;
/// callbacks.
pub const LCP_RULE_FIELD_CALLBACKS: lcp_rule_field_t = 75;
/// receiver.
pub const LCP_RULE_FIELD_RECEIVER: lcp_rule_field_t = 76;
/// Launch option.
pub const LCP_RULE_FIELD_LAUNCH_OPTION: lcp_rule_field_t = 77;
/// More launch options.
pub const LCP_RULE_FIELD_MORE_LAUNCH_OPTIONS: lcp_rule_field_t = 78;
/// Connection option.
pub const LCP_RULE_FIELD_CONNECTION_OPTION: lcp_rule_field_t = 79;
/// More connection options.
pub const LCP_RULE_FIELD_MORE_CONNECTION_OPTIONS: lcp_rule_field_t = 80;
/// Return value.
pub const LCP_RULE_FIELD_RETURN_VALUE: lcp_rule_field_t = 81;
/// Domains of errors.
pub const LCP_RULE_FIELD_ERROR_DOMAINS: lcp_rule_field_t = 82;

/// What the sources of an evidence profile can be silent about.
pub type lcp_silence_t = i32;
/// Apps with scenes.
pub const LCP_SILENCE_SCENES: lcp_silence_t = 1;
/// What may follow a state, and which paths lead elsewhere.
pub const LCP_SILENCE_WAYS: lcp_silence_t = 2;
/// Which callbacks an app gets.
pub const LCP_SILENCE_CALLBACKS: lcp_silence_t = 3;

/// The questions, for lcp_query_batch, lcp_explain and lcp_answer_text.
pub type lcp_question_t = i32;
/// Transition between states.
pub const LCP_QUESTION_TRANSITION: lcp_question_t = 1;
/// What may follow a state.
pub const LCP_QUESTION_NEXT: lcp_question_t = 2;
/// Path between states.
pub const LCP_QUESTION_PATH: lcp_question_t = 3;
/// deadline.
pub const LCP_QUESTION_DEADLINE: lcp_question_t = 4;
/// Relaunch by an event.
pub const LCP_QUESTION_RELAUNCH: lcp_question_t = 5;
/// Conduct in a state.
pub const LCP_QUESTION_CONDUCT: lcp_question_t = 6;
/// Duties in a callback.
pub const LCP_QUESTION_DUTIES: lcp_question_t = 7;
/// Delivery of an event.
pub const LCP_QUESTION_DELIVERY: lcp_question_t = 8;
/// Background mode.
pub const LCP_QUESTION_MODE: lcp_question_t = 9;
/// quota.
pub const LCP_QUESTION_QUOTA: lcp_question_t = 10;
/// Findings about a manifest.
pub const LCP_QUESTION_MANIFEST: lcp_question_t = 11;
/// Meaning of a termination code.
pub const LCP_QUESTION_TERMINATION: lcp_question_t = 12;
/// Suspension of an app.
pub const LCP_QUESTION_SUSPENSION: lcp_question_t = 13;
/// Order of a purge.
pub const LCP_QUESTION_PURGE: lcp_question_t = 14;
/// Arguments of a callback.
pub const LCP_QUESTION_CALL: lcp_question_t = 15;

/// How much of a policy is computed when it is prepared.
pub type lcp_form_t = i32;
/// The small form; an lcp_policy: what was checked and derived from the context.
pub const LCP_FORM_SMALL: lcp_form_t = 1;
/// The form with tables; the small form plus tables, in which transitions, deadlines and relaunches
/// are looked up.
pub const LCP_FORM_TABLES: lcp_form_t = 2;

/// What is known of a condition.
pub type lcp_knowledge_t = i32;
/// The condition holds.
pub const LCP_KNOWLEDGE_HOLDS: lcp_knowledge_t = 1;
/// The condition fails.
pub const LCP_KNOWLEDGE_FAILS: lcp_knowledge_t = 2;
/// The condition was not given; an answer that depends on it is conditional.
pub const LCP_KNOWLEDGE_NOT_GIVEN: lcp_knowledge_t = 3;
/// The condition was not given, and a default is used; an app that declares nothing, the SDK of the
/// OS, the ordinary device.
pub const LCP_KNOWLEDGE_ASSUMED: lcp_knowledge_t = 4;

/// When the clock of an allowance starts, or is reset.
pub type lcp_moment_t = i32;
/// A callback is called; the clock ends when the callback returns.
pub const LCP_MOMENT_CALLBACK: lcp_moment_t = 1;
/// The first callback of a transition is called; the clock ends with the last callback.
pub const LCP_MOMENT_TRANSITION: lcp_moment_t = 2;
/// The process starts.
pub const LCP_MOMENT_PROCESS_START: lcp_moment_t = 3;
/// The app enters the background.
pub const LCP_MOMENT_ENTERING_BACKGROUND: lcp_moment_t = 4;
/// The app returns to the foreground.
pub const LCP_MOMENT_ENTERING_FOREGROUND: lcp_moment_t = 5;
/// The system launches or wakes the app for an event.
pub const LCP_MOMENT_WAKE: lcp_moment_t = 6;
/// The app asks for the time.
pub const LCP_MOMENT_REQUEST: lcp_moment_t = 7;

/// Who raises a trigger.
pub type lcp_origin_t = i32;
/// Something outside; the user, a server, a place, another device.
pub const LCP_ORIGIN_OUTSIDE: lcp_origin_t = 1;
/// The system, at a time that it picks.
pub const LCP_ORIGIN_SCHEDULE: lcp_origin_t = 2;
/// The start of the device.
pub const LCP_ORIGIN_BOOT: lcp_origin_t = 3;
/// The end of the app's process.
pub const LCP_ORIGIN_PROCESS_END: lcp_origin_t = 4;
/// The end of an interval that the app set.
pub const LCP_ORIGIN_INTERVAL: lcp_origin_t = 5;

/// What becomes of an event that does not run the app.
pub type lcp_disposition_t = i32;
/// The event is lost.
pub const LCP_DISPOSITION_LOST: lcp_disposition_t = 1;
/// The newest event of its kind is kept.
pub const LCP_DISPOSITION_NEWEST_HELD: lcp_disposition_t = 2;
/// Each event is kept.
pub const LCP_DISPOSITION_QUEUED: lcp_disposition_t = 3;
/// The system tries again.
pub const LCP_DISPOSITION_RETRIED: lcp_disposition_t = 4;

/// Until when an event is kept.
pub type lcp_occasion_t = i32;
/// The app runs again; for whatever reason.
pub const LCP_OCCASION_NEXT_RUN: lcp_occasion_t = 1;
/// The user launches the app.
pub const LCP_OCCASION_USER_LAUNCH: lcp_occasion_t = 2;
/// The device is unlocked for the first time; after its start.
pub const LCP_OCCASION_FIRST_UNLOCK: lcp_occasion_t = 3;
/// The device is unlocked.
pub const LCP_OCCASION_UNLOCK: lcp_occasion_t = 4;
/// Nothing holds the event back any more; power, a switch, the load, the state of the app.
pub const LCP_OCCASION_CONDITIONS_MET: lcp_occasion_t = 5;

/// How several notices of one kind become one.
pub type lcp_merging_t = i32;
/// The notices stay separate.
pub const LCP_MERGING_EACH: lcp_merging_t = 1;
/// The newest one is delivered.
pub const LCP_MERGING_NEWEST: lcp_merging_t = 2;
/// Changes that cancel out are not delivered; the app learns the current state.
pub const LCP_MERGING_NET: lcp_merging_t = 3;

/// What happens to a device: what the user, the system, an app or the host does.
pub type lcp_occurrence_t = i32;
/// The device starts; it is locked if a passcode is set.
pub const LCP_OCCURRENCE_BOOT: lcp_occurrence_t = 1;
/// The user turns the device off.
pub const LCP_OCCURRENCE_SHUTDOWN: lcp_occurrence_t = 2;
/// The battery is empty.
pub const LCP_OCCURRENCE_BATTERY_EMPTY: lcp_occurrence_t = 3;
/// The device is locked.
pub const LCP_OCCURRENCE_LOCK: lcp_occurrence_t = 4;
/// The user unlocks the device.
pub const LCP_OCCURRENCE_UNLOCK: lcp_occurrence_t = 5;
/// The user goes to the home screen.
pub const LCP_OCCURRENCE_HOME: lcp_occurrence_t = 6;
/// The user opens the app switcher.
pub const LCP_OCCURRENCE_OPEN_SWITCHER: lcp_occurrence_t = 7;
/// The user closes the app switcher; the user returns to where the switcher was opened.
pub const LCP_OCCURRENCE_CLOSE_SWITCHER: lcp_occurrence_t = 8;
/// The user opens an app; by its icon or by what the trigger says.
pub const LCP_OCCURRENCE_OPEN_APP: lcp_occurrence_t = 9;
/// The user swipes an app away; the app may run or not.
pub const LCP_OCCURRENCE_FORCE_QUIT: lcp_occurrence_t = 10;
/// A call or another alert covers the screen.
pub const LCP_OCCURRENCE_BEGIN_INTERRUPTION: lcp_occurrence_t = 11;
/// The user dismisses the interruption.
pub const LCP_OCCURRENCE_IGNORE_INTERRUPTION: lcp_occurrence_t = 12;
/// The user accepts the interruption; the user goes to `app`, or to an app that is not on this
/// device.
pub const LCP_OCCURRENCE_ACCEPT_INTERRUPTION: lcp_occurrence_t = 13;
/// The system needs memory; `amount` is the number of bytes.
pub const LCP_OCCURRENCE_MEMORY_PRESSURE: lcp_occurrence_t = 14;
/// A fact changes; `fact` is `value` from now on.
pub const LCP_OCCURRENCE_FACT_CHANGE: lcp_occurrence_t = 15;
/// Something happens that may launch or wake the app.
pub const LCP_OCCURRENCE_TRIGGER: lcp_occurrence_t = 16;
/// Something happens that reaches running apps; `app`, or all of them if `app` is 0.
pub const LCP_OCCURRENCE_NOTICE: lcp_occurrence_t = 17;
/// The process ends; `termination` says how, such as by an exit or a crash.
pub const LCP_OCCURRENCE_END: lcp_occurrence_t = 18;
/// The app begins a background task; the outcome has its token.
pub const LCP_OCCURRENCE_BEGIN_TASK: lcp_occurrence_t = 19;
/// The app ends a background task; the task with `token`.
pub const LCP_OCCURRENCE_END_TASK: lcp_occurrence_t = 20;
/// The app is done with a wake-up or task; the wake-up or task with `token`.
pub const LCP_OCCURRENCE_COMPLETE: lcp_occurrence_t = 21;
/// The app begins an activity.
pub const LCP_OCCURRENCE_BEGIN_ACTIVITY: lcp_occurrence_t = 22;
/// The app ends an activity.
pub const LCP_OCCURRENCE_END_ACTIVITY: lcp_occurrence_t = 23;
/// The app requests a scheduled task; the task that `trigger` names, with `identifier`, to run
/// after `amount` nanoseconds at the earliest.
pub const LCP_OCCURRENCE_SUBMIT_REQUEST: lcp_occurrence_t = 24;
/// The app cancels a request; the request with `identifier`.
pub const LCP_OCCURRENCE_CANCEL_REQUEST: lcp_occurrence_t = 25;
/// The memory that the app uses changes; the app uses `amount` bytes from now on.
pub const LCP_OCCURRENCE_FOOTPRINT: lcp_occurrence_t = 26;
/// A scene is to connect; `scene`, in front if `value` is yes.
pub const LCP_OCCURRENCE_REQUEST_SCENE: lcp_occurrence_t = 27;
/// The user closes a window; the window of `scene`.
pub const LCP_OCCURRENCE_CLOSE_SCENE: lcp_occurrence_t = 28;
/// The system disconnects a scene; `scene`, to free memory.
pub const LCP_OCCURRENCE_DISCONNECT_SCENE: lcp_occurrence_t = 29;
/// The app sets a keep-alive handler; the device calls it every `amount` nanoseconds; 0: no
/// handler.
pub const LCP_OCCURRENCE_KEEP_ALIVE: lcp_occurrence_t = 30;

/// What the host is to do.
pub type lcp_effect_t = i32;
/// The process starts.
pub const LCP_EFFECT_START_PROCESS: lcp_effect_t = 1;
/// A callback is called; call a method of the app, and reply when it has returned.
pub const LCP_EFFECT_DELIVER_CALLBACK: lcp_effect_t = 2;
/// A notification is posted.
pub const LCP_EFFECT_POST_NOTIFICATION: lcp_effect_t = 3;
/// The state changes.
pub const LCP_EFFECT_STATE_CHANGED: lcp_effect_t = 4;
/// The process runs on; let a suspended or prewarmed process run.
pub const LCP_EFFECT_RESUME: lcp_effect_t = 5;
/// The process is suspended.
pub const LCP_EFFECT_SUSPEND: lcp_effect_t = 6;
/// An expiration handler runs; run the handler of `token`; reply when it has returned, if
/// `needs_reply` is yes.
pub const LCP_EFFECT_RUN_EXPIRATION_HANDLER: lcp_effect_t = 7;
/// A notice reaches the app; tell the app what has happened, if no method is named.
pub const LCP_EFFECT_DELIVER_NOTICE: lcp_effect_t = 8;
/// The system takes the picture for the app switcher.
pub const LCP_EFFECT_TAKE_SNAPSHOT: lcp_effect_t = 9;
/// The system stops an activity; what the app was doing.
pub const LCP_EFFECT_STOP_ACTIVITY: lcp_effect_t = 10;
/// An event is shown to the user; show the event to the user, not to the app.
pub const LCP_EFFECT_SHOW_TO_USER: lcp_effect_t = 11;
/// An event is kept; the trigger does not run the app now, and is kept until `occasion`.
pub const LCP_EFFECT_KEEP_TRIGGER: lcp_effect_t = 12;
/// An event is dropped; the trigger does not run the app, and is not kept.
pub const LCP_EFFECT_DROP_TRIGGER: lcp_effect_t = 13;
/// The process is killed.
pub const LCP_EFFECT_KILL: lcp_effect_t = 14;

/// A fact that can change while a device is on.
pub type lcp_changing_t = i32;
/// Background App Refresh.
pub const LCP_CHANGING_BACKGROUND_APP_REFRESH: lcp_changing_t = 1;
/// Low Power Mode.
pub const LCP_CHANGING_LOW_POWER_MODE: lcp_changing_t = 2;
/// charging.
pub const LCP_CHANGING_CHARGING: lcp_changing_t = 3;
/// Bluetooth off.
pub const LCP_CHANGING_BLUETOOTH_OFF: lcp_changing_t = 4;
/// Bluetooth off in Control Center.
pub const LCP_CHANGING_BLUETOOTH_OFF_IN_CONTROL_CENTER: lcp_changing_t = 5;
/// Airplane mode.
pub const LCP_CHANGING_AIRPLANE_MODE: lcp_changing_t = 6;
/// Debugger attached.
pub const LCP_CHANGING_DEBUGGER_ATTACHED: lcp_changing_t = 7;
/// Accessories of AccessorySetupKit.
pub const LCP_CHANGING_ACCESSORY_SETUP_KIT: lcp_changing_t = 8;

/// The result of a call.
pub type lcp_reply_t = i32;
/// The call returned.
pub const LCP_REPLY_RETURNED: lcp_reply_t = 1;
/// The app does not implement the method; the fallback comes next.
pub const LCP_REPLY_NOT_IMPLEMENTED: lcp_reply_t = 2;

/// What a device does if the rules leave open whether something happens.
pub type lcp_treatment_t = i32;
/// It does not happen.
pub const LCP_TREATMENT_REFUSE: lcp_treatment_t = 1;
/// It happens.
pub const LCP_TREATMENT_ALLOW: lcp_treatment_t = 2;
/// The host is asked; only about events that the host posts: what the device would do by itself is
/// refused.
pub const LCP_TREATMENT_ASK: lcp_treatment_t = 3;

/// What replaces a limit for which the profile has no figure.
pub type lcp_unknown_limit_t = i32;
/// There is no limit.
pub const LCP_UNKNOWN_LIMIT_NONE: lcp_unknown_limit_t = 1;
/// The observed figure; the limit under LCP_PROFILE_OBSERVED, which may have none either.
pub const LCP_UNKNOWN_LIMIT_OBSERVED: lcp_unknown_limit_t = 2;

/// Which object of the app receives a callback. The title is Apple's name for its protocol or
/// class.
pub type lcp_receiver_t = i32;
/// UIApplicationDelegate.
pub const LCP_RECEIVER_APP_DELEGATE: lcp_receiver_t = 1;
/// UISceneDelegate.
pub const LCP_RECEIVER_SCENE_DELEGATE: lcp_receiver_t = 2;
/// UIWindowSceneDelegate; the same object as the scene delegate, if the scene has windows.
pub const LCP_RECEIVER_WINDOW_SCENE_DELEGATE: lcp_receiver_t = 3;
/// CLLocationManagerDelegate.
pub const LCP_RECEIVER_LOCATION_MANAGER_DELEGATE: lcp_receiver_t = 4;
/// UNUserNotificationCenterDelegate.
pub const LCP_RECEIVER_NOTIFICATION_CENTER_DELEGATE: lcp_receiver_t = 5;
/// PKPushRegistryDelegate.
pub const LCP_RECEIVER_PUSH_REGISTRY_DELEGATE: lcp_receiver_t = 6;
/// CBCentralManagerDelegate.
pub const LCP_RECEIVER_CENTRAL_MANAGER_DELEGATE: lcp_receiver_t = 7;
/// CBPeripheralManagerDelegate.
pub const LCP_RECEIVER_PERIPHERAL_MANAGER_DELEGATE: lcp_receiver_t = 8;
/// PTChannelManagerDelegate.
pub const LCP_RECEIVER_CHANNEL_MANAGER_DELEGATE: lcp_receiver_t = 9;
/// WCSessionDelegate.
pub const LCP_RECEIVER_WATCH_SESSION_DELEGATE: lcp_receiver_t = 10;
/// UNNotificationServiceExtension; in the process of the extension, not in that of the app.
pub const LCP_RECEIVER_NOTIFICATION_SERVICE: lcp_receiver_t = 11;
/// A block of the app; the app gave the block to the system before.
pub const LCP_RECEIVER_HANDLER: lcp_receiver_t = 12;
/// CPTemplateApplicationSceneDelegate; up to iOS 12, CPApplicationDelegate.
pub const LCP_RECEIVER_CAR_DELEGATE: lcp_receiver_t = 13;

/// A key of the launch options: the dictionary that application:willFinishLaunchingWithOptions: and
/// application:didFinishLaunchingWithOptions: get. The title is Apple's name.
pub type lcp_launch_option_t = i32;
/// No key; the dictionary is nil, or has no key for the trigger.
pub const LCP_LAUNCH_OPTION_NONE: lcp_launch_option_t = 1;
/// UIApplicationLaunchOptionsURLKey; an NSURL.
pub const LCP_LAUNCH_OPTION_URL: lcp_launch_option_t = 2;
/// UIApplicationLaunchOptionsSourceApplicationKey; the bundle ID of the app that asked, an
/// NSString.
pub const LCP_LAUNCH_OPTION_SOURCE_APPLICATION: lcp_launch_option_t = 3;
/// UIApplicationLaunchOptionsAnnotationKey; a property list of the app that asked.
pub const LCP_LAUNCH_OPTION_ANNOTATION: lcp_launch_option_t = 4;
/// UIApplicationLaunchOptionsRemoteNotificationKey; the payload, an NSDictionary.
pub const LCP_LAUNCH_OPTION_REMOTE_NOTIFICATION: lcp_launch_option_t = 5;
/// UIApplicationLaunchOptionsLocalNotificationKey; a UILocalNotification.
pub const LCP_LAUNCH_OPTION_LOCAL_NOTIFICATION: lcp_launch_option_t = 6;
/// UIApplicationLaunchOptionsLocationKey; an NSNumber with a Boolean value.
pub const LCP_LAUNCH_OPTION_LOCATION: lcp_launch_option_t = 7;
/// UIApplicationLaunchOptionsBluetoothCentralsKey; restoration identifiers, an NSArray.
pub const LCP_LAUNCH_OPTION_BLUETOOTH_CENTRALS: lcp_launch_option_t = 8;
/// UIApplicationLaunchOptionsBluetoothPeripheralsKey; restoration identifiers, an NSArray.
pub const LCP_LAUNCH_OPTION_BLUETOOTH_PERIPHERALS: lcp_launch_option_t = 9;
/// UIApplicationLaunchOptionsNewsstandDownloadsKey; identifiers of downloads, an NSArray.
pub const LCP_LAUNCH_OPTION_NEWSSTAND_DOWNLOADS: lcp_launch_option_t = 10;
/// UIApplicationLaunchOptionsUserActivityDictionaryKey; an NSDictionary.
pub const LCP_LAUNCH_OPTION_USER_ACTIVITY_DICTIONARY: lcp_launch_option_t = 11;
/// UIApplicationLaunchOptionsUserActivityTypeKey; an NSString inside the dictionary of the
/// activity.
pub const LCP_LAUNCH_OPTION_USER_ACTIVITY_TYPE: lcp_launch_option_t = 12;
/// UIApplicationLaunchOptionsShortcutItemKey; a UIApplicationShortcutItem.
pub const LCP_LAUNCH_OPTION_SHORTCUT_ITEM: lcp_launch_option_t = 13;
/// UIApplicationLaunchOptionsCloudKitShareMetadataKey; a CKShareMetadata.
pub const LCP_LAUNCH_OPTION_CLOUDKIT_SHARE_METADATA: lcp_launch_option_t = 14;
/// UIApplicationLaunchOptionsEventAttributionKey; beside the URL, if the sender measures clicks.
pub const LCP_LAUNCH_OPTION_EVENT_ATTRIBUTION: lcp_launch_option_t = 15;

/// A property of UISceneConnectionOptions, which scene:willConnectToSession:options: gets. The
/// title is Apple's name.
pub type lcp_connection_option_t = i32;
/// No property.
pub const LCP_CONNECTION_OPTION_NONE: lcp_connection_option_t = 1;
/// URLContexts; an NSSet of UIOpenURLContext.
pub const LCP_CONNECTION_OPTION_URL_CONTEXTS: lcp_connection_option_t = 2;
/// userActivities; an NSSet of NSUserActivity.
pub const LCP_CONNECTION_OPTION_USER_ACTIVITIES: lcp_connection_option_t = 3;
/// notificationResponse; a UNNotificationResponse.
pub const LCP_CONNECTION_OPTION_NOTIFICATION_RESPONSE: lcp_connection_option_t = 4;
/// shortcutItem; a UIApplicationShortcutItem.
pub const LCP_CONNECTION_OPTION_SHORTCUT_ITEM: lcp_connection_option_t = 5;
/// sourceApplication; the bundle ID of the app that asked, nil if that app is of another team.
pub const LCP_CONNECTION_OPTION_SOURCE_APPLICATION: lcp_connection_option_t = 6;
/// handoffUserActivityType; an NSString.
pub const LCP_CONNECTION_OPTION_HANDOFF_USER_ACTIVITY_TYPE: lcp_connection_option_t = 7;
/// cloudKitShareMetadata; a CKShareMetadata.
pub const LCP_CONNECTION_OPTION_CLOUDKIT_SHARE_METADATA: lcp_connection_option_t = 8;
/// shouldHandleActiveWorkoutRecovery; a BOOL.
pub const LCP_CONNECTION_OPTION_ACTIVE_WORKOUT_RECOVERY: lcp_connection_option_t = 9;
/// nfcEvent; from iOS 17.4; no lcp_trigger_t brings it.
pub const LCP_CONNECTION_OPTION_NFC_EVENT: lcp_connection_option_t = 10;
/// credentialSessionEvent; from iOS 17.4; no lcp_trigger_t brings it.
pub const LCP_CONNECTION_OPTION_CREDENTIAL_SESSION_EVENT: lcp_connection_option_t = 11;
/// marketplaceDisplayOption; from iOS 17.4; no lcp_trigger_t brings it.
pub const LCP_CONNECTION_OPTION_MARKETPLACE_DISPLAY_OPTION: lcp_connection_option_t = 12;
/// gameControllerActivationContext; from iOS 18.0; no lcp_trigger_t brings it.
pub const LCP_CONNECTION_OPTION_GAME_CONTROLLER_ACTIVATION_CONTEXT: lcp_connection_option_t = 13;
/// appIntent; from iOS 26.0; an intent that opens the app.
pub const LCP_CONNECTION_OPTION_APP_INTENT: lcp_connection_option_t = 14;

/// The effect of the return value of a callback.
pub type lcp_return_value_t = i32;
/// Nothing is returned.
pub const LCP_RETURN_VALUE_NONE: lcp_return_value_t = 1;
/// The value is ignored.
pub const LCP_RETURN_VALUE_IGNORED: lcp_return_value_t = 2;
/// NO keeps the event from being delivered; the method for the event that launched the app is then
/// not called.
pub const LCP_RETURN_VALUE_EVENT_DELIVERY: lcp_return_value_t = 3;
/// YES says that the app handled the event; NO: it could not.
pub const LCP_RETURN_VALUE_HANDLED: lcp_return_value_t = 4;
/// NO makes the system look for a URL to open in the app.
pub const LCP_RETURN_VALUE_OPENS_URL: lcp_return_value_t = 5;
/// NO makes the system tell the user that the activity goes on.
pub const LCP_RETURN_VALUE_TELLS_USER: lcp_return_value_t = 6;
/// NO keeps the interface from being saved.
pub const LCP_RETURN_VALUE_SAVES_STATE: lcp_return_value_t = 7;
/// NO keeps the interface from being restored.
pub const LCP_RETURN_VALUE_RESTORES_STATE: lcp_return_value_t = 8;
/// The activity is saved for the scene; nil: nothing is saved.
pub const LCP_RETURN_VALUE_SAVED_ACTIVITY: lcp_return_value_t = 9;
/// The new scene is made from the configuration.
pub const LCP_RETURN_VALUE_SCENE_CONFIGURATION: lcp_return_value_t = 10;
/// The system carries out the result; it shows the participant who speaks, or leaves the channel.
pub const LCP_RETURN_VALUE_PUSH_RESULT: lcp_return_value_t = 11;

/// What a record of a log says.
pub type lcp_record_t = i32;
/// A callback is called; `code` is the callback.
pub const LCP_RECORD_ENTERED: lcp_record_t = 1;
/// A callback has returned; `code` is the callback.
pub const LCP_RECORD_RETURNED: lcp_record_t = 2;
/// A notification is posted; `code` is the notification.
pub const LCP_RECORD_NOTIFICATION: lcp_record_t = 3;
/// The app reads its state; `code` is the state, of the app or of `scene`.
pub const LCP_RECORD_STATE_READ: lcp_record_t = 4;
/// The state is read from outside; `code` is the state of the app; between two such records
/// anything may have happened.
pub const LCP_RECORD_STATE_SAMPLED: lcp_record_t = 5;
/// The process starts; `code` is the cause, or 0.
pub const LCP_RECORD_LAUNCH: lcp_record_t = 6;
/// The process has ended; `code` is the termination, or 0; `token` is the namespace and `value` the
/// code that a report gives, or 0.
pub const LCP_RECORD_ENDED: lcp_record_t = 7;
/// Something happens; `code` is the occurrence.
pub const LCP_RECORD_EVENT: lcp_record_t = 8;
/// A background task begins; the task with `token`.
pub const LCP_RECORD_TASK_BEGUN: lcp_record_t = 9;
/// A background task is ended; the task with `token`.
pub const LCP_RECORD_TASK_ENDED: lcp_record_t = 10;
/// A completion handler is called; `code` is the callback that got it, or 0; `token` is the number
/// of the wake-up, or 0.
pub const LCP_RECORD_COMPLETED: lcp_record_t = 11;
/// An activity is under way; `code` is the activity.
pub const LCP_RECORD_ACTIVITY: lcp_record_t = 12;
/// Records are missing here.
pub const LCP_RECORD_GAP: lcp_record_t = 13;
/// Something else; it is not judged.
pub const LCP_RECORD_NOTE: lcp_record_t = 14;

/// The clock that gives the times of a log.
pub type lcp_clock_t = i32;
/// The time of day; it may be set, and so run backwards.
pub const LCP_CLOCK_WALL: lcp_clock_t = 1;
/// A clock that never runs backwards.
pub const LCP_CLOCK_MONOTONIC: lcp_clock_t = 2;

/// How an audit judges what the rules leave open.
pub type lcp_strictness_t = i32;
/// Records may be missing; that is then a warning.
pub const LCP_STRICTNESS_LENIENT: lcp_strictness_t = 1;
/// Every logged callback is in the log; a missing callback is an error.
pub const LCP_STRICTNESS_USUAL: lcp_strictness_t = 2;
/// Second accounts and tolerated rules explain nothing, either.
pub const LCP_STRICTNESS_STRICT: lcp_strictness_t = 3;

/// What an audit finds.
pub type lcp_audit_t = i32;
/// A record that nothing explains.
pub const LCP_AUDIT_ORDER: lcp_audit_t = 1;
/// A record is missing; the log records every event of this kind.
pub const LCP_AUDIT_MISSING: lcp_audit_t = 2;
/// A state that cannot be read there.
pub const LCP_AUDIT_READS: lcp_audit_t = 3;
/// A callback or notification that the OS does not have.
pub const LCP_AUDIT_UNAVAILABLE: lcp_audit_t = 4;
/// Something that took longer than its limit.
pub const LCP_AUDIT_OVERRUN: lcp_audit_t = 5;
/// A background task that was never ended.
pub const LCP_AUDIT_NOT_ENDED: lcp_audit_t = 6;
/// A background task that was ended twice.
pub const LCP_AUDIT_ENDED_TWICE: lcp_audit_t = 7;
/// A background task that an expiration handler began.
pub const LCP_AUDIT_BEGUN_IN_HANDLER: lcp_audit_t = 8;
/// The process has ended.
pub const LCP_AUDIT_END: lcp_audit_t = 9;
/// Records are missing here.
pub const LCP_AUDIT_GAP: lcp_audit_t = 10;
/// A time before that of an earlier record.
pub const LCP_AUDIT_CLOCK: lcp_audit_t = 11;
/// A record that only an inferred rule explains.
pub const LCP_AUDIT_INFERRED: lcp_audit_t = 12;
/// A record that the rules only tolerate.
pub const LCP_AUDIT_TOLERATED: lcp_audit_t = 13;
/// A record that only a second account explains.
pub const LCP_AUDIT_ACCOUNT: lcp_audit_t = 14;
/// A record that cannot be read; one of its values is not in the header.
pub const LCP_AUDIT_UNREAD: lcp_audit_t = 15;

/// The evidence for or against a possible end of a process.
pub type lcp_ground_t = i32;
/// The code of a report says so.
pub const LCP_GROUND_REPORTED: lcp_ground_t = 1;
/// applicationWillTerminate: was called.
pub const LCP_GROUND_CLEAN_EXIT: lcp_ground_t = 2;
/// There is a crash report.
pub const LCP_GROUND_CRASH_REPORT: lcp_ground_t = 3;
/// The version of the app or the OS is another one.
pub const LCP_GROUND_NEW_VERSION: lcp_ground_t = 4;
/// The device has started again.
pub const LCP_GROUND_REBOOT: lcp_ground_t = 5;
/// An allowance was used up at the last record.
pub const LCP_GROUND_USED_UP: lcp_ground_t = 6;
/// The app switcher was open at the last record.
pub const LCP_GROUND_SWITCHER_SEEN: lcp_ground_t = 7;
/// The battery was low.
pub const LCP_GROUND_LOW_BATTERY: lcp_ground_t = 8;
/// Nothing speaks for another end.
pub const LCP_GROUND_NOTHING_ELSE: lcp_ground_t = 9;
/// The app could not be in a state in which this happens.
pub const LCP_GROUND_PLACES: lcp_ground_t = 10;
/// There is no crash report.
pub const LCP_GROUND_NO_REPORT: lcp_ground_t = 11;
/// Nothing was open that could be used up.
pub const LCP_GROUND_NOTHING_OPEN: lcp_ground_t = 12;
/// The code of a report says something else.
pub const LCP_GROUND_OTHER_REPORTED: lcp_ground_t = 13;

/// What a process is: an app, an App Clip, or an app extension of some kind.
pub type lcp_process_kind_t = i32;
/// app.
pub const LCP_PROCESS_KIND_APP: lcp_process_kind_t = 1;
/// App Clip; its life cycle is that of an app; NSAppClip in the Info.plist.
pub const LCP_PROCESS_KIND_APP_CLIP: lcp_process_kind_t = 2;
/// Other app extension; one of a kind that this list lacks.
pub const LCP_PROCESS_KIND_OTHER_EXTENSION: lcp_process_kind_t = 3;
/// Notification service extension; com.apple.usernotifications.service.
pub const LCP_PROCESS_KIND_NOTIFICATION_SERVICE: lcp_process_kind_t = 4;
/// Notification content extension; com.apple.usernotifications.content-extension.
pub const LCP_PROCESS_KIND_NOTIFICATION_CONTENT: lcp_process_kind_t = 5;
/// Widget extension; also of Live Activities; com.apple.widgetkit-extension.
pub const LCP_PROCESS_KIND_WIDGET: lcp_process_kind_t = 6;
/// Today widget extension; com.apple.widget-extension.
pub const LCP_PROCESS_KIND_TODAY_WIDGET: lcp_process_kind_t = 7;
/// Share extension; com.apple.share-services.
pub const LCP_PROCESS_KIND_SHARE: lcp_process_kind_t = 8;
/// Action extension; com.apple.ui-services, com.apple.services.
pub const LCP_PROCESS_KIND_ACTION: lcp_process_kind_t = 9;
/// Photo editing extension; com.apple.photo-editing.
pub const LCP_PROCESS_KIND_PHOTO_EDITING: lcp_process_kind_t = 10;
/// Keyboard extension; com.apple.keyboard-service.
pub const LCP_PROCESS_KIND_KEYBOARD: lcp_process_kind_t = 11;
/// SiriKit intents extension; com.apple.intents-service.
pub const LCP_PROCESS_KIND_INTENTS: lcp_process_kind_t = 12;
/// Broadcast upload extension; com.apple.broadcast-services-upload.
pub const LCP_PROCESS_KIND_BROADCAST_UPLOAD: lcp_process_kind_t = 13;
/// Packet tunnel provider; com.apple.networkextension.packet-tunnel.
pub const LCP_PROCESS_KIND_PACKET_TUNNEL: lcp_process_kind_t = 14;
/// Network provider; an app proxy, DNS proxy or content filter.
pub const LCP_PROCESS_KIND_NETWORK_PROVIDER: lcp_process_kind_t = 15;
/// App push provider; local push connectivity; com.apple.networkextension.app-push.
pub const LCP_PROCESS_KIND_APP_PUSH: lcp_process_kind_t = 16;
/// Location push service extension; com.apple.location.push.service.
pub const LCP_PROCESS_KIND_LOCATION_PUSH: lcp_process_kind_t = 17;
/// Background download extension; Background Assets;
/// com.apple.background-asset-downloader-extension.
pub const LCP_PROCESS_KIND_BACKGROUND_DOWNLOAD: lcp_process_kind_t = 18;
/// Device Activity monitor extension; com.apple.deviceactivity.monitor-extension.
pub const LCP_PROCESS_KIND_DEVICE_ACTIVITY_MONITOR: lcp_process_kind_t = 19;
/// Device Activity report extension; com.apple.deviceactivityui.report-extension.
pub const LCP_PROCESS_KIND_DEVICE_ACTIVITY_REPORT: lcp_process_kind_t = 20;
/// Crash reporter extension.
pub const LCP_PROCESS_KIND_CRASH_REPORTER: lcp_process_kind_t = 21;

/// The major version of the library that these declarations are of.
pub const LCP_VERSION_MAJOR: i32 = 0;
/// The minor version.
pub const LCP_VERSION_MINOR: i32 = 3;
/// The patch version.
pub const LCP_VERSION_PATCH: i32 = 1;
/// The ABI number; equal to the soname.
pub const LCP_ABI_VERSION: i32 = 1;
/// The first version with apps.
pub const LCP_OS_OLDEST: lcp_os_version_t = 0x20000;
/// No figure is known.
pub const LCP_NS_UNKNOWN: i64 = -1;
/// There is no limit.
pub const LCP_NS_UNLIMITED: i64 = i64::MAX;
/// Another source disagrees: see the note of the rule, or, for a relaunch after a reboot, the note
/// of the rule on the standing.
pub const LCP_ANSWER_DISPUTED: u32 = 1;
/// Deadlines: the app can ask for more time.
pub const LCP_ANSWER_EXTENDABLE: u32 = 2;
/// Deadlines: the app cannot ask for more time. If neither flag is set, no source says whether it
/// can.
pub const LCP_ANSWER_NOT_EXTENDABLE: u32 = 4;
/// Deadlines: all uses of the allowance share one clock.
pub const LCP_ANSWER_SHARED: u32 = 8;
/// No rule decided.
pub const LCP_RULE_NONE: lcp_rule_index_t = -1;
/// No number is known.
pub const LCP_COUNT_UNKNOWN: i64 = -1;
/// The answer in a few words, on the first line.
pub const LCP_TEXT_HEADLINE: u32 = 1;
/// The question in a few words, on the first line; with the OS, if the headline is also on that
/// line.
pub const LCP_TEXT_QUESTION: u32 = 2;
/// The fields of the answer and its list, a line each.
pub const LCP_TEXT_DETAILS: u32 = 4;
/// The conditions, the rule, its sources and its note.
pub const LCP_TEXT_GROUNDS: u32 = 8;
/// After each condition that was not given or is assumed: a sign and the name of the condition,
/// between two bytes 0x1F, for a host that shows how to give the condition. The sign is ? if the
/// condition was not given, + if the condition is assumed to fail, and - if the condition is
/// assumed to hold.
pub const LCP_TEXT_MARKS: u32 = 16;
/// The log shows every end of a process.
pub const LCP_LOG_ENDS: u32 = 1;
/// Each record of the log names its process.
pub const LCP_LOG_PROCESSES: u32 = 2;
/// Nothing is known in addition to the log.
pub const LCP_BESIDE_NOTHING: u32 = 0;
/// Crash reports are collected, and there is a report for the process.
pub const LCP_BESIDE_CRASH_REPORT: u32 = 1;
/// Crash reports are collected, and there is no report for the process.
pub const LCP_BESIDE_NO_CRASH_REPORT: u32 = 2;
/// The version of the app or of the OS has changed since the end of the process.
pub const LCP_BESIDE_NEW_VERSION: u32 = 4;
/// The device has restarted since the end of the process.
pub const LCP_BESIDE_REBOOT: u32 = 8;
/// The battery was low.
pub const LCP_BESIDE_LOW_BATTERY: u32 = 16;

/// Packs an OS version, each part 0 to 255.
#[allow(non_snake_case)]
pub const fn LCP_OS(major: u8, minor: u8, patch: u8) -> lcp_os_version_t {
    (major as u32) << 16 | (minor as u32) << 8 | patch as u32
}

/// The bit of a value in a mask of its enumeration. The bit of a value over 64 belongs in the
/// second word of the mask.
#[allow(non_snake_case)]
pub const fn LCP_BIT(value: i32) -> u64 {
    1 << ((value - 1) & 63)
}

/// Says which field was wrong, and gives its value. Filled on every status except LCP_OK. Begin
/// with LCP_ERROR_INIT. A struct_size of 0 counts as a NULL pointer: nothing is filled. A
/// struct_size of 1 to 3, or over 4096, makes the call return LCP_ERROR_STRUCT_SIZE and write
/// nothing.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_error {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub status: lcp_status_t,
    pub field: lcp_field_t,
    /// Element of a batch or list, counted from 0.
    pub index: u32,
    /// The refused value, size, count or mask.
    pub value: i64,
    /// The least permitted value of a number, size or stride; versions are packed as by LCP_OS.
    /// With LCP_ERROR_PROCESS_KIND, the first OS with the kind.
    pub least: i64,
    /// The greatest permitted value. In an error without a range, `least` and `greatest` are 0.
    pub greatest: i64,
}

/// What the host knows about an app. A declaration of the app (a mode, a key) that is not given
/// counts as "no". A run-time fact (a field marked "run time") that is not given is unknown. Two
/// fields have other defaults. If `interface_kept` is not given, it counts as "yes". If `scenes` is
/// not given, an app on iOS 27.0 or later is assumed to have scenes, because the OS launches no app
/// without scenes that is linked against SDK 27.0 or later. lcp_app_apply_info sets `scenes` to
/// "yes" for the scene manifest, and to "no" for any other entry if `scenes` is not given.
///
/// An app that is linked against an SDK before 4.0 has no scenes, whatever it declares. If the SDK
/// is 4.0 or later, the declaration decides from iOS 13.0 on. minimum_os is compared with the OS of
/// the policy, even if that OS is newer than the rule set.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_app {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// UIApplicationExitsOnSuspend.
    pub exits_on_suspend: lcp_fact_t,
    /// UIBackgroundModes: mask of lcp_mode_t.
    pub background_modes: u64,
    /// Whether the app adopts the scene life cycle, in the manifest or in code; unknown counts as
    /// yes from 27.0 on, and as no before.
    pub scenes: lcp_fact_t,
    /// UIApplicationSupportsMultipleScenes.
    pub multiple_scenes: lcp_fact_t,
    /// 2.0 or later; 0: the SDK that came with the OS.
    pub linked_sdk: lcp_os_version_t,
    /// MinimumOSVersion, 2.0 or later; 0: not given.
    pub minimum_os: lcp_os_version_t,
    /// The number of BGTaskSchedulerPermittedIdentifiers.
    pub permitted_identifiers: u32,
    /// The authorization that the user granted; run time. Accuracy counts as full unless the value
    /// says that it is reduced.
    pub location_authorization: lcp_authorization_t,
    /// Whether Core Bluetooth managers have a restoration identifier; run time.
    pub restoration_identifier: lcp_fact_t,
    /// sessionSendsLaunchEvents of URLSessionConfiguration; run time.
    pub session_sends_launch_events: lcp_fact_t,
    /// Whether the app preserves and restores its interface.
    pub state_restoration: lcp_fact_t,
    /// NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription.
    pub always_usage_text: lcp_fact_t,
    /// NSLocationWhenInUseUsageDescription.
    pub when_in_use_usage_text: lcp_fact_t,
    /// NSMicrophoneUsageDescription.
    pub microphone_usage_text: lcp_fact_t,
    /// Whether the app held a CLBackgroundActivitySession when it last ran; run time.
    pub background_activity_session: lcp_fact_t,
    /// Whether the app held a CLServiceSession for Always authorization when it last ran; run time.
    pub service_session: lcp_fact_t,
    /// The number of modes that are not on Apple's list.
    pub unknown_modes: u32,
    /// The number of keys with an unexpanded build variable.
    pub placeholders: u32,
    /// Whether UIKit kept a session of the scene, or the interface that the app saved: no at a
    /// first launch and for a new window; unknown counts as yes. A simulated device starts with
    /// this fact if the app was launched before, otherwise with no; then the device updates the
    /// fact. Since 0.3.1.
    pub interface_kept: lcp_fact_t,
    /// Whether the app may use the camera beside other apps. Up to iOS 15, the entitlement decides;
    /// from 16.0 on, a setting of the app's capture session decides; run time. Since 0.3.1.
    pub multitasking_camera: lcp_fact_t,
    /// 0: LCP_PROCESS_KIND_APP. The rules on apps do not apply to app extensions; if no rule is
    /// about the kind, the answer is unspecified. If the OS does not have the kind, the status is
    /// LCP_ERROR_PROCESS_KIND (kind). Since 0.3.1.
    pub kind: lcp_process_kind_t,
    /// 0.
    pub reserved: u32,
}

/// What the host knows about the device. A fact left at 0 is unknown, and an answer that depends on
/// an unknown fact is conditional. The two options count as "no" instead. No struct at all (NULL)
/// means the ordinary device: LCP_ORDINARY_DEVICE_INIT.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_device_facts {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub idiom: lcp_idiom_t,
    pub simulator: lcp_fact_t,
    /// No for iPhone 3G, iPod touch 2G and older.
    pub hardware_multitasking: lcp_fact_t,
    pub cellular: lcp_fact_t,
    /// Whether a passcode is set.
    pub passcode: lcp_fact_t,
    /// Whether the device was unlocked at least once since boot.
    pub first_unlock_done: lcp_fact_t,
    /// Whether the user has Background App Refresh on in Settings; iOS 7.0 on.
    pub background_app_refresh: lcp_fact_t,
    /// iOS 9.0 on.
    pub low_power_mode: lcp_fact_t,
    pub charging: lcp_fact_t,
    pub debugger_attached: lcp_fact_t,
    /// The number of apps that can be side by side, 1 to 8; 0: unknown.
    pub foreground_slots: u32,
    /// Whether Bluetooth is turned off in Settings.
    pub bluetooth_off: lcp_fact_t,
    pub bluetooth_off_in_control_center: lcp_fact_t,
    /// Whether airplane mode was toggled, with Bluetooth left on.
    pub airplane_mode: lcp_fact_t,
    /// Whether AccessorySetupKit set up accessories; iOS 26.0 on.
    pub accessory_setup_kit: lcp_fact_t,
    /// An option for LCP_PROFILE_OBSERVED; unknown counts as no.
    pub force_quit_survives_reboot: lcp_fact_t,
    /// An option; unknown counts as no.
    pub regions_end_at_reboot: lcp_fact_t,
    /// Whether the device is locked now.
    pub device_locked: lcp_fact_t,
}

/// The host's own figures for one allowance, which replace the rule's figures. Begin with
/// LCP_LIMIT_INIT, which keeps the rule's figures; a figure of 0 replaces the rule's, too. If the
/// host gives both the limit and the warning, a warning that is longer than the limit is out of
/// range. If the host gives only one of the two, and the warning is then longer than the limit, the
/// answer's warning is set to the limit, so the warning comes at once.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_limit {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub allowance: lcp_allowance_t,
    /// The limit: 0 or more, or LCP_NS_UNLIMITED; LCP_NS_UNKNOWN keeps the rule's figure.
    pub limit_ns: i64,
    /// The advice; takes the same values as the limit.
    pub advice_ns: i64,
    /// How long before the limit the app is warned; takes the same values as the limit.
    pub warning_ns: i64,
}

/// The host's own figures. If several items are for one allowance, the first one counts.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_limits {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// 0 to 64.
    pub count: u32,
    /// May be NULL if count is 0.
    pub items: *const lcp_limit,
    /// Bytes from one item to the next.
    pub stride: usize,
}

/// The OS, the app and the device for which a policy is prepared.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_context {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// LCP_OS_OLDEST or later.
    pub os: lcp_os_version_t,
    /// 0: LCP_PROFILE_OBSERVED.
    pub profile: lcp_profile_t,
    /// 0.
    pub reserved: u32,
    /// NULL: an app about which nothing is given.
    pub app: *const lcp_app,
    /// NULL: the ordinary device.
    pub facts: *const lcp_device_facts,
    /// NULL: none; no figure is overridden.
    pub limits: *const lcp_limits,
}

/// The rule book as it applies to one app, on one OS, on one device. The struct is large enough for
/// the small form. A policy lies in the host's own memory, and holds no pointers. After
/// lcp_policy_prepare, the library only reads it. You may copy a policy; it needs no clean-up. The
/// size of the struct never changes; the contents are valid for one build. Do not compare policies
/// byte by byte: some bytes have no meaning, and keep what the memory held before.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_policy {
    pub opaque: [u64; 256],
}

/// May the app go from one state to another, for this cause?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_transition_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub from: lcp_state_t,
    /// A state of the app if `from` is one, otherwise a state of the scene; 0: wherever the cause
    /// leads.
    pub to: lcp_state_t,
    pub cause: lcp_cause_t,
    /// Why the app is in `from`; 0: any cause that fits.
    pub last_cause: lcp_cause_t,
    /// The event for which the app is launched, woken or brought back; 0: no event.
    pub trigger: lcp_trigger_t,
    /// The kind of interruption, if the cause is an interruption; 0: any kind that the rule
    /// choice.interruption lists.
    pub interruption: lcp_interruption_t,
}

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
/// must run the app in the background. If lcp_query_relaunch refuses the trigger, the transition is
/// forbidden with reason launches-nothing; if it leaves the trigger conditional, so is the
/// transition. For this, lcp_query_relaunch is asked about the end that last_cause gives, or about
/// any end if last_cause gives none. For other causes, the trigger only determines which callbacks
/// come.
///
/// Without a target, the question is where the cause leads. The answer is the target of the rule
/// with the highest precedence that lets the step happen. Next come the steps that depend on an
/// unknown fact, and last the steps that a rule only tolerates. If no rule lets a step happen, the
/// answer is that of a rule that forbids one. If there is no such rule either, the verdict is about
/// the cause alone: forbidden if the cause cannot occur in `from`, else unspecified.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_transition_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// With not-one-step, the state after the first step; with leads-elsewhere, the state that the
    /// cause leads to; else 0.
    pub via: lcp_state_t,
    pub requires_mask: [u64; 2],
    /// The state that the cause leads to, if the query names no state; 0: the query names a state,
    /// or the cause leads nowhere.
    pub to: lcp_state_t,
    pub reserved32: u32,
    /// 0.
    pub reserved: [u64; 3],
}

/// One callback or notification of a transition: one of `callback` and `notification` is 0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_step {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// 0: the step is a notification.
    pub callback: lcp_callback_t,
    /// Called if the app does not implement `callback`; 0: none.
    pub fallback: lcp_callback_t,
    /// 0: the step is a callback.
    pub notification: lcp_notification_t,
    /// The state that the app reads during the step: active, inactive, background; 0: the app can
    /// read no state (before iOS 4.0), or no source says.
    pub state: lcp_state_t,
    /// The scene's activation state during the step; 0: no scene, or no source says.
    pub scene_state: lcp_state_t,
    /// The rule on the transition to which the callback belongs, or the rule on the notification.
    pub rule: lcp_rule_index_t,
    /// The state after this step: of the scene if `from` is a state of a scene, otherwise of the
    /// app. After the last step, this is the target; after any other step, the state that the next
    /// step reads, if known.
    pub state_after: lcp_state_t,
    /// The allowance that limits the callback; lcp_query_deadline says when its clock runs; 0: none
    /// known.
    pub allowance: lcp_allowance_t,
    pub reserved: u32,
}

/// What may follow a state?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_next_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub from: lcp_state_t,
    /// Why the app is in `from`; 0: not known.
    pub last_cause: lcp_cause_t,
}

/// The verdict is allowed if at least one transition may follow, and forbidden if none may follow
/// (unspecified under the profile of the founding documents). It is not-applicable if the life
/// cycle of the app does not have the state, and conditional if an unknown fact decides whether it
/// has.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_next_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// The number of edges, for lcp_list_edges.
    pub count: u32,
    pub requires_mask: [u64; 2],
    pub reserved: [u64; 2],
}

/// One transition that may follow; lcp_query_transition gives its other details.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_edge {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub cause: lcp_cause_t,
    pub to: lcp_state_t,
    /// The verdict on the transition: allowed or conditional.
    pub verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    /// The reason for the verdict: tolerated; 0: the verdict needs no reason.
    pub reason: lcp_reason_t,
}

/// How does the app get from one state to another?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_path_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub from: lcp_state_t,
    /// A state of the app if `from` is one, otherwise a state of the scene.
    pub to: lcp_state_t,
    /// Why the app is in `from`; 0: any cause that fits.
    pub last_cause: lcp_cause_t,
    /// The event for which the app is launched, woken or brought back on the way; 0: no event.
    pub trigger: lcp_trigger_t,
    /// 0.
    pub reserved: u32,
    /// A mask of causes; 0: the acts of the user and of the system that lead to `to`, see below.
    pub allowed_causes: [u64; 2],
}

/// The answer is the shortest chain of legal steps. A chain that keeps the process alive is
/// preferred to one that ends it, whatever their lengths, unless `to` is not-running or prewarmed.
///
/// With allowed_causes of 0 no step is a failure: memory-limit, crash, watchdog, an expired task,
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
/// answer names the first rule that refuses a step of the chain; otherwise, it names LCP_RULE_NONE.
/// The verdict is conditional if a step of the chain is, or if an unknown fact decides between two
/// life cycles with different chains. If the OS does not have the trigger, the verdict is
/// not-applicable, with reason cause-unavailable, as for a transition. A path from a state to
/// itself is allowed, and has no steps, if the life cycle has the state. The reason is the first of
/// these that applies: scenes not covered; `from` unavailable; trigger unavailable; `to`
/// unavailable; no path.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_path_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// The number of steps, for lcp_list_path.
    pub count: u32,
    pub requires_mask: [u64; 2],
    pub reserved: [u64; 2],
}

/// One step of a path. It has the fields that a query about the transition needs.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_path_step {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub cause: lcp_cause_t,
    pub from: lcp_state_t,
    pub to: lcp_state_t,
    /// Why the app is in `from`; 0: the cause does not matter, or is not known.
    pub last_cause: lcp_cause_t,
    /// The trigger of the path.
    pub trigger: lcp_trigger_t,
    pub rule: lcp_rule_index_t,
    pub reserved: u32,
}

/// How long may something take?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_deadline_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub allowance: lcp_allowance_t,
}

/// The verdict is allowed if a rule covers the allowance (its figures may still be unknown),
/// not-applicable if the OS has no such allowance, unspecified if no source says anything, and
/// conditional if the answer depends on an unknown fact, such as an attached debugger. The evidence
/// is overridden if the allowance exists, and the host gave a figure for it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_deadline_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    pub at_expiry: lcp_expiry_t,
    pub requires_mask: [u64; 2],
    /// What the app should keep to; LCP_NS_UNKNOWN.
    pub advice_ns: i64,
    /// What the system enforces; LCP_NS_UNKNOWN, LCP_NS_UNLIMITED.
    pub limit_ns: i64,
    /// How long before the limit the app is warned; LCP_NS_UNKNOWN.
    pub warning_ns: i64,
    /// The code of the termination; 0: none known.
    pub code: lcp_code_t,
    /// How the process ends at the limit; 0: the process does not end, or no rule says how.
    pub termination: lcp_termination_t,
    /// When the clock starts; 0: not known.
    pub starts: lcp_moment_t,
    pub reserved32: u32,
    /// Mask of lcp_moment_t: when the clock is reset. See also the flag LCP_ANSWER_SHARED.
    pub resets_mask: u64,
    pub reserved: [u64; 2],
}

/// After this termination, or in this state, does this event run the app?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_relaunch_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// LCP_TERMINATION_NONE: the app is suspended. May be 0 if `state` is a state in memory.
    pub termination: lcp_termination_t,
    pub trigger: lcp_trigger_t,
    /// The state of the app; 0: suspended after LCP_TERMINATION_NONE, else not running. For a state
    /// in memory, it does not matter what ended the app before.
    pub state: lcp_state_t,
    /// Mask of lcp_since_t: what happened after the termination; if the user launched the app, this
    /// launch came last.
    pub events_since: u64,
    /// Yes: the user force quit the app and has not launched it since, even if it then ended in
    /// another way; no, or unknown: the termination decides.
    pub force_quit: lcp_fact_t,
    /// 0.
    pub reserved: u32,
}

/// The verdict says whether the event wakes a suspended app, reaches a running app, or launches an
/// app that is not running (or is prewarmed). LCP_TERMINATION_NONE with a state that is not in
/// memory is LCP_ERROR_OUT_OF_RANGE. Launch state, callback and allowance are set if the rule
/// allows, or is itself conditional. If they are not set and the answer is conditional, the unknown
/// facts decide only between two kinds of refusal, or between refusal and silence: no fact makes
/// the answer allowed. The answer is not-applicable if the life cycle does not have the state, if
/// the OS does not have the trigger, or if no app can end that way or stay in memory on that OS.
/// The rule is then the one on the life cycle, on the trigger or on the cause.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_relaunch_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// How firmly the system promises to run the app; 0 unless the rule allows, or is conditional.
    pub guarantee: lcp_guarantee_t,
    pub requires_mask: [u64; 2],
    /// Background, inactive (foreground) or prewarmed; a running app stays in its state, unless the
    /// event brings it to the front; 0: no launch, or no source says.
    pub launch_state: lcp_state_t,
    /// The callback that delivers the event; 0: none, or no source says.
    pub callback: lcp_callback_t,
    /// The allowance that starts to run; 0: none known.
    pub allowance: lcp_allowance_t,
    /// How the app stands with the system when the event comes; 0: the answer is not-applicable, or
    /// no rule says.
    pub standing: lcp_standing_t,
    /// The limit of the allowance, or else its advice; LCP_NS_UNKNOWN, LCP_NS_UNLIMITED.
    pub allowance_ns: i64,
    /// The rule on the trigger: its callback, its versions and its origin (LCP_RULE_FIELD_ORIGIN);
    /// LCP_RULE_NONE: there is no such rule.
    pub delivery_rule: lcp_rule_index_t,
    /// What happens to an event that is refused, or that may be refused; 0: the event is allowed,
    /// or no rule says.
    pub disposition: lcp_disposition_t,
    /// Until when the event is kept; 0: the event is not kept, or no rule says.
    pub occasion: lcp_occasion_t,
    /// The rule that decides the disposition; LCP_RULE_NONE: there is no such rule.
    pub disposition_rule: lcp_rule_index_t,
    pub reserved: [u64; 3],
}

/// May the app do this in this state?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_conduct_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The state of the app.
    pub state: lcp_state_t,
    pub activity: lcp_activity_t,
}

/// The verdict is allowed, forbidden (at a price), not-applicable (the OS or the life cycle has no
/// such state or activity), conditional, or unspecified.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_conduct_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// The activity must be over when this callback returns; 0: none.
    pub stop_before: lcp_callback_t,
    pub requires_mask: [u64; 2],
    /// 0: none, or none known.
    pub price: lcp_price_t,
    /// The code of the termination; 0: none known.
    pub code: lcp_code_t,
    /// How the process ends, if that is the price; 0: the process does not end, or no rule says
    /// how.
    pub termination: lcp_termination_t,
    pub reserved32: u32,
    pub reserved: [u64; 2],
}

/// What does the app owe in a callback?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_duties_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub callback: lcp_callback_t,
}

/// The verdict is allowed if there are duties, unspecified if no source names any, not-applicable
/// if the app does not get the callback on that OS (the rule is then the one on the life cycle),
/// and conditional if it is not known whether the app gets the callback. A duty that depends on an
/// unknown fact is not listed.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_duties_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// The number of duties, for lcp_list_duties.
    pub count: u32,
    pub requires_mask: [u64; 2],
    pub reserved: [u64; 2],
}

/// One duty. The id of its rule identifies it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_duty {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The rule with the text of the duty: LCP_RULE_FIELD_TEXT.
    pub rule: lcp_rule_index_t,
    /// The callback in which the app undoes what the duty asks for; 0: none.
    pub undone_at: lcp_callback_t,
    pub reserved: u32,
}

/// Which object receives a callback, with which options, and what does its return value change? For
/// a call that a device delivers, take `callback` and `trigger` from the effect. The effect does
/// not contain this answer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_call_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub callback: lcp_callback_t,
    /// The trigger for which the callback is called; 0: not given. The answer then names no option
    /// of a launch or connection; for an app with scenes, it says only that the launch options are
    /// nil.
    pub trigger: lcp_trigger_t,
}

/// The question assumes that the callback comes; lcp_query_transition and lcp_query_relaunch say
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
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_call_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// The object that receives the callback.
    pub receiver: lcp_receiver_t,
    pub requires_mask: [u64; 2],
    /// The key that the trigger has in the launch options; LCP_LAUNCH_OPTION_NONE: none; 0: no
    /// source says.
    pub launch_option: lcp_launch_option_t,
    /// The property that the trigger has in the connection options; LCP_CONNECTION_OPTION_NONE:
    /// none; 0: no source says.
    pub connection_option: lcp_connection_option_t,
    /// The effect of the return value of the callback; 0: no source says.
    pub return_value: lcp_return_value_t,
    pub reserved32: u32,
    /// Mask of lcp_launch_option_t: further keys that the event may add; the note of the rule says
    /// when.
    pub more_launch_options: u64,
    /// Mask of lcp_connection_option_t: further properties.
    pub more_connection_options: u64,
    pub reserved: [u64; 2],
}

/// How does an event reach an app in a state?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_delivery_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The state of the app.
    pub state: lcp_state_t,
    pub event: lcp_event_t,
}

/// The verdict is allowed if the app or its user gets the event, at once or later, and forbidden if
/// neither gets it. It is not-applicable if the OS or the life cycle has no such state or event,
/// conditional if the answer depends on an unknown fact, and unspecified if no source says.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_delivery_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// 0: no source says.
    pub manner: lcp_manner_t,
    pub requires_mask: [u64; 2],
    /// The callback that delivers the event, or after which the system acts; 0: none, or no source
    /// says.
    pub callback: lcp_callback_t,
    /// How several waiting events become one; 0: no source says.
    pub merging: lcp_merging_t,
    /// The trigger by which the event wakes the app, for lcp_query_relaunch; 0: the event does not
    /// wake the app.
    pub trigger: lcp_trigger_t,
    pub reserved32: u32,
    /// The rank among waiting notices: the lowest comes first; LCP_COUNT_UNKNOWN: no source says.
    pub rank: i64,
    pub reserved: [u64; 1],
}

/// What does a background mode do?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_mode_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub mode: lcp_mode_t,
}

/// The verdict is allowed if the mode has an effect on the OS, not-applicable before the mode was
/// introduced or after it was removed, and unspecified if no source says. It does not matter
/// whether the app declares the mode. If the verdict is allowed, the rule lists, value by value,
/// what the mode permits in the background (LCP_RULE_FIELD_PERMITS), the activities during which
/// the app is not suspended (_KEEPS_RUNNING) and the triggers that the mode enables (_TRIGGERS).
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_mode_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// The first version with the mode; 0: not known.
    pub introduced: lcp_os_version_t,
    pub requires_mask: [u64; 2],
    /// The first version on which the mode is deprecated; 0: never, or not known.
    pub deprecated: lcp_os_version_t,
    /// The first version on which the mode has no effect; 0: never, or not known.
    pub removed: lcp_os_version_t,
    pub reserved: [u64; 3],
}

/// How many things of a kind does the system allow?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_quota_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub quota: lcp_quota_t,
}

/// The verdict is allowed if a rule covers the quota (its figures may still be unknown),
/// not-applicable if the OS has no such quota, unspecified if no source says anything, and
/// conditional if the answer depends on an unknown fact.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_quota_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    pub unit: lcp_unit_t,
    pub requires_mask: [u64; 2],
    /// The number that the system allows; LCP_COUNT_UNKNOWN.
    pub count: i64,
    /// The period for which the count holds; LCP_NS_UNKNOWN: the quota is not a rate, or no source
    /// says.
    pub window_ns: i64,
    /// What happens when the count is exceeded; 0: no source says.
    pub at_excess: lcp_expiry_t,
    pub reserved32: u32,
    pub reserved: [u64; 2],
}

/// A text, given by a pointer and a length.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_text {
    /// May be NULL if length is 0.
    pub data: *const c_char,
    pub length: usize,
}

/// One value of an Info.plist, as the host's property list reader gave it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_info_value {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub kind: lcp_info_kind_t,
    /// The value of an integer, or of a boolean as 0 or 1.
    pub integer: i64,
    /// The bytes of a string; may be NULL if string_length is 0.
    pub string: *const c_char,
    pub string_length: usize,
    /// The items of a string-list; may be NULL if item_count is 0.
    pub items: *const lcp_text,
    /// The number of items of a string-list, 0 to 65536.
    pub item_count: usize,
}

/// What lcp_app_apply_info keeps from one entry of an Info.plist to the next.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_info_progress {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// Which keys were applied.
    pub applied: u32,
    /// Which keys had an unexpanded build variable.
    pub placeholders: u32,
}

/// A remark about one entry.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_notice {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub kind: lcp_notice_kind_t,
    /// The item of a list, counted from 0.
    pub index: u32,
}

/// The verdict is forbidden if any finding is an error, and allowed otherwise.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_manifest_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// The number of findings, for lcp_list_findings.
    pub count: u32,
    pub requires_mask: [u64; 2],
    pub reserved: [u64; 2],
}

/// A part of a manifest that will not work, or that lacks something.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_finding {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The rule with the key of the Info.plist, the value that was found ("" if something is
    /// missing, or if only the host has the value) and the sentence: LCP_RULE_FIELD_KEY, _VALUE,
    /// _TEXT.
    pub rule: lcp_rule_index_t,
    pub severity: lcp_severity_t,
    pub reserved: u32,
}

/// What does a code mean: the code of a termination, or of an error that tells an app that it broke
/// a rule of the life cycle? The host takes the code from the report or the error.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_termination_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// 0: the report names no namespace.
    pub reason_namespace: lcp_namespace_t,
    /// Any number; with jetsam, it is the kernel's number. The code of an error has 32 bits:
    /// (uint32_t)-997.
    pub code: u64,
    /// 0: the code is that of a termination. If a domain is given, the namespace is ignored. Since
    /// 0.3.1.
    pub error_domain: lcp_error_domain_t,
    /// 0.
    pub reserved: u32,
}

/// The verdict is allowed for a life cycle termination whose cause is known, forbidden for a known
/// code that is not a life cycle termination (a signal, a privacy violation), and unspecified for
/// an unknown code. For an error it is allowed if the error ends the app, forbidden if it ends
/// nothing, and unspecified if it is unknown. The text of the rule says what the code or the error
/// means: LCP_RULE_FIELD_TEXT.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_termination_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// 0: not a termination of the life cycle.
    pub cause: lcp_termination_t,
    pub requires_mask: [u64; 2],
    /// The allowance that was used up; 0: none, or one of several: the report says which.
    pub allowance: lcp_allowance_t,
    /// The rule on the allowance or on conduct that the app broke; LCP_RULE_NONE: there is none.
    pub broken_rule: lcp_rule_index_t,
    /// The limit of the allowance, or else its advice; LCP_NS_UNKNOWN, LCP_NS_UNLIMITED.
    pub allowance_ns: i64,
    pub reserved: [u64; 4],
}

/// May the system suspend the app, which is in the background?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_suspension_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// 0.
    pub reserved: u32,
    /// Mask of lcp_allowance_t: the allowances whose clocks run for the app, such as that of a
    /// background task or a wake-up.
    pub allowances: u64,
    /// Mask of lcp_activity_t: what the app is doing.
    pub activities: u64,
    /// The activities that began while the app was in front.
    pub begun_in_front: u64,
}

/// The verdict is allowed if nothing keeps the app from being suspended, forbidden if something
/// does, conditional if that depends on an unknown fact, not-applicable if the life cycle has no
/// suspended state, and unspecified if no source says. An allowance keeps the app running until its
/// limit, or until the app says that it is done. An activity keeps the app running for as long as
/// it lasts.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_suspension_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    pub reserved32: u32,
    pub requires_mask: [u64; 2],
    /// The allowances of the query that keep the app running.
    pub allowances: u64,
    pub activities: u64,
    pub reserved: [u64; 2],
}

/// How soon is an app ended when memory is short?
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_purge_query {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The state of the app.
    pub state: lcp_state_t,
    /// Mask of lcp_activity_t: what the app is doing.
    pub activities: u64,
}

/// The verdict is allowed if the app can be ended to free memory. It is not-applicable if the app
/// does not run or cannot be in that state, conditional if the answer depends on an unknown fact,
/// and unspecified if no source says. Of several apps, the app with the lowest rank is ended first.
/// If ranks are equal, the larger app is ended first.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_purge_answer {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// Whether the app first gets a memory warning; unknown: no rule says.
    pub warned: lcp_fact_t,
    pub requires_mask: [u64; 2],
    /// 1 for the first to be ended; LCP_COUNT_UNKNOWN: no source says.
    pub rank: i64,
    pub reserved: [u64; 3],
}

/// One rule about a question, and its role in the answer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_explanation {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub rule: lcp_rule_index_t,
    pub role: lcp_role_t,
    pub reserved: u32,
    /// The rule's conditions that are not met.
    pub failing_mask: [u64; 2],
    /// The rule's conditions that are unknown.
    pub unknown_mask: [u64; 2],
}

/// What a text about an answer contains.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_text_options {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// LCP_TEXT_\* added up; 0: all but LCP_TEXT_MARKS.
    pub parts: u32,
    /// Conditions that the host assumed when it gave its facts. The text lists them as assumed,
    /// like those that the context leaves out.
    pub assumed_mask: [u64; 2],
}

/// What all rules have in common.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_rule {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub family: lcp_family_t,
    /// A slug, never reused, never renamed after a release.
    pub id: *const c_char,
    /// A note on the rule; "" if there is none.
    pub note: *const c_char,
    /// The first version on which the rule holds.
    pub since: lcp_os_version_t,
    /// The first version on which the rule no longer holds; 0: the rule still holds.
    pub until: lcp_os_version_t,
    /// Mask of evidence profiles that admit the rule.
    pub profiles: u64,
    pub evidence: lcp_evidence_t,
    /// 0: no known source disagrees.
    pub conflict: lcp_conflict_t,
    /// Of two rules that apply, the one with the higher precedence decides; 0: the rule never
    /// decides.
    pub precedence: i32,
    pub reserved: u32,
    /// Conditions that must hold.
    pub when_mask: [u64; 2],
    /// Conditions that must fail.
    pub unless_mask: [u64; 2],
    /// Mask of lcp_process_kind_t: the kinds of process to which the rule applies. Since 0.3.1.
    pub process_kinds: u64,
}

/// One step of a transition rule as it stands in the rule book, for all versions and facts.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_rule_step {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The callback, or the newest of several that replace each other; 0: the callbacks of the
    /// trigger come here.
    pub callback: lcp_callback_t,
    /// The state that the app reads during the step; 0: the app can read no state, or no source
    /// says.
    pub state: lcp_state_t,
    /// The scene's state during the step; 0: no scene, or no source says.
    pub scene_state: lcp_state_t,
    /// The condition under which the step happens; 0: always.
    pub when: lcp_condition_t,
}

/// A source of a rule.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_citation {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The position among all sources.
    pub index: u32,
    /// Short name, such as "A2" or "S-46".
    pub key: *const c_char,
    /// The title; for a founding statement, its wording.
    pub title: *const c_char,
    pub publisher: *const c_char,
    /// Web address without scheme; "" if there is none.
    pub address: *const c_char,
}

/// The options with which a device starts. A capacity of 0 stands for the default after "0:".
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_device_options {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// LCP_OS_OLDEST or later.
    pub os: lcp_os_version_t,
    /// 0: LCP_PROFILE_OBSERVED. LCP_PROFILE_FOUNDING is out of range: its articles describe no
    /// launch.
    pub profile: lcp_profile_t,
    /// Apps at the same time, up to 65,534; 0: 16.
    pub apps: u32,
    /// Scenes of all apps; 0: 2 for each app.
    pub scenes: u32,
    /// Background tasks of all apps; 0: 4 for each app.
    pub tasks: u32,
    /// Requests of all apps to the scheduler; 0: 4 for each app.
    pub requests: u32,
    /// Kinds of apps; apps with equal facts and limits are of one kind; 0: 8.
    pub policies: u32,
    /// Effects that may wait to be taken. The smallest permitted value is 4 for each app plus 16;
    /// 0: twice the smallest value, plus 64.
    pub effects: u32,
    /// What to do if no source says whether something happens; 0: refuse.
    pub on_silence: lcp_treatment_t,
    /// What to do if a fact that was not given decides whether something happens; 0: refuse.
    pub on_conditional: lcp_treatment_t,
    /// What to do if the profile has no figure for a limit; 0: no limit. Your own figures belong in
    /// the limits of an app.
    pub unknown_limit: lcp_unknown_limit_t,
    /// The time at the start.
    pub now_ns: i64,
    /// NULL: the ordinary device. Afterwards the device itself keeps track of whether it is locked,
    /// and whether it was unlocked since it started.
    pub facts: *const lcp_device_facts,
}

/// An app to be installed.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_install {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// Yes: the user has launched the app before, so the system may launch it.
    pub was_launched: lcp_fact_t,
    /// Mask of lcp_callback_t: the methods that the app does not implement.
    pub missing_callbacks_mask: [u64; 2],
    /// Each callback returns by itself after this time, or at once if it is 0; LCP_NS_UNKNOWN: the
    /// host replies.
    pub reply_after_ns: i64,
    /// The memory that the app uses when it starts, 0 or more.
    pub footprint_bytes: i64,
    /// NULL: an app about which nothing is given.
    pub app: *const lcp_app,
    /// The host's own figures; NULL: none.
    pub limits: *const lcp_limits,
    /// Each wake-up, such as a background fetch, completes by itself when this time has passed
    /// since its callback returned, or at once if it is 0; LCP_NS_UNKNOWN: the host completes it.
    pub complete_after_ns: i64,
    /// An app in the background with nothing left to do is suspended after this time, 0 or more.
    pub stay_for_ns: i64,
}

/// What happened. The kind decides which fields count; the others are ignored.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_device_event {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub kind: lcp_occurrence_t,
    /// The app that the event is about; 0: no app, or all apps for a notice.
    pub app: u32,
    /// The process that reports; 0: the process that runs.
    pub process: u32,
    /// 0: the first scene of the app.
    pub scene: u32,
    pub trigger: lcp_trigger_t,
    pub interruption: lcp_interruption_t,
    pub activity: lcp_activity_t,
    pub termination: lcp_termination_t,
    pub notice: lcp_event_t,
    pub fact: lcp_changing_t,
    /// Whether the fact holds. For a notice: whether its subject came (yes) or went (no). For an
    /// app that the user opens: whether the app opens beside the app in front. For a requested
    /// scene: whether the scene connects in front.
    pub value: lcp_fact_t,
    /// The host's decision, if the event was undecided before.
    pub decision: lcp_fact_t,
    /// The token of a task or wake-up.
    pub token: u32,
    /// The identifier of a request to the scheduler, chosen by the host.
    pub identifier: u64,
    /// The memory in bytes for memory-pressure and footprint; the time in nanoseconds for
    /// submit-request and keep-alive.
    pub amount: i64,
}

/// The immediate outcome of an event. The first fields are those of every answer: the ruling on
/// whether the event happens. An event that no rule covers is allowed, without a rule.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_device_outcome {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub verdict: lcp_verdict_t,
    pub newest_verdict: lcp_verdict_t,
    pub rule: lcp_rule_index_t,
    pub evidence: lcp_evidence_t,
    pub flags: u32,
    pub reason: lcp_reason_t,
    /// The token of the task or wake-up that was begun; 0: none.
    pub token: u32,
    pub requires_mask: [u64; 2],
    /// Yes: the rules leave open whether the event happens, and the options of the device say to
    /// ask the host. Nothing was changed: post the event again with a decision.
    pub undecided: lcp_fact_t,
    /// The price that the app pays if the event is forbidden; 0: none, or none known.
    pub price: lcp_price_t,
    /// The disposition of a trigger that does not run the app.
    pub disposition: lcp_disposition_t,
    /// Until when the trigger is kept.
    pub occasion: lcp_occasion_t,
}

/// One thing for the host to do.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_device_effect {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub kind: lcp_effect_t,
    /// The number of the effect, for a reply.
    pub id: u64,
    /// When the effect is due; in the past if it is taken late.
    pub at_ns: i64,
    /// When the call times out; LCP_NS_UNLIMITED: no limit.
    pub deadline_ns: i64,
    /// The identifier of a request to the scheduler.
    pub identifier: u64,
    pub app: u32,
    pub process: u32,
    pub scene: u32,
    /// The token of a task or wake-up.
    pub token: u32,
    /// The rule that caused the effect.
    pub rule: lcp_rule_index_t,
    /// The rule that the app broke, if it is killed for that.
    pub broken_rule: lcp_rule_index_t,
    pub needs_reply: lcp_fact_t,
    pub callback: lcp_callback_t,
    /// Called next if the app does not implement `callback`.
    pub fallback: lcp_callback_t,
    pub notification: lcp_notification_t,
    pub from: lcp_state_t,
    pub to: lcp_state_t,
    /// The state that the app reads during the call; 0: the app can read no state, or no source
    /// says.
    pub reads: lcp_state_t,
    pub scene_reads: lcp_state_t,
    pub cause: lcp_cause_t,
    pub trigger: lcp_trigger_t,
    pub notice: lcp_event_t,
    pub activity: lcp_activity_t,
    /// The allowance that limits the call.
    pub allowance: lcp_allowance_t,
    pub termination: lcp_termination_t,
    /// The namespace that a report of the kill names; 0: not known, or it may be one of several.
    pub reason_namespace: lcp_namespace_t,
    /// The code that a report of the kill names; 0: not known.
    pub code: lcp_code_t,
    pub disposition: lcp_disposition_t,
    pub occasion: lcp_occasion_t,
}

/// The status of a device.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_device_status {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub os: lcp_os_version_t,
    pub now_ns: i64,
    pub on: lcp_fact_t,
    pub locked: lcp_fact_t,
    /// The app in front; 0: the home screen.
    pub front: u32,
    /// The app beside the app in front; 0: none.
    pub beside: u32,
    /// Mask of lcp_interruption_t: what covers the screen.
    pub interruptions: u64,
    /// Whether the app switcher covers the screen.
    pub switcher: lcp_fact_t,
    /// The number of effects that wait to be taken.
    pub effects: u32,
}

/// The status of an app.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_app_status {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub state: lcp_state_t,
    /// The number of the process; 0: no process runs.
    pub process: u32,
    /// How the last process ended.
    pub last_termination: lcp_termination_t,
    /// Whether a force quit by the user still counts.
    pub force_quit: lcp_fact_t,
    /// Whether the app owes a reply to a life cycle callback.
    pub waiting: lcp_fact_t,
    /// The value of backgroundTimeRemaining; LCP_NS_UNLIMITED if the app is in front, or has no
    /// limit.
    pub remaining_ns: i64,
    /// Background tasks that are open.
    pub tasks: u32,
    pub reserved: u32,
}

/// How often the user opens an app, and how often events come to it. Each number is a mean; 0:
/// never.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_app_habits {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The number of the app on the device.
    pub app: u32,
    /// How often the user opens the app, 0 to 1440.
    pub opens_per_day: u32,
    /// How often the user swipes the app away, 0 to 1440.
    pub force_quits_per_week: u32,
    /// Silent pushes that the server sends, 0 to 1440.
    pub silent_pushes_per_day: u32,
    /// Visible pushes that the server sends, 0 to 1440.
    pub visible_pushes_per_day: u32,
    /// How often the device enters or leaves a region that the app monitors, 0 to 1440; ignored if
    /// no crossing may wake the app.
    pub region_crossings_per_day: u32,
    /// Background transfers that the app begins when the user leaves it, 0 to 1440; at most one for
    /// each use; ignored if the end of a transfer may not wake the app.
    pub transfers_per_day: u32,
    /// VoIP pushes, 0 to 1440; ignored if no such push may wake the app.
    pub voip_pushes_per_day: u32,
    /// Events of a Bluetooth central, 0 to 1440; ignored if no such event may wake the app.
    pub bluetooth_events_per_day: u32,
}

/// How the user treats a phone. In a mask of hours, the lowest bit is the hour after midnight, and
/// bit 23 is the hour before midnight. Contradictory habits are refused: an hour of use in which
/// the phone is off, and acts of the user without any hour of use.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_habits {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The hour at which the day begins, 0 to 23.
    pub start_hour: u32,
    /// The number of days, 0 to 366; 0: 1.
    pub days: u32,
    /// Mask of hours in which the user takes up the phone.
    pub used_hours: u32,
    /// Mask of hours in which the phone charges.
    pub charging_hours: u32,
    /// Mask of hours without a network.
    pub offline_hours: u32,
    /// Mask of hours in Low Power Mode.
    pub low_power_hours: u32,
    /// Mask of hours in which the phone is off.
    pub off_hours: u32,
    /// How often the user takes up the phone for anything but the apps in `items`, 0 to 1440.
    pub pickups_per_day: u32,
    /// How long a use takes, in seconds, 0 to 3600; 0: 120.
    pub seconds_per_use: u32,
    /// How often memory is short while the user uses other apps, 0 to 1440.
    pub memory_pressures_per_day: u32,
    /// 0 to 64.
    pub count: u32,
    /// The habits of apps; may be NULL if count is 0.
    pub items: *const lcp_app_habits,
    /// Bytes from one item to the next.
    pub stride: usize,
}

/// The state of a day, in the host's own memory, aligned for a uint64_t. It holds no pointers and
/// needs no clean-up. A copy is another day that continues in the same way. Its size never changes;
/// its contents are valid for one build.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_day {
    pub opaque: [u64; 1024],
}

/// Something that the user, the system or an app did. The fields from `app` to `amount` are those
/// of the event, whether it was posted or held back.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_day_act {
    /// The size that the caller knows.
    pub struct_size: u32,
    pub kind: lcp_occurrence_t,
    /// When it happened, by the clock of the device.
    pub at_ns: i64,
    /// A hash of this act and all acts before it: equal for equal days, on every machine.
    pub digest: u64,
    /// 0: none.
    pub app: u32,
    pub trigger: lcp_trigger_t,
    pub fact: lcp_changing_t,
    pub value: lcp_fact_t,
    /// The identifier of a request to the scheduler.
    pub identifier: u64,
    /// The memory in bytes for memory-pressure; the time in nanoseconds for submit-request.
    pub amount: i64,
    /// No: the event was held back, so it did not reach the device.
    pub posted: lcp_fact_t,
    /// Yes: the rules let the system choose, and the seed decided.
    pub chance: lcp_fact_t,
    /// The rule (family LCP_FAMILY_CHOICE) that determines the event or its time; LCP_RULE_NONE:
    /// there is none.
    pub choice: lcp_rule_index_t,
    /// The rule that decided the outcome, or that held back the event; LCP_RULE_NONE: there is
    /// none.
    pub rule: lcp_rule_index_t,
    /// The verdict on the event; 0: the event was not posted.
    pub verdict: lcp_verdict_t,
    /// The disposition of a trigger that does not run the app.
    pub disposition: lcp_disposition_t,
    /// Until when the event is kept.
    pub occasion: lcp_occasion_t,
    /// The token of the wake-up that was begun; 0: none.
    pub token: u32,
}

/// What the host states about a log.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_auditor_options {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The last OS version that may have written the log; 0: that of the context.
    pub os_last: lcp_os_version_t,
    /// Mask of lcp_callback_t: the callbacks that the log always records.
    pub callbacks_mask: [u64; 2],
    /// Mask of lcp_notification_t: the notifications that the log always records.
    pub notifications_mask: u64,
    /// LCP_LOG_ENDS, LCP_LOG_PROCESSES.
    pub flags: u32,
    /// 0: LCP_STRICTNESS_USUAL.
    pub strictness: lcp_strictness_t,
    /// Scenes that a session can tell apart, 1 to 16; 0: 1.
    pub scenes: u32,
    /// 0.
    pub reserved: u32,
    /// The OS, the app, the device and the host's limits.
    pub context: *const lcp_context,
}

/// Records of a log, column by column. Each column is an array whose items are `stride` bytes
/// apart, so the columns may be separate arrays or the fields of one struct. A column that is NULL
/// was not recorded. Every value is accepted: a record with a value that is not in the header gives
/// a finding.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_audit_columns {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The clock that gave the times; 0: not known.
    pub clock: lcp_clock_t,
    /// The kinds of the records, as lcp_record_t.
    pub kinds: *const i32,
    pub kinds_stride: usize,
    /// What the code of a record means depends on the kind of the record: see lcp_record_t.
    pub codes: *const i32,
    pub codes_stride: usize,
    /// In nanoseconds; below 0: not recorded.
    pub times: *const i64,
    pub times_stride: usize,
    /// The number of the process, 1 or more; 0: not recorded.
    pub processes: *const i64,
    pub processes_stride: usize,
    /// The number of the scene, 1 or more; 0: not recorded, or the app.
    pub scenes: *const i32,
    pub scenes_stride: usize,
    /// The state of the app that was read in the call, as lcp_state_t; 0: not recorded.
    pub reads: *const i32,
    pub reads_stride: usize,
    /// The state of the scene that was read, as lcp_state_t; 0: not recorded.
    pub scene_reads: *const i32,
    pub scene_reads_stride: usize,
    /// What the token of a record means depends on the kind of the record: see lcp_record_t.
    pub tokens: *const i64,
    pub tokens_stride: usize,
    /// The code that a report gives for an end: see lcp_record_t.
    pub values: *const i64,
    pub values_stride: usize,
}

/// What an auditor finds.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_audit_finding {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The kind of the finding.
    pub kind: lcp_audit_t,
    /// Error: nothing explains the record, a limit was exceeded, or a task was ended twice.
    /// warning: only missing records or an inferred rule explain the record, a state that was
    /// sampled does not fit, a task was never ended or was begun by an expiration handler, or the
    /// record cannot be read. note: an end, a gap, a time before that of an earlier record, or a
    /// record that only a tolerated rule or a second account (LCP_ROLE_ALTERNATIVE) explains.
    pub severity: lcp_severity_t,
    /// The rule that decides, or that explains the record; LCP_RULE_NONE: there is none.
    pub rule: lcp_rule_index_t,
    /// The index of the record, counted from the first record of the session.
    pub record: u64,
    /// The index of the record at which the problem began: the start of the clock or of the task;
    /// otherwise `record`.
    pub since: u64,
    /// The kind of the record; 0: a kind that is not in the header.
    pub record_kind: lcp_record_t,
    /// The code of the record.
    pub code: i32,
    /// The scene of the record; 0: not recorded, or the app.
    pub scene: i32,
    /// The state of the app that was read; 0: not recorded.
    pub reads: lcp_state_t,
    /// The state of the scene that was read; 0: not recorded.
    pub scene_reads: lcp_state_t,
    /// The callback that was expected or is missing; 0: none, or a notification.
    pub callback: lcp_callback_t,
    /// The notification that was expected or is missing; 0: none, or a callback.
    pub notification: lcp_notification_t,
    /// The app state in the expected step; 0: not known.
    pub expected_reads: lcp_state_t,
    /// The event that leaves no record but has to come before the expected step; 0: no such event.
    pub cause: lcp_cause_t,
    /// The rule of the expected step; LCP_RULE_NONE: there is none.
    pub expected_rule: lcp_rule_index_t,
    /// Mask of lcp_state_t: the states that the app or the scene may have had before the record.
    pub places: u64,
    /// Mask of lcp_state_t: the states that the app or the scene may have after the record.
    pub places_after: u64,
    /// The allowance that was exceeded.
    pub allowance: lcp_allowance_t,
    /// The likeliest way in which the process ended, if the finding is about an end.
    pub termination: lcp_termination_t,
    /// The token of the task.
    pub token: i64,
    /// The measured time, which is a lower bound; for a finding on the clock, the time by which it
    /// went back; LCP_NS_UNKNOWN: not measured.
    pub took_ns: i64,
    /// The limit; LCP_NS_UNKNOWN.
    pub limit_ns: i64,
}

/// A record that may come next.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_audit_step {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The callback; 0: the record is a notification.
    pub callback: lcp_callback_t,
    /// The notification; 0: the record is a callback.
    pub notification: lcp_notification_t,
    /// The app state that is read in the step; 0: not known.
    pub reads: lcp_state_t,
    /// The scene state that is read in the step; 0: not known.
    pub scene_reads: lcp_state_t,
    /// The rule of the step.
    pub rule: lcp_rule_index_t,
    /// The event that leaves no record but has to come before the step; 0: no such event.
    pub cause: lcp_cause_t,
    /// How unlikely the events are that leave no record but have to come before the step: 0
    /// (likely) to 6 (unlikely).
    pub price: u32,
}

/// A way in which a process may have ended.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct lcp_audit_end {
    /// The size that the caller knows.
    pub struct_size: u32,
    /// The cause of the end.
    pub cause: lcp_cause_t,
    /// The kind of end.
    pub termination: lcp_termination_t,
    /// The rule by which the process ends in this way; LCP_RULE_NONE: there is none.
    pub rule: lcp_rule_index_t,
    /// Whether this end is possible; if not, it is ruled out.
    pub possible: lcp_fact_t,
    /// The evidence for this end; 0: none.
    pub speaks_for: lcp_ground_t,
    /// The evidence against this end; 0: none.
    pub speaks_against: lcp_ground_t,
    /// The allowance that was used up.
    pub allowance: lcp_allowance_t,
    /// The token of the task that was open.
    pub token: i64,
}

/// A device. Its contents belong to the library; lcp_device_measure gives its size.
#[repr(C)]
#[derive(Debug)]
pub struct lcp_device {
    _opaque: [u8; 0],
}

/// An auditor. Its contents belong to the library; lcp_auditor_measure gives its size.
#[repr(C)]
#[derive(Debug)]
pub struct lcp_auditor {
    _opaque: [u8; 0],
}

/// The state of an audit of one log. Its contents belong to the library.
#[repr(C)]
#[derive(Debug)]
pub struct lcp_session {
    _opaque: [u8; 0],
}

/// The [`lcp_error`] to begin with.
pub const LCP_ERROR_INIT: lcp_error = lcp_error {
    struct_size: size_of::<lcp_error>() as u32,
    status: 0,
    field: 0,
    index: 0,
    value: 0,
    least: 0,
    greatest: 0,
};

/// The [`lcp_app`] to begin with.
pub const LCP_APP_INIT: lcp_app = lcp_app {
    struct_size: size_of::<lcp_app>() as u32,
    exits_on_suspend: 0,
    background_modes: 0,
    scenes: 0,
    multiple_scenes: 0,
    linked_sdk: 0,
    minimum_os: 0,
    permitted_identifiers: 0,
    location_authorization: 0,
    restoration_identifier: 0,
    session_sends_launch_events: 0,
    state_restoration: 0,
    always_usage_text: 0,
    when_in_use_usage_text: 0,
    microphone_usage_text: 0,
    background_activity_session: 0,
    service_session: 0,
    unknown_modes: 0,
    placeholders: 0,
    interface_kept: 0,
    multitasking_camera: 0,
    kind: 0,
    reserved: 0,
};

/// The [`lcp_device_facts`] to begin with.
pub const LCP_DEVICE_FACTS_INIT: lcp_device_facts = lcp_device_facts {
    struct_size: size_of::<lcp_device_facts>() as u32,
    idiom: 0,
    simulator: 0,
    hardware_multitasking: 0,
    cellular: 0,
    passcode: 0,
    first_unlock_done: 0,
    background_app_refresh: 0,
    low_power_mode: 0,
    charging: 0,
    debugger_attached: 0,
    foreground_slots: 0,
    bluetooth_off: 0,
    bluetooth_off_in_control_center: 0,
    airplane_mode: 0,
    accessory_setup_kit: 0,
    force_quit_survives_reboot: 0,
    regions_end_at_reboot: 0,
    device_locked: 0,
};

/// The [`lcp_device_facts`] to begin with.
pub const LCP_ORDINARY_DEVICE_INIT: lcp_device_facts = lcp_device_facts {
    struct_size: size_of::<lcp_device_facts>() as u32,
    idiom: LCP_IDIOM_PHONE,
    simulator: LCP_FACT_NO,
    hardware_multitasking: LCP_FACT_YES,
    cellular: LCP_FACT_YES,
    passcode: LCP_FACT_NO,
    first_unlock_done: LCP_FACT_YES,
    background_app_refresh: LCP_FACT_YES,
    low_power_mode: LCP_FACT_NO,
    charging: LCP_FACT_UNKNOWN,
    debugger_attached: LCP_FACT_NO,
    foreground_slots: 1,
    bluetooth_off: LCP_FACT_NO,
    bluetooth_off_in_control_center: LCP_FACT_NO,
    airplane_mode: LCP_FACT_NO,
    accessory_setup_kit: LCP_FACT_NO,
    force_quit_survives_reboot: LCP_FACT_NO,
    regions_end_at_reboot: LCP_FACT_NO,
    device_locked: LCP_FACT_NO,
};

/// The [`lcp_limit`] to begin with.
pub const LCP_LIMIT_INIT: lcp_limit = lcp_limit {
    struct_size: size_of::<lcp_limit>() as u32,
    allowance: 0,
    limit_ns: LCP_NS_UNKNOWN,
    advice_ns: LCP_NS_UNKNOWN,
    warning_ns: LCP_NS_UNKNOWN,
};

/// The [`lcp_limits`] to begin with.
pub const LCP_LIMITS_INIT: lcp_limits = lcp_limits {
    struct_size: size_of::<lcp_limits>() as u32,
    count: 0,
    items: null(),
    stride: size_of::<lcp_limit>(),
};

/// The [`lcp_context`] to begin with.
#[allow(non_snake_case)]
pub const fn LCP_CONTEXT_INIT(os: lcp_os_version_t) -> lcp_context {
    lcp_context {
        struct_size: size_of::<lcp_context>() as u32,
        os,
        profile: 0,
        reserved: 0,
        app: null(),
        facts: null(),
        limits: null(),
    }
}

/// The [`lcp_transition_query`] to begin with.
pub const LCP_TRANSITION_QUERY_INIT: lcp_transition_query = lcp_transition_query {
    struct_size: size_of::<lcp_transition_query>() as u32,
    from: 0,
    to: 0,
    cause: 0,
    last_cause: 0,
    trigger: 0,
    interruption: 0,
};

/// The [`lcp_transition_answer`] to begin with.
pub const LCP_TRANSITION_ANSWER_INIT: lcp_transition_answer = lcp_transition_answer {
    struct_size: size_of::<lcp_transition_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    via: 0,
    requires_mask: [0; 2],
    to: 0,
    reserved32: 0,
    reserved: [0; 3],
};

/// The [`lcp_step`] to begin with.
pub const LCP_STEP_INIT: lcp_step = lcp_step {
    struct_size: size_of::<lcp_step>() as u32,
    callback: 0,
    fallback: 0,
    notification: 0,
    state: 0,
    scene_state: 0,
    rule: 0,
    state_after: 0,
    allowance: 0,
    reserved: 0,
};

/// The [`lcp_next_query`] to begin with.
pub const LCP_NEXT_QUERY_INIT: lcp_next_query = lcp_next_query {
    struct_size: size_of::<lcp_next_query>() as u32,
    from: 0,
    last_cause: 0,
};

/// The [`lcp_next_answer`] to begin with.
pub const LCP_NEXT_ANSWER_INIT: lcp_next_answer = lcp_next_answer {
    struct_size: size_of::<lcp_next_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    count: 0,
    requires_mask: [0; 2],
    reserved: [0; 2],
};

/// The [`lcp_edge`] to begin with.
pub const LCP_EDGE_INIT: lcp_edge = lcp_edge {
    struct_size: size_of::<lcp_edge>() as u32,
    cause: 0,
    to: 0,
    verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
};

/// The [`lcp_path_query`] to begin with.
pub const LCP_PATH_QUERY_INIT: lcp_path_query = lcp_path_query {
    struct_size: size_of::<lcp_path_query>() as u32,
    from: 0,
    to: 0,
    last_cause: 0,
    trigger: 0,
    reserved: 0,
    allowed_causes: [0; 2],
};

/// The [`lcp_path_answer`] to begin with.
pub const LCP_PATH_ANSWER_INIT: lcp_path_answer = lcp_path_answer {
    struct_size: size_of::<lcp_path_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    count: 0,
    requires_mask: [0; 2],
    reserved: [0; 2],
};

/// The [`lcp_path_step`] to begin with.
pub const LCP_PATH_STEP_INIT: lcp_path_step = lcp_path_step {
    struct_size: size_of::<lcp_path_step>() as u32,
    cause: 0,
    from: 0,
    to: 0,
    last_cause: 0,
    trigger: 0,
    rule: 0,
    reserved: 0,
};

/// The [`lcp_deadline_query`] to begin with.
pub const LCP_DEADLINE_QUERY_INIT: lcp_deadline_query = lcp_deadline_query {
    struct_size: size_of::<lcp_deadline_query>() as u32,
    allowance: 0,
};

/// The [`lcp_deadline_answer`] to begin with.
pub const LCP_DEADLINE_ANSWER_INIT: lcp_deadline_answer = lcp_deadline_answer {
    struct_size: size_of::<lcp_deadline_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    at_expiry: 0,
    requires_mask: [0; 2],
    advice_ns: 0,
    limit_ns: 0,
    warning_ns: 0,
    code: 0,
    termination: 0,
    starts: 0,
    reserved32: 0,
    resets_mask: 0,
    reserved: [0; 2],
};

/// The [`lcp_relaunch_query`] to begin with.
pub const LCP_RELAUNCH_QUERY_INIT: lcp_relaunch_query = lcp_relaunch_query {
    struct_size: size_of::<lcp_relaunch_query>() as u32,
    termination: 0,
    trigger: 0,
    state: 0,
    events_since: 0,
    force_quit: 0,
    reserved: 0,
};

/// The [`lcp_relaunch_answer`] to begin with.
pub const LCP_RELAUNCH_ANSWER_INIT: lcp_relaunch_answer = lcp_relaunch_answer {
    struct_size: size_of::<lcp_relaunch_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    guarantee: 0,
    requires_mask: [0; 2],
    launch_state: 0,
    callback: 0,
    allowance: 0,
    standing: 0,
    allowance_ns: 0,
    delivery_rule: 0,
    disposition: 0,
    occasion: 0,
    disposition_rule: 0,
    reserved: [0; 3],
};

/// The [`lcp_conduct_query`] to begin with.
pub const LCP_CONDUCT_QUERY_INIT: lcp_conduct_query = lcp_conduct_query {
    struct_size: size_of::<lcp_conduct_query>() as u32,
    state: 0,
    activity: 0,
};

/// The [`lcp_conduct_answer`] to begin with.
pub const LCP_CONDUCT_ANSWER_INIT: lcp_conduct_answer = lcp_conduct_answer {
    struct_size: size_of::<lcp_conduct_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    stop_before: 0,
    requires_mask: [0; 2],
    price: 0,
    code: 0,
    termination: 0,
    reserved32: 0,
    reserved: [0; 2],
};

/// The [`lcp_duties_query`] to begin with.
pub const LCP_DUTIES_QUERY_INIT: lcp_duties_query = lcp_duties_query {
    struct_size: size_of::<lcp_duties_query>() as u32,
    callback: 0,
};

/// The [`lcp_duties_answer`] to begin with.
pub const LCP_DUTIES_ANSWER_INIT: lcp_duties_answer = lcp_duties_answer {
    struct_size: size_of::<lcp_duties_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    count: 0,
    requires_mask: [0; 2],
    reserved: [0; 2],
};

/// The [`lcp_duty`] to begin with.
pub const LCP_DUTY_INIT: lcp_duty = lcp_duty {
    struct_size: size_of::<lcp_duty>() as u32,
    rule: 0,
    undone_at: 0,
    reserved: 0,
};

/// The [`lcp_call_query`] to begin with.
pub const LCP_CALL_QUERY_INIT: lcp_call_query = lcp_call_query {
    struct_size: size_of::<lcp_call_query>() as u32,
    callback: 0,
    trigger: 0,
};

/// The [`lcp_call_answer`] to begin with.
pub const LCP_CALL_ANSWER_INIT: lcp_call_answer = lcp_call_answer {
    struct_size: size_of::<lcp_call_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    receiver: 0,
    requires_mask: [0; 2],
    launch_option: 0,
    connection_option: 0,
    return_value: 0,
    reserved32: 0,
    more_launch_options: 0,
    more_connection_options: 0,
    reserved: [0; 2],
};

/// The [`lcp_delivery_query`] to begin with.
pub const LCP_DELIVERY_QUERY_INIT: lcp_delivery_query = lcp_delivery_query {
    struct_size: size_of::<lcp_delivery_query>() as u32,
    state: 0,
    event: 0,
};

/// The [`lcp_delivery_answer`] to begin with.
pub const LCP_DELIVERY_ANSWER_INIT: lcp_delivery_answer = lcp_delivery_answer {
    struct_size: size_of::<lcp_delivery_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    manner: 0,
    requires_mask: [0; 2],
    callback: 0,
    merging: 0,
    trigger: 0,
    reserved32: 0,
    rank: 0,
    reserved: [0; 1],
};

/// The [`lcp_mode_query`] to begin with.
pub const LCP_MODE_QUERY_INIT: lcp_mode_query = lcp_mode_query {
    struct_size: size_of::<lcp_mode_query>() as u32,
    mode: 0,
};

/// The [`lcp_mode_answer`] to begin with.
pub const LCP_MODE_ANSWER_INIT: lcp_mode_answer = lcp_mode_answer {
    struct_size: size_of::<lcp_mode_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    introduced: 0,
    requires_mask: [0; 2],
    deprecated: 0,
    removed: 0,
    reserved: [0; 3],
};

/// The [`lcp_quota_query`] to begin with.
pub const LCP_QUOTA_QUERY_INIT: lcp_quota_query = lcp_quota_query {
    struct_size: size_of::<lcp_quota_query>() as u32,
    quota: 0,
};

/// The [`lcp_quota_answer`] to begin with.
pub const LCP_QUOTA_ANSWER_INIT: lcp_quota_answer = lcp_quota_answer {
    struct_size: size_of::<lcp_quota_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    unit: 0,
    requires_mask: [0; 2],
    count: 0,
    window_ns: 0,
    at_excess: 0,
    reserved32: 0,
    reserved: [0; 2],
};

/// The [`lcp_info_value`] to begin with.
pub const LCP_INFO_VALUE_INIT: lcp_info_value = lcp_info_value {
    struct_size: size_of::<lcp_info_value>() as u32,
    kind: 0,
    integer: 0,
    string: null(),
    string_length: 0,
    items: null(),
    item_count: 0,
};

/// The [`lcp_info_progress`] to begin with.
pub const LCP_INFO_PROGRESS_INIT: lcp_info_progress = lcp_info_progress {
    struct_size: size_of::<lcp_info_progress>() as u32,
    applied: 0,
    placeholders: 0,
};

/// The [`lcp_notice`] to begin with.
pub const LCP_NOTICE_INIT: lcp_notice = lcp_notice {
    struct_size: size_of::<lcp_notice>() as u32,
    kind: 0,
    index: 0,
};

/// The [`lcp_manifest_answer`] to begin with.
pub const LCP_MANIFEST_ANSWER_INIT: lcp_manifest_answer = lcp_manifest_answer {
    struct_size: size_of::<lcp_manifest_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    count: 0,
    requires_mask: [0; 2],
    reserved: [0; 2],
};

/// The [`lcp_finding`] to begin with.
pub const LCP_FINDING_INIT: lcp_finding = lcp_finding {
    struct_size: size_of::<lcp_finding>() as u32,
    rule: 0,
    severity: 0,
    reserved: 0,
};

/// The [`lcp_termination_query`] to begin with.
pub const LCP_TERMINATION_QUERY_INIT: lcp_termination_query = lcp_termination_query {
    struct_size: size_of::<lcp_termination_query>() as u32,
    reason_namespace: 0,
    code: 0,
    error_domain: 0,
    reserved: 0,
};

/// The [`lcp_termination_answer`] to begin with.
pub const LCP_TERMINATION_ANSWER_INIT: lcp_termination_answer = lcp_termination_answer {
    struct_size: size_of::<lcp_termination_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    cause: 0,
    requires_mask: [0; 2],
    allowance: 0,
    broken_rule: 0,
    allowance_ns: 0,
    reserved: [0; 4],
};

/// The [`lcp_suspension_query`] to begin with.
pub const LCP_SUSPENSION_QUERY_INIT: lcp_suspension_query = lcp_suspension_query {
    struct_size: size_of::<lcp_suspension_query>() as u32,
    reserved: 0,
    allowances: 0,
    activities: 0,
    begun_in_front: 0,
};

/// The [`lcp_suspension_answer`] to begin with.
pub const LCP_SUSPENSION_ANSWER_INIT: lcp_suspension_answer = lcp_suspension_answer {
    struct_size: size_of::<lcp_suspension_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    reserved32: 0,
    requires_mask: [0; 2],
    allowances: 0,
    activities: 0,
    reserved: [0; 2],
};

/// The [`lcp_purge_query`] to begin with.
pub const LCP_PURGE_QUERY_INIT: lcp_purge_query = lcp_purge_query {
    struct_size: size_of::<lcp_purge_query>() as u32,
    state: 0,
    activities: 0,
};

/// The [`lcp_purge_answer`] to begin with.
pub const LCP_PURGE_ANSWER_INIT: lcp_purge_answer = lcp_purge_answer {
    struct_size: size_of::<lcp_purge_answer>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    warned: 0,
    requires_mask: [0; 2],
    rank: 0,
    reserved: [0; 3],
};

/// The [`lcp_explanation`] to begin with.
pub const LCP_EXPLANATION_INIT: lcp_explanation = lcp_explanation {
    struct_size: size_of::<lcp_explanation>() as u32,
    rule: 0,
    role: 0,
    reserved: 0,
    failing_mask: [0; 2],
    unknown_mask: [0; 2],
};

/// The [`lcp_text_options`] to begin with.
pub const LCP_TEXT_OPTIONS_INIT: lcp_text_options = lcp_text_options {
    struct_size: size_of::<lcp_text_options>() as u32,
    parts: 0,
    assumed_mask: [0; 2],
};

/// The [`lcp_rule`] to begin with.
pub const LCP_RULE_INIT: lcp_rule = lcp_rule {
    struct_size: size_of::<lcp_rule>() as u32,
    family: 0,
    id: null(),
    note: null(),
    since: 0,
    until: 0,
    profiles: 0,
    evidence: 0,
    conflict: 0,
    precedence: 0,
    reserved: 0,
    when_mask: [0; 2],
    unless_mask: [0; 2],
    process_kinds: 0,
};

/// The [`lcp_rule_step`] to begin with.
pub const LCP_RULE_STEP_INIT: lcp_rule_step = lcp_rule_step {
    struct_size: size_of::<lcp_rule_step>() as u32,
    callback: 0,
    state: 0,
    scene_state: 0,
    when: 0,
};

/// The [`lcp_citation`] to begin with.
pub const LCP_CITATION_INIT: lcp_citation = lcp_citation {
    struct_size: size_of::<lcp_citation>() as u32,
    index: 0,
    key: null(),
    title: null(),
    publisher: null(),
    address: null(),
};

/// The [`lcp_device_options`] to begin with.
#[allow(non_snake_case)]
pub const fn LCP_DEVICE_OPTIONS_INIT(os: lcp_os_version_t) -> lcp_device_options {
    lcp_device_options {
        struct_size: size_of::<lcp_device_options>() as u32,
        os,
        profile: 0,
        apps: 0,
        scenes: 0,
        tasks: 0,
        requests: 0,
        policies: 0,
        effects: 0,
        on_silence: 0,
        on_conditional: 0,
        unknown_limit: 0,
        now_ns: 0,
        facts: null(),
    }
}

/// The [`lcp_install`] to begin with.
pub const LCP_INSTALL_INIT: lcp_install = lcp_install {
    struct_size: size_of::<lcp_install>() as u32,
    was_launched: 0,
    missing_callbacks_mask: [0; 2],
    reply_after_ns: LCP_NS_UNKNOWN,
    footprint_bytes: 0,
    app: null(),
    limits: null(),
    complete_after_ns: LCP_NS_UNKNOWN,
    stay_for_ns: 0,
};

/// The [`lcp_device_event`] to begin with.
#[allow(non_snake_case)]
pub const fn LCP_DEVICE_EVENT_INIT(kind: lcp_occurrence_t) -> lcp_device_event {
    lcp_device_event {
        struct_size: size_of::<lcp_device_event>() as u32,
        kind,
        app: 0,
        process: 0,
        scene: 0,
        trigger: 0,
        interruption: 0,
        activity: 0,
        termination: 0,
        notice: 0,
        fact: 0,
        value: 0,
        decision: 0,
        token: 0,
        identifier: 0,
        amount: 0,
    }
}

/// The [`lcp_device_outcome`] to begin with.
pub const LCP_DEVICE_OUTCOME_INIT: lcp_device_outcome = lcp_device_outcome {
    struct_size: size_of::<lcp_device_outcome>() as u32,
    verdict: 0,
    newest_verdict: 0,
    rule: 0,
    evidence: 0,
    flags: 0,
    reason: 0,
    token: 0,
    requires_mask: [0; 2],
    undecided: 0,
    price: 0,
    disposition: 0,
    occasion: 0,
};

/// The [`lcp_device_effect`] to begin with.
pub const LCP_DEVICE_EFFECT_INIT: lcp_device_effect = lcp_device_effect {
    struct_size: size_of::<lcp_device_effect>() as u32,
    kind: 0,
    id: 0,
    at_ns: 0,
    deadline_ns: 0,
    identifier: 0,
    app: 0,
    process: 0,
    scene: 0,
    token: 0,
    rule: 0,
    broken_rule: 0,
    needs_reply: 0,
    callback: 0,
    fallback: 0,
    notification: 0,
    from: 0,
    to: 0,
    reads: 0,
    scene_reads: 0,
    cause: 0,
    trigger: 0,
    notice: 0,
    activity: 0,
    allowance: 0,
    termination: 0,
    reason_namespace: 0,
    code: 0,
    disposition: 0,
    occasion: 0,
};

/// The [`lcp_device_status`] to begin with.
pub const LCP_DEVICE_STATUS_INIT: lcp_device_status = lcp_device_status {
    struct_size: size_of::<lcp_device_status>() as u32,
    os: 0,
    now_ns: 0,
    on: 0,
    locked: 0,
    front: 0,
    beside: 0,
    interruptions: 0,
    switcher: 0,
    effects: 0,
};

/// The [`lcp_app_status`] to begin with.
pub const LCP_APP_STATUS_INIT: lcp_app_status = lcp_app_status {
    struct_size: size_of::<lcp_app_status>() as u32,
    state: 0,
    process: 0,
    last_termination: 0,
    force_quit: 0,
    waiting: 0,
    remaining_ns: 0,
    tasks: 0,
    reserved: 0,
};

/// The [`lcp_app_habits`] to begin with.
#[allow(non_snake_case)]
pub const fn LCP_APP_HABITS_INIT(app: u32) -> lcp_app_habits {
    lcp_app_habits {
        struct_size: size_of::<lcp_app_habits>() as u32,
        app,
        opens_per_day: 0,
        force_quits_per_week: 0,
        silent_pushes_per_day: 0,
        visible_pushes_per_day: 0,
        region_crossings_per_day: 0,
        transfers_per_day: 0,
        voip_pushes_per_day: 0,
        bluetooth_events_per_day: 0,
    }
}

/// The [`lcp_habits`] to begin with.
pub const LCP_HABITS_INIT: lcp_habits = lcp_habits {
    struct_size: size_of::<lcp_habits>() as u32,
    start_hour: 0,
    days: 0,
    used_hours: 0,
    charging_hours: 0,
    offline_hours: 0,
    low_power_hours: 0,
    off_hours: 0,
    pickups_per_day: 0,
    seconds_per_use: 0,
    memory_pressures_per_day: 0,
    count: 0,
    items: null(),
    stride: size_of::<lcp_app_habits>(),
};

/// The [`lcp_day_act`] to begin with.
pub const LCP_DAY_ACT_INIT: lcp_day_act = lcp_day_act {
    struct_size: size_of::<lcp_day_act>() as u32,
    kind: 0,
    at_ns: 0,
    digest: 0,
    app: 0,
    trigger: 0,
    fact: 0,
    value: 0,
    identifier: 0,
    amount: 0,
    posted: 0,
    chance: 0,
    choice: 0,
    rule: 0,
    verdict: 0,
    disposition: 0,
    occasion: 0,
    token: 0,
};

/// The [`lcp_auditor_options`] to begin with.
pub const LCP_AUDITOR_OPTIONS_INIT: lcp_auditor_options = lcp_auditor_options {
    struct_size: size_of::<lcp_auditor_options>() as u32,
    os_last: 0,
    callbacks_mask: [0; 2],
    notifications_mask: 0,
    flags: 0,
    strictness: 0,
    scenes: 0,
    reserved: 0,
    context: null(),
};

/// The [`lcp_audit_columns`] to begin with.
pub const LCP_AUDIT_COLUMNS_INIT: lcp_audit_columns = lcp_audit_columns {
    struct_size: size_of::<lcp_audit_columns>() as u32,
    clock: 0,
    kinds: null(),
    kinds_stride: size_of::<i32>(),
    codes: null(),
    codes_stride: size_of::<i32>(),
    times: null(),
    times_stride: size_of::<i64>(),
    processes: null(),
    processes_stride: size_of::<i64>(),
    scenes: null(),
    scenes_stride: size_of::<i32>(),
    reads: null(),
    reads_stride: size_of::<i32>(),
    scene_reads: null(),
    scene_reads_stride: size_of::<i32>(),
    tokens: null(),
    tokens_stride: size_of::<i64>(),
    values: null(),
    values_stride: size_of::<i64>(),
};

/// The [`lcp_audit_finding`] to begin with.
pub const LCP_AUDIT_FINDING_INIT: lcp_audit_finding = lcp_audit_finding {
    struct_size: size_of::<lcp_audit_finding>() as u32,
    kind: 0,
    severity: 0,
    rule: 0,
    record: 0,
    since: 0,
    record_kind: 0,
    code: 0,
    scene: 0,
    reads: 0,
    scene_reads: 0,
    callback: 0,
    notification: 0,
    expected_reads: 0,
    cause: 0,
    expected_rule: 0,
    places: 0,
    places_after: 0,
    allowance: 0,
    termination: 0,
    token: 0,
    took_ns: 0,
    limit_ns: 0,
};

/// The [`lcp_audit_step`] to begin with.
pub const LCP_AUDIT_STEP_INIT: lcp_audit_step = lcp_audit_step {
    struct_size: size_of::<lcp_audit_step>() as u32,
    callback: 0,
    notification: 0,
    reads: 0,
    scene_reads: 0,
    rule: 0,
    cause: 0,
    price: 0,
};

/// The [`lcp_audit_end`] to begin with.
pub const LCP_AUDIT_END_INIT: lcp_audit_end = lcp_audit_end {
    struct_size: size_of::<lcp_audit_end>() as u32,
    cause: 0,
    termination: 0,
    rule: 0,
    possible: 0,
    speaks_for: 0,
    speaks_against: 0,
    allowance: 0,
    token: 0,
};

extern "C" {
    /// Returns the version of the loaded library, such as "0.3.1". Since 0.1.
    pub fn lcp_library_version() -> *const c_char;
    /// Returns the ABI number of the loaded library; compare it with LCP_ABI_VERSION. Since 0.1.
    pub fn lcp_abi_version() -> i32;
    /// Returns the version of the rule set, such as "2026.1". A later rule set may answer
    /// differently. Since 0.1.
    pub fn lcp_ruleset_version() -> *const c_char;
    /// Returns the last version that the rule set of the loaded library knows, such as 27.255.255.
    /// On a newer OS, the verdict is unknown-os. Since 0.3.
    pub fn lcp_os_newest() -> lcp_os_version_t;
    /// Reads "9", "9.3" or "9.3.5" into `*os`; each part is 0 to 255.
    ///
    /// Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (text, os); LCP_ERROR_OUT_OF_RANGE (a length over
    /// PTRDIFF_MAX); LCP_ERROR_MALFORMED. Changes `*os` only if it returns LCP_OK. Preparing a
    /// policy checks whether the version is in range. Since 0.1.
    pub fn lcp_os_parse(
        text: *const c_char,
        length: usize,
        os: *mut lcp_os_version_t,
    ) -> lcp_status_t;
    /// Returns the name of a value in kebab-case (callbacks: the selector; notifications: Apple's
    /// constant; codes: hexadecimal), or NULL if `kind` has no such value. For LCP_ENUM_FIELD, 0 is
    /// "none", because an lcp_error may concern no field. Since 0.1.
    pub fn lcp_enum_name(kind: lcp_enum_kind_t, value: i64) -> *const c_char;
    /// Finds the value that a text names, and writes the value to `*value`. The text is the name in
    /// this library, Apple's spelling or a Swift selector.
    ///
    /// Case does not matter, and '_' and ' ' stand for '-'. A text of more than 128 bytes names
    /// nothing and is not read. `text` may be NULL if `length` is 0. Returns LCP_OK;
    /// LCP_ERROR_NULL_ARGUMENT (text, value); LCP_ERROR_UNKNOWN_VALUE (kind);
    /// LCP_ERROR_OUT_OF_RANGE (a length over PTRDIFF_MAX); LCP_ERROR_NOT_FOUND. Changes `*value`
    /// only if it returns LCP_OK. Since 0.1.
    pub fn lcp_enum_parse(
        kind: lcp_enum_kind_t,
        text: *const c_char,
        length: usize,
        value: *mut i64,
    ) -> lcp_status_t;
    /// Gives the values of an enumeration one by one, in order; `index` counts from 0.
    ///
    /// Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (value); LCP_ERROR_UNKNOWN_VALUE (kind);
    /// LCP_ERROR_OUT_OF_RANGE (`index` is past the last value). Since 0.1.
    pub fn lcp_enum_value_at(kind: lcp_enum_kind_t, index: u32, value: *mut i64) -> lcp_status_t;
    /// Returns the title of a value, a short phrase for people: "the user swipes the app away in
    /// the app switcher" (callbacks and notifications: Apple's name; statuses: lcp_status_message),
    /// or NULL if `kind` has no such value. A title has no final period. Its words may change with
    /// any release; store names. Since 0.3.1.
    pub fn lcp_enum_title(kind: lcp_enum_kind_t, value: i64) -> *const c_char;
    /// Returns the title of the opposite of a condition, such as "Bluetooth off" for the condition
    /// with the title "Bluetooth on", or NULL if there is no such condition. Since 0.3.1.
    pub fn lcp_condition_opposite_title(condition: lcp_condition_t) -> *const c_char;
    /// Gives the number of a state in UIKit, as code of the app reads it: that of
    /// UIApplicationState for a state of the app (active 0, inactive 1, background 2), and that of
    /// UISceneActivationState for a state of a scene (unattached -1, foreground active 0,
    /// foreground inactive 1, background 2).
    ///
    /// Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (value); LCP_ERROR_MISSING_VALUE,
    /// LCP_ERROR_UNKNOWN_VALUE (state); LCP_ERROR_NOT_FOUND (UIKit has no number for the state,
    /// because no code of the app runs in it: not running, prewarmed, suspended). Changes `*value`
    /// only if it returns LCP_OK. Since 0.3.1.
    pub fn lcp_state_raw_value(state: lcp_state_t, value: *mut i64) -> lcp_status_t;
    /// Returns a sentence that describes a status, without a final period. Never NULL. Since 0.1.
    pub fn lcp_status_message(status: lcp_status_t) -> *const c_char;
    /// Returns the size in bytes of a form of a policy: 2048 for the small form, at most 69632 for
    /// the form with tables, 0 for an unknown form. Since 0.3.
    pub fn lcp_policy_size(form: lcp_form_t) -> usize;
    /// Prepares a policy for a context, in `size` bytes at `policy`. The policy has the form with
    /// tables if that form fits, and the small form otherwise.
    ///
    /// A policy with tables looks up its answers about transitions, deadlines and relaunches, but
    /// takes longer to prepare. Both forms give the same answers. A policy uses its tables only at
    /// the address where it was prepared. A copy at another address is a policy of the small form;
    /// copying the first 2048 bytes is enough. Copy those bytes back to the first address only if
    /// all `size` bytes are still available there.
    ///
    /// The context need not outlive the call. Returns LCP_OK, or LCP_ERROR_NULL_ARGUMENT
    /// context, policy; items of limits LCP_ERROR_STRUCT_SIZE      context, app, facts, limits and
    /// their items, error LCP_ERROR_NEWER_STRUCT     context, app, facts, limits and their items
    /// LCP_ERROR_UNKNOWN_VALUE    an enumeration or mask LCP_ERROR_OUT_OF_RANGE     os, linked_sdk
    /// or minimum_os before 2.0 or over 255.255.255, the count and figures of limits (also a
    /// warning longer than its limit), foreground slots, policy-size under 2048 LCP_ERROR_STRIDE
    /// limits LCP_ERROR_MISSING_VALUE    os; the allowance of a limit LCP_ERROR_PROCESS_KIND
    /// kind: the OS has no such processes; `least`: the first OS with them `error` may be NULL.
    /// Since 0.3.
    pub fn lcp_policy_prepare(
        context: *const lcp_context,
        policy: *mut lcp_policy,
        size: usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives what a policy knows about a condition: that it holds, fails, was not given, or was
    /// assumed.
    ///
    /// Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (policy; answer: `knowledge` is NULL);
    /// LCP_ERROR_POLICY; LCP_ERROR_MISSING_VALUE, LCP_ERROR_UNKNOWN_VALUE (condition);
    /// LCP_ERROR_STRUCT_SIZE (error). A condition that depends on the question, such as what
    /// happened since a termination, counts as not given. Since 0.3.
    pub fn lcp_policy_condition(
        policy: *const lcp_policy,
        condition: lcp_condition_t,
        knowledge: *mut lcp_knowledge_t,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the first version after `os` on which an answer for the context can change, because a
    /// rule begins or ends there, the OS reaches the app's minimum_os, or the rule set ends there.
    /// Gives 0 if there is no such version. The OS of the context must be valid, but has no effect.
    ///
    /// To follow an answer through a range of versions, prepare a policy for the first version and
    /// for every such edge in the range. Returns what lcp_policy_prepare returns for the context;
    /// LCP_ERROR_NULL_ARGUMENT (answer: `next` is NULL); LCP_ERROR_OUT_OF_RANGE (os over
    /// 255.255.255). Since 0.3.
    pub fn lcp_context_edge_after(
        context: *const lcp_context,
        os: lcp_os_version_t,
        next: *mut lcp_os_version_t,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks many questions of one kind at once: `count` queries and answers, each array with its
    /// stride in bytes. `question` is any kind except LCP_QUESTION_MANIFEST, which has no query.
    ///
    /// Each element has its own status in `statuses`. An element that fails leaves its answer
    /// unchanged and does not stop the others. The return value is then LCP_ERROR_BATCH_ELEMENT,
    /// and `error` has the status and the index of the first element that failed. Each answer is
    /// written up to the size of the library's struct or `answer_stride`, whichever is less,
    /// including its struct_size: answers need not be initialised. Any status except LCP_OK and
    /// LCP_ERROR_BATCH_ELEMENT concerns the whole call: nothing was written. An array may be NULL
    /// if `count` is 0. The arrays must not overlap. For 512 relaunches or more on a small policy,
    /// the call first computes all possible answers, in 48 KB of stack. Since 0.3.
    pub fn lcp_query_batch(
        policy: *const lcp_policy,
        question: lcp_question_t,
        count: usize,
        queries: *const c_void,
        query_stride: usize,
        answers: *mut c_void,
        answer_stride: usize,
        statuses: *mut lcp_status_t,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks whether a transition is legal; lcp_list_steps gives its callbacks. Since 0.1.
    pub fn lcp_query_transition(
        policy: *const lcp_policy,
        query: *const lcp_transition_query,
        answer: *mut lcp_transition_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists the callbacks and notifications of a transition in order. Each notification comes
    /// before or after its callback, as the rule on the notification says. With not-one-step, the
    /// list covers all the steps. For any other transition that is not taken, the list is empty.
    /// Since 0.3.
    pub fn lcp_list_steps(
        policy: *const lcp_policy,
        query: *const lcp_transition_query,
        items: *mut lcp_step,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks whether any transition may follow a state. Since 0.1.
    pub fn lcp_query_next(
        policy: *const lcp_policy,
        query: *const lcp_next_query,
        answer: *mut lcp_next_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists every cause that may follow, and the state that it leads to, in the order of the rule
    /// book. Since 0.3.
    pub fn lcp_list_edges(
        policy: *const lcp_policy,
        query: *const lcp_next_query,
        items: *mut lcp_edge,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks for the shortest chain of legal steps. Of several chains of the same length, the first
    /// in the order of the rule book is taken. Since 0.1.
    pub fn lcp_query_path(
        policy: *const lcp_policy,
        query: *const lcp_path_query,
        answer: *mut lcp_path_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists the steps of a path in order. The list is empty if there is no path. Since 0.3.
    pub fn lcp_list_path(
        policy: *const lcp_policy,
        query: *const lcp_path_query,
        items: *mut lcp_path_step,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Returns the termination by a cause that leads to not-running: the termination of the same
    /// name, if there is one; exits-on-suspend for home-button, app-switch and
    /// interruption-accepted; reboot for the two shutdowns; system-reclaimed for prewarm-discarded;
    /// user-force-quit for window-closed (the last window). Returns LCP_TERMINATION_NONE for a
    /// cause that ends nothing, and 0 for a value that is not a cause. Since 0.1.
    pub fn lcp_cause_termination(cause: lcp_cause_t) -> lcp_termination_t;
    /// Asks for the advice, limit and warning of an allowance, and for what happens at the limit.
    /// Since 0.1.
    pub fn lcp_query_deadline(
        policy: *const lcp_policy,
        query: *const lcp_deadline_query,
        answer: *mut lcp_deadline_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks whether an event wakes or relaunches the app. Since 0.1.
    pub fn lcp_query_relaunch(
        policy: *const lcp_policy,
        query: *const lcp_relaunch_query,
        answer: *mut lcp_relaunch_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks whether an app may do something in a state, and the price if it may not. Since 0.2.
    pub fn lcp_query_conduct(
        policy: *const lcp_policy,
        query: *const lcp_conduct_query,
        answer: *mut lcp_conduct_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks what an app owes in a callback. Since 0.2.
    pub fn lcp_query_duties(
        policy: *const lcp_policy,
        query: *const lcp_duties_query,
        answer: *mut lcp_duties_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists the duties in a callback, in the order of the rule book. Since 0.3.
    pub fn lcp_list_duties(
        policy: *const lcp_policy,
        query: *const lcp_duties_query,
        items: *mut lcp_duty,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks who receives a callback, with which options, and what its return value changes. Since
    /// 0.3.1.
    pub fn lcp_query_call(
        policy: *const lcp_policy,
        query: *const lcp_call_query,
        answer: *mut lcp_call_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks how an event reaches an app in a state. Since 0.2.
    pub fn lcp_query_delivery(
        policy: *const lcp_policy,
        query: *const lcp_delivery_query,
        answer: *mut lcp_delivery_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks what a background mode permits, wakes and keeps running. Since 0.2.
    pub fn lcp_query_mode(
        policy: *const lcp_policy,
        query: *const lcp_mode_query,
        answer: *mut lcp_mode_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks how many things of a kind the system allows. Since 0.2.
    pub fn lcp_query_quota(
        policy: *const lcp_policy,
        query: *const lcp_quota_query,
        answer: *mut lcp_quota_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Applies one top-level entry of an Info.plist to `app`. The host reads the file.
    ///
    /// Begin with LCP_INFO_PROGRESS_INIT, and pass the same `progress` for every entry of one file;
    /// with NULL, every entry counts as the first. Keys that affect the life cycle:
    /// UIBackgroundModes, UIApplicationExitsOnSuspend, UIApplicationSceneManifest (a dictionary:
    /// its presence counts; give the UIApplicationSupportsMultipleScenes inside it as a separate
    /// key), BGTaskSchedulerPermittedIdentifiers, MinimumOSVersion, DTSDKName, DTPlatformVersion
    /// (used if DTSDKName was not), NSLocationAlwaysAndWhenInUseUsageDescription,
    /// NSLocationAlwaysUsageDescription, NSLocationWhenInUseUsageDescription,
    /// NSMicrophoneUsageDescription. NSAppClip makes `kind` an App Clip. NSExtension and
    /// EXAppExtensionAttributes make it an app extension; give the NSExtensionPointIdentifier or
    /// EXExtensionPointIdentifier inside as a separate key, which determines the kind. Any other
    /// key is accepted and changes nothing. An entry that cannot be used changes nothing either,
    /// and a notice says why. Unknown modes, and keys with an unexpanded build variable, are
    /// counted for lcp_query_manifest.
    ///
    /// `notices` is an array of `notice_capacity` elements, which are `notice_stride` bytes apart.
    /// `*notice_count` becomes the number of all notices, which may exceed `notice_capacity`.
    /// `notices` and `notice_count` may be NULL. Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (app, key,
    /// value, a text, items, notices with a capacity); LCP_ERROR_STRUCT_SIZE,
    /// LCP_ERROR_NEWER_STRUCT (app, progress, value, error); LCP_ERROR_STRIDE (notices);
    /// LCP_ERROR_MISSING_VALUE (kind 0); LCP_ERROR_UNKNOWN_VALUE (kind, or a field of app);
    /// LCP_ERROR_OUT_OF_RANGE (boolean not 0 or 1, count, a version of app, a length over
    /// PTRDIFF_MAX). Since 0.1.
    pub fn lcp_app_apply_info(
        app: *mut lcp_app,
        progress: *mut lcp_info_progress,
        key: *const c_char,
        key_length: usize,
        value: *const lcp_info_value,
        notices: *mut lcp_notice,
        notice_stride: usize,
        notice_capacity: usize,
        notice_count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks which parts of the app's manifest will not work on the OS of the policy. An unknown
    /// fact gives no finding. Since 0.2.
    pub fn lcp_query_manifest(
        policy: *const lcp_policy,
        answer: *mut lcp_manifest_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists the findings about the app's manifest, in the order of the rule book. Since 0.3.
    pub fn lcp_list_findings(
        policy: *const lcp_policy,
        items: *mut lcp_finding,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks what a termination code means. Since 0.2.
    pub fn lcp_query_termination(
        policy: *const lcp_policy,
        query: *const lcp_termination_query,
        answer: *mut lcp_termination_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks whether anything keeps the app from being suspended. Since 0.3.
    pub fn lcp_query_suspension(
        policy: *const lcp_policy,
        query: *const lcp_suspension_query,
        answer: *mut lcp_suspension_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Asks in which order apps are ended when memory is short. Since 0.3.
    pub fn lcp_query_purge(
        policy: *const lcp_policy,
        query: *const lcp_purge_query,
        answer: *mut lcp_purge_answer,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists every rule about a question, in the order of the rule book, whatever version, evidence
    /// profile or condition it requires. The role of a rule says that the rule decides, that
    /// another rule outweighs it (one of higher precedence, an earlier one of the same precedence,
    /// or one that refuses whatever the app declares), or for what other reason the rule does not
    /// decide. `query` is the query of the kind: transition, deadline, relaunch, conduct, delivery,
    /// mode, quota, termination, suspension, purge or call. Any other kind is
    /// LCP_ERROR_UNKNOWN_VALUE (question), 0 is LCP_ERROR_MISSING_VALUE. Since 0.3.
    pub fn lcp_explain(
        policy: *const lcp_policy,
        question: lcp_question_t,
        query: *const c_void,
        items: *mut lcp_explanation,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Writes the answer to a question as English text, in lines without a newline after the last
    /// one. The first line has the headline and the question, such as "180 s (3 min), then the app
    /// is terminated: background-task, iOS 12.4", unless `parts` leaves out both. Each of the other
    /// lines begins with two blanks and a name in a column of 12. Values appear as names that
    /// lcp_enum_parse reads.
    ///
    /// `query` is the query of the kind; NULL for LCP_QUESTION_MANIFEST. The library answers the
    /// question again, so a text always fits its answer. `options` may be NULL. As with snprintf,
    /// at most `capacity` bytes are written, including the final NUL; `length`, which may be NULL,
    /// becomes the length of the whole text without the NUL. `text` may be NULL if `capacity` is 0.
    ///
    /// Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (policy, query, text); LCP_ERROR_POLICY;
    /// LCP_ERROR_MISSING_VALUE (question); LCP_ERROR_UNKNOWN_VALUE (question; parts; assumed);
    /// LCP_ERROR_STRUCT_SIZE, LCP_ERROR_NEWER_STRUCT (options); the statuses of the query. Since
    /// 0.3.1.
    pub fn lcp_answer_text(
        policy: *const lcp_policy,
        question: lcp_question_t,
        query: *const c_void,
        options: *const lcp_text_options,
        text: *mut c_char,
        capacity: usize,
        length: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Returns the number of rules. Since 0.1.
    pub fn lcp_rule_count() -> u32;
    /// Gives a rule; `rule` counts from 0.
    ///
    /// Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT, LCP_ERROR_STRUCT_SIZE (answer: `result`);
    /// LCP_ERROR_OUT_OF_RANGE (rule). Since 0.1.
    pub fn lcp_rule_at(rule: lcp_rule_index_t, result: *mut lcp_rule) -> lcp_status_t;
    /// Finds a rule by its id, exactly as written.
    ///
    /// Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (id, rule); LCP_ERROR_OUT_OF_RANGE (a length over
    /// PTRDIFF_MAX); LCP_ERROR_NOT_FOUND. Since 0.1.
    pub fn lcp_rule_find(
        id: *const c_char,
        length: usize,
        rule: *mut lcp_rule_index_t,
    ) -> lcp_status_t;
    /// Gives one value of a rule's field. If the field is a set, `index` selects the value; in any
    /// other field, `index` is 0. The value of a flag is an lcp_fact_t. A version is packed as by
    /// LCP_OS. A termination code has 64 bits.
    ///
    /// In these fields, an empty set means any value: the last causes and interruptions of a
    /// transition rule, the terminations of a relaunch rule, the triggers of a call rule, the
    /// namespaces of a termination rule, the states of a watchdog rule, and the activities of a
    /// purge rule.
    ///
    /// Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (value); LCP_ERROR_OUT_OF_RANGE (rule; index past
    /// the last value, or 0 if the field has no value); LCP_ERROR_MISSING_VALUE,
    /// LCP_ERROR_UNKNOWN_VALUE (field); LCP_ERROR_NOT_FOUND (the rule's family has no such field,
    /// or the field is a text or the steps). Since 0.3.
    pub fn lcp_rule_value(
        rule: lcp_rule_index_t,
        field: lcp_rule_field_t,
        index: u32,
        value: *mut i64,
    ) -> lcp_status_t;
    /// Gives a text of a rule, or "" if the rule has none. Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT
    /// (value: `text`); LCP_ERROR_OUT_OF_RANGE (rule); LCP_ERROR_MISSING_VALUE,
    /// LCP_ERROR_UNKNOWN_VALUE (field); LCP_ERROR_NOT_FOUND (the rule's family has no such field,
    /// or the field is not a text). Since 0.3.
    pub fn lcp_rule_text(
        rule: lcp_rule_index_t,
        field: lcp_rule_field_t,
        text: *mut *const c_char,
    ) -> lcp_status_t;
    /// Lists the steps of a rule. The list is empty if the rule's family is not transition. Returns
    /// LCP_ERROR_OUT_OF_RANGE (rule). Since 0.3.
    pub fn lcp_list_rule_steps(
        rule: lcp_rule_index_t,
        items: *mut lcp_rule_step,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists the citations of a rule, or all citations if `rule` is LCP_RULE_NONE. Returns
    /// LCP_ERROR_OUT_OF_RANGE (rule). Since 0.3.
    pub fn lcp_list_citations(
        rule: lcp_rule_index_t,
        items: *mut lcp_citation,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the size of a device in bytes, and the smallest capacity for effects that the device
    /// needs.
    ///
    /// `size` and `fewest_effects` may be NULL. Returns LCP_ERROR_MISSING_VALUE (os),
    /// LCP_ERROR_UNKNOWN_VALUE (profile, on-silence, on-conditional, unknown-limit; facts),
    /// LCP_ERROR_OUT_OF_RANGE (os; profile; foreground-slots; a capacity; effects: too few to end
    /// all apps at once). Since 0.3.
    pub fn lcp_device_measure(
        options: *const lcp_device_options,
        size: *mut usize,
        fewest_effects: *mut u32,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Sets up a device in the host's own memory: `size` bytes at `memory`, aligned for a uint64_t.
    /// A device holds no pointers: a copy at another address with that alignment is another device.
    /// Returns the statuses of lcp_device_measure, LCP_ERROR_MEMORY (memory-size),
    /// LCP_ERROR_OUT_OF_RANGE (memory: its address is not aligned). Since 0.3.
    pub fn lcp_device_init(
        memory: *mut c_void,
        size: usize,
        options: *const lcp_device_options,
        device: *mut *mut lcp_device,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Sets up a device in memory that the library gets from malloc. Returns the statuses of
    /// lcp_device_measure, and LCP_ERROR_MEMORY if malloc has none. Since 0.3.
    pub fn lcp_device_create(
        options: *const lcp_device_options,
        device: *mut *mut lcp_device,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Copies a device, with its waiting effects and pending replies, into memory that the library
    /// gets from malloc. The two devices are then independent. Returns LCP_ERROR_MEMORY if malloc
    /// has none. Since 0.3.
    pub fn lcp_device_fork(
        device: *const lcp_device,
        copy: *mut *mut lcp_device,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Makes `to` a copy of `from`. Returns LCP_ERROR_MEMORY (memory-size) if their sizes in bytes
    /// differ. Since 0.3.
    pub fn lcp_device_copy(
        to: *mut lcp_device,
        from: *const lcp_device,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Frees a device from lcp_device_create or lcp_device_fork; NULL is allowed. A device from
    /// lcp_device_init lies in the host's own memory and needs no call. Since 0.3.
    pub fn lcp_device_destroy(device: *mut lcp_device);
    /// Installs an app, and gives its number: the lowest that is free. Returns LCP_ERROR_TABLE_FULL
    /// (apps, policies); LCP_ERROR_UNKNOWN_VALUE, LCP_ERROR_OUT_OF_RANGE (fields of `install`);
    /// what lcp_policy_prepare returns for the app and the limits; LCP_ERROR_PROCESS_KIND (kind: a
    /// device holds only apps). Since 0.3.
    pub fn lcp_device_install(
        device: *mut lcp_device,
        install: *const lcp_install,
        app: *mut u32,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Changes the facts about an app from now on: what the user granted, what a new version
    /// declares. Facts that decide the app's life cycle can change only while the app does not run;
    /// otherwise the status is LCP_ERROR_OUT_OF_RANGE (app). was_launched and interface_kept are
    /// ignored. Returns the statuses of lcp_device_install, LCP_ERROR_NOT_FOUND (app),
    /// LCP_ERROR_QUEUE_FULL. Since 0.3.
    pub fn lcp_device_update_app(
        device: *mut lcp_device,
        app: u32,
        install: *const lcp_install,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Removes an app: its process ends, and its scenes, tasks and requests are dropped. Returns
    /// LCP_ERROR_NOT_FOUND (app), LCP_ERROR_QUEUE_FULL. Since 0.3.
    pub fn lcp_device_uninstall(
        device: *mut lcp_device,
        app: u32,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Installs another OS version on a device that is off. Returns LCP_ERROR_DEVICE_ON if the
    /// device is on or going off, LCP_ERROR_MISSING_VALUE and LCP_ERROR_OUT_OF_RANGE (os). Since
    /// 0.3.
    pub fn lcp_device_update_os(
        device: *mut lcp_device,
        os: lcp_os_version_t,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Posts an event to a device. `outcome` may be NULL.
    ///
    /// A suspended app runs no code. If one of its scenes is disconnected or closed, the scene gets
    /// its callback when the app runs next. If the user opens that scene, it first disconnects, and
    /// then connects again.
    ///
    /// Returns LCP_ERROR_MISSING_VALUE, LCP_ERROR_UNKNOWN_VALUE, LCP_ERROR_OUT_OF_RANGE (the fields
    /// of the event), LCP_ERROR_NOT_FOUND (app, scene; token of a task or wake-up; identifier;
    /// interruption if no such interruption covers the screen; kind if the app switcher does not
    /// cover it), LCP_ERROR_NO_PROCESS and LCP_ERROR_SUSPENDED (process), LCP_ERROR_TABLE_FULL,
    /// LCP_ERROR_DEVICE_OFF, LCP_ERROR_DEVICE_ON, LCP_ERROR_QUEUE_FULL. Since 0.3.
    pub fn lcp_device_post(
        device: *mut lcp_device,
        event: *const lcp_device_event,
        outcome: *mut lcp_device_outcome,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Takes the oldest effect; returns LCP_ERROR_NOT_FOUND (effect) if none waits. Since 0.3.
    pub fn lcp_device_next_effect(
        device: *mut lcp_device,
        effect: *mut lcp_device_effect,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Takes the oldest effect. If none waits, advances the clock until one does, but not beyond
    /// `to_ns`: the effect is taken when it is due, so a reply or a post does not come too late.
    ///
    /// Returns LCP_ERROR_NOT_FOUND (effect) if no effect is due until `to_ns`; the clock then
    /// stands at `to_ns`. Returns LCP_ERROR_OUT_OF_RANGE (now) if no effect waits and `to_ns` is in
    /// the past. Since 0.3.
    pub fn lcp_device_run_until(
        device: *mut lcp_device,
        to_ns: i64,
        effect: *mut lcp_device_effect,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Reports the result of a call. Returns LCP_ERROR_LATE (effect) if the device no longer
    /// expects the reply: the call timed out, its process ended, or a reply was given before.
    /// Returns LCP_ERROR_NOT_FOUND (effect) if no effect had that number; LCP_ERROR_MISSING_VALUE,
    /// LCP_ERROR_UNKNOWN_VALUE (reply); LCP_ERROR_QUEUE_FULL. Since 0.3.
    pub fn lcp_device_reply(
        device: *mut lcp_device,
        effect: u64,
        reply: lcp_reply_t,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Advances the clock to `to_ns`. `reached_ns`, which may be NULL, becomes the time that the
    /// clock reached. The clock does not stop at an effect, so the reply to a call that begins on
    /// the way may come too late: use lcp_device_run_until, or advance from one
    /// lcp_device_next_deadline to the next.
    ///
    /// Returns LCP_ERROR_QUEUE_FULL if effects have to be taken first. The clock then stands at
    /// `reached_ns`, which is written, and nothing is lost: take the effects and advance again.
    /// Returns LCP_ERROR_OUT_OF_RANGE (now) if `to_ns` is in the past. Since 0.3.
    pub fn lcp_device_advance(
        device: *mut lcp_device,
        to_ns: i64,
        reached_ns: *mut i64,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the time when something is due next, for one app, or for all apps if `app` is 0. The
    /// time is the present if something is overdue, and LCP_NS_UNLIMITED if nothing is due. Returns
    /// LCP_ERROR_NOT_FOUND (app). Since 0.3.
    pub fn lcp_device_next_deadline(
        device: *const lcp_device,
        app: u32,
        at_ns: *mut i64,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the kill to which a clock of the app leads, because a callback takes too long, a
    /// delayed end is due, or background tasks or a wake-up run out. The kill comes at `at_ns`
    /// unless something else comes first: a call of the host, or another effect for the app. After
    /// that, ask again.
    ///
    /// Some kills are not announced: a kill to free memory, a kill when the device goes off, a kill
    /// for something that the app holds when it is suspended, and a kill that follows when a
    /// callback returns by itself. Returns LCP_ERROR_NOT_FOUND (app; effect if no clock leads to a
    /// kill). Since 0.3.
    pub fn lcp_device_pending_kill(
        device: *const lcp_device,
        app: u32,
        effect: *mut lcp_device_effect,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Writes an effect as a line of text, without a newline. The line says when the effect is due,
    /// for which app, what happens, and by which rule. As with snprintf, at most `capacity` bytes
    /// are written, including the final NUL; `length`, which may be NULL, becomes the length of the
    /// whole line without the NUL. `text` may be NULL if `capacity` is 0. Returns
    /// LCP_ERROR_MISSING_VALUE (kind), LCP_ERROR_UNKNOWN_VALUE (kind, or another field),
    /// LCP_ERROR_OUT_OF_RANGE (rule). Since 0.3.
    pub fn lcp_effect_text(
        effect: *const lcp_device_effect,
        text: *mut c_char,
        capacity: usize,
        length: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the status of a device. Since 0.3.
    pub fn lcp_device_get_status(
        device: *const lcp_device,
        status: *mut lcp_device_status,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the status of an app. Returns LCP_ERROR_NOT_FOUND (app). Since 0.3.
    pub fn lcp_device_get_app_status(
        device: *const lcp_device,
        app: u32,
        status: *mut lcp_app_status,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the state of a scene. Returns LCP_ERROR_NOT_FOUND (app, scene). Since 0.3.
    pub fn lcp_device_get_scene_state(
        device: *const lcp_device,
        app: u32,
        scene: u32,
        state: *mut lcp_state_t,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Writes a device as bytes that this and later builds read on any machine. The bytes hold
    /// everything except the options: also waiting effects and pending replies. `count`, which may
    /// be NULL, becomes the number of bytes; if that exceeds `capacity`, no byte is written.
    /// Returns LCP_ERROR_QUEUE_FULL if effects have to be taken first. Since 0.3.
    pub fn lcp_device_snapshot(
        device: *const lcp_device,
        bytes: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Restores a device from a snapshot. The device continues at `now_ns`: every time in the
    /// snapshot is shifted accordingly. The device must have large enough capacities, and the same
    /// OS and profile as the device in the snapshot.
    ///
    /// `same_rules`, which may be NULL, becomes no if the rules have changed since the snapshot was
    /// written. What was already due stays due; later questions are answered by the present rules.
    /// Returns LCP_ERROR_SNAPSHOT (not a snapshot, or `now_ns` would move a time out of range),
    /// LCP_ERROR_SNAPSHOT_NEWER, LCP_ERROR_SNAPSHOT_FOREIGN or LCP_ERROR_TABLE_FULL; the device
    /// then stays as it was. Since 0.3.
    pub fn lcp_device_restore(
        device: *mut lcp_device,
        bytes: *const c_void,
        count: usize,
        now_ns: i64,
        same_rules: *mut lcp_fact_t,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives a number that is equal for devices that will do the same from now on. Their times, and
    /// the numbers of their processes, effects and tasks, do not matter. The number is valid for
    /// one build. Since 0.3.
    pub fn lcp_device_digest(
        device: *const lcp_device,
        digest: *mut u64,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Begins a day at the present time of the device, which may be on or off. The habits need not
    /// outlive the call, and the device may move to another address. `seed` may be any number.
    ///
    /// Returns LCP_ERROR_OUT_OF_RANGE (day: its address is not aligned; os: on this version, or on
    /// this device, no app has a background; a field of the habits; used_hours: the phone is off in
    /// one of them; opens_per_day, force_quits_per_week, pickups_per_day, memory_pressures_per_day,
    /// region_crossings_per_day: the phone is never used), LCP_ERROR_STRIDE,
    /// LCP_ERROR_NULL_ARGUMENT (habits, also if `items` is NULL), LCP_ERROR_NOT_FOUND (app),
    /// LCP_ERROR_MISSING_VALUE (app). `error` has the index of the item. Since 0.3.1.
    pub fn lcp_day_begin(
        device: *const lcp_device,
        habits: *const lcp_habits,
        seed: u64,
        day: *mut lcp_day,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Chooses the next act, advances the device to the time of the act, posts the act, and writes
    /// it to `act`.
    ///
    /// If an effect waits, or falls due before the act, the clock stops at that effect, and the
    /// status is LCP_ERROR_QUEUE_FULL (effects): take the effects, reply if needed, and call again.
    /// So no reply comes too late. Returns LCP_ERROR_NOT_FOUND (day) when the day is over; the
    /// clock then stands at the end of the day. Returns LCP_ERROR_DAY (this build began no such
    /// day), and LCP_ERROR_OUT_OF_RANGE (day: its address is not aligned). Since 0.3.1.
    pub fn lcp_day_next(
        day: *mut lcp_day,
        device: *mut lcp_device,
        act: *mut lcp_day_act,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the sizes in bytes of an auditor and of one of its sessions. `size` and `session_size`
    /// may be NULL. Returns what lcp_policy_prepare returns for the context;
    /// LCP_ERROR_UNKNOWN_VALUE (logged-callbacks, logged-notifications, log-flags, strictness);
    /// LCP_ERROR_OUT_OF_RANGE (os: os_last is before the OS of the context, or over 255.255.255;
    /// scenes; profile: the articles of LCP_PROFILE_FOUNDING describe no launch);
    /// LCP_ERROR_PROCESS_KIND (kind: only an app or an App Clip has such a log). Since 0.3.
    pub fn lcp_auditor_measure(
        options: *const lcp_auditor_options,
        size: *mut usize,
        session_size: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Sets up an auditor in the host's own memory: `size` bytes at `memory`, aligned for a
    /// uint64_t. Returns the statuses of lcp_auditor_measure; LCP_ERROR_MEMORY (memory-size);
    /// LCP_ERROR_OUT_OF_RANGE (memory: its address is not aligned); LCP_ERROR_TABLE_FULL (auditor:
    /// the unknown facts leave too many possibilities; with this rule set, no context does that).
    /// Since 0.3.
    pub fn lcp_auditor_init(
        memory: *mut c_void,
        size: usize,
        options: *const lcp_auditor_options,
        auditor: *mut *mut lcp_auditor,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Begins the audit of a log, in `size` bytes at `memory`, aligned for a uint64_t. Returns
    /// LCP_ERROR_MEMORY (memory-size); LCP_ERROR_OUT_OF_RANGE (memory). Since 0.3.
    pub fn lcp_session_init(
        auditor: *const lcp_auditor,
        memory: *mut c_void,
        size: usize,
        session: *mut *mut lcp_session,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Judges `records` records. Findings go to the array at `items`, whose elements are `stride`
    /// bytes apart; `count` becomes their number. If the array is full, the call stops: `consumed`
    /// becomes the number of records that were judged. Empty the array, and pass the records that
    /// are left. A finding that did not fit then comes first, so nothing is lost.
    ///
    /// `items` may be NULL if `capacity` is 0; `count` and `consumed` may be NULL. Returns
    /// LCP_ERROR_UNKNOWN_VALUE (clock), LCP_ERROR_STRIDE (columns; stride: that of `items`),
    /// LCP_ERROR_OUT_OF_RANGE (count: `records` is over PTRDIFF_MAX). Since 0.3.
    pub fn lcp_auditor_feed(
        auditor: *const lcp_auditor,
        session: *mut lcp_session,
        columns: *const lcp_audit_columns,
        records: usize,
        items: *mut lcp_audit_finding,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        consumed: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Gives the states in which the app or one of its scenes may be after the last record: a mask
    /// of lcp_state_t. `scene` 0 is the app. Returns LCP_ERROR_NOT_FOUND (scene). Since 0.3.
    pub fn lcp_session_places(
        auditor: *const lcp_auditor,
        session: *const lcp_session,
        scene: i32,
        places: *mut u64,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists the records that may come next, for the app (`scene` 0) or a scene: the likeliest
    /// first. Returns LCP_ERROR_NOT_FOUND (scene). Since 0.3.
    pub fn lcp_list_expected(
        auditor: *const lcp_auditor,
        session: *const lcp_session,
        scene: i32,
        items: *mut lcp_audit_step,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Lists the ways in which the last process of a log may have ended: the likeliest first, and
    /// those that are ruled out last. `beside` gives facts in addition to the log:
    /// LCP_BESIDE_CRASH_REPORT and so on.
    ///
    /// The order is: a code that was reported; a clean exit; a crash report; a new version, or a
    /// reboot; an allowance that was open and used up; a force quit, if the app switcher was open;
    /// a low battery; memory; any other end. The list is a guess; a log cannot prove it. Returns
    /// LCP_ERROR_UNKNOWN_VALUE (log-flags: `beside`). Since 0.3.
    pub fn lcp_list_ends(
        auditor: *const lcp_auditor,
        session: *const lcp_session,
        beside: u32,
        items: *mut lcp_audit_end,
        stride: usize,
        capacity: usize,
        count: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
    /// Writes a finding as text, without a newline at the end: a line that says what is wrong, and
    /// a line for each detail, which begins with two blanks. As with snprintf, at most `capacity`
    /// bytes are written, including the final NUL; `length`, which may be NULL, becomes the length
    /// of the whole text without the NUL. `text` may be NULL if `capacity` is 0. Returns
    /// LCP_ERROR_UNKNOWN_VALUE and LCP_ERROR_MISSING_VALUE (finding: its kind or severity),
    /// LCP_ERROR_OUT_OF_RANGE (rule). Since 0.3.
    pub fn lcp_finding_text(
        finding: *const lcp_audit_finding,
        text: *mut c_char,
        capacity: usize,
        length: *mut usize,
        error: *mut lcp_error,
    ) -> lcp_status_t;
}
