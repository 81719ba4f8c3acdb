// What a device keeps, as it lies in memory: numbers alone, so that a copy of the bytes is a copy of
// the device.

/// No entry of a table.
let noEntry: UInt16 = .max
/// No moment: nothing is due.
let never: Int64 = .max

/// What is said of the device as a whole.
struct DeviceHead {
  /// Of the layout and the book.
  var stamp: UInt64 = 0
  var now: Int64 = 0
  /// When memory is taken from an app that was warned; `never` where none was.
  var purgeDue: Int64 = never
  /// The bytes that are still to be freed.
  var purgeBytes: Int64 = 0
  /// The number of the last effect.
  var lastEffect: UInt64 = 0
  var layout = DeviceLayout()
  var os: UInt32 = 0
  var lastProcess: UInt32 = 0
  /// Where the oldest effect lies in the ring, and how many there are.
  var firstEffect: UInt32 = 0
  var effectCount: UInt32 = 0
  /// The apps that may have a step to take: a list in order.
  var firstMoving: UInt16 = noEntry
  var lastMoving: UInt16 = noEntry
  var freeScene: UInt16 = noEntry
  var freeTask: UInt16 = noEntry
  var freeRequest: UInt16 = noEntry
  /// The apps in front, and in the place beside.
  var front: (UInt16, UInt16) = (noEntry, noEntry)
  /// The app that plays or records sound, or the one that did so last.
  var sounding: UInt16 = noEntry
  /// How many apps are inactive or active.
  var shown: UInt16 = 0
  var profile: UInt8 = 0
  var isOn = false
  var isLocked = false
  /// The apps end, one after the other, and the device goes off.
  var isShuttingDown = false
  var shutdownCause: UInt8 = 0
  /// The apps that run were warned of memory, and have time to answer.
  var hasWarned = false
  /// What is done where the rules leave something open, and what stands in for unknown limits.
  var onSilence: UInt8 = 0
  var onConditional: UInt8 = 0
  var unknownLimit: UInt8 = 0
  /// Of the event that is being taken: what the host has decided, and whether it has to be asked.
  var decision: UInt8 = 0
  /// Nothing was changed yet, so that it may be left undecided.
  var mayAsk = false
  var isUndecided = false
  /// What covers the screen, a byte each: an interruption, or `switcher`.
  var covers: UInt64 = 0
  /// The values of facts, in the order in which `DeviceFacts` has them.
  var facts: FactRecord = FactRecord()
}

/// The facts of the device, a byte each.
struct FactRecord {
  var idiom: UInt8 = 0
  var simulator: UInt8 = 0
  var hardwareMultitasking: UInt8 = 0
  var cellular: UInt8 = 0
  var passcode: UInt8 = 0
  var firstUnlockDone: UInt8 = 0
  var backgroundAppRefresh: UInt8 = 0
  var lowPowerMode: UInt8 = 0
  var charging: UInt8 = 0
  var debuggerAttached: UInt8 = 0
  var foregroundSlots: UInt8 = 0
  var bluetoothOff: UInt8 = 0
  var bluetoothOffInControlCenter: UInt8 = 0
  var airplaneMode: UInt8 = 0
  var accessorySetupKit: UInt8 = 0
  var forceQuitSurvivesReboot: UInt8 = 0
  var regionsEndAtReboot: UInt8 = 0
  var deviceLocked: UInt8 = 0
}

/// An app.
struct AppRecord {
  /// When the process started.
  var started: Int64 = 0
  /// When the callback that is outstanding has taken too long, and when it returns by itself.
  var waitDue: Int64 = never
  var replyDue: Int64 = never
  /// When an orderly end waits no longer.
  var endDue: Int64 = never
  /// When the clock of transitions began, for `clockAllowance`.
  var clockStart: Int64 = 0
  /// When the app is told that its time for background tasks is nearly over, and when it is over.
  var budgetWarn: Int64 = never
  var budgetDue: Int64 = never
  var keepAliveEvery: Int64 = 0
  var keepAliveDue: Int64 = never
  /// When it was in front the last time.
  var lastInFront: Int64 = 0
  /// How much memory it uses, and how much it has when it starts.
  var footprint: Int64 = 0
  var usualFootprint: Int64 = 0
  /// How long its callbacks take, where they return by themselves; -1 where the host replies.
  var replyAfter: Int64 = -1
  /// The effect whose reply is waited for; 0 for none.
  var waitEffect: UInt64 = 0
  var implementedLow: UInt64 = .max
  var implementedHigh: UInt64 = .max
  var activities: UInt64 = 0
  var begunInFront: UInt64 = 0
  /// The notices that wait for a suspended app.
  var notices: UInt32 = 0
  var process: UInt32 = 0
  /// The numbers of the last task, from one in each process, and of the last wake-up.
  var lastToken: UInt32 = 0
  var lastWake: UInt32 = 0
  var policy: UInt16 = 0
  var nextMoving: UInt16 = noEntry
  var firstScene: UInt16 = noEntry
  var firstTask: UInt16 = noEntry
  var firstRequest: UInt16 = noEntry
  /// The scene that the transition under way is about; `noEntry` for the app.
  var movingScene: UInt16 = noEntry
  /// Of the transition under way, and of the figure that limits the callback.
  var rule: Int16 = -1
  var limitRule: Int16 = -1
  /// Of the end that is to come.
  var endRule: Int16 = -1
  var isInstalled = false
  var isMoving = false
  var state: UInt8 = 1
  var lastCause: UInt8 = 0
  /// The transition under way: its cause, 0 for none, and where it leads.
  var cause: UInt8 = 0
  var target: UInt8 = 0
  /// The state of the process when it began.
  var origin: UInt8 = 0
  var stepCount: UInt8 = 0
  var nextStep: UInt8 = 0
  var waitAllowance: UInt8 = 0
  var clockAllowance: UInt8 = 0
  /// By which cause the app leaves the front, and by which it comes there; 0 for none.
  var leaving: UInt8 = 0
  var opening: UInt8 = 0
  /// By what the user opened it.
  var openTrigger: UInt8 = 0
  /// The cause of an end that is to come; 0 for none.
  var ending: UInt8 = 0
  /// How it ended, and what happened since, a bit each.
  var ended: UInt8 = 0
  var since: UInt8 = 0
  /// Which covers the app was told of: the places that they had.
  var told: UInt8 = 0
  var isForceQuit = false
  /// The handlers of its background tasks are being called, or have been.
  var isExpiring = false
  /// It was launched or woken since it was last seen.
  var wasWoken = false
  var isPrewarming = false
  /// What it showed was saved, for the next launch.
  var isKept = false
  /// It is among those that the user sees: until it has left for good.
  var isShown = false
}

extension AppRecord {
  static var allSounds: Mask<Activity> { Mask(.audioPlayback, .audioRecording) }

  /// What it plays and records.
  var sounds: Mask<Activity> { Mask(low: activities & AppRecord.allSounds.low, high: 0) }
}

/// A scene of an app, at most 24 bytes.
struct SceneRecord {
  var identifier: UInt32 = 0
  var next: UInt16 = noEntry
  var app: UInt16 = noEntry
  var state: UInt8 = 7
  var lastCause: UInt8 = 0
  var told: UInt8 = 0
  /// The user wants to see it; it was asked for in the background; it goes.
  var isWanted = false
  var isRequested = false
  /// UIKit has its session: it was connected before, and the user did not close it since.
  var isKept = false
  var leaving: UInt8 = 0
}

/// A background task, at most 16 bytes.
struct TaskRecord {
  var token: UInt32 = 0
  var next: UInt16 = noEntry
  var isExpired = false
}

/// A request to the scheduler.
struct RequestRecord {
  var identifier: UInt64 = 0
  var due: Int64 = never
  var next: UInt16 = noEntry
  var app: UInt16 = noEntry
  var trigger: UInt8 = 0
  /// It was due, and the conditions did not allow it.
  var isBlocked = false
}

/// A callback or notification that is still to come, 10 bytes.
struct StepRecord {
  var rule: Int16 = -1
  var callback: UInt8 = 0
  var fallback: UInt8 = 0
  var notification: UInt8 = 0
  var reads: UInt8 = 0
  var sceneReads: UInt8 = 0
  var allowance: UInt8 = 0
  var stateAfter: UInt8 = 0
}

/// What an app is to be told beside its transitions: an event, a warning, the end of its time.
struct ErrandRecord {
  var due: Int64 = never
  var replyDue: Int64 = never
  var effect: UInt64 = 0
  var identifier: UInt64 = 0
  var token: UInt32 = 0
  var rule: Int16 = -1
  var limitRule: Int16 = -1
  /// An `ErrandPhase`.
  var rawPhase: UInt8 = 0
  var trigger: UInt8 = 0
  var event: UInt8 = 0
  var allowance: UInt8 = 0
  var callback: UInt8 = 0
  /// Called after the first.
  var second: UInt8 = 0
  /// It comes in front, and not in the background.
  var isForFront = false
  /// It is a memory warning, which comes whatever the app is doing.
  var isWarning = false

  /// When the time of one is over that was ended before it was due.
  static var overdue: Int64 { .min }
}

/// How far an errand is.
enum ErrandPhase: UInt8 {
  case none = 0
  case waiting = 1
  /// The callback is outstanding.
  case called = 2
  /// The callback has returned, and the app has not said that it is done.
  case working = 3
}

/// A trigger that was refused and is kept: until an occasion, or, where that has come, until the app
/// can be told.
struct HeldRecord {
  var trigger: UInt8 = 0
  /// An `Occasion`, `now` or `givenUp`.
  var occasion: UInt8 = 0
  /// How many; `newestAlone` where only the newest is held.
  var count: UInt16 = 0

  /// The newest alone, which a force quit discards.
  static var newestAlone: UInt16 { 0 }

  /// In the place of an occasion that has come.
  static var now: UInt8 { 0 }
  /// In the place of the occasion of one that is given up with the next step of the app.
  static var givenUp: UInt8 { .max }
}

/// A policy that equal apps share.
struct PolicyRecord {
  var holdingLow: UInt64 = 0
  var holdingHigh: UInt64 = 0
  var failingLow: UInt64 = 0
  var failingHigh: UInt64 = 0
  var assumedLow: UInt64 = 0
  var assumedHigh: UInt64 = 0
  /// The triggers that the device raises itself: at a start, at the end of a process, in an interval.
  var bootTriggers: UInt64 = 0
  var endTriggers: UInt64 = 0
  var intervalTriggers: UInt64 = 0
  var users: UInt32 = 0
  /// The first of the apps that have it.
  var firstApp: UInt32 = 0
  var hasLimits = false
  /// What the app says on which conditions turn with the OS, so that an update can find them anew.
  var linkedSDK: UInt32 = 0
  var minimumOS: UInt32 = 0
  var scenes: UInt8 = 0
}

/// How many entries the tables of a device have.
public struct DeviceCapacities: Sendable, Equatable {
  public var apps: Int
  public var scenes: Int
  public var tasks: Int
  public var requests: Int
  public var policies: Int
  public var effects: Int

  public init(
    apps: Int = 16, scenes: Int = 32, tasks: Int = 64, requests: Int = 64, policies: Int = 8,
    effects: Int = 256
  ) {
    self.apps = apps
    self.scenes = scenes
    self.tasks = tasks
    self.requests = requests
    self.policies = policies
    self.effects = effects
  }

  /// The most of each.
  package static var most: Int { 65_534 }
  package static var mostEffects: Int { 1 &<< 24 }
  /// What one step of an app can leave in the queue.
  static var effectsOfAStep: Int { 16 }

  /// The fewest effects that there must be room for: at a reboot each app ends, and says so.
  public var fewestEffects: Int { 4 &* apps &+ DeviceCapacities.effectsOfAStep }

  var isPossible: Bool {
    let most = DeviceCapacities.most
    return apps > 0 && apps <= most && scenes >= 0 && scenes <= most && tasks >= 0 && tasks <= most
      && requests >= 0 && requests <= most && policies > 0 && policies <= most
      && effects >= fewestEffects && effects <= DeviceCapacities.mostEffects
  }
}

/// Where the tables lie, in bytes from the beginning.
struct DeviceLayout {
  var apps = 0
  var dues = 0
  var steps = 0
  var errands = 0
  var helds = 0
  var scenes = 0
  var tasks = 0
  var requests = 0
  var effects = 0
  var policies = 0
  var prepared = 0
  var size = 0
  var capacities = DeviceCapacities()

  init() {}

  init(_ capacities: DeviceCapacities) {
    self.capacities = capacities
    var end = DeviceLayout.rounded(MemoryLayout<DeviceHead>.size)
    func table(_ size: Int, _ count: Int) -> Int {
      let start = end
      end = DeviceLayout.rounded(end &+ size &* count)
      return start
    }
    // The entry 0 is no app's.
    let appCount = capacities.apps &+ 1
    apps = table(MemoryLayout<AppRecord>.stride, appCount)
    dues = table(8, appCount)
    steps = table(
      MemoryLayout<StepRecord>.stride &* DeviceLayout.stepsOfApp, appCount)
    errands = table(
      MemoryLayout<ErrandRecord>.stride &* DeviceLayout.errandsOfApp, appCount)
    helds = table(MemoryLayout<HeldRecord>.stride &* DeviceLayout.heldOfApp, appCount)
    scenes = table(MemoryLayout<SceneRecord>.stride, capacities.scenes)
    tasks = table(MemoryLayout<TaskRecord>.stride, capacities.tasks)
    requests = table(MemoryLayout<RequestRecord>.stride, capacities.requests)
    effects = table(MemoryLayout<DeviceEffect>.stride, capacities.effects)
    policies = table(MemoryLayout<PolicyRecord>.stride, capacities.policies)
    prepared = table(PolicyMemory.smallSize, capacities.policies)
    size = end
  }

  static var stepsOfApp: Int { 16 }
  static var errandsOfApp: Int { 4 }
  static var heldOfApp: Int { 16 }

  /// The bytes of an app, of a scene and of a task.
  static var bytesOfApp: Int {
    MemoryLayout<AppRecord>.stride &+ 8 &+ MemoryLayout<StepRecord>.stride &* stepsOfApp
      &+ MemoryLayout<ErrandRecord>.stride &* errandsOfApp
      &+ MemoryLayout<HeldRecord>.stride &* heldOfApp
  }

  private static func rounded(_ size: Int) -> Int { (size &+ 15) & ~15 }
}
