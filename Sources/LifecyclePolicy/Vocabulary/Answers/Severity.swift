// How much a finding matters.

/// How much a finding matters.
public enum Severity: Int32, VocabularyEnum {
  /// Worth knowing.
  case note = 1
  /// Something declared will not work, or something that it needs is missing.
  case warning = 2
  /// The app does not run, or is ended.
  case error = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    note\0\
    warning\0\
    error
    """
  }
}
