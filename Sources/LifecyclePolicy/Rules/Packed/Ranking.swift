// Which row of a ranked subject decides: as `RuleBook.decide` says it, by one walk down the ranks.
//
// The rows of ranked subjects lie in the order of their precedence, the highest first, and those
// that never decide are left out. What a decision asks of a row is the same in every family, and
// stands in one word: so this is compiled once, and ends at the first row that applies.

#if !UNPACKED
  extension BuiltInRuleBook {
    /// The row that decides; nil where the subject's rows are not ranked.
    @inline(__always)
    public func decision(
      on subject: Subject, narrowing: UInt64, in context: Context
    ) -> Decision? {
      guard subject.isRanked else { return nil }
      return decision(on: subject, narrowing, in: context.era, by: context.known)
    }

    /// The row that decides a ranked subject.
    @inline(__always)
    func decision(
      on subject: Subject, _ narrowing: UInt64, in era: Era, by known: KnownConditions
    ) -> Decision {
      let run = BuiltInRuleBook.run(of: subject, in: era)
      if let settled = run.decision { return settled }
      let first = BuiltInRuleBook.first(of: subject.family)
      return Ranking(run, first, narrowing)
        .decision(by: known.holding.bits, known.failing.bits)
    }
  }

  extension Run {
    /// What is decided whatever is known: by the one row, or as there is none.
    @inline(__always)
    var decision: Decision? {
      if isSettled { return Decision(index: Int(packedCandidates[unchecked: number])) }
      return count == 0 ? Decision() : nil
    }
  }

  /// What a decision asks of a rule.
  private struct RankedRule {
    private let terms: UInt64

    @inline(__always)
    init(_ number: Int) { terms = packedRules[unchecked: number &* 2 &+ 1] }

    @inline(__always)
    var precedence: UInt64 { terms &>> 18 & 7 }
    @inline(__always)
    var when: UInt64 { wide(terms &>> 21 & 0x3ff) }
    @inline(__always)
    var unless: UInt64 { wide(terms &>> 31 & 0x3ff) }
    /// As `DecidingRow.allows`.
    @inline(__always)
    var allows: Bool { terms &>> 41 & 1 != 0 }
    /// The same for rows of a family that say the same; 0 for silence.
    @inline(__always)
    var saying: UInt64 { terms &>> 52 & 0x3ff }

    /// Whether a row is meant by what the subject does not tell: as most are.
    @inline(__always)
    func isMeant(_ narrowing: UInt64) -> Bool {
      let number = terms &>> 42 & 0x3ff
      return number == 0 || wide(number) & narrowing != 0
    }
  }

  /// The rows of one subject: few enough words to be handed over in registers.
  private struct Ranking {
    /// Where they lie among the candidates of all subjects.
    private let start: Int
    private let end: Int
    /// The number of the family's first rule.
    private let first: Int
    private let narrowing: UInt64

    @inline(__always)
    init(_ run: Run, _ first: Int, _ narrowing: UInt64) {
      start = run.number
      end = run.number &+ run.count
      self.first = first
      self.narrowing = narrowing
    }

    @inline(never)
    func decision(by holding: UInt64, _ failing: UInt64) -> Decision {
      var held: UInt64 = 0
      var position = start
      while position < end {
        let rule = self.rule(position)
        position &+= 1
        guard rule.isMeant(narrowing) else { continue }
        let when = rule.when
        let unless = rule.unless
        let blocking = unless & holding
        if when & failing | blocking != 0 {
          held |= blocking
        } else if when & ~holding | unless & ~failing != 0 {
          return decision(inDoubt: holding, failing)
        } else if rule.allows {
          held |= blockingBeside(rule, after: position, holding)
          return Decision(index: row(position &- 1), requires: Mask<Condition>(bits: when | held))
        } else {
          return Decision(
            index: row(position &- 1), requires: Mask<Condition>(bits: when | unless))
        }
      }
      return Decision()
    }

    /// What keeps the rows from applying that stand beside the one that leads, and after it.
    @inline(__always)
    private func blockingBeside(_ leader: RankedRule, after start: Int, _ holding: UInt64) -> UInt64
    {
      var held: UInt64 = 0
      var position = start
      while position < end {
        let rule = self.rule(position)
        guard rule.precedence == leader.precedence else { break }
        if rule.isMeant(narrowing) { held |= rule.unless & holding }
        position &+= 1
      }
      return held
    }

    /// The decision where a row may apply above the one that leads, or where none leads.
    @inline(never)
    private func decision(inDoubt holding: UInt64, _ failing: UInt64) -> Decision {
      let leading = leader(holding, failing)
      let leader = leading < 0 ? nil : rule(leading)
      var held: UInt64 = 0
      var unknown: UInt64 = 0
      var rival = -1
      var rivalAllows = false
      var areOtherwise = false
      var position = start
      while position < end {
        let rule = self.rule(position)
        if let leader, rule.precedence < leader.precedence { break }
        position &+= 1
        guard rule.isMeant(narrowing) else { continue }
        let when = rule.when
        let unless = rule.unless
        if when & failing | unless & holding != 0 {
          held |= unless & holding
          continue
        }
        let isSure = when & ~holding | unless & ~failing == 0
        if isSure || leader.map({ $0.precedence == rule.precedence }) ?? false { continue }
        unknown |= when | unless
        if rule.saying != leader?.saying ?? 0 { areOtherwise = true }
        if rival < 0 || rule.allows && !rivalAllows {
          rival = row(position &- 1)
          rivalAllows = rule.allows
        }
      }
      let index = leading < 0 ? -1 : row(leading)
      let allows = leader?.allows ?? false
      var requires = leader.map { $0.allows ? $0.when : $0.when | $0.unless } ?? 0
      guard areOtherwise else {
        if allows { requires |= held }
        return Decision(index: index, requires: Mask<Condition>(bits: requires))
      }
      requires |= unknown & ~holding & ~failing | held
      return Decision(
        index: allows ? index : rival, isConditional: true,
        requires: Mask<Condition>(bits: requires))
    }

    /// The position of the first row that applies; -1 where none does.
    private func leader(_ holding: UInt64, _ failing: UInt64) -> Int {
      var position = start
      while position < end {
        let rule = self.rule(position)
        let isSure = rule.when & ~holding | rule.unless & ~failing == 0
        if isSure, rule.isMeant(narrowing) { return position }
        position &+= 1
      }
      return -1
    }

    @inline(__always)
    private func row(_ position: Int) -> Int { Int(packedCandidates[unchecked: position]) }

    @inline(__always)
    private func rule(_ position: Int) -> RankedRule { RankedRule(first &+ row(position)) }
  }
#endif
