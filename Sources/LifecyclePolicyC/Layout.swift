// Where the fields of the header's structs stand. Generated from include/abi.json: do not edit.

/// Offsets and sizes in bytes. Pointers have the size of the target's: 8 or 4.
enum Layout {
  static let pointer = MemoryLayout<UInt>.size

  enum Error {
    static let status = 4
    static let field = 8
    static let index = 12
    static let value = 16
    static let size = 24
  }

  enum App {
    static let backgroundModes = 4
    static let exitsOnSuspend = 8
    static let scenes = 12
    static let multipleScenes = 16
    static let linkedSdk = 20
    static let minimumOS = 24
    static let permittedIdentifiers = 28
    static let locationAuthorization = 32
    static let restorationIdentifier = 36
    static let sessionSendsLaunchEvents = 40
    static let stateRestoration = 44
    static let appliedKeys = 48
    static let alwaysUsageText = 52
    static let whenInUseUsageText = 56
    static let microphoneUsageText = 60
    static let unknownModes = 64
    static let placeholders = 68
    static let backgroundActivitySession = 72
    static let serviceSession = 76
    static let size = 80
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
    static let osLast = 8
    static let profile = 12
    static let app = 16
    static let facts = 16 + pointer
    static let limits = 16 + 2 * pointer
    static let size = 16 + 3 * pointer
  }

  enum TransitionQuery {
    static let axis = 4
    static let from = 8
    static let to = 12
    static let cause = 16
    static let lastCause = 20
    static let trigger = 24
    static let interruption = 28
    static let size = 32
  }

  enum TransitionAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let reason = 24
    static let via = 28
    static let sequence = 32
    static let requiresMask = 40
    static let stepCount = 48
    static let reserved = 52
    static let size = 56
  }

  enum TransitionStep {
    static let callback = 4
    static let fallback = 8
    static let state = 12
    static let rule = 16
    static let notification = 20
    static let sceneState = 24
    static let size = 28
  }

  enum NextQuery {
    static let axis = 4
    static let from = 8
    static let lastCause = 12
    static let size = 16
  }

  enum NextAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let reason = 12
    static let flags = 16
    static let count = 20
    static let size = 24
  }

  enum NextEdge {
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
    static let axis = 4
    static let from = 8
    static let to = 12
    static let allowedCauses = 16
    static let lastCause = 24
    static let trigger = 28
    static let size = 32
  }

  enum PathAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let reason = 12
    static let flags = 16
    static let stepCount = 20
    static let path = 24
    static let requiresMask = 48
    static let size = 56
  }

  enum PathStep {
    static let cause = 4
    static let from = 8
    static let to = 12
    static let rule = 16
    static let stepCount = 20
    static let sequence = 24
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
    static let atExpiry = 24
    static let code = 28
    static let adviceNs = 32
    static let limitNs = 40
    static let warningNs = 48
    static let requiresMask = 56
    static let size = 64
  }

  enum RelaunchQuery {
    static let termination = 4
    static let trigger = 8
    static let since = 12
    static let size = 16
  }

  enum RelaunchAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let guarantee = 24
    static let launchState = 28
    static let callback = 32
    static let allowance = 36
    static let allowanceNs = 40
    static let requiresMask = 48
    static let standing = 56
    static let deliveryRule = 60
    static let size = 64
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
    static let stopBefore = 24
    static let price = 28
    static let code = 32
    static let reserved = 36
    static let requiresMask = 40
    static let size = 48
  }

  enum DutiesQuery {
    static let callback = 4
    static let size = 8
  }

  enum DutiesAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let flags = 16
    static let count = 20
    static let size = 24
  }

  enum Duty {
    static let rule = 4
    static let undoneAt = 8
    static let reserved = 12
    static let text = 16
    static let size = 16 + pointer
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
    static let manner = 24
    static let callback = 28
    static let requiresMask = 32
    static let size = 40
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
    static let introduced = 24
    static let deprecated = 28
    static let removed = 32
    static let permitsMask = 36
    static let keepsRunningMask = 40
    static let reserved = 44
    static let wakesMask = 48
    static let requiresMask = 56
    static let size = 64
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
    static let unit = 24
    static let atExcess = 28
    static let count = 32
    static let windowNs = 40
    static let requiresMask = 48
    static let size = 56
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
    static let items = 16 + 2 * pointer
    static let count = 16 + 3 * pointer
    static let size = 16 + 4 * pointer
  }

  enum Notice {
    static let kind = 4
    static let index = 8
    static let size = 12
  }

  enum ManifestAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let flags = 12
    static let count = 16
    static let size = 20
  }

  enum ManifestFinding {
    static let rule = 4
    static let severity = 8
    static let reserved = 12
    static let key = 16
    static let value = 16 + pointer
    static let message = 16 + 2 * pointer
    static let size = 16 + 3 * pointer
  }

  enum TerminationQuery {
    static let namespace = 4
    static let code = 8
    static let size = 16
  }

  enum TerminationAnswer {
    static let verdict = 4
    static let newestVerdict = 8
    static let rule = 12
    static let evidence = 16
    static let flags = 20
    static let cause = 24
    static let allowance = 28
    static let allowanceNs = 32
    static let requiresMask = 40
    static let meaning = 48
    static let brokenRule = 48 + pointer
    static let reserved = 52 + pointer
    static let size = 64
  }

  enum Explanation {
    static let rule = 4
    static let role = 8
    static let reserved = 12
    static let failingMask = 16
    static let unknownMask = 24
    static let size = 32
  }

  enum Rule {
    static let family = 4
    static let id = 8
    static let note = 8 + pointer
    static let since = 8 + 2 * pointer
    static let until = 12 + 2 * pointer
    static let profiles = 16 + 2 * pointer
    static let evidence = 20 + 2 * pointer
    static let verdict = 24 + 2 * pointer
    static let conflict = 28 + 2 * pointer
    static let precedence = 32 + 2 * pointer
    static let citationCount = 36 + 2 * pointer
    static let when = 40 + 2 * pointer
    static let whenNot = 48 + 2 * pointer
    static let lifecycles = 56 + 2 * pointer
    static let lifecycle = 60 + 2 * pointer
    static let fromStates = 64 + 2 * pointer
    static let to = 68 + 2 * pointer
    static let causes = 72 + 2 * pointer
    static let lastCauses = 80 + 2 * pointer
    static let interruptions = 88 + 2 * pointer
    static let reason = 92 + 2 * pointer
    static let via = 96 + 2 * pointer
    static let stepCount = 100 + 2 * pointer
    static let triggers = 104 + 2 * pointer
    static let launchState = 112 + 2 * pointer
    static let callback = 116 + 2 * pointer
    static let secondCallback = 120 + 2 * pointer
    static let onLaunchOnly = 124 + 2 * pointer
    static let guarantee = 128 + 2 * pointer
    static let terminations = 132 + 2 * pointer
    static let standings = 136 + 2 * pointer
    static let standing = 140 + 2 * pointer
    static let allowances = 144 + 2 * pointer
    static let atExpiry = 148 + 2 * pointer
    static let code = 152 + 2 * pointer
    static let extendable = 156 + 2 * pointer
    static let adviceNs = 160 + 2 * pointer
    static let limitNs = 168 + 2 * pointer
    static let warningNs = 176 + 2 * pointer
    static let axis = 184 + 2 * pointer
    static let axes = 188 + 2 * pointer
    static let launchCallback = 192 + 2 * pointer
    static let notification = 196 + 2 * pointer
    static let postedBefore = 200 + 2 * pointer
    static let mode = 204 + 2 * pointer
    static let deprecated = 208 + 2 * pointer
    static let permits = 212 + 2 * pointer
    static let keepsRunning = 216 + 2 * pointer
    static let events = 220 + 2 * pointer
    static let manner = 224 + 2 * pointer
    static let quota = 228 + 2 * pointer
    static let unit = 232 + 2 * pointer
    static let activities = 236 + 2 * pointer
    static let price = 240 + 2 * pointer
    static let undoneAt = 244 + 2 * pointer
    static let severity = 248 + 2 * pointer
    static let cause = 252 + 2 * pointer
    static let count = 256 + 2 * pointer
    static let windowNs = 264 + 2 * pointer
    static let namespaces = 272 + 2 * pointer
    static let codeLow = 280 + 2 * pointer
    static let codeHigh = 288 + 2 * pointer
    static let text = 296 + 2 * pointer
    static let key = 296 + 3 * pointer
    static let value = 296 + 4 * pointer
    static let readsAsMethod = 296 + 5 * pointer
    static let reserved = 300 + 5 * pointer
    static let size = 312 + 4 * pointer
  }

  enum RuleStep {
    static let callback = 4
    static let state = 8
    static let when = 12
    static let sceneState = 16
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
}
