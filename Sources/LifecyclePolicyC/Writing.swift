// Writing structs for a host: field by field, within the size that it knows.

import LifecyclePolicy

/// The fields of a struct that goes out, by their offsets.
protocol Writing {
  var base: UnsafeMutableRawPointer { get }
  /// Whether the host's struct reaches so far.
  func reaches(_ end: Int) -> Bool
}

/// A struct of just the size that this library knows: all its fields are there.
struct WholeWriter: Writing {
  let base: UnsafeMutableRawPointer

  @inline(__always)
  func reaches(_ end: Int) -> Bool { true }
}

/// A struct of any size.
struct Writer: Writing {
  let base: UnsafeMutableRawPointer
  let size: Int
  /// Whether it is an element of an array, of which the stride is known alone.
  private(set) var isElement = false

  @inline(__always)
  func reaches(_ end: Int) -> Bool { end <= size }

  /// A struct whose first field tells its size; bytes past the fields that we know become zero.
  @inline(__always)
  init(
    _ pointer: UnsafeMutableRawPointer?, _ field: Field
  ) throws(Failure) {
    guard let pointer else { throw Failure(status: .nullArgument, field: field) }
    let size = pointer.loadUnaligned(as: UInt32.self)
    guard size >= 4, size <= 4096 else {
      throw Failure(sizeOf: field, size)
    }
    base = pointer
    self.size = Int(size)
  }

  /// An element of a batch or list, which needs not be initialised.
  @inline(__always)
  init(element pointer: UnsafeMutableRawPointer, stride: Int) {
    base = pointer
    size = stride
    isElement = true
  }

  /// For a struct of that size: an element gets it, as far as the stride reaches.
  @inline(__always)
  func fitted(to known: Int) -> Writer {
    guard isElement else { return self }
    let writer = Writer(element: base, stride: Swift.min(size, known))
    base.storeBytes(of: UInt32(truncatingIfNeeded: writer.size), as: UInt32.self)
    return writer
  }

  /// Writes what an earlier element has; `count` is a multiple of 16.
  @inline(__always)
  func repeats(_ earlier: UnsafeRawPointer, _ count: Int) {
    var offset = 0
    while offset < count {
      let low = earlier.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let high = earlier.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      base.storeBytes(of: low, toByteOffset: offset, as: UInt64.self)
      base.storeBytes(of: high, toByteOffset: offset &+ 8, as: UInt64.self)
      offset &+= 16
    }
  }

  /// Sets what follows the fields that were written to zero.
  func clearTail(after known: Int) {
    var offset = known
    while offset < size {
      base.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
      offset &+= 1
    }
  }
}

extension Writing {
  @inline(__always)
  func put(_ value: Int32, _ offset: Int) {
    if reaches(offset &+ 4) { base.storeBytes(of: value, toByteOffset: offset, as: Int32.self) }
  }

  @inline(__always)
  func put(_ value: UInt32, _ offset: Int) { put(Int32(bitPattern: value), offset) }

  @inline(__always)
  func put(_ value: UInt64, _ offset: Int) {
    if reaches(offset &+ 8) { base.storeBytes(of: value, toByteOffset: offset, as: UInt64.self) }
  }

  @inline(__always)
  func put(_ value: Int64, _ offset: Int) { put(UInt64(bitPattern: value), offset) }

  @inline(__always)
  func put(_ value: UnsafeRawPointer, _ offset: Int) {
    if reaches(offset &+ MemoryLayout<UInt>.size) {
      base.storeBytes(of: UInt(bitPattern: value), toByteOffset: offset, as: UInt.self)
    }
  }

  @inline(__always)
  func put(_ text: Text, _ offset: Int) { put(UnsafeRawPointer(text.cString), offset) }

  @inline(__always)
  func put<Value: VocabularyEnum>(_ value: Value?, _ offset: Int) {
    put(value?.rawValue ?? 0, offset)
  }

  @inline(__always)
  func put<Value>(_ mask: Mask<Value>, _ offset: Int) {
    put(mask.low, offset)
    put(mask.high, offset &+ 8)
  }

  /// `LCP_NS_UNKNOWN` for nil.
  @inline(__always)
  func put(_ duration: Nanoseconds?, _ offset: Int) { put(duration?.count ?? -1, offset) }

  /// `LCP_RULE_NONE` for nil.
  @inline(__always)
  func put(_ rule: RuleIndex?, _ offset: Int) {
    put(Int32(truncatingIfNeeded: rule?.number ?? -1), offset)
  }
}

/// The host's `lcp_error`, which may be absent.
struct ErrorWriter {
  private let writer: Writer?

  init(_ pointer: UnsafeMutableRawPointer?) throws(Failure) {
    // One of zeros, as C programs begin with, has no room: it is taken for NULL.
    guard let pointer, pointer.loadUnaligned(as: UInt32.self) != 0 else {
      writer = nil
      return
    }
    writer = try Writer(pointer, .error)
  }

  @inline(never)
  func put(_ failure: Failure) {
    guard let writer else { return }
    writer.put(failure.status.rawValue, Layout.Error.status)
    writer.put(failure.field, Layout.Error.field)
    writer.put(UInt32(truncatingIfNeeded: failure.index), Layout.Error.index)
    writer.put(failure.value, Layout.Error.value)
    writer.put(failure.least, Layout.Error.least)
    writer.put(failure.greatest, Layout.Error.greatest)
    writer.clearTail(after: Layout.Error.size)
  }
}
