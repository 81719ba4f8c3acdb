// The worlds in which questions of all families are asked.

@testable import LifecyclePolicy

extension World {
  /// Nothing declared or granted.
  static let bare: World = {
    var world = World.favourable
    world.app = AppProfile(
      locationAuthorization: LocationAuthorization.none, restorationIdentifier: .no,
      sessionSendsLaunchEvents: .no, backgroundActivitySession: .no, serviceSession: .no)
    return world
  }()

  /// Locked, and not unlocked since the boot.
  static let locked: World = {
    var world = World.favourable
    world.facts.passcode = .yes
    world.facts.firstUnlockDone = .no
    world.facts.deviceLocked = .yes
    return world
  }()

  /// An app whose manifest is as bad as can be.
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
  /// The contexts of all worlds, for the kind of app.
  var contexts: [Context] {
    World.all.map { $0.being(kind).context(place.os, place.profile) }
  }
}

extension Callback {
  /// Whether the app of a policy gets it in its delegate.
  func comes(to policy: Policy) -> Bool {
    let hasScenes = policy.lifecycle.lifecycle == .scenes
    return policy.exists(self) && (hasScenes ? sceneForm == nil : !isOfScene)
  }
}
