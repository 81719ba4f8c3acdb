// The rule book as it applies to one app on one device.

/// A policy holds what every question needs from a context. It is prepared once and asked often.
///
/// A policy is stored in a block of memory without pointers: see `PolicyMemory`. The block belongs
/// to the host or to the policy, and is never written after its preparation.
public struct Policy: @unchecked Sendable {
  package let book: Book
  package let memory: UnsafeRawPointer
  /// The conditions that are known in addition to the conditions in the memory. They come
  /// from a question, which names the events between a termination and a trigger, or from a device,
  /// which knows whether UIKit kept the interface.
  private var since = KnownConditions()
  #if !hasFeature(Embedded)
    /// The owner of the memory; nil if the memory belongs to the host.
    private let owner: OwnedMemory?
  #endif

  /// Refers to a policy that was prepared at an address.
  @inline(__always)
  package init(preparedIn memory: UnsafeRawPointer, _ book: Book) {
    self.book = book
    self.memory = memory
    #if !hasFeature(Embedded)
      owner = nil
    #endif
  }

  /// The version for which the policy was prepared.
  @inline(__always)
  public var os: OSVersion { OSVersion(packed: UInt32(truncatingIfNeeded: values)) }
  /// The version for which rules are chosen: `os`, limited to the versions that the book knows.
  @inline(__always)
  package var ruledOS: OSVersion {
    OSVersion(packed: UInt32(truncatingIfNeeded: memory.word(At.states) &>> 32))
  }
  /// True if the OS is newer than the book.
  @inline(__always)
  public var isUnknownOS: Bool { values &>> 56 & 2 != 0 }

  /// The number of the policy's list of keys in the index.
  @inline(__always)
  private var list: Int {
    let list = Int(truncatingIfNeeded: values &>> 32 & 0xff)
    return list < IndexPlace.lists ? list : 0
  }
  public var profile: EvidenceProfile {
    EvidenceProfile(given: Int32(truncatingIfNeeded: list % EvidenceProfile.valueCount &+ 1))
      ?? .observed
  }

  /// The part of the index that holds the policy's rules.
  @inline(__always)
  package var place: IndexPlace {
    let slot = Int(truncatingIfNeeded: numbers & 0xff)
    return IndexPlace(list: list, VersionSlot(number: slot, in: book))
  }
  /// The kind of process that the policy is about.
  public var kind: ProcessKind {
    ProcessKind(given: Int32(truncatingIfNeeded: list / EvidenceProfile.valueCount &+ 1)) ?? .app
  }
  /// The number of the block with the policy's settled transitions; -1 for none.
  @inline(__always)
  package var block: Int {
    let block = Int(truncatingIfNeeded: numbers &>> 8 & 0xffff) &- 1
    return block < Int(book.constant(.blockCount)) ? block : -1
  }
  /// The row of the policy's settled deadlines; -1 for none.
  @inline(__always)
  var deadlineRow: Int {
    let row = Int(truncatingIfNeeded: numbers &>> 24 & 0xff) &- 1
    return row < Int(book.constant(.deadlineRowCount)) ? row : -1
  }

  @inline(__always)
  public var known: KnownConditions {
    var known = KnownConditions()
    known.holding = memory.mask(At.holding)
    known.failing = memory.mask(At.failing)
    return known.adding(since)
  }

  /// The conditions that the context did not give. A default was assumed for each of them.
  public var assumed: Mask<Condition> { memory.mask(At.assumed) }

  /// The life cycle of the app.
  @inline(__always)
  public var lifecycle: LifecycleAnswer {
    let values = values
    let states = memory.word(At.states)
    var answer = LifecycleAnswer()
    answer.lifecycle = Lifecycle(given: Int32(truncatingIfNeeded: values &>> 40 & 0xff))
    answer.alternative = Lifecycle(given: Int32(truncatingIfNeeded: values &>> 48 & 0xff))
    answer.rule = lifecycleRule < 0 ? nil : RuleIndex(lifecycleRule)
    answer.states = Mask(low: states & 0xffff, high: 0)
    answer.alternativeStates = Mask(low: states &>> 16 & 0xffff, high: 0)
    answer.requires = memory.mask(At.requires)
    return answer
  }

  /// The rule of the life cycle; -1 for none.
  @inline(__always)
  var lifecycleRule: Int {
    let rule = Int(truncatingIfNeeded: numbers &>> 32) &- 1
    return rule < book.ruleCount ? rule : -1
  }

  /// The host's own limits.
  @inline(__always)
  package var limits: Limits { hasLimits ? Limits(memory + At.limits) : Limits() }
  @inline(__always)
  var hasLimits: Bool { values &>> 56 & 1 != 0 }

  /// The answers that were computed when the policy was prepared; nil if there are none, or if the
  /// memory is a copy.
  @inline(__always)
  package var tables: PolicyTables? {
    let seal = PolicyMemory.seal(memory, PolicyMemory.stamp(book))
    guard memory.word(At.seal) == seal, memory.word(At.mark) == memory.word(PolicyMemory.smallSize)
    else { return nil }
    return PolicyTables(at: memory + PolicyMemory.tables)
  }

  private typealias At = PolicyMemory.Offset
  @inline(__always)
  private var values: UInt64 { memory.word(At.values) }
  @inline(__always)
  private var numbers: UInt64 { memory.word(At.numbers) }

  /// Returns a rule of the book. If no rule has the number, returns a rule that says nothing.
  public func rule(_ index: RuleIndex) -> BookRule {
    // The row after the last rule says nothing.
    let isRule = UInt(bitPattern: index.number) < UInt(bitPattern: book.ruleCount)
    return BookRule(isRule ? index.number : book.ruleCount, in: book)
  }

  /// Returns what is known of a condition.
  public func knowledge(of condition: Condition) -> Knowledge {
    let known = known
    if assumed.contains(condition) { return .assumed }
    if known.holding.contains(condition) { return .holds }
    return known.failing.contains(condition) ? .fails : .notGiven
  }

  /// Returns the policy, extended by what is known from the events between a termination and a
  /// trigger.
  @inline(__always)
  package func adding(_ since: Mask<Since>) -> Policy {
    var policy = self
    policy.since = since.isEmpty ? KnownConditions() : KnownConditions(since: since)
    return policy
  }

  /// Returns the policy with a fact: whether UIKit kept the interface of the app. The fact
  /// overrides what the app's profile says about the interface.
  func adding(interfaceKept isKept: Bool) -> Policy {
    var policy = self
    policy.since = KnownConditions(interfaceKept: isKept, known)
    return policy
  }
}

/// The host's own limits for each allowance.
package struct Limits: @unchecked Sendable {
  package let figures: UnsafeRawPointer?

  /// Creates limits without a figure.
  @inline(__always)
  package init() { figures = nil }

  /// Refers to three figures for each allowance: limit, advice and warning in nanoseconds; -1 for
  /// none. The memory must stay valid as long as the limits are used.
  @inline(__always)
  package init(_ figures: UnsafeRawPointer) { self.figures = figures }

  /// The number of figures.
  package static var count: Int { Allowance.valueCount &* 3 }

  /// Returns the figures for an allowance; nil if there are none.
  @inline(__always)
  func override(for allowance: Allowance) -> LimitOverride? {
    guard let figures else { return nil }
    let first = allowance.place &* 24
    let override = LimitOverride(
      limit: Nanoseconds(known: Int64(bitPattern: figures.word(first))),
      advice: Nanoseconds(known: Int64(bitPattern: figures.word(first &+ 8))),
      warning: Nanoseconds(known: Int64(bitPattern: figures.word(first &+ 16))))
    return override == LimitOverride() ? nil : override
  }
}

#if !hasFeature(Embedded)
  /// Memory that is freed with its last reference.
  private final class OwnedMemory {
    let bytes: UnsafeMutableRawPointer

    init(count: Int) {
      bytes = .allocate(byteCount: count, alignment: 8)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }

    deinit { bytes.deallocate() }
  }

  extension Limits {
    /// Calls `body` with the host's own limits, laid out in memory.
    static func laidOut<Result>(
      _ limits: [Allowance: LimitOverride], _ body: (Limits) -> Result
    ) -> Result {
      if limits.isEmpty { return body(Limits()) }
      let figures = Allowance.allCases.flatMap { allowance in
        let override = limits[allowance] ?? LimitOverride()
        return [override.limit, override.advice, override.warning].map { $0?.count ?? -1 }
      }
      return figures.withUnsafeBytes { body(Limits($0.baseAddress!)) }
    }
  }

  extension Policy {
    /// Prepares a policy for a context.
    ///
    /// - Parameters:
    ///   - limits: the host's own figures, which replace the figures of the rules.
    ///   - form: A policy with tables looks up its answers about transitions, deadlines and
    ///     relaunches, but takes longer to prepare. The answers are the same in both forms.
    public init(
      for context: Context, limits: [Allowance: LimitOverride] = [:], form: PolicyForm = .small,
      book: Book = .release
    ) {
      let os = Swift.max(context.os, .oldest)
      let known = KnownConditions(os: os, app: context.app, facts: context.facts)
      self = Limits.laidOut(limits) {
        Policy(
          book: book, os: context.os, profile: context.profile, kind: context.app.kind,
          known: known, assumed: context.app.assumed, limits: $0, form: form)
      }
    }

    /// Prepares a policy from known conditions, in its own memory.
    package init(
      book: Book, os: OSVersion, profile: EvidenceProfile, kind: ProcessKind = .app,
      known: KnownConditions, assumed: Mask<Condition> = .none, limits: Limits = Limits(),
      form: PolicyForm = .small
    ) {
      let size = form == .tables ? PolicyMemory.tablesSize : PolicyMemory.smallSize
      let owner = OwnedMemory(count: size)
      Policy.prepare(
        in: owner.bytes, size: size, book: book, os: os, profile: profile, kind: kind,
        known: known, assumed: assumed, limits: limits)
      self.book = book
      memory = UnsafeRawPointer(owner.bytes)
      self.owner = owner
    }
  }
#endif
