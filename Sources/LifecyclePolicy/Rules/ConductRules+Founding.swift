// Conduct as the founding articles state it: the evidence profile `article`.

/// | activity | active, inactive | background | suspended |
/// |---|---|---|---|
/// | touches | active alone | not delivered | not delivered |
/// | hardware: camera, sound | yes | sound with the mode, else it stops | |
/// | OpenGL ES | until the background | ended | |
/// | shared resources | until the background | yes | ended |
/// | Bonjour, listening socket | until the background | yes | closed |
/// | network socket | | | may be closed; watched for VoIP |
/// | accessory session | until the background, or the mode | the mode | the mode, else closed |
/// | heavy work | | throttled | |
/// | drawing in windows | | wasted | |
/// | a background task | yes | yes | |
/// | location updates | yes | yes | the mode |
/// | sensitive content | until the background | in the snapshot | in the snapshot |
/// | alerts and sheets | yes | yes: they stay | yes |
/// | background transfer | yes | yes | yes; also when ended by the system |
let conductRulesOfTheFoundingArticles: [ConductRule] = [
  ConductRule(
    id: "conduct.founding.touch", basis: .founding, activities: Mask(.touchDelivery),
    states: Mask(.active), sources: Sources(.s15)),
  ConductRule(
    id: "conduct.founding.touch.not-active", basis: .founding, activities: Mask(.touchDelivery),
    states: Mask(.inactive, .background, .suspended), verdict: .forbidden, price: .notDelivered,
    sources: Sources(.s15), note: "Touches resume when the app is active again."),
  ConductRule(
    id: "conduct.founding.foreground", basis: .founding,
    activities: Mask<Activity>.audio.union(Mask(.camera)), states: .foreground,
    sources: Sources(.s64, .s35), note: "The app in front comes first for hardware."),
  ConductRule(
    id: "conduct.founding.opengl-es.foreground", basis: .founding,
    activities: Mask(.openglEs, .glCommandsInFlight), states: .foreground,
    stopBefore: .didEnterBackground, sources: Sources(.s51),
    note: "What was submitted must have finished."),
  ConductRule(
    id: "conduct.founding.opengl-es.background", basis: .founding,
    activities: Mask(.openglEs, .glCommandsInFlight), states: Mask(.background),
    verdict: .forbidden, price: .terminate, sources: Sources(.s51), note: "At once."),
  ConductRule(
    id: "conduct.founding.shared-resource.foreground", basis: .founding,
    activities: Mask(.sharedResource), states: .foreground, stopBefore: .didEnterBackground,
    sources: Sources(.s52, .s64), note: "It must be released before the suspension."),
  ConductRule(
    id: "conduct.founding.shared-resource.background", basis: .founding,
    activities: Mask(.sharedResource), states: Mask(.background), sources: Sources(.s52),
    note: "Until the suspension; the app in front comes first."),
  ConductRule(
    id: "conduct.founding.shared-resource.suspended", basis: .founding,
    activities: Mask(.sharedResource), states: Mask(.suspended), verdict: .forbidden,
    price: .terminate, sources: Sources(.s52)),
  ConductRule(
    id: "conduct.founding.bonjour.foreground", basis: .founding,
    activities: Mask(.bonjourService, .listeningSocket), states: .foreground,
    stopBefore: .didEnterBackground, sources: Sources(.s53),
    note: "They must be closed before the suspension."),
  ConductRule(
    id: "conduct.founding.bonjour.background", basis: .founding,
    activities: Mask(.bonjourService, .listeningSocket), states: Mask(.background),
    sources: Sources(.s53), note: "Until the suspension."),
  ConductRule(
    id: "conduct.founding.bonjour.suspended", basis: .founding, activities: Mask(.bonjourService),
    states: Mask(.suspended), verdict: .forbidden, price: .closedBySystem, sources: Sources(.s53)),
  ConductRule(
    id: "conduct.founding.socket.suspended", basis: .founding,
    activities: Mask(.listeningSocket, .networkSocket), states: Mask(.suspended),
    verdict: .forbidden, price: .closedBySystem, sources: Sources(.s17, .s01),
    note: "Requests are not answered, and the system may tear the connection down."),
  ConductRule(
    id: "conduct.founding.socket.suspended.voip", basis: .founding,
    activities: Mask(.networkSocket), states: Mask(.suspended), precedence: .exception,
    when: Mask(.modeVoIP), sources: Sources(.s39),
    note: "The one socket that is configured for it: the system watches it, and wakes the app."),
  ConductRule(
    id: "conduct.founding.accessory.foreground.no-mode", basis: .founding,
    activities: Mask(.accessorySession), states: .foreground, stopBefore: .didEnterBackground,
    unless: Mask(.modeExternalAccessory), sources: Sources(.s69, .s19),
    note: "The session is closed at the disconnect notice."),
  ConductRule(
    id: "conduct.founding.accessory", basis: .founding, activities: Mask(.accessorySession),
    states: .inMemory, when: Mask(.modeExternalAccessory), sources: Sources(.s43),
    note: "The session stays open; data, connects and disconnects wake the app."),
  ConductRule(
    id: "conduct.founding.accessory.suspended.no-mode", since: .v(5), basis: .founding,
    activities: Mask(.accessorySession), states: Mask(.suspended), verdict: .forbidden,
    price: .closedBySystem, unless: Mask(.modeExternalAccessory), conflict: .accessorySessions,
    sources: Sources(.s43),
    note: "After iOS 4, says the article; Apple's guide has it of iOS 4 and earlier."),
  ConductRule(
    id: "conduct.founding.heavy-work.background", basis: .founding, activities: Mask(.heavyWork),
    states: Mask(.background), verdict: .forbidden, price: .throttle, sources: Sources(.s55),
    note: "As little as possible: an app that spends too much may be throttled or ended."),
  ConductRule(
    id: "conduct.founding.ui-update.background", basis: .founding, activities: Mask(.uiUpdate),
    states: Mask(.background), verdict: .forbidden, price: .wasted, sources: Sources(.s56),
    note: "Nothing of it is seen; changes for the snapshot are excepted."),
  ConductRule(
    id: "conduct.founding.audio.background", basis: .founding, activities: .audio,
    states: Mask(.background), when: Mask(.modeAudio), sources: Sources(.s34, .s35, .s55),
    note: """
      The app is not suspended while it plays or records. Several may, as their audio sessions are \
      configured; the system decides.
      """),
  ConductRule(
    id: "conduct.founding.audio.background.no-mode", basis: .founding, activities: .audio,
    states: Mask(.background), verdict: .forbidden, price: .stops, unless: Mask(.modeAudio),
    sources: Sources(.s63)),
  ConductRule(
    id: "conduct.founding.background-task", basis: .founding,
    activities: Mask(.beginBackgroundTask), states: .running, sources: Sources(.s28, .s26, .s32),
    note: "At any time, also in front; each task must be ended, or the app is."),
  ConductRule(
    id: "conduct.founding.location", basis: .founding, activities: Mask(.startLocationUpdates),
    states: .running, sources: Sources(.s37, .s38),
    note: "Without the mode delivery stops when the app is suspended."),
  ConductRule(
    id: "conduct.founding.location.suspended.no-mode", basis: .founding,
    activities: Mask(.startLocationUpdates), states: Mask(.suspended), verdict: .forbidden,
    price: .stops, unless: Mask(.modeLocation), sources: Sources(.s37)),
  ConductRule(
    id: "conduct.founding.location.suspended", basis: .founding,
    activities: Mask(.startLocationUpdates), states: Mask(.suspended), when: Mask(.modeLocation),
    sources: Sources(.s38), note: "New data wakes the app."),
  ConductRule(
    id: "conduct.founding.sensitive-content.foreground", basis: .founding,
    activities: Mask(.sensitiveContentOnScreen), states: .foreground,
    stopBefore: .didEnterBackground, sources: Sources(.s20)),
  ConductRule(
    id: "conduct.founding.sensitive-content.background", basis: .founding,
    activities: Mask(.sensitiveContentOnScreen), states: Mask(.background, .suspended),
    verdict: .forbidden, price: .exposedInSnapshot, sources: Sources(.s20),
    note: "The snapshot is shown briefly on the way back."),
  ConductRule(
    id: "conduct.founding.alert", basis: .founding, activities: Mask(.alertOnScreen),
    states: Mask(.background, .suspended), sources: Sources(.s21),
    note: "The system does not dismiss it."),
  ConductRule(
    id: "conduct.founding.alert.foreground", basis: .founding, activities: Mask(.alertOnScreen),
    states: .foreground, stopBefore: .didEnterBackground, sources: Sources(.s21, .s58),
    note: "The system does not dismiss it on the way to the background."),
  ConductRule(
    id: "conduct.founding.pausable.active", basis: .founding,
    activities: Mask(.timer, .heavyWork), states: Mask(.active), stopBefore: .willResignActive,
    sources: Sources(.s57), note: "Tasks are paused and timers stopped when the app resigns."),
  ConductRule(
    id: "conduct.founding.background-transfer.foreground", basis: .founding,
    activities: Mask(.backgroundTransfer), states: .foreground, conflict: .discretionaryTransfers,
    sources: Sources(.s67, .s32),
    note: """
      Discretionary is recommended here; Apple's page has transfers begun in the background \
      treated so.
      """),
  ConductRule(
    id: "conduct.founding.background-transfer", basis: .founding,
    activities: Mask(.backgroundTransfer), states: Mask(.background, .suspended),
    sources: Sources(.s45, .s32), note: "The transfer goes on in another process."),
  ConductRule(
    id: "conduct.founding.background-transfer.not-running", basis: .founding,
    activities: Mask(.backgroundTransfer), states: Mask(.notRunning), verdict: .conditional,
    sources: Sources(.s45, .s50),
    note: "It goes on if the system ended the app; a force quit by the user cancels it."),
]
