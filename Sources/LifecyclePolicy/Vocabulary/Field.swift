// The names of the parts of a question.

/// Names the part of a question that a status is about.
public enum Field: Int32, VocabularyEnum {
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
  case state = 61
  case activity = 62
  case callback = 63
  case mode = 64
  case event = 65
  case quota = 66
  case namespace = 67
  case code = 68
  case deviceLocked = 69
  case alwaysUsageText = 70
  case whenInUseUsageText = 71
  case microphoneUsageText = 72
  case unknownModes = 73
  case placeholders = 74
  case backgroundActivitySession = 75
  case serviceSession = 76

  public static var valueCount: Int { 76 }
  public static var names: Text {
    """
    context\0\
    query\0\
    answer\0\
    struct-size\0\
    os\0\
    profile\0\
    app\0\
    facts\0\
    limits\0\
    axis\0\
    from\0\
    to\0\
    cause\0\
    last-cause\0\
    allowed-causes\0\
    trigger\0\
    interruption\0\
    allowance\0\
    termination\0\
    since\0\
    background-modes\0\
    exits-on-suspend\0\
    scenes\0\
    multiple-scenes\0\
    linked-sdk\0\
    minimum-os\0\
    location-authorization\0\
    restoration-identifier\0\
    session-sends-launch-events\0\
    state-restoration\0\
    idiom\0\
    simulator\0\
    hardware-multitasking\0\
    cellular\0\
    passcode\0\
    first-unlock-done\0\
    background-app-refresh\0\
    low-power-mode\0\
    charging\0\
    debugger-attached\0\
    foreground-slots\0\
    bluetooth-off\0\
    bluetooth-off-in-control-center\0\
    airplane-mode\0\
    accessory-setup-kit\0\
    force-quit-survives-reboot\0\
    regions-end-at-reboot\0\
    limit-count\0\
    limit-ns\0\
    stride\0\
    count\0\
    statuses\0\
    sequence\0\
    path\0\
    index\0\
    text\0\
    key\0\
    value\0\
    notices\0\
    enum-kind\0\
    state\0\
    activity\0\
    callback\0\
    mode\0\
    event\0\
    quota\0\
    namespace\0\
    code\0\
    device-locked\0\
    always-usage-text\0\
    when-in-use-usage-text\0\
    microphone-usage-text\0\
    unknown-modes\0\
    placeholders\0\
    background-activity-session\0\
    service-session
    """
  }
}
