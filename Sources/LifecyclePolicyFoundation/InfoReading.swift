// Passes the entries of an Info.plist to the core, one by one.

import Foundation
import LifecyclePolicy

/// A profile that is filled in entry by entry, and the notices so far.
struct InfoReading {
  /// The dictionaries that contain a relevant entry, and the key of that entry.
  private static let inside = [
    "UIApplicationSceneManifest": "UIApplicationSupportsMultipleScenes",
    "NSExtension": "NSExtensionPointIdentifier",
    "EXAppExtensionAttributes": "EXExtensionPointIdentifier",
  ]
  /// The maximum number of notices about one entry. Nobody would read more of them.
  private static let noticesPerEntry = 64

  private(set) var profile = AppProfile(scenes: false)
  private(set) var notices: [InfoNotice] = []
  private var progress = InfoProgress()

  /// Applies an entry. For some dictionaries, also applies the relevant entry inside.
  mutating func take(_ key: String, _ value: Any) {
    apply(key, value)
    guard let name = Self.inside[key], let inside = (value as? [String: Any])?[name] else { return }
    apply(name, inside)
  }

  private mutating func apply(_ key: String, _ value: Any) {
    let entry = InfoEntry(value)
    var profile = profile
    var progress = progress
    var found: [(kind: NoticeKind, index: Int)] = []
    Array(key.utf8).withUnsafeBytes { key in
      entry.withValue { value, item in
        profile.apply(key: key, value: value, progress: &progress, item: item) {
          if found.count < Self.noticesPerEntry { found.append(($0, $1)) }
        }
      }
    }
    self.profile = profile
    self.progress = progress
    notices += found.map { notice($0.kind, $0.index, key, value) }
  }

  private func notice(_ kind: NoticeKind, _ index: Int, _ key: String, _ value: Any) -> InfoNotice {
    switch kind {
    case .wrongType, .emptyList: break
    // A key that is given again. The first item of a list cannot repeat another one.
    case .duplicate where index == 0: break
    case .duplicate, .unknownMode, .placeholder, .malformed:
      if let list = value as? [Any], index < list.count {
        return InfoNotice(
          kind: kind, key: key, index: index, value: InfoEntry.shown(list[index]))
      }
    }
    return InfoNotice(kind: kind, key: key, index: nil, value: InfoEntry.shown(value))
  }
}
