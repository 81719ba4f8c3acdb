// Transitions, what may follow and paths, as vectors ask and compare them.

@testable import LifecyclePolicy

extension VectorAnswer {
  /// Transitions, with all callbacks and notifications.
  mutating func transition(_ options: inout Options, _ ground: VectorGround) throws {
    let axis: Axis = try options.value("axis") ?? .app
    let query = TransitionQuery(
      states: try state("from", axis, &options), to: try state("to", axis, &options),
      cause: try options.required("cause"), lastCause: try options.value("last-cause"),
      trigger: try options.value("trigger"), interruption: try options.value("interruption"))
    let answer = policy.transition(query, in: ground.context)
    put(answer.verdict, answer.newestVerdict, answer.requires)
    put(answer.rule, answer.evidence, answer.isDisputed)
    states = Mask(query.from, query.to)
    let steps = policy.steps(answer.steps)
    ruleOfSteps = steps.map(\.rule)
    data["reason"] = JSON(answer.reason?.name)
    data["via"] = JSON(answer.via?.nameOnAxis)
    data["callbacks"] = callbacks(steps)
    data["sequence"] = .list(
      steps.map { .list([.text($0.name), JSON($0.reads?.name), JSON($0.sceneReads?.name)]) })
    data["step_count"] = .number(Double(steps.count))
    explain(.transition(query), ground)
  }

  mutating func next(_ options: inout Options, _ ground: VectorGround) throws {
    let axis: Axis = try options.value("axis") ?? .app
    let query = NextQuery(
      state: try state("from", axis, &options), lastCause: try options.value("last-cause"))
    let answer = policy.next(query, in: ground.context)
    put(answer.verdict, answer.newestVerdict, .none)
    put(nil, nil, false)
    states = Mask(query.from)
    data["reason"] = JSON(answer.reason?.name)
    data["transitions"] = .list(policy.edges(query, in: ground.context).map(edge))
  }

  private func edge(_ edge: NextEdge) -> JSON {
    let ended = edge.to == .notRunning ? edge.cause.termination : nil
    let data: [String: JSON] = [
      "cause": JSON(edge.cause.name), "to": JSON(edge.to.nameOnAxis),
      "verdict": JSON(edge.verdict.name), "rule": JSON(edge.rule.id),
      "evidence": JSON(edge.evidence.name), "disputed": .flag(edge.isDisputed),
      "reason": JSON(edge.reason?.name), "termination": JSON(ended?.name),
    ]
    return .object(data)
  }

  mutating func path(_ options: inout Options, _ ground: VectorGround) throws {
    let axis: Axis = try options.value("axis") ?? .app
    let allowed: Mask<Cause> = try options.values("allow-cause")
    let query = PathQuery(
      states: try state("from", axis, &options), to: try state("to", axis, &options),
      allowedCauses: allowed.isEmpty ? nil : allowed,
      lastCause: try options.value("last-cause"), trigger: try options.value("trigger"))
    let ranged = ranged(ground) { policy.path(query, in: $0) }
    let answer = ranged.answer
    put(ranged.verdict, ranged.newestVerdict, answer.requires)
    put(nil, nil, answer.isDisputed)
    states = Mask(query.from, query.to)
    let steps = policy.steps(answer.steps)
    add(steps.map(\.rule))
    data["reason"] = JSON(answer.reason?.name)
    data["step_count"] = .number(Double(steps.count))
    data["steps"] = .list(steps.map(step))
  }

  private func step(_ step: PathStep) -> JSON {
    let data: [String: JSON] = [
      "cause": JSON(step.cause.name), "from": JSON(step.from.nameOnAxis),
      "to": JSON(step.to.nameOnAxis), "rule": JSON(step.rule.id),
      "callbacks": callbacks(policy.steps(step.steps)),
    ]
    return .object(data)
  }

  private func state(
    _ key: String, _ axis: Axis, _ options: inout Options
  ) throws -> LifecycleState {
    guard axis == .scene else { return LifecycleState(try options.required(key) as AppState) }
    return LifecycleState(try options.required(key) as SceneState)
  }

  private func callbacks(_ steps: [TransitionStep]) -> JSON {
    .list(
      steps.compactMap { step in
        guard let callback = step.callback else { return nil }
        return .list([JSON(callback.name), JSON(step.reads?.name), JSON(step.fallback?.name)])
      })
  }
}

extension LifecycleState {
  /// The name that it has on its axis.
  var nameOnAxis: Text { app?.name ?? scene?.name ?? "" }
}
