// The Info.plist with which the tests begin, in XML and in binary form.

import Foundation

@testable import LifecyclePolicyFoundation

enum Sample {
  static var entries: [String: Any] {
    [
      "CFBundleIdentifier": "com.example.Sample",
      "UIBackgroundModes": ["audio", "fetch", "remote-notification"],
      "UIBackgroundModes~ipad": ["location"],
      "UIApplicationExitsOnSuspend": false,
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
      ] as [String: Any],
      "BGTaskSchedulerPermittedIdentifiers": ["com.example.a", "com.example.b"],
      "MinimumOSVersion": "13.0",
      "DTSDKName": "iphoneos17.2",
    ]
  }

  static func data(
    _ format: PropertyListSerialization.PropertyListFormat, _ root: Any = entries
  ) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: root, format: format, options: 0)
  }

  static func xml(_ body: String) -> Data {
    Data(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(body)</plist>\n".utf8)
  }

  /// A list with the same bytes in each run, so that tests can repeat the same random damage.
  /// Foundation would write the entries in a different order each time.
  static let fixedXML = xml(
    """

    <dict>
    \t<key>DTSDKName</key>
    \t<string>iphoneos17.2</string>
    \t<key>MinimumOSVersion</key>
    \t<string>13.0</string>
    \t<key>NSMicrophoneUsageDescription</key>
    \t<string>To talk &amp; listen.</string>
    \t<key>UIApplicationExitsOnSuspend</key>
    \t<true/>
    \t<key>UIBackgroundModes</key>
    \t<array>
    \t\t<string>audio</string>
    \t\t<string>fetch</string>
    \t</array>
    </dict>

    """)

  static let fixedBinary = BinaryList(
    BinaryList.dictionary([1, 2, 3, 4], [5, 6, 7, 8]),
    BinaryList.longString("UIBackgroundModes"),
    BinaryList.longString("UIApplicationExitsOnSuspend"),
    BinaryList.string("DTSDKName"), BinaryList.longString("MinimumOSVersion"),
    BinaryList.array(9, 10), [0x09], BinaryList.string("iphoneos17.2"), BinaryList.string("13.0"),
    BinaryList.string("audio"), BinaryList.string("fetch")
  ).data

  /// Returns the error if the data is refused; nil if the data is read.
  static func refusal(_ data: Data) -> InfoPlistError? {
    do {
      _ = try InfoPlist(data: data)
      return nil
    } catch {
      return error
    }
  }
}

/// A temporary folder that is removed with this object.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("info-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}

enum Checkout {
  static func url(_ path: String) -> URL {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent(path)
  }
}

/// Random numbers that are the same in each run.
struct Scramble: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
