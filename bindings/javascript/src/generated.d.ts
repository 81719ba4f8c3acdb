// Generated from include/abi.json by bindings/tools/generate.py: do not edit.

/** Whether the question could be asked, and if not, why. */
export type Status =
  | 'ok'
  | 'null-argument'
  | 'struct-size'
  | 'newer-struct'
  | 'stride'
  | 'policy'
  | 'device'
  | 'memory'
  | 'unknown-value'
  | 'out-of-range'
  | 'missing-value'
  | 'malformed'
  | 'process-kind'
  | 'not-found'
  | 'batch-element'
  | 'queue-full'
  | 'table-full'
  | 'no-process'
  | 'suspended'
  | 'device-off'
  | 'device-on'
  | 'late'
  | 'auditor'
  | 'session'
  | 'day'
  | 'snapshot'
  | 'snapshot-newer'
  | 'snapshot-foreign';

/** State of the app process. */
export type AppState =
  | 'not-running'
  | 'prewarmed'
  | 'inactive'
  | 'active'
  | 'background'
  | 'suspended';

/** Activation state of one scene; iOS 13.0 on. */
export type SceneState =
  | 'unattached'
  | 'foreground-inactive'
  | 'foreground-active'
  | 'scene-background';

/** A state of the app or of a scene. */
export type State = AppState | SceneState;

/** Whether a rule on a notification is about the app or a scene: the field `axes` of the rule. */
export type Axis =
  | 'app'
  | 'scene';

/**
 * The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest.
 */
export type Lifecycle =
  | 'no-multitasking'
  | 'standard'
  | 'exits-on-suspend'
  | 'scenes';

/**
 * Why a transition happens. Every termination except `none` and `never-launched` is also a cause of
 * the same name.
 */
export type Cause =
  | 'launch-by-user'
  | 'launch-by-system'
  | 'prewarm'
  | 'prewarm-discarded'
  | 'activation'
  | 'interruption-begin'
  | 'interruption-ignored'
  | 'interruption-accepted'
  | 'home-button'
  | 'app-switch'
  | 'app-switcher-open'
  | 'app-switcher-closed'
  | 'device-lock'
  | 'device-unlock'
  | 'return-by-user'
  | 'wake-by-system'
  | 'execution-finished'
  | 'memory-pressure'
  | 'low-battery-shutdown'
  | 'system-shutdown'
  | 'scene-request'
  | 'scene-activation'
  | 'scene-disconnect'
  | 'window-closed'
  | 'system-reclaimed'
  | 'system-ended-background'
  | 'memory-limit'
  | 'crash'
  | 'watchdog'
  | 'background-task-expired'
  | 'background-fetch-expired'
  | 'url-session-expired'
  | 'cpu-limit'
  | 'thermal'
  | 'disk-pressure'
  | 'resource-held'
  | 'voip-unreported'
  | 'voip-wake-rate'
  | 'privacy-changed'
  | 'user-force-quit'
  | 'user-force-quit-held-button'
  | 'app-exit'
  | 'exits-on-suspend'
  | 'app-update'
  | 'app-uninstall'
  | 'debugger-stop'
  | 'reboot'
  | 'resource-use'
  | 'insecure-drawing'
  | 'background-graphics';

/** How the process ended. */
export type Termination =
  | 'none'
  | 'memory-pressure'
  | 'system-reclaimed'
  | 'system-ended-background'
  | 'memory-limit'
  | 'crash'
  | 'watchdog'
  | 'background-task-expired'
  | 'background-fetch-expired'
  | 'url-session-expired'
  | 'cpu-limit'
  | 'thermal'
  | 'disk-pressure'
  | 'resource-held'
  | 'voip-unreported'
  | 'voip-wake-rate'
  | 'privacy-changed'
  | 'user-force-quit'
  | 'user-force-quit-held-button'
  | 'app-exit'
  | 'exits-on-suspend'
  | 'app-update'
  | 'app-uninstall'
  | 'debugger-stop'
  | 'reboot'
  | 'never-launched'
  | 'resource-use'
  | 'insecure-drawing'
  | 'background-graphics';

/** What happened: the reason for a launch, a wake-up or a delivery. */
export type Trigger =
  | 'user-tap'
  | 'notification-tap'
  | 'notification-action'
  | 'open-url'
  | 'handoff'
  | 'quick-action'
  | 'app-intent'
  | 'carplay-connect'
  | 'standard-location'
  | 'significant-location-change'
  | 'region-enter'
  | 'region-exit'
  | 'beacon'
  | 'monitor-condition'
  | 'visit'
  | 'location-push'
  | 'background-fetch'
  | 'silent-push'
  | 'silent-push-with-alert'
  | 'visible-push'
  | 'url-session-finished'
  | 'url-session-authentication'
  | 'newsstand-push'
  | 'newsstand-download-finished'
  | 'voip-boot'
  | 'voip-socket-data'
  | 'voip-relaunch-after-exit'
  | 'voip-push'
  | 'push-to-talk'
  | 'audio-data-needed'
  | 'bluetooth-central'
  | 'bluetooth-peripheral'
  | 'accessory-data'
  | 'accessory-connection'
  | 'app-refresh-task'
  | 'processing-task'
  | 'continued-processing-task'
  | 'health-research-task'
  | 'healthkit-delivery'
  | 'watch-message'
  | 'watch-transfer'
  | 'live-activity'
  | 'local-notification'
  | 'prewarm'
  | 'notification-service-extension'
  | 'live-updates'
  | 'voip-keep-alive'
  | 'workout-mirroring'
  | 'workout-recovery'
  | 'permission-response'
  | 'collaboration'
  | 'cloudkit-share'
  | 'notification-settings'
  | 'siri-intent'
  | 'local-push-call'
  | 'crash-detection'
  | 'exposure-notification'
  | 'shareplay'
  | 'hotspot-command'
  | 'watchkit-request'
  | 'workout-data'
  | 'push-to-talk-transmit'
  | 'extension-request';

/** What covers the app. */
export type Interruption =
  | 'phone-call'
  | 'call-banner'
  | 'sms-alert'
  | 'system-alert'
  | 'notification-center'
  | 'control-center'
  | 'siri'
  | 'biometric-prompt'
  | 'in-app-purchase'
  | 'low-battery-alert'
  | 'alarm'
  | 'share-sheet'
  | 'banner'
  | 'apple-pay'
  | 'sign-in-with-apple'
  | 'web-authentication'
  | 'slide-over';

/** Delegate methods and handlers; the name is the Objective-C selector. */
export type Callback =
  | 'applicationDidFinishLaunching:'
  | 'application:didFinishLaunchingWithOptions:'
  | 'application:willFinishLaunchingWithOptions:'
  | 'applicationDidBecomeActive:'
  | 'applicationWillResignActive:'
  | 'applicationDidEnterBackground:'
  | 'applicationWillEnterForeground:'
  | 'applicationWillTerminate:'
  | 'applicationDidReceiveMemoryWarning:'
  | 'applicationSignificantTimeChange:'
  | 'applicationProtectedDataWillBecomeUnavailable:'
  | 'applicationProtectedDataDidBecomeAvailable:'
  | 'application:handleOpenURL:'
  | 'application:openURL:sourceApplication:annotation:'
  | 'application:openURL:options:'
  | 'application:didReceiveRemoteNotification:'
  | 'application:didReceiveRemoteNotification:fetchCompletionHandler:'
  | 'application:didReceiveLocalNotification:'
  | 'application:handleActionWithIdentifier:forRemoteNotification:completionHandler:'
  | 'userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:'
  | 'application:willContinueUserActivityWithType:'
  | 'application:continueUserActivity:restorationHandler:'
  | 'application:performActionForShortcutItem:completionHandler:'
  | 'application:performFetchWithCompletionHandler:'
  | 'application:handleEventsForBackgroundURLSession:completionHandler:'
  | 'application:shouldRestoreApplicationState:'
  | 'application:didDecodeRestorableStateWithCoder:'
  | 'application:shouldSaveApplicationState:'
  | 'application:willEncodeRestorableStateWithCoder:'
  | 'application:configurationForConnectingSceneSession:options:'
  | 'application:didDiscardSceneSessions:'
  | 'scene:willConnectToSession:options:'
  | 'sceneDidDisconnect:'
  | 'sceneWillEnterForeground:'
  | 'sceneDidBecomeActive:'
  | 'sceneWillResignActive:'
  | 'sceneDidEnterBackground:'
  | 'scene:openURLContexts:'
  | 'scene:continueUserActivity:'
  | 'windowScene:performActionForShortcutItem:completionHandler:'
  | 'locationManager:didUpdateToLocation:fromLocation:'
  | 'locationManager:didUpdateLocations:'
  | 'locationManager:didEnterRegion:'
  | 'locationManager:didExitRegion:'
  | 'locationManager:didDetermineState:forRegion:'
  | 'locationManager:didVisit:'
  | 'centralManager:willRestoreState:'
  | 'peripheralManager:willRestoreState:'
  | 'pushRegistry:didReceiveIncomingPushWithPayload:forType:'
  | 'pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:'
  | 'incomingPushResultForChannelManager:channelUUID:pushPayload:'
  | 'session:didReceiveMessage:'
  | 'session:didReceiveUserInfo:'
  | 'didReceiveNotificationRequest:withContentHandler:'
  | 'serviceExtensionTimeWillExpire'
  | 'background-task-expiration-handler'
  | 'bgtask-launch-handler'
  | 'bgtask-expiration-handler'
  | 'keep-alive-handler'
  | 'healthkit-update-handler'
  | 'userNotificationCenter:willPresentNotification:withCompletionHandler:'
  | 'stateRestorationActivityForScene:'
  | 'scene:restoreInteractionStateWithUserActivity:'
  | 'application:userDidAcceptCloudKitShareWithMetadata:'
  | 'windowScene:userDidAcceptCloudKitShareWithMetadata:'
  | 'userNotificationCenter:openSettingsForNotification:'
  | 'application:handleIntent:completionHandler:'
  | 'application:handlerForIntent:'
  | 'application:handleWatchKitExtensionRequest:reply:'
  | 'channelManager:channelUUID:didBeginTransmittingFromSource:'
  | 'application:didConnectCarInterfaceController:toWindow:'
  | 'templateApplicationScene:didConnectInterfaceController:'
  | 'pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:'
  | 'application:shouldSaveSecureApplicationState:'
  | 'application:shouldRestoreSecureApplicationState:'
  | 'scene:willContinueUserActivityWithType:';

/** The values of UIBackgroundModes. */
export type BackgroundMode =
  | 'audio'
  | 'location'
  | 'voip'
  | 'newsstand-content'
  | 'external-accessory'
  | 'bluetooth-central'
  | 'bluetooth-peripheral'
  | 'fetch'
  | 'remote-notification'
  | 'processing'
  | 'push-to-talk'
  | 'nearby-interaction'
  | 'network-authentication'
  | 'screen-capture';

/** What an app may be doing. */
export type Activity =
  | 'touch-delivery'
  | 'ui-update'
  | 'opengl-es'
  | 'gl-commands-in-flight'
  | 'metal'
  | 'shared-resource'
  | 'file-lock'
  | 'protected-file-access'
  | 'camera'
  | 'bonjour-service'
  | 'listening-socket'
  | 'network-socket'
  | 'accessory-session'
  | 'timer'
  | 'heavy-work'
  | 'audio-playback'
  | 'audio-recording'
  | 'begin-background-task'
  | 'start-location-updates'
  | 'sensitive-content-on-screen'
  | 'alert-on-screen'
  | 'background-transfer'
  | 'play-alongside-others'
  | 'schedule-app-refresh'
  | 'schedule-processing'
  | 'schedule-continued-processing'
  | 'schedule-health-research'
  | 'start-audio-recording'
  | 'activate-audio-session'
  | 'screen-capture'
  | 'neural-engine'
  | 'bluetooth-scan'
  | 'bluetooth-advertise'
  | 'inter-app-audio';

/** A span of time, or a rate, that the system allows. */
export type Allowance =
  | 'process-launch'
  | 'scene-create'
  | 'scene-update'
  | 'launch'
  | 'resume'
  | 'suspend'
  | 'did-enter-background'
  | 'will-terminate'
  | 'process-exit'
  | 'exits-on-suspend-cleanup'
  | 'background-task'
  | 'background-task-in-fetch'
  | 'expiration-handler'
  | 'background-fetch'
  | 'silent-push'
  | 'app-refresh-task'
  | 'processing-task'
  | 'continued-processing-task'
  | 'health-research-task'
  | 'url-session-events'
  | 'accessory-wake'
  | 'bluetooth-wake'
  | 'location-wake'
  | 'voip-keep-alive-interval'
  | 'voip-keep-alive-handler'
  | 'voip-push-report'
  | 'voip-wake-rate'
  | 'cpu-usage'
  | 'notification-service-extension'
  | 'live-activity'
  | 'persistent-wifi'
  | 'app-intent'
  | 'workout-mirroring'
  | 'background-transfer'
  | 'siri-intent'
  | 'extension-launch'
  | 'location-push'
  | 'expiring-activity';

/** What happens when an allowance is used up. */
export type Expiry =
  | 'terminate'
  | 'suspend'
  | 'mark-failed'
  | 'cancel'
  | 'throttle'
  | 'report-only'
  | 'deliver-fallback'
  | 'stop-launching'
  | 'nothing'
  | 'drop'
  | 'refuse'
  | 'replace';

/** The answer. If no source says, it is `unspecified`, never `forbidden`. */
export type Verdict =
  | 'allowed'
  | 'forbidden'
  | 'conditional'
  | 'not-applicable'
  | 'unspecified'
  | 'unknown-os';

/** How firmly the system promises a launch. */
export type Guarantee =
  | 'immediate'
  | 'eligible'
  | 'discretionary';

/** The kind of source on which a rule is based. */
export type Evidence =
  | 'documented'
  | 'engineer'
  | 'observed'
  | 'article'
  | 'inferred'
  | 'overridden';

/** The evidence profile: which rules may decide. */
export type EvidenceProfile =
  | 'documented'
  | 'observed'
  | 'article';

/** Kind of device. */
export type Idiom =
  | 'phone'
  | 'pad';

/** Location authorization granted at run time. */
export type LocationAuthorization =
  | 'none'
  | 'when-in-use'
  | 'always'
  | 'provisional-always'
  | 'when-in-use-reduced'
  | 'always-reduced';

/** Why the answer to `transition`, `next`, `path` or `call` has its verdict. */
export type Reason =
  | 'not-one-step'
  | 'leads-elsewhere'
  | 'cause-out-of-place'
  | 'state-unavailable'
  | 'cause-unavailable'
  | 'tolerated'
  | 'no-path'
  | 'scenes-not-covered'
  | 'interrupts-nothing'
  | 'callback-unavailable'
  | 'other-callbacks'
  | 'launches-nothing';

/** A fact that an answer can depend on. */
export type Condition =
  | 'hardware-multitasking'
  | 'multitasking-sdk'
  | 'exits-on-suspend'
  | 'scenes-adopted'
  | 'multiple-scenes'
  | 'callkit-sdk'
  | 'phone'
  | 'pad'
  | 'real-device'
  | 'cellular'
  | 'first-unlock-done'
  | 'passcode'
  | 'background-app-refresh'
  | 'low-power-mode-off'
  | 'charging'
  | 'debugger-detached'
  | 'location-authorization-granted'
  | 'location-authorization-always'
  | 'restoration-identifier'
  | 'session-sends-launch-events'
  | 'bluetooth-on'
  | 'bluetooth-on-in-control-center'
  | 'airplane-mode-off'
  | 'accessory-setup-kit'
  | 'force-quit-survives-reboot'
  | 'regions-end-at-reboot'
  | 'rebooted-since'
  | 'unlocked-since'
  | 'user-launched-since'
  | 'state-restoration'
  | 'permitted-identifiers'
  | 'mode-audio'
  | 'mode-location'
  | 'mode-voip'
  | 'mode-newsstand-content'
  | 'mode-external-accessory'
  | 'mode-bluetooth-central'
  | 'mode-bluetooth-peripheral'
  | 'mode-fetch'
  | 'mode-remote-notification'
  | 'mode-processing'
  | 'mode-push-to-talk'
  | 'mode-nearby-interaction'
  | 'mode-network-authentication'
  | 'scene-sdk'
  | 'device-unlocked'
  | 'always-usage-text'
  | 'when-in-use-usage-text'
  | 'microphone-usage-text'
  | 'minimum-os-met'
  | 'modes-known'
  | 'no-placeholders'
  | 'any-mode'
  | 'task-modes'
  | 'pushkit-sdk'
  | 'background-activity-session'
  | 'service-session'
  | 'several-foreground-slots'
  | 'interface-kept'
  | 'multitasking-camera'
  | 'state-to-restore'
  | 'screen-unlocked'
  | 'mode-screen-capture'
  | 'full-accuracy';

/** How an app stands with the system when an event comes. */
export type Standing =
  | 'in-memory'
  | 'ended'
  | 'force-quit'
  | 'rebooted'
  | 'opted-out'
  | 'held-button'
  | 'updated'
  | 'uninstalled'
  | 'running'
  | 'in-front';

/** What happened between a termination and an event. */
export type Since =
  | 'reboot'
  | 'unlock'
  | 'user-launch';

/** A family of rules. */
export type Family =
  | 'lifecycle'
  | 'transition'
  | 'cause'
  | 'delivery'
  | 'deadline'
  | 'standing'
  | 'relaunch'
  | 'notification'
  | 'mode'
  | 'event'
  | 'quota'
  | 'conduct'
  | 'duty'
  | 'manifest'
  | 'termination'
  | 'callback'
  | 'choice'
  | 'silence'
  | 'watchdog'
  | 'disposition'
  | 'suspension'
  | 'purge'
  | 'call';

/** A disagreement between sources. Each side has a rule. */
export type Conflict =
  | 'background-task-budget'
  | 'force-quit-callback'
  | 'force-quit-across-reboot'
  | 'location-after-force-quit'
  | 'standard-location-relaunch'
  | 'processing-after-force-quit'
  | 'before-first-unlock'
  | 'did-enter-background-limit'
  | 'launch-limit'
  | 'region-after-reboot'
  | 'terminate-running-background'
  | 'background-launch-callback'
  | 'lock-by-version'
  | 'location-after-force-quit-26'
  | 'terminate-at-shutdown'
  | 'visit-after-force-quit'
  | 'push-after-force-quit'
  | 'healthkit-after-force-quit'
  | 'exits-on-suspend-background'
  | 'keep-alive-deprecation'
  | 'force-quit-before-7'
  | 'terminate-only-in-background'
  | 'undocumented-limit'
  | 'bluetooth-toggles-26'
  | 'local-notification-limit'
  | 'scene-force-quit-order'
  | 'scene-activation-state'
  | 'accessory-sessions'
  | 'discretionary-transfers'
  | 'location-suspension'
  | 'session-after-force-quit'
  | 'beacon-mode'
  | 'location-in-use'
  | 'significant-time-change'
  | 'url-refused-at-launch'
  | 'location-without-refresh';

/** Termination codes, as the 32-bit pattern. */
export type TerminationCode =
  | '0x8badf00d'
  | '0x2182bad2'
  | '0x2182bad3'
  | '0x2182bad4'
  | '0xdead10cc'
  | '0xc00010ff'
  | '0xbaadca11'
  | '0xbad22222'
  | '0xbaddd15c'
  | '0xd00d2bad'
  | '0xc51bad01'
  | '0xc51bad02'
  | '0xc51bad03'
  | '0x2bad45ec'
  | '0xbaaaaaad'
  | '0xdeadfa11'
  | '0xfbfbfbfb'
  | '0xbada5e47';

/** Notifications that are posted along with callbacks; the name is Apple's constant. */
export type Notification =
  | 'UIApplicationDidFinishLaunchingNotification'
  | 'UIApplicationDidBecomeActiveNotification'
  | 'UIApplicationWillResignActiveNotification'
  | 'UIApplicationDidEnterBackgroundNotification'
  | 'UIApplicationWillEnterForegroundNotification'
  | 'UIApplicationWillTerminateNotification'
  | 'UIApplicationDidReceiveMemoryWarningNotification'
  | 'UIApplicationSignificantTimeChangeNotification'
  | 'UIApplicationProtectedDataWillBecomeUnavailable'
  | 'UIApplicationProtectedDataDidBecomeAvailable'
  | 'UISceneWillConnectNotification'
  | 'UISceneDidDisconnectNotification'
  | 'UISceneWillEnterForegroundNotification'
  | 'UISceneDidActivateNotification'
  | 'UISceneWillDeactivateNotification'
  | 'UISceneDidEnterBackgroundNotification';

/** What breaking a rule of conduct costs. */
export type Price =
  | 'terminate'
  | 'operation-fails'
  | 'closed-by-system'
  | 'not-delivered'
  | 'stops'
  | 'throttle'
  | 'exposed-in-snapshot'
  | 'wasted'
  | 'not-permitted'
  | 'unavailable'
  | 'ineligible-now';

/** What reaches an app, other than its triggers. */
export type Event =
  | 'touch'
  | 'accessory-connection'
  | 'orientation-change'
  | 'significant-time-change'
  | 'battery-change'
  | 'proximity-change'
  | 'protected-data-change'
  | 'screen-change'
  | 'defaults-change'
  | 'locale-change'
  | 'icloud-identity-change'
  | 'memory-warning'
  | 'local-notification'
  | 'view-redraw'
  | 'location-update'
  | 'network-request'
  | 'window-snapshot'
  | 'accessory-disconnect'
  | 'remote-notification'
  | 'audio-interruption';

/** How an event reaches the app. */
export type Manner =
  | 'at-once'
  | 'coalesced'
  | 'queued'
  | 'withheld'
  | 'to-user'
  | 'after-callback';

/** A number that the system allows. */
export type Quota =
  | 'scheduled-local-notifications'
  | 'monitored-regions'
  | 'pending-refresh-tasks'
  | 'pending-processing-tasks'
  | 'silent-pushes'
  | 'newsstand-pushes'
  | 'wakeups'
  | 'voip-wakes'
  | 'unanswered-health-deliveries'
  | 'location-change-updates'
  | 'launch-screen-size'
  | 'notification-service-memory'
  | 'disk-writes'
  | 'foreground-apps'
  | 'requests-per-identifier'
  | 'background-task-assertions'
  | 'url-session-resumes'
  | 'widget-reloads'
  | 'live-activity-starts'
  | 'live-activity-updates'
  | 'device-activities'
  | 'push-to-talk-channels'
  | 'live-activities'
  | 'service-updates'
  | 'health-deliveries'
  | 'extension-memory'
  | 'location-pushes';

/**
 * The domain of an error by which the system tells an app that it broke a rule of the life cycle.
 * Each domain has its own error codes.
 */
export type ErrorDomain =
  | 'bg-task-scheduler'
  | 'url'
  | 'task-cancelled-reason'
  | 'os-status'
  | 'posix'
  | 'sqlite'
  | 'metal-command-buffer'
  | 'iogpu'
  | 'healthkit'
  | 'push-to-talk-channel'
  | 'text'
  | 'local-authentication'
  | 'provider-stop-reason';

/** What a quota counts. */
export type Unit =
  | 'count'
  | 'bytes'
  | 'metres';

/** How much a finding matters. */
export type Severity =
  | 'note'
  | 'warning'
  | 'error';

/** The namespace of a termination reason; values are those of the kernel's reason.h. */
export type TerminationNamespace =
  | 'jetsam'
  | 'signal'
  | 'codesigning'
  | 'hangtracer'
  | 'test'
  | 'dyld'
  | 'libxpc'
  | 'objc'
  | 'exec'
  | 'springboard'
  | 'tcc'
  | 'reportcrash'
  | 'coreanimation'
  | 'aggregated'
  | 'runningboard'
  | 'skywalk'
  | 'settings'
  | 'libsystem'
  | 'foundation'
  | 'watchdog'
  | 'metal'
  | 'watchkit'
  | 'guard'
  | 'analytics'
  | 'sandbox'
  | 'security'
  | 'endpointsecurity'
  | 'pac-exception'
  | 'bluetooth-chip'
  | 'port-space'
  | 'webkit'
  | 'backlightservices'
  | 'media'
  | 'rosetta'
  | 'libignition'
  | 'bootmount'
  | 'unnamed-37'
  | 'realitykit'
  | 'audio'
  | 'wakeboard'
  | 'corerc'
  | 'self-restrict'
  | 'arkit'
  | 'camera'
  | 'backboard'
  | 'powerexceptions'
  | 'secinit';

/** The role of a rule in an answer. */
export type Role =
  | 'decides'
  | 'outweighed'
  | 'condition-unknown'
  | 'condition-fails'
  | 'other-version'
  | 'other-profile'
  | 'alternative';

export type NoticeKind =
  | 'unknown-mode'
  | 'wrong-type'
  | 'duplicate'
  | 'placeholder'
  | 'malformed'
  | 'empty-list';

/** The part of a call that a status is about. */
export type Field =
  | 'context'
  | 'query'
  | 'answer'
  | 'struct-size'
  | 'os'
  | 'profile'
  | 'app'
  | 'facts'
  | 'limits'
  | 'from'
  | 'to'
  | 'cause'
  | 'last-cause'
  | 'allowed-causes'
  | 'trigger'
  | 'interruption'
  | 'allowance'
  | 'termination'
  | 'events-since'
  | 'background-modes'
  | 'exits-on-suspend'
  | 'scenes'
  | 'multiple-scenes'
  | 'linked-sdk'
  | 'minimum-os'
  | 'location-authorization'
  | 'restoration-identifier'
  | 'session-sends-launch-events'
  | 'state-restoration'
  | 'idiom'
  | 'simulator'
  | 'hardware-multitasking'
  | 'cellular'
  | 'passcode'
  | 'first-unlock-done'
  | 'background-app-refresh'
  | 'low-power-mode'
  | 'charging'
  | 'debugger-attached'
  | 'foreground-slots'
  | 'bluetooth-off'
  | 'bluetooth-off-in-control-center'
  | 'airplane-mode'
  | 'accessory-setup-kit'
  | 'force-quit-survives-reboot'
  | 'regions-end-at-reboot'
  | 'limit-count'
  | 'limit-ns'
  | 'stride'
  | 'count'
  | 'statuses'
  | 'index'
  | 'text'
  | 'key'
  | 'value'
  | 'notices'
  | 'enum-kind'
  | 'state'
  | 'activity'
  | 'callback'
  | 'mode'
  | 'event'
  | 'quota'
  | 'reason-namespace'
  | 'code'
  | 'device-locked'
  | 'always-usage-text'
  | 'when-in-use-usage-text'
  | 'microphone-usage-text'
  | 'background-activity-session'
  | 'service-session'
  | 'policy'
  | 'policy-size'
  | 'form'
  | 'question'
  | 'condition'
  | 'items'
  | 'rule'
  | 'rule-field'
  | 'error'
  | 'info-progress'
  | 'force-quit'
  | 'allowances'
  | 'activities'
  | 'begun-in-front'
  | 'device'
  | 'options'
  | 'install'
  | 'kind'
  | 'process'
  | 'scene'
  | 'notice'
  | 'fact'
  | 'decision'
  | 'token'
  | 'identifier'
  | 'amount'
  | 'effect'
  | 'reply'
  | 'now'
  | 'missing-callbacks'
  | 'was-launched'
  | 'reply-after'
  | 'footprint'
  | 'apps'
  | 'tasks'
  | 'requests'
  | 'policies'
  | 'effects'
  | 'on-silence'
  | 'on-conditional'
  | 'unknown-limit'
  | 'memory'
  | 'memory-size'
  | 'snapshot'
  | 'disposition'
  | 'occasion'
  | 'interface-kept'
  | 'multitasking-camera'
  | 'parts'
  | 'assumed'
  | 'complete-after'
  | 'stay-for'
  | 'auditor'
  | 'session'
  | 'columns'
  | 'record'
  | 'clock'
  | 'logged-callbacks'
  | 'logged-notifications'
  | 'log-flags'
  | 'finding'
  | 'strictness'
  | 'error-domain'
  | 'day'
  | 'habits'
  | 'start-hour'
  | 'days'
  | 'used-hours'
  | 'charging-hours'
  | 'offline-hours'
  | 'low-power-hours'
  | 'off-hours'
  | 'pickups-per-day'
  | 'seconds-per-use'
  | 'memory-pressures-per-day'
  | 'opens-per-day'
  | 'force-quits-per-week'
  | 'silent-pushes-per-day'
  | 'visible-pushes-per-day'
  | 'region-crossings-per-day'
  | 'transfers-per-day'
  | 'voip-pushes-per-day'
  | 'bluetooth-events-per-day';

export type RuleField =
  | 'verdict'
  | 'lifecycle'
  | 'lifecycles'
  | 'states'
  | 'to'
  | 'causes'
  | 'last-causes'
  | 'interruptions'
  | 'reason'
  | 'via'
  | 'steps'
  | 'triggers'
  | 'launch-state'
  | 'callback'
  | 'second-callback'
  | 'launch-callback'
  | 'on-launch-only'
  | 'guarantee'
  | 'terminations'
  | 'standings'
  | 'standing'
  | 'allowances'
  | 'allowance'
  | 'at-expiry'
  | 'code'
  | 'extendable'
  | 'advice'
  | 'limit'
  | 'warning'
  | 'axes'
  | 'notification'
  | 'posted-before'
  | 'reads-as-method'
  | 'mode'
  | 'deprecated'
  | 'permits'
  | 'keeps-running'
  | 'events'
  | 'manner'
  | 'quota'
  | 'unit'
  | 'activities'
  | 'activity'
  | 'price'
  | 'undone-at'
  | 'severity'
  | 'cause'
  | 'count'
  | 'window'
  | 'namespaces'
  | 'code-low'
  | 'code-high'
  | 'text'
  | 'key'
  | 'value'
  | 'fallback'
  | 'fallback-in-front-only'
  | 'scene-callback'
  | 'app-callback'
  | 'of-interface'
  | 'companions'
  | 'silence'
  | 'termination'
  | 'starts'
  | 'resets'
  | 'shared'
  | 'origin'
  | 'disposition'
  | 'occasion'
  | 'rank'
  | 'warned'
  | 'merging'
  | 'trigger'
  | 'begun-in-front'
  | 'callbacks'
  | 'receiver'
  | 'launch-option'
  | 'more-launch-options'
  | 'connection-option'
  | 'more-connection-options'
  | 'return-value'
  | 'error-domains';

/** What the sources of an evidence profile can be silent about. */
export type Silence =
  | 'scenes'
  | 'ways'
  | 'callbacks';

export type QuestionKind =
  | 'transition'
  | 'next'
  | 'path'
  | 'deadline'
  | 'relaunch'
  | 'conduct'
  | 'duties'
  | 'delivery'
  | 'mode'
  | 'quota'
  | 'manifest'
  | 'termination'
  | 'suspension'
  | 'purge'
  | 'call';

/** What is known of a condition. */
export type Knowledge =
  | 'holds'
  | 'fails'
  | 'not-given'
  | 'assumed';

/** When the clock of an allowance starts, or is reset. */
export type Moment =
  | 'callback'
  | 'transition'
  | 'process-start'
  | 'entering-background'
  | 'entering-foreground'
  | 'wake'
  | 'request';

/** Who raises a trigger. */
export type Origin =
  | 'outside'
  | 'schedule'
  | 'boot'
  | 'process-end'
  | 'interval';

/** What becomes of an event that does not run the app. */
export type Disposition =
  | 'lost'
  | 'newest-held'
  | 'queued'
  | 'retried';

/** Until when an event is kept. */
export type Occasion =
  | 'next-run'
  | 'user-launch'
  | 'first-unlock'
  | 'unlock'
  | 'conditions-met';

/** How several notices of one kind become one. */
export type Merging =
  | 'each'
  | 'newest'
  | 'net';

/** What happens to a device: what the user, the system, an app or the host does. */
export type Occurrence =
  | 'boot'
  | 'shutdown'
  | 'battery-empty'
  | 'lock'
  | 'unlock'
  | 'home'
  | 'open-switcher'
  | 'close-switcher'
  | 'open-app'
  | 'force-quit'
  | 'begin-interruption'
  | 'ignore-interruption'
  | 'accept-interruption'
  | 'memory-pressure'
  | 'fact-change'
  | 'trigger'
  | 'notice'
  | 'end'
  | 'begin-task'
  | 'end-task'
  | 'complete'
  | 'begin-activity'
  | 'end-activity'
  | 'submit-request'
  | 'cancel-request'
  | 'footprint'
  | 'request-scene'
  | 'close-scene'
  | 'disconnect-scene'
  | 'keep-alive';

/** What the host is to do. */
export type Effect =
  | 'start-process'
  | 'deliver-callback'
  | 'post-notification'
  | 'state-changed'
  | 'resume'
  | 'suspend'
  | 'run-expiration-handler'
  | 'deliver-notice'
  | 'take-snapshot'
  | 'stop-activity'
  | 'show-to-user'
  | 'keep-trigger'
  | 'drop-trigger'
  | 'kill';

/** A fact that can change while a device is on. */
export type Changing =
  | 'background-app-refresh'
  | 'low-power-mode'
  | 'charging'
  | 'bluetooth-off'
  | 'bluetooth-off-in-control-center'
  | 'airplane-mode'
  | 'debugger-attached'
  | 'accessory-setup-kit';

/** The result of a call. */
export type Reply =
  | 'returned'
  | 'not-implemented';

/** What a device does if the rules leave open whether something happens. */
export type Treatment =
  | 'refuse'
  | 'allow'
  | 'ask';

/** What replaces a limit for which the profile has no figure. */
export type UnknownLimit =
  | 'none'
  | 'observed';

/**
 * Which object of the app receives a callback. The title is Apple's name for its protocol or class.
 */
export type Receiver =
  | 'app-delegate'
  | 'scene-delegate'
  | 'window-scene-delegate'
  | 'location-manager-delegate'
  | 'notification-center-delegate'
  | 'push-registry-delegate'
  | 'central-manager-delegate'
  | 'peripheral-manager-delegate'
  | 'channel-manager-delegate'
  | 'watch-session-delegate'
  | 'notification-service'
  | 'handler'
  | 'car-delegate';

/**
 * A key of the launch options: the dictionary that application:willFinishLaunchingWithOptions: and
 * application:didFinishLaunchingWithOptions: get. The title is Apple's name.
 */
export type LaunchOption =
  | 'none'
  | 'url'
  | 'source-application'
  | 'annotation'
  | 'remote-notification'
  | 'local-notification'
  | 'location'
  | 'bluetooth-centrals'
  | 'bluetooth-peripherals'
  | 'newsstand-downloads'
  | 'user-activity-dictionary'
  | 'user-activity-type'
  | 'shortcut-item'
  | 'cloudkit-share-metadata'
  | 'event-attribution';

/**
 * A property of UISceneConnectionOptions, which scene:willConnectToSession:options: gets. The title
 * is Apple's name.
 */
export type ConnectionOption =
  | 'none'
  | 'url-contexts'
  | 'user-activities'
  | 'notification-response'
  | 'shortcut-item'
  | 'source-application'
  | 'handoff-user-activity-type'
  | 'cloudkit-share-metadata'
  | 'active-workout-recovery'
  | 'nfc-event'
  | 'credential-session-event'
  | 'marketplace-display-option'
  | 'game-controller-activation-context'
  | 'app-intent';

/** The effect of the return value of a callback. */
export type ReturnValue =
  | 'none'
  | 'ignored'
  | 'event-delivery'
  | 'handled'
  | 'opens-url'
  | 'tells-user'
  | 'saves-state'
  | 'restores-state'
  | 'saved-activity'
  | 'scene-configuration'
  | 'push-result';

/** What a record of a log says. */
export type RecordKind =
  | 'entered'
  | 'returned'
  | 'notification'
  | 'state-read'
  | 'state-sampled'
  | 'launch'
  | 'ended'
  | 'event'
  | 'task-begun'
  | 'task-ended'
  | 'completed'
  | 'activity'
  | 'gap'
  | 'note';

/** The clock that gives the times of a log. */
export type LogClock =
  | 'wall'
  | 'monotonic';

/** How an audit judges what the rules leave open. */
export type Strictness =
  | 'lenient'
  | 'usual'
  | 'strict';

/** What an audit finds. */
export type AuditKind =
  | 'order'
  | 'missing'
  | 'reads'
  | 'unavailable'
  | 'overrun'
  | 'not-ended'
  | 'ended-twice'
  | 'begun-in-handler'
  | 'end'
  | 'gap'
  | 'clock'
  | 'inferred'
  | 'tolerated'
  | 'account'
  | 'unread';

/** The evidence for or against a possible end of a process. */
export type Ground =
  | 'reported'
  | 'clean-exit'
  | 'crash-report'
  | 'new-version'
  | 'reboot'
  | 'used-up'
  | 'switcher-seen'
  | 'low-battery'
  | 'nothing-else'
  | 'places'
  | 'no-report'
  | 'nothing-open'
  | 'other-reported';

/** What a process is: an app, an App Clip, or an app extension of some kind. */
export type ProcessKind =
  | 'app'
  | 'app-clip'
  | 'other-extension'
  | 'notification-service'
  | 'notification-content'
  | 'widget'
  | 'today-widget'
  | 'share'
  | 'action'
  | 'photo-editing'
  | 'keyboard'
  | 'intents'
  | 'broadcast-upload'
  | 'packet-tunnel'
  | 'network-provider'
  | 'app-push'
  | 'location-push'
  | 'background-download'
  | 'device-activity-monitor'
  | 'device-activity-report'
  | 'crash-reporter';

/** A part of a text about an answer. */
export type TextPart =
  /** The answer in a few words, on the first line. */
  | 'headline'
  /**
   * The question in a few words, on the first line; with the OS, if the headline is also on that
   * line.
   */
  | 'question'
  /** The fields of the answer and its list, a line each. */
  | 'details'
  /** The conditions, the rule, its sources and its note. */
  | 'grounds'
  /**
   * After each condition that was not given or is assumed: a sign and the name of the condition,
   * between two bytes 0x1F, for a host that shows how to give the condition. The sign is ? if the
   * condition was not given, + if the condition is assumed to fail, and - if the condition is
   * assumed to hold.
   */
  | 'marks';

/** A verdict, the rule that decided, and where that rule comes from. */
export interface Answer {
  readonly verdict: Verdict;
  /** The verdict; for `unknown-os`, the verdict on the newest OS that the rule set knows. */
  readonly newestVerdict: Verdict;
  /** The id of the rule that decided, or null if no rule did. */
  readonly rule: string | null;
  /** What the rule rests on. */
  readonly evidence: Evidence | null;
  /** The sources of the rule. */
  readonly citations: readonly Citation[];
  /** The note of the rule; "" if there is none. */
  readonly note: string;
  /** True if another source disagrees. The note, or the rule's conflict, says how. */
  readonly disputed: boolean;
  /** The conditions that the answer depends on. */
  readonly requires: readonly Condition[];
}

/**
 * What the host knows about an app. A declaration of the app (a mode, a key) that is not given
 * counts as "no". A run-time fact (a field marked "run time") that is not given is unknown. Two
 * fields have other defaults. If `interface_kept` is not given, it counts as "yes". If `scenes` is
 * not given, an app on iOS 27.0 or later is assumed to have scenes, because the OS launches no app
 * without scenes that is linked against SDK 27.0 or later. An Info.plist that is read sets `scenes`
 * to "yes" for the scene manifest, and to "no" for any other entry if `scenes` is not given.
 *
 * An app that is linked against an SDK before 4.0 has no scenes, whatever it declares. If the SDK
 * is 4.0 or later, the declaration decides from iOS 13.0 on. minimum_os is compared with the OS of
 * the policy, even if that OS is newer than the rule set.
 */
export interface App {
  /** UIApplicationExitsOnSuspend. */
  exitsOnSuspend?: boolean | null;
  /** UIBackgroundModes. */
  backgroundModes?: BackgroundMode | readonly BackgroundMode[] | null;
  /**
   * True if the app adopts the scene life cycle, in the manifest or in code; null counts as yes
   * from 27.0 on, and as no before.
   */
  scenes?: boolean | null;
  /** UIApplicationSupportsMultipleScenes. */
  multipleScenes?: boolean | null;
  /** 2.0 or later; null: the SDK that came with the OS. */
  linkedSdk?: string | null;
  /** MinimumOSVersion, 2.0 or later; null: not given. */
  minimumOs?: string | null;
  /** The number of BGTaskSchedulerPermittedIdentifiers. */
  permittedIdentifiers?: number | null;
  /**
   * The authorization that the user granted; run time. Accuracy counts as full unless the value
   * says that it is reduced.
   */
  locationAuthorization?: LocationAuthorization | null;
  /** True if Core Bluetooth managers have a restoration identifier; run time. */
  restorationIdentifier?: boolean | null;
  /** sessionSendsLaunchEvents of URLSessionConfiguration; run time. */
  sessionSendsLaunchEvents?: boolean | null;
  /** True if the app preserves and restores its interface. */
  stateRestoration?: boolean | null;
  /** NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription. */
  alwaysUsageText?: boolean | null;
  /** NSLocationWhenInUseUsageDescription. */
  whenInUseUsageText?: boolean | null;
  /** NSMicrophoneUsageDescription. */
  microphoneUsageText?: boolean | null;
  /** True if the app held a CLBackgroundActivitySession when it last ran; run time. */
  backgroundActivitySession?: boolean | null;
  /**
   * True if the app held a CLServiceSession for Always authorization when it last ran; run time.
   */
  serviceSession?: boolean | null;
  /** The number of modes that are not on Apple's list. */
  unknownModes?: number | null;
  /** The number of keys with an unexpanded build variable. */
  placeholders?: readonly string[] | null;
  /**
   * True if UIKit kept a session of the scene, or the interface that the app saved: no at a first
   * launch and for a new window; null counts as yes. A simulated device starts with this fact if
   * the app was launched before, otherwise with no; then the device updates the fact. Since 0.3.1.
   */
  interfaceKept?: boolean | null;
  /**
   * True if the app may use the camera beside other apps. Up to iOS 15, the entitlement decides;
   * from 16.0 on, a setting of the app's capture session decides; run time. Since 0.3.1.
   */
  multitaskingCamera?: boolean | null;
  /**
   * The process kind; null: `app`. The rules on apps do not apply to app extensions; if no rule is
   * about the kind, the answer is unspecified. If the OS does not have the kind, the status is
   * `process-kind` (kind). Since 0.3.1.
   */
  kind?: ProcessKind | null;
}

/**
 * What the host knows about an app. A declaration of the app (a mode, a key) that is not given
 * counts as "no". A run-time fact (a field marked "run time") that is not given is unknown. Two
 * fields have other defaults. If `interface_kept` is not given, it counts as "yes". If `scenes` is
 * not given, an app on iOS 27.0 or later is assumed to have scenes, because the OS launches no app
 * without scenes that is linked against SDK 27.0 or later. An Info.plist that is read sets `scenes`
 * to "yes" for the scene manifest, and to "no" for any other entry if `scenes` is not given.
 *
 * An app that is linked against an SDK before 4.0 has no scenes, whatever it declares. If the SDK
 * is 4.0 or later, the declaration decides from iOS 13.0 on. minimum_os is compared with the OS of
 * the policy, even if that OS is newer than the rule set.
 */
export interface AppFields {
  /** UIApplicationExitsOnSuspend. */
  readonly exitsOnSuspend: boolean | null;
  /** UIBackgroundModes. */
  readonly backgroundModes: readonly BackgroundMode[];
  /**
   * True if the app adopts the scene life cycle, in the manifest or in code; null counts as yes
   * from 27.0 on, and as no before.
   */
  readonly scenes: boolean | null;
  /** UIApplicationSupportsMultipleScenes. */
  readonly multipleScenes: boolean | null;
  /** 2.0 or later; null: the SDK that came with the OS. */
  readonly linkedSdk: string | null;
  /** MinimumOSVersion, 2.0 or later; null: not given. */
  readonly minimumOs: string | null;
  /** The number of BGTaskSchedulerPermittedIdentifiers. */
  readonly permittedIdentifiers: number;
  /**
   * The authorization that the user granted; run time. Accuracy counts as full unless the value
   * says that it is reduced.
   */
  readonly locationAuthorization: LocationAuthorization | null;
  /** True if Core Bluetooth managers have a restoration identifier; run time. */
  readonly restorationIdentifier: boolean | null;
  /** sessionSendsLaunchEvents of URLSessionConfiguration; run time. */
  readonly sessionSendsLaunchEvents: boolean | null;
  /** True if the app preserves and restores its interface. */
  readonly stateRestoration: boolean | null;
  /** NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription. */
  readonly alwaysUsageText: boolean | null;
  /** NSLocationWhenInUseUsageDescription. */
  readonly whenInUseUsageText: boolean | null;
  /** NSMicrophoneUsageDescription. */
  readonly microphoneUsageText: boolean | null;
  /** True if the app held a CLBackgroundActivitySession when it last ran; run time. */
  readonly backgroundActivitySession: boolean | null;
  /**
   * True if the app held a CLServiceSession for Always authorization when it last ran; run time.
   */
  readonly serviceSession: boolean | null;
  /** The number of modes that are not on Apple's list. */
  readonly unknownModes: number;
  /**
   * True if UIKit kept a session of the scene, or the interface that the app saved: no at a first
   * launch and for a new window; null counts as yes. A simulated device starts with this fact if
   * the app was launched before, otherwise with no; then the device updates the fact. Since 0.3.1.
   */
  readonly interfaceKept: boolean | null;
  /**
   * True if the app may use the camera beside other apps. Up to iOS 15, the entitlement decides;
   * from 16.0 on, a setting of the app's capture session decides; run time. Since 0.3.1.
   */
  readonly multitaskingCamera: boolean | null;
  /**
   * The process kind; null: `app`. The rules on apps do not apply to app extensions; if no rule is
   * about the kind, the answer is unspecified. If the OS does not have the kind, the status is
   * `process-kind` (kind). Since 0.3.1.
   */
  readonly kind: ProcessKind | null;
}

/**
 * What the host knows about the device. A fact that is null is unknown, and an answer that depends
 * on an unknown fact is conditional. The two options count as "no" instead. The defaults are those
 * of the ordinary device.
 */
export interface DeviceFacts {
  idiom?: Idiom | null;
  /** It is the Simulator. */
  simulator?: boolean | null;
  /** No for iPhone 3G, iPod touch 2G and older. */
  hardwareMultitasking?: boolean | null;
  /** It has a cellular radio. */
  cellular?: boolean | null;
  /** True if a passcode is set. */
  passcode?: boolean | null;
  /** True if the device was unlocked at least once since boot. */
  firstUnlockDone?: boolean | null;
  /** True if the user has Background App Refresh on in Settings; iOS 7.0 on. */
  backgroundAppRefresh?: boolean | null;
  /** iOS 9.0 on. */
  lowPowerMode?: boolean | null;
  /** It is charging. */
  charging?: boolean | null;
  /** A debugger is attached to the app. */
  debuggerAttached?: boolean | null;
  /** The number of apps that can be side by side, 1 to 8; null: unknown. */
  foregroundSlots?: number | null;
  /** True if Bluetooth is turned off in Settings. */
  bluetoothOff?: boolean | null;
  /** Turned off in Control Center. */
  bluetoothOffInControlCenter?: boolean | null;
  /** True if airplane mode was toggled, with Bluetooth left on. */
  airplaneMode?: boolean | null;
  /** True if AccessorySetupKit set up accessories; iOS 26.0 on. */
  accessorySetupKit?: boolean | null;
  /** An option for `observed`; null counts as no. */
  forceQuitSurvivesReboot?: boolean | null;
  /** An option; null counts as no. */
  regionsEndAtReboot?: boolean | null;
  /** True if the device is locked now. */
  deviceLocked?: boolean | null;
}

/**
 * The host's own figures for one allowance, which replace the rule's figures. null keeps the rule's
 * figure; a figure of 0 replaces the rule's, too. If the host gives both the limit and the warning,
 * a warning that is longer than the limit is out of range. If the host gives only one of the two,
 * and the warning is then longer than the limit, the answer's warning is set to the limit, so the
 * warning comes at once.
 */
export interface Limit {
  allowance: Allowance;
  /** The limit: 0 or more, or Infinity; null keeps the rule's figure. */
  limit?: number | null;
  /** The advice; takes the same values as the limit. */
  advice?: number | null;
  /** How long before the limit the app is warned; takes the same values as the limit. */
  warning?: number | null;
}

/** One callback or notification of a transition: one of `callback` and `notification` is null. */
export interface SequenceStep {
  /** The callback; null: the step is a notification. */
  readonly callback: Callback | null;
  /** Called if the app does not implement `callback`; null: there is none. */
  readonly fallback: Callback | null;
  /** The notification; null: the step is a callback. */
  readonly notification: Notification | null;
  /**
   * The state that the app reads during the step: active, inactive, background; null: the app can
   * read no state (before iOS 4.0), or no source says.
   */
  readonly state: AppState | null;
  /** The scene's activation state during the step; null: no scene, or no source says. */
  readonly sceneState: SceneState | null;
  /** The rule on the transition to which the callback belongs, or the rule on the notification. */
  readonly rule: string | null;
  /**
   * The state after this step: of the scene if `from` is a state of a scene, otherwise of the app.
   * After the last step, this is the target; after any other step, the state that the next step
   * reads, if known.
   */
  readonly stateAfter: State;
  /**
   * The allowance that limits the callback; `deadline` says when its clock runs; null: not known.
   */
  readonly allowance: Allowance | null;
  /** What is called or posted. */
  readonly kind: 'callback' | 'notification';
  /** The selector of the callback, or Apple's name of the notification. */
  readonly label: string;
}

/** One transition that may follow; `transition` gives its other details. */
export interface NextTransition {
  readonly cause: Cause;
  /** The state after. */
  readonly to: State;
  /** The verdict on the transition: allowed or conditional. */
  readonly verdict: Verdict;
  readonly rule: string | null;
  /** What the rule rests on. */
  readonly evidence: Evidence | null;
  /** The reason for the verdict: tolerated; null: the verdict needs no reason. */
  readonly reason: Reason | null;
  /** The sources of its rule. */
  readonly citations: readonly Citation[];
  /** True if another source disagrees. */
  readonly disputed: boolean;
}

/** One step of a path. It has the fields that a query about the transition needs. */
export interface PathStep {
  readonly cause: Cause;
  /** The state before. */
  readonly from: State;
  /** The state after. */
  readonly to: State;
  /** Why the app is in `from`; null: the cause does not matter, or is not known. */
  readonly lastCause: Cause | null;
  /** The trigger of the path. */
  readonly trigger: Trigger | null;
  readonly rule: string | null;
  /** The sources of its rule. */
  readonly citations: readonly Citation[];
  /** Callbacks and notifications in order. */
  readonly sequence: readonly SequenceStep[];
  /** Only the callbacks of the sequence. */
  readonly callbacks: readonly SequenceStep[];
}

/** One duty. The id of its rule identifies it. */
export interface Duty {
  /** The rule with the text of the duty: `text`. */
  readonly id: string;
  /** The callback in which the app undoes what the duty asks for; null: there is none. */
  readonly undoneAt: Callback | null;
  /** What the app should do, as a sentence. */
  readonly text: string;
  /** The sources of its rule. */
  readonly citations: readonly Citation[];
  /** What its rule rests on. */
  readonly evidence: Evidence | null;
}

/** A part of a manifest that will not work, or that lacks something. */
export interface ManifestFinding {
  /**
   * The rule with the key of the Info.plist, the value that was found ("" if something is missing,
   * or if only the host has the value) and the sentence: `key`, `value`, `text`.
   */
  readonly rule: string;
  readonly severity: Severity;
  /** The key of the Info.plist. */
  readonly key: string;
  /** The value that was found; null: the entry is missing, or the value was not given. */
  readonly value: string | null;
  /** A sentence that describes the finding. */
  readonly message: string;
  /** The sources of its rule. */
  readonly citations: readonly Citation[];
  /** What its rule rests on. */
  readonly evidence: Evidence | null;
}

/** One rule about a question, and its role in the answer. */
export interface Explanation {
  readonly rule: string;
  readonly role: Role;
  /** The rule's conditions that are not met. */
  readonly failing: readonly Condition[];
  /** The rule's conditions that are unknown. */
  readonly unknown: readonly Condition[];
}

/** What a text about an answer contains. */
export interface TextOptions {
  /** The parts of the text; empty: all except `marks`. */
  parts?: TextPart | readonly TextPart[] | null;
  /**
   * Conditions that the host assumed when it gave its facts. The text lists them as assumed, like
   * those that the context leaves out.
   */
  assumed?: Condition | readonly Condition[] | null;
}

/** What all rules have in common. */
export interface RuleFields {
  readonly family: Family;
  /** A slug, never reused, never renamed after a release. */
  readonly id: string;
  /** A note on the rule; "" if there is none. */
  readonly note: string;
  /** The first version on which the rule holds. */
  readonly since: string | null;
  /** The first version on which the rule no longer holds; null: the rule still holds. */
  readonly until: string | null;
  /** Evidence profiles that admit the rule. */
  readonly profiles: readonly EvidenceProfile[];
  /** What the rule rests on. */
  readonly evidence: Evidence | null;
  /** The conflict; null: no known source disagrees. */
  readonly conflict: Conflict | null;
  /**
   * Of two rules that apply, the one with the higher precedence decides; 0: the rule never decides.
   */
  readonly precedence: number;
  /** Conditions that must hold. */
  readonly when: readonly Condition[];
  /** Conditions that must fail. */
  readonly whenNot: readonly Condition[];
  /** The kinds of process to which the rule applies. Since 0.3.1. */
  readonly processKinds: readonly ProcessKind[];
}

/** One step of a transition rule as it stands in the rule book, for all versions and facts. */
export interface RuleStep {
  /**
   * The callback, or the newest of several that replace each other; null: the callbacks of the
   * trigger come here.
   */
  readonly callback: Callback | null;
  /**
   * The state that the app reads during the step; null: the app can read no state, or no source
   * says.
   */
  readonly state: AppState | null;
  /** The scene's state during the step; null: no scene, or no source says. */
  readonly sceneState: SceneState | null;
  /** The condition under which the step happens; null: always. */
  readonly when: Condition | null;
}

/** A source of a rule. */
export interface Citation {
  /** Short name, such as "A2" or "S-46". */
  readonly key: string;
  /** The title; for a founding statement, its wording. */
  readonly title: string;
  readonly publisher: string;
  /** Web address without scheme; "" if there is none. */
  readonly address: string;
}

export interface DeviceOptions {
  /** The profile; null: `observed`. `article` is out of range: its articles describe no launch. */
  evidence?: EvidenceProfile | null;
  /** Apps at the same time, up to 65,534; null: 16. */
  apps?: number | null;
  /** Scenes of all apps; null: 2 for each app. */
  scenes?: number | null;
  /** Background tasks of all apps; null: 4 for each app. */
  tasks?: number | null;
  /** Requests of all apps to the scheduler; null: 4 for each app. */
  requests?: number | null;
  /** Kinds of apps; apps with equal facts and limits are of one kind; null: 8. */
  policies?: number | null;
  /**
   * Effects that may wait to be taken. The smallest permitted value is 4 for each app plus 16;
   * null: twice the smallest value, plus 64.
   */
  effects?: number | null;
  /** What to do if no source says whether something happens; null: refuse. */
  onSilence?: Treatment | null;
  /** What to do if a fact that was not given decides whether something happens; null: refuse. */
  onConditional?: Treatment | null;
  /**
   * What to do if the profile has no figure for a limit; null: no limit. Your own figures belong in
   * the limits of an app.
   */
  unknownLimit?: UnknownLimit | null;
  /** The time at the start. */
  now?: number | null;
  /** Facts that differ from those of the ordinary device. */
  facts?: DeviceFacts | null;
}

/** An app to be installed. */
export interface Install {
  /** Yes: the user has launched the app before, so the system may launch it. */
  wasLaunched?: boolean | null;
  /** The methods that the app does not implement. */
  missing?: Callback | readonly Callback[] | null;
  /**
   * Each callback returns by itself after this time, or at once if it is 0; null: the host replies.
   */
  returnsAfter?: number | null;
  /** The memory that the app uses when it starts, 0 or more. */
  footprint?: number | bigint | null;
  /**
   * Each wake-up, such as a background fetch, completes by itself when this time has passed since
   * its callback returned, or at once if it is 0; null: the host completes it.
   */
  completesAfter?: number | null;
  /** An app in the background with nothing left to do is suspended after this time, 0 or more. */
  staysFor?: number | null;
  /** The host's own figures. */
  limits?: readonly Limit[] | null;
}

/** What happened. The kind decides which fields count; the others are ignored. */
export interface DeviceEventFields {
  /** The process that reports; null: the process that runs. */
  process?: number | null;
  /** The scene; null: the first scene of the app. */
  scene?: number | null;
  trigger?: Trigger | null;
  interruption?: Interruption | null;
  activity?: Activity | null;
  termination?: Termination | null;
  notice?: Event | null;
  fact?: Changing | null;
  /**
   * Whether the fact holds. For a notice: whether its subject came (yes) or went (no). For an app
   * that the user opens: whether the app opens beside the app in front. For a requested scene:
   * whether the scene connects in front.
   */
  value?: boolean | null;
  /** The host's decision, if the event was undecided before. */
  decision?: boolean | null;
  /** The token of a task or wake-up. */
  token?: number | null;
  /** The identifier of a request to the scheduler, chosen by the host. */
  identifier?: number | bigint | null;
  /** The memory that is wanted, in bytes. */
  bytesWanted?: number | null;
  /** A delay or an interval, in seconds. */
  delay?: number | null;
}

/**
 * The immediate outcome of an event. The first fields are those of every answer: the ruling on
 * whether the event happens. An event that no rule covers is allowed, without a rule.
 */
export interface DeviceOutcome {
  readonly verdict: Verdict;
  /** The rule by which the event takes place, or does not. */
  readonly rule: string | null;
  /** Why the event does not take place, if the rules give a reason. */
  readonly reason: Reason | null;
  /** The conditions that a conditional verdict depends on. */
  readonly requires: readonly Condition[];
  /** The token of the task or wake-up that was begun; 0: none. */
  readonly token: number;
  /**
   * Yes: the rules leave open whether the event happens, and the options of the device say to ask
   * the host. Nothing was changed: post the event again with a decision.
   */
  readonly undecided: boolean;
  /** The price that the app pays if the event is forbidden; null: there is none, or none known. */
  readonly price: Price | null;
  /** The disposition of a trigger that does not run the app. */
  readonly disposition: Disposition | null;
  /** Until when the trigger is kept. */
  readonly occasion: Occasion | null;
}

/** One thing for the host to do. */
export interface DeviceEffect {
  readonly kind: Effect;
  /** The number of the effect, for a reply. */
  readonly id: number;
  /** When the effect is due; in the past if it is taken late. */
  readonly at: number;
  /** When the call times out; null: no limit. */
  readonly deadline: number | null;
  /** The identifier of a request to the scheduler. */
  readonly identifier: number;
  readonly app: number;
  readonly process: number;
  readonly scene: number;
  /** The token of a task or wake-up. */
  readonly token: number;
  /** The rule that caused the effect. */
  readonly rule: string | null;
  /** The rule that the app broke, if it is killed for that. */
  readonly brokenRule: string | null;
  /** True if the host must reply. */
  readonly needsReply: boolean;
  readonly callback: Callback | null;
  /** Called next if the app does not implement `callback`. */
  readonly fallback: Callback | null;
  readonly notification: Notification | null;
  /** The state before. */
  readonly from: AppState | null;
  /** The state after. */
  readonly to: AppState | null;
  /**
   * The state that the app reads during the call; null: the app can read no state, or no source
   * says.
   */
  readonly reads: AppState | null;
  /** The state of the scene inside. */
  readonly sceneReads: SceneState | null;
  readonly cause: Cause | null;
  readonly trigger: Trigger | null;
  readonly notice: Event | null;
  readonly activity: Activity | null;
  /** The allowance that limits the call. */
  readonly allowance: Allowance | null;
  readonly termination: Termination | null;
  /**
   * The namespace that a report of the kill names; null: not known, or it may be one of several.
   */
  readonly namespace: TerminationNamespace | null;
  /** The code that a report of the kill names; 0: not known. */
  readonly code: number;
  readonly disposition: Disposition | null;
  readonly occasion: Occasion | null;
  /** A line of text: when, which app, what, by which rule. */
  readonly text: string;
}

/** The status of a device. */
export interface DeviceStatus {
  /** The OS. */
  readonly os: string | null;
  /** The time on the clock. */
  readonly now: number;
  /** True if it is on. */
  readonly on: boolean;
  /** True if it is locked. */
  readonly locked: boolean;
  /** The app in front; 0: the home screen. */
  readonly front: number;
  /** The app beside the app in front; 0: none. */
  readonly beside: number;
  /** What covers the screen. */
  readonly interruptions: readonly Interruption[];
  /** True if the app switcher covers the screen. */
  readonly switcher: boolean;
  /** The number of effects that wait to be taken. */
  readonly effects: number;
}

/** The status of an app. */
export interface AppStatus {
  readonly state: AppState;
  /** The number of the process; 0: no process runs. */
  readonly process: number;
  /** How the last process ended. */
  readonly lastTermination: Termination | null;
  /** True if a force quit by the user still counts. */
  readonly forceQuit: boolean;
  /** True if the app owes a reply to a life cycle callback. */
  readonly waiting: boolean;
  /** The value of backgroundTimeRemaining; null if the app is in front, or has no limit. */
  readonly remaining: number | null;
  /** Background tasks that are open. */
  readonly tasks: number;
}

/**
 * How often the user opens an app, and how often events come to it. Each number is a mean; 0:
 * never.
 */
export interface AppHabits {
  /** How often the user opens the app, 0 to 1440. */
  opensPerDay?: number | null;
  /** How often the user swipes the app away, 0 to 1440. */
  forceQuitsPerWeek?: number | null;
  /** Silent pushes that the server sends, 0 to 1440. */
  silentPushesPerDay?: number | null;
  /** Visible pushes that the server sends, 0 to 1440. */
  visiblePushesPerDay?: number | null;
  /**
   * How often the device enters or leaves a region that the app monitors, 0 to 1440; ignored if no
   * crossing may wake the app.
   */
  regionCrossingsPerDay?: number | null;
  /**
   * Background transfers that the app begins when the user leaves it, 0 to 1440; at most one for
   * each use; ignored if the end of a transfer may not wake the app.
   */
  transfersPerDay?: number | null;
  /** VoIP pushes, 0 to 1440; ignored if no such push may wake the app. */
  voipPushesPerDay?: number | null;
  /** Events of a Bluetooth central, 0 to 1440; ignored if no such event may wake the app. */
  bluetoothEventsPerDay?: number | null;
}

/**
 * How the user treats a phone. In a mask of hours, the lowest bit is the hour after midnight, and
 * bit 23 is the hour before midnight. Contradictory habits are refused: an hour of use in which the
 * phone is off, and acts of the user without any hour of use.
 */
export interface PhoneHabits {
  /** The hour at which the day begins, 0 to 23. */
  startHour?: number | null;
  /** The number of days, 0 to 366; 0: 1. */
  days?: number | null;
  /** Mask of hours in which the user takes up the phone. */
  usedHours?: number | null;
  /** Mask of hours in which the phone charges. */
  chargingHours?: number | null;
  /** Mask of hours without a network. */
  offlineHours?: number | null;
  /** Mask of hours in Low Power Mode. */
  lowPowerHours?: number | null;
  /** Mask of hours in which the phone is off. */
  offHours?: number | null;
  /** How often the user takes up the phone for anything but the apps in `items`, 0 to 1440. */
  pickupsPerDay?: number | null;
  /** How long a use takes, in seconds, 0 to 3600; 0: 120. */
  secondsPerUse?: number | null;
  /** How often memory is short while the user uses other apps, 0 to 1440. */
  memoryPressuresPerDay?: number | null;
}

/**
 * Something that the user, the system or an app did. The fields from `app` to `amount` are those of
 * the event, whether it was posted or held back.
 */
export interface DayAct {
  readonly kind: Occurrence;
  /** When it happened, by the clock of the device. */
  readonly at: number;
  /** A hash of this act and all acts before it: equal for equal days, on every machine. */
  readonly digest: bigint;
  /** 0: none. */
  readonly app: number;
  readonly trigger: Trigger | null;
  readonly fact: Changing | null;
  readonly value: boolean | null;
  /** The identifier of a request to the scheduler. */
  readonly identifier: number;
  /** The memory in bytes for memory-pressure; the time in nanoseconds for submit-request. */
  readonly amount: number;
  /** No: the event was held back, so it did not reach the device. */
  readonly posted: boolean;
  /** Yes: the rules let the system choose, and the seed decided. */
  readonly chance: boolean;
  /** The rule (family `choice`) that determines the event or its time; null: there is none. */
  readonly choice: string | null;
  /** The rule that decided the outcome, or that held back the event; null: there is none. */
  readonly rule: string | null;
  /** The verdict on the event; null: the event was not posted. */
  readonly verdict: Verdict | null;
  /** The disposition of a trigger that does not run the app. */
  readonly disposition: Disposition | null;
  /** Until when the event is kept. */
  readonly occasion: Occasion | null;
  /** The token of the wake-up that was begun; 0: none. */
  readonly token: number;
}

/** What the host states about a log. */
export interface AuditorOptions {
  /** The last OS version that may have written the log; null: that of the context. */
  osLast?: string | null;
  /** The callbacks that the log always records. */
  callbacks?: Callback | readonly Callback[] | null;
  /** The notifications that the log always records. */
  notifications?: Notification | readonly Notification[] | null;
  /** The strictness; null: `usual`. */
  strictness?: Strictness | null;
  /** Scenes that a session can tell apart, 1 to 16; 0: 1. */
  scenes?: number | null;
  /** True if the log shows every end of a process. */
  ends?: boolean;
  /** True if the log shows in which process each record was made. */
  processes?: boolean;
  /** The app; without it, an app that declares nothing. */
  app?: App | null;
  /** Facts that differ from those of the ordinary device. */
  facts?: DeviceFacts | null;
  evidence?: EvidenceProfile | null;
  /** The host's own figures. */
  limits?: readonly Limit[] | null;
}

/** What an auditor finds. */
export interface AuditFinding {
  /** The kind of the finding. */
  readonly kind: AuditKind;
  /**
   * Error: nothing explains the record, a limit was exceeded, or a task was ended twice. warning:
   * only missing records or an inferred rule explain the record, a state that was sampled does not
   * fit, a task was never ended or was begun by an expiration handler, or the record cannot be
   * read. note: an end, a gap, a time before that of an earlier record, or a record that only a
   * tolerated rule or a second account (`alternative`) explains.
   */
  readonly severity: Severity;
  /** The rule that decides, or that explains the record; null: there is none. */
  readonly rule: string | null;
  /** The index of the record, counted from the first record of the session. */
  readonly record: number;
  /**
   * The index of the record at which the problem began: the start of the clock or of the task;
   * otherwise `record`.
   */
  readonly since: number;
  /** The kind of the record; null: a kind that is not in the header. */
  readonly recordKind: RecordKind | null;
  /**
   * The code of the record: a callback, a notification, a state, as its kind says; a number if it
   * is none of these.
   */
  readonly code: Activity | Callback | Cause | Notification | Occurrence | State | Termination | number;
  /** The scene of the record; 0: not recorded, or the app. */
  readonly scene: number;
  /** The state of the app that was read; null: not recorded. */
  readonly reads: AppState | null;
  /** The state of the scene that was read; null: not recorded. */
  readonly sceneReads: SceneState | null;
  /** The callback that was expected or is missing; null: there is none, or a notification. */
  readonly callback: Callback | null;
  /** The notification that was expected or is missing; null: there is none, or a callback. */
  readonly notification: Notification | null;
  /** The app state in the expected step; null: not known. */
  readonly expectedReads: State | null;
  /**
   * The event that leaves no record but has to come before the expected step; null: no such event.
   */
  readonly cause: Cause | null;
  /** The rule of the expected step; null: there is none. */
  readonly expectedRule: string | null;
  /** The states that the app or the scene may have had before the record. */
  readonly places: readonly State[];
  /** The states that the app or the scene may have after the record. */
  readonly placesAfter: readonly State[];
  /** The allowance that was exceeded. */
  readonly allowance: Allowance | null;
  /** The likeliest way in which the process ended, if the finding is about an end. */
  readonly termination: Termination | null;
  /** The token of the task. */
  readonly token: number;
  /**
   * The measured time, which is a lower bound; for a finding on the clock, the time by which it
   * went back; null: not measured.
   */
  readonly took: number | null;
  /** The limit; null: not known. */
  readonly limit: number | null;
  /** A line that says what is wrong, and a line for each detail. */
  readonly text: string;
}

/** A record that may come next. */
export interface AuditStep {
  /** The callback; null: the record is a notification. */
  readonly callback: Callback | null;
  /** The notification; null: the record is a callback. */
  readonly notification: Notification | null;
  /** The app state that is read in the step; null: not known. */
  readonly reads: AppState | null;
  /** The scene state that is read in the step; null: not known. */
  readonly sceneReads: SceneState | null;
  /** The rule of the step. */
  readonly rule: string;
  /** The event that leaves no record but has to come before the step; null: no such event. */
  readonly cause: Cause | null;
  /**
   * How unlikely the events are that leave no record but have to come before the step: 0 (likely)
   * to 6 (unlikely).
   */
  readonly price: number;
}

/** A way in which a process may have ended. */
export interface AuditEnd {
  /** The cause of the end. */
  readonly cause: Cause;
  /** The kind of end. */
  readonly termination: Termination;
  /** The rule by which the process ends in this way; null: there is none. */
  readonly rule: string | null;
  /** True if this end is possible; if not, it is ruled out. */
  readonly possible: boolean;
  /** The evidence for this end; null: there is none. */
  readonly speaksFor: Ground | null;
  /** The evidence against this end; null: there is none. */
  readonly speaksAgainst: Ground | null;
  /** The allowance that was used up. */
  readonly allowance: Allowance | null;
  /** The token of the task that was open. */
  readonly token: number;
}

/** May the app go from one state to another, for this cause? */
export interface TransitionQuery {
  /** The state before. */
  from: State;
  /**
   * A state of the app if `from` is one, otherwise a state of the scene; null: wherever the cause
   * leads.
   */
  to?: State | null;
  cause: Cause;
  /** Why the app is in `from`; null: any cause that fits. */
  lastCause?: Cause | null;
  /** The event for which the app is launched, woken or brought back; null: no event. */
  trigger?: Trigger | null;
  /**
   * The kind of interruption, if the cause is an interruption; null: any kind that the rule
   * choice.interruption lists.
   */
  interruption?: Interruption | null;
}

/**
 * The verdict says whether the system takes this step. The verdict is `unspecified` if no source
 * says.
 *
 * A question is about the process, or about one scene. If the app has adopted scenes, the process
 * has the state of its most active scene. In both kinds of question, the callbacks about the app's
 * interface are then those of the scene delegate. A scene that is not connected, or has just been
 * made, is unattached. If the app has not adopted scenes, questions about scenes are
 * not-applicable, with reason state-unavailable.
 *
 * The reason is the first of these that applies: scenes not covered; `from` unavailable; trigger,
 * cause or interruption unavailable; what a rule says about the pair; `to` unavailable; leads
 * elsewhere; cause out of place. not-one-step means that `to` is reached in two or three steps of
 * one act. Each of these steps has the cause itself, activation or execution-finished as its cause;
 * if the cause is launch-by-user, also scene-request. If the cause is the end of an interruption,
 * the other steps can only be the beginning of the interruption and execution-finished. If the
 * cause is a force quit or a closed app switcher, the other step can only be the opening of the
 * switcher.
 *
 * If the cause is launch-by-system or wake-by-system, and the query has a trigger, the trigger must
 * run the app in the background. If `relaunch` refuses the trigger, the transition is forbidden
 * with reason launches-nothing; if it leaves the trigger conditional, so is the transition. For
 * this, `relaunch` is asked about the end that last_cause gives, or about any end if last_cause
 * gives none. For other causes, the trigger only determines which callbacks come.
 *
 * Without a target, the question is where the cause leads. The answer is the target of the rule
 * with the highest precedence that lets the step happen. Next come the steps that depend on an
 * unknown fact, and last the steps that a rule only tolerates. If no rule lets a step happen, the
 * answer is that of a rule that forbids one. If there is no such rule either, the verdict is about
 * the cause alone: forbidden if the cause cannot occur in `from`, else unspecified.
 */
export interface TransitionAnswer extends Answer {
  /** Why the verdict is what it is; null: it needs no reason. */
  readonly reason: Reason | null;
  /**
   * With not-one-step, the state after the first step; with leads-elsewhere, the state that the
   * cause leads to; else null.
   */
  readonly via: State | null;
  /**
   * The state that the cause leads to, if the query names no state; null: the query names a state,
   * or the cause leads nowhere.
   */
  readonly to: State | null;
  /** Callbacks and notifications in order. */
  readonly sequence: readonly SequenceStep[];
  /** Only the callbacks of the sequence. */
  readonly callbacks: readonly SequenceStep[];
}

/** What may follow a state? */
export interface NextQuery {
  /** The state before. */
  from: State;
  /** Why the app is in `from`; null: not known. */
  lastCause?: Cause | null;
}

/**
 * The verdict is allowed if at least one transition may follow, and forbidden if none may follow
 * (unspecified under the profile of the founding documents). It is not-applicable if the life cycle
 * of the app does not have the state, and conditional if an unknown fact decides whether it has.
 */
export interface NextAnswer extends Answer {
  /** Why the verdict is what it is; null: it needs no reason. */
  readonly reason: Reason | null;
  /** What may follow. */
  readonly transitions: readonly NextTransition[];
}

/** How does the app get from one state to another? */
export interface PathQuery {
  /** The state before. */
  from: State;
  /** A state of the app if `from` is one, otherwise a state of the scene. */
  to: State;
  /** Why the app is in `from`; null: any cause that fits. */
  lastCause?: Cause | null;
  /** The event for which the app is launched, woken or brought back on the way; null: no event. */
  trigger?: Trigger | null;
  /** Empty: the acts of the user and of the system that lead to `to`, see below. */
  allowedCauses?: Cause | readonly Cause[] | null;
}

/**
 * The answer is the shortest chain of legal steps. A chain that keeps the process alive is
 * preferred to one that ends it, whatever their lengths, unless `to` is not-running or prewarmed.
 *
 * With empty `allowed_causes` no step is a failure: memory-limit, crash, watchdog, an expired task,
 * fetch or session, cpu-limit, thermal, disk-pressure, resource-held, voip-unreported,
 * voip-wake-rate, resource-use, insecure-drawing, background-graphics. No step is app-exit,
 * debugger-stop, user-force-quit-held-button, privacy-changed or memory-pressure, either. No step
 * ends the process, unless `to` is not-running or prewarmed. If `to` is background, suspended or
 * scene-background, no step is an unlock, or a launch or return by the user, because these lead to
 * the foreground.
 *
 * If no chain of legal steps leads to the target, the verdict is forbidden (unspecified under the
 * profile of the founding documents), with reason no-path. If the verdict is forbidden, the library
 * also looks for a chain as if no rule refused a step. If there is such a chain, the answer names
 * the first rule that refuses a step of the chain; otherwise, it names null. The verdict is
 * conditional if a step of the chain is, or if an unknown fact decides between two life cycles with
 * different chains. If the OS does not have the trigger, the verdict is not-applicable, with reason
 * cause-unavailable, as for a transition. A path from a state to itself is allowed, and has no
 * steps, if the life cycle has the state. The reason is the first of these that applies: scenes not
 * covered; `from` unavailable; trigger unavailable; `to` unavailable; no path.
 */
export interface PathAnswer extends Answer {
  /** Why the verdict is what it is; null: it needs no reason. */
  readonly reason: Reason | null;
  /** The steps in order. */
  readonly steps: readonly PathStep[];
}

/**
 * The verdict is allowed if a rule covers the allowance (its figures may still be unknown),
 * not-applicable if the OS has no such allowance, unspecified if no source says anything, and
 * conditional if the answer depends on an unknown fact, such as an attached debugger. The evidence
 * is overridden if the allowance exists, and the host gave a figure for it.
 */
export interface DeadlineAnswer extends Answer {
  readonly allowance: Allowance;
  /** What happens at the limit. */
  readonly atExpiry: Expiry | null;
  /** The time that the app should keep to; null: not known. */
  readonly advice: number | null;
  /** The time that the system enforces; null: not known; Infinity: no limit. */
  readonly limit: number | null;
  /** How long before the limit the app is warned; null: not known. */
  readonly warning: number | null;
  /** The code of the termination; null: not known. */
  readonly code: TerminationCode | null;
  /** How the process ends at the limit; null: the process does not end, or no rule says how. */
  readonly termination: Termination | null;
  /** When the clock starts; null: not known. */
  readonly starts: Moment | null;
  /** When the clock is reset. See also `shared`. */
  readonly resets: readonly Moment[];
  /** True if the app can ask for more time; null: no source says. */
  readonly extendable: boolean | null;
  /** True if all uses of the allowance share one clock. */
  readonly shared: boolean;
}

/** After this termination, or in this state, does this event run the app? */
export interface RelaunchQuery {
  /** `none`: the app is suspended. May be null if `state` is a state in memory. */
  after?: Termination | null;
  on: Trigger;
  /**
   * The state of the app; null: suspended after `none`, else not running. For a state in memory, it
   * does not matter what ended the app before.
   */
  state?: AppState | null;
  /** What happened after the termination; if the user launched the app, this launch came last. */
  since?: Since | readonly Since[] | null;
  /**
   * Yes: the user force quit the app and has not launched it since, even if it then ended in
   * another way; no, or null: the termination decides.
   */
  forceQuit?: boolean | null;
}

/**
 * The verdict says whether the event wakes a suspended app, reaches a running app, or launches an
 * app that is not running (or is prewarmed). `none` with a state that is not in memory is
 * `out-of-range`. Launch state, callback and allowance are set if the rule allows, or is itself
 * conditional. If they are not set and the answer is conditional, the unknown facts decide only
 * between two kinds of refusal, or between refusal and silence: no fact makes the answer allowed.
 * The answer is not-applicable if the life cycle does not have the state, if the OS does not have
 * the trigger, or if no app can end that way or stay in memory on that OS. The rule is then the one
 * on the life cycle, on the trigger or on the cause.
 */
export interface RelaunchAnswer extends Answer {
  /**
   * How firmly the system promises to run the app; null unless the rule allows, or is conditional.
   */
  readonly guarantee: Guarantee | null;
  /**
   * Background, inactive (foreground) or prewarmed; a running app stays in its state, unless the
   * event brings it to the front; null: no launch, or no source says.
   */
  readonly launchState: AppState | null;
  /** The callback that delivers the event; null: there is none, or no source says. */
  readonly callback: Callback | null;
  /** The allowance that starts to run; null: not known. */
  readonly allowance: Allowance | null;
  /**
   * How the app stands with the system when the event comes; null: the answer is not-applicable, or
   * no rule says.
   */
  readonly standing: Standing | null;
  /** The limit of the allowance, or else its advice; null: not known; Infinity: no limit. */
  readonly allowanceSeconds: number | null;
  /**
   * The rule on the trigger: its callback, its versions and its origin (`origin`); null: there is
   * no such rule.
   */
  readonly deliveryRule: string | null;
  /**
   * What happens to an event that is refused, or that may be refused; null: the event is allowed,
   * or no rule says.
   */
  readonly disposition: Disposition | null;
  /** Until when the event is kept; null: the event is not kept, or no rule says. */
  readonly occasion: Occasion | null;
  /** The rule that decides the disposition; null: there is no such rule. */
  readonly dispositionRule: string | null;
}

/** May the app do this in this state? */
export interface ConductQuery {
  /** The state of the app. */
  state: AppState;
  activity: Activity;
}

/**
 * The verdict is allowed, forbidden (at a price), not-applicable (the OS or the life cycle has no
 * such state or activity), conditional, or unspecified.
 */
export interface ConductAnswer extends Answer {
  /** The activity must be over when this callback returns; null: there is none. */
  readonly stopBefore: Callback | null;
  /** The price; null: there is none, or none known. */
  readonly price: Price | null;
  /** The code of the termination; null: not known. */
  readonly code: TerminationCode | null;
  /**
   * How the process ends, if that is the price; null: the process does not end, or no rule says
   * how.
   */
  readonly termination: Termination | null;
}

/**
 * The verdict is allowed if there are duties, unspecified if no source names any, not-applicable if
 * the app does not get the callback on that OS (the rule is then the one on the life cycle), and
 * conditional if it is not known whether the app gets the callback. A duty that depends on an
 * unknown fact is not listed.
 */
export interface DutiesAnswer extends Answer {
  readonly callback: Callback;
  /** The duties, in the order of the rule book. */
  readonly duties: readonly Duty[];
}

/**
 * Which object receives a callback, with which options, and what does its return value change? For
 * a call that a device delivers, take `callback` and `trigger` from the effect. The effect does not
 * contain this answer.
 */
export interface CallQuery {
  callback: Callback;
  /**
   * The trigger for which the callback is called; null: not given. The answer then names no option
   * of a launch or connection; for an app with scenes, it says only that the launch options are
   * nil.
   */
  trigger?: Trigger | null;
}

/**
 * The question assumes that the callback comes; `transition` and `relaunch` say whether it does.
 * The verdict is allowed if a rule describes the call, and unspecified if no source does. It is
 * not-applicable, with a reason, if the OS or the life cycle lacks the callback
 * (callback-unavailable), if the OS lacks the trigger (cause-unavailable), if the trigger brings
 * other callbacks (other-callbacks), or if the callback comes only at a launch and the trigger
 * launches no app (launches-nothing). It is conditional if the fields depend on an unknown fact,
 * such as whether the app has scenes.
 *
 * The options are those of application:willFinishLaunchingWithOptions:,
 * application:didFinishLaunchingWithOptions: and scene:willConnectToSession:options:. Answers about
 * other callbacks name none. For other arguments, see the callback in Apple's header.
 */
export interface CallAnswer extends Answer {
  /** Why the verdict is what it is; null: it needs no reason. */
  readonly reason: Reason | null;
  /** The object that receives the callback. */
  readonly receiver: Receiver | null;
  /** The key that the trigger has in the launch options; `none`: none; null: no source says. */
  readonly launchOption: LaunchOption | null;
  /**
   * The property that the trigger has in the connection options; `none`: none; null: no source
   * says.
   */
  readonly connectionOption: ConnectionOption | null;
  /** The effect of the return value of the callback; null: no source says. */
  readonly returnValue: ReturnValue | null;
  /** Further keys that the event may add; the note of the rule says when. */
  readonly moreLaunchOptions: readonly LaunchOption[];
  /** Further properties. */
  readonly moreConnectionOptions: readonly ConnectionOption[];
}

/** How does an event reach an app in a state? */
export interface DeliveryQuery {
  /** The state of the app. */
  state: AppState;
  event: Event;
}

/**
 * The verdict is allowed if the app or its user gets the event, at once or later, and forbidden if
 * neither gets it. It is not-applicable if the OS or the life cycle has no such state or event,
 * conditional if the answer depends on an unknown fact, and unspecified if no source says.
 */
export interface DeliveryAnswer extends Answer {
  /** The manner; null: no source says. */
  readonly manner: Manner | null;
  /**
   * The callback that delivers the event, or after which the system acts; null: there is none, or
   * no source says.
   */
  readonly callback: Callback | null;
  /** How several waiting events become one; null: no source says. */
  readonly merging: Merging | null;
  /**
   * The trigger by which the event wakes the app, for `relaunch`; null: the event does not wake the
   * app.
   */
  readonly trigger: Trigger | null;
  /** The rank among waiting notices: the lowest comes first; null: no source says. */
  readonly rank: number | null;
}

/**
 * The verdict is allowed if the mode has an effect on the OS, not-applicable before the mode was
 * introduced or after it was removed, and unspecified if no source says. It does not matter whether
 * the app declares the mode. If the verdict is allowed, the rule lists, value by value, what the
 * mode permits in the background (`permits`), the activities during which the app is not suspended
 * (`keeps-running`) and the triggers that the mode enables (`triggers`).
 */
export interface ModeAnswer extends Answer {
  readonly mode: BackgroundMode;
  /** The first version with the mode; null: not known. */
  readonly introduced: string | null;
  /** The first version on which the mode is deprecated; null: never, or not known. */
  readonly deprecated: string | null;
  /** The first version on which the mode has no effect; null: never, or not known. */
  readonly removed: string | null;
  /** The triggers that the mode enables. */
  readonly wakes: readonly Trigger[];
  /** The activities that the mode permits in the background. */
  readonly permits: readonly Activity[];
  /** The activities during which the app is not suspended. */
  readonly keepsRunning: readonly Activity[];
}

/**
 * The verdict is allowed if a rule covers the quota (its figures may still be unknown),
 * not-applicable if the OS has no such quota, unspecified if no source says anything, and
 * conditional if the answer depends on an unknown fact.
 */
export interface QuotaAnswer extends Answer {
  readonly quota: Quota;
  readonly unit: Unit | null;
  /** The number that the system allows; null: not known. */
  readonly count: number | null;
  /** The period for which the count holds; null: the quota is not a rate, or no source says. */
  readonly window: number | null;
  /** What happens when the count is exceeded; null: no source says. */
  readonly atExcess: Expiry | null;
}

/** The verdict is forbidden if any finding is an error, and allowed otherwise. */
export interface ManifestAnswer extends Answer {
  /** The findings, in the order of the rule book. */
  readonly findings: readonly ManifestFinding[];
}

/**
 * What does a code mean: the code of a termination, or of an error that tells an app that it broke
 * a rule of the life cycle? The host takes the code from the report or the error.
 */
export interface TerminationQuery {
  /** The namespace; null: the report names no namespace. */
  namespace?: TerminationNamespace | null;
  /**
   * Any number; with jetsam, it is the kernel's number. The code of an error has 32 bits:
   * (uint32_t)-997.
   */
  code: number | bigint | string;
  /**
   * The error domain; null: the code is that of a termination. If a domain is given, the namespace
   * is ignored. Since 0.3.1.
   */
  errorDomain?: ErrorDomain | null;
}

/**
 * The verdict is allowed for a life cycle termination whose cause is known, forbidden for a known
 * code that is not a life cycle termination (a signal, a privacy violation), and unspecified for an
 * unknown code. For an error it is allowed if the error ends the app, forbidden if it ends nothing,
 * and unspecified if it is unknown. The text of the rule says what the code or the error means:
 * `text`.
 */
export interface TerminationAnswer extends Answer {
  /** The termination; null: not a termination of the life cycle. */
  readonly cause: Termination | null;
  /**
   * The allowance that was used up; null: there is none, or one of several: the report says which.
   */
  readonly allowance: Allowance | null;
  /** The rule on the allowance or on conduct that the app broke; null: there is none. */
  readonly brokenRule: string | null;
  /** The limit of the allowance, or else its advice; null: not known; Infinity: no limit. */
  readonly allowanceSeconds: number | null;
  /** A sentence on what the code means; "" if nothing is known. */
  readonly meaning: string;
}

/** May the system suspend the app, which is in the background? */
export interface SuspensionQuery {
  /**
   * The allowances whose clocks run for the app, such as that of a background task or a wake-up.
   */
  allowances?: Allowance | readonly Allowance[] | null;
  /** What the app is doing. */
  activities?: Activity | readonly Activity[] | null;
  /** The activities that began while the app was in front. */
  begunInFront?: Activity | readonly Activity[] | null;
}

/**
 * The verdict is allowed if nothing keeps the app from being suspended, forbidden if something
 * does, conditional if that depends on an unknown fact, not-applicable if the life cycle has no
 * suspended state, and unspecified if no source says. An allowance keeps the app running until its
 * limit, or until the app says that it is done. An activity keeps the app running for as long as it
 * lasts.
 */
export interface SuspensionAnswer extends Answer {
  /** The allowances of the query that keep the app running. */
  readonly allowances: readonly Allowance[];
  readonly activities: readonly Activity[];
}

/** How soon is an app ended when memory is short? */
export interface PurgeQuery {
  /** The state of the app. */
  state: AppState;
  /** What the app is doing. */
  activities?: Activity | readonly Activity[] | null;
}

/**
 * The verdict is allowed if the app can be ended to free memory. It is not-applicable if the app
 * does not run or cannot be in that state, conditional if the answer depends on an unknown fact,
 * and unspecified if no source says. Of several apps, the app with the lowest rank is ended first.
 * If ranks are equal, the larger app is ended first.
 */
export interface PurgeAnswer extends Answer {
  /** True if the app first gets a memory warning; null: no rule says. */
  readonly warned: boolean | null;
  /** 1 for the first to be ended; null: no source says. */
  readonly rank: number | null;
}
