// Reads the context of a policy.

import LifecyclePolicy

/// The context from the host, after all checks. Everything except the limits is a copy, so that a
/// later write by the host cannot bypass the checks.
struct HostContext {
  let os: OSVersion
  let profile: EvidenceProfile
  /// The conditions that are known of the app and the device.
  let known: KnownConditions
  /// The conditions that the host did not give. A default is used for each of them.
  let assumed: Mask<Condition>
  let minimumOS: OSVersion?
  let kind: ProcessKind
  let limits: HostLimits

  /// Reads a context. `other` replaces its version.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer?, on other: OSVersion? = nil) throws(Failure) {
    typealias At = Layout.Context
    let reader = try Reader(pointer, knowing: At.size, .context)
    guard let given = try reader.version(At.os, .os) else {
      throw Failure(status: .missingValue, field: .os)
    }
    let os = other ?? given
    self.os = os
    profile = try reader.optional(At.profile, .profile) ?? .observed
    try reader.checkReserved(At.reserved, .context)
    let app = try KnownApp(reader.pointer(At.app), on: os)
    var facts = HostFacts()
    if let pointer = reader.pointer(At.facts) { facts = try read(pointer) }
    known = app.known.union(facts.known)
    assumed = app.assumed.union(facts.assumed)
    minimumOS = app.minimumOS
    kind = app.kind
    if let first = Book.release.absence(of: kind, on: os) { throw Failure(kind, since: first) }
    limits = try HostLimits(reader.pointer(At.limits))
  }

  /// Prepares the policy in the host's memory.
  @inline(__always)
  func prepare(in memory: UnsafeMutableRawPointer, size: Int) {
    limits.withFigures { limits in
      Policy.prepare(
        in: memory, size: size, book: .release, os: os, profile: profile, kind: kind, known: known,
        assumed: assumed, limits: limits)
    }
  }
}

/// The host's own figures. They were checked, but they are still in the host's memory.
struct HostLimits {
  private var items = HostItems()

  /// Reads and checks the figures. NULL means that there are none.
  @inline(__always)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    guard let pointer else {
      self.init()
      return
    }
    try self.init(at: pointer)
  }

  private init() {}

  @inline(never)
  private init(at pointer: UnsafeRawPointer) throws(Failure) {
    let reader = try Reader(pointer, knowing: Layout.Limits.size, .limits)
    items = try HostItems(
      reader.pointer(Layout.Limits.items), reader.word(Layout.Limits.stride),
      reader.uint32(Layout.Limits.count), most: 64, (items: .limits, count: .limitCount))
    try eachItem(items.count) { index throws(Failure) in _ = try item(index) }
  }

  /// Calls `body` with the figures in the order of the allowances.
  @inline(__always)
  func withFigures(_ body: (Limits) -> Void) {
    if items.count > 0 { withFiguresLaidOut(body) } else { body(Limits()) }
  }

  @inline(never)
  private func withFiguresLaidOut(_ body: (Limits) -> Void) {
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: Limits.count) { figures in
      guard let base = figures.baseAddress else { return body(Limits()) }
      base.initialize(repeating: -1, count: Limits.count)
      fill(base)
      body(Limits(base))
    }
  }

  /// Copies the figures into the layout of `Limits`. If there are several items for an allowance,
  /// the first of them counts.
  private func fill(_ figures: UnsafeMutablePointer<Int64>) {
    var index = items.count
    while index > 0 {
      index &-= 1
      // All items were checked at the start. Skips an item that the host has made invalid since.
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
    let reader = try items.reader(index, knowing: Layout.Limit.size, .limits)
    let allowance: Allowance = try reader.required(Layout.Limit.allowance, .allowance)
    let limit = try duration(reader, Layout.Limit.limitNs)
    let advice = try duration(reader, Layout.Limit.adviceNs)
    let warning = try duration(reader, Layout.Limit.warningNs)
    if let limit, let warning, warning > limit {
      throw Failure(.limitNs, warning.count, outside: 0...limit.count)
    }
    return (allowance, LimitOverride(limit: limit, advice: advice, warning: warning))
  }

  private func duration(_ reader: Reader, _ offset: Int) throws(Failure) -> Nanoseconds? {
    let count = reader.int64(offset, default: -1)
    if count == -1 { return nil }
    guard count >= 0 else { throw Failure(.limitNs, count, outside: -1...Int64.max) }
    return Nanoseconds(count)
  }
}
