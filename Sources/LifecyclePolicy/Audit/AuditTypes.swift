// What an auditor is told, what it reads, and what it finds.

/// What an auditor is told about a log.
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

/// What is known of the app and the device on a version of the log.
package struct AuditedContext {
  package var known: KnownConditions
  /// The conditions that nobody gave. They may be either way.
  package var assumed: Mask<Condition>

  package init(known: KnownConditions, assumed: Mask<Condition>) {
    self.known = known
    self.assumed = assumed
  }
}

/// A record of a log.
package struct AuditRecord {
  package var kind: Int32 = 0
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
}

/// What an auditor finds.
package struct AuditFinding {
  package var kind: AuditKind = .order
  package var severity: Severity = .error
  package var rule = -1
  package var record: UInt64 = 0
  package var since: UInt64 = 0
  package var recordKind: Int32 = 0
  package var code: Int32 = 0
  package var scene: Int32 = 0
  package var reads: Int32 = 0
  package var sceneReads: Int32 = 0
  package var expected = AuditStep()
  package var places: UInt64 = 0
  package var placesAfter: UInt64 = 0
  package var allowance: Int32 = 0
  package var termination: Int32 = 0
  package var token: Int64 = 0
  package var took: Int64 = -1
  package var limit: Int64 = -1

  package init() {}

  init(_ kind: AuditKind, _ severity: Severity, _ record: AuditRecord, at number: UInt64) {
    self.kind = kind
    self.severity = severity
    self.record = number
    since = number
    recordKind = RecordKind(given: record.kind)?.rawValue ?? 0
    code = record.code
    scene = record.scene
    // What the header does not have is not passed on.
    reads = AppState(given: record.reads)?.rawValue ?? 0
    let state = LifecycleState(given: record.sceneReads)
    sceneReads = state?.axis == .scene ? record.sceneReads : 0
  }
}

/// A record that may come next.
package struct AuditStep {
  package var callback: Int32 = 0
  package var notification: Int32 = 0
  package var reads: Int32 = 0
  package var sceneReads: Int32 = 0
  package var rule = -1
  /// The unseen event after which it comes; 0 if none is needed.
  package var cause: Int32 = 0
  package var price: UInt32 = 0

  package init() {}
}

/// A way in which a process may have ended.
package struct AuditEnd {
  package var cause: Int32 = 0
  package var termination: Int32 = 0
  package var rule = -1
  package var isPossible = true
  package var speaksFor: Int32 = 0
  package var speaksAgainst: Int32 = 0
  package var allowance: Int32 = 0
  package var token: Int64 = 0

  package init() {}
}

/// What is known beside a log.
package struct Beside: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let crashReport = Beside(rawValue: 1)
  package static let noCrashReport = Beside(rawValue: 2)
  package static let newVersion = Beside(rawValue: 4)
  package static let reboot = Beside(rawValue: 8)
  package static let lowBattery = Beside(rawValue: 16)
  package static let all = Beside(rawValue: 31)
}
