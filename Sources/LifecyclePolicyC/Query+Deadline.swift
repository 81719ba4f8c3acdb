// lcp_query_deadline and its batch.

import CLifecyclePolicy
import LifecyclePolicy

extension Writer {
  func put(_ ranged: RangedAnswer<DeadlineAnswer>) {
    typealias At = Layout.DeadlineAnswer
    let answer = ranged.answer
    put(ranged.verdict, At.verdict)
    put(ranged.newestVerdict, At.newestVerdict)
    put(answer.rule, At.rule)
    put(answer.evidence, At.evidence)
    let extendable: UInt32 =
      switch answer.extendable {
      case .unknown: 0
      case .yes: 2
      case .no: 4
      }
    put(flags(disputed: answer.isDisputed, osDependent: ranged.changes) | extendable, At.flags)
    put(answer.atExpiry, At.atExpiry)
    put(answer.code, At.code)
    put(answer.advice, At.adviceNs)
    put(answer.limit, At.limitNs)
    put(answer.warning, At.warningNs)
    put(answer.requires.bits, At.requiresMask)
  }
}

private func ask(
  _ context: HostContext, _ query: UnsafeRawPointer?
) throws(Failure) -> RangedAnswer<DeadlineAnswer> {
  let reader = try Reader(query, knowing: Layout.DeadlineQuery.size, .query)
  let allowance: Allowance = try reader.required(Layout.DeadlineQuery.allowance, .allowance)
  return BuiltInPolicy.deadline(
    allowance, from: context.first, through: context.last,
    override: context.limits.override(for: allowance)
  ) { context.context($0) }
}

@_cdecl("lcp_query_deadline")
@implementation
public func lcp_query_deadline(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_deadline_query>!,
  _ answer: UnsafeMutablePointer<lcp_deadline_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: Layout.DeadlineAnswer.size, .answer)
    writer.put(try ask(context, query))
    writer.clearTail(after: Layout.DeadlineAnswer.size)
  }
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
  ).run(context, error) { (context, query, answer) throws(Failure) in
    let ranged = try ask(context, query)
    Writer(element: answer, stride: answer_stride, knowing: Layout.DeadlineAnswer.size)
      .put(ranged)
  }
}
