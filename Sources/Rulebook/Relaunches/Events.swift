// The rules on how events reach an app in each state.

import LifecyclePolicy

extension Mask where Element == LifecycleState {
  /// States in which the user sees a notification, because the app is not in front.
  static var outOfSight: Mask { [.notRunning, .prewarmed, .background, .suspended] }
}

extension Mask where Element == Event {
  /// Events that are coalesced: when a suspended app runs again, it gets one notice of the net
  /// change. Apple's documentation has two lists of coalesced events; both contain the events here.
  static var coalesced: Mask {
    [
      .accessoryConnection, .orientationChange, .batteryChange, .proximityChange, .screenChange,
      .defaultsChange, .localeChange,
    ]
  }
}

let events: [Rule] = [
  .event(
    "event.touch.active", since: .oldest, .documented, events: [.touch], states: [.active],
    manner: .atOnce, sources: [.a1, .dLife]),
  .event(
    "event.touch.elsewhere", since: .oldest, .documented, events: [.touch],
    states: [.inactive, .background, .suspended], verdict: .forbidden, manner: .withheld,
    sources: [.a1, .a3],
    note: """
      An app that is covered or out of sight gets no events from the user.
      """),

  .event(
    "event.coalesced.running", .documented, events: .coalesced, states: .running, manner: .atOnce,
    sources: [.dQueue, .a3]),
  .event(
    "event.accessory-connection.suspended", .documented, events: [.accessoryConnection],
    states: [.suspended],
    manner: .coalesced, merging: .net, rank: 1, sources: [.a3, .dQueue],
    note: """
      The app gets one notice of each kind, with the net change, as soon as it runs again, in \
      front or not, and before any touch.
      """),
  .event(
    "event.orientation-change.suspended", .documented, events: [.orientationChange],
    states: [.suspended],
    manner: .coalesced, merging: .net, rank: 2, sources: [.a3, .dQueue]),
  .event(
    "event.battery-change.suspended", .documented, events: [.batteryChange], states: [.suspended],
    manner: .coalesced, merging: .net, rank: 4, sources: [.a3, .dQueue]),
  .event(
    "event.proximity-change.suspended", .documented, events: [.proximityChange],
    states: [.suspended],
    manner: .coalesced, merging: .net, rank: 5, sources: [.a3, .dQueue]),
  .event(
    "event.screen-change.suspended", .documented, events: [.screenChange], states: [.suspended],
    manner: .coalesced, merging: .net, rank: 7, sources: [.a3, .dQueue]),
  .event(
    "event.defaults-change.suspended", .documented, events: [.defaultsChange], states: [.suspended],
    manner: .coalesced, merging: .net, rank: 8, sources: [.a3, .dQueue]),
  .event(
    "event.locale-change.suspended", .documented, events: [.localeChange], states: [.suspended],
    manner: .coalesced, merging: .net, rank: 9, sources: [.a3, .dQueue]),
  .event(
    "event.significant-time-change.running", .documented, events: [.significantTimeChange],
    states: .running, manner: .atOnce, callback: .significantTimeChange, sources: [.dQueue, .a3]),
  .event(
    "event.significant-time-change.suspended", .documented, events: [.significantTimeChange],
    states: [.suspended], manner: .coalesced, callback: .significantTimeChange, merging: .newest,
    rank: 3, conflict: .significantTimeChange, sources: [.a3, .dQueue],
    note: """
      However many there were, one is delivered when the app runs again, also in the background. \
      Apple's page on the method says: when it returns to the foreground.
      """),
  .event(
    "event.significant-time-change.suspended.method", .documented,
    events: [.significantTimeChange], states: [.suspended], manner: .queued,
    callback: .significantTimeChange, precedence: .alternative, conflict: .significantTimeChange,
    sources: [.dSignificantTime],
    note: "Queued until the app returns to the foreground, says Apple's page on the method."),
  .event(
    "event.protected-data-change.running", .documented, events: [.protectedDataChange],
    states: .running, manner: .atOnce, sources: [.a3, .dProt],
    note: """
      With a passcode set, every running app gets it: \
      applicationProtectedDataWillBecomeUnavailable: after the device is locked, \
      applicationProtectedDataDidBecomeAvailable: when it is unlocked. The app that was in front \
      gets it on its way to the background and back, and not again as this event.
      """),
  .event(
    "event.protected-data-change.suspended", .documented, events: [.protectedDataChange],
    states: [.suspended], manner: .coalesced, merging: .net, rank: 6, sources: [.a3],
    note: """
      The archived guide has it in its list of coalesced notices; the newer page does not. The app \
      that was in front when the device was locked gets it on its way back instead.
      """),
  .event(
    "event.icloud-identity-change.before-6", since: .oldest, until: 6, .documented,
    events: [.icloudIdentityChange], states: .appStates, verdict: .notApplicable, sources: [.a3],
    note: "There is no such notice before 6.0."),
  .event(
    "event.icloud-identity-change.running", since: 6, .documented,
    events: [.icloudIdentityChange], states: .running, manner: .atOnce, sources: [.dQueue, .a3]),
  .event(
    "event.icloud-identity-change.suspended", since: 6, .documented,
    events: [.icloudIdentityChange], states: [.suspended], manner: .coalesced, merging: .net,
    rank: 10, sources: [.a3, .dQueue]),
  .event(
    "event.accessory-connection.mode", since: 5, .documented, events: [.accessoryConnection],
    states: [.suspended], manner: .atOnce, wakesAs: .accessoryConnection, precedence: .exception,
    when: [.modeExternalAccessory],
    sources: [.a2], note: "With the mode external-accessory the system may wake the app for it."),
  .event(
    "event.accessory-disconnect.mode", since: 5, .documented, events: [.accessoryDisconnect],
    states: [.background], verdict: .forbidden, manner: .withheld, precedence: .exception,
    when: [.modeExternalAccessory], sources: [.a2], note: "With the mode, sessions stay open."),
  .event(
    "event.accessory-disconnect", .documented, events: [.accessoryDisconnect],
    states: [.background], manner: .atOnce, sources: [.a2],
    note: "Sent as the app moves to the background; the app should then close its session."),

  .event(
    "event.memory-warning.running", since: .oldest, .documented, events: [.memoryWarning],
    states: .running, manner: .atOnce, callback: .didReceiveMemoryWarning, sources: [.a2, .dLife]),
  .event(
    "event.memory-warning.suspended", .documented, events: [.memoryWarning],
    states: [.suspended], verdict: .forbidden, manner: .withheld, sources: [.a1, .a2],
    note: "A suspended app runs no code, and is ended without notice when memory is short."),

  .event(
    "event.local-notification.before-4", since: .oldest, until: 4, .documented,
    events: [.localNotification], states: .appStates, verdict: .notApplicable, sources: [.dUiln],
    note: "There are no local notifications before 4.0."),
  .event(
    "event.local-notification.active", until: 10, .documented, events: [.localNotification],
    states: [.active], manner: .atOnce, callback: .didReceiveLocalNotification,
    sources: [.a2, .dUiln], note: "The guide does not say what an inactive app gets."),
  .event(
    "event.local-notification.active.10", since: 10, .documented, events: [.localNotification],
    states: [.active], manner: .atOnce, callback: .willPresentNotification,
    sources: [.dWillPresent, .openradar15613],
    note: """
      A delegate of the notification center decides whether it is shown. By one report, \
      application:didReceiveLocalNotification: still comes without a delegate.
      """),
  .event(
    "event.local-notification.elsewhere", .documented, events: [.localNotification],
    states: .outOfSight, manner: .toUser, sources: [.dUiln, .a2],
    note: "The user decides whether the app comes to the front."),
  .event(
    "event.remote-notification.before-3", since: .oldest, until: 3, .documented,
    events: [.remoteNotification], states: .appStates, verdict: .notApplicable, sources: [.dRn],
    note: "There are no remote notifications before 3.0."),
  .event(
    "event.remote-notification.active", since: 3, until: 10, .documented,
    events: [.remoteNotification], states: [.active], manner: .atOnce,
    callback: .didReceiveRemoteNotificationFetch, sources: [.dRn],
    note: """
      The system does not show it.
      """),
  .event(
    "event.remote-notification.active.10", since: 10, .documented, events: [.remoteNotification],
    states: [.active], manner: .atOnce, callback: .willPresentNotification,
    sources: [.dWillPresent, .dRn, .extensionPush42],
    note: """
      A delegate of the notification center decides whether it is shown. Without a delegate \
      application:didReceiveRemoteNotification: is called, in either form. No source was found \
      that says whether a push with content-available brings both.
      """),
  .event(
    "event.remote-notification.elsewhere", since: 3, .documented,
    events: [.remoteNotification], states: .outOfSight, manner: .toUser, sources: [.dNact, .dRn],
    note: """
      This is the visible part alone; content-available in the push may wake the app as well.
      """),

  .event(
    "event.view-redraw", .documented, events: [.viewRedraw], states: [.background, .suspended],
    manner: .coalesced, merging: .newest, sources: [.a3],
    note: "Views are drawn once when the app comes to the front."),
  .event(
    "event.window-snapshot", .documented, events: [.windowSnapshot], states: [.background],
    manner: .afterCallback, callback: .didEnterBackground, sources: [.a3, .dPrepbg, .dBgseq],
    note: """
      From 7.0 on another picture is taken after work in the background, without a callback before \
      it: event.window-snapshot.after-work.
      """),
  .event(
    "event.window-snapshot.after-work", since: 7, .documented, events: [.windowSnapshot],
    states: [.background], manner: .atOnce, precedence: .alternative,
    sources: [.dBgseq, .dHurl, .dApplication],
    note: """
      A further picture is taken when the work for which the app was launched or woken is done, or \
      when the app asks for one (requestSceneSessionRefresh:). The deciding rule is about the way \
      to the background.
      """),
  .event(
    "event.audio-interruption.running", since: 6, .documented, events: [.audioInterruption],
    states: .running, manner: .atOnce, sources: [.dAudioSession], ),
  .event(
    "event.audio-interruption.suspended", since: 10, .documented, events: [.audioInterruption],
    states: [.suspended], manner: .queued, merging: .newest, sources: [.dAudioSession],
    note: "The suspension interrupts it, too; a key up to 14, and a reason up to 15, said so."),

  .event(
    "event.location-update.foreground", since: .oldest, .documented, events: [.locationUpdate],
    states: [.inactive, .active], manner: .atOnce, callback: .didUpdateLocations, sources: [.dStd]),
  .event(
    "event.location-update.background.mode", .documented, events: [.locationUpdate],
    states: [.background], manner: .atOnce, callback: .didUpdateLocations, when: [.modeLocation],
    sources: [.a2, .dAbg],
    note: "From 9.0 on the app sets allowsBackgroundLocationUpdates as well."),
  .event(
    "event.location-update.suspended.4", until: 17, .documented, events: [.locationUpdate],
    states: [.suspended], verdict: .forbidden, manner: .withheld, unless: [.modeLocation],
    sources: [.dStd, .a2],
    note: "Delivery stops with the suspension, and goes on when the app runs again."),
  .event(
    "event.location-update.suspended.mode.4", until: 17, .documented,
    events: [.locationUpdate], states: [.suspended], manner: .atOnce, callback: .didUpdateLocations,
    wakesAs: .standardLocation, when: [.modeLocation], sources: [.a2],
    note: "The mode lets the system wake the app for new data."),
  .event(
    "event.location-update.suspended", since: 17, .documented, events: [.locationUpdate],
    states: [.suspended], manner: .queued, callback: .didUpdateLocations, merging: .each,
    sources: [.dLbg],
    note: """
      Delivered when the app next runs, in front or not. The page dates from 17.0 and does not \
      mention earlier versions.
      """),

  .event(
    "event.network-request.suspended", .documented, events: [.networkRequest],
    states: [.suspended], verdict: .forbidden, manner: .withheld, sources: [.a2],
    note: "The system may also take the sockets down."),
  .event(
    "event.network-request.suspended.voip", until: 10, .documented, events: [.networkRequest],
    states: [.suspended], manner: .atOnce, wakesAs: .voipSocketData, precedence: .exception,
    when: [.modeVoIP],
    sources: [.a2, .dKeep],
    note: """
      The request comes over the one socket that is set up for VoIP; the system watches the socket \
      and wakes the app.
      """),
  .event(
    "event.network-request.suspended.voip.old-sdk", since: 10, until: 13, .documented,
    events: [.networkRequest], states: [.suspended], manner: .atOnce, wakesAs: .voipSocketData,
    precedence: .exception,
    when: [.modeVoIP], unless: [.pushkitSDK], sources: [.qa1938, .a2],
    note: """
      The request comes over the one socket that is set up for VoIP, in an app linked against an \
      older SDK.
      """),
]

let eventsByTheFoundingArticles: [Rule] = [
  .event(
    "event.founding.touch.active", .founding, events: [.touch], states: [.active],
    manner: .atOnce, sources: [.s15]),
  .event(
    "event.founding.notices.active", .founding,
    events: [
      .accessoryConnection, .orientationChange, .significantTimeChange, .batteryChange,
      .proximityChange, .screenChange, .defaultsChange, .localeChange,
    ], states: [.active],
    manner: .atOnce, sources: [.s15], note: "Touch and other events resume on activation."),
  .event(
    "event.founding.touch.elsewhere", .founding, events: [.touch],
    states: [.inactive, .background, .suspended], verdict: .forbidden, manner: .withheld,
    sources: [.s15]),
  .event(
    "event.founding.coalesced", .founding,
    events: .any(of: .coalesced, [.significantTimeChange, .protectedDataChange]),
    states: [.suspended], manner: .coalesced, merging: .net, sources: [.s16],
    note: "The articles do not list the events; these are Apple's."),
  .event(
    "event.founding.coalesced.icloud-identity-change", since: 6, .founding,
    events: [.icloudIdentityChange], states: [.suspended], manner: .coalesced, merging: .net,
    sources: [.s16]),
  .event(
    "event.founding.accessory-connection.mode", .founding, events: [.accessoryConnection],
    states: [.suspended], manner: .atOnce, wakesAs: .accessoryConnection, precedence: .exception,
    when: [.modeExternalAccessory],
    sources: [.s43]),
  .event(
    "event.founding.network-request", .founding, events: [.networkRequest],
    states: [.suspended], verdict: .forbidden, manner: .withheld, sources: [.s17]),
  .event(
    "event.founding.network-request.voip", .founding, events: [.networkRequest],
    states: [.suspended], manner: .atOnce, wakesAs: .voipSocketData, precedence: .exception,
    when: [.modeVoIP],
    sources: [.s39],
    note: """
      The request comes over the one configured socket, which the system watches.
      """),
  .event(
    "event.founding.local-notification.active", .founding, events: [.localNotification],
    states: [.active], manner: .atOnce, callback: .didReceiveLocalNotification, sources: [.s18]),
  .event(
    "event.founding.local-notification.elsewhere", .founding, events: [.localNotification],
    states: .outOfSight, manner: .toUser, sources: [.s18]),
  .event(
    "event.founding.remote-notification", .founding, events: [.remoteNotification],
    states: .outOfSight, manner: .toUser, sources: [.s72],
    note: "An app woken by the push runs at about the time the user sees it."),
  .event(
    "event.founding.accessory-disconnect", .founding, events: [.accessoryDisconnect],
    states: [.background], manner: .atOnce, sources: [.s19]),
  .event(
    "event.founding.window-snapshot", .founding, events: [.windowSnapshot],
    states: [.background], manner: .afterCallback, callback: .didEnterBackground, sources: [.s20]),
  .event(
    "event.founding.memory-warning.background", .founding, events: [.memoryWarning],
    states: [.background], manner: .atOnce, callback: .didReceiveMemoryWarning, sources: [.s22]),
  .event(
    "event.founding.memory-warning.suspended", .founding, events: [.memoryWarning],
    states: [.suspended], verdict: .forbidden, manner: .withheld, sources: [.s54, .s09]),
  .event(
    "event.founding.location-update.suspended", .founding, events: [.locationUpdate],
    states: [.suspended], verdict: .forbidden, manner: .withheld, unless: [.modeLocation],
    sources: [.s37]),
  .event(
    "event.founding.location-update.suspended.mode", .founding, events: [.locationUpdate],
    states: [.suspended], manner: .atOnce, wakesAs: .standardLocation, when: [.modeLocation],
    sources: [.s38]),
]
