// Reads structs that a host wrote, field by field, within the size that the host gives.

import LifecyclePolicy

/// The reason why a call failed.
struct Failure: Error {
  let status: Status
  let field: Field
  var value: Int64 = 0
  /// The index of the failed element of a batch or list.
  var index = 0
  /// The permitted range, if a number is outside it. For a kind of process that the OS does not
  /// have, `least` is the first version with the kind.
  var least: Int64 = 0
  var greatest: Int64 = 0

  init(status: Status, field: Field, value: Int64 = 0) {
    self.status = status
    self.field = field
    self.value = value
  }

  /// Makes the failure for a number outside its range.
  init(_ field: Field, _ value: Int64, outside range: ClosedRange<Int64>) {
    self.init(status: .outOfRange, field: field, value: value)
    least = range.lowerBound
    greatest = range.upperBound
  }

  /// Makes the failure for a kind of process that the OS does not have, or that a call does not
  /// accept. `first` is the first version with the kind; 0 if the call does not accept it.
  init(_ kind: ProcessKind, since first: OSVersion = OSVersion(packed: 0)) {
    self.init(status: .processKind, field: .kind, value: Int64(kind.rawValue))
    least = Int64(first.packed)
  }

  /// Returns this failure with the index of an element.
  func at(_ index: Int) -> Failure {
    var failure = self
    failure.index = index
    return failure
  }
}

/// Reads fields of a struct from the host at their offsets.
protocol Fields {
  func uint32(_ offset: Int) -> UInt32
  func uint64(_ offset: Int) -> UInt64
  /// Returns a pointer-sized integer.
  func word(_ offset: Int) -> UInt
}

/// A struct of exactly the size that this library knows, so it has all fields.
struct WholeStruct: Fields {
  let base: UnsafeRawPointer

  @inline(__always)
  func uint32(_ offset: Int) -> UInt32 {
    base.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  @inline(__always)
  func uint64(_ offset: Int) -> UInt64 {
    base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  func word(_ offset: Int) -> UInt {
    base.loadUnaligned(fromByteOffset: offset, as: UInt.self)
  }
}

/// A struct of any size. A field beyond its end has a default value, which is 0 unless the caller
/// gives another default.
struct Reader: Fields {
  let base: UnsafeRawPointer
  let size: Int

  /// Checks that the size is 4 to 4096 bytes, and that all bytes after the known fields are zero.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer?, knowing known: Int, _ field: Field) throws(Failure) {
    guard let pointer else { throw Failure(status: .nullArgument, field: field) }
    try self.init(pointer, size: pointer.loadUnaligned(as: UInt32.self), knowing: known, field)
  }

  /// Takes the size as it was read before. A second read could find a different size.
  @inline(__always)
  init(
    _ pointer: UnsafeRawPointer, size: UInt32, knowing known: Int, _ field: Field
  ) throws(Failure) {
    base = pointer
    self.size = Int(truncatingIfNeeded: size)
    if self.size != known { try check(size, knowing: known, field) }
  }

  /// Checks the size as an unsigned number: on 32-bit processors, it may be negative as an `Int`.
  @inline(never)
  private func check(_ size: UInt32, knowing known: Int, _ field: Field) throws(Failure) {
    guard size >= 4, size <= 4096 else {
      throw Failure(sizeOf: field, size)
    }
    for offset in Indexes(from: known, below: self.size) {
      if base.load(fromByteOffset: offset, as: UInt8.self) != 0 {
        throw Failure(status: .newerStruct, field: field, value: Int64(size))
      }
    }
  }

  func uint32(_ offset: Int) -> UInt32 {
    offset &+ 4 <= size ? base.loadUnaligned(fromByteOffset: offset, as: UInt32.self) : 0
  }

  func uint64(_ offset: Int) -> UInt64 {
    offset &+ 8 <= size ? base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) : 0
  }

  func int64(_ offset: Int, default value: Int64 = 0) -> Int64 {
    offset &+ 8 <= size ? Int64(bitPattern: uint64(offset)) : value
  }

  func word(_ offset: Int) -> UInt {
    offset &+ MemoryLayout<UInt>.size <= size
      ? base.loadUnaligned(fromByteOffset: offset, as: UInt.self) : 0
  }
}

extension Fields {
  @inline(__always)
  func pointer(_ offset: Int) -> UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word(offset)) }
}

/// A struct from the host. The code that reads its fields is compiled twice: for the size that this
/// library knows, and for any other size.
protocol HostStruct {
  static var size: Int { get }
  /// The name of the struct in errors.
  static var field: Field { get }
  init(_ fields: some Fields) throws(Failure)
}

/// The struct of a question.
protocol HostQuery: HostStruct {}

extension HostQuery {
  static var field: Field { .query }
}

@inline(__always)
func read<Struct: HostStruct>(
  _ pointer: UnsafeRawPointer?, as type: Struct.Type = Struct.self
) throws(Failure) -> Struct {
  guard let pointer else { throw Failure(status: .nullArgument, field: Struct.field) }
  return try read(pointer, size: pointer.loadUnaligned(as: UInt32.self))
}

@inline(__always)
func read<Struct: HostStruct>(_ pointer: UnsafeRawPointer, size: UInt32) throws(Failure) -> Struct {
  size == UInt32(truncatingIfNeeded: Struct.size)
    ? try Struct(WholeStruct(base: pointer)) : try readPart(pointer, size)
}

@inline(never)
private func readPart<Struct: HostStruct>(
  _ pointer: UnsafeRawPointer, _ size: UInt32
) throws(Failure) -> Struct {
  try Struct(Reader(pointer, size: size, knowing: Struct.size, Struct.field))
}

extension Fields {
  @inline(__always)
  func int32(_ offset: Int) -> Int32 { Int32(bitPattern: uint32(offset)) }

  /// Returns a value of an enumeration; nil for 0.
  @inline(__always)
  func optional<Value: VocabularyEnum>(_ offset: Int, _ field: Field) throws(Failure) -> Value? {
    let number = int32(offset)
    if number == 0 { return nil }
    guard let value = Value(given: number) else {
      throw Failure(status: .unknownValue, field: field, value: Int64(number))
    }
    return value
  }

  /// Returns a value of an enumeration. Fails for 0.
  @inline(__always)
  func required<Value: VocabularyEnum>(_ offset: Int, _ field: Field) throws(Failure) -> Value {
    try LifecyclePolicyC.required(int32(offset), field)
  }

  @inline(__always)
  func fact(_ offset: Int, _ field: Field) throws(Failure) -> Fact {
    try optional(offset, field) ?? .unknown
  }

  /// Returns a set of values from a mask of one or two words.
  @inline(__always)
  func mask<Element: VocabularyEnum>(
    _ offset: Int, _ field: Field, words: Int = 1
  ) throws(Failure) -> Mask<Element> {
    let mask = Mask<Element>(low: uint64(offset), high: words == 2 ? uint64(offset &+ 8) : 0)
    let foreign = mask.subtracting(.all)
    guard foreign.isEmpty else {
      let bits = foreign.low != 0 ? mask.low : mask.high
      throw Failure(status: .unknownValue, field: field, value: Int64(bitPattern: bits))
    }
    return mask
  }

  /// Returns a version; nil for 0. Fails for versions older than the first iOS version with apps,
  /// and for numbers of more than 24 bits.
  @inline(__always)
  func version(_ offset: Int, _ field: Field) throws(Failure) -> OSVersion? {
    let packed = uint32(offset)
    if packed == 0 { return nil }
    guard packed >> 24 == 0, packed >= OSVersion.oldest.packed else {
      throw Failure(field, Int64(packed), outside: Int64(OSVersion.oldest.packed)...0xff_ffff)
    }
    return OSVersion(packed: packed)
  }

  /// Checks that a field without a meaning is 0.
  @inline(__always)
  func checkReserved(_ offset: Int, _ field: Field = .query) throws(Failure) {
    let value = uint32(offset)
    guard value == 0 else {
      throw Failure(status: .newerStruct, field: field, value: Int64(value))
    }
  }

  /// Returns a state of the app. Fails for a state of a scene.
  @inline(__always)
  func appState(_ offset: Int, _ field: Field) throws(Failure) -> AppState {
    let state: LifecycleState = try required(offset, field)
    guard let app = AppState(given: state.rawValue) else {
      throw Failure(field, Int64(state.rawValue), outside: 1...Int64(AppState.valueCount))
    }
    return app
  }

  /// Returns a state. Fails if the state is not on the same axis as `other`.
  @inline(__always)
  func state(_ offset: Int, _ field: Field, as other: LifecycleState) throws(Failure)
    -> LifecycleState
  {
    let state: LifecycleState = try required(offset, field)
    guard state.axis == other.axis else { throw mixed(state, field) }
    return state
  }

  /// Returns a state; nil for 0. Fails if the state is not on the same axis as `other`.
  @inline(__always)
  func optionalState(_ offset: Int, _ field: Field, as other: LifecycleState) throws(Failure)
    -> LifecycleState?
  {
    int32(offset) == 0 ? nil : try state(offset, field, as: other)
  }

  @inline(never)
  private func mixed(_ state: LifecycleState, _ field: Field) -> Failure {
    let last = Int64(AppState.valueCount)
    let range = state.axis == .scene ? 1...last : last + 1...Int64(LifecycleState.valueCount)
    return Failure(field, Int64(state.rawValue), outside: range)
  }
}

extension Failure {
  /// Makes the failure for a `struct_size` that is not permitted.
  init(sizeOf field: Field, _ size: UInt32) {
    self.init(status: .structSize, field: field, value: Int64(size))
    least = 4
    greatest = 4096
  }
}

/// Returns a value of an enumeration. Fails for 0.
@inline(__always)
func required<Value: VocabularyEnum>(_ number: Int32, _ field: Field) throws(Failure) -> Value {
  guard let value = Value(given: number) else {
    if number == 0 { throw Failure(status: .missingValue, field: field) }
    throw Failure(status: .unknownValue, field: field, value: Int64(number))
  }
  return value
}

/// Checks the distance between the elements of an array.
func check(stride: Int) throws(Failure) {
  guard stride >= 4, stride <= 4096 else {
    var failure = Failure(status: .stride, field: .stride, value: reported(stride))
    failure.least = 4
    failure.greatest = 4096
    throw failure
  }
}

/// Returns a size_t for an error. On 32-bit processors, a size that is negative as an `Int` becomes
/// the unsigned number.
func reported(_ size: Int) -> Int64 { Int64(truncatingIfNeeded: UInt(bitPattern: size)) }

/// Returns a text from the host, after checking the pointer and the length.
func bytes(
  _ pointer: UnsafeRawPointer?, _ length: Int, _ field: Field
) throws(Failure) -> UnsafeRawBufferPointer {
  guard pointer != nil || length == 0 else { throw Failure(status: .nullArgument, field: field) }
  // A size_t that is negative as an `Int` is longer than any text.
  guard length >= 0 else {
    throw Failure(field, reported(length), outside: 0...Int64(Int.max))
  }
  return UnsafeRawBufferPointer(start: pointer, count: length)
}

/// An array of structs that a host wrote.
struct HostItems {
  private(set) var count = 0
  private var items: UnsafeRawPointer?
  private var stride = 0

  init() {}

  /// Checks the array. In errors, `fields` names the array and the number of its elements.
  init(
    _ items: UnsafeRawPointer?, _ stride: UInt, _ count: UInt32, most: Int,
    _ fields: (items: Field, count: Field)
  ) throws(Failure) {
    guard count <= most else {
      throw Failure(fields.count, Int64(count), outside: 0...Int64(most))
    }
    guard count > 0 else { return }
    guard items != nil else { throw Failure(status: .nullArgument, field: fields.items) }
    self.stride = Int(truncatingIfNeeded: stride)
    try check(stride: self.stride)
    self.items = items
    self.count = Int(count)

  }

  /// Returns a reader for an element.
  func reader(_ index: Int, knowing known: Int, _ field: Field) throws(Failure) -> Reader {
    guard let items else { throw Failure(status: .nullArgument, field: field) }
    let pointer = items + index &* stride
    // The size is checked first: if it exceeded the stride, the struct could end outside the array.
    let size = pointer.loadUnaligned(as: UInt32.self)
    guard size > 4096 || Int(size) <= stride else {
      throw Failure(status: .stride, field: .stride, value: reported(stride))
    }
    return try Reader(pointer, size: size, knowing: known, field)
  }
}

/// Calls `body` with the index of each element. If `body` fails, puts the index into the failure.
@inline(__always)
func eachItem(_ count: Int, _ body: (_ index: Int) throws(Failure) -> Void) throws(Failure) {
  for index in Indexes(below: count) {
    do throws(Failure) {
      try body(index)
    } catch {
      throw error.at(index)
    }
  }
}
