// What a termination leaves behind: how the app stands with the system when the next event comes.

/// One way to come to a standing.
public struct StandingRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .oldest
  public var until: OSVersion = .open
  public let basis: Basis
  public let terminations: Mask<Termination>
  public let standing: Standing
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension StandingRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> StandingRule { book.standing(index) }

  var verdict: Verdict { .allowed }
  func tellsTheSame(as other: StandingRule) -> Bool { standing == other.standing }
}

extension Mask where Element == Termination {
  /// "Any reason other than the user force quitting it."
  static var anyButForceQuit: Mask {
    Mask(.memoryPressure, .systemReclaimed, .systemEndedBackground, .memoryLimit, .crash, .watchdog)
      .union(Mask(.backgroundTaskExpired, .backgroundFetchExpired, .urlSessionExpired, .cpuLimit))
      .union(Mask(.thermal, .diskPressure, .resourceHeld, .voipUnreported, .voipWakeRate))
      .union(Mask(.privacyChanged, .appExit, .debuggerStop, .resourceUse, .insecureDrawing))
  }
}

/// | termination | standing |
/// |---|---|
/// | none | in memory |
/// | user force quit, never launched | force quit, until the user launches it; a reboot clears it too (Apple), or does not (an engineer): an option |
/// | exits on suspend, held button, update, uninstall | kinds of their own |
/// | any other | ended |
/// | anything, and then a reboot | rebooted; where the user launched it after that, ended |
let standingRules0: [StandingRule] = [
  StandingRule(
    id: "standing.in-memory", basis: .documented, terminations: Mask(.none), standing: .inMemory,
    sources: Sources(.a1)),
  StandingRule(
    id: "standing.ended", basis: .documented, terminations: .anyButForceQuit, standing: .ended,
    sources: Sources(.a2, .f14855),
    note: "Any reason other than the user's force quit, by Apple's words."),
  StandingRule(
    id: "standing.force-quit", basis: .documented, terminations: Mask(.userForceQuit),
    standing: .forceQuit, sources: Sources(.a2, .sea),
    note: "A flag, which is set even where the app was not running."),
  StandingRule(
    id: "standing.never-launched", basis: .inferred, terminations: Mask(.neverLaunched),
    standing: .forceQuit, sources: Sources(.sea, .f15808),
    note: """
      By what an engineer and developers say it is the same flag, "the user has launched this \
      app", which a force quit clears.
      """),
  StandingRule(
    id: "standing.held-button", basis: .inferred,
    terminations: Mask(.userForceQuitHeldButton), standing: .heldButton, sources: Sources(.tray),
    note: "No source says whether ending an app by the held button sets the force-quit flag."),
  StandingRule(
    id: "standing.opted-out", basis: .documented, terminations: Mask(.exitsOnSuspend),
    standing: .optedOut, sources: Sources(.a2)),
  StandingRule(
    id: "standing.updated", basis: .inferred, terminations: Mask(.appUpdate), standing: .updated,
    sources: Sources(.a2), note: "No source says which background triggers survive an update."),
  StandingRule(
    id: "standing.uninstalled", basis: .inferred, terminations: Mask(.appUninstall),
    standing: .uninstalled, precedence: .beyondGate, sources: Sources(.a2),
    note: "There is nothing left to launch."),
  StandingRule(
    id: "standing.rebooted", basis: .documented, terminations: Mask(.reboot), standing: .rebooted,
    sources: Sources(.a2)),
  StandingRule(
    id: "standing.rebooted.since", basis: .documented,
    terminations: Mask<Termination>.anyButForceQuit
      .union(Mask(.none, .userForceQuitHeldButton, .exitsOnSuspend, .appUpdate)),
    standing: .rebooted, precedence: .exception, when: Mask(.rebootedSince),
    sources: Sources(.a2)),
  StandingRule(
    id: "standing.force-quit.reboot", basis: .documented, terminations: Mask(.userForceQuit),
    standing: .rebooted, precedence: .exception, when: Mask(.rebootedSince),
    conflict: .forceQuitAcrossReboot, sources: Sources(.a2, .dRn),
    note: """
      Apple: not until the user launches the app or restarts the device. An engineer said in 2015 \
      that the flag persists across restarts: the option force-quit-survives-reboot follows him.
      """
  ),
  StandingRule(
    id: "standing.force-quit.survives-reboot", basis: .engineer, terminations: Mask(.userForceQuit),
    standing: .forceQuit, precedence: .gate, when: Mask(.rebootedSince, .forceQuitSurvivesReboot),
    conflict: .forceQuitAcrossReboot, sources: Sources(.f15808),
    note: """
      Chosen by the option force-quit-survives-reboot; Apple's documentation says that a restart \
      clears it.
      """
  ),
  StandingRule(
    id: "standing.user-launch", basis: .documented,
    terminations: Mask<Termination>.anyButForceQuit.union(
      Mask(.userForceQuit, .neverLaunched, .reboot, .userForceQuitHeldButton, .appUpdate)),
    standing: .ended, precedence: .beyondGate, when: Mask(.userLaunchedSince),
    sources: Sources(.a2),
    note: """
      A launch by the user ends the force-quit state; the app is taken to have ended since by \
      other means.
      """
  ),
  StandingRule(
    id: "standing.user-launch.rebooted", basis: .documented, terminations: Mask(.none),
    standing: .ended, precedence: .beyondGate, when: Mask(.rebootedSince, .userLaunchedSince),
    sources: Sources(.a2),
    note: "The restart ended the app; the launch by the user is taken to have come after it."),
  StandingRule(
    id: "standing.user-launch.opted-out", basis: .documented,
    terminations: Mask(.exitsOnSuspend), standing: .optedOut, precedence: .beyondGate,
    when: Mask(.rebootedSince, .userLaunchedSince), sources: Sources(.a2),
    note: """
      An app that opted out ends as before when the user leaves it again; the launch is taken to \
      have come after the restart.
      """),
  StandingRule(
    id: "standing.founding.in-memory", basis: .founding, terminations: Mask(.none),
    standing: .inMemory, sources: Sources(.s01)),
  StandingRule(
    id: "standing.founding.ended", basis: .founding, terminations: .anyButForceQuit,
    standing: .ended, sources: Sources(.s46)),
  StandingRule(
    id: "standing.founding.force-quit", basis: .founding, terminations: Mask(.userForceQuit),
    standing: .forceQuit, sources: Sources(.s47)),
  StandingRule(
    id: "standing.founding.rebooted", basis: .founding, terminations: Mask(.reboot),
    standing: .rebooted, sources: Sources(.s46)),
  StandingRule(
    id: "standing.founding.rebooted.since", basis: .founding,
    terminations: Mask<Termination>.anyButForceQuit.union(Mask(.none)),
    standing: .rebooted, precedence: .exception, when: Mask(.rebootedSince),
    sources: Sources(.s46)),
  StandingRule(
    id: "standing.founding.force-quit.reboot", basis: .founding,
    terminations: Mask(.userForceQuit), standing: .rebooted, precedence: .exception,
    when: Mask(.rebootedSince), conflict: .forceQuitAcrossReboot, sources: Sources(.s48),
    note: "An engineer said in 2015 that the flag persists across restarts."),
  StandingRule(
    id: "standing.founding.user-launch", basis: .founding,
    terminations: Mask<Termination>.anyButForceQuit.union(Mask(.userForceQuit, .reboot)),
    standing: .ended, precedence: .beyondGate, when: Mask(.userLaunchedSince),
    sources: Sources(.s48)),
  StandingRule(
    id: "standing.founding.user-launch.rebooted", basis: .founding, terminations: Mask(.none),
    standing: .ended, precedence: .beyondGate, when: Mask(.rebootedSince, .userLaunchedSince),
    sources: Sources(.s46, .s48)),
]

extension RuleTables {
  var standingCount: Int { standingRules0.count }
  func standing(_ index: Int) -> StandingRule {
    standingRules0[index.clamped(below: standingCount)]
  }
}
