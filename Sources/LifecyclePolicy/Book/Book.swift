// A compiled rule book: tables of numbers in one block of memory.

internal import CBook

/// The compiled rules, where they lie in memory.
///
/// The built-in book is a constant; tests compile others into memory of their own, which must stay
/// there as long as the book is used. No read is checked: the compiler of rules writes no book in
/// which a number leads outside, and a number that comes from elsewhere is checked where it comes in.
public struct Book: @unchecked Sendable {
  private let bytes: UnsafeRawPointer

  /// A book in memory of the caller's, as the compiler of rules wrote it.
  package init(_ bytes: UnsafeRawPointer) { self.bytes = bytes }

  /// The rule book of this release.
  public static var release: Book {
    @inline(__always)
    get {
      Book(lifecycle_policy_book_bytes())
    }
  }

  /// The tables of a book, in the order in which their offsets stand behind its stamp.
  package enum Table: Int, CaseIterable {
    /// Numbers of which there is one: see `Constant`. 32 bits.
    case constants
    /// Of each family: its first rule, and how many it has. 16 bits.
    case families
    /// Of each rule: eight numbers of 16 bits, see `BookRule.Cell`.
    case rules
    /// Of each rule: offsets of id and note among the texts. 32 bits.
    case ruleTexts
    /// The fields of the rows, rule by rule. 16 bits.
    case fields
    /// Sets of values: two words of 64 bits each. The first is empty.
    case sets
    /// Durations and other wide numbers, 64 bits. The first is -1.
    case wides
    /// Versions, 32 bits.
    case versions
    /// Offsets of further texts, 32 bits.
    case texts
    /// The steps of transitions: how many, then callback, state, condition and scene of each. 8 bits.
    case steps
    /// The sources of rules: how many, then their numbers. 16 bits.
    case sources
    /// Of each source: offsets of key, title, publisher and address. 32 bits.
    case citations
    /// The versions on which a rule begins or ends, in order; the last one is open. 32 bits.
    case edges
    /// How many edges lie before each major version, 0 to 63. 8 bits.
    case slots
    /// Of each profile and index key: where its runs begin. 16 bits.
    case keys
    /// Candidates of a key on a row of slots: see `Run`. 32 bits.
    case runs
    /// Of each pattern: for each slot, how many runs of a key with that pattern begin up to it, but
    /// for the first. 8 bits.
    case patterns
    /// Numbers of rules. 16 bits.
    case candidates
    /// Of each profile and slot: the number of its row of blocks. 8 bits.
    case blocks
    /// Of each row of blocks, and of each way in which the conditions of blocks hold or fail: in six
    /// bits the rule of the life cycle, and above it the number of its block, each and one more. 16
    /// bits.
    case blockRows
    /// Of each block: for each state, the number of its row of causes. 16 bits.
    case blockStates
    /// Of each block: the terminations that there can be. 64 bits.
    case blockTerminations
    /// Of each row of causes: for each four of them, the number of its quarter. 16 bits.
    case blockCauses
    /// Of each quarter: for each of its four causes, the number of its row of targets. 16 bits.
    case blockQuarters
    /// Of each row of targets: for each state, the number of its settled answer. 16 bits.
    case blockTargets
    /// Settled transitions: see `SettledTransition`. 64 bits.
    case settled
    /// Of each ground of settled transitions: the number of its set of conditions. 16 bits.
    case grounds
    /// Of each profile and slot: the number of its row of `deadlineRows`. 8 bits.
    case deadlineSlots
    /// For each way in which the conditions of blocks hold or fail: the number of the row of deadlines, and
    /// one more. 8 bits.
    case deadlineRows
    /// Of each row of deadlines: the number of the set of conditions that must be known to hold. 16 bits.
    case deadlineGrounds
    /// Of each row of deadlines: for each allowance, the number of its settled answer. 16 bits.
    case deadlineNumbers
    /// Settled deadlines, as `PreparedAnswer` lays them out. 64 bits.
    case deadlines
    /// All texts, each ending with a NUL; the first is empty.
    case strings
  }

  /// How many conditions tell blocks apart: the first ones, on which life cycles turn, and whether an app
  /// may have several scenes.
  package static var blockConditions: UInt64 { 5 }
  /// How many fours of causes there are.
  package static var quarters: Int { (Cause.valueCount &+ 3) / 4 }

  /// Numbers of which there is one.
  package enum Constant: Int, CaseIterable {
    case newestMajor, ruleCount, citationCount, edgeCount, rulesetVersion, blockCount,
      deadlineRowCount
  }

  /// Where an element lies.
  @inline(__always)
  private func offset(_ table: Table, _ index: Int, _ width: Int) -> Int {
    let start = bytes.loadUnaligned(fromByteOffset: table.rawValue &* 4 &+ 8, as: UInt32.self)
    return Int(truncatingIfNeeded: start) &+ index &* width
  }

  @inline(__always)
  package func u8(_ table: Table, _ index: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: offset(table, index, 1), as: UInt8.self))
  }

  @inline(__always)
  package func u16(_ table: Table, _ index: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: offset(table, index, 2), as: UInt16.self))
  }

  @inline(__always)
  package func u32(_ table: Table, _ index: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: offset(table, index, 4), as: UInt32.self)
  }

  @inline(__always)
  package func u64(_ table: Table, _ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset(table, index, 8), as: UInt64.self)
  }

  /// Four numbers of 16 bits, from an element on.
  @inline(__always)
  package func word(_ table: Table, _ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset(table, index, 2), as: UInt64.self)
  }

  /// Where an element of a table of words lies.
  @inline(__always)
  package func address(_ table: Table, word index: Int) -> UnsafeRawPointer {
    bytes + offset(table, index, 8)
  }

  /// The set of a number.
  @inline(__always)
  package func mask<Value>(_ number: Int) -> Mask<Value> {
    Mask(
      low: u64(.sets, number &* 2),
      high: Value.valueCount <= 64 ? 0 : u64(.sets, number &* 2 &+ 1))
  }

  @inline(__always)
  package func constant(_ constant: Constant) -> UInt32 { u32(.constants, constant.rawValue) }

  /// The text at an offset among all.
  package func text(_ offset: UInt32) -> Text {
    Text((bytes + self.offset(.strings, Int(offset), 1)).assumingMemoryBound(to: UInt8.self))
  }
}

extension Book {
  /// The date of the rule set.
  public var version: Text { text(constant(.rulesetVersion)) }

  /// The last version that it knows.
  public var newest: OSVersion {
    OSVersion(UInt8(truncatingIfNeeded: constant(.newestMajor)), 255, 255)
  }

  /// A number that no other book has.
  @inline(__always)
  package var stamp: UInt64 { bytes.loadUnaligned(as: UInt64.self) }

  /// How many rules there are.
  public var ruleCount: Int { Int(constant(.ruleCount)) }

  /// The first version after `os` on which any rule begins or ends; nil where none does.
  public func edge(after os: OSVersion) -> OSVersion? {
    let count = Int(constant(.edgeCount))
    var index = 0
    while index < count {
      let edge = OSVersion(packed: u32(.edges, index))
      if edge > os { return edge }
      index &+= 1
    }
    return nil
  }
}

/// A stretch of versions on which the same rules hold.
package struct VersionSlot: Sendable {
  /// How many edges lie before it.
  package let number: Int

  /// The slot of a version, which may not be open.
  @inline(__always)
  package init(of os: OSVersion, in book: Book) {
    var number = book.u8(.slots, Int(os.major & 63))
    while book.u32(.edges, number) <= os.packed { number &+= 1 }
    self.number = number
  }

  /// A slot by its number; the last one where there is none of that number.
  @inline(__always)
  package init(number: Int, in book: Book) {
    self.number = Swift.min(number, book.slotCount &- 1)
  }
}
