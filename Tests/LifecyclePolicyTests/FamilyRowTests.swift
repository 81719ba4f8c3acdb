// What rows of the families that came with scenes owe beside the rest.

import Foundation
import Testing

@testable import LifecyclePolicy

@Suite struct FamilyRowTests {
  private let book = policy.book

  @Test func conductSaysWhatItCosts() {
    for index in 0..<book.conductCount {
      let row = book.conduct(index)
      #expect(!row.activities.isEmpty && !row.states.isEmpty, "\(row.id)")
      #expect(row.states.subtracting(.appStates).isEmpty, "\(row.id): states of scenes")
      if row.verdict == .forbidden {
        #expect(row.price != nil || !row.note.isEmpty, "\(row.id): neither price nor note")
      } else {
        #expect(row.price == nil || row.verdict == .conditional, "\(row.id): a price of nothing")
      }
      #expect(row.code == nil || row.price == .terminate, "\(row.id): a code without an end")
      #expect(row.stopBefore == nil || row.verdict == .allowed, "\(row.id): stops what is refused")
      // Rows name the app delegate's method; with scenes an answer names the scene's.
      #expect(row.stopBefore?.appForm == nil, "\(row.id): a scene's method")
    }
  }

  @Test func eventsSayHowTheyCome() {
    for index in 0..<book.eventCount {
      let row = book.event(index)
      #expect(!row.events.isEmpty && !row.states.isEmpty, "\(row.id)")
      #expect(row.states.subtracting(.appStates).isEmpty, "\(row.id): states of scenes")
      #expect((row.manner == .withheld) == (row.verdict == .forbidden), "\(row.id): withheld")
      #expect(row.manner != nil || row.verdict != .allowed, "\(row.id): how?")
      #expect(row.manner != .afterCallback || row.callback != nil, "\(row.id): after which?")
      #expect(row.callback?.appForm == nil, "\(row.id): a scene's method")
    }
  }

  @Test func quotasHaveFiguresOfWhatIsThere() {
    for index in 0..<book.quotaCount {
      let row = book.quota(index)
      let isSilent = row.count == nil && row.window == nil && row.atExcess == nil
      #expect(row.verdict == .allowed || isSilent, "\(row.id)")
      #expect(row.count.map { $0 >= 0 } ?? true, "\(row.id)")
      #expect(row.window.map { $0.count > 0 } ?? true, "\(row.id)")
    }
  }

  @Test func modesDoWhatTheyDoWhileTheyAreThere() {
    for index in 0..<book.modeCount {
      let row = book.mode(index)
      #expect(row.verdict != .forbidden && row.verdict != .conditional, "\(row.id)")
      let isIdle = row.wakes.isEmpty && row.permits.isEmpty && row.keepsRunning.isEmpty
      #expect(row.verdict == .allowed || isIdle, "\(row.id)")
      #expect(row.keepsRunning.subtracting(row.permits).isEmpty, "\(row.id): kept, not permitted")
    }
    let founding = Mask<EvidenceProfile>(.article)
    for mode in BackgroundMode.allCases {
      let rows = (0..<book.modeCount).map { book.mode($0) }
        .filter { $0.mode == mode && $0.basis.profiles != founding }
      #expect(!rows.isEmpty, "no rule on \(mode.name)")
    }
  }

  /// What a mode wakes is refused without it, and what is refused without it a mode wakes.
  @Test func modesAgreeWithTheGatesOfRelaunch() {
    let gates = rules(of: .relaunch).filter { $0.id.hasSuffix(".no-mode") }
    #expect(!gates.isEmpty)
    var findings = Findings()
    for place in Place.all where place.os <= .newest {
      let context = Context(os: place.os, profile: place.profile)
      var gated: [BackgroundMode: Mask<Trigger>] = [:]
      for gate in gates where place.admits(gate.summary) {
        for mode in gate.summary.unless.values.compactMap(\.mode) {
          let triggers = policy.book.relaunch(gate.index).triggers
          gated[mode] = (gated[mode] ?? .none).union(triggers)
        }
      }
      for mode in BackgroundMode.allCases {
        let woken = policy.mode(mode, in: context).wakes
        let exists = (gated[mode] ?? .none).values.filter {
          let found = policy.book.findDelivery($0, in: context)
          return found.index >= 0 && !found.isAbsent
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

  @Test func dutiesAndFindingsAreSentences() {
    for index in 0..<book.dutyCount {
      let row = book.duty(index)
      checkSentence(row.text, row.id)
      #expect(row.callback.appForm == nil && row.undoneAt?.appForm == nil, "\(row.id): a scene's")
    }
    for index in 0..<book.manifestCount {
      let row = book.manifest(index)
      checkSentence(row.text, row.id)
      // Which key a build variable is left in, the host knows.
      #expect(!row.key.isEmpty || row.unless == Mask(.noPlaceholders), "\(row.id)")
      #expect(!row.key.description.contains(" "), "\(row.id)")
      #expect(!row.when.isEmpty || !row.unless.isEmpty, "\(row.id) is found on every manifest")
    }
  }

  @Test func terminationsSayWhatTheyMean() {
    for index in 0..<book.terminationCount {
      let row = book.termination(index)
      checkSentence(row.text, row.id)
      #expect(row.low <= row.high, "\(row.id)")
      #expect(row.cause != nil || row.verdict == .forbidden || !row.note.isEmpty, "\(row.id)")
      #expect(row.verdict == .allowed || row.verdict == .forbidden, "\(row.id)")
      #expect(row.allowance == nil || row.verdict == .allowed, "\(row.id): allowance")
      #expect(row.allowance == nil || row.activity == nil, "\(row.id): which was broken?")
      #expect(row.cause != Termination.none && row.cause != .neverLaunched, "\(row.id)")
    }
  }

  /// A code that a rule of deadlines, conduct or events names has a meaning.
  @Test func codesHaveAMeaning() {
    var codes = Set((0..<book.deadlineCount).compactMap { book.deadline($0).code })
    codes.formUnion((0..<book.conductCount).compactMap { book.conduct($0).code })
    for code in codes {
      let value = UInt64(UInt32(bitPattern: code.rawValue))
      let rows = (0..<book.terminationCount).map { book.termination($0) }
      let named = rows.filter { $0.low == value && $0.high == value }
      #expect(!named.isEmpty, "\(code.name) means nothing")
    }
  }

  @Test func notificationsStandBesideTheirCallbacks() {
    for index in 0..<book.notificationCount {
      let row = book.notification(index)
      let form = row.callback.form(on: row.since, in: nil)
      #expect(form != nil, "\(row.id) before its callback")
      #expect(!row.axes.isEmpty, "\(row.id)")
      #expect(
        row.notification.isOfScene == (row.id.description.hasPrefix("notification.scene."))
          || row.id.description.contains("of-app"), "\(row.id)")
    }
    // No transition announces the change of the time.
    for notification in LifecycleNotification.allCases
    where notification != .significantTimeChange {
      let rows = (0..<book.notificationCount).filter {
        book.notification($0).notification == notification
      }
      #expect(!rows.isEmpty, "no rule on \(notification.name)")
    }
  }

  private func checkSentence(_ text: Text, _ id: Text) {
    let text = text.description
    #expect(text.hasSuffix(".") && text.count <= 200, "\(id): \(text)")
    #expect(text.first?.isUppercase ?? false, "\(id): \(text)")
    #expect(!text.contains("\n") && !text.contains("  "), "\(id): \(text)")
    #expect(text == text.trimmingCharacters(in: .whitespaces), "\(id): \(text)")
  }
}
