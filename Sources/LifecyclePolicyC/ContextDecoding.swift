// The context of a question, as a host wrote it.

import LifecyclePolicy

/// What the host said, checked once for a call. Contexts are worked out when asked for.
///
/// It holds all that was read: what was checked is used, whatever the host's memory has since. It
/// is large, and is not copied.
struct HostContext: ~Copyable {
  let os: OSVersion
  /// The last version of the range; `os` where there is none.
  let last: OSVersion
  let profile: EvidenceProfile
  let limits: HostLimits
  private let app: HostApp
  private let facts: HostFacts
  /// Whether there are no facts.
  private let isOrdinary: Bool

  @inline(never)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    let fields: ContextFields = try read(pointer)
    let app = try AppWords(fields.app)
    let facts = try FactsWords(fields.facts)
    let limits = try HostLimits(fields.limits)
    os = fields.os
    last = fields.last
    profile = fields.profile
    self.limits = limits
    self.app = HostApp(app)
    self.facts = HostFacts(facts)
    isOrdinary = fields.facts == nil
  }

  /// What is known of the device.
  @inline(__always)
  private var device: KnownConditions {
    isOrdinary ? KnownConditions(.ordinary) : facts.conditions
  }

  /// The policy on a version.
  @inline(never)
  func policy(_ os: OSVersion, _ limits: Limits) -> Policy {
    Policy(
      book: .release, os: os, profile: profile,
      known: KnownConditions(os: os, app: app.profile).union(device), limits: limits)
  }

  /// The app's minimum, on which what is known changes by itself.
  var minimumOS: OSVersion? { app.minimumOSVersion }

  /// Runs `body` with the host's figures laid out by allowance.
  @inline(__always)
  func withLimits<Answer>(_ body: (Limits) -> Answer) -> Answer {
    limits.isEmpty ? body(Limits()) : withFigures(body)
  }

  @inline(never)
  private func withFigures<Answer>(_ body: (Limits) -> Answer) -> Answer {
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: Limits.count) { figures in
      guard let base = figures.baseAddress else { return body(Limits()) }
      base.initialize(repeating: -1, count: Limits.count)
      limits.fill(base)
      return body(Limits(base))
    }
  }
}

/// What stands in `lcp_context` itself.
private struct ContextFields: HostStruct {
  let os: OSVersion
  let last: OSVersion
  let profile: EvidenceProfile
  let app: UnsafeRawPointer?
  let facts: UnsafeRawPointer?
  let limits: UnsafeRawPointer?

  static var size: Int { Layout.Context.size }
  static var field: Field { .context }

  @inline(__always)
  init(_ fields: some LongFields) throws(Failure) {
    typealias At = Layout.Context
    guard let os = try fields.version(At.os, .os) else {
      throw Failure(status: .missingValue, field: .os)
    }
    guard os >= .oldest else {
      throw Failure(status: .outOfRange, field: .os, value: Int64(os.packed))
    }
    let last = try fields.version(At.osLast, .os) ?? os
    guard last >= os else {
      throw Failure(status: .outOfRange, field: .os, value: Int64(last.packed))
    }
    profile = try fields.optional(At.profile, .profile) ?? .observed
    app = fields.pointer(At.app)
    facts = fields.pointer(At.facts)
    limits = fields.pointer(At.limits)
    self.os = os
    self.last = last
  }
}

/// The host's own figures, left where they are and checked.
struct HostLimits {
  private let items: UnsafeRawPointer?
  private let count: Int
  private let stride: Int

  /// None, for NULL.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    guard let pointer else {
      self.init()
      return
    }
    try self.init(given: pointer)
  }

  private init() {
    items = nil
    count = 0
    stride = 0
  }

  @inline(never)
  private init(given pointer: UnsafeRawPointer) throws(Failure) {
    let reader = try Reader(pointer, knowing: Layout.Limits.size, .limits)
    let count = reader.uint32(Layout.Limits.count)
    guard count <= 64 else {
      throw Failure(status: .outOfRange, field: .limitCount, value: Int64(count))
    }
    self.count = Int(count)
    items = reader.pointer(Layout.Limits.items)
    stride = Int(truncatingIfNeeded: reader.word(Layout.Limits.stride))
    guard count > 0 else { return }
    guard items != nil else { throw Failure(status: .nullArgument, field: .limits) }
    guard stride >= 4, stride <= 4096 else {
      throw Failure(status: .stride, field: .stride, value: reported(stride))
    }
    var index = 0
    while index < self.count {
      do throws(Failure) {
        _ = try item(index)
      } catch {
        var failure = error
        failure.index = index
        throw failure
      }
      index &+= 1
    }
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// Puts the first figures for each allowance where `Limits` has them.
  func fill(_ figures: UnsafeMutablePointer<Int64>) {
    var index = count
    while index > 0 {
      index &-= 1
      // Every item was checked at the start; one that changed since is passed over.
      guard let item = try? item(index) else { continue }
      let at = figures + (Int(item.allowance.rawValue) &- 1) &* 3
      at[0] = item.override.limit?.count ?? -1
      at[1] = item.override.advice?.count ?? -1
      at[2] = item.override.warning?.count ?? -1
    }
  }

  private func item(
    _ index: Int
  ) throws(Failure) -> (allowance: Allowance, override: LimitOverride) {
    guard let items else { throw Failure(status: .nullArgument, field: .limits) }
    let pointer = items + index &* stride
    // First of all: a tail that is looked for past the stride may lie past the array.
    let size = pointer.loadUnaligned(as: UInt32.self)
    guard size > 4096 || Int(size) <= stride else {
      throw Failure(status: .stride, field: .stride, value: reported(stride))
    }
    let reader = try Reader(pointer, size: size, knowing: Layout.Limit.size, .limits)
    let allowance: Allowance = try reader.required(Layout.Limit.allowance, .allowance)
    let limit = try duration(reader, Layout.Limit.limitNs)
    let advice = try duration(reader, Layout.Limit.adviceNs)
    let warning = try duration(reader, Layout.Limit.warningNs)
    if let limit, let warning, warning > limit {
      throw Failure(status: .outOfRange, field: .limitNs, value: warning.count)
    }
    return (allowance, LimitOverride(limit: limit, advice: advice, warning: warning))
  }

  private func duration(_ reader: Reader, _ offset: Int) throws(Failure) -> Nanoseconds? {
    let count = reader.int64(offset, default: -1)
    if count == -1 { return nil }
    guard count >= 0 else { throw Failure(status: .outOfRange, field: .limitNs, value: count) }
    return Nanoseconds(count)
  }
}
