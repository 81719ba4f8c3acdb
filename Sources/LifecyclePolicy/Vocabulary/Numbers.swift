// Property wrappers that store values of answers as the numbers of the C interface.

/// Stores a value of an enumeration as its number, and nil as 0.
@propertyWrapper
public struct Coded<Value: VocabularyEnum>: Sendable, Equatable {
  public var projectedValue: Int32

  @inline(__always)
  public init(wrappedValue: Value? = nil) { projectedValue = wrappedValue?.rawValue ?? 0 }

  @inline(__always)
  public var wrappedValue: Value? {
    get { Value(given: projectedValue) }
    set { projectedValue = newValue?.rawValue ?? 0 }
  }
}

/// Stores a duration as a number of nanoseconds, and nil as -1.
@propertyWrapper
public struct Lasting: Sendable, Equatable {
  public var projectedValue: Int64

  @inline(__always)
  public init(wrappedValue: Nanoseconds? = nil) { projectedValue = wrappedValue?.count ?? -1 }

  @inline(__always)
  public var wrappedValue: Nanoseconds? {
    get { Nanoseconds(known: projectedValue) }
    set { projectedValue = newValue?.count ?? -1 }
  }
}

extension Nanoseconds {
  /// Creates a duration; nil if `count` is -1.
  @inline(__always)
  init?(known count: Int64) {
    if count == -1 { return nil }
    self.init(count)
  }
}
