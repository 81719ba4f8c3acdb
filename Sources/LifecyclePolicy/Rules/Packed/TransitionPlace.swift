// Transitions whose answer was worked out when the rules were packed.
//
// An answer is one of few, and follows from profile, life cycle, stretch of versions, states and
// cause, unless a fact that is not known, a trigger, an interruption or a last cause comes in. The
// others are asked for in the ordinary way; the tests compare both.

/// The rule that decides such an answer.
enum PackedRuleKind: UInt8 {
  case none
  case transition
  case cause
  /// That of the life cycle, which differs among apps.
  case lifecycle
}

#if !UNPACKED
  /// What a context has to do with its transitions.
  public struct TransitionPlace: Sendable {
    /// The first list of the block; -1 where the life cycle has none, or turns on an unknown fact.
    private let block: Int
    /// The row of the life cycle.
    private let lifecycle: Int
    private let isUnknownOS: Bool
    /// What a token has of the context.
    private let shape: UInt64
    private let conditions: Int
    private let areConditionsKnown: Bool

    init(_ context: Context) {
      isUnknownOS = context.isUnknownOS
      shape = StepSequence.shape(of: context)
      conditions = Int(truncatingIfNeeded: shape &>> 50 & 7)
      areConditionsKnown = !context.known.isUnknown(.passcode)
      lifecycle = context.settledLifecycle ?? -1
      guard lifecycle >= 0 else {
        block = -1
        return
      }
      let name = BuiltInRuleBook().lifecycle(lifecycle).lifecycle
      let profile = Int(context.era.profile.rawValue &- 1)
      let life = profile &* Lifecycle.valueCount &+ Int(name.rawValue &- 1)
      let place = life &* packedEdges.count &+ context.era.stretch
      block = Int(packedPlaces[unchecked: place]) &- 1
    }

    /// The answer; nil where it has to be asked for.
    @inline(__always)
    func answer(_ query: TransitionQuery) -> TransitionAnswer? {
      guard block >= 0, query.lastCause == nil, query.trigger == nil, query.interruption == nil
      else { return nil }
      let from = Int(query.from.rawValue &- 1)
      let to = Int(query.to.number &- 1)
      let cause = Int(query.cause.rawValue &- 1)
      let list = Int(packedBlocks[unchecked: block &* LifecycleState.valueCount &+ from])
      let fan = Int(packedCauses[unchecked: list &* Cause.valueCount &+ cause])
      let number = Int(packedFans[unchecked: fan &* 6 &+ to])
      let packed = packedAnswers[unchecked: number]
      let mustAsk = packed == 0 || packed &>> 59 & 1 != 0 && !areConditionsKnown
      return mustAsk ? nil : answer(packed, number)
    }

    @inline(__always)
    private func answer(_ packed: UInt64, _ number: Int) -> TransitionAnswer {
      var answer = TransitionAnswer()
      answer.newestVerdict = value(packed &>> 44 & 7)
      answer.verdict = isUnknownOS ? .unknownOS : answer.newestVerdict
      answer.reason = optional(packed &>> 47 & 0xf)
      answer.via = optional(packed &>> 51 & 0xf)
      answer.evidence = optional(packed &>> 55 & 7)
      answer.isDisputed = packed &>> 58 & 1 != 0
      let kind = unsafeBitCast(UInt8(packed &>> 32 & 3), to: PackedRuleKind.self)
      switch kind {
      case .none: break
      case .transition:
        answer.rule = RuleReference(.transition, Int(packed &>> 34 & 0x3ff))
      case .cause:
        answer.rule = RuleReference(.cause, Int(packed &>> 34 & 0x3ff))
      case .lifecycle:
        let row = BuiltInRuleBook().lifecycle(lifecycle)
        answer.rule = RuleReference(.lifecycle, lifecycle)
        answer.evidence = row.basis.evidence
        answer.isDisputed = row.conflict != nil
      }
      let rows = packed & 0xffff_ffff
      if rows &>> 30 != 0 {
        let counts = Int(packedCountsOfAnswers[unchecked: number]) &* 8
        let count = packedCounts[unchecked: counts &+ conditions]
        answer.steps = StepSequence(bits: rows | shape, count: count)
      }
      return answer
    }
  }

  extension Context {
    /// The row of the app's life cycle; nil where it turns on a fact that is not known.
    @inline(__always)
    var settledLifecycle: Int? {
      // Life cycles turn on the first four conditions.
      guard (known.holding.bits | known.failing.bits) & 0xf == 0xf else { return nil }
      let profile = Int(era.profile.rawValue &- 1)
      let place = profile &* packedEdges.count &+ era.stretch
      let row = packedLifecycles[unchecked: place &* 16 &+ Int(known.holding.bits & 0xf)]
      return row == 0 ? nil : Int(row) &- 1
    }
  }
#endif
