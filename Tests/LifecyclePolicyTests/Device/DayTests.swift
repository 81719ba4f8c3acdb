// Tests that the seed determines a day, that days respect quotas and habits, and that contradictory
// habits are refused.

import Rulebook
import Testing

@testable import LifecyclePolicy

/// The acts and effects of a day.
private struct Played {
  var acts: [DayAct] = []
  var effects: [DeviceEffect] = []
  var digest: UInt64 = 0
}

private let hour: Int64 = 3_600_000_000_000

private func appWithTasks() -> AppProfile {
  var app = AppProfile()
  app.backgroundModes = [.fetch, .processing, .remoteNotification]
  app.permittedIdentifiers = 2
  app.sessionSendsLaunchEvents = .yes
  return app
}

private func commuter() -> Habits {
  var habits = Habits()
  habits.usedHours = 0x7e11c0
  habits.chargingHours = 0x80003f
  habits.lowPowerHours = 0x060000
  habits.pickupsPerDay = 40
  habits.memoryPressuresPerDay = 14
  return habits
}

private func oftenOpened(_ app: Int = 1) -> AppHabits {
  var habits = AppHabits(app: app)
  habits.opensPerDay = 8
  habits.silentPushesPerDay = 100
  habits.visiblePushesPerDay = 10
  return habits
}

private func device(_ os: OSVersion, _ app: AppProfile = appWithTasks()) throws -> Device {
  var facts = DeviceFacts.ordinary
  facts.passcode = .yes
  let device = try #require(Device(DeviceOptions(os: os, facts: facts)))
  var installation = Installation(app, replyAfter: Nanoseconds(0), wasLaunched: true)
  installation.completeAfter = .seconds(8)
  installation.stayFor = .seconds(5)
  #expect(device.install(installation) == 1)
  for kind in [Occurrence.boot, .unlock, .lock] { device.post(DeviceEvent(kind)) }
  while device.nextEffect() != nil {}
  return device
}

private func play(
  _ os: OSVersion, seed: UInt64, _ habits: Habits = commuter(), _ own: AppHabits = oftenOpened(),
  app: AppProfile = appWithTasks()
) throws -> Played {
  let device = try device(os, app)
  let day = try Day(on: device, habits, apps: [own], seed: seed)
  var played = Played()
  var calls = 0
  while true {
    calls += 1
    try #require(calls < 100_000)
    switch day.next() {
    case .act: played.acts.append(try #require(day.act))
    case .effects: while let effect = device.nextEffect() { played.effects.append(effect) }
    case .over:
      #expect(device.now.count == Int64(habits.days) * 24 * hour)
      played.digest = played.acts.last?.digest ?? 0
      return played
    }
  }
}

private func isIn(_ hours: UInt32, _ at: Nanoseconds) -> Bool {
  hours >> UInt32(at.count / hour % 24) & 1 != 0
}

@Suite("Days") struct DayTests {
  @Test func sameSeedSameDay() throws {
    for seed: UInt64 in [0, 1, .max] {
      let (one, again) = (try play(17, seed: seed), try play(17, seed: seed))
      #expect(one.digest == again.digest && one.effects == again.effects)
      #expect(one.digest != (try play(17, seed: seed &+ 1)).digest)
    }
  }

  /// In the book, the rows of days are in the order of `DayRow`.
  @Test func rowsAreInOrder() throws {
    let names = [
      "power", "use", "force-quit", "refresh", "refresh-rare", "processing", "push",
      "push-low-power", "offline", "eligible", "transfer", "memory", "prewarm", "source",
    ]
    let book = Book.release
    let first = try #require(book.choice(DayRow.first)).number
    for (place, name) in names.enumerated() {
      #expect(RuleIndex(first + place).row.id == "choice.day.\(name)")
    }
    #expect(names[DayRow.use.rawValue] == "use")
    #expect(names[DayRow.memory.rawValue] == "memory")
    #expect(names[DayRow.source.rawValue] == "source")
    #expect(names[DayRow.pushLowPower.rawValue] == "push-low-power")
  }

  /// Within any hour, days deliver no more silent pushes than the quota permits. No rule but the
  /// quota holds a push back.
  @Test(arguments: [OSVersion(7), OSVersion(12), OSVersion(17), OSVersion(26)])
  func quotaOfSilentPushes(_ os: OSVersion) throws {
    var held = 0
    for seed: UInt64 in 0..<40 {
      let played = try play(os, seed: seed)
      let pushes = played.acts.filter {
        $0.event.trigger == .silentPush && $0.isPosted && $0.verdict == .allowed
      }
      for (index, push) in pushes.enumerated() where index >= 3 {
        #expect(push.at.count - pushes[index - 3].at.count >= hour)
      }
      let quota = played.acts.filter { !$0.isPosted && !$0.isChance && $0.rule != nil }
      held += quota.count
      for act in quota {
        let rule = try #require(act.rule)
        #expect(rule.row.id == "quota.silent-pushes")
      }
    }
    #expect(held > 0)
  }

  /// Every act names a choice. If a trigger comes by chance and is allowed, the rule of the act
  /// says that the system decides whether the trigger comes.
  @Test func actsNameTheirRules() throws {
    for seed: UInt64 in 0..<20 {
      for act in try play(17, seed: seed).acts {
        let choice = try #require(act.choice)
        #expect(choice.row.id.hasPrefix("choice.day."))
        guard act.isChance, act.event.kind == .trigger, act.verdict == .allowed else { continue }
        let rule = BookRule(try #require(act.rule).number, in: .release)
        let guarantee: Guarantee? = rule.value(.guarantee, .relaunch)
        #expect(guarantee == .eligible || guarantee == .discretionary)
      }
    }
  }

  @Test func habitsAreKept() throws {
    var habits = commuter()
    habits.offHours = 0x000e
    habits.chargingHours = 0x800030
    var opened = 0
    for seed: UInt64 in 0..<30 {
      let played = try play(17, seed: seed, habits)
      for act in played.acts {
        switch act.event.kind {
        case .openApp:
          opened += 1
          #expect(isIn(habits.usedHours, Nanoseconds(act.at.count - 3_000_000_000)))
        case .shutdown: #expect(act.at.count == hour)
        case .boot: #expect(act.at.count == 4 * hour)
        default: break
        }
        #expect(!isIn(habits.offHours, act.at) || !act.isPosted || act.event.kind == .shutdown)
      }
    }
    #expect(opened > 30 * 6 && opened < 30 * 10)
  }

  /// Refreshes come more than twice and less than nine times a day on average, and never in Low
  /// Power Mode. Processing tasks come less than twice a day and more than once in four days on
  /// average.
  @Test func grants() throws {
    var (refreshes, processing) = (0, 0)
    let habits = commuter()
    for seed: UInt64 in 0..<60 {
      var long = habits
      long.days = 2
      for effect in try play(17, seed: seed, long).effects where effect.token != 0 {
        switch effect.trigger {
        case .appRefreshTask where effect.kind == .deliverCallback:
          refreshes += 1
          #expect(!isIn(habits.lowPowerHours, effect.at))
        case .processingTask where effect.kind == .deliverCallback: processing += 1
        default: break
        }
      }
    }
    #expect(refreshes > 120 * 2 && refreshes < 120 * 9)
    #expect(processing > 30 && processing < 120 * 2)
  }

  /// After a force quit nothing runs the app until the user opens it.
  @Test func forceQuit() throws {
    var own = oftenOpened()
    own.forceQuitsPerWeek = 40
    own.opensPerDay = 4
    var quits = 0
    for seed: UInt64 in 0..<20 {
      let device = try device(17)
      let day = try Day(on: device, commuter(), apps: [own], seed: seed)
      var isQuit = false
      loop: while true {
        switch day.next() {
        case .over: break loop
        case .effects:
          while let effect = device.nextEffect() {
            let runs = effect.kind == .startProcess || effect.kind == .resume
            #expect(!(isQuit && runs))
            if effect.kind == .kill { isQuit = effect.termination == .userForceQuit }
          }
        case .act:
          let kind = try #require(day.act).event.kind
          if kind == .openApp { isQuit = false }
          if kind == .forceQuit { quits += 1 }
        }
      }
    }
    #expect(quits > 10)
  }

  @Test func appAsksOnlyForWhatItDeclares() throws {
    var own = oftenOpened()
    own.regionCrossingsPerDay = 50
    own.voipPushesPerDay = 50
    own.bluetoothEventsPerDay = 50
    let plain = try play(17, seed: 1, commuter(), own, app: AppProfile())
    #expect(!plain.acts.contains { $0.event.kind == .submitRequest })
    let triggers = plain.acts.compactMap(\.event.trigger)
    #expect(triggers.allSatisfy { [.silentPush, .visiblePush, .prewarm].contains($0) })
    var located = AppProfile()
    located.locationAuthorization = .always
    located.backgroundModes = [.voip]
    let other = try play(17, seed: 1, commuter(), own, app: located)
    let found = Set(other.acts.compactMap(\.event.trigger))
    #expect(found.isSuperset(of: [.regionEnter, .regionExit, .voipPush]))
    #expect(!found.contains(.bluetoothCentral))
  }

  @Test func habitsThatContradictAreRefused() throws {
    let device = try device(17)
    func refusal(
      _ change: (inout Habits) -> Void = { _ in }, _ own: AppHabits = oftenOpened()
    ) -> DayRefusal? {
      var habits = commuter()
      change(&habits)
      do throws(DayRefusal) {
        _ = try Day(on: device, habits, apps: [own], seed: 1)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal() == nil)
    #expect(refusal { $0.offHours = 0x40 }?.field == .usedHours)
    #expect(refusal { $0.offHours = 0x40 }?.value == 0x40)
    #expect(refusal { $0.usedHours = 0 }?.field == .pickupsPerDay)
    #expect(refusal { $0.days = 367 }?.most == 366)
    #expect(refusal { $0.startHour = 24 }?.field == .startHour)
    #expect(refusal { $0.secondsPerUse = 3601 }?.field == .secondsPerUse)
    #expect(refusal({ _ in }, oftenOpened(2))?.field == .app)
    var often = oftenOpened()
    often.bluetoothEventsPerDay = 1441
    #expect(refusal({ _ in }, often)?.field == .bluetoothEventsPerDay)
    let old = try self.old()
    #expect(throws: DayRefusal.self) { try Day(on: old, commuter(), apps: [], seed: 1) }
  }

  private func old() throws -> Device { try #require(Device(DeviceOptions(os: 3))) }
}
