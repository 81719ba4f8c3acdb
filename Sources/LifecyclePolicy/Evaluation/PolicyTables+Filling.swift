// How the tables of a policy are filled. Relaunches are in a file of their own.

extension PolicyTables {
  /// Works out every answer, and writes it where everything is 0.
  @inline(never)
  static func fill(_ memory: UnsafeMutableRawPointer, with policy: Policy) {
    fillTransitions(memory, policy)
    fillDeadlines(memory, policy)
    fillRelaunches(memory, policy)
  }

  // Deadlines.

  private static func fillDeadlines(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    for allowance in Allowance.all {
      PreparedAnswer.put(policy.deadline(allowance), at: memory + place(of: allowance))
    }
  }

  // Transitions.

  private static func fillTransitions(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    var notes = SettledNotes(memory: memory)
    var count = 1
    for from in LifecycleState.all {
      for cause in Cause.all {
        var query = TransitionQuery(states: from, to: from.axis.first, cause: cause)
        let start = place(of: query, from.axis.first)
        let row = policy.block >= 0 ? policy.settledRow(from, cause) : -1
        if notes.repeats(row, of: from.axis, at: start) { continue }
        for to in LifecycleState.all where from.axis == to.axis {
          query.to = to
          let number =
            row < 0 ? 0 : addSettled(policy.settledNumber(row, to), &notes, &count, policy)
          memory.put(
            short: number == 0 ? addFound(query, &notes, &count, policy) : number,
            place(of: query, to))
        }
        notes.note(row, of: from.axis, at: start)
      }
    }
    notes.clear()
  }

  /// The number that a settled answer has among all; 0 where nothing was settled.
  private static func addSettled(
    _ settled: Int, _ notes: inout SettledNotes, _ count: inout Int, _ policy: Policy
  ) -> Int {
    let noted = notes.number(of: settled)
    if noted != 0 || settled == 0 { return noted }
    let found = policy.settled(settled)
    guard found.isSet else { return 0 }
    let number = add(policy.answer(found), &count, notes.memory)
    notes.note(settled, number)
    return number
  }

  /// The number that an answer has which is found rule by rule; 0 where there is no room for it.
  @inline(never)
  private static func addFound(
    _ query: TransitionQuery, _ notes: inout SettledNotes, _ count: inout Int, _ policy: Policy
  ) -> Int {
    notes.isFound = true
    let answer = policy.findTransition(query).answer
    // Few are not settled in a block. Without one it is all of them, and many are alike.
    let number = policy.block < 0 ? find(answer, count, notes.memory) : 0
    return number == 0 ? add(answer, &count, notes.memory) : number
  }

  /// Adds an answer of a transition; 0 where there is no room for it.
  private static func add(
    _ answer: TransitionAnswer, _ count: inout Int, _ memory: UnsafeMutableRawPointer
  ) -> Int {
    guard count < 1 &<< answerBits else { return 0 }
    PreparedAnswer.put(answer, at: memory + (answers &+ count &* answerSize))
    count &+= 1
    return count &- 1
  }

  /// The number of an answer that was added; 0 for none.
  private static func find(
    _ answer: TransitionAnswer, _ count: Int, _ memory: UnsafeMutableRawPointer
  ) -> Int {
    // Written behind the last one, to be compared word by word.
    guard count < 1 &<< answerBits else { return 0 }
    let last = answers &+ count &* answerSize
    PreparedAnswer.put(answer, at: memory + last)
    let words = UnsafeRawPointer(memory)
    var number = 1
    while number < count {
      let place = answers &+ number &* answerSize
      var offset = 0
      while offset < answerSize, words.word(place &+ offset) == words.word(last &+ offset) {
        offset &+= 8
      }
      if offset == answerSize { return number }
      number &+= 1
    }
    return 0
  }
}

/// What is noted of settled transitions while they are written: the number that an answer got, and
/// where a row of targets stands. The notes lie where relaunches are written later.
private struct SettledNotes {
  let memory: UnsafeMutableRawPointer
  /// Whether the row that is being written holds what was found for its state and cause alone.
  var isFound = false

  private static var answers: Int { PolicyTables.relaunches }
  private static var rows: Int { (answers &+ PolicyTables.dispositions) / 4 &* 2 }
  private static var answerCount: Int { (rows &- answers) / 2 }
  private static var rowCount: Int { (PolicyTables.dispositions &- rows) / 4 }

  init(memory: UnsafeMutableRawPointer) { self.memory = memory }

  func number(of settled: Int) -> Int {
    settled < Self.answerCount ? UnsafeRawPointer(memory).short(Self.answers &+ settled &* 2) : 0
  }

  func note(_ settled: Int, _ number: Int) {
    if settled < Self.answerCount { memory.put(short: number, Self.answers &+ settled &* 2) }
  }

  /// Where it is noted what a row has for the states of an axis.
  private func place(_ row: Int, _ axis: Axis) -> Int {
    Self.rows &+ (row &* 2 &+ (axis == .app ? 0 : 1)) &* 2
  }

  /// Writes a row where the same one was written before.
  mutating func repeats(_ row: Int, of axis: Axis, at start: Int) -> Bool {
    isFound = false
    guard row >= 0, row < Self.rowCount else { return false }
    let noted = UnsafeRawPointer(memory).short(place(row, axis))
    if noted == 0 { return false }
    let source = PolicyTables.transitions &+ noted
    var offset = 0
    while offset < AppState.valueCount &* 2 {
      memory.put(UnsafeRawPointer(memory).number(source &+ offset), start &+ offset)
      offset &+= 4
    }
    return true
  }

  func note(_ row: Int, of axis: Axis, at start: Int) {
    guard row >= 0, row < Self.rowCount, !isFound else { return }
    memory.put(short: start &- PolicyTables.transitions, place(row, axis))
  }

  func clear() { memory.clear(from: PolicyTables.relaunches, to: PolicyTables.dispositions) }
}

extension Axis {
  /// Its first state.
  fileprivate var first: LifecycleState { self == .app ? .notRunning : .sceneUnattached }
}

/// The values of an enumeration that is numbered from one, without an array.
struct AllValues<Value: VocabularyEnum>: Sequence, IteratorProtocol {
  private var number: Int32 = 0

  @inline(__always)
  mutating func next() -> Value? {
    number &+= 1
    return Value(given: number)
  }
}

extension VocabularyEnum {
  static var all: AllValues<Self> { AllValues() }
}
