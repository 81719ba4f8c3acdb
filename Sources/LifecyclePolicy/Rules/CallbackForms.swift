// Since when each callback exists, and which older form stands in for it.

/// One callback: the first version that has it, and the form before it.
public struct CallbackForm: Sendable {
  public let callback: Callback
  public let since: OSVersion
  public var older: Callback?
  /// The older form is not called in the background.
  public var olderInForegroundOnly = false
  /// The method of the scene delegate that is called in its place with scenes.
  public var scene: Callback?
  /// The first version that no longer calls it, in apps of which `endsWhen` holds.
  public var until: OSVersion = .open
  public var endsWhen: Condition?
}

// An array is an object that leads to its type: the linker would keep that type and all that it
// leads to, and the loader would write their addresses into them. For Apple's systems see
// `subscript(unchecked:)`.
#if canImport(Darwin)
  typealias CallbackFormsTable = [CallbackForm]
#else
  typealias CallbackFormsTable = InlineArray<60, CallbackForm>
#endif

/// In the order of `Callback`. Versions are those of Apple's reference pages.
let callbackForms: CallbackFormsTable = [
  CallbackForm(callback: .didFinishLaunchingLegacy, since: .v(2)),
  CallbackForm(callback: .didFinishLaunching, since: .v(3), older: .didFinishLaunchingLegacy),
  CallbackForm(callback: .willFinishLaunching, since: .v(6)),
  CallbackForm(callback: .didBecomeActive, since: .v(2), scene: .sceneDidBecomeActive),
  CallbackForm(callback: .willResignActive, since: .v(2), scene: .sceneWillResignActive),
  CallbackForm(callback: .didEnterBackground, since: .v(4), scene: .sceneDidEnterBackground),
  CallbackForm(callback: .willEnterForeground, since: .v(4), scene: .sceneWillEnterForeground),
  CallbackForm(callback: .willTerminate, since: .v(2)),
  CallbackForm(callback: .didReceiveMemoryWarning, since: .v(2)),
  CallbackForm(callback: .significantTimeChange, since: .v(2)),
  CallbackForm(callback: .protectedDataWillBecomeUnavailable, since: .v(4)),
  CallbackForm(callback: .protectedDataDidBecomeAvailable, since: .v(4)),
  CallbackForm(callback: .handleOpenURL, since: .v(2)),
  CallbackForm(callback: .openURLSourceApplication, since: .v(4, 2), older: .handleOpenURL),
  CallbackForm(
    callback: .openURL, since: .v(9), older: .openURLSourceApplication, scene: .sceneOpenURLContexts
  ),
  CallbackForm(callback: .didReceiveRemoteNotification, since: .v(3)),
  CallbackForm(
    callback: .didReceiveRemoteNotificationFetch, since: .v(7),
    older: .didReceiveRemoteNotification,
    olderInForegroundOnly: true),
  CallbackForm(callback: .didReceiveLocalNotification, since: .v(4)),
  CallbackForm(callback: .handleNotificationAction, since: .v(8)),
  CallbackForm(
    callback: .didReceiveNotificationResponse, since: .v(10),
    older: .didReceiveRemoteNotificationFetch),
  CallbackForm(callback: .willContinueUserActivity, since: .v(8)),
  CallbackForm(
    callback: .continueUserActivity, since: .v(8), scene: .sceneContinueUserActivity),
  CallbackForm(
    callback: .performShortcutAction, since: .v(9), scene: .windowScenePerformShortcutAction),
  CallbackForm(callback: .performFetch, since: .v(7)),
  CallbackForm(callback: .handleEventsForBackgroundURLSession, since: .v(7)),
  CallbackForm(callback: .shouldRestoreApplicationState, since: .v(6)),
  CallbackForm(callback: .didDecodeRestorableState, since: .v(6)),
  CallbackForm(callback: .shouldSaveApplicationState, since: .v(6)),
  CallbackForm(callback: .willEncodeRestorableState, since: .v(6)),
  CallbackForm(callback: .configurationForConnectingScene, since: .v(13)),
  CallbackForm(callback: .didDiscardSceneSessions, since: .v(13)),
  CallbackForm(callback: .sceneWillConnect, since: .v(13)),
  CallbackForm(callback: .sceneDidDisconnect, since: .v(13)),
  CallbackForm(callback: .sceneWillEnterForeground, since: .v(13)),
  CallbackForm(callback: .sceneDidBecomeActive, since: .v(13)),
  CallbackForm(callback: .sceneWillResignActive, since: .v(13)),
  CallbackForm(callback: .sceneDidEnterBackground, since: .v(13)),
  CallbackForm(callback: .sceneOpenURLContexts, since: .v(13)),
  CallbackForm(callback: .sceneContinueUserActivity, since: .v(13)),
  CallbackForm(callback: .windowScenePerformShortcutAction, since: .v(13)),
  CallbackForm(callback: .didUpdateToLocation, since: .v(2)),
  CallbackForm(callback: .didUpdateLocations, since: .v(6), older: .didUpdateToLocation),
  CallbackForm(callback: .didEnterRegion, since: .v(4)),
  CallbackForm(callback: .didExitRegion, since: .v(4)),
  CallbackForm(callback: .didDetermineRegionState, since: .v(7)),
  CallbackForm(callback: .didVisit, since: .v(8)),
  CallbackForm(callback: .centralWillRestoreState, since: .v(7)),
  CallbackForm(callback: .peripheralWillRestoreState, since: .v(7)),
  CallbackForm(callback: .didReceiveIncomingPushLegacy, since: .v(8)),
  CallbackForm(
    callback: .didReceiveIncomingPush, since: .v(11), older: .didReceiveIncomingPushLegacy),
  CallbackForm(callback: .incomingPushToTalk, since: .v(16)),
  CallbackForm(callback: .didReceiveWatchMessage, since: .v(9)),
  CallbackForm(callback: .didReceiveWatchUserInfo, since: .v(9)),
  CallbackForm(callback: .didReceiveNotificationRequest, since: .v(10)),
  CallbackForm(callback: .serviceExtensionTimeWillExpire, since: .v(10)),
  CallbackForm(callback: .backgroundTaskExpirationHandler, since: .v(4)),
  CallbackForm(callback: .bgtaskLaunchHandler, since: .v(13)),
  CallbackForm(callback: .bgtaskExpirationHandler, since: .v(13)),
  CallbackForm(
    callback: .keepAliveHandler, since: .v(4), until: .v(10), endsWhen: .pushkitSDK),
  CallbackForm(callback: .healthkitUpdateHandler, since: .v(8)),
]

extension CallbackForm {
  /// The form at `index`, in the order of `Callback`; nil past the last one.
  static func at(_ index: Int) -> CallbackForm? {
    index >= 0 && index < callbackForms.count ? callbackForms[index] : nil
  }
}

extension Callback {
  private var row: CallbackForm? { .at(Int(rawValue) &- 1) }

  /// Whether the OS calls it in the app, or can.
  func exists(in context: Context) -> Bool {
    guard let row, row.since <= context.ruledOS else { return false }
    guard context.ruledOS >= row.until, let condition = row.endsWhen else { return true }
    return !context.known.holding.contains(condition)
  }

  /// Whether it announces that the interface comes or goes: which of these an app gets follows from
  /// its life cycle.
  var announcesInterface: Bool {
    sceneForm != nil || appForm != nil || self == .sceneWillConnect || self == .sceneDidDisconnect
      || self == .configurationForConnectingScene || self == .didDiscardSceneSessions
  }

  /// The method of the scene delegate that takes its place with scenes; nil where it keeps its own.
  public var sceneForm: Callback? { row?.scene }

  /// The method of the app delegate in whose place this one stands; nil where it is no scene's.
  public var appForm: Callback? {
    var index = 0
    while index < callbackForms.count {
      if callbackForms[index].scene == self { return callbackForms[index].callback }
      index &+= 1
    }
    return nil
  }

  /// The form of this callback that an OS calls in a state, and the one it falls back to; nil
  /// before both.
  public func form(
    on os: OSVersion, in state: AppState?
  ) -> (callback: Callback, fallback: Callback?)? {
    var callback = self
    while true {
      let index = Int(callback.rawValue) &- 1
      guard index >= 0, index < callbackForms.count else { return nil }
      let form = callbackForms[index]
      let falls = state != .background || !form.olderInForegroundOnly
      if form.since <= os { return (callback, falls ? form.older : nil) }
      guard falls, let older = form.older else { return nil }
      callback = older
    }
  }
}
