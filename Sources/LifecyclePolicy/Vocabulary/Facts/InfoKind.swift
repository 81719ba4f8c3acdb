// What an Info.plist entry holds, and what is said of it.

/// Kind of an Info.plist value.
public enum InfoKind: Int32, VocabularyEnum {
  case string = 1
  case boolean = 2
  case integer = 3
  case stringList = 4
  /// Contents are given key by key, or not at all.
  case dictionary = 5
  /// Real, date, data, an array of other things.
  case other = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    string\0\
    boolean\0\
    integer\0\
    string-list\0\
    dictionary\0\
    other
    """
  }
}

/// What `lcp_app_apply_info` has to say of an entry. None is an error.
public enum NoticeKind: Int32, VocabularyEnum {
  /// A UIBackgroundModes value that Apple does not list.
  case unknownMode = 1
  /// Not the type that the key takes: the entry was not used.
  case wrongType = 2
  /// Given before: the later one counts.
  case duplicate = 3
  /// An unexpanded build variable: not used, but that identifiers count.
  case placeholder = 4
  /// Not a version, or not an SDK name: not used.
  case malformed = 5
  case emptyList = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    unknown-mode\0\
    wrong-type\0\
    duplicate\0\
    placeholder\0\
    malformed\0\
    empty-list
    """
  }
}
