// Transitions and deadlines whose answers were computed when the book was compiled.
//
// There are few different answers about transitions. Such an answer follows from the profile, the
// life cycle, the version slot, the states and the cause, unless the question gives a trigger, an
// interruption or a last cause. An answer about a deadline follows from the profile, the version
// slot, the conditions of life cycles, and the allowance. An answer that depends on a fact is
// settled for the ordinary device, and is used only on such a device. All other answers are found
// rule by rule. Tests compare settled answers with answers that are found rule by rule.

/// A settled transition, in the form in which a book holds it.
///
/// | bits | |
/// |---|---|
/// | 0 to 32 | 3 times 11 bits: 1 + number of a rule whose callbacks are delivered; 0 for none |
/// | 33 to 43 | 1 + number of the deciding rule; 0 for none |
/// | 44 to 46 | verdict on the newest known version |
/// | 47 to 50 | reason |
/// | 51 to 54 | `via` of the answer |
/// | 55 | 1 if the answer is disputed |
/// | 56 | 1 if the callbacks depend on whether a passcode is set |
/// | 57 | 1 if the transition is settled |
/// | 58 | 1 if the deciding rule is the rule that determines the life cycle |
/// | 59 to 62 | number of a ground: conditions that must be known to hold; ground 0 is empty |
/// | 63 | 1 if `requires` of the answer is the ground |
package struct SettledTransition {
  package var word: UInt64

  /// The maximum number of rules in a book. With more, the number of a rule would not fit.
  package static var mostRules: Int { 0x7ff }

  @inline(__always)
  package init(word: UInt64) { self.word = word }

  /// The maximum number of grounds in a book.
  package static var grounds: Int { 16 }

  package init(_ found: FoundTransition, ground: Int, isOfLifecycle: Bool, turnsOnPasscode: Bool) {
    let answer = found.answer
    word = (isOfLifecycle ? 3 : 1) &<< 57
    for index in Indexes(below: found.rules.count) {
      word |= UInt64(found.rules[index] &+ 1) &<< UInt64(index &* 11)
    }
    let rule = isOfLifecycle ? -1 : answer.rule?.number ?? -1
    word |= UInt64(rule &+ 1) &<< 33
    word |= UInt64(answer.newestVerdict.rawValue) &<< 44
    word |= UInt64(answer.reason?.rawValue ?? 0) &<< 47
    word |= UInt64(answer.via?.rawValue ?? 0) &<< 51
    word |= (answer.isDisputed ? 1 : 0) &<< 55
    word |= (turnsOnPasscode ? 1 : 0) &<< 56
    word |= UInt64(ground) &<< 59
    word |= (answer.requires.isEmpty ? 0 : 1) &<< 63
  }

  @inline(__always)
  private func number(_ shift: UInt64, _ mask: UInt64) -> Int {
    Int(truncatingIfNeeded: word &>> shift & mask)
  }

  @inline(__always)
  var isSet: Bool { word != 0 }
  /// True if the answer holds, whatever is known of conditions.
  @inline(__always)
  var isGiven: Bool { word & (1 &<< 56 | 15 &<< 59) == 0 }
  @inline(__always)
  var turnsOnPasscode: Bool { number(56, 1) != 0 }
  @inline(__always)
  package var ground: Int { number(59, 15) }
  @inline(__always)
  var requiresGround: Bool { number(63, 1) != 0 }
  @inline(__always)
  package var rule: Int { number(33, 0x7ff) &- 1 }
  @inline(__always)
  var isOfLifecycle: Bool { number(58, 1) != 0 }
  @inline(__always)
  var verdict: Int32 { Int32(truncatingIfNeeded: number(44, 7)) }
  @inline(__always)
  var reason: Int32 { Int32(truncatingIfNeeded: number(47, 15)) }
  @inline(__always)
  var via: Int32 { Int32(truncatingIfNeeded: number(51, 15)) }
  @inline(__always)
  var isDisputed: Bool { number(55, 1) != 0 }

  @inline(__always)
  package var rules: StepRules {
    var rules = StepRules()
    if number(0, 0x7ff) != 0 { rules.append(number(0, 0x7ff) &- 1) }
    if number(11, 0x7ff) != 0 { rules.append(number(11, 0x7ff) &- 1) }
    if number(22, 0x7ff) != 0 { rules.append(number(22, 0x7ff) &- 1) }
    return rules
  }
}

extension Book {
  @inline(__always)
  func ground(_ number: Int) -> Mask<Condition> { mask(u16(.grounds, number)) }

  /// Returns the rule of the life cycle, the block of its settled transitions, and the row of
  /// settled deadlines. Each is -1 if it does not exist. All are -1 if one of the conditions by
  /// which blocks are chosen is not known. The row is also -1 if its ground is not known to hold.
  @inline(__always)
  func lifecycle(
    _ slot: VersionSlot, _ profile: EvidenceProfile, _ known: KnownConditions
  ) -> (rule: Int, block: Int, deadlines: Int) {
    let all: UInt64 = (1 &<< Book.blockConditions) &- 1
    guard (known.holding.low | known.failing.low) & all == all else { return (-1, -1, -1) }
    let place = (Int(profile.rawValue) &- 1) &* slotCount &+ slot.number
    let conditions = Int(truncatingIfNeeded: known.holding.low & all)
    let found = u16(.blockRows, u8(.blocks, place) &<< Int(Book.blockConditions) | conditions)
    let deadlines =
      u8(.deadlineRows, u8(.deadlineSlots, place) &<< Int(Book.blockConditions) | conditions) &- 1
    let ground: Mask<Condition> =
      deadlines < 0 ? .none : mask(u16(.deadlineGrounds, deadlines))
    return (
      found & 63 == 0 ? -1 : first(.lifecycle) &+ (found & 63) &- 1, found &>> 6 &- 1,
      ground.subtracting(known.holding).isEmpty ? deadlines : -1
    )
  }
}

extension Policy {
  /// Returns the row of targets for a state and a cause in the policy's block, which must exist.
  @inline(__always)
  func settledRow(_ from: LifecycleState, _ cause: Cause) -> Int {
    let states = book.u16(.blockStates, block &* LifecycleState.valueCount &+ from.place)
    let quarter = book.u16(.blockCauses, states &* Book.quarters &+ cause.place / 4)
    return book.u16(.blockQuarters, quarter &* 4 &+ cause.place % 4)
  }

  /// Returns the number of the settled transition to a target in a row; 0 if there is none.
  @inline(__always)
  func settledNumber(_ row: Int, _ to: LifecycleState) -> Int {
    book.u16(.blockTargets, row &* LifecycleState.valueCount &+ to.place)
  }

  /// Returns the settled transition with the given number. `isSet` of the result is false
  /// if the number is 0, or if the transition may not be used (see `holds`).
  @inline(__always)
  func settled(_ number: Int) -> SettledTransition {
    let found = SettledTransition(word: book.u64(.settled, number))
    return found.isGiven || holds(found) ? found : SettledTransition(word: 0)
  }

  /// Returns whether a settled transition may be used: the ground of the transition must hold, and
  /// if its callbacks depend on a passcode, it must be known whether a passcode is set.
  @inline(never)
  private func holds(_ settled: SettledTransition) -> Bool {
    if settled.turnsOnPasscode, known.isUnknown(.passcode) { return false }
    return book.ground(settled.ground).subtracting(known.holding).isEmpty
  }

  /// Returns the settled transition for a question. The result is not set if nothing is settled, or
  /// if the question does not give exactly two states and a cause.
  @inline(__always)
  private func settledTransition(_ query: TransitionQuery) -> SettledTransition {
    guard block >= 0, query.isShort, let to = query.to else { return SettledTransition(word: 0) }
    return settled(settledNumber(settledRow(query.from, query.cause), to))
  }

  /// Returns the settled answer; nil if there is none.
  @inline(__always)
  package func settled(_ query: TransitionQuery) -> TransitionAnswer? {
    let found = settledTransition(query)
    return found.isSet ? answer(found) : nil
  }

  @inline(__always)
  func answer(_ found: SettledTransition) -> TransitionAnswer {
    var answer = TransitionAnswer()
    let number = found.isOfLifecycle ? lifecycleRule : found.rule
    if number >= 0 {
      answer.ruling.rule = RuleIndex(number)
      answer.ruling.$evidence = BookRule(number, in: book).evidence
    }
    let verdict = found.verdict
    answer.ruling.verdicts = (isUnknownOS ? Verdict.unknownOS.rawValue : verdict, verdict)
    answer.ruling.$reason = found.reason
    answer.ruling.isDisputed = found.isDisputed
    if found.requiresGround { answer.ruling.requires = book.ground(found.ground) }
    answer.$via = found.via
    return answer
  }

  /// Returns the settled answer about a deadline; nil if there is none, or if the host has its own
  /// limits.
  @inline(__always)
  func settled(_ allowance: Allowance) -> DeadlineAnswer? {
    let row = deadlineRow
    guard row >= 0, !hasLimits else { return nil }
    let number = book.u16(.deadlineNumbers, row &* Allowance.valueCount &+ allowance.place)
    var answer = DeadlineAnswer(
      PreparedAnswer(at: book.address(.deadlines, word: number &* PreparedAnswer.deadlineSize / 8)))
    if isUnknownOS { answer.ruling.verdict = .unknownOS }
    return answer
  }

  /// Returns whether it is settled that an app can have ended by a termination. If this is not
  /// settled, the rules on causes decide.
  @inline(__always)
  func isSettled(_ termination: Termination) -> Bool {
    let block = block
    guard block >= 0 else { return false }
    let possible = Mask<Termination>(low: book.u64(.blockTerminations, block), high: 0)
    return possible.contains(termination)
  }

  /// Returns the deciding rule of the settled answer, and whether the answer is "allowed"; nil if
  /// nothing is settled. The rule is -1 if no rule decides, or if the rule of the life cycle does.
  @inline(__always)
  func settledDecision(_ query: TransitionQuery) -> (rule: Int, isAllowed: Bool)? {
    let found = settledTransition(query)
    guard found.isSet else { return nil }
    return (found.rule, found.verdict == Verdict.allowed.rawValue)
  }

  /// Returns the rules whose callbacks the settled answer delivers; nil if nothing is settled.
  func settledRules(_ query: TransitionQuery) -> StepRules? {
    let found = settledTransition(query)
    return found.isSet ? found.rules : nil
  }
}
