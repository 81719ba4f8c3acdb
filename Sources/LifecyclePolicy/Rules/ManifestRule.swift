// The form of a finding on a manifest.

/// A finding; it is made where every condition is known to be as it asks.
public struct ManifestRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .oldest
  public var until: OSVersion = .open
  public let basis: Basis
  public let severity: Severity
  /// The key of the Info.plist.
  public let key: Text
  /// The value found; empty where it is the lack of one, or the host has it.
  public var value = Text()
  public let text: Text
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}
