// lcp_query_transition and its batch, lcp_transition_step_at, lcp_cause_termination.

import CLifecyclePolicy
import LifecyclePolicy

extension Fields {
  /// A state on the axis of a question.
  @inline(__always)
  func state(_ offset: Int, _ axis: Axis, _ field: Field) throws(Failure) -> LifecycleState {
    let number = int32(offset)
    guard let state = LifecycleState(number, onScenes: axis == .scene) else {
      if number == 0 { throw Failure(status: .missingValue, field: field) }
      throw Failure(status: .unknownValue, field: field, value: Int64(number))
    }
    return state
  }
}

extension LifecycleState {
  /// The state of a number on an axis; nil for 0, too.
  @inline(__always)
  fileprivate init?(_ number: Int32, onScenes isScene: Bool) {
    let count = isScene ? SceneState.valueCount : AppState.valueCount
    // Those of scenes come after those of the app.
    let before = isScene ? Int32(truncatingIfNeeded: AppState.valueCount) : 0
    guard UInt32(bitPattern: number) &- 1 < UInt32(truncatingIfNeeded: count) else { return nil }
    self.init(given: number &+ before)
  }
}

extension TransitionQuery: HostQuery {
  static var size: Int { Layout.TransitionQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    typealias At = Layout.TransitionQuery
    let axis: Axis = try fields.optional(At.axis, .axis) ?? .app
    self.init(
      states: try fields.state(At.from, axis, .from),
      to: try fields.state(At.to, axis, .to),
      cause: try fields.required(At.cause, .cause),
      lastCause: try fields.optional(At.lastCause, .lastCause),
      trigger: try fields.optional(At.trigger, .trigger),
      interruption: try fields.optional(At.interruption, .interruption))
  }
}

extension Writing {
  /// The number of a state on its axis.
  @inline(__always)
  func put(_ state: LifecycleState?, _ offset: Int) { put(state?.number ?? 0, offset) }
}

extension TransitionAnswer: HostAnswer {
  static var size: Int { Layout.TransitionAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.transition(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.TransitionAnswer
    let answer = ranged.answer
    writer.put(answer.rule, At.rule)
    writer.put(ranged.verdict, At.verdict)
    writer.put(ranged.newestVerdict, At.newestVerdict)
    writer.put(answer.evidence, At.evidence)
    writer.put(flags(disputed: answer.isDisputed, osDependent: ranged.changes), At.flags)
    writer.put(answer.reason, At.reason)
    writer.put(answer.via, At.via)
    let rules = answer.rules
    let token = StepToken(
      given: rules.count == 0 ? 0 : StepToken(rules, query.trigger, policy).bits)
    writer.put(token?.bits ?? 0, At.sequence)
    writer.put(answer.requires.low, At.requiresMask)
    writer.put(UInt32(truncatingIfNeeded: token?.stepCount ?? 0), At.stepCount)
    writer.put(UInt32(0), At.reserved)
  }
}

@_cdecl("lcp_query_transition")
@implementation
public func lcp_query_transition(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_transition_query>!,
  _ answer: UnsafeMutablePointer<lcp_transition_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(TransitionAnswer.self, context, query, answer, error)
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
  ).run(TransitionAnswer.self, context, error)
}

@_cdecl("lcp_transition_step_at")
@implementation
public func lcp_transition_step_at(
  _ sequence: UInt64, _ index: UInt32, _ step: UnsafeMutablePointer<lcp_transition_step>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    typealias At = Layout.TransitionStep
    let writer = try Writer(step, knowing: At.size, .answer)
    guard let token = StepToken(given: sequence) else {
      throw Failure(status: .malformed, field: .sequence)
    }
    guard let step = token.step(Int(clamping: index)) else {
      throw Failure(status: .outOfRange, field: .index)
    }
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
