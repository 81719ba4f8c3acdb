// How questions are answered.

/// The answer. Silence of the sources is `unspecified`, never `forbidden`.
public enum Verdict: Int32, VocabularyEnum {
  case allowed = 1
  case forbidden = 2
  /// Turns on a fact that was not given: see `requires`.
  case conditional = 3
  /// The thing does not exist on that OS, or for that life cycle.
  case notApplicable = 4
  /// No source says.
  case unspecified = 5
  /// Newer than the rule set; the rest of the answer is that of the newest known OS.
  case unknownOS = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    allowed\0\
    forbidden\0\
    conditional\0\
    not-applicable\0\
    unspecified\0\
    unknown-os
    """
  }
}

/// How firmly the system promises a launch.
public enum Guarantee: Int32, VocabularyEnum {
  /// As the event happens.
  case immediate = 1
  /// The system may delay it.
  case eligible = 2
  /// The system picks when, if at all.
  case discretionary = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    immediate\0\
    eligible\0\
    discretionary
    """
  }
}

/// Why a transition verdict is what it is.
public enum Reason: Int32, VocabularyEnum {
  /// Legal, but in several steps: `via` and the steps tell which.
  case notOneStep = 1
  /// This cause leads from here to another state, `via`.
  case leadsElsewhere = 2
  /// By its meaning the cause cannot arise in this state.
  case causeOutOfPlace = 3
  /// No such state in this life cycle.
  case stateUnavailable = 4
  /// No such cause on this OS.
  case causeUnavailable = 5
  /// Seen on devices; no source says that it is meant.
  case tolerated = 6
  /// No chain of the permitted causes leads there.
  case noPath = 7
  /// The app has the scene life cycle, for which this rule set has no rows.
  case scenesNotCovered = 8
  /// The interruption given covers nothing.
  case interruptsNothing = 9

  public static var valueCount: Int { 9 }
  public static var names: Text {
    """
    not-one-step\0\
    leads-elsewhere\0\
    cause-out-of-place\0\
    state-unavailable\0\
    cause-unavailable\0\
    tolerated\0\
    no-path\0\
    scenes-not-covered\0\
    interrupts-nothing
    """
  }
}
