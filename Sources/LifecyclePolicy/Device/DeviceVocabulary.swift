// The enumerations of a device: what happens to it, and what it has the host do.

/// What happens to a device: what the user, the system, an app or the host does.
public enum Occurrence: Int32, VocabularyEnum {
  /// The device starts; it is locked if a passcode is set.
  case boot = 1
  /// The user turns the device off.
  case shutdown = 2
  /// The battery is empty.
  case batteryEmpty = 3
  case lock = 4
  case unlock = 5
  /// The user goes to the home screen.
  case home = 6
  case openSwitcher = 7
  case closeSwitcher = 8
  /// The user opens an app, by its icon or by what the trigger says.
  case openApp = 9
  case forceQuit = 10
  case beginInterruption = 11
  case ignoreInterruption = 12
  case acceptInterruption = 13
  /// The system needs a number of bytes of memory.
  case memoryPressure = 14
  /// A fact of the device or a permission of the user changes.
  case factChange = 15
  /// Something happens that may launch or wake the app.
  case trigger = 16
  /// Something happens that reaches running apps: one of them, or all.
  case notice = 17
  /// The process ends by itself, or the host ends it.
  case end = 18
  case beginTask = 19
  case endTask = 20
  /// The app is done with a wake-up or a scheduled task.
  case complete = 21
  case beginActivity = 22
  case endActivity = 23
  /// The app requests a scheduled task.
  case submitRequest = 24
  case cancelRequest = 25
  /// The app uses a number of bytes of memory from now on.
  case footprint = 26
  case requestScene = 27
  case closeScene = 28
  case disconnectScene = 29
  /// The app sets the interval of its keep-alive handler.
  case keepAlive = 30

  public static var valueCount: Int { 30 }
  public static var names: Text {
    """
    boot\0\
    shutdown\0\
    battery-empty\0\
    lock\0\
    unlock\0\
    home\0\
    open-switcher\0\
    close-switcher\0\
    open-app\0\
    force-quit\0\
    begin-interruption\0\
    ignore-interruption\0\
    accept-interruption\0\
    memory-pressure\0\
    fact-change\0\
    trigger\0\
    notice\0\
    end\0\
    begin-task\0\
    end-task\0\
    complete\0\
    begin-activity\0\
    end-activity\0\
    submit-request\0\
    cancel-request\0\
    footprint\0\
    request-scene\0\
    close-scene\0\
    disconnect-scene\0\
    keep-alive
    """
  }
}

/// What the host is to do.
public enum EffectKind: Int32, VocabularyEnum {
  case startProcess = 1
  /// Call a method of the app, and reply when it has returned.
  case deliverCallback = 2
  case postNotification = 3
  case stateChanged = 4
  /// Let a suspended process run, or a prewarmed one go on.
  case resume = 5
  case suspend = 6
  /// Call the expiration handler of a task, and reply when it has returned.
  case runExpirationHandler = 7
  /// Tell the app what has happened, if no method is named.
  case deliverNotice = 8
  /// Take the picture for the app switcher.
  case takeSnapshot = 9
  /// The system stops something that the app was doing, such as an accessory session or sound.
  case stopActivity = 10
  /// Show the event to the user, not to the app.
  case showToUser = 11
  /// A trigger does not run the app now, and is kept for later.
  case keepTrigger = 12
  case dropTrigger = 13
  case kill = 14

  public static var valueCount: Int { 14 }
  public static var names: Text {
    """
    start-process\0\
    deliver-callback\0\
    post-notification\0\
    state-changed\0\
    resume\0\
    suspend\0\
    run-expiration-handler\0\
    deliver-notice\0\
    take-snapshot\0\
    stop-activity\0\
    show-to-user\0\
    keep-trigger\0\
    drop-trigger\0\
    kill
    """
  }
}

/// A fact that can change while a device is on.
public enum ChangingFact: Int32, VocabularyEnum {
  case backgroundAppRefresh = 1
  case lowPowerMode = 2
  case charging = 3
  case bluetoothOff = 4
  case bluetoothOffInControlCenter = 5
  case airplaneMode = 6
  case debuggerAttached = 7
  case accessorySetupKit = 8

  public static var valueCount: Int { 8 }
  public static var names: Text {
    """
    background-app-refresh\0\
    low-power-mode\0\
    charging\0\
    bluetooth-off\0\
    bluetooth-off-in-control-center\0\
    airplane-mode\0\
    debugger-attached\0\
    accessory-setup-kit
    """
  }
}

/// The result of a callback.
public enum ReplyKind: Int32, VocabularyEnum {
  case returned = 1
  /// The app does not implement the method: its fallback comes next, if there is one.
  case notImplemented = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    returned\0\
    not-implemented
    """
  }
}

/// What a device does if the rules leave open whether something happens.
public enum Treatment: Int32, VocabularyEnum {
  /// It does not happen.
  case refuse = 1
  /// It happens.
  case allow = 2
  /// The host is asked about events that it posts. What the device would do by itself is refused.
  case ask = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    refuse\0\
    allow\0\
    ask
    """
  }
}

/// What replaces a limit for which the profile has no figure.
public enum UnknownLimit: Int32, VocabularyEnum {
  /// There is no limit.
  case none = 1
  /// The figure of the observed profile, if it has one.
  case observed = 2

  public static var valueCount: Int { 2 }
  public static var names: Text {
    """
    none\0\
    observed
    """
  }
}

/// Whether the device accepted a call, or why it did not.
public enum DeviceStatus: Int32, VocabularyEnum {
  case taken = 1
  /// The queue of effects has no room. Nothing was changed.
  case queueFull = 2
  case noSuchApp = 3
  /// The process that reports has ended.
  case noSuchProcess = 4
  case noSuchScene = 5
  /// No effect with this number waits for a reply.
  case noSuchEffect = 6
  case noSuchTask = 7
  /// A table for apps, scenes, tasks, requests or policies has no room. Nothing was changed.
  case noRoom = 8
  /// A value is missing, or out of range.
  case badValue = 9
  /// The device is off, or going off.
  case off = 10
  /// The moment is in the past.
  case past = 11
  /// The process that reports is suspended, so it runs no code.
  case suspended = 12
  /// The device is on, or going off.
  case on = 13
  /// No cover of that kind is on the screen.
  case notCovered = 14

  public static var valueCount: Int { 14 }
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
    not-covered
    """
  }
}
