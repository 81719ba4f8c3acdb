// lcp_query_relaunch and its batch.

import CLifecyclePolicy
import LifecyclePolicy

extension RelaunchQuery: HostQuery {
  static var size: Int { Layout.RelaunchQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    typealias At = Layout.RelaunchQuery
    self.init(
      after: try fields.required(At.termination, .termination),
      on: try fields.required(At.trigger, .trigger),
      since: try fields.mask(UInt64(fields.uint32(At.since)), .since))
  }
}

extension RelaunchAnswer: HostAnswer {
  static var size: Int { Layout.RelaunchAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.relaunch(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.RelaunchAnswer
    let answer = ranged.answer
    writer.put(answer.rule, At.rule)
    writer.put(ranged.verdict, At.verdict)
    writer.put(ranged.newestVerdict, At.newestVerdict)
    writer.put(answer.evidence, At.evidence)
    writer.put(flags(disputed: answer.isDisputed, osDependent: ranged.changes), At.flags)
    writer.put(answer.guarantee, At.guarantee)
    writer.put(answer.launchState, At.launchState)
    writer.put(answer.callback, At.callback)
    writer.put(answer.allowance, At.allowance)
    writer.put(answer.allowanceDuration, At.allowanceNs)
    writer.put(answer.requires.low, At.requiresMask)
    writer.put(answer.standing, At.standing)
    writer.put(answer.deliveryRule, At.deliveryRule)
  }
}

@_cdecl("lcp_query_relaunch")
@implementation
public func lcp_query_relaunch(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_relaunch_query>!,
  _ answer: UnsafeMutablePointer<lcp_relaunch_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(RelaunchAnswer.self, context, query, answer, error)
}

@_cdecl("lcp_query_relaunch_batch")
@implementation
public func lcp_query_relaunch_batch(
  _ context: UnsafePointer<lcp_context>!, _ count: Int,
  _ queries: UnsafePointer<lcp_relaunch_query>!, _ query_stride: Int,
  _ answers: UnsafeMutablePointer<lcp_relaunch_answer>!, _ answer_stride: Int,
  _ statuses: UnsafeMutablePointer<lcp_status_t>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  Batch(
    count: count, queries: queries, queryStride: query_stride, answers: answers,
    answerStride: answer_stride, statuses: statuses
  ).run(RelaunchAnswer.self, context, error)
}
