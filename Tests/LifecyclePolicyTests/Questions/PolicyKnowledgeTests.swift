// Checks through the C interface what a prepared policy knows about each condition.

import CLifecyclePolicy
import Testing

@testable import LifecyclePolicy
@testable import LifecyclePolicyC

@Suite struct PolicyKnowledgeTests {
  /// Conditions that belong to the question, because they are about what happened since a
  /// termination.
  private static let ofQuestions = Mask<Condition>(
    .rebootedSince, .unlockedSince, .userLaunchedSince)
  /// Conditions on what an app does or is granted at run time, which have no default.
  private static let atRunTime = Mask<Condition>(
    .locationAuthorizationGranted, .locationAuthorizationAlways, .restorationIdentifier,
    .sessionSendsLaunchEvents, .backgroundActivitySession, .serviceSession
  ).union(Mask(.multitaskingCamera))

  /// Prepares a policy for a context, and returns what the policy knows about each condition.
  private func knowledge(_ context: lcp_context) -> [Condition: Knowledge] {
    var context = context
    var policy = lcp_policy()
    let status = lcp_policy_prepare(&context, &policy, MemoryLayout<lcp_policy>.size, nil)
    #expect(status == Status.ok.rawValue)
    var known: [Condition: Knowledge] = [:]
    for condition in Condition.allCases {
      var knowledge: lcp_knowledge_t = 0
      #expect(
        lcp_policy_condition(&policy, condition.rawValue, &knowledge, nil) == Status.ok.rawValue)
      known[condition] = Knowledge(rawValue: knowledge)
    }
    return known
  }

  private func context(
    _ app: UnsafePointer<lcp_app>?, _ facts: UnsafePointer<lcp_device_facts>?
  ) -> lcp_context {
    var context = lcp_context()
    context.struct_size = UInt32(MemoryLayout<lcp_context>.size)
    context.os = OSVersion(17).packed
    context.app = app
    context.facts = facts
    return context
  }

  private func expect(
    _ known: [Condition: Knowledge], _ wanted: (Condition) -> Knowledge,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for condition in Condition.allCases {
      #expect(
        known[condition] == wanted(condition), "\(condition.name)", sourceLocation: sourceLocation)
    }
  }

  @Test func nothingIsGiven() {
    // Without facts, an ordinary device is assumed. Whether it is charging is left open.
    let notGiven = Self.ofQuestions.union(Self.atRunTime).union(Mask(.charging))
    expect(knowledge(context(nil, nil))) { notGiven.contains($0) ? .notGiven : .assumed }
  }

  /// An app struct that contains only zeros declares no mode and no identifier. Other keys and the
  /// SDK are assumed. If the struct of facts contains only zeros, nothing about the device is
  /// known, but the two options are assumed.
  @Test func nothingIsSaid() {
    var app = lcp_app()
    app.struct_size = UInt32(MemoryLayout<lcp_app>.size)
    var facts = lcp_device_facts()
    facts.struct_size = UInt32(MemoryLayout<lcp_device_facts>.size)
    let assumed = Mask<Condition>(
      .multitaskingSDK, .callkitSDK, .sceneSDK, .pushkitSDK, .exitsOnSuspend, .scenesAdopted
    )
    .union(Mask(.multipleScenes, .stateRestoration, .alwaysUsageText, .whenInUseUsageText))
    .union(Mask(.microphoneUsageText, .minimumOSMet, .interfaceKept, .stateToRestore))
    .union(Mask(.forceQuitSurvivesReboot, .regionsEndAtReboot))
    let known = withUnsafePointer(to: &app) { app in
      withUnsafePointer(to: &facts) { knowledge(context(app, $0)) }
    }
    let isWhole = Mask<Condition>(.modesKnown, .noPlaceholders, .fullAccuracy)
    let declares = Mask<Condition>(.permittedIdentifiers, .anyMode, .taskModes)
    expect(known) { condition in
      if assumed.contains(condition) { return .assumed }
      if isWhole.contains(condition) { return .holds }
      let isMode = condition.name.description.hasPrefix("mode-")
      return isMode || declares.contains(condition) ? .fails : .notGiven
    }
  }

  /// If the host gives every fact, no condition is assumed, and only conditions that belong to the
  /// question are left open.
  @Test func everythingIsSaid() {
    var app = lcp_app()
    app.struct_size = UInt32(MemoryLayout<lcp_app>.size)
    app.background_modes = Mask<BackgroundMode>(.audio).low
    app.linked_sdk = OSVersion(26).packed
    app.minimum_os = OSVersion(18).packed
    app.permitted_identifiers = 1
    app.location_authorization = LocationAuthorization.whenInUse.rawValue
    let (yes, no) = (Fact.yes.rawValue, Fact.no.rawValue)
    (app.exits_on_suspend, app.scenes, app.multiple_scenes) = (no, yes, no)
    (app.restoration_identifier, app.session_sends_launch_events) = (yes, no)
    (app.state_restoration, app.always_usage_text, app.when_in_use_usage_text) = (yes, no, yes)
    (app.microphone_usage_text, app.background_activity_session) = (no, yes)
    app.service_session = no
    app.interface_kept = no
    app.multitasking_camera = no
    var facts = lcp_device_facts()
    facts.struct_size = UInt32(MemoryLayout<lcp_device_facts>.size)
    facts.idiom = Idiom.pad.rawValue
    (facts.simulator, facts.hardware_multitasking, facts.cellular) = (no, yes, no)
    (facts.passcode, facts.first_unlock_done, facts.device_locked) = (yes, no, yes)
    (facts.background_app_refresh, facts.low_power_mode, facts.charging) = (no, no, yes)
    (facts.debugger_attached, facts.bluetooth_off) = (no, yes)
    (facts.bluetooth_off_in_control_center, facts.airplane_mode) = (no, yes)
    (facts.accessory_setup_kit, facts.force_quit_survives_reboot) = (no, yes)
    (facts.regions_end_at_reboot, facts.foreground_slots) = (no, 1)
    let holding = Mask<Condition>(
      .multitaskingSDK, .callkitSDK, .pushkitSDK, .scenesAdopted, .restorationIdentifier,
      .stateRestoration
    )
    .union(Mask(.whenInUseUsageText, .backgroundActivitySession, .permittedIdentifiers))
    .union(Mask(.locationAuthorizationGranted, .modeAudio, .anyMode, .modesKnown, .noPlaceholders))
    .union(Mask(.pad, .realDevice, .hardwareMultitasking, .passcode, .lowPowerModeOff, .charging))
    .union(Mask(.debuggerDetached, .bluetoothOnInControlCenter, .forceQuitSurvivesReboot))
    .union(Mask(.fullAccuracy))
    let known = withUnsafePointer(to: &app) { app in
      withUnsafePointer(to: &facts) { knowledge(context(app, $0)) }
    }
    expect(known) { condition in
      if Self.ofQuestions.contains(condition) { return .notGiven }
      return holding.contains(condition) ? .holds : .fails
    }
  }
}
