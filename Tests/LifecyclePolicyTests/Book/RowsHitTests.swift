// Checks that vectors reach every row of the rule book, except rows that few answers or none name.

import Testing

@testable import LifecyclePolicy

@Suite struct RowsHitTests {
  @Test func vectorsHitRows() {
    let hit = AskedVector.all.reduce(into: Set<String>()) { $0.formUnion($1.rulesHit) }
    #expect(hit.isSubset(of: allRules.map(\.id)), "a vector names a rule that is not there")
    // Rules about callbacks, choices and silence, and rows that introduce a kind of process, are
    // left out. Few answers name a rule about callbacks or silence, and none names one of the
    // others.
    let ids = allRules.filter {
      ![.callback, .choice, .silence].contains($0.family)
        && ($0.family != .lifecycle || $0.row.kinds.contains(.app))
    }.map(\.id)
    let missed = ids.filter { !hit.contains($0) }
    print("rows hit by vectors: \(ids.count - missed.count) of \(ids.count)")
    #expect(missed.isEmpty, "not hit: \(missed.joined(separator: ", "))")
  }

  /// Prints the number of rows for each family and kind of evidence.
  @Test func rowsByFamilyAndEvidence() {
    let kinds: [Evidence] = [.documented, .engineer, .observed, .article, .inferred]
    var lines = [row("rows", kinds.map { "\($0.name)" } + ["all"])]
    for family in Family.allCases {
      lines.append(row("\(family.name)", counts(rules(of: family), kinds)))
    }
    lines.append(row("all", counts(allRules, kinds)))
    print(lines.joined(separator: "\n"))
    #expect(allRules.allSatisfy { kinds.contains($0.row.basis.evidence) })
  }

  private func counts(_ rules: [RuleIndex], _ kinds: [Evidence]) -> [String] {
    let bases = rules.map { $0.row.basis.evidence }
    return kinds.map { kind in "\(bases.filter { $0 == kind }.count)" } + ["\(rules.count)"]
  }

  private func row(_ head: String, _ cells: [String]) -> String {
    let cells = cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
    return head + String(repeating: " ", count: max(1, 14 - head.count)) + cells.joined()
  }
}

extension AskedVector {
  /// The rules that the case reaches:
  /// - the rules that decide the answer, or that give its life cycle, standing or delivery;
  /// - the rules of the steps of a path, and of listed duties;
  /// - the rules of those steps, notifications, limits, edges and findings that the case compares;
  /// - the rules that the case names.
  var rulesHit: Set<String> {
    let expect = item.expect
    var hit = Set((answer.rules + answer.rulesBehind).map(\.id))
    if file.query == "manifest" { hit.subtract(findingsOpen) }
    if let rule = expect["rule"]?.text { hit.insert(rule) }
    hit.formUnion(expect["explains"]?.object?.keys.map { $0 } ?? [])
    if expect["limits"] != nil { hit.formUnion(answer.ruleOfLimits.map(\.id)) }
    if expect["sequence"] != nil {
      hit.formUnion(answer.ruleOfSteps.map(\.id))
    } else if expect["callbacks"] != nil {
      hit.formUnion(answer.ruleOfSteps.filter { $0.family == .transition }.map(\.id))
    }
    for wanted in expect["contains"]?.items ?? [] {
      for edge in answer.data["transitions"]?.items ?? [] where edge.matches(wanted) {
        if let rule = edge.object?["rule"]?.text { hit.insert(rule) }
      }
    }
    return hit
  }

  /// The rules of the findings that the case does not mention. A case that gives the number of
  /// findings counts as mentioning all of them.
  private var findingsOpen: Set<String> {
    if item.expect["count"] != nil { return [] }
    let wanted = item.expect["findings"]?.items ?? []
    let open = (answer.data["findings"]?.items ?? []).filter { finding in
      !wanted.contains { Expectation.isFinding(finding, $0) }
    }
    return Set(open.compactMap { $0.object?["rule"]?.text })
  }
}
