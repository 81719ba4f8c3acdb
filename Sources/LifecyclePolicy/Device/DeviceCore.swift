// A device in a block of memory: its tables, and access to them.

/// Simulates many apps on one virtual clock.
///
/// The block holds only numbers, no pointers. Nothing is allocated: every table has its capacity
/// from the beginning.
package struct DeviceCore {
  package let book: Book
  package let memory: UnsafeMutableRawPointer

  /// Refers to a device that was set up at an address.
  @inline(__always)
  package init(at memory: UnsafeMutableRawPointer, _ book: Book = .release) {
    self.memory = memory
    self.book = book
  }

  @inline(__always)
  var head: UnsafeMutablePointer<DeviceHead> { memory.assumingMemoryBound(to: DeviceHead.self) }

  @inline(__always)
  private func at<Record>(
    _ start: Int, _ index: Int, _ type: Record.Type
  ) -> UnsafeMutablePointer<Record> {
    (memory + (start &+ index &* MemoryLayout<Record>.stride))
      .assumingMemoryBound(to: Record.self)
  }

  @inline(__always)
  func app(_ index: Int) -> UnsafeMutablePointer<AppRecord> {
    at(head.pointee.layout.apps, index, AppRecord.self)
  }

  /// The moment when something is due next for an app.
  @inline(__always)
  func due(_ index: Int) -> UnsafeMutablePointer<Int64> {
    at(head.pointee.layout.dues, index, Int64.self)
  }

  @inline(__always)
  func step(_ app: Int, _ index: Int) -> UnsafeMutablePointer<StepRecord> {
    at(
      head.pointee.layout.steps, app &* DeviceLayout.stepsOfApp &+ index, StepRecord.self)
  }

  @inline(__always)
  func errand(_ app: Int, _ index: Int) -> UnsafeMutablePointer<ErrandRecord> {
    at(
      head.pointee.layout.errands, app &* DeviceLayout.errandsOfApp &+ index, ErrandRecord.self)
  }

  @inline(__always)
  func held(_ app: Int, _ index: Int) -> UnsafeMutablePointer<HeldRecord> {
    at(head.pointee.layout.helds, app &* DeviceLayout.heldOfApp &+ index, HeldRecord.self)
  }

  @inline(__always)
  func scene(_ index: UInt16) -> UnsafeMutablePointer<SceneRecord> {
    at(head.pointee.layout.scenes, Int(index), SceneRecord.self)
  }

  @inline(__always)
  func task(_ index: UInt16) -> UnsafeMutablePointer<TaskRecord> {
    at(head.pointee.layout.tasks, Int(index), TaskRecord.self)
  }

  @inline(__always)
  func request(_ index: UInt16) -> UnsafeMutablePointer<RequestRecord> {
    at(head.pointee.layout.requests, Int(index), RequestRecord.self)
  }

  @inline(__always)
  func effect(_ index: Int) -> UnsafeMutablePointer<DeviceEffect> {
    at(head.pointee.layout.effects, index, DeviceEffect.self)
  }

  @inline(__always)
  func policyRecord(_ index: Int) -> UnsafeMutablePointer<PolicyRecord> {
    at(head.pointee.layout.policies, index, PolicyRecord.self)
  }

  @inline(__always)
  func prepared(_ index: Int) -> UnsafeMutableRawPointer {
    memory + (head.pointee.layout.prepared &+ index &* PolicyMemory.smallSize)
  }

  @inline(__always)
  func policy(_ index: Int) -> Policy {
    Policy(preparedIn: UnsafeRawPointer(prepared(Int(app(index).pointee.policy))), book)
  }

  /// Apps are numbered from 1; the first entry of each table stays empty.
  @inline(__always)
  var appCount: Int { head.pointee.layout.capacities.apps &+ 1 }

  /// Returns whether an app with a number is installed.
  @inline(__always)
  func isInstalled(_ index: Int) -> Bool {
    index >= 0 && index < appCount && app(index).pointee.isInstalled
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
    start.facts = FactRecord(options.facts)
    start.onSilence = UInt8(coding: options.onSilence)
    start.onConditional = UInt8(coding: options.onConditional)
    start.unknownLimit = UInt8(coding: options.unknownLimit)
    start.facts.deviceLocked = UInt8(Fact.no.rawValue)
    head.initialize(to: start)
    chain(capacities.scenes, &head.pointee.freeScene) { scene($0).pointee.next = $1 }
    chain(capacities.tasks, &head.pointee.freeTask) { task($0).pointee.next = $1 }
    chain(capacities.requests, &head.pointee.freeRequest) { request($0).pointee.next = $1 }
    var index = 0
    while index < appCount {
      due(index).pointee = never
      index &+= 1
    }
  }

  /// Links all entries of a table into the list of free entries.
  private func chain(
    _ count: Int, _ first: inout UInt16, _ link: (_ entry: UInt16, _ next: UInt16) -> Void
  ) {
    var entry = count
    while entry > 0 {
      entry &-= 1
      link(UInt16(truncatingIfNeeded: entry), first)
      first = UInt16(truncatingIfNeeded: entry)
    }
  }

  /// The options of the device, with their present values.
  package var options: DeviceOptions {
    var options = DeviceOptions(os: OSVersion(packed: head.pointee.os))
    options.profile = head.pointee.profile.value() ?? .observed
    options.facts = head.pointee.facts.facts
    options.now = Nanoseconds(head.pointee.now)
    options.capacities = head.pointee.layout.capacities
    options.onSilence = head.pointee.onSilence.value() ?? .refuse
    options.onConditional = head.pointee.onConditional.value() ?? .refuse
    options.unknownLimit = head.pointee.unknownLimit.value() ?? .none
    return options
  }

  /// The size of the device in bytes.
  package var size: Int { head.pointee.layout.size }

  /// Returns the number with which the block of a device of this build and book begins.
  static func stamp(_ book: Book) -> UInt64 { book.stamp ^ 0x6465_7669_6365_0001 }

  /// True if the memory holds a device of this build and book.
  package var isSetUp: Bool { head.pointee.stamp == DeviceCore.stamp(book) }
}

extension FactRecord {
  init(_ facts: DeviceFacts) {
    idiom = UInt8(coding: facts.idiom)
    simulator = UInt8(coding: facts.simulator)
    hardwareMultitasking = UInt8(coding: facts.hardwareMultitasking)
    cellular = UInt8(coding: facts.cellular)
    passcode = UInt8(coding: facts.passcode)
    firstUnlockDone = UInt8(coding: facts.firstUnlockDone)
    backgroundAppRefresh = UInt8(coding: facts.backgroundAppRefresh)
    lowPowerMode = UInt8(coding: facts.lowPowerMode)
    charging = UInt8(coding: facts.charging)
    debuggerAttached = UInt8(coding: facts.debuggerAttached)
    foregroundSlots = UInt8(truncatingIfNeeded: facts.foregroundSlots)
    bluetoothOff = UInt8(coding: facts.bluetoothOff)
    bluetoothOffInControlCenter = UInt8(coding: facts.bluetoothOffInControlCenter)
    airplaneMode = UInt8(coding: facts.airplaneMode)
    accessorySetupKit = UInt8(coding: facts.accessorySetupKit)
    forceQuitSurvivesReboot = UInt8(coding: facts.forceQuitSurvivesReboot)
    regionsEndAtReboot = UInt8(coding: facts.regionsEndAtReboot)
    deviceLocked = UInt8(coding: facts.deviceLocked)
  }

  var facts: DeviceFacts {
    var facts = DeviceFacts()
    facts.idiom = idiom.value()
    facts.simulator = simulator.fact
    facts.hardwareMultitasking = hardwareMultitasking.fact
    facts.cellular = cellular.fact
    facts.passcode = passcode.fact
    facts.firstUnlockDone = firstUnlockDone.fact
    facts.backgroundAppRefresh = backgroundAppRefresh.fact
    facts.lowPowerMode = lowPowerMode.fact
    facts.charging = charging.fact
    facts.debuggerAttached = debuggerAttached.fact
    facts.foregroundSlots = UInt32(foregroundSlots)
    facts.bluetoothOff = bluetoothOff.fact
    facts.bluetoothOffInControlCenter = bluetoothOffInControlCenter.fact
    facts.airplaneMode = airplaneMode.fact
    facts.accessorySetupKit = accessorySetupKit.fact
    facts.forceQuitSurvivesReboot = forceQuitSurvivesReboot.fact
    facts.regionsEndAtReboot = regionsEndAtReboot.fact
    facts.deviceLocked = deviceLocked.fact
    return facts
  }

  /// Sets a fact that can change.
  mutating func set(_ fact: ChangingFact, _ value: Fact) {
    let value = UInt8(coding: value)
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

extension UInt8 {
  fileprivate var fact: Fact { value() ?? .unknown }
}

// MARK: - The queue of effects

extension DeviceCore {
  /// True if the queue has room for what may happen at once: a step of one app, and the end of all
  /// apps.
  @inline(__always)
  var hasRoom: Bool {
    let capacities = head.pointee.layout.capacities
    return capacities.effects &- Int(head.pointee.effectCount) >= capacities.fewestEffects
  }

  /// True if apps have steps to take, which wait for room in the queue.
  @inline(__always)
  var isStalled: Bool { head.pointee.firstMoving != noEntry }

  /// Adds an effect to the end of the queue, and returns its number; 0 if the queue is full.
  @discardableResult
  func emit(
    _ kind: EffectKind, _ index: Int, _ fill: (inout DeviceEffect) -> Void = { _ in }
  ) -> UInt64 {
    let capacity = head.pointee.layout.capacities.effects
    guard Int(head.pointee.effectCount) < capacity else { return 0 }
    var new = DeviceEffect()
    head.pointee.lastEffect &+= 1
    new.id = head.pointee.lastEffect &<< 16 | UInt64(truncatingIfNeeded: index)
    new.at = head.pointee.now
    new.rawKind = UInt8(truncatingIfNeeded: kind.rawValue)
    new.app = UInt16(truncatingIfNeeded: index)
    new.process = app(index).pointee.process
    fill(&new)
    var place = Int(head.pointee.firstEffect) &+ Int(head.pointee.effectCount)
    if place >= capacity { place &-= capacity }
    effect(place).pointee = new
    head.pointee.effectCount &+= 1
    return new.id
  }

  /// Takes the oldest effect out of the queue.
  package func nextEffect() -> DeviceEffect? {
    if isStalled { settle() }
    guard head.pointee.effectCount > 0 else { return nil }
    let oldest = effect(Int(head.pointee.firstEffect)).pointee
    head.pointee.firstEffect &+= 1
    if Int(head.pointee.firstEffect) == head.pointee.layout.capacities.effects {
      head.pointee.firstEffect = 0
    }
    head.pointee.effectCount &-= 1
    if isStalled { settle() }
    return oldest
  }
}

// MARK: - The apps that may have a step to take

extension DeviceCore {
  func move(_ index: Int) {
    let record = app(index)
    guard !record.pointee.isMoving else { return }
    record.pointee.isMoving = true
    record.pointee.nextMoving = noEntry
    let entry = UInt16(truncatingIfNeeded: index)
    if head.pointee.lastMoving == noEntry {
      head.pointee.firstMoving = entry
    } else {
      app(Int(head.pointee.lastMoving)).pointee.nextMoving = entry
    }
    head.pointee.lastMoving = entry
  }

  private func stopMoving() {
    let first = head.pointee.firstMoving
    guard first != noEntry else { return }
    let record = app(Int(first))
    record.pointee.isMoving = false
    head.pointee.firstMoving = record.pointee.nextMoving
    if head.pointee.firstMoving == noEntry { head.pointee.lastMoving = noEntry }
  }

  /// The most steps that may follow each other without an effect.
  private static var mostQuietSteps: Int { 1_000 }

  /// Lets the apps take their steps, in the order in which they began to move, while the queue has
  /// room for their effects.
  ///
  /// If an app takes more steps without an effect than any history can cause, it comes from a
  /// damaged snapshot, and its steps stop.
  func settle() {
    var (quiet, last) = (0, head.pointee.lastEffect)
    while head.pointee.firstMoving != noEntry, hasRoom {
      let index = Int(head.pointee.firstMoving)
      quiet = head.pointee.lastEffect == last ? quiet &+ 1 : 0
      last = head.pointee.lastEffect
      if quiet < DeviceCore.mostQuietSteps, takeStep(index) { continue }
      quiet = 0
      stopMoving()
      due(index).pointee = nextDue(index)
      if head.pointee.isShuttingDown { goOff() }
      if head.pointee.purgeBytes > 0 { purgeOn() }
    }
  }
}

// MARK: - What the rules leave open

extension DeviceCore {
  /// Returns whether something happens on which there is a ruling. If the rules leave it open, the
  /// options of the device decide, or the host with the event. What the host has decided once stays
  /// decided: `isDecided`.
  func happens(_ ruling: Ruling, isDecided: Bool = false) -> Bool {
    switch ruling.newestVerdict {
    case .allowed: return true
    case .unspecified: return happens(by: head.pointee.onSilence.value() ?? .refuse, isDecided)
    case .conditional: return happens(by: head.pointee.onConditional.value() ?? .refuse, isDecided)
    default: return false
    }
  }

  private func happens(by treatment: Treatment, _ isDecided: Bool) -> Bool {
    switch treatment {
    case .refuse: return false
    case .allow: return true
    case .ask:
      if isDecided { return true }
      let decision: Fact = head.pointee.decision.value() ?? .unknown
      if decision == .unknown, head.pointee.mayAsk { head.pointee.isUndecided = true }
      return decision == .yes
    }
  }

  /// Returns the figure for an allowance. If the profile has none, the options may replace it by
  /// the observed one.
  func figure(_ index: Int, _ allowance: Allowance) -> DeadlineAnswer {
    let answer = policy(index).deadline(allowance)
    guard answer.limit == nil, head.pointee.unknownLimit == UInt8(coding: UnknownLimit.observed),
      head.pointee.profile != UInt8(coding: EvidenceProfile.observed)
    else { return answer }
    let record = policyRecord(Int(app(index).pointee.policy))
    var room = InlineArray<256, UInt64>(repeating: 0)
    let observed = withUnsafeMutableBytes(of: &room) { bytes -> DeadlineAnswer in
      guard let memory = bytes.baseAddress else { return answer }
      Policy.prepare(
        in: memory, size: PolicyMemory.smallSize, book: book,
        os: OSVersion(packed: head.pointee.os), profile: .observed,
        known: record.pointee.known.union(KnownConditions(head.pointee.facts.facts)),
        assumed: record.pointee.assumed, limits: Limits())
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

  /// Returns what covers the screen at a place; 0 for nothing.
  func cover(_ place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: head.pointee.covers &>> (UInt64(place) &* 8))
  }

  func setCover(_ place: Int, _ kind: UInt8) {
    let shift = UInt64(place) &* 8
    head.pointee.covers = head.pointee.covers & ~(255 &<< shift) | UInt64(kind) &<< shift
  }

  /// A bit for each place at which something covers the screen.
  var covers: UInt8 {
    var places: UInt8 = 0
    var place = 0
    while place < DeviceCore.coverCount {
      if cover(place) != 0 { places |= 1 &<< UInt8(truncatingIfNeeded: place) }
      place &+= 1
    }
    return places
  }

  /// Returns the place of a cover; nil if it does not cover the screen.
  func place(of kind: UInt8) -> Int? {
    var place = 0
    while place < DeviceCore.coverCount {
      if cover(place) == kind { return place }
      place &+= 1
    }
    return nil
  }
}
