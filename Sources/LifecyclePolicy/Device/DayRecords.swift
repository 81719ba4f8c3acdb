// The records of a day in memory. They hold only numbers, so a copy of the bytes is a copy of the day.
// Times are in whole seconds since the day began.

/// The time that means "never".
let noTime: UInt32 = .max

/// The rules of the family choice that a day uses, in the order of `DayHead.rows`.
enum DayRow: Int {
  case power, use, forceQuit, refresh, refreshRare, processing, push, pushLowPower, offline
  case eligible, transfer, memory, prewarm, source

  static var count: Int { 14 }

  var id: Text {
    switch self {
    case .power: "choice.day.power"
    case .use: "choice.day.use"
    case .forceQuit: "choice.day.force-quit"
    case .refresh: "choice.day.refresh"
    case .refreshRare: "choice.day.refresh-rare"
    case .processing: "choice.day.processing"
    case .push: "choice.day.push"
    case .pushLowPower: "choice.day.push-low-power"
    case .offline: "choice.day.offline"
    case .eligible: "choice.day.eligible"
    case .transfer: "choice.day.transfer"
    case .memory: "choice.day.memory"
    case .prewarm: "choice.day.prewarm"
    case .source: "choice.day.source"
    }
  }
}

/// What may happen next to the phone as a whole.
enum PhoneStream: Int {
  /// An hour begins.
  case hour
  case endOfUse, pickup, memory

  static var count: Int { 4 }
}

/// What may happen next to an app, in the order in which it happens at the same time.
enum AppStream: Int {
  case prewarm, open, forceQuit, silentPush, visiblePush, region, voipPush, bluetooth, transfer
  case fetch
  /// A held push of each kind is delivered.
  case heldSilent, heldVisible

  static var count: Int { 12 }
}

/// The values that concern the day as a whole.
struct DayHead {
  /// Identifies the layout and the book.
  var stamp: UInt64 = 0
  /// The state of the generator of random numbers.
  var random: UInt64 = 0
  var digest: UInt64 = 0
  /// The time of the device when the day began, in nanoseconds.
  var start: Int64 = 0
  /// The seconds until the day is over.
  var end: UInt32 = 0
  var startHour: UInt32 = 0
  var used: UInt32 = 0
  var charging: UInt32 = 0
  var offline: UInt32 = 0
  var lowPower: UInt32 = 0
  var off: UInt32 = 0
  var use: UInt32 = 0
  /// The mean times between things of a kind; 0 for never.
  var pickupMean: UInt32 = 0
  var memoryMean: UInt32 = 0
  var appCount: UInt32 = 0
  /// When each stream goes on.
  var next: InlineArray<4, UInt32> = InlineArray(repeating: noTime)
  /// The numbers of the rows; -1 for none.
  var rows: InlineArray<14, Int16> = InlineArray(repeating: -1)
}

/// An app and its habits.
struct DayApp {
  var app: UInt32 = 0
  /// The mean time between things of a stream; 0 for never.
  var means: InlineArray<12, UInt32> = InlineArray(repeating: 0)
  /// When each stream goes on.
  var next: InlineArray<12, UInt32> = InlineArray(repeating: noTime)
  /// How many uses in a hundred begin a transfer.
  var transfers: UInt32 = 0
  /// When the user opened the app last.
  var opened: UInt32 = noTime
  /// When silent pushes were delivered, the newest last. A day keeps no more than these.
  var delivered: InlineArray<4, UInt32> = InlineArray(repeating: noTime)
  /// When the app submitted its last request for a refresh task and for a processing task.
  var refreshed: UInt32 = noTime
  var processed: UInt32 = noTime
  var schedulesRefresh = false
  var schedulesProcessing = false
  var fetches = false
  /// The region that the device is in: the next crossing leaves it.
  var isInRegion = false
}
