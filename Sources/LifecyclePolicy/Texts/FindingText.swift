// Writes the findings of an audit as text.

extension TextWriter {
  /// Writes what is wrong, in which states the app was, what was expected instead or how the
  /// process most likely ended, and the rule.
  package mutating func put(_ finding: AuditFinding, _ book: Book) {
    switch finding.severity {
    case .error: put("violation: ")
    case .warning: put("warning: ")
    case .note: put("note: ")
    }
    putHead(finding, book)
    put(" [audit.")
    put(finding.kind.name)
    put("]")
    if finding.kind != .overrun, finding.kind != .end, finding.kind != .gap,
      finding.kind != .clock, finding.kind != .unread, finding.places != 0
    {
      put("\n  the app was ")
      put(states: finding.places)
    }
    if finding.kind == .order || finding.kind == .reads { putExpected(finding) }
    if finding.kind == .end, let termination = finding.termination {
      put("\n  most likely: ")
      put(termination.name)
    }
    put("\n  rule: ", finding.rule ?? finding.expected.rule, book)
  }

  private mutating func putHead(_ finding: AuditFinding, _ book: Book) {
    switch finding.kind {
    case .order:
      putRecord(finding)
      put(" is not what iOS does next")
    case .missing:
      putStep(finding)
      put(" is missing before ")
      putRecord(finding)
    case .reads:
      putRecord(finding)
      put(" cannot read ")
      let state = finding.reads != 0 ? finding.reads : finding.sceneReads
      put(LifecycleState(given: state != 0 ? state : finding.code)?.name ?? "that")
    case .unavailable:
      put("the OS does not call ")
      putRecord(finding)
    case .overrun:
      put(finding.allowance?.name ?? "something")
      putToken(finding)
      put(" took ")
      put(seconds: finding.took ?? Nanoseconds(0))
      put(" s; its limit is ")
      put(seconds: finding.limit ?? Nanoseconds(0))
      put(" s")
    case .notEnded:
      put("background task")
      putToken(finding)
      put(" was never ended")
    case .endedTwice:
      put("background task")
      putToken(finding)
      put(" was ended twice")
    case .begunInHandler:
      put("background task")
      putToken(finding)
      put(" was begun in an expiration handler")
    case .end: put("the process has ended")
    case .gap: put("records are missing here")
    case .clock:
      put("the time is ")
      put(seconds: finding.took ?? Nanoseconds(0))
      put(" s before that of an earlier record")
    case .inferred:
      putRecord(finding)
      put(" is explained by an inferred rule alone")
    case .tolerated:
      putRecord(finding)
      put(" is only tolerated")
    case .account:
      putRecord(finding)
      put(" is explained by a second account alone")
    case .unread: put("the record cannot be read: it has a value that does not exist")
    }
  }

  private mutating func putToken(_ finding: AuditFinding) {
    guard finding.token != 0 else { return }
    put(" ")
    put(finding.token)
  }

  /// Writes the subject of the record.
  private mutating func putRecord(_ finding: AuditFinding) {
    switch RecordKind(given: finding.recordKind) {
    case .entered, .returned, .completed:
      put(Callback(given: finding.code)?.name ?? "the call")
    case .notification: put(LifecycleNotification(given: finding.code)?.name ?? "the notification")
    case .stateRead, .stateSampled: put("the app")
    case .launch: put("the launch")
    default: put("the record")
    }
  }

  private mutating func putStep(_ finding: AuditFinding) {
    put(finding.expected.callback?.name ?? finding.expected.notification?.name ?? "a record")
  }

  private mutating func putExpected(_ finding: AuditFinding) {
    guard finding.expected.callback != nil || finding.expected.notification != nil else { return }
    put("\n  may come next: ")
    putStep(finding)
    put(" reading ", finding.expected.reads?.name)
    put(" after ", finding.expected.cause?.name)
  }

  /// Writes the states of a mask, with "or" between them.
  private mutating func put(states: UInt64) {
    var isFirst = true
    for state in Mask<LifecycleState>(low: states, high: 0).values {
      if !isFirst { put(" or ") }
      put(state.name)
      isFirst = false
    }
  }

  private mutating func put(_ word: Text, _ rule: RuleIndex?, _ book: Book) {
    guard let rule, let found = book.rule(rule.number) else { return }
    put(word)
    put(found.id)
  }
}
