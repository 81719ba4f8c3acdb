// Checks that `rulec diff` prints exactly the answers that changed rows change.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct AnswerReportTests {
  private func report(_ id: String, _ change: (inout Rule) -> Void) throws -> AnswerReport {
    var new = BookExport.current
    let place = try #require(new.rules.firstIndex { $0.id == id })
    change(&new.rules[place])
    return AnswerReport(.current, new)
  }

  @Test func equalBooksGiveNoLine() {
    let report = AnswerReport(.current, .current)
    #expect(report.books == [] && report.rules == [] && report.answers == [])
    #expect(
      report.text == """
        answers: 0 changed (0 with each profile, app and device); rules: 0 removed, 0 added, 0 changed

        """)
  }

  /// A new major version is reported. If no rule begins on it, no answer changes.
  @Test func aNewVersionIsTold() {
    var new = BookExport.current
    new.newestMajor = 98
    new.version = "2099.1"
    let (version, newest) = (Rulebook.version, Rulebook.newestMajor)
    #expect(
      AnswerReport(.current, new).text == """
        rule set: \(version) -> 2099.1
        newest iOS: \(newest) -> 98; later versions are unknown-os
        answers: 0 changed (0 with each profile, app and device); rules: 0 removed, 0 added, 0 changed

        """)
    #expect(
      AnswerReport(new, .current).books == [
        "rule set: 2099.1 -> \(version)",
        "newest iOS: 98 -> \(newest); later versions are unknown-os",
      ])
  }

  /// The answer on a new version is compared with the answer that the old book gives on its newest
  /// version, not with `unknown-os`.
  @Test func aRuleOfANewVersionIsTold() throws {
    var new = BookExport.current
    new.newestMajor = 98
    let place = try #require(
      new.rules.firstIndex { $0.id == "quota.scheduled-local-notifications" })
    var later = new.rules[place]
    new.rules[place].until = OSVersion(98)
    later.id += ".98"
    later.since = OSVersion(98)
    later.fields[.count] = .number(65)
    new.rules.insert(later, at: place + 1)
    #expect(
      AnswerReport(.current, new).answers == [
        "How many for scheduled-local-notifications? iOS 98.0 on, observed: count 64 -> 65 "
          + "(quota.scheduled-local-notifications -> quota.scheduled-local-notifications.98); "
          + "an ordinary app; so are 2 more"
      ])
  }

  /// If a figure in a row changes, the report has one line about the change. The line names one
  /// question, and the versions and the profile of the row.
  @Test func aFigureIsOneLine() throws {
    let report = try report("quota.scheduled-local-notifications") {
      $0.fields[.count] = .number(65)
    }
    #expect(
      report.text == """
        rule changed: quota.scheduled-local-notifications
        How many for scheduled-local-notifications? iOS 10.0 on, observed: \
        count 64 -> 65 (quota.scheduled-local-notifications); an ordinary app; so are 2 more
        answers: 1 changed (3 with each profile, app and device); rules: 0 removed, 0 added, 1 changed

        """)
  }

  /// If two rules answer the same question under different profiles, the report has the answers
  /// under both profiles.
  @Test func rulesThatShareAQuestion() throws {
    var new = BookExport.current
    let places = new.rules.indices.filter { place in
      let rule = new.rules[place]
      return rule.family == .deadline && rule.has(.backgroundTask as Allowance, .allowances)
        && rule.until == .open
    }
    try #require(places.count >= 2)
    for place in places { new.rules[place].until = OSVersion(Rulebook.newestMajor, 200) }
    let report = AnswerReport(.current, new)
    #expect(report.rules.count == places.count)
    for profile in ["observed", "documented"] {
      let start =
        "How long may background-task take? iOS \(Rulebook.newestMajor).200 on, \(profile)"
      #expect(report.answers.contains { $0.hasPrefix(start) }, "\(profile)")
    }
  }

  /// If a verdict changes, the report has only the verdict, in one line for both profiles.
  @Test func aVerdictIsToldAlone() throws {
    let report = try report("conduct.touch") {
      $0.fields[.verdict] = .number(Int64(Verdict.forbidden.rawValue))
    }
    #expect(report.rules == ["rule changed: conduct.touch"])
    #expect(report.answers.count == 1)
    let line = try #require(report.answers.first)
    #expect(
      line.hasPrefix(
        "May it do touch-delivery in active? iOS 2.0 on, documented and observed: "
          + "allowed -> forbidden (conduct.touch); an ordinary app; so are "), "\(line)")
  }

  /// If the first version of a row changes, the report names the range from the old version to the
  /// new version.
  @Test func aVersionIsAStretch() throws {
    let report = try report("quota.scheduled-local-notifications") { $0.since = OSVersion(12) }
    #expect(report.answers.count == 1)
    let line = try #require(report.answers.first)
    #expect(line.contains("? iOS 10.0 until 12.0, observed: "), "\(line)")
  }

  /// Rules that only one of the books has are reported as removed or added.
  @Test func rulesComeAndGo() throws {
    var new = BookExport.current
    let place = try #require(
      new.rules.firstIndex { $0.id == "quota.scheduled-local-notifications" })
    new.rules[place].id = "quota.another"
    let report = AnswerReport(.current, new)
    #expect(
      report.rules == [
        "rule removed: quota.scheduled-local-notifications", "rule added: quota.another",
      ])
    #expect(
      report.answers == [
        "How many for scheduled-local-notifications? iOS 10.0 on, observed: the same by another rule "
          + "(quota.scheduled-local-notifications -> quota.another); an ordinary app; so are 2 more"
      ])
  }

  /// If a deadline changes, the report also lists the other answers that name the deadline.
  @Test func aDeadlineIsToldWhereItIsNamed() throws {
    let report = try report("deadline.background-fetch") {
      $0.fields[.limit] = .number(31_000_000_000)
    }
    let questions = report.answers.map { $0.split(separator: "?")[0] }
    #expect(questions.contains("How long may background-fetch take"))
    #expect(questions.contains("Does background-fetch run it after none"))
    for line in report.answers { #expect(line.contains(" -> 31"), "\(line)") }
  }

  @Test func aNoteChangesNoAnswer() throws {
    let report = try report("quota.scheduled-local-notifications") { $0.note = "Another." }
    #expect(report.rules.count == 1 && report.answers == [])
  }
}
