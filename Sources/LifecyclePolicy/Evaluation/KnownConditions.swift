// The known values of the conditions that rules require.

/// The conditions that are known to hold, and the conditions that are known to fail. All other
/// conditions are unknown.
///
/// Facts become conditions only here. A rule is then compared with two masks.
public struct KnownConditions: Sendable, Equatable {
  public package(set) var holding: Mask<Condition> = .none
  public package(set) var failing: Mask<Condition> = .none

  /// Creates a value in which all conditions are unknown.
  public init() {}

  @inline(__always)
  public init(os: OSVersion, app: AppProfile, facts: DeviceFacts) {
    self = KnownConditions(os: os, app: app).union(KnownConditions(facts))
  }

  /// Records the conditions that follow from the facts about the app.
  @inline(__always)
  package init(os: OSVersion, app: AppProfile) {
    let sdk = app.linkedSDK ?? os
    set(.multitaskingSDK, sdk >= OSVersion(4))
    set(.callkitSDK, sdk >= OSVersion(13))
    set(.sceneSDK, sdk >= OSVersion(27))
    set(.pushkitSDK, sdk >= OSVersion(10))
    set(.exitsOnSuspend, app.exitsOnSuspend)
    // From 27.0 on, an app that is linked against SDK 27.0 or later needs scenes to run. If the
    // app's profile does not say whether the app has scenes, the app is assumed to be able to run.
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
    set(.fullAccuracy, app.locationAuthorization.isFull)
    setModes(app.backgroundModes)
    // Only rules on manifests ask for the following conditions.
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

  /// Records the conditions that follow from the facts about the device.
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

  /// Returns what is known from either value.
  @inline(__always)
  package func union(_ other: KnownConditions) -> KnownConditions {
    var both = self
    both.holding = holding.union(other.holding)
    both.failing = failing.union(other.failing)
    return both
  }

  /// Records the conditions that follow from the events between a termination and a trigger.
  package init(since: Mask<Since>) {
    set(.rebootedSince, since.contains(.reboot))
    set(.unlockedSince, since.contains(.unlock))
    set(.userLaunchedSince, since.contains(.userLaunch))
    failing = failing.subtracting(holding)
    // A device that has been unlocked since the termination counts as unlocked since its start.
    if since.contains(.unlock) { holding.insert(.firstUnlockDone) }
  }

  /// Records whether UIKit kept the interface of an app, and whether there is a state to restore.
  /// `known` says whether the app restores its state.
  init(interfaceKept isKept: Bool, _ known: KnownConditions) {
    let restores = known.holding.contains(.stateRestoration)
    if isKept {
      holding = Mask(.interfaceKept)
      if restores { holding.insert(.stateToRestore) }
    } else {
      failing = Mask(.interfaceKept, .stateToRestore)
    }
  }

  /// Returns what is known from either value. If both values know a condition, `since` prevails.
  @inline(__always)
  package func adding(_ since: KnownConditions) -> KnownConditions {
    var both = self
    both.holding = holding.subtracting(since.failing).union(since.holding)
    both.failing = failing.union(since.failing).subtracting(since.holding)
    return both
  }

  package func isUnknown(_ condition: Condition) -> Bool {
    !holding.union(failing).contains(condition)
  }

  /// Records what is known of a condition. A condition that holds is also put into `failing`, and
  /// each initializer that calls this function removes the holding conditions from `failing` at the
  /// end. This detour avoids a branch, and makes most of `failing` a constant.
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

  /// Records the background modes. The conditions of the first modes are consecutive, in the order
  /// of the modes.
  @inline(__always)
  private mutating func setModes(_ modes: Mask<BackgroundMode>) {
    holding.low |= (modes.low & Mask<Condition>.firstModes) &<< Mask<Condition>.firstMode
    failing.low |= Mask<Condition>.firstModes &<< Mask<Condition>.firstMode
    set(.modeScreenCapture, modes.contains(.screenCapture))
  }
}

extension Mask where Element == Condition {
  /// The index of the condition on the first background mode. The conditions on `firstModes`
  /// follow, in the order of the modes.
  @inline(__always)
  fileprivate static var firstMode: UInt64 {
    UInt64(truncatingIfNeeded: Condition.modeAudio.place)
  }

  /// The conditions that each ask for one background mode.
  @inline(__always)
  static var modes: Mask {
    Mask(low: firstModes &<< firstMode, high: 0).union(Mask(.modeScreenCapture))
  }

  /// The bits of the modes whose conditions are consecutive: those before the mode of 27.0.
  @inline(__always)
  fileprivate static var firstModes: UInt64 {
    (1 &<< UInt64(truncatingIfNeeded: BackgroundMode.screenCapture.place)) &- 1
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

  /// Returns yes if either fact is yes, no if both are no, and unknown otherwise.
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
    case .whenInUse, .always, .provisionalAlways, .whenInUseReduced, .alwaysReduced: .yes
    case nil: .unknown
    }
  }

  fileprivate var isAlways: Fact {
    switch self {
    case .some(.none), .whenInUse, .whenInUseReduced: .no
    case .always, .alwaysReduced: .yes
    // With provisional authorization, the answer is open until the user has answered the prompt.
    case .provisionalAlways, nil: .unknown
    }
  }

  fileprivate var isFull: Fact {
    switch self {
    case .whenInUseReduced, .alwaysReduced: .no
    // Assumes full accuracy unless the host says otherwise.
    case .some(.none), .whenInUse, .always, .provisionalAlways, nil: .yes
    }
  }
}
