"""Words that people use for values of enumerations, besides the names that the library reads.

The library's names come first: a word that the library also reads must mean the same value.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from .enums import (
    KINDS,
    PREFIXES,
    Activity,
    Allowance,
    AppState,
    Axis,
    BackgroundMode,
    Callback,
    Cause,
    Event,
    EvidenceProfile,
    Idiom,
    Interruption,
    LocationAuthorization,
    Notification,
    Quota,
    SceneState,
    Since,
    Status,
    Termination,
    TerminationCode,
    Trigger,
)
from .labels import LabelledEnum
from .library import library

__all__ = ["Kind", "Word", "look_up", "spelled", "squeezed", "word", "words"]

E = TypeVar("E", bound=LabelledEnum)

#: The class of an enumeration.
Kind = type[LabelledEnum]

#: The maximum length of a name or word.
_LONGEST = 128

#: Words for the ends of a process. Each end is both a termination and a cause.
_ENDS: dict[str, str] = {
    "USER_FORCE_QUIT": "force quit; force quitted; force quitting; force quit by user; force close;"
    " force closed; force closing; force kill; force killed; force stop; force stopped;"
    " force terminated; swiped away; swipe away; swiped away by user; swiped off; swiped out;"
    " swipe kill; swipe to kill; swipe to close; swipe off; removed from app switcher;"
    " swiped from app switcher; swiped up in app switcher; swiped away in app switcher;"
    " closed from app switcher; cleared from app switcher; killed from app switcher;"
    " killed in app switcher; killed from recents; force quit from app switcher; removed from recents;"
    " cleared from recents; removed from multitasking; closed in app switcher; user kill;"
    " user killed; user quit; user closed; user terminated; killed by user; killed by the user;"
    " closed by user; closed by the user; terminated by user; terminated by the user; quit by user;"
    " quit by the user; manually killed; manually closed; killed manually; closed manually;"
    " deadfa11; 0xdeadfa11",
    "USER_FORCE_QUIT_HELD_BUTTON": "held home button; hold home button; holding home button;"
    " held the home button; home button held",
    "SYSTEM_RECLAIMED": "evicted; purged; reclaimed; purged from memory; evicted from memory;"
    " reclaimed by system; killed while suspended; jetsam while suspended;"
    " killed in suspended state; terminated while suspended",
    "SYSTEM_ENDED_BACKGROUND": "killed in background; killed in the background;"
    " terminated in background; terminated in the background; jetsam in background;"
    " killed while in background",
    "MEMORY_PRESSURE": "low memory; memory kill; low memory kill; killed for memory;"
    " memory pressure kill; killed due to memory pressure",
    "MEMORY_LIMIT": "foom; too much memory; memory limit exceeded; per process limit;"
    " exceeded memory limit; highwater; jetsam limit",
    "CRASH": "crashed; app crash; app crashed; exception; uncaught exception; unhandled exception;"
    " fatal error; segfault; segmentation fault; abort; aborted; sigabrt; sigsegv; sigtrap; sigbus;"
    " sigill; exc bad access; exc crash; exc breakpoint",
    "WATCHDOG": "watchdog kill; watchdog timeout; watchdog termination; killed by watchdog;"
    " killed by the watchdog; terminated by watchdog; watchdogged; launch timeout; 8badf00d;"
    " 0x8badf00d; ate bad food; bad food",
    "BACKGROUND_TASK_EXPIRED": "background task timeout; background task timed out;"
    " background time expired; background task leaked; background task not ended; 2182bad2;"
    " 0x2182bad2",
    "BACKGROUND_FETCH_EXPIRED": "background fetch timeout; background fetch timed out; 2182bad4;"
    " 0x2182bad4",
    "URL_SESSION_EXPIRED": "url session timeout; background url session expired; 2182bad3;"
    " 0x2182bad3",
    "CPU_LIMIT": "cpu; too much cpu; cpu usage; cpu resource limit; cpu limit exceeded;"
    " excessive cpu",
    "THERMAL": "overheated; overheating; too hot; heat; thermal pressure; c00010ff; 0xc00010ff;"
    " cool off",
    "DISK_PRESSURE": "disk full; storage full; no disk space; low disk space; low storage;"
    " out of disk space; baddd15c; 0xbaddd15c; bad disk",
    "RESOURCE_HELD": "dead10cc; 0xdead10cc; dead lock; file lock held; sqlite lock;"
    " database lock held; held file lock",
    "VOIP_UNREPORTED": "call not reported; baadca11; 0xbaadca11; bad call; voip push not reported;"
    " did not report call",
    "VOIP_WAKE_RATE": "bad22222; 0xbad22222; too many voip wakes; voip resumed too often",
    "PRIVACY_CHANGED": "privacy change; privacy switch; privacy setting changed; permission changed;"
    " permissions changed; permission revoked; settings changed; privacy settings changed",
    "APP_EXIT": "exit; exited; exit(0); exited itself; self exit; quit itself; called exit;"
    " returned from main",
    "EXITS_ON_SUSPEND": "UIApplicationExitsOnSuspend; opted out of background; no background",
    "APP_UPDATE": "update; updated; app updated; upgrade; upgraded; app upgrade; app upgraded;"
    " app store update; updated app; reinstalled; reinstall",
    "APP_UNINSTALL": "uninstall; uninstalled; app uninstalled; delete; deleted; app deleted;"
    " deleted app; app removed; app delete; removed from device",
    "DEBUGGER_STOP": "debugger; xcode; xcode stop; stop button; stopped in xcode; stopped by xcode;"
    " killed by xcode; stopped by debugger; killed by debugger; xcode stop button",
    "REBOOT": "restart; restarted; rebooted; device restart; device restarted; phone restart;"
    " phone restarted; device reboot; device rebooted; phone reboot; phone rebooted; power cycle;"
    " power cycled; turned off and on; os update; ios update; ios updated; system restart",
    "RESOURCE_USE": "excessive resource use; too many resources; d00d2bad; 0xd00d2bad",
    "INSECURE_DRAWING": "2bad45ec; 0x2bad45ec; too bad for security; drew while locked",
    "BACKGROUND_GRAPHICS": "opengl in background; opengl es in background; gpu in background;"
    " drew in background",
}

#: Words with one clear meaning.
_CLEAR: tuple[tuple[LabelledEnum, str], ...] = (
    (
        AppState.NOT_RUNNING,
        "killed; terminated; dead; closed; quit; ended; exited; not started; not launched; stopped;"
        " not open; not opened; force quit; force closed; swiped away; crashed; not in memory;"
        " terminated state; killed state; quit state",
    ),
    (AppState.PREWARMED, "prewarming; prewarm; warmed"),
    (
        AppState.SUSPENDED,
        "sleeping; asleep; sleep; frozen; suspend; in memory; suspended in background;"
        " suspended in memory; suspended state",
    ),
    (
        AppState.BACKGROUND,
        "in background; in the background; backgrounded; running in background; minimized;"
        " minimised; background running; background state; off screen; not in front",
    ),
    (AppState.ACTIVE, "foreground active; in use; frontmost; on screen; resumed; active state"),
    (AppState.INACTIVE, "foreground inactive; interrupted; inactive state; covered"),
    (SceneState.UNATTACHED, "not connected; disconnected; detached; not attached"),
    (SceneState.FOREGROUND_ACTIVE, "in use; on screen; frontmost; foreground active state"),
    (SceneState.FOREGROUND_INACTIVE, "covered; interrupted"),
    (SceneState.BACKGROUND, "in background; in the background; backgrounded; minimized; minimised"),
    (Axis.APP, "process; application; app process"),
    (Axis.SCENE, "window; ui scene; one scene; window scene"),
    (Termination.NONE, "not ended; not terminated; not killed; still in memory; in memory;"
     " suspended; still suspended; still running"),
    (
        Termination.NEVER_LAUNCHED,
        "never opened; never started; never run; not launched yet; fresh install; fresh installed;"
        " freshly installed; just installed; installed; new install; after install; first install;"
        " not opened yet",
    ),
    (Termination.USER_FORCE_QUIT, "swiped; swipe; swipe up; swiped up; swiping; swiped up and away"),
    (Termination.REBOOT, "shutdown; system shutdown; power off; powered off; turned off;"
     " switched off; low battery; low battery shutdown; battery died; battery empty"),
    (Since.REBOOT, "restart; restarted; rebooted; device restarted; phone restarted; rebooting"),
    (Since.UNLOCK, "unlocked; first unlock; after first unlock; device unlocked; unlocking"),
    (Since.USER_LAUNCH, "launch; launched; user launched; opened; opened by user; user opened;"
     " launched by user; app opened"),
    (Cause.LAUNCH_BY_USER, "user launch; user launched; launched by user; opened by user;"
     " user opens app; user opened app; icon tap; tap on icon; app icon; tap icon; tapped icon"),
    (Cause.LAUNCH_BY_SYSTEM, "background launch; launched in background; system launch;"
     " launched by system; launched in the background; background launched; launch in background"),
    (Cause.PREWARM, "prewarming; prewarmed; app prewarming"),
    (Cause.ACTIVATION, "activate; activated; become active; becomes active; became active;"
     " did become active"),
    (Cause.INTERRUPTION_IGNORED, "dismissed; call declined; declined call; alert dismissed;"
     " interruption dismissed"),
    (Cause.INTERRUPTION_ACCEPTED, "call accepted; call answered; answered call; accepted call"),
    (Cause.INTERRUPTION_BEGIN, "interruption; interrupted; interrupt"),
    (
        Cause.HOME_BUTTON,
        "home; home press; home button pressed; home button press; press home; pressed home;"
        " press home button; home gesture; swipe home; swipe up to home; swipe to home; go home;"
        " went home; home screen; home indicator; home swipe; swipe up from bottom",
    ),
    (Cause.APP_SWITCH, "app switched; switch app; switch apps; switched app; switched apps;"
     " switch to another app; another app; other app; opened another app; changed app"),
    (Cause.APP_SWITCHER_OPEN, "app switcher; task switcher; multitasking; multitasking view;"
     " open app switcher; opened app switcher; double home press; double press home;"
     " recents; multitasking bar"),
    (
        Cause.DEVICE_LOCK,
        "lock; locked; lock screen; lock device; lock phone; device locked; phone locked;"
        " screen lock; screen locked; screen off; sleep button; power button; side button;"
        " auto lock; lock button; sleep wake button; locking",
    ),
    (Cause.DEVICE_UNLOCK, "unlock; unlocked; device unlocked; phone unlocked; screen unlock;"
     " unlock device; unlock phone"),
    (
        Cause.RETURN_BY_USER,
        "return; returned; resume; resumed; reopen; reopened; come back; came back; back to app;"
        " warm start; warm launch; hot start; back to foreground; foregrounded; foreground;"
        " enter foreground; will enter foreground; return to app; bring to front",
    ),
    (Cause.WAKE_BY_SYSTEM, "wake; woken; wake up; woken up; background wake; woken by system;"
     " system wake; woken in background"),
    (Cause.EXECUTION_FINISHED, "suspend; suspended; suspension; suspended by system; sleep;"
     " finished; fall asleep; freeze; frozen"),
    (Cause.LOW_BATTERY_SHUTDOWN, "low battery; battery empty; battery died; battery dead;"
     " out of battery; dead battery"),
    (Cause.SYSTEM_SHUTDOWN, "shutdown; power off; powered off; turned off; turn off;"
     " switched off; device off"),
    (Cause.SCENE_REQUEST, "new window; open window; new scene; open new window;"
     " request scene session activation"),
    (Cause.SCENE_DISCONNECT, "scene disconnected; disconnect scene; disconnect; disconnected"),
    (Cause.WINDOW_CLOSED, "close window; closed window; window close; scene closed; close scene;"
     " window swiped away"),
    (
        Trigger.USER_TAP,
        "tap; tapped; icon; app icon; icon tap; tap icon; tap on icon; tapped icon; user launch;"
        " launched by user; user opens app; opened by user; open app; app opened; home screen icon;"
        " user launches app",
    ),
    (Trigger.NOTIFICATION_TAP, "notification tapped; tap on notification; tapped notification;"
     " tap notification; push tap; push tapped; notification opened; notification response;"
     " notification click; notification clicked"),
    (Trigger.NOTIFICATION_ACTION, "notification button; action button; unnotificationaction;"
     " notification reply"),
    (Trigger.OPEN_URL, "url; deep link; url scheme; custom url; custom url scheme;"
     " opened url; url open"),
    (Trigger.HANDOFF, "user activity; nsuseractivity; continue user activity; continuity"),
    (Trigger.QUICK_ACTION, "shortcut item; home screen quick action; 3d touch; force touch;"
     " uiapplicationshortcutitem; home screen action"),
    (Trigger.APP_INTENT, "intent; app intents; siri; siri shortcut; shortcuts; siri intent;"
     " shortcuts app"),
    (Trigger.CARPLAY_CONNECT, "carplay; carplay connected"),
    (
        Trigger.STANDARD_LOCATION,
        "gps; location update; location updates; standard location service; standard location"
        " updates; continuous location; start updating location; did update locations;"
        " background location updates",
    ),
    (
        Trigger.SIGNIFICANT_LOCATION_CHANGE,
        "significant location; slc; slcs; significant change; significant changes;"
        " significant location changes; significant location change service; significant location"
        " update; significant location updates; start monitoring significant location changes;"
        " location change; cell tower change; significant location monitoring",
    ),
    (Trigger.REGION_ENTER, "enter region; did enter region; region entry; region entered;"
     " entered region; geofence enter; geofence entry; geofence entered; enter geofence"),
    (Trigger.REGION_EXIT, "exit region; did exit region; region exited; exited region; leave region;"
     " region left; geofence exit; geofence exited; exit geofence; leave geofence"),
    (Trigger.BEACON, "ibeacon; ibeacons; beacons; beacon region; ibeacon region; clbeaconregion;"
     " beacon monitoring"),
    (Trigger.MONITOR_CONDITION, "clmonitor; monitor; condition monitoring; clcondition"),
    (Trigger.VISIT, "visits; clvisit; did visit; visit monitoring"),
    (Trigger.LOCATION_PUSH, "location push service extension; location push extension"),
    (Trigger.BACKGROUND_FETCH, "fetch; perform fetch; perform fetch with completion handler;"
     " bg fetch; set minimum background fetch interval; background fetch event"),
    (
        Trigger.SILENT_PUSH,
        "silent notification; silent push notification; silent remote notification; content"
        " available; content available push; background push; background notification;"
        " background push notification; background remote notification; silent apns; silent;"
        " content available 1; data push; data message; data only push; data notification;"
        " silent pushes; invisible push",
    ),
    (Trigger.SILENT_PUSH_WITH_ALERT, "content available with alert; alert with content available;"
     " visible push with content available; alert and content available;"
     " content available and alert"),
    (Trigger.VISIBLE_PUSH, "alert push; visible notification; visible push notification;"
     " alert notification; alert push notification; loud push; user visible push;"
     " display notification; display message"),
    (
        Trigger.URL_SESSION_FINISHED,
        "download; background download; background upload; upload; background transfer;"
        " url session; nsurlsession; background url session; background session;"
        " background nsurlsession; download finished; upload finished; transfer finished;"
        " url session events; handle events for background url session; "
        " background downloads; file download",
    ),
    (Trigger.URL_SESSION_AUTHENTICATION, "authentication challenge; url session challenge;"
     " url session authentication challenge"),
    (Trigger.VOIP_PUSH, "pushkit; pushkit push; pkpush; voip notification; voip push notification;"
     " voip remote notification; callkit push; pkpushregistry; pkpushtypevoip"),
    (Trigger.VOIP_SOCKET_DATA, "voip socket; socket data; voip data"),
    (Trigger.VOIP_KEEP_ALIVE, "keep alive; keep alive timeout; set keep alive timeout;"
     " keep alive handler"),
    (Trigger.PUSH_TO_TALK, "ptt; push to talk push; ptt push; walkie talkie; ptchannelmanager"),
    (Trigger.ACCESSORY_CONNECTION, "accessory connected; accessory disconnected;"
     " accessory did connect; eaaccessory did connect"),
    (Trigger.BLUETOOTH_CENTRAL, "cbcentralmanager; ble central; core bluetooth central;"
     " bluetooth notification; ble notification; peripheral connected; peripheral connects; peripheral"
     " connect; bluetooth peripheral connects; bluetooth peripheral connected; bluetooth peripheral"
     " connect; cbperipheral"),
    (Trigger.BLUETOOTH_PERIPHERAL, "cbperipheralmanager; ble peripheral;"
     " core bluetooth peripheral"),
    (Trigger.APP_REFRESH_TASK, "app refresh; bgapprefreshtask; bg app refresh;"
     " bgapprefreshtaskrequest; background app refresh task; refresh task; refresh"),
    (Trigger.PROCESSING_TASK, "bgprocessingtask; background processing; bg processing;"
     " bgprocessingtaskrequest; background processing task; processing"),
    (Trigger.CONTINUED_PROCESSING_TASK, "bgcontinuedprocessingtask; continued processing;"
     " bgcontinuedprocessingtaskrequest"),
    (Trigger.HEALTH_RESEARCH_TASK, "bghealthresearchtask; health research"),
    (Trigger.HEALTHKIT_DELIVERY, "healthkit; hkobserverquery; healthkit background"
     " delivery; enable background delivery; healthkit update; health data"),
    (Trigger.WATCH_MESSAGE, "send message; wcsession message; wcsession send message"),
    (Trigger.WATCH_TRANSFER, "transfer user info; transfer file; watch user info;"
     " update application context"),
    (Trigger.LIVE_ACTIVITY, "activitykit; live activity push; push to start"),
    (Trigger.LOCAL_NOTIFICATION, "local push; local push notification; scheduled notification;"
     " uilocalnotification; local alert; local reminder"),
    (Trigger.PREWARM, "prewarming; prewarmed; app prewarming; active prewarm"),
    (Trigger.NOTIFICATION_SERVICE_EXTENSION, "notification service; service extension;"
     " notification extension; unnotificationserviceextension; mutable content; nse; rich push"),
    (Trigger.LIVE_UPDATES, "cllocationupdate; location live updates; cllocationupdate live updates"),
    (Interruption.SMS_ALERT, "sms; text; text message; imessage; sms message; message"),
    (Interruption.SYSTEM_ALERT, "alert; system dialog; permission alert; permission dialog;"
     " permission prompt; permission request; dialog; popup; location prompt; system prompt"),
    (Interruption.NOTIFICATION_CENTER, "notification centre; notifications pulled down;"
     " notification shade; notification drawer; pull down notifications"),
    (Interruption.CONTROL_CENTER, "control centre; control panel; cc"),
    (Interruption.SIRI, "hey siri; siri activated"),
    (Interruption.BIOMETRIC_PROMPT, "face id; touch id; biometrics; biometric; face id prompt;"
     " touch id prompt; laconext"),
    (Interruption.IN_APP_PURCHASE, "iap; purchase; storekit; in app purchase sheet; app store sheet;"
     " payment sheet"),
    (Interruption.LOW_BATTERY_ALERT, "low battery; battery alert; low battery warning; battery low"),
    (Interruption.ALARM, "alarm clock; timer alarm"),
    (Interruption.SHARE_SHEET, "share; uiactivityviewcontroller; activity sheet; activity view;"
     " share dialog"),
    (Interruption.BANNER, "notification banner; banner notification; push banner"),
    (Interruption.PHONE_CALL, "full screen call; incoming phone call; gsm call; cellular call"),
    (Interruption.CALL_BANNER, "incoming call banner; phone call banner; compact call"),
    (BackgroundMode.AUDIO, "music; playback; background audio; audio playback; airplay;"
     " audio airplay and picture in picture; picture in picture; pip; audio and airplay"),
    (BackgroundMode.LOCATION, "location updates; background location; gps; standard location;"
     " start updating location; location update"),
    (BackgroundMode.VOIP, "voice over ip; voip push; pushkit; voip mode; voip socket; callkit;"
     " voip socket data; pkpush"),
    (BackgroundMode.NEWSSTAND_CONTENT, "newsstand; newsstand downloads; newsstand push"),
    (BackgroundMode.EXTERNAL_ACCESSORY, "external accessory communication; accessory; mfi;"
     " accessory data; accessory connection; eaaccessory"),
    (BackgroundMode.BLUETOOTH_CENTRAL, "uses bluetooth le accessories; cbcentralmanager;"
     " ble central; central"),
    (BackgroundMode.BLUETOOTH_PERIPHERAL, "acts as a bluetooth le accessory; cbperipheralmanager;"
     " ble peripheral; peripheral"),
    (BackgroundMode.FETCH, "background fetch; bg fetch; app refresh; background app refresh;"
     " app refresh task; bgapprefreshtask; perform fetch"),
    (
        BackgroundMode.REMOTE_NOTIFICATION,
        "push; pushes; remote notifications; push notification; push notifications; silent push;"
        " silent pushes; silent notification; silent notifications; background push; apns;"
        " content available; background notification; background notifications;"
        " silent push with alert; silent push notification; silent push notifications",
    ),
    (BackgroundMode.PROCESSING, "background processing; bgprocessingtask; processing task;"
     " bg processing"),
    (BackgroundMode.PUSH_TO_TALK, "ptt; walkie talkie"),
    (BackgroundMode.NEARBY_INTERACTION, "uwb; ultra wideband; nearby; uses nearby interaction"),
    (Activity.TOUCH_DELIVERY, "touch; touches"),
    (Activity.UI_UPDATE, "ui; update ui; ui updates; draw; drawing; user interface; redraw"),
    (Activity.OPENGL_ES, "opengl; gl; gles; eagl; eaglcontext; draw with opengl"),
    (Activity.METAL, "mtl; metal drawing; draw with metal"),
    (Activity.FILE_LOCK, "sqlite; sqlite lock; database; database lock; file locks; lock file;"
     " core data"),
    (Activity.PROTECTED_FILE_ACCESS, "protected files; protected file; data protection;"
     " protected data; read protected file"),
    (Activity.CAMERA, "avcapturesession; video capture; take a picture"),
    (Activity.BONJOUR_SERVICE, "bonjour; nsnetservice; mdns"),
    (Activity.LISTENING_SOCKET, "server socket; listen; listen socket; http server; server"),
    (Activity.NETWORK_SOCKET, "socket; sockets; tcp socket; web socket"),
    (Activity.ACCESSORY_SESSION, "easession; external accessory session"),
    (Activity.TIMER, "nstimer; timers; scheduled timer; dispatch timer"),
    (Activity.HEAVY_WORK, "cpu; cpu work; computation; heavy computation; computing"),
    (Activity.AUDIO_PLAYBACK, "music; play audio; play music; playing audio; playing music;"
     " playback; avaudioplayer; audio player"),
    (Activity.AUDIO_RECORDING, "record; recording; record audio; microphone; mic; avaudiorecorder"),
    (Activity.BEGIN_BACKGROUND_TASK, "background task; begin background task with expiration"
     " handler; uibackgroundtask; begin background task with name"),
    (Activity.START_LOCATION_UPDATES, "location; gps; location updates; start updating location;"
     " start location"),
    (Activity.SENSITIVE_CONTENT_ON_SCREEN, "sensitive content; password on screen;"
     " sensitive data on screen"),
    (Activity.ALERT_ON_SCREEN, "alert; alert view; uialertview; uialertcontroller; action sheet"),
    (Activity.BACKGROUND_TRANSFER, "download; upload; url session; nsurlsession; background download;"
     " background upload; background url session; file download"),
    (Activity.PLAY_ALONGSIDE_OTHERS, "mix with others; mixable audio; mixing audio"),
    (Activity.SCHEDULE_APP_REFRESH, "bgapprefreshtaskrequest; submit app refresh;"
     " schedule bgapprefreshtask"),
    (Activity.SCHEDULE_PROCESSING, "bgprocessingtaskrequest; submit processing;"
     " schedule bgprocessingtask"),
    (Activity.SCHEDULE_CONTINUED_PROCESSING, "bgcontinuedprocessingtaskrequest;"
     " schedule bgcontinuedprocessingtask"),
    (Activity.SCHEDULE_HEALTH_RESEARCH, "bghealthresearchtaskrequest"),
    (Allowance.DID_ENTER_BACKGROUND, "application did enter background; enter background;"
     " entering background; going to background; go to background; scene did enter background"),
    (Allowance.WILL_TERMINATE, "application will terminate"),
    (
        Allowance.BACKGROUND_TASK,
        "begin background task; background time; background time remaining;"
        " begin background task with expiration handler; begin background task with name;"
        " uibackgroundtask; background execution time; finite length task; background tasks;"
        " background task time; background task assertion",
    ),
    (Allowance.EXPIRATION_HANDLER, "background task expiration handler; expiration; expiry handler"),
    (Allowance.BACKGROUND_FETCH, "fetch; perform fetch; perform fetch with completion handler;"
     " bg fetch; application perform fetch with completion handler"),
    (Allowance.APP_REFRESH_TASK, "app refresh; bgapprefreshtask; refresh task; bg app refresh;"
     " background app refresh task"),
    (Allowance.PROCESSING_TASK, "bgprocessingtask; background processing; bg processing;"
     " processing; background processing task"),
    (Allowance.CONTINUED_PROCESSING_TASK, "bgcontinuedprocessingtask; continued processing"),
    (Allowance.HEALTH_RESEARCH_TASK, "bghealthresearchtask; health research"),
    (
        Allowance.SILENT_PUSH,
        "silent notification; silent push notification; background push; content available;"
        " background notification; remote notification fetch; did receive remote notification;"
        " silent remote notification; application did receive remote notification"
        " fetch completion handler",
    ),
    (Allowance.URL_SESSION_EVENTS, "url session; nsurlsession; background url session; download;"
     " background download; handle events for background url session; url session finished;"
     " application handle events for background url session completion handler"),
    (Allowance.ACCESSORY_WAKE, "accessory; external accessory; mfi; accessory data"),
    (Allowance.BLUETOOTH_WAKE, "bluetooth; ble; core bluetooth; bluetooth central;"
     " bluetooth peripheral"),
    (Allowance.LOCATION_WAKE, "location; region; geofence; beacon; ibeacon; region enter;"
     " region exit; significant location change; significant location; slc; visit; region monitoring;"
     " location update; location updates"),
    (Allowance.VOIP_PUSH_REPORT, "voip push; pushkit; report call; report incoming call;"
     " report new incoming call"),
    (Allowance.VOIP_KEEP_ALIVE_HANDLER, "keep alive handler"),
    (Allowance.VOIP_KEEP_ALIVE_INTERVAL, "keep alive interval; set keep alive timeout;"
     " keep alive timeout; keep alive"),
    (Allowance.CPU_USAGE, "cpu; cpu limit; cpu time; background cpu"),
    (Allowance.NOTIFICATION_SERVICE_EXTENSION, "notification service; service extension;"
     " notification extension; unnotificationserviceextension; nse; mutable content"),
    (Allowance.RESUME, "return to foreground; enter foreground; will enter foreground;"
     " application will enter foreground; resume time"),
    (Allowance.APP_INTENT, "intent; app intents; siri; shortcuts; siri shortcut"),
    (Allowance.PERSISTENT_WIFI, "wifi"),
    (Event.TOUCH, "touches; tap; taps"),
    (Event.ORIENTATION_CHANGE, "rotation; rotate; orientation; device rotation"),
    (Event.SIGNIFICANT_TIME_CHANGE, "midnight; time change; day change; time zone change;"
     " daylight saving"),
    (Event.BATTERY_CHANGE, "battery; battery level; battery state; battery level change"),
    (Event.PROXIMITY_CHANGE, "proximity; proximity sensor"),
    (Event.PROTECTED_DATA_CHANGE, "protected data; data protection"),
    (Event.SCREEN_CHANGE, "external screen; external display; screen connected"),
    (Event.DEFAULTS_CHANGE, "defaults; user defaults; nsuserdefaults; userdefaults change"),
    (Event.LOCALE_CHANGE, "locale; language; language change; region format change"),
    (Event.ICLOUD_IDENTITY_CHANGE, "icloud; icloud account; icloud account change"),
    (Event.MEMORY_WARNING, "low memory; low memory warning; did receive memory warning"),
    (Event.LOCAL_NOTIFICATION, "local push; scheduled notification; uilocalnotification"),
    (Event.VIEW_REDRAW, "redraw; set needs display; drawing; draw rect"),
    (Event.LOCATION_UPDATE, "location; gps; location updates; location change"),
    (Event.NETWORK_REQUEST, "network; incoming request; incoming connection; socket"),
    (Event.WINDOW_SNAPSHOT, "snapshot; app switcher snapshot; app snapshot"),
    (Event.REMOTE_NOTIFICATION, "push; push notification; remote push; visible push;"
     " alert push; apns"),
    (Event.ACCESSORY_CONNECTION, "accessory; accessory connected; accessory disconnected"),
    (Quota.SCHEDULED_LOCAL_NOTIFICATIONS, "local notifications; local notification; notifications;"
     " scheduled notifications; pending notifications; pending local notifications"),
    (Quota.MONITORED_REGIONS, "region; regions; geofence; geofences; beacon; beacons; ibeacon;"
     " ibeacons; beacon regions; monitored region; region monitoring; clmonitor conditions"),
    (Quota.PENDING_REFRESH_TASKS, "refresh tasks; app refresh tasks; bgapprefreshtask; app refresh;"
     " app refresh task; bgapprefreshtaskrequest"),
    (Quota.PENDING_PROCESSING_TASKS, "processing tasks; bgprocessingtask; background processing;"
     " processing task; bgprocessingtaskrequest"),
    (Quota.SILENT_PUSHES, "push; pushes; silent push; silent notifications; background pushes;"
     " content available; background push; silent notification"),
    (Quota.NEWSSTAND_PUSHES, "newsstand; newsstand push"),
    (Quota.WAKEUPS, "cpu wakeups; wakes; idle wakeups"),
    (Quota.VOIP_WAKES, "voip; voip wake; voip wakeups"),
    (Quota.LOCATION_CHANGE_UPDATES, "significant location changes; significant location change; slc;"
     " significant location"),
    (Quota.LAUNCH_SCREEN_SIZE, "launch screen; launch image; launch images; splash screen"),
    (Quota.NOTIFICATION_SERVICE_MEMORY, "notification service extension; service extension memory;"
     " notification service; nse memory; nse; notification service extension memory"),
    (Quota.DISK_WRITES, "disk; disk write; writes; disk writing"),
    (Quota.FOREGROUND_APPS, "apps in front; split view; foreground slots"),
    (LocationAuthorization.ALWAYS, "authorized always; CLAuthorizationStatus.authorizedAlways;"
     " always allow; allow always; always authorization; always permission"),
    (
        LocationAuthorization.WHEN_IN_USE,
        "authorized when in use; CLAuthorizationStatus.authorizedWhenInUse; while in use; in use;"
        " while using; while using the app; while using app; when using; in use only; allow once;"
        " foreground only; only while using the app",
    ),
    (LocationAuthorization.NONE, "never; no; not authorized; unauthorized; not granted;"
     " not determined; restricted; CLAuthorizationStatus.denied; CLAuthorizationStatus.notDetermined;"
     " CLAuthorizationStatus.restricted; kCLAuthorizationStatusNotDetermined;"
     " kCLAuthorizationStatusRestricted; do not allow; don't allow; off; ask next time"),
    (EvidenceProfile.DOCUMENTED, "apple; docs; documentation; official; apple docs"),
    (EvidenceProfile.OBSERVED, "measured; devices; real devices; real"),
    (EvidenceProfile.ARTICLE, "articles; founding articles; founding documents"),
    (Idiom.PHONE, "iphone; ipod; ipod touch"),
    (Idiom.PAD, "ipad; tablet"),
    (TerminationCode.WATCHDOG, "8badf00d; ate bad food; bad food"),
    (TerminationCode.BACKGROUND_TASK, "2182bad2"),
    (TerminationCode.BACKGROUND_URL_SESSION, "2182bad3"),
    (TerminationCode.BACKGROUND_FETCH, "2182bad4"),
    (TerminationCode.RESOURCE_HELD, "dead10cc; dead lock"),
    (TerminationCode.THERMAL, "c00010ff; cool off"),
    (TerminationCode.CALL_NOT_REPORTED, "baadca11; bad call"),
    (TerminationCode.VOIP_WAKE_RATE, "bad22222"),
    (TerminationCode.DISK_PRESSURE, "baddd15c; bad disk"),
    (TerminationCode.RESOURCE_USE, "d00d2bad; dude too bad"),
    (TerminationCode.WATCH_CPU, "c51bad01"),
    (TerminationCode.WATCH_TIME, "c51bad02"),
    (TerminationCode.WATCH_RUNTIME, "c51bad03"),
    (TerminationCode.INSECURE_DRAWING, "2bad45ec; too bad for security"),
    (TerminationCode.STACKSHOT, "baaaaaad; bad"),
    (TerminationCode.USER_FORCE_QUIT, "deadfa11; dead fall"),
    (TerminationCode.SIMULATOR_HOST, "fbfbfbfb"),
    # Swift's names that differ from the selector in more than punctuation, and short forms.
    (Callback.DID_FINISH_LAUNCHING, "didFinishLaunchingWithOptions"),
    (Callback.WILL_FINISH_LAUNCHING, "willFinishLaunchingWithOptions; willFinishLaunching"),
    (Callback.DID_BECOME_ACTIVE, "didBecomeActive"),
    (Callback.WILL_RESIGN_ACTIVE, "willResignActive"),
    (Callback.DID_ENTER_BACKGROUND, "didEnterBackground"),
    (Callback.WILL_ENTER_FOREGROUND, "willEnterForeground"),
    (Callback.WILL_TERMINATE, "willTerminate"),
    (Callback.DID_RECEIVE_MEMORY_WARNING, "didReceiveMemoryWarning; memory warning"),
    (Callback.SIGNIFICANT_TIME_CHANGE, "significantTimeChange"),
    (Callback.PROTECTED_DATA_WILL_BECOME_UNAVAILABLE, "protectedDataWillBecomeUnavailable"),
    (Callback.PROTECTED_DATA_DID_BECOME_AVAILABLE, "protectedDataDidBecomeAvailable"),
    (Callback.HANDLE_OPEN_URL, "application(_:handleOpen:); handleOpenURL"),
    (Callback.OPEN_URL_SOURCE_APPLICATION, "application(_:open:sourceApplication:annotation:)"),
    (Callback.OPEN_URL, "application(_:open:options:)"),
    (Callback.DID_RECEIVE_REMOTE_NOTIFICATION_FETCH,
     "didReceiveRemoteNotification:fetchCompletionHandler:"),
    (Callback.DID_RECEIVE_LOCAL_NOTIFICATION,
     "application(_:didReceive:); didReceiveLocalNotification"),
    (Callback.HANDLE_NOTIFICATION_ACTION,
     "handleActionWithIdentifier:forRemoteNotification:completionHandler:"),
    (Callback.DID_RECEIVE_NOTIFICATION_RESPONSE,
     "userNotificationCenter(_:didReceive:withCompletionHandler:); didReceiveNotificationResponse"),
    (Callback.CONTINUE_USER_ACTIVITY, "application(_:continue:restorationHandler:)"),
    (Callback.PERFORM_SHORTCUT_ACTION, "application(_:performActionFor:completionHandler:)"),
    (Callback.PERFORM_FETCH, "performFetchWithCompletionHandler; performFetch"),
    (Callback.HANDLE_EVENTS_FOR_BACKGROUND_URL_SESSION, "handleEventsForBackgroundURLSession;"
     " handleEventsForBackgroundURLSession:completionHandler:"),
    (Callback.SHOULD_RESTORE_APPLICATION_STATE, "shouldRestoreApplicationState"),
    (Callback.DID_DECODE_RESTORABLE_STATE, "application(_:didDecodeRestorableStateWith:)"),
    (Callback.SHOULD_SAVE_APPLICATION_STATE, "shouldSaveApplicationState"),
    (Callback.WILL_ENCODE_RESTORABLE_STATE, "application(_:willEncodeRestorableStateWith:)"),
    (Callback.CONFIGURATION_FOR_CONNECTING_SCENE,
     "application(_:configurationForConnecting:options:); configurationForConnecting;"
     " configurationForConnectingSceneSession"),
    (Callback.DID_DISCARD_SCENE_SESSIONS, "didDiscardSceneSessions"),
    (Callback.SCENE_WILL_CONNECT, "scene(_:willConnectTo:options:); willConnectTo;"
     " willConnectToSession; scene will connect; sceneWillConnectTo"),
    (Callback.SCENE_OPEN_URL_CONTEXTS, "openURLContexts"),
    (Callback.SCENE_CONTINUE_USER_ACTIVITY, "scene(_:continue:)"),
    (Callback.WINDOW_SCENE_PERFORM_SHORTCUT_ACTION,
     "windowScene(_:performActionFor:completionHandler:)"),
    (Callback.DID_UPDATE_TO_LOCATION, "locationManager(_:didUpdateTo:from:)"),
    (Callback.DID_UPDATE_LOCATIONS, "didUpdateLocations"),
    (Callback.DID_ENTER_REGION, "didEnterRegion"),
    (Callback.DID_EXIT_REGION, "didExitRegion"),
    (Callback.DID_DETERMINE_REGION_STATE,
     "locationManager(_:didDetermineState:for:); didDetermineState"),
    (Callback.DID_VISIT, "didVisit"),
    (Callback.DID_RECEIVE_INCOMING_PUSH_LEGACY, "pushRegistry(_:didReceiveIncomingPushWith:for:)"),
    (Callback.DID_RECEIVE_INCOMING_PUSH,
     "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)"),
    (Callback.INCOMING_PUSH_TO_TALK,
     "incomingPushResult(channelManager:channelUUID:pushPayload:)"),
    (Callback.DID_RECEIVE_WATCH_MESSAGE, "didReceiveMessage"),
    (Callback.DID_RECEIVE_WATCH_USER_INFO, "didReceiveUserInfo"),
    (Callback.DID_RECEIVE_NOTIFICATION_REQUEST,
     "didReceive(_:withContentHandler:); didReceiveNotificationRequest"),
    (Callback.BACKGROUND_TASK_EXPIRATION_HANDLER, "beginBackgroundTask(expirationHandler:);"
     " beginBackgroundTask(withName:expirationHandler:); beginBackgroundTaskWithExpirationHandler:"),
    (Callback.BGTASK_LAUNCH_HANDLER, "register(forTaskWithIdentifier:using:launchHandler:);"
     " registerForTaskWithIdentifier:usingQueue:launchHandler:; launch handler"),
    (Callback.BGTASK_EXPIRATION_HANDLER, "BGAppRefreshTask.expirationHandler; BGProcessingTask.expirationHandler"),
    (Callback.KEEP_ALIVE_HANDLER, "setKeepAliveTimeout(_:handler:)"),
    (Callback.HEALTHKIT_UPDATE_HANDLER, "HKObserverQuery.updateHandler; updateHandler"),
    (Callback.WILL_PRESENT_NOTIFICATION,
     "userNotificationCenter(_:willPresent:withCompletionHandler:); willPresentNotification; willPresent"),
    (Callback.STATE_RESTORATION_ACTIVITY_FOR_SCENE, "stateRestorationActivity(for:); stateRestorationActivity"),
    (Callback.SCENE_RESTORE_INTERACTION_STATE,
     "scene(_:restoreInteractionStateWith:); restoreInteractionState"),
    (Notification.DID_FINISH_LAUNCHING, "UIApplicationDidFinishLaunching"),
    (Notification.DID_BECOME_ACTIVE, "UIApplicationDidBecomeActive"),
    (Notification.WILL_RESIGN_ACTIVE, "UIApplicationWillResignActive"),
    (Notification.DID_ENTER_BACKGROUND, "UIApplicationDidEnterBackground"),
    (Notification.WILL_ENTER_FOREGROUND, "UIApplicationWillEnterForeground"),
    (Notification.WILL_TERMINATE, "UIApplicationWillTerminate"),
    (Notification.DID_RECEIVE_MEMORY_WARNING, "UIApplicationDidReceiveMemoryWarning"),
    (Notification.SIGNIFICANT_TIME_CHANGE, "UIApplicationSignificantTimeChange"),
    (Notification.PROTECTED_DATA_WILL_BECOME_UNAVAILABLE,
     "UIApplication.protectedDataWillBecomeUnavailableNotification"),
    (Notification.PROTECTED_DATA_DID_BECOME_AVAILABLE,
     "UIApplication.protectedDataDidBecomeAvailableNotification"),
)

#: Words with several meanings. Each is read as its first meaning, the most common one, and the
#: command line says so.
_LOOSE: tuple[tuple[tuple[LabelledEnum, ...], str], ...] = (
    ((AppState.ACTIVE, AppState.INACTIVE), "foreground; in front; in foreground;"
     " in the foreground; foregrounded; open; opened"),
    ((AppState.BACKGROUND, AppState.SUSPENDED), "paused; hidden"),
    ((SceneState.FOREGROUND_ACTIVE, SceneState.FOREGROUND_INACTIVE), "foreground; in front;"
     " in foreground; in the foreground; foregrounded"),
    (
        (Trigger.SILENT_PUSH, Trigger.VISIBLE_PUSH, Trigger.SILENT_PUSH_WITH_ALERT,
         Trigger.VOIP_PUSH),
        "push; pushes; push notification; push notifications; remote notification; apns push;"
        " remote notifications; remote push; apns; apple push; fcm; fcm message;"
        " remote push notification; push message; did receive remote notification",
    ),
    ((Trigger.REGION_ENTER, Trigger.REGION_EXIT), "region; geofence; geofencing; region monitoring;"
     " clregion; clcircularregion; regions; region change; geofence event; geofences"),
    ((Trigger.BLUETOOTH_CENTRAL, Trigger.BLUETOOTH_PERIPHERAL), "bluetooth; ble; core bluetooth;"
     " bluetooth le; bluetooth low energy; bluetooth event; ble event; bluetooth restoration;"
     " bluetooth state restoration; state restoration"),
    ((Trigger.APP_REFRESH_TASK, Trigger.BACKGROUND_FETCH), "background app refresh;"
     " background refresh"),
    ((Trigger.APP_REFRESH_TASK, Trigger.PROCESSING_TASK), "bgtask; bgtaskscheduler"),
    ((Trigger.HANDOFF, Trigger.OPEN_URL), "universal link; universal links"),
    ((Trigger.ACCESSORY_DATA, Trigger.ACCESSORY_CONNECTION), "external accessory; accessory; mfi;"
     " mfi accessory; eaaccessory"),
    ((Trigger.NEWSSTAND_PUSH, Trigger.NEWSSTAND_DOWNLOAD_FINISHED), "newsstand"),
    ((Trigger.WATCH_MESSAGE, Trigger.WATCH_TRANSFER), "watch; apple watch; watchconnectivity;"
     " wcsession"),
    ((Interruption.PHONE_CALL, Interruption.CALL_BANNER), "call; phone; incoming call; ringing;"
     " facetime; facetime call"),
    ((BackgroundMode.BLUETOOTH_CENTRAL, BackgroundMode.BLUETOOTH_PERIPHERAL), "bluetooth; ble;"
     " core bluetooth; bluetooth le; bluetooth low energy"),
    ((Activity.METAL, Activity.OPENGL_ES), "gpu; graphics; gpu work"),
    ((Activity.NETWORK_SOCKET, Activity.BACKGROUND_TRANSFER), "network; networking; http;"
     " http request; network request; request"),
    ((Allowance.LAUNCH, Allowance.PROCESS_LAUNCH, Allowance.SCENE_CREATE), "launch time;"
     " launch timeout; startup; startup time; app launch; launching; did finish launching;"
     " did finish launching with options; cold start; cold launch;"
     " application did finish launching with options"),
    ((Allowance.SILENT_PUSH, Allowance.VOIP_PUSH_REPORT, Allowance.NOTIFICATION_SERVICE_EXTENSION),
     "push; push notification; remote notification; remote notifications; push notifications"),
    ((Callback.DID_RECEIVE_REMOTE_NOTIFICATION_FETCH, Callback.DID_RECEIVE_REMOTE_NOTIFICATION),
     "didReceiveRemoteNotification"),
    ((Callback.DID_FINISH_LAUNCHING, Callback.DID_FINISH_LAUNCHING_LEGACY),
     "didFinishLaunching"),
    ((Callback.CENTRAL_WILL_RESTORE_STATE, Callback.PERIPHERAL_WILL_RESTORE_STATE),
     "willRestoreState"),
    ((Callback.CONTINUE_USER_ACTIVITY, Callback.SCENE_CONTINUE_USER_ACTIVITY),
     "continueUserActivity"),
    ((Callback.DID_RECEIVE_INCOMING_PUSH, Callback.DID_RECEIVE_INCOMING_PUSH_LEGACY),
     "didReceiveIncomingPush; didReceiveIncomingPushWith; didReceiveIncomingPushWithPayload"),
    ((Callback.PERFORM_SHORTCUT_ACTION, Callback.WINDOW_SCENE_PERFORM_SHORTCUT_ACTION),
     "performActionForShortcutItem; performActionFor"),
    ((Cause.LAUNCH_BY_USER, Cause.LAUNCH_BY_SYSTEM), "launch; launched; app launch; cold start;"
     " cold launch; start; started; startup"),
    ((Cause.LAUNCH_BY_USER, Cause.RETURN_BY_USER), "open; opened; open app; app opened; tap; tapped"),
    ((Cause.HOME_BUTTON, Cause.APP_SWITCH, Cause.DEVICE_LOCK), "backgrounded; go to background;"
     " enter background; did enter background; going to background; minimize; minimized;"
     " minimise; minimised; send to background; sent to background"),
    ((Cause.INTERRUPTION_IGNORED, Cause.INTERRUPTION_ACCEPTED), "interruption end;"
     " interruption ended; call ended; interruption over"),
)

#: Words that may mean several ends of a process. Each word is read as its first meaning.
_LOOSE_ENDS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("MEMORY_PRESSURE", "SYSTEM_RECLAIMED", "SYSTEM_ENDED_BACKGROUND", "MEMORY_LIMIT"),
     "jetsam; jetsammed; jetsamed; jetsam event; killed by jetsam; jetsam kill; oom; out of memory;"
     " oom kill; oom killed; killed by oom; memory; memory warning; oom crash; no memory"),
    (("SYSTEM_RECLAIMED", "SYSTEM_ENDED_BACKGROUND", "MEMORY_LIMIT", "WATCHDOG"),
     "killed by system; killed by the system; killed by os; killed by the os; killed by ios;"
     " terminated by system; terminated by the system; terminated by os; terminated by the os;"
     " terminated by ios; system kill; system killed; system terminated; system termination;"
     " os kill; os killed; closed by system; closed by the system"),
)

#: Words with several meanings, none of which is the most common. Such a word is refused, and the
#: error lists its meanings.
_OPEN: tuple[tuple[tuple[LabelledEnum, ...], str], ...] = (
    # These three are names of app states. Where a scene state is required, they are refused.
    ((SceneState.FOREGROUND_ACTIVE,), "active"),
    ((SceneState.FOREGROUND_INACTIVE,), "inactive"),
    ((SceneState.UNATTACHED,), "not running"),
    ((AppState.ACTIVE, AppState.BACKGROUND), "running; alive; launched; started; awake"),
    ((Trigger.VOIP_PUSH, Trigger.VOIP_SOCKET_DATA, Trigger.VOIP_BOOT,
      Trigger.VOIP_RELAUNCH_AFTER_EXIT, Trigger.VOIP_KEEP_ALIVE), "voip; voip call; voice over ip"),
    ((Trigger.STANDARD_LOCATION, Trigger.SIGNIFICANT_LOCATION_CHANGE, Trigger.REGION_ENTER,
      Trigger.VISIT), "location; background location; core location; "
     " location services; location event; cllocationmanager"),
    ((Trigger.SILENT_PUSH, Trigger.VISIBLE_PUSH, Trigger.LOCAL_NOTIFICATION,
      Trigger.NOTIFICATION_TAP), "notification; notifications; message"),
    ((Trigger.APP_REFRESH_TASK, Trigger.PROCESSING_TASK, Trigger.URL_SESSION_FINISHED,
      Trigger.BACKGROUND_FETCH), "background task; background tasks; background; task"),
    ((Trigger.AUDIO_DATA_NEEDED,), "audio; music"),
    ((Cause.HOME_BUTTON, Cause.USER_FORCE_QUIT), "swipe; swiped; swiped up; swiping"),
    ((Cause.LAUNCH_BY_USER, Cause.WAKE_BY_SYSTEM, Cause.LAUNCH_BY_SYSTEM), "push; notification;"
     " push notification; silent push"),
    ((Interruption.BANNER, Interruption.NOTIFICATION_CENTER), "notification; push;"
     " push notification; notifications"),
    ((BackgroundMode.FETCH, BackgroundMode.PROCESSING), "background task; background tasks; bgtask;"
     " bgtaskscheduler"),
    ((Activity.AUDIO_PLAYBACK, Activity.AUDIO_RECORDING), "audio; sound; avaudiosession"),
    ((Allowance.LAUNCH, Allowance.SCENE_CREATE, Allowance.SCENE_UPDATE, Allowance.RESUME,
      Allowance.SUSPEND), "watchdog; watchdog timeout; watchdog time; 0x8badf00d; 8badf00d"),
    ((Allowance.VOIP_PUSH_REPORT, Allowance.VOIP_KEEP_ALIVE_HANDLER, Allowance.VOIP_WAKE_RATE),
     "voip"),
    ((Allowance.BACKGROUND_TASK, Allowance.APP_REFRESH_TASK, Allowance.PROCESSING_TASK),
     "background; bgtask; background execution"),
    ((Event.REMOTE_NOTIFICATION, Event.LOCAL_NOTIFICATION), "notification; notifications"),
    ((Callback.OPEN_URL, Callback.SCENE_OPEN_URL_CONTEXTS, Callback.OPEN_URL_SOURCE_APPLICATION,
      Callback.HANDLE_OPEN_URL), "openURL; open"),
    ((Callback.BACKGROUND_TASK_EXPIRATION_HANDLER, Callback.BGTASK_EXPIRATION_HANDLER),
     "expirationHandler"),
)

_OPEN_ENDS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("USER_FORCE_QUIT", "SYSTEM_RECLAIMED", "SYSTEM_ENDED_BACKGROUND", "CRASH"),
     "killed; kill; terminated; terminate; closed; close; dead; died; quit; ended; not running;"
     " app killed; app closed; app terminated; stopped; killed app; closed app; termination;"
     " killed state; terminated state; quit state; removed; destroyed; kill app;"
     " close app; quit app"),
)


@dataclass(frozen=True, slots=True)
class Word:
    """The meaning of a word."""

    meanings: tuple[LabelledEnum, ...]
    """The meanings, the most common one first."""
    is_read: bool
    """True if the word is read as its first meaning; False if the user has to choose."""


#: Words, separated by semicolons, and their meaning.
_Row = tuple[str, Word]

#: Characters that are ignored in a text. Colons and parentheses are ignored only in selectors. A
#: selector names a callback, or the allowance for that callback.
_MARKS = {ord(mark): None for mark in " -_."}
_SELECTOR_MARKS = {ord(mark): None for mark in " -_.:()"}


def squeezed(kind: Kind, text: str) -> str:
    """Removes case, blanks and punctuation from a text.

    >>> squeezed(AppState, ".foregroundActive")
    'foregroundactive'
    >>> squeezed(Callback, "scene(_:willConnectTo:options:)")
    'scenewillconnecttooptions'
    """
    marks = _SELECTOR_MARKS if kind in (Callback, Allowance) else _MARKS
    return text.casefold().removesuffix("()").translate(marks)


def _ends(rows: tuple[tuple[tuple[str, ...], str], ...], is_read: bool) -> list[_Row]:
    """Makes the rows for the ends of a process, once as terminations and once as causes."""
    return [
        (text, Word(tuple(kind[name] for name in names), is_read))
        for names, text in rows
        for kind in (Termination, Cause)
    ]


def _listed(kind: Kind, rows: list[_Row]) -> list[tuple[str, Word]]:
    """Lists the words for a kind, one per entry."""
    return [
        (part.strip(), word)
        for text, word in rows
        if type(word.meanings[0]) is kind
        for part in text.split(";")
    ]


def _covers(rows: list[_Row]) -> list[_Row]:
    """Makes words for the cause `INTERRUPTION_BEGIN` from the names of interruptions and the words
    for them. Omits banners, which interrupt nothing, and words that already mean a cause."""
    causes = {squeezed(Cause, text) for text, _ in _listed(Cause, rows)}
    kinds = [(value.name.replace("_", " ").lower(), Word((value,), True)) for value in Interruption]
    begin = Word((Cause.INTERRUPTION_BEGIN, Cause.INTERRUPTION_ACCEPTED), True)
    return [
        (text, begin)
        for text, word in (*kinds, *_listed(Interruption, rows))
        if Interruption.BANNER not in word.meanings and squeezed(Cause, text) not in causes
    ]


@lru_cache(maxsize=None)
def words(kind: Kind) -> tuple[tuple[str, Word], ...]:
    """Lists the words for the values of a kind, as people write them."""
    rows = [(text, Word((value,), True)) for value, text in _CLEAR]
    rows += [(text, Word(values, True)) for values, text in _LOOSE]
    rows += [(text, Word(values, False)) for values, text in _OPEN]
    rows += _ends(tuple(((name,), text) for name, text in _ENDS.items()), True)
    rows += _ends(_LOOSE_ENDS, True) + _ends(_OPEN_ENDS, False)
    return tuple(_listed(kind, rows + (_covers(rows) if kind is Cause else [])))


@lru_cache(maxsize=None)
def _index(kind: Kind) -> dict[str, Word]:
    """Indexes the words and names of a kind by their squeezed form. Names win over words."""
    found = {squeezed(kind, text): word for text, word in words(kind)}
    return found | {squeezed(kind, value.label): Word((value,), True) for value in kind}


def word(kind: Kind, text: str) -> Word | None:
    """Returns the meaning of a word that people use, or None.

    >>> word(Trigger, "content-available").meanings
    (<Trigger.SILENT_PUSH: 18>,)
    """
    return _index(kind).get(squeezed(kind, text)) if len(text) <= _LONGEST else None


def spelled(kind: type[E], text: str) -> E | None:
    """Returns the value that the library finds for a text, or None."""
    number, prefix = ctypes.c_int64(), PREFIXES.get(kind)
    for name in (text,) if prefix is None else (prefix + text, text):
        data = name.encode("utf-8", "surrogatepass")
        status = library().lcp_enum_parse(KINDS[kind], data, len(data), ctypes.byref(number))
        if status == Status.OK and number.value in kind._value2member_map_:
            return kind(number.value)
    return None


def look_up(kind: type[E], text: str) -> tuple[E | None, Word | None]:
    """Returns the value that a text names, or None. If the library cannot read the text, but people
    use the text as a word, also returns the Word.

    The library is asked for a text with dots a second time without the dots: Swift's names have
    dots, and Objective-C's names have none.
    """
    for name in (text, text.replace(".", "")) if "." in text else (text,):
        if (value := spelled(kind, name)) is not None:
            return value, None
    found = word(kind, text)
    return (kind(found.meanings[0]) if found and found.is_read else None), found
