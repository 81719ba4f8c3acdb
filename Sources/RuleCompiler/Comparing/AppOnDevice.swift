// The apps and devices for which books are compared.

import LifecyclePolicy
import Rulebook

public struct AppOnDevice: Sendable, Equatable {
  public var app = AppProfile()
  public var facts = DeviceFacts.ordinary

  func context(_ os: OSVersion, _ profile: EvidenceProfile) -> Context {
    Context(os: os, profile: profile, app: app, facts: facts)
  }

  func known(_ os: OSVersion) -> KnownConditions {
    KnownConditions(os: max(os, .oldest), app: app, facts: facts)
  }

  init(_ change: (inout AppOnDevice) -> Void) { change(&self) }

  static let ordinary = AppOnDevice { _ in }
  /// An app with everything declared and granted.
  static let granted = AppOnDevice { it in
    it.app = AppProfile(
      backgroundModes: .all, permittedIdentifiers: 1, locationAuthorization: .always,
      restorationIdentifier: .yes, sessionSendsLaunchEvents: .yes, stateRestoration: true,
      serviceSession: .yes)
    it.facts.charging = .yes
    it.facts.accessorySetupKit = .yes
  }

  /// An app with nothing declared, an app with everything declared and granted, and an app on a
  /// device with unknown facts.
  static let plain: [AppOnDevice] = [ordinary, granted, AppOnDevice { $0.facts = DeviceFacts() }]

  /// Apps whose life cycle or callbacks differ from those of an ordinary app.
  static let kinds: [AppOnDevice] = [
    AppOnDevice { $0.app.scenes = true },
    AppOnDevice { $0.app.scenes = false },
    AppOnDevice { it in
      it.app.scenes = true
      it.app.interfaceKept = .no
    },
    AppOnDevice { it in
      it.app.scenes = true
      it.app.multipleScenes = true
      it.facts.idiom = .pad
    },
    AppOnDevice { it in
      it = granted
      it.app.scenes = true
    },
    AppOnDevice { $0.app.linkedSDK = OSVersion(3, 2) },
    AppOnDevice { $0.app.exitsOnSuspend = true },
    AppOnDevice { $0.app.linkedSDK = OSVersion(26) },
    AppOnDevice { $0.facts.hardwareMultitasking = .no },
    AppOnDevice { it in
      it = granted
      it.app.linkedSDK = OSVersion(9, 3)
    },
  ]

  /// Returns this app and device, changed so that the conditions in `when` hold and those in
  /// `unless` fail.
  func meeting(_ when: Mask<Condition>, _ unless: Mask<Condition>) -> AppOnDevice {
    // Setting `multipleScenes` also sets `scenesAdopted`, so the conditions that must fail are set
    // last.
    let met = Condition.allCases.filter(when.contains).reduce(self) { $0.with($1, .yes) }
    return Condition.allCases.filter(unless.contains).reduce(met) { $0.with($1, .no) }
  }

  /// Returns this app and device, changed so that a condition holds, fails or is unknown. Some
  /// changes are not made: what `setManifest` sets cannot become unknown, an SDK that is too old
  /// for a condition stays (except for `sceneSDK`), the accuracy can only become reduced, and what
  /// happened since a termination is set in the question.
  func with(_ condition: Condition, _ fact: Fact) -> AppOnDevice {
    AppOnDevice { it in
      it = self
      it.setDevice(condition, fact)
      it.setApp(condition, fact)
      if fact != .unknown { it.setManifest(condition, fact == .yes) }
    }
  }

  private mutating func setDevice(_ condition: Condition, _ fact: Fact) {
    let opposite: Fact = fact == .unknown ? .unknown : fact == .yes ? .no : .yes
    switch condition {
    case .hardwareMultitasking: facts.hardwareMultitasking = fact
    case .phone: facts.idiom = fact == .unknown ? nil : fact == .yes ? .phone : .pad
    case .pad: facts.idiom = fact == .unknown ? nil : fact == .yes ? .pad : .phone
    case .realDevice: facts.simulator = opposite
    case .cellular: facts.cellular = fact
    case .passcode: facts.passcode = fact
    case .firstUnlockDone:
      facts.firstUnlockDone = fact
      if fact != .yes { facts.passcode = .yes }
    case .deviceUnlocked:
      facts.deviceLocked = opposite
      if fact != .yes { facts.passcode = .yes }
    case .screenUnlocked: facts.deviceLocked = opposite
    case .backgroundAppRefresh: facts.backgroundAppRefresh = fact
    case .lowPowerModeOff: facts.lowPowerMode = opposite
    case .charging: facts.charging = fact
    case .debuggerDetached: facts.debuggerAttached = opposite
    case .bluetoothOn: facts.bluetoothOff = opposite
    case .bluetoothOnInControlCenter: facts.bluetoothOffInControlCenter = opposite
    case .airplaneModeOff: facts.airplaneMode = opposite
    case .accessorySetupKit: facts.accessorySetupKit = fact
    case .forceQuitSurvivesReboot: facts.forceQuitSurvivesReboot = fact
    case .regionsEndAtReboot: facts.regionsEndAtReboot = fact
    case .severalForegroundSlots:
      facts.foregroundSlots = fact == .unknown ? 0 : fact == .yes ? 2 : 1
    default: break
    }
  }

  private mutating func setApp(_ condition: Condition, _ fact: Fact) {
    let isNotKnown = fact == .unknown
    switch condition {
    case .locationAuthorizationGranted:
      let authorization: LocationAuthorization = fact == .yes ? .whenInUse : .none
      app.locationAuthorization = isNotKnown ? nil : authorization
    case .locationAuthorizationAlways:
      app.locationAuthorization = isNotKnown ? nil : fact == .yes ? .always : .whenInUse
    case .fullAccuracy:
      // Reduced accuracy keeps When In Use authorization, and turns any other authorization into
      // Always.
      let isLess = app.locationAuthorization == .whenInUse
      if fact == .no { app.locationAuthorization = isLess ? .whenInUseReduced : .alwaysReduced }
    case .restorationIdentifier: app.restorationIdentifier = fact
    case .sessionSendsLaunchEvents: app.sessionSendsLaunchEvents = fact
    case .backgroundActivitySession: app.backgroundActivitySession = fact
    case .serviceSession: app.serviceSession = fact
    case .multitaskingCamera: app.multitaskingCamera = fact
    default: break
    }
  }

  /// Sets a fact that is never unknown here: a fact of the manifest, the SDK, or whether the
  /// interface was kept.
  private mutating func setManifest(_ condition: Condition, _ holds: Bool) {
    switch condition {
    case .multitaskingSDK: app.linkedSDK = holds ? app.linkedSDK : OSVersion(3, 2)
    case .pushkitSDK: app.linkedSDK = holds ? app.linkedSDK : OSVersion(9, 3)
    case .callkitSDK: app.linkedSDK = holds ? app.linkedSDK : OSVersion(12)
    case .sceneSDK: app.linkedSDK = OSVersion(holds ? 27 : 26)
    case .exitsOnSuspend: app.exitsOnSuspend = holds
    case .scenesAdopted: app.scenes = holds
    case .multipleScenes:
      app.multipleScenes = holds
      if holds { app.scenes = true }
    case .stateRestoration: app.stateRestoration = holds
    case .interfaceKept: app.interfaceKept = holds ? .yes : .no
    case .stateToRestore: app.stateRestoration = holds
    case .permittedIdentifiers: app.permittedIdentifiers = holds ? 1 : 0
    case .alwaysUsageText: app.alwaysUsageText = holds
    case .whenInUseUsageText: app.whenInUseUsageText = holds
    case .microphoneUsageText: app.microphoneUsageText = holds
    case .minimumOSMet: app.minimumOS = holds ? nil : OSVersion(99)
    case .modesKnown: app.unknownModes = holds ? 0 : 1
    case .noPlaceholders: app.placeholders = holds ? 0 : 1
    case .anyMode: set(holds ? Mask(.audio) : .all, holds)
    case .taskModes: set(Mask(.fetch, .processing), holds)
    default: if let mode = condition.mode { set(Mask(mode), holds) }
    }
  }

  private mutating func set(_ modes: Mask<BackgroundMode>, _ holds: Bool) {
    let others = app.backgroundModes
    app.backgroundModes = holds ? others.union(modes) : others.subtracting(modes)
  }
}

extension Condition {
  /// The mode that the condition requires; nil if the condition does not require one particular
  /// mode.
  var mode: BackgroundMode? {
    if self == .modeScreenCapture { return .screenCapture }
    let index = Int(rawValue - Condition.modeAudio.rawValue)
    return BackgroundMode.allCases.indices.contains(index) ? BackgroundMode.allCases[index] : nil
  }
}

extension AppOnDevice: CustomStringConvertible {
  /// The kind of process if it is not an app, and the conditions that differ from those of an
  /// ordinary app on an ordinary device. "an ordinary app" if nothing differs.
  public var description: String {
    let os = OSVersion(26)
    let (plain, own) = (Self.ordinary.known(os), known(os))
    let words = Condition.allCases.compactMap { condition -> String? in
      if own.holding.contains(condition) {
        return plain.holding.contains(condition) ? nil : "\(condition.name)"
      }
      if own.failing.contains(condition) {
        return plain.failing.contains(condition) ? nil : "not \(condition.name)"
      }
      return plain.isUnknown(condition) ? nil : "\(condition.name) unknown"
    }
    let ordinary = app.kind == .app ? "an ordinary app" : "\(app.kind.name)"
    let others = app.kind == .app ? words : [ordinary] + words
    return words.isEmpty ? ordinary : others.joined(separator: ", ")
  }
}
