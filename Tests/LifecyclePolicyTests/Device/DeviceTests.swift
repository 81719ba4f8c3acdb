// Tests those effects of a device that the exploration of states does not check.

import Testing

@testable import LifecyclePolicy

/// A host that takes every effect, replies at once if `replies` is set, and records the effects.
private final class TestHost {
  let device: Device
  var replies = true
  var effects: [DeviceEffect] = []

  init(_ os: OSVersion, _ profile: EvidenceProfile = .observed) throws {
    device = try #require(Device(DeviceOptions(os: os, profile: profile)))
    device.post(DeviceEvent(.boot))
  }

  func install(
    _ scenes: Bool, replyAfter: Nanoseconds? = nil, _ change: (inout AppProfile) -> Void = { _ in }
  ) throws -> Int {
    var app = AppProfile()
    app.scenes = scenes
    change(&app)
    let installation = Installation(app, replyAfter: replyAfter, wasLaunched: true)
    return try #require(device.install(installation))
  }

  /// Installs a VoIP app. If `returns` is false, its callbacks return only when the host replies;
  /// otherwise they return at once.
  func installVoIP(returns: Bool = true) throws -> Int {
    try install(false, replyAfter: returns ? Nanoseconds(0) : nil) {
      $0.backgroundModes = Mask(.voip)
    }
  }

  @discardableResult
  func post(
    _ kind: Occurrence, _ app: Int = 0, _ fill: (inout DeviceEvent) -> Void = { _ in }
  ) -> DeviceOutcome {
    let outcome = device.post(DeviceEvent(kind, app: app, fill))
    drain()
    return outcome
  }

  func drain() {
    while let effect = device.nextEffect() {
      effects.append(effect)
      if effect.needsReply, replies { device.reply(to: effect.id) }
    }
  }

  func advance(seconds: Int64) {
    let target = device.now.count + seconds * 1_000_000_000
    while device.advance(to: Nanoseconds(target)) == .queueFull { drain() }
    drain()
  }

  var kills: [DeviceEffect] { effects.filter { $0.kind == .kill } }
  /// The times at which the keep-alive handler was called.
  var keepAlives: [Int64] {
    effects.filter { $0.callback == .keepAliveHandler }.map(\.at.count)
  }
}

@Suite struct DeviceTests {
  /// The time limit of a leaked task, and the code with which the app is ended, depend on the
  /// version.
  @Test(arguments: [
    (OSVersion(6, 1), 605, 0x8bad_f00d), (OSVersion(12, 4), 180, 0x8bad_f00d),
    (OSVersion(17), 30, 0x2182_bad2),
  ])
  func aLeakedTaskEndsTheApp(_ os: OSVersion, _ seconds: Int64, _ code: UInt32) throws {
    let host = try TestHost(os)
    let app = try host.install(false)
    host.post(.openApp, app)
    #expect(host.post(.beginTask, app).token == 1)
    host.advance(seconds: 5)
    host.post(.home)
    host.advance(seconds: 1000)
    let kill = try #require(host.kills.first)
    #expect(kill.termination == .backgroundTaskExpired)
    #expect(kill.at <= .seconds(5 + seconds))
    #expect(kill.at >= .seconds(seconds))
    #expect(UInt32(bitPattern: kill.code) == code)
    #expect(kill.brokenRule != nil)
    #expect(host.device.status(of: app)?.state == .notRunning)
  }

  /// The times of a device can be converted to durations and back.
  @Test func timesAreDurations() {
    #expect(Nanoseconds(.milliseconds(-1_500)) == Nanoseconds(-1_500_000_000))
    #expect(
      Nanoseconds(.seconds(2) + Duration(secondsComponent: 0, attosecondsComponent: 9))
        == .seconds(2))
    #expect(Nanoseconds(.seconds(Int64.max)) == .unlimited)
    #expect(Nanoseconds(.seconds(Int64.min)) == Nanoseconds(.min))
    for time in [Nanoseconds(.min), Nanoseconds(-1), Nanoseconds(0), .seconds(5), .unlimited] {
      #expect(Nanoseconds(Duration(time)) == time)
    }
  }

  /// If an app ends its background task before the time limit, the app is suspended and not ended.
  @Test func aTaskThatEndsLetsTheAppBeSuspended() throws {
    let host = try TestHost(OSVersion(17))
    let app = try host.install(false)
    host.post(.openApp, app)
    let token = host.post(.beginTask, app).token
    host.post(.home)
    #expect(host.device.status(of: app)?.state == .background)
    host.advance(seconds: 10)
    #expect(host.device.status(of: app)?.remaining == .seconds(20))
    host.post(.endTask, app) { $0.token = token }
    #expect(host.device.status(of: app)?.state == .suspended)
    #expect(host.post(.endTask, app) { $0.token = token }.status == .suspended)
    host.advance(seconds: 1000)
    #expect(host.kills.isEmpty)
  }

  @Test func reportsOfAProcessThatHasEndedAreRefused() throws {
    let host = try TestHost(OSVersion(17))
    let app = try host.install(false)
    host.post(.openApp, app)
    let process = try #require(host.device.status(of: app)).process
    host.post(.end, app) { $0.termination = .crash }
    #expect(host.post(.beginTask, app).status == .noSuchProcess)
    host.post(.openApp, app)
    #expect(host.post(.beginTask, app) { $0.process = process }.status == .noSuchProcess)
    #expect(host.post(.beginTask, 9).status == .noSuchApp)
    #expect(host.device.reply(to: 0) == .noSuchEffect)
    #expect(host.device.reply(to: .max) == .noSuchEffect)
    #expect(host.device.advance(to: Nanoseconds(-1)) == .past)
  }

  /// After a force quit, a rule holds pushes back until the user launches the app. A push that
  /// arrives after that launch is delivered at once.
  @Test func aForceQuitKeepsPushesAway() throws {
    let host = try TestHost(OSVersion(17))
    let app = try host.install(true) { $0.backgroundModes = Mask(.remoteNotification) }
    host.post(.openApp, app)
    host.post(.home)
    host.post(.forceQuit, app)
    #expect(host.device.status(of: app)?.isForceQuit == true)
    let outcome = host.post(.trigger, app) { $0.trigger = .silentPush }
    #expect(outcome.ruling.verdict == .forbidden)
    #expect(outcome.disposition == .newestHeld)
    #expect(host.effects.last?.kind == .keepTrigger)
    host.post(.openApp, app)
    #expect(host.effects.contains { $0.callback == .didReceiveRemoteNotificationFetch })
    host.post(.home)
    host.post(.trigger, app) { $0.trigger = .silentPush }
    #expect(host.effects.last?.kind == .deliverCallback)
    #expect(host.device.status(of: app)?.state == .background)
  }

  /// On an iPad, two apps can be in front. Locking or unlocking the device affects both apps.
  @Test func twoAppsStandSideBySide() throws {
    var facts = DeviceFacts.ordinary
    facts.idiom = .pad
    facts.foregroundSlots = 2
    let device = try #require(Device(DeviceOptions(os: OSVersion(12), facts: facts)))
    device.post(DeviceEvent(.boot))
    var app = AppProfile()
    app.scenes = false
    for _ in 0..<3 {
      _ = device.install(Installation(app, replyAfter: Nanoseconds(0), wasLaunched: true))
    }
    func open(_ app: Int, beside: Fact) {
      device.post(DeviceEvent(.openApp, app: app) { $0.value = beside })
      while device.nextEffect() != nil {}
    }
    func states() -> [AppState?] { (1...3).map { device.status(of: $0)?.state } }
    open(1, beside: .no)
    open(2, beside: .yes)
    #expect(states() == [.active, .active, .notRunning])
    open(3, beside: .yes)
    #expect(states() == [.active, .suspended, .active])
    device.post(DeviceEvent(.lock))
    while device.nextEffect() != nil {}
    #expect(states() == [.suspended, .suspended, .suspended])
    device.post(DeviceEvent(.unlock))
    while device.nextEffect() != nil {}
    #expect(states() == [.active, .suspended, .active])
    // On a device with one place in front, the second app replaces the first.
    let phone = try TestHost(OSVersion(12))
    let first = try phone.install(false)
    let second = try phone.install(false)
    phone.post(.openApp, first)
    phone.post(.openApp, second) { $0.value = .yes }
    #expect(phone.device.status(of: first)?.state == .suspended)
  }

  /// All scenes of an app get a callback before any of them gets the next callback.
  @Test func scenesGoTogether() throws {
    let host = try TestHost(OSVersion(17))
    let app = try host.install(true) { $0.multipleScenes = true }
    host.post(.openApp, app)
    host.post(.requestScene, app) {
      $0.scene = 2
      $0.value = .yes
    }
    #expect(host.device.state(of: 1, of: app) == .foregroundActive)
    #expect(host.device.state(of: 2, of: app) == .foregroundActive)
    host.effects.removeAll()
    host.post(.home)
    let calls = host.effects.compactMap { effect in
      effect.callback.map { "\($0.name) \(effect.scene)" }
    }
    #expect(
      calls == [
        "sceneWillResignActive: 1", "sceneWillResignActive: 2", "sceneDidEnterBackground: 1",
        "sceneDidEnterBackground: 2",
      ])
    #expect(host.device.status(of: app)?.state == .suspended)
    // An app that does not support several scenes has only one scene.
    let other = try host.install(true)
    host.post(.openApp, other)
    let outcome = host.post(.requestScene, other) { $0.scene = 2 }
    #expect(outcome.ruling.verdict == .forbidden)
    #expect(outcome.ruling.rule != nil)
  }

  /// If a force quit comes while the first of two windows enters the background, the second window
  /// still gets `sceneDidEnterBackground:`.
  @Test func anEndCallsTheWindowThatHasNotLeft() throws {
    let host = try TestHost(OSVersion(17))
    let app = try host.install(true) { $0.multipleScenes = true }
    host.post(.openApp, app)
    host.post(.requestScene, app) {
      $0.scene = 2
      $0.value = .yes
    }
    host.effects.removeAll()
    host.replies = false
    host.post(.home)
    while let last = host.effects.last(where: \.needsReply),
      last.callback != .sceneDidEnterBackground
    {
      #expect(host.device.reply(to: last.id) == .taken)
      host.drain()
    }
    host.post(.forceQuit, app)
    host.replies = true
    let waiting = host.effects.last { $0.needsReply }
    let last = try #require(waiting)
    #expect(host.device.reply(to: last.id) == .taken)
    host.drain()
    let left = host.effects.filter { $0.callback == .sceneDidEnterBackground }.map(\.scene)
    #expect(left == [1, 2])
    #expect(host.kills.count == 1)
  }

  /// A shutdown ends the suspended app first, then the app in front, and turns the device off.
  @Test func aShutdownEndsEveryApp() throws {
    let host = try TestHost(OSVersion(12))
    let suspended = try host.install(false)
    let front = try host.install(false)
    host.post(.openApp, suspended)
    host.post(.openApp, front)
    host.post(.shutdown)
    #expect(host.kills.map { Int($0.app) } == [suspended, front])
    #expect(!host.device.status.isOn)
    #expect(host.post(.home).status == .off)
    host.post(.boot)
    #expect(host.device.status.isOn)
  }

  @Test func aForkIsADeviceOfItsOwn() throws {
    let host = try TestHost(OSVersion(17))
    let app = try host.install(true)
    host.post(.openApp, app)
    let fork = host.device.fork()
    #expect(fork.digest == host.device.digest)
    fork.post(DeviceEvent(.home))
    #expect(fork.digest != host.device.digest)
    #expect(host.device.status(of: app)?.state == .active)
  }

  @Test func timeGoesOnToItsEnd() throws {
    let host = try TestHost(OSVersion(12))
    #expect(host.device.advance(to: Nanoseconds(.max)) == .taken)
    #expect(host.device.now == Nanoseconds(.max))
    #expect(host.device.nextDeadline() == nil)
    let app = try host.install(false)
    host.post(.openApp, app)
    #expect(host.device.status(of: app)?.state == .active)
  }

  @Test func foundingArticlesRunNoDevice() {
    #expect(Device(DeviceOptions(os: OSVersion(12), profile: .founding)) == nil)
  }

  /// The keep-alive handler is called once in each interval, until the app clears the handler. An
  /// interval is at least ten minutes.
  @Test func keepAliveComesInEachInterval() throws {
    let host = try TestHost(OSVersion(6, 1))
    let app = try host.installVoIP()
    host.post(.openApp, app)
    #expect(host.post(.keepAlive, app) { $0.amount = 1 }.ruling.verdict == .allowed)
    host.post(.home)
    let begin = host.device.now.count
    host.advance(seconds: 3_700)
    let calls = host.keepAlives
    #expect(calls.map { ($0 - begin) / 1_000_000_000 } == [600, 1200, 1800, 2400, 3000, 3600])
    #expect(host.post(.keepAlive, app) { $0.amount = 0 }.status == .suspended)
    host.post(.openApp, app)
    host.post(.keepAlive, app) { $0.amount = 0 }
    host.post(.home)
    host.advance(seconds: 3_700)
    #expect(host.keepAlives == calls)
  }

  /// Whatever happens to the app, keep-alive has the same effects whether time advances in one step
  /// or in many. If `returns` is false, the last call of the handler waits for the host's reply.
  @Test(arguments: [nil, Occurrence.home, .end, .forceQuit, .lock, .shutdown], [true, false])
  func keepAliveIsTheSameAtOneAdvanceAndAtMany(_ event: Occurrence?, returns: Bool) throws {
    func effects(_ steps: Int) throws -> [[Int64]] {
      let host = try TestHost(OSVersion(6, 1))
      let app = try host.installVoIP(returns: returns)
      host.post(.openApp, app)
      host.post(.keepAlive, app) { $0.amount = 700_000_000_000 }
      if let event { host.post(event, app) { $0.termination = .crash } }
      host.replies = false
      for _ in 0..<steps { host.advance(seconds: Int64(100_800 / steps)) }
      for effect in host.effects where effect.needsReply { host.device.reply(to: effect.id) }
      host.advance(seconds: 1_000)
      return host.effects.map { [Int64($0.kind.rawValue), $0.at.count, Int64($0.id)] }
    }
    let whole = try effects(1)
    #expect(try effects(7) == whole)
    #expect(try effects(2_880) == whole)
  }
}
