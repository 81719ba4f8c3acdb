// Measures how many changes of a single row the vectors notice, and how many the comparison of
// books notices.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

/// One of the parts into which the mutants are divided.
struct MutationPart {
  let count: Int
  private let taken: Int

  func has(_ number: Int) -> Bool { number % count == taken }

  private static let choice = ProcessInfo.processInfo.environment["LIFECYCLE_POLICY_MUTATE"]
  static let isAsked = choice != nil

  /// The part that the variable LIFECYCLE_POLICY_MUTATE names; nil if the value of the variable is
  /// malformed. The value `all` names all mutants.
  static let asked: MutationPart? = {
    guard let choice, choice != "all" else { return MutationPart(count: 1, taken: 0) }
    let numbers = choice.split(separator: "/").map { Int($0) ?? -1 }
    guard let count = numbers.first, count > 0, numbers.count <= 2 else { return nil }
    let taken = numbers.count == 2 ? numbers[1] : 0
    return (0..<count).contains(taken) ? MutationPart(count: count, taken: taken) : nil
  }()
}

/// The tests `changesAreNoticed` and `aPatchIsACompilation` run only if LIFECYCLE_POLICY_MUTATE is
/// set. The second test checks `PatchableBook`, which the first test uses. The value `all` selects
/// all mutants. The value N/K divides the mutants into N parts and selects part K, counted from 0.
@Suite struct MutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let lists = environment["LIFECYCLE_POLICY_LIST"] != nil

  /// Returns, for each row, the mutants that belong to a part.
  private static func mutants(_ part: MutationPart) -> [[Mutant]] {
    var number = 0
    return allRules.map(Mutant.all).map {
      $0.filter { _ in
        number += 1
        return part.has(number)
      }
    }
  }

  /// For each family, two minimum percentages: the share of the detectable changes that a vector
  /// notices, and the share of all changes that are detectable. When you add vectors, raise the
  /// percentages. When you add a column to a family, determine its percentages again, because every
  /// row of the family can then be changed in one more way.
  private static let floors: [Family: [Int]] = [
    .lifecycle: [85, 91], .transition: [59, 88], .cause: [52, 67], .delivery: [63, 83],
    .deadline: [60, 89], .standing: [44, 76], .relaunch: [57, 87], .notification: [83, 64],
    .mode: [76, 92], .event: [64, 88], .quota: [80, 81], .conduct: [61, 89], .duty: [40, 76],
    .manifest: [68, 88], .termination: [54, 94], .callback: [53, 65], .choice: [47, 12],
    .silence: [66, 78], .watchdog: [79, 71], .disposition: [46, 84], .suspension: [70, 84],
    .purge: [69, 86], .call: [50, 50],
  ]

  @Test(.enabled(if: MutationPart.isAsked))
  func changesAreNoticed() async throws {
    let part = try #require(MutationPart.asked, "all, or N/K with K below N")
    let begin = ContinuousClock.now
    let unchanged = PatchableBook(Rulebook.rules)
    let release = ComparedBook(unchanged.book, unchanged.rules)
    let net = VectorNet(AskedVector.all, over: release)
    let failing = net.failing(over: release)
    try #require(failing.isEmpty, "vectors fail without any change")
    print("prepared in \(ContinuousClock.now - begin)")
    let mutants = Self.mutants(part)
    let workers = ProcessInfo.processInfo.activeProcessorCount
    let score = await withTaskGroup(of: MutationScore.self) { group in
      for worker in 0..<workers {
        group.addTask {
          let books = PatchableBook(Rulebook.rules, spare: [Mutant.otherText])
          var score = MutationScore()
          for place in mutants.indices where place % workers == worker {
            score.add(mutants[place], books, release, net)
          }
          return score
        }
      }
      return await group.reduce(into: MutationScore()) { $0.add($1) }
    }
    print(score.table)
    print("time: \(ContinuousClock.now - begin), \(workers) at a time")
    if Self.lists {
      for change in score.unnoticed.sorted(by: { $0.number < $1.number }) {
        print("compared: \(change.summary)")
      }
      for change in score.silent.sorted(by: { $0.number < $1.number }) {
        print("silent: \(change.summary)")
      }
    }
    if part.count == 1 {
      for family in Family.allCases {
        let (shares, floors) = (score.count(family).shares, Self.floors[family] ?? [])
        #expect(
          floors.count == 2 && zip(shares, floors).allSatisfy { $0 >= $1 },
          "\(family.name): \(shares), not \(floors)")
      }
    }
    for missed in score.missed { print("missed: \(missed)") }
    #expect(score.missed.count == 0, "the comparison of books does not list what a vector notices")
  }

  /// For each condition of an app or a device, the comparison of books includes a case where the
  /// condition holds and a case where the condition fails.
  @Test func eachConditionCanBeMet() {
    let ofQuestions = Mask<Condition>(.rebootedSince, .unlockedSince, .userLaunchedSince)
    let bases = AppOnDevice.plain + AppOnDevice.kinds
    for condition in Condition.allCases where !ofQuestions.contains(condition) {
      for os in [OSVersion(9), OSVersion(27)] {
        #expect(
          bases.contains { $0.with(condition, .yes).known(os).holding.contains(condition) },
          "\(condition.name)")
        #expect(
          bases.contains { $0.with(condition, .no).known(os).failing.contains(condition) },
          "\(condition.name)")
      }
    }
  }

  /// A book with one patched row has the same rules, under the same keys, as a book compiled with
  /// that row. Afterwards, it is again as before.
  @Test(.enabled(if: MutationPart.isAsked)) func aPatchIsACompilation() {
    let books = PatchableBook(Rulebook.rules, spare: [Mutant.otherText])
    let mutants = Family.allCases.compactMap { family in
      rules(of: family).last.map { Mutant.all(of: $0) }
    }
    for (place, mutants) in mutants.enumerated() {
      let mutant = mutants[place * 7 % mutants.count]
      var rules = books.rules
      rules[mutant.rule.number] = mutant.change.after
      let compiled = CompiledBook(rules, settling: false)
      books.with(mutant.change.after, at: mutant.rule.number) { patched in
        #expect(facts(of: patched) == facts(of: compiled.book), "\(mutant)")
      }
    }
    let compiled = CompiledBook(books.rules, settling: false)
    #expect(facts(of: books.book) == facts(of: compiled.book))
  }

  /// Returns digests of the rules of a book, and of the rules that each key finds on each version
  /// under each profile.
  private func facts(of book: Book) -> [UInt64] {
    var digest = Digest([])
    var facts: [UInt64] = []
    func put(_ number: Int) { digest.put("", count: Int64(number)) }
    for number in 0..<book.ruleCount {
      let rule = BookRule(number, in: book)
      put(Rule(rule).hashValue)
      put(rule.rank)
      put(rule.allows ? 1 : 0)
      facts.append(digest.value)
    }
    for profile in EvidenceProfile.allCases {
      for os in allVersions {
        for key in IndexedKey.all {
          let place = IndexPlace(profile, VersionSlot(of: os, in: book))
          let run = book.run(key.key, place)
          put(run.count)
          put(run.settled ?? -1)
          put(run.count == 0 ? run.ruleOnOtherVersion : -1)
          for place in 0..<run.count { put(book.candidate(run, place)) }
          guard key.isAskedOfAnyVersion else { continue }
          let ever = book.runOfAnyVersion(key.key, place)
          for place in 0..<ever.count { put(book.candidate(ever, place)) }
        }
        facts.append(digest.value)
      }
    }
    return facts
  }

  /// The comparison of two whole books lists the one row that was changed. If the books are equal,
  /// the comparison lists nothing.
  @Test func theComparisonOfBooksListsAChange() throws {
    let old = CompiledBook(Rulebook.rules, settling: false)
    #expect(BookDiff(ComparedBook(old), ComparedBook(old)).differences.isEmpty)
    for (id, field, words) in [
      ("quota.scheduled-local-notifications", RuleField.count, "count 64 -> 65"),
      ("event.view-redraw", .manner, "manner"),
      ("notification.scene.will-enter-foreground", .axes, "delivered with"),
    ] {
      let rule = try #require(RuleIndex.named[id])
      let mutant = try #require(
        Mutant.all(of: rule).last { $0.what.hasPrefix("\(field.name) ") })
      var rules = old.rules
      rules[rule.number] = mutant.change.after
      let new = CompiledBook(rules, settling: false)
      let begin = ContinuousClock.now
      let diff = BookDiff(ComparedBook(old), ComparedBook(new))
      print("compared in \(ContinuousClock.now - begin): \(diff.differences.count) differences")
      #expect(diff.changed == [id])
      let texts = diff.differences.map {
        "\($0.changes) \($0.ruleBefore ?? "") \($0.ruleAfter ?? "")"
      }
      #expect(texts.contains { $0.contains(words) && $0.contains(id) })
      let back = BookDiff(ComparedBook(new), ComparedBook(old))
      #expect(back.differences.count == diff.differences.count)
    }
  }
}
