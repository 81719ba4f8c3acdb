// What a host reports to a device, and what the device answers.

/// What a device is, from its beginning on.
public struct DeviceOptions: Sendable {
  public var os: OSVersion
  /// Not `founding`, whose articles tell of no launch.
  public var profile: EvidenceProfile
  public var facts: DeviceFacts
  public var now: Nanoseconds
  public var capacities: DeviceCapacities
  /// What is done where no source says whether something happens.
  public var onSilence = Treatment.refuse
  /// What happens if it depends on a fact that was not given.
  public var onConditional = Treatment.refuse
  /// What stands in for a limit that the profile has no figure of.
  public var unknownLimit = UnknownLimit.none

  public init(
    os: OSVersion, profile: EvidenceProfile = .observed, facts: DeviceFacts = .ordinary,
    now: Nanoseconds = Nanoseconds(0), capacities: DeviceCapacities = DeviceCapacities()
  ) {
    self.os = os
    self.profile = profile
    self.facts = facts
    self.now = now
    self.capacities = capacities
  }
}

/// What happened. Which values count follows from the kind; the others are left out.
public struct DeviceEvent: Sendable, Equatable {
  public var kind: Occurrence
  /// Which app; 0 where none is meant.
  public var app: Int
  /// The process that reports; 0 for whichever runs.
  public var process: UInt32 = 0
  /// The scene; 0 for the one that the user sees, or the first.
  public var scene: UInt32 = 0
  public var trigger: Trigger?
  public var interruption: Interruption?
  public var activity: Activity?
  public var termination: Termination?
  public var notice: Event?
  public var fact: ChangingFact?
  /// Of a task, a wake-up or a scheduled task.
  public var token: UInt32 = 0
  /// Of a request to the scheduler.
  public var identifier: UInt64 = 0
  /// Bytes of memory, or nanoseconds of an interval or until the earliest begin.
  public var amount: Int64 = 0
  /// Whether a fact holds; whether a notice says that something came (yes) or went (no); whether an
  /// app is opened beside the one in front.
  public var value: Fact = .unknown
  /// What the host has decided where an event was undecided before.
  public var decision: Fact = .unknown

  public init(_ kind: Occurrence, app: Int = 0) {
    self.kind = kind
    self.app = app
  }
}

/// What became of it, at once.
public struct DeviceOutcome: Sendable, Equatable {
  public var status = DeviceStatus.taken
  /// Which part of the event is at fault, where a value is.
  public var field: Field?
  public var ruling = Ruling()
  /// The rules leave it open, and the host wants to be asked: nothing was changed. Posted again with
  /// a decision, it is taken.
  public var isUndecided = false
  /// Of the task or wake-up that was begun; 0 for none.
  public var token: UInt32 = 0
  /// What it costs where it is forbidden.
  public var price: Price?
  public var disposition: Disposition?
  public var occasion: Occasion?

  /// What the rules say nothing of happens.
  public init() {
    ruling.verdict = .allowed
    ruling.newestVerdict = .allowed
  }

  package init(_ status: DeviceStatus) { self.status = status }

  init(_ ruling: Ruling) { self.ruling = ruling }

  /// A table without room.
  init(full field: Field) {
    status = .noRoom
    self.field = field
  }

  /// A value of the event that cannot be.
  init(bad field: Field) {
    status = .badValue
    self.field = field
  }
}

/// One thing for the host to do.
public struct DeviceEffect: Sendable, Equatable {
  /// Its number, with the app in the lowest 16 bits; replies name it.
  public var id: UInt64 = 0
  /// When.
  public var at: Int64 = 0
  /// When the callback has taken too long; `Int64.max` for no limit.
  public var deadline: Int64 = .max
  /// Of a request to the scheduler.
  public var identifier: UInt64 = 0
  public var process: UInt32 = 0
  public var scene: UInt32 = 0
  public var token: UInt32 = 0
  /// The termination code of a kill; 0 for none.
  public var code: Int32 = 0
  package var rawRule: Int16 = -1
  package var rawBroken: Int16 = -1
  public var app: UInt16 = 0
  package var rawKind: UInt8 = 0
  public var needsReply = false
  package var rawCallback: UInt8 = 0
  package var rawFallback: UInt8 = 0
  package var rawNotification: UInt8 = 0
  package var rawFrom: UInt8 = 0
  package var rawTo: UInt8 = 0
  package var rawReads: UInt8 = 0
  package var rawSceneReads: UInt8 = 0
  package var rawAllowance: UInt8 = 0
  package var rawTermination: UInt8 = 0
  package var rawNamespace: UInt8 = 0
  package var rawCause: UInt8 = 0
  package var rawTrigger: UInt8 = 0
  package var rawEvent: UInt8 = 0
  package var rawActivity: UInt8 = 0
  package var rawDisposition: UInt8 = 0
  package var rawOccasion: UInt8 = 0

  package init() {}
}

extension UInt8 {
  /// The value of an enumeration that it stands for; nil for 0.
  @inline(__always)
  func value<Value: VocabularyEnum>() -> Value? { Value(given: Int32(self)) }

  @inline(__always)
  package init<Value: VocabularyEnum>(coding value: Value?) {
    self = UInt8(truncatingIfNeeded: value?.rawValue ?? 0)
  }
}

extension DeviceEffect {
  public var kind: EffectKind { rawKind.value() ?? .stateChanged }
  public var callback: Callback? { rawCallback.value() }
  /// The method that comes where the app has none of that name.
  public var fallback: Callback? { rawFallback.value() }
  public var notification: LifecycleNotification? { rawNotification.value() }
  public var from: LifecycleState? { rawFrom.value() }
  public var to: LifecycleState? { rawTo.value() }
  /// The state that the app reads inside.
  public var reads: AppState? { rawReads.value() }
  public var sceneReads: SceneState? { rawSceneReads.value() }
  public var allowance: Allowance? { rawAllowance.value() }
  public var termination: Termination? { rawTermination.value() }
  public var namespace: TerminationNamespace? { rawNamespace.value() }
  public var cause: Cause? { rawCause.value() }
  public var trigger: Trigger? { rawTrigger.value() }
  public var event: Event? { rawEvent.value() }
  public var activity: Activity? { rawActivity.value() }
  public var disposition: Disposition? { rawDisposition.value() }
  public var occasion: Occasion? { rawOccasion.value() }
  public var terminationCode: TerminationCode? { TerminationCode(rawValue: code) }
  /// The rule by which it happens.
  public var rule: RuleIndex? { rawRule < 0 ? nil : RuleIndex(Int(rawRule)) }
  /// The rule that the app has broken, where it is killed.
  public var brokenRule: RuleIndex? { rawBroken < 0 ? nil : RuleIndex(Int(rawBroken)) }
}

/// How a device stands.
public struct DeviceOverview: Sendable, Equatable {
  public var os: OSVersion
  public var now: Int64
  public var isOn: Bool
  public var isLocked: Bool
  /// The app in front; nil for the home screen.
  public var front: Int?
  /// The one beside it.
  public var beside: Int?
  /// What covers the screen.
  public var interruptions: Mask<Interruption>
  /// Whether the app switcher does.
  public var hasSwitcher: Bool
  /// How many effects wait to be taken.
  public var effects: Int
}

/// How an app stands.
public struct AppStatus: Sendable, Equatable {
  public var state: AppState
  /// 0 where none runs.
  public var process: UInt32
  public var lastTermination: Termination?
  public var isForceQuit: Bool
  /// Whether a reply is waited for.
  public var isWaiting: Bool
  /// What `backgroundTimeRemaining` would say, in nanoseconds; `Int64.max` in front or without limit.
  public var remaining: Int64
  public var taskCount: Int
}
