// Deadlines as numbers: what crosses to C needs no more.

/// The figures of a deadline.
///
/// | bits of the first word | |
/// |---|---|
/// | 0 to 10 | number of the rule, and one more; 0 for none |
/// | 11 to 13 | verdict on the newest known version |
/// | 14 to 16 | evidence |
/// | 17 | disputed |
/// | 18 to 20 | whether it is extendable |
/// | 21 to 26 | what happens at expiry |
/// | 27 | set |
/// | 32 to 63 | termination code |
public struct PlainDeadline: PlainRuling, Sendable {
  package var word: UInt64
  /// In nanoseconds; -1 for none.
  public private(set) var advice: Int64
  public private(set) var limit: Int64
  public private(set) var warning: Int64
  package private(set) var requires: Mask<Condition> = .none

  @inline(__always)
  package var extendable: Int32 { number(18, 7) }
  /// 0 for none.
  @inline(__always)
  package var atExpiry: Int32 { number(21, 0x3f) }
  /// 0 for none.
  @inline(__always)
  package var code: Int32 { Int32(truncatingIfNeeded: word &>> 32) }

  /// Nothing: it has to be asked for.
  @inline(__always)
  init(word: UInt64 = 0) {
    self.word = word
    advice = -1
    limit = -1
    warning = -1
  }

  #if !UNPACKED
    /// The figures of a row; of none past the last one.
    @inline(__always)
    init(row: Int) {
      word = packedDeadlines[unchecked: row &* 4]
      advice = Int64(bitPattern: packedDeadlines[unchecked: row &* 4 &+ 1])
      limit = Int64(bitPattern: packedDeadlines[unchecked: row &* 4 &+ 2])
      warning = Int64(bitPattern: packedDeadlines[unchecked: row &* 4 &+ 3])
    }

    /// The figures, if they turn on nothing but version and profile.
    @inline(__always)
    init(settled allowance: Allowance, in era: Era) {
      guard let decision = BuiltInRuleBook.run(of: .deadline(allowance), in: era).decision else {
        self.init()
        return
      }
      self.init(DecidedDeadline(decision))
    }

    /// The figures in a context.
    @inline(__always)
    init(_ allowance: Allowance, in context: Context) {
      self.init(DecidedDeadline(allowance, in: context))
    }

    /// The figures in the context of a list, which is filled where it does not have them yet.
    @inline(__always)
    init(
      _ allowance: Allowance, in context: Context, _ decided: UnsafeMutablePointer<DecidedDeadline>
    ) {
      let place = Int(allowance.rawValue &- 1)
      if decided[place].isUnknown { decided[place] = DecidedDeadline(allowance, in: context) }
      self.init(decided[place])
    }

    @inline(__always)
    private init(_ decided: DecidedDeadline) {
      self.init(row: decided.row)
      requires = decided.requires
      if decided.isConditional { newestVerdict = Verdict.conditional.rawValue }
    }
  #endif
}

#if !UNPACKED
  /// Which row decides an allowance in a context.
  ///
  /// Who asks much in one context keeps a list of them, one for each allowance: there are few, and
  /// a processor guesses no way through the rows that is another for each.
  public struct DecidedDeadline: Sendable {
    /// The row, and one more; 0 where it is not known yet.
    private let number: UInt32
    fileprivate let isConditional: Bool
    fileprivate let requires: Mask<Condition>

    /// Not known yet.
    package init() {
      number = 0
      isConditional = false
      requires = .none
    }

    @inline(__always)
    fileprivate init(_ allowance: Allowance, in context: Context) {
      self.init(
        BuiltInRuleBook().decision(
          on: .deadline(allowance), 0, in: context.era, by: context.known))
    }

    @inline(__always)
    fileprivate init(_ decision: Decision) {
      let row = decision.index < 0 ? BuiltInRuleBook().deadlineCount : decision.index
      number = UInt32(truncatingIfNeeded: row &+ 1)
      isConditional = decision.isConditional
      requires = decision.requires
    }

    @inline(__always)
    fileprivate var isUnknown: Bool { number == 0 }
    @inline(__always)
    fileprivate var row: Int { Int(number) &- 1 }
  }
#endif
