// Transitions of the process of an app with scenes, from iOS 13.0 on.

import LifecyclePolicy

/// Transitions of the process itself, and transitions in which one of several scenes changes state
/// but the process does not. Methods of the app delegate that the scene delegate replaces are not
/// called, but their notifications are posted.
let transitionsOfTheProcess: [Rule] = [
  .transition(
    "transition.scenes.launch.user", since: 13, .documented, lifecycles: [.scenes],
    from: [.notRunning], to: .background, causes: [.launchByUser],
    steps: .launchingWithScenes(.background),
    sources: [.dState, .dLaunch, .bugsnag1307, .flutter174402, .flutter171809, .flutter176305],
    note: """
      Inside the callbacks the app reads background, even if it is launched to the front. A URL, \
      activity or quick action comes with the connection options of the scene. Measured: the app \
      delegate is not asked to restore the interface; on a beta of 13.0 one developer saw that it \
      was asked.
      """),
  .transition(
    "transition.scenes.launch.system", since: 13, .documented, lifecycles: [.scenes],
    from: [.notRunning], to: .background, causes: [.launchBySystem],
    steps: .launchingWithScenes(.background),
    sources: [.dState, .dRespl, .dLife],
    note: "No scene needs to connect; Apple does not say when the event comes."),
  .transition(
    "transition.scenes.launch.prewarmed", since: 15, .inferred, lifecycles: [.scenes],
    from: [.prewarmed], to: .background, causes: [.launchByUser, .launchBySystem],
    steps: .launchingWithScenes(.background), sources: [.dLaunch, .dState],
    note: "Inferred: the launch of a prewarmed process goes on like any other."),

  .transition(
    "transition.scenes.suspend", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .suspended, causes: [.executionFinished],
    after: Mask<Cause>.all.subtracting([.launchByUser]), sources: [.a1, .dLife],
    note: "No callback comes."),
  .transition(
    "transition.scenes.suspend.launched-by-user", since: 13, .inferred,
    lifecycles: [.scenes], from: [.background], to: .suspended, causes: [.executionFinished],
    after: [.launchByUser], verdict: .forbidden, reason: .leadsElsewhere, via: .inactive,
    sources: [.dLife, .dState],
    note: """
      A launch by the user goes to the front: the app is in the background only until its scene \
      connects. No source says so in words.
      """),
  .transition(
    "transition.scenes.wake", since: 13, .inferred, lifecycles: [.scenes],
    from: [.suspended], to: .background, causes: [.wakeBySystem], steps: [.event(.background)],
    sources: [.dBgseq, .dFg],
    note: """
      Apple's account of a wake-up has applicationDidEnterBackground:, which is not called with \
      scenes.
      """),

  .transition(
    "transition.scenes.connect.another", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .inactive, causes: [.sceneRequest],
    steps: .connectingInFront(.background), when: [.multipleScenes],
    sources: [.dLaunch, .dLife, .dSfg, .td113, .dConn],
    note: "A further scene connects, whether another one is connected or not."),
  .transition(
    "transition.scenes.connect.background.another", since: 13, .documented,
    lifecycles: [.scenes], from: [.background], to: .background, causes: [.sceneRequest],
    steps: .connecting(.background), when: [.multipleScenes], sources: [.dLife, .dLaunch, .dConn],
    note: "A further scene connects, whether another one is connected or not."),
  .transition(
    "transition.scenes.connect.another.new", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .inactive, causes: [.sceneRequest],
    steps: .connectingInFrontAnew(.background), precedence: .exception, when: [.multipleScenes],
    unless: [.interfaceKept], sources: [.w19246, .dConfiguration, .dLife, .dSfg],
    note: "A new window has a new session, which is given a configuration first."),
  .transition(
    "transition.scenes.connect.background.another.new", since: 13, .documented,
    lifecycles: [.scenes], from: [.background], to: .background, causes: [.sceneRequest],
    steps: .connectingAnew(.background), precedence: .exception, when: [.multipleScenes],
    unless: [.interfaceKept], sources: [.w19246, .dConfiguration, .dLife],
    note: "A new window has a new session, which is given a configuration first."),
  .transition(
    "transition.scenes.disconnect.another", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .background, causes: [.sceneDisconnect],
    steps: .sceneDisconnecting(.background), when: [.multipleScenes], sources: [.dDisc, .dAct],
    note: "One of several scenes disconnects, whether another one was disconnected before or not."),
  .transition(
    "transition.scenes.disconnect.active", since: 13, .documented, lifecycles: [.scenes],
    from: [.active], to: .active, causes: [.sceneDisconnect], steps: .sceneDisconnecting(.active),
    when: [.multipleScenes], sources: [.dDisc, .dState],
    note: "Another scene keeps the app active."),
  .transition(
    "transition.scenes.disconnect.inactive", since: 13, .documented,
    lifecycles: [.scenes], from: [.inactive], to: .inactive, causes: [.sceneDisconnect],
    steps: .sceneDisconnecting(.inactive), when: [.multipleScenes], sources: [.dDisc, .dState],
    note: "Another scene keeps the app in front."),
  .transition(
    "transition.scenes.window-closed.active", since: 13, .observed, lifecycles: [.scenes],
    from: [.active], to: .active, causes: [.windowClosed],
    steps: [Step(.sceneDidDisconnect, .active), Step(.didDiscardSceneSessions, .active)],
    when: [.multipleScenes, .pad], sources: [.douglasHill, .dDisc, .dState, .dApplication],
    note: """
      One of several windows closes; the process lives on. It is not known whether \
      sceneDidDisconnect: comes before. The app itself closes a window by \
      requestSceneSessionDestruction:.
      """),
  .transition(
    "transition.scenes.window-closed.inactive", since: 13, .observed,
    lifecycles: [.scenes], from: [.inactive], to: .inactive, causes: [.windowClosed],
    steps: [Step(.sceneDidDisconnect, .inactive), Step(.didDiscardSceneSessions, .inactive)],
    when: [.multipleScenes, .pad], sources: [.douglasHill, .dDisc, .dState],
    note: """
      One of several windows closes; the process lives on. It is not known whether \
      sceneDidDisconnect: comes before.
      """
  ),
  .transition(
    "transition.scenes.window-closed.background", since: 13, .observed,
    lifecycles: [.scenes], from: [.background], to: .background, causes: [.windowClosed],
    steps: [Step(.sceneDidDisconnect, .background), Step(.didDiscardSceneSessions, .background)],
    when: [.multipleScenes, .pad], sources: [.douglasHill, .dDisc],
    note: """
      One of several windows closes; the process lives on. It is not known whether \
      sceneDidDisconnect: comes before.
      """
  ),
  .transition(
    "transition.scenes.window-closed.last", since: 13, .observed, lifecycles: [.scenes],
    from: [.inactive], to: .notRunning, causes: [.windowClosed], after: [.appSwitcherOpen],
    when: [.pad], sources: [.douglasHill],
    note: "The app ends without being notified of the discarded session; no callback is reported."),
  .transition(
    "transition.one-step.launch-inactive", since: 13, .documented, lifecycles: [.scenes],
    from: [.notRunning, .prewarmed], to: .inactive, causes: .all, verdict: .forbidden,
    reason: .notOneStep, via: .background, sources: [.dState],
    note:
      "An app with scenes is launched to the background, and comes to the front as its scene does."),
]

/// A force quit ends the process and its scene together, so each row has the callbacks of both, in
/// order. The rows about the scene are derived from these rows.
let forceQuitsWithScenes: [Rule] = [
  .transition(
    "transition.scenes.force-quit.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen], steps: .sceneDisconnecting(nil), conflict: .forceQuitCallback,
    sources: [.dDisc, .a1],
    note: """
      Apple says that a scene that the user closes is disconnected. Measured: other callbacks \
      come, too.
      """),
  .transition(
    "transition.scenes.force-quit.phone", since: 13, .observed, lifecycles: [.scenes],
    from: [.inactive], to: .notRunning, causes: [.userForceQuit], after: [.appSwitcherOpen],
    steps: [
      Step(.sceneDidEnterBackground, .background, scene: .background),
      Step(.willTerminate, .background),
    ], when: [.phone], conflict: .sceneForceQuitOrder, sources: [.qScene, .a1],
    note: """
      applicationWillTerminate: does not always come. A log of 2023 has sceneDidDisconnect: \
      instead; another has a new scene after that; Apple's guide promises no message.
      """),
  .transition(
    "transition.scenes.force-quit.phone.disconnect", since: 13, .observed,
    lifecycles: [.scenes], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen],
    steps: [Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil)],
    precedence: .alternative, when: [.phone], conflict: .sceneForceQuitOrder,
    sources: [.f732170, .lemonbrush],
    note: """
      This is the other order that was measured, also without the second callback; both are legal.
      """),
  .transition(
    "transition.scenes.force-quit.phone.reconnect", since: 13, .observed,
    lifecycles: [.scenes], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen],
    steps: [
      Step(.sceneDidDisconnect, nil), Step(.sceneWillEnterForeground, nil),
      Step(.sceneDidEnterBackground, nil),
    ], precedence: .alternative, when: [.phone],
    conflict: .sceneForceQuitOrder, sources: [.f732170, .lemonbrush],
    note: "Also seen: after the disconnection a new scene object comes and goes."),
  .transition(
    "transition.scenes.force-quit.pad", since: 13, .observed, lifecycles: [.scenes],
    from: [.inactive], to: .notRunning, causes: [.userForceQuit], after: [.appSwitcherOpen],
    steps: [
      Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil),
      Step(.willTerminate, nil),
    ], when: [.pad], unless: [.multipleScenes],
    conflict: .forceQuitCallback, sources: [.qScene, .a1],
    note: """
      sceneDidEnterBackground: does not come. Apple's guide promises no message after a force \
      quit.
      """),
  .transition(
    "transition.scenes.force-quit.pad.multiple", since: 13, .observed,
    lifecycles: [.scenes], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen],
    steps: [
      Step(.sceneDidEnterBackground, .background, scene: .background),
      Step(.willTerminate, .background),
    ], when: [.pad, .multipleScenes], conflict: .forceQuitCallback,
    sources: [.qScene, .a1],
    note: """
      applicationWillTerminate: does not always come. Apple's guide promises no message after a \
      force quit.
      """),
  .transition(
    "transition.scenes.force-quit.suspended", since: 13, .documented,
    lifecycles: [.scenes], from: [.suspended], to: .notRunning, causes: [.userForceQuit],
    sources: [.a1, .a4, .w19258, .w19212, .qScene],
    note: "application:didDiscardSceneSessions: comes some time after the next launch."),
]
