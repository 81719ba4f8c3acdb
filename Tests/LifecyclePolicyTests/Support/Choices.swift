// What the rules of callbacks and choices say, at hand for the tests.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

/// Callbacks and choices are the same under every profile, and choices on every version.
private let anyPolicy = policy(Context(os: .newest))

extension Cause {
  /// What a path may use unless told.
  static func ordinary(to state: LifecycleState) -> Mask<Cause> {
    anyPolicy.ordinaryCauses(to: state)
  }

  /// The causes of one act.
  var companions: Mask<Cause> { anyPolicy.causes(of: self) }
}

extension Mask where Element == Interruption {
  /// Those that are meant where none is named.
  static let covering: Mask = {
    let rule = allRules.first { $0.row.fields[.interruptions] != nil && $0.row.family == .choice }
    return rule?.compiled.set(.interruptions, .choice) ?? .none
  }()
}

extension Callback {
  /// Its first row.
  var row: Rule? { Rulebook.rules.first { $0.family == .callback && $0.has(self, .callback) } }
}

extension RuleIndex {
  /// The number of a row.
  init(of row: Rule) { self.init(Rulebook.rules.firstIndex(of: row) ?? -1) }
}
