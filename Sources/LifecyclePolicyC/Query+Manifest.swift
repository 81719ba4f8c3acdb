// lcp_query_manifest, lcp_manifest_finding_at, lcp_query_termination.

import CLifecyclePolicy
import LifecyclePolicy

extension TerminationQuery: HostQuery {
  static var size: Int { Layout.TerminationQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    typealias At = Layout.TerminationQuery
    let namespace: TerminationNamespace? = try fields.optional(At.namespace, .namespace)
    self.init(namespace, code: fields.uint64(At.code))
  }
}

extension TerminationAnswer: HostAnswer {
  static var size: Int { Layout.TerminationAnswer.size }
  static var end: Int { Layout.TerminationAnswer.reserved }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.termination(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.TerminationAnswer
    let found = ranged.answer
    writer.put(rulingOf: ranged)
    writer.put(found.cause, At.cause)
    writer.put(found.allowance, At.allowance)
    writer.put(found.allowanceDuration, At.allowanceNs)
    writer.put(found.ruling.requires.low, At.requiresMask)
    writer.put(policy.meaning(of: found), At.meaning)
    writer.put(found.brokenRule, At.brokenRule)
  }
}

@_cdecl("lcp_query_manifest")
@implementation
public func lcp_query_manifest(
  _ context: UnsafePointer<lcp_context>!, _ answer: UnsafeMutablePointer<lcp_manifest_answer>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    typealias At = Layout.ManifestAnswer
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: At.size, .answer)
    let first = context.policy(context.os, Limits())
    let answer = first.manifest()
    let ranged = context.ranged(answer, first, Limits(), { $0.manifest() }) { other, policy in
      guard answer.count == other.count else { return false }
      var index = 0
      while let a = first.finding(index), let b = policy.finding(index) {
        guard a.rule == b.rule else { return false }
        index &+= 1
      }
      return true
    }
    writer.put(ranged.verdict, At.verdict)
    writer.put(ranged.newestVerdict, At.newestVerdict)
    writer.put(flags(disputed: false, osDependent: ranged.changes), At.flags)
    writer.put(UInt32(truncatingIfNeeded: ranged.answer.count), At.count)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_manifest_finding_at")
@implementation
public func lcp_manifest_finding_at(
  _ context: UnsafePointer<lcp_context>!, _ index: UInt32,
  _ finding: UnsafeMutablePointer<lcp_manifest_finding>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  answer(error) { () throws(Failure) in
    typealias At = Layout.ManifestFinding
    let context = try HostContext(context)
    let writer = try Writer(finding, knowing: At.size, .answer)
    guard let finding = context.policy(context.os, Limits()).finding(Int(clamping: index)) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    writer.put(finding.rule, At.rule)
    writer.put(finding.severity, At.severity)
    writer.put(UInt32(0), At.reserved)
    writer.put(finding.key, At.key)
    writer.put(finding.value, At.value)
    writer.put(finding.text, At.message)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_query_termination")
@implementation
public func lcp_query_termination(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_termination_query>!,
  _ answer: UnsafeMutablePointer<lcp_termination_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(TerminationAnswer.self, context, query, answer, error)
}
