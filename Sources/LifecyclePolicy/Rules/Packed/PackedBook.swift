// The rules of this release as the library carries them: packed into words, with an index.
//
// The tables of the rules are written to be read. In a library they would cost an address for every
// text, which the loader has to put right, and a copy for every look at a row. So they are packed
// once, by `make pack`, and the tests compare both forms row by row and answer by answer. Nothing
// here says what a rule is. The tool that packs is built with `UNPACKED`, from the tables alone.

#if !UNPACKED
  /// The rule book of this release.
  public struct BuiltInRuleBook: RuleBook {
    /// The date of the rule set: answers may change with it.
    public static let version: Text = "2026.3"

    public init() {}

    @inline(__always)
    public func candidates(for subject: Subject, in era: Era) -> Candidates {
      let place = subject.place(in: era)
      let run = BuiltInRuleBook.runApart(Int(packedSubjects[unchecked: place]), on: era.stretch)
      return Candidates(run: run, areInForce: subject.isOfNow)
    }

    /// What a subject has in an era.
    @inline(__always)
    static func run(of subject: Subject, in era: Era) -> Run {
      run(Int(packedSubjects[unchecked: subject.place(in: era)]), on: era.stretch)
    }

    /// Of the runs that begin at an offset among all, the one with a stretch. The first of
    /// them has the number of their pattern: a bit for each stretch with which another run begins.
    ///
    /// They are counted, not walked through: how far one walks is another each time, and no
    /// processor guesses it.
    @inline(__always)
    static func run(_ offset: Int, on stretch: Int) -> Run {
      let pattern = packedPatterns[unchecked: Int(packedRuns[unchecked: offset] & 0x3ff)]
      let begun = pattern & ((2 &<< UInt64(truncatingIfNeeded: stretch)) &- 1)
      return Run(word: packedRuns[unchecked: offset &+ begun.nonzeroBitCount])
    }

    /// The same for questions that have more to do: compiled once.
    @inline(never)
    private static func runApart(_ offset: Int, on stretch: Int) -> Run { run(offset, on: stretch) }

    @inline(__always)
    public func number(of rule: RuleReference) -> Int {
      BuiltInRuleBook.first(of: rule.family) &+ rule.index
    }

    public func summary(of rule: RuleReference) -> RuleSummary {
      let index = rule.index.clamped(below: count(of: rule.family))
      return RuleSummary(PackedRule(BuiltInRuleBook.first(of: rule.family) &+ index))
    }

    public func versionEdge(after os: OSVersion) -> OSVersion? {
      var index = 0
      while packedEdges[unchecked: index] <= os.packed {
        if packedEdges[unchecked: index] == OSVersion.open.packed { return nil }
        index &+= 1
      }
      let edge = OSVersion(packed: packedEdges[unchecked: index])
      return edge < .open ? edge : nil
    }
  }

  /// What holds on some stretches.
  ///
  /// | bits | |
  /// |---|---|
  /// | 0 to 9 | number of the pattern, in the first run |
  /// | 10 to 16 | how many candidates there are; 127 for one that decides whatever is known |
  /// | 17 to 31 | where the candidates begin among all, or the number of an arrival |
  struct Run {
    fileprivate let word: UInt32

    /// Of candidates of which none is known to decide.
    @inline(__always)
    var count: Int { Int(word &>> 10 & 0x7f) }
    @inline(__always)
    var isSettled: Bool { word & (0x7f &<< 10) == 0x7f &<< 10 }
    @inline(__always)
    var number: Int { Int(word &>> 17) }
  }

  /// What all families have in common, of one rule.
  struct PackedRule: RuleRow {
    private let texts: UInt64
    private let terms: UInt64

    /// The rule with a number among all, which must be one.
    @inline(__always)
    init(_ number: Int) {
      texts = packedRules[unchecked: number &* 2]
      terms = packedRules[unchecked: number &* 2 &+ 1]
    }

    @inline(__always)
    var id: Text { Text(packed: texts & 0x3ffff) }
    @inline(__always)
    var note: Text { Text(packed: texts &>> 18 & 0x3ffff) }
    @inline(__always)
    var sources: Sources {
      Sources(bits: packedSources[unchecked: Int(texts &>> 36 & 0xfff)])
    }
    @inline(__always)
    var conflict: Conflict? { optional(texts &>> 48) }

    @inline(__always)
    var since: OSVersion { OSVersion(packed: packedVersions[unchecked: Int(terms & 0x7f)]) }
    @inline(__always)
    var until: OSVersion { OSVersion(packed: packedVersions[unchecked: Int(terms &>> 7 & 0x7f)]) }
    @inline(__always)
    var basis: Basis { value(terms &>> 14 & 0xf) }
    @inline(__always)
    var precedence: Precedence { value(terms &>> 18 & 7) }
    @inline(__always)
    var when: Mask<Condition> { Mask(bits: wide(terms &>> 21 & 0x3ff)) }
    @inline(__always)
    var unless: Mask<Condition> { Mask(bits: wide(terms &>> 31 & 0x3ff)) }
  }

  #if canImport(Darwin)
    // An InlineArray would ask for the systems of 2025, so that tables are ordinary arrays there.
    extension Array {
      @inline(__always)
      subscript(unchecked index: Int) -> Element { withUnsafeBufferPointer { $0[index] } }
    }
  #endif

  /// A value that takes more than a few bits, by its number.
  @inline(__always)
  func wide(_ number: UInt64) -> UInt64 { packedValues[unchecked: Int(number)] }

  /// The value of an enumeration at a position, which must be one: without the search of
  /// `init(rawValue:)`, which is not left out where nobody asks for the value.
  @inline(__always)
  func value<Value: CaseIterable>(_ position: UInt64) -> Value {
    unsafeBitCast(UInt8(truncatingIfNeeded: position), to: Value.self)
  }

  /// The value at the position before; nil for 0.
  @inline(__always)
  func optional<Value: CaseIterable>(_ number: UInt64) -> Value? {
    number == 0 ? nil : value(number &- 1)
  }

  extension Text {
    /// The text at an offset among all; the first is empty.
    @inline(__always)
    init(packed offset: UInt64) { self.init(packedTexts, from: Int(offset)) }
  }

  extension Nanoseconds {
    /// nil for what is no duration.
    @inline(__always)
    init?(packed count: UInt64) {
      guard count != .max else { return nil }
      self.init(Int64(bitPattern: count))
    }
  }

  extension Steps {
    /// The steps that begin at an offset among all.
    @inline(__always)
    init(packed offset: UInt64) {
      let first = Int(offset)
      a = packedSteps[unchecked: first]
      b = packedSteps[unchecked: first &+ 1]
      c = packedSteps[unchecked: first &+ 2]
      d = packedSteps[unchecked: first &+ 3]
      e = packedSteps[unchecked: first &+ 4]
      f = packedSteps[unchecked: first &+ 5]
    }
  }
#endif
