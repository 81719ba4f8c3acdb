// A device for hosts in Swift: memory of its own, and the core that works on it.

#if !hasFeature(Embedded)
  /// Many apps on one virtual clock: the host posts what the user, the system and the apps do, and
  /// takes what is to be done next.
  ///
  /// It decides nothing by itself: every effect names its rule. The same events have the same
  /// effects. One thread at a time.
  public final class Device {
    package let core: DeviceCore
    private let size: Int

    /// A device that is off; nil where a capacity is out of range, or the profile is `founding`,
    /// whose articles tell of no launch.
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

    /// A device that goes on from here on its own.
    public func fork() -> Device { Device(copying: self) }

    /// How it stands.
    public var status: DeviceOverview { core.deviceStatus }
    public var now: Nanoseconds { Nanoseconds(core.now) }

    /// Installs an app, and gives its number, from 1; nil where a table is full.
    public func install(
      _ installation: Installation, limits: [Allowance: LimitOverride] = [:]
    ) -> Int? {
      withApp(installation, limits) { app in
        let installed = core.install(installation, app)
        return installed.outcome.status == .taken ? installed.app : nil
      }
    }

    /// Changes what is known of an app from now on. What decides its life cycle changes only while it
    /// does not run.
    public func update(
      _ app: Int, _ installation: Installation, limits: [Allowance: LimitOverride] = [:]
    ) -> DeviceStatus {
      withApp(installation, limits) { core.update(app, installation, $0).status }
    }

    /// Puts another version on a device that is off.
    public func update(to os: OSVersion) -> DeviceStatus { core.update(to: os) }

    private func withApp<Result>(
      _ installation: Installation, _ limits: [Allowance: LimitOverride],
      _ body: (InstalledApp) -> Result
    ) -> Result {
      let figures = Allowance.allCases.flatMap { allowance in
        let override = limits[allowance] ?? LimitOverride()
        return [override.limit, override.advice, override.warning].map { $0?.count ?? -1 }
      }
      return figures.withUnsafeBytes { bytes in
        body(
          InstalledApp(
            installation.app, limits: limits.isEmpty ? Limits() : Limits(bytes.baseAddress!)))
      }
    }

    public func uninstall(_ app: Int) -> DeviceStatus { core.uninstall(app) }

    @discardableResult
    public func post(_ event: DeviceEvent) -> DeviceOutcome { core.post(event) }

    @discardableResult
    public func reply(to effect: UInt64, _ reply: ReplyKind = .returned) -> DeviceStatus {
      core.reply(effect, reply)
    }

    /// Goes on to a moment; `queueFull` where the effects have to be taken first.
    @discardableResult
    public func advance(to moment: Nanoseconds) -> DeviceStatus { core.advance(to: moment.count) }

    /// When something is due next, for an app or for all; nil for never.
    public func nextDeadline(of app: Int? = nil) -> Nanoseconds? {
      let due = core.nextDeadline(app)
      return due == never ? nil : Nanoseconds(due)
    }

    public func nextEffect() -> DeviceEffect? { core.nextEffect() }

    /// The end to which a clock of an app leads where nothing else comes first; nil where none does.
    public func pendingKill(of app: Int) -> DeviceEffect? { core.pendingKill(app) }

    public func status(of app: Int) -> AppStatus? { core.status(app) }

    public func state(of scene: UInt32, of app: Int) -> SceneState? {
      core.sceneStatus(app, scene)
    }

    /// The device as bytes that a later build can read; nil where effects have to be taken first.
    public func snapshot() -> [UInt8]? {
      let size = core.snapshotSize()
      guard size > 0 else { return nil }
      return [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
        count = core.snapshot(to: UnsafeMutableRawPointer(bytes.baseAddress!), count: size)
      }
    }

    /// Puts the device where a snapshot was taken, to go on at a moment. Where the bytes are none, it
    /// stays as it is.
    public func restore(_ snapshot: [UInt8], now: Nanoseconds) -> SnapshotStatus {
      snapshot.withUnsafeBytes { bytes in
        bytes.baseAddress.map { core.restore(from: $0, count: bytes.count, now: now.count) }
          ?? .damaged
      }
    }

    /// Equal for devices that will do the same from here on, whatever the time is.
    public var digest: UInt64 { core.digest() }

    /// What is known of a rule that an effect names.
    public func rule(_ index: RuleIndex) -> BookRule { BookRule(index.number, in: core.book) }
  }

  extension Device {
    /// An effect as a line of text: when, which app, what, by which rule.
    public func text(of effect: DeviceEffect) -> String {
      var size = 256
      while true {
        var needed = 0
        let text = String(unsafeUninitializedCapacity: size) { bytes in
          var writer = EffectText(UnsafeMutableRawPointer(bytes.baseAddress!), size)
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
    /// The effects that wait, and those that come while they are taken, the oldest first. Each is
    /// taken when the loop comes to it; inside the loop the host may post and reply.
    public var effects: Effects { Effects(device: self) }

    /// Takes the effects of a device, one by one.
    public struct Effects: Sequence, IteratorProtocol {
      let device: Device

      public func next() -> DeviceEffect? { device.nextEffect() }
    }

    /// Lets time pass from one moment when something is due to the next, up to and including
    /// `limit`. All effects that wait, at first too, are handed to `handle` one by one, before time
    /// goes on. It may post and reply; what follows is handed to it in its turn.
    ///
    /// It ends where nothing is due any more: the clock stays at the last moment when something
    /// was. Or it ends where something is due after `limit`: the clock stands at `limit`. That may
    /// be `unlimited`, but an app with a keep-alive handler always has something due.
    ///
    /// `past` for a limit that is past; no effect is taken then. A post or reply of the closure's
    /// own may be `queueFull`: repeat it when the effects that wait were handed over.
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
