// The statuses of the C functions. Generated from include/abi.json: do not edit.

import LifecyclePolicy

/// Whether the question could be asked, and if not, why.
public enum Status: Int32, CaseIterable, Sendable, Error {
  case ok = 0
  case nullArgument = 10
  case structSize = 11
  case newerStruct = 12
  case stride = 13
  case policy = 14
  case device = 15
  case memory = 16
  case unknownValue = 20
  case outOfRange = 21
  case missingValue = 22
  case malformed = 23
  case processKind = 24
  case notFound = 30
  case batchElement = 40
  case queueFull = 50
  case tableFull = 51
  case noProcess = 52
  case suspended = 53
  case deviceOff = 54
  case deviceOn = 55
  case late = 56
  case auditor = 57
  case session = 58
  case day = 59
  case snapshot = 60
  case snapshotNewer = 61
  case snapshotForeign = 62

  public var name: Text {
    switch self {
    case .ok: "ok"
    case .nullArgument: "null-argument"
    case .structSize: "struct-size"
    case .newerStruct: "newer-struct"
    case .stride: "stride"
    case .policy: "policy"
    case .device: "device"
    case .memory: "memory"
    case .unknownValue: "unknown-value"
    case .outOfRange: "out-of-range"
    case .missingValue: "missing-value"
    case .malformed: "malformed"
    case .processKind: "process-kind"
    case .notFound: "not-found"
    case .batchElement: "batch-element"
    case .queueFull: "queue-full"
    case .tableFull: "table-full"
    case .noProcess: "no-process"
    case .suspended: "suspended"
    case .deviceOff: "device-off"
    case .deviceOn: "device-on"
    case .late: "late"
    case .auditor: "auditor"
    case .session: "session"
    case .day: "day"
    case .snapshot: "snapshot"
    case .snapshotNewer: "snapshot-newer"
    case .snapshotForeign: "snapshot-foreign"
    }
  }

  public var message: Text {
    switch self {
    case .ok: "the question was answered"
    case .nullArgument: "a pointer that must not be NULL is NULL"
    case .structSize: "struct_size is less than 4 or more than 4096"
    case .newerStruct: "a field that this library does not know is not zero"
    case .stride: "the stride is less than struct_size, or not 4 to 4096"
    case .policy: "this build of the library prepared no such policy"
    case .device: "this build of the library set up no such device"
    case .memory: "no memory is available, or what was given is too small"
    case .unknownValue: "the value does not belong to its enumeration or mask"
    case .outOfRange: "the number is outside its range"
    case .missingValue: "a value that must be given is 0"
    case .malformed: "the text cannot be read"
    case .processKind: "the OS, or this call, has no processes of this kind"
    case .notFound: "what was looked for is not there"
    case .batchElement: "at least one element failed, and its status says why"
    case .queueFull: "effects have to be taken from the device first"
    case .tableFull: "a table of the device has no room"
    case .noProcess: "the process that reports has ended, or has another number"
    case .suspended: "the process that reports is suspended, and runs no code"
    case .deviceOff: "the device is off, or going off"
    case .deviceOn: "the device is on"
    case .late: "the reply is late: the call timed out or was answered before"
    case .auditor: "no auditor that this build set up"
    case .session: "no session of this auditor"
    case .day: "this build of the library began no such day"
    case .snapshot: "the bytes are not a snapshot, or are cut off or damaged"
    case .snapshotNewer: "the snapshot is in a newer format"
    case .snapshotForeign: "the snapshot is of a device of another version or profile"
    }
  }
}
