// Whether a question could be asked.

import LifecyclePolicy

/// The statuses of the header; values are never reused.
public enum Status: Int32, CaseIterable, Sendable, Error {
  case ok = 0
  case nullArgument = 10
  case structSize = 11
  case newerStruct = 12
  case stride = 13
  case policy = 14
  case unknownValue = 20
  case outOfRange = 21
  case missingValue = 22
  case malformed = 23
  case notFound = 30
  case batchElement = 40

  public var name: Text {
    switch self {
    case .ok: "ok"
    case .nullArgument: "null-argument"
    case .structSize: "struct-size"
    case .newerStruct: "newer-struct"
    case .stride: "stride"
    case .policy: "policy"
    case .unknownValue: "unknown-value"
    case .outOfRange: "out-of-range"
    case .missingValue: "missing-value"
    case .malformed: "malformed"
    case .notFound: "not-found"
    case .batchElement: "batch-element"
    }
  }

  public var message: Text {
    switch self {
    case .ok: "the question was answered"
    case .nullArgument: "a pointer that must not be NULL is NULL"
    case .structSize: "struct_size is less than 4 or more than 4096"
    case .newerStruct: "a field that this library does not know is not zero"
    case .stride: "the stride is less than 4, more than 4096, or less than struct_size"
    case .policy: "this build of the library prepared no such policy"
    case .unknownValue: "the value is none of its enumeration"
    case .outOfRange: "the number is outside its range"
    case .missingValue: "a value that must be given is 0"
    case .malformed: "the text cannot be read"
    case .notFound: "there is no such name or rule"
    case .batchElement: "at least one element failed; its status says why"
    }
  }

  /// The values in order, for walking them.
  static func at(_ index: Int) -> Status? {
    var value: Int32 = 0
    var remaining = index
    while value <= Status.batchElement.rawValue {
      if let status = Status(rawValue: value) {
        if remaining == 0 { return status }
        remaining &-= 1
      }
      value &+= 1
    }
    return nil
  }
}
