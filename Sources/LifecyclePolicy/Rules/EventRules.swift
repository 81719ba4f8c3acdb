// How events reach an app, by state.

let eventRules0: [EventRule] = [
]

extension BuiltInRuleBook {
  public var eventCount: Int { eventRules0.count }
  public func event(_ index: Int) -> EventRule { eventRules0[index] }
}
