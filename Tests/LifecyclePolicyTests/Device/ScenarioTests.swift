// Runs the scenarios of Tests/Vectors/scenarios and compares every effect of the device.

import Foundation
import Testing

@testable import LifecyclePolicy

/// A scenario: a device, its apps, the events with their times, and every effect in order.
struct Scenario: Decodable {
  struct App: Decodable {
    var modes: [String]?
    var scenes: Bool?
    var multiple_scenes: Bool?
    var exits_on_suspend: Bool?
    var linked_sdk: String?
    var authorization: String?
    var permitted_identifiers: UInt32?
    var session_sends_launch_events: String?
    var restoration_identifier: String?
    var state_restoration: Bool?
    /// How many seconds each callback takes; 0 by default.
    var returns_after: Double?
    var completes_after: Double?
    var stays_for: Double?
    /// True if the user has launched the app before; true by default.
    var was_launched: Bool?
    /// The callbacks that the app implements; all callbacks by default.
    var implements: [String]?
  }

  struct Step: Decodable {
    /// The time of the event, in seconds.
    var at: Double
    var event: String
    var app: Int?
    var scene: UInt32?
    var trigger: String?
    var interruption: String?
    var activity: String?
    var termination: String?
    var notice: String?
    var fact: String?
    var value: String?
    var token: UInt32?
    var identifier: UInt64?
    var bytes: Int64?
    /// The event's amount in seconds, if the amount is a duration.
    var delay: Double?
  }

  var id: String
  var comment: String
  var sources: [String]
  var os: String
  var evidence: String?
  var facts: [String: String]?
  var apps: [App]
  var events: [Step]
  /// The end of the scenario, in seconds.
  var until: Double
  var effects: [String]
}

/// Returns the value of an enumeration by its name. An unknown name is a mistake in the scenario.
private func named<Value: VocabularyEnum>(_ name: String, _ type: Value.Type) throws -> Value {
  var name = name
  let value = name.withUTF8 { Value.value(named: UnsafeRawBufferPointer($0)) }
  return try #require(value, "no \(type) is named \(name)")
}

extension Scenario {
  static func all() throws -> [Scenario] {
    let folder = Checkout.url("Tests/Vectors/scenarios")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .flatMap { try JSONDecoder().decode([Scenario].self, from: Data(contentsOf: $0)) }
  }

  func device(over book: Book = .release) throws -> Device {
    var facts = DeviceFacts.ordinary
    for (name, value) in self.facts ?? [:] {
      let fact: Fact = value == "yes" ? .yes : .no
      switch name {
      case "passcode": facts.passcode = fact
      case "pad": facts.idiom = fact == .yes ? .pad : .phone
      case "background-app-refresh": facts.backgroundAppRefresh = fact
      case "debugger": facts.debuggerAttached = fact
      case "charging": facts.charging = fact
      default: Issue.record("\(id): no fact is named \(name)")
      }
    }
    let profile = try evidence.map { try named($0, EvidenceProfile.self) } ?? .observed
    let device = try #require(
      Device(DeviceOptions(os: version(os), profile: profile, facts: facts), book: book))
    for app in apps {
      var profile = AppProfile()
      for mode in app.modes ?? [] {
        profile.backgroundModes.insert(try named(mode, BackgroundMode.self))
      }
      profile.scenes = app.scenes
      profile.multipleScenes = app.multiple_scenes ?? false
      profile.exitsOnSuspend = app.exits_on_suspend ?? false
      profile.linkedSDK = try app.linked_sdk.map(version)
      profile.permittedIdentifiers = app.permitted_identifiers ?? 0
      profile.stateRestoration = app.state_restoration ?? false
      if let word = app.authorization {
        profile.locationAuthorization = try named(word, LocationAuthorization.self)
      }
      if let word = app.session_sends_launch_events {
        profile.sessionSendsLaunchEvents = try named(word, Fact.self)
      }
      if let word = app.restoration_identifier {
        profile.restorationIdentifier = try named(word, Fact.self)
      }
      var implemented = Mask<Callback>.all
      if let names = app.implements {
        implemented = .none
        for name in names { implemented.insert(try named(name, Callback.self)) }
      }
      let installed = device.install(
        Installation(
          profile, implemented: implemented,
          replyAfter: Nanoseconds(nanoseconds(app.returns_after ?? 0)),
          completeAfter: app.completes_after.map { Nanoseconds(nanoseconds($0)) },
          stayFor: Nanoseconds(nanoseconds(app.stays_for ?? 0)),
          wasLaunched: app.was_launched ?? true))
      _ = try #require(installed)
    }
    return device
  }

  private func version(_ text: String) throws -> OSVersion {
    var text = text
    return try #require(text.withUTF8 { OSVersion(utf8: UnsafeRawBufferPointer($0)) })
  }

  func nanoseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1000).rounded()) * 1_000_000 }

  func event(_ step: Step) throws -> DeviceEvent {
    var event = DeviceEvent(try named(step.event, Occurrence.self), app: step.app ?? 0)
    event.scene = step.scene ?? 0
    event.trigger = try step.trigger.map { try named($0, Trigger.self) }
    event.interruption = try step.interruption.map { try named($0, Interruption.self) }
    event.activity = try step.activity.map { try named($0, Activity.self) }
    event.termination = try step.termination.map { try named($0, Termination.self) }
    event.notice = try step.notice.map { try named($0, Event.self) }
    event.fact = try step.fact.map { try named($0, ChangingFact.self) }
    event.value = try step.value.map { try named($0, Fact.self) } ?? .unknown
    event.token = step.token ?? 0
    event.identifier = step.identifier ?? 0
    event.amount = step.bytes ?? step.delay.map(nanoseconds) ?? 0
    return event
  }

  /// Returns the effects and the refusals of events as lines. Calls `between` before each event,
  /// and continues with the device that `between` returns.
  func run(
    over book: Book = .release, between: (Device) throws -> Device = { $0 }
  ) throws -> [String] {
    var device = try device(over: book)
    var lines: [String] = []
    func drain() {
      while let effect = device.nextEffect() { lines.append(device.text(of: effect)) }
    }
    func advance(to seconds: Double) {
      repeat { drain() } while device.advance(to: Nanoseconds(nanoseconds(seconds))) == .queueFull
      drain()
    }
    device.post(DeviceEvent(.boot))
    for step in events {
      advance(to: step.at)
      device = try between(device)
      let outcome = device.post(try event(step))
      if outcome.status != .taken { lines.append("\(step.event): \(outcome.status.name)") }
      drain()
    }
    advance(to: until)
    return lines
  }
}

@Suite struct ScenarioTests {
  /// Each scenario has exactly the effects that its file lists. If the environment has
  /// `SCENARIOS=print`, the test prints the effects instead, so that a person can review them and
  /// copy them into the file.
  @Test func everyEffectIsAsWrittenDown() throws {
    let prints = ProcessInfo.processInfo.environment["SCENARIOS"] == "print"
    for scenario in try Scenario.all() {
      let lines = try scenario.run()
      if prints {
        print("== \(scenario.id)")
        for line in lines { print(line) }
      } else {
        #expect(lines == scenario.effects, "\(scenario.id)")
      }
    }
  }

  /// A snapshot is taken before each event and restored into another device, which continues in the
  /// same way.
  @Test func aSnapshotGoesOnInTheSameWay() throws {
    for scenario in try Scenario.all() {
      var count = 0
      let lines = try scenario.run { device in
        let bytes = try #require(device.snapshot())
        let other = try scenario.device()
        #expect(other.restore(bytes, now: device.now) == .restored)
        #expect(other.snapshot() == bytes)
        #expect(other.digest == device.digest)
        count += 1
        return other
      }
      #expect(count == scenario.events.count)
      #expect(try lines == scenario.run(), "\(scenario.id)")
    }
  }
}
