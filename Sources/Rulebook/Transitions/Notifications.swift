// The rules that say which notification is posted with which callback, and whether the notification
// comes before or after the callback.

import LifecyclePolicy

/// If several notifications come before a callback, or after it, they come in the order of the
/// rows.
let notifications: [Rule] = [
  .notification(
    "notification.did-finish-launching", since: 2, .inferred,
    callback: .didFinishLaunching, notification: .didFinishLaunching, sources: [.dDfl, .dResign],
    note: "Assumed to come after the method, like the others; no source says so."),
  .notification(
    "notification.did-become-active", since: 2, .inferred, callback: .didBecomeActive,
    notification: .didBecomeActive, sources: [.dResign, .dTerm],
    note: "Assumed to come after the method, like the others; no source says so."),
  .notification(
    "notification.will-resign-active", since: 2, .documented,
    callback: .willResignActive, notification: .willResignActive, sources: [.dResign]),
  .notification(
    "notification.did-enter-background", since: 4, .inferred,
    callback: .didEnterBackground, notification: .didEnterBackground, sources: [.dResign, .dTerm],
    note: "Assumed to come after the method, like the others; no source says so."),
  .notification(
    "notification.will-enter-foreground", since: 4, .documented,
    callback: .willEnterForeground, notification: .willEnterForeground, isBefore: true,
    sources: [.dFg, .td113],
    note: "Posted shortly before the method. Without scenes it is not posted at a launch."),
  .notification(
    "notification.will-terminate", since: 2, .documented, callback: .willTerminate,
    notification: .willTerminate, sources: [.dTerm]),
  .notification(
    "notification.memory-warning", since: 2, .inferred,
    callback: .didReceiveMemoryWarning, notification: .didReceiveMemoryWarning,
    sources: [.dLife, .dResign],
    note: "Assumed to come after the method, like the others; no source says so."),
  .notification(
    "notification.protected-data-unavailable", since: 4, .inferred,
    callback: .protectedDataWillBecomeUnavailable,
    notification: .protectedDataWillBecomeUnavailable, sources: [.dLife, .dResign],
    note: "Assumed to come after the method, like the others; no source says so."),
  .notification(
    "notification.protected-data-available", since: 4, .inferred,
    callback: .protectedDataDidBecomeAvailable, notification: .protectedDataDidBecomeAvailable,
    sources: [.dLife, .dResign],
    note: "Assumed to come after the method, like the others; no source says so."),
  .notification(
    "notification.scenes.will-enter-foreground", since: 13, .documented,
    callback: .sceneWillEnterForeground, notification: .willEnterForeground, isBefore: true,
    axes: [.app], sources: [.dFg, .td113],
    note: "Posted with scenes too, and then at a cold launch as well."),
  .notification(
    "notification.scene.will-enter-foreground.of-app", since: 13, .documented,
    callback: .sceneWillEnterForeground, notification: .willEnterForeground, isBefore: true,
    axes: [.scene], sources: [.dFg, .td113, .multipleWindows1],
    note: """
      Apple says that it is posted whether or not the app uses scenes. Also measured with several \
      windows: it is posted when the app as a whole changes, and not again for a further scene, \
      which a question about one scene does not know. Without scenes it is not posted at a launch.
      """),
  .notification(
    "notification.scene.will-enter-foreground", since: 13, .documented,
    callback: .sceneWillEnterForeground, notification: .sceneWillEnterForeground, isBefore: true,
    sources: [.dSfgN], note: "Posted before the scene moves to the foreground."),
  .notification(
    "notification.scene.will-connect", since: 13, .inferred,
    callback: .sceneWillConnect, notification: .sceneWillConnect, sources: [.dConn, .dResign],
    note: """
      Apple names it with the method; it is assumed to come after the method, like the app's.
      """),
  .notification(
    "notification.scene.did-disconnect", since: 13, .inferred,
    callback: .sceneDidDisconnect, notification: .sceneDidDisconnect, sources: [.dDisc, .dResign],
    note: """
      Apple names it with the method; it is assumed to come after the method, like the app's.
      """),
  .notification(
    "notification.scene.did-become-active", since: 13, .inferred,
    callback: .sceneDidBecomeActive, notification: .sceneDidActivate, sources: [.dSactN, .dResign],
    note: """
      Apple names it with the method; it is assumed to come after the method, like the app's.
      """),
  .notification(
    "notification.scenes.did-become-active", since: 13, .inferred,
    callback: .sceneDidBecomeActive, notification: .didBecomeActive, readsAsMethod: false,
    axes: [.app], sources: [.dFg, .dResign, .dSact],
    note: """
      Apple says that it is still posted with scenes. We infer that it comes where the method \
      would come, which is not called.
      """
  ),
  .notification(
    "notification.scene.did-become-active.of-app", since: 13, .inferred,
    callback: .sceneDidBecomeActive, notification: .didBecomeActive, readsAsMethod: false,
    axes: [.scene], sources: [.dActApp, .dResign, .dSact, .multipleWindows1],
    note: """
      Apple says that it is posted whether or not the app uses scenes. Also measured with several \
      windows: it is posted when the app as a whole changes, and not again for a further scene, \
      which a question about one scene does not know. We infer that it comes where the method \
      would come, which is not called.
      """),
  .notification(
    "notification.scene.will-resign-active", since: 13, .inferred,
    callback: .sceneWillResignActive, notification: .sceneWillDeactivate,
    sources: [.dSresN, .dResign],
    note: """
      Apple names it with the method; it is assumed to come after the method, like the app's.
      """),
  .notification(
    "notification.scenes.will-resign-active", since: 13, .inferred,
    callback: .sceneWillResignActive, notification: .willResignActive, readsAsMethod: false,
    axes: [.app], sources: [.dFg, .dResign, .dSact],
    note: """
      Apple says that it is still posted with scenes. We infer that it comes where the method \
      would come, which is not called.
      """
  ),
  .notification(
    "notification.scene.will-resign-active.of-app", since: 13, .inferred,
    callback: .sceneWillResignActive, notification: .willResignActive, readsAsMethod: false,
    axes: [.scene], sources: [.dFg, .dResign, .dSact, .multipleWindows1],
    note: """
      Apple says that it is posted whether or not the app uses scenes. Also measured with several \
      windows: it is posted when the app as a whole changes, and not again for a further scene, \
      which a question about one scene does not know. We infer that it comes where the method \
      would come, which is not called.
      """),
  .notification(
    "notification.scene.did-enter-background", since: 13, .inferred,
    callback: .sceneDidEnterBackground, notification: .sceneDidEnterBackground,
    sources: [.dSbgN, .dResign],
    note: """
      Apple names it with the method; it is assumed to come after the method, like the app's.
      """),
  .notification(
    "notification.scenes.did-enter-background", since: 13, .inferred,
    callback: .sceneDidEnterBackground, notification: .didEnterBackground, axes: [.app],
    sources: [.dFg, .dResign, .dSact],
    note: """
      Apple says that it is still posted with scenes. We infer that it comes where the method \
      would come, which is not called.
      """
  ),
  .notification(
    "notification.scene.did-enter-background.of-app", since: 13, .inferred,
    callback: .sceneDidEnterBackground, notification: .didEnterBackground, axes: [.scene],
    sources: [.dFg, .dResign, .dSact, .multipleWindows1],
    note: """
      Apple says that it is posted whether or not the app uses scenes. Also measured with several \
      windows: it is posted when the app as a whole changes, and not again for a further scene, \
      which a question about one scene does not know. We infer that it comes where the method \
      would come, which is not called.
      """),
]
