// lcp_rule_* and lcp_citation_*.

import CLifecyclePolicy
import LifecyclePolicy

/// The rule of an index from outside.
private func rule(_ index: Int32) throws(Failure) -> RuleReference {
  guard let rule = BuiltInPolicy.rule(numbered: Int(clamping: index)) else {
    throw Failure(status: .outOfRange, field: .index, value: Int64(index))
  }
  return rule
}

extension Writer {
  private typealias At = Layout.Rule

  fileprivate func put(_ rule: RuleReference, _ summary: RuleSummary) {
    clear()
    put(rule.family, At.family)
    put(summary.id, At.id)
    put(summary.note, At.note)
    put(summary.since.packed, At.since)
    put(summary.until == .open ? 0 : summary.until.packed, At.until)
    put(UInt32(truncatingIfNeeded: summary.basis.profiles.bits), At.profiles)
    put(summary.basis.evidence, At.evidence)
    put(summary.conflict, At.conflict)
    put(Int32(summary.precedence.rawValue), At.precedence)
    put(UInt32(truncatingIfNeeded: summary.sources.count), At.citationCount)
    put(summary.when.bits, At.when)
    put(summary.unless.bits, At.whenNot)
    switch rule.family {
    case .lifecycle: putLifecycle(BuiltInPolicy.lifecycle(rule.index))
    case .transition: putTransition(BuiltInPolicy.transition(rule.index))
    case .cause: putCause(BuiltInPolicy.cause(rule.index))
    case .delivery: putDelivery(BuiltInPolicy.delivery(rule.index))
    case .deadline: putDeadline(BuiltInPolicy.deadline(rule.index))
    case .standing: putStanding(BuiltInPolicy.standing(rule.index))
    case .relaunch: putRelaunch(BuiltInPolicy.relaunch(rule.index))
    case .notification: putNotification(BuiltInPolicy.notification(rule.index))
    case .mode: putMode(BuiltInPolicy.mode(rule.index))
    case .event: putEvent(BuiltInPolicy.event(rule.index))
    case .quota: putQuota(BuiltInPolicy.quota(rule.index))
    case .conduct: putConduct(BuiltInPolicy.conduct(rule.index))
    case .duty: putDuty(BuiltInPolicy.duty(rule.index))
    case .manifest: putManifest(BuiltInPolicy.manifest(rule.index))
    case .termination: putTermination(BuiltInPolicy.termination(rule.index))
    }
  }

  /// Everything of no family: 0, and unknown durations.
  private func clear() {
    var offset = 4
    while offset < size {
      base.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
      offset &+= 1
    }
    put(Int64(-1), At.adviceNs)
    put(Int64(-1), At.limitNs)
    put(Int64(-1), At.warningNs)
    put(Verdict.allowed, At.verdict)
    put(Int64(-1), At.count)
    put(Int64(-1), At.windowNs)
    put(Text(), At.text)
    put(Text(), At.key)
    put(Text(), At.value)
  }

  private func low(_ bits: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: bits) }

  private func putLifecycle(_ row: LifecycleRule) {
    put(row.lifecycle, At.lifecycle)
    put(low(row.states.numbers(on: .app)), At.fromStates)
  }

  private func putTransition(_ row: TransitionRule) {
    put(row.verdict, At.verdict)
    put(low(row.lifecycles.bits), At.lifecycles)
    put(row.to.axis, At.axis)
    put(low(row.from.numbers(on: row.to.axis)), At.fromStates)
    put(row.to, At.to)
    put(row.causes.bits, At.causes)
    put(row.after.bits, At.lastCauses)
    put(low(row.interruptions.bits), At.interruptions)
    put(row.reason, At.reason)
    put(row.via, At.via)
    put(UInt32(truncatingIfNeeded: row.steps.count), At.stepCount)
  }

  private func putCause(_ row: CauseRule) {
    put(low(row.lifecycles.bits), At.lifecycles)
    put(low(row.from.numbers(on: .app)), At.fromStates)
    put(row.causes.bits, At.causes)
    put(low(row.interruptions.bits), At.interruptions)
  }

  private func putDelivery(_ row: DeliveryRule) {
    put(row.triggers.bits, At.triggers)
    put(row.launchState, At.launchState)
    put(row.callback, At.callback)
    put(row.second, At.secondCallback)
    put(row.onLaunchOnly ? Fact.yes : .no, At.onLaunchOnly)
    put(row.launchCallback, At.launchCallback)
    put(low(row.allowance?.bit ?? 0), At.allowances)
  }

  private func putDeadline(_ row: DeadlineRule) {
    put(row.verdict, At.verdict)
    put(low(row.allowances.bits), At.allowances)
    put(row.atExpiry, At.atExpiry)
    put(row.code, At.code)
    put(row.extendable, At.extendable)
    put(row.advice, At.adviceNs)
    put(row.limit, At.limitNs)
    put(row.warning, At.warningNs)
  }

  private func putStanding(_ row: StandingRule) {
    put(low(row.terminations.bits), At.terminations)
    put(row.standing, At.standing)
  }

  private func putRelaunch(_ row: RelaunchRule) {
    put(row.verdict, At.verdict)
    put(row.triggers.bits, At.triggers)
    put(low(row.standings.bits), At.standings)
    put(low(row.terminations.bits), At.terminations)
    put(row.guarantee, At.guarantee)
  }

  private func putNotification(_ row: NotificationRule) {
    put(row.callback, At.callback)
    put(row.notification, At.notification)
    put(row.isBefore ? Fact.yes : .no, At.postedBefore)
    put(row.readsAsMethod ? Fact.yes : .no, At.readsAsMethod)
    put(low(row.axes.bits), At.axes)
  }

  private func putMode(_ row: ModeRule) {
    put(row.verdict, At.verdict)
    put(row.mode, At.mode)
    put(row.deprecated == .open ? 0 : row.deprecated.packed, At.deprecated)
    put(row.wakes.bits, At.triggers)
    put(low(row.permits.bits), At.permits)
    put(low(row.keepsRunning.bits), At.keepsRunning)
  }

  private func putEvent(_ row: EventRule) {
    put(row.verdict, At.verdict)
    put(low(row.events.bits), At.events)
    put(low(row.states.numbers(on: .app)), At.fromStates)
    put(row.manner, At.manner)
    put(row.callback, At.callback)
  }

  private func putQuota(_ row: QuotaRule) {
    put(row.verdict, At.verdict)
    put(row.quota, At.quota)
    put(row.unit, At.unit)
    put(row.count ?? -1, At.count)
    put(row.window, At.windowNs)
    put(row.atExcess, At.atExpiry)
  }

  private func putConduct(_ row: ConductRule) {
    put(row.verdict, At.verdict)
    put(low(row.activities.bits), At.activities)
    put(low(row.states.numbers(on: .app)), At.fromStates)
    put(row.stopBefore, At.callback)
    put(row.price, At.price)
    put(row.code, At.code)
  }

  private func putDuty(_ row: DutyRule) {
    put(row.callback, At.callback)
    put(row.undoneAt, At.undoneAt)
    put(row.text, At.text)
  }

  private func putManifest(_ row: ManifestRule) {
    put(row.severity, At.severity)
    put(row.key, At.key)
    put(row.value, At.value)
    put(row.text, At.text)
  }

  private func putTermination(_ row: TerminationRule) {
    put(row.verdict, At.verdict)
    put(row.namespaces.bits, At.namespaces)
    put(row.low, At.codeLow)
    put(row.high, At.codeHigh)
    put(row.cause, At.cause)
    put(low(row.allowance?.bit ?? 0), At.allowances)
    put(low(row.activity?.bit ?? 0), At.activities)
    put(row.text, At.text)
  }

  fileprivate func put(_ citation: Citation, _ index: Int) {
    typealias At = Layout.Citation
    put(UInt32(truncatingIfNeeded: index), At.index)
    put(citation.key, At.key)
    put(citation.title, At.title)
    put(citation.publisher, At.publisher)
    put(citation.address, At.address)
    clearTail(after: At.size)
  }
}

@_cdecl("lcp_rule_count")
@implementation
public func lcp_rule_count() -> UInt32 { UInt32(truncatingIfNeeded: BuiltInPolicy.ruleCount) }

@_cdecl("lcp_rule_at")
@implementation
public func lcp_rule_at(
  _ index: lcp_rule_index_t, _ rule: UnsafeMutablePointer<lcp_rule>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    let writer = try Writer(rule, knowing: Layout.Rule.size, .answer)
    let found = try LifecyclePolicyC.rule(index)
    writer.put(found, BuiltInPolicy.summary(of: found))
  }
}

@_cdecl("lcp_rule_find")
@implementation
public func lcp_rule_find(
  _ id: UnsafePointer<CChar>!, _ length: Int, _ index: UnsafeMutablePointer<lcp_rule_index_t>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    let text = try bytes(id, length, .text)
    guard let index = UnsafeMutableRawPointer(index) else {
      throw Failure(status: .nullArgument, field: .index)
    }
    var number = 0
    while let rule = BuiltInPolicy.rule(numbered: number) {
      if BuiltInPolicy.summary(of: rule).id.equals(text) {
        index.storeBytes(of: Int32(truncatingIfNeeded: number), as: Int32.self)
        return
      }
      number &+= 1
    }
    throw Failure(status: .notFound, field: .text)
  }
}

@_cdecl("lcp_rule_step_at")
@implementation
public func lcp_rule_step_at(
  _ index: lcp_rule_index_t, _ step_index: UInt32, _ step: UnsafeMutablePointer<lcp_rule_step>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    typealias At = Layout.RuleStep
    let writer = try Writer(step, knowing: At.size, .answer)
    let rule = try LifecyclePolicyC.rule(index)
    guard rule.family == .transition,
      let step = BuiltInPolicy.transition(rule.index).steps.at(Int(clamping: step_index))
    else { throw Failure(status: .outOfRange, field: .index, value: Int64(step_index)) }
    writer.put(step.callback, At.callback)
    writer.put(step.reads, At.state)
    writer.put(step.when, At.when)
    writer.put(step.sceneReads, At.sceneState)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_rule_citation_at")
@implementation
public func lcp_rule_citation_at(
  _ index: lcp_rule_index_t, _ citation_index: UInt32,
  _ citation: UnsafeMutablePointer<lcp_citation>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    let writer = try Writer(citation, knowing: Layout.Citation.size, .answer)
    let rule = try LifecyclePolicyC.rule(index)
    guard let source = BuiltInPolicy.summary(of: rule).sources.at(Int(clamping: citation_index)),
      let found = BuiltInPolicy.citation(Int(source.rawValue) &- 1)
    else { throw Failure(status: .outOfRange, field: .index, value: Int64(citation_index)) }
    writer.put(found, Int(source.rawValue) &- 1)
  }
}

@_cdecl("lcp_citation_count")
@implementation
public func lcp_citation_count() -> UInt32 { UInt32(truncatingIfNeeded: Citation.count) }

@_cdecl("lcp_citation_at")
@implementation
public func lcp_citation_at(
  _ index: UInt32, _ citation: UnsafeMutablePointer<lcp_citation>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    let writer = try Writer(citation, knowing: Layout.Citation.size, .answer)
    guard let found = BuiltInPolicy.citation(Int(clamping: index)) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    writer.put(found, Int(clamping: index))
  }
}
