// Transitions that are answered without a look at a row: by profile, life cycle, stretch of
// versions, pair of states and cause.

@testable import LifecyclePolicy

/// What `TransitionPlace` reads. The same few answers come again and again, so that every table is
/// one of numbers into the next.
struct PackedTransitions {
  /// For each profile and stretch, and for each way in which the first four conditions hold or
  /// fail, in 16 bits: the row of the life cycle, and above it the number of its block, each and one
  /// more; 0 for none.
  private(set) var places: [UInt16] = []
  /// Rule, evidence and dispute of each life cycle, as an answer has them; the first is none's.
  private(set) var lifecycles: [UInt64] = [0]
  /// In blocks of ten: for each state left, the number of its list of causes.
  private(set) var blocks = Numbered<[UInt8]>()
  /// For each cause, the number of its fan.
  private(set) var causes = Numbered<[UInt16]>()
  /// In fans of six: for each state entered, the number of its answer.
  private(set) var fans = Numbered<[UInt16]>()
  private(set) var answers = Numbered<UInt64>()
  /// For each answer, the number of its counts.
  private(set) var countsOfAnswers: [UInt8] = []
  /// In eights: how many callbacks and notifications there are, by the conditions in a token.
  private(set) var counts = Numbered<[UInt8]>()

  init(_ book: some RuleBook, _ index: PackedIndex) {
    let rows = (0..<book.transitionCount).map { book.transition($0) }
    // Answer 0 is that of those who have to ask.
    _ = answers.number(0)
    countsOfAnswers.append(0)
    for index in 0..<book.lifecycleCount {
      let row = RuleReference(.lifecycle, index)
      let summary = book.summary(of: row)
      var bits = Bits()
      bits.add(book.number(of: row) + 1, bits: 22)
      bits.add(Int(summary.basis.evidence.rawValue), bits: 3)
      bits.add(summary.conflict == nil ? 0 : 1, bits: 1)
      lifecycles.append(bits.word)
    }
    for profile in EvidenceProfile.allCases {
      for os in index.versions {
        var blocks: [Lifecycle: Int?] = [:]
        for conditions in 0..<16 {
          let row = Self.lifecycle(of: book, on: os, profile, conditions: conditions)
          let lifecycle = row.map { book.lifecycle($0).lifecycle }
          if let lifecycle, blocks[lifecycle] == nil {
            let world = TransitionWorld(profile: profile, lifecycle: lifecycle, os: os)
            blocks[lifecycle] = .some(addBlock(world, book, rows))
          }
          let block = lifecycle.flatMap { blocks[$0] ?? nil }
          var bits = Bits()
          bits.add(row.map { $0 + 1 } ?? 0, bits: 8)
          bits.add(block.map { $0 + 1 } ?? 0, bits: 8)
          places.append(UInt16(bits.word))
        }
      }
    }
  }

  /// The row that decides where the first four conditions hold or fail as the bits say.
  private static func lifecycle(
    of book: some RuleBook, on os: OSVersion, _ profile: EvidenceProfile, conditions: Int
  ) -> Int? {
    var app = AppProfile()
    var facts = DeviceFacts.ordinary
    facts.hardwareMultitasking = conditions & 1 != 0 ? .yes : .no
    app.linkedSDK = conditions & 2 != 0 ? OSVersion(4) : OSVersion(3)
    app.exitsOnSuspend = conditions & 4 != 0
    app.scenes = conditions & 8 != 0
    let context = Context(os: os, profile: profile, app: app, facts: facts)
    let found = book.findLifecycle(in: context)
    precondition(found.alternative == nil, "another condition than the first four decides")
    return found.rule?.index
  }

  /// nil where no app has the life cycle.
  private mutating func addBlock(
    _ world: TransitionWorld, _ book: some RuleBook, _ rows: [TransitionRule]
  ) -> Int? {
    let contexts = (0..<8).compactMap { world.context(of: book, conditions: $0) }
    guard contexts.count == 8 else { return nil }
    let block = LifecycleState.allCases.map { from in
      let list = Cause.allCases.map { cause in
        UInt16(addFan(from, cause, contexts, book, rows, world.lifecycle))
      }
      return UInt8(causes.number(list))
    }
    return blocks.number(block)
  }

  private mutating func addFan(
    _ from: LifecycleState, _ cause: Cause, _ contexts: [Context], _ book: some RuleBook,
    _ rows: [TransitionRule], _ lifecycle: Lifecycle
  ) -> Int {
    let mustAsk = rows.contains {
      $0.from.contains(from) && $0.causes.contains(cause) && $0.lifecycles.contains(lifecycle)
        && $0.isInForce(in: contexts[0]) && !$0.when.union($0.unless).isEmpty
    }
    var fan = LifecycleState.allCases.filter { $0.axis == from.axis }.map { to in
      let query = TransitionQuery(states: from, to: to, cause: cause)
      return mustAsk ? 0 : UInt16(addAnswer(contexts.map { book.findTransition(query, in: $0) }, book))
    }
    fan += [UInt16](repeating: 0, count: 6 - fan.count)
    return fans.number(fan)
  }

  /// An answer under each of the conditions that a token has. Where they change more than its
  /// callbacks, it has to be asked for.
  private mutating func addAnswer(_ found: [TransitionAnswer], _ book: some RuleBook) -> Int {
    let answer = found[0]
    let isPlain = found.allSatisfy { other in
      var same = other
      same.steps = answer.steps
      let (token, others) = (answer.steps?.token ?? 0, other.steps?.token ?? 0)
      return same == answer && token << 32 == others << 32 && answer.requires.isEmpty
    }
    guard isPlain else { return 0 }
    let counts = found.map { UInt8($0.steps?.count(in: book) ?? 0) }
    let number = answers.number(pack(answer, asks: Set(counts).count > 1, book))
    let list = UInt8(self.counts.number(counts))
    if number == countsOfAnswers.count { countsOfAnswers.append(list) }
    // One that is like another but for its counts asks.
    return countsOfAnswers[number] == list ? number : 0
  }

  /// As `PlainTransition` reads it.
  private func pack(_ answer: TransitionAnswer, asks: Bool, _ book: some RuleBook) -> UInt64 {
    let isOfLifecycle = answer.rule?.family == .lifecycle
    let rule = isOfLifecycle ? nil : answer.rule
    var bits = Bits()
    bits.add(Int((answer.steps?.token ?? 0) & 0xffff_ffff), bits: 32)
    bits.add(rule.map { book.number(of: $0) + 1 } ?? 0, bits: 11)
    bits.add(Int(answer.verdict.rawValue), bits: 3)
    bits.add(Int(answer.reason?.rawValue ?? 0), bits: 4)
    bits.add(Int(answer.via?.rawValue ?? 0), bits: 4)
    bits.add(isOfLifecycle ? 0 : Int(answer.evidence?.rawValue ?? 0), bits: 3)
    bits.add(!isOfLifecycle && answer.isDisputed ? 1 : 0, bits: 1)
    bits.add(isOfLifecycle ? 1 : 0, bits: 1)
    bits.add(asks ? 1 : 0, bits: 1)
    bits.add(1, bits: 1)
    return bits.word
  }
}

/// A profile, a life cycle, and the first version of a stretch.
private struct TransitionWorld {
  let profile: EvidenceProfile
  let lifecycle: Lifecycle
  let os: OSVersion

  /// An app with the life cycle, of which all is known: passcode, state restoration and scenes as
  /// the bits say. nil where the versions have none.
  func context(of book: some RuleBook, conditions: Int) -> Context? {
    var app = AppProfile(stateRestoration: conditions & 2 != 0)
    app.multipleScenes = conditions & 4 != 0
    app.exitsOnSuspend = lifecycle == .exitsOnSuspend
    app.scenes = lifecycle == .scenes
    if lifecycle == .noMultitasking { app.linkedSDK = OSVersion(3) }
    var facts = DeviceFacts.ordinary
    facts.passcode = conditions & 1 != 0 ? .yes : .no
    let context = Context(os: os, profile: profile, app: app, facts: facts)
    return book.findLifecycle(in: context).lifecycle == lifecycle ? context : nil
  }
}
