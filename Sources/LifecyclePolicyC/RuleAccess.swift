// The functions lcp_rule_*, lcp_list_rule_steps and lcp_list_citations.

import CLifecyclePolicy
import LifecyclePolicy

/// Returns the rule with the given index, which comes from the host. Fails if there is no such
/// rule.
private func rule(_ index: Int32) throws(Failure) -> BookRule {
  guard let rule = Book.release.rule(Int(clamping: index)) else {
    // Sets the range without a `ClosedRange`, which would trap for a book without rules.
    var failure = Failure(status: .outOfRange, field: .rule, value: Int64(index))
    failure.greatest = Int64(Book.release.ruleCount &- 1)
    throw failure
  }
  return rule
}

/// Returns a field. Fails if the rule's family does not have the field.
private func field(_ number: Int32, of rule: BookRule) throws(Failure) -> RuleField {
  let field: RuleField = try required(number, .ruleField)
  guard rule.family.column(field) >= 0 else {
    throw Failure(status: .notFound, field: .ruleField, value: Int64(number))
  }
  return field
}

@_cdecl("lcp_rule_count")
@implementation
public func lcp_rule_count() -> UInt32 { UInt32(truncatingIfNeeded: Book.release.ruleCount) }

@_cdecl("lcp_rule_at")
@implementation
public func lcp_rule_at(
  _ rule: lcp_rule_index_t, _ result: UnsafeMutablePointer<lcp_rule>!
) -> lcp_status_t {
  perform(reportingTo: nil) { () throws(Failure) in
    typealias At = Layout.Rule
    let writer = try Writer(result, .answer)
    let rule = try LifecyclePolicyC.rule(rule)
    writer.put(rule.family, At.family)
    writer.put(rule.id, At.id)
    writer.put(rule.note, At.note)
    writer.put(rule.since.packed, At.since)
    writer.put(rule.until == .open ? 0 : rule.until.packed, At.until)
    writer.put(rule.profiles.low, At.profiles)
    writer.put(rule.basis.evidence, At.evidence)
    writer.put(rule.conflict, At.conflict)
    writer.put(Int32(rule.precedence.rawValue), At.precedence)
    writer.put(UInt32(0), At.reserved)
    writer.put(rule.when, At.whenMask)
    writer.put(rule.unless, At.unlessMask)
    writer.put(rule.kinds.low, At.processKinds)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_rule_find")
@implementation
public func lcp_rule_find(
  _ id: UnsafePointer<CChar>!, _ length: Int, _ rule: UnsafeMutablePointer<lcp_rule_index_t>!
) -> lcp_status_t {
  perform(reportingTo: nil) { () throws(Failure) in
    let text = try bytes(id, length, .text)
    let result = try place(rule, .index)
    var number = 0
    while let rule = Book.release.rule(number) {
      if rule.id.equals(text) {
        result.storeBytes(of: Int32(truncatingIfNeeded: number), as: Int32.self)
        return
      }
      number &+= 1
    }
    throw Failure(status: .notFound, field: .text)
  }
}

@_cdecl("lcp_rule_value")
@implementation
public func lcp_rule_value(
  _ rule: lcp_rule_index_t, _ field: lcp_rule_field_t, _ index: UInt32,
  _ value: UnsafeMutablePointer<Int64>!
) -> lcp_status_t {
  perform(reportingTo: nil) { () throws(Failure) in
    let result = try place(value, .value)
    let rule = try LifecyclePolicyC.rule(rule)
    let field = try LifecyclePolicyC.field(field, of: rule)
    guard field.form != .text, field.form != .steps else {
      throw Failure(status: .notFound, field: .ruleField, value: Int64(field.rawValue))
    }
    guard let found = rule.value(of: field, at: Int(clamping: index)) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    result.storeBytes(of: found, as: Int64.self)
  }
}

@_cdecl("lcp_rule_text")
@implementation
public func lcp_rule_text(
  _ rule: lcp_rule_index_t, _ field: lcp_rule_field_t,
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> lcp_status_t {
  perform(reportingTo: nil) { () throws(Failure) in
    let result = try place(text, .value)
    let rule = try LifecyclePolicyC.rule(rule)
    let field = try LifecyclePolicyC.field(field, of: rule)
    guard field.form == .text else {
      throw Failure(status: .notFound, field: .ruleField, value: Int64(field.rawValue))
    }
    let found = UInt(bitPattern: cString(rule.text(field, rule.family)))
    result.storeBytes(of: found, as: UInt.self)
  }
}

@_cdecl("lcp_list_rule_steps")
@implementation
public func lcp_list_rule_steps(
  _ rule: lcp_rule_index_t, _ items: UnsafeMutablePointer<lcp_rule_step>!, _ stride: Int,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    typealias At = Layout.RuleStep
    let rule = try LifecyclePolicyC.rule(rule)
    var list = try ItemList(items, stride: stride, capacity: capacity)
    let steps = rule.steps
    var index = 0
    while rule.family == .transition, index < steps.count {
      let step = steps[index]
      index &+= 1
      guard let writer = list.next(knowing: At.size) else { continue }
      writer.put(step.callback, At.callback)
      writer.put(step.reads, At.state)
      writer.put(step.sceneReads.map { LifecycleState($0) }, At.sceneState)
      writer.put(step.when, At.when)
    }
    list.tell(count)
  }
}

@_cdecl("lcp_list_citations")
@implementation
public func lcp_list_citations(
  _ rule: lcp_rule_index_t, _ items: UnsafeMutablePointer<lcp_citation>!, _ stride: Int,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    typealias At = Layout.Citation
    let rule = rule == -1 ? nil : try LifecyclePolicyC.rule(rule)
    var list = try ItemList(items, stride: stride, capacity: capacity)
    let last = rule?.sourceCount ?? Book.release.citationCount
    var index = 0
    while index < last, let citation = rule?.source(index) ?? Book.release.citation(index) {
      index &+= 1
      guard let writer = list.next(knowing: At.size) else { continue }
      writer.put(UInt32(truncatingIfNeeded: citation.number), At.index)
      writer.put(citation.key, At.key)
      writer.put(citation.title, At.title)
      writer.put(citation.publisher, At.publisher)
      writer.put(citation.address, At.address)
    }
    list.tell(count)
  }
}
