// The values of UIBackgroundModes.

/// UIBackgroundModes values, as bits.
public enum BackgroundMode: Int32, Noun {
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

  public static let names: [Text] = [
    "audio",
    "location",
    "voip",
    "newsstand-content",
    "external-accessory",
    "bluetooth-central",
    "bluetooth-peripheral",
    "fetch",
    "remote-notification",
    "processing",
    "push-to-talk",
    "nearby-interaction",
    "network-authentication",
  ]

  @inlinable
  public static var numbering: Numbering { .bits }
}
