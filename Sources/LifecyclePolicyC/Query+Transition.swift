// lcp_query_transition and its batch, lcp_transition_step_at, lcp_cause_termination.

import CLifecyclePolicy
import LifecyclePolicy

extension Reader {
  /// A state on the axis of a question.
  func state(_ offset: Int, _ axis: Axis, _ field: Field) throws(Failure) -> LifecycleState {
    if axis == .scene {
      let state: SceneState = try required(offset, field)
      return LifecycleState(state)
    }
    let state: AppState = try required(offset, field)
    return LifecycleState(state)
  }
}

extension TransitionQuery {
  init(_ reader: Reader) throws(Failure) {
    typealias At = Layout.TransitionQuery
    let axis: Axis = try reader.optional(At.axis, .axis) ?? .app
    self.init(
      states: try reader.state(At.from, axis, .from),
      to: try reader.state(At.to, axis, .to),
      cause: try reader.required(At.cause, .cause),
      lastCause: try reader.optional(At.lastCause, .lastCause),
      trigger: try reader.optional(At.trigger, .trigger),
      interruption: try reader.optional(At.interruption, .interruption))
  }
}

extension Writer {
  /// The number of a state on its axis.
  func put(_ state: LifecycleState?, _ offset: Int) { put(state?.number ?? 0, offset) }

  func put(_ ranged: RangedAnswer<TransitionAnswer>) {
    typealias At = Layout.TransitionAnswer
    let answer = ranged.answer
    put(ranged.verdict, At.verdict)
    put(ranged.newestVerdict, At.newestVerdict)
    put(answer.rule, At.rule)
    put(answer.evidence, At.evidence)
    put(flags(disputed: answer.isDisputed, osDependent: ranged.changes), At.flags)
    put(answer.reason, At.reason)
    put(answer.via, At.via)
    put(answer.steps?.token ?? 0, At.sequence)
    put(answer.requires.bits, At.requiresMask)
    let count = answer.steps.map { BuiltInPolicy.count($0) } ?? 0
    put(UInt32(truncatingIfNeeded: count), At.stepCount)
    put(UInt32(0), At.reserved)
  }
}

/// Decodes, asks, and gives the answer ready to be written.
private func ask(
  _ context: HostContext, _ query: UnsafeRawPointer?
) throws(Failure) -> RangedAnswer<TransitionAnswer> {
  let reader = try Reader(query, knowing: Layout.TransitionQuery.size, .query)
  return BuiltInPolicy.transition(
    try TransitionQuery(reader), from: context.first, through: context.last
  ) { context.context($0) }
}

@_cdecl("lcp_query_transition")
@implementation
public func lcp_query_transition(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_transition_query>!,
  _ answer: UnsafeMutablePointer<lcp_transition_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: Layout.TransitionAnswer.size, .answer)
    writer.put(try ask(context, query))
    writer.clearTail(after: Layout.TransitionAnswer.size)
  }
}

@_cdecl("lcp_query_transition_batch")
@implementation
public func lcp_query_transition_batch(
  _ context: UnsafePointer<lcp_context>!, _ count: Int,
  _ queries: UnsafePointer<lcp_transition_query>!, _ query_stride: Int,
  _ answers: UnsafeMutablePointer<lcp_transition_answer>!, _ answer_stride: Int,
  _ statuses: UnsafeMutablePointer<lcp_status_t>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  Batch(
    count: count, queries: queries, queryStride: query_stride, answers: answers,
    answerStride: answer_stride, statuses: statuses
  ).run(context, error) { (context, query, answer) throws(Failure) in
    let ranged = try ask(context, query)
    Writer(element: answer, stride: answer_stride, knowing: Layout.TransitionAnswer.size)
      .put(ranged)
  }
}

@_cdecl("lcp_transition_step_at")
@implementation
public func lcp_transition_step_at(
  _ sequence: UInt64, _ index: UInt32, _ step: UnsafeMutablePointer<lcp_transition_step>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    typealias At = Layout.TransitionStep
    let writer = try Writer(step, knowing: At.size, .answer)
    let found = BuiltInPolicy.step(Int(clamping: index), of: sequence)
    guard found.isValid else { throw Failure(status: .malformed, field: .sequence) }
    guard let step = found.step else { throw Failure(status: .outOfRange, field: .index) }
    writer.put(step.callback, At.callback)
    writer.put(step.fallback, At.fallback)
    writer.put(step.reads, At.state)
    writer.put(step.rule, At.rule)
    writer.put(step.notification, At.notification)
    writer.put(step.sceneReads, At.sceneState)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_cause_termination")
@implementation
public func lcp_cause_termination(_ cause: lcp_cause_t) -> lcp_termination_t {
  Cause(rawValue: cause)?.termination.rawValue ?? 0
}
