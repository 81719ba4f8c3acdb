// Tests that a device takes each edge of an auditor's automaton, except the edges of the rules in
// `untaken`.

import Foundation
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler
@testable import Rulebook

/// An edge of an automaton. It leads from the place after one record to the place after the next
/// record. Between the two records, there may be events that the log does not show.
private struct AuditEdge: Hashable {
  let from: Int
  /// The callbacks that the record may name, as a mask: the callback of the step, and the older
  /// forms for apps that do not implement it.
  let callbacks: UInt64
  /// The state that the app reads in the callback, and the state of the scene. Each is 0 if no
  /// source names the state.
  let reads: UInt8
  let sceneReads: UInt8
  let to: Int
}

/// A device somewhere in its life, and the place of the automaton after the last record of app 1.
private struct Visited {
  let device: Device
  let place: Int
  /// The index in `EdgeWalk.visited` of the device before `event`; -1 for the first device.
  let parent: Int
  let event: String
}

/// Walks breadth-first over everything that can happen on a device with two apps, and follows app 1
/// through the automaton of an auditor.
private final class EdgeWalk {
  private let era: Era
  private let auditor: Auditor
  private var core: AuditorCore { auditor.core }
  private let lifecycle: Lifecycle
  private let app: AppProfile
  private let events: [(name: String, post: (Device) -> Void)]
  /// All edges, each with the rules that allow the edge.
  private(set) var edges: [AuditEdge: Set<String>] = [:]
  /// The edges that a device took, each with the event, and with the index in `visited` of the
  /// device before the event.
  private(set) var taken: [AuditEdge: (before: Int, event: String)] = [:]
  /// Records of a device that no edge explains.
  private(set) var unexplained: [String] = []
  private(set) var visited: [Visited] = []
  private var current = (before: -1, event: "")

  /// The callbacks that nearly every app logs.
  private static let logged: Mask<Callback> = Mask(
    .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
    .willEnterForeground
  ).union(
    Mask(
      .willTerminate, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
      .sceneWillEnterForeground))

  init?(_ era: Era) {
    self.era = era
    var app = era.app
    app.linkedSDK = app.linkedSDK ?? era.os
    app.multipleScenes = false
    self.app = app
    let context = Context(os: era.os, profile: era.profile, app: app, facts: era.facts)
    guard let auditor = Auditor(for: context, LogOptions(callbacks: Self.logged)) else {
      return nil
    }
    self.auditor = auditor
    var found: Lifecycle?
    auditor.core.policy.forEachPossibleLifecycle { lifecycle, _ in found = found ?? lifecycle }
    guard let found else { return nil }
    lifecycle = found
    events = Self.events(hasScenes: app.scenes == true)
    findEdges()
  }

  // MARK: - Edges

  private func findEdges() {
    let places = 0..<Int(core.head.placeCount)
    let steps = places.filter { core.places[$0].due != 0 }
    let starts = Set(steps.map { same(Int(core.places[$0].successor)) }).union([dead])
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: AuditorCore.Most.places) { prices in
      for start in starts {
        var set = PlaceSet()
        set.cheapest.insert(start)
        if start == dead {
          for place in places { prices[place] = core.launches[place] }
        } else {
          _ = core.reach(set, prices)
        }
        for step in steps where prices[step] != AuditorCore.far {
          edges[edge(from: start, in: step), default: []].insert(rule(of: step))
        }
      }
    }
  }

  /// The place without a process.
  private var dead: Int { (0..<Int(core.head.placeCount)).first { core.places[$0].isDead } ?? 0 }

  /// Returns the edge that leads from `place` by the record that is due in the place `step`.
  private func edge(from place: Int, in step: Int) -> AuditEdge {
    let due = core.dues[core.places[step].due]
    return AuditEdge(
      from: place, callbacks: due.callbacks.low, reads: due.reads, sceneReads: due.sceneReads,
      to: same(Int(core.places[step].successor)))
  }

  /// Returns the first place that differs from `place` at most in the rules of the records.
  private func same(_ place: Int) -> Int {
    let record = core.places[place]
    func isSame(_ a: UInt16, _ b: UInt16) -> Bool {
      if a == b { return true }
      guard a != 0, b != 0 else { return false }
      let (a, b) = (core.dues[a], core.dues[b])
      return a.callbacks == b.callbacks && a.reads == b.reads && a.sceneReads == b.sceneReads
        && a.isOptional == b.isOptional && isSame(a.next, b.next)
        && (a.trait < Trait.tolerated) == (b.trait < Trait.tolerated)
    }
    return (0..<place).first {
      let other = core.places[$0]
      return other.state == record.state && other.last == record.last
        && isSame(other.due, record.due)
    } ?? place
  }

  private func rule(of step: Int) -> String {
    "\(BookRule(Int(core.dues[core.places[step].due].rule), in: core.book).id)"
  }

  // MARK: - The walk

  /// Visits devices until each edge has been taken or is allowed by a rule of `untaken`, or until
  /// there are `most` devices.
  func walk(most: Int, without untaken: Set<String>) throws {
    let device = try era.device(
      app,
      DeviceCapacities(apps: 2, scenes: 3, tasks: 2, requests: 2, policies: 2, effects: 64))
    visited = [Visited(device: device, place: dead, parent: -1, event: "")]
    var seen: Set<[Int]> = [key(of: device, dead)]
    var next = 0
    var left = missing(without: untaken).count
    while next < visited.count, visited.count < most, left > 0 {
      let count = taken.count
      for (name, post) in events {
        let device = visited[next].device.fork()
        current = (next, name)
        post(device)
        let place = follow(device, from: visited[next].place)
        if seen.insert(key(of: device, place)).inserted {
          visited.append(Visited(device: device, place: place, parent: next, event: name))
        }
      }
      if taken.count > count { left = missing(without: untaken).count }
      next += 1
    }
  }

  /// The edges that no device took. An edge that is there because of a rule in `untaken` is left out.
  func missing(without untaken: Set<String>) -> [AuditEdge] {
    edges.filter { taken[$0.key] == nil && $0.value.isDisjoint(with: untaken) }.map(\.key)
  }

  /// Returns the properties that determine which callbacks may come next. Devices with equal keys
  /// count as one.
  private func key(of device: Device, _ place: Int) -> [Int] {
    let head = device.core.head
    let app = device.core.apps[1]
    let covers = (0..<8).map { UInt8(truncatingIfNeeded: head.covers >> (8 * UInt64($0))) }
    let interruptions = covers.filter { $0 != 0 && $0 != DeviceCore.switcher }.count
    var key = [
      place, head.isOn ? 1 : 0, head.isLocked ? 1 : 0, Int(head.front.0), min(interruptions, 2),
      covers.contains(DeviceCore.switcher) ? 1 : 0, Int(app.state), Int(app.lastCause),
      app.process != 0 ? 1 : 0, app.waitEffect != 0 ? 1 : 0, Int(app.cause), Int(app.target),
      Int(app.nextStep), Int(app.ending), app.knownCovers.nonzeroBitCount, Int(app.leaving),
      app.isForceQuit ? 1 : 0, app.isPrewarming ? 1 : 0, app.firstTask != noEntry ? 1 : 0,
    ]
    var entry = app.firstScene
    while entry != noEntry {
      let scene = device.core.scenes[entry]
      key += [
        Int(scene.state), Int(scene.lastCause), scene.knownCovers.nonzeroBitCount,
        scene.isWanted ? 1 : 0, Int(scene.leaving),
      ]
      entry = scene.next
    }
    return key
  }

  /// Takes the effects of a device, and returns the place after the last record. Logged callbacks
  /// return only at the event `reply`. All others return at once.
  private func follow(_ device: Device, from place: Int) -> Int {
    var place = place
    while let effect = device.nextEffect() {
      let isLogged = effect.app == 1 && effect.callback.map(Self.logged.contains) ?? false
      if effect.app == 1 {
        switch effect.kind {
        case .startProcess, .kill: place = dead
        case .deliverCallback where isLogged: place = take(effect, device, from: place)
        default: break
        }
      }
      if effect.needsReply, !isLogged || effect.id != device.core.apps[1].waitEffect {
        device.reply(to: effect.id)
      }
    }
    return place
  }

  /// Records the edge that an effect takes, and returns the place after the edge.
  private func take(_ effect: DeviceEffect, _ device: Device, from place: Int) -> Int {
    let target: LifecycleState? = device.core.apps[1].target.value()
    let letter = LetterRecord(
      code: effect.rawCallback, reads: effect.rawReads, sceneReads: effect.rawSceneReads)
    guard let cause = effect.cause, let to = target?.ofItsProcess else {
      unexplained.append(device.text(of: effect))
      return place
    }
    let last = UInt8(representative(of: cause, in: to))
    let steps = (0..<Int(core.head.placeCount)).filter {
      let step = core.places[$0]
      return step.due != 0 && step.state == UInt8(coding: to) && step.last == last
        && core.matches(letter, core.dues[step.due]) && edges[edge(from: place, in: $0)] != nil
    }
    // A step for which no source names the state matches records with any state. So a step that
    // names the state of the record comes first.
    let exact = steps.first {
      let due = core.dues[core.places[$0].due]
      return due.reads == letter.reads && due.sceneReads == letter.sceneReads
    }
    guard let step = exact ?? steps.first else {
      unexplained.append("from \(name(of: place)): \(device.text(of: effect))")
      return place
    }
    let used = edge(from: place, in: step)
    if taken[used] == nil { taken[used] = current }
    return used.to
  }

  /// Returns the first cause that no rule of the state distinguishes from `cause`. Places store
  /// this first cause for all causes that are alike.
  private func representative(of cause: Cause, in state: LifecycleState) -> Int {
    let number = Int(cause.rawValue)
    return (1...number).first { core.policy.isSame($0, number, state, lifecycle) } ?? number
  }

  // MARK: - Events

  /// The events that the walk tries on each device.
  private static func events(hasScenes: Bool) -> [(name: String, post: (Device) -> Void)] {
    var events: [(name: String, post: (Device) -> Void)] = []
    func add(
      _ kind: Occurrence, _ app: Int = 0, _ what: String = "",
      _ fill: @escaping (inout DeviceEvent) -> Void = { _ in }
    ) {
      let words = ["\(kind.name)", app == 0 ? "" : "app \(app)", what]
      events.append(
        (
          words.filter { !$0.isEmpty }.joined(separator: " "),
          { $0.post(DeviceEvent(kind, app: app, fill)) }
        ))
    }
    events.append(
      (
        "reply",
        { device in
          let effect = device.core.apps[1].waitEffect
          if effect != 0 { device.reply(to: effect) }
        }
      ))
    events.append(("time", { $0.advanceToDeadline() }))
    for kind: Occurrence in [
      .boot, .shutdown, .batteryEmpty, .lock, .unlock, .home, .openSwitcher, .closeSwitcher,
    ] {
      add(kind)
    }
    for app in 1...2 {
      add(.openApp, app)
      add(.forceQuit, app)
    }
    for trigger in Trigger.allCases {
      add(.openApp, 1, "\(trigger.name)") { $0.trigger = trigger }
      add(.trigger, 1, "\(trigger.name)") { $0.trigger = trigger }
    }
    for kind in Interruption.allCases {
      add(.beginInterruption, 0, "\(kind.name)") { $0.interruption = kind }
      add(.ignoreInterruption, 0, "\(kind.name)") { $0.interruption = kind }
      for app in 0...2 {
        add(.acceptInterruption, app, "\(kind.name)") { $0.interruption = kind }
      }
    }
    add(.memoryPressure) { $0.amount = 1 << 40 }
    add(.beginTask, 1)
    for termination in Termination.allCases {
      add(.end, 1, "\(termination.name)") { $0.termination = termination }
    }
    guard hasScenes else { return events }
    add(.disconnectScene, 1) { $0.scene = 1 }
    add(.closeScene, 1) { $0.scene = 1 }
    for value in [Fact.no, .yes] {
      add(.requestScene, 1, value == .yes ? "in front" : "behind") {
        $0.scene = 1
        $0.value = value
      }
    }
    return events
  }

  // MARK: - Texts

  /// Returns a line for each edge: the events by which a device took the edge, or the rules that
  /// allow it.
  var lines: [String] {
    edges.map { edge, rules in
      let callback = Callback(rawValue: Int32(edge.callbacks.trailingZeroBitCount + 1))
      let reads: AppState? = edge.reads.value()
      let text =
        "\(name(of: edge.from)) -- \(callback.map { "\($0.name)" } ?? "-") reading "
        + "\(reads.map { "\($0.name)" } ?? "anything")"
        + " -> \(name(of: edge.to))"
      guard let found = taken[edge] else {
        return "\(text): not taken: \(rules.sorted().joined(separator: ", "))"
      }
      return "\(text): \((path(to: found.before) + [found.event]).joined(separator: "; "))"
    }.sorted()
  }

  private func path(to number: Int) -> [String] {
    var path: [String] = []
    var number = number
    while number > 0 {
      path.append(visited[number].event)
      number = visited[number].parent
    }
    return path.reversed()
  }

  private func name(of place: Int) -> String {
    let record = core.places[place]
    let state: LifecycleState? = record.state.value()
    let last: Cause? = record.last.value()
    var name = state.map { "\($0.name)" } ?? "-"
    if record.last == PlaceRecord.leaving { name += " soon" }
    if let last { name += " after \(last.name)" }
    return record.due == 0 ? name : name + " in \(rule(of: place))"
  }
}

@Suite struct AuditorEdgeTests {
  /// The rules that allow edges that no device takes, each with the reason.
  private static let untaken = [
    "transition.end.foreground.shutdown.article": "a second account",
    "transition.scenes.external-display": "a second account",
    "transition.scenes.external-display.27": "a second account",
    "transition.scenes.force-quit.phone.reconnect": "a second account",
    "transition.enter-background.twice": "tolerated: a device does not do it",
    "transition.flicker.notification-center": "tolerated: a device does not do it",
  ]

  /// Makes one walk for each kind of device and app under each of two profiles, with a log that has
  /// only the callbacks of `EdgeWalk.logged`. If `LIFECYCLE_POLICY_LIST` is set, prints each edge.
  @Test func aDeviceTakesEachEdge() throws {
    let lists = ProcessInfo.processInfo.environment["LIFECYCLE_POLICY_LIST"] != nil
    var needed: Set<String> = []
    for era in Era.all {
      for profile: EvidenceProfile in [.documented, .observed] {
        var era = era
        era.profile = profile
        let walk = try #require(EdgeWalk(era))
        try walk.walk(most: 20_000, without: Set(Self.untaken.keys))
        let name = "\(era.name), \(profile.name)"
        let missing = walk.missing(without: Set(Self.untaken.keys)).count
        #expect(missing == 0, "\(name): \(missing) edges\n\(walk.lines.joined(separator: "\n"))")
        #expect(walk.unexplained.isEmpty, "\(name): \(walk.unexplained.first ?? "")")
        for (edge, rules) in walk.edges where walk.taken[edge] == nil { needed.formUnion(rules) }
        let counts =
          "\(walk.taken.count) of \(walk.edges.count) edges, \(walk.visited.count) devices"
        print("\(name): \(counts)")
        if lists { print(walk.lines.map { "  \($0)" }.joined(separator: "\n")) }
      }
    }
    let idle = Set(Self.untaken.keys).subtracting(needed).sorted()
    #expect(idle.isEmpty, "a device takes all edges of \(idle.joined(separator: " "))")
  }
}
