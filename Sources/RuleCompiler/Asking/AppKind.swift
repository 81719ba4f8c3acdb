// The kinds of app with different life cycles or callbacks.

import LifecyclePolicy

/// A kind of app, and the kind of device if the kind of device makes a difference.
enum AppKind: CaseIterable {
  case plain
  case oldSDK
  case exitsOnSuspend
  /// The app is linked with an SDK that does not require apps to adopt scenes.
  case beforeSceneSDK
  case scenes
  case scenesOnPad
  /// The app has scenes, and may have several of them at a time.
  case windows
  case windowsOnPad

  var app: AppProfile {
    switch self {
    case .plain: AppProfile(scenes: false, stateRestoration: true)
    case .oldSDK: AppProfile(scenes: false, linkedSDK: OSVersion(3, 2), stateRestoration: true)
    case .exitsOnSuspend: AppProfile(exitsOnSuspend: true, scenes: false, stateRestoration: true)
    case .beforeSceneSDK:
      AppProfile(scenes: false, linkedSDK: OSVersion(26), stateRestoration: true)
    case .scenes, .scenesOnPad: AppProfile(scenes: true, stateRestoration: true)
    case .windows, .windowsOnPad:
      AppProfile(scenes: true, multipleScenes: true, stateRestoration: true)
    }
  }

  var idiom: Idiom {
    switch self {
    case .plain, .oldSDK, .exitsOnSuspend, .beforeSceneSDK, .scenes, .windows: .phone
    case .scenesOnPad, .windowsOnPad: .pad
    }
  }

  var hasScenes: Bool { app.scenes == true }
  var facts: DeviceFacts {
    var facts = DeviceFacts.ordinary
    facts.idiom = idiom
    return facts
  }
}
