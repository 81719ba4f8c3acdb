// The rules on relaunches for location events.

import LifecyclePolicy

/// For most location services, a relaunch needs Always authorization from 8.0 on; on 7, Background
/// App Refresh must be on. For monitored conditions and live updates, a background activity session
/// can replace Always authorization. From 18.0 on, conditions and live updates also need a service
/// session or a background activity session.
let relaunchesForLocation: [Rule] = [
  .relaunch(
    "relaunch.beacon.no-mode.wake", since: 7, .observed, triggers: [.beacon],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .eligible,
    unless: [.modeLocation], conflict: .beaconMode,
    sources: [.radiusBeacon, .dGeo, .dBeac],
    note: """
      Measured by one author, in 2013 and 2018. Apple's guide requires no mode for either kind of \
      region; its page on beacons requires the mode.
      """),
  .relaunch(
    "relaunch.location.no-refresh.8", since: 8, .documented,
    triggers: .any(of: .monitoredLocation, [.visit]), standings: [.inMemory, .ended, .rebooted],
    verdict: .allowed, guarantee: .eligible, unless: [.backgroundAppRefresh],
    conflict: .locationWithoutRefresh, sources: [.w14706, .dLocationEvents],
    note: """
      Turning the switch off no longer disables any location functionality, says Apple's session \
      of 2014. A page of Apple's, as quoted in 2022, agrees. An undated text, which an app of 14.0 \
      and later quotes as Apple's, says the opposite.
      """),
  .relaunch(
    "relaunch.location.no-refresh.8.guide", since: 8, .documented,
    triggers: .any(of: .monitoredLocation, [.visit]), standings: [.inMemory, .ended, .rebooted],
    verdict: .forbidden, precedence: .alternative, unless: [.backgroundAppRefresh],
    conflict: .locationWithoutRefresh, sources: [.idx20042268477, .refreshHeader],
    note: """
      With the switch off, the user must launch the app to resume all location events, says an \
      undated text that another app quotes as Apple's. UIKit's header still names significant \
      location changes with the switch. Apple's session of 2014 and a newer page say the opposite.
      """),
  .relaunch(
    "relaunch.condition.no-refresh", since: 17, .inferred, triggers: [.monitorCondition],
    standings: [.ended, .rebooted], verdict: .allowed, guarantee: .eligible,
    unless: [.backgroundAppRefresh], sources: [.w14706, .dLocationEvents],
    note: """
      Apple says of all location events that the switch no longer disables them; these events came \
      later, and no source names them.
      """),
  .relaunch(
    "relaunch.live-updates.no-refresh", since: 17, .inferred, triggers: [.liveUpdates],
    standings: [.ended], verdict: .allowed, guarantee: .eligible,
    unless: [.backgroundAppRefresh], sources: [.w14706, .dLocationEvents],
    note: """
      Apple says of all location events that the switch no longer disables them; these events came \
      later, and no source names them.
      """),
  .relaunch(
    "relaunch.location.wake", .documented, triggers: .relaunchingLocation,
    standings: [.inMemory], verdict: .allowed, guarantee: .eligible,
    sources: [.dSlc, .dGeo, .dBeac, .dVisit, .a2]),
  .relaunch(
    "relaunch.location.ended", .documented, triggers: .relaunchingLocation,
    standings: [.ended], verdict: .allowed, guarantee: .eligible,
    sources: [.a2, .dLauth, .dSlc, .dReg, .dVisit]),
  .relaunch(
    "relaunch.location.rebooted", .documented,
    triggers: [.significantLocationChange, .monitorCondition], standings: [.rebooted],
    verdict: .allowed, guarantee: .eligible, sources: [.dSlc, .dGeo2, .a2]),
  .relaunch(
    "relaunch.visit.rebooted", since: 8, .documented, triggers: [.visit],
    standings: [.rebooted], verdict: .allowed, guarantee: .eligible, sources: [.w14706, .dVisit],
    note: "Apple's session says it of visits, for a restart and for a crash."),
  .relaunch(
    "relaunch.region.rebooted", .documented, triggers: .regions, standings: [.rebooted],
    verdict: .allowed, guarantee: .eligible, conflict: .regionAfterReboot,
    sources: [.dGeo2, .dGeo],
    note: """
      Apple's page says that monitoring occurs only after the first unlock, and also that it lasts \
      until the reboot: the option regions-end-at-reboot follows that.
      """),
  .relaunch(
    "relaunch.region.rebooted.ends", .documented, triggers: .regions,
    standings: [.rebooted], verdict: .forbidden, precedence: .gate, when: [.regionsEndAtReboot],
    conflict: .regionAfterReboot, sources: [.dGeo],
    note: """
      The option regions-end-at-reboot chooses this rule; the same page says that monitoring \
      occurs after the first unlock.
      """),

  .relaunch(
    "relaunch.location.force-quit.7.1.documented", since: .v(7, 1), until: 8,
    .documentedOnly, triggers: .monitoredLocation, standings: [.forceQuit], verdict: .forbidden,
    precedence: .alternative, conflict: .locationAfterForceQuit, sources: [.a2],
    note: """
      Apple's guide exempts location apps from 8.0 on; Apple's session of 2014 has the exemption \
      from 7.1 on.
      """),
  .relaunch(
    "relaunch.location.force-quit.7.0", since: 7, until: .v(7, 1), .documented,
    triggers: .monitoredLocation, standings: [.forceQuit], verdict: .forbidden,
    sources: [.a2, .f15808, .qSlc]),
  .relaunch(
    "relaunch.location.force-quit.7.1", since: .v(7, 1), until: 8, .documented,
    triggers: .monitoredLocation, standings: [.forceQuit], verdict: .allowed, guarantee: .eligible,
    conflict: .locationAfterForceQuit, sources: [.w14706, .qSlc],
    note: """
      Apple's session of 2014 names 7.1, and developers saw it; Apple's guide exempts location apps \
      from 8.0 on.
      """),
  .relaunch(
    "relaunch.location.force-quit", since: 8, until: 26, .documented,
    triggers: .monitoredLocation, standings: [.forceQuit], verdict: .allowed, guarantee: .eligible,
    sources: [.a2, .w14706],
    note: "Apple's guide exempts location apps from the rule on force quits."),
  .relaunch(
    "relaunch.location.force-quit.15.3", since: .v(15, 3), until: .v(15, 4), .observed,
    triggers: .monitoredLocation, standings: [.forceQuit], verdict: .allowed, guarantee: .immediate,
    precedence: .exception, when: [.lowPowerModeOff], sources: [.f701820],
    note: "On 15.3 and 15.3.1 such apps were launched again at once."),
  .relaunch(
    "relaunch.location.force-quit.26", since: 26, .documented, triggers: .monitoredLocation,
    standings: [.forceQuit], verdict: .allowed, guarantee: .eligible,
    conflict: .locationAfterForceQuit26, sources: [.a2, .nc4305],
    note: "A log of September 2026 agrees; on 26.4.2 a developer saw no relaunch."),
  .relaunch(
    "relaunch.location.force-quit.26.4.2", since: .v(26, 4, 2), until: .v(26, 4, 3),
    .observed, triggers: .monitoredLocation, standings: [.forceQuit], verdict: .forbidden,
    precedence: .exception, when: [.lowPowerModeOff], conflict: .locationAfterForceQuit26,
    sources: [.f826964],
    note: "One developer's report; Apple's guide and a later log on 26 say the opposite."),
  .relaunch(
    "relaunch.visit.force-quit.documented", since: 8, .documented, triggers: [.visit],
    standings: [.forceQuit], verdict: .allowed, guarantee: .eligible,
    conflict: .visitAfterForceQuit, sources: [.w14706, .a2, .dVisit],
    note: """
      Apple's session of 2014 says it of visits, and Apple's guide exempts location apps. A \
      developer wrote the opposite in 2018, without a measurement.
      """),
  .relaunch(
    "relaunch.visit.force-quit", since: 8, .observed, triggers: [.visit],
    standings: [.forceQuit], verdict: .forbidden, precedence: .alternative,
    conflict: .visitAfterForceQuit, sources: [.lk12],
    note: """
      A developer's word of 2018, "as far as I know". Apple's session and Apple's guide say the \
      opposite.
      """),

  .relaunch(
    "relaunch.condition.force-quit", since: 17, .inferred, triggers: [.monitorCondition],
    standings: [.forceQuit], verdict: .unspecified, sources: [.w2310147, .dGeo],
    note: """
      Apple's session says that ended apps are launched, and does not mention force quits; its \
      guide, which exempts location apps, is older than conditions.
      """),
  .relaunch(
    "relaunch.live-updates.wake", since: 17, .documented, triggers: [.liveUpdates],
    standings: [.inMemory], verdict: .allowed, guarantee: .eligible, sources: [.w2310180]),
  .relaunch(
    "relaunch.live-updates.ended", since: 17, .documented, triggers: [.liveUpdates],
    standings: [.ended], verdict: .allowed, guarantee: .eligible,
    sources: [.w2310180, .w2410212],
    note: "The app must have been receiving updates in the background when it ended."),
  .relaunch(
    "relaunch.live-updates.force-quit", since: 17, .documented, triggers: [.liveUpdates],
    standings: [.forceQuit], terminations: [.userForceQuit], verdict: .allowed,
    guarantee: .eligible, sources: [.w2310180],
    note: """
      Apple's session names closing by the user among the ends of an app, and says that the app is \
      launched again "in most cases"; it does not name the other cases.
      """),
  .relaunch(
    "relaunch.location.not-always", since: 8, .documented,
    triggers: Mask<Trigger>.relaunchingLocation.subtracting([.monitorCondition]),
    standings: .anywhere, verdict: .forbidden, precedence: .gate,
    unless: [.locationAuthorizationAlways], sources: [.dLauth, .w19705],
    note: """
      A suspended app is not in use: it needs Always, like an app that has ended. With a \
      provisional Always, from 13.0 on, the event waits for the user's answer to a prompt.
      """),
  .relaunch(
    "relaunch.region.reduced-accuracy", since: 14, .documented, triggers: .regions,
    standings: .any(of: .anywhere, [.running, .inFront]), verdict: .forbidden, precedence: .gate,
    unless: [.fullAccuracy], sources: [.w2010660],
    note: "Significant changes and visits still come, with less exact places."),
  .relaunch(
    "relaunch.condition.not-authorized", since: 17, .documented,
    triggers: .locationSessions, standings: .anywhere, verdict: .forbidden, precedence: .gate,
    unless: [.locationAuthorizationGranted], sources: [.dLauth]),
  .relaunch(
    "relaunch.condition.when-in-use", since: 17, .documented, triggers: .locationSessions,
    standings: .anywhere, verdict: .forbidden, precedence: .gate,
    unless: [.locationAuthorizationAlways, .backgroundActivitySession],
    sources: [.dBas, .w2310180, .dLauth],
    note: "With when-in-use authorization the app must have held a background activity session."),
  .relaunch(
    "relaunch.condition.no-service-session", since: 18, .documented,
    triggers: .locationSessions, standings: .anywhere, verdict: .forbidden, precedence: .gate,
    unless: [.serviceSession, .backgroundActivitySession],
    sources: [.w2410212, .dServiceSession, .dBas],
    note: """
      For a monitor or live updates, Always authorization counts while the app holds a service \
      session for it.
      """),
  .relaunch(
    "relaunch.location.not-authorized", since: 8, .documented,
    triggers: [.standardLocation], standings: [.inMemory],
    verdict: .forbidden, precedence: .gate, unless: [.locationAuthorizationGranted],
    sources: [.dLauth]),
  .relaunch(
    "relaunch.location.no-refresh", since: 7, until: 8, .documented,
    triggers: .monitoredLocation,
    standings: .any(of: .anywhere, [.running]), verdict: .forbidden,
    precedence: .gate, unless: [.backgroundAppRefresh],
    sources: [.w14706, .refreshHeader, .idx20042268477],
    note: """
      Apple's session of 2014 says that from 8.0 on turning the switch off no longer disables \
      location: so it does on 7. UIKit's header names significant location changes with the \
      switch.
      """),
  .relaunch(
    "relaunch.location.low-power", since: 9, .inferred,
    triggers: .any(of: .relaunchingLocation, [.liveUpdates]),
    standings: .notInMemory, verdict: .unspecified, precedence: .exception,
    unless: [.lowPowerModeOff], sources: [.dBrs],
    note: """
      No source says what Low Power Mode does to location events. It turns Background App Refresh \
      off; by Apple's session of 2014 that stops no location event from 8.0 on.
      """),
  .relaunch(
    "relaunch.beacon.no-mode", since: 7, .documentedOnly, triggers: [.beacon],
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modeLocation],
    conflict: .beaconMode, sources: [.dBeac],
    note: """
      Measured: it works without the mode. Apple's guide treats both kinds of region alike, and \
      requires no mode.
      """),
  .relaunch(
    "relaunch.significant-location.no-cellular", .documented,
    triggers: [.significantLocationChange], standings: .any(of: .anywhere, [.running]),
    verdict: .forbidden, precedence: .gate, unless: [.cellular], sources: [.a2],
    note: """
      By Apple's guide, devices with a cellular radio have the service; the newer page does not \
      repeat this.
      """),

  .relaunch(
    "relaunch.standard-location.wake", .documented, triggers: [.standardLocation],
    standings: [.inMemory], verdict: .allowed, guarantee: .eligible, sources: [.a2, .dAbg],
    note: "The app needs the mode, and must have begun the updates in the foreground."),
  .relaunch(
    "relaunch.standard-location.no-mode", .documented, triggers: [.standardLocation],
    standings: [.inMemory], verdict: .forbidden, precedence: .gate, unless: [.modeLocation],
    sources: [.a2, .dCfg], note: "Without the mode, delivery stops when the app is suspended."),
  .relaunch(
    "relaunch.standard-location.ended", .documented, triggers: [.standardLocation],
    standings: [.ended, .rebooted], verdict: .forbidden, conflict: .standardLocationRelaunch,
    sources: [.dStd, .dLauth],
    note: """
      Apple's guide, and the founding articles after it, list an update that meets the criteria \
      among what relaunches an app.
      """),
]
