// Checks that the export of the rule book is current and complete.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct BookExportTests {
  private static let url = Checkout.url("Sources/CBook/rulebook.json")

  @Test func theExportIsCurrent() throws {
    let written = try String(contentsOf: Self.url, encoding: .utf8)
    let isCurrent = written == BookExport.current.text
    #expect(isCurrent, "run make rules")
  }

  /// The export contains every rule as it is written.
  @Test func everyRuleIsReadBack() throws {
    let read = try BookExport(Data(contentsOf: Self.url))
    #expect(read.version == Rulebook.version && read.newestMajor == Rulebook.newestMajor)
    #expect(read.rules.count == Rulebook.rules.count)
    for (exported, rule) in zip(read.rules, Rulebook.rules) where exported != rule {
      Issue.record("\(rule.id): \(exported), not \(rule)")
    }
  }

  /// Every name in a field of a rule is in the vocabulary, under the enumeration of the field.
  @Test func everyNameIsInTheVocabulary() throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.url))
    let book = try #require(object as? [String: Any])
    let vocabulary = try #require(book["vocabulary"] as? [String: [String]])
    let fields = try #require(book["fields"] as? [String: [String: String]])
    let rules = try #require(book["rules"] as? [[String: Any]])
    var named = 0
    for rule in rules {
      for (key, field) in fields {
        guard let of = field["of"], let exported = rule[key], !(exported is NSNull) else {
          continue
        }
        let names = try #require(exported as? [String] ?? (exported as? String).map { [$0] })
        let values = try #require(vocabulary[of])
        named += names.count
        for name in names where !values.contains(name) {
          Issue.record("\(rule["id"] ?? ""): \(key): \(name)")
        }
      }
    }
    #expect(named > 5 * rules.count)
    #expect(vocabulary["cause"]?.count == Cause.allCases.count)
    #expect(vocabulary["background-mode"]?.count == BackgroundMode.allCases.count)
  }

  /// A text that is not a valid export is refused, and the error names the key. A dot in the error
  /// counts as the id of the rule.
  @Test(arguments: [
    ("\"cause\": \"crash\"", "\"cause\": \"boredom\"", "`cause`"),
    ("\"basis\": \"documented\"", "\"basis\": \"rumour\"", "`basis`"),
    ("\"since\": \"4.0\"", "\"since\": \"four\"", "`since`"),
    ("\"note\":", "\"remark\":", "`remark`"),
    ("\"limit_ns\": null", "\"limit_ns\": \"long\"", "`limit_ns`"),
    ("\"code_low\": \"0x", "\"code_low\": \"", "`code_low`"),
  ])
  func anotherFormIsRefused(_ from: String, _ to: String, _ key: String) throws {
    let text = try String(contentsOf: Self.url, encoding: .utf8)
    let place = try #require(text.range(of: from))
    let changed = text.replacingCharacters(in: place, with: to)
    let error = #expect(throws: ExportError.self) { try BookExport(Data(changed.utf8)) }
    let words = error?.localizedDescription ?? ""
    #expect(words.contains(key) && words.contains("."), "\(words)")
  }
}
