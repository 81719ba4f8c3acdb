# Generated from include/abi.json by bindings/tools/generate.py: do not edit.
"""The enumerations of lifecycle_policy.h."""

from __future__ import annotations

from .labels import LabelledEnum

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
]


class Status(LabelledEnum):
    """Whether the question could be asked, and if not, why."""

    OK = 0
    NULL_ARGUMENT = 10
    """A pointer that must not be NULL."""
    STRUCT_SIZE = 11
    """struct_size under 4 or over 4096."""
    NEWER_STRUCT = 12
    """A field that this library does not know is not zero."""
    STRIDE = 13
    """Stride under 4 or over 4096, or less than struct_size."""
    POLICY = 14
    """Not a policy that this build prepared."""
    DEVICE = 15
    """Not a device that this build set up."""
    MEMORY = 16
    """No memory is available, or the memory given is too small."""
    UNKNOWN_VALUE = 20
    """Not a value of the enumeration or mask."""
    OUT_OF_RANGE = 21
    """A number outside its range."""
    MISSING_VALUE = 22
    """A value that must be given is 0."""
    MALFORMED = 23
    """A text that cannot be read."""
    NOT_FOUND = 30
    """What was looked for is not there: a name, a rule, an app."""
    BATCH_ELEMENT = 40
    """At least one element failed: see the statuses."""
    QUEUE_FULL = 50
    """Effects have to be taken first: nothing was changed."""
    TABLE_FULL = 51
    """A table of the device has no room: nothing was changed."""
    NO_PROCESS = 52
    """The process that reports has ended, or runs under another number."""
    SUSPENDED = 53
    """The process that reports is suspended, and runs no code."""
    DEVICE_OFF = 54
    """The device is off, or going off."""
    DEVICE_ON = 55
    """The device is on."""
    SNAPSHOT = 60
    """Not a snapshot, or cut off, or damaged."""
    SNAPSHOT_NEWER = 61
    """A snapshot in a newer format."""
    SNAPSHOT_FOREIGN = 62
    """A snapshot of a device of another version or profile."""


class EnumKind(LabelledEnum):
    """The enumerations, for lcp_enum_name and lcp_enum_parse."""

    STATE = 1
    QUESTION = 2
    AXIS = 3
    LIFECYCLE = 4
    CAUSE = 5
    TERMINATION = 6
    TRIGGER = 7
    INTERRUPTION = 8
    CALLBACK = 9
    MODE = 10
    ACTIVITY = 11
    ALLOWANCE = 12
    EXPIRY = 13
    VERDICT = 14
    GUARANTEE = 15
    EVIDENCE = 16
    PROFILE = 17
    FACT = 18
    IDIOM = 19
    AUTHORIZATION = 20
    REASON = 21
    CONDITION = 22
    STANDING = 23
    SINCE = 24
    FAMILY = 25
    CONFLICT = 26
    CODE = 27
    INFO = 28
    NOTICE = 29
    FIELD = 30
    STATUS = 31
    NOTIFICATION = 32
    PRICE = 33
    EVENT = 34
    MANNER = 35
    QUOTA = 36
    UNIT = 37
    SEVERITY = 38
    NAMESPACE = 39
    ROLE = 40
    FORM = 41
    KNOWLEDGE = 42
    RULE_FIELD = 43
    SILENCE = 44
    MOMENT = 45
    ORIGIN = 46
    DISPOSITION = 47
    OCCASION = 48
    MERGING = 49
    OCCURRENCE = 50
    EFFECT = 51
    CHANGING = 52
    REPLY = 53
    TREATMENT = 54
    UNKNOWN_LIMIT = 55


class AppState(LabelledEnum):
    """State of the app process."""

    NOT_RUNNING = 1
    """No process (or only a record of one)"""
    PREWARMED = 2
    """Process started ahead of time, no app code run yet; iOS 15.0 on."""
    INACTIVE = 3
    """Foreground, code runs, no UI events delivered."""
    ACTIVE = 4
    """Foreground and receiving events."""
    BACKGROUND = 5
    """Running code off screen; iOS 4.0 on."""
    SUSPENDED = 6
    """In memory, running no code; iOS 4.0 on."""


class SceneState(LabelledEnum):
    """Activation state of one scene; iOS 13.0 on."""

    UNATTACHED = 7
    """A scene that is not connected, or has just been made."""
    FOREGROUND_INACTIVE = 8
    FOREGROUND_ACTIVE = 9
    BACKGROUND = 10


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
    """iOS 2 and 3, an SDK before 4.0, or hardware without multitasking: leaving the app ends it."""
    STANDARD = 2
    """iOS 4.0 on, app delegate only."""
    EXITS_ON_SUSPEND = 3
    """UIApplicationExitsOnSuspend on iOS 4.0 to 12."""
    SCENES = 4
    """UIScene life cycle, iOS 13.0 on."""


class Cause(LabelledEnum):
    """Why a transition happens. Every termination except `none` and `never-launched` is also a
    cause of the same name.
    """

    LAUNCH_BY_USER = 1
    """The user starts the app (icon, notification, URL, ...)"""
    LAUNCH_BY_SYSTEM = 2
    """The system starts the app in the background to handle an event."""
    PREWARM = 3
    """The system starts the process ahead of use; iOS 15.0 on."""
    PREWARM_DISCARDED = 4
    """The system drops a prewarmed process."""
    ACTIVATION = 5
    """The system delivers events to the app: the second half of a launch or return."""
    INTERRUPTION_BEGIN = 6
    """Something covers the app: see interruption kinds."""
    INTERRUPTION_IGNORED = 7
    """The user dismisses the interruption."""
    INTERRUPTION_ACCEPTED = 8
    """The user accepts the interruption."""
    HOME_BUTTON = 9
    """Home button, or swipe up."""
    APP_SWITCH = 10
    """Another app comes to the front."""
    APP_SWITCHER_OPEN = 11
    """App switcher shown."""
    APP_SWITCHER_CLOSED = 12
    """The user returns from the app switcher to the same app."""
    DEVICE_LOCK = 13
    """Sleep/Wake button, or auto-lock."""
    DEVICE_UNLOCK = 14
    RETURN_BY_USER = 15
    """The user comes back to an app in memory."""
    WAKE_BY_SYSTEM = 16
    """The system runs a suspended app in the background."""
    EXECUTION_FINISHED = 17
    """No reason left to keep the app running."""
    MEMORY_PRESSURE = 18
    """The system needs memory."""
    LOW_BATTERY_SHUTDOWN = 19
    SYSTEM_SHUTDOWN = 20
    """The user turns the device off."""
    SCENE_REQUEST = 21
    SCENE_ACTIVATION = 22
    SCENE_DISCONNECT = 23
    WINDOW_CLOSED = 24
    """The user closes one window; iPad."""
    SYSTEM_RECLAIMED = 25
    """Memory pressure on a suspended app."""
    SYSTEM_ENDED_BACKGROUND = 26
    """Memory pressure on an app running in the background."""
    MEMORY_LIMIT = 27
    """The app passed its own limit."""
    CRASH = 28
    WATCHDOG = 29
    """A callback took too long."""
    BACKGROUND_TASK_EXPIRED = 30
    BACKGROUND_FETCH_EXPIRED = 31
    URL_SESSION_EXPIRED = 32
    CPU_LIMIT = 33
    THERMAL = 34
    DISK_PRESSURE = 35
    RESOURCE_HELD = 36
    """File or database lock held at suspension."""
    VOIP_UNREPORTED = 37
    """VoIP push without a reported call."""
    VOIP_WAKE_RATE = 38
    PRIVACY_CHANGED = 39
    """The user changed a privacy switch in Settings; iOS 6.0 on."""
    USER_FORCE_QUIT = 40
    """Swiped away in the app switcher (minus sign on iOS 4 to 6)"""
    USER_FORCE_QUIT_HELD_BUTTON = 41
    """Ended by holding the home button."""
    APP_EXIT = 42
    """exit() or return from main."""
    EXITS_ON_SUSPEND = 43
    """Ended instead of entering the background."""
    APP_UPDATE = 44
    APP_UNINSTALL = 45
    DEBUGGER_STOP = 46
    REBOOT = 47
    RESOURCE_USE = 48
    """Excessive use of key system resources."""
    INSECURE_DRAWING = 49
    """Drawing while the device is locked; up to iOS 12."""
    BACKGROUND_GRAPHICS = 50
    """Work of the GPU in the background; up to iOS 12."""


class Termination(LabelledEnum):
    """How the process ended."""

    NONE = 1
    """The process did not end: still in memory, suspended."""
    MEMORY_PRESSURE = 2
    """The system needed memory (the state of the app is not known)"""
    SYSTEM_RECLAIMED = 3
    """Memory pressure, while suspended."""
    SYSTEM_ENDED_BACKGROUND = 4
    """Memory pressure, while running in the background."""
    MEMORY_LIMIT = 5
    """The app passed its own limit."""
    CRASH = 6
    WATCHDOG = 7
    """A callback took too long."""
    BACKGROUND_TASK_EXPIRED = 8
    BACKGROUND_FETCH_EXPIRED = 9
    URL_SESSION_EXPIRED = 10
    CPU_LIMIT = 11
    THERMAL = 12
    DISK_PRESSURE = 13
    RESOURCE_HELD = 14
    """File or database lock held at suspension."""
    VOIP_UNREPORTED = 15
    """VoIP push without a reported call."""
    VOIP_WAKE_RATE = 16
    PRIVACY_CHANGED = 17
    """Privacy switch changed; iOS 6.0 on."""
    USER_FORCE_QUIT = 18
    """Swiped away in the app switcher."""
    USER_FORCE_QUIT_HELD_BUTTON = 19
    """Ended by holding the home button."""
    APP_EXIT = 20
    """exit() or return from main."""
    EXITS_ON_SUSPEND = 21
    """Ended instead of entering the background."""
    APP_UPDATE = 22
    APP_UNINSTALL = 23
    DEBUGGER_STOP = 24
    REBOOT = 25
    """The device restarted, or was turned off and on; an update of the OS does that, too."""
    NEVER_LAUNCHED = 26
    """Installed and never opened; a force quit brings this state back."""
    RESOURCE_USE = 27
    """Excessive use of key system resources."""
    INSECURE_DRAWING = 28
    """Drawing while the device is locked; up to iOS 12."""
    BACKGROUND_GRAPHICS = 29
    """Work of the GPU in the background; up to iOS 12."""


class Trigger(LabelledEnum):
    """What happened: the reason for a launch, a wake-up or a delivery."""

    USER_TAP = 1
    NOTIFICATION_TAP = 2
    NOTIFICATION_ACTION = 3
    """A button of a notification, handled in the background."""
    OPEN_URL = 4
    HANDOFF = 5
    QUICK_ACTION = 6
    APP_INTENT = 7
    CARPLAY_CONNECT = 8
    STANDARD_LOCATION = 9
    """startUpdatingLocation."""
    SIGNIFICANT_LOCATION_CHANGE = 10
    REGION_ENTER = 11
    REGION_EXIT = 12
    BEACON = 13
    """iBeacon region."""
    MONITOR_CONDITION = 14
    """CLMonitor."""
    VISIT = 15
    LOCATION_PUSH = 16
    BACKGROUND_FETCH = 17
    """performFetch."""
    SILENT_PUSH = 18
    """Content-available, no alert."""
    SILENT_PUSH_WITH_ALERT = 19
    """Content-available and an alert."""
    VISIBLE_PUSH = 20
    """Alert only."""
    URL_SESSION_FINISHED = 21
    URL_SESSION_AUTHENTICATION = 22
    NEWSSTAND_PUSH = 23
    NEWSSTAND_DOWNLOAD_FINISHED = 24
    VOIP_BOOT = 25
    VOIP_SOCKET_DATA = 26
    VOIP_RELAUNCH_AFTER_EXIT = 27
    VOIP_PUSH = 28
    """PushKit."""
    PUSH_TO_TALK = 29
    AUDIO_DATA_NEEDED = 30
    BLUETOOTH_CENTRAL = 31
    """Data or an event for a central."""
    BLUETOOTH_PERIPHERAL = 32
    """A request from a central."""
    ACCESSORY_DATA = 33
    """External Accessory."""
    ACCESSORY_CONNECTION = 34
    """External Accessory, connect or disconnect."""
    APP_REFRESH_TASK = 35
    """BGAppRefreshTask."""
    PROCESSING_TASK = 36
    """BGProcessingTask."""
    CONTINUED_PROCESSING_TASK = 37
    """BGContinuedProcessingTask."""
    HEALTH_RESEARCH_TASK = 38
    """BGHealthResearchTask."""
    HEALTHKIT_DELIVERY = 39
    WATCH_MESSAGE = 40
    """WCSession sendMessage."""
    WATCH_TRANSFER = 41
    """WCSession transferUserInfo."""
    LIVE_ACTIVITY = 42
    LOCAL_NOTIFICATION = 43
    PREWARM = 44
    """The system starts the process ahead of use."""
    NOTIFICATION_SERVICE_EXTENSION = 45
    """A push that the app's extension may change."""
    LIVE_UPDATES = 46
    """CLLocationUpdate.liveUpdates."""
    VOIP_KEEP_ALIVE = 47
    """The handler of setKeepAliveTimeout: is due."""
    WORKOUT_MIRRORING = 48
    """Mirroring of a workout on the watch begins."""
    WORKOUT_RECOVERY = 49
    """A workout was still running when the app ended."""
    PERMISSION_RESPONSE = 50
    """PermissionKit: a guardian answered."""
    COLLABORATION = 51
    """SWCollaborationCoordinator."""


class Interruption(LabelledEnum):
    """What covers the app."""

    PHONE_CALL = 1
    """Full-screen incoming call."""
    CALL_BANNER = 2
    """Incoming call as a banner; iOS 14.0 on."""
    SMS_ALERT = 3
    SYSTEM_ALERT = 4
    """Permission and other system alerts."""
    NOTIFICATION_CENTER = 5
    CONTROL_CENTER = 6
    SIRI = 7
    BIOMETRIC_PROMPT = 8
    """Touch ID, Face ID."""
    IN_APP_PURCHASE = 9
    LOW_BATTERY_ALERT = 10
    ALARM = 11
    SHARE_SHEET = 12
    BANNER = 13
    """Notification banner: interrupts nothing."""


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


class BackgroundMode(LabelledEnum):
    """The values of UIBackgroundModes."""

    AUDIO = 1
    """iOS 4.0."""
    LOCATION = 2
    """iOS 4.0."""
    VOIP = 3
    """iOS 4.0."""
    NEWSSTAND_CONTENT = 4
    """iOS 5.0."""
    EXTERNAL_ACCESSORY = 5
    """iOS 5.0."""
    BLUETOOTH_CENTRAL = 6
    """iOS 5.0."""
    BLUETOOTH_PERIPHERAL = 7
    """iOS 6.0."""
    FETCH = 8
    """iOS 7.0."""
    REMOTE_NOTIFICATION = 9
    """iOS 7.0."""
    PROCESSING = 10
    """iOS 13.0."""
    PUSH_TO_TALK = 11
    """iOS 16.0."""
    NEARBY_INTERACTION = 12
    """iOS 16.0."""
    NETWORK_AUTHENTICATION = 13
    """First version not known."""


class Activity(LabelledEnum):
    """What an app may be doing."""

    TOUCH_DELIVERY = 1
    UI_UPDATE = 2
    OPENGL_ES = 3
    GL_COMMANDS_IN_FLIGHT = 4
    METAL = 5
    SHARED_RESOURCE = 6
    FILE_LOCK = 7
    PROTECTED_FILE_ACCESS = 8
    CAMERA = 9
    BONJOUR_SERVICE = 10
    LISTENING_SOCKET = 11
    NETWORK_SOCKET = 12
    ACCESSORY_SESSION = 13
    TIMER = 14
    HEAVY_WORK = 15
    AUDIO_PLAYBACK = 16
    AUDIO_RECORDING = 17
    BEGIN_BACKGROUND_TASK = 18
    START_LOCATION_UPDATES = 19
    SENSITIVE_CONTENT_ON_SCREEN = 20
    ALERT_ON_SCREEN = 21
    """A sheet or an alert view of the app."""
    BACKGROUND_TRANSFER = 22
    """A transfer of a background URL session."""
    PLAY_ALONGSIDE_OTHERS = 23
    """Audio that plays along with audio of other apps."""
    SCHEDULE_APP_REFRESH = 24
    """Submitting a BGAppRefreshTaskRequest."""
    SCHEDULE_PROCESSING = 25
    """Submitting a BGProcessingTaskRequest."""
    SCHEDULE_CONTINUED_PROCESSING = 26
    """Submitting a BGContinuedProcessingTaskRequest."""
    SCHEDULE_HEALTH_RESEARCH = 27
    """Submitting a BGHealthResearchTaskRequest."""
    START_AUDIO_RECORDING = 28
    """Beginning to record (AUDIO_RECORDING: going on to record)"""
    ACTIVATE_AUDIO_SESSION = 29
    """Making an audio session active that does not mix with others."""


class Allowance(LabelledEnum):
    """A span of time, or a rate, that the system allows."""

    PROCESS_LAUNCH = 1
    """Process start to first frame, newer watchdog name."""
    SCENE_CREATE = 2
    """First scene on screen."""
    SCENE_UPDATE = 3
    """UI update while running, and entering the background."""
    LAUNCH = 4
    """Launch to ready, older watchdog name."""
    RESUME = 5
    """Return to the foreground."""
    SUSPEND = 6
    """Leaving the foreground."""
    DID_ENTER_BACKGROUND = 7
    """Time for applicationDidEnterBackground: to return."""
    WILL_TERMINATE = 8
    """Time for applicationWillTerminate: to return."""
    PROCESS_EXIT = 9
    """Time for the process to end when asked."""
    EXITS_ON_SUSPEND_CLEANUP = 10
    """Clean-up of an app that opted out of the background."""
    BACKGROUND_TASK = 11
    """beginBackgroundTask."""
    BACKGROUND_TASK_IN_FETCH = 12
    """Background task begun after a fetch wake-up."""
    EXPIRATION_HANDLER = 13
    """Time for the expiration handler to end the task."""
    BACKGROUND_FETCH = 14
    """performFetch completion handler."""
    SILENT_PUSH = 15
    """fetchCompletionHandler of a push."""
    APP_REFRESH_TASK = 16
    """BGAppRefreshTask."""
    PROCESSING_TASK = 17
    """BGProcessingTask."""
    CONTINUED_PROCESSING_TASK = 18
    """BGContinuedProcessingTask."""
    HEALTH_RESEARCH_TASK = 19
    """BGHealthResearchTask."""
    URL_SESSION_EVENTS = 20
    """handleEventsForBackgroundURLSession."""
    ACCESSORY_WAKE = 21
    """External Accessory wake-up."""
    BLUETOOTH_WAKE = 22
    """Core Bluetooth wake-up."""
    LOCATION_WAKE = 23
    """Location wake-up."""
    VOIP_KEEP_ALIVE_INTERVAL = 24
    """Minimum interval of setKeepAliveTimeout:."""
    VOIP_KEEP_ALIVE_HANDLER = 25
    """The handler of setKeepAliveTimeout:."""
    VOIP_PUSH_REPORT = 26
    """From the VoIP push to the reported call."""
    VOIP_WAKE_RATE = 27
    """Wake-ups of a legacy VoIP app."""
    CPU_USAGE = 28
    """CPU in the background."""
    NOTIFICATION_SERVICE_EXTENSION = 29
    """From didReceive to contentHandler."""
    LIVE_ACTIVITY = 30
    """A Live Activity, from its start."""
    PERSISTENT_WIFI = 31
    """Wi-Fi without UIRequiresPersistentWiFi, from the last use."""
    APP_INTENT = 32
    """An app intent that runs in the background."""
    WORKOUT_MIRRORING = 33
    """Time to start a Live Activity for a mirrored workout."""


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
    """The system no longer launches the app for this purpose."""
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
    FORBIDDEN = 2
    CONDITIONAL = 3
    """It depends on a fact that was not given: see `requires_mask`."""
    NOT_APPLICABLE = 4
    """The thing does not exist on that OS, or for that life cycle."""
    UNSPECIFIED = 5
    """No source says."""
    UNKNOWN_OS = 6
    """The OS is newer than the rule set; the rest of the answer is for the newest known OS."""


class Guarantee(LabelledEnum):
    """How firmly the system promises a launch."""

    IMMEDIATE = 1
    """When the event happens."""
    ELIGIBLE = 2
    """The system may delay it."""
    DISCRETIONARY = 3
    """The system picks when, if at all."""


class Evidence(LabelledEnum):
    """The kind of source on which a rule is based."""

    DOCUMENTED = 1
    """Apple says so in public documentation."""
    ENGINEER = 2
    """An Apple engineer says so."""
    OBSERVED = 3
    """Developers measured it."""
    ARTICLE = 4
    """Published articles and books."""
    INFERRED = 5
    """Our own inference, explained in a note."""
    OVERRIDDEN = 6
    """The caller's own figure."""


class EvidenceProfile(LabelledEnum):
    """The evidence profile: which rules may decide."""

    DOCUMENTED = 1
    """Apple's documentation alone."""
    OBSERVED = 2
    """Documentation, Apple's engineers and measured behaviour; if sources disagree, the better
    observed source wins.
    """
    FOUNDING = 3
    """The four founding documents as they stand; nothing else. Its name is "article"."""
    ARTICLE = FOUNDING


class Fact(LabelledEnum):
    """A three-valued fact. 0, not given, is the same as unknown."""

    UNKNOWN = 0
    NO = 1
    YES = 2


class Idiom(LabelledEnum):
    """Kind of device."""

    PHONE = 1
    PAD = 2


class LocationAuthorization(LabelledEnum):
    """Location authorization granted at run time."""

    NONE = 1
    WHEN_IN_USE = 2
    ALWAYS = 3


class Reason(LabelledEnum):
    """Why a transition, next or path has its verdict."""

    NOT_ONE_STEP = 1
    """Legal, but in several steps: see `via` and the steps."""
    LEADS_ELSEWHERE = 2
    """The cause leads from here to another state, `via`."""
    CAUSE_OUT_OF_PLACE = 3
    """Because of its meaning, the cause cannot occur in this state."""
    STATE_UNAVAILABLE = 4
    """No such state in this life cycle."""
    CAUSE_UNAVAILABLE = 5
    """No such cause, trigger or interruption on this OS."""
    TOLERATED = 6
    """Seen on devices; no source says that it is intended."""
    NO_PATH = 7
    """No chain of permitted causes leads to the state."""
    SCENES_NOT_COVERED = 8
    """The evidence profile says nothing about scenes."""
    INTERRUPTS_NOTHING = 9
    """This kind of interruption does not cover the app."""


class Condition(LabelledEnum):
    """A fact that an answer can depend on."""

    HARDWARE_MULTITASKING = 1
    MULTITASKING_SDK = 2
    """Linked against an SDK of iOS 4.0 or later."""
    EXITS_ON_SUSPEND = 3
    """UIApplicationExitsOnSuspend."""
    SCENES_ADOPTED = 4
    MULTIPLE_SCENES = 5
    CALLKIT_SDK = 6
    """Linked against an SDK of iOS 13.0 or later."""
    PHONE = 7
    PAD = 8
    REAL_DEVICE = 9
    """Not the Simulator."""
    CELLULAR = 10
    FIRST_UNLOCK_DONE = 11
    """Unlocked since boot, or no passcode is set."""
    PASSCODE = 12
    BACKGROUND_APP_REFRESH = 13
    LOW_POWER_MODE_OFF = 14
    CHARGING = 15
    DEBUGGER_DETACHED = 16
    LOCATION_AUTHORIZATION_GRANTED = 17
    """When in use, or always."""
    LOCATION_AUTHORIZATION_ALWAYS = 18
    RESTORATION_IDENTIFIER = 19
    """Core Bluetooth state restoration."""
    SESSION_SENDS_LAUNCH_EVENTS = 20
    BLUETOOTH_ON = 21
    """Not turned off in Settings."""
    BLUETOOTH_ON_IN_CONTROL_CENTER = 22
    AIRPLANE_MODE_OFF = 23
    ACCESSORY_SETUP_KIT = 24
    """Accessories set up by AccessorySetupKit."""
    FORCE_QUIT_SURVIVES_REBOOT = 25
    """An option of the device facts."""
    REGIONS_END_AT_REBOOT = 26
    """An option of the device facts."""
    REBOOTED_SINCE = 27
    UNLOCKED_SINCE = 28
    USER_LAUNCHED_SINCE = 29
    STATE_RESTORATION = 30
    """The app preserves and restores its interface."""
    PERMITTED_IDENTIFIERS = 31
    """BGTaskSchedulerPermittedIdentifiers has an entry."""
    MODE_AUDIO = 32
    MODE_LOCATION = 33
    MODE_VOIP = 34
    MODE_NEWSSTAND_CONTENT = 35
    MODE_EXTERNAL_ACCESSORY = 36
    MODE_BLUETOOTH_CENTRAL = 37
    MODE_BLUETOOTH_PERIPHERAL = 38
    MODE_FETCH = 39
    MODE_REMOTE_NOTIFICATION = 40
    MODE_PROCESSING = 41
    MODE_PUSH_TO_TALK = 42
    MODE_NEARBY_INTERACTION = 43
    MODE_NETWORK_AUTHENTICATION = 44
    SCENE_SDK = 45
    """Linked against an SDK of iOS 27.0 or later."""
    DEVICE_UNLOCKED = 46
    """Not locked now, or no passcode is set."""
    ALWAYS_USAGE_TEXT = 47
    """NSLocationAlwaysAndWhenInUseUsageDescription, or its older form."""
    WHEN_IN_USE_USAGE_TEXT = 48
    """NSLocationWhenInUseUsageDescription."""
    MICROPHONE_USAGE_TEXT = 49
    """NSMicrophoneUsageDescription."""
    MINIMUM_OS_MET = 50
    """MinimumOSVersion is not above the OS, or not given."""
    MODES_KNOWN = 51
    """Every declared mode is one that Apple lists."""
    NO_PLACEHOLDERS = 52
    """No key that was read has an unexpanded build variable."""
    ANY_MODE = 53
    """Some background mode is declared."""
    TASK_MODES = 54
    """`fetch` or `processing` is declared."""
    PUSHKIT_SDK = 55
    """Linked against an SDK of iOS 10.0 or later."""
    BACKGROUND_ACTIVITY_SESSION = 56
    """A CLBackgroundActivitySession was held."""
    SERVICE_SESSION = 57
    """A CLServiceSession for Always was held."""
    SEVERAL_FOREGROUND_SLOTS = 58
    """More than one app can be in front."""
    INTERFACE_KEPT = 59
    """UIKit kept a session of the scene, or the saved interface."""
    MULTITASKING_CAMERA = 60
    """The app may use the camera beside other apps."""
    STATE_TO_RESTORE = 61
    """The app restores its interface, and UIKit kept what it saved."""
    SCREEN_UNLOCKED = 62
    """Not locked now, with a passcode or without one."""


class Standing(LabelledEnum):
    """How an app stands with the system when an event comes."""

    IN_MEMORY = 1
    """suspended."""
    ENDED = 2
    """Ended by anything but the user's force quit."""
    FORCE_QUIT = 3
    """Has the force-quit flag (or was never launched)"""
    REBOOTED = 4
    """Not running since the device started."""
    OPTED_OUT = 5
    """Ended by exits-on-suspend."""
    HELD_BUTTON = 6
    """Ended by holding the home button."""
    UPDATED = 7
    UNINSTALLED = 8
    RUNNING = 9
    """Running, in the background."""
    IN_FRONT = 10
    """Running, in front."""


class Since(LabelledEnum):
    """What happened between a termination and an event."""

    REBOOT = 1
    UNLOCK = 2
    """First unlock after the boot."""
    USER_LAUNCH = 3


class Family(LabelledEnum):
    """A family of rules."""

    LIFECYCLE = 1
    """Which life cycle an app has."""
    TRANSITION = 2
    CAUSE = 3
    """In which states a cause can occur."""
    DELIVERY = 4
    """What a trigger delivers, and since which version it exists."""
    DEADLINE = 5
    STANDING = 6
    """What a termination leaves behind."""
    RELAUNCH = 7
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
    """Since which version a callback exists, and which callback is called in its place."""
    CHOICE = 17
    """What a question means if it leaves something open."""
    SILENCE = 18
    """On which subjects the silence of the sources does not mean "no"."""
    WATCHDOG = 19
    """Which allowance limits a callback."""
    DISPOSITION = 20
    """What becomes of a trigger that does not run the app."""
    SUSPENSION = 21
    """What keeps the system from suspending an app."""
    PURGE = 22
    """In which order apps are ended when memory is short."""


class Conflict(LabelledEnum):
    """A disagreement between sources. Each side has a rule."""

    BACKGROUND_TASK_BUDGET = 1
    """150 s, or 600, 180 and 30 s by OS."""
    FORCE_QUIT_CALLBACK = 2
    """No message, or applicationWillTerminate: while running."""
    FORCE_QUIT_ACROSS_REBOOT = 3
    """A reboot clears the flag, or does not."""
    LOCATION_AFTER_FORCE_QUIT = 4
    """From iOS 8.0, or from 7.1."""
    STANDARD_LOCATION_RELAUNCH = 5
    PROCESSING_AFTER_FORCE_QUIT = 6
    BEFORE_FIRST_UNLOCK = 7
    """Nothing is launched, or named exceptions are."""
    DID_ENTER_BACKGROUND_LIMIT = 8
    """5 s, or the watchdog's 10 s."""
    LAUNCH_LIMIT = 9
    """5 s of advice, or the watchdog's 20 s."""
    REGION_AFTER_REBOOT = 10
    TERMINATE_RUNNING_BACKGROUND = 11
    """applicationWillTerminate:, or SIGKILL."""
    BACKGROUND_LAUNCH_CALLBACK = 12
    """applicationDidEnterBackground: at a background launch or wake-up, or none."""
    LOCK_BY_VERSION = 13
    """What a lock does on iOS 4, 5 and 7."""
    LOCATION_AFTER_FORCE_QUIT_26 = 14
    TERMINATE_AT_SHUTDOWN = 15
    VISIT_AFTER_FORCE_QUIT = 16
    PUSH_AFTER_FORCE_QUIT = 17
    HEALTHKIT_AFTER_FORCE_QUIT = 18
    EXITS_ON_SUSPEND_BACKGROUND = 19
    """applicationDidEnterBackground: before applicationWillTerminate:, or not."""
    KEEP_ALIVE_DEPRECATION = 20
    """Deprecated in iOS 9.0, or in 10.0."""
    FORCE_QUIT_BEFORE_7 = 21
    TERMINATE_ONLY_IN_BACKGROUND = 22
    """applicationWillTerminate: only to an app in the background, or to others too."""
    UNDOCUMENTED_LIMIT = 23
    """The limit has no figure, or 5 s."""
    BLUETOOTH_TOGGLES_26 = 24
    """Whether the technote's fifth note applies literally."""
    LOCAL_NOTIFICATION_LIMIT = 25
    """64 local notifications, or 128."""
    SCENE_FORCE_QUIT_ORDER = 26
    """sceneDidEnterBackground:, or sceneDidDisconnect:."""
    SCENE_ACTIVATION_STATE = 27
    """Inside sceneDidBecomeActive: the app reads active, or inactive."""
    ACCESSORY_SESSIONS = 28
    """Sessions close at suspension after iOS 4, or up to iOS 4 and without the mode."""
    DISCRETIONARY_TRANSFERS = 29
    """Transfers begun in the foreground, or in the background."""
    LOCATION_SUSPENSION = 30
    """The location mode does not stop suspension, or keeps the app running."""
    SESSION_AFTER_FORCE_QUIT = 31
    """A force quit destroys the session of a scene and what it saved, or keeps them."""
    BEACON_MODE = 32
    """Beacon regions need the location mode, or no region needs it."""
    LOCATION_IN_USE = 33
    """Monitoring in the background with when-in-use, while updates begun in front go on."""
    SIGNIFICANT_TIME_CHANGE = 34
    """The notice to a suspended app waits for the foreground, or until the app runs."""


class TerminationCode(LabelledEnum):
    """Termination codes, as the 32-bit pattern."""

    WATCHDOG = 0x8badf00d
    BACKGROUND_TASK = 0x2182bad2
    BACKGROUND_URL_SESSION = 0x2182bad3
    BACKGROUND_FETCH = 0x2182bad4
    RESOURCE_HELD = 0xdead10cc
    THERMAL = 0xc00010ff
    CALL_NOT_REPORTED = 0xbaadca11
    VOIP_WAKE_RATE = 0xbad22222
    DISK_PRESSURE = 0xbaddd15c
    RESOURCE_USE = 0xd00d2bad
    WATCH_CPU = 0xc51bad01
    WATCH_TIME = 0xc51bad02
    WATCH_RUNTIME = 0xc51bad03
    INSECURE_DRAWING = 0x2bad45ec
    STACKSHOT = 0xbaaaaaad
    USER_FORCE_QUIT = 0xdeadfa11
    SIMULATOR_HOST = 0xfbfbfbfb


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
    """The activity stops, and goes on when the app runs again."""
    THROTTLE = 6
    """Later grants are rarer or shorter; the process may be ended."""
    EXPOSED_IN_SNAPSHOT = 7
    """The content is visible in the snapshot that the system takes."""
    WASTED = 8
    """The activity has no effect until the app is in the foreground."""
    NOT_PERMITTED = 9
    """The request fails: its identifier or mode is not declared."""
    UNAVAILABLE = 10
    """The request fails: there is no background work here."""
    INELIGIBLE_NOW = 11
    """The request fails if it asks to run at once."""


class Event(LabelledEnum):
    """What reaches an app, other than its triggers."""

    TOUCH = 1
    ACCESSORY_CONNECTION = 2
    """An accessory was connected or disconnected."""
    ORIENTATION_CHANGE = 3
    SIGNIFICANT_TIME_CHANGE = 4
    """Midnight, a carrier's time, daylight saving."""
    BATTERY_CHANGE = 5
    """Level or state."""
    PROXIMITY_CHANGE = 6
    PROTECTED_DATA_CHANGE = 7
    SCREEN_CHANGE = 8
    """A screen was connected or disconnected, or changed its mode."""
    DEFAULTS_CHANGE = 9
    LOCALE_CHANGE = 10
    ICLOUD_IDENTITY_CHANGE = 11
    MEMORY_WARNING = 12
    LOCAL_NOTIFICATION = 13
    """A local notification fires."""
    VIEW_REDRAW = 14
    """A view asks to be drawn."""
    LOCATION_UPDATE = 15
    NETWORK_REQUEST = 16
    """A request from a peer over a socket of the app."""
    WINDOW_SNAPSHOT = 17
    """The system takes the picture for the app switcher."""
    ACCESSORY_DISCONNECT = 18
    """The notice that an app with accessory sessions gets when it goes to the background."""
    REMOTE_NOTIFICATION = 19
    """The part of a push that is shown to the user."""


class Manner(LabelledEnum):
    """How an event reaches the app."""

    AT_ONCE = 1
    """When the event happens."""
    COALESCED = 2
    """One notice of the net change, when the app runs again."""
    QUEUED = 3
    """Each event is delivered when the app runs again."""
    WITHHELD = 4
    """The app never gets the event."""
    TO_USER = 5
    """Shown to the user, who decides."""
    AFTER_CALLBACK = 6
    """The system acts once a callback has returned."""


class Quota(LabelledEnum):
    """A number that the system allows."""

    SCHEDULED_LOCAL_NOTIFICATIONS = 1
    MONITORED_REGIONS = 2
    """Regions and conditions of an app, all kinds together."""
    PENDING_REFRESH_TASKS = 3
    """BGAppRefreshTaskRequest."""
    PENDING_PROCESSING_TASKS = 4
    """BGProcessingTaskRequest."""
    SILENT_PUSHES = 5
    """Content-available pushes that are delivered."""
    NEWSSTAND_PUSHES = 6
    """Content-available pushes that launch a Newsstand app."""
    WAKEUPS = 7
    """Wakeups of the CPU from idle."""
    VOIP_WAKES = 8
    """Wake-ups of a legacy VoIP app."""
    UNANSWERED_HEALTH_DELIVERIES = 9
    """HealthKit deliveries whose completion handler was not called."""
    LOCATION_CHANGE_UPDATES = 10
    """Significant location changes."""
    LAUNCH_SCREEN_SIZE = 11
    """All images of a launch screen."""
    NOTIFICATION_SERVICE_MEMORY = 12
    """Memory of a notification service extension."""
    DISK_WRITES = 13
    """What an app writes to storage."""
    FOREGROUND_APPS = 14
    """Apps in front at the same time."""
    REQUESTS_PER_IDENTIFIER = 15
    """Pending requests of the task scheduler with one identifier."""


class Unit(LabelledEnum):
    """What a quota counts."""

    COUNT = 1
    BYTES = 2
    METRES = 3


class Severity(LabelledEnum):
    """How much a finding matters."""

    NOTE = 1
    """Worth knowing."""
    WARNING = 2
    """A declaration will not work, or lacks something that it needs."""
    ERROR = 3
    """The app does not run, or is ended."""


class TerminationNamespace(LabelledEnum):
    """The namespace of a termination reason; values are those of the kernel's reason.h."""

    JETSAM = 1
    SIGNAL = 2
    CODESIGNING = 3
    HANGTRACER = 4
    TEST = 5
    DYLD = 6
    LIBXPC = 7
    OBJC = 8
    EXEC = 9
    SPRINGBOARD = 10
    TCC = 11
    REPORTCRASH = 12
    COREANIMATION = 13
    AGGREGATED = 14
    RUNNINGBOARD = 15
    SKYWALK = 16
    SETTINGS = 17
    LIBSYSTEM = 18
    FOUNDATION = 19
    WATCHDOG = 20
    METAL = 21
    WATCHKIT = 22
    GUARD = 23
    ANALYTICS = 24
    SANDBOX = 25
    SECURITY = 26
    ENDPOINTSECURITY = 27
    PAC_EXCEPTION = 28
    BLUETOOTH_CHIP = 29
    PORT_SPACE = 30
    WEBKIT = 31


class Role(LabelledEnum):
    """The role of a rule in an answer."""

    DECIDES = 1
    """This rule decides the answer."""
    OUTWEIGHED = 2
    """The rule applies, but another rule decides: one of higher precedence, or an earlier one of
    the same precedence.
    """
    CONDITION_UNKNOWN = 3
    """The rule may apply: one of its conditions is not known."""
    CONDITION_FAILS = 4
    """One of its conditions is not met."""
    OTHER_VERSION = 5
    """The rule is in force on other versions."""
    OTHER_PROFILE = 6
    """The evidence profile does not admit the rule."""


class InfoKind(LabelledEnum):
    """Kind of an Info.plist value."""

    STRING = 1
    BOOLEAN = 2
    INTEGER = 3
    STRING_LIST = 4
    DICTIONARY = 5
    """Its contents are given key by key, or not at all."""
    OTHER = 6
    """A real, a date, data, or an array of other things."""


class NoticeKind(LabelledEnum):
    """What `lcp_app_apply_info` reports about an entry. No notice is an error."""

    UNKNOWN_MODE = 1
    """A UIBackgroundModes value that Apple does not list."""
    WRONG_TYPE = 2
    """The wrong type for the key: the entry was not used."""
    DUPLICATE = 3
    """The key was given before: the later entry counts."""
    PLACEHOLDER = 4
    """An unexpanded build variable: the value was not used, but an identifier counts."""
    MALFORMED = 5
    """Not a version, or not an SDK name: the entry was not used."""
    EMPTY_LIST = 6


class Field(LabelledEnum):
    """The part of a call that a status is about."""

    CONTEXT = 1
    QUERY = 2
    ANSWER = 3
    STRUCT_SIZE = 4
    OS = 5
    PROFILE = 6
    APP = 7
    FACTS = 8
    LIMITS = 9
    FROM = 10
    TO = 11
    CAUSE = 12
    LAST_CAUSE = 13
    ALLOWED_CAUSES = 14
    TRIGGER = 15
    INTERRUPTION = 16
    ALLOWANCE = 17
    TERMINATION = 18
    EVENTS_SINCE = 19
    BACKGROUND_MODES = 20
    EXITS_ON_SUSPEND = 21
    SCENES = 22
    MULTIPLE_SCENES = 23
    LINKED_SDK = 24
    MINIMUM_OS = 25
    LOCATION_AUTHORIZATION = 26
    RESTORATION_IDENTIFIER = 27
    SESSION_SENDS_LAUNCH_EVENTS = 28
    STATE_RESTORATION = 29
    IDIOM = 30
    SIMULATOR = 31
    HARDWARE_MULTITASKING = 32
    CELLULAR = 33
    PASSCODE = 34
    FIRST_UNLOCK_DONE = 35
    BACKGROUND_APP_REFRESH = 36
    LOW_POWER_MODE = 37
    CHARGING = 38
    DEBUGGER_ATTACHED = 39
    FOREGROUND_SLOTS = 40
    BLUETOOTH_OFF = 41
    BLUETOOTH_OFF_IN_CONTROL_CENTER = 42
    AIRPLANE_MODE = 43
    ACCESSORY_SETUP_KIT = 44
    FORCE_QUIT_SURVIVES_REBOOT = 45
    REGIONS_END_AT_REBOOT = 46
    LIMIT_COUNT = 47
    LIMIT_NS = 48
    STRIDE = 49
    COUNT = 50
    STATUSES = 51
    INDEX = 52
    TEXT = 53
    KEY = 54
    VALUE = 55
    NOTICES = 56
    ENUM_KIND = 57
    STATE = 58
    ACTIVITY = 59
    CALLBACK = 60
    MODE = 61
    EVENT = 62
    QUOTA = 63
    REASON_NAMESPACE = 64
    CODE = 65
    DEVICE_LOCKED = 66
    ALWAYS_USAGE_TEXT = 67
    WHEN_IN_USE_USAGE_TEXT = 68
    MICROPHONE_USAGE_TEXT = 69
    BACKGROUND_ACTIVITY_SESSION = 70
    SERVICE_SESSION = 71
    POLICY = 72
    POLICY_SIZE = 73
    FORM = 74
    QUESTION = 75
    CONDITION = 76
    ITEMS = 77
    RULE = 78
    RULE_FIELD = 79
    ERROR = 80
    """The lcp_error itself: nothing could be written to it."""
    INFO_PROGRESS = 81
    FORCE_QUIT = 82
    ALLOWANCES = 83
    ACTIVITIES = 84
    BEGUN_IN_FRONT = 85
    DEVICE = 86
    OPTIONS = 87
    INSTALL = 88
    KIND = 89
    PROCESS = 90
    SCENE = 91
    NOTICE = 92
    FACT = 93
    DECISION = 94
    TOKEN = 95
    IDENTIFIER = 96
    AMOUNT = 97
    EFFECT = 98
    REPLY = 99
    NOW = 100
    MISSING_CALLBACKS = 101
    WAS_LAUNCHED = 102
    REPLY_AFTER = 103
    FOOTPRINT = 104
    APPS = 105
    TASKS = 106
    REQUESTS = 107
    POLICIES = 108
    EFFECTS = 109
    ON_SILENCE = 110
    ON_CONDITIONAL = 111
    UNKNOWN_LIMIT = 112
    MEMORY = 113
    MEMORY_SIZE = 114
    SNAPSHOT = 115
    DISPOSITION = 116
    OCCASION = 117
    INTERFACE_KEPT = 118
    MULTITASKING_CAMERA = 119


class RuleField(LabelledEnum):
    """A field that only rules of some families have, for lcp_rule_value and lcp_rule_text."""

    VERDICT = 1
    LIFECYCLE = 2
    LIFECYCLES = 3
    STATES = 4
    TO = 5
    CAUSES = 6
    LAST_CAUSES = 7
    INTERRUPTIONS = 8
    REASON = 9
    VIA = 10
    STEPS = 11
    TRIGGERS = 12
    LAUNCH_STATE = 13
    CALLBACK = 14
    SECOND_CALLBACK = 15
    LAUNCH_CALLBACK = 16
    ON_LAUNCH_ONLY = 17
    GUARANTEE = 18
    TERMINATIONS = 19
    STANDINGS = 20
    STANDING = 21
    ALLOWANCES = 22
    ALLOWANCE = 23
    AT_EXPIRY = 24
    CODE = 25
    EXTENDABLE = 26
    ADVICE = 27
    LIMIT = 28
    WARNING = 29
    AXES = 30
    NOTIFICATION = 31
    POSTED_BEFORE = 32
    READS_AS_METHOD = 33
    MODE = 34
    DEPRECATED = 35
    PERMITS = 36
    KEEPS_RUNNING = 37
    EVENTS = 38
    MANNER = 39
    QUOTA = 40
    UNIT = 41
    ACTIVITIES = 42
    ACTIVITY = 43
    PRICE = 44
    UNDONE_AT = 45
    SEVERITY = 46
    CAUSE = 47
    COUNT = 48
    WINDOW = 49
    NAMESPACES = 50
    CODE_LOW = 51
    CODE_HIGH = 52
    TEXT = 53
    KEY = 54
    VALUE = 55
    FALLBACK = 56
    FALLBACK_IN_FRONT_ONLY = 57
    SCENE_CALLBACK = 58
    APP_CALLBACK = 59
    OF_INTERFACE = 60
    COMPANIONS = 61
    SILENCE = 62
    TERMINATION = 63
    STARTS = 64
    RESETS = 65
    SHARED = 66
    ORIGIN = 67
    DISPOSITION = 68
    OCCASION = 69
    """Until when an event is kept."""
    RANK = 70
    WARNED = 71
    MERGING = 72
    TRIGGER = 73
    BEGUN_IN_FRONT = 74


class Silence(LabelledEnum):
    """What the sources of an evidence profile can be silent about."""

    SCENES = 1
    """Apps with scenes."""
    WAYS = 2
    """What may follow a state, and which paths lead elsewhere."""
    CALLBACKS = 3
    """Which callbacks an app gets."""


class QuestionKind(LabelledEnum):
    """The questions, for lcp_query_batch and lcp_explain."""

    TRANSITION = 1
    NEXT = 2
    PATH = 3
    DEADLINE = 4
    RELAUNCH = 5
    CONDUCT = 6
    DUTIES = 7
    DELIVERY = 8
    MODE = 9
    QUOTA = 10
    MANIFEST = 11
    TERMINATION = 12
    SUSPENSION = 13
    PURGE = 14


class Form(LabelledEnum):
    """How much of a policy is computed when it is prepared."""

    SMALL = 1
    """An lcp_policy: what was checked and derived from the context."""
    TABLES = 2
    """The small form with tables, in which transitions, deadlines and relaunches are looked up."""


class Knowledge(LabelledEnum):
    """What is known of a condition."""

    HOLDS = 1
    FAILS = 2
    NOT_GIVEN = 3
    """An answer that depends on the condition is conditional."""
    ASSUMED = 4
    """The condition was not given, and a default is used: an app that declares nothing, the SDK of
    the OS, the ordinary device.
    """


class Moment(LabelledEnum):
    """When the clock of an allowance starts, or is reset."""

    CALLBACK = 1
    """The callback is called; the clock ends when the callback returns."""
    TRANSITION = 2
    """The first callback of a transition; the clock ends with the last callback."""
    PROCESS_START = 3
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
    """Something outside: the user, a server, a place, another device."""
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
    NEWEST_HELD = 2
    """The newest event of its kind is kept."""
    QUEUED = 3
    """Each event is kept."""
    RETRIED = 4
    """The system tries again."""


class Occasion(LabelledEnum):
    """Until when an event is kept."""

    NEXT_RUN = 1
    """The app runs again, for whatever reason."""
    USER_LAUNCH = 2
    FIRST_UNLOCK = 3
    """The first unlock after the start of the device."""
    UNLOCK = 4
    CONDITIONS_MET = 5
    """Nothing holds the event back any more: power, a switch, the load, the state of the app."""


class Merging(LabelledEnum):
    """How several notices of one kind become one."""

    EACH = 1
    """The notices stay separate."""
    NEWEST = 2
    """The newest one is delivered."""
    NET = 3
    """Changes that cancel out are not delivered: the app learns the current state."""


class Occurrence(LabelledEnum):
    """What happens to a device: what the user, the system, an app or the host does."""

    BOOT = 1
    """The device starts; it is locked if a passcode is set."""
    SHUTDOWN = 2
    """The user turns the device off."""
    BATTERY_EMPTY = 3
    LOCK = 4
    UNLOCK = 5
    HOME = 6
    """The user goes to the home screen."""
    OPEN_SWITCHER = 7
    CLOSE_SWITCHER = 8
    """The user returns to where the switcher was opened."""
    OPEN_APP = 9
    """The user opens an app, by its icon or by what the trigger says."""
    FORCE_QUIT = 10
    """The user swipes an app away, whether it runs or not."""
    BEGIN_INTERRUPTION = 11
    """A call or another alert covers the screen."""
    IGNORE_INTERRUPTION = 12
    ACCEPT_INTERRUPTION = 13
    """The user goes to `app`, or to an app that is not on this device."""
    MEMORY_PRESSURE = 14
    """The system needs `amount` bytes."""
    FACT_CHANGE = 15
    """`fact` is `value` from now on."""
    TRIGGER = 16
    """Something happens that may launch or wake the app."""
    NOTICE = 17
    """Something happens that reaches running apps: `app`, or all of them if `app` is 0."""
    END = 18
    """The process ends as `termination` says: it exits, crashes, is lost."""
    BEGIN_TASK = 19
    """The app begins a background task; the outcome has its token."""
    END_TASK = 20
    """The app ends the background task of `token`."""
    COMPLETE = 21
    """The app is done with the wake-up or task of `token`."""
    BEGIN_ACTIVITY = 22
    END_ACTIVITY = 23
    SUBMIT_REQUEST = 24
    """The app requests the scheduled task `trigger` under `identifier`, in `amount` nanoseconds at
    the earliest.
    """
    CANCEL_REQUEST = 25
    """The app cancels the request with `identifier`."""
    FOOTPRINT = 26
    """The app uses `amount` bytes of memory from now on."""
    REQUEST_SCENE = 27
    """`scene` is to connect, in front if `value` is yes."""
    CLOSE_SCENE = 28
    """The user closes the window of `scene`."""
    DISCONNECT_SCENE = 29
    """The system disconnects `scene`, to free memory."""
    KEEP_ALIVE = 30
    """The app sets a keep-alive handler to be called every `amount` nanoseconds; 0: no handler."""


class Effect(LabelledEnum):
    """What the host is to do."""

    START_PROCESS = 1
    DELIVER_CALLBACK = 2
    """Call a method of the app, and reply when it has returned."""
    POST_NOTIFICATION = 3
    STATE_CHANGED = 4
    RESUME = 5
    """Let a suspended process run, or a prewarmed one go on."""
    SUSPEND = 6
    RUN_EXPIRATION_HANDLER = 7
    """Run the handler of `token`; reply when it has returned, if `needs_reply` is yes."""
    DELIVER_NOTICE = 8
    """Tell the app what has happened, if no method is named."""
    TAKE_SNAPSHOT = 9
    """Take the picture for the app switcher."""
    STOP_ACTIVITY = 10
    """The system stops what the app was doing."""
    SHOW_TO_USER = 11
    """Show the event to the user, not to the app."""
    KEEP_TRIGGER = 12
    """The trigger does not run the app now, and is kept until `occasion`."""
    DROP_TRIGGER = 13
    """The trigger does not run the app, and is not kept."""
    KILL = 14


class Changing(LabelledEnum):
    """A fact that can change while a device is on."""

    BACKGROUND_APP_REFRESH = 1
    LOW_POWER_MODE = 2
    CHARGING = 3
    BLUETOOTH_OFF = 4
    BLUETOOTH_OFF_IN_CONTROL_CENTER = 5
    AIRPLANE_MODE = 6
    DEBUGGER_ATTACHED = 7
    ACCESSORY_SETUP_KIT = 8


class Reply(LabelledEnum):
    """The result of a call."""

    RETURNED = 1
    NOT_IMPLEMENTED = 2
    """The app does not implement the method: the fallback comes next."""


class Treatment(LabelledEnum):
    """What a device does if the rules leave open whether something happens."""

    REFUSE = 1
    """It does not happen."""
    ALLOW = 2
    """It happens."""
    ASK = 3
    """The host is asked about events that it posts; what the device would do by itself is refused.
    """


class UnknownLimit(LabelledEnum):
    """What replaces a limit for which the profile has no figure."""

    NONE = 1
    """There is no limit."""
    OBSERVED = 2
    """The figure of LCP_PROFILE_OBSERVED, if it has one."""


#: The kind by which lcp_enum_name and lcp_enum_parse know each class.
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
}

#: What the library puts before some names of a class, and this package does not.
PREFIXES: dict[type[LabelledEnum], str] = {SceneState: "scene-"}
