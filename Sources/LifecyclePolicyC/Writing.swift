// Writes structs for a host, field by field, within the size that the host gives.

import LifecyclePolicy

/// Writes fields of a struct for the host at their offsets.
protocol Writing {
  var base: UnsafeMutableRawPointer { get }
  /// Returns whether the host's struct has all bytes before an offset.
  func reaches(_ end: Int) -> Bool
}

/// A struct of exactly the size that this library knows, so it has all fields.
struct WholeWriter: Writing {
  let base: UnsafeMutableRawPointer

  @inline(__always)
  func reaches(_ end: Int) -> Bool { true }
}

/// A struct of any size.
struct Writer: Writing {
  let base: UnsafeMutableRawPointer
  let size: Int
  /// True for an element of an array. Its size is not known, only its stride.
  private(set) var isElement = false

  @inline(__always)
  func reaches(_ end: Int) -> Bool { end <= size }

  /// Makes a writer for a struct whose first field holds its size.
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

  /// Makes a writer for an element of a batch or list. The element need not be initialised.
  @inline(__always)
  init(element pointer: UnsafeMutableRawPointer, stride: Int) {
    base = pointer
    size = stride
    isElement = true
  }

  /// Returns the writer for a struct of a known size. The first field of an element is set to that
  /// size, or to the stride if the stride is smaller.
  @inline(__always)
  func fitted(to known: Int) -> Writer {
    guard isElement else { return self }
    let writer = Writer(element: base, stride: Swift.min(size, known))
    base.storeBytes(of: UInt32(truncatingIfNeeded: writer.size), as: UInt32.self)
    return writer
  }

  /// Copies the first `count` bytes of an earlier element. `count` is a multiple of 16.
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

  /// Sets all bytes after the known fields to zero.
  func clearTail(after known: Int) {
    for offset in Indexes(from: known, below: size) {
      base.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
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

  /// Writes the fields with which answers and outcomes begin. Their offsets are those of
  /// `lcp_transition_answer`.
  @inline(__always)
  func put(_ ruling: Ruling) {
    typealias Head = Layout.TransitionAnswer
    put(ruling.verdicts.given, Head.verdict)
    put(ruling.verdicts.newest, Head.newestVerdict)
    put(ruling.$rule, Head.rule)
    put(ruling.$evidence, Head.evidence)
    put(ruling.flags, Head.flags)
    put(ruling.$reason, Head.reason)
    put(ruling.requires, Head.requiresMask)
  }

  /// Writes `LCP_NS_UNKNOWN` for nil.
  @inline(__always)
  func put(_ duration: Nanoseconds?, _ offset: Int) { put(duration?.count ?? -1, offset) }

  /// Writes `LCP_RULE_NONE` for nil.
  @inline(__always)
  func put(_ rule: RuleIndex?, _ offset: Int) {
    put(Int32(truncatingIfNeeded: rule?.number ?? -1), offset)
  }
}

/// The host's `lcp_error`, which may be absent.
struct ErrorWriter {
  private let writer: Writer?

  init(_ pointer: UnsafeMutableRawPointer?) throws(Failure) {
    // Many C programs start with an error struct of zeros. A struct with the size 0 is treated
    // like NULL.
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

/// Returns the pointer. Fails, and names the field, if the pointer is NULL.
func place(_ pointer: UnsafeMutableRawPointer?, _ field: Field) throws(Failure)
  -> UnsafeMutableRawPointer
{
  guard let pointer else { throw Failure(status: .nullArgument, field: field) }
  return pointer
}
