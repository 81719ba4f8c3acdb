// How the fields of a family's rows are packed: in as few bits as their values need.

@testable import LifecyclePolicy

/// A value of a field.
enum PackedValue {
  /// That takes a few bits.
  case small(Int)
  /// That stands in a table of its own.
  case wide(UInt64)
  case text(Text)
  case steps([UInt32])

  init(_ value: Any) {
    // By its type: an absent value could be cast to any optional.
    switch type(of: value) {
    case is Int64?.Type: self = .wide(UInt64(bitPattern: value as? Int64 ?? -1))
    case is Nanoseconds?.Type:
      self = .wide(UInt64(bitPattern: (value as? Nanoseconds)?.count ?? -1))
    default:
      let isOptional = Mirror(reflecting: value).displayStyle == .optional
      self = PackedValue(value, isOptional: isOptional)
    }
  }

  private init(_ value: Any, isOptional: Bool) {
    switch value {
    case let text as Text: self = .text(text)
    case let version as OSVersion: self = .wide(UInt64(version.packed))
    case let flag as Bool: self = .small(flag ? 1 : 0)
    case let count as UInt64: self = .wide(count)
    case let mask as any PackedMask: self = .wide(mask.bits)
    case let steps as Steps: self = .steps([steps.a, steps.b, steps.c, steps.d, steps.e, steps.f])
    case let value as any CaseIterable: self = .small(value.position + (isOptional ? 1 : 0))
    default:
      precondition(isOptional, "\(type(of: value)) has no packed form")
      self = .small(0)
    }
  }
}

extension CaseIterable {
  /// The place among all values.
  var position: Int {
    Array(Self.allCases).firstIndex { "\($0)" == "\(self)" } ?? -1
  }
}

protocol PackedMask {
  var bits: UInt64 { get }
}

extension Mask: PackedMask {}

/// One field of all rows of a family.
struct PackedColumn {
  let label: String
  /// Its type, as Swift writes it.
  let type: String
  /// What stands in its bits, row by row.
  let numbers: [Int]
  let bits: Int
  /// Where it lies; nowhere if it is the same in all rows.
  fileprivate(set) var word = 0
  fileprivate(set) var shift = 0

  fileprivate init(_ child: Mirror.Child, _ numbers: [Int]) {
    label = child.label ?? ""
    type = "\(Swift.type(of: child.value))"
    self.numbers = numbers
    bits =
      Set(numbers).count == 1 ? 0 : Int.bitWidth - (numbers.max() ?? 0).leadingZeroBitCount
  }
}

/// The rows of one family: columns, and where their words lie.
struct PackedFamily {
  private static let common: Set<String> = [
    "id", "since", "until", "basis", "precedence", "when", "unless", "conflict", "sources", "note",
  ]

  let family: Family
  let count: Int
  /// The name of the row's type.
  let type: String
  /// All fields in the order of the row, with those that all families have.
  let labels: [String]
  private(set) var columns: [PackedColumn]
  /// The first word, and how many a row has.
  let start: Int
  private(set) var stride = 0

  init(
    _ family: Family, _ rows: [any RuleRow], after start: Int,
    number: (PackedValue) -> Int
  ) {
    self.family = family
    self.start = start
    count = rows.count
    type = "\(Swift.type(of: rows[0]))"
    labels = Mirror(reflecting: rows[0]).children.compactMap(\.label)
    let own = rows.map { row in
      Mirror(reflecting: row).children.filter { !PackedFamily.common.contains($0.label ?? "") }
    }
    columns = own[0].enumerated().map { position, child in
      PackedColumn(child, own.map { number(PackedValue($0[position].value)) })
    }
    place()
  }

  /// Gives each column its place: the widest first, each in the first word with room for it.
  private mutating func place() {
    var used: [Int] = []
    for position in columns.indices.sorted(by: { columns[$0].bits > columns[$1].bits }) {
      let bits = columns[position].bits
      guard bits > 0 else { continue }
      let word = used.firstIndex { $0 + bits <= 64 } ?? used.count
      if word == used.count { used.append(0) }
      columns[position].word = word
      columns[position].shift = used[word]
      used[word] += bits
    }
    stride = used.count
  }

  /// All words, row by row.
  var words: [UInt64] {
    var words = [UInt64](repeating: 0, count: count * stride)
    for column in columns where column.bits > 0 {
      for (row, number) in column.numbers.enumerated() {
        words[row * stride + column.word] |= UInt64(number) << UInt64(column.shift)
      }
    }
    return words
  }

  func column(_ label: String) -> PackedColumn? { columns.first { $0.label == label } }
}
