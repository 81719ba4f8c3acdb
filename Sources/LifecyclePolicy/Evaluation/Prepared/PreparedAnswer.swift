// Stores answers as numbers, in the order of the C header, so that few instructions copy them.

/// An answer that was computed beforehand, and is stored in the tables of a policy or in a book.
package struct PreparedAnswer {
  private let base: UnsafeRawPointer

  /// Refers to an answer in memory. The memory must stay valid as long as the answer is used.
  @inline(__always)
  init(at base: UnsafeRawPointer) { self.base = base }

  /// The sizes of the two kinds of answers, in bytes. Each size is a multiple of 8.
  package static var transitionSize: Int { 48 }
  package static var deadlineSize: Int { 96 }

  /// The offsets of the parts of an answer, in bytes. The number at offset 0 is a mark: it is 0 if
  /// there is no answer.
  private enum Offset {
    static var verdict: Int { 4 }
    static var newestVerdict: Int { 8 }
    static var rule: Int { 12 }
    static var evidence: Int { 16 }
    static var flags: Int { 20 }
    static var reason: Int { 24 }
    static var own: Int { 28 }
    static var requires: Int { 32 }
    static var advice: Int { 48 }
    static var limit: Int { 56 }
    static var warning: Int { 64 }
    static var code: Int { 72 }
    static var termination: Int { 76 }
    static var starts: Int { 80 }
    static var resets: Int { 88 }
  }

  @inline(__always)
  var isSet: Bool { base.number(0) != 0 }

  @inline(__always)
  fileprivate var ruling: Ruling {
    var ruling = Ruling()
    ruling.verdicts = (base.number(Offset.verdict), base.number(Offset.newestVerdict))
    ruling.$rule = base.number(Offset.rule)
    ruling.$evidence = base.number(Offset.evidence)
    ruling.flags = UInt32(bitPattern: base.number(Offset.flags))
    ruling.$reason = base.number(Offset.reason)
    ruling.requires = base.mask(Offset.requires)
    return ruling
  }

  private static func put(_ ruling: Ruling, _ own: Int32, at memory: UnsafeMutableRawPointer) {
    memory.put(1 as Int32, 0)
    memory.put(ruling.verdicts.given, Offset.verdict)
    memory.put(ruling.verdicts.newest, Offset.newestVerdict)
    memory.put(ruling.$rule, Offset.rule)
    memory.put(ruling.$evidence, Offset.evidence)
    memory.put(Int32(bitPattern: ruling.flags), Offset.flags)
    memory.put(ruling.$reason, Offset.reason)
    memory.put(own, Offset.own)
    memory.put(ruling.requires, Offset.requires)
  }

  /// Writes all bytes of an answer to memory.
  static func put(_ answer: TransitionAnswer, at memory: UnsafeMutableRawPointer) {
    put(answer.ruling, answer.$via, at: memory)
  }

  /// Writes an answer to memory, which must have been cleared: four bytes before the mask of resets
  /// are not written.
  package static func put(_ answer: DeadlineAnswer, at memory: UnsafeMutableRawPointer) {
    put(answer.ruling, answer.$atExpiry, at: memory)
    memory.put(UInt64(bitPattern: answer.$advice), Offset.advice)
    memory.put(UInt64(bitPattern: answer.$limit), Offset.limit)
    memory.put(UInt64(bitPattern: answer.$warning), Offset.warning)
    memory.put(answer.$code, Offset.code)
    memory.put(answer.$termination, Offset.termination)
    memory.put(answer.$starts, Offset.starts)
    memory.put(answer.resets.low, Offset.resets)
  }
}

extension TransitionAnswer {
  @inline(__always)
  init(_ found: PreparedAnswer) {
    self.init()
    ruling = found.ruling
    $via = found.own
  }
}

extension DeadlineAnswer {
  @inline(__always)
  init(_ found: PreparedAnswer) {
    self.init()
    ruling = found.ruling
    $atExpiry = found.own
    found.putFigures(into: &self)
  }
}

extension PreparedAnswer {
  /// The value that depends on the kind of answer: `via` of a transition, or `atExpiry` of a
  /// deadline.
  @inline(__always)
  fileprivate var own: Int32 { base.number(Offset.own) }

  @inline(__always)
  fileprivate func putFigures(into answer: inout DeadlineAnswer) {
    answer.$advice = Int64(bitPattern: base.word(Offset.advice))
    answer.$limit = Int64(bitPattern: base.word(Offset.limit))
    answer.$warning = Int64(bitPattern: base.word(Offset.warning))
    answer.$code = base.number(Offset.code)
    answer.$termination = base.number(Offset.termination)
    answer.$starts = base.number(Offset.starts)
    answer.resets.low = base.word(Offset.resets)
  }
}
