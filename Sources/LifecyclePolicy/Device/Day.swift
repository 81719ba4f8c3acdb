// The day for hosts in Swift, which owns the memory of its core.

#if !hasFeature(Embedded)
  /// Posts to a device the events that the user and the system cause, and the requests that apps
  /// submit. The events follow from habits, from the facts of the apps, and from a seed: equal
  /// seeds give equal days.
  ///
  /// If the rules call an event eligible or discretionary, chance decides about it. The rules of
  /// the family choice whose ids begin with `choice.day` give the chances.
  public final class Day {
    private let core: DayCore
    private let device: Device

    /// Begins a day at the present time of the device.
    public init(
      on device: Device, _ habits: Habits, apps: [AppHabits], seed: UInt64
    ) throws(DayRefusal) {
      let most = UInt32(Habits.mostApps)
      guard apps.count <= Habits.mostApps else {
        throw DayRefusal(field: .count, value: UInt32(clamping: apps.count), most: most)
      }
      try DayCore.check(habits, on: device.core)
      for (item, app) in apps.enumerated() {
        try DayCore.check(app, item: item, of: habits, on: device.core)
      }
      self.device = device
      core = DayCore(
        at: .allocate(byteCount: DayCore.size, alignment: 16), on: device.core)
      core.setUp(habits, seed: seed)
      for app in apps { core.add(app) }
    }

    deinit { core.memory.deallocate() }

    /// Chooses the next act, advances the device to the time of the act, and posts the act. Stops
    /// at each effect, so that the host can reply in time: take the effects, and call again.
    public func next() -> DayStep { core.next() }

    /// The last act; nil before the first act.
    public var act: DayAct? {
      let record = core.act
      guard let kind: Occurrence = record.kind.value() else { return nil }
      var event = DeviceEvent(kind, app: Int(record.app))
      event.trigger = record.trigger.value()
      event.fact = record.fact.value()
      event.value = record.value.value() ?? .unknown
      event.identifier = record.identifier
      event.amount = record.amount
      return DayAct(
        event: event, at: Nanoseconds(record.at), isPosted: record.isPosted,
        isChance: record.isChance, choice: record.choice.rule, rule: record.rule.rule,
        verdict: record.verdict.value(), disposition: record.disposition.value(),
        occasion: record.occasion.value(), token: record.token, digest: core.digest)
    }
  }
#endif
