// The values of UIBackgroundModes.

/// UIBackgroundModes values, as bits.
public enum BackgroundMode: Int32, VocabularyEnum {
  /// iOS 4.0.
  case audio = 1
  /// iOS 4.0.
  case location = 2
  /// iOS 4.0.
  case voip = 4
  /// iOS 5.0.
  case newsstandContent = 8
  /// iOS 5.0.
  case externalAccessory = 16
  /// iOS 5.0.
  case bluetoothCentral = 32
  /// iOS 6.0.
  case bluetoothPeripheral = 64
  /// iOS 7.0.
  case fetch = 128
  /// iOS 7.0.
  case remoteNotification = 256
  /// iOS 13.0.
  case processing = 512
  /// iOS 16.0.
  case pushToTalk = 1024
  /// iOS 16.0.
  case nearbyInteraction = 2048
  /// First version not known.
  case networkAuthentication = 4096

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

  @inlinable
  public static var numbering: Numbering { .bits }
}
