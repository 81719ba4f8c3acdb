// All mutants of the rule book.

@testable import LifecyclePolicy

/// The rule book with one change to one row.
struct Mutant: Sendable, CustomStringConvertible {
  let rule: RuleReference
  let kind: ChangeKind
  let what: String
  private let row: any RuleRow

  var book: MutantBook { MutantBook(rule, row) }
  var description: String { "\(rule.id): \(what)" }

  /// Whether the row can have a part in answers on an app and device, before the change or after.
  func canApply(in context: Context) -> Bool {
    rule.summary.canApply(in: context, rule.family) || row.canApply(in: context, rule.family)
  }

  /// Whether the change can matter on an app and device: a change of when the row is in force does
  /// only where it is so before or after, and not both.
  func canTell(in context: Context) -> Bool {
    guard canApply(in: context) else { return false }
    guard kind == .since || kind == .until, !rule.family.isSeenOutOfForce else { return true }
    return rule.summary.isInForce(in: context) != row.isInForce(in: context)
  }

  /// Whether the change can matter to a question: a change of what the row is about does only where
  /// it is so before or after, and not both.
  func canTell(_ probe: Probe) -> Bool {
    guard kind == .key, !isForEveryCause, case .question(let question) = probe.kind,
      rule.family != .cause, !what.hasPrefix("life cycles"), !what.hasPrefix("standings"),
      let asked = question.keys[rule.family]
    else { return true }
    return RowKeys(rule).overlap(asked) != RowKeys(rule, in: book).overlap(asked)
  }

  /// Whether it is about a pair of states, which is more than to be about each cause.
  private var isForEveryCause: Bool {
    rule.family == .transition && policy.book.transition(rule.index).causes == .all
  }

  /// The mutants of a row, in the order of its parts.
  static func all(of rule: RuleReference) -> [Mutant] {
    let book = policy.book
    return switch rule.family {
    case .lifecycle: all(of: rule, book.lifecycle(rule.index))
    case .transition: all(of: rule, book.transition(rule.index))
    case .cause: all(of: rule, book.cause(rule.index))
    case .delivery: all(of: rule, book.delivery(rule.index))
    case .deadline: all(of: rule, book.deadline(rule.index))
    case .standing: all(of: rule, book.standing(rule.index))
    case .relaunch: all(of: rule, book.relaunch(rule.index))
    case .notification: all(of: rule, book.notification(rule.index))
    case .mode: all(of: rule, book.mode(rule.index))
    case .event: all(of: rule, book.event(rule.index))
    case .quota: all(of: rule, book.quota(rule.index))
    case .conduct: all(of: rule, book.conduct(rule.index))
    case .duty: all(of: rule, book.duty(rule.index))
    case .manifest: all(of: rule, book.manifest(rule.index))
    case .termination: all(of: rule, book.termination(rule.index))
    }
  }

  private static func all(of rule: RuleReference, _ row: some MutableRow) -> [Mutant] {
    row.changes.map { Mutant(rule: rule, kind: $0.kind, what: $0.what, row: $0.row) }
  }
}

extension RuleRow {
  fileprivate func canApply(in context: Context, _ family: Family) -> Bool {
    if family.isSeenOutOfForce { return basis.profiles.contains(context.profile) }
    guard isInForce(in: context) else { return false }
    // What happened since a termination is part of the question.
    return family == .relaunch || family == .standing || applicability(context.known) != .no
  }
}

extension Family {
  /// Whether rows are looked at where they are not in force, too.
  fileprivate var isSeenOutOfForce: Bool { [.mode, .delivery, .cause].contains(self) }
}
