// How many, by OS.

/// | quota | versions | count | at excess |
/// |---|---|---|---|
/// | scheduled local notifications | 4.0 on | 64; the guide has 128 | dropped |
/// | monitored regions | 4.0 on | 20 | refused |
/// | pending refresh tasks, processing tasks | 13.0 on | 1, 10 | refused |
/// | silent pushes | 7.0 on | 3 an hour | throttled |
/// | Newsstand pushes | 5.0 to 12 | 1 a day | |
/// | wakeups of the CPU | 8.0 on | 45000 in 300 s | reported |
/// | wake-ups of a legacy VoIP app | 4.0 on | 15 in 300 s | terminated |
/// | unanswered HealthKit deliveries | 8.0 on | 3 | no longer launched |
/// | significant location changes | 4.0 on | 1 in 300 s | |
/// | launch screen | 14.0 on | 25 MB | |
/// | memory of a notification service extension | 10.0 on | 24 MB | terminated |
let quotaRules0: [QuotaRule] = [
  QuotaRule(
    id: "quota.scheduled-local-notifications.before-4", since: .oldest, until: .v(4),
    basis: .documented, quota: .scheduledLocalNotifications, verdict: .notApplicable,
    sources: Sources(.dUiln)),
  QuotaRule(
    id: "quota.scheduled-local-notifications.4", until: .v(10), basis: .documented,
    quota: .scheduledLocalNotifications, count: 64, atExcess: .drop,
    conflict: .localNotificationLimit, sources: Sources(.dUiln),
    note: """
      The 64 that fire soonest are kept, a repeating one counts once. Apple's guide and a founding \
      article say 128.
      """),
  QuotaRule(
    id: "quota.scheduled-local-notifications.guide", until: .v(10), basis: .documented,
    quota: .scheduledLocalNotifications, count: 128, precedence: .alternative,
    conflict: .localNotificationLimit, sources: Sources(.a2),
    note: "The guide of 2014 to 2017; Apple's reference page says 64, and so it was observed."),
  QuotaRule(
    id: "quota.scheduled-local-notifications", since: .v(10), basis: .observed,
    quota: .scheduledLocalNotifications, count: 64, atExcess: .drop,
    conflict: .localNotificationLimit,
    sources: Sources(.idx71499658768, .idx70077268105, .dUiln),
    note: """
      Still observed with the notification center, for which Apple states no number; its guide \
      had 128.
      """),

  QuotaRule(
    id: "quota.monitored-regions.before-4", since: .oldest, until: .v(4), basis: .documented,
    quota: .monitoredRegions, verdict: .notApplicable, sources: Sources(.dReg)),
  QuotaRule(
    id: "quota.monitored-regions", basis: .documented, quota: .monitoredRegions, count: 20,
    atExcess: .refuse, sources: Sources(.dReg, .dGeo),
    note: "Of one app, all kinds together; from 17.0 on with the conditions of CLMonitor."),
  QuotaRule(
    id: "quota.pending-refresh-tasks.before-13", since: .oldest, until: .v(13),
    basis: .documented, quota: .pendingRefreshTasks, verdict: .notApplicable,
    sources: Sources(.dBgs, .w19)),
  QuotaRule(
    id: "quota.pending-refresh-tasks", since: .v(13), basis: .documented,
    quota: .pendingRefreshTasks, count: 1, atExcess: .refuse, sources: Sources(.dBgs, .dBge),
    note: "A request with the identifier of a pending one takes its place."),
  QuotaRule(
    id: "quota.pending-processing-tasks.before-13", since: .oldest, until: .v(13),
    basis: .documented, quota: .pendingProcessingTasks, verdict: .notApplicable,
    sources: Sources(.dBgs, .w19)),
  QuotaRule(
    id: "quota.pending-processing-tasks", since: .v(13), basis: .documented,
    quota: .pendingProcessingTasks, count: 10, atExcess: .refuse, sources: Sources(.dBgs, .dBge),
    note: "A request with the identifier of a pending one takes its place."),

  QuotaRule(
    id: "quota.silent-pushes.before-7", since: .oldest, until: .v(7), basis: .documented,
    quota: .silentPushes, verdict: .notApplicable, sources: Sources(.dRn, .dPush)),
  QuotaRule(
    id: "quota.silent-pushes", since: .v(7), basis: .documented, quota: .silentPushes, count: 3,
    window: .seconds(3600), atExcess: .throttle, sources: Sources(.dPush, .dStrat),
    note: """
      Two or three an hour are Apple's advice; how many are delivered depends on the conditions. \
      Of those held back the newest one is kept.
      """),
  QuotaRule(
    id: "quota.newsstand-pushes.before-5", since: .oldest, until: .v(5), basis: .documented,
    quota: .newsstandPushes, verdict: .notApplicable, sources: Sources(.dNews)),
  QuotaRule(
    id: "quota.newsstand-pushes", since: .v(5), until: .v(13), basis: .documented,
    quota: .newsstandPushes, count: 1, window: .seconds(86400), sources: Sources(.newbeNewsstand),
    note: "One launch in 24 hours is guaranteed; more may come, or not."),
  QuotaRule(
    id: "quota.newsstand-pushes.13", since: .v(13), basis: .inferred, quota: .newsstandPushes,
    verdict: .notApplicable, sources: Sources(.dNews),
    note: "NewsstandKit is deprecated in 13.0; no source says in words that the pushes ended."),

  QuotaRule(
    id: "quota.wakeups.documented", since: .v(8), basis: .documentedOnly, quota: .wakeups,
    atExcess: .reportOnly, sources: Sources(.dRes),
    note: "Apple names the kind of report without a figure."),
  QuotaRule(
    id: "quota.wakeups", since: .v(8), basis: .observed, quota: .wakeups, count: 45000,
    window: .seconds(300), atExcess: .reportOnly, sources: Sources(.lWake, .dRes),
    note: """
      150 a second over 300 s. The reports seen say that no action was taken; the first version is \
      not known.
      """),
  QuotaRule(
    id: "quota.voip-wakes.before-4", since: .oldest, until: .v(4), basis: .documented,
    quota: .voipWakes, verdict: .notApplicable, sources: Sources(.a2, .dKeep)),
  QuotaRule(
    id: "quota.voip-wakes.documented", basis: .documentedOnly, quota: .voipWakes,
    atExcess: .terminate, sources: Sources(.dKill, .a4),
    note: "Apple names the code without a figure."),
  QuotaRule(
    id: "quota.voip-wakes", basis: .observed, quota: .voipWakes, count: 15,
    window: .seconds(300), atExcess: .terminate, sources: Sources(.oovooWakes, .dKill),
    note: "Read off one report of iOS 5 or 6; more than that and the app was ended."),
  QuotaRule(
    id: "quota.unanswered-health-deliveries.before-8", since: .oldest, until: .v(8),
    basis: .documented, quota: .unansweredHealthDeliveries, verdict: .notApplicable,
    sources: Sources(.dHk)),
  QuotaRule(
    id: "quota.unanswered-health-deliveries", since: .v(8), basis: .documented,
    quota: .unansweredHealthDeliveries, count: 3, atExcess: .stopLaunching, sources: Sources(.dHk),
    note: "Between them the system waits longer each time; after the third it gives up."),

  QuotaRule(
    id: "quota.location-change-updates.before-4", since: .oldest, until: .v(4),
    basis: .documented, quota: .locationChangeUpdates, verdict: .notApplicable,
    sources: Sources(.dSlc)),
  QuotaRule(
    id: "quota.location-change-updates", basis: .documented, quota: .locationChangeUpdates,
    count: 500, unit: .metres, window: .seconds(300), sources: Sources(.dSlc),
    note: "Both are the least: an update comes no sooner, and not for less."),
  QuotaRule(
    id: "quota.launch-screen-size", since: .v(14), basis: .documented, quota: .launchScreenSize,
    count: 25_000_000, unit: .bytes, sources: Sources(.dRespl),
    note: "25 MB; what becomes of a larger one Apple does not say."),
  QuotaRule(
    id: "quota.notification-service-memory.before-10", since: .oldest, until: .v(10),
    basis: .documented, quota: .notificationServiceMemory, verdict: .notApplicable,
    sources: Sources(.dNse)),
  QuotaRule(
    id: "quota.notification-service-memory", since: .v(10), basis: .engineer,
    quota: .notificationServiceMemory, count: 25_165_824, unit: .bytes, atExcess: .terminate,
    sources: Sources(.f770880, .idx71629570047),
    note: """
      24 MB, as the kernel counts them. Of recent versions, second-hand; the first one with this \
      figure is not known.
      """),
]

/// As the founding articles state them.
let quotaRulesOfTheFoundingArticles: [QuotaRule] = [
  QuotaRule(
    id: "quota.founding.scheduled-local-notifications", basis: .founding,
    quota: .scheduledLocalNotifications, count: 128, conflict: .localNotificationLimit,
    sources: Sources(.s18), note: "Apple's reference page says 64, and so it was observed.")
]

extension RuleTables {
  var quotaCount: Int { quotaRules0.count &+ quotaRulesOfTheFoundingArticles.count }

  func quota(_ index: Int) -> QuotaRule {
    let index = index.clamped(below: quotaCount)
    if index < quotaRules0.count { return quotaRules0[index] }
    return quotaRulesOfTheFoundingArticles[index &- quotaRules0.count]
  }
}
