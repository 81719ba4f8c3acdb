// The records of a day in memory. They hold only numbers, so a copy of the bytes is a copy of the day.
// Times are in whole seconds since the day began.

/// The time that means "never".
let noTime: UInt32 = .max

/// The rules of the family choice that a day uses: their places after the first of them, which they
/// follow in the book in this order.
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

  static var first: Text { "choice.day.power" }
}

/// What goes on in a day. The first ones are about the phone. The others are about an app: each app
/// has one of each, and those with a rate come in the order of the rates in `AppHabits`.
enum DayStream {
  /// An hour begins.
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
  /// A transfer finishes. Its rate says how often one begins.
  static var transfer: Int { 5 }
  static var voipPush: Int { 6 }
  static var bluetooth: Int { 7 }
  static var countOfRates: Int { 8 }
  static var prewarm: Int { 8 }
  /// A background fetch of an app that submits no requests.
  static var fetch: Int { 9 }
  /// A held push is delivered.
  static var heldSilent: Int { 10 }
  static var heldVisible: Int { 11 }
  static var countOfApp: Int { 12 }
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
  var act = ActRecord()
  /// The seconds until the day is over, and those that have passed.
  var end: UInt32 = 0
  var now: UInt32 = 0
  var habits = Habits()
  var appCount: UInt32 = 0
  /// The number of the first row in the book; -1 if the book has none.
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

/// An app and its habits. The rates of what cannot come for it are 0.
struct DayApp {
  var habits = AppHabits(app: 0)
  /// When the user opened the app last.
  var opened: UInt32 = noTime
  /// When the app submitted its last request for a refresh task and for a processing task.
  var refreshed: UInt32 = noTime
  var processed: UInt32 = noTime
  var schedulesRefresh = false
  var schedulesProcessing = false
  /// True if the device is in the region: the next crossing leaves it.
  var isInRegion = false
  /// True if the user has opened the app, and not left it since.
  var mayTransfer = false
}
