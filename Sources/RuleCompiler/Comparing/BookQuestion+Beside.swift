// Finds the questions whose answers take a figure or a rule from a row of another family.

import LifecyclePolicy
import Rulebook

extension BookQuestion {
  /// Returns the questions whose answers take a figure or a rule from one of `rows`. The answer
  /// about a relaunch gives the duration of an allowance. The answer about a termination code gives
  /// the deadline or the rule of conduct that was broken.
  static func beside(_ rows: [Rule], among rules: [Rule]) -> [BookQuestion] {
    let allowances = Allowance.allCases.filter { allowance in
      rows.contains { $0.family == .deadline && $0.has(allowance, .allowances) }
    }
    let activities = Activity.allCases.filter { activity in
      rows.contains { $0.family == .conduct && $0.has(activity, .activities) }
    }
    return rules.flatMap { rule -> [BookQuestion] in
      let isMeant =
        allowances.contains { rule.has($0, .allowance) }
        || activities.contains { rule.has($0, .activity) }
      guard isMeant else { return [] }
      switch rule.family {
      case .delivery: return events(rule)
      case .termination: return reports(rule)
      default: return []
      }
    }
  }

  private static func events(_ rule: Rule) -> [BookQuestion] {
    Trigger.allCases.filter { rule.has($0, .triggers) }.flatMap { trigger in
      [Termination.none, .memoryPressure].map {
        .relaunch(RelaunchQuery(after: $0, on: trigger))
      }
    }
  }

  private static func reports(_ rule: Rule) -> [BookQuestion] {
    guard case .number(let low)? = rule.fields[.codeLow] else { return [] }
    let namespaces = TerminationNamespace.allCases.filter { rule.has($0, .namespaces) }
    let domains = ErrorDomain.allCases.filter { rule.has($0, .errorDomains) }
    guard domains.isEmpty else {
      return domains.map {
        .termination(TerminationQuery(nil, code: UInt64(bitPattern: low), of: $0))
      }
    }
    return ([nil] + namespaces).map {
      .termination(TerminationQuery($0, code: UInt64(bitPattern: low)))
    }
  }
}
