// The apps and devices on which a row and its mutants are asked about, as a vector's `ask` says them.

@testable import LifecyclePolicy

typealias Ask = [String: JSON]

/// Version, evidence profile, app and device.
struct Setting: Sendable {
  let ask: Ask
  let context: Context

  /// Where the conditions of a row hold, where each of them fails, where those of another row about
  /// the same hold, too, and where nothing is known of the device; on the versions that matter to
  /// the row and its mutants.
  static func all(for rule: RuleReference) -> [Setting] {
    let row = rule.summary
    let versions = rule.versionsThatMatter
    let others = allSummaries.filter {
      $0.rule.family == rule.family && RowKeys(rule).overlap(RowKeys($0.rule))
    }
    let asks = grounds(row, beside: others.map(\.row), hasStates: rule.family.turnsOnLifecycle)
    let relevant = rule.conditionsNearby
    var told: Set<[UInt64]> = []
    return [EvidenceProfile.observed, .documented, .article].flatMap { profile in
      versions.flatMap { version in
        asks.compactMap { ground -> Setting? in
          var ask = ground
          ask["os"] = .text("\(version)")
          if profile != .observed { ask["evidence"] = JSON(profile.name) }
          var options = Options(ask)
          guard let context = try? VectorGround(&options).context else { return nil }
          // Only conditions tell one app and device from another.
          let known = context.known
          let isNew = told.insert([
            UInt64(version.packed), profile.bit, known.holding.intersection(relevant).bits,
            known.failing.intersection(relevant).bits,
          ]).inserted
          return isNew ? Setting(ask: ask, context: context) : nil
        }
      }
    }
  }

  private static func grounds(
    _ row: RuleSummary, beside others: [RuleSummary], hasStates: Bool
  ) -> [Ask] {
    let bases = hasStates ? plain + Array(kinds) : plain
    var grounds: [Ask] = []
    for base in bases {
      let met = base.meeting(row.when, row.unless)
      grounds += [base, met]
      for condition in row.when.union(row.unless).union(Mask(.passcode, .cellular)).values {
        grounds += [met.with(condition, true), met.with(condition, false)]
      }
    }
    for other in others where !other.when.union(other.unless).isEmpty {
      grounds.append(plain[0].meeting(other.when, other.unless).meeting(row.when, row.unless))
    }
    var told: Set<String> = []
    return grounds.filter { told.insert("\($0.sorted { $0.key < $1.key })").inserted }
  }

  /// Nothing declared; all of it; nothing known.
  private static let plain: [Ask] = [[:], granted, ["facts": "unknown"]]

  private static let granted: Ask = [
    "mode": .list(BackgroundMode.allCases.map { JSON($0.name) }), "charging": true,
    "permitted-identifier": ["a.b"], "authorization": "always", "restoration-identifier": true,
    "session-sends-launch-events": "yes", "service-session": "yes", "accessory-setup-kit": true,
    "state-restoration": true,
  ]

  /// Apps that have a life cycle or callbacks of their own.
  private static let kinds: [Ask] = [
    ["scenes": true], ["scenes": true, "ipad": true, "multiple-scenes": true],
    granted.merging(["scenes": true]) { $1 }, ["sdk": "3.2"], ["exits-on-suspend": true],
    ["sdk": "26.0"], ["no-multitasking": true],
    granted.merging(["sdk": "9.3"]) { $1 },
  ]
}

extension Family {
  /// Whether answers by rows of this family depend on those of another, too.
  fileprivate func leans(on other: Family) -> Bool {
    switch other {
    case .lifecycle: turnsOnLifecycle
    case .notification: self == .lifecycle
    case .delivery: self == .standing
    case .standing: self == .relaunch || self == .delivery
    case .relaunch: self == .standing || self == .delivery
    default: false
    }
  }

  /// Whether states, or what comes in them, depend on the app's life cycle.
  fileprivate var turnsOnLifecycle: Bool {
    switch self {
    case .lifecycle, .transition, .cause, .notification, .event, .conduct, .duty, .delivery: true
    case .deadline, .standing, .relaunch, .mode, .quota, .manifest, .termination: false
    }
  }
}

extension RuleReference {
  /// The conditions of rows about the same, of what those lean on, and those that mutants add.
  fileprivate var conditionsNearby: Mask<Condition> {
    let keys = RowKeys(self)
    return allSummaries.filter { other in
      guard other.rule.family == family else { return family.leans(on: other.rule.family) }
      return keys.overlap(RowKeys(other.rule))
    }.reduce(Mask(.passcode, .cellular)) { $0.union($1.conditions) }
  }

  /// The versions on which a row about the same, a life cycle, or the row itself begins or ends,
  /// those beside its own edges, and the first and the last.
  fileprivate var versionsThatMatter: [OSVersion] {
    let row = summary
    let keys = RowKeys(self)
    var edges: [OSVersion] = [.oldest, row.since]
    if row.until <= .newest { edges.append(row.until) }
    for edge in edges {
      edges += [allVersions.last { $0 < edge }, allVersions.first { $0 > edge }].compactMap { $0 }
    }
    let others = allSummaries.filter {
      $0.rule.family == .lifecycle || $0.rule.family == family && keys.overlap(RowKeys($0.rule))
    }
    for other in others where other.row.precedence != .alternative {
      edges += [other.row.since, other.row.until]
    }
    edges.append(OSVersion(27))
    return allVersions.filter { $0 <= .newest && edges.contains($0) }
  }
}

extension JSON: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
}
