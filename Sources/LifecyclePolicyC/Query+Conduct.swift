// lcp_query_conduct and its batch, lcp_query_duties, lcp_duty_at.

import CLifecyclePolicy
import LifecyclePolicy

extension Writing {
  /// The first fields of an answer by one rule; its requirements stand apart.
  @inline(__always)
  func put(rulingOf ranged: RangedAnswer<some RuledAnswer & RangeAnswer>) {
    typealias At = Layout.ConductAnswer
    let answer = ranged.answer
    put(answer.rule, At.rule)
    put(ranged.verdict, At.verdict)
    put(ranged.newestVerdict, At.newestVerdict)
    put(answer.evidence, At.evidence)
    put(flags(disputed: answer.isDisputed, osDependent: ranged.changes), At.flags)
  }
}

extension ConductQuery: HostQuery {
  static var size: Int { Layout.ConductQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    typealias At = Layout.ConductQuery
    self.init(
      in: try fields.required(At.state, .state), try fields.required(At.activity, .activity))
  }
}

extension ConductAnswer: HostAnswer {
  static var size: Int { Layout.ConductAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.conduct(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.ConductAnswer
    writer.put(rulingOf: ranged)
    writer.put(ranged.answer.stopBefore, At.stopBefore)
    writer.put(ranged.answer.price, At.price)
    writer.put(ranged.answer.code, At.code)
    writer.put(UInt32(0), At.reserved)
    writer.put(ranged.answer.requires.low, At.requiresMask)
  }
}

extension Callback: HostQuery {
  static var size: Int { Layout.DutiesQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    self = try fields.required(Layout.DutiesQuery.callback, .callback)
  }
}

extension DutiesAnswer: HostAnswer {
  typealias Query = Callback
  static var size: Int { Layout.DutiesAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.duties(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.DutiesAnswer
    writer.put(ranged.answer.rule, At.rule)
    writer.put(ranged.verdict, At.verdict)
    writer.put(ranged.newestVerdict, At.newestVerdict)
    writer.put(flags(disputed: false, osDependent: ranged.changes), At.flags)
    writer.put(UInt32(truncatingIfNeeded: ranged.answer.count), At.count)
  }
}

@_cdecl("lcp_query_conduct")
@implementation
public func lcp_query_conduct(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_conduct_query>!,
  _ answer: UnsafeMutablePointer<lcp_conduct_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(ConductAnswer.self, context, query, answer, error)
}

@_cdecl("lcp_query_conduct_batch")
@implementation
public func lcp_query_conduct_batch(
  _ context: UnsafePointer<lcp_context>!, _ count: Int,
  _ queries: UnsafePointer<lcp_conduct_query>!, _ query_stride: Int,
  _ answers: UnsafeMutablePointer<lcp_conduct_answer>!, _ answer_stride: Int,
  _ statuses: UnsafeMutablePointer<lcp_status_t>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  Batch(
    count: count, queries: queries, queryStride: query_stride, answers: answers,
    answerStride: answer_stride, statuses: statuses
  ).run(ConductAnswer.self, context, error)
}

@_cdecl("lcp_query_duties")
@implementation
public func lcp_query_duties(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_duties_query>!,
  _ answer: UnsafeMutablePointer<lcp_duties_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(DutiesAnswer.self, context, query, answer, error)
}

@_cdecl("lcp_duty_at")
@implementation
public func lcp_duty_at(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_duties_query>!,
  _ index: UInt32, _ duty: UnsafeMutablePointer<lcp_duty>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  answer(error) { () throws(Failure) in
    typealias At = Layout.Duty
    let context = try HostContext(context)
    let writer = try Writer(duty, knowing: At.size, .answer)
    guard
      let duty = context.policy(context.os, Limits()).duty(Int(clamping: index), try read(query))
    else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    writer.put(duty.rule, At.rule)
    writer.put(duty.undoneAt, At.undoneAt)
    writer.put(UInt32(0), At.reserved)
    writer.put(duty.text, At.text)
    writer.clearTail(after: At.size)
  }
}
