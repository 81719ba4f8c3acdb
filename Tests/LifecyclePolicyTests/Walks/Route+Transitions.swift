// Finds questions that rules on transitions, notifications and relaunches decide.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

extension RuleIndex {
  /// The transition questions that match the keys of the row, which must be about a transition or a
  /// cause.
  var transitions: [TransitionQuery] {
    let row = row
    let to: LifecycleState? = row.value(.to)
    let states: [LifecycleState] = to == nil ? LifecycleState.allCases : row.values(.states)
    let lastCauses: Mask<Cause> = row.set(.lastCauses)
    let interruptions: Mask<Interruption> = row.set(.interruptions)
    return row.values(.causes).flatMap { cause in
      states.flatMap { from in
        (to.map { [$0] } ?? from.onItsAxis).flatMap { to in
          lastCauses.orNone.flatMap { lastCause in
            interruptions.orNone.map {
              TransitionQuery(
                states: from, to: to, cause: cause, lastCause: lastCause, interruption: $0)
            }
          }
        }
      }
    }
  }

  /// Returns a transition during which the notification of this row is posted.
  func postedAt(by policy: Policy) -> String? {
    let place = Place(os: policy.os, profile: policy.profile)
    let callback: Callback? = row.value(.callback)
    for rule in rules(of: .transition) {
      let calls = rule.row.steps.contains { $0.callback != nil && $0.callback == callback }
      guard calls, place.admits(rule.row) else { continue }
      let query = rule.transitions.first { query in
        policy.steps(query).contains { $0.rule == self }
      }
      if let query { return query.summary }
    }
    return nil
  }

  /// Returns a relaunch question that this row decides: the answer names the row, or the standing
  /// in the answer comes from the row.
  func decidedRelaunch(by policy: Policy) -> String? {
    let row = row
    let triggers: [Trigger] = row.has(.triggers) ? row.values(.triggers) : [.userTap]
    var terminations = Termination.allCases
    if family == .delivery { terminations = [.none, .crash] }
    if family == .standing { terminations = row.values(.terminations) }
    for trigger in triggers {
      let running = [AppState.background, .inactive].map { RelaunchQuery(in: $0, on: trigger) }
      for query in running {
        let answer = policy.relaunch(query)
        let rules = [answer.rule, answer.deliveryRule, answer.dispositionRule]
        if family != .standing, rules.contains(self) { return "\(query)" }
      }
      for termination in terminations {
        for since in ExhaustiveRelaunchTests.sinces {
          let query = RelaunchQuery(after: termination, on: trigger, since: since)
          let answer = policy.relaunch(query)
          let standing = policy.adding(since).decide(.standing(termination)).rule
          let isHit =
            family == .standing
            ? answer.standing != nil && standing == number
            : [answer.rule, answer.deliveryRule, answer.dispositionRule].contains(self)
          if isHit { return query.summary }
        }
      }
    }
    return nil
  }
}

extension Mask {
  /// nil, followed by each value of the mask.
  var orNone: [Element?] { [nil] + values.map(Optional.some) }
}

extension TransitionQuery {
  var summary: String {
    let after = lastCause.map { " after \($0.name)" } ?? ""
    let by = interruption.map { " (\($0.name))" } ?? ""
    return "\(from.name) to \(to.map { "\($0.name)" } ?? "anywhere") by \(cause.name)\(by)\(after)"
  }
}
