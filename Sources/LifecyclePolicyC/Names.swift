// lcp_enum_name, lcp_enum_parse, lcp_enum_value_at, lcp_os_parse.

import CLifecyclePolicy
import LifecyclePolicy

/// The kind of statuses, after the enumerations of the core.
private let statusKind: Int32 = 31

/// A value as C sees it: codes are unsigned.
private func hostValue<Value: Noun>(_ type: Value.Type, _ value: Int32) -> Int64 {
  type == TerminationCode.self ? Int64(UInt32(bitPattern: value)) : Int64(value)
}

private func named<Value: Noun>(_ type: Value.Type, _ value: Int64) -> StaticString? {
  let wide = type == TerminationCode.self ? Int64(UInt32.max) : Int64(Int32.max)
  guard value >= Int64(Int32.min), value <= wide else { return nil }
  return Value.name(of: Int32(truncatingIfNeeded: value))
}

private func parsed<Value: Noun>(_ type: Value.Type, _ text: UnsafeRawBufferPointer) -> Int64? {
  Value.value(named: text).map { hostValue(type, $0) }
}

private func valued<Value: Noun>(_ type: Value.Type, _ index: Int) -> Int64? {
  guard index >= 0, index < Value.names.count else { return nil }
  return hostValue(type, Value.value(at: index))
}

private func name(_ kind: Int32, _ value: Int64) -> StaticString? {
  switch kind {
  case 1: named(AppState.self, value)
  case 2: named(SceneState.self, value)
  case 3: named(Axis.self, value)
  case 4: named(Lifecycle.self, value)
  case 5: named(Cause.self, value)
  case 6: named(Termination.self, value)
  case 7: named(Trigger.self, value)
  case 8: named(Interruption.self, value)
  case 9: named(Callback.self, value)
  case 10: named(BackgroundMode.self, value)
  case 11: named(Activity.self, value)
  case 12: named(Allowance.self, value)
  case 13: named(Expiry.self, value)
  case 14: named(Verdict.self, value)
  case 15: named(Guarantee.self, value)
  case 16: named(Evidence.self, value)
  case 17: named(EvidenceProfile.self, value)
  case 18: named(Fact.self, value)
  case 19: named(Idiom.self, value)
  case 20: named(LocationAuthorization.self, value)
  case 21: named(Reason.self, value)
  case 22: named(Condition.self, value)
  case 23: named(Standing.self, value)
  case 24: named(Since.self, value)
  case 25: named(Family.self, value)
  case 26: named(Conflict.self, value)
  case 27: named(TerminationCode.self, value)
  case 28: named(InfoKind.self, value)
  case 29: named(NoticeKind.self, value)
  case 30: named(Field.self, value)
  case statusKind: Status(rawValue: Int32(clamping: value))?.name
  default: nil
  }
}

private func parse(_ kind: Int32, _ text: UnsafeRawBufferPointer) -> Int64? {
  switch kind {
  case 1: parsed(AppState.self, text)
  case 2: parsed(SceneState.self, text)
  case 3: parsed(Axis.self, text)
  case 4: parsed(Lifecycle.self, text)
  case 5: parsed(Cause.self, text)
  case 6: parsed(Termination.self, text)
  case 7: parsed(Trigger.self, text)
  case 8: parsed(Interruption.self, text)
  case 9: parsed(Callback.self, text)
  case 10: parsed(BackgroundMode.self, text)
  case 11: parsed(Activity.self, text)
  case 12: parsed(Allowance.self, text)
  case 13: parsed(Expiry.self, text)
  case 14: parsed(Verdict.self, text)
  case 15: parsed(Guarantee.self, text)
  case 16: parsed(Evidence.self, text)
  case 17: parsed(EvidenceProfile.self, text)
  case 18: parsed(Fact.self, text)
  case 19: parsed(Idiom.self, text)
  case 20: parsed(LocationAuthorization.self, text)
  case 21: parsed(Reason.self, text)
  case 22: parsed(Condition.self, text)
  case 23: parsed(Standing.self, text)
  case 24: parsed(Since.self, text)
  case 25: parsed(Family.self, text)
  case 26: parsed(Conflict.self, text)
  case 27: parsed(TerminationCode.self, text)
  case 28: parsed(InfoKind.self, text)
  case 29: parsed(NoticeKind.self, text)
  case 30: parsed(Field.self, text)
  case statusKind: Status.named(text)
  default: nil
  }
}

private func value(_ kind: Int32, _ index: Int) -> Int64? {
  switch kind {
  case 1: valued(AppState.self, index)
  case 2: valued(SceneState.self, index)
  case 3: valued(Axis.self, index)
  case 4: valued(Lifecycle.self, index)
  case 5: valued(Cause.self, index)
  case 6: valued(Termination.self, index)
  case 7: valued(Trigger.self, index)
  case 8: valued(Interruption.self, index)
  case 9: valued(Callback.self, index)
  case 10: valued(BackgroundMode.self, index)
  case 11: valued(Activity.self, index)
  case 12: valued(Allowance.self, index)
  case 13: valued(Expiry.self, index)
  case 14: valued(Verdict.self, index)
  case 15: valued(Guarantee.self, index)
  case 16: valued(Evidence.self, index)
  case 17: valued(EvidenceProfile.self, index)
  case 18: valued(Fact.self, index)
  case 19: valued(Idiom.self, index)
  case 20: valued(LocationAuthorization.self, index)
  case 21: valued(Reason.self, index)
  case 22: valued(Condition.self, index)
  case 23: valued(Standing.self, index)
  case 24: valued(Since.self, index)
  case 25: valued(Family.self, index)
  case 26: valued(Conflict.self, index)
  case 27: valued(TerminationCode.self, index)
  case 28: valued(InfoKind.self, index)
  case 29: valued(NoticeKind.self, index)
  case 30: valued(Field.self, index)
  case statusKind: Status.at(index).map { Int64($0.rawValue) }
  default: nil
  }
}

extension Status {
  fileprivate static func named(_ text: UnsafeRawBufferPointer) -> Int64? {
    var index = 0
    while let status = Status.at(index) {
      if Spelling.same(text, status.name) { return Int64(status.rawValue) }
      index &+= 1
    }
    return nil
  }
}

/// A static text as C sees it.
func cString(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

@_cdecl("lcp_enum_name")
@implementation
public func lcp_enum_name(_ kind: lcp_enum_kind_t, _ value: Int64) -> UnsafePointer<CChar>! {
  name(kind, value).map { cString($0) }
}

@_cdecl("lcp_enum_parse")
@implementation
public func lcp_enum_parse(
  _ kind: lcp_enum_kind_t, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ value: UnsafeMutablePointer<Int64>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    let text = try bytes(text, length, .text)
    guard let value = UnsafeMutableRawPointer(value) else {
      throw Failure(status: .nullArgument, field: .value)
    }
    guard kind >= 1, kind <= statusKind else {
      throw Failure(status: .unknownValue, field: .enumKind, value: Int64(kind))
    }
    guard let found = parse(kind, text) else { throw Failure(status: .notFound, field: .text) }
    value.storeBytes(of: found, as: Int64.self)
  }
}

@_cdecl("lcp_enum_value_at")
@implementation
public func lcp_enum_value_at(
  _ kind: lcp_enum_kind_t, _ index: UInt32, _ value: UnsafeMutablePointer<Int64>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    guard let pointer = UnsafeMutableRawPointer(value) else {
      throw Failure(status: .nullArgument, field: .value)
    }
    guard kind >= 1, kind <= statusKind else {
      throw Failure(status: .unknownValue, field: .enumKind, value: Int64(kind))
    }
    guard let found = LifecyclePolicyC.value(kind, Int(index)) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    pointer.storeBytes(of: found, as: Int64.self)
  }
}

@_cdecl("lcp_os_parse")
@implementation
public func lcp_os_parse(
  _ text: UnsafePointer<CChar>!, _ length: Int, _ os: UnsafeMutablePointer<lcp_os_version_t>!
) -> lcp_status_t {
  answer(nil) { () throws(Failure) in
    let text = try bytes(text, length, .text)
    guard let os = UnsafeMutableRawPointer(os) else {
      throw Failure(status: .nullArgument, field: .os)
    }
    guard let version = OSVersion(utf8: text) else {
      throw Failure(status: .malformed, field: .text)
    }
    os.storeBytes(of: version.packed, as: UInt32.self)
  }
}
