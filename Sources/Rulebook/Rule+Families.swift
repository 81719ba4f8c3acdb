// The functions with which the rows of each family are written.

import LifecyclePolicy

extension Rule {
  /// A row about one way in which an app gets a life cycle, and about the states of that life
  /// cycle.
  @inline(never)
  static func lifecycle(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis,
    lifecycle: Lifecycle, states: Mask<LifecycleState>, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .lifecycle, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [.lifecycle: .of(lifecycle), .states: .of(states)])
  }

  /// A row about one edge of the state machine: for one of `causes`, an app or a scene goes from
  /// one of the states in `from` to the state `to`. `after` lists the causes that may have led to
  /// the state in `from`. An empty `after` stands for any cause, and empty `interruptions` stand
  /// for any interruption.
  @inline(never)
  static func transition(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    lifecycles: Mask<Lifecycle> = [.standard], from: Mask<LifecycleState>, to: LifecycleState,
    causes: Mask<Cause>, after: Mask<Cause> = [], interruptions: Mask<Interruption> = [],
    verdict: Verdict = .allowed, reason: Reason? = nil, via: LifecycleState? = nil,
    steps: [Step] = [], precedence: Precedence = .base, when: Mask<Condition> = [],
    unless: Mask<Condition> = [], conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .transition, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .lifecycles: .of(lifecycles), .states: .of(from), .to: .of(to), .causes: .of(causes),
        .lastCauses: .of(after), .interruptions: .of(interruptions), .verdict: .of(verdict),
        .reason: .of(reason), .via: .of(via), .steps: .of(steps),
      ])
  }

  /// A row that says in which states some causes can arise, given their meaning, and on which
  /// versions these causes exist. A row with `interruptions` says only on which versions these
  /// interruptions exist.
  @inline(never)
  static func cause(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis,
    lifecycles: Mask<Lifecycle> = .all, causes: Mask<Cause>, from: Mask<LifecycleState>,
    interruptions: Mask<Interruption> = [], precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .cause, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .lifecycles: .of(lifecycles), .causes: .of(causes), .states: .of(from),
        .interruptions: .of(interruptions),
      ])
  }

  /// A row that says how a trigger reaches an app. `callback` is the newest form of the callback,
  /// and `second` is called after `callback`. If `launchCallback` is given, it delivers the event
  /// when the event launches the app.
  @inline(never)
  static func delivery(
    _ id: String, since: OSVersion, until: OSVersion = .open, _ basis: Basis,
    triggers: Mask<Trigger>, launchState: AppState? = nil, callback: Callback? = nil,
    second: Callback? = nil, allowance: Allowance? = nil, launchCallback: Callback? = nil,
    onLaunchOnly: Bool = false, origin: Origin = .outside, precedence: Precedence = .base,
    when: Mask<Condition> = [],
    unless: Mask<Condition> = [], conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .delivery, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .triggers: .of(triggers), .launchState: .of(launchState), .callback: .of(callback),
        .secondCallback: .of(second), .allowance: .of(allowance),
        .launchCallback: .of(launchCallback), .onLaunchOnly: .of(onLaunchOnly),
        .origin: .of(origin),
      ])
  }

  /// A row with the figures of some allowances. If there are no figures, the row says what else is
  /// known.
  @inline(never)
  static func deadline(
    _ id: String, since: OSVersion, until: OSVersion = .open, _ basis: Basis,
    allowances: Mask<Allowance>, verdict: Verdict = .allowed, advice: Nanoseconds? = nil,
    limit: Nanoseconds? = nil, warning: Nanoseconds? = nil, atExpiry: Expiry? = nil,
    code: TerminationCode? = nil, termination: Termination? = nil, extendable: Fact = .unknown,
    starts: Moment? = nil, resets: Mask<Moment> = [], shared: Bool = false,
    precedence: Precedence = .base, when: Mask<Condition> = [], unless: Mask<Condition> = [],
    conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .deadline, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .allowances: .of(allowances), .verdict: .of(verdict), .advice: .of(advice),
        .limit: .of(limit), .warning: .of(warning), .atExpiry: .of(atExpiry), .code: .of(code),
        .extendable: .of(extendable), .termination: .of(termination), .starts: .of(starts),
        .resets: .of(resets), .shared: .of(shared),
      ])
  }

  /// A row that gives the standing of an app with the system after some terminations.
  @inline(never)
  static func standing(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis,
    terminations: Mask<Termination>, standing: Standing, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .standing, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [.terminations: .of(terminations), .standing: .of(standing)])
  }

  /// A row that says whether these triggers wake or launch an app with these standings. Empty
  /// `terminations` stand for any termination.
  @inline(never)
  static func relaunch(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    triggers: Mask<Trigger>, standings: Mask<Standing>, terminations: Mask<Termination> = [],
    verdict: Verdict, guarantee: Guarantee? = nil, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .relaunch, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .triggers: .of(triggers), .standings: .of(standings), .terminations: .of(terminations),
        .verdict: .of(verdict), .guarantee: .of(guarantee),
      ])
  }

  /// A row about one notification that is posted with a callback.
  @inline(never)
  static func notification(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    callback: Callback, notification: LifecycleNotification, isBefore: Bool = false,
    readsAsMethod: Bool = true, axes: Mask<Axis> = .all, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .notification, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .callback: .of(callback), .notification: .of(notification), .postedBefore: .of(isBefore),
        .readsAsMethod: .of(readsAsMethod), .axes: .of(axes),
      ])
  }

  /// A row about one background mode in one span of versions.
  @inline(never)
  static func mode(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    mode: BackgroundMode, verdict: Verdict = .allowed, deprecated: OSVersion = .open,
    wakes: Mask<Trigger> = [], permits: Mask<Activity> = [], keepsRunning: Mask<Activity> = [],
    precedence: Precedence = .base, when: Mask<Condition> = [], unless: Mask<Condition> = [],
    conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .mode, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .mode: .of(mode), .verdict: .of(verdict), .deprecated: .of(deprecated),
        .triggers: .of(wakes), .permits: .of(permits), .keepsRunning: .of(keepsRunning),
      ])
  }

  /// A row that says how some events reach an app in some states.
  @inline(never)
  static func event(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    events: Mask<Event>, states: Mask<LifecycleState>, verdict: Verdict = .allowed,
    manner: Manner? = nil, callback: Callback? = nil, merging: Merging? = nil,
    rank: Int64? = nil, wakesAs trigger: Trigger? = nil, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .event, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .events: .of(events), .states: .of(states), .verdict: .of(verdict), .manner: .of(manner),
        .callback: .of(callback), .merging: .of(merging), .rank: .of(rank),
        .trigger: .of(trigger),
      ])
  }

  /// A row that says how many things of a kind the system allows, and what happens when an app
  /// exceeds the number.
  @inline(never)
  static func quota(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis, quota: Quota,
    verdict: Verdict = .allowed, count: Int64? = nil, unit: QuotaUnit = .count,
    window: Nanoseconds? = nil, atExcess: Expiry? = nil, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .quota, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .quota: .of(quota), .verdict: .of(verdict), .count: .of(count), .unit: .of(unit),
        .window: .of(window), .atExpiry: .of(atExcess),
      ])
  }

  /// A row that says whether an app may do something in some states. If the app must not, `price`
  /// or the note says what happens if the app does it anyway.
  @inline(never)
  static func conduct(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    activities: Mask<Activity>, states: Mask<LifecycleState>, verdict: Verdict = .allowed,
    stopBefore: Callback? = nil, price: Price? = nil, code: TerminationCode? = nil,
    termination: Termination? = nil, precedence: Precedence = .base, when: Mask<Condition> = [],
    unless: Mask<Condition> = [], conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .conduct, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .activities: .of(activities), .states: .of(states), .verdict: .of(verdict),
        .callback: .of(stopBefore), .price: .of(price), .code: .of(code),
        .termination: .of(termination),
      ])
  }

  /// A row that says what an app must do in a callback. `callback` is the method of the app
  /// delegate, even if the scene delegate has its own method.
  @inline(never)
  static func duty(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    callback: Callback, text: String, undoneAt: Callback? = nil, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .duty, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [.callback: .of(callback), .text: .of(text), .undoneAt: .of(undoneAt)])
  }

  /// A row about a finding on an Info.plist. The finding is made if all conditions are known to be
  /// met.
  @inline(never)
  static func manifest(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis,
    severity: Severity, key: String, value: String = "", text: String,
    precedence: Precedence = .base, when: Mask<Condition> = [], unless: Mask<Condition> = [],
    conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .manifest, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [.severity: .of(severity), .key: .of(key), .value: .of(value), .text: .of(text)])
  }

  /// A row that says what the codes from `low` to `high` mean in some namespaces. Empty
  /// `namespaces` stand for any namespace. If `domains` is not empty, the codes are error codes of
  /// these domains.
  @inline(never)
  static func termination(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis,
    namespaces: Mask<TerminationNamespace> = [], domains: Mask<ErrorDomain> = [],
    low: UInt64, high: UInt64,
    verdict: Verdict = .allowed, cause: Termination? = nil, allowance: Allowance? = nil,
    activity: Activity? = nil, text: String, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .termination, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .namespaces: .of(namespaces), .codeLow: .of(low), .codeHigh: .of(high),
        .errorDomains: .of(domains),
        .verdict: .of(verdict), .cause: .of(cause), .allowance: .of(allowance),
        .activity: .of(activity), .text: .of(text),
      ])
  }

  /// A row that says what an error means for the life cycle. If the row has a cause, the error ends
  /// the app.
  @inline(never)
  static func error(
    _ id: String, since: OSVersion, until: OSVersion = .open, _ basis: Basis,
    _ domain: ErrorDomain, _ code: Int32, cause: Termination? = nil, allowance: Allowance? = nil,
    activity: Activity? = nil, text: String, sources: [Source], note: String = ""
  ) -> Rule {
    .termination(
      id, since: since, until: until, basis, domains: Mask(domain),
      low: UInt64(UInt32(bitPattern: code)), high: UInt64(UInt32(bitPattern: code)),
      verdict: cause == nil ? .forbidden : .allowed, cause: cause, allowance: allowance,
      activity: activity, text: text, sources: sources, note: note)
  }

  /// A row that says on which versions a callback exists. `fallback` is the older form, which is
  /// called if the app does not implement the callback; with `fallbackInFrontOnly`, it is not
  /// called in the background. In apps with scenes, `sceneCallback` is the method of the scene
  /// delegate that replaces the callback; `appCallback` is the method of the app delegate that the
  /// callback replaces. Callbacks with `ofInterface` announce that the interface appears or
  /// disappears. The life cycle determines which callbacks with `ofInterface` an app gets.
  @inline(never)
  static func callback(
    _ id: String, since: OSVersion, until: OSVersion = .open, _ basis: Basis = .documented,
    of callback: Callback, fallback: Callback? = nil, fallbackInFrontOnly: Bool = false,
    sceneCallback: Callback? = nil, appCallback: Callback? = nil, ofInterface: Bool = false,
    precedence: Precedence = .base, when: Mask<Condition> = [], unless: Mask<Condition> = [],
    conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .callback, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .callback: .of(callback), .fallback: .of(fallback),
        .fallbackInFrontOnly: .of(fallbackInFrontOnly), .sceneCallback: .of(sceneCallback),
        .appCallback: .of(appCallback), .ofInterface: .of(ofInterface),
      ])
  }

  /// A row that says how a question is read if the question leaves something open. The row gives
  /// the causes that belong to one act (`causes` with `companions`), the causes on the way to some
  /// states, or the interruptions that are meant. A row about devices or days has a figure, or
  /// states our choice in its note.
  @inline(never)
  static func choice(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis = .inferred,
    states: Mask<LifecycleState> = [], causes: Mask<Cause> = [], companions: Mask<Cause> = [],
    interruptions: Mask<Interruption> = [], count: Int64? = nil, window: Nanoseconds? = nil,
    precedence: Precedence = .base, when: Mask<Condition> = [], unless: Mask<Condition> = [],
    conflict: Conflict? = nil, sources: [Source], note: String
  ) -> Rule {
    Rule(
      .choice, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .states: .of(states), .causes: .of(causes), .companions: .of(companions),
        .interruptions: .of(interruptions), .count: .of(count), .window: .of(window),
      ])
  }

  /// A row about questions for which the silence of a profile's sources does not mean "no". The
  /// answer to such a question has the verdict `verdict`.
  @inline(never)
  static func silence(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis,
    silence: Silence, verdict: Verdict = .unspecified, reason: Reason? = nil,
    precedence: Precedence = .base, when: Mask<Condition> = [], unless: Mask<Condition> = [],
    conflict: Conflict? = nil, sources: [Source], note: String
  ) -> Rule {
    Rule(
      .silence, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [.silence: .of(silence), .verdict: .of(verdict), .reason: .of(reason)])
  }

  /// A row that names the allowance that limits how long a callback may take while the app goes to
  /// one of `states`. If `states` is empty, the row applies to every state.
  @inline(never)
  static func watchdog(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    callback: Callback, to states: Mask<LifecycleState> = [], allowance: Allowance,
    precedence: Precedence = .base, when: Mask<Condition> = [], unless: Mask<Condition> = [],
    conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .watchdog, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [.callback: .of(callback), .states: .of(states), .allowance: .of(allowance)])
  }

  /// A row that says what happens to events that do not run an app with one of these standings.
  /// Empty `standings` stand for any standing.
  @inline(never)
  static func disposition(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    triggers: Mask<Trigger>, standings: Mask<Standing> = [], disposition: Disposition,
    occasion: Occasion? = nil, precedence: Precedence = .base, when: Mask<Condition> = [],
    unless: Mask<Condition> = [], conflict: Conflict? = nil, sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .disposition, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .triggers: .of(triggers), .standings: .of(standings), .disposition: .of(disposition),
        .occasion: .of(occasion),
      ])
  }

  /// A row about allowances whose clocks run for an app, or about activities of the app; with
  /// `begunInFront`, only about activities that began in the foreground. If the verdict is
  /// `forbidden`, the allowances or activities prevent the system from suspending the app; if the
  /// verdict is `allowed`, they do not. A row with neither allowances nor activities is about any
  /// app.
  @inline(never)
  static func suspension(
    _ id: String, since: OSVersion = 4, until: OSVersion = .open, _ basis: Basis,
    allowances: Mask<Allowance> = [], activities: Mask<Activity> = [], begunInFront: Bool = false,
    verdict: Verdict = .forbidden, precedence: Precedence = .exception,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .suspension, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .allowances: .of(allowances), .activities: .of(activities),
        .begunInFront: .of(begunInFront), .verdict: .of(verdict),
      ])
  }

  /// A row that gives the rank of apps in some states, and with some activities. When memory is
  /// short, the app with the lowest rank is ended first. Empty `activities` stand for any activity,
  /// or none.
  @inline(never)
  static func purge(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis,
    states: Mask<LifecycleState>, activities: Mask<Activity> = [], verdict: Verdict = .allowed,
    rank: Int64? = nil, warned: Fact = .unknown, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .purge, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .states: .of(states), .activities: .of(activities), .verdict: .of(verdict),
        .rank: .of(rank), .warned: .of(warned),
      ])
  }

  /// A row that says which object receives some callbacks, which options they have for some
  /// triggers, and what their return value changes. Empty `triggers` stand for any trigger, or
  /// none. `moreLaunchOptions` and `moreConnectionOptions` hold options that can be present in
  /// addition. Callbacks with `onLaunchOnly` come only if the app is launched, so a trigger that
  /// launches no app does not bring them.
  @inline(never)
  static func call(
    _ id: String, since: OSVersion = .oldest, until: OSVersion = .open, _ basis: Basis,
    callbacks: Mask<Callback>, triggers: Mask<Trigger> = [], receiver: Receiver,
    launchOption: LaunchOption? = nil, moreLaunchOptions: Mask<LaunchOption> = [],
    connectionOption: ConnectionOption? = nil, moreConnectionOptions: Mask<ConnectionOption> = [],
    returnValue: ReturnValue? = nil, onLaunchOnly: Bool = false, precedence: Precedence = .base,
    when: Mask<Condition> = [], unless: Mask<Condition> = [], conflict: Conflict? = nil,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .call, id, since, until, basis, precedence, when, unless, conflict, sources, note,
      [
        .callbacks: .of(callbacks), .triggers: .of(triggers), .receiver: .of(receiver),
        .launchOption: .of(launchOption), .moreLaunchOptions: .of(moreLaunchOptions),
        .connectionOption: .of(connectionOption),
        .moreConnectionOptions: .of(moreConnectionOptions), .returnValue: .of(returnValue),
        .onLaunchOnly: .of(onLaunchOnly),
      ])
  }
}
