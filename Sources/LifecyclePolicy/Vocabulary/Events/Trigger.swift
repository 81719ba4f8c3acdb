// What happened: the reason for a launch, a wake-up or a delivery.

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
  /// `startUpdatingLocation`.
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
  /// `performFetch`.
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
  /// A request of a central.
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
  /// A push that its extension may change.
  case notificationServiceExtension = 45
  /// CLLocationUpdate.liveUpdates.
  case liveUpdates = 46
  /// The handler of setKeepAliveTimeout: is due.
  case voipKeepAlive = 47
  /// A workout of the watch begins to be mirrored.
  case workoutMirroring = 48
  /// A workout went on when the app ended.
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

/// Who raises a trigger.
public enum Origin: Int32, VocabularyEnum {
  /// The world: the user, a server, a place, another device.
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
  /// The newest of its kind is kept.
  case newestHeld = 2
  /// Each is kept.
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
  /// The app runs again, whatever for.
  case nextRun = 1
  case userLaunch = 2
  /// The first unlock after the start of the device.
  case firstUnlock = 3
  case unlock = 4
  /// What kept it back no longer does: power, a switch, the load.
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
