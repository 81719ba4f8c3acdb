// How rows decide: which apply, which of them wins, and what the answer leans on.

/// Whether a row applies, as far as is known.
enum Applicability {
  case no
  case maybe
  case yes
}

extension RuleRow {
  /// Whether the row holds on the context's OS and is admitted by its evidence profile.
  @inline(__always)
  func isInForce(in context: Context) -> Bool {
    since <= context.ruledOS && context.ruledOS < until
      && basis.profiles.contains(context.profile)
  }

  /// Whether its conditions hold; a row with a condition of unknown truth may apply.
  @inline(__always)
  func applicability(_ known: KnownConditions) -> Applicability {
    if when.bits & known.failing.bits != 0 || unless.bits & known.holding.bits != 0 { return .no }
    if when.bits & ~known.holding.bits != 0 || unless.bits & ~known.failing.bits != 0 {
      return .maybe
    }
    return .yes
  }

  /// The conditions that would let this row stand back: those that it asks to fail.
  @inline(__always)
  func blocking(_ known: KnownConditions) -> Mask<Condition> {
    unless.intersection(known.holding)
  }
}

/// What a pass over the rows of one question found.
public struct Decision: Sendable {
  /// The row that decides, or would if the conditions held; -1 where none does.
  var index = -1
  /// Whether a fact that is not known could turn the answer.
  var isConditional = false
  /// The conditions that the answer leans on.
  var requires: Mask<Condition> = .none
}

/// A row that can decide, with what it would have the answer say.
protocol DecidingRow: RuleRow {
  var verdict: Verdict { get }
  /// Whether it just allows: what such a row asks to fail, its answer does not lean on.
  var allows: Bool { get }
  static func at(_ index: Int, in book: some RuleBook) -> Self
  /// Whether a row of the same verdict would have the answer say the same, whatever it rests on.
  func tellsTheSame(as other: Self) -> Bool
}

extension DecidingRow {
  var allows: Bool { verdict == .allowed }

  /// Whether it makes no difference which of the two decides.
  func saysTheSame(as other: Self) -> Bool {
    guard verdict == other.verdict else { return false }
    return verdict == .unspecified || verdict == .notApplicable || tellsTheSame(as: other)
  }
}

/// What one row of a family is to decide.
protocol Matter {
  associatedtype Row: DecidingRow
  var subject: Subject { get }
  /// Whether a row is about the subject.
  func isAbout(_ row: Row) -> Bool
  /// Whether a row about the subject is meant, by what the subject does not tell.
  func means(_ row: Row) -> Bool
  /// What a ranked subject does not tell, as a bit of the sets by which rows are narrowed.
  var narrowing: UInt64 { get }
}

extension Matter {
  @inline(__always)
  func means(_ row: Row) -> Bool { true }
  @inline(__always)
  var narrowing: UInt64 { 0 }
}

extension Candidates {
  /// Whether a row is about the subject, and in force.
  @inline(__always)
  func have<Row: RuleRow>(
    _ row: Row, in context: Context, _ isAbout: (Row) -> Bool
  ) -> Bool {
    (areAbout || isAbout(row)) && (areInForce || row.isInForce(in: context))
  }

  /// Whether a row is one of those that can decide a matter.
  @inline(__always)
  func have<About: Matter>(_ row: About.Row, for matter: About, in context: Context) -> Bool {
    have(row, in: context, matter.isAbout) && matter.means(row)
  }
}

extension RuleBook {
  /// Decides between the rows of one family, in documented order.
  ///
  /// Of the rows that apply, the one of highest precedence decides, the first where two are equal.
  /// A row above it that may apply, and says otherwise, makes the answer conditional; where no row
  /// applies for certain, the other outcome is silence. What rows below it ask matters no more.
  @inline(__always)
  func decide<About: Matter>(_ matter: About, in context: Context) -> Decision {
    let subject = matter.subject
    if let found = decision(on: subject, narrowing: matter.narrowing, in: context) { return found }
    let candidates = candidates(for: subject, in: context.era)
    var leader = Leader()
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = About.Row.at(index, in: self)
      if candidates.have(row, for: matter, in: context) {
        leader.take(row, at: index, in: context.known)
      }
      position &+= 1
    }
    guard leader.index >= 0 else {
      return leader.possible == .alternative
        ? Decision() : decide(matter, after: leader, Winner(), in: context)
    }
    let winner = Winner(About.Row.at(leader.index, in: self))
    guard leader.needsRivals(winner) else { return leader.decision(winner, held: leader.held) }
    return decide(matter, after: leader, winner, in: context)
  }

  /// Looks at the rows beside the one that leads.
  @inline(never)
  private func decide<About: Matter>(
    _ matter: About, after leader: Leader, _ winner: Winner, in context: Context
  ) -> Decision {
    let candidates = candidates(for: matter.subject, in: context.era)
    var rivals = Rivals()
    let leading = leader.index < 0 ? nil : About.Row.at(leader.index, in: self)
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = About.Row.at(index, in: self)
      let isRival = row.precedence >= leader.precedence && row.precedence != .alternative
      if isRival, candidates.have(row, for: matter, in: context) {
        rivals.take(row, at: index, beside: leading, leader, in: context.known)
      }
      position &+= 1
    }
    guard rivals.areOtherwise else { return leader.decision(winner, held: rivals.held) }
    return rivals.decision(beside: leader, winner, in: context.known)
  }
}

/// The row that decides, as far as one pass over the candidates tells.
struct Leader {
  /// -1 where there is none.
  private(set) var index = -1
  private(set) var precedence = Precedence.alternative
  /// What keeps rows from applying, and the lowest precedence of such a row.
  private(set) var held: Mask<Condition> = .none
  private var lowestHeld = Precedence.existence
  /// The highest precedence of a row that may apply.
  private(set) var possible = Precedence.alternative

  @inline(__always)
  mutating func take(_ row: some DecidingRow, at index: Int, in known: KnownConditions) {
    guard row.precedence != .alternative else { return }
    switch row.applicability(known) {
    case .no:
      held = held.union(row.blocking(known))
      lowestHeld = min(lowestHeld, row.precedence)
    case .yes:
      guard row.precedence > precedence else { return }
      self.index = index
      precedence = row.precedence
    case .maybe:
      possible = max(possible, row.precedence)
    }
  }

  /// Whether a row that may apply stands above it, or one below it took part in `held`.
  @inline(__always)
  func needsRivals(_ winner: Winner) -> Bool {
    possible > precedence || winner.allows && !held.isEmpty && lowestHeld < precedence
  }

  /// The decision where nothing says otherwise.
  @inline(__always)
  func decision(_ winner: Winner, held: Mask<Condition>) -> Decision {
    Decision(index: index, requires: winner.requires.union(winner.allows ? held : .none))
  }
}

/// What the row that leads has to do with the answer.
struct Winner {
  var allows = false
  var requires: Mask<Condition> = .none

  /// That there is none.
  init() {}

  @inline(__always)
  init(_ row: some DecidingRow) {
    allows = row.allows
    requires = row.allows ? row.when : row.when.union(row.unless)
  }
}

/// The rows at least as high as the one that leads.
struct Rivals {
  /// What keeps rows from applying.
  private(set) var held: Mask<Condition> = .none
  /// Of the rows above the leader that may apply, the one that would decide: one that allows
  /// before others.
  private var index = -1
  private var precedence = Precedence.alternative
  private var allows = false
  /// What those rows ask.
  private var unknown: Mask<Condition> = .none
  /// Whether one of them says otherwise than the leader.
  private(set) var areOtherwise = false

  mutating func take<Row: DecidingRow>(
    _ row: Row, at index: Int, beside leading: Row?, _ leader: Leader, in known: KnownConditions
  ) {
    switch row.applicability(known) {
    case .no:
      held = held.union(row.blocking(known))
    case .yes:
      break
    case .maybe:
      guard row.precedence > leader.precedence else { return }
      unknown = unknown.union(row.when).union(row.unless)
      if leading.map({ !row.saysTheSame(as: $0) }) ?? (row.verdict != .unspecified) {
        areOtherwise = true
      }
      let isBetter = row.allows && !allows
      let isHigher = row.allows == allows && row.precedence > precedence
      guard self.index < 0 || isBetter || isHigher else { return }
      self.index = index
      precedence = row.precedence
      allows = row.allows
    }
  }

  /// The decision where one of them says otherwise.
  func decision(
    beside leader: Leader, _ winner: Winner, in known: KnownConditions
  ) -> Decision {
    let missing = unknown.subtracting(known.holding).subtracting(known.failing)
    return Decision(
      index: winner.allows ? leader.index : index, isConditional: true,
      requires: missing.union(winner.requires).union(held))
  }
}
