// lcp_explain_*: every rule about a question, and the part that it has in the answer.

import CLifecyclePolicy
import LifecyclePolicy

/// The kinds of questions that can be explained.
private enum Kind {
  case transition, deadline, relaunch, conduct, delivery, mode, quota, termination

  func question(_ query: UnsafeRawPointer?) throws(Failure) -> Question {
    switch self {
    case .transition: .transition(try read(query))
    case .deadline: .deadline(try read(query))
    case .relaunch: .relaunch(try read(query))
    case .conduct: .conduct(try read(query))
    case .delivery: .event(try read(query))
    case .mode: .mode(try read(query))
    case .quota: .quota(try read(query))
    case .termination: .termination(try read(query))
    }
  }
}

/// Gives the row at `index` of a question.
@inline(never)
private func explain(
  _ kind: Kind, _ context: UnsafeRawPointer?, _ query: UnsafeRawPointer?, _ index: UInt32,
  _ explanation: UnsafeMutableRawPointer?, _ error: UnsafeMutableRawPointer?
) -> lcp_status_t {
  answer(error) { () throws(Failure) in
    typealias At = Layout.Explanation
    let context = try HostContext(context)
    let writer = try Writer(explanation, knowing: At.size, .answer)
    let question = try kind.question(query)
    let policy = context.policy(context.os, Limits())
    guard let row = policy.explanation(Int(clamping: index), of: question) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    writer.put(row.rule, At.rule)
    writer.put(row.role, At.role)
    writer.put(UInt32(0), At.reserved)
    writer.put(row.failing.low, At.failingMask)
    writer.put(row.unknown.low, At.unknownMask)
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
  explain(.transition, context, query, index, explanation, error)
}

@_cdecl("lcp_explain_deadline")
@implementation
public func lcp_explain_deadline(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_deadline_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(.deadline, context, query, index, explanation, error)
}

@_cdecl("lcp_explain_relaunch")
@implementation
public func lcp_explain_relaunch(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_relaunch_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(.relaunch, context, query, index, explanation, error)
}

@_cdecl("lcp_explain_conduct")
@implementation
public func lcp_explain_conduct(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_conduct_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(.conduct, context, query, index, explanation, error)
}

@_cdecl("lcp_explain_delivery")
@implementation
public func lcp_explain_delivery(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_delivery_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(.delivery, context, query, index, explanation, error)
}

@_cdecl("lcp_explain_mode")
@implementation
public func lcp_explain_mode(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_mode_query>!, _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(.mode, context, query, index, explanation, error)
}

@_cdecl("lcp_explain_quota")
@implementation
public func lcp_explain_quota(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_quota_query>!, _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(.quota, context, query, index, explanation, error)
}

@_cdecl("lcp_explain_termination")
@implementation
public func lcp_explain_termination(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_termination_query>!,
  _ index: UInt32,
  _ explanation: UnsafeMutablePointer<lcp_explanation>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  explain(.termination, context, query, index, explanation, error)
}
