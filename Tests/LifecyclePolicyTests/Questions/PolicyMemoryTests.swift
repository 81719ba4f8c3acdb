// Checks that a policy in a host's memory gives the same answers as any other policy, and that a
// damaged policy does no harm.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

/// Memory for a policy.
private final class Room {
  let base: UnsafeMutableRawPointer
  let size: Int

  init(_ size: Int) {
    base = .allocate(byteCount: size, alignment: 1)
    self.size = size
    // Fills the memory with bytes that do not form a policy.
    base.initializeMemory(as: UInt8.self, repeating: 0xa5, count: size)
  }

  /// Makes memory that begins with a copy of the bytes of `other`, as far as they fit.
  convenience init(_ size: Int, copying other: Room) {
    self.init(size)
    base.copyMemory(from: other.base, byteCount: min(size, other.size))
  }

  deinit { base.deallocate() }

  func write(_ policy: Policy) { policy.write(to: base, size: size) }
  var policy: Policy? { Policy(in: base) }

  /// Marks every cell of the tables as filled, and puts wrong contents into every cell.
  func spoilTables() {
    (base + PolicyMemory.smallSize).initializeMemory(
      as: UInt8.self, repeating: 0xff, count: size - PolicyMemory.smallSize)
    let mark = UnsafeRawPointer(base).word(PolicyMemory.Offset.mark)
    base.storeBytes(of: mark, toByteOffset: PolicyMemory.smallSize, as: UInt64.self)
  }

  static func small() -> Room { Room(PolicyMemory.smallSize) }
  static func tables() -> Room { Room(PolicyMemory.tablesSize) }
}

extension Policy {
  /// Prepares the same policy in other memory.
  fileprivate func write(to memory: UnsafeMutableRawPointer, size: Int) {
    Policy.prepare(
      in: memory, size: size, book: book, os: os, profile: profile, known: known, assumed: assumed,
      limits: limits)
  }
}

/// All questions about transitions that tables can answer.
private let transitions: [TransitionQuery] = LifecycleState.allCases.flatMap { from in
  from.onItsAxis.flatMap { to in
    Cause.allCases.map { TransitionQuery(states: from, to: to, cause: $0) }
  }
}
private let relaunches: [RelaunchQuery] = Termination.allCases.flatMap { termination in
  Trigger.allCases.map { RelaunchQuery(after: termination, on: $0) }
}

@Suite struct PolicyMemoryTests {
  private static let limits: [Allowance: LimitOverride] = [
    .backgroundTask: LimitOverride(limit: .seconds(77), advice: .seconds(7), warning: .seconds(5)),
    .launch: LimitOverride(limit: .unlimited),
  ]

  /// Returns the policies of a ground: one for each world, and one for a device about which nothing
  /// is known. Every second policy has figures of the host.
  private static func policies(_ ground: Ground) -> [Policy] {
    let worlds = World.all + [World { $0.facts = DeviceFacts() }]
    return worlds.enumerated().map { index, world in
      let context = world.being(ground.kind).context(ground.place.os, ground.place.profile)
      let isOdd = !(index + Int(ground.place.os.major)).isMultiple(of: 2)
      return Policy(for: context, limits: isOdd ? limits : [:], form: .small)
    }
  }

  private static let grounds = Ground.of(Family.allCases)

  @Test func everyAnswerIsReadBack() async {
    await gather("answers of policies in memory", Self.grounds) { ground, findings in
      let room = Room.small()
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed))
      for policy in Self.policies(ground) {
        room.write(policy)
        guard let read = room.policy else {
          findings.check(false, "\(ground): nothing is read")
          continue
        }
        check(read, policy, { "\(ground)" }, &generator, &findings)
      }
    }
  }

  @Test func everyTableSaysWhatTheSmallFormSays() async {
    await gather("cells of tables", Self.grounds) { ground, findings in
      let room = Room.tables()
      for policy in Self.policies(ground) {
        room.write(policy)
        guard let tables = room.policy?.tables else {
          findings.check(false, "\(ground): nothing is read")
          continue
        }
        for query in transitions {
          findings.count()
          findings.check(
            tables.transition(query) == policy.transition(query), "\(ground): \(query)")
        }
        for query in relaunches {
          findings.count()
          findings.check(tables.relaunch(query) == policy.relaunch(query), "\(ground): \(query)")
        }
        for allowance in Allowance.allCases {
          findings.count()
          findings.check(
            tables.deadline(allowance) == policy.deadline(allowance), "\(ground): \(allowance)")
        }
      }
    }
  }

  /// If the tables have no place for the details of a question, the question is answered without
  /// tables.
  @Test func questionsThatSayMoreThanTables() async {
    await gather("answers of policies with tables", Self.grounds) { ground, findings in
      let room = Room.tables()
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed) &+ 1)
      for policy in Self.policies(ground) {
        room.write(policy)
        guard let read = room.policy else { continue }
        for _ in 0..<20 {
          let question = Question.random(&generator)
          findings.count()
          findings.check(read.isSame(as: policy, question), "\(ground): \(question)")
        }
        check(read, policy, { "\(ground)" }, &generator, &findings)
      }
    }
  }

  /// In Swift, tables belong to a policy and live as long as the policy does.
  @Test func tablesOfTheirOwn() throws {
    let context = Context(os: OSVersion(12, 4))
    let policies = [[:], Self.limits].map { limits in
      (0..<50).map { _ in Policy(for: context, limits: limits, form: .tables) }[7]
    }
    for (limits, policy) in zip([[:], Self.limits], policies) {
      let small = Policy(for: context, limits: limits, form: .small)
      #expect(small.tables?.deadline(.backgroundTask) == nil)
      for query in transitions {
        let answer = try #require(policy.tables?.transition(query))
        if answer != small.transition(query) { Issue.record("\(query)") }
      }
      for allowance in Allowance.allCases {
        let answer = try #require(policy.tables?.deadline(allowance))
        #expect(answer == small.deadline(allowance))
      }
    }
  }

  /// A copy of a policy at another address is a policy of the small form, even if all bytes were
  /// copied. The bytes after the small form are not read.
  @Test func copiesAtAnotherAddress() throws {
    var generator = SeededGenerator(seed: 5)
    for ground in Self.grounds where ground.place.os.major.isMultiple(of: 3) {
      let policy = Self.policies(ground)[0]
      let room = Room.tables()
      room.write(policy)
      #expect(room.policy?.tables?.deadline(.backgroundTask) != nil)
      let whole = Room(PolicyMemory.tablesSize, copying: room)
      whole.spoilTables()
      let cut = Room(PolicyMemory.smallSize, copying: room)
      var findings = Findings()
      for copy in [whole, cut] {
        let read = try #require(copy.policy)
        #expect(read.tables?.deadline(.backgroundTask) == nil)
        check(read, policy, { "\(ground)" }, &generator, &findings)
      }
      #expect(findings.failureCount == 0, "\(ground)")
    }
  }

  /// At the original address, spoilt tables change answers. This shows that
  /// `copiesAtAnotherAddress` can fail.
  @Test func spoiltTablesAreNoticed() throws {
    let room = Room.tables()
    room.write(Policy(for: Context(os: OSVersion(12))))
    room.spoilTables()
    let read = try #require(room.policy)
    #expect(
      read.deadline(.backgroundTask)
        != Policy(for: Context(os: OSVersion(12))).deadline(.backgroundTask))
  }

  /// If a policy of the small form is written over a policy with tables, the tables are gone.
  @Test func aSmallPolicyOverOneWithTables() throws {
    let room = Room.tables()
    room.write(Policy(for: Context(os: OSVersion(6))))
    let after = Policy(for: Context(os: OSVersion(17)))
    after.write(to: room.base, size: PolicyMemory.smallSize)
    let read = try #require(room.policy)
    #expect(read.tables?.deadline(.backgroundTask) == nil)
    #expect(read.deadline(.backgroundTask) == after.deadline(.backgroundTask))
  }

  /// The tables in the memory belong to the policy that was prepared there last. If a saved copy of
  /// a different policy is then put back, the copy has no tables.
  @Test func aPolicyThatIsPutBack() throws {
    let room = Room.tables()
    let saved = Room.small()
    let policies = [6, 12, 17].map { Policy(for: Context(os: OSVersion($0))) }
    for first in policies {
      room.write(first)
      saved.base.copyMemory(from: room.base, byteCount: saved.size)
      for other in policies {
        room.write(other)
        room.base.copyMemory(from: saved.base, byteCount: saved.size)
        let read = try #require(room.policy)
        #expect((read.tables?.deadline(.backgroundTask) != nil) == (first.os == other.os))
        #expect(read.deadline(.backgroundTask) == first.deadline(.backgroundTask))
      }
    }
  }

  /// Memory is not read as a policy if it contains no policy, or if it contains a policy of another
  /// build or another book.
  @Test func foreignMemoryIsNoPolicy() {
    let room = Room.small()
    #expect(room.policy == nil)
    let policy = Policy(for: Context(os: OSVersion(17)))
    for bit in 0..<64 {
      room.write(policy)
      #expect(room.policy != nil)
      room.base.storeBytes(
        of: UnsafeRawPointer(room.base).word(0) ^ 1 << UInt64(bit), toByteOffset: 0, as: UInt64.self
      )
      #expect(room.policy == nil, "bit \(bit)")
    }
    room.write(policy)
    let other = Asked(changing: allRules[0]) { $0.since = OSVersion(3) }.book
    #expect(Policy(in: room.base, book: other) == nil)
  }

  /// No byte past the end of the policy's form is read.
  @Test func nothingPastTheEndIsRead() {
    let memory = GuardedMemory(capacity: 1 << 17)
    for size in [PolicyMemory.smallSize, PolicyMemory.tablesSize] {
      memory.withRoom(of: size) { base in
        let policy = Policy(for: Context(os: OSVersion(12)))
        policy.write(to: base, size: size)
        guard let read = Policy(in: base) else {
          Issue.record("nothing is read")
          return
        }
        #expect((read.tables?.deadline(.backgroundTask) != nil) == (size > PolicyMemory.smallSize))
        for query in transitions { _ = read.transition(query) }
        for query in relaunches { _ = read.relaunch(query) }
        for allowance in Allowance.allCases { _ = read.deadline(allowance) }
      }
    }
  }

  /// Any bytes after a valid stamp give some answer. The evaluation does not trap, does not read
  /// outside the memory, and does not take excessively long.
  @Test func anyBytesBehindAStamp() {
    let memory = GuardedMemory(capacity: 1 << 17)
    let stamp = PolicyMemory.stamp(.release)
    var generator = SeededGenerator(seed: 21)
    var worst = Duration.zero
    var asked = 0
    for round in 0..<1200 {
      let hasTables = round.isMultiple(of: 2)
      let size = hasTables ? PolicyMemory.tablesSize : PolicyMemory.smallSize
      memory.withRoom(of: size) { base in
        if round % 4 < 2 {
          // Writes random bytes, with small numbers more often than large ones.
          let most = [UInt8(1), 3, 15, 255][round / 4 % 4]
          for place in 0..<size {
            base.storeBytes(
              of: .random(in: 0...most, using: &generator), toByteOffset: place, as: UInt8.self)
          }
        } else {
          // Writes a sound policy, and damages it.
          let context = World.drawn(.plain, &generator).context(.newest, .observed)
          Policy(for: context).write(to: base, size: size)
          for _ in 0..<[1, 8, 64, 4096][round / 4 % 4] {
            let place = Int.random(in: round % 8 < 4 ? 16..<128 : 16..<size, using: &generator)
            base.storeBytes(
              of: .random(in: 0...255, using: &generator), toByteOffset: place, as: UInt8.self)
          }
        }
        base.storeBytes(of: stamp, as: UInt64.self)
        let seal = hasTables ? PolicyMemory.seal(base, stamp) : 0
        base.storeBytes(of: seal, toByteOffset: PolicyMemory.Offset.seal, as: UInt64.self)
        if hasTables {
          let mark = UnsafeRawPointer(base).word(PolicyMemory.Offset.mark)
          base.storeBytes(of: mark, toByteOffset: PolicyMemory.smallSize, as: UInt64.self)
        }
        guard let policy = Policy(in: base) else {
          Issue.record("nothing is read")
          return
        }
        for question in AnyQuestion.some(8, &generator) {
          let took = ContinuousClock().measure { question.askAll(policy) }
          worst = max(worst, took)
          asked += 1
        }
        for condition in Condition.allCases { _ = policy.knowledge(of: condition) }
      }
    }
    print("damaged policies: \(asked) questions, at most \(worst)")
    // With a sound policy, a question takes some ten microseconds. The limit is so much higher
    // because the machine may be busy.
    #expect(worst < .seconds(1))
  }

  /// Every number that is kept in a cell or a word has enough bits there. See `PolicyTables` and
  /// `PolicyMemory`.
  @Test func everyValueHasItsBits() {
    func fits<Value: VocabularyEnum>(_ type: Value.Type, _ bits: Int) {
      let greatest = Value.allCases.map(\.rawValue).max() ?? .max
      #expect(greatest < 1 << bits, "\(type) has outgrown \(bits) bits")
    }
    // A rule is stored as its number plus one.
    #expect(Book.release.ruleCount < 1 << 11)
    fits(Verdict.self, 3)
    fits(Evidence.self, 3)
    fits(Reason.self, 4)
    fits(LifecycleState.self, 4)
    fits(Expiry.self, 4)
    fits(Fact.self, 2)
    // A code is stored as its position plus one.
    #expect(TerminationCode.valueCount < 1 << 6)
    fits(Guarantee.self, 2)
    fits(AppState.self, 3)
    fits(Callback.self, 7)
    fits(Allowance.self, 6)
    fits(Standing.self, 4)
    // The following values are in the words of the small form.
    fits(EvidenceProfile.self, 8)
    fits(Lifecycle.self, 8)
    fits(LifecycleState.self, 5)
    #expect(Book.release.slotCount <= 1 << 8)
    #expect(PolicyMemory.Offset.limits + Limits.count * 8 <= PolicyMemory.smallSize)
    // The memory on the stack is large enough for the tables of relaunches.
    #expect(Policy.hasRoomForRelaunches)
  }
}

extension Policy {
  /// Returns whether another policy gives the same answer to a question.
  fileprivate func isSame(as other: Policy, _ question: Question) -> Bool {
    switch question {
    case .transition(let query):
      transition(query) == other.transition(query) && steps(query) == other.steps(query)
    case .deadline(let allowance): deadline(allowance) == other.deadline(allowance)
    case .relaunch(let query): relaunch(query) == other.relaunch(query)
    case .conduct(let query): conduct(query) == other.conduct(query)
    case .event(let query): delivery(query) == other.delivery(query)
    case .quota(let quota): self.quota(quota) == other.quota(quota)
    case .mode(let mode): self.mode(mode) == other.mode(mode)
    case .termination(let query): termination(query) == other.termination(query)
    case .suspension(let query): suspension(query) == other.suspension(query)
    case .purge(let query): purge(query) == other.purge(query)
    case .call(let query): call(query) == other.call(query)
    }
  }
}

/// Compares the answers of two policies: all answers of the small domains, all lists, the paths
/// between all states, and some answers of larger domains.
private func check(
  _ read: Policy, _ policy: Policy, _ what: () -> String, _ generator: inout SeededGenerator,
  _ findings: inout Findings
) {
  findings.count()
  findings.check(read.os == policy.os && read.profile == policy.profile, "\(what()): ground")
  findings.check(read.lifecycle == policy.lifecycle, "\(what()): life cycle")
  for condition in Condition.allCases {
    findings.check(
      read.knowledge(of: condition) == policy.knowledge(of: condition),
      "\(what()): \(condition.name)")
  }
  for question in Question.ofSmallDomains {
    findings.check(read.isSame(as: policy, question), "\(what()): \(question)")
  }
  for _ in 0..<60 {
    let question = Question.random(&generator)
    findings.check(read.isSame(as: policy, question), "\(what()): \(question)")
    findings.check(read.explain(question) == policy.explain(question), "\(what()): \(question)")
  }
  for from in LifecycleState.allCases {
    let next = NextQuery(state: from)
    findings.check(
      read.next(next) == policy.next(next) && read.edges(next) == policy.edges(next),
      "\(what()): next from \(from.name)")
    for to in from.onItsAxis {
      let query = PathQuery(states: from, to: to)
      findings.check(
        read.path(query) == policy.path(query) && read.steps(query) == policy.steps(query),
        "\(what()): \(from.name) to \(to.name)")
    }
  }
  for callback in Callback.allCases {
    findings.check(
      read.duties(callback) == policy.duties(callback)
        && read.dutyList(callback).map(\.rule) == policy.dutyList(callback).map(\.rule),
      "\(what()): duties in \(callback.name)")
  }
  findings.check(
    read.manifest() == policy.manifest()
      && read.findings().map(\.rule) == policy.findings().map(\.rule), "\(what()): manifest")
}
