// Where every source can be found.

/// One source: a short key, its title, who published it, and its address without scheme.
public struct Citation: Sendable {
  public let source: Source
  public let key: Text
  public let title: Text
  public let publisher: Text
  /// Empty where the address is not recorded.
  public let address: Text
}

// In the order of `Source`, four texts each: key, title, publisher, address. They stand in long
// literals with a NUL between them, since a table of texts takes three times the room. The key
// without punctuation is the name of the case.

private let citations0: Text = """
  A1\0\
  App Programming Guide for iOS: The App Life Cycle (2017-03-27)\0\
  Apple\0\
  developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
  TheAppLifeCycle/TheAppLifeCycle.html\0\
  A2\0\
  App Programming Guide for iOS: Background Execution\0\
  Apple\0\
  developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
  BackgroundExecution/BackgroundExecution.html\0\
  A3\0\
  App Programming Guide for iOS: Strategies for Handling App State Transitions\0\
  Apple\0\
  developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
  StrategiesforHandlingAppStateTransitions/StrategiesforHandlingAppStateTransitions.html\0\
  A4\0\
  TN2151: Understanding and Analyzing Application Crash Reports (2018-01-08)\0\
  Apple\0\
  developer.apple.com/library/archive/technotes/tn2151/_index.html\0\
  A5\0\
  QA1693: Synchronous Networking On The Main Thread (2010-12-23)\0\
  Apple\0\
  developer.apple.com/library/archive/qa/qa1693/_index.html\0\
  A6\0\
  TN3115: Bluetooth State Restoration app relaunch rules\0\
  Apple\0\
  developer.apple.com/documentation/technotes/\
  tn3115-bluetooth-state-restoration-app-relaunch-rules\0\
  A7\0\
  TN3187: Migrating to the UIKit scene-based life cycle\0\
  Apple\0\
  developer.apple.com/documentation/technotes/\
  tn3187-migrating-to-the-uikit-scene-based-life-cycle\0\
  QA1962\0\
  QA1962: Bluetooth relaunch table with an iOS 10 column (2017)\0\
  Apple\0\
  developer.apple.com/library/content/qa/qa1962/_index.html\0\
  G-lock\0\
  iOS App Programming Guide, 2011-13 text: the Sleep/Wake button\0\
  Apple, quoted by a blog\0\
  howard-tutorial.blogspot.com/2013/02\0\
  VOIP-X\0\
  VoIP tips: relaunched after a nonzero exit code\0\
  Apple, quoted by e-learn.cn\0\
  e-learn.cn/qa/answer/151557/591598.html\0\
  D-life\0\
  Managing your app's life cycle\0\
  Apple\0\
  developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle\0\
  D-launch\0\
  About the app launch sequence\0\
  Apple\0\
  developer.apple.com/documentation/uikit/about-the-app-launch-sequence\0\
  D-respl\0\
  Responding to the launch of your app\0\
  Apple\0\
  developer.apple.com/documentation/uikit/responding-to-the-launch-of-your-app\0\
  D-bgseq\0\
  About the background execution sequence\0\
  Apple\0\
  developer.apple.com/documentation/uikit/about-the-background-execution-sequence\0\
  D-prepbg\0\
  Preparing your UI to run in the background\0\
  Apple\0\
  developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background\0\
  D-prepfg\0\
  Preparing your UI to run in the foreground\0\
  Apple\0\
  developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground\0\
  D-extend\0\
  Extending your app's background execution time\0\
  Apple\0\
  developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time\0\
  D-state\0\
  UIApplication.applicationState\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplication/applicationstate\0\
  D-act\0\
  UIScene.ActivationState\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum\0\
  D-trans\0\
  Transitioning to the UIKit scene-based life cycle\0\
  Apple\0\
  developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle\0\
  D-term\0\
  applicationWillTerminate(_:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)\0\
  D-fg\0\
  applicationWillEnterForeground(_:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate/\
  applicationwillenterforeground(_:)\0\
  D-resign\0\
  applicationWillResignActive(_:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate\0\
  D-open\0\
  application(_:open:options:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:)\0\
  D-wfl\0\
  application(_:willFinishLaunchingWithOptions:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate\0\
  D-dfl\0\
  application(_:didFinishLaunchingWithOptions:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate/\
  application(_:didfinishlaunchingwithoptions:)\0\
  D-conn\0\
  scene(_:willConnectTo:options:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscenedelegate\0\
  D-disc\0\
  sceneDidDisconnect(_:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscenedelegate\0\
  D-sact\0\
  sceneDidBecomeActive(_:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscenedelegate\0\
  D-sfg\0\
  sceneWillEnterForeground(_:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscenedelegate\0\
  D-bt\0\
  beginBackgroundTask(withName:expirationHandler:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplication/\
  beginbackgroundtask(withname:expirationhandler:)\0\
  D-btr\0\
  backgroundTimeRemaining\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining\0\
  D-brs\0\
  backgroundRefreshStatus\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus\0\
  D-fetch\0\
  application(_:performFetchWithCompletionHandler:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate/\
  application(_:performfetchwithcompletionhandler:)\0\
  D-minf\0\
  setMinimumBackgroundFetchInterval(_:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit\0\
  D-rn\0\
  application(_:didReceiveRemoteNotification:fetchCompletionHandler:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate/\
  application(_:didreceiveremotenotification:fetchcompletionhandler:)\0\
  D-push\0\
  Pushing background updates to your app\0\
  Apple\0\
  developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app\0\
  D-keep\0\
  setKeepAliveTimeout(_:handler:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplication/setkeepalivetimeout(_:handler:)\0\
  D-hurl\0\
  application(_:handleEventsForBackgroundURLSession:completionHandler:)\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplicationdelegate/\
  application(_:handleeventsforbackgroundurlsession:completionhandler:)\0\
  D-dl\0\
  Downloading files in the background\0\
  Apple\0\
  developer.apple.com/documentation/foundation\0\
  D-ucfg\0\
  backgroundSessionConfigurationWithIdentifier\0\
  Apple\0\
  developer.apple.com/documentation/foundation\0\
  D-sle\0\
  sessionSendsLaunchEvents\0\
  Apple\0\
  developer.apple.com/documentation/foundation/urlsessionconfiguration/sessionsendslaunchevents\0\
  D-strat\0\
  Choosing Background Strategies for Your App\0\
  Apple\0\
  developer.apple.com/documentation/backgroundtasks/choosing-background-strategies-for-your-app\0\
  D-bgs\0\
  BGTaskScheduler: submit\0\
  Apple\0\
  developer.apple.com/documentation/backgroundtasks\0\
  D-bgr\0\
  BGTaskScheduler: register\0\
  Apple\0\
  developer.apple.com/documentation/backgroundtasks\0\
  D-bge\0\
  BGTaskScheduler.Error.Code\0\
  Apple\0\
  developer.apple.com/documentation/backgroundtasks\0\
  D-bgx\0\
  BGTask: expirationHandler and setTaskCompleted\0\
  Apple\0\
  developer.apple.com/documentation/backgroundtasks\0\
  D-bgp\0\
  BGProcessingTask\0\
  Apple\0\
  developer.apple.com/documentation/backgroundtasks/bgprocessingtask\0\
  D-bghr\0\
  BGHealthResearchTask\0\
  Apple\0\
  developer.apple.com/documentation/backgroundtasks/bghealthresearchtask\0\
  D-cont\0\
  Performing long-running tasks on iOS and iPadOS\0\
  Apple\0\
  developer.apple.com/documentation/backgroundtasks/\
  performing-long-running-tasks-on-ios-and-ipados\0\
  D-voip\0\
  PKPushRegistryDelegate: didReceiveIncomingPush\0\
  Apple\0\
  developer.apple.com/documentation/pushkit\0\
  D-ptype\0\
  PKPushType.voIP\0\
  Apple\0\
  developer.apple.com/documentation/pushkit/pkpushtype/voip\0\
  D-vresp\0\
  Responding to VoIP Notifications\0\
  Apple\0\
  developer.apple.com/documentation/pushkit\0\
  D-nse\0\
  UNNotificationServiceExtension.didReceive\0\
  Apple\0\
  developer.apple.com/documentation/usernotifications\0\
  D-nact\0\
  Handling notifications and notification-related actions\0\
  Apple\0\
  developer.apple.com/documentation/usernotifications/\
  handling-notifications-and-notification-related-actions\0\
  D-lauth\0\
  Requesting authorization to use location services\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/\
  requesting-authorization-to-use-location-services\0\
  D-slc\0\
  startMonitoringSignificantLocationChanges()\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/cllocationmanager/\
  startmonitoringsignificantlocationchanges()\0\
  D-reg\0\
  startMonitoring(for:)\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:)\0\
  D-geo\0\
  Monitoring the user's proximity to geographic regions\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/\
  monitoring-the-user-s-proximity-to-geographic-regions\0\
  D-geo2\0\
  Monitoring the user's proximity to geographic regions: after a reboot, once unlocked\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/\
  monitoring-the-user-s-proximity-to-geographic-regions\0\
  D-visit\0\
  startMonitoringVisits()\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoringvisits()\0\
  D-std\0\
  startUpdatingLocation()\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/cllocationmanager/startupdatinglocation()\0\
  D-abg\0\
  allowsBackgroundLocationUpdates\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/cllocationmanager/\
  allowsbackgroundlocationupdates\0\
  D-lbg\0\
  Handling location updates in the background\0\
  Apple\0\
  developer.apple.com/documentation/corelocation
  """

private let citations1: Text = """
  D-beac\0\
  Determining the proximity to an iBeacon device\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/determining-the-proximity-to-an-ibeacon-device\0\
  D-lpush\0\
  Creating a location push service extension\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/creating-a-location-push-service-extension\0\
  D-kill\0\
  EXC_CRASH (SIGKILL)\0\
  Apple\0\
  developer.apple.com/documentation/xcode/sigkill\0\
  D-wd\0\
  Addressing watchdog terminations\0\
  Apple\0\
  developer.apple.com/documentation/xcode/addressing-watchdog-terminations\0\
  D-jet\0\
  Identifying high-memory use with jetsam event reports\0\
  Apple\0\
  developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports\0\
  D-res\0\
  EXC_RESOURCE\0\
  Apple\0\
  developer.apple.com/documentation/xcode\0\
  D-mx\0\
  MXBackgroundExitData\0\
  Apple\0\
  developer.apple.com/documentation/metrickit/mxbackgroundexitdata\0\
  D-modes\0\
  UIBackgroundModes\0\
  Apple\0\
  developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes\0\
  D-cfg\0\
  Configuring background execution modes\0\
  Apple\0\
  developer.apple.com/documentation/xcode/configuring-background-execution-modes\0\
  D-plist\0\
  Information Property List: key pages\0\
  Apple\0\
  developer.apple.com/documentation/bundleresources/information-property-list\0\
  D-queue\0\
  Processing queued notifications\0\
  Apple\0\
  developer.apple.com/documentation/uikit/processing-queued-notifications\0\
  D-uiln\0\
  UILocalNotification\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uilocalnotification\0\
  D-hk\0\
  enableBackgroundDelivery\0\
  Apple\0\
  developer.apple.com/documentation/healthkit\0\
  D-wc\0\
  WCSession.sendMessage\0\
  Apple\0\
  developer.apple.com/documentation/watchconnectivity\0\
  D-wcui\0\
  WCSession.transferUserInfo(_:)\0\
  Apple\0\
  developer.apple.com/documentation/watchconnectivity/wcsession/transferuserinfo(_:)\0\
  D-ptt\0\
  Creating a Push to Talk app\0\
  Apple\0\
  developer.apple.com/documentation/pushtotalk/creating-a-push-to-talk-app\0\
  D-lok\0\
  LaunchOptionsKey.location\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplication/launchoptionskey\0\
  D-lobt\0\
  LaunchOptionsKey.bluetoothCentrals\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplication/launchoptionskey\0\
  D-news\0\
  LaunchOptionsKey.newsstandDownloads\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiapplication/launchoptionskey\0\
  D-prot\0\
  isProtectedDataAvailable\0\
  Apple\0\
  developer.apple.com/documentation/uikit\0\
  W19\0\
  WWDC 2019, session 707: Advances in App Background Execution, transcript\0\
  Apple\0\
  developer.apple.com/videos/play/wwdc2019/707\0\
  W20\0\
  WWDC 2020, session 10063: Background execution demystified, notes\0\
  an attendee's blog\0\
  blog.derrickshowers.com/learning/wwdc-2020-background-execution\0\
  X-reason\0\
  XNU: bsd/sys/reason.h\0\
  Apple, open source\0\
  github.com/apple-oss-distributions/xnu\0\
  X-kills\0\
  XNU: the document on memorystatus kills\0\
  Apple, open source\0\
  \0\
  X-memst\0\
  XNU: kern_memorystatus.h\0\
  Apple, open source\0\
  \0\
  F-85066\0\
  UIApplication Background Task Notes (revised 2023-06-16)\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/85066\0\
  F-793189\0\
  BGProcessingTaskRequest executing even after force-quit\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/793189\0\
  F-15808\0\
  When are background refreshes allowed to execute?\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/15808\0\
  F-14855\0\
  Testing Background Session Code\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/14855\0\
  F-119758\0\
  BGProcessingTask (2019)\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/119758\0\
  F-719222\0\
  Will BGAppRefreshTaskRequest be triggered when app is terminated by user\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/719222\0\
  F-391799\0\
  beginBackgroundTask thread too short?\0\
  Apple engineer, developer forums\0\
  forums.developer.apple.com/message/391799\0\
  F-763739\0\
  Prewarming and launches on a locked device, first thread\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/763739\0\
  F-802755\0\
  Prewarming and launches on a locked device, second thread\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/802755\0\
  F-771951\0\
  Prewarming and launches on a locked device, third thread\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/771951\0\
  F-782051\0\
  A process-exit log of watchOS\0\
  a developer, developer forums\0\
  developer.apple.com/forums/thread/782051\0\
  F-732170\0\
  A log of the callbacks when a scene app is killed (2023)\0\
  a developer, developer forums\0\
  developer.apple.com/forums/thread/732170\0\
  F-71792\0\
  Wake-ups for significant location changes\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/71792\0\
  F-701820\0\
  Relaunched right after a force quit, iOS 15.3\0\
  a developer, developer forums\0\
  developer.apple.com/forums/thread/701820\0\
  F-806013\0\
  AccessorySetupKit apps after a force quit, iOS 26\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/806013\0\
  F-775325\0\
  HealthKit background delivery and force quit\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/775325\0\
  F-826964\0\
  Location no longer relaunches after a force quit, iOS 26.4.2\0\
  a developer, developer forums\0\
  developer.apple.com/forums/thread/826964\0\
  F-817976\0\
  Reporting a call: two checks, and mustReport from iOS 26.4\0\
  Apple engineer, developer forums\0\
  developer.apple.com/forums/thread/817976\0\
  F-770880\0\
  Memory and time of a notification service extension\0\
  Apple engineer, second-hand\0\
  developer.apple.com/forums/thread/770880\0\
  F-208952\0\
  Termination codes of watchOS background tasks\0\
  developer forums\0\
  forums.developer.apple.com/message/208952\0\
  B-castro\0\
  Castro: 0xdead10cc, with an Apple engineer's answer (2016-17)\0\
  Apple engineer, quoted by a blog\0\
  \0\
  Q-scene\0\
  71570813: events when a scene app is swiped away\0\
  Stack Overflow\0\
  stackoverflow.com/questions/71570813\0\
  Q-slc\0\
  33368607: relaunch by significant location changes\0\
  Stack Overflow\0\
  stackoverflow.com/questions/33368607\0\
  Q-180\0\
  25989640: background time, from 10 minutes to 180 seconds\0\
  Stack Overflow, a copy\0\
  ios-ruby-on-rails.developreference.com/article/25989640\0\
  L-180\0\
  22051324: a 0x8badf00d log with permittedBackgroundDuration 180\0\
  Stack Overflow, a copy\0\
  ios-ruby-on-rails.developreference.com/article/22051324\0\
  Q-lock4\0\
  7754317: device lock on iOS 4 and on iOS 5\0\
  Stack Overflow\0\
  stackoverflow.com/questions/7754317\0\
  Q-lock7\0\
  19452696 and 19595928: the state in didEnterBackground on lock, iOS 6 and 7\0\
  Stack Overflow, copies\0\
  devpeace.com/ios/19452696\0\
  Q-health\0\
  26375767: HealthKit background delivery after a force quit (2014-15)\0\
  Stack Overflow\0\
  stackoverflow.com/questions/26375767\0\
  MCMAP\0\
  iOS 13: a silent push with an alert relaunched a force-quit app\0\
  a copy of a question\0\
  mcmap.net/q/1825698\0\
  L-613\0\
  Device log, iOS 6.1.3: killed after 600 s of background task\0\
  observed, public log\0\
  \0\
  L-82\0\
  Device log, iOS 8.2: background fetch of more than 30 s\0\
  observed, public log\0\
  \0\
  L-70\0\
  Device log, iOS 7.0: 40 s for a task after a content fetch\0\
  observed, public log\0\
  \0\
  L-urls\0\
  Device log: the assertion of a background URL session (about 2018)\0\
  observed, public log\0\
  \0\
  L-exit\0\
  Crash log: process-exit, 5 s\0\
  observed, public log\0\
  \0\
  L-supd\0\
  Crash logs: scene-update, 10 s\0\
  observed, public log\0\
  \0\
  L-cpu\0\
  Crash logs: 80 % of CPU over 60 s in the background\0\
  observed, public log\0\
  \0\
  L-wake\0\
  Reports: wake-ups per second\0\
  observed, public log\0\
  \0\
  L-bad2\0\
  Simulator logs: 0x2182bad2, background task not ended\0\
  observed, public log\0\
  \0\
  T-cnb\0\
  A table of watchdog times (2014)\0\
  cnblogs.com\0\
  cnblogs.com/417460188dy/p/3678112.html
  """

private let citations2: Text = """
  DUM42\0\
  iPad app development, a book on iOS 4.2: Termination\0\
  sourcedaddy.com\0\
  sourcedaddy.com/ipad/termination.html\0\
  N4\0\
  Matt Neuburg, Programming iOS 4: Application Lifetime Events\0\
  a book, quoted by m.reader8.net\0\
  m.reader8.net/jiaocheng/20120811/2218758.html\0\
  FRIES\0\
  Tests of applicationWillTerminate: on iOS 4.0\0\
  christian-fries.de\0\
  christian-fries.de/blog/files/2010-07-ios.html\0\
  SEA\0\
  When will applicationWillTerminate be called?\0\
  seacode.uk\0\
  seacode.uk/swift/when-will-applicationwillterminate-be-called\0\
  JIG\0\
  Delegate methods called when opening an app, iOS 10\0\
  a blog, medium.com\0\
  medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf\0\
  KR\0\
  A blog post in Korean: the log of an app without scenes, iOS 13\0\
  observed, public log\0\
  \0\
  TRAY\0\
  The multitasking bar of iOS 4 to 6, and ending the frontmost app\0\
  iphonefaq.org and others\0\
  iphonefaq.org/archives/97964\0\
  framna\0\
  Solving prewarming\0\
  framna.com\0\
  framna.com/articles/solving-prewarming\0\
  braze-silent-push\0\
  Silent push notifications\0\
  Braze\0\
  braze.com\0\
  newbe-newsstand\0\
  Apple's push guide on Newsstand pushes\0\
  Apple, quoted by newbe.dev\0\
  newbe.dev\0\
  interruption-os3\0\
  Responding to interruptions, iPhone OS 3\0\
  mob-pc.info\0\
  mob-pc.info/responding-to-interruptions/\0\
  switcher-close\0\
  Methods in AppDelegate: swiped away from the switcher\0\
  alibabacloud.com\0\
  topic.alibabacloud.com/a/methods-in-appdelegate-and-appdelegate-methods_1_21_32565674.html\0\
  douglas-hill\0\
  App termination and closed windows (FB6185896)\0\
  douglashill.co\0\
  douglashill.co/app-termination\0\
  volcengine\0\
  Which endings call applicationWillTerminate\0\
  volcengine.com\0\
  volcengine.com/article/3290756\0\
  rushikesh\0\
  A reading of the release notes: scenes with the iOS 27 SDK\0\
  a blog, dev.to\0\
  dev.to/rushikeshpandit\0\
  suelan\0\
  A crash that ate bad food: scene-update, 10 s (2021)\0\
  suelan.github.io\0\
  suelan.github.io/2021/03/05/20210305-crash-ate-bad-food/\0\
  ALS\0\
  AppLaunchSequence, iOS 11.0.3: callbacks and states of each launch\0\
  GitHub\0\
  github.com/regularberry/AppLaunchSequence\0\
  RADAR7\0\
  openradar 14295449: a background fetch launch posts no notification, iOS 7\0\
  GitHub\0\
  github.com/lionheart/openradar-mirror/issues/13584\0\
  PRIV\0\
  A privacy switch changed in Settings ends the app\0\
  GitHub\0\
  github.com/lionheart/openradar-mirror/issues/12196\0\
  G-119\0\
  LocationManager: no location key in the launch options with scenes\0\
  GitHub\0\
  github.com/intuit/LocationManager/issues/119\0\
  G-pjsip\0\
  PJSIP: push notifications on iOS\0\
  PJSIP\0\
  docs.pjsip.org/en/latest/specific-guides/other/ios_push_notifications.html\0\
  NC-4305\0\
  Nextcloud: relaunched after a force quit, log of 2026-09-15\0\
  GitHub\0\
  github.com/nextcloud/ios/issues/4305\0\
  GIO-215\0\
  GrowingIO: applicationState has not changed yet when UISceneDidActivate is posted\0\
  GitHub\0\
  github.com/growingio/growingio-sdk-ios-autotracker/pull/215\0\
  TD-113\0\
  TelemetryDeck: willEnterForeground is posted at a cold launch with scenes\0\
  GitHub\0\
  github.com/TelemetryDeck/SwiftSDK/issues/113\0\
  KB-29632\0\
  Keybase: applicationState in applicationWillEnterForeground (2026)\0\
  GitHub\0\
  github.com/keybase/client/pull/29632\0\
  LK-12\0\
  LocoKit: after a force quit, visits do not relaunch (2018)\0\
  GitHub\0\
  github.com/sobri909/LocoKit/issues/12\0\
  rn-18575\0\
  React Native: active and back while the notification centre is drawn\0\
  GitHub\0\
  github.com/react/react-native/issues/18575\0\
  ddg-3704\0\
  DuckDuckGo: background right after the launch, never active\0\
  GitHub\0\
  github.com/duckduckgo/iOS/pull/3704\0\
  ddg-3710\0\
  DuckDuckGo: background twice\0\
  GitHub\0\
  github.com/duckduckgo/iOS/pull/3710\0\
  openradar-13719\0\
  didEnterBackground twice when ended with a background task open\0\
  GitHub\0\
  github.com/lionheart/openradar-mirror/issues/13719\0\
  sentry-1897\0\
  Sentry: a prewarmed app that ran code\0\
  GitHub\0\
  github.com/getsentry/sentry-cocoa/issues/1897\0\
  message-360845\0\
  The icon was tapped, and the app went back to the background (iOS 12)\0\
  a developer, developer forums\0\
  forums.developer.apple.com/message/360845\0\
  gtm-199\0\
  A background task begun in an expiration handler gets the app killed\0\
  GitHub\0\
  github.com/google/gtm-session-fetcher/issues/199\0\
  onesignal-1669\0\
  OneSignal: prewarmed before the first unlock\0\
  GitHub\0\
  github.com/OneSignal/OneSignal-iOS-SDK/pull/1669\0\
  bugsnag-1307\0\
  Bugsnag: applicationState at launch, with scenes and without\0\
  GitHub\0\
  github.com/bugsnag/bugsnag-cocoa/pull/1307\0\
  salesforce-3679\0\
  Salesforce: an external display's scene does not become active\0\
  GitHub\0\
  github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/3679\0\
  salesforce-559\0\
  Salesforce: no scene manifest, SDK 27 on OS 26\0\
  GitHub\0\
  github.com/forcedotcom/SalesforceMobileSDK-Templates/pull/559\0\
  metrodroid-904\0\
  Metrodroid: no scene manifest, SDK 27 on OS 27\0\
  GitHub\0\
  github.com/metrodroid/metrodroid/pull/904\0\
  moonlight-719\0\
  Moonlight: no scene manifest, SDK 26 on OS 27\0\
  GitHub\0\
  github.com/moonlight-stream/moonlight-ios/pull/719\0\
  edge-6179\0\
  Edge: a scene disconnected while the process lives\0\
  GitHub\0\
  github.com/EdgeApp/edge-react-gui/pull/6179\0\
  lemonbrush\0\
  Lemonbrush: notes on states, a scene app closed by the user\0\
  GitHub\0\
  github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker\0\
  radiance-595\0\
  Lantern: killed at the memory limit without a message, iOS 26.6\0\
  GitHub\0\
  github.com/getlantern/radiance/pull/595\0\
  silent-push-suspended\0\
  Silent push to a suspended app: no didEnterBackground\0\
  samwize.com\0\
  samwize.com/2015/08/07/\0\
  lock-exit\0\
  Cordova: lock with UIApplicationExitsOnSuspend set, iOS 5\0\
  observed, public documentation copy\0\
  \0\
  alipay-exit\0\
  Crash log, iOS 11.0.3: process-exit, 5.00 s\0\
  observed, public log\0\
  \0\
  oovoo-wakes\0\
  Crash log, iOS 5 or 6: 0xbad22222, 15 wakes in 300 s\0\
  observed, public log\0\
  \0\
  resume-watchdog\0\
  Crash logs, iOS 4: failed to resume in time\0\
  observed, public log\0\
  \0\
  scene-update-534\0\
  Crash log, iOS 26: scene-update, 10 s, after a BGAppRefreshTask launch\0\
  observed, public log\0\
  \0\
  idx-20476597456\0\
  Crash log: process-exit, 5.00 seconds, older SPRINGBOARD form\0\
  observed, public log\0\
  \0\
  idx-42014220678\0\
  Device log: finishTask, 180 s, under assertiond\0\
  observed, public log\0\
  \0\
  idx-66497851588\0\
  Source comment: a location wake-up of about 10 s\0\
  observed, public log\0\
  \0\
  idx-4461657500\0\
  Source comment: a geofence wake-up of about 10 s\0\
  observed, public log\0\
  \0\
  idx-67300367712\0\
  PushKit: mustReport\0\
  Apple, a public copy\0\
  \0\
  idx-20042268477\0\
  Location guide: no location events with Background App Refresh off\0\
  Apple, a public copy\0\
  \0\
  idx-67819012\0\
  NSURLError.h: reasons for a cancelled background task\0\
  Apple, a public copy\0\
  \0\
  idx-60775678252\0\
  Notification actions in the background\0\
  observed, public log\0\
  \0\
  idx-71499658768\0\
  64 scheduled local notifications, first file\0\
  observed, public log\0\
  \0\
  idx-70077268105\0\
  64 scheduled local notifications, second file\0\
  observed, public log\0\
  \0\
  idx-71570432452\0\
  Live Activities: 8 h active, 4 h more on the Lock Screen\0\
  Apple, a public copy\0\
  \0\
  idx-71629570047\0\
  An Apple engineer on sockets and on notification service extensions\0\
  Apple engineer, second-hand\0\
  \0\
  idx-22426462866\0\
  Log: Metal in the background, execution not permitted\0\
  observed, public log\0\
  \0\
  idx-57844455770\0\
  Log: Metal in the background, execution not permitted, second\0\
  observed, public log\0\
  \0\
  idx-57386799574\0\
  macOS log: 0xbaddd15c, requested by cache_delete\0\
  observed, public log\0\
  \0\
  idx-60091061497\0\
  A list of hexadecimal codes: 0xdeadfa11\0\
  observed, public log\0
  """

private let citations3: Text = """
  idx-69500904959\0\
  Simulator log: 0xfbfbfbfb\0\
  observed, public log\0\
  \0\
  S-01\0\
  Five states: not running, inactive, active, background, suspended. A suspended app stays in \
  memory and cannot answer requests.\0\
  founding articles, German, French and Chinese; book chapter, Russian\0\
  \0\
  S-02\0\
  An interruption makes the app inactive. Ignored: active again. Accepted, or another app \
  launched: background, then suspended, kept in memory.\0\
  founding articles, German and French\0\
  \0\
  S-03\0\
  Every such sequence begins with applicationWillResignActive:; what follows depends on the \
  interruption and on the user's answer.\0\
  founding articles, German and French\0\
  \0\
  S-04\0\
  applicationWillResignActive: does not mean that background follows: the change may be \
  temporary and end in active.\0\
  founding book chapter, Russian\0\
  \0\
  S-05\0\
  applicationDidEnterBackground: only after a recent willResignActive; willEnterForeground is \
  soon followed by applicationDidBecomeActive:.\0\
  founding book chapter, Russian\0\
  \0\
  S-06\0\
  Return from background: applicationWillEnterForeground:, then applicationDidBecomeActive:. \
  Return from inactive: the latter alone.\0\
  founding articles, German and French; book chapter, Russian\0\
  \0\
  S-07\0\
  Suspended shortly after applicationDidEnterBackground: returns, unless more time was asked \
  for or background execution declared.\0\
  founding articles, German, French and Chinese\0\
  \0\
  S-08\0\
  applicationWillTerminate: without multitasking, after opting out, or when ended while running \
  in the background; never when suspended.\0\
  founding articles, German, French and Chinese; book chapter, Russian\0\
  \0\
  S-09\0\
  A suspended app is purged without any message.\0\
  founding articles, German, French and Chinese\0\
  \0\
  S-10\0\
  Very early SDK, no multitasking, or UIApplicationExitsOnSuspend: terminated where others go \
  to the background.\0\
  founding articles, German and French\0\
  \0\
  S-11\0\
  An opted-out app is only ever not running, inactive or active; on the home button it gets \
  applicationWillTerminate:.\0\
  founding article, Chinese\0\
  \0\
  S-12\0\
  The user can end an app from the multitasking bar; no message is promised.\0\
  founding articles, German and French\0\
  \0\
  S-13\0\
  Relaunch of an app still in memory is almost instantaneous: its objects are kept, nothing is \
  created again.\0\
  founding articles, German and French\0\
  \0\
  S-14\0\
  A background app comes back when the user picks it, or when the system launches it for events \
  or significant location changes.\0\
  founding articles, German and French\0\
  \0\
  S-15\0\
  No touch events while interrupted; touch and other events resume on activation.\0\
  founding articles, German and French\0\
  \0\
  S-16\0\
  While suspended, events that may affect the app are tracked, netted out, and delivered when \
  it runs again.\0\
  founding articles, German and French\0\
  \0\
  S-17\0\
  A suspended app answers no incoming requests; its sockets may be torn down, so it must be \
  ready to reconnect.\0\
  founding article, Chinese\0\
  \0\
  S-18\0\
  A local notification reaches the user, or the app when active; at most 128 are scheduled. The \
  user decides whether the app comes forward.\0\
  founding article, Chinese\0\
  \0\
  S-19\0\
  On entering the background, apps that talk to accessories are sent a disconnect notification.\0\
  founding article, Chinese\0\
  \0\
  S-20\0\
  The window is snapshotted after applicationDidEnterBackground: returns and shown on the way \
  back; sensitive content must be hidden before.\0\
  founding article, Chinese\0\
  \0\
  S-21\0\
  Sheets and alert views are not dismissed by the system on the way to the background.\0\
  founding article, Chinese\0\
  \0\
  S-22\0\
  Low-memory warnings still reach apps that run in the background; if they do not suffice, the \
  end comes through applicationWillTerminate:.\0\
  founding article, Chinese\0\
  \0\
  S-23\0\
  applicationDidEnterBackground: has an undocumented limit; past it, unless more time was asked \
  for, the app is terminated and purged.\0\
  founding articles, German and French\0\
  \0\
  S-24\0\
  The limit of applicationDidEnterBackground: is about 5 seconds.\0\
  founding book chapter, Russian\0\
  \0\
  S-25\0\
  applicationWillTerminate: has a limit, past which the app is terminated and purged; about 5 \
  seconds for an opted-out app.\0\
  founding articles, German, French and Chinese\0\
  \0\
  S-26\0\
  beginBackgroundTask grants extra time; each call gives a token that endBackgroundTask: must \
  end; one never ended: terminated.\0\
  founding article, Chinese\0\
  \0\
  S-27\0\
  The expiration handler is the last chance to end the task and must be quick. Without one, or \
  if the task is not ended: terminated.\0\
  founding article, Chinese\0\
  \0\
  S-28\0\
  A background task may be begun at any time, in the foreground too; backgroundTimeRemaining \
  tells how long is left.\0\
  founding article, Chinese\0\
  \0\
  S-29\0\
  Woken for an accessory or a Bluetooth update: about 10 seconds; more with a background task \
  (about 150 seconds, by a translator's note).\0\
  founding article, Chinese\0\
  \0\
  S-30\0\
  A fetch wake-up ends at the completion handler; the time taken and an honest report of \
  content weigh on later grants.\0\
  founding article, Chinese\0\
  \0\
  S-31\0\
  A VoIP app installs a keep-alive handler before moving to the background; it is called \
  periodically.\0\
  founding article, Chinese\0\
  \0\
  S-32\0\
  Three techniques: finite-length tasks, transfers handed to the system, and declared modes \
  (UIBackgroundModes).\0\
  founding article, Chinese\0\
  \0\
  S-33\0\
  Modes: audio, location, voip, newsstand-content, external-accessory, bluetooth-central and \
  -peripheral, fetch, remote-notification.\0\
  founding article, Chinese\0\
  \0\
  S-34\0\
  audio: not suspended while playing or recording, AirPlay and VoIP included; suspended when it \
  stops.\0\
  founding article, Chinese\0\
  \0\
  S-35\0\
  Several apps may support audio; the system decides which may play, the foreground app first, \
  as their audio sessions are configured.\0\
  founding article, Chinese\0\
  \0\
  S-36\0\
  Significant-change location (iOS 4, cellular devices) wakes a suspended app and relaunches a \
  terminated one.\0\
  founding article, Chinese\0\
  \0\
  S-37\0\
  Foreground-only location: delivery stops when the app is suspended.\0\
  founding article, Chinese\0\
  \0\
  S-38\0\
  Background location (mode location) does not prevent suspension, but new data wakes the app.\0\
  founding article, Chinese\0\
  \0\
  S-39\0\
  voip: suspended while the system watches its socket; incoming data wakes it; launched at \
  boot; needs audio too to sound in the background.\0\
  founding article, Chinese\0\
  \0\
  S-40\0\
  fetch: woken or launched at moments that the system picks; not guaranteed.\0\
  founding article, Chinese\0\
  \0\
  S-41\0\
  remote-notification: a payload with content-available = 1 wakes or launches the app.\0\
  founding article, Chinese\0\
  \0\
  S-42\0\
  newsstand-content: launched to start a download, which goes on while suspended or terminated; \
  woken or launched at its end.\0\
  founding article, Chinese\0\
  \0\
  S-43\0\
  external-accessory: sessions stay open; woken by data, connect and disconnect; the app must \
  let the user start and stop the updates.\0\
  founding article, Chinese\0\
  \0\
  S-44\0\
  bluetooth-central and -peripheral: woken by data, requests, connects and disconnects; the \
  user must be able to start and stop them.\0\
  founding article, Chinese\0\
  \0\
  S-45\0\
  Background URL sessions go on while suspended or terminated by the system; launched when done \
  or needed, unless the user forced a quit.\0\
  founding article, Chinese\0\
  \0\
  S-46\0\
  Ended by other than a force quit: launched again for location, audio, Bluetooth, downloads \
  (push, fetch, URL session, newsstand) and VoIP.\0\
  founding article, Chinese\0\
  \0\
  S-47\0\
  After a force quit by the user: in most cases none of these; location from iOS 8 on is an \
  exception.\0\
  founding article, Chinese\0\
  \0\
  S-48\0\
  Otherwise the user must launch the app, or restart the device, before automatic launches \
  happen again.\0\
  founding article, Chinese\0\
  \0\
  S-49\0\
  With a passcode set, nothing is launched in the background before the first unlock after boot.\0\
  founding article, Chinese\0\
  \0\
  S-50\0\
  A force quit cancels the app's pending background transfers.\0\
  founding article, Chinese\0\
  \0\
  S-51\0\
  OpenGL ES calls, or creating a context, in the background: killed at once; submitted commands \
  must be finished before entering it.\0\
  founding article, Chinese\0\
  \0\
  S-52\0\
  Shared system resources must be released before suspension; the foreground app has \
  precedence; held while suspended: killed.\0\
  founding article, Chinese\0\
  \0\
  S-53\0\
  Bonjour services and listening sockets must be closed before suspension; the system closes a \
  Bonjour service left open.\0\
  founding article, Chinese\0\
  \0\
  S-54\0\
  Memory pressure purges suspended apps first, without notice; then it asks and ends background \
  apps, to make room for the foreground app.\0\
  founding articles, German, French and Chinese\0\
  \0\
  S-55\0\
  Background work is to be minimal: an app that spends too much may be throttled or terminated.\0\
  founding article, Chinese\0\
  \0\
  S-56\0\
  Windows and views should not be updated in the background, preparing the snapshot aside.\0\
  founding article, Chinese\0\
  \0\
  S-57\0\
  At willResignActive: pause tasks, stop timers, throttle OpenGL frame rates; undone at \
  didBecomeActive.\0\
  founding articles, German and French\0\
  \0\
  S-58\0\
  At didEnterBackground: save data and place, free what can be rebuilt, drop connections, hide \
  sensitive views; undone at willEnterForeground.\0\
  founding articles, German, French and Chinese; book chapter, Russian\0\
  \0\
  S-59\0\
  At willEnterForeground: undo what didEnterBackground did; reload, reconnect.\0\
  founding articles, German and French; book chapter, Russian\0\
  \0\
  S-60\0\
  At didBecomeActive: undo what willResignActive did; refresh the interface if coming from the \
  background.\0\
  founding articles, German and French\0\
  \0\
  S-61\0\
  At willTerminate: do what didEnterBackground does, knowing that there is no way back.\0\
  founding articles, German and French\0\
  \0\
  S-62\0\
  The user starting another app and the user locking the device both send the app to the \
  background.\0\
  founding article, Chinese\0\
  \0\
  S-63\0\
  Without the audio mode, playing and recording stop on moving to the background.\0\
  founding article, Chinese\0
  """

private let citations4: Text = """
  S-64\0\
  Foreground apps always have precedence for hardware and system resources.\0\
  founding article, Chinese\0\
  \0\
  S-65\0\
  On the way to the background an app becomes quiescent as fast as it can.\0\
  founding article, Chinese\0\
  \0\
  S-66\0\
  State preservation (iOS 6 on) should save the interface, since a purge is silent.\0\
  founding article, Chinese\0\
  \0\
  S-67\0\
  Transfers begun in the foreground: discretionary is recommended too.\0\
  founding article, Chinese\0\
  \0\
  S-68\0\
  Launched for a URL session, the app creates configuration and session again with the same \
  identifier; the system reattaches the tasks.\0\
  founding article, Chinese\0\
  \0\
  S-69\0\
  Accessory apps register for the disconnect notice and close the session at it.\0\
  founding article, Chinese\0\
  \0\
  S-70\0\
  Always supply an expiration handler.\0\
  founding article, Chinese\0\
  \0\
  S-71\0\
  No guarantee of staying in the background; be ready to be restored after a purge.\0\
  founding articles, German and French\0\
  \0\
  S-72\0\
  A push-woken app runs at about the time when the user sees the notice.\0\
  founding article, Chinese\0\
  \0\
  idx-37016877404\0\
  Watchdog report of iOS 12: process-launch, 20.00 s\0\
  observed, public log\0\
  \0\
  D-sfg-n\0\
  UIScene.willEnterForegroundNotification\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification\0\
  D-sact-n\0\
  UIScene.didActivateNotification\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscene/didactivatenotification\0\
  D-sres-n\0\
  UIScene.willDeactivateNotification\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification\0\
  D-sbg-n\0\
  UIScene.didEnterBackgroundNotification\0\
  Apple\0\
  developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification\0\
  F-88529\0\
  Leaked background task, Termination Reason <0xF>, iOS 11\0\
  a developer, developer forums\0\
  forums.developer.apple.com/forums/thread/88529\0\
  D-metal-bg\0\
  Preparing your Metal app to run in the background\0\
  Apple\0\
  developer.apple.com/documentation/metal/preparing-your-metal-app-to-run-in-the-background\0\
  QA1938\0\
  QA1938 iOS 10 and the Legacy VoIP Architecture\0\
  Apple\0\
  developer.apple.com/library/archive/qa/qa1938/_index.html\0\
  radar-44160137\0\
  openradar 44160137: legacy VoIP wake-ups on iOS 12\0\
  GitHub\0\
  github.com/lionheart/openradar-mirror/issues/20377\0\
  D-bas\0\
  CLBackgroundActivitySession\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3\0\
  D-service-session\0\
  CLServiceSession\0\
  Apple\0\
  developer.apple.com/documentation/corelocation/clservicesession-2ddhd\0\
  W23-10180\0\
  WWDC 2023, session 10180: Discover streamlined location updates\0\
  Apple\0\
  developer.apple.com/videos/play/wwdc2023/10180\0\
  W24-10212\0\
  WWDC 2024, session 10212: What's new in location authorization\0\
  Apple\0\
  developer.apple.com/videos/play/wwdc2024/10212\0\
  D-capture\0\
  AVCaptureSession.InterruptionReason.videoDeviceNotAvailableInBackground\0\
  Apple\0\
  developer.apple.com/documentation/avfoundation/avcapturesession/interruptionreason/\
  videodevicenotavailableinbackground\0\
  W18-414\0\
  WWDC 2018, session 414: Understanding Crashes and Crash Logs\0\
  Apple\0\
  developer.apple.com/videos/play/wwdc2018/414\0\
  idx-42489769290\0\
  Report of the visionOS Simulator: process-launch watchdog, 30.00 s\0\
  observed, public log\0\
  \0\
  D-sigquit\0\
  EXC_CRASH (SIGQUIT)\0\
  Apple\0\
  developer.apple.com/documentation/xcode/sigquit\0\
  iOS-13-notes\0\
  iOS & iPadOS 13 Release Notes\0\
  Apple\0\
  developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-13-release-notes\0\
  KSCrash\0\
  KSCrash: an update of the app counts as an end of its run\0\
  GitHub\0\
  github.com/kstenerud/KSCrash
  """

extension Citation {
  /// How many sources there are.
  public static var count: Int { Source.allCases.count }

  private static func texts(_ block: Int) -> Text {
    switch block {
    case 0: citations0
    case 1: citations1
    case 2: citations2
    case 3: citations3
    default: citations4
    }
  }

  /// The citation at `index`, nil outside 0 ..< count.
  public static func at(_ index: Int) -> Citation? {
    guard index >= 0, index < count, let source = Source(rawValue: Int16(clamping: index &+ 1))
    else { return nil }
    var key = texts(index >> 6)
    var position = 0
    while position < index & 63 {
      key = key.next.next.next.next
      position &+= 1
    }
    let title = key.next
    let publisher = title.next
    return Citation(
      source: source, key: key, title: title, publisher: publisher, address: publisher.next)
  }
}
