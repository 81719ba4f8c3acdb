// The device for hosts in Swift, which owns the memory of its core.

#if !hasFeature(Embedded)
  /// Simulates many apps on one virtual clock. The host posts what the user, the system and the
  /// apps do, and takes effects, which say what the host has to do next.
  ///
  /// A device decides nothing by itself: an effect names the rule that causes it. Equal events
  /// have equal effects. Only one thread at a time may use a device.
  public final class Device {
    package let core: DeviceCore
    private let size: Int

    /// Creates a device that is off; nil if a capacity is out of range, or if the profile is
    /// `founding`, because the founding articles describe no launch.
    public init?(_ options: DeviceOptions, book: Book = .release) {
      size = DeviceCore.size(options.capacities)
      guard size > 0, options.profile != .founding else { return nil }
      core = DeviceCore(at: .allocate(byteCount: size, alignment: 16), book)
      core.setUp(options)
    }

    private init(copying other: Device) {
      size = other.size
      core = DeviceCore(at: .allocate(byteCount: size, alignment: 16), other.core.book)
      core.memory.copyMemory(from: other.core.memory, byteCount: size)
    }

    deinit { core.memory.deallocate() }

    /// Returns a copy, which is independent from now on.
    public func fork() -> Device { Device(copying: self) }

    public var status: DeviceOverview { core.deviceStatus }
    public var now: Nanoseconds { Nanoseconds(core.now) }

    /// Installs an app, and returns its number, from 1; nil if a table is full.
    public func install(
      _ installation: Installation, limits: [Allowance: LimitOverride] = [:]
    ) -> Int? {
      withApp(installation, limits) { app in
        let installed = core.install(installation, app)
        return installed.outcome.status == .taken ? installed.app : nil
      }
    }

    /// Changes the facts of an app from now on. Facts that decide the life cycle can change only
    /// while the app does not run.
    public func update(
      _ app: Int, _ installation: Installation, limits: [Allowance: LimitOverride] = [:]
    ) -> DeviceStatus {
      withApp(installation, limits) { core.update(app, installation, $0).status }
    }

    /// Installs another OS version on a device that is off.
    public func update(to os: OSVersion) -> DeviceStatus { core.update(to: os) }

    private func withApp<Result>(
      _ installation: Installation, _ limits: [Allowance: LimitOverride],
      _ body: (InstalledApp) -> Result
    ) -> Result {
      Limits.laidOut(limits) {
        body(InstalledApp(installation.app, assumed: installation.app.assumed, limits: $0))
      }
    }

    public func uninstall(_ app: Int) -> DeviceStatus { core.uninstall(app) }

    @discardableResult
    public func post(_ event: DeviceEvent) -> DeviceOutcome { core.post(event) }

    @discardableResult
    public func reply(to effect: UInt64, _ reply: ReplyKind = .returned) -> DeviceStatus {
      core.reply(effect, reply)
    }

    /// Advances the clock to a time. Returns `queueFull` if effects have to be taken first. The
    /// clock does not stop at an effect: a loop needs `nextEffect(until:)`. Posts and replies
    /// happen at the time that the clock shows. For a later event, advance the clock first.
    @discardableResult
    public func advance(to moment: Nanoseconds) -> DeviceStatus { core.advance(to: moment.count) }

    /// Returns when something is due next, for one app or for the whole device; nil if nothing is
    /// due.
    public func nextDeadline(of app: Int? = nil) -> Nanoseconds? {
      let due = core.nextDeadline(app)
      return due == never ? nil : Nanoseconds(due)
    }

    public func nextEffect() -> DeviceEffect? { core.nextEffect() }

    /// Takes the oldest effect. If no effect waits, advances the clock until an effect is due, but
    /// not beyond `moment`. Returns nil if no effect is due by then; the clock then stands at
    /// `moment`, unless `moment` is in the past.
    public func nextEffect(until moment: Nanoseconds) -> DeviceEffect? {
      core.runUntil(moment.count).effect
    }

    /// Returns the kill that a clock of an app will cause unless something else comes first; nil if
    /// no clock will cause a kill.
    public func pendingKill(of app: Int) -> DeviceEffect? { core.pendingKill(app) }

    public func status(of app: Int) -> AppStatus? { core.status(app) }

    public func state(of scene: UInt32, of app: Int) -> SceneState? {
      core.sceneStatus(app, scene)
    }

    /// Returns the device as bytes that later builds can read; nil if effects have to be taken
    /// first.
    public func snapshot() -> [UInt8]? {
      let size = core.snapshotSize()
      guard size > 0 else { return nil }
      return [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
        count = core.snapshot(to: UnsafeMutableRawPointer(bytes.baseAddress!), count: size)
      }
    }

    /// Restores the device from a snapshot. The device continues at `now`. If the bytes cannot be
    /// restored, the device does not change.
    public func restore(_ snapshot: [UInt8], now: Nanoseconds) -> SnapshotStatus {
      snapshot.withUnsafeBytes { bytes in
        bytes.baseAddress.map { core.restore(from: $0, count: bytes.count, now: now.count) }
          ?? .damaged
      }
    }

    /// A number that is equal for devices that will do the same from now on, even if their clocks
    /// differ.
    public var digest: UInt64 { core.digest() }

    /// Returns the rule that an effect names.
    public func rule(_ index: RuleIndex) -> BookRule { BookRule(index.number, in: core.book) }
  }

  extension Device {
    /// Returns a line of text about an effect: when the effect is due, its app, what happens, and
    /// the rule that says so.
    public func text(of effect: DeviceEffect) -> String {
      var size = 256
      while true {
        var needed = 0
        let text = String(unsafeUninitializedCapacity: size) { bytes in
          var writer = TextWriter(UnsafeMutableRawPointer(bytes.baseAddress!), size)
          writer.put(effect, core.book)
          needed = writer.count
          return Swift.min(needed, size)
        }
        if needed <= size { return text }
        size = needed
      }
    }
  }

  extension Device {
    /// The waiting effects, the oldest first, including effects that are added while a loop goes
    /// through the queue. The loop takes each effect out of the queue when it reaches that effect.
    /// The body of the loop may post and reply.
    public var effects: Effects { Effects(device: self) }

    /// A sequence that takes the effects of a device one by one.
    public struct Effects: Sequence, IteratorProtocol {
      let device: Device

      public func next() -> DeviceEffect? { device.nextEffect() }
    }

    /// Runs the clock from one due time to the next, up to and including `limit`. At the start,
    /// and each time before the clock advances, all waiting effects are passed to `handle` one by
    /// one. The closure may post and reply; the effects that follow are passed to it in turn.
    ///
    /// The run ends when nothing is due any more: the clock then stays at the last time when
    /// something was due. The run also ends when the next thing is due after `limit`: the clock
    /// then stands at `limit`. `limit` may be `unlimited`, but an app with a keep-alive handler
    /// always has something due.
    ///
    /// Returns `past` if `limit` is in the past; no effect is taken then. If a post or reply in the
    /// closure returns `queueFull`, repeat the call after the waiting effects have been passed.
    @discardableResult
    public func runUntilIdle(
      limit: Nanoseconds, handle: (DeviceEffect) throws -> Void
    ) rethrows -> DeviceStatus {
      guard limit >= now else { return .past }
      while true {
        for effect in effects { try handle(effect) }
        guard let due = nextDeadline() else { return .taken }
        if advance(to: min(due, limit)) == .taken, due > limit { return .taken }
      }
    }
  }
#endif
