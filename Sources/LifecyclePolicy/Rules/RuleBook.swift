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
  var notificationCount: Int { get }
  func notification(_ index: Int) -> NotificationRule
  var modeCount: Int { get }
  func mode(_ index: Int) -> ModeRule
  var eventCount: Int { get }
  func event(_ index: Int) -> EventRule
  var quotaCount: Int { get }
  func quota(_ index: Int) -> QuotaRule
  var conductCount: Int { get }
  func conduct(_ index: Int) -> ConductRule
  var dutyCount: Int { get }
  func duty(_ index: Int) -> DutyRule
  var manifestCount: Int { get }
  func manifest(_ index: Int) -> ManifestRule
  var terminationCount: Int { get }
  func termination(_ index: Int) -> TerminationRule

  // What a book may know better than by going through its rows.

  /// The rows that can be about a subject, in documented order.
  func candidates(for subject: Subject, in era: Era) -> Candidates
  /// Which row decides a subject; nil where that has to be found out row by row. `narrowing` is
  /// what else the question tells.
  func decision(on subject: Subject, narrowing: UInt64, in context: Context) -> Decision?
  /// The row of the life cycle, where it is known which one; nil where that has to be found out row
  /// by row.
  func lifecycleRow(in context: Context) -> Int?
  /// How many rules a family has.
  func count(of family: Family) -> Int
  /// The number of a rule among all.
  func number(of rule: RuleReference) -> Int
  /// What the rows of all families have in common.
  func summary(of rule: RuleReference) -> RuleSummary
  /// The first version after `os` on which any rule or callback begins or ends; nil where none
  /// does.
  func versionEdge(after os: OSVersion) -> OSVersion?
}

/// The rules of this release as they are written, in the tables of this folder: what the built-in
/// book is packed from, and compared with.
struct RuleTables {}

#if !hasFeature(Embedded)
  // A library carries the packed form alone.
  extension RuleTables: RuleBook {}
#endif

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
