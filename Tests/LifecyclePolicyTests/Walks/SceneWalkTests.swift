// Walks along the axis of an app and the axis of its scene at the same time, and checks that the
// two axes agree.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct SceneWalkTests {
  /// For an app with one scene, both axes agree on every step that can be reached from
  /// `notRunning`. Every version edge on which scenes exist is checked.
  @Test func bothAxesTellTheSame() async {
    let places = Place.all.filter {
      $0.os >= OSVersion(13) && $0.os <= .newest && $0.profile != .founding
    }
    let grounds = places.flatMap { place in
      [AppKind.scenes, .scenesOnPad].map { Ground(place: place, kind: $0) }
    }
    await gather("steps of an app and its scene", grounds) { ground, findings in
      var walk = SceneWalk(ground)
      walk.run()
      findings = walk.findings
    }
  }
}

/// The state of an app and of its only scene.
private struct Standpoint: Hashable, CustomStringConvertible {
  var app = LifecycleState.notRunning
  var scene = LifecycleState.sceneUnattached
  /// The cause of the current state. While no scene is connected, this is the cause that left the
  /// app without a scene.
  var lastCause: Cause?
  var callbackState = SceneCallbackState()

  var description: String {
    "\(app.name), scene \(scene.name)" + (lastCause.map { " after \($0.name)" } ?? "")
  }

  func query(_ from: LifecycleState, _ to: LifecycleState, _ cause: Cause) -> TransitionQuery {
    TransitionQuery(
      states: from, to: to, cause: cause,
      lastCause: lastCause.flatMap { from.remembers($0) ? $0 : nil })
  }

  /// Returns the state of the scene after a step of the app.
  func scene(_ cause: Cause, _ to: LifecycleState) -> LifecycleState {
    switch to {
    case .active: .sceneForegroundActive
    case .inactive: .sceneForegroundInactive
    case .notRunning, .prewarmed: .sceneUnattached
    case .background where app == .inactive || cause == .sceneRequest: .sceneBackground
    case .background where cause == .sceneDisconnect: .sceneUnattached
    default: scene
    }
  }

  /// Returns the standpoint after a step of the app, before the callbacks of the step are recorded.
  func after(_ cause: Cause, _ to: LifecycleState) -> Standpoint {
    var next = self
    next.app = to
    next.scene = scene(cause, to)
    switch to {
    case .background, .suspended:
      if next.scene != .sceneUnattached || isWithoutScene.contains(cause) { next.lastCause = cause }
    case .inactive: next.lastCause = cause
    default: next.lastCause = nil
    }
    if to == .notRunning { next.callbackState = SceneCallbackState() }
    return next
  }
}

/// Causes after which no scene is connected.
private let isWithoutScene = Mask<Cause>(.launchByUser, .launchBySystem, .sceneDisconnect)

/// The state of a scene, as its callbacks reveal it.
private struct SceneCallbackState: Hashable {
  private var isConnected = false
  private var isInFront = false
  private var isActive = false

  /// Records a callback. Returns false if the callback cannot come now.
  mutating func take(_ callback: Callback) -> Bool {
    let before = self
    switch callback {
    case .sceneWillConnect:
      isConnected = true
      return !before.isConnected
    case .sceneWillEnterForeground:
      isInFront = true
      return before.isConnected && !before.isInFront
    case .sceneDidBecomeActive:
      isActive = true
      return before.isInFront && !before.isActive
    case .sceneWillResignActive:
      isActive = false
      return before.isActive
    case .sceneDidEnterBackground:
      isInFront = false
      return before.isInFront && !before.isActive
    case .sceneDidDisconnect:
      self = SceneCallbackState()
      return before.isConnected
    default: return true
    }
  }
}

/// A callback about a scene, with the states that the app reads inside the callback.
private struct SceneStep: Equatable, CustomStringConvertible {
  let callback: Callback
  let reads: AppState?
  let sceneReads: SceneState?

  init?(_ step: TransitionStep) {
    guard let callback = step.callback, SceneStep.ofScenes.contains(callback) else { return nil }
    self.callback = callback
    reads = step.reads
    sceneReads = step.sceneReads
  }

  var description: String { "\(callback.name)" }

  /// The callbacks of the scene delegate, and the callbacks of the app delegate that are about
  /// scenes.
  private static let ofScenes: Set<Callback> = [
    .configurationForConnectingScene, .didDiscardSceneSessions, .sceneWillConnect,
    .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
    .sceneDidEnterBackground, .sceneOpenURLContexts, .sceneContinueUserActivity,
    .windowScenePerformShortcutAction, .stateRestorationActivityForScene,
    .sceneRestoreInteractionState,
  ]
}

private struct SceneWalk {
  let ground: Ground
  let policy: Policy
  var findings = Findings()

  init(_ ground: Ground) {
    self.ground = ground
    policy = LifecyclePolicyTests.policy(ground.context)
  }

  mutating func run() {
    var seen: Set<Standpoint> = [Standpoint()]
    var open = [Standpoint()]
    while let point = open.popLast() {
      for cause in Cause.allCases {
        for to in LifecycleState.onAppAxis {
          if let next = takeStep(point, cause, to), seen.insert(next).inserted { open.append(next) }
        }
        for to in LifecycleState.onSceneAxis { checkScene(point, cause, to) }
      }
    }
    findings.check(seen.count > 20, "\(ground): \(seen.count) places")
  }

  private func isTaken(_ query: TransitionQuery) -> Bool {
    let answer = policy.transition(query)
    let verdict = answer.newestVerdict
    return (verdict == .allowed || verdict == .conditional) && answer.reason == nil
  }

  private func sceneSteps(_ query: TransitionQuery) -> [SceneStep] {
    policy.steps(query).compactMap { SceneStep($0) }
  }

  /// Takes a step of the app, which the scene follows. Returns nil if there is no such step.
  private mutating func takeStep(
    _ point: Standpoint, _ cause: Cause, _ to: LifecycleState
  ) -> Standpoint? {
    let query = point.query(point.app, to, cause)
    guard isTaken(query) else { return nil }
    findings.count()
    let list = sceneSteps(query)
    var next = point.after(cause, to)
    var callbackState = point.callbackState
    for step in list {
      findings.check(
        callbackState.take(step.callback),
        "\(ground): \(point) to \(to.name) by \(cause.name): \(list), \(step) cannot come")
    }
    if to != .notRunning { next.callbackState = callbackState }
    if next.scene != point.scene || !list.isEmpty {
      let scene = point.query(point.scene, next.scene, cause)
      findings.check(
        isTaken(scene),
        "\(ground): \(point) to \(to.name) by \(cause.name): not the scene to \(next.scene.name)")
      let other = sceneSteps(scene)
      findings.check(
        list == other,
        "\(ground): \(point) to \(to.name) by \(cause.name): \(list), the scene's \(other)")
    }
    return next
  }

  /// Checks that some step of the app has the same callbacks as the step of its scene.
  private mutating func checkScene(_ point: Standpoint, _ cause: Cause, _ to: LifecycleState) {
    let query = point.query(point.scene, to, cause)
    guard isTaken(query) else { return }
    let list = sceneSteps(query)
    if list.isEmpty { return }
    findings.count()
    let connects = list.contains { $0.callback == .sceneWillConnect }
    findings.check(
      !connects || to != .sceneUnattached, "\(ground): connected by \(cause.name), and unattached")
    let states: [LifecycleState]
    switch to {
    case .sceneForegroundActive: states = [.active]
    case .sceneForegroundInactive: states = [.inactive]
    case .sceneBackground: states = [.background]
    default: states = [.background, .notRunning]
    }
    let isLaunch = cause == .launchByUser || cause == .launchBySystem
    let lists: [[SceneStep]]
    switch point.app {
    case .notRunning where isLaunch:
      // On the axis of the app, a launch that connects a scene takes two steps: the launch and the
      // connection.
      let launched = point.after(cause, .background)
      lists = states.map { launched.query(.background, $0, .sceneRequest) }.filter(isTaken)
        .map { sceneSteps(point.query(.notRunning, .background, cause)) + sceneSteps($0) }
    case .inactive, .active, .background:
      if isLaunch { return }
      lists = states.map { point.query(point.app, $0, cause) }.filter(isTaken).map {
        sceneSteps($0)
      }
    default: return
    }
    findings.check(
      lists.contains(list),
      "\(ground): \(point), the scene to \(to.name) by \(cause.name): \(list), the app's \(lists)")
  }
}
