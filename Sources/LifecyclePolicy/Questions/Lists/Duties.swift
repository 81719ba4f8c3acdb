// What does an app owe in a callback?

/// The verdict is allowed if there are duties, unspecified if no source names a duty, not
/// applicable if the app does not get the callback, and conditional if it is not known whether the
/// app gets the callback.
public struct DutiesAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var count = 0
}

/// A duty.
public struct Duty: Sendable {
  public let rule: RuleIndex
  /// A sentence that says what the app should do.
  public let text: Text
  /// The callback in which the app undoes what the duty asks for.
  public let undoneAt: Callback?
}

extension Policy {
  /// Returns whether the app owes anything in a callback.
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
      answer.ruling.evidence = lifecycle.rule.map { rule($0).basis.evidence }
    }
    if let alternative = lifecycle.alternative, answer.verdict != .unspecified,
      self.comes(callback, alternative) != comes
    {
      answer.ruling.verdict = .conditional
      answer.ruling.requires = lifecycle.requires
    }
    answer.ruling = finish(answer.ruling)
    return answer
  }

  /// Calls `body` with the duties, in documented order, until `body` returns false.
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

  /// Returns whether an app with the given life cycle gets a callback. It does not get a method
  /// that its life cycle replaces by another. It gets a callback that announces a change of the
  /// interface if a transition of the life cycle calls that callback, or if no transition on any
  /// version does. It gets any other callback that the OS has. If the life cycle is unknown, or the
  /// sources are silent about callbacks, it gets all callbacks that the OS has.
  func comes(_ callback: Callback, _ name: Lifecycle?) -> Bool {
    guard exists(callback) else { return false }
    guard let name, !isSilent(.callbacks) else { return true }
    // An app with scenes gets the methods of the scene delegate. An app without scenes gets the
    // methods of the app delegate that these methods replace.
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
