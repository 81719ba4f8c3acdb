// The rules that say which life cycle an app has, given the OS, the linked SDK, the hardware and
// the manifest.

import LifecyclePolicy

extension Mask where Element == LifecycleState {
  static var withoutMultitasking: Mask { [.notRunning, .inactive, .active] }
  static var withMultitasking: Mask {
    [.notRunning, .inactive, .active, .background, .suspended]
  }
}

let lifecycles: [Rule] = [
  .lifecycle(
    "lifecycle.no-multitasking.os", until: 4, .documented, lifecycle: .noMultitasking,
    states: .withoutMultitasking, sources: [.dTerm]),
  .lifecycle(
    "lifecycle.no-multitasking.sdk", since: 4, .documented, lifecycle: .noMultitasking,
    states: .withoutMultitasking, precedence: .gate, unless: [.multitaskingSDK], sources: [.dTerm],
    note: "It has no scenes either, whatever it declares."),
  .lifecycle(
    "lifecycle.no-multitasking.hardware", since: 4, until: .v(4, 3), .inferred,
    lifecycle: .noMultitasking, states: .withoutMultitasking, precedence: .gate,
    unless: [.hardwareMultitasking], sources: [.dTerm],
    note: """
      iPhone 3G and iPod touch 2G end with 4.2.1 and have no multitasking; no source was read for \
      it, and 4.3 does not run on them.
      """),
  .lifecycle(
    "lifecycle.standard", since: 4, until: 15, .documented, lifecycle: .standard,
    states: .withMultitasking, sources: [.a1, .dLife]),
  .lifecycle(
    "lifecycle.standard.prewarming", since: 15, .documented, lifecycle: .standard,
    states: [.notRunning, .prewarmed, .inactive, .active, .background, .suspended],
    sources: [.dLife, .dLaunch]),
  .lifecycle(
    "lifecycle.exits-on-suspend", since: 4, until: 13, .documented,
    lifecycle: .exitsOnSuspend, states: .withoutMultitasking, precedence: .exception,
    when: [.exitsOnSuspend], sources: [.a2, .ios13Notes, .dPlist],
    note: "No longer supported from 13.0 on: such an app is treated like any other."),
  .lifecycle(
    "lifecycle.scenes", since: 13, until: 15, .documented, lifecycle: .scenes,
    states: .any(of: .withMultitasking, .sceneStates), precedence: .exception,
    when: [.scenesAdopted], sources: [.dLife, .dTrans],
    note: "The manifest or the code decides; no source asks for an SDK of 13.0 or later."),
  .lifecycle(
    "lifecycle.scenes.prewarming", since: 15, .documented, lifecycle: .scenes,
    states: .all, precedence: .exception, when: [.scenesAdopted],
    sources: [.dLife, .dTrans, .dLaunch],
    note: "The manifest or the code decides; no source asks for an SDK of 13.0 or later."),
  .lifecycle(
    "lifecycle.founding.os", until: 4, .founding, lifecycle: .noMultitasking,
    states: .withoutMultitasking, sources: [.s10]),
  .lifecycle(
    "lifecycle.founding.sdk", since: 4, .founding, lifecycle: .noMultitasking,
    states: .withoutMultitasking, precedence: .gate, unless: [.multitaskingSDK], sources: [.s10]),
  .lifecycle(
    "lifecycle.founding.standard", since: 4, .founding, lifecycle: .standard,
    states: [.notRunning, .prewarmed, .inactive, .active, .background, .suspended], sources: [.s01],
    note: "The articles name five states, and say nothing of prewarming."),
  .lifecycle(
    "lifecycle.founding.exits-on-suspend", since: 4, .founding, lifecycle: .exitsOnSuspend,
    states: .withoutMultitasking, precedence: .exception, when: [.exitsOnSuspend],
    sources: [.s10, .s11]),
]
