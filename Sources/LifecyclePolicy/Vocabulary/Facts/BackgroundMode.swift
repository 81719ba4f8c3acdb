// The values of UIBackgroundModes.

/// The values of UIBackgroundModes.
public enum BackgroundMode: Int32, VocabularyEnum {
  /// iOS 4.0.
  case audio = 1
  /// iOS 4.0.
  case location = 2
  /// iOS 4.0.
  case voip = 3
  /// iOS 5.0.
  case newsstandContent = 4
  /// iOS 5.0.
  case externalAccessory = 5
  /// iOS 5.0.
  case bluetoothCentral = 6
  /// iOS 6.0.
  case bluetoothPeripheral = 7
  /// iOS 7.0.
  case fetch = 8
  /// iOS 7.0.
  case remoteNotification = 9
  /// iOS 13.0.
  case processing = 10
  /// iOS 16.0.
  case pushToTalk = 11
  /// iOS 16.0.
  case nearbyInteraction = 12
  /// First version not known.
  case networkAuthentication = 13

  public static var valueCount: Int { 13 }
  public static var names: Text {
    """
    audio\0\
    location\0\
    voip\0\
    newsstand-content\0\
    external-accessory\0\
    bluetooth-central\0\
    bluetooth-peripheral\0\
    fetch\0\
    remote-notification\0\
    processing\0\
    push-to-talk\0\
    nearby-interaction\0\
    network-authentication
    """
  }
}
