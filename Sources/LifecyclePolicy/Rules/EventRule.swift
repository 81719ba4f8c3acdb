// The form of a rule on how an event reaches an app.

/// How some events reach an app in some states.
public struct EventRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .v(4)
  public var until: OSVersion = .open
  public let basis: Basis
  public let events: Mask<Event>
  public let states: Mask<LifecycleState>
  /// `forbidden` where the app never gets it.
  public var verdict: Verdict = .allowed
  public var manner: Manner?
  /// That delivers it, or after which the system acts.
  public var callback: Callback?
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension EventRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> EventRule { book.event(index) }

  func tellsTheSame(as other: EventRule) -> Bool {
    manner == other.manner && callback == other.callback
  }
}
