// The functions lcp_day_*. The memory of a day comes from the host.

import CLifecyclePolicy
import LifecyclePolicy

/// Returns the memory of a day. Fails if the pointer is NULL or not aligned.
private func memory(
  _ pointer: UnsafeMutablePointer<lcp_day>?
) throws(Failure) -> UnsafeMutableRawPointer {
  let memory = try place(pointer, .day)
  guard isAligned(memory) else {
    throw Failure(.day, Int64(UInt(bitPattern: memory) & 7), outside: 0...0)
  }
  return memory
}

/// Reads `count` consecutive 32-bit numbers, and passes each to `put`.
@_optimize(size)
@inline(never)
private func read(
  _ count: Int, _ reader: Reader, _ offset: Int, _ put: (_ place: Int, _ number: UInt32) -> Void
) {
  for place in Indexes(below: count) {
    put(place, reader.uint32(offset &+ 4 &* place))
  }
}

/// The habits of a phone and of its apps, read from the host's structs.
private struct HostHabits {
  let habits: Habits
  let items: HostItems

  @_optimize(size)
  @inline(never)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.Habits
    let reader = try Reader(pointer, knowing: At.size, .habits)
    var habits = Habits()
    read(Habits.count, reader, At.startHour) { habits[$0] = $1 }
    self.habits = habits
    items = try HostItems(
      reader.pointer(At.items), reader.word(At.stride), reader.uint32(At.count),
      most: Habits.mostApps, (items: .habits, count: .count))
  }

  /// Reads the habits of an app.
  @_optimize(size)
  @inline(never)
  func item(_ index: Int) throws(Failure) -> AppHabits {
    typealias At = Layout.AppHabits
    let reader = try items.reader(index, knowing: At.size, .habits)
    var app = AppHabits(app: Int(reader.uint32(At.app)))
    guard app.app != 0 else { throw Failure(status: .missingValue, field: .app) }
    read(AppHabits.rateCount, reader, At.opensPerDay) { app[$0] = $1 }
    return app
  }

  @inline(never)
  func check(on device: DeviceCore) throws(Failure) {
    do throws(DayRefusal) {
      try DayCore.check(habits, on: device)
    } catch {
      throw failure(error)
    }
    try eachItem(items.count) { index throws(Failure) in
      let app = try item(index)
      do throws(DayRefusal) {
        try DayCore.check(app, item: index, of: habits, on: device)
      } catch {
        throw failure(error)
      }
    }
  }

  private func failure(_ refusal: DayRefusal) -> Failure {
    var failure = Failure(
      status: refusal.field == .app ? .notFound : .outOfRange, field: refusal.field,
      value: Int64(refusal.value))
    failure.greatest = Int64(refusal.most)
    return failure.at(refusal.item)
  }
}

@_cdecl("lcp_day_begin")
@implementation
public func lcp_day_begin(
  _ device: OpaquePointer!, _ habits: UnsafePointer<lcp_habits>!, _ seed: UInt64,
  _ day: UnsafeMutablePointer<lcp_day>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let host = try HostHabits(UnsafeRawPointer(habits))
    let memory = try memory(day)
    try host.check(on: core)
    let day = DayCore(at: memory, on: core)
    day.setUp(host.habits, seed: seed)
    for item in Indexes(below: host.items.count) {
      // All items were checked. Skips an item that the host has made invalid since.
      if let app = try? host.item(item) { day.add(app) }
    }
  }
}

@_cdecl("lcp_day_next")
@implementation
public func lcp_day_next(
  _ day: UnsafeMutablePointer<lcp_day>!, _ device: OpaquePointer!,
  _ act: UnsafeMutablePointer<lcp_day_act>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let memory = try memory(day)
    let day = DayCore(at: memory, on: try LifecyclePolicyC.device(device))
    let writer = try Writer(act, .answer)
    guard day.isSetUp else { throw Failure(status: .day, field: .day) }
    switch day.next() {
    case .act: writer.put(day.act, day.digest)
    case .effects: throw Failure(status: .queueFull, field: .effects)
    case .over: throw Failure(status: .notFound, field: .day)
    }
  }
}

extension Writer {
  fileprivate func put(_ act: ActRecord, _ digest: UInt64) {
    typealias At = Layout.DayAct
    put(Int32(act.kind), At.kind)
    put(act.at, At.atNs)
    put(digest, At.digest)
    put(act.app, At.app)
    put(Int32(act.trigger), At.trigger)
    put(Int32(act.fact), At.fact)
    put(Int32(act.value), At.value)
    put(act.identifier, At.identifier)
    put(act.amount, At.amount)
    put((act.isPosted ? Fact.yes : .no).rawValue, At.posted)
    put((act.isChance ? Fact.yes : .no).rawValue, At.chance)
    put(Int32(act.choice), At.choice)
    put(Int32(act.rule), At.rule)
    put(Int32(act.verdict), At.verdict)
    put(Int32(act.disposition), At.disposition)
    put(Int32(act.occasion), At.occasion)
    put(act.token, At.token)
    clearTail(after: At.size)
  }
}
