// Tokens of sequences and paths: real ones are read back, any other is refused or harmless.

import Testing

@testable import LifecyclePolicy

@Suite struct TokenTests {
  @Test func realPathsAreReadBack() async {
    let findings = await gather(Ground.all) { ground in
      var findings = Findings()
      for from in LifecycleState.allCases {
        for to in from.onItsAxis {
          for trigger in [nil, Trigger.regionEnter] {
            let query = PathQuery(states: from, to: to, allowedCauses: .all, trigger: trigger)
            guard let path = policy.path(query, in: ground.context).steps else { continue }
            findings.count()
            let read = StepPath(words: path.words, in: policy.book)
            findings.check(read == path, "\(ground): \(path)")
            findings.check(policy.steps(read) == policy.steps(path), "\(ground): steps")
            findings.check(path.step(path.count, in: policy.book) == nil, "\(ground): past the end")
            findings.check(path.step(-1, in: policy.book) == nil, "\(ground): before the start")
          }
        }
      }
      return findings
    }
    findings.report("path tokens")
  }

  @Test func foreignSequencesAreHarmless() {
    var generator = SeededGenerator(seed: 42)
    var accepted = 0
    for round in 0..<200_000 {
      var token = generator.next()
      // Half of them with a guard that fits, so that what lies behind it is reached.
      if round.isMultiple(of: 2) { token = StepSequence(bits: token & 0x1f_ffff_ffff_ffff).token }
      guard let sequence = StepSequence(token: token, in: policy.book) else { continue }
      accepted += 1
      let steps = policy.steps(sequence)
      #expect(steps.count == sequence.count(in: policy.book))
      #expect(sequence.step(steps.count, in: policy.book) == nil)
      #expect(sequence.step(-1, in: policy.book) == nil)
      #expect(sequence.step(.max, in: policy.book) == nil)
      #expect(sequence.step(.min, in: policy.book) == nil)
    }
    #expect(accepted > 100, "nothing got past the guard")
    #expect(StepSequence(token: 0, in: policy.book).map { policy.steps($0).count } == 0)
  }

  @Test func foreignPathsAreHarmless() {
    var generator = SeededGenerator(seed: 43)
    var accepted = 0
    for round in 0..<200_000 {
      var shape = generator.next()
      if !round.isMultiple(of: 4) {
        // First state and number of steps as they may be, and no rows.
        let count = UInt64.random(in: 0...9, using: &generator)
        shape &= 0x1f_ffff_0000_0000
        shape |= UInt64.random(in: 0...11, using: &generator) | count << 10
        shape = StepSequence(bits: shape).token
      }
      var words = (generator.next(), generator.next(), shape)
      if round.isMultiple(of: 3) {
        // Rows that are there, and causes.
        words.0 = Self.steps(&generator)
        words.1 = Self.steps(&generator)
      }
      guard let path = StepPath(words: words, in: policy.book) else { continue }
      accepted += 1
      #expect(path.count <= PathSearch.maximumSteps)
      for index in [-1, 0, 1, 7, 8, path.count, .max, .min] {
        let step = path.step(index, in: policy.book)
        #expect((step != nil) == (0..<path.count).contains(index))
        _ = policy.steps(step?.steps)
      }
    }
    #expect(accepted > 100, "nothing got past the guard")
    #expect(StepPath(words: (0, 0, 0), in: policy.book).map { policy.steps($0).count } == 0)
  }

  /// Four steps of a row and a cause each, in 16 bits.
  private static func steps(_ generator: inout SeededGenerator) -> UInt64 {
    (0..<4).reduce(0) { packed, _ in
      let row = UInt64.random(in: 0..<UInt64(policy.book.transitionCount), using: &generator)
      return packed << 16 | row | UInt64.random(in: 1...UInt64(Cause.valueCount), using: &generator)
        << 10
    }
  }

  /// A row's place in a token has ten bits, and the versions as much as they need.
  @Test func whatIsPackedFits() {
    #expect(policy.book.transitionCount <= 1 << 10)
    #expect(Cause.valueCount < 1 << 6 && Trigger.valueCount < 1 << 6)
    #expect(EvidenceProfile.valueCount < 1 << 2 && SceneState.valueCount < 1 << 3)
    #expect(Callback.valueCount < 1 << 8 && Condition.valueCount < 1 << 8)
    #expect(LifecycleState.valueCount < 1 << 10)
    for os in allVersions { #expect(os.major < 64 && os.minor < 16) }
  }

  /// What a row says of a step comes out of its 32 bits as it went in.
  @Test func stepsAreReadBack() {
    for callback in Callback.allCases {
      for reads in [nil] + AppState.allCases {
        for scene in [nil] + SceneState.allCases {
          for condition in [nil, .passcode, .multipleScenes] as [Condition?] {
            let step = Step(callback, reads, scene: scene, when: condition)
            #expect(step.callback == callback && step.reads == reads)
            #expect(step.sceneReads == scene && step.when == condition)
            #expect(Step(bits: step.bits) == step)
          }
        }
      }
    }
    #expect(Step(bits: 0) == nil && Step.event(.active).callback == nil)
  }

  /// The conditions that a token keeps are all that its callbacks and notifications ask for.
  @Test func tokensKeepWhatTheirStepsAskFor() {
    let kept = Mask<Condition>(.passcode, .stateRestoration, .multipleScenes)
    for (rule, _, conditions) in allSummaries {
      switch rule.family {
      case .transition:
        let all = policy.book.transition(rule.index).steps
        for index in 0..<all.count {
          let condition = all.at(index)?.when
          #expect(condition.map(kept.contains) ?? true, "\(rule.id)")
        }
      case .notification:
        #expect(conditions.subtracting(kept).isEmpty, "\(rule.id)")
      case .lifecycle, .cause, .delivery, .deadline, .standing, .relaunch, .mode, .event, .quota,
        .conduct, .duty, .manifest, .termination:
        break
      }
    }
  }
}
