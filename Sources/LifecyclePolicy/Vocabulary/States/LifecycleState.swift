// The states of the app and of scenes, numbered in one sequence, so that they share one table and
// one search.

extension LifecycleState {
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

  /// The state of the process; nil for a state of a scene.
  @inlinable
  public var app: AppState? { AppState(rawValue: rawValue) }

  /// The state of a scene; nil for a state of the process.
  @inlinable
  public var scene: SceneState? { SceneState(rawValue: rawValue &- 6) }

  /// The number of the state in `UIApplicationState` or `UISceneActivationState`; nil if no code of
  /// the app runs in the state. UIApplication.h and UISceneDefinitions.h give the numbers.
  public var uikitValue: Int? {
    switch self {
    case .active: 0
    case .inactive: 1
    case .background: 2
    case .sceneUnattached: -1
    case .sceneForegroundActive: 0
    case .sceneForegroundInactive: 1
    case .sceneBackground: 2
    case .notRunning, .prewarmed, .suspended: nil
    }
  }

  /// The value that `launchState` has in a delivery rule if the trigger brings the app, or a
  /// scene, into this state.
  var launchState: AppState? { self == .sceneForegroundInactive ? .inactive : app }

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
