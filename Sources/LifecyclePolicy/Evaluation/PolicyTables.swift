// Answers that a policy worked out when it was prepared.

/// The tables behind a policy in memory, or none.
///
/// A cell is one word, and a deadline has three more for its figures. A word of 0 is an answer that
/// is not in the table: it is worked out when it is asked for.
///
/// | bits of a cell | |
/// |---|---|
/// | 0 to 10 | number of the rule, and one more; 0 for none |
/// | 11 to 13 | verdict |
/// | 14 to 16 | verdict on the newest known version |
/// | 17 to 19 | evidence |
/// | 20 | disputed |
/// | 21 to 28 | number of the mask of conditions |
/// | 29 | set |
/// | 30 on | transition: reason 4, via 4; deadline: at expiry 4, extendable 2, code 6; relaunch: guarantee 2, launch state 3, callback 6, allowance 6, standing 4, rule of delivery 11 |
package struct PolicyTables: @unchecked Sendable {
  /// The policy that they follow.
  private let base: UnsafeRawPointer?
  #if !hasFeature(Embedded)
    private var owner: OwnedMemory?
  #endif

  /// None.
  @inline(__always)
  init() { base = nil }

  /// Behind a policy, for as long as its memory is there.
  @inline(__always)
  init(at base: UnsafeRawPointer) { self.base = base }

  #if !hasFeature(Embedded)
    /// Of a policy, in memory of their own.
    init(of policy: Policy) {
      let owner = OwnedMemory(count: Self.end)
      Self.fill(owner.bytes, with: policy)
      self.init(at: owner.bytes)
      self.owner = owner
    }
  #endif

  private static var masks: Int { PolicyMemory.smallSize }
  private static var maskCount: Int { 256 }
  private static var deadlines: Int { masks &+ maskCount &* 16 }
  private static var relaunches: Int { deadlines &+ Allowance.valueCount &* 32 }
  private static var transitions: Int {
    relaunches &+ Termination.valueCount &* Trigger.valueCount &* 8
  }
  /// Where the last table ends.
  static var end: Int {
    transitions &+ LifecycleState.valueCount &* LifecycleState.valueCount &* Cause.valueCount &* 8
  }

  @inline(__always)
  private static func place(of query: TransitionQuery) -> Int {
    let states = query.from.place &* LifecycleState.valueCount &+ query.to.place
    return transitions &+ (states &* Cause.valueCount &+ query.cause.place) &* 8
  }

  @inline(__always)
  private static func place(of query: RelaunchQuery) -> Int {
    relaunches
      &+ (query.termination.place &* Trigger.valueCount &+ query.trigger.place) &* 8
  }

  @inline(__always)
  private static func place(of allowance: Allowance) -> Int { deadlines &+ allowance.place &* 32 }

  /// nil where the question says more than states and cause.
  @inline(__always)
  func transition(_ query: TransitionQuery) -> TransitionAnswer? {
    guard let base, query.lastCause == nil, query.trigger == nil, query.interruption == nil else {
      return nil
    }
    let cell = Cell(word: base.word(Self.place(of: query)))
    guard cell.isSet else { return nil }
    var answer = TransitionAnswer()
    answer.ruling = ruling(cell)
    answer.ruling.reason = Reason(given: cell.value(30, 4))
    answer.via = LifecycleState(given: cell.value(34, 4))
    return answer
  }

  @inline(__always)
  func deadline(_ allowance: Allowance) -> DeadlineAnswer? {
    guard let base else { return nil }
    let place = Self.place(of: allowance)
    let cell = Cell(word: base.word(place))
    guard cell.isSet else { return nil }
    var answer = DeadlineAnswer()
    answer.ruling = ruling(cell)
    answer.atExpiry = Expiry(given: cell.value(30, 4))
    answer.extendable = Fact(rawValue: cell.value(34, 2)) ?? .unknown
    answer.code = TerminationCode.at(Int(cell.value(36, 6)) &- 1)
    answer.limit = Nanoseconds(known: Int64(bitPattern: base.word(place &+ 8)))
    answer.advice = Nanoseconds(known: Int64(bitPattern: base.word(place &+ 16)))
    answer.warning = Nanoseconds(known: Int64(bitPattern: base.word(place &+ 24)))
    return answer
  }

  /// nil where something happened in between.
  @inline(__always)
  func relaunch(_ query: RelaunchQuery) -> RelaunchAnswer? {
    guard let base, query.since.isEmpty else { return nil }
    let cell = Cell(word: base.word(Self.place(of: query)))
    guard cell.isSet else { return nil }
    var answer = RelaunchAnswer()
    answer.ruling = ruling(cell)
    answer.guarantee = Guarantee(given: cell.value(30, 2))
    answer.launchState = AppState(given: cell.value(32, 3))
    answer.callback = Callback(given: cell.value(35, 6))
    answer.allowance = Allowance(given: cell.value(41, 6))
    answer.standing = Standing(given: cell.value(47, 4))
    let delivery = Int(cell.value(51, 11))
    answer.deliveryRule = delivery == 0 ? nil : RuleIndex(delivery &- 1)
    if let allowance = answer.allowance {
      let place = Self.place(of: allowance)
      answer.allowanceDuration =
        Nanoseconds(known: Int64(bitPattern: base.word(place &+ 8)))
        ?? Nanoseconds(known: Int64(bitPattern: base.word(place &+ 16)))
    }
    return answer
  }

  @inline(__always)
  private func ruling(_ cell: Cell) -> Ruling {
    var ruling = Ruling()
    let rule = Int(cell.value(0, 11))
    ruling.rule = rule == 0 ? nil : RuleIndex(rule &- 1)
    ruling.verdict = Verdict(given: cell.value(11, 3)) ?? .unspecified
    ruling.newestVerdict = Verdict(given: cell.value(14, 3)) ?? .unspecified
    ruling.evidence = Evidence(given: cell.value(17, 3))
    ruling.isDisputed = cell.value(20, 1) != 0
    let mask = Int(cell.value(21, 8))
    if mask != 0, let base {
      let at = Self.masks &+ mask &* 16
      ruling.requires = Mask(low: base.word(at), high: base.word(at &+ 8))
    }
    return ruling
  }
}

/// One word of a table.
private struct Cell {
  private(set) var word: UInt64 = 0

  @inline(__always)
  init(word: UInt64) { self.word = word }

  @inline(__always)
  var isSet: Bool { word & 1 &<< 29 != 0 }

  @inline(__always)
  func value(_ shift: UInt64, _ width: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: word &>> shift & ((1 &<< width) &- 1))
  }

  @inline(__always)
  mutating func put(_ value: Int, _ shift: UInt64) {
    word |= UInt64(truncatingIfNeeded: value) &<< shift
  }

  @inline(__always)
  mutating func put<Value: VocabularyEnum>(_ value: Value?, _ shift: UInt64) {
    put(Int(value?.rawValue ?? 0), shift)
  }
}

extension PolicyTables {
  /// Works out every answer, and writes it behind a policy.
  @inline(never)
  static func fill(_ memory: UnsafeMutableRawPointer, with policy: Policy) {
    var filler = TableFiller(memory: memory, masks: masks, maskCapacity: maskCount)
    for allowance in Allowance.all {
      let answer = policy.deadline(allowance)
      var cell = filler.cell(answer.ruling)
      cell.put(answer.atExpiry, 30)
      cell.put(answer.extendable, 34)
      cell.put(
        answer.code.map { TerminationCode.numbering.position(of: $0.rawValue) &+ 1 } ?? 0, 36)
      let at = place(of: allowance)
      memory.put(cell.word, at)
      memory.put(UInt64(bitPattern: answer.limit?.count ?? -1), at &+ 8)
      memory.put(UInt64(bitPattern: answer.advice?.count ?? -1), at &+ 16)
      memory.put(UInt64(bitPattern: answer.warning?.count ?? -1), at &+ 24)
    }
    for termination in Termination.all {
      for trigger in Trigger.all {
        let query = RelaunchQuery(after: termination, on: trigger)
        let answer = policy.relaunch(query)
        var cell = filler.cell(answer.ruling)
        cell.put(answer.guarantee, 30)
        cell.put(answer.launchState, 32)
        cell.put(answer.callback, 35)
        cell.put(answer.allowance, 41)
        cell.put(answer.standing, 47)
        cell.put((answer.deliveryRule?.number ?? -1) &+ 1, 51)
        memory.put(cell.word, place(of: query))
      }
    }
    for from in LifecycleState.all {
      for to in LifecycleState.all {
        for cause in Cause.all {
          let query = TransitionQuery(states: from, to: to, cause: cause)
          var cell = Cell(word: 0)
          if from.axis == to.axis {
            let answer = policy.transition(query)
            cell = filler.cell(answer.ruling)
            cell.put(answer.reason, 30)
            cell.put(answer.via, 34)
          }
          memory.put(cell.word, place(of: query))
        }
      }
    }
  }
}

/// Packs rulings, and keeps each mask of conditions once.
private struct TableFiller {
  let memory: UnsafeMutableRawPointer
  let masks: Int
  let maskCapacity: Int
  /// The first one is empty, and never looked up: a policy in memory has its mark there.
  private var count = 1
  private var last = 0

  init(memory: UnsafeMutableRawPointer, masks: Int, maskCapacity: Int) {
    self.memory = memory
    self.masks = masks
    self.maskCapacity = maskCapacity
    memory.put(0, masks)
    memory.put(0, masks &+ 8)
  }

  /// The part of a cell that all answers have; one that is not set where a number does not fit.
  mutating func cell(_ ruling: Ruling) -> Cell {
    let rule = (ruling.rule?.number ?? -1) &+ 1
    let mask = number(of: ruling.requires)
    var cell = Cell(word: 0)
    cell.put(rule & 0x7ff, 0)
    cell.put(ruling.verdict, 11)
    cell.put(ruling.newestVerdict, 14)
    cell.put(ruling.evidence, 17)
    cell.put(ruling.isDisputed ? 1 : 0, 20)
    cell.put(mask & 0xff, 21)
    cell.put(rule <= 0x7ff && mask < maskCapacity ? 1 : 0, 29)
    return cell
  }

  /// The number of a mask; too large a one where there is no room for it.
  private mutating func number(of mask: Mask<Condition>) -> Int {
    if mask.isEmpty { return 0 }
    if holds(mask, last) { return last }
    var number = 1
    while number < count, !holds(mask, number) { number &+= 1 }
    guard number < maskCapacity else { return number }
    if number == count {
      memory.put(mask.low, masks &+ number &* 16)
      memory.put(mask.high, masks &+ number &* 16 &+ 8)
      count &+= 1
    }
    last = number
    return number
  }

  private func holds(_ mask: Mask<Condition>, _ number: Int) -> Bool {
    let at = UnsafeRawPointer(memory) + (masks &+ number &* 16)
    return at.word(0) == mask.low && at.word(8) == mask.high
  }
}

/// The values of an enumeration that is numbered from one, without an array.
private struct AllValues<Value: VocabularyEnum>: Sequence, IteratorProtocol {
  private var number: Int32 = 0

  @inline(__always)
  mutating func next() -> Value? {
    number &+= 1
    return Value(given: number)
  }
}

extension VocabularyEnum {
  fileprivate static var all: AllValues<Self> { AllValues() }
}
