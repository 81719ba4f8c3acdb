// Relaunch rules for what the system does by itself: prewarming, and extensions that run in the
// place of the app.

/// | trigger | in memory | ended | force quit | rebooted |
/// |---|---|---|---|---|
/// | prewarm | not applicable | may come | | yes; before the first unlock seen |
/// | notification service extension | no | no | | no |
///
/// After a force quit no source says.
let relaunchBySystem: [RelaunchRule] = [
  RelaunchRule(
    id: "relaunch.prewarm", since: .v(15), basis: .documented, triggers: Mask(.prewarm),
    standings: Mask(.ended, .rebooted), verdict: .allowed, guarantee: .discretionary,
    sources: Sources(.dLaunch, .f763739),
    note: """
      The process is started and stops before any code of the app; after a restart of the device, \
      and from time to time.
      """),
  RelaunchRule(
    id: "relaunch.prewarm.in-memory", since: .v(15), basis: .inferred, triggers: Mask(.prewarm),
    standings: Mask(.inMemory), verdict: .notApplicable, sources: Sources(.dLaunch),
    note: "An app in memory has its process already."),
  RelaunchRule(
    id: "relaunch.prewarm.before-first-unlock.documented", since: .v(15),
    basis: .inferredDocumentedOnly, triggers: Mask(.prewarm), standings: Mask(.ended, .rebooted),
    verdict: .unspecified, precedence: .gate, unless: Mask(.firstUnlockDone),
    conflict: .beforeFirstUnlock, sources: Sources(.a2, .dLaunch),
    note: """
      By Apple's guide nothing is launched before the first unlock; whether that means a process \
      without code of the app it does not say. Prewarmed processes were seen then.
      """),
  RelaunchRule(
    id: "relaunch.prewarm.before-first-unlock", since: .v(15), basis: .observed,
    triggers: Mask(.prewarm), standings: Mask(.ended, .rebooted), verdict: .allowed,
    guarantee: .discretionary, precedence: .gate, unless: Mask(.firstUnlockDone),
    conflict: .beforeFirstUnlock, sources: Sources(.onesignal1669, .framna, .f802755),
    note: """
      Seen to run before the first unlock, with protected data unavailable; Apple's guide says \
      that nothing is launched.
      """),
  RelaunchRule(
    id: "relaunch.never.notification-service-extension", since: .v(10), basis: .documented,
    triggers: Mask(.notificationServiceExtension),
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .forbidden, sources: Sources(.dNse),
    note: "The system runs the app's extension, not the app."),
]
