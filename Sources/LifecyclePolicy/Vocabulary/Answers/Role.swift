// What part a row has in an answer.

/// What part a row has in an answer.
public enum Role: Int32, VocabularyEnum {
  /// The answer is this row's.
  case decides = 1
  /// It applies, and another row of higher precedence, or of the same and earlier, decides; or one
  /// that refuses whatever the app declares.
  case outweighed = 2
  /// It may apply: a condition is not known.
  case conditionUnknown = 3
  /// A condition does not hold.
  case conditionFails = 4
  /// It holds on other versions.
  case otherVersion = 5
  /// The evidence profile does not admit it.
  case otherProfile = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    decides\0\
    outweighed\0\
    condition-unknown\0\
    condition-fails\0\
    other-version\0\
    other-profile
    """
  }
}
