// The offsets of the fields in the header's structs. Generated from include/abi.json: do not edit.

/// Offsets and sizes in bytes. A pointer has 8 or 4 bytes, depending on the target.
enum Layout {
  static let pointer = MemoryLayout<UInt>.size

  enum Error {
    static let status = 4
    static let field = 8
    static let index = 12
    static let value = 16
    static let least = 24
    static let greatest = 32
    static let size = 40
  }

  enum App {
    static let exitsOnSuspend = 4
    static let backgroundModes = 8
    static let scenes = 16
    static let multipleScenes = 20
    static let linkedSdk = 24
    static let minimumOS = 28
    static let permittedIdentifiers = 32
    static let locationAuthorization = 36
    static let restorationIdentifier = 40
    static let sessionSendsLaunchEvents = 44
    static let stateRestoration = 48
    static let alwaysUsageText = 52
    static let whenInUseUsageText = 56
    static let microphoneUsageText = 60
    static let backgroundActivitySession = 64
    static let serviceSession = 68
    static let unknownModes = 72
    static let placeholders = 76
    static let interfaceKept = 80
    static let multitaskingCamera = 84
    static let kind = 88
    static let reserved = 92
    static let size = 96
  }

  enum DeviceFacts {
    static let idiom = 4
    static let simulator = 8
    static let hardwareMultitasking = 12
    static let cellular = 16
    static let passcode = 20
    static let firstUnlockDone = 24
    static let backgroundAppRefresh = 28
    static let lowPowerMode = 32
    static let charging = 36
    static let debuggerAttached = 40
    static let foregroundSlots = 44
    static let bluetoothOff = 48
    static let bluetoothOffInControlCenter = 52
    static let airplaneMode = 56
    static let accessorySetupKit = 60
    static let forceQuitSurvivesReboot = 64
    static let regionsEndAtReboot = 68
    static let deviceLocked = 72
    static let size = 76
  }

  enum Limit {
    static let allowance = 4
    static let limitNs = 8
    static let adviceNs = 16
    static let warningNs = 24
    static let size = 32
  }

  enum Limits {
    static let count = 4
    static let items = 8
    static let stride = 8 + pointer
    static let size = 8 + 2 * pointer
  }

  enum Context {
    static let os = 4
    static let profile = 8
    static let reserved = 12
    static let app = 16
    static let facts = 16 + pointer
    static let limits = 16 + 2 * pointer
    static let size = 16 + 3 * pointer
  }

  enum Policy {
    static let opaque = 0
    static let size = 2048
  }

  enum TransitionQuery {
    static let from = 4
    static let to = 8
    static let cause = 12
    static let lastCause = 16
    static let trigger = 20
    static let interruption = 24
    static let size = 28
  }

  enum TransitionAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let via = 28
    static let requiresMask = 32
    static let to = 48
    static let reserved32 = 52
    static let reserved = 56
    static let size = 80
  }

  enum Step {
    static let callback = 4
    static let fallback = 8
    static let notification = 12
    static let state = 16
    static let sceneState = 20
    static let rule = 24
    static let stateAfter = 28
    static let allowance = 32
    static let reserved = 36
    static let size = 40
  }

  enum NextQuery {
    static let from = 4
    static let lastCause = 8
    static let size = 12
  }

  enum NextAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let count = 28
    static let requiresMask = 32
    static let reserved = 48
    static let size = 64
  }

  enum Edge {
    static let cause = 4
    static let to = 8
    static let verdict = 12
    static let rule = 16
    static let evidence = 20
    static let flags = 24
    static let reason = 28
    static let size = 32
  }

  enum PathQuery {
    static let from = 4
    static let to = 8
    static let lastCause = 12
    static let trigger = 16
    static let reserved = 20
    static let allowedCauses = 24
    static let size = 40
  }

  enum PathAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let count = 28
    static let requiresMask = 32
    static let reserved = 48
    static let size = 64
  }

  enum PathStep {
    static let cause = 4
    static let from = 8
    static let to = 12
    static let lastCause = 16
    static let trigger = 20
    static let rule = 24
    static let reserved = 28
    static let size = 32
  }

  enum DeadlineQuery {
    static let allowance = 4
    static let size = 8
  }

  enum DeadlineAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let atExpiry = 28
    static let requiresMask = 32
    static let adviceNs = 48
    static let limitNs = 56
    static let warningNs = 64
    static let code = 72
    static let termination = 76
    static let starts = 80
    static let reserved32 = 84
    static let resetsMask = 88
    static let reserved = 96
    static let size = 112
  }

  enum RelaunchQuery {
    static let termination = 4
    static let trigger = 8
    static let state = 12
    static let eventsSince = 16
    static let forceQuit = 24
    static let reserved = 28
    static let size = 32
  }

  enum RelaunchAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let guarantee = 28
    static let requiresMask = 32
    static let launchState = 48
    static let callback = 52
    static let allowance = 56
    static let standing = 60
    static let allowanceNs = 64
    static let deliveryRule = 72
    static let disposition = 76
    static let occasion = 80
    static let dispositionRule = 84
    static let reserved = 88
    static let size = 112
  }

  enum ConductQuery {
    static let state = 4
    static let activity = 8
    static let size = 12
  }

  enum ConductAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let stopBefore = 28
    static let requiresMask = 32
    static let price = 48
    static let code = 52
    static let termination = 56
    static let reserved32 = 60
    static let reserved = 64
    static let size = 80
  }

  enum DutiesQuery {
    static let callback = 4
    static let size = 8
  }

  enum DutiesAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let count = 28
    static let requiresMask = 32
    static let reserved = 48
    static let size = 64
  }

  enum Duty {
    static let rule = 4
    static let undoneAt = 8
    static let reserved = 12
    static let size = 16
  }

  enum CallQuery {
    static let callback = 4
    static let trigger = 8
    static let size = 12
  }

  enum CallAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let receiver = 28
    static let requiresMask = 32
    static let launchOption = 48
    static let connectionOption = 52
    static let returnValue = 56
    static let reserved32 = 60
    static let moreLaunchOptions = 64
    static let moreConnectionOptions = 72
    static let reserved = 80
    static let size = 96
  }

  enum DeliveryQuery {
    static let state = 4
    static let event = 8
    static let size = 12
  }

  enum DeliveryAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let manner = 28
    static let requiresMask = 32
    static let callback = 48
    static let merging = 52
    static let trigger = 56
    static let reserved32 = 60
    static let rank = 64
    static let reserved = 72
    static let size = 80
  }

  enum ModeQuery {
    static let mode = 4
    static let size = 8
  }

  enum ModeAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let introduced = 28
    static let requiresMask = 32
    static let deprecated = 48
    static let removed = 52
    static let reserved = 56
    static let size = 80
  }

  enum QuotaQuery {
    static let quota = 4
    static let size = 8
  }

  enum QuotaAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let unit = 28
    static let requiresMask = 32
    static let count = 48
    static let windowNs = 56
    static let atExcess = 64
    static let reserved32 = 68
    static let reserved = 72
    static let size = 88
  }

  enum Text {
    static let data = 0
    static let length = pointer
    static let size = 2 * pointer
  }

  enum InfoValue {
    static let kind = 4
    static let integer = 8
    static let string = 16
    static let stringLength = 16 + pointer
    static let items = 16 + 2 * pointer
    static let itemCount = 16 + 3 * pointer
    static let size = 16 + 4 * pointer
  }

  enum InfoProgress {
    static let applied = 4
    static let placeholders = 8
    static let size = 12
  }

  enum Notice {
    static let kind = 4
    static let index = 8
    static let size = 12
  }

  enum ManifestAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let count = 28
    static let requiresMask = 32
    static let reserved = 48
    static let size = 64
  }

  enum Finding {
    static let rule = 4
    static let severity = 8
    static let reserved = 12
    static let size = 16
  }

  enum TerminationQuery {
    static let reasonNamespace = 4
    static let code = 8
    static let errorDomain = 16
    static let reserved = 20
    static let size = 24
  }

  enum TerminationAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let cause = 28
    static let requiresMask = 32
    static let allowance = 48
    static let brokenRule = 52
    static let allowanceNs = 56
    static let reserved = 64
    static let size = 96
  }

  enum SuspensionQuery {
    static let reserved = 4
    static let allowances = 8
    static let activities = 16
    static let begunInFront = 24
    static let size = 32
  }

  enum SuspensionAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let reserved32 = 28
    static let requiresMask = 32
    static let allowances = 48
    static let activities = 56
    static let reserved = 64
    static let size = 80
  }

  enum PurgeQuery {
    static let state = 4
    static let activities = 8
    static let size = 16
  }

  enum PurgeAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let warned = 28
    static let requiresMask = 32
    static let rank = 48
    static let reserved = 56
    static let size = 80
  }

  enum Explanation {
    static let rule = 4
    static let role = 8
    static let reserved = 12
    static let failingMask = 16
    static let unknownMask = 32
    static let size = 48
  }

  enum TextOptions {
    static let parts = 4
    static let assumedMask = 8
    static let size = 24
  }

  enum Rule {
    static let family = 4
    static let id = 8
    static let note = 8 + pointer
    static let since = 8 + 2 * pointer
    static let until = 12 + 2 * pointer
    static let profiles = 16 + 2 * pointer
    static let evidence = 24 + 2 * pointer
    static let conflict = 28 + 2 * pointer
    static let precedence = 32 + 2 * pointer
    static let reserved = 36 + 2 * pointer
    static let whenMask = 40 + 2 * pointer
    static let unlessMask = 56 + 2 * pointer
    static let processKinds = 72 + 2 * pointer
    static let size = 80 + 2 * pointer
  }

  enum RuleStep {
    static let callback = 4
    static let state = 8
    static let sceneState = 12
    static let when = 16
    static let size = 20
  }

  enum Citation {
    static let index = 4
    static let key = 8
    static let title = 8 + pointer
    static let publisher = 8 + 2 * pointer
    static let address = 8 + 3 * pointer
    static let size = 8 + 4 * pointer
  }

  enum DeviceOptions {
    static let os = 4
    static let profile = 8
    static let apps = 12
    static let scenes = 16
    static let tasks = 20
    static let requests = 24
    static let policies = 28
    static let effects = 32
    static let onSilence = 36
    static let onConditional = 40
    static let unknownLimit = 44
    static let nowNs = 48
    static let facts = 56
    static let size = 64
  }

  enum Install {
    static let wasLaunched = 4
    static let missingCallbacksMask = 8
    static let replyAfterNs = 24
    static let footprintBytes = 32
    static let app = 40
    static let limits = 40 + pointer
    static let completeAfterNs = 40 + 2 * pointer
    static let stayForNs = 48 + 2 * pointer
    static let size = 56 + 2 * pointer
  }

  enum DeviceEvent {
    static let kind = 4
    static let app = 8
    static let process = 12
    static let scene = 16
    static let trigger = 20
    static let interruption = 24
    static let activity = 28
    static let termination = 32
    static let notice = 36
    static let fact = 40
    static let value = 44
    static let decision = 48
    static let token = 52
    static let identifier = 56
    static let amount = 64
    static let size = 72
  }

  enum DeviceOutcome {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let token = 28
    static let requiresMask = 32
    static let undecided = 48
    static let price = 52
    static let disposition = 56
    static let occasion = 60
    static let size = 64
  }

  enum DeviceEffect {
    static let kind = 4
    static let id = 8
    static let atNs = 16
    static let deadlineNs = 24
    static let identifier = 32
    static let app = 40
    static let process = 44
    static let scene = 48
    static let token = 52
    static let rule = 56
    static let brokenRule = 60
    static let needsReply = 64
    static let callback = 68
    static let fallback = 72
    static let notification = 76
    static let from = 80
    static let to = 84
    static let reads = 88
    static let sceneReads = 92
    static let cause = 96
    static let trigger = 100
    static let notice = 104
    static let activity = 108
    static let allowance = 112
    static let termination = 116
    static let reasonNamespace = 120
    static let code = 124
    static let disposition = 128
    static let occasion = 132
    static let size = 136
  }

  enum DeviceStatus {
    static let os = 4
    static let nowNs = 8
    static let on = 16
    static let locked = 20
    static let front = 24
    static let beside = 28
    static let interruptions = 32
    static let switcher = 40
    static let effects = 44
    static let size = 48
  }

  enum AppStatus {
    static let state = 4
    static let process = 8
    static let lastTermination = 12
    static let forceQuit = 16
    static let waiting = 20
    static let remainingNs = 24
    static let tasks = 32
    static let reserved = 36
    static let size = 40
  }

  enum AppHabits {
    static let app = 4
    static let opensPerDay = 8
    static let forceQuitsPerWeek = 12
    static let silentPushesPerDay = 16
    static let visiblePushesPerDay = 20
    static let regionCrossingsPerDay = 24
    static let transfersPerDay = 28
    static let voipPushesPerDay = 32
    static let bluetoothEventsPerDay = 36
    static let size = 40
  }

  enum Habits {
    static let startHour = 4
    static let days = 8
    static let usedHours = 12
    static let chargingHours = 16
    static let offlineHours = 20
    static let lowPowerHours = 24
    static let offHours = 28
    static let pickupsPerDay = 32
    static let secondsPerUse = 36
    static let memoryPressuresPerDay = 40
    static let count = 44
    static let items = 48
    static let stride = 48 + pointer
    static let size = 48 + 2 * pointer
  }

  enum Day {
    static let opaque = 0
    static let size = 8192
  }

  enum DayAct {
    static let kind = 4
    static let atNs = 8
    static let digest = 16
    static let app = 24
    static let trigger = 28
    static let fact = 32
    static let value = 36
    static let identifier = 40
    static let amount = 48
    static let posted = 56
    static let chance = 60
    static let choice = 64
    static let rule = 68
    static let verdict = 72
    static let disposition = 76
    static let occasion = 80
    static let token = 84
    static let size = 88
  }

  enum AuditorOptions {
    static let osLast = 4
    static let callbacksMask = 8
    static let notificationsMask = 24
    static let flags = 32
    static let strictness = 36
    static let scenes = 40
    static let reserved = 44
    static let context = 48
    static let size = 56
  }

  enum AuditColumns {
    static let clock = 4
    static let kinds = 8
    static let kindsStride = 8 + pointer
    static let codes = 8 + 2 * pointer
    static let codesStride = 8 + 3 * pointer
    static let times = 8 + 4 * pointer
    static let timesStride = 8 + 5 * pointer
    static let processes = 8 + 6 * pointer
    static let processesStride = 8 + 7 * pointer
    static let scenes = 8 + 8 * pointer
    static let scenesStride = 8 + 9 * pointer
    static let reads = 8 + 10 * pointer
    static let readsStride = 8 + 11 * pointer
    static let sceneReads = 8 + 12 * pointer
    static let sceneReadsStride = 8 + 13 * pointer
    static let tokens = 8 + 14 * pointer
    static let tokensStride = 8 + 15 * pointer
    static let values = 8 + 16 * pointer
    static let valuesStride = 8 + 17 * pointer
    static let size = 8 + 18 * pointer
  }

  enum AuditFinding {
    static let kind = 4
    static let severity = 8
    static let rule = 12
    static let record = 16
    static let since = 24
    static let recordKind = 32
    static let code = 36
    static let scene = 40
    static let reads = 44
    static let sceneReads = 48
    static let callback = 52
    static let notification = 56
    static let expectedReads = 60
    static let cause = 64
    static let expectedRule = 68
    static let places = 72
    static let placesAfter = 80
    static let allowance = 88
    static let termination = 92
    static let token = 96
    static let tookNs = 104
    static let limitNs = 112
    static let size = 120
  }

  enum AuditStep {
    static let callback = 4
    static let notification = 8
    static let reads = 12
    static let sceneReads = 16
    static let rule = 20
    static let cause = 24
    static let price = 28
    static let size = 32
  }

  enum AuditEnd {
    static let cause = 4
    static let termination = 8
    static let rule = 12
    static let possible = 16
    static let speaksFor = 20
    static let speaksAgainst = 24
    static let allowance = 28
    static let token = 32
    static let size = 40
  }
}
