// Writes the answer structs of the header. Each extension writes the fields that only its own
// struct has.

import LifecyclePolicy

extension TransitionAnswer: PreparableAnswer {
  static var kind: QuestionKind { .transition }
  static var size: Int { Layout.TransitionAnswer.size }
  static var end: Int { Layout.TransitionAnswer.reserved32 }

  static func answer(to query: TransitionQuery, _ policy: Policy) -> Self {
    policy.answer(to: query)
  }

  @inline(__always)
  static func lookUp(_ query: TransitionQuery, _ policy: Policy) -> Self? { policy.lookUp(query) }

  @inline(__always)
  static func answer(notShort query: TransitionQuery, _ policy: Policy) -> Self {
    policy.answer(notInTables: query)
  }

  @inline(__always)
  func put(into writer: some Writing) {
    writer.put($via, Layout.TransitionAnswer.via)
    writer.put($to, Layout.TransitionAnswer.to)
  }
}

extension NextAnswer: QueryAnswer {
  static var size: Int { Layout.NextAnswer.size }
  static var end: Int { Layout.NextAnswer.reserved }

  static func answer(to query: NextQuery, _ policy: Policy) -> Self { policy.next(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    writer.put(UInt32(truncatingIfNeeded: count), Layout.NextAnswer.count)
  }
}

extension PathAnswer: QueryAnswer {
  static var size: Int { Layout.PathAnswer.size }
  static var end: Int { Layout.PathAnswer.reserved }

  static func answer(to query: PathQuery, _ policy: Policy) -> Self { policy.path(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    writer.put(UInt32(truncatingIfNeeded: count), Layout.PathAnswer.count)
  }
}

extension DeadlineAnswer: PreparableAnswer {
  static var kind: QuestionKind { .deadline }
  static var size: Int { Layout.DeadlineAnswer.size }
  static var end: Int { Layout.DeadlineAnswer.reserved }

  static func answer(to query: Allowance, _ policy: Policy) -> Self { policy.answer(to: query) }

  @inline(__always)
  static func lookUp(_ query: Allowance, _ policy: Policy) -> Self? { policy.lookUp(query) }

  @inline(__always)
  static func answer(notShort query: Allowance, _ policy: Policy) -> Self {
    policy.answer(notInTables: query)
  }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.DeadlineAnswer
    writer.put($atExpiry, At.atExpiry)
    writer.put($advice, At.adviceNs)
    writer.put($limit, At.limitNs)
    writer.put($warning, At.warningNs)
    writer.put($code, At.code)
    writer.put($termination, At.termination)
    writer.put($starts, At.starts)
    writer.put(UInt32(0), At.reserved32)
    writer.put(resets.low, At.resetsMask)
  }
}

extension RelaunchAnswer: PreparableAnswer {
  static var kind: QuestionKind { .relaunch }
  static var size: Int { Layout.RelaunchAnswer.size }
  static var end: Int { Layout.RelaunchAnswer.reserved }

  static func answer(to query: RelaunchQuery, _ policy: Policy) -> Self { policy.answer(to: query) }

  @inline(__always)
  static func lookUp(_ query: RelaunchQuery, _ policy: Policy) -> Self? { policy.lookUp(query) }

  @inline(__always)
  static func answer(notShort query: RelaunchQuery, _ policy: Policy) -> Self {
    // The tables also answer some questions that `short` does not read, for example about the state
    // not running. Because the tables are asked first, even a damaged policy gives equal answers to
    // equal questions.
    policy.lookUp(query) ?? policy.answer(notInTables: query)
  }

  @inline(__always)
  static func short(_ fields: WholeStruct) -> RelaunchQuery? {
    RelaunchQuery.isByTermination(fields) ? try? RelaunchQuery.byTermination(fields) : nil
  }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.RelaunchAnswer
    writer.put($guarantee, At.guarantee)
    writer.put($launchState, At.launchState)
    writer.put($callback, At.callback)
    writer.put($allowance, At.allowance)
    writer.put($standing, At.standing)
    writer.put($allowanceDuration, At.allowanceNs)
    writer.put($deliveryRule, At.deliveryRule)
    writer.put($disposition, At.disposition)
    writer.put($occasion, At.occasion)
    writer.put($dispositionRule, At.dispositionRule)
  }
}

extension ConductAnswer: QueryAnswer {
  static var size: Int { Layout.ConductAnswer.size }
  static var end: Int { Layout.ConductAnswer.reserved32 }

  static func answer(to query: ConductQuery, _ policy: Policy) -> Self { policy.conduct(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.ConductAnswer
    writer.put(stopBefore, At.stopBefore)
    writer.put(price, At.price)
    writer.put(code, At.code)
    writer.put(termination, At.termination)
  }
}

extension DutiesAnswer: QueryAnswer {
  static var size: Int { Layout.DutiesAnswer.size }
  static var end: Int { Layout.DutiesAnswer.reserved }

  static func answer(to query: Callback, _ policy: Policy) -> Self { policy.duties(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    writer.put(UInt32(truncatingIfNeeded: count), Layout.DutiesAnswer.count)
  }
}

extension EventAnswer: QueryAnswer {
  static var size: Int { Layout.DeliveryAnswer.size }
  static var end: Int { Layout.DeliveryAnswer.reserved }

  static func answer(to query: EventQuery, _ policy: Policy) -> Self { policy.delivery(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.DeliveryAnswer
    writer.put(manner, At.manner)
    writer.put(callback, At.callback)
    writer.put(merging, At.merging)
    writer.put(trigger, At.trigger)
    writer.put(UInt32(0), At.reserved32)
    writer.put(rank ?? -1, At.rank)
  }
}

extension ModeAnswer: QueryAnswer {
  static var size: Int { Layout.ModeAnswer.size }
  static var end: Int { Layout.ModeAnswer.reserved }

  static func answer(to query: BackgroundMode, _ policy: Policy) -> Self { policy.mode(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.ModeAnswer
    writer.put(introduced?.packed ?? 0, At.introduced)
    writer.put(deprecated?.packed ?? 0, At.deprecated)
    writer.put(removed?.packed ?? 0, At.removed)
  }
}

extension QuotaAnswer: QueryAnswer {
  static var size: Int { Layout.QuotaAnswer.size }
  static var end: Int { Layout.QuotaAnswer.reserved32 }

  static func answer(to query: Quota, _ policy: Policy) -> Self { policy.quota(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.QuotaAnswer
    writer.put(unit, At.unit)
    writer.put(count ?? -1, At.count)
    writer.put(window, At.windowNs)
    writer.put(atExcess, At.atExcess)
  }
}

extension ManifestAnswer: HostAnswer {
  static var size: Int { Layout.ManifestAnswer.size }
  static var end: Int { Layout.ManifestAnswer.reserved }

  @inline(__always)
  func put(into writer: some Writing) {
    writer.put(UInt32(truncatingIfNeeded: count), Layout.ManifestAnswer.count)
  }
}

extension TerminationAnswer: QueryAnswer {
  static var size: Int { Layout.TerminationAnswer.size }
  static var end: Int { Layout.TerminationAnswer.reserved }

  static func answer(to query: TerminationQuery, _ policy: Policy) -> Self {
    policy.termination(query)
  }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.TerminationAnswer
    writer.put(cause, At.cause)
    writer.put(allowance, At.allowance)
    writer.put(brokenRule, At.brokenRule)
    writer.put(allowanceDuration, At.allowanceNs)
  }
}

extension SuspensionAnswer: QueryAnswer {
  static var size: Int { Layout.SuspensionAnswer.size }
  static var end: Int { Layout.SuspensionAnswer.reserved }

  static func answer(to query: SuspensionQuery, _ policy: Policy) -> Self {
    policy.suspension(query)
  }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.SuspensionAnswer
    writer.put(UInt32(0), At.reserved32)
    writer.put(allowances.low, At.allowances)
    writer.put(activities.low, At.activities)
  }
}

extension PurgeAnswer: QueryAnswer {
  static var size: Int { Layout.PurgeAnswer.size }
  static var end: Int { Layout.PurgeAnswer.reserved }

  static func answer(to query: PurgeQuery, _ policy: Policy) -> Self { policy.purge(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.PurgeAnswer
    writer.put(warned, At.warned)
    writer.put(rank ?? -1, At.rank)
  }
}

extension CallAnswer: QueryAnswer {
  static var size: Int { Layout.CallAnswer.size }
  static var end: Int { Layout.CallAnswer.reserved }

  static func answer(to query: CallQuery, _ policy: Policy) -> Self { policy.call(query) }

  @inline(__always)
  func put(into writer: some Writing) {
    typealias At = Layout.CallAnswer
    writer.put(receiver, At.receiver)
    writer.put(launchOption, At.launchOption)
    writer.put(connectionOption, At.connectionOption)
    writer.put(returnValue, At.returnValue)
    writer.put(UInt32(0), At.reserved32)
    writer.put(moreLaunchOptions.low, At.moreLaunchOptions)
    writer.put(moreConnectionOptions.low, At.moreConnectionOptions)
  }
}
