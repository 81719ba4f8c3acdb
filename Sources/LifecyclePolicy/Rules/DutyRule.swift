// The form of a duty.

/// What an app owes in a callback. Callbacks are those of the app delegate, where a scene has its
/// own.
public struct DutyRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .v(4)
  public var until: OSVersion = .open
  public let basis: Basis
  public let callback: Callback
  /// What it should do, as a sentence.
  public let text: Text
  /// The callback that undoes it.
  public var undoneAt: Callback?
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}
