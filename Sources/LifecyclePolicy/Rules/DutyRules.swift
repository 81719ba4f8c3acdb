// What an app owes in each callback.

let dutyRules0: [DutyRule] = [
]

extension BuiltInRuleBook {
  public var dutyCount: Int { dutyRules0.count }
  public func duty(_ index: Int) -> DutyRule { dutyRules0[index] }
}
