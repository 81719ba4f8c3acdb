// What is known of every condition that a rule can ask for.

/// The conditions known to hold and known not to hold; the others are unknown.
///
/// This is the only place where facts become conditions, so that rules can be compared with two
/// masks. Every question does it: so it goes straight on, without a branch.
public struct KnownConditions: Sendable, Equatable {
  public package(set) var holding: Mask<Condition> = .none
  public package(set) var failing: Mask<Condition> = .none

  /// Nothing known.
  public init() {}

  @inline(__always)
  public init(os: OSVersion, app: AppProfile, facts: DeviceFacts) {
    self = KnownConditions(os: os, app: app).union(KnownConditions(facts))
  }

  /// What the app says.
  @inline(__always)
  package init(os: OSVersion, app: AppProfile) { self.init(Findings(os: os, app: app)) }

  /// What the device says.
  @inline(__always)
  package init(_ facts: DeviceFacts) { self.init(Findings(facts)) }

  @inline(__always)
  private init(_ findings: Findings) {
    holding = findings.holding
    failing = findings.failing
  }

  /// Both, where no condition is in both.
  @inline(__always)
  package func union(_ other: KnownConditions) -> KnownConditions {
    var both = self
    both.holding = holding.union(other.holding)
    both.failing = failing.union(other.failing)
    return both
  }

  /// Whether nothing is known of a condition.
  package func isUnknown(_ condition: Condition) -> Bool {
    !holding.union(failing).contains(condition)
  }

  /// Adds what happened between a termination and an event.
  @inline(never)
  package mutating func add(since: Mask<Since>) {
    let findings = Findings(since: since)
    // A device that was unlocked since is known to be unlocked since boot, whatever was said of it.
    let certain: Mask = since.contains(.unlock) ? Mask(Condition.firstUnlockDone) : .none
    holding = holding.union(findings.holding).union(certain)
    failing = failing.union(findings.failing).subtracting(certain)
  }
}

/// Facts on their way to conditions, each of which is set once.
private struct Findings {
  /// Facts as they are numbered, 1 for no and 2 for yes, from the bits of their conditions upwards.
  /// As neighbours would mix, the conditions with even and with odd bits stand apart.
  private var even: UInt64 = 0
  private var odd: UInt64 = 0
  /// The conditions that hold where the fact is no.
  private var negated: UInt64 = 0
  /// What holds of the conditions that are never unknown.
  private var yes: UInt64 = 0
  private var neverUnknown: UInt64 = 0

  @inline(__always)
  init(os: OSVersion, app: AppProfile) {
    let sdk = app.linkedSDK ?? os
    set(.multitaskingSDK, sdk >= OSVersion(4))
    set(.callkitSDK, sdk >= OSVersion(13))
    set(.sceneSDK, sdk >= OSVersion(27))
    set(.pushkitSDK, sdk >= OSVersion(10))
    set(.exitsOnSuspend, app.exitsOnSuspend)
    set(.scenesAdopted, app.scenes)
    set(.multipleScenes, app.multipleScenes)
    set(.stateRestoration, app.stateRestoration)
    set(.permittedIdentifiers, app.permittedIdentifiers > 0)
    set(.restorationIdentifier, app.restorationIdentifier)
    set(.sessionSendsLaunchEvents, app.sessionSendsLaunchEvents)
    set(.backgroundActivitySession, app.backgroundActivitySession)
    set(.serviceSession, app.serviceSession)
    set(.locationAuthorizationGranted, app.locationAuthorization.isGranted)
    set(.locationAuthorizationAlways, app.locationAuthorization.isAlways)
    setModes(app.backgroundModes)
    // What only a look at the manifest asks.
    set(.alwaysUsageText, app.alwaysUsageText)
    set(.whenInUseUsageText, app.whenInUseUsageText)
    set(.microphoneUsageText, app.microphoneUsageText)
    set(.minimumOSMet, app.minimumOS.map { $0 <= os } ?? true)
    set(.modesKnown, app.unknownModes == 0)
    set(.noPlaceholders, app.placeholders == 0)
    set(.anyMode, !app.backgroundModes.isEmpty)
    let tasks = Mask<BackgroundMode>(.fetch, .processing)
    set(.taskModes, !app.backgroundModes.intersection(tasks).isEmpty)
  }

  @inline(__always)
  init(_ facts: DeviceFacts) {
    set(.hardwareMultitasking, facts.hardwareMultitasking)
    set(.phone, facts.idiom.isPhone)
    set(.pad, not: facts.idiom.isPhone)
    set(.realDevice, not: facts.simulator)
    set(.cellular, facts.cellular)
    set(.passcode, facts.passcode)
    set(.firstUnlockDone, facts.firstUnlockDone.or(facts.passcode.negated))
    set(.backgroundAppRefresh, facts.backgroundAppRefresh)
    set(.lowPowerModeOff, not: facts.lowPowerMode)
    set(.charging, facts.charging)
    set(.debuggerDetached, not: facts.debuggerAttached)
    set(.bluetoothOn, not: facts.bluetoothOff)
    set(.bluetoothOnInControlCenter, not: facts.bluetoothOffInControlCenter)
    set(.airplaneModeOff, not: facts.airplaneMode)
    set(.accessorySetupKit, facts.accessorySetupKit)
    set(.forceQuitSurvivesReboot, facts.forceQuitSurvivesReboot == .yes)
    set(.regionsEndAtReboot, facts.regionsEndAtReboot == .yes)
    set(.deviceUnlocked, facts.deviceLocked.negated.or(facts.passcode.negated))
  }

  @inline(__always)
  init(since: Mask<Since>) {
    set(.rebootedSince, since.contains(.reboot))
    set(.unlockedSince, since.contains(.unlock))
    set(.userLaunchedSince, since.contains(.userLaunch))
  }

  @inline(__always)
  private mutating func set(_ condition: Condition, _ fact: Fact) {
    let bits = fact.bits &<< condition.position
    if condition.position & 1 == 0 { even |= bits } else { odd |= bits }
  }

  @inline(__always)
  private mutating func set(_ condition: Condition, not fact: Fact) {
    set(condition, fact)
    negated |= 1 &<< condition.position
  }

  @inline(__always)
  private mutating func set(_ condition: Condition, _ holds: Bool) {
    yes |= holds.bits &<< condition.position
    neverUnknown |= 1 &<< condition.position
  }

  /// The conditions of the modes stand together, in the order of the modes.
  @inline(__always)
  private mutating func setModes(_ modes: Mask<BackgroundMode>) {
    let all = Mask<BackgroundMode>.all.low
    yes |= (modes.low & all) &<< Condition.modeAudio.position
    neverUnknown |= all &<< Condition.modeAudio.position
  }

  private static var evenBits: UInt64 { 0x5555_5555_5555_5555 }

  @inline(__always)
  var holding: Mask<Condition> {
    let facts = (even &>> 1) & Self.evenBits | (odd &>> 1) & ~Self.evenBits
    return Mask(low: facts ^ turned | yes, high: 0)
  }

  @inline(__always)
  var failing: Mask<Condition> {
    let facts = even & Self.evenBits | odd & ~Self.evenBits
    return Mask(low: facts ^ turned | neverUnknown & ~yes, high: 0)
  }

  /// The known conditions whose facts say the contrary: they change sides.
  @inline(__always)
  private var turned: UInt64 {
    let known = (even | even &>> 1) & Self.evenBits | (odd | odd &>> 1) & ~Self.evenBits
    return known & negated
  }
}

extension Condition {
  /// Where its bit stands.
  fileprivate var position: UInt64 { UInt64(truncatingIfNeeded: rawValue &- 1) }
}

extension Bool {
  /// 1 if true: a conversion, where a choice between 1 and 0 can become a branch.
  @inline(__always)
  fileprivate var bits: UInt64 { UInt64(unsafeBitCast(self, to: UInt8.self)) }
}

extension Fact {
  /// 1 for no, 2 for yes.
  fileprivate var bits: UInt64 { UInt64(truncatingIfNeeded: rawValue) }

  @inline(__always)
  var negated: Fact { Fact(bits: bits &>> 1 | bits &<< 1 & 2) }

  @inline(__always)
  func or(_ other: Fact) -> Fact { Fact(bits: (bits | other.bits) & 2 | bits & other.bits & 1) }

  /// Its values are laid out as they are numbered.
  @inline(__always)
  fileprivate init(bits: UInt64) {
    self = unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: Fact.self)
  }
}

extension Idiom? {
  fileprivate var isPhone: Fact {
    switch self {
    case .phone: .yes
    case .pad: .no
    case nil: .unknown
    }
  }
}

extension LocationAuthorization? {
  fileprivate var isGranted: Fact { told(none: .no, whenInUse: .yes, always: .yes) }
  fileprivate var isAlways: Fact { told(none: .no, whenInUse: .no, always: .yes) }

  /// A table in one number, two bits for each value, as the compiler makes none of a switch.
  @inline(__always)
  private func told(none: Fact, whenInUse: Fact, always: Fact) -> Fact {
    let table = none.bits &<< 2 | whenInUse.bits &<< 4 | always.bits &<< 6
    let number = UInt64(truncatingIfNeeded: self?.rawValue ?? 0)
    return Fact(bits: table &>> (number &* 2) & 3)
  }
}
