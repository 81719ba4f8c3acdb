// Checks what must hold along a whole path. A path can be wrong even if each of its steps is right.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct WalkTests {
  /// For every kind of app, a default path between two states does not end the process on the way,
  /// and no step has a failure as its cause.
  @Test func noPathRunsThroughTheEndOfAProcess() async {
    await gather("paths between two states with the default causes", Ground.all) {
      ground, findings in
      for node in TransitionGraph.nodes {
        for to in node.state.onItsAxis {
          walk(node, to, on: ground, &findings)
        }
      }
    }
  }

  /// A step names one fallback for its callback, and the rule of that fallback names the next
  /// fallback. Thus the callback for a tapped push has three forms.
  @Test func theFormsOfACallback() throws {
    let context = World.favourable.being(.plain).context(OSVersion(10), .observed)
    let query = TransitionQuery(
      from: .background, to: .inactive, cause: .returnByUser, lastCause: .homeButton,
      trigger: .notificationTap)
    let step = try #require(
      policy(context).steps(query).first { $0.callback == .didReceiveNotificationResponse })
    #expect(step.fallback == .didReceiveRemoteNotificationFetch)
    let next: Callback? = Callback.didReceiveRemoteNotificationFetch.row?.value(.fallback)
    #expect(next == .didReceiveRemoteNotification)
    let last: Callback? = Callback.didReceiveRemoteNotification.row?.value(.fallback)
    #expect(last == nil)
  }

  private static let kinds: [AppKind] = [.plain, .oldSDK, .exitsOnSuspend, .beforeSceneSDK]

  /// Each walk starts from `notRunning` and takes every step that may follow, like a host that
  /// keeps the state. From every spot, there must be a next step, and a way to every end of the
  /// process.
  @Test func everyPlaceHasAWayOnAndAWayToEveryEnd() async {
    // The founding articles name too few steps for a walk.
    let grounds = Ground.all.filter {
      WalkTests.kinds.contains($0.kind) && $0.place.profile != .founding
    }
    print("\(grounds.count) apps on versions and profiles were walked")
    await gather("places, steps, ends and relaunches on walks from not running", grounds) {
      ground, findings in
      var walk = Walk(ground)
      walk.run()
      findings = walk.findings
    }
  }
}

/// Failures of an app, and other ends that nobody expects: by the user, the system or a debugger.
/// No default path uses these causes.
private let failures = Mask<Cause>(
  .memoryPressure, .memoryLimit, .crash, .watchdog, .backgroundTaskExpired
)
.union(Mask(.backgroundFetchExpired, .urlSessionExpired, .cpuLimit, .thermal, .diskPressure))
.union(Mask(.resourceHeld, .voipUnreported, .voipWakeRate, .privacyChanged, .debuggerStop))
.union(Mask(.appExit, .userForceQuitHeldButton, .resourceUse, .insecureDrawing))

private func walk(
  _ node: Node, _ to: LifecycleState, on ground: Ground, _ findings: inout Findings
) {
  let query = PathQuery(states: node.state, to: to, lastCause: node.lastCause)
  let policy = policy(ground.context)
  let steps = policy.steps(query)
  findings.count()
  var place: String {
    let listed = steps.map { "\($0.cause.name) -> \($0.to.name)" }.joined(separator: ", ")
    let after = node.lastCause.map { " after \($0.name)" } ?? ""
    return "\(ground): \(node.state.name)\(after) to \(to.name): \(listed)"
  }
  let isNotRunning = Mask<LifecycleState>(.notRunning, .prewarmed)
  if !isNotRunning.contains(node.state), !isNotRunning.contains(to) {
    findings.check(!steps.contains { $0.endsProcess }, place)
  }
  findings.check(!steps.contains { failures.contains($0.cause) }, place)
  // A step that brings the app to the front does not belong on a path to the background.
  if to == .suspended || to == .background {
    let opening = Mask<Cause>(.launchByUser, .returnByUser)
    findings.check(!steps.contains { opening.contains($0.cause) }, place)
  }
}

extension PathStep {
  fileprivate var endsProcess: Bool {
    Edge(node: Node(state: from, lastCause: nil), cause: cause, to: to).endsProcess
  }
}
