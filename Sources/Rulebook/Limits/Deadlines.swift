// The rules on how long each callback, background task and wake-up may take.

import LifecyclePolicy

/// Rows about callbacks and the watchdog. Apple does not formally document the times of the
/// watchdog (QA1693). The times are known from reports about apps that the watchdog ended.
let deadlinesOfCallbacks: [Rule] = [
  .deadline(
    "deadline.did-enter-background.documented", since: 4, until: 13, .documented,
    allowances: [.didEnterBackground], advice: .seconds(5), limit: .seconds(5),
    atExpiry: .terminate, code: .watchdog, termination: .watchdog, extendable: .yes,
    starts: .callback, conflict: .undocumentedLimit,
    sources: [.a3, .dExtend, .a4],
    note: """
      About five seconds by Apple's text; the German and the French article call the limit \
      undocumented. An app asks for more time with a background task.
      """),
  .deadline(
    "deadline.did-enter-background.documented.13", since: 13, .documentedOnly,
    allowances: [.didEnterBackground], advice: .seconds(5), limit: .seconds(5),
    atExpiry: .terminate, code: .watchdog, termination: .watchdog, extendable: .yes,
    starts: .callback, conflict: .didEnterBackgroundLimit,
    sources: [.dExtend, .a3, .dWd], note: "The watchdog was measured at 10 s."),
  .deadline(
    "deadline.did-enter-background", since: 13, .observed,
    allowances: [.didEnterBackground], advice: .seconds(5), limit: .seconds(10),
    atExpiry: .terminate, code: .watchdog, termination: .watchdog, extendable: .yes,
    starts: .callback, conflict: .didEnterBackgroundLimit,
    sources: [.lSupd, .dExtend, .a3],
    note: """
      Apple's text says about five seconds, which is the advice; the kill was measured at 10 s.
      """),
  .deadline(
    "deadline.will-terminate", since: .oldest, .documented, allowances: [.willTerminate],
    advice: .seconds(5), limit: .seconds(5), atExpiry: .terminate, starts: .callback,
    sources: [.dTerm],
    note: "About five seconds."),
  .deadline(
    "deadline.process-exit", since: .v(11, 0, 3), .observed, allowances: [.processExit],
    limit: .seconds(5), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    sources: [.lExit, .alipayExit, .idx20476597456],
    note: "First seen on 11.0.3; it is not known whether older versions have it."),
  .deadline(
    "deadline.process-exit.4", since: 4, until: 7, .observed, allowances: [.processExit],
    limit: .seconds(6), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    sources: [.tCnb, .a5]),
  .deadline(
    "deadline.exits-on-suspend-cleanup", since: 4, until: 13, .documented,
    allowances: [.exitsOnSuspendCleanup], limit: .seconds(5), atExpiry: .terminate,
    termination: .exitsOnSuspend, starts: .callback, sources: [.a2],
    note: "About five seconds."),
  .deadline(
    "deadline.launch", since: 4, until: 13, .documented, allowances: [.launch],
    advice: .seconds(5), limit: .seconds(20), atExpiry: .terminate, code: .watchdog,
    termination: .watchdog,
    starts: .processStart, conflict: .launchLimit, sources: [.a3, .a4, .tCnb],
    note: """
      Apple's guidance is five seconds; its example of a watchdog report shows 19.81 s of 20.00 s, \
      which is no promise.
      """),
  .deadline(
    "deadline.launch.13", since: 13, .documented, allowances: [.launch],
    limit: .seconds(20), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    starts: .processStart, conflict: .launchLimit,
    sources: [.dWd, .a4],
    note: """
      The time in Apple's example of a report, 19.97 s, is no promise; the guide's five seconds \
      are for older versions.
      """),
  .deadline(
    "deadline.resume", since: 4, until: 7, .observed, allowances: [.resume],
    limit: .seconds(10), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    starts: .transition, sources: [.tCnb, .a5]),
  .deadline(
    "deadline.resume.14", since: 14, .article, allowances: [.resume], limit: .seconds(20),
    atExpiry: .terminate, code: .watchdog, termination: .watchdog, starts: .transition,
    sources: [.w2010078],
    note: """
      About 20 s, by an attendee's notes of Apple's session of 2020, which give the same for \
      launching and for entering the background. The first version is that of the session; no \
      report was found.
      """),
  .deadline(
    "deadline.did-enter-background.session", since: 14, .article,
    allowances: [.didEnterBackground], limit: .seconds(20), atExpiry: .terminate,
    code: .watchdog, precedence: .alternative, conflict: .didEnterBackgroundLimit,
    sources: [.w2010078],
    note: """
      About 20 s, by an attendee's notes of Apple's session of 2020; Apple's page has about five, \
      and the watchdog was measured at 10 s.
      """),
  .deadline(
    "deadline.suspend", since: 4, until: 7, .observed, allowances: [.suspend],
    limit: .seconds(10), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    starts: .transition, sources: [.tCnb, .a5]),
  .deadline(
    "deadline.scene-create", since: 13, .documented, allowances: [.sceneCreate],
    limit: .seconds(20), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    starts: .transition, conflict: .launchLimit,
    sources: [.dWd],
    note: "The first frame was not drawn. 19.97 s is the time in Apple's example, no promise."),
  .deadline(
    "deadline.scene-create.11", since: .v(11, 3), until: 13, .engineer,
    allowances: [.sceneCreate], limit: .seconds(20), atExpiry: .terminate, code: .watchdog,
    starts: .transition, conflict: .launchLimit, sources: [.f100253, .firebase1399],
    note: """
      Roughly 20 s, as an engineer reads a report; two reports have 19.40 s and 19.69 s. The event is that \
      of the first frame, also in apps without scenes. The first version is not known; Apple's \
      guide has five seconds.
      """),
  .deadline(
    "deadline.scene-create.short", since: .v(11, 3), until: 12, .observed,
    allowances: [.sceneCreate], limit: .seconds(10), atExpiry: .terminate, code: .watchdog,
    precedence: .alternative, conflict: .launchLimit, sources: [.lockwise924],
    note: "One report of 11.4 on an iPad Air 2; others of that time have about 20 s."),
  .deadline(
    "deadline.scene-create.background", since: 12, .observed, allowances: [.sceneCreate],
    limit: .seconds(30), atExpiry: .terminate, code: .watchdog, precedence: .alternative,
    conflict: .launchLimit, sources: [.homeAssistant205],
    note: """
      An app launched in the background was ended after 29.73 s; in front it has about 20 s. The \
      report does not name its version.
      """),
  .deadline(
    "deadline.scene-create.cpu", since: .v(11, 3), .observed, allowances: [.sceneCreate],
    atExpiry: .terminate, code: .watchdog, precedence: .alternative, conflict: .launchLimit,
    sources: [.f104020, .cocoa958],
    note: """
      Apps launched in the background were also ended for CPU time: after 3.77 s of it in 2018, \
      and 3.37 s in 2022. In front the limit is about 20 s of wall clock time.
      """),
  .deadline(
    "deadline.process-launch", since: 12, .observed, allowances: [.processLaunch],
    limit: .seconds(20), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    starts: .processStart, sources: [.idx37016877404, .dWd],
    note: "Read from a report of iOS 12; the first version is not known."),
  .deadline(
    "deadline.scene-update.documented", since: 11, .documentedOnly,
    allowances: [.sceneUpdate], atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    starts: .transition, sources: [.dWd],
    note: "Apple names the event without a figure."),
  .deadline(
    "deadline.scene-update", since: 11, .observed, allowances: [.sceneUpdate],
    limit: .seconds(10), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    starts: .transition, sources: [.lSupd, .dWd],
    note: "The first version with this limit is not known."),
]

extension Mask where Element == Allowance {
  /// The allowances that came with multitasking.
  static var ofMultitasking: Mask {
    [
      .didEnterBackground, .exitsOnSuspendCleanup, .backgroundTask, .expirationHandler,
      .locationWake, .voipKeepAliveInterval, .voipKeepAliveHandler, .voipWakeRate, .suspend,
      .resume,
    ]
  }
  /// The allowances that the launch watchdog measures.
  static var launches: Mask { [.launch, .sceneCreate, .processLaunch] }
}

/// Rows that have precedence over the rows with figures: rows about the debugger, about the
/// Simulator, and about allowances that an OS, a device or an app does not have.
let deadlinesAboveOthers: [Rule] = [
  .deadline(
    "deadline.debugger", since: .oldest, .engineer,
    allowances: [
      .launch, .resume, .suspend, .sceneCreate, .sceneUpdate, .processLaunch, .processExit,
      .didEnterBackground,
    ], limit: .unlimited, atExpiry: .nothing,
    precedence: .gate, unless: [.debuggerDetached], sources: [.f119758, .f14855, .tCnb, .w18414],
    note: "There is no watchdog while a debugger is attached, and no suspension."),
  .deadline(
    "deadline.debugger.launch.documented", since: .oldest, .documentedOnly,
    allowances: .launches, limit: .unlimited, atExpiry: .nothing, precedence: .gate,
    unless: [.debuggerDetached], sources: [.w18414],
    note: """
      Apple's session of 2018 says this only of the launch. Apple's engineers say it of the other \
      callbacks.
      """),
  .deadline(
    "deadline.simulator", since: .oldest, .documented,
    allowances: [.resume, .suspend, .sceneUpdate, .processExit, .didEnterBackground],
    limit: .unlimited, atExpiry: .nothing, precedence: .exception, unless: [.realDevice],
    sources: [.w18414, .f14855], note: "The Simulator has no watchdog."),
  .deadline(
    "deadline.simulator.launch", since: .oldest, until: 26, .documented,
    allowances: .launches, limit: .unlimited, atExpiry: .nothing, precedence: .exception,
    unless: [.realDevice], sources: [.w18414, .f14855], note: "The Simulator has no watchdog."),
  .deadline(
    "deadline.simulator.launch.26.documented", since: 26, .documentedOnly,
    allowances: .launches, limit: .unlimited, atExpiry: .nothing, precedence: .exception,
    unless: [.realDevice], conflict: .launchLimit, sources: [.w18414],
    note: "Apple said so in 2018. A newer Simulator was seen to end an app after 30 s."),
  .deadline(
    "deadline.simulator.launch.26", since: 26, .observed, allowances: .launches,
    limit: .seconds(30), atExpiry: .terminate, code: .watchdog, termination: .watchdog,
    precedence: .exception,
    unless: [.realDevice], conflict: .launchLimit, sources: [.idx42489769290, .w18414],
    note: """
      Read from a report of a Simulator; the first version is not known. In 2018 Apple said that \
      the Simulator has no watchdog.
      """),
  .deadline(
    "deadline.absent.before-4", since: .oldest, until: 4, .documented,
    allowances: .ofMultitasking, verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dTerm, .a1], note: "There is no background before 4.0."),
  .deadline(
    "deadline.absent.before-5", since: .oldest, until: 5, .documented,
    allowances: [.accessoryWake, .bluetoothWake], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.a2]),
  .deadline(
    "deadline.absent.before-7", since: .oldest, until: 7, .documented,
    allowances: [
      .backgroundFetch, .backgroundTaskInFetch, .silentPush, .urlSessionEvents,
      .backgroundTransfer,
    ],
    verdict: .notApplicable, precedence: .beyondGate, sources: [.a2, .dFetch, .dRn, .dUcfg]),
  .deadline(
    "deadline.absent.sdk", since: 4, .documented, allowances: .ofMultitasking,
    verdict: .notApplicable, precedence: .beyondGate, unless: [.multitaskingSDK], sources: [.dTerm],
    note: "An app linked against an SDK before 4.0 has no background."),
  .deadline(
    "deadline.absent.hardware", since: 4, until: .v(4, 3), .inferred,
    allowances: .ofMultitasking, verdict: .notApplicable, precedence: .beyondGate,
    unless: [.hardwareMultitasking], sources: [.dTerm],
    note: "Devices without multitasking; no source was read for them."),
  .deadline(
    "deadline.absent.exits-on-suspend", since: 4, until: 13, .documented,
    allowances: [.backgroundTask, .expirationHandler, .suspend, .resume, .locationWake],
    verdict: .notApplicable, precedence: .beyondGate, when: [.exitsOnSuspend], sources: [.a2],
    note: "An app that opted out never runs in the background."),
  .deadline(
    "deadline.absent.voip-push-report", since: .oldest, until: 13, .documented,
    allowances: [.voipPushReport], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dVoip, .w19], note: "The duty to report a call begins with 13.0."),
  .deadline(
    "deadline.absent.voip-push-report.sdk", since: 13, .documented,
    allowances: [.voipPushReport], verdict: .notApplicable, precedence: .beyondGate,
    unless: [.callkitSDK], sources: [.dVoip],
    note: "The duty applies to apps linked against an SDK of 13.0 or later."),
  .deadline(
    "deadline.absent.before-10", since: .oldest, until: 10, .documented,
    allowances: [.notificationServiceExtension, .siriIntent], verdict: .notApplicable,
    precedence: .beyondGate, sources: [.dNse, .w2010073]),
  .deadline(
    "deadline.absent.keep-alive", since: 10, .documented,
    allowances: [.voipKeepAliveInterval, .voipKeepAliveHandler], verdict: .notApplicable,
    precedence: .beyondGate, when: [.pushkitSDK], conflict: .keepAliveDeprecation,
    sources: [.qa1938, .dKeep, .gPjsip],
    note: """
      The keep-alive has no effect in apps linked against an SDK of 10.0 or later. Apple's page \
      says both: deprecated in 9.0 and in 10.0.
      """),
  .deadline(
    "deadline.absent.before-13", since: .oldest, until: 13, .documented,
    allowances: [.appRefreshTask, .processingTask], verdict: .notApplicable,
    precedence: .beyondGate, sources: [.w19]),
  .deadline(
    "deadline.absent.before-16", since: .oldest, until: 16, .documented,
    allowances: [.appIntent], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.w2210032]),
  .deadline(
    "deadline.absent.before-16-1", since: .oldest, until: .v(16, 1), .documented,
    allowances: [.liveActivity], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dPlist, .dLiveActivity]),
  .deadline(
    "deadline.absent.before-17", since: .oldest, until: 17, .documented,
    allowances: [.healthResearchTask], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dBghr]),
  .deadline(
    "deadline.absent.before-17.workout-mirroring", since: .oldest, until: 17, .documented,
    allowances: [.workoutMirroring], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.w2310023]),
  .deadline(
    "deadline.absent.before-26", since: .oldest, until: 26, .documented,
    allowances: [.continuedProcessingTask], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dCont]),
]

/// Rows about background tasks, wake-ups and rates. Apple documents when some of the clocks start.
/// For the other clocks, `choice.clocks` lists our choices. `choice.budget-reset` has our choice of
/// what resets the clock of background tasks.
let deadlinesOfBackgroundWork: [Rule] = [
  .deadline(
    "deadline.background-task.4", since: 4, until: 7, .observed,
    allowances: [.backgroundTask], limit: .seconds(600), atExpiry: .terminate, code: .watchdog,
    termination: .backgroundTaskExpired,
    extendable: .no, starts: .enteringBackground, resets: [.enteringForeground, .wake],
    shared: true, conflict: .backgroundTaskBudget, sources: [.l613, .q180, .dBtr],
    note: """
      All tasks share one count that starts when the app enters the background. Apple states no \
      figure; a founding article says about 150 s.
      """),
  .deadline(
    "deadline.background-task.7", since: 7, until: 13, .observed,
    allowances: [.backgroundTask], limit: .seconds(180), warning: .seconds(5), atExpiry: .terminate,
    code: .watchdog, termination: .backgroundTaskExpired, extendable: .no,
    starts: .enteringBackground, resets: [.enteringForeground, .wake], shared: true,
    conflict: .backgroundTaskBudget,
    sources: [.q180, .l180, .idx42014220678, .lUrls, .dBtr],
    note: """
      All tasks share one count that starts when the app enters the background. Apple states no \
      figure; a founding article says about 150 s. The warning was measured on iOS 11 or 12, for a \
      URL session.
      """),
  .deadline(
    "deadline.background-task", since: 13, .engineer, allowances: [.backgroundTask],
    limit: .seconds(30), warning: .seconds(5), atExpiry: .terminate, code: .backgroundTask,
    termination: .backgroundTaskExpired,
    extendable: .no, starts: .enteringBackground, resets: [.enteringForeground, .wake],
    shared: true, conflict: .backgroundTaskBudget,
    sources: [.f85066, .f391799, .dKill, .lBad2, .lUrls, .dBtr, .dBrs],
    note: """
      About 30 s, and no guarantee: the task may expire at once. Apple's documentation states no \
      figure; a founding article says about 150 s. The warning lead was measured on iOS 11 or 12 \
      for a URL session; the first version with this code is not known. Low Power Mode shortens \
      it.
      """),
  .deadline(
    "deadline.background-task.documented", since: 4, until: 13, .documentedOnly,
    allowances: [.backgroundTask], atExpiry: .terminate, termination: .backgroundTaskExpired,
    extendable: .no,
    starts: .enteringBackground, resets: [.enteringForeground, .wake], shared: true,
    conflict: .backgroundTaskBudget, sources: [.dBt, .dBtr],
    note: "Apple states no figure; 600 s to 6.x and 180 s from 7.0 on were measured."),
  .deadline(
    "deadline.background-task.documented.13", since: 13, .documentedOnly,
    allowances: [.backgroundTask], atExpiry: .terminate, code: .backgroundTask,
    termination: .backgroundTaskExpired, extendable: .no,
    starts: .enteringBackground, resets: [.enteringForeground, .wake], shared: true,
    conflict: .backgroundTaskBudget, sources: [.dBt, .dKill, .dBtr],
    note: """
      Apple states no figure; an engineer says about 30 s. The first version with this code is not \
      known.
      """),
  .deadline(
    "deadline.background-task-in-fetch", since: 7, until: 8, .observed,
    allowances: [.backgroundTaskInFetch], limit: .seconds(40), atExpiry: .terminate,
    code: .watchdog, termination: .backgroundTaskExpired, starts: .wake, sources: [.l70],
    note: "Measured on 7.0."),
  .deadline(
    "deadline.expiration-handler", since: 4, .documentedOnly,
    allowances: [.expirationHandler], atExpiry: .terminate, termination: .backgroundTaskExpired,
    extendable: .no, starts: .callback, sources: [.dBt],
    note: "The handler runs on the main thread, shortly before the limit; Apple states no figure."),
  .deadline(
    "deadline.expiration-handler.observed", since: 4, .observed,
    allowances: [.expirationHandler], limit: .seconds(5), atExpiry: .terminate,
    termination: .backgroundTaskExpired, extendable: .no,
    starts: .callback, sources: [.lUrls, .dBt, .gtm199, .w2010078],
    note: """
      The handler runs on the main thread; on iOS 11 or 12 it was called 5 s before the end. A \
      task that begins in the handler gets the app terminated. The handler of a task that begins \
      in the background with less than 5 s left is not called, according to notes of Apple's \
      session of 2020.
      """),
  .deadline(
    "deadline.background-fetch", since: 7, until: 13, .documented,
    allowances: [.backgroundFetch], limit: .seconds(30), atExpiry: .terminate, code: .watchdog,
    termination: .backgroundFetchExpired,
    starts: .wake, sources: [.dFetch, .l82],
    note: """
      Wall clock time until the completion handler is called. The wake-up does not keep the app \
      from being suspended sooner. No source says which termination an overrun is; we assume that \
      of a fetch.
      """
  ),
  .deadline(
    "deadline.background-fetch.13", since: 13, .documented, allowances: [.backgroundFetch],
    limit: .seconds(30), atExpiry: .terminate, code: .backgroundFetch,
    termination: .backgroundFetchExpired, starts: .wake, sources: [.dFetch, .dKill],
    note: """
      Wall clock time until the completion handler is called. The wake-up does not keep the app \
      from being suspended sooner. The code is Apple's; its first version is not known.
      """),
  .deadline(
    "deadline.silent-push", since: 7, .documented, allowances: [.silentPush],
    limit: .seconds(30), atExpiry: .terminate, termination: .backgroundFetchExpired,
    starts: .wake, sources: [.dRn, .dPush, .bCastro],
    note: """
      Wall clock time until the completion handler is called. The wake-up does not keep the app \
      from being suspended sooner. No source says which termination an overrun is; we assume that \
      of a fetch.
      """
  ),
  .deadline(
    "deadline.app-refresh-task", since: 13, .documented, allowances: [.appRefreshTask],
    limit: .seconds(30), atExpiry: .terminate, code: .backgroundFetch,
    termination: .backgroundFetchExpired,
    starts: .wake, shared: true, sources: [.w19, .dStrat, .dKill, .dBgx, .w2210142],
    note: """
      We infer that an overrun has this code. Without an expiration handler the task is marked \
      failed. The time is that of the launch: tasks that start during it share it. Apple's session \
      of 2022 says that an app may be ended, and its later requests throttled.
      """),
  .deadline(
    "deadline.processing-task", since: 13, .documented, allowances: [.processingTask],
    atExpiry: .markFailed, starts: .wake, shared: true, sources: [.w19, .dBgp, .dBgx],
    note: """
      Several minutes, while the device is idle; the task ends when the user takes the device up. \
      The time is that of the launch: tasks that start during it share it. Without an expiration \
      handler the task is marked failed. A task that is not completed may get the app ended.
      """),
  .deadline(
    "deadline.health-research-task", since: 17, .documented,
    allowances: [.healthResearchTask], starts: .wake, sources: [.dBghr],
    note: "Minutes; no figure is stated."),
  .deadline(
    "deadline.continued-processing-task", since: 26, .documented,
    allowances: [.continuedProcessingTask], atExpiry: .cancel, starts: .request, sources: [.dCont],
    note: """
      Minutes or more; tasks with little progress are expired first, and the user can cancel.
      """),
  .deadline(
    "deadline.url-session-events.7", since: 7, until: 13, .observed,
    allowances: [.urlSessionEvents], limit: .seconds(30), warning: .seconds(5),
    atExpiry: .terminate, code: .watchdog, termination: .urlSessionExpired, starts: .wake,
    sources: [.lUrls, .w14707],
    note: "Measured on iOS 11 or 12. Apple's session of 2014 says around 30 to 60 s."),
  .deadline(
    "deadline.url-session-events.7.documented", since: 7, until: 13, .documentedOnly,
    allowances: [.urlSessionEvents], limit: .seconds(30), atExpiry: .terminate,
    termination: .urlSessionExpired, starts: .wake, sources: [.w14707],
    note: """
      Around 30 to 60 s, says Apple's session of 2014: the figure here is the lower end. An app \
      that does not call the handler within this time is ended.
      """),
  .deadline(
    "deadline.url-session-events", since: 13, .observed, allowances: [.urlSessionEvents],
    limit: .seconds(30), atExpiry: .terminate, code: .backgroundURLSession,
    termination: .urlSessionExpired,
    starts: .wake, sources: [.dKill, .lUrls, .w14707],
    note: """
      The figure was measured on iOS 11 or 12; Apple's session of 2014 says around 30 to 60 s. The \
      code is Apple's, its first version is not known.
      """),
  .deadline(
    "deadline.url-session-events.documented", since: 13, .documentedOnly,
    allowances: [.urlSessionEvents], limit: .seconds(30), atExpiry: .terminate,
    code: .backgroundURLSession, termination: .urlSessionExpired,
    starts: .wake, sources: [.dKill, .w14707],
    note: """
      Around 30 to 60 s, says Apple's session of 2014: the figure here is the lower end. The first \
      version of the code is not known.
      """),
  .deadline(
    "deadline.accessory-wake", since: 5, .documented, allowances: [.accessoryWake],
    limit: .seconds(10), extendable: .yes, starts: .wake, sources: [.a2],
    note: "About ten seconds; the app asks for more with a background task."),
  .deadline(
    "deadline.bluetooth-wake", since: 5, .documented, allowances: [.bluetoothWake],
    limit: .seconds(10), extendable: .yes, starts: .wake, sources: [.a2],
    note: "About ten seconds; the app asks for more with a background task."),
  .deadline(
    "deadline.location-wake", since: 4, .documented, allowances: [.locationWake],
    advice: .seconds(10), atExpiry: .suspend, starts: .wake,
    sources: [.dGeo, .idx66497851588, .idx4461657500],
    note: """
      Apple's guide gives about ten seconds to a suspended app that a region wakes, and no figure \
      for other location events. No source knows an enforced limit: in 2026 an engineer saw no \
      consequence up to about 30 s, and names no version. When the time is over, the app is \
      suspended.
      """),
  .deadline(
    "deadline.voip-keep-alive-interval", since: 4, until: 13, .documented,
    allowances: [.voipKeepAliveInterval], limit: .seconds(600), atExpiry: .nothing,
    starts: .request, conflict: .keepAliveDeprecation, sources: [.dKeep, .qa1938, .radar44160137],
    note: """
      A minimum, not a maximum. Apple's page says both: deprecated in 9.0 and in 10.0. From 10.0 \
      on only apps linked against an older SDK have it; it was last seen on betas of 12.
      """),
  .deadline(
    "deadline.voip-keep-alive-handler", since: 4, until: 13, .documented,
    allowances: [.voipKeepAliveHandler], limit: .seconds(10), atExpiry: .suspend,
    starts: .callback, conflict: .keepAliveDeprecation, sources: [.dKeep, .qa1938, .radar44160137],
    note: """
      Apple's page says both: deprecated in 9.0 and in 10.0. From 10.0 on only apps linked against \
      an older SDK have it; it was last seen on betas of 12.
      """),
  .deadline(
    "deadline.voip-push-report.documented", since: 13, .documentedOnly,
    allowances: [.voipPushReport], limit: Nanoseconds(0), atExpiry: .terminate,
    code: .callNotReported, termination: .voipUnreported, extendable: .no,
    starts: .callback, sources: [.dVoip, .dKill, .w19, .f817976],
    note: """
      The call must be reported before the delegate method returns. From 26.4 on mustReport \
      reports exemptions.
      """),
  .deadline(
    "deadline.voip-push-report", since: 13, .engineer, allowances: [.voipPushReport],
    advice: Nanoseconds(0), limit: .seconds(7), atExpiry: .terminate, code: .callNotReported,
    termination: .voipUnreported,
    extendable: .no, starts: .callback, sources: [.f817976, .dVoip, .dKill, .dPtype, .w19],
    note: """
      The call must be reported before the delegate method returns; a second check about 7 s later \
      ends the app. After repeated failures the system stops launching it. From 26.4 on mustReport \
      reports exemptions.
      """),
  .deadline(
    "deadline.voip-wake-rate.documented", since: 4, .documentedOnly,
    allowances: [.voipWakeRate], atExpiry: .terminate, code: .voipWakeRate,
    termination: .voipWakeRate, sources: [.dKill, .a4],
    note: "Apple names the code without a figure."),
  .deadline(
    "deadline.voip-wake-rate", since: 4, .observed, allowances: [.voipWakeRate],
    limit: .seconds(300), atExpiry: .terminate, code: .voipWakeRate, termination: .voipWakeRate,
    sources: [.oovooWakes, .dKill],
    note: "15 wake-ups within 300 s, read from one report: the figure here is the 300 s."),
  .deadline(
    "deadline.cpu-usage.documented", since: 8, .documentedOnly, allowances: [.cpuUsage],
    limit: .seconds(48), atExpiry: .terminate, termination: .cpuLimit,
    sources: [.energyBackground, .w18228, .w14712, .dRes, .w19],
    note: """
      48 s of CPU time within 60 s, that is 80 percent, while not in front: the figures of Apple's \
      guide of 2016 and of its session of 2018, where such an app may be ended. The monitor came \
      with 8.0. A processing task that requires external power is exempt.
      """),
  .deadline(
    "deadline.cpu-usage", since: 8, .observed, allowances: [.cpuUsage], limit: .seconds(48),
    atExpiry: .terminate, termination: .cpuLimit,
    sources: [.lCpu, .energyBackground, .w18228, .w14712, .dRes, .w19],
    note: """
      48 s of CPU time within 60 s, that is 80 percent, while not in front. A processing task that \
      requires external power is exempt. The monitor came with 8.0.
      """),
  .deadline(
    "deadline.notification-service-extension", since: 10, .documented,
    allowances: [.notificationServiceExtension], limit: .seconds(30), atExpiry: .deliverFallback,
    extendable: .no, starts: .callback, sources: [.dNse],
    note: "serviceExtensionTimeWillExpire comes first; then the original content is shown."
  )
  .about(.notificationService),
  .deadline(
    "deadline.app-intent.16", since: 16, until: 27, .documented, allowances: [.appIntent],
    limit: .seconds(30), atExpiry: .cancel, starts: .wake,
    sources: [.dLongRunningIntent, .f832257],
    note: "The intent is stopped, not the app. Siri may wait less."),
  .deadline(
    "deadline.app-intent", since: 27, .documented, allowances: [.appIntent],
    limit: .seconds(30), atExpiry: .cancel, extendable: .yes,
    starts: .wake, sources: [.dLongRunningIntent, .w26345, .f832257],
    note: """
      The intent is stopped, not the app. A LongRunningIntent has more time while it reports \
      progress. Siri may wait less.
      """),
  .deadline(
    "deadline.workout-mirroring", since: 17, .documented, allowances: [.workoutMirroring],
    limit: .seconds(10), starts: .wake, sources: [.w2310023],
    note: """
      The app has this time to start a Live Activity and to call the handler; Apple does not say \
      what follows otherwise.
      """),
  .deadline(
    "deadline.live-activity", since: .v(16, 1), .documented, allowances: [.liveActivity],
    limit: .seconds(28800), atExpiry: .cancel, starts: .request, sources: [.dLiveActivity],
    note: """
      The system ends the activity, not the app; it may stay on the Lock Screen for four hours \
      more.
      """),
  .deadline(
    "deadline.background-transfer", since: 7, .documented, allowances: [.backgroundTransfer],
    limit: .seconds(604800), atExpiry: .cancel, starts: .request, sources: [.dResourceTimeout],
    note: """
      Seven days, unless the app sets timeoutIntervalForResource. Until then a background session \
      tries again by itself.
      """),
  .deadline(
    "deadline.siri-intent", since: 10, .documented, allowances: [.siriIntent],
    limit: .seconds(10), atExpiry: .cancel, starts: .wake, sources: [.w2010073],
    note: """
      Each of the phases resolve, confirm and handle has ten seconds, with the launch of the \
      extension or app. Said in 2020; the first version with it is not known.
      """
  )
  .about(.apps.union([.intents])),
  .deadline(
    "deadline.persistent-wifi", since: .oldest, .documented, allowances: [.persistentWiFi],
    limit: .seconds(1800), sources: [.dPlist],
    note: """
      The system then closes the Wi-Fi connection, unless UIRequiresPersistentWiFi is set; nothing \
      happens to the app.
      """),
]

let deadlinesByTheFoundingArticles: [Rule] = [
  .deadline(
    "deadline.founding.did-enter-background", since: 4, .founding,
    allowances: [.didEnterBackground], limit: .seconds(5), atExpiry: .terminate,
    termination: .watchdog, extendable: .yes,
    starts: .callback, conflict: .undocumentedLimit, sources: [.s24, .s23],
    note: """
      The German and the French article call the limit undocumented; the Russian chapter says five \
      seconds.
      """),
  .deadline(
    "deadline.founding.will-terminate", since: .oldest, .founding,
    allowances: [.willTerminate], atExpiry: .terminate, unless: [.exitsOnSuspend], sources: [.s25],
    note: "There is a limit; no figure is stated."),
  .deadline(
    "deadline.founding.will-terminate.exits-on-suspend", since: .oldest, .founding,
    allowances: [.willTerminate], limit: .seconds(5), atExpiry: .terminate,
    termination: .exitsOnSuspend, when: [.exitsOnSuspend],
    sources: [.s25]),
  .deadline(
    "deadline.founding.exits-on-suspend-cleanup", since: 4, .founding,
    allowances: [.exitsOnSuspendCleanup], limit: .seconds(5), atExpiry: .terminate,
    termination: .exitsOnSuspend,
    sources: [.s25]),
  .deadline(
    "deadline.founding.background-task", since: 4, .founding, allowances: [.backgroundTask],
    limit: .seconds(150), atExpiry: .terminate, termination: .backgroundTaskExpired,
    conflict: .backgroundTaskBudget,
    sources: [.s29, .s26, .s28, .s27],
    note: """
      About 150 s, as the system decides, by a remark of the translator; 600, 180 and 30 s were \
      measured. A task that is never ended gets the app terminated.
      """),
  .deadline(
    "deadline.founding.expiration-handler", since: 4, .founding,
    allowances: [.expirationHandler], atExpiry: .terminate, termination: .backgroundTaskExpired,
    extendable: .no, sources: [.s27],
    note: "Very close to the limit; no figure is stated."),
  .deadline(
    "deadline.founding.accessory-wake", since: 4, .founding, allowances: [.accessoryWake],
    limit: .seconds(10), extendable: .yes, starts: .wake, sources: [.s29]),
  .deadline(
    "deadline.founding.bluetooth-wake", since: 4, .founding, allowances: [.bluetoothWake],
    limit: .seconds(10), extendable: .yes, starts: .wake, sources: [.s29]),
  .deadline(
    "deadline.founding.background-fetch", since: 4, .founding,
    allowances: [.backgroundFetch], atExpiry: .throttle, sources: [.s30],
    note: """
      The wake-up ends with the completion handler; the time that it took counts when later ones \
      are granted.
      """),
  .deadline(
    "deadline.founding.voip-keep-alive-handler", since: 4, .founding,
    allowances: [.voipKeepAliveHandler], sources: [.s31],
    note: "The handler is called periodically; no figure is stated."),
  .deadline(
    "deadline.founding.voip-keep-alive-interval", since: 4, .founding,
    allowances: [.voipKeepAliveInterval], sources: [.s31],
    note: "The handler is called periodically; no figure is stated."),
]
