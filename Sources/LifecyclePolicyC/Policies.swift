// lcp_policy_size, lcp_policy_prepare, lcp_policy_condition, lcp_context_edge_after.

import CLifecyclePolicy
import LifecyclePolicy

@_cdecl("lcp_policy_size")
@implementation
public func lcp_policy_size(_ form: lcp_form_t) -> Int {
  switch PolicyForm(given: form) {
  case .small: PolicyMemory.smallSize
  case .tables: PolicyMemory.tablesSize
  case nil: 0
  }
}

@_cdecl("lcp_policy_prepare")
@implementation
public func lcp_policy_prepare(
  _ context: UnsafePointer<lcp_context>!, _ policy: UnsafeMutablePointer<lcp_policy>!, _ size: Int,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let memory = try place(policy, .policy)
    let context = try HostContext(context)
    // A size_t that is negative as an `Int` is more than enough.
    guard size < 0 || size >= PolicyMemory.smallSize else {
      throw Failure(.policySize, Int64(size), outside: Int64(PolicyMemory.smallSize)...Int64.max)
    }
    context.prepare(in: memory, size: size < 0 ? .max : size)
  }
}

@_cdecl("lcp_policy_condition")
@implementation
public func lcp_policy_condition(
  _ policy: UnsafePointer<lcp_policy>!, _ condition: lcp_condition_t,
  _ knowledge: UnsafeMutablePointer<lcp_knowledge_t>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let policy = try LifecyclePolicyC.policy(at: policy)
    let result = try place(knowledge, .answer)
    let asked: Condition = try required(condition, .condition)
    result.storeBytes(of: policy.knowledge(of: asked).rawValue, as: Int32.self)
  }
}

@_cdecl("lcp_context_edge_after")
@implementation
public func lcp_context_edge_after(
  _ context: UnsafePointer<lcp_context>!, _ os: lcp_os_version_t,
  _ next: UnsafeMutablePointer<lcp_os_version_t>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let context = try HostContext(context)
    let result = try place(next, .answer)
    guard os <= 0xff_ffff else { throw Failure(.os, Int64(os), outside: 0...0xff_ffff) }
    let os = OSVersion(packed: os)
    var edge = Book.release.edge(after: os) ?? .open
    if let minimum = context.minimumOS, minimum > os { edge = min(edge, minimum) }
    result.storeBytes(of: edge == .open ? 0 : edge.packed, as: UInt32.self)
  }
}
