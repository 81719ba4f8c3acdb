// The enumerations of the interface. Generated from include/abi.json: do not edit.
//
// The other members of an enumeration are in an extension, in the file of its subject.

internal import CBook

/// State of the app process, or of one scene.
public enum LifecycleState: Int32, VocabularyEnum {
  /// Not running; no process (or only a record of one).
  case notRunning = 1
  /// Prewarmed; the process was started ahead of time, and has run no app code yet; iOS 15.0 on.
  case prewarmed = 2
  /// Inactive in the foreground; code runs, no UI events delivered.
  case inactive = 3
  /// Active in the foreground; the app receives events.
  case active = 4
  /// In the background; running code off screen; iOS 4.0 on.
  case background = 5
  /// Suspended; in memory, running no code; iOS 4.0 on.
  case suspended = 6
  /// A scene that is not connected; also a scene that was just made.
  case sceneUnattached = 7
  /// A foreground scene that is inactive.
  case sceneForegroundInactive = 8
  /// A foreground scene that is active.
  case sceneForegroundActive = 9
  /// A scene in the background.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_state()) }
}

/// Whether a rule on a notification is about the app or a scene: the field `axes` of the rule.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_axis()) }
}

/// The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest.
public enum Lifecycle: Int32, VocabularyEnum {
  /// A life cycle without multitasking; iOS 2 and 3, an SDK before 4.0, or hardware without
  /// multitasking: leaving the app ends it.
  case noMultitasking = 1
  /// A life cycle with the app delegate only; iOS 4.0 on.
  case standard = 2
  /// A life cycle without the background; UIApplicationExitsOnSuspend on iOS 4.0 to 12.
  case exitsOnSuspend = 3
  /// A life cycle with scenes; UIScene, iOS 13.0 on.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_lifecycle()) }
}

/// Why a transition happens. Every termination except `none` and `never-launched` is also a cause
/// of the same name.
public enum Cause: Int32, VocabularyEnum {
  /// The user starts the app; by icon, notification, URL, ...
  case launchByUser = 1
  /// The system starts the app in the background; to handle an event.
  case launchBySystem = 2
  /// The system starts the process ahead of use; iOS 15.0 on.
  case prewarm = 3
  /// The system drops a prewarmed process.
  case prewarmDiscarded = 4
  /// The system delivers events to the app; the second half of a launch or return.
  case activation = 5
  /// Something covers the app; see interruption kinds.
  case interruptionBegin = 6
  /// The user dismisses the interruption.
  case interruptionIgnored = 7
  /// The user accepts the interruption.
  case interruptionAccepted = 8
  /// The user goes to the home screen; by home button, or swipe up.
  case homeButton = 9
  /// Another app comes to the front.
  case appSwitch = 10
  /// The user opens the app switcher.
  case appSwitcherOpen = 11
  /// The user returns from the app switcher to the same app.
  case appSwitcherClosed = 12
  /// The device is locked; by Sleep/Wake button, or auto-lock.
  case deviceLock = 13
  /// The user unlocks the device.
  case deviceUnlock = 14
  /// The user comes back to an app in memory.
  case returnByUser = 15
  /// The system runs a suspended app in the background.
  case wakeBySystem = 16
  /// No reason is left to keep the app running.
  case executionFinished = 17
  /// The system needs memory.
  case memoryPressure = 18
  /// The device turns off because its battery is empty.
  case lowBatteryShutdown = 19
  /// The user turns the device off.
  case systemShutdown = 20
  /// The app requests a scene.
  case sceneRequest = 21
  /// The system activates a scene.
  case sceneActivation = 22
  /// The system disconnects a scene.
  case sceneDisconnect = 23
  /// The user closes one window; iPad.
  case windowClosed = 24
  /// The system reclaims the memory of a suspended app; memory pressure.
  case systemReclaimed = 25
  /// The system ends an app running in the background; memory pressure.
  case systemEndedBackground = 26
  /// The app passes its own memory limit.
  case memoryLimit = 27
  /// The app crashes.
  case crash = 28
  /// A callback takes too long.
  case watchdog = 29
  /// A background task is not ended in time.
  case backgroundTaskExpired = 30
  /// A background fetch is not finished in time.
  case backgroundFetchExpired = 31
  /// Events of a background URL session are not handled in time.
  case urlSessionExpired = 32
  /// The app uses too much CPU time.
  case cpuLimit = 33
  /// The device is too hot.
  case thermal = 34
  /// The system needs storage.
  case diskPressure = 35
  /// The app holds a file or database lock at suspension.
  case resourceHeld = 36
  /// The app reports no call after a VoIP push.
  case voipUnreported = 37
  /// The VoIP app wakes too often.
  case voipWakeRate = 38
  /// The user changes a privacy switch in Settings; iOS 6.0 on.
  case privacyChanged = 39
  /// The user swipes the app away in the app switcher; with the minus sign on iOS 4 to 6.
  case userForceQuit = 40
  /// The user ends the app by holding the home button.
  case userForceQuitHeldButton = 41
  /// The app exits; exit() or return from main.
  case appExit = 42
  /// The app ends instead of entering the background.
  case exitsOnSuspend = 43
  /// An update replaces the app.
  case appUpdate = 44
  /// The user deletes the app.
  case appUninstall = 45
  /// The debugger stops the app.
  case debuggerStop = 46
  /// The device restarts.
  case reboot = 47
  /// The app uses too much of key system resources.
  case resourceUse = 48
  /// The app draws while the device is locked; up to iOS 12.
  case insecureDrawing = 49
  /// The app uses the GPU in the background; up to iOS 12.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_cause()) }
}

/// How the process ended.
public enum Termination: Int32, VocabularyEnum {
  /// The process did not end; still in memory, suspended.
  case none = 1
  /// The system needed memory; the state of the app is not known.
  case memoryPressure = 2
  /// The system reclaimed the memory of the suspended app; memory pressure.
  case systemReclaimed = 3
  /// The system ended the app in the background; memory pressure, while running.
  case systemEndedBackground = 4
  /// The app passed its own memory limit.
  case memoryLimit = 5
  /// The app crashed.
  case crash = 6
  /// A callback took too long.
  case watchdog = 7
  /// A background task was not ended in time.
  case backgroundTaskExpired = 8
  /// A background fetch was not finished in time.
  case backgroundFetchExpired = 9
  /// Events of a background URL session were not handled in time.
  case urlSessionExpired = 10
  /// The app used too much CPU time.
  case cpuLimit = 11
  /// The device was too hot.
  case thermal = 12
  /// The system needed storage.
  case diskPressure = 13
  /// The app held a file or database lock at suspension.
  case resourceHeld = 14
  /// The app reported no call after a VoIP push.
  case voipUnreported = 15
  /// The VoIP app woke too often.
  case voipWakeRate = 16
  /// The user changed a privacy switch in Settings; iOS 6.0 on.
  case privacyChanged = 17
  /// The user swiped the app away in the app switcher.
  case userForceQuit = 18
  /// The user ended the app by holding the home button.
  case userForceQuitHeldButton = 19
  /// The app exited; exit() or return from main.
  case appExit = 20
  /// The app ended instead of entering the background.
  case exitsOnSuspend = 21
  /// An update replaced the app.
  case appUpdate = 22
  /// The user deleted the app.
  case appUninstall = 23
  /// The debugger stopped the app.
  case debuggerStop = 24
  /// The device restarted; or was turned off and on; an update of the OS restarts the device, too.
  case reboot = 25
  /// The app was never opened; it is installed, and has the force-quit flag.
  case neverLaunched = 26
  /// The app used too much of key system resources.
  case resourceUse = 27
  /// The app drew while the device was locked; up to iOS 12.
  case insecureDrawing = 28
  /// The app used the GPU in the background; up to iOS 12.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_termination()) }
}

/// What happened: the reason for a launch, a wake-up or a delivery.
public enum Trigger: Int32, VocabularyEnum {
  /// The user opens the app.
  case userTap = 1
  /// The user taps a notification of the app.
  case notificationTap = 2
  /// The user taps a button of a notification; handled in the background.
  case notificationAction = 3
  /// A URL is opened in the app.
  case openURL = 4
  /// The user continues an activity from another device; Handoff.
  case handoff = 5
  /// The user chooses a quick action of the app's icon.
  case quickAction = 6
  /// An app intent runs.
  case appIntent = 7
  /// CarPlay connects.
  case carplayConnect = 8
  /// The location changes, with standard updates; startUpdatingLocation.
  case standardLocation = 9
  /// The location changes significantly.
  case significantLocationChange = 10
  /// The device enters a monitored region.
  case regionEnter = 11
  /// The device leaves a monitored region.
  case regionExit = 12
  /// The device enters or leaves the region of a beacon; iBeacon.
  case beacon = 13
  /// A condition of a location monitor changes; CLMonitor.
  case monitorCondition = 14
  /// A visit begins or ends.
  case visit = 15
  /// A location push arrives.
  case locationPush = 16
  /// The system offers time for a background fetch; performFetch.
  case backgroundFetch = 17
  /// A silent push arrives; content-available, no alert.
  case silentPush = 18
  /// A silent push with an alert arrives; content-available and an alert.
  case silentPushWithAlert = 19
  /// A visible push arrives; alert only.
  case visiblePush = 20
  /// A background URL session finishes.
  case urlSessionFinished = 21
  /// A background URL session asks for authentication.
  case urlSessionAuthentication = 22
  /// A Newsstand push arrives.
  case newsstandPush = 23
  /// A Newsstand download finishes.
  case newsstandDownloadFinished = 24
  /// The device starts, for a VoIP app.
  case voipBoot = 25
  /// Data arrives at a VoIP socket.
  case voipSocketData = 26
  /// The process of a VoIP app ends.
  case voipRelaunchAfterExit = 27
  /// A VoIP push arrives; PushKit.
  case voipPush = 28
  /// A Push to Talk push arrives.
  case pushToTalk = 29
  /// Audio that plays needs more data.
  case audioDataNeeded = 30
  /// A Bluetooth central gets data or an event.
  case bluetoothCentral = 31
  /// A Bluetooth peripheral gets a request; from a central.
  case bluetoothPeripheral = 32
  /// An accessory sends data; External Accessory.
  case accessoryData = 33
  /// An accessory connects or disconnects; External Accessory.
  case accessoryConnection = 34
  /// An app refresh task is due; BGAppRefreshTask.
  case appRefreshTask = 35
  /// A processing task is due; BGProcessingTask.
  case processingTask = 36
  /// A continued processing task starts; BGContinuedProcessingTask.
  case continuedProcessingTask = 37
  /// A health research task is due; BGHealthResearchTask.
  case healthResearchTask = 38
  /// HealthKit has new data for the app.
  case healthkitDelivery = 39
  /// The watch sends a message; WCSession sendMessage.
  case watchMessage = 40
  /// The watch transfers user info; WCSession transferUserInfo.
  case watchTransfer = 41
  /// A push arrives for a Live Activity.
  case liveActivity = 42
  /// A local notification fires.
  case localNotification = 43
  /// The system starts the process ahead of use.
  case prewarm = 44
  /// A push arrives that the app's extension may change.
  case notificationServiceExtension = 45
  /// A live update of the location arrives; CLLocationUpdate.liveUpdates.
  case liveUpdates = 46
  /// The keep-alive handler of a VoIP app is due; setKeepAliveTimeout:.
  case voipKeepAlive = 47
  /// Mirroring of a workout on the watch begins.
  case workoutMirroring = 48
  /// A workout was still running when the app ended.
  case workoutRecovery = 49
  /// A guardian answers a request for permission; PermissionKit.
  case permissionResponse = 50
  /// A collaboration asks for an action of the app; SWCollaborationCoordinator.
  case collaboration = 51
  /// The user accepts a CloudKit share.
  case cloudkitShare = 52
  /// The user asks for the app's notification settings; from the system's.
  case notificationSettings = 53
  /// SiriKit asks the app to handle an intent.
  case siriIntent = 54
  /// A call comes by local push; NEAppPushProvider.
  case localPushCall = 55
  /// Crash Detection finds a car crash.
  case crashDetection = 56
  /// Exposure Notification runs its app; iOS 12.5.
  case exposureNotification = 57
  /// A group begins an activity of the app; SharePlay.
  case shareplay = 58
  /// A network with a login is in reach; NEHotspotHelper.
  case hotspotCommand = 59
  /// A WatchKit extension asks the app; the first kind of watch app.
  case watchkitRequest = 60
  /// The watch sends data of a mirrored workout.
  case workoutData = 61
  /// The user talks into a Push to Talk channel; a button of the system, or of an accessory.
  case pushToTalkTransmit = 62
  /// An app extension is asked for; by the user, the system or another app, depending on its kind.
  case extensionRequest = 63

  public static var valueCount: Int { 63 }
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
    collaboration\0\
    cloudkit-share\0\
    notification-settings\0\
    siri-intent\0\
    local-push-call\0\
    crash-detection\0\
    exposure-notification\0\
    shareplay\0\
    hotspot-command\0\
    watchkit-request\0\
    workout-data\0\
    push-to-talk-transmit\0\
    extension-request
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_trigger()) }
}

/// What covers the app.
public enum Interruption: Int32, VocabularyEnum {
  /// An incoming call that fills the screen.
  case phoneCall = 1
  /// An incoming call as a banner; iOS 14.0 on.
  case callBanner = 2
  /// An alert for a text message.
  case smsAlert = 3
  /// A system alert; for a permission and the like.
  case systemAlert = 4
  /// Notification Center.
  case notificationCenter = 5
  /// Control Center.
  case controlCenter = 6
  /// Siri.
  case siri = 7
  /// A prompt for Touch ID or Face ID.
  case biometricPrompt = 8
  /// The sheet of an in-app purchase.
  case inAppPurchase = 9
  /// An alert about a low battery.
  case lowBatteryAlert = 10
  /// An alarm.
  case alarm = 11
  /// A share sheet.
  case shareSheet = 12
  /// A notification banner; interrupts nothing.
  case banner = 13
  /// The sheet of Apple Pay.
  case applePay = 14
  /// The sheet of Sign in with Apple.
  case signInWithApple = 15
  /// The prompt of a web authentication; ASWebAuthenticationSession.
  case webAuthentication = 16
  /// Another app that slides over; iPad.
  case slideOver = 17

  public static var valueCount: Int { 17 }
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
    banner\0\
    apple-pay\0\
    sign-in-with-apple\0\
    web-authentication\0\
    slide-over
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_interruption()) }
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
  /// Application:userDidAcceptCloudKitShareWithMetadata: (iOS 10.0).
  case userDidAcceptCloudkitShare = 64
  /// windowScene:userDidAcceptCloudKitShareWithMetadata: (iOS 13.0).
  case windowSceneUserDidAcceptCloudkitShare = 65
  /// userNotificationCenter:openSettingsForNotification: (iOS 12.0).
  case openSettingsForNotification = 66
  /// Application:handleIntent:completionHandler: (iOS 11.0).
  case handleIntent = 67
  /// Application:handlerForIntent: (iOS 14.0).
  case handlerForIntent = 68
  /// Application:handleWatchKitExtensionRequest:reply: (iOS 8.2).
  case handleWatchkitExtensionRequest = 69
  /// channelManager:channelUUID:didBeginTransmittingFromSource: (iOS 16.0).
  case didBeginTransmitting = 70
  /// Application:didConnectCarInterfaceController:toWindow: (iOS 12.0).
  case didConnectCarInterfaceController = 71
  /// templateApplicationScene:didConnectInterfaceController: (iOS 14.0).
  case templateSceneDidConnect = 72
  /// pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler: (iOS 26.4).
  case didReceiveIncomingVoIPPush = 73
  /// Application:shouldSaveSecureApplicationState: (iOS 13.2).
  case shouldSaveSecureApplicationState = 74
  /// Application:shouldRestoreSecureApplicationState: (iOS 13.2).
  case shouldRestoreSecureApplicationState = 75
  /// Scene:willContinueUserActivityWithType: (iOS 13.0).
  case sceneWillContinueUserActivity = 76

  public static var valueCount: Int { 76 }
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
    scene:restoreInteractionStateWithUserActivity:\0\
    application:userDidAcceptCloudKitShareWithMetadata:\0\
    windowScene:userDidAcceptCloudKitShareWithMetadata:\0\
    userNotificationCenter:openSettingsForNotification:\0\
    application:handleIntent:completionHandler:\0\
    application:handlerForIntent:\0\
    application:handleWatchKitExtensionRequest:reply:\0\
    channelManager:channelUUID:didBeginTransmittingFromSource:\0\
    application:didConnectCarInterfaceController:toWindow:\0\
    templateApplicationScene:didConnectInterfaceController:\0\
    pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:\0\
    application:shouldSaveSecureApplicationState:\0\
    application:shouldRestoreSecureApplicationState:\0\
    scene:willContinueUserActivityWithType:
    """
  }
}

/// The values of UIBackgroundModes.
public enum BackgroundMode: Int32, VocabularyEnum {
  /// Playing or recording audio; iOS 4.0.
  case audio = 1
  /// Location updates; iOS 4.0.
  case location = 2
  /// Voice over IP; iOS 4.0.
  case voip = 3
  /// Newsstand downloads; iOS 5.0.
  case newsstandContent = 4
  /// Communication with external accessories; iOS 5.0.
  case externalAccessory = 5
  /// Use of Bluetooth LE accessories; iOS 5.0.
  case bluetoothCentral = 6
  /// Acting as a Bluetooth LE accessory; iOS 6.0.
  case bluetoothPeripheral = 7
  /// Background fetch; iOS 7.0.
  case fetch = 8
  /// Remote notifications; iOS 7.0.
  case remoteNotification = 9
  /// Processing in the background; iOS 13.0.
  case processing = 10
  /// Push to Talk; iOS 16.0.
  case pushToTalk = 11
  /// Nearby Interaction; iOS 16.0.
  case nearbyInteraction = 12
  /// Network authentication; iOS 9.0.
  case networkAuthentication = 13
  /// Capture of the whole display; iOS 27.0.
  case screenCapture = 14

  public static var valueCount: Int { 14 }
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
    network-authentication\0\
    screen-capture
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_mode()) }
}

/// What an app may be doing.
public enum Activity: Int32, VocabularyEnum {
  /// Receiving touches.
  case touchDelivery = 1
  /// Updating the user interface.
  case uiUpdate = 2
  /// Using the GPU with OpenGL ES.
  case openglEs = 3
  /// Having OpenGL ES commands in flight.
  case glCommandsInFlight = 4
  /// Using the GPU with Metal.
  case metal = 5
  /// Holding a shared resource of the system.
  case sharedResource = 6
  /// Holding a file or database lock.
  case fileLock = 7
  /// Accessing a protected file.
  case protectedFileAccess = 8
  /// Using the camera.
  case camera = 9
  /// Offering a Bonjour service.
  case bonjourService = 10
  /// Listening on a socket.
  case listeningSocket = 11
  /// Using a network socket.
  case networkSocket = 12
  /// Keeping a session with an accessory open.
  case accessorySession = 13
  /// Running a timer.
  case timer = 14
  /// Doing heavy work.
  case heavyWork = 15
  /// Playing audio.
  case audioPlayback = 16
  /// Going on to record audio.
  case audioRecording = 17
  /// Beginning a background task.
  case beginBackgroundTask = 18
  /// Starting location updates.
  case startLocationUpdates = 19
  /// Showing sensitive content.
  case sensitiveContentOnScreen = 20
  /// Showing a sheet or an alert view; one of the app.
  case alertOnScreen = 21
  /// A transfer of a background URL session.
  case backgroundTransfer = 22
  /// Playing audio along with other apps.
  case playAlongsideOthers = 23
  /// Scheduling an app refresh task; submitting a BGAppRefreshTaskRequest.
  case scheduleAppRefresh = 24
  /// Scheduling a processing task; submitting a BGProcessingTaskRequest.
  case scheduleProcessing = 25
  /// Scheduling a continued processing task; submitting a BGContinuedProcessingTaskRequest.
  case scheduleContinuedProcessing = 26
  /// Scheduling a health research task; submitting a BGHealthResearchTaskRequest.
  case scheduleHealthResearch = 27
  /// Beginning to record audio; AUDIO_RECORDING: going on to record.
  case startAudioRecording = 28
  /// Activating an audio session that does not mix with others.
  case activateAudioSession = 29
  /// Capturing the whole display; ScreenCaptureKit.
  case screenCapture = 30
  /// Using the Neural Engine.
  case neuralEngine = 31
  /// Scanning for Bluetooth peripherals.
  case bluetoothScan = 32
  /// Advertising as a Bluetooth peripheral.
  case bluetoothAdvertise = 33
  /// Serving another app with audio; Inter-App Audio.
  case interAppAudio = 34

  public static var valueCount: Int { 34 }
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
    activate-audio-session\0\
    screen-capture\0\
    neural-engine\0\
    bluetooth-scan\0\
    bluetooth-advertise\0\
    inter-app-audio
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_activity()) }
}

/// A span of time, or a rate, that the system allows.
public enum Allowance: Int32, VocabularyEnum {
  /// The launch of the process; from its start to the first frame, newer watchdog name.
  case processLaunch = 1
  /// The first scene on screen.
  case sceneCreate = 2
  /// A UI update or the way to the background; a UI update while running, and entering the
  /// background.
  case sceneUpdate = 3
  /// The launch of the app; launch to ready, older watchdog name.
  case launch = 4
  /// The return to the foreground.
  case resume = 5
  /// Leaving the foreground.
  case suspend = 6
  /// The return of applicationDidEnterBackground:; time until it returns.
  case didEnterBackground = 7
  /// The return of applicationWillTerminate:; time until it returns.
  case willTerminate = 8
  /// The end of the process; time to end when asked.
  case processExit = 9
  /// The clean-up of an app that opted out of the background.
  case exitsOnSuspendCleanup = 10
  /// A background task; beginBackgroundTask.
  case backgroundTask = 11
  /// A background task begun after a fetch wake-up.
  case backgroundTaskInFetch = 12
  /// The expiration handler; time to end the task.
  case expirationHandler = 13
  /// A background fetch; until the completion handler of performFetch.
  case backgroundFetch = 14
  /// A silent push; until the fetchCompletionHandler of the push.
  case silentPush = 15
  /// An app refresh task; BGAppRefreshTask.
  case appRefreshTask = 16
  /// A processing task; BGProcessingTask.
  case processingTask = 17
  /// A continued processing task; BGContinuedProcessingTask.
  case continuedProcessingTask = 18
  /// A health research task; BGHealthResearchTask.
  case healthResearchTask = 19
  /// The events of a background URL session; handleEventsForBackgroundURLSession.
  case urlSessionEvents = 20
  /// A wake-up by an accessory; External Accessory.
  case accessoryWake = 21
  /// A wake-up by Bluetooth; Core Bluetooth.
  case bluetoothWake = 22
  /// A wake-up by location.
  case locationWake = 23
  /// The interval between keep-alive handlers; the minimum for setKeepAliveTimeout:.
  case voipKeepAliveInterval = 24
  /// A keep-alive handler; the handler of setKeepAliveTimeout:.
  case voipKeepAliveHandler = 25
  /// The report of a call after a VoIP push; from the push to the reported call.
  case voipPushReport = 26
  /// The wake-ups of a legacy VoIP app.
  case voipWakeRate = 27
  /// CPU use in the background.
  case cpuUsage = 28
  /// A notification service extension; from didReceive to contentHandler.
  case notificationServiceExtension = 29
  /// A Live Activity; from its start.
  case liveActivity = 30
  /// Wi-Fi without UIRequiresPersistentWiFi; from the last use.
  case persistentWiFi = 31
  /// An app intent that runs in the background.
  case appIntent = 32
  /// The start of a Live Activity for a mirrored workout.
  case workoutMirroring = 33
  /// A background transfer; from its start to its end.
  case backgroundTransfer = 34
  /// A phase of a SiriKit intent; with the launch of its extension or app.
  case siriIntent = 35
  /// The launch of an app extension.
  case extensionLaunch = 36
  /// A location push service extension at work.
  case locationPush = 37
  /// An expiring activity; performExpiringActivity.
  case expiringActivity = 38

  public static var valueCount: Int { 38 }
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
    workout-mirroring\0\
    background-transfer\0\
    siri-intent\0\
    extension-launch\0\
    location-push\0\
    expiring-activity
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_allowance()) }
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
  /// The system stops launching the app for this; for the purpose of the allowance.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_expiry()) }
}

/// The answer. If no source says, it is `unspecified`, never `forbidden`.
public enum Verdict: Int32, VocabularyEnum {
  /// allowed.
  case allowed = 1
  /// forbidden.
  case forbidden = 2
  /// It depends on a fact that was not given; see `requires_mask`.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_verdict()) }
}

/// How firmly the system promises a launch.
public enum Guarantee: Int32, VocabularyEnum {
  /// At once; when the event happens.
  case immediate = 1
  /// When the system chooses; it may delay the launch.
  case eligible = 2
  /// When the system chooses, if at all.
  case discretionary = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    immediate\0\
    eligible\0\
    discretionary
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_guarantee()) }
}

/// The kind of source on which a rule is based.
public enum Evidence: Int32, VocabularyEnum {
  /// Documented by Apple; in public documentation.
  case documented = 1
  /// Said by an Apple engineer.
  case engineer = 2
  /// Measured by developers.
  case observed = 3
  /// Said by published articles and books.
  case article = 4
  /// Inferred by us; explained in a note.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_evidence()) }
}

/// The evidence profile: which rules may decide.
public enum EvidenceProfile: Int32, VocabularyEnum {
  /// Apple's documentation alone.
  case documented = 1
  /// Documentation, Apple's engineers and measured behaviour; also published articles; if sources
  /// disagree, the better observed source wins.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_profile()) }
}

/// A three-valued fact. 0, not given, is the same as unknown.
public enum Fact: Int32, VocabularyEnum {
  /// unknown.
  case unknown = 0
  /// no.
  case no = 1
  /// yes.
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
  /// A phone.
  case phone = 1
  /// An iPad.
  case pad = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    phone\0\
    pad
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_idiom()) }
}

/// Location authorization granted at run time.
public enum LocationAuthorization: Int32, VocabularyEnum {
  /// No authorization for location.
  case none = 1
  /// When In Use authorization for location.
  case whenInUse = 2
  /// Always authorization for location.
  case always = 3
  /// Provisional Always authorization for location; events that need Always wait for the answer of
  /// the user.
  case provisionalAlways = 4
  /// When In Use authorization with reduced accuracy.
  case whenInUseReduced = 5
  /// Always authorization with reduced accuracy.
  case alwaysReduced = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    none\0\
    when-in-use\0\
    always\0\
    provisional-always\0\
    when-in-use-reduced\0\
    always-reduced
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_authorization()) }
}

/// Why the answer to `transition`, `next`, `path` or `call` has its verdict.
public enum Reason: Int32, VocabularyEnum {
  /// The transition takes several steps; legal, but see `via` and the steps.
  case notOneStep = 1
  /// The cause leads from here to another state; `via`.
  case leadsElsewhere = 2
  /// The cause cannot occur in this state; because of what the cause means.
  case causeOutOfPlace = 3
  /// This life cycle has no such state.
  case stateUnavailable = 4
  /// This OS has no such cause, trigger or interruption.
  case causeUnavailable = 5
  /// Seen on devices, but no source says that it is intended.
  case tolerated = 6
  /// No chain of permitted causes leads to the state.
  case noPath = 7
  /// The evidence profile says nothing about scenes.
  case scenesNotCovered = 8
  /// This kind of interruption does not cover the app.
  case interruptsNothing = 9
  /// This OS or life cycle has no such callback.
  case callbackUnavailable = 10
  /// The trigger brings other callbacks.
  case otherCallbacks = 11
  /// The trigger launches or wakes no app by this cause; or the callback comes only at a launch.
  case launchesNothing = 12

  public static var valueCount: Int { 12 }
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
    interrupts-nothing\0\
    callback-unavailable\0\
    other-callbacks\0\
    launches-nothing
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_reason()) }
}

/// A fact that an answer can depend on.
public enum Condition: Int32, VocabularyEnum {
  /// A device with multitasking; else: a device without multitasking.
  case hardwareMultitasking = 1
  /// An app linked against an SDK of 4.0 or later; else: an app linked against an SDK before 4.0.
  case multitaskingSDK = 2
  /// UIApplicationExitsOnSuspend; else: no UIApplicationExitsOnSuspend.
  case exitsOnSuspend = 3
  /// An app with scenes; else: an app without scenes.
  case scenesAdopted = 4
  /// Several scenes; else: one scene.
  case multipleScenes = 5
  /// An app linked against an SDK of 13.0 or later; else: an app linked against an SDK before 13.0.
  case callkitSDK = 6
  /// A phone; else: not a phone.
  case phone = 7
  /// An iPad; else: not an iPad.
  case pad = 8
  /// A real device; else: the Simulator.
  case realDevice = 9
  /// A cellular radio; else: no cellular radio.
  case cellular = 10
  /// A device that was unlocked since it started; else: a device that was not unlocked since it
  /// started; a device without a passcode counts as unlocked.
  case firstUnlockDone = 11
  /// A passcode; else: no passcode.
  case passcode = 12
  /// Background App Refresh on; else: Background App Refresh off.
  case backgroundAppRefresh = 13
  /// Low Power Mode off; else: Low Power Mode on.
  case lowPowerModeOff = 14
  /// A charging device; else: no charging device.
  case charging = 15
  /// No debugger; else: a debugger.
  case debuggerDetached = 16
  /// Authorization for location; else: no authorization for location; when in use, or always.
  case locationAuthorizationGranted = 17
  /// Always authorization for location; else: no Always authorization for location.
  case locationAuthorizationAlways = 18
  /// Bluetooth state restoration; else: no Bluetooth state restoration; of the app's Core Bluetooth
  /// managers.
  case restorationIdentifier = 19
  /// A URL session that sends launch events; else: a URL session that sends no launch events.
  case sessionSendsLaunchEvents = 20
  /// Bluetooth on; else: Bluetooth off; by the switch in Settings.
  case bluetoothOn = 21
  /// Bluetooth on in Control Center; else: Bluetooth off in Control Center.
  case bluetoothOnInControlCenter = 22
  /// Airplane mode off; else: airplane mode on.
  case airplaneModeOff = 23
  /// Accessories of AccessorySetupKit; else: no accessories of AccessorySetupKit.
  case accessorySetupKit = 24
  /// A force quit that outlasts a reboot; else: a force quit that ends with a reboot; an option of
  /// the device facts.
  case forceQuitSurvivesReboot = 25
  /// Regions that end with a reboot; else: regions that outlast a reboot; an option of the device
  /// facts.
  case regionsEndAtReboot = 26
  /// A reboot since; else: no reboot since.
  case rebootedSince = 27
  /// An unlock since; else: no unlock since.
  case unlockedSince = 28
  /// A launch by the user since; else: no launch by the user since.
  case userLaunchedSince = 29
  /// State restoration; else: no state restoration; the app preserves and restores its interface.
  case stateRestoration = 30
  /// Permitted task identifiers; else: no permitted task identifiers; the entries of
  /// BGTaskSchedulerPermittedIdentifiers.
  case permittedIdentifiers = 31
  /// The background mode audio; else: no background mode audio.
  case modeAudio = 32
  /// The background mode location; else: no background mode location.
  case modeLocation = 33
  /// The background mode voip; else: no background mode voip.
  case modeVoIP = 34
  /// The background mode newsstand-content; else: no background mode newsstand-content.
  case modeNewsstandContent = 35
  /// The background mode external-accessory; else: no background mode external-accessory.
  case modeExternalAccessory = 36
  /// The background mode bluetooth-central; else: no background mode bluetooth-central.
  case modeBluetoothCentral = 37
  /// The background mode bluetooth-peripheral; else: no background mode bluetooth-peripheral.
  case modeBluetoothPeripheral = 38
  /// The background mode fetch; else: no background mode fetch.
  case modeFetch = 39
  /// The background mode remote-notification; else: no background mode remote-notification.
  case modeRemoteNotification = 40
  /// The background mode processing; else: no background mode processing.
  case modeProcessing = 41
  /// The background mode push-to-talk; else: no background mode push-to-talk.
  case modePushToTalk = 42
  /// The background mode nearby-interaction; else: no background mode nearby-interaction.
  case modeNearbyInteraction = 43
  /// The background mode network-authentication; else: no background mode network-authentication.
  case modeNetworkAuthentication = 44
  /// An app linked against an SDK of 27.0 or later; else: an app linked against an SDK before 27.0.
  case sceneSDK = 45
  /// An unlocked device; else: a locked device; a device without a passcode counts as unlocked.
  case deviceUnlocked = 46
  /// A usage text for Always; else: no usage text for Always;
  /// NSLocationAlwaysAndWhenInUseUsageDescription, or its older form.
  case alwaysUsageText = 47
  /// A usage text for When In Use; else: no usage text for When In Use;
  /// NSLocationWhenInUseUsageDescription.
  case whenInUseUsageText = 48
  /// A usage text for the microphone; else: no usage text for the microphone;
  /// NSMicrophoneUsageDescription.
  case microphoneUsageText = 49
  /// An OS that is not older than MinimumOSVersion; else: an OS older than MinimumOSVersion; holds
  /// also if MinimumOSVersion is not given.
  case minimumOSMet = 50
  /// Only modes that Apple lists; else: a mode that Apple does not list.
  case modesKnown = 51
  /// No build variable in the Info.plist; else: a build variable in the Info.plist; an unexpanded
  /// one, in a key that was read.
  case noPlaceholders = 52
  /// A background mode; else: no background mode.
  case anyMode = 53
  /// The background mode fetch or processing; else: neither the background mode fetch nor
  /// processing.
  case taskModes = 54
  /// An app linked against an SDK of 10.0 or later; else: an app linked against an SDK before 10.0.
  case pushkitSDK = 55
  /// A CLBackgroundActivitySession when it last ran; else: no CLBackgroundActivitySession when it
  /// last ran.
  case backgroundActivitySession = 56
  /// A CLServiceSession for Always when it last ran; else: no CLServiceSession for Always when it
  /// last ran.
  case serviceSession = 57
  /// Several apps in front; else: one app in front; holds if more than one app can be in front.
  case severalForegroundSlots = 58
  /// A scene session, or a saved interface, that UIKit kept; else: no scene session or saved
  /// interface that UIKit kept.
  case interfaceKept = 59
  /// Permission to use the camera beside other apps; else: no permission to use the camera beside
  /// other apps.
  case multitaskingCamera = 60
  /// A saved interface to restore; else: no saved interface to restore; the app restores its
  /// interface, and UIKit kept what it saved.
  case stateToRestore = 61
  /// An unlocked screen; else: a locked screen; with a passcode or without one.
  case screenUnlocked = 62
  /// The background mode screen-capture; else: no background mode screen-capture.
  case modeScreenCapture = 63
  /// Full accuracy for location; else: reduced accuracy for location.
  case fullAccuracy = 64

  public static var valueCount: Int { 64 }
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
    screen-unlocked\0\
    mode-screen-capture\0\
    full-accuracy
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_condition()) }
  static var oppositeTitles: Text { Text(lifecycle_policy_opposite_titles_of_condition()) }
}

/// How an app stands with the system when an event comes.
public enum Standing: Int32, VocabularyEnum {
  /// Suspended in memory.
  case inMemory = 1
  /// Ended by anything but a force quit; the ends with a standing of their own are below.
  case ended = 2
  /// Force quit by the user; has the force-quit flag (or was never launched).
  case forceQuit = 3
  /// Not running since the device started.
  case rebooted = 4
  /// Ended by UIApplicationExitsOnSuspend.
  case optedOut = 5
  /// Ended by holding the home button.
  case heldButton = 6
  /// Ended by an update of the app.
  case updated = 7
  /// uninstalled.
  case uninstalled = 8
  /// Running in the background.
  case running = 9
  /// Running in front.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_standing()) }
}

/// What happened between a termination and an event.
public enum Since: Int32, VocabularyEnum {
  /// The device restarted.
  case reboot = 1
  /// The user unlocked the device; the first unlock after the boot.
  case unlock = 2
  /// The user launched the app.
  case userLaunch = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    reboot\0\
    unlock\0\
    user-launch
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_since()) }
}

/// A family of rules.
public enum Family: Int32, VocabularyEnum {
  /// Which life cycle an app has.
  case lifecycle = 1
  /// Which state follows on a cause.
  case transition = 2
  /// In which states a cause can occur.
  case cause = 3
  /// What a trigger delivers; and since which version it exists.
  case delivery = 4
  /// How long an allowance lasts.
  case deadline = 5
  /// What a termination leaves behind.
  case standing = 6
  /// Whether a trigger wakes or launches an app.
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
  /// Since which version a callback exists; and which callback is called in its place.
  case callback = 16
  /// What a question means if it leaves something open.
  case choice = 17
  /// Where silence does not mean "no"; the subject on which the sources say nothing.
  case silence = 18
  /// Which allowance limits a callback.
  case watchdog = 19
  /// What becomes of a trigger that does not run the app.
  case disposition = 20
  /// What keeps the system from suspending an app.
  case suspension = 21
  /// In which order apps are ended when memory is short.
  case purge = 22
  /// Who receives a callback, with which options; and what its return value changes.
  case call = 23

  public static var valueCount: Int { 23 }
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
    purge\0\
    call
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_family()) }
}

/// A disagreement between sources. Each side has a rule.
public enum Conflict: Int32, VocabularyEnum {
  /// How long background tasks may run; 150 s, or 600, 180 and 30 s by OS.
  case backgroundTaskBudget = 1
  /// What a force quit sends to a running app; no message, or applicationWillTerminate:.
  case forceQuitCallback = 2
  /// Whether a reboot clears the force-quit flag.
  case forceQuitAcrossReboot = 3
  /// Since when location relaunches after a force quit; from iOS 8.0, or from 7.1.
  case locationAfterForceQuit = 4
  /// Whether standard location updates relaunch an app.
  case standardLocationRelaunch = 5
  /// Whether processing tasks run after a force quit.
  case processingAfterForceQuit = 6
  /// What is launched before the first unlock; nothing, or named exceptions.
  case beforeFirstUnlock = 7
  /// The limit of applicationDidEnterBackground:; 5 s, or the watchdog's 10 s.
  case didEnterBackgroundLimit = 8
  /// The limit of a launch; 5 s of advice, or the watchdog's 20 s.
  case launchLimit = 9
  /// Whether regions relaunch an app after a reboot.
  case regionAfterReboot = 10
  /// How the system ends an app in the background; applicationWillTerminate:, or SIGKILL.
  case terminateRunningBackground = 11
  /// What is called at a background launch or wake-up; applicationDidEnterBackground:, or none.
  case backgroundLaunchCallback = 12
  /// What a lock does on iOS 4, 5 and 7.
  case lockByVersion = 13
  /// Whether location relaunches after a force quit on iOS 26.
  case locationAfterForceQuit26 = 14
  /// What a running app gets at shutdown; applicationWillTerminate:, or nothing.
  case terminateAtShutdown = 15
  /// Whether visits relaunch an app after a force quit.
  case visitAfterForceQuit = 16
  /// Whether pushes relaunch an app after a force quit.
  case pushAfterForceQuit = 17
  /// Whether HealthKit relaunches an app after a force quit.
  case healthkitAfterForceQuit = 18
  /// What UIApplicationExitsOnSuspend calls first; applicationDidEnterBackground: before
  /// applicationWillTerminate:, or not.
  case exitsOnSuspendBackground = 19
  /// When keep-alive handlers were deprecated; in iOS 9.0, or in 10.0.
  case keepAliveDeprecation = 20
  /// What a force quit prevents before iOS 7.
  case forceQuitBefore7 = 21
  /// Which apps get applicationWillTerminate:; those in the background alone, or others too.
  case terminateOnlyInBackground = 22
  /// Whether a limit has a figure; none, or 5 s.
  case undocumentedLimit = 23
  /// Whether the technote's fifth note applies literally.
  case bluetoothToggles26 = 24
  /// How many local notifications are kept; 64, or 128.
  case localNotificationLimit = 25
  /// What a force quit calls in a scene; sceneDidEnterBackground:, or sceneDidDisconnect:.
  case sceneForceQuitOrder = 26
  /// Which state the app reads in sceneDidBecomeActive:; active, or inactive.
  case sceneActivationState = 27
  /// When suspension closes accessory sessions; after iOS 4, or up to iOS 4 and without the mode.
  case accessorySessions = 28
  /// Which transfers are discretionary; those begun in the foreground, or in the background.
  case discretionaryTransfers = 29
  /// Whether the location mode stops suspension; it does not, or keeps the app running.
  case locationSuspension = 30
  /// Whether a force quit destroys the session of a scene; and what the scene saved.
  case sessionAfterForceQuit = 31
  /// Which regions need the location mode; beacon regions, or none.
  case beaconMode = 32
  /// Whether When In Use permits monitoring in the background; while updates begun in front go on.
  case locationInUse = 33
  /// When a suspended app learns of a time change; in the foreground, or when it runs.
  case significantTimeChange = 34
  /// Which launch methods must return NO to refuse a URL; either of them, or both.
  case urlRefusedAtLaunch = 35
  /// Whether location events need Background App Refresh; from 8.0 on.
  case locationWithoutRefresh = 36

  public static var valueCount: Int { 36 }
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
    significant-time-change\0\
    url-refused-at-launch\0\
    location-without-refresh
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_conflict()) }
}

/// Termination codes, as the 32-bit pattern.
public enum TerminationCode: Int32, VocabularyEnum {
  /// The app did not launch, respond or end in time.
  case watchdog = -1951535091
  /// A background task was not ended in time.
  case backgroundTask = 562215634
  /// Events of a background URL session were not handled in time.
  case backgroundURLSession = 562215635
  /// A background fetch was not finished in time.
  case backgroundFetch = 562215636
  /// The app held a file or database lock at suspension.
  case resourceHeld = -559083316
  /// The device was too hot.
  case thermal = -1073737473
  /// The app reported no call after a VoIP push.
  case callNotReported = -1163015663
  /// The VoIP app was resumed too often.
  case voipWakeRate = -1160633822
  /// Storage was short.
  case diskPressure = -1159868068
  /// The app used too much of key system resources.
  case resourceUse = -804443219
  /// On watchOS, a background task used too much CPU time.
  case watchCPU = -988041983
  /// On watchOS, a background task was not finished in time.
  case watchTime = -988041982
  /// On watchOS, the system was too busy for a background task; it was not finished in time.
  case watchRuntime = -988041981
  /// The app drew while the device was locked.
  case insecureDrawing = 732775916
  /// A stackshot of the whole system; nothing was ended.
  case stackshot = -1163220307
  /// The user force quit the app.
  case userForceQuit = -559023599
  /// The host of the Simulator ended the app.
  case simulatorHost = -67372037
  /// The app had too many background tasks at once.
  case taskAssertions = -1160094137

  public static var valueCount: Int { 18 }
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
    0xfbfbfbfb\0\
    0xbada5e47
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_code()) }

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
    case 17: .taskAssertions
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
  /// The activity stops; and goes on when the app runs again.
  case stops = 5
  /// Later grants are rarer or shorter; the process may be ended.
  case throttle = 6
  /// The content is visible in the system's snapshot; in the picture for the app switcher.
  case exposedInSnapshot = 7
  /// The activity has no effect; until the app is in the foreground.
  case wasted = 8
  /// The request fails, because it is not declared; the manifest lacks its identifier or mode.
  case notPermitted = 9
  /// The request fails, because no background work exists; in the Simulator, or with Background App
  /// Refresh off.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_price()) }
}

/// What reaches an app, other than its triggers.
public enum Event: Int32, VocabularyEnum {
  /// The user touches the screen.
  case touch = 1
  /// An accessory is connected or disconnected.
  case accessoryConnection = 2
  /// The orientation of the device changes.
  case orientationChange = 3
  /// The time changes significantly; midnight, a carrier's time, daylight saving.
  case significantTimeChange = 4
  /// The level or state of the battery changes.
  case batteryChange = 5
  /// The proximity sensor changes its state.
  case proximityChange = 6
  /// Protected data becomes available or unavailable.
  case protectedDataChange = 7
  /// A screen is connected, disconnected or changes its mode.
  case screenChange = 8
  /// The user defaults change.
  case defaultsChange = 9
  /// The locale changes.
  case localeChange = 10
  /// The iCloud identity changes.
  case icloudIdentityChange = 11
  /// The system warns that memory is short.
  case memoryWarning = 12
  /// A local notification fires.
  case localNotification = 13
  /// A view asks to be drawn.
  case viewRedraw = 14
  /// A location update arrives.
  case locationUpdate = 15
  /// A peer sends a request; over a socket of the app.
  case networkRequest = 16
  /// The system takes the picture for the app switcher.
  case windowSnapshot = 17
  /// An app with accessory sessions goes to the background; the notice that it gets.
  case accessoryDisconnect = 18
  /// A push is shown to the user; the part of a push that is shown.
  case remoteNotification = 19
  /// The app's audio session is interrupted; by a call, an alert or another app.
  case audioInterruption = 20

  public static var valueCount: Int { 20 }
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
    remote-notification\0\
    audio-interruption
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_event()) }
}

/// How an event reaches the app.
public enum Manner: Int32, VocabularyEnum {
  /// When the event happens.
  case atOnce = 1
  /// As one notice of the net change; when the app runs again.
  case coalesced = 2
  /// Each event, when the app runs again.
  case queued = 3
  /// never.
  case withheld = 4
  /// Shown to the user, who decides.
  case toUser = 5
  /// By the system, once a callback has returned.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_manner()) }
}

/// A number that the system allows.
public enum Quota: Int32, VocabularyEnum {
  /// Scheduled local notifications.
  case scheduledLocalNotifications = 1
  /// Monitored regions and conditions; of an app, all kinds together.
  case monitoredRegions = 2
  /// Pending refresh tasks; BGAppRefreshTaskRequest.
  case pendingRefreshTasks = 3
  /// Pending processing tasks; BGProcessingTaskRequest.
  case pendingProcessingTasks = 4
  /// Silent pushes that are delivered; content-available.
  case silentPushes = 5
  /// Pushes that launch a Newsstand app; content-available.
  case newsstandPushes = 6
  /// Wakeups of the CPU from idle.
  case wakeups = 7
  /// Wake-ups of a legacy VoIP app.
  case voipWakes = 8
  /// HealthKit deliveries without an answer; whose completion handler was not called.
  case unansweredHealthDeliveries = 9
  /// Significant location changes.
  case locationChangeUpdates = 10
  /// The size of a launch screen; of all its images together.
  case launchScreenSize = 11
  /// Memory of a notification service extension.
  case notificationServiceMemory = 12
  /// What an app writes to storage.
  case diskWrites = 13
  /// Apps in front at the same time.
  case foregroundApps = 14
  /// Pending requests with one identifier; of the task scheduler.
  case requestsPerIdentifier = 15
  /// Background tasks of an app at the same time.
  case backgroundTaskAssertions = 16
  /// Launches and wake-ups for background URL sessions.
  case urlSessionResumes = 17
  /// Reloads of a widget; while its app is not in front.
  case widgetReloads = 18
  /// Live Activities that a push starts.
  case liveActivityStarts = 19
  /// Updates of Live Activities by urgent pushes; of priority 10.
  case liveActivityUpdates = 20
  /// Device activities that an app monitors.
  case deviceActivities = 21
  /// Push to Talk channels that are joined at once.
  case pushToTalkChannels = 22
  /// Live Activities at the same time; of the device.
  case liveActivities = 23
  /// Service updates of high priority; Push to Talk.
  case serviceUpdates = 24
  /// HealthKit deliveries to an app; by type and frequency.
  case healthDeliveries = 25
  /// Memory of an app extension.
  case extensionMemory = 26
  /// Location pushes; of the device.
  case locationPushes = 27

  public static var valueCount: Int { 27 }
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
    requests-per-identifier\0\
    background-task-assertions\0\
    url-session-resumes\0\
    widget-reloads\0\
    live-activity-starts\0\
    live-activity-updates\0\
    device-activities\0\
    push-to-talk-channels\0\
    live-activities\0\
    service-updates\0\
    health-deliveries\0\
    extension-memory\0\
    location-pushes
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_quota()) }
}

/// The domain of an error by which the system tells an app that it broke a rule of the life cycle.
/// Each domain has its own error codes.
public enum ErrorDomain: Int32, VocabularyEnum {
  /// BGTaskSchedulerErrorDomain.
  case bgTaskScheduler = 1
  /// NSURLErrorDomain.
  case url = 2
  /// NSURLErrorBackgroundTaskCancelledReasonKey; in the userInfo of NSURLErrorDomain -999.
  case taskCancelledReason = 3
  /// NSOSStatusErrorDomain; also the codes of AVAudioSession.
  case osStatus = 4
  /// NSPOSIXErrorDomain.
  case posix = 5
  /// SQLite.
  case sqlite = 6
  /// MTLCommandBufferErrorDomain.
  case metalCommandBuffer = 7
  /// IOGPUCommandQueueErrorDomain.
  case iogpu = 8
  /// com.apple.healthkit.
  case healthkit = 9
  /// PTChannelErrorDomain.
  case pushToTalkChannel = 10
  /// Text of a framework; that it logs or raises; the codes are ours.
  case text = 11
  /// com.apple.LocalAuthentication.
  case localAuthentication = 12
  /// NEProviderStopReason; of a network provider.
  case providerStopReason = 13

  public static var valueCount: Int { 13 }
  public static var names: Text {
    """
    bg-task-scheduler\0\
    url\0\
    task-cancelled-reason\0\
    os-status\0\
    posix\0\
    sqlite\0\
    metal-command-buffer\0\
    iogpu\0\
    healthkit\0\
    push-to-talk-channel\0\
    text\0\
    local-authentication\0\
    provider-stop-reason
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_error_domain()) }
}

/// What a quota counts.
public enum QuotaUnit: Int32, VocabularyEnum {
  /// A count.
  case count = 1
  /// bytes.
  case bytes = 2
  /// metres.
  case metres = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    count\0\
    bytes\0\
    metres
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_unit()) }
}

/// How much a finding matters.
public enum Severity: Int32, VocabularyEnum {
  /// Worth knowing.
  case note = 1
  /// A declaration will not work; or lacks something that it needs; or a log is right only if
  /// records are missing.
  case warning = 2
  /// The app does not run, or is ended; or a log breaks the rules.
  case error = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    note\0\
    warning\0\
    error
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_severity()) }
}

/// The namespace of a termination reason; values are those of the kernel's reason.h.
public enum TerminationNamespace: Int32, VocabularyEnum {
  /// The kernel's memory management.
  case jetsam = 1
  /// A signal.
  case signal = 2
  /// Code signing.
  case codesigning = 3
  /// The hang tracer.
  case hangtracer = 4
  /// A test.
  case test = 5
  /// The dynamic linker.
  case dyld = 6
  /// The library of XPC.
  case libxpc = 7
  /// The Objective-C runtime.
  case objc = 8
  /// The start of a program.
  case exec = 9
  /// SpringBoard; also FrontBoard and Carousel.
  case springboard = 10
  /// Privacy controls; TCC.
  case tcc = 11
  /// ReportCrash.
  case reportcrash = 12
  /// Core Animation.
  case coreanimation = 13
  /// Aggregated reasons.
  case aggregated = 14
  /// RunningBoard; up to iOS 12, assertiond.
  case runningboard = 15
  /// Skywalk.
  case skywalk = 16
  /// Settings.
  case settings = 17
  /// The system library.
  case libsystem = 18
  /// Foundation.
  case foundation = 19
  /// The watchdog.
  case watchdog = 20
  /// Metal.
  case metal = 21
  /// WatchKit.
  case watchkit = 22
  /// A guarded resource.
  case `guard` = 23
  /// analytics.
  case analytics = 24
  /// The sandbox.
  case sandbox = 25
  /// security.
  case security = 26
  /// Endpoint Security.
  case endpointsecurity = 27
  /// Pointer authentication.
  case pacException = 28
  /// The Bluetooth chip.
  case bluetoothChip = 29
  /// The space of Mach ports.
  case portSpace = 30
  /// WebKit.
  case webkit = 31
  /// Backlight services.
  case backlightservices = 32
  /// Media services.
  case media = 33
  /// Rosetta.
  case rosetta = 34
  /// libignition.
  case libignition = 35
  /// The mounting of volumes at the boot.
  case bootmount = 36
  /// A namespace whose name is not public.
  case unnamed37 = 37
  /// RealityKit.
  case realitykit = 38
  /// Audio services.
  case audio = 39
  /// WakeBoard.
  case wakeboard = 40
  /// CoreRC.
  case corerc = 41
  /// Restrictions that a process gave itself.
  case selfRestrict = 42
  /// ARKit.
  case arkit = 43
  /// Camera services.
  case camera = 44
  /// BackBoard.
  case backboard = 45
  /// Power exceptions.
  case powerexceptions = 46
  /// The set-up of the sandbox.
  case secinit = 47

  public static var valueCount: Int { 47 }
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
    webkit\0\
    backlightservices\0\
    media\0\
    rosetta\0\
    libignition\0\
    bootmount\0\
    unnamed-37\0\
    realitykit\0\
    audio\0\
    wakeboard\0\
    corerc\0\
    self-restrict\0\
    arkit\0\
    camera\0\
    backboard\0\
    powerexceptions\0\
    secinit
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_namespace()) }
}

/// The role of a rule in an answer.
public enum Role: Int32, VocabularyEnum {
  /// The rule decides the answer.
  case decides = 1
  /// The rule applies, but another rule decides; one of higher precedence, an earlier one of the
  /// same precedence, or one that refuses whatever the app declares.
  case outweighed = 2
  /// The rule may apply; one of its conditions is not known.
  case conditionUnknown = 3
  /// One of the rule's conditions is not met.
  case conditionFails = 4
  /// The rule is in force on other versions.
  case otherVersion = 5
  /// The evidence profile does not admit the rule.
  case otherProfile = 6
  /// The rule applies as a second account; it never decides.
  case alternative = 7

  public static var valueCount: Int { 7 }
  public static var names: Text {
    """
    decides\0\
    outweighed\0\
    condition-unknown\0\
    condition-fails\0\
    other-version\0\
    other-profile\0\
    alternative
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_role()) }
}

/// Kind of an Info.plist value.
public enum InfoKind: Int32, VocabularyEnum {
  /// A string.
  case string = 1
  /// A boolean.
  case boolean = 2
  /// An integer.
  case integer = 3
  /// A list of strings.
  case stringList = 4
  /// A dictionary; its contents are given key by key, or not at all.
  case dictionary = 5
  /// Another value; a real, a date, data, or an array of other things.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_info_kind()) }
}

/// What `lcp_app_apply_info` reports about an entry. No notice is an error.
public enum NoticeKind: Int32, VocabularyEnum {
  /// A UIBackgroundModes value that Apple does not list.
  case unknownMode = 1
  /// The wrong type for the key; the entry was not used.
  case wrongType = 2
  /// A key that was given before; the later entry counts.
  case duplicate = 3
  /// An unexpanded build variable; the value was not used, but an identifier counts.
  case placeholder = 4
  /// Neither a version nor an SDK name; the key requires one of them, so the entry was not used.
  case malformed = 5
  /// An empty list.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_notice_kind()) }
}

/// The part of a call that a status is about.
public enum Field: Int32, VocabularyEnum {
  /// context.
  case context = 1
  /// query.
  case query = 2
  /// answer.
  case answer = 3
  /// Size of a struct.
  case structSize = 4
  /// OS version.
  case os = 5
  /// Evidence profile.
  case profile = 6
  /// app.
  case app = 7
  /// Facts of the device.
  case facts = 8
  /// limits.
  case limits = 9
  /// State before.
  case from = 10
  /// State after.
  case to = 11
  /// cause.
  case cause = 12
  /// Last cause.
  case lastCause = 13
  /// Allowed causes.
  case allowedCauses = 14
  /// trigger.
  case trigger = 15
  /// interruption.
  case interruption = 16
  /// allowance.
  case allowance = 17
  /// termination.
  case termination = 18
  /// Events since the termination.
  case eventsSince = 19
  /// Background modes.
  case backgroundModes = 20
  /// Exits on suspend.
  case exitsOnSuspend = 21
  /// scenes.
  case scenes = 22
  /// Multiple scenes.
  case multipleScenes = 23
  /// Linked SDK.
  case linkedSDK = 24
  /// Minimum OS.
  case minimumOS = 25
  /// Location authorization.
  case locationAuthorization = 26
  /// Restoration identifier.
  case restorationIdentifier = 27
  /// Session sends launch events.
  case sessionSendsLaunchEvents = 28
  /// State restoration.
  case stateRestoration = 29
  /// Kind of device.
  case idiom = 30
  /// Simulator.
  case simulator = 31
  /// Hardware multitasking.
  case hardwareMultitasking = 32
  /// Cellular radio.
  case cellular = 33
  /// passcode.
  case passcode = 34
  /// First unlock done.
  case firstUnlockDone = 35
  /// Background App Refresh.
  case backgroundAppRefresh = 36
  /// Low Power Mode.
  case lowPowerMode = 37
  /// charging.
  case charging = 38
  /// Debugger attached.
  case debuggerAttached = 39
  /// Apps that can be in front.
  case foregroundSlots = 40
  /// Bluetooth off.
  case bluetoothOff = 41
  /// Bluetooth off in Control Center.
  case bluetoothOffInControlCenter = 42
  /// Airplane mode.
  case airplaneMode = 43
  /// Accessories of AccessorySetupKit.
  case accessorySetupKit = 44
  /// Force quit survives a reboot.
  case forceQuitSurvivesReboot = 45
  /// Regions end at a reboot.
  case regionsEndAtReboot = 46
  /// Number of limits.
  case limitCount = 47
  /// limit.
  case limitNs = 48
  /// stride.
  case stride = 49
  /// count.
  case count = 50
  /// statuses.
  case statuses = 51
  /// index.
  case index = 52
  /// text.
  case text = 53
  /// key.
  case key = 54
  /// value.
  case value = 55
  /// notices.
  case notices = 56
  /// Kind of enumeration.
  case enumKind = 57
  /// state.
  case state = 58
  /// activity.
  case activity = 59
  /// callback.
  case callback = 60
  /// Background mode.
  case mode = 61
  /// event.
  case event = 62
  /// quota.
  case quota = 63
  /// Namespace of the termination reason.
  case reasonNamespace = 64
  /// Termination code.
  case code = 65
  /// Device locked.
  case deviceLocked = 66
  /// Usage text for Always.
  case alwaysUsageText = 67
  /// Usage text for When In Use.
  case whenInUseUsageText = 68
  /// Usage text for the microphone.
  case microphoneUsageText = 69
  /// CLBackgroundActivitySession.
  case backgroundActivitySession = 70
  /// CLServiceSession.
  case serviceSession = 71
  /// policy.
  case policy = 72
  /// Size of a policy.
  case policySize = 73
  /// Form of a policy.
  case form = 74
  /// question.
  case question = 75
  /// condition.
  case condition = 76
  /// items.
  case items = 77
  /// rule.
  case rule = 78
  /// Field of a rule.
  case ruleField = 79
  /// Error; the lcp_error itself: nothing could be written to it.
  case error = 80
  /// Progress of an Info.plist.
  case infoProgress = 81
  /// Force quit.
  case forceQuit = 82
  /// allowances.
  case allowances = 83
  /// activities.
  case activities = 84
  /// Begun in front.
  case begunInFront = 85
  /// device.
  case device = 86
  /// options.
  case options = 87
  /// Installation of an app.
  case install = 88
  /// kind.
  case kind = 89
  /// process.
  case process = 90
  /// scene.
  case scene = 91
  /// notice.
  case notice = 92
  /// fact.
  case fact = 93
  /// decision.
  case decision = 94
  /// token.
  case token = 95
  /// identifier.
  case identifier = 96
  /// amount.
  case amount = 97
  /// effect.
  case effect = 98
  /// reply.
  case reply = 99
  /// time.
  case now = 100
  /// Missing callbacks.
  case missingCallbacks = 101
  /// Launched before.
  case wasLaunched = 102
  /// Time of the reply.
  case replyAfter = 103
  /// Memory footprint.
  case footprint = 104
  /// apps.
  case apps = 105
  /// tasks.
  case tasks = 106
  /// requests.
  case requests = 107
  /// policies.
  case policies = 108
  /// effects.
  case effects = 109
  /// Treatment of silence.
  case onSilence = 110
  /// Treatment of a conditional answer.
  case onConditional = 111
  /// Replacement for an unknown limit.
  case unknownLimit = 112
  /// memory.
  case memory = 113
  /// Size of memory.
  case memorySize = 114
  /// snapshot.
  case snapshot = 115
  /// disposition.
  case disposition = 116
  /// occasion.
  case occasion = 117
  /// Interface kept.
  case interfaceKept = 118
  /// Camera beside other apps.
  case multitaskingCamera = 119
  /// Parts of the text.
  case parts = 120
  /// Conditions assumed by the host.
  case assumed = 121
  /// Time until wake-ups complete.
  case completeAfter = 122
  /// Time in the background before suspension.
  case stayFor = 123
  /// auditor.
  case auditor = 124
  /// session.
  case session = 125
  /// columns.
  case columns = 126
  /// Kind of a record.
  case record = 127
  /// clock.
  case clock = 128
  /// Logged callbacks.
  case loggedCallbacks = 129
  /// Logged notifications.
  case loggedNotifications = 130
  /// Flags of a log.
  case logFlags = 131
  /// finding.
  case finding = 132
  /// strictness.
  case strictness = 133
  /// Domain of the error.
  case errorDomain = 134
  /// day.
  case day = 135
  /// habits.
  case habits = 136
  /// Hour at which a day begins.
  case startHour = 137
  /// Number of days.
  case days = 138
  /// Hours of use.
  case usedHours = 139
  /// Hours of charging.
  case chargingHours = 140
  /// Hours without a network.
  case offlineHours = 141
  /// Hours in Low Power Mode.
  case lowPowerHours = 142
  /// Hours off.
  case offHours = 143
  /// Pickups a day.
  case pickupsPerDay = 144
  /// Seconds of a use.
  case secondsPerUse = 145
  /// Memory pressures a day.
  case memoryPressuresPerDay = 146
  /// Opens a day.
  case opensPerDay = 147
  /// Force quits a week.
  case forceQuitsPerWeek = 148
  /// Silent pushes a day.
  case silentPushesPerDay = 149
  /// Visible pushes a day.
  case visiblePushesPerDay = 150
  /// Region crossings a day.
  case regionCrossingsPerDay = 151
  /// Background transfers a day.
  case transfersPerDay = 152
  /// VoIP pushes a day.
  case voipPushesPerDay = 153
  /// Bluetooth events a day.
  case bluetoothEventsPerDay = 154

  public static var valueCount: Int { 154 }
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
    multitasking-camera\0\
    parts\0\
    assumed\0\
    complete-after\0\
    stay-for\0\
    auditor\0\
    session\0\
    columns\0\
    record\0\
    clock\0\
    logged-callbacks\0\
    logged-notifications\0\
    log-flags\0\
    finding\0\
    strictness\0\
    error-domain\0\
    day\0\
    habits\0\
    start-hour\0\
    days\0\
    used-hours\0\
    charging-hours\0\
    offline-hours\0\
    low-power-hours\0\
    off-hours\0\
    pickups-per-day\0\
    seconds-per-use\0\
    memory-pressures-per-day\0\
    opens-per-day\0\
    force-quits-per-week\0\
    silent-pushes-per-day\0\
    visible-pushes-per-day\0\
    region-crossings-per-day\0\
    transfers-per-day\0\
    voip-pushes-per-day\0\
    bluetooth-events-per-day
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_field()) }
}

/// A field that only rules of some families have, for lcp_rule_value and lcp_rule_text.
public enum RuleField: Int32, VocabularyEnum {
  /// verdict.
  case verdict = 1
  /// Life cycle.
  case lifecycle = 2
  /// Life cycles.
  case lifecycles = 3
  /// states.
  case states = 4
  /// State after.
  case to = 5
  /// causes.
  case causes = 6
  /// Last causes.
  case lastCauses = 7
  /// interruptions.
  case interruptions = 8
  /// reason.
  case reason = 9
  /// State between.
  case via = 10
  /// steps.
  case steps = 11
  /// triggers.
  case triggers = 12
  /// State at launch.
  case launchState = 13
  /// callback.
  case callback = 14
  /// Second callback.
  case secondCallback = 15
  /// Callback at launch.
  case launchCallback = 16
  /// Only at a launch.
  case onLaunchOnly = 17
  /// guarantee.
  case guarantee = 18
  /// terminations.
  case terminations = 19
  /// standings.
  case standings = 20
  /// standing.
  case standing = 21
  /// allowances.
  case allowances = 22
  /// allowance.
  case allowance = 23
  /// At expiry.
  case atExpiry = 24
  /// Termination code.
  case code = 25
  /// extendable.
  case extendable = 26
  /// advice.
  case advice = 27
  /// limit.
  case limit = 28
  /// warning.
  case warning = 29
  /// axes.
  case axes = 30
  /// notification.
  case notification = 31
  /// Posted before the callback.
  case postedBefore = 32
  /// Reads as in the method.
  case readsAsMethod = 33
  /// Background mode.
  case mode = 34
  /// Deprecated since.
  case deprecated = 35
  /// Permitted activities.
  case permits = 36
  /// Activities that keep the app running.
  case keepsRunning = 37
  /// events.
  case events = 38
  /// manner.
  case manner = 39
  /// quota.
  case quota = 40
  /// unit.
  case unit = 41
  /// activities.
  case activities = 42
  /// activity.
  case activity = 43
  /// price.
  case price = 44
  /// Undone at.
  case undoneAt = 45
  /// severity.
  case severity = 46
  /// cause.
  case cause = 47
  /// count.
  case count = 48
  /// window.
  case window = 49
  /// namespaces.
  case namespaces = 50
  /// Lowest code.
  case codeLow = 51
  /// Highest code.
  case codeHigh = 52
  /// text.
  case text = 53
  /// key.
  case key = 54
  /// value.
  case value = 55
  /// fallback.
  case fallback = 56
  /// Fallback in front only.
  case fallbackInFrontOnly = 57
  /// Callback of the scene.
  case sceneCallback = 58
  /// Callback of the app.
  case appCallback = 59
  /// About the interface.
  case ofInterface = 60
  /// companions.
  case companions = 61
  /// Subject of silence.
  case silence = 62
  /// termination.
  case termination = 63
  /// Start of the clock.
  case starts = 64
  /// Resets of the clock.
  case resets = 65
  /// shared.
  case shared = 66
  /// origin.
  case origin = 67
  /// disposition.
  case disposition = 68
  /// Occasion; until when an event is kept.
  case occasion = 69
  /// rank.
  case rank = 70
  /// warned.
  case warned = 71
  /// merging.
  case merging = 72
  /// trigger.
  case trigger = 73
  /// Begun in front.
  case begunInFront = 74
  /// callbacks.
  case callbacks = 75
  /// receiver.
  case receiver = 76
  /// Launch option.
  case launchOption = 77
  /// More launch options.
  case moreLaunchOptions = 78
  /// Connection option.
  case connectionOption = 79
  /// More connection options.
  case moreConnectionOptions = 80
  /// Return value.
  case returnValue = 81
  /// Domains of errors.
  case errorDomains = 82

  public static var valueCount: Int { 82 }
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
    begun-in-front\0\
    callbacks\0\
    receiver\0\
    launch-option\0\
    more-launch-options\0\
    connection-option\0\
    more-connection-options\0\
    return-value\0\
    error-domains
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_rule_field()) }
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_silence()) }
}

/// The questions, for lcp_query_batch, lcp_explain and lcp_answer_text.
public enum QuestionKind: Int32, VocabularyEnum {
  /// Transition between states.
  case transition = 1
  /// What may follow a state.
  case next = 2
  /// Path between states.
  case path = 3
  /// deadline.
  case deadline = 4
  /// Relaunch by an event.
  case relaunch = 5
  /// Conduct in a state.
  case conduct = 6
  /// Duties in a callback.
  case duties = 7
  /// Delivery of an event.
  case delivery = 8
  /// Background mode.
  case mode = 9
  /// quota.
  case quota = 10
  /// Findings about a manifest.
  case manifest = 11
  /// Meaning of a termination code.
  case termination = 12
  /// Suspension of an app.
  case suspension = 13
  /// Order of a purge.
  case purge = 14
  /// Arguments of a callback.
  case call = 15

  public static var valueCount: Int { 15 }
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
    purge\0\
    call
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_question()) }
}

/// How much of a policy is computed when it is prepared.
public enum PolicyForm: Int32, VocabularyEnum {
  /// The small form; an lcp_policy: what was checked and derived from the context.
  case small = 1
  /// The form with tables; the small form plus tables, in which transitions, deadlines and
  /// relaunches are looked up.
  case tables = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    small\0\
    tables
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_form()) }
}

/// What is known of a condition.
public enum Knowledge: Int32, VocabularyEnum {
  /// The condition holds.
  case holds = 1
  /// The condition fails.
  case fails = 2
  /// The condition was not given; an answer that depends on it is conditional.
  case notGiven = 3
  /// The condition was not given, and a default is used; an app that declares nothing, the SDK of
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_knowledge()) }
}

/// When the clock of an allowance starts, or is reset.
public enum Moment: Int32, VocabularyEnum {
  /// A callback is called; the clock ends when the callback returns.
  case callback = 1
  /// The first callback of a transition is called; the clock ends with the last callback.
  case transition = 2
  /// The process starts.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_moment()) }
}

/// Who raises a trigger.
public enum Origin: Int32, VocabularyEnum {
  /// Something outside; the user, a server, a place, another device.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_origin()) }
}

/// What becomes of an event that does not run the app.
public enum Disposition: Int32, VocabularyEnum {
  /// The event is lost.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_disposition()) }
}

/// Until when an event is kept.
public enum Occasion: Int32, VocabularyEnum {
  /// The app runs again; for whatever reason.
  case nextRun = 1
  /// The user launches the app.
  case userLaunch = 2
  /// The device is unlocked for the first time; after its start.
  case firstUnlock = 3
  /// The device is unlocked.
  case unlock = 4
  /// Nothing holds the event back any more; power, a switch, the load, the state of the app.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_occasion()) }
}

/// How several notices of one kind become one.
public enum Merging: Int32, VocabularyEnum {
  /// The notices stay separate.
  case each = 1
  /// The newest one is delivered.
  case newest = 2
  /// Changes that cancel out are not delivered; the app learns the current state.
  case net = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    each\0\
    newest\0\
    net
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_merging()) }
}

/// What happens to a device: what the user, the system, an app or the host does.
public enum Occurrence: Int32, VocabularyEnum {
  /// The device starts; it is locked if a passcode is set.
  case boot = 1
  /// The user turns the device off.
  case shutdown = 2
  /// The battery is empty.
  case batteryEmpty = 3
  /// The device is locked.
  case lock = 4
  /// The user unlocks the device.
  case unlock = 5
  /// The user goes to the home screen.
  case home = 6
  /// The user opens the app switcher.
  case openSwitcher = 7
  /// The user closes the app switcher; the user returns to where the switcher was opened.
  case closeSwitcher = 8
  /// The user opens an app; by its icon or by what the trigger says.
  case openApp = 9
  /// The user swipes an app away; the app may run or not.
  case forceQuit = 10
  /// A call or another alert covers the screen.
  case beginInterruption = 11
  /// The user dismisses the interruption.
  case ignoreInterruption = 12
  /// The user accepts the interruption; the user goes to `app`, or to an app that is not on this
  /// device.
  case acceptInterruption = 13
  /// The system needs memory; `amount` is the number of bytes.
  case memoryPressure = 14
  /// A fact changes; `fact` is `value` from now on.
  case factChange = 15
  /// Something happens that may launch or wake the app.
  case trigger = 16
  /// Something happens that reaches running apps; `app`, or all of them if `app` is 0.
  case notice = 17
  /// The process ends; `termination` says how, such as by an exit or a crash.
  case end = 18
  /// The app begins a background task; the outcome has its token.
  case beginTask = 19
  /// The app ends a background task; the task with `token`.
  case endTask = 20
  /// The app is done with a wake-up or task; the wake-up or task with `token`.
  case complete = 21
  /// The app begins an activity.
  case beginActivity = 22
  /// The app ends an activity.
  case endActivity = 23
  /// The app requests a scheduled task; the task that `trigger` names, with `identifier`, to run
  /// after `amount` nanoseconds at the earliest.
  case submitRequest = 24
  /// The app cancels a request; the request with `identifier`.
  case cancelRequest = 25
  /// The memory that the app uses changes; the app uses `amount` bytes from now on.
  case footprint = 26
  /// A scene is to connect; `scene`, in front if `value` is yes.
  case requestScene = 27
  /// The user closes a window; the window of `scene`.
  case closeScene = 28
  /// The system disconnects a scene; `scene`, to free memory.
  case disconnectScene = 29
  /// The app sets a keep-alive handler; the device calls it every `amount` nanoseconds; 0: no
  /// handler.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_occurrence()) }
}

/// What the host is to do.
public enum EffectKind: Int32, VocabularyEnum {
  /// The process starts.
  case startProcess = 1
  /// A callback is called; call a method of the app, and reply when it has returned.
  case deliverCallback = 2
  /// A notification is posted.
  case postNotification = 3
  /// The state changes.
  case stateChanged = 4
  /// The process runs on; let a suspended or prewarmed process run.
  case resume = 5
  /// The process is suspended.
  case suspend = 6
  /// An expiration handler runs; run the handler of `token`; reply when it has returned, if
  /// `needs_reply` is yes.
  case runExpirationHandler = 7
  /// A notice reaches the app; tell the app what has happened, if no method is named.
  case deliverNotice = 8
  /// The system takes the picture for the app switcher.
  case takeSnapshot = 9
  /// The system stops an activity; what the app was doing.
  case stopActivity = 10
  /// An event is shown to the user; show the event to the user, not to the app.
  case showToUser = 11
  /// An event is kept; the trigger does not run the app now, and is kept until `occasion`.
  case keepTrigger = 12
  /// An event is dropped; the trigger does not run the app, and is not kept.
  case dropTrigger = 13
  /// The process is killed.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_effect()) }
}

/// A fact that can change while a device is on.
public enum ChangingFact: Int32, VocabularyEnum {
  /// Background App Refresh.
  case backgroundAppRefresh = 1
  /// Low Power Mode.
  case lowPowerMode = 2
  /// charging.
  case charging = 3
  /// Bluetooth off.
  case bluetoothOff = 4
  /// Bluetooth off in Control Center.
  case bluetoothOffInControlCenter = 5
  /// Airplane mode.
  case airplaneMode = 6
  /// Debugger attached.
  case debuggerAttached = 7
  /// Accessories of AccessorySetupKit.
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
  public static var titles: Text { Text(lifecycle_policy_titles_of_changing()) }
}

/// The result of a call.
public enum ReplyKind: Int32, VocabularyEnum {
  /// The call returned.
  case returned = 1
  /// The app does not implement the method; the fallback comes next.
  case notImplemented = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    returned\0\
    not-implemented
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_reply()) }
}

/// What a device does if the rules leave open whether something happens.
public enum Treatment: Int32, VocabularyEnum {
  /// It does not happen.
  case refuse = 1
  /// It happens.
  case allow = 2
  /// The host is asked; only about events that the host posts: what the device would do by itself
  /// is refused.
  case ask = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    refuse\0\
    allow\0\
    ask
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_treatment()) }
}

/// What replaces a limit for which the profile has no figure.
public enum UnknownLimit: Int32, VocabularyEnum {
  /// There is no limit.
  case none = 1
  /// The observed figure; the limit under LCP_PROFILE_OBSERVED, which may have none either.
  case observed = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    none\0\
    observed
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_unknown_limit()) }
}

/// Which object of the app receives a callback. The title is Apple's name for its protocol or
/// class.
public enum Receiver: Int32, VocabularyEnum {
  /// UIApplicationDelegate.
  case appDelegate = 1
  /// UISceneDelegate.
  case sceneDelegate = 2
  /// UIWindowSceneDelegate; the same object as the scene delegate, if the scene has windows.
  case windowSceneDelegate = 3
  /// CLLocationManagerDelegate.
  case locationManagerDelegate = 4
  /// UNUserNotificationCenterDelegate.
  case notificationCenterDelegate = 5
  /// PKPushRegistryDelegate.
  case pushRegistryDelegate = 6
  /// CBCentralManagerDelegate.
  case centralManagerDelegate = 7
  /// CBPeripheralManagerDelegate.
  case peripheralManagerDelegate = 8
  /// PTChannelManagerDelegate.
  case channelManagerDelegate = 9
  /// WCSessionDelegate.
  case watchSessionDelegate = 10
  /// UNNotificationServiceExtension; in the process of the extension, not in that of the app.
  case notificationService = 11
  /// A block of the app; the app gave the block to the system before.
  case handler = 12
  /// CPTemplateApplicationSceneDelegate; up to iOS 12, CPApplicationDelegate.
  case carDelegate = 13

  public static var valueCount: Int { 13 }
  public static var names: Text {
    """
    app-delegate\0\
    scene-delegate\0\
    window-scene-delegate\0\
    location-manager-delegate\0\
    notification-center-delegate\0\
    push-registry-delegate\0\
    central-manager-delegate\0\
    peripheral-manager-delegate\0\
    channel-manager-delegate\0\
    watch-session-delegate\0\
    notification-service\0\
    handler\0\
    car-delegate
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_receiver()) }
}

/// A key of the launch options: the dictionary that application:willFinishLaunchingWithOptions: and
/// application:didFinishLaunchingWithOptions: get. The title is Apple's name.
public enum LaunchOption: Int32, VocabularyEnum {
  /// No key; the dictionary is nil, or has no key for the trigger.
  case none = 1
  /// UIApplicationLaunchOptionsURLKey; an NSURL.
  case url = 2
  /// UIApplicationLaunchOptionsSourceApplicationKey; the bundle ID of the app that asked, an
  /// NSString.
  case sourceApplication = 3
  /// UIApplicationLaunchOptionsAnnotationKey; a property list of the app that asked.
  case annotation = 4
  /// UIApplicationLaunchOptionsRemoteNotificationKey; the payload, an NSDictionary.
  case remoteNotification = 5
  /// UIApplicationLaunchOptionsLocalNotificationKey; a UILocalNotification.
  case localNotification = 6
  /// UIApplicationLaunchOptionsLocationKey; an NSNumber with a Boolean value.
  case location = 7
  /// UIApplicationLaunchOptionsBluetoothCentralsKey; restoration identifiers, an NSArray.
  case bluetoothCentrals = 8
  /// UIApplicationLaunchOptionsBluetoothPeripheralsKey; restoration identifiers, an NSArray.
  case bluetoothPeripherals = 9
  /// UIApplicationLaunchOptionsNewsstandDownloadsKey; identifiers of downloads, an NSArray.
  case newsstandDownloads = 10
  /// UIApplicationLaunchOptionsUserActivityDictionaryKey; an NSDictionary.
  case userActivityDictionary = 11
  /// UIApplicationLaunchOptionsUserActivityTypeKey; an NSString inside the dictionary of the
  /// activity.
  case userActivityType = 12
  /// UIApplicationLaunchOptionsShortcutItemKey; a UIApplicationShortcutItem.
  case shortcutItem = 13
  /// UIApplicationLaunchOptionsCloudKitShareMetadataKey; a CKShareMetadata.
  case cloudkitShareMetadata = 14
  /// UIApplicationLaunchOptionsEventAttributionKey; beside the URL, if the sender measures clicks.
  case eventAttribution = 15

  public static var valueCount: Int { 15 }
  public static var names: Text {
    """
    none\0\
    url\0\
    source-application\0\
    annotation\0\
    remote-notification\0\
    local-notification\0\
    location\0\
    bluetooth-centrals\0\
    bluetooth-peripherals\0\
    newsstand-downloads\0\
    user-activity-dictionary\0\
    user-activity-type\0\
    shortcut-item\0\
    cloudkit-share-metadata\0\
    event-attribution
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_launch_option()) }
}

/// A property of UISceneConnectionOptions, which scene:willConnectToSession:options: gets. The
/// title is Apple's name.
public enum ConnectionOption: Int32, VocabularyEnum {
  /// No property.
  case none = 1
  /// URLContexts; an NSSet of UIOpenURLContext.
  case urlContexts = 2
  /// userActivities; an NSSet of NSUserActivity.
  case userActivities = 3
  /// notificationResponse; a UNNotificationResponse.
  case notificationResponse = 4
  /// shortcutItem; a UIApplicationShortcutItem.
  case shortcutItem = 5
  /// sourceApplication; the bundle ID of the app that asked, nil if that app is of another team.
  case sourceApplication = 6
  /// handoffUserActivityType; an NSString.
  case handoffUserActivityType = 7
  /// cloudKitShareMetadata; a CKShareMetadata.
  case cloudkitShareMetadata = 8
  /// shouldHandleActiveWorkoutRecovery; a BOOL.
  case activeWorkoutRecovery = 9
  /// nfcEvent; from iOS 17.4; no lcp_trigger_t brings it.
  case nfcEvent = 10
  /// credentialSessionEvent; from iOS 17.4; no lcp_trigger_t brings it.
  case credentialSessionEvent = 11
  /// marketplaceDisplayOption; from iOS 17.4; no lcp_trigger_t brings it.
  case marketplaceDisplayOption = 12
  /// gameControllerActivationContext; from iOS 18.0; no lcp_trigger_t brings it.
  case gameControllerActivationContext = 13
  /// appIntent; from iOS 26.0; an intent that opens the app.
  case appIntent = 14

  public static var valueCount: Int { 14 }
  public static var names: Text {
    """
    none\0\
    url-contexts\0\
    user-activities\0\
    notification-response\0\
    shortcut-item\0\
    source-application\0\
    handoff-user-activity-type\0\
    cloudkit-share-metadata\0\
    active-workout-recovery\0\
    nfc-event\0\
    credential-session-event\0\
    marketplace-display-option\0\
    game-controller-activation-context\0\
    app-intent
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_connection_option()) }
}

/// The effect of the return value of a callback.
public enum ReturnValue: Int32, VocabularyEnum {
  /// Nothing is returned.
  case none = 1
  /// The value is ignored.
  case ignored = 2
  /// NO keeps the event from being delivered; the method for the event that launched the app is
  /// then not called.
  case eventDelivery = 3
  /// YES says that the app handled the event; NO: it could not.
  case handled = 4
  /// NO makes the system look for a URL to open in the app.
  case opensURL = 5
  /// NO makes the system tell the user that the activity goes on.
  case tellsUser = 6
  /// NO keeps the interface from being saved.
  case savesState = 7
  /// NO keeps the interface from being restored.
  case restoresState = 8
  /// The activity is saved for the scene; nil: nothing is saved.
  case savedActivity = 9
  /// The new scene is made from the configuration.
  case sceneConfiguration = 10
  /// The system carries out the result; it shows the participant who speaks, or leaves the channel.
  case pushResult = 11

  public static var valueCount: Int { 11 }
  public static var names: Text {
    """
    none\0\
    ignored\0\
    event-delivery\0\
    handled\0\
    opens-url\0\
    tells-user\0\
    saves-state\0\
    restores-state\0\
    saved-activity\0\
    scene-configuration\0\
    push-result
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_return_value()) }
}

/// What a record of a log says.
public enum RecordKind: Int32, VocabularyEnum {
  /// A callback is called; `code` is the callback.
  case entered = 1
  /// A callback has returned; `code` is the callback.
  case returned = 2
  /// A notification is posted; `code` is the notification.
  case notification = 3
  /// The app reads its state; `code` is the state, of the app or of `scene`.
  case stateRead = 4
  /// The state is read from outside; `code` is the state of the app; between two such records
  /// anything may have happened.
  case stateSampled = 5
  /// The process starts; `code` is the cause, or 0.
  case launch = 6
  /// The process has ended; `code` is the termination, or 0; `token` is the namespace and `value`
  /// the code that a report gives, or 0.
  case ended = 7
  /// Something happens; `code` is the occurrence.
  case event = 8
  /// A background task begins; the task with `token`.
  case taskBegun = 9
  /// A background task is ended; the task with `token`.
  case taskEnded = 10
  /// A completion handler is called; `code` is the callback that got it, or 0; `token` is the
  /// number of the wake-up, or 0.
  case completed = 11
  /// An activity is under way; `code` is the activity.
  case activity = 12
  /// Records are missing here.
  case gap = 13
  /// Something else; it is not judged.
  case note = 14

  public static var valueCount: Int { 14 }
  public static var names: Text {
    """
    entered\0\
    returned\0\
    notification\0\
    state-read\0\
    state-sampled\0\
    launch\0\
    ended\0\
    event\0\
    task-begun\0\
    task-ended\0\
    completed\0\
    activity\0\
    gap\0\
    note
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_record()) }
}

/// The clock that gives the times of a log.
public enum LogClock: Int32, VocabularyEnum {
  /// The time of day; it may be set, and so run backwards.
  case wall = 1
  /// A clock that never runs backwards.
  case monotonic = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    wall\0\
    monotonic
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_clock()) }
}

/// How an audit judges what the rules leave open.
public enum Strictness: Int32, VocabularyEnum {
  /// Records may be missing; that is then a warning.
  case lenient = 1
  /// Every logged callback is in the log; a missing callback is an error.
  case usual = 2
  /// Second accounts and tolerated rules explain nothing, either.
  case strict = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    lenient\0\
    usual\0\
    strict
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_strictness()) }
}

/// What an audit finds.
public enum AuditKind: Int32, VocabularyEnum {
  /// A record that nothing explains.
  case order = 1
  /// A record is missing; the log records every event of this kind.
  case missing = 2
  /// A state that cannot be read there.
  case reads = 3
  /// A callback or notification that the OS does not have.
  case unavailable = 4
  /// Something that took longer than its limit.
  case overrun = 5
  /// A background task that was never ended.
  case notEnded = 6
  /// A background task that was ended twice.
  case endedTwice = 7
  /// A background task that an expiration handler began.
  case begunInHandler = 8
  /// The process has ended.
  case end = 9
  /// Records are missing here.
  case gap = 10
  /// A time before that of an earlier record.
  case clock = 11
  /// A record that only an inferred rule explains.
  case inferred = 12
  /// A record that the rules only tolerate.
  case tolerated = 13
  /// A record that only a second account explains.
  case account = 14
  /// A record that cannot be read; one of its values is not in the header.
  case unread = 15

  public static var valueCount: Int { 15 }
  public static var names: Text {
    """
    order\0\
    missing\0\
    reads\0\
    unavailable\0\
    overrun\0\
    not-ended\0\
    ended-twice\0\
    begun-in-handler\0\
    end\0\
    gap\0\
    clock\0\
    inferred\0\
    tolerated\0\
    account\0\
    unread
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_audit()) }
}

/// The evidence for or against a possible end of a process.
public enum Ground: Int32, VocabularyEnum {
  /// The code of a report says so.
  case reported = 1
  /// applicationWillTerminate: was called.
  case cleanExit = 2
  /// There is a crash report.
  case crashReport = 3
  /// The version of the app or the OS is another one.
  case newVersion = 4
  /// The device has started again.
  case reboot = 5
  /// An allowance was used up at the last record.
  case usedUp = 6
  /// The app switcher was open at the last record.
  case switcherSeen = 7
  /// The battery was low.
  case lowBattery = 8
  /// Nothing speaks for another end.
  case nothingElse = 9
  /// The app could not be in a state in which this happens.
  case places = 10
  /// There is no crash report.
  case noReport = 11
  /// Nothing was open that could be used up.
  case nothingOpen = 12
  /// The code of a report says something else.
  case otherReported = 13

  public static var valueCount: Int { 13 }
  public static var names: Text {
    """
    reported\0\
    clean-exit\0\
    crash-report\0\
    new-version\0\
    reboot\0\
    used-up\0\
    switcher-seen\0\
    low-battery\0\
    nothing-else\0\
    places\0\
    no-report\0\
    nothing-open\0\
    other-reported
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_ground()) }
}

/// What a process is: an app, an App Clip, or an app extension of some kind.
public enum ProcessKind: Int32, VocabularyEnum {
  /// app.
  case app = 1
  /// App Clip; its life cycle is that of an app; NSAppClip in the Info.plist.
  case appClip = 2
  /// Other app extension; one of a kind that this list lacks.
  case otherExtension = 3
  /// Notification service extension; com.apple.usernotifications.service.
  case notificationService = 4
  /// Notification content extension; com.apple.usernotifications.content-extension.
  case notificationContent = 5
  /// Widget extension; also of Live Activities; com.apple.widgetkit-extension.
  case widget = 6
  /// Today widget extension; com.apple.widget-extension.
  case todayWidget = 7
  /// Share extension; com.apple.share-services.
  case share = 8
  /// Action extension; com.apple.ui-services, com.apple.services.
  case action = 9
  /// Photo editing extension; com.apple.photo-editing.
  case photoEditing = 10
  /// Keyboard extension; com.apple.keyboard-service.
  case keyboard = 11
  /// SiriKit intents extension; com.apple.intents-service.
  case intents = 12
  /// Broadcast upload extension; com.apple.broadcast-services-upload.
  case broadcastUpload = 13
  /// Packet tunnel provider; com.apple.networkextension.packet-tunnel.
  case packetTunnel = 14
  /// Network provider; an app proxy, DNS proxy or content filter.
  case networkProvider = 15
  /// App push provider; local push connectivity; com.apple.networkextension.app-push.
  case appPush = 16
  /// Location push service extension; com.apple.location.push.service.
  case locationPush = 17
  /// Background download extension; Background Assets;
  /// com.apple.background-asset-downloader-extension.
  case backgroundDownload = 18
  /// Device Activity monitor extension; com.apple.deviceactivity.monitor-extension.
  case deviceActivityMonitor = 19
  /// Device Activity report extension; com.apple.deviceactivityui.report-extension.
  case deviceActivityReport = 20
  /// Crash reporter extension.
  case crashReporter = 21

  public static var valueCount: Int { 21 }
  public static var names: Text {
    """
    app\0\
    app-clip\0\
    other-extension\0\
    notification-service\0\
    notification-content\0\
    widget\0\
    today-widget\0\
    share\0\
    action\0\
    photo-editing\0\
    keyboard\0\
    intents\0\
    broadcast-upload\0\
    packet-tunnel\0\
    network-provider\0\
    app-push\0\
    location-push\0\
    background-download\0\
    device-activity-monitor\0\
    device-activity-report\0\
    crash-reporter
    """
  }
  public static var titles: Text { Text(lifecycle_policy_titles_of_process_kind()) }
}

extension Vocabulary {
  /// The number of the last enumeration. Enumerations are numbered from 1.
  public static var count: Int32 { 66 }

  /// The names of an enumeration; nil if the core does not have it.
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
    case 56: NameTable(Receiver.self)
    case 57: NameTable(LaunchOption.self)
    case 58: NameTable(ConnectionOption.self)
    case 59: NameTable(ReturnValue.self)
    case 60: NameTable(RecordKind.self)
    case 61: NameTable(LogClock.self)
    case 62: NameTable(AuditKind.self)
    case 63: NameTable(Ground.self)
    case 64: NameTable(Strictness.self)
    case 65: NameTable(ErrorDomain.self)
    case 66: NameTable(ProcessKind.self)
    default: nil
    }
  }

  /// The titles of an enumeration; nil if the core does not have it.
  static func titleTable(_ kind: Int32) -> NameTable? {
    switch kind {
    case 1: NameTable(titlesOf: LifecycleState.self)
    case 2: NameTable(titlesOf: QuestionKind.self)
    case 3: NameTable(titlesOf: Axis.self)
    case 4: NameTable(titlesOf: Lifecycle.self)
    case 5: NameTable(titlesOf: Cause.self)
    case 6: NameTable(titlesOf: Termination.self)
    case 7: NameTable(titlesOf: Trigger.self)
    case 8: NameTable(titlesOf: Interruption.self)
    case 9: NameTable(titlesOf: Callback.self)
    case 10: NameTable(titlesOf: BackgroundMode.self)
    case 11: NameTable(titlesOf: Activity.self)
    case 12: NameTable(titlesOf: Allowance.self)
    case 13: NameTable(titlesOf: Expiry.self)
    case 14: NameTable(titlesOf: Verdict.self)
    case 15: NameTable(titlesOf: Guarantee.self)
    case 16: NameTable(titlesOf: Evidence.self)
    case 17: NameTable(titlesOf: EvidenceProfile.self)
    case 18: NameTable(titlesOf: Fact.self)
    case 19: NameTable(titlesOf: Idiom.self)
    case 20: NameTable(titlesOf: LocationAuthorization.self)
    case 21: NameTable(titlesOf: Reason.self)
    case 22: NameTable(titlesOf: Condition.self)
    case 23: NameTable(titlesOf: Standing.self)
    case 24: NameTable(titlesOf: Since.self)
    case 25: NameTable(titlesOf: Family.self)
    case 26: NameTable(titlesOf: Conflict.self)
    case 27: NameTable(titlesOf: TerminationCode.self)
    case 28: NameTable(titlesOf: InfoKind.self)
    case 29: NameTable(titlesOf: NoticeKind.self)
    case 30: NameTable(titlesOf: Field.self)
    case 32: NameTable(titlesOf: LifecycleNotification.self)
    case 33: NameTable(titlesOf: Price.self)
    case 34: NameTable(titlesOf: Event.self)
    case 35: NameTable(titlesOf: Manner.self)
    case 36: NameTable(titlesOf: Quota.self)
    case 37: NameTable(titlesOf: QuotaUnit.self)
    case 38: NameTable(titlesOf: Severity.self)
    case 39: NameTable(titlesOf: TerminationNamespace.self)
    case 40: NameTable(titlesOf: Role.self)
    case 41: NameTable(titlesOf: PolicyForm.self)
    case 42: NameTable(titlesOf: Knowledge.self)
    case 43: NameTable(titlesOf: RuleField.self)
    case 44: NameTable(titlesOf: Silence.self)
    case 45: NameTable(titlesOf: Moment.self)
    case 46: NameTable(titlesOf: Origin.self)
    case 47: NameTable(titlesOf: Disposition.self)
    case 48: NameTable(titlesOf: Occasion.self)
    case 49: NameTable(titlesOf: Merging.self)
    case 50: NameTable(titlesOf: Occurrence.self)
    case 51: NameTable(titlesOf: EffectKind.self)
    case 52: NameTable(titlesOf: ChangingFact.self)
    case 53: NameTable(titlesOf: ReplyKind.self)
    case 54: NameTable(titlesOf: Treatment.self)
    case 55: NameTable(titlesOf: UnknownLimit.self)
    case 56: NameTable(titlesOf: Receiver.self)
    case 57: NameTable(titlesOf: LaunchOption.self)
    case 58: NameTable(titlesOf: ConnectionOption.self)
    case 59: NameTable(titlesOf: ReturnValue.self)
    case 60: NameTable(titlesOf: RecordKind.self)
    case 61: NameTable(titlesOf: LogClock.self)
    case 62: NameTable(titlesOf: AuditKind.self)
    case 63: NameTable(titlesOf: Ground.self)
    case 64: NameTable(titlesOf: Strictness.self)
    case 65: NameTable(titlesOf: ErrorDomain.self)
    case 66: NameTable(titlesOf: ProcessKind.self)
    default: nil
    }
  }
}
