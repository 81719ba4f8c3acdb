// What a row answers, to compare with another.

@testable import LifecyclePolicy

extension RuleReference {
  var told: String {
    let book = policy.book
    switch family {
    case .lifecycle: return "\(book.lifecycle(index).lifecycle)"
    case .transition:
      let row = book.transition(index)
      let steps = (0..<row.steps.count).compactMap { row.steps.at($0)?.bits }
      return words(row.verdict, row.reason, row.via) + " \(steps)"
    case .cause: return "\(book.cause(index).from.bits)"
    case .delivery:
      let row = book.delivery(index)
      return words(row.launchState, row.callback, row.second, row.allowance, row.launchCallback)
        + " \(row.onLaunchOnly)"
    case .deadline:
      let row = book.deadline(index)
      return words(row.verdict, row.atExpiry, row.code, row.extendable)
        + figures(row.advice?.count, row.limit?.count, row.warning?.count)
    case .standing: return "\(book.standing(index).standing)"
    case .relaunch: return words(book.relaunch(index).verdict, book.relaunch(index).guarantee)
    case .notification:
      let row = book.notification(index)
      return "\(row.isBefore) \(row.readsAsMethod)"
    case .mode:
      let row = book.mode(index)
      return words(row.verdict)
        + " \(row.deprecated) \(row.wakes.bits) \(row.permits.bits) \(row.keepsRunning.bits)"
    case .event:
      let row = book.event(index)
      return words(row.verdict, row.manner, row.callback)
    case .quota:
      let row = book.quota(index)
      return words(row.verdict, row.unit, row.atExcess) + figures(row.count, row.window?.count)
    case .conduct:
      let row = book.conduct(index)
      return words(row.verdict, row.stopBefore, row.price, row.code)
    case .duty: return words(book.duty(index).undoneAt)
    case .manifest: return words(book.manifest(index).severity)
    case .termination:
      let row = book.termination(index)
      return words(row.verdict, row.cause, row.allowance, row.activity) + " \(row.text)"
    }
  }
}

/// Names, a dash for none.
private func words(_ nouns: (any Noun)?...) -> String {
  nouns.map { $0.map { "\($0.name)" } ?? "-" }.joined(separator: " ")
}

private func figures(_ numbers: Int64?...) -> String {
  numbers.map { $0.map { " \($0)" } ?? " -" }.joined()
}
