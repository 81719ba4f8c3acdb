// The ways in which the callbacks of a transition can be wrong.

@testable import LifecyclePolicy

extension Part {
  /// Each step left out, changed, or changed places with the next.
  static func steps(_ path: KeyPath<Row, Steps>) -> Part {
    each(.steps, "steps", path) { old in
      let steps = (0..<old.count).compactMap(old.at)
      var others: [(String, Steps)] = []
      for (place, step) in steps.enumerated() {
        let name = "\(place) \(step.callback?.name ?? "event")"
        var without = steps
        without.remove(at: place)
        others.append(("without \(name)", Steps(without)))
        for (what, other) in step.others {
          var changed = steps
          changed[place] = other
          others.append(("\(name): \(what)", Steps(changed)))
        }
        if place + 1 < steps.count {
          var swapped = steps
          swapped.swapAt(place, place + 1)
          others.append(("\(name) after the next", Steps(swapped)))
        }
      }
      return others
    }
  }
}

extension Steps {
  /// Up to six.
  fileprivate init(_ steps: [Step]) {
    guard let first = steps.first else {
      self.init()
      return
    }
    func at(_ place: Int) -> Step? { steps.count > place ? steps[place] : nil }
    self.init(first, at(1), at(2), at(3), at(4), at(5))
  }
}

extension Step {
  /// The step with another callback, with other states read in it, and without its condition.
  fileprivate var others: [(String, Step)] {
    let reads: AppState? = reads == .background ? .inactive : .background
    let scene: SceneState? = sceneReads == .background ? .foregroundInactive : .background
    guard let callback else { return [("reads \(reads?.name ?? "")", .event(reads))] }
    var others: [(String, Step)] = [
      ("reads \(reads?.name ?? "")", Step(callback, reads, scene: sceneReads, when: when)),
      ("scene \(scene?.name ?? "")", Step(callback, self.reads, scene: scene, when: when)),
    ]
    if let next = Callback(rawValue: callback.rawValue % Int32(Callback.valueCount) + 1) {
      others.append(("as \(next.name)", Step(next, self.reads, scene: sceneReads, when: when)))
    }
    if when != nil {
      others.append(("always", Step(callback, self.reads, scene: sceneReads)))
    } else {
      let new = Step(callback, self.reads, scene: sceneReads, when: .stateRestoration)
      others.append(("when state-restoration", new))
    }
    return others
  }
}
