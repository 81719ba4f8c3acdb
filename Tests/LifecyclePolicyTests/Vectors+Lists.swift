// Duties, findings and terminations, as vectors ask and compare them.

@testable import LifecyclePolicy

extension VectorAnswer {
  mutating func duties(_ options: inout Options, _ ground: VectorGround) throws {
    let callback: Callback = try options.required("callback")
    let answer = policy.book.findDuties(callback, in: ground.context)
    let duties = policy.duties(callback, in: ground.context)
    put(answer.verdict, answer.newestVerdict, .none)
    let rules = duties.map(\.rule)
    put(answer.rule, sharedEvidence(rules), areDisputed(rules))
    list(rules)
    // Duties are told by the app delegate's methods.
    keys[.duty] = RowKeys([callback.bit | (callback.appForm?.bit ?? 0)])
    data["duties"] = .list(
      duties.map { duty in
        let data: [String: JSON] = [
          "id": JSON(duty.rule.id), "text": JSON(duty.text), "undone_at": JSON(duty.undoneAt?.name),
        ]
        return .object(data)
      })
  }

  mutating func manifest(_ ground: VectorGround) {
    let answer = ranged(ground) { policy.book.findManifest(in: $0) }
    let found = policy.findings(in: ground.context)
    put(answer.verdict, answer.newestVerdict, .none)
    let rules = found.map(\.rule)
    put(nil, sharedEvidence(rules), areDisputed(rules))
    list(rules)
    let told = found.flatMap { finding($0, ground) }
    data["count"] = .number(Double(told.count))
    data["findings"] = .list(told)
  }

  /// A finding; what the host has given comes back from it, and each key with a build variable
  /// left in makes one of its own.
  private func finding(_ finding: ManifestFinding, _ ground: VectorGround) -> [JSON] {
    let isMinimum = finding.key.description == "MinimumOSVersion"
    let given = isMinimum ? JSON(ground.app.minimumOS) : .null
    let keys = finding.key.isEmpty ? ground.placeholders : [finding.key.description]
    return keys.map { key in
      let data: [String: JSON] = [
        "severity": JSON(finding.severity.name), "rule": JSON(finding.rule.id), "key": .text(key),
        "value": finding.value.isEmpty ? given : JSON(finding.value),
        "message": JSON(finding.text),
      ]
      return .object(data)
    }
  }

  mutating func termination(_ options: inout Options, _ ground: VectorGround) throws {
    guard let code = try options.code("code") else {
      throw Refusal(status: "missing-value", field: "code")
    }
    let query = TerminationQuery(try options.value("namespace"), code: code)
    let answer = policy.termination(query, in: ground.context, override: ground.override)
    put(answer.ruling)
    data["cause"] = JSON(answer.cause?.name)
    let meaning = policy.book.meaning(of: answer.ruling.rule)
    data["meaning"] = meaning.isEmpty ? .null : JSON(meaning)
    data["allowance"] = JSON(answer.allowance?.name)
    data["allowance_seconds"] = seconds(answer.allowed)
    data["broken_rule"] = JSON(answer.brokenRule?.id)
    explain(.termination(query), ground)
  }

  private mutating func list(_ rules: [RuleReference]) {
    rulesListed = rules
    add(rules)
  }

  private func areDisputed(_ rules: [RuleReference]) -> Bool {
    rules.contains { policy.book.summary(of: $0).conflict != nil }
  }

  /// What all of them rest on; none where they differ.
  private func sharedEvidence(_ rules: [RuleReference]) -> Evidence? {
    let kinds = Set(rules.map { policy.book.summary(of: $0).basis.evidence })
    return kinds.count == 1 ? kinds.first : nil
  }
}

extension Options {
  /// A termination code, hexadecimal after 0x or decimal.
  mutating func code(_ key: String) throws -> UInt64? {
    guard let text = try text(key) else { return nil }
    let isHexadecimal = text.hasPrefix("0x")
    let digits = isHexadecimal ? String(text.dropFirst(2)) : text
    guard let code = UInt64(digits, radix: isHexadecimal ? 16 : 10) else {
      throw Refusal(status: "malformed", field: key)
    }
    return code
  }
}
