/*
 * What is asked, as release 0.2.1 knew it: versions, apps, devices, and the names of all values. It
 * is written out, and not taken from the library, so that a library with more values is still asked
 * the same questions.
 */
#ifndef ANSWERS_DOMAIN_H
#define ANSWERS_DOMAIN_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* ---- versions ------------------------------------------------------------------------------- */

/* major << 16 | minor << 8 | patch; 0: none. */
typedef uint32_t version;
#define V(major, minor, patch) ((version)(major) << 16 | (version)(minor) << 8 | (version)(patch))

/* Where a rule or a callback begins or ends, and two versions that are newer than the rule set. */
static const version versions[] = {
    V(2, 0, 0),  V(3, 0, 0),  V(4, 0, 0),  V(4, 2, 0),  V(4, 3, 0),  V(5, 0, 0),  V(6, 0, 0),
    V(7, 0, 0),  V(7, 1, 0),  V(8, 0, 0),  V(9, 0, 0),  V(10, 0, 0), V(11, 0, 0), V(11, 0, 3),
    V(11, 3, 0), V(12, 0, 0), V(13, 0, 0), V(14, 0, 0), V(15, 0, 0), V(15, 3, 0), V(15, 4, 0),
    V(16, 0, 0), V(16, 1, 0), V(17, 0, 0), V(17, 2, 0), V(18, 0, 0), V(18, 3, 0), V(18, 4, 0),
    V(26, 0, 0), V(26, 4, 2), V(26, 4, 3), V(27, 0, 0), V(28, 0, 0), V(40, 0, 0)};
enum { VERSIONS = COUNT(versions) };

/* Those on which more is asked: explanations, and transitions with all options. */
static const version chosen_versions[] = {V(8, 0, 0), V(13, 0, 0), V(27, 0, 0)};

/* The last version before the next of the list. */
static inline version last_before_next(int index) {
  return (index + 1 < VERSIONS ? versions[index + 1] : V(255, 255, 255) + 1) - 1;
}

/* ---- values --------------------------------------------------------------------------------- */

/* A value of an enumeration, as the library at hand numbers it; 0: not given. */
typedef int64_t value;

/* Names of an enumeration, up to a NULL; the rest is filled in when the program starts. */
enum { LONGEST_LIST = 64 };
typedef struct list {
  const char *kind;
  const char *names[LONGEST_LIST];
  value values[LONGEST_LIST];
  int count;
} list;

/* Those of the app come first, then those of a scene. */
static list states = {"state",
                      {"not-running", "prewarmed", "inactive", "active", "background", "suspended",
                       "scene-unattached", "scene-foreground-inactive", "scene-foreground-active",
                       "scene-background"},
                      {0}, 0};
enum { APP_STATES = 6, ALL_STATES = 10 };

static list causes = {
    "cause",
    {"launch-by-user", "launch-by-system", "prewarm", "prewarm-discarded", "activation",
     "interruption-begin", "interruption-ignored", "interruption-accepted", "home-button",
     "app-switch", "app-switcher-open", "app-switcher-closed", "device-lock", "device-unlock",
     "return-by-user", "wake-by-system", "execution-finished", "memory-pressure",
     "low-battery-shutdown", "system-shutdown", "scene-request", "scene-activation",
     "scene-disconnect", "window-closed", "system-reclaimed", "system-ended-background",
     "memory-limit", "crash", "watchdog", "background-task-expired", "background-fetch-expired",
     "url-session-expired", "cpu-limit", "thermal", "disk-pressure", "resource-held",
     "voip-unreported", "voip-wake-rate", "privacy-changed", "user-force-quit",
     "user-force-quit-held-button", "app-exit", "exits-on-suspend", "app-update", "app-uninstall",
     "debugger-stop", "reboot", "resource-use", "insecure-drawing"},
    {0}, 0};

static list terminations = {
    "termination",
    {"none", "memory-pressure", "system-reclaimed", "system-ended-background", "memory-limit",
     "crash", "watchdog", "background-task-expired", "background-fetch-expired",
     "url-session-expired", "cpu-limit", "thermal", "disk-pressure", "resource-held",
     "voip-unreported", "voip-wake-rate", "privacy-changed", "user-force-quit",
     "user-force-quit-held-button", "app-exit", "exits-on-suspend", "app-update", "app-uninstall",
     "debugger-stop", "reboot", "never-launched", "resource-use", "insecure-drawing"},
    {0}, 0};

static list triggers = {
    "trigger",
    {"user-tap", "notification-tap", "notification-action", "open-url", "handoff", "quick-action",
     "app-intent", "carplay-connect", "standard-location", "significant-location-change",
     "region-enter", "region-exit", "beacon", "monitor-condition", "visit", "location-push",
     "background-fetch", "silent-push", "silent-push-with-alert", "visible-push",
     "url-session-finished", "url-session-authentication", "newsstand-push",
     "newsstand-download-finished", "voip-boot", "voip-socket-data", "voip-relaunch-after-exit",
     "voip-push", "push-to-talk", "audio-data-needed", "bluetooth-central", "bluetooth-peripheral",
     "accessory-data", "accessory-connection", "app-refresh-task", "processing-task",
     "continued-processing-task", "health-research-task", "healthkit-delivery", "watch-message",
     "watch-transfer", "live-activity", "local-notification", "prewarm",
     "notification-service-extension"},
    {0}, 0};

static list interruptions = {
    "interruption",
    {"phone-call", "call-banner", "sms-alert", "system-alert", "notification-center",
     "control-center", "siri", "biometric-prompt", "in-app-purchase", "low-battery-alert", "alarm",
     "share-sheet", "banner"},
    {0}, 0};

static list callbacks = {
    "callback",
    {"applicationDidFinishLaunching:", "application:didFinishLaunchingWithOptions:",
     "application:willFinishLaunchingWithOptions:", "applicationDidBecomeActive:",
     "applicationWillResignActive:", "applicationDidEnterBackground:",
     "applicationWillEnterForeground:", "applicationWillTerminate:",
     "applicationDidReceiveMemoryWarning:", "applicationSignificantTimeChange:",
     "applicationProtectedDataWillBecomeUnavailable:",
     "applicationProtectedDataDidBecomeAvailable:", "application:handleOpenURL:",
     "application:openURL:sourceApplication:annotation:", "application:openURL:options:",
     "application:didReceiveRemoteNotification:",
     "application:didReceiveRemoteNotification:fetchCompletionHandler:",
     "application:didReceiveLocalNotification:",
     "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
     "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
     "application:willContinueUserActivityWithType:",
     "application:continueUserActivity:restorationHandler:",
     "application:performActionForShortcutItem:completionHandler:",
     "application:performFetchWithCompletionHandler:",
     "application:handleEventsForBackgroundURLSession:completionHandler:",
     "application:shouldRestoreApplicationState:",
     "application:didDecodeRestorableStateWithCoder:", "application:shouldSaveApplicationState:",
     "application:willEncodeRestorableStateWithCoder:",
     "application:configurationForConnectingSceneSession:options:",
     "application:didDiscardSceneSessions:", "scene:willConnectToSession:options:",
     "sceneDidDisconnect:", "sceneWillEnterForeground:", "sceneDidBecomeActive:",
     "sceneWillResignActive:", "sceneDidEnterBackground:", "scene:openURLContexts:",
     "scene:continueUserActivity:",
     "windowScene:performActionForShortcutItem:completionHandler:",
     "locationManager:didUpdateToLocation:fromLocation:", "locationManager:didUpdateLocations:",
     "locationManager:didEnterRegion:", "locationManager:didExitRegion:",
     "locationManager:didDetermineState:forRegion:", "locationManager:didVisit:",
     "centralManager:willRestoreState:", "peripheralManager:willRestoreState:",
     "pushRegistry:didReceiveIncomingPushWithPayload:forType:",
     "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
     "incomingPushResultForChannelManager:channelUUID:pushPayload:",
     "session:didReceiveMessage:", "session:didReceiveUserInfo:",
     "didReceiveNotificationRequest:withContentHandler:", "serviceExtensionTimeWillExpire",
     "background-task-expiration-handler", "bgtask-launch-handler", "bgtask-expiration-handler",
     "keep-alive-handler", "healthkit-update-handler"},
    {0}, 0};

static list modes = {"mode",
                     {"audio", "location", "voip", "newsstand-content", "external-accessory",
                      "bluetooth-central", "bluetooth-peripheral", "fetch", "remote-notification",
                      "processing", "push-to-talk", "nearby-interaction",
                      "network-authentication"},
                     {0}, 0};
enum { AUDIO = 1 << 0, LOCATION = 1 << 1, MODES = 13, ALL_MODES = (1 << MODES) - 1 };

static list activities = {
    "activity",
    {"touch-delivery", "ui-update", "opengl-es", "gl-commands-in-flight", "metal",
     "shared-resource", "file-lock", "protected-file-access", "camera", "bonjour-service",
     "listening-socket", "network-socket", "accessory-session", "timer", "heavy-work",
     "audio-playback", "audio-recording", "begin-background-task", "start-location-updates",
     "sensitive-content-on-screen", "alert-on-screen", "background-transfer",
     "play-alongside-others"},
    {0}, 0};

static list allowances = {
    "allowance",
    {"process-launch", "scene-create", "scene-update", "launch", "resume", "suspend",
     "did-enter-background", "will-terminate", "process-exit", "exits-on-suspend-cleanup",
     "background-task", "background-task-in-fetch", "expiration-handler", "background-fetch",
     "silent-push", "app-refresh-task", "processing-task", "continued-processing-task",
     "health-research-task", "url-session-events", "accessory-wake", "bluetooth-wake",
     "location-wake", "voip-keep-alive-interval", "voip-keep-alive-handler", "voip-push-report",
     "voip-wake-rate", "cpu-usage", "notification-service-extension", "live-activity",
     "persistent-wifi"},
    {0}, 0};

static list events = {
    "event",
    {"touch", "accessory-connection", "orientation-change", "significant-time-change",
     "battery-change", "proximity-change", "protected-data-change", "screen-change",
     "defaults-change", "locale-change", "icloud-identity-change", "memory-warning",
     "local-notification", "view-redraw", "location-update", "network-request", "window-snapshot",
     "accessory-disconnect", "remote-notification"},
    {0}, 0};

static list quotas = {
    "quota",
    {"scheduled-local-notifications", "monitored-regions", "pending-refresh-tasks",
     "pending-processing-tasks", "silent-pushes", "newsstand-pushes", "wakeups", "voip-wakes",
     "unanswered-health-deliveries", "location-change-updates", "launch-screen-size",
     "notification-service-memory"},
    {0}, 0};

static list namespaces = {
    "namespace",
    {"jetsam", "signal", "codesigning", "hangtracer", "test", "dyld", "libxpc", "objc", "exec",
     "springboard", "tcc", "reportcrash", "coreanimation", "aggregated", "runningboard", "skywalk",
     "settings", "libsystem", "foundation", "watchdog", "metal", "watchkit", "guard", "analytics",
     "sandbox", "security", "endpointsecurity", "pac-exception", "bluetooth-chip", "port-space",
     "webkit"},
    {0}, 0};

static list profiles = {"profile", {"documented", "observed", "article"}, {0}, 0};
static list authorizations = {"authorization", {"none", "when-in-use", "always"}, {0}, 0};
static list idioms = {"idiom", {"phone", "pad"}, {0}, 0};

static list *const lists[] = {&states,     &causes,     &terminations, &triggers,
                              &interruptions, &callbacks, &modes,      &activities,
                              &allowances, &events,     &quotas,       &namespaces,
                              &profiles,   &authorizations, &idioms};

/* Codes of reports: those that have a name, and others that may mean something in a namespace. */
static const uint64_t known_codes[] = {
    0x8badf00d, 0x2182bad2, 0x2182bad3, 0x2182bad4, 0xdead10cc, 0xc00010ff,
    0xbaadca11, 0xbad22222, 0xbaddd15c, 0xd00d2bad, 0xc51bad01, 0xc51bad02,
    0xc51bad03, 0x2bad45ec, 0xbaaaaaad, 0xdeadfa11, 0xfbfbfbfb};
static const uint64_t extreme_codes[] = {
    255,        4096,       65535,          65536,         0x7fffffff,
    0xffffffff, 0x8badf00c, 0x1ffffffff,    0x100000000,   0x18badf00d,
    0x7fffffffffffffff,     0xffffffff8badf00d, 0x8000000000000000, 0xffffffffffffffff};
enum { SMALL_CODES = 128, FEW_CODES = 12 };

/* ---- apps ----------------------------------------------------------------------------------- */

/* A fact of an app that is left out is "no" if it is declared, unknown if it comes at run time. */
typedef enum fact { LEFT_OUT, NO, YES } fact;
#define UNKNOWN LEFT_OUT
static const char *const fact_names[] = {"left-out", "no", "yes"};

enum {
  EXITS_ON_SUSPEND, SCENES, MULTIPLE_SCENES, STATE_RESTORATION, ALWAYS_USAGE_TEXT,
  WHEN_IN_USE_USAGE_TEXT, MICROPHONE_USAGE_TEXT, RESTORATION_IDENTIFIER,
  SESSION_SENDS_LAUNCH_EVENTS, BACKGROUND_ACTIVITY_SESSION, SERVICE_SESSION, APP_FACTS
};
static const char *const app_fact_names[APP_FACTS] = {
    "exits-on-suspend", "scenes", "multiple-scenes", "state-restoration", "always-usage-text",
    "when-in-use-usage-text", "microphone-usage-text", "restoration-identifier",
    "session-sends-launch-events", "background-activity-session", "service-session"};

typedef struct app {
  char name[600];
  uint32_t modes; /* bit n for the n-th of the list */
  fact facts[APP_FACTS];
  int authorization; /* 0: not given; n: the n-th of the list */
  version linked_sdk, minimum_os;
  uint32_t permitted_identifiers, unknown_modes, placeholders;
} app;

enum { PLAIN, WITH_SCENES, WINDOWS, EXITS, OLD_SDK, EVERYTHING, MUSIC, PLACES, APPS };
static const app apps[APPS] = {
    [PLAIN] = {.name = "plain"},
    [WITH_SCENES] = {.name = "scenes", .facts = {[SCENES] = YES}},
    [WINDOWS] = {.name = "windows",
                 .facts = {[SCENES] = YES, [MULTIPLE_SCENES] = YES, [STATE_RESTORATION] = YES}},
    [EXITS] = {.name = "exits-on-suspend", .facts = {[EXITS_ON_SUSPEND] = YES}},
    [OLD_SDK] = {.name = "sdk-3.2", .linked_sdk = V(3, 2, 0)},
    [EVERYTHING] = {.name = "everything",
                    .modes = ALL_MODES,
                    .facts = {[EXITS_ON_SUSPEND] = NO,
                              [SCENES] = YES,
                              [MULTIPLE_SCENES] = YES,
                              [STATE_RESTORATION] = YES,
                              [ALWAYS_USAGE_TEXT] = YES,
                              [WHEN_IN_USE_USAGE_TEXT] = YES,
                              [MICROPHONE_USAGE_TEXT] = YES,
                              [RESTORATION_IDENTIFIER] = YES,
                              [SESSION_SENDS_LAUNCH_EVENTS] = YES,
                              [BACKGROUND_ACTIVITY_SESSION] = YES,
                              [SERVICE_SESSION] = YES},
                    .authorization = 3,
                    .permitted_identifiers = 2},
    [MUSIC] = {.name = "music",
               .modes = AUDIO,
               .facts = {[STATE_RESTORATION] = YES, [MICROPHONE_USAGE_TEXT] = YES}},
    [PLACES] = {.name = "places",
                .modes = LOCATION,
                .facts = {[ALWAYS_USAGE_TEXT] = YES, [WHEN_IN_USE_USAGE_TEXT] = YES}}};

/* ---- devices -------------------------------------------------------------------------------- */

enum {
  SIMULATOR, HARDWARE_MULTITASKING, CELLULAR, PASSCODE, FIRST_UNLOCK_DONE, BACKGROUND_APP_REFRESH,
  LOW_POWER_MODE, CHARGING, DEBUGGER_ATTACHED, BLUETOOTH_OFF, BLUETOOTH_OFF_IN_CONTROL_CENTER,
  AIRPLANE_MODE, ACCESSORY_SETUP_KIT, FORCE_QUIT_SURVIVES_REBOOT, REGIONS_END_AT_REBOOT,
  DEVICE_LOCKED, DEVICE_FACTS
};
static const char *const device_fact_names[DEVICE_FACTS] = {
    "simulator", "hardware-multitasking", "cellular", "passcode", "first-unlock-done",
    "background-app-refresh", "low-power-mode", "charging", "debugger-attached", "bluetooth-off",
    "bluetooth-off-in-control-center", "airplane-mode", "accessory-setup-kit",
    "force-quit-survives-reboot", "regions-end-at-reboot", "device-locked"};

typedef struct device {
  char name[100];
  int idiom; /* 0: unknown; n: the n-th of the list */
  uint32_t foreground_slots;
  fact facts[DEVICE_FACTS];
} device;

static const device ordinary = {
    "ordinary", 1, 1,
    {NO, YES, YES, NO, YES, YES, NO, UNKNOWN, NO, NO, NO, NO, NO, NO, NO, NO}};
static const device nothing_known = {.name = "nothing-known"};

static inline device device_with(int at, fact given) {
  device d = ordinary;
  snprintf(d.name, sizeof d.name, "%s=%s", device_fact_names[at],
           given ? fact_names[given] : "unknown");
  d.facts[at] = given;
  return d;
}

/* The devices on which every question is asked; the first is the ordinary one. */
enum { DEVICES = 9, NOTHING_KNOWN = 1 };
static device devices[DEVICES];

static inline int is_device(const char *name) {
  for (int n = 0; n < DEVICES; n++)
    if (strcmp(devices[n].name, name) == 0) return 1;
  return 0;
}

/* The ordinary device with each fact turned to each other value, alone, but for those above. */
enum { MOST_TURNED = 2 * DEVICE_FACTS + 6 };
static device turned[MOST_TURNED];
static int turned_count;

/* An app with each of its fields changed, alone: first the plain one, then everything. */
enum { MOST_CHANGED = 160 };
static app changed[MOST_CHANGED];
static int changed_count;

static inline app *change(const app *base, const char *what, const char *to) {
  app *a = &changed[changed_count++];
  *a = *base;
  snprintf(a->name, sizeof a->name, "%.20s,%.40s=%.40s", base->name, what, to);
  return a;
}

static inline const char *version_text(version v, char text[16]) {
  unsigned major = v >> 16, minor = v >> 8 & 255, patch = v & 255;
  if (patch) snprintf(text, 16, "%u.%u.%u", major, minor, patch);
  else snprintf(text, 16, "%u.%u", major, minor);
  return text;
}

static inline void change_each(const app *base) {
  static const version sdks[] = {V(3, 2, 0), V(4, 0, 0), V(9, 3, 0), V(10, 0, 0), V(12, 4, 0),
                                 V(13, 0, 0), V(26, 0, 0), V(27, 0, 0)};
  static const version minimums[] = {V(2, 0, 0), V(8, 0, 0), V(13, 0, 0), V(26, 4, 2),
                                     V(28, 0, 0), V(41, 0, 0)};
  char text[16];
  for (int at = 0; at < APP_FACTS; at++)
    for (int to = LEFT_OUT; to <= YES; to++)
      if (base->facts[at] != (fact)to)
        change(base, app_fact_names[at], fact_names[to])->facts[at] = (fact)to;
  for (int to = 0; to <= 3; to++)
    if (base->authorization != to)
      change(base, "authorization", to ? authorizations.names[to - 1] : "left-out")
          ->authorization = to;
  for (int i = 0; i < COUNT(sdks); i++)
    change(base, "linked-sdk", version_text(sdks[i], text))->linked_sdk = sdks[i];
  for (int i = 0; i < COUNT(minimums); i++)
    change(base, "minimum-os", version_text(minimums[i], text))->minimum_os = minimums[i];
  change(base, "permitted-identifiers", "1")->permitted_identifiers = 1;
  if (base->permitted_identifiers)
    change(base, "permitted-identifiers", "0")->permitted_identifiers = 0;
  change(base, "unknown-modes", "2")->unknown_modes = 2;
  change(base, "placeholders", "some")->placeholders = 1;
  for (int i = 0; i < MODES; i++)
    change(base, "modes", modes.names[i])->modes = UINT32_C(1) << i;
  for (int i = 0; i < MODES && base->modes; i++)
    change(base, "modes-but", modes.names[i])->modes ^= UINT32_C(1) << i;
}

static inline void make_domain(void) {
  device *d = devices;
  *d++ = ordinary;
  *d++ = nothing_known;
  *d = device_with(FIRST_UNLOCK_DONE, NO);
  d->facts[PASSCODE] = YES;
  strcpy(d++->name, "passcode=yes,first-unlock-done=no");
  *d++ = device_with(BACKGROUND_APP_REFRESH, NO);
  *d++ = device_with(LOW_POWER_MODE, YES);
  *d++ = device_with(HARDWARE_MULTITASKING, NO);
  *d = device_with(DEVICE_LOCKED, YES);
  d->facts[PASSCODE] = YES;
  strcpy(d++->name, "passcode=yes,device-locked=yes");
  *d = ordinary;
  d->idiom = 2;
  strcpy(d++->name, "idiom=pad");
  *d = nothing_known;
  d->facts[HARDWARE_MULTITASKING] = YES;
  strcpy(d->name, "nothing-known,hardware-multitasking=yes");

  d = turned;
  for (int at = 0; at < DEVICE_FACTS; at++)
    for (int to = UNKNOWN; to <= YES; to++) {
      *d = device_with(at, (fact)to);
      if (ordinary.facts[at] != (fact)to && !is_device(d->name)) d++;
    }
  *d = ordinary;
  d->idiom = 0;
  strcpy(d++->name, "idiom=unknown");
  for (uint32_t slots = 0; slots <= 4; slots += 2) {
    *d = ordinary;
    d->foreground_slots = slots;
    snprintf(d->name, sizeof d->name, "foreground-slots=%u", slots);
    d++;
  }
  turned_count = (int)(d - turned);

  change_each(&apps[PLAIN]);
  change_each(&apps[EVERYTHING]);
}

#endif /* ANSWERS_DOMAIN_H */
