// A policy in memory of the host's: numbers without pointers, in one block.
//
// Whatever stands there, a policy read from it answers without a trap, and reads nothing outside:
// values are checked as those of a question are, numbers of rules and tables by the book.

/// Where the parts of a policy lie.
package enum PolicyMemory {
  /// Bytes of the small form; its size is part of the ABI.
  package static var smallSize: Int { 2048 }
  /// Bytes of the form with tables.
  package static var tablesSize: Int { PolicyTables.end }

  /// To be raised whenever something else stands in the block: with the book it makes the stamp.
  private static var layout: UInt64 { 1 }

  /// The number with which a policy of this build and book begins.
  @inline(__always)
  static func stamp(_ book: Book) -> UInt64 { book.stamp &+ layout &* 0x9e37_79b9_7f4a_7c15 }

  /// What stands behind the stamp of a policy with tables: they count at that address alone, and only
  /// where both have the same mark.
  @inline(__always)
  static func seal(_ address: UnsafeRawPointer, _ stamp: UInt64) -> UInt64 {
    let place = UInt64(truncatingIfNeeded: UInt(bitPattern: address)) &* 0xd6e8_feb8_6659_fd93
    return (stamp ^ place) | 1
  }

  /// What tells tables of one policy from those of another that was prepared at the same address.
  fileprivate static func mark(_ memory: UnsafeRawPointer) -> UInt64 {
    var mark: UInt64 = 0
    var offset = Offset.values
    while offset < smallSize {
      mark = (mark ^ memory.word(offset)) &* 0x9e37_79b9_7f4a_7c15
      mark ^= mark &>> 32
      offset &+= 8
    }
    return mark
  }

  /// The words, by their offsets in bytes.
  enum Offset {
    static var stamp: Int { 0 }
    static var seal: Int { 8 }
    /// OS 32 bits, profile 8, life cycle 8, its alternative 8, whether there are limits 8.
    static var values: Int { 16 }
    /// Slot 8 bits, settled block and one more 24, rule of the life cycle and one more 32.
    static var numbers: Int { 24 }
    static var holding: Int { 32 }
    static var failing: Int { 48 }
    static var assumed: Int { 64 }
    /// The conditions that choose between the two life cycles.
    static var requires: Int { 80 }
    /// States of the life cycle 32 bits, of its alternative 32.
    static var states: Int { 96 }
    /// The mark of the tables, which stands before them as well.
    static var mark: Int { 104 }
    /// Three figures for each allowance.
    static var limits: Int { 256 }
  }
}

extension UnsafeRawPointer {
  @inline(__always)
  func word(_ offset: Int) -> UInt64 { loadUnaligned(fromByteOffset: offset, as: UInt64.self) }

  @inline(__always)
  fileprivate func mask<Value>(_ offset: Int) -> Mask<Value> {
    Mask(low: word(offset), high: word(offset &+ 8))
  }
}

extension UnsafeMutableRawPointer {
  @inline(__always)
  func put(_ word: UInt64, _ offset: Int) {
    storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
  }

  fileprivate func put<Value>(_ mask: Mask<Value>, _ offset: Int) {
    put(mask.low, offset)
    put(mask.high, offset &+ 8)
  }
}

extension Policy {
  /// Reads a policy; nil where none of this book stands there.
  @inline(__always)
  package init?(in memory: UnsafeRawPointer, book: Book = .release) {
    typealias At = PolicyMemory.Offset
    let stamp = PolicyMemory.stamp(book)
    guard memory.word(At.stamp) == stamp else { return nil }
    let values = memory.word(At.values)
    let numbers = memory.word(At.numbers)
    let states = memory.word(At.states)
    var known = KnownConditions()
    known.holding = memory.mask(At.holding)
    known.failing = memory.mask(At.failing)
    var lifecycle = LifecycleAnswer()
    lifecycle.lifecycle = Lifecycle(given: Int32(truncatingIfNeeded: values &>> 40 & 0xff))
    lifecycle.alternative = Lifecycle(given: Int32(truncatingIfNeeded: values &>> 48 & 0xff))
    let rule = Int(truncatingIfNeeded: numbers &>> 32)
    lifecycle.rule = rule == 0 ? nil : RuleIndex(rule &- 1)
    lifecycle.states = Mask(low: states & 0xffff_ffff, high: 0)
    lifecycle.alternativeStates = Mask(low: states &>> 32, high: 0)
    lifecycle.requires = memory.mask(At.requires)
    self.init(
      book: book, os: OSVersion(packed: UInt32(truncatingIfNeeded: values)),
      profile: EvidenceProfile(given: Int32(truncatingIfNeeded: values &>> 32 & 0xff))
        ?? .observed,
      slot: VersionSlot(number: Int(truncatingIfNeeded: numbers & 0xff)), known: known,
      assumed: memory.mask(At.assumed), lifecycle: lifecycle,
      block: Int(truncatingIfNeeded: numbers &>> 8 & 0xff_ffff) &- 1,
      limits: values &>> 56 == 0 ? Limits() : Limits(memory + At.limits))
    if memory.word(At.seal) == PolicyMemory.seal(memory, stamp),
      memory.word(At.mark) == memory.word(PolicyMemory.smallSize)
    {
      tables = PolicyTables(at: memory)
    }
  }

  /// Writes the policy into at least `smallSize` bytes, with tables where `size` has room for them.
  package func write(to memory: UnsafeMutableRawPointer, size: Int) {
    typealias At = PolicyMemory.Offset
    var offset = 0
    while offset < PolicyMemory.smallSize {
      memory.put(0, offset)
      offset &+= 8
    }
    let stamp = PolicyMemory.stamp(book)
    memory.put(stamp, At.stamp)
    var values = UInt64(os.packed) | UInt64(truncatingIfNeeded: profile.rawValue) &<< 32
    values |= UInt64(truncatingIfNeeded: lifecycle.lifecycle?.rawValue ?? 0) &<< 40
    values |= UInt64(truncatingIfNeeded: lifecycle.alternative?.rawValue ?? 0) &<< 48
    values |= (limits.isEmpty ? 0 : 1) &<< 56
    memory.put(values, At.values)
    var numbers = UInt64(truncatingIfNeeded: slot.number)
    numbers |= UInt64(truncatingIfNeeded: block &+ 1) &<< 8
    numbers |= UInt64(truncatingIfNeeded: (lifecycle.rule?.number ?? -1) &+ 1) &<< 32
    memory.put(numbers, At.numbers)
    memory.put(known.holding, At.holding)
    memory.put(known.failing, At.failing)
    memory.put(assumed, At.assumed)
    memory.put(lifecycle.requires, At.requires)
    memory.put(lifecycle.states.low | lifecycle.alternativeStates.low &<< 32, At.states)
    if let figures = limits.figures {
      var index = 0
      while index < Limits.count {
        memory.put(figures.word(index &* 8), At.limits &+ index &* 8)
        index &+= 1
      }
    }
    guard size >= PolicyMemory.tablesSize else { return }
    PolicyTables.fill(memory, with: self)
    let mark = PolicyMemory.mark(memory)
    memory.put(mark, At.mark)
    memory.put(mark, PolicyMemory.smallSize)
    memory.put(PolicyMemory.seal(memory, stamp), At.seal)
  }
}
