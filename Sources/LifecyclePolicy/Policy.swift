// The front door of the core: questions to the rule book of this release, or to another.

/// The policy, over one rule book.
///
/// ```swift
/// let policy = Policy()
/// let context = Context(os: OSVersion(8), app: AppProfile(locationAuthorization: .always))
/// policy.relaunch(RelaunchQuery(after: .userForceQuit, on: .regionEnter), in: context).verdict
/// // allowed
/// ```
public struct Policy<Book: RuleBook>: Sendable {
  public let book: Book

  public init(book: Book) { self.book = book }

  /// Whether a transition is legal, and with which callbacks.
  public func transition(_ query: TransitionQuery, in context: Context) -> TransitionAnswer {
    book.findTransition(query, in: context)
  }

  /// The callbacks of an answer, in order.
  public func steps(_ sequence: StepSequence?) -> [TransitionStep] {
    guard let sequence else { return [] }
    var steps: [TransitionStep] = []
    while let step = sequence.step(steps.count, in: book) { steps.append(step) }
    return steps
  }

  /// How much may follow; `edges` lists it.
  public func next(_ query: NextQuery, in context: Context) -> NextAnswer {
    book.findNext(query, in: context)
  }

  /// Every cause that may follow and where it leads, in the order of the rule book.
  public func edges(_ query: NextQuery, in context: Context) -> [NextEdge] {
    var edges: [NextEdge] = []
    while let edge = book.findEdge(edges.count, query, in: context) { edges.append(edge) }
    return edges
  }

  /// The shortest legal chain of steps.
  public func path(_ query: PathQuery, in context: Context) -> PathAnswer {
    book.findPath(query, in: context)
  }

  /// The steps of a path, in order.
  public func steps(_ path: StepPath?) -> [PathStep] {
    guard let path else { return [] }
    return (0..<path.count).compactMap { path.step($0, in: book) }
  }

  /// An allowance: advice, limit, warning, and what follows.
  public func deadline(
    _ allowance: Allowance, in context: Context, override: LimitOverride? = nil
  ) -> DeadlineAnswer {
    book.findDeadline(allowance, in: context, override: override)
  }

  /// Whether an event wakes or relaunches the app.
  public func relaunch(
    _ query: RelaunchQuery, in context: Context,
    override: (Allowance) -> LimitOverride? = { _ in nil }
  ) -> RelaunchAnswer {
    book.findRelaunch(query, in: context, override: override)
  }

  /// Whether the app may do something in a state, and what it costs if it must not.
  public func conduct(_ query: ConductQuery, in context: Context) -> ConductAnswer {
    book.findConduct(query, in: context)
  }

  /// How an event reaches an app in a state.
  public func delivery(_ query: EventQuery, in context: Context) -> EventAnswer {
    book.findEvent(query, in: context)
  }

  /// How many the system allows.
  public func quota(_ quota: Quota, in context: Context) -> QuotaAnswer {
    book.findQuota(quota, in: context)
  }

  /// What a background mode permits, wakes and keeps running.
  public func mode(_ mode: BackgroundMode, in context: Context) -> ModeAnswer {
    book.findMode(mode, in: context)
  }

  /// Whether the app owes anything in a callback; `duties` lists it.
  public func duty(_ callback: Callback, in context: Context) -> DutiesAnswer {
    book.findDuties(callback, in: context)
  }

  /// What the app owes in a callback, in the order of the rule book.
  public func duties(_ callback: Callback, in context: Context) -> [Duty] {
    var duties: [Duty] = []
    while let duty = book.findDuty(duties.count, callback, in: context) { duties.append(duty) }
    return duties
  }

  /// Whether the manifest of the context's app has an error; `findings` lists all there is.
  public func manifest(in context: Context) -> ManifestAnswer {
    book.findManifest(in: context)
  }

  /// What in the manifest of the context's app will not work.
  public func findings(in context: Context) -> [ManifestFinding] {
    var findings: [ManifestFinding] = []
    while let finding = book.findFinding(findings.count, in: context) { findings.append(finding) }
    return findings
  }

  /// What a termination code means.
  public func termination(
    _ query: TerminationQuery, in context: Context,
    override: (Allowance) -> LimitOverride? = { _ in nil }
  ) -> TerminationAnswer {
    book.findTermination(query, in: context, override: override)
  }

  /// What an answer says of a code, as a sentence; empty where nothing is known.
  public func meaning(of answer: TerminationAnswer) -> Text {
    book.meaning(of: answer.rule)
  }

  /// Every row about a question, with the part that it has in the answer.
  public func explain(_ question: Question, in context: Context) -> [Explanation] {
    var rows: [Explanation] = []
    while let row = book.explain(question, rows.count, in: context) { rows.append(row) }
    return rows
  }

  /// The life cycle that the app of a context has.
  public func lifecycle(in context: Context) -> LifecycleAnswer {
    book.findLifecycle(in: context)
  }
}

#if !UNPACKED
  extension Policy where Book == BuiltInRuleBook {
    /// The policy of this release.
    public init() { self.init(book: BuiltInRuleBook()) }
  }
#endif
