// Checks that an evidence profile only chooses among rows. The answers must be the same as if the
// rows of other profiles did not exist.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ProfileTests {
  private static let rounds = 24

  /// For each profile, a book in which the rows that the profile does not admit are never in force,
  /// but keep their numbers.
  private static let admitted: [EvidenceProfile: Asked] = {
    let books = EvidenceProfile.allCases.map { profile in
      let rows = Rulebook.rules.map { row in
        var row = row
        // Rows about callbacks and choices hold under every profile.
        let isOfAll = row.family == .callback || row.family == .choice
        if !isOfAll, !row.basis.profiles.contains(profile) { row.since = .open }
        return row
      }
      return (profile, Asked(rows))
    }
    return Dictionary(uniqueKeysWithValues: books)
  }()

  @Test func answersAreThoseOfTheRowsThatAreAdmitted() async {
    await gather("answers of the rows that a profile admits", Ground.of([.lifecycle])) {
      ground, findings in
      let profile = ground.place.profile
      guard let admitted = Self.admitted[profile] else { return }
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed))
      for world in World.all {
        let context = world.being(ground.kind).context(ground.place.os, profile)
        for question in AnyQuestion.some(Self.rounds, &generator) {
          findings.count()
          let whole = question.summary(by: policy(context))
          let part = question.summary(by: admitted(context))
          findings.check(whole == part, "\(ground): \(question): \(whole), admitted \(part)")
        }
      }
    }
  }
}
