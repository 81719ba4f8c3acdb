// Finds the places (pairs of a version and a profile) where a kind of app can make a difference.

@testable import LifecyclePolicy
@testable import RuleCompiler

extension AppKind {
  /// The conditions that distinguish the kind from a plain app, in one or more masks. The kind
  /// matters in a place only if each of its masks has a condition on which a rule depends there.
  var differences: [Mask<Condition>] {
    let idiom = Mask<Condition>(.phone, .pad)
    return switch self {
    case .plain: []
    case .oldSDK: [Mask(.multitaskingSDK)]
    case .exitsOnSuspend: [Mask(.exitsOnSuspend)]
    case .beforeSceneSDK: [Mask(.sceneSDK)]
    case .scenes: [Mask(.scenesAdopted)]
    case .scenesOnPad: [Mask(.scenesAdopted), idiom]
    case .windows: [Mask(.scenesAdopted), Mask(.multipleScenes)]
    case .windowsOnPad: [Mask(.scenesAdopted), Mask(.multipleScenes), idiom]
    }
  }

  /// Returns the kinds of app that can make a difference to rules of the given families in a place.
  static func distinguishing(_ place: Place, _ families: [Family]) -> [AppKind] {
    allCases.filter { kind in
      kind.differences.allSatisfy { !place.rules(of: families, leaningOn: $0).isEmpty }
    }
  }
}

/// A version, an evidence profile and a kind of app.
struct Ground: Sendable, CustomStringConvertible {
  let place: Place
  let kind: AppKind

  /// Every place with every kind of app that can make a difference to transitions there.
  static let all: [Ground] = of([.lifecycle, .transition, .cause, .notification])

  static func of(_ families: [Family]) -> [Ground] {
    Place.all.flatMap { place in
      AppKind.distinguishing(place, families).map { Ground(place: place, kind: $0) }
    }
  }

  var context: Context {
    Context(os: place.os, profile: place.profile, app: kind.app, facts: kind.facts)
  }
  /// The favourable world with an app of this kind.
  var world: World { World.favourable.being(kind) }
  var description: String { "\(place) \(kind)" }
}
