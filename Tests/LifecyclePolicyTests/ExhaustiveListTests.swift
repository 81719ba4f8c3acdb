// Every list that an answer gives: duties in each callback, and findings on each manifest.

import Testing

@testable import LifecyclePolicy

@Suite struct ExhaustiveListTests {
  @Test func everyDuty() async {
    let findings = await gather(Ground.of([.lifecycle, .duty])) { ground in
      var findings = Findings()
      for context in ground.contexts {
        for callback in Callback.allCases {
          findings.count()
          Self.check(callback, context, ground, &findings)
        }
      }
      return findings
    }
    findings.report("duties")
  }

  private static func check(
    _ callback: Callback, _ context: Context, _ ground: Ground, _ findings: inout Findings
  ) {
    let lifecycle = policy.lifecycle(in: context).lifecycle
    let answer = policy.book.findDuties(callback, in: context)
    let duties = policy.duties(callback, in: context)
    let verdict = answer.newestVerdict
    var place: String { "\(ground): \(callback.name): \(verdict) \(duties.map(\.rule.id))" }
    findings.check(answer.count == duties.count, "\(place): \(answer.count)")
    findings.check((verdict == .allowed) == !duties.isEmpty, "\(place)")
    // Where the articles are silent about a callback, that is no "no".
    let isSilent = ground.place.profile == .article && callback.exists(in: context)
    findings.check(
      callback.comes(to: lifecycle, in: context) || verdict == .notApplicable || isSilent,
      "\(place): it does not come")
    findings.check(
      answer.verdict == (context.isUnknownOS ? .unknownOS : verdict), "\(place) newest verdict")
    findings.check(isOrdered(duties.map(\.rule)), "\(place): order")
    for duty in duties {
      let row = policy.book.duty(duty.rule.index)
      findings.check(duty.rule.family == .duty && ground.place.admits(row), "\(place): in force")
      findings.check(row.applicability(context.known) == .yes, "\(place): conditions")
      findings.check(
        row.callback == callback || row.callback.sceneForm == callback, "\(place): callback")
      let comes = duty.undoneAt?.comes(to: lifecycle, in: context)
      findings.check(comes ?? true, "\(place): undone at \(duty.undoneAt?.name ?? "")")
    }
  }

  @Test func everyManifest() async {
    let findings = await gather(Ground.of([.manifest, .lifecycle])) { ground in
      var findings = Findings()
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed))
      let some = (0..<40).map { _ in World.random(&generator).being(ground.kind) }
        .map { $0.context(ground.place.os, ground.place.profile) }
      for context in ground.contexts + some {
        findings.count()
        Self.check(context, ground, &findings)
      }
      return findings
    }
    findings.report("manifests")
  }

  private static func check(_ context: Context, _ ground: Ground, _ findings: inout Findings) {
    let answer = policy.book.findManifest(in: context)
    let found = policy.findings(in: context)
    var place: String { "\(ground): \(answer.newestVerdict) \(found.map(\.rule.id))" }
    findings.check(answer.count == found.count, "\(place): \(answer.count)")
    let isBad = found.contains { $0.severity == .error }
    findings.check(answer.newestVerdict == (isBad ? .forbidden : .allowed), "\(place)")
    findings.check(
      answer.verdict == (context.isUnknownOS ? .unknownOS : answer.newestVerdict), "\(place)")
    findings.check(isOrdered(found.map(\.rule)), "\(place): order")
    // All that a manifest says is known: each row in force is found, or a condition of it fails.
    let wanted = rules(of: .manifest).filter {
      let row = policy.book.manifest($0.index)
      return row.isInForce(in: context) && row.applicability(context.known) != .no
    }
    findings.check(wanted == found.map(\.rule), "\(place): not \(wanted.map(\.id))")
  }

  private static func isOrdered(_ rules: [RuleReference]) -> Bool {
    zip(rules, rules.dropFirst()).allSatisfy { $0.index < $1.index }
  }
}

extension World {
  /// An app that declares this and that.
  static func random(_ generator: inout SeededGenerator) -> World {
    var world = World.favourable
    let modes = generator.next() & generator.next() & Mask<BackgroundMode>.all.bits
    world.app.backgroundModes = Mask(bits: modes)
    world.app.permittedIdentifiers = UInt32.random(in: 0...2, using: &generator)
    world.app.alwaysUsageText = .random(using: &generator)
    world.app.whenInUseUsageText = .random(using: &generator)
    world.app.microphoneUsageText = .random(using: &generator)
    world.app.minimumOS = OSVersion(UInt8.random(in: 2...30, using: &generator))
    world.app.unknownModes = UInt32.random(in: 0...1, using: &generator)
    world.app.placeholders = UInt32.random(in: 0...1, using: &generator)
    return world
  }
}
