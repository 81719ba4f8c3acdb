// Answers that a policy computed when it was prepared.

/// The tables behind a policy in memory.
///
/// Answers have the order of the header, so that few moves copy them out. There are too many about
/// relaunches, so only their parts are stored: see `RelaunchCell`. An entry of 0 is not in the
/// tables, and its answer is computed when it is asked for. The index of an entry has only as many
/// bits as its table has room for, so that a damaged index leads nowhere else.
package struct PolicyTables: @unchecked Sendable {
  private let base: UnsafeRawPointer

  /// The memory must stay valid as long as the tables are used.
  @inline(__always)
  init(at base: UnsafeRawPointer) { self.base = base }

  /// The class of each termination and `since` set, one byte each.
  static var classes: Int { 0 }
  /// Cells of relaunches by class, then by trigger: 32 bits each. Class 0 is not used.
  static var relaunches: Int { classes &+ Termination.valueCount &* 8 }
  static var classBits: Int { 6 }
  /// The heads of relaunch answers: both verdicts, rule, evidence, flags and guarantee, 32 bits
  /// each, and the mask of conditions.
  static var heads: Int { (relaunches &+ Trigger.valueCount &* 4 &<< classBits &+ 7) / 8 &* 8 }
  static var headSize: Int { 40 }
  static var headCount: Int { 256 }
  /// The ways to launch an app: state, callback, allowance and standing, 32 bits each, and the
  /// duration of the allowance. The number in a cell can exceed `launchCount`; it then leads into
  /// the tables behind.
  static var launches: Int { heads &+ headSize &* headCount }
  static var launchSize: Int { 24 }
  static var launchCount: Int { 192 }
  /// The fate of refused events: disposition, occasion, and 1 + number of the rule, 32 bits
  /// each. Entry 0 stands for none.
  static var dispositions: Int { launches &+ launchSize &* launchCount }
  static var dispositionCount: Int { 16 }
  /// The end of the tables for relaunches.
  static var endOfRelaunches: Int { dispositions &+ 16 &* dispositionCount }
  static var deadlines: Int { endOfRelaunches }
  static var deadlineSize: Int { PreparedAnswer.deadlineSize }
  /// The numbers of the answers about transitions: 16 bits each, by state, cause and state on the
  /// axis.
  static var transitions: Int { deadlines &+ Allowance.valueCount &* deadlineSize }
  private static var transitionCount: Int {
    LifecycleState.valueCount &* Cause.valueCount &* AppState.valueCount
  }
  /// The different answers about transitions. Entry 0 stands for none.
  static var answers: Int { (transitions &+ transitionCount &* 2 &+ 7) / 8 &* 8 }
  static var answerSize: Int { PreparedAnswer.transitionSize }
  static var answerBits: Int { 9 }
  /// The end of the last table.
  static var end: Int { answers &+ answerSize &<< answerBits }

  /// Returns the offset of the number of an answer about two states of one axis.
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

  /// Returns nil if the answer is not in the table, or if the question gives more than states and
  /// cause.
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

  /// Returns nil if the answer is not in the table, or if the question gives a state or the
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

/// The places of the parts of an answer about a relaunch.
///
/// | bits | |
/// |---|---|
/// | 0 to 7 | number of its head |
/// | 8 to 15 | number of its launch |
/// | 16 to 26 | 1 + number of the delivery's rule; 0 for none |
/// | 27 to 30 | number of its disposition |
/// | 31 | set |
struct RelaunchCell {
  let word: UInt32

  @inline(__always)
  init(word: UInt32) { self.word = word }

  /// Creates a cell; it is not set if the number of the delivery's rule does not fit.
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
