// Checks that each source is cited, is listed once, and is of the kind that the evidence of a rule
// requires.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy

@Suite struct SourceHygieneTests {
  /// Every source that a row cites, in the order of keys.
  private static let sources = Set(Rulebook.rules.flatMap(\.sources)).sorted { $0.key < $1.key }

  /// The kind of publisher that a source has. The evidence of a rule depends on this kind.
  private enum Voice {
    case apple, engineer, founding, others

    init(_ source: Source) {
      let publisher = source.publisher
      if publisher.hasPrefix("Apple engineer") {
        self = .engineer
      } else if publisher == "Apple" || publisher.hasPrefix("Apple, ") {
        // A copy of Apple's own words counts as Apple's, even if it was published elsewhere.
        self = .apple
      } else if publisher.hasPrefix("founding ") {
        self = .founding
      } else {
        self = .others
      }
    }
  }

  /// The compiled book has every source once, with the texts that the source has in the rows.
  @Test func citationsAreTheSources() {
    let book = policy.book
    #expect(book.citationCount == Self.sources.count)
    #expect(book.citation(-1) == nil && book.citation(Self.sources.count) == nil)
    for (number, source) in Self.sources.enumerated() {
      let citation = book.citation(number)
      let texts = [citation?.key, citation?.title, citation?.publisher, citation?.address]
      let written = [source.key, source.title, source.publisher, source.address]
      #expect(texts.map { $0?.description } == written && citation?.number == number)
    }
    let keys = Self.sources.map(\.key)
    #expect(Set(keys).count == keys.count, "two sources share a key")
  }

  @Test func sourcesAreWhole() {
    for source in Self.sources {
      #expect(!source.title.isEmpty && !source.publisher.isEmpty, "\(source.key)")
      #expect(source.key.wholeMatch(of: #/[A-Za-z0-9-]+/#) != nil, "\(source.key)")
      let address = source.address
      #expect(!address.contains("://") && !address.contains(" "), "\(source.key)")
      #expect(!address.contains("\n") && !source.title.contains("\n"))
      #expect((Voice(source) == .founding) == source.key.hasPrefix("S-"))
    }
  }

  @Test func everyRowCitesSources() {
    for row in Rulebook.rules {
      #expect(!row.sources.isEmpty && Set(row.sources).count == row.sources.count, "\(row.id)")
    }
  }

  /// Every source in the file of sources occurs there once, and some row cites it.
  @Test func everySourceIsCited() throws {
    let url = Checkout.url("Sources/Rulebook/Sources.swift")
    let text = try String(contentsOf: url, encoding: .utf8)
    let written = text.matches(of: #/Source\(\s*"([^"]+)"/#).map { String($0.output.1) }
    #expect(Set(written).count == written.count, "a source is written twice")
    let cited = Set(Self.sources.map(\.key))
    #expect(Set(written).subtracting(cited).isEmpty, "no rule cites it")
    #expect(cited.subtracting(written).isEmpty, "a source of another file")
  }

  @Test func evidenceRestsOnItsKindOfSource() {
    for rule in Rulebook.rules {
      let voices = rule.sources.map(Voice.init)
      switch rule.basis {
      case .documented, .documentedOnly: #expect(voices.contains(.apple), "\(rule.id)")
      case .engineer: #expect(voices.contains(.engineer), "\(rule.id)")
      // A log or a system file from Apple is an observation, too, so the publisher may be Apple.
      case .observed, .article: #expect(voices.contains { $0 != .founding }, "\(rule.id)")
      case .founding: #expect(voices.allSatisfy { $0 == .founding }, "\(rule.id)")
      case .inferred, .inferredDocumentedOnly, .inferredObserved: break
      }
      // A choice may cite the founding documents, because it cites the sources that are nearest to
      // its subject.
      if rule.basis != .founding, rule.family != .choice {
        #expect(!voices.contains(.founding), "\(rule.id)")
      }
    }
  }
}
