// What each trigger delivers: since when it exists, through which callback, with which allowance.

/// One trigger, as it reaches an app.
public struct DeliveryRule: RuleRow {
  public let id: Text
  public let since: OSVersion
  public var until: OSVersion = .open
  public let basis: Basis
  public let triggers: Mask<Trigger>
  /// Where an app that is launched for it comes up; nil where it launches nothing, or none says.
  public var launchState: AppState?
  public var callback: Callback?
  /// A callback that comes right after the first.
  public var second: Callback?
  public var allowance: Allowance?
  /// The callback that brings it at a launch, where that is another one.
  public var launchCallback: Callback?
  /// The callback comes after a launch only: an app in memory gets the event directly.
  public var onLaunchOnly = false
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

/// Callbacks are the newest form; older ones stand in where the OS does not have it.
let deliveryRules0: [DeliveryRule] = [
  DeliveryRule(
    id: "delivery.user-tap", since: .oldest, basis: .documented, triggers: Mask(.userTap),
    launchState: .inactive, sources: Sources(.a3, .dLaunch)),
  DeliveryRule(
    id: "delivery.notification-tap.3", since: .v(3), until: .v(10), basis: .documented,
    triggers: Mask(.notificationTap), launchState: .inactive,
    callback: .didReceiveRemoteNotificationFetch, sources: Sources(.dRn, .als)),
  DeliveryRule(
    id: "delivery.notification-tap", since: .v(10), basis: .documented,
    triggers: Mask(.notificationTap), launchState: .inactive,
    callback: .didReceiveNotificationResponse, sources: Sources(.dNact, .als)),
  DeliveryRule(
    id: "delivery.notification-action.8", since: .v(8), until: .v(10), basis: .documented,
    triggers: Mask(.notificationAction), launchState: .background,
    callback: .handleNotificationAction, sources: Sources(.dNact)),
  DeliveryRule(
    id: "delivery.notification-action", since: .v(10), basis: .documented,
    triggers: Mask(.notificationAction), launchState: .background,
    callback: .didReceiveNotificationResponse, sources: Sources(.dNact)),
  DeliveryRule(
    id: "delivery.open-url", since: .oldest, basis: .documented, triggers: Mask(.openURL),
    launchState: .inactive, callback: .openURL, sources: Sources(.dOpen, .als)),
  DeliveryRule(
    id: "delivery.handoff", since: .v(8), basis: .inferred, triggers: Mask(.handoff),
    launchState: .inactive, callback: .willContinueUserActivity, second: .continueUserActivity,
    sources: Sources(.dRespl, .als),
    note: "The first version is common knowledge; no source was read for it."),
  DeliveryRule(
    id: "delivery.quick-action", since: .v(9), basis: .inferred, triggers: Mask(.quickAction),
    launchState: .inactive, callback: .performShortcutAction, sources: Sources(.dRespl),
    note: "The first version is common knowledge; no source was read for it."),
  DeliveryRule(
    id: "delivery.standard-location", since: .oldest, basis: .documented,
    triggers: Mask(.standardLocation), launchState: .background, callback: .didUpdateLocations,
    allowance: .locationWake, sources: Sources(.dStd, .a2)),
  DeliveryRule(
    id: "delivery.significant-location-change", since: .v(4), basis: .documented,
    triggers: Mask(.significantLocationChange), launchState: .background,
    callback: .didUpdateLocations, allowance: .locationWake,
    sources: Sources(.dSlc, .a2, .f71792),
    note: """
      Apple gives updates at 500 m and 5 minutes at the least; its guide also says every 15 \
      minutes, which an engineer called wrong and yet seen: a wake without movement is possible.
      """
  ),
  DeliveryRule(
    id: "delivery.region-enter", since: .v(4), basis: .documented, triggers: Mask(.regionEnter),
    launchState: .background, callback: .didEnterRegion, allowance: .locationWake,
    sources: Sources(.dReg, .dGeo)),
  DeliveryRule(
    id: "delivery.region-exit", since: .v(4), basis: .documented, triggers: Mask(.regionExit),
    launchState: .background, callback: .didExitRegion, allowance: .locationWake,
    sources: Sources(.dReg, .dGeo)),
  DeliveryRule(
    id: "delivery.beacon", since: .v(7), basis: .documented, triggers: Mask(.beacon),
    launchState: .background, callback: .didDetermineRegionState, allowance: .locationWake,
    sources: Sources(.dBeac)),
  DeliveryRule(
    id: "delivery.monitor-condition", since: .v(17), basis: .documented,
    triggers: Mask(.monitorCondition), launchState: .background, allowance: .locationWake,
    sources: Sources(.dGeo)),
  DeliveryRule(
    id: "delivery.visit", since: .v(8), basis: .documented, triggers: Mask(.visit),
    launchState: .background, callback: .didVisit, allowance: .locationWake,
    sources: Sources(.dVisit)),
  DeliveryRule(
    id: "delivery.location-push", since: .v(15), basis: .documented,
    triggers: Mask(.locationPush), sources: Sources(.dLpush),
    note: "The system runs the location push service extension, not the app."),
  DeliveryRule(
    id: "delivery.background-fetch", since: .v(7), basis: .documented,
    triggers: Mask(.backgroundFetch), launchState: .background, callback: .performFetch,
    allowance: .backgroundFetch, sources: Sources(.dFetch, .a2),
    note: "Deprecated in 13.0."),
  DeliveryRule(
    id: "delivery.silent-push", since: .v(7), basis: .documented,
    triggers: Mask(.silentPush, .silentPushWithAlert), launchState: .background,
    callback: .didReceiveRemoteNotificationFetch, allowance: .silentPush,
    sources: Sources(.dRn, .dPush)),
  DeliveryRule(
    id: "delivery.visible-push", since: .v(3), basis: .documented, triggers: Mask(.visiblePush),
    sources: Sources(.dRn, .dNact),
    note: "The user sees it; the app runs only if the user taps it."),
  DeliveryRule(
    id: "delivery.url-session", since: .v(7), basis: .documented,
    triggers: Mask(.urlSessionFinished, .urlSessionAuthentication), launchState: .background,
    callback: .handleEventsForBackgroundURLSession, allowance: .urlSessionEvents,
    sources: Sources(.dHurl, .dUcfg)),
  DeliveryRule(
    id: "delivery.newsstand-push", since: .v(5), until: .v(13), basis: .documented,
    triggers: Mask(.newsstandPush), launchState: .background,
    callback: .didReceiveRemoteNotification, sources: Sources(.newbeNewsstand, .a2),
    note: "One launch in 24 hours is guaranteed."),
  DeliveryRule(
    id: "delivery.newsstand-download", since: .v(5), until: .v(13), basis: .documented,
    triggers: Mask(.newsstandDownloadFinished), launchState: .background,
    sources: Sources(.a2, .dNews)),
  DeliveryRule(
    id: "delivery.voip-legacy", since: .v(4), until: .v(10), basis: .documented,
    triggers: Mask(.voipBoot, .voipSocketData, .voipRelaunchAfterExit), launchState: .background,
    conflict: .keepAliveDeprecation, sources: Sources(.a2, .dKeep, .voipX),
    note:
      "Apple's page says deprecated in 9.0 and in 10.0. From 10.0 on it is for older SDKs alone."
  ),
  DeliveryRule(
    id: "delivery.voip-legacy.old-sdk", since: .v(10), basis: .documented,
    triggers: Mask(.voipBoot, .voipSocketData, .voipRelaunchAfterExit), launchState: .background,
    unless: Mask(.pushkitSDK), conflict: .keepAliveDeprecation,
    sources: Sources(.qa1938, .a2, .voipX),
    note: "Kept for apps linked against an SDK before 10.0; which version ends it no source says."),
  DeliveryRule(
    id: "delivery.voip-push", since: .v(8), basis: .documented, triggers: Mask(.voipPush),
    launchState: .background, callback: .didReceiveIncomingPush, allowance: .voipPushReport,
    sources: Sources(.dVoip, .dVresp)),
  DeliveryRule(
    id: "delivery.push-to-talk", since: .v(16), basis: .documented, triggers: Mask(.pushToTalk),
    launchState: .background, callback: .incomingPushToTalk, sources: Sources(.dPtt)),
  DeliveryRule(
    id: "delivery.audio-data", since: .v(4), basis: .documented, triggers: Mask(.audioDataNeeded),
    launchState: .background, sources: Sources(.a2)),
  DeliveryRule(
    id: "delivery.bluetooth-central", since: .v(5), basis: .documented,
    triggers: Mask(.bluetoothCentral), launchState: .background,
    callback: .centralWillRestoreState, allowance: .bluetoothWake, onLaunchOnly: true,
    sources: Sources(.a2, .dLobt),
    note:
      "The callback restores the manager after a launch; an app in memory gets its events directly."
  ),
  DeliveryRule(
    id: "delivery.bluetooth-peripheral", since: .v(6), basis: .documented,
    triggers: Mask(.bluetoothPeripheral), launchState: .background,
    callback: .peripheralWillRestoreState, allowance: .bluetoothWake, onLaunchOnly: true,
    sources: Sources(.a2, .a6),
    note:
      "The callback restores the manager after a launch; an app in memory gets its events directly."
  ),
  DeliveryRule(
    id: "delivery.accessory", since: .v(5), basis: .documented,
    triggers: Mask(.accessoryData, .accessoryConnection), launchState: .background,
    allowance: .accessoryWake, sources: Sources(.a2)),
  DeliveryRule(
    id: "delivery.app-refresh-task", since: .v(13), basis: .documented,
    triggers: Mask(.appRefreshTask), launchState: .background, callback: .bgtaskLaunchHandler,
    allowance: .appRefreshTask, sources: Sources(.w19, .dStrat)),
  DeliveryRule(
    id: "delivery.processing-task", since: .v(13), basis: .documented,
    triggers: Mask(.processingTask), launchState: .background, callback: .bgtaskLaunchHandler,
    allowance: .processingTask, sources: Sources(.dBgp, .w19)),
  DeliveryRule(
    id: "delivery.continued-processing-task", since: .v(26), basis: .documented,
    triggers: Mask(.continuedProcessingTask), launchState: .background,
    callback: .bgtaskLaunchHandler, allowance: .continuedProcessingTask, sources: Sources(.dCont)),
  DeliveryRule(
    id: "delivery.health-research-task", since: .v(17), basis: .documented,
    triggers: Mask(.healthResearchTask), launchState: .background,
    callback: .bgtaskLaunchHandler, allowance: .healthResearchTask, sources: Sources(.dBghr)),
  DeliveryRule(
    id: "delivery.healthkit", since: .v(8), basis: .documented, triggers: Mask(.healthkitDelivery),
    launchState: .background, callback: .healthkitUpdateHandler, sources: Sources(.dHk),
    note: "From 15.0 on the app needs the background delivery entitlement."),
  DeliveryRule(
    id: "delivery.watch-message", since: .v(9), basis: .documented, triggers: Mask(.watchMessage),
    launchState: .background, callback: .didReceiveWatchMessage, sources: Sources(.dWc)),
  DeliveryRule(
    id: "delivery.watch-transfer", since: .v(9), basis: .documented,
    triggers: Mask(.watchTransfer), callback: .didReceiveWatchUserInfo, sources: Sources(.dWcui),
    note: "Queued, and delivered when the app runs."),
  DeliveryRule(
    id: "delivery.live-activity", since: .v(16, 1), basis: .documented,
    triggers: Mask(.liveActivity), sources: Sources(.dPlist)),
  DeliveryRule(
    id: "delivery.local-notification", since: .v(4), basis: .documented,
    triggers: Mask(.localNotification), callback: .didReceiveLocalNotification,
    sources: Sources(.a2, .dUiln),
    note: "The callback comes to an active app; otherwise the user sees it and decides."),
  DeliveryRule(
    id: "delivery.prewarm", since: .v(15), basis: .documented, triggers: Mask(.prewarm),
    launchState: .prewarmed, sources: Sources(.dLaunch, .f763739),
    note: "The process is started and stops before any code of the app."),
  DeliveryRule(
    id: "delivery.notification-service-extension", since: .v(10), basis: .documented,
    triggers: Mask(.notificationServiceExtension), callback: .didReceiveNotificationRequest,
    allowance: .notificationServiceExtension, sources: Sources(.dNse),
    note: "The system runs the notification service extension, not the app."),
  DeliveryRule(
    id: "delivery.scenes.open-url", since: .v(13), basis: .documented, triggers: Mask(.openURL),
    launchState: .inactive, callback: .sceneOpenURLContexts, launchCallback: .sceneWillConnect,
    precedence: .exception, when: Mask(.scenesAdopted, .multitaskingSDK),
    sources: Sources(.dRespl, .dTrans),
    note: "Goes to the scene, at a launch with its connection options."),
  DeliveryRule(
    id: "delivery.scenes.handoff", since: .v(13), basis: .documented, triggers: Mask(.handoff),
    launchState: .inactive, callback: .sceneContinueUserActivity,
    launchCallback: .sceneWillConnect, precedence: .exception,
    when: Mask(.scenesAdopted, .multitaskingSDK),
    sources: Sources(.dRespl, .dTrans),
    note: "Goes to the scene, at a launch with its connection options."),
  DeliveryRule(
    id: "delivery.scenes.quick-action", since: .v(13), basis: .documented,
    triggers: Mask(.quickAction), launchState: .inactive,
    callback: .windowScenePerformShortcutAction, launchCallback: .sceneWillConnect,
    precedence: .exception, when: Mask(.scenesAdopted, .multitaskingSDK),
    sources: Sources(.dRespl, .dTrans),
    note: "Goes to the scene, at a launch with its connection options."),
  DeliveryRule(
    id: "delivery.scenes.notification-tap", since: .v(13), basis: .documented,
    triggers: Mask(.notificationTap), launchState: .inactive,
    callback: .didReceiveNotificationResponse, launchCallback: .sceneWillConnect,
    precedence: .exception, when: Mask(.scenesAdopted, .multitaskingSDK),
    sources: Sources(.dRespl, .dTrans, .dNact),
    note: "At a launch the response stands among the connection options."),
]

/// As the founding articles state them.
let deliveryRulesOfTheFoundingArticles: [DeliveryRule] = [
  DeliveryRule(
    id: "delivery.founding.url-session", since: .v(4), basis: .founding,
    triggers: Mask(.urlSessionFinished, .urlSessionAuthentication), launchState: .background,
    callback: .handleEventsForBackgroundURLSession, sources: Sources(.s45)),
  DeliveryRule(
    id: "delivery.founding.accessory", since: .v(4), basis: .founding,
    triggers: Mask(.accessoryData, .accessoryConnection), launchState: .background,
    allowance: .accessoryWake, sources: Sources(.s29)),
  DeliveryRule(
    id: "delivery.founding.bluetooth-central", since: .v(4), basis: .founding,
    triggers: Mask(.bluetoothCentral), launchState: .background, allowance: .bluetoothWake,
    sources: Sources(.s29)),
  DeliveryRule(
    id: "delivery.founding.bluetooth-peripheral", since: .v(6), basis: .founding,
    triggers: Mask(.bluetoothPeripheral), launchState: .background, allowance: .bluetoothWake,
    sources: Sources(.s29, .s33)),
  DeliveryRule(
    id: "delivery.founding.fetch", since: .v(4), basis: .founding, triggers: Mask(.backgroundFetch),
    launchState: .background, callback: .performFetch, allowance: .backgroundFetch,
    sources: Sources(.s30, .s40)),
  DeliveryRule(
    id: "delivery.founding.silent-push", since: .v(4), basis: .founding,
    triggers: Mask(.silentPush), launchState: .background,
    callback: .didReceiveRemoteNotificationFetch, sources: Sources(.s41)),
  DeliveryRule(
    id: "delivery.founding.background", since: .v(4), basis: .founding,
    triggers: Mask(.standardLocation, .significantLocationChange, .regionEnter, .regionExit)
      .union(Mask(.newsstandPush, .newsstandDownloadFinished, .voipBoot))
      .union(Mask(.voipSocketData, .audioDataNeeded)),
    launchState: .background, sources: Sources(.s46)),
  DeliveryRule(
    id: "delivery.founding.user", since: .oldest, basis: .founding, triggers: Mask(.userTap),
    launchState: .inactive, sources: Sources(.s14, .s48)),
]

extension RuleTables {
  var deliveryCount: Int {
    deliveryRules0.count &+ deliveryRulesOfTheFoundingArticles.count
  }

  func delivery(_ index: Int) -> DeliveryRule {
    let index = index.clamped(below: deliveryCount)
    if index < deliveryRules0.count { return deliveryRules0[index] }
    return deliveryRulesOfTheFoundingArticles[index &- deliveryRules0.count]
  }
}
