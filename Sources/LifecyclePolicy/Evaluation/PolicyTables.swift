// Answers that a policy worked out when it was prepared.

/// The tables behind a policy in memory, or none.
///
/// A cell is one word, and a deadline has four more: limit, advice, warning and code. A word of 0 is an answer that
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
/// | 30 on | transition: reason 4, via 4; deadline: at expiry 4, extendable 2; relaunch: guarantee 2, launch state 3, callback 6, allowance 6, standing 4, rule of delivery 11 |
package struct PolicyTables: @unchecked Sendable {
  /// The policy that they follow.
  private let base: UnsafeRawPointer?

  /// None.
  @inline(__always)
  init() { base = nil }

  /// Behind a policy, for as long as its memory is there.
  @inline(__always)
  init(at base: UnsafeRawPointer) { self.base = base }

  private static var masks: Int { PolicyMemory.smallSize }
  private static var maskCount: Int { 256 }
  private static var deadlines: Int { masks &+ maskCount &* 16 }
  /// What an allowance gives where a relaunch starts it, by the number of the allowance: its limit, or
  /// its advice. The first, of none, is -1, and there is room for every number of six bits.
  private static var durations: Int { deadlines &+ Allowance.valueCount &* 40 }
  /// Terminations, with what happened since, are of few classes: one byte each. 255 is none.
  private static var classes: Int { durations &+ 64 &* 8 }
  private static var classCount: Int { 64 }
  private static var relaunches: Int { classes &+ (Termination.valueCount &* 8 &+ 7) / 8 &* 8 }
  private static var transitions: Int {
    relaunches &+ classCount &* Trigger.valueCount &* 8
  }
  /// Where the last table ends.
  static var end: Int { transitions &+ pairs(10) &* Cause.valueCount &* 8 }

  /// How many pairs of states lie before those that begin with a state: pairs are of one axis.
  @inline(__always)
  private static func pairs(_ place: Int) -> Int {
    let states = AppState.valueCount
    return place < states
      ? place &* states : states &* states &+ (place &- states) &* SceneState.valueCount
  }

  /// Where the answer about states of one axis lies.
  @inline(__always)
  private static func place(of query: TransitionQuery) -> Int {
    let first = query.from.place < AppState.valueCount ? 0 : AppState.valueCount
    let states = pairs(query.from.place) &+ query.to.place &- first
    return transitions &+ (states &* Cause.valueCount &+ query.cause.place) &* 8
  }

  @inline(__always)
  private static func place(ofClass query: RelaunchQuery) -> Int {
    classes &+ query.termination.place &* 8 &+ Int(truncatingIfNeeded: query.since.low & 7)
  }

  @inline(__always)
  private static func place(of trigger: Trigger, _ number: Int) -> Int {
    relaunches &+ (number &* Trigger.valueCount &+ trigger.place) &* 8
  }

  @inline(__always)
  private static func place(of allowance: Allowance) -> Int { deadlines &+ allowance.place &* 40 }

  /// nil where the question says more than states and cause.
  @inline(__always)
  func transition(_ query: TransitionQuery) -> TransitionAnswer? {
    guard let base, query.lastCause == nil, query.trigger == nil, query.interruption == nil,
      query.from.axis == query.to.axis
    else { return nil }
    let cell = Cell(word: base.word(Self.place(of: query)))
    guard cell.isSet else { return nil }
    var answer = TransitionAnswer()
    answer.ruling = ruling(cell)
    answer.ruling.$reason = cell.value(30, 4)
    answer.$via = cell.value(34, 4)
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
    answer.$atExpiry = cell.value(30, 4)
    answer.extendableNumber = cell.value(34, 2)
    answer.$code = Int32(truncatingIfNeeded: base.word(place &+ 32))
    answer.$limit = Int64(bitPattern: base.word(place &+ 8))
    answer.$advice = Int64(bitPattern: base.word(place &+ 16))
    answer.$warning = Int64(bitPattern: base.word(place &+ 24))
    return answer
  }

  @inline(__always)
  func relaunch(_ query: RelaunchQuery) -> RelaunchAnswer? {
    guard let base else { return nil }
    let number = Int(base.load(fromByteOffset: Self.place(ofClass: query), as: UInt8.self))
    guard number < Self.classCount else { return nil }
    let cell = Cell(word: base.word(Self.place(of: query.trigger, number)))
    guard cell.isSet else { return nil }
    var answer = RelaunchAnswer()
    answer.ruling = ruling(cell)
    answer.$guarantee = cell.value(30, 2)
    answer.$launchState = cell.value(32, 3)
    answer.$callback = cell.value(35, 6)
    answer.$allowance = cell.value(41, 6)
    answer.$standing = cell.value(47, 4)
    answer.$deliveryRule = cell.value(51, 11) &- 1
    answer.$allowanceDuration = Int64(
      bitPattern: base.word(Self.durations &+ Int(answer.$allowance) &* 8))
    return answer
  }

  @inline(__always)
  private func ruling(_ cell: Cell) -> Ruling {
    var ruling = Ruling()
    ruling.$rule = cell.value(0, 11) &- 1
    ruling.verdicts = (cell.value(11, 3), cell.value(14, 3))
    ruling.$evidence = cell.value(17, 3)
    ruling.isDisputed = cell.value(20, 1) != 0
    if let base { ruling.requires = base.mask(Self.masks &+ Int(cell.value(21, 8)) &* 16) }
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
    var number = 0
    while number < 64 {
      memory.put(UInt64.max, durations &+ number &* 8)
      number &+= 1
    }
    for allowance in Allowance.all {
      let answer = policy.deadline(allowance)
      var cell = filler.cell(answer.ruling)
      cell.put(answer.atExpiry, 30)
      cell.put(Int(answer.extendableNumber), 34)
      let at = place(of: allowance)
      memory.put(cell.word, at)
      memory.put(UInt64(bitPattern: answer.$limit), at &+ 8)
      memory.put(UInt64(bitPattern: answer.$advice), at &+ 16)
      memory.put(UInt64(bitPattern: answer.$warning), at &+ 24)
      memory.put(UInt64(UInt32(bitPattern: answer.$code)), at &+ 32)
      let duration = answer.limit ?? answer.advice
      memory.put(
        UInt64(bitPattern: duration?.count ?? -1), durations &+ Int(allowance.rawValue) &* 8)
    }
    fillRelaunches(&filler, policy)
    for from in LifecycleState.all {
      for to in LifecycleState.all where from.axis == to.axis {
        for cause in Cause.all {
          let query = TransitionQuery(states: from, to: to, cause: cause)
          let answer = policy.transition(query)
          var cell = filler.cell(answer.ruling)
          cell.put(answer.reason, 30)
          cell.put(answer.via, 34)
          memory.put(cell.word, place(of: query))
        }
      }
    }
  }

  /// The classes found so far lie where the transitions will, which is zero again at the end: they are
  /// too many for the stack.
  private static func fillRelaunches(_ filler: inout TableFiller, _ policy: Policy) {
    let asked = RelaunchRules(policy.book)
    let classes = filler.memory + transitions
    var count = 0
    for termination in Termination.all {
      let rules = asked.rules(for: termination)
      var since: UInt64 = 0
      while since < 8 {
        let query = RelaunchQuery(
          after: termination, on: .userTap, since: Mask(low: since, high: 0))
        since &+= 1
        let after = policy.adding(query.since)
        let arrival = after.findArrival(termination)
        let found = RelaunchClass(arrival, rules, after, asked)
        var number = 0
        while number < count, !found.stands(at: classes + number &* RelaunchClass.size) {
          number &+= 1
        }
        filler.memory.storeBytes(
          of: UInt8(truncatingIfNeeded: number), toByteOffset: place(ofClass: query),
          as: UInt8.self)
        guard number == count, count < classCount else { continue }
        found.write(to: classes + count &* RelaunchClass.size)
        count &+= 1
        for trigger in Trigger.all {
          var query = query
          query.trigger = trigger
          let answer = policy.findRelaunch(query, after.findDelivery(trigger), arrival, after)
          filler.memory.put(filler.cell(answer).word, place(of: trigger, number))
        }
      }
    }
    var offset = 0
    while offset < count &* RelaunchClass.size {
      classes.put(0, offset)
      offset &+= 8
    }
  }
}

/// Packs rulings, and keeps each mask of conditions once.
private struct TableFiller {
  let memory: UnsafeMutableRawPointer
  let masks: Int
  let maskCapacity: Int
  /// The first one is empty.
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

  mutating func cell(_ answer: RelaunchAnswer) -> Cell {
    var cell = cell(answer.ruling)
    cell.put(answer.guarantee, 30)
    cell.put(answer.launchState, 32)
    cell.put(answer.callback, 35)
    cell.put(answer.allowance, 41)
    cell.put(answer.standing, 47)
    cell.put((answer.deliveryRule?.number ?? -1) &+ 1, 51)
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

/// What an answer about a relaunch depends on, besides the trigger.
private struct RelaunchClass {
  /// The standing and whether it is disputed; -1 for none.
  let standing: Int
  let absence: TerminationAbsence
  /// What is known of the conditions that rules ask for.
  let holding: Mask<Condition>
  let failing: Mask<Condition>
  /// The rules for some terminations alone that are for this one.
  let rules: UInt64

  init(_ arrival: Arrival, _ rules: UInt64, _ policy: Policy, _ asked: RelaunchRules) {
    let row = BookRule(arrival.standing, in: policy.book)
    standing =
      arrival.standing < 0
      ? -1 : Int(row.number(.standing, .standing)) &* 2 &+ (row.conflict == nil ? 0 : 1)
    absence = arrival.absence
    let known = policy.known
    holding = known.holding.intersection(asked.conditions)
    failing = known.failing.intersection(asked.conditions)
    self.rules = rules
  }

  /// Bytes of a class in memory.
  static var size: Int { 64 }

  /// One of its eight words: two classes are the same where all of these are.
  private func word(_ number: Int) -> UInt64 {
    switch number {
    case 0:
      UInt64(truncatingIfNeeded: standing) &<< 32
        | UInt64(UInt32(truncatingIfNeeded: absence.rule ?? -1))
    case 1: absence.requires.low
    case 2: absence.requires.high
    case 3: holding.low
    case 4: holding.high
    case 5: failing.low
    case 6: failing.high
    default: rules
    }
  }

  func write(to memory: UnsafeMutableRawPointer) {
    var number = 0
    while number < 8 {
      memory.put(word(number), number &* 8)
      number &+= 1
    }
  }

  func stands(at memory: UnsafeMutableRawPointer) -> Bool {
    var number = 0
    while number < 8, UnsafeRawPointer(memory).word(number &* 8) == word(number) { number &+= 1 }
    return number == 8
  }
}

/// What the rules of relaunches and deliveries tell apart.
private struct RelaunchRules {
  /// The conditions that they ask for.
  private(set) var conditions: Mask<Condition> = .none
  /// Whether those for some terminations alone are too many for a bit each.
  private var isTooMany = false
  private let book: Book

  init(_ book: Book) {
    self.book = book
    take(.delivery)
    take(.relaunch)
    var count = 0
    forEachOfSomeTerminations { _ in count &+= 1 }
    isTooMany = count > 64
  }

  private mutating func take(_ family: Family) {
    var number = book.first(family)
    let end = number &+ book.count(family)
    while number < end {
      let rule = BookRule(number, in: book)
      conditions = conditions.union(rule.when).union(rule.unless)
      number &+= 1
    }
  }

  private func forEachOfSomeTerminations(_ body: (Mask<Termination>) -> Void) {
    var number = book.first(.relaunch)
    let end = number &+ book.count(.relaunch)
    while number < end {
      let terminations: Mask<Termination> = BookRule(number, in: book).set(
        .terminations, .relaunch)
      if !terminations.isEmpty { body(terminations) }
      number &+= 1
    }
  }

  /// The rules for some terminations alone that are for this one, a bit each.
  func rules(for termination: Termination) -> UInt64 {
    // Where they are too many each termination is told apart from the others.
    if isTooMany { return 1 &<< UInt64(truncatingIfNeeded: termination.place) }
    var rules: UInt64 = 0
    forEachOfSomeTerminations { rules = rules &<< 1 | ($0.contains(termination) ? 1 : 0) }
    return rules
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
