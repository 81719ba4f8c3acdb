// A compiled book in which one row at a time can be replaced. Compiling a whole book for each of
// many changes would take hours.

import LifecyclePolicy
import Rulebook

/// A book without settled decisions, and with spare bytes in which one row can be replaced. The
/// memory of the book is never freed, like that of a `CompiledBook`. Two tasks must not use one
/// such book at the same time.
public final class PatchableBook {
  /// The rows as they are written, before compilation, in the order of their numbers.
  public let rules: [Rule]
  private var compiler: BookCompiler
  private var altered: [Rule]
  private let memory: UnsafeMutableRawBufferPointer
  /// For each family, the indices of its keys in `IndexedKey.all`.
  private var places: [Family: [Int]] = [:]
  /// The rows of each key.
  private let rows: [[Int]]

  /// The number of spare bytes after each table. A change of one row needs fewer bytes.
  private static let room = 1 << 17

  public var book: Book { Book(UnsafeRawPointer(memory.baseAddress!)) }

  /// `spare` holds texts that a changed row may have in addition to the texts of `rules`.
  public init(_ rules: [Rule], spare: [String] = []) {
    compiler = BookCompiler(
      rules, version: Rulebook.version, newestMajor: Rulebook.newestMajor, spare: spare)
    let all = compiler.rules
    self.rules = all
    altered = all
    let words = compiler.words(room: Self.room)
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: words.count * 8, alignment: 8)
    words.withUnsafeBytes { memory.copyMemory(from: $0) }
    self.memory = memory
    let ofApps = IndexBuilder.byFamily(all) { $0.kinds.contains(.app) }
    rows = IndexedKey.all.map { $0.listed(among: ofApps, all) }
    for (place, key) in IndexedKey.all.enumerated() {
      places[key.key.family, default: []].append(place)
    }
  }

  /// Calls `body` with the book in which `rule` replaces the row at `number`. The new row must have
  /// the family and the id of the old row, and must begin and end on version edges of `rules`.
  public func with<Result>(
    _ rule: Rule, at number: Int, _ body: (Book) throws -> Result
  ) rethrows -> Result {
    precondition(rule.family == rules[number].family && rule.id == rules[number].id)
    let marks = Marks(&compiler)
    let before = rules[number]
    altered[number] = rule
    let cells = compiler.cells(of: rule)
    let keys = touchedKeys(before, rule, number)
    var begins: [(place: Int, begin: UInt16)] = []
    for (place, rows) in keys {
      for (index, profile) in EvidenceProfile.allCases.enumerated() {
        let begin = compiler.index.add(rows, IndexedKey.all[place], profile, altered)
        begins.append((index * IndexKey.count + place, begin))
      }
    }
    let hasKinds = before.kinds != .apps || rule.kinds != .apps
    if hasKinds { compiler.index.addKinds(altered) }
    writeTails(since: marks)
    if hasKinds { writeKinds() }
    write(cells, .rules, at: number * 8)
    for key in begins { write([key.begin], .keys, at: key.place) }
    defer {
      marks.restore(&compiler)
      altered[number] = before
      write(compiler.cells(of: before), .rules, at: number * 8)
      for key in begins { write([compiler.index.keys[key.place]], .keys, at: key.place) }
      if hasKinds {
        compiler.index.addKinds(altered)
        writeKinds()
      }
    }
    return try body(book)
  }

  /// Returns the keys whose lists of rules the change alters. Each key comes with its rows after
  /// the change.
  private func touchedKeys(
    _ before: Rule, _ after: Rule, _ number: Int
  ) -> [(place: Int, rows: [Int])] {
    let isRanked =
      before.since != after.since || before.until != after.until
      || before.basis.profiles != after.basis.profiles || before.precedence != after.precedence
      || (before.when.isEmpty && before.unless.isEmpty)
        != (after.when.isEmpty && after.unless.isEmpty)
      || (before.fields[.terminations] == nil) != (after.fields[.terminations] == nil)
    return (places[after.family] ?? []).compactMap { place in
      let key = IndexedKey.all[place]
      let (was, isNow) = (key.lists(before), key.lists(after))
      guard was != isNow || was && isRanked else { return nil }
      var rows = rows[place].filter { $0 != number }
      if isNow { rows.insert(number, at: rows.firstIndex { $0 > number } ?? rows.count) }
      return (place, rows)
    }
  }

  // MARK: - Memory

  private func write<Value: FixedWidthInteger>(
    _ values: some Collection<Value>, _ table: Book.Table, at index: Int
  ) {
    let start = Int(memory.load(fromByteOffset: table.rawValue * 4 + 8, as: UInt32.self))
    var offset = start + index * MemoryLayout<Value>.size
    for value in values {
      memory.storeBytes(of: value, toByteOffset: offset, as: Value.self)
      offset += MemoryLayout<Value>.size
    }
  }

  private func writeKinds() {
    write(compiler.index.kindLists, .kindLists, at: 0)
    write(compiler.index.kindRanges, .kindRanges, at: 0)
    write(compiler.kinds.values, .kinds, at: 0)
  }

  private func writeTails(since marks: Marks) {
    write(compiler.sets.values[marks.sets...].joined().map { $0 }, .sets, at: marks.sets * 2)
    write(compiler.wides.values[marks.wides...], .wides, at: marks.wides)
    write(compiler.versions.values[marks.versions...], .versions, at: marks.versions)
    let texts = compiler.texts.values[marks.texts...].map { UInt32(compiler.strings.offset($0)) }
    write(texts, .texts, at: marks.texts)
    write(compiler.steps.values[marks.steps...], .steps, at: marks.steps)
    write(compiler.fields.values[marks.fields...], .fields, at: marks.fields)
    write(compiler.index.runs.values[marks.runs...], .runs, at: marks.runs)
    let patterns = compiler.index.patterns.values
    write(
      patterns[marks.patterns...].joined(), .patterns, at: marks.patterns * patterns[0].count)
    write(compiler.index.candidates.values[marks.candidates...], .candidates, at: marks.candidates)
  }
}

/// The lengths that the growing tables of a compiler had before a change.
private struct Marks {
  let sets, wides, versions, texts, outcomes, patterns, steps, fields, runs, candidates: Int

  init(_ compiler: inout BookCompiler) {
    sets = compiler.sets.values.count
    wides = compiler.wides.values.count
    versions = compiler.versions.values.count
    texts = compiler.texts.values.count
    outcomes = compiler.outcomes.values.count
    patterns = compiler.index.patterns.values.count
    steps = compiler.steps.mark()
    fields = compiler.fields.mark()
    runs = compiler.index.runs.mark()
    candidates = compiler.index.candidates.mark()
  }

  func restore(_ compiler: inout BookCompiler) {
    compiler.sets.truncate(to: sets)
    compiler.wides.truncate(to: wides)
    compiler.versions.truncate(to: versions)
    compiler.texts.truncate(to: texts)
    compiler.outcomes.truncate(to: outcomes)
    compiler.index.patterns.truncate(to: patterns)
    compiler.steps.truncate(to: steps)
    compiler.fields.truncate(to: fields)
    compiler.index.runs.truncate(to: runs)
    compiler.index.candidates.truncate(to: candidates)
  }
}
