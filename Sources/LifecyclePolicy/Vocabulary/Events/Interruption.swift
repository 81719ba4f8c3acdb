// What can cover an app.

/// What covers the app.
public enum Interruption: Int32, VocabularyEnum {
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

  public static var valueCount: Int { 13 }
  public static var names: Text {
    """
    phone-call\0\
    call-banner\0\
    sms-alert\0\
    system-alert\0\
    notification-center\0\
    control-center\0\
    siri\0\
    biometric-prompt\0\
    in-app-purchase\0\
    low-battery-alert\0\
    alarm\0\
    share-sheet\0\
    banner
    """
  }
}
