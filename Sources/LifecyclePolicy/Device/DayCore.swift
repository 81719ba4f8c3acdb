// A day in a block of memory: its habits, its streams of what happens next, and its chances.

/// Posts to a device what the user and the system do by themselves.
///
/// The block holds only numbers. Nothing is allocated, and all arithmetic is of integers, so equal
/// seeds have equal days on every machine.
package struct DayCore {
  package let book: Book
  package let memory: UnsafeMutableRawPointer

  @inline(__always)
  package init(at memory: UnsafeMutableRawPointer, _ book: Book = .release) {
    self.memory = memory
    self.book = book
  }

  @inline(__always)
  var head: DayHead {
    _read { yield memory.assumingMemoryBound(to: DayHead.self).pointee }
    nonmutating _modify { yield &memory.assumingMemoryBound(to: DayHead.self).pointee }
  }

  @inline(__always)
  var apps: DeviceTable<DayApp> { DeviceTable(at: memory + DayCore.headSize) }

  package var digest: UInt64 { head.digest }

  private static var headSize: Int { (MemoryLayout<DayHead>.size &+ 7) & ~7 }

  /// The size of a day in bytes.
  package static var size: Int {
    headSize &+ Habits.mostApps &* MemoryLayout<DayApp>.stride
  }

  private static func stamp(_ book: Book) -> UInt64 { book.stamp ^ 0x6461_7900_0000_0001 }

  /// True if the memory holds a day of this build and book.
  package var isSetUp: Bool {
    head.stamp == DayCore.stamp(book) && head.appCount <= UInt32(Habits.mostApps)
  }
}

// MARK: - The beginning

extension DayCore {
  /// Refuses habits that are out of range or that contradict each other, and a device on which no app
  /// has a background.
  @inline(never)
  package static func check(_ habits: Habits, on device: DeviceCore) throws(DayRefusal) {
    guard device.hasBackground else { throw DayRefusal(field: .os, value: device.head.os) }
    try most(habits.startHour, .startHour, 23)
    try most(habits.days, .days, Habits.mostDays)
    try most(habits.usedHours, .usedHours, Habits.allHours)
    try most(habits.chargingHours, .chargingHours, Habits.allHours)
    try most(habits.offlineHours, .offlineHours, Habits.allHours)
    try most(habits.lowPowerHours, .lowPowerHours, Habits.allHours)
    try most(habits.offHours, .offHours, Habits.allHours)
    try most(habits.usedHours & habits.offHours, .usedHours, 0)
    try most(habits.secondsPerUse, .secondsPerUse, Habits.mostSeconds)
    let often = habits.mostOften
    try most(habits.pickupsPerDay, .pickupsPerDay, often)
    try most(habits.memoryPressuresPerDay, .memoryPressuresPerDay, often)
  }

  /// Refuses habits of an app that are out of range, or that contradict those of the phone.
  @inline(never)
  package static func check(
    _ app: AppHabits, item: Int, of habits: Habits, on device: DeviceCore
  ) throws(DayRefusal) {
    guard app.app > 0, device.isInstalled(app.app) else {
      throw DayRefusal(field: .app, value: UInt32(truncatingIfNeeded: app.app), item: item)
    }
    let (often, always) = (habits.mostOften, AppHabits.mostOften)
    try most(app.opensPerDay, .opensPerDay, often, item)
    try most(app.forceQuitsPerWeek, .forceQuitsPerWeek, often, item)
    try most(app.silentPushesPerDay, .silentPushesPerDay, always, item)
    try most(app.visiblePushesPerDay, .visiblePushesPerDay, always, item)
    try most(app.regionCrossingsPerDay, .regionCrossingsPerDay, often, item)
    try most(app.transfersPerDay, .transfersPerDay, always, item)
    try most(app.voipPushesPerDay, .voipPushesPerDay, always, item)
    try most(app.bluetoothEventsPerDay, .bluetoothEventsPerDay, always, item)
  }

  @inline(never)
  private static func most(
    _ value: UInt32, _ field: Field, _ most: UInt32, _ item: Int = 0
  ) throws(DayRefusal) {
    guard value <= most else {
      throw DayRefusal(field: field, value: value, most: most, item: item)
    }
  }

  /// Sets up a day without apps, which begins at the time of the device. The habits were checked.
  package func setUp(on device: DeviceCore, _ habits: Habits, seed: UInt64) {
    memory.clear(from: 0, to: DayCore.size)
    var start = DayHead()
    start.stamp = DayCore.stamp(book)
    start.random = seed
    start.start = device.head.now
    start.end = Swift.max(habits.days, 1) &* 86_400
    start.startHour = habits.startHour % 24
    start.used = habits.usedHours & Habits.allHours
    start.charging = habits.chargingHours & Habits.allHours
    start.offline = habits.offlineHours & Habits.allHours
    start.lowPower = habits.lowPowerHours & Habits.allHours
    start.off = habits.offHours & Habits.allHours
    start.use = habits.secondsPerUse == 0 ? 120 : habits.secondsPerUse
    start.pickupMean = DayCore.mean(habits.pickupsPerDay, in: start.used)
    start.memoryMean = DayCore.mean(habits.memoryPressuresPerDay, in: start.used)
    start.firstRow = book.choice(DayRow.first).number
    head = start
    head.next[PhoneStream.hour] = 0
    head.next[PhoneStream.pickup] = first(head.pickupMean, in: head.used)
    head.next[PhoneStream.memory] = first(head.memoryMean, in: head.used)
    if device.head.isOn, !device.head.isLocked { head.next[PhoneStream.endOfUse] = length() }
  }

  /// Adds an app with its habits, which were checked.
  package func add(_ habits: AppHabits, on device: DeviceCore) {
    let index = habits.app
    let place = Int(head.appCount)
    guard device.isInstalled(index), place < Habits.mostApps else { return }
    head.appCount &+= 1
    apps[place] = DayApp()
    apps[place].app = UInt32(truncatingIfNeeded: index)
    apps[place].schedulesRefresh = mayWake(index, .appRefreshTask, device)
    apps[place].schedulesProcessing = mayWake(index, .processingTask, device)
    if habits.opensPerDay > 0 {
      apps[place].opened = 0
      if mayWake(index, .urlSessionFinished, device) {
        let share = habits.transfersPerDay &* 100 / habits.opensPerDay
        apps[place].transfers = Swift.min(share, 100)
      }
    }
    begin(AppStream.open, place, habits.opensPerDay)
    begin(AppStream.forceQuit, place, habits.forceQuitsPerWeek, days: 7)
    begin(AppStream.silentPush, place, habits.silentPushesPerDay)
    begin(AppStream.visiblePush, place, habits.visiblePushesPerDay)
    if mayWake(index, .regionEnter, device) {
      begin(AppStream.region, place, habits.regionCrossingsPerDay)
    }
    if mayWake(index, .voipPush, device) {
      begin(AppStream.voipPush, place, habits.voipPushesPerDay)
    }
    if mayWake(index, .bluetoothCentral, device) {
      begin(AppStream.bluetooth, place, habits.bluetoothEventsPerDay)
    }
    if mayWake(index, .backgroundFetch, device) {
      apps[place].next[AppStream.fetch] = grant(place, after: 0)
    }
  }

  /// Returns whether a trigger may wake a suspended app, so that the app can ask for it.
  @inline(never)
  private func mayWake(_ index: Int, _ trigger: Trigger, _ device: DeviceCore) -> Bool {
    let answer = device.policy(index).relaunch(RelaunchQuery(in: .suspended, on: trigger))
    return answer.newestVerdict != .forbidden && answer.newestVerdict != .notApplicable
  }

  @inline(never)
  private func begin(_ stream: Int, _ app: Int, _ rate: UInt32, days: UInt32 = 1) {
    let hours = hours(of: stream)
    apps[app].means[stream] = DayCore.mean(rate, in: hours, days: days)
    apps[app].next[stream] = first(apps[app].means[stream], in: hours)
  }

  /// The hours in which things of a stream of an app happen.
  func hours(of stream: Int) -> UInt32 {
    stream == AppStream.open || stream == AppStream.forceQuit || stream == AppStream.region
      ? head.used : Habits.allHours
  }

  /// Returns the mean time between things, in seconds of the given hours; 0 for never.
  private static func mean(_ rate: UInt32, in hours: UInt32, days: UInt32 = 1) -> UInt32 {
    let seconds = UInt32(truncatingIfNeeded: hours.nonzeroBitCount) &* 3_600 &* days
    return rate == 0 || seconds == 0 ? 0 : Swift.max(seconds / rate, 1)
  }
}

extension Habits {
  /// The highest rate of what the user does: 0 if the phone is never used.
  fileprivate var mostOften: UInt32 { usedHours == 0 ? 0 : AppHabits.mostOften }
}

extension DeviceCore {
  /// True if an app that declares nothing has a background on this version and on this device.
  fileprivate var hasBackground: Bool {
    var room = InlineArray<256, UInt64>(repeating: 0)
    return withUnsafeMutableBytes(of: &room) { bytes in
      guard let memory = bytes.baseAddress else { return false }
      Policy.prepare(
        in: memory, size: PolicyMemory.smallSize, book: book, os: OSVersion(packed: head.os),
        profile: head.profile.value() ?? .observed,
        known: KnownConditions(os: OSVersion(packed: head.os), app: AppProfile()).union(
          KnownConditions(head.facts.facts)),
        assumed: .none, limits: Limits())
      return Policy(preparedIn: UnsafeRawPointer(memory), book).lifecycle.states
        .contains(.background)
    }
  }
}

// MARK: - Chances and times

extension DayCore {
  /// Returns the next random number (splitmix64).
  private func random() -> UInt64 {
    head.random &+= 0x9e37_79b9_7f4a_7c15
    return DayCore.mixed(head.random)
  }

  static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed &>> 31)
  }

  /// Returns a random number from 0 up to, but not including, `bound`; 0 if that is 0.
  @inline(never)
  func below(_ bound: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: ((random() &>> 32) &* UInt64(bound)) &>> 32)
  }

  /// Returns whether something happens that a row has happen so many times in a hundred.
  func happens(_ row: Int) -> Bool { Int64(below(100)) < figure(row, .count) }

  /// Returns the time of a row in seconds.
  func window(_ row: Int) -> UInt32 {
    UInt32(clamping: figure(row, .window) / 1_000_000_000)
  }

  @inline(never)
  private func figure(_ row: Int, _ field: RuleField) -> Int64 {
    guard head.firstRow >= 0 else { return 0 }
    return BookRule(Int(head.firstRow) &+ row, in: book).wide(field, .choice)
  }

  /// Returns how long a use takes.
  func length() -> UInt32 { head.use / 2 &+ below(head.use &+ 1) &+ 1 }

  /// Returns whether a time lies in some hours.
  func isIn(_ hours: UInt32, _ time: UInt32) -> Bool {
    hours & (1 &<< ((head.startHour &+ time / 3_600) % 24)) != 0
  }

  /// Returns the time at which so many seconds of some hours have passed since a time.
  @inline(never)
  func later(_ time: UInt32, by seconds: UInt32, in hours: UInt32) -> UInt32 {
    var (time, left) = (time, seconds)
    guard hours & Habits.allHours != 0 else { return noTime }
    while time < head.end {
      let hourEnd = (time / 3_600 &+ 1) &* 3_600
      if isIn(hours, time) {
        if left < hourEnd &- time { return time &+ left }
        left &-= hourEnd &- time
      }
      time = hourEnd
    }
    return noTime
  }

  /// Returns when the next thing of a kind happens: after anything from nothing to twice the mean.
  @inline(never)
  func next(_ mean: UInt32, after time: UInt32, in hours: UInt32) -> UInt32 {
    mean == 0 ? noTime : later(time, by: below(2 &* mean) &+ 1, in: hours)
  }

  /// Returns when the first thing of a kind happens. The day begins at any moment between two of
  /// them, so that long times between them are as likely as they are long.
  private func first(_ mean: UInt32, in hours: UInt32) -> UInt32 {
    guard mean > 0 else { return noTime }
    let (one, other) = (below(2 &* mean), below(2 &* mean))
    return later(0, by: Swift.min(one, other) &+ 1, in: hours)
  }

  /// The hours in which nothing reaches the phone.
  var out: UInt32 { head.offline | head.off }

  /// Returns when the system grants a refresh that an app asks for at a time.
  func grant(_ app: Int, after time: UInt32) -> UInt32 {
    let opened = apps[app].opened
    let isInUse = opened != noTime && time &- opened < window(DayRow.refreshRare)
    let row = isInUse ? DayRow.refresh : DayRow.refreshRare
    return grant(row, after: time &+ window(DayRow.refresh), in: ~out)
  }

  /// Returns the first time that a chance for each of some hours gives; a week later if it gives
  /// none by then.
  @inline(never)
  func grant(_ row: Int, after time: UInt32, in hours: UInt32) -> UInt32 {
    var time = time
    let last = time &+ 7 &* 86_400
    while time < last {
      let hourEnd = (time / 3_600 &+ 1) &* 3_600
      if isIn(hours, time), happens(row) { return time &+ below(hourEnd &- time) }
      time = hourEnd
    }
    return time
  }
}
