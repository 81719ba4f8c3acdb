// An answer over a range of OS versions.

import LifecyclePolicy

/// What was asked on the first version of a range, and whether it holds on the others.
struct RangedAnswer<Answer> {
  var answer: Answer
  /// Whether anything that is answered changes within the range.
  var changes = false
  /// Whether the verdict does.
  var verdictChanges = false
  /// Whether that of the newest known version does, for versions past it: they differ in whether
  /// the app runs there.
  var newestVerdictChanges = false

  /// An answer that holds on the whole range.
  init(answer: Answer) { self.answer = answer }
}

extension RangedAnswer where Answer: RuledAnswer {
  /// Conditional where it is not the same on every version.
  var verdict: Verdict { verdictChanges ? .conditional : answer.verdict }
  var newestVerdict: Verdict {
    verdictChanges || newestVerdictChanges ? .conditional : answer.newestVerdict
  }
}

/// An answer that can be compared with that of another version.
protocol RangeAnswer: RuledAnswer {
  associatedtype Query
  /// Whether both say the same beside their verdicts, whatever rules they rest on.
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: Query
  ) -> Bool
}

extension HostContext {
  /// Asks again on every version up to the last one on which an answer can change.
  @inline(never)
  func ranged<Answer: HostAnswer>(
    _ first: Answer, _ query: Answer.Query, _ policy: Policy, _ limits: Limits
  ) -> RangedAnswer<Answer> {
    ranged(first, policy, limits, { Answer.find(query, $0) }) {
      Answer.sayTheSame(first, policy, $0, $1, for: query)
    }
  }

  func ranged<Answer: RuledAnswer>(
    _ first: Answer, _ policy: Policy, _ limits: Limits, _ find: (Policy) -> Answer,
    _ isSame: (Answer, Policy) -> Bool
  ) -> RangedAnswer<Answer> {
    var ranged = RangedAnswer(answer: first)
    var os = self.os
    while let edge = edge(after: os), edge <= last {
      let other = self.policy(edge, limits)
      let answer = find(other)
      if first.verdict != answer.verdict { ranged.verdictChanges = true }
      if first.newestVerdict != answer.newestVerdict { ranged.newestVerdictChanges = true }
      if ranged.verdictChanges || !isSame(answer, other) { ranged.changes = true }
      os = edge
    }
    return ranged
  }

  /// The first version after `os` on which an answer can change: any rule or callback begins or ends
  /// there, or the app's minimum is met.
  private func edge(after os: OSVersion) -> OSVersion? {
    let edge = Book.release.edge(after: os)
    guard let minimumOS, minimumOS > os else { return edge }
    return edge.map { Swift.min($0, minimumOS) } ?? minimumOS
  }
}

extension Policy {
  /// Whether two lists of callbacks, of two policies, are the same.
  func hasSameSteps(
    _ a: StepRules, as b: StepRules, _ other: Policy, _ trigger: Trigger?
  ) -> Bool {
    var index = 0
    while true {
      let x = step(index, a, trigger)
      let y = other.step(index, b, trigger)
      guard x?.callback == y?.callback, x?.notification == y?.notification,
        x?.fallback == y?.fallback, x?.reads == y?.reads, x?.sceneReads == y?.sceneReads
      else { return false }
      if x == nil { return true }
      index &+= 1
    }
  }
}

extension TransitionAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: TransitionQuery
  ) -> Bool {
    a.reason == b.reason && a.via == b.via && (a.rules.count == 0) == (b.rules.count == 0)
      && first.hasSameSteps(a.rules, as: b.rules, second, query.trigger)
  }
}

extension PathAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: PathQuery
  ) -> Bool {
    guard a.reason == b.reason, a.search.isFound == b.search.isFound, a.count == b.count else {
      return false
    }
    var index = 0
    while let x = first.step(index, of: a, for: query),
      let y = second.step(index, of: b, for: query)
    {
      guard x.cause == y.cause, x.to == y.to,
        first.hasSameSteps(
          StepRules(x.rule.number), as: StepRules(y.rule.number), second, query.trigger)
      else { return false }
      index &+= 1
    }
    return true
  }
}

extension NextAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: NextQuery
  ) -> Bool {
    guard a.reason == b.reason, a.count == b.count else { return false }
    var index = 0
    while let x = first.edge(index, query), let y = second.edge(index, query) {
      guard x.cause == y.cause, x.to == y.to, x.verdict == y.verdict, x.reason == y.reason else {
        return false
      }
      index &+= 1
    }
    return true
  }
}

extension ConductAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: ConductQuery
  ) -> Bool {
    a.stopBefore == b.stopBefore && a.price == b.price && a.code == b.code
  }
}

extension EventAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: EventQuery
  ) -> Bool {
    a.manner == b.manner && a.callback == b.callback
  }
}

extension QuotaAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: Quota
  ) -> Bool {
    a.count == b.count && a.unit == b.unit && a.window == b.window && a.atExcess == b.atExcess
  }
}

extension ModeAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: BackgroundMode
  ) -> Bool {
    a.wakes == b.wakes && a.permits == b.permits && a.keepsRunning == b.keepsRunning
  }
}

extension DutiesAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: Callback
  ) -> Bool {
    guard a.count == b.count else { return false }
    var index = 0
    while let x = first.duty(index, query), let y = second.duty(index, query) {
      guard x.rule == y.rule else { return false }
      index &+= 1
    }
    return true
  }
}

extension TerminationAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: TerminationQuery
  ) -> Bool {
    a.cause == b.cause && a.allowance == b.allowance
      && a.allowanceDuration == b.allowanceDuration
      && first.meaning(of: a).isSame(as: second.meaning(of: b))
  }
}

extension DeadlineAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: Allowance
  ) -> Bool {
    a.advice == b.advice && a.limit == b.limit && a.warning == b.warning
      && a.atExpiry == b.atExpiry && a.code == b.code && a.extendable == b.extendable
  }
}

extension RelaunchAnswer: RangeAnswer {
  static func sayTheSame(
    _ a: Self, _ first: Policy, _ b: Self, _ second: Policy, for query: RelaunchQuery
  ) -> Bool {
    a.guarantee == b.guarantee && a.launchState == b.launchState && a.callback == b.callback
      && a.allowanceDuration == b.allowanceDuration && a.allowance == b.allowance
      && a.standing == b.standing
  }
}
