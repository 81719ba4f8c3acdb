// The functions that write a list into an array of the host.

import CLifecyclePolicy
import LifecyclePolicy

/// An array of the host, and the number of list items so far.
struct ItemList {
  private let items: UnsafeMutableRawPointer?
  private let stride: Int
  private let capacity: Int
  private(set) var count = 0

  init(_ items: UnsafeMutableRawPointer?, stride: Int, capacity: Int) throws(Failure) {
    self.items = items
    self.stride = stride
    // A size_t that is negative as an `Int` is larger than any list.
    self.capacity = capacity < 0 ? .max : capacity
    guard capacity != 0 else { return }
    guard items != nil else { throw Failure(status: .nullArgument, field: .items) }
    try check(stride: stride)
  }

  /// Counts the next item, and returns a writer for it. Returns nil if the array is full; the item
  /// is counted even then.
  mutating func next(knowing size: Int) -> Writer? {
    count &+= 1
    guard let items, count <= capacity else { return nil }
    return Writer(element: items + (count &- 1) &* stride, stride: stride).fitted(to: size)
  }

  func tell(_ count: UnsafeMutablePointer<Int>?) {
    UnsafeMutableRawPointer(count)?.storeBytes(of: self.count, as: Int.self)
  }
}

/// Fills a list. Checks all arguments first. Then `visit` adds the items.
@inline(__always)
private func list<Query: HostQuery>(
  _ policy: UnsafeRawPointer?, _ query: UnsafeRawPointer?, _ items: UnsafeMutableRawPointer?,
  _ stride: Int, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutableRawPointer?, _ visit: (Policy, Query, inout ItemList) -> Void
) -> Int32 {
  perform(reportingTo: error) { () throws(Failure) in
    let policy = try LifecyclePolicyC.policy(at: policy)
    let query: Query = try read(query)
    var list = try ItemList(items, stride: stride, capacity: capacity)
    visit(policy, query, &list)
    list.tell(count)
  }
}

@_cdecl("lcp_list_steps")
@implementation
public func lcp_list_steps(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_transition_query>!,
  _ items: UnsafeMutablePointer<lcp_step>!, _ stride: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  list(policy, query, items, stride, capacity, count, error) {
    (policy: Policy, query: TransitionQuery, list) in
    typealias At = Layout.Step
    policy.forEachStep(query) { step in
      guard let writer = list.next(knowing: At.size) else { return true }
      writer.put(step.callback, At.callback)
      writer.put(step.fallback, At.fallback)
      writer.put(step.notification, At.notification)
      writer.put(step.reads, At.state)
      writer.put(step.sceneReads.map { LifecycleState($0) }, At.sceneState)
      writer.put(step.rule, At.rule)
      writer.put(step.stateAfter, At.stateAfter)
      writer.put(step.allowance, At.allowance)
      writer.put(UInt32(0), At.reserved)
      return true
    }
  }
}

@_cdecl("lcp_list_edges")
@implementation
public func lcp_list_edges(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_next_query>!,
  _ items: UnsafeMutablePointer<lcp_edge>!, _ stride: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  list(policy, query, items, stride, capacity, count, error) {
    (policy: Policy, query: NextQuery, list) in
    typealias At = Layout.Edge
    policy.forEachEdge(query) { edge in
      guard let writer = list.next(knowing: At.size) else { return true }
      writer.put(edge.cause, At.cause)
      writer.put(edge.to, At.to)
      writer.put(edge.verdict, At.verdict)
      writer.put(edge.rule, At.rule)
      writer.put(edge.evidence, At.evidence)
      writer.put(edge.isDisputed ? 1 : 0 as UInt32, At.flags)
      writer.put(edge.reason, At.reason)
      return true
    }
  }
}

@_cdecl("lcp_list_path")
@implementation
public func lcp_list_path(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_path_query>!,
  _ items: UnsafeMutablePointer<lcp_path_step>!, _ stride: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  list(policy, query, items, stride, capacity, count, error) {
    (policy: Policy, query: PathQuery, list) in
    typealias At = Layout.PathStep
    policy.forEachPathStep(policy.path(query), query) { step in
      guard let writer = list.next(knowing: At.size) else { return true }
      writer.put(step.cause, At.cause)
      writer.put(step.from, At.from)
      writer.put(step.to, At.to)
      writer.put(step.query.lastCause, At.lastCause)
      writer.put(step.query.trigger, At.trigger)
      writer.put(step.rule, At.rule)
      writer.put(UInt32(0), At.reserved)
      return true
    }
  }
}

@_cdecl("lcp_list_duties")
@implementation
public func lcp_list_duties(
  _ policy: UnsafePointer<lcp_policy>!, _ query: UnsafePointer<lcp_duties_query>!,
  _ items: UnsafeMutablePointer<lcp_duty>!, _ stride: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  list(policy, query, items, stride, capacity, count, error) {
    (policy: Policy, query: Callback, list) in
    typealias At = Layout.Duty
    policy.forEachDuty(query) { duty in
      guard let writer = list.next(knowing: At.size) else { return true }
      writer.put(duty.rule, At.rule)
      writer.put(duty.undoneAt, At.undoneAt)
      writer.put(UInt32(0), At.reserved)
      return true
    }
  }
}

@_cdecl("lcp_list_findings")
@implementation
public func lcp_list_findings(
  _ policy: UnsafePointer<lcp_policy>!, _ items: UnsafeMutablePointer<lcp_finding>!, _ stride: Int,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    typealias At = Layout.Finding
    let policy = try LifecyclePolicyC.policy(at: policy)
    var list = try ItemList(items, stride: stride, capacity: capacity)
    policy.forEachFinding { finding in
      guard let writer = list.next(knowing: At.size) else { return true }
      writer.put(finding.rule, At.rule)
      writer.put(finding.severity, At.severity)
      writer.put(UInt32(0), At.reserved)
      return true
    }
    list.tell(count)
  }
}

/// Reads a question of a kind that can be explained.
private func explained(
  _ kind: QuestionKind, _ query: UnsafeRawPointer?
) throws(Failure) -> Question {
  switch kind {
  case .next, .path, .duties, .manifest: break
  default: if case .one(let question) = try AnyQuestion(kind, query) { return question }
  }
  throw Failure(status: .unknownValue, field: .question, value: Int64(kind.rawValue))
}

@_cdecl("lcp_explain")
@implementation
public func lcp_explain(
  _ policy: UnsafePointer<lcp_policy>!, _ question: lcp_question_t, _ query: UnsafeRawPointer!,
  _ items: UnsafeMutablePointer<lcp_explanation>!, _ stride: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    typealias At = Layout.Explanation
    let policy = try LifecyclePolicyC.policy(at: policy)
    let asked = try explained(required(question, .question), query)
    var list = try ItemList(items, stride: stride, capacity: capacity)
    policy.forEachExplanation(of: asked) { row in
      guard let writer = list.next(knowing: At.size) else { return true }
      writer.put(row.rule, At.rule)
      writer.put(row.role, At.role)
      writer.put(UInt32(0), At.reserved)
      writer.put(row.failing, At.failingMask)
      writer.put(row.unknown, At.unknownMask)
      return true
    }
    list.tell(count)
  }
}
