// Finds out whether a vector notices a change of a row.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

/// The vectors, arranged by the families whose rows can change their answers.
struct VectorNet: Sendable {
  private let vectors: [NettedVector]
  /// For each family, the indices of the vectors whose questions involve the family.
  private let places: [Family: [Int]]

  /// Leaves out the vectors whose questions are refused. Refusals do not come from rows, so these
  /// vectors cannot notice a change of a row.
  init(_ asked: [AskedVector], over release: ComparedBook) {
    let vectors = asked.compactMap { NettedVector($0, release) }
    self.vectors = vectors
    places = Family.allCases.reduce(into: [:]) { places, family in
      places[family] = vectors.indices.filter { vectors[$0].asked[family] != nil }
    }
  }

  /// Returns the names of the vectors that fail with the unchanged book.
  func failing(over release: ComparedBook) -> [String] {
    vectors.filter { !$0.complaints(release.book).isEmpty }.map(\.vector.name)
  }

  /// Returns the first vector that fails with a changed book. The vectors whose answers the
  /// mutant's row decides in the unchanged book are tried first.
  func notice(of mutant: Mutant, in book: Book, _ release: ComparedBook) -> Notice? {
    let changed = release.with(book)
    let likely = (places[mutant.rule.row.family] ?? []).filter {
      vectors[$0].canMeet(mutant.change)
    }
    for isDecided in [true, false] {
      for place in likely where vectors[place].isDecided(by: mutant.rule) == isDecided {
        if let notice = vectors[place].notice(book, changed) { return notice }
      }
    }
    return nil
  }
}

/// A vector that fails with a changed book.
struct Notice: Sendable {
  let vector: AskedVector
  /// True if the answer differs; false if only the explanation differs.
  let isInAnswer: Bool
}

/// A vector with everything that its answer depends on.
private final class NettedVector: Sendable {
  let vector: AskedVector
  let asked: [Family: [RuleField: Int64]]
  private let question: BookQuestion
  private let ground: VectorGround
  private let explains: Bool
  private let isNotOneStep: Bool
  private let isRange: Bool
  private let digest: UInt64
  private let deciding: Set<Int>

  init?(_ vector: AskedVector, _ release: ComparedBook) {
    let answer = vector.answer
    guard vector.item.expect["status"] == nil, let question = answer.question,
      let ground = answer.ground
    else { return nil }
    self.vector = vector
    self.question = question
    self.ground = ground
    asked = question.asked
    explains = vector.item.expect["explains"] != nil
    isNotOneStep = answer.data["reason"] == "not-one-step"
    isRange = ground.last > ground.context.os
    digest = release.digest(question, ground.policy(release.book)).value
    deciding = Set((answer.rules + answer.rulesBehind + answer.ruleOfSteps).map(\.number))
  }

  func isDecided(by rule: RuleIndex) -> Bool { deciding.contains(rule.number) }

  /// Returns whether the changed row can take part in the answer.
  func canMeet(_ change: RowChange) -> Bool {
    let isOfSteps = isNotOneStep && change.before.family == .transition
    guard isOfSteps || change.isMet(by: asked) else { return false }
    // A question about duties depends only on whether any transition row has the callback, whatever
    // its conditions are. So the conditions of the row are not checked.
    if case .duties = question, change.before.family == .transition { return true }
    let os = min(ground.context.os, Book.release.newest)
    return explains || isRange || change.canMatter(os, ground.profile, ground.known)
  }

  func notice(_ book: Book, _ compared: ComparedBook) -> Notice? {
    let isSame = compared.digest(question, ground.policy(book)).value == digest
    // The digest covers everything that vectors compare, except explanations and ranges.
    if isSame, !explains, !isRange { return nil }
    return complaints(book).isEmpty
      ? nil : Notice(vector: vector, isInAnswer: !isSame || isRange)
  }

  func complaints(_ book: Book) -> [String] {
    let answer = VectorAnswer(question, ground, book, explains: explains)
    return Expectation.complaints(answer.data, vector.item.expect)
  }
}
