// Worlds that differ in one fact.

@testable import LifecyclePolicy

/// Worlds that differ in one fact, with the one in which that fact is unknown.
struct Fork: Sendable {
  let fact: Knowable
  let unknown: World
  let known: [World]

  static let all = Knowable.allCases.map { fact in
    // Locked, and before the first unlock, there is a passcode; without one neither matters.
    var world = World.favourable
    if fact == .firstUnlockDone || fact == .deviceLocked { world.facts.passcode = .yes }
    if fact == .passcode {
      world.facts.firstUnlockDone = .no
      world.facts.deviceLocked = .yes
    }
    return Fork(fact: fact, unknown: world.setting(fact, .unknown), known: world.knowing(fact))
  }

  /// The fact unknown, and then known, for a kind of app; the idiom is the kind's but where it is
  /// the fact.
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
