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
    public init?(
      os: OSVersion, profile: EvidenceProfile = .observed, facts: DeviceFacts = .ordinary,
      now: Nanoseconds = Nanoseconds(0), capacities: DeviceCapacities = DeviceCapacities(),
      book: Book = .release
    ) {
      size = DeviceCore.size(capacities)
      guard size > 0, profile != .founding else { return nil }
      core = DeviceCore(at: .allocate(byteCount: size, alignment: 16), book)
      core.setUp(os: os, profile: profile, facts: facts, now: now.count, capacities)
    }

    private init(copying other: Device) {
      size = other.size
      core = DeviceCore(at: .allocate(byteCount: size, alignment: 16), other.core.book)
      core.memory.copyMemory(from: other.core.memory, byteCount: size)
    }

    deinit { core.memory.deallocate() }

    /// A device that goes on from here on its own.
    public func fork() -> Device { Device(copying: self) }

    public var now: Nanoseconds { Nanoseconds(core.head.pointee.now) }
    public var os: OSVersion { OSVersion(packed: core.head.pointee.os) }
    public var isOn: Bool { core.head.pointee.isOn }
    public var isLocked: Bool { core.head.pointee.isLocked }
    /// The app that the user has in front; nil for the home screen.
    public var appInFront: Int? {
      let front = core.head.pointee.front.0
      return front == noEntry ? nil : Int(front)
    }

    /// Installs an app, and gives its number; nil where a table is full.
    public func install(
      _ installation: Installation, limits: [Allowance: LimitOverride] = [:]
    ) -> Int? {
      let figures = Allowance.allCases.flatMap { allowance in
        let override = limits[allowance] ?? LimitOverride()
        return [override.limit, override.advice, override.warning].map { $0?.count ?? -1 }
      }
      return figures.withUnsafeBytes { bytes in
        let installed = core.install(
          KnownConditions(os: Swift.max(os, .oldest), app: installation.app),
          limits: limits.isEmpty ? Limits() : Limits(bytes.baseAddress!),
          implemented: installation.implemented, replyAfter: installation.replyAfter?.count ?? -1,
          wasLaunched: installation.wasLaunched)
        return installed.status == .taken ? installed.app : nil
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
      var parts = ["\(Device.seconds(effect.at))", "app \(effect.app)", "\(effect.kind.name)"]
      if effect.scene != 0 { parts.append("scene \(effect.scene)") }
      if let cause = effect.cause { parts.append("by \(cause.name)") }
      if let trigger = effect.trigger { parts.append("for \(trigger.name)") }
      if let event = effect.event { parts.append("of \(event.name)") }
      if let callback = effect.callback { parts.append("\(callback.name)") }
      if let notification = effect.notification { parts.append("\(notification.name)") }
      if let activity = effect.activity { parts.append("\(activity.name)") }
      if effect.kind == .stateChanged, let from = effect.from, let to = effect.to {
        parts.append("\(from.name) -> \(to.name)")
      }
      if let reads = effect.reads { parts.append("reads \(reads.name)") }
      if effect.token != 0 { parts.append("token \(effect.token)") }
      if effect.deadline != never { parts.append("until \(Device.seconds(effect.deadline))") }
      if let termination = effect.termination { parts.append("\(termination.name)") }
      if effect.code != 0 {
        parts.append("0x" + String(UInt32(bitPattern: effect.code), radix: 16))
      }
      if let disposition = effect.disposition { parts.append("\(disposition.name)") }
      if let occasion = effect.occasion { parts.append("until \(occasion.name)") }
      if let rule = effect.rule { parts.append("[\(self.rule(rule).id)]") }
      if let rule = effect.brokenRule { parts.append("broke [\(self.rule(rule).id)]") }
      return parts.joined(separator: " ")
    }

    private static func seconds(_ time: Int64) -> String {
      let milliseconds = time / 1_000_000
      let rest = String(milliseconds % 1000)
      return "\(milliseconds / 1000)."
        + String(repeating: "0", count: Swift.max(0, 3 - rest.count)) + rest
    }
  }
#endif
