// Compares chains of steps with single steps. Checks the list of next steps, the shortest paths,
// and the transitions that take several steps.

@testable import LifecyclePolicy
@testable import RuleCompiler

extension TransitionGraph {
  /// Checks that each listed next step agrees with the answer about its transition, and that every
  /// allowed transition is listed.
  func checkNext() -> Findings {
    var findings = Findings()
    for node in TransitionGraph.nodes {
      let query = NextQuery(state: node.state, lastCause: node.lastCause)
      let found = policy.edges(query)
      let answer = policy.next(query)
      var place: String {
        "\(ground): next from \(node.state.name) after \(node.lastCause?.name ?? "any")"
      }
      findings.count(found.count)
      findings.check(answer.count == found.count, "\(place): \(answer.count), \(found.count)")
      findings.check(
        (answer.newestVerdict == .allowed) == !found.isEmpty, "\(place): \(answer.newestVerdict)")
      // For each state, the causes that lead to it according to the list.
      var listed = LifecycleState.allCases.map { _ in Mask<Cause>.none }
      for next in found {
        let edge = Edge(node: node, cause: next.cause, to: next.to)
        let to = Int(next.to.rawValue) - 1
        findings.check(!listed[to].contains(next.cause), "\(place): \(edge) twice")
        listed[to].insert(next.cause)
        let step = self[edge]
        findings.check(
          step.newestVerdict == next.verdict && step.rule == next.rule
            && step.evidence == next.evidence && step.isDisputed == next.isDisputed
            && step.reason == next.reason, "\(place): \(edge): \(next), but \(step)")
      }
      for cause in Cause.allCases {
        for to in node.state.onItsAxis {
          let edge = Edge(node: node, cause: cause, to: to)
          let step = self[edge]
          let allows = step.newestVerdict == .allowed || step.newestVerdict == .conditional
          findings.check(
            allows == listed[Int(to.rawValue) - 1].contains(cause),
            "\(place): \(edge) \(step.newestVerdict)")
        }
      }
    }
    return findings
  }

  /// Checks that no chain is shorter than the path, and that the policy allows each step of the
  /// path. Each pair of states is asked about with the default causes, with all causes, and with
  /// four given causes. Some pairs are also asked about with single causes.
  func checkPaths() -> Findings {
    var findings = Findings()
    let masks: [Mask<Cause>?] = [
      nil, .all, Mask(.homeButton, .executionFinished, .returnByUser, .activation),
    ]
    for node in TransitionGraph.nodes {
      for to in node.state.onItsAxis {
        let alone = Cause.allCases.filter {
          node.lastCause == nil && Int($0.rawValue + to.rawValue + node.state.rawValue) % 9 == 0
        }
        for allowed in masks + alone.map({ Mask($0) }) {
          findings.count()
          checkPath(node, to, allowed, &findings)
        }
      }
    }
    return findings
  }

  private func checkPath(
    _ node: Node, _ to: LifecycleState, _ given: Mask<Cause>?, _ findings: inout Findings
  ) {
    let query = PathQuery(
      states: node.state, to: to, allowedCauses: given, lastCause: node.lastCause)
    let answer = policy.path(query)
    var place: String {
      "\(ground): path from \(node.state.name) after \(node.lastCause?.name ?? "any") to \(to.name)"
    }
    let states = policy.lifecycle.states
    let verdict = answer.newestVerdict
    let steps = policy.steps(query)
    guard states.contains(node.state) && states.contains(to), answer.reason != .scenesNotCovered
    else {
      findings.check(verdict == .notApplicable || verdict == .unspecified, "\(place): \(verdict)")
      findings.check(!answer.search.isFound, "\(place): \(verdict) with steps")
      return
    }
    let allowed = given ?? Cause.ordinary(to: to)
    // The process ends only in the last step, unless the given causes leave no other path.
    var shortest = distance(node, to, allowed, keepingProcess: true)
    if shortest == nil, given != nil { shortest = distance(node, to, allowed) }
    guard verdict == .allowed else {
      findings.check(shortest == nil, "\(place): \(verdict), but \(shortest ?? -1) steps do")
      findings.check(steps.isEmpty && answer.reason == .noPath, "\(place): \(verdict) with steps")
      // The articles do not name every path. If they name no path, the answer is silence instead of
      // "no".
      let silence: Verdict = ground.place.profile == .founding ? .unspecified : .forbidden
      findings.check(verdict == silence, "\(place): \(verdict)")
      return
    }
    findings.check(
      steps.count == shortest, "\(place): \(steps.count) steps where \(shortest ?? -1) do")
    var last = node
    for step in steps {
      let edge = Edge(node: last, cause: step.cause, to: step.to)
      findings.check(step.from == last.state, "\(place): a gap before \(step)")
      findings.check(allowed.contains(step.cause), "\(place): \(step.cause.name) not permitted")
      findings.check(self.steps(last).contains(edge), "\(place): \(edge) is no step")
      findings.check(self[edge].rule == step.rule, "\(place): \(edge): \(step.rule.id)")
      let asked = step.query.lastCause.map { TransitionGraph.node(step.from, after: $0) }
      findings.check(
        asked ?? Node(state: step.from, lastCause: nil) == last, "\(place): \(edge): last cause")
      findings.check(
        policy.steps(step.query) == policy.steps(edge.query), "\(place): \(edge): calls")
      last = TransitionGraph.node(step.to, after: step.cause)
    }
    findings.check(last.state == to, "\(place): ends in \(last.state.name)")
    let disputed = steps.contains { $0.rule.isDisputed }
    findings.check(answer.isDisputed == disputed, "\(place): disputed or not?")
  }

  /// Checks paths with a trigger. The policy must allow each step of the path with that trigger; a
  /// step that stands for the event may also be conditional. If the OS does not have the trigger,
  /// there must be no path. For each pair of states, only every third trigger is checked.
  func checkPathTriggers() -> Findings {
    var findings = Findings()
    for from in LifecycleState.allCases {
      for to in from.onItsAxis {
        let pair = Int(from.rawValue + 2 * to.rawValue)
        let triggers = Trigger.allCases.filter { (Int($0.rawValue) + pair).isMultiple(of: 3) }
        let plain = policy.path(PathQuery(states: from, to: to))
        for trigger in triggers {
          findings.count()
          checkPath(from, to, trigger, plain, &findings)
        }
      }
    }
    return findings
  }

  private func checkPath(
    _ from: LifecycleState, _ to: LifecycleState, _ trigger: Trigger, _ plain: PathAnswer,
    _ findings: inout Findings
  ) {
    let query = PathQuery(states: from, to: to, trigger: trigger)
    let answer = policy.path(query)
    var place: String { "\(ground): path from \(from.name) to \(to.name), \(trigger.name)" }
    let rows = rows(of: .delivery)
      .filter { $0.has(trigger, .triggers) && $0.basis.profiles.contains(policy.profile) }
    let here = rows.filter { ground.place.admits($0) }
    let exists = here.count == rows.count || here.contains { $0.applies(policy.known) == true }
    let hasStart = policy.lifecycle.states.contains(from)
    if !exists, hasStart, plain.reason != .scenesNotCovered {
      findings.check(answer.newestVerdict == .notApplicable, "\(place): \(answer.newestVerdict)")
      findings.check(answer.reason == .causeUnavailable, "\(place): \(answer.reason as Any)")
      findings.check(!answer.search.isFound, "\(place): steps")
      return
    }
    // If the event does not run the app, there may be no path. If the rules leave open whether the
    // event runs the app, the path is conditional.
    let isPlain = answer.newestVerdict == plain.newestVerdict && answer.reason == plain.reason
    let isSilent = answer.rule.map { $0.family == .silence } ?? false
    let isRefused =
      answer.reason == .noPath && answer.rule.map { $0.isAboutEvents } ?? false || isSilent
    let turns = plain.newestVerdict == .allowed && answer.newestVerdict == .conditional
    findings.check(
      isPlain || isRefused || turns,
      "\(place): \(answer.newestVerdict), without it \(plain.newestVerdict)")
    var verdict = Verdict.allowed
    for step in policy.steps(query) {
      let taken = policy.transition(step.query)
      if taken.newestVerdict == .conditional, step.cause.isForEvent { verdict = .conditional }
      findings.check(
        taken.newestVerdict == .allowed || step.cause.isForEvent && verdict == .conditional,
        "\(place): \(step.cause.name) is \(taken.newestVerdict)")
      findings.check(
        taken.reason == nil && taken.rule == step.rule,
        "\(place): \(step.cause.name) is by \(taken.rule?.id ?? "no rule")")
      findings.check(step.query.trigger == trigger, "\(place): \(step.cause.name): trigger")
    }
    if turns { findings.check(verdict == .conditional, "\(place): no step is conditional") }
  }

  /// If a transition takes several steps, checks that its callbacks are the callbacks of these
  /// steps, in order.
  func checkOneStep() -> Findings {
    var findings = Findings()
    for edge in TransitionGraph.edges {
      let answer = self[edge]
      guard answer.reason == .notOneStep else { continue }
      findings.count()
      let causes = edge.cause.companions
      let lengths = (1...StepRules.capacity).lazy.map {
        chains(edge.node, edge.to, causes, length: $0)
      }
      let shortest = lengths.first { !$0.isEmpty } ?? []
      guard policy.stepRules(edge.query).count > 0 else {
        findings.check(shortest.isEmpty, "\(ground): \(edge): no callbacks, but there is a chain")
        continue
      }
      let callbacks = policy.steps(edge.query)
      findings.check(
        shortest.contains { $0.via == answer.via && $0.callbacks == callbacks },
        "\(ground): \(edge): via \(answer.via?.name ?? "none") \(callbacks.map(\.name))")
      let disputed = answer.rule?.isDisputed ?? false
      findings.check(
        shortest.contains { answer.isDisputed == (disputed || $0.isDisputed) },
        "\(ground): \(edge): disputed or not?")
    }
    return findings
  }
}

extension RuleIndex {
  /// True if the rule says whether an event runs the app, or what an event delivers.
  var isAboutEvents: Bool { family == .relaunch || family == .delivery || family == .standing }
}
