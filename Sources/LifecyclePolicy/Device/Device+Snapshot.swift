// Writes and restores snapshots of a device, and computes its digest.

/// Values that follow from the apps in a snapshot: the number of entries that each table needs, and
/// some values of `DeviceHead`.
private struct SnapshotCounts {
  var front: (UInt16, UInt16) = (noEntry, noEntry)
  var sounding: UInt16 = noEntry
  var shown: UInt16 = 0
  var effects: UInt32 = 0
  var scenes = 0
  var tasks = 0
  var requests = 0
  var policies = 0
}

extension DeviceCore {
  /// The four letters with which a snapshot begins. The rest of its header is the number of the
  /// format, and the length and the checksum of the bytes after the header.
  private static var magic: UInt32 { 0x6470_636c }

  /// The number of the format. A later format than the first is written only if the device needs
  /// it.
  private var form: UInt32 {
    var form: UInt32 = head.isPurgingKnown ? DeviceCore.newestForm : 1
    eachApp { if apps[$0].hasHabits { form = DeviceCore.newestForm } }
    return form
  }

  private static var newestForm: UInt32 { 2 }
  private static var headerSize: Int { 24 }

  /// Returns the size in bytes that a snapshot has now; 0 if effects have to be taken first.
  package func snapshotSize() -> Int {
    guard !isStalled else { return 0 }
    var coder = SnapshotCoder(.measure, nil, count: 0, origin: 0, book)
    code(&coder)
    return DeviceCore.headerSize &+ coder.position
  }

  /// Writes a snapshot, and returns its size; 0 if the snapshot does not fit into `count` bytes, or
  /// if effects have to be taken first.
  package func snapshot(to bytes: UnsafeMutableRawPointer, count: Int) -> Int {
    let header = DeviceCore.headerSize
    guard !isStalled, count >= header else { return 0 }
    var coder = SnapshotCoder(.write, bytes + header, count: count &- header, origin: 0, book)
    code(&coder)
    guard coder.position <= count &- header else { return 0 }
    bytes.storeBytes(of: DeviceCore.magic.littleEndian, toByteOffset: 0, as: UInt32.self)
    let form = form
    bytes.storeBytes(of: form.littleEndian, toByteOffset: 4, as: UInt32.self)
    let size = UInt64(truncatingIfNeeded: coder.position)
    bytes.storeBytes(of: size.littleEndian, toByteOffset: 8, as: UInt64.self)
    let sum = DeviceCore.checksum(UnsafeRawPointer(bytes) + header, coder.position, form)
    bytes.storeBytes(of: sum.littleEndian, toByteOffset: 16, as: UInt64.self)
    return header &+ coder.position
  }

  /// Restores the device from a snapshot. The device continues at `now`. If the bytes cannot be
  /// restored, nothing is changed.
  package func restore(
    from bytes: UnsafeRawPointer, count: Int, now: Int64
  ) -> SnapshotStatus {
    let header = DeviceCore.headerSize
    guard count >= header, number(bytes, 0) == DeviceCore.magic else { return .damaged }
    let form = number(bytes, 4)
    guard form > 0 else { return .damaged }
    guard form <= DeviceCore.newestForm else { return .newer }
    let size = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
    let sum = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian
    guard size == UInt64(truncatingIfNeeded: count &- header),
      DeviceCore.checksum(bytes + header, count &- header, form) == sum
    else { return .damaged }
    let payload = UnsafeMutableRawPointer(mutating: bytes) + header
    var checking = SnapshotCoder(.check, payload, count: count &- header, origin: 0, book)
    let (status, taken) = check(&checking)
    guard status == .restored else { return status }
    // All times shift by the same duration. Checks that each shifted time is still in range.
    let (origin, overflows) = now.subtractingReportingOverflow(taken)
    guard !overflows else { return .damaged }
    var moving = SnapshotCoder(.check, payload, count: count &- header, origin: origin, book)
    guard check(&moving).0 == .restored else { return .damaged }
    var reading = SnapshotCoder(.read, payload, count: count &- header, origin: origin, book)
    var options = options
    options.now = Nanoseconds(now)
    setUp(options)
    code(&reading)
    head.now = now
    eachApp { dues[$0] = nextDue($0) }
    return checking.hasOtherRules ? .restoredWithOtherRules : .restored
  }

  private func number(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
  }

  /// Checks whether the bytes are a snapshot for this device. Returns the status, and when the
  /// snapshot was taken.
  private func check(_ coder: inout SnapshotCoder) -> (SnapshotStatus, Int64) {
    var head = DeviceHead()
    var counts = SnapshotCounts()
    code(&head, &coder)
    guard !coder.isDamaged else { return (.damaged, 0) }
    guard head.os == self.head.os, head.profile == self.head.profile else {
      return (.foreign, 0)
    }
    codeTables(&coder, &counts)
    let capacities = self.head.layout.capacities
    guard !coder.isDamaged else { return (.damaged, 0) }
    guard counts.scenes <= capacities.scenes, counts.tasks <= capacities.tasks,
      counts.requests <= capacities.requests, counts.policies <= capacities.policies,
      Int(counts.effects) <= capacities.effects
    else { return (.noRoom, 0) }
    guard coder.isAtEnd else { return (.damaged, 0) }
    return (.restored, head.now)
  }

  /// Returns the checksum of the bytes after the header. For formats after the first, the
  /// checksum also depends on the number of the format.
  private static func checksum(
    _ bytes: UnsafeRawPointer, _ count: Int, _ form: UInt32
  ) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(form &- 1)
    for index in Indexes(below: count) {
      sum = (sum ^ UInt64(bytes.load(fromByteOffset: index, as: UInt8.self))) &* 0x100_0000_01b3
    }
    return sum
  }

  /// Returns a number that is equal for devices that will do the same from now on. The number does
  /// not depend on the time, or on the numbers of processes, effects and tasks. Of the times when
  /// apps were last in front, only the order counts; of any other time, only the distance from the
  /// present.
  package func digest() -> UInt64 {
    var coder = SnapshotCoder(.digest, nil, count: 0, origin: head.now, book)
    code(&coder)
    return coder.hash
  }

  // MARK: Coding a device

  private func code(_ coder: inout SnapshotCoder) {
    var counts = SnapshotCounts()
    var copy = head
    code(&copy, &coder)
    if coder.mode == .read { head = copy }
    codeTables(&coder, &counts)
    guard coder.mode == .read else { return }
    head.front = counts.front
    head.sounding = counts.sounding
    head.shown = counts.shown
    head.effectCount = counts.effects
  }

  private func code(_ head: inout DeviceHead, _ coder: inout SnapshotCoder) {
    coder.code(&head.os)
    coder.code(&head.profile, EvidenceProfile.self)
    if coder.mode != .digest { coder.code(&head.now) }
    coder.moment(&head.purgeDue)
    coder.code(&head.purgeBytes)
    coder.ordinal(&head.lastEffect)
    coder.ordinal(&head.lastProcess)
    coder.code(&head.isOn)
    coder.code(&head.isLocked)
    coder.code(&head.isShuttingDown)
    coder.code(&head.shutdownCause, Cause.self)
    head.purgesKnown = head.isPurgingKnown
    coder.pair(&head.hasWarned, &head.purgesKnown)
    coder.code(&head.covers)
    head.facts.code(&coder)
    coder.option(head.onSilence)
    coder.option(head.onConditional)
    coder.option(head.unknownLimit)
    coder.rules()
  }

  private func codeTables(
    _ coder: inout SnapshotCoder, _ counts: inout SnapshotCounts
  ) {
    var count = 0
    if !coder.isReading { eachApp { _ in count &+= 1 } }
    coder.code(&count, below: appCount)
    var index = 0
    while count > 0, !coder.isDamaged {
      count &-= 1
      var next = index &+ 1
      if !coder.isReading { while !apps[next].isInstalled { next &+= 1 } }
      coder.code(&next, below: appCount)
      guard !coder.isDamaged, next > index else { return coder.damage() }
      index = next
      codeApp(index, &coder, &counts)
    }
    codeEffects(&coder, &counts)
  }

  private func codeApp(
    _ index: Int, _ coder: inout SnapshotCoder, _ counts: inout SnapshotCounts
  ) {
    var record = coder.isReading ? AppRecord() : apps[index]
    // A digest covers only the order of the times when apps were in front.
    if coder.mode == .digest { record.lastInFront = coder.origin &+ rankInFront(index) }
    codePolicy(index, &record, &coder, &counts)
    record.code(&coder)
    codeFront(index, &coder, &counts)
    if !record.sounds.isEmpty {
      // At most one app plays or records sound.
      if counts.sounding != noEntry { coder.damage() }
      counts.sounding = UInt16(truncatingIfNeeded: index)
    }
    guard !coder.isDamaged else { return }
    record.isInstalled = true
    record.isMoving = false
    if coder.mode == .read {
      apps[index] = record
      if record.isShown { counts.shown &+= 1 }
    }
    // Also codes the previous step, whose callback may still be outstanding.
    let previous = Int(Swift.max(record.nextStep, 1)) &- 1
    for place in Indexes(from: previous, below: Int(record.stepCount)) {
      var step = coder.isReading ? StepRecord() : steps(index)[place]
      step.code(&coder)
      if coder.mode == .read { self.steps(index)[place] = step }
    }
    codeErrands(index, &coder)
    codeScenes(index, record.movingScene, &coder, &counts)
    let hadTasks = counts.tasks
    codeList(apps[index].firstTask, of: tasks, &coder, &counts.tasks) { task, _, coder in
      task.code(&coder)
      if coder.mode == .read { appendTask(index, task) }
    }
    if coder.isReading, record.process == 0, counts.tasks > hadTasks { coder.damage() }
    codeList(apps[index].firstRequest, of: requests, &coder, &counts.requests) {
      (request, _, coder) in
      request.code(&coder)
      if coder.mode == .read { appendRequest(index, request) }
    }
  }

  /// Returns how many running apps were last in front earlier than this app; 0 if this app does not
  /// run.
  private func rankInFront(_ index: Int) -> Int64 {
    guard apps[index].process != 0 else { return 0 }
    var rank: Int64 = 0
    eachApp { other in
      if apps[other].process != 0,
        apps[other].lastInFront < apps[index].lastInFront
      {
        rank &+= 1
      }
    }
    return rank
  }

  /// Codes where an app is: 1 in front, 2 beside the app in front, 0 elsewhere.
  private func codeFront(
    _ index: Int, _ coder: inout SnapshotCoder, _ counts: inout SnapshotCounts
  ) {
    let own = UInt16(truncatingIfNeeded: index)
    var place: UInt8 = head.front.0 == own ? 1 : head.front.1 == own ? 2 : 0
    coder.code(&place, below: 3)
    guard coder.isReading, place > 0 else { return }
    if place == 1 ? counts.front.0 != noEntry : counts.front.1 != noEntry { coder.damage() }
    if place == 1 { counts.front.0 = own } else { counts.front.1 = own }
  }

  /// Codes the policy of an app: the number of a policy that was coded earlier, or 0 followed by a
  /// new policy.
  private func codePolicy(
    _ index: Int, _ app: inout AppRecord, _ coder: inout SnapshotCoder,
    _ counts: inout SnapshotCounts
  ) {
    // Policies are numbered from 1, in the order of their first apps.
    var number = coder.isReading ? 0 : numberOfPolicy(index)
    coder.code(&number, below: counts.policies &+ 1)
    guard !coder.isDamaged else { return }
    var entry = coder.isReading ? number &- 1 : Int(app.policy)
    if number == 0 {
      if coder.isReading { entry = counts.policies }
      counts.policies &+= 1
      guard counts.policies <= head.layout.capacities.policies else { return }
      codeNewPolicy(entry, &coder)
    }
    guard coder.mode == .read else { return }
    app.policy = UInt16(truncatingIfNeeded: entry)
    use(policy: entry, by: index)
  }

  /// Returns the number of an app's policy; 0 if the app is the first with that policy.
  private func numberOfPolicy(_ index: Int) -> Int {
    let first = policyRecords[Int(apps[index].policy)].firstApp
    guard Int(first) < index else { return 0 }
    var number = 1
    for other in Indexes(below: head.layout.capacities.policies) {
      if policyRecords[other].users > 0, policyRecords[other].firstApp < first { number &+= 1 }
    }
    return number
  }

  private func codeNewPolicy(_ entry: Int, _ coder: inout SnapshotCoder) {
    guard !coder.isDamaged else { return }
    var record = coder.isReading ? PolicyRecord() : policyRecords[entry]
    coder.code(&record.known.holding)
    coder.code(&record.known.failing)
    coder.code(&record.assumed)
    coder.code(&record.linkedSDK)
    coder.code(&record.minimumOS)
    coder.code(&record.scenes, below: 3)
    coder.code(&record.hasLimits)
    guard record.hasLimits else {
      if coder.mode == .read {
        policyRecords[entry] = record
        prepare(entry, Limits())
      }
      return
    }
    withUnsafeTemporaryAllocation(byteCount: Limits.count &* 8, alignment: 8) { room in
      guard let figures = room.baseAddress else { return }
      for word in Indexes(below: Limits.count) {
        var figure: Int64 = 0
        if !coder.isReading {
          let own = UnsafeRawPointer(prepared(entry)) + PolicyMemory.limitsOffset
          figure = Int64(bitPattern: own.word(word &* 8))
        }
        coder.code(&figure)
        if coder.isReading, figure < -1 { coder.damage() }
        figures.put(UInt64(bitPattern: figure), word &* 8)
      }
      if coder.mode == .read {
        policyRecords[entry] = record
        prepare(entry, Limits(UnsafeRawPointer(figures)))
      }
    }
  }

  private func codeErrands(_ index: Int, _ coder: inout SnapshotCoder) {
    for place in Indexes(below: DeviceLayout.errandsOfApp) {
      var record = coder.isReading ? ErrandRecord() : errands(index)[place]
      var isThere = record.phase != .none
      coder.code(&isThere)
      if isThere {
        record.code(&coder)
        if record.phase == .none { coder.damage() }
      }
      if coder.mode == .read { errands(index)[place] = record }
    }
    for place in Indexes(below: DeviceLayout.heldOfApp) {
      var record = coder.isReading ? HeldRecord() : held(index)[place]
      var isThere = record.trigger != 0
      coder.code(&isThere)
      if !isThere { break }
      record.code(&coder)
      if record.trigger == 0 { coder.damage() }
      if coder.mode == .read { held(index)[place] = record }
    }
  }

  private func codeScenes(
    _ index: Int, _ moving: UInt16, _ coder: inout SnapshotCoder, _ counts: inout SnapshotCounts
  ) {
    codeList(apps[index].firstScene, of: scenes, &coder, &counts.scenes) { scene, entry, coder in
      var isMoving = !coder.isReading && entry == moving
      scene.code(&coder)
      coder.code(&isMoving)
      guard coder.mode == .read, let new = addScene(index, scene.identifier) else { return }
      scene.app = UInt16(truncatingIfNeeded: index)
      scenes[new] = scene
      if isMoving { apps[index].movingScene = new }
    }
  }

  /// Codes a list of an app. A flag before each entry says that an entry follows, and a last flag
  /// says that no entry follows. `code` codes the record of an entry. If the snapshot is being
  /// read, `code` also adds the record to the list.
  @inline(__always)
  private func codeList<Record: LinkedRecord>(
    _ list: UInt16, of table: DeviceTable<Record>, _ coder: inout SnapshotCoder,
    _ count: inout Int, _ code: (inout Record, _ entry: UInt16, inout SnapshotCoder) -> Void
  ) {
    var entry = coder.isReading ? noEntry : list
    while !coder.isDamaged {
      var isThere = entry != noEntry
      coder.code(&isThere)
      guard isThere else { return }
      var record = coder.isReading ? Record() : table[entry]
      code(&record, entry, &coder)
      count &+= 1
      if !coder.isReading { entry = table[entry].next }
    }
  }

  private func codeEffects(_ coder: inout SnapshotCoder, _ counts: inout SnapshotCounts) {
    counts.effects = coder.isReading ? 0 : head.effectCount
    coder.code(&counts.effects)
    let capacity = head.layout.capacities.effects
    var place = 0
    while place < Int(counts.effects), !coder.isDamaged {
      if coder.mode == .read, place >= capacity { return }
      var at = Int(head.firstEffect) &+ place
      if at >= capacity { at &-= capacity }
      var record = coder.isReading ? DeviceEffect() : effects[at]
      record.code(&coder)
      if coder.isReading, record.app == 0 || Int(record.app) >= appCount || record.rawKind == 0 {
        coder.damage()
      }
      if coder.mode == .read { effects[at] = record }
      place &+= 1
    }
  }
}
