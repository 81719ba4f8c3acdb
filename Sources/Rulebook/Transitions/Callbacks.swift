// The rules that say on which versions each callback exists, and by which other callback it is
// replaced.

import LifecyclePolicy

/// Questions and answers name callbacks, so these rows hold under every evidence profile. The
/// versions are those of Apple's reference pages.
let callbacksOfTheApp: [Rule] = [
  .callback(
    "callback.did-finish-launching-legacy", since: 2, of: .didFinishLaunchingLegacy,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-finish-launching", since: 3, of: .didFinishLaunching,
    fallback: .didFinishLaunchingLegacy, sources: [.dApplicationDelegate]),
  .callback(
    "callback.will-finish-launching", since: 6, of: .willFinishLaunching,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-become-active", since: 2, of: .didBecomeActive,
    sceneCallback: .sceneDidBecomeActive,
    ofInterface: true, sources: [.dApplicationDelegate]),
  .callback(
    "callback.will-resign-active", since: 2, of: .willResignActive,
    sceneCallback: .sceneWillResignActive, ofInterface: true, sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-enter-background", since: 4, of: .didEnterBackground,
    sceneCallback: .sceneDidEnterBackground, ofInterface: true, sources: [.dApplicationDelegate]),
  .callback(
    "callback.will-enter-foreground", since: 4, of: .willEnterForeground,
    sceneCallback: .sceneWillEnterForeground, ofInterface: true, sources: [.dApplicationDelegate]),
  .callback(
    "callback.will-terminate", since: 2, of: .willTerminate, sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-receive-memory-warning", since: 2, of: .didReceiveMemoryWarning,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.significant-time-change", since: 2, of: .significantTimeChange,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.protected-data-will-become-unavailable", since: 4,
    of: .protectedDataWillBecomeUnavailable, sources: [.dApplicationDelegate]),
  .callback(
    "callback.protected-data-did-become-available", since: 4, of: .protectedDataDidBecomeAvailable,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.handle-open-url", since: 2, of: .handleOpenURL, sources: [.dApplicationDelegate]),
  .callback(
    "callback.open-url-source-application", since: .v(4, 2), of: .openURLSourceApplication,
    fallback: .handleOpenURL, sources: [.dApplicationDelegate]),
  .callback(
    "callback.open-url", since: 9, of: .openURL, fallback: .openURLSourceApplication,
    sceneCallback: .sceneOpenURLContexts, ofInterface: true, sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-receive-remote-notification", since: 3, of: .didReceiveRemoteNotification,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-receive-remote-notification-fetch", since: 7,
    of: .didReceiveRemoteNotificationFetch,
    fallback: .didReceiveRemoteNotification, fallbackInFrontOnly: true,
    sources: [.dApplicationDelegate, .als]),
  .callback(
    "callback.did-receive-local-notification", since: 4, of: .didReceiveLocalNotification,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.handle-notification-action", since: 8, of: .handleNotificationAction,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-receive-notification-response", since: 10, of: .didReceiveNotificationResponse,
    fallback: .didReceiveRemoteNotificationFetch, sources: [.dNotificationDelegate, .als],
    note: """
      An app that has neither this method nor the next older one gets the one before: each \
      fallback has its own rule of this family, with its own fallback.
      """),
  .callback(
    "callback.will-present-notification", since: 10, of: .willPresentNotification,
    fallback: .didReceiveLocalNotification, sources: [.dWillPresent, .openradar15613],
    note: """
      The fallback is that of a local notification. A push falls back to \
      application:didReceiveRemoteNotification: in either form, which one row cannot say as well.
      """),
  .callback(
    "callback.will-continue-user-activity", since: 8, of: .willContinueUserActivity,
    sceneCallback: .sceneWillContinueUserActivity, ofInterface: true,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.continue-user-activity", since: 8, of: .continueUserActivity,
    sceneCallback: .sceneContinueUserActivity, ofInterface: true, sources: [.dApplicationDelegate]),
  .callback(
    "callback.perform-shortcut-action", since: 9, of: .performShortcutAction,
    sceneCallback: .windowScenePerformShortcutAction, ofInterface: true,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.user-did-accept-cloudkit-share", since: 10, of: .userDidAcceptCloudkitShare,
    sceneCallback: .windowSceneUserDidAcceptCloudkitShare, ofInterface: true,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.handle-intent", since: 11, of: .handleIntent,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.handler-for-intent", since: 14, of: .handlerForIntent, fallback: .handleIntent,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.handle-watchkit-extension-request", since: .v(8, 2),
    of: .handleWatchkitExtensionRequest,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.should-restore-secure-application-state", since: .v(13, 2),
    of: .shouldRestoreSecureApplicationState,
    fallback: .shouldRestoreApplicationState,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.should-save-secure-application-state", since: .v(13, 2),
    of: .shouldSaveSecureApplicationState,
    fallback: .shouldSaveApplicationState,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.perform-fetch", since: 7, of: .performFetch, sources: [.dApplicationDelegate]),
  .callback(
    "callback.handle-events-for-background-url-session", since: 7,
    of: .handleEventsForBackgroundURLSession, sources: [.dApplicationDelegate]),
  .callback(
    "callback.should-restore-application-state", since: 6, of: .shouldRestoreApplicationState,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-decode-restorable-state", since: 6, of: .didDecodeRestorableState,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.should-save-application-state", since: 6, of: .shouldSaveApplicationState,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.will-encode-restorable-state", since: 6, of: .willEncodeRestorableState,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.configuration-for-connecting-scene", since: 13, of: .configurationForConnectingScene,
    ofInterface: true, sources: [.dApplicationDelegate]),
  .callback(
    "callback.did-discard-scene-sessions", since: 13, of: .didDiscardSceneSessions,
    ofInterface: true,
    sources: [.dApplicationDelegate]),
  .callback(
    "callback.scene-will-connect", since: 13, of: .sceneWillConnect, ofInterface: true,
    sources: [.dSceneDelegates]),
]

let callbacksOfOthers: [Rule] = [
  .callback(
    "callback.scene-did-disconnect", since: 13, of: .sceneDidDisconnect, ofInterface: true,
    sources: [.dSceneDelegates]),
  .callback(
    "callback.scene-will-enter-foreground", since: 13, of: .sceneWillEnterForeground,
    appCallback: .willEnterForeground, ofInterface: true, sources: [.dSceneDelegates]),
  .callback(
    "callback.scene-did-become-active", since: 13, of: .sceneDidBecomeActive,
    appCallback: .didBecomeActive, ofInterface: true, sources: [.dSceneDelegates]),
  .callback(
    "callback.scene-will-resign-active", since: 13, of: .sceneWillResignActive,
    appCallback: .willResignActive, ofInterface: true, sources: [.dSceneDelegates]),
  .callback(
    "callback.scene-did-enter-background", since: 13, of: .sceneDidEnterBackground,
    appCallback: .didEnterBackground, ofInterface: true, sources: [.dSceneDelegates]),
  .callback(
    "callback.scene-open-url-contexts", since: 13, of: .sceneOpenURLContexts, appCallback: .openURL,
    ofInterface: true, sources: [.dSceneDelegates]),
  .callback(
    "callback.scene-continue-user-activity", since: 13, of: .sceneContinueUserActivity,
    appCallback: .continueUserActivity, ofInterface: true, sources: [.dSceneDelegates]),
  .callback(
    "callback.window-scene-perform-shortcut-action", since: 13,
    of: .windowScenePerformShortcutAction,
    appCallback: .performShortcutAction, ofInterface: true, sources: [.dSceneDelegates]),
  .callback(
    "callback.state-restoration-activity-for-scene", since: 13,
    of: .stateRestorationActivityForScene, ofInterface: true,
    sources: [.dSceneActivity, .dSceneDelegates]),
  .callback(
    "callback.scene-restore-interaction-state", since: 15, of: .sceneRestoreInteractionState,
    ofInterface: true, sources: [.w2110057, .dSceneDelegates],
    note: "A session of 2021 introduces it; Apple's page gives 13.0."),
  .callback(
    "callback.did-update-to-location", since: 2, of: .didUpdateToLocation,
    sources: [.dLocationDelegate]),
  .callback(
    "callback.did-update-locations", since: 6, of: .didUpdateLocations,
    fallback: .didUpdateToLocation,
    sources: [.dLocationDelegate]),
  .callback(
    "callback.did-enter-region", since: 4, of: .didEnterRegion, sources: [.dLocationDelegate]),
  .callback(
    "callback.did-exit-region", since: 4, of: .didExitRegion, sources: [.dLocationDelegate]),
  .callback(
    "callback.did-determine-region-state", since: 7, of: .didDetermineRegionState,
    sources: [.dLocationDelegate]),
  .callback(
    "callback.did-visit", since: 8, of: .didVisit, sources: [.dLocationDelegate]),
  .callback(
    "callback.central-will-restore-state", since: 7, of: .centralWillRestoreState,
    sources: [.dBluetoothDelegates]),
  .callback(
    "callback.peripheral-will-restore-state", since: 7, of: .peripheralWillRestoreState,
    sources: [.dBluetoothDelegates]),
  .callback(
    "callback.did-receive-incoming-push-legacy", since: 8, of: .didReceiveIncomingPushLegacy,
    sources: [.dPushRegistryDelegate]),
  .callback(
    "callback.did-receive-incoming-push", since: 11, of: .didReceiveIncomingPush,
    fallback: .didReceiveIncomingPushLegacy, sources: [.dPushRegistryDelegate]),
  .callback(
    "callback.incoming-push-to-talk", since: 16, of: .incomingPushToTalk,
    sources: [.dPushToTalkDelegate]),
  .callback(
    "callback.did-receive-watch-message", since: 9, of: .didReceiveWatchMessage,
    sources: [.dWatchDelegate]),
  .callback(
    "callback.did-receive-watch-user-info", since: 9, of: .didReceiveWatchUserInfo,
    sources: [.dWatchDelegate]),
  .callback(
    "callback.did-receive-notification-request", since: 10, of: .didReceiveNotificationRequest,
    sources: [.dNotificationExtension]
  )
  .about(.notificationService),
  .callback(
    "callback.service-extension-time-will-expire", since: 10, of: .serviceExtensionTimeWillExpire,
    sources: [.dNotificationExtension]
  )
  .about(.notificationService),
  .callback(
    "callback.background-task-expiration-handler", since: 4, of: .backgroundTaskExpirationHandler,
    sources: [.dApplication]),
  .callback(
    "callback.bgtask-launch-handler", since: 13, of: .bgtaskLaunchHandler,
    sources: [.dTaskScheduler]),
  .callback(
    "callback.bgtask-expiration-handler", since: 13, of: .bgtaskExpirationHandler,
    sources: [.dTaskScheduler]),
  .callback(
    "callback.keep-alive-handler", since: 4, until: 10, of: .keepAliveHandler,
    sources: [.dApplication]),
  .callback(
    "callback.keep-alive-handler.pushkit", since: 10, of: .keepAliveHandler, unless: [.pushkitSDK],
    sources: [.qa1938, .dKeep],
    note: "An app linked against an SDK of 10.0 or later no longer gets it."),
  .callback(
    "callback.healthkit-update-handler", since: 8, of: .healthkitUpdateHandler,
    sources: [.dObserverQuery]),
  .callback(
    "callback.window-scene-user-did-accept-cloudkit-share", since: 13,
    of: .windowSceneUserDidAcceptCloudkitShare,
    appCallback: .userDidAcceptCloudkitShare, ofInterface: true,
    sources: [.dSceneDelegates]),
  .callback(
    "callback.scene-will-continue-user-activity", since: 13, of: .sceneWillContinueUserActivity,
    appCallback: .willContinueUserActivity, ofInterface: true,
    sources: [.dSceneDelegates]),
  .callback(
    "callback.open-settings-for-notification", since: 12, of: .openSettingsForNotification,
    sources: [.dNotificationDelegate]),
  .callback(
    "callback.did-begin-transmitting", since: 16, of: .didBeginTransmitting,
    sources: [.dPushToTalkDelegate]),
  .callback(
    "callback.did-connect-car-interface-controller", since: 12,
    of: .didConnectCarInterfaceController,
    sources: [.dCarScene]),
  .callback(
    "callback.template-scene-did-connect", since: 14, of: .templateSceneDidConnect,
    fallback: .didConnectCarInterfaceController,
    sources: [.dCarScene]),
  .callback(
    "callback.did-receive-incoming-voip-push", since: .v(26, 4), of: .didReceiveIncomingVoIPPush,
    fallback: .didReceiveIncomingPush,
    sources: [.dPushRegistryDelegate]),
]
