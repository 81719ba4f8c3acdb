/*
 * The titles of the enumerations, in the order of the values and separated by NULs. Generated from
 * include/abi.json: do not edit.
 *
 * They are in a section of their own, so that a linker leaves them out of a program that uses none.
 * The Swift compiler would put them into one section with all other texts.
 */
#ifndef LIFECYCLE_POLICY_TITLES_H
#define LIFECYCLE_POLICY_TITLES_H

#include <stdint.h>

#ifdef __ELF__
#define LIFECYCLE_POLICY_APART __attribute__((section(".rodata.lifecycle_policy_titles")))
#else
#define LIFECYCLE_POLICY_APART
#endif

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_state(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "not running\0"
      "prewarmed\0"
      "inactive in the foreground\0"
      "active in the foreground\0"
      "in the background\0"
      "suspended\0"
      "a scene that is not connected\0"
      "a foreground scene that is inactive\0"
      "a foreground scene that is active\0"
      "a scene in the background";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_axis(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the app process\0"
      "one scene of the app";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_lifecycle(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a life cycle without multitasking\0"
      "a life cycle with the app delegate only\0"
      "a life cycle without the background\0"
      "a life cycle with scenes";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_cause(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the user starts the app\0"
      "the system starts the app in the background\0"
      "the system starts the process ahead of use\0"
      "the system drops a prewarmed process\0"
      "the system delivers events to the app\0"
      "something covers the app\0"
      "the user dismisses the interruption\0"
      "the user accepts the interruption\0"
      "the user goes to the home screen\0"
      "another app comes to the front\0"
      "the user opens the app switcher\0"
      "the user returns from the app switcher to the same app\0"
      "the device is locked\0"
      "the user unlocks the device\0"
      "the user comes back to an app in memory\0"
      "the system runs a suspended app in the background\0"
      "no reason is left to keep the app running\0"
      "the system needs memory\0"
      "the device turns off because its battery is empty\0"
      "the user turns the device off\0"
      "the app requests a scene\0"
      "the system activates a scene\0"
      "the system disconnects a scene\0"
      "the user closes one window\0"
      "the system reclaims the memory of a suspended app\0"
      "the system ends an app running in the background\0"
      "the app passes its own memory limit\0"
      "the app crashes\0"
      "a callback takes too long\0"
      "a background task is not ended in time\0"
      "a background fetch is not finished in time\0"
      "events of a background URL session are not handled in time\0"
      "the app uses too much CPU time\0"
      "the device is too hot\0"
      "the system needs storage\0"
      "the app holds a file or database lock at suspension\0"
      "the app reports no call after a VoIP push\0"
      "the VoIP app wakes too often\0"
      "the user changes a privacy switch in Settings\0"
      "the user swipes the app away in the app switcher\0"
      "the user ends the app by holding the home button\0"
      "the app exits\0"
      "the app ends instead of entering the background\0"
      "an update replaces the app\0"
      "the user deletes the app\0"
      "the debugger stops the app\0"
      "the device restarts\0"
      "the app uses too much of key system resources\0"
      "the app draws while the device is locked\0"
      "the app uses the GPU in the background";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_termination(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the process did not end\0"
      "the system needed memory\0"
      "the system reclaimed the memory of the suspended app\0"
      "the system ended the app in the background\0"
      "the app passed its own memory limit\0"
      "the app crashed\0"
      "a callback took too long\0"
      "a background task was not ended in time\0"
      "a background fetch was not finished in time\0"
      "events of a background URL session were not handled in time\0"
      "the app used too much CPU time\0"
      "the device was too hot\0"
      "the system needed storage\0"
      "the app held a file or database lock at suspension\0"
      "the app reported no call after a VoIP push\0"
      "the VoIP app woke too often\0"
      "the user changed a privacy switch in Settings\0"
      "the user swiped the app away in the app switcher\0"
      "the user ended the app by holding the home button\0"
      "the app exited\0"
      "the app ended instead of entering the background\0"
      "an update replaced the app\0"
      "the user deleted the app\0"
      "the debugger stopped the app\0"
      "the device restarted\0"
      "the app was never opened\0"
      "the app used too much of key system resources\0"
      "the app drew while the device was locked\0"
      "the app used the GPU in the background";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_trigger(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the user opens the app\0"
      "the user taps a notification of the app\0"
      "the user taps a button of a notification\0"
      "a URL is opened in the app\0"
      "the user continues an activity from another device\0"
      "the user chooses a quick action of the app's icon\0"
      "an app intent runs\0"
      "CarPlay connects\0"
      "the location changes, with standard updates\0"
      "the location changes significantly\0"
      "the device enters a monitored region\0"
      "the device leaves a monitored region\0"
      "the device enters or leaves the region of a beacon\0"
      "a condition of a location monitor changes\0"
      "a visit begins or ends\0"
      "a location push arrives\0"
      "the system offers time for a background fetch\0"
      "a silent push arrives\0"
      "a silent push with an alert arrives\0"
      "a visible push arrives\0"
      "a background URL session finishes\0"
      "a background URL session asks for authentication\0"
      "a Newsstand push arrives\0"
      "a Newsstand download finishes\0"
      "the device starts, for a VoIP app\0"
      "data arrives at a VoIP socket\0"
      "the process of a VoIP app ends\0"
      "a VoIP push arrives\0"
      "a Push to Talk push arrives\0"
      "audio that plays needs more data\0"
      "a Bluetooth central gets data or an event\0"
      "a Bluetooth peripheral gets a request\0"
      "an accessory sends data\0"
      "an accessory connects or disconnects\0"
      "an app refresh task is due\0"
      "a processing task is due\0"
      "a continued processing task starts\0"
      "a health research task is due\0"
      "HealthKit has new data for the app\0"
      "the watch sends a message\0"
      "the watch transfers user info\0"
      "a push arrives for a Live Activity\0"
      "a local notification fires\0"
      "the system starts the process ahead of use\0"
      "a push arrives that the app's extension may change\0"
      "a live update of the location arrives\0"
      "the keep-alive handler of a VoIP app is due\0"
      "mirroring of a workout on the watch begins\0"
      "a workout was still running when the app ended\0"
      "a guardian answers a request for permission\0"
      "a collaboration asks for an action of the app\0"
      "the user accepts a CloudKit share\0"
      "the user asks for the app's notification settings\0"
      "SiriKit asks the app to handle an intent\0"
      "a call comes by local push\0"
      "Crash Detection finds a car crash\0"
      "Exposure Notification runs its app\0"
      "a group begins an activity of the app\0"
      "a network with a login is in reach\0"
      "a WatchKit extension asks the app\0"
      "the watch sends data of a mirrored workout\0"
      "the user talks into a Push to Talk channel\0"
      "an app extension is asked for";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_interruption(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "an incoming call that fills the screen\0"
      "an incoming call as a banner\0"
      "an alert for a text message\0"
      "a system alert\0"
      "Notification Center\0"
      "Control Center\0"
      "Siri\0"
      "a prompt for Touch ID or Face ID\0"
      "the sheet of an in-app purchase\0"
      "an alert about a low battery\0"
      "an alarm\0"
      "a share sheet\0"
      "a notification banner\0"
      "the sheet of Apple Pay\0"
      "the sheet of Sign in with Apple\0"
      "the prompt of a web authentication\0"
      "another app that slides over";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_mode(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "playing or recording audio\0"
      "location updates\0"
      "Voice over IP\0"
      "Newsstand downloads\0"
      "communication with external accessories\0"
      "use of Bluetooth LE accessories\0"
      "acting as a Bluetooth LE accessory\0"
      "background fetch\0"
      "remote notifications\0"
      "processing in the background\0"
      "Push to Talk\0"
      "Nearby Interaction\0"
      "network authentication\0"
      "capture of the whole display";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_activity(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "receiving touches\0"
      "updating the user interface\0"
      "using the GPU with OpenGL ES\0"
      "having OpenGL ES commands in flight\0"
      "using the GPU with Metal\0"
      "holding a shared resource of the system\0"
      "holding a file or database lock\0"
      "accessing a protected file\0"
      "using the camera\0"
      "offering a Bonjour service\0"
      "listening on a socket\0"
      "using a network socket\0"
      "keeping a session with an accessory open\0"
      "running a timer\0"
      "doing heavy work\0"
      "playing audio\0"
      "going on to record audio\0"
      "beginning a background task\0"
      "starting location updates\0"
      "showing sensitive content\0"
      "showing a sheet or an alert view\0"
      "a transfer of a background URL session\0"
      "playing audio along with other apps\0"
      "scheduling an app refresh task\0"
      "scheduling a processing task\0"
      "scheduling a continued processing task\0"
      "scheduling a health research task\0"
      "beginning to record audio\0"
      "activating an audio session that does not mix with others\0"
      "capturing the whole display\0"
      "using the Neural Engine\0"
      "scanning for Bluetooth peripherals\0"
      "advertising as a Bluetooth peripheral\0"
      "serving another app with audio";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_allowance(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the launch of the process\0"
      "the first scene on screen\0"
      "a UI update or the way to the background\0"
      "the launch of the app\0"
      "the return to the foreground\0"
      "leaving the foreground\0"
      "the return of applicationDidEnterBackground:\0"
      "the return of applicationWillTerminate:\0"
      "the end of the process\0"
      "the clean-up of an app that opted out of the background\0"
      "a background task\0"
      "a background task begun after a fetch wake-up\0"
      "the expiration handler\0"
      "a background fetch\0"
      "a silent push\0"
      "an app refresh task\0"
      "a processing task\0"
      "a continued processing task\0"
      "a health research task\0"
      "the events of a background URL session\0"
      "a wake-up by an accessory\0"
      "a wake-up by Bluetooth\0"
      "a wake-up by location\0"
      "the interval between keep-alive handlers\0"
      "a keep-alive handler\0"
      "the report of a call after a VoIP push\0"
      "the wake-ups of a legacy VoIP app\0"
      "CPU use in the background\0"
      "a notification service extension\0"
      "a Live Activity\0"
      "Wi-Fi without UIRequiresPersistentWiFi\0"
      "an app intent that runs in the background\0"
      "the start of a Live Activity for a mirrored workout\0"
      "a background transfer\0"
      "a phase of a SiriKit intent\0"
      "the launch of an app extension\0"
      "a location push service extension at work\0"
      "an expiring activity";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_expiry(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the process is ended\0"
      "the app is suspended\0"
      "the task counts as failed\0"
      "the task is cancelled\0"
      "later grants are rarer or shorter\0"
      "a report is written, nothing else\0"
      "the system delivers the original content\0"
      "the system stops launching the app for this\0"
      "nothing is known to happen\0"
      "anything over the limit is dropped without notice\0"
      "the request fails with an error\0"
      "the newer request replaces the older";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_verdict(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "allowed\0"
      "forbidden\0"
      "it depends on a fact that was not given\0"
      "the thing does not exist on that OS, or for that life cycle\0"
      "no source says\0"
      "the OS is newer than the rule set";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_guarantee(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "at once\0"
      "when the system chooses\0"
      "when the system chooses, if at all";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_evidence(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "documented by Apple\0"
      "said by an Apple engineer\0"
      "measured by developers\0"
      "said by published articles and books\0"
      "inferred by us\0"
      "the caller's own figure";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_profile(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "Apple's documentation alone\0"
      "documentation, Apple's engineers and measured behaviour\0"
      "the four founding documents as they stand";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_idiom(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a phone\0"
      "an iPad";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_authorization(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "no authorization for location\0"
      "When In Use authorization for location\0"
      "Always authorization for location\0"
      "provisional Always authorization for location\0"
      "When In Use authorization with reduced accuracy\0"
      "Always authorization with reduced accuracy";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_reason(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the transition takes several steps\0"
      "the cause leads from here to another state\0"
      "the cause cannot occur in this state\0"
      "this life cycle has no such state\0"
      "this OS has no such cause, trigger or interruption\0"
      "seen on devices, but no source says that it is intended\0"
      "no chain of permitted causes leads to the state\0"
      "the evidence profile says nothing about scenes\0"
      "this kind of interruption does not cover the app\0"
      "this OS or life cycle has no such callback\0"
      "the trigger brings other callbacks\0"
      "the trigger launches or wakes no app by this cause";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_condition(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a device with multitasking\0"
      "an app linked against an SDK of 4.0 or later\0"
      "UIApplicationExitsOnSuspend\0"
      "an app with scenes\0"
      "several scenes\0"
      "an app linked against an SDK of 13.0 or later\0"
      "a phone\0"
      "an iPad\0"
      "a real device\0"
      "a cellular radio\0"
      "a device that was unlocked since it started\0"
      "a passcode\0"
      "Background App Refresh on\0"
      "Low Power Mode off\0"
      "a charging device\0"
      "no debugger\0"
      "authorization for location\0"
      "Always authorization for location\0"
      "Bluetooth state restoration\0"
      "a URL session that sends launch events\0"
      "Bluetooth on\0"
      "Bluetooth on in Control Center\0"
      "airplane mode off\0"
      "accessories of AccessorySetupKit\0"
      "a force quit that outlasts a reboot\0"
      "regions that end with a reboot\0"
      "a reboot since\0"
      "an unlock since\0"
      "a launch by the user since\0"
      "state restoration\0"
      "permitted task identifiers\0"
      "the background mode audio\0"
      "the background mode location\0"
      "the background mode voip\0"
      "the background mode newsstand-content\0"
      "the background mode external-accessory\0"
      "the background mode bluetooth-central\0"
      "the background mode bluetooth-peripheral\0"
      "the background mode fetch\0"
      "the background mode remote-notification\0"
      "the background mode processing\0"
      "the background mode push-to-talk\0"
      "the background mode nearby-interaction\0"
      "the background mode network-authentication\0"
      "an app linked against an SDK of 27.0 or later\0"
      "an unlocked device\0"
      "a usage text for Always\0"
      "a usage text for When In Use\0"
      "a usage text for the microphone\0"
      "an OS that is not older than MinimumOSVersion\0"
      "only modes that Apple lists\0"
      "no build variable in the Info.plist\0"
      "a background mode\0"
      "the background mode fetch or processing\0"
      "an app linked against an SDK of 10.0 or later\0"
      "a CLBackgroundActivitySession when it last ran\0"
      "a CLServiceSession for Always when it last ran\0"
      "several apps in front\0"
      "a scene session, or a saved interface, that UIKit kept\0"
      "permission to use the camera beside other apps\0"
      "a saved interface to restore\0"
      "an unlocked screen\0"
      "the background mode screen-capture\0"
      "full accuracy for location";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_opposite_titles_of_condition(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a device without multitasking\0"
      "an app linked against an SDK before 4.0\0"
      "no UIApplicationExitsOnSuspend\0"
      "an app without scenes\0"
      "one scene\0"
      "an app linked against an SDK before 13.0\0"
      "not a phone\0"
      "not an iPad\0"
      "the Simulator\0"
      "no cellular radio\0"
      "a device that was not unlocked since it started\0"
      "no passcode\0"
      "Background App Refresh off\0"
      "Low Power Mode on\0"
      "no charging device\0"
      "a debugger\0"
      "no authorization for location\0"
      "no Always authorization for location\0"
      "no Bluetooth state restoration\0"
      "a URL session that sends no launch events\0"
      "Bluetooth off\0"
      "Bluetooth off in Control Center\0"
      "airplane mode on\0"
      "no accessories of AccessorySetupKit\0"
      "a force quit that ends with a reboot\0"
      "regions that outlast a reboot\0"
      "no reboot since\0"
      "no unlock since\0"
      "no launch by the user since\0"
      "no state restoration\0"
      "no permitted task identifiers\0"
      "no background mode audio\0"
      "no background mode location\0"
      "no background mode voip\0"
      "no background mode newsstand-content\0"
      "no background mode external-accessory\0"
      "no background mode bluetooth-central\0"
      "no background mode bluetooth-peripheral\0"
      "no background mode fetch\0"
      "no background mode remote-notification\0"
      "no background mode processing\0"
      "no background mode push-to-talk\0"
      "no background mode nearby-interaction\0"
      "no background mode network-authentication\0"
      "an app linked against an SDK before 27.0\0"
      "a locked device\0"
      "no usage text for Always\0"
      "no usage text for When In Use\0"
      "no usage text for the microphone\0"
      "an OS older than MinimumOSVersion\0"
      "a mode that Apple does not list\0"
      "a build variable in the Info.plist\0"
      "no background mode\0"
      "neither the background mode fetch nor processing\0"
      "an app linked against an SDK before 10.0\0"
      "no CLBackgroundActivitySession when it last ran\0"
      "no CLServiceSession for Always when it last ran\0"
      "one app in front\0"
      "no scene session or saved interface that UIKit kept\0"
      "no permission to use the camera beside other apps\0"
      "no saved interface to restore\0"
      "a locked screen\0"
      "no background mode screen-capture\0"
      "reduced accuracy for location";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_standing(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "suspended in memory\0"
      "ended by anything but a force quit\0"
      "force quit by the user\0"
      "not running since the device started\0"
      "ended by UIApplicationExitsOnSuspend\0"
      "ended by holding the home button\0"
      "ended by an update of the app\0"
      "uninstalled\0"
      "running in the background\0"
      "running in front";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_since(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the device restarted\0"
      "the user unlocked the device\0"
      "the user launched the app";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_family(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "which life cycle an app has\0"
      "which state follows on a cause\0"
      "in which states a cause can occur\0"
      "what a trigger delivers\0"
      "how long an allowance lasts\0"
      "what a termination leaves behind\0"
      "whether a trigger wakes or launches an app\0"
      "which notification accompanies a callback\0"
      "what a background mode permits\0"
      "how an event reaches an app in a state\0"
      "how many of something the system allows\0"
      "what an app may do in a state\0"
      "what an app owes in a callback\0"
      "which parts of a manifest will not work\0"
      "what a termination code means\0"
      "since which version a callback exists\0"
      "what a question means if it leaves something open\0"
      "where silence does not mean \"no\"\0"
      "which allowance limits a callback\0"
      "what becomes of a trigger that does not run the app\0"
      "what keeps the system from suspending an app\0"
      "in which order apps are ended when memory is short\0"
      "who receives a callback, with which options";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_conflict(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "how long background tasks may run\0"
      "what a force quit sends to a running app\0"
      "whether a reboot clears the force-quit flag\0"
      "since when location relaunches after a force quit\0"
      "whether standard location updates relaunch an app\0"
      "whether processing tasks run after a force quit\0"
      "what is launched before the first unlock\0"
      "the limit of applicationDidEnterBackground:\0"
      "the limit of a launch\0"
      "whether regions relaunch an app after a reboot\0"
      "how the system ends an app in the background\0"
      "what is called at a background launch or wake-up\0"
      "what a lock does on iOS 4, 5 and 7\0"
      "whether location relaunches after a force quit on iOS 26\0"
      "what a running app gets at shutdown\0"
      "whether visits relaunch an app after a force quit\0"
      "whether pushes relaunch an app after a force quit\0"
      "whether HealthKit relaunches an app after a force quit\0"
      "what UIApplicationExitsOnSuspend calls first\0"
      "when keep-alive handlers were deprecated\0"
      "what a force quit prevents before iOS 7\0"
      "which apps get applicationWillTerminate:\0"
      "whether a limit has a figure\0"
      "whether the technote's fifth note applies literally\0"
      "how many local notifications are kept\0"
      "what a force quit calls in a scene\0"
      "which state the app reads in sceneDidBecomeActive:\0"
      "when suspension closes accessory sessions\0"
      "which transfers are discretionary\0"
      "whether the location mode stops suspension\0"
      "whether a force quit destroys the session of a scene\0"
      "which regions need the location mode\0"
      "whether When In Use permits monitoring in the background\0"
      "when a suspended app learns of a time change\0"
      "which launch methods must return NO to refuse a URL\0"
      "whether location events need Background App Refresh";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_code(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the app did not launch, respond or end in time\0"
      "a background task was not ended in time\0"
      "events of a background URL session were not handled in time\0"
      "a background fetch was not finished in time\0"
      "the app held a file or database lock at suspension\0"
      "the device was too hot\0"
      "the app reported no call after a VoIP push\0"
      "the VoIP app was resumed too often\0"
      "storage was short\0"
      "the app used too much of key system resources\0"
      "on watchOS, a background task used too much CPU time\0"
      "on watchOS, a background task was not finished in time\0"
      "on watchOS, the system was too busy for a background task\0"
      "the app drew while the device was locked\0"
      "a stackshot of the whole system\0"
      "the user force quit the app\0"
      "the host of the Simulator ended the app\0"
      "the app had too many background tasks at once";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_price(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the process is ended\0"
      "the operation fails with an error\0"
      "the system closes the socket, service or session\0"
      "nothing arrives\0"
      "the activity stops\0"
      "later grants are rarer or shorter\0"
      "the content is visible in the system's snapshot\0"
      "the activity has no effect\0"
      "the request fails, because it is not declared\0"
      "the request fails, because no background work exists\0"
      "the request fails if it asks to run at once";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_event(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the user touches the screen\0"
      "an accessory is connected or disconnected\0"
      "the orientation of the device changes\0"
      "the time changes significantly\0"
      "the level or state of the battery changes\0"
      "the proximity sensor changes its state\0"
      "protected data becomes available or unavailable\0"
      "a screen is connected, disconnected or changes its mode\0"
      "the user defaults change\0"
      "the locale changes\0"
      "the iCloud identity changes\0"
      "the system warns that memory is short\0"
      "a local notification fires\0"
      "a view asks to be drawn\0"
      "a location update arrives\0"
      "a peer sends a request\0"
      "the system takes the picture for the app switcher\0"
      "an app with accessory sessions goes to the background\0"
      "a push is shown to the user\0"
      "the app's audio session is interrupted";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_manner(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "when the event happens\0"
      "as one notice of the net change\0"
      "each event, when the app runs again\0"
      "never\0"
      "shown to the user, who decides\0"
      "by the system, once a callback has returned";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_quota(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "scheduled local notifications\0"
      "monitored regions and conditions\0"
      "pending refresh tasks\0"
      "pending processing tasks\0"
      "silent pushes that are delivered\0"
      "pushes that launch a Newsstand app\0"
      "wakeups of the CPU from idle\0"
      "wake-ups of a legacy VoIP app\0"
      "HealthKit deliveries without an answer\0"
      "significant location changes\0"
      "the size of a launch screen\0"
      "memory of a notification service extension\0"
      "what an app writes to storage\0"
      "apps in front at the same time\0"
      "pending requests with one identifier\0"
      "background tasks of an app at the same time\0"
      "launches and wake-ups for background URL sessions\0"
      "reloads of a widget\0"
      "Live Activities that a push starts\0"
      "updates of Live Activities by urgent pushes\0"
      "device activities that an app monitors\0"
      "Push to Talk channels that are joined at once\0"
      "Live Activities at the same time\0"
      "service updates of high priority\0"
      "HealthKit deliveries to an app\0"
      "memory of an app extension\0"
      "location pushes";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_error_domain(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "BGTaskSchedulerErrorDomain\0"
      "NSURLErrorDomain\0"
      "NSURLErrorBackgroundTaskCancelledReasonKey\0"
      "NSOSStatusErrorDomain\0"
      "NSPOSIXErrorDomain\0"
      "SQLite\0"
      "MTLCommandBufferErrorDomain\0"
      "IOGPUCommandQueueErrorDomain\0"
      "com.apple.healthkit\0"
      "PTChannelErrorDomain\0"
      "text of a framework\0"
      "com.apple.LocalAuthentication\0"
      "NEProviderStopReason";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_unit(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a count\0"
      "bytes\0"
      "metres";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_severity(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "worth knowing\0"
      "a declaration will not work\0"
      "the app does not run, or is ended";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_namespace(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the kernel's memory management\0"
      "a signal\0"
      "code signing\0"
      "the hang tracer\0"
      "a test\0"
      "the dynamic linker\0"
      "the library of XPC\0"
      "the Objective-C runtime\0"
      "the start of a program\0"
      "SpringBoard\0"
      "privacy controls\0"
      "ReportCrash\0"
      "Core Animation\0"
      "aggregated reasons\0"
      "RunningBoard\0"
      "Skywalk\0"
      "Settings\0"
      "the system library\0"
      "Foundation\0"
      "the watchdog\0"
      "Metal\0"
      "WatchKit\0"
      "a guarded resource\0"
      "analytics\0"
      "the sandbox\0"
      "security\0"
      "Endpoint Security\0"
      "pointer authentication\0"
      "the Bluetooth chip\0"
      "the space of Mach ports\0"
      "WebKit\0"
      "backlight services\0"
      "media services\0"
      "Rosetta\0"
      "libignition\0"
      "the mounting of volumes at the boot\0"
      "a namespace whose name is not public\0"
      "RealityKit\0"
      "audio services\0"
      "WakeBoard\0"
      "CoreRC\0"
      "restrictions that a process gave itself\0"
      "ARKit\0"
      "camera services\0"
      "BackBoard\0"
      "power exceptions\0"
      "the set-up of the sandbox";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_role(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the rule decides the answer\0"
      "the rule applies, but another rule decides\0"
      "the rule may apply\0"
      "one of the rule's conditions is not met\0"
      "the rule is in force on other versions\0"
      "the evidence profile does not admit the rule\0"
      "the rule applies as a second account";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_info_kind(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a string\0"
      "a boolean\0"
      "an integer\0"
      "a list of strings\0"
      "a dictionary\0"
      "another value";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_notice_kind(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a UIBackgroundModes value that Apple does not list\0"
      "the wrong type for the key\0"
      "a key that was given before\0"
      "an unexpanded build variable\0"
      "neither a version nor an SDK name\0"
      "an empty list";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_field(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "context\0"
      "query\0"
      "answer\0"
      "size of a struct\0"
      "OS version\0"
      "evidence profile\0"
      "app\0"
      "facts of the device\0"
      "limits\0"
      "state before\0"
      "state after\0"
      "cause\0"
      "last cause\0"
      "allowed causes\0"
      "trigger\0"
      "interruption\0"
      "allowance\0"
      "termination\0"
      "events since the termination\0"
      "background modes\0"
      "exits on suspend\0"
      "scenes\0"
      "multiple scenes\0"
      "linked SDK\0"
      "minimum OS\0"
      "location authorization\0"
      "restoration identifier\0"
      "session sends launch events\0"
      "state restoration\0"
      "kind of device\0"
      "Simulator\0"
      "hardware multitasking\0"
      "cellular radio\0"
      "passcode\0"
      "first unlock done\0"
      "Background App Refresh\0"
      "Low Power Mode\0"
      "charging\0"
      "debugger attached\0"
      "apps that can be in front\0"
      "Bluetooth off\0"
      "Bluetooth off in Control Center\0"
      "airplane mode\0"
      "accessories of AccessorySetupKit\0"
      "force quit survives a reboot\0"
      "regions end at a reboot\0"
      "number of limits\0"
      "limit\0"
      "stride\0"
      "count\0"
      "statuses\0"
      "index\0"
      "text\0"
      "key\0"
      "value\0"
      "notices\0"
      "kind of enumeration\0"
      "state\0"
      "activity\0"
      "callback\0"
      "background mode\0"
      "event\0"
      "quota\0"
      "namespace of the termination reason\0"
      "termination code\0"
      "device locked\0"
      "usage text for Always\0"
      "usage text for When In Use\0"
      "usage text for the microphone\0"
      "CLBackgroundActivitySession\0"
      "CLServiceSession\0"
      "policy\0"
      "size of a policy\0"
      "form of a policy\0"
      "question\0"
      "condition\0"
      "items\0"
      "rule\0"
      "field of a rule\0"
      "error\0"
      "progress of an Info.plist\0"
      "force quit\0"
      "allowances\0"
      "activities\0"
      "begun in front\0"
      "device\0"
      "options\0"
      "installation of an app\0"
      "kind\0"
      "process\0"
      "scene\0"
      "notice\0"
      "fact\0"
      "decision\0"
      "token\0"
      "identifier\0"
      "amount\0"
      "effect\0"
      "reply\0"
      "time\0"
      "missing callbacks\0"
      "launched before\0"
      "time of the reply\0"
      "memory footprint\0"
      "apps\0"
      "tasks\0"
      "requests\0"
      "policies\0"
      "effects\0"
      "treatment of silence\0"
      "treatment of a conditional answer\0"
      "replacement for an unknown limit\0"
      "memory\0"
      "size of memory\0"
      "snapshot\0"
      "disposition\0"
      "occasion\0"
      "interface kept\0"
      "camera beside other apps\0"
      "parts of the text\0"
      "conditions assumed by the host\0"
      "time until wake-ups complete\0"
      "time in the background before suspension\0"
      "auditor\0"
      "session\0"
      "columns\0"
      "kind of a record\0"
      "clock\0"
      "logged callbacks\0"
      "logged notifications\0"
      "flags of a log\0"
      "finding\0"
      "strictness\0"
      "domain of the error\0"
      "day\0"
      "habits\0"
      "hour at which a day begins\0"
      "number of days\0"
      "hours of use\0"
      "hours of charging\0"
      "hours without a network\0"
      "hours in Low Power Mode\0"
      "hours off\0"
      "pickups a day\0"
      "seconds of a use\0"
      "memory pressures a day\0"
      "opens a day\0"
      "force quits a week\0"
      "silent pushes a day\0"
      "visible pushes a day\0"
      "region crossings a day\0"
      "background transfers a day\0"
      "VoIP pushes a day\0"
      "Bluetooth events a day";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_rule_field(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "verdict\0"
      "life cycle\0"
      "life cycles\0"
      "states\0"
      "state after\0"
      "causes\0"
      "last causes\0"
      "interruptions\0"
      "reason\0"
      "state between\0"
      "steps\0"
      "triggers\0"
      "state at launch\0"
      "callback\0"
      "second callback\0"
      "callback at launch\0"
      "only at a launch\0"
      "guarantee\0"
      "terminations\0"
      "standings\0"
      "standing\0"
      "allowances\0"
      "allowance\0"
      "at expiry\0"
      "termination code\0"
      "extendable\0"
      "advice\0"
      "limit\0"
      "warning\0"
      "axes\0"
      "notification\0"
      "posted before the callback\0"
      "reads as in the method\0"
      "background mode\0"
      "deprecated since\0"
      "permitted activities\0"
      "activities that keep the app running\0"
      "events\0"
      "manner\0"
      "quota\0"
      "unit\0"
      "activities\0"
      "activity\0"
      "price\0"
      "undone at\0"
      "severity\0"
      "cause\0"
      "count\0"
      "window\0"
      "namespaces\0"
      "lowest code\0"
      "highest code\0"
      "text\0"
      "key\0"
      "value\0"
      "fallback\0"
      "fallback in front only\0"
      "callback of the scene\0"
      "callback of the app\0"
      "about the interface\0"
      "companions\0"
      "subject of silence\0"
      "termination\0"
      "start of the clock\0"
      "resets of the clock\0"
      "shared\0"
      "origin\0"
      "disposition\0"
      "occasion\0"
      "rank\0"
      "warned\0"
      "merging\0"
      "trigger\0"
      "begun in front\0"
      "callbacks\0"
      "receiver\0"
      "launch option\0"
      "more launch options\0"
      "connection option\0"
      "more connection options\0"
      "return value\0"
      "domains of errors";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_silence(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "apps with scenes\0"
      "what may follow a state, and which paths lead elsewhere\0"
      "which callbacks an app gets";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_question(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "transition between states\0"
      "what may follow a state\0"
      "path between states\0"
      "deadline\0"
      "relaunch by an event\0"
      "conduct in a state\0"
      "duties in a callback\0"
      "delivery of an event\0"
      "background mode\0"
      "quota\0"
      "findings about a manifest\0"
      "meaning of a termination code\0"
      "suspension of an app\0"
      "order of a purge\0"
      "arguments of a callback";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_form(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the small form\0"
      "the form with tables";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_knowledge(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the condition holds\0"
      "the condition fails\0"
      "the condition was not given\0"
      "the condition was not given, and a default is used";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_moment(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a callback is called\0"
      "the first callback of a transition is called\0"
      "the process starts\0"
      "the app enters the background\0"
      "the app returns to the foreground\0"
      "the system launches or wakes the app for an event\0"
      "the app asks for the time";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_origin(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "something outside\0"
      "the system, at a time that it picks\0"
      "the start of the device\0"
      "the end of the app's process\0"
      "the end of an interval that the app set";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_disposition(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the event is lost\0"
      "the newest event of its kind is kept\0"
      "each event is kept\0"
      "the system tries again";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_occasion(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the app runs again\0"
      "the user launches the app\0"
      "the device is unlocked for the first time\0"
      "the device is unlocked\0"
      "nothing holds the event back any more";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_merging(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the notices stay separate\0"
      "the newest one is delivered\0"
      "changes that cancel out are not delivered";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_occurrence(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the device starts\0"
      "the user turns the device off\0"
      "the battery is empty\0"
      "the device is locked\0"
      "the user unlocks the device\0"
      "the user goes to the home screen\0"
      "the user opens the app switcher\0"
      "the user closes the app switcher\0"
      "the user opens an app\0"
      "the user swipes an app away\0"
      "a call or another alert covers the screen\0"
      "the user dismisses the interruption\0"
      "the user accepts the interruption\0"
      "the system needs memory\0"
      "a fact changes\0"
      "something happens that may launch or wake the app\0"
      "something happens that reaches running apps\0"
      "the process ends\0"
      "the app begins a background task\0"
      "the app ends a background task\0"
      "the app is done with a wake-up or task\0"
      "the app begins an activity\0"
      "the app ends an activity\0"
      "the app requests a scheduled task\0"
      "the app cancels a request\0"
      "the memory that the app uses changes\0"
      "a scene is to connect\0"
      "the user closes a window\0"
      "the system disconnects a scene\0"
      "the app sets a keep-alive handler";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_effect(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the process starts\0"
      "a callback is called\0"
      "a notification is posted\0"
      "the state changes\0"
      "the process runs on\0"
      "the process is suspended\0"
      "an expiration handler runs\0"
      "a notice reaches the app\0"
      "the system takes the picture for the app switcher\0"
      "the system stops an activity\0"
      "an event is shown to the user\0"
      "an event is kept\0"
      "an event is dropped\0"
      "the process is killed";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_changing(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "Background App Refresh\0"
      "Low Power Mode\0"
      "charging\0"
      "Bluetooth off\0"
      "Bluetooth off in Control Center\0"
      "airplane mode\0"
      "debugger attached\0"
      "accessories of AccessorySetupKit";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_reply(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the call returned\0"
      "the app does not implement the method";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_treatment(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "it does not happen\0"
      "it happens\0"
      "the host is asked";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_unknown_limit(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "there is no limit\0"
      "the observed figure";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_receiver(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "UIApplicationDelegate\0"
      "UISceneDelegate\0"
      "UIWindowSceneDelegate\0"
      "CLLocationManagerDelegate\0"
      "UNUserNotificationCenterDelegate\0"
      "PKPushRegistryDelegate\0"
      "CBCentralManagerDelegate\0"
      "CBPeripheralManagerDelegate\0"
      "PTChannelManagerDelegate\0"
      "WCSessionDelegate\0"
      "UNNotificationServiceExtension\0"
      "a block of the app\0"
      "CPTemplateApplicationSceneDelegate";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_launch_option(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "no key\0"
      "UIApplicationLaunchOptionsURLKey\0"
      "UIApplicationLaunchOptionsSourceApplicationKey\0"
      "UIApplicationLaunchOptionsAnnotationKey\0"
      "UIApplicationLaunchOptionsRemoteNotificationKey\0"
      "UIApplicationLaunchOptionsLocalNotificationKey\0"
      "UIApplicationLaunchOptionsLocationKey\0"
      "UIApplicationLaunchOptionsBluetoothCentralsKey\0"
      "UIApplicationLaunchOptionsBluetoothPeripheralsKey\0"
      "UIApplicationLaunchOptionsNewsstandDownloadsKey\0"
      "UIApplicationLaunchOptionsUserActivityDictionaryKey\0"
      "UIApplicationLaunchOptionsUserActivityTypeKey\0"
      "UIApplicationLaunchOptionsShortcutItemKey\0"
      "UIApplicationLaunchOptionsCloudKitShareMetadataKey\0"
      "UIApplicationLaunchOptionsEventAttributionKey";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_connection_option(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "no property\0"
      "URLContexts\0"
      "userActivities\0"
      "notificationResponse\0"
      "shortcutItem\0"
      "sourceApplication\0"
      "handoffUserActivityType\0"
      "cloudKitShareMetadata\0"
      "shouldHandleActiveWorkoutRecovery\0"
      "nfcEvent\0"
      "credentialSessionEvent\0"
      "marketplaceDisplayOption\0"
      "gameControllerActivationContext\0"
      "appIntent";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_return_value(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "nothing is returned\0"
      "the value is ignored\0"
      "NO keeps the event from being delivered\0"
      "YES says that the app handled the event\0"
      "NO makes the system look for a URL to open in the app\0"
      "NO makes the system tell the user that the activity goes on\0"
      "NO keeps the interface from being saved\0"
      "NO keeps the interface from being restored\0"
      "the activity is saved for the scene\0"
      "the new scene is made from the configuration\0"
      "the system carries out the result";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_record(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a callback is called\0"
      "a callback has returned\0"
      "a notification is posted\0"
      "the app reads its state\0"
      "the state is read from outside\0"
      "the process starts\0"
      "the process has ended\0"
      "something happens\0"
      "a background task begins\0"
      "a background task is ended\0"
      "a completion handler is called\0"
      "an activity is under way\0"
      "records are missing here\0"
      "something else";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_clock(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the time of day\0"
      "a clock that never runs backwards";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_strictness(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "records may be missing\0"
      "every logged callback is in the log\0"
      "second accounts and tolerated rules explain nothing, either";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_audit(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "a record that nothing explains\0"
      "a record is missing\0"
      "a state that cannot be read there\0"
      "a callback or notification that the OS does not have\0"
      "something that took longer than its limit\0"
      "a background task that was never ended\0"
      "a background task that was ended twice\0"
      "a background task that an expiration handler began\0"
      "the process has ended\0"
      "records are missing here\0"
      "a time before that of an earlier record\0"
      "a record that only an inferred rule explains\0"
      "a record that the rules only tolerate\0"
      "a record that only a second account explains\0"
      "a record that cannot be read";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_ground(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "the code of a report says so\0"
      "applicationWillTerminate: was called\0"
      "there is a crash report\0"
      "the version of the app or the OS is another one\0"
      "the device has started again\0"
      "an allowance was used up at the last record\0"
      "the app switcher was open at the last record\0"
      "the battery was low\0"
      "nothing speaks for another end\0"
      "the app could not be in a state in which this happens\0"
      "there is no crash report\0"
      "nothing was open that could be used up\0"
      "the code of a report says something else";
  return titles;
}

static inline const uint8_t * _Nonnull lifecycle_policy_titles_of_process_kind(void) {
  static const uint8_t titles[] LIFECYCLE_POLICY_APART =
      "app\0"
      "App Clip\0"
      "other app extension\0"
      "notification service extension\0"
      "notification content extension\0"
      "widget extension\0"
      "Today widget extension\0"
      "share extension\0"
      "action extension\0"
      "photo editing extension\0"
      "keyboard extension\0"
      "SiriKit intents extension\0"
      "broadcast upload extension\0"
      "packet tunnel provider\0"
      "network provider\0"
      "app push provider\0"
      "location push service extension\0"
      "background download extension\0"
      "Device Activity monitor extension\0"
      "Device Activity report extension\0"
      "crash reporter extension";
  return titles;
}

#undef LIFECYCLE_POLICY_APART
#endif
