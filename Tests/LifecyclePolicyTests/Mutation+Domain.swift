// The questions about a row, whatever is changed in it.

@testable import LifecyclePolicy

extension RuleReference {
  /// Every question that the row can have a part in, before a change of it or after, and some that
  /// stand for many.
  var probes: [Probe] {
    let book = policy.book
    switch family {
    case .lifecycle: return Probe.ofLifecycles
    case .transition: return probes(book.transition(index))
    case .cause: return probes(book.cause(index))
    case .delivery: return book.delivery(index).triggers.values.flatMap(Probe.of)
    case .deadline: return book.deadline(index).allowances.values.map(Probe.deadline)
    case .standing:
      return book.standing(index).terminations.values.flatMap { termination in
        Probe.telling.flatMap { trigger in
          Probe.since.map { Probe.relaunch(termination, trigger, $0) }
        }
      }
    case .relaunch: return probes(book.relaunch(index))
    case .notification: return probes(book.notification(index))
    case .mode: return book.mode(index).mode.andNext.map(Probe.mode)
    case .event:
      let row = book.event(index)
      return row.events.values.flatMap { event in
        row.states.values.compactMap(\.app).map { Probe.event(event, $0) }
      }
    case .quota: return book.quota(index).quota.andNext.map(Probe.quota)
    case .conduct:
      let row = book.conduct(index)
      return row.activities.values.flatMap { activity in
        row.states.values.compactMap(\.app).map { Probe.conduct($0, activity) }
      }
    case .duty:
      let callback = book.duty(index).callback
      return (callback.andNext + [callback.sceneForm].compactMap { $0 }).map(Probe.duties)
    case .manifest: return [Probe.manifest]
    case .termination: return probes(book.termination(index))
    }
  }

  private func probes(_ row: TransitionRule) -> [Probe] {
    var probes: [Probe] = []
    let tos = row.to.andNext.filter { $0.axis == row.to.axis }
    let launches: [Trigger?] = [nil, .silentPush, .openURL, .significantLocationChange]
    let isLaunch = row.to.axis == .app && row.from.contains(.notRunning)
    let lasts: [Cause?] = row.after.isEmpty ? [nil] : [nil] + row.after.values + [.homeButton]
    let kinds: [Interruption?] = [nil] + row.interruptions.values
    for from in row.from.values {
      for to in tos where to.axis == from.axis {
        for cause in row.causes.values {
          for last in lasts {
            for kind in kinds {
              for trigger in isLaunch ? launches : [nil] {
                var query = TransitionQuery(states: from, to: to, cause: cause, lastCause: last)
                query.trigger = trigger
                query.interruption = kind
                probes.append(.transition(query))
              }
            }
          }
        }
      }
    }
    return probes
  }

  private func probes(_ row: CauseRule) -> [Probe] {
    let kinds: [Interruption?] = [nil] + row.interruptions.values
    return LifecycleState.allCases.flatMap { from in
      from.onItsAxis.flatMap { to in
        row.causes.values.flatMap { cause in
          kinds.map { kind in
            var query = TransitionQuery(states: from, to: to, cause: cause)
            query.interruption = kind
            return Probe.transition(query)
          }
        }
      }
    }
  }

  private func probes(_ row: RelaunchRule) -> [Probe] {
    let terminations = row.terminations.union(Probe.ofStandings(row.standings))
    return row.triggers.values.flatMap { trigger in
      terminations.values.flatMap { termination in
        Probe.since.map { Probe.relaunch(termination, trigger, $0) }
      }
    }
  }

  /// Transitions with the callback, or the one in whose place it comes.
  private func probes(_ row: NotificationRule) -> [Probe] {
    let book = policy.book
    let callbacks = row.callback.andNext + [row.callback.appForm].compactMap { $0 }
    return (0..<book.transitionCount).map { book.transition($0) }
      .filter { transition in callbacks.contains { transition.steps.contain($0) } }
      .flatMap { transition in
        transition.from.values.prefix(2).map { from in
          let cause = transition.causes.values.first ?? .launchByUser
          return Probe.transition(
            TransitionQuery(
              states: from, to: transition.to, cause: cause,
              lastCause: transition.after.values.first,
              interruption: transition.interruptions.values.first))
        }
      }
  }

  private func probes(_ row: TerminationRule) -> [Probe] {
    let codes = Set([row.low, row.high, row.low &- 1, row.high &+ 1]).sorted()
    let namespaces: [TerminationNamespace?] = [nil, .springboard] + row.namespaces.values
    return namespaces.flatMap { namespace in codes.map { Probe.termination(namespace, $0) } }
  }
}

extension Noun {
  /// The value, and the one after it.
  fileprivate var andNext: [Self] {
    let all = Array(Self.allCases)
    guard let place = all.firstIndex(of: self) else { return [self] }
    return [self, all[(place + 1) % all.count]]
  }
}

extension Probe {
  /// Triggers that tell standings from each other.
  fileprivate static let telling: [Trigger] = [
    .userTap, .silentPush, .significantLocationChange, .regionEnter, .visit, .backgroundFetch,
    .urlSessionFinished, .bluetoothCentral, .voipPush, .appRefreshTask, .processingTask, .prewarm,
  ]

  fileprivate static let since: [Mask<Since>] = [
    .none, Mask(.reboot), Mask(.reboot, .unlock), Mask(.userLaunch), .all,
  ]

  fileprivate static func ofStandings(_ standings: Mask<Standing>) -> Mask<Termination> {
    var terminations: Mask<Termination> = .none
    for standing in standings.values {
      switch standing {
      case .inMemory: terminations.insert(.none)
      case .ended: terminations = terminations.union(Mask(.memoryPressure, .crash))
      case .forceQuit: terminations = terminations.union(Mask(.userForceQuit, .neverLaunched))
      case .rebooted: terminations = terminations.union(Mask(.reboot, .userForceQuit))
      case .optedOut: terminations.insert(.exitsOnSuspend)
      case .heldButton: terminations.insert(.userForceQuitHeldButton)
      case .updated: terminations.insert(.appUpdate)
      case .uninstalled: terminations.insert(.appUninstall)
      }
    }
    return terminations
  }

  /// What an event does to an app in memory and to one that is not, and in which callbacks.
  fileprivate static func of(_ trigger: Trigger) -> [Probe] {
    let launches: [(AppState, AppState, Cause)] = [
      (.notRunning, .background, .launchBySystem), (.notRunning, .inactive, .launchByUser),
      (.suspended, .background, .wakeBySystem), (.notRunning, .background, .launchByUser),
      (.background, .background, .wakeBySystem), (.notRunning, .prewarmed, .prewarm),
      (.suspended, .inactive, .returnByUser), (.background, .inactive, .returnByUser),
    ]
    let relaunches = [Termination.none, .memoryPressure, .userForceQuit, .reboot].map {
      relaunch($0, trigger)
    }
    return relaunches
      + launches.map { from, to, cause in
        var query = TransitionQuery(from: from, to: to, cause: cause)
        query.trigger = trigger
        return transition(query)
      }
  }

  /// What is there in each state, and what leads to it.
  fileprivate static let ofLifecycles: [Probe] =
    AppState.allCases.map { conduct($0, .uiUpdate) }
    + LifecycleState.allCases.flatMap { from in
      from.onItsAxis.flatMap { to in
        [.launchByUser, .homeButton, .systemReclaimed, .deviceLock].map { cause in
          transition(TransitionQuery(states: from, to: to, cause: cause))
        }
      }
    }
}
