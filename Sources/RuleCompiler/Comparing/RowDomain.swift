// The questions, apps and devices that a changed row can affect.

import LifecyclePolicy
import Rulebook

/// The questions, apps and devices that a row can affect. The row can have several forms.
struct RowDomain {
  /// The forms of the row, for example the old one and the new one.
  private let rows: [Rule]
  /// All rules of the books.
  private let rules: [Rule]
  /// The rules that one question can involve together with the row, including the row itself.
  private let neighbours: [Rule]
  private var family: Family { rows[0].family }

  init(_ rows: [Rule], among rules: [Rule]) {
    self.rows = rows
    self.rules = rules
    neighbours = rules.filter { other in
      other.family == rows[0].family && rows.contains { $0.overlaps(other) }
    }
  }

  /// Returns the values that a field has in any form of the row, in the order of the enumeration.
  private func values<Value: VocabularyEnum>(_ field: RuleField) -> [Value] {
    values(field, of: rows)
  }

  /// Returns the values that a field has in the row or in one of its neighbours. Returns all values
  /// if one form of the row leaves the field open and another does not.
  private func valuesBeside<Value: VocabularyEnum>(_ field: RuleField) -> [Value] {
    let isAny = rows.map { $0.fields[field] == nil }
    if isAny.contains(true), isAny.contains(false) { return Array(Value.allCases) }
    return values(field, of: rows + neighbours)
  }

  private static func launches(after termination: Termination) -> [BookQuestion] {
    Trigger.allCases.map { .relaunch(RelaunchQuery(after: termination, on: $0)) }
  }

  private func values<Value: VocabularyEnum>(_ field: RuleField, of rows: [Rule]) -> [Value] {
    let mask = rows.reduce(into: Mask<Value>.none) { mask, row in
      mask = mask.union(row.set(field))
      if let value: Value = row.value(field) { mask.insert(value) }
    }
    return Value.allCases.filter(mask.contains)
  }

  // MARK: - Questions

  /// Returns the questions that the row can affect, or only a few of them if there would be very
  /// many. The answers about next states and paths follow from transitions. So for most families,
  /// questions about next states and paths are included only if `paths` is true.
  func questions(paths: Bool) -> [BookQuestion] {
    switch family {
    case .lifecycle:
      // A life cycle row about another kind of process says on which versions the kind exists.
      let launches =
        rows.allSatisfy { $0.kinds.contains(.app) }
        ? [] : [.none, .memoryPressure].flatMap { Self.launches(after: $0) }
      return Self.ofLifecycles + Self.calls(Callback.allCases, [nil]) + launches
        + (paths ? ways(LifecycleState.allCases) : [])
    case .transition:
      let states: [LifecycleState] = values(.states)
      let called = rows.flatMap { $0.steps.compactMap(\.callback) }
      return transitions + Self.calls(called, [nil]) + (paths ? ways(states) : [])
    case .cause: return causes + (paths ? ways(values(.states)) : [])
    case .delivery:
      let triggers: [Trigger] = values(.triggers)
      let named: [Callback] =
        values(.callback) + values(.secondCallback) + values(.launchCallback)
      return triggers.flatMap(Self.of) + Self.calls(Callback.allCases, triggers)
        + Self.calls(named, Trigger.allCases)
    case .deadline: return deadlines
    case .standing:
      return values(.terminations).flatMap { termination in
        Self.distinguishing.flatMap { relaunches(termination, $0) }
      }
    case .relaunch:
      return relaunches + Self.calls([.didFinishLaunching], values(.triggers) as [Trigger])
    case .notification: return notifications
    case .mode: return values(.mode).map { .modes($0) }
    case .event:
      return values(.events).flatMap { event in
        appStates.map { .delivery(EventQuery(event, in: $0)) }
      }
    case .quota: return values(.quota).map { .quota($0) }
    case .conduct:
      return values(.activities).flatMap { activity in
        appStates.map { .conduct(ConductQuery(in: $0, activity)) }
      }
    case .duty:
      let callbacks: [Callback] = values(.callback)
      return (callbacks + callbacks.compactMap(\.sceneForm)).map { .duties($0) }
    case .manifest: return [.manifest]
    case .termination: return terminations
    case .callback: return callbacks
    case .choice: return choices + pathsToStates + (paths ? ways(LifecycleState.allCases) : [])
    case .silence:
      return Self.ofLifecycles + Callback.allCases.map { .duties($0) }
        + Self.calls(Callback.allCases, [nil]) + ways(LifecycleState.allCases)
    case .watchdog: return notifications
    case .disposition:
      return values(.triggers).flatMap { trigger in
        Standing.allCases.flatMap { standing in
          Self.terminations(of: [standing]).first.map { relaunches($0, trigger) }
            ?? Self.running(standing, trigger)
        }
      }
    case .suspension: return suspensions
    case .purge:
      return appStates.flatMap { state in
        Self.masks(valuesBeside(.activities)).map { .purge(PurgeQuery(in: state, activities: $0)) }
      }
    case .call: return Self.calls(values(.callbacks), [nil] + valuesBeside(.triggers))
    }
  }

  /// Questions about each callback, for each trigger.
  private static func calls(_ callbacks: [Callback], _ triggers: [Trigger?]) -> [BookQuestion] {
    callbacks.flatMap { callback in triggers.map { .call(CallQuery(callback, on: $0)) } }
  }

  /// Questions about suspension. Each question has one allowance or activity that the row or a
  /// neighbour names, or all of them, or none. For each activity, there are two questions: in one,
  /// the activity began in the foreground; in the other, it did not.
  private var suspensions: [BookQuestion] {
    let clocks: [Mask<Allowance>] = Self.masks(valuesBeside(.allowances))
    let doings: [Mask<Activity>] = Self.masks(valuesBeside(.activities))
    return clocks.map { .suspension(SuspensionQuery($0)) }
      + doings.flatMap { doing in
        [.none, doing].map {
          .suspension(SuspensionQuery(activities: doing, begunInFront: $0))
        }
      }
  }

  private static func masks<Value: VocabularyEnum>(_ values: [Value]) -> [Mask<Value>] {
    [.none, .of(values)] + values.map { Mask($0) }
  }

  /// Returns relaunch questions about a running app. Returns no questions if the standing is not
  /// that of a running app.
  private static func running(_ standing: Standing, _ trigger: Trigger) -> [BookQuestion] {
    let states: [AppState] =
      switch standing {
      case .running: [.background]
      case .inFront: [.inactive, .active]
      default: []
      }
    return states.map { .relaunch(RelaunchQuery(in: $0, on: trigger)) }
  }

  /// Questions about duties, transitions, relaunches, deliveries and conduct. They are about the
  /// callbacks of the row, the app and scene forms of these callbacks, and every callback that
  /// falls back to one of them. If a callback of the row undoes the duties of another callback, a
  /// question about the duties of the other callback is added.
  private var callbacks: [BookQuestion] {
    let own: [Callback] = values(.callback)
    var all = own + own.compactMap(\.appForm) + own.compactMap(\.sceneForm)
    var later = all
    while !later.isEmpty {
      later = Callback.allCases.filter { callback in
        !all.contains(callback) && rules.contains { $0.fallsBack(from: callback, toAny: later) }
      }
      all += later
    }
    let undone: [Callback] = rules.compactMap { rule in
      let undoneAt: Callback? = rule.value(.undoneAt)
      return undoneAt.map(own.contains) ?? false ? rule.value(.callback) : nil
    }
    let triggers = rules.filter { rule in
      [RuleField.callback, .secondCallback, .launchCallback].contains { field in
        let callback: Callback? = rule.value(field)
        return rule.family == .delivery && callback.map(all.contains) ?? false
      }
    }.flatMap { rule in Trigger.allCases.filter((rule.set(.triggers) as Mask<Trigger>).contains) }
    let duties = all + undone + undone.compactMap(\.sceneForm)
    return duties.map { .duties($0) } + transitions(with: all) + triggers.flatMap(Self.of)
      + conducts(with: all)
  }

  /// Returns questions about activities that must stop before one of the callbacks returns, and
  /// about events that one of the callbacks delivers.
  private func conducts(with callbacks: [Callback]) -> [BookQuestion] {
    rules.filter { rule in
      let callback: Callback? = rule.value(.callback)
      return callback.map(callbacks.contains) ?? false
    }.flatMap { rule -> [BookQuestion] in
      let states: Mask<LifecycleState> = rule.set(.states)
      let activities: Mask<Activity> = rule.set(.activities)
      let events: Mask<Event> = rule.set(.events)
      return LifecycleState.allCases.filter(states.contains).compactMap(\.app).flatMap { state in
        Activity.allCases.filter(activities.contains).map {
          BookQuestion.conduct(ConductQuery(in: state, $0))
        }
          + Event.allCases.filter(events.contains).map { .delivery(EventQuery($0, in: state)) }
      }
    }
  }

  /// Questions about transitions that the rules call "not one step", for each cause that has
  /// companions in the row. If the row names interruptions, adds questions about an interruption
  /// whose kind is not given.
  private var choices: [BookQuestion] {
    let acts: [Cause] = rows.contains { $0.fields[.companions] != nil } ? values(.causes) : []
    let kinds: [Cause] =
      rows.contains { $0.fields[.interruptions] != nil } ? [.interruptionBegin] : []
    let far = BookQuestion.pairs.filter { from, to in
      rules.contains { rule in
        rule.family == .transition && rule.has(Reason.notOneStep, .reason)
          && rule.has(from, .states) && rule.has(to, .to)
      }
    }
    return far.flatMap { from, to in
      acts.map { .transition(TransitionQuery(states: from, to: to, cause: $0)) }
    }
      + BookQuestion.pairs.flatMap { from, to in
        kinds.map { .transition(TransitionQuery(states: from, to: to, cause: $0)) }
      }
  }

  /// Questions about paths from every state to the states of the row. For each path, there is a
  /// question without a last cause, a question with each last cause on which transitions from the
  /// first state depend, and a question with a last cause on which no transition from the first
  /// state depends.
  private var pathsToStates: [BookQuestion] {
    let states: [LifecycleState] = values(.states)
    return BookQuestion.pairs.filter { states.contains($1) }.flatMap { from, to -> [BookQuestion] in
      let lasts = rules.filter { $0.family == .transition && $0.has(from, .states) }
        .reduce(Mask<Cause>.none) { $0.union($1.set(.lastCauses)) }
      let asked = Cause.allCases.filter(lasts.contains)
      let other = Cause.allCases.first { !lasts.contains($0) }
      return ([nil, other] + asked.map(Optional.some)).map {
        .path(PathQuery(states: from, to: to, lastCause: $0))
      }
    }
  }

  private var appStates: [AppState] { (values(.states) as [LifecycleState]).compactMap(\.app) }

  private var transitions: [BookQuestion] {
    let froms: [LifecycleState] = values(.states)
    let tos: [LifecycleState] = values(.to)
    let causes: [Cause] = values(.causes)
    let details = self.details
    // A question without a target state asks where its cause leads.
    let open = froms.flatMap { from in
      causes.map { cause in
        BookQuestion.transition(
          TransitionQuery(
            states: from, to: nil, cause: cause,
            lastCause: (values(.lastCauses) as [Cause]).first))
      }
    }
    return open
      + froms.flatMap { from in
        tos.filter { $0.axis == from.axis }.flatMap { to in
          causes.flatMap { cause in
            details.map { last, interruption, trigger in
              .transition(
                TransitionQuery(
                  states: from, to: to, cause: cause, lastCause: last, trigger: trigger,
                  interruption: interruption))
            }
          }
        }
      }
  }

  /// The details that a question about a transition can add to its states and cause. A question has
  /// no details, or details that the row names, or one detail that only a neighbour names. If a
  /// step of the row has no callback, there is also a question for each trigger.
  private var details: [(Cause?, Interruption?, Trigger?)] {
    let lasts: [Cause] = values(.lastCauses)
    let kinds: [Interruption] = values(.interruptions)
    let others: [Cause] = valuesBeside(.lastCauses)
    let otherKinds: [Interruption] = valuesBeside(.interruptions)
    // At a step without a callback, the app gets the callbacks of the question's trigger.
    let hasEvent = rows.contains { $0.steps.contains { $0.callback == nil } }
    var details: [(Cause?, Interruption?, Trigger?)] = []
    for last in [nil] + lasts.map(Optional.some) {
      details.append((last, nil, nil))
      for kind in kinds { details.append((last, kind, nil)) }
    }
    for other in others where !lasts.contains(other) { details.append((other, nil, nil)) }
    for other in otherKinds where !kinds.contains(other) { details.append((nil, other, nil)) }
    if hasEvent { for trigger in Trigger.allCases { details.append((nil, nil, trigger)) } }
    return details
  }

  private var causes: [BookQuestion] {
    let kinds: [Interruption] = values(.interruptions)
    return BookQuestion.pairs.flatMap { from, to in
      (values(.causes) as [Cause]).flatMap { cause in
        ([nil] + kinds).map { kind in
          .transition(TransitionQuery(states: from, to: to, cause: cause, interruption: kind))
        }
      }
    }
  }

  /// Questions about relaunches. For each termination that the row names, or that leads to a
  /// standing of the row, there are questions with several sets of events since the termination.
  /// For each termination that only neighbours name, there is one question. For each standing of a
  /// running app, there are questions about an app that is running.
  private var relaunches: [BookQuestion] {
    let own = Mask<Termination>.of(values(.terminations))
      .union(Self.terminations(of: values(.standings)))
    let others: [Termination] = valuesBeside(.terminations)
    let triggers: [Trigger] = values(.triggers)
    let standings: [Standing] = values(.standings)
    var questions: [BookQuestion] = []
    for trigger in triggers {
      for termination in Termination.allCases where own.contains(termination) {
        questions += relaunches(termination, trigger)
      }
      for termination in others where !own.contains(termination) {
        questions.append(.relaunch(RelaunchQuery(after: termination, on: trigger)))
      }
      for standing in standings {
        let places = standing == .inMemory ? [Standing.running, .inFront] : [standing]
        for place in places { questions += Self.running(place, trigger) }
      }
    }
    return questions
  }

  private func relaunches(_ termination: Termination, _ trigger: Trigger) -> [BookQuestion] {
    let since: [Mask<Since>] = [
      .none, Mask(.reboot), Mask(.reboot, .unlock), Mask(.userLaunch), .all,
    ]
    return since.map { .relaunch(RelaunchQuery(after: termination, on: trigger, since: $0)) }
  }

  /// One question about each allowance that the row names.
  private var deadlines: [BookQuestion] {
    (values(.allowances) as [Allowance]).map { .deadline($0) }
  }

  /// Questions about transitions that call the callback of the row, or the app form of that
  /// callback.
  private var notifications: [BookQuestion] {
    let own: [Callback] = values(.callback)
    return transitions(with: own + own.compactMap(\.appForm))
  }

  private func transitions(with callbacks: [Callback]) -> [BookQuestion] {
    rules.filter { rule in
      rule.steps.contains { step in step.callback.map(callbacks.contains) ?? false }
    }.flatMap { rule -> [BookQuestion] in
      let froms: Mask<LifecycleState> = rule.set(.states)
      let causes: Mask<Cause> = rule.set(.causes)
      let lasts: Mask<Cause> = rule.set(.lastCauses)
      let kinds: Mask<Interruption> = rule.set(.interruptions)
      return LifecycleState.allCases.filter(froms.contains).prefix(2).map { from in
        .transition(
          TransitionQuery(
            states: from, to: rule.value(.to) ?? from, cause: causes.first ?? .launchByUser,
            lastCause: lasts.first, interruption: kinds.first))
      }
    }
  }

  private var terminations: [BookQuestion] {
    let ends = (rows + neighbours).flatMap { row in
      [RuleField.codeLow, .codeHigh].compactMap { row.number($0).map { UInt64(bitPattern: $0) } }
    }
    let codes = Set(ends.flatMap { [$0, $0 &- 1, $0 &+ 1] }).sorted()
    let namespaces: [TerminationNamespace?] = [nil, .springboard] + values(.namespaces)
    let domains: [ErrorDomain] = values(.errorDomains)
    let ofErrors = domains.flatMap { domain in
      codes.map { BookQuestion.termination(TerminationQuery(nil, code: $0, of: domain)) }
    }
    return ofErrors
      + namespaces.flatMap { namespace in
        codes.map { .termination(TerminationQuery(namespace, code: $0)) }
      }
  }

  /// Returns the questions about the next states from each of `states`, and about paths that begin
  /// or end in one of them.
  private func ways(_ states: [LifecycleState]) -> [BookQuestion] {
    states.map { .next(NextQuery(state: $0)) }
      + BookQuestion.pairs.filter { states.contains($0) || states.contains($1) }
      .map { .path(PathQuery(states: $0, to: $1)) }
  }

  /// The answers to the relaunch questions with these triggers together show which standing an app
  /// has.
  private static let distinguishing: [Trigger] = [
    .userTap, .silentPush, .significantLocationChange, .regionEnter, .visit, .backgroundFetch,
    .urlSessionFinished, .bluetoothCentral, .voipPush, .appRefreshTask, .processingTask, .prewarm,
  ]

  private static func terminations(of standings: [Standing]) -> Mask<Termination> {
    standings.reduce(.none) { terminations, standing in
      switch standing {
      case .inMemory: terminations.union(Mask(.none))
      case .ended: terminations.union(Mask(.memoryPressure, .crash))
      case .forceQuit: terminations.union(Mask(.userForceQuit, .neverLaunched))
      case .rebooted: terminations.union(Mask(.reboot, .userForceQuit))
      case .optedOut: terminations.union(Mask(.exitsOnSuspend))
      case .heldButton: terminations.union(Mask(.userForceQuitHeldButton))
      case .updated: terminations.union(Mask(.appUpdate))
      case .uninstalled: terminations.union(Mask(.appUninstall))
      case .running, .inFront: terminations
      }
    }
  }

  /// Returns questions about a trigger: about the effect of the trigger on a running app, on a
  /// suspended app and on an app that is not running, and about the callbacks of the launch or
  /// wake-up.
  private static func of(_ trigger: Trigger) -> [BookQuestion] {
    let acts: [(AppState, AppState, Cause)] = [
      (.notRunning, .background, .launchBySystem), (.notRunning, .inactive, .launchByUser),
      (.suspended, .background, .wakeBySystem), (.notRunning, .background, .launchByUser),
      (.background, .background, .wakeBySystem), (.notRunning, .prewarmed, .prewarm),
      (.suspended, .inactive, .returnByUser), (.background, .inactive, .returnByUser),
    ]
    return [Termination.none, .memoryPressure, .crash, .userForceQuit, .reboot].map {
      .relaunch(RelaunchQuery(after: $0, on: trigger))
    }
      + running(.running, trigger) + running(.inFront, trigger)
      + acts.map { from, to, cause in
        .transition(TransitionQuery(from: from, to: to, cause: cause, trigger: trigger))
      }
  }

  /// Sample questions for each state and each pair of states. The answers show which states exist,
  /// and which transitions lead from one state to another.
  private static let ofLifecycles: [BookQuestion] =
    AppState.allCases.map { .conduct(ConductQuery(in: $0, .uiUpdate)) }
    + BookQuestion.pairs.flatMap { from, to in
      [Cause.launchByUser, .homeButton, .systemReclaimed, .deviceLock].map { cause in
        .transition(TransitionQuery(states: from, to: to, cause: cause))
      }
    }

  // MARK: - Apps and devices

  /// An app on a device, with the indices of the questions to ask there.
  struct Device {
    fileprivate(set) var device: AppOnDevice
    fileprivate(set) var questions: [Int]
  }

  /// Returns devices on which all conditions of the row are met, devices on which one of the
  /// conditions holds, fails or is unknown, and a device with unknown facts. Also returns devices
  /// that meet the conditions of a neighbour. Such a device has only the questions that the
  /// neighbour is about.
  private func devices(_ values: [[Family: [RuleField: Int64]]]) -> [Device] {
    let all = Array(values.indices)
    let row = rows[0]
    let asked = rows.reduce(Mask<Condition>(.passcode, .cellular)) { $0.union($1.conditions) }
    var devices: [Device] = []
    for base in AppOnDevice.plain + AppOnDevice.kinds {
      let met = base.meeting(row.when, row.unless)
      let varied = Condition.allCases.filter(asked.contains).flatMap { condition in
        Fact.allCases.map { met.with(condition, $0) }
      }
      devices += ([base, met] + varied).map { Device(device: $0, questions: all) }
    }
    // For a row about a callback, all kinds of app are used, because the kind of app, and other
    // rows about the callback, decide which form of the callback an app gets.
    let bases = AppOnDevice.plain.prefix(2) + (family == .callback ? AppOnDevice.kinds : [])
    for other in neighbours where !other.when.union(other.unless).isEmpty {
      let own = all.filter { values[$0][family].map(other.meets) ?? true }
      for base in bases {
        let met = base.meeting(other.when, other.unless)
        devices += [met, met.meeting(row.when, row.unless)]
          .map { Device(device: $0, questions: own) }
      }
    }
    return devices
  }

  /// Returns the devices on which the questions are asked. Any two devices differ in a condition on
  /// which an answer can depend, or in the kind of process.
  func devices(
    on versions: [OSVersion], asked: [[Family: [RuleField: Int64]]]
  ) -> [Device] {
    let conditions = conditions(asked: asked)
    let distinct = Self.distinct(devices(asked)) { device in
      versions.map { KnownBits(device.device.known($0), of: conditions) }
    }
    // If the row is not only about apps and App Clips, the questions are asked for each kind of
    // process that the row is about.
    let kinds = rows.reduce(Mask<ProcessKind>.none) { $0.union($1.kinds) }
    return (kinds == .apps ? [.app] : ProcessKind.allCases.filter(kinds.contains)).flatMap { kind in
      distinct.map { device in
        var device = device
        device.device.app.kind = kind
        return device
      }
    }
  }

  /// Returns one device for each key, with the questions of all devices that share the key.
  static func distinct<Key: Hashable>(_ devices: [Device], by key: (Device) -> Key) -> [Device] {
    var places: [Key: Int] = [:]
    var distinct: [Device] = []
    for device in devices {
      let key = key(device)
      guard let place = places[key] else {
        places[key] = distinct.count
        distinct.append(device)
        continue
      }
      let (one, other) = (distinct[place].questions, device.questions)
      if one.count < other.count || Set(one) != Set(other) {
        distinct[place].questions = Set(one).union(other).sorted()
      }
    }
    return distinct
  }

  /// Returns all conditions of the rules that contribute to the answers. Two devices with the same
  /// values of these conditions get the same answers.
  func conditions(asked: [[Family: [RuleField: Int64]]]) -> Mask<Condition> {
    let families = asked.reduce(into: Set<Family>()) { $0.formUnion($1.keys) }
    return (rules.filter { families.contains($0.family) } + rows)
      .reduce(.none) { $0.union($1.conditions) }
  }
}

/// What is known about a given set of conditions.
struct KnownBits: Hashable {
  private let holding, failing: UInt64

  init(_ known: KnownConditions, of conditions: Mask<Condition>) {
    holding = known.holding.intersection(conditions).low
    failing = known.failing.intersection(conditions).low
  }
}

extension Mask {
  fileprivate static func of(_ values: [Element]) -> Mask {
    values.reduce(into: .none) { $0.insert($1) }
  }
}

extension Rule {
  fileprivate func fallsBack(from callback: Callback, toAny others: [Callback]) -> Bool {
    let fallback: Callback? = value(.fallback)
    return has(callback, .callback) && fallback.map(others.contains) ?? false
  }
}

extension Family {
  /// True if answers can depend on rows of the family that are not in force.
  var isSeenOutOfForce: Bool { [.mode, .delivery, .cause, .callback].contains(self) }
}
