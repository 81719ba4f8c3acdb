// Checks the answers that are lists: the duties of each callback and the findings of each manifest.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ExhaustiveListTests {
  @Test func everyDuty() async {
    await gather("duties", Ground.of([.lifecycle, .duty])) { ground, findings in
      for context in ground.contexts {
        let policy = policy(context)
        for callback in Callback.allCases {
          findings.count()
          Self.check(callback, policy, ground, &findings)
        }
      }
    }
  }

  private static func check(
    _ callback: Callback, _ policy: Policy, _ ground: Ground, _ findings: inout Findings
  ) {
    let answer = policy.duties(callback)
    let duties = policy.dutyList(callback)
    let verdict = answer.newestVerdict
    var place: String { "\(ground): \(callback.name): \(verdict) \(duties.map(\.rule.id))" }
    findings.check(answer.count == duties.count, "\(place): \(answer.count)")
    findings.check((verdict == .allowed) == !duties.isEmpty, "\(place)")
    // A callback that the articles do not mention may still come.
    let isSilent = policy.profile == .founding && policy.exists(callback)
    findings.check(
      callback.comes(to: policy) || verdict == .notApplicable || isSilent,
      "\(place): it does not come")
    findings.check(
      answer.verdict == (policy.isUnknownOS ? .unknownOS : verdict), "\(place) newest verdict")
    findings.check(isOrdered(duties.map(\.rule)), "\(place): order")
    findings.check(
      [.allowed, .unspecified, .notApplicable].contains(verdict) && answer.ruling.flags == 0,
      "\(place): \(answer)")
    // The answer has a rule only if the callback does not come. The rule is then the life cycle
    // rule that excludes the callback.
    findings.check(
      answer.rule.map { verdict == .notApplicable && $0.family == .lifecycle } ?? true,
      "\(place): by \(answer.rule?.id ?? "")")
    for duty in duties {
      let row = duty.rule.row
      let named: Callback? = row.value(.callback)
      findings.check(row.family == .duty && ground.place.admits(row), "\(place): in force")
      findings.check(row.applies(policy.known) == true, "\(place): conditions")
      findings.check(named == callback || named?.sceneForm == callback, "\(place): callback")
      findings.check(duty.text.description == row.text(.text), "\(place): text")
      findings.check(!duty.text.isEmpty, "\(place): no text")
      let comes = duty.undoneAt?.comes(to: policy)
      findings.check(comes ?? true, "\(place): undone at \(duty.undoneAt?.name ?? "")")
    }
  }

  @Test func everyManifest() async {
    await gather("manifests", Ground.of([.manifest, .lifecycle])) { ground, findings in
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed))
      let some = (0..<40).map { _ in World.random(&generator).being(ground.kind) }
        .map { $0.context(ground.place.os, ground.place.profile) }
      for context in ground.contexts + some {
        findings.count()
        Self.check(policy(context), ground, &findings)
      }
    }
  }

  private static func check(_ policy: Policy, _ ground: Ground, _ findings: inout Findings) {
    let answer = policy.manifest()
    let found = policy.findings()
    var place: String { "\(ground): \(answer.newestVerdict) \(found.map(\.rule.id))" }
    findings.check(answer.count == found.count, "\(place): \(answer.count)")
    let isBad = found.contains { $0.severity == .error }
    findings.check(answer.newestVerdict == (isBad ? .forbidden : .allowed), "\(place)")
    findings.check(
      answer.verdict == (policy.isUnknownOS ? .unknownOS : answer.newestVerdict), "\(place)")
    findings.check(isOrdered(found.map(\.rule)), "\(place): order")
    findings.check(answer.ruling.flags == 0, "\(place): flags")
    // Nothing about a manifest is unknown: each row in force either is a finding or has a condition
    // that fails.
    let wanted = rules(of: .manifest).filter {
      ground.place.admits($0.row) && $0.row.applies(policy.known) != false
    }
    findings.check(wanted == found.map(\.rule), "\(place): not \(wanted.map(\.id))")
    for finding in found {
      let row = finding.rule.row
      let texts = [finding.key, finding.value, finding.text].map(\.description)
      let isSame = texts == [row.text(.key), row.text(.value), row.text(.text)]
      findings.check(isSame && row.value(.severity) == finding.severity, "\(place): \(texts)")
      findings.check(!finding.text.isEmpty, "\(place): no sentence")
    }
  }

  private static func isOrdered(_ rules: [RuleIndex]) -> Bool {
    zip(rules, rules.dropFirst()).allSatisfy { $0.number < $1.number }
  }
}

extension World {
  /// Returns a world with an app that makes random declarations.
  static func random(_ generator: inout SeededGenerator) -> World {
    var world = World.favourable
    let modes = generator.next() & generator.next() & Mask<BackgroundMode>.all.low
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
