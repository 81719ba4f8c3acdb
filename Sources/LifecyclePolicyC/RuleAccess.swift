// lcp_rule_* and lcp_citation_*.

import CLifecyclePolicy
import LifecyclePolicy

/// The rule of an index from outside.
private func rule(_ index: Int32) throws(Failure) -> BookRule {
  guard let rule = Book.release.rule(Int(clamping: index)) else {
    throw Failure(status: .outOfRange, field: .index, value: Int64(index))
  }
  return rule
}

extension Writer {
  private typealias At = Layout.Rule

  fileprivate func put(_ rule: BookRule) {
    clear()
    put(rule.family, At.family)
    put(rule.id, At.id)
    put(rule.note, At.note)
    put(rule.since.packed, At.since)
    put(rule.until == .open ? 0 : rule.until.packed, At.until)
    put(UInt32(truncatingIfNeeded: rule.basis.profiles.low), At.profiles)
    put(rule.basis.evidence, At.evidence)
    put(rule.conflict, At.conflict)
    put(Int32(rule.precedence.rawValue), At.precedence)
    put(UInt32(truncatingIfNeeded: rule.sourceCount), At.citationCount)
    put(rule.when.low, At.when)
    put(rule.unless.low, At.whenNot)
    var field: RuleField? = .verdict
    while let current = field {
      if rule.family.column(current) >= 0 { put(current, of: rule) }
      field = RuleField(rawValue: current.rawValue &+ 1)
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

  /// A field of the rule's family, where the header has it.
  private func put(_ field: RuleField, of rule: BookRule) {
    let family = rule.family
    let number = rule.number(field, family)
    let set: Mask<Condition> = field.form == .set ? rule.set(field, family) : .none
    let low = UInt32(truncatingIfNeeded: set.low)
    switch field {
    case .verdict: put(number, At.verdict)
    case .lifecycle: put(number, At.lifecycle)
    case .lifecycles: put(low, At.lifecycles)
    case .states:
      // On the axis of the rule, where it is one of transitions.
      let isOfScenes = family == .transition && rule.number(.to, family) > 6
      put(isOfScenes ? low &>> 6 & 0xf : low & 0x3f, At.fromStates)
    case .to:
      let isOfScenes = number > 6
      put(isOfScenes ? Axis.scene : .app, At.axis)
      put(isOfScenes ? number &- 6 : number, At.to)
    case .causes: put(set.low, At.causes)
    case .lastCauses: put(set.low, At.lastCauses)
    case .interruptions: put(low, At.interruptions)
    case .reason: put(number, At.reason)
    case .via: put(number > 6 ? number &- 6 : number, At.via)
    case .steps: put(UInt32(truncatingIfNeeded: rule.steps.count), At.stepCount)
    case .triggers: put(set.low, At.triggers)
    case .launchState: put(number, At.launchState)
    case .callback: put(number, At.callback)
    case .secondCallback: put(number, At.secondCallback)
    case .launchCallback: put(number, At.launchCallback)
    case .onLaunchOnly: put(number != 0 ? Fact.yes : .no, At.onLaunchOnly)
    case .guarantee: put(number, At.guarantee)
    case .terminations: put(low, At.terminations)
    case .standings: put(low, At.standings)
    case .standing: put(number, At.standing)
    case .allowances: put(low, At.allowances)
    case .allowance: put(number == 0 ? 0 : 1 &<< UInt32(bitPattern: number &- 1), At.allowances)
    case .atExpiry: put(number, At.atExpiry)
    case .code: put(rule.code(family), At.code)
    case .extendable: put(number, At.extendable)
    case .advice: put(rule.wide(field, family), At.adviceNs)
    case .limit: put(rule.wide(field, family), At.limitNs)
    case .warning: put(rule.wide(field, family), At.warningNs)
    case .axes: put(low, At.axes)
    case .notification: put(number, At.notification)
    case .postedBefore: put(number != 0 ? Fact.yes : .no, At.postedBefore)
    case .readsAsMethod: put(number != 0 ? Fact.yes : .no, At.readsAsMethod)
    case .mode: put(number, At.mode)
    case .deprecated:
      let version = rule.version(field, family)
      put(version == .open ? 0 : version.packed, At.deprecated)
    case .permits: put(low, At.permits)
    case .keepsRunning: put(low, At.keepsRunning)
    case .events: put(low, At.events)
    case .manner: put(number, At.manner)
    case .quota: put(number, At.quota)
    case .unit: put(number, At.unit)
    case .activities: put(low, At.activities)
    case .activity: put(number == 0 ? 0 : 1 &<< UInt32(bitPattern: number &- 1), At.activities)
    case .price: put(number, At.price)
    case .undoneAt: put(number, At.undoneAt)
    case .severity: put(number, At.severity)
    case .cause: put(number, At.cause)
    case .count: put(rule.wide(field, family), At.count)
    case .window: put(rule.wide(field, family), At.windowNs)
    case .namespaces: put(set.low, At.namespaces)
    case .codeLow: put(rule.wide(field, family), At.codeLow)
    case .codeHigh: put(rule.wide(field, family), At.codeHigh)
    case .text: put(rule.text(field, family), At.text)
    case .key: put(rule.text(field, family), At.key)
    case .value: put(rule.text(field, family), At.value)
    // The header has no place for these; rulebook.json has them.
    case .fallback, .fallbackInFrontOnly, .sceneCallback, .appCallback, .ofInterface, .companions,
      .silence:
      break
    }
  }

  fileprivate func put(_ citation: Citation) {
    typealias At = Layout.Citation
    put(UInt32(truncatingIfNeeded: citation.number), At.index)
    put(citation.key, At.key)
    put(citation.title, At.title)
    put(citation.publisher, At.publisher)
    put(citation.address, At.address)
    clearTail(after: At.size)
  }
}

@_cdecl("lcp_rule_count")
@implementation
public func lcp_rule_count() -> UInt32 { UInt32(truncatingIfNeeded: Book.release.ruleCount) }

@_cdecl("lcp_rule_at")
@implementation
public func lcp_rule_at(
  _ index: lcp_rule_index_t, _ rule: UnsafeMutablePointer<lcp_rule>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    let writer = try Writer(rule, knowing: Layout.Rule.size, .answer)
    writer.put(try LifecyclePolicyC.rule(index))
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
    while let rule = Book.release.rule(number) {
      if rule.id.equals(text) {
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
    let position = Int(clamping: step_index)
    guard rule.family == .transition, position < rule.steps.count else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(step_index))
    }
    let step = rule.steps[position]
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
    guard let found = rule.source(Int(clamping: citation_index)) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(citation_index))
    }
    writer.put(found)
  }
}

@_cdecl("lcp_citation_count")
@implementation
public func lcp_citation_count() -> UInt32 {
  UInt32(truncatingIfNeeded: Book.release.citationCount)
}

@_cdecl("lcp_citation_at")
@implementation
public func lcp_citation_at(
  _ index: UInt32, _ citation: UnsafeMutablePointer<lcp_citation>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    let writer = try Writer(citation, knowing: Layout.Citation.size, .answer)
    guard let found = Book.release.citation(Int(clamping: index)) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    writer.put(found)
  }
}
