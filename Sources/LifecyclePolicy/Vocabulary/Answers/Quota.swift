// How many, and of what.

/// A number that the system allows.
public enum Quota: Int32, VocabularyEnum {
  case scheduledLocalNotifications = 1
  /// Regions and conditions of an app, all kinds together.
  case monitoredRegions = 2
  /// BGAppRefreshTaskRequest.
  case pendingRefreshTasks = 3
  /// BGProcessingTaskRequest.
  case pendingProcessingTasks = 4
  /// Content-available pushes that are delivered.
  case silentPushes = 5
  /// Content-available pushes that launch a Newsstand app.
  case newsstandPushes = 6
  /// Wakeups of the CPU from idle.
  case wakeups = 7
  /// Wake-ups of a legacy VoIP app.
  case voipWakes = 8
  /// HealthKit deliveries whose completion handler was not called.
  case unansweredHealthDeliveries = 9
  /// Significant location changes.
  case locationChangeUpdates = 10
  /// All images of a launch screen.
  case launchScreenSize = 11
  /// Memory of a notification service extension.
  case notificationServiceMemory = 12
  /// What an app writes to storage.
  case diskWrites = 13
  /// Apps in front at the same time.
  case foregroundApps = 14
  /// Pending requests of the task scheduler with one identifier.
  case requestsPerIdentifier = 15

  public static var valueCount: Int { 15 }
  public static var names: Text {
    """
    scheduled-local-notifications\0\
    monitored-regions\0\
    pending-refresh-tasks\0\
    pending-processing-tasks\0\
    silent-pushes\0\
    newsstand-pushes\0\
    wakeups\0\
    voip-wakes\0\
    unanswered-health-deliveries\0\
    location-change-updates\0\
    launch-screen-size\0\
    notification-service-memory\0\
    disk-writes\0\
    foreground-apps\0\
    requests-per-identifier
    """
  }
}

/// What a quota counts.
public enum QuotaUnit: Int32, VocabularyEnum {
  case count = 1
  case bytes = 2
  case metres = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    count\0\
    bytes\0\
    metres
    """
  }
}
