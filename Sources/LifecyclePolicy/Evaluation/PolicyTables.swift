// Answers that a policy worked out when it was prepared.

/// The tables behind a policy in memory.
///
/// Answers stand there in the order of the header, so that they go out in few moves. Those about
/// relaunches are too many for that: their parts are, see `RelaunchCell`. What is 0 is not in the tables:
/// it is worked out when it is asked for. A number that leads to something else has only as many bits
/// as there is room.
package struct PolicyTables: @unchecked Sendable {
  private let base: UnsafeRawPointer

  /// For as long as that memory is there.
  @inline(__always)
  init(at base: UnsafeRawPointer) { self.base = base }

  /// Terminations, with what happened since, are of few classes: one byte each.
  static var classes: Int { 0 }
  /// Relaunches by class, then by trigger: 32 bits each. No question is of the first class.
  static var relaunches: Int { classes &+ Termination.valueCount &* 8 }
  static var classBits: Int { 6 }
  /// What relaunches begin with: both verdicts, rule, evidence, flags and guarantee, 32 bits each, and the
  /// mask of conditions.
  static var heads: Int { (relaunches &+ Trigger.valueCount &* 4 &<< classBits &+ 7) / 8 &* 8 }
  static var headSize: Int { 40 }
  static var headCount: Int { 256 }
  /// How apps are launched: state, callback, allowance and standing, 32 bits each, and what the allowance
  /// gives. There are fewer than a number can say; what it then leads to lies in the tables behind.
  static var launches: Int { heads &+ headSize &* headCount }
  static var launchSize: Int { 24 }
  static var launchCount: Int { 192 }
  /// What becomes of what is refused, until when, and the number of the rule, and one more: 32 bits
  /// each. The first is nothing.
  static var dispositions: Int { launches &+ launchSize &* launchCount }
  static var dispositionCount: Int { 16 }
  /// Where what relaunches have ends.
  static var endOfRelaunches: Int { dispositions &+ 16 &* dispositionCount }
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
    relaunches &+ (number &* Trigger.valueCount &+ trigger.place) &* 4
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

/// Where the answer about a relaunch lies, part by part.
///
/// | bits | |
/// |---|---|
/// | 0 to 7 | number of its head |
/// | 8 to 15 | number of how the app is launched |
/// | 16 to 26 | number of the delivery's rule, and one more; 0 for none |
/// | 27 to 30 | number of what becomes of the event |
/// | 31 | set |
struct RelaunchCell {
  let word: UInt32

  @inline(__always)
  init(word: UInt32) { self.word = word }

  /// Not set where the number of a rule has no room.
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
