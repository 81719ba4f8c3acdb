// The rules on who receives a callback, with which options, and what its return value changes.

import LifecyclePolicy

/// The launch methods of the app delegate, whose options say what launched an app without scenes.
let callsAtLaunch: [Rule] = [
  .call(
    "call.did-finish-launching-legacy", .documented, callbacks: [.didFinishLaunchingLegacy],
    receiver: .appDelegate, returnValue: ReturnValue.none, onLaunchOnly: true,
    sources: [.dApplicationDelegate]),
  .call(
    "call.launch", since: 3, .documented, callbacks: .launching, receiver: .appDelegate,
    returnValue: .eventDelivery, onLaunchOnly: true, sources: [.dDfl, .dWfl],
    note: """
      NO prevents the delivery of a URL, an activity or a quick action. The results of the two \
      methods are combined; if the app has only one of them, its result counts.
      """),
  .call(
    "call.launch.user-tap", since: 3, .documented, callbacks: .launching, triggers: [.userTap],
    receiver: .appDelegate, launchOption: LaunchOption.none, onLaunchOnly: true,
    precedence: .exception, sources: [.dDfl, .dWfl],
    note: "Apple says that the dictionary may be empty if the user launched the app directly."),
  .call(
    "call.launch.open-url.3", since: 3, until: .v(3, 2), .documented, callbacks: .launching,
    triggers: [.openURL], receiver: .appDelegate, launchOption: .url,
    moreLaunchOptions: [.sourceApplication], returnValue: .eventDelivery, onLaunchOnly: true,
    precedence: .exception, conflict: .urlRefusedAtLaunch,
    sources: [.dLaunchURL, .dDfl, .dWfl, .header3],
    note: """
      The source application is there if another app opened the URL. If one method returns NO, the \
      URL is not delivered; the page on application:openURL:options: says that both must.
      """),
  .call(
    "call.launch.open-url", since: .v(3, 2), .documented, callbacks: .launching,
    triggers: [.openURL], receiver: .appDelegate, launchOption: .url,
    moreLaunchOptions: [.sourceApplication, .annotation], returnValue: .eventDelivery,
    onLaunchOnly: true, precedence: .exception, conflict: .urlRefusedAtLaunch,
    sources: [.dLaunchURL, .dLaunchKeys, .dDfl, .dWfl],
    note: """
      The source application is there if another app opened the URL, the annotation if that app \
      gave one. If one method returns NO, the URL is not delivered; the page on \
      application:openURL:options: says that both must.
      """),
  .call(
    "call.launch.open-url.both", since: 3, .documented, callbacks: .launching,
    triggers: [.openURL], receiver: .appDelegate, launchOption: .url, returnValue: .eventDelivery,
    onLaunchOnly: true, precedence: .alternative, conflict: .urlRefusedAtLaunch, sources: [.dOpen],
    note: """
      The URL is not delivered if both methods return NO, or if the only one that the app has \
      does. The pages on the two methods say that one of them is enough.
      """),
  .call(
    "call.launch.handoff", since: 8, .documented, callbacks: .launching, triggers: [.handoff],
    receiver: .appDelegate, launchOption: .userActivityDictionary,
    moreLaunchOptions: [.userActivityType], returnValue: .eventDelivery, onLaunchOnly: true,
    precedence: .exception,
    sources: [.dLaunchKeys, .dContinueActivity, .dWillContinueActivity, .dDfl],
    note: """
      The key of the type is inside the dictionary of the activity. If one of the two methods \
      returns NO, neither of the two methods on activities is called.
      """),
  .call(
    "call.launch.quick-action", since: 9, .documented, callbacks: .launching,
    triggers: [.quickAction], receiver: .appDelegate, launchOption: .shortcutItem,
    returnValue: .eventDelivery, onLaunchOnly: true, precedence: .exception,
    sources: [.dPerformAction, .dLaunchKeys, .dWfl],
    note: "NO says that the launch method has carried out the action itself."),
  .call(
    "call.launch.cloudkit-share", since: 10, .documented, callbacks: .launching,
    triggers: [.cloudkitShare], receiver: .appDelegate, launchOption: .cloudkitShareMetadata,
    onLaunchOnly: true, precedence: .exception, sources: [.dLaunchKeys]),
  .call(
    "call.launch.notification-tap.3", since: 3, until: 4, .documented, callbacks: .launching,
    triggers: [.notificationTap], receiver: .appDelegate, launchOption: .remoteNotification,
    returnValue: .ignored, onLaunchOnly: true, precedence: .exception,
    sources: [.dLaunchRemote, .dDfl, .dWfl, .header3]),
  .call(
    "call.launch.notification-tap", since: 4, .documented, callbacks: .launching,
    triggers: [.notificationTap], receiver: .appDelegate, launchOption: .remoteNotification,
    moreLaunchOptions: [.localNotification], returnValue: .ignored, onLaunchOnly: true,
    precedence: .exception, sources: [.dLaunchRemote, .dLaunchLocal, .dDfl, .dWfl],
    note: """
      A local notification has its own key, instead of that of a push. Apple says only of pushes \
      that the return value is ignored. The local key is deprecated in 10.0, the other one in \
      26.0.
      """),
  .call(
    "call.launch.silent-push", since: 7, .documented, callbacks: .launching, triggers: .silent,
    receiver: .appDelegate, launchOption: .remoteNotification, returnValue: .ignored,
    onLaunchOnly: true, precedence: .exception, sources: [.dLaunchRemote, .dDfl, .dWfl]),
  .call(
    "call.launch.newsstand-push", since: 5, until: 13, .documented, callbacks: .launching,
    triggers: [.newsstandPush], receiver: .appDelegate, launchOption: .remoteNotification,
    returnValue: .ignored, onLaunchOnly: true, precedence: .exception,
    sources: [.dLaunchRemote, .dDfl, .newsstandGist]),
  .call(
    "call.launch.newsstand-download", since: 5, until: 13, .documented, callbacks: .launching,
    triggers: [.newsstandDownloadFinished], receiver: .appDelegate,
    launchOption: .newsstandDownloads, onLaunchOnly: true, precedence: .exception,
    sources: [.dNews]),
  .call(
    "call.launch.location", since: 4, .documented, callbacks: .launching,
    triggers: .any(of: .monitoredLocation, [.standardLocation, .visit]), receiver: .appDelegate,
    launchOption: .location, onLaunchOnly: true, precedence: .exception, sources: [.dLok],
    note: """
      The value says only that there is an event: the event itself comes to the delegate of a \
      location manager that the app makes. Deprecated in 26.0.
      """),
  .call(
    "call.launch.bluetooth-central", since: 7, .documented, callbacks: .launching,
    triggers: [.bluetoothCentral], receiver: .appDelegate, launchOption: .bluetoothCentrals,
    onLaunchOnly: true, precedence: .exception, sources: [.dLobt]),
  .call(
    "call.launch.bluetooth-peripheral", since: 7, .documented, callbacks: .launching,
    triggers: [.bluetoothPeripheral], receiver: .appDelegate,
    launchOption: .bluetoothPeripherals, onLaunchOnly: true, precedence: .exception,
    sources: [.dLaunchPeripherals]),
  .call(
    "call.launch.without-key", since: 4, .inferred, callbacks: .launching,
    triggers: .any(
      of: .urlSession, .accessory, .scheduled,
      [
        .appIntent, .carplayConnect, .backgroundFetch, .voipPush, .pushToTalk, .audioDataNeeded,
        .healthResearchTask, .healthkitDelivery, .watchMessage, .watchTransfer, .workoutMirroring,
        .workoutRecovery, .permissionResponse, .collaboration,
      ], .frameworks,
      [.notificationSettings, .exposureNotification, .workoutData, .pushToTalkTransmit]),
    receiver: .appDelegate, launchOption: LaunchOption.none, onLaunchOnly: true,
    precedence: .exception, sources: [.dLaunchKeys],
    note: "Apple's list of the keys has none for this, so we assume that there is none."),
  .call(
    "call.launch.not-known", since: 4, .documented, callbacks: .launching,
    triggers: [
      .notificationAction, .monitorCondition, .liveUpdates, .visiblePush, .localNotification,
      .liveActivity, .locationPush, .notificationServiceExtension, .prewarm,
    ], receiver: .appDelegate, onLaunchOnly: true, precedence: .exception,
    sources: [.dDfl, .dWfl],
    note: "No source was found that says whether the launch options have a key for it."),
  .call(
    "call.launch.scenes", since: 13, .documented, callbacks: .launching, receiver: .appDelegate,
    launchOption: LaunchOption.none, onLaunchOnly: true, precedence: .gate,
    when: [.scenesAdopted, .multitaskingSDK], sources: [.dDfl, .dWfl, .g119, .nc4305],
    note: """
      The launch options are nil in an app with scenes. What launched the app is in the connection \
      options of its scene, or comes with the callback that brings it. No source says what NO \
      changes there.
      """),
]

/// The methods that get connection options. The options say what connected a scene.
let callsAtConnection: [Rule] = [
  .call(
    "call.connect", since: 13, .documented, callbacks: [.sceneWillConnect],
    receiver: .sceneDelegate, returnValue: ReturnValue.none,
    sources: [.dConn, .dConnectionOptions]),
  .call(
    "call.connect.user-tap", since: 13, .inferred, callbacks: [.sceneWillConnect],
    triggers: [.userTap], receiver: .sceneDelegate, connectionOption: ConnectionOption.none,
    returnValue: ReturnValue.none, precedence: .exception, sources: [.dConnectionOptions],
    note: """
      Apple says that the options are filled if there is a specific reason for the scene, so we \
      assume that there are none if the user just opens the app.
      """),
  .call(
    "call.connect.open-url", since: 13, .documented, callbacks: [.sceneWillConnect],
    triggers: [.openURL], receiver: .sceneDelegate, connectionOption: .urlContexts,
    moreConnectionOptions: [.sourceApplication], returnValue: ReturnValue.none,
    precedence: .exception, sources: [.dConnectionOptions, .dConnectionSource, .dRespl, .dTrans],
    note: "The source application is nil unless another app of the same team opened the URL."),
  .call(
    "call.connect.handoff", since: 13, .documented, callbacks: [.sceneWillConnect],
    triggers: [.handoff], receiver: .sceneDelegate, connectionOption: .handoffUserActivityType,
    returnValue: ReturnValue.none, precedence: .exception,
    sources: [.dHandoffType, .dUserActivities],
    note: """
      The options have only the type, and `userActivities` does not contain it: the activity comes \
      with scene:continueUserActivity: once the scene is connected.
      """),
  .call(
    "call.connect.quick-action", since: 13, .documented, callbacks: [.sceneWillConnect],
    triggers: [.quickAction], receiver: .sceneDelegate, connectionOption: .shortcutItem,
    returnValue: ReturnValue.none, precedence: .exception,
    sources: [.dConnectionOptions, .dRespl, .dTrans]),
  .call(
    "call.connect.notification-tap", since: 13, .documented, callbacks: [.sceneWillConnect],
    triggers: [.notificationTap], receiver: .sceneDelegate,
    connectionOption: .notificationResponse, returnValue: ReturnValue.none,
    precedence: .exception, sources: [.dConnectionOptions, .dRespl, .dTrans]),
  .call(
    "call.connect.cloudkit-share", since: 13, .documented, callbacks: [.sceneWillConnect],
    triggers: [.cloudkitShare], receiver: .sceneDelegate,
    connectionOption: .cloudkitShareMetadata, returnValue: ReturnValue.none,
    precedence: .exception, sources: [.dConnectionOptions]),
  .call(
    "call.connect.workout-recovery", since: 26, .documented, callbacks: [.sceneWillConnect],
    triggers: [.workoutRecovery], receiver: .sceneDelegate,
    connectionOption: .activeWorkoutRecovery, returnValue: ReturnValue.none,
    precedence: .exception, sources: [.w25322, .dConnectionOptions]),
  .call(
    "call.configuration", since: 13, .documented, callbacks: [.configurationForConnectingScene],
    receiver: .appDelegate, returnValue: .sceneConfiguration, sources: [.dConfiguration],
    note: """
      It gets connection options, too. No source says that they have everything that \
      scene:willConnectToSession:options: gets.
      """),
  .call(
    "call.configuration.workout-recovery", since: 26, .documented,
    callbacks: [.configurationForConnectingScene], triggers: [.workoutRecovery],
    receiver: .appDelegate, connectionOption: .activeWorkoutRecovery,
    returnValue: .sceneConfiguration, precedence: .exception,
    sources: [.w25322, .dConfiguration]),
]

let callsToTheApp: [Rule] = [
  .call(
    "call.app-delegate", .documented,
    callbacks: [
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
      .willTerminate, .didReceiveMemoryWarning, .significantTimeChange,
      .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
      .didReceiveRemoteNotification, .didReceiveRemoteNotificationFetch,
      .didReceiveLocalNotification, .handleNotificationAction, .performShortcutAction,
      .performFetch, .handleEventsForBackgroundURLSession, .didDecodeRestorableState,
      .willEncodeRestorableState, .didDiscardSceneSessions, .userDidAcceptCloudkitShare,
      .handleIntent, .handleWatchkitExtensionRequest,
    ], receiver: .appDelegate, returnValue: ReturnValue.none, sources: [.dApplicationDelegate]),
  .call(
    "call.open-url", .documented, callbacks: [.handleOpenURL, .openURLSourceApplication, .openURL],
    receiver: .appDelegate, returnValue: .handled, sources: [.dOpen, .dHandleOpen],
    note: "Apple does not say what the system does with the value."),
  .call(
    "call.continue-user-activity", since: 8, .documented, callbacks: [.continueUserActivity],
    receiver: .appDelegate, returnValue: .opensURL, sources: [.dContinueActivity]),
  .call(
    "call.will-continue-user-activity", since: 8, .documented,
    callbacks: [.willContinueUserActivity], receiver: .appDelegate, returnValue: .tellsUser,
    sources: [.dWillContinueActivity]),
  .call(
    "call.should-save-application-state", since: 6, .documented,
    callbacks: [.shouldSaveApplicationState, .shouldSaveSecureApplicationState],
    receiver: .appDelegate, returnValue: .savesState,
    sources: [.dShouldSave]),
  .call(
    "call.should-restore-application-state", since: 6, .documented,
    callbacks: [.shouldRestoreApplicationState, .shouldRestoreSecureApplicationState],
    receiver: .appDelegate,
    returnValue: .restoresState, sources: [.dShouldRestore]),
  .call(
    "call.scene-delegate", since: 13, .documented,
    callbacks: [
      .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneOpenURLContexts,
      .sceneContinueUserActivity, .sceneRestoreInteractionState, .sceneWillContinueUserActivity,
    ], receiver: .sceneDelegate, returnValue: ReturnValue.none, sources: [.dSceneDelegates]),
  .call(
    "call.state-restoration-activity", since: 13, .documented,
    callbacks: [.stateRestorationActivityForScene], receiver: .sceneDelegate,
    returnValue: .savedActivity, sources: [.dSceneActivity],
    note: "The session of the scene has the activity when the scene connects again."),
  .call(
    "call.window-scene-delegate", since: 13, .documented,
    callbacks: [.windowScenePerformShortcutAction, .windowSceneUserDidAcceptCloudkitShare],
    receiver: .windowSceneDelegate,
    returnValue: ReturnValue.none, sources: [.dSceneDelegates]),
]

let callsToOthers: [Rule] = [
  .call(
    "call.location-manager-delegate", .documented,
    callbacks: [
      .didUpdateToLocation, .didUpdateLocations, .didEnterRegion, .didExitRegion,
      .didDetermineRegionState, .didVisit,
    ], receiver: .locationManagerDelegate, returnValue: ReturnValue.none,
    sources: [.dLocationDelegate]),
  .call(
    "call.notification-center-delegate", since: 10, .documented,
    callbacks: [
      .didReceiveNotificationResponse, .willPresentNotification, .openSettingsForNotification,
    ],
    receiver: .notificationCenterDelegate, returnValue: ReturnValue.none,
    sources: [.dNotificationDelegate, .dWillPresent]),
  .call(
    "call.push-registry-delegate", since: 8, .documented,
    callbacks: [
      .didReceiveIncomingPushLegacy, .didReceiveIncomingPush, .didReceiveIncomingVoIPPush,
    ],
    receiver: .pushRegistryDelegate, returnValue: ReturnValue.none,
    sources: [.dPushRegistryDelegate, .dVoip]),
  .call(
    "call.central-manager-delegate", since: 7, .documented, callbacks: [.centralWillRestoreState],
    receiver: .centralManagerDelegate, returnValue: ReturnValue.none, onLaunchOnly: true,
    sources: [.dBluetoothDelegates]),
  .call(
    "call.peripheral-manager-delegate", since: 7, .documented,
    callbacks: [.peripheralWillRestoreState], receiver: .peripheralManagerDelegate,
    returnValue: ReturnValue.none, onLaunchOnly: true, sources: [.dBluetoothDelegates]),
  .call(
    "call.channel-manager-delegate", since: 16, .documented, callbacks: [.incomingPushToTalk],
    receiver: .channelManagerDelegate, returnValue: .pushResult,
    sources: [.dIncomingPush, .dPtt]),
  .call(
    "call.watch-session-delegate", since: 9, .documented,
    callbacks: [
      .didReceiveWatchMessage, .didReceiveWatchUserInfo,
    ],
    receiver: .watchSessionDelegate, returnValue: ReturnValue.none, sources: [.dWatchDelegate],
    note: "The sending side learns of the end, at its next launch if it does not run."),
  .call(
    "call.handler-for-intent", since: 14, .documented, callbacks: [.handlerForIntent],
    receiver: .appDelegate, sources: [.dApplicationDelegate],
    note: "Called in apps that support several scenes."),
  .call(
    "call.begin-transmitting", since: 16, .documented, callbacks: [.didBeginTransmitting],
    receiver: .channelManagerDelegate, returnValue: ReturnValue.none,
    sources: [.dPushToTalkDelegate]),
  .call(
    "call.car", since: 12, .documented,
    callbacks: [
      .templateSceneDidConnect, .didConnectCarInterfaceController,
    ],
    receiver: .carDelegate, returnValue: ReturnValue.none, sources: [.dCarScene],
    note: """
      Navigation apps get the form with toWindow:. Each method has a counterpart at the end; a tap \
      on a banner brings the app to the front, and calls didSelectNavigationAlert: or \
      didSelectManeuver:.
      """),
  .call(
    "call.notification-service", since: 10, .documented,
    callbacks: [.didReceiveNotificationRequest, .serviceExtensionTimeWillExpire],
    receiver: .notificationService, returnValue: ReturnValue.none,
    sources: [.dNotificationExtension]
  )
  .about(.notificationService),
  .call(
    "call.handler", since: 4, .documented,
    callbacks: [
      .backgroundTaskExpirationHandler, .bgtaskLaunchHandler, .bgtaskExpirationHandler,
      .keepAliveHandler, .healthkitUpdateHandler,
    ], receiver: .handler, returnValue: ReturnValue.none,
    sources: [.dBt, .dTaskScheduler, .dBgx, .dKeep, .dObserverQuery]),
]
