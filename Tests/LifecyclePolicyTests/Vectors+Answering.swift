// The five questions, and their answers under the names that vectors compare.

@testable import LifecyclePolicy

/// An answer as the command line prints it, as far as vectors look at it.
struct VectorAnswer {
  /// Status, verdict and the rest, by name.
  private(set) var data: [String: JSON] = ["status": "ok"]
  /// The rules that decided: the answer's own, its delivery rule, and those of a path's steps.
  private(set) var rules: [RuleReference] = []
  /// The rules behind it: those of the life cycle and of the standing, which answers do not name.
  private(set) var rulesBehind: [RuleReference] = []
  private(set) var profile: EvidenceProfile?

  init(_ query: String, _ ask: [String: JSON]) {
    do {
      try answer(query, ask)
    } catch {
      let refusal = error as? Refusal
      data = ["status": JSON(refusal?.status), "field": JSON(refusal?.field)]
    }
  }

  private mutating func answer(_ query: String, _ ask: [String: JSON]) throws {
    var options = Options(ask)
    let ground = try VectorGround(&options)
    profile = ground.profile
    rulesBehind = [policy.lifecycle(in: ground.context).rule].compactMap { $0 }
    switch query {
    case "transition": try transition(&options, ground)
    case "next": try next(&options, ground)
    case "path": try path(&options, ground)
    case "deadline": try deadline(&options, ground)
    case "relaunch": try relaunch(&options, ground)
    default: throw Refusal(status: "unknown-value", field: "command")
    }
    try options.finish()
  }

  /// What all answers but a next or path answer have.
  private mutating func put(_ verdict: Verdict, _ newest: Verdict, _ requires: Mask<Condition>) {
    data["verdict"] = JSON(verdict.name)
    if verdict == .unknownOS { data["newest_verdict"] = JSON(newest.name) }
    data["requires"] = .list(requires.values.map { JSON($0.name) })
  }

  private mutating func put(_ rule: RuleReference?, _ evidence: Evidence?, _ disputed: Bool) {
    data["rule"] = JSON(rule?.id)
    data["evidence"] = JSON(evidence?.name)
    data["disputed"] = .flag(disputed)
    if let rule { rules.append(rule) }
  }

  private mutating func transition(_ options: inout Options, _ ground: VectorGround) throws {
    let axis: Axis = try options.value("axis") ?? .app
    let query = TransitionQuery(
      from: try state("from", axis, &options), to: try state("to", axis, &options),
      cause: try options.required("cause"), axis: axis,
      lastCause: try options.value("last-cause"), trigger: try options.value("trigger"),
      interruption: try options.value("interruption"))
    let answer = policy.transition(query, in: ground.context)
    put(answer.verdict, answer.newestVerdict, answer.requires)
    put(answer.rule, answer.evidence, answer.isDisputed)
    let steps = policy.steps(answer.steps)
    data["reason"] = JSON(answer.reason?.name)
    data["via"] = JSON(answer.via?.name)
    data["callbacks"] = callbacks(steps)
    data["step_count"] = .number(Double(steps.count))
  }

  private mutating func next(_ options: inout Options, _ ground: VectorGround) throws {
    let axis: Axis = try options.value("axis") ?? .app
    let query = NextQuery(
      from: try state("from", axis, &options), axis: axis,
      lastCause: try options.value("last-cause"))
    let answer = policy.next(query, in: ground.context)
    put(answer.verdict, answer.newestVerdict, .none)
    put(nil, nil, false)
    data["reason"] = JSON(answer.reason?.name)
    data["transitions"] = .list(
      policy.edges(query, in: ground.context).map { edge in
        .object([
          "cause": JSON(edge.cause.name), "to": JSON(edge.to.name),
          "verdict": JSON(edge.verdict.name), "rule": JSON(edge.rule.id),
          "evidence": JSON(edge.evidence.name), "disputed": .flag(edge.isDisputed),
          "reason": JSON(edge.reason?.name),
          "termination": edge.to == .notRunning ? JSON(edge.cause.termination.name) : .null,
        ])
      })
  }

  private mutating func path(_ options: inout Options, _ ground: VectorGround) throws {
    let axis: Axis = try options.value("axis") ?? .app
    let allowed: Mask<Cause> = try options.values("allow-cause")
    let query = PathQuery(
      from: try state("from", axis, &options), to: try state("to", axis, &options), axis: axis,
      allowedCauses: allowed.isEmpty ? Cause.ordinary : allowed,
      lastCause: try options.value("last-cause"), trigger: try options.value("trigger"))
    let answer = policy.path(query, in: ground.context)
    put(answer.verdict, answer.newestVerdict, answer.requires)
    put(nil, nil, answer.isDisputed)
    let steps = policy.steps(answer.steps)
    rules += steps.map(\.rule)
    data["reason"] = JSON(answer.reason?.name)
    data["step_count"] = .number(Double(steps.count))
    data["steps"] = .list(
      steps.map { step in
        .object([
          "cause": JSON(step.cause.name), "from": JSON(step.from.name), "to": JSON(step.to.name),
          "rule": JSON(step.rule.id), "callbacks": callbacks(policy.steps(step.steps)),
        ])
      })
  }

  private mutating func deadline(_ options: inout Options, _ ground: VectorGround) throws {
    let allowance: Allowance = try options.required("allowance")
    let answer = policy.deadline(
      allowance, in: ground.context, override: ground.override(allowance))
    put(answer.verdict, answer.newestVerdict, answer.requires)
    put(answer.rule, answer.evidence, answer.isDisputed)
    data["advice_seconds"] = seconds(answer.advice)
    data["limit_seconds"] = seconds(answer.limit)
    data["warning_seconds"] = seconds(answer.warning)
    data["at_expiry"] = JSON(answer.atExpiry?.name)
    data["code"] = JSON(answer.code?.name)
    data["extendable"] = answer.extendable == .unknown ? .null : .flag(answer.extendable == .yes)
  }

  private mutating func relaunch(_ options: inout Options, _ ground: VectorGround) throws {
    let query = RelaunchQuery(
      after: try options.required("after"), on: try options.required("on"),
      since: try options.values("since"))
    let answer = policy.relaunch(query, in: ground.context, override: ground.override)
    put(answer.verdict, answer.newestVerdict, answer.requires)
    put(answer.rule, answer.evidence, answer.isDisputed)
    if let rule = answer.deliveryRule { rules.append(rule) }
    if let rule = query.standingRule(ground.context) { rulesBehind.append(rule) }
    data["guarantee"] = JSON(answer.guarantee?.name)
    // An app launched inactive is on its way to the foreground.
    data["launch_state"] =
      answer.launchState == .inactive ? "foreground" : JSON(answer.launchState?.name)
    data["callback"] = JSON(answer.callback?.name)
    data["allowance"] = JSON(answer.allowance?.name)
    data["allowance_seconds"] = seconds(answer.allowed)
    data["standing"] = JSON(answer.standing?.name)
    data["delivery_rule"] = JSON(answer.deliveryRule?.id)
  }

  private func state(
    _ key: String, _ axis: Axis, _ options: inout Options
  ) throws -> AppState {
    guard axis == .scene else { return try options.required(key) }
    let state: SceneState = try options.required(key)
    // The query holds the numbers of scene states in the place of app states.
    guard let held = AppState(rawValue: state.rawValue) else {
      throw Refusal(status: "unknown-value", field: key)
    }
    return held
  }

  private func callbacks(_ steps: [TransitionStep]) -> JSON {
    .list(
      steps.map {
        .list([JSON($0.callback.name), JSON($0.reads?.name), JSON($0.fallback?.name)])
      })
  }

  private func seconds(_ duration: Nanoseconds?) -> JSON {
    guard let duration else { return .null }
    return duration == .unlimited ? "unlimited" : .number(Double(duration.count) / 1e9)
  }
}
