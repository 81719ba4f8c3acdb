// Puts questions and their answers into the stream, under the field names of the header.

import LifecyclePolicy

extension AnswerStream {
  /// Puts a question and the core's answer. If the answer has a list (steps, edges, duties or
  /// findings), puts the list, too.
  mutating func put(_ question: BookQuestion, _ policy: Policy) throws {
    try begin(.question)
    put(number: Int64(question.kind.rawValue))
    switch question {
    case .transition(let query):
      put(.transitionQuery) { $0.fields(of: query) }
      put(policy.transition(query))
      put(.step, policy.steps(query)) { $0.fields(of: $1) }
    case .next(let query):
      put(.nextQuery) { out in
        out.put("from", query.from)
        out.put("last_cause", query.lastCause)
      }
      let answer = policy.next(query)
      put(.nextAnswer, answer) { $0.put("count", answer.count) }
      put(.edge, policy.edges(query)) { $0.fields(of: $1) }
    case .path(let query):
      put(.pathQuery) { $0.fields(of: query) }
      let answer = policy.path(query)
      put(.pathAnswer, answer) { $0.put("count", answer.count) }
      put(.pathStep, policy.steps(query)) { $0.fields(of: $1) }
    case .deadline(let allowance):
      put(.deadlineQuery) { $0.put("allowance", allowance) }
      put(policy.deadline(allowance))
    case .relaunch(let query):
      put(.relaunchQuery) { $0.fields(of: query) }
      put(policy.relaunch(query))
    case .conduct(let query):
      put(.conductQuery) { out in
        out.put("state", query.state)
        out.put("activity", query.activity)
      }
      put(policy.conduct(query))
    case .delivery(let query):
      put(.deliveryQuery) { out in
        out.put("state", query.state)
        out.put("event", query.event)
      }
      put(policy.delivery(query))
    case .quota(let quota):
      put(.quotaQuery) { $0.put("quota", quota) }
      put(policy.quota(quota))
    case .modes(let mode):
      put(.modeQuery) { $0.put("mode", mode) }
      put(policy.mode(mode))
    case .duties(let callback):
      put(.dutiesQuery) { $0.put("callback", callback) }
      let answer = policy.duties(callback)
      put(.dutiesAnswer, answer) { $0.put("count", answer.count) }
      put(.duty, policy.dutyList(callback)) { out, duty in
        out.put("rule", duty.rule)
        out.put("undone_at", duty.undoneAt)
      }
    case .manifest:
      let answer = policy.manifest()
      put(.manifestAnswer, answer) { $0.put("count", answer.count) }
      put(.finding, policy.findings()) { out, finding in
        out.put("rule", finding.rule)
        out.put("severity", finding.severity)
      }
    case .termination(let query):
      put(.terminationQuery) { out in
        out.put("reason_namespace", query.namespace)
        out.put("code", query.code)
        out.put("error_domain", query.errorDomain)
      }
      put(policy.termination(query))
    case .suspension(let query):
      put(.suspensionQuery) { out in
        out.put("allowances", query.allowances)
        out.put("activities", query.activities)
        out.put("begun_in_front", query.begunInFront)
      }
      let answer = policy.suspension(query)
      put(.suspensionAnswer, answer) { out in
        out.put("allowances", answer.allowances)
        out.put("activities", answer.activities)
      }
    case .purge(let query):
      put(.purgeQuery) { out in
        out.put("state", query.state)
        out.put("activities", query.activities)
      }
      let answer = policy.purge(query)
      put(.purgeAnswer, answer) { out in
        out.put("warned", answer.warned)
        out.put("rank", count: answer.rank)
      }
    case .call(let query):
      put(.callQuery) { out in
        out.put("callback", query.callback)
        out.put("trigger", query.trigger)
      }
      put(policy.call(query))
    }
  }

  /// Puts the explanation of the last question: the rules that the question involves.
  mutating func put(explanationOf question: Question, _ policy: Policy) throws {
    try begin(.explanation)
    put(.explanation, policy.explain(question)) { out, row in
      out.put("rule", row.rule)
      out.put("role", row.role)
      out.put("failing_mask[0]", "failing_mask[1]", row.failing)
      out.put("unknown_mask[0]", "unknown_mask[1]", row.unknown)
    }
  }

  // MARK: - Queries

  private mutating func fields(of query: TransitionQuery) {
    put("from", query.from)
    put("to", query.to)
    put("cause", query.cause)
    put("last_cause", query.lastCause)
    put("trigger", query.trigger)
    put("interruption", query.interruption)
  }

  private mutating func fields(of query: PathQuery) {
    put("from", query.from)
    put("to", query.to)
    put("last_cause", query.lastCause)
    put("trigger", query.trigger)
    put("allowed_causes[0]", "allowed_causes[1]", query.allowedCauses ?? .none)
  }

  /// Puts the fields of a relaunch query. Some fields can be written in two ways that have the same
  /// answer; `isOther` chooses the way:
  /// - A query without a state is also written with the state that the termination implies.
  /// - A query about an app in memory is written without a termination, or with a crash.
  /// - If there was no force quit, the query says so, or leaves this unknown.
  private mutating func fields(of query: RelaunchQuery) {
    let implied: AppState = query.termination == .none ? .suspended : .notRunning
    let state = query.state ?? (isOther ? implied : nil)
    let isInMemory = state.map { $0 != .notRunning && $0 != .prewarmed } ?? false
    put("termination", isInMemory ? (isOther ? nil : .crash) : query.termination)
    put("trigger", query.trigger)
    put("state", state)
    put("events_since", query.since)
    put("force_quit", query.isForceQuit ? Fact.yes : isOther ? .no : .unknown)
  }

  // MARK: - Answers

  /// Puts the fields that every answer begins with, and then the other fields.
  private mutating func put(
    _ what: HeaderStruct, _ answer: some RuledAnswer, _ others: (inout AnswerStream) -> Void
  ) {
    put(what) { out in
      let ruling = answer.ruling
      out.put("verdict", ruling.verdict)
      out.put("newest_verdict", ruling.newestVerdict)
      out.put("rule", ruling.rule)
      out.put("evidence", ruling.evidence)
      out.put("flags", ruling.flags)
      out.put("reason", ruling.reason)
      out.put("requires_mask[0]", "requires_mask[1]", ruling.requires)
      others(&out)
    }
  }

  private mutating func put(_ answer: TransitionAnswer) {
    put(.transitionAnswer, answer) { out in
      out.put("via", answer.via)
      out.put("to", answer.to)
    }
  }

  private mutating func put(_ answer: DeadlineAnswer) {
    put(.deadlineAnswer, answer) { out in
      out.put("at_expiry", answer.atExpiry)
      out.put("advice_ns", answer.advice)
      out.put("limit_ns", answer.limit)
      out.put("warning_ns", answer.warning)
      out.put("code", answer.code)
      out.put("termination", answer.termination)
      out.put("starts", answer.starts)
      out.put("resets_mask", answer.resets)
    }
  }

  private mutating func put(_ answer: RelaunchAnswer) {
    put(.relaunchAnswer, answer) { out in
      out.put("guarantee", answer.guarantee)
      out.put("launch_state", answer.launchState)
      out.put("callback", answer.callback)
      out.put("allowance", answer.allowance)
      out.put("standing", answer.standing)
      out.put("allowance_ns", answer.allowanceDuration)
      out.put("delivery_rule", answer.deliveryRule)
      out.put("disposition", answer.disposition)
      out.put("occasion", answer.occasion)
      out.put("disposition_rule", answer.dispositionRule)
    }
  }

  private mutating func put(_ answer: ConductAnswer) {
    put(.conductAnswer, answer) { out in
      out.put("stop_before", answer.stopBefore)
      out.put("price", answer.price)
      out.put("code", answer.code)
      out.put("termination", answer.termination)
    }
  }

  private mutating func put(_ answer: EventAnswer) {
    put(.deliveryAnswer, answer) { out in
      out.put("manner", answer.manner)
      out.put("callback", answer.callback)
      out.put("merging", answer.merging)
      out.put("trigger", answer.trigger)
      out.put("rank", count: answer.rank)
    }
  }

  private mutating func put(_ answer: QuotaAnswer) {
    put(.quotaAnswer, answer) { out in
      out.put("unit", answer.unit)
      out.put("count", count: answer.count)
      out.put("window_ns", answer.window)
      out.put("at_excess", answer.atExcess)
    }
  }

  private mutating func put(_ answer: ModeAnswer) {
    put(.modeAnswer, answer) { out in
      out.put("introduced", answer.introduced)
      out.put("deprecated", answer.deprecated)
      out.put("removed", answer.removed)
    }
  }

  private mutating func put(_ answer: CallAnswer) {
    put(.callAnswer, answer) { out in
      out.put("receiver", answer.receiver)
      out.put("launch_option", answer.launchOption)
      out.put("connection_option", answer.connectionOption)
      out.put("return_value", answer.returnValue)
      out.put("more_launch_options", answer.moreLaunchOptions)
      out.put("more_connection_options", answer.moreConnectionOptions)
    }
  }

  private mutating func put(_ answer: TerminationAnswer) {
    put(.terminationAnswer, answer) { out in
      out.put("cause", answer.cause)
      out.put("allowance", answer.allowance)
      out.put("broken_rule", answer.brokenRule)
      out.put("allowance_ns", answer.allowanceDuration)
    }
  }

  // MARK: - Items of lists

  private mutating func fields(of step: TransitionStep) {
    put("callback", step.callback)
    put("fallback", step.fallback)
    put("notification", step.notification)
    put("state", step.reads)
    put("scene_state", step.sceneReads.map { LifecycleState($0) })
    put("rule", step.rule)
    put("state_after", step.stateAfter)
    put("allowance", step.allowance)
  }

  private mutating func fields(of edge: NextEdge) {
    put("cause", edge.cause)
    put("to", edge.to)
    put("verdict", edge.verdict)
    put("rule", edge.rule)
    put("evidence", edge.evidence)
    put("flags", edge.isDisputed ? 1 : 0)
    put("reason", edge.reason)
  }

  private mutating func fields(of step: PathStep) {
    put("cause", step.cause)
    put("from", step.from)
    put("to", step.to)
    put("last_cause", step.query.lastCause)
    put("trigger", step.query.trigger)
    put("rule", step.rule)
  }
}

extension BookQuestion {
  /// The number of this kind of question in the C header.
  var kind: QuestionKind {
    switch self {
    case .transition: .transition
    case .next: .next
    case .path: .path
    case .deadline: .deadline
    case .relaunch: .relaunch
    case .conduct: .conduct
    case .delivery: .delivery
    case .quota: .quota
    case .modes: .mode
    case .duties: .duties
    case .manifest: .manifest
    case .termination: .termination
    case .suspension: .suspension
    case .purge: .purge
    case .call: .call
    }
  }

  /// This question in the form that `Policy.explain` takes; nil if the library does not explain
  /// questions of this kind.
  var explainable: Question? {
    switch self {
    case .transition(let query): .transition(query)
    case .deadline(let allowance): .deadline(allowance)
    case .relaunch(let query): .relaunch(query)
    case .conduct(let query): .conduct(query)
    case .delivery(let query): .event(query)
    case .quota(let quota): .quota(quota)
    case .modes(let mode): .mode(mode)
    case .termination(let query): .termination(query)
    case .suspension(let query): .suspension(query)
    case .purge(let query): .purge(query)
    case .call(let query): .call(query)
    case .next, .path, .duties, .manifest: nil
    }
  }
}
