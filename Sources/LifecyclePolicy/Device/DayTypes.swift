// The types of a day: habits, which the host gives, and acts, which the day gives.

/// How an app is used, and what comes for it. Each number is a mean; 0 stands for never.
public struct AppHabits: Sendable, Equatable {
  /// The number of the app on the device.
  public var app: Int
  // The rates are in the order of the fields of the header, and of their numbers in `Field`.
  public var opensPerDay: UInt32 = 0
  public var forceQuitsPerWeek: UInt32 = 0
  public var silentPushesPerDay: UInt32 = 0
  public var visiblePushesPerDay: UInt32 = 0
  public var regionCrossingsPerDay: UInt32 = 0
  /// Background transfers that the app begins when the user leaves it, at most one for each use.
  public var transfersPerDay: UInt32 = 0
  public var voipPushesPerDay: UInt32 = 0
  public var bluetoothEventsPerDay: UInt32 = 0

  public init(app: Int) { self.app = app }

  /// The highest number of a rate.
  package static var mostOften: UInt32 { 1_440 }

  /// A rate by its place.
  package subscript(_ place: Int) -> UInt32 {
    get {
      withUnsafeBytes(of: self) {
        $0.load(fromByteOffset: MemoryLayout<Int>.size &+ 4 &* place, as: UInt32.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(
          of: newValue, toByteOffset: MemoryLayout<Int>.size &+ 4 &* place, as: UInt32.self)
      }
    }
  }

  package static var rateCount: Int { 8 }
}

/// How a phone is used. In a mask of hours, the lowest bit is the hour after midnight.
public struct Habits: Sendable, Equatable {
  // These are in the order of the fields of the header, and of their numbers in `Field`.
  public var startHour: UInt32 = 0
  public var days: UInt32 = 1
  public var usedHours: UInt32 = 0
  public var chargingHours: UInt32 = 0
  public var offlineHours: UInt32 = 0
  public var lowPowerHours: UInt32 = 0
  public var offHours: UInt32 = 0
  /// How often the user takes up the phone for other things than the apps of the device.
  public var pickupsPerDay: UInt32 = 0
  public var secondsPerUse: UInt32 = 120
  /// How often memory is short while the user uses other apps.
  public var memoryPressuresPerDay: UInt32 = 0

  public init() {}

  /// All hours of the day.
  package static var allHours: UInt32 { 0xff_ffff }
  package static var mostApps: Int { 64 }
  static var mostDays: UInt32 { 366 }

  /// A number by its place.
  package subscript(_ place: Int) -> UInt32 {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: 4 &* place, as: UInt32.self) } }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: 4 &* place, as: UInt32.self)
      }
    }
  }

  package static var count: Int { 10 }

  /// The greatest value of the number at a place.
  func most(_ place: Int) -> UInt32 {
    switch place {
    case 0: 23
    case 1: Habits.mostDays
    case 7, 9: mostOften
    case 8: 3_600
    default: Habits.allHours
    }
  }

  /// The highest rate of what the user does: 0 if the phone is never used.
  var mostOften: UInt32 { usedHours == 0 ? 0 : AppHabits.mostOften }
}

/// What the user, the system or an app did.
public struct DayAct: Sendable {
  /// The event, as it was posted.
  public var event: DeviceEvent
  public var at: Nanoseconds
  /// False if the event did not reach the device, because it was held.
  public var isPosted: Bool
  /// True if the rules let the system choose, and the seed chose.
  public var isChance: Bool
  /// The choice by which the act comes, and comes now.
  public var choice: RuleIndex?
  /// The rule that decided: of the outcome, or of what held the event.
  public var rule: RuleIndex?
  /// The verdict on the event; nil if it was not posted.
  public var verdict: Verdict?
  public var disposition: Disposition?
  public var occasion: Occasion?
  /// The token of the wake-up that was begun; 0 for none.
  public var token: UInt32
  /// A number that follows from this act and all before it.
  public var digest: UInt64
}

/// What a day does next.
public enum DayStep: Sendable {
  case act
  /// An effect of the device waits to be taken first.
  case effects
  /// The day is over.
  case over
}

/// Why a day cannot begin: the field that is wrong, its value, and the greatest value that it may have.
public struct DayRefusal: Error, Sendable {
  /// `os` if no app has a background on the version or on the device. `app` if the device has no such
  /// app. `usedHours` with 0 as the greatest value if the phone is off in hours in which it is used. A
  /// rate with 0 as the greatest value if the phone is never used.
  public var field: Field
  public var value: UInt32 = 0
  public var most: UInt32 = 0
  /// The index of the app.
  public var item = 0
}
