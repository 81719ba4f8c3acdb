// Checks that the compiled book equals the rows.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct BookTests {
  /// The built-in book is the output of the compiler, word for word.
  @Test func theBookIsCurrent() throws {
    let compiled = CompiledBook(Rulebook.rules, settling: true)
    let url = Checkout.url("Sources/CBook/book.c")
    let written = try String(contentsOf: url, encoding: .utf8)
    let isCurrent = written == compiled.source
    #expect(isCurrent, "run make rules")
    #expect(Book.release.version.description == Rulebook.version)
    #expect(Book.release.newest == OSVersion(Rulebook.newestMajor, 255, 255))
  }

  /// Every row can be read back from the release book, and also from a book that was compiled
  /// without settled answers.
  @Test(arguments: [false, true])
  func everyRowIsReadBack(_ isRelease: Bool) {
    let book = isRelease ? Book.release : Asked(Rulebook.rules).book
    #expect(book.ruleCount == Rulebook.rules.count)
    for (number, row) in Rulebook.rules.enumerated() {
      let rule = BookRule(number, in: book)
      let read = Rule(rule)
      #expect(rule.allows == row.allows, "\(row.id)")
      for field in RuleField.allCases where read.fields[field] != row.fields[field] {
        Issue.record("\(row.id): \(field.name) is \(read.fields[field] as Any)")
      }
      var withFields = read
      withFields.fields = row.fields
      #expect(withFields == row, "\(row.id)")
    }
  }

  /// Two rows of a family have the same outcome number exactly if they have the same outcome. The
  /// number 0 stands for silence.
  @Test func outcomesAreTold() {
    for family in Family.allCases {
      let byNumber = Dictionary(grouping: rules(of: family)) { $0.compiled.outcome }
      for (number, rules) in byNumber {
        let said = Set(rules.map(\.row.outcome))
        #expect(said.count == 1, "\(rules.map(\.id))")
        #expect((number == 0) == said.contains(nil), "\(rules.map(\.id))")
      }
      #expect(Set(rows(of: family).map(\.outcome)).count == byNumber.count, "\(family.name)")
    }
  }

  /// Every field has its own column, and the columns have no gap.
  @Test func columnsAreNumbered() {
    for family in Family.allCases {
      let columns = RuleField.allCases.map(family.column).filter { $0 >= 0 }.sorted()
      #expect(columns == Array(columns.indices), "\(family.name)")
      #expect(family.choosingColumns <= columns.count, "\(family.name)")
    }
    for field in RuleField.allCases {
      #expect(Family.allCases.contains { $0.column(field) >= 0 }, "\(field.name)")
    }
  }

  /// The numbers of the keys are unique and have no gap.
  @Test func keysAreNumbered() {
    #expect(IndexedKey.all.map(\.key.number) == Array(0..<IndexKey.count))
  }

  /// Each version on which a rule begins or ends has its own slot, even if one major version of iOS
  /// has many such versions.
  @Test(arguments: [0, 9])
  func everyEdgeIsASlot(_ more: UInt8) throws {
    let last = try #require(Rulebook.rules.last)
    let rules =
      Rulebook.rules
      + (0..<more).map { minor in
        var rule = last
        rule.since = OSVersion(26, minor + 1)
        return rule
      }
    let book = more == 0 ? Book.release : Asked(rules).book
    let edges = BookCompiler.edges(of: rules, newestMajor: Rulebook.newestMajor)
    #expect(edges.count { $0.major == 26 } >= more)
    #expect(book.slotCount == edges.count + 1)
    for (index, edge) in edges.enumerated() {
      let before = OSVersion(packed: edge.packed - 1)
      #expect(VersionSlot(of: edge, in: book).number == index + 1, "\(edge)")
      #expect(VersionSlot(of: before, in: book).number == index, "before \(edge)")
    }
  }

  /// For each key and each version edge, the candidates are the rows about apps that a search
  /// through all rows finds.
  @Test func candidatesAreTheRowsInForce() {
    let book = Book.release
    let edges = BookCompiler.edges(of: Rulebook.rules, newestMajor: Rulebook.newestMajor)
    for profile in EvidenceProfile.allCases {
      for key in IndexedKey.all {
        let about = rules(of: key.key.family).filter {
          key.isAbout($0.row) && $0.row.kinds.contains(.app)
        }
        let admitted = about.filter {
          [.callback, .choice].contains($0.family) || $0.row.basis.profiles.contains(profile)
        }
        if key.isAskedOfAnyVersion {
          let found = book.numbers(
            book.runOfAnyVersion(key.key, IndexPlace(profile, VersionSlot(number: 0, in: book))))
          let wanted = key.isAskedOfAnyProfile ? about : admitted
          #expect(found == wanted.map(\.number))
        }
        for os in edges {
          let run = book.run(key.key, IndexPlace(profile, VersionSlot(of: os, in: book)))
          let inForce = admitted.filter { $0.row.since <= os && os < $0.row.until }
          var wanted = inForce.map(\.number)
          if key.decides {
            // The sort is stable: rows with equal precedence keep their order.
            let ranks = Precedence.allCases.dropFirst().reversed()
            wanted = ranks.flatMap { rank in
              inForce.filter { $0.row.precedence == rank }.map(\.number)
            }
          }
          if run.count == 0, key.isAskedOfAnyVersion {
            let elsewhere = (key.isAskedOfAnyProfile ? about : admitted).first {
              !($0.row.since <= os && os < $0.row.until)
            }
            #expect(run.ruleOnOtherVersion == elsewhere?.number ?? -1)
          }
          if run.settled != nil {
            let others = inForce.filter { $0.row.precedence != .alternative }
            let isPlain = others.allSatisfy { $0.conditions.isEmpty }
            #expect(isPlain, "\(key.key) on \(os) \(profile.name)")
            wanted = Array(wanted.prefix(1))
          }
          let found = book.numbers(run)
          if found != wanted {
            Issue.record("\(key.key) on \(os) \(profile.name): \(found), not \(wanted)")
          }
        }
      }
    }
  }

  /// A settled answer equals the answer that is found rule by rule. The test asks about all
  /// transitions without a last cause, in worlds where the facts on which transitions depend are
  /// known or unknown.
  @Test func settledAnswersAreThoseThatAreFound() async {
    let unsettled = Asked(Rulebook.rules)
    await gather("settled transitions", Place.all) { place, findings in
      var generator = SeededGenerator(seed: UInt64(place.os.packed))
      let drawn = AppKind.allCases.map { World.drawn($0, &generator) }
      for world in World.forTransitions + drawn {
        let context = world.context(place.os, place.profile)
        let settled = policy(context)
        let found = unsettled(context)
        for edge in TransitionGraph.plainEdges {
          let query = edge.query
          let answer = settled.transition(query)
          let wanted = found.transition(query)
          findings.count()
          findings.check(answer == wanted, "\(place): \(edge): \(answer), not \(wanted)")
        }
      }
    }
  }

  /// If all facts are known, nearly every transition is settled. Without this test, a book that
  /// settles nothing would pass all tests.
  @Test func fewHaveToBeAskedForWhereAllIsKnown() {
    var asked = 0
    var count = 0
    var generator = SeededGenerator(seed: 1)
    for place in Place.all {
      for kind in AppKind.allCases {
        let world = World.drawn(kind, &generator).knowingAll(&generator)
        let policy = policy(world.context(place.os, place.profile))
        asked += TransitionGraph.plainEdges.count { policy.settled($0.query) == nil }
        count += TransitionGraph.plainEdges.count
      }
    }
    print("asked for where all is known: \(asked) of \(count) transitions")
    #expect(Double(asked) < 0.01 * Double(count))
  }

  @Test func otherQuestionsAreTheSameUnsettled() async {
    let unsettled = Asked(Rulebook.rules)
    await gather("questions of a book that is not settled", Place.all) { place, findings in
      var generator = SeededGenerator(seed: UInt64(place.os.packed))
      for kind in AppKind.allCases {
        let context = World.drawn(kind, &generator).context(place.os, place.profile)
        for question in AnyQuestion.some(8, &generator) {
          findings.count()
          let wanted = question.summary(by: policy(context))
          let found = question.summary(by: unsettled(context))
          findings.check(found == wanted, "\(place): \(question): \(found), \(wanted)")
        }
      }
    }
  }
}

extension World {
  /// For each kind of app: a world with state restoration, a world without it, and worlds in which
  /// a fact that matters for transitions is `.unknown` or `.no`.
  fileprivate static let forTransitions: [World] = AppKind.allCases.flatMap { kind -> [World] in
    var bare = World.favourable.being(kind)
    bare.app.stateRestoration = false
    bare.facts.passcode = .yes
    let full = World.favourable.being(kind)
    let forks: [Knowable] = [.passcode, .hardwareMultitasking, .idiom, .debuggerAttached]
    return [bare, full] + forks.flatMap { [full.setting($0, .unknown), full.setting($0, .no)] }
  }
}

extension TransitionGraph {
  /// The edges without a last cause. Two states and a cause determine such an edge.
  fileprivate static let plainEdges = edges.filter { $0.node.lastCause == nil }
}

extension Book {
  /// Returns the numbers of the rules in a run.
  fileprivate func numbers(_ run: Run) -> [Int] { (0..<run.count).map { candidate(run, $0) } }
}
