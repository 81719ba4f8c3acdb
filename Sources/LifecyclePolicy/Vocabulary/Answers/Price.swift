// What breaking a rule of conduct costs.

/// What breaking a rule of conduct costs.
public enum Price: Int32, VocabularyEnum {
  /// The process is ended.
  case terminate = 1
  /// The operation fails with an error.
  case operationFails = 2
  /// The system closes it.
  case closedBySystem = 3
  /// Nothing arrives.
  case notDelivered = 4
  /// It stops, and goes on when the app runs again.
  case stops = 5
  /// Later grants are rarer or shorter; the process may be ended.
  case throttle = 6
  /// It shows in the snapshot that the system takes.
  case exposedInSnapshot = 7
  /// It has no effect until the app is in the foreground.
  case wasted = 8
  /// The request fails: its identifier or mode is not declared.
  case notPermitted = 9
  /// The request fails: there is no background work here.
  case unavailable = 10
  /// The request fails where it asks to run at once.
  case ineligibleNow = 11

  public static var valueCount: Int { 11 }
  public static var names: Text {
    """
    terminate\0\
    operation-fails\0\
    closed-by-system\0\
    not-delivered\0\
    stops\0\
    throttle\0\
    exposed-in-snapshot\0\
    wasted\0\
    not-permitted\0\
    unavailable\0\
    ineligible-now
    """
  }
}
