// The day for hosts in Swift. It owns the memory of its core.

#if !hasFeature(Embedded)
  /// Posts to a device what the user and the system do by themselves. It follows from habits, from
  /// what the apps declare, and from a seed: equal seeds have equal days.
  ///
  /// An event that the rules call eligible or discretionary is a chance here. Rules of the family
  /// choice whose ids begin with `choice.day` say how likely it is.
  public final class Day {
    private let core: DayCore
    private let device: Device

    /// Begins a day at the time that the device has reached.
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

    /// Chooses the next act, advances the device to its moment, and posts it. Stops at each effect,
    /// so that a reply is in time: take the effects, and ask again.
    public func next() -> DayStep { core.next() }

    /// The last act; nil before the first one.
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
