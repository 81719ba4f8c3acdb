// Collects numbers, lists and texts for the tables of a book.

/// Stops with a message if the rows exceed a limit of the book. A precondition would not print its
/// message in a release build.
func require(_ holds: Bool, _ problem: @autoclosure () -> String) {
  if !holds { fatalError(problem()) }
}

/// Distinct values that rows refer to by number.
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

  /// Forgets all values after the first `count` values.
  mutating func truncate(to count: Int) {
    while values.count > count { numbers[values.removeLast()] = nil }
  }
}

/// Lists that are joined in one array. Each list is found by its offset. A list that already occurs
/// in the array takes no additional space.
struct Joined<Value: Hashable> {
  private(set) var values: [Value] = []
  private var offsets: [[Value]: Int] = [:]
  /// The positions of each value. A list is searched for only where its first value occurs.
  private var places: [Value: [Int]] = [:]
  /// The lists added since the last mark or truncation.
  private var recent: [[Value]] = []

  init(_ first: [Value] = []) { _ = offset(first) }

  mutating func offset(_ list: [Value]) -> Int {
    if let offset = offsets[list] { return offset }
    let inside = list.first.flatMap { first in
      places[first]?.first {
        $0 + list.count <= values.count && values[$0..<$0 + list.count].elementsEqual(list)
      }
    }
    // The array may already end with the beginning of the list.
    let most = min(list.count - 1, values.count)
    let shared =
      inside != nil || most <= 0
      ? 0 : stride(from: most, to: 0, by: -1).first { values.suffix($0) == list.prefix($0) } ?? 0
    let offset = inside ?? values.count - shared
    if inside == nil {
      for value in list.dropFirst(shared) {
        places[value, default: []].append(values.count)
        values.append(value)
      }
    }
    offsets[list] = offset
    recent.append(list)
    return offset
  }

  /// Marks and returns the current end. `truncate` can then forget the lists that are added after
  /// this call.
  mutating func mark() -> Int {
    recent = []
    return values.count
  }

  /// Forgets the lists added since `mark` returned `count`.
  mutating func truncate(to count: Int) {
    for list in recent { offsets[list] = nil }
    recent = []
    while values.count > count { _ = places[values.removeLast()]?.removeLast() }
  }
}

/// All texts of a book, one after another. A text that is the end of another text takes no
/// additional space.
struct Texts {
  private(set) var bytes: [UInt8] = [0]
  private var offsets: [String: Int] = ["": 0]

  /// Adds the longest texts first, so that a text that is the end of another text is already there.
  init(_ texts: some Sequence<String>) {
    for text in Set(texts).sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
      guard offsets[text] == nil else { continue }
      let start = bytes.count
      bytes += Array(text.utf8) + [0]
      // The end of a text can be used as a text if it begins with a whole character.
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

struct TableBytes {
  private(set) var bytes: [UInt8] = []

  mutating func add<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add<Value: FixedWidthInteger>(_ values: some Sequence<Value>) {
    for value in values { add(value) }
  }
}
