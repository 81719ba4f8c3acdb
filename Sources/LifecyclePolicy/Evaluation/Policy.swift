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
  /// Which life cycle the app has.
  public private(set) var lifecycle = LifecycleAnswer()
  /// Where its settled transitions lie; -1 where it has none.
  private(set) var block = -1
  /// The host's own figures.
  private(set) var limits: Limits

  /// Prepares a policy for a context.
  public init(for context: Context, book: Book = .release) {
    let os = Swift.max(context.os, .oldest)
    self.init(
      book: book, os: context.os, profile: context.profile,
      known: KnownConditions(os: os, app: context.app, facts: context.facts), limits: Limits())
  }

  @inline(__always)
  package init(
    book: Book, os: OSVersion, profile: EvidenceProfile, known: KnownConditions, limits: Limits
  ) {
    self.book = book
    self.os = os
    self.profile = profile
    self.known = known
    self.limits = limits
    ruledOS = Swift.min(Swift.max(os, .oldest), book.newest)
    slot = VersionSlot(of: ruledOS, in: book)
    let found = book.lifecycle(slot, profile, known)
    if found.rule >= 0 {
      lifecycle = LifecycleAnswer(BookRule(found.rule, in: book))
      block = found.block
    } else {
      lifecycle = findLifecycle()
    }
  }

  /// What the book says of a rule.
  public func rule(_ index: RuleIndex) -> BookRule { BookRule(index.number, in: book) }

  /// Whether the OS is newer than the book.
  public var isUnknownOS: Bool { os > book.newest }

  /// The same with what happened between a termination and an event.
  package func adding(_ since: Mask<Since>) -> Policy {
    var policy = self
    policy.known.add(since: since)
    return policy
  }
}

/// Figures of the host, by allowance.
package struct Limits: @unchecked Sendable {
  private let figures: UnsafePointer<Int64>?
  #if !hasFeature(Embedded)
    /// Whose memory they are in, where it is no caller's.
    private var owner: LimitFigures?
  #endif

  /// None.
  package init() { figures = nil }

  /// Three figures for each allowance: limit, advice and warning in nanoseconds, -1 for none. The
  /// memory must stay there as long as the limits are used.
  package init(_ figures: UnsafePointer<Int64>) { self.figures = figures }

  /// How many figures there are.
  package static var count: Int { Allowance.valueCount &* 3 }

  @inline(__always)
  package var isEmpty: Bool { figures == nil }

  /// The figures for an allowance, nil where there are none.
  @inline(__always)
  func override(for allowance: Allowance) -> LimitOverride? {
    guard let figures else { return nil }
    let at = figures + allowance.place &* 3
    let override = LimitOverride(
      limit: Nanoseconds(known: at[0]), advice: Nanoseconds(known: at[1]),
      warning: Nanoseconds(known: at[2]))
    return override == LimitOverride() ? nil : override
  }
}

#if !hasFeature(Embedded)
  /// Figures in memory of their own.
  private final class LimitFigures {
    let figures: UnsafeMutablePointer<Int64>

    init(_ overrides: [Allowance: LimitOverride]) {
      figures = .allocate(capacity: Limits.count)
      figures.initialize(repeating: -1, count: Limits.count)
      for (allowance, override) in overrides {
        let at = figures + allowance.place * 3
        at[0] = override.limit?.count ?? -1
        at[1] = override.advice?.count ?? -1
        at[2] = override.warning?.count ?? -1
      }
    }

    deinit { figures.deallocate() }
  }

  extension Limits {
    fileprivate init(_ overrides: [Allowance: LimitOverride]) {
      let owner = LimitFigures(overrides)
      self.init(owner.figures)
      self.owner = owner
    }
  }

  extension Policy {
    /// Prepares a policy for a context, with the host's own figures in the place of the rules'.
    public init(
      for context: Context, limits: [Allowance: LimitOverride], book: Book = .release
    ) {
      self.init(for: context, book: book)
      self.limits = Limits(limits)
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
