// lcp_enum_name, lcp_enum_parse, lcp_enum_value_at, lcp_enum_title, lcp_condition_opposite_title,
// lcp_state_raw_value, lcp_os_parse.

import CLifecyclePolicy
import LifecyclePolicy

/// The numbers by which hosts refer to the enumerations of statuses and of fields.
private var statusKind: Int32 { Vocabulary.statusKind }
private var fieldKind: Int32 { Vocabulary.fieldKind }

private func name(_ kind: Int32, _ value: Int64) -> Text? {
  kind == statusKind
    ? Status(rawValue: Int32(clamping: value))?.name : Vocabulary.name(kind, of: value)
}

private func title(_ kind: Int32, _ value: Int64) -> Text? {
  kind == statusKind
    ? Status(rawValue: Int32(clamping: value))?.message : Vocabulary.title(kind, of: value)
}

private func parse(_ kind: Int32, _ text: UnsafeRawBufferPointer) -> Int64? {
  kind == statusKind ? Status.named(text) : Vocabulary.value(kind, named: text)
}

private func value(_ kind: Int32, _ index: Int) -> Int64? {
  kind == statusKind
    ? Status.at(index).map { Int64($0.rawValue) } : Vocabulary.value(kind, at: index)
}

extension Status {
  /// Returns the status at an index, in the order of the values.
  static func at(_ index: Int) -> Status? {
    var value: Int32 = 0
    var remaining = index
    while value <= Status.snapshotForeign.rawValue {
      if let status = Status(rawValue: value) {
        if remaining == 0 { return status }
        remaining &-= 1
      }
      value &+= 1
    }
    return nil
  }

  fileprivate static func named(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard let text = SpellingMatch(text) else { return nil }
    var index = 0
    while let status = Status.at(index) {
      if text.isSame(as: status.name) { return Int64(status.rawValue) }
      index &+= 1
    }
    return nil
  }
}

/// Returns a static text as a C string.
func cString(_ text: Text) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.cString).assumingMemoryBound(to: CChar.self)
}

@_cdecl("lcp_enum_name")
@implementation
public func lcp_enum_name(_ kind: lcp_enum_kind_t, _ value: Int64) -> UnsafePointer<CChar>! {
  if let name = name(kind, value) { return cString(name) }
  // The number 0 means that an error concerns no field. It has a name, too, because programs that
  // print errors ask for the name of the error's field without a check.
  return kind == fieldKind && value == 0 ? cString("none") : nil
}

@_cdecl("lcp_enum_parse")
@implementation
public func lcp_enum_parse(
  _ kind: lcp_enum_kind_t, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ value: UnsafeMutablePointer<Int64>!
) -> lcp_status_t {
  perform(reportingTo: nil) { () throws(Failure) in
    let text = try bytes(text, length, .text)
    let value = try place(value, .value)
    guard kind >= 1, kind <= Vocabulary.count else {
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
  perform(reportingTo: nil) { () throws(Failure) in
    let pointer = try place(value, .value)
    guard kind >= 1, kind <= Vocabulary.count else {
      throw Failure(status: .unknownValue, field: .enumKind, value: Int64(kind))
    }
    guard let found = LifecyclePolicyC.value(kind, Int(clamping: index)) else {
      throw Failure(status: .outOfRange, field: .index, value: Int64(index))
    }
    pointer.storeBytes(of: found, as: Int64.self)
  }
}

@_cdecl("lcp_enum_title")
@implementation
public func lcp_enum_title(_ kind: lcp_enum_kind_t, _ value: Int64) -> UnsafePointer<CChar>! {
  title(kind, value).map(cString)
}

@_cdecl("lcp_condition_opposite_title")
@implementation
public func lcp_condition_opposite_title(
  _ condition: lcp_condition_t
) -> UnsafePointer<CChar>! {
  Vocabulary.oppositeTitle(of: Int64(condition)).map(cString)
}

@_cdecl("lcp_state_raw_value")
@implementation
public func lcp_state_raw_value(
  _ state: lcp_state_t, _ value: UnsafeMutablePointer<Int64>!
) -> lcp_status_t {
  perform(reportingTo: nil) { () throws(Failure) in
    let pointer = try place(value, .value)
    let state: LifecycleState = try required(state, .state)
    guard let found = state.uikitValue else { throw Failure(status: .notFound, field: .state) }
    pointer.storeBytes(of: Int64(found), as: Int64.self)
  }
}

@_cdecl("lcp_os_parse")
@implementation
public func lcp_os_parse(
  _ text: UnsafePointer<CChar>!, _ length: Int, _ os: UnsafeMutablePointer<lcp_os_version_t>!
) -> lcp_status_t {
  perform(reportingTo: nil) { () throws(Failure) in
    let text = try bytes(text, length, .text)
    let os = try place(os, .os)
    guard let version = OSVersion(utf8: text) else {
      throw Failure(status: .malformed, field: .text)
    }
    os.storeBytes(of: version.packed, as: UInt32.self)
  }
}
