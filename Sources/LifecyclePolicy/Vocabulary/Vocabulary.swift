// Finds names of enumeration values by the number of the enumeration, for callers that do not have
// Swift's types.

/// The names of enumeration values. The C header defines the numbers of the enumerations.
public enum Vocabulary {
  /// The number of the enumeration of statuses, which belongs to the C interface and not to the
  /// core.
  public static var statusKind: Int32 { 31 }
  /// The number of the enumeration of fields. Its value 0 means that an error concerns no field.
  public static var fieldKind: Int32 { 30 }

  /// Returns a value in the form in which callers see it: termination codes are unsigned.
  private static func outside(_ value: Int32, _ nameTable: NameTable) -> Int64 {
    nameTable.numbering == .codes ? Int64(UInt32(bitPattern: value)) : Int64(value)
  }

  /// Returns the name of a value; nil if there is no such value or enumeration.
  @export(interface)
  public static func name(_ kind: Int32, of value: Int64) -> Text? {
    nameTable(kind).flatMap { text(of: value, in: $0) }
  }

  /// Returns the title of a value; nil if there is no such value or enumeration.
  @export(interface)
  public static func title(_ kind: Int32, of value: Int64) -> Text? {
    titleTable(kind).flatMap { text(of: value, in: $0) }
  }

  /// Returns the title for the opposite of a condition; nil if there is no such condition.
  @export(interface)
  public static func oppositeTitle(of condition: Int64) -> Text? {
    text(of: condition, in: NameTable(Condition.self, Condition.oppositeTitles))
  }

  private static func text(of value: Int64, in nameTable: NameTable) -> Text? {
    let limit = nameTable.numbering == .codes ? Int64(UInt32.max) : Int64(Int32.max)
    guard value >= 0, value <= limit else { return nil }
    return nameTable.name(of: Int32(truncatingIfNeeded: value))
  }

  /// Returns the value that a text names; nil if there is no such value or enumeration.
  @export(interface)
  public static func value(_ kind: Int32, named text: UnsafeRawBufferPointer) -> Int64? {
    guard let nameTable = nameTable(kind), let value = nameTable.value(named: text) else {
      return nil
    }
    return outside(value, nameTable)
  }

  /// Returns the value at a position; nil past the last value.
  @export(interface)
  public static func value(_ kind: Int32, at position: Int) -> Int64? {
    guard let nameTable = nameTable(kind), let value = nameTable.value(at: position) else {
      return nil
    }
    return outside(value, nameTable)
  }
}
