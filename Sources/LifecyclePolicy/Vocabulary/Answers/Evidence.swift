// What rules rest on, and how they are grouped.

extension EvidenceProfile {
  public static var alternatives: Spellings { Spellings(Spelling(value: 3, text: "founding")) }
}
