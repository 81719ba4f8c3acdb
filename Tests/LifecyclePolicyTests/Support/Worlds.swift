// The worlds in which questions of all families are asked.

@testable import LifecyclePolicy
@testable import RuleCompiler

extension World {
  /// A world in which the app declares nothing and is granted nothing.
  static let bare: World = {
    var world = World.favourable
    world.app = AppProfile(
      locationAuthorization: LocationAuthorization.none, restorationIdentifier: .no,
      sessionSendsLaunchEvents: .no, backgroundActivitySession: .no, serviceSession: .no)
    return world
  }()

  /// A locked device that has not been unlocked since it booted.
  static let locked: World = {
    var world = World.favourable
    world.facts.passcode = .yes
    world.facts.firstUnlockDone = .no
    world.facts.deviceLocked = .yes
    return world
  }()

  /// An app whose manifest has many faults.
  static let careless: World = {
    var world = World.bare
    world.app.backgroundModes = .all
    world.app.minimumOS = OSVersion(255)
    world.app.unknownModes = 2
    world.app.placeholders = 3
    return world
  }()

  static let all = [favourable, bare, locked, careless]
}

extension Ground {
  /// The contexts of all worlds, each with this kind of app.
  var contexts: [Context] {
    World.all.map { $0.being(kind).context(place.os, place.profile) }
  }
}

extension Callback {
  /// Returns whether the app of a policy gets this callback. An app with scenes does not get
  /// callbacks that have a scene form. An app without scenes does not get callbacks about scenes.
  func comes(to policy: Policy) -> Bool {
    let hasScenes = policy.lifecycle.lifecycle == .scenes
    return policy.exists(self) && (hasScenes ? sceneForm == nil : !isOfScene)
  }
}
