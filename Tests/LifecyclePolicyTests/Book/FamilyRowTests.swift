// Checks additional requirements for rows about conduct, events, quotas, modes, duties, manifests,
// terminations and notifications.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct FamilyRowTests {
  @Test func conductSaysWhatItCosts() {
    for row in rows(of: .conduct) {
      #expect(row.has(.activities), "\(row.id)")
      checkStates(of: row)
      if row.verdict == .forbidden {
        #expect(row.has(.price) || !row.note.isEmpty, "\(row.id): neither price nor note")
      } else {
        #expect(!row.has(.price) || row.verdict == .conditional, "\(row.id): a price of nothing")
      }
      let ends = row.value(.price) == Price.terminate
      #expect(!row.has(.code) || ends, "\(row.id): a code without an end")
      #expect(!row.has(.callback) || row.verdict == .allowed, "\(row.id): stops what is refused")
      checkNoScene(row)
    }
  }

  @Test func eventsSayHowTheyCome() {
    for row in rows(of: .event) {
      let manner: Manner? = row.value(.manner)
      #expect(row.has(.events), "\(row.id)")
      checkStates(of: row)
      #expect((manner == .withheld) == (row.verdict == .forbidden), "\(row.id): withheld")
      #expect(manner != nil || row.verdict != .allowed, "\(row.id): how?")
      #expect(manner != .afterCallback || row.has(.callback), "\(row.id): after which?")
      checkNoScene(row)
    }
  }

  @Test func quotasHaveFiguresOfWhatIsThere() {
    for row in rows(of: .quota) {
      let isSilent = !row.has(.count) && !row.has(.window) && !row.has(.atExpiry)
      #expect(row.verdict == .allowed || isSilent, "\(row.id)")
      #expect(row.number(.count) ?? 0 >= 0 && row.number(.window) ?? 1 > 0, "\(row.id)")
    }
  }

  @Test func modesDoWhatTheyDoWhileTheyAreThere() {
    for row in rows(of: .mode) {
      #expect(row.verdict != .forbidden && row.verdict != .conditional, "\(row.id)")
      let isIdle = !row.has(.triggers) && !row.has(.permits) && !row.has(.keepsRunning)
      #expect(row.verdict == .allowed || isIdle, "\(row.id)")
      let kept: Mask<Activity> = row.set(.keepsRunning)
      #expect(kept.subtracting(row.set(.permits)).isEmpty, "\(row.id): kept, not permitted")
    }
    for mode in BackgroundMode.allCases {
      let isThere = rows(of: .mode).contains { $0.has(mode, .mode) && $0.basis != .founding }
      #expect(isThere, "no rule on \(mode.name)")
    }
  }

  /// A mode wakes an app for exactly those triggers that are refused if the app does not declare
  /// the mode.
  @Test func modesAgreeWithTheGatesOfRelaunch() {
    let gates = rows(of: .relaunch).filter { $0.id.hasSuffix(".no-mode") }
    #expect(!gates.isEmpty)
    var findings = Findings()
    for place in Place.all where place.os <= .newest {
      let policy = policy(Context(os: place.os, profile: place.profile))
      var gated: [BackgroundMode: Mask<Trigger>] = [:]
      for gate in gates where place.admits(gate) || isDisputed(gate, at: place) {
        for mode in gate.unless.values.compactMap(\.mode) {
          gated[mode] = (gated[mode] ?? .none).union(gate.set(.triggers))
        }
      }
      for mode in BackgroundMode.allCases {
        let woken = policy.mode(mode).wakes
        let exists = (gated[mode] ?? .none).values.filter {
          let found = policy.findDelivery($0)
          return found.rule >= 0 && !found.isAbsent
        }
        let lacking = exists.filter { !woken.contains($0) }.map(\.name)
        findings.count()
        findings.check(lacking.isEmpty, "\(place): \(mode.name) does not wake for \(lacking)")
        let open = woken.values.filter { !(gated[mode] ?? .none).contains($0) }.map(\.name)
        findings.check(open.isEmpty, "\(place): \(mode.name) wakes without need for \(open)")
      }
    }
    findings.report("modes and gates")
  }

  /// Returns true if sources disagree about the gate, and the gate is in force on the version of
  /// this place under at least one profile.
  private func isDisputed(_ gate: Rule, at place: Place) -> Bool {
    gate.conflict != nil
      && EvidenceProfile.allCases.contains { gate.isInForce(on: place.ruledOS, $0) }
  }

  @Test func dutiesAndFindingsAreSentences() {
    for row in rows(of: .duty) {
      checkSentence(of: row)
      checkNoScene(row)
    }
    for row in rows(of: .manifest) {
      checkSentence(of: row)
      // A finding about build variables names no key, because only the host knows the key.
      #expect(row.has(.key) || row.unless == Mask(.noPlaceholders), "\(row.id)")
      #expect(!row.text(.key).contains(" "), "\(row.id)")
      #expect(!row.when.isEmpty || !row.unless.isEmpty, "\(row.id) is found on every manifest")
    }
  }

  @Test func terminationsSayWhatTheyMean() {
    for row in rows(of: .termination) {
      checkSentence(of: row)
      let low = row.code(.codeLow)
      let high = row.code(.codeHigh)
      #expect(low != nil && high != nil && low ?? 0 <= high ?? 0, "\(row.id)")
      let cause: Termination? = row.value(.cause)
      #expect(cause != nil || row.verdict == .forbidden || !row.note.isEmpty, "\(row.id)")
      #expect(row.verdict == .allowed || row.verdict == .forbidden, "\(row.id)")
      let isError = row.has(.errorDomains)
      #expect(!row.has(.allowance) || row.verdict == .allowed || isError, "\(row.id): allowance")
      #expect(!row.has(.allowance) || !row.has(.activity), "\(row.id): which was broken?")
      #expect(cause != Termination.none && cause != .neverLaunched, "\(row.id)")
    }
  }

  /// Every code that a rule about a deadline or conduct names has a meaning.
  @Test func codesHaveAMeaning() {
    let codes = Set((rows(of: .deadline) + rows(of: .conduct)).compactMap { $0.number(.code) })
    #expect(!codes.isEmpty)
    for code in codes {
      let value = UInt64(UInt32(truncatingIfNeeded: code))
      let isNamed = rows(of: .termination).contains {
        $0.code(.codeLow) == value && $0.code(.codeHigh) == value
      }
      #expect(isNamed, "\(String(value, radix: 16)) means nothing")
    }
  }

  @Test func notificationsStandBesideTheirCallbacks() {
    for row in rows(of: .notification) {
      let callback: Callback? = row.value(.callback)
      let policy = policy(Context(os: row.since))
      let form = callback.flatMap { policy.form(of: $0, in: nil) }
      #expect(form != nil, "\(row.id) before its callback")
      #expect(row.has(.axes), "\(row.id)")
      let notification: LifecycleNotification? = row.value(.notification)
      #expect(
        notification?.isOfScene == row.id.hasPrefix("notification.scene.")
          || row.id.contains("of-app"), "\(row.id)")
    }
    // A change of the time is left out, because no transition announces it.
    for notification in LifecycleNotification.allCases
    where notification != .significantTimeChange {
      let isThere = rows(of: .notification).contains { $0.has(notification, .notification) }
      #expect(isThere, "no rule on \(notification.name)")
    }
  }

  /// Checks that the row has at least one state, and no state of a scene.
  private func checkStates(of row: Rule) {
    let states: Mask<LifecycleState> = row.set(.states)
    #expect(!states.isEmpty && states.values.allSatisfy { $0.app != nil }, "\(row.id): states")
  }

  /// Checks that the row names no method of the scene delegate. For apps with scenes, an answer
  /// replaces the app delegate's methods by the scene delegate's methods.
  private func checkNoScene(_ row: Rule) {
    let callbacks: [Callback?] = [row.value(.callback), row.value(.undoneAt)]
    #expect(callbacks.allSatisfy { $0?.appForm == nil }, "\(row.id): a scene's method")
  }

  private func checkSentence(of row: Rule) {
    let text = row.text(.text)
    #expect(text.hasSuffix(".") && text.count <= 200, "\(row.id): \(text)")
    #expect(text.first?.isUppercase ?? false, "\(row.id): \(text)")
    #expect(!text.contains("\n") && !text.contains("  "), "\(row.id): \(text)")
    #expect(text == text.trimmingCharacters(in: .whitespaces), "\(row.id): \(text)")
  }
}
