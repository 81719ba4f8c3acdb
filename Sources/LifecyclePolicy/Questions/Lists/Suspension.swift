// May the system suspend the app? Which app is ended first when memory is short?

public struct SuspensionQuery: Sendable, Equatable {
  /// The allowances whose clocks run for the app, such as the allowance of a background task or a
  /// wake-up.
  public var allowances: Mask<Allowance>
  /// The activities of the app.
  public var activities: Mask<Activity>
  /// The activities that began while the app was in the foreground.
  public var begunInFront: Mask<Activity>

  public init(
    _ allowances: Mask<Allowance> = .none, activities: Mask<Activity> = .none,
    begunInFront: Mask<Activity> = .none
  ) {
    self.allowances = allowances
    self.activities = activities
    self.begunInFront = begunInFront
  }
}

/// The verdict is allowed if nothing keeps the app from being suspended, forbidden if something
/// does, not applicable if the app has no suspended state, and conditional if unknown facts decide.
public struct SuspensionAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// The allowances that keep the app running.
  public var allowances: Mask<Allowance> = .none
  /// The activities that keep the app running.
  public var activities: Mask<Activity> = .none
}

public struct PurgeQuery: Sendable, Equatable {
  public var state: AppState
  /// The activities of the app.
  public var activities: Mask<Activity>

  public init(in state: AppState, activities: Mask<Activity> = .none) {
    self.state = state
    self.activities = activities
  }
}

/// The verdict is allowed if the app can be ended to free memory, not applicable if the app does
/// not run or does not have the state, conditional if unknown facts decide, and unspecified if no
/// rule is about the state.
public struct PurgeAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// The position of the app in the order in which apps are ended. The app with the lowest rank is
  /// ended first. If ranks are equal, the larger app is ended first.
  public var rank: Int64?
  /// Says whether the app gets a memory warning before it is ended.
  public var warned: Fact = .unknown
}

extension Policy {
  /// Returns whether anything keeps an app in the background from being suspended.
  @inline(never)
  public func suspension(_ query: SuspensionQuery) -> SuspensionAnswer {
    var answer = SuspensionAnswer()
    answer.ruling = suspensionRuling(query)
    guard lifecycle.rule == nil || lifecycle.states.contains(.suspended) else { return answer }
    let filter = Filter(query)
    forEach(.suspension) { rule in
      guard applies(rule), rule.value(.verdict, .suspension) == Verdict.forbidden else {
        return true
      }
      let held: Mask<Activity> = rule.set(.activities, .suspension)
      answer.allowances = answer.allowances.union(
        query.allowances.intersection(rule.set(.allowances, .suspension)))
      answer.activities = answer.activities.union(held.intersection(filter.underWay(rule)))
      return true
    }
    return answer
  }

  /// Returns the ruling of `suspension`, without what keeps the app running.
  @inline(__always)
  func suspensionRuling(_ query: SuspensionQuery) -> Ruling {
    let ruling: Ruling
    if let rule = lifecycle.rule, !lifecycle.states.contains(.suspended) {
      ruling = self.ruling(rule.number, .notApplicable)
    } else {
      ruling = self.ruling(decide(.suspension, Filter(query)), in: .suspension)
    }
    return dependOnLifecycle(ruling, having: .suspended)
  }

  /// Returns whether an app can be ended when memory is short, and the app's rank among other apps.
  @inline(never)
  public func purge(_ query: PurgeQuery) -> PurgeAnswer {
    var answer = PurgeAnswer()
    let state = LifecycleState(query.state)
    if let rule = lifecycle.rule, !lifecycle.states.contains(state) {
      answer.ruling = ruling(rule.number, .notApplicable)
    } else {
      var filter = Filter()
      filter.activities = query.activities
      let decision = decide(.purge(query.state), filter)
      answer.ruling = ruling(decision, in: .purge)
      if let rule = rule(of: decision) {
        answer.rank = rule.known(.rank, .purge)
        answer.warned = rule.value(.warned, .purge) ?? .unknown
      }
    }
    answer.ruling = dependOnLifecycle(answer.ruling, having: state)
    return answer
  }
}

extension Filter {
  fileprivate init(_ query: SuspensionQuery) {
    allowances = query.allowances
    activities = query.activities
    begunInFront = query.begunInFront
  }
}
