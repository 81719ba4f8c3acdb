// The options, records and findings of auditors.

/// What the host states about a log.
package struct AuditorOptions: Sendable {
  /// The first and the last OS version that may have written the log.
  package var os: OSVersion
  package var osLast: OSVersion
  package var profile: EvidenceProfile = .observed
  /// The callbacks and notifications that the log always records when they occur.
  package var callbacks: Mask<Callback> = .none
  package var notifications: Mask<LifecycleNotification> = .none
  package var showsEnds = false
  package var showsProcesses = false
  package var strictness: Strictness = .usual
  /// The number of scenes that a session can tell apart, 1 to 16.
  package var scenes = 1

  package init(os: OSVersion) {
    self.os = os
    osLast = os
  }

  package static var mostScenes: Int { 16 }
}

/// The known facts about the app and the device on one OS version.
package struct AuditedContext {
  package var known: KnownConditions
  /// The conditions that the host did not give. An auditor treats them as unknown, except for
  /// `multitaskingSDK`.
  package var assumed: Mask<Condition>

  package init(known: KnownConditions, assumed: Mask<Condition>) {
    self.known = known
    self.assumed = assumed
  }
}

/// A record of a log. Its numbers are not checked here: an auditor reports a record with unknown
/// values.
public struct AuditRecord: Sendable {
  /// The number of a `RecordKind`.
  package var kind: Int32 = 0
  /// The number of the callback, notification, state, cause and so on, depending on `kind`.
  package var code: Int32 = 0
  /// The time in nanoseconds; negative if it was not recorded.
  package var time: Int64 = -1
  package var process: Int64 = 0
  package var scene: Int32 = 0
  package var reads: Int32 = 0
  package var sceneReads: Int32 = 0
  package var token: Int64 = 0
  package var value: Int64 = 0

  package init() {}

  /// Makes a record. The meaning of `code`, `token` and `value` depends on `kind`. `process` and
  /// `scene` are numbers from 1; 0 if they were not recorded.
  public init(
    _ kind: RecordKind, code: Int32 = 0, at time: Nanoseconds? = nil, process: Int64 = 0,
    scene: Int32 = 0, reads: AppState? = nil, sceneReads: SceneState? = nil, token: Int64 = 0,
    value: Int64 = 0
  ) {
    self.kind = kind.rawValue
    self.code = code
    self.time = time?.count ?? -1
    self.process = process
    self.scene = scene
    self.reads = reads?.rawValue ?? 0
    self.sceneReads = sceneReads.map { LifecycleState($0).rawValue } ?? 0
    self.token = token
    self.value = value
  }

  /// Makes a record of a call of a callback.
  public init(
    _ callback: Callback, at time: Nanoseconds? = nil, process: Int64 = 0, scene: Int32 = 0,
    reads: AppState? = nil, sceneReads: SceneState? = nil, token: Int64 = 0
  ) {
    self.init(
      .entered, code: callback.rawValue, at: time, process: process, scene: scene, reads: reads,
      sceneReads: sceneReads, token: token)
  }
}

/// A finding of an auditor.
public struct AuditFinding: Sendable {
  public package(set) var kind: AuditKind = .order
  public package(set) var severity: Severity = .error
  @RuleNumber public package(set) var rule: RuleIndex?
  /// The zero-based number of the record.
  public package(set) var record: UInt64 = 0
  /// The number of the record at which the problem began, for example the record that started a
  /// clock.
  public package(set) var since: UInt64 = 0
  package var recordKind: Int32 = 0
  /// The `code` of the record.
  public package(set) var code: Int32 = 0
  public package(set) var scene: Int32 = 0
  package var reads: Int32 = 0
  package var sceneReads: Int32 = 0
  /// The record that was expected instead, or that is missing. If the finding is about an end,
  /// only `cause` is set: the likeliest cause of the end.
  public package(set) var expected = AuditStep()
  package var places: UInt64 = 0
  package var placesAfter: UInt64 = 0
  @Coded public package(set) var allowance: Allowance?
  /// The likeliest way in which the process ended, if the finding is about an end.
  @Coded public package(set) var termination: Termination?
  public package(set) var token: Int64 = 0
  /// The measured duration; the real duration may be longer. If the clock of the log was set back,
  /// the time by which it was set back. For any other finding, this is nil.
  @Lasting public package(set) var took: Nanoseconds?
  @Lasting public package(set) var limit: Nanoseconds?

  /// The states that the app or the scene may have had before the record.
  public var statesBefore: Mask<LifecycleState> { Mask(low: places, high: 0) }
  /// The states that the app or the scene may have after the record.
  public var statesAfter: Mask<LifecycleState> { Mask(low: placesAfter, high: 0) }

  package init() {}

  init(_ kind: AuditKind, _ severity: Severity, _ record: AuditRecord, at number: UInt64) {
    self.kind = kind
    self.severity = severity
    self.record = number
    since = number
    recordKind = RecordKind(given: record.kind)?.rawValue ?? 0
    code = record.code
    scene = Swift.max(record.scene, 0)
    // Drops values that are not in the enumerations of the header.
    reads = AppState(given: record.reads)?.rawValue ?? 0
    let state = LifecycleState(given: record.sceneReads)
    sceneReads = state?.axis == .scene ? record.sceneReads : 0
  }
}

/// A callback or notification that may come next in a log.
public struct AuditStep: Sendable {
  @Coded public package(set) var callback: Callback?
  @Coded public package(set) var notification: LifecycleNotification?
  /// The app state that the app reads during the step; nil if it is not known.
  @Coded public package(set) var reads: AppState?
  /// The scene state that the app reads during the step; nil if it is not known.
  @Coded public package(set) var sceneReads: LifecycleState?
  @RuleNumber public package(set) var rule: RuleIndex?
  /// The unseen event that has to happen before the step; nil if none is needed.
  @Coded public package(set) var cause: Cause?
  /// How unlikely the unseen events before the step are, 0 to 6.
  public package(set) var price: UInt32 = 0

  package init() {}
}

/// A way in which a process may have ended.
public struct AuditEnd: Sendable {
  @Coded public package(set) var cause: Cause?
  @Coded public package(set) var termination: Termination?
  @RuleNumber public package(set) var rule: RuleIndex?
  /// False if the log, or a fact in addition to the log, excludes this end.
  public package(set) var isPossible = true
  @Coded public package(set) var speaksFor: Ground?
  @Coded public package(set) var speaksAgainst: Ground?
  /// The allowance that was used up; nil if the end has another reason.
  @Coded public package(set) var allowance: Allowance?
  /// The token of the background task that was open; 0 for none.
  public package(set) var token: Int64 = 0

  package init() {}
}

/// What the host knows in addition to a log.
public struct Beside: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A crash report exists for the process.
  public static let crashReport = Beside(rawValue: 1)
  /// Crash reports are collected, and none exists for the process.
  public static let noCrashReport = Beside(rawValue: 2)
  /// The version of the app or of the OS has changed since the end of the process.
  public static let newVersion = Beside(rawValue: 4)
  /// The device has restarted since the end of the process.
  public static let reboot = Beside(rawValue: 8)
  public static let lowBattery = Beside(rawValue: 16)
  package static let all = Beside(rawValue: 31)
}
