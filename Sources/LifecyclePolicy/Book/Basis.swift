// The basis and the precedence of a row.

/// The basis of a row: the kind of evidence for it and the evidence profiles that admit it.
public enum Basis: UInt8, CaseIterable, Sendable {
  /// Apple documents the behaviour, and nothing better is known.
  case documented
  /// Apple documents the behaviour. In the profile `observed`, an observed row replaces a row with
  /// this basis.
  case documentedOnly
  /// An Apple engineer described the behaviour.
  case engineer
  /// Developers measured the behaviour.
  case observed
  /// A published article or book other than the founding articles describes the behaviour.
  case article
  /// The founding articles describe the behaviour. Rows with this basis count only in the
  /// profile `founding`.
  case founding
  /// We inferred the behaviour from Apple's documentation.
  case inferred
  /// We inferred the behaviour from Apple's documentation. The profile `observed` has a better row.
  case inferredDocumentedOnly
  /// We inferred the behaviour from measurements.
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

/// The precedence of a row. If two rows apply, the row with the higher precedence decides.
public enum Precedence: UInt8, CaseIterable, Comparable, Sendable {
  /// Behaviour that was also observed, in addition to the behaviour in the deciding row. An
  /// alternative never decides.
  case alternative
  case base
  /// A narrower rule, which replaces base rules.
  case exception
  /// A condition that must be met before anything else counts.
  case gate
  /// An exception that is known to apply even if a gate is not passed.
  case beyondGate
  /// Says whether the subject of a question exists at all.
  case existence

  @inlinable
  public static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}
