// The index of a book. It finds the rules for a question.

/// A key of the index. Each key lists rules of one family. The keys of all families share one
/// sequence of numbers, so that the index is one table.
package struct IndexKey: Sendable {
  package let family: Family
  package let number: Int

  package static var count: Int { firstCall &+ Callback.valueCount }

  private static var firstTransition: Int { 1 }
  private static var firstLeaving: Int {
    firstTransition &+ LifecycleState.valueCount &* Cause.valueCount
  }
  private static var firstCalling: Int { firstLeaving &+ LifecycleState.valueCount }
  private static var firstCause: Int { firstCalling &+ Callback.valueCount }
  private static var firstDelivery: Int { firstCause &+ Cause.valueCount }
  private static var firstDeadline: Int { firstDelivery &+ Trigger.valueCount }
  private static var firstStanding: Int { firstDeadline &+ Allowance.valueCount }
  private static var firstRelaunch: Int { firstStanding &+ Termination.valueCount }
  private static var firstNotification: Int {
    firstRelaunch &+ Trigger.valueCount &* Standing.valueCount
  }
  private static var firstMode: Int { firstNotification &+ Callback.valueCount }
  private static var firstEvent: Int { firstMode &+ BackgroundMode.valueCount }
  private static var firstQuota: Int { firstEvent &+ Event.valueCount &* AppState.valueCount }
  private static var firstConduct: Int { firstQuota &+ Quota.valueCount }
  private static var firstDuty: Int { firstConduct &+ Activity.valueCount &* AppState.valueCount }
  private static var firstManifest: Int { firstDuty &+ Callback.valueCount }
  private static var firstTermination: Int { firstManifest &+ 1 }
  private static var firstCallback: Int { firstTermination &+ 1 }
  private static var firstAct: Int { firstCallback &+ Callback.valueCount }
  private static var firstWay: Int { firstAct &+ Cause.valueCount }
  private static var firstInterruption: Int { firstWay &+ LifecycleState.valueCount }
  private static var firstSilence: Int { firstInterruption &+ 1 }
  private static var firstWatchdog: Int { firstSilence &+ Silence.valueCount }
  private static var firstDisposition: Int { firstWatchdog &+ Callback.valueCount }
  private static var firstSuspension: Int {
    firstDisposition &+ Trigger.valueCount &* Standing.valueCount
  }
  private static var firstPurge: Int { firstSuspension &+ 1 }
  private static var firstCall: Int { firstPurge &+ AppState.valueCount }

  @inline(__always)
  private init(_ family: Family, _ number: Int) {
    self.family = family
    self.number = number
  }

  /// The rules on the life cycle of an app.
  package static var lifecycle: IndexKey { IndexKey(.lifecycle, 0) }

  /// The transitions from a state by a cause.
  @inline(__always)
  package static func transition(_ from: LifecycleState, _ cause: Cause) -> IndexKey {
    IndexKey(.transition, firstTransition &+ from.place &* Cause.valueCount &+ cause.place)
  }

  /// All transitions from a state.
  package static func leaving(_ state: LifecycleState) -> IndexKey {
    IndexKey(.transition, firstLeaving &+ state.place)
  }

  /// The transitions that call a callback.
  package static func calling(_ callback: Callback) -> IndexKey {
    IndexKey(.transition, firstCalling &+ callback.place)
  }

  /// The rules on the states in which a cause can occur.
  package static func cause(_ cause: Cause) -> IndexKey {
    IndexKey(.cause, firstCause &+ cause.place)
  }

  /// The rules on what a trigger delivers.
  @inline(__always)
  package static func delivery(_ trigger: Trigger) -> IndexKey {
    IndexKey(.delivery, firstDelivery &+ trigger.place)
  }

  @inline(__always)
  package static func deadline(_ allowance: Allowance) -> IndexKey {
    IndexKey(.deadline, firstDeadline &+ allowance.place)
  }

  @inline(__always)
  package static func standing(_ termination: Termination) -> IndexKey {
    IndexKey(.standing, firstStanding &+ termination.place)
  }

  @inline(__always)
  package static func relaunch(_ trigger: Trigger, _ standing: Int32) -> IndexKey {
    IndexKey(.relaunch, firstRelaunch &+ place(trigger, standing))
  }

  @inline(__always)
  private static func place(_ trigger: Trigger, _ standing: Int32) -> Int {
    trigger.place &* Standing.valueCount &+ (Int(standing) &- 1)
  }

  /// The notifications that are posted before or after a callback.
  package static func notification(_ callback: Callback) -> IndexKey {
    IndexKey(.notification, firstNotification &+ callback.place)
  }

  package static func mode(_ mode: BackgroundMode) -> IndexKey {
    IndexKey(.mode, firstMode &+ mode.place)
  }

  package static func event(_ event: Event, _ state: AppState) -> IndexKey {
    IndexKey(.event, firstEvent &+ event.place &* AppState.valueCount &+ state.place)
  }

  package static func quota(_ quota: Quota) -> IndexKey {
    IndexKey(.quota, firstQuota &+ quota.place)
  }

  package static func conduct(_ activity: Activity, _ state: AppState) -> IndexKey {
    IndexKey(.conduct, firstConduct &+ activity.place &* AppState.valueCount &+ state.place)
  }

  package static func duty(_ callback: Callback) -> IndexKey {
    IndexKey(.duty, firstDuty &+ callback.place)
  }

  package static var manifest: IndexKey { IndexKey(.manifest, firstManifest) }
  package static var termination: IndexKey { IndexKey(.termination, firstTermination) }

  /// The rules about a callback itself.
  @inline(__always)
  package static func callback(_ callback: Callback) -> IndexKey {
    IndexKey(.callback, firstCallback &+ callback.place)
  }

  /// The rules on the causes that form one act with the given cause.
  package static func act(_ cause: Cause) -> IndexKey {
    IndexKey(.choice, firstAct &+ cause.place)
  }

  /// The rules on the causes that a path to a state may use if the question does not name any.
  package static func way(to state: LifecycleState) -> IndexKey {
    IndexKey(.choice, firstWay &+ state.place)
  }

  /// The rules on the interruptions that are assumed if a question names none.
  package static var interruption: IndexKey { IndexKey(.choice, firstInterruption) }

  package static func silence(_ silence: Silence) -> IndexKey {
    IndexKey(.silence, firstSilence &+ silence.place)
  }

  /// The rules on the allowances that limit how long a callback may take.
  package static func watchdog(_ callback: Callback) -> IndexKey {
    IndexKey(.watchdog, firstWatchdog &+ callback.place)
  }

  /// The rules on what happens to a trigger that does not run an app with the given standing.
  @inline(__always)
  package static func disposition(_ trigger: Trigger, _ standing: Int32) -> IndexKey {
    IndexKey(.disposition, firstDisposition &+ place(trigger, standing))
  }

  package static var suspension: IndexKey { IndexKey(.suspension, firstSuspension) }

  package static func purge(_ state: AppState) -> IndexKey {
    IndexKey(.purge, firstPurge &+ state.place)
  }

  /// The rules on who receives a callback, with which options, and what its return value changes.
  package static func call(_ callback: Callback) -> IndexKey {
    IndexKey(.call, firstCall &+ callback.place)
  }
}

extension VocabularyEnum {
  /// The zero-based index of a value. The values of the enumeration must begin with one.
  @inline(__always)
  package var place: Int { Int(rawValue) &- 1 }
}

/// The candidates of a key on consecutive slots. The candidates are the rules that are in force on
/// these slots. If one rule of the key decides, rules that can never decide are left out.
///
/// | bits | |
/// |---|---|
/// | 0 to 9 | in the first run of a key: number of the pattern |
/// | 10 to 16 | number of candidates; 127 if settled: a single candidate always decides |
/// | 17 to 31 | first candidate; if settled, the rule; if none, 1 + `ruleOnOtherVersion` |
package struct Run {
  package let word: UInt32

  @inline(__always)
  package init(word: UInt32) { self.word = word }

  package init(count: Int, start: Int, pattern: Int) {
    word = UInt32(pattern) | UInt32(count) &<< 10 | UInt32(start) &<< 17
  }

  /// The count that marks a single candidate that decides whatever the facts are.
  package static var settled: Int { 127 }

  /// The rule that decides whatever the facts are; nil if the candidates must be examined.
  @inline(__always)
  package var settled: Int? { word & 127 &<< 10 == 127 &<< 10 ? start : nil }
  /// The number of candidates.
  @inline(__always)
  package var count: Int { settled == nil ? listed : 1 }
  /// The number of candidates in a run that is not settled.
  @inline(__always)
  package var listed: Int { Int(word &>> 10 & 127) }
  @inline(__always)
  package var start: Int { Int(word &>> 17) }
  /// For a run without candidates: the first rule that the key has on other versions; -1 if there
  /// is no such rule, or if the key has no run for all versions.
  @inline(__always)
  package var ruleOnOtherVersion: Int { start &- 1 }
}

/// The part of the index for a profile, a version slot and a kind of process.
package struct IndexPlace: Sendable {
  /// The number of the list of keys. Each kind of process has one list for each profile.
  fileprivate let list: Int
  package let slot: VersionSlot

  @inline(__always)
  package init(list: Int, _ slot: VersionSlot) {
    self.list = list
    self.slot = slot
  }

  package init(_ profile: EvidenceProfile, _ slot: VersionSlot, _ kind: ProcessKind = .app) {
    self.init(list: Self.list(profile, kind), slot)
  }

  @inline(__always)
  package static func list(_ profile: EvidenceProfile, _ kind: ProcessKind) -> Int {
    kind.place &* EvidenceProfile.valueCount &+ profile.place
  }
  @inline(__always)
  package static var lists: Int { ProcessKind.valueCount &* EvidenceProfile.valueCount }
}

extension Book {
  /// The number of version slots: one for each edge, and one before the first edge.
  @inline(__always)
  package var slotCount: Int { Int(constant(.edgeCount)) &+ 1 }

  /// Returns the index of a key's first run. A key has a run for each slot at which its candidates
  /// change. Some keys have one more run, with the rules of all versions, which shows whether the
  /// subject of the key exists on any version.
  @inline(__always)
  private func offset(_ key: IndexKey, _ place: IndexPlace) -> Int {
    place.list < EvidenceProfile.valueCount
      ? u16(.keys, place.list &* IndexKey.count &+ key.number)
      : offset(key.number, inList: place.list)
  }

  /// Returns the index of a key's first run for a kind of process that is not an app. An App Clip
  /// and `otherExtension` store only the keys whose runs differ from those of an app. Any other
  /// kind of app extension stores only the keys whose runs differ from those of `otherExtension`.
  @inline(never)
  private func offset(_ key: Int, inList number: Int) -> Int {
    let profile = number % EvidenceProfile.valueCount
    let general = EvidenceProfile.valueCount &* ProcessKind.otherExtension.place &+ profile
    var list = number
    while true {
      // Apps have no list of ranges.
      let at = (list &- EvidenceProfile.valueCount) &* 2
      var range = u16(.kindLists, at)
      let end = range &+ 3 &* u16(.kindLists, at &+ 1)
      while range < end, u16(.kindRanges, range &+ 1) < key { range &+= 3 }
      if range < end, u16(.kindRanges, range) <= key { return u16(.kindRanges, range &+ 2) }
      if list <= general { return u16(.keys, profile &* IndexKey.count &+ key) }
      list = general
    }
  }

  /// Returns the number of runs that start at or before a slot. The first run, which stores the
  /// pattern, does not count.
  @inline(__always)
  private func begun(_ first: Int, _ slot: Int) -> Int {
    u8(.patterns, Int(u32(.runs, first) & 0x3ff) &* slotCount &+ slot)
  }

  /// Returns the candidates of a key on a slot. If one rule of the key decides, the candidates are
  /// in the order of their precedence, the highest first. If all applicable rules of the key count,
  /// the candidates are in documented order.
  @inline(never)
  package func run(_ key: IndexKey, _ place: IndexPlace) -> Run {
    let first = offset(key, place)
    return Run(word: u32(.runs, first &+ begun(first, place.slot.number)))
  }

  /// Returns the rules that a key has on any version, in documented order.
  package func runOfAnyVersion(_ key: IndexKey, _ place: IndexPlace) -> Run {
    let first = offset(key, place)
    return Run(word: u32(.runs, first &+ begun(first, slotCount &- 1) &+ 1))
  }

  /// Returns the rule at an index of a run.
  @inline(__always)
  package func candidate(_ run: Run, _ place: Int) -> Int {
    run.settled ?? listed(run, place)
  }

  /// Returns the rule at an index of a run that is not settled.
  @inline(__always)
  package func listed(_ run: Run, _ place: Int) -> Int {
    u16(.candidates, run.start &+ place)
  }
}
