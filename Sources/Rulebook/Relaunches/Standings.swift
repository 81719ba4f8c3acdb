// The rules on the standing that an app has with the system between a termination and the next
// event.

import LifecyclePolicy

extension Mask where Element == Termination {
  /// The terminations that Apple describes with "any reason other than the user force quitting it".
  static var anyButForceQuit: Mask {
    [
      .memoryPressure, .systemReclaimed, .systemEndedBackground, .memoryLimit, .crash, .watchdog,
      .backgroundTaskExpired, .backgroundFetchExpired, .urlSessionExpired, .cpuLimit, .thermal,
      .diskPressure, .resourceHeld, .voipUnreported, .voipWakeRate, .privacyChanged, .appExit,
      .debuggerStop, .resourceUse, .insecureDrawing, .backgroundGraphics,
    ]
  }
}

/// The standing of an app also counts for its extensions.
let standings: [Rule] = standingsOfApps.map { $0.about(.all) }

private let standingsOfApps: [Rule] = [
  .standing(
    "standing.in-memory", .documented, terminations: [.none], standing: .inMemory,
    sources: [.a1]),
  .standing(
    "standing.ended", .documented, terminations: .anyButForceQuit, standing: .ended,
    sources: [.a2, .f14855],
    note: "By Apple's words, any end other than the user's force quit."),
  .standing(
    "standing.force-quit", .documented, terminations: [.userForceQuit],
    standing: .forceQuit, sources: [.a2, .sea],
    note: "A force quit sets a flag, even if the app was not running."),
  .standing(
    "standing.never-launched", .inferred, terminations: [.neverLaunched],
    standing: .forceQuit, sources: [.sea, .f15808],
    note: """
      An engineer and developers say that the flag is that of a force quit: "the user has launched \
      this app", which a force quit clears.
      """),
  .standing(
    "standing.held-button", .inferred, terminations: [.userForceQuitHeldButton],
    standing: .heldButton, sources: [.tray],
    note: "No source says whether ending an app by the held button sets the force-quit flag."),
  .standing(
    "standing.opted-out", .documented, terminations: [.exitsOnSuspend], standing: .optedOut,
    sources: [.a2]),
  .standing(
    "standing.updated", .inferred, terminations: [.appUpdate], standing: .updated,
    sources: [.a2], note: "No source says which background triggers survive an update."),
  .standing(
    "standing.uninstalled", .inferred, terminations: [.appUninstall],
    standing: .uninstalled, precedence: .beyondGate, sources: [.a2],
    note: "There is nothing left to launch."),
  .standing(
    "standing.rebooted", .documented, terminations: [.reboot], standing: .rebooted,
    sources: [.a2]),
  .standing(
    "standing.rebooted.since", .documented,
    terminations: .any(
      of: .anyButForceQuit, [.none, .userForceQuitHeldButton, .exitsOnSuspend, .appUpdate]),
    standing: .rebooted, precedence: .exception,
    when: [.rebootedSince], sources: [.a2]),
  .standing(
    "standing.force-quit.reboot", .documented, terminations: [.userForceQuit],
    standing: .rebooted, precedence: .exception, when: [.rebootedSince],
    conflict: .forceQuitAcrossReboot, sources: [.a2, .dRn],
    note: """
      Apple says: not until the user launches the app or restarts the device. An engineer said in \
      2015 that the flag persists across restarts; the option force-quit-survives-reboot follows \
      the engineer.
      """),
  .standing(
    "standing.force-quit.survives-reboot", .engineer, terminations: [.userForceQuit],
    standing: .forceQuit, precedence: .gate, when: [.rebootedSince, .forceQuitSurvivesReboot],
    conflict: .forceQuitAcrossReboot, sources: [.f15808],
    note: """
      The option force-quit-survives-reboot chooses this rule; Apple's documentation says that a \
      restart clears the flag.
      """),
  .standing(
    "standing.user-launch", .documented,
    terminations: .any(
      of: .anyButForceQuit,
      [.userForceQuit, .neverLaunched, .reboot, .userForceQuitHeldButton, .appUpdate]),
    standing: .ended, precedence: .beyondGate,
    when: [.userLaunchedSince], sources: [.a2],
    note: """
      A launch by the user ends the force-quit state; the app is assumed to have ended since by \
      other means.
      """),
  .standing(
    "standing.user-launch.rebooted", .documented, terminations: [.none], standing: .ended,
    precedence: .beyondGate, when: [.rebootedSince, .userLaunchedSince], sources: [.a2],
    note: "The restart ended the app; the launch by the user is assumed to have come after it."),
  .standing(
    "standing.user-launch.opted-out", .documented, terminations: [.exitsOnSuspend],
    standing: .optedOut, precedence: .beyondGate, when: [.rebootedSince, .userLaunchedSince],
    sources: [.a2],
    note: """
      An app that opted out ends as before when the user leaves it again; we assume that the \
      launch came after the restart.
      """),
  .standing(
    "standing.founding.in-memory", .founding, terminations: [.none], standing: .inMemory,
    sources: [.s01]),
  .standing(
    "standing.founding.ended", .founding, terminations: .anyButForceQuit, standing: .ended,
    sources: [.s46]),
  .standing(
    "standing.founding.force-quit", .founding, terminations: [.userForceQuit],
    standing: .forceQuit, sources: [.s47]),
  .standing(
    "standing.founding.rebooted", .founding, terminations: [.reboot], standing: .rebooted,
    sources: [.s46]),
  .standing(
    "standing.founding.rebooted.since", .founding,
    terminations: .any(of: .anyButForceQuit, [.none]), standing: .rebooted,
    precedence: .exception, when: [.rebootedSince], sources: [.s46]),
  .standing(
    "standing.founding.force-quit.reboot", .founding, terminations: [.userForceQuit],
    standing: .rebooted, precedence: .exception, when: [.rebootedSince],
    conflict: .forceQuitAcrossReboot, sources: [.s48],
    note: "An engineer said in 2015 that the flag persists across restarts."),
  .standing(
    "standing.founding.user-launch", .founding,
    terminations: .any(of: .anyButForceQuit, [.userForceQuit, .reboot]),
    standing: .ended, precedence: .beyondGate, when: [.userLaunchedSince], sources: [.s48]),
  .standing(
    "standing.founding.user-launch.rebooted", .founding, terminations: [.none],
    standing: .ended, precedence: .beyondGate, when: [.rebootedSince, .userLaunchedSince],
    sources: [.s46, .s48]),
]
