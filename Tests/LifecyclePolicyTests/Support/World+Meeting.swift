// Makes worlds that meet the conditions of a row.

@testable import LifecyclePolicy

extension World {
  /// Returns this world, changed so that the conditions in `when` hold and those in `unless` fail.
  /// Conditions about what happened since a termination are not set here, because they belong to a
  /// question.
  func meeting(_ when: Mask<Condition>, _ unless: Mask<Condition>) -> World {
    var world = self
    for condition in when.values { world.set(condition, true) }
    for condition in unless.values { world.set(condition, false) }
    return world
  }

  private mutating func set(_ condition: Condition, _ holds: Bool) {
    if condition == .locationAuthorizationAlways {
      app.locationAuthorization = holds ? .always : .whenInUse
      return
    }
    if condition == .fullAccuracy {
      let isLess = app.locationAuthorization == .whenInUse
      if !holds { app.locationAuthorization = isLess ? .whenInUseReduced : .alwaysReduced }
      return
    }
    if let fact = Knowable.allCases.first(where: { $0.condition == condition }) {
      // Some conditions are the opposite of a fact.
      self = setting(fact, holds != fact.isNegated ? .yes : .no)
      return
    }
    switch condition {
    case .multitaskingSDK: app.linkedSDK = holds ? app.linkedSDK : OSVersion(3, 2)
    case .pushkitSDK: app.linkedSDK = holds ? app.linkedSDK : OSVersion(9, 3)
    case .callkitSDK: app.linkedSDK = holds ? app.linkedSDK : OSVersion(12)
    case .sceneSDK: app.linkedSDK = holds ? OSVersion(27) : OSVersion(26)
    case .exitsOnSuspend: app.exitsOnSuspend = holds
    case .scenesAdopted: app.scenes = holds
    case .multipleScenes: app.multipleScenes = holds
    case .stateRestoration: app.stateRestoration = holds
    case .interfaceKept: app.interfaceKept = holds ? .yes : .no
    case .stateToRestore: app.stateRestoration = holds
    case .permittedIdentifiers: app.permittedIdentifiers = holds ? 1 : 0
    case .pad: facts.idiom = holds ? .pad : .phone
    case .severalForegroundSlots: facts.foregroundSlots = holds ? 2 : 1
    case .firstUnlockDone:
      facts.firstUnlockDone = holds ? .yes : .no
      if !holds { facts.passcode = .yes }
    case .deviceUnlocked:
      facts.deviceLocked = holds ? .no : .yes
      if !holds { facts.passcode = .yes }
    case .screenUnlocked: facts.deviceLocked = holds ? .no : .yes
    case .locationAuthorizationGranted:
      app.locationAuthorization = holds ? .whenInUse : LocationAuthorization.none
    case .forceQuitSurvivesReboot: facts.forceQuitSurvivesReboot = holds ? .yes : .no
    case .regionsEndAtReboot: facts.regionsEndAtReboot = holds ? .yes : .no
    default:
      if let mode = condition.mode {
        setModes(Mask(mode), holds)
      } else {
        setManifest(condition, holds)
      }
    }
  }

  /// Sets a condition that only questions about the manifest use.
  private mutating func setManifest(_ condition: Condition, _ holds: Bool) {
    switch condition {
    case .alwaysUsageText: app.alwaysUsageText = holds
    case .whenInUseUsageText: app.whenInUseUsageText = holds
    case .microphoneUsageText: app.microphoneUsageText = holds
    case .minimumOSMet: app.minimumOS = holds ? nil : OSVersion(255)
    case .modesKnown: app.unknownModes = holds ? 0 : 1
    case .noPlaceholders: app.placeholders = holds ? 0 : 1
    case .anyMode: setModes(holds ? Mask(.audio) : .all, holds)
    case .taskModes: setModes(Mask(.fetch, .processing), holds)
    default: break
    }
  }

  private mutating func setModes(_ modes: Mask<BackgroundMode>, _ holds: Bool) {
    let others = app.backgroundModes
    app.backgroundModes = holds ? others.union(modes) : others.subtracting(modes)
  }
}

extension Condition {
  /// The mode that the condition requires; nil if the condition is not about a mode.
  var mode: BackgroundMode? {
    if self == .modeScreenCapture { return .screenCapture }
    let index = Int(rawValue - Condition.modeAudio.rawValue)
    return BackgroundMode.allCases.indices.contains(index) ? BackgroundMode.allCases[index] : nil
  }
}

extension Knowable {
  /// The condition that corresponds directly to this fact, if there is one.
  fileprivate var condition: Condition? {
    switch self {
    case .passcode: .passcode
    case .firstUnlockDone, .deviceLocked: nil
    case .idiom: .phone
    case .locationAuthorization: nil
    default: conditions.values.first
    }
  }

  fileprivate var isNegated: Bool {
    switch self {
    case .simulator, .lowPowerMode, .debuggerAttached, .bluetoothOff,
      .bluetoothOffInControlCenter, .airplaneMode:
      true
    default: false
    }
  }
}
