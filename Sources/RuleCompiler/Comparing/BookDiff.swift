// Finds the answers that differ between two books.

import LifecyclePolicy
import Rulebook

public struct ComparedBook: Sendable {
  public private(set) var book: Book
  /// The rules as they are written, before compilation.
  public let rules: [Rule]
  public let versions: [OSVersion]
  /// A hash of the id of each rule, by rule number.
  fileprivate let ids: [UInt64]

  public init(_ book: Book, _ rules: [Rule]) {
    self.book = book
    self.rules = rules
    versions = book.versions
    ids = Digest.ids(of: book)
  }

  public init(_ compiled: CompiledBook) { self.init(compiled.book, compiled.rules) }

  /// Returns a copy with another compiled book, in which one row differs from `rules`. The copy
  /// keeps the present `rules`.
  public func with(_ book: Book) -> ComparedBook {
    var other = self
    other.book = book
    return other
  }

  @inline(__always)
  public func digest(_ question: BookQuestion, _ policy: Policy) -> Digest {
    var digest = Digest(ids)
    question.tell(policy, to: &digest)
    return digest
  }

  func tree(_ question: BookQuestion, _ policy: Policy) -> [String: AnswerValue] {
    var tree = AnswerTree(book)
    question.tell(policy, to: &tree)
    return tree.object
  }
}

/// The circumstances in which two books are compared: version, profile, app and device.
public struct ComparedPlace: Sendable, CustomStringConvertible {
  public let os: OSVersion
  public let profile: EvidenceProfile
  public let device: AppOnDevice
  public let known: KnownConditions

  public var description: String { "iOS \(os), \(profile.name), \(device)" }

  func policy(_ book: Book) -> Policy {
    Policy(
      book: book, os: os, profile: profile, kind: device.app.kind, known: known, limits: Limits())
  }
}

/// A question that two books answer differently on a range of versions.
public struct AnswerDifference: Sendable {
  public let question: String
  public let profile: EvidenceProfile
  public let device: String
  /// The first compared version of the range.
  public let since: OSVersion
  /// The first compared version after the range; nil if the range has no end.
  public fileprivate(set) var end: OSVersion?
  /// The parts of the answer that differ, except `rule` and `newest_verdict`. Each is given by its
  /// name and its old and new value; for a list, by the items that only one of the answers has.
  public let changes: [String]
  public let ruleBefore: String?
  public let ruleAfter: String?
}

public struct BookDiff: Sendable {
  public private(set) var differences: [AnswerDifference] = []
  /// The ids of the rules that only the old book has.
  public private(set) var removed: [String] = []
  public private(set) var added: [String] = []
  public private(set) var changed: [String] = []

  /// Asks the questions that a changed rule can affect, for the apps and devices that `RowDomain`
  /// gives, and under every profile. Of the versions on which a rule of either book begins or ends,
  /// it asks about those on which the changed rule is in force, or about all if the rule's family
  /// `isSeenOutOfForce`.
  public init(_ old: ComparedBook, _ new: ComparedBook) {
    let before = Dictionary(old.rules.map { ($0.id, $0) }) { first, _ in first }
    let after = Dictionary(new.rules.map { ($0.id, $0) }) { first, _ in first }
    removed = old.rules.map(\.id).filter { after[$0] == nil }
    added = new.rules.map(\.id).filter { before[$0] == nil }
    changed = new.rules.map(\.id).filter { before[$0] != nil && before[$0] != after[$0] }
    let versions = Set(old.versions + new.versions).sorted()
    let all = old.rules + new.rules.filter { before[$0.id] != $0 }
    // Two changed rules can affect the same question on different versions. The question is then
    // asked once, on all of these versions.
    var asked: [Asked] = []
    var places: [String: Int] = [:]
    for id in changed + removed + added {
      let rows = [before[id], after[id]].compactMap { $0 }
      let domain = RowDomain(rows, among: all)
      let questions = domain.questions(paths: true) + BookQuestion.beside(rows, among: all)
      let devices = domain.devices(on: versions, asked: questions.map(\.asked))
      for profile in EvidenceProfile.allCases {
        // In some families, a row that is not in force can still affect answers.
        let there = versions.filter { os in
          rows.contains {
            $0.counts(under: profile)
              && ($0.family.isSeenOutOfForce || $0.isInForce(on: min(os, old.book.newest), profile)
                || $0.isInForce(on: min(os, new.book.newest), profile))
          }
        }
        for device in devices {
          for question in device.questions.map({ questions[$0] }) where !there.isEmpty {
            let key = "\(question) \(profile) \(device.device)"
            if let place = places[key] {
              asked[place].versions.formUnion(there)
              continue
            }
            places[key] = asked.count
            asked.append(
              Asked(
                question: question, profile: profile, device: device.device,
                versions: Set(there)))
          }
        }
      }
    }
    for one in asked { compare(old, new, one, versions) }
  }

  /// A question with the versions on which a changed rule can affect its answer.
  private struct Asked {
    let question: BookQuestion
    let profile: EvidenceProfile
    let device: AppOnDevice
    var versions: Set<OSVersion>
  }

  private mutating func compare(
    _ old: ComparedBook, _ new: ComparedBook, _ asked: Asked, _ versions: [OSVersion]
  ) {
    let (question, profile, device) = (asked.question, asked.profile, asked.device)
    var stretch: AnswerDifference?
    for os in versions {
      guard asked.versions.contains(os) else {
        close(&stretch, before: os)
        continue
      }
      let place = ComparedPlace(os: os, profile: profile, device: device, known: device.known(os))
      let (was, isNow) = (place.policy(old.book), place.policy(new.book))
      var found: AnswerDifference?
      if old.digest(question, was).value != new.digest(question, isNow).value {
        found = AnswerDifference(
          question, place, old.tree(question, was), new.tree(question, isNow))
      }
      if let found, let open = stretch, open.says(found) { continue }
      close(&stretch, before: os)
      stretch = found
    }
    close(&stretch, before: nil)
  }

  private mutating func close(_ stretch: inout AnswerDifference?, before os: OSVersion?) {
    guard var closed = stretch else { return }
    closed.end = os
    differences.append(closed)
    stretch = nil
  }
}

extension AnswerDifference {
  fileprivate init(
    _ question: BookQuestion, _ place: ComparedPlace, _ before: [String: AnswerValue],
    _ after: [String: AnswerValue]
  ) {
    self.question = "\(question)"
    profile = place.profile
    device = "\(place.device)"
    since = place.os
    let names = Set(before.keys).union(after.keys).subtracting(["rule", "newest_verdict"])
    changes = names.sorted().flatMap { name in
      Self.changes(name, before[name] ?? .null, after[name] ?? .null)
    }
    ruleBefore = before["rule"]?.text
    ruleAfter = after["rule"]?.text
  }

  /// Returns the change in words. For two lists, the words name the items that only one of the
  /// lists has.
  private static func changes(
    _ name: String, _ before: AnswerValue, _ after: AnswerValue
  ) -> [String] {
    if before == after { return [] }
    guard case .list(let was) = before, case .list(let isNow) = after else {
      return ["\(name) \(before) -> \(after)"]
    }
    let lost = was.filter { !isNow.contains($0) }.map { "\(name) without \($0)" }
    let gained = isNow.filter { !was.contains($0) }.map { "\(name) with \($0)" }
    return lost + gained + (lost + gained == [] ? ["\(name) in another order"] : [])
  }

  fileprivate func says(_ other: AnswerDifference) -> Bool {
    changes == other.changes && ruleBefore == other.ruleBefore && ruleAfter == other.ruleAfter
  }
}

extension AnswerValue: CustomStringConvertible {
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value in words; lists and objects show their items.
  public var description: String {
    switch self {
    case .null: "none"
    case .flag(let flag): flag ? "yes" : "no"
    case .number(let number): Int64(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): text
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .object(let object):
      object.sorted { $0.key < $1.key }.filter { $0.value != .null }
        .map { "\($0.key) \($0.value)" }.joined(separator: " ")
    }
  }
}

// MARK: - One changed row

/// Compares the old book with books in which one row is changed, one change after another. Asks
/// only the questions that the row can affect. Each answer of the old book is computed only once.
public struct RowComparison {
  private let old: ComparedBook
  private let places: [ComparedPlace]
  private let questions: [BookQuestion]
  private let asked: [[Family: [RuleField: Int64]]]
  /// For each compared place, the indices of the questions to ask there.
  private let columns: [[Int]]
  /// For each compared place, the old book's answers to the questions in `columns`; empty until the
  /// first question is asked there.
  private var answers: [[Answer?]]
  /// The places and questions to try first, because they detected earlier changes.
  private var detecting: [(row: Int, column: Int)] = []

  private struct Answer {
    let digest: UInt64
    let rule: Int32

    init(_ digest: Digest) {
      self.digest = digest.value
      rule = Int32(digest.rule?.number ?? -1)
    }
  }

  /// The effect of a change on the answers.
  public enum Outcome {
    /// The change alters the answer to this question in this place.
    case detected(BookQuestion, ComparedPlace)
    /// No answer changed. `asked` counts the questions that the change could affect; `deciding`
    /// holds the rules that decide their answers.
    case silent(asked: Int, deciding: Set<Int32>)
  }

  /// `rows` holds the forms of the row. The first of them is the form in the old book.
  public init(_ old: ComparedBook, rows: [Rule]) {
    self.old = old
    let domain = RowDomain(rows, among: old.rules)
    var keys: Set<UInt64> = []
    questions = domain.questions(paths: false).filter { keys.insert($0.key).inserted }
    let asked = questions.map(\.asked)
    self.asked = asked
    let devices = domain.devices(on: old.versions, asked: asked)
    let conditions = domain.conditions(asked: asked)
    // Keeps one device for each set of conditions. If several kinds of process have the same
    // conditions, only the first kind is kept.
    let there = old.versions.map { os in
      RowDomain.distinct(devices) { KnownBits($0.device.known(os), of: conditions) }
    }
    var places: [ComparedPlace] = []
    var columns: [[Int]] = []
    for profile in [EvidenceProfile.observed, .documented, .founding] {
      for (os, there) in zip(old.versions, there) {
        for device in there {
          let known = device.device.known(os)
          places.append(
            ComparedPlace(os: os, profile: profile, device: device.device, known: known))
          columns.append(device.questions)
        }
      }
    }
    self.places = places
    self.columns = columns
    answers = Array(repeating: [], count: places.count)
  }

  /// Returns the first question found whose answer differs in the book with the changed row, or
  /// says that no answer differs.
  public mutating func outcome(of change: RowChange, in changed: Book) -> Outcome {
    let new = old.with(changed)
    for (row, column) in detecting {
      let (place, question) = (places[row], questions[columns[row][column]])
      if change.canMatter(min(place.os, old.book.newest), place.profile, place.known),
        new.digest(question, place.policy(changed)).value != answers[row][column]?.digest
      {
        return .detected(question, place)
      }
    }
    let matters = asked.map { change.canMatter(to: $0) }
    var count = 0
    var deciding: Set<Int32> = []
    for (row, place) in places.enumerated()
    where change.canMatter(min(place.os, old.book.newest), place.profile, place.known) {
      let policy = place.policy(changed)
      lazy var oldPolicy = place.policy(old.book)
      for (column, number) in columns[row].enumerated() {
        guard matters[number] else { continue }
        let question = questions[number]
        if answers[row].isEmpty {
          answers[row] = Array(repeating: nil, count: columns[row].count)
        }
        let before = answers[row][column] ?? Answer(old.digest(question, oldPolicy))
        answers[row][column] = before
        if new.digest(question, policy).value != before.digest {
          detecting.insert((row, column), at: 0)
          return .detected(question, place)
        }
        count += 1
        deciding.insert(before.rule)
      }
    }
    return .silent(asked: count, deciding: deciding)
  }
}

extension BookQuestion {
  /// A hash of the question; equal questions have equal keys.
  fileprivate var key: UInt64 {
    var digest = Digest([])
    for byte in description.utf8 { digest.put("", count: Int64(byte)) }
    return digest.value
  }
}
