// The options, the records and the findings of auditors.

/// The properties of a log, as a host states them.
package struct AuditorOptions: Sendable {
  /// The log is of a version from `os` to `osLast`.
  package var os: OSVersion
  package var osLast: OSVersion
  package var profile: EvidenceProfile = .observed
  /// The callbacks and notifications that the log shows whenever they come.
  package var callbacks: Mask<Callback> = .none
  package var notifications: Mask<LifecycleNotification> = .none
  package var showsEnds = false
  package var showsProcesses = false
  package var strictness: Strictness = .usual
  /// The number of scenes that a session can tell apart.
  package var scenes = 1

  package init(os: OSVersion) {
    self.os = os
    osLast = os
  }

  package static var mostScenes: Int { 16 }
}

/// The known facts about the app and the device on a version of the log.
package struct AuditedContext {
  package var known: KnownConditions
  /// The conditions that nobody gave. They may be either way.
  package var assumed: Mask<Condition>

  package init(known: KnownConditions, assumed: Mask<Condition>) {
    self.known = known
    self.assumed = assumed
  }
}

/// A record of a log. Any numbers are possible; what the vocabulary does not have is reported.
public struct AuditRecord: Sendable {
  /// The number of a `RecordKind`.
  package var kind: Int32 = 0
  /// The subject of the kind: the number of a callback, notification, state, cause and so on.
  package var code: Int32 = 0
  /// In nanoseconds; below 0 if it is not recorded.
  package var time: Int64 = -1
  package var process: Int64 = 0
  package var scene: Int32 = 0
  package var reads: Int32 = 0
  package var sceneReads: Int32 = 0
  package var token: Int64 = 0
  package var value: Int64 = 0

  package init() {}

  /// Makes a record. `code`, `token` and `value` mean what `kind` says; `process` and `scene` are
  /// numbers from 1, or 0 if they are not recorded.
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

  /// Makes a record of the call of a callback.
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
  /// The number of the record, from 0.
  public package(set) var record: UInt64 = 0
  /// The number of the record at which it began, such as the start of a clock.
  public package(set) var since: UInt64 = 0
  package var recordKind: Int32 = 0
  /// The code of the record.
  public package(set) var code: Int32 = 0
  public package(set) var scene: Int32 = 0
  package var reads: Int32 = 0
  package var sceneReads: Int32 = 0
  /// The record that was expected instead, or is missing.
  public package(set) var expected = AuditStep()
  package var places: UInt64 = 0
  package var placesAfter: UInt64 = 0
  @Coded public package(set) var allowance: Allowance?
  /// Of an end: the likeliest way in which the process ended.
  @Coded public package(set) var termination: Termination?
  public package(set) var token: Int64 = 0
  /// How long it took at least; nil if that is not the point.
  @Lasting public package(set) var took: Nanoseconds?
  @Lasting public package(set) var limit: Nanoseconds?

  /// Where the app, or the scene, may have been before the record.
  public var statesBefore: Mask<LifecycleState> { Mask(low: places, high: 0) }
  /// Where it may be after the record.
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
    // What the header does not have is not passed on.
    reads = AppState(given: record.reads)?.rawValue ?? 0
    let state = LifecycleState(given: record.sceneReads)
    sceneReads = state?.axis == .scene ? record.sceneReads : 0
  }
}

/// A record that may come next: a callback or a notification.
public struct AuditStep: Sendable {
  @Coded public package(set) var callback: Callback?
  @Coded public package(set) var notification: LifecycleNotification?
  /// What the app reads then; nil if it is not known.
  @Coded public package(set) var reads: AppState?
  /// The state of the scene that is read then; nil if it is not known.
  @Coded public package(set) var sceneReads: LifecycleState?
  @RuleNumber public package(set) var rule: RuleIndex?
  /// The unseen event after which it comes; nil if none is needed.
  @Coded public package(set) var cause: Cause?
  /// How unlikely the unseen events are that lead there, 0 to 6.
  public package(set) var price: UInt32 = 0

  package init() {}
}

/// A way in which a process may have ended.
public struct AuditEnd: Sendable {
  @Coded public package(set) var cause: Cause?
  @Coded public package(set) var termination: Termination?
  @RuleNumber public package(set) var rule: RuleIndex?
  /// False if it is ruled out.
  public package(set) var isPossible = true
  @Coded public package(set) var speaksFor: Ground?
  @Coded public package(set) var speaksAgainst: Ground?
  /// The allowance that was used up.
  @Coded public package(set) var allowance: Allowance?
  /// The task that was open.
  public package(set) var token: Int64 = 0

  package init() {}
}

/// What is known beside a log.
public struct Beside: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// There is a crash report for the process.
  public static let crashReport = Beside(rawValue: 1)
  /// Crash reports are collected, and there is none for the process.
  public static let noCrashReport = Beside(rawValue: 2)
  /// The app, or the OS, has another version now.
  public static let newVersion = Beside(rawValue: 4)
  /// The device has started again since.
  public static let reboot = Beside(rawValue: 8)
  public static let lowBattery = Beside(rawValue: 16)
  package static let all = Beside(rawValue: 31)
}
