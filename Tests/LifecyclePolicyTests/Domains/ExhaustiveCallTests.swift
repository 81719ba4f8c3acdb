// Checks the answers about calls (the receiver and the options) for every callback and trigger. The
// answers about calls must agree with the answers on what wakes and launches an app.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ExhaustiveCallTests {
  private static let kinds: [AppKind] = [.plain, .oldSDK, .exitsOnSuspend, .scenes]
  private static let grounds = Ground.of([.lifecycle, .call]).filter { kinds.contains($0.kind) }

  @Test func everyCall() async {
    await gather("calls", Self.grounds) { ground, findings in
      let policy = policy(ground.world.context(ground.place.os, ground.place.profile))
      for callback in Callback.allCases {
        for trigger in Mask<Trigger>.all.orNone {
          findings.count()
          Self.check(CallQuery(callback, on: trigger), policy, ground, &findings)
        }
      }
    }
  }

  private static func check(
    _ query: CallQuery, _ policy: Policy, _ ground: Ground, _ findings: inout Findings
  ) {
    let answer = policy.call(query)
    let verdict = answer.newestVerdict
    var place: String { "\(ground): \(query): \(answer): \(answer.rule?.id ?? "no rule"):" }
    findings.check(
      answer.verdict == (policy.isUnknownOS ? .unknownOS : verdict), "\(place) newest verdict")
    let isSilent =
      answer.receiver == nil && answer.launchOption == nil && answer.connectionOption == nil
      && answer.moreLaunchOptions.isEmpty && answer.moreConnectionOptions.isEmpty
      && answer.returnValue == nil
    switch verdict {
    case .allowed:
      findings.check(answer.rule?.family == .call, "\(place) by a rule on something else")
      findings.check(answer.receiver != nil && answer.reason == nil, "\(place) by whom?")
    case .notApplicable:
      let families: [Family] = [.callback, .lifecycle, .delivery]
      findings.check(answer.rule.map { families.contains($0.family) } ?? false, "\(place) why?")
      findings.check(isSilent && answer.reason != nil, "\(place) a call of nothing")
    case .unspecified:
      // No rule of the founding articles is about calls.
      findings.check(policy.profile == .founding && isSilent, "\(place) nothing is known")
    default: findings.check(false, "\(place) \(verdict.name)")
    }
    let isLaunch = [.willFinishLaunching, .didFinishLaunching].contains(query.callback)
    let isConnection = [.sceneWillConnect, .configurationForConnectingScene].contains(
      query.callback)
    findings.check(
      isLaunch || answer.launchOption == nil && answer.moreLaunchOptions.isEmpty,
      "\(place) has no launch options")
    findings.check(
      isConnection || answer.connectionOption == nil && answer.moreConnectionOptions.isEmpty,
      "\(place) has no connection options")
    let hasScenes = policy.lifecycle.lifecycle == .scenes
    findings.check(
      !hasScenes || !isLaunch || verdict != .allowed || answer.launchOption == LaunchOption.none,
      "\(place) launch options with scenes")
    findings.check(
      answer.launchOption.map { answer.moreLaunchOptions.contains($0) } != true,
      "\(place) an option twice")
    // Only a trigger that can launch an app has something in the launch options. The test skips
    // apps that are not kept in memory, and apps that a tap does not launch.
    func canLaunch(_ trigger: Trigger, after termination: Termination) -> Bool {
      let found = policy.relaunch(RelaunchQuery(after: termination, on: trigger)).newestVerdict
      return found == .allowed || found == .conditional
    }
    let isKept =
      [AppKind.plain, .scenes].contains(ground.kind) && canLaunch(.userTap, after: .crash)
    if isKept, let trigger = query.trigger, let option = answer.launchOption,
      option != LaunchOption.none
    {
      let ends = [Termination.crash, .reboot, .userForceQuit]
      let launches = ends.contains { canLaunch(trigger, after: $0) }
      findings.check(launches, "\(place) the trigger launches no app")
    }
  }

  /// `Policy.call` must not rule out a callback that an answer about a relaunch or a transition
  /// delivers. For a relaunch, it must not rule out the older forms of the callback either, nor the
  /// launch callbacks if the app is launched.
  @Test func whatIsDeliveredCanBeCalled() async {
    await gather("calls of what is delivered", Self.grounds) { ground, findings in
      let policy = policy(ground.world.context(ground.place.os, ground.place.profile))
      for trigger in Trigger.allCases {
        for query in Self.relaunches(trigger) {
          let answer = policy.relaunch(query)
          guard answer.newestVerdict == .allowed else { continue }
          var calls = Self.forms(of: answer.callback, in: answer.launchState, policy)
          if query.state == nil, query.termination != .none {
            calls += Self.launching(policy)
          }
          for callback in calls {
            findings.count()
            let call = policy.call(CallQuery(callback, on: trigger))
            // The founding articles name callbacks that were removed later.
            let isOld = policy.profile == .founding && !policy.exists(callback)
            findings.check(
              call.newestVerdict != .notApplicable || isOld,
              "\(ground): \(query): \(callback.name): \(call) \(call.rule?.id ?? "")")
          }
        }
        for query in Self.transitions(trigger) where policy.transition(query).verdict == .allowed {
          for callback in policy.steps(query).compactMap(\.callback) {
            findings.count()
            let call = policy.call(CallQuery(callback, on: trigger))
            findings.check(
              call.newestVerdict != .notApplicable || call.reason == .launchesNothing,
              "\(ground): \(query): \(callback.name): \(call) \(call.rule?.id ?? "")")
          }
        }
      }
    }
  }

  private static func relaunches(_ trigger: Trigger) -> [RelaunchQuery] {
    [Termination.none, .crash, .reboot].map { RelaunchQuery(after: $0, on: trigger) }
      + [AppState.background, .inactive, .active].map { RelaunchQuery(in: $0, on: trigger) }
  }

  private static func transitions(_ trigger: Trigger) -> [TransitionQuery] {
    [
      TransitionQuery(
        from: .notRunning, to: .inactive, cause: .launchByUser, trigger: trigger),
      TransitionQuery(
        from: .notRunning, to: .background, cause: .launchBySystem, trigger: trigger),
      TransitionQuery(
        from: .suspended, to: .background, cause: .wakeBySystem, trigger: trigger),
      TransitionQuery(
        from: .background, to: .inactive, cause: .returnByUser, trigger: trigger),
    ]
  }

  /// The callback, and the older forms that are called if the app does not implement it.
  private static func forms(
    of callback: Callback?, in state: AppState?, _ policy: Policy
  ) -> [Callback] {
    var forms: [Callback] = []
    var form = callback
    while let name = form, !forms.contains(name) {
      forms.append(name)
      form = policy.form(of: name, in: state)?.fallback
    }
    return forms
  }

  /// The launch methods that the OS calls.
  private static func launching(_ policy: Policy) -> [Callback] {
    [.willFinishLaunching, .didFinishLaunching].filter { policy.exists($0) }
  }

  /// The numbers that UIKit gives to states.
  @Test func rawValues() {
    let numbers = LifecycleState.allCases.map(\.uikitValue)
    #expect(numbers == [nil, nil, 1, 0, 2, nil, -1, 1, 0, 2])
  }
}
