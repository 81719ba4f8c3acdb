// Conditions as a vector's `ask` meets them or not.

@testable import LifecyclePolicy

extension [String: JSON] {
  /// This ground, but that some conditions hold and others fail.
  func meeting(_ when: Mask<Condition>, _ unless: Mask<Condition>) -> Ask {
    var ask = self
    for condition in when.values { ask = ask.with(condition, true) }
    for condition in unless.values { ask = ask.with(condition, false) }
    return ask
  }

  /// This ground, but that a condition holds or fails, as far as an `ask` can say it. What happened
  /// since a termination is part of the question.
  func with(_ condition: Condition, _ holds: Bool) -> Ask {
    var ask = self
    if let key = condition.flag {
      ask[key.name] = holds == key.holds ? true : nil
      if condition == .deviceUnlocked { ask["passcode"] = holds ? nil : true }
      if condition == .multipleScenes, holds { ask["scenes"] = true }
    } else if let words = condition.words {
      ask[words.key] = holds ? words.holds : words.fails
    } else if let mode = condition.mode {
      ask.declare([mode], holds)
    } else if condition == .anyMode {
      ask.declare(holds ? [.audio] : BackgroundMode.allCases, holds)
    } else if condition == .taskModes {
      ask.declare([.fetch, .processing], holds)
    }
    return ask
  }

  private mutating func declare(_ modes: [BackgroundMode], _ holds: Bool) {
    let names = modes.map { JSON($0.name) }
    let rest = (self["mode"]?.items ?? []).filter { !names.contains($0) }
    let declared = holds ? rest + names : rest
    self["mode"] = declared.isEmpty ? nil : .list(declared)
  }
}

extension Condition {
  /// The key that is true where the condition holds, or where it fails.
  fileprivate var flag: (name: String, holds: Bool)? {
    switch self {
    case .hardwareMultitasking: ("no-multitasking", false)
    case .exitsOnSuspend: ("exits-on-suspend", true)
    case .scenesAdopted: ("scenes", true)
    case .multipleScenes: ("multiple-scenes", true)
    case .phone: ("ipad", false)
    case .pad: ("ipad", true)
    case .realDevice: ("simulator", false)
    case .cellular: ("no-cellular", false)
    case .firstUnlockDone: ("before-first-unlock", false)
    case .passcode: ("passcode", true)
    case .lowPowerModeOff: ("low-power", false)
    case .charging: ("charging", true)
    case .debuggerDetached: ("debugger", false)
    case .bluetoothOn: ("bluetooth-off", false)
    case .bluetoothOnInControlCenter: ("bluetooth-off-in-control-center", false)
    case .airplaneModeOff: ("airplane-mode", false)
    case .accessorySetupKit: ("accessory-setup-kit", true)
    case .forceQuitSurvivesReboot: ("force-quit-survives-reboot", true)
    case .regionsEndAtReboot: ("regions-end-at-reboot", true)
    case .stateRestoration: ("state-restoration", true)
    case .deviceUnlocked: ("locked", false)
    case .alwaysUsageText: ("always-usage-text", true)
    case .whenInUseUsageText: ("when-in-use-usage-text", true)
    case .microphoneUsageText: ("microphone-usage-text", true)
    default: nil
    }
  }

  /// The key with what it is where the condition holds, and where it fails.
  fileprivate var words: (key: String, holds: JSON?, fails: JSON?)? {
    switch self {
    case .multitaskingSDK: ("sdk", nil, "3.2")
    case .callkitSDK: ("sdk", nil, "12.0")
    case .sceneSDK: ("sdk", "27.0", "26.0")
    case .backgroundAppRefresh: ("background-refresh", nil, "off")
    case .locationAuthorizationGranted: ("authorization", "when-in-use", "none")
    case .locationAuthorizationAlways: ("authorization", "always", "when-in-use")
    case .restorationIdentifier: ("restoration-identifier", true, false)
    case .sessionSendsLaunchEvents: ("session-sends-launch-events", "yes", "no")
    case .backgroundActivitySession: ("background-activity-session", "yes", "no")
    case .serviceSession: ("service-session", "yes", "no")
    case .pushkitSDK: ("sdk", nil, "9.3")
    case .permittedIdentifiers: ("permitted-identifier", ["a.b"], nil)
    case .minimumOSMet: ("minimum-os", nil, "99.0")
    case .modesKnown: ("unknown-modes", nil, .number(1))
    case .noPlaceholders: ("placeholders", nil, ["MinimumOSVersion"])
    default: nil
    }
  }
}
