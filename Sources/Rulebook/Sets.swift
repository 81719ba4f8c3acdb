// Sets of values that rows of several files use.

import LifecyclePolicy

extension Mask where Element == ProcessKind {
  /// An app, and an App Clip, whose life cycle is that of an app.
  public static var apps: Mask { [.app, .appClip] }
  /// The notification service extension, and also apps and App Clips, so that a question about an
  /// app can name a callback of the extension.
  static var notificationService: Mask { [.app, .appClip, .notificationService] }
  static var extensions: Mask { all.subtracting(apps) }
  /// The providers of Network Extension.
  static var networkProviders: Mask {
    [.packetTunnel, .networkProvider, .appPush]
  }
}

extension Mask where Element == Cause {
  /// The two causes by which the user leaves an app: for the home screen, or for another app.
  static var leaving: Mask { [.homeButton, .appSwitch] }
  static var memory: Mask { [.memoryPressure, .systemReclaimed, .systemEndedBackground] }
  static var shutdown: Mask { [.systemShutdown, .lowBatteryShutdown, .reboot] }
}

extension Mask where Element == LifecycleState {
  static var foreground: Mask { [.inactive, .active] }
  static var running: Mask { [.inactive, .active, .background] }
  static var inMemory: Mask { [.inactive, .active, .background, .suspended] }
  /// The states of a connected scene.
  static var connected: Mask {
    [.sceneForegroundInactive, .sceneForegroundActive, .sceneBackground]
  }
  static var sceneForeground: Mask { [.sceneForegroundInactive, .sceneForegroundActive] }
  static var inFront: Mask { .any(of: .foreground, .sceneForeground) }
}

extension Mask where Element == Lifecycle {
  /// The two life cycles without scenes that exist from iOS 4.0 on.
  static var multitasking: Mask { [.standard, .exitsOnSuspend] }
  /// The two life cycles with a background.
  static var suspending: Mask { [.standard, .scenes] }
  /// All life cycles except the one without multitasking.
  static var modern: Mask { [.standard, .exitsOnSuspend, .scenes] }
}

extension [Step] {
  /// The callbacks of a launch. Between the two launch callbacks, UIKit restores the interface. The
  /// callbacks of the trigger come last.
  static func launching(_ state: AppState) -> [Step] {
    [
      Step(.willFinishLaunching, state),
      Step(.shouldRestoreSecureApplicationState, state, when: .stateToRestore),
      Step(.didDecodeRestorableState, state, when: .stateToRestore),
      Step(.didFinishLaunching, state), .event(state),
    ]
  }

  /// The callbacks of a launch with scenes. The app delegate does not restore anything.
  static func launchingWithScenes(_ state: AppState) -> [Step] {
    [Step(.willFinishLaunching, state), Step(.didFinishLaunching, state), .event(state)]
  }

  /// The callbacks when the app enters the background. The last of them preserve the interface.
  static var enteringBackground: [Step] {
    [
      Step(.didEnterBackground, .background),
      Step(.shouldSaveSecureApplicationState, nil, when: .stateRestoration),
      Step(.willEncodeRestorableState, nil, when: .stateRestoration),
    ]
  }

  /// A launch to the background as Apple documents it.
  static var launchingAsDocumented: [Step] {
    [
      Step(.willFinishLaunching, .background),
      Step(.shouldRestoreSecureApplicationState, .background, when: .stateToRestore),
      Step(.didDecodeRestorableState, .background, when: .stateToRestore),
      Step(.didFinishLaunching, .background), Step(.didEnterBackground, .background),
      .event(.background),
    ]
  }
}

extension Mask where Element == Standing {
  static var notInMemory: Mask {
    [.ended, .forceQuit, .rebooted, .optedOut, .heldButton, .updated]
  }
  /// The standings of every installed app, in memory or not.
  static var anywhere: Mask { .any(of: .notInMemory, [.inMemory]) }
}

extension Mask where Element == Trigger {
  /// Acts of the user.
  static var user: Mask {
    [
      .userTap, .notificationTap, .openURL, .handoff, .quickAction, .cloudkitShare,
      .notificationSettings,
    ]
  }
  static var regions: Mask { [.regionEnter, .regionExit, .beacon] }
  /// The location services in Apple's table that relaunch an app, except visits and newer services.
  static var monitoredLocation: Mask {
    [.significantLocationChange, .regionEnter, .regionExit, .beacon]
  }
  static var relaunchingLocation: Mask {
    .any(of: .monitoredLocation, [.visit, .monitorCondition])
  }
  static var urlSession: Mask { [.urlSessionFinished, .urlSessionAuthentication] }
  static var silent: Mask { [.silentPush, .silentPushWithAlert] }
  static var bluetooth: Mask { [.bluetoothCentral, .bluetoothPeripheral] }
  static var accessory: Mask { [.accessoryData, .accessoryConnection] }
  static var legacyVoIP: Mask {
    [.voipBoot, .voipSocketData, .voipRelaunchAfterExit, .voipKeepAlive]
  }
  /// Core Location's newer services, which need their own session.
  static var locationSessions: Mask { [.monitorCondition, .liveUpdates] }
  static var pushToTalk: Mask { [.pushToTalk, .pushToTalkTransmit] }
  static var scheduled: Mask { [.appRefreshTask, .processingTask, .continuedProcessingTask] }

  /// Triggers that run an app without the user, according to at least one source.
  static var background: Mask {
    .any(
      of: .relaunchingLocation, .urlSession, .silent, .bluetooth, .accessory, .legacyVoIP,
      .scheduled,
      [
        .standardLocation, .backgroundFetch, .newsstandPush, .newsstandDownloadFinished, .voipPush,
        .pushToTalk, .audioDataNeeded, .healthResearchTask, .healthkitDelivery, .watchMessage,
        .liveUpdates, .appIntent, .workoutMirroring, .workoutRecovery, .permissionResponse,
        .collaboration,
      ], .frameworks, [.exposureNotification, .workoutData, .pushToTalkTransmit])
  }
  /// Triggers of frameworks that launch or wake an app, according to sources that say nothing more
  /// about them.
  static var frameworks: Mask {
    [
      .siriIntent, .localPushCall, .crashDetection, .shareplay, .hotspotCommand, .watchkitRequest,
    ]
  }
}

extension Mask where Element == LifecycleState {
  static var appStates: Mask {
    [.notRunning, .prewarmed, .inactive, .active, .background, .suspended]
  }
  static var sceneStates: Mask {
    [.sceneUnattached, .sceneForegroundInactive, .sceneForegroundActive, .sceneBackground]
  }
}

extension Mask where Element == Callback {
  /// The two methods that get launch options.
  static var launching: Mask { [.willFinishLaunching, .didFinishLaunching] }
}
