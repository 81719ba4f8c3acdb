// The layout of a policy in memory: one block of numbers without pointers.
//
// Whatever the block holds, a policy answers without a trap, and reads only the block and the book:
// it checks the enumeration values in the block, and the numbers that refer to parts of the book,
// before it uses them.

/// The offsets of the parts of a policy.
package enum PolicyMemory {
  /// The size of a policy without tables, in bytes. It is part of the ABI.
  package static var smallSize: Int { 2048 }
  /// The size of a policy with tables, in bytes.
  package static var tablesSize: Int { tables &+ PolicyTables.end }
  /// The offset of the host's limits.
  static var limitsOffset: Int { Offset.limits }
  /// The offset of the tables. The 8 bytes before the tables hold the mark of the tables.
  static var tables: Int { smallSize &+ 8 }

  /// The version of the layout, which is part of the stamp. Raise it whenever the contents of the
  /// block change.
  private static var layout: UInt64 { 5 }

  /// Returns the number with which a policy of this build and book begins.
  @inline(__always)
  static func stamp(_ book: Book) -> UInt64 { book.stamp &+ layout }

  /// Returns the number that follows the stamp in a policy with tables. The number depends on the
  /// address, so a copy of the policy does not use the tables. In addition, the policy and its
  /// tables must have the same mark.
  @inline(__always)
  static func seal(_ address: UnsafeRawPointer, _ stamp: UInt64) -> UInt64 {
    stamp ^ ~UInt64(truncatingIfNeeded: UInt(bitPattern: address))
  }

  /// Returns a number that distinguishes the tables of this policy from the tables of another
  /// policy that was prepared at the same address.
  fileprivate static func mark(_ memory: UnsafeRawPointer) -> UInt64 {
    var mark: UInt64 = 0
    let hasLimits = memory.word(Offset.values) &>> 56 & 1 != 0
    let end = hasLimits ? Offset.limits &+ Limits.count &* 8 : Offset.end
    var offset = Offset.values
    while offset < end {
      mark = (mark ^ memory.word(offset)) &* 0x9e37_79b9_7f4a_7c15
      mark ^= mark &>> 32
      offset &+= 8
      // Skips the words between `Offset.end` and the limits, which were not written.
      if offset == Offset.end, hasLimits { offset = Offset.limits }
    }
    return mark
  }

  /// The offsets of the words, in bytes.
  enum Offset {
    static var stamp: Int { 0 }
    static var seal: Int { 8 }
    /// The OS takes 32 bits; the list of keys for profile and kind of process, the life cycle and
    /// the alternative life cycle take 8 bits each. The next bit is set if there are limits. The
    /// bit after it is set if the OS is newer than the book.
    static var values: Int { 16 }
    /// The version slot takes 8 bits, 1 + the number of the settled block takes 16 bits, 1 + the
    /// row of settled deadlines takes 8 bits, and 1 + the rule of the life cycle takes 32 bits. If
    /// there is no block, row or rule, its number is 0.
    static var numbers: Int { 24 }
    static var holding: Int { 32 }
    static var failing: Int { 48 }
    static var assumed: Int { 64 }
    /// The conditions that choose between the two life cycles.
    static var requires: Int { 80 }
    /// The states of the life cycle take 16 bits, the states of the alternative life cycle take 16
    /// bits, and the version for which rules are chosen takes 32 bits.
    static var states: Int { 96 }
    /// The mark of the tables. The word before the tables must be equal to this mark.
    static var mark: Int { 104 }
    /// The bytes from here to the limits have no meaning.
    static var end: Int { 112 }
    /// The host's own limits: three figures for each allowance.
    static var limits: Int { 256 }
  }
}

extension UnsafeRawPointer {
  @inline(__always)
  func word(_ offset: Int) -> UInt64 { loadUnaligned(fromByteOffset: offset, as: UInt64.self) }

  @inline(__always)
  func number(_ offset: Int) -> Int32 { loadUnaligned(fromByteOffset: offset, as: Int32.self) }

  @inline(__always)
  func short(_ offset: Int) -> Int { Int(loadUnaligned(fromByteOffset: offset, as: UInt16.self)) }

  @inline(__always)
  func mask<Value>(_ offset: Int) -> Mask<Value> {
    Mask(low: word(offset), high: Value.valueCount <= 64 ? 0 : word(offset &+ 8))
  }
}

extension UnsafeMutableRawPointer {
  @inline(__always)
  func put(_ word: UInt64, _ offset: Int) {
    storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  func put(_ number: Int32, _ offset: Int) {
    storeBytes(of: number, toByteOffset: offset, as: Int32.self)
  }

  @inline(__always)
  func put(short number: Int, _ offset: Int) {
    storeBytes(of: UInt16(truncatingIfNeeded: number), toByteOffset: offset, as: UInt16.self)
  }

  @inline(__always)
  func put<Value>(_ mask: Mask<Value>, _ offset: Int) {
    put(mask.low, offset)
    put(mask.high, offset &+ 8)
  }

  /// Clears the bytes between two offsets, which are multiples of 8.
  @inline(__always)
  func clear(from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      put(0 as UInt64, offset)
      offset &+= 8
    }
  }
}

extension Policy {
  private typealias At = PolicyMemory.Offset

  /// Refers to the policy in the memory. Returns nil if the memory does not hold a policy of this
  /// build and book.
  @inline(__always)
  package init?(in memory: UnsafeRawPointer, book: Book = .release) {
    guard memory.word(At.stamp) == PolicyMemory.stamp(book) else { return nil }
    self.init(preparedIn: memory, book)
  }

  /// Prepares a policy in `size` bytes, which must be at least `smallSize`. A policy of an app gets
  /// tables if they fit.
  @inline(never)
  package static func prepare(
    in memory: UnsafeMutableRawPointer, size: Int, book: Book, os: OSVersion,
    profile: EvidenceProfile, kind: ProcessKind = .app, known: KnownConditions,
    assumed: Mask<Condition>, limits: Limits
  ) {
    // Every word up to `Offset.end` is written. A seal and a mark of 0 mean that there are no
    // tables yet.
    memory.put(0 as UInt64, At.seal)
    memory.put(0 as UInt64, At.mark)
    let ruledOS = Swift.min(Swift.max(os, .oldest), book.newest)
    let slot = VersionSlot(of: ruledOS, in: book)
    let list = IndexPlace.list(profile, kind)
    var values = UInt64(os.packed) | UInt64(truncatingIfNeeded: list) &<< 32
    values |= (limits.figures == nil ? 0 : 1) &<< 56 | (os > book.newest ? 2 : 0) &<< 56
    memory.put(values, At.values)
    memory.put(UInt64(truncatingIfNeeded: slot.number), At.numbers)
    memory.put(UInt64(ruledOS.packed) &<< 32, At.states)
    memory.put(known.holding, At.holding)
    memory.put(known.failing, At.failing)
    memory.put(assumed, At.assumed)
    if let figures = limits.figures {
      for index in Indexes(below: Limits.count) {
        memory.put(figures.word(index &* 8), At.limits &+ index &* 8)
      }
    }
    // The answers that were settled when the book was compiled hold for apps only.
    let found =
      kind == .app ? book.lifecycle(slot, profile, known) : (rule: -1, block: -1, deadlines: -1)
    if found.rule >= 0 {
      put(found, LifecycleAnswer(BookRule(found.rule, in: book)), into: memory)
    } else {
      let sought = (rule: -1, block: -1, deadlines: found.deadlines)
      put(sought, Policy(preparedIn: memory, book).findLifecycle(), into: memory)
    }
    let stamp = PolicyMemory.stamp(book)
    memory.put(stamp, At.stamp)
    // Only policies of apps have tables.
    guard size >= PolicyMemory.tablesSize, kind == .app else { return }
    let policy = Policy(preparedIn: memory, book)
    let mark = PolicyMemory.mark(memory)
    memory.put(mark, At.mark)
    // From here on, questions use the tables: the tables that are filled first help to fill the
    // other tables.
    memory.clear(from: PolicyMemory.smallSize, to: PolicyMemory.tablesSize)
    memory.put(mark, PolicyMemory.smallSize)
    memory.put(PolicyMemory.seal(memory, stamp), At.seal)
    PolicyTables.fill(memory + PolicyMemory.tables, with: policy)
  }

  /// Writes the life cycle, its block and its row of deadlines. The words also hold other
  /// values, which are kept.
  @inline(__always)
  private static func put(
    _ found: (rule: Int, block: Int, deadlines: Int), _ lifecycle: LifecycleAnswer,
    into memory: UnsafeMutableRawPointer
  ) {
    let words = UnsafeRawPointer(memory)
    var numbers = words.word(At.numbers)
    numbers |= UInt64(truncatingIfNeeded: found.block &+ 1) &<< 8
    numbers |= UInt64(truncatingIfNeeded: found.deadlines &+ 1) &<< 24
    numbers |= UInt64(truncatingIfNeeded: (lifecycle.rule?.number ?? -1) &+ 1) &<< 32
    memory.put(numbers, At.numbers)
    var values = words.word(At.values)
    values |= UInt64(truncatingIfNeeded: lifecycle.lifecycle?.rawValue ?? 0) &<< 40
    values |= UInt64(truncatingIfNeeded: lifecycle.alternative?.rawValue ?? 0) &<< 48
    memory.put(values, At.values)
    memory.put(lifecycle.requires, At.requires)
    let states = lifecycle.states.low | lifecycle.alternativeStates.low &<< 16
    memory.put(words.word(At.states) | states, At.states)
  }
}
