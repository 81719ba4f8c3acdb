// The rule book as evaluation sees it: a parameter, so that tests can serve an altered one.

/// Everything that decides. Rows are asked for by index, 0 ..< count, in documented order.
public protocol RuleBook: Sendable {
  var lifecycleCount: Int { get }
  func lifecycle(_ index: Int) -> LifecycleRule
  var transitionCount: Int { get }
  func transition(_ index: Int) -> TransitionRule
  var causeCount: Int { get }
  func cause(_ index: Int) -> CauseRule
  var deliveryCount: Int { get }
  func delivery(_ index: Int) -> DeliveryRule
  var deadlineCount: Int { get }
  func deadline(_ index: Int) -> DeadlineRule
  var standingCount: Int { get }
  func standing(_ index: Int) -> StandingRule
  var relaunchCount: Int { get }
  func relaunch(_ index: Int) -> RelaunchRule
}

/// The rule book of this release.
public struct BuiltInRuleBook: RuleBook {
  /// The date of the rule set: answers may change with it.
  public static let version: Text = "2026.1"

  @inlinable
  public init() {}
}

/// A rule by family and index.
public struct RuleReference: Sendable, Equatable {
  public let family: Family
  public let index: Int

  @inlinable
  public init(_ family: Family, _ index: Int) {
    self.family = family
    self.index = index
  }
}
