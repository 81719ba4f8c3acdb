// The built-in rule book behind plain functions, so that its tables stand in one place only.

/// The policy of this release, specialised once: other modules that call it need no copy of the
/// tables.
public enum BuiltInPolicy {
  /// A transition that needs no more of its context than a place, if it does not. Both states are
  /// on the same axis.
  @export(interface)
  public static func transition(
    _ from: LifecycleState, _ to: LifecycleState, _ cause: Cause, at place: TransitionPlace
  ) -> PlainTransition {
    place.answer(from, to, cause)
  }

  /// The place of a context with that version and profile, and with these conditions.
  @export(interface)
  public static func place(
    os: OSVersion, _ profile: EvidenceProfile, _ known: KnownConditions
  ) -> TransitionPlace {
    TransitionPlace(os: os, profile: profile, known: known)
  }

  @export(interface)
  public static func transition(
    _ query: TransitionQuery, from first: Context, through last: OSVersion,
    context: (OSVersion) -> Context
  ) -> RangedAnswer<TransitionAnswer> {
    let book = BuiltInRuleBook()
    guard last > first.os else {
      return RangedAnswer(answer: book.findTransition(query, in: first))
    }
    return book.answer(from: first, through: last) {
      book.findTransition(query, in: context($0))
    }
  }

  @export(interface)
  public static func path(
    _ query: PathQuery, from first: Context, through last: OSVersion,
    context: (OSVersion) -> Context
  ) -> RangedAnswer<PathAnswer> {
    let book = BuiltInRuleBook()
    return book.answer(from: first, through: last) { book.findPath(query, in: context($0)) }
  }

  @export(interface)
  public static func next(
    _ query: NextQuery, from first: Context, through last: OSVersion,
    context: (OSVersion) -> Context
  ) -> RangedAnswer<NextAnswer> {
    let book = BuiltInRuleBook()
    return book.answer(from: first, through: last) { book.findNext(query, in: context($0)) }
  }

  @export(interface)
  public static func edge(_ index: Int, _ query: NextQuery, in context: Context) -> NextEdge? {
    BuiltInRuleBook().findEdge(index, query, in: context)
  }

  /// A deadline that needs no more of its context than version and profile, if it does not.
  @export(interface)
  public static func deadline(
    _ allowance: Allowance, on os: OSVersion, _ profile: EvidenceProfile
  ) -> PlainDeadline {
    PlainDeadline(settled: allowance, in: Era(of: os.ruled, profile))
  }

  @export(interface)
  public static func deadline(_ allowance: Allowance, in context: Context) -> PlainDeadline {
    PlainDeadline(allowance, in: context)
  }

  /// The same with a list of what was decided in that context, which has room for each allowance.
  @export(interface)
  public static func deadline(
    _ allowance: Allowance, in context: Context, _ decided: UnsafeMutablePointer<DecidedDeadline>
  ) -> PlainDeadline {
    PlainDeadline(allowance, in: context, decided)
  }

  @export(interface)
  public static func deadline(
    _ allowance: Allowance, from first: Context, through last: OSVersion,
    override: LimitOverride?, context: (OSVersion) -> Context
  ) -> RangedAnswer<DeadlineAnswer> {
    let book = BuiltInRuleBook()
    guard last > first.os else {
      return RangedAnswer(answer: book.findDeadline(allowance, in: first, override: override))
    }
    return book.answer(from: first, through: last) {
      book.findDeadline(allowance, in: context($0), override: override)
    }
  }

  /// On one version, without figures of the host, if it is settled.
  @export(interface)
  public static func relaunch(_ query: RelaunchQuery, in context: Context) -> PlainRelaunch {
    PlainRelaunch(query, in: context)
  }

  @export(interface)
  public static func relaunch(
    _ query: RelaunchQuery, from first: Context, through last: OSVersion,
    override: (Allowance) -> LimitOverride?, context: (OSVersion) -> Context
  ) -> RangedAnswer<RelaunchAnswer> {
    let book = BuiltInRuleBook()
    guard last > first.os else {
      return RangedAnswer(answer: book.findRelaunch(query, in: first, override: override))
    }
    return book.answer(from: first, through: last) {
      book.findRelaunch(query, in: context($0), override: override)
    }
  }

  @export(interface)
  public static func conduct(
    _ query: ConductQuery, from first: Context, through last: OSVersion,
    context: (OSVersion) -> Context
  ) -> RangedAnswer<ConductAnswer> {
    let book = BuiltInRuleBook()
    guard last > first.os else { return RangedAnswer(answer: book.findConduct(query, in: first)) }
    return book.answer(from: first, through: last) { book.findConduct(query, in: context($0)) }
  }

  @export(interface)
  public static func event(
    _ query: EventQuery, from first: Context, through last: OSVersion,
    context: (OSVersion) -> Context
  ) -> RangedAnswer<EventAnswer> {
    let book = BuiltInRuleBook()
    guard last > first.os else { return RangedAnswer(answer: book.findEvent(query, in: first)) }
    return book.answer(from: first, through: last) { book.findEvent(query, in: context($0)) }
  }

  @export(interface)
  public static func quota(
    _ query: Quota, from first: Context, through last: OSVersion, context: (OSVersion) -> Context
  ) -> RangedAnswer<QuotaAnswer> {
    let book = BuiltInRuleBook()
    guard last > first.os else { return RangedAnswer(answer: book.findQuota(query, in: first)) }
    return book.answer(from: first, through: last) { book.findQuota(query, in: context($0)) }
  }

  @export(interface)
  public static func mode(
    _ query: BackgroundMode, from first: Context, through last: OSVersion,
    context: (OSVersion) -> Context
  ) -> RangedAnswer<ModeAnswer> {
    let book = BuiltInRuleBook()
    guard last > first.os else { return RangedAnswer(answer: book.findMode(query, in: first)) }
    return book.answer(from: first, through: last) { book.findMode(query, in: context($0)) }
  }

  @export(interface)
  public static func duties(
    _ query: Callback, from first: Context, through last: OSVersion, context: (OSVersion) -> Context
  ) -> RangedAnswer<DutiesAnswer> {
    let book = BuiltInRuleBook()
    guard last > first.os else { return RangedAnswer(answer: book.findDuties(query, in: first)) }
    return book.answer(from: first, through: last) { book.findDuties(query, in: context($0)) }
  }

  @export(interface)
  public static func duty(_ index: Int, _ callback: Callback, in context: Context) -> Duty? {
    BuiltInRuleBook().findDuty(index, callback, in: context)
  }

  @export(interface)
  public static func manifest(
    from first: Context, through last: OSVersion, context: (OSVersion) -> Context
  ) -> RangedAnswer<ManifestAnswer> {
    let book = BuiltInRuleBook()
    return book.answer(from: first, through: last) { book.findManifest(in: context($0)) }
  }

  @export(interface)
  public static func finding(_ index: Int, in context: Context) -> ManifestFinding? {
    BuiltInRuleBook().findFinding(index, in: context)
  }

  @export(interface)
  public static func termination(
    _ query: TerminationQuery, from first: Context, through last: OSVersion,
    override: (Allowance) -> LimitOverride?, context: (OSVersion) -> Context
  ) -> RangedAnswer<TerminationAnswer> {
    let book = BuiltInRuleBook()
    return book.answer(from: first, through: last) {
      book.findTermination(query, in: context($0), override: override)
    }
  }

  @export(interface)
  public static func meaning(of rule: RuleReference?) -> Text {
    BuiltInRuleBook().meaning(of: rule)
  }

  @export(interface)
  public static func explanation(
    _ question: Question, _ index: Int, in context: Context
  ) -> Explanation? {
    BuiltInRuleBook().explain(question, index, in: context)
  }

  /// How many callbacks and notifications a sequence has.
  @export(interface)
  public static func count(_ sequence: StepSequence) -> Int {
    sequence.count(in: BuiltInRuleBook())
  }

  @export(interface)
  public static func step(_ index: Int, of token: UInt64) -> (isValid: Bool, step: TransitionStep?)
  {
    guard let sequence = StepSequence(token: token, in: BuiltInRuleBook()) else {
      return (false, nil)
    }
    return (true, sequence.step(index, in: BuiltInRuleBook()))
  }

  @export(interface)
  public static func step(
    _ index: Int, of words: (UInt64, UInt64, UInt64)
  ) -> (isValid: Bool, step: PathStep?) {
    guard let path = StepPath(words: words, in: BuiltInRuleBook()) else { return (false, nil) }
    return (true, path.step(index, in: BuiltInRuleBook()))
  }

  @export(interface)
  public static func number(of rule: RuleReference) -> Int { BuiltInRuleBook().number(of: rule) }

  @export(interface)
  public static var ruleCount: Int { BuiltInRuleBook().ruleCount }

  @export(interface)
  public static func rule(numbered number: Int) -> RuleReference? {
    BuiltInRuleBook().rule(numbered: number)
  }

  @export(interface)
  public static func summary(of rule: RuleReference) -> RuleSummary {
    BuiltInRuleBook().summary(of: rule)
  }

  @export(interface)
  public static func lifecycle(_ index: Int) -> LifecycleRule { BuiltInRuleBook().lifecycle(index) }
  @export(interface)
  public static func transition(_ index: Int) -> TransitionRule {
    BuiltInRuleBook().transition(index)
  }
  @export(interface)
  public static func cause(_ index: Int) -> CauseRule { BuiltInRuleBook().cause(index) }
  @export(interface)
  public static func delivery(_ index: Int) -> DeliveryRule { BuiltInRuleBook().delivery(index) }
  @export(interface)
  public static func deadline(_ index: Int) -> DeadlineRule { BuiltInRuleBook().deadline(index) }
  @export(interface)
  public static func standing(_ index: Int) -> StandingRule { BuiltInRuleBook().standing(index) }
  @export(interface)
  public static func relaunch(_ index: Int) -> RelaunchRule { BuiltInRuleBook().relaunch(index) }

  @export(interface)
  public static func notification(_ index: Int) -> NotificationRule {
    BuiltInRuleBook().notification(index)
  }
  @export(interface)
  public static func mode(_ index: Int) -> ModeRule { BuiltInRuleBook().mode(index) }
  @export(interface)
  public static func event(_ index: Int) -> EventRule { BuiltInRuleBook().event(index) }
  @export(interface)
  public static func quota(_ index: Int) -> QuotaRule { BuiltInRuleBook().quota(index) }
  @export(interface)
  public static func conduct(_ index: Int) -> ConductRule { BuiltInRuleBook().conduct(index) }
  @export(interface)
  public static func duty(_ index: Int) -> DutyRule { BuiltInRuleBook().duty(index) }
  @export(interface)
  public static func manifest(_ index: Int) -> ManifestRule { BuiltInRuleBook().manifest(index) }
  @export(interface)
  public static func termination(_ index: Int) -> TerminationRule {
    BuiltInRuleBook().termination(index)
  }

  /// The citation at `index`, nil outside 0 ..< `Citation.count`.
  @export(interface)
  public static func citation(_ index: Int) -> Citation? { Citation.at(index) }
}
