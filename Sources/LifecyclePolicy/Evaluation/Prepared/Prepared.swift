// The only access to answers that were computed beforehand.
//
// A policy with tables holds answers that were computed when it was prepared. A book holds answers
// that were settled when it was compiled. All other answers are found rule by rule. An answer is
// the same wherever it comes from.
//
// `settled` asks the book, and `lookUp` asks the tables. `SettledTransition` and `PolicyTables` say
// how the answers are stored.

extension Policy {
  package func answer(to query: TransitionQuery) -> TransitionAnswer {
    lookUp(query) ?? answer(notInTables: query)
  }

  package func answer(to allowance: Allowance) -> DeadlineAnswer {
    lookUp(allowance) ?? answer(notInTables: allowance)
  }

  package func answer(to query: RelaunchQuery) -> RelaunchAnswer {
    lookUp(query) ?? findRelaunch(query)
  }
}

// Answers to questions that the tables do not answer.
extension Policy {
  @inline(__always)
  package func answer(notInTables query: TransitionQuery) -> TransitionAnswer {
    if query.to == nil { return findTarget(query).answer }
    return settled(query) ?? findTransition(query).answer
  }

  @inline(__always)
  package func answer(notInTables allowance: Allowance) -> DeadlineAnswer {
    settled(allowance) ?? findDeadline(allowance)
  }

  /// Finds the answer rule by rule. A book has no settled answers about relaunches, because there
  /// would be too many.
  @inline(__always)
  package func answer(notInTables query: RelaunchQuery) -> RelaunchAnswer { decideRelaunch(query) }
}

// Answers from the tables. An answer is nil if the tables do not have it, or if the policy has no
// tables.
extension Policy {
  @inline(__always)
  package func lookUp(_ query: TransitionQuery) -> TransitionAnswer? { tables?.transition(query) }

  @inline(__always)
  package func lookUp(_ allowance: Allowance) -> DeadlineAnswer? { tables?.deadline(allowance) }

  @inline(__always)
  package func lookUp(_ query: RelaunchQuery) -> RelaunchAnswer? { tables?.relaunch(query) }
}
