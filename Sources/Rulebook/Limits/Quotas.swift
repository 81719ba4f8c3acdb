// The rules that say how many things of a kind the system allows, such as pending notifications.

import LifecyclePolicy

let quotas: [Rule] = [
  .quota(
    "quota.scheduled-local-notifications.before-4", since: .oldest, until: 4, .documented,
    quota: .scheduledLocalNotifications, verdict: .notApplicable, sources: [.dUiln]),
  .quota(
    "quota.scheduled-local-notifications.4", until: 10, .documented,
    quota: .scheduledLocalNotifications, count: 64, atExcess: .drop,
    conflict: .localNotificationLimit, sources: [.dUiln],
    note: """
      The 64 that fire soonest are kept, a repeating one counts once. Apple's guide and a founding \
      article say 128.
      """),
  .quota(
    "quota.scheduled-local-notifications.guide", until: 10, .documented,
    quota: .scheduledLocalNotifications, count: 128, precedence: .alternative,
    conflict: .localNotificationLimit, sources: [.a2],
    note: """
      The figure of the guide of 2014 to 2017; Apple's reference page says 64, and 64 was \
      observed.
      """),
  .quota(
    "quota.scheduled-local-notifications", since: 10, .observed,
    quota: .scheduledLocalNotifications, count: 64, atExcess: .drop,
    conflict: .localNotificationLimit, sources: [.idx71499658768, .idx70077268105, .dUiln],
    note: """
      Still observed with the notification center, for which Apple states no number; its guide had \
      128.
      """),

  .quota(
    "quota.monitored-regions.before-4", since: .oldest, until: 4, .documented,
    quota: .monitoredRegions, verdict: .notApplicable, sources: [.dReg]),
  .quota(
    "quota.monitored-regions", .documented, quota: .monitoredRegions, count: 20,
    atExcess: .refuse, sources: [.dReg, .dGeo],
    note: "Of one app, all kinds together; from 17.0 on it includes the conditions of CLMonitor."),
  .quota(
    "quota.pending-refresh-tasks.before-13", since: .oldest, until: 13, .documented,
    quota: .pendingRefreshTasks, verdict: .notApplicable, sources: [.dBgs, .w19]),
  .quota(
    "quota.pending-refresh-tasks", since: 13, .documented, quota: .pendingRefreshTasks,
    count: 1, atExcess: .refuse, sources: [.dBgs, .dBge],
    note: "A request replaces a pending one with the same identifier."),
  .quota(
    "quota.pending-processing-tasks.before-13", since: .oldest, until: 13, .documented,
    quota: .pendingProcessingTasks, verdict: .notApplicable, sources: [.dBgs, .w19]),
  .quota(
    "quota.pending-processing-tasks", since: 13, .documented, quota: .pendingProcessingTasks,
    count: 10, atExcess: .refuse, sources: [.dBgs, .dBge],
    note: "A request replaces a pending one with the same identifier."),
  .quota(
    "quota.requests-per-identifier.before-13", since: .oldest, until: 13, .documented,
    quota: .requestsPerIdentifier, verdict: .notApplicable, sources: [.dBgs, .w19]),
  .quota(
    "quota.requests-per-identifier", since: 13, .documented, quota: .requestsPerIdentifier,
    count: 1, atExcess: .replace, sources: [.dBgs]),

  .quota(
    "quota.foreground-apps", since: .oldest, .inferred, quota: .foregroundApps, count: 1,
    sources: [.a1, .split],
    note: "Apple's guide speaks of one app in front; only an iPad shows others beside it."),
  .quota(
    "quota.foreground-apps.pad", since: 9, .documented, quota: .foregroundApps, count: 2,
    precedence: .exception, when: [.pad, .severalForegroundSlots], sources: [.split, .dPlist],
    note: """
      In Slide Over and Split View both apps run in front, unless UIRequiresFullScreen keeps one \
      out. Later versions show more than two; the host must know how many.
      """),

  .quota(
    "quota.silent-pushes.before-7", since: .oldest, until: 7, .documented,
    quota: .silentPushes, verdict: .notApplicable, sources: [.dRn, .dPush]),
  .quota(
    "quota.silent-pushes", since: 7, .documented, quota: .silentPushes, count: 3,
    window: .seconds(3600), atExcess: .throttle, sources: [.dPush, .dStrat],
    note: """
      Two or three an hour are Apple's advice; how many are delivered depends on the conditions. \
      Of those held back the newest one is kept.
      """),
  .quota(
    "quota.newsstand-pushes.before-5", since: .oldest, until: 5, .documented,
    quota: .newsstandPushes, verdict: .notApplicable, sources: [.dNews]),
  .quota(
    "quota.newsstand-pushes", since: 5, until: 13, .documented, quota: .newsstandPushes,
    count: 1, window: .seconds(86400), sources: [.newbeNewsstand],
    note: "One launch in 24 hours is guaranteed; more may or may not come."),
  .quota(
    "quota.newsstand-pushes.13", since: 13, .inferred, quota: .newsstandPushes,
    verdict: .notApplicable, sources: [.dNews],
    note: "NewsstandKit is deprecated in 13.0; no source says in words that the pushes ended."),

  .quota(
    "quota.wakeups.documented", since: 8, .documentedOnly, quota: .wakeups,
    atExcess: .reportOnly, sources: [.dRes],
    note: "Apple names the kind of report without a figure."),
  .quota(
    "quota.wakeups", since: 8, .observed, quota: .wakeups, count: 45000, window: .seconds(300),
    atExcess: .reportOnly, sources: [.lWake, .dRes],
    note: """
      150 a second over 300 s. The reports seen say that no action was taken; the first version is \
      not known.
      """),
  .quota(
    "quota.voip-wakes.before-4", since: .oldest, until: 4, .documented, quota: .voipWakes,
    verdict: .notApplicable, sources: [.a2, .dKeep]),
  .quota(
    "quota.voip-wakes.documented", .documentedOnly, quota: .voipWakes, atExcess: .terminate,
    sources: [.dKill, .a4], note: "Apple names the code without a figure."),
  .quota(
    "quota.voip-wakes", .observed, quota: .voipWakes, count: 15, window: .seconds(300),
    atExcess: .terminate, sources: [.oovooWakes, .dKill],
    note: "Read from one report of iOS 5 or 6; above that, the app was ended."),
  .quota(
    "quota.unanswered-health-deliveries.before-8", since: .oldest, until: 8, .documented,
    quota: .unansweredHealthDeliveries, verdict: .notApplicable, sources: [.dHk]),
  .quota(
    "quota.unanswered-health-deliveries", since: 8, .documented,
    quota: .unansweredHealthDeliveries, count: 3, atExcess: .stopLaunching, sources: [.dHk],
    note: "Between them the system waits longer each time; after the third it gives up."),

  .quota(
    "quota.location-change-updates.before-4", since: .oldest, until: 4, .documented,
    quota: .locationChangeUpdates, verdict: .notApplicable, sources: [.dSlc]),
  .quota(
    "quota.location-change-updates", .documented, quota: .locationChangeUpdates, count: 500,
    unit: .metres, window: .seconds(300), sources: [.dSlc],
    note: "Both are minimums: no update comes sooner, or for a smaller distance."),
  .quota(
    "quota.launch-screen-size", since: 14, .documented, quota: .launchScreenSize,
    count: 25_000_000, unit: .bytes, sources: [.dRespl],
    note: "25 MB; Apple does not say what happens to a larger one."),
  .quota(
    "quota.notification-service-memory.before-10", since: .oldest, until: 10, .documented,
    quota: .notificationServiceMemory, verdict: .notApplicable, sources: [.dNse]),
  .quota(
    "quota.notification-service-memory", since: 10, .engineer,
    quota: .notificationServiceMemory, count: 25_165_824, unit: .bytes, atExcess: .terminate,
    sources: [.f770880, .idx71629570047],
    note: """
      24 MB, as the kernel counts them. Second-hand, for recent versions; the first one with this \
      figure is not known.
      """),
  .quota(
    "quota.background-task-assertions", since: 11, .engineer, quota: .backgroundTaskAssertions,
    count: 1000, atExcess: .terminate, sources: [.f85066],
    note: """
      About 1000, as an engineer says of 11.0 and later; the app is ended with 0xbada5e47. No \
      source mentions such a limit for older versions.
      """),
  .quota(
    "quota.url-session-resumes.before-7", since: .oldest, until: 7, .documented,
    quota: .urlSessionResumes, verdict: .notApplicable, sources: [.dDl]),
  .quota(
    "quota.url-session-resumes", since: 7, .documented, quota: .urlSessionResumes,
    atExcess: .throttle, sources: [.dDl, .w14707],
    note: """
      Each one doubles the delay before transfers that were begun in the background start. The \
      delay is reset when the user opens the app, or when it passes unused. Apple gives no figure.
      """),
  .quota(
    "quota.widget-reloads.before-14", since: .oldest, until: 14, .documented,
    quota: .widgetReloads, verdict: .notApplicable, sources: [.dWidgetReloads]),
  .quota(
    "quota.widget-reloads", since: 14, .documented, quota: .widgetReloads, count: 70,
    window: .seconds(86400), atExcess: .throttle,
    sources: [.dWidgetReloads, .f758400, .w2310028, .w25278, .w26277],
    note: """
      Apple says 40 to 70 a day for a widget that the user often sees; an engineer spoke of 72. \
      Reloads while the app is in front, plays audio or navigates do not count; a session of 2026 \
      says that frequent ones in front may be held back. A reload after a button of the widget \
      (17.0) always comes; a reload that a push asks for (26.0) counts.
      """),
  .quota(
    "quota.live-activity-starts.before-17", since: .oldest, until: .v(17, 2), .documented,
    quota: .liveActivityStarts, verdict: .notApplicable, sources: [.dActivityPush]),
  .quota(
    "quota.live-activity-starts.documented", since: .v(17, 2), .documentedOnly,
    quota: .liveActivityStarts, sources: [.dActivityPush],
    note: "Apple's page names no limit."),
  .quota(
    "quota.live-activity-starts", since: .v(17, 2), .observed, quota: .liveActivityStarts,
    count: 10, atExcess: .drop, sources: [.f799505],
    note: """
      Some ten pushes work; later ones start nothing, and wake no app. An engineer says that the \
      budget is fixed; over which time is not known.
      """),
  .quota(
    "quota.live-activity-updates.before-16", since: .oldest, until: .v(16, 1), .documented,
    quota: .liveActivityUpdates, verdict: .notApplicable, sources: [.dActivityPush]),
  .quota(
    "quota.live-activity-updates", since: .v(16, 1), .engineer, quota: .liveActivityUpdates,
    atExcess: .throttle, sources: [.f797554],
    note: "Pushes of priority 5 do not count. The budget is not documented."),
  .quota(
    "quota.device-activities.before-15", since: .oldest, until: 15, .documented,
    quota: .deviceActivities, verdict: .notApplicable, sources: [.dExcessive]),
  .quota(
    "quota.device-activities", since: 15, .documented, quota: .deviceActivities, count: 20,
    atExcess: .refuse, sources: [.dExcessive]),
  .quota(
    "quota.push-to-talk-channels.before-16", since: .oldest, until: 16, .documented,
    quota: .pushToTalkChannels, verdict: .notApplicable, sources: [.dChannelError]),
  .quota(
    "quota.push-to-talk-channels", since: 16, .documented, quota: .pushToTalkChannels, count: 1,
    atExcess: .refuse, sources: [.dChannelError], note: "One on the whole device."),

  .quota(
    "quota.live-activities.before-16", since: .oldest, until: .v(16, 1), .documented,
    quota: .liveActivities, verdict: .notApplicable, sources: [.dActivityError]),
  .quota(
    "quota.live-activities", since: .v(16, 1), .documented, quota: .liveActivities,
    atExcess: .refuse, sources: [.dActivityError],
    note: "Apple states no number."),
  .quota(
    "quota.service-updates.before-17", since: .oldest, until: .v(17, 2), .documented,
    quota: .serviceUpdates, verdict: .notApplicable, sources: [.dPushToTalkDelegate]),
  .quota(
    "quota.service-updates", since: .v(17, 2), .documented, quota: .serviceUpdates, count: 6,
    window: .seconds(3600), sources: [.dPushToTalkDelegate],
    note: "Pushes of low priority have no budget."),
  .quota(
    "quota.health-deliveries.before-8", since: .oldest, until: 8, .documented,
    quota: .healthDeliveries, verdict: .notApplicable, sources: [.dHk]),
  .quota(
    "quota.health-deliveries", since: 8, .documented, quota: .healthDeliveries,
    atExcess: .throttle, sources: [.dHk],
    note: """
      For each type as often as the app asked, from at once to weekly; some types hourly at most.
      """),
  .quota(
    "quota.location-pushes.before-15", since: .oldest, until: 15, .documented,
    quota: .locationPushes, verdict: .notApplicable, sources: [.dLpush]),
  .quota(
    "quota.location-pushes", since: 15, .documented, quota: .locationPushes, count: 360,
    window: .seconds(86400), atExcess: .throttle, sources: [.dLpush],
    note: """
      About 360 for the device, not for each app. One comes back every few minutes; when none is \
      left, the system unregisters from the topic for some time. Apple does not say in which \
      version this began; 15.0 has the first location pushes.
      """
  ).about(.apps.union([.locationPush])),
  .quota(
    "quota.disk-writes", since: 14, .documented, quota: .diskWrites, count: 1_073_741_824,
    unit: .bytes, window: .seconds(86400), atExcess: .reportOnly,
    sources: [.w2010076, .diskWrites],
    note: """
      Apple says 1 GB in 24 hours; reports show 1073.74 MB, and say that no action was taken. \
      Larger limits were seen too. Apple announced it with 14.0.
      """),
]

let quotasByTheFoundingArticles: [Rule] = [
  .quota(
    "quota.founding.scheduled-local-notifications", .founding,
    quota: .scheduledLocalNotifications, count: 128, conflict: .localNotificationLimit,
    sources: [.s18], note: "Apple's reference page says 64, and 64 was observed.")
]
