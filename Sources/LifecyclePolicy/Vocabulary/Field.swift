// The names of the parts of a call.

/// Names the part of a call that a status is about.
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
  case from = 10
  case to = 11
  case cause = 12
  case lastCause = 13
  case allowedCauses = 14
  case trigger = 15
  case interruption = 16
  case allowance = 17
  case termination = 18
  case eventsSince = 19
  case backgroundModes = 20
  case exitsOnSuspend = 21
  case scenes = 22
  case multipleScenes = 23
  case linkedSDK = 24
  case minimumOS = 25
  case locationAuthorization = 26
  case restorationIdentifier = 27
  case sessionSendsLaunchEvents = 28
  case stateRestoration = 29
  case idiom = 30
  case simulator = 31
  case hardwareMultitasking = 32
  case cellular = 33
  case passcode = 34
  case firstUnlockDone = 35
  case backgroundAppRefresh = 36
  case lowPowerMode = 37
  case charging = 38
  case debuggerAttached = 39
  case foregroundSlots = 40
  case bluetoothOff = 41
  case bluetoothOffInControlCenter = 42
  case airplaneMode = 43
  case accessorySetupKit = 44
  case forceQuitSurvivesReboot = 45
  case regionsEndAtReboot = 46
  case limitCount = 47
  case limitNs = 48
  case stride = 49
  case count = 50
  case statuses = 51
  case index = 52
  case text = 53
  case key = 54
  case value = 55
  case notices = 56
  case enumKind = 57
  case state = 58
  case activity = 59
  case callback = 60
  case mode = 61
  case event = 62
  case quota = 63
  case reasonNamespace = 64
  case code = 65
  case deviceLocked = 66
  case alwaysUsageText = 67
  case whenInUseUsageText = 68
  case microphoneUsageText = 69
  case backgroundActivitySession = 70
  case serviceSession = 71
  case policy = 72
  case policySize = 73
  case form = 74
  case question = 75
  case condition = 76
  case items = 77
  case rule = 78
  case ruleField = 79
  case error = 80
  case infoProgress = 81
  case forceQuit = 82
  case allowances = 83
  case activities = 84
  case begunInFront = 85
  case device = 86
  case options = 87
  case install = 88
  case kind = 89
  case process = 90
  case scene = 91
  case notice = 92
  case fact = 93
  case decision = 94
  case token = 95
  case identifier = 96
  case amount = 97
  case effect = 98
  case reply = 99
  case now = 100
  case missingCallbacks = 101
  case wasLaunched = 102
  case replyAfter = 103
  case footprint = 104
  case apps = 105
  case tasks = 106
  case requests = 107
  case policies = 108
  case effects = 109
  case onSilence = 110
  case onConditional = 111
  case unknownLimit = 112
  case memory = 113
  case memorySize = 114
  case snapshot = 115
  case disposition = 116
  case occasion = 117
  case interfaceKept = 118
  case multitaskingCamera = 119

  public static var valueCount: Int { 119 }
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
    from\0\
    to\0\
    cause\0\
    last-cause\0\
    allowed-causes\0\
    trigger\0\
    interruption\0\
    allowance\0\
    termination\0\
    events-since\0\
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
    reason-namespace\0\
    code\0\
    device-locked\0\
    always-usage-text\0\
    when-in-use-usage-text\0\
    microphone-usage-text\0\
    background-activity-session\0\
    service-session\0\
    policy\0\
    policy-size\0\
    form\0\
    question\0\
    condition\0\
    items\0\
    rule\0\
    rule-field\0\
    error\0\
    info-progress\0\
    force-quit\0\
    allowances\0\
    activities\0\
    begun-in-front\0\
    device\0\
    options\0\
    install\0\
    kind\0\
    process\0\
    scene\0\
    notice\0\
    fact\0\
    decision\0\
    token\0\
    identifier\0\
    amount\0\
    effect\0\
    reply\0\
    now\0\
    missing-callbacks\0\
    was-launched\0\
    reply-after\0\
    footprint\0\
    apps\0\
    tasks\0\
    requests\0\
    policies\0\
    effects\0\
    on-silence\0\
    on-conditional\0\
    unknown-limit\0\
    memory\0\
    memory-size\0\
    snapshot\0\
    disposition\0\
    occasion\0\
    interface-kept\0\
    multitasking-camera
    """
  }
}
