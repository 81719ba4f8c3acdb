// An auditor in a block of memory: its tables, and access to them.

/// An automaton of the places in which an app can be between the records of a log.
///
/// A place consists of a life cycle, a state, the last cause, and the callbacks and notifications
/// of the current transition that the log has yet to show. Events move the app from place to place;
/// most events are not in the log. The block holds only numbers, no pointers. Nothing writes to the
/// block after its preparation.
package struct AuditorCore {
  package let book: Book
  package let memory: UnsafeMutableRawPointer

  @inline(__always)
  package init(at memory: UnsafeMutableRawPointer, _ book: Book = .release) {
    self.memory = memory
    self.book = book
  }

  /// The capacities of the tables.
  enum Most {
    @inline(__always)
    static var places: Int { 320 }
    static var steps: Int { 384 }
    static var moves: Int { 2048 }
    static var letters: Int { 224 }
    static var sets: Int { 320 }
    /// The capacity of the table of next sets.
    static var nexts: Int { 24 &* 1024 }
    static var buckets: Int { 256 }
  }

  /// The offsets of the tables, in bytes.
  enum At {
    static var places: Int { 256 }
    static var steps: Int { places &+ Most.places &* MemoryLayout<PlaceRecord>.stride }
    static var moves: Int { steps &+ Most.steps &* MemoryLayout<DueRecord>.stride }
    static var distances: Int { moves &+ Most.moves &* MemoryLayout<MoveRecord>.stride }
    static var ends: Int { distances &+ Most.places &* Most.places }
    static var launches: Int { ends &+ Most.places }
    static var letters: Int { launches &+ Most.places }
    static var letterNumbers: Int { letters &+ Most.letters &* 4 }
    static var visits: Int { letterNumbers &+ LetterRecord.count }
    static var watched: Int { visits &+ 128 &* MemoryLayout<VisitRecord>.stride }
    static var deadlines: Int { watched &+ 128 &* 2 }
    static var sets: Int { deadlines &+ Allowance.valueCount &* MemoryLayout<ClockRecord>.stride }
    static var nexts: Int { sets &+ Most.sets &* MemoryLayout<PlaceSet>.stride }
    static var nextMarks: Int { nexts &+ Most.nexts &* 2 }
    static var buckets: Int { nextMarks &+ Most.nexts }
    static var links: Int { buckets &+ Most.buckets &* 2 }
    static var policy: Int { (links &+ Most.sets &* 2 &+ 7) & ~7 }
    static var end: Int { policy &+ PolicyMemory.smallSize }
  }

  /// The size of every auditor in bytes.
  package static var size: Int { (At.end &+ 7) & ~7 }

  @inline(__always)
  var head: AuditorHead {
    _read { yield memory.assumingMemoryBound(to: AuditorHead.self).pointee }
    nonmutating _modify { yield &memory.assumingMemoryBound(to: AuditorHead.self).pointee }
  }

  @inline(__always)
  private func table<Record>(_ start: Int) -> DeviceTable<Record> {
    DeviceTable(at: memory + start)
  }

  @inline(__always)
  var places: DeviceTable<PlaceRecord> { table(At.places) }
  @inline(__always)
  var dues: DeviceTable<DueRecord> { table(At.steps) }
  @inline(__always)
  var moves: DeviceTable<MoveRecord> { table(At.moves) }
  /// For each place, the price of the unseen events to each other place while the process lives.
  @inline(__always)
  func distances(_ place: Int) -> DeviceTable<UInt8> {
    table(At.distances).from(place &* Most.places)
  }
  /// For each place, the price of the unseen events that end the process.
  @inline(__always)
  var ends: DeviceTable<UInt8> { table(At.ends) }
  /// For each place, the price of the unseen events that start a process and lead to the place.
  @inline(__always)
  var launches: DeviceTable<UInt8> { table(At.launches) }
  @inline(__always)
  var letters: DeviceTable<LetterRecord> { table(At.letters) }
  /// For each combination of a code, an app state and a scene state: 1 + the number of its letter;
  /// 0 for none.
  @inline(__always)
  var letterNumbers: DeviceTable<UInt8> { table(At.letterNumbers) }
  @inline(__always)
  var visits: DeviceTable<VisitRecord> { table(At.visits) }
  /// For each callback, the allowance that limits the call; 0 for none.
  @inline(__always)
  var callLimits: DeviceTable<UInt8> { table(At.watched) }
  /// For each callback, the allowance that limits the time until its completion handler is called;
  /// 0 for none.
  @inline(__always)
  var wakeLimits: DeviceTable<UInt8> { table(At.watched &+ 128) }
  @inline(__always)
  var clocks: DeviceTable<ClockRecord> { table(At.deadlines) }
  @inline(__always)
  var sets: DeviceTable<PlaceSet> { table(At.sets) }
  @inline(__always)
  var nexts: DeviceTable<UInt16> { table(At.nexts) }
  /// For each entry of `nexts`: 1 if an unusual rule leads to the set, so that a session reports
  /// the rule; otherwise 0.
  @inline(__always)
  var nextMarks: DeviceTable<UInt8> { table(At.nextMarks) }
  @inline(__always)
  var buckets: DeviceTable<UInt16> { table(At.buckets) }
  @inline(__always)
  var links: DeviceTable<UInt16> { table(At.links) }

  /// The policy for the last version of the log.
  var policy: Policy { Policy(preparedIn: UnsafeRawPointer(memory + At.policy), book) }

  /// Returns the number at the start of every auditor of this build and book.
  static func stamp(_ book: Book) -> UInt64 { book.stamp ^ 0x6175_6469_746f_0001 }

  /// True if the memory holds an auditor of this build and book.
  package var isSetUp: Bool {
    let head = head
    return head.stamp == AuditorCore.stamp(book)
  }

  /// The size in bytes of each session of the auditor.
  package var sessionSize: Int { SessionCore.size(scenes: Int(head.scenes)) }

  package var showsProcesses: Bool { head.flags & 2 != 0 }
  package var showsEnds: Bool { head.flags & 1 != 0 }
}

/// The values that concern the whole auditor.
struct AuditorHead {
  var stamp: UInt64 = 0
  /// A hash of the options, the known facts and the host's limits. The stamp of each session
  /// contains the hash.
  var key: UInt64 = 0
  var callbacks: Mask<Callback> = .none
  var notifications: Mask<LifecycleNotification> = .none
  /// The callbacks that exist on none of the OS versions that the log may come from.
  var absent: Mask<Callback> = .none
  var flags: UInt32 = 0
  var strictness: UInt8 = 0
  var scenes: UInt16 = 0
  var placeCount: UInt16 = 0
  var dueCount: UInt16 = 0
  var moveCount: UInt16 = 0
  var letterCount: UInt16 = 0
  var setCount: UInt16 = 0
  /// True if a table was too small, so that the auditor cannot be used.
  var isTooLarge = false
  /// True if the app may have several windows. The app state that the app reads in a step is then
  /// ignored, because the records of one window do not show which window is in front.
  var hasWindows = false
}

struct PlaceRecord {
  var lifecycle: UInt8 = 0
  /// The state of the app after the steps that are due.
  var state: UInt8 = 0
  /// The last cause, or another cause with the same consequences; 0 for none.
  var last: UInt8 = 0
  /// The states that the app may have in this place, a bit each.
  var states: UInt8 = 0
  /// The index of the step that is due; 0 for none.
  var due: UInt16 = 0
  /// The place after the step that is due.
  var successor: UInt16 = 0
  /// The first move away from this place; `noEntry` for none.
  var firstMove: UInt16 = noEntry
  /// The states that the app may still have in this place, a bit each, while the previous callback
  /// has not returned.
  var lateStates: UInt8 = 0
  var reserved: UInt8 = 0

  /// The value of `last` for the place after the last step of a process. The process still lives,
  /// and notices and tasks may still reach it.
  static var leaving: UInt8 { 255 }

  /// True if no step is due.
  var isAtRest: Bool { due == 0 }
  var isDead: Bool {
    due == 0 && state == UInt8(coding: LifecycleState.notRunning) && last != PlaceRecord.leaving
  }
}

/// A callback or notification that is due. The steps of a transition form a linked list.
struct DueRecord: Equatable {
  /// The callback and its fallbacks. One of them comes, depending on what the app implements.
  var callbacks: Mask<Callback> = .none
  var notification: UInt8 = 0
  var reads: UInt8 = 0
  var sceneReads: UInt8 = 0
  /// 1 if the step may be missing, for example because it depends on an unknown fact; otherwise 0.
  var isOptional: UInt8 = 0
  var rule: UInt16 = 0
  /// The index of the next step; 0 for none.
  var next: UInt16 = 0
  /// What is unusual about the rule: see `Trait`.
  var trait: UInt8 = 0
  var callback: UInt8 = 0
}

/// What is unusual about a rule that explains a record.
enum Trait {
  static var none: UInt8 { 0 }
  static var inferred: UInt8 { 1 }
  static var tolerated: UInt8 { 2 }
  static var account: UInt8 { 3 }
}

/// A move between places by an event that the log does not show.
struct MoveRecord {
  var from: UInt16 = 0
  var to: UInt16 = 0
  var rule: UInt16 = 0
  var nextMove: UInt16 = noEntry
  var cause: UInt8 = 0
  var price: UInt8 = 0
}

/// A kind of record that can move the app.
struct LetterRecord: Equatable {
  /// What the record is about. A callback: its number. A notification: 96 + its number. A state:
  /// 127.
  var code: UInt8 = 0
  /// The app state and the scene state that were read; 0 if they were not recorded.
  var reads: UInt8 = 0
  var sceneReads: UInt8 = 0
  var reserved: UInt8 = 0

  static var firstNotification: Int { 96 }
  static var ofState: Int { 127 }
  /// The number of combinations of a code, an app state and a scene state.
  static var count: Int { 128 &* 8 &* 5 }

  /// Returns the index of a letter in `letterNumbers`.
  @inline(__always)
  static func place(_ code: Int, _ reads: Int, _ sceneReads: Int) -> Int {
    (code &* 8 &+ reads) &* 5 &+ sceneReads
  }
}

/// When a callback or notification may come without changing the place, for example for a trigger
/// or a notice.
struct VisitRecord {
  /// The states in which the callback or notification may come, a bit each.
  var states: UInt8 = 0
  /// 1 if the callback is also a step of transitions; otherwise 0.
  var isStep: UInt8 = 0
}

/// The figures of an allowance: the longest limit on all versions of the log.
struct ClockRecord {
  var limit: Int64 = -1
  var rule: Int16 = -1
  var starts: UInt8 = 0
  var termination: UInt8 = 0
  var reserved: UInt32 = 0
}

/// A set of places. `cheapest` holds the places whose unseen events have the lowest price; the
/// places in `dearer` cost 1 more.
struct PlaceSet: Equatable {
  var cheapest = PlaceBits()
  var dearer = PlaceBits()

  var isEmpty: Bool { cheapest.isEmpty && dearer.isEmpty }
}

/// A bit for each place.
struct PlaceBits: Equatable {
  var a: UInt64 = 0
  var b: UInt64 = 0
  var c: UInt64 = 0
  var d: UInt64 = 0
  var e: UInt64 = 0

  var isEmpty: Bool { a | b | c | d | e == 0 }

  @inline(__always)
  func word(_ index: Int) -> UInt64 {
    switch index {
    case 0: a
    case 1: b
    case 2: c
    case 3: d
    default: e
    }
  }

  @inline(__always)
  func contains(_ place: Int) -> Bool {
    word(place &>> 6) &>> UInt64(truncatingIfNeeded: place & 63) & 1 != 0
  }

  mutating func insert(_ place: Int) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: place & 63)
    switch place &>> 6 {
    case 0: a |= bit
    case 1: b |= bit
    case 2: c |= bit
    case 3: d |= bit
    default: e |= bit
    }
  }

  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    for index in Indexes(below: 5) {
      var word = word(index)
      while word != 0 {
        body(index &* 64 &+ word.trailingZeroBitCount)
        word &= word &- 1
      }
    }
  }
}
