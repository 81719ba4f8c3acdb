// The app of a context, as a host wrote it.

import LifecyclePolicy

/// `lcp_app`, read at one go and checked all at once; where a word is out of order, field by field
/// for what to say of it.
struct AppWords: Fields {
  fileprivate let words: Words
  fileprivate let placeholders: UInt32
  fileprivate let backgroundActivitySession: UInt32
  fileprivate let serviceSession: UInt32

  /// The greatest value of each word.
  private static var greatest: Words {
    let fact = UInt32(Fact.yes.rawValue)
    let version: UInt32 = 0xff_ffff
    let any = UInt32.max
    return Words(
      UInt32(truncatingIfNeeded: Mask<BackgroundMode>.all.low), fact, fact, fact,
      version, version, any, UInt32(LocationAuthorization.valueCount),
      fact, fact, fact, any, fact, fact, fact, any)
  }

  /// An app of which nothing is said, for NULL.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    guard let pointer else {
      self.init()
      return
    }
    try self.init(Reader(pointer, knowing: Layout.App.size, .app))
  }

  @inline(__always)
  private init() {
    words = .zero
    placeholders = 0
    backgroundActivitySession = 0
    serviceSession = 0
  }

  @inline(__always)
  init(_ reader: Reader) throws(Failure) {
    words = Words(reader, knowing: Layout.App.size)
    placeholders = reader.uint32(Layout.App.placeholders)
    backgroundActivitySession = reader.uint32(Layout.App.backgroundActivitySession)
    serviceSession = reader.uint32(Layout.App.serviceSession)
    let last = max(backgroundActivitySession, serviceSession)
    if words.exceed(Self.greatest) || last > UInt32(Fact.yes.rawValue) { try check() }
  }

  @inline(__always)
  func uint32(_ offset: Int) -> UInt32 {
    switch offset {
    case Layout.App.placeholders: placeholders
    case Layout.App.backgroundActivitySession: backgroundActivitySession
    case Layout.App.serviceSession: serviceSession
    default: words[offset / 4 &- 1]
    }
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
    _ = try fact(At.backgroundActivitySession, .backgroundActivitySession)
    _ = try fact(At.serviceSession, .serviceSession)
  }
}

/// What is known of an app, checked.
struct HostApp {
  private let backgroundModes, exitsOnSuspend, scenes, multipleScenes: UInt32
  private let linkedSDK, minimumOS, permittedIdentifiers, locationAuthorization: UInt32
  private let restorationIdentifier, sessionSendsLaunchEvents, stateRestoration: UInt32
  private let appliedKeys, alwaysUsageText, whenInUseUsageText, microphoneUsageText: UInt32
  private let unknownModes, placeholders, backgroundActivitySession, serviceSession: UInt32

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
    backgroundActivitySession = app.uint32(At.backgroundActivitySession)
    serviceSession = app.uint32(At.serviceSession)
  }

  var minimumOSVersion: OSVersion? { minimumOS.version }

  @inline(__always)
  var profile: AppProfile {
    AppProfile(
      backgroundModes: Mask(low: UInt64(backgroundModes), high: 0),
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
      placeholders: placeholders,
      backgroundActivitySession: backgroundActivitySession.fact,
      serviceSession: serviceSession.fact)
  }
}
