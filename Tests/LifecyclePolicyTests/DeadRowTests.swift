// Every row decides something: one that never does is a mistake.

import Testing

@testable import LifecyclePolicy

@Suite struct DeadRowTests {
  /// Rows that no question reaches, and why. There should be none.
  private static let unreachable: [String: String] = [:]

  @Test(arguments: Family.allCases)
  func everyRowDecidesSomething(_ family: Family) async {
    let rules = allRules.filter { $0.family == family }
    let findings = await gather(rules) { rule in
      var findings = Findings()
      findings.count()
      let decides = DeadRowTests.decides(rule)
      if DeadRowTests.unreachable[rule.id] == nil {
        findings.check(decides, "\(rule.id) decides nothing")
      } else {
        findings.check(!decides, "\(rule.id) does decide something")
      }
      return findings
    }
    findings.report("rows of \(family.name) that decide something")
  }

  /// The worlds in which the row's conditions are met, and all else is well, or not.
  private static func worlds(_ row: RuleSummary) -> [World] {
    var bare = World.favourable
    bare.app = AppProfile(
      locationAuthorization: LocationAuthorization.none, restorationIdentifier: .no,
      sessionSendsLaunchEvents: .no)
    var locked = World.favourable
    locked.facts.passcode = .yes
    locked.facts.firstUnlockDone = .no
    var bases = [World.favourable, bare, locked]
    bases += AppKind.allCases.map { kind in
      var world = World.favourable
      world.app.linkedSDK = kind.app.linkedSDK
      world.app.exitsOnSuspend = kind.app.exitsOnSuspend
      world.app.scenes = kind.app.scenes
      return world
    }
    return bases.map { $0.meeting(row.when, row.unless) }
  }

  private static func decides(_ rule: RuleReference) -> Bool {
    let row = rule.summary
    let worlds = worlds(row)
    for os in allVersions {
      for profile in row.basis.profiles.values {
        // Only a row about a cause decides where it is not in force: by its absence.
        guard rule.family == .cause || Place(os: os, profile: profile).admits(row) else { continue }
        for world in worlds {
          let context = world.context(os, profile)
          switch rule.family {
          case .lifecycle: if policy.lifecycle(in: context).rule == rule { return true }
          case .transition: if decidesTransition(rule, context) { return true }
          case .cause: if decidesCause(rule, context) { return true }
          case .deadline:
            for allowance in policy.book.deadline(rule.index).allowances.values
            where policy.deadline(allowance, in: context).rule == rule { return true }
          case .delivery, .standing, .relaunch: if decidesRelaunch(rule, context) { return true }
          }
        }
      }
    }
    return false
  }

  private static func decidesTransition(_ rule: RuleReference, _ context: Context) -> Bool {
    let row = policy.book.transition(rule.index)
    for from in row.from.values {
      for cause in row.causes.values {
        for lastCause in [nil] + row.after.values.map(Optional.some) {
          for interruption in [nil] + row.interruptions.values.map(Optional.some) {
            let query = TransitionQuery(
              from: from, to: row.to, cause: cause, lastCause: lastCause,
              interruption: interruption)
            if policy.transition(query, in: context).rule == rule { return true }
          }
        }
      }
    }
    return false
  }

  /// A row of a cause decides where the cause cannot arise, or does not exist.
  private static func decidesCause(_ rule: RuleReference, _ context: Context) -> Bool {
    let row = policy.book.cause(rule.index)
    for cause in row.causes.values {
      for interruption in [nil] + row.interruptions.values.map(Optional.some) {
        for from in AppState.allCases {
          for to in AppState.allCases {
            let query = TransitionQuery(
              from: from, to: to, cause: cause, interruption: interruption)
            if policy.transition(query, in: context).rule == rule { return true }
          }
        }
      }
    }
    return false
  }

  private static func decidesRelaunch(_ rule: RuleReference, _ context: Context) -> Bool {
    var triggers: [Trigger] = [.userTap]
    var terminations = Termination.allCases
    var altered = policy.book.standing(0)
    switch rule.family {
    case .delivery:
      triggers = policy.book.delivery(rule.index).triggers.values
      terminations = [.none, .crash]
    case .relaunch: triggers = policy.book.relaunch(rule.index).triggers.values
    case .standing:
      altered = policy.book.standing(rule.index)
      terminations = altered.terminations.values
      // The row decides where another standing in it gives another standing.
      altered = altered.leading(to: altered.standing == .updated ? .optedOut : .updated)
    default: return false
    }
    var book = AlteredBook()
    let row = altered
    if rule.family == .standing { book.changeStanding = { $0 == rule.index ? row : $1 } }
    for trigger in triggers {
      for termination in terminations {
        for since in ExhaustiveRelaunchTests.sinces {
          let query = RelaunchQuery(after: termination, on: trigger, since: since)
          let answer = policy.relaunch(query, in: context)
          switch rule.family {
          case .delivery: if answer.deliveryRule == rule { return true }
          case .relaunch: if answer.rule == rule { return true }
          default:
            let other = Policy(book: book).relaunch(query, in: context)
            if other.standing != answer.standing { return true }
          }
        }
      }
    }
    return false
  }
}
