// Where the fields of the header's structs stand; a test compares them with the header.

/// Offsets and sizes in bytes. Pointers have the size of the target's.
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
    static let size = 52
  }

  enum Facts {
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
    static let size = 72
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
    static let size = 20
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

  enum Text {
    static let data = 0
    static let length = pointer
    static let size = 0 + 2 * pointer
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
    static let size = 184 + 2 * pointer
  }

  enum RuleStep {
    static let callback = 4
    static let state = 8
    static let when = 12
    static let size = 16
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
