// The delegate methods and handlers that announce the life cycle.

/// Delegate methods and handlers; the name is the Objective-C selector.
public enum Callback: Int32, Noun {
  /// iOS 2.0.
  case didFinishLaunchingLegacy = 1
  /// iOS 3.0.
  case didFinishLaunching = 2
  /// iOS 6.0.
  case willFinishLaunching = 3
  /// iOS 2.0.
  case didBecomeActive = 4
  /// iOS 2.0.
  case willResignActive = 5
  /// iOS 4.0.
  case didEnterBackground = 6
  /// iOS 4.0.
  case willEnterForeground = 7
  /// iOS 2.0.
  case willTerminate = 8
  /// iOS 2.0.
  case didReceiveMemoryWarning = 9
  /// iOS 2.0.
  case significantTimeChange = 10
  /// iOS 4.0.
  case protectedDataWillBecomeUnavailable = 11
  /// iOS 4.0.
  case protectedDataDidBecomeAvailable = 12
  /// iOS 2.0.
  case handleOpenURL = 13
  /// iOS 4.2.
  case openURLSourceApplication = 14
  /// iOS 9.0.
  case openURL = 15
  /// iOS 3.0.
  case didReceiveRemoteNotification = 16
  /// iOS 7.0.
  case didReceiveRemoteNotificationFetch = 17
  /// iOS 4.0.
  case didReceiveLocalNotification = 18
  /// iOS 8.0.
  case handleNotificationAction = 19
  /// iOS 10.0.
  case didReceiveNotificationResponse = 20
  /// iOS 8.0.
  case willContinueUserActivity = 21
  /// iOS 8.0.
  case continueUserActivity = 22
  /// iOS 9.0.
  case performShortcutAction = 23
  /// iOS 7.0.
  case performFetch = 24
  /// iOS 7.0.
  case handleEventsForBackgroundURLSession = 25
  /// iOS 6.0.
  case shouldRestoreApplicationState = 26
  /// iOS 6.0.
  case didDecodeRestorableState = 27
  /// iOS 6.0.
  case shouldSaveApplicationState = 28
  /// iOS 6.0.
  case willEncodeRestorableState = 29
  /// iOS 13.0.
  case configurationForConnectingScene = 30
  /// iOS 13.0.
  case didDiscardSceneSessions = 31
  /// iOS 13.0.
  case sceneWillConnect = 32
  /// iOS 13.0.
  case sceneDidDisconnect = 33
  /// iOS 13.0.
  case sceneWillEnterForeground = 34
  /// iOS 13.0.
  case sceneDidBecomeActive = 35
  /// iOS 13.0.
  case sceneWillResignActive = 36
  /// iOS 13.0.
  case sceneDidEnterBackground = 37
  /// iOS 13.0.
  case sceneOpenURLContexts = 38
  /// iOS 13.0.
  case sceneContinueUserActivity = 39
  /// iOS 13.0.
  case windowScenePerformShortcutAction = 40
  /// iOS 2.0.
  case didUpdateToLocation = 41
  /// iOS 6.0.
  case didUpdateLocations = 42
  /// iOS 4.0.
  case didEnterRegion = 43
  /// iOS 4.0.
  case didExitRegion = 44
  /// iOS 7.0.
  case didDetermineRegionState = 45
  /// iOS 8.0.
  case didVisit = 46
  /// iOS 7.0.
  case centralWillRestoreState = 47
  /// iOS 7.0.
  case peripheralWillRestoreState = 48
  /// iOS 8.0.
  case didReceiveIncomingPushLegacy = 49
  /// iOS 11.0.
  case didReceiveIncomingPush = 50
  /// iOS 16.0.
  case incomingPushToTalk = 51
  /// iOS 9.0.
  case didReceiveWatchMessage = 52
  /// iOS 9.0.
  case didReceiveWatchUserInfo = 53
  /// iOS 10.0; notification service extension.
  case didReceiveNotificationRequest = 54
  /// iOS 10.0; notification service extension.
  case serviceExtensionTimeWillExpire = 55
  /// Block given to beginBackgroundTask; iOS 4.0.
  case backgroundTaskExpirationHandler = 56
  /// Block given to BGTaskScheduler; iOS 13.0.
  case bgtaskLaunchHandler = 57
  /// BGTask.expirationHandler; iOS 13.0.
  case bgtaskExpirationHandler = 58
  /// setKeepAliveTimeout:handler:; iOS 4.0.
  case keepAliveHandler = 59
  /// HKObserverQuery; iOS 8.0.
  case healthkitUpdateHandler = 60

  public static let names: [Text] = [
    "applicationDidFinishLaunching:",
    "application:didFinishLaunchingWithOptions:",
    "application:willFinishLaunchingWithOptions:",
    "applicationDidBecomeActive:",
    "applicationWillResignActive:",
    "applicationDidEnterBackground:",
    "applicationWillEnterForeground:",
    "applicationWillTerminate:",
    "applicationDidReceiveMemoryWarning:",
    "applicationSignificantTimeChange:",
    "applicationProtectedDataWillBecomeUnavailable:",
    "applicationProtectedDataDidBecomeAvailable:",
    "application:handleOpenURL:",
    "application:openURL:sourceApplication:annotation:",
    "application:openURL:options:",
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
    "application:didDecodeRestorableStateWithCoder:",
    "application:shouldSaveApplicationState:",
    "application:willEncodeRestorableStateWithCoder:",
    "application:configurationForConnectingSceneSession:options:",
    "application:didDiscardSceneSessions:",
    "scene:willConnectToSession:options:",
    "sceneDidDisconnect:",
    "sceneWillEnterForeground:",
    "sceneDidBecomeActive:",
    "sceneWillResignActive:",
    "sceneDidEnterBackground:",
    "scene:openURLContexts:",
    "scene:continueUserActivity:",
    "windowScene:performActionForShortcutItem:completionHandler:",
    "locationManager:didUpdateToLocation:fromLocation:",
    "locationManager:didUpdateLocations:",
    "locationManager:didEnterRegion:",
    "locationManager:didExitRegion:",
    "locationManager:didDetermineState:forRegion:",
    "locationManager:didVisit:",
    "centralManager:willRestoreState:",
    "peripheralManager:willRestoreState:",
    "pushRegistry:didReceiveIncomingPushWithPayload:forType:",
    "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
    "incomingPushResultForChannelManager:channelUUID:pushPayload:",
    "session:didReceiveMessage:",
    "session:didReceiveUserInfo:",
    "didReceiveNotificationRequest:withContentHandler:",
    "serviceExtensionTimeWillExpire",
    "background-task-expiration-handler",
    "bgtask-launch-handler",
    "bgtask-expiration-handler",
    "keep-alive-handler",
    "healthkit-update-handler",
  ]
}
