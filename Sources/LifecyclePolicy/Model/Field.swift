// The names of the parts of a question.

/// Names the part of a question that a status is about.
public enum Field: Int32, Noun {
  case context = 1
  case query = 2
  case answer = 3
  case structSize = 4
  case os = 5
  case profile = 6
  case app = 7
  case facts = 8
  case limits = 9
  case axis = 10
  case from = 11
  case to = 12
  case cause = 13
  case lastCause = 14
  case allowedCauses = 15
  case trigger = 16
  case interruption = 17
  case allowance = 18
  case termination = 19
  case since = 20
  case backgroundModes = 21
  case exitsOnSuspend = 22
  case scenes = 23
  case multipleScenes = 24
  case linkedSDK = 25
  case minimumOS = 26
  case locationAuthorization = 27
  case restorationIdentifier = 28
  case sessionSendsLaunchEvents = 29
  case stateRestoration = 30
  case idiom = 31
  case simulator = 32
  case hardwareMultitasking = 33
  case cellular = 34
  case passcode = 35
  case firstUnlockDone = 36
  case backgroundAppRefresh = 37
  case lowPowerMode = 38
  case charging = 39
  case debuggerAttached = 40
  case foregroundSlots = 41
  case bluetoothOff = 42
  case bluetoothOffInControlCenter = 43
  case airplaneMode = 44
  case accessorySetupKit = 45
  case forceQuitSurvivesReboot = 46
  case regionsEndAtReboot = 47
  case limitCount = 48
  case limitNs = 49
  case stride = 50
  case count = 51
  case statuses = 52
  case sequence = 53
  case path = 54
  case index = 55
  case text = 56
  case key = 57
  case value = 58
  case notices = 59
  case enumKind = 60

  public static let names: [Text] = [
    "context",
    "query",
    "answer",
    "struct-size",
    "os",
    "profile",
    "app",
    "facts",
    "limits",
    "axis",
    "from",
    "to",
    "cause",
    "last-cause",
    "allowed-causes",
    "trigger",
    "interruption",
    "allowance",
    "termination",
    "since",
    "background-modes",
    "exits-on-suspend",
    "scenes",
    "multiple-scenes",
    "linked-sdk",
    "minimum-os",
    "location-authorization",
    "restoration-identifier",
    "session-sends-launch-events",
    "state-restoration",
    "idiom",
    "simulator",
    "hardware-multitasking",
    "cellular",
    "passcode",
    "first-unlock-done",
    "background-app-refresh",
    "low-power-mode",
    "charging",
    "debugger-attached",
    "foreground-slots",
    "bluetooth-off",
    "bluetooth-off-in-control-center",
    "airplane-mode",
    "accessory-setup-kit",
    "force-quit-survives-reboot",
    "regions-end-at-reboot",
    "limit-count",
    "limit-ns",
    "stride",
    "count",
    "statuses",
    "sequence",
    "path",
    "index",
    "text",
    "key",
    "value",
    "notices",
    "enum-kind",
  ]
}
