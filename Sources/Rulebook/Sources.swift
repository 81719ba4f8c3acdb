// The sources of the rules, with their addresses.

/// We read German and French translations of this article. The address is that of the original.
private let feiler = """
  founding article by Jesse Feiler, dummies.com: "What Should I Do When the Normal Processing of \
  My iOS Application is Interrupted?", in German and French
  """
private let feilerAddress =
  "www.dummies.com/web-design-development/ios/"
  + "what-should-i-do-when-the-normal-processing-of-my-ios-application-is-interrupted/"

/// This article summarises Apple's guide "Background Execution" as it was at the time of iOS 8.
private let chinese = """
  founding article in Chinese, jianshu.com: "On apps of iOS that enter the background, and that \
  can run in it"
  """
private let chineseAddress = "www.jianshu.com/p/818a7428cce5"

/// Our copy of this chapter names neither the book nor its author, and we did not find its address.
private let russian = """
  founding book chapter in Russian: "Investigation of execution states", iOS 4, posted 2015-01-04 \
  by a site headed "Technologies, secrets and tricks of Apple", read in a public crawl
  """

private let feilerAndChinese = "founding articles: Jesse Feiler, dummies.com; jianshu.com, Chinese"
private let feilerAndRussian = """
  founding article by Jesse Feiler, dummies.com; founding book chapter in Russian
  """
private let allFounding = """
  founding articles: Jesse Feiler, dummies.com; jianshu.com, Chinese; and a book chapter in Russian
  """

extension Source {
  // Apple's guides, technotes and questions
  static let a1 = Source(
    "A1", "App Programming Guide for iOS: The App Life Cycle (2017-03-27)", "Apple",
    "developer.apple.com/library/archive/documentation/iPhone/Conceptual/"
      + "iPhoneOSProgrammingGuide/TheAppLifeCycle/TheAppLifeCycle.html")
  static let a2 = Source(
    "A2", "App Programming Guide for iOS: Background Execution", "Apple",
    "developer.apple.com/library/archive/documentation/iPhone/Conceptual/"
      + "iPhoneOSProgrammingGuide/BackgroundExecution/BackgroundExecution.html")
  static let a3 = Source(
    "A3", "App Programming Guide for iOS: Strategies for Handling App State Transitions", "Apple",
    "developer.apple.com/library/archive/documentation/iPhone/Conceptual/"
      + "iPhoneOSProgrammingGuide/StrategiesforHandlingAppStateTransitions/"
      + "StrategiesforHandlingAppStateTransitions.html")
  static let a4 = Source(
    "A4", "TN2151: Understanding and Analyzing Application Crash Reports (2018-01-08)", "Apple",
    "developer.apple.com/library/archive/technotes/tn2151/_index.html")
  static let a5 = Source(
    "A5", "QA1693: Synchronous Networking On The Main Thread (2010-12-23)", "Apple",
    "developer.apple.com/library/archive/qa/qa1693/_index.html")
  static let a6 = Source(
    "A6", "TN3115: Bluetooth State Restoration app relaunch rules", "Apple",
    "developer.apple.com/documentation/technotes/"
      + "tn3115-bluetooth-state-restoration-app-relaunch-rules")
  static let a7 = Source(
    "A7", "TN3187: Migrating to the UIKit scene-based life cycle", "Apple",
    "developer.apple.com/documentation/technotes/"
      + "tn3187-migrating-to-the-uikit-scene-based-life-cycle")
  static let split = Source(
    "SPLIT", "Adopting Multitasking Enhancements on iPad: Slide Over and Split View Quick Start",
    "Apple",
    "developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/"
      + "AdoptingMultitaskingOniPad/QuickStartForSlideOverAndSplitView.html")
  static let qa1962 = Source(
    "QA1962", "QA1962: Bluetooth relaunch table with an iOS 10 column (2017)", "Apple",
    "developer.apple.com/library/content/qa/qa1962/_index.html")
  static let gLock = Source(
    "G-lock", "iOS App Programming Guide, 2011-13 text: the Sleep/Wake button",
    "Apple, quoted by a blog", "howard-tutorial.blogspot.com/2013/02")
  static let voipX = Source(
    "VOIP-X", "VoIP tips: relaunched after a nonzero exit code", "Apple, quoted by e-learn.cn",
    "e-learn.cn/qa/answer/151557/591598.html")

  // Apple's reference pages
  static let dLife = Source(
    "D-life", "Managing your app's life cycle", "Apple",
    "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle")
  static let dLaunch = Source(
    "D-launch", "About the app launch sequence", "Apple",
    "developer.apple.com/documentation/uikit/about-the-app-launch-sequence")
  static let dRespl = Source(
    "D-respl", "Responding to the launch of your app", "Apple",
    "developer.apple.com/documentation/uikit/responding-to-the-launch-of-your-app")
  static let dBgseq = Source(
    "D-bgseq", "About the background execution sequence", "Apple",
    "developer.apple.com/documentation/uikit/about-the-background-execution-sequence")
  static let dPrepbg = Source(
    "D-prepbg", "Preparing your UI to run in the background", "Apple",
    "developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background")
  static let dPrepfg = Source(
    "D-prepfg", "Preparing your UI to run in the foreground", "Apple",
    "developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground")
  static let dExtend = Source(
    "D-extend", "Extending your app's background execution time", "Apple",
    "developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time")
  static let dState = Source(
    "D-state", "UIApplication.applicationState", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/applicationstate")
  static let dAct = Source(
    "D-act", "UIScene.ActivationState", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum")
  static let dTrans = Source(
    "D-trans", "Transitioning to the UIKit scene-based life cycle", "Apple",
    "developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle")
  static let dTerm = Source(
    "D-term", "applicationWillTerminate(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)")
  static let dFg = Source(
    "D-fg", "applicationWillEnterForeground(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "applicationwillenterforeground(_:)")
  static let dResign = Source(
    "D-resign", "applicationWillResignActive(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "applicationwillresignactive(_:)")
  static let dOpen = Source(
    "D-open", "application(_:open:options:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:)")
  static let dWfl = Source(
    "D-wfl", "application(_:willFinishLaunchingWithOptions:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:willfinishlaunchingwithoptions:)")
  static let dDfl = Source(
    "D-dfl", "application(_:didFinishLaunchingWithOptions:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:didfinishlaunchingwithoptions:)")
  static let dConn = Source(
    "D-conn", "scene(_:willConnectTo:options:)", "Apple",
    "developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)")
  static let dDisc = Source(
    "D-disc", "sceneDidDisconnect(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)")
  static let dSact = Source(
    "D-sact", "sceneDidBecomeActive(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)")
  static let dSfg = Source(
    "D-sfg", "sceneWillEnterForeground(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:)")
  static let dBt = Source(
    "D-bt", "beginBackgroundTask(withName:expirationHandler:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/"
      + "beginbackgroundtask(withname:expirationhandler:)")
  static let dBtr = Source(
    "D-btr", "backgroundTimeRemaining", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining")
  static let dBrs = Source(
    "D-brs", "backgroundRefreshStatus", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus")
  static let dFetch = Source(
    "D-fetch", "application(_:performFetchWithCompletionHandler:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:performfetchwithcompletionhandler:)")
  static let dMinf = Source(
    "D-minf", "setMinimumBackgroundFetchInterval(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/setminimumbackgroundfetchinterval(_:)")
  static let dRn = Source(
    "D-rn", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:didreceiveremotenotification:fetchcompletionhandler:)")
  static let dPush = Source(
    "D-push", "Pushing background updates to your app", "Apple",
    "developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app")
  static let dKeep = Source(
    "D-keep", "setKeepAliveTimeout(_:handler:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/setkeepalivetimeout(_:handler:)")
  static let dHurl = Source(
    "D-hurl", "application(_:handleEventsForBackgroundURLSession:completionHandler:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:handleeventsforbackgroundurlsession:completionhandler:)")
  static let dDl = Source(
    "D-dl", "Downloading files in the background", "Apple",
    "developer.apple.com/documentation/foundation/downloading-files-in-the-background")
  static let dUcfg = Source(
    "D-ucfg", "backgroundSessionConfigurationWithIdentifier", "Apple",
    "developer.apple.com/documentation/foundation/urlsessionconfiguration/"
      + "background(withidentifier:)")
  static let dSle = Source(
    "D-sle", "sessionSendsLaunchEvents", "Apple",
    "developer.apple.com/documentation/foundation/urlsessionconfiguration/sessionsendslaunchevents")
  static let dStrat = Source(
    "D-strat", "Choosing Background Strategies for Your App", "Apple",
    "developer.apple.com/documentation/backgroundtasks/choosing-background-strategies-for-your-app")
  static let dBgs = Source(
    "D-bgs", "BGTaskScheduler: submit", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/submit(_:)")
  static let dBgr = Source(
    "D-bgr", "BGTaskScheduler: register", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/"
      + "register(fortaskwithidentifier:using:launchhandler:)")
  static let dBge = Source(
    "D-bge", "BGTaskScheduler.Error.Code", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code")
  static let dBgx = Source(
    "D-bgx", "BGTask: expirationHandler and setTaskCompleted", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgtask")
  static let dBgp = Source(
    "D-bgp", "BGProcessingTask", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgprocessingtask")
  static let dBghr = Source(
    "D-bghr", "BGHealthResearchTask", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bghealthresearchtask")
  static let dCont = Source(
    "D-cont", "Performing long-running tasks on iOS and iPadOS", "Apple",
    "developer.apple.com/documentation/backgroundtasks/"
      + "performing-long-running-tasks-on-ios-and-ipados")
  static let dUsingTasks = Source(
    "D-usingtasks", "Using background tasks to update your app", "Apple",
    "developer.apple.com/documentation/uikit/using-background-tasks-to-update-your-app")
  static let dContReq = Source(
    "D-contreq", "BGContinuedProcessingTaskRequest", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgcontinuedprocessingtaskrequest")
  static let dContQueue = Source(
    "D-contqueue", "BGContinuedProcessingTaskRequest.SubmissionStrategy.queue", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgcontinuedprocessingtaskrequest/"
      + "submissionstrategy/queue")
  static let dImmediate = Source(
    "D-immediate", "BGTaskScheduler.Error.Code.immediateRunIneligible", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code/"
      + "immediaterunineligible")
  static let dVoip = Source(
    "D-voip", "PKPushRegistryDelegate: didReceiveIncomingPush", "Apple",
    "developer.apple.com/documentation/pushkit/pkpushregistrydelegate/"
      + "pushregistry(_:didreceiveincomingpushwith:for:completion:)")
  static let dPtype = Source(
    "D-ptype", "PKPushType.voIP", "Apple",
    "developer.apple.com/documentation/pushkit/pkpushtype/voip")
  static let dVresp = Source(
    "D-vresp", "Responding to VoIP Notifications from PushKit", "Apple",
    "developer.apple.com/documentation/pushkit/responding-to-voip-notifications-from-pushkit")
  static let dNse = Source(
    "D-nse", "UNNotificationServiceExtension.didReceive", "Apple",
    "developer.apple.com/documentation/usernotifications/unnotificationserviceextension/"
      + "didreceive(_:withcontenthandler:)")
  static let dNact = Source(
    "D-nact", "Handling notifications and notification-related actions", "Apple",
    "developer.apple.com/documentation/usernotifications/"
      + "handling-notifications-and-notification-related-actions")
  static let dLauth = Source(
    "D-lauth", "Requesting authorization to use location services", "Apple",
    "developer.apple.com/documentation/corelocation/"
      + "requesting-authorization-to-use-location-services")
  static let dSlc = Source(
    "D-slc", "startMonitoringSignificantLocationChanges()", "Apple",
    "developer.apple.com/documentation/corelocation/cllocationmanager/"
      + "startmonitoringsignificantlocationchanges()")
  static let dReg = Source(
    "D-reg", "startMonitoring(for:)", "Apple",
    "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:)")
  static let dGeo = Source(
    "D-geo", "Monitoring the user's proximity to geographic regions", "Apple",
    "developer.apple.com/documentation/corelocation/"
      + "monitoring-the-user-s-proximity-to-geographic-regions")
  static let dGeo2 = Source(
    "D-geo2",
    "Monitoring the user's proximity to geographic regions: after a reboot, once unlocked", "Apple",
    "developer.apple.com/documentation/corelocation/"
      + "monitoring-the-user-s-proximity-to-geographic-regions")
  static let dVisit = Source(
    "D-visit", "startMonitoringVisits()", "Apple",
    "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoringvisits()")
  static let dStd = Source(
    "D-std", "startUpdatingLocation()", "Apple",
    "developer.apple.com/documentation/corelocation/cllocationmanager/startupdatinglocation()")
  static let dAbg = Source(
    "D-abg", "allowsBackgroundLocationUpdates", "Apple",
    "developer.apple.com/documentation/corelocation/cllocationmanager/"
      + "allowsbackgroundlocationupdates")
  static let dLbg = Source(
    "D-lbg", "Handling location updates in the background", "Apple",
    "developer.apple.com/documentation/corelocation/handling-location-updates-in-the-background")
  static let dBeac = Source(
    "D-beac", "Determining the proximity to an iBeacon device", "Apple",
    "developer.apple.com/documentation/corelocation/determining-the-proximity-to-an-ibeacon-device")
  static let dLpush = Source(
    "D-lpush", "Creating a location push service extension", "Apple",
    "developer.apple.com/documentation/corelocation/creating-a-location-push-service-extension")
  static let dKill = Source(
    "D-kill", "EXC_CRASH (SIGKILL)", "Apple", "developer.apple.com/documentation/xcode/sigkill")
  static let dWd = Source(
    "D-wd", "Addressing watchdog terminations", "Apple",
    "developer.apple.com/documentation/xcode/addressing-watchdog-terminations")
  static let dJet = Source(
    "D-jet", "Identifying high-memory use with jetsam event reports", "Apple",
    "developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports")
  static let dRes = Source(
    "D-res", "EXC_RESOURCE", "Apple", "developer.apple.com/documentation/xcode/exc_resource")
  static let dMx = Source(
    "D-mx", "MXBackgroundExitData", "Apple",
    "developer.apple.com/documentation/metrickit/mxbackgroundexitdata")
  static let dModes = Source(
    "D-modes", "UIBackgroundModes", "Apple",
    "developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes")
  static let dCfg = Source(
    "D-cfg", "Configuring background execution modes", "Apple",
    "developer.apple.com/documentation/xcode/configuring-background-execution-modes")
  static let dPlist = Source(
    "D-plist", "Information Property List: key pages", "Apple",
    "developer.apple.com/documentation/bundleresources/information-property-list")
  static let dQueue = Source(
    "D-queue", "Processing queued notifications", "Apple",
    "developer.apple.com/documentation/uikit/processing-queued-notifications")
  static let dUiln = Source(
    "D-uiln", "UILocalNotification", "Apple",
    "developer.apple.com/documentation/uikit/uilocalnotification")
  static let dHk = Source(
    "D-hk", "enableBackgroundDelivery", "Apple",
    "developer.apple.com/documentation/healthkit/hkhealthstore/"
      + "enablebackgrounddelivery(for:frequency:withcompletion:)")
  static let dWc = Source(
    "D-wc", "WCSession.sendMessage", "Apple",
    "developer.apple.com/documentation/watchconnectivity/wcsession/"
      + "sendmessage(_:replyhandler:errorhandler:)")
  static let dWcui = Source(
    "D-wcui", "WCSession.transferUserInfo(_:)", "Apple",
    "developer.apple.com/documentation/watchconnectivity/wcsession/transferuserinfo(_:)")
  static let dPtt = Source(
    "D-ptt", "Creating a Push to Talk app", "Apple",
    "developer.apple.com/documentation/pushtotalk/creating-a-push-to-talk-app")
  static let dLok = Source(
    "D-lok", "LaunchOptionsKey.location", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/location")
  static let dLobt = Source(
    "D-lobt", "LaunchOptionsKey.bluetoothCentrals", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/bluetoothcentrals")
  static let dNews = Source(
    "D-news", "LaunchOptionsKey.newsstandDownloads", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/"
      + "newsstanddownloads")
  static let dProt = Source(
    "D-prot", "isProtectedDataAvailable", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable")

  // Apple's talks, the source code of its system, and files in the system
  static let w19 = Source(
    "W19", "WWDC 2019, session 707: Advances in App Background Execution, transcript", "Apple",
    "developer.apple.com/videos/play/wwdc2019/707")
  static let w20 = Source(
    "W20", "WWDC 2020, session 10063: Background execution demystified, notes",
    "an attendee's blog", "blog.derrickshowers.com/learning/wwdc-2020-background-execution")
  static let xReason = Source(
    "X-reason", "XNU: bsd/sys/reason.h", "Apple, open source",
    "github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/reason.h")
  static let xKills = Source(
    "X-kills", "XNU: doc/vm/memorystatus_kills.md", "Apple, open source",
    "github.com/apple-oss-distributions/xnu/blob/main/doc/vm/memorystatus_kills.md")
  static let xMemst = Source(
    "X-memst", "XNU: bsd/sys/kern_memorystatus.h", "Apple, open source",
    "github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/kern_memorystatus.h")

  // Apple's engineers, and threads of the developer forums
  static let f85066 = Source(
    "F-85066", "UIApplication Background Task Notes (revised 2023-06-16)",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/85066")
  static let f793189 = Source(
    "F-793189", "BGProcessingTaskRequest executing even after force-quit",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/793189")
  static let f15808 = Source(
    "F-15808", "When are background refreshes allowed to execute?",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/15808")
  static let f14855 = Source(
    "F-14855", "Testing Background Session Code", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/14855")
  static let f119758 = Source(
    "F-119758", "BGProcessingTask (2019)", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/119758")
  static let f719222 = Source(
    "F-719222", "Will BGAppRefreshTaskRequest be triggered when app is terminated by user",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/719222")
  static let f391799 = Source(
    "F-391799", "beginBackgroundTask thread too short?", "Apple engineer, developer forums",
    "forums.developer.apple.com/message/391799")
  static let f763739 = Source(
    "F-763739", "Prewarming and launches on a locked device, first thread",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/763739")
  static let f802755 = Source(
    "F-802755", "Prewarming and launches on a locked device, second thread",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/802755")
  static let f771951 = Source(
    "F-771951", "Prewarming and launches on a locked device, third thread",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/771951")
  static let f782051 = Source(
    "F-782051", "A process-exit log of watchOS", "a developer, developer forums",
    "developer.apple.com/forums/thread/782051")
  static let f732170 = Source(
    "F-732170", "A log of the callbacks when a scene app is killed (2023)",
    "a developer, developer forums", "developer.apple.com/forums/thread/732170")
  static let f71792 = Source(
    "F-71792", "Wake-ups for significant location changes", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/71792")
  static let f701820 = Source(
    "F-701820", "Relaunched right after a force quit, iOS 15.3", "a developer, developer forums",
    "developer.apple.com/forums/thread/701820")
  static let f806013 = Source(
    "F-806013", "AccessorySetupKit apps after a force quit, iOS 26",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/806013")
  static let f775325 = Source(
    "F-775325", "HealthKit background delivery and force quit", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/775325")
  static let f826964 = Source(
    "F-826964", "Location no longer relaunches after a force quit, iOS 26.4.2",
    "a developer, developer forums", "developer.apple.com/forums/thread/826964")
  static let f817976 = Source(
    "F-817976", "Reporting a call: two checks, and mustReport from iOS 26.4",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/817976")
  static let f770880 = Source(
    "F-770880", "Memory and time of a notification service extension",
    "Apple engineer, second-hand", "developer.apple.com/forums/thread/770880")
  static let f208952 = Source(
    "F-208952", "Termination codes of watchOS background tasks", "developer forums",
    "forums.developer.apple.com/message/208952")
  static let bCastro = Source(
    "B-castro", "How Not to Crash: 0xdead10cc in Castro, with an Apple engineer's answer (2016)",
    "Apple engineer, quoted by a blog", "castro.fm/blog/how-not-to-crash-1")

  // Developers: questions and answers
  static let qScene = Source(
    "Q-scene", "71570813: events when a scene app is swiped away", "Stack Overflow",
    "stackoverflow.com/questions/71570813")
  static let qSlc = Source(
    "Q-slc", "33368607: relaunch by significant location changes", "Stack Overflow",
    "stackoverflow.com/questions/33368607")
  static let q180 = Source(
    "Q-180", "25989640: background time, from 10 minutes to 180 seconds", "Stack Overflow, a copy",
    "ios-ruby-on-rails.developreference.com/article/25989640")
  static let l180 = Source(
    "L-180", "22051324: a 0x8badf00d log with permittedBackgroundDuration 180",
    "Stack Overflow, a copy", "ios-ruby-on-rails.developreference.com/article/22051324")
  static let qLock4 = Source(
    "Q-lock4", "7754317: device lock on iOS 4 and on iOS 5", "Stack Overflow",
    "stackoverflow.com/questions/7754317")
  static let qLock7 = Source(
    "Q-lock7", "19452696 and 19595928: the state in didEnterBackground on lock, iOS 6 and 7",
    "Stack Overflow, copies", "devpeace.com/ios/19452696")
  static let qHealth = Source(
    "Q-health", "26375767: HealthKit background delivery after a force quit (2014-15)",
    "Stack Overflow", "stackoverflow.com/questions/26375767")
  static let mcmap = Source(
    "MCMAP", "iOS 13: a silent push with an alert relaunched a force-quit app",
    "a copy of a question", "mcmap.net/q/1825698")

  // Developers: logs
  static let l613 = Source(
    "L-613",
    "Device log of August 2013, a jailbroken iPhone: killed after 600 s of background task",
    "observed, public thread",
    "github.com/joexi/BackgroundRunner/issues/1")
  static let l82 = Source(
    "L-82", "Crash report of February 2016: background fetch of more than 30 s",
    "observed, public thread",
    "github.com/AFNetworking/AFNetworking/issues/2923")
  static let l70 = Source(
    "L-70", "Zazo, comment on iOS 7.0: 40 s for a task after a content fetch", "GitHub",
    "github.com/noplanb/tbm_ios/blob/1c2269e4e203df716abfeb540c3c22ed863ce7b7/Project/tbm/"
      + "Logic/AppDelegate/TBMAppDelegate.m")
  static let lUrls = Source(
    "L-urls", "Device log: the assertion of a background URL session, iOS 11 or 12",
    "observed, an article of juejin.im in Chinese (2019)",
    "juejin.im/post/5cf7eb0351882576710e5c15")
  static let lExit = Source(
    "L-exit", "Crash report of January 2020: process-exit, 5.00 s", "observed, public thread",
    "github.com/granoff/Lockbox/issues/63")
  static let lSupd = Source(
    "L-supd", "Crash report of an app of Insta360 (2021): scene-update, 10 s",
    "observed, public file on GitHub",
    "github.com/yanbo92/crash2json/blob/65a12f4443401213913965e0779c410f22fa8a95/crash2json/"
      + "_diagnostic_message.py")
  static let lCpu = Source(
    "L-cpu", "Crash log of Amperfy: 80 % of CPU over 60 s in the background, killed",
    "observed, public file on GitHub",
    "github.com/BLeeEZ/amperfy/blob/3f56c434a90a84612395a4e446dcc228ec4efe78/AmperfyKit/Api/"
      + "GenericXmlParser.swift")
  static let lWake = Source(
    "L-wake", "Report: 45001 wake-ups, the limit 150 a second over 300 s; no action taken",
    "observed, public file on GitHub",
    "github.com/g3devv/channelwakeups/blob/56b3f0e7bec950a0fc8d0980bf12cd11653fcbf6/README.md")
  static let lBad2 = Source(
    "L-bad2", "Simulator logs: 0x2182bad2, background task not ended",
    "observed, public file on GitHub",
    "github.com/mehmetefeumit/Haven-App/blob/12fce46311e28170cab9b5aa663ba7e0c8aa3afc/"
      + "tooling/e2e/ci/run-ios-bg-publish.sh")

  // Developers: blogs, books and sites
  static let tCnb = Source(
    "T-cnb", "A table of watchdog times (2014)", "cnblogs.com",
    "cnblogs.com/417460188dy/p/3678112.html")
  static let dum42 = Source(
    "DUM42", "iPad app development, a book on iOS 4.2: Termination", "sourcedaddy.com",
    "sourcedaddy.com/ipad/termination.html")
  static let n4 = Source(
    "N4", "Matt Neuburg, Programming iOS 4: Application Lifetime Events",
    "a book, quoted by m.reader8.net", "m.reader8.net/jiaocheng/20120811/2218758.html")
  static let fries = Source(
    "FRIES", "Tests of applicationWillTerminate: on iOS 4.0", "christian-fries.de",
    "christian-fries.de/blog/files/2010-07-ios.html")
  static let sea = Source(
    "SEA", "When will applicationWillTerminate be called?", "seacode.uk",
    "seacode.uk/swift/when-will-applicationwillterminate-be-called")
  static let jig = Source(
    "JIG", "Delegate methods called when opening an app, iOS 10", "a blog, medium.com",
    "medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf")
  static let kr = Source(
    "KR", "AppDelegate Lifecycle, a blog post in Korean: the log of an app without scenes (2022)",
    "GitHub",
    "github.com/sweetfood-dev/sweetfood-dev.github.io/blob/"
      + "408811e149d26f18b04afb105fb6bf56c6663464/_posts/iOS/2022-01-27-AppDelegateLifeCycle.md")
  static let tray = Source(
    "TRAY", "The multitasking bar of iOS 4 to 6, and ending the frontmost app",
    "iphonefaq.org and others", "iphonefaq.org/archives/97964")
  static let framna = Source(
    "framna", "Solving prewarming", "framna.com", "framna.com/articles/solving-prewarming")
  static let brazeSilentPush = Source(
    "braze-silent-push", "Silent push notifications", "Braze",
    "braze.com/docs/developer_guide/platforms/swift/push_notifications/silent")
  static let newbeNewsstand = Source(
    "newbe-newsstand", "Apple's push guide on Newsstand pushes", "Apple, quoted by newbe.dev",
    "newbe.dev/the-purpose-of-content-available-in-push-notification-json")
  static let interruptionOS3 = Source(
    "interruption-os3", "Responding to interruptions, iPhone OS 3", "mob-pc.info",
    "mob-pc.info/responding-to-interruptions/")
  static let switcherClose = Source(
    "switcher-close", "Methods in AppDelegate: swiped away from the switcher", "alibabacloud.com",
    "topic.alibabacloud.com/a/methods-in-appdelegate-and-appdelegate-methods_1_21_32565674.html")
  static let douglasHill = Source(
    "douglas-hill", "App termination and closed windows (FB6185896)", "douglashill.co",
    "douglashill.co/app-termination")
  static let volcengine = Source(
    "volcengine", "Which endings call applicationWillTerminate", "volcengine.com",
    "volcengine.com/article/3290756")
  static let rushikesh = Source(
    "rushikesh", "A reading of the release notes: scenes with the iOS 27 SDK", "a blog, dev.to",
    "dev.to/rushikeshpandit/"
      + "ios-27-crashing-your-app-at-launch-every-fix-for-the-uiscene-lifecycle-error-5ag8")
  static let suelan = Source(
    "suelan", "A crash that ate bad food: scene-update, 10 s (2021)", "suelan.github.io",
    "suelan.github.io/2021/03/05/20210305-crash-ate-bad-food/")

  // Developers: repositories, issues and pull requests
  static let als = Source(
    "ALS", "AppLaunchSequence, iOS 11.0.3: callbacks and states of each launch", "GitHub",
    "github.com/regularberry/AppLaunchSequence/blob/2e69556e3d3bd8110ff71918d0ff89291c063ab0/"
      + "README.md")
  static let radar7 = Source(
    "RADAR7", "openradar 14295449: a background fetch launch posts no notification, iOS 7",
    "GitHub", "github.com/lionheart/openradar-mirror/issues/13584")
  static let priv = Source(
    "PRIV", "A privacy switch changed in Settings ends the app", "GitHub",
    "github.com/lionheart/openradar-mirror/issues/12196")
  static let g119 = Source(
    "G-119", "LocationManager: no location key in the launch options with scenes", "GitHub",
    "github.com/intuit/LocationManager/issues/119")
  static let gPjsip = Source(
    "G-pjsip", "PJSIP: push notifications on iOS", "PJSIP",
    "docs.pjsip.org/en/latest/specific-guides/other/ios_push_notifications.html")
  static let nc4305 = Source(
    "NC-4305", "Nextcloud: relaunched after a force quit, log of 2026-09-15", "GitHub",
    "github.com/nextcloud/ios/issues/4305")
  static let gio215 = Source(
    "GIO-215", "GrowingIO: applicationState has not changed yet when UISceneDidActivate is posted",
    "GitHub", "github.com/growingio/growingio-sdk-ios-autotracker/pull/215")
  static let td113 = Source(
    "TD-113", "TelemetryDeck: willEnterForeground is posted at a cold launch with scenes", "GitHub",
    "github.com/TelemetryDeck/SwiftSDK/issues/113")
  static let kb29632 = Source(
    "KB-29632", "Keybase: applicationState in applicationWillEnterForeground (2026)", "GitHub",
    "github.com/keybase/client/pull/29632")
  static let lk12 = Source(
    "LK-12", "LocoKit: after a force quit, visits do not relaunch (2018)", "GitHub",
    "github.com/sobri909/LocoKit/issues/12")
  static let rn18575 = Source(
    "rn-18575", "React Native: active and back while the notification centre is drawn", "GitHub",
    "github.com/react/react-native/issues/18575")
  static let ddg3704 = Source(
    "ddg-3704", "DuckDuckGo: background right after the launch, never active", "GitHub",
    "github.com/duckduckgo/iOS/pull/3704")
  static let ddg3710 = Source(
    "ddg-3710", "DuckDuckGo: background twice", "GitHub", "github.com/duckduckgo/iOS/pull/3710")
  static let openradar13719 = Source(
    "openradar-13719", "didEnterBackground twice when ended with a background task open", "GitHub",
    "github.com/lionheart/openradar-mirror/issues/13719")
  static let sentry1897 = Source(
    "sentry-1897", "Sentry: a prewarmed app that ran code", "GitHub",
    "github.com/getsentry/sentry-cocoa/issues/1897")
  static let message360845 = Source(
    "message-360845", "The icon was tapped, and the app went back to the background (iOS 12)",
    "a developer, developer forums", "forums.developer.apple.com/message/360845")
  static let gtm199 = Source(
    "gtm-199", "A background task begun in an expiration handler gets the app killed", "GitHub",
    "github.com/google/gtm-session-fetcher/issues/199")
  static let onesignal1669 = Source(
    "onesignal-1669", "OneSignal: prewarmed before the first unlock", "GitHub",
    "github.com/OneSignal/OneSignal-iOS-SDK/pull/1669")
  static let bugsnag1307 = Source(
    "bugsnag-1307", "Bugsnag: applicationState at launch, with scenes and without", "GitHub",
    "github.com/bugsnag/bugsnag-cocoa/pull/1307")
  static let salesforce3679 = Source(
    "salesforce-3679", "Salesforce: an external display's scene does not become active", "GitHub",
    "github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/3679")
  static let salesforce559 = Source(
    "salesforce-559", "Salesforce: no scene manifest, SDK 27 on OS 26", "GitHub",
    "github.com/forcedotcom/SalesforceMobileSDK-Templates/pull/559")
  static let metrodroid904 = Source(
    "metrodroid-904", "Metrodroid: no scene manifest, SDK 27 on OS 27", "GitHub",
    "github.com/metrodroid/metrodroid/pull/904")
  static let moonlight719 = Source(
    "moonlight-719", "Moonlight: no scene manifest, SDK 26 on OS 27", "GitHub",
    "github.com/moonlight-stream/moonlight-ios/pull/719")
  static let edge6179 = Source(
    "edge-6179", "Edge: a scene disconnected while the process lives", "GitHub",
    "github.com/EdgeApp/edge-react-gui/pull/6179")
  static let lemonbrush = Source(
    "lemonbrush", "Lemonbrush: notes on states, a scene app closed by the user", "GitHub",
    "github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker/blob/"
      + "69918af2b565233bde5a068f48aa916e52ba1b6a/Resources/Note_attachments/"
      + "Practical_knowledge/Cocoa_Touch/UIKit/States.md")
  static let radiance595 = Source(
    "radiance-595", "Lantern: killed at the memory limit without a message, iOS 26.6", "GitHub",
    "github.com/getlantern/radiance/pull/595")

  // Developers: observations, by what they show
  static let silentPushSuspended = Source(
    "silent-push-suspended", "Silent push to a suspended app: no didEnterBackground", "samwize.com",
    "samwize.com/2015/08/07/how-to-handle-remote-notification-with-background-mode-enabled/")
  static let lockExit = Source(
    "lock-exit", "Cordova: lock with UIApplicationExitsOnSuspend set, iOS 5", "Apache Cordova",
    "cordova.apache.org/docs/en/2.6.0/cordova/events/events.pause.html")
  static let alipayExit = Source(
    "alipay-exit", "Crash report of Alipay, iOS 11.0.3: process-exit, 5.00 s",
    "observed, public file on GitHub",
    "github.com/svenJamy/svenJamy.github.io/blob/381f661247352f1fb35fb261166f41ced10011ed/"
      + "source/_posts/ios-crashfile-prase.md")
  static let oovooWakes = Source(
    "oovoo-wakes", "Crash report of ooVoo, iOS 5 or 6: 0xbad22222, 15 wakes in 300 s",
    "observed, public file on GitHub",
    "github.com/faisalmemon/ios-crash-dump-analysis-book/blob/"
      + "545206f607d12e62465db2b2e622e03be450aeb7/examples/too_many_wakes_ios/"
      + "BadTooManyTimes_explanation.md")
  static let resumeWatchdog = Source(
    "resume-watchdog",
    "WWDC 2010, session 317: Understanding Crash Reports on iPhone OS: failed to resume in time",
    "Apple, in the notes of WWDCNotes",
    "github.com/WWDCNotes/WWDCNotes/blob/73f71d47e58b81388c1621342ab6545c52c6fa60/Sources/"
      + "WWDCNotes/WWDCNotes.docc/WWDC10/"
      + "WWDC10-317-Understanding-Crash-Reports-on-iPhone-OS.md")
  static let sceneUpdate534 = Source(
    "scene-update-534",
    "Crash log of Casberi, iOS 26: scene-update, 10 s, after a BGAppRefreshTask launch",
    "observed, public file on GitHub",
    "github.com/alexanderchopan/casberi/blob/be67d96cc718fc5ff2204bea80a0d52f3dec518b/"
      + "Casberi/Casberi/Shell/BackgroundLaunch.swift")

  // Public files; each key contains the number under which the file was found
  static let idx20476597456 = Source(
    "idx-20476597456", "Notes on crash reports: process-exit, 5.00 seconds, older SPRINGBOARD form",
    "GitHub",
    "github.com/TIEmerald/KNVAppleKnowledgeBase/blob/"
      + "f221b0ecb3eb7654c172b874a604dec40a95caca/Crashes_Related/README.md")
  static let idx42014220678 = Source(
    "idx-42014220678", "Device log of January 2019: finishTask, 180 s, under assertiond",
    "observed, public thread",
    "github.com/Instabug/Instabug-iOS/issues/305")
  static let idx66497851588 = Source(
    "idx-66497851588", "VietMap, a guide to significant location changes: a wake-up of about 10 s",
    "GitHub",
    "github.com/vietmap-company/vietmap_flutter_tracking_plugin/blob/"
      + "9f33126a3c9585301c0e5be3a6f2380b5b9c1d25/SLC_SETUP_GUIDE.md")
  static let idx4461657500 = Source(
    "idx-4461657500", "QKGeofenceManager, source comment: a geofence wake-up of about 10 s",
    "GitHub",
    "github.com/QuantumKing/QKGeofenceManager/blob/34139f65d28c5e08a400fe938ee7eeffd5cd3c41/"
      + "QKGeofenceManager/QKGeofenceManager.m")
  static let idx67300367712 = Source(
    "idx-67300367712", "PKVoIPPushMetadata.mustReport", "Apple",
    "developer.apple.com/documentation/pushkit/pkvoippushmetadata/mustreport")
  static let idx20042268477 = Source(
    "idx-20042268477", "Location guide: no location events with Background App Refresh off",
    "Apple, quoted by GeoMonitor",
    "github.com/skedgo/GeoMonitor/blob/170e4fdbabd291880de4017a1e396969930d82b7/README.md")
  static let idx67819012 = Source(
    "idx-67819012", "URL Session Background Task Cancellation Reasons, as in NSURLError.h", "Apple",
    "developer.apple.com/documentation/foundation/"
      + "url-session-background-task-cancellation-reasons")
  static let idx60775678252 = Source(
    "idx-60775678252",
    "CodePlane Mobile: Relay Transport and First-Party Apps: notification actions in the "
      + "background",
    "a design document of 2026, read in a crawl of public files on GitHub")
  static let idx71499658768 = Source(
    "idx-71499658768", "64 scheduled local notifications of 100, in the Simulator of 18.5",
    "observed, public file on GitHub",
    "github.com/boldfield/ohand/blob/HEAD/docs/validation/notification-probe.md")
  static let idx70077268105 = Source(
    "idx-70077268105", "64 scheduled local notifications, the brief of an app",
    "a developer, public file on GitHub",
    "github.com/New-Reality-Interactive/nudge-inator/blob/"
      + "e45d88cd7e12893443e857aa0f2c26077715efdc/docs/product/brief.md")
  static let dLiveActivity = Source(
    "D-live-activity", "Displaying live data with Live Activities", "Apple",
    "developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities")
  static let idx71629570047 = Source(
    "idx-71629570047",
    "Connections are taken as soon as the app is suspended; second-hand, of thread 770880: an "
      + "extension's 24 MB",
    "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/802375")
  static let idx22426462866 = Source(
    "idx-22426462866", "Log: Metal in the background, execution not permitted",
    "observed, public file on GitHub",
    "github.com/ahyangnb/flutter_pip/blob/c9f30751a1a6d4cd75ced73a1ddaac60b00c1cbc/ios/"
      + "Classes/PipViewController.swift")
  static let idx57844455770 = Source(
    "idx-57844455770", "Log of 18.2.1: Metal in the background, execution not permitted",
    "observed, public thread",
    "github.com/maplibre/maplibre-native/issues/3172")
  static let idx57386799574 = Source(
    "idx-57386799574", "macOS log: 0xbaddd15c, requested by cache_delete",
    "observed, public file on GitHub",
    "github.com/0mininseoul/ping/blob/8b4f5c1d568c204f6fe3b10e97e43fa1d6a7af33/docs/"
      + "superpowers/specs/2026-08-04-macos-autostart-keepalive-design.md")
  static let idx60091061497 = Source(
    "idx-60091061497",
    "WWDC 2010, session 317: Understanding Crash Reports on iPhone OS: 0xdeadfa11, a force quit",
    "Apple, in the notes of WWDCNotes",
    "github.com/WWDCNotes/WWDCNotes/blob/73f71d47e58b81388c1621342ab6545c52c6fa60/Sources/"
      + "WWDCNotes/WWDCNotes.docc/WWDC10/"
      + "WWDC10-317-Understanding-Crash-Reports-on-iPhone-OS.md")
  static let idx69500904959 = Source(
    "idx-69500904959", "SweetPad, on launchd's exit lines in the Simulator: 0xfbfbfbfb", "GitHub",
    "github.com/sweetpad-dev/sweetpad/blob/b1253897f4de9bd31772789b248a23d8897afc72/"
      + "sweetpad-cli/src/cli/exits.rs")

  // The founding documents, statement by statement
  static let s01 = Source(
    "S-01",
    "Five states: not running, inactive, active, background, suspended. A suspended app "
      + "stays in memory and cannot answer requests.", allFounding, chineseAddress)
  static let s02 = Source(
    "S-02",
    "An interruption makes the app inactive. Ignored: active again. Accepted, or another app "
      + "launched: background, then suspended, kept in memory.", feiler, feilerAddress)
  static let s03 = Source(
    "S-03",
    "Every such sequence begins with applicationWillResignActive:; what follows depends on "
      + "the interruption and on the user's answer.", feiler, feilerAddress)
  static let s04 = Source(
    "S-04",
    "applicationWillResignActive: does not mean that background follows: the change may be "
      + "temporary and end in active.", russian)
  static let s05 = Source(
    "S-05",
    "applicationDidEnterBackground: only after a recent willResignActive; "
      + "willEnterForeground is soon followed by applicationDidBecomeActive:.", russian)
  static let s06 = Source(
    "S-06",
    "Return from background: applicationWillEnterForeground:, then "
      + "applicationDidBecomeActive:. Return from inactive: the latter alone.", feilerAndRussian,
    feilerAddress)
  static let s07 = Source(
    "S-07",
    "Suspended shortly after applicationDidEnterBackground: returns, unless more time was "
      + "asked for or background execution declared.", feilerAndChinese, feilerAddress)
  static let s08 = Source(
    "S-08",
    "applicationWillTerminate: without multitasking, after opting out, or when ended while "
      + "running in the background; never when suspended.", allFounding, feilerAddress)
  static let s09 = Source(
    "S-09", "A suspended app is purged without any message.", feilerAndChinese, feilerAddress)
  static let s10 = Source(
    "S-10",
    "Very early SDK, no multitasking, or UIApplicationExitsOnSuspend: terminated where "
      + "others go to the background.", feiler, feilerAddress)
  static let s11 = Source(
    "S-11",
    "An opted-out app is only ever not running, inactive or active; on the home button it "
      + "gets applicationWillTerminate:.", chinese, chineseAddress)
  static let s12 = Source(
    "S-12", "The user can end an app from the multitasking bar; no message is promised.", feiler,
    feilerAddress)
  static let s13 = Source(
    "S-13",
    "Relaunch of an app still in memory is almost instantaneous: its objects are kept, "
      + "nothing is created again.", feiler, feilerAddress)
  static let s14 = Source(
    "S-14",
    "A background app comes back when the user picks it, or when the system launches it for "
      + "events or significant location changes.", feiler, feilerAddress)
  static let s15 = Source(
    "S-15", "No touch events while interrupted; touch and other events resume on activation.",
    feiler, feilerAddress)
  static let s16 = Source(
    "S-16",
    "While suspended, events that may affect the app are tracked, netted out, and delivered "
      + "when it runs again.", feiler, feilerAddress)
  static let s17 = Source(
    "S-17",
    "A suspended app answers no incoming requests; its sockets may be torn down, so it must "
      + "be ready to reconnect.", chinese, chineseAddress)
  static let s18 = Source(
    "S-18",
    "A local notification reaches the user, or the app when active; at most 128 are "
      + "scheduled. The user decides whether the app comes forward.", chinese, chineseAddress)
  static let s19 = Source(
    "S-19",
    "On entering the background, apps that talk to accessories are sent a disconnect "
      + "notification.", chinese, chineseAddress)
  static let s20 = Source(
    "S-20",
    "The window is snapshotted after applicationDidEnterBackground: returns and shown on the "
      + "way back; sensitive content must be hidden before.", chinese, chineseAddress)
  static let s21 = Source(
    "S-21", "Sheets and alert views are not dismissed by the system on the way to the background.",
    chinese, chineseAddress)
  static let s22 = Source(
    "S-22",
    "Low-memory warnings still reach apps that run in the background; if they do not "
      + "suffice, the end comes through applicationWillTerminate:.", chinese, chineseAddress)
  static let s23 = Source(
    "S-23",
    "applicationDidEnterBackground: has an undocumented limit; past it, unless more time was "
      + "asked for, the app is terminated and purged.", feiler, feilerAddress)
  static let s24 = Source(
    "S-24", "The limit of applicationDidEnterBackground: is about 5 seconds.", russian)
  static let s25 = Source(
    "S-25",
    "applicationWillTerminate: has a limit, past which the app is terminated and purged; "
      + "about 5 seconds for an opted-out app.", feilerAndChinese, chineseAddress)
  static let s26 = Source(
    "S-26",
    "beginBackgroundTask grants extra time; each call gives a token that endBackgroundTask: "
      + "must end; one never ended: terminated.", chinese, chineseAddress)
  static let s27 = Source(
    "S-27",
    "The expiration handler is the last chance to end the task and must be quick. Without "
      + "one, or if the task is not ended: terminated.", chinese, chineseAddress)
  static let s28 = Source(
    "S-28",
    "A background task may be begun at any time, in the foreground too; "
      + "backgroundTimeRemaining tells how long is left.", chinese, chineseAddress)
  static let s29 = Source(
    "S-29",
    "Woken for an accessory or a Bluetooth update: about 10 seconds; more with a background "
      + "task (about 150 seconds, by a translator's note).", chinese, chineseAddress)
  static let s30 = Source(
    "S-30",
    "A fetch wake-up ends at the completion handler; the time taken and an honest report of "
      + "content weigh on later grants.", chinese, chineseAddress)
  static let s31 = Source(
    "S-31",
    "A VoIP app installs a keep-alive handler before moving to the background; it is called "
      + "periodically.", chinese, chineseAddress)
  static let s32 = Source(
    "S-32",
    "Three techniques: finite-length tasks, transfers handed to the system, and declared "
      + "modes (UIBackgroundModes).", chinese, chineseAddress)
  static let s33 = Source(
    "S-33",
    "Modes: audio, location, voip, newsstand-content, external-accessory, bluetooth-central "
      + "and -peripheral, fetch, remote-notification.", chinese, chineseAddress)
  static let s34 = Source(
    "S-34",
    "audio: not suspended while playing or recording, AirPlay and VoIP included; suspended "
      + "when it stops.", chinese, chineseAddress)
  static let s35 = Source(
    "S-35",
    "Several apps may support audio; the system decides which may play, the foreground app "
      + "first, as their audio sessions are configured.", chinese, chineseAddress)
  static let s36 = Source(
    "S-36",
    "Significant-change location (iOS 4, cellular devices) wakes a suspended app and "
      + "relaunches a terminated one.", chinese, chineseAddress)
  static let s37 = Source(
    "S-37", "Foreground-only location: delivery stops when the app is suspended.", chinese,
    chineseAddress)
  static let s38 = Source(
    "S-38",
    "Background location (mode location) does not prevent suspension, but new data wakes the app.",
    chinese, chineseAddress)
  static let s39 = Source(
    "S-39",
    "voip: suspended while the system watches its socket; incoming data wakes it; launched "
      + "at boot; needs audio too to sound in the background.", chinese, chineseAddress)
  static let s40 = Source(
    "S-40", "fetch: woken or launched at moments that the system picks; not guaranteed.", chinese,
    chineseAddress)
  static let s41 = Source(
    "S-41", "remote-notification: a payload with content-available = 1 wakes or launches the app.",
    chinese, chineseAddress)
  static let s42 = Source(
    "S-42",
    "newsstand-content: launched to start a download, which goes on while suspended or "
      + "terminated; woken or launched at its end.", chinese, chineseAddress)
  static let s43 = Source(
    "S-43",
    "external-accessory: sessions stay open; woken by data, connect and disconnect; the app "
      + "must let the user start and stop the updates.", chinese, chineseAddress)
  static let s44 = Source(
    "S-44",
    "bluetooth-central and -peripheral: woken by data, requests, connects and disconnects; "
      + "the user must be able to start and stop them.", chinese, chineseAddress)
  static let s45 = Source(
    "S-45",
    "Background URL sessions go on while suspended or terminated by the system; launched "
      + "when done or needed, unless the user forced a quit.", chinese, chineseAddress)
  static let s46 = Source(
    "S-46",
    "Ended by other than a force quit: launched again for location, audio, Bluetooth, "
      + "downloads (push, fetch, URL session, newsstand) and VoIP.", chinese, chineseAddress)
  static let s47 = Source(
    "S-47",
    "After a force quit by the user: in most cases none of these; location from iOS 8 on is "
      + "an exception.", chinese, chineseAddress)
  static let s48 = Source(
    "S-48",
    "Otherwise the user must launch the app, or restart the device, before automatic "
      + "launches happen again.", chinese, chineseAddress)
  static let s49 = Source(
    "S-49",
    "With a passcode set, nothing is launched in the background before the first unlock "
      + "after boot.", chinese, chineseAddress)
  static let s50 = Source(
    "S-50", "A force quit cancels the app's pending background transfers.", chinese, chineseAddress)
  static let s51 = Source(
    "S-51",
    "OpenGL ES calls, or creating a context, in the background: killed at once; submitted "
      + "commands must be finished before entering it.", chinese, chineseAddress)
  static let s52 = Source(
    "S-52",
    "Shared system resources must be released before suspension; the foreground app has "
      + "precedence; held while suspended: killed.", chinese, chineseAddress)
  static let s53 = Source(
    "S-53",
    "Bonjour services and listening sockets must be closed before suspension; the system "
      + "closes a Bonjour service left open.", chinese, chineseAddress)
  static let s54 = Source(
    "S-54",
    "Memory pressure purges suspended apps first, without notice; then it asks and ends "
      + "background apps, to make room for the foreground app.", feilerAndChinese, chineseAddress)
  static let s55 = Source(
    "S-55",
    "Background work is to be minimal: an app that spends too much may be throttled or "
      + "terminated.", chinese, chineseAddress)
  static let s56 = Source(
    "S-56",
    "Windows and views should not be updated in the background, preparing the snapshot aside.",
    chinese, chineseAddress)
  static let s57 = Source(
    "S-57",
    "At willResignActive: pause tasks, stop timers, throttle OpenGL frame rates; undone at "
      + "didBecomeActive.", feiler, feilerAddress)
  static let s58 = Source(
    "S-58",
    "At didEnterBackground: save data and place, free what can be rebuilt, drop connections, "
      + "hide sensitive views; undone at willEnterForeground.", allFounding, feilerAddress)
  static let s59 = Source(
    "S-59", "At willEnterForeground: undo what didEnterBackground did; reload, reconnect.",
    feilerAndRussian, feilerAddress)
  static let s60 = Source(
    "S-60",
    "At didBecomeActive: undo what willResignActive did; refresh the interface if coming "
      + "from the background.", feiler, feilerAddress)
  static let s61 = Source(
    "S-61", "At willTerminate: do what didEnterBackground does, knowing that there is no way back.",
    feiler, feilerAddress)
  static let s62 = Source(
    "S-62",
    "The user starting another app and the user locking the device both send the app to the "
      + "background.", chinese, chineseAddress)
  static let s63 = Source(
    "S-63", "Without the audio mode, playing and recording stop on moving to the background.",
    chinese, chineseAddress)
  static let s64 = Source(
    "S-64", "Foreground apps always have precedence for hardware and system resources.", chinese,
    chineseAddress)
  static let s65 = Source(
    "S-65", "On the way to the background an app becomes quiescent as fast as it can.", chinese,
    chineseAddress)
  static let s66 = Source(
    "S-66", "State preservation (iOS 6 on) should save the interface, since a purge is silent.",
    chinese, chineseAddress)
  static let s67 = Source(
    "S-67", "Transfers begun in the foreground: discretionary is recommended too.", chinese,
    chineseAddress)
  static let s68 = Source(
    "S-68",
    "Launched for a URL session, the app creates configuration and session again with the "
      + "same identifier; the system reattaches the tasks.", chinese, chineseAddress)
  static let s69 = Source(
    "S-69", "Accessory apps register for the disconnect notice and close the session at it.",
    chinese, chineseAddress)
  static let s70 = Source(
    "S-70", "Always supply an expiration handler.", chinese, chineseAddress)
  static let s71 = Source(
    "S-71", "No guarantee of staying in the background; be ready to be restored after a purge.",
    feiler, feilerAddress)
  static let s72 = Source(
    "S-72", "A push-woken app runs at about the time when the user sees the notice.", chinese,
    chineseAddress)
  static let idx37016877404 = Source(
    "idx-37016877404", "Crash report of KeyHoleTV, iOS 12: process-launch, 20.00 s",
    "observed, public file on GitHub",
    "github.com/geek-is-stupid/geek-is-stupid.github.io/blob/"
      + "0b85244df1b5c816fc62b395dcb477de109994d8/_posts/"
      + "2018-10-15-0x8badf00d-ate-bad-food.md")
  static let dSfgN = Source(
    "D-sfg-n", "UIScene.willEnterForegroundNotification", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification")
  static let dSactN = Source(
    "D-sact-n", "UIScene.didActivateNotification", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/didactivatenotification")
  static let dSresN = Source(
    "D-sres-n", "UIScene.willDeactivateNotification", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification")
  static let dSbgN = Source(
    "D-sbg-n", "UIScene.didEnterBackgroundNotification", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification")
  static let f88529 = Source(
    "F-88529", "Leaked background task, Termination Reason <0xF>, iOS 11",
    "a developer, developer forums", "forums.developer.apple.com/forums/thread/88529")
  static let dMetalBg = Source(
    "D-metal-bg", "Preparing your Metal app to run in the background", "Apple",
    "developer.apple.com/documentation/metal/preparing-your-metal-app-to-run-in-the-background")
  static let qa1938 = Source(
    "QA1938", "QA1938 iOS 10 and the Legacy VoIP Architecture", "Apple",
    "developer.apple.com/library/archive/qa/qa1938/_index.html")
  static let radar44160137 = Source(
    "radar-44160137", "openradar 44160137: legacy VoIP wake-ups on iOS 12", "GitHub",
    "github.com/lionheart/openradar-mirror/issues/20377")
  static let dBas = Source(
    "D-bas", "CLBackgroundActivitySession", "Apple",
    "developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3")
  static let dServiceSession = Source(
    "D-service-session", "CLServiceSession", "Apple",
    "developer.apple.com/documentation/corelocation/clservicesession-2ddhd")
  static let w2310180 = Source(
    "W23-10180", "WWDC 2023, session 10180: Discover streamlined location updates", "Apple",
    "developer.apple.com/videos/play/wwdc2023/10180")
  static let radiusBeacon = Source(
    "radius-beacon", "Radius Networks: iBeacon monitoring in the background and foreground",
    "Radius Networks",
    "developer.radiusnetworks.com/2013/11/13/"
      + "ibeacon-monitoring-in-the-background-and-foreground.html")
  static let w19705 = Source(
    "W19-705", "WWDC 2019, session 705: What's new in Core Location", "Apple",
    "developer.apple.com/videos/play/wwdc2019/705")
  static let w2410212 = Source(
    "W24-10212", "WWDC 2024, session 10212: What's new in location authorization", "Apple",
    "developer.apple.com/videos/play/wwdc2024/10212")
  static let dCapture = Source(
    "D-capture", "AVCaptureSession.InterruptionReason.videoDeviceNotAvailableInBackground", "Apple",
    "developer.apple.com/documentation/avfoundation/avcapturesession/interruptionreason/"
      + "videodevicenotavailableinbackground")
  static let w14706 = Source(
    "W14-706", "WWDC 2014, session 706: What's New in Core Location", "Apple",
    "developer.apple.com/videos/play/wwdc2014/706")
  static let w14707 = Source(
    "W14-707", "WWDC 2014, session 707: What's New in Foundation Networking", "Apple",
    "developer.apple.com/videos/play/wwdc2014/707")
  static let w14712 = Source(
    "W14-712", "WWDC 2014, session 712: Writing Energy Efficient Code, Part 2", "Apple",
    "developer.apple.com/videos/play/wwdc2014/712")
  static let w15203 = Source(
    "W15-203", "WWDC 2015, session 203: What's New in HealthKit", "Apple",
    "developer.apple.com/videos/play/wwdc2015/203")
  static let w15707 = Source(
    "W15-707", "WWDC 2015, session 707: Achieving All-day Battery Life", "Apple",
    "developer.apple.com/videos/play/wwdc2015/707")
  static let w15713 = Source(
    "W15-713", "WWDC 2015, session 713: Introducing Watch Connectivity", "Apple",
    "developer.apple.com/videos/play/wwdc2015/713")
  static let w15714 = Source(
    "W15-714", "WWDC 2015, session 714: What's New in Core Location", "Apple",
    "developer.apple.com/videos/play/wwdc2015/714")
  static let w16716 = Source(
    "W16-716", "WWDC 2016, session 716: Core Location Best Practices", "Apple",
    "developer.apple.com/videos/play/wwdc2016/716")
  static let w17712 = Source(
    "W17-712", "WWDC 2017, session 712: What's New in Core Bluetooth", "Apple",
    "developer.apple.com/videos/play/wwdc2017/712")
  static let w18228 = Source(
    "W18-228", "WWDC 2018, session 228: What's New in Energy Debugging", "Apple",
    "developer.apple.com/videos/play/wwdc2018/228")
  static let w19212 = Source(
    "W19-212", "WWDC 2019, session 212: Introducing Multiple Windows on iPad", "Apple",
    "developer.apple.com/videos/play/wwdc2019/212")
  static let w19258 = Source(
    "W19-258", "WWDC 2019, session 258: Architecting Your App for Multiple Windows", "Apple",
    "developer.apple.com/videos/play/wwdc2019/258")
  static let w2210142 = Source(
    "W22-10142", "WWDC 2022, session 10142: Efficiency awaits: Background tasks in SwiftUI",
    "Apple", "developer.apple.com/videos/play/wwdc2022/10142")
  static let w25243 = Source(
    "W25-243", "WWDC 2025, session 243: What's new in UIKit", "Apple",
    "developer.apple.com/videos/play/wwdc2025/243")
  static let w26278 = Source(
    "W26-278", "WWDC 2026, session 278: Modernize your UIKit app", "Apple",
    "developer.apple.com/videos/play/wwdc2026/278")
  static let energyBackground = Source(
    "energy-background", "Energy Efficiency Guide for iOS Apps: Work Less in the Background",
    "Apple",
    "developer.apple.com/library/archive/documentation/Performance/Conceptual/EnergyGuide-iOS/"
      + "WorkLessInTheBackground.html")
  static let dLocationEvents = Source(
    "D-location-events",
    "Handling location events in the background: on without Background App Refresh",
    "Apple, quoted in 2022 in a discussion of Open GPX Tracker",
    "github.com/merlos/iOS-Open-GPX-Tracker/discussions/234")
  static let w18414 = Source(
    "W18-414", "WWDC 2018, session 414: Understanding Crashes and Crash Logs", "Apple",
    "developer.apple.com/videos/play/wwdc2018/414")
  static let idx42489769290 = Source(
    "idx-42489769290",
    "Report of RealityWidgets, visionOS Simulator: process-launch watchdog, 30.00 s",
    "observed, public file on GitHub",
    "github.com/EduGoGroup/apple-app/blob/4144ceb1b496dcd4b88f77f81c97305d590d11a5/docs/"
      + "issues/VISIONOS-SIMULATOR-ISSUE.md")
  static let dSigquit = Source(
    "D-sigquit", "EXC_CRASH (SIGQUIT)", "Apple", "developer.apple.com/documentation/xcode/sigquit")
  static let ios13Notes = Source(
    "iOS-13-notes", "iOS & iPadOS 13 Release Notes", "Apple",
    "developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-13-release-notes")
  static let kscrash = Source(
    "KSCrash", "KSCrash: an update of the app counts as an end of its run", "GitHub",
    "github.com/kstenerud/KSCrash/blob/2.6.0/Sources/KSCrashRecording/include/"
      + "KSTerminationReason.h")

  // Apple's reference pages of the delegates and handlers, which give the versions of callbacks
  static let dApplicationDelegate = Source(
    "D-UIApplicationDelegate", "UIApplicationDelegate", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate")
  static let dSceneDelegates = Source(
    "D-UISceneDelegate", "UISceneDelegate and UIWindowSceneDelegate", "Apple",
    "developer.apple.com/documentation/uikit/uiscenedelegate")
  static let dApplication = Source(
    "D-UIApplication", "UIApplication", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication")
  static let dLocationDelegate = Source(
    "D-CLLocationManagerDelegate", "CLLocationManagerDelegate", "Apple",
    "developer.apple.com/documentation/corelocation/cllocationmanagerdelegate")
  static let dBluetoothDelegates = Source(
    "D-CBManagerDelegates", "CBCentralManagerDelegate and CBPeripheralManagerDelegate", "Apple",
    "developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate")
  static let dPushRegistryDelegate = Source(
    "D-PKPushRegistryDelegate", "PKPushRegistryDelegate", "Apple",
    "developer.apple.com/documentation/pushkit/pkpushregistrydelegate")
  static let dPushToTalkDelegate = Source(
    "D-PTChannelManagerDelegate", "PTChannelManagerDelegate", "Apple",
    "developer.apple.com/documentation/pushtotalk/ptchannelmanagerdelegate")
  static let dWatchDelegate = Source(
    "D-WCSessionDelegate", "WCSessionDelegate", "Apple",
    "developer.apple.com/documentation/watchconnectivity/wcsessiondelegate")
  static let dNotificationDelegate = Source(
    "D-UNUserNotificationCenterDelegate", "UNUserNotificationCenterDelegate", "Apple",
    "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate")
  static let dNotificationExtension = Source(
    "D-UNNotificationServiceExtension", "UNNotificationServiceExtension", "Apple",
    "developer.apple.com/documentation/usernotifications/unnotificationserviceextension")
  static let dTaskScheduler = Source(
    "D-BGTaskScheduler", "BGTaskScheduler", "Apple",
    "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler")
  static let dObserverQuery = Source(
    "D-HKObserverQuery", "HKObserverQuery", "Apple",
    "developer.apple.com/documentation/healthkit/hkobserverquery")

  // App intents, CarPlay, Live Activities, and other things that launch an app
  static let w2210032 = Source(
    "W22-10032", "WWDC 2022, session 10032: Dive into App Intents", "Apple",
    "developer.apple.com/videos/play/wwdc2022/10032")
  static let dIntentModes = Source(
    "D-intent-modes", "Configuring the runtime behavior of your app intents", "Apple",
    "developer.apple.com/documentation/appintents/"
      + "configuring-the-runtime-behavior-of-your-app-intents")
  static let dLiveActivityIntent = Source(
    "D-live-activity-intent", "LiveActivityIntent", "Apple",
    "developer.apple.com/documentation/appintents/liveactivityintent")
  static let dLongRunningIntent = Source(
    "D-long-running-intent", "LongRunningIntent", "Apple",
    "developer.apple.com/documentation/appintents/longrunningintent")
  static let f832257 = Source(
    "F-832257", "How long an app intent may run", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/832257")
  static let w17719 = Source(
    "W17-719", "WWDC 2017, session 719: Enabling Your App for CarPlay", "Apple",
    "developer.apple.com/videos/play/wwdc2017/719")
  static let w2010635 = Source(
    "W20-10635", "WWDC 2020, session 10635: Accelerate your app with CarPlay", "Apple",
    "developer.apple.com/videos/play/wwdc2020/10635")
  static let dCarPlay = Source(
    "D-carplay", "Building your app's initial CarPlay interface", "Apple",
    "developer.apple.com/documentation/carplay/building-your-apps-initial-carplay-interface")
  static let w2210093 = Source(
    "W22-10093",
    "WWDC 2022, session 10093: Integrate your custom collaboration app with Messages", "Apple",
    "developer.apple.com/videos/play/wwdc2022/10093")
  static let w2310023 = Source(
    "W23-10023", "WWDC 2023, session 10023: Build a multi-device workout app", "Apple",
    "developer.apple.com/videos/play/wwdc2023/10023")
  static let w2310147 = Source(
    "W23-10147", "WWDC 2023, session 10147: Meet Core Location Monitor", "Apple",
    "developer.apple.com/videos/play/wwdc2023/10147")
  static let w25293 = Source(
    "W25-293", "WWDC 2025, session 293: Enhance child safety with PermissionKit", "Apple",
    "developer.apple.com/videos/play/wwdc2025/293")
  static let w25322 = Source(
    "W25-322", "WWDC 2025, session 322: Track workouts with HealthKit on iOS and iPadOS", "Apple",
    "developer.apple.com/videos/play/wwdc2025/322")
  static let dActivityPush = Source(
    "D-activity-push",
    "Starting and updating Live Activities with ActivityKit push notifications", "Apple",
    "developer.apple.com/documentation/activitykit/"
      + "starting-and-updating-live-activities-with-activitykit-push-notifications")
  static let f834934 = Source(
    "F-834934",
    "Live Activities started by a push, in each state of the app",
    "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/834934")
  static let w2210008 = Source(
    "W22-10008", "WWDC 2022, session 10008: What's new in Nearby Interaction", "Apple",
    "developer.apple.com/videos/play/wwdc2022/10008")
  static let dNearby = Source(
    "D-nearby", "Nearby Interaction: using it in the background", "Apple",
    "developer.apple.com/documentation/nearbyinteraction")
  static let w26345 = Source(
    "W26-345", "WWDC 2026, session 345: Discover new capabilities in the App Intents framework",
    "Apple", "developer.apple.com/videos/play/wwdc2026/345")
  static let dWidgetIntents = Source(
    "D-widget-intents", "Adding interactivity to widgets and Live Activities", "Apple",
    "developer.apple.com/documentation/widgetkit/"
      + "adding-interactivity-to-widgets-and-live-activities")
  static let dReportVoip = Source(
    "D-report-voip", "CXProvider.reportNewIncomingVoIPPushPayload(_:completion:)", "Apple",
    "developer.apple.com/documentation/callkit/cxprovider/"
      + "reportnewincomingvoippushpayload(_:completion:)")
  static let w25227 = Source(
    "W25-227", "WWDC 2025, session 227: Finish tasks in the background", "Apple",
    "developer.apple.com/videos/play/wwdc2025/227")

  // The launch watchdog before iOS 13, and in the background
  static let f100253 = Source(
    "F-100253",
    "Watchdog report of an app in review: scene-create, 19.69 s (2018)",
    "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/100253")
  static let firebase1399 = Source(
    "firebase-1399",
    "Watchdog report of June 2018: scene-create, 19.40 s", "observed, public thread",
    "github.com/firebase/firebase-ios-sdk/issues/1399")
  static let lockwise924 = Source(
    "lockwise-924", "Watchdog report of 11.4: scene-create, 10.00 s", "observed, public thread",
    "github.com/mozilla-lockwise/lockwise-ios/issues/924")
  static let homeAssistant205 = Source(
    "home-assistant-205",
    "Watchdog report: scene-create in the background, 29.73 s", "observed, public thread",
    "github.com/home-assistant/iOS/issues/205")
  static let f104020 = Source(
    "F-104020",
    "Log and report: scene-create in the background, 3.77 s of CPU time",
    "a developer, developer forums",
    "developer.apple.com/forums/thread/104020")
  static let cocoa958 = Source(
    "cocoa-958",
    "Watchdog report: scene-create in the background, 3.37 s of CPU time",
    "observed, public thread",
    "github.com/cocoa-mhlw/cocoa/issues/958")
  static let w2010078 = Source(
    "W20-10078", "WWDC 2020, session 10078: Why is my app getting killed?, notes",
    "an attendee's blog",
    "uynguyen.github.io/2021/02/25/WWDC-2020-Top-reasons-why-app-get-killed-in-background/")

  // Force quit, switches, storage, hotspots, the always-on display
  static let onesignal24 = Source(
    "onesignal-24",
    "OneSignal: notification service extensions run after a force quit (2017)",
    "a developer, public thread",
    "github.com/williamrijksen/com.williamrijksen.onesignal/issues/24")
  static let f736576 = Source(
    "F-736576",
    "An app that was killed runs on after a notification action (2023)",
    "a developer, developer forums",
    "developer.apple.com/forums/thread/736576")
  static let f780822 = Source(
    "F-780822", "Push to Talk after a force quit, first thread", "a developer, developer forums",
    "developer.apple.com/forums/thread/780822")
  static let f781909 = Source(
    "F-781909", "Push to Talk after a force quit, second thread", "a developer, developer forums",
    "developer.apple.com/forums/thread/781909")
  static let refreshHeader = Source(
    "UIApplication-refresh", "UIApplication.h: backgroundRefreshStatus", "Apple, a public copy",
    "pub.dev/documentation/uikit_bindings/latest/uikit_bindings.g/UIApplication$Methods/"
      + "backgroundRefreshStatus.html")
  static let w2010076 = Source(
    "W20-10076",
    "WWDC 2020, session 10076: Diagnose performance issues with the Xcode Organizer", "Apple",
    "developer.apple.com/videos/play/wwdc2020/10076")
  static let diskWrites = Source(
    "disk-writes",
    "Report of iOS 16.3.1: disk writes, 1073.74 MB over 86400 s", "observed, public thread",
    "github.com/melke/LogglyLogger-CocoaLumberjack/issues/50")
  static let dHotspotHelper = Source(
    "D-hotspot", "NEHotspotHelper", "Apple",
    "developer.apple.com/documentation/networkextension/nehotspothelper")
  static let flutter130055 = Source(
    "flutter-130055",
    "Active for a moment while locking, iPhone 14 Pro, 16.5.1", "observed, public thread",
    "github.com/flutter/flutter/issues/130055")
  static let rn54764 = Source(
    "rn-54764",
    "Active for a moment while locking, with the always-on display", "observed, public thread",
    "github.com/react/react-native/issues/54764")
  static let callkeep69 = Source(
    "callkeep-69", "A VoIP push after a force quit: the app is launched, and ends (2024)",
    "observed, public thread", "github.com/doneservices/flutter_callkeep/issues/69")
  static let twilio662 = Source(
    "twilio-662",
    "A VoIP push after a force quit: the app is launched, and killed without a call (2026)",
    "observed, public thread", "github.com/twilio/twilio-voice-react-native/issues/662")
  static let w2310025 = Source(
    "W23-10025", "WWDC 2023, session 10025: Meet Push Notifications Console", "Apple",
    "developer.apple.com/videos/play/wwdc2023/10025")
  static let dActivityController = Source(
    "D-activity-controller", "UIActivityViewController", "Apple",
    "developer.apple.com/documentation/uikit/uiactivityviewcontroller")
  static let dActApp = Source(
    "D-act-app", "applicationDidBecomeActive(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)")
  static let multipleWindows1 = Source(
    "MultipleWindowsSample-1",
    "The notifications of UIApplication in an app with several windows", "observed, public thread",
    "github.com/hironytic/MultipleWindowsSample/issues/1")
  static let dCaptureApps = Source(
    "D-capture-apps",
    "AVCaptureSession.InterruptionReason.videoDeviceNotAvailableWithMultipleForegroundApps",
    "Apple",
    "developer.apple.com/documentation/avfoundation/avcapturesession/interruptionreason/"
      + "videodevicenotavailablewithmultipleforegroundapps")
  static let dCameraEntitlement = Source(
    "D-camera-entitlement", "com.apple.developer.avfoundation.multitasking-camera-access", "Apple",
    "developer.apple.com/documentation/bundleresources/entitlements/"
      + "com.apple.developer.avfoundation.multitasking-camera-access")
  static let dCameraEnabled = Source(
    "D-camera-enabled", "isMultitaskingCameraAccessEnabled", "Apple",
    "developer.apple.com/documentation/avfoundation/avcapturesession/"
      + "ismultitaskingcameraaccessenabled")
  static let w22110429 = Source(
    "W22-110429", "WWDC 2022, session 110429: Discover advancements in iOS camera capture", "Apple",
    "developer.apple.com/videos/play/wwdc2022/110429")
  static let dWillPresent = Source(
    "D-will-present", "userNotificationCenter(_:willPresent:withCompletionHandler:)", "Apple",
    "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/"
      + "usernotificationcenter(_:willpresent:withcompletionhandler:)")
  static let extensionPush42 = Source(
    "extension-push-42", "Defold: which method gets a push in front", "observed, public thread",
    "github.com/defold/extension-push/issues/42")
  static let openradar15613 = Source(
    "openradar-15613", "The older method for local notifications from 10.0 on",
    "observed, public thread", "github.com/lionheart/openradar-mirror/issues/15613")
  static let w19246 = Source(
    "W19-246", "WWDC 2019, session 246: Window Management in Your Multitasking App", "Apple",
    "developer.apple.com/videos/play/wwdc2019/246")
  static let dConfiguration = Source(
    "D-configuration", "application(_:configurationForConnecting:options:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:configurationforconnecting:options:)")
  static let dSceneSession = Source(
    "D-scene-session", "UISceneSession", "Apple",
    "developer.apple.com/documentation/uikit/uiscenesession")
  static let f702040 = Source(
    "F-702040", "After a force quit a scene is restored without a new configuration",
    "observed, developer forums", "developer.apple.com/forums/thread/702040")
  static let dSceneActivity = Source(
    "D-scene-activity", "stateRestorationActivity(for:)", "Apple",
    "developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)")
  static let dRestoringState = Source(
    "D-restoring-state", "Restoring your app's state", "Apple",
    "developer.apple.com/documentation/uikit/uiscenedelegate/restoring_your_app_s_state")
  static let w2110057 = Source(
    "W21-10057", "WWDC 2021, session 10057", "Apple",
    "developer.apple.com/videos/play/wwdc2021/10057")
  static let fb9855914 = Source(
    "FB9855914", "The activities of scenes are kept after a force quit", "observed, Open Radar",
    "www.openradar.me/FB9855914")
  static let flutter138984 = Source(
    "flutter-138984", "What was saved is restored after a force quit", "observed, public thread",
    "github.com/flutter/flutter/issues/138984")
  static let flutter174402 = Source(
    "flutter-174402", "With scenes the app delegate is not asked to restore state",
    "observed, public thread", "github.com/flutter/flutter/issues/174402")
  static let flutter171809 = Source(
    "flutter-171809", "With scenes the app delegate is not asked to restore state",
    "observed, public thread", "github.com/flutter/flutter/issues/171809")
  static let flutter176305 = Source(
    "flutter-176305", "State restoration after the move to scenes", "observed, public thread",
    "github.com/flutter/flutter/issues/176305")
  static let dSignificantTime = Source(
    "D-significant-time", "applicationSignificantTimeChange(_:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "applicationsignificanttimechange(_:)")
  static let dAudioErrors = Source(
    "D-audio-errors", "AVAudioSession.ErrorCode", "Apple",
    "developer.apple.com/documentation/coreaudiotypes/avaudiosession/errorcode")
  static let f771457 = Source(
    "F-771457", "App recedes to background, audioEngine.start()", "observed, developer forums",
    "developer.apple.com/forums/thread/771457")
  static let record542 = Source(
    "record-542", "Recording begun in the background", "observed, public thread",
    "github.com/llfbandit/record/issues/542")
  static let dWidgetActions = Source(
    "D-widget-actions", "Adding interactivity to widgets and Live Activities", "Apple",
    "developer.apple.com/documentation/widgetkit/"
      + "adding-interactivity-to-widgets-and-live-activities")
  static let dLaunchKeys = Source(
    "D-lokeys", "UIApplication.LaunchOptionsKey", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey")
  static let dLaunchURL = Source(
    "D-lourl", "LaunchOptionsKey.url", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/url")
  static let dLaunchRemote = Source(
    "D-loremote", "LaunchOptionsKey.remoteNotification", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/"
      + "remotenotification")
  static let dLaunchLocal = Source(
    "D-lolocal", "LaunchOptionsKey.localNotification", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/"
      + "localnotification")
  static let dLaunchPeripherals = Source(
    "D-lobtp", "LaunchOptionsKey.bluetoothPeripherals", "Apple",
    "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/"
      + "bluetoothperipherals")
  static let dPerformAction = Source(
    "D-perform-action", "application(_:performActionFor:completionHandler:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:performactionfor:completionhandler:)")
  static let dContinueActivity = Source(
    "D-continue-activity", "application(_:continue:restorationHandler:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:continue:restorationhandler:)")
  static let dWillContinueActivity = Source(
    "D-will-continue-activity", "application(_:willContinueUserActivityWithType:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:willcontinueuseractivitywithtype:)")
  static let dHandleOpen = Source(
    "D-handle-open", "application(_:handleOpen:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:handleopen:)")
  static let dShouldSave = Source(
    "D-should-save", "application(_:shouldSaveApplicationState:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:shouldsaveapplicationstate:)")
  static let dShouldRestore = Source(
    "D-should-restore", "application(_:shouldRestoreApplicationState:)", "Apple",
    "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
      + "application(_:shouldrestoreapplicationstate:)")
  static let dConnectionOptions = Source(
    "D-connection-options", "UIScene.ConnectionOptions", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/connectionoptions")
  static let dHandoffType = Source(
    "D-handoff-type", "UIScene.ConnectionOptions: handoffUserActivityType", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/connectionoptions/"
      + "handoffuseractivitytype")
  static let dUserActivities = Source(
    "D-user-activities", "UIScene.ConnectionOptions: userActivities", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/connectionoptions/useractivities")
  static let dConnectionSource = Source(
    "D-connection-source", "UIScene.ConnectionOptions: sourceApplication", "Apple",
    "developer.apple.com/documentation/uikit/uiscene/connectionoptions/sourceapplication")
  static let dIncomingPush = Source(
    "D-incoming-push", "incomingPushResult(channelManager:channelUUID:pushPayload:)", "Apple",
    "developer.apple.com/documentation/pushtotalk/ptchannelmanagerdelegate/"
      + "incomingpushresult(channelmanager:channeluuid:pushpayload:)")
  static let header3 = Source(
    "uiapplication-3", "UIApplication.h of the SDK of iPhone OS 3", "Apple, a copy on GitHub",
    "github.com/geoff-codes/SDKs/blob/6cbc43edf4ad820adde70f5813d7c092bcce380a/"
      + "System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h")
  static let dNeedsContainer = Source(
    "D-url-errors", "URL Loading System Error Codes", "Apple",
    "developer.apple.com/documentation/foundation/1508628-url_loading_system_error_codes")
  static let dInUseElsewhere = Source(
    "D-session-in-use", "NSURLErrorBackgroundSessionInUseByAnotherProcess", "Apple",
    "developer.apple.com/documentation/foundation/"
      + "nsurlerrorbackgroundsessioninusebyanotherprocess-swift.var")
  static let dDisconnected = Source(
    "D-session-disconnected", "NSURLErrorBackgroundSessionWasDisconnected", "Apple",
    "developer.apple.com/documentation/foundation/"
      + "nsurlerrorbackgroundsessionwasdisconnected-swift.var")
  static let f744785 = Source(
    "F-744785", "Keychain: errSecInteractionNotAllowed", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/744785")
  static let dAfterUnlock = Source(
    "D-after-first-unlock", "kSecAttrAccessibleAfterFirstUnlock", "Apple",
    "developer.apple.com/documentation/security/ksecattraccessibleafterfirstunlock")
  static let cryptomator11 = Source(
    "cryptomator-11", "Operation not permitted: protected files while the device is locked",
    "observed, public issue", "github.com/cryptomator/ios/issues/11")
  static let sqflite935 = Source(
    "sqflite-935", "SQLite errors while the device is locked", "observed, public code",
    "github.com/tekartik/sqflite/pull/935")
  static let grdb571 = Source(
    "GRDB-571", "SQLite error 10 or 23 while the device is locked", "observed, public issue",
    "github.com/groue/GRDB.swift/issues/571")
  static let dNotPermittedGPU = Source(
    "D-mtl-not-permitted", "MTLCommandBufferError.notPermitted", "Apple",
    "developer.apple.com/documentation/metal/mtlcommandbuffererror-swift.struct/notpermitted")
  static let f795195 = Source(
    "F-795195", "Background execution not permitted: IOGPUMetalError 6",
    "developer and Apple engineer, developer forums", "developer.apple.com/forums/thread/795195")
  static let dHealthLocked = Source(
    "D-hk-inaccessible", "HKError.errorDatabaseInaccessible", "Apple",
    "developer.apple.com/documentation/healthkit/hkerror/errordatabaseinaccessible")
  static let dNotForeground = Source(
    "D-app-not-foreground", "PTChannelError.Code.appNotForeground", "Apple",
    "developer.apple.com/documentation/pushtotalk/ptchannelerror-swift.struct/code/"
      + "appnotforeground")
  static let dVisibility = Source(
    "D-activity-visibility", "ActivityAuthorizationError.visibility", "Apple",
    "developer.apple.com/documentation/activitykit/activityauthorizationerror/visibility")
  static let switcherLog = Source(
    "switcher-log", "Log of SpringBoard: killed from app switcher, 0xDEADFA11",
    "observed, public log", "pastebin.com/1sH8Xp3x")
  static let dWidgetReloads = Source(
    "D-widget-reloads", "Keeping a widget up to date", "Apple",
    "developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date")
  static let f758400 = Source(
    "F-758400", "How often a widget is reloaded", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/758400")
  static let f799505 = Source(
    "F-799505", "Live Activities that pushes start are no longer started after some ten of them",
    "developer and Apple engineer, developer forums", "developer.apple.com/forums/thread/799505")
  static let f797554 = Source(
    "F-797554", "The budget of Live Activity updates", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/797554")
  static let dExcessive = Source(
    "D-excessive-activities", "DeviceActivityCenter.MonitoringError.excessiveActivities", "Apple",
    "developer.apple.com/documentation/deviceactivity/deviceactivitycenter/monitoringerror/"
      + "excessiveactivities")
  static let dChannelError = Source(
    "D-channel-error", "PTChannelError.Code", "Apple",
    "developer.apple.com/documentation/pushtotalk/ptchannelerror-swift.struct/code")
  static let dResourceTimeout = Source(
    "D-resource-timeout", "URLSessionConfiguration.timeoutIntervalForResource", "Apple",
    "developer.apple.com/documentation/foundation/urlsessionconfiguration/"
      + "timeoutintervalforresource")
  static let w2010073 = Source(
    "W20-10073", "WWDC 2020, session 10073: Empower your intents", "Apple",
    "developer.apple.com/videos/play/wwdc2020/10073")
  static let newsstandGist = Source(
    "newsstand-gist", "A Newsstand app reads the push from its launch options (2011)",
    "observed, public code", "gist.github.com/jtowle/1174024")
  static let w2010113 = Source(
    "W20-10113", "WWDC 2020, session 10113", "Apple",
    "developer.apple.com/videos/play/wwdc2020/10113")
  static let dCrashDetection = Source(
    "D-crash-detection", "crashDetectionManager(_:didDetect:)", "Apple",
    "developer.apple.com/documentation/safetykit/sacrashdetectiondelegate/crashdetectionmanager(_:diddetect:)"
  )
  static let dExposure = Source(
    "D-exposure", "Building an app to notify users of COVID-19 exposure", "Apple",
    "developer.apple.com/documentation/exposurenotification/building-an-app-to-notify-users-of-covid-19-exposure"
  )
  static let w2110184 = Source(
    "W21-10184", "WWDC 2021, session 10184", "Apple",
    "developer.apple.com/videos/play/wwdc2021/10184")
  static let w2210117 = Source(
    "W22-10117", "WWDC 2022, session 10117", "Apple",
    "developer.apple.com/videos/play/wwdc2022/10117")
  static let dCarScene = Source(
    "D-car-scene", "CPTemplateApplicationSceneDelegate", "Apple",
    "developer.apple.com/documentation/carplay/cptemplateapplicationscenedelegate")
  static let w2010660 = Source(
    "W20-10660", "WWDC 2020, session 10660", "Apple",
    "developer.apple.com/videos/play/wwdc2020/10660")
  static let dScreenCapture = Source(
    "D-screen-capture", "Capturing screen content on iOS", "Apple",
    "developer.apple.com/documentation/screencapturekit/capturing-screen-content-on-ios")
  static let dInference = Source(
    "D-inference", "Background Inference", "Apple",
    "developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.background-tasks.continued-processing.inference"
  )
  static let dBluetoothGuide = Source(
    "D-bluetooth-guide", "Core Bluetooth Programming Guide", "Apple",
    "developer.apple.com/library/archive/documentation/NetworkingInternetWeb/Conceptual/"
      + "CoreBluetooth_concepts")
  static let dAudioSession = Source(
    "D-audio-session", "AVAudioSession", "Apple",
    "developer.apple.com/documentation/avfaudio/avaudiosession")
  static let slideOver2015 = Source(
    "slide-over-2015", "Slide Over and Split View on iOS 9 (2015-06-17)", "observed, blog",
    "joshuaheald.com")
  static let dActivityError = Source(
    "D-activity-error", "ActivityAuthorizationError", "Apple",
    "developer.apple.com/documentation/activitykit/activityauthorizationerror")
  static let dSystemCancel = Source(
    "D-system-cancel", "LAError.systemCancel", "Apple",
    "developer.apple.com/documentation/localauthentication/laerror/systemcancel")
  static let thermalLog = Source(
    "thermal-log", "Log of RunningBoard: 0x05CA1DED for a thermal condition",
    "observed, public log")
  static let extensionGuide = Source(
    "A-extension-guide", "App Extension Programming Guide", "Apple",
    "developer.apple.com/library/archive/documentation/General/Conceptual/ExtensibilityPG/"
      + "ExtensionOverview.html")
  static let dAppClipLimits = Source(
    "D-app-clip-limits", "Choosing the right functionality for your App Clip", "Apple",
    "developer.apple.com/documentation/appclip/"
      + "choosing-the-right-functionality-for-your-app-clip")
  static let dSigabrt = Source(
    "D-sigabrt", "EXC_CRASH (SIGABRT)", "Apple", "developer.apple.com/documentation/xcode/sigabrt")
  static let dExpiringActivity = Source(
    "D-expiring-activity", "ProcessInfo.performExpiringActivity", "Apple",
    "developer.apple.com/documentation/foundation/processinfo/"
      + "performexpiringactivity(withreason:using:)")
  static let dSampleHandler = Source(
    "D-sample-handler", "RPBroadcastSampleHandler.broadcastStarted", "Apple",
    "developer.apple.com/documentation/replaykit/rpbroadcastsamplehandler/"
      + "broadcaststarted(withsetupinfo:)")
  static let dWidgetNetwork = Source(
    "D-widget-network", "Making network requests in a widget extension", "Apple",
    "developer.apple.com/documentation/widgetkit/making-network-requests-in-a-widget-extension")
  static let dDeviceActivityCenter = Source(
    "D-device-activity-center", "DeviceActivityCenter", "Apple",
    "developer.apple.com/documentation/deviceactivity/deviceactivitycenter")
  static let dProviderStop = Source(
    "D-provider-stop", "NEProviderStopReason.appUpdate", "Apple",
    "developer.apple.com/documentation/networkextension/neproviderstopreason/appupdate")
  static let w2210403 = Source(
    "W22-110403", "WWDC 2022, session 110403: Meet Background Assets", "Apple",
    "developer.apple.com/videos/play/wwdc2022/110403")
  static let w2310108 = Source(
    "W23-10108", "WWDC 2023, session 10108: What's new in Background Assets", "Apple",
    "developer.apple.com/videos/play/wwdc2023/10108")
  static let f73148 = Source(
    "F-73148", "Memory of network providers", "Apple engineer, developer forums",
    "developer.apple.com/forums/thread/73148")
  static let f729227 = Source(
    "F-729227", "Life cycle of network providers",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/729227")
  static let f833154 = Source(
    "F-833154", "Life cycle of a crash reporter",
    "Apple engineer, developer forums", "developer.apple.com/forums/thread/833154")
  static let f655189 = Source(
    "F-655189", "Memory of an intents extension", "developer forums, an accepted answer",
    "developer.apple.com/forums/thread/655189")
  static let f726666 = Source(
    "F-726666", "Memory of a Device Activity report", "a developer, developer forums",
    "developer.apple.com/forums/thread/726666")
  static let f827783 = Source(
    "F-827783", "Memory of a Device Activity monitor", "a developer, developer forums",
    "developer.apple.com/forums/thread/827783")
  static let widgetMemory = Source(
    "reports-177", "FB8832751: widgets have 30 MB", "observed, public report",
    "github.com/feedback-assistant/reports/issues/177")
  static let reactNativeExtensions = Source(
    "react-native-extensions", "React Native: App Extensions", "React Native",
    "reactnative.dev/docs/0.72/app-extensions")
  static let broadcastMemory = Source(
    "twilio-video-287", "A broadcast extension has 50 MB",
    "observed, public thread", "github.com/twilio/video-quickstart-ios/pull/287")
  static let dConnectedDisplay = Source(
    "D-connected-display", "Presenting content on a connected display", "Apple",
    "developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display")
  static let w2310028 = Source(
    "W23-10028", "WWDC 2023, session 10028: Bring widgets to life", "Apple",
    "developer.apple.com/videos/play/wwdc2023/10028")
  static let w25278 = Source(
    "W25-278", "WWDC 2025, session 278: What's new in widgets", "Apple",
    "developer.apple.com/videos/play/wwdc2025/278")
  static let w26277 = Source(
    "W26-277", "WWDC 2026, session 277: WidgetKit foundations", "Apple",
    "developer.apple.com/videos/play/wwdc2026/277")
  static let w2110225 = Source(
    "W21-10225",
    "WWDC 2021, session 10225: Coordinate media experiences with Group Activities", "Apple",
    "developer.apple.com/videos/play/wwdc2021/10225")
}
