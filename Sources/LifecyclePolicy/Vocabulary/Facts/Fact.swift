// Facts about the device and about permissions.

/// A three-valued fact. 0, not given, is the same as unknown.
public enum Fact: Int32, VocabularyEnum {
  case unknown = 0
  case no = 1
  case yes = 2

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    unknown\0\
    no\0\
    yes
    """
  }

  @inlinable
  public static var numbering: Numbering { .fromZero }
}

/// Kind of device.
public enum Idiom: Int32, VocabularyEnum {
  case phone = 1
  case pad = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    phone\0\
    pad
    """
  }
}

/// Location authorization granted at run time.
public enum LocationAuthorization: Int32, VocabularyEnum {
  case none = 1
  case whenInUse = 2
  case always = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    none\0\
    when-in-use\0\
    always
    """
  }

  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 1, text: "denied"),
      Spelling(value: 2, text: "kCLAuthorizationStatusAuthorizedWhenInUse"),
      Spelling(value: 3, text: "kCLAuthorizationStatusAuthorizedAlways"),
      Spelling(value: 1, text: "kCLAuthorizationStatusDenied"))
  }
}
