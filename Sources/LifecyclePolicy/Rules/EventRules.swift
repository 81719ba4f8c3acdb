// How events reach an app, by state.

extension Mask where Element == LifecycleState {
  /// States in which the user sees a notification, and no code of the app runs in front.
  static var outOfSight: Mask { Mask(.notRunning, .prewarmed, .background, .suspended) }
}

extension Mask where Element == Event {
  /// Of which a suspended app gets one net notice when it runs again, by both of Apple's lists.
  static var coalesced: Mask {
    Mask(.accessoryConnection, .orientationChange, .batteryChange, .proximityChange, .screenChange)
      .union(Mask(.defaultsChange, .localeChange))
  }
}

/// | event | active | inactive | background | suspended | else |
/// |---|---|---|---|---|---|
/// | touch | at once | withheld | withheld | withheld | |
/// | accessory connection, orientation, time, battery, proximity, protected data, screen, defaults, locale; iCloud identity 6.0 on | at once | at once | at once | coalesced | |
/// | accessory connection, mode external-accessory, 5.0 on | | | | at once | |
/// | memory warning | at once | at once | at once | withheld | |
/// | local notification, 4.0 on; the visible part of a push, 3.0 on | at once | | to the user | to the user | to the user |
/// | redraw of a view | | | coalesced | coalesced | |
/// | location update | at once | at once | mode location: at once | to 16: withheld, mode location: at once; 17.0 on: queued | |
/// | request of a peer | | | | withheld; mode voip, to 9: at once | |
/// | snapshot of the window | | | after didEnterBackground | | |
/// | notice to apps with accessory sessions | | | at once | | |
let eventRules0: [EventRule] = [
  EventRule(
    id: "event.touch.active", since: .oldest, basis: .documented, events: Mask(.touch),
    states: Mask(.active), manner: .atOnce, sources: Sources(.a1, .dLife)),
  EventRule(
    id: "event.touch.elsewhere", since: .oldest, basis: .documented, events: Mask(.touch),
    states: Mask(.inactive, .background, .suspended), verdict: .forbidden, manner: .withheld,
    sources: Sources(.a1, .a3),
    note: "Covered or out of sight, an app gets no events of the user."),

  EventRule(
    id: "event.coalesced.running", basis: .documented,
    events: Mask<Event>.coalesced.union(Mask(.protectedDataChange)),
    states: .running, manner: .atOnce, sources: Sources(.dQueue, .a3)),
  EventRule(
    id: "event.coalesced.suspended", basis: .documented, events: .coalesced,
    states: Mask(.suspended), manner: .coalesced, sources: Sources(.a3, .dQueue),
    note: """
      One notice of each kind, with the net change, as soon as the app runs again, in front or \
      not, and before any touch.
      """),
  EventRule(
    id: "event.significant-time-change.running", basis: .documented,
    events: Mask(.significantTimeChange), states: .running, manner: .atOnce,
    callback: .significantTimeChange, sources: Sources(.dQueue, .a3)),
  EventRule(
    id: "event.significant-time-change.suspended", basis: .documented,
    events: Mask(.significantTimeChange), states: Mask(.suspended), manner: .coalesced,
    callback: .significantTimeChange, sources: Sources(.a3, .dQueue),
    note: "However many there were, one is delivered when the app runs again."),
  EventRule(
    id: "event.protected-data-change.suspended", basis: .documented,
    events: Mask(.protectedDataChange), states: Mask(.suspended), manner: .coalesced,
    sources: Sources(.a3),
    note: "The archived guide has it in its list of coalesced notices; the newer page does not."),
  EventRule(
    id: "event.icloud-identity-change.before-6", since: .oldest, until: .v(6), basis: .documented,
    events: Mask(.icloudIdentityChange), states: .appStates, verdict: .notApplicable,
    sources: Sources(.a3), note: "There is no such notice before 6.0."),
  EventRule(
    id: "event.icloud-identity-change.running", since: .v(6), basis: .documented,
    events: Mask(.icloudIdentityChange), states: .running, manner: .atOnce,
    sources: Sources(.dQueue, .a3)),
  EventRule(
    id: "event.icloud-identity-change.suspended", since: .v(6), basis: .documented,
    events: Mask(.icloudIdentityChange), states: Mask(.suspended), manner: .coalesced,
    sources: Sources(.a3, .dQueue)),
  EventRule(
    id: "event.accessory-connection.mode", since: .v(5), basis: .documented,
    events: Mask(.accessoryConnection), states: Mask(.suspended), manner: .atOnce,
    precedence: .exception, when: Mask(.modeExternalAccessory), sources: Sources(.a2),
    note: "With the mode external-accessory the system may wake the app for it."),
  EventRule(
    id: "event.accessory-disconnect.mode", since: .v(5), basis: .documented,
    events: Mask(.accessoryDisconnect), states: Mask(.background), verdict: .forbidden,
    manner: .withheld, precedence: .exception, when: Mask(.modeExternalAccessory),
    sources: Sources(.a2), note: "With the mode, sessions stay open."),
  EventRule(
    id: "event.accessory-disconnect", basis: .documented, events: Mask(.accessoryDisconnect),
    states: Mask(.background), manner: .atOnce, sources: Sources(.a2),
    note: "Sent as the app moves to the background; the app closes its session at it."),

  EventRule(
    id: "event.memory-warning.running", since: .oldest, basis: .documented,
    events: Mask(.memoryWarning), states: .running, manner: .atOnce,
    callback: .didReceiveMemoryWarning, sources: Sources(.a2, .dLife)),
  EventRule(
    id: "event.memory-warning.suspended", basis: .documented, events: Mask(.memoryWarning),
    states: Mask(.suspended), verdict: .forbidden, manner: .withheld, sources: Sources(.a1, .a2),
    note: "A suspended app runs no code, and is ended without notice where memory is short."),

  EventRule(
    id: "event.local-notification.before-4", since: .oldest, until: .v(4), basis: .documented,
    events: Mask(.localNotification), states: .appStates, verdict: .notApplicable,
    sources: Sources(.dUiln), note: "There are none before 4.0."),
  EventRule(
    id: "event.local-notification.active", basis: .documented, events: Mask(.localNotification),
    states: Mask(.active), manner: .atOnce, callback: .didReceiveLocalNotification,
    sources: Sources(.a2, .dUiln),
    note: """
      The callback is deprecated in 10.0; since then a delegate of the notification center gets \
      what is scheduled there. What an inactive app gets the guide leaves open.
      """),
  EventRule(
    id: "event.local-notification.elsewhere", basis: .documented,
    events: Mask(.localNotification), states: .outOfSight, manner: .toUser,
    sources: Sources(.dUiln, .a2), note: "The user decides whether the app comes to the front."),
  EventRule(
    id: "event.remote-notification.before-3", since: .oldest, until: .v(3), basis: .documented,
    events: Mask(.remoteNotification), states: .appStates, verdict: .notApplicable,
    sources: Sources(.dRn), note: "There are none before 3.0."),
  EventRule(
    id: "event.remote-notification.active", since: .v(3), basis: .documented,
    events: Mask(.remoteNotification), states: Mask(.active), manner: .atOnce,
    callback: .didReceiveRemoteNotificationFetch, sources: Sources(.dRn),
    note: """
      Not shown by itself; from 10.0 on a delegate of the notification center may have it shown.
      """),
  EventRule(
    id: "event.remote-notification.elsewhere", since: .v(3), basis: .documented,
    events: Mask(.remoteNotification), states: .outOfSight, manner: .toUser,
    sources: Sources(.dNact, .dRn),
    note: "The visible part alone; content-available in it may wake the app as well."),

  EventRule(
    id: "event.view-redraw", basis: .documented, events: Mask(.viewRedraw),
    states: Mask(.background, .suspended), manner: .coalesced, sources: Sources(.a3),
    note: "Views are drawn once when the app comes to the front."),
  EventRule(
    id: "event.window-snapshot", basis: .documented, events: Mask(.windowSnapshot),
    states: Mask(.background), manner: .afterCallback, callback: .didEnterBackground,
    sources: Sources(.a3, .dPrepbg, .dBgseq),
    note: "From 7.0 on another one is taken after work in the background."),

  EventRule(
    id: "event.location-update.foreground", since: .oldest, basis: .documented,
    events: Mask(.locationUpdate), states: Mask(.inactive, .active), manner: .atOnce,
    callback: .didUpdateLocations, sources: Sources(.dStd)),
  EventRule(
    id: "event.location-update.background.mode", basis: .documented,
    events: Mask(.locationUpdate), states: Mask(.background), manner: .atOnce,
    callback: .didUpdateLocations, when: Mask(.modeLocation), sources: Sources(.a2, .dAbg),
    note: "From 9.0 on the app sets allowsBackgroundLocationUpdates as well."),
  EventRule(
    id: "event.location-update.suspended.4", until: .v(17), basis: .documented,
    events: Mask(.locationUpdate), states: Mask(.suspended), verdict: .forbidden,
    manner: .withheld, unless: Mask(.modeLocation), sources: Sources(.dStd, .a2),
    note: "Delivery stops with the suspension, and goes on when the app runs again."),
  EventRule(
    id: "event.location-update.suspended.mode.4", until: .v(17), basis: .documented,
    events: Mask(.locationUpdate), states: Mask(.suspended), manner: .atOnce,
    callback: .didUpdateLocations, when: Mask(.modeLocation), sources: Sources(.a2),
    note: "The mode lets the system wake the app for new data."),
  EventRule(
    id: "event.location-update.suspended", since: .v(17), basis: .documented,
    events: Mask(.locationUpdate), states: Mask(.suspended), manner: .queued,
    callback: .didUpdateLocations, sources: Sources(.dLbg),
    note: """
      Delivered when the app next runs, in front or not. The page is of 17.0; whether it was so \
      before it does not say.
      """),

  EventRule(
    id: "event.network-request.suspended", basis: .documented, events: Mask(.networkRequest),
    states: Mask(.suspended), verdict: .forbidden, manner: .withheld, sources: Sources(.a2),
    note: "The system may also take the sockets down."),
  EventRule(
    id: "event.network-request.suspended.voip", until: .v(10), basis: .documented,
    events: Mask(.networkRequest), states: Mask(.suspended), manner: .atOnce,
    precedence: .exception, when: Mask(.modeVoIP), sources: Sources(.a2, .dKeep),
    note: "Over the one socket that is set up for VoIP: the system watches it and wakes the app."),
  EventRule(
    id: "event.network-request.suspended.voip.old-sdk", since: .v(10), until: .v(13),
    basis: .documented, events: Mask(.networkRequest), states: Mask(.suspended), manner: .atOnce,
    precedence: .exception, when: Mask(.modeVoIP), unless: Mask(.pushkitSDK),
    sources: Sources(.qa1938, .a2),
    note: "Over the one socket that is set up for VoIP, in an app linked against an older SDK."),
]

/// As the founding articles state them.
///
/// | event | state | manner |
/// |---|---|---|
/// | touch | active; inactive, background, suspended | at once; withheld |
/// | what may affect the app | suspended | coalesced |
/// | request of a peer | suspended | withheld, but for VoIP |
/// | local notification | active; elsewhere | at once; to the user |
/// | location update | suspended | withheld; mode location: at once |
let eventRulesOfTheFoundingArticles: [EventRule] = [
  EventRule(
    id: "event.founding.touch.active", basis: .founding, events: Mask(.touch),
    states: Mask(.active), manner: .atOnce, sources: Sources(.s15)),
  EventRule(
    id: "event.founding.notices.active", basis: .founding,
    events: Mask(.accessoryConnection, .orientationChange, .significantTimeChange, .batteryChange)
      .union(Mask(.proximityChange, .screenChange, .defaultsChange, .localeChange)),
    states: Mask(.active), manner: .atOnce, sources: Sources(.s15),
    note: "Touch and other events resume on activation."),
  EventRule(
    id: "event.founding.touch.elsewhere", basis: .founding, events: Mask(.touch),
    states: Mask(.inactive, .background, .suspended), verdict: .forbidden, manner: .withheld,
    sources: Sources(.s15)),
  EventRule(
    id: "event.founding.coalesced", basis: .founding,
    events: Mask<Event>.coalesced.union(Mask(.significantTimeChange, .protectedDataChange)),
    states: Mask(.suspended), manner: .coalesced, sources: Sources(.s16),
    note: "The articles do not list the events; these are Apple's."),
  EventRule(
    id: "event.founding.coalesced.icloud-identity-change", since: .v(6), basis: .founding,
    events: Mask(.icloudIdentityChange), states: Mask(.suspended), manner: .coalesced,
    sources: Sources(.s16)),
  EventRule(
    id: "event.founding.accessory-connection.mode", basis: .founding,
    events: Mask(.accessoryConnection), states: Mask(.suspended), manner: .atOnce,
    precedence: .exception, when: Mask(.modeExternalAccessory), sources: Sources(.s43)),
  EventRule(
    id: "event.founding.network-request", basis: .founding, events: Mask(.networkRequest),
    states: Mask(.suspended), verdict: .forbidden, manner: .withheld, sources: Sources(.s17)),
  EventRule(
    id: "event.founding.network-request.voip", basis: .founding, events: Mask(.networkRequest),
    states: Mask(.suspended), manner: .atOnce, precedence: .exception, when: Mask(.modeVoIP),
    sources: Sources(.s39), note: "Over the one configured socket, which the system watches."),
  EventRule(
    id: "event.founding.local-notification.active", basis: .founding,
    events: Mask(.localNotification), states: Mask(.active), manner: .atOnce,
    callback: .didReceiveLocalNotification, sources: Sources(.s18)),
  EventRule(
    id: "event.founding.local-notification.elsewhere", basis: .founding,
    events: Mask(.localNotification), states: .outOfSight, manner: .toUser,
    sources: Sources(.s18)),
  EventRule(
    id: "event.founding.remote-notification", basis: .founding,
    events: Mask(.remoteNotification), states: .outOfSight, manner: .toUser,
    sources: Sources(.s72),
    note: "An app that the push wakes runs at about the time when the user sees it."),
  EventRule(
    id: "event.founding.accessory-disconnect", basis: .founding,
    events: Mask(.accessoryDisconnect), states: Mask(.background), manner: .atOnce,
    sources: Sources(.s19)),
  EventRule(
    id: "event.founding.window-snapshot", basis: .founding, events: Mask(.windowSnapshot),
    states: Mask(.background), manner: .afterCallback, callback: .didEnterBackground,
    sources: Sources(.s20)),
  EventRule(
    id: "event.founding.memory-warning.background", basis: .founding,
    events: Mask(.memoryWarning), states: Mask(.background), manner: .atOnce,
    callback: .didReceiveMemoryWarning, sources: Sources(.s22)),
  EventRule(
    id: "event.founding.memory-warning.suspended", basis: .founding,
    events: Mask(.memoryWarning), states: Mask(.suspended), verdict: .forbidden,
    manner: .withheld, sources: Sources(.s54, .s09)),
  EventRule(
    id: "event.founding.location-update.suspended", basis: .founding,
    events: Mask(.locationUpdate), states: Mask(.suspended), verdict: .forbidden,
    manner: .withheld, unless: Mask(.modeLocation), sources: Sources(.s37)),
  EventRule(
    id: "event.founding.location-update.suspended.mode", basis: .founding,
    events: Mask(.locationUpdate), states: Mask(.suspended), manner: .atOnce,
    when: Mask(.modeLocation), sources: Sources(.s38)),
]

extension RuleTables {
  var eventCount: Int { eventRules0.count &+ eventRulesOfTheFoundingArticles.count }

  func event(_ index: Int) -> EventRule {
    let index = index.clamped(below: eventCount)
    if index < eventRules0.count { return eventRules0[index] }
    return eventRulesOfTheFoundingArticles[index &- eventRules0.count]
  }
}
