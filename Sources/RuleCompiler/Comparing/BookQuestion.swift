// A question of any kind, which can report each part of its answer and describe itself in words.

import LifecyclePolicy

public enum BookQuestion: Sendable {
  case transition(TransitionQuery)
  case next(NextQuery)
  case path(PathQuery)
  case deadline(Allowance)
  case relaunch(RelaunchQuery)
  case conduct(ConductQuery)
  case delivery(EventQuery)
  case quota(Quota)
  case modes(BackgroundMode)
  case duties(Callback)
  case manifest
  case termination(TerminationQuery)
  case suspension(SuspensionQuery)
  case purge(PurgeQuery)
  case call(CallQuery)
}

extension BookQuestion {
  /// Asks `policy` this question and reports each part of the answer to `out`.
  public func tell<Out: AnswerVisitor>(_ policy: Policy, to out: inout Out) {
    switch self {
    case .transition(let query):
      let answer = policy.transition(query)
      out.put(answer.ruling)
      out.put("via", state: answer.via)
      out.put("to", state: answer.to)
      out.put(stepsOf: query, policy)
    case .next(let query): tell(query, policy, to: &out)
    case .path(let query): tell(query, policy, to: &out)
    case .deadline(let allowance): out.put(policy.deadline(allowance))
    case .relaunch(let query): out.put(policy.relaunch(query))
    case .conduct(let query):
      let answer = policy.conduct(query)
      out.put(answer.ruling)
      out.put("stop_before", answer.stopBefore)
      out.put("price", answer.price)
      out.put("code", answer.code)
      out.put("termination", answer.termination)
    case .delivery(let query):
      let answer = policy.delivery(query)
      out.put(answer.ruling)
      out.put("manner", answer.manner)
      out.put("callback", answer.callback)
      out.put("merging", answer.merging)
      out.put("rank", count: answer.rank)
      out.put("trigger", answer.trigger)
    case .quota(let quota):
      let answer = policy.quota(quota)
      out.put(answer.ruling)
      out.put("count", count: answer.count)
      out.put("unit", answer.unit)
      out.put("window_seconds", answer.window)
      out.put("at_excess", answer.atExcess)
    case .modes(let mode): out.put(policy.mode(mode))
    case .duties(let callback): tell(callback, policy, to: &out)
    case .manifest: tellManifest(policy, to: &out)
    case .termination(let query):
      let answer = policy.termination(query)
      out.put(answer.ruling)
      out.put("cause", answer.cause)
      out.put("meaning", policy.meaning(of: answer))
      out.put("allowance", answer.allowance)
      out.put("allowance_seconds", answer.allowanceDuration)
      out.put("broken_rule", rule: answer.brokenRule)
    case .suspension(let query):
      let answer = policy.suspension(query)
      out.put(answer.ruling)
      out.put("allowances", answer.allowances)
      out.put("activities", answer.activities)
    case .purge(let query):
      let answer = policy.purge(query)
      out.put(answer.ruling)
      out.put("rank", count: answer.rank)
      out.put("warned", flag: answer.warned == .unknown ? nil : answer.warned == .yes)
    case .call(let query): out.put(policy.call(query))
    }
  }

  private func tell<Out: AnswerVisitor>(_ query: NextQuery, _ policy: Policy, to out: inout Out) {
    out.put(policy.next(query).ruling)
    out.list("transitions") { out in
      policy.forEachEdge(query) { edge in
        out.item { out in
          out.put("rule", rule: edge.rule)
          out.put("cause", edge.cause)
          out.put("to", state: edge.to)
          out.put("verdict", edge.verdict)
          out.put("evidence", edge.evidence)
          out.put("disputed", flag: edge.isDisputed)
          out.put("reason", edge.reason)
          out.put("termination", edge.to == .notRunning ? edge.cause.termination : nil)
        }
        return true
      }
    }
  }

  private func tell<Out: AnswerVisitor>(_ query: PathQuery, _ policy: Policy, to out: inout Out) {
    let answer = policy.path(query)
    out.put(answer.ruling)
    out.list("steps") { out in
      policy.forEachPathStep(answer, query) { step in
        out.item { out in
          out.put("rule", rule: step.rule)
          out.put("cause", step.cause)
          out.put("from", state: step.from)
          out.put("to", state: step.to)
          out.put(stepsOf: step.query, policy)
        }
        return true
      }
    }
  }

  private func tell<Out: AnswerVisitor>(_ callback: Callback, _ policy: Policy, to out: inout Out) {
    out.put(policy.duties(callback).ruling)
    out.list("duties") { out in
      policy.forEachDuty(callback) { duty in
        out.item { out in
          out.put("id", rule: duty.rule)
          out.put("text", duty.text)
          out.put("undone_at", duty.undoneAt)
          out.putGrounds(of: duty.rule, policy)
        }
        return true
      }
    }
  }

  private func tellManifest<Out: AnswerVisitor>(_ policy: Policy, to out: inout Out) {
    out.put(policy.manifest().ruling)
    out.list("findings") { out in
      policy.forEachFinding { finding in
        out.item { out in
          out.put("rule", rule: finding.rule)
          out.put("severity", finding.severity)
          out.put("key", finding.key)
          out.put("value", finding.value)
          out.put("message", finding.text)
          out.putGrounds(of: finding.rule, policy)
        }
        return true
      }
    }
  }
}

extension AnswerVisitor {
  @inline(__always)
  fileprivate mutating func put(_ ruling: Ruling) {
    put("rule", rule: ruling.rule)
    put("verdict", ruling.verdict)
    put("newest_verdict", ruling.newestVerdict)
    put("evidence", ruling.evidence)
    put("disputed", flag: ruling.isDisputed)
    put("reason", ruling.reason)
    put("requires", ruling.requires)
  }

  /// Reports a state by its name, as a state of a scene or as a state of an app.
  @inline(__always)
  fileprivate mutating func put(_ name: StaticString, state: LifecycleState?) {
    if let scene = state?.scene { put(name, scene) } else { put(name, state?.app) }
  }

  /// Reports the callbacks and notifications that a transition delivers.
  fileprivate mutating func put(stepsOf query: TransitionQuery, _ policy: Policy) {
    list("delivered") { out in
      policy.forEachStep(query) { step in
        out.item { out in
          out.put("rule", rule: step.rule)
          out.put("callback", step.callback)
          out.put("notification", step.notification)
          out.put("fallback", step.fallback)
          out.put("state", step.reads)
          out.put("scene_state", step.sceneReads)
          out.put("state_after", state: step.stateAfter)
          out.put("allowance", step.allowance)
        }
        return true
      }
    }
  }

  fileprivate mutating func put(_ answer: DeadlineAnswer) {
    put(answer.ruling)
    put("advice_seconds", answer.advice)
    put("limit_seconds", answer.limit)
    put("warning_seconds", answer.warning)
    put("at_expiry", answer.atExpiry)
    put("code", answer.code)
    put("termination", answer.termination)
    put("extendable", flag: answer.extendable == .unknown ? nil : answer.extendable == .yes)
    put("starts", answer.starts)
    put("resets", answer.resets)
    put("shared", flag: answer.isShared)
  }

  fileprivate mutating func put(_ answer: RelaunchAnswer) {
    put(answer.ruling)
    put("guarantee", answer.guarantee)
    put("launch_state", answer.launchState)
    put("callback", answer.callback)
    put("allowance", answer.allowance)
    put("allowance_seconds", answer.allowanceDuration)
    put("standing", answer.standing)
    put("delivery_rule", rule: answer.deliveryRule)
    put("disposition", answer.disposition)
    put("until", answer.occasion)
    put("disposition_rule", rule: answer.dispositionRule)
  }

  fileprivate mutating func put(_ answer: ModeAnswer) {
    put(answer.ruling)
    put("introduced", answer.introduced)
    put("deprecated", answer.deprecated)
    put("removed", answer.removed)
    put("wakes", answer.wakes)
    put("permits", answer.permits)
    put("keeps_running", answer.keepsRunning)
  }

  fileprivate mutating func put(_ answer: CallAnswer) {
    put(answer.ruling)
    put("receiver", answer.receiver)
    put("launch_option", answer.launchOption)
    put("more_launch_options", answer.moreLaunchOptions)
    put("connection_option", answer.connectionOption)
    put("more_connection_options", answer.moreConnectionOptions)
    put("return_value", answer.returnValue)
  }

  /// Reports the evidence of a listed rule, and whether the rule is disputed.
  fileprivate mutating func putGrounds(of rule: RuleIndex, _ policy: Policy) {
    let row = BookRule(rule.number, in: policy.book)
    put("evidence", row.basis.evidence)
    put("disputed", flag: row.conflict != nil)
  }
}

extension BookQuestion {
  fileprivate static func names<Value: VocabularyEnum>(_ values: Mask<Value>) -> [String] {
    Value.allCases.filter(values.contains).map { "\($0.name)" }
  }
}

extension BookQuestion: CustomStringConvertible {
  /// The question as a sentence. Different questions give different sentences, except questions
  /// about error codes that agree in their last 32 bits.
  public var description: String {
    switch self {
    case .transition(let query):
      let to = query.to.map { " to \($0.onAxis)" } ?? ""
      var words = "from \(query.from.onAxis)\(to) for \(query.cause.name)"
      if let trigger = query.trigger { words += ", on \(trigger.name)" }
      if let interruption = query.interruption { words += ", by \(interruption.name)" }
      if let cause = query.lastCause { words += ", last cause \(cause.name)" }
      return "May it go \(words)?"
    case .next(let query):
      let last = query.lastCause.map { ", last cause \($0.name)" } ?? ""
      return "What may follow \(query.from.onAxis)\(last)?"
    case .path(let query):
      var words = "from \(query.from.onAxis) to \(query.to.onAxis)"
      if let causes = query.allowedCauses {
        words += ", by \(Cause.allCases.filter(causes.contains).map { "\($0.name)" })"
      }
      if let trigger = query.trigger { words += ", on \(trigger.name)" }
      if let cause = query.lastCause { words += ", last cause \(cause.name)" }
      return "What leads \(words)?"
    case .deadline(let allowance): return "How long may \(allowance.name) take?"
    case .relaunch(let query):
      let since = Since.allCases.filter(query.since.contains).map { ", since then \($0.name)" }
      let state = query.state.map { " in \($0.name)" } ?? ""
      let flag = query.isForceQuit ? ", force quit earlier" : ""
      let after = "\(state) after \(query.termination.name)\(flag)"
      return "Does \(query.trigger.name) run it\(after)\(since.joined())?"
    case .conduct(let query): return "May it do \(query.activity.name) in \(query.state.name)?"
    case .delivery(let query):
      return "How does \(query.event.name) reach it in \(query.state.name)?"
    case .quota(let quota): return "How many for \(quota.name)?"
    case .modes(let mode): return "What does the mode \(mode.name) permit?"
    case .duties(let callback): return "What must it do in \(callback.name)?"
    case .manifest: return "What in the manifest will not work?"
    case .termination(let query):
      if let domain = query.errorDomain {
        return "What does the error \(domain.name) \(Int32(truncatingIfNeeded: query.code)) mean?"
      }
      let report = query.namespace.map { "\($0.name) " } ?? ""
      return "What does the code \(report)0x\(String(query.code, radix: 16)) mean?"
    case .suspension(let query):
      let held = Self.names(query.allowances) + Self.names(query.activities)
      let before = Self.names(query.begunInFront).map { "\($0) begun in front" }
      return "Can it be suspended with \((held + before).joined(separator: ", "))?"
    case .purge(let query):
      let doing = Self.names(query.activities).joined(separator: ", ")
      return "When is it ended for memory in \(query.state.name), doing \(doing)?"
    case .call(let query):
      let trigger = query.trigger.map { " for \($0.name)" } ?? ""
      return "Who receives \(query.callback.name)\(trigger), and with what?"
    }
  }
}

extension LifecycleState {
  /// The name of the state. The word "scene" comes before the name of a scene's state.
  fileprivate var onAxis: String { scene.map { "scene \($0.name)" } ?? "\(name)" }
}
