// Tests loops that take the effects of a device or let its time pass.

import Testing

@testable import LifecyclePolicy

private struct Stopped: Error {}

@Suite struct DeviceLoopTests {
  /// Returns a device with an app that the user has opened. If `replyAfter` is nil, the host must
  /// reply for the app.
  private func opened(replyAfter: Nanoseconds?) throws -> Device {
    let device = try #require(Device(DeviceOptions(os: OSVersion(12, 4))))
    let installation = Installation(replyAfter: replyAfter, wasLaunched: true)
    #expect(device.install(installation) == 1)
    device.post(DeviceEvent(.boot))
    #expect(device.nextEffect() == nil)
    #expect(device.post(DeviceEvent(.openApp, app: 1)).status == .taken)
    return device
  }

  @Test func repliesAreGivenInTheLoop() throws {
    let device = try opened(replyAfter: nil)
    var replies = 0
    for effect in device.effects where effect.needsReply {
      #expect(device.reply(to: effect.id) == .taken)
      let digest = device.digest
      let waiting = device.status.effects
      #expect(device.reply(to: effect.id) == .late)
      #expect(device.digest == digest && device.status.effects == waiting)
      replies += 1
    }
    #expect(replies > 1)
    #expect(device.status(of: 1)?.state == .active)
  }

  @Test func aLoopThatIsLeftLosesNothing() throws {
    let device = try opened(replyAfter: Nanoseconds(0))
    let all = device.status.effects
    for effect in device.effects {
      #expect(effect.kind == .startProcess)
      break
    }
    #expect(all > 2 && device.status.effects == all - 1)
    #expect(Array(device.effects).count == all - 1)
  }

  /// Returns the lines of all effects up to the limit. The app begins a task when it becomes
  /// active, and the user then goes home.
  private func lines(of device: Device, until limit: Nanoseconds) -> [String] {
    var lines: [String] = []
    let status = device.runUntilIdle(limit: limit) { effect in
      lines.append(device.text(of: effect))
      if effect.needsReply { device.reply(to: effect.id) }
      guard effect.to == .active else { return }
      #expect(device.post(DeviceEvent(.beginTask, app: 1)).token == 1)
      device.post(DeviceEvent(.home))
    }
    #expect(status == .taken)
    return lines
  }

  @Test func timeGoesOnUntilNothingIsDue() throws {
    let end = Nanoseconds.seconds(180)
    let device = try opened(replyAfter: nil)
    let all = lines(of: device, until: .unlimited)
    #expect(all.count > 10 && all.dropLast().last?.hasPrefix("180.000 app 1 kill") == true)
    #expect(device.now == end && device.nextDeadline() == nil)
    // Events that are due at the limit happen, but later events do not.
    let at = try opened(replyAfter: nil)
    #expect(lines(of: at, until: end) == all)
    let before = try opened(replyAfter: nil)
    let early = Nanoseconds(end.count - 1)
    let fewer = lines(of: before, until: early)
    #expect(before.now == early && before.nextDeadline() == end)
    let other = before.fork()
    // A run in two parts has the same effects as a single run, and a fork continues in the same
    // way as its original.
    #expect(fewer + lines(of: before, until: .seconds(3600)) == all)
    #expect(other.now == early && before.now == end)
    #expect(fewer + lines(of: other, until: .unlimited) == all)
  }

  /// Each effect is taken at the time at which the effect is due, so the expiration handler can end
  /// the task.
  @Test func effectsAreTakenWhenTheyAreDue() throws {
    let device = try opened(replyAfter: nil)
    let end = Nanoseconds.seconds(200)
    var handler: Nanoseconds?
    while let effect = device.nextEffect(until: end) {
      #expect(effect.at == device.now)
      switch effect.kind {
      case .runExpirationHandler:
        handler = effect.at
        let done = DeviceEvent(.endTask, app: 1) { $0.token = effect.token }
        #expect(device.post(done).status == .taken)
      case .kill: Issue.record("the task has ended")
      default: break
      }
      if effect.needsReply { #expect(device.reply(to: effect.id) == .taken) }
      guard effect.to == .active else { continue }
      device.post(DeviceEvent(.beginTask, app: 1))
      device.post(DeviceEvent(.home))
    }
    #expect(handler == .seconds(175))
    #expect(device.now == end && device.status(of: 1)?.state == .suspended)
    #expect(device.nextEffect(until: .seconds(199)) == nil)
    #expect(device.now == end)
  }

  /// If the clock advances past the times of the effects, replies to the effects are late, and the
  /// app is ended.
  @Test func aReplyAfterTheLimitIsLate() throws {
    let device = try opened(replyAfter: nil)
    var calls: [UInt64] = []
    while let effect = device.nextEffect() {
      if effect.needsReply { device.reply(to: effect.id) }
      guard effect.to == .active else { continue }
      device.post(DeviceEvent(.beginTask, app: 1))
      device.post(DeviceEvent(.home))
    }
    #expect(device.advance(to: .seconds(200)) == .taken)
    for effect in device.effects where effect.needsReply { calls.append(effect.id) }
    #expect(calls.count == 1)
    #expect(calls.map { device.reply(to: $0) } == [.late])
    let next = calls[0] &+ 1 << 32
    #expect(device.reply(to: next) == .noSuchEffect && device.reply(to: 1) == .noSuchEffect)
    #expect(device.uninstall(1) == .taken && device.reply(to: calls[0]) == .late)
  }

  @Test func aRunEndsWhereItCannotGoOn() throws {
    let device = try opened(replyAfter: Nanoseconds(0))
    #expect(device.advance(to: .seconds(9)) == .taken)
    let waiting = device.status.effects
    #expect(device.runUntilIdle(limit: .seconds(8)) { _ in Issue.record("it is past") } == .past)
    #expect(device.status.effects == waiting && device.now == .seconds(9))
    #expect(throws: Stopped.self) {
      try device.runUntilIdle(limit: .unlimited) { _ in throw Stopped() }
    }
    #expect(device.status.effects == waiting - 1)
  }

  /// With the smallest allowed queue of effects, time stops whenever the queue is full, and no
  /// effect is lost. The app crashes, and is launched again for a task that it has requested.
  @Test func aFullQueueStopsNothing() throws {
    func lines(_ effects: Int) throws -> [String] {
      var capacities = DeviceCapacities()
      capacities.apps = 1
      capacities.effects = effects
      let device = try #require(Device(DeviceOptions(os: OSVersion(17), capacities: capacities)))
      let app = AppProfile(backgroundModes: Mask(.fetch), permittedIdentifiers: 1)
      let installation = Installation(app, replyAfter: Nanoseconds(0), wasLaunched: true)
      #expect(device.install(installation) == 1)
      var request = DeviceEvent(.submitRequest, app: 1)
      request.trigger = .appRefreshTask
      request.identifier = 1
      request.amount = Nanoseconds.seconds(900).count
      let crash = DeviceEvent(.end, app: 1) { $0.termination = .crash }
      var lines: [String] = []
      for event in [DeviceEvent(.boot), DeviceEvent(.openApp, app: 1), request, crash] {
        #expect(device.post(event).status == .taken)
        device.runUntilIdle(limit: device.now) { lines.append(device.text(of: $0)) }
      }
      #expect(device.fork().advance(to: .seconds(3600)) == (effects > 20 ? .taken : .queueFull))
      device.runUntilIdle(limit: .seconds(3600)) { lines.append(device.text(of: $0)) }
      #expect(lines.last?.hasPrefix("930.000") == true)
      return lines
    }
    #expect(try lines(20) == lines(1000))
  }
}
