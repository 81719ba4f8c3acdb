// Which life cycle an app has: it follows from OS, linked SDK, hardware and manifest.

/// One way to come to a life cycle, and the states that it has.
public struct LifecycleRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .oldest
  public var until: OSVersion = .open
  public let basis: Basis
  public let lifecycle: Lifecycle
  public let states: Mask<LifecycleState>
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension Mask where Element == LifecycleState {
  static var withoutMultitasking: Mask { Mask(.notRunning, .inactive, .active) }
  static var withMultitasking: Mask {
    Mask(.notRunning, .inactive, .active, .background, .suspended)
  }
}

/// | life cycle | where |
/// |---|---|
/// | no multitasking | before iOS 4.0; linked against an SDK before 4.0; hardware without it |
/// | standard | iOS 4.0 on |
/// | exits on suspend | the key, iOS 4.0 to 12 |
/// | scenes | adopted, iOS 13.0 on |
let lifecycleRules0: [LifecycleRule] = [
  LifecycleRule(
    id: "lifecycle.no-multitasking.os", until: .v(4), basis: .documented,
    lifecycle: .noMultitasking, states: .withoutMultitasking, sources: Sources(.dTerm)),
  LifecycleRule(
    id: "lifecycle.no-multitasking.sdk", since: .v(4), basis: .documented,
    lifecycle: .noMultitasking, states: .withoutMultitasking, precedence: .gate,
    unless: Mask(.multitaskingSDK), sources: Sources(.dTerm),
    note: "It has no scenes either, whatever it declares."),
  LifecycleRule(
    id: "lifecycle.no-multitasking.hardware", since: .v(4), until: .v(4, 3), basis: .inferred,
    lifecycle: .noMultitasking, states: .withoutMultitasking, precedence: .gate,
    unless: Mask(.hardwareMultitasking), sources: Sources(.dTerm),
    note: """
      iPhone 3G and iPod touch 2G end with 4.2.1 and have no multitasking; no source was read for \
      it, and 4.3 does not run on them.
      """
  ),
  LifecycleRule(
    id: "lifecycle.standard", since: .v(4), until: .v(15), basis: .documented,
    lifecycle: .standard, states: .withMultitasking, sources: Sources(.a1, .dLife)),
  LifecycleRule(
    id: "lifecycle.standard.prewarming", since: .v(15), basis: .documented,
    lifecycle: .standard,
    states: Mask(.notRunning, .prewarmed, .inactive, .active, .background, .suspended),
    sources: Sources(.dLife, .dLaunch)),
  LifecycleRule(
    id: "lifecycle.exits-on-suspend", since: .v(4), until: .v(13), basis: .documented,
    lifecycle: .exitsOnSuspend, states: .withoutMultitasking, precedence: .exception,
    when: Mask(.exitsOnSuspend), sources: Sources(.a2, .ios13Notes, .dPlist),
    note: "No longer supported from 13.0 on: such an app is treated like any other."
  ),
  LifecycleRule(
    id: "lifecycle.scenes", since: .v(13), until: .v(15), basis: .documented,
    lifecycle: .scenes, states: Mask<LifecycleState>.withMultitasking.union(.sceneStates),
    precedence: .exception, when: Mask(.scenesAdopted),
    sources: Sources(.dLife, .dTrans),
    note: "The manifest or the code decides; no source asks for an SDK of 13.0 or later."),
  LifecycleRule(
    id: "lifecycle.scenes.prewarming", since: .v(15), basis: .documented, lifecycle: .scenes,
    states: .all, precedence: .exception, when: Mask(.scenesAdopted),
    sources: Sources(.dLife, .dTrans, .dLaunch),
    note: "The manifest or the code decides; no source asks for an SDK of 13.0 or later."),
  LifecycleRule(
    id: "lifecycle.founding.os", until: .v(4), basis: .founding,
    lifecycle: .noMultitasking, states: .withoutMultitasking, sources: Sources(.s10)),
  LifecycleRule(
    id: "lifecycle.founding.sdk", since: .v(4), basis: .founding,
    lifecycle: .noMultitasking, states: .withoutMultitasking, precedence: .gate,
    unless: Mask(.multitaskingSDK), sources: Sources(.s10)),
  LifecycleRule(
    id: "lifecycle.founding.standard", since: .v(4), basis: .founding,
    lifecycle: .standard,
    states: Mask(.notRunning, .prewarmed, .inactive, .active, .background, .suspended),
    sources: Sources(.s01), note: "The articles name five states, and say nothing of prewarming."),
  LifecycleRule(
    id: "lifecycle.founding.exits-on-suspend", since: .v(4), basis: .founding,
    lifecycle: .exitsOnSuspend, states: .withoutMultitasking, precedence: .exception,
    when: Mask(.exitsOnSuspend), sources: Sources(.s10, .s11)),
]

extension RuleTables {
  var lifecycleCount: Int { lifecycleRules0.count }
  func lifecycle(_ index: Int) -> LifecycleRule {
    lifecycleRules0[index.clamped(below: lifecycleCount)]
  }
}
