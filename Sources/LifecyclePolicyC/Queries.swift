// Reads the query structs of the header as questions of the core.

import LifecyclePolicy

extension TransitionQuery: HostQuery {
  static var size: Int { Layout.TransitionQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.TransitionQuery
    let from: LifecycleState = try fields.required(At.from, .from)
    self.init(
      states: from,
      to: try fields.optionalState(At.to, .to, as: from),
      cause: try fields.required(At.cause, .cause),
      lastCause: try fields.optional(At.lastCause, .lastCause),
      trigger: try fields.optional(At.trigger, .trigger),
      interruption: try fields.optional(At.interruption, .interruption))
  }
}

extension NextQuery: HostQuery {
  static var size: Int { Layout.NextQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.NextQuery
    self.init(
      state: try fields.required(At.from, .from),
      lastCause: try fields.optional(At.lastCause, .lastCause))
  }
}

extension PathQuery: HostQuery {
  static var size: Int { Layout.PathQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.PathQuery
    let from: LifecycleState = try fields.required(At.from, .from)
    let to = try fields.state(At.to, .to, as: from)
    let allowed: Mask<Cause> = try fields.mask(At.allowedCauses, .allowedCauses, words: 2)
    try fields.checkReserved(At.reserved)
    self.init(
      states: from, to: to, allowedCauses: allowed.isEmpty ? nil : allowed,
      lastCause: try fields.optional(At.lastCause, .lastCause),
      trigger: try fields.optional(At.trigger, .trigger))
  }
}

extension Allowance: HostQuery {
  static var size: Int { Layout.DeadlineQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    self = try fields.required(Layout.DeadlineQuery.allowance, .allowance)
  }
}

extension RelaunchQuery: HostQuery {
  static var size: Int { Layout.RelaunchQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    if Self.isByTermination(fields) {
      self = try Self.byTermination(fields)
    } else {
      self = try Self.more(fields)
    }
  }

  /// Returns whether the query gives neither a state nor the force-quit flag. Most queries give
  /// neither.
  @inline(__always)
  static func isByTermination(_ fields: some Fields) -> Bool {
    typealias At = Layout.RelaunchQuery
    // The flag and the reserved field after it form one word.
    return fields.int32(At.state) == 0 && fields.uint64(At.forceQuit) == 0
  }

  @inline(__always)
  static func byTermination(_ fields: some Fields) throws(Failure) -> RelaunchQuery {
    typealias At = Layout.RelaunchQuery
    return RelaunchQuery(
      after: try fields.required(At.termination, .termination),
      on: try fields.required(At.trigger, .trigger),
      since: try fields.mask(At.eventsSince, .eventsSince))
  }

  /// Reads a query that names a state or sets the force-quit flag. Fails if the reserved field is
  /// not 0.
  @inline(never)
  private static func more(_ fields: some Fields) throws(Failure) -> RelaunchQuery {
    typealias At = Layout.RelaunchQuery
    let state = fields.int32(At.state) == 0 ? nil : try fields.appState(At.state, .state)
    let isInMemory = state.map { $0 != .notRunning && $0 != .prewarmed } ?? false
    let termination: Termination
    if isInMemory {
      termination = try fields.optional(At.termination, .termination) ?? .none
    } else {
      termination = try fields.required(At.termination, .termination)
    }
    let trigger: Trigger = try fields.required(At.trigger, .trigger)
    let since: Mask<Since> = try fields.mask(At.eventsSince, .eventsSince)
    let forceQuit = try fields.fact(At.forceQuit, .forceQuit) == .yes
    try fields.checkReserved(At.reserved)
    guard let state else {
      return RelaunchQuery(after: termination, on: trigger, since: since, forceQuit: forceQuit)
    }
    guard isInMemory || termination != .none else {
      throw Failure(
        .termination, Int64(termination.rawValue), outside: 2...Int64(Termination.valueCount))
    }
    return RelaunchQuery(
      in: state, after: termination, on: trigger, since: since, forceQuit: forceQuit)
  }
}

extension ConductQuery: HostQuery {
  static var size: Int { Layout.ConductQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.ConductQuery
    let state = try fields.appState(At.state, .state)
    self.init(in: state, try fields.required(At.activity, .activity))
  }
}

extension Callback: HostQuery {
  static var size: Int { Layout.DutiesQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    self = try fields.required(Layout.DutiesQuery.callback, .callback)
  }
}

extension EventQuery: HostQuery {
  static var size: Int { Layout.DeliveryQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.DeliveryQuery
    let state = try fields.appState(At.state, .state)
    self.init(try fields.required(At.event, .event), in: state)
  }
}

extension BackgroundMode: HostQuery {
  static var size: Int { Layout.ModeQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    self = try fields.required(Layout.ModeQuery.mode, .mode)
  }
}

extension Quota: HostQuery {
  static var size: Int { Layout.QuotaQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    self = try fields.required(Layout.QuotaQuery.quota, .quota)
  }
}

extension TerminationQuery: HostQuery {
  static var size: Int { Layout.TerminationQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.TerminationQuery
    let namespace: TerminationNamespace? = try fields.optional(
      At.reasonNamespace, .reasonNamespace)
    let domain: ErrorDomain? = try fields.optional(At.errorDomain, .errorDomain)
    try fields.checkReserved(At.reserved)
    self.init(namespace, code: fields.uint64(At.code), of: domain)
  }
}

extension SuspensionQuery: HostQuery {
  static var size: Int { Layout.SuspensionQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.SuspensionQuery
    self.init(
      try fields.mask(At.allowances, .allowances),
      activities: try fields.mask(At.activities, .activities),
      begunInFront: try fields.mask(At.begunInFront, .begunInFront))
    try fields.checkReserved(At.reserved)
  }
}

extension PurgeQuery: HostQuery {
  static var size: Int { Layout.PurgeQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.PurgeQuery
    let state = try fields.appState(At.state, .state)
    self.init(in: state, activities: try fields.mask(At.activities, .activities))
  }
}

extension CallQuery: HostQuery {
  static var size: Int { Layout.CallQuery.size }

  @inline(__always)
  init(_ fields: some Fields) throws(Failure) {
    typealias At = Layout.CallQuery
    self.init(
      try fields.required(At.callback, .callback), on: try fields.optional(At.trigger, .trigger))
  }
}
