// An Info.plist that tests write entry by entry.

@testable import LifecyclePolicy

/// An app to which entries are applied one by one.
struct Manifest {
  var app = AppProfile()
  private var progress = InfoProgress()
  var applied: UInt32 { progress.applied }
  /// The mask of the keys whose value still has a build variable.
  var placeholders: UInt32 { progress.placeholders }

  /// Applies an entry. Returns its notices, each in the form `kind index`.
  mutating func apply(_ key: String, _ value: InfoEntry) -> [String] {
    var notices: [String] = []
    var key = key
    var string = value.string
    let items = value.items.map { text in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
      copy.copyBytes(from: text.utf8)
      return copy
    }
    defer { for item in items { item.deallocate() } }
    key.withUTF8 { key in
      string.withUTF8 { string in
        let info = InfoValue(
          kind: value.kind, integer: value.integer, string: UnsafeRawBufferPointer(string),
          count: items.count)
        app.apply(
          key: UnsafeRawBufferPointer(key), value: info, progress: &progress,
          item: { UnsafeRawBufferPointer(items[$0]) },
          notice: { notices.append("\($0.name) \($1)") })
      }
    }
    return notices
  }
}

/// A value of a property list.
struct InfoEntry {
  var kind: InfoKind
  var integer: Int64 = 0
  var string = ""
  var items: [String] = []

  static func text(_ text: String) -> InfoEntry { InfoEntry(kind: .string, string: text) }
  static func flag(_ flag: Bool) -> InfoEntry { InfoEntry(kind: .boolean, integer: flag ? 1 : 0) }
  static func list(_ items: [String]) -> InfoEntry { InfoEntry(kind: .stringList, items: items) }
  static var dictionary: InfoEntry { InfoEntry(kind: .dictionary) }
}
