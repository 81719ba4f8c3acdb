// Checks what each entry of an Info.plist changes, and the notices about a bad entry.

import Testing

@testable import LifecyclePolicy

@Suite struct InfoTests {
  private static let keys: [(key: String, kind: InfoKind)] = [
    ("UIBackgroundModes", .stringList), ("UIApplicationExitsOnSuspend", .boolean),
    ("UIApplicationSceneManifest", .dictionary), ("UIApplicationSupportsMultipleScenes", .boolean),
    ("BGTaskSchedulerPermittedIdentifiers", .stringList), ("MinimumOSVersion", .string),
    ("DTSDKName", .string), ("DTPlatformVersion", .string),
    ("NSLocationAlwaysAndWhenInUseUsageDescription", .string),
    ("NSLocationAlwaysUsageDescription", .string),
    ("NSLocationWhenInUseUsageDescription", .string), ("NSMicrophoneUsageDescription", .string),
  ]

  @Test func everyKeyChangesItsPart() {
    var manifest = Manifest()
    let modes = BackgroundMode.allCases.map(\.name.description)
    #expect(manifest.apply("UIBackgroundModes", .list(modes)) == [])
    #expect(manifest.apply("UIApplicationExitsOnSuspend", .flag(true)) == [])
    #expect(manifest.apply("UIApplicationSceneManifest", .dictionary) == [])
    #expect(manifest.apply("UIApplicationSupportsMultipleScenes", .flag(true)) == [])
    #expect(manifest.apply("BGTaskSchedulerPermittedIdentifiers", .list(["a.b", "a.c"])) == [])
    #expect(manifest.apply("MinimumOSVersion", .text("12.1")) == [])
    #expect(manifest.apply("DTSDKName", .text("iphoneos17.5")) == [])
    var wanted = AppProfile(
      backgroundModes: .all, exitsOnSuspend: true, scenes: true, multipleScenes: true,
      linkedSDK: OSVersion(17, 5), minimumOS: OSVersion(12, 1), permittedIdentifiers: 2)
    #expect(manifest.app == wanted)
    #expect(manifest.applied == 0b0111_1111)
    #expect(manifest.apply("NSLocationWhenInUseUsageDescription", .text("for")) == [])
    wanted.whenInUseUsageText = true
    #expect(manifest.app == wanted)
    #expect(manifest.apply("NSMicrophoneUsageDescription", .text("the")) == [])
    wanted.microphoneUsageText = true
    #expect(manifest.app == wanted)
    #expect(manifest.applied == 0b1100_0111_1111)
  }

  @Test(arguments: [
    "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
  ])
  func eitherTextSaysWhyAlways(_ key: String) {
    var manifest = Manifest()
    #expect(manifest.apply(key, .text("$(WHY)")) == [])
    #expect(manifest.app.alwaysUsageText && manifest.app.placeholders == 0)
    var other = Manifest()
    #expect(other.apply(key, .text("")) == [])
    #expect(other.app == AppProfile(scenes: false))
  }

  @Test func whatIsLeftInAKeyIsRemembered() {
    var manifest = Manifest()
    #expect(manifest.apply("MinimumOSVersion", .text("$(TARGET)")) == ["placeholder 0"])
    #expect(manifest.placeholders == InfoKey.minimumOS.rawValue && manifest.app.placeholders == 1)
    let modes = ["audio", "$(MODE)", "none", "other"]
    #expect(
      manifest.apply("UIBackgroundModes", .list(modes)) == [
        "placeholder 1", "unknown-mode 2", "unknown-mode 3",
      ])
    let both = InfoKey.minimumOS.rawValue | InfoKey.backgroundModes.rawValue
    #expect(manifest.placeholders == both && manifest.app.placeholders == 2)
    #expect(manifest.app.unknownModes == 2)
    // A valid entry replaces an earlier entry that contains a build variable.
    #expect(manifest.apply("MinimumOSVersion", .text("12.0")) == [])
    #expect(manifest.placeholders == InfoKey.backgroundModes.rawValue)
    #expect(manifest.app.placeholders == 1)
    #expect(manifest.apply("UIBackgroundModes", .list(["audio"])) == ["duplicate 0"])
    #expect(manifest.placeholders == 0 && manifest.app.placeholders == 0)
    #expect(manifest.app.unknownModes == 0)
  }

  @Test func aWrongTypeChangesNothing() {
    for (key, kind) in Self.keys {
      for other in InfoKind.allCases where other != kind {
        var manifest = Manifest()
        let value = InfoEntry(kind: other, integer: 1, string: "9.0", items: ["audio"])
        #expect(manifest.apply(key, value) == ["wrong-type 0"], "\(key) as \(other.name)")
        #expect(manifest.app == AppProfile() && manifest.applied == 0)
      }
    }
  }

  @Test(arguments: [
    "", "CFBundleIdentifier", "uibackgroundmodes", "UIBackgroundModes ", "UIBackgroundMode",
    "UIBackgroundModes\0", "UIRequiresPersistentWiFi",
  ])
  func otherKeysAreOfNoConcern(_ key: String) {
    for kind in InfoKind.allCases {
      var manifest = Manifest()
      let value = InfoEntry(kind: kind, integer: 1, string: "9.0", items: ["audio"])
      #expect(manifest.apply(key, value) == [])
      #expect(manifest.app == AppProfile() && manifest.applied == 0)
    }
  }

  @Test func ofTwoTheLaterCounts() {
    var manifest = Manifest()
    #expect(manifest.apply("UIBackgroundModes", .list(["audio", "voip"])) == [])
    #expect(manifest.apply("UIBackgroundModes", .list(["fetch"])) == ["duplicate 0"])
    #expect(manifest.app.backgroundModes == Mask(.fetch))
    #expect(manifest.apply("UIApplicationExitsOnSuspend", .flag(true)) == [])
    #expect(manifest.apply("UIApplicationExitsOnSuspend", .flag(false)) == ["duplicate 0"])
    #expect(!manifest.app.exitsOnSuspend)
    // An entry that could not be used does not count as given.
    var other = Manifest()
    #expect(other.apply("MinimumOSVersion", .text("nine")) == ["malformed 0"])
    #expect(other.apply("MinimumOSVersion", .text("9.0")) == [])
    #expect(other.apply("MinimumOSVersion", .text("nine")) == ["duplicate 0", "malformed 0"])
    #expect(other.app.minimumOS == OSVersion(9))
  }

  @Test func modesAreSpelledAsAppleSpellsThem() {
    var manifest = Manifest()
    let modes = [
      "audio", "Audio", "location ", "", "fetch", "bluetooth_central", "audio", "$(MODE)",
    ]
    #expect(
      manifest.apply("UIBackgroundModes", .list(modes)) == [
        "unknown-mode 1", "unknown-mode 2", "unknown-mode 3", "unknown-mode 5", "duplicate 6",
        "placeholder 7",
      ])
    #expect(manifest.app.backgroundModes == Mask(.audio, .fetch))
    #expect(manifest.app.unknownModes == 4)
    #expect(manifest.app.placeholders == 1)
  }

  @Test func emptyListsAreTold() {
    var manifest = Manifest()
    #expect(manifest.apply("UIBackgroundModes", .list([])) == ["empty-list 0"])
    #expect(manifest.apply("BGTaskSchedulerPermittedIdentifiers", .list([])) == ["empty-list 0"])
    #expect(manifest.app == AppProfile(scenes: false))
  }

  @Test func identifiersAreCountedAsTheyStand() {
    var manifest = Manifest()
    let identifiers = ["com.a", "$(PRODUCT_BUNDLE_IDENTIFIER).b", "", "com.a"]
    let notices = manifest.apply("BGTaskSchedulerPermittedIdentifiers", .list(identifiers))
    #expect(notices == ["placeholder 1"])
    #expect(manifest.app.permittedIdentifiers == 4)
  }

  @Test(arguments: ["MinimumOSVersion", "DTPlatformVersion", "DTSDKName"])
  func versionsAreReadOrRefused(_ key: String) {
    for (text, notice) in [
      ("", "malformed 0"), ("9.0.0.1", "malformed 0"), ("nine", "malformed 0"),
      ("$(IPHONEOS_DEPLOYMENT_TARGET)", "placeholder 0"), ("${TARGET}", "placeholder 0"),
      ("$TARGET", "malformed 0"), ("macosx14.0", "malformed 0"), ("iphoneos", "malformed 0"),
    ] {
      var manifest = Manifest()
      #expect(manifest.apply(key, .text(text)) == [notice], "\(key): \(text)")
      #expect((manifest.app.placeholders != 0) == (notice == "placeholder 0"))
      manifest.app.placeholders = 0
      #expect(manifest.app == AppProfile() && manifest.applied == 0)
    }
    var manifest = Manifest()
    #expect(manifest.apply(key, .text("13.4.1")) == [])
    let version = key == "MinimumOSVersion" ? manifest.app.minimumOS : manifest.app.linkedSDK
    #expect(version == OSVersion(13, 4, 1))
  }

  @Test func theNameOfTheSDKGoesBeforeThePlatform() {
    for order in [["DTSDKName", "DTPlatformVersion"], ["DTPlatformVersion", "DTSDKName"]] {
      var manifest = Manifest()
      for key in order {
        let text = key == "DTSDKName" ? "iphonesimulator16.4" : "15.0"
        #expect(manifest.apply(key, .text(text)) == [])
      }
      #expect(manifest.app.linkedSDK == OSVersion(16, 4), "\(order)")
    }
    // Only the name of an SDK may begin with `iphoneos`; a version may not.
    var manifest = Manifest()
    #expect(manifest.apply("DTPlatformVersion", .text("iphoneos17.5")) == ["malformed 0"])
    #expect(manifest.app.linkedSDK == nil)
  }

  @Test func whatAManifestSaysChangesAnswers() {
    var manifest = Manifest()
    let query = RelaunchQuery(after: .crash, on: .silentPush)
    let before = policy(Context(os: OSVersion(12), app: manifest.app)).relaunch(query)
    _ = manifest.apply("UIBackgroundModes", .list(["remote-notification"]))
    let after = policy(Context(os: OSVersion(12), app: manifest.app)).relaunch(query)
    #expect(before.verdict == .forbidden && after.verdict == .allowed)
  }
}
