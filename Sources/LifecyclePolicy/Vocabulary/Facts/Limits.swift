// The host's own figures.

/// The host's own figures for one allowance. They replace the figures of the rules; nil keeps the
/// rule's figure. A warning that is longer than the limit is shortened to the limit, so the warning
/// comes at once.
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

/// A duration in nanoseconds; `unlimited` means no limit.
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
