// lcp_query_relaunch and its batch.

import CLifecyclePolicy
import LifecyclePolicy

extension RelaunchQuery {
  init(_ reader: Reader) throws(Failure) {
    typealias At = Layout.RelaunchQuery
    self.init(
      after: try reader.required(At.termination, .termination),
      on: try reader.required(At.trigger, .trigger),
      since: try reader.mask(UInt64(reader.uint32(At.since)), .since))
  }
}

extension Writer {
  func put(_ ranged: RangedAnswer<RelaunchAnswer>) {
    typealias At = Layout.RelaunchAnswer
    let answer = ranged.answer
    put(ranged.verdict, At.verdict)
    put(ranged.newestVerdict, At.newestVerdict)
    put(answer.rule, At.rule)
    put(answer.evidence, At.evidence)
    put(flags(disputed: answer.isDisputed, osDependent: ranged.changes), At.flags)
    put(answer.guarantee, At.guarantee)
    put(answer.launchState, At.launchState)
    put(answer.callback, At.callback)
    put(answer.allowance, At.allowance)
    put(answer.allowed, At.allowanceNs)
    put(answer.requires.bits, At.requiresMask)
    put(answer.standing, At.standing)
    put(answer.deliveryRule, At.deliveryRule)
  }
}

private func ask(
  _ context: HostContext, _ query: UnsafeRawPointer?
) throws(Failure) -> RangedAnswer<RelaunchAnswer> {
  let reader = try Reader(query, knowing: Layout.RelaunchQuery.size, .query)
  return BuiltInPolicy.relaunch(
    try RelaunchQuery(reader), from: context.first, through: context.last,
    override: { context.limits.override(for: $0) }
  ) { context.context($0) }
}

@_cdecl("lcp_query_relaunch")
@implementation
public func lcp_query_relaunch(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_relaunch_query>!,
  _ answer: UnsafeMutablePointer<lcp_relaunch_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: Layout.RelaunchAnswer.size, .answer)
    writer.put(try ask(context, query))
    writer.clearTail(after: Layout.RelaunchAnswer.size)
  }
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
  ).run(context, error) { (context, query, answer) throws(Failure) in
    let ranged = try ask(context, query)
    Writer(element: answer, stride: answer_stride, knowing: Layout.RelaunchAnswer.size)
      .put(ranged)
  }
}
