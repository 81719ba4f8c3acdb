// The context of a question, as a host wrote it.

import LifecyclePolicy

/// What the host said, decoded once for a call.
struct HostContext {
  let os: OSVersion
  /// The last version of the range; `os` where there is none.
  let last: OSVersion
  let profile: EvidenceProfile
  let app: AppProfile
  let facts: DeviceFacts
  let limits: HostLimits
  let first: Context

  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    let reader = try Reader(pointer, knowing: Layout.Context.size, .context)
    guard let os = try reader.version(Layout.Context.os, .os) else {
      throw Failure(status: .missingValue, field: .os)
    }
    guard os >= .oldest else {
      throw Failure(status: .outOfRange, field: .os, value: Int64(os.packed))
    }
    let last = try reader.version(Layout.Context.osLast, .os) ?? os
    guard last >= os else {
      throw Failure(status: .outOfRange, field: .os, value: Int64(last.packed))
    }
    profile = try reader.optional(Layout.Context.profile, .profile) ?? .observed
    app = try HostContext.app(reader.pointer(Layout.Context.app))
    facts = try HostContext.facts(reader.pointer(Layout.Context.facts))
    limits = try HostLimits(reader.pointer(Layout.Context.limits))
    self.os = os
    self.last = last
    first = Context(os: os, profile: profile, app: app, facts: facts)
  }

  func context(_ os: OSVersion) -> Context {
    Context(os: os, profile: profile, app: app, facts: facts)
  }

  private static func app(_ pointer: UnsafeRawPointer?) throws(Failure) -> AppProfile {
    guard let pointer else { return AppProfile() }
    return try AppProfile(Reader(pointer, knowing: Layout.App.size, .app))
  }

  private static func facts(_ pointer: UnsafeRawPointer?) throws(Failure) -> DeviceFacts {
    guard let pointer else { return .ordinary }
    return try DeviceFacts(Reader(pointer, knowing: Layout.Facts.size, .facts))
  }
}

extension AppProfile {
  init(_ reader: Reader) throws(Failure) {
    self.init(
      backgroundModes: try reader.mask(
        UInt64(reader.uint32(Layout.App.backgroundModes)), .backgroundModes),
      exitsOnSuspend: try reader.fact(Layout.App.exitsOnSuspend, .exitsOnSuspend) == .yes,
      scenes: try reader.fact(Layout.App.scenes, .scenes) == .yes,
      multipleScenes: try reader.fact(Layout.App.multipleScenes, .multipleScenes) == .yes,
      linkedSDK: try reader.version(Layout.App.linkedSdk, .linkedSDK),
      minimumOS: try reader.version(Layout.App.minimumOS, .minimumOS),
      permittedIdentifiers: reader.uint32(Layout.App.permittedIdentifiers),
      locationAuthorization: try reader.optional(
        Layout.App.locationAuthorization, .locationAuthorization),
      restorationIdentifier: try reader.fact(
        Layout.App.restorationIdentifier, .restorationIdentifier),
      sessionSendsLaunchEvents: try reader.fact(
        Layout.App.sessionSendsLaunchEvents, .sessionSendsLaunchEvents),
      stateRestoration: try reader.fact(Layout.App.stateRestoration, .stateRestoration) == .yes)
    typealias At = Layout.App
    alwaysUsageText = try reader.fact(At.alwaysUsageText, .alwaysUsageText) == .yes
    whenInUseUsageText = try reader.fact(At.whenInUseUsageText, .whenInUseUsageText) == .yes
    microphoneUsageText = try reader.fact(At.microphoneUsageText, .microphoneUsageText) == .yes
    unknownModes = reader.uint32(At.unknownModes)
    placeholders = reader.uint32(At.placeholders)
  }
}

extension DeviceFacts {
  init(_ reader: Reader) throws(Failure) {
    self.init()
    idiom = try reader.optional(Layout.Facts.idiom, .idiom)
    simulator = try reader.fact(Layout.Facts.simulator, .simulator)
    hardwareMultitasking = try reader.fact(
      Layout.Facts.hardwareMultitasking, .hardwareMultitasking)
    cellular = try reader.fact(Layout.Facts.cellular, .cellular)
    passcode = try reader.fact(Layout.Facts.passcode, .passcode)
    firstUnlockDone = try reader.fact(Layout.Facts.firstUnlockDone, .firstUnlockDone)
    backgroundAppRefresh = try reader.fact(
      Layout.Facts.backgroundAppRefresh, .backgroundAppRefresh)
    lowPowerMode = try reader.fact(Layout.Facts.lowPowerMode, .lowPowerMode)
    charging = try reader.fact(Layout.Facts.charging, .charging)
    debuggerAttached = try reader.fact(Layout.Facts.debuggerAttached, .debuggerAttached)
    foregroundSlots = reader.uint32(Layout.Facts.foregroundSlots)
    guard foregroundSlots <= 8 else {
      throw Failure(
        status: .outOfRange, field: .foregroundSlots, value: Int64(foregroundSlots))
    }
    bluetoothOff = try reader.fact(Layout.Facts.bluetoothOff, .bluetoothOff)
    bluetoothOffInControlCenter = try reader.fact(
      Layout.Facts.bluetoothOffInControlCenter, .bluetoothOffInControlCenter)
    airplaneMode = try reader.fact(Layout.Facts.airplaneMode, .airplaneMode)
    accessorySetupKit = try reader.fact(Layout.Facts.accessorySetupKit, .accessorySetupKit)
    forceQuitSurvivesReboot = try reader.fact(
      Layout.Facts.forceQuitSurvivesReboot, .forceQuitSurvivesReboot)
    regionsEndAtReboot = try reader.fact(Layout.Facts.regionsEndAtReboot, .regionsEndAtReboot)
    deviceLocked = try reader.fact(Layout.Facts.deviceLocked, .deviceLocked)
  }
}

/// The host's own figures, left where they are and checked.
struct HostLimits {
  private let items: UnsafeRawPointer?
  private let count: Int
  private let stride: Int

  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    guard let pointer else {
      items = nil
      count = 0
      stride = 0
      return
    }
    let reader = try Reader(pointer, knowing: Layout.Limits.size, .limits)
    let count = reader.uint32(Layout.Limits.count)
    guard count <= 64 else {
      throw Failure(status: .outOfRange, field: .limitCount, value: Int64(count))
    }
    self.count = Int(count)
    items = reader.pointer(Layout.Limits.items)
    stride = Int(truncatingIfNeeded: reader.word(Layout.Limits.stride))
    guard count > 0 else { return }
    guard items != nil else { throw Failure(status: .nullArgument, field: .limits) }
    guard stride >= 4, stride <= 4096 else {
      throw Failure(status: .stride, field: .stride, value: reported(stride))
    }
    var index = 0
    while index < self.count {
      do throws(Failure) {
        _ = try item(index)
      } catch {
        var failure = error
        failure.index = index
        throw failure
      }
      index &+= 1
    }
  }

  /// The first figure for an allowance; nil where there is none.
  func override(for allowance: Allowance) -> LimitOverride? {
    var index = 0
    while index < count {
      // Every item was checked at the start; one that changed since is passed over.
      if let item = try? item(index), item.allowance == allowance { return item.override }
      index &+= 1
    }
    return nil
  }

  private func item(
    _ index: Int
  ) throws(Failure) -> (allowance: Allowance, override: LimitOverride) {
    let pointer = items.map { $0 + index &* stride }
    // First of all: a tail that is looked for past the stride may lie past the array.
    let size = pointer?.loadUnaligned(as: UInt32.self) ?? 0
    guard size > 4096 || Int(size) <= stride else {
      throw Failure(status: .stride, field: .stride, value: reported(stride))
    }
    let reader = try Reader(pointer, knowing: Layout.Limit.size, .limits)
    let allowance: Allowance = try reader.required(Layout.Limit.allowance, .allowance)
    return (
      allowance,
      LimitOverride(
        limit: try duration(reader, Layout.Limit.limitNs),
        advice: try duration(reader, Layout.Limit.adviceNs),
        warning: try duration(reader, Layout.Limit.warningNs))
    )
  }

  private func duration(_ reader: Reader, _ offset: Int) throws(Failure) -> Nanoseconds? {
    let count = reader.int64(offset, default: -1)
    if count == -1 { return nil }
    guard count >= 0 else { throw Failure(status: .outOfRange, field: .limitNs, value: count) }
    return Nanoseconds(count)
  }
}
