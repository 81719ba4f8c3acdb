// The states of both axes under one numbering, so that one table and one search hold them.

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

  /// The number of the state on its axis.
  @inlinable
  public var number: Int32 { rawValue > 6 ? rawValue &- 6 : rawValue }

  public static var valueCount: Int { 10 }
  public static var names: Text {
    """
    not-running\0\
    prewarmed\0\
    inactive\0\
    active\0\
    background\0\
    suspended\0\
    scene-unattached\0\
    scene-foreground-inactive\0\
    scene-foreground-active\0\
    scene-background
    """
  }
}
