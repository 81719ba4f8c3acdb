// The kinds of questions, the forms of a policy, and what it knows.

/// The questions.
public enum QuestionKind: Int32, VocabularyEnum {
  case transition = 1
  case next = 2
  case path = 3
  case deadline = 4
  case relaunch = 5
  case conduct = 6
  case duties = 7
  case delivery = 8
  case mode = 9
  case quota = 10
  case manifest = 11
  case termination = 12
  case suspension = 13
  case purge = 14

  public static var valueCount: Int { 14 }
  public static var names: Text {
    """
    transition\0\
    next\0\
    path\0\
    deadline\0\
    relaunch\0\
    conduct\0\
    duties\0\
    delivery\0\
    mode\0\
    quota\0\
    manifest\0\
    termination\0\
    suspension\0\
    purge
    """
  }
}

/// How much of a policy is worked out when it is prepared.
public enum PolicyForm: Int32, VocabularyEnum {
  /// What was checked and derived of the context.
  case small = 1
  /// The same with tables: transitions, deadlines and relaunches are look-ups.
  case tables = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    small\0\
    tables
    """
  }
}

/// What is known of a condition.
public enum Knowledge: Int32, VocabularyEnum {
  case holds = 1
  case fails = 2
  /// An answer that depends on it is conditional.
  case notGiven = 3
  /// Not given; a default was assumed.
  case assumed = 4

  public static var valueCount: Int { 4 }
  public static var names: Text {
    """
    holds\0\
    fails\0\
    not-given\0\
    assumed
    """
  }
}
