// The host's own limits.

/// The host's own figures for one allowance. They replace the figures of the rules; nil keeps the
/// rule's figure. A warning that is longer than the limit is shortened to the limit, so that it
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
public struct Nanoseconds: Sendable, Comparable, Hashable {
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

#if !hasFeature(Embedded)
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  extension Nanoseconds {
    /// Creates a duration, rounded towards zero. Nanoseconds that do not fit into 64 bits become
    /// `unlimited` or, below zero, the least value.
    public init(_ duration: Duration) {
      let (seconds, attoseconds) = duration.components
      let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      let (sum, overflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
      self.init(isTooLong || overflows ? (seconds < 0 ? .min : .max) : sum)
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  extension Duration {
    /// Creates a duration. `unlimited` becomes 292 years.
    public init(_ time: Nanoseconds) { self = .nanoseconds(time.count) }
  }
#endif
