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

  @inline(__always)
  static func find(
    _ allowance: Allowance, in host: borrowing HostContext, from first: some FirstContext
  ) -> RangedAnswer<Self> {
    BuiltInPolicy.deadline(
      allowance, from: first.of(host), through: host.last,
      override: host.limits.override(for: allowance)
    ) { host.context($0) }
  }

  static var hasShortWay: Bool { true }

  @inline(__always)
  static func answerShortly(
    _ query: WholeStruct, in host: borrowing HostContext, from first: some FirstContext,
    into writer: WholeWriter
  ) -> Bool {
    let number = query.int32(Layout.DeadlineQuery.allowance)
    guard let allowance = Allowance(given: number) else { return false }
    let plain = first.deadline(allowance, of: host)
    put(plain, host.verdict(plain.newestVerdict), into: writer)
    return true
  }

  @inline(__always)
  private static func put(_ plain: PlainDeadline, _ verdict: Int32, into writer: WholeWriter) {
    typealias At = Layout.DeadlineAnswer
    writer.put(plain.ruleNumber, At.rule)
    writer.put(verdict, At.verdict)
    writer.put(plain.newestVerdict, At.newestVerdict)
    writer.put(plain.evidence, At.evidence)
    writer.put(plain.isDisputed | flag(plain.extendable), At.flags)
    writer.put(plain.atExpiry, At.atExpiry)
    writer.put(plain.code, At.code)
    writer.put(plain.advice, At.adviceNs)
    writer.put(plain.limit, At.limitNs)
    writer.put(plain.warning, At.warningNs)
    writer.put(plain.requires.bits, At.requiresMask)
  }

  /// 2 for yes, 4 for no.
  @inline(__always)
  private static func flag(_ extendable: Int32) -> Int32 { (extendable & 1) &<< 2 | extendable & 2 }

  @inline(__always)
  static func put(_ ranged: RangedAnswer<Self>, into writer: some Writing) {
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
    writer.put(answer.requires.bits, At.requiresMask)
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
