// Precomputes the answers about deadlines on an ordinary device. The library can then give these
// answers without reading a rule.

import LifecyclePolicy

/// The tables through which settled deadlines are found. The first table is read by profile and
/// version slot, the second by the block conditions, and the third by allowance.
struct SettledDeadlines {
  /// For each profile and slot, the number of its list.
  private(set) var slots: [UInt8] = []
  /// The lists. For each combination of the block conditions (see `SettledBuilder.context`), a list
  /// has the number of a row plus 1; 0 stands for no row.
  private(set) var lists = Numbered<[UInt8]>()
  private(set) var rows = Numbered<Row>()
  /// Each prepared answer, in words of 64 bits.
  private(set) var answers = Numbered<[UInt64]>()

  struct Row: Hashable {
    /// The conditions that must be known to hold in addition to the block conditions.
    let ground: Mask<Condition>
    /// For each allowance, the number of its answer.
    let numbers: [UInt16]
  }

  init(_ book: Book, _ edges: [OSVersion]) {
    for profile in EvidenceProfile.allCases {
      for os in [OSVersion(packed: 0)] + edges {
        let list = (0..<1 << Int(Book.blockConditions)).map { conditions in
          UInt8((add(conditions, book, os, profile) ?? -1) + 1)
        }
        slots.append(UInt8(lists.number(list)))
      }
    }
  }

  /// Adds the row of an app, and returns its number. Each bit of `conditions` says whether one of
  /// the block conditions holds. Returns nil if a deadline rule in force has another condition, and
  /// this condition does not hold for the app on an ordinary device.
  private mutating func add(
    _ conditions: Int, _ book: Book, _ os: OSVersion, _ profile: EvidenceProfile
  ) -> Int? {
    var context = SettledBuilder.context(os, profile, conditions)
    if conditions & 2 != 0 { context.app.linkedSDK = max(os, OSVersion(4)) }
    let policy = Policy(for: context, book: book)
    let first = book.first(.deadline)
    let asked = (first..<first + book.count(.deadline)).map { BookRule($0, in: book) }
      .filter { $0.isInForce(on: policy.ruledOS, profile) }
      .reduce(Mask<Condition>.none) { $0.union($1.when).union($1.unless) }
      .subtracting(Mask(low: (1 << Book.blockConditions) - 1, high: 0))
    guard asked.subtracting(policy.known.holding).isEmpty else { return nil }
    let numbers = Allowance.allCases.map { allowance in
      var words = [UInt64](repeating: 0, count: PreparedAnswer.deadlineSize / 8)
      words.withUnsafeMutableBytes { bytes in
        if let base = bytes.baseAddress {
          PreparedAnswer.put(policy.findDeadline(allowance), at: base)
        }
      }
      return UInt16(answers.number(words))
    }
    return rows.number(Row(ground: asked, numbers: numbers))
  }
}
