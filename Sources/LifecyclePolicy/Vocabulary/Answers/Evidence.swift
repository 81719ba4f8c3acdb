// The evidence of rules, and the groups of rules.

extension EvidenceProfile {
  public static var alternatives: Spellings { Spellings(Spelling(value: 3, text: "founding")) }
}
