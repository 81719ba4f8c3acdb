// What is known of every condition that a rule can ask for.

/// The conditions known to hold and known not to hold; the others are unknown.
///
/// This is the only place where facts become conditions, so that rules can be compared with two
/// masks.
public struct KnownConditions: Sendable, Equatable {
  public private(set) var holding: Mask<Condition> = .none
  public private(set) var failing: Mask<Condition> = .none

  /// Nothing known.
  public init() {}

  public init(os: OSVersion, app: AppProfile, facts: DeviceFacts) {
    set(.hardwareMultitasking, facts.hardwareMultitasking)
    let sdk = app.linkedSDK ?? os
    set(.multitaskingSDK, sdk >= .v(4))
    set(.callkitSDK, sdk >= .v(13))
    set(.sceneSDK, sdk >= .v(27))
    set(.exitsOnSuspend, app.exitsOnSuspend)
    set(.scenesAdopted, app.scenes)
    set(.multipleScenes, app.multipleScenes)
    set(.stateRestoration, app.stateRestoration)
    set(.permittedIdentifiers, app.permittedIdentifiers > 0)
    set(.restorationIdentifier, app.restorationIdentifier)
    set(.sessionSendsLaunchEvents, app.sessionSendsLaunchEvents)
    if let authorization = app.locationAuthorization {
      set(.locationAuthorizationGranted, authorization != .none)
      set(.locationAuthorizationAlways, authorization == .always)
    }
    setModes(app.backgroundModes)
    setManifest(app, os)

    if let idiom = facts.idiom {
      set(.phone, idiom == .phone)
      set(.pad, idiom == .pad)
    }
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
  }

  /// What only a look at the manifest asks.
  private mutating func setManifest(_ app: AppProfile, _ os: OSVersion) {
    let modes = app.backgroundModes
    set(.alwaysUsageText, app.alwaysUsageText)
    set(.whenInUseUsageText, app.whenInUseUsageText)
    set(.microphoneUsageText, app.microphoneUsageText)
    set(.minimumOSMet, app.minimumOS.map { $0 <= os } ?? true)
    set(.modesKnown, app.unknownModes == 0)
    set(.noPlaceholders, app.placeholders == 0)
    set(.anyMode, !modes.isEmpty)
    set(.taskModes, modes.contains(.fetch) || modes.contains(.processing))
  }

  /// Whether nothing is known of a condition.
  func isUnknown(_ condition: Condition) -> Bool {
    !holding.contains(condition) && !failing.contains(condition)
  }

  /// Adds what happened between a termination and an event.
  mutating func add(since: Mask<Since>) {
    set(.rebootedSince, since.contains(.reboot))
    set(.unlockedSince, since.contains(.unlock))
    set(.userLaunchedSince, since.contains(.userLaunch))
    if since.contains(.unlock) { set(.firstUnlockDone, true) }
  }

  private mutating func set(_ condition: Condition, _ holds: Bool) {
    if holds {
      holding.insert(condition)
      failing = failing.subtracting(Mask(condition))
    } else {
      failing.insert(condition)
      holding = holding.subtracting(Mask(condition))
    }
  }

  private mutating func set(_ condition: Condition, _ fact: Fact) {
    switch fact {
    case .yes: set(condition, true)
    case .no: set(condition, false)
    case .unknown: break
    }
  }

  /// The conditions of the modes stand together, in the order of the modes.
  private mutating func setModes(_ modes: Mask<BackgroundMode>) {
    let shift = UInt64(truncatingIfNeeded: Condition.modeAudio.rawValue &- 1)
    let all = Mask<BackgroundMode>.all.bits
    holding = holding.union(Mask(bits: (modes.bits & all) &<< shift))
    failing = failing.union(Mask(bits: (~modes.bits & all) &<< shift))
  }
}

extension Fact {
  var negated: Fact {
    switch self {
    case .unknown: .unknown
    case .no: .yes
    case .yes: .no
    }
  }

  func or(_ other: Fact) -> Fact {
    if self == .yes || other == .yes { return .yes }
    return self == .no && other == .no ? .no : .unknown
  }
}
