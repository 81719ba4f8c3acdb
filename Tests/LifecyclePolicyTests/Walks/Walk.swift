// Walks through every position that an app can reach from `notRunning`, and checks what must hold
// in each position.

@testable import LifecyclePolicy
@testable import RuleCompiler

/// The things that cover the app in front, such as an interruption. The library does not keep track
/// of covers, but a host must, so the walk does, too.
struct Covers: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let interruption = Covers(rawValue: 1)
  static let switcher = Covers(rawValue: 2)
  /// The device was locked while the app was in front.
  static let lock = Covers(rawValue: 4)
}

/// What the callbacks have shown the app about its state.
struct CallbackState: Hashable, Sendable {
  var hasLaunched = false
  var isActive = false
  var isInBackground = false
}

/// The position of an app on a walk.
struct Spot: Hashable, Sendable, CustomStringConvertible {
  var state = LifecycleState.notRunning
  var lastCause: Cause?
  var covers: Covers = []
  var callbackState = CallbackState()

  var description: String {
    let after = lastCause.map { " after \($0.name)" } ?? ""
    return "\(state.name)\(after), covers \(covers.rawValue)"
  }

  var isInFront: Bool { state == .inactive || state == .active }

  /// Returns the spot to which a step leads, before the callbacks of the step are recorded. Returns
  /// nil if a cover forbids the step.
  func taking(_ cause: Cause, to: LifecycleState) -> Spot? {
    guard var covers = covers(after: cause, to: to) else { return nil }
    if to == .notRunning { covers = [] }
    return Spot(
      state: to, lastCause: to.remembers(cause) ? cause : nil, covers: covers,
      callbackState: to == .notRunning ? CallbackState() : callbackState)
  }

  private func covers(after cause: Cause, to: LifecycleState) -> Covers? {
    let isLocked = covers.contains(.lock)
    switch cause {
    case .interruptionBegin: return isLocked ? nil : adding(.interruption)
    case .appSwitcherOpen: return isLocked ? nil : adding(.switcher)
    case .interruptionIgnored: return isLocked ? nil : removing(.interruption, to)
    case .appSwitcherClosed: return isLocked ? nil : removing(.switcher, to)
    case .interruptionAccepted: return isLocked || !covers.contains(.interruption) ? nil : []
    case .deviceLock:
      // The second step of a lock leads to the background and closes the switcher.
      if to == .background { return covers.union(.lock).subtracting(.switcher) }
      return adding(.lock)
    case .deviceUnlock:
      guard isLocked else { return nil }
      return to == .background ? covers : removing(.lock, to)
    case .homeButton, .appSwitch, .returnByUser: return isLocked ? nil : []
    case .activation: return covers.isEmpty ? covers : nil
    case .userForceQuit:
      return isInFront && (isLocked || !covers.contains(.switcher)) ? nil : covers
    default: return covers
    }
  }

  private func adding(_ cover: Covers) -> Covers? {
    covers.contains(cover) ? nil : covers.union(cover)
  }

  /// Removes a cover. The app is active again when the last cover is gone, and inactive until then.
  private func removing(_ cover: Covers, _ to: LifecycleState) -> Covers? {
    guard covers.contains(cover) else { return nil }
    let left = covers.subtracting(cover)
    if to == .active { return left.isEmpty ? left : nil }
    if state == .inactive { return left.isEmpty ? nil : left }
    return left
  }
}

/// A walk of one app on one version under one profile.
struct Walk {
  let ground: Ground
  let policy: Policy
  var findings = Findings()
  private var spots: [Spot] = []
  private var ways: [Spot: [Spot]] = [:]
  /// The terminations that the walk met.
  private var terminations: Set<Termination> = []

  init(_ ground: Ground) {
    self.ground = ground
    policy = LifecyclePolicyTests.policy(
      World.favourable.being(ground.kind).context(ground.place.os, ground.place.profile))
  }

  /// True if UIKit ends the app at launch because the app has not adopted scenes although it must.
  private var cannotLaunch: Bool {
    ground.place.os >= 27 && [.plain, .exitsOnSuspend].contains(ground.kind)
  }

  /// Returns true if it is correct that no step leads on from a spot.
  private func mayEnd(_ spot: Spot) -> Bool {
    if cannotLaunch { return spot.state != .background }
    // Leaving an app that exits on suspend takes two steps, and the second step ends the app. After
    // the first step, there need not be another way on.
    let leaving = Mask<Cause>(.homeButton, .appSwitch)
    return ground.kind == .exitsOnSuspend && spot.state == .inactive
      && spot.lastCause.map(leaving.contains) == true
  }

  /// The causes of termination that need an earlier act of the user: opening the switcher, or leaving
  /// the app.
  private static let acts = Mask<Cause>(.userForceQuit, .exitsOnSuspend)

  /// The causes by which the user leaves an app. Such a cause ends only an app without a background
  /// state.
  private static let leaving = Mask<Cause>(.homeButton, .appSwitch, .interruptionAccepted)

  mutating func run() {
    var seen: Set<Spot> = [Spot()]
    spots = [Spot()]
    var next = 0
    while next < spots.count {
      let spot = spots[next]
      next += 1
      findings.count()
      for reached in go(from: spot) where seen.insert(reached).inserted { spots.append(reached) }
    }
    for spot in spots {
      checkCovers(spot)
      checkEnds(spot)
    }
    checkForceQuitOfACard()
    checkExpirationHandler()
    checkRelaunches()
  }

  /// Takes every step from a spot, records the callbacks of each step, and returns the spots to
  /// which the steps lead.
  private mutating func go(from spot: Spot) -> [Spot] {
    var reached: [Spot] = []
    var hasWayOn = false
    let query = NextQuery(state: spot.state, lastCause: spot.lastCause)
    for edge in policy.edges(query) where edge.verdict == .allowed && edge.reason == nil {
      guard var to = spot.taking(edge.cause, to: edge.to) else { continue }
      findings.count()
      hear(edge, from: spot, &to)
      if edge.to == .notRunning {
        let termination = edge.cause.termination
        findings.check(termination != .none, "\(ground): \(spot) ends by \(edge.cause.name)")
        if spot.state != .notRunning { terminations.insert(termination) }
        to = Spot()
      } else {
        hasWayOn = true
      }
      reached.append(to)
    }
    if spot.state == .suspended { terminations.insert(.none) }
    findings.check(hasWayOn || mayEnd(spot), "\(ground): no way on from \(spot)")
    ways[spot] = reached
    return reached
  }

  /// Checks that callbacks alternate: the app becomes active and resigns by turns, and enters the
  /// background and the foreground by turns. Each process launches only once.
  private mutating func hear(_ edge: NextEdge, from spot: Spot, _ to: inout Spot) {
    var callbackState = spot.callbackState
    var place: String { "\(ground): \(spot) to \(edge.to.name) by \(edge.cause.name)" }
    let query = TransitionQuery(
      states: spot.state, to: edge.to, cause: edge.cause, lastCause: spot.lastCause)
    // Apple documents that applicationDidEnterBackground: comes at every wake-up in the background,
    // so under the profile `documented` the callback may come again.
    let comesAgain = ground.place.profile == .documented && edge.cause == .wakeBySystem
    for step in policy.steps(query) {
      switch step.callback {
      case .didFinishLaunching, .didFinishLaunchingLegacy:
        findings.check(!callbackState.hasLaunched, "\(place): launched twice")
        callbackState.hasLaunched = true
      case .didBecomeActive, .sceneDidBecomeActive:
        let isDue =
          callbackState.hasLaunched && !callbackState.isActive && !callbackState.isInBackground
        findings.check(isDue, "\(place): becomes active")
        callbackState.isActive = true
      case .willResignActive, .sceneWillResignActive:
        findings.check(callbackState.isActive, "\(place): resigns, and is not active")
        callbackState.isActive = false
      case .didEnterBackground, .sceneDidEnterBackground:
        let isDue = !callbackState.isActive && (!callbackState.isInBackground || comesAgain)
        findings.check(isDue, "\(place): enters the background")
        callbackState.isInBackground = true
      case .willEnterForeground, .sceneWillEnterForeground:
        findings.check(callbackState.isInBackground, "\(place): enters the foreground")
        callbackState.isInBackground = false
      case .willTerminate:
        let isDue = callbackState.hasLaunched && edge.to == .notRunning
        findings.check(isDue, "\(place): terminates")
      default: break
      }
    }
    if edge.cause == .launchBySystem { callbackState.isInBackground = true }
    if edge.to == .notRunning { return }
    to.callbackState = callbackState
    findings.check(callbackState.isActive == (edge.to == .active), "\(place): active?")
    let isBehind = edge.to == .background || edge.to == .suspended
    findings.check(callbackState.isInBackground == isBehind, "\(place): in the background?")
  }

  /// Checks that every cover can be removed, and that an app which the lock covers returns when the
  /// device is unlocked.
  private mutating func checkCovers(_ spot: Spot) {
    let isLeaving = spot.lastCause.map(Walk.leaving.contains) == true
    let isLocked = spot.covers.contains(.lock)
    var due: [Cause] = []
    if isLocked {
      // If the lock sends the app to the background, the app is there before the device is
      // unlocked. While the app is still inactive, no unlock is due.
      let locks = policy.steps(lock(spot)).contains { $0.callback == .didEnterBackground }
      if !(spot.state == .inactive && locks) { due.append(.deviceUnlock) }
    } else if spot.state == .inactive, !isLeaving {
      if spot.covers.contains(.interruption) {
        due.append(.interruptionIgnored)
      } else if spot.covers.contains(.switcher) {
        due.append(.appSwitcherClosed)
      }
    }
    for cause in due {
      findings.count()
      let states: [LifecycleState] = [.active, .inactive, .background]
      let goes = states.contains { to in
        guard spot.taking(cause, to: to) != nil else { return false }
        return answer(spot, cause, to).newestVerdict == .allowed
      }
      findings.check(goes, "\(ground): \(spot) has no \(cause.name)")
    }
  }

  private func lock(_ spot: Spot) -> TransitionQuery {
    TransitionQuery(
      states: spot.state, to: .background, cause: .deviceLock, lastCause: spot.lastCause)
  }

  private func answer(
    _ spot: Spot, _ cause: Cause, _ to: LifecycleState
  ) -> TransitionAnswer {
    policy.transition(
      TransitionQuery(states: spot.state, to: to, cause: cause, lastCause: spot.lastCause))
  }

  /// Checks that every cause of termination that applies in a spot ends the process there, or in a
  /// later spot if other steps must come first.
  private mutating func checkEnds(_ spot: Spot) {
    guard spot.state != .notRunning else { return }
    for cause in Cause.allCases
    where cause.termination != .none && !Walk.leaving.contains(cause) {
      let answer = answer(spot, cause, .notRunning)
      if answer.newestVerdict == .notApplicable || answer.reason == .causeOutOfPlace { continue }
      // An app that exits on suspend ends when the user leaves the app, before the switcher shows
      // the app, so the user cannot force quit the app there.
      if cause == .userForceQuit, mayEnd(spot) { continue }
      findings.count()
      if answer.newestVerdict == .allowed { continue }
      let isElsewhere = Walk.acts.contains(cause) || answer.reason == .notOneStep
      findings.check(
        isElsewhere && canCome(from: spot, cause),
        "\(ground): \(spot) does not end by \(cause.name): \(answer.newestVerdict.name)")
    }
  }

  /// Returns true if the walk leads from `spot` to a spot where the cause ends the process.
  private func canCome(from spot: Spot, _ cause: Cause) -> Bool {
    var seen: Set<Spot> = [spot]
    var rim = [spot]
    while let spot = rim.popLast() {
      if spot.state == .notRunning { continue }
      if answer(spot, cause, .notRunning).newestVerdict == .allowed,
        spot.taking(cause, to: .notRunning) != nil
      {
        return true
      }
      for reached in ways[spot] ?? [] where seen.insert(reached).inserted { rim.append(reached) }
    }
    return false
  }

  /// Checks that the user can force quit an app that is not running. The switcher shows such apps,
  /// too, and a force quit affects their later relaunches.
  private mutating func checkForceQuitOfACard() {
    for spot in spots where spot.state == .notRunning || spot.state == .prewarmed {
      findings.count()
      let answer = answer(spot, .userForceQuit, .notRunning)
      let isThere = answer.newestVerdict != .notApplicable
      findings.check(
        !isThere || answer.newestVerdict == .allowed, "\(ground): no force quit of \(spot)")
    }
  }

  /// Checks that the expiration handler comes exactly once: either when the allowance warns the app
  /// or when the allowance ends.
  private mutating func checkExpirationHandler() {
    guard policy.lifecycle.states.contains(.background) else { return }
    findings.count()
    let warns = policy.deadline(.backgroundTask).warning != nil
    let atTheEnd = policy.steps(
      TransitionQuery(states: .background, to: .notRunning, cause: .backgroundTaskExpired)
    ).contains { $0.callback == .backgroundTaskExpirationHandler }
    findings.check(
      warns != atTheEnd, "\(ground): the expiration handler comes \(warns ? "twice" : "never")")
  }

  /// Checks that there is a step for every relaunch that is allowed or conditional, and that the
  /// user can launch the app again.
  private mutating func checkRelaunches() {
    for termination in terminations.sorted(by: { $0.rawValue < $1.rawValue }) {
      let from: LifecycleState = termination == .none ? .suspended : .notRunning
      for trigger in Trigger.allCases {
        let relaunch = policy.relaunch(RelaunchQuery(after: termination, on: trigger))
        let verdict = relaunch.newestVerdict
        var place: String { "\(ground): \(trigger.name) after \(termination.name)" }
        if trigger == .userTap, termination != .appUninstall, !cannotLaunch {
          findings.check(verdict == .allowed, "\(place): \(verdict.name)")
        }
        guard verdict == .allowed || verdict == .conditional else { continue }
        findings.count()
        // If no rule gives the state at launch, there is no step to ask about.
        guard let state = relaunch.launchState else { continue }
        let isInFront = state == .inactive
        let cause: Cause =
          from == .suspended
          ? isInFront ? .returnByUser : .wakeBySystem
          : state == .prewarmed ? .prewarm : isInFront ? .launchByUser : .launchBySystem
        let to = from == .suspended ? .background : LifecycleState(state)
        let step = policy.transition(
          TransitionQuery(states: from, to: to, cause: cause, trigger: trigger))
        findings.check(step.newestVerdict == .allowed, "\(place): no step \(cause.name)")
      }
    }
  }
}
