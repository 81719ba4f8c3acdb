// Tests that the auditor and the device agree. A device causes no violation, and a device takes
// every step that the auditor permits, except the steps of the rules in `untaken`.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

/// Follows the lives of devices through an auditor.
private final class Followed {
  let era: Era
  let auditor: Auditor
  /// The places whose step some device has taken.
  var taken: Set<Int> = []
  var rules: Set<String> = []
  var failures: [String] = []
  var records = 0

  init?(_ era: Era, _ options: LogOptions) {
    self.era = era
    var app = era.app
    // If an app names no SDK, a device assumes the SDK of the device's OS, so the auditor gets that
    // SDK.
    app.linkedSDK = app.linkedSDK ?? era.os
    let context = Context(os: era.os, profile: era.profile, app: app, facts: era.facts)
    guard let auditor = Auditor(for: context, options) else { return nil }
    self.auditor = auditor
  }

  /// Runs a device with random events, and audits the effects on app 1.
  func live(_ numbers: inout SeededGenerator, _ guest: Guest, steps: Int) throws {
    let device = try era.device(
      era.app,
      DeviceCapacities(apps: 2, scenes: 5, tasks: 4, requests: 3, policies: 2, effects: 400))
    let explored = Explored(device, apps: 2, guest)
    let session = auditor.session()
    var log: [String] = []
    explored.effectSeen = { effect in
      guard effect.app == 1, let record = AuditRecord(effect) else { return }
      log.append(device.text(of: effect))
      if let rule = effect.rule {
        // A device names the rule about a scene, and an auditor of one scene names the rule about
        // the app, so both rules are noted.
        let id = "\(device.rule(rule).id)"
        self.rules.insert(id)
        self.rules.insert("transition.scenes." + id.dropFirst("transition.scene.".count))
      }
      self.note(record, session)
      let violations = session.feed([record]).filter {
        // An overrun is the app's own fault.
        $0.severity == .error && $0.kind != .overrun
      }
      if !violations.isEmpty, self.failures.count < 5 {
        let kinds = violations.map { "\($0.kind) by \($0.rule.map { "\($0.id)" } ?? "no rule")" }
        self.failures.append("\(kinds)\n\(log.suffix(8).joined(separator: "\n"))")
      }
    }
    explored.post(.boot)
    if guest == .prompt { explored.postRareEvents() }
    for _ in 0..<steps {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0, 1: explored.advanceToDeadline()
      case 2, 3, 4: explored.replyToOldest()
      default: explored.post(explored.event(&numbers))
      }
    }
  }

  /// Adds to `taken` the places that explain a record at the lowest price. The price of a place is
  /// the sum of the prices of the unlogged events that lead to the place.
  private func note(_ record: AuditRecord, _ session: AuditSession) {
    records += 1
    guard record.kind == RecordKind.entered.rawValue else { return }
    let core = auditor.core
    let letter = LetterRecord(
      code: UInt8(record.code), reads: UInt8(record.reads),
      sceneReads: record.sceneReads == 0 ? 0 : UInt8(record.sceneReads - 6))
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: AuditorCore.Most.places) { prices in
      let reach = core.reach(core.placeSet(session.core, 0), prices)
      core.reachThroughEnd(reach)
      let found = (0..<Int(core.head.placeCount)).filter {
        core.places[$0].due != 0 && core.matches(letter, core.dues[core.places[$0].due])
          && prices[$0] <= AuditorCore.limit
      }
      guard let first = found.map({ prices[$0] }).min() else { return }
      taken.formUnion(found.filter { prices[$0] == first })
    }
  }

  /// The rules whose steps no device has taken, except the rules that an effect named.
  var untaken: Set<String> {
    let core = auditor.core
    var rules: [String: Bool] = [:]
    for index in 0..<Int(core.head.moveCount) {
      let move = core.moves[index]
      var place = Int(move.to)
      var isTaken: Bool? = nil
      while core.places[place].due != 0 {
        isTaken = (isTaken ?? false) || taken.contains(place)
        place = Int(core.places[place].successor)
      }
      if let isTaken {
        let rule = BookRule(Int(move.rule), in: core.book)
        rules["\(rule.id)"] = (rules["\(rule.id)"] ?? false) || isTaken
      }
    }
    return Set(rules.filter { !$0.value }.map(\.key)).subtracting(self.rules)
  }
}

extension Explored {
  /// Posts events in an order that matters, and that random events seldom have.
  fileprivate func postRareEvents() {
    post(.unlock)
    post(.openApp, 1)
    for _ in 0..<2 { post(.beginInterruption) { $0.interruption = .phoneCall } }
    post(.beginInterruption) { $0.interruption = .siri }
    for _ in 0..<3 { post(.ignoreInterruption) }
    post(.beginInterruption) { $0.interruption = .phoneCall }
    post(.acceptInterruption)
    post(.openApp, 1)
    post(.lock)
    post(.trigger, 1) { $0.trigger = .silentPush }
    post(.unlock)
    post(.home)
    post(.forceQuit, 1)
    post(.lock)
    post(.trigger, 1) { $0.trigger = .silentPush }
    post(.unlock)
    post(.openApp, 1)
    post(.home)
    post(.disconnectScene, 1) { $0.scene = 1 }
    post(.openApp, 1)
  }
}

extension AuditRecord {
  /// Makes the log record of an effect; nil if a log has no record of it.
  fileprivate init?(_ effect: DeviceEffect) {
    let time = Nanoseconds(effect.rawAt)
    switch effect.kind {
    case .deliverCallback, .runExpirationHandler:
      guard let callback = effect.callback else { return nil }
      self.init(
        callback, at: time, process: Int64(effect.process), scene: Int32(effect.scene),
        reads: effect.reads, sceneReads: effect.sceneReads, token: Int64(effect.token))
    case .postNotification:
      guard let posted = effect.notification else { return nil }
      self.init(
        .notification, code: posted.rawValue, at: time, process: Int64(effect.process),
        scene: Int32(effect.scene), reads: effect.reads, sceneReads: effect.sceneReads)
    case .kill:
      self.init(
        .ended, code: effect.termination?.rawValue ?? 0, at: time,
        process: Int64(effect.process))
    default: return nil
    }
  }
}

@Suite struct AuditorDeviceTests {
  /// The rules by which an auditor permits steps that no device takes, each with the reason.
  private static let untaken = [
    "transition.end.foreground.shutdown.article": "a second account",
    "transition.scenes.connect.after-force-quit": "a second account",
    "transition.scenes.connect.after-force-quit.documented": "a second account",
    "transition.scenes.external-display": "a second account",
    "transition.scenes.external-display.27": "a second account",
    "transition.scenes.force-quit.phone.disconnect": "a second account",
    "transition.scenes.force-quit.phone.reconnect": "a second account",
    "transition.cover.last": "several things cover the app: these walks seldom uncover it",
    "transition.cover.last.no-multitasking": "the same before 4.0",
    "transition.accepted.no-multitasking": "a call is not accepted in these walks before 4.0",
    "transition.return.unlock.woken": "woken while locked, then unlocked: rare in these walks",
    "transition.scenes.disconnect": "the system disconnects a scene: rare in these walks",
    "transition.enter-background.twice": "tolerated: a device does not do it",
    "transition.enter-background.return-cancelled": "tolerated: a device does not do it",
    "transition.flicker.notification-center": "tolerated: a device does not do it",
    "transition.flicker.lock": "tolerated: a device does not do it",
  ]

  @Test(arguments: Era.all.map(\.name), [EvidenceProfile.documented, .observed])
  func whatADeviceDoesIsNoViolation(_ name: String, _ profile: EvidenceProfile) throws {
    var era = try #require(Era.all.first { $0.name == name })
    era.profile = profile
    var unknown: Set<String> = []
    for (showsProcesses, showsNotifications) in [(false, false), (true, true)] {
      var options = LogOptions(callbacks: .all)
      if showsNotifications { options.notifications = .all }
      options.showsProcesses = showsProcesses
      options.scenes = era.app.scenes == true ? 5 : 1
      let followed = try #require(Followed(era, options))
      for seed: UInt64 in 1...60 {
        var numbers = SeededGenerator(seed: seed)
        try followed.live(&numbers, seed % 3 == 0 ? .slow : .prompt, steps: 300)
      }
      try #require(followed.failures.isEmpty, "\(name): \(followed.failures.first ?? "")")
      #expect(followed.records > 500)
      if !showsNotifications { unknown = followed.untaken }
    }
    let others = unknown.subtracting(Self.untaken.keys).sorted()
    #expect(others.isEmpty, "no device follows \(others.joined(separator: " "))")
  }
}
