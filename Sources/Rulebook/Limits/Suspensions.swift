// The rules on what prevents the system from suspending an app, and on the order in which apps are
// ended to free memory.

import LifecyclePolicy

/// An activity keeps an app running for as long as the activity lasts. A clock keeps an app running
/// until the limit of the clock, or until the app reports that its work is done.
let suspensions: [Rule] = [
  .suspension(
    "suspension.nothing", .documented, verdict: .allowed, precedence: .base, sources: [.a1]),
  .suspension(
    "suspension.debugger", .engineer, precedence: .gate, unless: [.debuggerDetached],
    sources: [.f14855], note: "An app with a debugger attached is never suspended."),
  .suspension(
    "suspension.background-task", .documented, allowances: [.backgroundTask], sources: [.dBt]),
  .suspension(
    "suspension.expiration-handler", .inferred, allowances: [.expirationHandler],
    sources: [.dBt],
    note: "The task is not ended yet, and the handler is the app's chance to end it."),
  .suspension(
    "suspension.wake.devices", since: 5, .documented,
    allowances: [.accessoryWake, .bluetoothWake], sources: [.a2],
    note: "The app has about ten seconds to process the data, and more with a background task."),
  .suspension(
    "suspension.wake", .inferred,
    allowances: [
      .backgroundFetch, .backgroundTaskInFetch, .silentPush, .urlSessionEvents, .locationWake,
      .voipKeepAliveHandler, .voipPushReport, .appIntent, .workoutMirroring, .siriIntent,
    ], sources: [.dFetch, .dRn, .lUrls, .bCastro],
    note: """
      Our choice: a wake-up holds the app until it says that it is done, or its time is up. An \
      Apple engineer says that suspension can come sooner, so that an app must not count on it; no \
      source says when. See choice.wake-holds.
      """),
  .suspension(
    "suspension.scheduled-task", since: 13, .documented,
    allowances: [.appRefreshTask, .processingTask], sources: [.w19, .dBgx, .dBgp],
    note: "The task holds the app until it is completed, or expires."),
  .suspension(
    "suspension.health-research-task", since: 17, .documented,
    allowances: [.healthResearchTask], sources: [.dBghr]),
  .suspension(
    "suspension.continued-processing-task", since: 26, .documented,
    allowances: [.continuedProcessingTask], sources: [.dCont],
    note: "The app goes on with what the user began in front."),
  .suspension(
    "suspension.audio", .documented,
    activities: [.audioPlayback, .audioRecording, .interAppAudio],
    when: [.modeAudio], sources: [.a2, .dCfg],
    note: "The app is suspended when playing and recording stop."),
  .suspension(
    "suspension.push-to-talk", since: 16, .inferred,
    activities: [.audioPlayback, .audioRecording], when: [.modePushToTalk], sources: [.dPtt],
    note: """
      While the system has activated the audio session of the channel, the app plays or records. \
      We assume that this holds the app as with the mode audio.
      """),
  .suspension(
    "suspension.screen-capture", since: 27, .documented, activities: [.screenCapture],
    when: [.modeScreenCapture], sources: [.dScreenCapture]),
  .suspension(
    "suspension.location", since: 13, .documented, activities: [.startLocationUpdates],
    begunInFront: true, when: [.modeLocation], conflict: .locationSuspension,
    sources: [.dAbg, .dLbg],
    note: """
      The app needs allowsBackgroundLocationUpdates. Apple's guide, for versions to 12, says that \
      the mode does not stop suspension.
      """),
  .suspension(
    "suspension.founding.nothing", .founding, verdict: .allowed, precedence: .base,
    sources: [.s07]),
  .suspension(
    "suspension.founding.background-task", .founding, allowances: [.backgroundTask],
    sources: [.s07, .s26]),
  .suspension(
    "suspension.founding.audio", .founding, activities: [.audioPlayback, .audioRecording],
    when: [.modeAudio], sources: [.s34]),
]

/// The ranks give the order in which the apps in memory are ended. Among apps of equal rank, the
/// largest is ended first.
let purges: [Rule] = [
  .purge(
    "purge.not-running", since: .oldest, .documented, states: [.notRunning],
    verdict: .notApplicable, sources: [.a1], note: "There is no process to end."),
  .purge(
    "purge.prewarmed", since: 15, .inferred, states: [.prewarmed], rank: 1, warned: .no,
    sources: [.dLaunch],
    note: """
      Our choice: a process that has run no code of the app has nothing to lose, and is among the \
      first discarded. Apple says that the system may discard it, and gives no order.
      """),
  .purge(
    "purge.suspended", since: 4, .documented, states: [.suspended], rank: 1, warned: .no,
    sources: [.a1, .a2, .a3]),
  .purge(
    "purge.background", since: 4, .documented, states: [.background], rank: 2, warned: .yes,
    sources: [.a2, .xKills],
    note: """
      Background apps are warned, then ended if the warning and ending suspended ones were not \
      enough.
      """),
  .purge(
    "purge.background.audio", since: 4, .inferred, states: [.background],
    activities: [.audioPlayback, .audioRecording], rank: 3, warned: .yes, precedence: .exception,
    sources: [.a2, .xKills],
    note: """
      Our choice: these apps end after the others in the background, and before the one in front. \
      The kernel's own list has audio above the foreground. See choice.purge-order.
      """),
  .purge(
    "purge.foreground", since: 4, .inferred, states: .foreground, rank: 4, warned: .yes,
    sources: [.a2, .a3, .dLife],
    note: "The app in front comes first for all resources, so it is assumed to be ended last."),
  .purge(
    "purge.foreground.before-4", since: .oldest, until: 4, .inferred, states: .foreground,
    rank: 1, warned: .yes, sources: [.a5, .dLife],
    note: "There is no other app in memory. The warning is documented for later versions."),
  .purge(
    "purge.founding.suspended", .founding, states: [.suspended], rank: 1, warned: .no,
    sources: [.s09, .s54]),
  .purge(
    "purge.founding.background", .founding, states: [.background], rank: 2, warned: .yes,
    sources: [.s54, .s22]),
]
