// lcp_query_conduct and its batch, lcp_query_duties, lcp_duty_at.

import CLifecyclePolicy
import LifecyclePolicy

extension Writer {
  /// The first fields of an answer by one rule; its requirements stand apart.
  func put(rulingOf ranged: RangedAnswer<some RuledAnswer & RangeAnswer>) {
    typealias At = Layout.ConductAnswer
    let answer = ranged.answer
    put(ranged.verdict, At.verdict)
    put(ranged.newestVerdict, At.newestVerdict)
    put(answer.rule, At.rule)
    put(answer.evidence, At.evidence)
    put(flags(disputed: answer.isDisputed, osDependent: ranged.changes), At.flags)
  }

  fileprivate func put(_ ranged: RangedAnswer<ConductAnswer>) {
    typealias At = Layout.ConductAnswer
    let answer = ranged.answer
    put(rulingOf: ranged)
    put(answer.stopBefore, At.stopBefore)
    put(answer.price, At.price)
    put(answer.code, At.code)
    put(UInt32(0), At.reserved)
    put(answer.ruling.requires.bits, At.requiresMask)
  }
}

extension ConductQuery {
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.ConductQuery
    let reader = try Reader(pointer, knowing: At.size, .query)
    self.init(
      in: try reader.required(At.state, .state), try reader.required(At.activity, .activity))
  }
}

private func ask(
  _ context: HostContext, _ query: UnsafeRawPointer?
) throws(Failure) -> RangedAnswer<ConductAnswer> {
  BuiltInPolicy.conduct(try ConductQuery(query), from: context.first, through: context.last) {
    context.context($0)
  }
}

@_cdecl("lcp_query_conduct")
@implementation
public func lcp_query_conduct(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_conduct_query>!,
  _ answer: UnsafeMutablePointer<lcp_conduct_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: Layout.ConductAnswer.size, .answer)
    writer.put(try ask(context, query))
    writer.clearTail(after: Layout.ConductAnswer.size)
  }
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
  ).run(context, error) { (context, query, answer) throws(Failure) in
    let ranged = try ask(context, query)
    Writer(element: answer, stride: answer_stride, knowing: Layout.ConductAnswer.size).put(ranged)
  }
}

private func callback(_ query: UnsafeRawPointer?) throws(Failure) -> Callback {
  try Reader(query, knowing: Layout.DutiesQuery.size, .query)
    .required(Layout.DutiesQuery.callback, .callback)
}

@_cdecl("lcp_query_duties")
@implementation
public func lcp_query_duties(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_duties_query>!,
  _ answer: UnsafeMutablePointer<lcp_duties_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    typealias At = Layout.DutiesAnswer
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: At.size, .answer)
    let ranged = BuiltInPolicy.duties(
      try callback(query), from: context.first, through: context.last
    ) { context.context($0) }
    writer.put(ranged.verdict, At.verdict)
    writer.put(ranged.newestVerdict, At.newestVerdict)
    writer.put(ranged.answer.rule, At.rule)
    writer.put(flags(disputed: false, osDependent: ranged.changes), At.flags)
    writer.put(UInt32(truncatingIfNeeded: ranged.answer.count), At.count)
    writer.clearTail(after: At.size)
  }
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
      let duty = BuiltInPolicy.duty(Int(clamping: index), try callback(query), in: context.first)
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
