// Reads the rules of callbacks and choices for the tests.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

/// A policy for looking up rules about callbacks and choices. Any context will do, because rules
/// about callbacks and choices are the same under every profile, and rules about choices are also
/// the same on every version.
private let anyPolicy = policy(Context(os: .newest))

extension Cause {
  /// Returns the causes that a path to a state may use by default.
  static func ordinary(to state: LifecycleState) -> Mask<Cause> {
    anyPolicy.ordinaryCauses(to: state)
  }

  /// The causes that stand for the same act as this cause.
  var companions: Mask<Cause> { anyPolicy.causes(of: self) }
}

extension Mask where Element == Interruption {
  /// The interruptions that are meant if a question names none.
  static let covering: Mask = {
    let rule = allRules.first { $0.row.fields[.interruptions] != nil && $0.row.family == .choice }
    return rule?.compiled.set(.interruptions, .choice) ?? .none
  }()
}

extension Callback {
  /// The first row about this callback.
  var row: Rule? { Rulebook.rules.first { $0.family == .callback && $0.has(self, .callback) } }
}

extension RuleIndex {
  /// Finds the number of a row; -1 if the row is not in the book.
  init(of row: Rule) { self.init(Rulebook.rules.firstIndex(of: row) ?? -1) }
}
