// What each background mode permits, wakes and keeps running.

let modeRules0: [ModeRule] = [
]

extension BuiltInRuleBook {
  public var modeCount: Int { modeRules0.count }
  public func mode(_ index: Int) -> ModeRule { modeRules0[index] }
}
