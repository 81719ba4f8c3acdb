// Tests valid Info.plists: the app that the entries describe, and the notices about them.

import Foundation
import LifecyclePolicy
import Testing

@testable import LifecyclePolicyFoundation

@Suite struct InfoPlistTests {
  private static let declared = AppProfile(
    backgroundModes: Mask(.audio, .fetch, .remoteNotification), scenes: true, multipleScenes: true,
    linkedSDK: OSVersion(17, 2), minimumOS: OSVersion(13), permittedIdentifiers: 2)

  @Test func bothFormatsAndADictionaryGiveTheSame() throws {
    let whole = InfoPlist(dictionary: Sample.entries)
    #expect(whole.profile == Self.declared)
    #expect(whole.notices.isEmpty)
    #expect(try InfoPlist(data: Sample.data(.xml)) == whole)
    #expect(try InfoPlist(data: Sample.data(.binary)) == whole)
  }

  @Test func anAppThatDeclaresNothing() throws {
    let info = try InfoPlist(data: Sample.data(.xml, ["CFBundleName": "x"]))
    #expect(info == InfoPlist(dictionary: [:]))
    #expect(info.profile == AppProfile(scenes: false))
  }

  @Test func everyKeyOfText() {
    let texts: [(key: String, read: (AppProfile) -> Bool)] = [
      ("NSLocationAlwaysAndWhenInUseUsageDescription", \.alwaysUsageText),
      ("NSLocationAlwaysUsageDescription", \.alwaysUsageText),
      ("NSLocationWhenInUseUsageDescription", \.whenInUseUsageText),
      ("NSMicrophoneUsageDescription", \.microphoneUsageText),
    ]
    for (key, read) in texts {
      #expect(read(InfoPlist(dictionary: [key: "To show the way."]).profile), "\(key)")
      #expect(!read(InfoPlist(dictionary: [key: ""]).profile), "\(key)")
    }
    #expect(
      InfoPlist(dictionary: ["DTPlatformVersion": "9.3"]).profile.linkedSDK == OSVersion(9, 3))
    let both = ["DTPlatformVersion": "9.3", "DTSDKName": "iphoneos10.0"]
    #expect(InfoPlist(dictionary: both).profile.linkedSDK == OSVersion(10))
    #expect(InfoPlist(dictionary: ["UIApplicationExitsOnSuspend": true]).profile.exitsOnSuspend)
  }

  @Test func notices() throws {
    let entries: [String: Any] = [
      "UIBackgroundModes": ["audio", "juggling", "$(MODE)", "audio"],
      "UIApplicationExitsOnSuspend": 3.5,
      "MinimumOSVersion": "$(IPHONEOS_DEPLOYMENT_TARGET)",
      "DTSDKName": "spaceship",
      "BGTaskSchedulerPermittedIdentifiers": [String](),
    ]
    let wanted = [
      InfoNotice(
        kind: .emptyList, key: "BGTaskSchedulerPermittedIdentifiers", index: nil, value: "a list"),
      InfoNotice(kind: .malformed, key: "DTSDKName", index: nil, value: "spaceship"),
      InfoNotice(
        kind: .placeholder, key: "MinimumOSVersion", index: nil,
        value: "$(IPHONEOS_DEPLOYMENT_TARGET)"),
      InfoNotice(kind: .wrongType, key: "UIApplicationExitsOnSuspend", index: nil, value: "3.5"),
      InfoNotice(kind: .unknownMode, key: "UIBackgroundModes", index: 1, value: "juggling"),
      InfoNotice(kind: .placeholder, key: "UIBackgroundModes", index: 2, value: "$(MODE)"),
      InfoNotice(kind: .duplicate, key: "UIBackgroundModes", index: 3, value: "audio"),
    ]
    let info = InfoPlist(dictionary: entries)
    #expect(info.notices == wanted)
    #expect(info.profile.backgroundModes == Mask(.audio))
    #expect(info.profile.unknownModes == 1 && info.profile.placeholders == 2)
    #expect(try InfoPlist(data: Sample.data(.binary, entries)) == info)
    #expect(
      info.notices[4].description
        == "UIBackgroundModes[1]: `juggling` is not a background mode that Apple lists")
    #expect(
      info.notices[1].description
        == "DTSDKName: `spaceship` is not a version or SDK name, not used")
  }

  @Test func everyKindHasASentence() {
    let notices = NoticeKind.allCases.map { InfoNotice(kind: $0, key: "k", index: nil, value: "") }
    #expect(Set(notices.map(\.message)).count == NoticeKind.valueCount)
  }

  @Test func aKeyInsideTheSceneManifestCounts() {
    let inside: [String: Any] = ["UIApplicationSupportsMultipleScenes": false]
    var info = InfoPlist(dictionary: ["UIApplicationSceneManifest": inside])
    #expect(info.profile.scenes == true && !info.profile.multipleScenes && info.notices.isEmpty)
    info = InfoPlist(dictionary: [
      "UIApplicationSceneManifest": inside, "UIApplicationSupportsMultipleScenes": true,
    ])
    #expect(info.profile.multipleScenes)
    #expect(info.notices.map(\.kind) == [.duplicate])
    info = InfoPlist(dictionary: ["UIApplicationSceneManifest": "yes"])
    #expect(info.profile.scenes == false)
    #expect(info.notices.map(\.kind) == [.wrongType])
  }

  @Test func valuesOfOtherTypesDoNoHarm() {
    let values: [(value: Any, shown: String)] = [
      (true, "true"), (1, "1"), (UInt64.max, "18446744073709551615"), (Int8(-1), "-1"),
      (1.5, "1.5"), (Data([1]), "data"), (Date(), "a value"), (NSNull(), "a value"),
      (["a": 1], "a dictionary"), ([1, 2], "a list"), ([["audio"]], "a list"),
    ]
    for (value, shown) in values {
      let info = InfoPlist(dictionary: ["MinimumOSVersion": value])
      #expect(
        info.notices == [
          InfoNotice(kind: .wrongType, key: "MinimumOSVersion", index: nil, value: shown)
        ])
      #expect(info.profile == AppProfile(scenes: false))
    }
    // Numbers do not count as booleans, although Foundation would convert them.
    for number in [1, UInt8(1), Int8(1), NSNumber(value: 1), NSNumber(value: Int8(1)), 1.0]
      as [Any]
    {
      let info = InfoPlist(dictionary: ["UIApplicationExitsOnSuspend": number])
      #expect(!info.profile.exitsOnSuspend, "\(type(of: number))")
      #expect(info.notices.map(\.kind) == [.wrongType], "\(type(of: number))")
    }
    let bridged = InfoPlist(dictionary: [
      "UIApplicationExitsOnSuspend": NSNumber(value: true),
      "MinimumOSVersion": NSString(string: "8.0"),
      "UIBackgroundModes": NSArray(array: ["audio"]),
      "UIApplicationSceneManifest": NSDictionary(),
    ])
    #expect(bridged.notices.isEmpty)
    #expect(
      bridged.profile
        == AppProfile(
          backgroundModes: Mask(.audio), exitsOnSuspend: true, scenes: true,
          minimumOS: OSVersion(8)))
  }

  @Test func longTextsAndListsAreCutOff() {
    let long = InfoPlist(dictionary: ["DTSDKName": String(repeating: "ü", count: 90)])
    #expect(long.notices[0].value == String(repeating: "ü", count: 77) + "...")
    let modes = InfoPlist(dictionary: [
      "UIBackgroundModes": (0..<100).map { "mode \($0)" }
    ])
    #expect(modes.notices.count == 64 && modes.profile.unknownModes == 100)
    let most = [String](repeating: "audio", count: 65537)
    #expect(
      InfoPlist(dictionary: ["UIBackgroundModes": most]).notices.map(\.kind) == [.wrongType])
  }

  @Test func answersFollowFromTheFile() throws {
    let tracker = Checkout.url("examples/fixtures/LocationTracker-Info.plist")
    var info = try InfoPlist(contentsOf: tracker)
    #expect(info.notices.isEmpty)
    #expect(
      info.profile
        == AppProfile(
          backgroundModes: Mask(.location, .fetch, .processing), scenes: false,
          permittedIdentifiers: 2,
          alwaysUsageText: true, whenInUseUsageText: true))
    info.profile.locationAuthorization = .always
    let policy = Policy(for: Context(os: OSVersion(8), app: info.profile))
    let answer = policy.relaunch(RelaunchQuery(after: .userForceQuit, on: .regionEnter))
    #expect(answer.verdict == .allowed)
  }
}
