// The records of a day in memory. They hold only numbers, so a copy of the bytes is a copy of the day.
// Times are in whole seconds since the day began.

/// The time that means "never".
let noTime: UInt32 = .max

/// The rules of the family choice that a day uses, by their places in `DayHead.rows`.
enum DayRow {
  static var power: Int { 0 }
  static var use: Int { 1 }
  static var forceQuit: Int { 2 }
  static var refresh: Int { 3 }
  static var refreshRare: Int { 4 }
  static var processing: Int { 5 }
  static var push: Int { 6 }
  static var pushLowPower: Int { 7 }
  static var offline: Int { 8 }
  static var eligible: Int { 9 }
  static var transfer: Int { 10 }
  static var memory: Int { 11 }
  static var prewarm: Int { 12 }
  static var source: Int { 13 }

  static var count: Int { 14 }
  /// The first of them. The others follow it in the book, in this order.
  static var first: Text { "choice.day.power" }
}

/// What may happen next to the phone as a whole.
enum PhoneStream {
  /// An hour begins.
  static var hour: Int { 0 }
  static var endOfUse: Int { 1 }
  static var pickup: Int { 2 }
  static var memory: Int { 3 }

  static var count: Int { 4 }
}

/// What may happen next to an app, in the order in which it happens at the same time.
enum AppStream {
  static var prewarm: Int { 0 }
  static var open: Int { 1 }
  static var forceQuit: Int { 2 }
  static var silentPush: Int { 3 }
  static var visiblePush: Int { 4 }
  static var region: Int { 5 }
  static var voipPush: Int { 6 }
  static var bluetooth: Int { 7 }
  static var transfer: Int { 8 }
  /// A background fetch of an app that submits no requests.
  static var fetch: Int { 9 }
  /// A held push is delivered.
  static var heldSilent: Int { 10 }
  static var heldVisible: Int { 11 }

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
  /// The number of the first row in the book; -1 if the book has none.
  var firstRow: Int16 = -1
  var act = ActRecord()
}

/// The last act.
package struct ActRecord {
  package var at: Int64 = 0
  package var identifier: UInt64 = 0
  package var amount: Int64 = 0
  package var app: UInt32 = 0
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
