// How many changes of one thing in one row the vectors notice, and which they do not.

import Foundation
import Testing

@testable import LifecyclePolicy

/// Runs where LIFECYCLE_POLICY_MUTATE says how many: `all`, or N for one in N. With
/// LIFECYCLE_POLICY_RECORD, answers that notice the survivors are added to the recorded ones.
@Suite struct MutationTests {
  private static let choice = ProcessInfo.processInfo.environment["LIFECYCLE_POLICY_MUTATE"]
  private static let records = ProcessInfo.processInfo.environment["LIFECYCLE_POLICY_RECORD"] != nil
  private static let lists = ProcessInfo.processInfo.environment["LIFECYCLE_POLICY_LIST"] != nil

  /// The mutants of each row; of a sample, the same ones on every run.
  private static let mutants: [[Mutant]] = {
    let all = allRules.map(Mutant.all)
    guard let every = choice.flatMap(Int.init), every > 1 else { return all }
    var generator = SeededGenerator(seed: 1)
    return all.map { $0.filter { _ in generator.next() % UInt64(every) == 0 } }
  }()

  @Test(.enabled(if: choice != nil))
  func changesAreNoticed() async throws {
    let choice = try #require(Self.choice)
    try #require(choice == "all" || Int(choice).map { $0 > 0 } ?? false, "all, or a number")
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
