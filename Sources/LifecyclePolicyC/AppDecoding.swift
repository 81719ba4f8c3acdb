// Reads the app and the device of a context.

import LifecyclePolicy

/// The host's description of an app, after all checks.
struct HostApp: HostStruct {
  static var size: Int { Layout.App.size }
  static var field: Field { .app }

  private(set) var profile = AppProfile()
  /// The conditions that the host did not give. A default is used for each of them.
  private(set) var assumed: Mask<Condition> = .none

  /// Makes the app for a NULL pointer. Nothing is known about it.
  init() { assumed = Self.defaults }

  @inline(__always)
  init(_ reader: some Fields) throws(Failure) {
    typealias At = Layout.App
    profile.backgroundModes = try reader.mask(At.backgroundModes, .backgroundModes)
    profile.exitsOnSuspend = try fact(reader, At.exitsOnSuspend, .exitsOnSuspend, .exitsOnSuspend)
    let scenes = try reader.fact(At.scenes, .scenes)
    profile.scenes = scenes == .unknown ? nil : scenes == .yes
    profile.multipleScenes = try fact(reader, At.multipleScenes, .multipleScenes, .multipleScenes)
    profile.linkedSDK = try reader.version(At.linkedSdk, .linkedSDK)
    profile.minimumOS = try reader.version(At.minimumOS, .minimumOS)
    profile.permittedIdentifiers = reader.uint32(At.permittedIdentifiers)
    profile.locationAuthorization = try reader.optional(
      At.locationAuthorization, .locationAuthorization)
    profile.restorationIdentifier = try reader.fact(
      At.restorationIdentifier, .restorationIdentifier)
    profile.sessionSendsLaunchEvents = try reader.fact(
      At.sessionSendsLaunchEvents, .sessionSendsLaunchEvents)
    profile.stateRestoration = try fact(
      reader, At.stateRestoration, .stateRestoration, .stateRestoration)
    profile.alwaysUsageText = try fact(
      reader, At.alwaysUsageText, .alwaysUsageText, .alwaysUsageText)
    profile.whenInUseUsageText = try fact(
      reader, At.whenInUseUsageText, .whenInUseUsageText, .whenInUseUsageText)
    profile.microphoneUsageText = try fact(
      reader, At.microphoneUsageText, .microphoneUsageText, .microphoneUsageText)
    profile.backgroundActivitySession = try reader.fact(
      At.backgroundActivitySession, .backgroundActivitySession)
    profile.serviceSession = try reader.fact(At.serviceSession, .serviceSession)
    profile.interfaceKept = try reader.fact(At.interfaceKept, .interfaceKept)
    assumed.insert(.interfaceKept, if: profile.interfaceKept == .unknown)
    // `stateToRestore` requires state restoration and a kept interface. If one of them is known to
    // be missing, the condition is known to fail, and nothing is assumed about it.
    let isOpen =
      assumed.contains(.stateRestoration)
      ? profile.interfaceKept != .no
      : profile.stateRestoration && profile.interfaceKept == .unknown
    assumed.insert(.stateToRestore, if: isOpen)
    profile.multitaskingCamera = try reader.fact(At.multitaskingCamera, .multitaskingCamera)
    profile.kind = try reader.optional(At.kind, .kind) ?? .app
    try reader.checkReserved(At.reserved, .app)
    profile.unknownModes = reader.uint32(At.unknownModes)
    profile.placeholders = reader.uint32(At.placeholders)
    assumed = assumed.union(profile.assumed)
  }

  /// Returns whether the app makes a declaration. If the host does not say, returns "no", and adds
  /// the condition on the declaration to `assumed`.
  @inline(__always)
  private mutating func fact(
    _ reader: some Fields, _ offset: Int, _ field: Field, _ condition: Condition
  ) throws(Failure) -> Bool {
    let fact = try reader.fact(offset, field)
    assumed.insert(condition, if: fact == .unknown)
    return fact == .yes
  }

  /// The conditions that are assumed for an app about which the host gave nothing.
  private static var defaults: Mask<Condition> {
    let known = KnownConditions(os: .oldest, app: AppProfile())
    return known.holding.union(known.failing)
  }
}

/// The conditions that are known of an app on an OS.
struct KnownApp {
  let known: KnownConditions
  let assumed: Mask<Condition>
  let minimumOS: OSVersion?
  let kind: ProcessKind

  /// Reads an app. NULL stands for an app about which nothing is known.
  @inline(never)
  init(_ pointer: UnsafeRawPointer?, on os: OSVersion) throws(Failure) {
    guard let pointer, pointer.loadUnaligned(as: UInt32.self) == UInt32(HostApp.size) else {
      self = try Self.unusual(pointer, os)
      return
    }
    // Reads the struct here. A helper would have to return a copy, and making the copy would take
    // as long as reading the struct.
    self.init(try HostApp(WholeStruct(base: pointer)), on: os)
  }

  @inline(__always)
  private init(_ app: HostApp, on os: OSVersion) {
    known = KnownConditions(os: os, app: app.profile)
    assumed = app.assumed
    minimumOS = app.profile.minimumOS
    kind = app.profile.kind
  }

  /// Handles a NULL pointer, and a struct whose size this library does not know.
  @inline(never)
  private static func unusual(_ pointer: UnsafeRawPointer?, _ os: OSVersion) throws(Failure)
    -> KnownApp
  {
    KnownApp(pointer == nil ? HostApp() : try read(pointer), on: os)
  }
}

/// The host's description of the device, after all checks.
struct HostFacts: HostStruct {
  static var size: Int { Layout.DeviceFacts.size }
  static var field: Field { .facts }

  private(set) var facts = DeviceFacts.ordinary
  let known: KnownConditions
  private(set) var assumed: Mask<Condition> = .none

  /// Makes the ordinary device, for a NULL pointer.
  @inline(__always)
  init() {
    known = KnownConditions(.ordinary)
    assumed = known.holding.union(known.failing)
  }

  @inline(never)
  init(_ reader: some Fields) throws(Failure) {
    typealias At = Layout.DeviceFacts
    facts.idiom = try reader.optional(At.idiom, .idiom)
    facts.simulator = try reader.fact(At.simulator, .simulator)
    facts.hardwareMultitasking = try reader.fact(At.hardwareMultitasking, .hardwareMultitasking)
    facts.cellular = try reader.fact(At.cellular, .cellular)
    facts.passcode = try reader.fact(At.passcode, .passcode)
    facts.firstUnlockDone = try reader.fact(At.firstUnlockDone, .firstUnlockDone)
    facts.backgroundAppRefresh = try reader.fact(At.backgroundAppRefresh, .backgroundAppRefresh)
    facts.lowPowerMode = try reader.fact(At.lowPowerMode, .lowPowerMode)
    facts.charging = try reader.fact(At.charging, .charging)
    facts.debuggerAttached = try reader.fact(At.debuggerAttached, .debuggerAttached)
    facts.foregroundSlots = reader.uint32(At.foregroundSlots)
    guard facts.foregroundSlots <= 8 else {
      throw Failure(
        .foregroundSlots, Int64(facts.foregroundSlots), outside: 0...8)
    }
    facts.bluetoothOff = try reader.fact(At.bluetoothOff, .bluetoothOff)
    facts.bluetoothOffInControlCenter = try reader.fact(
      At.bluetoothOffInControlCenter, .bluetoothOffInControlCenter)
    facts.airplaneMode = try reader.fact(At.airplaneMode, .airplaneMode)
    facts.accessorySetupKit = try reader.fact(At.accessorySetupKit, .accessorySetupKit)
    facts.forceQuitSurvivesReboot = try reader.fact(
      At.forceQuitSurvivesReboot, .forceQuitSurvivesReboot)
    facts.regionsEndAtReboot = try reader.fact(At.regionsEndAtReboot, .regionsEndAtReboot)
    facts.deviceLocked = try reader.fact(At.deviceLocked, .deviceLocked)
    known = KnownConditions(facts)
    if facts.forceQuitSurvivesReboot == .unknown { assumed.insert(.forceQuitSurvivesReboot) }
    if facts.regionsEndAtReboot == .unknown { assumed.insert(.regionsEndAtReboot) }
  }
}
