// What is known of every condition that a rule can ask for.

/// The conditions known to hold and known not to hold; the others are unknown.
///
/// This is the only place where facts become conditions, so that rules can be compared with two
/// masks.
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
  package init(os: OSVersion, app: AppProfile) {
    let sdk = app.linkedSDK ?? os
    set(.multitaskingSDK, sdk >= OSVersion(4))
    set(.callkitSDK, sdk >= OSVersion(13))
    set(.sceneSDK, sdk >= OSVersion(27))
    set(.pushkitSDK, sdk >= OSVersion(10))
    set(.exitsOnSuspend, app.exitsOnSuspend)
    // From 27.0 on apps have scenes: an app of which nobody said so is taken for one that can run.
    set(.scenesAdopted, app.scenes ?? (os >= OSVersion(27)))
    set(.multipleScenes, app.multipleScenes)
    set(.stateRestoration, app.stateRestoration)
    set(.permittedIdentifiers, app.permittedIdentifiers > 0)
    set(.restorationIdentifier, app.restorationIdentifier)
    set(.sessionSendsLaunchEvents, app.sessionSendsLaunchEvents)
    set(.backgroundActivitySession, app.backgroundActivitySession)
    set(.serviceSession, app.serviceSession)
    set(.interfaceKept, app.interfaceKept != .no)
    set(.multitaskingCamera, app.multitaskingCamera)
    set(.stateToRestore, app.stateRestoration && app.interfaceKept != .no)
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
    failing = failing.subtracting(holding)
  }

  /// What the device says.
  @inline(__always)
  package init(_ facts: DeviceFacts) {
    set(.hardwareMultitasking, facts.hardwareMultitasking)
    set(.phone, facts.idiom.isPhone)
    set(.pad, facts.idiom.isPhone.negated)
    set(.realDevice, facts.simulator.negated)
    set(.cellular, facts.cellular)
    set(.passcode, facts.passcode)
    set(.firstUnlockDone, facts.firstUnlockDone.or(facts.passcode.negated))
    set(.backgroundAppRefresh, facts.backgroundAppRefresh)
    set(.lowPowerModeOff, facts.lowPowerMode.negated)
    set(.charging, facts.charging)
    set(.debuggerDetached, facts.debuggerAttached.negated)
    set(.bluetoothOn, facts.bluetoothOff.negated)
    set(.bluetoothOnInControlCenter, facts.bluetoothOffInControlCenter.negated)
    set(.airplaneModeOff, facts.airplaneMode.negated)
    set(.accessorySetupKit, facts.accessorySetupKit)
    set(.forceQuitSurvivesReboot, facts.forceQuitSurvivesReboot == .yes)
    set(.regionsEndAtReboot, facts.regionsEndAtReboot == .yes)
    set(.deviceUnlocked, facts.deviceLocked.negated.or(facts.passcode.negated))
    set(.screenUnlocked, facts.deviceLocked.negated)
    if facts.foregroundSlots > 0 { set(.severalForegroundSlots, facts.foregroundSlots > 1) }
    failing = failing.subtracting(holding)
  }

  /// The same with what else is known.
  @inline(__always)
  package func union(_ other: KnownConditions) -> KnownConditions {
    var both = self
    both.holding = holding.union(other.holding)
    both.failing = failing.union(other.failing)
    return both
  }

  /// What is known of what happened between a termination and an event.
  package init(since: Mask<Since>) {
    set(.rebootedSince, since.contains(.reboot))
    set(.unlockedSince, since.contains(.unlock))
    set(.userLaunchedSince, since.contains(.userLaunch))
    failing = failing.subtracting(holding)
    // A device that was unlocked since is known to be unlocked since boot.
    if since.contains(.unlock) { holding.insert(.firstUnlockDone) }
  }

  /// Whether UIKit kept the interface of an app about which the rest is known.
  init(interfaceKept isKept: Bool, _ known: KnownConditions) {
    let restores = known.holding.contains(.stateRestoration)
    if isKept {
      holding = Mask(.interfaceKept)
      if restores { holding.insert(.stateToRestore) }
    } else {
      failing = Mask(.interfaceKept, .stateToRestore)
    }
  }

  /// The same with what happened since, which counts whatever was said before.
  @inline(__always)
  package func adding(_ since: KnownConditions) -> KnownConditions {
    var both = self
    both.holding = holding.subtracting(since.failing).union(since.holding)
    both.failing = failing.union(since.failing).subtracting(since.holding)
    return both
  }

  /// Whether nothing is known of a condition.
  package func isUnknown(_ condition: Condition) -> Bool {
    !holding.union(failing).contains(condition)
  }

  /// Notes what is known of a condition. Whoever calls it takes what holds out of `failing` at the end:
  /// so nothing branches, and what is not unknown is a constant for most conditions.
  @inline(__always)
  private mutating func set(_ condition: Condition, _ fact: Fact) {
    holding.insert(condition, if: fact == .yes)
    failing.insert(condition, if: fact != .unknown)
  }

  @inline(__always)
  private mutating func set(_ condition: Condition, _ holds: Bool) {
    holding.insert(condition, if: holds)
    failing.insert(condition)
  }

  /// The conditions of the modes stand together, in the order of the modes.
  @inline(__always)
  private mutating func setModes(_ modes: Mask<BackgroundMode>) {
    let all = Mask<BackgroundMode>.all.low
    let first = UInt64(truncatingIfNeeded: Condition.modeAudio.place)
    holding.low |= (modes.low & all) &<< first
    failing.low |= all &<< first
  }
}

extension Fact {
  fileprivate var negated: Fact {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  /// Whether either is so.
  fileprivate func or(_ other: Fact) -> Fact {
    if self == .yes || other == .yes { return .yes }
    return self == .no && other == .no ? .no : .unknown
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
  fileprivate var isGranted: Fact {
    switch self {
    case .some(.none): .no
    case .whenInUse, .always: .yes
    case nil: .unknown
    }
  }

  fileprivate var isAlways: Fact {
    switch self {
    case .some(.none), .whenInUse: .no
    case .always: .yes
    case nil: .unknown
    }
  }
}
