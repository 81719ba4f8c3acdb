// Fills the tables of a policy, except for the tables of relaunches.

extension PolicyTables {
  /// Computes every answer, and writes it to the memory, which must have been cleared.
  @inline(never)
  static func fill(_ memory: UnsafeMutableRawPointer, with policy: Policy) {
    fillTransitions(memory, policy)
    fillDeadlines(memory, policy)
    fillRelaunches(memory, policy)
  }

  // Deadlines.

  private static func fillDeadlines(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    for allowance in Allowance.all {
      PreparedAnswer.put(policy.answer(to: allowance), at: memory + place(of: allowance))
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

  /// Returns the number that a settled answer has in the table; 0 if nothing was settled, or if the
  /// table is full.
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

  /// Finds an answer rule by rule. Returns the number that the answer has in the table; 0 if the
  /// table is full.
  @inline(never)
  private static func addFound(
    _ query: TransitionQuery, _ notes: inout SettledNotes, _ count: inout Int, _ policy: Policy
  ) -> Int {
    notes.isFound = true
    let answer = policy.findTransition(query).answer
    // If the policy has a block of settled transitions, few transitions are found here. If the
    // policy has no block, all transitions are found here, and many answers are equal. Each answer
    // is then compared with the earlier answers.
    let number = policy.block < 0 ? find(answer, count, notes.memory) : 0
    return number == 0 ? add(answer, &count, notes.memory) : number
  }

  /// Adds an answer about a transition. Returns the number of the answer; 0, which means no answer,
  /// if the table is full.
  private static func add(
    _ answer: TransitionAnswer, _ count: inout Int, _ memory: UnsafeMutableRawPointer
  ) -> Int {
    guard count < 1 &<< answerBits else { return 0 }
    PreparedAnswer.put(answer, at: memory + (answers &+ count &* answerSize))
    count &+= 1
    return count &- 1
  }

  /// Returns the number of an equal answer that was added before; 0 if there is none.
  private static func find(
    _ answer: TransitionAnswer, _ count: Int, _ memory: UnsafeMutableRawPointer
  ) -> Int {
    // Writes the answer after the last answer, to compare it word by word.
    guard count < 1 &<< answerBits else { return 0 }
    let last = answers &+ count &* answerSize
    PreparedAnswer.put(answer, at: memory + last)
    let words = UnsafeRawPointer(memory)
    for number in Indexes(from: 1, below: count) {
      let place = answers &+ number &* answerSize
      var offset = 0
      while offset < answerSize, words.word(place &+ offset) == words.word(last &+ offset) {
        offset &+= 8
      }
      if offset == answerSize { return number }
    }
    return 0
  }
}

/// Notes about settled transitions while the tables are filled: the number that each answer got,
/// and the offset of each row of targets. The notes use the memory where relaunches are written
/// later.
private struct SettledNotes {
  let memory: UnsafeMutableRawPointer
  /// True if the row that is being written has an answer that was found rule by rule. Such an
  /// answer holds only for one state and cause, so the row must not be copied later.
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

  /// Returns the offset of a row's note. Each row has one note for each axis.
  private func place(_ row: Int, _ axis: Axis) -> Int {
    Self.rows &+ (row &* 2 &+ (axis == .app ? 0 : 1)) &* 2
  }

  /// Copies a row that was written before. Returns false if there is no note of the row.
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
  /// The first state of the axis.
  fileprivate var first: LifecycleState { self == .app ? .notRunning : .sceneUnattached }
}
