// Remarks about Info.plist entries.

import LifecyclePolicy

/// A remark about an Info.plist entry. It is not an error.
public struct InfoNotice: Sendable, Equatable, CustomStringConvertible {
  /// The kind of the remark.
  public let kind: NoticeKind
  /// The key of the entry.
  public let key: String
  /// The zero-based index of the item that the remark is about; nil if the remark is about the
  /// whole entry, or says that an item or entry was given before.
  public let index: Int?
  /// The value of the item or entry, in at most 80 characters.
  public let value: String

  public init(kind: NoticeKind, key: String, index: Int?, value: String) {
    self.kind = kind
    self.key = key
    self.index = index
    self.value = value
  }

  /// The kind as a part of a sentence.
  public var message: String {
    switch kind {
    case .unknownMode: "not a background mode that Apple lists"
    case .wrongType: "not of the type that the key takes, not used"
    case .duplicate: "given before, the later one counts"
    case .placeholder: "an unexpanded build variable, not used"
    case .malformed: "not a version or SDK name, not used"
    case .emptyList: "an empty list"
    }
  }

  /// A sentence with the key, the item, the value and the ``message``.
  public var description: String {
    let place = index.map { "\(key)[\($0)]" } ?? key
    return "\(place): `\(value)` is \(message)"
  }
}
