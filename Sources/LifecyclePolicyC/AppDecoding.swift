// The app and the device of a context, as a host wrote them.

import LifecyclePolicy

/// The first words of a struct after its size.
private typealias Words = SIMD16<UInt32>

/// `lcp_app`, read at one go and checked all at once; where a word is out of order, field by field
/// for what to say of it.
struct AppWords: Fields {
  fileprivate let words: SIMD16<UInt32>
  fileprivate let placeholders: UInt32

  /// The greatest value of each word.
  private static var greatest: Words {
    let fact = UInt32(Fact.yes.rawValue)
    let version: UInt32 = 0xff_ffff
    let any = UInt32.max
    return Words(
      UInt32(truncatingIfNeeded: Mask<BackgroundMode>.all.bits), fact, fact, fact,
      version, version, any, UInt32(LocationAuthorization.valueCount),
      fact, fact, fact, any, fact, fact, fact, any)
  }

  /// An app of which nothing is said, for NULL.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    guard let pointer else {
      self.init(words: .zero, placeholders: 0)
      return
    }
    try self.init(Reader(pointer, knowing: Layout.App.size, .app))
  }

  @inline(__always)
  private init(words: SIMD16<UInt32>, placeholders: UInt32) {
    self.words = words
    self.placeholders = placeholders
  }

  @inline(__always)
  init(_ reader: Reader) throws(Failure) {
    words = Words(reader, knowing: Layout.App.size)
    placeholders = reader.uint32(Layout.App.placeholders)
    if words.exceed(Self.greatest) { try check() }
  }

  @inline(__always)
  func uint32(_ offset: Int) -> UInt32 {
    offset == Layout.App.placeholders ? placeholders : words[offset / 4 &- 1]
  }

  @inline(never)
  private func check() throws(Failure) {
    typealias At = Layout.App
    let modes = UInt64(uint32(At.backgroundModes))
    let _: Mask<BackgroundMode> = try mask(modes, .backgroundModes)
    _ = try fact(At.exitsOnSuspend, .exitsOnSuspend)
    _ = try fact(At.scenes, .scenes)
    _ = try fact(At.multipleScenes, .multipleScenes)
    _ = try version(At.linkedSdk, .linkedSDK)
    _ = try version(At.minimumOS, .minimumOS)
    let _: LocationAuthorization? = try optional(
      At.locationAuthorization, .locationAuthorization)
    _ = try fact(At.restorationIdentifier, .restorationIdentifier)
    _ = try fact(At.sessionSendsLaunchEvents, .sessionSendsLaunchEvents)
    _ = try fact(At.stateRestoration, .stateRestoration)
    _ = try fact(At.alwaysUsageText, .alwaysUsageText)
    _ = try fact(At.whenInUseUsageText, .whenInUseUsageText)
    _ = try fact(At.microphoneUsageText, .microphoneUsageText)
  }
}

/// What is known of an app, checked.
struct HostApp {
  private let backgroundModes, exitsOnSuspend, scenes, multipleScenes: UInt32
  private let linkedSDK, minimumOS, permittedIdentifiers, locationAuthorization: UInt32
  private let restorationIdentifier, sessionSendsLaunchEvents, stateRestoration: UInt32
  private let appliedKeys, alwaysUsageText, whenInUseUsageText, microphoneUsageText: UInt32
  private let unknownModes, placeholders: UInt32

  /// In the order of the words, so that they are stored as they were read.
  @inline(__always)
  init(_ app: AppWords) {
    typealias At = Layout.App
    backgroundModes = app.uint32(At.backgroundModes)
    exitsOnSuspend = app.uint32(At.exitsOnSuspend)
    scenes = app.uint32(At.scenes)
    multipleScenes = app.uint32(At.multipleScenes)
    linkedSDK = app.uint32(At.linkedSdk)
    minimumOS = app.uint32(At.minimumOS)
    permittedIdentifiers = app.uint32(At.permittedIdentifiers)
    locationAuthorization = app.uint32(At.locationAuthorization)
    restorationIdentifier = app.uint32(At.restorationIdentifier)
    sessionSendsLaunchEvents = app.uint32(At.sessionSendsLaunchEvents)
    stateRestoration = app.uint32(At.stateRestoration)
    appliedKeys = app.uint32(At.appliedKeys)
    alwaysUsageText = app.uint32(At.alwaysUsageText)
    whenInUseUsageText = app.uint32(At.whenInUseUsageText)
    microphoneUsageText = app.uint32(At.microphoneUsageText)
    unknownModes = app.uint32(At.unknownModes)
    placeholders = app.uint32(At.placeholders)
  }

  @inline(__always)
  var profile: AppProfile {
    AppProfile(
      backgroundModes: Mask(bits: UInt64(backgroundModes)),
      exitsOnSuspend: exitsOnSuspend.isYes,
      scenes: scenes.isYes,
      multipleScenes: multipleScenes.isYes,
      linkedSDK: linkedSDK.version,
      minimumOS: minimumOS.version,
      permittedIdentifiers: permittedIdentifiers,
      locationAuthorization: locationAuthorization.value(),
      restorationIdentifier: restorationIdentifier.fact,
      sessionSendsLaunchEvents: sessionSendsLaunchEvents.fact,
      stateRestoration: stateRestoration.isYes,
      alwaysUsageText: alwaysUsageText.isYes,
      whenInUseUsageText: whenInUseUsageText.isYes,
      microphoneUsageText: microphoneUsageText.isYes,
      unknownModes: unknownModes,
      placeholders: placeholders)
  }
}

/// `lcp_facts`, read and checked the same way.
struct FactsWords: Fields {
  fileprivate let words: SIMD16<UInt32>
  fileprivate let regionsEndAtReboot: UInt32
  fileprivate let deviceLocked: UInt32

  private static var mostSlots: UInt32 { 8 }

  /// The greatest value of each word.
  private static var greatest: Words {
    let fact = UInt32(Fact.yes.rawValue)
    return Words(
      UInt32(Idiom.valueCount), fact, fact, fact, fact, fact, fact, fact, fact, fact,
      mostSlots, fact, fact, fact, fact, fact)
  }

  /// Nothing known, for NULL: the ordinary device's conditions are constants elsewhere.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    guard let pointer else {
      self.init()
      return
    }
    try self.init(Reader(pointer, knowing: Layout.Facts.size, .facts))
  }

  @inline(__always)
  private init() {
    words = .zero
    regionsEndAtReboot = 0
    deviceLocked = 0
  }

  @inline(__always)
  private init(_ reader: Reader) throws(Failure) {
    words = Words(reader, knowing: Layout.Facts.size)
    regionsEndAtReboot = reader.uint32(Layout.Facts.regionsEndAtReboot)
    deviceLocked = reader.uint32(Layout.Facts.deviceLocked)
    let last = max(regionsEndAtReboot, deviceLocked)
    if words.exceed(Self.greatest) || last > UInt32(Fact.yes.rawValue) { try check() }
  }

  @inline(__always)
  func uint32(_ offset: Int) -> UInt32 {
    switch offset {
    case Layout.Facts.regionsEndAtReboot: regionsEndAtReboot
    case Layout.Facts.deviceLocked: deviceLocked
    default: words[offset / 4 &- 1]
    }
  }

  @inline(never)
  private func check() throws(Failure) {
    typealias At = Layout.Facts
    let _: Idiom? = try optional(At.idiom, .idiom)
    _ = try fact(At.simulator, .simulator)
    _ = try fact(At.hardwareMultitasking, .hardwareMultitasking)
    _ = try fact(At.cellular, .cellular)
    _ = try fact(At.passcode, .passcode)
    _ = try fact(At.firstUnlockDone, .firstUnlockDone)
    _ = try fact(At.backgroundAppRefresh, .backgroundAppRefresh)
    _ = try fact(At.lowPowerMode, .lowPowerMode)
    _ = try fact(At.charging, .charging)
    _ = try fact(At.debuggerAttached, .debuggerAttached)
    let slots = uint32(At.foregroundSlots)
    guard slots <= Self.mostSlots else {
      throw Failure(status: .outOfRange, field: .foregroundSlots, value: Int64(slots))
    }
    _ = try fact(At.bluetoothOff, .bluetoothOff)
    _ = try fact(At.bluetoothOffInControlCenter, .bluetoothOffInControlCenter)
    _ = try fact(At.airplaneMode, .airplaneMode)
    _ = try fact(At.accessorySetupKit, .accessorySetupKit)
    _ = try fact(At.forceQuitSurvivesReboot, .forceQuitSurvivesReboot)
    _ = try fact(At.regionsEndAtReboot, .regionsEndAtReboot)
    _ = try fact(At.deviceLocked, .deviceLocked)
  }
}

/// What is known of the device, checked.
struct HostFacts {
  private let idiom, simulator, hardwareMultitasking, cellular: UInt32
  private let passcode, firstUnlockDone, backgroundAppRefresh, lowPowerMode: UInt32
  private let charging, debuggerAttached, foregroundSlots, bluetoothOff: UInt32
  private let bluetoothOffInControlCenter, airplaneMode, accessorySetupKit: UInt32
  private let forceQuitSurvivesReboot, regionsEndAtReboot, deviceLocked: UInt32

  /// In the order of the words, so that they are stored as they were read.
  @inline(__always)
  init(_ facts: FactsWords) {
    typealias At = Layout.Facts
    idiom = facts.uint32(At.idiom)
    simulator = facts.uint32(At.simulator)
    hardwareMultitasking = facts.uint32(At.hardwareMultitasking)
    cellular = facts.uint32(At.cellular)
    passcode = facts.uint32(At.passcode)
    firstUnlockDone = facts.uint32(At.firstUnlockDone)
    backgroundAppRefresh = facts.uint32(At.backgroundAppRefresh)
    lowPowerMode = facts.uint32(At.lowPowerMode)
    charging = facts.uint32(At.charging)
    debuggerAttached = facts.uint32(At.debuggerAttached)
    foregroundSlots = facts.uint32(At.foregroundSlots)
    bluetoothOff = facts.uint32(At.bluetoothOff)
    bluetoothOffInControlCenter = facts.uint32(At.bluetoothOffInControlCenter)
    airplaneMode = facts.uint32(At.airplaneMode)
    accessorySetupKit = facts.uint32(At.accessorySetupKit)
    forceQuitSurvivesReboot = facts.uint32(At.forceQuitSurvivesReboot)
    regionsEndAtReboot = facts.uint32(At.regionsEndAtReboot)
    deviceLocked = facts.uint32(At.deviceLocked)
  }

  @inline(__always)
  var facts: DeviceFacts {
    var facts = DeviceFacts()
    facts.idiom = idiom.value()
    facts.simulator = simulator.fact
    facts.hardwareMultitasking = hardwareMultitasking.fact
    facts.cellular = cellular.fact
    facts.passcode = passcode.fact
    facts.firstUnlockDone = firstUnlockDone.fact
    facts.backgroundAppRefresh = backgroundAppRefresh.fact
    facts.lowPowerMode = lowPowerMode.fact
    facts.charging = charging.fact
    facts.debuggerAttached = debuggerAttached.fact
    facts.foregroundSlots = foregroundSlots
    facts.bluetoothOff = bluetoothOff.fact
    facts.bluetoothOffInControlCenter = bluetoothOffInControlCenter.fact
    facts.airplaneMode = airplaneMode.fact
    facts.accessorySetupKit = accessorySetupKit.fact
    facts.forceQuitSurvivesReboot = forceQuitSurvivesReboot.fact
    facts.regionsEndAtReboot = regionsEndAtReboot.fact
    facts.deviceLocked = deviceLocked.fact
    return facts
  }

  /// Apart, so that the ordinary device's conditions stay the constants that they are.
  @inline(never)
  var conditions: KnownConditions { KnownConditions(facts) }
}

extension SIMD16<UInt32> {
  /// 0 where the struct ends sooner.
  @inline(__always)
  fileprivate init(_ reader: Reader, knowing known: Int) {
    self =
      reader.size == known
      ? reader.base.loadUnaligned(fromByteOffset: 4, as: Words.self) : Words(part: reader)
  }

  /// Whether any word is greater than its counterpart; the compiler's own `any` is a loop.
  @inline(__always)
  fileprivate func exceed(_ greatest: Words) -> Bool {
    let greater = unsafeBitCast(
      self .> greatest,
      to: (SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>).self)
    let found = greater.0 | greater.1 | greater.2 | greater.3
    return found[0] | found[1] != 0
  }

  @inline(never)
  private init(part reader: Reader) {
    self.init(
      reader.uint32(4), reader.uint32(8), reader.uint32(12), reader.uint32(16),
      reader.uint32(20), reader.uint32(24), reader.uint32(28), reader.uint32(32),
      reader.uint32(36), reader.uint32(40), reader.uint32(44), reader.uint32(48),
      reader.uint32(52), reader.uint32(56), reader.uint32(60), reader.uint32(64))
  }
}

/// Words that were checked.
extension UInt32 {
  @inline(__always)
  fileprivate var isYes: Bool { self & 2 != 0 }

  /// Facts lie in memory as they are numbered.
  @inline(__always)
  fileprivate var fact: Fact { unsafeBitCast(UInt8(truncatingIfNeeded: self), to: Fact.self) }

  @inline(__always)
  fileprivate var version: OSVersion? { self == 0 ? nil : OSVersion(packed: self) }

  /// Values that are numbered from 1 on lie in memory as their positions.
  @inline(__always)
  fileprivate func value<Value: Noun>() -> Value? {
    self == 0 ? nil : unsafeBitCast(UInt8(truncatingIfNeeded: self &- 1), to: Value.self)
  }
}
