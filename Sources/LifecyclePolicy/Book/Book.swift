// A compiled rule book: tables of numbers in one block of memory.

internal import CBook

/// The compiled rules, read in place from memory.
///
/// The built-in book is a constant. Tests compile other books into their own memory. That memory
/// must stay valid as long as the book is used. Reads are not checked: the rule compiler checks
/// every number in the book that it writes, and numbers from callers are checked before they get
/// here.
public struct Book: @unchecked Sendable {
  private let bytes: UnsafeRawPointer

  /// Makes a book from memory that the caller owns, in the form that the rule compiler writes.
  package init(_ bytes: UnsafeRawPointer) { self.bytes = bytes }

  /// The rule book of this release.
  public static var release: Book {
    @inline(__always)
    get {
      Book(lifecycle_policy_book_bytes())
    }
  }

  /// The tables of a book. Their offsets follow the stamp, in this order. If a comment ends with a
  /// number of bits, each number in that table has this size.
  package enum Table: Int, CaseIterable {
    /// Single numbers: see `Constant`. 32 bits.
    case constants
    /// For each family: the number of its first rule, and how many rules it has. 16 bits.
    case families
    /// For each rule: eight numbers of 16 bits, which `BookRule.Cell` describes.
    case rules
    /// For each rule: the offsets of its id and its note in `strings`. 32 bits.
    case ruleTexts
    /// The fields of the rows, rule by rule. 16 bits.
    case fields
    /// Sets of values, each of which takes two words of 64 bits. The first set is empty.
    case sets
    /// Durations and other wide numbers. The first number is -1. 64 bits.
    case wides
    /// The versions to which rules refer by number. 32 bits.
    case versions
    /// The sets of kinds of process to which rules refer by number. 32 bits.
    case kinds
    /// The offsets of all other texts of rules in `strings`. 32 bits.
    case texts
    /// The steps of transitions. Each list of steps begins with the number of steps. Each step has
    /// its callback, the app state that the app reads, the condition, and the scene state. 8 bits.
    case steps
    /// The sources of rules. Each list of sources begins with its length; the number of each source
    /// follows. 16 bits.
    case sources
    /// For each source: the offsets of key, title, publisher and address. 32 bits.
    case citations
    /// The versions on which a rule begins or ends, in order. The last version is `OSVersion.open`.
    /// 32 bits.
    case edges
    /// For each major version from 0 to 63, the number of edges before it. 8 bits.
    case slots
    /// For each profile and index key: the index of the key's first run, for apps. 16 bits.
    case keys
    /// For each kind of process except apps, and each profile: the index of the first range of
    /// keys, and the number of ranges. 16 bits.
    case kindLists
    /// Ranges of index keys, in ascending order: the first key, the last key, and the index of the
    /// first run that all of these keys have. 16 bits.
    case kindRanges
    /// Candidates of a key on consecutive slots (see `Run`). 32 bits.
    case runs
    /// For each pattern and slot: how many runs of a key with that pattern start at or before the
    /// slot, not counting the key's first run. 8 bits.
    case patterns
    /// The numbers of rules that runs refer to. 16 bits.
    case candidates
    /// For each profile and slot: the number of its row of blocks. A block holds the settled
    /// transitions of a life cycle. 8 bits.
    case blocks
    /// For each row of blocks and each combination of the block conditions: the low six bits are 1
    /// + the index of the life cycle's rule in its family, and the other bits are 1 + the number of
    /// the block; 0 for none. 16 bits.
    case blockRows
    /// For each block and state: the number of the row of causes. 16 bits.
    case blockStates
    /// For each block: the terminations that are possible. 64 bits.
    case blockTerminations
    /// For each row of causes and each group of four causes: the number of the quarter, which is
    /// the part of the row for that group. 16 bits.
    case blockCauses
    /// For each quarter and each of its four causes: the number of the row of targets. 16 bits.
    case blockQuarters
    /// For each row of targets and each state: the number of the settled answer. 16 bits.
    case blockTargets
    /// Settled transitions (see `SettledTransition`). 64 bits.
    case settled
    /// For each ground (see `SettledTransition`): the number of the set of conditions that must be
    /// known to hold. 16 bits.
    case grounds
    /// For each profile and slot: the number of its row in `deadlineRows`. 8 bits.
    case deadlineSlots
    /// For each row in this table and each combination of the block conditions: 1 + the number of
    /// the row of deadlines; 0 for none. 8 bits.
    case deadlineRows
    /// For each row of deadlines: the number of the set of conditions that must be known to hold.
    /// 16 bits.
    case deadlineGrounds
    /// For each row of deadlines and each allowance: the number of the settled answer. 16 bits.
    case deadlineNumbers
    /// Settled deadlines in the layout of `PreparedAnswer`. 64 bits.
    case deadlines
    /// The numbers of the rules, in the order of the fingerprints of their ids. 16 bits.
    case identified
    /// All texts, each terminated by NUL. The first text is empty.
    case strings
  }

  /// The number of block conditions. They are the first conditions of the enumeration. They
  /// determine the life cycle, and whether an app may have several scenes.
  package static var blockConditions: UInt64 { 5 }
  /// The number of groups of four causes.
  package static var quarters: Int { (Cause.valueCount &+ 3) / 4 }

  /// The single numbers in the table `constants`.
  package enum Constant: Int, CaseIterable {
    case newestMajor, ruleCount, citationCount, edgeCount, rulesetVersion, blockCount,
      deadlineRowCount
  }

  /// Returns the offset, in bytes, of an element of a table.
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

  /// Returns an element of 16 bits and the three elements after it as one word.
  @inline(__always)
  package func word(_ table: Table, _ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset(table, index, 2), as: UInt64.self)
  }

  /// Returns the address of an element in a table of words.
  @inline(__always)
  package func address(_ table: Table, word index: Int) -> UnsafeRawPointer {
    bytes + offset(table, index, 8)
  }

  /// Returns the set with the given number.
  @inline(__always)
  package func mask<Value>(_ number: Int) -> Mask<Value> {
    Mask(
      low: u64(.sets, number &* 2),
      high: Value.valueCount <= 64 ? 0 : u64(.sets, number &* 2 &+ 1))
  }

  @inline(__always)
  package func constant(_ constant: Constant) -> UInt32 { u32(.constants, constant.rawValue) }

  /// Returns the text at an offset in `strings`.
  package func text(_ offset: UInt32) -> Text {
    Text((bytes + self.offset(.strings, Int(offset), 1)).assumingMemoryBound(to: UInt8.self))
  }
}

extension Book {
  /// The version of the rule set: a year and a number, such as 2026.1.
  public var version: Text { text(constant(.rulesetVersion)) }

  /// The last version that the book knows.
  public var newest: OSVersion {
    OSVersion(UInt8(truncatingIfNeeded: constant(.newestMajor)), 255, 255)
  }

  /// A hash of the book's contents. The hash distinguishes this book from other books.
  @inline(__always)
  package var stamp: UInt64 { bytes.loadUnaligned(as: UInt64.self) }

  /// The number of rules.
  public var ruleCount: Int { Int(constant(.ruleCount)) }

  /// Returns the first version after `os` on which a rule begins or ends; nil if there is none.
  public func edge(after os: OSVersion) -> OSVersion? {
    let count = Int(constant(.edgeCount))
    for index in Indexes(below: count) {
      let edge = OSVersion(packed: u32(.edges, index))
      if edge > os { return edge }
    }
    return nil
  }
}

/// A range of versions on which the same rules are in force.
package struct VersionSlot: Sendable {
  /// The number of edges at or before the first version of the slot.
  package let number: Int

  /// Makes the slot of a version. The version must not be `.open`.
  @inline(__always)
  package init(of os: OSVersion, in book: Book) {
    var number = book.u8(.slots, Int(os.major & 63))
    while book.u32(.edges, number) <= os.packed { number &+= 1 }
    self.number = number
  }

  /// Makes the slot with the given number, or the last slot if no slot has that number.
  @inline(__always)
  package init(number: Int, in book: Book) {
    self.number = Swift.min(number, book.slotCount &- 1)
  }
}
