// What a row is about, apart from versions, profile and conditions.

@testable import LifecyclePolicy

/// The question that a row answers, or that is asked, as masks: two meet where all overlap.
struct RowKeys: Sendable {
  /// One mask for each part of the question; nil is any.
  private let parts: [UInt64?]
  /// The termination codes.
  private var codes: ClosedRange<UInt64>?
  /// What is listed where rows of a family stand side by side.
  private var listed: String?

  init(_ parts: [UInt64?], codes: ClosedRange<UInt64>? = nil) {
    self.parts = parts
    self.codes = codes
  }

  init(_ rule: RuleReference) { self.init(rule, in: policy.book) }

  init(_ rule: RuleReference, in book: some RuleBook) {
    switch rule.family {
    case .lifecycle: parts = []
    case .transition:
      let row = book.transition(rule.index)
      parts = [
        row.from.bits, row.to.bit, row.causes.bits, row.lifecycles.bits, RowKeys.any(row.after),
        RowKeys.any(row.interruptions),
      ]
    case .cause:
      let row = book.cause(rule.index)
      parts = [row.causes.bits, row.lifecycles.bits, RowKeys.general(row.interruptions)]
    case .delivery: parts = [book.delivery(rule.index).triggers.bits]
    case .deadline: parts = [book.deadline(rule.index).allowances.bits]
    case .standing: parts = [book.standing(rule.index).terminations.bits]
    case .relaunch:
      let row = book.relaunch(rule.index)
      parts = [row.triggers.bits, row.standings.bits, RowKeys.any(row.terminations)]
    case .notification:
      let row = book.notification(rule.index)
      parts = [row.callback.bit, row.axes.bits, row.notification.bit]
    case .mode: parts = [book.mode(rule.index).mode.bit]
    case .event:
      let row = book.event(rule.index)
      parts = [row.events.bits, row.states.bits]
    case .quota: parts = [book.quota(rule.index).quota.bit]
    case .conduct:
      let row = book.conduct(rule.index)
      parts = [row.activities.bits, row.states.bits]
    case .duty:
      let row = book.duty(rule.index)
      parts = [row.callback.bit]
      listed = row.text.description
    case .manifest:
      let row = book.manifest(rule.index)
      parts = []
      listed = "\(row.key) \(row.value) \(row.text)"
    case .termination:
      let row = book.termination(rule.index)
      // Codes of 32 bits are answered without a namespace, too, as SpringBoard's.
      let isSpringBoard = row.namespaces.isEmpty || row.namespaces.contains(.springboard)
      let without = row.low > 0xffff && isSpringBoard ? RowKeys.noNamespace : 0
      parts = [RowKeys.any(row.namespaces).map { $0 | without }]
      codes = row.low...max(row.low, row.high)
    }
  }

  private static func any<Element: Noun>(_ mask: Mask<Element>) -> UInt64? {
    mask.isEmpty ? nil : mask.bits
  }

  /// Stands for a report that names no namespace.
  fileprivate static let noNamespace: UInt64 = 1 << 63

  /// A row about some interruptions adds to the general one.
  private static func general(_ interruptions: Mask<Interruption>) -> UInt64 {
    interruptions.isEmpty ? 1 << 63 : interruptions.bits
  }

  /// Whether one question can meet both.
  func overlap(_ other: RowKeys) -> Bool {
    if let codes, let others = other.codes, !codes.overlaps(others) { return false }
    if let listed, let other = other.listed, listed != other { return false }
    return zip(parts, other.parts).allSatisfy { ($0 ?? .max) & ($1 ?? .max) != 0 }
  }
}

extension Family {
  /// Whether all rows that apply are given, not the one that decides.
  var isListed: Bool {
    switch self {
    case .notification, .duty, .manifest: true
    case .lifecycle, .transition, .cause, .delivery, .deadline, .standing, .relaunch, .mode,
      .event, .quota, .conduct, .termination:
      false
    }
  }
}

extension Question {
  /// What is asked of the rows of each family that are about the question.
  var keys: [Family: RowKeys] {
    switch self {
    case .transition(let query):
      let interruption = query.interruption?.bit
      return [
        .lifecycle: RowKeys([]),
        .transition: RowKeys([
          query.from.bit, query.to.bit, query.cause.bit, nil, query.lastCause?.bit,
          interruption ?? Mask<Interruption>.covering.bits,
        ]),
        .cause: RowKeys([query.cause.bit, nil, 1 << 63 | (interruption ?? 0)]),
        .delivery: RowKeys([query.trigger?.bit ?? 0]),
      ]
    case .deadline(let allowance): return [.deadline: RowKeys([allowance.bit])]
    case .relaunch(let query):
      return [
        .lifecycle: RowKeys([]),
        .cause: RowKeys([query.termination.cause?.bit ?? 0, nil, 1 << 63]),
        .delivery: RowKeys([query.trigger.bit]),
        .standing: RowKeys([query.termination.bit]),
        .relaunch: RowKeys([query.trigger.bit, nil, query.termination.bit]),
      ]
    case .conduct(let query):
      return [
        .lifecycle: RowKeys([]),
        .conduct: RowKeys([query.activity.bit, LifecycleState(query.state).bit]),
      ]
    case .event(let query):
      return [
        .lifecycle: RowKeys([]),
        .event: RowKeys([query.event.bit, LifecycleState(query.state).bit]),
      ]
    case .quota(let quota): return [.quota: RowKeys([quota.bit])]
    case .mode(let mode): return [.mode: RowKeys([mode.bit])]
    case .termination(let query):
      let namespace = query.namespace?.bit ?? RowKeys.noNamespace
      return [.termination: RowKeys([namespace], codes: query.code...query.code)]
    }
  }
}
