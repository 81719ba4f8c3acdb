# Generated from include/abi.json by bindings/tools/generate.py: do not edit.
"""The enumerations of lifecycle_policy.h."""

from __future__ import annotations

from .labels import LabelledCondition, LabelledEnum

__all__ = [
    "Status",
    "EnumKind",
    "AppState",
    "SceneState",
    "Axis",
    "Lifecycle",
    "Cause",
    "Termination",
    "Trigger",
    "Interruption",
    "Callback",
    "BackgroundMode",
    "Activity",
    "Allowance",
    "Expiry",
    "Verdict",
    "Guarantee",
    "Evidence",
    "EvidenceProfile",
    "Fact",
    "Idiom",
    "LocationAuthorization",
    "Reason",
    "Condition",
    "Standing",
    "Since",
    "Family",
    "Conflict",
    "TerminationCode",
    "Notification",
    "Price",
    "Event",
    "Manner",
    "Quota",
    "ErrorDomain",
    "Unit",
    "Severity",
    "TerminationNamespace",
    "Role",
    "InfoKind",
    "NoticeKind",
    "Field",
    "RuleField",
    "Silence",
    "QuestionKind",
    "Form",
    "Knowledge",
    "Moment",
    "Origin",
    "Disposition",
    "Occasion",
    "Merging",
    "Occurrence",
    "Effect",
    "Changing",
    "Reply",
    "Treatment",
    "UnknownLimit",
    "Receiver",
    "LaunchOption",
    "ConnectionOption",
    "ReturnValue",
    "RecordKind",
    "LogClock",
    "Strictness",
    "AuditKind",
    "Ground",
    "ProcessKind",
]


class Status(LabelledEnum):
    """Whether the question could be asked, and if not, why."""

    OK = 0
    """The question was answered."""
    NULL_ARGUMENT = 10
    """A pointer that must not be NULL is NULL."""
    STRUCT_SIZE = 11
    """struct_size is less than 4 or more than 4096."""
    NEWER_STRUCT = 12
    """A field that this library does not know is not zero."""
    STRIDE = 13
    """The stride is less than struct_size, or not 4 to 4096."""
    POLICY = 14
    """This build of the library prepared no such policy."""
    DEVICE = 15
    """This build of the library set up no such device."""
    MEMORY = 16
    """No memory is available, or what was given is too small."""
    UNKNOWN_VALUE = 20
    """The value does not belong to its enumeration or mask."""
    OUT_OF_RANGE = 21
    """The number is outside its range."""
    MISSING_VALUE = 22
    """A value that must be given is 0."""
    MALFORMED = 23
    """The text cannot be read."""
    PROCESS_KIND = 24
    """The OS, or this call, has no processes of this kind; `least` is the first version that has
    them, packed as by LCP_OS, and 0 if the call takes no processes of this kind.
    """
    NOT_FOUND = 30
    """What was looked for is not there; a name, a rule, an app."""
    BATCH_ELEMENT = 40
    """At least one element failed, and its status says why."""
    QUEUE_FULL = 50
    """Effects have to be taken from the device first; nothing was changed, except the time if the
    call advances the clock.
    """
    TABLE_FULL = 51
    """A table of the device has no room; nothing was changed."""
    NO_PROCESS = 52
    """The process that reports has ended, or has another number."""
    SUSPENDED = 53
    """The process that reports is suspended, and runs no code."""
    DEVICE_OFF = 54
    """The device is off, or going off."""
    DEVICE_ON = 55
    """The device is on."""
    LATE = 56
    """The reply is late: the call timed out or was answered before; also a reply to an effect that
    needs none, or whose process or app is gone.
    """
    AUDITOR = 57
    """No auditor that this build set up."""
    SESSION = 58
    """No session of this auditor."""
    DAY = 59
    """This build of the library began no such day."""
    SNAPSHOT = 60
    """The bytes are not a snapshot, or are cut off or damaged."""
    SNAPSHOT_NEWER = 61
    """The snapshot is in a newer format."""
    SNAPSHOT_FOREIGN = 62
    """The snapshot is of a device of another version or profile."""


class EnumKind(LabelledEnum):
    """The enumerations, for lcp_enum_name, lcp_enum_title, lcp_enum_parse and lcp_enum_value_at."""

    STATE = 1
    """state."""
    QUESTION = 2
    """question."""
    AXIS = 3
    """axis."""
    LIFECYCLE = 4
    """Life cycle."""
    CAUSE = 5
    """Cause of a transition."""
    TERMINATION = 6
    """termination."""
    TRIGGER = 7
    """trigger."""
    INTERRUPTION = 8
    """interruption."""
    CALLBACK = 9
    """callback."""
    MODE = 10
    """Background mode."""
    ACTIVITY = 11
    """Activity of an app."""
    ALLOWANCE = 12
    """allowance."""
    EXPIRY = 13
    """What happens at expiry."""
    VERDICT = 14
    """verdict."""
    GUARANTEE = 15
    """Guarantee of a launch."""
    EVIDENCE = 16
    """evidence."""
    PROFILE = 17
    """Evidence profile."""
    FACT = 18
    """Three-valued fact."""
    IDIOM = 19
    """Kind of device."""
    AUTHORIZATION = 20
    """Location authorization."""
    REASON = 21
    """Reason for a verdict."""
    CONDITION = 22
    """condition."""
    STANDING = 23
    """Standing with the system."""
    SINCE = 24
    """Event since a termination."""
    FAMILY = 25
    """Family of rules."""
    CONFLICT = 26
    """Conflict between sources."""
    CODE = 27
    """Termination code."""
    INFO = 28
    """Kind of an Info.plist value."""
    NOTICE = 29
    """Notice about an Info.plist entry."""
    FIELD = 30
    """Field of a call."""
    STATUS = 31
    """Status of a call."""
    NOTIFICATION = 32
    """notification."""
    PRICE = 33
    """Price of misconduct."""
    EVENT = 34
    """Event for an app."""
    MANNER = 35
    """Manner of a delivery."""
    QUOTA = 36
    """quota."""
    UNIT = 37
    """Unit of a quota."""
    SEVERITY = 38
    """Severity of a finding."""
    NAMESPACE = 39
    """Namespace of a termination reason."""
    ROLE = 40
    """Role of a rule."""
    FORM = 41
    """Form of a policy."""
    KNOWLEDGE = 42
    """Knowledge of a condition."""
    RULE_FIELD = 43
    """Field of a rule."""
    SILENCE = 44
    """Subject of silence."""
    MOMENT = 45
    """Moment of a clock."""
    ORIGIN = 46
    """Origin of a trigger."""
    DISPOSITION = 47
    """Disposition of an event."""
    OCCASION = 48
    """Occasion until which an event is kept."""
    MERGING = 49
    """Merging of notices."""
    OCCURRENCE = 50
    """Event of a device."""
    EFFECT = 51
    """Effect of a device."""
    CHANGING = 52
    """Fact that can change."""
    REPLY = 53
    """Reply to a call."""
    TREATMENT = 54
    """Treatment of what the rules leave open."""
    UNKNOWN_LIMIT = 55
    """Replacement for an unknown limit."""
    RECEIVER = 56
    """Receiver of a callback."""
    LAUNCH_OPTION = 57
    """Key of the launch options."""
    CONNECTION_OPTION = 58
    """Property of the connection options."""
    RETURN_VALUE = 59
    """Meaning of a return value."""
    RECORD = 60
    """Record of a log."""
    CLOCK = 61
    """Clock of a log."""
    AUDIT = 62
    """Kind of an audit's finding."""
    GROUND = 63
    """Ground for or against an end."""
    STRICTNESS = 64
    """Strictness of an audit."""
    ERROR_DOMAIN = 65
    """Domain of an error."""
    PROCESS_KIND = 66
    """Kind of process."""


class AppState(LabelledEnum):
    """State of the app process."""

    NOT_RUNNING = 1
    """Not running; no process (or only a record of one)"""
    PREWARMED = 2
    """Prewarmed; the process was started ahead of time, and has run no app code yet; iOS 15.0 on.
    """
    INACTIVE = 3
    """Inactive in the foreground; code runs, no UI events delivered."""
    ACTIVE = 4
    """Active in the foreground; the app receives events."""
    BACKGROUND = 5
    """In the background; running code off screen; iOS 4.0 on."""
    SUSPENDED = 6
    """Suspended; in memory, running no code; iOS 4.0 on."""


class SceneState(LabelledEnum):
    """Activation state of one scene; iOS 13.0 on."""

    UNATTACHED = 7
    """A scene that is not connected; also a scene that was just made."""
    FOREGROUND_INACTIVE = 8
    """A foreground scene that is inactive."""
    FOREGROUND_ACTIVE = 9
    """A foreground scene that is active."""
    BACKGROUND = 10
    """A scene in the background."""


class Axis(LabelledEnum):
    """What a transition question is about."""

    APP = 1
    """The app process."""
    SCENE = 2
    """One scene of the app."""


class Lifecycle(LabelledEnum):
    """The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and
    manifest.
    """

    NO_MULTITASKING = 1
    """A life cycle without multitasking; iOS 2 and 3, an SDK before 4.0, or hardware without
    multitasking: leaving the app ends it.
    """
    STANDARD = 2
    """A life cycle with the app delegate only; iOS 4.0 on."""
    EXITS_ON_SUSPEND = 3
    """A life cycle without the background; UIApplicationExitsOnSuspend on iOS 4.0 to 12."""
    SCENES = 4
    """A life cycle with scenes; UIScene, iOS 13.0 on."""


class Cause(LabelledEnum):
    """Why a transition happens. Every termination except `none` and `never-launched` is also a
    cause of the same name.
    """

    LAUNCH_BY_USER = 1
    """The user starts the app; by icon, notification, URL, ..."""
    LAUNCH_BY_SYSTEM = 2
    """The system starts the app in the background; to handle an event."""
    PREWARM = 3
    """The system starts the process ahead of use; iOS 15.0 on."""
    PREWARM_DISCARDED = 4
    """The system drops a prewarmed process."""
    ACTIVATION = 5
    """The system delivers events to the app; the second half of a launch or return."""
    INTERRUPTION_BEGIN = 6
    """Something covers the app; see interruption kinds."""
    INTERRUPTION_IGNORED = 7
    """The user dismisses the interruption."""
    INTERRUPTION_ACCEPTED = 8
    """The user accepts the interruption."""
    HOME_BUTTON = 9
    """The user goes to the home screen; by home button, or swipe up."""
    APP_SWITCH = 10
    """Another app comes to the front."""
    APP_SWITCHER_OPEN = 11
    """The user opens the app switcher."""
    APP_SWITCHER_CLOSED = 12
    """The user returns from the app switcher to the same app."""
    DEVICE_LOCK = 13
    """The device is locked; by Sleep/Wake button, or auto-lock."""
    DEVICE_UNLOCK = 14
    """The user unlocks the device."""
    RETURN_BY_USER = 15
    """The user comes back to an app in memory."""
    WAKE_BY_SYSTEM = 16
    """The system runs a suspended app in the background."""
    EXECUTION_FINISHED = 17
    """No reason is left to keep the app running."""
    MEMORY_PRESSURE = 18
    """The system needs memory."""
    LOW_BATTERY_SHUTDOWN = 19
    """The device turns off because its battery is empty."""
    SYSTEM_SHUTDOWN = 20
    """The user turns the device off."""
    SCENE_REQUEST = 21
    """The app requests a scene."""
    SCENE_ACTIVATION = 22
    """The system activates a scene."""
    SCENE_DISCONNECT = 23
    """The system disconnects a scene."""
    WINDOW_CLOSED = 24
    """The user closes one window; iPad."""
    SYSTEM_RECLAIMED = 25
    """The system reclaims the memory of a suspended app; memory pressure."""
    SYSTEM_ENDED_BACKGROUND = 26
    """The system ends an app running in the background; memory pressure."""
    MEMORY_LIMIT = 27
    """The app passes its own memory limit."""
    CRASH = 28
    """The app crashes."""
    WATCHDOG = 29
    """A callback takes too long."""
    BACKGROUND_TASK_EXPIRED = 30
    """A background task is not ended in time."""
    BACKGROUND_FETCH_EXPIRED = 31
    """A background fetch is not finished in time."""
    URL_SESSION_EXPIRED = 32
    """Events of a background URL session are not handled in time."""
    CPU_LIMIT = 33
    """The app uses too much CPU time."""
    THERMAL = 34
    """The device is too hot."""
    DISK_PRESSURE = 35
    """The system needs storage."""
    RESOURCE_HELD = 36
    """The app holds a file or database lock at suspension."""
    VOIP_UNREPORTED = 37
    """The app reports no call after a VoIP push."""
    VOIP_WAKE_RATE = 38
    """The VoIP app wakes too often."""
    PRIVACY_CHANGED = 39
    """The user changes a privacy switch in Settings; iOS 6.0 on."""
    USER_FORCE_QUIT = 40
    """The user swipes the app away in the app switcher; with the minus sign on iOS 4 to 6."""
    USER_FORCE_QUIT_HELD_BUTTON = 41
    """The user ends the app by holding the home button."""
    APP_EXIT = 42
    """The app exits; exit() or return from main."""
    EXITS_ON_SUSPEND = 43
    """The app ends instead of entering the background."""
    APP_UPDATE = 44
    """An update replaces the app."""
    APP_UNINSTALL = 45
    """The user deletes the app."""
    DEBUGGER_STOP = 46
    """The debugger stops the app."""
    REBOOT = 47
    """The device restarts."""
    RESOURCE_USE = 48
    """The app uses too much of key system resources."""
    INSECURE_DRAWING = 49
    """The app draws while the device is locked; up to iOS 12."""
    BACKGROUND_GRAPHICS = 50
    """The app uses the GPU in the background; up to iOS 12."""


class Termination(LabelledEnum):
    """How the process ended."""

    NONE = 1
    """The process did not end; still in memory, suspended."""
    MEMORY_PRESSURE = 2
    """The system needed memory; the state of the app is not known."""
    SYSTEM_RECLAIMED = 3
    """The system reclaimed the memory of the suspended app; memory pressure."""
    SYSTEM_ENDED_BACKGROUND = 4
    """The system ended the app in the background; memory pressure, while running."""
    MEMORY_LIMIT = 5
    """The app passed its own memory limit."""
    CRASH = 6
    """The app crashed."""
    WATCHDOG = 7
    """A callback took too long."""
    BACKGROUND_TASK_EXPIRED = 8
    """A background task was not ended in time."""
    BACKGROUND_FETCH_EXPIRED = 9
    """A background fetch was not finished in time."""
    URL_SESSION_EXPIRED = 10
    """Events of a background URL session were not handled in time."""
    CPU_LIMIT = 11
    """The app used too much CPU time."""
    THERMAL = 12
    """The device was too hot."""
    DISK_PRESSURE = 13
    """The system needed storage."""
    RESOURCE_HELD = 14
    """The app held a file or database lock at suspension."""
    VOIP_UNREPORTED = 15
    """The app reported no call after a VoIP push."""
    VOIP_WAKE_RATE = 16
    """The VoIP app woke too often."""
    PRIVACY_CHANGED = 17
    """The user changed a privacy switch in Settings; iOS 6.0 on."""
    USER_FORCE_QUIT = 18
    """The user swiped the app away in the app switcher."""
    USER_FORCE_QUIT_HELD_BUTTON = 19
    """The user ended the app by holding the home button."""
    APP_EXIT = 20
    """The app exited; exit() or return from main."""
    EXITS_ON_SUSPEND = 21
    """The app ended instead of entering the background."""
    APP_UPDATE = 22
    """An update replaced the app."""
    APP_UNINSTALL = 23
    """The user deleted the app."""
    DEBUGGER_STOP = 24
    """The debugger stopped the app."""
    REBOOT = 25
    """The device restarted; or was turned off and on; an update of the OS restarts the device, too.
    """
    NEVER_LAUNCHED = 26
    """The app was never opened; it is installed, and has the force-quit flag."""
    RESOURCE_USE = 27
    """The app used too much of key system resources."""
    INSECURE_DRAWING = 28
    """The app drew while the device was locked; up to iOS 12."""
    BACKGROUND_GRAPHICS = 29
    """The app used the GPU in the background; up to iOS 12."""


class Trigger(LabelledEnum):
    """What happened: the reason for a launch, a wake-up or a delivery."""

    USER_TAP = 1
    """The user opens the app."""
    NOTIFICATION_TAP = 2
    """The user taps a notification of the app."""
    NOTIFICATION_ACTION = 3
    """The user taps a button of a notification; handled in the background."""
    OPEN_URL = 4
    """A URL is opened in the app."""
    HANDOFF = 5
    """The user continues an activity from another device; Handoff."""
    QUICK_ACTION = 6
    """The user chooses a quick action of the app's icon."""
    APP_INTENT = 7
    """An app intent runs."""
    CARPLAY_CONNECT = 8
    """CarPlay connects."""
    STANDARD_LOCATION = 9
    """The location changes, with standard updates; startUpdatingLocation."""
    SIGNIFICANT_LOCATION_CHANGE = 10
    """The location changes significantly."""
    REGION_ENTER = 11
    """The device enters a monitored region."""
    REGION_EXIT = 12
    """The device leaves a monitored region."""
    BEACON = 13
    """The device enters or leaves the region of a beacon; iBeacon."""
    MONITOR_CONDITION = 14
    """A condition of a location monitor changes; CLMonitor."""
    VISIT = 15
    """A visit begins or ends."""
    LOCATION_PUSH = 16
    """A location push arrives."""
    BACKGROUND_FETCH = 17
    """The system offers time for a background fetch; performFetch."""
    SILENT_PUSH = 18
    """A silent push arrives; content-available, no alert."""
    SILENT_PUSH_WITH_ALERT = 19
    """A silent push with an alert arrives; content-available and an alert."""
    VISIBLE_PUSH = 20
    """A visible push arrives; alert only."""
    URL_SESSION_FINISHED = 21
    """A background URL session finishes."""
    URL_SESSION_AUTHENTICATION = 22
    """A background URL session asks for authentication."""
    NEWSSTAND_PUSH = 23
    """A Newsstand push arrives."""
    NEWSSTAND_DOWNLOAD_FINISHED = 24
    """A Newsstand download finishes."""
    VOIP_BOOT = 25
    """The device starts, for a VoIP app."""
    VOIP_SOCKET_DATA = 26
    """Data arrives at a VoIP socket."""
    VOIP_RELAUNCH_AFTER_EXIT = 27
    """The process of a VoIP app ends."""
    VOIP_PUSH = 28
    """A VoIP push arrives; PushKit."""
    PUSH_TO_TALK = 29
    """A Push to Talk push arrives."""
    AUDIO_DATA_NEEDED = 30
    """Audio that plays needs more data."""
    BLUETOOTH_CENTRAL = 31
    """A Bluetooth central gets data or an event."""
    BLUETOOTH_PERIPHERAL = 32
    """A Bluetooth peripheral gets a request; from a central."""
    ACCESSORY_DATA = 33
    """An accessory sends data; External Accessory."""
    ACCESSORY_CONNECTION = 34
    """An accessory connects or disconnects; External Accessory."""
    APP_REFRESH_TASK = 35
    """An app refresh task is due; BGAppRefreshTask."""
    PROCESSING_TASK = 36
    """A processing task is due; BGProcessingTask."""
    CONTINUED_PROCESSING_TASK = 37
    """A continued processing task starts; BGContinuedProcessingTask."""
    HEALTH_RESEARCH_TASK = 38
    """A health research task is due; BGHealthResearchTask."""
    HEALTHKIT_DELIVERY = 39
    """HealthKit has new data for the app."""
    WATCH_MESSAGE = 40
    """The watch sends a message; WCSession sendMessage."""
    WATCH_TRANSFER = 41
    """The watch transfers user info; WCSession transferUserInfo."""
    LIVE_ACTIVITY = 42
    """A push arrives for a Live Activity."""
    LOCAL_NOTIFICATION = 43
    """A local notification fires."""
    PREWARM = 44
    """The system starts the process ahead of use."""
    NOTIFICATION_SERVICE_EXTENSION = 45
    """A push arrives that the app's extension may change."""
    LIVE_UPDATES = 46
    """A live update of the location arrives; CLLocationUpdate.liveUpdates."""
    VOIP_KEEP_ALIVE = 47
    """The keep-alive handler of a VoIP app is due; setKeepAliveTimeout:."""
    WORKOUT_MIRRORING = 48
    """Mirroring of a workout on the watch begins."""
    WORKOUT_RECOVERY = 49
    """A workout was still running when the app ended."""
    PERMISSION_RESPONSE = 50
    """A guardian answers a request for permission; PermissionKit."""
    COLLABORATION = 51
    """A collaboration asks for an action of the app; SWCollaborationCoordinator."""
    CLOUDKIT_SHARE = 52
    """The user accepts a CloudKit share."""
    NOTIFICATION_SETTINGS = 53
    """The user asks for the app's notification settings; from the system's."""
    SIRI_INTENT = 54
    """SiriKit asks the app to handle an intent."""
    LOCAL_PUSH_CALL = 55
    """A call comes by local push; NEAppPushProvider."""
    CRASH_DETECTION = 56
    """Crash Detection finds a car crash."""
    EXPOSURE_NOTIFICATION = 57
    """Exposure Notification runs its app; iOS 12.5."""
    SHAREPLAY = 58
    """A group begins an activity of the app; SharePlay."""
    HOTSPOT_COMMAND = 59
    """A network with a login is in reach; NEHotspotHelper."""
    WATCHKIT_REQUEST = 60
    """A WatchKit extension asks the app; the first kind of watch app."""
    WORKOUT_DATA = 61
    """The watch sends data of a mirrored workout."""
    PUSH_TO_TALK_TRANSMIT = 62
    """The user talks into a Push to Talk channel; a button of the system, or of an accessory."""
    EXTENSION_REQUEST = 63
    """An app extension is asked for; by the user, the system or another app, depending on its kind.
    """


class Interruption(LabelledEnum):
    """What covers the app."""

    PHONE_CALL = 1
    """An incoming call that fills the screen."""
    CALL_BANNER = 2
    """An incoming call as a banner; iOS 14.0 on."""
    SMS_ALERT = 3
    """An alert for a text message."""
    SYSTEM_ALERT = 4
    """A system alert; for a permission and the like."""
    NOTIFICATION_CENTER = 5
    """Notification Center."""
    CONTROL_CENTER = 6
    """Control Center."""
    SIRI = 7
    """Siri."""
    BIOMETRIC_PROMPT = 8
    """A prompt for Touch ID or Face ID."""
    IN_APP_PURCHASE = 9
    """The sheet of an in-app purchase."""
    LOW_BATTERY_ALERT = 10
    """An alert about a low battery."""
    ALARM = 11
    """An alarm."""
    SHARE_SHEET = 12
    """A share sheet."""
    BANNER = 13
    """A notification banner; interrupts nothing."""
    APPLE_PAY = 14
    """The sheet of Apple Pay."""
    SIGN_IN_WITH_APPLE = 15
    """The sheet of Sign in with Apple."""
    WEB_AUTHENTICATION = 16
    """The prompt of a web authentication; ASWebAuthenticationSession."""
    SLIDE_OVER = 17
    """Another app that slides over; iPad."""


class Callback(LabelledEnum):
    """Delegate methods and handlers; the name is the Objective-C selector."""

    DID_FINISH_LAUNCHING_LEGACY = 1
    """applicationDidFinishLaunching: (iOS 2.0)"""
    DID_FINISH_LAUNCHING = 2
    """Application:didFinishLaunchingWithOptions: (iOS 3.0)"""
    WILL_FINISH_LAUNCHING = 3
    """Application:willFinishLaunchingWithOptions: (iOS 6.0)"""
    DID_BECOME_ACTIVE = 4
    """applicationDidBecomeActive: (iOS 2.0)"""
    WILL_RESIGN_ACTIVE = 5
    """applicationWillResignActive: (iOS 2.0)"""
    DID_ENTER_BACKGROUND = 6
    """applicationDidEnterBackground: (iOS 4.0)"""
    WILL_ENTER_FOREGROUND = 7
    """applicationWillEnterForeground: (iOS 4.0)"""
    WILL_TERMINATE = 8
    """applicationWillTerminate: (iOS 2.0)"""
    DID_RECEIVE_MEMORY_WARNING = 9
    """applicationDidReceiveMemoryWarning: (iOS 2.0)"""
    SIGNIFICANT_TIME_CHANGE = 10
    """applicationSignificantTimeChange: (iOS 2.0)"""
    PROTECTED_DATA_WILL_BECOME_UNAVAILABLE = 11
    """applicationProtectedDataWillBecomeUnavailable: (iOS 4.0)"""
    PROTECTED_DATA_DID_BECOME_AVAILABLE = 12
    """applicationProtectedDataDidBecomeAvailable: (iOS 4.0)"""
    HANDLE_OPEN_URL = 13
    """Application:handleOpenURL: (iOS 2.0)"""
    OPEN_URL_SOURCE_APPLICATION = 14
    """Application:openURL:sourceApplication:annotation: (iOS 4.2)"""
    OPEN_URL = 15
    """Application:openURL:options: (iOS 9.0)"""
    DID_RECEIVE_REMOTE_NOTIFICATION = 16
    """Application:didReceiveRemoteNotification: (iOS 3.0)"""
    DID_RECEIVE_REMOTE_NOTIFICATION_FETCH = 17
    """Application:didReceiveRemoteNotification:fetchCompletionHandler: (iOS 7.0)"""
    DID_RECEIVE_LOCAL_NOTIFICATION = 18
    """Application:didReceiveLocalNotification: (iOS 4.0)"""
    HANDLE_NOTIFICATION_ACTION = 19
    """Application:handleActionWithIdentifier:forRemoteNotification:completionHandler: (iOS 8.0)"""
    DID_RECEIVE_NOTIFICATION_RESPONSE = 20
    """userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: (iOS 10.0)"""
    WILL_CONTINUE_USER_ACTIVITY = 21
    """Application:willContinueUserActivityWithType: (iOS 8.0)"""
    CONTINUE_USER_ACTIVITY = 22
    """Application:continueUserActivity:restorationHandler: (iOS 8.0)"""
    PERFORM_SHORTCUT_ACTION = 23
    """Application:performActionForShortcutItem:completionHandler: (iOS 9.0)"""
    PERFORM_FETCH = 24
    """Application:performFetchWithCompletionHandler: (iOS 7.0)"""
    HANDLE_EVENTS_FOR_BACKGROUND_URL_SESSION = 25
    """Application:handleEventsForBackgroundURLSession:completionHandler: (iOS 7.0)"""
    SHOULD_RESTORE_APPLICATION_STATE = 26
    """Application:shouldRestoreApplicationState: (iOS 6.0)"""
    DID_DECODE_RESTORABLE_STATE = 27
    """Application:didDecodeRestorableStateWithCoder: (iOS 6.0)"""
    SHOULD_SAVE_APPLICATION_STATE = 28
    """Application:shouldSaveApplicationState: (iOS 6.0)"""
    WILL_ENCODE_RESTORABLE_STATE = 29
    """Application:willEncodeRestorableStateWithCoder: (iOS 6.0)"""
    CONFIGURATION_FOR_CONNECTING_SCENE = 30
    """Application:configurationForConnectingSceneSession:options: (iOS 13.0)"""
    DID_DISCARD_SCENE_SESSIONS = 31
    """Application:didDiscardSceneSessions: (iOS 13.0)"""
    SCENE_WILL_CONNECT = 32
    """Scene:willConnectToSession:options: (iOS 13.0)"""
    SCENE_DID_DISCONNECT = 33
    """sceneDidDisconnect: (iOS 13.0)"""
    SCENE_WILL_ENTER_FOREGROUND = 34
    """sceneWillEnterForeground: (iOS 13.0)"""
    SCENE_DID_BECOME_ACTIVE = 35
    """sceneDidBecomeActive: (iOS 13.0)"""
    SCENE_WILL_RESIGN_ACTIVE = 36
    """sceneWillResignActive: (iOS 13.0)"""
    SCENE_DID_ENTER_BACKGROUND = 37
    """sceneDidEnterBackground: (iOS 13.0)"""
    SCENE_OPEN_URL_CONTEXTS = 38
    """Scene:openURLContexts: (iOS 13.0)"""
    SCENE_CONTINUE_USER_ACTIVITY = 39
    """Scene:continueUserActivity: (iOS 13.0)"""
    WINDOW_SCENE_PERFORM_SHORTCUT_ACTION = 40
    """windowScene:performActionForShortcutItem:completionHandler: (iOS 13.0)"""
    DID_UPDATE_TO_LOCATION = 41
    """locationManager:didUpdateToLocation:fromLocation: (iOS 2.0)"""
    DID_UPDATE_LOCATIONS = 42
    """locationManager:didUpdateLocations: (iOS 6.0)"""
    DID_ENTER_REGION = 43
    """locationManager:didEnterRegion: (iOS 4.0)"""
    DID_EXIT_REGION = 44
    """locationManager:didExitRegion: (iOS 4.0)"""
    DID_DETERMINE_REGION_STATE = 45
    """locationManager:didDetermineState:forRegion: (iOS 7.0)"""
    DID_VISIT = 46
    """locationManager:didVisit: (iOS 8.0)"""
    CENTRAL_WILL_RESTORE_STATE = 47
    """centralManager:willRestoreState: (iOS 7.0)"""
    PERIPHERAL_WILL_RESTORE_STATE = 48
    """peripheralManager:willRestoreState: (iOS 7.0)"""
    DID_RECEIVE_INCOMING_PUSH_LEGACY = 49
    """pushRegistry:didReceiveIncomingPushWithPayload:forType: (iOS 8.0)"""
    DID_RECEIVE_INCOMING_PUSH = 50
    """pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: (iOS 11.0)"""
    INCOMING_PUSH_TO_TALK = 51
    """incomingPushResultForChannelManager:channelUUID:pushPayload: (iOS 16.0)"""
    DID_RECEIVE_WATCH_MESSAGE = 52
    """Session:didReceiveMessage: (iOS 9.0)"""
    DID_RECEIVE_WATCH_USER_INFO = 53
    """Session:didReceiveUserInfo: (iOS 9.0)"""
    DID_RECEIVE_NOTIFICATION_REQUEST = 54
    """didReceiveNotificationRequest:withContentHandler: (iOS 10.0; notification service extension)
    """
    SERVICE_EXTENSION_TIME_WILL_EXPIRE = 55
    """serviceExtensionTimeWillExpire (iOS 10.0; notification service extension)"""
    BACKGROUND_TASK_EXPIRATION_HANDLER = 56
    """Background-task-expiration-handler (block given to beginBackgroundTask; iOS 4.0)"""
    BGTASK_LAUNCH_HANDLER = 57
    """Bgtask-launch-handler (block given to BGTaskScheduler; iOS 13.0)"""
    BGTASK_EXPIRATION_HANDLER = 58
    """Bgtask-expiration-handler (BGTask.expirationHandler; iOS 13.0)"""
    KEEP_ALIVE_HANDLER = 59
    """Keep-alive-handler (setKeepAliveTimeout:handler:; iOS 4.0)"""
    HEALTHKIT_UPDATE_HANDLER = 60
    """Healthkit-update-handler (HKObserverQuery; iOS 8.0)"""
    WILL_PRESENT_NOTIFICATION = 61
    """userNotificationCenter:willPresentNotification:withCompletionHandler: (iOS 10.0)"""
    STATE_RESTORATION_ACTIVITY_FOR_SCENE = 62
    """stateRestorationActivityForScene: (iOS 13.0)"""
    SCENE_RESTORE_INTERACTION_STATE = 63
    """Scene:restoreInteractionStateWithUserActivity: (iOS 15.0)"""
    USER_DID_ACCEPT_CLOUDKIT_SHARE = 64
    """Application:userDidAcceptCloudKitShareWithMetadata: (iOS 10.0)"""
    WINDOW_SCENE_USER_DID_ACCEPT_CLOUDKIT_SHARE = 65
    """windowScene:userDidAcceptCloudKitShareWithMetadata: (iOS 13.0)"""
    OPEN_SETTINGS_FOR_NOTIFICATION = 66
    """userNotificationCenter:openSettingsForNotification: (iOS 12.0)"""
    HANDLE_INTENT = 67
    """Application:handleIntent:completionHandler: (iOS 11.0)"""
    HANDLER_FOR_INTENT = 68
    """Application:handlerForIntent: (iOS 14.0)"""
    HANDLE_WATCHKIT_EXTENSION_REQUEST = 69
    """Application:handleWatchKitExtensionRequest:reply: (iOS 8.2)"""
    DID_BEGIN_TRANSMITTING = 70
    """channelManager:channelUUID:didBeginTransmittingFromSource: (iOS 16.0)"""
    DID_CONNECT_CAR_INTERFACE_CONTROLLER = 71
    """Application:didConnectCarInterfaceController:toWindow: (iOS 12.0)"""
    TEMPLATE_SCENE_DID_CONNECT = 72
    """templateApplicationScene:didConnectInterfaceController: (iOS 14.0)"""
    DID_RECEIVE_INCOMING_VOIP_PUSH = 73
    """pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler: (iOS 26.4)
    """
    SHOULD_SAVE_SECURE_APPLICATION_STATE = 74
    """Application:shouldSaveSecureApplicationState: (iOS 13.2)"""
    SHOULD_RESTORE_SECURE_APPLICATION_STATE = 75
    """Application:shouldRestoreSecureApplicationState: (iOS 13.2)"""
    SCENE_WILL_CONTINUE_USER_ACTIVITY = 76
    """Scene:willContinueUserActivityWithType: (iOS 13.0)"""


class BackgroundMode(LabelledEnum):
    """The values of UIBackgroundModes."""

    AUDIO = 1
    """Playing or recording audio; iOS 4.0."""
    LOCATION = 2
    """Location updates; iOS 4.0."""
    VOIP = 3
    """Voice over IP; iOS 4.0."""
    NEWSSTAND_CONTENT = 4
    """Newsstand downloads; iOS 5.0."""
    EXTERNAL_ACCESSORY = 5
    """Communication with external accessories; iOS 5.0."""
    BLUETOOTH_CENTRAL = 6
    """Use of Bluetooth LE accessories; iOS 5.0."""
    BLUETOOTH_PERIPHERAL = 7
    """Acting as a Bluetooth LE accessory; iOS 6.0."""
    FETCH = 8
    """Background fetch; iOS 7.0."""
    REMOTE_NOTIFICATION = 9
    """Remote notifications; iOS 7.0."""
    PROCESSING = 10
    """Processing in the background; iOS 13.0."""
    PUSH_TO_TALK = 11
    """Push to Talk; iOS 16.0."""
    NEARBY_INTERACTION = 12
    """Nearby Interaction; iOS 16.0."""
    NETWORK_AUTHENTICATION = 13
    """Network authentication; iOS 9.0."""
    SCREEN_CAPTURE = 14
    """Capture of the whole display; iOS 27.0."""


class Activity(LabelledEnum):
    """What an app may be doing."""

    TOUCH_DELIVERY = 1
    """Receiving touches."""
    UI_UPDATE = 2
    """Updating the user interface."""
    OPENGL_ES = 3
    """Using the GPU with OpenGL ES."""
    GL_COMMANDS_IN_FLIGHT = 4
    """Having OpenGL ES commands in flight."""
    METAL = 5
    """Using the GPU with Metal."""
    SHARED_RESOURCE = 6
    """Holding a shared resource of the system."""
    FILE_LOCK = 7
    """Holding a file or database lock."""
    PROTECTED_FILE_ACCESS = 8
    """Accessing a protected file."""
    CAMERA = 9
    """Using the camera."""
    BONJOUR_SERVICE = 10
    """Offering a Bonjour service."""
    LISTENING_SOCKET = 11
    """Listening on a socket."""
    NETWORK_SOCKET = 12
    """Using a network socket."""
    ACCESSORY_SESSION = 13
    """Keeping a session with an accessory open."""
    TIMER = 14
    """Running a timer."""
    HEAVY_WORK = 15
    """Doing heavy work."""
    AUDIO_PLAYBACK = 16
    """Playing audio."""
    AUDIO_RECORDING = 17
    """Going on to record audio."""
    BEGIN_BACKGROUND_TASK = 18
    """Beginning a background task."""
    START_LOCATION_UPDATES = 19
    """Starting location updates."""
    SENSITIVE_CONTENT_ON_SCREEN = 20
    """Showing sensitive content."""
    ALERT_ON_SCREEN = 21
    """Showing a sheet or an alert view; one of the app."""
    BACKGROUND_TRANSFER = 22
    """A transfer of a background URL session."""
    PLAY_ALONGSIDE_OTHERS = 23
    """Playing audio along with other apps."""
    SCHEDULE_APP_REFRESH = 24
    """Scheduling an app refresh task; submitting a BGAppRefreshTaskRequest."""
    SCHEDULE_PROCESSING = 25
    """Scheduling a processing task; submitting a BGProcessingTaskRequest."""
    SCHEDULE_CONTINUED_PROCESSING = 26
    """Scheduling a continued processing task; submitting a BGContinuedProcessingTaskRequest."""
    SCHEDULE_HEALTH_RESEARCH = 27
    """Scheduling a health research task; submitting a BGHealthResearchTaskRequest."""
    START_AUDIO_RECORDING = 28
    """Beginning to record audio; AUDIO_RECORDING: going on to record."""
    ACTIVATE_AUDIO_SESSION = 29
    """Activating an audio session that does not mix with others."""
    SCREEN_CAPTURE = 30
    """Capturing the whole display; ScreenCaptureKit."""
    NEURAL_ENGINE = 31
    """Using the Neural Engine."""
    BLUETOOTH_SCAN = 32
    """Scanning for Bluetooth peripherals."""
    BLUETOOTH_ADVERTISE = 33
    """Advertising as a Bluetooth peripheral."""
    INTER_APP_AUDIO = 34
    """Serving another app with audio; Inter-App Audio."""


class Allowance(LabelledEnum):
    """A span of time, or a rate, that the system allows."""

    PROCESS_LAUNCH = 1
    """The launch of the process; from its start to the first frame, newer watchdog name."""
    SCENE_CREATE = 2
    """The first scene on screen."""
    SCENE_UPDATE = 3
    """A UI update or the way to the background; a UI update while running, and entering the
    background.
    """
    LAUNCH = 4
    """The launch of the app; launch to ready, older watchdog name."""
    RESUME = 5
    """The return to the foreground."""
    SUSPEND = 6
    """Leaving the foreground."""
    DID_ENTER_BACKGROUND = 7
    """The return of applicationDidEnterBackground:; time until it returns."""
    WILL_TERMINATE = 8
    """The return of applicationWillTerminate:; time until it returns."""
    PROCESS_EXIT = 9
    """The end of the process; time to end when asked."""
    EXITS_ON_SUSPEND_CLEANUP = 10
    """The clean-up of an app that opted out of the background."""
    BACKGROUND_TASK = 11
    """A background task; beginBackgroundTask."""
    BACKGROUND_TASK_IN_FETCH = 12
    """A background task begun after a fetch wake-up."""
    EXPIRATION_HANDLER = 13
    """The expiration handler; time to end the task."""
    BACKGROUND_FETCH = 14
    """A background fetch; until the completion handler of performFetch."""
    SILENT_PUSH = 15
    """A silent push; until the fetchCompletionHandler of the push."""
    APP_REFRESH_TASK = 16
    """An app refresh task; BGAppRefreshTask."""
    PROCESSING_TASK = 17
    """A processing task; BGProcessingTask."""
    CONTINUED_PROCESSING_TASK = 18
    """A continued processing task; BGContinuedProcessingTask."""
    HEALTH_RESEARCH_TASK = 19
    """A health research task; BGHealthResearchTask."""
    URL_SESSION_EVENTS = 20
    """The events of a background URL session; handleEventsForBackgroundURLSession."""
    ACCESSORY_WAKE = 21
    """A wake-up by an accessory; External Accessory."""
    BLUETOOTH_WAKE = 22
    """A wake-up by Bluetooth; Core Bluetooth."""
    LOCATION_WAKE = 23
    """A wake-up by location."""
    VOIP_KEEP_ALIVE_INTERVAL = 24
    """The interval between keep-alive handlers; the minimum for setKeepAliveTimeout:."""
    VOIP_KEEP_ALIVE_HANDLER = 25
    """A keep-alive handler; the handler of setKeepAliveTimeout:."""
    VOIP_PUSH_REPORT = 26
    """The report of a call after a VoIP push; from the push to the reported call."""
    VOIP_WAKE_RATE = 27
    """The wake-ups of a legacy VoIP app."""
    CPU_USAGE = 28
    """CPU use in the background."""
    NOTIFICATION_SERVICE_EXTENSION = 29
    """A notification service extension; from didReceive to contentHandler."""
    LIVE_ACTIVITY = 30
    """A Live Activity; from its start."""
    PERSISTENT_WIFI = 31
    """Wi-Fi without UIRequiresPersistentWiFi; from the last use."""
    APP_INTENT = 32
    """An app intent that runs in the background."""
    WORKOUT_MIRRORING = 33
    """The start of a Live Activity for a mirrored workout."""
    BACKGROUND_TRANSFER = 34
    """A background transfer; from its start to its end."""
    SIRI_INTENT = 35
    """A phase of a SiriKit intent; with the launch of its extension or app."""
    EXTENSION_LAUNCH = 36
    """The launch of an app extension."""
    LOCATION_PUSH = 37
    """A location push service extension at work."""
    EXPIRING_ACTIVITY = 38
    """An expiring activity; performExpiringActivity."""


class Expiry(LabelledEnum):
    """What happens when an allowance is used up."""

    TERMINATE = 1
    """The process is ended."""
    SUSPEND = 2
    """The app is suspended."""
    MARK_FAILED = 3
    """The task counts as failed."""
    CANCEL = 4
    """The task is cancelled."""
    THROTTLE = 5
    """Later grants are rarer or shorter."""
    REPORT_ONLY = 6
    """A report is written, nothing else."""
    DELIVER_FALLBACK = 7
    """The system delivers the original content."""
    STOP_LAUNCHING = 8
    """The system stops launching the app for this; for the purpose of the allowance."""
    NOTHING = 9
    """Nothing is known to happen."""
    DROP = 10
    """Anything over the limit is dropped without notice."""
    REFUSE = 11
    """The request fails with an error."""
    REPLACE = 12
    """The newer request replaces the older."""


class Verdict(LabelledEnum):
    """The answer. If no source says, it is `unspecified`, never `forbidden`."""

    ALLOWED = 1
    """allowed."""
    FORBIDDEN = 2
    """forbidden."""
    CONDITIONAL = 3
    """It depends on a fact that was not given; see `requires_mask`."""
    NOT_APPLICABLE = 4
    """The thing does not exist on that OS, or for that life cycle."""
    UNSPECIFIED = 5
    """No source says."""
    UNKNOWN_OS = 6
    """The OS is newer than the rule set; the rest of the answer is for the newest known OS."""


class Guarantee(LabelledEnum):
    """How firmly the system promises a launch."""

    IMMEDIATE = 1
    """At once; when the event happens."""
    ELIGIBLE = 2
    """When the system chooses; it may delay the launch."""
    DISCRETIONARY = 3
    """When the system chooses, if at all."""


class Evidence(LabelledEnum):
    """The kind of source on which a rule is based."""

    DOCUMENTED = 1
    """Documented by Apple; in public documentation."""
    ENGINEER = 2
    """Said by an Apple engineer."""
    OBSERVED = 3
    """Measured by developers."""
    ARTICLE = 4
    """Said by published articles and books."""
    INFERRED = 5
    """Inferred by us; explained in a note."""
    OVERRIDDEN = 6
    """The caller's own figure."""


class EvidenceProfile(LabelledEnum):
    """The evidence profile: which rules may decide."""

    DOCUMENTED = 1
    """Apple's documentation alone."""
    OBSERVED = 2
    """Documentation, Apple's engineers and measured behaviour; also published articles; if sources
    disagree, the better observed source wins.
    """
    FOUNDING = 3
    """The four founding documents as they stand; nothing else. Its name is "article"."""
    ARTICLE = FOUNDING


class Fact(LabelledEnum):
    """A three-valued fact. 0, not given, is the same as unknown."""

    UNKNOWN = 0
    """unknown."""
    NO = 1
    """no."""
    YES = 2
    """yes."""


class Idiom(LabelledEnum):
    """Kind of device."""

    PHONE = 1
    """A phone."""
    PAD = 2
    """An iPad."""


class LocationAuthorization(LabelledEnum):
    """Location authorization granted at run time."""

    NONE = 1
    """No authorization for location."""
    WHEN_IN_USE = 2
    """When In Use authorization for location."""
    ALWAYS = 3
    """Always authorization for location."""
    PROVISIONAL_ALWAYS = 4
    """Provisional Always authorization for location; events that need Always wait for the answer of
    the user.
    """
    WHEN_IN_USE_REDUCED = 5
    """When In Use authorization with reduced accuracy."""
    ALWAYS_REDUCED = 6
    """Always authorization with reduced accuracy."""


class Reason(LabelledEnum):
    """Why the answer to `transition`, `next`, `path` or `call` has its verdict."""

    NOT_ONE_STEP = 1
    """The transition takes several steps; legal, but see `via` and the steps."""
    LEADS_ELSEWHERE = 2
    """The cause leads from here to another state; `via`."""
    CAUSE_OUT_OF_PLACE = 3
    """The cause cannot occur in this state; because of what the cause means."""
    STATE_UNAVAILABLE = 4
    """This life cycle has no such state."""
    CAUSE_UNAVAILABLE = 5
    """This OS has no such cause, trigger or interruption."""
    TOLERATED = 6
    """Seen on devices, but no source says that it is intended."""
    NO_PATH = 7
    """No chain of permitted causes leads to the state."""
    SCENES_NOT_COVERED = 8
    """The evidence profile says nothing about scenes."""
    INTERRUPTS_NOTHING = 9
    """This kind of interruption does not cover the app."""
    CALLBACK_UNAVAILABLE = 10
    """This OS or life cycle has no such callback."""
    OTHER_CALLBACKS = 11
    """The trigger brings other callbacks."""
    LAUNCHES_NOTHING = 12
    """The trigger launches or wakes no app by this cause; or the callback comes only at a launch.
    """


class Condition(LabelledCondition):
    """A fact that an answer can depend on."""

    HARDWARE_MULTITASKING = 1
    """A device with multitasking; else: a device without multitasking."""
    MULTITASKING_SDK = 2
    """An app linked against an SDK of 4.0 or later; else: an app linked against an SDK before 4.0.
    """
    EXITS_ON_SUSPEND = 3
    """UIApplicationExitsOnSuspend; else: no UIApplicationExitsOnSuspend."""
    SCENES_ADOPTED = 4
    """An app with scenes; else: an app without scenes."""
    MULTIPLE_SCENES = 5
    """Several scenes; else: one scene."""
    CALLKIT_SDK = 6
    """An app linked against an SDK of 13.0 or later; else: an app linked against an SDK before
    13.0.
    """
    PHONE = 7
    """A phone; else: not a phone."""
    PAD = 8
    """An iPad; else: not an iPad."""
    REAL_DEVICE = 9
    """A real device; else: the Simulator."""
    CELLULAR = 10
    """A cellular radio; else: no cellular radio."""
    FIRST_UNLOCK_DONE = 11
    """A device that was unlocked since it started; else: a device that was not unlocked since it
    started; a device without a passcode counts as unlocked.
    """
    PASSCODE = 12
    """A passcode; else: no passcode."""
    BACKGROUND_APP_REFRESH = 13
    """Background App Refresh on; else: Background App Refresh off."""
    LOW_POWER_MODE_OFF = 14
    """Low Power Mode off; else: Low Power Mode on."""
    CHARGING = 15
    """A charging device; else: no charging device."""
    DEBUGGER_DETACHED = 16
    """No debugger; else: a debugger."""
    LOCATION_AUTHORIZATION_GRANTED = 17
    """Authorization for location; else: no authorization for location; when in use, or always."""
    LOCATION_AUTHORIZATION_ALWAYS = 18
    """Always authorization for location; else: no Always authorization for location."""
    RESTORATION_IDENTIFIER = 19
    """Bluetooth state restoration; else: no Bluetooth state restoration; of the app's Core
    Bluetooth managers.
    """
    SESSION_SENDS_LAUNCH_EVENTS = 20
    """A URL session that sends launch events; else: a URL session that sends no launch events."""
    BLUETOOTH_ON = 21
    """Bluetooth on; else: Bluetooth off; by the switch in Settings."""
    BLUETOOTH_ON_IN_CONTROL_CENTER = 22
    """Bluetooth on in Control Center; else: Bluetooth off in Control Center."""
    AIRPLANE_MODE_OFF = 23
    """Airplane mode off; else: airplane mode on."""
    ACCESSORY_SETUP_KIT = 24
    """Accessories of AccessorySetupKit; else: no accessories of AccessorySetupKit."""
    FORCE_QUIT_SURVIVES_REBOOT = 25
    """A force quit that outlasts a reboot; else: a force quit that ends with a reboot; an option of
    the device facts.
    """
    REGIONS_END_AT_REBOOT = 26
    """Regions that end with a reboot; else: regions that outlast a reboot; an option of the device
    facts.
    """
    REBOOTED_SINCE = 27
    """A reboot since; else: no reboot since."""
    UNLOCKED_SINCE = 28
    """An unlock since; else: no unlock since."""
    USER_LAUNCHED_SINCE = 29
    """A launch by the user since; else: no launch by the user since."""
    STATE_RESTORATION = 30
    """State restoration; else: no state restoration; the app preserves and restores its interface.
    """
    PERMITTED_IDENTIFIERS = 31
    """Permitted task identifiers; else: no permitted task identifiers; the entries of
    BGTaskSchedulerPermittedIdentifiers.
    """
    MODE_AUDIO = 32
    """The background mode audio; else: no background mode audio."""
    MODE_LOCATION = 33
    """The background mode location; else: no background mode location."""
    MODE_VOIP = 34
    """The background mode voip; else: no background mode voip."""
    MODE_NEWSSTAND_CONTENT = 35
    """The background mode newsstand-content; else: no background mode newsstand-content."""
    MODE_EXTERNAL_ACCESSORY = 36
    """The background mode external-accessory; else: no background mode external-accessory."""
    MODE_BLUETOOTH_CENTRAL = 37
    """The background mode bluetooth-central; else: no background mode bluetooth-central."""
    MODE_BLUETOOTH_PERIPHERAL = 38
    """The background mode bluetooth-peripheral; else: no background mode bluetooth-peripheral."""
    MODE_FETCH = 39
    """The background mode fetch; else: no background mode fetch."""
    MODE_REMOTE_NOTIFICATION = 40
    """The background mode remote-notification; else: no background mode remote-notification."""
    MODE_PROCESSING = 41
    """The background mode processing; else: no background mode processing."""
    MODE_PUSH_TO_TALK = 42
    """The background mode push-to-talk; else: no background mode push-to-talk."""
    MODE_NEARBY_INTERACTION = 43
    """The background mode nearby-interaction; else: no background mode nearby-interaction."""
    MODE_NETWORK_AUTHENTICATION = 44
    """The background mode network-authentication; else: no background mode network-authentication.
    """
    SCENE_SDK = 45
    """An app linked against an SDK of 27.0 or later; else: an app linked against an SDK before
    27.0.
    """
    DEVICE_UNLOCKED = 46
    """An unlocked device; else: a locked device; a device without a passcode counts as unlocked."""
    ALWAYS_USAGE_TEXT = 47
    """A usage text for Always; else: no usage text for Always;
    NSLocationAlwaysAndWhenInUseUsageDescription, or its older form.
    """
    WHEN_IN_USE_USAGE_TEXT = 48
    """A usage text for When In Use; else: no usage text for When In Use;
    NSLocationWhenInUseUsageDescription.
    """
    MICROPHONE_USAGE_TEXT = 49
    """A usage text for the microphone; else: no usage text for the microphone;
    NSMicrophoneUsageDescription.
    """
    MINIMUM_OS_MET = 50
    """An OS that is not older than MinimumOSVersion; else: an OS older than MinimumOSVersion; holds
    also if MinimumOSVersion is not given.
    """
    MODES_KNOWN = 51
    """Only modes that Apple lists; else: a mode that Apple does not list."""
    NO_PLACEHOLDERS = 52
    """No build variable in the Info.plist; else: a build variable in the Info.plist; an unexpanded
    one, in a key that was read.
    """
    ANY_MODE = 53
    """A background mode; else: no background mode."""
    TASK_MODES = 54
    """The background mode fetch or processing; else: neither the background mode fetch nor
    processing.
    """
    PUSHKIT_SDK = 55
    """An app linked against an SDK of 10.0 or later; else: an app linked against an SDK before
    10.0.
    """
    BACKGROUND_ACTIVITY_SESSION = 56
    """A CLBackgroundActivitySession when it last ran; else: no CLBackgroundActivitySession when it
    last ran.
    """
    SERVICE_SESSION = 57
    """A CLServiceSession for Always when it last ran; else: no CLServiceSession for Always when it
    last ran.
    """
    SEVERAL_FOREGROUND_SLOTS = 58
    """Several apps in front; else: one app in front; holds if more than one app can be in front."""
    INTERFACE_KEPT = 59
    """A scene session, or a saved interface, that UIKit kept; else: no scene session or saved
    interface that UIKit kept.
    """
    MULTITASKING_CAMERA = 60
    """Permission to use the camera beside other apps; else: no permission to use the camera beside
    other apps.
    """
    STATE_TO_RESTORE = 61
    """A saved interface to restore; else: no saved interface to restore; the app restores its
    interface, and UIKit kept what it saved.
    """
    SCREEN_UNLOCKED = 62
    """An unlocked screen; else: a locked screen; with a passcode or without one."""
    MODE_SCREEN_CAPTURE = 63
    """The background mode screen-capture; else: no background mode screen-capture."""
    FULL_ACCURACY = 64
    """Full accuracy for location; else: reduced accuracy for location."""


class Standing(LabelledEnum):
    """How an app stands with the system when an event comes."""

    IN_MEMORY = 1
    """Suspended in memory."""
    ENDED = 2
    """Ended by anything but a force quit; the ends with a standing of their own are below."""
    FORCE_QUIT = 3
    """Force quit by the user; has the force-quit flag (or was never launched)"""
    REBOOTED = 4
    """Not running since the device started."""
    OPTED_OUT = 5
    """Ended by UIApplicationExitsOnSuspend."""
    HELD_BUTTON = 6
    """Ended by holding the home button."""
    UPDATED = 7
    """Ended by an update of the app."""
    UNINSTALLED = 8
    """uninstalled."""
    RUNNING = 9
    """Running in the background."""
    IN_FRONT = 10
    """Running in front."""


class Since(LabelledEnum):
    """What happened between a termination and an event."""

    REBOOT = 1
    """The device restarted."""
    UNLOCK = 2
    """The user unlocked the device; the first unlock after the boot."""
    USER_LAUNCH = 3
    """The user launched the app."""


class Family(LabelledEnum):
    """A family of rules."""

    LIFECYCLE = 1
    """Which life cycle an app has."""
    TRANSITION = 2
    """Which state follows on a cause."""
    CAUSE = 3
    """In which states a cause can occur."""
    DELIVERY = 4
    """What a trigger delivers; and since which version it exists."""
    DEADLINE = 5
    """How long an allowance lasts."""
    STANDING = 6
    """What a termination leaves behind."""
    RELAUNCH = 7
    """Whether a trigger wakes or launches an app."""
    NOTIFICATION = 8
    """Which notification accompanies a callback."""
    MODE = 9
    """What a background mode permits."""
    EVENT = 10
    """How an event reaches an app in a state."""
    QUOTA = 11
    """How many of something the system allows."""
    CONDUCT = 12
    """What an app may do in a state."""
    DUTY = 13
    """What an app owes in a callback."""
    MANIFEST = 14
    """Which parts of a manifest will not work."""
    TERMINATION = 15
    """What a termination code means."""
    CALLBACK = 16
    """Since which version a callback exists; and which callback is called in its place."""
    CHOICE = 17
    """What a question means if it leaves something open."""
    SILENCE = 18
    """Where silence does not mean "no"; the subject on which the sources say nothing."""
    WATCHDOG = 19
    """Which allowance limits a callback."""
    DISPOSITION = 20
    """What becomes of a trigger that does not run the app."""
    SUSPENSION = 21
    """What keeps the system from suspending an app."""
    PURGE = 22
    """In which order apps are ended when memory is short."""
    CALL = 23
    """Who receives a callback, with which options; and what its return value changes."""


class Conflict(LabelledEnum):
    """A disagreement between sources. Each side has a rule."""

    BACKGROUND_TASK_BUDGET = 1
    """How long background tasks may run; 150 s, or 600, 180 and 30 s by OS."""
    FORCE_QUIT_CALLBACK = 2
    """What a force quit sends to a running app; no message, or applicationWillTerminate:."""
    FORCE_QUIT_ACROSS_REBOOT = 3
    """Whether a reboot clears the force-quit flag."""
    LOCATION_AFTER_FORCE_QUIT = 4
    """Since when location relaunches after a force quit; from iOS 8.0, or from 7.1."""
    STANDARD_LOCATION_RELAUNCH = 5
    """Whether standard location updates relaunch an app."""
    PROCESSING_AFTER_FORCE_QUIT = 6
    """Whether processing tasks run after a force quit."""
    BEFORE_FIRST_UNLOCK = 7
    """What is launched before the first unlock; nothing, or named exceptions."""
    DID_ENTER_BACKGROUND_LIMIT = 8
    """The limit of applicationDidEnterBackground:; 5 s, or the watchdog's 10 s."""
    LAUNCH_LIMIT = 9
    """The limit of a launch; 5 s of advice, or the watchdog's 20 s."""
    REGION_AFTER_REBOOT = 10
    """Whether regions relaunch an app after a reboot."""
    TERMINATE_RUNNING_BACKGROUND = 11
    """How the system ends an app in the background; applicationWillTerminate:, or SIGKILL."""
    BACKGROUND_LAUNCH_CALLBACK = 12
    """What is called at a background launch or wake-up; applicationDidEnterBackground:, or none."""
    LOCK_BY_VERSION = 13
    """What a lock does on iOS 4, 5 and 7."""
    LOCATION_AFTER_FORCE_QUIT_26 = 14
    """Whether location relaunches after a force quit on iOS 26."""
    TERMINATE_AT_SHUTDOWN = 15
    """What a running app gets at shutdown; applicationWillTerminate:, or nothing."""
    VISIT_AFTER_FORCE_QUIT = 16
    """Whether visits relaunch an app after a force quit."""
    PUSH_AFTER_FORCE_QUIT = 17
    """Whether pushes relaunch an app after a force quit."""
    HEALTHKIT_AFTER_FORCE_QUIT = 18
    """Whether HealthKit relaunches an app after a force quit."""
    EXITS_ON_SUSPEND_BACKGROUND = 19
    """What UIApplicationExitsOnSuspend calls first; applicationDidEnterBackground: before
    applicationWillTerminate:, or not.
    """
    KEEP_ALIVE_DEPRECATION = 20
    """When keep-alive handlers were deprecated; in iOS 9.0, or in 10.0."""
    FORCE_QUIT_BEFORE_7 = 21
    """What a force quit prevents before iOS 7."""
    TERMINATE_ONLY_IN_BACKGROUND = 22
    """Which apps get applicationWillTerminate:; those in the background alone, or others too."""
    UNDOCUMENTED_LIMIT = 23
    """Whether a limit has a figure; none, or 5 s."""
    BLUETOOTH_TOGGLES_26 = 24
    """Whether the technote's fifth note applies literally."""
    LOCAL_NOTIFICATION_LIMIT = 25
    """How many local notifications are kept; 64, or 128."""
    SCENE_FORCE_QUIT_ORDER = 26
    """What a force quit calls in a scene; sceneDidEnterBackground:, or sceneDidDisconnect:."""
    SCENE_ACTIVATION_STATE = 27
    """Which state the app reads in sceneDidBecomeActive:; active, or inactive."""
    ACCESSORY_SESSIONS = 28
    """When suspension closes accessory sessions; after iOS 4, or up to iOS 4 and without the mode.
    """
    DISCRETIONARY_TRANSFERS = 29
    """Which transfers are discretionary; those begun in the foreground, or in the background."""
    LOCATION_SUSPENSION = 30
    """Whether the location mode stops suspension; it does not, or keeps the app running."""
    SESSION_AFTER_FORCE_QUIT = 31
    """Whether a force quit destroys the session of a scene; and what the scene saved."""
    BEACON_MODE = 32
    """Which regions need the location mode; beacon regions, or none."""
    LOCATION_IN_USE = 33
    """Whether When In Use permits monitoring in the background; while updates begun in front go on.
    """
    SIGNIFICANT_TIME_CHANGE = 34
    """When a suspended app learns of a time change; in the foreground, or when it runs."""
    URL_REFUSED_AT_LAUNCH = 35
    """Which launch methods must return NO to refuse a URL; either of them, or both."""
    LOCATION_WITHOUT_REFRESH = 36
    """Whether location events need Background App Refresh; from 8.0 on."""


class TerminationCode(LabelledEnum):
    """Termination codes, as the 32-bit pattern."""

    WATCHDOG = 0x8badf00d
    """The app did not launch, respond or end in time."""
    BACKGROUND_TASK = 0x2182bad2
    """A background task was not ended in time."""
    BACKGROUND_URL_SESSION = 0x2182bad3
    """Events of a background URL session were not handled in time."""
    BACKGROUND_FETCH = 0x2182bad4
    """A background fetch was not finished in time."""
    RESOURCE_HELD = 0xdead10cc
    """The app held a file or database lock at suspension."""
    THERMAL = 0xc00010ff
    """The device was too hot."""
    CALL_NOT_REPORTED = 0xbaadca11
    """The app reported no call after a VoIP push."""
    VOIP_WAKE_RATE = 0xbad22222
    """The VoIP app was resumed too often."""
    DISK_PRESSURE = 0xbaddd15c
    """Storage was short."""
    RESOURCE_USE = 0xd00d2bad
    """The app used too much of key system resources."""
    WATCH_CPU = 0xc51bad01
    """On watchOS, a background task used too much CPU time."""
    WATCH_TIME = 0xc51bad02
    """On watchOS, a background task was not finished in time."""
    WATCH_RUNTIME = 0xc51bad03
    """On watchOS, the system was too busy for a background task; it was not finished in time."""
    INSECURE_DRAWING = 0x2bad45ec
    """The app drew while the device was locked."""
    STACKSHOT = 0xbaaaaaad
    """A stackshot of the whole system; nothing was ended."""
    USER_FORCE_QUIT = 0xdeadfa11
    """The user force quit the app."""
    SIMULATOR_HOST = 0xfbfbfbfb
    """The host of the Simulator ended the app."""
    TASK_ASSERTIONS = 0xbada5e47
    """The app had too many background tasks at once."""


class Notification(LabelledEnum):
    """Notifications that are posted along with callbacks; the name is Apple's constant."""

    DID_FINISH_LAUNCHING = 1
    """UIApplicationDidFinishLaunchingNotification."""
    DID_BECOME_ACTIVE = 2
    """UIApplicationDidBecomeActiveNotification."""
    WILL_RESIGN_ACTIVE = 3
    """UIApplicationWillResignActiveNotification."""
    DID_ENTER_BACKGROUND = 4
    """UIApplicationDidEnterBackgroundNotification."""
    WILL_ENTER_FOREGROUND = 5
    """UIApplicationWillEnterForegroundNotification."""
    WILL_TERMINATE = 6
    """UIApplicationWillTerminateNotification."""
    DID_RECEIVE_MEMORY_WARNING = 7
    """UIApplicationDidReceiveMemoryWarningNotification."""
    SIGNIFICANT_TIME_CHANGE = 8
    """UIApplicationSignificantTimeChangeNotification."""
    PROTECTED_DATA_WILL_BECOME_UNAVAILABLE = 9
    """UIApplicationProtectedDataWillBecomeUnavailable."""
    PROTECTED_DATA_DID_BECOME_AVAILABLE = 10
    """UIApplicationProtectedDataDidBecomeAvailable."""
    SCENE_WILL_CONNECT = 11
    """UISceneWillConnectNotification."""
    SCENE_DID_DISCONNECT = 12
    """UISceneDidDisconnectNotification."""
    SCENE_WILL_ENTER_FOREGROUND = 13
    """UISceneWillEnterForegroundNotification."""
    SCENE_DID_ACTIVATE = 14
    """UISceneDidActivateNotification."""
    SCENE_WILL_DEACTIVATE = 15
    """UISceneWillDeactivateNotification."""
    SCENE_DID_ENTER_BACKGROUND = 16
    """UISceneDidEnterBackgroundNotification."""


class Price(LabelledEnum):
    """What breaking a rule of conduct costs."""

    TERMINATE = 1
    """The process is ended."""
    OPERATION_FAILS = 2
    """The operation fails with an error."""
    CLOSED_BY_SYSTEM = 3
    """The system closes the socket, service or session."""
    NOT_DELIVERED = 4
    """Nothing arrives."""
    STOPS = 5
    """The activity stops; and goes on when the app runs again."""
    THROTTLE = 6
    """Later grants are rarer or shorter; the process may be ended."""
    EXPOSED_IN_SNAPSHOT = 7
    """The content is visible in the system's snapshot; in the picture for the app switcher."""
    WASTED = 8
    """The activity has no effect; until the app is in the foreground."""
    NOT_PERMITTED = 9
    """The request fails, because it is not declared; the manifest lacks its identifier or mode."""
    UNAVAILABLE = 10
    """The request fails, because no background work exists; in the Simulator, or with Background
    App Refresh off.
    """
    INELIGIBLE_NOW = 11
    """The request fails if it asks to run at once."""


class Event(LabelledEnum):
    """What reaches an app, other than its triggers."""

    TOUCH = 1
    """The user touches the screen."""
    ACCESSORY_CONNECTION = 2
    """An accessory is connected or disconnected."""
    ORIENTATION_CHANGE = 3
    """The orientation of the device changes."""
    SIGNIFICANT_TIME_CHANGE = 4
    """The time changes significantly; midnight, a carrier's time, daylight saving."""
    BATTERY_CHANGE = 5
    """The level or state of the battery changes."""
    PROXIMITY_CHANGE = 6
    """The proximity sensor changes its state."""
    PROTECTED_DATA_CHANGE = 7
    """Protected data becomes available or unavailable."""
    SCREEN_CHANGE = 8
    """A screen is connected, disconnected or changes its mode."""
    DEFAULTS_CHANGE = 9
    """The user defaults change."""
    LOCALE_CHANGE = 10
    """The locale changes."""
    ICLOUD_IDENTITY_CHANGE = 11
    """The iCloud identity changes."""
    MEMORY_WARNING = 12
    """The system warns that memory is short."""
    LOCAL_NOTIFICATION = 13
    """A local notification fires."""
    VIEW_REDRAW = 14
    """A view asks to be drawn."""
    LOCATION_UPDATE = 15
    """A location update arrives."""
    NETWORK_REQUEST = 16
    """A peer sends a request; over a socket of the app."""
    WINDOW_SNAPSHOT = 17
    """The system takes the picture for the app switcher."""
    ACCESSORY_DISCONNECT = 18
    """An app with accessory sessions goes to the background; the notice that it gets."""
    REMOTE_NOTIFICATION = 19
    """A push is shown to the user; the part of a push that is shown."""
    AUDIO_INTERRUPTION = 20
    """The app's audio session is interrupted; by a call, an alert or another app."""


class Manner(LabelledEnum):
    """How an event reaches the app."""

    AT_ONCE = 1
    """When the event happens."""
    COALESCED = 2
    """As one notice of the net change; when the app runs again."""
    QUEUED = 3
    """Each event, when the app runs again."""
    WITHHELD = 4
    """never."""
    TO_USER = 5
    """Shown to the user, who decides."""
    AFTER_CALLBACK = 6
    """By the system, once a callback has returned."""


class Quota(LabelledEnum):
    """A number that the system allows."""

    SCHEDULED_LOCAL_NOTIFICATIONS = 1
    """Scheduled local notifications."""
    MONITORED_REGIONS = 2
    """Monitored regions and conditions; of an app, all kinds together."""
    PENDING_REFRESH_TASKS = 3
    """Pending refresh tasks; BGAppRefreshTaskRequest."""
    PENDING_PROCESSING_TASKS = 4
    """Pending processing tasks; BGProcessingTaskRequest."""
    SILENT_PUSHES = 5
    """Silent pushes that are delivered; content-available."""
    NEWSSTAND_PUSHES = 6
    """Pushes that launch a Newsstand app; content-available."""
    WAKEUPS = 7
    """Wakeups of the CPU from idle."""
    VOIP_WAKES = 8
    """Wake-ups of a legacy VoIP app."""
    UNANSWERED_HEALTH_DELIVERIES = 9
    """HealthKit deliveries without an answer; whose completion handler was not called."""
    LOCATION_CHANGE_UPDATES = 10
    """Significant location changes."""
    LAUNCH_SCREEN_SIZE = 11
    """The size of a launch screen; of all its images together."""
    NOTIFICATION_SERVICE_MEMORY = 12
    """Memory of a notification service extension."""
    DISK_WRITES = 13
    """What an app writes to storage."""
    FOREGROUND_APPS = 14
    """Apps in front at the same time."""
    REQUESTS_PER_IDENTIFIER = 15
    """Pending requests with one identifier; of the task scheduler."""
    BACKGROUND_TASK_ASSERTIONS = 16
    """Background tasks of an app at the same time."""
    URL_SESSION_RESUMES = 17
    """Launches and wake-ups for background URL sessions."""
    WIDGET_RELOADS = 18
    """Reloads of a widget; while its app is not in front."""
    LIVE_ACTIVITY_STARTS = 19
    """Live Activities that a push starts."""
    LIVE_ACTIVITY_UPDATES = 20
    """Updates of Live Activities by urgent pushes; of priority 10."""
    DEVICE_ACTIVITIES = 21
    """Device activities that an app monitors."""
    PUSH_TO_TALK_CHANNELS = 22
    """Push to Talk channels that are joined at once."""
    LIVE_ACTIVITIES = 23
    """Live Activities at the same time; of the device."""
    SERVICE_UPDATES = 24
    """Service updates of high priority; Push to Talk."""
    HEALTH_DELIVERIES = 25
    """HealthKit deliveries to an app; by type and frequency."""
    EXTENSION_MEMORY = 26
    """Memory of an app extension."""
    LOCATION_PUSHES = 27
    """Location pushes; of the device."""


class ErrorDomain(LabelledEnum):
    """The domain of an error by which the system tells an app that it broke a rule of the life
    cycle. Each domain has its own error codes.
    """

    BG_TASK_SCHEDULER = 1
    """BGTaskSchedulerErrorDomain."""
    URL = 2
    """NSURLErrorDomain."""
    TASK_CANCELLED_REASON = 3
    """NSURLErrorBackgroundTaskCancelledReasonKey; in the userInfo of NSURLErrorDomain -999."""
    OS_STATUS = 4
    """NSOSStatusErrorDomain; also the codes of AVAudioSession."""
    POSIX = 5
    """NSPOSIXErrorDomain."""
    SQLITE = 6
    """SQLite."""
    METAL_COMMAND_BUFFER = 7
    """MTLCommandBufferErrorDomain."""
    IOGPU = 8
    """IOGPUCommandQueueErrorDomain."""
    HEALTHKIT = 9
    """com.apple.healthkit."""
    PUSH_TO_TALK_CHANNEL = 10
    """PTChannelErrorDomain."""
    TEXT = 11
    """Text of a framework; that it logs or raises; the codes are ours."""
    LOCAL_AUTHENTICATION = 12
    """com.apple.LocalAuthentication."""
    PROVIDER_STOP_REASON = 13
    """NEProviderStopReason; of a network provider."""


class Unit(LabelledEnum):
    """What a quota counts."""

    COUNT = 1
    """A count."""
    BYTES = 2
    """bytes."""
    METRES = 3
    """metres."""


class Severity(LabelledEnum):
    """How much a finding matters."""

    NOTE = 1
    """Worth knowing."""
    WARNING = 2
    """A declaration will not work; or lacks something that it needs; or a log is right only if
    records are missing.
    """
    ERROR = 3
    """The app does not run, or is ended; or a log breaks the rules."""


class TerminationNamespace(LabelledEnum):
    """The namespace of a termination reason; values are those of the kernel's reason.h."""

    JETSAM = 1
    """The kernel's memory management."""
    SIGNAL = 2
    """A signal."""
    CODESIGNING = 3
    """Code signing."""
    HANGTRACER = 4
    """The hang tracer."""
    TEST = 5
    """A test."""
    DYLD = 6
    """The dynamic linker."""
    LIBXPC = 7
    """The library of XPC."""
    OBJC = 8
    """The Objective-C runtime."""
    EXEC = 9
    """The start of a program."""
    SPRINGBOARD = 10
    """SpringBoard; also FrontBoard and Carousel."""
    TCC = 11
    """Privacy controls; TCC."""
    REPORTCRASH = 12
    """ReportCrash."""
    COREANIMATION = 13
    """Core Animation."""
    AGGREGATED = 14
    """Aggregated reasons."""
    RUNNINGBOARD = 15
    """RunningBoard; up to iOS 12, assertiond."""
    SKYWALK = 16
    """Skywalk."""
    SETTINGS = 17
    """Settings."""
    LIBSYSTEM = 18
    """The system library."""
    FOUNDATION = 19
    """Foundation."""
    WATCHDOG = 20
    """The watchdog."""
    METAL = 21
    """Metal."""
    WATCHKIT = 22
    """WatchKit."""
    GUARD = 23
    """A guarded resource."""
    ANALYTICS = 24
    """analytics."""
    SANDBOX = 25
    """The sandbox."""
    SECURITY = 26
    """security."""
    ENDPOINTSECURITY = 27
    """Endpoint Security."""
    PAC_EXCEPTION = 28
    """Pointer authentication."""
    BLUETOOTH_CHIP = 29
    """The Bluetooth chip."""
    PORT_SPACE = 30
    """The space of Mach ports."""
    WEBKIT = 31
    """WebKit."""
    BACKLIGHTSERVICES = 32
    """Backlight services."""
    MEDIA = 33
    """Media services."""
    ROSETTA = 34
    """Rosetta."""
    LIBIGNITION = 35
    """libignition."""
    BOOTMOUNT = 36
    """The mounting of volumes at the boot."""
    UNNAMED_37 = 37
    """A namespace whose name is not public."""
    REALITYKIT = 38
    """RealityKit."""
    AUDIO = 39
    """Audio services."""
    WAKEBOARD = 40
    """WakeBoard."""
    CORERC = 41
    """CoreRC."""
    SELF_RESTRICT = 42
    """Restrictions that a process gave itself."""
    ARKIT = 43
    """ARKit."""
    CAMERA = 44
    """Camera services."""
    BACKBOARD = 45
    """BackBoard."""
    POWEREXCEPTIONS = 46
    """Power exceptions."""
    SECINIT = 47
    """The set-up of the sandbox."""


class Role(LabelledEnum):
    """The role of a rule in an answer."""

    DECIDES = 1
    """The rule decides the answer."""
    OUTWEIGHED = 2
    """The rule applies, but another rule decides; one of higher precedence, an earlier one of the
    same precedence, or one that refuses whatever the app declares.
    """
    CONDITION_UNKNOWN = 3
    """The rule may apply; one of its conditions is not known."""
    CONDITION_FAILS = 4
    """One of the rule's conditions is not met."""
    OTHER_VERSION = 5
    """The rule is in force on other versions."""
    OTHER_PROFILE = 6
    """The evidence profile does not admit the rule."""
    ALTERNATIVE = 7
    """The rule applies as a second account; it never decides."""


class InfoKind(LabelledEnum):
    """Kind of an Info.plist value."""

    STRING = 1
    """A string."""
    BOOLEAN = 2
    """A boolean."""
    INTEGER = 3
    """An integer."""
    STRING_LIST = 4
    """A list of strings."""
    DICTIONARY = 5
    """A dictionary; its contents are given key by key, or not at all."""
    OTHER = 6
    """Another value; a real, a date, data, or an array of other things."""


class NoticeKind(LabelledEnum):
    """What `lcp_app_apply_info` reports about an entry. No notice is an error."""

    UNKNOWN_MODE = 1
    """A UIBackgroundModes value that Apple does not list."""
    WRONG_TYPE = 2
    """The wrong type for the key; the entry was not used."""
    DUPLICATE = 3
    """A key that was given before; the later entry counts."""
    PLACEHOLDER = 4
    """An unexpanded build variable; the value was not used, but an identifier counts."""
    MALFORMED = 5
    """Neither a version nor an SDK name; the key requires one of them, so the entry was not used.
    """
    EMPTY_LIST = 6
    """An empty list."""


class Field(LabelledEnum):
    """The part of a call that a status is about."""

    CONTEXT = 1
    """context."""
    QUERY = 2
    """query."""
    ANSWER = 3
    """answer."""
    STRUCT_SIZE = 4
    """Size of a struct."""
    OS = 5
    """OS version."""
    PROFILE = 6
    """Evidence profile."""
    APP = 7
    """app."""
    FACTS = 8
    """Facts of the device."""
    LIMITS = 9
    """limits."""
    FROM = 10
    """State before."""
    TO = 11
    """State after."""
    CAUSE = 12
    """cause."""
    LAST_CAUSE = 13
    """Last cause."""
    ALLOWED_CAUSES = 14
    """Allowed causes."""
    TRIGGER = 15
    """trigger."""
    INTERRUPTION = 16
    """interruption."""
    ALLOWANCE = 17
    """allowance."""
    TERMINATION = 18
    """termination."""
    EVENTS_SINCE = 19
    """Events since the termination."""
    BACKGROUND_MODES = 20
    """Background modes."""
    EXITS_ON_SUSPEND = 21
    """Exits on suspend."""
    SCENES = 22
    """scenes."""
    MULTIPLE_SCENES = 23
    """Multiple scenes."""
    LINKED_SDK = 24
    """Linked SDK."""
    MINIMUM_OS = 25
    """Minimum OS."""
    LOCATION_AUTHORIZATION = 26
    """Location authorization."""
    RESTORATION_IDENTIFIER = 27
    """Restoration identifier."""
    SESSION_SENDS_LAUNCH_EVENTS = 28
    """Session sends launch events."""
    STATE_RESTORATION = 29
    """State restoration."""
    IDIOM = 30
    """Kind of device."""
    SIMULATOR = 31
    """Simulator."""
    HARDWARE_MULTITASKING = 32
    """Hardware multitasking."""
    CELLULAR = 33
    """Cellular radio."""
    PASSCODE = 34
    """passcode."""
    FIRST_UNLOCK_DONE = 35
    """First unlock done."""
    BACKGROUND_APP_REFRESH = 36
    """Background App Refresh."""
    LOW_POWER_MODE = 37
    """Low Power Mode."""
    CHARGING = 38
    """charging."""
    DEBUGGER_ATTACHED = 39
    """Debugger attached."""
    FOREGROUND_SLOTS = 40
    """Apps that can be in front."""
    BLUETOOTH_OFF = 41
    """Bluetooth off."""
    BLUETOOTH_OFF_IN_CONTROL_CENTER = 42
    """Bluetooth off in Control Center."""
    AIRPLANE_MODE = 43
    """Airplane mode."""
    ACCESSORY_SETUP_KIT = 44
    """Accessories of AccessorySetupKit."""
    FORCE_QUIT_SURVIVES_REBOOT = 45
    """Force quit survives a reboot."""
    REGIONS_END_AT_REBOOT = 46
    """Regions end at a reboot."""
    LIMIT_COUNT = 47
    """Number of limits."""
    LIMIT_NS = 48
    """limit."""
    STRIDE = 49
    """stride."""
    COUNT = 50
    """count."""
    STATUSES = 51
    """statuses."""
    INDEX = 52
    """index."""
    TEXT = 53
    """text."""
    KEY = 54
    """key."""
    VALUE = 55
    """value."""
    NOTICES = 56
    """notices."""
    ENUM_KIND = 57
    """Kind of enumeration."""
    STATE = 58
    """state."""
    ACTIVITY = 59
    """activity."""
    CALLBACK = 60
    """callback."""
    MODE = 61
    """Background mode."""
    EVENT = 62
    """event."""
    QUOTA = 63
    """quota."""
    REASON_NAMESPACE = 64
    """Namespace of the termination reason."""
    CODE = 65
    """Termination code."""
    DEVICE_LOCKED = 66
    """Device locked."""
    ALWAYS_USAGE_TEXT = 67
    """Usage text for Always."""
    WHEN_IN_USE_USAGE_TEXT = 68
    """Usage text for When In Use."""
    MICROPHONE_USAGE_TEXT = 69
    """Usage text for the microphone."""
    BACKGROUND_ACTIVITY_SESSION = 70
    """CLBackgroundActivitySession."""
    SERVICE_SESSION = 71
    """CLServiceSession."""
    POLICY = 72
    """policy."""
    POLICY_SIZE = 73
    """Size of a policy."""
    FORM = 74
    """Form of a policy."""
    QUESTION = 75
    """question."""
    CONDITION = 76
    """condition."""
    ITEMS = 77
    """items."""
    RULE = 78
    """rule."""
    RULE_FIELD = 79
    """Field of a rule."""
    ERROR = 80
    """Error; the lcp_error itself: nothing could be written to it."""
    INFO_PROGRESS = 81
    """Progress of an Info.plist."""
    FORCE_QUIT = 82
    """Force quit."""
    ALLOWANCES = 83
    """allowances."""
    ACTIVITIES = 84
    """activities."""
    BEGUN_IN_FRONT = 85
    """Begun in front."""
    DEVICE = 86
    """device."""
    OPTIONS = 87
    """options."""
    INSTALL = 88
    """Installation of an app."""
    KIND = 89
    """kind."""
    PROCESS = 90
    """process."""
    SCENE = 91
    """scene."""
    NOTICE = 92
    """notice."""
    FACT = 93
    """fact."""
    DECISION = 94
    """decision."""
    TOKEN = 95
    """token."""
    IDENTIFIER = 96
    """identifier."""
    AMOUNT = 97
    """amount."""
    EFFECT = 98
    """effect."""
    REPLY = 99
    """reply."""
    NOW = 100
    """time."""
    MISSING_CALLBACKS = 101
    """Missing callbacks."""
    WAS_LAUNCHED = 102
    """Launched before."""
    REPLY_AFTER = 103
    """Time of the reply."""
    FOOTPRINT = 104
    """Memory footprint."""
    APPS = 105
    """apps."""
    TASKS = 106
    """tasks."""
    REQUESTS = 107
    """requests."""
    POLICIES = 108
    """policies."""
    EFFECTS = 109
    """effects."""
    ON_SILENCE = 110
    """Treatment of silence."""
    ON_CONDITIONAL = 111
    """Treatment of a conditional answer."""
    UNKNOWN_LIMIT = 112
    """Replacement for an unknown limit."""
    MEMORY = 113
    """memory."""
    MEMORY_SIZE = 114
    """Size of memory."""
    SNAPSHOT = 115
    """snapshot."""
    DISPOSITION = 116
    """disposition."""
    OCCASION = 117
    """occasion."""
    INTERFACE_KEPT = 118
    """Interface kept."""
    MULTITASKING_CAMERA = 119
    """Camera beside other apps."""
    PARTS = 120
    """Parts of the text."""
    ASSUMED = 121
    """Conditions assumed by the host."""
    COMPLETE_AFTER = 122
    """Time until wake-ups complete."""
    STAY_FOR = 123
    """Time in the background before suspension."""
    AUDITOR = 124
    """auditor."""
    SESSION = 125
    """session."""
    COLUMNS = 126
    """columns."""
    RECORD = 127
    """Kind of a record."""
    CLOCK = 128
    """clock."""
    LOGGED_CALLBACKS = 129
    """Logged callbacks."""
    LOGGED_NOTIFICATIONS = 130
    """Logged notifications."""
    LOG_FLAGS = 131
    """Flags of a log."""
    FINDING = 132
    """finding."""
    STRICTNESS = 133
    """strictness."""
    ERROR_DOMAIN = 134
    """Domain of the error."""
    DAY = 135
    """day."""
    HABITS = 136
    """habits."""
    START_HOUR = 137
    """Hour at which a day begins."""
    DAYS = 138
    """Number of days."""
    USED_HOURS = 139
    """Hours of use."""
    CHARGING_HOURS = 140
    """Hours of charging."""
    OFFLINE_HOURS = 141
    """Hours without a network."""
    LOW_POWER_HOURS = 142
    """Hours in Low Power Mode."""
    OFF_HOURS = 143
    """Hours off."""
    PICKUPS_PER_DAY = 144
    """Pickups a day."""
    SECONDS_PER_USE = 145
    """Seconds of a use."""
    MEMORY_PRESSURES_PER_DAY = 146
    """Memory pressures a day."""
    OPENS_PER_DAY = 147
    """Opens a day."""
    FORCE_QUITS_PER_WEEK = 148
    """Force quits a week."""
    SILENT_PUSHES_PER_DAY = 149
    """Silent pushes a day."""
    VISIBLE_PUSHES_PER_DAY = 150
    """Visible pushes a day."""
    REGION_CROSSINGS_PER_DAY = 151
    """Region crossings a day."""
    TRANSFERS_PER_DAY = 152
    """Background transfers a day."""
    VOIP_PUSHES_PER_DAY = 153
    """VoIP pushes a day."""
    BLUETOOTH_EVENTS_PER_DAY = 154
    """Bluetooth events a day."""


class RuleField(LabelledEnum):
    """A field that only rules of some families have, for lcp_rule_value and lcp_rule_text."""

    VERDICT = 1
    """verdict."""
    LIFECYCLE = 2
    """Life cycle."""
    LIFECYCLES = 3
    """Life cycles."""
    STATES = 4
    """states."""
    TO = 5
    """State after."""
    CAUSES = 6
    """causes."""
    LAST_CAUSES = 7
    """Last causes."""
    INTERRUPTIONS = 8
    """interruptions."""
    REASON = 9
    """reason."""
    VIA = 10
    """State between."""
    STEPS = 11
    """steps."""
    TRIGGERS = 12
    """triggers."""
    LAUNCH_STATE = 13
    """State at launch."""
    CALLBACK = 14
    """callback."""
    SECOND_CALLBACK = 15
    """Second callback."""
    LAUNCH_CALLBACK = 16
    """Callback at launch."""
    ON_LAUNCH_ONLY = 17
    """Only at a launch."""
    GUARANTEE = 18
    """guarantee."""
    TERMINATIONS = 19
    """terminations."""
    STANDINGS = 20
    """standings."""
    STANDING = 21
    """standing."""
    ALLOWANCES = 22
    """allowances."""
    ALLOWANCE = 23
    """allowance."""
    AT_EXPIRY = 24
    """At expiry."""
    CODE = 25
    """Termination code."""
    EXTENDABLE = 26
    """extendable."""
    ADVICE = 27
    """advice."""
    LIMIT = 28
    """limit."""
    WARNING = 29
    """warning."""
    AXES = 30
    """axes."""
    NOTIFICATION = 31
    """notification."""
    POSTED_BEFORE = 32
    """Posted before the callback."""
    READS_AS_METHOD = 33
    """Reads as in the method."""
    MODE = 34
    """Background mode."""
    DEPRECATED = 35
    """Deprecated since."""
    PERMITS = 36
    """Permitted activities."""
    KEEPS_RUNNING = 37
    """Activities that keep the app running."""
    EVENTS = 38
    """events."""
    MANNER = 39
    """manner."""
    QUOTA = 40
    """quota."""
    UNIT = 41
    """unit."""
    ACTIVITIES = 42
    """activities."""
    ACTIVITY = 43
    """activity."""
    PRICE = 44
    """price."""
    UNDONE_AT = 45
    """Undone at."""
    SEVERITY = 46
    """severity."""
    CAUSE = 47
    """cause."""
    COUNT = 48
    """count."""
    WINDOW = 49
    """window."""
    NAMESPACES = 50
    """namespaces."""
    CODE_LOW = 51
    """Lowest code."""
    CODE_HIGH = 52
    """Highest code."""
    TEXT = 53
    """text."""
    KEY = 54
    """key."""
    VALUE = 55
    """value."""
    FALLBACK = 56
    """fallback."""
    FALLBACK_IN_FRONT_ONLY = 57
    """Fallback in front only."""
    SCENE_CALLBACK = 58
    """Callback of the scene."""
    APP_CALLBACK = 59
    """Callback of the app."""
    OF_INTERFACE = 60
    """About the interface."""
    COMPANIONS = 61
    """companions."""
    SILENCE = 62
    """Subject of silence."""
    TERMINATION = 63
    """termination."""
    STARTS = 64
    """Start of the clock."""
    RESETS = 65
    """Resets of the clock."""
    SHARED = 66
    """shared."""
    ORIGIN = 67
    """origin."""
    DISPOSITION = 68
    """disposition."""
    OCCASION = 69
    """Occasion; until when an event is kept."""
    RANK = 70
    """rank."""
    WARNED = 71
    """warned."""
    MERGING = 72
    """merging."""
    TRIGGER = 73
    """trigger."""
    BEGUN_IN_FRONT = 74
    """Begun in front."""
    CALLBACKS = 75
    """callbacks."""
    RECEIVER = 76
    """receiver."""
    LAUNCH_OPTION = 77
    """Launch option."""
    MORE_LAUNCH_OPTIONS = 78
    """More launch options."""
    CONNECTION_OPTION = 79
    """Connection option."""
    MORE_CONNECTION_OPTIONS = 80
    """More connection options."""
    RETURN_VALUE = 81
    """Return value."""
    ERROR_DOMAINS = 82
    """Domains of errors."""


class Silence(LabelledEnum):
    """What the sources of an evidence profile can be silent about."""

    SCENES = 1
    """Apps with scenes."""
    WAYS = 2
    """What may follow a state, and which paths lead elsewhere."""
    CALLBACKS = 3
    """Which callbacks an app gets."""


class QuestionKind(LabelledEnum):
    """The questions, for lcp_query_batch, lcp_explain and lcp_answer_text."""

    TRANSITION = 1
    """Transition between states."""
    NEXT = 2
    """What may follow a state."""
    PATH = 3
    """Path between states."""
    DEADLINE = 4
    """deadline."""
    RELAUNCH = 5
    """Relaunch by an event."""
    CONDUCT = 6
    """Conduct in a state."""
    DUTIES = 7
    """Duties in a callback."""
    DELIVERY = 8
    """Delivery of an event."""
    MODE = 9
    """Background mode."""
    QUOTA = 10
    """quota."""
    MANIFEST = 11
    """Findings about a manifest."""
    TERMINATION = 12
    """Meaning of a termination code."""
    SUSPENSION = 13
    """Suspension of an app."""
    PURGE = 14
    """Order of a purge."""
    CALL = 15
    """Arguments of a callback."""


class Form(LabelledEnum):
    """How much of a policy is computed when it is prepared."""

    SMALL = 1
    """The small form; an lcp_policy: what was checked and derived from the context."""
    TABLES = 2
    """The form with tables; the small form plus tables, in which transitions, deadlines and
    relaunches are looked up.
    """


class Knowledge(LabelledEnum):
    """What is known of a condition."""

    HOLDS = 1
    """The condition holds."""
    FAILS = 2
    """The condition fails."""
    NOT_GIVEN = 3
    """The condition was not given; an answer that depends on it is conditional."""
    ASSUMED = 4
    """The condition was not given, and a default is used; an app that declares nothing, the SDK of
    the OS, the ordinary device.
    """


class Moment(LabelledEnum):
    """When the clock of an allowance starts, or is reset."""

    CALLBACK = 1
    """A callback is called; the clock ends when the callback returns."""
    TRANSITION = 2
    """The first callback of a transition is called; the clock ends with the last callback."""
    PROCESS_START = 3
    """The process starts."""
    ENTERING_BACKGROUND = 4
    """The app enters the background."""
    ENTERING_FOREGROUND = 5
    """The app returns to the foreground."""
    WAKE = 6
    """The system launches or wakes the app for an event."""
    REQUEST = 7
    """The app asks for the time."""


class Origin(LabelledEnum):
    """Who raises a trigger."""

    OUTSIDE = 1
    """Something outside; the user, a server, a place, another device."""
    SCHEDULE = 2
    """The system, at a time that it picks."""
    BOOT = 3
    """The start of the device."""
    PROCESS_END = 4
    """The end of the app's process."""
    INTERVAL = 5
    """The end of an interval that the app set."""


class Disposition(LabelledEnum):
    """What becomes of an event that does not run the app."""

    LOST = 1
    """The event is lost."""
    NEWEST_HELD = 2
    """The newest event of its kind is kept."""
    QUEUED = 3
    """Each event is kept."""
    RETRIED = 4
    """The system tries again."""


class Occasion(LabelledEnum):
    """Until when an event is kept."""

    NEXT_RUN = 1
    """The app runs again; for whatever reason."""
    USER_LAUNCH = 2
    """The user launches the app."""
    FIRST_UNLOCK = 3
    """The device is unlocked for the first time; after its start."""
    UNLOCK = 4
    """The device is unlocked."""
    CONDITIONS_MET = 5
    """Nothing holds the event back any more; power, a switch, the load, the state of the app."""


class Merging(LabelledEnum):
    """How several notices of one kind become one."""

    EACH = 1
    """The notices stay separate."""
    NEWEST = 2
    """The newest one is delivered."""
    NET = 3
    """Changes that cancel out are not delivered; the app learns the current state."""


class Occurrence(LabelledEnum):
    """What happens to a device: what the user, the system, an app or the host does."""

    BOOT = 1
    """The device starts; it is locked if a passcode is set."""
    SHUTDOWN = 2
    """The user turns the device off."""
    BATTERY_EMPTY = 3
    """The battery is empty."""
    LOCK = 4
    """The device is locked."""
    UNLOCK = 5
    """The user unlocks the device."""
    HOME = 6
    """The user goes to the home screen."""
    OPEN_SWITCHER = 7
    """The user opens the app switcher."""
    CLOSE_SWITCHER = 8
    """The user closes the app switcher; the user returns to where the switcher was opened."""
    OPEN_APP = 9
    """The user opens an app; by its icon or by what the trigger says."""
    FORCE_QUIT = 10
    """The user swipes an app away; the app may run or not."""
    BEGIN_INTERRUPTION = 11
    """A call or another alert covers the screen."""
    IGNORE_INTERRUPTION = 12
    """The user dismisses the interruption."""
    ACCEPT_INTERRUPTION = 13
    """The user accepts the interruption; the user goes to `app`, or to an app that is not on this
    device.
    """
    MEMORY_PRESSURE = 14
    """The system needs memory; `amount` is the number of bytes."""
    FACT_CHANGE = 15
    """A fact changes; `fact` is `value` from now on."""
    TRIGGER = 16
    """Something happens that may launch or wake the app."""
    NOTICE = 17
    """Something happens that reaches running apps; `app`, or all of them if `app` is 0."""
    END = 18
    """The process ends; `termination` says how, such as by an exit or a crash."""
    BEGIN_TASK = 19
    """The app begins a background task; the outcome has its token."""
    END_TASK = 20
    """The app ends a background task; the task with `token`."""
    COMPLETE = 21
    """The app is done with a wake-up or task; the wake-up or task with `token`."""
    BEGIN_ACTIVITY = 22
    """The app begins an activity."""
    END_ACTIVITY = 23
    """The app ends an activity."""
    SUBMIT_REQUEST = 24
    """The app requests a scheduled task; the task that `trigger` names, with `identifier`, to run
    after `amount` nanoseconds at the earliest.
    """
    CANCEL_REQUEST = 25
    """The app cancels a request; the request with `identifier`."""
    FOOTPRINT = 26
    """The memory that the app uses changes; the app uses `amount` bytes from now on."""
    REQUEST_SCENE = 27
    """A scene is to connect; `scene`, in front if `value` is yes."""
    CLOSE_SCENE = 28
    """The user closes a window; the window of `scene`."""
    DISCONNECT_SCENE = 29
    """The system disconnects a scene; `scene`, to free memory."""
    KEEP_ALIVE = 30
    """The app sets a keep-alive handler; the device calls it every `amount` nanoseconds; 0: no
    handler.
    """


class Effect(LabelledEnum):
    """What the host is to do."""

    START_PROCESS = 1
    """The process starts."""
    DELIVER_CALLBACK = 2
    """A callback is called; call a method of the app, and reply when it has returned."""
    POST_NOTIFICATION = 3
    """A notification is posted."""
    STATE_CHANGED = 4
    """The state changes."""
    RESUME = 5
    """The process runs on; let a suspended or prewarmed process run."""
    SUSPEND = 6
    """The process is suspended."""
    RUN_EXPIRATION_HANDLER = 7
    """An expiration handler runs; run the handler of `token`; reply when it has returned, if
    `needs_reply` is yes.
    """
    DELIVER_NOTICE = 8
    """A notice reaches the app; tell the app what has happened, if no method is named."""
    TAKE_SNAPSHOT = 9
    """The system takes the picture for the app switcher."""
    STOP_ACTIVITY = 10
    """The system stops an activity; what the app was doing."""
    SHOW_TO_USER = 11
    """An event is shown to the user; show the event to the user, not to the app."""
    KEEP_TRIGGER = 12
    """An event is kept; the trigger does not run the app now, and is kept until `occasion`."""
    DROP_TRIGGER = 13
    """An event is dropped; the trigger does not run the app, and is not kept."""
    KILL = 14
    """The process is killed."""


class Changing(LabelledEnum):
    """A fact that can change while a device is on."""

    BACKGROUND_APP_REFRESH = 1
    """Background App Refresh."""
    LOW_POWER_MODE = 2
    """Low Power Mode."""
    CHARGING = 3
    """charging."""
    BLUETOOTH_OFF = 4
    """Bluetooth off."""
    BLUETOOTH_OFF_IN_CONTROL_CENTER = 5
    """Bluetooth off in Control Center."""
    AIRPLANE_MODE = 6
    """Airplane mode."""
    DEBUGGER_ATTACHED = 7
    """Debugger attached."""
    ACCESSORY_SETUP_KIT = 8
    """Accessories of AccessorySetupKit."""


class Reply(LabelledEnum):
    """The result of a call."""

    RETURNED = 1
    """The call returned."""
    NOT_IMPLEMENTED = 2
    """The app does not implement the method; the fallback comes next."""


class Treatment(LabelledEnum):
    """What a device does if the rules leave open whether something happens."""

    REFUSE = 1
    """It does not happen."""
    ALLOW = 2
    """It happens."""
    ASK = 3
    """The host is asked; only about events that the host posts: what the device would do by itself
    is refused.
    """


class UnknownLimit(LabelledEnum):
    """What replaces a limit for which the profile has no figure."""

    NONE = 1
    """There is no limit."""
    OBSERVED = 2
    """The observed figure; the limit under LCP_PROFILE_OBSERVED, which may have none either."""


class Receiver(LabelledEnum):
    """Which object of the app receives a callback. The title is Apple's name for its protocol or
    class.
    """

    APP_DELEGATE = 1
    """UIApplicationDelegate."""
    SCENE_DELEGATE = 2
    """UISceneDelegate."""
    WINDOW_SCENE_DELEGATE = 3
    """UIWindowSceneDelegate; the same object as the scene delegate, if the scene has windows."""
    LOCATION_MANAGER_DELEGATE = 4
    """CLLocationManagerDelegate."""
    NOTIFICATION_CENTER_DELEGATE = 5
    """UNUserNotificationCenterDelegate."""
    PUSH_REGISTRY_DELEGATE = 6
    """PKPushRegistryDelegate."""
    CENTRAL_MANAGER_DELEGATE = 7
    """CBCentralManagerDelegate."""
    PERIPHERAL_MANAGER_DELEGATE = 8
    """CBPeripheralManagerDelegate."""
    CHANNEL_MANAGER_DELEGATE = 9
    """PTChannelManagerDelegate."""
    WATCH_SESSION_DELEGATE = 10
    """WCSessionDelegate."""
    NOTIFICATION_SERVICE = 11
    """UNNotificationServiceExtension; in the process of the extension, not in that of the app."""
    HANDLER = 12
    """A block of the app; the app gave the block to the system before."""
    CAR_DELEGATE = 13
    """CPTemplateApplicationSceneDelegate; up to iOS 12, CPApplicationDelegate."""


class LaunchOption(LabelledEnum):
    """A key of the launch options: the dictionary that application:willFinishLaunchingWithOptions:
    and application:didFinishLaunchingWithOptions: get. The title is Apple's name.
    """

    NONE = 1
    """No key; the dictionary is nil, or has no key for the trigger."""
    URL = 2
    """UIApplicationLaunchOptionsURLKey; an NSURL."""
    SOURCE_APPLICATION = 3
    """UIApplicationLaunchOptionsSourceApplicationKey; the bundle ID of the app that asked, an
    NSString.
    """
    ANNOTATION = 4
    """UIApplicationLaunchOptionsAnnotationKey; a property list of the app that asked."""
    REMOTE_NOTIFICATION = 5
    """UIApplicationLaunchOptionsRemoteNotificationKey; the payload, an NSDictionary."""
    LOCAL_NOTIFICATION = 6
    """UIApplicationLaunchOptionsLocalNotificationKey; a UILocalNotification."""
    LOCATION = 7
    """UIApplicationLaunchOptionsLocationKey; an NSNumber with a Boolean value."""
    BLUETOOTH_CENTRALS = 8
    """UIApplicationLaunchOptionsBluetoothCentralsKey; restoration identifiers, an NSArray."""
    BLUETOOTH_PERIPHERALS = 9
    """UIApplicationLaunchOptionsBluetoothPeripheralsKey; restoration identifiers, an NSArray."""
    NEWSSTAND_DOWNLOADS = 10
    """UIApplicationLaunchOptionsNewsstandDownloadsKey; identifiers of downloads, an NSArray."""
    USER_ACTIVITY_DICTIONARY = 11
    """UIApplicationLaunchOptionsUserActivityDictionaryKey; an NSDictionary."""
    USER_ACTIVITY_TYPE = 12
    """UIApplicationLaunchOptionsUserActivityTypeKey; an NSString inside the dictionary of the
    activity.
    """
    SHORTCUT_ITEM = 13
    """UIApplicationLaunchOptionsShortcutItemKey; a UIApplicationShortcutItem."""
    CLOUDKIT_SHARE_METADATA = 14
    """UIApplicationLaunchOptionsCloudKitShareMetadataKey; a CKShareMetadata."""
    EVENT_ATTRIBUTION = 15
    """UIApplicationLaunchOptionsEventAttributionKey; beside the URL, if the sender measures clicks.
    """


class ConnectionOption(LabelledEnum):
    """A property of UISceneConnectionOptions, which scene:willConnectToSession:options: gets. The
    title is Apple's name.
    """

    NONE = 1
    """No property."""
    URL_CONTEXTS = 2
    """URLContexts; an NSSet of UIOpenURLContext."""
    USER_ACTIVITIES = 3
    """userActivities; an NSSet of NSUserActivity."""
    NOTIFICATION_RESPONSE = 4
    """notificationResponse; a UNNotificationResponse."""
    SHORTCUT_ITEM = 5
    """shortcutItem; a UIApplicationShortcutItem."""
    SOURCE_APPLICATION = 6
    """sourceApplication; the bundle ID of the app that asked, nil if that app is of another team.
    """
    HANDOFF_USER_ACTIVITY_TYPE = 7
    """handoffUserActivityType; an NSString."""
    CLOUDKIT_SHARE_METADATA = 8
    """cloudKitShareMetadata; a CKShareMetadata."""
    ACTIVE_WORKOUT_RECOVERY = 9
    """shouldHandleActiveWorkoutRecovery; a BOOL."""
    NFC_EVENT = 10
    """nfcEvent; from iOS 17.4; no lcp_trigger_t brings it."""
    CREDENTIAL_SESSION_EVENT = 11
    """credentialSessionEvent; from iOS 17.4; no lcp_trigger_t brings it."""
    MARKETPLACE_DISPLAY_OPTION = 12
    """marketplaceDisplayOption; from iOS 17.4; no lcp_trigger_t brings it."""
    GAME_CONTROLLER_ACTIVATION_CONTEXT = 13
    """gameControllerActivationContext; from iOS 18.0; no lcp_trigger_t brings it."""
    APP_INTENT = 14
    """appIntent; from iOS 26.0; an intent that opens the app."""


class ReturnValue(LabelledEnum):
    """The effect of the return value of a callback."""

    NONE = 1
    """Nothing is returned."""
    IGNORED = 2
    """The value is ignored."""
    EVENT_DELIVERY = 3
    """NO keeps the event from being delivered; the method for the event that launched the app is
    then not called.
    """
    HANDLED = 4
    """YES says that the app handled the event; NO: it could not."""
    OPENS_URL = 5
    """NO makes the system look for a URL to open in the app."""
    TELLS_USER = 6
    """NO makes the system tell the user that the activity goes on."""
    SAVES_STATE = 7
    """NO keeps the interface from being saved."""
    RESTORES_STATE = 8
    """NO keeps the interface from being restored."""
    SAVED_ACTIVITY = 9
    """The activity is saved for the scene; nil: nothing is saved."""
    SCENE_CONFIGURATION = 10
    """The new scene is made from the configuration."""
    PUSH_RESULT = 11
    """The system carries out the result; it shows the participant who speaks, or leaves the
    channel.
    """


class RecordKind(LabelledEnum):
    """What a record of a log says."""

    ENTERED = 1
    """A callback is called; `code` is the callback."""
    RETURNED = 2
    """A callback has returned; `code` is the callback."""
    NOTIFICATION = 3
    """A notification is posted; `code` is the notification."""
    STATE_READ = 4
    """The app reads its state; `code` is the state, of the app or of `scene`."""
    STATE_SAMPLED = 5
    """The state is read from outside; `code` is the state of the app; between two such records
    anything may have happened.
    """
    LAUNCH = 6
    """The process starts; `code` is the cause, or 0."""
    ENDED = 7
    """The process has ended; `code` is the termination, or 0; `token` is the namespace and `value`
    the code that a report gives, or 0.
    """
    EVENT = 8
    """Something happens; `code` is the occurrence."""
    TASK_BEGUN = 9
    """A background task begins; the task with `token`."""
    TASK_ENDED = 10
    """A background task is ended; the task with `token`."""
    COMPLETED = 11
    """A completion handler is called; `code` is the callback that got it, or 0; `token` is the
    number of the wake-up, or 0.
    """
    ACTIVITY = 12
    """An activity is under way; `code` is the activity."""
    GAP = 13
    """Records are missing here."""
    NOTE = 14
    """Something else; it is not judged."""


class LogClock(LabelledEnum):
    """The clock that gives the times of a log."""

    WALL = 1
    """The time of day; it may be set, and so run backwards."""
    MONOTONIC = 2
    """A clock that never runs backwards."""


class Strictness(LabelledEnum):
    """How an audit judges what the rules leave open."""

    LENIENT = 1
    """Records may be missing; that is then a warning."""
    USUAL = 2
    """Every logged callback is in the log; a missing callback is an error."""
    STRICT = 3
    """Second accounts and tolerated rules explain nothing, either."""


class AuditKind(LabelledEnum):
    """What an audit finds."""

    ORDER = 1
    """A record that nothing explains."""
    MISSING = 2
    """A record is missing; the log records every event of this kind."""
    READS = 3
    """A state that cannot be read there."""
    UNAVAILABLE = 4
    """A callback or notification that the OS does not have."""
    OVERRUN = 5
    """Something that took longer than its limit."""
    NOT_ENDED = 6
    """A background task that was never ended."""
    ENDED_TWICE = 7
    """A background task that was ended twice."""
    BEGUN_IN_HANDLER = 8
    """A background task that an expiration handler began."""
    END = 9
    """The process has ended."""
    GAP = 10
    """Records are missing here."""
    CLOCK = 11
    """A time before that of an earlier record."""
    INFERRED = 12
    """A record that only an inferred rule explains."""
    TOLERATED = 13
    """A record that the rules only tolerate."""
    ACCOUNT = 14
    """A record that only a second account explains."""
    UNREAD = 15
    """A record that cannot be read; one of its values is not in the header."""


class Ground(LabelledEnum):
    """The evidence for or against a possible end of a process."""

    REPORTED = 1
    """The code of a report says so."""
    CLEAN_EXIT = 2
    """applicationWillTerminate: was called."""
    CRASH_REPORT = 3
    """There is a crash report."""
    NEW_VERSION = 4
    """The version of the app or the OS is another one."""
    REBOOT = 5
    """The device has started again."""
    USED_UP = 6
    """An allowance was used up at the last record."""
    SWITCHER_SEEN = 7
    """The app switcher was open at the last record."""
    LOW_BATTERY = 8
    """The battery was low."""
    NOTHING_ELSE = 9
    """Nothing speaks for another end."""
    PLACES = 10
    """The app could not be in a state in which this happens."""
    NO_REPORT = 11
    """There is no crash report."""
    NOTHING_OPEN = 12
    """Nothing was open that could be used up."""
    OTHER_REPORTED = 13
    """The code of a report says something else."""


class ProcessKind(LabelledEnum):
    """What a process is: an app, an App Clip, or an app extension of some kind."""

    APP = 1
    """app."""
    APP_CLIP = 2
    """App Clip; its life cycle is that of an app; NSAppClip in the Info.plist."""
    OTHER_EXTENSION = 3
    """Other app extension; one of a kind that this list lacks."""
    NOTIFICATION_SERVICE = 4
    """Notification service extension; com.apple.usernotifications.service."""
    NOTIFICATION_CONTENT = 5
    """Notification content extension; com.apple.usernotifications.content-extension."""
    WIDGET = 6
    """Widget extension; also of Live Activities; com.apple.widgetkit-extension."""
    TODAY_WIDGET = 7
    """Today widget extension; com.apple.widget-extension."""
    SHARE = 8
    """Share extension; com.apple.share-services."""
    ACTION = 9
    """Action extension; com.apple.ui-services, com.apple.services."""
    PHOTO_EDITING = 10
    """Photo editing extension; com.apple.photo-editing."""
    KEYBOARD = 11
    """Keyboard extension; com.apple.keyboard-service."""
    INTENTS = 12
    """SiriKit intents extension; com.apple.intents-service."""
    BROADCAST_UPLOAD = 13
    """Broadcast upload extension; com.apple.broadcast-services-upload."""
    PACKET_TUNNEL = 14
    """Packet tunnel provider; com.apple.networkextension.packet-tunnel."""
    NETWORK_PROVIDER = 15
    """Network provider; an app proxy, DNS proxy or content filter."""
    APP_PUSH = 16
    """App push provider; local push connectivity; com.apple.networkextension.app-push."""
    LOCATION_PUSH = 17
    """Location push service extension; com.apple.location.push.service."""
    BACKGROUND_DOWNLOAD = 18
    """Background download extension; Background Assets;
    com.apple.background-asset-downloader-extension.
    """
    DEVICE_ACTIVITY_MONITOR = 19
    """Device Activity monitor extension; com.apple.deviceactivity.monitor-extension."""
    DEVICE_ACTIVITY_REPORT = 20
    """Device Activity report extension; com.apple.deviceactivityui.report-extension."""
    CRASH_REPORTER = 21
    """Crash reporter extension."""


#: The kind of each class, by which the library finds its names and titles.
KINDS: dict[type[LabelledEnum], EnumKind] = {
    Status: EnumKind.STATUS,
    AppState: EnumKind.STATE,
    SceneState: EnumKind.STATE,
    Axis: EnumKind.AXIS,
    Lifecycle: EnumKind.LIFECYCLE,
    Cause: EnumKind.CAUSE,
    Termination: EnumKind.TERMINATION,
    Trigger: EnumKind.TRIGGER,
    Interruption: EnumKind.INTERRUPTION,
    Callback: EnumKind.CALLBACK,
    BackgroundMode: EnumKind.MODE,
    Activity: EnumKind.ACTIVITY,
    Allowance: EnumKind.ALLOWANCE,
    Expiry: EnumKind.EXPIRY,
    Verdict: EnumKind.VERDICT,
    Guarantee: EnumKind.GUARANTEE,
    Evidence: EnumKind.EVIDENCE,
    EvidenceProfile: EnumKind.PROFILE,
    Fact: EnumKind.FACT,
    Idiom: EnumKind.IDIOM,
    LocationAuthorization: EnumKind.AUTHORIZATION,
    Reason: EnumKind.REASON,
    Condition: EnumKind.CONDITION,
    Standing: EnumKind.STANDING,
    Since: EnumKind.SINCE,
    Family: EnumKind.FAMILY,
    Conflict: EnumKind.CONFLICT,
    TerminationCode: EnumKind.CODE,
    Notification: EnumKind.NOTIFICATION,
    Price: EnumKind.PRICE,
    Event: EnumKind.EVENT,
    Manner: EnumKind.MANNER,
    Quota: EnumKind.QUOTA,
    ErrorDomain: EnumKind.ERROR_DOMAIN,
    Unit: EnumKind.UNIT,
    Severity: EnumKind.SEVERITY,
    TerminationNamespace: EnumKind.NAMESPACE,
    Role: EnumKind.ROLE,
    InfoKind: EnumKind.INFO,
    NoticeKind: EnumKind.NOTICE,
    Field: EnumKind.FIELD,
    RuleField: EnumKind.RULE_FIELD,
    Silence: EnumKind.SILENCE,
    QuestionKind: EnumKind.QUESTION,
    Form: EnumKind.FORM,
    Knowledge: EnumKind.KNOWLEDGE,
    Moment: EnumKind.MOMENT,
    Origin: EnumKind.ORIGIN,
    Disposition: EnumKind.DISPOSITION,
    Occasion: EnumKind.OCCASION,
    Merging: EnumKind.MERGING,
    Occurrence: EnumKind.OCCURRENCE,
    Effect: EnumKind.EFFECT,
    Changing: EnumKind.CHANGING,
    Reply: EnumKind.REPLY,
    Treatment: EnumKind.TREATMENT,
    UnknownLimit: EnumKind.UNKNOWN_LIMIT,
    Receiver: EnumKind.RECEIVER,
    LaunchOption: EnumKind.LAUNCH_OPTION,
    ConnectionOption: EnumKind.CONNECTION_OPTION,
    ReturnValue: EnumKind.RETURN_VALUE,
    RecordKind: EnumKind.RECORD,
    LogClock: EnumKind.CLOCK,
    Strictness: EnumKind.STRICTNESS,
    AuditKind: EnumKind.AUDIT,
    Ground: EnumKind.GROUND,
    ProcessKind: EnumKind.PROCESS_KIND,
}

#: For each class, the prefix that some of its names have in the library and lack here.
PREFIXES: dict[type[LabelledEnum], str] = {SceneState: "scene-"}
