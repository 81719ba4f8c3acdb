// Reading structs that a host wrote: field by field, within the size that it knows.

import LifecyclePolicy

/// Why a question could not be asked.
struct Failure: Error {
  let status: Status
  let field: Field
  var value: Int64 = 0
  /// The element of a batch or list.
  var index = 0
  /// What is permitted, where a number is out of range.
  var least: Int64 = 0
  var greatest: Int64 = 0

  init(status: Status, field: Field, value: Int64 = 0) {
    self.status = status
    self.field = field
    self.value = value
  }

  /// A number out of its range.
  init(_ field: Field, _ value: Int64, outside range: ClosedRange<Int64>) {
    self.init(status: .outOfRange, field: field, value: value)
    least = range.lowerBound
    greatest = range.upperBound
  }

  /// The same of an element.
  func at(_ index: Int) -> Failure {
    var failure = self
    failure.index = index
    return failure
  }
}

/// The fields of a struct that came in, by their offsets.
protocol Fields {
  func uint32(_ offset: Int) -> UInt32
  func uint64(_ offset: Int) -> UInt64
  /// As long as a pointer.
  func word(_ offset: Int) -> UInt
}

/// A struct of just the size that this library knows: all its fields are there.
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

/// A struct of any size. Fields past its end have their default, 0.
struct Reader: Fields {
  let base: UnsafeRawPointer
  let size: Int

  /// Checks size and tail: 4 to 4096 bytes, and zero where this library knows no field.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer?, knowing known: Int, _ field: Field) throws(Failure) {
    guard let pointer else { throw Failure(status: .nullArgument, field: field) }
    try self.init(pointer, size: pointer.loadUnaligned(as: UInt32.self), knowing: known, field)
  }

  /// With a size that was read before: a second look could find another.
  @inline(__always)
  init(
    _ pointer: UnsafeRawPointer, size: UInt32, knowing known: Int, _ field: Field
  ) throws(Failure) {
    base = pointer
    self.size = Int(truncatingIfNeeded: size)
    if self.size != known { try check(size, knowing: known, field) }
  }

  /// On 32 bits a given size may be negative as an `Int`, so it is compared as the host wrote it.
  @inline(never)
  private func check(_ told: UInt32, knowing known: Int, _ field: Field) throws(Failure) {
    guard told >= 4, told <= 4096 else {
      throw Failure(sizeOf: field, told)
    }
    var offset = known
    while offset < size {
      if base.load(fromByteOffset: offset, as: UInt8.self) != 0 {
        throw Failure(status: .newerStruct, field: field, value: Int64(size))
      }
      offset &+= 1
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

/// A struct that comes in. How its fields are read is compiled twice: for the size that this
/// library knows, and for any other.
protocol HostStruct {
  static var size: Int { get }
  /// What an error calls it.
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

  /// A value of an enumeration, nil for 0.
  @inline(__always)
  func optional<Value: VocabularyEnum>(_ offset: Int, _ field: Field) throws(Failure) -> Value? {
    let number = int32(offset)
    if number == 0 { return nil }
    guard let value = Value(given: number) else {
      throw Failure(status: .unknownValue, field: field, value: Int64(number))
    }
    return value
  }

  /// A value of an enumeration that must be given.
  @inline(__always)
  func required<Value: VocabularyEnum>(_ offset: Int, _ field: Field) throws(Failure) -> Value {
    try LifecyclePolicyC.required(int32(offset), field)
  }

  @inline(__always)
  func fact(_ offset: Int, _ field: Field) throws(Failure) -> Fact {
    try optional(offset, field) ?? .unknown
  }

  /// A mask of an enumeration, of one word or two.
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

  /// A version that must not be older than the first with apps; nil for 0.
  @inline(__always)
  func version(_ offset: Int, _ field: Field) throws(Failure) -> OSVersion? {
    let packed = uint32(offset)
    if packed == 0 { return nil }
    guard packed >> 24 == 0, packed >= OSVersion.oldest.packed else {
      throw Failure(field, Int64(packed), outside: Int64(OSVersion.oldest.packed)...0xff_ffff)
    }
    return OSVersion(packed: packed)
  }

  /// A field that has no meaning yet.
  @inline(__always)
  func checkReserved(_ offset: Int) throws(Failure) {
    let value = uint32(offset)
    guard value == 0 else {
      throw Failure(status: .newerStruct, field: .query, value: Int64(value))
    }
  }

  /// A state of the app.
  @inline(__always)
  func appState(_ offset: Int, _ field: Field) throws(Failure) -> AppState {
    let state: LifecycleState = try required(offset, field)
    guard let app = AppState(given: state.rawValue) else {
      throw Failure(field, Int64(state.rawValue), outside: 1...Int64(AppState.valueCount))
    }
    return app
  }

  /// A state of the app or of a scene, as another one is.
  @inline(__always)
  func state(_ offset: Int, _ field: Field, as other: LifecycleState) throws(Failure)
    -> LifecycleState
  {
    let state: LifecycleState = try required(offset, field)
    guard state.axis == other.axis else { throw mixed(state, field) }
    return state
  }

  /// The same; nil for 0.
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
  /// A struct_size that no struct has.
  init(sizeOf field: Field, _ size: UInt32) {
    self.init(status: .structSize, field: field, value: Int64(size))
    least = 4
    greatest = 4096
  }
}

/// A value of an enumeration that must be given.
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

/// A size_t in an error: as the host wrote it, where it is negative here.
func reported(_ size: Int) -> Int64 { Int64(truncatingIfNeeded: UInt(bitPattern: size)) }

/// A text that came in.
func bytes(
  _ pointer: UnsafeRawPointer?, _ length: Int, _ field: Field
) throws(Failure) -> UnsafeRawBufferPointer {
  guard pointer != nil || length == 0 else { throw Failure(status: .nullArgument, field: field) }
  // A size_t that is negative here is more than any text has.
  guard length >= 0 else {
    throw Failure(field, reported(length), outside: 0...Int64(Int.max))
  }
  return UnsafeRawBufferPointer(start: pointer, count: length)
}
