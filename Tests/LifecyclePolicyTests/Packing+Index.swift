// Which rows each subject has to look at, on each stretch of versions and under each profile.

@testable import LifecyclePolicy

/// What `BuiltInRuleBook.candidates` reads.
struct PackedIndex {
  /// Every version on which a rule or callback begins or ends; the last is later than any.
  let edges: [UInt32]
  /// A version of each stretch, of which there is one more than edges that versions have.
  let versions: [OSVersion]
  /// How many edges lie before each major version.
  let stretches: [UInt8]
  /// Where the runs of each subject begin, profile by profile.
  private(set) var subjects: [UInt16] = []
  /// Runs of stretches on which the candidates are the same.
  private(set) var runs = Joined<UInt32>()
  /// With which stretches another run begins, as bits.
  private(set) var patterns = Numbered<UInt64>()
  private(set) var candidates = Joined<UInt16>()

  init(_ book: some RuleBook) {
    var found: [OSVersion] = []
    var os = OSVersion(packed: 0)
    while let edge = book.versionEdge(after: os) {
      found.append(edge)
      os = edge
    }
    let called = Self.versionsOfCalls(book)
    precondition(
      found.allSatisfy { $0.minor < 16 && ($0.patch == 0 || !called.contains($0.packed)) },
      "a token of callbacks knows no such version")
    let more = Era.edgesOfAMajorVersion
    edges = found.map(\.packed) + Array(repeating: OSVersion.open.packed, count: more)
    stretches = (0..<64).map { major in
      precondition(found.count { $0.major == major } <= more, "too many edges in \(major)")
      return UInt8(found.count { $0 < OSVersion(UInt8(major)) })
    }
    precondition(found.count < 64, "a pattern knows no more stretches")
    // Before the first edge there is nothing to ask.
    versions = [OSVersion(packed: 0)] + found
    for profile in EvidenceProfile.allCases {
      for subject in Subject.all {
        let rows = subject.rows(of: book)
        let lists = versions.map { os in
          let list = subject.ranked(
            rows.filter { subject.admits($0, on: os, profile, of: book) }, of: book)
          return subject.settled(list, of: book).map { IndexedList(rows: [$0], isSettled: true) }
            ?? IndexedList(rows: list, isSettled: false)
        }
        subjects.append(UInt16(add(lists)))
      }
    }
  }

  /// The versions on which what is called or posted in a transition can change.
  private static func versionsOfCalls(_ book: some RuleBook) -> Set<UInt32> {
    let posted = (0..<book.notificationCount).map { book.notification($0) }
    let called = (0...).lazy.map { CallbackForm.at($0) }.prefix { $0 != nil }.compactMap { $0 }
    let versions =
      posted.flatMap { [$0.since, $0.until] } + called.flatMap { [$0.since, $0.until] }
    return Set(versions.map(\.packed))
  }

  private mutating func add(_ lists: [IndexedList]) -> Int {
    add(
      runs: lists.map {
        PackedRun(
          count: $0.rows.count, isSettled: $0.isSettled,
          number: candidates.offset($0.rows.map { UInt16($0) }))
      })
  }

  /// Runs of numbers into another table.
  mutating func add(numbers: [Int]) -> Int {
    add(runs: numbers.map { PackedRun(count: 0, isSettled: false, number: $0) })
  }

  /// One run for each stretch after which another begins.
  private mutating func add(runs all: [PackedRun]) -> Int {
    var pattern: UInt64 = 0
    var found = [all[0]]
    for stretch in all.indices.dropFirst() where all[stretch] != all[stretch - 1] {
      pattern |= 1 << UInt64(stretch)
      found.append(all[stretch])
    }
    let number = patterns.number(pattern)
    return runs.offset(found.enumerated().map { $1.word(pattern: $0 == 0 ? number : 0) })
  }
}

/// As `Run` reads it.
private struct PackedRun: Equatable {
  let count: Int
  let isSettled: Bool
  let number: Int

  func word(pattern: Int) -> UInt32 {
    var bits = Bits()
    precondition(count < 127, "\(count) candidates")
    bits.add(pattern, bits: 10)
    bits.add(isSettled ? 127 : count, bits: 7)
    bits.add(number, bits: 15)
    return UInt32(bits.word)
  }
}

/// The candidates of a subject on a stretch.
private struct IndexedList {
  let rows: [Int]
  let isSettled: Bool
}

/// A subject with the rows that are about it.
struct IndexedSubject: Sendable {
  let subject: Subject
  /// Whether versions and profiles choose among the rows, or profiles alone, or nothing.
  enum Choice: Sendable { case inForce, admitted, all }
  let choice: Choice
  private let isAbout: @Sendable (any RuleRow) -> Bool

  init<Row: RuleRow>(
    _ subject: Subject, _ choice: Choice = .inForce, isAbout: @escaping @Sendable (Row) -> Bool
  ) {
    self.subject = subject
    self.choice = choice
    self.isAbout = { ($0 as? Row).map(isAbout) ?? false }
  }

  /// All rows about the subject, in order.
  func rows(of book: some RuleBook) -> [Int] {
    (0..<book.count(of: subject.family)).filter {
      isAbout(book.anyRow(RuleReference(subject.family, $0)))
    }
  }

  /// In the order of their precedence, without those that never decide, where the subject has them
  /// so.
  func ranked(_ list: [Int], of book: some RuleBook) -> [Int] {
    guard subject.isRanked else { return list }
    let ranks = list.map { book.summary(of: RuleReference(subject.family, $0)).precedence }
    return Precedence.allCases.dropFirst().reversed().flatMap { precedence in
      zip(list, ranks).filter { $0.1 == precedence }.map(\.0)
    }
  }

  /// The row that decides whatever is known, and whatever else a question tells; nil where there is
  /// none.
  func settled(_ list: [Int], of book: some RuleBook) -> Int? {
    let rows = list.map { book.anyRow(RuleReference(subject.family, $0)) }
    let isPlain = rows.allSatisfy { $0.when.isEmpty && $0.unless.isEmpty }
    guard subject.isRanked, isPlain, !isNarrowed(rows) else { return nil }
    return list.first
  }

  /// Whether a question tells more than the subject does.
  private func isNarrowed(_ rows: [any RuleRow]) -> Bool {
    rows.contains { !(($0 as? RelaunchRule)?.terminations.isEmpty ?? true) }
  }

  func admits(
    _ index: Int, on os: OSVersion, _ profile: EvidenceProfile, of book: some RuleBook
  ) -> Bool {
    let row = book.anyRow(RuleReference(subject.family, index))
    switch choice {
    case .all: return true
    case .admitted: return row.basis.profiles.contains(profile)
    case .inForce: return row.basis.profiles.contains(profile) && row.since <= os && os < row.until
    }
  }
}

extension Subject {
  /// Every subject, in the order of their numbers.
  static let all: [IndexedSubject] = {
    var all = [IndexedSubject(.lifecycle) { (_: LifecycleRule) in true }]
    for state in LifecycleState.allCases {
      for cause in Cause.allCases {
        all.append(
          IndexedSubject(.transition(state, cause)) { (row: TransitionRule) in
            row.from.contains(state) && row.causes.contains(cause)
          })
      }
    }
    all += LifecycleState.allCases.map { state in
      IndexedSubject(.leaving(state)) { (row: TransitionRule) in row.from.contains(state) }
    }
    all += Callback.allCases.map { callback in
      IndexedSubject(.call(of: callback), .all) { (row: TransitionRule) in
        row.steps.contain(callback)
      }
    }
    all += Cause.allCases.map { cause in
      IndexedSubject(.cause(cause), .admitted) { (row: CauseRule) in row.causes.contains(cause) }
    }
    all += Trigger.allCases.map { trigger in
      IndexedSubject(.delivery(of: trigger), .admitted) { (row: DeliveryRule) in
        row.triggers.contains(trigger)
      }
    }
    return all + decided + listed
  }()

  /// The subjects of families of which one row decides.
  private static var decided: [IndexedSubject] {
    var all = Allowance.allCases.map { allowance in
      IndexedSubject(.deadline(allowance)) { (row: DeadlineRule) in
        row.allowances.contains(allowance)
      }
    }
    all += Termination.allCases.map { termination in
      IndexedSubject(.standing(after: termination)) { (row: StandingRule) in
        row.terminations.contains(termination)
      }
    }
    for trigger in Trigger.allCases {
      all += Standing.allCases.map { standing in
        IndexedSubject(.relaunch(on: trigger, standing)) { (row: RelaunchRule) in
          row.triggers.contains(trigger) && row.standings.contains(standing)
        }
      }
    }
    return all
  }

  private static var listed: [IndexedSubject] {
    var all = Callback.allCases.map { callback in
      IndexedSubject(.notification(of: callback)) { (row: NotificationRule) in
        row.callback == callback
      }
    }
    all += BackgroundMode.allCases.map { mode in
      IndexedSubject(.mode(mode), .admitted) { (row: ModeRule) in row.mode == mode }
    }
    all += BackgroundMode.allCases.map { mode in
      IndexedSubject(.use(of: mode)) { (row: ModeRule) in row.mode == mode }
    }
    for event in Event.allCases {
      all += AppState.allCases.map { state in
        IndexedSubject(.event(event, in: state)) { (row: EventRule) in
          EventQuery(event, in: state).isAbout(row)
        }
      }
    }
    all += Quota.allCases.map { quota in
      IndexedSubject(.quota(quota)) { (row: QuotaRule) in row.quota == quota }
    }
    for activity in Activity.allCases {
      all += AppState.allCases.map { state in
        IndexedSubject(.conduct(activity, in: state)) { (row: ConductRule) in
          ConductQuery(in: state, activity).isAbout(row)
        }
      }
    }
    all += Callback.allCases.map { callback in
      IndexedSubject(.duty(in: callback)) { (row: DutyRule) in row.callback == callback }
    }
    all.append(IndexedSubject(.manifest) { (_: ManifestRule) in true })
    all.append(IndexedSubject(.termination) { (_: TerminationRule) in true })
    return all
  }
}
