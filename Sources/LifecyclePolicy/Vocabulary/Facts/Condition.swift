// The facts that an answer can depend on.

/// A fact that an answer can depend on. Bit n-1 of a `requires` mask stands for condition n.
public enum Condition: Int32, VocabularyEnum {
  case hardwareMultitasking = 1
  /// Linked against an SDK of iOS 4.0 or later.
  case multitaskingSDK = 2
  /// UIApplicationExitsOnSuspend.
  case exitsOnSuspend = 3
  case scenesAdopted = 4
  case multipleScenes = 5
  /// Linked against an SDK of iOS 13.0 or later.
  case callkitSDK = 6
  case phone = 7
  case pad = 8
  /// Not the Simulator.
  case realDevice = 9
  case cellular = 10
  /// Unlocked since boot, or no passcode is set.
  case firstUnlockDone = 11
  case passcode = 12
  case backgroundAppRefresh = 13
  case lowPowerModeOff = 14
  case charging = 15
  case debuggerDetached = 16
  /// When in use, or always.
  case locationAuthorizationGranted = 17
  case locationAuthorizationAlways = 18
  /// Core Bluetooth state restoration.
  case restorationIdentifier = 19
  case sessionSendsLaunchEvents = 20
  /// Not turned off in Settings.
  case bluetoothOn = 21
  case bluetoothOnInControlCenter = 22
  case airplaneModeOff = 23
  /// Accessories set up by AccessorySetupKit.
  case accessorySetupKit = 24
  /// An option.
  case forceQuitSurvivesReboot = 25
  /// An option.
  case regionsEndAtReboot = 26
  case rebootedSince = 27
  case unlockedSince = 28
  case userLaunchedSince = 29
  /// The app preserves and restores its interface.
  case stateRestoration = 30
  /// BGTaskSchedulerPermittedIdentifiers has an entry.
  case permittedIdentifiers = 31
  case modeAudio = 32
  case modeLocation = 33
  case modeVoIP = 34
  case modeNewsstandContent = 35
  case modeExternalAccessory = 36
  case modeBluetoothCentral = 37
  case modeBluetoothPeripheral = 38
  case modeFetch = 39
  case modeRemoteNotification = 40
  case modeProcessing = 41
  case modePushToTalk = 42
  case modeNearbyInteraction = 43
  case modeNetworkAuthentication = 44
  /// Linked against an SDK of iOS 27.0 or later.
  case sceneSDK = 45
  /// The device is not locked now, or no passcode is set.
  case deviceUnlocked = 46
  /// NSLocationAlwaysAndWhenInUseUsageDescription, or its older form.
  case alwaysUsageText = 47
  /// NSLocationWhenInUseUsageDescription.
  case whenInUseUsageText = 48
  /// NSMicrophoneUsageDescription.
  case microphoneUsageText = 49
  /// MinimumOSVersion is not above the OS, or not given.
  case minimumOSMet = 50
  /// Every declared mode is one that Apple lists.
  case modesKnown = 51
  /// No build variable is left in the keys that were read.
  case noPlaceholders = 52
  /// Some background mode is declared.
  case anyMode = 53
  /// `fetch` or `processing` is declared.
  case taskModes = 54
  /// Linked against an SDK of iOS 10.0 or later, with which sockets watched for VoIP end.
  case pushkitSDK = 55
  /// A `CLBackgroundActivitySession` was held when the app last ran.
  case backgroundActivitySession = 56
  /// A `CLServiceSession` for Always authorization was held when the app last ran.
  case serviceSession = 57
  /// More than one app can be in front.
  case severalForegroundSlots = 58
  /// UIKit kept a session of the scene, or the interface that the app saved.
  case interfaceKept = 59
  /// The app may use the camera beside other apps.
  case multitaskingCamera = 60
  /// The app restores its interface, and UIKit kept what it saved.
  case stateToRestore = 61
  /// The device is not locked now, with a passcode or without one.
  case screenUnlocked = 62

  public static var valueCount: Int { 62 }
  public static var names: Text {
    """
    hardware-multitasking\0\
    multitasking-sdk\0\
    exits-on-suspend\0\
    scenes-adopted\0\
    multiple-scenes\0\
    callkit-sdk\0\
    phone\0\
    pad\0\
    real-device\0\
    cellular\0\
    first-unlock-done\0\
    passcode\0\
    background-app-refresh\0\
    low-power-mode-off\0\
    charging\0\
    debugger-detached\0\
    location-authorization-granted\0\
    location-authorization-always\0\
    restoration-identifier\0\
    session-sends-launch-events\0\
    bluetooth-on\0\
    bluetooth-on-in-control-center\0\
    airplane-mode-off\0\
    accessory-setup-kit\0\
    force-quit-survives-reboot\0\
    regions-end-at-reboot\0\
    rebooted-since\0\
    unlocked-since\0\
    user-launched-since\0\
    state-restoration\0\
    permitted-identifiers\0\
    mode-audio\0\
    mode-location\0\
    mode-voip\0\
    mode-newsstand-content\0\
    mode-external-accessory\0\
    mode-bluetooth-central\0\
    mode-bluetooth-peripheral\0\
    mode-fetch\0\
    mode-remote-notification\0\
    mode-processing\0\
    mode-push-to-talk\0\
    mode-nearby-interaction\0\
    mode-network-authentication\0\
    scene-sdk\0\
    device-unlocked\0\
    always-usage-text\0\
    when-in-use-usage-text\0\
    microphone-usage-text\0\
    minimum-os-met\0\
    modes-known\0\
    no-placeholders\0\
    any-mode\0\
    task-modes\0\
    pushkit-sdk\0\
    background-activity-session\0\
    service-session\0\
    several-foreground-slots\0\
    interface-kept\0\
    multitasking-camera\0\
    state-to-restore\0\
    screen-unlocked
    """
  }
}
