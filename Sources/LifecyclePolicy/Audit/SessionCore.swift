// The state of an audit in a block of memory.

/// What is known of a log so far: where the app may be, and what is open.
package struct SessionCore {
  package let memory: UnsafeMutableRawPointer

  @inline(__always)
  package init(at memory: UnsafeMutableRawPointer) { self.memory = memory }

  @inline(__always)
  var head: SessionHead {
    _read { yield memory.assumingMemoryBound(to: SessionHead.self).pointee }
    nonmutating _modify { yield &memory.assumingMemoryBound(to: SessionHead.self).pointee }
  }

  /// What is open: wake-ups and background tasks.
  @inline(__always)
  var open: DeviceTable<OpenRecord> { DeviceTable(at: memory + SessionCore.openStart) }
  /// The scenes that the log has shown, or one record for the whole app.
  @inline(__always)
  var slots: DeviceTable<SlotRecord> { DeviceTable(at: memory + SessionCore.slotStart) }

  static var openCount: Int { 8 }
  private static var openStart: Int { (MemoryLayout<SessionHead>.size &+ 7) & ~7 }
  private static var slotStart: Int { openStart &+ openCount &* MemoryLayout<OpenRecord>.stride }

  /// The size of a session in bytes.
  package static func size(scenes: Int) -> Int {
    slotStart &+ Swift.max(scenes, 1) &* MemoryLayout<SlotRecord>.stride
  }

  /// Begins a session of an auditor. The app may be anywhere.
  package func setUp(for auditor: AuditorCore) {
    memory.clear(from: 0, to: SessionCore.size(scenes: Int(auditor.head.scenes)))
    var start = SessionHead()
    start.stamp = SessionCore.stamp(of: auditor)
    head = start
    slots[0] = SlotRecord()
    slots[0].set = UInt16(truncatingIfNeeded: AuditorCore.anywhere &+ 1)
  }

  /// True if the memory holds a session of the auditor. Whatever else it holds, the auditor reads
  /// nothing outside its tables.
  package func belongs(to auditor: AuditorCore) -> Bool {
    head.stamp == SessionCore.stamp(of: auditor)
      && head.slotCount >= 1 && head.slotCount <= auditor.head.scenes
  }

  private static func stamp(of auditor: AuditorCore) -> UInt64 {
    AuditorCore.stamp(auditor.book) ^ auditor.head.key ^ 0x7365_7373_696f_6e01
  }
}

/// The values that concern the session as a whole.
struct SessionHead {
  var stamp: UInt64 = 0
  /// The number of records that were judged.
  var records: UInt64 = 0
  /// The time of the last record that has one; -1 for none.
  var lastTime: Int64 = -1
  /// The process of the last record that has one; 0 for none.
  var lastProcess: Int64 = 0
  /// When the app entered the background, and the record that says so; -1 if it is in front, or if
  /// that is not known.
  var backgroundSince: Int64 = -1
  var backgroundRecord: UInt64 = 0
  /// The callback that was called last, its time and its record.
  var callTime: Int64 = -1
  var callRecord: UInt64 = 0
  /// The rules of which the session has told, a bit each.
  var told = PlaceBits()
  /// What is known of the last process that ended.
  var ended = EndFacts()
  var call: UInt8 = 0
  /// True while an expiration handler runs, as far as the log shows.
  var isInHandler = false
  /// True if nothing ties the next record to the one before.
  var isFresh = true
  /// True if the last record of the log tells of an end.
  var hasEnded = false
  var slotCount: UInt16 = 1
  /// The number of findings of the next record that were given before.
  var given: UInt16 = 0
  /// What is known of the process that runs.
  var facts = EndFacts()
}

/// What speaks for or against a way in which a process may have ended.
struct EndFacts {
  /// Where the app may have been.
  var set = PlaceSet()
  var token: Int64 = 0
  var allowance: UInt8 = 0
  var reported: UInt8 = 0
  var isClean = false
  var hasSwitcher = false
  var hasLowBattery = false
  var hasRestarted = false
  /// True if the log shows background tasks or completions.
  var showsWork = false
}

/// A wake-up or a background task.
struct OpenRecord {
  var token: Int64 = 0
  var since: Int64 = -1
  var record: UInt64 = 0
  var kind: UInt8 = 0
  var allowance: UInt8 = 0
  var callback: UInt8 = 0
  var reserved: UInt8 = 0

  static var none: UInt8 { 0 }
  static var wake: UInt8 { 1 }
  static var task: UInt8 { 2 }
  /// A task that was ended. It is kept until its place is needed.
  static var endedTask: UInt8 { 3 }
}

/// Where the app, or a scene, may be.
struct SlotRecord {
  /// The number of the scene; 0 as long as none is known.
  var scene: Int32 = 0
  /// 1 + the number of a set of the auditor; 0 if the set is `places`.
  var set: UInt16 = 0
  var reserved: UInt16 = 0
  var places = PlaceSet()
}
