// How many, by OS.

let quotaRules0: [QuotaRule] = [
]

extension BuiltInRuleBook {
  public var quotaCount: Int { quotaRules0.count }
  public func quota(_ index: Int) -> QuotaRule { quotaRules0[index] }
}
