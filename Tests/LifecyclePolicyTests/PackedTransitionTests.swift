// That transitions which are settled beforehand are answered as when they are asked for.

import Testing

@testable import LifecyclePolicy

@Suite struct PackedTransitionTests {
  /// Every pair of states on one axis with every cause.
  private static let queries: [TransitionQuery] = LifecycleState.allCases.flatMap { from in
    from.onItsAxis.flatMap { to in
      Cause.allCases.map { TransitionQuery(states: from, to: to, cause: $0) }
    }
  }

  @Test func theTablesAnswerTheSame() async {
    let findings = await gather(Ground.all) { ground in
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed))
      let world = World.drawn(ground.kind, &generator)
      return Self.compare(world, ground.place, with: Policy(book: RuleTables()))
    }
    findings.report("settled transitions, beside the tables")
  }

  /// Many more worlds, beside the same rules without what is settled.
  @Test func thePackedRowsAnswerTheSame() async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      var generator = SeededGenerator(seed: UInt64(place.os.packed) &+ 1)
      for kind in AppKind.allCases {
        for _ in 0..<4 {
          findings.add(Self.compare(World.drawn(kind, &generator), place, with: policy))
        }
      }
      return findings
    }
    findings.report("settled transitions, beside the packed rows")
  }

  /// A table that has no answers would be as right as one that has them.
  @Test func fewHaveToBeAskedForWhereAllIsKnown() {
    var asked = 0
    var count = 0
    var generator = SeededGenerator(seed: 1)
    for place in Place.all {
      for kind in AppKind.allCases {
        let context = World.drawn(kind, &generator).knowingAll(&generator)
          .context(place.os, place.profile)
        let place = TransitionPlace(context)
        asked += Self.queries.count { !place.answer($0.from, $0.to, $0.cause).isSettled }
        count += Self.queries.count
      }
    }
    print("asked for where all is known: \(asked) of \(count) transitions")
    #expect(Double(asked) < 0.02 * Double(count))
  }

  private static func compare(
    _ world: World, _ place: Place, with policy: Policy<some RuleBook>
  ) -> Findings {
    var findings = Findings()
    let context = world.context(place.os, place.profile)
    let settled = TransitionPlace(context)
    for query in queries {
      let plain = settled.answer(query.from, query.to, query.cause)
      guard plain.isSettled else { continue }
      let answer = policy.transition(query, in: context)
      let wanted = PlainFields(answer, of: policy)
      let found = PlainFields(plain)
      findings.count()
      findings.check(
        found == wanted && answer.requires.isEmpty,
        "\(place) \(world): \(query): \(found), asked for \(wanted) \(answer.requires.values)")
    }
    return findings
  }
}

extension TransitionPlace {
  /// The place of a context, by the conditions that the C face works out for it.
  fileprivate init(_ context: Context) {
    let known = context.known.only(TransitionPlace.conditions)
    self.init(os: context.os, profile: context.profile, known: known)
  }
}

/// What crosses to C of the answer to a transition, but for the verdict of a version that is not
/// known.
private struct PlainFields: Equatable {
  let rule: Int32
  let verdict: Int32
  let reason: Int32
  let via: Int32
  let evidence: Int32
  let isDisputed: Bool
  let token: UInt64
  let count: UInt32

  init(_ plain: PlainTransition) {
    rule = plain.ruleNumber
    verdict = plain.newestVerdict
    reason = plain.reason
    via = plain.via
    evidence = plain.evidence
    isDisputed = plain.isDisputed != 0
    token = plain.token
    count = plain.count
  }

  init(_ answer: TransitionAnswer, of policy: Policy<some RuleBook>) {
    rule = Int32(answer.rule.map { policy.book.number(of: $0) } ?? -1)
    verdict = answer.newestVerdict.rawValue
    reason = answer.reason?.rawValue ?? 0
    via = answer.via?.rawValue ?? 0
    evidence = answer.evidence?.rawValue ?? 0
    isDisputed = answer.isDisputed
    token = answer.steps?.token ?? 0
    count = UInt32(answer.steps?.count(in: policy.book) ?? 0)
  }
}
