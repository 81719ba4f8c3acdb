// The notifications that are posted beside the callbacks.

/// A notification; the name is Apple's constant.
public enum LifecycleNotification: Int32, VocabularyEnum {
  case didFinishLaunching = 1
  case didBecomeActive = 2
  case willResignActive = 3
  case didEnterBackground = 4
  case willEnterForeground = 5
  case willTerminate = 6
  case didReceiveMemoryWarning = 7
  case significantTimeChange = 8
  case protectedDataWillBecomeUnavailable = 9
  case protectedDataDidBecomeAvailable = 10
  case sceneWillConnect = 11
  case sceneDidDisconnect = 12
  case sceneWillEnterForeground = 13
  case sceneDidActivate = 14
  case sceneWillDeactivate = 15
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
