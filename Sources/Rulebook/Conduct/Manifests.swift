// The rules that say which manifest entries do not work, and on which versions of the OS.

import LifecyclePolicy

/// Findings about background modes, and about keys that a mode, a task or location updates need. An
/// app that supports older versions may well declare newer modes, so the finding on a mode that is
/// too new is only a note.
let findingsOnModes: [Rule] = [
  .manifest(
    "manifest.mode.unknown", .documented, severity: .warning, key: "UIBackgroundModes",
    text:
      "A background mode is declared that Apple does not list for iOS: it will do nothing.",
    unless: [.modesKnown], sources: [.dModes, .dCfg],
    note: "Values must be spelled to the letter; some modes are those of watchOS."),
  .manifest(
    "manifest.mode.audio.too-early", until: 4, .documented, severity: .note,
    key: "UIBackgroundModes", value: "audio",
    text: "The mode has no effect before iOS 4.0: there is no background.", when: [.modeAudio],
    sources: [.dModes, .a2]),
  .manifest(
    "manifest.mode.location.too-early", until: 4, .documented, severity: .note,
    key: "UIBackgroundModes", value: "location",
    text: "The mode has no effect before iOS 4.0: there is no background.", when: [.modeLocation],
    sources: [.dModes, .a2]),
  .manifest(
    "manifest.mode.voip.too-early", until: 4, .documented, severity: .note,
    key: "UIBackgroundModes", value: "voip",
    text: "The mode has no effect before iOS 4.0: there is no background.", when: [.modeVoIP],
    sources: [.dModes, .a2]),
  .manifest(
    "manifest.mode.newsstand-content.too-early", until: 5, .documented, severity: .note,
    key: "UIBackgroundModes", value: "newsstand-content",
    text: "The mode has no effect before iOS 5.0: there is no Newsstand.",
    when: [.modeNewsstandContent], sources: [.dNews, .a2]),
  .manifest(
    "manifest.mode.external-accessory.too-early", until: 5, .documented, severity: .note,
    key: "UIBackgroundModes", value: "external-accessory",
    text: "The mode has no effect before iOS 5.0: sessions with accessories end at suspension.",
    when: [.modeExternalAccessory], sources: [.a2]),
  .manifest(
    "manifest.mode.bluetooth-central.too-early", until: 5, .inferred, severity: .note,
    key: "UIBackgroundModes", value: "bluetooth-central",
    text: "The mode has no effect before iOS 5.0.", when: [.modeBluetoothCentral], sources: [.a2],
    note: "Its first version is common knowledge; no source was read for it."),
  .manifest(
    "manifest.mode.bluetooth-peripheral.too-early", until: 6, .documented, severity: .note,
    key: "UIBackgroundModes", value: "bluetooth-peripheral",
    text: "The mode has no effect before iOS 6.0.", when: [.modeBluetoothPeripheral],
    sources: [.a2]),
  .manifest(
    "manifest.mode.bluetooth-peripheral.too-early.founding", until: 6, .founding,
    severity: .note, key: "UIBackgroundModes", value: "bluetooth-peripheral",
    text: "The mode has no effect before iOS 6.0.", when: [.modeBluetoothPeripheral],
    sources: [.s33]),
  .manifest(
    "manifest.mode.network-authentication.too-early", until: 9, .inferred, severity: .note,
    key: "UIBackgroundModes", value: "network-authentication",
    text: "The mode has no effect before iOS 9.0: there are no hotspot helpers.",
    when: [.modeNetworkAuthentication], sources: [.dHotspotHelper],
    note: "The class that needs it came with 9.0; we infer that the mode came with it."),
  .manifest(
    "manifest.mode.fetch.too-early", until: 7, .documented, severity: .note,
    key: "UIBackgroundModes", value: "fetch", text: "The mode has no effect before iOS 7.0.",
    when: [.modeFetch], sources: [.dFetch, .a2]),
  .manifest(
    "manifest.mode.remote-notification.too-early", until: 7, .documented, severity: .note,
    key: "UIBackgroundModes", value: "remote-notification",
    text: "The mode has no effect before iOS 7.0: pushes wake no app there.",
    when: [.modeRemoteNotification], sources: [.dRn, .a2]),
  .manifest(
    "manifest.mode.processing.too-early", until: 13, .documented, severity: .note,
    key: "UIBackgroundModes", value: "processing",
    text: "The mode has no effect before iOS 13.0: there is no BGTaskScheduler.",
    when: [.modeProcessing], sources: [.dCfg, .w19]),
  .manifest(
    "manifest.mode.push-to-talk.too-early", until: 16, .documented, severity: .note,
    key: "UIBackgroundModes", value: "push-to-talk",
    text: "The mode has no effect before iOS 16.0: there is no Push to Talk framework.",
    when: [.modePushToTalk], sources: [.dPtt, .dCfg]),
  .manifest(
    "manifest.mode.nearby-interaction.too-early", until: 16, .documented, severity: .note,
    key: "UIBackgroundModes", value: "nearby-interaction",
    text: "The mode has no effect before iOS 16.0.", when: [.modeNearbyInteraction],
    sources: [.w2210008, .dCfg], note: "Apple's session of 2022 calls it new."),

  .manifest(
    "manifest.mode.screen-capture.too-early", until: 27, .documented, severity: .note,
    key: "UIBackgroundModes", value: "screen-capture",
    text: "The mode has no effect before iOS 27.0.", when: [.modeScreenCapture],
    sources: [.dScreenCapture]),
  .manifest(
    "manifest.mode.newsstand-content.removed", since: 13, .inferred, severity: .warning,
    key: "UIBackgroundModes", value: "newsstand-content",
    text:
      "NewsstandKit is deprecated in iOS 13.0, and Newsstand is gone: the mode does nothing more.",
    when: [.modeNewsstandContent], sources: [.dNews, .dModes],
    note: "Apple still lists the value; no source gives the version that ended it."),

  .manifest(
    "manifest.voip.no-audio", since: 4, until: 10, .documented, severity: .warning,
    key: "UIBackgroundModes", value: "voip",
    text: "Without the mode audio beside it a VoIP app cannot play or record in the background.",
    when: [.modeVoIP], unless: [.modeAudio], sources: [.a2],
    note: "From 10.0 on no source requires it for calls through CallKit."),
  .manifest(
    "manifest.voip.no-audio.founding", since: 4, .founding, severity: .warning,
    key: "UIBackgroundModes", value: "voip",
    text: "Without the mode audio beside it a VoIP app cannot play or record in the background.",
    when: [.modeVoIP], unless: [.modeAudio], sources: [.s39]),

  .manifest(
    "manifest.processing.no-identifiers", since: 13, .documented, severity: .warning,
    key: "BGTaskSchedulerPermittedIdentifiers",
    text: "The mode processing is declared, but no task identifier: no request will be accepted.",
    when: [.modeProcessing], unless: [.permittedIdentifiers], sources: [.dBge, .dPlist, .dBgp]),
  .manifest(
    "manifest.fetch.identifiers", since: 13, .documented, severity: .note,
    key: "BGTaskSchedulerPermittedIdentifiers",
    text: """
      Task identifiers serve app refresh tasks; they disable \
      application:performFetchWithCompletionHandler: and its minimum interval.
      """,
    when: [.modeFetch, .permittedIdentifiers], sources: [.dUsingTasks]),
  .manifest(
    "manifest.identifiers.no-mode", since: 13, until: 26, .documented, severity: .warning,
    key: "UIBackgroundModes",
    text:
      "Task identifiers without the mode fetch or processing: requests will be refused.",
    when: [.permittedIdentifiers], unless: [.taskModes], sources: [.dBge, .dPlist, .dCfg],
    note: "From 26.0 on they may serve continued processing tasks, which need no mode."),

  .manifest(
    "manifest.push-to-talk.no-microphone-text", since: 16, .documented, severity: .warning,
    key: "NSMicrophoneUsageDescription",
    text:
      "The mode push-to-talk is declared, but no text that says why the app uses the microphone.",
    when: [.modePushToTalk], unless: [.microphoneUsageText], sources: [.dPtt]),
  .manifest(
    "manifest.location.no-text", since: 8, .documented, severity: .warning,
    key: "NSLocationWhenInUseUsageDescription",
    text:
      "The mode location is declared, but no usage text: the user cannot be asked for location.",
    when: [.modeLocation], unless: [.alwaysUsageText, .whenInUseUsageText],
    sources: [.dLauth, .dPlist]),
  .manifest(
    "manifest.location.no-always-text.8", since: 8, until: 11, .documented, severity: .note,
    key: "NSLocationAlwaysUsageDescription",
    text: """
      When-in-use with the mode location is a valid design; launches by region, visit or \
      significant change need Always.
      """,
    when: [.modeLocation, .whenInUseUsageText], unless: [.alwaysUsageText],
    sources: [.dLauth, .dPlist]),
  .manifest(
    "manifest.location.no-always-text", since: 11, .documented, severity: .note,
    key: "NSLocationAlwaysAndWhenInUseUsageDescription",
    text: """
      When-in-use with the mode location is a valid design; launches by region, visit or \
      significant change need Always.
      """,
    when: [.modeLocation, .whenInUseUsageText], unless: [.alwaysUsageText],
    sources: [.dLauth, .dPlist]),
]

/// Findings about the minimum version, build variables, opting out of the background, and scenes.
let findingsOnKeys: [Rule] = [
  .manifest(
    "manifest.minimum-os", .documented, severity: .error, key: "MinimumOSVersion",
    text: "The app is built for later versions: it does not install or run on this one.",
    unless: [.minimumOSMet], sources: [.dPlist],
    note: "The key came with 3.0; older versions do not run an app for later ones either."),
  .manifest(
    "manifest.placeholder", .inferred, severity: .note, key: "",
    text: "A build variable is left in a key that was read: look at the file in the built app.",
    unless: [.noPlaceholders], sources: [.dPlist],
    note: "Our choice: the value is filled in by the build, and cannot be judged before."),
  .manifest(
    "manifest.exits-on-suspend.defeats-modes", since: 4, until: 13, .documented,
    severity: .warning, key: "UIApplicationExitsOnSuspend",
    text:
      "The app is ended where it would enter the background, so its background modes do nothing.",
    when: [.exitsOnSuspend, .anyMode], sources: [.a2, .dPlist]),
  .manifest(
    "manifest.exits-on-suspend.defeats-modes.founding", since: 4, .founding,
    severity: .warning, key: "UIApplicationExitsOnSuspend",
    text:
      "The app is ended where it would enter the background, so its background modes do nothing.",
    when: [.exitsOnSuspend, .anyMode], sources: [.s11, .s10]),
  .manifest(
    "manifest.exits-on-suspend.no-effect", since: 13, .documented, severity: .warning,
    key: "UIApplicationExitsOnSuspend",
    text:
      "The key is no longer supported from iOS 13.0 on: the app is suspended like any other.",
    when: [.exitsOnSuspend], sources: [.ios13Notes, .dPlist]),
  .manifest(
    "manifest.exits-on-suspend.beside-modes", since: 13, .inferred, severity: .note,
    key: "UIApplicationExitsOnSuspend",
    text: "The key asks for no background at all, the background modes for the opposite.",
    when: [.exitsOnSuspend, .anyMode], sources: [.dPlist, .a2],
    note: "No source says what the two do together from 13.0 on."),

  .manifest(
    "manifest.scenes.absent.aborts", since: 27, .documented, severity: .warning,
    key: "UIApplicationSceneManifest",
    text: """
      Linked against an SDK of 27.0 or later the app is ended at launch, unless it adopts scenes \
      in code.
      """,
    when: [.sceneSDK], unless: [.scenesAdopted],
    sources: [.a7, .dTrans, .metrodroid904, .rushikesh],
    note: """
      An app adopts scenes in code by application:configurationForConnectingSceneSession:options:. \
      If the manifest names no SDK, the SDK of the OS is assumed.
      """),
  .manifest(
    "manifest.scenes.absent.deprecated.18", since: .v(18, 4), until: 27, .documented,
    severity: .note, key: "UIApplicationSceneManifest",
    text:
      "Apps without scenes still run; linked against SDK 27.0 they end at launch on iOS 27.0.",
    unless: [.scenesAdopted], sources: [.dTrans, .a7, .salesforce559],
    note: "UIKit logs a warning at launch from 18.4 on, with stronger words from 26.0 on."),
  .manifest(
    "manifest.scenes.absent.deprecated", since: 27, .documented, severity: .note,
    key: "UIApplicationSceneManifest",
    text:
      "Runs as it is linked now; linked against SDK 27.0 it ends at launch without scenes.",
    unless: [.scenesAdopted, .sceneSDK], sources: [.dTrans, .a7, .moonlight719]),
  .manifest(
    "manifest.scenes.too-early", until: 13, .documented, severity: .note,
    key: "UIApplicationSceneManifest",
    text: "There are no scenes before iOS 13.0: the app delegate gets the calls there.",
    when: [.scenesAdopted], sources: [.dPlist, .dTrans]),
  .manifest(
    "manifest.multiple-scenes.no-manifest", since: 13, .documented, severity: .warning,
    key: "UIApplicationSupportsMultipleScenes",
    text: "The key belongs in UIApplicationSceneManifest, which is not there: it has no effect.",
    when: [.multipleScenes], unless: [.scenesAdopted], sources: [.dPlist]),
]
