// What can cover an app.

/// What covers the app.
public enum Interruption: Int32, Noun {
  /// Full-screen incoming call.
  case phoneCall = 1
  /// Incoming call as a banner; iOS 14.0 on.
  case callBanner = 2
  case smsAlert = 3
  /// Permission and other system alerts.
  case systemAlert = 4
  case notificationCenter = 5
  case controlCenter = 6
  case siri = 7
  /// Touch ID, Face ID.
  case biometricPrompt = 8
  case inAppPurchase = 9
  case lowBatteryAlert = 10
  case alarm = 11
  case shareSheet = 12
  /// Notification banner: interrupts nothing.
  case banner = 13

  public static let names: [Text] = [
    "phone-call",
    "call-banner",
    "sms-alert",
    "system-alert",
    "notification-center",
    "control-center",
    "siri",
    "biometric-prompt",
    "in-app-purchase",
    "low-battery-alert",
    "alarm",
    "share-sheet",
    "banner",
  ]
}
