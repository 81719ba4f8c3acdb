// The first part of every answer that is given by one rule.

/// Verdict, rule, evidence, and what the answer depends on.
public struct Ruling: Sendable, Equatable {
  @Coded private var given: Verdict? = .unspecified
  @Coded private var newest: Verdict? = .unspecified
  @RuleNumber public var rule: RuleIndex?
  @Coded public var evidence: Evidence?
  /// Yes-or-no values, one bit each. The first bit is `isDisputed`; the other bits belong to the
  /// kind of answer.
  package var flags: UInt32 = 0
  @Coded public var reason: Reason?
  public var requires: Mask<Condition> = .none

  /// Makes the ruling for the case that no rule decides.
  @inline(__always)
  public init() {}

  @inline(__always)
  public var isDisputed: Bool {
    get { flags & 1 != 0 }
    set { flags = flags & ~1 | (newValue ? 1 : 0) }
  }

  @inline(__always)
  public var verdict: Verdict {
    get { given ?? .unspecified }
    set { given = newValue }
  }

  /// The verdict on the newest version that the book knows. It equals `verdict` unless the policy's
  /// version is newer.
  @inline(__always)
  public var newestVerdict: Verdict {
    get { newest ?? .unspecified }
    set { newest = newValue }
  }

  /// The raw values of `verdict` and `newestVerdict`.
  @inline(__always)
  package var verdicts: (given: Int32, newest: Int32) {
    get { ($given, $newest) }
    set { ($given, $newest) = newValue }
  }
}

extension Policy {
  /// Returns a ruling that names a rule.
  @inline(never)
  func ruling(_ number: Int, _ verdict: Verdict, _ reason: Reason? = nil) -> Ruling {
    name(number, verdict, reason)
  }

  /// Returns a ruling that names a rule. Unlike `ruling`, this function is inlined, so that the
  /// ruling goes straight into an answer.
  @inline(__always)
  func name(_ number: Int, _ verdict: Verdict, _ reason: Reason? = nil) -> Ruling {
    let rule = BookRule(number, in: book)
    var ruling = Ruling()
    ruling.verdict = verdict
    ruling.rule = RuleIndex(number)
    ruling.$evidence = rule.evidence
    ruling.isDisputed = rule.conflict != nil
    ruling.reason = reason
    return finish(ruling)
  }

  /// Returns the ruling of a decision. Its verdict is `verdict`, or conditional if the decision is
  /// conditional. If no rule decided, the ruling says nothing. The function is inlined, so that the
  /// ruling stays in registers on its way into the answer.
  @inline(__always)
  func ruling(_ decision: Decision, _ verdict: Verdict) -> Ruling {
    guard decision.rule >= 0 else { return finish(Ruling()) }
    var ruling = name(decision.rule, decision.isConditional ? .conditional : verdict)
    ruling.requires = decision.requires
    return ruling
  }

  /// Returns the ruling of a decision. Its verdict is the verdict of the deciding rule, or
  /// conditional if the decision is conditional.
  @inline(__always)
  func ruling(_ decision: Decision, in family: Family) -> Ruling {
    ruling(decision, rule(of: decision)?.value(.verdict, family) ?? .unspecified)
  }

  /// Returns the deciding rule; nil if no rule decides.
  @inline(__always)
  func rule(of decision: Decision) -> BookRule? {
    decision.rule < 0 ? nil : BookRule(decision.rule, in: book)
  }

  /// Returns a ruling, which becomes conditional if an unknown fact decides whether the app has
  /// `state`. An unspecified ruling does not change.
  func dependOnLifecycle(_ ruling: Ruling, having state: LifecycleState) -> Ruling {
    guard lifecycle.alternative != nil, ruling.newestVerdict != .unspecified,
      lifecycle.alternativeStates.contains(state) != lifecycle.states.contains(state)
    else { return ruling }
    var ruling = ruling
    ruling.verdict = .conditional
    ruling.requires = ruling.requires.union(lifecycle.requires)
    return finish(ruling)
  }

  /// Returns whether the sources of the profile are silent about something, so that a missing rule
  /// does not mean "no".
  func isSilent(_ silence: Silence) -> Bool { decide(.silence(silence)).rule >= 0 }

  /// Returns the ruling that says that the sources are silent; nil if they are not silent. `finish`
  /// must still be called for the ruling.
  func ruling(on silence: Silence) -> Ruling? {
    guard let rule = rule(of: decide(.silence(silence))) else { return nil }
    return plain(
      rule.number, rule.value(.verdict, .silence) ?? .unspecified, rule.value(.reason, .silence))
  }

  /// Completes a ruling: copies its verdict to `newestVerdict`, and sets the verdict to `unknownOS`
  /// if the OS is newer than the book.
  @inline(__always)
  func finish(_ ruling: Ruling) -> Ruling {
    var ruling = ruling
    ruling.newestVerdict = ruling.verdict
    if isUnknownOS { ruling.verdict = .unknownOS }
    return ruling
  }
}

/// An answer that is given by one rule. The parts of the ruling are also properties of the answer.
public protocol RuledAnswer {
  var ruling: Ruling { get }
}

extension RuledAnswer {
  public var verdict: Verdict { ruling.verdict }
  public var newestVerdict: Verdict { ruling.newestVerdict }
  public var rule: RuleIndex? { ruling.rule }
  public var evidence: Evidence? { ruling.evidence }
  public var isDisputed: Bool { ruling.isDisputed }
  public var reason: Reason? { ruling.reason }
  public var requires: Mask<Condition> { ruling.requires }
}
