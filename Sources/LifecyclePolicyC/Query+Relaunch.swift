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

  @inline(__always)
  static func find(
    _ query: RelaunchQuery, in host: borrowing HostContext, from first: some FirstContext
  ) -> RangedAnswer<Self> {
    BuiltInPolicy.relaunch(
      query, from: first.of(host), through: host.last,
      override: { host.limits.override(for: $0) }
    ) { host.context($0) }
  }

  static var hasShortWay: Bool { true }

  @inline(__always)
  static func answerShortly(
    _ query: WholeStruct, in host: borrowing HostContext, from first: some FirstContext,
    into writer: WholeWriter
  ) -> Bool {
    typealias At = Layout.RelaunchQuery
    let since = UInt64(query.uint32(At.since))
    guard let termination = Termination(given: query.int32(At.termination)),
      let trigger = Trigger(given: query.int32(At.trigger)), since & ~Mask<Since>.all.bits == 0
    else { return false }
    let question = RelaunchQuery(after: termination, on: trigger, since: Mask(bits: since))
    let plain = BuiltInPolicy.relaunch(question, in: first.of(host))
    guard plain.isSettled else { return false }
    put(plain, host.verdict(plain.newestVerdict), into: writer)
    return true
  }

  @inline(__always)
  private static func put(_ plain: PlainRelaunch, _ verdict: Int32, into writer: WholeWriter) {
    typealias At = Layout.RelaunchAnswer
    writer.put(plain.ruleNumber, At.rule)
    writer.put(verdict, At.verdict)
    writer.put(plain.newestVerdict, At.newestVerdict)
    writer.put(plain.evidence, At.evidence)
    writer.put(plain.isDisputed, At.flags)
    writer.put(plain.guarantee, At.guarantee)
    writer.put(plain.launchState, At.launchState)
    writer.put(plain.callback, At.callback)
    writer.put(plain.allowance, At.allowance)
    writer.put(plain.allowed, At.allowanceNs)
    writer.put(plain.requires.bits, At.requiresMask)
    writer.put(plain.standing, At.standing)
    writer.put(plain.deliveryRule, At.deliveryRule)
  }

  @inline(__always)
  static func put(_ ranged: RangedAnswer<Self>, into writer: some Writing) {
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
    writer.put(answer.allowed, At.allowanceNs)
    writer.put(answer.requires.bits, At.requiresMask)
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
