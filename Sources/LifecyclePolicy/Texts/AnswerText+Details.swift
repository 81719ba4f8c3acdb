// Questions, and the fields and lists of their answers, as lines of text.

extension AnswerText {
  /// Writes the question in a few words.
  mutating func put(_ question: AnyQuestion) {
    switch question {
    case .one(.transition(let query)):
      out.put(query.from.name)
      out.put(" -> ")
      out.put((query.to ?? policy.transition(query).to)?.name ?? "nowhere")
      out.put(", ")
      out.put(query.cause.name)
    case .next(let query): out.put("what may follow ", query.from.name)
    case .path(let query):
      out.put("from ", query.from.name)
      out.put(" to ", query.to.name)
    case .one(.deadline(let allowance)): out.put(allowance.name)
    case .one(.relaunch(let query)): put(query)
    case .one(.conduct(let query)):
      out.put(query.activity.name)
      out.put(" in the state ", query.state.name)
    case .duties(let callback):
      out.put("what the ", policy.kind.title)
      out.put(" must do in ", callback.name)
    case .one(.event(let query)):
      out.put(query.event.name)
      out.put(" in the state ", query.state.name)
    case .one(.mode(let mode)): out.put(mode.name)
    case .one(.quota(let quota)): out.put(quota.name)
    case .manifest: out.put("the manifest")
    case .one(.termination(let query)):
      if let domain = query.errorDomain {
        out.put(domain.title)
        out.put(" ")
        return out.put(Int64(Int32(truncatingIfNeeded: query.code)))
      }
      if let namespace = query.namespace {
        out.put(namespace.name)
        out.put(" ")
      }
      put(code: query.code)
    case .one(.suspension(let query)): put(query)
    case .one(.purge(let query)):
      out.put("memory is short in the state ", query.state.name)
      if !query.activities.isEmpty { out.put(", ") }
      put(query.activities)
    case .one(.call(let query)):
      out.put(query.callback.name)
      out.put(" for ", query.trigger?.name)
    }
  }

  private mutating func put(_ query: RelaunchQuery) {
    out.put(query.trigger.name)
    if let state = query.state {
      out.put(" in the state ", state.name)
    } else if query.termination == .none {
      out.put(
        policy.kind.isApp
          ? " to an app that is still in memory (suspended)" : " while its app is in memory")
    }
    if query.termination != .none { out.put(" after ", query.termination.name) }
    // The standing of an extension depends on its app.
    if query.termination != .none, !policy.kind.isApp { out.put(" of its app") }
    if !query.since.isEmpty { out.put(", since then ") }
    put(query.since)
    if query.isForceQuit { out.put(", force quit before") }
  }

  private mutating func put(_ query: SuspensionQuery) {
    guard !query.allowances.isEmpty || !query.activities.isEmpty || !query.begunInFront.isEmpty
    else { return out.put("suspension of an idle app") }
    out.put("suspension with ")
    put(query.allowances)
    if !query.allowances.isEmpty, !query.activities.isEmpty { out.put(", ") }
    put(query.activities)
    var isFirst = query.allowances.isEmpty && query.activities.isEmpty
    for activity in query.begunInFront.values {
      if !isFirst { out.put(", ") }
      isFirst = false
      out.put(activity.name)
      out.put(" begun in front")
    }
  }

  /// Writes a code as reports do: small numbers, such as those of signals, in decimal.
  private mutating func put(code: UInt64) {
    guard code > 0xfff else { return out.put(code) }
    out.put("0x")
    out.put(hexadecimal: code)
  }

  /// Writes the fields of the answer, and its list.
  mutating func putDetails(of question: AnyQuestion) {
    switch question {
    case .one(.transition(let query)):
      row("via", policy.transition(query).via?.name)
      putSteps(query)
    case .next(let query): putEdges(query)
    case .path(let query): putSteps(query)
    case .one(.deadline(let allowance)): putDetails(policy.deadline(allowance))
    case .one(.relaunch(let query)): putDetails(policy.relaunch(query))
    case .one(.conduct(let query)): putDetails(policy.conduct(query))
    case .duties(let callback): putDuties(callback)
    case .one(.event(let query)): putDetails(policy.delivery(query))
    case .one(.mode(let mode)): putDetails(policy.mode(mode))
    case .one(.quota(let quota)): putDetails(policy.quota(quota))
    case .manifest: putFindingRows()
    case .one(.termination(let query)): putDetails(policy.termination(query))
    case .one(.suspension(let query)): putDetails(policy.suspension(query))
    case .one(.purge(let query)): putDetails(policy.purge(query))
    case .one(.call(let query)): putDetails(policy.call(query))
    }
  }

  // ---- steps ------------------------------------------------------------------------------------

  /// Writes the callbacks and notifications, and each new state of the app or the scene.
  private mutating func putSteps(_ query: TransitionQuery) {
    let policy = policy
    var before: LifecycleState? = query.from
    var isFirst = true
    policy.forEachStep(query) { step in
      row(isFirst ? "callbacks" : "")
      isFirst = false
      put(step)
      if step.stateAfter != before { out.put(", then ", step.stateAfter?.name ?? "not known") }
      before = step.stateAfter
      return true
    }
    if isFirst { row("callbacks", "none") }
  }

  private mutating func put(_ step: TransitionStep) {
    if let notification = step.notification {
      out.put("  posts ", notification.name)
    } else {
      out.put(step.callback?.name ?? "")
      var between: Text = " ("
      put(&between, "reads ", step.reads?.name)
      put(&between, "scene ", step.sceneReads?.name)
      if let allowance = step.allowance {
        put(&between, "limited by ", clock(of: allowance))
        out.put(" ", allowance.name)
      }
      if !between.isSame(as: " (") { out.put(")") }
    }
    out.put(", else ", step.fallback?.name)
  }

  /// Writes a remark: `between`, the word and the text. Then sets `between` to a comma for the next
  /// remark. Does nothing if the text is nil.
  private mutating func put(_ between: inout Text, _ word: Text, _ text: Text?) {
    guard let text else { return }
    out.put(between)
    between = ", "
    out.put(word, text)
  }

  /// Returns the words for the clock that limits a callback. The caller writes the name of the
  /// allowance after these words.
  private func clock(of allowance: Allowance) -> Text {
    switch allowance {
    case .launch: "the watchdog of the whole"
    case .sceneCreate: "the watchdog of a new scene,"
    case .sceneUpdate: "the watchdog of the interface,"
    case .resume: "the watchdog of the return,"
    case .suspend: "the watchdog of leaving,"
    case .didEnterBackground, .willTerminate, .expirationHandler: "its own time,"
    case .exitsOnSuspendCleanup: "the time to clean up,"
    default: "the allowance"
    }
  }

  /// Writes the transitions that may follow as a table. A first pass measures the columns.
  private mutating func putEdges(_ query: NextQuery) {
    var widths = EdgeWidths()
    putEdges(query, &widths)
    guard widths.count > 0 else { return }
    widths.areMeasured = true
    beginLine()
    out.put("  ")
    out.put("cause", false, widths.cause)
    out.put("to", false, widths.to)
    out.put("verdict", false, widths.verdict)
    out.put("rule")
    putEdges(query, &widths)
    guard widths.isDisputed else { return }
    beginLine()
    out.put("  *: another source disagrees")
  }

  /// In the first pass, measures each transition; in the second pass, writes it.
  private mutating func putEdges(_ query: NextQuery, _ widths: inout EdgeWidths) {
    let policy = policy
    policy.forEachEdge(query) { edge in
      guard widths.areMeasured else {
        widths.measure(edge)
        return true
      }
      beginLine()
      out.put("  ")
      out.put(edge.cause.name, edge.isDisputed, widths.cause)
      out.put(edge.to.name, false, widths.to)
      out.put(edge.verdict.name, false, widths.verdict)
      put(edge.rule)
      return true
    }
  }

  private mutating func putSteps(_ query: PathQuery) {
    let policy = policy
    if let allowed = query.allowedCauses { row("allowed", allowed) }
    var number = 0
    policy.forEachPathStep(policy.path(query), query) { step in
      number &+= 1
      row("step", number)
      out.put(step.from.name)
      out.put(" -> ", step.to.name)
      out.put(", ", step.cause.name)
      putSteps(step.query)
      row("rule")
      put(step.rule)
      return true
    }
  }

  // ---- fields -----------------------------------------------------------------------------------

  private mutating func putDetails(_ answer: DeadlineAnswer) {
    row("advice")
    put(answer.advice)
    row("limit")
    put(answer.limit)
    row("warning")
    put(answer.warning)
    row("at expiry", answer.atExpiry?.name ?? "not known")
    row("code", answer.code?.name)
    row("termination", answer.termination?.name)
    row("extendable", answer.extendable.word)
    guard answer.starts != nil || !answer.resets.isEmpty || answer.isShared else { return }
    row("clock")
    var between: Text = ""
    put(&between, "starts at ", answer.starts?.name)
    if !answer.resets.isEmpty {
      put(&between, "reset at ", "")
      put(answer.resets, " and ")
    }
    if answer.isShared { put(&between, "shared by all tasks of the kind", "") }
  }

  private mutating func putDetails(_ answer: RelaunchAnswer) {
    row("guarantee", answer.guarantee?.name)
    if let state = answer.launchState {
      switch answer.standing {
      case .running, .inFront: row("reached", "in the ")
      case .inMemory: row("woken", "in the ")
      default: row("launched", "in the ")
      }
      // An app that is launched into the state `inactive` is on its way to the foreground.
      out.put(state == .inactive ? "foreground" : state.name)
    }
    row("callback", answer.callback?.name)
    if let allowance = answer.allowance {
      row("allowance", allowance.name)
      out.put(", ")
      put(answer.allowanceDuration)
    }
    guard let disposition = answer.disposition else { return }
    row(answer.verdict == .conditional ? "otherwise" : "disposition", disposition.name)
    out.put(" until ", answer.occasion?.name)
    put(inBrackets: answer.dispositionRule)
  }

  private mutating func putDetails(_ answer: ConductAnswer) {
    row("price", answer.price?.name)
    row("code", answer.code?.name)
    row("termination", answer.termination?.name)
    guard let callback = answer.stopBefore else { return }
    row("stop before", callback.name)
    out.put(" returns")
  }

  private mutating func putDuties(_ callback: Callback) {
    let policy = policy
    var number = 0
    policy.forEachDuty(callback) { duty in
      number &+= 1
      row("duty", number)
      out.put(duty.text)
      if let undone = duty.undoneAt {
        out.put(" Undone at ", undone.name)
        out.put(".")
      }
      put(inBrackets: duty.rule)
      return true
    }
  }

  private mutating func putDetails(_ answer: EventAnswer) {
    row("manner", answer.manner?.name)
    row("callback", answer.callback?.name)
    row("merging", answer.merging?.name)
    if let rank = answer.rank {
      row("place")
      out.put(rank)
      out.put(" among the waiting notices")
    }
    row("wakes as", answer.trigger?.name)
  }

  private mutating func putDetails(_ answer: ModeAnswer) {
    row("versions")
    if let introduced = answer.introduced {
      out.put("since ")
      out.put(introduced)
    } else {
      out.put("first version not known")
    }
    if let deprecated = answer.deprecated {
      out.put(", deprecated ")
      out.put(deprecated)
    }
    if let removed = answer.removed {
      out.put(", removed ")
      out.put(removed)
    }
    row("wakes for", answer.wakes)
    row("permits", answer.permits)
    row("keeps running", answer.keepsRunning)
  }

  private mutating func putDetails(_ answer: QuotaAnswer) {
    row("allowed")
    if let count = answer.count { putCount(count, answer.unit) } else { out.put("not known") }
    if let window = answer.window {
      out.put(" in ")
      put(window)
    }
    row("when exceeded", answer.atExcess?.name ?? "not known")
  }

  private mutating func putFindingRows() {
    let policy = policy
    policy.forEachFinding { finding in
      row(finding.severity.name, finding.key)
      if !finding.value.isEmpty { out.put(": ", finding.value) }
      row("", finding.text)
      put(inBrackets: finding.rule)
      return true
    }
  }

  private mutating func putDetails(_ answer: TerminationAnswer) {
    row("cause", answer.cause?.name)
    let meaning = policy.meaning(of: answer)
    row("meaning", meaning.isEmpty ? "not known" : meaning)
    if let allowance = answer.allowance {
      row("allowance", allowance.name)
      if let duration = answer.allowanceDuration {
        out.put(", ")
        put(duration)
      }
    }
    guard let broken = answer.brokenRule else { return }
    row("broken rule")
    put(broken)
  }

  private mutating func putDetails(_ answer: SuspensionAnswer) {
    guard !answer.allowances.isEmpty || !answer.activities.isEmpty else { return }
    row("held by")
    put(answer.allowances)
    if !answer.allowances.isEmpty, !answer.activities.isEmpty { out.put(", ") }
    put(answer.activities)
  }

  private mutating func putDetails(_ answer: PurgeAnswer) {
    row("rank")
    if let rank = answer.rank {
      out.put(rank)
      out.put("; the lowest is ended first")
    } else {
      out.put("not known")
    }
    row("warned", answer.warned.word)
  }
}

extension AnswerText {
  /// Writes the receiver, the options and the return value with their titles, and the names of
  /// further options.
  private mutating func putDetails(_ answer: CallAnswer) {
    row("receiver", answer.receiver)
    row("launch option", answer.launchOption)
    row("maybe also", answer.moreLaunchOptions)
    row("scene option", answer.connectionOption)
    row("maybe also", answer.moreConnectionOptions)
    row("returns", answer.returnValue)
  }

  /// Writes a line with the name of a value, and its title in brackets. Writes nothing without a
  /// value.
  private mutating func row<Value: VocabularyEnum>(_ name: Text, _ value: Value?) {
    guard let value else { return }
    row(name, value.name)
    out.put(" (")
    out.put(value.title)
    out.put(")")
  }
}

/// The widths of the columns in a table of transitions: at least the widths of the headings.
private struct EdgeWidths {
  var cause = 5
  var to = 2
  var verdict = 7
  var count = 0
  var isDisputed = false
  var areMeasured = false

  mutating func measure(_ edge: NextEdge) {
    var measure = TextWriter(nil, 0)
    cause = max(cause, measure.width(edge.cause.name, edge.isDisputed))
    to = max(to, measure.width(edge.to.name, false))
    verdict = max(verdict, measure.width(edge.verdict.name, false))
    count &+= 1
    isDisputed = isDisputed || edge.isDisputed
  }
}

extension TextWriter {
  /// Returns the width of a text, including the mark of a disputed entry.
  fileprivate mutating func width(_ text: Text, _ isMarked: Bool) -> Int {
    let start = count
    put(text, isMarked, 0)
    return count &- start &- 2
  }

  /// Writes a text, padded to the width of its column, and two spaces.
  @inline(never)
  fileprivate mutating func put(_ text: Text, _ isMarked: Bool, _ width: Int) {
    let start = count
    put(text)
    if isMarked { put("*") }
    while count &- start < width { put(" ") }
    put("  ")
  }
}

extension Fact {
  fileprivate var word: Text {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .unknown: "not known"
    }
  }
}
