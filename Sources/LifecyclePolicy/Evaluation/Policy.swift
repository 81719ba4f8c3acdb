// The rule book as it applies to one app, on one OS, on one device.

/// A policy, prepared once and asked often: what every question needs to know of its context.
public struct Policy: Sendable {
  package let book: Book
  public let os: OSVersion
  public let profile: EvidenceProfile
  /// The version that rules are chosen for: `os`, if the book knows it.
  package let ruledOS: OSVersion
  package let slot: VersionSlot
  public private(set) var known: KnownConditions
  /// The known conditions of which nothing was told: a default stands in.
  public let assumed: Mask<Condition>
  /// Which life cycle the app has.
  public let lifecycle: LifecycleAnswer
  /// Where its settled transitions lie; -1 where it has none.
  package let block: Int
  /// The host's own figures.
  package var limits: Limits
  /// What was worked out beforehand.
  package var tables = PolicyTables()

  /// Prepares a policy for a context.
  public init(for context: Context, book: Book = .release) {
    let os = Swift.max(context.os, .oldest)
    self.init(
      book: book, os: context.os, profile: context.profile,
      known: KnownConditions(os: os, app: context.app, facts: context.facts), limits: Limits())
  }

  @inline(__always)
  package init(
    book: Book, os: OSVersion, profile: EvidenceProfile, known: KnownConditions,
    assumed: Mask<Condition> = .none, limits: Limits
  ) {
    let ruledOS = Swift.min(Swift.max(os, .oldest), book.newest)
    let slot = VersionSlot(of: ruledOS, in: book)
    let found = book.lifecycle(slot, profile, known)
    var policy = Policy(
      book: book, os: os, profile: profile, slot: slot, known: known, assumed: assumed,
      lifecycle: LifecycleAnswer(), block: -1, limits: limits)
    if found.rule >= 0 {
      policy = Policy(policy, LifecycleAnswer(BookRule(found.rule, in: book)), found.block)
    } else {
      policy = Policy(policy, policy.findLifecycle(), -1)
    }
    self = policy
  }

  /// What was worked out before.
  @inline(__always)
  package init(
    book: Book, os: OSVersion, profile: EvidenceProfile, slot: VersionSlot,
    known: KnownConditions, assumed: Mask<Condition>, lifecycle: LifecycleAnswer, block: Int,
    limits: Limits
  ) {
    self.book = book
    self.os = os
    self.profile = profile
    self.ruledOS = Swift.min(Swift.max(os, .oldest), book.newest)
    self.slot = slot
    self.known = known
    self.assumed = assumed
    self.lifecycle = lifecycle
    self.block = block
    self.limits = limits
  }

  @inline(__always)
  private init(_ policy: Policy, _ lifecycle: LifecycleAnswer, _ block: Int) {
    self.init(
      book: policy.book, os: policy.os, profile: policy.profile, slot: policy.slot,
      known: policy.known, assumed: policy.assumed, lifecycle: lifecycle, block: block,
      limits: policy.limits)
  }

  /// What the book says of a rule.
  public func rule(_ index: RuleIndex) -> BookRule { BookRule(index.number, in: book) }

  /// Whether the OS is newer than the book.
  public var isUnknownOS: Bool { os > book.newest }

  /// What is known of a condition.
  public func knowledge(of condition: Condition) -> Knowledge {
    if assumed.contains(condition) { return .assumed }
    if known.holding.contains(condition) { return .holds }
    return known.failing.contains(condition) ? .fails : .notGiven
  }

  /// The same with what happened between a termination and an event.
  package func adding(_ since: Mask<Since>) -> Policy {
    var policy = self
    policy.known.add(since: since)
    policy.tables = PolicyTables()
    return policy
  }
}

/// Figures of the host, by allowance.
package struct Limits: @unchecked Sendable {
  package let figures: UnsafeRawPointer?
  #if !hasFeature(Embedded)
    /// Whose memory they are in, where it is no caller's.
    private var owner: OwnedMemory?
  #endif

  /// None.
  package init() { figures = nil }

  /// Three figures for each allowance: limit, advice and warning in nanoseconds, -1 for none. The
  /// memory must stay there as long as the limits are used.
  package init(_ figures: UnsafeRawPointer) { self.figures = figures }

  /// How many figures there are.
  package static var count: Int { Allowance.valueCount &* 3 }

  @inline(__always)
  package var isEmpty: Bool { figures == nil }

  /// The figures for an allowance, nil where there are none.
  @inline(__always)
  func override(for allowance: Allowance) -> LimitOverride? {
    guard figures != nil else { return nil }
    let override = LimitOverride(
      limit: figure(allowance, 0), advice: figure(allowance, 1), warning: figure(allowance, 2))
    return override == LimitOverride() ? nil : override
  }

  private func figure(_ allowance: Allowance, _ index: Int) -> Nanoseconds? {
    guard let figures else { return nil }
    let at = (allowance.place &* 3 &+ index) &* 8
    return Nanoseconds(known: figures.loadUnaligned(fromByteOffset: at, as: Int64.self))
  }
}

#if !hasFeature(Embedded)
  /// Memory that is freed when nothing refers to it any more.
  package final class OwnedMemory {
    package let bytes: UnsafeMutableRawPointer

    package init(count: Int) {
      bytes = .allocate(byteCount: count, alignment: 8)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }

    deinit { bytes.deallocate() }
  }

  extension Limits {
    fileprivate init(_ overrides: [Allowance: LimitOverride]) {
      let owner = OwnedMemory(count: Limits.count * 8)
      let figures = owner.bytes.bindMemory(to: Int64.self, capacity: Limits.count)
      for allowance in Allowance.allCases {
        let override = overrides[allowance] ?? LimitOverride()
        figures[allowance.place * 3] = override.limit?.count ?? -1
        figures[allowance.place * 3 + 1] = override.advice?.count ?? -1
        figures[allowance.place * 3 + 2] = override.warning?.count ?? -1
      }
      self.init(owner.bytes)
      self.owner = owner
    }
  }

  extension Policy {
    /// Prepares a policy for a context, with the host's own figures in the place of the rules', and
    /// with tables if asked for.
    public init(
      for context: Context, limits: [Allowance: LimitOverride] = [:], form: PolicyForm,
      book: Book = .release
    ) {
      self.init(for: context, book: book)
      if !limits.isEmpty { self.limits = Limits(limits) }
      if form == .tables { tables = PolicyTables(of: self) }
    }
  }
#endif

extension Nanoseconds {
  /// nil for -1.
  @inline(__always)
  init?(known count: Int64) {
    if count == -1 { return nil }
    self.init(count)
  }
}
