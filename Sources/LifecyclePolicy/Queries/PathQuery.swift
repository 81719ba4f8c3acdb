// How does the app get from one state to another?

public struct PathQuery: Sendable, Equatable {
  public var from: LifecycleState
  public var to: LifecycleState
  /// The causes that a step may have; nil for `Cause.ordinary(to:)`.
  public var allowedCauses: Mask<Cause>?
  public var lastCause: Cause?
  /// What a launch, wake-up or return on the way is for.
  public var trigger: Trigger?

  /// Between any two states of one axis.
  public init(
    states from: LifecycleState, to: LifecycleState, allowedCauses: Mask<Cause>? = nil,
    lastCause: Cause? = nil, trigger: Trigger? = nil
  ) {
    self.from = from
    self.to = to
    self.allowedCauses = allowedCauses
    self.lastCause = lastCause
    self.trigger = trigger
  }

  public init(
    from: AppState, to: AppState, allowedCauses: Mask<Cause>? = nil,
    lastCause: Cause? = nil, trigger: Trigger? = nil
  ) {
    self.init(
      states: LifecycleState(from), to: LifecycleState(to), allowedCauses: allowedCauses,
      lastCause: lastCause, trigger: trigger)
  }

  /// About one scene.
  public init(
    scene from: SceneState, to: SceneState, allowedCauses: Mask<Cause>? = nil,
    lastCause: Cause? = nil, trigger: Trigger? = nil
  ) {
    self.init(
      states: LifecycleState(from), to: LifecycleState(to), allowedCauses: allowedCauses,
      lastCause: lastCause, trigger: trigger)
  }
}

public struct PathAnswer: Sendable, Equatable {
  /// Forbidden, with reason `noPath`, where no chain of legal steps leads there; not applicable,
  /// with reason `causeUnavailable`, where the OS has no such trigger.
  public var verdict: Verdict = .unspecified
  public var newestVerdict: Verdict = .unspecified
  public var reason: Reason?
  public var isDisputed = false
  public var steps: StepPath?
  public var requires: Mask<Condition> = .none
}

/// One step of a path.
public struct PathStep: Sendable, Equatable {
  public let cause: Cause
  public let from: LifecycleState
  public let to: LifecycleState
  public let rule: RuleReference
  public let steps: StepSequence
}

/// The steps of a path, packed into three words; valid for one build only.
public struct StepPath: Sendable, Equatable {
  public let words: (UInt64, UInt64, UInt64)

  public static func == (a: StepPath, b: StepPath) -> Bool { a.words == b.words }

  /// The third word is a step sequence without rows, for its versions and conditions; its row
  /// places hold the first state and the number of steps.
  init(_ path: PathSearch, from: LifecycleState, trigger: Trigger?, context: Context) {
    let shape = StepSequence(
      rows: (Int(from.rawValue), path.count, 0), count: 0, trigger: trigger, context: context)
    words = (path.low, path.high, shape.token)
  }

  /// The path of words that came from outside; nil for values that none has. Zeros are that of an
  /// answer without path.
  public init?(words: (UInt64, UInt64, UInt64), in book: some RuleBook) {
    self.words = words
    if words == (0, 0, 0) { return }
    guard words.2 != 0, StepSequence(token: words.2, in: book) != nil else { return nil }
    guard first != nil, count <= PathSearch.maximumSteps else { return nil }
    var index = 0
    let steps = search
    while index < count {
      guard steps.row(index) < book.transitionCount, steps.cause(index) != nil else { return nil }
      index &+= 1
    }
  }

  private var first: LifecycleState? {
    LifecycleState(rawValue: Int32(truncatingIfNeeded: words.2 & 0x3ff))
  }
  public var count: Int { Int(truncatingIfNeeded: words.2 &>> 10 & 0x3ff) }
  private var search: PathSearch { PathSearch(count: count, low: words.0, high: words.1) }

  /// The step at `index`, nil outside 0 ..< count.
  public func step(_ index: Int, in book: some RuleBook) -> PathStep? {
    let steps = search
    guard index >= 0, index < count, let first, let cause = steps.cause(index) else { return nil }
    let row = steps.row(index)
    let from = index == 0 ? first : book.transition(steps.row(index &- 1)).to
    return PathStep(
      cause: cause, from: from, to: book.transition(row).to,
      rule: RuleReference(.transition, row),
      steps: StepSequence(token: words.2, row: row))
  }
}

extension StepSequence {
  /// A sequence of one row with the versions and conditions of another.
  init(token other: UInt64, row: Int) {
    let kept = other & 0x1f_ffff_0000_0000
    let bits = kept | (UInt64(truncatingIfNeeded: row) & 0x3ff) | 1 &<< 30
    self.init(bits: bits)
  }
}

extension RuleBook {
  @inline(never)
  func findPath(_ query: PathQuery, in context: Context) -> PathAnswer {
    let lifecycle = findLifecycle(in: context)
    var answer = PathAnswer()
    if let name = lifecycle.lifecycle {
      answer = findPath(query, name, lifecycle.states, in: context)
      if let alternative = lifecycle.alternative {
        let other = findPath(query, alternative, .withoutMultitasking, in: context)
        if other.steps != answer.steps || other.verdict != answer.verdict {
          answer.verdict = .conditional
          answer.requires = answer.requires.union(lifecycle.requires)
        }
      }
    }
    answer.newestVerdict = answer.verdict
    if context.isUnknownOS { answer.verdict = .unknownOS }
    return answer
  }

  @inline(never)
  private func findPath(
    _ query: PathQuery, _ lifecycle: Lifecycle, _ states: Mask<LifecycleState>, in context: Context
  ) -> PathAnswer {
    var answer = PathAnswer()
    if query.from.axis == .scene, context.profile == .article {
      answer.reason = .scenesNotCovered
      return answer
    }
    // In the order in which a transition looks for its reason.
    let isWithoutTrigger = query.trigger.map { findDelivery($0, in: context).isAbsent } ?? false
    if !states.contains(query.from) || !isWithoutTrigger && !states.contains(query.to) {
      answer.verdict = .notApplicable
      answer.reason = .stateUnavailable
      return answer
    }
    if isWithoutTrigger {
      answer.verdict = .notApplicable
      answer.reason = .causeUnavailable
      return answer
    }
    let path = findSteps(query, lifecycle, in: context)
    guard path.isFound else {
      // Where the articles name no chain, that is no "no".
      answer.verdict = context.profile == .article ? .unspecified : .forbidden
      answer.reason = .noPath
      return answer
    }
    answer.verdict = .allowed
    answer.steps = StepPath(path, from: query.from, trigger: query.trigger, context: context)
    lean(on: path, query, lifecycle, in: context, into: &answer)
    return answer
  }

  /// The shortest chain that keeps the process alive. One that ends it is taken only where the way
  /// leads to where there is none, or where nothing else does and the host names the causes.
  private func findSteps(
    _ query: PathQuery, _ lifecycle: Lifecycle, in context: Context
  ) -> PathSearch {
    let isWithoutProcess = query.to == .notRunning || query.to == .prewarmed
    var request = PathSearch.Request(
      from: query.from, to: query.to, lastCause: query.lastCause,
      allowed: query.allowedCauses ?? Cause.ordinary(to: query.to),
      mayEndProcess: isWithoutProcess)
    let path = findSteps(request, lifecycle, in: context)
    guard !path.isFound, !isWithoutProcess, query.allowedCauses != nil else { return path }
    request.mayEndProcess = true
    return findSteps(request, lifecycle, in: context)
  }

  /// Takes what the steps lean on: the path is conditional where one of them is.
  private func lean(
    on path: PathSearch, _ query: PathQuery, _ lifecycle: Lifecycle, in context: Context,
    into answer: inout PathAnswer
  ) {
    var state = query.from
    var lastCause = query.lastCause
    var index = 0
    while index < path.count, let cause = path.cause(index) {
      let row = transition(path.row(index))
      if row.conflict != nil { answer.isDisputed = true }
      let step = TransitionQuery(states: state, to: row.to, cause: cause, lastCause: lastCause)
      let decision = transitionDecision(step, lifecycle, in: context)
      let unknown = unknownStepConditions(row.steps, context.known)
      if decision.isConditional || !unknown.isEmpty { answer.verdict = .conditional }
      answer.requires = answer.requires.union(decision.requires).union(unknown)
      state = row.to
      lastCause = state.remembersCause ? cause : nil
      index &+= 1
    }
  }
}
