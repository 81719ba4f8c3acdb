// Numbers on their way into the tables of a book.

/// Ends where rows pass a limit of the book, and says which: in a release build, too, where a
/// precondition ends without its text.
func require(_ holds: Bool, _ problem: @autoclosure () -> String) {
  if !holds { fatalError(problem()) }
}

/// Values that rows refer to by number, each once.
struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  init(_ first: Value? = nil) {
    if let first { _ = number(first) }
  }

  mutating func number(_ value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// Forgets all but the first.
  mutating func truncate(to count: Int) {
    while values.count > count { numbers[values.removeLast()] = nil }
  }
}

/// Lists one behind the other, each once. One that is a part of another takes no room.
struct Joined<Value: Hashable> {
  private(set) var values: [Value] = []
  private var offsets: [[Value]: Int] = [:]
  /// Where each value stands, so that a list is looked for at few places.
  private var places: [Value: [Int]] = [:]
  /// The lists since the last truncation.
  private var recent: [[Value]] = []

  init(_ first: [Value] = []) { _ = offset(first) }

  mutating func offset(_ list: [Value]) -> Int {
    if let offset = offsets[list] { return offset }
    let inside = list.first.flatMap { first in
      places[first]?.first {
        $0 + list.count <= values.count && values[$0..<$0 + list.count].elementsEqual(list)
      }
    }
    let offset = inside ?? values.count
    if inside == nil {
      for value in list {
        places[value, default: []].append(values.count)
        values.append(value)
      }
    }
    offsets[list] = offset
    recent.append(list)
    return offset
  }

  /// From here on, lists can be forgotten.
  mutating func mark() -> Int {
    recent = []
    return values.count
  }

  /// Forgets the lists since a mark.
  mutating func truncate(to count: Int) {
    for list in recent { offsets[list] = nil }
    recent = []
    while values.count > count { _ = places[values.removeLast()]?.removeLast() }
  }
}

/// All texts of a book, one behind the other, each once; an end of another takes no room.
struct Texts {
  private(set) var bytes: [UInt8] = [0]
  private var offsets: [String: Int] = ["": 0]

  /// Takes the longest first, so that ends are found.
  init(_ texts: some Sequence<String>) {
    for text in Set(texts).sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
      guard offsets[text] == nil else { continue }
      let start = bytes.count
      bytes += Array(text.utf8) + [0]
      // Of its ends those that begin with a word can be texts of their own.
      offsets[text] = start
      let utf8 = Array(text.utf8)
      for index in 1..<max(1, utf8.count) where utf8[index] & 0xc0 != 0x80 {
        let end = String(decoding: utf8[index...], as: UTF8.self)
        if offsets[end] == nil { offsets[end] = start + index }
      }
    }
  }

  func offset(_ text: String) -> Int { offsets[text] ?? 0 }
}

/// The bytes of one table.
struct TableBytes {
  private(set) var bytes: [UInt8] = []

  mutating func add<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add<Value: FixedWidthInteger>(_ values: some Sequence<Value>) {
    for value in values { add(value) }
  }
}
