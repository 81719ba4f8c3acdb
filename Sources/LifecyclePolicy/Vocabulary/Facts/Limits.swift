// The host's own figures.

/// Figures that take the place of the system's for one allowance; nil keeps the rule's. A warning
/// that is longer than the limit, the host's or the rule's, comes at once: the answer has the limit.
public struct LimitOverride: Sendable, Equatable {
  public var limit: Nanoseconds?
  public var advice: Nanoseconds?
  public var warning: Nanoseconds?

  public init(
    limit: Nanoseconds? = nil, advice: Nanoseconds? = nil, warning: Nanoseconds? = nil
  ) {
    self.limit = limit
    self.advice = advice
    self.warning = warning
  }
}

/// A duration in nanoseconds; `unlimited` for none at all.
public struct Nanoseconds: Sendable, Comparable {
  public let count: Int64

  @inlinable
  public init(_ count: Int64) { self.count = count }

  public static var unlimited: Nanoseconds { Nanoseconds(.max) }
  @inlinable
  public static func seconds(_ seconds: Int64) -> Nanoseconds {
    Nanoseconds(seconds &* 1_000_000_000)
  }
  @inlinable
  public static func < (a: Nanoseconds, b: Nanoseconds) -> Bool { a.count < b.count }
}
