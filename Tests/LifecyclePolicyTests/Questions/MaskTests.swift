// Checks masks, which are sets of values of an enumeration.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

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
    checkAlgebra(Trigger.self)
    checkAlgebra(Wide.self)
  }

  private func checkAlgebra<Value: VocabularyEnum>(_ type: Value.Type) {
    var generator = SeededGenerator(seed: 3)
    func random() -> Mask<Value> {
      Mask(low: generator.next(), high: generator.next()).intersection(.all)
    }
    for _ in 0..<500 {
      let a = random()
      let b = random()
      let one = Set(a.values.map(\.rawValue))
      let other = Set(b.values.map(\.rawValue))
      #expect(Set(a.union(b).values.map(\.rawValue)) == one.union(other))
      #expect(Set(a.intersection(b).values.map(\.rawValue)) == one.intersection(other))
      #expect(Set(a.subtracting(b).values.map(\.rawValue)) == one.subtracting(other))
      // Takes out the lowest value again and again until none is left.
      var rest = a
      var taken: [Value] = []
      while let first = rest.first {
        taken.append(first)
        rest.removeFirst()
      }
      #expect(taken == a.values && rest.isEmpty)
      var again = Mask<Value>.none
      for value in taken { again.insert(value) }
      #expect(again == a)
    }
    let isAll = Mask<Value>.all.values == Array(Value.allCases)
    #expect(isAll, "not all of \(Value.valueCount) values")
  }

  @Test func bitsFollowTheNumbering() {
    #expect(AppState.notRunning.bit == 1 && AppState.suspended.bit == 32)
    #expect(Fact.unknown.bit == 1 && Fact.yes.bit == 4)
    #expect(BackgroundMode.audio.bit == 1 && BackgroundMode.networkAuthentication.bit == 1 << 12)
    #expect(Since.reboot.bit == 1 && Since.userLaunch.bit == 4)
    #expect(TerminationCode.watchdog.bit == 1 && TerminationCode.resourceUse.bit == 1 << 9)
  }

  @Test func statesOfTheAxesHaveNothingInCommon() {
    let ofApp = AppState.allCases.map { LifecycleState($0) }
    let ofScenes = SceneState.allCases.map { LifecycleState($0) }
    #expect(ofApp + ofScenes == LifecycleState.allCases)
    #expect(ofApp == LifecycleState.onAppAxis && ofScenes == LifecycleState.onSceneAxis)
    for state in AppState.allCases {
      let held = LifecycleState(state)
      #expect(held.app == state && held.scene == nil && held.axis == .app)
      #expect(held.rawValue == state.rawValue && held.onItsAxis.count == AppState.valueCount)
    }
    for state in SceneState.allCases {
      let held = LifecycleState(state)
      #expect(held.scene == state && held.app == nil && held.axis == .scene)
      #expect(held.rawValue == 6 + state.rawValue && held.onItsAxis.count == SceneState.valueCount)
    }
  }
}

/// An enumeration with 128 values, one for each bit of two words.
struct Wide: VocabularyEnum {
  let rawValue: Int32

  init?(rawValue: Int32) {
    guard rawValue >= 1, rawValue <= 128 else { return nil }
    self.rawValue = rawValue
  }

  static let allCases = (1...128).compactMap { Wide(rawValue: $0) }
  static var valueCount: Int { 128 }
  static var names: Text { Text() }
}
