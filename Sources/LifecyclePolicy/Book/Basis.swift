// The basis of a row, and its precedence over other rows.

/// The basis of a row: the kind of evidence for it and the evidence profiles that admit it.
public enum Basis: UInt8, CaseIterable, Sendable {
  /// Apple documents it, and nothing better is known.
  case documented
  /// Apple documents it, and a better observed row replaces it in the profile `observed`.
  case documentedOnly
  /// An Apple engineer said so.
  case engineer
  /// Developers measured it.
  case observed
  /// A published article or book, other than the founding ones.
  case article
  /// The founding articles, as they stand.
  case founding
  /// We inferred it from Apple's documentation.
  case inferred
  /// We inferred it from Apple's documentation; the profile `observed` has something better.
  case inferredDocumentedOnly
  /// We inferred it from what was measured.
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

/// The precedence of a row. If two rows apply, the one with the higher precedence decides.
public enum Precedence: UInt8, CaseIterable, Comparable, Sendable {
  /// Behaviour that was seen in addition to what the deciding row says. Never decides.
  case alternative
  case base
  /// A narrower rule, which replaces base rules.
  case exception
  /// A condition that must be met before anything else counts.
  case gate
  /// An exception that is known to pass a gate.
  case beyondGate
  /// Says whether the thing that a question is about exists at all.
  case existence

  @inlinable
  public static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}
