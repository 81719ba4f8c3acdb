// The records of a day in memory. The records hold only numbers, so a copy of the bytes is a copy
// of the day. 32-bit times are in whole seconds since the day began; 64-bit times are in
// nanoseconds on the clock of the device.

/// The time that means "never".
let noTime: UInt32 = .max

/// The rules of the family choice that a day uses, as offsets from the first of these rules. The
/// book lists them in this order.
enum DayRow: Int {
  case power, use, forceQuit, refresh, refreshRare, processing, push, pushLowPower, offline,
    eligible, transfer, memory, prewarm, source

  static var first: Text { "choice.day.power" }
}

/// The streams of events in a day. The first streams belong to the phone. The other streams exist
/// once for each app; the streams with a rate have the order of the rates in `AppHabits`.
enum DayStream {
  /// The start of an hour.
  static var hour: Int { 0 }
  static var endOfUse: Int { 1 }
  static var pickup: Int { 2 }
  static var memory: Int { 3 }
  static var countOfPhone: Int { 4 }

  static var open: Int { 0 }
  static var forceQuit: Int { 1 }
  static var silentPush: Int { 2 }
  static var visiblePush: Int { 3 }
  static var region: Int { 4 }
  /// The end of a background transfer. The rate counts transfers that begin.
  static var transfer: Int { 5 }
  static var voipPush: Int { 6 }
  static var bluetooth: Int { 7 }
  static var countOfRates: Int { 8 }
  static var prewarm: Int { 8 }
  /// A background fetch of an app that submits no requests.
  static var fetch: Int { 9 }
  /// The delivery of a push that was held.
  static var heldSilent: Int { 10 }
  static var heldVisible: Int { 11 }
  static var countOfApp: Int { 12 }
}

/// The values that concern the whole day.
struct DayHead {
  /// A number that identifies the layout and the book.
  var stamp: UInt64 = 0
  /// The state of the random number generator.
  var random: UInt64 = 0
  var digest: UInt64 = 0
  /// The time of the device when the day began, in nanoseconds.
  var start: Int64 = 0
  var act = ActRecord()
  /// The length of the day, and the present time, in seconds.
  var end: UInt32 = 0
  var now: UInt32 = 0
  var habits = Habits()
  var appCount: UInt32 = 0
  /// The number of the first row that the day uses; -1 if the book has none.
  var firstRow: Int16 = -1
}

/// The last act.
package struct ActRecord {
  package var at: Int64 = 0
  package var identifier: UInt64 = 0
  package var amount: Int64 = 0
  package var app: UInt32 = 0
  package var token: UInt32 = 0
  package var rule: Int16 = -1
  package var choice: Int16 = -1
  package var kind: UInt8 = 0
  package var trigger: UInt8 = 0
  package var fact: UInt8 = 0
  package var value: UInt8 = 0
  package var isPosted = false
  package var isChance = false
  package var verdict: UInt8 = 0
  package var disposition: UInt8 = 0
  package var occasion: UInt8 = 0
}

/// An app and its habits. If region crossings, transfers, VoIP pushes or Bluetooth events cannot
/// come to the app, their rate is 0.
struct DayApp {
  var habits = AppHabits(app: 0)
  /// When the user last opened the app.
  var opened: UInt32 = noTime
  /// When the app last submitted a request for a refresh task, and for a processing task.
  var refreshed: UInt32 = noTime
  var processed: UInt32 = noTime
  var schedulesRefresh = false
  var schedulesProcessing = false
  /// True if the device is inside the region, so that the next crossing leaves it.
  var isInRegion = false
  /// True if the user has opened the app and has not left it yet.
  var mayTransfer = false
}
