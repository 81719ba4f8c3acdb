// How long each callback, background task and wake-up may take.

/// One figure, or what is known in its place.
public struct DeadlineRule: RuleRow {
  public let id: Text
  public let since: OSVersion
  public var until: OSVersion = .open
  public let basis: Basis
  public let allowances: Mask<Allowance>
  public var verdict: Verdict = .allowed
  /// What the app should keep to.
  public var advice: Nanoseconds?
  /// What the system enforces.
  public var limit: Nanoseconds?
  /// How long before the limit the app is warned.
  public var warning: Nanoseconds?
  public var atExpiry: Expiry?
  public var code: TerminationCode?
  public var extendable: Fact = .unknown
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension DeadlineRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> DeadlineRule { book.deadline(index) }

  /// One without limit is an exemption, and leans on what it asks to fail.
  var allows: Bool { verdict == .allowed && limit != .unlimited }

  func tellsTheSame(as other: DeadlineRule) -> Bool {
    advice == other.advice && limit == other.limit && warning == other.warning
      && atExpiry == other.atExpiry && code == other.code && extendable == other.extendable
  }
}

/// Callbacks and the watchdog. Apple does not document its times formally (QA1693); the kills are
/// read off reports.
///
/// | allowance | versions | advice | limit |
/// |---|---|---|---|
/// | did enter background | 4.0 on | 5 s | documented 5 s; measured 10 s from 13.0 |
/// | will terminate | 2.0 on | | 5 s |
/// | launch | 4.0 on | 5 s | 20 s |
let deadlinesOfCallbacks: [DeadlineRule] = [
  DeadlineRule(
    id: "deadline.did-enter-background.documented", since: .v(4), until: .v(13),
    basis: .documented, allowances: Mask(.didEnterBackground), advice: .seconds(5),
    limit: .seconds(5),
    atExpiry: .terminate, code: .watchdog, extendable: .yes,
    conflict: .undocumentedLimit, sources: Sources(.a3, .dExtend, .a4),
    note: """
      About five seconds by Apple's text; the German and the French article call the limit undocumented. More \
      time is asked for with a background task.
      """
  ),
  DeadlineRule(
    id: "deadline.did-enter-background.documented.13", since: .v(13), basis: .documentedOnly,
    allowances: Mask(.didEnterBackground), advice: .seconds(5), limit: .seconds(5),
    atExpiry: .terminate, code: .watchdog, extendable: .yes,
    conflict: .didEnterBackgroundLimit, sources: Sources(.dExtend, .a3, .dWd),
    note: "The watchdog was measured at 10 s."),
  DeadlineRule(
    id: "deadline.did-enter-background", since: .v(13), basis: .observed,
    allowances: Mask(.didEnterBackground), advice: .seconds(5), limit: .seconds(10),
    atExpiry: .terminate, code: .watchdog, extendable: .yes,
    conflict: .didEnterBackgroundLimit, sources: Sources(.lSupd, .dExtend, .a3),
    note: "Apple's text has about five seconds, which is the advice; the kill was measured at 10 s."
  ),
  DeadlineRule(
    id: "deadline.will-terminate", since: .oldest, basis: .documented,
    allowances: Mask(.willTerminate),
    advice: .seconds(5), limit: .seconds(5), atExpiry: .terminate,
    sources: Sources(.dTerm), note: "About five seconds."),
  DeadlineRule(
    id: "deadline.process-exit", since: .v(11, 0, 3), basis: .observed,
    allowances: Mask(.processExit),
    limit: .seconds(5), atExpiry: .terminate, code: .watchdog,
    sources: Sources(.lExit, .alipayExit, .idx20476597456),
    note: "First seen on 11.0.3; whether older versions have it is not known."),
  DeadlineRule(
    id: "deadline.process-exit.4", since: .v(4), until: .v(7), basis: .observed,
    allowances: Mask(.processExit), limit: .seconds(6), atExpiry: .terminate, code: .watchdog,
    sources: Sources(.tCnb, .a5)),
  DeadlineRule(
    id: "deadline.exits-on-suspend-cleanup", since: .v(4), until: .v(13), basis: .documented,
    allowances: Mask(.exitsOnSuspendCleanup), limit: .seconds(5), atExpiry: .terminate,
    sources: Sources(.a2), note: "About five seconds."),
  DeadlineRule(
    id: "deadline.launch", since: .v(4), until: .v(13), basis: .documented,
    allowances: Mask(.launch),
    advice: .seconds(5), limit: .seconds(20), atExpiry: .terminate, code: .watchdog,
    conflict: .launchLimit, sources: Sources(.a3, .a4, .tCnb),
    note: """
      Five seconds are Apple's guidance; 19.81 s of 20.00 s stand in its example of a watchdog \
      report, which is no promise.
      """
  ),
  DeadlineRule(
    id: "deadline.launch.13", since: .v(13), basis: .documented, allowances: Mask(.launch),
    limit: .seconds(20), atExpiry: .terminate, code: .watchdog,
    conflict: .launchLimit, sources: Sources(.dWd, .a4),
    note: """
      The time in Apple's example of a report, 19.97 s, is no promise; the guide's five seconds \
      are for older versions.
      """
  ),
  DeadlineRule(
    id: "deadline.resume", since: .v(4), until: .v(7), basis: .observed, allowances: Mask(.resume),
    limit: .seconds(10), atExpiry: .terminate, code: .watchdog,
    sources: Sources(.tCnb, .a5)),
  DeadlineRule(
    id: "deadline.suspend", since: .v(4), until: .v(7), basis: .observed,
    allowances: Mask(.suspend),
    limit: .seconds(10), atExpiry: .terminate, code: .watchdog,
    sources: Sources(.tCnb, .a5)),
  DeadlineRule(
    id: "deadline.scene-create", since: .v(13), basis: .documented, allowances: Mask(.sceneCreate),
    limit: .seconds(20), atExpiry: .terminate, code: .watchdog,
    conflict: .launchLimit, sources: Sources(.dWd),
    note: "The first frame was not drawn. 19.97 s is the time in Apple's example, no promise."),
  DeadlineRule(
    id: "deadline.process-launch", since: .v(12), basis: .observed,
    allowances: Mask(.processLaunch),
    limit: .seconds(20), atExpiry: .terminate, code: .watchdog,
    sources: Sources(.idx37016877404, .dWd),
    note: "Read off a report of iOS 12; the first version is not known."),
  DeadlineRule(
    id: "deadline.scene-update.documented", since: .v(11), basis: .documentedOnly,
    allowances: Mask(.sceneUpdate), atExpiry: .terminate, code: .watchdog,
    sources: Sources(.dWd), note: "Apple names the event without a figure."),
  DeadlineRule(
    id: "deadline.scene-update", since: .v(11), basis: .observed, allowances: Mask(.sceneUpdate),
    limit: .seconds(10), atExpiry: .terminate, code: .watchdog,
    sources: Sources(.lSupd, .dWd), note: "The first version with this limit is not known."),
]

extension Mask where Element == Allowance {
  /// What came with multitasking.
  static var ofMultitasking: Mask {
    Mask(.didEnterBackground, .exitsOnSuspendCleanup, .backgroundTask, .expirationHandler)
      .union(Mask(.locationWake, .voipKeepAliveInterval, .voipKeepAliveHandler, .voipWakeRate))
      .union(Mask(.suspend, .resume))
  }
  /// What the launch watchdog measures.
  static var launches: Mask { Mask(.launch, .sceneCreate, .processLaunch) }
}

/// What stands above the figures: things that an OS does not have, the debugger, the Simulator.
let deadlinesAboveOthers: [DeadlineRule] = [
  DeadlineRule(
    id: "deadline.debugger", since: .oldest, basis: .engineer,
    allowances: Mask(.launch, .resume, .suspend, .sceneCreate, .sceneUpdate, .processLaunch)
      .union(Mask(.processExit, .didEnterBackground)),
    limit: .unlimited, atExpiry: .nothing, precedence: .gate, unless: Mask(.debuggerDetached),
    sources: Sources(.f119758, .f14855, .tCnb),
    note: "There is no watchdog while a debugger is attached, and no suspension."),
  DeadlineRule(
    id: "deadline.simulator", since: .oldest, basis: .documented,
    allowances: Mask(.resume, .suspend, .sceneUpdate, .processExit, .didEnterBackground),
    limit: .unlimited, atExpiry: .nothing, precedence: .exception, unless: Mask(.realDevice),
    sources: Sources(.w18414, .f14855), note: "The Simulator has no watchdog."),
  DeadlineRule(
    id: "deadline.simulator.launch", since: .oldest, until: .v(26), basis: .documented,
    allowances: .launches, limit: .unlimited, atExpiry: .nothing, precedence: .exception,
    unless: Mask(.realDevice), sources: Sources(.w18414, .f14855),
    note: "The Simulator has no watchdog."),
  DeadlineRule(
    id: "deadline.simulator.launch.26.documented", since: .v(26), basis: .documentedOnly,
    allowances: .launches, limit: .unlimited, atExpiry: .nothing, precedence: .exception,
    unless: Mask(.realDevice), conflict: .launchLimit, sources: Sources(.w18414),
    note: "Apple said so in 2018. A newer Simulator was seen to end an app after 30 s."),
  DeadlineRule(
    id: "deadline.simulator.launch.26", since: .v(26), basis: .observed,
    allowances: .launches, limit: .seconds(30), atExpiry: .terminate, code: .watchdog,
    precedence: .exception, unless: Mask(.realDevice), conflict: .launchLimit,
    sources: Sources(.idx42489769290, .w18414),
    note: """
      Read off a report of a Simulator; the first version is not known. In 2018 Apple said that \
      the Simulator has no watchdog.
      """),
  DeadlineRule(
    id: "deadline.absent.before-4", since: .oldest, until: .v(4), basis: .documented,
    allowances: .ofMultitasking,
    verdict: .notApplicable, precedence: .beyondGate, sources: Sources(.dTerm, .a1),
    note: "There is no background before 4.0."),
  DeadlineRule(
    id: "deadline.absent.before-5", since: .oldest, until: .v(5), basis: .documented,
    allowances: Mask(.accessoryWake, .bluetoothWake), verdict: .notApplicable,
    precedence: .beyondGate, sources: Sources(.a2)),
  DeadlineRule(
    id: "deadline.absent.before-7", since: .oldest, until: .v(7), basis: .documented,
    allowances: Mask(.backgroundFetch, .backgroundTaskInFetch, .silentPush, .urlSessionEvents),
    verdict: .notApplicable, precedence: .beyondGate, sources: Sources(.a2, .dFetch, .dRn, .dUcfg)),
  DeadlineRule(
    id: "deadline.absent.sdk", since: .v(4), basis: .documented,
    allowances: .ofMultitasking, verdict: .notApplicable, precedence: .beyondGate,
    unless: Mask(.multitaskingSDK), sources: Sources(.dTerm),
    note: "An app linked against an SDK before 4.0 has no background."),
  DeadlineRule(
    id: "deadline.absent.hardware", since: .v(4), until: .v(4, 3), basis: .inferred,
    allowances: .ofMultitasking, verdict: .notApplicable, precedence: .beyondGate,
    unless: Mask(.hardwareMultitasking), sources: Sources(.dTerm),
    note: "Devices without multitasking; no source was read for them."),
  DeadlineRule(
    id: "deadline.absent.exits-on-suspend", since: .v(4), until: .v(13), basis: .documented,
    allowances: Mask(.backgroundTask, .expirationHandler, .suspend, .resume, .locationWake),
    verdict: .notApplicable, precedence: .beyondGate, when: Mask(.exitsOnSuspend),
    sources: Sources(.a2), note: "An app that opted out never runs in the background."),
  DeadlineRule(
    id: "deadline.absent.voip-push-report", since: .oldest, until: .v(13), basis: .documented,
    allowances: Mask(.voipPushReport), verdict: .notApplicable, precedence: .beyondGate,
    sources: Sources(.dVoip, .w19), note: "The duty to report a call begins with 13.0."),
  DeadlineRule(
    id: "deadline.absent.voip-push-report.sdk", since: .v(13), basis: .documented,
    allowances: Mask(.voipPushReport), verdict: .notApplicable, precedence: .beyondGate,
    unless: Mask(.callkitSDK), sources: Sources(.dVoip),
    note: "The duty is that of apps linked against an SDK of 13.0 or later."),
  DeadlineRule(
    id: "deadline.absent.before-10", since: .oldest, until: .v(10), basis: .documented,
    allowances: Mask(.notificationServiceExtension), verdict: .notApplicable,
    precedence: .beyondGate, sources: Sources(.dNse)),
  DeadlineRule(
    id: "deadline.absent.keep-alive", since: .v(10), basis: .documented,
    allowances: Mask(.voipKeepAliveInterval, .voipKeepAliveHandler), verdict: .notApplicable,
    precedence: .beyondGate, when: Mask(.pushkitSDK), conflict: .keepAliveDeprecation,
    sources: Sources(.qa1938, .dKeep, .gPjsip),
    note: """
      Without effect in apps linked against an SDK of 10.0 or later. Apple's page says deprecated \
      in 9.0 and in 10.0.
      """),
  DeadlineRule(
    id: "deadline.absent.before-13", since: .oldest, until: .v(13), basis: .documented,
    allowances: Mask(.appRefreshTask, .processingTask), verdict: .notApplicable,
    precedence: .beyondGate, sources: Sources(.w19)),
  DeadlineRule(
    id: "deadline.absent.before-16-1", since: .oldest, until: .v(16, 1), basis: .documented,
    allowances: Mask(.liveActivity), verdict: .notApplicable, precedence: .beyondGate,
    sources: Sources(.dPlist, .idx71570432452)),
  DeadlineRule(
    id: "deadline.absent.before-17", since: .oldest, until: .v(17), basis: .documented,
    allowances: Mask(.healthResearchTask), verdict: .notApplicable, precedence: .beyondGate,
    sources: Sources(.dBghr)),
  DeadlineRule(
    id: "deadline.absent.before-26", since: .oldest, until: .v(26), basis: .documented,
    allowances: Mask(.continuedProcessingTask), verdict: .notApplicable, precedence: .beyondGate,
    sources: Sources(.dCont)),
]

/// Background tasks, wake-ups and rates.
///
/// | allowance | versions | limit |
/// |---|---|---|
/// | background task | 4-6, 7-12, 13 on | 600 s, 180 s, about 30 s |
/// | fetch, silent push, app refresh | 7.0, 7.0, 13.0 on | 30 s |
/// | accessory, Bluetooth | 5.0 on | 10 s |
/// | Live Activity | 16.1 on | 8 h |
/// | Wi-Fi, unless persistent | 2.0 on | 30 min |
let deadlinesOfBackgroundWork: [DeadlineRule] = [
  DeadlineRule(
    id: "deadline.background-task.4", since: .v(4), until: .v(7), basis: .observed,
    allowances: Mask(.backgroundTask), limit: .seconds(600), atExpiry: .terminate, code: .watchdog,
    extendable: .no, conflict: .backgroundTaskBudget, sources: Sources(.l613, .q180, .dBtr),
    note: """
      All tasks share one count that starts when the app enters the background. Apple states no \
      figure; a founding article has about 150 s.
      """
  ),
  DeadlineRule(
    id: "deadline.background-task.7", since: .v(7), until: .v(13), basis: .observed,
    allowances: Mask(.backgroundTask), limit: .seconds(180), warning: .seconds(5),
    atExpiry: .terminate,
    code: .watchdog, extendable: .no, conflict: .backgroundTaskBudget,
    sources: Sources(.q180, .l180, .idx42014220678, .lUrls, .dBtr),
    note: """
      All tasks share one count that starts when the app enters the background. Apple states no \
      figure; a founding article has about 150 s. The warning was measured on iOS 11 or 12, for a URL session.
      """
  ),
  DeadlineRule(
    id: "deadline.background-task", since: .v(13), basis: .engineer,
    allowances: Mask(.backgroundTask),
    limit: .seconds(30), warning: .seconds(5), atExpiry: .terminate, code: .backgroundTask,
    extendable: .no, conflict: .backgroundTaskBudget,
    sources: Sources(.f85066, .f391799, .dKill, .lBad2, .lUrls),
    note: """
      About 30 s, and no guarantee: the task may expire at once. Apple's documentation states no \
      figure; a founding article has about 150 s. The warning lead was measured on iOS 11 or 12 for a \
      URL session, the first version with this code is not known.
      """
  ),
  DeadlineRule(
    id: "deadline.background-task.documented", since: .v(4), until: .v(13), basis: .documentedOnly,
    allowances: Mask(.backgroundTask), atExpiry: .terminate, extendable: .no,
    conflict: .backgroundTaskBudget, sources: Sources(.dBt, .dBtr),
    note: "Apple states no figure; 600 s to 6.x and 180 s from 7.0 on were measured."),
  DeadlineRule(
    id: "deadline.background-task.documented.13", since: .v(13), basis: .documentedOnly,
    allowances: Mask(.backgroundTask), atExpiry: .terminate, code: .backgroundTask,
    extendable: .no, conflict: .backgroundTaskBudget, sources: Sources(.dBt, .dKill, .dBtr),
    note: """
      Apple states no figure, an engineer about 30 s. The first version with this code is not \
      known.
      """),
  DeadlineRule(
    id: "deadline.background-task-in-fetch", since: .v(7), until: .v(8), basis: .observed,
    allowances: Mask(.backgroundTaskInFetch), limit: .seconds(40), atExpiry: .terminate,
    code: .watchdog, sources: Sources(.l70), note: "Measured on 7.0."),
  DeadlineRule(
    id: "deadline.expiration-handler", since: .v(4), basis: .documentedOnly,
    allowances: Mask(.expirationHandler), atExpiry: .terminate, extendable: .no,
    sources: Sources(.dBt),
    note: "The handler runs on the main thread, shortly before the limit; Apple states no figure."),
  DeadlineRule(
    id: "deadline.expiration-handler.observed", since: .v(4), basis: .observed,
    allowances: Mask(.expirationHandler), limit: .seconds(5), atExpiry: .terminate, extendable: .no,
    sources: Sources(.lUrls, .dBt, .gtm199),
    note: """
      On the main thread; warned 5 s before the end, on iOS 11 or 12. A task begun in the handler gets the app \
      terminated.
      """
  ),
  DeadlineRule(
    id: "deadline.background-fetch", since: .v(7), until: .v(13), basis: .documented,
    allowances: Mask(.backgroundFetch), limit: .seconds(30), atExpiry: .terminate, code: .watchdog,
    sources: Sources(.dFetch, .l82),
    note:
      "Wall clock, to the completion handler. It does not keep the app from being suspended sooner."
  ),
  DeadlineRule(
    id: "deadline.background-fetch.13", since: .v(13), basis: .documented,
    allowances: Mask(.backgroundFetch), limit: .seconds(30), atExpiry: .terminate,
    code: .backgroundFetch, sources: Sources(.dFetch, .dKill),
    note: """
      Wall clock, to the completion handler. It does not keep the app from being suspended \
      sooner. The code is Apple's; its first version is not known.
      """),
  DeadlineRule(
    id: "deadline.silent-push", since: .v(7), basis: .documented, allowances: Mask(.silentPush),
    limit: .seconds(30), atExpiry: .terminate,
    sources: Sources(.dRn, .dPush, .bCastro),
    note:
      "Wall clock, to the completion handler. It does not keep the app from being suspended sooner."
  ),
  DeadlineRule(
    id: "deadline.app-refresh-task", since: .v(13), basis: .documented,
    allowances: Mask(.appRefreshTask), limit: .seconds(30), atExpiry: .terminate,
    code: .backgroundFetch, sources: Sources(.w19, .dStrat, .dKill, .dBgx),
    note: """
      That this code goes with it is inferred. Without an expiration handler the task is marked \
      failed.
      """
  ),
  DeadlineRule(
    id: "deadline.processing-task", since: .v(13), basis: .documented,
    allowances: Mask(.processingTask), atExpiry: .markFailed,
    sources: Sources(.w19, .dBgp, .dBgx),
    note: """
      Several minutes, while the device is idle; ended when the user takes it up. Marked failed \
      without an expiration handler; one that is not completed may get the app ended.
      """
  ),
  DeadlineRule(
    id: "deadline.health-research-task", since: .v(17), basis: .documented,
    allowances: Mask(.healthResearchTask), sources: Sources(.dBghr),
    note: "Minutes; no figure is stated."),
  DeadlineRule(
    id: "deadline.continued-processing-task", since: .v(26), basis: .documented,
    allowances: Mask(.continuedProcessingTask), atExpiry: .cancel, sources: Sources(.dCont),
    note: """
      Minutes or more; tasks with little progress are expired first, and the user can cancel.
      """),
  DeadlineRule(
    id: "deadline.url-session-events.7", since: .v(7), until: .v(13), basis: .observed,
    allowances: Mask(.urlSessionEvents), limit: .seconds(30), warning: .seconds(5),
    atExpiry: .terminate,
    code: .watchdog, sources: Sources(.lUrls), note: "Measured on iOS 11 or 12."),
  DeadlineRule(
    id: "deadline.url-session-events", since: .v(13), basis: .observed,
    allowances: Mask(.urlSessionEvents), limit: .seconds(30), atExpiry: .terminate,
    code: .backgroundURLSession, sources: Sources(.dKill, .lUrls),
    note: """
      The figure was measured on iOS 11 or 12; the code is Apple's, its first version is not \
      known.
      """
  ),
  DeadlineRule(
    id: "deadline.url-session-events.documented", since: .v(13), basis: .documentedOnly,
    allowances: Mask(.urlSessionEvents), atExpiry: .terminate, code: .backgroundURLSession,
    sources: Sources(.dKill),
    note: "Apple names the code without a figure; its first version is not known."),
  DeadlineRule(
    id: "deadline.accessory-wake", since: .v(5), basis: .documented,
    allowances: Mask(.accessoryWake),
    limit: .seconds(10), extendable: .yes, sources: Sources(.a2),
    note: "About ten seconds; more is asked for with a background task."),
  DeadlineRule(
    id: "deadline.bluetooth-wake", since: .v(5), basis: .documented,
    allowances: Mask(.bluetoothWake),
    limit: .seconds(10), extendable: .yes, sources: Sources(.a2),
    note: "About ten seconds; more is asked for with a background task."),
  DeadlineRule(
    id: "deadline.location-wake", since: .v(4), basis: .observed, allowances: Mask(.locationWake),
    limit: .seconds(10), sources: Sources(.idx66497851588, .idx4461657500),
    note: "About ten seconds by what developers say; Apple states no figure."),
  DeadlineRule(
    id: "deadline.voip-keep-alive-interval", since: .v(4), until: .v(13), basis: .documented,
    allowances: Mask(.voipKeepAliveInterval), limit: .seconds(600), atExpiry: .nothing,
    conflict: .keepAliveDeprecation, sources: Sources(.dKeep, .qa1938, .radar44160137),
    note: """
      The least interval, not the longest. Apple's page says deprecated in 9.0 and in 10.0. From \
      10.0 on for apps linked against an older SDK alone, and seen up to betas of 12.
      """),
  DeadlineRule(
    id: "deadline.voip-keep-alive-handler", since: .v(4), until: .v(13), basis: .documented,
    allowances: Mask(.voipKeepAliveHandler), limit: .seconds(10), atExpiry: .suspend,
    conflict: .keepAliveDeprecation, sources: Sources(.dKeep, .qa1938, .radar44160137),
    note: """
      Apple's page says deprecated in 9.0 and in 10.0. From 10.0 on for apps linked against an \
      older SDK alone, and seen up to betas of 12.
      """),
  DeadlineRule(
    id: "deadline.voip-push-report.documented", since: .v(13), basis: .documentedOnly,
    allowances: Mask(.voipPushReport), limit: Nanoseconds(0), atExpiry: .terminate,
    code: .callNotReported, extendable: .no, sources: Sources(.dVoip, .dKill, .w19, .f817976),
    note: """
      The call must be reported before the delegate method returns. From 26.4 on mustReport tells \
      of exemptions.
      """
  ),
  DeadlineRule(
    id: "deadline.voip-push-report", since: .v(13), basis: .engineer,
    allowances: Mask(.voipPushReport),
    advice: Nanoseconds(0), limit: .seconds(7), atExpiry: .terminate, code: .callNotReported,
    extendable: .no,
    sources: Sources(.f817976, .dVoip, .dKill, .dPtype, .w19),
    note: """
      The call must be reported before the delegate method returns; a second check about 7 s later \
      ends the app. After repeated failures the system stops launching it. From 26.4 on mustReport \
      tells of exemptions.
      """
  ),
  DeadlineRule(
    id: "deadline.voip-wake-rate.documented", since: .v(4), basis: .documentedOnly,
    allowances: Mask(.voipWakeRate), atExpiry: .terminate, code: .voipWakeRate,
    sources: Sources(.dKill, .a4), note: "Apple names the code without a figure."),
  DeadlineRule(
    id: "deadline.voip-wake-rate", since: .v(4), basis: .observed, allowances: Mask(.voipWakeRate),
    limit: .seconds(300), atExpiry: .terminate, code: .voipWakeRate,
    sources: Sources(.oovooWakes, .dKill),
    note: "15 wake-ups within 300 s, read off one report: the figure here is the span."),
  DeadlineRule(
    id: "deadline.cpu-usage.documented", since: .v(8), basis: .documentedOnly,
    allowances: Mask(.cpuUsage), atExpiry: .terminate, sources: Sources(.dRes),
    note: "Apple names the kind of report without a figure."),
  DeadlineRule(
    id: "deadline.cpu-usage", since: .v(8), basis: .observed, allowances: Mask(.cpuUsage),
    limit: .seconds(48), atExpiry: .terminate,
    sources: Sources(.lCpu, .dRes, .w19),
    note: """
      48 s of CPU time within 60 s, that is 80 percent, while not in front. A processing task that \
      requires external power is exempt. The first version is not known.
      """
  ),
  DeadlineRule(
    id: "deadline.notification-service-extension", since: .v(10), basis: .documented,
    allowances: Mask(.notificationServiceExtension), limit: .seconds(30),
    atExpiry: .deliverFallback,
    extendable: .no, sources: Sources(.dNse),
    note: "serviceExtensionTimeWillExpire comes first; then the original content is shown."),
  DeadlineRule(
    id: "deadline.live-activity", since: .v(16, 1), basis: .documented,
    allowances: Mask(.liveActivity), limit: .seconds(28800), atExpiry: .cancel,
    sources: Sources(.idx71570432452),
    note: """
      The system ends the activity, not the app; it may stay on the Lock Screen for four hours \
      more.
      """),
  DeadlineRule(
    id: "deadline.persistent-wifi", since: .oldest, basis: .documented,
    allowances: Mask(.persistentWiFi), limit: .seconds(1800), sources: Sources(.dPlist),
    note: """
      The system then closes the Wi-Fi connection, unless UIRequiresPersistentWiFi is set; nothing \
      becomes of the app.
      """),
]

/// As the founding articles state them.
let deadlinesOfTheFoundingArticles: [DeadlineRule] = [
  DeadlineRule(
    id: "deadline.founding.did-enter-background", since: .v(4), basis: .founding,
    allowances: Mask(.didEnterBackground), limit: .seconds(5), atExpiry: .terminate,
    extendable: .yes,
    conflict: .undocumentedLimit, sources: Sources(.s24, .s23),
    note: """
      The German and the French article call the limit undocumented; the Russian chapter says five \
      seconds.
      """
  ),
  DeadlineRule(
    id: "deadline.founding.will-terminate", since: .oldest, basis: .founding,
    allowances: Mask(.willTerminate), atExpiry: .terminate, unless: Mask(.exitsOnSuspend),
    sources: Sources(.s25), note: "There is a limit; no figure is stated."),
  DeadlineRule(
    id: "deadline.founding.will-terminate.exits-on-suspend", since: .oldest, basis: .founding,
    allowances: Mask(.willTerminate), limit: .seconds(5), atExpiry: .terminate,
    when: Mask(.exitsOnSuspend), sources: Sources(.s25)),
  DeadlineRule(
    id: "deadline.founding.exits-on-suspend-cleanup", since: .v(4), basis: .founding,
    allowances: Mask(.exitsOnSuspendCleanup), limit: .seconds(5), atExpiry: .terminate,
    sources: Sources(.s25)),
  DeadlineRule(
    id: "deadline.founding.background-task", since: .v(4), basis: .founding,
    allowances: Mask(.backgroundTask), limit: .seconds(150), atExpiry: .terminate,
    conflict: .backgroundTaskBudget, sources: Sources(.s29, .s26, .s28, .s27),
    note: """
      About 150 s, as the system decides, in a remark of the translator; measured it was 600, 180 \
      and 30 s. A task never ended gets the app terminated.
      """
  ),
  DeadlineRule(
    id: "deadline.founding.expiration-handler", since: .v(4), basis: .founding,
    allowances: Mask(.expirationHandler), atExpiry: .terminate, extendable: .no,
    sources: Sources(.s27), note: "Very close to the limit; no figure is stated."),
  DeadlineRule(
    id: "deadline.founding.accessory-wake", since: .v(4), basis: .founding,
    allowances: Mask(.accessoryWake), limit: .seconds(10), extendable: .yes, sources: Sources(.s29)),
  DeadlineRule(
    id: "deadline.founding.bluetooth-wake", since: .v(4), basis: .founding,
    allowances: Mask(.bluetoothWake), limit: .seconds(10), extendable: .yes, sources: Sources(.s29)),
  DeadlineRule(
    id: "deadline.founding.background-fetch", since: .v(4), basis: .founding,
    allowances: Mask(.backgroundFetch), atExpiry: .throttle, sources: Sources(.s30),
    note: "The wake-up ends with the completion handler; how long it took weighs on later grants."),
  DeadlineRule(
    id: "deadline.founding.voip-keep-alive-handler", since: .v(4), basis: .founding,
    allowances: Mask(.voipKeepAliveHandler), sources: Sources(.s31),
    note: "Called periodically; no figure is stated."),
  DeadlineRule(
    id: "deadline.founding.voip-keep-alive-interval", since: .v(4), basis: .founding,
    allowances: Mask(.voipKeepAliveInterval), sources: Sources(.s31),
    note: "Called periodically; no figure is stated."),
]

extension RuleTables {
  var deadlineCount: Int {
    deadlinesOfCallbacks.count &+ deadlinesAboveOthers.count
      &+ deadlinesOfBackgroundWork.count &+ deadlinesOfTheFoundingArticles.count
  }

  func deadline(_ index: Int) -> DeadlineRule {
    var index = index.clamped(below: deadlineCount)
    if index < deadlinesOfCallbacks.count { return deadlinesOfCallbacks[index] }
    index &-= deadlinesOfCallbacks.count
    if index < deadlinesAboveOthers.count { return deadlinesAboveOthers[index] }
    index &-= deadlinesAboveOthers.count
    if index < deadlinesOfBackgroundWork.count { return deadlinesOfBackgroundWork[index] }
    index &-= deadlinesOfBackgroundWork.count
    return deadlinesOfTheFoundingArticles[index]
  }
}
