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

/// Collects the rows that match one question, in documented order, and decides between them.
///
/// Of the rows that apply, the one of highest precedence decides, the first where two are equal.
/// A row that may apply makes the answer conditional where it would turn it to or from allowed.
struct DecisionMaker {
  private var winner = -1
  private var winnerPrecedence = Precedence.base
  private var winnerAllows = false
  private var winnerRequires: Mask<Condition> = .none
  private var candidate = -1
  private var candidatePrecedence = Precedence.base
  private var candidateAllows = false
  private var unknownAbove: Mask<Condition> = .none
  private var held: Mask<Condition> = .none
  /// The precedences of rows that may apply and allow, and of those that may and do not.
  private var mayAllow: UInt8 = 0
  private var mayRefuse: UInt8 = 0

  init() {}

  /// Takes a row that matches the question and is in force.
  @inline(__always)
  mutating func take<Row: RuleRow>(
    _ row: Row, at index: Int, allows: Bool, in known: KnownConditions
  ) {
    switch row.applicability(known) {
    case .no:
      held = held.union(row.blocking(known))
    case .yes:
      if winner < 0 || row.precedence > winnerPrecedence {
        winner = index
        winnerPrecedence = row.precedence
        winnerAllows = allows
        // What an answer of "allowed" asks to fail, it does not lean on.
        winnerRequires = allows ? row.when : row.when.union(row.unless)
      }
    case .maybe:
      let bit: UInt8 = 1 &<< row.precedence.rawValue
      if allows { mayAllow |= bit } else { mayRefuse |= bit }
      unknownAbove = unknownAbove.union(row.when.union(row.unless))
      if candidate < 0 || (allows && !candidateAllows)
        || (allows == candidateAllows && row.precedence > candidatePrecedence)
      {
        candidate = index
        candidatePrecedence = row.precedence
        candidateAllows = allows
      }
    }
  }

  /// The decision over all rows taken.
  func decision(in known: KnownConditions) -> Decision {
    let unknown = unknownAbove.subtracting(known.holding).subtracting(known.failing)
    guard winner >= 0 else {
      // Nothing applies for certain; silence is the other outcome.
      guard mayAllow != 0 else { return Decision() }
      return Decision(index: candidate, isConditional: true, requires: unknown.union(held))
    }
    // Only what stands above the winner can turn the answer.
    let above = ~((UInt8(2) &<< winnerPrecedence.rawValue) &- 1)
    let turns = winnerAllows ? mayRefuse & above != 0 : mayAllow & above != 0
    let leansOn = winnerRequires.union(winnerAllows ? held : .none)
    guard turns else { return Decision(index: winner, requires: leansOn) }
    return Decision(
      index: winnerAllows ? winner : candidate, isConditional: true,
      requires: unknown.union(leansOn).union(held))
  }
}
