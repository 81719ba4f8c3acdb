// What a row rests on, and which of two rows decides.

/// What a row rests on, and with it which evidence profiles admit it.
public enum Basis: UInt8, CaseIterable, Sendable {
  /// Apple documents it, and nothing better is known.
  case documented
  /// Apple documents it, and a better observed row takes its place in the profile `observed`.
  case documentedOnly
  /// An Apple engineer said so.
  case engineer
  /// Developers measured it.
  case observed
  /// A published article or book, other than the founding ones.
  case article
  /// The founding articles, as they stand.
  case founding
  /// Ours, from Apple's documentation.
  case inferred
  /// Ours, from Apple's documentation, where something better is known.
  case inferredDocumentedOnly
  /// Ours, from what was measured.
  case inferredObserved

  public var evidence: Evidence {
    switch self {
    case .documented, .documentedOnly: .documented
    case .engineer: .engineer
    case .observed: .observed
    case .article, .founding: .article
    case .inferred, .inferredDocumentedOnly, .inferredObserved: .inferred
    }
  }

  public var profiles: Mask<EvidenceProfile> {
    switch self {
    case .documented, .inferred: Mask(.documented, .observed)
    case .documentedOnly, .inferredDocumentedOnly: Mask(.documented)
    case .engineer, .observed, .article, .inferredObserved: Mask(.observed)
    case .founding: Mask(.founding)
    }
  }
}

/// Which of two rows that apply decides: the one of higher precedence.
public enum Precedence: UInt8, CaseIterable, Comparable, Sendable {
  /// Seen as well as what the row that decides says: it never decides.
  case alternative
  case base
  /// A narrower rule, which takes the place of base rules.
  case exception
  /// A condition without which nothing else counts.
  case gate
  /// What is known to pass a gate.
  case beyondGate
  /// Whether there is anything to ask about.
  case existence

  @inlinable
  public static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}
