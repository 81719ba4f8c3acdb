// Reports the answers that differ between two rule books, in lines that people can read.

import LifecyclePolicy
import Rulebook

/// The output of `rulec diff`: what changed in the books as a whole, the rules that differ, one
/// line for each question that is answered differently on a range of versions, and the totals.
struct AnswerReport {
  /// A line about the version of the rule set, and a line about the newest version of iOS. Each
  /// line is present only if the books differ in it.
  let books: [String]
  let rules: [String]
  /// The lines for the answers. Equal changes under several profiles, or for several apps and
  /// devices, share a line.
  let answers: [String]
  let counts: String

  init(_ old: BookExport, _ new: BookExport) {
    books = Self.books(old, new)
    // Both books are compiled with the same newest version, so that only changed rules make a
    // difference.
    let newestMajor = max(old.newestMajor, new.newestMajor)
    let diff = BookDiff(
      ComparedBook(old.compiled(newestMajor)), ComparedBook(new.compiled(newestMajor)))
    let runs = Self.runs(diff.differences, unknown: OSVersion(newestMajor + 1))
    rules =
      diff.removed.map { "rule removed: \($0)" } + diff.added.map { "rule added: \($0)" }
      + diff.changed.map { "rule changed: \($0)" }
    answers = Self.lines(runs)
    counts =
      "answers: \(answers.count) changed (\(runs.count) with each profile, app and device); "
      + "rules: \(diff.removed.count) removed, \(diff.added.count) added, "
      + "\(diff.changed.count) changed"
  }

  var text: String { (books + rules + answers + [counts]).joined(separator: "\n") + "\n" }

  private static func books(_ old: BookExport, _ new: BookExport) -> [String] {
    var lines: [String] = []
    if old.version != new.version { lines.append("rule set: \(old.version) -> \(new.version)") }
    if old.newestMajor != new.newestMajor {
      lines.append(
        "newest iOS: \(old.newestMajor) -> \(new.newestMajor); later versions are unknown-os")
    }
    return lines
  }

  /// A question that is answered differently on a range of versions, for one app and device.
  private struct Run {
    let question: String
    let profile: EvidenceProfile
    let device: String
    let since: OSVersion
    var until: OSVersion?
    let saying: String

    init(_ difference: AnswerDifference) {
      question = difference.question
      profile = difference.profile
      device = difference.device
      since = difference.since
      until = difference.end
      saying = difference.saying
    }

    var versions: String {
      until.map { "iOS \(since) until \($0)" } ?? "iOS \(since) on"
    }

    /// Returns whether all versions of this run are versions of the other run.
    func lies(in other: Run) -> Bool {
      other.since <= since && (until ?? .open) <= (other.until ?? .open)
    }

    /// Returns whether this run has all versions of the other run, and at least one more version.
    func exceeds(_ other: Run) -> Bool { other.lies(in: self) && !lies(in: other) }

    /// Returns whether `other` continues this run: `other` begins where this run ends, has the same
    /// question, profile, app and device, and states the same change. If this run ends at
    /// `unknown`, the change may be stated differently: from `unknown` on, each book answers as for
    /// its newest version.
    func goesOn(in other: Run, unknown: OSVersion) -> Bool {
      until != nil && until == other.since && question == other.question
        && profile == other.profile && device == other.device
        && (saying == other.saying || until == unknown)
    }
  }

  private static func runs(_ differences: [AnswerDifference], unknown: OSVersion) -> [Run] {
    differences.reduce(into: []) { runs, difference in
      let run = Run(difference)
      if let last = runs.indices.last, runs[last].goesOn(in: run, unknown: unknown) {
        runs[last].until = run.until
      } else {
        runs.append(run)
      }
    }
  }

  /// Returns a line for each question, change and range of versions. A line describes one app and
  /// device. If the change affects other apps or devices within that range, the line gives only
  /// their number.
  private static func lines(_ runs: [Run]) -> [String] {
    let byProfile = grouped(runs) { [$0.question, $0.saying, "\($0.profile.name)"] }
    let covered = byProfile.flatMap(byStretch)
    return grouped(covered) { [$0.longest.question, $0.longest.saying, $0.longest.versions] }
      .map(line)
  }

  private static func grouped<Item>(_ items: [Item], by key: (Item) -> [String]) -> [[Item]] {
    var places: [[String]: Int] = [:]
    return items.reduce(into: []) { groups, item in
      let key = key(item)
      if let place = places[key] {
        groups[place].append(item)
      } else {
        places[key] = groups.count
        groups.append([item])
      }
    }
  }

  /// A group of runs. No other run of the group has all versions of `longest` and more. `runs`
  /// holds the runs whose versions lie within those of `longest`, and `longest` itself.
  private typealias Covered = (longest: Run, runs: [Run])

  private static func byStretch(_ runs: [Run]) -> [Covered] {
    var rest = runs
    var stretches: [Covered] = []
    while let longest = rest.first(where: { run in rest.allSatisfy { !$0.exceeds(run) } }) {
      stretches.append((longest, rest.filter { $0.lies(in: longest) }))
      rest.removeAll { $0.lies(in: longest) }
    }
    return stretches
  }

  /// Returns the line for groups whose longest runs have the same question, change and versions.
  private static func line(_ stretches: [Covered]) -> String {
    let longest = stretches[0].longest
    let profiles = stretches.map { "\($0.longest.profile.name)" }.joined(separator: " and ")
    let runs = stretches.flatMap(\.runs)
    let whole = runs.filter { longest.lies(in: $0) }.map(\.device)
    // The device whose description names the fewest conditions; the first such device if there are
    // several.
    let device = whole.min { $0.count { $0 == "," } < $1.count { $0 == "," } } ?? longest.device
    let others = Set(runs.map(\.device)).count - 1
    return "\(longest.question) \(longest.versions), \(profiles): \(longest.saying); "
      + shortened(device) + (others == 0 ? "" : "; so are \(others) more")
  }

  /// Shortens the description of an app and device that differ from the ordinary ones in more than
  /// four conditions.
  private static func shortened(_ device: String) -> String {
    let words = device.split(separator: ", ")
    guard words.count > 4 else { return device }
    return words.prefix(3).joined(separator: ", ") + " and \(words.count - 3) others"
  }
}

extension AnswerDifference {
  /// The change in words. If the verdict changed, only the verdict is given, because the other
  /// changes follow from the verdict. Otherwise, all changes are given, but a change of the
  /// required conditions only if it is the only change. The rules that decide come last, in
  /// parentheses.
  fileprivate var saying: String {
    let verdict = changes.filter { $0.hasPrefix("verdict ") }.map { String($0.dropFirst(8)) }
    let rest = changes.filter { !$0.hasPrefix("requires ") }
    let parts = [verdict, rest, changes].first { !$0.isEmpty } ?? ["the same by another rule"]
    let (before, after) = (ruleBefore ?? "no rule", ruleAfter ?? "no rule")
    let rules = before == after ? before : "\(before) -> \(after)"
    return "\(parts.joined(separator: ", ")) (\(rules))"
  }
}

extension BookExport {
  /// Compiles the rules without precomputed decisions, because that is faster and gives the same
  /// answers.
  fileprivate func compiled(_ newestMajor: UInt8) -> CompiledBook {
    CompiledBook(rules, version: version, newestMajor: newestMajor, settling: false)
  }
}
