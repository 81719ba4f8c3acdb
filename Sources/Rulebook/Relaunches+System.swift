// Relaunch rules for what the system does by itself: prewarming, and extensions that run in the

import LifecyclePolicy
// place of the app.

///
/// After a force quit no source says.
let relaunchesBySystem: [Rule] = [
  .relaunch(
    "relaunch.prewarm", since: 15, .documented, triggers: [.prewarm],
    standings: [.ended, .rebooted], verdict: .allowed, guarantee: .discretionary,
    sources: [.dLaunch, .f763739],
    note: """
      The process is started and stops before any code of the app; after a restart of the device, \
      and from time to time.
      """),
  .relaunch(
    "relaunch.prewarm.in-memory", since: 15, .inferred, triggers: [.prewarm],
    standings: [.inMemory], verdict: .notApplicable, sources: [.dLaunch],
    note: "An app in memory has its process already."),
  .relaunch(
    "relaunch.prewarm.before-first-unlock.documented", since: 15, .inferredDocumentedOnly,
    triggers: [.prewarm], standings: [.ended, .rebooted], verdict: .unspecified, precedence: .gate,
    unless: [.firstUnlockDone], conflict: .beforeFirstUnlock, sources: [.a2, .dLaunch],
    note: """
      By Apple's guide nothing is launched before the first unlock; whether that means a process \
      without code of the app it does not say. Prewarmed processes were seen then.
      """),
  .relaunch(
    "relaunch.prewarm.before-first-unlock", since: 15, .observed, triggers: [.prewarm],
    standings: [.ended, .rebooted], verdict: .allowed, guarantee: .discretionary, precedence: .gate,
    unless: [.firstUnlockDone], conflict: .beforeFirstUnlock,
    sources: [.onesignal1669, .framna, .f802755],
    note: """
      Seen to run before the first unlock, with protected data unavailable; Apple's guide says \
      that nothing is launched.
      """),
  .relaunch(
    "relaunch.never.notification-service-extension", since: 10, .documented,
    triggers: [.notificationServiceExtension], standings: [.inMemory, .ended, .rebooted],
    verdict: .forbidden, sources: [.dNse],
    note: "The system runs the app's extension, not the app."),
]
