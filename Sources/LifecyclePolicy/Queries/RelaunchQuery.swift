// After this termination, does this event wake or relaunch the app?

public struct RelaunchQuery: Sendable, Equatable {
  /// How the app ended; `none` for an app in memory, suspended.
  public var termination: Termination
  public var trigger: Trigger
  /// What happened in between.
  public var since: Mask<Since>

  public init(after termination: Termination, on trigger: Trigger, since: Mask<Since> = .none) {
    self.termination = termination
    self.trigger = trigger
    self.since = since
  }
}

/// Whether an event wakes an app (in memory) or launches it (otherwise).
public struct RelaunchAnswer: Sendable, Equatable {
  public var verdict: Verdict = .unspecified
  public var newestVerdict: Verdict = .unspecified
  public var rule: RuleReference?
  public var evidence: Evidence?
  public var isDisputed = false
  /// nil unless allowed or conditional.
  public var guarantee: Guarantee?
  /// `background`, or `inactive` for the foreground; nil where none, or not told.
  public var launchState: AppState?
  /// The callback that delivers the event.
  public var callback: Callback?
  /// The allowance that starts to run.
  public var allowance: Allowance?
  /// Its limit, or its advice where no limit is known.
  public var allowed: Nanoseconds?
  public var requires: Mask<Condition> = .none
  /// How the app stands with the system when the event comes.
  public var standing: Standing?
  /// The rule that says what the trigger delivers.
  public var deliveryRule: RuleReference?
}

/// That an app cannot have ended in some way here.
struct TerminationAbsence {
  /// The rule that says so; nil where it can, or where that turns on a fact.
  var certain: RuleReference?
  /// The facts that it turns on.
  var requires: Mask<Condition> = .none
}

extension Verdict {
  /// Whether it says something of an app that ended.
  var isAboutRelaunch: Bool { self == .allowed || self == .forbidden || self == .conditional }
}

extension Termination: Matter {
  var subject: Subject { .standing(after: self) }
  func isAbout(_ row: StandingRule) -> Bool { row.terminations.contains(self) }
}

/// What decides for an app with a standing.
struct RelaunchMatter: Matter {
  let query: RelaunchQuery
  let standing: Standing

  var subject: Subject { .relaunch(on: query.trigger, standing) }

  func isAbout(_ row: RelaunchRule) -> Bool {
    row.triggers.contains(query.trigger) && row.standings.contains(standing)
  }

  func means(_ row: RelaunchRule) -> Bool {
    row.terminations.isEmpty || row.terminations.contains(query.termination)
  }

  var narrowing: UInt64 { query.termination.bit }
}

extension RuleBook {
  @inline(never)
  func findRelaunch(
    _ query: RelaunchQuery, in given: Context, override: (Allowance) -> LimitOverride?
  ) -> RelaunchAnswer {
    let context = given.adding(since: query.since)
    var answer = RelaunchAnswer()
    let existence = findDelivery(query.trigger, in: context)
    if existence.index >= 0 { answer.deliveryRule = RuleReference(.delivery, existence.index) }
    let absence = absence(of: query.termination, in: given)
    if let absent = existence.isAbsent ? answer.deliveryRule : absence.certain {
      let row = summary(of: absent)
      answer.verdict = .notApplicable
      answer.rule = absent
      answer.evidence = row.basis.evidence
      answer.isDisputed = row.conflict != nil
    } else {
      let index = findStanding(query.termination, in: context)
      var mayLaunch = false
      if index >= 0 {
        let row = standing(index)
        answer.standing = row.standing
        mayLaunch = decide(query, row.standing, in: context, into: &answer)
        if row.conflict != nil { answer.isDisputed = true }
      }
      if !absence.requires.isEmpty, answer.verdict.isAboutRelaunch {
        answer.verdict = .conditional
        answer.requires = answer.requires.union(absence.requires)
      }
      if existence.index >= 0, mayLaunch {
        deliver(existence.index, in: given, override: override, into: &answer)
      }
    }
    answer.newestVerdict = answer.verdict
    if context.isUnknownOS { answer.verdict = .unknownOS }
    return answer
  }

  /// Whether an app cannot have ended so here, or cannot be in memory without running.
  func absence(of termination: Termination, in context: Context) -> TerminationAbsence {
    var absence = TerminationAbsence()
    guard termination != .neverLaunched else { return absence }
    let found = findLifecycle(in: context)
    guard let lifecycle = found.lifecycle else { return absence }
    func rule(_ lifecycle: Lifecycle) -> RuleReference? {
      if let cause = termination.cause { return self.absence(of: cause, lifecycle, in: context) }
      return found.states(of: lifecycle).contains(.suspended) ? nil : found.rule
    }
    absence.certain = rule(lifecycle)
    if let alternative = found.alternative {
      let other = rule(alternative)
      if (other == nil) != (absence.certain == nil) {
        absence = TerminationAbsence(requires: found.requires)
      }
    }
    return absence
  }

  /// Whether the row that decides has a launch: one that refuses has none, even where the answer
  /// is conditional.
  @inline(never)
  private func decide(
    _ query: RelaunchQuery, _ standing: Standing, in context: Context,
    into answer: inout RelaunchAnswer
  ) -> Bool {
    let matter = RelaunchMatter(query: query, standing: standing)
    let decision = decide(matter, in: context)
    guard decision.index >= 0 else { return false }
    let row = relaunch(decision.index)
    answer.verdict = decision.isConditional ? .conditional : row.verdict
    answer.rule = RuleReference(.relaunch, decision.index)
    answer.evidence = row.basis.evidence
    answer.isDisputed = row.conflict != nil
    answer.guarantee = row.guarantee
    answer.requires = decision.requires
    return row.verdict == .allowed || row.verdict == .conditional
  }

  @inline(never)
  private func deliver(
    _ index: Int, in context: Context, override: (Allowance) -> LimitOverride?,
    into answer: inout RelaunchAnswer
  ) {
    let row = delivery(index)
    answer.launchState = row.launchState
    if !row.onLaunchOnly || answer.standing != .inMemory {
      let callback =
        answer.standing == .inMemory ? row.callback : row.launchCallback ?? row.callback
      answer.callback = callback?.form(on: context.ruledOS, in: row.launchState)?.callback
    }
    answer.allowance = row.allowance
    guard let allowance = row.allowance else { return }
    let deadline = findDeadline(allowance, in: context, override: override(allowance))
    answer.allowed = deadline.limit ?? deadline.advice
  }

  @inline(never)
  func findStanding(_ termination: Termination, in context: Context) -> Int {
    decide(termination, in: context).index
  }

  /// The row of a trigger on the context's OS. Where rows of the profile exist for other versions
  /// alone, the trigger does not exist here, and the row is one of those.
  @inline(never)
  func findDelivery(_ trigger: Trigger, in context: Context) -> (index: Int, isAbsent: Bool) {
    let candidates = candidates(for: .delivery(of: trigger), in: context.era)
    var found = -1
    var other = -1
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = delivery(index)
      let isAbout = row.triggers.contains(trigger) && row.basis.profiles.contains(context.profile)
      if candidates.areAbout || isAbout {
        if row.since <= context.ruledOS && context.ruledOS < row.until {
          if row.applicability(context.known) == .yes,
            found < 0 || row.precedence > delivery(found).precedence
          {
            found = index
          }
        } else if other < 0 {
          other = index
        }
      }
      position &+= 1
    }
    return found >= 0 ? (found, false) : (other, other >= 0)
  }
}
