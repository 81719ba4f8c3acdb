// What deadlines and relaunches as numbers have in common: the lowest bits of their words.

/// | bits of the word | |
/// |---|---|
/// | 0 to 10 | number of the rule, and one more; 0 for none |
/// | 11 to 13 | verdict on the newest known version |
/// | 14 to 16 | evidence |
/// | 17 | disputed |
package protocol PlainRuling {
  /// 0 where there is no answer.
  var word: UInt64 { get set }
}

extension PlainRuling {
  /// Whether there is an answer; it has to be asked for otherwise.
  @inline(__always)
  package var isSettled: Bool { word != 0 }
  /// -1 for none.
  @inline(__always)
  package var ruleNumber: Int32 { number(0, 0x7ff) &- 1 }
  @inline(__always)
  package var newestVerdict: Int32 {
    get { number(11, 7) }
    set { word = word & ~(7 &<< 11) | UInt64(truncatingIfNeeded: newValue) &<< 11 }
  }
  /// 0 for none.
  @inline(__always)
  package var evidence: Int32 { number(14, 7) }
  @inline(__always)
  package var isDisputed: Int32 { number(17, 1) }

  @inline(__always)
  func number(_ shift: UInt64, _ mask: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: word &>> shift & mask)
  }
}
