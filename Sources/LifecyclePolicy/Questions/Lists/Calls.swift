// Which object receives a callback, with which options, and what does its return value change?

public struct CallQuery: Sendable, Equatable {
  public var callback: Callback
  /// The trigger for which the callback is called; nil if that is not given.
  public var trigger: Trigger?

  public init(_ callback: Callback, on trigger: Trigger? = nil) {
    self.callback = callback
    self.trigger = trigger
  }
}

/// The verdict is allowed if a rule describes the call, unspecified if no rule does, not applicable
/// if the callback does not come on this OS, in this life cycle, or for this trigger, and
/// conditional if unknown facts decide.
public struct CallAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var receiver: Receiver?
  /// The key that the trigger has in the launch options; nil if no source says.
  public var launchOption: LaunchOption?
  /// Further keys that can be in the launch options.
  public var moreLaunchOptions: Mask<LaunchOption> = .none
  /// The property that the trigger has in the connection options of a scene; nil if no source says.
  public var connectionOption: ConnectionOption?
  /// Further properties that the connection options can have.
  public var moreConnectionOptions: Mask<ConnectionOption> = .none
  /// The effect of the return value of the callback; nil if no source says.
  public var returnValue: ReturnValue?
}

extension Policy {
  /// Returns the receiver and the options of a callback, and what its return value changes.
  @inline(never)
  public func call(_ query: CallQuery) -> CallAnswer {
    var answer = CallAnswer()
    let comes = comes(query.callback, lifecycle.lifecycle)
    let delivery = query.trigger.map { findDelivery($0) }
    var doubt = Decision()
    if !comes {
      let rule = exists(query.callback) ? lifecycle.rule?.number : anyRow(query.callback)?.number
      answer.ruling = absent(rule, .callbackUnavailable)
    } else if let delivery, delivery.isAbsent {
      answer.ruling = absent(delivery.rule, .causeUnavailable)
    } else {
      doubt = query.trigger.map { self.doubt($0, query.callback) } ?? doubt
      if let delivery, delivery.rule >= 0, !brings(delivery.rule, query.callback) {
        answer.ruling = absent(delivery.rule, .otherCallbacks)
      } else {
        describe(query, delivery, &answer)
      }
    }
    var requires = doubt.requires
    var depends = doubt.isConditional
    if let alternative = lifecycle.alternative, self.comes(query.callback, alternative) != comes {
      requires = requires.union(lifecycle.requires)
      depends = true
    }
    if depends, answer.ruling.newestVerdict != .unspecified {
      answer.ruling.verdict = .conditional
      answer.ruling.requires = answer.ruling.requires.union(requires)
      answer.ruling = finish(answer.ruling)
    }
    return answer
  }

  /// Fills an answer about a callback that comes, from the row about the call. If the call takes
  /// place only at a launch, and the trigger never launches an app, the answer says instead that
  /// the call does not come.
  private func describe(_ query: CallQuery, _ delivery: Delivery?, _ answer: inout CallAnswer) {
    var filter = Filter()
    filter.trigger = query.trigger
    let decision = decide(.call(query.callback), filter)
    answer.ruling = ruling(decision, .allowed)
    guard decision.rule >= 0 else { return }
    let row = BookRule(decision.rule, in: book).row(.call)
    if row.raw(.onLaunchOnly) != 0, let delivery, delivery.rule >= 0,
      let trigger = query.trigger, !launches(trigger)
    {
      answer.ruling = absent(delivery.rule, .launchesNothing)
      return
    }
    answer.receiver = row.value(.receiver)
    answer.launchOption = row.value(.launchOption)
    answer.moreLaunchOptions = row.set(.moreLaunchOptions)
    answer.connectionOption = row.value(.connectionOption)
    answer.moreConnectionOptions = row.set(.moreConnectionOptions)
    answer.returnValue = row.value(.returnValue)
  }

  /// Returns a conditional decision if an unknown fact decides between two rules on what a trigger
  /// delivers, and only one of them brings the callback.
  private func doubt(_ trigger: Trigger, _ callback: Callback) -> Decision {
    let decision = decide(.delivery(trigger))
    guard decision.isConditional, decision.rule >= 0, decision.rival >= 0,
      brings(decision.rule, callback) != brings(decision.rival, callback)
    else { return Decision() }
    return decision
  }

  /// Returns the ruling that the policy's app does not get a call. `rule` is the rule that says so;
  /// without a rule, the ruling is unspecified.
  private func absent(_ rule: Int?, _ reason: Reason) -> Ruling {
    rule.map { ruling($0, .notApplicable, reason) } ?? finish(Ruling())
  }

  /// Returns whether a callback can come for the trigger of a delivery rule. A callback that
  /// announces a change of the app can come for any trigger. A callback that brings an event comes
  /// only for its triggers.
  private func brings(_ delivery: Int, _ callback: Callback) -> Bool {
    if isNamed(callback, by: BookRule(delivery, in: book)) { return true }
    if book.runOfAnyVersion(.calling(callback), place).count > 0 { return true }
    for rule in book.rules(of: .delivery) where isNamed(callback, by: rule) { return false }
    return true
  }

  /// Returns whether a delivery rule names a callback, or another form of the callback.
  private func isNamed(_ callback: Callback, by rule: BookRule) -> Bool {
    let row = rule.row(.delivery)
    return isForm(callback, of: row.value(.callback))
      || isForm(callback, of: row.value(.secondCallback))
      || isForm(callback, of: row.value(.launchCallback))
  }

  /// Returns whether a callback is `newest`, an older form of `newest`, or the form that such a
  /// callback has in apps with scenes or in apps without scenes.
  private func isForm(_ callback: Callback, of newest: Callback?) -> Bool {
    var form = newest
    // A chain of forms is short. The counter ends the loop even if rules lead in a circle.
    var remaining = Callback.valueCount
    while let name = form, remaining > 0 {
      if name == callback || sceneForm(of: name) == callback || appForm(of: name) == callback {
        return true
      }
      form = anyRow(name)?.value(.fallback, .callback)
      remaining &-= 1
    }
    return false
  }

  /// Returns whether a rule lets a trigger launch an app that is not in memory.
  private func launches(_ trigger: Trigger) -> Bool {
    for standing in Standing.all where !standing.isInMemory {
      var launches = false
      forEach(.relaunch(trigger, standing.rawValue)) { rule in
        launches = rule.value(.verdict, .relaunch) == Verdict.allowed
        return !launches
      }
      if launches { return true }
    }
    return false
  }
}

extension Standing {
  /// True if the app is in memory, running or not.
  fileprivate var isInMemory: Bool {
    switch self {
    case .inMemory, .running, .inFront: true
    case .ended, .forceQuit, .rebooted, .optedOut, .heldButton, .updated, .uninstalled: false
    }
  }
}
