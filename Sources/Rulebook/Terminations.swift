// The rules on what the codes in termination reports mean.

import LifecyclePolicy

extension Mask where Element == TerminationNamespace {
  /// The namespaces of the system processes that end apps by the rules of the life cycle.
  /// FrontBoard and Carousel are not listed, because they have the same number as SpringBoard.
  static var ofThePolicy: Mask { [.springboard, .runningboard] }
}

/// Rows about codes of 32 bits. Such a code has a meaning even if the report does not name a
/// namespace. If Apple does not name the first version, `since` is the version of the first known
/// report or page.
let terminationsByCode: [Rule] = [
  .termination(
    "termination.watchdog.2", until: 13, .documented, namespaces: .ofThePolicy,
    low: 0x8bad_f00d, high: 0x8bad_f00d, cause: .watchdog,
    text: "The app did not launch, resume, suspend, end or update in time.",
    sources: [.a4, .a5, .dWd, .l613, .l180],
    note: """
      Up to 12, this is also a background task that was not ended in time. The report names the \
      event.
      """),
  .termination(
    "termination.watchdog.assertion", until: 13, .observed, namespaces: [.runningboard],
    low: 0x8bad_f00d, high: 0x8bad_f00d, cause: .backgroundTaskExpired, allowance: .backgroundTask,
    text: "A background task was not ended in time.", precedence: .exception,
    sources: [.f88529, .lUrls],
    note: "The assertion daemon, number 15, ended apps with this code before 13.0."),
  .termination(
    "termination.watchdog", since: 13, .documented, namespaces: .ofThePolicy,
    low: 0x8bad_f00d, high: 0x8bad_f00d, cause: .watchdog,
    text: "The app did not launch, update its scene or end in time.",
    sources: [.dWd, .dKill, .lExit, .suelan, .f782051],
    note: "The report names the event."),
  .termination(
    "termination.background-task", since: 13, .documented, namespaces: .ofThePolicy,
    low: 0x2182_bad2, high: 0x2182_bad2, cause: .backgroundTaskExpired, allowance: .backgroundTask,
    text: "A background task was not ended before its time was up.", sources: [.dKill, .lBad2],
    note: "The first version with this code is not known."),
  .termination(
    "termination.url-session", since: 13, .documented, namespaces: .ofThePolicy,
    low: 0x2182_bad3, high: 0x2182_bad3, cause: .urlSessionExpired, allowance: .urlSessionEvents,
    text: "The app did not finish with the events of a background URL session in time.",
    sources: [.dKill], note: "The first version with this code is not known."),
  .termination(
    "termination.background-fetch", since: 13, .documented, namespaces: .ofThePolicy,
    low: 0x2182_bad4, high: 0x2182_bad4, cause: .backgroundFetchExpired,
    allowance: .backgroundFetch,
    text: "A background fetch, or an app refresh task, was not finished in time.",
    sources: [.dKill, .dFetch],
    note: """
      Apple names the background fetch; we infer that an app refresh task has this code, too. The \
      first version with it is not known.
      """),
  .termination(
    "termination.resource-held", since: 4, .documented, namespaces: .ofThePolicy,
    low: 0xdead_10cc, high: 0xdead_10cc, cause: .resourceHeld, activity: .fileLock,
    text: "The app held a file or SQLite lock when it was suspended.",
    sources: [.dKill, .a4, .bCastro],
    note: """
      Older text says any system resource, such as the Address Book; the first version is not \
      known.
      """),
  .termination(
    "termination.thermal", since: 5, .documented, namespaces: .ofThePolicy,
    low: 0xc000_10ff, high: 0xc000_10ff, cause: .thermal, text: "The device was too hot.",
    sources: [.dKill, .a4], note: "The first version with this code is not known."),
  .termination(
    "termination.thermal-assertion", since: 13, .observed, namespaces: .ofThePolicy,
    low: 0x05ca_1ded, high: 0x05ca_1ded, cause: .thermal,
    text: "The process held an assertion that may not be held while the device is hot.",
    sources: [.thermalLog, .dKill],
    note: "Read from one log; no crash report is written."),
  .termination(
    "termination.voip-unreported", since: 13, .documented, namespaces: .ofThePolicy,
    low: 0xbaad_ca11, high: 0xbaad_ca11, cause: .voipUnreported, allowance: .voipPushReport,
    text: "A VoIP push came, and the app did not report a call to CallKit.",
    sources: [.dKill, .dVoip, .f817976]),
  .termination(
    "termination.voip-wake-rate", since: 4, .documented, namespaces: .ofThePolicy,
    low: 0xbad2_2222, high: 0xbad2_2222, cause: .voipWakeRate, allowance: .voipWakeRate,
    text: "A VoIP app was resumed too often.", sources: [.dKill, .a4, .oovooWakes]),
  .termination(
    "termination.disk-pressure", since: 13, .documented, namespaces: .ofThePolicy,
    low: 0xbadd_d15c, high: 0xbadd_d15c, cause: .diskPressure,
    text: "Storage was short, and the system deleted caches of the app.",
    sources: [.dKill, .idx57386799574],
    note: "No crash report is written. The first version with this code is not known."),
  .termination(
    "termination.resource-use", since: 16, .documented, namespaces: .ofThePolicy,
    low: 0xd00d_2bad, high: 0xd00d_2bad, cause: .resourceUse,
    text: "The app used too much of key resources of the system.", sources: [.dKill],
    note: "The first version with this code is not known."),
  .termination(
    "termination.watch-cpu", .documented, namespaces: .ofThePolicy, low: 0xc51b_ad01,
    high: 0xc51b_ad01, cause: .cpuLimit,
    text: "On watchOS: a background task used too much CPU time.", sources: [.dKill, .f208952],
    note: "From watchOS 3.1 on; versions here are those of iOS."),
  .termination(
    "termination.watch-time", .documented, namespaces: .ofThePolicy, low: 0xc51b_ad02,
    high: 0xc51b_ad02, cause: .backgroundTaskExpired,
    text: "On watchOS: a background task was not finished in time.", sources: [.dKill, .f208952],
    note: "From watchOS 3.1 on; versions here are those of iOS."),
  .termination(
    "termination.watch-runtime", .documented, namespaces: .ofThePolicy, low: 0xc51b_ad03,
    high: 0xc51b_ad03, cause: .backgroundTaskExpired,
    text: "On watchOS: a background task was not finished in time, as the system was busy.",
    sources: [.dKill, .f208952],
    note: """
      The app need not have done anything wrong. From watchOS 3.1 on; versions here are those of \
      iOS.
      """),
  .termination(
    "termination.insecure-drawing", until: 13, .documented, namespaces: .ofThePolicy,
    low: 0x2bad_45ec, high: 0x2bad_45ec, cause: .insecureDrawing,
    text: "The app drew to the screen while the device was locked.", sources: [.a4],
    note: "Apple's text of 2018 has the code; the newer page does not."),
  .termination(
    "termination.stackshot", until: 13, .documented, namespaces: .ofThePolicy,
    low: 0xbaaa_aaad, high: 0xbaaa_aaad, verdict: .forbidden,
    text: "The report is a stackshot of the whole system: nothing was ended.", sources: [.a4],
    note: "Apple's text of 2018 has the code; the newer page does not."),
  .termination(
    "termination.user-force-quit", until: 11, .observed, namespaces: .ofThePolicy,
    low: 0xdead_fa11, high: 0xdead_fa11, cause: .userForceQuit,
    text: "The user force quit the app.", sources: [.idx60091061497],
    note: """
      Taken from lists of codes; the last version is not known. Apple's text of 2018 has no code \
      for it. Some say that the code was for the held button.
      """),
  .termination(
    "termination.user-force-quit.switcher", since: 11, .observed, namespaces: .ofThePolicy,
    low: 0xdead_fa11, high: 0xdead_fa11, cause: .userForceQuit,
    text: "The user swiped the app away in the app switcher.", sources: [.switcherLog],
    note: """
      The system's log has the code; no crash report is written. The log does not give its \
      version: the row begins where the older one ends.
      """),
  .termination(
    "termination.task-assertions", since: 11, .engineer, namespaces: .ofThePolicy,
    low: 0xbada_5e47, high: 0xbada_5e47, cause: .resourceUse,
    text: "The app had begun too many background tasks that it did not end.", sources: [.f85066],
    note: "The limit is the number of tasks, about 1000, and not their time."),
  .termination(
    "termination.simulator-host", since: 27, .observed, namespaces: .ofThePolicy,
    low: 0xfbfb_fbfb, high: 0xfbfb_fbfb, verdict: .forbidden, cause: .debuggerStop,
    text: "The host of the Simulator ended the app.", sources: [.idx69500904959],
    note: "Read from one log of the Simulator; the first version is not known."),
]

/// Rows about the numbers that the kernel uses in the namespace jetsam. A jetsam report has a name
/// in place of each number. Older kernels have fewer numbers; no source says which version added
/// each number.
let terminationsByJetsam: [Rule] = [
  .termination(
    "termination.jetsam.generic", .inferred, namespaces: [.jetsam], low: 1, high: 1,
    cause: .memoryPressure, text: "The system needed room, for a reason that it does not tell.",
    sources: [.xMemst, .dJet],
    note: "Apple says: for some other reason. A jetsam event means that memory was short."),
  .termination(
    "termination.jetsam.highwater", .documented, namespaces: [.jetsam], low: 2, high: 2,
    cause: .memoryLimit, text: "Memory was short, and the process was above its soft limit.",
    sources: [.xMemst, .xKills, .dJet],
    note: """
      By Apple's page the process is a daemon of the system.
      """),
  .termination(
    "termination.jetsam.vnode-limit", .documented, namespaces: [.jetsam], low: 3,
    high: 3, cause: .memoryPressure, text: "Too many files were open in the whole system.",
    sources: [.xMemst, .dJet, .xKills]),
  .termination(
    "termination.jetsam.page-shortage", .documented, namespaces: [.jetsam], low: 4,
    high: 4, cause: .memoryPressure, text: "The system was short of memory.",
    sources: [.xMemst, .dJet, .xKills]),
  .termination(
    "termination.jetsam.thrashing", .documented, namespaces: [.jetsam], low: 5, high: 6,
    cause: .memoryPressure,
    text: "The system was busy with paging, or with processes that come back at once.",
    sources: [.xMemst, .xKills, .dJet]),
  .termination(
    "termination.jetsam.per-process-limit", .documented, namespaces: [.jetsam], low: 7,
    high: 7, cause: .memoryLimit, text: "The process passed its own memory limit.",
    sources: [.xMemst, .dJet, .xKills, .radiance595]
  )
  .about(.all),
  .termination(
    "termination.jetsam.disk-space", since: 12, .documented, namespaces: [.jetsam],
    low: 8, high: 8, cause: .diskPressure,
    text: "Storage was short, and all frozen processes were ended.", sources: [.xMemst, .xKills],
    note: "Before 12.0 the number stood for diagnostics."),
  .termination(
    "termination.jetsam.idle-exit", .documented, namespaces: [.jetsam], low: 9, high: 9,
    cause: .systemReclaimed, text: "The process was idle, and the system took its memory back.",
    sources: [.xMemst, .xKills]),
  .termination(
    "termination.jetsam.kernel-memory", .documented, namespaces: [.jetsam], low: 10,
    high: 12, cause: .memoryPressure,
    text: "The kernel was short of room for its own memory, or for compressed memory.",
    sources: [.xMemst, .xKills]),
  .termination(
    "termination.jetsam.low-swap", .documented, namespaces: [.jetsam], low: 13, high: 13,
    cause: .memoryPressure, text: "Swap space was short.", sources: [.xMemst, .xKills],
    note: """
      On iPads with app swap, from 16.0 on, suspended apps are ended first, then running ones.
      """),
  .termination(
    "termination.jetsam.sustained-pressure", .documented, namespaces: [.jetsam], low: 14,
    high: 15, cause: .memoryPressure,
    text: "Memory had been short for long, or could not be paged out.",
    sources: [.xMemst, .xKills]),
  .termination(
    "termination.jetsam.conclave-limit", .documented, namespaces: [.jetsam], low: 16,
    high: 16, cause: .memoryLimit, text: "The process passed the memory limit of its conclave.",
    sources: [.xMemst]),
  .termination(
    "termination.jetsam.long-idle", .documented, namespaces: [.jetsam], low: 17,
    high: 17, cause: .systemReclaimed, text: "The process had been idle for long.",
    sources: [.xMemst]),
  .termination(
    "termination.jetsam.cpu-limit", .documented, namespaces: [.jetsam], low: 100,
    high: 100, cause: .cpuLimit, allowance: .cpuUsage, text: "The process used too much CPU time.",
    sources: [.xMemst, .dRes]),
]

/// Rows about namespaces whose codes are not life cycle terminations. In most of them, the app, or
/// a library in the app, is at fault. For a namespace without a row here, only the codes of
/// `terminationsByCode` and `terminationsByJetsam` have a meaning.
let terminationsByNamespace: [Rule] = [
  .termination(
    "termination.namespace.signal", since: 10, .documented, namespaces: [.signal],
    low: 0, high: .max, verdict: .forbidden, cause: .crash, text: "The app crashed.",
    sources: [.xReason, .a4], note: "The code is the number of the signal."),
  .termination(
    "termination.namespace.signal.quit", since: 10, .documented, namespaces: [.signal],
    low: 3, high: 3, verdict: .forbidden, text: "Another process ended the app with a signal.",
    precedence: .exception, sources: [.dSigquit, .xReason],
    note: "SIGQUIT: the app need not have crashed, and no reason of the life cycle is given."),
  .termination(
    "termination.namespace.signal.kill", since: 10, .inferred, namespaces: [.signal],
    low: 9, high: 9, verdict: .forbidden, text: "Another process ended the app with a signal.",
    precedence: .exception, sources: [.xReason, .dKill],
    note: "SIGKILL: the app did not crash by itself, and no reason of the life cycle is given."),
  .termination(
    "termination.namespace.signal.terminate", since: 10, .inferred,
    namespaces: [.signal], low: 15, high: 15, verdict: .forbidden,
    text: "Another process ended the app with a signal.", precedence: .exception,
    sources: [.xReason, .dKill],
    note: "SIGTERM: the app did not crash by itself, and no reason of the life cycle is given."),
  .termination(
    "termination.namespace.codesigning", since: 10, .documented,
    namespaces: [.codesigning], low: 0, high: .max, verdict: .forbidden,
    text: "The code signature of the app is not valid, or a page of it does not match.",
    sources: [.xReason]),
  .termination(
    "termination.namespace.exec", since: 10, .documented, namespaces: [.exec], low: 0,
    high: .max, verdict: .forbidden, text: "The kernel could not start the program.",
    sources: [.xReason]),
  .termination(
    "termination.namespace.dyld", since: 10, .documented, namespaces: [.dyld], low: 0,
    high: .max, verdict: .forbidden,
    text: "The dynamic linker could not load the app or a library of it.", sources: [.xReason]),
  .termination(
    "termination.namespace.libraries", since: 10, .documented,
    namespaces: [.objc, .libsystem], low: 0, high: .max, verdict: .forbidden,
    text: "A system library found a mistake of the app and ended it.", sources: [.xReason]),
  .termination(
    "termination.namespace.tcc", since: 10, .documented, namespaces: [.tcc], low: 0,
    high: .max, verdict: .forbidden,
    text: "The app reached for private data without a text that says why.", sources: [.xReason],
    note: "No code marks the case in which the user changed a privacy switch."),
  .termination(
    "termination.namespace.sandbox", since: 10, .documented, namespaces: [.sandbox],
    low: 0, high: .max, verdict: .forbidden,
    text: "The app did something that its sandbox does not allow.", sources: [.xReason]),
  .termination(
    "termination.namespace.guard", since: 10, .documented, namespaces: [.guard], low: 0,
    high: .max, verdict: .forbidden,
    text: "The app misused a guarded file, port or piece of memory.", sources: [.xReason]),
  .termination(
    "termination.namespace.pac-exception", since: 10, .documented,
    namespaces: [.pacException], low: 0, high: .max, verdict: .forbidden,
    text: "The authentication of a pointer failed.", sources: [.xReason]),
  .termination(
    "termination.namespace.port-space", since: 10, .documented, namespaces: [.portSpace],
    low: 0, high: .max, verdict: .forbidden, text: "The app used up its names for Mach ports.",
    sources: [.xReason]),
]

/// Rows about errors that the system reports for a reason of the life cycle, for example because
/// the app broke a rule or because the device is locked. For an error that is only a text, the code
/// is ours: `ErrorText` in the Python package lists the texts.
let errors: [Rule] = [
  .error(
    "termination.error.tasks-unavailable", since: 13, .documented, .bgTaskScheduler, 1,
    text: """
      The request was not submitted: Background App Refresh is off, or this is the Simulator, or an \
      extension that cannot schedule tasks.
      """, sources: [.dBge]),
  .error(
    "termination.error.too-many-requests", since: 13, .documented, .bgTaskScheduler, 2,
    text: "The request was not submitted: too many requests of its kind are pending.",
    sources: [.dBge]),
  .error(
    "termination.error.tasks-not-permitted", since: 13, .documented, .bgTaskScheduler, 3,
    text: """
      The request was not submitted: the Info.plist lacks the background mode of the task, or its \
      identifier.
      """, sources: [.dBge]),
  .error(
    "termination.error.ineligible-now", since: 26, .documented, .bgTaskScheduler, 4,
    activity: .scheduleContinuedProcessing,
    text: """
      The request was not submitted: the continued task could not begin at once, and its strategy \
      is to fail then.
      """, sources: [.dImmediate, .dBge]),
  .error(
    "termination.error.needs-container", since: 8, .documented, .url, -995,
    text: "A background session of an extension needs a shared container.",
    sources: [.dNeedsContainer]),
  .error(
    "termination.error.session-in-use", since: 8, .documented, .url, -996,
    text: "The background session is connected to another process: the app or its extension.",
    sources: [.dInUseElsewhere]),
  .error(
    "termination.error.session-disconnected", since: 8, .documented, .url, -997,
    text: """
      The app was suspended or ended while a data task of a background session was under way; \
      only downloads and uploads go on.
      """, sources: [.dDisconnected]),
  .error(
    "termination.error.transfer-cancelled", since: 7, .documented, .url, -999,
    text: """
      The transfer was cancelled. If it was not the app that did it, \
      NSURLErrorBackgroundTaskCancelledReasonKey says why.
      """, sources: [.idx67819012]),
  .error(
    "termination.error.transfer-timed-out", since: 7, .documented, .url, -1001,
    allowance: .backgroundTransfer,
    text: "The transfer took longer than timeoutIntervalForResource permits.",
    sources: [.dResourceTimeout]),
  .error(
    "termination.error.cancelled-by-force-quit", since: 7, .documented, .taskCancelledReason, 0,
    cause: .userForceQuit, text: "The user force quit the app, which cancels its transfers.",
    sources: [.idx67819012]),
  .error(
    "termination.error.cancelled-refresh-off", since: 7, .documented, .taskCancelledReason, 1,
    text: "Background App Refresh is off for the app, so its transfers were cancelled.",
    sources: [.idx67819012]),
  .error(
    "termination.error.cancelled-resources", since: 8, .documented, .taskCancelledReason, 2,
    text: "The system lacked the resources for the transfer.", sources: [.idx67819012]),
  .error(
    "termination.error.cannot-record", since: 7, .documented, .osStatus, 561_145_187,
    activity: .startAudioRecording,
    text: "Recording could not begin, such as for an app that is in the background.",
    sources: [.dAudioErrors]),
  .error(
    "termination.error.cannot-play", since: 7, .documented, .osStatus, 561_015_905,
    activity: .audioPlayback,
    text: "Playing could not begin, such as in the background without the mode audio.",
    sources: [.dAudioErrors]),
  .error(
    "termination.error.prompt-cancelled", since: 8, .documented, .localAuthentication, -4,
    text: "The system cancelled the prompt, such as because another app came to the front.",
    sources: [.dSystemCancel]),
  .error(
    "termination.error.cannot-interrupt", since: 7, .documented, .osStatus, 560_557_684,
    activity: .activateAudioSession,
    text: "An audio session that does not mix was activated while the app was in the background.",
    sources: [.dAudioErrors]),
  .error(
    "termination.error.keychain-locked", since: 4, .engineer, .osStatus, -25308,
    text: """
      The keychain item cannot be read now: the device is locked, or was not unlocked since it \
      started.
      """, sources: [.f744785, .dAfterUnlock],
    note: """
      errSecInteractionNotAllowed. Items that the background needs are accessible after the first \
      unlock.
      """),
  .error(
    "termination.error.file-locked", since: 4, .observed, .posix, 1,
    activity: .protectedFileAccess,
    text: "A protected file cannot be opened while the device is locked.",
    sources: [.cryptomator11, .dProt],
    note: "EPERM has other causes, too: the file must be protected, and the device locked."),
  .error(
    "termination.error.database-locked", since: 4, .observed, .sqlite, 23,
    activity: .protectedFileAccess,
    text: "The database is a protected file, and the device is locked.",
    sources: [.sqflite935, .grdb571], note: "SQLITE_AUTH."),
  .error(
    "termination.error.database-io", since: 4, .observed, .sqlite, 10,
    activity: .protectedFileAccess,
    text: "The database is a protected file, and the device is locked.",
    sources: [.sqflite935, .grdb571],
    note: "SQLITE_IOERR has other causes, too: the file must be protected, and the device locked."),
  .error(
    "termination.error.metal-not-permitted", since: 8, .documented, .metalCommandBuffer, 7,
    activity: .metal, text: "The app sent work to the GPU from the background.",
    sources: [.dNotPermittedGPU]),
  .error(
    "termination.error.gpu-not-permitted", since: 8, .observed, .iogpu, 6, activity: .metal,
    text: "The app sent work to the GPU from the background.", sources: [.f795195]),
  .error(
    "termination.error.health-locked", since: 8, .documented, .healthkit, 6,
    text: """
      Health data cannot be read while the device is locked; what is saved is kept until the \
      unlock.
      """, sources: [.dHealthLocked]),
  .error(
    "termination.error.one-channel", since: 16, .documented, .pushToTalkChannel, 2,
    text: "Another Push to Talk channel is joined already: one is permitted on the device.",
    sources: [.dChannelError]),
  .error(
    "termination.error.channel-in-background", since: 16, .documented, .pushToTalkChannel, 6,
    text: "A Push to Talk channel can be joined only while the app is in front.",
    sources: [.dNotForeground]),
  .error(
    "termination.error.registered-late", since: 13, .documented, .text, 1, cause: .crash,
    text: "A handler for background tasks was registered after the launch had ended.",
    sources: [.dBgr], note: "The text is that of the exception which BackgroundTasks raises."),
  .error(
    "termination.error.call-not-reported", since: 13, .engineer, .text, 2, cause: .crash,
    allowance: .voipPushReport,
    text: "A VoIP push came, and the app did not report a call to CallKit.", sources: [.f817976]),
  .error(
    "termination.error.activity-in-background", since: .v(16, 1), .documented, .text, 3,
    text: "A Live Activity can be started only while the app is in front.",
    sources: [.dVisibility, .dLiveActivity, .dLiveActivityIntent],
    note: """
      ActivityAuthorizationError.visibility. From 17.0 on a LiveActivityIntent may start an \
      activity in the background, from 17.2 on a push.
      """),
  .error(
    "termination.error.no-launch-handler", since: 13, .documented, .text, 4, cause: .crash,
    text: "A task was requested for whose identifier no handler is registered.",
    sources: [.dBgr]),
  .error(
    "termination.error.response-not-completed", since: 10, .documented, .text, 5,
    text: "The app did not call the completion handler of a notification response.",
    sources: [.dNact]),
  .error(
    "termination.error.too-many-activities", since: .v(16, 1), .documented, .text, 6,
    text: "The device has as many Live Activities as it may.", sources: [.dActivityError]),
]
