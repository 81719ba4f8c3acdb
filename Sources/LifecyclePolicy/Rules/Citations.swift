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

// Row i of all rows is the source of raw value i + 1; 64 rows each, quick to compile.

let citations0: [Citation] = [
  Citation(
    source: .a1, key: "A1",
    title: "App Programming Guide for iOS: The App Life Cycle (2017-03-27)",
    publisher: "Apple",
    address: """
      developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
      TheAppLifeCycle/TheAppLifeCycle.html
      """),
  Citation(
    source: .a2, key: "A2",
    title: "App Programming Guide for iOS: Background Execution",
    publisher: "Apple",
    address: """
      developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
      BackgroundExecution/BackgroundExecution.html
      """),
  Citation(
    source: .a3, key: "A3",
    title: "App Programming Guide for iOS: Strategies for Handling App State Transitions",
    publisher: "Apple",
    address: """
      developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/\
      StrategiesforHandlingAppStateTransitions/StrategiesforHandlingAppStateTransitions.html
      """),
  Citation(
    source: .a4, key: "A4",
    title: "TN2151: Understanding and Analyzing Application Crash Reports (2018-01-08)",
    publisher: "Apple",
    address: "developer.apple.com/library/archive/technotes/tn2151/_index.html"),
  Citation(
    source: .a5, key: "A5",
    title: "QA1693: Synchronous Networking On The Main Thread (2010-12-23)",
    publisher: "Apple", address: "developer.apple.com/library/archive/qa/qa1693/_index.html"),
  Citation(
    source: .a6, key: "A6",
    title: "TN3115: Bluetooth State Restoration app relaunch rules",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/technotes/\
      tn3115-bluetooth-state-restoration-app-relaunch-rules
      """),
  Citation(
    source: .a7, key: "A7",
    title: "TN3187: Migrating to the UIKit scene-based life cycle",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/technotes/\
      tn3187-migrating-to-the-uikit-scene-based-life-cycle
      """),
  Citation(
    source: .qa1962, key: "QA1962",
    title: "QA1962: Bluetooth relaunch table with an iOS 10 column (2017)",
    publisher: "Apple", address: "developer.apple.com/library/content/qa/qa1962/_index.html"),
  Citation(
    source: .gLock, key: "G-lock",
    title: "iOS App Programming Guide, 2011-13 text: the Sleep/Wake button",
    publisher: "Apple, quoted by a blog", address: "howard-tutorial.blogspot.com/2013/02"),
  Citation(
    source: .split, key: "SPLIT",
    title: "Adopting Multitasking Enhancements on iPad; Split View and Slide Over",
    publisher: "Apple, and developers' blogs", address: ""),
  Citation(
    source: .voipX, key: "VOIP-X",
    title: "VoIP tips: relaunched after a nonzero exit code",
    publisher: "Apple, quoted by e-learn.cn", address: "e-learn.cn/qa/answer/151557/591598.html"),
  Citation(
    source: .dLife, key: "D-life",
    title: "Managing your app's life cycle",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"),
  Citation(
    source: .dLaunch, key: "D-launch",
    title: "About the app launch sequence",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/about-the-app-launch-sequence"),
  Citation(
    source: .dRespl, key: "D-respl",
    title: "Responding to the launch of your app",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/responding-to-the-launch-of-your-app"),
  Citation(
    source: .dBgseq, key: "D-bgseq",
    title: "About the background execution sequence",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/about-the-background-execution-sequence"),
  Citation(
    source: .dPrepbg, key: "D-prepbg",
    title: "Preparing your UI to run in the background",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"),
  Citation(
    source: .dPrepfg, key: "D-prepfg",
    title: "Preparing your UI to run in the foreground",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground"),
  Citation(
    source: .dExtend, key: "D-extend",
    title: "Extending your app's background execution time",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time
      """),
  Citation(
    source: .dState, key: "D-state",
    title: "UIApplication.applicationState",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiapplication/applicationstate"),
  Citation(
    source: .dAct, key: "D-act",
    title: "UIScene.ActivationState",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum"),
  Citation(
    source: .dTrans, key: "D-trans",
    title: "Transitioning to the UIKit scene-based life cycle",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle
      """),
  Citation(
    source: .dTerm, key: "D-term",
    title: "applicationWillTerminate(_:)",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)
      """),
  Citation(
    source: .dFg, key: "D-fg",
    title: "applicationWillEnterForeground(_:)",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
  ),
  Citation(
    source: .dResign, key: "D-resign",
    title: "applicationWillResignActive(_:)",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit/uiapplicationdelegate"),
  Citation(
    source: .dOpen, key: "D-open",
    title: "application(_:open:options:)",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:)"),
  Citation(
    source: .dWfl, key: "D-wfl",
    title: "application(_:willFinishLaunchingWithOptions:)",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit/uiapplicationdelegate"),
  Citation(
    source: .dDfl, key: "D-dfl",
    title: "application(_:didFinishLaunchingWithOptions:)",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"
  ),
  Citation(
    source: .dConn, key: "D-conn",
    title: "scene(_:willConnectTo:options:)",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit/uiscenedelegate"),
  Citation(
    source: .dDisc, key: "D-disc",
    title: "sceneDidDisconnect(_:)",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit/uiscenedelegate"),
  Citation(
    source: .dSact, key: "D-sact",
    title: "sceneDidBecomeActive(_:)",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit/uiscenedelegate"),
  Citation(
    source: .dSfg, key: "D-sfg",
    title: "sceneWillEnterForeground(_:)",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit/uiscenedelegate"),
  Citation(
    source: .dBt, key: "D-bt",
    title: "beginBackgroundTask(withName:expirationHandler:)",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)"
  ),
  Citation(
    source: .dBtr, key: "D-btr",
    title: "backgroundTimeRemaining",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining"),
  Citation(
    source: .dBrs, key: "D-brs",
    title: "backgroundRefreshStatus",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus"),
  Citation(
    source: .dFetch, key: "D-fetch",
    title: "application(_:performFetchWithCompletionHandler:)",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performfetchwithcompletionhandler:)"
  ),
  Citation(
    source: .dMinf, key: "D-minf",
    title: "setMinimumBackgroundFetchInterval(_:)",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit"),
  Citation(
    source: .dRn, key: "D-rn",
    title: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
  ),
  Citation(
    source: .dPush, key: "D-push",
    title: "Pushing background updates to your app",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app
      """),
  Citation(
    source: .dKeep, key: "D-keep",
    title: "setKeepAliveTimeout(_:handler:)",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/uikit/uiapplication/setkeepalivetimeout(_:handler:)
      """),
  Citation(
    source: .dHurl, key: "D-hurl",
    title: "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:handleeventsforbackgroundurlsession:completionhandler:)"
  ),
  Citation(
    source: .dDl, key: "D-dl",
    title: "Downloading files in the background",
    publisher: "Apple", address: "developer.apple.com/documentation/foundation"),
  Citation(
    source: .dUcfg, key: "D-ucfg",
    title: "backgroundSessionConfigurationWithIdentifier",
    publisher: "Apple", address: "developer.apple.com/documentation/foundation"),
  Citation(
    source: .dSle, key: "D-sle",
    title: "sessionSendsLaunchEvents",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/foundation/urlsessionconfiguration/sessionsendslaunchevents"
  ),
  Citation(
    source: .dStrat, key: "D-strat",
    title: "Choosing Background Strategies for Your App",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/backgroundtasks/choosing-background-strategies-for-your-app
      """),
  Citation(
    source: .dBgs, key: "D-bgs",
    title: "BGTaskScheduler: submit",
    publisher: "Apple", address: "developer.apple.com/documentation/backgroundtasks"),
  Citation(
    source: .dBgr, key: "D-bgr",
    title: "BGTaskScheduler: register",
    publisher: "Apple", address: "developer.apple.com/documentation/backgroundtasks"),
  Citation(
    source: .dBge, key: "D-bge",
    title: "BGTaskScheduler.Error.Code",
    publisher: "Apple", address: "developer.apple.com/documentation/backgroundtasks"),
  Citation(
    source: .dBgx, key: "D-bgx",
    title: "BGTask: expirationHandler and setTaskCompleted",
    publisher: "Apple", address: "developer.apple.com/documentation/backgroundtasks"),
  Citation(
    source: .dBgp, key: "D-bgp",
    title: "BGProcessingTask",
    publisher: "Apple",
    address: "developer.apple.com/documentation/backgroundtasks/bgprocessingtask"),
  Citation(
    source: .dBghr, key: "D-bghr",
    title: "BGHealthResearchTask",
    publisher: "Apple",
    address: "developer.apple.com/documentation/backgroundtasks/bghealthresearchtask"),
  Citation(
    source: .dBegin, key: "D-begin",
    title: "BGTaskRequest.earliestBeginDate",
    publisher: "Apple",
    address: "developer.apple.com/documentation/backgroundtasks/bgtaskrequest/earliestbegindate"),
  Citation(
    source: .dCont, key: "D-cont",
    title: "Performing long-running tasks on iOS and iPadOS",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/backgroundtasks/\
      performing-long-running-tasks-on-ios-and-ipados
      """),
  Citation(
    source: .dVoip, key: "D-voip",
    title: "PKPushRegistryDelegate: didReceiveIncomingPush",
    publisher: "Apple", address: "developer.apple.com/documentation/pushkit"),
  Citation(
    source: .dPtype, key: "D-ptype",
    title: "PKPushType.voIP",
    publisher: "Apple", address: "developer.apple.com/documentation/pushkit/pkpushtype/voip"),
  Citation(
    source: .dVresp, key: "D-vresp",
    title: "Responding to VoIP Notifications",
    publisher: "Apple", address: "developer.apple.com/documentation/pushkit"),
  Citation(
    source: .dNse, key: "D-nse",
    title: "UNNotificationServiceExtension.didReceive",
    publisher: "Apple", address: "developer.apple.com/documentation/usernotifications"),
  Citation(
    source: .dNact, key: "D-nact",
    title: "Handling notifications and notification-related actions",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/usernotifications/handling-notifications-and-notification-related-actions"
  ),
  Citation(
    source: .dLauth, key: "D-lauth",
    title: "Requesting authorization to use location services",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/corelocation/\
      requesting-authorization-to-use-location-services
      """),
  Citation(
    source: .dSlc, key: "D-slc",
    title: "startMonitoringSignificantLocationChanges()",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoringsignificantlocationchanges()"
  ),
  Citation(
    source: .dReg, key: "D-reg",
    title: "startMonitoring(for:)",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:)"),
  Citation(
    source: .dGeo, key: "D-geo",
    title: "Monitoring the user's proximity to geographic regions",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/corelocation/monitoring-the-user-s-proximity-to-geographic-regions"
  ),
  Citation(
    source: .dGeo2, key: "D-geo2",
    title: "Monitoring the user's proximity to geographic regions: after a reboot, once unlocked",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/corelocation/monitoring-the-user-s-proximity-to-geographic-regions"
  ),
  Citation(
    source: .dVisit, key: "D-visit",
    title: "startMonitoringVisits()",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoringvisits()"),
  Citation(
    source: .dStd, key: "D-std",
    title: "startUpdatingLocation()",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/corelocation/cllocationmanager/startupdatinglocation()"),
]

let citations1: [Citation] = [
  Citation(
    source: .dAbg, key: "D-abg",
    title: "allowsBackgroundLocationUpdates",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/corelocation/cllocationmanager/allowsbackgroundlocationupdates"
  ),
  Citation(
    source: .dLbg, key: "D-lbg",
    title: "Handling location updates in the background",
    publisher: "Apple", address: "developer.apple.com/documentation/corelocation"),
  Citation(
    source: .dBeac, key: "D-beac",
    title: "Determining the proximity to an iBeacon device",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/corelocation/determining-the-proximity-to-an-ibeacon-device
      """),
  Citation(
    source: .dLpush, key: "D-lpush",
    title: "Creating a location push service extension",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/corelocation/creating-a-location-push-service-extension
      """),
  Citation(
    source: .dKill, key: "D-kill",
    title: "EXC_CRASH (SIGKILL)",
    publisher: "Apple", address: "developer.apple.com/documentation/xcode/sigkill"),
  Citation(
    source: .dWd, key: "D-wd",
    title: "Addressing watchdog terminations",
    publisher: "Apple",
    address: "developer.apple.com/documentation/xcode/addressing-watchdog-terminations"),
  Citation(
    source: .dJet, key: "D-jet",
    title: "Identifying high-memory use with jetsam event reports",
    publisher: "Apple",
    address:
      "developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports"
  ),
  Citation(
    source: .dRes, key: "D-res",
    title: "EXC_RESOURCE",
    publisher: "Apple", address: "developer.apple.com/documentation/xcode"),
  Citation(
    source: .dMx, key: "D-mx",
    title: "MXBackgroundExitData",
    publisher: "Apple",
    address: "developer.apple.com/documentation/metrickit/mxbackgroundexitdata"),
  Citation(
    source: .dModes, key: "D-modes",
    title: "UIBackgroundModes",
    publisher: "Apple",
    address: """
      developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes
      """),
  Citation(
    source: .dCfg, key: "D-cfg",
    title: "Configuring background execution modes",
    publisher: "Apple",
    address: "developer.apple.com/documentation/xcode/configuring-background-execution-modes"),
  Citation(
    source: .dPlist, key: "D-plist",
    title: "Information Property List: key pages",
    publisher: "Apple",
    address: "developer.apple.com/documentation/bundleresources/information-property-list"),
  Citation(
    source: .dQueue, key: "D-queue",
    title: "Processing queued notifications",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/processing-queued-notifications"),
  Citation(
    source: .dUiln, key: "D-uiln",
    title: "UILocalNotification",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit/uilocalnotification"),
  Citation(
    source: .dHk, key: "D-hk",
    title: "enableBackgroundDelivery",
    publisher: "Apple", address: "developer.apple.com/documentation/healthkit"),
  Citation(
    source: .dWc, key: "D-wc",
    title: "WCSession.sendMessage",
    publisher: "Apple", address: "developer.apple.com/documentation/watchconnectivity"),
  Citation(
    source: .dWcui, key: "D-wcui",
    title: "WCSession.transferUserInfo(_:)",
    publisher: "Apple",
    address: "developer.apple.com/documentation/watchconnectivity/wcsession/transferuserinfo(_:)"),
  Citation(
    source: .dPtt, key: "D-ptt",
    title: "Creating a Push to Talk app",
    publisher: "Apple",
    address: "developer.apple.com/documentation/pushtotalk/creating-a-push-to-talk-app"),
  Citation(
    source: .dLok, key: "D-lok",
    title: "LaunchOptionsKey.location",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey"),
  Citation(
    source: .dLobt, key: "D-lobt",
    title: "LaunchOptionsKey.bluetoothCentrals",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey"),
  Citation(
    source: .dNews, key: "D-news",
    title: "LaunchOptionsKey.newsstandDownloads",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey"),
  Citation(
    source: .dProt, key: "D-prot",
    title: "isProtectedDataAvailable",
    publisher: "Apple", address: "developer.apple.com/documentation/uikit"),
  Citation(
    source: .mNet, key: "M-net",
    title: "UISceneActivationState: the values of the enumeration",
    publisher: "Microsoft",
    address: "learn.microsoft.com/en-us/dotnet/api/uikit.uisceneactivationstate"),
  Citation(
    source: .w19, key: "W19",
    title: "WWDC 2019, session 707: Advances in App Background Execution, transcript",
    publisher: "Apple", address: "developer.apple.com/videos/play/wwdc2019/707"),
  Citation(
    source: .w20, key: "W20",
    title: "WWDC 2020, session 10063: Background execution demystified, notes",
    publisher: "an attendee's blog",
    address: "blog.derrickshowers.com/learning/wwdc-2020-background-execution"),
  Citation(
    source: .xReason, key: "X-reason",
    title: "XNU: bsd/sys/reason.h",
    publisher: "Apple, open source", address: "github.com/apple-oss-distributions/xnu"),
  Citation(
    source: .xKills, key: "X-kills",
    title: "XNU: the document on memorystatus kills",
    publisher: "Apple, open source", address: ""),
  Citation(
    source: .xMemst, key: "X-memst",
    title: "XNU: kern_memorystatus.h",
    publisher: "Apple, open source", address: ""),
  Citation(
    source: .rbCat, key: "RB-cat",
    title: "RunningBoard value catalogue, macOS 26.6.2 (2026-09-13)",
    publisher: "observed, public file", address: ""),
  Citation(
    source: .f85066, key: "F-85066",
    title: "UIApplication Background Task Notes (revised 2023-06-16)",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/85066"),
  Citation(
    source: .f685525, key: "F-685525",
    title: "iOS Background Execution Limits",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/685525"),
  Citation(
    source: .f793189, key: "F-793189",
    title: "BGProcessingTaskRequest executing even after force-quit",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/793189"),
  Citation(
    source: .f15808, key: "F-15808",
    title: "When are background refreshes allowed to execute?",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/15808"),
  Citation(
    source: .f14855, key: "F-14855",
    title: "Testing Background Session Code",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/14855"),
  Citation(
    source: .f119758, key: "F-119758",
    title: "BGProcessingTask (2019)",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/119758"),
  Citation(
    source: .f719222, key: "F-719222",
    title: "Will BGAppRefreshTaskRequest be triggered when app is terminated by user",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/719222"),
  Citation(
    source: .f391799, key: "F-391799",
    title: "beginBackgroundTask thread too short?",
    publisher: "Apple engineer, developer forums",
    address: "forums.developer.apple.com/message/391799"),
  Citation(
    source: .f763739, key: "F-763739",
    title: "Prewarming and launches on a locked device, first thread",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/763739"),
  Citation(
    source: .f802755, key: "F-802755",
    title: "Prewarming and launches on a locked device, second thread",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/802755"),
  Citation(
    source: .f771951, key: "F-771951",
    title: "Prewarming and launches on a locked device, third thread",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/771951"),
  Citation(
    source: .f775888, key: "F-775888",
    title: "Relaunch of monitors on watchOS",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/775888"),
  Citation(
    source: .f782051, key: "F-782051",
    title: "A process-exit log of watchOS",
    publisher: "a developer, developer forums",
    address: "developer.apple.com/forums/thread/782051"),
  Citation(
    source: .f732170, key: "F-732170",
    title: "A log of the callbacks when a scene app is killed (2023)",
    publisher: "a developer, developer forums",
    address: "developer.apple.com/forums/thread/732170"),
  Citation(
    source: .f71792, key: "F-71792",
    title: "Wake-ups for significant location changes",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/71792"),
  Citation(
    source: .f701820, key: "F-701820",
    title: "Relaunched right after a force quit, iOS 15.3",
    publisher: "a developer, developer forums",
    address: "developer.apple.com/forums/thread/701820"),
  Citation(
    source: .f806013, key: "F-806013",
    title: "AccessorySetupKit apps after a force quit, iOS 26",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/806013"),
  Citation(
    source: .f775325, key: "F-775325",
    title: "HealthKit background delivery and force quit",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/775325"),
  Citation(
    source: .f826964, key: "F-826964",
    title: "Location no longer relaunches after a force quit, iOS 26.4.2",
    publisher: "a developer, developer forums",
    address: "developer.apple.com/forums/thread/826964"),
  Citation(
    source: .f780822, key: "F-780822",
    title: "Push to Talk after a force quit, first thread",
    publisher: "developers, developer forums", address: "developer.apple.com/forums/thread/780822"),
  Citation(
    source: .f781909, key: "F-781909",
    title: "Push to Talk after a force quit, second thread",
    publisher: "developers, developer forums", address: "developer.apple.com/forums/thread/781909"),
  Citation(
    source: .f817976, key: "F-817976",
    title: "Reporting a call: two checks, and mustReport from iOS 26.4",
    publisher: "Apple engineer, developer forums",
    address: "developer.apple.com/forums/thread/817976"),
  Citation(
    source: .f770880, key: "F-770880",
    title: "Memory and time of a notification service extension",
    publisher: "Apple engineer, second-hand", address: "developer.apple.com/forums/thread/770880"),
  Citation(
    source: .f208952, key: "F-208952",
    title: "Termination codes of watchOS background tasks",
    publisher: "developer forums", address: "forums.developer.apple.com/message/208952"),
  Citation(
    source: .bCastro, key: "B-castro",
    title: "Castro: 0xdead10cc, with an Apple engineer's answer (2016-17)",
    publisher: "Apple engineer, quoted by a blog", address: ""),
  Citation(
    source: .qScene, key: "Q-scene",
    title: "71570813: events when a scene app is swiped away",
    publisher: "Stack Overflow", address: "stackoverflow.com/questions/71570813"),
  Citation(
    source: .qSlc, key: "Q-slc",
    title: "33368607: relaunch by significant location changes",
    publisher: "Stack Overflow", address: "stackoverflow.com/questions/33368607"),
  Citation(
    source: .q180, key: "Q-180",
    title: "25989640: background time, from 10 minutes to 180 seconds",
    publisher: "Stack Overflow, a copy",
    address: "ios-ruby-on-rails.developreference.com/article/25989640"),
  Citation(
    source: .l180, key: "L-180",
    title: "22051324: a 0x8badf00d log with permittedBackgroundDuration 180",
    publisher: "Stack Overflow, a copy",
    address: "ios-ruby-on-rails.developreference.com/article/22051324"),
  Citation(
    source: .qLock4, key: "Q-lock4",
    title: "7754317: device lock on iOS 4 and on iOS 5",
    publisher: "Stack Overflow", address: "stackoverflow.com/questions/7754317"),
  Citation(
    source: .qLock7, key: "Q-lock7",
    title: "19452696 and 19595928: the state in didEnterBackground on lock, iOS 6 and 7",
    publisher: "Stack Overflow, copies", address: "devpeace.com/ios/19452696"),
  Citation(
    source: .qHealth, key: "Q-health",
    title: "26375767: HealthKit background delivery after a force quit (2014-15)",
    publisher: "Stack Overflow", address: "stackoverflow.com/questions/26375767"),
  Citation(
    source: .mcmap, key: "MCMAP",
    title: "iOS 13: a silent push with an alert relaunched a force-quit app",
    publisher: "a copy of a question", address: "mcmap.net/q/1825698"),
  Citation(
    source: .l613, key: "L-613",
    title: "Device log, iOS 6.1.3: killed after 600 s of background task",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .l82, key: "L-82",
    title: "Device log, iOS 8.2: background fetch of more than 30 s",
    publisher: "observed, public log", address: ""),
]

let citations2: [Citation] = [
  Citation(
    source: .l70, key: "L-70",
    title: "Device log, iOS 7.0: 40 s for a task after a content fetch",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .lUrls, key: "L-urls",
    title: "Device log: the assertion of a background URL session (about 2018)",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .lExit, key: "L-exit",
    title: "Crash log: process-exit, 5 s",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .lSupd, key: "L-supd",
    title: "Crash logs: scene-update, 10 s",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .lCpu, key: "L-cpu",
    title: "Crash logs: 80 % of CPU over 60 s in the background",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .lWake, key: "L-wake",
    title: "Reports: wake-ups per second",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .lBad2, key: "L-bad2",
    title: "Simulator logs: 0x2182bad2, background task not ended",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .tCnb, key: "T-cnb",
    title: "A table of watchdog times (2014)",
    publisher: "cnblogs.com", address: "cnblogs.com/417460188dy/p/3678112.html"),
  Citation(
    source: .dum42, key: "DUM42",
    title: "iPad app development, a book on iOS 4.2: Termination",
    publisher: "sourcedaddy.com", address: "sourcedaddy.com/ipad/termination.html"),
  Citation(
    source: .n4, key: "N4",
    title: "Matt Neuburg, Programming iOS 4: Application Lifetime Events",
    publisher: "a book, quoted by m.reader8.net",
    address: "m.reader8.net/jiaocheng/20120811/2218758.html"),
  Citation(
    source: .fries, key: "FRIES",
    title: "Tests of applicationWillTerminate: on iOS 4.0",
    publisher: "christian-fries.de", address: "christian-fries.de/blog/files/2010-07-ios.html"),
  Citation(
    source: .sea, key: "SEA",
    title: "When will applicationWillTerminate be called?",
    publisher: "seacode.uk",
    address: "seacode.uk/swift/when-will-applicationwillterminate-be-called"),
  Citation(
    source: .jig, key: "JIG",
    title: "Delegate methods called when opening an app, iOS 10",
    publisher: "a blog, medium.com",
    address: "medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf"),
  Citation(
    source: .kr, key: "KR",
    title: "A blog post in Korean: the log of an app without scenes, iOS 13",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .tray, key: "TRAY",
    title: "The multitasking bar of iOS 4 to 6, and ending the frontmost app",
    publisher: "iphonefaq.org and others", address: "iphonefaq.org/archives/97964"),
  Citation(
    source: .framna, key: "framna",
    title: "Solving prewarming",
    publisher: "framna.com", address: "framna.com/articles/solving-prewarming"),
  Citation(
    source: .samwize, key: "samwize",
    title: "Silent push, in each state of the app (2015)",
    publisher: "samwize.com", address: "samwize.com/2015/08/07/"),
  Citation(
    source: .brazeSilentPush, key: "braze-silent-push",
    title: "Silent push notifications",
    publisher: "Braze", address: "braze.com"),
  Citation(
    source: .newbeNewsstand, key: "newbe-newsstand",
    title: "Apple's push guide on Newsstand pushes",
    publisher: "Apple, quoted by newbe.dev", address: "newbe.dev"),
  Citation(
    source: .interruptionOS3, key: "interruption-os3",
    title: "Responding to interruptions, iPhone OS 3",
    publisher: "mob-pc.info", address: "mob-pc.info/responding-to-interruptions/"),
  Citation(
    source: .wakin, key: "wakin",
    title: "An incoming call, taken or ignored",
    publisher: "a blog, csdn.net", address: "blog.csdn.net/wakin002/article/details/8529841"),
  Citation(
    source: .decemberd, key: "decemberd",
    title: "The messages when the app switcher is shown",
    publisher: "a blog, csdn.net", address: "blog.csdn.net/decemberd/7225548"),
  Citation(
    source: .switcherClose, key: "switcher-close",
    title: "Methods in AppDelegate: swiped away from the switcher",
    publisher: "alibabacloud.com",
    address: """
      topic.alibabacloud.com/a/methods-in-appdelegate-and-appdelegate-methods_1_21_32565674.html
      """),
  Citation(
    source: .kaiinui, key: "kaiinui",
    title: "A launch by background fetch, then by the user (2015)",
    publisher: "a blog, hatenablog.com", address: "kaiinui.hatenablog.com/entry/2015/12/08/202147"),
  Citation(
    source: .onmyway133, key: "onmyway-133",
    title: "How to work with SceneDelegate: the app delegate is silent",
    publisher: "onmyway133.com",
    address: "onmyway133.com/posts/how-to-work-with-scenedelegate-in-ios-12"),
  Citation(
    source: .douglasHill, key: "douglas-hill",
    title: "App termination and closed windows (FB6185896)",
    publisher: "douglashill.co", address: "douglashill.co/app-termination"),
  Citation(
    source: .volcengine, key: "volcengine",
    title: "Which endings call applicationWillTerminate",
    publisher: "volcengine.com", address: "volcengine.com/article/3290756"),
  Citation(
    source: .rushikesh, key: "rushikesh",
    title: "A reading of the release notes: scenes with the iOS 27 SDK",
    publisher: "a blog, dev.to", address: "dev.to/rushikeshpandit"),
  Citation(
    source: .suelan, key: "suelan",
    title: "A crash that ate bad food: scene-update, 10 s (2021)",
    publisher: "suelan.github.io",
    address: "suelan.github.io/2021/03/05/20210305-crash-ate-bad-food/"),
  Citation(
    source: .unityExit, key: "unity-exit",
    title: "The Unity player with Exit on Suspend",
    publisher: "Unity, a copy", address: "wangyeyixia.com/article/3771466.html"),
  Citation(
    source: .als, key: "ALS",
    title: "AppLaunchSequence, iOS 11.0.3: callbacks and states of each launch",
    publisher: "GitHub", address: "github.com/regularberry/AppLaunchSequence"),
  Citation(
    source: .radar7, key: "RADAR7",
    title: "openradar 14295449: a background fetch launch posts no notification, iOS 7",
    publisher: "GitHub", address: "github.com/lionheart/openradar-mirror/issues/13584"),
  Citation(
    source: .priv, key: "PRIV",
    title: "A privacy switch changed in Settings ends the app",
    publisher: "GitHub", address: "github.com/lionheart/openradar-mirror/issues/12196"),
  Citation(
    source: .g119, key: "G-119",
    title: "LocationManager: no location key in the launch options with scenes",
    publisher: "GitHub", address: "github.com/intuit/LocationManager/issues/119"),
  Citation(
    source: .gPjsip, key: "G-pjsip",
    title: "PJSIP: push notifications on iOS",
    publisher: "PJSIP",
    address: "docs.pjsip.org/en/latest/specific-guides/other/ios_push_notifications.html"),
  Citation(
    source: .nc4305, key: "NC-4305",
    title: "Nextcloud: relaunched after a force quit, log of 2026-09-15",
    publisher: "GitHub", address: "github.com/nextcloud/ios/issues/4305"),
  Citation(
    source: .gio215, key: "GIO-215",
    title: "GrowingIO: applicationState has not changed yet at sceneDidBecomeActive",
    publisher: "GitHub", address: "github.com/growingio/growingio-sdk-ios-autotracker/pull/215"),
  Citation(
    source: .td113, key: "TD-113",
    title: "TelemetryDeck: willEnterForeground is posted at a cold launch with scenes",
    publisher: "GitHub", address: "github.com/TelemetryDeck/SwiftSDK/issues/113"),
  Citation(
    source: .kb29632, key: "KB-29632",
    title: "Keybase: applicationState in applicationWillEnterForeground (2026)",
    publisher: "GitHub", address: "github.com/keybase/client/pull/29632"),
  Citation(
    source: .lk12, key: "LK-12",
    title: "LocoKit: after a force quit, visits do not relaunch (2018)",
    publisher: "GitHub", address: "github.com/sobri909/LocoKit/issues/12"),
  Citation(
    source: .rn18575, key: "rn-18575",
    title: "React Native: active and back while the notification centre is drawn",
    publisher: "GitHub", address: "github.com/react/react-native/issues/18575"),
  Citation(
    source: .rn9883, key: "rn-9883",
    title: "React Native: device lock seen as inactive alone, iOS 9",
    publisher: "GitHub", address: "github.com/react/react-native/issues/9883"),
  Citation(
    source: .ddg3704, key: "ddg-3704",
    title: "DuckDuckGo: background right after the launch, never active",
    publisher: "GitHub", address: "github.com/duckduckgo/iOS/pull/3704"),
  Citation(
    source: .ddg3710, key: "ddg-3710",
    title: "DuckDuckGo: background twice",
    publisher: "GitHub", address: "github.com/duckduckgo/iOS/pull/3710"),
  Citation(
    source: .openradar13719, key: "openradar-13719",
    title: "didEnterBackground twice when ended with a background task open",
    publisher: "GitHub", address: "github.com/lionheart/openradar-mirror/issues/13719"),
  Citation(
    source: .sentry1897, key: "sentry-1897",
    title: "Sentry: a prewarmed app that ran code",
    publisher: "GitHub", address: "github.com/getsentry/sentry-cocoa/issues/1897"),
  Citation(
    source: .sentry2280, key: "sentry-2280",
    title: "Sentry: the notifications of UIApplication with scenes",
    publisher: "GitHub", address: "github.com/getsentry/sentry-cocoa/pull/2280"),
  Citation(
    source: .sentryDocs15243, key: "sentry-docs-15243",
    title: "Sentry's documentation: callbacks when the user ends the app",
    publisher: "GitHub", address: ""),
  Citation(
    source: .message360845, key: "message-360845",
    title: "The icon was tapped, and the app went back to the background (iOS 12)",
    publisher: "a developer, developer forums",
    address: "forums.developer.apple.com/message/360845"),
  Citation(
    source: .gtm199, key: "gtm-199",
    title: "A background task begun in an expiration handler gets the app killed",
    publisher: "GitHub", address: "github.com/google/gtm-session-fetcher/issues/199"),
  Citation(
    source: .firebase4529, key: "firebase-4529",
    title: "Firebase: background time of iOS 13",
    publisher: "GitHub", address: "github.com/firebase/firebase-ios-sdk/issues/4529"),
  Citation(
    source: .firebase9362, key: "firebase-9362",
    title: "Firebase: ActivePrewarm is gone by didBecomeActive",
    publisher: "GitHub", address: "github.com/firebase/firebase-ios-sdk/issues/9362"),
  Citation(
    source: .onesignal1669, key: "onesignal-1669",
    title: "OneSignal: prewarmed before the first unlock",
    publisher: "GitHub", address: "github.com/OneSignal/OneSignal-iOS-SDK/pull/1669"),
  Citation(
    source: .bugsnag1307, key: "bugsnag-1307",
    title: "Bugsnag: applicationState at launch, with scenes and without",
    publisher: "GitHub", address: "github.com/bugsnag/bugsnag-cocoa/pull/1307"),
  Citation(
    source: .appsflyer139, key: "appsflyer-139",
    title: "AppsFlyer: with scenes the app delegate is silent",
    publisher: "GitHub", address: "github.com/AppsFlyerSDK/AppsFlyerFramework/issues/139"),
  Citation(
    source: .salesforce3679, key: "salesforce-3679",
    title: "Salesforce: an external display's scene does not become active",
    publisher: "GitHub", address: "github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/3679"),
  Citation(
    source: .salesforce559, key: "salesforce-559",
    title: "Salesforce: no scene manifest, SDK 27 on OS 26",
    publisher: "GitHub", address: "github.com/forcedotcom/SalesforceMobileSDK-Templates/pull/559"),
  Citation(
    source: .metrodroid904, key: "metrodroid-904",
    title: "Metrodroid: no scene manifest, SDK 27 on OS 27",
    publisher: "GitHub", address: "github.com/metrodroid/metrodroid/pull/904"),
  Citation(
    source: .moonlight719, key: "moonlight-719",
    title: "Moonlight: no scene manifest, SDK 26 on OS 27",
    publisher: "GitHub", address: "github.com/moonlight-stream/moonlight-ios/pull/719"),
  Citation(
    source: .edge6179, key: "edge-6179",
    title: "Edge: a scene disconnected while the process lives",
    publisher: "GitHub", address: "github.com/EdgeApp/edge-react-gui/pull/6179"),
  Citation(
    source: .lemonbrush, key: "lemonbrush",
    title: "Lemonbrush: notes on states, a scene app closed by the user",
    publisher: "GitHub", address: "github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker"),
  Citation(
    source: .radiance595, key: "radiance-595",
    title: "Lantern: killed at the memory limit without a message, iOS 26.6",
    publisher: "GitHub", address: "github.com/getlantern/radiance/pull/595"),
  Citation(
    source: .quangtqag, key: "quangtqag",
    title: "A gist on the callbacks of a force quit",
    publisher: "GitHub", address: ""),
  Citation(
    source: .axiom, key: "axiom",
    title: "Axiom: background processing",
    publisher: "GitHub", address: "github.com/CharlesWiltgen/Axiom"),
]

let citations3: [Citation] = [
  Citation(
    source: .silentPushSuspended, key: "silent-push-suspended",
    title: "Silent push to a suspended app: no didEnterBackground",
    publisher: "samwize.com", address: "samwize.com/2015/08/07/"),
  Citation(
    source: .lockExit, key: "lock-exit",
    title: "Cordova: lock with UIApplicationExitsOnSuspend set, iOS 5",
    publisher: "observed, public documentation copy", address: ""),
  Citation(
    source: .alipayExit, key: "alipay-exit",
    title: "Crash log, iOS 11.0.3: process-exit, 5.00 s",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .oovooWakes, key: "oovoo-wakes",
    title: "Crash log, iOS 5 or 6: 0xbad22222, 15 wakes in 300 s",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .resumeWatchdog, key: "resume-watchdog",
    title: "Crash logs, iOS 4: failed to resume in time",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .sceneUpdate534, key: "scene-update-534",
    title: "Crash log, iOS 26: scene-update, 10 s, after a BGAppRefreshTask launch",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .sceneTest, key: "scene-test",
    title: "Callbacks of a scene app: launch, background and return",
    publisher: "observed, public file", address: ""),
  Citation(
    source: .idx20476597456, key: "idx-20476597456",
    title: "Crash log: process-exit, 5.00 seconds, older SPRINGBOARD form",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx42014220678, key: "idx-42014220678",
    title: "Device log: finishTask, 180 s, under assertiond",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx66497851588, key: "idx-66497851588",
    title: "Source comment: a location wake-up of about 10 s",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx4461657500, key: "idx-4461657500",
    title: "Source comment: a geofence wake-up of about 10 s",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx60016545783, key: "idx-60016545783",
    title: "VoIP push: two checks; no number of pushes per minute",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx67300367712, key: "idx-67300367712",
    title: "PushKit: mustReport",
    publisher: "Apple, a public copy", address: ""),
  Citation(
    source: .idx70528061832, key: "idx-70528061832",
    title: "WebKit: 20 s to prepare for suspension, of ProcessThrottler.cpp",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx20042268477, key: "idx-20042268477",
    title: "Location guide: no location events with Background App Refresh off",
    publisher: "Apple, a public copy", address: ""),
  Citation(
    source: .idx67819012, key: "idx-67819012",
    title: "NSURLError.h: reasons for a cancelled background task",
    publisher: "Apple, a public copy", address: ""),
  Citation(
    source: .idx60775678252, key: "idx-60775678252",
    title: "Notification actions in the background",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx71499658768, key: "idx-71499658768",
    title: "64 scheduled local notifications, first file",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx70077268105, key: "idx-70077268105",
    title: "64 scheduled local notifications, second file",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx26906414324, key: "idx-26906414324",
    title: "earliestBeginDate within a week, quoting WWDC 2019",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx71570432452, key: "idx-71570432452",
    title: "Live Activities: 8 h active, 4 h more on the Lock Screen",
    publisher: "Apple, a public copy", address: ""),
  Citation(
    source: .idx66627138638, key: "idx-66627138638",
    title: "UIKit pages: deprecated in iOS 26.0",
    publisher: "Apple, a public copy", address: ""),
  Citation(
    source: .idx71629570047, key: "idx-71629570047",
    title: "An Apple engineer on sockets and on notification service extensions",
    publisher: "Apple engineer, second-hand", address: ""),
  Citation(
    source: .idx22426462866, key: "idx-22426462866",
    title: "Log: Metal in the background, execution not permitted",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx57844455770, key: "idx-57844455770",
    title: "Log: Metal in the background, execution not permitted, second",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx57386799574, key: "idx-57386799574",
    title: "macOS log: 0xbaddd15c, requested by cache_delete",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx60091061497, key: "idx-60091061497",
    title: "A list of hexadecimal codes: 0xdeadfa11",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .idx69500904959, key: "idx-69500904959",
    title: "Simulator log: 0xfbfbfbfb",
    publisher: "observed, public log", address: ""),
  Citation(
    source: .s01, key: "S-01",
    title: """
      Five states: not running, inactive, active, background, suspended. A suspended app stays in \
      memory and cannot answer requests.
      """,
    publisher: "founding articles, German, French and Chinese; book chapter, Russian", address: ""),
  Citation(
    source: .s02, key: "S-02",
    title: """
      An interruption makes the app inactive. Ignored: active again. Accepted, or another app \
      launched: background, then suspended, kept in memory.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s03, key: "S-03",
    title: """
      Every such sequence begins with applicationWillResignActive:; what follows depends on the \
      interruption and on the user's answer.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s04, key: "S-04",
    title: """
      applicationWillResignActive: does not mean that background follows: the change may be \
      temporary and end in active.
      """,
    publisher: "founding book chapter, Russian", address: ""),
  Citation(
    source: .s05, key: "S-05",
    title: """
      applicationDidEnterBackground: only after a recent willResignActive; willEnterForeground is \
      soon followed by applicationDidBecomeActive:.
      """,
    publisher: "founding book chapter, Russian", address: ""),
  Citation(
    source: .s06, key: "S-06",
    title: """
      Return from background: applicationWillEnterForeground:, then applicationDidBecomeActive:. \
      Return from inactive: the latter alone.
      """,
    publisher: "founding articles, German and French; book chapter, Russian", address: ""),
  Citation(
    source: .s07, key: "S-07",
    title: """
      Suspended shortly after applicationDidEnterBackground: returns, unless more time was asked \
      for or background execution declared.
      """,
    publisher: "founding articles, German, French and Chinese", address: ""),
  Citation(
    source: .s08, key: "S-08",
    title: """
      applicationWillTerminate: without multitasking, after opting out, or when ended while \
      running in the background; never when suspended.
      """,
    publisher: "founding articles, German, French and Chinese; book chapter, Russian", address: ""),
  Citation(
    source: .s09, key: "S-09",
    title: "A suspended app is purged without any message.",
    publisher: "founding articles, German, French and Chinese", address: ""),
  Citation(
    source: .s10, key: "S-10",
    title: """
      Very early SDK, no multitasking, or UIApplicationExitsOnSuspend: terminated where others go \
      to the background.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s11, key: "S-11",
    title: """
      An opted-out app is only ever not running, inactive or active; on the home button it gets \
      applicationWillTerminate:.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s12, key: "S-12",
    title: "The user can end an app from the multitasking bar; no message is promised.",
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s13, key: "S-13",
    title: """
      Relaunch of an app still in memory is almost instantaneous: its objects are kept, nothing is \
      created again.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s14, key: "S-14",
    title: """
      A background app comes back when the user picks it, or when the system launches it for \
      events or significant location changes.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s15, key: "S-15",
    title: "No touch events while interrupted; touch and other events resume on activation.",
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s16, key: "S-16",
    title: """
      While suspended, events that may affect the app are tracked, netted out, and delivered when \
      it runs again.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s17, key: "S-17",
    title: """
      A suspended app answers no incoming requests; its sockets may be torn down, so it must be \
      ready to reconnect.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s18, key: "S-18",
    title: """
      A local notification reaches the user, or the app when active; at most 128 are scheduled. \
      The user decides whether the app comes forward.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s19, key: "S-19",
    title: """
      On entering the background, apps that talk to accessories are sent a disconnect notification.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s20, key: "S-20",
    title: """
      The window is snapshotted after applicationDidEnterBackground: returns and shown on the way \
      back; sensitive content must be hidden before.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s21, key: "S-21",
    title: "Sheets and alert views are not dismissed by the system on the way to the background.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s22, key: "S-22",
    title: """
      Low-memory warnings still reach apps that run in the background; if they do not suffice, the \
      end comes through applicationWillTerminate:.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s23, key: "S-23",
    title: """
      applicationDidEnterBackground: has an undocumented limit; past it, unless more time was \
      asked for, the app is terminated and purged.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s24, key: "S-24",
    title: "The limit of applicationDidEnterBackground: is about 5 seconds.",
    publisher: "founding book chapter, Russian", address: ""),
  Citation(
    source: .s25, key: "S-25",
    title: """
      applicationWillTerminate: has a limit, past which the app is terminated and purged; about 5 \
      seconds for an opted-out app.
      """,
    publisher: "founding articles, German, French and Chinese", address: ""),
  Citation(
    source: .s26, key: "S-26",
    title: """
      beginBackgroundTask grants extra time; each call gives a token that endBackgroundTask: must \
      end; one never ended: terminated.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s27, key: "S-27",
    title: """
      The expiration handler is the last chance to end the task and must be quick. Without one, or \
      if the task is not ended: terminated.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s28, key: "S-28",
    title: """
      A background task may be begun at any time, in the foreground too; backgroundTimeRemaining \
      tells how long is left.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s29, key: "S-29",
    title: """
      Woken for an accessory or a Bluetooth update: about 10 seconds; more with a background task \
      (about 150 seconds, by a translator's note).
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s30, key: "S-30",
    title: """
      A fetch wake-up ends at the completion handler; the time taken and an honest report of \
      content weigh on later grants.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s31, key: "S-31",
    title: """
      A VoIP app installs a keep-alive handler before moving to the background; it is called \
      periodically.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s32, key: "S-32",
    title: """
      Three techniques: finite-length tasks, transfers handed to the system, and declared modes \
      (UIBackgroundModes).
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s33, key: "S-33",
    title: """
      Modes: audio, location, voip, newsstand-content, external-accessory, bluetooth-central and \
      -peripheral, fetch, remote-notification.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s34, key: "S-34",
    title: """
      audio: not suspended while playing or recording, AirPlay and VoIP included; suspended when \
      it stops.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s35, key: "S-35",
    title: """
      Several apps may support audio; the system decides which may play, the foreground app first, \
      as their audio sessions are configured.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s36, key: "S-36",
    title: """
      Significant-change location (iOS 4, cellular devices) wakes a suspended app and relaunches a \
      terminated one.
      """,
    publisher: "founding article, Chinese", address: ""),
]

let citations4: [Citation] = [
  Citation(
    source: .s37, key: "S-37",
    title: "Foreground-only location: delivery stops when the app is suspended.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s38, key: "S-38",
    title: """
      Background location (mode location) does not prevent suspension, but new data wakes the app.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s39, key: "S-39",
    title: """
      voip: suspended while the system watches its socket; incoming data wakes it; launched at \
      boot; needs audio too to sound in the background.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s40, key: "S-40",
    title: "fetch: woken or launched at moments that the system picks; not guaranteed.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s41, key: "S-41",
    title: "remote-notification: a payload with content-available = 1 wakes or launches the app.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s42, key: "S-42",
    title: """
      newsstand-content: launched to start a download, which goes on while suspended or \
      terminated; woken or launched at its end.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s43, key: "S-43",
    title: """
      external-accessory: sessions stay open; woken by data, connect and disconnect; the app must \
      let the user start and stop the updates.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s44, key: "S-44",
    title: """
      bluetooth-central and -peripheral: woken by data, requests, connects and disconnects; the \
      user must be able to start and stop them.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s45, key: "S-45",
    title: """
      Background URL sessions go on while suspended or terminated by the system; launched when \
      done or needed, unless the user forced a quit.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s46, key: "S-46",
    title: """
      Ended by other than a force quit: launched again for location, audio, Bluetooth, downloads \
      (push, fetch, URL session, newsstand) and VoIP.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s47, key: "S-47",
    title: """
      After a force quit by the user: in most cases none of these; location from iOS 8 on is an \
      exception.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s48, key: "S-48",
    title: """
      Otherwise the user must launch the app, or restart the device, before automatic launches \
      happen again.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s49, key: "S-49",
    title: """
      With a passcode set, nothing is launched in the background before the first unlock after \
      boot.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s50, key: "S-50",
    title: "A force quit cancels the app's pending background transfers.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s51, key: "S-51",
    title: """
      OpenGL ES calls, or creating a context, in the background: killed at once; submitted \
      commands must be finished before entering it.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s52, key: "S-52",
    title: """
      Shared system resources must be released before suspension; the foreground app has \
      precedence; held while suspended: killed.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s53, key: "S-53",
    title: """
      Bonjour services and listening sockets must be closed before suspension; the system closes a \
      Bonjour service left open.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s54, key: "S-54",
    title: """
      Memory pressure purges suspended apps first, without notice; then it asks and ends \
      background apps, to make room for the foreground app.
      """,
    publisher: "founding articles, German, French and Chinese", address: ""),
  Citation(
    source: .s55, key: "S-55",
    title: """
      Background work is to be minimal: an app that spends too much may be throttled or terminated.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s56, key: "S-56",
    title: """
      Windows and views should not be updated in the background, preparing the snapshot aside.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s57, key: "S-57",
    title: """
      At willResignActive: pause tasks, stop timers, throttle OpenGL frame rates; undone at \
      didBecomeActive.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s58, key: "S-58",
    title: """
      At didEnterBackground: save data and place, free what can be rebuilt, drop connections, hide \
      sensitive views; undone at willEnterForeground.
      """,
    publisher: "founding articles, German, French and Chinese; book chapter, Russian", address: ""),
  Citation(
    source: .s59, key: "S-59",
    title: "At willEnterForeground: undo what didEnterBackground did; reload, reconnect.",
    publisher: "founding articles, German and French; book chapter, Russian", address: ""),
  Citation(
    source: .s60, key: "S-60",
    title: """
      At didBecomeActive: undo what willResignActive did; refresh the interface if coming from the \
      background.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s61, key: "S-61",
    title: """
      At willTerminate: do what didEnterBackground does, knowing that there is no way back.
      """,
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s62, key: "S-62",
    title: """
      The user starting another app and the user locking the device both send the app to the \
      background.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s63, key: "S-63",
    title: "Without the audio mode, playing and recording stop on moving to the background.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s64, key: "S-64",
    title: "Foreground apps always have precedence for hardware and system resources.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s65, key: "S-65",
    title: "On the way to the background an app becomes quiescent as fast as it can.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s66, key: "S-66",
    title: "State preservation (iOS 6 on) should save the interface, since a purge is silent.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s67, key: "S-67",
    title: "Transfers begun in the foreground: discretionary is recommended too.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s68, key: "S-68",
    title: """
      Launched for a URL session, the app creates configuration and session again with the same \
      identifier; the system reattaches the tasks.
      """,
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s69, key: "S-69",
    title: "Accessory apps register for the disconnect notice and close the session at it.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s70, key: "S-70",
    title: "Always supply an expiration handler.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .s71, key: "S-71",
    title: "No guarantee of staying in the background; be ready to be restored after a purge.",
    publisher: "founding articles, German and French", address: ""),
  Citation(
    source: .s72, key: "S-72",
    title: "A push-woken app runs at about the time when the user sees the notice.",
    publisher: "founding article, Chinese", address: ""),
  Citation(
    source: .idx37016877404, key: "idx-37016877404",
    title: "Watchdog report of iOS 12: process-launch, 20.00 s",
    publisher: "observed, public log",
    address: ""),
  Citation(
    source: .dSfgN, key: "D-sfg-n",
    title: "UIScene.willEnterForegroundNotification",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification"),
  Citation(
    source: .dSactN, key: "D-sact-n",
    title: "UIScene.didActivateNotification",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiscene/didactivatenotification"),
  Citation(
    source: .dSresN, key: "D-sres-n",
    title: "UIScene.willDeactivateNotification",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiscene/willdeactivatenotification"),
  Citation(
    source: .dSbgN, key: "D-sbg-n",
    title: "UIScene.didEnterBackgroundNotification",
    publisher: "Apple",
    address: "developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification"),
]

extension Citation {
  /// How many sources there are.
  public static var count: Int {
    citations0.count &+ citations1.count &+ citations2.count &+ citations3.count
      &+ citations4.count
  }

  /// The citation at `index`, nil outside 0 ..< count.
  public static func at(_ index: Int) -> Citation? {
    guard index >= 0, index < count else { return nil }
    switch index >> 6 {
    case 0: return citations0[index & 63]
    case 1: return citations1[index & 63]
    case 2: return citations2[index & 63]
    case 3: return citations3[index & 63]
    default: return citations4[index & 63]
    }
  }
}
