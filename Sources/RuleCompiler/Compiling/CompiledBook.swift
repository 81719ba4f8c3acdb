// Compiles rows into a book.

import LifecyclePolicy
import Rulebook

/// A compiled book. The memory of the book is never freed, because policies, devices and
/// comparisons hold only the address of the book.
public struct CompiledBook: Sendable {
  public let rules: [Rule]
  public let words: [UInt64]
  public let book: Book

  /// Compiles rules. If `settling` is true, common decisions are precomputed. If `settling` is
  /// false, the answers are the same, but the library needs more time for them.
  public init(
    _ rules: [Rule], version: String = Rulebook.version,
    newestMajor: UInt8 = Rulebook.newestMajor, settling: Bool
  ) {
    self.rules = rules
    var compiler = BookCompiler(rules, version: version, newestMajor: newestMajor)
    if settling {
      let unsettled = CompiledBook(
        rules, version: version, newestMajor: newestMajor, settling: false)
      compiler.settle(unsettled.book)
    }
    words = compiler.words()
    let problems = BookCheck(words).problems
    require(problems.isEmpty, problems.joined(separator: "\n"))
    let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: words.count)
    _ = memory.initialize(from: words)
    book = Book(UnsafeRawPointer(memory.baseAddress!))
  }
}

/// Collects the tables of a book.
struct BookCompiler {
  let rules: [Rule]
  private var tables: [Book.Table: TableBytes] = [:]
  var sets = Numbered([UInt64](repeating: 0, count: 2))
  var wides = Numbered(UInt64.max)
  var versions = Numbered(OSVersion.open.packed)
  var kinds = Numbered(UInt32(truncatingIfNeeded: Mask<ProcessKind>.apps.low))
  var texts = Numbered("")
  var steps = Joined<UInt8>([0])
  private var sources = Joined<UInt16>([0])
  var fields = Joined<UInt16>()
  let strings: Texts
  private let citations: [Source]
  let edges: [OSVersion]
  var index: IndexBuilder

  private let version: String
  private let newestMajor: UInt8

  /// `spare` holds additional texts. No rule has them yet, but a changed rule may have them.
  init(_ rules: [Rule], version: String, newestMajor: UInt8, spare: [String] = []) {
    self.version = version
    self.newestMajor = newestMajor
    // Rules are numbered family by family.
    let rules = Family.allCases.flatMap { family in rules.filter { $0.family == family } }
    self.rules = rules
    citations = Set(rules.flatMap(\.sources)).sorted { $0.key < $1.key }
    strings = Texts(
      rules.flatMap { [$0.id, $0.note] + $0.texts }
        + citations.flatMap { [$0.key, $0.title, $0.publisher, $0.address] } + [version] + spare)
    edges = Self.edges(of: rules, newestMajor: newestMajor)
    index = IndexBuilder(rules, edges)
    for rule in rules { add(rule) }
    for family in [nil] + Family.allCases.map(Optional.some) {
      let first = family.map { family in rules.prefix { $0.family.rawValue < family.rawValue }.count
      }
      let count = family.map { family in rules.count { $0.family == family } }
      tables[.families, default: TableBytes()].add([first ?? 0, count ?? 0].map { UInt16($0) })
    }
    for source in citations {
      let texts = [source.key, source.title, source.publisher, source.address]
      tables[.citations, default: TableBytes()].add(texts.map { UInt32(strings.offset($0)) })
    }
    // An empty row follows the last rule.
    tables[.rules, default: TableBytes()].add([UInt16](repeating: 0, count: 8))
    tables[.ruleTexts, default: TableBytes()].add([UInt32](repeating: 0, count: 2))
    let fingerprints = rules.map { rule in
      Array(rule.id.utf8CString).withUnsafeBytes { bytes in
        Book.fingerprint(of: bytes.assumingMemoryBound(to: UInt8.self).baseAddress!)
      }
    }
    let identified = rules.indices.sorted { fingerprints[$0] < fingerprints[$1] }
    tables[.identified, default: TableBytes()].add(identified.map { UInt16($0) })
    tables[.edges, default: TableBytes()].add((edges + [.open]).map(\.packed))
    tables[.slots, default: TableBytes()].add(
      (0..<64).map { major in UInt8(edges.count { $0 < OSVersion(UInt8(major)) }) })
  }

  /// Returns the constants of a book. `blocks` is the number of blocks of settled transitions, and
  /// `deadlineRows` is the number of rows of settled deadlines.
  private func constants(blocks: Int, deadlineRows: Int) -> [UInt32] {
    Book.Constant.allCases.map { constant in
      switch constant {
      case .newestMajor: UInt32(newestMajor)
      case .ruleCount: UInt32(rules.count)
      case .citationCount: UInt32(citations.count)
      case .edgeCount: UInt32(edges.count)
      case .rulesetVersion: UInt32(strings.offset(version))
      case .blockCount: UInt32(blocks)
      case .deadlineRowCount: UInt32(deadlineRows)
      }
    }
  }

  /// Returns every version on which a rule begins or ends, and the first version that the book does
  /// not know.
  static func edges(of rules: [Rule], newestMajor: UInt8) -> [OSVersion] {
    let all = rules.flatMap { [$0.since, $0.until] } + [OSVersion(newestMajor + 1)]
    return Set(all).filter { $0 != .open }.sorted()
  }

  /// Adds the settled decisions. The answers come from `book`, which is the same book without
  /// settled decisions.
  mutating func settle(_ book: Book) {
    let settled = SettledBuilder(book, edges)
    tables[.blocks, default: TableBytes()].add(settled.blocks)
    tables[.blockRows, default: TableBytes()].add(settled.rows.values.joined())
    tables[.blockStates, default: TableBytes()].add(settled.all.values.flatMap(\.states))
    tables[.blockTerminations, default: TableBytes()].add(settled.all.values.map(\.terminations))
    tables[.blockCauses, default: TableBytes()].add(settled.causes.values.joined())
    tables[.blockQuarters, default: TableBytes()].add(settled.quarters.values.joined())
    tables[.blockTargets, default: TableBytes()].add(settled.targets.values.joined())
    tables[.settled, default: TableBytes()].add(settled.answers.values)
    let grounds = settled.grounds.values.map { UInt16(sets.number([$0.low, $0.high])) }
    tables[.grounds, default: TableBytes()].add(grounds)
    let deadlines = SettledDeadlines(book, edges)
    tables[.deadlineSlots, default: TableBytes()].add(deadlines.slots)
    tables[.deadlineRows, default: TableBytes()].add(deadlines.lists.values.joined())
    tables[.deadlineGrounds, default: TableBytes()].add(
      deadlines.rows.values.map { UInt16(sets.number([$0.ground.low, $0.ground.high])) })
    tables[.deadlineNumbers, default: TableBytes()].add(deadlines.rows.values.flatMap(\.numbers))
    tables[.deadlines, default: TableBytes()].add(deadlines.answers.values.joined())
    tables[.constants, default: TableBytes()].add(
      constants(blocks: settled.all.values.count, deadlineRows: deadlines.rows.values.count))
  }

  private mutating func add(_ rule: Rule) {
    tables[.rules, default: TableBytes()].add(cells(of: rule))
    tables[.ruleTexts, default: TableBytes()].add(
      [rule.id, rule.note].map { UInt32(strings.offset($0)) })
  }

  /// Returns the eight numbers of a rule. `BookRule.Cell` names them.
  mutating func cells(of rule: Rule) -> [UInt16] {
    var cells = [UInt16](repeating: 0, count: 8)
    func put(_ cell: BookRule.Cell, _ value: Int) { cells[cell.rawValue] = UInt16(value) }
    put(.when, number(of: rule.when))
    put(.unless, number(of: rule.unless))
    put(.outcome, outcomes.number(rule.outcome))
    var traits = Int(rule.precedence.rawValue) | (rule.allows ? 8 : 0)
    traits |= Int(rule.basis.rawValue) << 4 | Int(rule.family.rawValue) << 8
    traits |= Int(rule.basis.evidence.rawValue) << 13
    put(.traits, traits)
    put(.range, versions.number(rule.since.packed) | versions.number(rule.until.packed) << 8)
    put(.fields, fields.offset(rule.columns.map { cell($0, rule) }))
    put(
      .sources,
      sources.offset([UInt16(rule.sources.count)] + rule.sources.map { UInt16(citation($0)) }))
    let kinds = kinds.number(UInt32(truncatingIfNeeded: rule.kinds.low))
    put(.conflict, Int(rule.conflict?.rawValue ?? 0) | kinds << 8)
    return cells
  }

  /// The distinct outcomes of rows, with their numbers. The number 0 stands for no outcome: a
  /// missing rule, or a rule with the verdict `unspecified`.
  var outcomes = Numbered<[RuleField: Rule.Value]?>(.some(nil))

  private func citation(_ source: Source) -> Int { citations.firstIndex(of: source) ?? 0 }

  private mutating func number(of conditions: Mask<Condition>) -> Int {
    sets.number([conditions.low, conditions.high])
  }

  private mutating func number(of bits: [Int]) -> Int {
    var words: [UInt64] = [0, 0]
    for bit in bits { words[bit / 64] |= 1 << UInt64(bit % 64) }
    return sets.number(words)
  }

  /// Returns the number under which a compiled book stores a field of a rule.
  private mutating func cell(_ field: RuleField, _ rule: Rule) -> UInt16 {
    switch (field.form, rule.fields[field]) {
    case (.value, .number(let number)?): UInt16(number)
    case (.set, .set(let values)?):
      UInt16(number(of: values.map { field.position(of: $0) }))
    case (.wide, .number(let number)?): UInt16(wides.number(UInt64(bitPattern: number)))
    case (.code, .number(let number)?):
      UInt16(TerminationCode.numbering.position(of: Int32(truncatingIfNeeded: number)) + 1)
    case (.version, .number(let number)?): UInt16(versions.number(UInt32(number)))
    case (.text, .text(let text)?): UInt16(texts.number(text))
    case (.steps, .steps(let list)?): UInt16(steps.offset(list.bytes))
    default: 0
    }
  }

  /// Returns the words of the book: its stamp, the offsets of the tables, then the tables. Each
  /// table starts at a multiple of eight bytes and has `room` spare bytes at its end.
  func words(room: Int = 0) -> [UInt64] {
    var tables = self.tables
    tables[.keys, default: TableBytes()].add(index.keys)
    tables[.kindLists, default: TableBytes()].add(index.kindLists)
    tables[.kindRanges, default: TableBytes()].add(index.kindRanges)
    tables[.kinds, default: TableBytes()].add(kinds.values)
    tables[.runs, default: TableBytes()].add(index.runs.values)
    tables[.patterns, default: TableBytes()].add(index.patterns.values.joined())
    tables[.candidates, default: TableBytes()].add(index.candidates.values)
    tables[.sets, default: TableBytes()].add(sets.values.joined())
    tables[.wides, default: TableBytes()].add(wides.values)
    tables[.versions, default: TableBytes()].add(versions.values)
    tables[.texts, default: TableBytes()].add(texts.values.map { UInt32(strings.offset($0)) })
    tables[.steps, default: TableBytes()].add(steps.values)
    tables[.sources, default: TableBytes()].add(sources.values)
    tables[.fields, default: TableBytes()].add(fields.values)
    tables[.strings, default: TableBytes()].add(strings.bytes)
    // If `settle` was not called, adds tables in which no decision is settled.
    if tables[.blocks] == nil {
      let slots = EvidenceProfile.valueCount * (edges.count + 1)
      tables[.blocks, default: TableBytes()].add([UInt8](repeating: 0, count: slots))
      tables[.deadlineSlots, default: TableBytes()].add([UInt8](repeating: 0, count: slots))
      let row = [UInt16](repeating: 0, count: 1 << Int(Book.blockConditions))
      tables[.blockRows, default: TableBytes()].add(row)
      tables[.deadlineRows, default: TableBytes()].add(row.map { UInt8($0) })
      tables[.constants, default: TableBytes()].add(constants(blocks: 0, deadlineRows: 0))
    }
    var body: [UInt8] = []
    var offsets = TableBytes()
    let start = (8 + Book.Table.allCases.count * 4 + 7) / 8 * 8
    for table in Book.Table.allCases {
      offsets.add(UInt32(start + body.count))
      let bytes = tables[table]?.bytes ?? []
      body += bytes + [UInt8](repeating: 0, count: (8 - bytes.count % 8) % 8 + room)
    }
    var all = offsets.bytes
    all += [UInt8](repeating: 0, count: start - 8 - all.count)
    all += body
    all += [UInt8](repeating: 0, count: 8)
    // The stamp is an FNV-1a hash of all other bytes.
    var stamp: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in all { stamp = (stamp ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var words = [stamp]
    for at in stride(from: 0, to: all.count, by: 8) {
      var word: UInt64 = 0
      for place in 0..<8 { word |= UInt64(all[at + place]) << UInt64(place * 8) }
      words.append(word)
    }
    return words
  }
}

extension [Step] {
  /// The number of steps, followed by the callback, state, condition and scene of each step.
  fileprivate var bytes: [UInt8] {
    var bytes = [UInt8(count)]
    for step in self {
      bytes.append(UInt8(step.callback?.rawValue ?? 0))
      bytes.append(UInt8(step.reads?.rawValue ?? 0))
      bytes.append(UInt8(step.when?.rawValue ?? 0))
      bytes.append(UInt8(step.scene?.rawValue ?? 0))
    }
    return bytes
  }
}

extension RuleField {
  /// Returns the bit that stands for a value in a set.
  fileprivate func position(of value: Int64) -> Int {
    // The values of all enumerations that occur in sets are numbered from 1.
    Int(value) - 1
  }
}

extension Rule {
  /// The fields that a rule of this family has, in the order of their columns.
  var columns: [RuleField] { family.columns }

  /// The texts among the fields of the rule.
  var texts: [String] {
    fields.values.compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  var verdict: Verdict? {
    family.column(.verdict) < 0 ? .allowed : value(.verdict)
  }

  /// True if the rule is a plain permission. A deadline that is unlimited is not a plain permission
  /// but an exemption: its answer also depends on the `unless` conditions.
  var allows: Bool {
    verdict == .allowed && fields[.limit] != .number(Nanoseconds.unlimited.count)
  }

  /// The content of an answer that this rule decides; nil if the verdict is `unspecified`.
  var outcome: [RuleField: Rule.Value]? {
    switch verdict {
    case .unspecified: return nil
    case .notApplicable: return [.verdict: .number(Int64(Verdict.notApplicable.rawValue))]
    default:
      let said = columns.dropFirst(family.choosingColumns)
      return fields.filter { said.contains($0.key) }
    }
  }

  func isInForce(on os: OSVersion, _ profile: EvidenceProfile) -> Bool {
    since <= os && os < until && counts(under: profile)
  }

  /// True if the row says nothing but that processes of this kind exist.
  func introduces(_ kind: ProcessKind) -> Bool {
    family == .lifecycle && kinds.contains(kind) && !kinds.contains(.app)
  }

  func counts(under profile: EvidenceProfile) -> Bool {
    family.ignoresProfiles || basis.profiles.contains(profile)
  }
}

extension BookRule {
  func isInForce(on os: OSVersion, _ profile: EvidenceProfile) -> Bool {
    since <= os && os < until && profiles.contains(profile)
  }
}
