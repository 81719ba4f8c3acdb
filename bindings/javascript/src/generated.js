// Generated from include/abi.json by bindings/tools/generate.py: do not edit.
// Packs and reads the library's structs at the offsets of wasm32.

import { memory, rooms, text } from './library.js';
import { enumeration, named } from './names.js';
import { brief, evidenceOf, ofMode, ruleText } from './rules.js';
import {
  begin, bits, code, count, fact, fromFact, large, members, moment, nanoseconds, number, putSet,
  seconds, unknownKey, version, versionText, whole,
} from './values.js';

export const VERSION = '0.3.1';

/** The sizes of the buffers that calls reuse. */
export const sizes = {
  policy: 2048,
  error: 48,
  query: 48,
  answer: 112,
  context: 32,
  app: 96,
  facts: 80,
  limits: 16,
  limit: 2048,
  options: 64,
  columns: 80,
  event: 80,
  result: 144,
  progress: 16,
  value: 32,
  notices: 768,
  sources: 1536,
  other: 96,
  habits: 64,
  day: 8192,
  appHabits: 2560,
  text: 512,
  count: 16,
  number: 16,
  items: 3072,
};
/** The sizes of the elements of lists. */
export const strides = {
  lcp_list_steps: 40,
  lcp_list_edges: 32,
  lcp_list_path: 32,
  lcp_list_duties: 16,
  lcp_list_findings: 16,
  lcp_explain: 48,
  lcp_list_rule_steps: 20,
  lcp_list_citations: 24,
  lcp_auditor_feed: 120,
  lcp_list_expected: 32,
  lcp_list_ends: 40,
};
/** The sizes of structs that other code fills or reads, with the offsets. */
export const LAYOUT = {
  app: {
    size: 96, exitsOnSuspend: 4, backgroundModes: 8, scenes: 16, multipleScenes: 20, linkedSdk:
    24, minimumOs: 28, permittedIdentifiers: 32, locationAuthorization: 36, restorationIdentifier:
    40, sessionSendsLaunchEvents: 44, stateRestoration: 48, alwaysUsageText: 52,
    whenInUseUsageText: 56, microphoneUsageText: 60, backgroundActivitySession: 64,
    serviceSession: 68, unknownModes: 72, placeholders: 76, interfaceKept: 80, multitaskingCamera:
    84, kind: 88, reserved: 92,
  },
  limit: {
    size: 32, allowance: 4, limitNs: 8, adviceNs: 16, warningNs: 24,
  },
  limits: {
    size: 16, count: 4, items: 8, stride: 12,
  },
  context: {
    size: 28, os: 4, profile: 8, reserved: 12, app: 16, facts: 20, limits: 24,
  },
  text: {
    size: 8, length: 4,
  },
  infoValue: {
    size: 32, kind: 4, integer: 8, string: 16, stringLength: 20, items: 24, itemCount: 28,
  },
  infoProgress: {
    size: 12, applied: 4, placeholders: 8,
  },
  notice: {
    size: 12, kind: 4, index: 8,
  },
  rule: {
    size: 88, family: 4, id: 8, note: 12, since: 16, until: 20, profiles: 24, evidence: 32,
    conflict: 36, precedence: 40, reserved: 44, whenMask: 48, unlessMask: 64, processKinds: 80,
  },
  deviceOptions: {
    size: 64, os: 4, profile: 8, apps: 12, scenes: 16, tasks: 20, requests: 24, policies: 28,
    effects: 32, onSilence: 36, onConditional: 40, unknownLimit: 44, nowNs: 48, facts: 56,
  },
  install: {
    size: 64, wasLaunched: 4, missingCallbacksMask: 8, replyAfterNs: 24, footprintBytes: 32, app:
    40, limits: 44, completeAfterNs: 48, stayForNs: 56,
  },
  deviceEvent: {
    size: 72, kind: 4, app: 8, process: 12, scene: 16, trigger: 20, interruption: 24, activity:
    28, termination: 32, notice: 36, fact: 40, value: 44, decision: 48, token: 52, identifier: 56,
    amount: 64,
  },
  deviceOutcome: {
    size: 64, verdict: 4, newestVerdict: 8, rule: 12, evidence: 16, flags: 20, reason: 24, token:
    28, requiresMask: 32, undecided: 48, price: 52, disposition: 56, occasion: 60,
  },
  deviceEffect: {
    size: 136, kind: 4, id: 8, atNs: 16, deadlineNs: 24, identifier: 32, app: 40, process: 44,
    scene: 48, token: 52, rule: 56, brokenRule: 60, needsReply: 64, callback: 68, fallback: 72,
    notification: 76, from: 80, to: 84, reads: 88, sceneReads: 92, cause: 96, trigger: 100,
    notice: 104, activity: 108, allowance: 112, termination: 116, reasonNamespace: 120, code: 124,
    disposition: 128, occasion: 132,
  },
  deviceStatus: {
    size: 48, os: 4, nowNs: 8, on: 16, locked: 20, front: 24, beside: 28, interruptions: 32,
    switcher: 40, effects: 44,
  },
  appStatus: {
    size: 40, state: 4, process: 8, lastTermination: 12, forceQuit: 16, waiting: 20, remainingNs:
    24, tasks: 32, reserved: 36,
  },
  appHabits: {
    size: 40, app: 4, opensPerDay: 8, forceQuitsPerWeek: 12, silentPushesPerDay: 16,
    visiblePushesPerDay: 20, regionCrossingsPerDay: 24, transfersPerDay: 28, voipPushesPerDay: 32,
    bluetoothEventsPerDay: 36,
  },
  habits: {
    size: 56, startHour: 4, days: 8, usedHours: 12, chargingHours: 16, offlineHours: 20,
    lowPowerHours: 24, offHours: 28, pickupsPerDay: 32, secondsPerUse: 36, memoryPressuresPerDay:
    40, count: 44, items: 48, stride: 52,
  },
  day: {
    size: 8192,
  },
  dayAct: {
    size: 88, kind: 4, atNs: 8, digest: 16, app: 24, trigger: 28, fact: 32, value: 36, identifier:
    40, amount: 48, posted: 56, chance: 60, choice: 64, rule: 68, verdict: 72, disposition: 76,
    occasion: 80, token: 84,
  },
  auditorOptions: {
    size: 56, osLast: 4, callbacksMask: 8, notificationsMask: 24, flags: 32, strictness: 36,
    scenes: 40, reserved: 44, context: 48,
  },
  auditColumns: {
    size: 80, clock: 4, kinds: 8, kindsStride: 12, codes: 16, codesStride: 20, times: 24,
    timesStride: 28, processes: 32, processesStride: 36, scenes: 40, scenesStride: 44, reads: 48,
    readsStride: 52, sceneReads: 56, sceneReadsStride: 60, tokens: 64, tokensStride: 68, values:
    72, valuesStride: 76,
  },
  auditFinding: {
    size: 120, kind: 4, severity: 8, rule: 12, record: 16, since: 24, recordKind: 32, code: 36,
    scene: 40, reads: 44, sceneReads: 48, callback: 52, notification: 56, expectedReads: 60,
    cause: 64, expectedRule: 68, places: 72, placesAfter: 80, allowance: 88, termination: 92,
    token: 96, tookNs: 104, limitNs: 112,
  },
};

export const STATUS = enumeration(31, [
  [0, 'ok'],
  [10, 'null-argument'],
  [11, 'struct-size'],
  [12, 'newer-struct'],
  [13, 'stride'],
  [14, 'policy'],
  [15, 'device'],
  [16, 'memory'],
  [20, 'unknown-value'],
  [21, 'out-of-range'],
  [22, 'missing-value'],
  [23, 'malformed'],
  [24, 'process-kind'],
  [30, 'not-found'],
  [40, 'batch-element'],
  [50, 'queue-full'],
  [51, 'table-full'],
  [52, 'no-process'],
  [53, 'suspended'],
  [54, 'device-off'],
  [55, 'device-on'],
  [56, 'late'],
  [57, 'auditor'],
  [58, 'session'],
  [59, 'day'],
  [60, 'snapshot'],
  [61, 'snapshot-newer'],
  [62, 'snapshot-foreign'],
]);

export const STATE = enumeration(1,
  'not-running prewarmed inactive active background suspended unattached foreground-inactive '
  + 'foreground-active scene-background');

export const AXIS = enumeration(3,
  'app scene');

export const LIFECYCLE = enumeration(4,
  'no-multitasking standard exits-on-suspend scenes');

export const CAUSE = enumeration(5,
  'launch-by-user launch-by-system prewarm prewarm-discarded activation interruption-begin '
  + 'interruption-ignored interruption-accepted home-button app-switch app-switcher-open '
  + 'app-switcher-closed device-lock device-unlock return-by-user wake-by-system execution-finished '
  + 'memory-pressure low-battery-shutdown system-shutdown scene-request scene-activation '
  + 'scene-disconnect window-closed system-reclaimed system-ended-background memory-limit crash '
  + 'watchdog background-task-expired background-fetch-expired url-session-expired cpu-limit '
  + 'thermal disk-pressure resource-held voip-unreported voip-wake-rate privacy-changed '
  + 'user-force-quit user-force-quit-held-button app-exit exits-on-suspend app-update app-uninstall '
  + 'debugger-stop reboot resource-use insecure-drawing background-graphics');

export const TERMINATION = enumeration(6,
  'none memory-pressure system-reclaimed system-ended-background memory-limit crash watchdog '
  + 'background-task-expired background-fetch-expired url-session-expired cpu-limit thermal '
  + 'disk-pressure resource-held voip-unreported voip-wake-rate privacy-changed user-force-quit '
  + 'user-force-quit-held-button app-exit exits-on-suspend app-update app-uninstall debugger-stop '
  + 'reboot never-launched resource-use insecure-drawing background-graphics');

export const TRIGGER = enumeration(7,
  'user-tap notification-tap notification-action open-url handoff quick-action app-intent '
  + 'carplay-connect standard-location significant-location-change region-enter region-exit beacon '
  + 'monitor-condition visit location-push background-fetch silent-push silent-push-with-alert '
  + 'visible-push url-session-finished url-session-authentication newsstand-push '
  + 'newsstand-download-finished voip-boot voip-socket-data voip-relaunch-after-exit voip-push '
  + 'push-to-talk audio-data-needed bluetooth-central bluetooth-peripheral accessory-data '
  + 'accessory-connection app-refresh-task processing-task continued-processing-task '
  + 'health-research-task healthkit-delivery watch-message watch-transfer live-activity '
  + 'local-notification prewarm notification-service-extension live-updates voip-keep-alive '
  + 'workout-mirroring workout-recovery permission-response collaboration cloudkit-share '
  + 'notification-settings siri-intent local-push-call crash-detection exposure-notification '
  + 'shareplay hotspot-command watchkit-request workout-data push-to-talk-transmit '
  + 'extension-request');

export const INTERRUPTION = enumeration(8,
  'phone-call call-banner sms-alert system-alert notification-center control-center siri '
  + 'biometric-prompt in-app-purchase low-battery-alert alarm share-sheet banner apple-pay '
  + 'sign-in-with-apple web-authentication slide-over');

export const CALLBACK = enumeration(9,
  'applicationDidFinishLaunching: application:didFinishLaunchingWithOptions: '
  + 'application:willFinishLaunchingWithOptions: applicationDidBecomeActive: '
  + 'applicationWillResignActive: applicationDidEnterBackground: applicationWillEnterForeground: '
  + 'applicationWillTerminate: applicationDidReceiveMemoryWarning: '
  + 'applicationSignificantTimeChange: applicationProtectedDataWillBecomeUnavailable: '
  + 'applicationProtectedDataDidBecomeAvailable: application:handleOpenURL: '
  + 'application:openURL:sourceApplication:annotation: application:openURL:options: '
  + 'application:didReceiveRemoteNotification: '
  + 'application:didReceiveRemoteNotification:fetchCompletionHandler: '
  + 'application:didReceiveLocalNotification: '
  + 'application:handleActionWithIdentifier:forRemoteNotification:completionHandler: '
  + 'userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: '
  + 'application:willContinueUserActivityWithType: '
  + 'application:continueUserActivity:restorationHandler: '
  + 'application:performActionForShortcutItem:completionHandler: '
  + 'application:performFetchWithCompletionHandler: '
  + 'application:handleEventsForBackgroundURLSession:completionHandler: '
  + 'application:shouldRestoreApplicationState: application:didDecodeRestorableStateWithCoder: '
  + 'application:shouldSaveApplicationState: application:willEncodeRestorableStateWithCoder: '
  + 'application:configurationForConnectingSceneSession:options: '
  + 'application:didDiscardSceneSessions: scene:willConnectToSession:options: sceneDidDisconnect: '
  + 'sceneWillEnterForeground: sceneDidBecomeActive: sceneWillResignActive: '
  + 'sceneDidEnterBackground: scene:openURLContexts: scene:continueUserActivity: '
  + 'windowScene:performActionForShortcutItem:completionHandler: '
  + 'locationManager:didUpdateToLocation:fromLocation: locationManager:didUpdateLocations: '
  + 'locationManager:didEnterRegion: locationManager:didExitRegion: '
  + 'locationManager:didDetermineState:forRegion: locationManager:didVisit: '
  + 'centralManager:willRestoreState: peripheralManager:willRestoreState: '
  + 'pushRegistry:didReceiveIncomingPushWithPayload:forType: '
  + 'pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: '
  + 'incomingPushResultForChannelManager:channelUUID:pushPayload: session:didReceiveMessage: '
  + 'session:didReceiveUserInfo: didReceiveNotificationRequest:withContentHandler: '
  + 'serviceExtensionTimeWillExpire background-task-expiration-handler bgtask-launch-handler '
  + 'bgtask-expiration-handler keep-alive-handler healthkit-update-handler '
  + 'userNotificationCenter:willPresentNotification:withCompletionHandler: '
  + 'stateRestorationActivityForScene: scene:restoreInteractionStateWithUserActivity: '
  + 'application:userDidAcceptCloudKitShareWithMetadata: '
  + 'windowScene:userDidAcceptCloudKitShareWithMetadata: '
  + 'userNotificationCenter:openSettingsForNotification: '
  + 'application:handleIntent:completionHandler: application:handlerForIntent: '
  + 'application:handleWatchKitExtensionRequest:reply: '
  + 'channelManager:channelUUID:didBeginTransmittingFromSource: '
  + 'application:didConnectCarInterfaceController:toWindow: '
  + 'templateApplicationScene:didConnectInterfaceController: '
  + 'pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler: '
  + 'application:shouldSaveSecureApplicationState: application:shouldRestoreSecureApplicationState: '
  + 'scene:willContinueUserActivityWithType:');

export const MODE = enumeration(10,
  'audio location voip newsstand-content external-accessory bluetooth-central '
  + 'bluetooth-peripheral fetch remote-notification processing push-to-talk nearby-interaction '
  + 'network-authentication screen-capture');

export const ACTIVITY = enumeration(11,
  'touch-delivery ui-update opengl-es gl-commands-in-flight metal shared-resource file-lock '
  + 'protected-file-access camera bonjour-service listening-socket network-socket accessory-session '
  + 'timer heavy-work audio-playback audio-recording begin-background-task start-location-updates '
  + 'sensitive-content-on-screen alert-on-screen background-transfer play-alongside-others '
  + 'schedule-app-refresh schedule-processing schedule-continued-processing '
  + 'schedule-health-research start-audio-recording activate-audio-session screen-capture '
  + 'neural-engine bluetooth-scan bluetooth-advertise inter-app-audio');

export const ALLOWANCE = enumeration(12,
  'process-launch scene-create scene-update launch resume suspend did-enter-background '
  + 'will-terminate process-exit exits-on-suspend-cleanup background-task background-task-in-fetch '
  + 'expiration-handler background-fetch silent-push app-refresh-task processing-task '
  + 'continued-processing-task health-research-task url-session-events accessory-wake '
  + 'bluetooth-wake location-wake voip-keep-alive-interval voip-keep-alive-handler voip-push-report '
  + 'voip-wake-rate cpu-usage notification-service-extension live-activity persistent-wifi '
  + 'app-intent workout-mirroring background-transfer siri-intent extension-launch location-push '
  + 'expiring-activity');

export const EXPIRY = enumeration(13,
  'terminate suspend mark-failed cancel throttle report-only deliver-fallback stop-launching '
  + 'nothing drop refuse replace');

export const VERDICT = enumeration(14,
  'allowed forbidden conditional not-applicable unspecified unknown-os');

export const GUARANTEE = enumeration(15,
  'immediate eligible discretionary');

export const EVIDENCE = enumeration(16,
  'documented engineer observed article inferred overridden');

export const PROFILE = enumeration(17,
  'documented observed article');

export const FACT = enumeration(18, [
  [0, 'unknown'],
  [1, 'no'],
  [2, 'yes'],
]);

export const IDIOM = enumeration(19,
  'phone pad');

export const AUTHORIZATION = enumeration(20,
  'none when-in-use always provisional-always when-in-use-reduced always-reduced');

export const REASON = enumeration(21,
  'not-one-step leads-elsewhere cause-out-of-place state-unavailable cause-unavailable tolerated '
  + 'no-path scenes-not-covered interrupts-nothing callback-unavailable other-callbacks '
  + 'launches-nothing');

export const CONDITION = enumeration(22,
  'hardware-multitasking multitasking-sdk exits-on-suspend scenes-adopted multiple-scenes '
  + 'callkit-sdk phone pad real-device cellular first-unlock-done passcode background-app-refresh '
  + 'low-power-mode-off charging debugger-detached location-authorization-granted '
  + 'location-authorization-always restoration-identifier session-sends-launch-events bluetooth-on '
  + 'bluetooth-on-in-control-center airplane-mode-off accessory-setup-kit '
  + 'force-quit-survives-reboot regions-end-at-reboot rebooted-since unlocked-since '
  + 'user-launched-since state-restoration permitted-identifiers mode-audio mode-location mode-voip '
  + 'mode-newsstand-content mode-external-accessory mode-bluetooth-central '
  + 'mode-bluetooth-peripheral mode-fetch mode-remote-notification mode-processing '
  + 'mode-push-to-talk mode-nearby-interaction mode-network-authentication scene-sdk '
  + 'device-unlocked always-usage-text when-in-use-usage-text microphone-usage-text minimum-os-met '
  + 'modes-known no-placeholders any-mode task-modes pushkit-sdk background-activity-session '
  + 'service-session several-foreground-slots interface-kept multitasking-camera state-to-restore '
  + 'screen-unlocked mode-screen-capture full-accuracy');

export const STANDING = enumeration(23,
  'in-memory ended force-quit rebooted opted-out held-button updated uninstalled running in-front');

export const SINCE = enumeration(24,
  'reboot unlock user-launch');

export const FAMILY = enumeration(25,
  'lifecycle transition cause delivery deadline standing relaunch notification mode event quota '
  + 'conduct duty manifest termination callback choice silence watchdog disposition suspension '
  + 'purge call');

export const CONFLICT = enumeration(26,
  'background-task-budget force-quit-callback force-quit-across-reboot location-after-force-quit '
  + 'standard-location-relaunch processing-after-force-quit before-first-unlock '
  + 'did-enter-background-limit launch-limit region-after-reboot terminate-running-background '
  + 'background-launch-callback lock-by-version location-after-force-quit-26 terminate-at-shutdown '
  + 'visit-after-force-quit push-after-force-quit healthkit-after-force-quit '
  + 'exits-on-suspend-background keep-alive-deprecation force-quit-before-7 '
  + 'terminate-only-in-background undocumented-limit bluetooth-toggles-26 local-notification-limit '
  + 'scene-force-quit-order scene-activation-state accessory-sessions discretionary-transfers '
  + 'location-suspension session-after-force-quit beacon-mode location-in-use '
  + 'significant-time-change url-refused-at-launch location-without-refresh');

export const CODE = enumeration(27, [
  [2343432205, '0x8badf00d'],
  [562215634, '0x2182bad2'],
  [562215635, '0x2182bad3'],
  [562215636, '0x2182bad4'],
  [3735883980, '0xdead10cc'],
  [3221229823, '0xc00010ff'],
  [3131951633, '0xbaadca11'],
  [3134333474, '0xbad22222'],
  [3135099228, '0xbaddd15c'],
  [3490524077, '0xd00d2bad'],
  [3306925313, '0xc51bad01'],
  [3306925314, '0xc51bad02'],
  [3306925315, '0xc51bad03'],
  [732775916, '0x2bad45ec'],
  [3131746989, '0xbaaaaaad'],
  [3735943697, '0xdeadfa11'],
  [4227595259, '0xfbfbfbfb'],
  [3134873159, '0xbada5e47'],
]);

export const NOTIFICATION = enumeration(32,
  'UIApplicationDidFinishLaunchingNotification UIApplicationDidBecomeActiveNotification '
  + 'UIApplicationWillResignActiveNotification UIApplicationDidEnterBackgroundNotification '
  + 'UIApplicationWillEnterForegroundNotification UIApplicationWillTerminateNotification '
  + 'UIApplicationDidReceiveMemoryWarningNotification '
  + 'UIApplicationSignificantTimeChangeNotification UIApplicationProtectedDataWillBecomeUnavailable '
  + 'UIApplicationProtectedDataDidBecomeAvailable UISceneWillConnectNotification '
  + 'UISceneDidDisconnectNotification UISceneWillEnterForegroundNotification '
  + 'UISceneDidActivateNotification UISceneWillDeactivateNotification '
  + 'UISceneDidEnterBackgroundNotification');

export const PRICE = enumeration(33,
  'terminate operation-fails closed-by-system not-delivered stops throttle exposed-in-snapshot '
  + 'wasted not-permitted unavailable ineligible-now');

export const EVENT = enumeration(34,
  'touch accessory-connection orientation-change significant-time-change battery-change '
  + 'proximity-change protected-data-change screen-change defaults-change locale-change '
  + 'icloud-identity-change memory-warning local-notification view-redraw location-update '
  + 'network-request window-snapshot accessory-disconnect remote-notification audio-interruption');

export const MANNER = enumeration(35,
  'at-once coalesced queued withheld to-user after-callback');

export const QUOTA = enumeration(36,
  'scheduled-local-notifications monitored-regions pending-refresh-tasks pending-processing-tasks '
  + 'silent-pushes newsstand-pushes wakeups voip-wakes unanswered-health-deliveries '
  + 'location-change-updates launch-screen-size notification-service-memory disk-writes '
  + 'foreground-apps requests-per-identifier background-task-assertions url-session-resumes '
  + 'widget-reloads live-activity-starts live-activity-updates device-activities '
  + 'push-to-talk-channels live-activities service-updates health-deliveries extension-memory '
  + 'location-pushes');

export const ERROR_DOMAIN = enumeration(65,
  'bg-task-scheduler url task-cancelled-reason os-status posix sqlite metal-command-buffer iogpu '
  + 'healthkit push-to-talk-channel text local-authentication provider-stop-reason');

export const UNIT = enumeration(37,
  'count bytes metres');

export const SEVERITY = enumeration(38,
  'note warning error');

export const NAMESPACE = enumeration(39,
  'jetsam signal codesigning hangtracer test dyld libxpc objc exec springboard tcc reportcrash '
  + 'coreanimation aggregated runningboard skywalk settings libsystem foundation watchdog metal '
  + 'watchkit guard analytics sandbox security endpointsecurity pac-exception bluetooth-chip '
  + 'port-space webkit backlightservices media rosetta libignition bootmount unnamed-37 realitykit '
  + 'audio wakeboard corerc self-restrict arkit camera backboard powerexceptions secinit');

export const ROLE = enumeration(40,
  'decides outweighed condition-unknown condition-fails other-version other-profile alternative');

export const INFO_KIND = enumeration(28,
  'string boolean integer string-list dictionary other');

export const NOTICE_KIND = enumeration(29,
  'unknown-mode wrong-type duplicate placeholder malformed empty-list');

export const FIELD = enumeration(30,
  'context query answer struct-size os profile app facts limits from to cause last-cause '
  + 'allowed-causes trigger interruption allowance termination events-since background-modes '
  + 'exits-on-suspend scenes multiple-scenes linked-sdk minimum-os location-authorization '
  + 'restoration-identifier session-sends-launch-events state-restoration idiom simulator '
  + 'hardware-multitasking cellular passcode first-unlock-done background-app-refresh '
  + 'low-power-mode charging debugger-attached foreground-slots bluetooth-off '
  + 'bluetooth-off-in-control-center airplane-mode accessory-setup-kit force-quit-survives-reboot '
  + 'regions-end-at-reboot limit-count limit-ns stride count statuses index text key value notices '
  + 'enum-kind state activity callback mode event quota reason-namespace code device-locked '
  + 'always-usage-text when-in-use-usage-text microphone-usage-text background-activity-session '
  + 'service-session policy policy-size form question condition items rule rule-field error '
  + 'info-progress force-quit allowances activities begun-in-front device options install kind '
  + 'process scene notice fact decision token identifier amount effect reply now missing-callbacks '
  + 'was-launched reply-after footprint apps tasks requests policies effects on-silence '
  + 'on-conditional unknown-limit memory memory-size snapshot disposition occasion interface-kept '
  + 'multitasking-camera parts assumed complete-after stay-for auditor session columns record clock '
  + 'logged-callbacks logged-notifications log-flags finding strictness error-domain day habits '
  + 'start-hour days used-hours charging-hours offline-hours low-power-hours off-hours '
  + 'pickups-per-day seconds-per-use memory-pressures-per-day opens-per-day force-quits-per-week '
  + 'silent-pushes-per-day visible-pushes-per-day region-crossings-per-day transfers-per-day '
  + 'voip-pushes-per-day bluetooth-events-per-day');

export const RULE_FIELD = enumeration(43,
  'verdict lifecycle lifecycles states to causes last-causes interruptions reason via steps '
  + 'triggers launch-state callback second-callback launch-callback on-launch-only guarantee '
  + 'terminations standings standing allowances allowance at-expiry code extendable advice limit '
  + 'warning axes notification posted-before reads-as-method mode deprecated permits keeps-running '
  + 'events manner quota unit activities activity price undone-at severity cause count window '
  + 'namespaces code-low code-high text key value fallback fallback-in-front-only scene-callback '
  + 'app-callback of-interface companions silence termination starts resets shared origin '
  + 'disposition occasion rank warned merging trigger begun-in-front callbacks receiver '
  + 'launch-option more-launch-options connection-option more-connection-options return-value '
  + 'error-domains');

export const SILENCE = enumeration(44,
  'scenes ways callbacks');

export const QUESTION = enumeration(2,
  'transition next path deadline relaunch conduct duties delivery mode quota manifest termination '
  + 'suspension purge call');

export const FORM = enumeration(41,
  'small tables');

export const KNOWLEDGE = enumeration(42,
  'holds fails not-given assumed');

export const MOMENT = enumeration(45,
  'callback transition process-start entering-background entering-foreground wake request');

export const ORIGIN = enumeration(46,
  'outside schedule boot process-end interval');

export const DISPOSITION = enumeration(47,
  'lost newest-held queued retried');

export const OCCASION = enumeration(48,
  'next-run user-launch first-unlock unlock conditions-met');

export const MERGING = enumeration(49,
  'each newest net');

export const OCCURRENCE = enumeration(50,
  'boot shutdown battery-empty lock unlock home open-switcher close-switcher open-app force-quit '
  + 'begin-interruption ignore-interruption accept-interruption memory-pressure fact-change trigger '
  + 'notice end begin-task end-task complete begin-activity end-activity submit-request '
  + 'cancel-request footprint request-scene close-scene disconnect-scene keep-alive');

export const EFFECT = enumeration(51,
  'start-process deliver-callback post-notification state-changed resume suspend '
  + 'run-expiration-handler deliver-notice take-snapshot stop-activity show-to-user keep-trigger '
  + 'drop-trigger kill');

export const CHANGING = enumeration(52,
  'background-app-refresh low-power-mode charging bluetooth-off bluetooth-off-in-control-center '
  + 'airplane-mode debugger-attached accessory-setup-kit');

export const REPLY = enumeration(53,
  'returned not-implemented');

export const TREATMENT = enumeration(54,
  'refuse allow ask');

export const UNKNOWN_LIMIT = enumeration(55,
  'none observed');

export const RECEIVER = enumeration(56,
  'app-delegate scene-delegate window-scene-delegate location-manager-delegate '
  + 'notification-center-delegate push-registry-delegate central-manager-delegate '
  + 'peripheral-manager-delegate channel-manager-delegate watch-session-delegate '
  + 'notification-service handler car-delegate');

export const LAUNCH_OPTION = enumeration(57,
  'none url source-application annotation remote-notification local-notification location '
  + 'bluetooth-centrals bluetooth-peripherals newsstand-downloads user-activity-dictionary '
  + 'user-activity-type shortcut-item cloudkit-share-metadata event-attribution');

export const CONNECTION_OPTION = enumeration(58,
  'none url-contexts user-activities notification-response shortcut-item source-application '
  + 'handoff-user-activity-type cloudkit-share-metadata active-workout-recovery nfc-event '
  + 'credential-session-event marketplace-display-option game-controller-activation-context '
  + 'app-intent');

export const RETURN_VALUE = enumeration(59,
  'none ignored event-delivery handled opens-url tells-user saves-state restores-state '
  + 'saved-activity scene-configuration push-result');

export const RECORD = enumeration(60,
  'entered returned notification state-read state-sampled launch ended event task-begun '
  + 'task-ended completed activity gap note');

export const CLOCK = enumeration(61,
  'wall monotonic');

export const STRICTNESS = enumeration(64,
  'lenient usual strict');

export const AUDIT = enumeration(62,
  'order missing reads unavailable overrun not-ended ended-twice begun-in-handler end gap clock '
  + 'inferred tolerated account unread');

export const GROUND = enumeration(63,
  'reported clean-exit crash-report new-version reboot used-up switcher-seen low-battery '
  + 'nothing-else places no-report nothing-open other-reported');

export const PROCESS_KIND = enumeration(66,
  'app app-clip other-extension notification-service notification-content widget today-widget '
  + 'share action photo-editing keyboard intents broadcast-upload packet-tunnel network-provider '
  + 'app-push location-push background-download device-activity-monitor device-activity-report '
  + 'crash-reporter');

/** The enumerations, by their names. */
export const ENUMERATIONS = {
  'status': STATUS,
  'state': STATE,
  'axis': AXIS,
  'lifecycle': LIFECYCLE,
  'cause': CAUSE,
  'termination': TERMINATION,
  'trigger': TRIGGER,
  'interruption': INTERRUPTION,
  'callback': CALLBACK,
  'mode': MODE,
  'activity': ACTIVITY,
  'allowance': ALLOWANCE,
  'expiry': EXPIRY,
  'verdict': VERDICT,
  'guarantee': GUARANTEE,
  'evidence': EVIDENCE,
  'profile': PROFILE,
  'fact': FACT,
  'idiom': IDIOM,
  'authorization': AUTHORIZATION,
  'reason': REASON,
  'condition': CONDITION,
  'standing': STANDING,
  'since': SINCE,
  'family': FAMILY,
  'conflict': CONFLICT,
  'code': CODE,
  'notification': NOTIFICATION,
  'price': PRICE,
  'event': EVENT,
  'manner': MANNER,
  'quota': QUOTA,
  'error-domain': ERROR_DOMAIN,
  'unit': UNIT,
  'severity': SEVERITY,
  'namespace': NAMESPACE,
  'role': ROLE,
  'info-kind': INFO_KIND,
  'notice-kind': NOTICE_KIND,
  'field': FIELD,
  'rule-field': RULE_FIELD,
  'silence': SILENCE,
  'question': QUESTION,
  'form': FORM,
  'knowledge': KNOWLEDGE,
  'moment': MOMENT,
  'origin': ORIGIN,
  'disposition': DISPOSITION,
  'occasion': OCCASION,
  'merging': MERGING,
  'occurrence': OCCURRENCE,
  'effect': EFFECT,
  'changing': CHANGING,
  'reply': REPLY,
  'treatment': TREATMENT,
  'unknown-limit': UNKNOWN_LIMIT,
  'receiver': RECEIVER,
  'launch-option': LAUNCH_OPTION,
  'connection-option': CONNECTION_OPTION,
  'return-value': RETURN_VALUE,
  'record': RECORD,
  'clock': CLOCK,
  'strictness': STRICTNESS,
  'audit': AUDIT,
  'ground': GROUND,
  'process-kind': PROCESS_KIND,
};

/** The states of scenes. */
export const SCENE_STATES = new Set([
  'unattached', 'foreground-inactive', 'foreground-active', 'scene-background',
]);

/** The parts of a text, with their bits. */
export const TEXT_PART = { headline: 1, question: 2, details: 4, grounds: 8, marks: 16 };

/** What the fields of rules hold: an enumeration, or a kind of number. */
export const HELD = {
  'verdict': VERDICT,
  'lifecycle': LIFECYCLE,
  'lifecycles': LIFECYCLE,
  'states': STATE,
  'to': STATE,
  'causes': CAUSE,
  'last-causes': CAUSE,
  'interruptions': INTERRUPTION,
  'reason': REASON,
  'via': STATE,
  'triggers': TRIGGER,
  'launch-state': STATE,
  'callback': CALLBACK,
  'second-callback': CALLBACK,
  'launch-callback': CALLBACK,
  'on-launch-only': 'fact',
  'guarantee': GUARANTEE,
  'terminations': TERMINATION,
  'standings': STANDING,
  'standing': STANDING,
  'allowances': ALLOWANCE,
  'allowance': ALLOWANCE,
  'at-expiry': EXPIRY,
  'code': CODE,
  'extendable': 'fact',
  'advice': 'duration',
  'limit': 'duration',
  'warning': 'duration',
  'axes': AXIS,
  'notification': NOTIFICATION,
  'posted-before': 'fact',
  'reads-as-method': 'fact',
  'mode': MODE,
  'deprecated': 'version',
  'permits': ACTIVITY,
  'keeps-running': ACTIVITY,
  'events': EVENT,
  'manner': MANNER,
  'quota': QUOTA,
  'unit': UNIT,
  'activities': ACTIVITY,
  'activity': ACTIVITY,
  'price': PRICE,
  'undone-at': CALLBACK,
  'severity': SEVERITY,
  'cause': TERMINATION,
  'count': 'count',
  'window': 'duration',
  'namespaces': NAMESPACE,
  'code-low': 'number',
  'code-high': 'number',
  'fallback': CALLBACK,
  'fallback-in-front-only': 'fact',
  'scene-callback': CALLBACK,
  'app-callback': CALLBACK,
  'of-interface': 'fact',
  'companions': CAUSE,
  'silence': SILENCE,
  'termination': TERMINATION,
  'starts': MOMENT,
  'resets': MOMENT,
  'shared': 'fact',
  'origin': ORIGIN,
  'disposition': DISPOSITION,
  'occasion': OCCASION,
  'rank': 'count',
  'warned': 'fact',
  'merging': MERGING,
  'trigger': TRIGGER,
  'begun-in-front': 'fact',
  'callbacks': CALLBACK,
  'receiver': RECEIVER,
  'launch-option': LAUNCH_OPTION,
  'more-launch-options': LAUNCH_OPTION,
  'connection-option': CONNECTION_OPTION,
  'more-connection-options': CONNECTION_OPTION,
  'return-value': RETURN_VALUE,
  'error-domains': ERROR_DOMAIN,
};

/** The ordinary device, whose facts count unless a host gives others. */
export const ordinaryDevice = Object.freeze({
  idiom: 'phone',
  simulator: false,
  hardwareMultitasking: true,
  cellular: true,
  passcode: false,
  firstUnlockDone: true,
  backgroundAppRefresh: true,
  lowPowerMode: false,
  charging: null,
  debuggerAttached: false,
  foregroundSlots: 1,
  bluetoothOff: false,
  bluetoothOffInControlCenter: false,
  airplaneMode: false,
  accessorySetupKit: false,
  forceQuitSurvivesReboot: false,
  regionsEndAtReboot: false,
  deviceLocked: false,
});

/** A device about which nothing is known. */
export const unknownDevice = Object.freeze({
  idiom: null,
  simulator: null,
  hardwareMultitasking: null,
  cellular: null,
  passcode: null,
  firstUnlockDone: null,
  backgroundAppRefresh: null,
  lowPowerMode: null,
  charging: null,
  debuggerAttached: null,
  foregroundSlots: null,
  bluetoothOff: null,
  bluetoothOffInControlCenter: null,
  airplaneMode: null,
  accessorySetupKit: null,
  forceQuitSurvivesReboot: null,
  regionsEndAtReboot: null,
  deviceLocked: null,
});

export function packApp(at, given) {
  const v = begin(at, 96, given, 'app');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'exitsOnSuspend': v.setInt32(at + 4, fact(value, 'exits-on-suspend'), true); break;
      case 'backgroundModes': putSet(MODE, value, at + 8, 2, 'background-modes'); break;
      case 'scenes': v.setInt32(at + 16, fact(value, 'scenes'), true); break;
      case 'multipleScenes': v.setInt32(at + 20, fact(value, 'multiple-scenes'), true); break;
      case 'linkedSdk': v.setUint32(at + 24, version(value, 'linked-sdk'), true); break;
      case 'minimumOs': v.setUint32(at + 28, version(value, 'minimum-os'), true); break;
      case 'permittedIdentifiers': v.setUint32(at + 32, count(value, 'permitted-identifiers'), true); break;
      case 'locationAuthorization': v.setInt32(at + 36, number(AUTHORIZATION, value, 'location-authorization'), true); break;
      case 'restorationIdentifier': v.setInt32(at + 40, fact(value, 'restoration-identifier'), true); break;
      case 'sessionSendsLaunchEvents': v.setInt32(at + 44, fact(value, 'session-sends-launch-events'), true); break;
      case 'stateRestoration': v.setInt32(at + 48, fact(value, 'state-restoration'), true); break;
      case 'alwaysUsageText': v.setInt32(at + 52, fact(value, 'always-usage-text'), true); break;
      case 'whenInUseUsageText': v.setInt32(at + 56, fact(value, 'when-in-use-usage-text'), true); break;
      case 'microphoneUsageText': v.setInt32(at + 60, fact(value, 'microphone-usage-text'), true); break;
      case 'backgroundActivitySession': v.setInt32(at + 64, fact(value, 'background-activity-session'), true); break;
      case 'serviceSession': v.setInt32(at + 68, fact(value, 'service-session'), true); break;
      case 'unknownModes': v.setUint32(at + 72, count(value, 'unknown-modes'), true); break;
      case 'placeholders': v.setUint32(at + 76, value?.length ? 1 : 0, true); break;
      case 'interfaceKept': v.setInt32(at + 80, fact(value, 'interface-kept'), true); break;
      case 'multitaskingCamera': v.setInt32(at + 84, fact(value, 'multitasking-camera'), true); break;
      case 'kind': v.setInt32(at + 88, number(PROCESS_KIND, value, 'kind'), true); break;
      default: throw unknownKey(key, 'app');
    }
  }
}

export function readApp(at) {
  const v = memory.view;
  return Object.freeze({
    exitsOnSuspend: fromFact(v.getInt32(at + 4, true)),
    backgroundModes: members(MODE, v, at + 8, 2),
    scenes: fromFact(v.getInt32(at + 16, true)),
    multipleScenes: fromFact(v.getInt32(at + 20, true)),
    linkedSdk: versionText(v.getUint32(at + 24, true)),
    minimumOs: versionText(v.getUint32(at + 28, true)),
    permittedIdentifiers: v.getUint32(at + 32, true),
    locationAuthorization: named(AUTHORIZATION, v.getInt32(at + 36, true)),
    restorationIdentifier: fromFact(v.getInt32(at + 40, true)),
    sessionSendsLaunchEvents: fromFact(v.getInt32(at + 44, true)),
    stateRestoration: fromFact(v.getInt32(at + 48, true)),
    alwaysUsageText: fromFact(v.getInt32(at + 52, true)),
    whenInUseUsageText: fromFact(v.getInt32(at + 56, true)),
    microphoneUsageText: fromFact(v.getInt32(at + 60, true)),
    backgroundActivitySession: fromFact(v.getInt32(at + 64, true)),
    serviceSession: fromFact(v.getInt32(at + 68, true)),
    unknownModes: v.getUint32(at + 72, true),
    placeholders: v.getUint32(at + 76, true),
    interfaceKept: fromFact(v.getInt32(at + 80, true)),
    multitaskingCamera: fromFact(v.getInt32(at + 84, true)),
    kind: named(PROCESS_KIND, v.getInt32(at + 88, true)),
  });
}

export function packDeviceFacts(at, given) {
  const v = begin(at, 76, given, 'device facts');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'idiom': v.setInt32(at + 4, number(IDIOM, value, 'idiom'), true); break;
      case 'simulator': v.setInt32(at + 8, fact(value, 'simulator'), true); break;
      case 'hardwareMultitasking': v.setInt32(at + 12, fact(value, 'hardware-multitasking'), true); break;
      case 'cellular': v.setInt32(at + 16, fact(value, 'cellular'), true); break;
      case 'passcode': v.setInt32(at + 20, fact(value, 'passcode'), true); break;
      case 'firstUnlockDone': v.setInt32(at + 24, fact(value, 'first-unlock-done'), true); break;
      case 'backgroundAppRefresh': v.setInt32(at + 28, fact(value, 'background-app-refresh'), true); break;
      case 'lowPowerMode': v.setInt32(at + 32, fact(value, 'low-power-mode'), true); break;
      case 'charging': v.setInt32(at + 36, fact(value, 'charging'), true); break;
      case 'debuggerAttached': v.setInt32(at + 40, fact(value, 'debugger-attached'), true); break;
      case 'foregroundSlots': v.setUint32(at + 44, count(value, 'foreground-slots'), true); break;
      case 'bluetoothOff': v.setInt32(at + 48, fact(value, 'bluetooth-off'), true); break;
      case 'bluetoothOffInControlCenter': v.setInt32(at + 52, fact(value, 'bluetooth-off-in-control-center'), true); break;
      case 'airplaneMode': v.setInt32(at + 56, fact(value, 'airplane-mode'), true); break;
      case 'accessorySetupKit': v.setInt32(at + 60, fact(value, 'accessory-setup-kit'), true); break;
      case 'forceQuitSurvivesReboot': v.setInt32(at + 64, fact(value, 'force-quit-survives-reboot'), true); break;
      case 'regionsEndAtReboot': v.setInt32(at + 68, fact(value, 'regions-end-at-reboot'), true); break;
      case 'deviceLocked': v.setInt32(at + 72, fact(value, 'device-locked'), true); break;
      default: throw unknownKey(key, 'device facts');
    }
  }
}

export function packLimit(at, given) {
  const v = begin(at, 32, given, 'limit');
  v.setBigInt64(at + 8, -1n, true);
  v.setBigInt64(at + 16, -1n, true);
  v.setBigInt64(at + 24, -1n, true);
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'allowance': v.setInt32(at + 4, number(ALLOWANCE, value, 'allowance'), true); break;
      case 'limit': v.setBigInt64(at + 8, nanoseconds(value, 'limit'), true); break;
      case 'advice': v.setBigInt64(at + 16, nanoseconds(value, 'advice'), true); break;
      case 'warning': v.setBigInt64(at + 24, nanoseconds(value, 'warning'), true); break;
      default: throw unknownKey(key, 'limit');
    }
  }
}

export function readStep(at) {
  const v = memory.view;
  return Object.freeze({
    callback: named(CALLBACK, v.getInt32(at + 4, true)),
    fallback: named(CALLBACK, v.getInt32(at + 8, true)),
    notification: named(NOTIFICATION, v.getInt32(at + 12, true)),
    state: named(STATE, v.getInt32(at + 16, true)),
    sceneState: named(STATE, v.getInt32(at + 20, true)),
    rule: brief(v.getInt32(at + 24, true)).id,
    stateAfter: named(STATE, v.getInt32(at + 28, true)),
    allowance: named(ALLOWANCE, v.getInt32(at + 32, true)),
    kind: v.getInt32(at + 4, true) === 0 ? 'notification' : 'callback',
    label: named(CALLBACK, v.getInt32(at + 4, true)) ?? named(NOTIFICATION, v.getInt32(at + 12, true)) ?? '',
  });
}

export function readEdge(at) {
  const v = memory.view;
  return Object.freeze({
    cause: named(CAUSE, v.getInt32(at + 4, true)),
    to: named(STATE, v.getInt32(at + 8, true)),
    verdict: named(VERDICT, v.getInt32(at + 12, true)),
    rule: brief(v.getInt32(at + 16, true)).id,
    evidence: named(EVIDENCE, v.getInt32(at + 20, true)),
    reason: named(REASON, v.getInt32(at + 28, true)),
    citations: brief(v.getInt32(at + 16, true)).citations,
    disputed: (v.getUint32(at + 24, true) & 1) !== 0,
  });
}

export function readPathStep(at) {
  const v = memory.view;
  return Object.freeze({
    cause: named(CAUSE, v.getInt32(at + 4, true)),
    from: named(STATE, v.getInt32(at + 8, true)),
    to: named(STATE, v.getInt32(at + 12, true)),
    lastCause: named(CAUSE, v.getInt32(at + 16, true)),
    trigger: named(TRIGGER, v.getInt32(at + 20, true)),
    rule: brief(v.getInt32(at + 24, true)).id,
    citations: brief(v.getInt32(at + 24, true)).citations,
  });
}

export function readDuty(at) {
  const v = memory.view;
  return Object.freeze({
    id: brief(v.getInt32(at + 4, true)).id,
    undoneAt: named(CALLBACK, v.getInt32(at + 8, true)),
    text: ruleText(v.getInt32(at + 4, true), 'text'),
    citations: brief(v.getInt32(at + 4, true)).citations,
    evidence: evidenceOf(v.getInt32(at + 4, true)),
  });
}

export function readFinding(at) {
  const v = memory.view;
  return Object.freeze({
    rule: brief(v.getInt32(at + 4, true)).id,
    severity: named(SEVERITY, v.getInt32(at + 8, true)),
    key: ruleText(v.getInt32(at + 4, true), 'key'),
    value: ruleText(v.getInt32(at + 4, true), 'value') || null,
    message: ruleText(v.getInt32(at + 4, true), 'text'),
    citations: brief(v.getInt32(at + 4, true)).citations,
    evidence: evidenceOf(v.getInt32(at + 4, true)),
  });
}

export function readExplanation(at) {
  const v = memory.view;
  return Object.freeze({
    rule: brief(v.getInt32(at + 4, true)).id,
    role: named(ROLE, v.getInt32(at + 8, true)),
    failing: members(CONDITION, v, at + 16, 4),
    unknown: members(CONDITION, v, at + 32, 4),
  });
}

export function packTextOptions(at, given) {
  const v = begin(at, 24, given, 'text options');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'parts': v.setUint32(at + 4, bits(TEXT_PART, value, 'parts'), true); break;
      case 'assumed': putSet(CONDITION, value, at + 8, 4, 'assumed'); break;
      default: throw unknownKey(key, 'text options');
    }
  }
}

export function readRule(at) {
  const v = memory.view;
  return Object.freeze({
    family: named(FAMILY, v.getInt32(at + 4, true)),
    id: text(v.getUint32(at + 8, true)),
    note: text(v.getUint32(at + 12, true)),
    since: versionText(v.getUint32(at + 16, true)),
    until: versionText(v.getUint32(at + 20, true)),
    profiles: members(PROFILE, v, at + 24, 2),
    evidence: named(EVIDENCE, v.getInt32(at + 32, true)),
    conflict: named(CONFLICT, v.getInt32(at + 36, true)),
    precedence: v.getInt32(at + 40, true),
    when: members(CONDITION, v, at + 48, 4),
    whenNot: members(CONDITION, v, at + 64, 4),
    processKinds: members(PROCESS_KIND, v, at + 80, 2),
  });
}

export function readRuleStep(at) {
  const v = memory.view;
  return Object.freeze({
    callback: named(CALLBACK, v.getInt32(at + 4, true)),
    state: named(STATE, v.getInt32(at + 8, true)),
    sceneState: named(STATE, v.getInt32(at + 12, true)),
    when: named(CONDITION, v.getInt32(at + 16, true)),
  });
}

export function readCitation(at) {
  const v = memory.view;
  return Object.freeze({
    key: text(v.getUint32(at + 8, true)),
    title: text(v.getUint32(at + 12, true)),
    publisher: text(v.getUint32(at + 16, true)),
    address: text(v.getUint32(at + 20, true)),
  });
}

export function packDeviceOptions(at, given) {
  const v = begin(at, 64, given, 'device options');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'evidence': v.setInt32(at + 8, number(PROFILE, value, 'profile'), true); break;
      case 'apps': v.setUint32(at + 12, count(value, 'apps'), true); break;
      case 'scenes': v.setUint32(at + 16, count(value, 'scenes'), true); break;
      case 'tasks': v.setUint32(at + 20, count(value, 'tasks'), true); break;
      case 'requests': v.setUint32(at + 24, count(value, 'requests'), true); break;
      case 'policies': v.setUint32(at + 28, count(value, 'policies'), true); break;
      case 'effects': v.setUint32(at + 32, count(value, 'effects'), true); break;
      case 'onSilence': v.setInt32(at + 36, number(TREATMENT, value, 'on-silence'), true); break;
      case 'onConditional': v.setInt32(at + 40, number(TREATMENT, value, 'on-conditional'), true); break;
      case 'unknownLimit': v.setInt32(at + 44, number(UNKNOWN_LIMIT, value, 'unknown-limit'), true); break;
      case 'now': v.setBigInt64(at + 48, nanoseconds(value, 'now'), true); break;
      default: throw unknownKey(key, 'device options');
    }
  }
}

export function packInstall(at, given) {
  const v = begin(at, 64, given, 'install');
  v.setBigInt64(at + 24, -1n, true);
  v.setBigInt64(at + 48, -1n, true);
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'wasLaunched': v.setInt32(at + 4, fact(value, 'was-launched'), true); break;
      case 'missing': putSet(CALLBACK, value, at + 8, 4, 'missing-callbacks'); break;
      case 'returnsAfter': v.setBigInt64(at + 24, nanoseconds(value, 'reply-after'), true); break;
      case 'footprint': v.setBigInt64(at + 32, large(value, 63, 'footprint-bytes'), true); break;
      case 'completesAfter': v.setBigInt64(at + 48, nanoseconds(value, 'complete-after'), true); break;
      case 'staysFor': v.setBigInt64(at + 56, nanoseconds(value ?? 0, 'stay-for'), true); break;
      default: throw unknownKey(key, 'install');
    }
  }
}

export function packDeviceEvent(at, given) {
  const v = begin(at, 72, given, 'device event');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'process': v.setUint32(at + 12, count(value, 'process'), true); break;
      case 'scene': v.setUint32(at + 16, count(value, 'scene'), true); break;
      case 'trigger': v.setInt32(at + 20, number(TRIGGER, value, 'trigger'), true); break;
      case 'interruption': v.setInt32(at + 24, number(INTERRUPTION, value, 'interruption'), true); break;
      case 'activity': v.setInt32(at + 28, number(ACTIVITY, value, 'activity'), true); break;
      case 'termination': v.setInt32(at + 32, number(TERMINATION, value, 'termination'), true); break;
      case 'notice': v.setInt32(at + 36, number(EVENT, value, 'notice'), true); break;
      case 'fact': v.setInt32(at + 40, number(CHANGING, value, 'fact'), true); break;
      case 'value': v.setInt32(at + 44, fact(value, 'value'), true); break;
      case 'decision': v.setInt32(at + 48, fact(value, 'decision'), true); break;
      case 'token': v.setUint32(at + 52, count(value, 'token'), true); break;
      case 'identifier': v.setBigInt64(at + 56, large(value, 64, 'identifier'), true); break;
      default: throw unknownKey(key, 'device event');
    }
  }
}

export function readDeviceOutcome(at) {
  const v = memory.view;
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    rule: brief(v.getInt32(at + 12, true)).id,
    reason: named(REASON, v.getInt32(at + 24, true)),
    requires: members(CONDITION, v, at + 32, 4),
    token: v.getUint32(at + 28, true),
    undecided: v.getInt32(at + 48, true) === 2,
    price: named(PRICE, v.getInt32(at + 52, true)),
    disposition: named(DISPOSITION, v.getInt32(at + 56, true)),
    occasion: named(OCCASION, v.getInt32(at + 60, true)),
  });
}

export function readDeviceEffect(at, more) {
  const v = memory.view;
  return Object.freeze({
    kind: named(EFFECT, v.getInt32(at + 4, true)),
    id: Number(v.getBigUint64(at + 8, true)),
    at: moment(v, at + 16),
    deadline: moment(v, at + 24),
    identifier: Number(v.getBigUint64(at + 32, true)),
    app: v.getUint32(at + 40, true),
    process: v.getUint32(at + 44, true),
    scene: v.getUint32(at + 48, true),
    token: v.getUint32(at + 52, true),
    rule: brief(v.getInt32(at + 56, true)).id,
    brokenRule: brief(v.getInt32(at + 60, true)).id,
    needsReply: v.getInt32(at + 64, true) === 2,
    callback: named(CALLBACK, v.getInt32(at + 68, true)),
    fallback: named(CALLBACK, v.getInt32(at + 72, true)),
    notification: named(NOTIFICATION, v.getInt32(at + 76, true)),
    from: named(STATE, v.getInt32(at + 80, true)),
    to: named(STATE, v.getInt32(at + 84, true)),
    reads: named(STATE, v.getInt32(at + 88, true)),
    sceneReads: named(STATE, v.getInt32(at + 92, true)),
    cause: named(CAUSE, v.getInt32(at + 96, true)),
    trigger: named(TRIGGER, v.getInt32(at + 100, true)),
    notice: named(EVENT, v.getInt32(at + 104, true)),
    activity: named(ACTIVITY, v.getInt32(at + 108, true)),
    allowance: named(ALLOWANCE, v.getInt32(at + 112, true)),
    termination: named(TERMINATION, v.getInt32(at + 116, true)),
    namespace: named(NAMESPACE, v.getInt32(at + 120, true)),
    code: v.getUint32(at + 124, true),
    disposition: named(DISPOSITION, v.getInt32(at + 128, true)),
    occasion: named(OCCASION, v.getInt32(at + 132, true)),
    ...more,
  });
}

export function readDeviceStatus(at) {
  const v = memory.view;
  return Object.freeze({
    os: versionText(v.getUint32(at + 4, true)),
    now: moment(v, at + 8),
    on: v.getInt32(at + 16, true) === 2,
    locked: v.getInt32(at + 20, true) === 2,
    front: v.getUint32(at + 24, true),
    beside: v.getUint32(at + 28, true),
    interruptions: members(INTERRUPTION, v, at + 32, 2),
    switcher: v.getInt32(at + 40, true) === 2,
    effects: v.getUint32(at + 44, true),
  });
}

export function readAppStatus(at) {
  const v = memory.view;
  return Object.freeze({
    state: named(STATE, v.getInt32(at + 4, true)),
    process: v.getUint32(at + 8, true),
    lastTermination: named(TERMINATION, v.getInt32(at + 12, true)),
    forceQuit: v.getInt32(at + 16, true) === 2,
    waiting: v.getInt32(at + 20, true) === 2,
    remaining: moment(v, at + 24),
    tasks: v.getUint32(at + 32, true),
  });
}

export function packAppHabits(at, given) {
  const v = begin(at, 40, given, 'app habits');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'opensPerDay': v.setUint32(at + 8, count(value, 'opens-per-day'), true); break;
      case 'forceQuitsPerWeek': v.setUint32(at + 12, count(value, 'force-quits-per-week'), true); break;
      case 'silentPushesPerDay': v.setUint32(at + 16, count(value, 'silent-pushes-per-day'), true); break;
      case 'visiblePushesPerDay': v.setUint32(at + 20, count(value, 'visible-pushes-per-day'), true); break;
      case 'regionCrossingsPerDay': v.setUint32(at + 24, count(value, 'region-crossings-per-day'), true); break;
      case 'transfersPerDay': v.setUint32(at + 28, count(value, 'transfers-per-day'), true); break;
      case 'voipPushesPerDay': v.setUint32(at + 32, count(value, 'voip-pushes-per-day'), true); break;
      case 'bluetoothEventsPerDay': v.setUint32(at + 36, count(value, 'bluetooth-events-per-day'), true); break;
      default: throw unknownKey(key, 'app habits');
    }
  }
}

export function packHabits(at, given) {
  const v = begin(at, 56, given, 'habits');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'startHour': v.setUint32(at + 4, count(value, 'start-hour'), true); break;
      case 'days': v.setUint32(at + 8, count(value, 'days'), true); break;
      case 'usedHours': v.setUint32(at + 12, count(value, 'used-hours'), true); break;
      case 'chargingHours': v.setUint32(at + 16, count(value, 'charging-hours'), true); break;
      case 'offlineHours': v.setUint32(at + 20, count(value, 'offline-hours'), true); break;
      case 'lowPowerHours': v.setUint32(at + 24, count(value, 'low-power-hours'), true); break;
      case 'offHours': v.setUint32(at + 28, count(value, 'off-hours'), true); break;
      case 'pickupsPerDay': v.setUint32(at + 32, count(value, 'pickups-per-day'), true); break;
      case 'secondsPerUse': v.setUint32(at + 36, count(value, 'seconds-per-use'), true); break;
      case 'memoryPressuresPerDay': v.setUint32(at + 40, count(value, 'memory-pressures-per-day'), true); break;
      default: throw unknownKey(key, 'habits');
    }
  }
}

export function readDayAct(at) {
  const v = memory.view;
  return Object.freeze({
    kind: named(OCCURRENCE, v.getInt32(at + 4, true)),
    at: moment(v, at + 8),
    digest: v.getBigUint64(at + 16, true),
    app: v.getUint32(at + 24, true),
    trigger: named(TRIGGER, v.getInt32(at + 28, true)),
    fact: named(CHANGING, v.getInt32(at + 32, true)),
    value: fromFact(v.getInt32(at + 36, true)),
    identifier: Number(v.getBigUint64(at + 40, true)),
    amount: Number(v.getBigInt64(at + 48, true)),
    posted: v.getInt32(at + 56, true) === 2,
    chance: v.getInt32(at + 60, true) === 2,
    choice: brief(v.getInt32(at + 64, true)).id,
    rule: brief(v.getInt32(at + 68, true)).id,
    verdict: named(VERDICT, v.getInt32(at + 72, true)),
    disposition: named(DISPOSITION, v.getInt32(at + 76, true)),
    occasion: named(OCCASION, v.getInt32(at + 80, true)),
    token: v.getUint32(at + 84, true),
  });
}

export function packAuditorOptions(at, given) {
  const v = begin(at, 56, given, 'auditor options');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'osLast': v.setUint32(at + 4, version(value, 'os-last'), true); break;
      case 'callbacks': putSet(CALLBACK, value, at + 8, 4, 'logged-callbacks'); break;
      case 'notifications': putSet(NOTIFICATION, value, at + 24, 2, 'logged-notifications'); break;
      case 'strictness': v.setInt32(at + 36, number(STRICTNESS, value, 'strictness'), true); break;
      case 'scenes': v.setUint32(at + 40, count(value, 'scenes'), true); break;
      default: throw unknownKey(key, 'auditor options');
    }
  }
}

export function readAuditFinding(at, more) {
  const v = memory.view;
  return Object.freeze({
    kind: named(AUDIT, v.getInt32(at + 4, true)),
    severity: named(SEVERITY, v.getInt32(at + 8, true)),
    rule: brief(v.getInt32(at + 12, true)).id,
    record: Number(v.getBigUint64(at + 16, true)),
    since: Number(v.getBigUint64(at + 24, true)),
    recordKind: named(RECORD, v.getInt32(at + 32, true)),
    code: v.getInt32(at + 36, true),
    scene: v.getInt32(at + 40, true),
    reads: named(STATE, v.getInt32(at + 44, true)),
    sceneReads: named(STATE, v.getInt32(at + 48, true)),
    callback: named(CALLBACK, v.getInt32(at + 52, true)),
    notification: named(NOTIFICATION, v.getInt32(at + 56, true)),
    expectedReads: named(STATE, v.getInt32(at + 60, true)),
    cause: named(CAUSE, v.getInt32(at + 64, true)),
    expectedRule: brief(v.getInt32(at + 68, true)).id,
    places: members(STATE, v, at + 72, 2),
    placesAfter: members(STATE, v, at + 80, 2),
    allowance: named(ALLOWANCE, v.getInt32(at + 88, true)),
    termination: named(TERMINATION, v.getInt32(at + 92, true)),
    token: Number(v.getBigInt64(at + 96, true)),
    took: seconds(v, at + 104),
    limit: seconds(v, at + 112),
    ...more,
  });
}

export function readAuditStep(at) {
  const v = memory.view;
  return Object.freeze({
    callback: named(CALLBACK, v.getInt32(at + 4, true)),
    notification: named(NOTIFICATION, v.getInt32(at + 8, true)),
    reads: named(STATE, v.getInt32(at + 12, true)),
    sceneReads: named(STATE, v.getInt32(at + 16, true)),
    rule: brief(v.getInt32(at + 20, true)).id,
    cause: named(CAUSE, v.getInt32(at + 24, true)),
    price: v.getUint32(at + 28, true),
  });
}

export function readAuditEnd(at) {
  const v = memory.view;
  return Object.freeze({
    cause: named(CAUSE, v.getInt32(at + 4, true)),
    termination: named(TERMINATION, v.getInt32(at + 8, true)),
    rule: brief(v.getInt32(at + 12, true)).id,
    possible: v.getInt32(at + 16, true) === 2,
    speaksFor: named(GROUND, v.getInt32(at + 20, true)),
    speaksAgainst: named(GROUND, v.getInt32(at + 24, true)),
    allowance: named(ALLOWANCE, v.getInt32(at + 28, true)),
    token: Number(v.getBigInt64(at + 32, true)),
  });
}

export function packTransition(at, given) {
  const v = begin(at, 28, given, 'transition');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'from': v.setInt32(at + 4, number(STATE, value, 'from'), true); break;
      case 'to': v.setInt32(at + 8, number(STATE, value, 'to'), true); break;
      case 'cause': v.setInt32(at + 12, number(CAUSE, value, 'cause'), true); break;
      case 'lastCause': v.setInt32(at + 16, number(CAUSE, value, 'last-cause'), true); break;
      case 'trigger': v.setInt32(at + 20, number(TRIGGER, value, 'trigger'), true); break;
      case 'interruption': v.setInt32(at + 24, number(INTERRUPTION, value, 'interruption'), true); break;
      default: throw unknownKey(key, 'transition');
    }
  }
}

export function readTransitionAnswer(at, listed) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    reason: named(REASON, v.getInt32(at + 24, true)),
    via: named(STATE, v.getInt32(at + 28, true)),
    to: named(STATE, v.getInt32(at + 48, true)),
    ...listed,
  });
}

export function packNext(at, given) {
  const v = begin(at, 12, given, 'next');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'from': v.setInt32(at + 4, number(STATE, value, 'from'), true); break;
      case 'lastCause': v.setInt32(at + 8, number(CAUSE, value, 'last-cause'), true); break;
      default: throw unknownKey(key, 'next');
    }
  }
}

export function readNextAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    reason: named(REASON, v.getInt32(at + 24, true)),
  });
}

export function packPath(at, given) {
  const v = begin(at, 40, given, 'path');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'from': v.setInt32(at + 4, number(STATE, value, 'from'), true); break;
      case 'to': v.setInt32(at + 8, number(STATE, value, 'to'), true); break;
      case 'lastCause': v.setInt32(at + 12, number(CAUSE, value, 'last-cause'), true); break;
      case 'trigger': v.setInt32(at + 16, number(TRIGGER, value, 'trigger'), true); break;
      case 'allowedCauses': putSet(CAUSE, value, at + 24, 4, 'allowed-causes'); break;
      default: throw unknownKey(key, 'path');
    }
  }
}

export function readPathAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    reason: named(REASON, v.getInt32(at + 24, true)),
  });
}

export function packDeadline(at, value) {
  const v = begin(at, 8, rooms, 'allowance');
  v.setInt32(at + 4, number(ALLOWANCE, value, 'allowance'), true);
}

export function readDeadlineAnswer(at, query) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    allowance: named(ALLOWANCE, v.getInt32(query + 4, true)),
    atExpiry: named(EXPIRY, v.getInt32(at + 28, true)),
    advice: seconds(v, at + 48),
    limit: seconds(v, at + 56),
    warning: seconds(v, at + 64),
    code: named(CODE, v.getUint32(at + 72, true)),
    termination: named(TERMINATION, v.getInt32(at + 76, true)),
    starts: named(MOMENT, v.getInt32(at + 80, true)),
    resets: members(MOMENT, v, at + 88, 2),
    extendable: (flags & 6) === 0 ? null : (flags & 2) !== 0,
    shared: (flags & 8) !== 0,
  });
}

export function packRelaunch(at, given) {
  const v = begin(at, 32, given, 'relaunch');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'after': v.setInt32(at + 4, number(TERMINATION, value, 'termination'), true); break;
      case 'on': v.setInt32(at + 8, number(TRIGGER, value, 'trigger'), true); break;
      case 'state': v.setInt32(at + 12, number(STATE, value, 'state'), true); break;
      case 'since': putSet(SINCE, value, at + 16, 2, 'events-since'); break;
      case 'forceQuit': v.setInt32(at + 24, fact(value, 'force-quit'), true); break;
      default: throw unknownKey(key, 'relaunch');
    }
  }
}

export function readRelaunchAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    guarantee: named(GUARANTEE, v.getInt32(at + 28, true)),
    launchState: named(STATE, v.getInt32(at + 48, true)),
    callback: named(CALLBACK, v.getInt32(at + 52, true)),
    allowance: named(ALLOWANCE, v.getInt32(at + 56, true)),
    standing: named(STANDING, v.getInt32(at + 60, true)),
    allowanceSeconds: seconds(v, at + 64),
    deliveryRule: brief(v.getInt32(at + 72, true)).id,
    disposition: named(DISPOSITION, v.getInt32(at + 76, true)),
    occasion: named(OCCASION, v.getInt32(at + 80, true)),
    dispositionRule: brief(v.getInt32(at + 84, true)).id,
  });
}

export function packConduct(at, given) {
  const v = begin(at, 12, given, 'conduct');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'state': v.setInt32(at + 4, number(STATE, value, 'state'), true); break;
      case 'activity': v.setInt32(at + 8, number(ACTIVITY, value, 'activity'), true); break;
      default: throw unknownKey(key, 'conduct');
    }
  }
}

export function readConductAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    stopBefore: named(CALLBACK, v.getInt32(at + 28, true)),
    price: named(PRICE, v.getInt32(at + 48, true)),
    code: named(CODE, v.getUint32(at + 52, true)),
    termination: named(TERMINATION, v.getInt32(at + 56, true)),
  });
}

export function packDuties(at, value) {
  const v = begin(at, 8, rooms, 'callback');
  v.setInt32(at + 4, number(CALLBACK, value, 'callback'), true);
}

export function readDutiesAnswer(at, query) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    callback: named(CALLBACK, v.getInt32(query + 4, true)),
  });
}

export function packCall(at, given) {
  const v = begin(at, 12, given, 'call');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'callback': v.setInt32(at + 4, number(CALLBACK, value, 'callback'), true); break;
      case 'trigger': v.setInt32(at + 8, number(TRIGGER, value, 'trigger'), true); break;
      default: throw unknownKey(key, 'call');
    }
  }
}

export function readCallAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    reason: named(REASON, v.getInt32(at + 24, true)),
    receiver: named(RECEIVER, v.getInt32(at + 28, true)),
    launchOption: named(LAUNCH_OPTION, v.getInt32(at + 48, true)),
    connectionOption: named(CONNECTION_OPTION, v.getInt32(at + 52, true)),
    returnValue: named(RETURN_VALUE, v.getInt32(at + 56, true)),
    moreLaunchOptions: members(LAUNCH_OPTION, v, at + 64, 2),
    moreConnectionOptions: members(CONNECTION_OPTION, v, at + 72, 2),
  });
}

export function packDelivery(at, given) {
  const v = begin(at, 12, given, 'delivery');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'state': v.setInt32(at + 4, number(STATE, value, 'state'), true); break;
      case 'event': v.setInt32(at + 8, number(EVENT, value, 'event'), true); break;
      default: throw unknownKey(key, 'delivery');
    }
  }
}

export function readDeliveryAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    manner: named(MANNER, v.getInt32(at + 28, true)),
    callback: named(CALLBACK, v.getInt32(at + 48, true)),
    merging: named(MERGING, v.getInt32(at + 52, true)),
    trigger: named(TRIGGER, v.getInt32(at + 56, true)),
    rank: whole(v, at + 64),
  });
}

export function packMode(at, value) {
  const v = begin(at, 8, rooms, 'mode');
  v.setInt32(at + 4, number(MODE, value, 'mode'), true);
}

export function readModeAnswer(at, query) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    mode: named(MODE, v.getInt32(query + 4, true)),
    introduced: versionText(v.getUint32(at + 28, true)),
    deprecated: versionText(v.getUint32(at + 48, true)),
    removed: versionText(v.getUint32(at + 52, true)),
    wakes: ofMode('triggers', v, at),
    permits: ofMode('permits', v, at),
    keepsRunning: ofMode('keeps-running', v, at),
  });
}

export function packQuota(at, value) {
  const v = begin(at, 8, rooms, 'quota');
  v.setInt32(at + 4, number(QUOTA, value, 'quota'), true);
}

export function readQuotaAnswer(at, query) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    quota: named(QUOTA, v.getInt32(query + 4, true)),
    unit: named(UNIT, v.getInt32(at + 28, true)),
    count: whole(v, at + 48),
    window: seconds(v, at + 56),
    atExcess: named(EXPIRY, v.getInt32(at + 64, true)),
  });
}

export function readManifestAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
  });
}

export function packTermination(at, given) {
  const v = begin(at, 24, given, 'termination');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'namespace': v.setInt32(at + 4, number(NAMESPACE, value, 'reason-namespace'), true); break;
      case 'code': v.setBigUint64(at + 8, code(value), true); break;
      case 'errorDomain': v.setInt32(at + 16, number(ERROR_DOMAIN, value, 'error-domain'), true); break;
      default: throw unknownKey(key, 'termination');
    }
  }
}

export function readTerminationAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    cause: named(TERMINATION, v.getInt32(at + 28, true)),
    allowance: named(ALLOWANCE, v.getInt32(at + 48, true)),
    brokenRule: brief(v.getInt32(at + 52, true)).id,
    allowanceSeconds: seconds(v, at + 56),
    meaning: ruleText(v.getInt32(at + 12, true), 'text'),
  });
}

export function packSuspension(at, given) {
  const v = begin(at, 32, given, 'suspension');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'allowances': putSet(ALLOWANCE, value, at + 8, 2, 'allowances'); break;
      case 'activities': putSet(ACTIVITY, value, at + 16, 2, 'activities'); break;
      case 'begunInFront': putSet(ACTIVITY, value, at + 24, 2, 'begun-in-front'); break;
      default: throw unknownKey(key, 'suspension');
    }
  }
}

export function readSuspensionAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    allowances: members(ALLOWANCE, v, at + 48, 2),
    activities: members(ACTIVITY, v, at + 56, 2),
  });
}

export function packPurge(at, given) {
  const v = begin(at, 16, given, 'purge');
  for (const key in given) {
    const value = given[key];
    switch (key) {
      case 'state': v.setInt32(at + 4, number(STATE, value, 'state'), true); break;
      case 'activities': putSet(ACTIVITY, value, at + 8, 2, 'activities'); break;
      default: throw unknownKey(key, 'purge');
    }
  }
}

export function readPurgeAnswer(at) {
  const v = memory.view;
  const row = brief(v.getInt32(at + 12, true));
  const flags = v.getUint32(at + 20, true);
  return Object.freeze({
    verdict: named(VERDICT, v.getInt32(at + 4, true)),
    newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),
    rule: row.id,
    evidence: named(EVIDENCE, v.getInt32(at + 16, true)),
    citations: row.citations,
    note: row.note,
    disputed: (flags & 1) !== 0,
    requires: members(CONDITION, v, at + 32, 4),
    warned: fromFact(v.getInt32(at + 28, true)),
    rank: whole(v, at + 48),
  });
}

/** The questions: kind, function, size of the answer, and what packs and reads the structs. */
export const QUESTIONS = {
  transition: {
    kind: 1, ask: 'lcp_query_transition', size: 80,
    pack: packTransition, read: readTransitionAnswer, list: 'lcp_list_steps', item: readStep,
  },
  next: {
    kind: 2, ask: 'lcp_query_next', size: 64,
    pack: packNext, read: readNextAnswer, list: 'lcp_list_edges', item: readEdge,
  },
  path: {
    kind: 3, ask: 'lcp_query_path', size: 64,
    pack: packPath, read: readPathAnswer, list: 'lcp_list_path', item: readPathStep,
  },
  deadline: {
    kind: 4, ask: 'lcp_query_deadline', size: 112,
    pack: packDeadline, read: readDeadlineAnswer,
  },
  relaunch: {
    kind: 5, ask: 'lcp_query_relaunch', size: 112,
    pack: packRelaunch, read: readRelaunchAnswer,
  },
  conduct: {
    kind: 6, ask: 'lcp_query_conduct', size: 80,
    pack: packConduct, read: readConductAnswer,
  },
  duties: {
    kind: 7, ask: 'lcp_query_duties', size: 64,
    pack: packDuties, read: readDutiesAnswer, list: 'lcp_list_duties', item: readDuty,
  },
  call: {
    kind: 15, ask: 'lcp_query_call', size: 96,
    pack: packCall, read: readCallAnswer,
  },
  delivery: {
    kind: 8, ask: 'lcp_query_delivery', size: 80,
    pack: packDelivery, read: readDeliveryAnswer,
  },
  mode: {
    kind: 9, ask: 'lcp_query_mode', size: 80,
    pack: packMode, read: readModeAnswer,
  },
  quota: {
    kind: 10, ask: 'lcp_query_quota', size: 88,
    pack: packQuota, read: readQuotaAnswer,
  },
  manifest: {
    kind: 11, ask: 'lcp_query_manifest', size: 64,
    read: readManifestAnswer, list: 'lcp_list_findings', item: readFinding,
  },
  termination: {
    kind: 12, ask: 'lcp_query_termination', size: 96,
    pack: packTermination, read: readTerminationAnswer,
  },
  suspension: {
    kind: 13, ask: 'lcp_query_suspension', size: 80,
    pack: packSuspension, read: readSuspensionAnswer,
  },
  purge: {
    kind: 14, ask: 'lcp_query_purge', size: 80,
    pack: packPurge, read: readPurgeAnswer,
  },
};
