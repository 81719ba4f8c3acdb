// What in a manifest will not work, and on which OS.

/// Background modes. An app that supports older versions declares newer modes rightly, so one that
/// comes too early is a note.
///
/// | finding | versions | severity |
/// |---|---|---|
/// | a mode that Apple does not list | all | warning |
/// | a mode before its first version: 4.0, 5.0, 6.0, 7.0, 13.0, 16.0 | before it | note |
/// | newsstand-content | 13.0 on | warning |
/// | voip without audio | 4.0 to 9 | warning |
/// | processing without identifiers | 13.0 on | warning |
/// | identifiers without fetch or processing | 13.0 to 25 | warning |
/// | push-to-talk without a text for the microphone | 16.0 on | warning |
/// | location without any text; without one for Always | 8.0 on | warning; note |
let manifestRulesOfModes: [ManifestRule] = [
  ManifestRule(
    id: "manifest.mode.unknown", basis: .documented, severity: .warning,
    key: "UIBackgroundModes",
    text:
      "A background mode is declared that Apple does not list for iOS: it will do nothing.",
    unless: Mask(.modesKnown), sources: Sources(.dModes, .dCfg),
    note: "Values must be spelled to the letter; some modes are those of watchOS."),
  ManifestRule(
    id: "manifest.mode.audio.too-early", until: .v(4), basis: .documented, severity: .note,
    key: "UIBackgroundModes", value: "audio",
    text: "The mode has no effect before iOS 4.0: there is no background.",
    when: Mask(.modeAudio), sources: Sources(.dModes, .a2)),
  ManifestRule(
    id: "manifest.mode.location.too-early", until: .v(4), basis: .documented, severity: .note,
    key: "UIBackgroundModes", value: "location",
    text: "The mode has no effect before iOS 4.0: there is no background.",
    when: Mask(.modeLocation), sources: Sources(.dModes, .a2)),
  ManifestRule(
    id: "manifest.mode.voip.too-early", until: .v(4), basis: .documented, severity: .note,
    key: "UIBackgroundModes", value: "voip",
    text: "The mode has no effect before iOS 4.0: there is no background.",
    when: Mask(.modeVoIP), sources: Sources(.dModes, .a2)),
  ManifestRule(
    id: "manifest.mode.newsstand-content.too-early", until: .v(5), basis: .documented,
    severity: .note, key: "UIBackgroundModes", value: "newsstand-content",
    text: "The mode has no effect before iOS 5.0: there is no Newsstand.",
    when: Mask(.modeNewsstandContent), sources: Sources(.dNews, .a2)),
  ManifestRule(
    id: "manifest.mode.external-accessory.too-early", until: .v(5), basis: .documented,
    severity: .note, key: "UIBackgroundModes", value: "external-accessory",
    text: "The mode has no effect before iOS 5.0: sessions with accessories end at suspension.",
    when: Mask(.modeExternalAccessory), sources: Sources(.a2)),
  ManifestRule(
    id: "manifest.mode.bluetooth-central.too-early", until: .v(5), basis: .inferred,
    severity: .note, key: "UIBackgroundModes", value: "bluetooth-central",
    text: "The mode has no effect before iOS 5.0.",
    when: Mask(.modeBluetoothCentral), sources: Sources(.a2),
    note: "Its first version is common knowledge; no source was read for it."),
  ManifestRule(
    id: "manifest.mode.bluetooth-peripheral.too-early", until: .v(6), basis: .documented,
    severity: .note, key: "UIBackgroundModes", value: "bluetooth-peripheral",
    text: "The mode has no effect before iOS 6.0.",
    when: Mask(.modeBluetoothPeripheral), sources: Sources(.a2)),
  ManifestRule(
    id: "manifest.mode.bluetooth-peripheral.too-early.founding", until: .v(6),
    basis: .founding, severity: .note, key: "UIBackgroundModes", value: "bluetooth-peripheral",
    text: "The mode has no effect before iOS 6.0.", when: Mask(.modeBluetoothPeripheral),
    sources: Sources(.s33)),
  ManifestRule(
    id: "manifest.mode.fetch.too-early", until: .v(7), basis: .documented, severity: .note,
    key: "UIBackgroundModes", value: "fetch",
    text: "The mode has no effect before iOS 7.0.",
    when: Mask(.modeFetch), sources: Sources(.dFetch, .a2)),
  ManifestRule(
    id: "manifest.mode.remote-notification.too-early", until: .v(7), basis: .documented,
    severity: .note, key: "UIBackgroundModes", value: "remote-notification",
    text: "The mode has no effect before iOS 7.0: pushes wake no app there.",
    when: Mask(.modeRemoteNotification), sources: Sources(.dRn, .a2)),
  ManifestRule(
    id: "manifest.mode.processing.too-early", until: .v(13), basis: .documented, severity: .note,
    key: "UIBackgroundModes", value: "processing",
    text: "The mode has no effect before iOS 13.0: there is no BGTaskScheduler.",
    when: Mask(.modeProcessing), sources: Sources(.dCfg, .w19)),
  ManifestRule(
    id: "manifest.mode.push-to-talk.too-early", until: .v(16), basis: .documented,
    severity: .note, key: "UIBackgroundModes", value: "push-to-talk",
    text: "The mode has no effect before iOS 16.0: there is no Push to Talk framework.",
    when: Mask(.modePushToTalk), sources: Sources(.dPtt, .dCfg)),
  ManifestRule(
    id: "manifest.mode.nearby-interaction.too-early", until: .v(16), basis: .inferred,
    severity: .note, key: "UIBackgroundModes", value: "nearby-interaction",
    text: "The mode has no effect before iOS 16.0.",
    when: Mask(.modeNearbyInteraction), sources: Sources(.dCfg),
    note: "Its first version is common knowledge; no source was read for it."),

  ManifestRule(
    id: "manifest.mode.newsstand-content.removed", since: .v(13), basis: .inferred,
    severity: .warning, key: "UIBackgroundModes", value: "newsstand-content",
    text:
      "NewsstandKit is deprecated in iOS 13.0, and Newsstand is gone: the mode does nothing more.",
    when: Mask(.modeNewsstandContent), sources: Sources(.dNews, .dModes),
    note: "Apple still lists the value; no source gives the version that ended it."),

  ManifestRule(
    id: "manifest.voip.no-audio", since: .v(4), until: .v(10), basis: .documented,
    severity: .warning, key: "UIBackgroundModes", value: "voip",
    text: "Without the mode audio beside it a VoIP app cannot play or record in the background.",
    when: Mask(.modeVoIP), unless: Mask(.modeAudio), sources: Sources(.a2),
    note: "For calls by way of CallKit, from 10.0 on, no source asks for it."),
  ManifestRule(
    id: "manifest.voip.no-audio.founding", since: .v(4), basis: .founding, severity: .warning,
    key: "UIBackgroundModes", value: "voip",
    text: "Without the mode audio beside it a VoIP app cannot play or record in the background.",
    when: Mask(.modeVoIP), unless: Mask(.modeAudio), sources: Sources(.s39)),

  ManifestRule(
    id: "manifest.processing.no-identifiers", since: .v(13), basis: .documented,
    severity: .warning, key: "BGTaskSchedulerPermittedIdentifiers",
    text: "The mode processing is declared, but no task identifier: no request will be accepted.",
    when: Mask(.modeProcessing), unless: Mask(.permittedIdentifiers),
    sources: Sources(.dBge, .dPlist, .dBgp)),
  ManifestRule(
    id: "manifest.identifiers.no-mode", since: .v(13), until: .v(26), basis: .documented,
    severity: .warning, key: "UIBackgroundModes",
    text:
      "Task identifiers without the mode fetch or processing: requests will be refused.",
    when: Mask(.permittedIdentifiers), unless: Mask(.taskModes),
    sources: Sources(.dBge, .dPlist, .dCfg),
    note: "From 26.0 on they may serve continued processing tasks, which ask for no mode."),

  ManifestRule(
    id: "manifest.push-to-talk.no-microphone-text", since: .v(16), basis: .documented,
    severity: .warning, key: "NSMicrophoneUsageDescription",
    text:
      "The mode push-to-talk is declared, but no text that says why the app uses the microphone.",
    when: Mask(.modePushToTalk), unless: Mask(.microphoneUsageText), sources: Sources(.dPtt)),
  ManifestRule(
    id: "manifest.location.no-text", since: .v(8), basis: .documented, severity: .warning,
    key: "NSLocationWhenInUseUsageDescription",
    text:
      "The mode location is declared, but no usage text: the user cannot be asked for location.",
    when: Mask(.modeLocation), unless: Mask(.alwaysUsageText, .whenInUseUsageText),
    sources: Sources(.dLauth, .dPlist)),
  ManifestRule(
    id: "manifest.location.no-always-text.8", since: .v(8), until: .v(11), basis: .documented,
    severity: .note, key: "NSLocationAlwaysUsageDescription",
    text: """
      When-in-use with the mode location is a valid design; launches by region, visit or \
      significant change need Always.
      """,
    when: Mask(.modeLocation, .whenInUseUsageText), unless: Mask(.alwaysUsageText),
    sources: Sources(.dLauth, .dPlist)),
  ManifestRule(
    id: "manifest.location.no-always-text", since: .v(11), basis: .documented, severity: .note,
    key: "NSLocationAlwaysAndWhenInUseUsageDescription",
    text: """
      When-in-use with the mode location is a valid design; launches by region, visit or \
      significant change need Always.
      """,
    when: Mask(.modeLocation, .whenInUseUsageText), unless: Mask(.alwaysUsageText),
    sources: Sources(.dLauth, .dPlist)),
]

/// Other keys.
///
/// | finding | versions | severity |
/// |---|---|---|
/// | minimum version above the OS | all | error |
/// | a build variable left in | all | note |
/// | exits on suspend, beside modes | 4.0 to 12; 13.0 on | warning; note |
/// | exits on suspend | 13.0 on | warning |
/// | no scene manifest | SDK 27 on 27.0; else 18.4 on | warning; note |
/// | scene manifest | before 13.0 | note |
/// | multiple scenes without a scene manifest | 13.0 on | warning |
let manifestRulesOfKeys: [ManifestRule] = [
  ManifestRule(
    id: "manifest.minimum-os", basis: .documented, severity: .error, key: "MinimumOSVersion",
    text: "The app is built for later versions: it does not install or run on this one.",
    unless: Mask(.minimumOSMet), sources: Sources(.dPlist),
    note: "The key is from 3.0 on; older versions do not run an app for later ones either."),
  ManifestRule(
    id: "manifest.placeholder", basis: .inferred, severity: .note, key: Text(),
    text: "A build variable is left in a key that was read: look at the file in the built app.",
    unless: Mask(.noPlaceholders), sources: Sources(.dPlist),
    note: "Ours: the value is filled in by the build, and cannot be judged before."),
  ManifestRule(
    id: "manifest.exits-on-suspend.defeats-modes", since: .v(4), until: .v(13),
    basis: .documented, severity: .warning, key: "UIApplicationExitsOnSuspend",
    text:
      "The app is ended where it would enter the background, so its background modes do nothing.",
    when: Mask(.exitsOnSuspend, .anyMode), sources: Sources(.a2, .dPlist)),
  ManifestRule(
    id: "manifest.exits-on-suspend.defeats-modes.founding", since: .v(4), basis: .founding,
    severity: .warning, key: "UIApplicationExitsOnSuspend",
    text:
      "The app is ended where it would enter the background, so its background modes do nothing.",
    when: Mask(.exitsOnSuspend, .anyMode), sources: Sources(.s11, .s10)),
  ManifestRule(
    id: "manifest.exits-on-suspend.no-effect", since: .v(13), basis: .documented,
    severity: .warning, key: "UIApplicationExitsOnSuspend",
    text:
      "The key is no longer supported from iOS 13.0 on: the app is suspended like any other.",
    when: Mask(.exitsOnSuspend), sources: Sources(.ios13Notes, .dPlist)),
  ManifestRule(
    id: "manifest.exits-on-suspend.beside-modes", since: .v(13), basis: .inferred,
    severity: .note, key: "UIApplicationExitsOnSuspend",
    text: "The key asks for no background at all, the background modes for the opposite.",
    when: Mask(.exitsOnSuspend, .anyMode), sources: Sources(.dPlist, .a2),
    note: "What the two do together from 13.0 on no source says."),

  ManifestRule(
    id: "manifest.scenes.absent.aborts", since: .v(27), basis: .documented, severity: .warning,
    key: "UIApplicationSceneManifest",
    text: """
      Linked against an SDK of 27.0 or later the app is ended at launch, unless it adopts scenes \
      in code.
      """,
    when: Mask(.sceneSDK), unless: Mask(.scenesAdopted),
    sources: Sources(.a7, .dTrans, .metrodroid904, .rushikesh),
    note: """
      Adopted in code means application:configurationForConnectingSceneSession:options:. Without \
      an SDK in the manifest that of the OS is taken.
      """),
  ManifestRule(
    id: "manifest.scenes.absent.deprecated.18", since: .v(18, 4), until: .v(27),
    basis: .documented, severity: .note, key: "UIApplicationSceneManifest",
    text:
      "Apps without scenes still run; linked against SDK 27.0 they end at launch on iOS 27.0.",
    unless: Mask(.scenesAdopted), sources: Sources(.dTrans, .a7, .salesforce559),
    note: "UIKit logs a warning at launch from 18.4 on, with stronger words from 26.0 on."),
  ManifestRule(
    id: "manifest.scenes.absent.deprecated", since: .v(27), basis: .documented, severity: .note,
    key: "UIApplicationSceneManifest",
    text:
      "Runs as it is linked now; linked against SDK 27.0 it ends at launch without scenes.",
    unless: Mask(.scenesAdopted, .sceneSDK),
    sources: Sources(.dTrans, .a7, .moonlight719)),
  ManifestRule(
    id: "manifest.scenes.too-early", until: .v(13), basis: .documented, severity: .note,
    key: "UIApplicationSceneManifest",
    text: "There are no scenes before iOS 13.0: the app delegate gets the calls there.",
    when: Mask(.scenesAdopted), sources: Sources(.dPlist, .dTrans)),
  ManifestRule(
    id: "manifest.multiple-scenes.no-manifest", since: .v(13), basis: .documented,
    severity: .warning, key: "UIApplicationSupportsMultipleScenes",
    text: "The key belongs into UIApplicationSceneManifest, which is not there: it has no effect.",
    when: Mask(.multipleScenes), unless: Mask(.scenesAdopted), sources: Sources(.dPlist)),
]

extension RuleTables {
  var manifestCount: Int { manifestRulesOfModes.count &+ manifestRulesOfKeys.count }

  func manifest(_ index: Int) -> ManifestRule {
    let index = index.clamped(below: manifestCount)
    if index < manifestRulesOfModes.count { return manifestRulesOfModes[index] }
    return manifestRulesOfKeys[index &- manifestRulesOfModes.count]
  }
}
