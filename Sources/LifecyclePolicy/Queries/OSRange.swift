// An answer over a range of OS versions.

/// What was asked on the first version of a range, and whether it holds on the others.
public struct RangedAnswer<Answer> {
  public var answer: Answer
  /// Whether anything that is answered changes within the range.
  public var changes = false
  /// Whether the verdict does.
  public var verdictChanges = false
  /// Whether that of the newest known version does, for versions past it: they differ in whether
  /// the app runs there.
  public var newestVerdictChanges = false

  /// An answer that holds on the whole range.
  @inlinable
  public init(answer: Answer) { self.answer = answer }
}

extension RangedAnswer where Answer: RangeAnswer {
  /// Conditional where it is not the same on every version.
  public var verdict: Verdict { verdictChanges ? .conditional : answer.verdict }
  public var newestVerdict: Verdict {
    verdictChanges || newestVerdictChanges ? .conditional : answer.newestVerdict
  }
}

/// An answer that can be compared with that of another version.
public protocol RangeAnswer {
  var verdict: Verdict { get }
  var newestVerdict: Verdict { get }
  /// Whether both say the same, whatever rules they rest on.
  func saysTheSame(as other: Self, in book: some RuleBook) -> Bool
}

extension RuleBook {
  /// Asks on the version of `first`, and on every one up to `last` on which an answer can change.
  @inline(__always)
  func answer<Answer: RangeAnswer>(
    from first: Context, through last: OSVersion, _ ask: (OSVersion) -> Answer
  ) -> RangedAnswer<Answer> {
    var ranged = RangedAnswer(answer: ask(first.os))
    guard last > first.os else { return ranged }
    var os = first.os
    while let edge = versionEdge(after: os, in: first), edge <= last {
      let other = ask(edge)
      if !ranged.answer.saysTheSame(as: other, in: self) { ranged.changes = true }
      if ranged.answer.verdict != other.verdict { ranged.verdictChanges = true }
      if ranged.answer.newestVerdict != other.newestVerdict { ranged.newestVerdictChanges = true }
      os = edge
    }
    return ranged
  }
}

extension TransitionAnswer: RangeAnswer {
  public func saysTheSame(as other: TransitionAnswer, in book: some RuleBook) -> Bool {
    guard verdict == other.verdict, reason == other.reason, via == other.via else { return false }
    guard let steps, let others = other.steps else { return (steps == nil) == (other.steps == nil) }
    return steps.saysTheSame(as: others, in: book)
  }
}

extension StepSequence {
  /// Whether both have the same callbacks and notifications.
  func saysTheSame(as other: StepSequence, in book: some RuleBook) -> Bool {
    var index = 0
    while true {
      let a = step(index, in: book)
      let b = other.step(index, in: book)
      guard a?.callback == b?.callback, a?.notification == b?.notification,
        a?.fallback == b?.fallback, a?.reads == b?.reads, a?.sceneReads == b?.sceneReads
      else { return false }
      if a == nil { return true }
      index &+= 1
    }
  }
}

extension PathAnswer: RangeAnswer {
  public func saysTheSame(as other: PathAnswer, in book: some RuleBook) -> Bool {
    guard verdict == other.verdict, reason == other.reason else { return false }
    guard let steps, let others = other.steps else { return (steps == nil) == (other.steps == nil) }
    guard steps.count == others.count else { return false }
    var index = 0
    while let a = steps.step(index, in: book), let b = others.step(index, in: book) {
      guard a.cause == b.cause, a.to == b.to, a.steps.saysTheSame(as: b.steps, in: book) else {
        return false
      }
      index &+= 1
    }
    return true
  }
}

extension NextAnswer: RangeAnswer {
  public func saysTheSame(as other: NextAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && reason == other.reason && count == other.count
      && trace == other.trace
  }
}

extension ConductAnswer: RangeAnswer {
  public func saysTheSame(as other: ConductAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && stopBefore == other.stopBefore && price == other.price
      && code == other.code
  }
}

extension EventAnswer: RangeAnswer {
  public func saysTheSame(as other: EventAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && manner == other.manner && callback == other.callback
  }
}

extension QuotaAnswer: RangeAnswer {
  public func saysTheSame(as other: QuotaAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && count == other.count && unit == other.unit
      && window == other.window && atExcess == other.atExcess
  }
}

extension ModeAnswer: RangeAnswer {
  public func saysTheSame(as other: ModeAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && wakes == other.wakes && permits == other.permits
      && keepsRunning == other.keepsRunning
  }
}

extension DutiesAnswer: RangeAnswer {
  public func saysTheSame(as other: DutiesAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && count == other.count && trace == other.trace
  }
}

extension ManifestAnswer: RangeAnswer {
  public func saysTheSame(as other: ManifestAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && count == other.count && trace == other.trace
  }
}

extension TerminationAnswer: RangeAnswer {
  public func saysTheSame(as other: TerminationAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && cause == other.cause && allowance == other.allowance
      && allowed == other.allowed
      && book.meaning(of: rule).isSame(as: book.meaning(of: other.rule))
  }
}

extension DeadlineAnswer: RangeAnswer {
  public func saysTheSame(as other: DeadlineAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && advice == other.advice && limit == other.limit
      && warning == other.warning && atExpiry == other.atExpiry && code == other.code
      && extendable == other.extendable
  }
}

extension RelaunchAnswer: RangeAnswer {
  public func saysTheSame(as other: RelaunchAnswer, in book: some RuleBook) -> Bool {
    verdict == other.verdict && guarantee == other.guarantee && launchState == other.launchState
      && callback == other.callback && allowed == other.allowed && allowance == other.allowance
      && standing == other.standing
  }
}
