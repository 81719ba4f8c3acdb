// Finds whether the event of a transition runs the app at all. The rules on relaunches decide this
// question, so that an answer about a transition agrees with the answer about the relaunch.

extension Cause {
  /// True if the system runs the app in the background for an event. For any other cause, the event
  /// does not decide whether the app runs; it determines only what is delivered.
  var isForEvent: Bool { self == .launchBySystem || self == .wakeBySystem }
}

/// The answer of the rules on relaunches about the event of a transition.
struct EventRuling {
  /// The rule that says that the event does not run the app in the background; nil if no rule says
  /// so.
  var refusedBy: RuleIndex?
  /// True if facts that are not known decide whether the event runs the app.
  var isConditional = false
  var requires: Mask<Condition> = .none
}

extension Policy {
  /// Changes the answer about a possible transition if the event does not run the app, or if
  /// unknown facts decide whether the event runs the app.
  @inline(never)
  func considerEvent(of query: TransitionQuery, into found: inout FoundTransition) {
    guard found.answer.verdict == .allowed || found.answer.verdict == .conditional else { return }
    let event = rulingOnEvent(of: query)
    if let rule = event.refusedBy {
      found = FoundTransition()
      found.answer.ruling = plain(rule.number, .forbidden, .launchesNothing)
    } else if event.isConditional {
      found.answer.ruling.verdict = .conditional
      found.answer.ruling.requires = found.answer.requires.union(event.requires)
    }
  }

  /// Returns the answer of the rules on relaunches about the event of a transition.
  @inline(never)
  func rulingOnEvent(of query: TransitionQuery) -> EventRuling {
    var ruling = EventRuling()
    guard query.cause.isForEvent, let trigger = query.trigger else { return ruling }
    let event = bestRelaunch(by: trigger, query)
    switch event.newestVerdict {
    case .allowed, .conditional:
      if let state = event.launchState, state != .background {
        ruling.refusedBy = event.deliveryRule
      } else if event.newestVerdict == .conditional {
        ruling.isConditional = true
        ruling.requires = event.requires
      }
    case .forbidden, .notApplicable: ruling.refusedBy = event.rule
    default: break
    }
    return ruling
  }

  /// Returns the answer about a relaunch by a trigger in the state of a question. If the question
  /// does not say how the app ended, every end fits, and the answer that allows most is returned.
  private func bestRelaunch(by trigger: Trigger, _ query: TransitionQuery) -> RelaunchAnswer {
    // If the cause wakes a scene, the app of the scene is suspended.
    let ofScene: AppState = query.cause == .wakeBySystem ? .suspended : .notRunning
    let state = query.from.axis == .scene ? ofScene : AppState(given: query.from.rawValue)
    guard let state, state == .notRunning || state == .prewarmed else {
      return answer(to: RelaunchQuery(in: state ?? .suspended, on: trigger))
    }
    var best = RelaunchAnswer()
    let ended = query.lastCause?.termination ?? .none
    for termination in Termination.all where termination != .none {
      guard ended == .none || ended == termination else { continue }
      var asked = RelaunchQuery(in: state, after: termination, on: trigger)
      best = better(best, answer(to: asked))
      if termination == .reboot {
        // The device may have been unlocked after the reboot.
        asked.since = Mask(.unlock)
        best = better(best, answer(to: asked))
      }
      if best.newestVerdict == .allowed { break }
    }
    return best
  }

  private func better(_ a: RelaunchAnswer, _ b: RelaunchAnswer) -> RelaunchAnswer {
    b.rankAsRelaunch > a.rankAsRelaunch ? b : a
  }
}

extension RelaunchAnswer {
  /// The rank of this answer among the answers for the possible ends of the app.
  fileprivate var rankAsRelaunch: Int {
    switch newestVerdict {
    case .allowed: 5
    case .conditional: 4
    case .unspecified where rule == nil && standing == nil: 0
    case .unspecified: 3
    case .forbidden: 2
    default: 1
    }
  }
}
