// lcp_query_next, lcp_next_edge_at, lcp_query_path, lcp_path_step_at.

import CLifecyclePolicy
import LifecyclePolicy

extension NextQuery: HostQuery {
  static var size: Int { Layout.NextQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    typealias At = Layout.NextQuery
    let axis: Axis = try fields.optional(At.axis, .axis) ?? .app
    self.init(
      state: try fields.state(At.from, axis, .from),
      lastCause: try fields.optional(At.lastCause, .lastCause))
  }
}

extension NextAnswer: HostAnswer {
  static var size: Int { Layout.NextAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.next(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.NextAnswer
    writer.put(ranged.verdict, At.verdict)
    writer.put(ranged.newestVerdict, At.newestVerdict)
    writer.put(ranged.answer.reason, At.reason)
    writer.put(flags(disputed: false, osDependent: ranged.changes), At.flags)
    writer.put(UInt32(truncatingIfNeeded: ranged.answer.count), At.count)
  }
}

extension PathQuery: HostQuery {
  static var size: Int { Layout.PathQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    typealias At = Layout.PathQuery
    let axis: Axis = try fields.optional(At.axis, .axis) ?? .app
    let allowed: Mask<Cause> = try fields.mask(fields.uint64(At.allowedCauses), .allowedCauses)
    self.init(
      states: try fields.state(At.from, axis, .from), to: try fields.state(At.to, axis, .to),
      allowedCauses: allowed.isEmpty ? nil : allowed,
      lastCause: try fields.optional(At.lastCause, .lastCause),
      trigger: try fields.optional(At.trigger, .trigger))
  }
}

extension PathAnswer: HostAnswer {
  static var size: Int { Layout.PathAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.path(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.PathAnswer
    let search = ranged.answer.search
    let path = search.isFound ? PathToken(search, query, policy) : nil
    writer.put(ranged.verdict, At.verdict)
    writer.put(ranged.newestVerdict, At.newestVerdict)
    writer.put(ranged.answer.reason, At.reason)
    writer.put(flags(disputed: ranged.answer.isDisputed, osDependent: ranged.changes), At.flags)
    writer.put(UInt32(truncatingIfNeeded: search.count), At.stepCount)
    writer.put(path?.words.0 ?? 0, At.path)
    writer.put(path?.words.1 ?? 0, At.path + 8)
    writer.put(path?.words.2 ?? 0, At.path + 16)
    writer.put(ranged.answer.requires.low, At.requiresMask)
  }
}

@_cdecl("lcp_query_next")
@implementation
public func lcp_query_next(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_next_query>!,
  _ answer: UnsafeMutablePointer<lcp_next_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(NextAnswer.self, context, query, answer, error)
}

@_cdecl("lcp_next_edge_at")
@implementation
public func lcp_next_edge_at(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_next_query>!,
  _ index: UInt32, _ edge: UnsafeMutablePointer<lcp_next_edge>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  answer(error) { () throws(Failure) in
    typealias At = Layout.NextEdge
    let context = try HostContext(context)
    let writer = try Writer(edge, knowing: At.size, .answer)
    let query: NextQuery = try read(query)
    let policy = context.policy(context.os, Limits())
    guard let edge = policy.edge(Int(clamping: index), query) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    writer.put(edge.cause, At.cause)
    writer.put(edge.to, At.to)
    writer.put(edge.verdict, At.verdict)
    writer.put(edge.rule, At.rule)
    writer.put(edge.evidence, At.evidence)
    writer.put(flags(disputed: edge.isDisputed, osDependent: false), At.flags)
    writer.put(edge.reason, At.reason)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_query_path")
@implementation
public func lcp_query_path(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_path_query>!,
  _ answer: UnsafeMutablePointer<lcp_path_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(PathAnswer.self, context, query, answer, error)
}

@_cdecl("lcp_path_step_at")
@implementation
public func lcp_path_step_at(
  _ path: UnsafePointer<UInt64>!, _ index: UInt32, _ step: UnsafeMutablePointer<lcp_path_step>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    typealias At = Layout.PathStep
    guard let path = UnsafeRawPointer(path) else {
      throw Failure(status: .nullArgument, field: .path)
    }
    let writer = try Writer(step, knowing: At.size, .answer)
    let words = (
      path.loadUnaligned(as: UInt64.self),
      path.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
      path.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    )
    guard let token = PathToken(given: words) else {
      throw Failure(status: .malformed, field: .path)
    }
    guard let (step, steps) = token.step(Int(clamping: index)) else {
      throw Failure(status: .outOfRange, field: .index)
    }
    writer.put(step.cause, At.cause)
    writer.put(step.from, At.from)
    writer.put(step.to, At.to)
    writer.put(step.rule, At.rule)
    writer.put(
      UInt32(truncatingIfNeeded: steps.stepCount), At.stepCount)
    writer.put(steps.bits, At.sequence)
    writer.clearTail(after: At.size)
  }
}
