// The callbacks of transitions and the steps of paths, as numbers that a host hands back.

import LifecyclePolicy

/// The rules of a transition, and the little of its context that chooses between callbacks, in 64
/// bits: rules 3 x 10, count 2, major 6, minor 4, trigger 6, profile 2, three conditions; guard 11.
///
/// Valid for one build only: rules are kept by index. Eleven bits guard against foreign values.
struct StepToken {
  let bits: UInt64

  init(_ rules: StepRules, _ trigger: Trigger?, _ policy: Policy) {
    var bits = StepToken.shape(trigger, policy)
    var index = 0
    while index < rules.count {
      bits |=
        UInt64(truncatingIfNeeded: rules[index] &- StepToken.first)
        &<< UInt64(truncatingIfNeeded: index &* 10)
      index &+= 1
    }
    self.init(shape: bits | UInt64(truncatingIfNeeded: rules.count) &<< 30)
  }

  /// Adds the guard to what a token says.
  init(shape: UInt64) { bits = shape | StepToken.guardBits(shape) &<< 53 }

  /// What a token has of its context.
  static func shape(_ trigger: Trigger?, _ policy: Policy) -> UInt64 {
    let holding = policy.known.holding
    var bits = UInt64(Swift.min(policy.ruledOS.major, 63)) &<< 32
    bits |= UInt64(Swift.min(policy.ruledOS.minor, 15)) &<< 38
    bits |= UInt64(truncatingIfNeeded: trigger?.rawValue ?? 0) &<< 42
    bits |= UInt64(truncatingIfNeeded: policy.profile.rawValue) &<< 48
    bits |= (holding.contains(.passcode) ? 1 : 0) &<< 50
    bits |= (holding.contains(.stateRestoration) ? 1 : 0) &<< 51
    return bits | (holding.contains(.multipleScenes) ? 1 : 0) &<< 52
  }

  /// A token that came from outside; nil for a value that none has. 0 is that of an answer without
  /// steps.
  init?(given token: UInt64) {
    bits = token
    guard token != 0 else { return }
    guard token &>> 53 == StepToken.guardBits(token & 0x1f_ffff_ffff_ffff), count <= 3 else {
      return nil
    }
    var index = 0
    while index < count {
      guard row(index) < Book.release.count(.transition) else { return nil }
      index &+= 1
    }
    let trigger = number(42, 0x3f)
    guard profile != nil, trigger == 0 || Trigger(given: trigger) != nil else { return nil }
  }

  private static var first: Int { Book.release.first(.transition) }

  private static func guardBits(_ bits: UInt64) -> UInt64 {
    ((bits ^ 0x5a5a) &* 0x9e37_79b9_7f4a_7c15) &>> 53
  }

  private func number(_ shift: UInt64, _ mask: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: bits &>> shift & mask)
  }

  private var count: Int { Int(number(30, 3)) }
  private func row(_ index: Int) -> Int {
    Int(truncatingIfNeeded: bits &>> (UInt64(truncatingIfNeeded: index) &* 10) & 0x3ff)
  }
  private var profile: EvidenceProfile? { EvidenceProfile(given: number(48, 3)) }

  var rules: StepRules {
    var rules = StepRules()
    var index = 0
    while index < count {
      rules.append(StepToken.first &+ row(index))
      index &+= 1
    }
    return rules
  }

  var trigger: Trigger? { Trigger(given: number(42, 0x3f)) }

  /// A policy by which the callbacks are as they were.
  var policy: Policy {
    // An app has scenes if all its rules are of apps with scenes.
    var lifecycles: Mask<Lifecycle> = .all
    var index = 0
    while index < rules.count {
      let rule = BookRule(rules[index], in: .release)
      lifecycles = lifecycles.intersection(rule.set(.lifecycles, .transition))
      index &+= 1
    }
    var facts = DeviceFacts.ordinary
    facts.passcode = number(50, 1) != 0 ? .yes : .no
    return Policy(
      for: Context(
        os: OSVersion(
          UInt8(truncatingIfNeeded: number(32, 0x3f)), UInt8(truncatingIfNeeded: number(38, 15))),
        profile: profile ?? .observed,
        app: AppProfile(
          scenes: lifecycles.contains(.scenes), multipleScenes: number(52, 1) != 0,
          stateRestoration: number(51, 1) != 0), facts: facts))
  }

  /// The callback or notification at an index, nil past the last one.
  func step(_ index: Int) -> TransitionStep? {
    bits == 0 ? nil : policy.step(index, rules, trigger)
  }

  var stepCount: Int { bits == 0 ? 0 : policy.stepCount(rules, trigger) }
}

/// The steps of a path in three words; the third is a token without rules, whose rule places hold
/// the first state and the number of steps.
struct PathToken {
  let words: (UInt64, UInt64, UInt64)

  init(_ search: PathSearch, _ query: PathQuery, _ policy: Policy) {
    var shape = StepToken.shape(query.trigger, policy)
    shape |=
      UInt64(truncatingIfNeeded: query.from.rawValue)
      | UInt64(truncatingIfNeeded: search.count) &<< 10
    words = (search.low, search.high, StepToken(shape: shape).bits)
  }

  /// The path of words that came from outside; nil for values that none has. Zeros are that of an
  /// answer without path.
  init?(given words: (UInt64, UInt64, UInt64)) {
    self.words = words
    if words == (0, 0, 0) { return }
    guard words.2 != 0, StepToken(given: words.2) != nil, from != nil,
      search.count <= PathSearch.maximumSteps
    else { return nil }
    var index = 0
    while index < search.count {
      let last = Book.release.first(.transition) &+ Book.release.count(.transition)
      guard search.rule(index) < last, search.cause(index) != nil else { return nil }
      index &+= 1
    }
  }

  private var from: LifecycleState? {
    LifecycleState(given: Int32(truncatingIfNeeded: words.2 & 0x3ff))
  }
  private var search: PathSearch {
    PathSearch(
      count: Int(truncatingIfNeeded: words.2 &>> 10 & 0x3ff), low: words.0, high: words.1,
      in: .release)
  }

  /// The step at an index with its callbacks, nil past the last one.
  func step(_ index: Int) -> (step: PathStep, token: StepToken)? {
    guard let from, let token = StepToken(given: words.2) else { return nil }
    var answer = token.policy.path(PathQuery(states: from, to: from))
    answer.search = search
    guard
      let step = token.policy.step(index, of: answer, for: PathQuery(states: from, to: from))
    else { return nil }
    let row = UInt64(truncatingIfNeeded: step.rule.number &- Book.release.first(.transition))
    let kept = words.2 & 0x1f_ffff_0000_0000
    return (step, StepToken(shape: kept | row | 1 &<< 30))
  }
}
