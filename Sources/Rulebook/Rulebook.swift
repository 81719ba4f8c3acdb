// The rule book: every row, family by family, in the order of `Family`.

import LifecyclePolicy

public enum Rulebook {
  /// The version of the rule set: a year and a number, such as 2026.1. When the rule set changes, answers can change.
  public static let version = "2026.5"

  /// The newest major version that the rule book knows. A question about a later version is
  /// answered as for the newest version, and the answer says so.
  public static let newestMajor: UInt8 = 27

  public static let rules: [Rule] = Array(families.joined())

  private static let families: [[Rule]] = [
    kindsOfProcess, lifecycles,
    transitionsWithoutMultitasking, transitionsOfTheForeground, transitionsUnderSeveralCovers,
    transitionsOfTheBackground, transitionsToTheEnd, transitionsWithScenes, transitionsOfAScene,
    transitionsByTheFoundingArticles,
    causes, causesOfInterruptions,
    deliveries, deliveriesOfFrameworks, deliveriesOfExtensions, deliveriesByTheFoundingArticles,
    deadlinesOfCallbacks, deadlinesAboveOthers, deadlinesOfBackgroundWork, deadlinesOfExtensions,
    deadlinesByTheFoundingArticles,
    standings,
    relaunchesOfExtensions, relaunchesInGeneral, relaunchesForLocation, relaunchesForBackgroundWork,
    relaunchesForDevices,
    relaunchesBySystem, relaunchesOfRunningApps, relaunchesByTheFoundingArticles,
    notifications,
    modes, modesByTheFoundingArticles,
    events, eventsByTheFoundingArticles,
    quotas, quotasOfExtensions, quotasByTheFoundingArticles,
    conductWithResources, conductOfWork, conductWithDevices, conductOfRequests,
    conductByTheFoundingArticles,
    dutiesAtLaunch, dutiesWhenResigning, dutiesInTheBackground, dutiesByTheFoundingArticles,
    findingsOnModes, findingsOnKeys, findingsOnAppClips,
    terminationsByCode, terminationsByJetsam, terminationsByNamespace, errors,
    terminationsOfExtensions,
    callbacksOfTheApp, callbacksOfOthers,
    choicesOfActs, choicesOfWays, choicesOfInterruptions, choicesOfDevices, choicesOfDeviceEvents,
    choicesOfDays,
    silences,
    watchdogs, dispositions, suspensions, suspensionsOfExtensions, purges,
    callsAtLaunch, callsAtConnection, callsToTheApp, callsToOthers,
  ]
}
