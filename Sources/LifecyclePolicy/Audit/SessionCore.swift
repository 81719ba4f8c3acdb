// The state of an audit in a block of memory.

/// What is known after the records so far: the possible places of the app, the open work, and the
/// evidence on how processes ended.
package struct SessionCore {
  package let memory: UnsafeMutableRawPointer

  @inline(__always)
  package init(at memory: UnsafeMutableRawPointer) { self.memory = memory }

  @inline(__always)
  var head: SessionHead {
    _read { yield memory.assumingMemoryBound(to: SessionHead.self).pointee }
    nonmutating _modify { yield &memory.assumingMemoryBound(to: SessionHead.self).pointee }
  }

  /// The open wake-ups and background tasks.
  @inline(__always)
  var open: DeviceTable<OpenRecord> { DeviceTable(at: memory + SessionCore.openStart) }
  /// A slot for each scene in the log, or one slot for the whole app.
  @inline(__always)
  var slots: DeviceTable<SlotRecord> { DeviceTable(at: memory + SessionCore.slotStart) }

  static var openCount: Int { 8 }
  private static var openStart: Int { (MemoryLayout<SessionHead>.size &+ 7) & ~7 }
  private static var slotStart: Int { openStart &+ openCount &* MemoryLayout<OpenRecord>.stride }

  /// The size of a session in bytes.
  package static func size(scenes: Int) -> Int {
    slotStart &+ Swift.max(scenes, 1) &* MemoryLayout<SlotRecord>.stride
  }

  /// Sets up a session of an auditor. The app may be in any place.
  package func setUp(for auditor: AuditorCore) {
    memory.clear(from: 0, to: SessionCore.size(scenes: Int(auditor.head.scenes)))
    var start = SessionHead()
    start.stamp = SessionCore.stamp(of: auditor)
    head = start
    slots[0] = SlotRecord()
    slots[0].set = UInt16(truncatingIfNeeded: AuditorCore.anywhere &+ 1)
  }

  /// True if the memory holds a session of the auditor. Even if the rest of the memory is damaged,
  /// the auditor does not read outside its tables.
  package func belongs(to auditor: AuditorCore) -> Bool {
    head.stamp == SessionCore.stamp(of: auditor)
      && head.slotCount >= 1 && head.slotCount <= auditor.head.scenes
  }

  private static func stamp(of auditor: AuditorCore) -> UInt64 {
    AuditorCore.stamp(auditor.book) ^ auditor.head.key ^ 0x7365_7373_696f_6e01
  }
}

/// The values that concern the whole session.
struct SessionHead {
  var stamp: UInt64 = 0
  /// The number of judged records.
  var records: UInt64 = 0
  /// The time of the last record with a time; -1 for none.
  var lastTime: Int64 = -1
  /// The process of the last record with a process; 0 for none.
  var lastProcess: Int64 = 0
  /// The time and the record of the last entry into the background. The time is -1 in the
  /// foreground, or if it is not known.
  var backgroundSince: Int64 = -1
  var backgroundRecord: UInt64 = 0
  /// The time and the record of the last call of a callback.
  var callTime: Int64 = -1
  var callRecord: UInt64 = 0
  /// One bit for each unusual rule that the session has reported. The lowest 8 bits of the rule's
  /// number select the bit: of several rules with equal lowest bits, only the first is reported.
  var told = PlaceBits()
  /// The facts about the last process that ended.
  var ended = EndFacts()
  var call: UInt8 = 0
  /// True while an expiration handler runs, as far as the log shows.
  var isInHandler = false
  /// True at the start of the log, and after a gap in the log. In both cases, nothing is known of
  /// the earlier process.
  var isFresh = true
  /// True if the process has ended, and no later record shows a process.
  var hasEnded = false
  var slotCount: UInt16 = 1
  /// The number of findings of the next record that were already returned.
  var given: UInt16 = 0
  /// The facts about the present process.
  var facts = EndFacts()
}

/// The evidence for and against the ways in which a process may have ended.
struct EndFacts {
  /// The places in which the app may have been.
  var set = PlaceSet()
  var token: Int64 = 0
  var allowance: UInt8 = 0
  var reported: UInt8 = 0
  var isClean = false
  var hasSwitcher = false
  var hasLowBattery = false
  var hasRestarted = false
  /// True if the log shows background tasks or completions of this process.
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
  /// A task that has ended. Its entry is kept until new work needs the entry.
  static var endedTask: UInt8 { 3 }
}

/// The possible places of the app, or of a scene.
struct SlotRecord {
  /// The number of the scene; 0 if the records name no scene.
  var scene: Int32 = 0
  /// 1 + the number of a prepared set; 0 if the set is in `places`.
  var set: UInt16 = 0
  var reserved: UInt16 = 0
  var places = PlaceSet()
}
