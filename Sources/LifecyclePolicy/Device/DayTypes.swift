// The types of a day: habits, which the host gives, and acts, which the day returns.

/// How often the user opens an app, and how often events come to the app. Each rate is a mean; 0
/// stands for never.
public struct AppHabits: Sendable, Equatable {
  /// The number of the app on the device.
  public var app: Int
  // The rates have the order of the header's fields, and of the field numbers in `Field`.
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

  /// The highest rate.
  package static var mostOften: UInt32 { 1_440 }

  /// Accesses a rate by its index. The rates follow `app`, which takes 4 or 8 bytes.
  package subscript(_ place: Int) -> UInt32 {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: Self.at(place), as: UInt32.self) } }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: Self.at(place), as: UInt32.self)
      }
    }
  }

  private static func at(_ place: Int) -> Int { MemoryLayout<Int>.size &+ 4 &* place }

  package static var rateCount: Int { 8 }
}

/// How the user treats a phone. In a mask of hours, the lowest bit is the hour after midnight.
public struct Habits: Sendable, Equatable {
  // The habits have the order of the header's fields, and of the field numbers in `Field`.
  public var startHour: UInt32 = 0
  public var days: UInt32 = 1
  public var usedHours: UInt32 = 0
  public var chargingHours: UInt32 = 0
  public var offlineHours: UInt32 = 0
  public var lowPowerHours: UInt32 = 0
  public var offHours: UInt32 = 0
  /// How often the user takes up the phone for anything but the apps of the device.
  public var pickupsPerDay: UInt32 = 0
  public var secondsPerUse: UInt32 = 120
  /// How often other apps of the user need memory.
  public var memoryPressuresPerDay: UInt32 = 0

  public init() {}

  /// All hours of the day.
  package static var allHours: UInt32 { 0xff_ffff }
  package static var mostApps: Int { 64 }
  static var mostDays: UInt32 { 366 }

  /// Accesses a habit by its index.
  package subscript(_ place: Int) -> UInt32 {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: 4 &* place, as: UInt32.self) } }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: 4 &* place, as: UInt32.self)
      }
    }
  }

  package static var count: Int { 10 }

  /// Returns the highest valid value of the habit at an index.
  func most(_ place: Int) -> UInt32 {
    switch place {
    case 0: 23
    case 1: Habits.mostDays
    case 7, 9: mostOften
    case 8: 3_600
    default: Habits.allHours
    }
  }

  /// The highest valid rate of an event that the user causes: 0 if the phone is never used.
  var mostOften: UInt32 { usedHours == 0 ? 0 : AppHabits.mostOften }
}

/// Something that the user, the system or an app did.
public struct DayAct: Sendable {
  /// The event as it was posted or held.
  public var event: DeviceEvent
  public var at: Nanoseconds
  /// False if the event was held, and so did not reach the device.
  public var isPosted: Bool
  /// True if the rules let the system choose, so that the seed decided.
  public var isChance: Bool
  /// The choice rule that gives the event or its time.
  public var choice: RuleIndex?
  /// The rule that decided the outcome, or that held the event.
  public var rule: RuleIndex?
  /// The verdict on the event; nil if the event was not posted.
  public var verdict: Verdict?
  public var disposition: Disposition?
  public var occasion: Occasion?
  /// The token of the wake-up that began; 0 for none.
  public var token: UInt32
  /// A hash of this act and of all acts before it.
  public var digest: UInt64
}

/// The result of a call of `next`.
public enum DayStep: Sendable {
  case act
  /// An effect of the device has to be taken first.
  case effects
  /// The day is over.
  case over
}

/// Why a day cannot begin: the wrong field, its value, and the highest valid value.
public struct DayRefusal: Error, Sendable {
  /// The wrong field:
  ///
  /// - `os`: no app has a background on this version or device.
  /// - `app`: the device has no such app.
  /// - `count`: there are too many apps.
  /// - `usedHours`, with 0 as the highest value: the phone is off in hours of use.
  /// - A rate, with 0 as the highest value: the phone is never used.
  /// - Any other habit: the value is too high.
  public var field: Field
  public var value: UInt32 = 0
  public var most: UInt32 = 0
  /// The index of the app in the list of habits, if the field belongs to an app.
  public var item = 0
}
