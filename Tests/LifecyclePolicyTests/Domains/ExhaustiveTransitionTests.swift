// Checks every transition question: every pair of states with every cause, on every version edge,
// under every profile and for every kind of app.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ExhaustiveTransitionTests {
  @Test func everyTransition() async {
    let walks = await withTaskGroup(of: [Findings].self) { group in
      for ground in Ground.all {
        group.addTask {
          let graph = TransitionGraph(ground)
          return [
            graph.checkAnswers(), graph.checkEvents(), graph.checkOneStep(), graph.checkNext(),
            graph.checkPaths(), graph.checkPathTriggers(), graph.checkTargets(),
          ]
        }
      }
      var walks = Array(repeating: Findings(), count: 7)
      for await found in group {
        for index in walks.indices { walks[index].add(found[index]) }
      }
      return walks
    }
    walks[0].report("transitions")
    walks[1].report("transitions with trigger or interruption")
    walks[2].report("not one step")
    walks[3].report("next")
    walks[4].report("paths")
    walks[5].report("paths with trigger")
    walks[6].report("where a cause leads")
  }
}

extension TransitionGraph {
  /// Checks the properties that every answer must have.
  func checkAnswers() -> Findings {
    var findings = Findings()
    for edge in TransitionGraph.edges {
      findings.count()
      check(self[edge], edge.query, { "\(edge)" }, &findings)
    }
    return findings
  }

  /// Makes the checks of `checkAnswers` for questions with an interruption. Transitions that
  /// launch, wake or show the app and have steps are also checked with each trigger.
  func checkEvents() -> Findings {
    var findings = Findings()
    for node in TransitionGraph.nodes
    where node.lastCause == nil || node.lastCause == .interruptionBegin {
      for to in node.state.onItsAxis {
        for interruption in Interruption.allCases {
          let edge = Edge(node: node, cause: .interruptionBegin, to: to)
          var query = edge.query
          query.interruption = interruption
          findings.count()
          check(policy.transition(query), query, { "\(edge), \(interruption.name)" }, &findings)
        }
      }
    }
    let causes: [Cause] = [
      .launchByUser, .launchBySystem, .wakeBySystem, .returnByUser, .sceneRequest, .sceneActivation,
    ]
    for node in TransitionGraph.nodes where node.lastCause == nil {
      for to in node.state.onItsAxis {
        for cause in causes {
          let edge = Edge(node: node, cause: cause, to: to)
          let plain = self[edge]
          guard policy.stepRules(edge.query).count > 0 else { continue }
          for trigger in Trigger.allCases {
            var query = edge.query
            query.trigger = trigger
            let answer = policy.transition(query)
            findings.count()
            check(answer, query, { "\(edge), \(trigger.name)" }, &findings)
            // If the cause is for an event, the verdict may differ: the event may not run the app,
            // or may run the app only under conditions.
            let isByEvent =
              cause.isForEvent && plain.newestVerdict == .allowed
              && (answer.reason == .launchesNothing && answer.rule.map { $0.isAboutEvents } ?? false
                || answer.newestVerdict == .conditional && !answer.requires.isEmpty)
            findings.check(
              answer.newestVerdict == plain.newestVerdict || answer.newestVerdict == .notApplicable
                || isByEvent,
              "\(ground): \(edge), \(trigger.name): a trigger turns \(plain.newestVerdict) into "
                + "\(answer.newestVerdict)")
          }
        }
      }
    }
    return findings
  }

  /// Checks questions without a target state. The answer must equal the answer for one of the
  /// states to which the cause can lead, and no other state may have a better answer. If the cause
  /// leads to no state, the reason must not be about a target state.
  func checkTargets() -> Findings {
    var findings = Findings()
    for node in TransitionGraph.nodes {
      for cause in Cause.allCases {
        let query = TransitionQuery(
          states: node.state, to: nil, cause: cause, lastCause: node.lastCause)
        let answer = policy.transition(query)
        let edges = node.state.onItsAxis.map { Edge(node: node, cause: cause, to: $0) }
        let best = edges.map { self[$0].worth }.max() ?? 0
        var place: String {
          "\(ground): \(node) by \(cause.name) to \(answer.to?.name ?? "none"):"
        }
        findings.count()
        if let to = answer.to, let edge = edges.first(where: { $0.to == to }) {
          var named = self[edge]
          named.to = to
          findings.check(named == answer, "\(place) with that target \(named)")
          findings.check(named.worth == best, "\(place) worth \(named.worth), the best is \(best)")
          findings.check(policy.steps(query) == policy.steps(edge.query), "\(place) other steps")
        } else {
          findings.check(answer.to == nil && best == 0, "\(place) a state is worth \(best)")
          findings.check(answer.newestVerdict != .allowed, "\(place) allowed")
          let isAboutTarget = answer.reason == .notOneStep || answer.reason == .leadsElsewhere
          findings.check(!isAboutTarget && answer.via == nil, "\(place) \(answer)")
        }
      }
    }
    return findings
  }

  private func check(
    _ answer: TransitionAnswer, _ query: TransitionQuery, _ what: () -> String,
    _ findings: inout Findings
  ) {
    var place: String { "\(ground): \(what()): \(answer.rule?.id ?? "no rule"):" }
    let verdict = answer.newestVerdict
    let ruleCount = policy.stepRules(query).count
    findings.check(
      answer.verdict == (ground.place.os > .newest ? .unknownOS : verdict),
      "\(place) verdict \(answer.verdict), newest verdict \(verdict)")
    if verdict == .allowed {
      findings.check(ruleCount > 0, "\(place) allowed without a sequence")
    } else if ruleCount > 0, verdict != .conditional {
      findings.check(answer.reason == .notOneStep, "\(place) \(verdict) with a sequence")
    }
    // Whether the event of a transition runs the app may depend on facts that are not known here.
    if query.trigger == nil || !query.cause.isForEvent {
      findings.check(verdict != .conditional, "\(place) conditional where all is known")
      let known = policy.known.holding.union(policy.known.failing)
      findings.check(
        answer.requires.subtracting(known).isEmpty,
        "\(place) depends on something that is not known")
    }
    let between = answer.reason == .notOneStep || answer.reason == .leadsElsewhere
    findings.check(
      (answer.via != nil) == between,
      "\(place) via \(answer.via?.name ?? "none") with reason \(answer.reason?.name ?? "none")")
    findings.check(!between || verdict == .forbidden, "\(place) \(verdict) by several steps")
    let isPlain = answer.reason == nil || answer.reason == .tolerated
    findings.check(verdict != .allowed || isPlain, "\(place) allowed with a reason")
    findings.check(answer.ruling.flags & ~1 == 0, "\(place) flags \(answer.ruling.flags)")
    findings.check(answer.to == nil, "\(place) a target besides that of the question")
    let steps = policy.steps(query)
    checkSteps(steps, { place }, &findings)
    checkStates(after: steps, query, between ? nil : query.to, { place }, &findings)
    if verdict == .allowed { checkEnd(query, { place }, &findings) }
    checkScenes(answer, query, { place }, &findings)
    check(answer.rule, answer.evidence, verdict, { place }, &findings)
    if let rule = answer.rule {
      // If the transition takes several steps, `isDisputed` is about the rules of these steps: see
      // `checkOneStep`.
      findings.check(
        answer.isDisputed == rule.isDisputed || answer.reason == .notOneStep,
        "\(place) disputed or not?")
    } else {
      findings.check(verdict == .unspecified, "\(place) \(verdict) without a rule")
    }
  }

  /// Checks that every callback and notification exists in the app's life cycle, and that the rule
  /// of each step is in force.
  private func checkSteps(
    _ steps: [TransitionStep], _ what: () -> String, _ findings: inout Findings
  ) {
    let hasScenes = policy.lifecycle.lifecycle == .scenes
    findings.check(
      steps.count * 2 <= StepList.capacity, "\(what()) has \(steps.count) callbacks")
    for step in steps {
      var place: String { "\(what()) \(step.name)" }
      findings.check(
        (step.callback == nil) != (step.notification == nil), "\(place) is both or neither")
      findings.check(
        step.reads == nil || policy.ruledOS >= OSVersion(4), "\(place) reads a state before 4.0")
      let isRunning = step.reads.map { [.inactive, .active, .background].contains($0) }
      findings.check(isRunning ?? true, "\(place) reads \(step.reads as Any)")
      findings.check(
        step.callback != nil || step.allowance == nil, "\(place) is a notification with a limit")
      findings.check(
        ground.place.admits(step.rule.row), "\(place) of a rule that is not in force")
      findings.check(
        step.rule.family == (step.callback == nil ? .notification : .transition),
        "\(place) of \(step.rule.id)")
      if let callback = step.callback {
        findings.check(policy.exists(callback), "\(place) is not there")
        findings.check(step.fallback != callback, "\(place) falls back to itself")
        findings.check(
          !hasScenes || callback.sceneForm == nil, "\(place) stays silent with scenes")
        findings.check(hasScenes || !callback.isOfScene, "\(place) without scenes")
      }
      if let notification = step.notification {
        findings.check(step.fallback == nil, "\(place) falls back")
        findings.check(hasScenes || !notification.isOfScene, "\(place) without scenes")
      }
      findings.check(hasScenes || step.sceneReads == nil, "\(place) has a scene's state")
    }
  }

  /// Checks the state after each step. The next step of the same rule must read this state. The
  /// state after the last step must be `to`, unless `to` is nil. If the last step is a callback,
  /// the state must also be the target of the rule of that step.
  private func checkStates(
    after steps: [TransitionStep], _ query: TransitionQuery, _ to: LifecycleState?,
    _ what: () -> String, _ findings: inout Findings
  ) {
    let isScene = query.from.axis == .scene
    for (index, step) in steps.enumerated() {
      var place: String { "\(what()) \(step.name), then \(step.stateAfter?.name ?? "no state")" }
      findings.check(step.stateAfter?.axis == query.from.axis, "\(place)")
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      if let next, next.callback != nil, step.callback != nil, next.rule == step.rule {
        let read =
          isScene
          ? next.sceneReads.map { LifecycleState($0) } : next.reads.map { LifecycleState($0) }
        findings.check(read == nil || read == step.stateAfter, "\(place): next \(read as Any)")
      }
      guard next == nil else { continue }
      findings.check(to == nil || step.stateAfter == to, "\(place), not the target")
      let target: LifecycleState? = step.callback == nil ? nil : step.rule.row.value(.to)
      findings.check(target == nil || step.stateAfter == target, "\(place), not that of the rule")
    }
  }

  /// Checks that a cause that ends the process leads to `notRunning` (for a scene, to
  /// `sceneUnattached`), and that no other cause leads to `notRunning` from another state.
  private func checkEnd(
    _ query: TransitionQuery, _ what: () -> String, _ findings: inout Findings
  ) {
    let gone: LifecycleState = query.from.axis == .scene ? .sceneUnattached : .notRunning
    let ends = query.cause.termination
    if query.to != gone {
      // Leaving an app ends only an app that exits on suspend. Closing a window counts as a force
      // quit, but need not end the app.
      let mayLive = [.none, .exitsOnSuspend, .userForceQuit].contains(ends)
      findings.check(mayLive, "\(what()) \(query.cause.name) leaves it running")
    } else if gone == .notRunning, query.from != gone {
      findings.check(ends != .none, "\(what()) \(query.cause.name) is no termination")
    }
  }

  /// Checks the questions about scenes that have a fixed answer. The articles do not cover scenes,
  /// and an app without scenes has no scene states.
  private func checkScenes(
    _ answer: TransitionAnswer, _ query: TransitionQuery, _ what: () -> String,
    _ findings: inout Findings
  ) {
    guard query.from.axis == .scene else { return }
    let found = (answer.newestVerdict, answer.reason)
    if ground.place.profile == .founding {
      findings.check(found == (.unspecified, .scenesNotCovered), "\(what()) \(found)")
    } else if policy.lifecycle.lifecycle != .scenes {
      findings.check(found == (.notApplicable, .stateUnavailable), "\(what()) \(found)")
    }
  }

  /// Checks that the profile admits the deciding rule. The rule must also be in force, unless the
  /// answer is that something does not exist.
  private func check(
    _ rule: RuleIndex?, _ evidence: Evidence?, _ verdict: Verdict,
    _ what: () -> String, _ findings: inout Findings
  ) {
    var place: String { what() }
    guard let rule else {
      findings.check(evidence == nil, "\(place) evidence without a rule")
      return
    }
    let row = rule.row
    let basis = row.basis
    findings.check(row.precedence != .alternative, "\(place) an alternative never decides")
    findings.check(evidence == basis.evidence, "\(place) evidence is not that of the rule")
    findings.check(basis.profiles.contains(ground.place.profile), "\(place) not of the profile")
    switch ground.place.profile {
    case .documented:
      findings.check(
        evidence == .documented || evidence == .inferred, "\(place) rests on \(basis.evidence)")
    case .founding: findings.check(basis == .founding, "\(place) rests on \(basis)")
    case .observed: findings.check(basis != .founding, "\(place) rests on a founding article")
    }
    if verdict != .notApplicable {
      findings.check(ground.place.admits(row), "\(place) not in force")
    }
  }
}

extension TransitionAnswer {
  /// The rank of this answer among the answers about all target states for one cause. The rank is 0
  /// if the cause does not lead to this answer's target.
  fileprivate var worth: Int {
    switch newestVerdict {
    case .allowed: reason == nil ? 3 : 1
    case .conditional: 2
    default: 0
    }
  }
}

extension TransitionStep {
  var name: String { "\(callback?.name ?? notification?.name ?? "nothing")" }
}

extension Callback {
  var isOfScene: Bool {
    switch self {
    case .stateRestorationActivityForScene, .sceneRestoreInteractionState: true
    default:
      rawValue >= Callback.configurationForConnectingScene.rawValue
        && rawValue <= Callback.windowScenePerformShortcutAction.rawValue
    }
  }
}

extension LifecycleNotification {
  var isOfScene: Bool { rawValue >= LifecycleNotification.sceneWillConnect.rawValue }
}
