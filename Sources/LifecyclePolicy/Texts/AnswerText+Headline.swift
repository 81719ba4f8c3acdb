// Writes answers as headlines.

extension AnswerText {
  /// Writes the headline: the verdict, its conditions, its reason, and more specific words. If the
  /// specific words mean as much as "allowed" or "forbidden", writes only them.
  mutating func putHeadline() {
    let ruling = grounds.ruling
    let replaces = ruling.verdict == .allowed || ruling.verdict == .forbidden && saysWhatIsRefused
    guard !replaces || !hasOwnWords else { return putOwnWords(of: grounds.question) }
    out.put(ruling.verdict.name)
    putConditions()
    if ruling.verdict == .unknownOS {
      out.put(" (on the newest known: ")
      out.put(ruling.newestVerdict.name)
      out.put(")")
    }
    if case .one(.transition(let query)) = grounds.question, ruling.reason == .notOneStep {
      out.put(", not in one step (")
      putWay(query)
      out.put(")")
    } else if let reason = ruling.reason {
      out.put(" (")
      out.put(reason.name)
      out.put(")")
    }
    if ruling.rule == nil, !policy.kind.isApp {
      return out.put(", no rule is about such a process")
    }
    guard hasOwnWords else { return }
    out.put(", ")
    putOwnWords(of: grounds.question)
  }

  /// Writes the conditions on which the verdict depends. If there are none, writes the assumptions
  /// behind the verdict.
  private mutating func putConditions() {
    let verdict = grounds.ruling.verdict
    let missing = verdict == .conditional ? grounds.conditions(.notGiven) : .none
    let assumed = verdict == .allowed ? grounds.hollow : grounds.reasons
    guard !missing.isEmpty || !assumed.isEmpty else { return }
    out.put(missing.isEmpty ? ", assuming " : ", depends on ")
    put(missing.isEmpty ? assumed : missing, between: " and ")
  }

  /// True if the headline has more specific words than "allowed".
  private var hasOwnWords: Bool {
    switch grounds.question {
    case .one(.deadline), .one(.quota), .one(.termination), .one(.suspension), .one(.purge): true
    case .next, .duties, .manifest: true
    case .one(.call(let query)): policy.call(query).receiver != nil
    case .one, .path: false
    }
  }

  /// True if the headline also has more specific words than "forbidden".
  private var saysWhatIsRefused: Bool {
    switch grounds.question {
    case .one(.suspension), .one(.termination), .manifest: true
    default: false
    }
  }

  private mutating func putOwnWords(of question: AnyQuestion) {
    switch question {
    case .one(.deadline(let allowance)): putTime(policy.deadline(allowance))
    case .one(.quota(let quota)): putCount(policy.quota(quota), of: quota)
    case .manifest: putFindings()
    case .one(.termination(let query)): putEnd(policy.termination(query), query)
    case .one(.suspension(let query)): putHeld(policy.suspension(query), query)
    case .one(.purge(let query)):
      guard let rank = policy.purge(query).rank else { return out.put("no rank is known") }
      out.put("ended as number ")
      out.put(rank)
    case .one(.call(let query)): putCall(policy.call(query))
    case .next(let query):
      out.put(Int64(policy.next(query).count), "step")
      out.put(" may follow")
    case .duties(let callback):
      let count = policy.duties(callback).count
      out.put(Int64(count))
      out.put(count == 1 ? " duty" : " duties")
    case .one, .path: break
    }
  }

  /// Writes the receiver of the callback, and the options with which it comes.
  private mutating func putCall(_ answer: CallAnswer) {
    guard let receiver = answer.receiver else { return }
    out.put("goes to ")
    out.put(receiver.title)
    switch answer.launchOption {
    case nil: break
    case LaunchOption.none?: out.put(", launchOptions has no key for it")
    case let option?: out.put(", launchOptions has ", option.title)
    }
    switch answer.connectionOption {
    case nil: break
    case ConnectionOption.none?: out.put(", connectionOptions has nothing for it")
    case let option?: out.put(", connectionOptions has ", option.title)
    }
  }

  /// Writes the states on the way of a transition, each once.
  private mutating func putWay(_ query: TransitionQuery) {
    var seen = Mask<LifecycleState>.none
    let policy = policy
    put(query.from, on: &seen)
    put(policy.transition(query).via, on: &seen)
    policy.forEachStep(query) { step in
      put(step.stateAfter, on: &seen)
      return true
    }
    put(query.to, on: &seen)
  }

  private mutating func put(_ state: LifecycleState?, on seen: inout Mask<LifecycleState>) {
    guard let state, !seen.contains(state) else { return }
    if !seen.isEmpty { out.put(" -> ") }
    seen.insert(state)
    out.put(state.name)
  }

  private mutating func putTime(_ answer: DeadlineAnswer) {
    guard let limit = answer.limit else {
      guard let advice = answer.advice else { return out.put("no figure is known") }
      out.put("about ")
      put(advice)
      return out.put(" (advice)")
    }
    put(limit)
    switch answer.atExpiry {
    case .terminate: putThen(" is terminated")
    case .suspend: putThen(" is suspended")
    case .markFailed: out.put(", then it counts as failed")
    case .cancel: out.put(", then it is cancelled")
    case .throttle: out.put(", then it is granted less often")
    case .reportOnly: out.put(", then it is reported")
    case .deliverFallback: out.put(", then the fallback is delivered")
    case .stopLaunching: putThen(" is no longer launched")
    case .nothing: out.put(", then nothing happens")
    default: break
    }
  }

  /// Writes what happens to the process afterwards.
  @inline(never)
  private mutating func putThen(_ words: Text) {
    out.put(", then the ", policy.kind.title)
    out.put(words)
  }

  private mutating func putCount(_ answer: QuotaAnswer, of quota: Quota) {
    guard let count = answer.count else { return out.put("no figure is known") }
    switch quota {
    case .monitoredRegions: out.put(count, "region")
    case .scheduledLocalNotifications: out.put(count, "notification")
    default: putCount(count, answer.unit)
    }
    guard let window = answer.window else { return }
    out.put(" in ")
    put(window)
  }

  /// Writes a count, and its unit unless the unit is `count`.
  mutating func putCount(_ count: Int64, _ unit: QuotaUnit?) {
    out.put(count)
    if let unit, unit != .count { out.put(" ", unit.name) }
  }

  private mutating func putFindings() {
    let start = out.count
    putFindings(.error, from: start)
    putFindings(.warning, from: start)
    putFindings(.note, from: start)
    if out.count == start { out.put("nothing found") }
  }

  private mutating func putFindings(_ severity: Severity, from start: Int) {
    var count: Int64 = 0
    policy.forEachFinding { finding in
      count &+= finding.severity == severity ? 1 : 0
      return true
    }
    guard count > 0 else { return }
    if out.count > start { out.put(", ") }
    out.put(count, severity.name)
  }

  private mutating func putEnd(_ answer: TerminationAnswer, _ query: TerminationQuery) {
    if let cause = answer.cause {
      out.put(cause.name)
      out.put(": ", answer.allowance?.name)
    } else if query.errorDomain != nil {
      out.put(answer.rule == nil ? "not a known error" : "ends nothing")
    } else if query.namespace == .signal, query.code != 0 {
      out.put("ended by signal ")
      out.put(query.code)
    } else if let namespace = query.namespace {
      out.put("ended for a reason of ", namespace.name)
    } else {
      out.put("no termination found")
    }
  }

  private mutating func putHeld(_ answer: SuspensionAnswer, _ query: SuspensionQuery) {
    if !answer.allowances.isEmpty || !answer.activities.isEmpty {
      out.put("not suspended, held by ")
      put(answer.allowances, " and ")
      if !answer.allowances.isEmpty, !answer.activities.isEmpty { out.put(" and ") }
      return put(answer.activities, " and ")
    }
    out.put("may be suspended")
    let policy = policy
    var isFirst = true
    policy.forEachExplanation(of: .suspension(query)) { explanation in
      guard mayHold(explanation) else { return true }
      out.put(isFirst ? ", but not with " : " or ")
      isFirst = false
      var rest = explanation.failing
      while let condition = rest.first {
        rest.removeFirst()
        put(needed: condition)
        if !rest.isEmpty { out.put(" and ") }
      }
      return true
    }
  }

  /// Returns whether a rule would keep the app from being suspended if an assumption failed.
  private func mayHold(_ explanation: Explanation) -> Bool {
    let rule = policy.rule(explanation.rule)
    guard explanation.role == .conditionFails, rule.family == .suspension else { return false }
    let allowances: Mask<Allowance> = rule.set(.allowances, .suspension)
    let activities: Mask<Activity> = rule.set(.activities, .suspension)
    guard !allowances.isEmpty || !activities.isEmpty,
      explanation.failing.subtracting(rule.when).isEmpty
    else { return false }
    for condition in explanation.failing.values {
      guard grounds.knowledge(of: condition) == .assumed else { return false }
    }
    return true
  }
}
