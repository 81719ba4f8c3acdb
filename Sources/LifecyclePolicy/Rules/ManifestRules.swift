// What in a manifest will not work, and on which OS.

let manifestRules0: [ManifestRule] = [
]

extension BuiltInRuleBook {
  public var manifestCount: Int { manifestRules0.count }
  public func manifest(_ index: Int) -> ManifestRule { manifestRules0[index] }
}
