// The device of a context, as a host wrote it.

import LifecyclePolicy

/// `lcp_facts`, read and checked as `lcp_app` is.
struct FactsWords: Fields {
  fileprivate let words: Words
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
    try self.init(Reader(pointer, knowing: Layout.DeviceFacts.size, .facts))
  }

  @inline(__always)
  private init() {
    words = .zero
    regionsEndAtReboot = 0
    deviceLocked = 0
  }

  @inline(__always)
  private init(_ reader: Reader) throws(Failure) {
    words = Words(reader, knowing: Layout.DeviceFacts.size)
    regionsEndAtReboot = reader.uint32(Layout.DeviceFacts.regionsEndAtReboot)
    deviceLocked = reader.uint32(Layout.DeviceFacts.deviceLocked)
    let last = max(regionsEndAtReboot, deviceLocked)
    if words.exceed(Self.greatest) || last > UInt32(Fact.yes.rawValue) { try check() }
  }

  @inline(__always)
  func uint32(_ offset: Int) -> UInt32 {
    switch offset {
    case Layout.DeviceFacts.regionsEndAtReboot: regionsEndAtReboot
    case Layout.DeviceFacts.deviceLocked: deviceLocked
    default: words[offset / 4 &- 1]
    }
  }

  @inline(never)
  private func check() throws(Failure) {
    typealias At = Layout.DeviceFacts
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
    typealias At = Layout.DeviceFacts
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
