// Many fields of a struct at a time.

import LifecyclePolicy

/// The first words of a struct after its size.
typealias Words = SIMD16<UInt32>

extension SIMD16<UInt32> {
  /// 0 where the struct ends sooner.
  @inline(__always)
  init(_ reader: Reader, knowing known: Int) {
    self =
      reader.size == known
      ? reader.base.loadUnaligned(fromByteOffset: 4, as: Words.self) : Words(part: reader)
  }

  /// Whether any word is greater than its counterpart; the compiler's own `any` is a loop.
  @inline(__always)
  func exceed(_ greatest: Words) -> Bool {
    let greater = unsafeBitCast(
      self .> greatest,
      to: (SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>).self)
    let found = greater.0 | greater.1 | greater.2 | greater.3
    return found[0] | found[1] != 0
  }

  @inline(never)
  private init(part reader: Reader) {
    self.init(
      reader.uint32(4), reader.uint32(8), reader.uint32(12), reader.uint32(16),
      reader.uint32(20), reader.uint32(24), reader.uint32(28), reader.uint32(32),
      reader.uint32(36), reader.uint32(40), reader.uint32(44), reader.uint32(48),
      reader.uint32(52), reader.uint32(56), reader.uint32(60), reader.uint32(64))
  }
}

/// Words that were checked.
extension UInt32 {
  @inline(__always)
  var isYes: Bool { self & 2 != 0 }

  /// Facts lie in memory as they are numbered.
  @inline(__always)
  var fact: Fact { unsafeBitCast(UInt8(truncatingIfNeeded: self), to: Fact.self) }

  @inline(__always)
  var version: OSVersion? { self == 0 ? nil : OSVersion(packed: self) }

  /// Values that are numbered from 1 on lie in memory as their positions.
  @inline(__always)
  func value<Value: VocabularyEnum>() -> Value? {
    self == 0 ? nil : unsafeBitCast(UInt8(truncatingIfNeeded: self &- 1), to: Value.self)
  }
}
