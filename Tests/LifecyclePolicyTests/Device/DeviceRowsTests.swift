// Changes one row of the rule book at a time, and checks that some effect of a device then differs.
// Rows that make no difference need a reason.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

/// A hash of the effects that a host sees, and of the status, verdict, price, disposition, occasion
/// and rule in the outcomes of events.
private final class Sight {
  private(set) var rules: Set<Int> = []
  private var hasher = Hasher()

  func see(_ effect: DeviceEffect, _ device: Device) {
    hasher.combine(device.text(of: effect))
    tell(effect.rule)
    tell(effect.brokenRule)
  }

  func see(_ outcome: DeviceOutcome) {
    hasher.combine(outcome.status)
    hasher.combine(outcome.ruling.verdict)
    hasher.combine(outcome.price)
    hasher.combine(outcome.disposition)
    hasher.combine(outcome.occasion)
    tell(outcome.ruling.rule)
  }

  private func tell(_ rule: RuleIndex?) {
    hasher.combine(rule?.number)
    if let rule { rules.insert(rule.number) }
  }

  var value: Int { hasher.finalize() }
}

/// A run of random events on a device with three apps of one kind. The same seed gives the same
/// run.
private struct DeviceWalk: Sendable {
  let os: OSVersion
  let profile: EvidenceProfile
  let seed: UInt64
  /// The hash of what the host sees with the unchanged book.
  var value = 0

  func run(_ book: Book) -> Sight {
    let sight = Sight()
    var numbers = SeededGenerator(seed: seed)
    let kind = AppKind.allCases.randomElement(using: &numbers)!
    // In half of the walks, the apps have everything that an app may have, so that their events
    // are not refused.
    var world = World.drawn(kind, &numbers).knowingAll(&numbers)
    if numbers.next() % 2 == 0 { world = World.favourable.being(kind) }
    world.facts.foregroundSlots = 1
    var options = DeviceOptions(os: os, profile: profile, facts: world.facts)
    options.capacities = DeviceCapacities(
      apps: 3, scenes: 5, tasks: 4, requests: 40, policies: 2, effects: 600)
    options.onSilence = numbers.next() % 4 == 0 ? .allow : .refuse
    options.onConditional = numbers.next() % 4 == 0 ? .allow : .refuse
    options.unknownLimit = numbers.next() % 4 == 0 ? .observed : .none
    guard let device = Device(options, book: book) else { return sight }
    for _ in 0..<3 {
      _ = device.install(Installation(world.app, wasLaunched: numbers.next() % 8 != 0))
    }
    let explored = Explored(device, apps: 3, numbers.next() % 3 == 0 ? .slow : .prompt)
    explored.effectSeen = { sight.see($0, device) }
    explored.post(.boot)
    explored.post(.unlock)
    for _ in 0..<240 {
      switch numbers.next() % 10 {
      case 0, 1: explored.advanceToDeadline()
      case 2: explored.replyToOldest(numbers.next() % 4 == 0 ? .notImplemented : .returned)
      default: sight.see(explored.post(explored.event(&numbers)))
      }
    }
    tryRequests(device, sight)
    for ending in [nil, Termination.userForceQuit, .crash, .memoryPressure] {
      tryTriggers(after: ending, device, sight)
    }
    return sight
  }

  /// Submits more requests of two kinds than may be pending. The last two requests of each kind
  /// have the same identifier.
  private func tryRequests(_ device: Device, _ sight: Sight) {
    let device = device.fork()
    for trigger in [Trigger.processingTask, .appRefreshTask] {
      device.post(DeviceEvent(.openApp, app: 2))
      for number in 0..<12 {
        var event = DeviceEvent(.submitRequest, app: 2)
        event.trigger = trigger
        event.identifier = UInt64(100 + min(number, 10))
        event.amount = 1_000_000_000
        sight.see(device.post(event))
      }
    }
    while let effect = device.nextEffect() { sight.see(effect, device) }
  }

  /// Posts each trigger to an app in its present state, or after the app has ended in a given way.
  private func tryTriggers(after ending: Termination?, _ device: Device, _ sight: Sight) {
    func post(_ event: DeviceEvent, _ device: Device) {
      sight.see(device.post(event))
      while let effect = device.nextEffect() {
        sight.see(effect, device)
        if effect.needsReply { device.reply(to: effect.id) }
      }
    }
    let base = device.fork()
    if let ending {
      post(DeviceEvent(.openApp, app: 1), base)
      var end = DeviceEvent(ending == .userForceQuit ? .forceQuit : .end, app: 1)
      end.termination = ending
      post(end, base)
    }
    for trigger in Trigger.allCases {
      post(DeviceEvent(.trigger, app: 1) { $0.trigger = trigger }, base.fork())
    }
  }

  /// Returns whether a rule is in force on the version and under the profile of this walk.
  func canMeet(_ rule: Rule) -> Bool {
    os >= rule.since && os < rule.until && rule.basis.profiles.contains(profile)
  }
}

/// Walks and scenarios, with their results for the unchanged book.
private struct DeviceNet: Sendable {
  private(set) var walks: [DeviceWalk] = []
  /// For each rule, the walks that report it.
  private(set) var reportedBy: [Int: [Int]] = [:]
  private var scenarios: [(scenario: Scenario, lines: [String])] = []
  private(set) var drawn = 0

  /// Runs many walks. Keeps a walk if it reports a rule that fewer than three of the walks kept so
  /// far have reported.
  init(_ book: Book, a count: Int) throws {
    for os in allVersions where os <= Book.release.newest {
      for profile in [EvidenceProfile.documented, .observed] {
        for _ in 0..<count {
          drawn += 1
          var walk = DeviceWalk(os: os, profile: profile, seed: UInt64(drawn))
          let sight = walk.run(book)
          guard sight.rules.contains(where: { (reportedBy[$0] ?? []).count < 3 }) else { continue }
          for rule in sight.rules { reportedBy[rule, default: []].append(walks.count) }
          walk.value = sight.value
          walks.append(walk)
        }
      }
    }
    for scenario in try Scenario.all() {
      scenarios.append((scenario, try scenario.run(over: book)))
    }
  }

  /// Returns whether the changed book changes any effect or outcome of the scenarios or walks. If
  /// `beyondScenarios` is false, tries only the scenarios and a few walks that report the changed
  /// row.
  func notices(_ mutant: Mutant, _ book: Book, beyondScenarios: Bool) throws -> Bool {
    let (before, after) = (mutant.change.before, mutant.change.after)
    let likely = reportedBy[mutant.rule.number] ?? []
    for place in likely.prefix(6) where walks[place].run(book).value != walks[place].value {
      return true
    }
    for (scenario, lines) in scenarios where try scenario.run(over: book) != lines { return true }
    guard beyondScenarios else { return false }
    // A walk can depend on the row without reporting it.
    for walk in walks where walk.canMeet(before) || walk.canMeet(after) {
      if walk.run(book).value != walk.value { return true }
    }
    return false
  }
}

/// The reason why a change of a row may have no effect on any device.
private enum Survival: String, CaseIterable {
  case articles = "no device is run by the articles alone"
  case unasked =
    "what an app should be like and do, and what reports and arguments mean, no device asks"
  case choice = "what a choice says without a value stands in its note, and figures are for days"
  case act = "which causes stand for an act of the user is for questions; a device is told the act"
  case alternative = "it never decides: it is the other side of a conflict"
  case oneStep = "a device goes step by step, and no other way"
  case process = "with scenes a device asks of a scene, and derives the state of the process"
  case ended = "the process ends with its scenes, and its own row decides"
  case unseen = "a device has nothing that it is about: no such call, report or state"
  case unfollowed =
    "a device does not follow it: what is counted over hours, and memory of extensions"
  case same = "another row says the same where it applies"

  /// Finds the reason for a row. Returns nil if some effect must depend on the row.
  init?(_ rule: RuleIndex) {
    let row = rule.row
    if !row.basis.profiles.contains(.documented), !row.basis.profiles.contains(.observed) {
      self = .articles
    } else if [.duty, .manifest, .mode, .termination, .call].contains(rule.family) {
      self = .unasked
    } else if rule.family == .choice {
      let isAsked = [.companions, .states, .interruptions].contains { row.fields[$0] != nil }
      self = isAsked ? .act : .choice
    } else if row.precedence == .alternative {
      self = .alternative
    } else if let listed = Self.reasons.first(where: { $0.ids.contains(rule.id[...]) }) {
      self = listed.survival
    } else {
      return nil
    }
  }

  /// True if the reason is beyond doubt, so that walks that do not report the row need not be run.
  var isCertain: Bool { [.articles, .unasked, .choice, .alternative].contains(self) }

  /// True if the rows with this reason are listed one by one. No effect may depend on a listed row.
  var isListed: Bool { Self.reasons.contains { $0.survival == self } }

  /// The ids of the rows that are listed one by one.
  private static let listed: [(survival: Survival, ids: String)] = [
    (
      .oneStep,
      """
      transition.one-step.no-multitasking transition.one-step.return \
      transition.one-step.resume-inactive transition.one-step.launch-suspended \
      transition.one-step.launch-inactive transition.one-step.accepted.no-multitasking \
      transition.one-step.leave transition.one-step.suspend transition.one-step.suspend-inactive \
      transition.scene.one-step.return transition.scene.one-step.leave \
      transition.scene.one-step.force-quit transition.flicker.notification-center \
      transition.flicker.lock transition.enter-background.twice
      """
    ),
    (
      .process,
      """
      transition.scenes.connect.background.another transition.scenes.disconnect.active \
      transition.scenes.window-closed.active transition.scenes.window-closed.background \
      transition.scenes.activate.documented transition.scenes.reactivate.ignored.documented \
      transition.scenes.reactivate.app-switcher.documented \
      transition.scenes.enter-background.accepted transition.scenes.return \
      transition.scenes.return.unlock transition.scenes.connect.front \
      transition.scenes.suspend.launched-by-user transition.scenes.connect.another \
      transition.scenes.disconnect.another transition.scenes.disconnect.inactive \
      transition.scenes.window-closed.inactive \
      transition.scenes.activate transition.scenes.reactivate.ignored \
      transition.scenes.reactivate.app-switcher transition.scenes.enter-background \
      transition.scenes.lock transition.scenes.return.activation transition.scenes.disconnect \
      transition.scenes.reconnect transition.scenes.connect.background \
      notification.scenes.will-enter-foreground notification.scenes.did-become-active
      """
    ),
    (
      .ended,
      """
      transition.scene.force-quit.phone transition.scene.force-quit.pad.multiple \
      transition.scene.process-ended transition.scene.force-quit.documented \
      transition.scene.force-quit.pad transition.scene.force-quit.suspended \
      transition.scene.window-closed.last
      """
    ),
    (
      .unseen,
      """
      transition.scene.return.activation cause.prewarm-discarded deadline.process-exit \
      deadline.resume.14 deadline.scene-create.11 deadline.process-launch \
      deadline.absent.before-10 deadline.absent.before-16-1 deadline.voip-wake-rate \
      deadline.cpu-usage deadline.persistent-wifi quota.pending-processing-tasks.before-13 \
      quota.requests-per-identifier.before-13 conduct.not-running \
      conduct.background-transfer.suspended callback.service-extension-time-will-expire \
      watchdog.expiration-handler purge.not-running transition.scene.return.activation.another \
      deadline.process-exit.4 deadline.absent.before-17 deadline.absent.before-26 \
      deadline.health-research-task deadline.voip-wake-rate.documented \
      deadline.cpu-usage.documented deadline.notification-service-extension \
      deadline.live-activity conduct.accessory.suspended conduct.location.suspended \
      conduct.background-transfer.not-running callback.continue-user-activity \
      callback.did-receive-notification-request callback.background-task-expiration-handler \
      callback.bgtask-expiration-handler callback.keep-alive-handler.pushkit
      """
    ),
    (
      .unfollowed,
      """
      quota.scheduled-local-notifications.before-4 quota.monitored-regions.before-4 \
      quota.foreground-apps quota.silent-pushes.before-7 quota.newsstand-pushes.before-5 \
      quota.newsstand-pushes.13 quota.wakeups quota.voip-wakes.documented \
      quota.unanswered-health-deliveries.before-8 quota.location-change-updates.before-4 \
      quota.launch-screen-size quota.notification-service-memory \
      quota.scheduled-local-notifications.4 quota.scheduled-local-notifications \
      quota.foreground-apps.pad quota.silent-pushes quota.newsstand-pushes \
      quota.wakeups.documented quota.voip-wakes.before-4 quota.voip-wakes \
      quota.unanswered-health-deliveries quota.location-change-updates \
      quota.notification-service-memory.before-10 quota.disk-writes \
      quota.background-task-assertions quota.url-session-resumes.before-7 \
      quota.url-session-resumes quota.widget-reloads.before-14 quota.widget-reloads \
      quota.live-activity-starts.before-17 quota.live-activity-starts.documented \
      quota.live-activity-starts quota.live-activity-updates.before-16 \
      quota.live-activity-updates quota.device-activities.before-15 quota.device-activities \
      quota.push-to-talk-channels.before-16 quota.push-to-talk-channels \
      quota.live-activities.before-16 quota.live-activities quota.service-updates.before-17 \
      quota.service-updates quota.health-deliveries.before-8 quota.health-deliveries \
      quota.location-pushes.before-15 quota.location-pushes \
      quota.background-memory \
      deadline.background-transfer \
      deadline.background-task-in-fetch
      """
    ),
    (
      .same,
      """
      transition.lock.exits-on-suspend transition.scene.banner transition.scene.call-banner \
      standing.user-launch.rebooted
      """
    ),
  ]

  private static let reasons = listed.map { (survival: $0, ids: Set($1.split(separator: " "))) }
}

/// The test of this suite runs only if LIFECYCLE_POLICY_MUTATE is set. The value `all` selects all
/// rows. The value N/K divides the rows into N parts and selects part K, counted from 0.
@Suite struct DeviceRowsTests {
  @Test(.enabled(if: MutationPart.isAsked))
  func anEffectTurnsOnEachRow() async throws {
    let part = try #require(MutationPart.asked, "all, or N/K with K below N")
    let begin = ContinuousClock.now
    let net = try DeviceNet(PatchableBook(Rulebook.rules).book, a: 60)
    print(
      "\(net.drawn) walks, \(net.walks.count) of them kept, which report \(net.reportedBy.count) rules:",
      "\(ContinuousClock.now - begin)")
    let rules = allRules.filter { part.has($0.number) }
    let workers = ProcessInfo.processInfo.activeProcessorCount
    let survivors = try await withThrowingTaskGroup(of: [RuleIndex].self) { group in
      for worker in 0..<workers {
        group.addTask {
          let books = PatchableBook(Rulebook.rules, spare: [Mutant.otherText])
          return try rules.filter { rule in
            guard rule.number / part.count % workers == worker else { return false }
            let isCertain = Survival(rule)?.isCertain ?? false
            return try !Mutant.all(of: rule).contains { mutant in
              try books.with(mutant.change.after, at: rule.number) {
                try net.notices(mutant, $0, beyondScenarios: !isCertain)
              }
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    for family in Family.allCases {
      let rules = rules.filter { $0.family == family }
      let left = survivors.count { $0.family == family }
      print("  \(family.name): \(rules.count - left) of \(rules.count) rows turn an effect")
    }
    for survival in Survival.allCases {
      print("  \(survivors.count { Survival($0) == survival }): \(survival.rawValue)")
    }
    print("time: \(ContinuousClock.now - begin), \(workers) at a time")
    let unexplained = survivors.filter { Survival($0) == nil }.map(\.id)
    #expect(unexplained.isEmpty, "no effect turns on \(unexplained.joined(separator: ", "))")
    let alive = Set(survivors.map(\.id))
    let noticed = rules.filter { Survival($0)?.isListed ?? false }.map(\.id)
      .filter { !alive.contains($0) }
    #expect(noticed.isEmpty, "an effect turns on \(noticed.joined(separator: ", "))")
  }
}
