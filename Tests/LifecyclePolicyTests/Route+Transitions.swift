// The same for rules on transitions and relaunches.

@testable import LifecyclePolicy

extension RuleReference {
  /// The questions that the row's keys name, for rules on transitions and causes.
  var transitions: [TransitionQuery] {
    if family == .transition {
      let row = policy.book.transition(index)
      return row.from.values.flatMap { from in
        row.causes.values.flatMap { cause in
          row.after.orNone.flatMap { lastCause in
            row.interruptions.orNone.map {
              TransitionQuery(
                states: from, to: row.to, cause: cause, lastCause: lastCause, interruption: $0)
            }
          }
        }
      }
    }
    let row = policy.book.cause(index)
    return row.causes.values.flatMap { cause in
      row.interruptions.orNone.flatMap { interruption in
        LifecycleState.allCases.flatMap { from in
          from.onItsAxis.map {
            TransitionQuery(states: from, to: $0, cause: cause, interruption: interruption)
          }
        }
      }
    }
  }

  /// A row of a cause decides where the cause cannot arise, or does not exist.
  func decidedTransition(in context: Context) -> String? {
    transitions.first { policy.transition($0, in: context).rule == self }.map(\.told)
  }

  /// A transition with a callback beside which the notification is posted.
  func postedAt(_ context: Context) -> String? {
    let callback = policy.book.notification(index).callback
    for rule in rules(of: .transition) {
      let steps = policy.book.transition(rule.index).steps
      let calls = (0..<steps.count).compactMap { steps.at($0)?.callback }
      guard calls.contains(callback), rule.summary.isInForce(in: context) else { continue }
      let query = rule.transitions.first { query in
        let found = policy.steps(policy.transition(query, in: context).steps)
        return found.contains { $0.rule == self }
      }
      if let query { return query.told }
    }
    return nil
  }

  /// A question whose answer names the row, or would be another with another standing in it.
  func decidedRelaunch(in context: Context) -> String? {
    var triggers: [Trigger] = [.userTap]
    var terminations = Termination.allCases
    var book = AlteredBook()
    switch family {
    case .delivery:
      triggers = policy.book.delivery(index).triggers.values
      terminations = [.none, .crash]
    case .relaunch: triggers = policy.book.relaunch(index).triggers.values
    default:
      let row = policy.book.standing(index)
      terminations = row.terminations.values
      let altered = row.leading(to: row.standing == .updated ? .optedOut : .updated)
      let index = index
      book.changeStanding = { $0 == index ? altered : $1 }
    }
    let other = Policy(book: book)
    for trigger in triggers {
      for termination in terminations {
        for since in ExhaustiveRelaunchTests.sinces {
          let query = RelaunchQuery(after: termination, on: trigger, since: since)
          let answer = policy.relaunch(query, in: context)
          let isHit =
            family == .standing
            ? other.relaunch(query, in: context).standing != answer.standing
            : [answer.rule, answer.deliveryRule].contains(self)
          if isHit { return query.told }
        }
      }
    }
    return nil
  }
}

extension Mask {
  /// Nothing, and then each value.
  var orNone: [Element?] { [nil] + values.map(Optional.some) }
}

extension TransitionQuery {
  var told: String {
    let after = lastCause.map { " after \($0.name)" } ?? ""
    let by = interruption.map { " (\($0.name))" } ?? ""
    return "\(from.name) to \(to.name) by \(cause.name)\(by)\(after)"
  }
}
