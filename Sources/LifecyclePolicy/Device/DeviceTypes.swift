// The types of the events that a host reports to a device, and of the answers of the device.

/// The options with which a device starts.
public struct DeviceOptions: Sendable {
  public var os: OSVersion
  /// The profile. `founding` is not possible, because the founding articles describe no launch.
  public var profile: EvidenceProfile
  public var facts: DeviceFacts
  public var now: Nanoseconds
  public var capacities: DeviceCapacities
  /// The treatment of an event if no source says whether it happens.
  public var onSilence = Treatment.refuse
  /// The treatment of an event that depends on a fact that was not given.
  public var onConditional = Treatment.refuse
  /// The figure that replaces a limit if the profile has no figure for it.
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

/// Something that happened. The kind decides which fields count; the other fields are ignored.
public struct DeviceEvent: Sendable, Equatable {
  public var kind: Occurrence
  /// The app; 0 for none. A notice without an app goes to all apps.
  public var app: Int
  /// The process that reports the event; 0 for the process that runs now.
  public var process: UInt32 = 0
  /// The scene; 0 for the first scene of the app. The request of a scene has to name the scene.
  public var scene: UInt32 = 0
  public var trigger: Trigger?
  public var interruption: Interruption?
  public var activity: Activity?
  public var termination: Termination?
  public var notice: Event?
  public var fact: ChangingFact?
  /// The token of a task, a wake-up or a scheduled task.
  public var token: UInt32 = 0
  /// The identifier of a request to the scheduler.
  public var identifier: UInt64 = 0
  /// For memory pressure and a footprint, the number of bytes. For a keep-alive handler, the
  /// interval in nanoseconds. For a request, the nanoseconds until the request may begin.
  public var amount: Int64 = 0
  /// For the change of a fact: whether the fact holds. For a notice: whether the subject of the
  /// notice came (yes) or went (no). For the opening of an app: whether the app opens beside the
  /// app in front. For the request of a scene: whether the scene is to be in front.
  public var value: Fact = .unknown
  /// The host's decision, if the event was left undecided before.
  public var decision: Fact = .unknown

  public init(_ kind: Occurrence, app: Int = 0) {
    self.kind = kind
    self.app = app
  }
}

/// The immediate outcome of an event.
public struct DeviceOutcome: Sendable, Equatable {
  public var status = DeviceStatus.taken
  /// The field of the event that is wrong, or the table that is full.
  public var field: Field?
  public var ruling = Ruling()
  /// True if the rules leave the event open, and the options say to ask the host. Nothing was
  /// changed: post the event again with a decision.
  public var isUndecided = false
  /// The token of the task or wake-up that was begun; 0 for none.
  public var token: UInt32 = 0
  /// The price that the app pays for something forbidden.
  public var price: Price?
  public var disposition: Disposition?
  public var occasion: Occasion?

  /// Creates the outcome of an event that no rule covers. Such an event is allowed.
  public init() {
    ruling.verdict = .allowed
    ruling.newestVerdict = .allowed
  }

  package init(_ status: DeviceStatus) { self.status = status }

  init(_ ruling: Ruling) { self.ruling = ruling }

  /// Creates the outcome of an event for which a table is full.
  init(full field: Field) {
    status = .noRoom
    self.field = field
  }

  /// Creates the outcome of an event with a value that is missing or out of range.
  init(bad field: Field) {
    status = .badValue
    self.field = field
  }
}

/// Something that the host has to do.
public struct DeviceEffect: Sendable, Equatable {
  /// The number of the effect, for a reply. Its lowest 16 bits are the number of the app.
  public var id: UInt64 = 0
  package var rawAt: Int64 = 0
  package var rawDeadline: Int64 = .max
  /// The identifier of a request to the scheduler.
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
  /// Returns the enumeration value with this number; nil for 0, and for a number without a value.
  @inline(__always)
  func value<Value: VocabularyEnum>() -> Value? { Value(given: Int32(self)) }

  @inline(__always)
  package init<Value: VocabularyEnum>(coding value: Value?) {
    self = UInt8(truncatingIfNeeded: value?.rawValue ?? 0)
  }
}

extension DeviceEffect {
  /// The time when the effect is due.
  public var at: Nanoseconds { Nanoseconds(rawAt) }
  /// The time when the callback, notice or expiration handler exceeds its limit; `unlimited` for no
  /// limit.
  public var deadline: Nanoseconds { Nanoseconds(rawDeadline) }
  public var kind: EffectKind { rawKind.value() ?? .stateChanged }
  public var callback: Callback? { rawCallback.value() }
  /// The method that is called if the app does not implement `callback`.
  public var fallback: Callback? { rawFallback.value() }
  public var notification: LifecycleNotification? { rawNotification.value() }
  public var from: LifecycleState? { rawFrom.value() }
  public var to: LifecycleState? { rawTo.value() }
  /// The state that the app reads in the callback.
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
  /// The rule that caused the effect; nil if no rule did.
  public var rule: RuleIndex? { rawRule.rule }
  /// The rule that the app broke, if it is killed for that.
  public var brokenRule: RuleIndex? { rawBroken.rule }
}

/// The status of a device.
public struct DeviceOverview: Sendable, Equatable {
  public var os: OSVersion
  public var now: Nanoseconds
  public var isOn: Bool
  public var isLocked: Bool
  /// The app in front; nil for the home screen.
  public var front: Int?
  /// The app beside the app in front; nil for none.
  public var beside: Int?
  /// The interruptions that cover the screen.
  public var interruptions: Mask<Interruption>
  /// True if the app switcher covers the screen.
  public var hasSwitcher: Bool
  /// The number of waiting effects.
  public var effects: Int
}

/// The status of an app.
public struct AppStatus: Sendable, Equatable {
  public var state: AppState
  /// The number of the process; 0 if none runs.
  public var process: UInt32
  public var lastTermination: Termination?
  public var isForceQuit: Bool
  /// True if the life cycle of the app waits for a reply.
  public var isWaiting: Bool
  /// The value of `backgroundTimeRemaining`; `unlimited` if the app is not in the background, or
  /// has no limit there.
  public var remaining: Nanoseconds
  public var taskCount: Int
}
