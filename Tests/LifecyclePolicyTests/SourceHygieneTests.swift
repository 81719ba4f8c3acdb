// Sources: cited, listed once, of the kind that the evidence names; and the disagreements.

import Testing

@testable import LifecyclePolicy

@Suite struct SourceHygieneTests {
  private static let citations = (0..<Citation.count).compactMap { Citation.at($0) }

  /// Who published a source, as far as it matters for evidence.
  private enum Voice {
    case apple, engineer, founding, others

    init(_ citation: Citation) {
      let publisher = citation.publisher.description
      if publisher.hasPrefix("Apple engineer") {
        self = .engineer
      } else if publisher == "Apple" || publisher.hasPrefix("Apple, ") {
        // Apple's own words, be it in a copy.
        self = .apple
      } else if publisher.hasPrefix("founding ") {
        self = .founding
      } else {
        self = .others
      }
    }
  }

  private static func voices(_ rule: RuleReference) -> [Voice] {
    let sources = rule.summary.sources
    return (0..<sources.count).compactMap { sources.at($0) }
      .map { Voice(citations[Int($0.rawValue) - 1]) }
  }

  @Test func citationsStandInTheOrderOfTheirSources() {
    #expect(Citation.at(-1) == nil && Citation.at(Citation.count) == nil)
    #expect(Self.citations.map(\.source) == Source.allCases)
    for (index, citation) in Self.citations.enumerated() {
      #expect(citation.source == Source(rawValue: Int16(index + 1)), "\(citation.key)")
    }
    let keys = Self.citations.map(\.key.description)
    #expect(Set(keys).count == keys.count, "two citations share a key")
  }

  @Test func citationsAreWhole() {
    for citation in Self.citations {
      #expect(!citation.title.isEmpty && !citation.publisher.isEmpty, "\(citation.key)")
      #expect(citation.key.description.wholeMatch(of: #/[A-Za-z0-9-]+/#) != nil, "\(citation.key)")
      let address = citation.address.description
      #expect(!address.contains("://") && !address.contains(" "), "\(citation.key)")
      #expect(!address.contains("\n") && !citation.title.description.contains("\n"))
      #expect((Voice(citation) == .founding) == citation.key.description.hasPrefix("S-"))
    }
  }

  @Test func everySourceIsCited() {
    var cited: Set<Int16> = []
    for rule in allRules {
      let sources = rule.summary.sources
      #expect(sources.count >= 1, "\(rule.id)")
      let found = (0..<sources.count).compactMap { sources.at($0)?.rawValue }
      #expect(found.count == sources.count && Set(found).count == found.count, "\(rule.id)")
      #expect(sources.at(-1) == nil && sources.at(sources.count) == nil)
      cited.formUnion(found)
    }
    for citation in Self.citations {
      #expect(cited.contains(citation.source.rawValue), "no rule cites \(citation.key)")
    }
  }

  @Test func evidenceRestsOnItsKindOfSource() {
    for rule in allRules {
      let voices = Self.voices(rule)
      switch rule.summary.basis {
      case .documented, .documentedOnly: #expect(voices.contains(.apple), "\(rule.id)")
      case .engineer: #expect(voices.contains(.engineer), "\(rule.id)")
      // What Apple's own system ships or logs shows is an observation too.
      case .observed, .article: #expect(voices.contains { $0 != .founding }, "\(rule.id)")
      case .founding: #expect(voices.allSatisfy { $0 == .founding }, "\(rule.id)")
      case .inferred, .inferredDocumentedOnly, .inferredObserved: break
      }
      if rule.summary.basis != .founding { #expect(!voices.contains(.founding), "\(rule.id)") }
    }
  }

  /// Disagreements with one side only, and why.
  private static let oneSided: [Conflict: String] = [:]

  @Test func everyDisagreementHasTwoSides() {
    for conflict in Conflict.allCases {
      let sides = allRules.filter { $0.summary.conflict == conflict }
      if let reason = Self.oneSided[conflict] {
        #expect(sides.count == 1, "\(conflict.name): \(reason): \(sides.map(\.id))")
      } else {
        #expect(sides.count >= 2, "\(conflict.name): \(sides.map(\.id))")
      }
    }
  }
}
