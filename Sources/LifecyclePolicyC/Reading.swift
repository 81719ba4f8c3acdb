// Reading structs that a host wrote: field by field, within the size that it knows.

import LifecyclePolicy

/// Why a question could not be asked.
struct Failure: Error {
  let status: Status
  let field: Field
  var value: Int64 = 0
  /// The element of a batch or list.
  var index = 0
}

/// A struct that came in. Fields past its end have their default, 0.
struct Reader {
  let base: UnsafeRawPointer
  let size: Int

  /// Checks size and tail: 4 to 4096 bytes, and zero where this library knows no field.
  init(_ pointer: UnsafeRawPointer?, knowing known: Int, _ field: Field) throws(Failure) {
    guard let pointer else { throw Failure(status: .nullArgument, field: field) }
    let size = pointer.loadUnaligned(as: UInt32.self)
    guard size >= 4, size <= 4096 else {
      throw Failure(status: .structSize, field: field, value: Int64(size))
    }
    base = pointer
    self.size = Int(size)
    var offset = known
    while offset < self.size {
      if pointer.load(fromByteOffset: offset, as: UInt8.self) != 0 {
        throw Failure(status: .newerStruct, field: field, value: Int64(size))
      }
      offset &+= 1
    }
  }

  func uint32(_ offset: Int) -> UInt32 {
    offset &+ 4 <= size ? base.loadUnaligned(fromByteOffset: offset, as: UInt32.self) : 0
  }

  func int32(_ offset: Int) -> Int32 { Int32(bitPattern: uint32(offset)) }

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

  func pointer(_ offset: Int) -> UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word(offset)) }

  /// A value of an enumeration, nil for 0.
  func optional<Value: Noun>(_ offset: Int, _ field: Field) throws(Failure) -> Value? {
    let number = int32(offset)
    if number == 0 { return nil }
    guard let value = Value(rawValue: number) else {
      throw Failure(status: .unknownValue, field: field, value: Int64(number))
    }
    return value
  }

  /// A value of an enumeration that must be given.
  func required<Value: Noun>(_ offset: Int, _ field: Field) throws(Failure) -> Value {
    guard let value: Value = try optional(offset, field) else {
      throw Failure(status: .missingValue, field: field)
    }
    return value
  }

  func fact(_ offset: Int, _ field: Field) throws(Failure) -> Fact {
    try optional(offset, field) ?? .unknown
  }

  /// A mask of an enumeration whose values are bits, or stand for bits.
  func mask<Element: Noun>(_ bits: UInt64, _ field: Field) throws(Failure) -> Mask<Element> {
    guard bits & ~Mask<Element>.all.bits == 0 else {
      throw Failure(status: .unknownValue, field: field, value: Int64(bitPattern: bits))
    }
    return Mask(bits: bits)
  }

  /// A version that must not be older than the first with apps; nil for 0.
  func version(_ offset: Int, _ field: Field) throws(Failure) -> OSVersion? {
    let packed = uint32(offset)
    if packed == 0 { return nil }
    guard packed >> 24 == 0 else {
      throw Failure(status: .outOfRange, field: field, value: Int64(packed))
    }
    return OSVersion(packed: packed)
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
    throw Failure(status: .outOfRange, field: field, value: reported(length))
  }
  return UnsafeRawBufferPointer(start: pointer, count: length)
}
