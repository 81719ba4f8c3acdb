// The facts that an answer can lean on.

/// A fact that an answer can lean on. Bit n-1 of a `requires` mask stands for condition n.
public enum Condition: Int32, Noun {
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

  public static let names: [Text] = [
    "hardware-multitasking",
    "multitasking-sdk",
    "exits-on-suspend",
    "scenes-adopted",
    "multiple-scenes",
    "callkit-sdk",
    "phone",
    "pad",
    "real-device",
    "cellular",
    "first-unlock-done",
    "passcode",
    "background-app-refresh",
    "low-power-mode-off",
    "charging",
    "debugger-detached",
    "location-authorization-granted",
    "location-authorization-always",
    "restoration-identifier",
    "session-sends-launch-events",
    "bluetooth-on",
    "bluetooth-on-in-control-center",
    "airplane-mode-off",
    "accessory-setup-kit",
    "force-quit-survives-reboot",
    "regions-end-at-reboot",
    "rebooted-since",
    "unlocked-since",
    "user-launched-since",
    "state-restoration",
    "permitted-identifiers",
    "mode-audio",
    "mode-location",
    "mode-voip",
    "mode-newsstand-content",
    "mode-external-accessory",
    "mode-bluetooth-central",
    "mode-bluetooth-peripheral",
    "mode-fetch",
    "mode-remote-notification",
    "mode-processing",
    "mode-push-to-talk",
    "mode-nearby-interaction",
    "mode-network-authentication",
    "scene-sdk",
  ]
}
