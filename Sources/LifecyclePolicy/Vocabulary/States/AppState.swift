// The states of an app and of a scene.

/// State of the app process.
public enum AppState: Int32, VocabularyEnum {
  /// There is no process (or the system has only a record of a process).
  case notRunning = 1
  /// The process was started ahead of time, and has not run any code of the app; iOS 15.0 on.
  case prewarmed = 2
  /// In the foreground: code runs, but no UI events are delivered.
  case inactive = 3
  /// In the foreground, and receiving events.
  case active = 4
  /// Running code off screen; iOS 4.0 on.
  case background = 5
  /// In memory, running no code; iOS 4.0 on.
  case suspended = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    not-running\0\
    prewarmed\0\
    inactive\0\
    active\0\
    background\0\
    suspended
    """
  }
  public static var titles: Text { LifecycleState.titles }

  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 3, text: "UIApplicationStateInactive"),
      Spelling(value: 4, text: "UIApplicationStateActive"),
      Spelling(value: 5, text: "UIApplicationStateBackground"))
  }
}

/// Activation state of one scene; iOS 13.0 on.
public enum SceneState: Int32, VocabularyEnum {
  case unattached = 1
  case foregroundInactive = 2
  case foregroundActive = 3
  case background = 4

  public static var valueCount: Int { 4 }
  public static var names: Text {
    """
    unattached\0\
    foreground-inactive\0\
    foreground-active\0\
    background
    """
  }
  public static var titles: Text { LifecycleState.titles.next(AppState.valueCount) }

  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 1, text: "UISceneActivationStateUnattached"),
      Spelling(value: 2, text: "UISceneActivationStateForegroundInactive"),
      Spelling(value: 3, text: "UISceneActivationStateForegroundActive"),
      Spelling(value: 4, text: "UISceneActivationStateBackground"))
  }
}
