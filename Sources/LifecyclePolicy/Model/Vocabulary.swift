// The enumerations by number, for callers that cannot name a type.

/// Names of values of the enumerations, which the header numbers.
public enum Vocabulary {
  /// The number of the last enumeration; they are numbered from 1.
  public static var count: Int32 { 40 }
  /// The number between them that is not of the core: the statuses of calls from C.
  public static var statusKind: Int32 { 31 }

  private static func glossary(_ kind: Int32) -> Glossary? {
    switch kind {
    case 1: Glossary(AppState.self)
    case 2: Glossary(SceneState.self)
    case 3: Glossary(Axis.self)
    case 4: Glossary(Lifecycle.self)
    case 5: Glossary(Cause.self)
    case 6: Glossary(Termination.self)
    case 7: Glossary(Trigger.self)
    case 8: Glossary(Interruption.self)
    case 9: Glossary(Callback.self)
    case 10: Glossary(BackgroundMode.self)
    case 11: Glossary(Activity.self)
    case 12: Glossary(Allowance.self)
    case 13: Glossary(Expiry.self)
    case 14: Glossary(Verdict.self)
    case 15: Glossary(Guarantee.self)
    case 16: Glossary(Evidence.self)
    case 17: Glossary(EvidenceProfile.self)
    case 18: Glossary(Fact.self)
    case 19: Glossary(Idiom.self)
    case 20: Glossary(LocationAuthorization.self)
    case 21: Glossary(Reason.self)
    case 22: Glossary(Condition.self)
    case 23: Glossary(Standing.self)
    case 24: Glossary(Since.self)
    case 25: Glossary(Family.self)
    case 26: Glossary(Conflict.self)
    case 27: Glossary(TerminationCode.self)
    case 28: Glossary(InfoKind.self)
    case 29: Glossary(NoticeKind.self)
    case 30: Glossary(Field.self)
    case 32: Glossary(LifecycleNotification.self)
    case 33: Glossary(Price.self)
    case 34: Glossary(Event.self)
    case 35: Glossary(Manner.self)
    case 36: Glossary(Quota.self)
    case 37: Glossary(QuotaUnit.self)
    case 38: Glossary(Severity.self)
    case 39: Glossary(TerminationNamespace.self)
    case 40: Glossary(Role.self)
    default: nil
    }
  }

  /// Codes are unsigned to the world outside.
  private static func outside(_ value: Int32, _ glossary: Glossary) -> Int64 {
    glossary.numbering == .codes ? Int64(UInt32(bitPattern: value)) : Int64(value)
  }

  /// The name of a value, nil where there is no such value or enumeration.
  @export(interface)
  public static func name(_ kind: Int32, of value: Int64) -> Text? {
    guard let glossary = glossary(kind) else { return nil }
    let limit = glossary.numbering == .codes ? Int64(UInt32.max) : Int64(Int32.max)
    guard value >= 0, value <= limit else { return nil }
    return glossary.name(of: Int32(truncatingIfNeeded: value))
  }

  /// The value that a text names.
  @export(interface)
  public static func value(_ kind: Int32, named text: UnsafeRawBufferPointer) -> Int64? {
    guard let glossary = glossary(kind), let value = glossary.value(named: text) else { return nil }
    return outside(value, glossary)
  }

  /// The value at a position, nil past the last one.
  @export(interface)
  public static func value(_ kind: Int32, at position: Int) -> Int64? {
    guard let glossary = glossary(kind), let value = glossary.value(at: position) else {
      return nil
    }
    return outside(value, glossary)
  }
}
