// A day in a block of memory: its habits, its streams of events, and its chances.

/// Posts to a device the events that the user and the system cause, and the requests that apps
/// submit.
///
/// The block holds only numbers. Nothing is allocated. All arithmetic uses integers, so equal seeds
/// give equal days on every machine.
package struct DayCore {
  package let memory: UnsafeMutableRawPointer
  let device: DeviceCore

  @inline(__always)
  package init(at memory: UnsafeMutableRawPointer, on device: DeviceCore) {
    self.memory = memory
    self.device = device
  }

  @inline(__always)
  var head: DayHead {
    _read { yield memory.assumingMemoryBound(to: DayHead.self).pointee }
    nonmutating _modify { yield &memory.assumingMemoryBound(to: DayHead.self).pointee }
  }

  /// The time of the next event of each stream: first the streams of the phone, then the streams of
  /// each app.
  @inline(__always)
  var nexts: DeviceTable<UInt32> { DeviceTable(at: memory + DayCore.headSize) }

  @inline(__always)
  var apps: DeviceTable<DayApp> {
    DeviceTable(at: memory + (DayCore.headSize &+ 4 &* DayCore.streamCount))
  }

  /// The times of the last four silent pushes that each app received, the newest last.
  @inline(__always)
  var delivered: DeviceTable<UInt32> {
    DeviceTable(at: memory + (DayCore.size &- 16 &* Habits.mostApps))
  }

  private static var headSize: Int { (MemoryLayout<DayHead>.size &+ 7) & ~7 }
  private static var streamCount: Int {
    DayStream.countOfPhone &+ DayStream.countOfApp &* Habits.mostApps
  }

  /// The size of a day in bytes.
  package static var size: Int {
    headSize &+ 4 &* streamCount
      &+ Habits.mostApps &* (MemoryLayout<DayApp>.stride &+ 16)
  }

  private var stamp: UInt64 { device.book.stamp ^ 0x6461_7900_0000_0001 }

  /// True if the memory holds a day of this build and book.
  package var isSetUp: Bool {
    head.stamp == stamp && head.appCount <= UInt32(Habits.mostApps)
      && head.end <= Habits.mostDays &* 86_400
  }

  package var act: ActRecord { head.act }
  package var digest: UInt64 { head.digest }

  /// Returns the index of a stream of an app.
  @inline(__always)
  func place(_ stream: Int, _ app: Int) -> Int {
    DayStream.countOfPhone &+ DayStream.countOfApp &* app &+ stream
  }
}

// MARK: - The beginning

extension DayCore {
  /// Throws if habits are out of range or contradict each other, or if no app has a background on
  /// the device.
  @inline(never)
  @_optimize(size)
  package static func check(_ habits: Habits, on device: DeviceCore) throws(DayRefusal) {
    guard device.ask(freePolicyOf: 0, { $0.lifecycle.states.contains(.background) }) else {
      throw DayRefusal(field: .os, value: device.head.os)
    }
    for place in Indexes(below: Habits.count) {
      let most = habits.most(place)
      try check(habits[place], .startHour, place, most, 0)
    }
    try check(habits.usedHours & habits.offHours, .usedHours, 0, 0, 0)
  }

  /// Throws if habits of an app are out of range, or contradict the habits of the phone.
  @inline(never)
  @_optimize(size)
  package static func check(
    _ app: AppHabits, item: Int, of habits: Habits, on device: DeviceCore
  ) throws(DayRefusal) {
    guard app.app > 0, device.isInstalled(app.app) else {
      throw DayRefusal(field: .app, value: UInt32(truncatingIfNeeded: app.app), item: item)
    }
    for place in Indexes(below: AppHabits.rateCount) {
      let isByUser = DayCore.isByUser(place)
      let most = isByUser ? habits.mostOften : AppHabits.mostOften
      try check(app[place], .opensPerDay, place, most, item)
    }
  }

  @_optimize(size)
  private static func check(
    _ value: UInt32, _ first: Field, _ place: Int, _ most: UInt32, _ item: Int
  ) throws(DayRefusal) {
    guard value > most else { return }
    let number = first.rawValue &+ Int32(truncatingIfNeeded: place)
    throw DayRefusal(field: Field(given: number) ?? first, value: value, most: most, item: item)
  }

  /// Returns whether events of an app's stream happen only in the hours of use.
  @_optimize(size)
  static func isByUser(_ stream: Int) -> Bool {
    stream == DayStream.open || stream == DayStream.forceQuit || stream == DayStream.region
  }

  /// Sets up a day without apps. The day begins at the present time of the device. `check` must
  /// have accepted the habits.
  @_optimize(size)
  package func setUp(_ habits: Habits, seed: UInt64) {
    memory.clear(from: 0, to: DayCore.size)
    head = DayHead()
    head.stamp = stamp
    head.random = seed
    head.start = device.head.now
    head.habits = habits
    head.end = Swift.max(habits.days, 1) &* 86_400
    if habits.secondsPerUse == 0 { head.habits.secondsPerUse = 120 }
    head.firstRow = device.book.choice(DayRow.first).number
    for place in Indexes(below: DayCore.streamCount) {
      nexts[place] = noTime
    }
    nexts[DayStream.hour] = 0
    nexts[DayStream.pickup] = next(habits.pickupsPerDay, isFirst: true)
    nexts[DayStream.memory] = next(habits.memoryPressuresPerDay, isFirst: true)
    if device.head.isOn, !device.head.isLocked { nexts[DayStream.endOfUse] = length() }
  }

  /// Adds an app with its habits. `check` must have accepted the habits.
  @_optimize(size)
  package func add(_ habits: AppHabits) {
    let app = Int(head.appCount)
    guard device.isInstalled(habits.app), app < Habits.mostApps else { return }
    head.appCount &+= 1
    apps[app] = DayApp()
    apps[app].habits = habits
    if habits.opensPerDay > 0 { apps[app].opened = 0 }
    for place in Indexes(below: 4) {
      delivered[4 &* app &+ place] = noTime
    }
    let own = habits.app
    apps[app].schedulesRefresh = mayCome(.appRefreshTask, own)
    apps[app].schedulesProcessing = mayCome(.processingTask, own)
    if !mayCome(.regionEnter, own) { apps[app].habits.regionCrossingsPerDay = 0 }
    if !mayCome(.urlSessionFinished, own) { apps[app].habits.transfersPerDay = 0 }
    if !mayCome(.voipPush, own) { apps[app].habits.voipPushesPerDay = 0 }
    if !mayCome(.bluetoothCentral, own) { apps[app].habits.bluetoothEventsPerDay = 0 }
    for place in Indexes(below: AppHabits.rateCount) {
      if place != DayStream.transfer { goOn(place, app, isFirst: true) }
    }
    prepare(app)
    if mayCome(.backgroundFetch, own) { nexts[self.place(DayStream.fetch, app)] = grant(app) }
  }

  /// Returns whether a trigger would run the suspended app if the device were set up as in
  /// `ask(freePolicyOf:_:)`. If not, the trigger never comes to the app.
  @inline(never)
  @_optimize(size)
  private func mayCome(_ trigger: Trigger, _ index: Int) -> Bool {
    device.ask(freePolicyOf: index) { policy in
      policy.relaunch(RelaunchQuery(in: .suspended, on: trigger)).newestVerdict == .allowed
    }
  }
}

extension DeviceCore {
  /// Asks `question` of the policy that an app has if nothing on the device blocks events:
  /// Background App Refresh and Bluetooth are on, and Low Power Mode and airplane mode are off.
  /// Index 0 stands for an app without known facts.
  @inline(never)
  @_optimize(size)
  fileprivate func ask(freePolicyOf index: Int, _ question: (Policy) -> Bool) -> Bool {
    var facts = head.facts
    facts.backgroundAppRefresh = .yes
    facts.lowPowerMode = .no
    facts.bluetoothOff = .no
    facts.bluetoothOffInControlCenter = .no
    facts.airplaneMode = .no
    var known = facts.known
    if index != 0 { known = known.union(policyRecords[Int(apps[index].policy)].known) }
    // Memory for a policy without tables.
    var room = InlineArray<256, UInt64>(repeating: 0)
    return withUnsafeMutableBytes(of: &room) { bytes in
      guard let memory = bytes.baseAddress else { return false }
      Policy.prepare(
        in: memory, size: PolicyMemory.smallSize, book: book, os: OSVersion(packed: head.os),
        profile: head.profile.value() ?? .observed, known: known,
        assumed: index == 0 ? .none : policyRecords[Int(apps[index].policy)].assumed,
        limits: Limits())
      return question(Policy(preparedIn: UnsafeRawPointer(memory), book))
    }
  }
}

// MARK: - Chances and times

extension DayCore {
  @_optimize(size)
  static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed &>> 31)
  }

  /// Returns a random number from 0 up to, but not including, `bound`; 0 if `bound` is 0. The
  /// generator is splitmix64.
  @inline(never)
  @_optimize(size)
  func below(_ bound: UInt32) -> UInt32 {
    head.random &+= 0x9e37_79b9_7f4a_7c15
    let high = DayCore.mixed(head.random) &>> 32
    return UInt32(truncatingIfNeeded: (high &* UInt64(bound)) &>> 32)
  }

  /// Returns whether a chance comes true. The row gives its probability in percent.
  @_optimize(size)
  func happens(_ row: DayRow) -> Bool { Int64(below(100)) < figure(row, .count) }

  /// Returns the duration that a row gives, in seconds.
  @_optimize(size)
  func window(_ row: DayRow) -> UInt32 {
    UInt32(truncatingIfNeeded: figure(row, .window) / 1_000_000_000)
  }

  @inline(never)
  @_optimize(size)
  private func figure(_ row: DayRow, _ field: RuleField) -> Int64 {
    guard head.firstRow >= 0 else { return 0 }
    return BookRule(Int(head.firstRow) &+ row.rawValue, in: device.book).wide(field, .choice)
  }

  /// Returns a random length of a use, in seconds.
  @_optimize(size)
  func length() -> UInt32 {
    let mean = head.habits.secondsPerUse
    return mean / 2 &+ below(mean &+ 1) &+ 1
  }

  /// Returns whether a time lies in one of the given hours.
  @_optimize(size)
  func isIn(_ hours: UInt32, _ time: UInt32) -> Bool {
    hours &>> ((head.habits.startHour &+ time / 3_600) % 24) & 1 != 0
  }

  /// Returns the time when `seconds` seconds of the given hours have passed since `time`; `noTime`
  /// if that time is after the end of the day.
  @inline(never)
  @_optimize(size)
  func later(_ time: UInt32, by seconds: UInt32, in hours: UInt32) -> UInt32 {
    var (time, left) = (time, seconds)
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

  /// Returns a random time for the next event of a stream. The event comes on average `rate` times
  /// in `days` days, in the given hours. The wait is random, up to twice the mean. The first wait
  /// is shorter, because a day begins at any time between two events.
  @inline(never)
  @_optimize(size)
  func next(
    _ rate: UInt32, in hours: UInt32? = nil, days: UInt32 = 1, isFirst: Bool = false
  ) -> UInt32 {
    let hours = hours ?? head.habits.usedHours
    guard rate > 0 else { return noTime }
    let seconds = UInt32(truncatingIfNeeded: hours.nonzeroBitCount) &* 3_600 &* days
    let most = 2 &* Swift.max(seconds / rate, 1)
    var wait = below(most)
    if isFirst { wait = Swift.min(wait, below(most)) }
    return later(head.now, by: wait &+ 1, in: hours)
  }

  /// Plans the next event of an app's stream, at the rate of the stream. A stream without a rate,
  /// and the stream of transfers, gets no event here.
  @inline(never)
  @_optimize(size)
  func goOn(_ stream: Int, _ app: Int, isFirst: Bool = false) {
    let rate = stream < AppHabits.rateCount && stream != DayStream.transfer
    nexts[place(stream, app)] = next(
      rate ? apps[app].habits[stream] : 0,
      in: DayCore.isByUser(stream) ? head.habits.usedHours : Habits.allHours,
      days: stream == DayStream.forceQuit ? 7 : 1, isFirst: isFirst)
  }

  /// Decides whether and when the system prewarms an app before the user opens it next.
  @inline(never)
  @_optimize(size)
  func prepare(_ app: Int) {
    let next = nexts[place(DayStream.open, app)]
    guard next != noTime, happens(DayRow.prewarm) else { return }
    let lead = 60 &+ below(window(DayRow.prewarm))
    if next > head.now &+ lead { nexts[place(DayStream.prewarm, app)] = next &- lead }
  }

  /// The hours in which no network reaches the phone.
  var out: UInt32 { head.habits.offlineHours | head.habits.offHours }

  /// Returns when the system grants a refresh that the app requests now.
  @_optimize(size)
  func grant(_ app: Int) -> UInt32 {
    let opened = apps[app].opened
    let isInUse = opened != noTime && head.now &- opened < window(DayRow.refreshRare)
    let row = isInUse ? DayRow.refresh : DayRow.refreshRare
    return grant(row, after: window(DayRow.refresh), in: ~out)
  }

  /// Returns when the system grants a request. After `wait` seconds, one random time is tried in
  /// each hour. Returns the first tried time that lies in the given hours and whose chance comes
  /// true. After a week without success, returns the end of that week.
  @inline(never)
  @_optimize(size)
  func grant(_ row: DayRow, after wait: UInt32, in hours: UInt32) -> UInt32 {
    var time = head.now &+ wait
    let last = time &+ 7 &* 86_400
    while time < last {
      let chance = time &+ below(3_600)
      if isIn(hours, chance), happens(row) { return chance }
      time &+= 3_600
    }
    return time
  }
}
