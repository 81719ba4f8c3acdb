// The spans of time that the system allows, and what follows them.

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
  /// A Live Activity, from its start.
  case liveActivity = 30
  /// Wi-Fi without UIRequiresPersistentWiFi, from the last use.
  case persistentWiFi = 31
  /// An app intent that runs in the background.
  case appIntent = 32
  /// To start a Live Activity for a mirrored workout.
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
  /// The system no longer launches the app for it.
  case stopLaunching = 8
  /// Nothing known to follow.
  case nothing = 9
  /// What is over it is dropped without notice.
  case drop = 10
  /// The request fails with an error.
  case refuse = 11
  /// The newer one takes the place of the older.
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

/// When the clock of an allowance starts, or is set back.
public enum Moment: Int32, VocabularyEnum {
  /// The callback is called; it ends when that returns.
  case callback = 1
  /// The first callback of a transition; it ends with the last one.
  case transition = 2
  case processStart = 3
  /// The app enters the background.
  case enteringBackground = 4
  /// The app comes back to the front.
  case enteringForeground = 5
  /// The system launches or wakes the app for an event.
  case wake = 6
  /// The app asks for it.
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
