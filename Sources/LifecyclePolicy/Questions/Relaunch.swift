// Does an event wake or relaunch the app after a termination?

extension Policy {
  /// Returns whether an event wakes or relaunches the app.
  @inline(__always)
  public func relaunch(_ query: RelaunchQuery) -> RelaunchAnswer { answer(to: query) }
}
