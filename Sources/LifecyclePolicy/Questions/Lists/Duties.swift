// What does an app owe in a callback?

/// Allowed where there are duties, unspecified where no source names any, not applicable where the
/// callback does not come to the app, conditional where it is not known whether it does.
public struct DutiesAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var count = 0
}

/// One duty.
public struct Duty: Sendable {
  public let rule: RuleIndex
  /// What the app should do, as a sentence.
  public let text: Text
  /// The callback that undoes it.
  public let undoneAt: Callback?
}

extension Policy {
  /// Whether the app owes anything in a callback.
  @inline(never)
  public func duties(_ callback: Callback) -> DutiesAnswer {
    var answer = DutiesAnswer()
    let comes = comes(callback, lifecycle.lifecycle)
    if comes {
      forEachDuty(callback) { _ in
        answer.count &+= 1
        return true
      }
      if answer.count > 0 { answer.ruling.verdict = .allowed }
    } else {
      answer.ruling.verdict = .notApplicable
      answer.ruling.rule = lifecycle.rule
    }
    if let alternative = lifecycle.alternative, answer.verdict != .unspecified,
      self.comes(callback, alternative) != comes
    {
      answer.ruling.verdict = .conditional
    }
    answer.ruling = finish(answer.ruling)
    return answer
  }

  /// Gives the duties in documented order until `body` is false.
  package func forEachDuty(_ callback: Callback, _ body: (Duty) -> Bool) {
    guard comes(callback, lifecycle.lifecycle) else { return }
    let hasScenes = lifecycle.lifecycle == .scenes
    let named = hasScenes ? appForm(of: callback) ?? callback : callback
    forEach(.duty(named)) { rule in
      guard applies(rule) else { return true }
      let undone: Callback? = rule.value(.undoneAt, .duty)
      return body(
        Duty(
          rule: RuleIndex(rule.number), text: rule.text(.text, .duty),
          undoneAt: (hasScenes ? undone.flatMap { sceneForm(of: $0) } : nil) ?? undone))
    }
  }

  /// Whether the callback comes to an app with a life cycle: one that announces a change of the
  /// interface does where some transition of it has it, the others wherever the OS has them.
  private func comes(_ callback: Callback, _ name: Lifecycle?) -> Bool {
    guard exists(callback) else { return false }
    guard let name, !isSilent(.callbacks) else { return true }
    // Methods of the scene delegate come with scenes, and those that they take over without.
    if (name == .scenes ? sceneForm(of: callback) : appForm(of: callback)) != nil { return false }
    guard announcesInterface(callback) else { return true }
    var comes = false
    forEach(.calling(callback)) { rule in
      let lifecycles: Mask<Lifecycle> = rule.set(.lifecycles, .transition)
      comes = lifecycles.contains(name)
      return !comes
    }
    return comes || book.runOfAnyVersion(.calling(callback), place).count == 0
  }
}
