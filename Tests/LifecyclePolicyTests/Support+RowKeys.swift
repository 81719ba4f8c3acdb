// What a row is about, apart from versions, profile and conditions.

@testable import LifecyclePolicy

/// The question that a row answers, as masks; two rows meet where every one of them overlaps.
struct RowKeys: Sendable {
  /// One mask for each part of the question; nil is any.
  private let parts: [UInt64?]

  init(_ rule: RuleReference) {
    let book = policy.book
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
      parts = [
        row.causes.bits, row.lifecycles.bits,
        // A row about some interruptions adds to the general one.
        row.interruptions.isEmpty ? 1 << 63 : row.interruptions.bits,
      ]
    case .delivery: parts = [book.delivery(rule.index).triggers.bits]
    case .deadline: parts = [book.deadline(rule.index).allowances.bits]
    case .standing: parts = [book.standing(rule.index).terminations.bits]
    case .relaunch:
      let row = book.relaunch(rule.index)
      parts = [row.triggers.bits, row.standings.bits, RowKeys.any(row.terminations)]
    }
  }

  private static func any<Element: Noun>(_ mask: Mask<Element>) -> UInt64? {
    mask.isEmpty ? nil : mask.bits
  }

  /// Whether one question can meet both.
  func overlap(_ other: RowKeys) -> Bool {
    zip(parts, other.parts).allSatisfy { ($0 ?? .max) & ($1 ?? .max) != 0 }
  }
}

extension RuleReference {
  /// What a row answers, to compare with another.
  var told: String {
    let book = policy.book
    switch family {
    case .lifecycle: return "\(book.lifecycle(index).lifecycle)"
    case .transition:
      let row = book.transition(index)
      let steps = (0..<row.steps.count).compactMap { row.steps.at($0)?.bits }
      return "\(row.verdict) \(row.reason?.name ?? "") \(row.via?.name ?? "") \(steps)"
    case .cause: return "\(book.cause(index).from.bits)"
    case .delivery:
      let row = book.delivery(index)
      return
        "\(row.launchState?.name ?? "") \(row.callback?.name ?? "") \(row.second?.name ?? "") "
        + "\(row.allowance?.name ?? "") \(row.onLaunchOnly)"
    case .deadline:
      let row = book.deadline(index)
      return
        "\(row.verdict) \(row.advice?.count ?? -1) \(row.limit?.count ?? -1) "
        + "\(row.warning?.count ?? -1) \(row.atExpiry?.name ?? "") \(row.code?.name ?? "") "
        + "\(row.extendable)"
    case .standing: return "\(book.standing(index).standing)"
    case .relaunch:
      let row = book.relaunch(index)
      return "\(row.verdict) \(row.guarantee?.name ?? "")"
    }
  }
}
