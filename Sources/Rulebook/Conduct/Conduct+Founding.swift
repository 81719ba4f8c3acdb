// The rules of conduct as the founding articles state them (evidence profile `article`).

import LifecyclePolicy

let conductByTheFoundingArticles: [Rule] = [
  .conduct(
    "conduct.founding.touch", .founding, activities: [.touchDelivery], states: [.active],
    sources: [.s15]),
  .conduct(
    "conduct.founding.touch.not-active", .founding, activities: [.touchDelivery],
    states: [.inactive, .background, .suspended], verdict: .forbidden, price: .notDelivered,
    sources: [.s15], note: "Touches resume when the app is active again."),
  .conduct(
    "conduct.founding.foreground", .founding,
    activities: .any(of: .audio, [.camera]), states: .foreground, sources: [.s64, .s35],
    note: "The app in front comes first for hardware."),
  .conduct(
    "conduct.founding.opengl-es.foreground", .founding,
    activities: [.openglEs, .glCommandsInFlight], states: .foreground,
    stopBefore: .didEnterBackground, sources: [.s51],
    note: "Submitted commands must have finished."),
  .conduct(
    "conduct.founding.opengl-es.background", .founding,
    activities: [.openglEs, .glCommandsInFlight], states: [.background], verdict: .forbidden,
    price: .terminate, termination: .backgroundGraphics, sources: [.s51],
    note: """
      The system ends the app at once.
      """),
  .conduct(
    "conduct.founding.shared-resource.foreground", .founding, activities: [.sharedResource],
    states: .foreground, stopBefore: .didEnterBackground, sources: [.s52, .s64],
    note: "It must be released before the suspension."),
  .conduct(
    "conduct.founding.shared-resource.background", .founding, activities: [.sharedResource],
    states: [.background], sources: [.s52],
    note: "Allowed until the suspension; the app in front comes first."),
  .conduct(
    "conduct.founding.shared-resource.suspended", .founding, activities: [.sharedResource],
    states: [.suspended], verdict: .forbidden, price: .terminate, termination: .resourceHeld,
    sources: [.s52]),
  .conduct(
    "conduct.founding.bonjour.foreground", .founding,
    activities: [.bonjourService, .listeningSocket], states: .foreground,
    stopBefore: .didEnterBackground, sources: [.s53],
    note: "They must be closed before the suspension."),
  .conduct(
    "conduct.founding.bonjour.background", .founding,
    activities: [.bonjourService, .listeningSocket], states: [.background], sources: [.s53],
    note: "Allowed until the suspension."),
  .conduct(
    "conduct.founding.bonjour.suspended", .founding, activities: [.bonjourService],
    states: [.suspended], verdict: .forbidden, price: .closedBySystem, sources: [.s53]),
  .conduct(
    "conduct.founding.socket.suspended", .founding,
    activities: [.listeningSocket, .networkSocket], states: [.suspended], verdict: .forbidden,
    price: .closedBySystem, sources: [.s17, .s01],
    note: "Requests are not answered, and the system may tear the connection down."),
  .conduct(
    "conduct.founding.socket.suspended.voip", .founding, activities: [.networkSocket],
    states: [.suspended], precedence: .exception, when: [.modeVoIP], sources: [.s39],
    note: """
      This is the one socket that is configured for VoIP: the system watches it, and wakes the \
      app.
      """),
  .conduct(
    "conduct.founding.accessory.foreground.no-mode", .founding,
    activities: [.accessorySession], states: .foreground, stopBefore: .didEnterBackground,
    unless: [.modeExternalAccessory], sources: [.s69, .s19],
    note: "The session is closed at the disconnect notice."),
  .conduct(
    "conduct.founding.accessory", .founding, activities: [.accessorySession],
    states: .inMemory, when: [.modeExternalAccessory], sources: [.s43],
    note: "The session stays open; data, connects and disconnects wake the app."),
  .conduct(
    "conduct.founding.accessory.suspended.no-mode", since: 5, .founding,
    activities: [.accessorySession], states: [.suspended], verdict: .forbidden,
    price: .closedBySystem, unless: [.modeExternalAccessory], conflict: .accessorySessions,
    sources: [.s43],
    note: "The article says after iOS 4; Apple's guide says iOS 4 and earlier."),
  .conduct(
    "conduct.founding.heavy-work.background", .founding, activities: [.heavyWork],
    states: [.background], verdict: .forbidden, price: .throttle, sources: [.s55],
    note: """
      The app should do as little as possible: an app that spends too much may be throttled or \
      ended.
      """),
  .conduct(
    "conduct.founding.ui-update.background", .founding, activities: [.uiUpdate],
    states: [.background], verdict: .forbidden, price: .wasted, sources: [.s56],
    note: "None of it is visible; changes for the snapshot are the exception."),
  .conduct(
    "conduct.founding.audio.background", .founding, activities: .audio,
    states: [.background], when: [.modeAudio], sources: [.s34, .s35, .s55],
    note: """
      The app is not suspended while it plays or records. Several apps may, depending on their \
      audio sessions; the system decides.
      """),
  .conduct(
    "conduct.founding.audio.background.no-mode", .founding, activities: .audio,
    states: [.background], verdict: .forbidden, price: .stops, unless: [.modeAudio],
    sources: [.s63]),
  .conduct(
    "conduct.founding.background-task", .founding, activities: [.beginBackgroundTask],
    states: .running, sources: [.s28, .s26, .s32],
    note: "At any time, also in front. The app must end each task, or the system ends the app."),
  .conduct(
    "conduct.founding.location", .founding, activities: [.startLocationUpdates],
    states: .running, sources: [.s37, .s38],
    note: "Without the mode delivery stops when the app is suspended."),
  .conduct(
    "conduct.founding.location.suspended.no-mode", .founding,
    activities: [.startLocationUpdates], states: [.suspended], verdict: .forbidden, price: .stops,
    unless: [.modeLocation], sources: [.s37]),
  .conduct(
    "conduct.founding.location.suspended", .founding, activities: [.startLocationUpdates],
    states: [.suspended], when: [.modeLocation], sources: [.s38], note: "New data wakes the app."),
  .conduct(
    "conduct.founding.sensitive-content.foreground", .founding,
    activities: [.sensitiveContentOnScreen], states: .foreground, stopBefore: .didEnterBackground,
    sources: [.s20]),
  .conduct(
    "conduct.founding.sensitive-content.background", .founding,
    activities: [.sensitiveContentOnScreen], states: [.background, .suspended], verdict: .forbidden,
    price: .exposedInSnapshot, sources: [.s20],
    note: "The snapshot is shown briefly on the way back."),
  .conduct(
    "conduct.founding.alert", .founding, activities: [.alertOnScreen],
    states: [.background, .suspended], sources: [.s21], note: "The system does not dismiss it."),
  .conduct(
    "conduct.founding.alert.foreground", .founding, activities: [.alertOnScreen],
    states: .foreground, stopBefore: .didEnterBackground, sources: [.s21, .s58],
    note: "The system does not dismiss it on the way to the background."),
  .conduct(
    "conduct.founding.pausable.active", .founding, activities: [.timer, .heavyWork],
    states: [.active], stopBefore: .willResignActive, sources: [.s57],
    note: "Tasks are paused and timers stopped when the app resigns."),
  .conduct(
    "conduct.founding.background-transfer.foreground", .founding,
    activities: [.backgroundTransfer], states: .foreground, conflict: .discretionaryTransfers,
    sources: [.s67, .s32],
    note: """
      Discretionary is recommended here; Apple's page says that transfers begun in the background \
      are treated so.
      """),
  .conduct(
    "conduct.founding.background-transfer", .founding, activities: [.backgroundTransfer],
    states: [.background, .suspended], sources: [.s45, .s32],
    note: "The transfer goes on in another process."),
  .conduct(
    "conduct.founding.background-transfer.not-running", .founding,
    activities: [.backgroundTransfer], states: [.notRunning], verdict: .conditional,
    sources: [.s45, .s50],
    note: "The transfer goes on if the system ended the app; a force quit by the user cancels it."),
]
