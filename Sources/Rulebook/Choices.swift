// What a question means where it says nothing, and where silence is no "no".

import LifecyclePolicy

extension Mask where Element == Cause {
  /// What goes wrong, and what the user or the system does to an app that misbehaves.
  static var failures: Mask {
    [
      .memoryLimit, .crash, .watchdog, .backgroundTaskExpired, .backgroundFetchExpired,
      .urlSessionExpired, .cpuLimit, .thermal, .diskPressure, .resourceHeld, .voipUnreported,
      .voipWakeRate, .privacyChanged, .appExit, .debuggerStop, .userForceQuitHeldButton,
      .memoryPressure, .resourceUse, .insecureDrawing, .backgroundGraphics,
    ]
  }

  /// What ends the process wherever it arises; leaving an app does so only where it opted out.
  static var endings: Mask {
    .any(
      of: .failures,
      [
        .prewarmDiscarded, .lowBatteryShutdown, .systemShutdown, .systemReclaimed,
        .systemEndedBackground, .userForceQuit, .exitsOnSuspend, .appUpdate, .appUninstall,
        .reboot,
      ])
  }

  /// What brings an app to the front.
  static var toTheFront: Mask { [.launchByUser, .returnByUser, .deviceUnlock] }
}

/// The causes of one act: those that go before a cause or carry on what it began.
let choicesOfActs: [Rule] = [
  .choice(
    "choice.act.other", causes: .all, companions: [.activation, .executionFinished],
    sources: [.a3],
    note: "Ours: an act goes on by itself until the app is active, or has nothing left to do."),
  .choice(
    "choice.act.launch", causes: [.launchByUser],
    companions: [.sceneRequest, .activation, .executionFinished], precedence: .exception,
    sources: [.a3, .dLife], note: "Ours: a launch by the user asks for a scene, and activates it."),
  .choice(
    "choice.act.interruption-over", causes: [.interruptionAccepted, .interruptionIgnored],
    companions: [.interruptionBegin, .executionFinished], precedence: .exception, sources: [.a3],
    note: "Ours: an interruption that is over has begun."),
  .choice(
    "choice.act.app-switcher", causes: [.userForceQuit, .appSwitcherClosed],
    companions: [.appSwitcherOpen], precedence: .exception, sources: [.a3],
    note: "Ours: what is done in the app switcher begins with opening it."),
]

/// The causes of the steps of a path unless the question names others: the acts of the user and of
/// the system, no failures.
let choicesOfWays: [Rule] = [
  .choice(
    "choice.way.to-the-end", states: [.notRunning, .prewarmed],
    causes: Mask<Cause>.all.subtracting(.failures), sources: [.a1],
    note: "Ours: the way to where there is no process may end it, but not by a failure."),
  .choice(
    "choice.way.to-the-background", states: [.background, .suspended, .sceneBackground],
    causes: Mask<Cause>.all.subtracting(.endings).subtracting(.toTheFront), sources: [.a1],
    note: "Ours: the way to the background keeps the process, and nothing comes to the front on it."
  ),
  .choice(
    "choice.way.to-the-front",
    states: [
      .inactive, .active, .sceneUnattached, .sceneForegroundInactive, .sceneForegroundActive,
    ],
    causes: Mask<Cause>.all.subtracting(.endings), sources: [.a1],
    note: "Ours: the way to the front keeps the process."),
]

let choicesOfInterruptions: [Rule] = [
  .choice(
    "choice.interruption", interruptions: .covering, sources: [.a3],
    note: "Ours: an interruption of which no kind is given is one that covers the app.")
]

/// What a host that keeps state must do, and no source tells how: each is said in its note.
let choicesOfDevices: [Rule] = [
  .choice(
    "choice.state-change", sources: [.a3],
    note: """
      Ours: where no source says what is read in the next callback, the state changes after the last \
      callback of the step.
      """)
]

/// The four founding articles as they stand: where they say nothing, that is no "no".
let silences: [Rule] = [
  .silence(
    "silence.founding.scenes", .founding, silence: .scenes, reason: .scenesNotCovered,
    sources: [.s01], note: "The articles are older than scenes."),
  .silence(
    "silence.founding.ways", .founding, silence: .ways, reason: .noPath, sources: [.s01],
    note: "Where the articles name no transition, that is no statement that there is none."),
  .silence(
    "silence.founding.callbacks", .founding, silence: .callbacks, sources: [.s01],
    note: "Where the articles do not name a callback, that is no statement that it does not come."),
]
