// Finds the shortest chain of single steps from one state to another.

/// A chain that was found, with the rule and the cause of each step.
package struct PathSearch: Sendable, Equatable {
  /// The question that a search answers.
  package struct Request {
    let from: LifecycleState
    let to: LifecycleState
    let lastCause: Cause?
    /// The event for which the app runs.
    var trigger: Trigger?
    let allowed: Mask<Cause>
    /// True if a step may end the process.
    var mayEndProcess = true
    /// True if the chain may take steps that a rule refuses. Such a chain shows which rule stands
    /// in the way.
    var crossesRefusals = false
  }

  /// The maximum number of steps in a chain. The shortest chain between two states always has far
  /// fewer steps.
  package static let maximumSteps = 8

  /// True if there is a chain. A chain without steps leads from a state to itself.
  package var isFound = false
  package private(set) var count = 0
  /// The steps, 16 bits each: 10 for the rule, 6 for the cause.
  package private(set) var low: UInt64 = 0
  package private(set) var high: UInt64 = 0
  /// The number of the first transition rule. The steps store the numbers of rules relative to this
  /// number.
  private let first: Int

  init(in book: Book) { first = book.first(.transition) }

  package init(count: Int, low: UInt64, high: UInt64, in book: Book) {
    self.init(in: book)
    self.count = count
    self.low = low
    self.high = high
  }

  /// Returns the rule of a step.
  package func rule(_ index: Int) -> Int { first &+ Int(truncatingIfNeeded: packed(index) & 0x3ff) }

  package func cause(_ index: Int) -> Cause? {
    Cause(given: Int32(truncatingIfNeeded: packed(index) &>> 10 & 0x3f))
  }

  private func packed(_ index: Int) -> UInt64 {
    guard index >= 0, index < count else { return 0 }
    let word = index < 4 ? low : high
    return word &>> (UInt64(truncatingIfNeeded: index & 3) &* 16) & 0xffff
  }

  /// Puts a step before the other steps.
  mutating func prepend(rule: Int, cause: Cause) {
    high = high &<< 16 | low &>> 48
    low = low &<< 16 | UInt64(truncatingIfNeeded: rule &- first) & 0x3ff
    low |= UInt64(truncatingIfNeeded: cause.rawValue) &<< 10
    count &+= 1
  }
}

/// A place in the search: a state, and the cause that led to it.
///
/// The last cause is kept only in states in which rules ask for it, so that there are few places.
private struct Place {
  var state: LifecycleState
  var lastCause: Cause?
  var cause: Cause
  var parent: Int16
  var rule: Int16
  var depth: UInt8
}

extension Policy {
  /// Searches breadth first. The search tries rules in documented order, and the causes of a rule
  /// in the order of their values.
  @inline(never)
  package func findSteps(_ request: PathSearch.Request, _ lifecycle: Lifecycle) -> PathSearch {
    var path = PathSearch(in: book)
    if request.from == request.to {
      path.isFound = true
      return path
    }
    let start = Place(
      state: request.from, lastCause: request.lastCause, cause: .activation, parent: -1, rule: -1,
      depth: 0)
    return withUnsafeTemporaryAllocation(of: Place.self, capacity: 80) { places in
      guard places.count >= 80 else { return path }
      places[0] = start
      var count = 1
      var next = 0
      while next < count {
        let place = places[next]
        let goal = expand(place, next, request, lifecycle, places, &count)
        if goal >= 0 { return trace(goal, places) }
        next &+= 1
      }
      return path
    }
  }

  /// Adds the places that are one step away from `place`. Returns the index of the goal; -1 if the
  /// goal was not reached.
  private func expand(
    _ place: Place, _ position: Int, _ request: PathSearch.Request, _ lifecycle: Lifecycle,
    _ places: UnsafeMutableBufferPointer<Place>, _ count: inout Int
  ) -> Int {
    guard Int(place.depth) < PathSearch.maximumSteps else { return -1 }
    var goal = -1
    forEach(.leaving(place.state)) { rule in
      let row = rule.row(.transition)
      let to: LifecycleState = row.value(.to) ?? place.state
      guard row.value(.verdict) == Verdict.allowed, row.raw(.reason) == 0 else { return true }
      let causes = (row.set(.causes) as Mask<Cause>).intersection(request.allowed)
      guard !causes.isEmpty, matches(row, place.lastCause, nil, lifecycle) else { return true }
      for cause in causes.values {
        if !request.mayEndProcess, endsProcess(to, by: cause) { continue }
        let query = TransitionQuery(
          states: place.state, to: to, cause: cause, lastCause: place.lastCause)
        guard
          decides(rule, query, lifecycle)
            || request.crossesRefusals && isRefusal(transitionDecision(query, lifecycle))
        else { continue }
        if !request.crossesRefusals, request.trigger != nil {
          var forEvent = query
          forEvent.trigger = request.trigger
          if rulingOnEvent(of: forEvent).refusedBy != nil { continue }
        }
        let added = Place(
          state: to, lastCause: to.remembers(cause) ? cause : nil, cause: cause,
          parent: Int16(truncatingIfNeeded: position),
          rule: Int16(truncatingIfNeeded: rule.number), depth: place.depth &+ 1)
        // Checks that the cause exists, because a rule may name causes that do not exist on every
        // version of its range.
        guard count < places.count, !isKnown(added, places, count),
          absence(of: cause, lifecycle) == nil
        else { continue }
        places[count] = added
        count &+= 1
        if to == request.to {
          goal = count &- 1
          return false
        }
      }
      return true
    }
    return goal
  }

  /// Returns the causes that a path may use if the question names no cause.
  func ordinaryCauses(to state: LifecycleState) -> Mask<Cause> {
    rule(of: decide(.way(to: state)))?.set(.causes, .choice) ?? .none
  }

  /// Returns whether the deciding rule forbids the step.
  func isRefusal(_ decision: Decision) -> Bool {
    rule(of: decision)?.value(.verdict, .transition) == Verdict.forbidden
  }

  /// Returns whether a step to a state ends the process of the app.
  private func endsProcess(_ to: LifecycleState, by cause: Cause) -> Bool {
    // If a scene disconnects, the process continues, unless the cause ends the process.
    to == .notRunning || to == .sceneUnattached && !ordinaryCauses(to: to).contains(cause)
  }

  private func isKnown(
    _ place: Place, _ places: UnsafeMutableBufferPointer<Place>, _ count: Int
  ) -> Bool {
    for index in Indexes(below: count) {
      let other = places[index]
      if other.state == place.state, other.lastCause == place.lastCause { return true }
    }
    return false
  }

  private func trace(_ goal: Int, _ places: UnsafeMutableBufferPointer<Place>) -> PathSearch {
    var path = PathSearch(in: book)
    path.isFound = true
    var position = goal
    while position > 0, position < places.count, path.count < PathSearch.maximumSteps {
      let place = places[position]
      path.prepend(rule: Int(place.rule), cause: place.cause)
      position = Int(place.parent)
    }
    return path
  }
}

extension LifecycleState {
  /// Returns whether a rule about this state depends on whether `cause` led to the state.
  func remembers(_ cause: Cause) -> Bool {
    switch self {
    case .inactive, .background, .sceneForegroundInactive, .sceneBackground, .sceneUnattached: true
    case .notRunning: cause == .appUninstall
    case .prewarmed, .active, .suspended, .sceneForegroundActive: false
    }
  }
}
