// What happened: the reason for a launch, a wake-up or a delivery.

/// What happened: the reason for a launch, a wake-up or a delivery.
public enum Trigger: Int32, Noun {
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

  public static let names: [Text] = [
    "user-tap",
    "notification-tap",
    "notification-action",
    "open-url",
    "handoff",
    "quick-action",
    "app-intent",
    "carplay-connect",
    "standard-location",
    "significant-location-change",
    "region-enter",
    "region-exit",
    "beacon",
    "monitor-condition",
    "visit",
    "location-push",
    "background-fetch",
    "silent-push",
    "silent-push-with-alert",
    "visible-push",
    "url-session-finished",
    "url-session-authentication",
    "newsstand-push",
    "newsstand-download-finished",
    "voip-boot",
    "voip-socket-data",
    "voip-relaunch-after-exit",
    "voip-push",
    "push-to-talk",
    "audio-data-needed",
    "bluetooth-central",
    "bluetooth-peripheral",
    "accessory-data",
    "accessory-connection",
    "app-refresh-task",
    "processing-task",
    "continued-processing-task",
    "health-research-task",
    "healthkit-delivery",
    "watch-message",
    "watch-transfer",
    "live-activity",
    "local-notification",
  ]
}
