// That the packed rules are those of the tables, in every field, and those that are committed.

import Foundation
import Testing

@testable import LifecyclePolicy

@Suite struct PackedBookTests {
  private let tables = RuleTables()
  private let packed = BuiltInRuleBook()

  /// What is committed is what `make pack` writes.
  @Test func theCommittedFilesAreCurrent() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/LifecyclePolicy/Rules/Packed")
    for file in Packing(tables).files {
      let committed = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
      // Compared beforehand: an expectation would print both.
      let isCurrent = committed == file.text
      #expect(isCurrent, "\(file.name) is not what the tables say; run make pack")
    }
  }

  @Test func familiesHaveAsManyRows() {
    #expect(packed.ownCounts == tables.ownCounts)
    #expect(Family.allCases.map(packed.count) == tables.ownCounts)
    #expect(packed.ruleCount == tables.ruleCount)
  }

  @Test(arguments: Family.allCases)
  func rowsSayTheSame(family: Family) {
    let count = tables.count(of: family)
    for index in Array(0..<count) + [.min, -1, count, .max] {
      let rule = RuleReference(family, index)
      #expect(fields(packed.anyRow(rule)) == fields(tables.anyRow(rule)), "\(index)")
      #expect(fields(packed.summary(of: rule)) == fields(tables.summary(of: rule)), "\(index)")
    }
  }

  @Test func rulesHaveTheSameNumbers() {
    for number in -2...tables.ruleCount + 1 {
      let rule = tables.rule(numbered: number)
      #expect(packed.rule(numbered: number) == rule)
      if let rule { #expect(packed.number(of: rule) == number) }
    }
  }

  @Test func versionsHaveTheSameEdges() {
    var edges = [OSVersion(packed: 0)]
    while let edge = tables.versionEdge(after: edges[edges.count - 1]) { edges.append(edge) }
    #expect(edges.count > 20)
    let beside = edges.flatMap { edge in (-1...1).map { edge.packed &+ UInt32(bitPattern: $0) } }
    let others = [OSVersion.newest, OSVersion(255, 255, 255), .open].map(\.packed)
    for os in (beside + others).map(OSVersion.init(packed:)) {
      #expect(
        packed.versionEdge(after: os)?.packed == tables.versionEdge(after: os)?.packed, "\(os)")
    }
  }

  /// A position becomes a value by its bits: as the values of an enumeration are laid out.
  @Test func positionsAreThoseOfTheCases() throws {
    var types: [ObjectIdentifier: any CaseIterable.Type] = [:]
    for family in Family.allCases {
      for child in Mirror(reflecting: tables.anyRow(RuleReference(family, 0))).children {
        let held = type(of: child.value)
        let type = (held as? any Wrapping.Type)?.wrapped ?? held
        if let type = type as? any CaseIterable.Type { types[ObjectIdentifier(type)] = type }
      }
    }
    let others: [any CaseIterable.Type] = [Basis.self, Precedence.self, Conflict.self]
    for type in others { #expect(types[ObjectIdentifier(type)] != nil, "\(type)") }
    #expect(types.count > others.count)
    for type in types.values { try check(type) }
  }

  private func check<Value: CaseIterable>(_ type: Value.Type) throws {
    try #require(MemoryLayout<Value>.size == 1, "\(type)")
    for (position, wanted) in type.allCases.enumerated() {
      let found: Value = value(UInt64(position))
      let some: Value? = optional(UInt64(position + 1))
      #expect("\(found)" == "\(wanted)", "\(type)")
      #expect(some.map { "\($0)" } == "\(wanted)", "\(type)")
    }
    let none: Value? = optional(0)
    #expect(none == nil, "\(type)")
  }
}

/// All fields of a row with their labels, down to numbers and texts.
private func fields(_ row: any RuleRow) -> [String] {
  Mirror(reflecting: row).children.map { "\($0.label ?? ""): \(told($0.value))" }
}

private func told(_ value: Any) -> String {
  // Texts are the same by what they say, not by where they stand.
  if let text = value as? Text { return text.description.debugDescription }
  let parts = Mirror(reflecting: value).children
  if parts.isEmpty { return "\(type(of: value)) \(value)" }
  return "(" + parts.map { "\($0.label ?? ""): \(told($0.value))" }.joined(separator: ", ") + ")"
}

private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension RuleBook {
  /// The counts of the families as each has its own, in their order.
  fileprivate var ownCounts: [Int] {
    [
      lifecycleCount, transitionCount, causeCount, deliveryCount, deadlineCount, standingCount,
      relaunchCount, notificationCount, modeCount, eventCount, quotaCount, conductCount, dutyCount,
      manifestCount, terminationCount,
    ]
  }
}
