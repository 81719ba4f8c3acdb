// lcp_query_deadline and its batch.

import CLifecyclePolicy
import LifecyclePolicy

extension Allowance: HostQuery {
  static var size: Int { Layout.DeadlineQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    self = try fields.required(Layout.DeadlineQuery.allowance, .allowance)
  }
}

extension DeadlineAnswer: HostAnswer {
  typealias Query = Allowance
  static var size: Int { Layout.DeadlineAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.deadline(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.DeadlineAnswer
    let answer = ranged.answer
    writer.put(answer.rule, At.rule)
    writer.put(ranged.verdict, At.verdict)
    writer.put(ranged.newestVerdict, At.newestVerdict)
    writer.put(answer.evidence, At.evidence)
    let extendable: UInt32 =
      switch answer.extendable {
      case .unknown: 0
      case .yes: 2
      case .no: 4
      }
    writer.put(
      flags(disputed: answer.isDisputed, osDependent: ranged.changes) | extendable, At.flags)
    writer.put(answer.atExpiry, At.atExpiry)
    writer.put(answer.code, At.code)
    writer.put(answer.advice, At.adviceNs)
    writer.put(answer.limit, At.limitNs)
    writer.put(answer.warning, At.warningNs)
    writer.put(answer.requires.low, At.requiresMask)
  }
}

@_cdecl("lcp_query_deadline")
@implementation
public func lcp_query_deadline(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_deadline_query>!,
  _ answer: UnsafeMutablePointer<lcp_deadline_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(DeadlineAnswer.self, context, query, answer, error)
}

@_cdecl("lcp_query_deadline_batch")
@implementation
public func lcp_query_deadline_batch(
  _ context: UnsafePointer<lcp_context>!, _ count: Int,
  _ queries: UnsafePointer<lcp_deadline_query>!, _ query_stride: Int,
  _ answers: UnsafeMutablePointer<lcp_deadline_answer>!, _ answer_stride: Int,
  _ statuses: UnsafeMutablePointer<lcp_status_t>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  Batch(
    count: count, queries: queries, queryStride: query_stride, answers: answers,
    answerStride: answer_stride, statuses: statuses
  ).run(DeadlineAnswer.self, context, error)
}
