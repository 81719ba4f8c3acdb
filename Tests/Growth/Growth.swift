// How a rule book gets twice as many rows, with the same answers.

/// What the second row of each pair is.
enum Growth: String, CaseIterable {
  /// Each row is cut in two at a version on which it holds, neighbours at different ones: a book
  /// that follows more versions.
  case versions
  /// Behind each row stands another, about the same on the same versions: the first decides. A book
  /// in which twice as many rows are candidates for each question.
  case rivals
  /// As `rivals`, and each of them has a condition more: one of multiple scenes, which few apps
  /// have. A book in which no question is left that turns on version and profile alone.
  case conditions
}

/// What is changed of a row.
struct Terms {
  var since: OSVersion
  var until: OSVersion
  var when: Mask<Condition>
}

/// The pairs of rows that are made of the rows of a book.
struct Pairs<Book: RuleBook> {
  private let growth: Growth
  private let base: Book
  private let cuts: [OSVersion]

  init(_ growth: Growth, of base: Book) {
    self.growth = growth
    self.base = base
    cuts = growth == .versions ? Self.cuts(in: base) : []
  }

  /// How many rows have no version at which they could be cut.
  var uncutCount: Int {
    guard growth == .versions else { return 0 }
    return Family.allCases.map { family in
      (0..<base.count(of: family)).count { cut(RuleReference(family, $0)) == nil }
    }.reduce(0, +)
  }

  /// All pairs of a family, one behind the other.
  func all<Row: GrowingRow>(of family: Family, _ row: (Int) -> Row) -> [Row] {
    (0..<base.count(of: family)).flatMap { index in
      let row = row(index)
      return terms(RuleReference(family, index)).map { row.with($0) }
    }
  }

  /// What the two rows have that are made of one.
  private func terms(_ rule: RuleReference) -> [Terms] {
    let row = base.summary(of: rule)
    var first = Terms(since: row.since, until: row.until, when: row.when)
    var second = first
    if let cut = cut(rule) {
      first.until = cut
      second.since = cut
    } else {
      second.when = second.when.union(asked(beside: rule.family))
    }
    return [first, second]
  }

  /// What is asked of a second row besides. Where all rows that apply are listed it must not apply:
  /// there it asks for two kinds of device at once.
  private func asked(beside family: Family) -> Mask<Condition> {
    switch family {
    case .notification, .duty, .manifest: Mask(.phone, .pad)
    default: growth == .conditions ? Mask(.multipleScenes) : .none
    }
  }

  /// A version inside the range of a row; nil where there is none.
  private func cut(_ rule: RuleReference) -> OSVersion? {
    let row = base.summary(of: rule)
    let inside = cuts.filter { row.since < $0 && $0 < row.until }
    return inside.isEmpty ? nil : inside[base.number(of: rule) % inside.count]
  }

  /// The versions that have edges now, and others of the same major versions, as many as an index
  /// has room for.
  private static func cuts(in base: Book) -> [OSVersion] {
    var edges: [OSVersion] = []
    var os = OSVersion(packed: 0)
    while let edge = base.versionEdge(after: os), edge <= .newest {
      edges.append(edge)
      os = edge
    }
    for major in Set(edges.map(\.major)) {
      var missing = Era.edgesOfAMajorVersion - edges.count { $0.major == major }
      for minor in 1...15 where missing > 0 {
        let version = OSVersion(major, UInt8(minor))
        if edges.contains(version) { continue }
        edges.append(version)
        missing -= 1
      }
    }
    // A token of callbacks knows major and minor of a version alone.
    return edges.filter { $0.patch == 0 }.sorted()
  }
}
