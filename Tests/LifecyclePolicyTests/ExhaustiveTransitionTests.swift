// Every transition question: from, to and cause on every version edge, profile and kind of app.

import Testing

@testable import LifecyclePolicy

@Suite struct ExhaustiveTransitionTests {
  @Test func everyTransition() async {
    let walks = await withTaskGroup(of: [Findings].self) { group in
      for ground in Ground.all {
        group.addTask {
          let graph = TransitionGraph(ground)
          return [
            graph.checkAnswers(), graph.checkEvents(), graph.checkOneStep(), graph.checkNext(),
            graph.checkPaths(), graph.checkTokens(), graph.checkPathTriggers(),
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
    walks[5].report("tokens of sequences")
    walks[6].report("paths with trigger")
  }
}

extension TransitionGraph {
  /// What holds of every answer.
  func checkAnswers() -> Findings {
    var findings = Findings()
    for edge in TransitionGraph.edges {
      findings.count()
      check(self[edge], { "\(edge)" }, &findings)
    }
    return findings
  }

  /// The same with every interruption, and with every trigger where there is a step to have one.
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
          let answer = policy.transition(query, in: context)
          check(answer, { "\(edge), \(interruption.name)" }, &findings)
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
          guard plain.steps != nil else { continue }
          for trigger in Trigger.allCases {
            var query = edge.query
            query.trigger = trigger
            let answer = policy.transition(query, in: context)
            findings.count()
            check(answer, { "\(edge), \(trigger.name)" }, &findings)
            findings.check(
              answer.newestVerdict == plain.newestVerdict || answer.newestVerdict == .notApplicable,
              "\(ground): \(edge), \(trigger.name): a trigger turns \(plain.newestVerdict) into "
                + "\(answer.newestVerdict)")
          }
        }
      }
    }
    return findings
  }

  /// Every sequence is read back from its token; a bit the other way makes it none.
  func checkTokens() -> Findings {
    var findings = Findings()
    for edge in TransitionGraph.edges where edge.node.lastCause == nil {
      guard let sequence = self[edge].steps else { continue }
      findings.count()
      let read = StepSequence(token: sequence.token, in: policy.book)
      findings.check(sequence.token != 0, "\(ground): \(edge): a token of zero")
      findings.check(read == sequence, "\(ground): \(edge): \(sequence)")
      findings.check(
        sequence.count(in: policy.book) == policy.steps(sequence).count, "\(ground): \(edge)")
      for bit in stride(from: 0, to: 64, by: 7) {
        let other = sequence.token ^ 1 << UInt64(bit)
        findings.check(
          StepSequence(token: other, in: policy.book) == nil, "\(ground): \(edge): bit \(bit)")
      }
    }
    return findings
  }

  private func check(
    _ answer: TransitionAnswer, _ what: () -> String, _ findings: inout Findings
  ) {
    var place: String { "\(ground): \(what()): \(answer.rule?.id ?? "no rule"):" }
    let verdict = answer.newestVerdict
    findings.check(
      answer.verdict == (ground.place.os > .newest ? .unknownOS : verdict),
      "\(place) verdict \(answer.verdict), newest verdict \(verdict)")
    if verdict == .allowed {
      findings.check(answer.steps != nil, "\(place) allowed without a sequence")
    } else if answer.steps != nil {
      findings.check(answer.reason == .notOneStep, "\(place) \(verdict) with a sequence")
    }
    findings.check(verdict != .conditional, "\(place) conditional where all is known")
    let known = context.known.holding.union(context.known.failing)
    findings.check(
      answer.requires.subtracting(known).isEmpty, "\(place) leans on something that is not known")
    let between = answer.reason == .notOneStep || answer.reason == .leadsElsewhere
    findings.check(
      (answer.via != nil) == between,
      "\(place) via \(answer.via?.name ?? "none") with reason \(answer.reason?.name ?? "none")")
    checkSteps(answer, { place }, &findings)
    check(answer.rule, answer.evidence, verdict, { place }, &findings)
    if let rule = answer.rule {
      // Where the pair takes several steps the flag is about them: see `checkOneStep`.
      findings.check(
        answer.isDisputed == rule.isDisputed || answer.reason == .notOneStep,
        "\(place) disputed or not?")
    } else {
      findings.check(verdict == .unspecified, "\(place) \(verdict) without a rule")
    }
  }

  /// Callbacks and notifications are of the app's life cycle, and of rules in force.
  private func checkSteps(
    _ answer: TransitionAnswer, _ what: () -> String, _ findings: inout Findings
  ) {
    guard let sequence = answer.steps else { return }
    let hasScenes = policy.lifecycle(in: context).lifecycle == .scenes
    let steps = policy.steps(sequence)
    let isOfSeveral =
      ground.kind.app.multipleScenes
      && steps.contains {
        $0.rule.family == .transition && policy.book.transition($0.rule.index).to.axis == .scene
      }
    for step in steps {
      var place: String { "\(what()) \(step.name)" }
      findings.check(
        (step.callback == nil) != (step.notification == nil), "\(place) is both or neither")
      findings.check(
        step.reads == nil || context.ruledOS >= OSVersion(4), "\(place) reads a state before 4.0")
      findings.check(
        ground.place.admits(step.rule.summary), "\(place) of a rule that is not in force")
      findings.check(
        step.rule.family == (step.callback == nil ? .notification : .transition),
        "\(place) of \(step.rule.id)")
      if let callback = step.callback {
        findings.check(callback.exists(in: context), "\(place) is not there")
        findings.check(
          !hasScenes || callback.sceneForm == nil, "\(place) stays silent with scenes")
        findings.check(hasScenes || !callback.isOfScene, "\(place) without scenes")
      }
      if let notification = step.notification {
        findings.check(step.fallback == nil, "\(place) falls back")
        findings.check(hasScenes || !notification.isOfScene, "\(place) without scenes")
        findings.check(
          !isOfSeveral || notification.isOfScene, "\(place) depends on the other scenes")
      }
      findings.check(hasScenes || step.sceneReads == nil, "\(place) has a scene's state")
    }
  }

  /// The rule that decided stands in the profile, and is in force unless it tells what is absent.
  private func check(
    _ rule: RuleReference?, _ evidence: Evidence?, _ verdict: Verdict,
    _ what: () -> String, _ findings: inout Findings
  ) {
    var place: String { what() }
    guard let rule else {
      findings.check(evidence == nil, "\(place) evidence without a rule")
      return
    }
    let basis = rule.summary.basis
    findings.check(
      rule.summary.precedence != .alternative, "\(place) an alternative never decides")
    findings.check(evidence == basis.evidence, "\(place) evidence is not that of the rule")
    findings.check(basis.profiles.contains(ground.place.profile), "\(place) not of the profile")
    switch ground.place.profile {
    case .documented:
      findings.check(
        evidence == .documented || evidence == .inferred, "\(place) rests on \(basis.evidence)")
    case .article: findings.check(basis == .founding, "\(place) rests on \(basis)")
    case .observed: findings.check(basis != .founding, "\(place) rests on a founding article")
    }
    if verdict != .notApplicable {
      findings.check(ground.place.admits(rule.summary), "\(place) not in force")
    }
  }
}

extension TransitionStep {
  var name: String { "\(callback?.name ?? notification?.name ?? "nothing")" }
}

extension Callback {
  var isOfScene: Bool {
    rawValue >= Callback.configurationForConnectingScene.rawValue
      && rawValue <= Callback.windowScenePerformShortcutAction.rawValue
  }
}

extension LifecycleNotification {
  var isOfScene: Bool { rawValue >= LifecycleNotification.sceneWillConnect.rawValue }
}
