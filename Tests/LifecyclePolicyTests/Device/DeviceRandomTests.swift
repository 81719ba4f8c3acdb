// Tests long runs of random events, full queues, damaged snapshots and the sizes of records.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct DeviceRandomTests {
  @Test(arguments: Era.all.map(\.name), [Treatment.refuse, .allow])
  func whatHoldsInEveryStateHoldsAfterManyEvents(_ name: String, _ treatment: Treatment) throws {
    let era = try #require(Era.all.first { $0.name == name })
    for (seed, guest) in (1...2).map({ ($0, $0 % 2 == 0 ? Guest.prompt : .slow) })
      as [(UInt64, Guest)]
    {
      var numbers = SeededGenerator(seed: seed)
      var options = DeviceOptions(
        os: era.os, facts: era.facts,
        capacities: DeviceCapacities(
          apps: 3, scenes: 5, tasks: 4, requests: 3, policies: 1, effects: 400))
      options.onSilence = treatment
      options.onConditional = treatment
      let device = try #require(Device(options))
      for _ in 0..<3 { _ = device.install(Installation(era.app, wasLaunched: true)) }
      let explored = Explored(device, apps: 3, guest)
      explored.keepsTrace = true
      explored.post(.boot)
      for number in 0..<4000 {
        explored.trace.removeAll()
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0, 1: explored.advanceToDeadline()
        case 2, 3, 4:
          explored.replyToOldest(Bool.random(using: &numbers) ? .returned : .notImplemented)
        default:
          let event = explored.event(&numbers)
          explored.trace.append("\(event)")
          explored.post(event)
        }
        explored.look()
        try #require(
          explored.failures.isEmpty,
          "\(name), \(guest), event \(number): \(explored.failures)\n\(explored.trace.joined(separator: "\n"))"
        )
      }
    }
  }

  @Test func theSameEventsHaveTheSameEffects() throws {
    for era in Era.all {
      func run() throws -> [String] {
        var numbers = SeededGenerator(seed: 7)
        let device = try #require(Device(DeviceOptions(os: era.os, facts: era.facts)))
        for _ in 0..<2 { _ = device.install(Installation(era.app, wasLaunched: true)) }
        let explored = Explored(device, apps: 2, .prompt)
        explored.keepsTrace = true
        explored.post(.boot)
        for _ in 0..<500 {
          explored.post(explored.event(&numbers))
        }
        return explored.trace
      }
      let first = try run()
      #expect(first.count > 30)
      #expect(try first == run())
    }
  }

  /// If the host does not take the effects, the queue fills up and the device refuses events. No
  /// effect is lost.
  @Test func aFullQueueLosesNothing() throws {
    func device(effects: Int) throws -> Device {
      let device = try #require(
        Device(
          DeviceOptions(
            os: OSVersion(17),
            capacities: DeviceCapacities(
              apps: 2, scenes: 4, tasks: 4, requests: 4, policies: 1, effects: effects))))
      var app = AppProfile()
      app.scenes = true
      for _ in 0..<2 {
        _ = device.install(Installation(app, replyAfter: Nanoseconds(0), wasLaunched: true))
      }
      device.post(DeviceEvent(.boot))
      return device
    }
    func lines(_ device: Device, drainsAlways: Bool) -> (lines: [String], refusals: Int) {
      var lines: [String] = []
      var refusals = 0
      let events = [
        DeviceEvent(.openApp, app: 1), DeviceEvent(.openApp, app: 2), DeviceEvent(.home),
        DeviceEvent(.openApp, app: 1), DeviceEvent(.shutdown), DeviceEvent(.boot),
        DeviceEvent(.openApp, app: 2),
      ]
      for event in events {
        while device.post(event).status == .queueFull {
          refusals += 1
          if let effect = device.nextEffect() { lines.append(device.text(of: effect)) }
        }
        if drainsAlways {
          while let effect = device.nextEffect() { lines.append(device.text(of: effect)) }
        }
      }
      while let effect = device.nextEffect() { lines.append(device.text(of: effect)) }
      return (lines, refusals)
    }
    let roomy = lines(try device(effects: 400), drainsAlways: true)
    let narrow = lines(
      try device(
        effects: DeviceCapacities(
          apps: 2, scenes: 4, tasks: 4, requests: 4, policies: 1
        ).fewestEffects), drainsAlways: false)
    #expect(roomy.refusals == 0)
    #expect(narrow.refusals > 0)
    #expect(roomy.lines == narrow.lines)
    #expect(
      Device(DeviceOptions(os: OSVersion(17), capacities: DeviceCapacities(apps: 8, effects: 8)))
        == nil)
  }

  /// A damaged snapshot is refused and leaves the device as it was, unless the damage happens to
  /// form another valid snapshot.
  @Test func damagedSnapshotsAreRefused() throws {
    let era = Era.all[6]
    let device = try #require(Device(DeviceOptions(os: era.os, facts: era.facts)))
    for _ in 0..<2 { _ = device.install(Installation(era.app, wasLaunched: true)) }
    let explored = Explored(device, apps: 2, .slow)
    explored.post(.boot)
    explored.post(.unlock)
    explored.post(.openApp, 1)
    explored.post(.trigger, 2) { $0.trigger = .silentPush }
    device.post(DeviceEvent(.beginTask, app: 1))
    let good = try #require(device.snapshot())
    let other = try #require(Device(DeviceOptions(os: era.os, facts: era.facts)))
    let before = other.digest
    // In a snapshot, the time comes after the header (24 bytes) and the version and profile (4
    // bytes). The time here is 0, which takes one byte.
    let nowOffset = 24 + 4
    #expect(good[nowOffset] == 0)
    var numbers = SeededGenerator(seed: 3)
    var restored = 0
    for round in 0..<1500 {
      var bytes = good
      for _ in 0...Int.random(in: 0...2, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      if round % 8 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &numbers)) }
      if round % 2 == 0, bytes.count > 24 { putChecksum(&bytes) }
      let scratch = try #require(Device(DeviceOptions(os: era.os, facts: era.facts)))
      let status = scratch.restore(bytes, now: Nanoseconds(0))
      if status == .restored || status == .restoredWithOtherRules {
        restored += 1
        // Restoring moves the time of a snapshot to `now`, and moves everything that is due along
        // with it. If the damage changed the time, the restored bytes therefore differ.
        let isOfThisMoment = bytes[nowOffset] == good[nowOffset]
        if status == .restored, isOfThisMoment { #expect(scratch.snapshot() == bytes) }
        // The restored device continues without a trap.
        for _ in 0..<10 {
          scratch.post(explored.event(&numbers))
          while let effect = scratch.nextEffect() { scratch.reply(to: effect.id) }
        }
      } else {
        #expect(scratch.digest == before)
      }
    }
    #expect(restored > 0)
    for count in 0..<good.count {
      #expect(other.restore(Array(good[..<count]), now: Nanoseconds(0)) == .damaged)
    }
    let foreign = try #require(Device(DeviceOptions(os: OSVersion(16), facts: era.facts)))
    #expect(foreign.restore(good, now: Nanoseconds(0)) == .foreign)
    let small = try #require(
      Device(
        DeviceOptions(
          os: era.os, facts: era.facts,
          capacities: DeviceCapacities(
            apps: 2, scenes: 0, tasks: 4, requests: 4, policies: 1, effects: 64))))
    #expect(small.restore(good, now: Nanoseconds(0)) == .noRoom)
  }

  private func putChecksum(_ bytes: inout [UInt8]) {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes[24...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for place in 0..<8 { bytes[16 + place] = UInt8(truncatingIfNeeded: sum >> (8 * UInt64(place))) }
    let size = UInt64(bytes.count - 24)
    for place in 0..<8 { bytes[8 + place] = UInt8(truncatingIfNeeded: size >> (8 * UInt64(place))) }
  }

  /// The records of an app, a scene and a task stay small.
  @Test func recordsAreSmall() {
    print(
      "bytes: \(DeviceLayout.bytesOfApp) an app, \(MemoryLayout<SceneRecord>.stride) a scene,",
      "\(MemoryLayout<TaskRecord>.stride) a task, \(MemoryLayout<DeviceEffect>.stride) an effect")
    #expect(DeviceLayout.bytesOfApp <= 656)
    #expect(MemoryLayout<SceneRecord>.stride <= 24)
    #expect(MemoryLayout<TaskRecord>.stride <= 16)
  }
}
