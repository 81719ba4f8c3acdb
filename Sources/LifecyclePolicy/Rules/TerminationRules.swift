// What the codes in termination reports mean.

extension Mask where Element == TerminationNamespace {
  /// Who ends apps by the policy; SpringBoard's number is FrontBoard's and Carousel's, too.
  static var ofThePolicy: Mask { Mask(.springboard, .runningboard) }
}

/// Codes of 32 bits. They speak for themselves where the report names no namespace. Where Apple
/// does not tell the first version, `since` is that of the first report or page known.
///
/// | code | cause | allowance or rule of conduct |
/// |---|---|---|
/// | 0x8badf00d | watchdog | the event in the report tells |
/// | 0x2182bad2 | background-task-expired | background-task |
/// | 0x2182bad3 | url-session-expired | url-session-events |
/// | 0x2182bad4 | background-fetch-expired | background-fetch |
/// | 0xdead10cc | resource-held | file-lock |
/// | 0xc00010ff | thermal | |
/// | 0xbaadca11 | voip-unreported | voip-push-report |
/// | 0xbad22222 | voip-wake-rate | voip-wake-rate |
/// | 0xbaddd15c | disk-pressure | |
/// | 0xd00d2bad | resource-use | |
/// | 0xc51bad01, 0xc51bad02, 0xc51bad03 | cpu-limit, background-task-expired twice | |
/// | 0x2bad45ec | insecure-drawing | |
/// | 0xbaaaaaad | none | |
/// | 0xdeadfa11 | user-force-quit | |
/// | 0xfbfbfbfb | debugger-stop | |
let terminationRulesOfCodes: [TerminationRule] = [
  TerminationRule(
    id: "termination.watchdog.2", until: .v(13), basis: .documented, namespaces: .ofThePolicy,
    low: 0x8bad_f00d, high: 0x8bad_f00d, cause: .watchdog,
    text: "The app did not launch, resume, suspend, end or update in time.",
    sources: Sources(.a4, .a5, .dWd, .l613, .l180),
    note: """
      To 12 also a background task that was not ended in time. Which event it was stands in the \
      report.
      """),
  TerminationRule(
    id: "termination.watchdog.assertion", until: .v(13), basis: .observed,
    namespaces: Mask(.runningboard), low: 0x8bad_f00d, high: 0x8bad_f00d,
    cause: .backgroundTaskExpired, allowance: .backgroundTask,
    text: "A background task was not ended in time.", precedence: .exception,
    sources: Sources(.f88529, .lUrls),
    note: "The assertion daemon, number 15, ended apps with this code before 13.0."),
  TerminationRule(
    id: "termination.watchdog", since: .v(13), basis: .documented, namespaces: .ofThePolicy,
    low: 0x8bad_f00d, high: 0x8bad_f00d, cause: .watchdog,
    text: "The app did not launch, update its scene or end in time.",
    sources: Sources(.dWd, .dKill, .lExit, .suelan, .f782051),
    note: "Which event it was stands in the report."),
  TerminationRule(
    id: "termination.background-task", since: .v(13), basis: .documented,
    namespaces: .ofThePolicy, low: 0x2182_bad2, high: 0x2182_bad2, cause: .backgroundTaskExpired,
    allowance: .backgroundTask,
    text: "A background task was not ended before its time was up.",
    sources: Sources(.dKill, .lBad2), note: "The first version with this code is not known."),
  TerminationRule(
    id: "termination.url-session", since: .v(13), basis: .documented, namespaces: .ofThePolicy,
    low: 0x2182_bad3, high: 0x2182_bad3, cause: .urlSessionExpired, allowance: .urlSessionEvents,
    text: "The app did not finish with the events of a background URL session in time.",
    sources: Sources(.dKill), note: "The first version with this code is not known."),
  TerminationRule(
    id: "termination.background-fetch", since: .v(13), basis: .documented,
    namespaces: .ofThePolicy, low: 0x2182_bad4, high: 0x2182_bad4,
    cause: .backgroundFetchExpired, allowance: .backgroundFetch,
    text: "A background fetch, or an app refresh task, was not finished in time.",
    sources: Sources(.dKill, .dFetch),
    note: """
      Apple names the background fetch; that an app refresh task has this code too is inferred. \
      The first version with it is not known.
      """),
  TerminationRule(
    id: "termination.resource-held", since: .v(4), basis: .documented, namespaces: .ofThePolicy,
    low: 0xdead_10cc, high: 0xdead_10cc, cause: .resourceHeld, activity: .fileLock,
    text: "The app held a file or SQLite lock when it was suspended.",
    sources: Sources(.dKill, .a4, .bCastro),
    note: """
      In older text any resource of the system, such as the Address Book; the first version is not \
      known.
      """),
  TerminationRule(
    id: "termination.thermal", since: .v(5), basis: .documented, namespaces: .ofThePolicy,
    low: 0xc000_10ff, high: 0xc000_10ff, cause: .thermal,
    text: "The device was too hot.",
    sources: Sources(.dKill, .a4), note: "The first version with this code is not known."),
  TerminationRule(
    id: "termination.voip-unreported", since: .v(13), basis: .documented,
    namespaces: .ofThePolicy, low: 0xbaad_ca11, high: 0xbaad_ca11, cause: .voipUnreported,
    allowance: .voipPushReport,
    text: "A VoIP push came, and the app did not report a call to CallKit.",
    sources: Sources(.dKill, .dVoip, .f817976)),
  TerminationRule(
    id: "termination.voip-wake-rate", since: .v(4), basis: .documented, namespaces: .ofThePolicy,
    low: 0xbad2_2222, high: 0xbad2_2222, cause: .voipWakeRate, allowance: .voipWakeRate,
    text: "A VoIP app was resumed too often.",
    sources: Sources(.dKill, .a4, .oovooWakes)),
  TerminationRule(
    id: "termination.disk-pressure", since: .v(13), basis: .documented, namespaces: .ofThePolicy,
    low: 0xbadd_d15c, high: 0xbadd_d15c, cause: .diskPressure,
    text: "Storage was short, and the system deleted caches of the app.",
    sources: Sources(.dKill, .idx57386799574),
    note: "No crash report is written. The first version with this code is not known."),
  TerminationRule(
    id: "termination.resource-use", since: .v(16), basis: .documented, namespaces: .ofThePolicy,
    low: 0xd00d_2bad, high: 0xd00d_2bad, cause: .resourceUse,
    text: "The app used too much of key resources of the system.",
    sources: Sources(.dKill), note: "The first version with this code is not known."),
  TerminationRule(
    id: "termination.watch-cpu", basis: .documented, namespaces: .ofThePolicy,
    low: 0xc51b_ad01, high: 0xc51b_ad01, cause: .cpuLimit,
    text: "On watchOS: a background task used too much CPU time.",
    sources: Sources(.dKill, .f208952),
    note: "From watchOS 3.1 on; versions here are those of iOS."),
  TerminationRule(
    id: "termination.watch-time", basis: .documented, namespaces: .ofThePolicy,
    low: 0xc51b_ad02, high: 0xc51b_ad02, cause: .backgroundTaskExpired,
    text: "On watchOS: a background task was not finished in time.",
    sources: Sources(.dKill, .f208952),
    note: "From watchOS 3.1 on; versions here are those of iOS."),
  TerminationRule(
    id: "termination.watch-runtime", basis: .documented, namespaces: .ofThePolicy,
    low: 0xc51b_ad03, high: 0xc51b_ad03, cause: .backgroundTaskExpired,
    text: "On watchOS: a background task was not finished in time, as the system was busy.",
    sources: Sources(.dKill, .f208952),
    note: """
      The app need not have done anything wrong. From watchOS 3.1 on; versions here are those of \
      iOS.
      """),
  TerminationRule(
    id: "termination.insecure-drawing", until: .v(13), basis: .documented,
    namespaces: .ofThePolicy, low: 0x2bad_45ec, high: 0x2bad_45ec, cause: .insecureDrawing,
    text: "The app drew to the screen while the device was locked.",
    sources: Sources(.a4), note: "In Apple's text of 2018; the newer page does not have the code."),
  TerminationRule(
    id: "termination.stackshot", until: .v(13), basis: .documented, namespaces: .ofThePolicy,
    low: 0xbaaa_aaad, high: 0xbaaa_aaad, verdict: .forbidden,
    text: "The report is a stackshot of the whole system: nothing was ended.",
    sources: Sources(.a4), note: "In Apple's text of 2018; the newer page does not have the code."),
  TerminationRule(
    id: "termination.user-force-quit", until: .v(11), basis: .observed,
    namespaces: .ofThePolicy, low: 0xdead_fa11, high: 0xdead_fa11, cause: .userForceQuit,
    text: "The user force quit the app.",
    sources: Sources(.idx60091061497),
    note: """
      From lists of codes, the last version is not known; Apple's text of 2018 has none for it. \
      Some say that it was the held button.
      """),
  TerminationRule(
    id: "termination.simulator-host", since: .v(27), basis: .observed,
    namespaces: .ofThePolicy, low: 0xfbfb_fbfb, high: 0xfbfb_fbfb, verdict: .forbidden,
    cause: .debuggerStop,
    text: "The host of the Simulator ended the app.",
    sources: Sources(.idx69500904959),
    note: "Read off one log of the Simulator; the first version is not known."),
]

/// The kernel's numbers in the namespace jetsam, by which the names in jetsam reports go as well.
/// Older kernels have fewer; no source tells the first version of each.
///
/// | code | reason | cause |
/// |---|---|---|
/// | 1 | generic | memory-pressure |
/// | 2 | highwater | memory-limit |
/// | 3 | vnode-limit | memory-pressure |
/// | 4 | vm-pageshortage | memory-pressure |
/// | 5, 6 | proc-thrashing, fc-thrashing | memory-pressure |
/// | 7 | per-process-limit | memory-limit |
/// | 8 | disk-space, 12.0 on | disk-pressure |
/// | 9 | idle-exit | system-reclaimed |
/// | 10 | zone-map | memory-pressure |
/// | 11, 12 | compressor-thrashing, compressor-space | memory-pressure |
/// | 13 | low-swap | memory-pressure |
/// | 14 | sustained-pressure | memory-pressure |
/// | 15 | pageout-starvation | memory-pressure |
/// | 16 | conclave-limit | memory-limit |
/// | 17 | long-idle | system-reclaimed |
/// | 100 | cpu-limit | cpu-limit |
let terminationRulesOfJetsam: [TerminationRule] = [
  TerminationRule(
    id: "termination.jetsam.generic", basis: .inferred, namespaces: Mask(.jetsam),
    low: 1, high: 1, cause: .memoryPressure,
    text: "The system needed room, for a reason that it does not tell.",
    sources: Sources(.xMemst, .dJet),
    note: "Apple: for some other reason; that memory was short is what a jetsam event means."),
  TerminationRule(
    id: "termination.jetsam.highwater", basis: .documented,
    namespaces: Mask(.jetsam), low: 2, high: 2, cause: .memoryLimit,
    text: "Memory was short, and the process was above its soft limit.",
    sources: Sources(.xMemst, .xKills, .dJet), note: "By Apple's page a daemon of the system."),
  TerminationRule(
    id: "termination.jetsam.vnode-limit", basis: .documented,
    namespaces: Mask(.jetsam), low: 3, high: 3, cause: .memoryPressure,
    text: "Too many files were open in the whole system.",
    sources: Sources(.xMemst, .dJet, .xKills)),
  TerminationRule(
    id: "termination.jetsam.page-shortage", basis: .documented,
    namespaces: Mask(.jetsam), low: 4, high: 4, cause: .memoryPressure,
    text: "The system was short of memory.", sources: Sources(.xMemst, .dJet, .xKills)),
  TerminationRule(
    id: "termination.jetsam.thrashing", basis: .documented,
    namespaces: Mask(.jetsam), low: 5, high: 6, cause: .memoryPressure,
    text: "The system was busy with paging, or with processes that come back at once.",
    sources: Sources(.xMemst, .xKills, .dJet)),
  TerminationRule(
    id: "termination.jetsam.per-process-limit", basis: .documented,
    namespaces: Mask(.jetsam), low: 7, high: 7, cause: .memoryLimit,
    text: "The process passed its own memory limit.",
    sources: Sources(.xMemst, .dJet, .xKills, .radiance595)),
  TerminationRule(
    id: "termination.jetsam.disk-space", since: .v(12), basis: .documented,
    namespaces: Mask(.jetsam), low: 8, high: 8, cause: .diskPressure,
    text: "Storage was short, and all frozen processes were ended.",
    sources: Sources(.xMemst, .xKills), note: "Before 12.0 the number stood for diagnostics."),
  TerminationRule(
    id: "termination.jetsam.idle-exit", basis: .documented,
    namespaces: Mask(.jetsam), low: 9, high: 9, cause: .systemReclaimed,
    text: "The process was idle, and the system took its memory back.",
    sources: Sources(.xMemst, .xKills)),
  TerminationRule(
    id: "termination.jetsam.kernel-memory", basis: .documented,
    namespaces: Mask(.jetsam), low: 10, high: 12, cause: .memoryPressure,
    text: "The kernel was short of room for its own memory, or for compressed memory.",
    sources: Sources(.xMemst, .xKills)),
  TerminationRule(
    id: "termination.jetsam.low-swap", basis: .documented,
    namespaces: Mask(.jetsam), low: 13, high: 13, cause: .memoryPressure,
    text: "Swap space was short.", sources: Sources(.xMemst, .xKills),
    note: "On iPads with app swap, from 16.0 on: suspended apps first, then running ones."),
  TerminationRule(
    id: "termination.jetsam.sustained-pressure", basis: .documented,
    namespaces: Mask(.jetsam), low: 14, high: 15, cause: .memoryPressure,
    text: "Memory had been short for long, or could not be paged out.",
    sources: Sources(.xMemst, .xKills)),
  TerminationRule(
    id: "termination.jetsam.conclave-limit", basis: .documented,
    namespaces: Mask(.jetsam), low: 16, high: 16, cause: .memoryLimit,
    text: "The process passed the memory limit of its conclave.", sources: Sources(.xMemst)),
  TerminationRule(
    id: "termination.jetsam.long-idle", basis: .documented,
    namespaces: Mask(.jetsam), low: 17, high: 17, cause: .systemReclaimed,
    text: "The process had been idle for long.", sources: Sources(.xMemst)),
  TerminationRule(
    id: "termination.jetsam.cpu-limit", basis: .documented,
    namespaces: Mask(.jetsam), low: 100, high: 100, cause: .cpuLimit, allowance: .cpuUsage,
    text: "The process used too much CPU time.", sources: Sources(.xMemst, .dRes)),
]

/// Whole namespaces that are no life cycle termination: the app, or a library in it, is at fault.
/// What the others mean, beside the codes above, no source says.
///
/// | namespace | what |
/// |---|---|
/// | signal | a crash, but for 3, 9 and 15, which another process sends |
/// | codesigning, exec, dyld | the program cannot be run |
/// | objc, libsystem | a system library gave up |
/// | tcc, sandbox | something that the app is not allowed |
/// | guard, pac-exception, port-space | memory, descriptors or ports misused |
let terminationRulesOfNamespaces: [TerminationRule] = [
  TerminationRule(
    id: "termination.namespace.signal", since: .v(10), basis: .documented,
    namespaces: Mask(.signal), low: 0, high: .max, verdict: .forbidden, cause: .crash,
    text: "The app crashed.", sources: Sources(.xReason, .a4),
    note: "The code is the number of the signal."),
  TerminationRule(
    id: "termination.namespace.signal.quit", since: .v(10), basis: .documented,
    namespaces: Mask(.signal), low: 3, high: 3, verdict: .forbidden,
    text: "Another process ended the app with a signal.", precedence: .exception,
    sources: Sources(.dSigquit, .xReason),
    note: "SIGQUIT: the app need not have crashed, and no reason of the life cycle is given."),
  TerminationRule(
    id: "termination.namespace.signal.kill", since: .v(10), basis: .inferred,
    namespaces: Mask(.signal), low: 9, high: 9, verdict: .forbidden,
    text: "Another process ended the app with a signal.", precedence: .exception,
    sources: Sources(.xReason, .dKill),
    note: "SIGKILL: the app did not crash by itself, and no reason of the life cycle is given."),
  TerminationRule(
    id: "termination.namespace.signal.terminate", since: .v(10), basis: .inferred,
    namespaces: Mask(.signal), low: 15, high: 15, verdict: .forbidden,
    text: "Another process ended the app with a signal.", precedence: .exception,
    sources: Sources(.xReason, .dKill),
    note: "SIGTERM: the app did not crash by itself, and no reason of the life cycle is given."),
  TerminationRule(
    id: "termination.namespace.codesigning", since: .v(10), basis: .documented,
    namespaces: Mask(.codesigning), low: 0, high: .max, verdict: .forbidden,
    text: "The code signature of the app is not valid, or a page of it does not match.",
    sources: Sources(.xReason)),
  TerminationRule(
    id: "termination.namespace.exec", since: .v(10), basis: .documented,
    namespaces: Mask(.exec), low: 0, high: .max, verdict: .forbidden,
    text: "The kernel could not start the program.", sources: Sources(.xReason)),
  TerminationRule(
    id: "termination.namespace.dyld", since: .v(10), basis: .documented,
    namespaces: Mask(.dyld), low: 0, high: .max, verdict: .forbidden,
    text: "The dynamic linker could not load the app or a library of it.",
    sources: Sources(.xReason)),
  TerminationRule(
    id: "termination.namespace.libraries", since: .v(10), basis: .documented,
    namespaces: Mask(.objc, .libsystem), low: 0, high: .max, verdict: .forbidden,
    text: "A system library found a mistake of the app and ended it.", sources: Sources(.xReason)),
  TerminationRule(
    id: "termination.namespace.tcc", since: .v(10), basis: .documented, namespaces: Mask(.tcc),
    low: 0, high: .max, verdict: .forbidden,
    text: "The app reached for private data without a text that says why.",
    sources: Sources(.xReason),
    note: "No code tells the case apart in which the user changed a privacy switch."),
  TerminationRule(
    id: "termination.namespace.sandbox", since: .v(10), basis: .documented,
    namespaces: Mask(.sandbox), low: 0, high: .max, verdict: .forbidden,
    text: "The app did something that its sandbox does not allow.", sources: Sources(.xReason)),
  TerminationRule(
    id: "termination.namespace.guard", since: .v(10), basis: .documented,
    namespaces: Mask(.guard), low: 0, high: .max, verdict: .forbidden,
    text: "The app misused a guarded file, port or piece of memory.", sources: Sources(.xReason)),
  TerminationRule(
    id: "termination.namespace.pac-exception", since: .v(10), basis: .documented,
    namespaces: Mask(.pacException), low: 0, high: .max, verdict: .forbidden,
    text: "The authentication of a pointer failed.", sources: Sources(.xReason)),
  TerminationRule(
    id: "termination.namespace.port-space", since: .v(10), basis: .documented,
    namespaces: Mask(.portSpace), low: 0, high: .max, verdict: .forbidden,
    text: "The app used up its names for Mach ports.", sources: Sources(.xReason)),
]

extension RuleTables {
  var terminationCount: Int {
    terminationRulesOfCodes.count &+ terminationRulesOfJetsam.count
      &+ terminationRulesOfNamespaces.count
  }

  func termination(_ index: Int) -> TerminationRule {
    var index = index.clamped(below: terminationCount)
    if index < terminationRulesOfCodes.count { return terminationRulesOfCodes[index] }
    index &-= terminationRulesOfCodes.count
    if index < terminationRulesOfJetsam.count { return terminationRulesOfJetsam[index] }
    return terminationRulesOfNamespaces[index &- terminationRulesOfJetsam.count]
  }
}
