// Further spellings of evidence profiles.

extension EvidenceProfile {
  public static var alternatives: Spellings { Spellings(Spelling(value: 3, text: "founding")) }
}
