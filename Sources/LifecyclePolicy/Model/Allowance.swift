// The spans of time that the system allows, and what follows them.

/// A span of time, or a rate, that the system allows.
public enum Allowance: Int32, Noun {
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
  /// applicationDidEnterBackground: to return.
  case didEnterBackground = 7
  /// applicationWillTerminate: to return.
  case willTerminate = 8
  /// The process to end when asked.
  case processExit = 9
  /// Clean-up of an app that opted out of the background.
  case exitsOnSuspendCleanup = 10
  /// beginBackgroundTask.
  case backgroundTask = 11
  /// Background task begun after a fetch wake-up.
  case backgroundTaskInFetch = 12
  /// Expiration handler to end the task.
  case expirationHandler = 13
  /// `performFetch` completion handler.
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
  /// Least interval of setKeepAliveTimeout:.
  case voipKeepAliveInterval = 24
  /// The handler of it.
  case voipKeepAliveHandler = 25
  /// VoIP push to reported call.
  case voipPushReport = 26
  /// Wake-ups of a legacy VoIP app.
  case voipWakeRate = 27
  /// CPU in the background.
  case cpuUsage = 28
  /// didReceive to contentHandler.
  case notificationServiceExtension = 29

  public static let names: [Text] = [
    "process-launch",
    "scene-create",
    "scene-update",
    "launch",
    "resume",
    "suspend",
    "did-enter-background",
    "will-terminate",
    "process-exit",
    "exits-on-suspend-cleanup",
    "background-task",
    "background-task-in-fetch",
    "expiration-handler",
    "background-fetch",
    "silent-push",
    "app-refresh-task",
    "processing-task",
    "continued-processing-task",
    "health-research-task",
    "url-session-events",
    "accessory-wake",
    "bluetooth-wake",
    "location-wake",
    "voip-keep-alive-interval",
    "voip-keep-alive-handler",
    "voip-push-report",
    "voip-wake-rate",
    "cpu-usage",
    "notification-service-extension",
  ]
}

/// What happens when an allowance is used up.
public enum Expiry: Int32, Noun {
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
  /// The system no longer launches the app for it.
  case stopLaunching = 8
  /// Nothing known to follow.
  case nothing = 9

  public static let names: [Text] = [
    "terminate",
    "suspend",
    "mark-failed",
    "cancel",
    "throttle",
    "report-only",
    "deliver-fallback",
    "stop-launching",
    "nothing",
  ]
}

/// Termination codes, as the 32-bit pattern.
public enum TerminationCode: Int32, Noun {
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

  public static let names: [Text] = [
    "0x8badf00d",
    "0x2182bad2",
    "0x2182bad3",
    "0x2182bad4",
    "0xdead10cc",
    "0xc00010ff",
    "0xbaadca11",
    "0xbad22222",
    "0xbaddd15c",
    "0xd00d2bad",
  ]

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
    default: nil
    }
  }
}
