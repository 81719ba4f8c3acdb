// lcp_query_delivery, lcp_query_mode, lcp_query_quota.

import CLifecyclePolicy
import LifecyclePolicy

extension EventQuery: HostQuery {
  static var size: Int { Layout.DeliveryQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    typealias At = Layout.DeliveryQuery
    let state: AppState = try fields.required(At.state, .state)
    self.init(try fields.required(At.event, .event), in: state)
  }
}

extension EventAnswer: HostAnswer {
  static var size: Int { Layout.DeliveryAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.delivery(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.DeliveryAnswer
    writer.put(rulingOf: ranged)
    writer.put(ranged.answer.manner, At.manner)
    writer.put(ranged.answer.callback, At.callback)
    writer.put(ranged.answer.requires.low, At.requiresMask)
  }
}

extension BackgroundMode: HostQuery {
  static var size: Int { Layout.ModeQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    let bits = fields.uint32(Layout.ModeQuery.mode)
    guard bits != 0 else { throw Failure(status: .missingValue, field: .mode) }
    guard let mode = BackgroundMode(given: Int32(bitPattern: bits)) else {
      throw Failure(status: .unknownValue, field: .mode, value: Int64(bits))
    }
    self = mode
  }
}

extension ModeAnswer: HostAnswer {
  typealias Query = BackgroundMode
  static var size: Int { Layout.ModeAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.mode(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.ModeAnswer
    let mode = ranged.answer
    writer.put(rulingOf: ranged)
    writer.put(mode.introduced?.packed ?? 0, At.introduced)
    writer.put(mode.deprecated?.packed ?? 0, At.deprecated)
    writer.put(mode.removed?.packed ?? 0, At.removed)
    writer.put(UInt32(truncatingIfNeeded: mode.permits.low), At.permitsMask)
    writer.put(UInt32(truncatingIfNeeded: mode.keepsRunning.low), At.keepsRunningMask)
    writer.put(UInt32(0), At.reserved)
    writer.put(mode.wakes.low, At.wakesMask)
    writer.put(mode.ruling.requires.low, At.requiresMask)
  }
}

extension Quota: HostQuery {
  static var size: Int { Layout.QuotaQuery.size }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    self = try fields.required(Layout.QuotaQuery.quota, .quota)
  }
}

extension QuotaAnswer: HostAnswer {
  typealias Query = Quota
  static var size: Int { Layout.QuotaAnswer.size }

  static func find(_ query: Query, _ policy: Policy) -> Self { policy.quota(query) }

  @inline(__always)
  static func put(
    _ ranged: RangedAnswer<Self>, _ query: Query, _ policy: Policy, into writer: some Writing
  ) {
    typealias At = Layout.QuotaAnswer
    writer.put(rulingOf: ranged)
    writer.put(ranged.answer.unit, At.unit)
    writer.put(ranged.answer.atExcess, At.atExcess)
    writer.put(ranged.answer.count ?? -1, At.count)
    writer.put(ranged.answer.window, At.windowNs)
    writer.put(ranged.answer.requires.low, At.requiresMask)
  }
}

@_cdecl("lcp_query_delivery")
@implementation
public func lcp_query_delivery(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_delivery_query>!,
  _ answer: UnsafeMutablePointer<lcp_delivery_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(EventAnswer.self, context, query, answer, error)
}

@_cdecl("lcp_query_mode")
@implementation
public func lcp_query_mode(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_mode_query>!,
  _ answer: UnsafeMutablePointer<lcp_mode_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(ModeAnswer.self, context, query, answer, error)
}

@_cdecl("lcp_query_quota")
@implementation
public func lcp_query_quota(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_quota_query>!,
  _ answer: UnsafeMutablePointer<lcp_quota_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(QuotaAnswer.self, context, query, answer, error)
}
