// Which notification is posted beside which callback, and on which side of it.

/// One notification beside one callback.
public struct NotificationRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .v(4)
  public var until: OSVersion = .open
  public let basis: Basis
  public let callback: Callback
  public let notification: LifecycleNotification
  /// Posted before the method, not after it.
  public var isBefore = false
  /// The app reads the same as in the method; otherwise no source says what it reads.
  public var readsAsMethod = true
  /// Only in transitions on these axes.
  public var axes: Mask<Axis> = .all
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

/// Of a callback's notifications those before it, and those after it, come in the order of the rows.
///
/// | callback | notification | place |
/// |---|---|---|
/// | applicationWillEnterForeground: | UIApplicationWillEnterForegroundNotification | before |
/// | the others of the app delegate | their namesakes | after |
/// | those of the scene delegate | the scene's, and the app's where the method of the app delegate is silent | as the app's |
let notificationRules0: [NotificationRule] = [
  NotificationRule(
    id: "notification.did-finish-launching", since: .v(2), basis: .inferred,
    callback: .didFinishLaunching,
    notification: .didFinishLaunching, sources: Sources(.dDfl, .dResign),
    note: "That it comes after the method is taken over from the others; no source says it."),
  NotificationRule(
    id: "notification.did-become-active", since: .v(2), basis: .inferred,
    callback: .didBecomeActive,
    notification: .didBecomeActive, sources: Sources(.dResign, .dTerm),
    note: "That it comes after the method is taken over from the others; no source says it."),
  NotificationRule(
    id: "notification.will-resign-active", since: .v(2), basis: .documented,
    callback: .willResignActive,
    notification: .willResignActive, sources: Sources(.dResign)),
  NotificationRule(
    id: "notification.did-enter-background", since: .v(4), basis: .inferred,
    callback: .didEnterBackground,
    notification: .didEnterBackground, sources: Sources(.dResign, .dTerm),
    note: "That it comes after the method is taken over from the others; no source says it."),
  NotificationRule(
    id: "notification.will-enter-foreground", since: .v(4), basis: .documented,
    callback: .willEnterForeground,
    notification: .willEnterForeground, isBefore: true, sources: Sources(.dFg, .td113),
    note: "Shortly before the method. Without scenes it is not posted at a launch."),
  NotificationRule(
    id: "notification.will-terminate", since: .v(2), basis: .documented, callback: .willTerminate,
    notification: .willTerminate, sources: Sources(.dTerm)),
  NotificationRule(
    id: "notification.memory-warning", since: .v(2), basis: .inferred,
    callback: .didReceiveMemoryWarning,
    notification: .didReceiveMemoryWarning, sources: Sources(.dLife, .dResign),
    note: "That it comes after the method is taken over from the others; no source says it."),
  NotificationRule(
    id: "notification.protected-data-unavailable", since: .v(4), basis: .inferred,
    callback: .protectedDataWillBecomeUnavailable,
    notification: .protectedDataWillBecomeUnavailable, sources: Sources(.dLife, .dResign),
    note: "That it comes after the method is taken over from the others; no source says it."),
  NotificationRule(
    id: "notification.protected-data-available", since: .v(4), basis: .inferred,
    callback: .protectedDataDidBecomeAvailable,
    notification: .protectedDataDidBecomeAvailable, sources: Sources(.dLife, .dResign),
    note: "That it comes after the method is taken over from the others; no source says it."),
  NotificationRule(
    id: "notification.scenes.will-enter-foreground", since: .v(13), basis: .documented,
    callback: .sceneWillEnterForeground,
    notification: .willEnterForeground, isBefore: true, axes: Mask(.app),
    sources: Sources(.dFg, .td113),
    note: "Posted with scenes too, and then at a cold launch as well."),
  NotificationRule(
    id: "notification.scene.will-enter-foreground.of-app", since: .v(13), basis: .documented,
    callback: .sceneWillEnterForeground,
    notification: .willEnterForeground, isBefore: true, axes: Mask(.scene),
    unless: Mask(.multipleScenes), sources: Sources(.dFg, .td113),
    note: "The only scene of an app moves the app with it."),
  NotificationRule(
    id: "notification.scene.will-enter-foreground", since: .v(13), basis: .documented,
    callback: .sceneWillEnterForeground,
    notification: .sceneWillEnterForeground, isBefore: true, sources: Sources(.dSfgN),
    note: "Before the scene moves to the foreground."),
  NotificationRule(
    id: "notification.scene.will-connect", since: .v(13), basis: .inferred,
    callback: .sceneWillConnect,
    notification: .sceneWillConnect, sources: Sources(.dConn, .dResign),
    note: "Apple names it beside the method; that it comes after it is taken over from the app's."),
  NotificationRule(
    id: "notification.scene.did-disconnect", since: .v(13), basis: .inferred,
    callback: .sceneDidDisconnect,
    notification: .sceneDidDisconnect, sources: Sources(.dDisc, .dResign),
    note: "Apple names it beside the method; that it comes after it is taken over from the app's."),
  NotificationRule(
    id: "notification.scene.did-become-active", since: .v(13), basis: .inferred,
    callback: .sceneDidBecomeActive,
    notification: .sceneDidActivate, sources: Sources(.dSactN, .dResign),
    note: "Apple names it beside the method; that it comes after it is taken over from the app's."),
  NotificationRule(
    id: "notification.scenes.did-become-active", since: .v(13), basis: .inferred,
    callback: .sceneDidBecomeActive,
    notification: .didBecomeActive, readsAsMethod: false, axes: Mask(.app),
    sources: Sources(.dFg, .dResign, .dSact),
    note:
      "Apple: still posted with scenes. That it comes on the side of the silent method is inferred."
  ),
  NotificationRule(
    id: "notification.scene.did-become-active.of-app", since: .v(13), basis: .inferred,
    callback: .sceneDidBecomeActive,
    notification: .didBecomeActive, readsAsMethod: false, axes: Mask(.scene),
    unless: Mask(.multipleScenes),
    sources: Sources(.dFg, .dResign, .dSact),
    note:
      "Apple: still posted with scenes. That it comes on the side of the silent method is inferred."
  ),
  NotificationRule(
    id: "notification.scene.will-resign-active", since: .v(13), basis: .inferred,
    callback: .sceneWillResignActive,
    notification: .sceneWillDeactivate, sources: Sources(.dSresN, .dResign),
    note: "Apple names it beside the method; that it comes after it is taken over from the app's."),
  NotificationRule(
    id: "notification.scenes.will-resign-active", since: .v(13), basis: .inferred,
    callback: .sceneWillResignActive,
    notification: .willResignActive, readsAsMethod: false, axes: Mask(.app),
    sources: Sources(.dFg, .dResign, .dSact),
    note:
      "Apple: still posted with scenes. That it comes on the side of the silent method is inferred."
  ),
  NotificationRule(
    id: "notification.scene.will-resign-active.of-app", since: .v(13), basis: .inferred,
    callback: .sceneWillResignActive,
    notification: .willResignActive, readsAsMethod: false, axes: Mask(.scene),
    unless: Mask(.multipleScenes),
    sources: Sources(.dFg, .dResign, .dSact),
    note:
      "Apple: still posted with scenes. That it comes on the side of the silent method is inferred."
  ),
  NotificationRule(
    id: "notification.scene.did-enter-background", since: .v(13), basis: .inferred,
    callback: .sceneDidEnterBackground,
    notification: .sceneDidEnterBackground, sources: Sources(.dSbgN, .dResign),
    note: "Apple names it beside the method; that it comes after it is taken over from the app's."),
  NotificationRule(
    id: "notification.scenes.did-enter-background", since: .v(13), basis: .inferred,
    callback: .sceneDidEnterBackground,
    notification: .didEnterBackground, axes: Mask(.app),
    sources: Sources(.dFg, .dResign, .dSact),
    note:
      "Apple: still posted with scenes. That it comes on the side of the silent method is inferred."
  ),
  NotificationRule(
    id: "notification.scene.did-enter-background.of-app", since: .v(13), basis: .inferred,
    callback: .sceneDidEnterBackground,
    notification: .didEnterBackground, axes: Mask(.scene),
    unless: Mask(.multipleScenes),
    sources: Sources(.dFg, .dResign, .dSact),
    note:
      "Apple: still posted with scenes. That it comes on the side of the silent method is inferred."
  ),
]

extension RuleTables {
  var notificationCount: Int { notificationRules0.count }
  func notification(_ index: Int) -> NotificationRule {
    notificationRules0[index.clamped(below: notificationCount)]
  }
}
