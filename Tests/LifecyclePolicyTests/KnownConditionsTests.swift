// What facts make of conditions, against the same said plainly, one condition after the other.

import Testing

@testable import LifecyclePolicy

/// Whether a condition holds; nil where that is not known.
private func holds(
  _ condition: Condition, _ os: OSVersion, _ app: AppProfile, _ facts: DeviceFacts
) -> Bool? {
  let sdk = app.linkedSDK ?? os
  switch condition {
  case .multitaskingSDK: return sdk >= OSVersion(4)
  case .callkitSDK: return sdk >= OSVersion(13)
  case .sceneSDK: return sdk >= OSVersion(27)
  case .pushkitSDK: return sdk >= OSVersion(10)
  case .exitsOnSuspend: return app.exitsOnSuspend
  case .scenesAdopted: return app.scenes
  case .multipleScenes: return app.multipleScenes
  case .stateRestoration: return app.stateRestoration
  case .permittedIdentifiers: return app.permittedIdentifiers != 0
  case .restorationIdentifier: return truth(app.restorationIdentifier)
  case .sessionSendsLaunchEvents: return truth(app.sessionSendsLaunchEvents)
  case .backgroundActivitySession: return truth(app.backgroundActivitySession)
  case .serviceSession: return truth(app.serviceSession)
  case .locationAuthorizationGranted:
    return app.locationAuthorization.map { $0 == .whenInUse || $0 == .always }
  case .locationAuthorizationAlways: return app.locationAuthorization.map { $0 == .always }
  case .alwaysUsageText: return app.alwaysUsageText
  case .whenInUseUsageText: return app.whenInUseUsageText
  case .microphoneUsageText: return app.microphoneUsageText
  case .minimumOSMet: return app.minimumOS.map { $0 <= os } ?? true
  case .modesKnown: return app.unknownModes == 0
  case .noPlaceholders: return app.placeholders == 0
  case .anyMode: return app.backgroundModes != .none
  case .taskModes:
    return app.backgroundModes.contains(.fetch) || app.backgroundModes.contains(.processing)
  case .modeAudio, .modeLocation, .modeVoIP, .modeNewsstandContent, .modeExternalAccessory,
    .modeBluetoothCentral, .modeBluetoothPeripheral, .modeFetch, .modeRemoteNotification,
    .modeProcessing, .modePushToTalk, .modeNearbyInteraction, .modeNetworkAuthentication:
    let index = Int(condition.rawValue - Condition.modeAudio.rawValue)
    return app.backgroundModes.contains(BackgroundMode.allCases[index])
  default: return holds(condition, facts)
  }
}

private func holds(_ condition: Condition, _ facts: DeviceFacts) -> Bool? {
  let noPasscode = truth(facts.passcode).map { !$0 }
  switch condition {
  case .hardwareMultitasking: return truth(facts.hardwareMultitasking)
  case .phone: return facts.idiom.map { $0 == .phone }
  case .pad: return facts.idiom.map { $0 == .pad }
  case .realDevice: return truth(facts.simulator).map { !$0 }
  case .cellular: return truth(facts.cellular)
  case .passcode: return truth(facts.passcode)
  case .firstUnlockDone: return either(truth(facts.firstUnlockDone), noPasscode)
  case .backgroundAppRefresh: return truth(facts.backgroundAppRefresh)
  case .lowPowerModeOff: return truth(facts.lowPowerMode).map { !$0 }
  case .charging: return truth(facts.charging)
  case .debuggerDetached: return truth(facts.debuggerAttached).map { !$0 }
  case .bluetoothOn: return truth(facts.bluetoothOff).map { !$0 }
  case .bluetoothOnInControlCenter: return truth(facts.bluetoothOffInControlCenter).map { !$0 }
  case .airplaneModeOff: return truth(facts.airplaneMode).map { !$0 }
  case .accessorySetupKit: return truth(facts.accessorySetupKit)
  case .forceQuitSurvivesReboot: return facts.forceQuitSurvivesReboot == .yes
  case .regionsEndAtReboot: return facts.regionsEndAtReboot == .yes
  case .deviceUnlocked: return either(truth(facts.deviceLocked).map { !$0 }, noPasscode)
  // What happened since a termination is no fact of the app or the device.
  default: return nil
  }
}

private func truth(_ fact: Fact) -> Bool? { fact == .unknown ? nil : fact == .yes }

private func either(_ a: Bool?, _ b: Bool?) -> Bool? {
  if a == true || b == true { return true }
  return a == false && b == false ? false : nil
}

extension KnownConditions {
  fileprivate func holds(_ condition: Condition) -> Bool? {
    if holding.contains(condition) { return failing.contains(condition) ? nil : true }
    return failing.contains(condition) ? false : nil
  }
}

@Suite struct KnownConditionsTests {
  private static let versions: [OSVersion] = [2, 3, 4, 9, 10, 12, 13, 26, 27, 40].flatMap {
    [OSVersion($0), OSVersion($0, 255, 255)]
  }

  private static var deviceFacts: [WritableKeyPath<DeviceFacts, Fact>] {
    [
      \.simulator, \.hardwareMultitasking, \.cellular, \.passcode, \.firstUnlockDone,
      \.backgroundAppRefresh, \.lowPowerMode, \.charging, \.debuggerAttached, \.bluetoothOff,
      \.bluetoothOffInControlCenter, \.airplaneMode, \.accessorySetupKit,
      \.forceQuitSurvivesReboot, \.regionsEndAtReboot, \.deviceLocked,
    ]
  }
  private static var appFacts: [WritableKeyPath<AppProfile, Fact>] {
    [
      \.restorationIdentifier, \.sessionSendsLaunchEvents, \.backgroundActivitySession,
      \.serviceSession,
    ]
  }
  private static var declared: [WritableKeyPath<AppProfile, Bool>] {
    [
      \.exitsOnSuspend, \.scenes, \.multipleScenes, \.stateRestoration, \.alwaysUsageText,
      \.whenInUseUsageText, \.microphoneUsageText,
    ]
  }

  private func check(_ os: OSVersion, _ app: AppProfile, _ facts: DeviceFacts) {
    let known = KnownConditions(os: os, app: app, facts: facts)
    for condition in Condition.allCases {
      let expected = holds(condition, os, app, facts)
      // Not in #expect: that is slow where it is asked this often.
      if known.holds(condition) != expected {
        Issue.record("\(condition.name) on \(os.packed): \(app), \(facts)")
      }
    }
    if !known.holding.union(known.failing).subtracting(.all).isEmpty {
      Issue.record("bits of no condition: \(app), \(facts)")
    }
  }

  @Test func nothingAndTheOrdinaryDevice() {
    for os in Self.versions {
      check(os, AppProfile(), DeviceFacts())
      check(os, AppProfile(), .ordinary)
    }
  }

  /// Nearly every condition rests on one fact or two.
  @Test func everyPairOfFactsOfTheDevice() {
    for first in Self.deviceFacts {
      for second in Self.deviceFacts {
        for (a, b) in Fact.allCases.flatMap({ a in Fact.allCases.map { (a, $0) } }) {
          for var facts in [DeviceFacts(), .ordinary] {
            facts[keyPath: first] = a
            facts[keyPath: second] = b
            check(OSVersion(17), AppProfile(), facts)
          }
        }
      }
    }
    for idiom in [nil, Idiom.phone, .pad] {
      var facts = DeviceFacts()
      facts.idiom = idiom
      check(OSVersion(17), AppProfile(), facts)
    }
  }

  @Test func versionsOfTheSystemTheSDKAndTheMinimum() {
    for os in Self.versions {
      for sdk in [nil] + Self.versions.map(Optional.some) {
        for minimum in [nil] + Self.versions.map(Optional.some) {
          check(os, AppProfile(linkedSDK: sdk, minimumOS: minimum), .ordinary)
        }
      }
    }
  }

  @Test func everySetOfModes() {
    for bits in 0...Mask<BackgroundMode>.all.low {
      check(OSVersion(17), AppProfile(backgroundModes: Mask(bits: bits)), DeviceFacts())
    }
  }

  @Test func anyMixture() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      var app = AppProfile(
        backgroundModes: Mask(
          bits: .random(in: 0...Mask<BackgroundMode>.all.low, using: &generator)),
        linkedSDK: Self.versions.randomElement(using: &generator),
        minimumOS: Self.versions.randomElement(using: &generator),
        permittedIdentifiers: [0, 1, .max].randomElement(using: &generator) ?? 0,
        locationAuthorization: (LocationAuthorization.allCases + [nil])
          .randomElement(using: &generator) ?? nil,
        unknownModes: [0, 1, .max].randomElement(using: &generator) ?? 0,
        placeholders: [0, 1, .max].randomElement(using: &generator) ?? 0)
      for path in Self.declared { app[keyPath: path] = .random(using: &generator) }
      for path in Self.appFacts {
        app[keyPath: path] = Fact.allCases.randomElement(using: &generator) ?? .unknown
      }
      var facts = DeviceFacts()
      facts.idiom = ([.phone, .pad, nil] as [Idiom?]).randomElement(using: &generator) ?? nil
      for path in Self.deviceFacts {
        facts[keyPath: path] = Fact.allCases.randomElement(using: &generator) ?? .unknown
      }
      check(Self.versions.randomElement(using: &generator) ?? .oldest, app, facts)
    }
  }

  @Test func whatHappenedSince() {
    for passcode in Fact.allCases {
      for unlocked in Fact.allCases {
        var facts = DeviceFacts()
        facts.passcode = passcode
        facts.firstUnlockDone = unlocked
        let before = KnownConditions(os: OSVersion(17), app: AppProfile(), facts: facts)
        for bits in 0...Mask<Since>.all.low {
          let since = Mask<Since>(bits: bits)
          var known = before
          known = known.adding(KnownConditions(since: since))
          for condition in Condition.allCases {
            let expected: Bool? =
              switch condition {
              case .rebootedSince: since.contains(.reboot)
              case .unlockedSince: since.contains(.unlock)
              case .userLaunchedSince: since.contains(.userLaunch)
              case .firstUnlockDone where since.contains(.unlock): true
              default: before.holds(condition)
              }
            #expect(known.holds(condition) == expected, "\(condition.name), \(bits)")
          }
        }
      }
    }
  }

  @Test func factsAsBits() {
    for fact in Fact.allCases {
      #expect(truth(fact.negated) == truth(fact).map { !$0 })
      for other in Fact.allCases {
        #expect(truth(fact.or(other)) == either(truth(fact), truth(other)))
      }
    }
  }
}
