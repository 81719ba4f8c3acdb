// The records of a device in memory. The records hold only numbers, so a copy of the bytes is a
// copy of the device.

/// The entry number that means "no entry".
let noEntry: UInt16 = .max
/// The time that means "not due".
let never: Int64 = .max

/// The values that concern the whole device.
struct DeviceHead {
  /// A number that identifies the layout and the book.
  var stamp: UInt64 = 0
  var now: Int64 = 0
  /// The time when apps are ended to free memory after a warning; `never` if no app was warned.
  var purgeDue: Int64 = never
  /// The bytes that have yet to be freed.
  var purgeBytes: Int64 = 0
  /// One bit for each trigger that the device raises by itself on at least one OS version.
  var ownTriggers: UInt64 = 0
  /// The number of the newest effect.
  var lastEffect: UInt64 = 0
  var layout = DeviceLayout()
  var os: UInt32 = 0
  var lastProcess: UInt32 = 0
  /// The index of the oldest effect in the ring buffer, and the number of waiting effects.
  var firstEffect: UInt32 = 0
  var effectCount: UInt32 = 0
  /// The first and the last app in the list of apps that may have steps to take.
  var firstMoving: UInt16 = noEntry
  var lastMoving: UInt16 = noEntry
  var freeScene: UInt16 = noEntry
  var freeTask: UInt16 = noEntry
  var freeRequest: UInt16 = noEntry
  /// The app in front, and the app beside it.
  var front: (UInt16, UInt16) = (noEntry, noEntry)
  /// The app that plays or records sound; if no app does, the last app that did.
  var sounding: UInt16 = noEntry
  /// The number of apps that count as seen by the user: see `AppRecord.isShown`.
  var shown: UInt16 = 0
  var profile: UInt8 = 0
  var isOn = false
  var isLocked = false
  /// True while the apps end, one after the other, before the device goes off.
  var isShuttingDown = false
  var shutdownCause: UInt8 = 0
  /// True if the running apps were warned of low memory, and still have time to answer.
  var hasWarned = false
  /// True if only apps whose footprint is known are ended to free memory. False if no running app
  /// had a footprint when memory became short.
  var purgesKnown = false
  /// The options `onSilence`, `onConditional` and `unknownLimit` of the device, as numbers.
  var onSilence: UInt8 = 0
  var onConditional: UInt8 = 0
  var unknownLimit: UInt8 = 0
  /// The rule that refuses acts of the user while the device is locked, and the rule on what the
  /// rules leave open. Both are looked up once.
  var lockedRule: Int16 = -1
  var silentRule: Int16 = -1
  /// The covers of the screen, a byte each: an interruption, or `switcher`.
  var covers: UInt64 = 0
  var facts = DeviceFacts()
}

extension DeviceHead {
  /// True while memory is being freed by ending only apps whose footprint is known.
  var isPurgingKnown: Bool { purgesKnown && purgeBytes > 0 }
}

struct AppRecord {
  /// The time when the process started, or when a prewarmed process was resumed.
  var started: Int64 = 0
  /// The time when the outstanding callback exceeds its limit.
  var waitDue: Int64 = never
  /// The time when the outstanding callback returns by itself.
  var replyDue: Int64 = never
  /// The time when an ordered end is carried out even if a reply or a transition is still pending.
  var endDue: Int64 = never
  /// The time when the clock of `clockAllowance` began in the transition under way.
  var clockStart: Int64 = 0
  /// The time when the app is warned that its time for background tasks is nearly over, and the
  /// time when no time for background tasks is left.
  var budgetWarn: Int64 = never
  var budgetDue: Int64 = never
  var keepAliveEvery: Int64 = 0
  var keepAliveDue: Int64 = never
  /// The time when the app was last in front.
  var lastInFront: Int64 = 0
  /// The bytes of memory that the app uses now, and the bytes that it uses when it starts.
  var footprint: Int64 = 0
  var usualFootprint: Int64 = 0
  /// The time after which callbacks return by themselves; -1 if the host replies.
  var replyAfter: Int64 = -1
  /// The time after which wake-ups complete by themselves, counted from the return of their
  /// callbacks; -1 if the host completes them.
  var completeAfter: Int64 = -1
  /// The time that an idle app stays in the background before it is suspended.
  var stayFor: Int64 = 0
  /// The time when the idle app is suspended; `never` while the app has something to do.
  var stayDue: Int64 = never
  /// The effect that waits for a reply; 0 for none.
  var waitEffect: UInt64 = 0
  var implementedLow: UInt64 = .max
  var implementedHigh: UInt64 = .max
  var activities: UInt64 = 0
  var begunInFront: UInt64 = 0
  /// The notices that wait until a suspended app runs or a launch is over, a bit each.
  var notices: UInt32 = 0
  var process: UInt32 = 0
  /// The tokens of the newest task and of the newest wake-up. Tasks are counted from 1 in each
  /// process.
  var lastToken: UInt32 = 0
  var lastWake: UInt32 = 0
  var policy: UInt16 = 0
  var nextMoving: UInt16 = noEntry
  var firstScene: UInt16 = noEntry
  var firstTask: UInt16 = noEntry
  var firstRequest: UInt16 = noEntry
  /// The scene in the transition under way; `noEntry` for the app itself.
  var movingScene: UInt16 = noEntry
  /// The rule of the transition under way, and the rule that limits the outstanding callback.
  var rule: Int16 = -1
  var limitRule: Int16 = -1
  /// The rule of the end that was ordered.
  var endRule: Int16 = -1
  var isInstalled = false
  var isMoving = false
  var state: UInt8 = 1
  var lastCause: UInt8 = 0
  /// The cause and the target state of the transition under way. The cause is 0 if there is no
  /// transition.
  var cause: UInt8 = 0
  var target: UInt8 = 0
  /// The state of the process when the transition began.
  var origin: UInt8 = 0
  var stepCount: UInt8 = 0
  var nextStep: UInt8 = 0
  var waitAllowance: UInt8 = 0
  var clockAllowance: UInt8 = 0
  /// The cause by which the app is about to leave the front, and the cause by which it is about to
  /// come to the front; 0 for none.
  var leaving: UInt8 = 0
  var opening: UInt8 = 0
  /// The trigger by which the user opened the app.
  var openTrigger: UInt8 = 0
  /// The cause of the pending end of the process (see `order`); 0 for none.
  var ending: UInt8 = 0
  /// `ended` says how the last process ended. `since` has one bit for each kind of event that
  /// happened after that end.
  var ended: UInt8 = 0
  var since: UInt8 = 0
  /// The covers that were reported to the app, a bit for each index.
  var knownCovers: UInt8 = 0
  var isForceQuit = false
  /// True if the expiration handlers of the app's tasks are being called, or have been called.
  var isExpiring = false
  /// True while the app runs because the system launched or woke it.
  var wasWoken = false
  var isPrewarming = false
  /// True if the interface of the app was saved for the next launch.
  var isKept = false
  /// True if the app has been idle in the background for `stayFor`, and so may be suspended.
  var hasStayed = false
  /// True if the app counts as seen by the user. It counts until it has left the front completely.
  var isShown = false
}

extension AppRecord {
  static var allSounds: Mask<Activity> { Mask(.audioPlayback, .audioRecording) }

  /// True if the wake-ups of the app complete by themselves, or if the app stays idle in the
  /// background for a time before it is suspended. Version 0.3.0 had no such apps.
  var hasHabits: Bool { completeAfter != -1 || stayFor != 0 }

  /// The sounds that the app plays and records.
  var sounds: Mask<Activity> { Mask(low: activities & AppRecord.allSounds.low, high: 0) }
}

/// A record that is linked into a list of an app, or into the list of free entries.
protocol LinkedRecord {
  init()
  /// The next entry of the list; `noEntry` at the end.
  var next: UInt16 { get set }
}

/// A scene of an app, at most 24 bytes.
struct SceneRecord: LinkedRecord {
  var identifier: UInt32 = 0
  var next: UInt16 = noEntry
  var app: UInt16 = noEntry
  var state: UInt8 = 7
  var lastCause: UInt8 = 0
  var knownCovers: UInt8 = 0
  /// `isWanted` is true if the user wants to see the scene. `isRequested` is true if the scene is
  /// to connect.
  var isWanted = false
  var isRequested = false
  /// True if UIKit has the session of the scene: it was connected before, and the user has not
  /// closed it since.
  var isKept = false
  var leaving: UInt8 = 0
}

/// A background task, at most 16 bytes.
struct TaskRecord: LinkedRecord {
  var token: UInt32 = 0
  var next: UInt16 = noEntry
  var isExpired = false
}

struct RequestRecord: LinkedRecord {
  var identifier: UInt64 = 0
  var due: Int64 = never
  var next: UInt16 = noEntry
  var app: UInt16 = noEntry
  var trigger: UInt8 = 0
  /// True if the request was due, but the conditions did not allow it to run.
  var isBlocked = false
}

/// A callback or notification that a transition has yet to deliver, 10 bytes.
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

/// A call that the app is to get outside its transitions: for a trigger, a notice, a memory
/// warning, or the end of its time for tasks.
struct ErrandRecord {
  var due: Int64 = never
  var replyDue: Int64 = never
  var effect: UInt64 = 0
  var identifier: UInt64 = 0
  var token: UInt32 = 0
  var rule: Int16 = -1
  var limitRule: Int16 = -1
  /// The raw value of an `ErrandPhase`.
  var rawPhase: UInt8 = 0
  var trigger: UInt8 = 0
  var event: UInt8 = 0
  var allowance: UInt8 = 0
  var callback: UInt8 = 0
  /// The callback that is called after `callback`; 0 for none.
  var second: UInt8 = 0
  /// True if the errand waits for the app to be in front.
  var isForFront = false
  /// True for a memory warning. It does not wait until other callbacks return, but it waits until a
  /// launch is over.
  var isWarning = false

  /// The value of `due` for an errand that ends early, in the next step of the app.
  static var overdue: Int64 { .min }
}

/// The progress of an errand.
enum ErrandPhase: UInt8 {
  case none = 0
  case waiting = 1
  /// The callback is outstanding.
  case called = 2
  /// The callback has returned, but the app has not reported that it is done.
  case working = 3
}

/// A trigger that is kept for an app. A refused trigger waits for an occasion. Once the occasion
/// has come, or if only the app's table of errands was full, the trigger waits until it can be
/// delivered.
struct HeldRecord {
  var trigger: UInt8 = 0
  /// The number of an `Occasion`, or `now`, or `givenUp`.
  var occasion: UInt8 = 0
  /// The number of times that the trigger is kept; `newestAlone` if only the newest trigger is
  /// kept.
  var count: UInt16 = 0

  /// The count if only the newest trigger is kept. A force quit discards that trigger.
  static var newestAlone: UInt16 { 0 }

  /// The value of `occasion` once the occasion has come.
  static var now: UInt8 { 0 }
  /// The value of `occasion` for a trigger that is given up in the next step of the app.
  static var givenUp: UInt8 { .max }
}

/// A policy that apps with equal facts share.
struct PolicyRecord {
  var known = KnownConditions()
  var assumed: Mask<Condition> = .none
  var users: UInt32 = 0
  /// The lowest number among the apps with this policy.
  var firstApp: UInt32 = 0
  var hasLimits = false
  /// The SDK, the minimum OS and the use of scenes that the app declares. After an OS update, the
  /// conditions that depend on the OS are computed again from these facts.
  var linkedSDK: UInt32 = 0
  var minimumOS: UInt32 = 0
  var scenes: UInt8 = 0
}

/// How many entries each table of a device has.
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

  /// The largest capacity of any table except the table of effects.
  package static var most: Int { 65_534 }
  package static var mostEffects: Int { 1 &<< 24 }
  /// The maximum number of effects that one step of an app can add to the queue.
  static var effectsOfAStep: Int { 16 }

  /// The smallest permitted capacity for effects. When the device goes off, every app ends, and
  /// each end adds effects.
  public var fewestEffects: Int { 4 &* apps &+ DeviceCapacities.effectsOfAStep }

  var isPossible: Bool {
    let most = DeviceCapacities.most
    return apps > 0 && apps <= most && scenes >= 0 && scenes <= most && tasks >= 0 && tasks <= most
      && requests >= 0 && requests <= most && policies > 0 && policies <= most
      && effects >= fewestEffects && effects <= DeviceCapacities.mostEffects
  }
}

/// The offsets of the tables, in bytes.
struct DeviceLayout {
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
    // Entry 0 belongs to no app.
    let appCount = capacities.apps &+ 1
    var end = DeviceLayout.rounded(
      DeviceLayout.apps &+ MemoryLayout<AppRecord>.stride &* appCount)
    func table(_ size: Int, _ count: Int) -> Int {
      let start = end
      end = DeviceLayout.rounded(end &+ size &* count)
      return start
    }
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

  /// The offset of the apps, which is the same in every device.
  static var apps: Int { rounded(MemoryLayout<DeviceHead>.size) }

  static var stepsOfApp: Int { 16 }
  static var errandsOfApp: Int { 4 }
  static var heldOfApp: Int { 16 }

  /// The bytes that each app takes in the tables.
  static var bytesOfApp: Int {
    MemoryLayout<AppRecord>.stride &+ 8 &+ MemoryLayout<StepRecord>.stride &* stepsOfApp
      &+ MemoryLayout<ErrandRecord>.stride &* errandsOfApp
      &+ MemoryLayout<HeldRecord>.stride &* heldOfApp
  }

  private static func rounded(_ size: Int) -> Int { (size &+ 15) & ~15 }
}
