// Transitions that are answered without a look at a row: by profile, life cycle, stretch of
// versions, pair of states and cause.

@testable import LifecyclePolicy

/// What `TransitionPlace` reads. The same few answers come again and again, so that every table is
/// one of numbers into the next.
struct PackedTransitions {
  /// For each profile and stretch, and for each way in which the first four conditions hold or
  /// fail: in 6 bits the row of the life cycle, and in 10 above it the number of its block, each and
  /// one more; 0 for none.
  private(set) var places: [UInt16] = []
  /// Rule, evidence and dispute of each life cycle, as an answer has them; the first is none's.
  private(set) var lifecycles: [UInt64] = [0]
  /// In blocks of ten: for each state left, the number of its list of causes.
  private(set) var blocks = Numbered<[UInt16]>()
  /// For each cause, the number of its fan.
  private(set) var causes = Numbered<[UInt16]>()
  /// In fans of six: for each state entered, the number of its answer.
  private(set) var fans = Numbered<[UInt16]>()
  private(set) var answers = Numbered<UInt64>()
  /// For each answer, the number of its counts.
  private(set) var countsOfAnswers: [UInt8] = []
  /// In eights: how many callbacks and notifications there are, by the conditions in a token.
  private(set) var counts = Numbered<[UInt8]>()
  private let grounds: TransitionGrounds
  /// The numbers of blocks, by what they rest on.
  private var found: [[Int]: Int] = [:]

  init(_ book: some RuleBook, _ index: PackedIndex) {
    grounds = TransitionGrounds(book)
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
          bits.add(row.map { $0 + 1 } ?? 0, bits: 6)
          bits.add(block.map { $0 + 1 } ?? 0, bits: 10)
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
    guard let contexts = world.contexts(of: book) else { return nil }
    let ground = grounds.told(world, contexts.tokens)
    if let number = found[ground] { return number }
    precondition(
      rows.allSatisfy { $0.when.union($0.unless).subtracting(Self.varied).isEmpty },
      "a row of transitions asks for what no context here varies")
    let conditional = rows.filter {
      $0.lifecycles.contains(world.lifecycle) && $0.isInForce(in: contexts.tokens[0])
        && !$0.when.union($0.unless).isEmpty
    }
    let block = LifecycleState.allCases.map { from in
      let list = Cause.allCases.map { cause in
        UInt16(addFan(from, cause, contexts, book, conditional))
      }
      return UInt16(causes.number(list))
    }
    let number = blocks.number(block)
    found[ground] = number
    return number
  }

  private mutating func addFan(
    _ from: LifecycleState, _ cause: Cause, _ contexts: WorldContexts, _ book: some RuleBook,
    _ conditional: [TransitionRule]
  ) -> Int {
    let mustAsk = conditional.contains { $0.from.contains(from) && $0.causes.contains(cause) }
    // What takes several steps looks at every row on the way.
    let turnsOnWay = conditional.contains { !$0.causes.intersection(cause.companions).isEmpty }
    var fan: [UInt16] = LifecycleState.allCases.filter { $0.axis == from.axis }.map { to in
      if mustAsk { return 0 }
      let query = TransitionQuery(states: from, to: to, cause: cause)
      let answer = book.findTransition(query, in: contexts.tokens[0])
      if turnsOnWay, answer.reason == .notOneStep {
        let others = contexts.ways.map { book.findTransition(query, in: $0) }
        guard others.allSatisfy(answer.isTheSame) else { return 0 }
      }
      guard answer.steps != nil else { return UInt16(addAnswer([answer], book)) }
      return UInt16(addAnswer(contexts.tokens.map { book.findTransition(query, in: $0) }, book))
    }
    fan += [UInt16](repeating: 0, count: 6 - fan.count)
    return fans.number(fan)
  }

  /// What `WorldContexts` vary.
  private static let varied = Mask<Condition>(.passcode, .stateRestoration, .multipleScenes)
    .union(Mask(.phone, .pad, .debuggerDetached, .callkitSDK, .sceneSDK))

  /// An answer, where it has callbacks under each of the conditions that a token has. Where they change more than its
  /// callbacks, it has to be asked for.
  private mutating func addAnswer(_ found: [TransitionAnswer], _ book: some RuleBook) -> Int {
    let answer = found[0]
    guard answer.requires.isEmpty, found.allSatisfy(answer.isTheSame) else { return 0 }
    var counts = found.map { UInt8($0.steps?.count(in: book) ?? 0) }
    if counts.count == 1 { counts = [UInt8](repeating: 0, count: 8) }
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
    bits.add(Int(answer.newestVerdict.rawValue), bits: 3)
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

extension TransitionAnswer {
  /// Whether another is the same but for what a token has of its context.
  fileprivate func isTheSame(as other: TransitionAnswer) -> Bool {
    var same = other
    same.steps = steps
    return same == self && (steps?.token ?? 0) << 32 == (other.steps?.token ?? 0) << 32
  }
}

/// The contexts of a world in which transitions can differ.
private struct WorldContexts {
  /// By the conditions in a token: passcode, state restoration and scenes, as the bits say.
  let tokens: [Context]
  /// By the other facts that rows of transitions ask for, and their lack.
  let ways: [Context]
}

/// What transitions rest on. Most versions change other rules: where nothing here does, the block of
/// the version before is taken.
private struct TransitionGrounds {
  private static let families: [Family] = [.lifecycle, .transition, .cause, .notification]
  private let rows: [(number: Int, row: RuleSummary)]
  private let forms: [CallbackForm]

  init(_ book: some RuleBook) {
    rows = Self.families.flatMap { family in
      (0..<book.count(of: family)).map { index in
        let rule = RuleReference(family, index)
        return (book.number(of: rule), book.summary(of: rule))
      }
    }
    forms = (0...).lazy.map { CallbackForm.at($0) }.prefix { $0 != nil }.compactMap { $0 }
  }

  /// Profile and life cycle, what holds in the contexts, the rows in force, and the callbacks that
  /// there are.
  func told(_ world: TransitionWorld, _ contexts: [Context]) -> [Int] {
    let inForce = rows.filter { $0.row.isInForce(in: contexts[0]) }.map(\.number)
    let called = forms.indices.filter { forms[$0].since <= world.os && world.os < forms[$0].until }
    let holding = contexts.map { Int(truncatingIfNeeded: $0.known.holding.bits) }
    return [Int(world.profile.rawValue), Int(world.lifecycle.rawValue)] + holding
      + [inForce.count] + inForce + called
  }
}

/// A profile, a life cycle, and the first version of a stretch.
private struct TransitionWorld {
  let profile: EvidenceProfile
  let lifecycle: Lifecycle
  let os: OSVersion

  /// nil where no app has the life cycle.
  func contexts(of book: some RuleBook) -> WorldContexts? {
    let tokens = (0..<8).compactMap { bits in
      context(of: book) { app, facts in
        facts.passcode = bits & 1 != 0 ? .yes : .no
        app.stateRestoration = bits & 2 != 0
        app.multipleScenes = bits & 4 != 0
      }
    }
    guard tokens.count == 8 else { return nil }
    var ways: [Context] = []
    for idiom in [Idiom.phone, .pad, nil] {
      for debugger in Fact.allCases {
        for sdk in [OSVersion(12), OSVersion(13), OSVersion(27)] {
          for multiple in [false, true] {
            let way = context(of: book) { app, facts in
              facts.idiom = idiom
              facts.debuggerAttached = debugger
              if lifecycle != .noMultitasking { app.linkedSDK = sdk }
              app.multipleScenes = multiple
            }
            if let way { ways.append(way) }
          }
        }
      }
    }
    return WorldContexts(tokens: tokens, ways: ways)
  }

  /// An app with the life cycle, of which all is known but for what is changed.
  private func context(
    of book: some RuleBook, _ change: (inout AppProfile, inout DeviceFacts) -> Void
  ) -> Context? {
    var app = AppProfile()
    var facts = DeviceFacts.ordinary
    facts.passcode = .no
    app.exitsOnSuspend = lifecycle == .exitsOnSuspend
    app.scenes = lifecycle == .scenes
    if lifecycle == .noMultitasking { app.linkedSDK = OSVersion(3) }
    change(&app, &facts)
    let context = Context(os: os, profile: profile, app: app, facts: facts)
    return book.findLifecycle(in: context).lifecycle == lifecycle ? context : nil
  }
}
