// Groups of worlds that differ in one fact.

@testable import LifecyclePolicy
@testable import RuleCompiler

/// Worlds that differ in one fact: one world for each value of the fact, and one in which the fact
/// is unknown.
struct Fork: Sendable {
  let fact: Knowable
  let unknown: World
  let known: [World]

  static let all = Knowable.allCases.map { fact in
    // The lock and the first unlock matter only with a passcode, and a passcode matters only while
    // the device is locked. The forks of these facts use a world in which the fact matters.
    var world = World.favourable
    if fact == .firstUnlockDone || fact == .deviceLocked { world.facts.passcode = .yes }
    if fact == .passcode {
      world.facts.firstUnlockDone = .no
      world.facts.deviceLocked = .yes
    }
    return Fork(fact: fact, unknown: world.setting(fact, .unknown), known: world.knowing(fact))
  }

  /// Returns the contexts for a kind of app: the first with the fact unknown, and one with each
  /// value of the fact. Each context has the idiom of the kind of app, unless the fact is the idiom
  /// itself.
  func contexts(_ place: Place, _ kind: AppKind) -> [Context] {
    ([unknown] + known).map { world in
      var world = world
      let idiom = world.facts.idiom
      world = world.being(kind)
      if fact == .idiom { world.facts.idiom = idiom }
      return world.context(place.os, place.profile)
    }
  }
}
