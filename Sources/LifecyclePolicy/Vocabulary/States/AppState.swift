// The states that an app or a scene can be in.

/// State of the app process.
public enum AppState: Int32, VocabularyEnum {
  /// No process (or only a record of one).
  case notRunning = 1
  /// Process started ahead of time, no app code run yet; iOS 15.0 on.
  case prewarmed = 2
  /// Foreground, code runs, no UI events delivered.
  case inactive = 3
  /// Foreground and receiving events.
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

  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 1, text: "UISceneActivationStateUnattached"),
      Spelling(value: 2, text: "UISceneActivationStateForegroundInactive"),
      Spelling(value: 3, text: "UISceneActivationStateForegroundActive"),
      Spelling(value: 4, text: "UISceneActivationStateBackground"))
  }
}

/// What a transition question is about.
public enum Axis: Int32, VocabularyEnum {
  /// The app process.
  case app = 1
  /// One scene of it.
  case scene = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    app\0\
    scene
    """
  }
}

/// The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and manifest.
public enum Lifecycle: Int32, VocabularyEnum {
  /// iOS 2 and 3, an SDK before 4.0, or hardware without multitasking: leaving the app ends it.
  case noMultitasking = 1
  /// iOS 4.0 on, app delegate only.
  case standard = 2
  /// UIApplicationExitsOnSuspend on iOS 4.0 to 12.
  case exitsOnSuspend = 3
  /// UIScene life cycle, iOS 13.0 on.
  case scenes = 4

  public static var valueCount: Int { 4 }
  public static var names: Text {
    """
    no-multitasking\0\
    standard\0\
    exits-on-suspend\0\
    scenes
    """
  }
}
