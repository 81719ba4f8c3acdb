// Relaunch for location events.

/// | trigger | in memory | ended | force quit | rebooted |
/// |---|---|---|---|---|
/// | significant change, region, beacon | wakes | relaunches | from 8.0 on (measured 7.1) | relaunches after unlock |
/// | visit | wakes | relaunches | documented yes, measured no | relaunches after unlock (inferred) |
/// | condition (CLMonitor) | wakes | relaunches | not said | relaunches after unlock |
/// | standard updates | wakes, with the mode | no | no | no |
///
/// From 8.0 on Always authorization is needed to relaunch; Background App Refresh must be on. For a
/// condition a background activity session does instead, and from 18.0 on Always takes a service
/// session.
let relaunchForLocation: [RelaunchRule] = [
  RelaunchRule(
    id: "relaunch.location.wake", basis: .documented, triggers: .relaunchingLocation,
    standings: Mask(.inMemory), verdict: .allowed, guarantee: .eligible,
    sources: Sources(.dSlc, .dGeo, .dBeac, .dVisit, .a2)),
  RelaunchRule(
    id: "relaunch.location.ended", basis: .documented, triggers: .relaunchingLocation,
    standings: Mask(.ended), verdict: .allowed, guarantee: .eligible,
    sources: Sources(.a2, .dLauth, .dSlc, .dReg, .dVisit)),
  RelaunchRule(
    id: "relaunch.location.rebooted", basis: .documented,
    triggers: Mask(.significantLocationChange, .monitorCondition), standings: Mask(.rebooted),
    verdict: .allowed, guarantee: .eligible, sources: Sources(.dSlc, .dGeo2, .a2)),
  RelaunchRule(
    id: "relaunch.visit.rebooted", since: .v(8), basis: .inferred, triggers: Mask(.visit),
    standings: Mask(.rebooted), verdict: .allowed, guarantee: .eligible,
    sources: Sources(.dVisit, .dLauth),
    note: """
      Taken to be as for significant changes, with which Apple's table names visits; no source \
      says it.
      """
  ),
  RelaunchRule(
    id: "relaunch.region.rebooted", basis: .documented, triggers: .regions,
    standings: Mask(.rebooted), verdict: .allowed, guarantee: .eligible,
    conflict: .regionAfterReboot, sources: Sources(.dGeo2, .dGeo),
    note: """
      Apple's page says that monitoring occurs only after the first unlock, and also that it lasts \
      until the reboot: the option regions-end-at-reboot follows that.
      """
  ),
  RelaunchRule(
    id: "relaunch.region.rebooted.ends", basis: .documented, triggers: .regions,
    standings: Mask(.rebooted), verdict: .forbidden, precedence: .gate,
    when: Mask(.regionsEndAtReboot), conflict: .regionAfterReboot, sources: Sources(.dGeo),
    note: """
      Chosen by the option regions-end-at-reboot; the same page says that monitoring occurs after \
      the first unlock.
      """
  ),

  RelaunchRule(
    id: "relaunch.location.force-quit.7.1.documented", since: .v(7, 1), until: .v(8),
    basis: .documentedOnly,
    triggers: .monitoredLocation, standings: Mask(.forceQuit), verdict: .forbidden,
    conflict: .locationAfterForceQuit, sources: Sources(.a2),
    note: "Apple excepts location apps from 8.0 on; on 7.1 relaunches were measured."),
  RelaunchRule(
    id: "relaunch.location.force-quit.7.0", since: .v(7), until: .v(7, 1), basis: .documented,
    triggers: .monitoredLocation, standings: Mask(.forceQuit), verdict: .forbidden,
    sources: Sources(.a2, .f15808, .qSlc)),
  RelaunchRule(
    id: "relaunch.location.force-quit.7.1", since: .v(7, 1), until: .v(8), basis: .observed,
    triggers: .monitoredLocation, standings: Mask(.forceQuit), verdict: .allowed,
    guarantee: .eligible, conflict: .locationAfterForceQuit, sources: Sources(.qSlc),
    note: "Measured; Apple excepts location apps from 8.0 on."),
  RelaunchRule(
    id: "relaunch.location.force-quit", since: .v(8), until: .v(26), basis: .documented,
    triggers: .monitoredLocation, standings: Mask(.forceQuit), verdict: .allowed,
    guarantee: .eligible, sources: Sources(.a2),
    note: "Apple's guide excepts location apps from the rule on force quits."),
  RelaunchRule(
    id: "relaunch.location.force-quit.15.3", since: .v(15, 3), until: .v(15, 4), basis: .observed,
    triggers: .monitoredLocation, standings: Mask(.forceQuit), verdict: .allowed,
    guarantee: .immediate, precedence: .exception, when: Mask(.lowPowerModeOff),
    sources: Sources(.f701820),
    note: "On 15.3 and 15.3.1 such apps were launched again at once."),
  RelaunchRule(
    id: "relaunch.location.force-quit.26", since: .v(26), basis: .documented,
    triggers: .monitoredLocation, standings: Mask(.forceQuit), verdict: .allowed,
    guarantee: .eligible, conflict: .locationAfterForceQuit26, sources: Sources(.a2, .nc4305),
    note: "A log of September 2026 agrees; on 26.4.2 a developer saw no relaunch."),
  RelaunchRule(
    id: "relaunch.location.force-quit.26.4.2", since: .v(26, 4, 2), until: .v(26, 4, 3),
    basis: .observed, triggers: .monitoredLocation, standings: Mask(.forceQuit),
    verdict: .forbidden, precedence: .exception, when: Mask(.lowPowerModeOff),
    conflict: .locationAfterForceQuit26,
    sources: Sources(.f826964),
    note: "One developer's report; Apple's guide and a later log on 26 say the opposite."),
  RelaunchRule(
    id: "relaunch.visit.force-quit.documented", since: .v(8), basis: .documentedOnly,
    triggers: Mask(.visit), standings: Mask(.forceQuit), verdict: .allowed, guarantee: .eligible,
    conflict: .visitAfterForceQuit, sources: Sources(.a2, .dVisit),
    note: "Apple's guide excepts location apps; developers saw visits not relaunch."),
  RelaunchRule(
    id: "relaunch.visit.force-quit", since: .v(8), basis: .observed, triggers: Mask(.visit),
    standings: Mask(.forceQuit), verdict: .forbidden, conflict: .visitAfterForceQuit,
    sources: Sources(.lk12),
    note: "A developer's report of 2018; Apple's guide excepts location apps."),

  RelaunchRule(
    id: "relaunch.location.not-always", since: .v(8), basis: .documented,
    triggers: Mask<Trigger>.relaunchingLocation.subtracting(Mask(.monitorCondition)),
    standings: .notInMemory, verdict: .forbidden,
    precedence: .gate, unless: Mask(.locationAuthorizationAlways), sources: Sources(.dLauth)),
  RelaunchRule(
    id: "relaunch.condition.not-authorized", since: .v(17), basis: .documented,
    triggers: Mask(.monitorCondition), standings: .notInMemory, verdict: .forbidden,
    precedence: .gate, unless: Mask(.locationAuthorizationGranted), sources: Sources(.dLauth)),
  RelaunchRule(
    id: "relaunch.condition.when-in-use", since: .v(17), basis: .documented,
    triggers: Mask(.monitorCondition), standings: .notInMemory, verdict: .forbidden,
    precedence: .gate, unless: Mask(.locationAuthorizationAlways, .backgroundActivitySession),
    sources: Sources(.dBas, .w2310180, .dLauth),
    note: "With authorization when in use a background activity session must have been held."),
  RelaunchRule(
    id: "relaunch.condition.no-service-session", since: .v(18), basis: .documented,
    triggers: Mask(.monitorCondition), standings: .notInMemory, verdict: .forbidden,
    precedence: .gate, unless: Mask(.serviceSession, .backgroundActivitySession),
    sources: Sources(.w2410212, .dServiceSession, .dBas),
    note: "Always authorization counts for a monitor while a service session for it is held."),
  RelaunchRule(
    id: "relaunch.location.not-authorized", since: .v(8), basis: .documented,
    triggers: Mask<Trigger>.relaunchingLocation.union(Mask(.standardLocation)),
    standings: Mask(.inMemory), verdict: .forbidden, precedence: .gate,
    unless: Mask(.locationAuthorizationGranted), sources: Sources(.dLauth)),
  RelaunchRule(
    id: "relaunch.location.no-refresh", since: .v(7), basis: .documented,
    triggers: .monitoredLocation.union(Mask(.visit)),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.backgroundAppRefresh), sources: Sources(.idx20042268477),
    note: """
      With the switch off the user must launch the app to resume all location events; a public \
      copy of Apple's guide.
      """
  ),
  RelaunchRule(
    id: "relaunch.condition.no-refresh", since: .v(17), basis: .inferred,
    triggers: Mask(.monitorCondition), standings: .notInMemory, verdict: .unspecified,
    precedence: .exception, unless: Mask(.backgroundAppRefresh), sources: Sources(.dGeo),
    note: "No source says what the switch does here."),
  RelaunchRule(
    id: "relaunch.location.low-power", since: .v(9), basis: .inferred,
    triggers: .relaunchingLocation, standings: .notInMemory, verdict: .unspecified,
    precedence: .exception, unless: Mask(.lowPowerModeOff), sources: Sources(.dBrs),
    note: "No source says what Low Power Mode does to location events."),
  RelaunchRule(
    id: "relaunch.beacon.no-mode", since: .v(7), basis: .documented, triggers: Mask(.beacon),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeLocation), sources: Sources(.dBeac)),
  RelaunchRule(
    id: "relaunch.significant-location.no-cellular", basis: .documented,
    triggers: Mask(.significantLocationChange),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.cellular), sources: Sources(.a2),
    note: """
      Apple's guide has the service on devices with a cellular radio; the newer page does not \
      repeat it.
      """
  ),

  RelaunchRule(
    id: "relaunch.standard-location.wake", basis: .documented, triggers: Mask(.standardLocation),
    standings: Mask(.inMemory), verdict: .allowed, guarantee: .eligible,
    sources: Sources(.a2, .dAbg),
    note: "With the mode, and updates begun in the foreground."),
  RelaunchRule(
    id: "relaunch.standard-location.no-mode", basis: .documented,
    triggers: Mask(.standardLocation), standings: Mask(.inMemory), verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeLocation), sources: Sources(.a2, .dCfg),
    note: "Without the mode, delivery stops when the app is suspended."),
  RelaunchRule(
    id: "relaunch.standard-location.ended", basis: .documented, triggers: Mask(.standardLocation),
    standings: Mask(.ended, .rebooted), verdict: .forbidden, conflict: .standardLocationRelaunch,
    sources: Sources(.dStd, .dLauth),
    note: """
      Apple's guide, and the founding articles after it, list an update that meets the criteria \
      among what relaunches an app.
      """
  ),
]
