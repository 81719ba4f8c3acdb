// Checks the structure of a binary property list: everything that its root refers to must exist,
// and must not be too large.

/// Checks a binary property list before a reader allocates memory for the sizes that the list
/// claims.
///
/// Apple's reader expects this layout: a header of eight bytes, the objects, a table of their
/// offsets, and a trailer of 32 bytes with the offset of the table. Containers refer to objects by
/// number.
struct BinaryStructure {
  /// The size of an object together with all objects that it refers to. An object counts once for
  /// each reference to it.
  private struct Weight {
    var values = 1
    var bytes = 0
    var depth = 1
  }

  private enum Object {
    case unseen
    case open
    case weighed(Weight)
  }

  /// A container whose items are being added up.
  private struct Frame {
    let number: Int
    let items: [Int]
    /// The number of leading items that are keys.
    let keys: Int
    var next = 0
    var weight = Weight()
  }

  /// The limit for the contents of strings, data, numbers and dates, in bytes. The contents of an
  /// object count once for each reference to it.
  private static let maximumContent = 4 * InfoPlist.maximumBytes
  private static let header = 8
  private static let trailer = 32

  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private var objects: [Object]
  /// The number of bytes that may still be read. The number starts a little above twice the size of
  /// the list, because no byte of a valid list is in more than two objects.
  private var left: Int

  static func check(_ bytes: [UInt8]) throws(InfoPlistError.Reason) {
    guard bytes.count >= header + trailer else { throw .damaged("truncated") }
    let end = bytes.count - trailer
    let offsetSize = Int(bytes[end + 6])
    let count = integer(bytes, end + 8, 8)
    let top = integer(bytes, end + 16, 8)
    let table = integer(bytes, end + 24, 8)
    guard let count, count <= bytes.count else {
      throw .damaged("it claims more objects than it has bytes")
    }
    guard (1...8).contains(offsetSize), let table, table >= header, table <= end,
      count <= (end - table) / offsetSize
    else { throw .damaged("its offset table lies outside the file") }
    guard let top, top < count else { throw .damaged("its root is not one of its objects") }
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      offsets.append(integer(bytes, table + index * offsetSize, offsetSize) ?? .max)
    }
    // Objects come before the table.
    var structure = BinaryStructure(
      bytes: Array(bytes[..<table]), offsets: offsets, referenceSize: Int(bytes[end + 7]))
    try structure.weigh(top)
  }

  private init(bytes: [UInt8], offsets: [Int], referenceSize: Int) {
    self.bytes = bytes
    self.offsets = offsets
    self.referenceSize = referenceSize
    objects = Array(repeating: .unseen, count: offsets.count)
    left = 2 * bytes.count + 4096
  }

  /// Visits all objects that `top` refers to, without recursion. Throws if an object is damaged or
  /// contains itself, or if the objects exceed a limit.
  private mutating func weigh(_ top: Int) throws(InfoPlistError.Reason) {
    var open: [Frame] = []
    try enter(top, &open)
    while var frame = open.popLast() {
      guard frame.next < frame.items.count else {
        try checkKeys(frame.items[..<frame.keys])
        objects[frame.number] = .weighed(frame.weight)
        continue
      }
      let item = frame.items[frame.next]
      switch objects[item] {
      case .open: throw .circular
      case .unseen:
        open.append(frame)
        try enter(item, &open)
      case .weighed(let weight):
        try add(weight, to: &frame.weight)
        frame.next += 1
        open.append(frame)
      }
    }
  }

  private func add(_ item: Weight, to whole: inout Weight) throws(InfoPlistError.Reason) {
    whole.values += item.values
    whole.bytes += item.bytes
    whole.depth = max(whole.depth, item.depth + 1)
    guard whole.values <= InfoPlist.maximumValues else {
      throw .tooManyValues(maximum: InfoPlist.maximumValues)
    }
    guard whole.bytes <= Self.maximumContent else { throw .overlap }
    guard whole.depth <= PropertyList.maximumDepth else {
      throw .tooDeep(maximumDepth: PropertyList.maximumDepth)
    }
  }

  /// Weighs an object that has no items, or opens an object that has items.
  private mutating func enter(_ number: Int, _ open: inout [Frame]) throws(InfoPlistError.Reason) {
    let offset = offsets[number]
    guard offset >= Self.header, offset < bytes.count else {
      throw .damaged("object \(number) lies outside the file")
    }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0 where [0x00, 0x08, 0x09].contains(marker): try close(number, offset + 1, 0)
    case 0x1 where marker <= 0x14: try close(number, offset + 1, 1 << Int(marker & 0xF))
    case 0x2 where marker == 0x22 || marker == 0x23:
      try close(number, offset + 1, 1 << Int(marker & 0xF))
    case 0x3 where marker == 0x33:
      try close(number, offset + 1, 8)
      try checkDate(number, offset + 1)
    case 0x4:
      let (count, start) = try size(number, offset)
      try close(number, start, count)
    case 0x5:
      let (count, start) = try size(number, offset)
      try close(number, start, count)
      guard bytes[start..<start + count].allSatisfy({ $0 < 0x80 }) else {
        throw .damaged("string \(number) is not ASCII")
      }
    case 0x6:
      let (count, start) = try size(number, offset)
      guard count <= bytes.count else { throw outside(number) }
      try close(number, start, 2 * count)
      try checkUTF16(number, start, count)
    case 0x8: try close(number, offset + 1, Int(marker & 0xF) + 1)
    case 0xA: try openContainer(number, offset, perItem: 1, &open)
    case 0xD: try openContainer(number, offset, perItem: 2, &open)
    default: throw .damaged("object \(number) has an unknown type")
    }
  }

  private mutating func close(
    _ number: Int, _ start: Int, _ length: Int
  ) throws(InfoPlistError.Reason) {
    guard start <= bytes.count, length <= bytes.count - start else { throw outside(number) }
    try spend(length)
    objects[number] = .weighed(Weight(bytes: length))
  }

  private mutating func openContainer(
    _ number: Int, _ offset: Int, perItem: Int, _ open: inout [Frame]
  ) throws(InfoPlistError.Reason) {
    let (count, start) = try size(number, offset)
    guard (1...8).contains(referenceSize), start <= bytes.count,
      count <= (bytes.count - start) / (referenceSize * perItem)
    else { throw outside(number) }
    guard count * perItem <= InfoPlist.maximumValues else {
      throw .tooManyValues(maximum: InfoPlist.maximumValues)
    }
    try spend(count * perItem * referenceSize)
    guard open.count < PropertyList.maximumDepth else {
      throw .tooDeep(maximumDepth: PropertyList.maximumDepth)
    }
    var items: [Int] = []
    items.reserveCapacity(count * perItem)
    for index in 0..<count * perItem {
      guard let item = Self.integer(bytes, start + index * referenceSize, referenceSize),
        item < offsets.count
      else { throw .damaged("object \(number) refers to a missing object") }
      items.append(item)
    }
    objects[number] = .open
    open.append(Frame(number: number, items: items, keys: perItem == 2 ? count : 0))
  }

  private mutating func spend(_ length: Int) throws(InfoPlistError.Reason) {
    left -= length
    guard left >= 0 else { throw .overlap }
  }

  /// Returns the number of items, characters or bytes in an object, and the offset at which its
  /// contents start. The number is in the marker of the object or directly after the marker.
  private func size(
    _ number: Int, _ offset: Int
  ) throws(InfoPlistError.Reason) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < bytes.count, (0x10...0x13).contains(bytes[offset + 1]) else {
      throw .damaged("object \(number) has no size")
    }
    let width = 1 << Int(bytes[offset + 1] & 0xF)
    guard width <= bytes.count - offset - 2,
      let count = Self.integer(bytes, offset + 2, width), count <= bytes.count
    else { throw outside(number) }
    return (count, offset + 2 + width)
  }

  private func outside(_ number: Int) -> InfoPlistError.Reason {
    .damaged("object \(number) is longer than the file")
  }

  // MARK: Contents

  /// Checks the keys of a dictionary. Readers disagree on the value of a key that occurs twice.
  private func checkKeys(_ keys: ArraySlice<Int>) throws(InfoPlistError.Reason) {
    var seen: Set<ArraySlice<UInt8>> = []
    for key in keys {
      let offset = offsets[key]
      guard [0x5, 0x6].contains(bytes[offset] >> 4) else { throw .damaged("a key is not a string") }
      let (count, start) = try size(key, offset)
      let text = bytes[start..<start + (bytes[offset] >> 4 == 0x5 ? count : 2 * count)]
      guard seen.insert(text).inserted else {
        throw .damaged("a key is given twice: \(String(decoding: text.prefix(80), as: UTF8.self))")
      }
    }
  }

  /// Checks that a date is in the years 1 to 9999. All readers support these years.
  private func checkDate(_ number: Int, _ start: Int) throws(InfoPlistError.Reason) {
    var pattern: UInt64 = 0
    for byte in bytes[start..<start + 8] { pattern = pattern << 8 | UInt64(byte) }
    let seconds = Double(bitPattern: pattern)
    guard seconds >= -63_113_904_000, seconds < 252_423_993_600 else {
      throw .damaged("date \(number) is not a valid date")
    }
  }

  private func checkUTF16(
    _ number: Int, _ start: Int, _ count: Int
  ) throws(InfoPlistError.Reason) {
    var isAfterHigh = false
    for index in 0..<count {
      let isLow = bytes[start + 2 * index] & 0xFC == 0xDC
      let isHigh = bytes[start + 2 * index] & 0xFC == 0xD8
      guard isLow == isAfterHigh else { throw .damaged("string \(number) is not UTF-16") }
      isAfterHigh = isHigh
    }
    guard !isAfterHigh else { throw .damaged("string \(number) is not UTF-16") }
  }

  /// Returns an unsigned number of up to eight bytes, the highest byte first; nil if the number
  /// does not fit in an `Int`.
  private static func integer(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    var value: UInt64 = 0
    for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }
}
