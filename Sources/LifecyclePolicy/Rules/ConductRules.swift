// What an app may do in which state, and what it costs.

let conductRules0: [ConductRule] = [
]

extension BuiltInRuleBook {
  public var conductCount: Int { conductRules0.count }
  public func conduct(_ index: Int) -> ConductRule { conductRules0[index] }
}
