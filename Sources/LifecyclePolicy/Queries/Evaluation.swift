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

/// Decides between the rows of one family that are about a question, in documented order.
///
/// Of the rows that apply, the one of highest precedence decides, the first where two are equal.
/// A row above it that may apply, and says otherwise, makes the answer conditional; where no row
/// applies for certain, the other outcome is silence.
@inline(__always)
func decide<Row: DecidingRow>(
  count: Int, _ row: (Int) -> Row, in context: Context, isAbout: (Row) -> Bool
) -> Decision {
  var maker = DecisionMaker()
  var index = 0
  while index < count {
    let candidate = row(index)
    if isAbout(candidate), candidate.isInForce(in: context) {
      maker.take(candidate, at: index, in: context.known)
    }
    index &+= 1
  }
  guard maker.mayTurn else { return maker.certain }
  let winner = maker.winner < 0 ? nil : row(maker.winner)
  index = 0
  while index < count {
    let candidate = row(index)
    if maker.isAbove(candidate.precedence), isAbout(candidate), candidate.isInForce(in: context),
      candidate.applicability(context.known) == .maybe,
      winner.map({ !candidate.saysTheSame(as: $0) }) ?? (candidate.verdict != .unspecified)
    {
      return maker.conditional(in: context.known)
    }
    index &+= 1
  }
  return maker.certain
}

/// Collects the rows that match one question.
struct DecisionMaker {
  /// The row that applies and decides; -1 where there is none.
  private(set) var winner = -1
  private var winnerPrecedence = Precedence.alternative
  private var winnerAllows = false
  private var winnerRequires: Mask<Condition> = .none
  /// Of the rows that may apply, the one that would decide: one that allows before others.
  private var candidate = -1
  private var candidatePrecedence = Precedence.base
  private var candidateAllows = false
  private var unknown: Mask<Condition> = .none
  private var held: Mask<Condition> = .none
  /// The highest precedence of a row that may apply.
  private var possible = Precedence.alternative

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
    case .yes:
      guard winner < 0 || row.precedence > winnerPrecedence else { return }
      winner = index
      winnerPrecedence = row.precedence
      winnerAllows = row.allows
      winnerRequires = row.allows ? row.when : row.when.union(row.unless)
    case .maybe:
      unknown = unknown.union(row.when.union(row.unless))
      possible = max(possible, row.precedence)
      let isBetter = row.allows && !candidateAllows
      let isHigher = row.allows == candidateAllows && row.precedence > candidatePrecedence
      guard candidate < 0 || isBetter || isHigher else { return }
      candidate = index
      candidatePrecedence = row.precedence
      candidateAllows = row.allows
    }
  }

  /// Whether a row stands above the winner.
  func isAbove(_ precedence: Precedence) -> Bool { precedence > winnerPrecedence }

  /// Whether a row that may apply stands above the winner.
  var mayTurn: Bool { isAbove(possible) }

  private var leansOn: Mask<Condition> {
    winnerRequires.union(winnerAllows ? held : .none)
  }

  /// The decision where none of those rows says otherwise.
  var certain: Decision { Decision(index: winner, requires: leansOn) }

  /// The decision where one does.
  func conditional(in known: KnownConditions) -> Decision {
    let missing = unknown.subtracting(known.holding).subtracting(known.failing)
    let keepsWinner = winnerAllows || candidate < 0
    return Decision(
      index: keepsWinner ? winner : candidate, isConditional: true,
      requires: missing.union(leansOn).union(held))
  }
}
