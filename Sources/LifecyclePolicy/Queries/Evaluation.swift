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
struct Decision {
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
}

extension Matter {
  @inline(__always)
  func means(_ row: Row) -> Bool { true }
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
    let candidates = candidates(for: matter.subject, in: context.era)
    if candidates.isSettled { return Decision(index: candidates[0]) }
    var maker = DecisionMaker()
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = About.Row.at(index, in: self)
      if candidates.have(row, for: matter, in: context) {
        maker.take(row, at: index, in: context.known)
      }
      position &+= 1
    }
    return maker.needsRivals ? decide(matter, after: maker, in: context) : maker.certain
  }

  /// Looks at the rows beside the one that was found.
  @inline(never)
  private func decide<About: Matter>(
    _ matter: About, after first: DecisionMaker, in context: Context
  ) -> Decision {
    let candidates = candidates(for: matter.subject, in: context.era)
    var maker = first
    maker.forgetHeld()
    let winner = maker.winner < 0 ? nil : About.Row.at(maker.winner, in: self)
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = About.Row.at(index, in: self)
      if maker.isRival(row.precedence), candidates.have(row, for: matter, in: context) {
        maker.takeRival(row, at: index, of: winner, in: context.known)
      }
      position &+= 1
    }
    return maker.isTurned ? maker.conditional(in: context.known) : maker.certain
  }
}

/// Collects the rows that match one question: all of them first, then those beside the winner.
struct DecisionMaker {
  /// The row that applies and decides; -1 where there is none.
  private(set) var winner = -1
  private var winnerPrecedence = Precedence.alternative
  private var winnerAllows = false
  private var winnerRequires: Mask<Condition> = .none
  /// What keeps rows from applying, and the lowest precedence of such a row.
  private var held: Mask<Condition> = .none
  private var lowestHeld = Precedence.existence
  /// The highest precedence of a row that may apply.
  private var possible = Precedence.alternative
  /// Of the rows above the winner that may apply, the one that would decide: one that allows
  /// before others.
  private var rival = -1
  private var rivalPrecedence = Precedence.alternative
  private var rivalAllows = false
  /// What those rows ask.
  private var unknown: Mask<Condition> = .none
  /// Whether one of them says otherwise than the winner.
  private(set) var isTurned = false

  init() {}

  /// Takes a row that matches the question and is in force.
  @inline(__always)
  mutating func take<Row: DecidingRow>(
    _ row: Row, at index: Int, in known: KnownConditions
  ) {
    guard row.precedence != .alternative else { return }
    switch row.applicability(known) {
    case .no:
      held = held.union(row.blocking(known))
      lowestHeld = min(lowestHeld, row.precedence)
    case .yes:
      guard winner < 0 || row.precedence > winnerPrecedence else { return }
      winner = index
      winnerPrecedence = row.precedence
      winnerAllows = row.allows
      winnerRequires = row.allows ? row.when : row.when.union(row.unless)
    case .maybe:
      possible = max(possible, row.precedence)
    }
  }

  /// Whether a row that may apply stands above the winner, or one below it took part in `held`.
  var needsRivals: Bool {
    possible > winnerPrecedence || winnerAllows && !held.isEmpty && lowestHeld < winnerPrecedence
  }

  /// Makes room for what rows beside the winner alone tell.
  mutating func forgetHeld() { held = .none }

  /// Whether a row of this precedence can matter beside the winner.
  func isRival(_ precedence: Precedence) -> Bool {
    precedence >= winnerPrecedence && precedence != .alternative
  }

  /// Takes such a row, after all have been taken once.
  @inline(__always)
  mutating func takeRival<Row: DecidingRow>(
    _ row: Row, at index: Int, of winner: Row?, in known: KnownConditions
  ) {
    switch row.applicability(known) {
    case .no:
      held = held.union(row.blocking(known))
    case .yes:
      break
    case .maybe:
      guard row.precedence > winnerPrecedence else { return }
      unknown = unknown.union(row.when).union(row.unless)
      if winner.map({ !row.saysTheSame(as: $0) }) ?? (row.verdict != .unspecified) {
        isTurned = true
      }
      let isBetter = row.allows && !rivalAllows
      let isHigher = row.allows == rivalAllows && row.precedence > rivalPrecedence
      guard rival < 0 || isBetter || isHigher else { return }
      rival = index
      rivalPrecedence = row.precedence
      rivalAllows = row.allows
    }
  }

  /// The decision where none of those rows says otherwise.
  var certain: Decision {
    Decision(index: winner, requires: winnerRequires.union(winnerAllows ? held : .none))
  }

  /// The decision where one does.
  func conditional(in known: KnownConditions) -> Decision {
    let missing = unknown.subtracting(known.holding).subtracting(known.failing)
    return Decision(
      index: winnerAllows ? winner : rival, isConditional: true,
      requires: missing.union(winnerRequires).union(held))
  }
}
