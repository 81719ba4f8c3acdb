// How many changes of one thing in one row the vectors notice, and which they do not.

import Foundation
import Testing

@testable import LifecyclePolicy

/// Runs where LIFECYCLE_POLICY_MUTATE says how many: `all`, or N/K for those of the K-th of N parts. With
/// LIFECYCLE_POLICY_RECORD, answers that notice the survivors are added to the recorded ones.
@Suite struct MutationTests {
  private static let choice = ProcessInfo.processInfo.environment["LIFECYCLE_POLICY_MUTATE"]
  private static let records = ProcessInfo.processInfo.environment["LIFECYCLE_POLICY_RECORD"] != nil
  private static let lists = ProcessInfo.processInfo.environment["LIFECYCLE_POLICY_LIST"] != nil

  /// How many parts there are, and which is taken; one part has them all.
  private static let part: (count: Int, taken: Int)? = {
    guard let choice, choice != "all" else { return (1, 0) }
    let numbers = choice.split(separator: "/").map { Int($0) ?? -1 }
    guard let count = numbers.first, count > 0, numbers.count <= 2 else { return nil }
    let taken = numbers.count == 2 ? numbers[1] : 0
    return (0..<count).contains(taken) ? (count, taken) : nil
  }()

  /// The mutants of each row, of a part every so many.
  private static let mutants: [[Mutant]] = {
    let all = allRules.map(Mutant.all)
    guard let part else { return [] }
    var number = 0
    return all.map {
      $0.filter { _ in
        number += 1
        return number % part.count == part.taken
      }
    }
  }()

  @Test(.enabled(if: choice != nil))
  func changesAreNoticed() async throws {
    try #require(Self.part != nil, "all, or N/K with K below N")
    let score = await withTaskGroup(of: MutationScore.self) { group in
      for mutants in Self.mutants { group.addTask { MutationScore(mutants) } }
      return await group.reduce(into: MutationScore([])) { $0.add($1) }
    }
    print(score.table)
    let survivors = score.survivors.sorted { $0.number < $1.number }.map(\.told)
    for survivor in survivors { print("survives: \(survivor)") }
    if Self.lists {
      let equivalents = score.equivalents.sorted { $0.number < $1.number }.map(\.told)
      for equivalent in equivalents { print("equal: \(equivalent)") }
    }
    #expect(score.total.written > 0, "no mutant was noticed")
    if Self.records {
      try RecordedAnswer.write(score.answers)
    } else {
      #expect(survivors.count == 0, "noticed by no vector: make record, and read what it adds")
    }
  }
}
