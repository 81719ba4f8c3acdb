// What the codes in termination reports mean.

let terminationRules0: [TerminationRule] = [
]

extension BuiltInRuleBook {
  public var terminationCount: Int { terminationRules0.count }
  public func termination(_ index: Int) -> TerminationRule { terminationRules0[index] }
}
