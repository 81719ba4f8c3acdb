// The statuses with which a device answers a call.

/// The result of a call: `taken` if the device accepted the call; otherwise the reason why not.
public enum DeviceStatus: Int32, VocabularyEnum {
  case taken = 1
  /// The queue of effects is full. Nothing was changed, except that a call to advance the clock may
  /// have done a part of the way.
  case queueFull = 2
  case noSuchApp = 3
  /// The process that reports has ended.
  case noSuchProcess = 4
  case noSuchScene = 5
  /// No effect had this number.
  case noSuchEffect = 6
  case noSuchTask = 7
  /// A table is full: apps, scenes, tasks, requests, policies, the triggers that wait for an app,
  /// or the covers of the screen. Nothing was changed.
  case noRoom = 8
  /// A value is missing, or out of range.
  case badValue = 9
  /// The device is off, or going off.
  case off = 10
  /// The time is in the past.
  case past = 11
  /// The process that reports is suspended, so it runs no code.
  case suspended = 12
  /// The device is on, or going off.
  case on = 13
  /// No cover of that kind is on the screen.
  case notCovered = 14
  /// The device expects no reply to the effect: the effect needs none, the call timed out, the
  /// process ended, or a reply was given before.
  case late = 15

  public static var valueCount: Int { 15 }
  public static var names: Text {
    """
    taken\0\
    queue-full\0\
    no-such-app\0\
    no-such-process\0\
    no-such-scene\0\
    no-such-effect\0\
    no-such-task\0\
    no-room\0\
    bad-value\0\
    off\0\
    past\0\
    suspended\0\
    on\0\
    not-covered\0\
    late
    """
  }
}
