// Every state that a device can be brought to in a few events, and what holds in each of them.

import Testing

@testable import LifecyclePolicy

/// What a host has seen of an app: which callbacks may come next.
struct Shadow: Hashable {
  var state: AppState = .notRunning
  var isActive = false
  var isInForeground = false
  var isRunning = false
}

/// Whether an app answers at once, or when it is told to.
enum Guest: String {
  case prompt, slow
}

/// One kind of device and app that is explored.
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

/// An act in the alphabet of an exploration.
struct Act {
  let name: String
  let perform: (Explored) -> Void
}

/// A device that is explored, with what its host has seen.
final class Explored {
  let device: Device
  var shadows: [Shadow]
  /// The effects that wait for a reply, oldest first.
  var outstanding: [UInt64] = []
  var failures: [String] = []
  let isSlow: Bool
  private var isDocumented: Bool { device.core.head.pointee.profile == 1 }
  /// The text of what was done since the last look.
  var trace: [String] = []
  var keepsTrace = false

  init(_ device: Device, apps: Int, _ guest: Guest) {
    self.device = device
    // Apps are numbered from 1.
    shadows = Array(repeating: Shadow(), count: apps + 1)
    isSlow = guest == .slow
  }

  func post(
    _ kind: Occurrence, _ app: Int = 0, _ fill: (inout DeviceEvent) -> Void = { _ in }
  ) {
    var event = DeviceEvent(kind, app: app)
    fill(&event)
    let outcome = device.post(event)
    check(outcome.status != .queueFull, "the queue is full")
    drain()
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
      see(effect)
      if effect.needsReply {
        if isSlow {
          outstanding.append(effect.id)
        } else {
          let status = device.reply(to: effect.id)
          // It may have ended while the effects before this one were taken.
          let lives = device.status(of: Int(effect.app))?.process == effect.process
          check(status == .taken || !lives, "a reply is not taken")
        }
      }
    }
  }

  private func see(_ effect: DeviceEffect) {
    let app = Int(effect.app)
    let text = device.text(of: effect)
    switch effect.kind {
    case .startProcess:
      shadows[app] = Shadow()
      shadows[app].isRunning = true
    case .resume: shadows[app].isRunning = true
    case .suspend: shadows[app].isRunning = false
    case .stateChanged:
      if let state = effect.to?.app { shadows[app].state = state }
    case .deliverCallback, .runExpirationHandler, .deliverNotice:
      check(shadows[app].isRunning, "code runs in a process that does not: \(text)")
      if let callback = effect.callback { pair(callback, effect, app, text) }
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

  /// Callbacks come in pairs.
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
      // Apple documents it for launches and wake-ups, too; nobody has seen it there.
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

  /// What holds in every state, once effects are drained.
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
  }

  /// The user can always launch the app again.
  func checkLaunch(_ app: Int) {
    replyToAll()
    if !device.status.isOn { post(.boot) }
    replyToAll()
    post(.unlock)
    replyToAll()
    post(.home)
    replyToAll()
    post(.openApp, app)
    replyToAll()
    check(
      device.status(of: app)?.state == .active,
      "the user cannot launch: \(device.status(of: app)?.state.name ?? "gone")")
  }

  func replyToAll() {
    var rounds = 0
    while let first = outstanding.first, rounds < 100 {
      outstanding.removeFirst()
      device.reply(to: first)
      drain()
      rounds += 1
    }
  }

  var key: UInt64 {
    var hasher = Hasher()
    hasher.combine(device.digest)
    hasher.combine(shadows)
    hasher.combine(outstanding.count)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

/// The acts of an exploration with a number of apps: one trigger for each class of equal answers.
func alphabet(apps: Int, _ guest: Guest) -> [Act] {
  var acts: [Act] = [
    Act(name: "home") { $0.post(.home) },
    Act(name: "lock") { $0.post(.lock) },
    Act(name: "unlock") { $0.post(.unlock) },
    Act(name: "openSwitcher") { $0.post(.openSwitcher) },
    Act(name: "closeSwitcher") { $0.post(.closeSwitcher) },
    Act(name: "call") { $0.post(.beginInterruption) { $0.interruption = .phoneCall } },
    Act(name: "refuseCall") { $0.post(.ignoreInterruption) { $0.interruption = .phoneCall } },
    Act(name: "takeCall") { $0.post(.acceptInterruption) { $0.interruption = .phoneCall } },
    Act(name: "memory") { $0.post(.memoryPressure) { $0.amount = 1 } },
    Act(name: "time") { $0.post(.notice) { $0.notice = .significantTimeChange } },
    Act(name: "shutdown") { $0.post(.shutdown) },
    Act(name: "boot") { $0.post(.boot) },
    Act(name: "advance") { explored in
      guard let due = explored.device.nextDeadline() else { return }
      explored.device.advance(to: Swift.max(due, explored.device.now))
      explored.drain()
    },
  ]
  for app in 1...apps {
    acts += [
      Act(name: "open \(app)") { $0.post(.openApp, app) },
      Act(name: "force quit \(app)") { $0.post(.forceQuit, app) },
      Act(name: "push \(app)") { $0.post(.trigger, app) { $0.trigger = .silentPush } },
      Act(name: "region \(app)") { $0.post(.trigger, app) { $0.trigger = .regionEnter } },
      Act(name: "begin task \(app)") { explored in
        guard explored.device.status(of: app)?.taskCount ?? 2 < 2 else { return }
        explored.post(.beginTask, app)
      },
      Act(name: "end task \(app)") { explored in
        for token in explored.device.core.tokens(app).prefix(1) {
          explored.post(.endTask, app) { $0.token = token }
        }
      },
      Act(name: "complete \(app)") { explored in
        for token in explored.device.core.wakes(app).prefix(1) {
          explored.post(.complete, app) { $0.token = token }
        }
      },
      Act(name: "crash \(app)") { $0.post(.end, app) { $0.termination = .crash } },
    ]
    if apps == 1 {
      acts += [
        Act(name: "tap") { $0.post(.openApp, app) { $0.trigger = .openURL } },
        Act(name: "lock file") { $0.post(.beginActivity, app) { $0.activity = .fileLock } },
        Act(name: "audio") { $0.post(.beginActivity, app) { $0.activity = .audioPlayback } },
        Act(name: "no audio") { $0.post(.endActivity, app) { $0.activity = .audioPlayback } },
        Act(name: "request") { explored in
          explored.post(.submitRequest, app) {
            $0.trigger = .appRefreshTask
            $0.identifier = 1
            $0.amount = 60_000_000_000
          }
        },
      ]
    }
  }
  if guest == .slow {
    acts.append(
      Act(name: "reply") { explored in
        guard let first = explored.outstanding.first else { return }
        explored.outstanding.removeFirst()
        explored.check(explored.device.reply(to: first) == .taken, "a reply is not taken")
        explored.drain()
      })
    acts.append(
      Act(name: "reply to the last") { explored in
        guard explored.outstanding.count > 1, let last = explored.outstanding.popLast() else {
          return
        }
        explored.check(explored.device.reply(to: last) == .taken, "a reply is not taken")
        explored.drain()
      })
  }
  return acts
}

extension DeviceCore {
  /// The tasks of an app.
  func tokens(_ index: Int) -> [UInt32] {
    var tokens: [UInt32] = []
    var entry = app(index).pointee.firstTask
    while entry != noEntry {
      tokens.append(task(entry).pointee.token)
      entry = task(entry).pointee.next
    }
    return tokens
  }

  /// The wake-ups that an app works on.
  func wakes(_ index: Int) -> [UInt32] {
    (0..<DeviceLayout.errandsOfApp).compactMap { place in
      let errand = errand(index, place).pointee
      return errand.phase == .working && errand.trigger != 0 ? errand.token : nil
    }
  }
}

/// What an exploration has found.
struct Exploration {
  var states = 0
  var edges = 0
  var failures: [String: String] = [:]
}

/// Goes to every state within a number of events, nearest first.
func explore(_ era: Era, apps: Int, _ guest: Guest, depth: Int) -> Exploration {
  let capacities = DeviceCapacities(
    apps: apps, scenes: 2 * apps, tasks: 2 * apps, requests: 2 * apps, policies: 1, effects: 64)
  func device() -> Device {
    Device(
      DeviceOptions(os: era.os, profile: era.profile, facts: era.facts, capacities: capacities))!
  }
  let first = device()
  for _ in 0..<apps { _ = first.install(Installation(era.app, wasLaunched: true)) }
  let start = Explored(first, apps: apps, guest)
  start.post(.boot)
  start.post(.unlock)
  let acts = alphabet(apps: apps, guest)
  var result = Exploration()
  var seen: Set<UInt64> = [start.key]
  var frontier: [(device: Device, shadows: [Shadow], outstanding: [UInt64], path: [UInt8])] = [
    (first, start.shadows, start.outstanding, [])
  ]
  func fail(_ failures: [String], _ path: [UInt8]) {
    for failure in failures {
      let kind = String(failure.prefix { $0 != ":" })
      if result.failures[kind] == nil {
        result.failures[kind] =
          "\(failure)\n    after \(path.map { acts[Int($0)].name }.joined(separator: ", "))"
      }
    }
  }
  for level in 0..<depth {
    var next: [(device: Device, shadows: [Shadow], outstanding: [UInt64], path: [UInt8])] = []
    for node in frontier {
      for (number, act) in acts.enumerated() {
        let explored = Explored(node.device.fork(), apps: apps, guest)
        explored.shadows = node.shadows
        explored.outstanding = node.outstanding
        act.perform(explored)
        explored.look()
        result.edges += 1
        let path = node.path + [UInt8(number)]
        guard explored.failures.isEmpty else {
          fail(explored.failures, path)
          continue
        }
        guard seen.insert(explored.key).inserted else { continue }
        result.states += 1
        let again = Explored(explored.device.fork(), apps: apps, guest)
        again.shadows = explored.shadows
        again.outstanding = explored.outstanding
        for app in 1...apps { again.checkLaunch(app) }
        fail(again.failures, path)
        if level + 1 < depth {
          next.append((explored.device, explored.shadows, explored.outstanding, path))
        }
      }
    }
    frontier = next
  }
  return result
}
