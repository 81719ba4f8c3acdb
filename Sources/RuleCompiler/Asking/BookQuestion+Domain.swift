// Lists questions of every kind, with all values and options.

import LifecyclePolicy

extension BookQuestion {
  /// Questions of every kind, without most options.
  static let most: [BookQuestion] = [
    transitions, nexts, paths, relaunches(since: [.none]), inStates, deadlines, conducts,
    deliveries,
    duties, modes, quotas, [.manifest], terminations(in: [nil, .springboard]), suspensions, purges,
    calls,
  ].flatMap { $0 }

  /// Questions about the next states after each last cause, about some of the paths with options,
  /// about relaunches after every combination of events since the termination, and about
  /// termination codes in every namespace.
  static let more: [BookQuestion] = [
    nextsByLastCause, thinned(pathsWithOptions, 11),
    relaunches(since: (1..<8).map { Mask(low: $0, high: 0) }),
    terminations(in: TerminationNamespace.allCases),
  ].flatMap { $0 }

  /// Questions whose answers contain the figures of an allowance.
  static let timed: [BookQuestion] = [
    deadlines, relaunches(since: [.none]), terminations(in: [nil]),
  ].flatMap { $0 }

  /// Returns questions about each legal transition: one question for each last cause, one for each
  /// trigger, and one for each interruption.
  static func options(of policy: Policy) -> [BookQuestion] {
    transitionQueries.filter { query in
      query.to != nil && [.allowed, .conditional].contains(policy.transition(query).newestVerdict)
    }.flatMap { query in
      Cause.allCases.map { .transition(query.with { $0.lastCause = $1 }($0)) }
        + Trigger.allCases.map { .transition(query.with { $0.trigger = $1 }($0)) }
        + Interruption.allCases.map { .transition(query.with { $0.interruption = $1 }($0)) }
    }
  }

  /// Returns random questions with several options.
  static func samples(_ generator: inout SeededGenerator) -> [BookQuestion] {
    var questions: [BookQuestion] = []
    for _ in 0..<sampleCount {
      guard var query = transitionQueries.randomElement(using: &generator),
        let state = AppState.allCases.randomElement(using: &generator),
        let trigger = Trigger.allCases.randomElement(using: &generator)
      else { continue }
      query.lastCause = Cause.allCases.randomElement(using: &generator)
      if generator.next() & 1 == 0 { query.trigger = trigger }
      query.interruption = Interruption.allCases.randomElement(using: &generator)
      let activities: Mask<Activity> = some(&generator)
      questions += [
        .transition(query),
        .suspension(
          SuspensionQuery(
            some(&generator), activities: activities, begunInFront: some(&generator))),
        .purge(PurgeQuery(in: state, activities: activities)),
        .relaunch(
          RelaunchQuery(
            in: state,
            after: Termination.allCases.filter { $0 != .none }
              .randomElement(using: &generator) ?? .crash,
            on: trigger, since: some(&generator), forceQuit: generator.next() & 1 == 0)),
      ]
    }
    return questions
  }

  private static let sampleCount = 150

  /// Returns a mask that contains about a quarter of the values.
  private static func some<Value>(_ generator: inout SeededGenerator) -> Mask<Value> {
    Mask(low: generator.next() & generator.next(), high: 0).intersection(.all)
  }

  private static func thinned(_ questions: [BookQuestion], _ stride: Int) -> [BookQuestion] {
    Swift.stride(from: 0, to: questions.count, by: stride).map { questions[$0] }
  }

  // MARK: - Whole domains

  /// All ordered pairs of states on the same axis.
  static let pairs: [(from: LifecycleState, to: LifecycleState)] =
    LifecycleState.allCases.flatMap { from in
      LifecycleState.allCases.filter { $0.axis == from.axis }.map { (from, $0) }
    }

  /// A query for every cause in every state: one without a target state, and one for each target
  /// state.
  private static let transitionQueries: [TransitionQuery] =
    LifecycleState.allCases.flatMap { from in
      Cause.allCases.map { TransitionQuery(states: from, to: nil, cause: $0) }
    }
    + pairs.flatMap { from, to in
      Cause.allCases.map { TransitionQuery(states: from, to: to, cause: $0) }
    }
  private static let transitions = transitionQueries.map { BookQuestion.transition($0) }

  private static let paths: [BookQuestion] = pairs.flatMap { from, to in
    [nil, .all].map { .path(PathQuery(states: from, to: to, allowedCauses: $0)) }
  }

  /// Questions about paths: with each last cause, with each cause as the only allowed one, with all
  /// causes allowed except one, and with each trigger.
  private static let pathsWithOptions: [BookQuestion] = pairs.flatMap { from, to in
    Cause.allCases.flatMap { cause -> [PathQuery] in
      [nil, .all].map {
        PathQuery(states: from, to: to, allowedCauses: $0, lastCause: cause)
      }
        + [Mask(cause), Mask.all.subtracting(Mask(cause))].map {
          PathQuery(states: from, to: to, allowedCauses: $0)
        }
    }
      + Trigger.allCases.map { PathQuery(states: from, to: to, trigger: $0) }
  }.map { .path($0) }

  private static func relaunches(since: [Mask<Since>]) -> [BookQuestion] {
    Termination.allCases.flatMap { termination in
      Trigger.allCases.flatMap { trigger in
        since.map { .relaunch(RelaunchQuery(after: termination, on: trigger, since: $0)) }
      }
    }
  }

  /// Questions about the relaunch of an app in every state, each with and without an earlier force
  /// quit.
  private static let inStates: [BookQuestion] = AppState.allCases.flatMap { state in
    Trigger.allCases.flatMap { trigger in
      [false, true].map {
        .relaunch(RelaunchQuery(in: state, after: .crash, on: trigger, forceQuit: $0))
      }
    }
  }

  private static let nexts: [BookQuestion] = LifecycleState.allCases.map {
    .next(NextQuery(state: $0))
  }
  private static let nextsByLastCause: [BookQuestion] = LifecycleState.allCases.flatMap { from in
    Cause.allCases.map { .next(NextQuery(state: from, lastCause: $0)) }
  }
  private static let duties: [BookQuestion] = Callback.allCases.map { .duties($0) }
  static let modes: [BookQuestion] = BackgroundMode.allCases.map { .modes($0) }
  static let quotas: [BookQuestion] = Quota.allCases.map { .quota($0) }
  static let deadlines: [BookQuestion] = Allowance.allCases.map { .deadline($0) }

  static let conducts: [BookQuestion] = AppState.allCases.flatMap { state in
    Activity.allCases.map { .conduct(ConductQuery(in: state, $0)) }
  }

  static let deliveries: [BookQuestion] = AppState.allCases.flatMap { state in
    Event.allCases.map { .delivery(EventQuery($0, in: state)) }
  }

  /// Questions about suspension: with nothing under way, with each allowance or activity alone, and
  /// with all of them.
  static let suspensions: [BookQuestion] =
    ([SuspensionQuery(), SuspensionQuery(.all, activities: .all, begunInFront: .all)]
    + Allowance.allCases.map { SuspensionQuery(Mask($0)) }
    + Activity.allCases.flatMap { activity in
      [.none, Mask(activity)].map {
        SuspensionQuery(activities: Mask(activity), begunInFront: $0)
      }
    }).map { .suspension($0) }

  static let purges: [BookQuestion] = AppState.allCases.flatMap { state in
    ([.none] + Activity.allCases.map { Mask($0) }).map {
      .purge(PurgeQuery(in: state, activities: $0))
    }
  }

  /// Questions about every callback: without a trigger, and for each trigger.
  private static let calls: [BookQuestion] = Callback.allCases.flatMap { callback in
    ([nil] + Trigger.allCases).map { .call(CallQuery(callback, on: $0)) }
  }

  static func terminations(in namespaces: [TerminationNamespace?]) -> [BookQuestion] {
    namespaces.flatMap { namespace in
      codes.map { .termination(TerminationQuery(namespace, code: $0)) }
    }
      + ErrorDomain.allCases.flatMap { domain in
        codes.map { .termination(TerminationQuery(nil, code: $0, of: domain)) }
      }
  }

  /// The codes at which the range of a rule begins or ends, the neighbours of these codes, and
  /// codes of many other sizes.
  static let codes: [UInt64] = {
    let book = Book.release
    let first = book.first(.termination)
    let ends = (first..<first + book.count(.termination)).flatMap { number in
      [RuleField.codeLow, .codeHigh].map {
        UInt64(bitPattern: BookRule(number, in: book).wide($0, .termination))
      }
    }
    let others: [UInt64] = [
      0, 255, 4096, 0xffff, 0x1_0000, 0x7fff_ffff, 0xffff_ffff, 0x1_0000_0000, 0x1_8bad_f00d,
      0xffff_ffff_8bad_f00d, 1 << 63, .max,
    ]
    return Set(ends.flatMap { [$0 &- 1, $0, $0 &+ 1] } + others).sorted()
  }()
}

extension TransitionQuery {
  /// Returns a function that takes a value, sets the value in a copy of this query, and returns the
  /// copy.
  fileprivate func with<Value>(
    _ set: @escaping (inout TransitionQuery, Value) -> Void
  ) -> (Value) -> TransitionQuery {
    { value in
      var query = self
      set(&query, value)
      return query
    }
  }
}
