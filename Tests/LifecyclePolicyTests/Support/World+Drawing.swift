// Random worlds, in which any fact can be known or unknown.

@testable import LifecyclePolicy
@testable import RuleCompiler

extension World {
  /// Returns a random world with an app of the given kind.
  static func drawn(_ kind: AppKind, _ generator: inout SeededGenerator) -> World {
    var world = World.random(&generator).being(kind)
    for fact in Knowable.allCases where fact != .idiom {
      let value = Fact.allCases.randomElement(using: &generator) ?? .unknown
      world = world.setting(fact, value)
    }
    // Hardly any answer is certain if multitasking is unknown, so most worlds have multitasking.
    if !generator.next().isMultiple(of: 8) { world.facts.hardwareMultitasking = .yes }
    if generator.next().isMultiple(of: 8) { world.facts.idiom = nil }
    if generator.next().isMultiple(of: 8) { world.app.exitsOnSuspend.toggle() }
    let versions: [OSVersion?] = [nil, OSVersion(4), OSVersion(12), OSVersion(13), OSVersion(27)]
    if kind != .oldSDK, let version = versions.randomElement(using: &generator) {
      world.app.linkedSDK = version
    }
    world.app.multipleScenes = .random(using: &generator)
    world.app.stateRestoration = .random(using: &generator)
    world.facts.forceQuitSurvivesReboot = Fact.allCases.randomElement(using: &generator) ?? .unknown
    world.facts.regionsEndAtReboot = Fact.allCases.randomElement(using: &generator) ?? .unknown
    world.facts.foregroundSlots = .random(in: 0...8, using: &generator)
    return world
  }

  /// Returns this world with a random value for each unknown fact.
  func knowingAll(_ generator: inout SeededGenerator) -> World {
    var world = self
    for fact in Knowable.allCases where world.leavesOpen(fact) {
      world = world.knowing(fact).randomElement(using: &generator) ?? world
    }
    return world
  }

  private func leavesOpen(_ fact: Knowable) -> Bool {
    let known = policy(context(.newest, .observed)).known
    return fact.conditions.values.contains { known.isUnknown($0) }
  }
}
