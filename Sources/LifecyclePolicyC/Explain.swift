// lcp_explain_*: every rule about a question, and the part that it has in the answer.

import CLifecyclePolicy
import LifecyclePolicy

/// Decodes the question with `read`, and gives its row at `index`.
private func explain(
  _ context: UnsafeRawPointer?, _ index: UInt32, _ explanation: UnsafeMutableRawPointer?,
  _ error: UnsafeMutableRawPointer?, _ read: () throws(Failure) -> Question
) -> lcp_status_t {
  answer(error) { () throws(Failure) in
    typealias At = Layout.Explanation
    let context = try HostContext(context)
    let writer = try Writer(explanation, knowing: At.size, .answer)
    guard let row = BuiltInPolicy.explanation(try read(), Int(clamping: index), in: context.first)
    else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    writer.put(row.rule, At.rule)
    writer.put(row.role, At.role)
    writer.put(UInt32(0), At.reserved)
    writer.put(row.failing.bits, At.failingMask)
    writer.put(row.unknown.bits, At.unknownMask)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_explain_transition")
@implementation
public func lcp_explain_transition(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_transition_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(context, index, explanation, error) { () throws(Failure) in
    try .transition(read(query))
  }
}

@_cdecl("lcp_explain_deadline")
@implementation
public func lcp_explain_deadline(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_deadline_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(context, index, explanation, error) { () throws(Failure) in
    try .deadline(read(query))
  }
}

@_cdecl("lcp_explain_relaunch")
@implementation
public func lcp_explain_relaunch(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_relaunch_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(context, index, explanation, error) { () throws(Failure) in
    try .relaunch(read(query))
  }
}

@_cdecl("lcp_explain_conduct")
@implementation
public func lcp_explain_conduct(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_conduct_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(context, index, explanation, error) { () throws(Failure) in
    try .conduct(read(query))
  }
}

@_cdecl("lcp_explain_delivery")
@implementation
public func lcp_explain_delivery(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_delivery_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(context, index, explanation, error) { () throws(Failure) in
    try .event(read(query))
  }
}

@_cdecl("lcp_explain_mode")
@implementation
public func lcp_explain_mode(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_mode_query>!, _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(context, index, explanation, error) { () throws(Failure) in
    try .mode(read(query))
  }
}

@_cdecl("lcp_explain_quota")
@implementation
public func lcp_explain_quota(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_quota_query>!, _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(context, index, explanation, error) { () throws(Failure) in
    try .quota(read(query))
  }
}

@_cdecl("lcp_explain_termination")
@implementation
public func lcp_explain_termination(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_termination_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(context, index, explanation, error) { () throws(Failure) in
    try .termination(read(query))
  }
}
