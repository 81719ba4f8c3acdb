// How long may something take?

extension Policy {
  /// Returns the figures of an allowance, and what follows when they are used up.
  @inline(__always)
  public func deadline(_ allowance: Allowance) -> DeadlineAnswer { answer(to: allowance) }
}
