// Derives rows about a process from rows about its scene, and rows about a scene from rows about
// its process, so that each row is written only once.

import LifecyclePolicy

/// The transitions of the process of an app with scenes: the process's own transitions, and the
/// transitions in which the process follows its most active scene. The rows about a scene in the
/// background come first. So if a question has no last cause, these rows outweigh the rows about a
/// scene that is not connected.
let transitionsWithScenes: [Rule] = {
  let steps = stepsOfAScene.filter { !$0.when.contains(.multipleScenes) }
  let unattached = LifecycleState.sceneUnattached
  return transitionsOfTheProcess + forceQuitsWithScenes
    + steps.filter { !$0.leaves(unattached) }.map(\.ofItsProcess)
    + steps.filter { $0.leaves(unattached) }.map(\.ofItsProcess)
}()

/// The transitions of a scene: the scene's own transitions, the scene's part in a force quit of the
/// process, and the end of the scene.
let transitionsOfAScene: [Rule] =
  stepsOfAScene + forceQuitsWithScenes.map(\.ofItsScene) + endsOfAScene

extension Mask where Element == Cause {
  /// The causes after which no scene is connected.
  fileprivate static var withoutScene: Mask {
    [.launchByUser, .launchBySystem, .sceneDisconnect]
  }
  fileprivate static var launches: Mask { [.launchByUser, .launchBySystem] }
}

extension Rule {
  /// The step of a process that follows its most active scene. The process has the state of that
  /// scene, so the step is the same as with a single scene. The row does not cover launches,
  /// because a process that was just launched has no scene yet.
  fileprivate var ofItsProcess: Rule {
    var rule = onAxis("transition.scenes.", insteadOf: "transition.scene.", \.ofItsProcess)
    rule.unless = unless.subtracting([.multipleScenes])
    if !sources.contains(.dState) { rule.sources.append(.dState) }
    rule.fields[.causes] = .of(causes(.causes).subtracting(.launches))
    if leaves(.sceneUnattached) {
      rule.fields[.lastCauses] = .of(causes(.lastCauses).intersection(.withoutScene))
    } else if leaves(.sceneBackground) {
      rule.fields[.lastCauses] = .of(causes(.lastCauses).subtracting(.withoutScene))
    }
    return rule
  }

  /// The row about a scene that ends with its process. The row has all steps except
  /// `willTerminate`, which concerns only the process.
  fileprivate var ofItsScene: Rule {
    var rule = onAxis("transition.scene.", insteadOf: "transition.scenes.", \.ofItsScene)
    if case .steps(let steps)? = fields[.steps] {
      rule.fields[.steps] = .of(steps.filter { $0.callback != .willTerminate })
    }
    return rule
  }

  /// Returns this row for the states of the other axis.
  private func onAxis(
    _ prefix: String, insteadOf old: String, _ state: (LifecycleState) -> LifecycleState
  ) -> Rule {
    func number(_ number: Int64) -> Int64 {
      LifecycleState(rawValue: Int32(number)).map { Int64(state($0).rawValue) } ?? number
    }
    var rule = self
    rule.id = id.replacing(old, with: prefix)
    for field in [RuleField.states, .to] {
      switch fields[field] {
      case .number(let old)?: rule.fields[field] = .number(number(old))
      case .set(let old)?: rule.fields[field] = .set(Set(old.map(number)).sorted())
      case .text?, .steps?, nil: break
      }
    }
    return rule
  }

  fileprivate func leaves(_ state: LifecycleState) -> Bool {
    if case .set(let states)? = fields[.states] {
      states.contains(Int64(state.rawValue))
    } else {
      false
    }
  }

  /// The causes in a field; all causes if the field is empty.
  private func causes(_ field: RuleField) -> Mask<Cause> {
    guard case .set(let numbers)? = fields[field] else { return .all }
    var causes: Mask<Cause> = []
    for cause in Cause.allCases where numbers.contains(Int64(cause.rawValue)) {
      causes.insert(cause)
    }
    return causes
  }
}

extension LifecycleState {
  /// The state of a process whose most active scene is in this state.
  var ofItsProcess: LifecycleState {
    switch self {
    case .sceneForegroundActive: .active
    case .sceneForegroundInactive: .inactive
    case .sceneBackground, .sceneUnattached: .background
    case .notRunning, .prewarmed, .inactive, .active, .background, .suspended: self
    }
  }

  /// The state of the most active scene of a process in this state.
  fileprivate var ofItsScene: LifecycleState {
    switch self {
    case .active: .sceneForegroundActive
    case .inactive: .sceneForegroundInactive
    case .background, .suspended: .sceneBackground
    case .notRunning, .prewarmed: .sceneUnattached
    case .sceneUnattached, .sceneForegroundInactive, .sceneForegroundActive, .sceneBackground: self
    }
  }
}
