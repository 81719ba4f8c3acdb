// Tests apps that complete their wake-ups without the host, and apps that stay in the background
// for a while. Also tests which apps end when memory is short.

import Testing

@testable import LifecyclePolicy

@Suite struct DeviceHabitsTests {
  private func device(_ installations: Installation...) throws -> Device {
    let device = try #require(Device(DeviceOptions(os: OSVersion(17))))
    for installation in installations { #expect(device.install(installation) != nil) }
    device.post(DeviceEvent(.boot))
    return device
  }

  private func installation(
    completeAfter: Nanoseconds? = nil, stayFor: Nanoseconds = Nanoseconds(0), footprint: Int64 = 0
  ) -> Installation {
    var app = AppProfile(backgroundModes: Mask(.remoteNotification))
    app.scenes = false
    return Installation(
      app, replyAfter: Nanoseconds(0), completeAfter: completeAfter, stayFor: stayFor,
      wasLaunched: true, footprint: footprint)
  }

  /// Returns the effects of a device up to a time, and takes each effect when the effect is due.
  private func effects(_ device: Device, until end: Nanoseconds) -> [DeviceEffect] {
    var found: [DeviceEffect] = []
    while let effect = device.nextEffect(until: end) { found.append(effect) }
    return found
  }

  private func push(_ device: Device) throws -> UInt32 {
    let outcome = device.post(DeviceEvent(.trigger, app: 1) { $0.trigger = .silentPush })
    #expect(outcome.status == .taken)
    return try #require(outcome.token == 0 ? nil : outcome.token)
  }

  /// A push wakes an app. The app is suspended as soon as it completes the wake-up. If the app does
  /// not complete the wake-up within 30 seconds, the system ends the app.
  @Test func aWakeUpCompletesByItself() throws {
    let hour = Nanoseconds.seconds(3600)
    for seconds: Int64 in [0, 7, 29] {
      let device = try device(installation(completeAfter: .seconds(seconds)))
      _ = try push(device)
      let all = effects(device, until: hour)
      #expect(all.filter { $0.kind == .kill }.isEmpty)
      #expect(all.last?.kind == .suspend)
      #expect(all.last?.at == .seconds(seconds))
    }
    for never in [nil, Nanoseconds.seconds(31)] {
      let device = try device(installation(completeAfter: never))
      _ = try push(device)
      let kill = effects(device, until: hour).first { $0.kind == .kill }
      #expect(kill?.termination == .backgroundFetchExpired)
      #expect(kill?.at == .seconds(30))
    }
  }

  /// The host may complete a wake-up before the app does. Afterwards nothing is due.
  @Test func theHostMayCompleteEarlier() throws {
    let device = try device(installation(completeAfter: .seconds(20)))
    let token = try push(device)
    _ = effects(device, until: .seconds(5))
    let done = DeviceEvent(.complete, app: 1) { $0.token = token }
    #expect(device.post(done).status == .taken)
    #expect(effects(device, until: .seconds(6)).last?.kind == .suspend)
    #expect(device.nextDeadline() == nil)
  }

  /// An app that stays in the background is suspended later. If the app is opened in between, or
  /// gets something to do, the time starts again.
  @Test func anAppStaysInTheBackground() throws {
    let device = try device(installation(completeAfter: .seconds(1), stayFor: .seconds(5)))
    device.post(DeviceEvent(.openApp, app: 1))
    _ = effects(device, until: .seconds(10))
    device.post(DeviceEvent(.home))
    #expect(effects(device, until: .seconds(14)).allSatisfy { $0.kind != .suspend })
    #expect(device.status(of: 1)?.state == .background)
    device.post(DeviceEvent(.openApp, app: 1))
    _ = effects(device, until: .seconds(20))
    device.post(DeviceEvent(.home))
    _ = effects(device, until: .seconds(23))
    // A push comes after 3 of the 5 seconds, and is completed a second later.
    _ = try push(device)
    let suspend = effects(device, until: .seconds(60)).filter { $0.kind == .suspend }
    #expect(suspend.map(\.at) == [.seconds(29)])
    #expect(device.status(of: 1)?.state == .suspended && device.nextDeadline() == nil)
  }

  /// A snapshot keeps the times at which an app will complete its wake-up and will be suspended.
  @Test func aSnapshotGoesOn() throws {
    for seconds: Int64 in [20, 23, 24] {
      let device = try device(installation(completeAfter: .seconds(3), stayFor: .seconds(5)))
      device.post(DeviceEvent(.openApp, app: 1))
      _ = effects(device, until: .seconds(19))
      device.post(DeviceEvent(.home))
      _ = effects(device, until: .seconds(20))
      _ = try push(device)
      _ = effects(device, until: .seconds(seconds))
      let bytes = try #require(device.snapshot())
      let other = try self.device()
      #expect(other.restore(bytes, now: device.now) == .restored)
      #expect(other.digest == device.digest)
      let rest = effects(device, until: .seconds(99))
      #expect(effects(other, until: .seconds(99)) == rest)
      let suspend = rest.filter { $0.kind == .suspend }
      #expect(suspend.map(\.at) == [.seconds(28)])
    }
    // Byte 4 holds the format of the snapshot. The format is 2 if an app of the device completes
    // wake-ups by itself or stays in the background. Otherwise the format is 1, which version 0.3.0
    // reads, too. The checksum covers byte 4, so a snapshot with a changed format is refused.
    for (installation, format) in [(installation(), 1), (installation(stayFor: .seconds(1)), 2)] {
      let device = try device(installation)
      var bytes = try #require(device.snapshot())
      #expect(bytes[4] == format)
      bytes[4] ^= 3
      #expect(device.restore(bytes, now: device.now) == .damaged)
    }
  }

  /// If some apps in memory have a footprint, only those are ended when memory is short.
  @Test func memoryIsFreedOnlyWhereThereIsSome() throws {
    func ended(_ footprints: Int64...) throws -> [UInt16] {
      let device = try #require(Device(DeviceOptions(os: OSVersion(17))))
      for footprint in footprints { _ = device.install(installation(footprint: footprint)) }
      device.post(DeviceEvent(.boot))
      for app in footprints.indices { device.post(DeviceEvent(.openApp, app: app + 1)) }
      device.post(DeviceEvent(.home))
      _ = effects(device, until: .seconds(1))
      device.post(DeviceEvent(.memoryPressure) { $0.amount = 1_000 })
      return effects(device, until: .seconds(60)).filter { $0.kind == .kill }.map(\.app)
    }
    #expect(try ended(0, 300, 0, 200) == [2, 4])
    #expect(try ended(0, 5_000, 0, 200) == [2])
    #expect(try ended(0, 0) == [1, 2])
  }
}
