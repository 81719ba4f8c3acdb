// Answers that a policy computed when it was prepared.

/// The tables that follow a policy in memory.
///
/// The fields of an answer have the order of the C header, so that few instructions copy them.
/// There are too many answers about relaunches to store them whole, so only their parts are stored:
/// see `RelaunchCell`. If an entry is 0, the answer is not in the tables, and is computed when a
/// question asks for it. An index has a limited number of bits, so that a damaged index cannot lead
/// out of the tables.
package struct PolicyTables: @unchecked Sendable {
  private let base: UnsafeRawPointer

  /// Refers to tables in memory. The memory must stay valid as long as the tables are used.
  @inline(__always)
  init(at base: UnsafeRawPointer) { self.base = base }

  /// For each termination and `since` set, the number of the class, in one byte.
  static var classes: Int { 0 }
  /// The cells of relaunches, 32 bits each: for each class, one cell for each trigger. Class 0 is
  /// not used.
  static var relaunches: Int { classes &+ Termination.valueCount &* 8 }
  static var classBits: Int { 6 }
  /// The heads of relaunch answers: both verdicts, rule, evidence, flags and guarantee in 32 bits
  /// each, then the mask of conditions.
  static var heads: Int { (relaunches &+ Trigger.valueCount &* 4 &<< classBits &+ 7) / 8 &* 8 }
  static var headSize: Int { 40 }
  static var headCount: Int { 256 }
  /// The ways to launch an app: state, callback, allowance and standing in 32 bits each, then the
  /// duration of the allowance. The number in a damaged cell can exceed `launchCount`; such a
  /// number leads into the tables that follow.
  static var launches: Int { heads &+ headSize &* headCount }
  static var launchSize: Int { 24 }
  static var launchCount: Int { 192 }
  /// The fate of events that do not run the app: disposition, occasion, and 1 + number of the rule,
  /// in 32 bits each. Entry 0 means that there is no disposition.
  static var dispositions: Int { launches &+ launchSize &* launchCount }
  static var dispositionCount: Int { 16 }
  /// The end of the tables for relaunches.
  static var endOfRelaunches: Int { dispositions &+ 16 &* dispositionCount }
  static var deadlines: Int { endOfRelaunches }
  static var deadlineSize: Int { PreparedAnswer.deadlineSize }
  /// The numbers of the answers about transitions, 16 bits each: for each state and cause, one
  /// number for each target state on the same axis.
  static var transitions: Int { deadlines &+ Allowance.valueCount &* deadlineSize }
  private static var transitionCount: Int {
    LifecycleState.valueCount &* Cause.valueCount &* AppState.valueCount
  }
  /// The answers about transitions; equal answers share an entry. Entry 0 means that there is no
  /// answer.
  static var answers: Int { (transitions &+ transitionCount &* 2 &+ 7) / 8 &* 8 }
  static var answerSize: Int { PreparedAnswer.transitionSize }
  static var answerBits: Int { 9 }
  /// The end of the last table.
  static var end: Int { answers &+ answerSize &<< answerBits }

  /// Returns the offset at which the table holds the number of the answer to a question.
  /// `query.from` and `to` must be on the same axis.
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
    relaunches &+ (number &* Trigger.valueCount &+ trigger.place) &* 4
  }

  /// Returns the answer; nil if it is not in the table, or if the question does not give exactly
  /// two states of one axis and a cause.
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

  /// Returns the answer; nil if it is not in the table, or if the question gives a state or the
  /// force-quit flag.
  @inline(__always)
  package func relaunch(_ query: RelaunchQuery) -> RelaunchAnswer? {
    guard query.isByTermination else { return nil }
    let kind = Int(base.load(fromByteOffset: Self.place(ofClass: query), as: UInt8.self))
    let number = base.number(
      Self.place(of: query.trigger, kind & ((1 &<< Self.classBits) &- 1)))
    let cell = RelaunchCell(word: UInt32(bitPattern: number))
    guard cell.isSet else { return nil }
    var answer = RelaunchAnswer()
    let head = Self.heads &+ cell.head &* Self.headSize
    answer.ruling.verdicts = (base.number(head), base.number(head &+ 4))
    answer.ruling.$rule = base.number(head &+ 8)
    answer.ruling.$evidence = base.number(head &+ 12)
    answer.ruling.flags = UInt32(bitPattern: base.number(head &+ 16))
    answer.$guarantee = base.number(head &+ 20)
    answer.ruling.requires = base.mask(head &+ 24)
    let launch = Self.launches &+ cell.launch &* Self.launchSize
    answer.$launchState = base.number(launch)
    answer.$callback = base.number(launch &+ 4)
    answer.$allowance = base.number(launch &+ 8)
    answer.$standing = base.number(launch &+ 12)
    answer.$allowanceDuration = Int64(bitPattern: base.word(launch &+ 16))
    answer.$deliveryRule = cell.delivery
    let kept = Self.dispositions &+ cell.disposition &* 16
    answer.$disposition = base.number(kept)
    answer.$occasion = base.number(kept &+ 4)
    answer.$dispositionRule = base.number(kept &+ 8) &- 1
    return answer
  }
}

/// Tells where the parts of an answer about a relaunch are stored.
///
/// | bits | |
/// |---|---|
/// | 0 to 7 | number of its head |
/// | 8 to 15 | number of its launch |
/// | 16 to 26 | 1 + number of the delivery's rule; 0 for none |
/// | 27 to 30 | number of its disposition |
/// | 31 | 1 if the cell is set |
struct RelaunchCell {
  let word: UInt32

  @inline(__always)
  init(word: UInt32) { self.word = word }

  /// Creates a cell. The cell is not set if the number of the delivery's rule is too large.
  init(head: Int, launch: Int, delivery: Int32, disposition: Int) {
    let delivery = UInt32(bitPattern: delivery &+ 1)
    guard delivery &>> 11 == 0 else {
      word = 0
      return
    }
    let numbers = head | launch &<< 8 | disposition &<< 27
    word = UInt32(truncatingIfNeeded: numbers) | delivery &<< 16 | 1 &<< 31
  }

  @inline(__always)
  var isSet: Bool { word &>> 31 != 0 }
  @inline(__always)
  var head: Int { Int(word & 0xff) }
  @inline(__always)
  var launch: Int { Int(word &>> 8 & 0xff) }
  /// The rule of the delivery; -1 for none.
  @inline(__always)
  var delivery: Int32 { Int32(bitPattern: word &>> 16 & 0x7ff) &- 1 }
  @inline(__always)
  var disposition: Int { Int(word &>> 27 & 15) }
}
