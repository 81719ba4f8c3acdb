// Checks which facts determine which conditions.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

/// A condition, and whether it holds; `holds` is nil if that is unknown.
private struct KnownCondition: Hashable, CustomStringConvertible {
  let condition: Condition
  let holds: Bool?

  init(_ condition: Condition, _ holds: Bool?) {
    self.condition = condition
    self.holds = holds
  }

  var description: String { "\(condition.name) \(holds.map { "\($0)" } ?? "unknown")" }
}

extension KnownConditions {
  fileprivate func holds(_ condition: Condition) -> Bool? {
    if holding.contains(condition) { return failing.contains(condition) ? nil : true }
    return failing.contains(condition) ? false : nil
  }

  /// Returns the conditions for which `holds` differs from `before`, each with what is known here.
  fileprivate func changes(from before: KnownConditions) -> Set<KnownCondition> {
    let changed = Condition.allCases.filter { holds($0) != before.holds($0) }
    return Set(changed.map { KnownCondition($0, holds($0)) })
  }
}

private func known(
  _ app: AppProfile = AppProfile(), _ facts: DeviceFacts = DeviceFacts(),
  os: OSVersion = OSVersion(17)
) -> KnownConditions {
  KnownConditions(os: os, app: app, facts: facts)
}

@Suite struct KnownConditionsTests {
  /// A fact about the device, and the condition that the fact determines. The condition holds if
  /// the value of the fact is `holdsWhere`.
  private struct DeviceFact {
    let path: WritableKeyPath<DeviceFacts, Fact> & Sendable
    let condition: Condition
    var holdsWhere = Fact.yes
  }

  private static let deviceFacts: [DeviceFact] = [
    DeviceFact(path: \.simulator, condition: .realDevice, holdsWhere: .no),
    DeviceFact(path: \.hardwareMultitasking, condition: .hardwareMultitasking),
    DeviceFact(path: \.cellular, condition: .cellular),
    DeviceFact(path: \.firstUnlockDone, condition: .firstUnlockDone),
    DeviceFact(path: \.deviceLocked, condition: .deviceUnlocked, holdsWhere: .no),
    DeviceFact(path: \.backgroundAppRefresh, condition: .backgroundAppRefresh),
    DeviceFact(path: \.lowPowerMode, condition: .lowPowerModeOff, holdsWhere: .no),
    DeviceFact(path: \.charging, condition: .charging),
    DeviceFact(path: \.debuggerAttached, condition: .debuggerDetached, holdsWhere: .no),
    DeviceFact(path: \.bluetoothOff, condition: .bluetoothOn, holdsWhere: .no),
    DeviceFact(
      path: \.bluetoothOffInControlCenter, condition: .bluetoothOnInControlCenter,
      holdsWhere: .no),
    DeviceFact(path: \.airplaneMode, condition: .airplaneModeOff, holdsWhere: .no),
    DeviceFact(path: \.accessorySetupKit, condition: .accessorySetupKit),
  ]

  /// With a passcode, each fact determines one condition, except the lock, which determines two.
  /// The test `passcode` covers devices without a passcode.
  @Test func factsOfTheDevice() {
    var nothing = DeviceFacts()
    nothing.passcode = .yes
    let before = known(AppProfile(), nothing)
    for fact in Self.deviceFacts {
      #expect(before.isUnknown(fact.condition))
      for value in [Fact.yes, .no] {
        var facts = nothing
        facts[keyPath: fact.path] = value
        let changes = known(AppProfile(), facts).changes(from: before)
        let holds = value == fact.holdsWhere
        var expected = [KnownCondition(fact.condition, holds)]
        if fact.path == \.deviceLocked { expected.append(KnownCondition(.screenUnlocked, holds)) }
        #expect(changes == Set(expected))
      }
    }
  }

  /// Without a passcode, locking the device locks only the screen, so the conditions
  /// `firstUnlockDone` and `deviceUnlocked` always hold.
  @Test(arguments: [
    // A value of the passcode, and whether the conditions `firstUnlockDone` and `deviceUnlocked`
    // hold if the test's `fact` is unknown, no and yes.
    (Fact.unknown, [nil, nil, true] as [Bool?]), (.no, [true, true, true]),
    (.yes, [nil, false, true]),
  ])
  func passcode(_ passcode: Fact, _ wanted: [Bool?]) {
    for (fact, wanted) in zip([Fact.unknown, .no, .yes], wanted) {
      var facts = DeviceFacts()
      facts.passcode = passcode
      facts.firstUnlockDone = fact
      // The fact `deviceLocked` is the opposite of the condition `deviceUnlocked`.
      facts.deviceLocked = [Fact.unknown: .unknown, .no: .yes, .yes: .no][fact] ?? .unknown
      let found = known(AppProfile(), facts)
      #expect(found.holds(.firstUnlockDone) == wanted)
      #expect(found.holds(.deviceUnlocked) == wanted)
      #expect(found.holds(.passcode) == [.yes: true, .no: false][passcode])
    }
  }

  @Test func kindsOfDevices() {
    var facts = DeviceFacts()
    facts.idiom = .phone
    let before = known()
    #expect(
      known(AppProfile(), facts).changes(from: before) == [
        KnownCondition(.phone, true), KnownCondition(.pad, false),
      ])
    facts.idiom = .pad
    #expect(
      known(AppProfile(), facts).changes(from: before) == [
        KnownCondition(.phone, false), KnownCondition(.pad, true),
      ])
  }

  /// If the host does not give an option, the option counts as "no".
  @Test func options() {
    var facts = DeviceFacts()
    facts.forceQuitSurvivesReboot = .no
    facts.regionsEndAtReboot = .no
    #expect(known(AppProfile(), facts) == known())
    #expect(known().holds(.forceQuitSurvivesReboot) == false)
    #expect(known().holds(.regionsEndAtReboot) == false)
    facts.forceQuitSurvivesReboot = .yes
    #expect(
      known(AppProfile(), facts).changes(from: known()) == [
        KnownCondition(.forceQuitSurvivesReboot, true)
      ])
    facts.forceQuitSurvivesReboot = .unknown
    facts.regionsEndAtReboot = .yes
    #expect(
      known(AppProfile(), facts).changes(from: known()) == [
        KnownCondition(.regionsEndAtReboot, true)
      ])
  }

  /// If the host does not say whether an app has adopted scenes, the app counts as having adopted
  /// them from 27.0 on.
  @Test func scenesAreAssumed() {
    func scenes(_ os: OSVersion, _ expected: Bool?) -> Bool? {
      KnownConditions(os: os, app: AppProfile(scenes: expected)).holds(.scenesAdopted)
    }
    for os in [OSVersion(2), OSVersion(12), OSVersion(13), OSVersion(26, 255, 255)] {
      #expect(scenes(os, nil) == false && scenes(os, false) == false && scenes(os, true) == true)
    }
    for os in [OSVersion(27), OSVersion(99)] {
      #expect(scenes(os, nil) == true && scenes(os, false) == false && scenes(os, true) == true)
    }
  }

  /// If the host does not say whether the app declares something, this counts as "no". If the host
  /// does not say whether the app does something at run time, this is unknown.
  @Test func factsOfTheApp() {
    let declared: [(WritableKeyPath<AppProfile, Bool>, Condition)] = [
      (\.exitsOnSuspend, .exitsOnSuspend), (\.multipleScenes, .multipleScenes),
      (\.stateRestoration, .stateRestoration),
      (\.alwaysUsageText, .alwaysUsageText), (\.whenInUseUsageText, .whenInUseUsageText),
      (\.microphoneUsageText, .microphoneUsageText),
    ]
    for (path, condition) in declared {
      var app = AppProfile()
      app[keyPath: path] = true
      #expect(known().holds(condition) == false)
      // An app with state restoration has state to restore, unless nothing was saved.
      var expected = [KnownCondition(condition, true)]
      if condition == .stateRestoration { expected.append(KnownCondition(.stateToRestore, true)) }
      #expect(known(app).changes(from: known()) == Set(expected))
    }
    let atRunTime: [(WritableKeyPath<AppProfile, Fact>, Condition)] = [
      (\.restorationIdentifier, .restorationIdentifier),
      (\.sessionSendsLaunchEvents, .sessionSendsLaunchEvents),
      (\.backgroundActivitySession, .backgroundActivitySession),
      (\.serviceSession, .serviceSession), (\.multitaskingCamera, .multitaskingCamera),
    ]
    for (path, condition) in atRunTime {
      for (value, holds) in [(Fact.yes, true), (.no, false)] {
        var app = AppProfile()
        app[keyPath: path] = value
        #expect(known(app).changes(from: known()) == [KnownCondition(condition, holds)])
      }
    }
  }

  @Test func countsOfTheApp() {
    for count in [1, 2, UInt32.max] {
      let app = AppProfile(permittedIdentifiers: count)
      #expect(known(app).changes(from: known()) == [KnownCondition(.permittedIdentifiers, true)])
      let unknown = AppProfile(unknownModes: count)
      #expect(known(unknown).changes(from: known()) == [KnownCondition(.modesKnown, false)])
      let left = AppProfile(placeholders: count)
      #expect(known(left).changes(from: known()) == [KnownCondition(.noPlaceholders, false)])
    }
  }

  @Test(
    arguments: [
      (LocationAuthorization.none, false, false, true), (.whenInUse, true, false, true),
      (.always, true, true, true), (.provisionalAlways, true, nil, true),
      (.whenInUseReduced, true, false, false), (.alwaysReduced, true, true, false),
    ] as [(LocationAuthorization, Bool, Bool?, Bool)])
  func locationAuthorization(
    _ authorization: LocationAuthorization, _ isGranted: Bool, _ isAlways: Bool?, _ isFull: Bool
  ) {
    let app = AppProfile(locationAuthorization: authorization)
    var wanted = Set([KnownCondition(.locationAuthorizationGranted, isGranted)])
    // If the host does not give the accuracy, the accuracy counts as full.
    if !isFull { wanted.insert(KnownCondition(.fullAccuracy, false)) }
    if let isAlways { wanted.insert(KnownCondition(.locationAuthorizationAlways, isAlways)) }
    #expect(known(app).changes(from: known()) == wanted)
  }

  @Test func everySetOfModes() {
    for bits in 0...Mask<BackgroundMode>.all.low {
      let modes = Mask<BackgroundMode>(bits: bits)
      var wanted = Set(modes.values.compactMap { $0.condition.map { KnownCondition($0, true) } })
      if !modes.isEmpty { wanted.insert(KnownCondition(.anyMode, true)) }
      if modes.contains(.fetch) || modes.contains(.processing) {
        wanted.insert(KnownCondition(.taskModes, true))
      }
      let changes = known(AppProfile(backgroundModes: modes)).changes(from: known())
      // A plain `if` instead of #expect, which is slow in so many iterations.
      if changes != wanted { Issue.record("\(modes.values): \(changes)") }
    }
    #expect(BackgroundMode.allCases.allSatisfy { $0.condition.map(known().holds) == .some(false) })
  }

  /// The linked SDK decides. If no linked SDK is given, the SDK that came with the OS decides.
  @Test(arguments: [
    (Condition.multitaskingSDK, 4 as UInt8), (.pushkitSDK, 10), (.callkitSDK, 13), (.sceneSDK, 27),
  ])
  func versionsOfTheSDK(_ condition: Condition, _ major: UInt8) {
    let (before, from) = (OSVersion(major - 1, 255, 255), OSVersion(major))
    #expect(known(os: before).holds(condition) == false)
    #expect(known(os: from).holds(condition) == true)
    for os in [OSVersion.oldest, before, from, OSVersion(40)] {
      #expect(known(AppProfile(linkedSDK: before), os: os).holds(condition) == false)
      #expect(known(AppProfile(linkedSDK: from), os: os).holds(condition) == true)
    }
  }

  @Test func theMinimumIsMet() {
    let minimum = AppProfile(minimumOS: OSVersion(12, 1))
    #expect(known(os: OSVersion.oldest).holds(.minimumOSMet) == true)
    #expect(known(minimum, os: OSVersion(12, 0, 255)).holds(.minimumOSMet) == false)
    #expect(known(minimum, os: OSVersion(12, 1)).holds(.minimumOSMet) == true)
  }

  @Test func whatHappenedSince() {
    for passcode in Fact.allCases {
      for unlocked in Fact.allCases {
        var facts = DeviceFacts()
        facts.passcode = passcode
        facts.firstUnlockDone = unlocked
        let before = known(AppProfile(), facts)
        #expect(before.isUnknown(.rebootedSince) && before.isUnknown(.unlockedSince))
        #expect(before.isUnknown(.userLaunchedSince))
        for bits in 0...Mask<Since>.all.low {
          let since = Mask<Since>(bits: bits)
          let after = before.adding(KnownConditions(since: since))
          var wanted: Set = [
            KnownCondition(.rebootedSince, since.contains(.reboot)),
            KnownCondition(.unlockedSince, since.contains(.unlock)),
            KnownCondition(.userLaunchedSince, since.contains(.userLaunch)),
          ]
          if since.contains(.unlock), before.holds(.firstUnlockDone) != true {
            wanted.insert(KnownCondition(.firstUnlockDone, true))
          }
          #expect(after.changes(from: before) == wanted, "\(passcode), \(unlocked), \(bits)")
        }
      }
    }
  }

  /// In random worlds, no condition both holds and fails. Every condition that is not about a
  /// question holds in some of these worlds.
  @Test func anyWorld() {
    var generator = SeededGenerator(seed: 2)
    var seen = (holding: Mask<Condition>.none, failing: Mask<Condition>.none)
    for _ in 0..<20_000 {
      let world = World.drawn(
        AppKind.allCases.randomElement(using: &generator) ?? .plain, &generator)
      let os = allVersions.randomElement(using: &generator) ?? .newest
      let known = known(world.app, world.facts, os: os)
      if !known.holding.intersection(known.failing).isEmpty
        || !known.holding.union(known.failing).subtracting(.all).isEmpty
      {
        Issue.record("\(known): \(world)")
      }
      seen.holding = seen.holding.union(known.holding)
      seen.failing = seen.failing.union(known.failing)
    }
    let ofQuestions = Mask<Condition>(.rebootedSince, .unlockedSince, .userLaunchedSince)
    #expect(seen.holding.values == Mask.all.subtracting(ofQuestions).values)
    #expect(seen.failing.values.count > 40)
  }
}

extension BackgroundMode {
  /// The condition that holds if the app declares this mode.
  fileprivate var condition: Condition? {
    Condition(named: "mode-\(name)")
  }
}
