// A packed book as Swift.

@testable import LifecyclePolicy

extension Packing {
  /// The files of `Sources/LifecyclePolicy/Rules/Packed` that are made, by name.
  var files: [(name: String, text: String)] {
    [
      ("PackedRows.swift", Packing.file("How the rows of each family are packed.", rowsText)),
      ("PackedWords.swift", Packing.file("The packed rules and their index.", wordsText)),
      ("PackedTexts.swift", Packing.file("The texts of all rules.", textsText)),
    ]
  }

  private static func file(_ title: String, _ body: String) -> String {
    """
    // \(title) Made by `make pack`; do not edit.
    // swift-format-ignore-file

    #if !UNPACKED

    \(body)
    #endif

    """
  }

  private var textsText: String {
    let lines = texts.split(separator: "\0").map { text in
      text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n") + "\\0\\"
    }
    return """
      /// The first is empty.
      let packedTexts: Text = \"\"\"
      \\0\\
      \(lines.joined(separator: "\n"))
      \\0
      \"\"\"

      """
  }

  /// What the same question looks at stands together: pages that no question needs are not loaded.
  private var wordsText: String {
    [
      Packing.words("packedFields", "The other fields, family by family.", fields),
      Packing.words("packedSteps", "The callbacks of transitions, by sixes.", steps.values),
      Packing.words("packedSources", "The sources of rules.", sources.values),
      Packing.words("packedVersions", "The versions of rules.", versions.values),
      Packing.words("packedRules", "Two words for each rule: see `PackedRule`.", rules),
      Packing.words("packedValues", "Sets, durations, counts and codes.", values.values),
      Packing.words("packedDeadlines", "See `PlainDeadline`.", deadlines.words),
      Packing.words("packedRelaunches", "See `PackedRelaunches`.", relaunches.rulings),
      Packing.words("packedStandings", "See `PackedRelaunches`.", relaunches.standings),
      Packing.words("packedTriggers", "See `PackedRelaunches`.", relaunches.triggers),
      Packing.words("packedArrivals", "See `PackedRelaunches`.", relaunches.arrivals.values),
      Packing.words("packedCandidates", "See `PackedIndex`.", index.candidates.values),
      Packing.words("packedSubjects", "See `PackedIndex`.", index.subjects),
      Packing.words("packedRuns", "See `Run`.", index.runs.values),
      Packing.words("packedPatterns", "See `Run`.", index.patterns.values),
      Packing.words("packedEdges", "See `PackedIndex`.", index.edges),
      Packing.words("packedStretches", "See `PackedIndex`.", index.stretches),
    ].joined(separator: "\n") + "\n" + transitionsText
  }

  private var transitionsText: String {
    let comment = "See `PackedTransitions`."
    return [
      Packing.words("packedLifecycles", comment, transitions.lifecycles),
      Packing.words("packedPlaces", comment, transitions.places),
      Packing.words("packedBlocks", comment, transitions.blocks.values.flatMap { $0 }),
      Packing.words("packedCauses", comment, transitions.causes.values.flatMap { $0 }),
      Packing.words("packedFans", comment, transitions.fans.values.flatMap { $0 }),
      Packing.words("packedAnswers", comment, transitions.answers.values),
      Packing.words("packedCountsOfAnswers", comment, transitions.countsOfAnswers),
      Packing.words("packedCounts", comment, transitions.counts.values.flatMap { $0 }),
    ].joined(separator: "\n")
  }

  /// A table of numbers, which no loader has to touch.
  private static func words<Word: FixedWidthInteger>(
    _ name: String, _ comment: String, _ words: [Word]
  ) -> String {
    let texts = words.map { Word.bitWidth > 16 ? "0x" + String($0, radix: 16) : "\($0)" }
    let perLine = 256 / Word.bitWidth
    let lines = stride(from: 0, to: texts.count, by: perLine).map {
      "  " + texts[$0..<min($0 + perLine, texts.count)].joined(separator: ", ") + ","
    }
    let type = name.prefix(1).uppercased() + name.dropFirst() + "Table"
    return """
      #if canImport(Darwin)
        typealias \(type) = [\(Word.self)]
      #else
        typealias \(type) = InlineArray<\(words.count), \(Word.self)>
      #endif

      /// \(comment)
      let \(name): \(type) = [
      \(lines.joined(separator: "\n"))
      ]

      """
  }

  private var rowsText: String {
    var first = 0
    var firsts: [String] = []
    for family in families {
      firsts.append("    case .\(family.family): \(first)")
      first += family.count
    }
    let counts = families.map { "    case .\($0.family): \($0.count)" }
    return """
      extension BuiltInRuleBook {
        @inline(__always)
        public func count(of family: Family) -> Int {
          switch family {
      \(counts.joined(separator: "\n"))
          }
        }

        /// The number of a family's first rule.
        @inline(__always)
        static func first(of family: Family) -> Int {
          switch family {
      \(firsts.joined(separator: "\n"))
          }
        }
      }

      \(families.map(\.decoder).joined(separator: "\n"))
      """
  }
}

extension PackedFamily {
  /// How a row is read.
  fileprivate var decoder: String {
    let name = "\(family)"
    let words = (0..<stride).map {
      "    let word\($0) = packedFields[unchecked: \(start) &+ index &* \(stride) &+ \($0)]"
    }
    let fields = labels.map { label in
      "      \(label): \(column(label)?.expression ?? "rule.\(label)")"
    }
    return """
      extension BuiltInRuleBook {
        @inline(__always)
        public var \(name)Count: Int { \(count) }

        @inline(__always)
        public func \(name)(_ index: Int) -> \(type) {
          let index = index.clamped(below: \(count))
          let rule = PackedRule(BuiltInRuleBook.first(of: .\(name)) &+ index)
      \(words.joined(separator: "\n"))
          return \(type)(
      \(fields.joined(separator: ",\n")))
        }
      }

      """
  }
}

extension PackedColumn {
  /// The number in its bits.
  private var number: String {
    bits == 0 ? "\(numbers[0])" : "word\(word) &>> \(shift) & \(1 << bits - 1)"
  }

  /// Its value, as Swift.
  fileprivate var expression: String {
    func inside(_ name: String) -> String? {
      type.hasPrefix(name + "<") ? String(type.dropFirst(name.count + 1).dropLast()) : nil
    }
    switch type {
    case "Text": return "Text(packed: \(number))"
    case "OSVersion": return "OSVersion(packed: UInt32(truncatingIfNeeded: wide(\(number))))"
    case "Bool": return "\(number) != 0"
    case "UInt64": return "wide(\(number))"
    case "Steps": return "Steps(packed: \(number))"
    case "Optional<Int64>": return "Nanoseconds(packed: wide(\(number)))?.count"
    case "Optional<Nanoseconds>": return "Nanoseconds(packed: wide(\(number)))"
    default:
      if inside("Mask") != nil { return "Mask(bits: wide(\(number)))" }
      return inside("Optional") == nil ? "value(\(number))" : "optional(\(number))"
    }
  }
}
