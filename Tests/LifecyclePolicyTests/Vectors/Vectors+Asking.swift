// Turns the `ask` of a vector into a context. The keys have the same meaning as on the command
// line.

@testable import LifecyclePolicy
@testable import RuleCompiler

/// What the question of a case needs: the context and the host's own limits.
struct VectorGround: Sendable {
  /// The context. If the case is about a range of versions, this context has the first version.
  let context: Context
  let last: OSVersion
  let known: KnownConditions
  private let limits: Limits
  /// The keys whose values still have a build variable.
  let placeholders: [String]

  init(_ options: inout Options) throws {
    guard let os = try options.version("os") else {
      throw Refusal(status: "missing-value", field: "os")
    }
    guard os >= .oldest else { throw Refusal(status: "out-of-range", field: "os") }
    last = try options.version("os-last") ?? os
    guard last >= os else { throw Refusal(status: "out-of-range", field: "os-last") }
    let profile: EvidenceProfile = try options.value("evidence") ?? .observed
    var app = try AppProfile(&options)
    placeholders = Set(try options.texts("placeholders")).sorted()
    guard placeholders.allSatisfy(VectorGround.keys.contains) else {
      throw Refusal(status: "unknown-value", field: "placeholders")
    }
    app.placeholders = UInt32(placeholders.count)
    context = Context(os: os, profile: profile, app: app, facts: try DeviceFacts(&options))
    known = KnownConditions(os: os, app: context.app, facts: context.facts)
    limits = try VectorGround.limits(options.texts("limit").map(VectorGround.limit))
  }

  var app: AppProfile { context.app }
  var profile: EvidenceProfile { context.profile }

  /// Returns the policy of a book for this ground, or for another version of the range.
  func policy(_ book: Book, on os: OSVersion? = nil) -> Policy {
    let known =
      os.map { KnownConditions(os: $0, app: context.app, facts: context.facts) } ?? known
    return Policy(
      book: book, os: os ?? context.os, profile: profile, kind: app.kind, known: known,
      limits: limits)
  }

  /// Returns the versions of the range on which an answer can change.
  func versions(_ book: Book) -> [OSVersion] {
    var versions = [context.os]
    while let edge = book.edge(after: versions[versions.count - 1]), edge <= last {
      versions.append(edge)
    }
    return versions + [app.minimumOS].compactMap { $0 }.filter { $0 > context.os && $0 <= last }
  }

  /// The keys whose values can still have a build variable.
  private static let keys: Set = [
    "UIBackgroundModes", "BGTaskSchedulerPermittedIdentifiers", "MinimumOSVersion", "DTSDKName",
    "DTPlatformVersion",
  ]

  /// Makes the limits that a host gives, in memory that is never freed.
  private static func limits(_ given: [(allowance: Allowance, limit: Nanoseconds)]) -> Limits {
    if given.isEmpty { return Limits() }
    let figures = UnsafeMutablePointer<Int64>.allocate(capacity: Limits.count)
    figures.initialize(repeating: -1, count: Limits.count)
    for (allowance, limit) in given.reversed() { figures[allowance.place * 3] = limit.count }
    return Limits(figures)
  }

  /// Parses `ALLOWANCE=SECONDS` or `ALLOWANCE=none`.
  private static func limit(_ text: String) throws -> (allowance: Allowance, limit: Nanoseconds) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw Refusal(status: "malformed", field: "limit") }
    let allowance: Allowance = try Options.parse(parts[0], "limit")
    if parts[1] == "none" || parts[1] == "unlimited" {
      return (allowance, .unlimited)
    }
    guard let seconds = Double(parts[1]) else {
      throw Refusal(status: "malformed", field: "limit")
    }
    guard seconds >= 0, seconds <= 9e9 else {
      throw Refusal(status: "out-of-range", field: "limit")
    }
    return (allowance, Nanoseconds(Int64(seconds * 1e9)))
  }
}

extension AppProfile {
  init(_ options: inout Options) throws {
    self.init()
    backgroundModes = try options.values("mode")
    linkedSDK = try options.version("sdk")
    minimumOS = try options.version("minimum-os")
    scenes = try options.either("scenes")
    multipleScenes = try options.flag("multiple-scenes") ?? false
    exitsOnSuspend = try options.flag("exits-on-suspend") ?? false
    stateRestoration = try options.flag("state-restoration") ?? false
    permittedIdentifiers = UInt32(try options.texts("permitted-identifier").count)
    locationAuthorization = try options.value("authorization")
    sessionSendsLaunchEvents =
      try options.choice("session-sends-launch-events", "yes", "no") ?? .unknown
    backgroundActivitySession =
      try options.choice("background-activity-session", "yes", "no") ?? .unknown
    serviceSession = try options.choice("service-session", "yes", "no") ?? .unknown
    interfaceKept = try options.choice("interface-kept", "yes", "no") ?? .unknown
    multitaskingCamera = try options.choice("multitasking-camera", "yes", "no") ?? .unknown
    kind = try options.value("kind") ?? .app
    let restores = try options.either("restoration-identifier")
    restorationIdentifier = restores.map { $0 ? .yes : .no } ?? .unknown
    alwaysUsageText = try options.flag("always-usage-text") ?? false
    whenInUseUsageText = try options.flag("when-in-use-usage-text") ?? false
    microphoneUsageText = try options.flag("microphone-usage-text") ?? false
    unknownModes = try options.number("unknown-modes", in: 0...UInt32.max) ?? 0
  }
}

extension DeviceFacts {
  init(_ options: inout Options) throws {
    switch try options.text("facts")?.lowercased() {
    case nil, "ordinary": self = .ordinary
    case "unknown": self.init()
    default: throw Refusal(status: "unknown-value", field: "facts")
    }
    if try options.flag("passcode") != nil { passcode = .yes }
    if try options.flag("locked") != nil { deviceLocked = .yes }
    if try options.flag("low-power") != nil { lowPowerMode = .yes }
    if try options.flag("no-multitasking") != nil { hardwareMultitasking = .no }
    if try options.flag("no-cellular") != nil { cellular = .no }
    if try options.flag("debugger") != nil { debuggerAttached = .yes }
    if try options.flag("simulator") != nil { simulator = .yes }
    if try options.flag("charging") != nil { charging = .yes }
    if try options.flag("bluetooth-off") != nil { bluetoothOff = .yes }
    if try options.flag("bluetooth-off-in-control-center") != nil {
      bluetoothOffInControlCenter = .yes
    }
    if try options.flag("airplane-mode") != nil { airplaneMode = .yes }
    if try options.flag("accessory-setup-kit") != nil { accessorySetupKit = .yes }
    if try options.flag("force-quit-survives-reboot") != nil { forceQuitSurvivesReboot = .yes }
    if try options.flag("regions-end-at-reboot") != nil { regionsEndAtReboot = .yes }
    if try options.flag("ipad") != nil { idiom = .pad }
    if try options.flag("before-first-unlock") != nil {
      firstUnlockDone = .no
      passcode = .yes
    }
    backgroundAppRefresh =
      try options.choice("background-refresh", "on", "off") ?? backgroundAppRefresh
    foregroundSlots = try options.number("foreground-slots", in: 1...8) ?? foregroundSlots
  }
}
