// The enumerations by number, for callers that cannot name a type.

/// Names of values of the enumerations, which the header numbers.
public enum Vocabulary {
  /// The number between them that is not of the core: the statuses of calls from C.
  public static var statusKind: Int32 { 31 }
  /// The number of the enumeration of fields, whose 0 is what an error is about that is about none.
  public static var fieldKind: Int32 { 30 }

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
