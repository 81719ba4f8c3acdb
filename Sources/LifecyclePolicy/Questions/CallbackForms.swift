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
  CallbackForm(callback: .didFinishLaunchingLegacy, since: OSVersion(2)),
  CallbackForm(
    callback: .didFinishLaunching, since: OSVersion(3), older: .didFinishLaunchingLegacy),
  CallbackForm(callback: .willFinishLaunching, since: OSVersion(6)),
  CallbackForm(callback: .didBecomeActive, since: OSVersion(2), scene: .sceneDidBecomeActive),
  CallbackForm(callback: .willResignActive, since: OSVersion(2), scene: .sceneWillResignActive),
  CallbackForm(callback: .didEnterBackground, since: OSVersion(4), scene: .sceneDidEnterBackground),
  CallbackForm(
    callback: .willEnterForeground, since: OSVersion(4), scene: .sceneWillEnterForeground),
  CallbackForm(callback: .willTerminate, since: OSVersion(2)),
  CallbackForm(callback: .didReceiveMemoryWarning, since: OSVersion(2)),
  CallbackForm(callback: .significantTimeChange, since: OSVersion(2)),
  CallbackForm(callback: .protectedDataWillBecomeUnavailable, since: OSVersion(4)),
  CallbackForm(callback: .protectedDataDidBecomeAvailable, since: OSVersion(4)),
  CallbackForm(callback: .handleOpenURL, since: OSVersion(2)),
  CallbackForm(callback: .openURLSourceApplication, since: OSVersion(4, 2), older: .handleOpenURL),
  CallbackForm(
    callback: .openURL, since: OSVersion(9), older: .openURLSourceApplication,
    scene: .sceneOpenURLContexts
  ),
  CallbackForm(callback: .didReceiveRemoteNotification, since: OSVersion(3)),
  CallbackForm(
    callback: .didReceiveRemoteNotificationFetch, since: OSVersion(7),
    older: .didReceiveRemoteNotification,
    olderInForegroundOnly: true),
  CallbackForm(callback: .didReceiveLocalNotification, since: OSVersion(4)),
  CallbackForm(callback: .handleNotificationAction, since: OSVersion(8)),
  CallbackForm(
    callback: .didReceiveNotificationResponse, since: OSVersion(10),
    older: .didReceiveRemoteNotificationFetch),
  CallbackForm(callback: .willContinueUserActivity, since: OSVersion(8)),
  CallbackForm(
    callback: .continueUserActivity, since: OSVersion(8), scene: .sceneContinueUserActivity),
  CallbackForm(
    callback: .performShortcutAction, since: OSVersion(9), scene: .windowScenePerformShortcutAction),
  CallbackForm(callback: .performFetch, since: OSVersion(7)),
  CallbackForm(callback: .handleEventsForBackgroundURLSession, since: OSVersion(7)),
  CallbackForm(callback: .shouldRestoreApplicationState, since: OSVersion(6)),
  CallbackForm(callback: .didDecodeRestorableState, since: OSVersion(6)),
  CallbackForm(callback: .shouldSaveApplicationState, since: OSVersion(6)),
  CallbackForm(callback: .willEncodeRestorableState, since: OSVersion(6)),
  CallbackForm(callback: .configurationForConnectingScene, since: OSVersion(13)),
  CallbackForm(callback: .didDiscardSceneSessions, since: OSVersion(13)),
  CallbackForm(callback: .sceneWillConnect, since: OSVersion(13)),
  CallbackForm(callback: .sceneDidDisconnect, since: OSVersion(13)),
  CallbackForm(callback: .sceneWillEnterForeground, since: OSVersion(13)),
  CallbackForm(callback: .sceneDidBecomeActive, since: OSVersion(13)),
  CallbackForm(callback: .sceneWillResignActive, since: OSVersion(13)),
  CallbackForm(callback: .sceneDidEnterBackground, since: OSVersion(13)),
  CallbackForm(callback: .sceneOpenURLContexts, since: OSVersion(13)),
  CallbackForm(callback: .sceneContinueUserActivity, since: OSVersion(13)),
  CallbackForm(callback: .windowScenePerformShortcutAction, since: OSVersion(13)),
  CallbackForm(callback: .didUpdateToLocation, since: OSVersion(2)),
  CallbackForm(callback: .didUpdateLocations, since: OSVersion(6), older: .didUpdateToLocation),
  CallbackForm(callback: .didEnterRegion, since: OSVersion(4)),
  CallbackForm(callback: .didExitRegion, since: OSVersion(4)),
  CallbackForm(callback: .didDetermineRegionState, since: OSVersion(7)),
  CallbackForm(callback: .didVisit, since: OSVersion(8)),
  CallbackForm(callback: .centralWillRestoreState, since: OSVersion(7)),
  CallbackForm(callback: .peripheralWillRestoreState, since: OSVersion(7)),
  CallbackForm(callback: .didReceiveIncomingPushLegacy, since: OSVersion(8)),
  CallbackForm(
    callback: .didReceiveIncomingPush, since: OSVersion(11), older: .didReceiveIncomingPushLegacy),
  CallbackForm(callback: .incomingPushToTalk, since: OSVersion(16)),
  CallbackForm(callback: .didReceiveWatchMessage, since: OSVersion(9)),
  CallbackForm(callback: .didReceiveWatchUserInfo, since: OSVersion(9)),
  CallbackForm(callback: .didReceiveNotificationRequest, since: OSVersion(10)),
  CallbackForm(callback: .serviceExtensionTimeWillExpire, since: OSVersion(10)),
  CallbackForm(callback: .backgroundTaskExpirationHandler, since: OSVersion(4)),
  CallbackForm(callback: .bgtaskLaunchHandler, since: OSVersion(13)),
  CallbackForm(callback: .bgtaskExpirationHandler, since: OSVersion(13)),
  CallbackForm(
    callback: .keepAliveHandler, since: OSVersion(4), until: OSVersion(10), endsWhen: .pushkitSDK),
  CallbackForm(callback: .healthkitUpdateHandler, since: OSVersion(8)),
]

extension CallbackForm {
  /// The form at `index`, in the order of `Callback`; nil past the last one.
  package static func at(_ index: Int) -> CallbackForm? {
    index >= 0 && index < callbackForms.count ? callbackForms[index] : nil
  }
}

extension Callback {
  fileprivate var row: CallbackForm? { .at(Int(rawValue) &- 1) }

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
}

extension Policy {
  /// Whether the OS calls a callback in the app, or can.
  func exists(_ callback: Callback) -> Bool {
    guard let row = callback.row, row.since <= ruledOS else { return false }
    guard ruledOS >= row.until, let condition = row.endsWhen else { return true }
    return !known.holding.contains(condition)
  }

  /// The form of a callback that the OS calls in a state, and the one it falls back to; nil before
  /// both.
  func form(
    of newest: Callback, in state: AppState?
  ) -> (callback: Callback, fallback: Callback?)? {
    var callback = newest
    while true {
      let index = Int(callback.rawValue) &- 1
      guard index >= 0, index < callbackForms.count else { return nil }
      let form = callbackForms[index]
      let falls = state != .background || !form.olderInForegroundOnly
      if form.since <= ruledOS { return (callback, falls ? form.older : nil) }
      guard falls, let older = form.older else { return nil }
      callback = older
    }
  }
}
