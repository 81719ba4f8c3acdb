// Writing structs for a host: field by field, within the size that it knows.

import LifecyclePolicy

/// A struct that goes out.
struct Writer {
  let base: UnsafeMutableRawPointer
  let size: Int

  /// A struct whose first field tells its size; bytes past the fields that we know become zero.
  init(
    _ pointer: UnsafeMutableRawPointer?, knowing known: Int, _ field: Field
  ) throws(Failure) {
    guard let pointer else { throw Failure(status: .nullArgument, field: field) }
    let size = pointer.loadUnaligned(as: UInt32.self)
    guard size >= 4, size <= 4096 else {
      throw Failure(status: .structSize, field: field, value: Int64(size))
    }
    base = pointer
    self.size = Int(size)
  }

  /// An element of a batch: its size is the stride, as far as we know the fields.
  init(element pointer: UnsafeMutableRawPointer, stride: Int, knowing known: Int) {
    base = pointer
    size = stride < known ? stride : known
    base.storeBytes(of: UInt32(truncatingIfNeeded: size), as: UInt32.self)
  }

  /// To be called once the question is answered.
  func clearTail(after known: Int) {
    var offset = known
    while offset < size {
      base.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
      offset &+= 1
    }
  }

  func put(_ value: Int32, _ offset: Int) {
    if offset &+ 4 <= size { base.storeBytes(of: value, toByteOffset: offset, as: Int32.self) }
  }

  func put(_ value: UInt32, _ offset: Int) { put(Int32(bitPattern: value), offset) }

  func put(_ value: UInt64, _ offset: Int) {
    if offset &+ 8 <= size { base.storeBytes(of: value, toByteOffset: offset, as: UInt64.self) }
  }

  func put(_ value: Int64, _ offset: Int) { put(UInt64(bitPattern: value), offset) }

  func put(_ value: UnsafeRawPointer, _ offset: Int) {
    if offset &+ MemoryLayout<UInt>.size <= size {
      base.storeBytes(of: UInt(bitPattern: value), toByteOffset: offset, as: UInt.self)
    }
  }

  func put(_ text: Text, _ offset: Int) { put(UnsafeRawPointer(text.cString), offset) }

  func put<Value: Noun>(_ value: Value?, _ offset: Int) { put(value?.rawValue ?? 0, offset) }

  /// `LCP_NS_UNKNOWN` for nil.
  func put(_ duration: Nanoseconds?, _ offset: Int) { put(duration?.count ?? -1, offset) }

  /// `LCP_RULE_NONE` for nil.
  func put(_ rule: RuleReference?, _ offset: Int) {
    guard let rule else { return put(Int32(-1), offset) }
    put(Int32(truncatingIfNeeded: BuiltInPolicy.number(of: rule)), offset)
  }
}

/// The host's `lcp_error`, which may be absent.
struct ErrorWriter {
  private let writer: Writer?

  init(_ pointer: UnsafeMutableRawPointer?) throws(Failure) {
    guard let pointer else {
      writer = nil
      return
    }
    writer = try Writer(pointer, knowing: Layout.Error.size, .structSize)
  }

  func put(_ failure: Failure) {
    guard let writer else { return }
    writer.put(failure.status.rawValue, Layout.Error.status)
    writer.put(failure.field, Layout.Error.field)
    writer.put(UInt32(truncatingIfNeeded: failure.index), Layout.Error.index)
    writer.put(failure.value, Layout.Error.value)
    writer.clearTail(after: Layout.Error.size)
  }
}
