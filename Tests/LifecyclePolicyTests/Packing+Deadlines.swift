// The figures of deadlines, row by row, as `PlainDeadline` reads them.

@testable import LifecyclePolicy

struct PackedDeadlines {
  /// Four words a row; those of silence come last.
  private(set) var words: [UInt64] = []

  init(_ book: some RuleBook) {
    for index in 0..<book.deadlineCount {
      let row = book.deadline(index)
      var bits = Bits()
      bits.add(book.number(of: RuleReference(.deadline, index)) + 1, bits: 11)
      bits.add(Int(row.verdict.rawValue), bits: 3)
      bits.add(Int(row.basis.evidence.rawValue), bits: 3)
      bits.add(row.conflict == nil ? 0 : 1, bits: 1)
      bits.add(Int(row.extendable.rawValue), bits: 3)
      bits.add(Int(row.atExpiry?.rawValue ?? 0), bits: 6)
      bits.add(1, bits: 5)
      bits.add(Int(UInt32(bitPattern: row.code?.rawValue ?? 0)), bits: 32)
      words.append(bits.word)
      words += [row.advice, row.limit, row.warning].map { UInt64(bitPattern: $0?.count ?? -1) }
    }
    var silence = Bits()
    silence.add(0, bits: 11)
    silence.add(Int(Verdict.unspecified.rawValue), bits: 16)
    silence.add(1, bits: 5)
    words += [silence.word, .max, .max, .max]
  }
}
