// Puts contexts, rules and names into the stream.

import LifecyclePolicy

extension AnswerStream {
  /// Puts a context, what the context's policy knows about the conditions, and the next version on
  /// which an answer can change. Some records leave out an app or a device that has only default
  /// values.
  mutating func put(_ ground: AskedContext, _ policy: Policy) throws {
    try begin(.context)
    let context = ground.context
    put(.context) { out in
      out.put("os", context.os)
      out.put("profile", context.profile)
    }
    let app = isOther && context.app == AppProfile() ? [] : [context.app]
    put(.app, app) { $0.fields(of: $1) }
    let facts = isOther && context.facts == .ordinary ? [] : [context.facts]
    put(.facts, facts) { $0.fields(of: $1) }
    put(.limit, ground.limits) { out, item in
      out.put("allowance", item.allowance)
      out.put("limit_ns", item.figures.limit)
      out.put("advice_ns", item.figures.advice)
      out.put("warning_ns", item.figures.warning)
    }
    put(number: Int64(bitPattern: policy.known.holding.low))
    put(number: Int64(bitPattern: policy.known.failing.low))
    put(number: Int64(ground.nextEdge?.packed ?? 0))
  }

  private mutating func fields(of app: AppProfile) {
    put("background_modes", app.backgroundModes)
    put("exits_on_suspend", app.exitsOnSuspend)
    put("scenes", app.scenes.map { $0 ? Fact.yes : .no })
    put("multiple_scenes", app.multipleScenes)
    put("linked_sdk", app.linkedSDK)
    put("minimum_os", app.minimumOS)
    put("permitted_identifiers", app.permittedIdentifiers)
    put("location_authorization", app.locationAuthorization)
    put("restoration_identifier", app.restorationIdentifier)
    put("session_sends_launch_events", app.sessionSendsLaunchEvents)
    put("state_restoration", app.stateRestoration)
    put("always_usage_text", app.alwaysUsageText)
    put("when_in_use_usage_text", app.whenInUseUsageText)
    put("microphone_usage_text", app.microphoneUsageText)
    put("background_activity_session", app.backgroundActivitySession)
    put("service_session", app.serviceSession)
    put("unknown_modes", app.unknownModes)
    put("placeholders", app.placeholders)
    put("interface_kept", app.interfaceKept)
    put("multitasking_camera", app.multitaskingCamera)
    put("kind", app.kind == .app ? nil : app.kind)
  }

  private mutating func fields(of facts: DeviceFacts) {
    put("idiom", facts.idiom)
    put("simulator", facts.simulator)
    put("hardware_multitasking", facts.hardwareMultitasking)
    put("cellular", facts.cellular)
    put("passcode", facts.passcode)
    put("first_unlock_done", facts.firstUnlockDone)
    put("background_app_refresh", facts.backgroundAppRefresh)
    put("low_power_mode", facts.lowPowerMode)
    put("charging", facts.charging)
    put("debugger_attached", facts.debuggerAttached)
    put("foreground_slots", facts.foregroundSlots)
    put("bluetooth_off", facts.bluetoothOff)
    put("bluetooth_off_in_control_center", facts.bluetoothOffInControlCenter)
    put("airplane_mode", facts.airplaneMode)
    put("accessory_setup_kit", facts.accessorySetupKit)
    put("force_quit_survives_reboot", facts.forceQuitSurvivesReboot)
    put("regions_end_at_reboot", facts.regionsEndAtReboot)
    put("device_locked", facts.deviceLocked)
  }

  // MARK: - The rule book

  /// Puts every rule of a book. The parts of a rule are its id, its note, its struct, its steps,
  /// the keys of its sources, and its fields. A field has a text or a list of values.
  mutating func putRules(of book: Book) throws {
    for number in 0..<book.ruleCount {
      let rule = BookRule(number, in: book)
      try begin(.rule)
      put(text: "\(rule.id)")
      put(text: "\(rule.note)")
      put(.rule) { out in
        out.put("family", rule.family)
        out.put("since", rule.since)
        out.put("until", rule.until == .open ? nil : rule.until)
        out.put("profiles", rule.profiles)
        out.put("evidence", rule.basis.evidence)
        out.put("conflict", rule.conflict)
        out.put("precedence", rule.precedence.rawValue)
        out.put("when_mask[0]", "when_mask[1]", rule.when)
        out.put("unless_mask[0]", "unless_mask[1]", rule.unless)
        out.put("process_kinds", rule.kinds)
      }
      let steps = rule.family == .transition ? rule.steps : nil
      put(.ruleStep, (0..<(steps?.count ?? 0)).compactMap { steps?[$0] }) { out, step in
        out.put("callback", step.callback)
        out.put("state", step.reads)
        out.put("scene_state", step.sceneReads.map { LifecycleState($0) })
        out.put("when", step.when)
      }
      put(number: Int64(rule.sourceCount))
      for source in 0..<rule.sourceCount {
        put(text: rule.source(source).map { "\($0.key)" } ?? "")
      }
      let fields = RuleField.allCases.filter { rule.family.column($0) >= 0 && $0.form != .steps }
      put(number: Int64(fields.count))
      for field in fields {
        put(number: Int64(field.rawValue))
        put(number: field.form == .text ? 1 : 0)
        if field.form == .text {
          put(text: "\(rule.text(field, rule.family))")
        } else {
          let values = (0...128).lazy.map { rule.value(of: field, at: $0) }.prefix { $0 != nil }
          put(number: Int64(values.count))
          for value in values { put(number: value ?? 0) }
        }
      }
    }
  }

  /// Puts every value of every enumeration of the core.
  mutating func putNames() throws {
    for kind in Int32(1)...127 {
      var position = 0
      while let value = Vocabulary.value(kind, at: position) {
        try begin(.name)
        put(number: Int64(kind))
        put(number: value)
        put(text: Vocabulary.name(kind, of: value).map { "\($0)" } ?? "")
        let cause = kind == Cause.kind ? Cause(rawValue: Int32(truncatingIfNeeded: value)) : nil
        put(number: Int64(cause?.termination.rawValue ?? 0))
        position += 1
      }
    }
  }
}

extension Cause {
  /// The number that the header gives to this enumeration.
  fileprivate static let kind: Int32 = 5
}
