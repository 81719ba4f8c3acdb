// The auditor for hosts in Swift, which owns the memory of its core.

#if !hasFeature(Embedded)
  /// Judges logs of an app: the order of callbacks and notifications, the states that the app
  /// reads, the durations that exceed a limit, the background tasks, and the possible ends of the
  /// process.
  ///
  /// Several threads may use one auditor.
  public final class Auditor: @unchecked Sendable {
    package let core: AuditorCore

    /// Prepares an auditor. Returns nil if `options.osLast` is before the version of the context,
    /// if the number of scenes is not 1 to 16, if the unknown facts leave too many possibilities,
    /// or if the profile is `founding`: the founding articles describe no launch.
    ///
    /// - Parameters:
    ///   - context: The OS, the app and the device. These count as unknown: facts with the value
    ///     `unknown`, facts that can change while an app lives, and `scenes`, `linkedSDK` and
    ///     `minimumOS` if they are nil. From 4.0 on, an unknown linked SDK is assumed to be 4.0 or
    ///     later.
    ///   - options: What the log shows.
    ///   - limits: The host's own limits, which replace the figures of the rules.
    public init?(
      for context: Context, _ options: LogOptions, limits: [Allowance: LimitOverride] = [:],
      book: Book = .release
    ) {
      var given = AuditorOptions(os: Swift.max(context.os, .oldest))
      given.osLast = options.osLast ?? given.os
      given.profile = context.profile
      given.callbacks = options.callbacks
      given.notifications = options.notifications
      given.showsEnds = options.showsEnds
      given.showsProcesses = options.showsProcesses
      given.strictness = options.strictness
      given.scenes = options.scenes
      guard given.osLast >= given.os, context.profile != .founding, options.scenes >= 1,
        options.scenes <= AuditorOptions.mostScenes
      else { return nil }
      core = AuditorCore(at: .allocate(byteCount: AuditorCore.size, alignment: 16), book)
      let core = core
      let isSetUp = Limits.laidOut(limits) { limits in
        core.setUp(given, limits) { os in
          AuditedContext(
            known: KnownConditions(os: os, app: context.app, facts: context.facts),
            assumed: context.app.assumed)
        }
      }
      if !isSetUp { return nil }
    }

    deinit { core.memory.deallocate() }

    /// Begins the audit of a log.
    public func session() -> AuditSession { AuditSession(self) }
  }

  /// What the host states about a log.
  public struct LogOptions: Sendable {
    /// The last OS version that may have written the log; nil for the version of the context.
    public var osLast: OSVersion?
    /// The callbacks that the log always records when they occur.
    public var callbacks: Mask<Callback>
    /// The notifications that the log always records when they occur.
    public var notifications: Mask<LifecycleNotification>
    /// True if the log shows every end of a process.
    public var showsEnds = false
    /// True if each record names its process.
    public var showsProcesses = false
    public var strictness = Strictness.usual
    /// The number of scenes that a session can tell apart, 1 to 16.
    public var scenes = 1

    public init(
      callbacks: Mask<Callback>, notifications: Mask<LifecycleNotification> = .none
    ) {
      self.callbacks = callbacks
      self.notifications = notifications
    }
  }

  /// The audit of one log. Only one thread at a time may use a session.
  public final class AuditSession {
    private let auditor: Auditor
    package let core: SessionCore

    fileprivate init(_ auditor: Auditor) {
      self.auditor = auditor
      core = SessionCore(at: .allocate(byteCount: auditor.core.sessionSize, alignment: 16))
      core.setUp(for: auditor.core)
    }

    deinit { core.memory.deallocate() }

    /// Judges records, and returns the findings.
    public func feed(_ records: [AuditRecord]) -> [AuditFinding] {
      var findings: [AuditFinding] = []
      _ = auditor.core.feed(
        core, count: records.count, room: .max, record: { records[$0] }
      ) { findings.append($0) }
      return findings
    }

    /// Returns the states in which the app or one of its scenes may be after the last record. Scene
    /// 0 stands for the app. Returns nil if no record named the scene, or if the session has no
    /// room for the scene.
    public func places(of scene: Int32 = 0) -> Mask<LifecycleState>? {
      auditor.core.states(of: core, scene: scene).map { Mask(low: $0, high: 0) }
    }

    /// Returns the records that may come next, the likeliest first.
    public func expected(in scene: Int32 = 0) -> [AuditStep] {
      guard let slot = scene == 0 ? 0 : auditor.core.slot(of: scene, core) else { return [] }
      var steps: [AuditStep] = []
      auditor.core.forEachExpected(of: core, slot) { steps.append($0) }
      return steps
    }

    /// Returns the ways in which the last process may have ended: the likeliest first, and the
    /// excluded ways last.
    public func ends(beside known: Beside = []) -> [AuditEnd] {
      var ends: [AuditEnd] = []
      auditor.core.forEachEnd(of: core, known) { ends.append($0) }
      return ends
    }
  }
#endif
