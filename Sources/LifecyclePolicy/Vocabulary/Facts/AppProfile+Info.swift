// Applies Info.plist entries to a profile, one at a time. The host reads the file.

/// A value of an Info.plist, from a property list reader.
public struct InfoValue {
  public var kind: InfoKind
  /// The number, or a boolean as 0 or 1.
  public var integer: Int64
  public var string: UnsafeRawBufferPointer
  /// The number of items of a string list.
  public var count: Int

  public init(kind: InfoKind, integer: Int64, string: UnsafeRawBufferPointer, count: Int) {
    self.kind = kind
    self.integer = integer
    self.string = string
    self.count = count
  }
}

/// The keys that a profile uses. The raw value of a key is its bit in `InfoProgress.applied`.
public enum InfoKey: UInt32 {
  case backgroundModes = 1
  case exitsOnSuspend = 2
  case sceneManifest = 4
  case multipleScenes = 8
  case permittedIdentifiers = 16
  case minimumOS = 32
  case sdkName = 64
  case platformVersion = 128
  case alwaysUsage = 256
  case alwaysUsageOlder = 512
  case whenInUseUsage = 1024
  case microphoneUsage = 2048
  case appClip = 4096
  case appExtension = 8192
  case extensionPoint = 16384

  fileprivate init?(_ text: UnsafeRawBufferPointer) {
    guard let place = Self.keys.place(of: text) else { return nil }
    // The last two keys are those of ExtensionKit. They mean the same as the two keys before them.
    self.init(rawValue: 1 &<< UInt32(truncatingIfNeeded: place > 14 ? place &- 2 : place))
  }

  /// The keys in the order of their bits.
  private static var keys: Text {
    """
    UIBackgroundModes\0\
    UIApplicationExitsOnSuspend\0\
    UIApplicationSceneManifest\0\
    UIApplicationSupportsMultipleScenes\0\
    BGTaskSchedulerPermittedIdentifiers\0\
    MinimumOSVersion\0\
    DTSDKName\0\
    DTPlatformVersion\0\
    NSLocationAlwaysAndWhenInUseUsageDescription\0\
    NSLocationAlwaysUsageDescription\0\
    NSLocationWhenInUseUsageDescription\0\
    NSMicrophoneUsageDescription\0\
    NSAppClip\0\
    NSExtension\0\
    NSExtensionPointIdentifier\0\
    EXAppExtensionAttributes\0\
    EXExtensionPointIdentifier\0
    """
  }

  fileprivate var kind: InfoKind {
    switch self {
    case .backgroundModes, .permittedIdentifiers: .stringList
    case .exitsOnSuspend, .multipleScenes: .boolean
    case .sceneManifest, .appClip, .appExtension: .dictionary
    case .minimumOS, .sdkName, .platformVersion, .alwaysUsage, .alwaysUsageOlder, .whenInUseUsage,
      .microphoneUsage, .extensionPoint:
      .string
    }
  }
}

/// The state that is passed from one entry of an Info.plist to the next.
public struct InfoProgress: Sendable, Equatable {
  /// The bits of the applied keys. Two more bits stand for the two usage texts for Always
  /// authorization; such a bit is set if the text is not empty.
  public var applied: UInt32 = 0
  /// The bits of the keys whose value has an unexpanded build variable.
  public var placeholders: UInt32 = 0

  public init() {}
}

extension AppProfile {
  /// Applies one entry. Pass the relevant entry inside the scene manifest or inside the dictionary
  /// of an extension as an entry of its own. Keys that the profile does not use change nothing. An
  /// invalid entry changes nothing but `placeholders`, which counts the keys whose last value has a
  /// build variable; `notice` says why the entry is invalid. The first applied entry sets `scenes`
  /// to false if `scenes` is nil, and the scene manifest sets it to true.
  ///
  /// - Parameters:
  ///   - progress: The state after the earlier entries.
  ///   - item: Returns an item of a string list by its index.
  ///   - notice: Receives each notice, with the index of the item that it is about.
  public mutating func apply(
    key text: UnsafeRawBufferPointer, value: InfoValue, progress: inout InfoProgress,
    item: (Int) -> UnsafeRawBufferPointer, notice: (NoticeKind, Int) -> Void
  ) {
    guard let key = InfoKey(text) else { return }
    guard value.kind == key.kind else { return notice(.wrongType, 0) }
    if progress.applied & key.rawValue != 0 { notice(.duplicate, 0) }
    let others = progress.placeholders & ~key.rawValue
    if key == .backgroundModes { unknownModes = 0 }
    var left = false
    var unknown: UInt32 = 0
    take(key, value, applied: &progress.applied, item) { kind, index in
      if kind == .placeholder { left = true }
      if kind == .unknownMode { unknown &+= 1 }
      notice(kind, index)
    }
    let kept = left ? others | key.rawValue : others
    placeholders =
      placeholders &- UInt32(truncatingIfNeeded: progress.placeholders.nonzeroBitCount)
      &+ UInt32(truncatingIfNeeded: kept.nonzeroBitCount)
    progress.placeholders = kept
    if key == .backgroundModes { unknownModes = unknown }
  }

  private mutating func take(
    _ key: InfoKey, _ value: InfoValue, applied: inout UInt32,
    _ item: (Int) -> UnsafeRawBufferPointer, _ notice: (NoticeKind, Int) -> Void
  ) {
    switch key {
    case .backgroundModes: applyModes(value.count, item, notice)
    case .permittedIdentifiers: applyIdentifiers(value.count, item, notice)
    case .exitsOnSuspend: exitsOnSuspend = value.integer != 0
    case .multipleScenes: multipleScenes = value.integer != 0
    case .sceneManifest: scenes = true
    case .minimumOS:
      guard let version = version(value.string, notice) else { return }
      minimumOS = version
    case .sdkName:
      guard let version = version(value.string.withoutPlatform, notice) else { return }
      linkedSDK = version
    case .platformVersion:
      guard let version = version(value.string, notice) else { return }
      if applied & InfoKey.sdkName.rawValue == 0 { linkedSDK = version }
    // A text with a build variable counts as a text; an empty text does not.
    case .alwaysUsage, .alwaysUsageOlder:
      // One of the two keys is enough. If a key is given twice, the later entry counts.
      let given: UInt32 = key == .alwaysUsage ? 1 &<< 16 : 1 &<< 17
      applied = value.string.count > 0 ? applied | given : applied & ~given
      alwaysUsageText = applied & (3 &<< 16) != 0
    case .whenInUseUsage: whenInUseUsageText = value.string.count > 0
    case .microphoneUsage: microphoneUsageText = value.string.count > 0
    case .appClip: kind = .appClip
    // The dictionary counts even if the host does not give the identifier inside it.
    case .appExtension:
      if applied & InfoKey.extensionPoint.rawValue == 0 { kind = .otherExtension }
    case .extensionPoint:
      if value.string.hasPlaceholder { return notice(.placeholder, 0) }
      kind = ProcessKind(extensionPoint: value.string)
    }
    applied |= key.rawValue
    scenes = scenes ?? false
  }

  private mutating func applyModes(
    _ count: Int, _ item: (Int) -> UnsafeRawBufferPointer, _ notice: (NoticeKind, Int) -> Void
  ) {
    if count == 0 { notice(.emptyList, 0) }
    var modes: Mask<BackgroundMode> = .none
    for index in Indexes(below: count) {
      let text = item(index)
      if text.hasPlaceholder {
        notice(.placeholder, index)
      } else if let mode = BackgroundMode(exactly: text) {
        if modes.contains(mode) { notice(.duplicate, index) }
        modes.insert(mode)
      } else {
        notice(.unknownMode, index)
      }
    }
    backgroundModes = modes
  }

  /// Stores the number of identifiers, including those with a build variable.
  private mutating func applyIdentifiers(
    _ count: Int, _ item: (Int) -> UnsafeRawBufferPointer, _ notice: (NoticeKind, Int) -> Void
  ) {
    if count == 0 { notice(.emptyList, 0) }
    for index in Indexes(below: count) {
      if item(index).hasPlaceholder { notice(.placeholder, index) }
    }
    permittedIdentifiers = UInt32(clamping: count)
  }

  /// Parses a version. Rejects a version that is older than the first iOS version with apps.
  private func version(
    _ text: UnsafeRawBufferPointer, _ notice: (NoticeKind, Int) -> Void
  ) -> OSVersion? {
    if let version = OSVersion(utf8: text), version >= .oldest { return version }
    notice(text.hasPlaceholder ? .placeholder : .malformed, 0)
    return nil
  }
}

extension ProcessKind {
  /// Creates the kind of app extension from its identifier; `otherExtension` if the identifier is
  /// unknown.
  fileprivate init(extensionPoint identifier: UnsafeRawBufferPointer) {
    self = .otherExtension
    guard let point = identifier.removing("com.apple.", 10) else { return }
    guard let place = Self.extensionPoints.place(of: point) else { return }
    let number = Int32(truncatingIfNeeded: place) &+ Self.notificationService.rawValue
    // From index 17 on, the list has further identifiers of two kinds: `action` has one more, and
    // `networkProvider` has three more.
    self =
      place < 17
      ? ProcessKind(given: number) ?? self : place == 17 ? .action : .networkProvider
  }

  /// The identifiers without `com.apple.`: one for each kind, in the order of the kinds from
  /// `notificationService` on, and then further identifiers of two of these kinds.
  private static var extensionPoints: Text {
    """
    usernotifications.service\0\
    usernotifications.content-extension\0\
    widgetkit-extension\0\
    widget-extension\0\
    share-services\0\
    ui-services\0\
    photo-editing\0\
    keyboard-service\0\
    intents-service\0\
    broadcast-services-upload\0\
    networkextension.packet-tunnel\0\
    networkextension.app-proxy\0\
    networkextension.app-push\0\
    location.push.service\0\
    background-asset-downloader-extension\0\
    deviceactivity.monitor-extension\0\
    deviceactivityui.report-extension\0\
    services\0\
    networkextension.filter-data\0\
    networkextension.filter-control\0\
    networkextension.dns-proxy\0
    """
  }
}

extension BackgroundMode {
  /// Creates the mode whose Apple name equals the text exactly.
  fileprivate init?(exactly text: UnsafeRawBufferPointer) {
    guard let mode = BackgroundMode.value(named: text), mode.name.equals(text) else { return nil }
    self = mode
  }
}

extension Text {
  /// Returns the index of a text in a list of texts, each terminated by NUL; nil if it is not in
  /// the list.
  @inline(never)
  fileprivate func place(of bytes: UnsafeRawBufferPointer) -> Int? {
    var rest = self
    var place = 0
    while !rest.isEmpty {
      if rest.equals(bytes) { return place }
      rest = rest.next()
      place &+= 1
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {

  /// True if the text contains a build variable: `$(NAME)` or `${NAME}`.
  fileprivate var hasPlaceholder: Bool {
    var index = 0
    while index &+ 1 < count {
      let next = self[index &+ 1]
      if self[index] == UInt8(ascii: "$"), next == UInt8(ascii: "(") || next == UInt8(ascii: "{") {
        return true
      }
      index &+= 1
    }
    return false
  }

  /// The version in the name of an SDK for iOS or for its simulator: `17.5` for `iphoneos17.5`. For
  /// any other text, the whole text.
  fileprivate var withoutPlatform: UnsafeRawBufferPointer {
    removing("iphoneos", 8) ?? removing("iphonesimulator", 15) ?? self
  }

  fileprivate func removing(_ prefix: Text, _ length: Int) -> UnsafeRawBufferPointer? {
    guard count > length, let start = baseAddress,
      prefix.equals(UnsafeRawBufferPointer(start: start, count: length))
    else { return nil }
    return UnsafeRawBufferPointer(start: start + length, count: count &- length)
  }
}
