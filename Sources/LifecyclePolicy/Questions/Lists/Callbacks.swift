// Which form of a callback an OS calls, and which one comes in its place with scenes.

extension Policy {
  /// The row of a callback in force; nil where the OS does not call it in the app.
  private func row(_ callback: Callback) -> BookRule? {
    let found = decide(.callback(callback)).rule
    return found < 0 ? nil : BookRule(found, in: book)
  }

  /// The row of a callback on any version.
  private func anyRow(_ callback: Callback) -> BookRule? {
    let run = book.runOfAnyVersion(.callback(callback), place)
    return run.count == 0 ? nil : BookRule(book.candidate(run, 0), in: book)
  }

  /// Whether the OS calls a callback in the app, or can.
  func exists(_ callback: Callback) -> Bool { row(callback) != nil }

  /// The method of the scene delegate that takes its place with scenes; nil where it keeps its own.
  func sceneForm(of callback: Callback) -> Callback? {
    anyRow(callback)?.value(.sceneCallback, .callback)
  }

  /// The method of the app delegate in whose place this one stands; nil where it is no scene's.
  func appForm(of callback: Callback) -> Callback? {
    anyRow(callback)?.value(.appCallback, .callback)
  }

  /// Whether it announces that the interface comes or goes.
  func announcesInterface(_ callback: Callback) -> Bool {
    (anyRow(callback)?.raw(.ofInterface, .callback) ?? 0) != 0
  }

  /// The form of a callback that the OS calls in a state, and the one it falls back to; nil before
  /// both.
  func form(
    of newest: Callback, in state: AppState?
  ) -> (callback: Callback, fallback: Callback?)? {
    var callback = newest
    // A chain of forms is short; one that leads in a circle has no rule.
    var remaining = Callback.valueCount
    while remaining > 0, let any = anyRow(callback) {
      let falls = state != .background || any.raw(.fallbackInFrontOnly, .callback) == 0
      let fallback: Callback? = falls ? any.value(.fallback, .callback) : nil
      if any.since <= ruledOS { return (callback, fallback) }
      guard let fallback else { return nil }
      callback = fallback
      remaining &-= 1
    }
    return nil
  }
}
