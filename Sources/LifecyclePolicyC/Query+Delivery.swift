// lcp_query_delivery, lcp_query_mode, lcp_query_quota.

import CLifecyclePolicy
import LifecyclePolicy

extension EventQuery {
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.DeliveryQuery
    let reader = try Reader(pointer, knowing: At.size, .query)
    let state: AppState = try reader.required(At.state, .state)
    self.init(try reader.required(At.event, .event), in: state)
  }
}

extension BackgroundMode {
  init(query pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.ModeQuery
    let bits = try Reader(pointer, knowing: At.size, .query).uint32(At.mode)
    guard bits != 0 else { throw Failure(status: .missingValue, field: .mode) }
    guard let mode = BackgroundMode(rawValue: Int32(bitPattern: bits)) else {
      throw Failure(status: .unknownValue, field: .mode, value: Int64(bits))
    }
    self = mode
  }
}

extension Quota {
  init(query pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.QuotaQuery
    self = try Reader(pointer, knowing: At.size, .query).required(At.quota, .quota)
  }
}

@_cdecl("lcp_query_delivery")
@implementation
public func lcp_query_delivery(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_delivery_query>!,
  _ answer: UnsafeMutablePointer<lcp_delivery_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    typealias At = Layout.DeliveryAnswer
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: At.size, .answer)
    let ranged = BuiltInPolicy.event(
      try EventQuery(query), from: context.first, through: context.last
    ) { context.context($0) }
    writer.put(rulingOf: ranged)
    writer.put(ranged.answer.manner, At.manner)
    writer.put(ranged.answer.callback, At.callback)
    writer.put(ranged.answer.ruling.requires.bits, At.requiresMask)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_query_mode")
@implementation
public func lcp_query_mode(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_mode_query>!,
  _ answer: UnsafeMutablePointer<lcp_mode_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    typealias At = Layout.ModeAnswer
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: At.size, .answer)
    let ranged = BuiltInPolicy.mode(
      try BackgroundMode(query: query), from: context.first, through: context.last
    ) { context.context($0) }
    let mode = ranged.answer
    writer.put(rulingOf: ranged)
    writer.put(mode.introduced?.packed ?? 0, At.introduced)
    writer.put(mode.deprecated?.packed ?? 0, At.deprecated)
    writer.put(mode.removed?.packed ?? 0, At.removed)
    writer.put(UInt32(truncatingIfNeeded: mode.permits.bits), At.permitsMask)
    writer.put(UInt32(truncatingIfNeeded: mode.keepsRunning.bits), At.keepsRunningMask)
    writer.put(UInt32(0), At.reserved)
    writer.put(mode.wakes.bits, At.wakesMask)
    writer.put(mode.ruling.requires.bits, At.requiresMask)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_query_quota")
@implementation
public func lcp_query_quota(
  _ context: UnsafePointer<lcp_context>!, _ query: UnsafePointer<lcp_quota_query>!,
  _ answer: UnsafeMutablePointer<lcp_quota_answer>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  LifecyclePolicyC.answer(error) { () throws(Failure) in
    typealias At = Layout.QuotaAnswer
    let context = try HostContext(context)
    let writer = try Writer(answer, knowing: At.size, .answer)
    let ranged = BuiltInPolicy.quota(
      try Quota(query: query), from: context.first, through: context.last
    ) { context.context($0) }
    writer.put(rulingOf: ranged)
    writer.put(ranged.answer.unit, At.unit)
    writer.put(ranged.answer.atExcess, At.atExcess)
    writer.put(ranged.answer.count ?? -1, At.count)
    writer.put(ranged.answer.window, At.windowNs)
    writer.put(ranged.answer.ruling.requires.bits, At.requiresMask)
    writer.clearTail(after: At.size)
  }
}
