// What every row of the rule book says about itself.

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
    case .founding: Mask(.article)
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

/// The sources of a row, up to five, in twelve bits each.
public struct Sources: Sendable {
  let bits: UInt64

  init(
    _ a: Source, _ b: Source? = nil, _ c: Source? = nil, _ d: Source? = nil, _ e: Source? = nil
  ) {
    func bits(_ source: Source?, at position: UInt64) -> UInt64 {
      UInt64(truncatingIfNeeded: source?.rawValue ?? 0) &<< (position &* 12)
    }
    let low = bits(a, at: 0) | bits(b, at: 1) | bits(c, at: 2)
    self.bits = low | bits(d, at: 3) | bits(e, at: 4)
  }

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  public var count: Int { (75 &- bits.leadingZeroBitCount) / 12 }

  /// The source at `index`, nil outside 0 ..< count.
  public func at(_ index: Int) -> Source? {
    guard index >= 0, index < 5 else { return nil }
    let shift = UInt64(truncatingIfNeeded: index &* 12)
    return Source(rawValue: Int16(truncatingIfNeeded: bits &>> shift & 0xfff))
  }
}

/// One row of the rule book, whatever its family.
public protocol RuleRow: Sendable {
  /// A slug, `family.what.when`.
  var id: Text { get }
  /// The first version on which it holds.
  var since: OSVersion { get }
  /// The first version on which it no longer does.
  var until: OSVersion { get }
  var basis: Basis { get }
  var precedence: Precedence { get }
  /// Conditions that must hold.
  var when: Mask<Condition> { get }
  /// Conditions that must fail.
  var unless: Mask<Condition> { get }
  /// The disagreement that it is a side of.
  var conflict: Conflict? { get }
  var sources: Sources { get }
  var note: Text { get }
}
