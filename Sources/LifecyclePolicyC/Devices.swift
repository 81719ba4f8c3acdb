// The functions lcp_device_*. The memory of a device comes from the host or from malloc.

import CBook
import CLifecyclePolicy
import LifecyclePolicy

/// Returns the device at a pointer. Fails if there is no device.
@inline(__always)
func device(_ pointer: OpaquePointer?, _ field: Field = .device) throws(Failure)
  -> DeviceCore
{
  guard let pointer else { throw Failure(status: .nullArgument, field: field) }
  let memory = UnsafeMutableRawPointer(pointer)
  guard isAligned(memory), DeviceCore(at: memory).isSetUp else {
    throw Failure(status: .device, field: field)
  }
  return DeviceCore(at: memory)
}

func isAligned(_ memory: UnsafeMutableRawPointer) -> Bool {
  UInt(bitPattern: memory) & 7 == 0
}

/// Throws the reason if a device refused a call.
private func check(
  _ outcome: DeviceOutcome, _ value: (Field) -> Int64 = { _ in 0 }
) throws(Failure) {
  if let failure = outcome.failure(value) { throw failure }
}

// MARK: - Creation and destruction

@_cdecl("lcp_device_measure")
@implementation
public func lcp_device_measure(
  _ options: UnsafePointer<lcp_device_options>!, _ size: UnsafeMutablePointer<Int>!,
  _ fewest_effects: UnsafeMutablePointer<UInt32>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let capacities = try DeviceOptions(options).capacities
    UnsafeMutableRawPointer(size)?.storeBytes(of: DeviceCore.size(capacities), as: Int.self)
    UnsafeMutableRawPointer(fewest_effects)?.storeBytes(
      of: UInt32(truncatingIfNeeded: capacities.fewestEffects), as: UInt32.self)
  }
}

@_cdecl("lcp_device_init")
@implementation
public func lcp_device_init(
  _ memory: UnsafeMutableRawPointer!, _ size: Int,
  _ options: UnsafePointer<lcp_device_options>!, _ device: UnsafeMutablePointer<OpaquePointer?>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let options = try DeviceOptions(options)
    let memory = try place(memory, .memory)
    let result = try place(device, .device)
    try checkMemory(memory, size, DeviceCore.size(options.capacities))
    DeviceCore(at: memory).setUp(options)
    result.storeBytes(of: UInt(bitPattern: memory), as: UInt.self)
  }
}

/// Checks that the host's memory is aligned, and has enough bytes.
func checkMemory(
  _ memory: UnsafeMutableRawPointer, _ size: Int, _ needed: Int
) throws(Failure) {
  guard isAligned(memory) else {
    throw Failure(.memory, Int64(UInt(bitPattern: memory) & 7), outside: 0...0)
  }
  // A size_t that is negative as an `Int` is more than enough.
  guard size < 0 || size >= needed else { throw small(size, needed) }
}

private func small(_ size: Int, _ needed: Int) -> Failure {
  var failure = Failure(status: .memory, field: .memorySize, value: reported(size))
  failure.least = Int64(needed)
  failure.greatest = .max
  return failure
}

@_cdecl("lcp_device_create")
@implementation
public func lcp_device_create(
  _ options: UnsafePointer<lcp_device_options>!, _ device: UnsafeMutablePointer<OpaquePointer?>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let options = try DeviceOptions(options)
    let result = try place(device, .device)
    let memory = try allocate(DeviceCore.size(options.capacities))
    DeviceCore(at: memory).setUp(options)
    result.storeBytes(of: UInt(bitPattern: memory), as: UInt.self)
  }
}

private func allocate(_ size: Int) throws(Failure) -> UnsafeMutableRawPointer {
  guard let memory = malloc(size) else {
    throw Failure(status: .memory, field: .memorySize, value: Int64(size))
  }
  return memory
}

@_cdecl("lcp_device_fork")
@implementation
public func lcp_device_fork(
  _ device: OpaquePointer!, _ copy: UnsafeMutablePointer<OpaquePointer?>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let result = try place(copy, .device)
    let memory = try allocate(core.size)
    memcpy(memory, core.memory, core.size)
    result.storeBytes(of: UInt(bitPattern: memory), as: UInt.self)
  }
}

@_cdecl("lcp_device_copy")
@implementation
public func lcp_device_copy(
  _ to: OpaquePointer!, _ from: OpaquePointer!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let target = try device(to, .to)
    let source = try device(from, .from)
    guard target.size == source.size else { throw small(target.size, source.size) }
    if target.memory != source.memory { memcpy(target.memory, source.memory, source.size) }
  }
}

@_cdecl("lcp_device_destroy")
@implementation
public func lcp_device_destroy(_ device: OpaquePointer!) {
  guard let device else { return }
  free(UnsafeMutableRawPointer(device))
}

// MARK: - Apps

@_cdecl("lcp_device_install")
@implementation
public func lcp_device_install(
  _ device: OpaquePointer!, _ install: UnsafePointer<lcp_install>!,
  _ app: UnsafeMutablePointer<UInt32>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let host = try HostInstall(install)
    let result = try place(app, .answer)
    var installed = (outcome: DeviceOutcome(), app: 0)
    host.withApp { installed = core.install(host.installation, $0) }
    try check(installed.outcome)
    result.storeBytes(of: UInt32(truncatingIfNeeded: installed.app), as: UInt32.self)
  }
}

@_cdecl("lcp_device_update_app")
@implementation
public func lcp_device_update_app(
  _ device: OpaquePointer!, _ app: UInt32, _ install: UnsafePointer<lcp_install>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let host = try HostInstall(install)
    var outcome = DeviceOutcome()
    host.withApp { outcome = core.update(Int(app), host.installation, $0) }
    try check(outcome) { _ in Int64(app) }
  }
}

@_cdecl("lcp_device_uninstall")
@implementation
public func lcp_device_uninstall(
  _ device: OpaquePointer!, _ app: UInt32, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    try check(DeviceOutcome(LifecyclePolicyC.device(device).uninstall(Int(app)))) { _ in
      Int64(app)
    }
  }
}

@_cdecl("lcp_device_update_os")
@implementation
public func lcp_device_update_os(
  _ device: OpaquePointer!, _ os: lcp_os_version_t, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let oldest = OSVersion.oldest.packed
    guard os != 0 else { throw Failure(status: .missingValue, field: .os) }
    guard os >= oldest, os <= 0xff_ffff else {
      throw Failure(.os, Int64(os), outside: Int64(oldest)...0xff_ffff)
    }
    try check(DeviceOutcome(core.update(to: OSVersion(packed: os))))
  }
}

// MARK: - Events and time

@_cdecl("lcp_device_post")
@implementation
public func lcp_device_post(
  _ device: OpaquePointer!, _ event: UnsafePointer<lcp_device_event>!,
  _ outcome: UnsafeMutablePointer<lcp_device_outcome>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let event = try DeviceEvent(UnsafeRawPointer(event))
    var writer: Writer?
    if let outcome { writer = try Writer(outcome, .answer) }
    let result = core.post(event)
    try check(result) { event.value(of: $0) }
    writer?.put(result)
  }
}

@_cdecl("lcp_device_next_effect")
@implementation
public func lcp_device_next_effect(
  _ device: OpaquePointer!, _ effect: UnsafeMutablePointer<lcp_device_effect>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let writer = try Writer(effect, .effect)
    guard let next = core.nextEffect() else { throw Failure(status: .notFound, field: .effect) }
    writer.put(next)
  }
}

@_cdecl("lcp_device_run_until")
@implementation
public func lcp_device_run_until(
  _ device: OpaquePointer!, _ to_ns: Int64, _ effect: UnsafeMutablePointer<lcp_device_effect>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let writer = try Writer(effect, .effect)
    let (next, status) = core.runUntil(to_ns)
    if status == .past { throw Failure(.now, to_ns, outside: core.now...Int64.max) }
    guard let next else { throw Failure(status: .notFound, field: .effect) }
    writer.put(next)
  }
}

@_cdecl("lcp_device_reply")
@implementation
public func lcp_device_reply(
  _ device: OpaquePointer!, _ effect: UInt64, _ reply: lcp_reply_t,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let reply: ReplyKind = try required(reply, .reply)
    try check(DeviceOutcome(core.reply(effect, reply))) { _ in Int64(bitPattern: effect) }
  }
}

@_cdecl("lcp_device_advance")
@implementation
public func lcp_device_advance(
  _ device: OpaquePointer!, _ to_ns: Int64, _ reached_ns: UnsafeMutablePointer<Int64>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let status = core.advance(to: to_ns)
    if status == .past { throw Failure(.now, to_ns, outside: core.now...Int64.max) }
    UnsafeMutableRawPointer(reached_ns)?.storeBytes(of: core.now, as: Int64.self)
    try check(DeviceOutcome(status)) { _ in core.now }
  }
}

// MARK: - Status

@_cdecl("lcp_device_next_deadline")
@implementation
public func lcp_device_next_deadline(
  _ device: OpaquePointer!, _ app: UInt32, _ at_ns: UnsafeMutablePointer<Int64>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let result = try place(at_ns, .answer)
    if app != 0 { _ = try status(core, app) }
    result.storeBytes(of: core.nextDeadline(app == 0 ? nil : Int(app)), as: Int64.self)
  }
}

@_cdecl("lcp_device_pending_kill")
@implementation
public func lcp_device_pending_kill(
  _ device: OpaquePointer!, _ app: UInt32, _ effect: UnsafeMutablePointer<lcp_device_effect>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let writer = try Writer(effect, .effect)
    _ = try status(core, app)
    guard let kill = core.pendingKill(Int(app)) else {
      throw Failure(status: .notFound, field: .effect)
    }
    writer.put(kill)
  }
}

/// Returns the status of an app. Fails if there is no such app.
private func status(_ core: DeviceCore, _ app: UInt32) throws(Failure) -> AppStatus {
  guard let status = core.status(Int(app)) else {
    throw Failure(status: .notFound, field: .app, value: Int64(app))
  }
  return status
}

@_cdecl("lcp_device_get_status")
@implementation
public func lcp_device_get_status(
  _ device: OpaquePointer!, _ status: UnsafeMutablePointer<lcp_device_status>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    typealias At = Layout.DeviceStatus
    let core = try LifecyclePolicyC.device(device)
    let writer = try Writer(status, .answer)
    let found = core.deviceStatus
    writer.put(found.os.packed, At.os)
    writer.put(found.now.count, At.nowNs)
    writer.put(found.isOn.fact, At.on)
    writer.put(found.isLocked.fact, At.locked)
    writer.put(UInt32(truncatingIfNeeded: found.front ?? 0), At.front)
    writer.put(UInt32(truncatingIfNeeded: found.beside ?? 0), At.beside)
    writer.put(found.interruptions.low, At.interruptions)
    writer.put(found.hasSwitcher.fact, At.switcher)
    writer.put(UInt32(truncatingIfNeeded: found.effects), At.effects)
    writer.clearTail(after: At.size)
  }
}

@_cdecl("lcp_device_get_app_status")
@implementation
public func lcp_device_get_app_status(
  _ device: OpaquePointer!, _ app: UInt32, _ status: UnsafeMutablePointer<lcp_app_status>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    typealias At = Layout.AppStatus
    let core = try LifecyclePolicyC.device(device)
    let writer = try Writer(status, .answer)
    let found = try LifecyclePolicyC.status(core, app)
    writer.put(LifecycleState(found.state), At.state)
    writer.put(found.process, At.process)
    writer.put(found.lastTermination, At.lastTermination)
    writer.put(found.isForceQuit.fact, At.forceQuit)
    writer.put(found.isWaiting.fact, At.waiting)
    writer.put(found.remaining.count, At.remainingNs)
    writer.put(UInt32(truncatingIfNeeded: found.taskCount), At.tasks)
    writer.clearTail(after: At.reserved)
  }
}

@_cdecl("lcp_device_get_scene_state")
@implementation
public func lcp_device_get_scene_state(
  _ device: OpaquePointer!, _ app: UInt32, _ scene: UInt32,
  _ state: UnsafeMutablePointer<lcp_state_t>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    let result = try place(state, .answer)
    _ = try status(core, app)
    guard let found = core.sceneStatus(Int(app), scene) else {
      throw Failure(status: .notFound, field: .scene, value: Int64(scene))
    }
    result.storeBytes(of: LifecycleState(found).rawValue, as: Int32.self)
  }
}

// MARK: - Snapshots

@_cdecl("lcp_device_snapshot")
@implementation
public func lcp_device_snapshot(
  _ device: OpaquePointer!, _ bytes: UnsafeMutableRawPointer!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    guard bytes != nil || capacity == 0 else {
      throw Failure(status: .nullArgument, field: .snapshot)
    }
    let size = core.snapshotSize()
    guard size > 0 else { throw Failure(status: .queueFull, field: .effects) }
    if let bytes, capacity < 0 || capacity >= size { _ = core.snapshot(to: bytes, count: size) }
    UnsafeMutableRawPointer(count)?.storeBytes(of: size, as: Int.self)
  }
}

@_cdecl("lcp_device_restore")
@implementation
public func lcp_device_restore(
  _ device: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ count: Int, _ now_ns: Int64,
  _ same_rules: UnsafeMutablePointer<lcp_fact_t>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    guard let bytes else { throw Failure(status: .nullArgument, field: .snapshot) }
    // A size_t that is negative as an `Int` is larger than any snapshot.
    let status = count < 0 ? .damaged : core.restore(from: bytes, count: count, now: now_ns)
    let failed: Status
    switch status {
    case .restored, .restoredWithOtherRules:
      UnsafeMutableRawPointer(same_rules)?.storeBytes(
        of: (status == .restored).fact.rawValue, as: Int32.self)
      return
    case .damaged: failed = .snapshot
    case .newer: failed = .snapshotNewer
    case .noRoom: failed = .tableFull
    case .foreign: failed = .snapshotForeign
    }
    throw Failure(status: failed, field: .snapshot)
  }
}

@_cdecl("lcp_device_digest")
@implementation
public func lcp_device_digest(
  _ device: OpaquePointer!, _ digest: UnsafeMutablePointer<UInt64>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let core = try LifecyclePolicyC.device(device)
    try place(digest, .answer).storeBytes(of: core.digest(), as: UInt64.self)
  }
}

// MARK: - Results

extension Bool {
  fileprivate var fact: Fact { self ? .yes : .no }
}

extension Writer {
  fileprivate func put(_ outcome: DeviceOutcome) {
    typealias At = Layout.DeviceOutcome
    put(outcome.ruling)
    put(outcome.token, At.token)
    put(outcome.isUndecided.fact, At.undecided)
    put(outcome.price, At.price)
    put(outcome.disposition, At.disposition)
    put(outcome.occasion, At.occasion)
    clearTail(after: At.size)
  }

  /// Writes an effect. Compiled twice: for the size that this library knows, and for any other
  /// size.
  fileprivate func put(_ effect: DeviceEffect) {
    if size == Layout.DeviceEffect.size {
      WholeWriter(base: base).putFields(of: effect)
    } else {
      putPart(effect)
    }
  }

  @inline(never)
  private func putPart(_ effect: DeviceEffect) {
    putFields(of: effect)
    clearTail(after: Layout.DeviceEffect.size)
  }
}

extension Writing {
  @inline(__always)
  fileprivate func putFields(of effect: DeviceEffect) {
    typealias At = Layout.DeviceEffect
    put(Int32(effect.rawKind), At.kind)
    put(effect.id, At.id)
    put(effect.rawAt, At.atNs)
    put(effect.rawDeadline, At.deadlineNs)
    put(effect.identifier, At.identifier)
    put(UInt32(effect.app), At.app)
    put(effect.process, At.process)
    put(effect.scene, At.scene)
    put(effect.token, At.token)
    put(Int32(effect.rawRule), At.rule)
    put(Int32(effect.rawBroken), At.brokenRule)
    put(effect.needsReply.fact, At.needsReply)
    put(Int32(effect.rawCallback), At.callback)
    put(Int32(effect.rawFallback), At.fallback)
    put(Int32(effect.rawNotification), At.notification)
    put(Int32(effect.rawFrom), At.from)
    put(Int32(effect.rawTo), At.to)
    put(Int32(effect.rawReads), At.reads)
    put(effect.sceneReads.map { LifecycleState($0) }, At.sceneReads)
    put(Int32(effect.rawCause), At.cause)
    put(Int32(effect.rawTrigger), At.trigger)
    put(Int32(effect.rawEvent), At.notice)
    put(Int32(effect.rawActivity), At.activity)
    put(Int32(effect.rawAllowance), At.allowance)
    put(Int32(effect.rawTermination), At.termination)
    put(Int32(effect.rawNamespace), At.reasonNamespace)
    put(effect.code, At.code)
    put(Int32(effect.rawDisposition), At.disposition)
    put(Int32(effect.rawOccasion), At.occasion)
  }
}
