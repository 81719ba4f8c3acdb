// Builds the index of rules: the candidates of each key by version slot and profile.

import LifecyclePolicy
import Rulebook

struct IndexBuilder {
  /// For each profile and key, the offset of the key's runs.
  private(set) var keys: [UInt16] = []
  var runs = Joined<UInt32>()
  /// The patterns of runs. For each version slot, a pattern has the number of runs that begin at or
  /// before the slot, not counting the first run.
  var patterns = Numbered<[UInt8]>()
  var candidates = Joined<UInt16>()
  private let versions: [OSVersion]
  /// For each pair of a profile and a kind of process other than `app`: the index of the pair's
  /// first range, and the number of its ranges.
  private(set) var kindLists: [UInt16] = []
  /// Ranges of keys: first key, last key, and the offset of their runs.
  private(set) var kindRanges: [UInt16] = []
  /// The runs of `otherExtension` by profile and key.
  private var generalRuns: [UInt16] = []

  init(_ rules: [Rule], _ edges: [OSVersion]) {
    require(edges.count < 256, "too many versions on which rules begin or end: at most 255")
    // Version 0 stands for the slot before the first edge.
    versions = [OSVersion(packed: 0)] + edges
    let ofApps = Self.byFamily(rules) { $0.kinds.contains(.app) }
    let listed = IndexedKey.all.map { $0.listed(among: ofApps, rules) }
    for profile in EvidenceProfile.allCases {
      for (key, rows) in zip(IndexedKey.all, listed) {
        keys.append(add(rows, key, profile, rules))
      }
    }
    addKinds(rules)
  }

  /// Returns the numbers of some rules, by family.
  static func byFamily(
    _ rules: [Rule], where isIncluded: (Rule) -> Bool
  ) -> [Family: [Int]] {
    Dictionary(grouping: rules.indices.filter { isIncluded(rules[$0]) }) { rules[$0].family }
  }

  /// Adds the ranges of keys for each kind of process except apps. An App Clip has only the keys
  /// whose rules differ from the rules for apps. `otherExtension` has all keys. Any other kind of
  /// app extension has only the keys whose rules differ from the rules for `otherExtension`.
  mutating func addKinds(_ rules: [Rule]) {
    kindLists = []
    generalRuns = []
    var lists = Joined<UInt16>()
    for kind in ProcessKind.allCases.dropFirst() {
      let isGeneral = kind == .otherExtension
      let like: ProcessKind? = kind == .appClip ? .app : isGeneral ? nil : .otherExtension
      let own = Self.byFamily(rules) { $0.kinds.contains(kind) }
      let differing = Set(
        rules.filter { $0.kinds.contains(kind) != (like.map($0.kinds.contains) ?? false) }
          .map(\.family))
      let other = Self.byFamily(rules) { rule in like.map(rule.kinds.contains) ?? false }
      let first = rules.filter { $0.introduces(kind) }.map(\.since).min() ?? .open
      let keys = IndexedKey.all.enumerated().compactMap { number, key in
        let isDiffering = differing.contains(key.key.family)
        let rows = isDiffering ? key.listed(among: own, rules) : []
        let others = isDiffering ? key.listed(among: other, rules) : []
        return rows == others && !isGeneral ? nil : (number: number, key: key, rows: rows)
      }
      for (place, profile) in EvidenceProfile.allCases.enumerated() {
        var ranges: [(first: Int, last: Int, run: UInt16)] = []
        for (number, key, rows) in keys {
          let run = add(rows, key, profile, rules, since: first)
          if isGeneral { generalRuns.append(run) }
          let likeRuns = kind == .appClip ? self.keys : generalRuns
          if !isGeneral, likeRuns[place * IndexKey.count + number] == run { continue }
          if let last = ranges.last, last.last == number - 1, last.run == run {
            ranges[ranges.count - 1].last = number
          } else {
            ranges.append((number, number, run))
          }
        }
        let list = ranges.flatMap { [UInt16($0.first), UInt16($0.last), $0.run] }
        kindLists += [UInt16(lists.offset(list)), UInt16(ranges.count)]
      }
    }
    kindRanges = lists.values
  }

  /// Adds the runs of a key for a kind of process that exists from `first` on.
  private mutating func add(
    _ rows: [Int], _ key: IndexedKey, _ profile: EvidenceProfile, _ rules: [Rule],
    since first: OSVersion
  ) -> UInt16 {
    let lists = versions.map { os -> [Int] in
      let list = os < first ? [] : rows.filter { rules[$0].isInForce(on: os, profile) }
      guard key.decides, let top = ranked(list, rules).first else { return list }
      // If the first rule refuses, whatever the facts and the details of the question are, it
      // always decides. The other rules are left out.
      let rule = rules[top]
      let isCertain = rule.when.isEmpty && rule.unless.isEmpty && !rule.allows
      return isCertain && !rule.isNarrowed ? [top] : list
    }
    let ever = rows.filter { key.isAskedOfAnyProfile || rules[$0].counts(under: profile) }
    return UInt16(add(lists, ever, key, rules))
  }

  /// Adds the runs of a key under a profile and returns their offset.
  mutating func add(
    _ rows: [Int], _ key: IndexedKey, _ profile: EvidenceProfile, _ rules: [Rule]
  ) -> UInt16 {
    let lists = versions.map { os in rows.filter { rules[$0].isInForce(on: os, profile) } }
    let ever = rows.filter { key.isAskedOfAnyProfile || rules[$0].counts(under: profile) }
    return UInt16(add(lists, ever, key, rules))
  }

  /// Adds a run for the first slot, and for each slot whose rules differ from the rules of the slot
  /// before. If the rules of all versions are listed, too, adds a run for them. Returns the offset
  /// of the first run.
  private mutating func add(
    _ lists: [[Int]], _ ever: [Int], _ key: IndexedKey, _ rules: [Rule]
  ) -> Int {
    let all = zip(versions, lists).map { os, list -> (count: Int, start: Int) in
      let ranked = key.decides ? ranked(list, rules) : list
      require(ranked.count < Run.settled, "\(ranked.count) candidates")
      if key.decides, let only = settled(ranked, rules) {
        return (Run.settled, only)
      }
      if ranked.isEmpty { return (0, 1 + (ruleOnOtherVersion(ever, os, key, rules) ?? -1)) }
      return (ranked.count, candidates.offset(ranked.map { UInt16($0) }))
    }
    var pattern: [UInt8] = []
    var found = [all[0]]
    for (slot, run) in all.enumerated() {
      if slot > 0, run != all[slot - 1] { found.append(run) }
      pattern.append(UInt8(found.count - 1))
    }
    // A key without rules also gets this run, so that all keys without rules share their runs.
    if key.isAskedOfAnyVersion || ever.isEmpty {
      let start = ever.isEmpty ? 0 : candidates.offset(ever.map { UInt16($0) })
      found.append((ever.count, start))
    }
    let number = patterns.number(pattern)
    require(number < 1024 && candidates.values.count < 1 << 15, "the index is full")
    require(rules.count < 1 << 15 - 1, "too many rules: their numbers have fifteen bits")
    return runs.offset(
      found.enumerated().map {
        let run = Run(count: $1.count, start: $1.start, pattern: $0 == 0 ? number : 0)
        return run.word
      })
  }

  /// Returns the first rule of the key that is in force on other versions but not on this version.
  /// Returns nil if there is no such rule, or if the key has no list with the rules of all
  /// versions.
  private func ruleOnOtherVersion(
    _ ever: [Int], _ os: OSVersion, _ key: IndexedKey, _ rules: [Rule]
  ) -> Int? {
    guard key.isAskedOfAnyVersion else { return nil }
    return ever.first { !(rules[$0].since <= os && os < rules[$0].until) }
  }

  /// Returns the rules in the order of their precedence, the highest first. Leaves out the rules
  /// that never decide.
  private func ranked(_ list: [Int], _ rules: [Rule]) -> [Int] {
    Precedence.allCases.dropFirst().reversed().flatMap { precedence in
      list.filter { rules[$0].precedence == precedence }
    }
  }

  /// Returns the first rule if no rule in the list depends on the facts or on details of the
  /// question. This rule always decides. Otherwise returns nil.
  private func settled(_ list: [Int], _ rules: [Rule]) -> Int? {
    let isPlain = list.lazy.map { rules[$0] }.allSatisfy { rule in
      rule.when.isEmpty && rule.unless.isEmpty && !rule.isNarrowed
    }
    return isPlain ? list.first : nil
  }
}

extension Rule {
  fileprivate var isNarrowed: Bool {
    family.isNarrowed && !(family == .relaunch && fields[.terminations] == nil)
  }
}

/// A key, and a function that says which rules are listed under the key.
struct IndexedKey: Sendable {
  let key: IndexKey
  /// True if one of the key's rules decides. The rules are then listed in the order of their
  /// precedence.
  var decides = true
  /// True if the index also has a list with the rules of all versions.
  var isAskedOfAnyVersion = false
  /// True if the list with the rules of all versions ignores the profile.
  var isAskedOfAnyProfile = false
  let isAbout: @Sendable (Rule) -> Bool

  /// Returns whether a rule is listed under the key for apps.
  func lists(_ rule: Rule) -> Bool {
    rule.kinds.contains(.app) && rule.family == key.family && isAbout(rule)
  }

  /// Returns the numbers of the rules in `byFamily` that are listed under the key.
  func listed(among byFamily: [Family: [Int]], _ rules: [Rule]) -> [Int] {
    (byFamily[key.family] ?? []).filter { isAbout(rules[$0]) }
  }

  /// All keys, in the order of their numbers.
  static let all: [IndexedKey] = {
    var all = [IndexedKey(key: .lifecycle) { _ in true }]
    for state in LifecycleState.allCases {
      for cause in Cause.allCases {
        all.append(
          IndexedKey(key: .transition(state, cause)) {
            $0.has(state, .states) && $0.has(cause, .causes)
          })
      }
    }
    all += LifecycleState.allCases.map { state in
      IndexedKey(key: .leaving(state), decides: false) { $0.has(state, .states) }
    }
    // The question whether any transition calls a callback does not depend on the profile.
    all += Callback.allCases.map { callback in
      IndexedKey(
        key: .calling(callback), decides: false, isAskedOfAnyVersion: true,
        isAskedOfAnyProfile: true
      ) {
        if case .steps(let steps)? = $0.fields[.steps] {
          steps.contains { $0.callback == callback }
        } else {
          false
        }
      }
    }
    all += Cause.allCases.map { cause in
      IndexedKey(key: .cause(cause), decides: false, isAskedOfAnyVersion: true) {
        $0.has(cause, .causes)
      }
    }
    all += Trigger.allCases.map { trigger in
      IndexedKey(key: .delivery(trigger), isAskedOfAnyVersion: true) {
        $0.has(trigger, .triggers)
      }
    }
    all += Allowance.allCases.map { allowance in
      IndexedKey(key: .deadline(allowance)) { $0.has(allowance, .allowances) }
    }
    all += Termination.allCases.map { termination in
      IndexedKey(key: .standing(termination)) { $0.has(termination, .terminations) }
    }
    for trigger in Trigger.allCases {
      all += Standing.allCases.map { standing in
        IndexedKey(key: .relaunch(trigger, standing.rawValue)) {
          $0.has(trigger, .triggers) && $0.has(standing, .standings)
        }
      }
    }
    return all + others
  }()

  private static var others: [IndexedKey] {
    var all = Callback.allCases.map { callback in
      IndexedKey(key: .notification(callback), decides: false) { $0.has(callback, .callback) }
    }
    all += BackgroundMode.allCases.map { mode in
      IndexedKey(key: .mode(mode), isAskedOfAnyVersion: true) { $0.has(mode, .mode) }
    }
    for event in Event.allCases {
      all += AppState.allCases.map { state in
        IndexedKey(key: .event(event, state)) {
          $0.has(event, .events) && $0.has(LifecycleState(state), .states)
        }
      }
    }
    all += Quota.allCases.map { quota in
      IndexedKey(key: .quota(quota)) { $0.has(quota, .quota) }
    }
    for activity in Activity.allCases {
      all += AppState.allCases.map { state in
        IndexedKey(key: .conduct(activity, state)) {
          $0.has(activity, .activities) && $0.has(LifecycleState(state), .states)
        }
      }
    }
    all += Callback.allCases.map { callback in
      IndexedKey(key: .duty(callback), decides: false) { $0.has(callback, .callback) }
    }
    all.append(IndexedKey(key: .manifest, decides: false) { _ in true })
    all.append(IndexedKey(key: .termination) { _ in true })
    all += Callback.allCases.map { callback in
      IndexedKey(key: .callback(callback), isAskedOfAnyVersion: true) {
        $0.has(callback, .callback)
      }
    }
    return all + choices
  }

  /// The keys of the rules on how an incomplete question is read (choices), of the rules on
  /// silence, and of the rules in `ofDevices`.
  private static var choices: [IndexedKey] {
    var all = Cause.allCases.map { cause in
      IndexedKey(key: .act(cause)) {
        $0.has(cause, .causes) && $0.fields[.companions] != nil
      }
    }
    all += LifecycleState.allCases.map { state in
      IndexedKey(key: .way(to: state)) { $0.has(state, .states) }
    }
    all.append(
      IndexedKey(key: .interruption) { $0.fields[.interruptions] != nil })
    return all
      + Silence.allCases.map { silence in
        IndexedKey(key: .silence(silence)) { $0.has(silence, .silence) }
      } + ofDevices
  }

  /// The keys of watchdogs, dispositions, suspensions, purges and calls.
  private static var ofDevices: [IndexedKey] {
    var all = Callback.allCases.map { callback in
      IndexedKey(key: .watchdog(callback)) { $0.has(callback, .callback) }
    }
    for trigger in Trigger.allCases {
      all += Standing.allCases.map { standing in
        IndexedKey(key: .disposition(trigger, standing.rawValue)) {
          $0.has(trigger, .triggers)
            && ($0.fields[.standings] == nil || $0.has(standing, .standings))
        }
      }
    }
    all.append(IndexedKey(key: .suspension) { _ in true })
    all += AppState.allCases.map { state in
      IndexedKey(key: .purge(state)) { $0.has(LifecycleState(state), .states) }
    }
    all += Callback.allCases.map { callback in
      IndexedKey(key: .call(callback)) { $0.has(callback, .callbacks) }
    }
    return all
  }
}
