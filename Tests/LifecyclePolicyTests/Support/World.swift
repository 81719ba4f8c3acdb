// Apps on devices for the tests, and the facts about them that can be unknown.

@testable import LifecyclePolicy
@testable import RuleCompiler

/// An app and a device, with all facts on which rules can depend.
typealias World = AppOnDevice

/// A fact that can be unknown, with the conditions that follow from it.
enum Knowable: CaseIterable, Sendable {
  case idiom, simulator, hardwareMultitasking, cellular, passcode, firstUnlockDone, deviceLocked
  case backgroundAppRefresh, lowPowerMode, charging, debuggerAttached, bluetoothOff
  case bluetoothOffInControlCenter, airplaneMode, accessorySetupKit
  case locationAuthorization, restorationIdentifier, sessionSendsLaunchEvents
  case backgroundActivitySession, serviceSession, multitaskingCamera

  var conditions: Mask<Condition> {
    switch self {
    case .idiom: Mask(.phone, .pad)
    case .simulator: Mask(.realDevice)
    case .hardwareMultitasking: Mask(.hardwareMultitasking)
    case .cellular: Mask(.cellular)
    case .passcode: Mask(.passcode, .firstUnlockDone, .deviceUnlocked)
    case .firstUnlockDone: Mask(.firstUnlockDone)
    case .deviceLocked: Mask(.deviceUnlocked, .screenUnlocked)
    case .backgroundAppRefresh: Mask(.backgroundAppRefresh)
    case .lowPowerMode: Mask(.lowPowerModeOff)
    case .charging: Mask(.charging)
    case .debuggerAttached: Mask(.debuggerDetached)
    case .bluetoothOff: Mask(.bluetoothOn)
    case .bluetoothOffInControlCenter: Mask(.bluetoothOnInControlCenter)
    case .airplaneMode: Mask(.airplaneModeOff)
    case .accessorySetupKit: Mask(.accessorySetupKit)
    case .locationAuthorization:
      Mask(.locationAuthorizationGranted, .locationAuthorizationAlways)
    case .restorationIdentifier: Mask(.restorationIdentifier)
    case .sessionSendsLaunchEvents: Mask(.sessionSendsLaunchEvents)
    case .backgroundActivitySession: Mask(.backgroundActivitySession)
    case .serviceSession: Mask(.serviceSession)
    case .multitaskingCamera: Mask(.multitaskingCamera)
    }
  }
}

extension World {
  /// A world in which nothing prevents an event. All facts of `Knowable` are known, except
  /// `backgroundActivitySession` and `multitaskingCamera`.
  static let favourable = World { it in
    it = .granted
    it.app.stateRestoration = false
  }

  /// Returns this world with one fact set. If the fact is not a matter of yes or no, `.yes` and
  /// `.no` stand for two of its values.
  func setting(_ fact: Knowable, _ value: Fact) -> World {
    var world = self
    switch fact {
    case .idiom: world.facts.idiom = value == .unknown ? nil : value == .yes ? .phone : .pad
    case .simulator: world.facts.simulator = value
    case .hardwareMultitasking: world.facts.hardwareMultitasking = value
    case .cellular: world.facts.cellular = value
    case .passcode: world.facts.passcode = value
    case .firstUnlockDone: world.facts.firstUnlockDone = value
    case .deviceLocked: world.facts.deviceLocked = value
    case .backgroundAppRefresh: world.facts.backgroundAppRefresh = value
    case .lowPowerMode: world.facts.lowPowerMode = value
    case .charging: world.facts.charging = value
    case .debuggerAttached: world.facts.debuggerAttached = value
    case .bluetoothOff: world.facts.bluetoothOff = value
    case .bluetoothOffInControlCenter: world.facts.bluetoothOffInControlCenter = value
    case .airplaneMode: world.facts.airplaneMode = value
    case .accessorySetupKit: world.facts.accessorySetupKit = value
    case .locationAuthorization:
      let granted: LocationAuthorization = value == .yes ? .always : .none
      world.app.locationAuthorization = value == .unknown ? nil : granted
    case .restorationIdentifier: world.app.restorationIdentifier = value
    case .sessionSendsLaunchEvents: world.app.sessionSendsLaunchEvents = value
    case .backgroundActivitySession: world.app.backgroundActivitySession = value
    case .serviceSession: world.app.serviceSession = value
    case .multitaskingCamera: world.app.multitaskingCamera = value
    }
    return world
  }

  /// Returns a copy of this world for each value of a fact, as far as the values differ in the
  /// fact's `conditions`.
  func knowing(_ fact: Knowable) -> [World] {
    var worlds = [setting(fact, .yes), setting(fact, .no)]
    if fact == .locationAuthorization {
      worlds.append(self)
      worlds[2].app.locationAuthorization = .whenInUse
    }
    return worlds
  }
}
