// The enumerations of the interface. Generated from include/abi.json: do not edit.
//
// What else an enumeration has stands in an extension, in the file of its subject.

/// State of the app process, or of one scene.
public enum LifecycleState: Int32, VocabularyEnum {
  /// No process (or only a record of one).
  case notRunning = 1
  /// Process started ahead of time, no app code run yet; iOS 15.0 on.
  case prewarmed = 2
  /// Foreground, code runs, no UI events delivered.
  case inactive = 3
  /// Foreground and receiving events.
  case active = 4
  /// Running code off screen; iOS 4.0 on.
  case background = 5
  /// In memory, running no code; iOS 4.0 on.
  case suspended = 6
  /// A scene that is not connected, or has just been made.
  case sceneUnattached = 7
  case sceneForegroundInactive = 8
  case sceneForegroundActive = 9
  case sceneBackground = 10

  public static var valueCount: Int { 10 }
  public static var names: Text {
    """
    not-running\0\
    prewarmed\0\
    inactive\0\
    active\0\
    background\0\
    suspended\0\
    unattached\0\
    foreground-inactive\0\
    foreground-active\0\
    scene-background
    """
  }
}

/// What a rule is about: the field `axes` of rules about notifications.
public enum Axis: Int32, VocabularyEnum {
  /// The app process.
  case app = 1
  /// One scene of the app.
  case scene = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    app\0\
    scene
    """
  }
}

/// The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest.
public enum Lifecycle: Int32, VocabularyEnum {
  /// iOS 2 and 3, an SDK before 4.0, or hardware without multitasking: leaving the app ends it.
  case noMultitasking = 1
  /// iOS 4.0 on, app delegate only.
  case standard = 2
  /// UIApplicationExitsOnSuspend on iOS 4.0 to 12.
  case exitsOnSuspend = 3
  /// UIScene life cycle, iOS 13.0 on.
  case scenes = 4

  public static var valueCount: Int { 4 }
  public static var names: Text {
    """
    no-multitasking\0\
    standard\0\
    exits-on-suspend\0\
    scenes
    """
  }
}

/// Why a transition happens. Every termination except `none` and `never-launched` is also a cause
/// of the same name.
public enum Cause: Int32, VocabularyEnum {
  /// The user starts the app (icon, notification, URL, ...).
  case launchByUser = 1
  /// The system starts the app in the background to handle an event.
  case launchBySystem = 2
  /// The system starts the process ahead of use; iOS 15.0 on.
  case prewarm = 3
  /// The system drops a prewarmed process.
  case prewarmDiscarded = 4
  /// The system delivers events to the app: the second half of a launch or return.
  case activation = 5
  /// Something covers the app: see interruption kinds.
  case interruptionBegin = 6
  /// The user dismisses the interruption.
  case interruptionIgnored = 7
  /// The user accepts the interruption.
  case interruptionAccepted = 8
  /// Home button, or swipe up.
  case homeButton = 9
  /// Another app comes to the front.
  case appSwitch = 10
  /// App switcher shown.
  case appSwitcherOpen = 11
  /// The user returns from the app switcher to the same app.
  case appSwitcherClosed = 12
  /// Sleep/Wake button, or auto-lock.
  case deviceLock = 13
  case deviceUnlock = 14
  /// The user comes back to an app in memory.
  case returnByUser = 15
  /// The system runs a suspended app in the background.
  case wakeBySystem = 16
  /// No reason left to keep the app running.
  case executionFinished = 17
  /// The system needs memory.
  case memoryPressure = 18
  case lowBatteryShutdown = 19
  /// The user turns the device off.
  case systemShutdown = 20
  case sceneRequest = 21
  case sceneActivation = 22
  case sceneDisconnect = 23
  /// The user closes one window; iPad.
  case windowClosed = 24
  /// Memory pressure on a suspended app.
  case systemReclaimed = 25
  /// Memory pressure on an app running in the background.
  case systemEndedBackground = 26
  /// The app passed its own limit.
  case memoryLimit = 27
  case crash = 28
  /// A callback took too long.
  case watchdog = 29
  case backgroundTaskExpired = 30
  case backgroundFetchExpired = 31
  case urlSessionExpired = 32
  case cpuLimit = 33
  case thermal = 34
  case diskPressure = 35
  /// File or database lock held at suspension.
  case resourceHeld = 36
  /// VoIP push without a reported call.
  case voipUnreported = 37
  case voipWakeRate = 38
  /// The user changed a privacy switch in Settings; iOS 6.0 on.
  case privacyChanged = 39
  /// Swiped away in the app switcher (minus sign on iOS 4 to 6).
  case userForceQuit = 40
  /// Ended by holding the home button.
  case userForceQuitHeldButton = 41
  /// exit() or return from main.
  case appExit = 42
  /// Ended instead of entering the background.
  case exitsOnSuspend = 43
  case appUpdate = 44
  case appUninstall = 45
  case debuggerStop = 46
  case reboot = 47
  /// Excessive use of key system resources.
  case resourceUse = 48
  /// Drawing while the device is locked; up to iOS 12.
  case insecureDrawing = 49
  /// Work of the GPU in the background; up to iOS 12.
  case backgroundGraphics = 50

  public static var valueCount: Int { 50 }
  public static var names: Text {
    """
    launch-by-user\0\
    launch-by-system\0\
    prewarm\0\
    prewarm-discarded\0\
    activation\0\
    interruption-begin\0\
    interruption-ignored\0\
    interruption-accepted\0\
    home-button\0\
    app-switch\0\
    app-switcher-open\0\
    app-switcher-closed\0\
    device-lock\0\
    device-unlock\0\
    return-by-user\0\
    wake-by-system\0\
    execution-finished\0\
    memory-pressure\0\
    low-battery-shutdown\0\
    system-shutdown\0\
    scene-request\0\
    scene-activation\0\
    scene-disconnect\0\
    window-closed\0\
    system-reclaimed\0\
    system-ended-background\0\
    memory-limit\0\
    crash\0\
    watchdog\0\
    background-task-expired\0\
    background-fetch-expired\0\
    url-session-expired\0\
    cpu-limit\0\
    thermal\0\
    disk-pressure\0\
    resource-held\0\
    voip-unreported\0\
    voip-wake-rate\0\
    privacy-changed\0\
    user-force-quit\0\
    user-force-quit-held-button\0\
    app-exit\0\
    exits-on-suspend\0\
    app-update\0\
    app-uninstall\0\
    debugger-stop\0\
    reboot\0\
    resource-use\0\
    insecure-drawing\0\
    background-graphics
    """
  }
}

/// How the process ended.
public enum Termination: Int32, VocabularyEnum {
  /// The process did not end: still in memory, suspended.
  case none = 1
  /// The system needed memory (the state of the app is not known).
  case memoryPressure = 2
  /// Memory pressure, while suspended.
  case systemReclaimed = 3
  /// Memory pressure, while running in the background.
  case systemEndedBackground = 4
  /// The app passed its own limit.
  case memoryLimit = 5
  case crash = 6
  /// A callback took too long.
  case watchdog = 7
  case backgroundTaskExpired = 8
  case backgroundFetchExpired = 9
  case urlSessionExpired = 10
  case cpuLimit = 11
  case thermal = 12
  case diskPressure = 13
  /// File or database lock held at suspension.
  case resourceHeld = 14
  /// VoIP push without a reported call.
  case voipUnreported = 15
  case voipWakeRate = 16
  /// Privacy switch changed; iOS 6.0 on.
  case privacyChanged = 17
  /// Swiped away in the app switcher.
  case userForceQuit = 18
  /// Ended by holding the home button.
  case userForceQuitHeldButton = 19
  /// exit() or return from main.
  case appExit = 20
  /// Ended instead of entering the background.
  case exitsOnSuspend = 21
  case appUpdate = 22
  case appUninstall = 23
  case debuggerStop = 24
  /// The device restarted, or was turned off and on; an update of the OS does that, too.
  case reboot = 25
  /// Installed and never opened; a force quit brings this state back.
  case neverLaunched = 26
  /// Excessive use of key system resources.
  case resourceUse = 27
  /// Drawing while the device is locked; up to iOS 12.
  case insecureDrawing = 28
  /// Work of the GPU in the background; up to iOS 12.
  case backgroundGraphics = 29

  public static var valueCount: Int { 29 }
  public static var names: Text {
    """
    none\0\
    memory-pressure\0\
    system-reclaimed\0\
    system-ended-background\0\
    memory-limit\0\
    crash\0\
    watchdog\0\
    background-task-expired\0\
    background-fetch-expired\0\
    url-session-expired\0\
    cpu-limit\0\
    thermal\0\
    disk-pressure\0\
    resource-held\0\
    voip-unreported\0\
    voip-wake-rate\0\
    privacy-changed\0\
    user-force-quit\0\
    user-force-quit-held-button\0\
    app-exit\0\
    exits-on-suspend\0\
    app-update\0\
    app-uninstall\0\
    debugger-stop\0\
    reboot\0\
    never-launched\0\
    resource-use\0\
    insecure-drawing\0\
    background-graphics
    """
  }
}

/// What happened: the reason for a launch, a wake-up or a delivery.
public enum Trigger: Int32, VocabularyEnum {
  case userTap = 1
  case notificationTap = 2
  /// A button of a notification, handled in the background.
  case notificationAction = 3
  case openURL = 4
  case handoff = 5
  case quickAction = 6
  case appIntent = 7
  case carplayConnect = 8
  /// startUpdatingLocation.
  case standardLocation = 9
  case significantLocationChange = 10
  case regionEnter = 11
  case regionExit = 12
  /// iBeacon region.
  case beacon = 13
  /// CLMonitor.
  case monitorCondition = 14
  case visit = 15
  case locationPush = 16
  /// performFetch.
  case backgroundFetch = 17
  /// Content-available, no alert.
  case silentPush = 18
  /// Content-available and an alert.
  case silentPushWithAlert = 19
  /// Alert only.
  case visiblePush = 20
  case urlSessionFinished = 21
  case urlSessionAuthentication = 22
  case newsstandPush = 23
  case newsstandDownloadFinished = 24
  case voipBoot = 25
  case voipSocketData = 26
  case voipRelaunchAfterExit = 27
  /// PushKit.
  case voipPush = 28
  case pushToTalk = 29
  case audioDataNeeded = 30
  /// Data or an event for a central.
  case bluetoothCentral = 31
  /// A request from a central.
  case bluetoothPeripheral = 32
  /// External Accessory.
  case accessoryData = 33
  /// External Accessory, connect or disconnect.
  case accessoryConnection = 34
  /// BGAppRefreshTask.
  case appRefreshTask = 35
  /// BGProcessingTask.
  case processingTask = 36
  /// BGContinuedProcessingTask.
  case continuedProcessingTask = 37
  /// BGHealthResearchTask.
  case healthResearchTask = 38
  case healthkitDelivery = 39
  /// WCSession sendMessage.
  case watchMessage = 40
  /// WCSession transferUserInfo.
  case watchTransfer = 41
  case liveActivity = 42
  case localNotification = 43
  /// The system starts the process ahead of use.
  case prewarm = 44
  /// A push that the app's extension may change.
  case notificationServiceExtension = 45
  /// CLLocationUpdate.liveUpdates.
  case liveUpdates = 46
  /// The handler of setKeepAliveTimeout: is due.
  case voipKeepAlive = 47
  /// Mirroring of a workout on the watch begins.
  case workoutMirroring = 48
  /// A workout was still running when the app ended.
  case workoutRecovery = 49
  /// PermissionKit: a guardian answered.
  case permissionResponse = 50
  /// SWCollaborationCoordinator.
  case collaboration = 51

  public static var valueCount: Int { 51 }
  public static var names: Text {
    """
    user-tap\0\
    notification-tap\0\
    notification-action\0\
    open-url\0\
    handoff\0\
    quick-action\0\
    app-intent\0\
    carplay-connect\0\
    standard-location\0\
    significant-location-change\0\
    region-enter\0\
    region-exit\0\
    beacon\0\
    monitor-condition\0\
    visit\0\
    location-push\0\
    background-fetch\0\
    silent-push\0\
    silent-push-with-alert\0\
    visible-push\0\
    url-session-finished\0\
    url-session-authentication\0\
    newsstand-push\0\
    newsstand-download-finished\0\
    voip-boot\0\
    voip-socket-data\0\
    voip-relaunch-after-exit\0\
    voip-push\0\
    push-to-talk\0\
    audio-data-needed\0\
    bluetooth-central\0\
    bluetooth-peripheral\0\
    accessory-data\0\
    accessory-connection\0\
    app-refresh-task\0\
    processing-task\0\
    continued-processing-task\0\
    health-research-task\0\
    healthkit-delivery\0\
    watch-message\0\
    watch-transfer\0\
    live-activity\0\
    local-notification\0\
    prewarm\0\
    notification-service-extension\0\
    live-updates\0\
    voip-keep-alive\0\
    workout-mirroring\0\
    workout-recovery\0\
    permission-response\0\
    collaboration
    """
  }
}

/// What covers the app.
public enum Interruption: Int32, VocabularyEnum {
  /// Full-screen incoming call.
  case phoneCall = 1
  /// Incoming call as a banner; iOS 14.0 on.
  case callBanner = 2
  case smsAlert = 3
  /// Permission and other system alerts.
  case systemAlert = 4
  case notificationCenter = 5
  case controlCenter = 6
  case siri = 7
  /// Touch ID, Face ID.
  case biometricPrompt = 8
  case inAppPurchase = 9
  case lowBatteryAlert = 10
  case alarm = 11
  case shareSheet = 12
  /// Notification banner: interrupts nothing.
  case banner = 13

  public static var valueCount: Int { 13 }
  public static var names: Text {
    """
    phone-call\0\
    call-banner\0\
    sms-alert\0\
    system-alert\0\
    notification-center\0\
    control-center\0\
    siri\0\
    biometric-prompt\0\
    in-app-purchase\0\
    low-battery-alert\0\
    alarm\0\
    share-sheet\0\
    banner
    """
  }
}

/// Delegate methods and handlers; the name is the Objective-C selector.
public enum Callback: Int32, VocabularyEnum {
  /// applicationDidFinishLaunching: (iOS 2.0).
  case didFinishLaunchingLegacy = 1
  /// Application:didFinishLaunchingWithOptions: (iOS 3.0).
  case didFinishLaunching = 2
  /// Application:willFinishLaunchingWithOptions: (iOS 6.0).
  case willFinishLaunching = 3
  /// applicationDidBecomeActive: (iOS 2.0).
  case didBecomeActive = 4
  /// applicationWillResignActive: (iOS 2.0).
  case willResignActive = 5
  /// applicationDidEnterBackground: (iOS 4.0).
  case didEnterBackground = 6
  /// applicationWillEnterForeground: (iOS 4.0).
  case willEnterForeground = 7
  /// applicationWillTerminate: (iOS 2.0).
  case willTerminate = 8
  /// applicationDidReceiveMemoryWarning: (iOS 2.0).
  case didReceiveMemoryWarning = 9
  /// applicationSignificantTimeChange: (iOS 2.0).
  case significantTimeChange = 10
  /// applicationProtectedDataWillBecomeUnavailable: (iOS 4.0).
  case protectedDataWillBecomeUnavailable = 11
  /// applicationProtectedDataDidBecomeAvailable: (iOS 4.0).
  case protectedDataDidBecomeAvailable = 12
  /// Application:handleOpenURL: (iOS 2.0).
  case handleOpenURL = 13
  /// Application:openURL:sourceApplication:annotation: (iOS 4.2).
  case openURLSourceApplication = 14
  /// Application:openURL:options: (iOS 9.0).
  case openURL = 15
  /// Application:didReceiveRemoteNotification: (iOS 3.0).
  case didReceiveRemoteNotification = 16
  /// Application:didReceiveRemoteNotification:fetchCompletionHandler: (iOS 7.0).
  case didReceiveRemoteNotificationFetch = 17
  /// Application:didReceiveLocalNotification: (iOS 4.0).
  case didReceiveLocalNotification = 18
  /// Application:handleActionWithIdentifier:forRemoteNotification:completionHandler: (iOS 8.0).
  case handleNotificationAction = 19
  /// userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: (iOS 10.0).
  case didReceiveNotificationResponse = 20
  /// Application:willContinueUserActivityWithType: (iOS 8.0).
  case willContinueUserActivity = 21
  /// Application:continueUserActivity:restorationHandler: (iOS 8.0).
  case continueUserActivity = 22
  /// Application:performActionForShortcutItem:completionHandler: (iOS 9.0).
  case performShortcutAction = 23
  /// Application:performFetchWithCompletionHandler: (iOS 7.0).
  case performFetch = 24
  /// Application:handleEventsForBackgroundURLSession:completionHandler: (iOS 7.0).
  case handleEventsForBackgroundURLSession = 25
  /// Application:shouldRestoreApplicationState: (iOS 6.0).
  case shouldRestoreApplicationState = 26
  /// Application:didDecodeRestorableStateWithCoder: (iOS 6.0).
  case didDecodeRestorableState = 27
  /// Application:shouldSaveApplicationState: (iOS 6.0).
  case shouldSaveApplicationState = 28
  /// Application:willEncodeRestorableStateWithCoder: (iOS 6.0).
  case willEncodeRestorableState = 29
  /// Application:configurationForConnectingSceneSession:options: (iOS 13.0).
  case configurationForConnectingScene = 30
  /// Application:didDiscardSceneSessions: (iOS 13.0).
  case didDiscardSceneSessions = 31
  /// Scene:willConnectToSession:options: (iOS 13.0).
  case sceneWillConnect = 32
  /// sceneDidDisconnect: (iOS 13.0).
  case sceneDidDisconnect = 33
  /// sceneWillEnterForeground: (iOS 13.0).
  case sceneWillEnterForeground = 34
  /// sceneDidBecomeActive: (iOS 13.0).
  case sceneDidBecomeActive = 35
  /// sceneWillResignActive: (iOS 13.0).
  case sceneWillResignActive = 36
  /// sceneDidEnterBackground: (iOS 13.0).
  case sceneDidEnterBackground = 37
  /// Scene:openURLContexts: (iOS 13.0).
  case sceneOpenURLContexts = 38
  /// Scene:continueUserActivity: (iOS 13.0).
  case sceneContinueUserActivity = 39
  /// windowScene:performActionForShortcutItem:completionHandler: (iOS 13.0).
  case windowScenePerformShortcutAction = 40
  /// locationManager:didUpdateToLocation:fromLocation: (iOS 2.0).
  case didUpdateToLocation = 41
  /// locationManager:didUpdateLocations: (iOS 6.0).
  case didUpdateLocations = 42
  /// locationManager:didEnterRegion: (iOS 4.0).
  case didEnterRegion = 43
  /// locationManager:didExitRegion: (iOS 4.0).
  case didExitRegion = 44
  /// locationManager:didDetermineState:forRegion: (iOS 7.0).
  case didDetermineRegionState = 45
  /// locationManager:didVisit: (iOS 8.0).
  case didVisit = 46
  /// centralManager:willRestoreState: (iOS 7.0).
  case centralWillRestoreState = 47
  /// peripheralManager:willRestoreState: (iOS 7.0).
  case peripheralWillRestoreState = 48
  /// pushRegistry:didReceiveIncomingPushWithPayload:forType: (iOS 8.0).
  case didReceiveIncomingPushLegacy = 49
  /// pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: (iOS 11.0).
  case didReceiveIncomingPush = 50
  /// incomingPushResultForChannelManager:channelUUID:pushPayload: (iOS 16.0).
  case incomingPushToTalk = 51
  /// Session:didReceiveMessage: (iOS 9.0).
  case didReceiveWatchMessage = 52
  /// Session:didReceiveUserInfo: (iOS 9.0).
  case didReceiveWatchUserInfo = 53
  /// didReceiveNotificationRequest:withContentHandler: (iOS 10.0; notification service extension).
  case didReceiveNotificationRequest = 54
  /// serviceExtensionTimeWillExpire (iOS 10.0; notification service extension).
  case serviceExtensionTimeWillExpire = 55
  /// Background-task-expiration-handler (block given to beginBackgroundTask; iOS 4.0).
  case backgroundTaskExpirationHandler = 56
  /// Bgtask-launch-handler (block given to BGTaskScheduler; iOS 13.0).
  case bgtaskLaunchHandler = 57
  /// Bgtask-expiration-handler (BGTask.expirationHandler; iOS 13.0).
  case bgtaskExpirationHandler = 58
  /// Keep-alive-handler (setKeepAliveTimeout:handler:; iOS 4.0).
  case keepAliveHandler = 59
  /// Healthkit-update-handler (HKObserverQuery; iOS 8.0).
  case healthkitUpdateHandler = 60
  /// userNotificationCenter:willPresentNotification:withCompletionHandler: (iOS 10.0).
  case willPresentNotification = 61
  /// stateRestorationActivityForScene: (iOS 13.0).
  case stateRestorationActivityForScene = 62
  /// Scene:restoreInteractionStateWithUserActivity: (iOS 15.0).
  case sceneRestoreInteractionState = 63

  public static var valueCount: Int { 63 }
  public static var names: Text {
    """
    applicationDidFinishLaunching:\0\
    application:didFinishLaunchingWithOptions:\0\
    application:willFinishLaunchingWithOptions:\0\
    applicationDidBecomeActive:\0\
    applicationWillResignActive:\0\
    applicationDidEnterBackground:\0\
    applicationWillEnterForeground:\0\
    applicationWillTerminate:\0\
    applicationDidReceiveMemoryWarning:\0\
    applicationSignificantTimeChange:\0\
    applicationProtectedDataWillBecomeUnavailable:\0\
    applicationProtectedDataDidBecomeAvailable:\0\
    application:handleOpenURL:\0\
    application:openURL:sourceApplication:annotation:\0\
    application:openURL:options:\0\
    application:didReceiveRemoteNotification:\0\
    application:didReceiveRemoteNotification:fetchCompletionHandler:\0\
    application:didReceiveLocalNotification:\0\
    application:handleActionWithIdentifier:forRemoteNotification:completionHandler:\0\
    userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:\0\
    application:willContinueUserActivityWithType:\0\
    application:continueUserActivity:restorationHandler:\0\
    application:performActionForShortcutItem:completionHandler:\0\
    application:performFetchWithCompletionHandler:\0\
    application:handleEventsForBackgroundURLSession:completionHandler:\0\
    application:shouldRestoreApplicationState:\0\
    application:didDecodeRestorableStateWithCoder:\0\
    application:shouldSaveApplicationState:\0\
    application:willEncodeRestorableStateWithCoder:\0\
    application:configurationForConnectingSceneSession:options:\0\
    application:didDiscardSceneSessions:\0\
    scene:willConnectToSession:options:\0\
    sceneDidDisconnect:\0\
    sceneWillEnterForeground:\0\
    sceneDidBecomeActive:\0\
    sceneWillResignActive:\0\
    sceneDidEnterBackground:\0\
    scene:openURLContexts:\0\
    scene:continueUserActivity:\0\
    windowScene:performActionForShortcutItem:completionHandler:\0\
    locationManager:didUpdateToLocation:fromLocation:\0\
    locationManager:didUpdateLocations:\0\
    locationManager:didEnterRegion:\0\
    locationManager:didExitRegion:\0\
    locationManager:didDetermineState:forRegion:\0\
    locationManager:didVisit:\0\
    centralManager:willRestoreState:\0\
    peripheralManager:willRestoreState:\0\
    pushRegistry:didReceiveIncomingPushWithPayload:forType:\0\
    pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:\0\
    incomingPushResultForChannelManager:channelUUID:pushPayload:\0\
    session:didReceiveMessage:\0\
    session:didReceiveUserInfo:\0\
    didReceiveNotificationRequest:withContentHandler:\0\
    serviceExtensionTimeWillExpire\0\
    background-task-expiration-handler\0\
    bgtask-launch-handler\0\
    bgtask-expiration-handler\0\
    keep-alive-handler\0\
    healthkit-update-handler\0\
    userNotificationCenter:willPresentNotification:withCompletionHandler:\0\
    stateRestorationActivityForScene:\0\
    scene:restoreInteractionStateWithUserActivity:
    """
  }
}

/// The values of UIBackgroundModes.
public enum BackgroundMode: Int32, VocabularyEnum {
  /// iOS 4.0.
  case audio = 1
  /// iOS 4.0.
  case location = 2
  /// iOS 4.0.
  case voip = 3
  /// iOS 5.0.
  case newsstandContent = 4
  /// iOS 5.0.
  case externalAccessory = 5
  /// iOS 5.0.
  case bluetoothCentral = 6
  /// iOS 6.0.
  case bluetoothPeripheral = 7
  /// iOS 7.0.
  case fetch = 8
  /// iOS 7.0.
  case remoteNotification = 9
  /// iOS 13.0.
  case processing = 10
  /// iOS 16.0.
  case pushToTalk = 11
  /// iOS 16.0.
  case nearbyInteraction = 12
  /// First version not known.
  case networkAuthentication = 13

  public static var valueCount: Int { 13 }
  public static var names: Text {
    """
    audio\0\
    location\0\
    voip\0\
    newsstand-content\0\
    external-accessory\0\
    bluetooth-central\0\
    bluetooth-peripheral\0\
    fetch\0\
    remote-notification\0\
    processing\0\
    push-to-talk\0\
    nearby-interaction\0\
    network-authentication
    """
  }
}

/// What an app may be doing.
public enum Activity: Int32, VocabularyEnum {
  case touchDelivery = 1
  case uiUpdate = 2
  case openglEs = 3
  case glCommandsInFlight = 4
  case metal = 5
  case sharedResource = 6
  case fileLock = 7
  case protectedFileAccess = 8
  case camera = 9
  case bonjourService = 10
  case listeningSocket = 11
  case networkSocket = 12
  case accessorySession = 13
  case timer = 14
  case heavyWork = 15
  case audioPlayback = 16
  case audioRecording = 17
  case beginBackgroundTask = 18
  case startLocationUpdates = 19
  case sensitiveContentOnScreen = 20
  /// A sheet or an alert view of the app.
  case alertOnScreen = 21
  /// A transfer of a background URL session.
  case backgroundTransfer = 22
  /// Audio that plays along with audio of other apps.
  case playAlongsideOthers = 23
  /// Submitting a BGAppRefreshTaskRequest.
  case scheduleAppRefresh = 24
  /// Submitting a BGProcessingTaskRequest.
  case scheduleProcessing = 25
  /// Submitting a BGContinuedProcessingTaskRequest.
  case scheduleContinuedProcessing = 26
  /// Submitting a BGHealthResearchTaskRequest.
  case scheduleHealthResearch = 27
  /// Beginning to record (AUDIO_RECORDING: going on to record).
  case startAudioRecording = 28
  /// Making an audio session active that does not mix with others.
  case activateAudioSession = 29

  public static var valueCount: Int { 29 }
  public static var names: Text {
    """
    touch-delivery\0\
    ui-update\0\
    opengl-es\0\
    gl-commands-in-flight\0\
    metal\0\
    shared-resource\0\
    file-lock\0\
    protected-file-access\0\
    camera\0\
    bonjour-service\0\
    listening-socket\0\
    network-socket\0\
    accessory-session\0\
    timer\0\
    heavy-work\0\
    audio-playback\0\
    audio-recording\0\
    begin-background-task\0\
    start-location-updates\0\
    sensitive-content-on-screen\0\
    alert-on-screen\0\
    background-transfer\0\
    play-alongside-others\0\
    schedule-app-refresh\0\
    schedule-processing\0\
    schedule-continued-processing\0\
    schedule-health-research\0\
    start-audio-recording\0\
    activate-audio-session
    """
  }
}

/// A span of time, or a rate, that the system allows.
public enum Allowance: Int32, VocabularyEnum {
  /// Process start to first frame, newer watchdog name.
  case processLaunch = 1
  /// First scene on screen.
  case sceneCreate = 2
  /// UI update while running, and entering the background.
  case sceneUpdate = 3
  /// Launch to ready, older watchdog name.
  case launch = 4
  /// Return to the foreground.
  case resume = 5
  /// Leaving the foreground.
  case suspend = 6
  /// Time for applicationDidEnterBackground: to return.
  case didEnterBackground = 7
  /// Time for applicationWillTerminate: to return.
  case willTerminate = 8
  /// Time for the process to end when asked.
  case processExit = 9
  /// Clean-up of an app that opted out of the background.
  case exitsOnSuspendCleanup = 10
  /// beginBackgroundTask.
  case backgroundTask = 11
  /// Background task begun after a fetch wake-up.
  case backgroundTaskInFetch = 12
  /// Time for the expiration handler to end the task.
  case expirationHandler = 13
  /// performFetch completion handler.
  case backgroundFetch = 14
  /// fetchCompletionHandler of a push.
  case silentPush = 15
  /// BGAppRefreshTask.
  case appRefreshTask = 16
  /// BGProcessingTask.
  case processingTask = 17
  /// BGContinuedProcessingTask.
  case continuedProcessingTask = 18
  /// BGHealthResearchTask.
  case healthResearchTask = 19
  /// handleEventsForBackgroundURLSession.
  case urlSessionEvents = 20
  /// External Accessory wake-up.
  case accessoryWake = 21
  /// Core Bluetooth wake-up.
  case bluetoothWake = 22
  /// Location wake-up.
  case locationWake = 23
  /// Minimum interval of setKeepAliveTimeout:.
  case voipKeepAliveInterval = 24
  /// The handler of setKeepAliveTimeout:.
  case voipKeepAliveHandler = 25
  /// From the VoIP push to the reported call.
  case voipPushReport = 26
  /// Wake-ups of a legacy VoIP app.
  case voipWakeRate = 27
  /// CPU in the background.
  case cpuUsage = 28
  /// From didReceive to contentHandler.
  case notificationServiceExtension = 29
  /// A Live Activity, from its start.
  case liveActivity = 30
  /// Wi-Fi without UIRequiresPersistentWiFi, from the last use.
  case persistentWiFi = 31
  /// An app intent that runs in the background.
  case appIntent = 32
  /// Time to start a Live Activity for a mirrored workout.
  case workoutMirroring = 33

  public static var valueCount: Int { 33 }
  public static var names: Text {
    """
    process-launch\0\
    scene-create\0\
    scene-update\0\
    launch\0\
    resume\0\
    suspend\0\
    did-enter-background\0\
    will-terminate\0\
    process-exit\0\
    exits-on-suspend-cleanup\0\
    background-task\0\
    background-task-in-fetch\0\
    expiration-handler\0\
    background-fetch\0\
    silent-push\0\
    app-refresh-task\0\
    processing-task\0\
    continued-processing-task\0\
    health-research-task\0\
    url-session-events\0\
    accessory-wake\0\
    bluetooth-wake\0\
    location-wake\0\
    voip-keep-alive-interval\0\
    voip-keep-alive-handler\0\
    voip-push-report\0\
    voip-wake-rate\0\
    cpu-usage\0\
    notification-service-extension\0\
    live-activity\0\
    persistent-wifi\0\
    app-intent\0\
    workout-mirroring
    """
  }
}

/// What happens when an allowance is used up.
public enum Expiry: Int32, VocabularyEnum {
  /// The process is ended.
  case terminate = 1
  /// The app is suspended.
  case suspend = 2
  /// The task counts as failed.
  case markFailed = 3
  /// The task is cancelled.
  case cancel = 4
  /// Later grants are rarer or shorter.
  case throttle = 5
  /// A report is written, nothing else.
  case reportOnly = 6
  /// The system delivers the original content.
  case deliverFallback = 7
  /// The system no longer launches the app for this purpose.
  case stopLaunching = 8
  /// Nothing is known to happen.
  case nothing = 9
  /// Anything over the limit is dropped without notice.
  case drop = 10
  /// The request fails with an error.
  case refuse = 11
  /// The newer request replaces the older.
  case replace = 12

  public static var valueCount: Int { 12 }
  public static var names: Text {
    """
    terminate\0\
    suspend\0\
    mark-failed\0\
    cancel\0\
    throttle\0\
    report-only\0\
    deliver-fallback\0\
    stop-launching\0\
    nothing\0\
    drop\0\
    refuse\0\
    replace
    """
  }
}

/// The answer. If no source says, it is `unspecified`, never `forbidden`.
public enum Verdict: Int32, VocabularyEnum {
  case allowed = 1
  case forbidden = 2
  /// It depends on a fact that was not given: see `requires_mask`.
  case conditional = 3
  /// The thing does not exist on that OS, or for that life cycle.
  case notApplicable = 4
  /// No source says.
  case unspecified = 5
  /// The OS is newer than the rule set; the rest of the answer is for the newest known OS.
  case unknownOS = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    allowed\0\
    forbidden\0\
    conditional\0\
    not-applicable\0\
    unspecified\0\
    unknown-os
    """
  }
}

/// How firmly the system promises a launch.
public enum Guarantee: Int32, VocabularyEnum {
  /// When the event happens.
  case immediate = 1
  /// The system may delay it.
  case eligible = 2
  /// The system picks when, if at all.
  case discretionary = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    immediate\0\
    eligible\0\
    discretionary
    """
  }
}

/// The kind of source on which a rule is based.
public enum Evidence: Int32, VocabularyEnum {
  /// Apple says so in public documentation.
  case documented = 1
  /// An Apple engineer says so.
  case engineer = 2
  /// Developers measured it.
  case observed = 3
  /// Published articles and books.
  case article = 4
  /// Our own inference, explained in a note.
  case inferred = 5
  /// The caller's own figure.
  case overridden = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    documented\0\
    engineer\0\
    observed\0\
    article\0\
    inferred\0\
    overridden
    """
  }
}

/// The evidence profile: which rules may decide.
public enum EvidenceProfile: Int32, VocabularyEnum {
  /// Apple's documentation alone.
  case documented = 1
  /// Documentation, Apple's engineers and measured behaviour; if sources disagree, the better
  /// observed source wins.
  case observed = 2
  /// The four founding documents as they stand; nothing else. Its name is "article".
  case founding = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    documented\0\
    observed\0\
    article
    """
  }
}

/// A three-valued fact. 0, not given, is the same as unknown.
public enum Fact: Int32, VocabularyEnum {
  case unknown = 0
  case no = 1
  case yes = 2

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    unknown\0\
    no\0\
    yes
    """
  }

  @inlinable
  public static var numbering: Numbering { .fromZero }
}

/// Kind of device.
public enum Idiom: Int32, VocabularyEnum {
  case phone = 1
  case pad = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    phone\0\
    pad
    """
  }
}

/// Location authorization granted at run time.
public enum LocationAuthorization: Int32, VocabularyEnum {
  case none = 1
  case whenInUse = 2
  case always = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    none\0\
    when-in-use\0\
    always
    """
  }
}

/// Why a transition, next or path has its verdict.
public enum Reason: Int32, VocabularyEnum {
  /// Legal, but in several steps: see `via` and the steps.
  case notOneStep = 1
  /// The cause leads from here to another state, `via`.
  case leadsElsewhere = 2
  /// Because of its meaning, the cause cannot occur in this state.
  case causeOutOfPlace = 3
  /// No such state in this life cycle.
  case stateUnavailable = 4
  /// No such cause, trigger or interruption on this OS.
  case causeUnavailable = 5
  /// Seen on devices; no source says that it is intended.
  case tolerated = 6
  /// No chain of permitted causes leads to the state.
  case noPath = 7
  /// The evidence profile says nothing about scenes.
  case scenesNotCovered = 8
  /// This kind of interruption does not cover the app.
  case interruptsNothing = 9

  public static var valueCount: Int { 9 }
  public static var names: Text {
    """
    not-one-step\0\
    leads-elsewhere\0\
    cause-out-of-place\0\
    state-unavailable\0\
    cause-unavailable\0\
    tolerated\0\
    no-path\0\
    scenes-not-covered\0\
    interrupts-nothing
    """
  }
}

/// A fact that an answer can depend on.
public enum Condition: Int32, VocabularyEnum {
  case hardwareMultitasking = 1
  /// Linked against an SDK of iOS 4.0 or later.
  case multitaskingSDK = 2
  /// UIApplicationExitsOnSuspend.
  case exitsOnSuspend = 3
  case scenesAdopted = 4
  case multipleScenes = 5
  /// Linked against an SDK of iOS 13.0 or later.
  case callkitSDK = 6
  case phone = 7
  case pad = 8
  /// Not the Simulator.
  case realDevice = 9
  case cellular = 10
  /// Unlocked since boot, or no passcode is set.
  case firstUnlockDone = 11
  case passcode = 12
  case backgroundAppRefresh = 13
  case lowPowerModeOff = 14
  case charging = 15
  case debuggerDetached = 16
  /// When in use, or always.
  case locationAuthorizationGranted = 17
  case locationAuthorizationAlways = 18
  /// Core Bluetooth state restoration.
  case restorationIdentifier = 19
  case sessionSendsLaunchEvents = 20
  /// Not turned off in Settings.
  case bluetoothOn = 21
  case bluetoothOnInControlCenter = 22
  case airplaneModeOff = 23
  /// Accessories set up by AccessorySetupKit.
  case accessorySetupKit = 24
  /// An option of the device facts.
  case forceQuitSurvivesReboot = 25
  /// An option of the device facts.
  case regionsEndAtReboot = 26
  case rebootedSince = 27
  case unlockedSince = 28
  case userLaunchedSince = 29
  /// The app preserves and restores its interface.
  case stateRestoration = 30
  /// BGTaskSchedulerPermittedIdentifiers has an entry.
  case permittedIdentifiers = 31
  case modeAudio = 32
  case modeLocation = 33
  case modeVoIP = 34
  case modeNewsstandContent = 35
  case modeExternalAccessory = 36
  case modeBluetoothCentral = 37
  case modeBluetoothPeripheral = 38
  case modeFetch = 39
  case modeRemoteNotification = 40
  case modeProcessing = 41
  case modePushToTalk = 42
  case modeNearbyInteraction = 43
  case modeNetworkAuthentication = 44
  /// Linked against an SDK of iOS 27.0 or later.
  case sceneSDK = 45
  /// Not locked now, or no passcode is set.
  case deviceUnlocked = 46
  /// NSLocationAlwaysAndWhenInUseUsageDescription, or its older form.
  case alwaysUsageText = 47
  /// NSLocationWhenInUseUsageDescription.
  case whenInUseUsageText = 48
  /// NSMicrophoneUsageDescription.
  case microphoneUsageText = 49
  /// MinimumOSVersion is not above the OS, or not given.
  case minimumOSMet = 50
  /// Every declared mode is one that Apple lists.
  case modesKnown = 51
  /// No key that was read has an unexpanded build variable.
  case noPlaceholders = 52
  /// Some background mode is declared.
  case anyMode = 53
  /// `fetch` or `processing` is declared.
  case taskModes = 54
  /// Linked against an SDK of iOS 10.0 or later.
  case pushkitSDK = 55
  /// A CLBackgroundActivitySession was held.
  case backgroundActivitySession = 56
  /// A CLServiceSession for Always was held.
  case serviceSession = 57
  /// More than one app can be in front.
  case severalForegroundSlots = 58
  /// UIKit kept a session of the scene, or the saved interface.
  case interfaceKept = 59
  /// The app may use the camera beside other apps.
  case multitaskingCamera = 60
  /// The app restores its interface, and UIKit kept what it saved.
  case stateToRestore = 61
  /// Not locked now, with a passcode or without one.
  case screenUnlocked = 62

  public static var valueCount: Int { 62 }
  public static var names: Text {
    """
    hardware-multitasking\0\
    multitasking-sdk\0\
    exits-on-suspend\0\
    scenes-adopted\0\
    multiple-scenes\0\
    callkit-sdk\0\
    phone\0\
    pad\0\
    real-device\0\
    cellular\0\
    first-unlock-done\0\
    passcode\0\
    background-app-refresh\0\
    low-power-mode-off\0\
    charging\0\
    debugger-detached\0\
    location-authorization-granted\0\
    location-authorization-always\0\
    restoration-identifier\0\
    session-sends-launch-events\0\
    bluetooth-on\0\
    bluetooth-on-in-control-center\0\
    airplane-mode-off\0\
    accessory-setup-kit\0\
    force-quit-survives-reboot\0\
    regions-end-at-reboot\0\
    rebooted-since\0\
    unlocked-since\0\
    user-launched-since\0\
    state-restoration\0\
    permitted-identifiers\0\
    mode-audio\0\
    mode-location\0\
    mode-voip\0\
    mode-newsstand-content\0\
    mode-external-accessory\0\
    mode-bluetooth-central\0\
    mode-bluetooth-peripheral\0\
    mode-fetch\0\
    mode-remote-notification\0\
    mode-processing\0\
    mode-push-to-talk\0\
    mode-nearby-interaction\0\
    mode-network-authentication\0\
    scene-sdk\0\
    device-unlocked\0\
    always-usage-text\0\
    when-in-use-usage-text\0\
    microphone-usage-text\0\
    minimum-os-met\0\
    modes-known\0\
    no-placeholders\0\
    any-mode\0\
    task-modes\0\
    pushkit-sdk\0\
    background-activity-session\0\
    service-session\0\
    several-foreground-slots\0\
    interface-kept\0\
    multitasking-camera\0\
    state-to-restore\0\
    screen-unlocked
    """
  }
}

/// How an app stands with the system when an event comes.
public enum Standing: Int32, VocabularyEnum {
  /// suspended.
  case inMemory = 1
  /// Ended by anything but the user's force quit.
  case ended = 2
  /// Has the force-quit flag (or was never launched).
  case forceQuit = 3
  /// Not running since the device started.
  case rebooted = 4
  /// Ended by exits-on-suspend.
  case optedOut = 5
  /// Ended by holding the home button.
  case heldButton = 6
  case updated = 7
  case uninstalled = 8
  /// Running, in the background.
  case running = 9
  /// Running, in front.
  case inFront = 10

  public static var valueCount: Int { 10 }
  public static var names: Text {
    """
    in-memory\0\
    ended\0\
    force-quit\0\
    rebooted\0\
    opted-out\0\
    held-button\0\
    updated\0\
    uninstalled\0\
    running\0\
    in-front
    """
  }
}

/// What happened between a termination and an event.
public enum Since: Int32, VocabularyEnum {
  case reboot = 1
  /// First unlock after the boot.
  case unlock = 2
  case userLaunch = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    reboot\0\
    unlock\0\
    user-launch
    """
  }
}

/// A family of rules.
public enum Family: Int32, VocabularyEnum {
  /// Which life cycle an app has.
  case lifecycle = 1
  case transition = 2
  /// In which states a cause can occur.
  case cause = 3
  /// What a trigger delivers, and since which version it exists.
  case delivery = 4
  case deadline = 5
  /// What a termination leaves behind.
  case standing = 6
  case relaunch = 7
  /// Which notification accompanies a callback.
  case notification = 8
  /// What a background mode permits.
  case mode = 9
  /// How an event reaches an app in a state.
  case event = 10
  /// How many of something the system allows.
  case quota = 11
  /// What an app may do in a state.
  case conduct = 12
  /// What an app owes in a callback.
  case duty = 13
  /// Which parts of a manifest will not work.
  case manifest = 14
  /// What a termination code means.
  case termination = 15
  /// Since which version a callback exists, and which callback is called in its place.
  case callback = 16
  /// What a question means if it leaves something open.
  case choice = 17
  /// On which subjects the silence of the sources does not mean "no".
  case silence = 18
  /// Which allowance limits a callback.
  case watchdog = 19
  /// What becomes of a trigger that does not run the app.
  case disposition = 20
  /// What keeps the system from suspending an app.
  case suspension = 21
  /// In which order apps are ended when memory is short.
  case purge = 22

  public static var valueCount: Int { 22 }
  public static var names: Text {
    """
    lifecycle\0\
    transition\0\
    cause\0\
    delivery\0\
    deadline\0\
    standing\0\
    relaunch\0\
    notification\0\
    mode\0\
    event\0\
    quota\0\
    conduct\0\
    duty\0\
    manifest\0\
    termination\0\
    callback\0\
    choice\0\
    silence\0\
    watchdog\0\
    disposition\0\
    suspension\0\
    purge
    """
  }
}

/// A disagreement between sources. Each side has a rule.
public enum Conflict: Int32, VocabularyEnum {
  /// 150 s, or 600, 180 and 30 s by OS.
  case backgroundTaskBudget = 1
  /// No message, or applicationWillTerminate: while running.
  case forceQuitCallback = 2
  /// A reboot clears the flag, or does not.
  case forceQuitAcrossReboot = 3
  /// From iOS 8.0, or from 7.1.
  case locationAfterForceQuit = 4
  case standardLocationRelaunch = 5
  case processingAfterForceQuit = 6
  /// Nothing is launched, or named exceptions are.
  case beforeFirstUnlock = 7
  /// 5 s, or the watchdog's 10 s.
  case didEnterBackgroundLimit = 8
  /// 5 s of advice, or the watchdog's 20 s.
  case launchLimit = 9
  case regionAfterReboot = 10
  /// applicationWillTerminate:, or SIGKILL.
  case terminateRunningBackground = 11
  /// applicationDidEnterBackground: at a background launch or wake-up, or none.
  case backgroundLaunchCallback = 12
  /// What a lock does on iOS 4, 5 and 7.
  case lockByVersion = 13
  case locationAfterForceQuit26 = 14
  case terminateAtShutdown = 15
  case visitAfterForceQuit = 16
  case pushAfterForceQuit = 17
  case healthkitAfterForceQuit = 18
  /// applicationDidEnterBackground: before applicationWillTerminate:, or not.
  case exitsOnSuspendBackground = 19
  /// Deprecated in iOS 9.0, or in 10.0.
  case keepAliveDeprecation = 20
  case forceQuitBefore7 = 21
  /// applicationWillTerminate: only to an app in the background, or to others too.
  case terminateOnlyInBackground = 22
  /// The limit has no figure, or 5 s.
  case undocumentedLimit = 23
  /// Whether the technote's fifth note applies literally.
  case bluetoothToggles26 = 24
  /// 64 local notifications, or 128.
  case localNotificationLimit = 25
  /// sceneDidEnterBackground:, or sceneDidDisconnect:.
  case sceneForceQuitOrder = 26
  /// Inside sceneDidBecomeActive: the app reads active, or inactive.
  case sceneActivationState = 27
  /// Sessions close at suspension after iOS 4, or up to iOS 4 and without the mode.
  case accessorySessions = 28
  /// Transfers begun in the foreground, or in the background.
  case discretionaryTransfers = 29
  /// The location mode does not stop suspension, or keeps the app running.
  case locationSuspension = 30
  /// A force quit destroys the session of a scene and what it saved, or keeps them.
  case sessionAfterForceQuit = 31
  /// Beacon regions need the location mode, or no region needs it.
  case beaconMode = 32
  /// Monitoring in the background with when-in-use, while updates begun in front go on.
  case locationInUse = 33
  /// The notice to a suspended app waits for the foreground, or until the app runs.
  case significantTimeChange = 34

  public static var valueCount: Int { 34 }
  public static var names: Text {
    """
    background-task-budget\0\
    force-quit-callback\0\
    force-quit-across-reboot\0\
    location-after-force-quit\0\
    standard-location-relaunch\0\
    processing-after-force-quit\0\
    before-first-unlock\0\
    did-enter-background-limit\0\
    launch-limit\0\
    region-after-reboot\0\
    terminate-running-background\0\
    background-launch-callback\0\
    lock-by-version\0\
    location-after-force-quit-26\0\
    terminate-at-shutdown\0\
    visit-after-force-quit\0\
    push-after-force-quit\0\
    healthkit-after-force-quit\0\
    exits-on-suspend-background\0\
    keep-alive-deprecation\0\
    force-quit-before-7\0\
    terminate-only-in-background\0\
    undocumented-limit\0\
    bluetooth-toggles-26\0\
    local-notification-limit\0\
    scene-force-quit-order\0\
    scene-activation-state\0\
    accessory-sessions\0\
    discretionary-transfers\0\
    location-suspension\0\
    session-after-force-quit\0\
    beacon-mode\0\
    location-in-use\0\
    significant-time-change
    """
  }
}

/// Termination codes, as the 32-bit pattern.
public enum TerminationCode: Int32, VocabularyEnum {
  case watchdog = -1951535091
  case backgroundTask = 562215634
  case backgroundURLSession = 562215635
  case backgroundFetch = 562215636
  case resourceHeld = -559083316
  case thermal = -1073737473
  case callNotReported = -1163015663
  case voipWakeRate = -1160633822
  case diskPressure = -1159868068
  case resourceUse = -804443219
  case watchCPU = -988041983
  case watchTime = -988041982
  case watchRuntime = -988041981
  case insecureDrawing = 732775916
  case stackshot = -1163220307
  case userForceQuit = -559023599
  case simulatorHost = -67372037

  public static var valueCount: Int { 17 }
  public static var names: Text {
    """
    0x8badf00d\0\
    0x2182bad2\0\
    0x2182bad3\0\
    0x2182bad4\0\
    0xdead10cc\0\
    0xc00010ff\0\
    0xbaadca11\0\
    0xbad22222\0\
    0xbaddd15c\0\
    0xd00d2bad\0\
    0xc51bad01\0\
    0xc51bad02\0\
    0xc51bad03\0\
    0x2bad45ec\0\
    0xbaaaaaad\0\
    0xdeadfa11\0\
    0xfbfbfbfb
    """
  }

  @inlinable
  public static var numbering: Numbering { .codes }

  /// The code at a position of `names`, nil past the last one.
  @inlinable
  public static func at(_ position: Int) -> TerminationCode? {
    switch position {
    case 0: .watchdog
    case 1: .backgroundTask
    case 2: .backgroundURLSession
    case 3: .backgroundFetch
    case 4: .resourceHeld
    case 5: .thermal
    case 6: .callNotReported
    case 7: .voipWakeRate
    case 8: .diskPressure
    case 9: .resourceUse
    case 10: .watchCPU
    case 11: .watchTime
    case 12: .watchRuntime
    case 13: .insecureDrawing
    case 14: .stackshot
    case 15: .userForceQuit
    case 16: .simulatorHost
    default: nil
    }
  }
}

/// Notifications that are posted along with callbacks; the name is Apple's constant.
public enum LifecycleNotification: Int32, VocabularyEnum {
  /// UIApplicationDidFinishLaunchingNotification.
  case didFinishLaunching = 1
  /// UIApplicationDidBecomeActiveNotification.
  case didBecomeActive = 2
  /// UIApplicationWillResignActiveNotification.
  case willResignActive = 3
  /// UIApplicationDidEnterBackgroundNotification.
  case didEnterBackground = 4
  /// UIApplicationWillEnterForegroundNotification.
  case willEnterForeground = 5
  /// UIApplicationWillTerminateNotification.
  case willTerminate = 6
  /// UIApplicationDidReceiveMemoryWarningNotification.
  case didReceiveMemoryWarning = 7
  /// UIApplicationSignificantTimeChangeNotification.
  case significantTimeChange = 8
  /// UIApplicationProtectedDataWillBecomeUnavailable.
  case protectedDataWillBecomeUnavailable = 9
  /// UIApplicationProtectedDataDidBecomeAvailable.
  case protectedDataDidBecomeAvailable = 10
  /// UISceneWillConnectNotification.
  case sceneWillConnect = 11
  /// UISceneDidDisconnectNotification.
  case sceneDidDisconnect = 12
  /// UISceneWillEnterForegroundNotification.
  case sceneWillEnterForeground = 13
  /// UISceneDidActivateNotification.
  case sceneDidActivate = 14
  /// UISceneWillDeactivateNotification.
  case sceneWillDeactivate = 15
  /// UISceneDidEnterBackgroundNotification.
  case sceneDidEnterBackground = 16

  public static var valueCount: Int { 16 }
  public static var names: Text {
    """
    UIApplicationDidFinishLaunchingNotification\0\
    UIApplicationDidBecomeActiveNotification\0\
    UIApplicationWillResignActiveNotification\0\
    UIApplicationDidEnterBackgroundNotification\0\
    UIApplicationWillEnterForegroundNotification\0\
    UIApplicationWillTerminateNotification\0\
    UIApplicationDidReceiveMemoryWarningNotification\0\
    UIApplicationSignificantTimeChangeNotification\0\
    UIApplicationProtectedDataWillBecomeUnavailable\0\
    UIApplicationProtectedDataDidBecomeAvailable\0\
    UISceneWillConnectNotification\0\
    UISceneDidDisconnectNotification\0\
    UISceneWillEnterForegroundNotification\0\
    UISceneDidActivateNotification\0\
    UISceneWillDeactivateNotification\0\
    UISceneDidEnterBackgroundNotification
    """
  }
}

/// What breaking a rule of conduct costs.
public enum Price: Int32, VocabularyEnum {
  /// The process is ended.
  case terminate = 1
  /// The operation fails with an error.
  case operationFails = 2
  /// The system closes the socket, service or session.
  case closedBySystem = 3
  /// Nothing arrives.
  case notDelivered = 4
  /// The activity stops, and goes on when the app runs again.
  case stops = 5
  /// Later grants are rarer or shorter; the process may be ended.
  case throttle = 6
  /// The content is visible in the snapshot that the system takes.
  case exposedInSnapshot = 7
  /// The activity has no effect until the app is in the foreground.
  case wasted = 8
  /// The request fails: its identifier or mode is not declared.
  case notPermitted = 9
  /// The request fails: there is no background work here.
  case unavailable = 10
  /// The request fails if it asks to run at once.
  case ineligibleNow = 11

  public static var valueCount: Int { 11 }
  public static var names: Text {
    """
    terminate\0\
    operation-fails\0\
    closed-by-system\0\
    not-delivered\0\
    stops\0\
    throttle\0\
    exposed-in-snapshot\0\
    wasted\0\
    not-permitted\0\
    unavailable\0\
    ineligible-now
    """
  }
}

/// What reaches an app, other than its triggers.
public enum Event: Int32, VocabularyEnum {
  case touch = 1
  /// An accessory was connected or disconnected.
  case accessoryConnection = 2
  case orientationChange = 3
  /// Midnight, a carrier's time, daylight saving.
  case significantTimeChange = 4
  /// Level or state.
  case batteryChange = 5
  case proximityChange = 6
  case protectedDataChange = 7
  /// A screen was connected or disconnected, or changed its mode.
  case screenChange = 8
  case defaultsChange = 9
  case localeChange = 10
  case icloudIdentityChange = 11
  case memoryWarning = 12
  /// A local notification fires.
  case localNotification = 13
  /// A view asks to be drawn.
  case viewRedraw = 14
  case locationUpdate = 15
  /// A request from a peer over a socket of the app.
  case networkRequest = 16
  /// The system takes the picture for the app switcher.
  case windowSnapshot = 17
  /// The notice that an app with accessory sessions gets when it goes to the background.
  case accessoryDisconnect = 18
  /// The part of a push that is shown to the user.
  case remoteNotification = 19

  public static var valueCount: Int { 19 }
  public static var names: Text {
    """
    touch\0\
    accessory-connection\0\
    orientation-change\0\
    significant-time-change\0\
    battery-change\0\
    proximity-change\0\
    protected-data-change\0\
    screen-change\0\
    defaults-change\0\
    locale-change\0\
    icloud-identity-change\0\
    memory-warning\0\
    local-notification\0\
    view-redraw\0\
    location-update\0\
    network-request\0\
    window-snapshot\0\
    accessory-disconnect\0\
    remote-notification
    """
  }
}

/// How an event reaches the app.
public enum Manner: Int32, VocabularyEnum {
  /// When the event happens.
  case atOnce = 1
  /// One notice of the net change, when the app runs again.
  case coalesced = 2
  /// Each event is delivered when the app runs again.
  case queued = 3
  /// The app never gets the event.
  case withheld = 4
  /// Shown to the user, who decides.
  case toUser = 5
  /// The system acts once a callback has returned.
  case afterCallback = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    at-once\0\
    coalesced\0\
    queued\0\
    withheld\0\
    to-user\0\
    after-callback
    """
  }
}

/// A number that the system allows.
public enum Quota: Int32, VocabularyEnum {
  case scheduledLocalNotifications = 1
  /// Regions and conditions of an app, all kinds together.
  case monitoredRegions = 2
  /// BGAppRefreshTaskRequest.
  case pendingRefreshTasks = 3
  /// BGProcessingTaskRequest.
  case pendingProcessingTasks = 4
  /// Content-available pushes that are delivered.
  case silentPushes = 5
  /// Content-available pushes that launch a Newsstand app.
  case newsstandPushes = 6
  /// Wakeups of the CPU from idle.
  case wakeups = 7
  /// Wake-ups of a legacy VoIP app.
  case voipWakes = 8
  /// HealthKit deliveries whose completion handler was not called.
  case unansweredHealthDeliveries = 9
  /// Significant location changes.
  case locationChangeUpdates = 10
  /// All images of a launch screen.
  case launchScreenSize = 11
  /// Memory of a notification service extension.
  case notificationServiceMemory = 12
  /// What an app writes to storage.
  case diskWrites = 13
  /// Apps in front at the same time.
  case foregroundApps = 14
  /// Pending requests of the task scheduler with one identifier.
  case requestsPerIdentifier = 15

  public static var valueCount: Int { 15 }
  public static var names: Text {
    """
    scheduled-local-notifications\0\
    monitored-regions\0\
    pending-refresh-tasks\0\
    pending-processing-tasks\0\
    silent-pushes\0\
    newsstand-pushes\0\
    wakeups\0\
    voip-wakes\0\
    unanswered-health-deliveries\0\
    location-change-updates\0\
    launch-screen-size\0\
    notification-service-memory\0\
    disk-writes\0\
    foreground-apps\0\
    requests-per-identifier
    """
  }
}

/// What a quota counts.
public enum QuotaUnit: Int32, VocabularyEnum {
  case count = 1
  case bytes = 2
  case metres = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    count\0\
    bytes\0\
    metres
    """
  }
}

/// How much a finding matters.
public enum Severity: Int32, VocabularyEnum {
  /// Worth knowing.
  case note = 1
  /// A declaration will not work, or lacks something that it needs.
  case warning = 2
  /// The app does not run, or is ended.
  case error = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    note\0\
    warning\0\
    error
    """
  }
}

/// The namespace of a termination reason; values are those of the kernel's reason.h.
public enum TerminationNamespace: Int32, VocabularyEnum {
  case jetsam = 1
  case signal = 2
  case codesigning = 3
  case hangtracer = 4
  case test = 5
  case dyld = 6
  case libxpc = 7
  case objc = 8
  case exec = 9
  case springboard = 10
  case tcc = 11
  case reportcrash = 12
  case coreanimation = 13
  case aggregated = 14
  case runningboard = 15
  case skywalk = 16
  case settings = 17
  case libsystem = 18
  case foundation = 19
  case watchdog = 20
  case metal = 21
  case watchkit = 22
  case `guard` = 23
  case analytics = 24
  case sandbox = 25
  case security = 26
  case endpointsecurity = 27
  case pacException = 28
  case bluetoothChip = 29
  case portSpace = 30
  case webkit = 31

  public static var valueCount: Int { 31 }
  public static var names: Text {
    """
    jetsam\0\
    signal\0\
    codesigning\0\
    hangtracer\0\
    test\0\
    dyld\0\
    libxpc\0\
    objc\0\
    exec\0\
    springboard\0\
    tcc\0\
    reportcrash\0\
    coreanimation\0\
    aggregated\0\
    runningboard\0\
    skywalk\0\
    settings\0\
    libsystem\0\
    foundation\0\
    watchdog\0\
    metal\0\
    watchkit\0\
    guard\0\
    analytics\0\
    sandbox\0\
    security\0\
    endpointsecurity\0\
    pac-exception\0\
    bluetooth-chip\0\
    port-space\0\
    webkit
    """
  }
}

/// The role of a rule in an answer.
public enum Role: Int32, VocabularyEnum {
  /// This rule decides the answer.
  case decides = 1
  /// The rule applies, but another rule decides: one of higher precedence, or an earlier one of the
  /// same precedence.
  case outweighed = 2
  /// The rule may apply: one of its conditions is not known.
  case conditionUnknown = 3
  /// One of its conditions is not met.
  case conditionFails = 4
  /// The rule is in force on other versions.
  case otherVersion = 5
  /// The evidence profile does not admit the rule.
  case otherProfile = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    decides\0\
    outweighed\0\
    condition-unknown\0\
    condition-fails\0\
    other-version\0\
    other-profile
    """
  }
}

/// Kind of an Info.plist value.
public enum InfoKind: Int32, VocabularyEnum {
  case string = 1
  case boolean = 2
  case integer = 3
  case stringList = 4
  /// Its contents are given key by key, or not at all.
  case dictionary = 5
  /// A real, a date, data, or an array of other things.
  case other = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    string\0\
    boolean\0\
    integer\0\
    string-list\0\
    dictionary\0\
    other
    """
  }
}

/// What `lcp_app_apply_info` reports about an entry. No notice is an error.
public enum NoticeKind: Int32, VocabularyEnum {
  /// A UIBackgroundModes value that Apple does not list.
  case unknownMode = 1
  /// The wrong type for the key: the entry was not used.
  case wrongType = 2
  /// The key was given before: the later entry counts.
  case duplicate = 3
  /// An unexpanded build variable: the value was not used, but an identifier counts.
  case placeholder = 4
  /// Not a version, or not an SDK name: the entry was not used.
  case malformed = 5
  case emptyList = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    unknown-mode\0\
    wrong-type\0\
    duplicate\0\
    placeholder\0\
    malformed\0\
    empty-list
    """
  }
}

/// The part of a call that a status is about.
public enum Field: Int32, VocabularyEnum {
  case context = 1
  case query = 2
  case answer = 3
  case structSize = 4
  case os = 5
  case profile = 6
  case app = 7
  case facts = 8
  case limits = 9
  case from = 10
  case to = 11
  case cause = 12
  case lastCause = 13
  case allowedCauses = 14
  case trigger = 15
  case interruption = 16
  case allowance = 17
  case termination = 18
  case eventsSince = 19
  case backgroundModes = 20
  case exitsOnSuspend = 21
  case scenes = 22
  case multipleScenes = 23
  case linkedSDK = 24
  case minimumOS = 25
  case locationAuthorization = 26
  case restorationIdentifier = 27
  case sessionSendsLaunchEvents = 28
  case stateRestoration = 29
  case idiom = 30
  case simulator = 31
  case hardwareMultitasking = 32
  case cellular = 33
  case passcode = 34
  case firstUnlockDone = 35
  case backgroundAppRefresh = 36
  case lowPowerMode = 37
  case charging = 38
  case debuggerAttached = 39
  case foregroundSlots = 40
  case bluetoothOff = 41
  case bluetoothOffInControlCenter = 42
  case airplaneMode = 43
  case accessorySetupKit = 44
  case forceQuitSurvivesReboot = 45
  case regionsEndAtReboot = 46
  case limitCount = 47
  case limitNs = 48
  case stride = 49
  case count = 50
  case statuses = 51
  case index = 52
  case text = 53
  case key = 54
  case value = 55
  case notices = 56
  case enumKind = 57
  case state = 58
  case activity = 59
  case callback = 60
  case mode = 61
  case event = 62
  case quota = 63
  case reasonNamespace = 64
  case code = 65
  case deviceLocked = 66
  case alwaysUsageText = 67
  case whenInUseUsageText = 68
  case microphoneUsageText = 69
  case backgroundActivitySession = 70
  case serviceSession = 71
  case policy = 72
  case policySize = 73
  case form = 74
  case question = 75
  case condition = 76
  case items = 77
  case rule = 78
  case ruleField = 79
  /// The lcp_error itself: nothing could be written to it.
  case error = 80
  case infoProgress = 81
  case forceQuit = 82
  case allowances = 83
  case activities = 84
  case begunInFront = 85
  case device = 86
  case options = 87
  case install = 88
  case kind = 89
  case process = 90
  case scene = 91
  case notice = 92
  case fact = 93
  case decision = 94
  case token = 95
  case identifier = 96
  case amount = 97
  case effect = 98
  case reply = 99
  case now = 100
  case missingCallbacks = 101
  case wasLaunched = 102
  case replyAfter = 103
  case footprint = 104
  case apps = 105
  case tasks = 106
  case requests = 107
  case policies = 108
  case effects = 109
  case onSilence = 110
  case onConditional = 111
  case unknownLimit = 112
  case memory = 113
  case memorySize = 114
  case snapshot = 115
  case disposition = 116
  case occasion = 117
  case interfaceKept = 118
  case multitaskingCamera = 119

  public static var valueCount: Int { 119 }
  public static var names: Text {
    """
    context\0\
    query\0\
    answer\0\
    struct-size\0\
    os\0\
    profile\0\
    app\0\
    facts\0\
    limits\0\
    from\0\
    to\0\
    cause\0\
    last-cause\0\
    allowed-causes\0\
    trigger\0\
    interruption\0\
    allowance\0\
    termination\0\
    events-since\0\
    background-modes\0\
    exits-on-suspend\0\
    scenes\0\
    multiple-scenes\0\
    linked-sdk\0\
    minimum-os\0\
    location-authorization\0\
    restoration-identifier\0\
    session-sends-launch-events\0\
    state-restoration\0\
    idiom\0\
    simulator\0\
    hardware-multitasking\0\
    cellular\0\
    passcode\0\
    first-unlock-done\0\
    background-app-refresh\0\
    low-power-mode\0\
    charging\0\
    debugger-attached\0\
    foreground-slots\0\
    bluetooth-off\0\
    bluetooth-off-in-control-center\0\
    airplane-mode\0\
    accessory-setup-kit\0\
    force-quit-survives-reboot\0\
    regions-end-at-reboot\0\
    limit-count\0\
    limit-ns\0\
    stride\0\
    count\0\
    statuses\0\
    index\0\
    text\0\
    key\0\
    value\0\
    notices\0\
    enum-kind\0\
    state\0\
    activity\0\
    callback\0\
    mode\0\
    event\0\
    quota\0\
    reason-namespace\0\
    code\0\
    device-locked\0\
    always-usage-text\0\
    when-in-use-usage-text\0\
    microphone-usage-text\0\
    background-activity-session\0\
    service-session\0\
    policy\0\
    policy-size\0\
    form\0\
    question\0\
    condition\0\
    items\0\
    rule\0\
    rule-field\0\
    error\0\
    info-progress\0\
    force-quit\0\
    allowances\0\
    activities\0\
    begun-in-front\0\
    device\0\
    options\0\
    install\0\
    kind\0\
    process\0\
    scene\0\
    notice\0\
    fact\0\
    decision\0\
    token\0\
    identifier\0\
    amount\0\
    effect\0\
    reply\0\
    now\0\
    missing-callbacks\0\
    was-launched\0\
    reply-after\0\
    footprint\0\
    apps\0\
    tasks\0\
    requests\0\
    policies\0\
    effects\0\
    on-silence\0\
    on-conditional\0\
    unknown-limit\0\
    memory\0\
    memory-size\0\
    snapshot\0\
    disposition\0\
    occasion\0\
    interface-kept\0\
    multitasking-camera
    """
  }
}

/// A field that only rules of some families have, for lcp_rule_value and lcp_rule_text.
public enum RuleField: Int32, VocabularyEnum {
  case verdict = 1
  case lifecycle = 2
  case lifecycles = 3
  case states = 4
  case to = 5
  case causes = 6
  case lastCauses = 7
  case interruptions = 8
  case reason = 9
  case via = 10
  case steps = 11
  case triggers = 12
  case launchState = 13
  case callback = 14
  case secondCallback = 15
  case launchCallback = 16
  case onLaunchOnly = 17
  case guarantee = 18
  case terminations = 19
  case standings = 20
  case standing = 21
  case allowances = 22
  case allowance = 23
  case atExpiry = 24
  case code = 25
  case extendable = 26
  case advice = 27
  case limit = 28
  case warning = 29
  case axes = 30
  case notification = 31
  case postedBefore = 32
  case readsAsMethod = 33
  case mode = 34
  case deprecated = 35
  case permits = 36
  case keepsRunning = 37
  case events = 38
  case manner = 39
  case quota = 40
  case unit = 41
  case activities = 42
  case activity = 43
  case price = 44
  case undoneAt = 45
  case severity = 46
  case cause = 47
  case count = 48
  case window = 49
  case namespaces = 50
  case codeLow = 51
  case codeHigh = 52
  case text = 53
  case key = 54
  case value = 55
  case fallback = 56
  case fallbackInFrontOnly = 57
  case sceneCallback = 58
  case appCallback = 59
  case ofInterface = 60
  case companions = 61
  case silence = 62
  case termination = 63
  case starts = 64
  case resets = 65
  case shared = 66
  case origin = 67
  case disposition = 68
  /// Until when an event is kept.
  case occasion = 69
  case rank = 70
  case warned = 71
  case merging = 72
  case trigger = 73
  case begunInFront = 74

  public static var valueCount: Int { 74 }
  public static var names: Text {
    """
    verdict\0\
    lifecycle\0\
    lifecycles\0\
    states\0\
    to\0\
    causes\0\
    last-causes\0\
    interruptions\0\
    reason\0\
    via\0\
    steps\0\
    triggers\0\
    launch-state\0\
    callback\0\
    second-callback\0\
    launch-callback\0\
    on-launch-only\0\
    guarantee\0\
    terminations\0\
    standings\0\
    standing\0\
    allowances\0\
    allowance\0\
    at-expiry\0\
    code\0\
    extendable\0\
    advice\0\
    limit\0\
    warning\0\
    axes\0\
    notification\0\
    posted-before\0\
    reads-as-method\0\
    mode\0\
    deprecated\0\
    permits\0\
    keeps-running\0\
    events\0\
    manner\0\
    quota\0\
    unit\0\
    activities\0\
    activity\0\
    price\0\
    undone-at\0\
    severity\0\
    cause\0\
    count\0\
    window\0\
    namespaces\0\
    code-low\0\
    code-high\0\
    text\0\
    key\0\
    value\0\
    fallback\0\
    fallback-in-front-only\0\
    scene-callback\0\
    app-callback\0\
    of-interface\0\
    companions\0\
    silence\0\
    termination\0\
    starts\0\
    resets\0\
    shared\0\
    origin\0\
    disposition\0\
    occasion\0\
    rank\0\
    warned\0\
    merging\0\
    trigger\0\
    begun-in-front
    """
  }
}

/// What the sources of an evidence profile can be silent about.
public enum Silence: Int32, VocabularyEnum {
  /// Apps with scenes.
  case scenes = 1
  /// What may follow a state, and which paths lead elsewhere.
  case ways = 2
  /// Which callbacks an app gets.
  case callbacks = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    scenes\0\
    ways\0\
    callbacks
    """
  }
}

/// The questions, for lcp_query_batch and lcp_explain.
public enum QuestionKind: Int32, VocabularyEnum {
  case transition = 1
  case next = 2
  case path = 3
  case deadline = 4
  case relaunch = 5
  case conduct = 6
  case duties = 7
  case delivery = 8
  case mode = 9
  case quota = 10
  case manifest = 11
  case termination = 12
  case suspension = 13
  case purge = 14

  public static var valueCount: Int { 14 }
  public static var names: Text {
    """
    transition\0\
    next\0\
    path\0\
    deadline\0\
    relaunch\0\
    conduct\0\
    duties\0\
    delivery\0\
    mode\0\
    quota\0\
    manifest\0\
    termination\0\
    suspension\0\
    purge
    """
  }
}

/// How much of a policy is computed when it is prepared.
public enum PolicyForm: Int32, VocabularyEnum {
  /// An lcp_policy: what was checked and derived from the context.
  case small = 1
  /// The small form with tables, in which transitions, deadlines and relaunches are looked up.
  case tables = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    small\0\
    tables
    """
  }
}

/// What is known of a condition.
public enum Knowledge: Int32, VocabularyEnum {
  case holds = 1
  case fails = 2
  /// An answer that depends on the condition is conditional.
  case notGiven = 3
  /// The condition was not given, and a default is used: an app that declares nothing, the SDK of
  /// the OS, the ordinary device.
  case assumed = 4

  public static var valueCount: Int { 4 }
  public static var names: Text {
    """
    holds\0\
    fails\0\
    not-given\0\
    assumed
    """
  }
}

/// When the clock of an allowance starts, or is reset.
public enum Moment: Int32, VocabularyEnum {
  /// The callback is called; the clock ends when the callback returns.
  case callback = 1
  /// The first callback of a transition; the clock ends with the last callback.
  case transition = 2
  case processStart = 3
  /// The app enters the background.
  case enteringBackground = 4
  /// The app returns to the foreground.
  case enteringForeground = 5
  /// The system launches or wakes the app for an event.
  case wake = 6
  /// The app asks for the time.
  case request = 7

  public static var valueCount: Int { 7 }
  public static var names: Text {
    """
    callback\0\
    transition\0\
    process-start\0\
    entering-background\0\
    entering-foreground\0\
    wake\0\
    request
    """
  }
}

/// Who raises a trigger.
public enum Origin: Int32, VocabularyEnum {
  /// Something outside: the user, a server, a place, another device.
  case outside = 1
  /// The system, at a time that it picks.
  case schedule = 2
  /// The start of the device.
  case boot = 3
  /// The end of the app's process.
  case processEnd = 4
  /// The end of an interval that the app set.
  case interval = 5

  public static var valueCount: Int { 5 }
  public static var names: Text {
    """
    outside\0\
    schedule\0\
    boot\0\
    process-end\0\
    interval
    """
  }
}

/// What becomes of an event that does not run the app.
public enum Disposition: Int32, VocabularyEnum {
  case lost = 1
  /// The newest event of its kind is kept.
  case newestHeld = 2
  /// Each event is kept.
  case queued = 3
  /// The system tries again.
  case retried = 4

  public static var valueCount: Int { 4 }
  public static var names: Text {
    """
    lost\0\
    newest-held\0\
    queued\0\
    retried
    """
  }
}

/// Until when an event is kept.
public enum Occasion: Int32, VocabularyEnum {
  /// The app runs again, for whatever reason.
  case nextRun = 1
  case userLaunch = 2
  /// The first unlock after the start of the device.
  case firstUnlock = 3
  case unlock = 4
  /// Nothing holds the event back any more: power, a switch, the load, the state of the app.
  case conditionsMet = 5

  public static var valueCount: Int { 5 }
  public static var names: Text {
    """
    next-run\0\
    user-launch\0\
    first-unlock\0\
    unlock\0\
    conditions-met
    """
  }
}

/// How several notices of one kind become one.
public enum Merging: Int32, VocabularyEnum {
  /// The notices stay separate.
  case each = 1
  /// The newest one is delivered.
  case newest = 2
  /// Changes that cancel out are not delivered: the app learns the current state.
  case net = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    each\0\
    newest\0\
    net
    """
  }
}

/// What happens to a device: what the user, the system, an app or the host does.
public enum Occurrence: Int32, VocabularyEnum {
  /// The device starts; it is locked if a passcode is set.
  case boot = 1
  /// The user turns the device off.
  case shutdown = 2
  case batteryEmpty = 3
  case lock = 4
  case unlock = 5
  /// The user goes to the home screen.
  case home = 6
  case openSwitcher = 7
  /// The user returns to where the switcher was opened.
  case closeSwitcher = 8
  /// The user opens an app, by its icon or by what the trigger says.
  case openApp = 9
  /// The user swipes an app away, whether it runs or not.
  case forceQuit = 10
  /// A call or another alert covers the screen.
  case beginInterruption = 11
  case ignoreInterruption = 12
  /// The user goes to `app`, or to an app that is not on this device.
  case acceptInterruption = 13
  /// The system needs `amount` bytes.
  case memoryPressure = 14
  /// `fact` is `value` from now on.
  case factChange = 15
  /// Something happens that may launch or wake the app.
  case trigger = 16
  /// Something happens that reaches running apps: `app`, or all of them if `app` is 0.
  case notice = 17
  /// The process ends as `termination` says: it exits, crashes, is lost.
  case end = 18
  /// The app begins a background task; the outcome has its token.
  case beginTask = 19
  /// The app ends the background task of `token`.
  case endTask = 20
  /// The app is done with the wake-up or task of `token`.
  case complete = 21
  case beginActivity = 22
  case endActivity = 23
  /// The app requests the scheduled task `trigger` under `identifier`, in `amount` nanoseconds at
  /// the earliest.
  case submitRequest = 24
  /// The app cancels the request with `identifier`.
  case cancelRequest = 25
  /// The app uses `amount` bytes of memory from now on.
  case footprint = 26
  /// `scene` is to connect, in front if `value` is yes.
  case requestScene = 27
  /// The user closes the window of `scene`.
  case closeScene = 28
  /// The system disconnects `scene`, to free memory.
  case disconnectScene = 29
  /// The app sets a keep-alive handler to be called every `amount` nanoseconds; 0: no handler.
  case keepAlive = 30

  public static var valueCount: Int { 30 }
  public static var names: Text {
    """
    boot\0\
    shutdown\0\
    battery-empty\0\
    lock\0\
    unlock\0\
    home\0\
    open-switcher\0\
    close-switcher\0\
    open-app\0\
    force-quit\0\
    begin-interruption\0\
    ignore-interruption\0\
    accept-interruption\0\
    memory-pressure\0\
    fact-change\0\
    trigger\0\
    notice\0\
    end\0\
    begin-task\0\
    end-task\0\
    complete\0\
    begin-activity\0\
    end-activity\0\
    submit-request\0\
    cancel-request\0\
    footprint\0\
    request-scene\0\
    close-scene\0\
    disconnect-scene\0\
    keep-alive
    """
  }
}

/// What the host is to do.
public enum EffectKind: Int32, VocabularyEnum {
  case startProcess = 1
  /// Call a method of the app, and reply when it has returned.
  case deliverCallback = 2
  case postNotification = 3
  case stateChanged = 4
  /// Let a suspended process run, or a prewarmed one go on.
  case resume = 5
  case suspend = 6
  /// Run the handler of `token`; reply when it has returned, if `needs_reply` is yes.
  case runExpirationHandler = 7
  /// Tell the app what has happened, if no method is named.
  case deliverNotice = 8
  /// Take the picture for the app switcher.
  case takeSnapshot = 9
  /// The system stops what the app was doing.
  case stopActivity = 10
  /// Show the event to the user, not to the app.
  case showToUser = 11
  /// The trigger does not run the app now, and is kept until `occasion`.
  case keepTrigger = 12
  /// The trigger does not run the app, and is not kept.
  case dropTrigger = 13
  case kill = 14

  public static var valueCount: Int { 14 }
  public static var names: Text {
    """
    start-process\0\
    deliver-callback\0\
    post-notification\0\
    state-changed\0\
    resume\0\
    suspend\0\
    run-expiration-handler\0\
    deliver-notice\0\
    take-snapshot\0\
    stop-activity\0\
    show-to-user\0\
    keep-trigger\0\
    drop-trigger\0\
    kill
    """
  }
}

/// A fact that can change while a device is on.
public enum ChangingFact: Int32, VocabularyEnum {
  case backgroundAppRefresh = 1
  case lowPowerMode = 2
  case charging = 3
  case bluetoothOff = 4
  case bluetoothOffInControlCenter = 5
  case airplaneMode = 6
  case debuggerAttached = 7
  case accessorySetupKit = 8

  public static var valueCount: Int { 8 }
  public static var names: Text {
    """
    background-app-refresh\0\
    low-power-mode\0\
    charging\0\
    bluetooth-off\0\
    bluetooth-off-in-control-center\0\
    airplane-mode\0\
    debugger-attached\0\
    accessory-setup-kit
    """
  }
}

/// The result of a call.
public enum ReplyKind: Int32, VocabularyEnum {
  case returned = 1
  /// The app does not implement the method: the fallback comes next.
  case notImplemented = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    returned\0\
    not-implemented
    """
  }
}

/// What a device does if the rules leave open whether something happens.
public enum Treatment: Int32, VocabularyEnum {
  /// It does not happen.
  case refuse = 1
  /// It happens.
  case allow = 2
  /// The host is asked about events that it posts; what the device would do by itself is refused.
  case ask = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    refuse\0\
    allow\0\
    ask
    """
  }
}

/// What replaces a limit for which the profile has no figure.
public enum UnknownLimit: Int32, VocabularyEnum {
  /// There is no limit.
  case none = 1
  /// The figure of LCP_PROFILE_OBSERVED, if it has one.
  case observed = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    none\0\
    observed
    """
  }
}

extension Vocabulary {
  /// The number of the last enumeration; they are numbered from 1.
  public static var count: Int32 { 55 }

  /// The names of an enumeration; nil for one that the core does not have.
  static func nameTable(_ kind: Int32) -> NameTable? {
    switch kind {
    case 1: NameTable(LifecycleState.self)
    case 2: NameTable(QuestionKind.self)
    case 3: NameTable(Axis.self)
    case 4: NameTable(Lifecycle.self)
    case 5: NameTable(Cause.self)
    case 6: NameTable(Termination.self)
    case 7: NameTable(Trigger.self)
    case 8: NameTable(Interruption.self)
    case 9: NameTable(Callback.self)
    case 10: NameTable(BackgroundMode.self)
    case 11: NameTable(Activity.self)
    case 12: NameTable(Allowance.self)
    case 13: NameTable(Expiry.self)
    case 14: NameTable(Verdict.self)
    case 15: NameTable(Guarantee.self)
    case 16: NameTable(Evidence.self)
    case 17: NameTable(EvidenceProfile.self)
    case 18: NameTable(Fact.self)
    case 19: NameTable(Idiom.self)
    case 20: NameTable(LocationAuthorization.self)
    case 21: NameTable(Reason.self)
    case 22: NameTable(Condition.self)
    case 23: NameTable(Standing.self)
    case 24: NameTable(Since.self)
    case 25: NameTable(Family.self)
    case 26: NameTable(Conflict.self)
    case 27: NameTable(TerminationCode.self)
    case 28: NameTable(InfoKind.self)
    case 29: NameTable(NoticeKind.self)
    case 30: NameTable(Field.self)
    case 32: NameTable(LifecycleNotification.self)
    case 33: NameTable(Price.self)
    case 34: NameTable(Event.self)
    case 35: NameTable(Manner.self)
    case 36: NameTable(Quota.self)
    case 37: NameTable(QuotaUnit.self)
    case 38: NameTable(Severity.self)
    case 39: NameTable(TerminationNamespace.self)
    case 40: NameTable(Role.self)
    case 41: NameTable(PolicyForm.self)
    case 42: NameTable(Knowledge.self)
    case 43: NameTable(RuleField.self)
    case 44: NameTable(Silence.self)
    case 45: NameTable(Moment.self)
    case 46: NameTable(Origin.self)
    case 47: NameTable(Disposition.self)
    case 48: NameTable(Occasion.self)
    case 49: NameTable(Merging.self)
    case 50: NameTable(Occurrence.self)
    case 51: NameTable(EffectKind.self)
    case 52: NameTable(ChangingFact.self)
    case 53: NameTable(ReplyKind.self)
    case 54: NameTable(Treatment.self)
    case 55: NameTable(UnknownLimit.self)
    default: nil
    }
  }
}
