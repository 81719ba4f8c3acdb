// What reaches an app, and how.

/// What reaches an app beside its triggers.
public enum Event: Int32, VocabularyEnum {
  case touch = 1
  /// An accessory was connected or disconnected.
  case accessoryConnection = 2
  case orientationChange = 3
  /// Midnight, a carrier's time, daylight saving.
  case significantTimeChange = 4
  /// Level or state.
  case batteryChange = 5
  case proximityChange = 6
  case protectedDataChange = 7
  /// A screen was connected or disconnected, or changed its mode.
  case screenChange = 8
  case defaultsChange = 9
  case localeChange = 10
  case icloudIdentityChange = 11
  case memoryWarning = 12
  /// A local notification fires.
  case localNotification = 13
  /// A view asks to be drawn.
  case viewRedraw = 14
  case locationUpdate = 15
  /// A request of a peer, over a socket of the app.
  case networkRequest = 16
  /// The system takes the picture for the app switcher.
  case windowSnapshot = 17
  /// The notice to apps with accessory sessions on the way to the background.
  case accessoryDisconnect = 18
  /// The part of a push that the user sees.
  case remoteNotification = 19

  public static var valueCount: Int { 19 }
  public static var names: Text {
    """
    touch\0\
    accessory-connection\0\
    orientation-change\0\
    significant-time-change\0\
    battery-change\0\
    proximity-change\0\
    protected-data-change\0\
    screen-change\0\
    defaults-change\0\
    locale-change\0\
    icloud-identity-change\0\
    memory-warning\0\
    local-notification\0\
    view-redraw\0\
    location-update\0\
    network-request\0\
    window-snapshot\0\
    accessory-disconnect\0\
    remote-notification
    """
  }
}

/// How it reaches the app.
public enum Manner: Int32, VocabularyEnum {
  /// As it happens.
  case atOnce = 1
  /// One net notice of its kind, when the app runs again.
  case coalesced = 2
  /// Each, when the app runs again.
  case queued = 3
  /// Never.
  case withheld = 4
  /// Shown to the user, who decides.
  case toUser = 5
  /// The system acts once a callback has returned.
  case afterCallback = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    at-once\0\
    coalesced\0\
    queued\0\
    withheld\0\
    to-user\0\
    after-callback
    """
  }
}

/// How several notices of one kind become one.
public enum Merging: Int32, VocabularyEnum {
  /// They do not.
  case each = 1
  /// The newest one is delivered.
  case newest = 2
  /// What cancels out is not delivered: the app learns how things stand.
  case net = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    each\0\
    newest\0\
    net
    """
  }
}
