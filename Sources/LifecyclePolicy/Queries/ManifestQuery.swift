// What in a manifest will not work, and on which OS?

/// Forbidden where a finding is an error, allowed otherwise.
public struct ManifestAnswer: Sendable, Equatable {
  public var verdict: Verdict = .allowed
  public var newestVerdict: Verdict = .allowed
  public var count = 0
  /// Follows from the findings, to compare two answers by.
  var trace: UInt64 = 0
}

/// One finding.
public struct ManifestFinding: Sendable {
  public let rule: RuleReference
  public let severity: Severity
  /// The key of the Info.plist.
  public let key: Text
  /// The value found; empty where it is the lack of one, or the host has it.
  public let value: Text
  public let text: Text
}

extension RuleBook {
  @inline(never)
  func findManifest(in context: Context) -> ManifestAnswer {
    var answer = ManifestAnswer()
    while let finding = findFinding(answer.count, in: context) {
      if finding.severity == .error { answer.verdict = .forbidden }
      answer.trace = answer.trace &* 1021 &+ UInt64(truncatingIfNeeded: finding.rule.index)
      answer.count &+= 1
    }
    answer.newestVerdict = answer.verdict
    if context.isUnknownOS { answer.verdict = .unknownOS }
    return answer
  }

  /// The finding at `index`, in documented order; nil past the last one. A condition that is not
  /// known makes no finding.
  @inline(never)
  func findFinding(_ index: Int, in context: Context) -> ManifestFinding? {
    let candidates = candidates(for: .manifest, in: context.era)
    var remaining = index
    var position = 0
    while position < candidates.count {
      let row = manifest(candidates[position])
      if candidates.have(row, in: context, { _ in true }),
        row.applicability(context.known) == .yes
      {
        if remaining == 0 {
          return ManifestFinding(
            rule: RuleReference(.manifest, candidates[position]), severity: row.severity,
            key: row.key,
            value: row.value, text: row.text)
        }
        remaining &-= 1
      }
      position &+= 1
    }
    return nil
  }
}
