// Precomputes the answers about transitions for each profile, life cycle, version slot, pair of
// states and cause. The library can then give these answers without reading a rule.

import LifecyclePolicy

/// Builds the tables through which a `SettledTransition` is found. The same few answers occur again
/// and again, so each table refers by number to the entries of the next table.
struct SettledBuilder {
  private(set) var blocks: [UInt8] = []
  private(set) var rows = Numbered<[UInt16]>()
  private(set) var all = Numbered<Block>()
  private(set) var causes = Numbered<[UInt16]>()
  private(set) var quarters = Numbered<[UInt16]>()
  private(set) var targets = Numbered<[UInt16]>()
  /// The first answer, 0, means that nothing is settled and the rules must be read.
  private(set) var answers = Numbered<UInt64>(0)
  /// The sets of conditions on which answers depend; the first one is empty.
  private(set) var grounds = Numbered<Mask<Condition>>(Mask.none)
  private let book: Book
  /// The number of each block. The key is everything on which the block's answers depend: see
  /// `TransitionWorld.ground`.
  private var found: [[Int]: Int] = [:]

  init(_ book: Book, _ edges: [OSVersion]) {
    self.book = book
    for profile in EvidenceProfile.allCases {
      for os in [OSVersion(packed: 0)] + edges {
        let row = (0..<1 << Int(Book.blockConditions)).map { conditions in
          let context = Self.context(os, profile, conditions)
          let found = Policy(for: context, book: book).lifecycle
          require(found.alternative == nil, "a condition other than those of the blocks decides")
          let block = found.lifecycle.flatMap { lifecycle in
            addBlock(
              TransitionWorld(
                book: book, profile: profile, lifecycle: lifecycle,
                multipleScenes: conditions & 16 != 0, os: os))
          }
          let rule = found.rule.map { $0.number - book.first(.lifecycle) + 1 } ?? 0
          require(rule < 64 && (block ?? 0) < 1023, "too many life cycles")
          return UInt16(rule | (block.map { $0 + 1 } ?? 0) << 6)
        }
        blocks.append(UInt8(rows.number(row)))
      }
    }
  }

  /// Returns the context of an app. Each bit of `conditions` says whether one of the block
  /// conditions holds.
  static func context(
    _ os: OSVersion, _ profile: EvidenceProfile, _ conditions: Int
  ) -> Context {
    var context = Context(os: os, profile: profile)
    context.facts.hardwareMultitasking = conditions & 1 != 0 ? .yes : .no
    context.app.linkedSDK = conditions & 2 != 0 ? OSVersion(4) : OSVersion(3)
    context.app.exitsOnSuspend = conditions & 4 != 0
    context.app.scenes = conditions & 8 != 0
    context.app.multipleScenes = conditions & 16 != 0
    return context
  }

  /// Adds the block of a life cycle and returns its number, or nil if no app has the life cycle.
  private mutating func addBlock(_ world: TransitionWorld) -> Int? {
    guard let policies = world.policies() else { return nil }
    let ground = world.ground(policies.varied)
    if let number = found[ground] { return number }
    let conditional = world.conditionalRules(policies.varied[0])
    let rows = LifecycleState.allCases.map { from in
      let row = Cause.allCases.map { UInt16(addTargets(from, $0, policies, conditional)) }
      return UInt16(
        causes.number(
          stride(from: 0, to: row.count, by: 4).map { first in
            let quarter = (first..<first + 4).map { $0 < row.count ? row[$0] : 0 }
            return UInt16(quarters.number(quarter))
          }))
    }
    var possible: Mask<Termination> = .none
    for termination in Termination.allCases
    where policies.varied[0].findAbsence(of: termination).isNone {
      possible.insert(termination)
    }
    let number = all.number(Block(states: rows, terminations: possible.low))
    found[ground] = number
    return number
  }

  private mutating func addTargets(
    _ from: LifecycleState, _ cause: Cause, _ policies: WorldPolicies, _ conditional: [BookRule]
  ) -> Int {
    let asked = conditional.filter { rule in
      let states: Mask<LifecycleState> = rule.set(.states, .transition)
      let causes: Mask<Cause> = rule.set(.causes, .transition)
      return states.contains(from) && causes.contains(cause)
    }
    // A transition of several steps depends on every rule along the way.
    let act = policies.varied[0].causes(of: cause)
    let askedOnWay = conditional.filter { rule in
      let causes: Mask<Cause> = rule.set(.causes, .transition)
      return !causes.intersection(act).isEmpty
    }
    let row = LifecycleState.allCases.map { to -> UInt16 in
      if to.axis != from.axis { return 0 }
      let query = TransitionQuery(states: from, to: to, cause: cause)
      let found = policies.varied[0].findTransition(query)
      let answer = found.answer
      let rules = answer.reason == .notOneStep ? askedOnWay : asked
      guard let ground = policies.ground(of: found, to: query, asking: rules) else { return 0 }
      // If the number of a rule does not fit, the answer is not settled.
      let numbers = (0..<found.rules.count).map { found.rules[$0] } + [answer.rule?.number ?? -1]
      guard numbers.allSatisfy({ $0 < SettledTransition.mostRules }) else { return 0 }
      let isOfLifecycle = answer.rule.map { BookRule($0.number, in: book).family == .lifecycle }
      let turns = (0..<found.rules.count).contains { index in
        let steps = BookRule(found.rules[index], in: book).steps
        return (0..<steps.count).contains { steps[$0].when == .passcode }
      }
      let settled = SettledTransition(
        found, ground: grounds.number(ground), isOfLifecycle: isOfLifecycle ?? false,
        turnsOnPasscode: turns)
      require(
        grounds.values.count <= SettledTransition.grounds,
        "too many sets of conditions for settled transitions")
      return UInt16(answers.number(settled.word))
    }
    return targets.number(row)
  }
}

/// The settled transitions of one life cycle.
struct Block: Hashable {
  /// For each state, the number of its row of causes.
  let states: [UInt16]
  /// The terminations that are possible in the life cycle.
  let terminations: UInt64
}

/// Policies that differ in the facts on which transitions can depend.
private struct WorldPolicies {
  /// Policies for each combination of passcode and state restoration.
  let varied: [Policy]
  /// Policies for each combination of the facts that transition rules require. The kind of device,
  /// and whether a debugger is attached, may also be unknown.
  let all: [Policy]
  /// The sets of conditions on which an answer may depend, the smallest first.
  let grounds: [Mask<Condition>]

  init(varied: [Policy], all: [Policy]) {
    self.varied = varied
    self.all = all
    let facts = Mask<Condition>(
      .phone, .debuggerDetached, .callkitSDK, .sceneSDK, .interfaceKept
    ).intersection(varied[0].known.holding)
    grounds = Condition.allCases.filter { facts.contains($0) }
      .reduce([Mask<Condition>.none]) { grounds, fact in
        grounds + grounds.map { $0.union(Mask(fact)) }
      }
      .sorted { $0.low.nonzeroBitCount < $1.low.nonzeroBitCount }
  }

  /// Returns the smallest set of conditions under which an answer does not depend on other facts.
  /// Returns nil if there is no such set, or if the answer requires other conditions. `rules` holds
  /// the rules with conditions that may contribute to the answer.
  func ground(
    of found: FoundTransition, to query: TransitionQuery, asking rules: [BookRule]
  ) -> Mask<Condition>? {
    let among = rules.isEmpty ? varied : all
    return grounds.first { ground in
      (found.answer.requires.isEmpty || found.answer.requires == ground)
        && among.allSatisfy { policy in
          !ground.subtracting(policy.known.holding).isEmpty
            || policy.findTransition(query) == found
        }
    }
  }
}

/// A profile, a life cycle, whether the app may have several scenes, and the first version of a
/// version slot.
private struct TransitionWorld {
  let book: Book
  let profile: EvidenceProfile
  let lifecycle: Lifecycle
  let multipleScenes: Bool
  let os: OSVersion

  /// The conditions that the policies vary.
  private static let varied = Mask<Condition>(.passcode, .stateRestoration)
    .union(Mask(.phone, .pad, .debuggerDetached, .callkitSDK, .sceneSDK, .interfaceKept))

  /// Returns the rules on transitions in this life cycle that are in force and have a condition.
  /// The condition on several scenes does not count, because each block is for one value of this
  /// condition.
  func conditionalRules(_ policy: Policy) -> [BookRule] {
    let scenes = Mask<Condition>(.multipleScenes)
    let first = book.first(.transition)
    let all = (first..<first + book.count(.transition)).map { BookRule($0, in: book) }
    require(
      all.allSatisfy {
        $0.when.union($0.unless).subtracting(Self.varied).subtracting(scenes).isEmpty
      },
      "a rule on transitions has a condition that no policy here varies")
    return all.filter { rule in
      let lifecycles: Mask<Lifecycle> = rule.set(.lifecycles, .transition)
      return lifecycles.contains(lifecycle) && rule.isInForce(on: policy.ruledOS, profile)
        && (multipleScenes ? rule.unless : rule.when).intersection(scenes).isEmpty
        && !rule.when.union(rule.unless).subtracting(scenes).isEmpty
    }
  }

  /// Returns a key of everything on which the answers about transitions depend. Most versions
  /// change only rules that do not contribute to these answers. A slot with the same key as an
  /// earlier slot shares its block.
  func ground(_ policies: [Policy]) -> [Int] {
    let families: [Family] = [.lifecycle, .transition, .cause, .choice, .silence]
    let inForce = (0..<book.ruleCount).filter { number in
      let rule = BookRule(number, in: book)
      return families.contains(rule.family) && rule.isInForce(on: policies[0].ruledOS, profile)
    }
    let holding = policies.map { Int(bitPattern: UInt($0.known.holding.low)) }
    return [Int(profile.rawValue), Int(lifecycle.rawValue)] + holding + inForce
  }

  /// Returns the policies for this profile, life cycle and version, or nil if no app has the life
  /// cycle.
  func policies() -> WorldPolicies? {
    let varied = (0..<4).compactMap { bits in
      policy {
        $0.facts.passcode = bits & 1 != 0 ? .yes : .no
        $0.app.stateRestoration = bits & 2 != 0
      }
    }
    guard varied.count == 4 else { return nil }
    var all: [Policy] = []
    for idiom in [Idiom.phone, .pad, nil] {
      for debugger in Fact.allCases {
        for sdk in [OSVersion(12), OSVersion(13), OSVersion(27)] {
          for bits in 0..<8 {
            let policy = policy {
              $0.facts.passcode = bits & 1 != 0 ? .yes : .no
              $0.app.stateRestoration = bits & 2 != 0
              $0.app.interfaceKept = bits & 4 != 0 ? .yes : .no
              $0.facts.idiom = idiom
              $0.facts.debuggerAttached = debugger
              if lifecycle != .noMultitasking { $0.app.linkedSDK = sdk }
            }
            if let policy { all.append(policy) }
          }
        }
      }
    }
    return WorldPolicies(varied: varied, all: all)
  }

  /// Makes a context of an app with this life cycle in which every fact that matters for
  /// transitions is known, applies a change, and returns the policy. Returns nil if the app then
  /// has another life cycle.
  private func policy(_ change: (inout Context) -> Void) -> Policy? {
    var context = Context(os: os, profile: profile)
    context.facts.passcode = .no
    context.app.exitsOnSuspend = lifecycle == .exitsOnSuspend
    context.app.scenes = lifecycle == .scenes
    context.app.multipleScenes = multipleScenes
    if lifecycle == .noMultitasking { context.app.linkedSDK = OSVersion(3) }
    change(&context)
    let policy = Policy(for: context, book: book)
    return policy.lifecycle.lifecycle == lifecycle ? policy : nil
  }
}
