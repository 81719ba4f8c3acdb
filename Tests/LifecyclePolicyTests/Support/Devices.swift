// A host of a device, which checks the conditions that must hold in every state of the device.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

/// The state of an app as far as a host has seen it. The state determines which callbacks may come
/// next.
struct Shadow: Hashable {
  var state: AppState = .notRunning
  var isActive = false
  var isInForeground = false
  var isRunning = false
  /// What launched the process.
  var trigger: Trigger?
}

/// When an app replies: at once, or when the test says so.
enum Guest: String {
  case prompt, slow
}

/// A kind of device and app to explore.
struct Era {
  let name: String
  let os: OSVersion
  var profile: EvidenceProfile = .observed
  var app = AppProfile()
  var facts = DeviceFacts.ordinary

  static var all: [Era] {
    [
      Era(name: "3.1", os: OSVersion(3, 1)),
      Era(name: "4.3", os: OSVersion(4, 3), app: modes),
      Era(name: "6.1", os: OSVersion(6, 1), app: modes),
      Era(name: "8.1 exits on suspend", os: OSVersion(8, 1), app: exits),
      Era(name: "12.4", os: OSVersion(12, 4), app: modes, facts: withPasscode),
      Era(name: "17.0 without scenes", os: OSVersion(17), app: modes, facts: withPasscode),
      Era(name: "17.0 with scenes", os: OSVersion(17), app: scenes, facts: withPasscode),
      Era(name: "27.0", os: OSVersion(27), app: scenes, facts: withPasscode),
    ]
  }

  private static var modes: AppProfile {
    var app = AppProfile(
      backgroundModes: Mask(.audio, .fetch, .remoteNotification, .location, .voip),
      permittedIdentifiers: 1, locationAuthorization: .always)
    app.scenes = false
    app.sessionSendsLaunchEvents = .yes
    app.linkedSDK = OSVersion(17)
    return app
  }

  private static var scenes: AppProfile {
    var app = modes
    app.scenes = true
    app.linkedSDK = nil
    return app
  }

  private static var exits: AppProfile {
    var app = modes
    app.exitsOnSuspend = true
    app.linkedSDK = nil
    return app
  }

  private static var withPasscode: DeviceFacts {
    var facts = DeviceFacts.ordinary
    facts.passcode = .yes
    return facts
  }
}

extension Era {
  /// Makes a device of this kind with two apps. The device allows what depends on an unknown fact.
  func device(_ app: AppProfile, _ capacities: DeviceCapacities) throws -> Device {
    var options = DeviceOptions(os: os, facts: facts, capacities: capacities)
    options.profile = profile
    options.onConditional = .allow
    let device = try #require(Device(options))
    for _ in 0..<2 { _ = device.install(Installation(app, wasLaunched: true)) }
    return device
  }
}

extension DeviceEvent {
  /// Makes an event with details that `fill` sets.
  init(_ kind: Occurrence, app: Int = 0, _ fill: (inout DeviceEvent) -> Void) {
    self.init(kind, app: app)
    fill(&self)
  }
}

extension Device {
  /// Advances the clock to the next time at which something is due. Does nothing if nothing is due.
  func advanceToDeadline() {
    if let due = nextDeadline(), due < Nanoseconds(.max / 2) { advance(to: due) }
  }
}

/// A device that tests explore, together with everything that the host of the device has seen.
final class Explored {
  let device: Device
  var shadows: [Shadow]
  /// The effects that wait for a reply, oldest first.
  private var outstanding: [UInt64] = []
  /// The tokens of tasks and wake-ups.
  private var tokens: [UInt32] = []
  var failures: [String] = []
  let isSlow: Bool
  private var isDocumented: Bool { device.core.head.profile == 1 }
  private var isLenient: Bool {
    device.core.head.onSilence != UInt8(coding: Treatment.refuse)
  }
  /// The effects and events since the test last emptied this list. The list is kept only if
  /// `keepsTrace` is set.
  var trace: [String] = []
  var keepsTrace = false
  var effectSeen: (DeviceEffect) -> Void = { _ in }

  init(_ device: Device, apps: Int, _ guest: Guest) {
    self.device = device
    // Apps are numbered from 1, so the first shadow is unused.
    shadows = Array(repeating: Shadow(), count: apps + 1)
    isSlow = guest == .slow
  }

  func post(
    _ kind: Occurrence, _ app: Int = 0, _ fill: (inout DeviceEvent) -> Void = { _ in }
  ) {
    post(DeviceEvent(kind, app: app, fill))
  }

  @discardableResult
  func post(_ event: DeviceEvent) -> DeviceOutcome {
    let outcome = device.post(event)
    check(outcome.status != .queueFull, "the queue is full")
    if outcome.token != 0 { tokens.append(outcome.token) }
    drain()
    return outcome
  }

  func check(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { failures.append(what()) }
  }

  func drain() {
    var count = 0
    while let effect = device.nextEffect() {
      count += 1
      if count > 1000 {
        check(false, "effects without end")
        return
      }
      if keepsTrace { trace.append(device.text(of: effect)) }
      effectSeen(effect)
      if effect.token != 0 { tokens.append(effect.token) }
      see(effect)
      if effect.needsReply {
        if isSlow {
          outstanding.append(effect.id)
        } else {
          let status = device.reply(to: effect.id)
          // The process may have ended while earlier effects were taken. The device then refuses
          // the reply of that process.
          let lives = device.status(of: Int(effect.app))?.process == effect.process
          check(status == .taken || !lives, "a reply is not taken")
        }
      }
    }
  }

  /// Advances the clock to the next time at which something is due, if there is one, and takes the
  /// effects.
  func advanceToDeadline() {
    device.advanceToDeadline()
    drain()
  }

  /// Replies to the effect that has waited longest, if an effect waits, and takes the new effects.
  func replyToOldest(_ reply: @autoclosure () -> ReplyKind = .returned) {
    guard !outstanding.isEmpty else { return }
    device.reply(to: outstanding.removeFirst(), reply())
    drain()
  }

  private func see(_ effect: DeviceEffect) {
    let app = Int(effect.app)
    let text = device.text(of: effect)
    switch effect.kind {
    case .startProcess:
      shadows[app] = Shadow()
      shadows[app].isRunning = true
      shadows[app].trigger = effect.trigger
    case .resume: shadows[app].isRunning = true
    case .suspend: shadows[app].isRunning = false
    case .stateChanged:
      if let state = effect.to?.app { shadows[app].state = state }
    case .deliverCallback, .runExpirationHandler, .deliverNotice:
      check(shadows[app].isRunning, "code runs in a process that does not: \(text)")
      if let callback = effect.callback {
        pair(callback, effect, app, text)
        call(callback, effect, app, text)
      }
    case .kill:
      check(effect.rule != nil, "a kill without a rule: \(text)")
      check(
        effect.termination != nil && effect.termination != Termination.none,
        "a kill without a termination: \(text)")
      shadows[app] = Shadow()
      outstanding.removeAll { Int($0 & 0xffff) == app }
    default: break
    }
    check(effect.rule != nil || effect.kind == .stateChanged, "no rule: \(text)")
  }

  /// Checks that `Policy.call` does not rule out a delivered callback. Asks once with the trigger
  /// of the effect. Asks a second time with the trigger that launched the app if the callback
  /// belongs to a launch, and without a trigger if not. The user can open an app with a trigger
  /// that the OS does not have, or that launches no app; the device drops that trigger.
  private func call(_ callback: Callback, _ effect: DeviceEffect, _ app: Int, _ text: String) {
    let policy = device.core.policy(app)
    let isLaunch = [.willFinishLaunching, .didFinishLaunching].contains(callback)
    for trigger in [effect.trigger, isLaunch ? shadows[app].trigger : nil] {
      let answer = policy.call(CallQuery(callback, on: trigger))
      let isDropped =
        isLaunch && [.causeUnavailable, .launchesNothing].contains(answer.reason)
      check(answer.newestVerdict != .notApplicable || isDropped, "no such call: \(text): \(answer)")
    }
  }

  /// Checks that a callback fits the callbacks before it. For instance, an app resigns only while
  /// it is active.
  private func pair(_ callback: Callback, _ effect: DeviceEffect, _ app: Int, _ text: String) {
    switch callback {
    case .didFinishLaunching, .didFinishLaunchingLegacy:
      shadows[app].isInForeground = effect.reads != .background
    case .didBecomeActive, .sceneDidBecomeActive:
      check(!shadows[app].isActive, "active twice: \(text)")
      shadows[app].isActive = true
      shadows[app].isInForeground = true
    case .willResignActive, .sceneWillResignActive:
      check(shadows[app].isActive, "resigns what is not active: \(text)")
      shadows[app].isActive = false
    case .didEnterBackground, .sceneDidEnterBackground:
      check(!shadows[app].isActive, "enters the background from active: \(text)")
      // Apple documents that this callback also comes when the system launches or wakes an app.
      // Nobody has observed that, so it may happen only under the profile `documented`.
      let isRun = effect.cause == .launchBySystem || effect.cause == .wakeBySystem
      check(
        shadows[app].isInForeground || isRun && isDocumented,
        "enters the background twice: \(text)")
      shadows[app].isInForeground = false
    case .willEnterForeground, .sceneWillEnterForeground:
      check(!shadows[app].isInForeground, "enters the foreground twice: \(text)")
      shadows[app].isInForeground = true
    default: break
    }
  }

  /// Checks the conditions that must hold whenever the host has taken all effects.
  func look() {
    var shown = 0
    var waits = false
    for app in shadows.indices {
      guard let status = device.status(of: app) else { continue }
      if status.isWaiting { waits = true }
      if status.state.isShown { shown += 1 }
      check(
        status.state == shadows[app].state,
        "the state that was told is another: app \(app) \(status.state.name), told \(shadows[app].state.name)"
      )
      if status.state == .notRunning {
        check(status.taskCount == 0, "a task outlives its app")
        check(!status.isWaiting || status.process != 0, "a reply of a dead process is waited for")
      }
      if status.state == .suspended {
        check(!shadows[app].isRunning, "a suspended app runs")
        check(status.taskCount == 0, "a suspended app has a task")
      }
    }
    guard !waits else { return }
    check(shown <= 1, "\(shown) apps are in front at rest")
    for app in shadows.indices where device.status(of: app)?.state.isShown ?? false {
      check(device.status.front == app, "what the user has left is still to be seen")
    }
    // If a device takes events on which the rules are silent, a scene may come to the front without
    // its app. The test skips such a device.
    let whole = device.status
    if !isLenient, whole.isOn, !whole.isLocked, let front = whole.front {
      check(shadows[front].state.isShown, "what is in front is not to be seen")
    }
  }
}

// MARK: - Random events

extension Explored {
  /// Returns a random event. Seven out of eight events are plausible; the others can be anything.
  func event(_ numbers: inout SeededGenerator) -> DeviceEvent {
    func oneIn(_ count: UInt64) -> Bool { numbers.next() % count == 0 }
    let isAny = oneIn(8)
    var event = DeviceEvent(
      (isAny ? Occurrence.allCases : Self.usual).randomElement(using: &numbers)!,
      app: isAny
        ? Int.random(in: -1...shadows.count, using: &numbers)
        : Int.random(in: 1..<shadows.count, using: &numbers))
    // Most events that turn the device off or end an app are replaced, so that apps live for a
    // while.
    if [.shutdown, .batteryEmpty, .end, .forceQuit].contains(event.kind), !oneIn(4) {
      event.kind = .openApp
    }
    if event.kind == .notice, oneIn(2) { event.app = 0 }
    if isAny { event.process = UInt32.random(in: 0...2, using: &numbers) }
    if isAny || oneIn(4) { event.scene = UInt32.random(in: 0...3, using: &numbers) }
    if event.kind != .openApp || oneIn(4) {
      event.trigger = Trigger.allCases.randomElement(using: &numbers)
    }
    event.interruption = Interruption.allCases.randomElement(using: &numbers)
    event.activity = Activity.allCases.randomElement(using: &numbers)
    event.termination = Termination.allCases.randomElement(using: &numbers)
    event.notice = Event.allCases.randomElement(using: &numbers)
    event.fact = ChangingFact.allCases.randomElement(using: &numbers)
    event.value = [Fact.no, .yes, isAny ? .unknown : .yes].randomElement(using: &numbers)!
    event.token =
      isAny
      ? UInt32.random(in: 0...6, using: &numbers)
      : tokens.suffix(4).randomElement(using: &numbers) ?? 0
    event.identifier = UInt64.random(in: 0...3, using: &numbers)
    event.amount = (isAny ? Self.amounts : Self.usualAmounts).randomElement(using: &numbers)!
    return event
  }

  private static let amounts: [Int64] = [-1, 0, 1, 1_000_000_000, .max, .min]
  private static let usualAmounts: [Int64] = [0, 1, 40_000_000_000, 700_000_000_000]

  /// All kinds of event. Kinds that should be drawn often are listed several times.
  private static let usual: [Occurrence] =
    Occurrence.allCases + [
      .home, .openApp, .openApp, .openApp, .unlock, .unlock, .closeSwitcher, .trigger, .trigger,
      .trigger, .trigger, .notice, .beginTask, .beginTask, .endTask, .complete, .complete,
      .beginActivity, .beginActivity, .submitRequest,
    ]
}
