// The enumerations by number, for callers that cannot name a type.

/// Names of values of the enumerations, which the header numbers.
public enum Vocabulary {
  /// The number of the last enumeration; they are numbered from 1.
  public static var count: Int32 { 55 }
  /// The number between them that is not of the core: the statuses of calls from C.
  public static var statusKind: Int32 { 31 }
  /// The number of the enumeration of fields, whose 0 is what an error is about that is about none.
  public static var fieldKind: Int32 { 30 }

  private static func nameTable(_ kind: Int32) -> NameTable? {
    switch kind {
    case 1: NameTable(LifecycleState.self)
    case 2: NameTable(QuestionKind.self)
    case 3: NameTable(Axis.self)
    case 4: NameTable(Lifecycle.self)
    case 5: NameTable(Cause.self)
    case 6: NameTable(Termination.self)
    case 7: NameTable(Trigger.self)
    case 8: NameTable(Interruption.self)
    case 9: NameTable(Callback.self)
    case 10: NameTable(BackgroundMode.self)
    case 11: NameTable(Activity.self)
    case 12: NameTable(Allowance.self)
    case 13: NameTable(Expiry.self)
    case 14: NameTable(Verdict.self)
    case 15: NameTable(Guarantee.self)
    case 16: NameTable(Evidence.self)
    case 17: NameTable(EvidenceProfile.self)
    case 18: NameTable(Fact.self)
    case 19: NameTable(Idiom.self)
    case 20: NameTable(LocationAuthorization.self)
    case 21: NameTable(Reason.self)
    case 22: NameTable(Condition.self)
    case 23: NameTable(Standing.self)
    case 24: NameTable(Since.self)
    case 25: NameTable(Family.self)
    case 26: NameTable(Conflict.self)
    case 27: NameTable(TerminationCode.self)
    case 28: NameTable(InfoKind.self)
    case 29: NameTable(NoticeKind.self)
    case 30: NameTable(Field.self)
    case 32: NameTable(LifecycleNotification.self)
    case 33: NameTable(Price.self)
    case 34: NameTable(Event.self)
    case 35: NameTable(Manner.self)
    case 36: NameTable(Quota.self)
    case 37: NameTable(QuotaUnit.self)
    case 38: NameTable(Severity.self)
    case 39: NameTable(TerminationNamespace.self)
    case 40: NameTable(Role.self)
    case 41: NameTable(PolicyForm.self)
    case 42: NameTable(Knowledge.self)
    case 43: NameTable(RuleField.self)
    case 44: NameTable(Silence.self)
    case 45: NameTable(Moment.self)
    case 46: NameTable(Origin.self)
    case 47: NameTable(Disposition.self)
    case 48: NameTable(Occasion.self)
    case 49: NameTable(Merging.self)
    case 50: NameTable(Occurrence.self)
    case 51: NameTable(EffectKind.self)
    case 52: NameTable(ChangingFact.self)
    case 53: NameTable(ReplyKind.self)
    case 54: NameTable(Treatment.self)
    case 55: NameTable(UnknownLimit.self)
    default: nil
    }
  }

  /// Codes are unsigned to the world outside.
  private static func outside(_ value: Int32, _ nameTable: NameTable) -> Int64 {
    nameTable.numbering == .codes ? Int64(UInt32(bitPattern: value)) : Int64(value)
  }

  /// The name of a value, nil where there is no such value or enumeration.
  @export(interface)
  public static func name(_ kind: Int32, of value: Int64) -> Text? {
    guard let nameTable = nameTable(kind) else { return nil }
    let limit = nameTable.numbering == .codes ? Int64(UInt32.max) : Int64(Int32.max)
    guard value >= 0, value <= limit else { return nil }
    return nameTable.name(of: Int32(truncatingIfNeeded: value))
  }

  /// The value that a text names.
  @export(interface)
  public static func value(_ kind: Int32, named text: UnsafeRawBufferPointer) -> Int64? {
    guard let nameTable = nameTable(kind), let value = nameTable.value(named: text) else {
      return nil
    }
    return outside(value, nameTable)
  }

  /// The value at a position, nil past the last one.
  @export(interface)
  public static func value(_ kind: Int32, at position: Int) -> Int64? {
    guard let nameTable = nameTable(kind), let value = nameTable.value(at: position) else {
      return nil
    }
    return outside(value, nameTable)
  }
}
