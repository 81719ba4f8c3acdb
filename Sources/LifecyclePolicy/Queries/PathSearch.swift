// The shortest chain of single steps from one state to another.

/// A chain found, row and cause of each step.
struct PathSearch {
  /// What is looked for.
  struct Request {
    let from: LifecycleState
    let to: LifecycleState
    let lastCause: Cause?
    let allowed: Mask<Cause>
    /// Whether a step may end the process.
    var mayEndProcess = true
  }

  /// The longest chain that a token holds; no shortest chain comes near it.
  static let maximumSteps = 8

  /// Whether there is a chain; one without steps leads from a state to itself.
  var isFound = false
  private(set) var count = 0
  /// Each step in 16 bits: row 10, cause 6.
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0

  init() {}

  init(count: Int, low: UInt64, high: UInt64) {
    self.count = count
    self.low = low
    self.high = high
  }

  func row(_ index: Int) -> Int { Int(truncatingIfNeeded: packed(index) & 0x3ff) }

  func cause(_ index: Int) -> Cause? {
    Cause(rawValue: Int32(truncatingIfNeeded: packed(index) &>> 10 & 0x3f))
  }

  private func packed(_ index: Int) -> UInt64 {
    guard index >= 0, index < count else { return 0 }
    let word = index < 4 ? low : high
    return word &>> (UInt64(truncatingIfNeeded: index & 3) &* 16) & 0xffff
  }

  /// Puts a step before the others.
  mutating func prepend(row: Int, cause: Cause) {
    high = high &<< 16 | low &>> 48
    low = low &<< 16 | UInt64(truncatingIfNeeded: row) & 0x3ff
    low |= UInt64(truncatingIfNeeded: cause.rawValue) &<< 10
    count &+= 1
  }
}

/// A place in the search: a state, and the cause that led to it where that matters.
///
/// Only in inactive and background does it matter why an app is there, so that places are few.
private struct Place {
  var state: LifecycleState
  var lastCause: Cause?
  var cause: Cause
  var parent: Int16
  var row: Int16
  var depth: UInt8
}

extension RuleBook {
  /// Breadth first, rows in documented order, causes of a row in the order of their values.
  @inline(never)
  func findSteps(
    _ request: PathSearch.Request, _ lifecycle: Lifecycle, in context: Context
  ) -> PathSearch {
    if request.from == request.to {
      var path = PathSearch()
      path.isFound = true
      return path
    }
    let start = Place(
      state: request.from, lastCause: request.lastCause, cause: .activation, parent: -1, row: -1,
      depth: 0)
    return withUnsafeTemporaryAllocation(of: Place.self, capacity: 80) { places in
      guard places.count >= 80 else { return PathSearch() }
      places[0] = start
      var count = 1
      var next = 0
      while next < count {
        let place = places[next]
        let goal = expand(place, next, request, lifecycle, in: context, places, &count)
        if goal >= 0 { return trace(goal, places) }
        next &+= 1
      }
      return PathSearch()
    }
  }

  /// Adds the places one step from `place`; gives the goal's position, -1 where not reached.
  private func expand(
    _ place: Place, _ position: Int, _ request: PathSearch.Request, _ lifecycle: Lifecycle,
    in context: Context, _ places: UnsafeMutableBufferPointer<Place>, _ count: inout Int
  ) -> Int {
    guard Int(place.depth) < PathSearch.maximumSteps else { return -1 }
    let candidates = candidates(for: .leaving(place.state), in: context.era)
    var candidate = 0
    while candidate < candidates.count {
      let index = candidates[candidate]
      let row = transition(index)
      defer { candidate &+= 1 }
      guard candidates.have(row, in: context, { $0.from.contains(place.state) }),
        row.verdict == .allowed, row.reason == nil, row.lifecycles.contains(lifecycle)
      else { continue }
      var remaining = row.causes.intersection(request.allowed).bits
      while remaining != 0 {
        let value = Int32(truncatingIfNeeded: remaining.trailingZeroBitCount &+ 1)
        remaining &= remaining &- 1
        guard let cause = Cause(rawValue: value),
          request.mayEndProcess || !row.endsProcess(by: cause),
          row.matches(place.lastCause, nil, lifecycle)
        else { continue }
        let query = TransitionQuery(
          states: place.state, to: row.to, cause: cause, lastCause: place.lastCause)
        guard transitionRow(query, lifecycle, in: context) == index else { continue }
        let added = Place(
          state: row.to, lastCause: row.to.remembersCause ? cause : nil, cause: cause,
          parent: Int16(truncatingIfNeeded: position), row: Int16(truncatingIfNeeded: index),
          depth: place.depth &+ 1)
        guard count < places.count, !isKnown(added, places, count) else { continue }
        places[count] = added
        count &+= 1
        if row.to == request.to { return count &- 1 }
      }
    }
    return -1
  }

  private func isKnown(
    _ place: Place, _ places: UnsafeMutableBufferPointer<Place>, _ count: Int
  ) -> Bool {
    var index = 0
    while index < count {
      let other = places[index]
      if other.state == place.state, other.lastCause == place.lastCause { return true }
      index &+= 1
    }
    return false
  }

  private func trace(_ goal: Int, _ places: UnsafeMutableBufferPointer<Place>) -> PathSearch {
    var path = PathSearch()
    path.isFound = true
    var position = goal
    while position > 0, position < places.count, path.count < PathSearch.maximumSteps {
      let place = places[position]
      path.prepend(row: Int(place.row), cause: place.cause)
      position = Int(place.parent)
    }
    return path
  }
}

extension TransitionRule {
  /// Whether a step of the row ends the process of the app.
  fileprivate func endsProcess(by cause: Cause) -> Bool {
    to == .notRunning || to == .sceneUnattached && Cause.endings.contains(cause)
  }
}

extension LifecycleState {
  /// Whether rules ask why an app is in this state.
  var remembersCause: Bool {
    switch self {
    case .inactive, .background, .sceneForegroundInactive, .sceneBackground: true
    case .notRunning, .prewarmed, .active, .suspended, .sceneUnattached, .sceneForegroundActive:
      false
    }
  }
}
