// A device in a block of memory: its tables, and access to them.

/// Simulates many apps on one virtual clock.
///
/// The block holds only numbers, no pointers. Nothing is allocated: every table has its capacity
/// from the beginning.
package struct DeviceCore {
  package let book: Book
  package let memory: UnsafeMutableRawPointer

  /// Refers to a device that is already set up at an address.
  @inline(__always)
  package init(at memory: UnsafeMutableRawPointer, _ book: Book = .release) {
    self.memory = memory
    self.book = book
  }

  @inline(__always)
  var head: DeviceHead {
    _read { yield memory.assumingMemoryBound(to: DeviceHead.self).pointee }
    nonmutating _modify { yield &memory.assumingMemoryBound(to: DeviceHead.self).pointee }
  }

  @inline(__always)
  private func table<Record>(_ start: Int) -> DeviceTable<Record> {
    DeviceTable(at: memory + start)
  }

  @inline(__always)
  var apps: DeviceTable<AppRecord> { table(DeviceLayout.apps) }

  /// For each app, the time when something is due next.
  @inline(__always)
  var dues: DeviceTable<Int64> { table(head.layout.dues) }

  @inline(__always)
  func steps(_ app: Int) -> DeviceTable<StepRecord> {
    table(head.layout.steps).from(app &* DeviceLayout.stepsOfApp)
  }

  @inline(__always)
  func errands(_ app: Int) -> DeviceTable<ErrandRecord> {
    table(head.layout.errands).from(app &* DeviceLayout.errandsOfApp)
  }

  @inline(__always)
  func held(_ app: Int) -> DeviceTable<HeldRecord> {
    table(head.layout.helds).from(app &* DeviceLayout.heldOfApp)
  }

  @inline(__always)
  var scenes: DeviceTable<SceneRecord> { table(head.layout.scenes) }

  @inline(__always)
  var tasks: DeviceTable<TaskRecord> { table(head.layout.tasks) }

  @inline(__always)
  var requests: DeviceTable<RequestRecord> { table(head.layout.requests) }

  @inline(__always)
  var effects: DeviceTable<DeviceEffect> { table(head.layout.effects) }

  @inline(__always)
  var policyRecords: DeviceTable<PolicyRecord> { table(head.layout.policies) }

  @inline(__always)
  func prepared(_ index: Int) -> UnsafeMutableRawPointer {
    memory + (head.layout.prepared &+ index &* PolicyMemory.smallSize)
  }

  @inline(__always)
  func policy(_ index: Int) -> Policy {
    Policy(preparedIn: UnsafeRawPointer(prepared(Int(apps[index].policy))), book)
  }

  /// The number of entries in a table of apps. Apps are numbered from 1, so entry 0 stays empty.
  @inline(__always)
  var appCount: Int { head.layout.capacities.apps &+ 1 }

  @inline(__always)
  func isInstalled(_ index: Int) -> Bool {
    index >= 0 && index < appCount && apps[index].isInstalled
  }
}

/// A table of records in the memory of a device. Indexes are not checked.
struct DeviceTable<Record> {
  private let first: UnsafeMutablePointer<Record>

  @inline(__always)
  init(at memory: UnsafeMutableRawPointer) {
    first = memory.assumingMemoryBound(to: Record.self)
  }

  private init(_ first: UnsafeMutablePointer<Record>) { self.first = first }

  /// Returns the part of the table that begins with a record.
  @inline(__always)
  func from(_ index: Int) -> DeviceTable { DeviceTable(first + index) }

  @inline(__always)
  subscript(_ index: Int) -> Record {
    _read { yield first[index] }
    nonmutating _modify { yield &first[index] }
  }

  /// The record of an entry in a list.
  @inline(__always)
  subscript(_ entry: UInt16) -> Record {
    _read { yield first[Int(entry)] }
    nonmutating _modify { yield &first[Int(entry)] }
  }
}

extension DeviceTable where Record: LinkedRecord {
  /// Returns the first entry of a list that `isMeant` accepts; nil if there is none.
  @inline(__always)
  func first(of list: UInt16, where isMeant: (_ entry: UInt16) -> Bool) -> UInt16? {
    var entry = list
    while entry != noEntry {
      if isMeant(entry) { return entry }
      entry = self[entry].next
    }
    return nil
  }

  /// Calls `body` with each entry of a list. `body` may remove the entry from the list.
  @inline(__always)
  func each(of list: UInt16, _ body: (_ entry: UInt16) -> Void) {
    var entry = list
    while entry != noEntry {
      let next = self[entry].next
      body(entry)
      entry = next
    }
  }

  /// Puts a record into the first free entry, adds the entry to the end of a list, and returns the
  /// entry; nil if no entry is free.
  func append(_ new: Record, to list: inout UInt16, free: inout UInt16) -> UInt16? {
    let entry = free
    guard entry != noEntry else { return nil }
    free = self[entry].next
    self[entry] = new
    self[entry].next = noEntry
    if let last = first(of: list, where: { self[$0].next == noEntry }) {
      self[last].next = entry
    } else {
      list = entry
    }
    return entry
  }

  /// Takes an entry out of a list, and adds the entry to the free entries.
  func remove(_ entry: UInt16, from list: inout UInt16, free: inout UInt16) {
    let next = self[entry].next
    if list == entry {
      list = next
    } else if let before = first(of: list, where: { self[$0].next == entry }) {
      self[before].next = next
    }
    self[entry] = Record()
    self[entry].next = free
    free = entry
  }

  /// Takes all entries out of a list.
  func removeAll(from list: inout UInt16, free: inout UInt16) {
    while list != noEntry { remove(list, from: &list, free: &free) }
  }

  /// Links all entries of a table into the list of free entries.
  func chain(_ count: Int, _ free: inout UInt16) {
    var entry = UInt16(truncatingIfNeeded: count)
    while entry > 0 {
      entry &-= 1
      self[entry].next = free
      free = entry
    }
  }
}

extension DeviceCore {
  /// Returns the size of a device in bytes; 0 if a capacity is out of range.
  package static func size(_ capacities: DeviceCapacities) -> Int {
    capacities.isPossible ? DeviceLayout(capacities).size : 0
  }

  /// Sets up a device that is off, in at least `size` bytes.
  package func setUp(_ options: DeviceOptions) {
    let capacities = options.capacities
    let layout = DeviceLayout(capacities)
    memory.clear(from: 0, to: layout.size)
    var start = DeviceHead()
    start.stamp = DeviceCore.stamp(book)
    start.layout = layout
    start.now = options.now.count
    start.os = options.os.packed
    start.profile = UInt8(coding: options.profile)
    start.facts = options.facts
    start.onSilence = UInt8(coding: options.onSilence)
    start.onConditional = UInt8(coding: options.onConditional)
    start.unknownLimit = UInt8(coding: options.unknownLimit)
    start.facts.deviceLocked = .no
    start.lockedRule = book.choice("choice.user-while-locked").number
    start.silentRule = book.choice("choice.unspecified").number
    head = start
    findOwnTriggers()
    scenes.chain(capacities.scenes, &head.freeScene)
    tasks.chain(capacities.tasks, &head.freeTask)
    requests.chain(capacities.requests, &head.freeRequest)
    for index in Indexes(below: appCount) {
      dues[index] = never
    }
  }

  /// The options of the device, with their present values.
  package var options: DeviceOptions {
    var options = DeviceOptions(os: OSVersion(packed: head.os))
    options.profile = head.profile.value() ?? .observed
    options.facts = head.facts
    options.now = Nanoseconds(head.now)
    options.capacities = head.layout.capacities
    options.onSilence = head.onSilence.value() ?? .refuse
    options.onConditional = head.onConditional.value() ?? .refuse
    options.unknownLimit = head.unknownLimit.value() ?? .none
    return options
  }

  /// The size of the device in bytes.
  package var size: Int { head.layout.size }

  /// Returns the number with which the memory of every device of this build and book begins.
  static func stamp(_ book: Book) -> UInt64 { book.stamp ^ 0x6465_7669_6365_0004 }

  /// True if the memory holds a device of this build and book.
  package var isSetUp: Bool { head.stamp == DeviceCore.stamp(book) }
}

extension DeviceFacts {
  var known: KnownConditions {
    @inline(never) get { KnownConditions(self) }
  }

  /// Sets a fact that can change.
  mutating func set(_ fact: ChangingFact, _ value: Fact) {
    switch fact {
    case .backgroundAppRefresh: backgroundAppRefresh = value
    case .lowPowerMode: lowPowerMode = value
    case .charging: charging = value
    case .bluetoothOff: bluetoothOff = value
    case .bluetoothOffInControlCenter: bluetoothOffInControlCenter = value
    case .airplaneMode: airplaneMode = value
    case .debuggerAttached: debuggerAttached = value
    case .accessorySetupKit: accessorySetupKit = value
    }
  }
}

// MARK: - The queue of effects

extension DeviceCore {
  /// True if the queue has room for whatever may happen at once: a step of one app, and the end of
  /// all apps.
  @inline(__always)
  var hasRoom: Bool {
    let capacities = head.layout.capacities
    return capacities.effects &- Int(head.effectCount) >= capacities.fewestEffects
  }

  /// True if apps have steps to take, but must wait until the queue has room.
  @inline(__always)
  var isStalled: Bool { head.firstMoving != noEntry }

  /// Adds an effect to the end of the queue, and returns its number; 0 if the queue is full.
  @discardableResult
  func emit(
    _ kind: EffectKind, _ index: Int, _ fill: (inout DeviceEffect) -> Void = { _ in }
  ) -> UInt64 {
    let capacity = head.layout.capacities.effects
    guard Int(head.effectCount) < capacity else { return 0 }
    var place = Int(head.firstEffect) &+ Int(head.effectCount)
    if place >= capacity { place &-= capacity }
    head.effectCount &+= 1
    head.lastEffect &+= 1
    let id = head.lastEffect &<< 16 | UInt64(truncatingIfNeeded: index)
    // Fills the effect in the table, so that the effect is not copied.
    let effects = effects
    effects[place] = DeviceEffect()
    effects[place].id = id
    effects[place].rawAt = head.now
    effects[place].rawKind = UInt8(truncatingIfNeeded: kind.rawValue)
    effects[place].app = UInt16(truncatingIfNeeded: index)
    effects[place].process = apps[index].process
    fill(&effects[place])
    return id
  }

  /// Takes the oldest effect out of the queue.
  @inline(__always)
  package func nextEffect() -> DeviceEffect? {
    if isStalled { settle() }
    guard head.effectCount > 0 else { return nil }
    let oldest = effects[Int(head.firstEffect)]
    head.firstEffect &+= 1
    if Int(head.firstEffect) == head.layout.capacities.effects {
      head.firstEffect = 0
    }
    head.effectCount &-= 1
    if isStalled { settle() }
    return oldest
  }
}

// MARK: - The apps that may have a step to take

extension DeviceCore {
  func move(_ index: Int) {
    guard !apps[index].isMoving else { return }
    apps[index].isMoving = true
    apps[index].nextMoving = noEntry
    let entry = UInt16(truncatingIfNeeded: index)
    if head.lastMoving == noEntry {
      head.firstMoving = entry
    } else {
      apps[Int(head.lastMoving)].nextMoving = entry
    }
    head.lastMoving = entry
  }

  private func stopMoving() {
    let first = head.firstMoving
    guard first != noEntry else { return }
    apps[Int(first)].isMoving = false
    head.firstMoving = apps[Int(first)].nextMoving
    if head.firstMoving == noEntry { head.lastMoving = noEntry }
  }

  /// The maximum number of consecutive steps without an effect.
  private static var mostQuietSteps: Int { 1_000 }

  /// Lets the apps take their steps, in the order in which they began to move, while the queue has
  /// room for their effects.
  ///
  /// If an app takes more steps without an effect than any history can cause, the app comes from a
  /// damaged snapshot, and its steps stop.
  func settle() {
    var (quiet, last) = (0, head.lastEffect)
    while head.firstMoving != noEntry, hasRoom {
      let index = Int(head.firstMoving)
      quiet = head.lastEffect == last ? quiet &+ 1 : 0
      last = head.lastEffect
      if quiet < DeviceCore.mostQuietSteps, takeStep(index) { continue }
      quiet = 0
      stopMoving()
      dues[index] = nextDue(index)
      if head.isShuttingDown { goOff() }
      if head.purgeBytes > 0 { purgeOn() }
    }
  }
}

// MARK: - What the rules leave open

extension DeviceCore {
  /// Returns whether the event of a ruling happens. If the rules leave this open, the options of
  /// the device or the host decide. `decision` is `no` if the host cannot be asked.
  func happens(_ ruling: Ruling, _ decision: Fact = .no) -> Bool {
    happening(ruling, decision) == .yes
  }

  /// Returns whether an event happens, according to the ruling in its outcome. If the host has to
  /// be asked first, marks the outcome as undecided.
  func happens(_ outcome: inout DeviceOutcome, _ decision: Fact) -> Bool {
    let happening = happening(outcome.ruling, decision)
    outcome.isUndecided = happening == .unknown
    return happening == .yes
  }

  /// Returns whether something happens; unknown if the host has to be asked first.
  private func happening(_ ruling: Ruling, _ decision: Fact) -> Fact {
    let treatment: Treatment?
    switch ruling.newestVerdict {
    case .allowed: return .yes
    case .unspecified: treatment = head.onSilence.value()
    case .conditional: treatment = head.onConditional.value()
    default: return .no
    }
    switch treatment {
    case .allow: return .yes
    case .ask: return decision
    case .refuse, nil: return .no
    }
  }

  /// Returns the figure for an allowance. If the profile has no limit for the allowance, and the
  /// options say to use the observed limit, returns the observed figure.
  func figure(_ index: Int, _ allowance: Allowance) -> DeadlineAnswer {
    guard head.unknownLimit == UInt8(coding: UnknownLimit.observed),
      head.profile != UInt8(coding: EvidenceProfile.observed)
    else {
      // The policies of a device have no tables.
      return policy(index).answer(notInTables: allowance)
    }
    let answer = policy(index).deadline(allowance)
    guard answer.limit == nil else { return answer }
    let policy = Int(apps[index].policy)
    var room = InlineArray<256, UInt64>(repeating: 0)
    let observed = withUnsafeMutableBytes(of: &room) { bytes -> DeadlineAnswer in
      guard let memory = bytes.baseAddress else { return answer }
      Policy.prepare(
        in: memory, size: PolicyMemory.smallSize, book: book,
        os: OSVersion(packed: head.os), profile: .observed,
        known: policyRecords[policy].known.union(head.facts.known),
        assumed: policyRecords[policy].assumed, limits: Limits())
      return Policy(preparedIn: UnsafeRawPointer(memory), book).deadline(allowance)
    }
    return observed.limit == nil ? answer : observed
  }
}

// MARK: - The covers of the screen

extension DeviceCore {
  /// The number of the app switcher among the covers. The other covers are interruptions.
  static var switcher: UInt8 { 255 }
  static var coverCount: Int { 8 }

  /// Returns what covers the screen at an index; 0 for nothing.
  func cover(_ place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: head.covers &>> (UInt64(place) &* 8))
  }

  func setCover(_ place: Int, _ kind: UInt8) {
    let shift = UInt64(place) &* 8
    head.covers = head.covers & ~(255 &<< shift) | UInt64(kind) &<< shift
  }

  /// A bit for each index at which something covers the screen.
  var covers: UInt8 {
    var places: UInt8 = 0
    var place: UInt8 = 0
    var remaining = head.covers
    while remaining != 0 {
      if remaining & 255 != 0 { places |= 1 &<< place }
      remaining &>>= 8
      place &+= 1
    }
    return places
  }

  /// Returns the index of a cover; nil if the cover is not on the screen.
  func place(of kind: UInt8) -> Int? {
    for place in Indexes(below: DeviceCore.coverCount) {
      if cover(place) == kind { return place }
    }
    return nil
  }
}
