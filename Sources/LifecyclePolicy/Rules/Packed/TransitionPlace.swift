// Transitions whose answer was worked out when the rules were packed.
//
// An answer is one of few, and follows from profile, life cycle, stretch of versions, states and
// cause, unless a fact that is not known, a trigger, an interruption or a last cause comes in. The
// others are asked for in the ordinary way; the tests compare both.

/// A transition that was worked out, as numbers: what crosses to C needs no more.
///
/// | bits of `words.0` | |
/// |---|---|
/// | 0 to 31 | rows and count, as in a token |
/// | 32 to 42 | number of the rule, and one more; 0 for none |
/// | 43 to 45 | verdict on the newest known version |
/// | 46 to 49 | reason |
/// | 50 to 53 | state between, as one of both axes |
/// | 54 to 56 | evidence |
/// | 57 | disputed |
/// | 58 | rule, evidence and dispute are those of the life cycle |
/// | 59 | the callbacks turn on a condition that a token has |
/// | 60 | set |
public struct PlainTransition: Sendable {
  let words: (UInt64, UInt64)
  /// The token of the callbacks; 0 for none.
  public let token: UInt64
  /// How many callbacks and notifications there are.
  public let count: UInt32

  @inline(__always)
  init(_ low: UInt64, _ high: UInt64, token: UInt64, count: UInt32) {
    words = (low, high)
    self.token = token
    self.count = count
  }

  @inline(__always)
  static var none: PlainTransition { PlainTransition(0, 0, token: 0, count: 0) }

  /// Whether there is an answer; it has to be asked for otherwise.
  @inline(__always)
  package var isSettled: Bool { words.0 != 0 }
  /// -1 for none.
  @inline(__always)
  package var ruleNumber: Int32 { Int32(truncatingIfNeeded: words.1 & 0x7ff) &- 1 }
  @inline(__always)
  package var newestVerdict: Int32 { number(words.0, 43, 7) }
  /// 0 for none.
  @inline(__always)
  package var reason: Int32 { number(words.0, 46, 0xf) }
  /// On either axis; 0 for none.
  @inline(__always)
  package var via: Int32 { number(words.0, 50, 0xf) }
  /// 0 for none.
  @inline(__always)
  package var evidence: Int32 { number(words.1, 22, 7) }
  @inline(__always)
  package var isDisputed: Int32 { number(words.1, 25, 1) }

  @inline(__always)
  private func number(_ word: UInt64, _ shift: UInt64, _ mask: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: word &>> shift & mask)
  }
}

#if !UNPACKED
  /// What a context has to do with its transitions.
  public struct TransitionPlace: Sendable {
    /// The first list of the block; -1 where the life cycle has none, or turns on an unknown fact.
    private let block: Int
    /// Rule, evidence and dispute of the life cycle, as in `PlainTransition.words.1`.
    private let lifecycle: UInt64
    /// What a token has of the context.
    private let shape: UInt64
    /// What must not be set in an answer: that it turns on a condition of which nothing is known.
    private let doubt: UInt64

    /// That of a context with a version and a profile, by what is known of `conditions`.
    @inline(__always)
    init(os: OSVersion, profile: EvidenceProfile, known: KnownConditions) {
      let era = Era(of: os.ruled, profile)
      shape = StepSequence.shape(os.ruled, profile, known)
      doubt = known.isUnknown(.passcode) ? 1 &<< 59 : 0
      let found = TransitionPlace.found(era, known)
      lifecycle = packedLifecycles[unchecked: Int(found & 0x3f)]
      block = Int(found &>> 6) &- 1
    }

    /// The row of the life cycle, and above its six bits the number of its block, each and one more;
    /// 0 for none. Life cycles turn on the first four conditions: 0 where one is not known.
    @inline(__always)
    static func found(_ era: Era, _ known: KnownConditions) -> UInt16 {
      let isKnown = (known.holding.bits | known.failing.bits) & 0xf == 0xf
      let place = era.place &* 16 &+ Int(truncatingIfNeeded: known.holding.bits & 0xf)
      return isKnown ? packedPlaces[unchecked: place] : 0
    }

    /// What is asked of a context's conditions: those of life cycles, and those in a token.
    package static var conditions: Mask<Condition> {
      Mask(.hardwareMultitasking, .multitaskingSDK, .exitsOnSuspend, .scenesAdopted)
        .union(Mask(.passcode, .stateRestoration, .multipleScenes))
    }

    /// The answer, if it is settled: to a question that tells no more.
    @inline(__always)
    func answer(
      _ from: LifecycleState, _ to: LifecycleState, _ cause: Cause
    ) -> PlainTransition {
      guard block >= 0 else { return .none }
      let from = Int(from.rawValue &- 1)
      let to = Int(to.number &- 1)
      let cause = Int(cause.rawValue &- 1)
      let list = Int(packedBlocks[unchecked: block &* LifecycleState.valueCount &+ from])
      let fan = Int(packedCauses[unchecked: list &* Cause.valueCount &+ cause])
      let number = Int(packedFans[unchecked: fan &* 6 &+ to])
      let packed = packedAnswers[unchecked: number]
      guard packed != 0, packed & doubt == 0 else { return .none }
      let rule = packed &>> 58 & 1 != 0 ? lifecycle : packed &>> 32
      let rows = packed & 0xffff_ffff
      let bits = rows | shape
      let token = rows &>> 30 == 0 ? 0 : StepSequence(bits: bits).token
      let conditions = Int(shape &>> 50)
      let counts = Int(packedCountsOfAnswers[unchecked: number]) &* 8
      let count = UInt32(packedCounts[unchecked: counts &+ conditions])
      return PlainTransition(packed, rule, token: token, count: count)
    }
  }

  extension BuiltInRuleBook {
    @inline(__always)
    public func lifecycleRow(in context: Context) -> Int? {
      let row = TransitionPlace.found(context.era, context.known) & 0x3f
      return row == 0 ? nil : Int(row) &- 1
    }
  }
#endif
