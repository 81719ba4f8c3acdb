// Where the fields of contexts, transitions and what may follow stand, by Layout and by the compiler.

import CLifecyclePolicy

@testable import LifecyclePolicyC

extension CStruct {
  static var contextsAndTransitions: [CStruct] {
    [
      CStruct(
        "lcp_error", Layout.Error.size, MemoryLayout<lcp_error>.self,
        [
          CField("status", Layout.Error.status, \lcp_error.status),
          CField("field", Layout.Error.field, \lcp_error.field),
          CField("index", Layout.Error.index, \lcp_error.index),
          CField("value", Layout.Error.value, \lcp_error.value),
        ]),
      CStruct(
        "lcp_app", Layout.App.size, MemoryLayout<lcp_app>.self,
        [
          CField("background_modes", Layout.App.backgroundModes, \lcp_app.background_modes),
          CField("exits_on_suspend", Layout.App.exitsOnSuspend, \lcp_app.exits_on_suspend),
          CField("scenes", Layout.App.scenes, \lcp_app.scenes),
          CField("multiple_scenes", Layout.App.multipleScenes, \lcp_app.multiple_scenes),
          CField("linked_sdk", Layout.App.linkedSdk, \lcp_app.linked_sdk),
          CField("minimum_os", Layout.App.minimumOS, \lcp_app.minimum_os),
          CField(
            "permitted_identifiers", Layout.App.permittedIdentifiers,
            \lcp_app.permitted_identifiers),
          CField(
            "location_authorization", Layout.App.locationAuthorization,
            \lcp_app.location_authorization),
          CField(
            "restoration_identifier", Layout.App.restorationIdentifier,
            \lcp_app.restoration_identifier),
          CField(
            "session_sends_launch_events", Layout.App.sessionSendsLaunchEvents,
            \lcp_app.session_sends_launch_events),
          CField("state_restoration", Layout.App.stateRestoration, \lcp_app.state_restoration),
          CField("applied_keys", Layout.App.appliedKeys, \lcp_app.applied_keys),
          CField("always_usage_text", Layout.App.alwaysUsageText, \lcp_app.always_usage_text),
          CField(
            "when_in_use_usage_text", Layout.App.whenInUseUsageText,
            \lcp_app.when_in_use_usage_text),
          CField(
            "microphone_usage_text", Layout.App.microphoneUsageText, \lcp_app.microphone_usage_text),
          CField("unknown_modes", Layout.App.unknownModes, \lcp_app.unknown_modes),
          CField("placeholders", Layout.App.placeholders, \lcp_app.placeholders),
          CField(
            "background_activity_session", Layout.App.backgroundActivitySession,
            \lcp_app.background_activity_session),
          CField("service_session", Layout.App.serviceSession, \lcp_app.service_session),
        ]),
      CStruct(
        "lcp_device_facts", Layout.Facts.size, MemoryLayout<lcp_device_facts>.self,
        [
          CField("idiom", Layout.Facts.idiom, \lcp_device_facts.idiom),
          CField("simulator", Layout.Facts.simulator, \lcp_device_facts.simulator),
          CField(
            "hardware_multitasking", Layout.Facts.hardwareMultitasking,
            \lcp_device_facts.hardware_multitasking),
          CField("cellular", Layout.Facts.cellular, \lcp_device_facts.cellular),
          CField("passcode", Layout.Facts.passcode, \lcp_device_facts.passcode),
          CField(
            "first_unlock_done", Layout.Facts.firstUnlockDone, \lcp_device_facts.first_unlock_done),
          CField(
            "background_app_refresh", Layout.Facts.backgroundAppRefresh,
            \lcp_device_facts.background_app_refresh),
          CField("low_power_mode", Layout.Facts.lowPowerMode, \lcp_device_facts.low_power_mode),
          CField("charging", Layout.Facts.charging, \lcp_device_facts.charging),
          CField(
            "debugger_attached", Layout.Facts.debuggerAttached, \lcp_device_facts.debugger_attached),
          CField(
            "foreground_slots", Layout.Facts.foregroundSlots, \lcp_device_facts.foreground_slots),
          CField("bluetooth_off", Layout.Facts.bluetoothOff, \lcp_device_facts.bluetooth_off),
          CField(
            "bluetooth_off_in_control_center", Layout.Facts.bluetoothOffInControlCenter,
            \lcp_device_facts.bluetooth_off_in_control_center),
          CField("airplane_mode", Layout.Facts.airplaneMode, \lcp_device_facts.airplane_mode),
          CField(
            "accessory_setup_kit", Layout.Facts.accessorySetupKit,
            \lcp_device_facts.accessory_setup_kit),
          CField(
            "force_quit_survives_reboot", Layout.Facts.forceQuitSurvivesReboot,
            \lcp_device_facts.force_quit_survives_reboot),
          CField(
            "regions_end_at_reboot", Layout.Facts.regionsEndAtReboot,
            \lcp_device_facts.regions_end_at_reboot),
          CField("device_locked", Layout.Facts.deviceLocked, \lcp_device_facts.device_locked),
        ]),
      CStruct(
        "lcp_limit", Layout.Limit.size, MemoryLayout<lcp_limit>.self,
        [
          CField("allowance", Layout.Limit.allowance, \lcp_limit.allowance),
          CField("limit_ns", Layout.Limit.limitNs, \lcp_limit.limit_ns),
          CField("advice_ns", Layout.Limit.adviceNs, \lcp_limit.advice_ns),
          CField("warning_ns", Layout.Limit.warningNs, \lcp_limit.warning_ns),
        ]),
      CStruct(
        "lcp_limits", Layout.Limits.size, MemoryLayout<lcp_limits>.self,
        [
          CField("count", Layout.Limits.count, \lcp_limits.count),
          CField("items", Layout.Limits.items, \lcp_limits.items),
          CField("stride", Layout.Limits.stride, \lcp_limits.stride),
        ]),
      CStruct(
        "lcp_context", Layout.Context.size, MemoryLayout<lcp_context>.self,
        [
          CField("os", Layout.Context.os, \lcp_context.os),
          CField("os_last", Layout.Context.osLast, \lcp_context.os_last),
          CField("profile", Layout.Context.profile, \lcp_context.profile),
          CField("app", Layout.Context.app, \lcp_context.app),
          CField("facts", Layout.Context.facts, \lcp_context.facts),
          CField("limits", Layout.Context.limits, \lcp_context.limits),
        ]),
      CStruct(
        "lcp_transition_query", Layout.TransitionQuery.size,
        MemoryLayout<lcp_transition_query>.self,
        [
          CField("axis", Layout.TransitionQuery.axis, \lcp_transition_query.axis),
          CField("from", Layout.TransitionQuery.from, \lcp_transition_query.`from`),
          CField("to", Layout.TransitionQuery.to, \lcp_transition_query.to),
          CField("cause", Layout.TransitionQuery.cause, \lcp_transition_query.cause),
          CField("last_cause", Layout.TransitionQuery.lastCause, \lcp_transition_query.last_cause),
          CField("trigger", Layout.TransitionQuery.trigger, \lcp_transition_query.trigger),
          CField(
            "interruption", Layout.TransitionQuery.interruption, \lcp_transition_query.interruption),
        ]),
      CStruct(
        "lcp_transition_answer", Layout.TransitionAnswer.size,
        MemoryLayout<lcp_transition_answer>.self,
        [
          CField("verdict", Layout.TransitionAnswer.verdict, \lcp_transition_answer.verdict),
          CField(
            "newest_verdict", Layout.TransitionAnswer.newestVerdict,
            \lcp_transition_answer.newest_verdict),
          CField("rule", Layout.TransitionAnswer.rule, \lcp_transition_answer.rule),
          CField("evidence", Layout.TransitionAnswer.evidence, \lcp_transition_answer.evidence),
          CField("flags", Layout.TransitionAnswer.flags, \lcp_transition_answer.flags),
          CField("reason", Layout.TransitionAnswer.reason, \lcp_transition_answer.reason),
          CField("via", Layout.TransitionAnswer.via, \lcp_transition_answer.via),
          CField("sequence", Layout.TransitionAnswer.sequence, \lcp_transition_answer.sequence),
          CField(
            "requires_mask", Layout.TransitionAnswer.requiresMask,
            \lcp_transition_answer.requires_mask),
          CField(
            "step_count", Layout.TransitionAnswer.stepCount, \lcp_transition_answer.step_count),
          CField("reserved", Layout.TransitionAnswer.reserved, \lcp_transition_answer.reserved),
        ]),
      CStruct(
        "lcp_transition_step", Layout.TransitionStep.size, MemoryLayout<lcp_transition_step>.self,
        [
          CField("callback", Layout.TransitionStep.callback, \lcp_transition_step.callback),
          CField("fallback", Layout.TransitionStep.fallback, \lcp_transition_step.fallback),
          CField("state", Layout.TransitionStep.state, \lcp_transition_step.state),
          CField("rule", Layout.TransitionStep.rule, \lcp_transition_step.rule),
          CField(
            "notification", Layout.TransitionStep.notification, \lcp_transition_step.notification),
          CField("scene_state", Layout.TransitionStep.sceneState, \lcp_transition_step.scene_state),
        ]),
      CStruct(
        "lcp_next_query", Layout.NextQuery.size, MemoryLayout<lcp_next_query>.self,
        [
          CField("axis", Layout.NextQuery.axis, \lcp_next_query.axis),
          CField("from", Layout.NextQuery.from, \lcp_next_query.`from`),
          CField("last_cause", Layout.NextQuery.lastCause, \lcp_next_query.last_cause),
        ]),
      CStruct(
        "lcp_next_answer", Layout.NextAnswer.size, MemoryLayout<lcp_next_answer>.self,
        [
          CField("verdict", Layout.NextAnswer.verdict, \lcp_next_answer.verdict),
          CField(
            "newest_verdict", Layout.NextAnswer.newestVerdict, \lcp_next_answer.newest_verdict),
          CField("reason", Layout.NextAnswer.reason, \lcp_next_answer.reason),
          CField("flags", Layout.NextAnswer.flags, \lcp_next_answer.flags),
          CField("count", Layout.NextAnswer.count, \lcp_next_answer.count),
        ]),
      CStruct(
        "lcp_next_edge", Layout.NextEdge.size, MemoryLayout<lcp_next_edge>.self,
        [
          CField("cause", Layout.NextEdge.cause, \lcp_next_edge.cause),
          CField("to", Layout.NextEdge.to, \lcp_next_edge.to),
          CField("verdict", Layout.NextEdge.verdict, \lcp_next_edge.verdict),
          CField("rule", Layout.NextEdge.rule, \lcp_next_edge.rule),
          CField("evidence", Layout.NextEdge.evidence, \lcp_next_edge.evidence),
          CField("flags", Layout.NextEdge.flags, \lcp_next_edge.flags),
          CField("reason", Layout.NextEdge.reason, \lcp_next_edge.reason),
        ]),
    ]
  }
}
