// The delegate methods and handlers that announce the life cycle.

/// Delegate methods and handlers; the name is the Objective-C selector.
public enum Callback: Int32, VocabularyEnum {
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
  /// iOS 10.0.
  case willPresentNotification = 61
  /// iOS 13.0.
  case stateRestorationActivityForScene = 62
  /// iOS 15.0.
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
