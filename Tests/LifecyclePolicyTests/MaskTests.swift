// Masks: the algebra of sets over the values of an enumeration.

import Testing

@testable import LifecyclePolicy

@Suite struct MaskTests {
  @Test func aMaskHoldsWhatWasPutIn() {
    let mask = Mask<Cause>(.homeButton, .crash, .reboot)
    #expect(mask.values == [.homeButton, .crash, .reboot])
    #expect(!mask.contains(.appSwitch))
    #expect(!mask.isEmpty && Mask<Cause>.none.isEmpty && Mask<Cause>().isEmpty)
    var grown = Mask<Cause>.none
    for cause in Cause.allCases { grown.insert(cause) }
    #expect(grown == .all)
  }

  @Test func initialisersTakeUpToSix() {
    typealias States = Mask<AppState>
    let all = AppState.allCases
    #expect(States(all[0]).values == Array(all.prefix(1)))
    #expect(States(all[0], all[1]).values == Array(all.prefix(2)))
    #expect(States(all[0], all[1], all[2]).values == Array(all.prefix(3)))
    #expect(States(all[0], all[1], all[2], all[3]).values == Array(all.prefix(4)))
    #expect(States(all[0], all[1], all[2], all[3], all[4]).values == Array(all.prefix(5)))
    #expect(States(all[0], all[1], all[2], all[3], all[4], all[5]) == .all)
  }

  @Test func theAlgebraIsThatOfSets() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let a = Mask<Trigger>(bits: generator.next() & Mask<Trigger>.all.bits)
      let b = Mask<Trigger>(bits: generator.next() & Mask<Trigger>.all.bits)
      let one = Set(a.values)
      let other = Set(b.values)
      #expect(Set(a.union(b).values) == one.union(other))
      #expect(Set(a.intersection(b).values) == one.intersection(other))
      #expect(Set(a.subtracting(b).values) == one.subtracting(other))
    }
  }

  @Test func bitsFollowTheNumbering() {
    #expect(AppState.notRunning.bit == 1 && AppState.suspended.bit == 32)
    #expect(Fact.unknown.bit == 1 && Fact.yes.bit == 4)
    // A mask of values that are bits themselves has those bits.
    for mode in BackgroundMode.allCases { #expect(mode.bit == UInt64(mode.rawValue)) }
    for since in Since.allCases { #expect(since.bit == UInt64(since.rawValue)) }
    #expect(TerminationCode.watchdog.bit == 1 && TerminationCode.resourceUse.bit == 1 << 9)
  }

  @Test func statesOfTheAxesHaveNothingInCommon() {
    typealias States = Mask<LifecycleState>
    #expect(States.appStates.union(.sceneStates) == .all)
    #expect(States.appStates.intersection(.sceneStates).isEmpty)
    #expect(States.appStates.numbers(on: .app) == Mask<AppState>.all.bits)
    #expect(States.sceneStates.numbers(on: .scene) == Mask<SceneState>.all.bits)
    #expect(States.appStates.numbers(on: .scene) == 0)
    #expect(States.none.axis == .app && States.none.axes.isEmpty && States.all.axes == .all)
    #expect(States.sceneStates.axis == .scene && States.sceneStates.axes == Mask(.scene))
    for state in AppState.allCases {
      let held = LifecycleState(state)
      #expect(held.app == state && held.scene == nil && held.axis == .app)
      #expect(held.number == state.rawValue && held.onItsAxis.count == AppState.valueCount)
      #expect(States(held).numbers(on: .app) == state.bit && States(held).axes == Mask(.app))
    }
    for state in SceneState.allCases {
      let held = LifecycleState(state)
      #expect(held.scene == state && held.app == nil && held.axis == .scene)
      #expect(held.number == state.rawValue && held.onItsAxis.count == SceneState.valueCount)
      #expect(States(held).numbers(on: .scene) == state.bit && States(held).axis == .scene)
    }
  }
}
