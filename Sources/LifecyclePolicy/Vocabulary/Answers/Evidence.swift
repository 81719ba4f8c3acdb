// What rules rest on, and how they are grouped.

/// What a rule rests on.
public enum Evidence: Int32, VocabularyEnum {
  /// Apple says so in public documentation.
  case documented = 1
  /// An Apple engineer says so.
  case engineer = 2
  /// Developers measured it.
  case observed = 3
  /// Published articles and books.
  case article = 4
  /// Ours, with a note.
  case inferred = 5
  /// The caller's own figure.
  case overridden = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    documented\0\
    engineer\0\
    observed\0\
    article\0\
    inferred\0\
    overridden
    """
  }
}

/// The evidence profile: which rules may decide.
public enum EvidenceProfile: Int32, VocabularyEnum {
  /// Apple's documentation alone.
  case documented = 1
  /// Documentation, Apple's engineers and measured behaviour: the better observed one wins.
  case observed = 2
  /// The four founding documents as they stand; nothing else.
  case founding = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    documented\0\
    observed\0\
    article
    """
  }

  public static var alternatives: Spellings { Spellings(Spelling(value: 3, text: "founding")) }
}

/// A family of rules.
public enum Family: Int32, VocabularyEnum {
  /// Which life cycle an app has.
  case lifecycle = 1
  case transition = 2
  /// Where a cause can arise.
  case cause = 3
  /// What a trigger delivers, and since when it exists.
  case delivery = 4
  case deadline = 5
  /// What a termination leaves behind.
  case standing = 6
  case relaunch = 7
  /// Which notification goes with a callback.
  case notification = 8
  /// What a background mode permits.
  case mode = 9
  /// How an event reaches an app in a state.
  case event = 10
  /// How many.
  case quota = 11
  /// What an app may do in a state.
  case conduct = 12
  /// What an app owes in a callback.
  case duty = 13
  /// What in a manifest will not work.
  case manifest = 14
  /// What a termination code means.
  case termination = 15
  /// Since when a callback exists, and which other one stands in for it.
  case callback = 16
  /// What this library chose where a question says nothing.
  case choice = 17
  /// Where the silence of sources is no "no".
  case silence = 18
  /// Which allowance limits a callback.
  case watchdog = 19
  /// What becomes of a trigger that does not run the app.
  case disposition = 20
  /// What keeps the system from suspending an app.
  case suspension = 21
  /// In which order apps are ended when memory is short.
  case purge = 22

  public static var valueCount: Int { 22 }
  public static var names: Text {
    """
    lifecycle\0\
    transition\0\
    cause\0\
    delivery\0\
    deadline\0\
    standing\0\
    relaunch\0\
    notification\0\
    mode\0\
    event\0\
    quota\0\
    conduct\0\
    duty\0\
    manifest\0\
    termination\0\
    callback\0\
    choice\0\
    silence\0\
    watchdog\0\
    disposition\0\
    suspension\0\
    purge
    """
  }
}

/// What the sources of an evidence profile can be silent about.
public enum Silence: Int32, VocabularyEnum {
  /// Apps with scenes.
  case scenes = 1
  /// What may follow a state, and how the app gets elsewhere.
  case ways = 2
  /// Which callbacks come to an app.
  case callbacks = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    scenes\0\
    ways\0\
    callbacks
    """
  }
}

/// Sources that disagree; every side is a rule.
public enum Conflict: Int32, VocabularyEnum {
  /// 150 s, or 600, 180 and 30 s by OS.
  case backgroundTaskBudget = 1
  /// No message, or applicationWillTerminate: while running.
  case forceQuitCallback = 2
  /// A reboot clears the flag, or not.
  case forceQuitAcrossReboot = 3
  /// From iOS 8.0, or from 7.1.
  case locationAfterForceQuit = 4
  case standardLocationRelaunch = 5
  case processingAfterForceQuit = 6
  /// Nothing is launched, or named exceptions are.
  case beforeFirstUnlock = 7
  /// 5 s, or the watchdog's 10 s.
  case didEnterBackgroundLimit = 8
  /// 5 s of advice, or the watchdog's 20 s.
  case launchLimit = 9
  case regionAfterReboot = 10
  /// applicationWillTerminate:, or SIGKILL.
  case terminateRunningBackground = 11
  /// applicationDidEnterBackground: at a background launch or wake-up, or none.
  case backgroundLaunchCallback = 12
  /// Lock on iOS 4, 5 and 7.
  case lockByVersion = 13
  case locationAfterForceQuit26 = 14
  case terminateAtShutdown = 15
  case visitAfterForceQuit = 16
  case pushAfterForceQuit = 17
  case healthkitAfterForceQuit = 18
  /// applicationDidEnterBackground: before applicationWillTerminate:, or not.
  case exitsOnSuspendBackground = 19
  /// 9.0, or 10.0.
  case keepAliveDeprecation = 20
  case forceQuitBefore7 = 21
  /// applicationWillTerminate: only to an app in the background, or to others too.
  case terminateOnlyInBackground = 22
  /// The limit has no figure, or 5 s.
  case undocumentedLimit = 23
  /// The technote's fifth note, to the letter or not.
  case bluetoothToggles26 = 24
  /// 64, or 128.
  case localNotificationLimit = 25
  /// sceneDidEnterBackground:, or sceneDidDisconnect:.
  case sceneForceQuitOrder = 26
  /// Inside sceneDidBecomeActive: the app reads active, or inactive.
  case sceneActivationState = 27
  /// Sessions close at suspension after iOS 4, or to iOS 4 and without the mode.
  case accessorySessions = 28
  /// Discretionary is for transfers begun in the foreground, or in the background.
  case discretionaryTransfers = 29
  /// The location mode does not stop suspension, or keeps the app running.
  case locationSuspension = 30
  /// A force quit destroys the session of a scene and what it saved, or keeps them.
  case sessionAfterForceQuit = 31
  /// Beacon regions take the location mode, or no region does.
  case beaconMode = 32
  /// Monitoring in the background with when-in-use, while updates begun in front go on.
  case locationInUse = 33
  /// A significant time change waits for the foreground, or until the app runs.
  case significantTimeChange = 34

  public static var valueCount: Int { 34 }
  public static var names: Text {
    """
    background-task-budget\0\
    force-quit-callback\0\
    force-quit-across-reboot\0\
    location-after-force-quit\0\
    standard-location-relaunch\0\
    processing-after-force-quit\0\
    before-first-unlock\0\
    did-enter-background-limit\0\
    launch-limit\0\
    region-after-reboot\0\
    terminate-running-background\0\
    background-launch-callback\0\
    lock-by-version\0\
    location-after-force-quit-26\0\
    terminate-at-shutdown\0\
    visit-after-force-quit\0\
    push-after-force-quit\0\
    healthkit-after-force-quit\0\
    exits-on-suspend-background\0\
    keep-alive-deprecation\0\
    force-quit-before-7\0\
    terminate-only-in-background\0\
    undocumented-limit\0\
    bluetooth-toggles-26\0\
    local-notification-limit\0\
    scene-force-quit-order\0\
    scene-activation-state\0\
    accessory-sessions\0\
    discretionary-transfers\0\
    location-suspension\0\
    session-after-force-quit\0\
    beacon-mode\0\
    location-in-use\0\
    significant-time-change
    """
  }
}
