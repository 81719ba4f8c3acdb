// The states of the app and of scenes under one numbering, so that one table and one search hold them.

/// A state of the app process, or of one scene.
///
/// Rules and searches use these; a question on one axis meets the rules of that axis alone, since
/// the two have no state in common.
public enum LifecycleState: Int32, VocabularyEnum {
  case notRunning = 1
  case prewarmed = 2
  case inactive = 3
  case active = 4
  case background = 5
  case suspended = 6
  case sceneUnattached = 7
  case sceneForegroundInactive = 8
  case sceneForegroundActive = 9
  case sceneBackground = 10

  @inlinable
  public init(_ state: AppState) {
    self = LifecycleState(rawValue: state.rawValue) ?? .notRunning
  }

  @inlinable
  public init(_ state: SceneState) {
    self = LifecycleState(rawValue: state.rawValue &+ 6) ?? .sceneUnattached
  }

  @inlinable
  public var axis: Axis { rawValue > 6 ? .scene : .app }

  /// The state of the process, nil on the axis of scenes.
  @inlinable
  public var app: AppState? { AppState(rawValue: rawValue) }

  /// The state of a scene, nil on the axis of the app.
  @inlinable
  public var scene: SceneState? { SceneState(rawValue: rawValue &- 6) }

  /// The state of the app that an event leads to which leads a scene here.
  var launchState: AppState? { self == .sceneForegroundInactive ? .inactive : app }

  public static var valueCount: Int { 10 }
  public static var names: Text {
    """
    not-running\0\
    prewarmed\0\
    inactive\0\
    active\0\
    background\0\
    suspended\0\
    unattached\0\
    foreground-inactive\0\
    foreground-active\0\
    scene-background
    """
  }

  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 3, text: "UIApplicationStateInactive"),
      Spelling(value: 4, text: "UIApplicationStateActive"),
      Spelling(value: 5, text: "UIApplicationStateBackground"),
      Spelling(value: 7, text: "UISceneActivationStateUnattached"),
      Spelling(value: 8, text: "UISceneActivationStateForegroundInactive"),
      Spelling(value: 9, text: "UISceneActivationStateForegroundActive"),
      Spelling(value: 10, text: "UISceneActivationStateBackground"))
  }
}
