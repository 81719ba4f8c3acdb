// Which parts of an app's manifest will not work on the OS?

/// The verdict is forbidden if a finding is an error, and allowed otherwise.
public struct ManifestAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var count = 0
}

/// A part of the manifest that will not work.
public struct ManifestFinding: Sendable {
  public let rule: RuleIndex
  public let severity: Severity
  /// The key of the Info.plist.
  public let key: Text
  /// The value of the key; an empty text if the key is missing, or if only the host knows the
  /// value.
  public let value: Text
  public let text: Text
}

extension Policy {
  /// Returns whether the manifest of the policy's app has an error.
  @inline(never)
  public func manifest() -> ManifestAnswer {
    var answer = ManifestAnswer()
    answer.ruling.verdict = .allowed
    forEachFinding { finding in
      if finding.severity == .error { answer.ruling.verdict = .forbidden }
      answer.count &+= 1
      return true
    }
    answer.ruling = finish(answer.ruling)
    return answer
  }

  /// Calls `body` with the findings, in documented order, until `body` returns false. A rule with
  /// an unknown condition gives no finding.
  package func forEachFinding(_ body: (ManifestFinding) -> Bool) {
    forEach(.manifest) { rule in
      guard applies(rule) else { return true }
      return body(
        ManifestFinding(
          rule: RuleIndex(rule.number), severity: rule.value(.severity, .manifest) ?? .error,
          key: rule.text(.key, .manifest), value: rule.text(.value, .manifest),
          text: rule.text(.text, .manifest)))
    }
  }
}
