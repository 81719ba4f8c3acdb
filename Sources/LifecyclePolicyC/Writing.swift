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

  @inline(__always)
  func reaches(_ end: Int) -> Bool { end <= size }

  /// A struct whose first field tells its size; bytes past the fields that we know become zero.
  @inline(__always)
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
  @inline(__always)
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

  /// An answer, and zero past it. How its fields are written is compiled twice: for the size that
  /// this library knows, and for any other.
  @inline(__always)
  func answer<Answer: HostAnswer>(
    _ type: Answer.Type, _ query: Answer.Query, in host: borrowing HostContext, _ policy: Policy,
    _ limits: Limits
  ) {
    let first = Answer.find(query, policy)
    let ranged =
      host.last == host.os
      ? RangedAnswer(answer: first) : host.ranged(first, query, policy, limits)
    if size == Answer.size {
      Answer.put(ranged, query, policy, into: WholeWriter(base: base))
      if Answer.end < Answer.size { clearTail(after: Answer.end) }
    } else {
      putPart(ranged, query, policy)
    }
  }

  @inline(never)
  private func putPart<Answer: HostAnswer>(
    _ ranged: RangedAnswer<Answer>, _ query: Answer.Query, _ policy: Policy
  ) {
    Answer.put(ranged, query, policy, into: self)
    clearTail(after: Answer.end)
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
    guard let pointer else {
      writer = nil
      return
    }
    writer = try Writer(pointer, knowing: Layout.Error.size, .structSize)
  }

  @inline(never)
  func put(_ failure: Failure) {
    guard let writer else { return }
    writer.put(failure.status.rawValue, Layout.Error.status)
    writer.put(failure.field, Layout.Error.field)
    writer.put(UInt32(truncatingIfNeeded: failure.index), Layout.Error.index)
    writer.put(failure.value, Layout.Error.value)
    writer.clearTail(after: Layout.Error.size)
  }
}
