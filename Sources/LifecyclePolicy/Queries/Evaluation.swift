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

/// What a row would have the answer be, as far as it matters whether another row says the same.
enum Outcome: UInt8 {
  case silence
  case allowed
  case refused
  case conditional
  case absent
  /// A deadline without limit.
  case unlimited

  init(_ verdict: Verdict) {
    switch verdict {
    case .allowed: self = .allowed
    case .forbidden: self = .refused
    case .conditional: self = .conditional
    case .notApplicable: self = .absent
    case .unspecified, .unknownOS: self = .silence
    }
  }
}

/// Collects the rows that match one question, in documented order, and decides between them.
///
/// Of the rows that apply, the one of highest precedence decides, the first where two are equal.
/// A row above it that may apply, and says otherwise, makes the answer conditional; where no row
/// applies for certain, the other outcome is silence.
struct DecisionMaker {
  private var winner = -1
  private var winnerPrecedence = Precedence.base
  private var winnerOutcome = Outcome.silence
  private var winnerRequires: Mask<Condition> = .none
  private var candidate = -1
  private var candidatePrecedence = Precedence.base
  private var candidateOutcome = Outcome.silence
  private var unknown: Mask<Condition> = .none
  private var held: Mask<Condition> = .none
  /// The outcomes of rows that may apply, eight bits for each precedence.
  private var possible: UInt64 = 0

  init() {}

  /// Takes a row that matches the question and is in force.
  @inline(__always)
  mutating func take<Row: RuleRow>(
    _ row: Row, at index: Int, _ outcome: Outcome, in known: KnownConditions
  ) {
    guard row.precedence != .alternative else { return }
    switch row.applicability(known) {
    case .no:
      held = held.union(row.blocking(known))
    case .yes:
      guard winner < 0 || row.precedence > winnerPrecedence else { return }
      winner = index
      winnerPrecedence = row.precedence
      winnerOutcome = outcome
      // What an answer of "allowed" asks to fail, it does not lean on.
      winnerRequires = outcome == .allowed ? row.when : row.when.union(row.unless)
    case .maybe:
      possible |= 1 &<< UInt64(row.precedence.rawValue &* 8 &+ outcome.rawValue)
      unknown = unknown.union(row.when.union(row.unless))
      let isBetter = outcome == .allowed && candidateOutcome != .allowed
      let isHigher =
        (outcome == .allowed) == (candidateOutcome == .allowed)
        && row.precedence > candidatePrecedence
      guard candidate < 0 || isBetter || isHigher else { return }
      candidate = index
      candidatePrecedence = row.precedence
      candidateOutcome = outcome
    }
  }

  /// The decision over all rows taken.
  func decision(in known: KnownConditions) -> Decision {
    let above = winner < 0 ? 0 : UInt64(winnerPrecedence.rawValue &+ 1) &* 8
    var others = possible &>> above
    let leansOn = winnerRequires.union(winnerOutcome == .allowed ? held : .none)
    let same: UInt64 = 1 &<< UInt64(winnerOutcome.rawValue)
    while others != 0 {
      if others & 0xff & ~same != 0 {
        let missing = unknown.subtracting(known.holding).subtracting(known.failing)
        let keepsWinner = winnerOutcome == .allowed || candidate < 0
        return Decision(
          index: keepsWinner ? winner : candidate, isConditional: true,
          requires: missing.union(leansOn).union(held))
      }
      others &>>= 8
    }
    return Decision(index: winner, requires: leansOn)
  }
}
