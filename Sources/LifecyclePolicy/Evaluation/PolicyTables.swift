// Answers that a policy worked out when it was prepared.

/// The tables behind a policy in memory.
///
/// Transitions and deadlines stand there in the order of the header, so that they go out in few moves.
/// Relaunches are too many for that: each is one word, see `RelaunchCell`. What is 0 is not in the
/// tables: it is worked out when it is asked for. A number that leads to something else has only as
/// many bits as there is room.
package struct PolicyTables: @unchecked Sendable {
  private let base: UnsafeRawPointer

  /// For as long as that memory is there.
  @inline(__always)
  init(at base: UnsafeRawPointer) { self.base = base }

  /// Terminations, with what happened since, are of few classes: one byte each.
  static var classes: Int { 0 }
  /// Relaunches by class, then by trigger. No question is of the first class.
  static var relaunches: Int { classes &+ Termination.valueCount &* 8 }
  static var classBits: Int { 6 }
  /// The masks of conditions of relaunches. The first one is empty.
  static var masks: Int { relaunches &+ Trigger.valueCount &* 8 &<< classBits }
  static var maskBits: Int { 7 }
  /// What an allowance gives where a relaunch starts it, by the number of the allowance: its limit, or
  /// its advice. The first, of none, is -1, and there is room for every number of six bits.
  static var durations: Int { masks &+ 16 &<< maskBits }
  /// What becomes of what is refused, until when, and the number of the rule, and one more: four bytes
  /// each. The first is nothing.
  static var dispositions: Int { durations &+ 64 &* 8 }
  static var dispositionBits: Int { 3 }
  /// Where what relaunches have ends.
  static var endOfRelaunches: Int { dispositions &+ 16 &<< dispositionBits }
  static var deadlines: Int { endOfRelaunches }
  static var deadlineSize: Int { PreparedAnswer.deadlineSize }
  /// The numbers of the answers of transitions: 16 bits each, by state, cause and state on the axis.
  static var transitions: Int { deadlines &+ Allowance.valueCount &* deadlineSize }
  private static var transitionCount: Int {
    LifecycleState.valueCount &* Cause.valueCount &* AppState.valueCount
  }
  /// The answers of transitions that differ. The first is none.
  static var answers: Int { (transitions &+ transitionCount &* 2 &+ 7) / 8 &* 8 }
  static var answerSize: Int { PreparedAnswer.transitionSize }
  static var answerBits: Int { 9 }
  /// Where the last table ends.
  static var end: Int { answers &+ answerSize &<< answerBits }

  /// Where the number of the answer about states of one axis lies.
  @inline(__always)
  static func place(of query: TransitionQuery, _ to: LifecycleState) -> Int {
    let first = query.from.place < AppState.valueCount ? 0 : AppState.valueCount
    let causes = query.from.place &* Cause.valueCount &+ query.cause.place
    return transitions &+ (causes &* AppState.valueCount &+ to.place &- first) &* 2
  }

  @inline(__always)
  static func place(of allowance: Allowance) -> Int {
    deadlines &+ allowance.place &* deadlineSize
  }

  @inline(__always)
  static func place(ofClass query: RelaunchQuery) -> Int {
    classes &+ query.termination.place &* 8 &+ Int(truncatingIfNeeded: query.since.low & 7)
  }

  @inline(__always)
  static func place(of trigger: Trigger, _ number: Int) -> Int {
    relaunches &+ (number &* Trigger.valueCount &+ trigger.place) &* 8
  }

  /// nil where the question says more than states and cause.
  @inline(__always)
  func transition(_ query: TransitionQuery) -> TransitionAnswer? {
    guard let to = query.to, query.isShort, query.from.axis == to.axis else { return nil }
    let number = base.short(Self.place(of: query, to)) & ((1 &<< Self.answerBits) &- 1)
    if number == 0 { return nil }
    return TransitionAnswer(PreparedAnswer(at: base + (Self.answers &+ number &* Self.answerSize)))
  }

  @inline(__always)
  func deadline(_ allowance: Allowance) -> DeadlineAnswer? {
    let found = PreparedAnswer(at: base + Self.place(of: allowance))
    return found.isSet ? DeadlineAnswer(found) : nil
  }

  /// nil where the question names a state, or the force-quit flag.
  @inline(__always)
  package func relaunch(_ query: RelaunchQuery) -> RelaunchAnswer? {
    guard query.isByTermination else { return nil }
    let kind = Int(base.load(fromByteOffset: Self.place(ofClass: query), as: UInt8.self))
    let cell = RelaunchCell(
      word: base.word(Self.place(of: query.trigger, kind & ((1 &<< Self.classBits) &- 1))))
    guard cell.isSet else { return nil }
    var answer = cell.answer
    let mask = cell.mask & ((1 &<< Self.maskBits) &- 1)
    answer.ruling.requires = base.mask(Self.masks &+ mask &* 16)
    answer.$allowanceDuration = Int64(
      bitPattern: base.word(Self.durations &+ Int(answer.$allowance) &* 8))
    let kept = Self.dispositions &+ cell.disposition &* 16
    answer.$disposition = base.number(kept)
    answer.$occasion = base.number(kept &+ 4)
    answer.$dispositionRule = base.number(kept &+ 8) &- 1
    return answer
  }
}

/// An answer about a relaunch in one word.
///
/// | bits | |
/// |---|---|
/// | 0 to 10 | number of the rule, and one more; 0 for none |
/// | 11 to 13 | verdict |
/// | 14 to 16 | verdict on the newest known version |
/// | 17 to 19 | evidence |
/// | 20 | disputed |
/// | 21 to 27 | number of the mask of conditions |
/// | 28 | set |
/// | 29 to 30 | guarantee |
/// | 31 to 33 | launch state |
/// | 34 to 39 | callback |
/// | 40 to 45 | allowance |
/// | 46 to 49 | standing |
/// | 50 to 60 | number of the delivery's rule, and one more; 0 for none |
/// | 61 to 63 | number of what becomes of the event |
struct RelaunchCell {
  private(set) var word: UInt64 = 0

  @inline(__always)
  init(word: UInt64) { self.word = word }

  /// Not set where the number of a rule has no room.
  @inline(__always)
  init(_ answer: RelaunchAnswer, mask: Int, disposition: Int) {
    let numbers = UInt32(bitPattern: answer.ruling.$rule &+ 1 | answer.$deliveryRule &+ 1)
    guard numbers &>> 11 == 0 else { return }
    put(answer.ruling.$rule &+ 1, 0)
    put(answer.ruling.verdicts.given, 11)
    put(answer.ruling.verdicts.newest, 14)
    put(answer.ruling.$evidence, 17)
    put(answer.isDisputed ? 1 : 0, 20)
    put(Int32(truncatingIfNeeded: mask), 21)
    put(1, 28)
    put(answer.$guarantee, 29)
    put(answer.$launchState, 31)
    put(answer.$callback, 34)
    put(answer.$allowance, 40)
    put(answer.$standing, 46)
    put(answer.$deliveryRule &+ 1, 50)
    put(Int32(truncatingIfNeeded: disposition), 61)
  }

  @inline(__always)
  private mutating func put(_ value: Int32, _ shift: UInt64) {
    word |= UInt64(UInt32(bitPattern: value)) &<< shift
  }

  @inline(__always)
  private func value(_ shift: UInt64, _ width: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: word &>> shift & ((1 &<< width) &- 1))
  }

  @inline(__always)
  var isSet: Bool { word & 1 &<< 28 != 0 }
  @inline(__always)
  var mask: Int { Int(value(21, 7)) }
  /// The number of what becomes of the event.
  @inline(__always)
  var disposition: Int { Int(value(61, 3)) }

  /// The answer without conditions and duration.
  @inline(__always)
  var answer: RelaunchAnswer {
    var answer = RelaunchAnswer()
    answer.ruling.verdicts = (value(11, 3), value(14, 3))
    answer.ruling.$rule = value(0, 11) &- 1
    answer.ruling.$evidence = value(17, 3)
    answer.ruling.flags = UInt32(bitPattern: value(20, 1))
    answer.$guarantee = value(29, 2)
    answer.$launchState = value(31, 3)
    answer.$callback = value(34, 6)
    answer.$allowance = value(40, 6)
    answer.$standing = value(46, 4)
    answer.$deliveryRule = value(50, 11) &- 1
    return answer
  }
}
