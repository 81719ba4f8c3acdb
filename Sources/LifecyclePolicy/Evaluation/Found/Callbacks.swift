// Finds the form of a callback that an OS version calls, and the method that replaces the callback
// in apps with scenes.

extension Policy {
  /// Returns the rule that is in force for a callback; nil if the OS does not call the callback in
  /// the app.
  private func row(_ callback: Callback) -> BookRule? {
    rule(of: decide(.callback(callback)))
  }

  /// Returns the first rule that any version has about a callback; nil if there is none.
  func anyRow(_ callback: Callback) -> BookRule? {
    let run = book.runOfAnyVersion(.callback(callback), place)
    return run.count == 0 ? nil : BookRule(book.candidate(run, 0), in: book)
  }

  /// Returns whether the OS calls, or can call, a callback in the app.
  func exists(_ callback: Callback) -> Bool { row(callback) != nil }

  /// Returns the scene delegate's method that replaces a callback in apps with scenes; nil if there
  /// is no such method.
  func sceneForm(of callback: Callback) -> Callback? {
    anyRow(callback)?.value(.sceneCallback, .callback)
  }

  /// Returns the app delegate's method that a callback replaces; nil if the callback is not a
  /// method of the scene delegate.
  func appForm(of callback: Callback) -> Callback? {
    anyRow(callback)?.value(.appCallback, .callback)
  }

  /// Returns whether a callback announces that the interface comes or goes.
  func announcesInterface(_ callback: Callback) -> Bool {
    (anyRow(callback)?.raw(.ofInterface, .callback) ?? 0) != 0
  }

  /// Returns the form of a callback that the OS calls in a state, and the form that is called if
  /// the app does not implement the first form. Returns nil if the OS calls no form in the state.
  func form(
    of newest: Callback, in state: AppState?
  ) -> (callback: Callback, fallback: Callback?)? {
    var callback = newest
    // A chain of forms is short. The counter ends the loop even if rules lead in a circle.
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
