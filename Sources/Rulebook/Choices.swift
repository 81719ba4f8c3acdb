// The rules on how an incomplete question is read, and the rules on questions for which the silence
// of the sources does not mean "no".

import LifecyclePolicy

extension Mask where Element == Cause {
  /// Failures of an app, and other ends that nobody expects: by the user, the system or a debugger.
  static var failures: Mask {
    [
      .memoryLimit, .crash, .watchdog, .backgroundTaskExpired, .backgroundFetchExpired,
      .urlSessionExpired, .cpuLimit, .thermal, .diskPressure, .resourceHeld, .voipUnreported,
      .voipWakeRate, .privacyChanged, .appExit, .debuggerStop, .userForceQuitHeldButton,
      .memoryPressure, .resourceUse, .insecureDrawing, .backgroundGraphics,
    ]
  }

  /// Causes that always end the process. The causes by which the user leaves an app are not
  /// included, because such a cause ends only an app that opted out of the background.
  static var endings: Mask {
    .any(
      of: .failures,
      [
        .prewarmDiscarded, .lowBatteryShutdown, .systemShutdown, .systemReclaimed,
        .systemEndedBackground, .userForceQuit, .exitsOnSuspend, .appUpdate, .appUninstall,
        .reboot,
      ])
  }

  static var toTheFront: Mask { [.launchByUser, .returnByUser, .deviceUnlock] }
}

/// The causes that belong to one act. For each cause, `companions` holds the causes that come
/// before it or continue it.
let choicesOfActs: [Rule] = [
  .choice(
    "choice.act.other", causes: .all, companions: [.activation, .executionFinished],
    sources: [.a3],
    note: """
      Our choice: an act goes on by itself until the app is active, or has nothing left to do.
      """),
  .choice(
    "choice.act.launch", causes: [.launchByUser],
    companions: [.sceneRequest, .activation, .executionFinished], precedence: .exception,
    sources: [.a3, .dLife],
    note: """
      Our choice: a launch by the user asks for a scene, and activates it.
      """),
  .choice(
    "choice.act.interruption-over", causes: [.interruptionAccepted, .interruptionIgnored],
    companions: [.interruptionBegin, .executionFinished], precedence: .exception, sources: [.a3],
    note: "Our choice: an interruption that ends has begun before."),
  .choice(
    "choice.act.app-switcher", causes: [.userForceQuit, .appSwitcherClosed],
    companions: [.appSwitcherOpen], precedence: .exception, sources: [.a3],
    note: "Our choice: what is done in the app switcher begins with opening it."),
]

/// The causes that a path may use if the question names no causes: acts of the user and of the
/// system, without failures.
let choicesOfWays: [Rule] = [
  .choice(
    "choice.way.to-the-end", states: [.notRunning, .prewarmed],
    causes: Mask<Cause>.all.subtracting(.failures), sources: [.a1],
    note: """
      Our choice: a path to a state without a process may end the process, but not by a failure.
      """),
  .choice(
    "choice.way.to-the-background", states: [.background, .suspended, .sceneBackground],
    causes: Mask<Cause>.all.subtracting(.endings).subtracting(.toTheFront), sources: [.a1],
    note: "Our choice: a path to the background keeps the process, and brings nothing to the front."
  ),
  .choice(
    "choice.way.to-the-front",
    states: [
      .inactive, .active, .sceneUnattached, .sceneForegroundInactive, .sceneForegroundActive,
    ],
    causes: Mask<Cause>.all.subtracting(.endings), sources: [.a1],
    note: "Our choice: a path to the front keeps the process."),
]

let choicesOfInterruptions: [Rule] = [
  .choice(
    "choice.interruption", interruptions: .covering, sources: [.a3],
    note: "Our choice: an interruption without a kind is one that covers the app.")
]

/// Our choices about time, states and the user, for devices where no source says what happens. Each
/// note states the choice and its alternatives.
let choicesOfDevices: [Rule] = [
  .choice(
    "choice.state-change", sources: [.a3],
    note: """
      Our choice: if no source says what is read in the next callback, the state changes after the \
      last callback of the step.
      """),
  .choice(
    "choice.clocks", sources: [.a3, .dBtr, .dExtend, .w19],
    note: """
      Our choice: where no source says when a clock starts, it starts when the app can first do \
      what the clock limits: with the callback, with the first callback of the transition, with \
      the start of the process, or with the wake-up. Apple says it of background tasks, of \
      scheduled tasks, and of the methods with a time of their own. The alternative was to start \
      every clock with the event, which would count the time of other callbacks.
      """),
  .choice(
    "choice.budget-reset", sources: [.dBtr, .f85066],
    note: """
      Our choice: the time for background tasks is whole again when the app comes to the front, \
      and when it is launched or woken in the background. The alternatives were a budget that is \
      used up for good, but then no app could ask twice in a day; and no budget for a wake-up, but \
      Apple lets apps that are woken ask for more time.
      """),
  .choice(
    "choice.budget-used", sources: [.dBt],
    note: """
      Our choice: a task that is begun when the time is used up gets its expiration handler at \
      once. The alternative was to refuse the request: Apple does so only where there can be no \
      background.
      """),
  .choice(
    "choice.background-time-remaining", sources: [.dBtr, .f391799],
    note: """
      Our choice: in front the remaining time reads as the largest number of its type, which an \
      engineer and developers saw; Apple says only that it is not valid there. It counts down from \
      the moment when the app enters the background. The alternative was to read the whole time \
      there.
      """),
  .choice(
    "choice.unknown-limit", sources: [.dWd, .a5],
    note: """
      Our choice: an allowance without a known figure, and a callback without an allowance, have \
      no limit: a device waits until the app answers. The host may set a figure of its own. The \
      alternative was to borrow the figure of another version or profile, but the answer would \
      have no source; from 7.0 to 10 that concerns most callbacks of an app without scenes.
      """),
  .choice(
    "choice.expiration-handlers", sources: [.dBt, .lUrls],
    note: """
      Our choice: the handlers of several tasks are called one by one, in the order in which the \
      tasks were begun, and the next when the last has returned; they share the time that is left. \
      The alternative was all at once, but they run on the main thread, says Apple.
      """),
  .choice(
    "choice.expiration-lead", sources: [.dBt, .lUrls],
    note: """
      Our choice: where no lead of the warning is known, the handler is called as long before the \
      limit as its own time lasts, so that the app is ended at the limit. The alternative was to \
      call it when the time is used up, and to end the app when the time of the handler is over: \
      then a device would end it later than the limit says.
      """),
  .choice(
    "choice.interface-kept", sources: [.w19246, .dSceneSession, .f702040, .dRestoringState],
    note: """
      Our choice: the session of a scene is new where it connects for the first time, and after \
      the user closed its window; UIKit keeps it otherwise, also after a force quit, as developers \
      saw. Without scenes what an app showed is saved as it goes to the background, and a force \
      quit deletes it, as Apple says. The alternative was to delete both.
      """),
  .choice(
    "choice.location-wake", sources: [.a2],
    note: """
      Our choice: a device suspends an app that a location event woke after the ten seconds that \
      Apple advises, unless it says before that it is done. The alternative was to let it run on: \
      no source knows a limit that is enforced.
      """),
  .choice(
    "choice.suspension-delay", sources: [.a1, .s07],
    note: """
      Our choice: an app is suspended as soon as the last thing that holds it is over and its last \
      callback has returned. The alternative was some seconds of grace: the sources say "soon", \
      and none has a figure.
      """),
  .choice(
    "choice.wake-holds", sources: [.bCastro, .dFetch, .dRn, .lUrls],
    note: """
      Our choice: a wake-up holds the app until its completion handler is called or its time is \
      up. An engineer says that an app can be suspended sooner, but not when; the alternative was \
      to suspend it at once, and then no wake-up would ever do its work. An auditor should accept \
      both.
      """),
  .choice(
    "choice.wake-over", sources: [.a2, .dKeep],
    note: """
      Our choice: where no source says what follows when the time of a wake-up is over, as with \
      accessories, Bluetooth and locations, the app is suspended, unless something else holds it. \
      The alternative was to end it, as with a fetch; but Apple lists no such end for these.
      """),
  .choice(
    "choice.mode-holds", sources: [.dCfg, .a2],
    note: """
      Our choice: a mode keeps the app running only if a source says so: nearby interaction, \
      Bluetooth, accessories and calls let the system wake the app. The alternative was to hold it \
      for as long as a session is open, but by Apple's guide such apps are suspended and woken.
      """),
  .choice(
    "choice.token", sources: [.dBt, .s26],
    note: """
      Our choice: the tokens of background tasks are numbered from one, go up by one with each \
      task of a process, and are not used twice. The alternative was any numbers that differ: \
      Apple says only that they are unique.
      """),
  .choice(
    "choice.unknown-token", sources: [.dBt],
    note: """
      Our choice: ending a task that does not exist, or has ended, does nothing. The alternative \
      was to end the app for it; no source says that it is punished.
      """),
  .choice(
    "choice.hand-over", sources: [.a3, .dLife],
    note: """
      Our choice: when the user goes from one app to another, the app that is left has resigned \
      and entered the background before the other one becomes active; the other one may be \
      launched meanwhile. The alternative was that both go on side by side, which would have two \
      apps in front for a moment.
      """),
  .choice(
    "choice.covers", sources: [.a3, .dPrepbg],
    note: """
      Our choice: an app that several things cover becomes active when the last of them is gone, \
      whatever the order in which they came. The alternative was an app that becomes active when \
      the first is gone. The rows transition.cover say so, one by one.
      """),
  .choice(
    "choice.left-before-active", sources: [.dFg, .message360845, .ddg3704],
    note: """
      Our choice: where only a tolerated row, or none, leads away from an app that is coming to \
      the front, it becomes active first, and leaves then. The alternative was to leave at once, \
      which was seen as well; but Apple says that applicationDidBecomeActive: always follows. It \
      leaves at once if another app is active by then: no two are.
      """),
  .choice(
    "choice.cause-in-between", sources: [.a3],
    note: """
      Our choice: a cause that arises while callbacks of another one are outstanding waits until \
      they have returned, and then starts from the state that has been reached. The alternative \
      was to interrupt them: no source says that an app is called in the middle of another \
      callback.
      """),
  .choice(
    "choice.orderly-end", sources: [.dTerm, .sea],
    note: """
      Our choice: an end of which the app is told, such as a force quit of a running app, waits \
      for a callback that is outstanding, at most as long as applicationWillTerminate: may take; \
      then the process ends without that callback. The alternative was to end it at once, as \
      happens at an end of which the app is not told.
      """),
  .choice(
    "choice.app-exit", sources: [.dTerm],
    note: """
      Our choice: a process that ends by itself or crashes takes its outstanding callbacks, tasks \
      and wake-ups with it. The system owns its transfers and pending requests, and they stay. The \
      alternative was that they end with the process, but Apple says that transfers go on in \
      another process.
      """),
  .choice(
    "choice.front-after-interruption", sources: [.a3],
    note: """
      Our choice: an interruption that the user accepts brings the app of the interruption to the \
      front: Phone, Messages, or the app of the notice. If the host has none, the home screen is \
      in front. The alternative was to leave nobody in front; but the app that was interrupted \
      goes to the background, which takes another one in its place.
      """),
  .choice(
    "choice.front-after-end", sources: [.a1, .tray],
    note: """
      Our choice: when the app in front ends, the home screen is in front, and no other app comes \
      forward. The alternative was to bring back the app before; developers describe the home \
      screen.
      """),
  .choice(
    "choice.several-in-front", sources: [.split],
    note: """
      Our choice: of several apps in front at a time on an iPad all are active. What covers the \
      screen, the lock and the home screen concern all of them, one after the other; a change of \
      app concerns the one whose place is taken. The alternative was a single active app, but \
      Apple says that both run in front with equal standing.
      """),
  .choice(
    "choice.front-at-unlock", sources: [.a3, .qLock4],
    note: """
      Our choice: after unlocking, the app that was in front at the lock comes to the front, if it \
      is still in memory; else the home screen. A wake-up in between changes nothing. The \
      alternative was to show the home screen at all times; by the rows on unlocking the app \
      returns.
      """),
  .choice(
    "choice.user-while-locked", sources: [.a3, .dNact],
    note: """
      Our choice: while the device is locked the user can unlock it, answer a notification, a call \
      or an alarm, and use the camera and media controls: of the causes, deviceUnlock, and of the \
      triggers, notificationAction. Whatever brings an app to the front requires unlocking first, \
      as relaunch.user.locked says; so does CarPlay here, since a device has one screen. The \
      alternative was to allow every cause, which would bring apps to the front behind the lock.
      """),
  .choice(
    "choice.user-while-covered", sources: [.a3, .dState],
    note: """
      Our choice: while something covers an app the user can end that, accept it, go to another \
      app or the home screen, and lock the device. The app gets no touches, and a second thing may \
      cover it. The alternative was to allow nothing but its end; the rows transition.cover have \
      more.
      """),
  .choice(
    "choice.act-in-switcher", sources: [.dState, .n4],
    note: """
      Our choice: a force quit and a change of app by the switcher begin with opening it, so that \
      the app in front is inactive by then. Swiping away an app that is not in front changes \
      nothing for the one that is. The alternative was to end the app in front from active; a row \
      forbids it as one step.
      """),
  .choice(
    "choice.scenes-order", sources: [.dAct, .dLife],
    note: """
      Our choice: where an event concerns several scenes of an app, they are called in the order \
      in which they connected, all with one callback before any with the next. The alternative was \
      scene by scene; no source says.
      """),
  .choice(
    "choice.background-launch-then-front", sources: [.dPrepfg, .dLife],
    note: """
      Our choice: a launch in the background that the user takes to the front before it is over \
      first ends its launch callbacks, and then goes on as a return by the user. The alternative \
      was to turn the launch into one by the user, but its callbacks have been called with another \
      state.
      """),
]

/// Our choices about events, memory and terminations, and about answers that leave something open,
/// for devices where no source says what happens.
let choicesOfDeviceEvents: [Rule] = [
  .choice(
    "choice.running", sources: [.dRn, .a2],
    note: """
      Our choice: an event with no row for running apps reaches a running app as it would wake a \
      suspended one, with the same conditions. The alternative was not to deliver it, since the \
      rows speak of waking and launching; but what may wake an app may reach it.
      """),
  .choice(
    "choice.in-front-clock", sources: [.dRn],
    note: """
      Our choice: an event that reaches an app in front starts no clock: nothing there waits to \
      suspend it. In the background the clock of the event runs as after a wake-up. The \
      alternative was to run it there, too, which would end apps for answers that nobody waits \
      for.
      """),
  .choice(
    "choice.force-quit-in-memory", sources: [.sea, .a2],
    note: """
      Our choice: the force-quit flag keeps the system from launching the app, and does not matter \
      while it is in memory. The system can launch an app that has the flag, for the events that \
      are excepted, and it keeps the flag until the user launches it. The alternative was that the \
      flag keeps events from an app in memory; the sources speak of launching.
      """),
  .choice(
    "choice.scenes-assumed", sources: [.a7],
    note: """
      Our choice: unless the host says whether an app has adopted scenes, it has them from 27.0 \
      on: one linked against that SDK without them is not launched. Before 27.0 it has none. The \
      alternative was that nothing is assumed, and every answer conditional.
      """),
  .choice(
    "choice.prewarmed", sources: [.dLaunch, .f763739],
    note: """
      Our choice: for an event a prewarmed process counts as an app that does not run: it is \
      launched where one that does not run would be, and stays as it is elsewhere. The alternative \
      was that it is woken as one in memory, but it has run no code that could ask for anything.
      """),
  .choice(
    "choice.first-unlock", sources: [.a2, .dGeo2, .dStrat],
    note: """
      Our choice: at the first unlock after a start of the device, what the rows on dispositions \
      keep until then is delivered, in the order in which it came; nothing else that was refused \
      is delivered later. The alternative was to deliver everything: the app was not running, and \
      no source says that it is told later.
      """),
  .choice(
    "choice.discretionary", sources: [.dPush, .dStrat, .w20],
    note: """
      Our choice: when a discretionary event comes is for the host to say: otherwise a device runs \
      the event as soon as the conditions allow. No rule can wait for a time of day or count the \
      use of the app, as Apple describes it.
      """),
  .choice(
    "choice.notice-order", sources: [.a3, .dQueue],
    note: """
      Our choice: the notices that wait for a suspended app come in the order of Apple's list: \
      accessories, orientation, time, battery, proximity, protected data, screens, defaults, \
      locale, and last the iCloud identity. The alternative was the order in which they happened; \
      Apple gives none.
      """),
  .choice(
    "choice.notice-moment", sources: [.dQueue, .a3],
    note: """
      Our choice: the notices come when the app runs again, after the callbacks of the event that \
      wakes it and, on the way to the front, before applicationWillEnterForeground:. Apple says \
      that they come before any touch; the rest is our choice.
      """),
  .choice(
    "choice.at-once-in-suspended", sources: [.a2],
    note: """
      Our choice: an event that comes at once to a suspended app wakes it by the trigger that its \
      row names, with the allowance of that trigger. Without a trigger it waits until the app \
      runs. The alternative was to deliver it without waking the app, but a suspended app runs no \
      code.
      """),
  .choice(
    "choice.snapshot-after-work", sources: [.dBgseq, .dHurl],
    note: """
      Our choice: the picture after work in the background is taken when the last thing that held \
      the app is over, just before the suspension; an app that nothing launched or woke has only \
      that of its way to the background. The alternative was at each completion handler.
      """),
  .choice(
    "choice.audio", sources: [.s35, .a2],
    note: """
      Our choice: of two apps whose sounds do not mix, the one that began last plays, and the \
      other one is interrupted; the app in front may always begin. When it ends, the interrupted \
      one does not go on by itself. Apple says that the system decides, and that the app in front \
      comes first. The alternative was to mix all, which is what happens to sounds that mix.
      """),
  .choice(
    "choice.requests-at-force-quit", sources: [.dContQueue, .f793189, .f719222],
    note: """
      Our choice: at a force quit requests for refresh and processing stay pending, and continued \
      tasks, running or queued, are cancelled. Apple says the latter. The alternative was to drop \
      all, but processing was seen to run after a force quit.
      """),
  .choice(
    "choice.processing-ends", sources: [.w19, .dBgp],
    note: """
      Our choice: a processing task ends when the user takes the device up: its expiration handler \
      is called at once, and the app has the time of an expiration handler to complete it. Apple \
      says that it ends then, but not how soon. The alternative was to give it no time at all.
      """),
  .choice(
    "choice.continued-order", sources: [.dCont],
    note: """
      Our choice: of several continued tasks, the one with the least progress expires first; of \
      equal ones, the oldest. Apple says the former. The alternative was to expire the newest.
      """),
  .choice(
    "choice.purge-order", sources: [.a2, .a3, .xKills, .s54],
    note: """
      Our choice: apps are ended for memory in this order: prewarmed and suspended ones, those in \
      the background, those that play or record there, the one in front. The kernel's list of \
      priorities, second-hand, has audio above the foreground; Apple's guide puts the app in front \
      first for all resources, and we follow the guide.
      """),
  .choice(
    "choice.purge-ties", sources: [.a2],
    note: """
      Our choice: of equal apps the larger one is ended first, as Apple's guide suggests, and of \
      equally large ones the one that was in front longest ago. The alternative was to go by time \
      alone.
      """),
  .choice(
    "choice.purge-warning", sources: [.a2, .dLife],
    note: """
      Our choice: running apps are warned once the suspended ones are gone, all at the same time, \
      and the first of them is ended when all have answered, or after the time of \
      applicationDidEnterBackground:. The alternative was a kill without a warning, which was seen \
      as well.
      """),
  .choice(
    "choice.privacy-change", sources: [.priv],
    note: """
      Our choice: when the user changes a privacy switch in Settings, an app that has asked for \
      that permission ends at once, in the background or suspended, as the termination privacy- \
      changed. An app that has not asked is left alone. The alternative was to end it at its next \
      wake-up; developers saw it end at once.
      """),
  .choice(
    "choice.update", sources: [.kscrash, .a1],
    note: """
      Our choice: an update ends the app when the new version is installed, whatever state it is \
      in, as the termination app-update, and without a callback. The alternative was that it waits \
      until the app is out of sight: no source says that an app in front is spared.
      """),
  .choice(
    "choice.quit-name", sources: [.dTerm, .a2],
    note: """
      Our choice: where an app has no background, leaving it is the termination exits-on-suspend, \
      also on 2 and 3 and for old SDKs, where there is no such key: what follows is the same. The \
      alternative was a word of its own, which would have no other answers.
      """),
  .choice(
    "choice.shutdown-order", sources: [.a1, .fries],
    note: """
      Our choice: at a shutdown apps end in the order of the purge, first those that get a \
      callback, then the others. The alternative was all at once.
      """),
  .choice(
    "choice.conditional", sources: [.a1],
    note: """
      Our choice: where an answer is conditional on a fact that the host did not give, a device \
      assumes the value by which nothing happens to the app: no launch, no end, no suspension. It \
      says which fact it was. The alternative was to ask the host each time; the host can still do \
      so.
      """),
  .choice(
    "choice.unspecified", sources: [.a1],
    note: """
      Our choice: where no rule speaks, a device does what changes least: an event is refused, a \
      transition is not made, an end that the host asks for is carried out without a callback. It \
      says that no rule spoke.
      """),
  .choice(
    "choice.tolerated", sources: [.dFg],
    note: """
      Our choice: a device never does by itself what is only tolerated: such rows are for those \
      who check what others did. The same holds for rows of the precedence alternative. The \
      alternative was to pick them now and then, which would make two runs differ.
      """),
  .choice(
    "choice.article", sources: [.s01],
    note: """
      Our choice: no device runs by the founding articles alone, which do not mention a launch by \
      the user. Their profile is for looking things up; a device takes what is documented or what \
      was observed.
      """),
  .choice(
    "choice.return-value", sources: [.dWfl, .dOpen],
    note: """
      Our choice: what the methods of an app return, such as whether it took a URL, changes \
      nothing, but for the result of a fetch, which the host may weigh. Apple says that a URL is \
      not delivered if a launch method returned false. The alternative was to make it a fact of \
      the questions.
      """),
]

/// Questions for which the silence of the four founding articles does not mean "no".
let silences: [Rule] = [
  .silence(
    "silence.founding.scenes", .founding, silence: .scenes, reason: .scenesNotCovered,
    sources: [.s01], note: "The articles are older than scenes."),
  .silence(
    "silence.founding.ways", .founding, silence: .ways, reason: .noPath, sources: [.s01],
    note: "Where the articles name no transition, that is no statement that there is none."),
  .silence(
    "silence.founding.callbacks", .founding, silence: .callbacks, sources: [.s01],
    note: "Where the articles do not name a callback, that is no statement that it does not come."),
]
