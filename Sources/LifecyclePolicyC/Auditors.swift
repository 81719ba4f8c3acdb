// The functions of auditors and sessions. All memory comes from the host.

import CLifecyclePolicy
import LifecyclePolicy

/// Returns the auditor at a pointer. Fails if there is no auditor.
private func auditor(_ pointer: OpaquePointer?) throws(Failure) -> AuditorCore {
  guard let pointer else { throw Failure(status: .nullArgument, field: .auditor) }
  let memory = UnsafeMutableRawPointer(pointer)
  guard isAligned(memory), AuditorCore(at: memory).isSetUp else {
    throw Failure(status: .auditor, field: .auditor)
  }
  return AuditorCore(at: memory)
}

/// Returns the session at a pointer. Fails if the memory there is no session of `auditor`.
private func session(
  _ pointer: OpaquePointer?, of auditor: AuditorCore
) throws(Failure) -> SessionCore {
  guard let pointer else { throw Failure(status: .nullArgument, field: .session) }
  let memory = UnsafeMutableRawPointer(pointer)
  guard isAligned(memory), SessionCore(at: memory).belongs(to: auditor) else {
    throw Failure(status: .session, field: .session)
  }
  return SessionCore(at: memory)
}

/// The options of an auditor, after all checks.
private struct HostAuditorOptions {
  var options: AuditorOptions
  let context: HostContext
  private let pointer: UnsafeRawPointer?

  @_optimize(size)
  @inline(never)
  init(_ given: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.AuditorOptions
    let reader = try Reader(given, knowing: At.size, .options)
    pointer = reader.pointer(At.context)
    context = try HostContext(pointer)
    guard context.kind == .app || context.kind == .appClip else { throw Failure(context.kind) }
    guard context.profile != .founding else {
      throw Failure(.profile, Int64(context.profile.rawValue), outside: 1...2)
    }
    options = AuditorOptions(os: context.os)
    options.profile = context.profile
    if let last = try reader.version(At.osLast, .os) {
      guard last >= context.os else {
        throw Failure(.os, Int64(last.packed), outside: Int64(context.os.packed)...0xff_ffff)
      }
      options.osLast = last
    }
    options.callbacks = try reader.mask(At.callbacksMask, .loggedCallbacks, words: 2)
    options.notifications = try reader.mask(
      At.notificationsMask, .loggedNotifications, words: 1)
    let flags = reader.uint32(At.flags)
    guard flags & ~3 == 0 else {
      throw Failure(status: .unknownValue, field: .logFlags, value: Int64(flags))
    }
    options.showsEnds = flags & 1 != 0
    options.showsProcesses = flags & 2 != 0
    options.strictness = try reader.optional(At.strictness, .strictness) ?? .usual
    let scenes = reader.uint32(At.scenes)
    guard Int(scenes) <= AuditorOptions.mostScenes else {
      throw Failure(.scenes, Int64(scenes), outside: 0...Int64(AuditorOptions.mostScenes))
    }
    options.scenes = scenes == 0 ? 1 : Int(scenes)
    try reader.checkReserved(At.reserved, .options)
  }

  /// Returns the known facts about the app and the device on a version.
  func known(on os: OSVersion) -> AuditedContext {
    // The context was valid before. If the host has made the context invalid since, uses the
    // conditions that were read before.
    let read = try? HostContext(pointer, on: os)
    return AuditedContext(
      known: read?.known ?? context.known, assumed: read?.assumed ?? context.assumed)
  }
}

@_cdecl("lcp_auditor_measure")
@implementation
public func lcp_auditor_measure(
  _ options: UnsafePointer<lcp_auditor_options>!, _ size: UnsafeMutablePointer<Int>!,
  _ session_size: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let given = try HostAuditorOptions(UnsafeRawPointer(options))
    UnsafeMutableRawPointer(size)?.storeBytes(of: AuditorCore.size, as: Int.self)
    UnsafeMutableRawPointer(session_size)?.storeBytes(
      of: SessionCore.size(scenes: given.options.scenes), as: Int.self)
  }
}

@_cdecl("lcp_auditor_init")
@implementation
public func lcp_auditor_init(
  _ memory: UnsafeMutableRawPointer!, _ size: Int, _ options: UnsafePointer<lcp_auditor_options>!,
  _ auditor: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let given = try HostAuditorOptions(UnsafeRawPointer(options))
    let memory = try place(memory, .memory)
    let result = try place(auditor, .auditor)
    try checkMemory(memory, size, AuditorCore.size)
    var isSetUp = false
    given.context.limits.withFigures { limits in
      isSetUp = AuditorCore(at: memory).setUp(given.options, limits) { given.known(on: $0) }
    }
    guard isSetUp else { throw Failure(status: .tableFull, field: .auditor) }
    result.storeBytes(of: UInt(bitPattern: memory), as: UInt.self)
  }
}

@_cdecl("lcp_session_init")
@implementation
public func lcp_session_init(
  _ auditor: OpaquePointer!, _ memory: UnsafeMutableRawPointer!, _ size: Int,
  _ session: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let auditor = try LifecyclePolicyC.auditor(auditor)
    let memory = try place(memory, .memory)
    let result = try place(session, .session)
    try checkMemory(memory, size, auditor.sessionSize)
    SessionCore(at: memory).setUp(for: auditor)
    result.storeBytes(of: UInt(bitPattern: memory), as: UInt.self)
  }
}

// MARK: - Records

/// A column in the host's memory. If its pointer is NULL, the values were not recorded.
private struct Column {
  private let items: UnsafeRawPointer?
  private let stride: Int

  init(_ reader: Reader, _ offset: Int, _ strideOffset: Int, size: Int) throws(Failure) {
    items = reader.pointer(offset)
    stride = Int(truncatingIfNeeded: reader.word(strideOffset))
    guard items == nil || stride >= size else {
      throw Failure(status: .stride, field: .columns, value: reported(stride))
    }
  }

  @inline(__always)
  func int32(_ index: Int) -> Int32 {
    items?.loadUnaligned(fromByteOffset: index &* stride, as: Int32.self) ?? 0
  }

  @inline(__always)
  func int64(_ index: Int, default none: Int64 = 0) -> Int64 {
    items?.loadUnaligned(fromByteOffset: index &* stride, as: Int64.self) ?? none
  }
}

private struct Columns {
  private let kinds: Column
  private let codes: Column
  private let times: Column
  private let processes: Column
  private let scenes: Column
  private let reads: Column
  private let sceneReads: Column
  private let tokens: Column
  private let values: Column

  @_optimize(size)
  @inline(never)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.AuditColumns
    let reader = try Reader(pointer, knowing: At.size, .columns)
    let _: LogClock? = try reader.optional(At.clock, .clock)
    kinds = try Column(reader, At.kinds, At.kindsStride, size: 4)
    codes = try Column(reader, At.codes, At.codesStride, size: 4)
    times = try Column(reader, At.times, At.timesStride, size: 8)
    processes = try Column(reader, At.processes, At.processesStride, size: 8)
    scenes = try Column(reader, At.scenes, At.scenesStride, size: 4)
    reads = try Column(reader, At.reads, At.readsStride, size: 4)
    sceneReads = try Column(reader, At.sceneReads, At.sceneReadsStride, size: 4)
    tokens = try Column(reader, At.tokens, At.tokensStride, size: 8)
    values = try Column(reader, At.values, At.valuesStride, size: 8)
  }

  @inline(__always)
  func record(_ index: Int) -> AuditRecord {
    var record = AuditRecord()
    record.kind = kinds.int32(index)
    record.code = codes.int32(index)
    record.time = times.int64(index, default: -1)
    record.process = processes.int64(index)
    record.scene = scenes.int32(index)
    record.reads = reads.int32(index)
    record.sceneReads = sceneReads.int32(index)
    record.token = tokens.int64(index)
    record.value = values.int64(index)
    return record
  }
}

@_cdecl("lcp_auditor_feed")
@implementation
public func lcp_auditor_feed(
  _ auditor: OpaquePointer!, _ session: OpaquePointer!,
  _ columns: UnsafePointer<lcp_audit_columns>!, _ records: Int,
  _ items: UnsafeMutablePointer<lcp_audit_finding>!, _ stride: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ consumed: UnsafeMutablePointer<Int>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let auditor = try LifecyclePolicyC.auditor(auditor)
    let session = try LifecyclePolicyC.session(session, of: auditor)
    guard records >= 0 else {
      throw Failure(.count, reported(records), outside: 0...Int64(Int.max))
    }
    let columns = try Columns(UnsafeRawPointer(columns))
    var list = try ItemList(items, stride: stride, capacity: capacity)
    let judged = auditor.feed(
      session, count: records, room: capacity < 0 ? .max : capacity, record: { columns.record($0) }
    ) { list.add($0) }
    list.tell(count)
    UnsafeMutableRawPointer(consumed)?.storeBytes(of: judged, as: Int.self)
  }
}

extension ItemList {
  fileprivate mutating func add(_ finding: AuditFinding) {
    typealias At = Layout.AuditFinding
    guard let writer = next(knowing: At.size) else { return }
    writer.put(finding.kind, At.kind)
    writer.put(finding.severity, At.severity)
    writer.put(finding.$rule, At.rule)
    writer.put(finding.record, At.record)
    writer.put(finding.since, At.since)
    writer.put(finding.recordKind, At.recordKind)
    writer.put(finding.code, At.code)
    writer.put(finding.scene, At.scene)
    writer.put(finding.reads, At.reads)
    writer.put(finding.sceneReads, At.sceneReads)
    writer.put(finding.expected.$callback, At.callback)
    writer.put(finding.expected.$notification, At.notification)
    writer.put(finding.expected.$reads, At.expectedReads)
    writer.put(finding.expected.$cause, At.cause)
    writer.put(finding.expected.$rule, At.expectedRule)
    writer.put(finding.places, At.places)
    writer.put(finding.placesAfter, At.placesAfter)
    writer.put(finding.$allowance, At.allowance)
    writer.put(finding.$termination, At.termination)
    writer.put(finding.token, At.token)
    writer.put(finding.$took, At.tookNs)
    writer.put(finding.$limit, At.limitNs)
  }
}

@_cdecl("lcp_session_places")
@implementation
public func lcp_session_places(
  _ auditor: OpaquePointer!, _ session: OpaquePointer!, _ scene: Int32,
  _ places: UnsafeMutablePointer<UInt64>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let auditor = try LifecyclePolicyC.auditor(auditor)
    let session = try LifecyclePolicyC.session(session, of: auditor)
    let result = try place(places, .answer)
    guard let states = auditor.states(of: session, scene: scene) else {
      throw Failure(status: .notFound, field: .scene, value: Int64(scene))
    }
    result.storeBytes(of: states, as: UInt64.self)
  }
}

@_cdecl("lcp_list_expected")
@implementation
public func lcp_list_expected(
  _ auditor: OpaquePointer!, _ session: OpaquePointer!, _ scene: Int32,
  _ items: UnsafeMutablePointer<lcp_audit_step>!, _ stride: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let auditor = try LifecyclePolicyC.auditor(auditor)
    let session = try LifecyclePolicyC.session(session, of: auditor)
    var list = try ItemList(items, stride: stride, capacity: capacity)
    guard let slot = scene == 0 ? 0 : auditor.slot(of: scene, session) else {
      throw Failure(status: .notFound, field: .scene, value: Int64(scene))
    }
    auditor.forEachExpected(of: session, slot) { step in
      typealias At = Layout.AuditStep
      guard let writer = list.next(knowing: At.size) else { return }
      writer.put(step.$callback, At.callback)
      writer.put(step.$notification, At.notification)
      writer.put(step.$reads, At.reads)
      writer.put(step.$sceneReads, At.sceneReads)
      writer.put(step.$rule, At.rule)
      writer.put(step.$cause, At.cause)
      writer.put(step.price, At.price)
    }
    list.tell(count)
  }
}

@_cdecl("lcp_list_ends")
@implementation
public func lcp_list_ends(
  _ auditor: OpaquePointer!, _ session: OpaquePointer!, _ beside: UInt32,
  _ items: UnsafeMutablePointer<lcp_audit_end>!, _ stride: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let auditor = try LifecyclePolicyC.auditor(auditor)
    let session = try LifecyclePolicyC.session(session, of: auditor)
    guard beside & ~Beside.all.rawValue == 0 else {
      throw Failure(status: .unknownValue, field: .logFlags, value: Int64(beside))
    }
    var list = try ItemList(items, stride: stride, capacity: capacity)
    auditor.forEachEnd(of: session, Beside(rawValue: beside)) { end in
      typealias At = Layout.AuditEnd
      guard let writer = list.next(knowing: At.size) else { return }
      writer.put(end.$cause, At.cause)
      writer.put(end.$termination, At.termination)
      writer.put(end.$rule, At.rule)
      writer.put(end.isPossible ? Fact.yes : .no, At.possible)
      writer.put(end.$speaksFor, At.speaksFor)
      writer.put(end.$speaksAgainst, At.speaksAgainst)
      writer.put(end.$allowance, At.allowance)
      writer.put(end.token, At.token)
    }
    list.tell(count)
  }
}

// MARK: - Texts

extension AuditFinding {
  /// Reads a finding that the host passes back.
  fileprivate init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.AuditFinding
    let reader = try Reader(pointer, knowing: At.size, .finding)
    self.init()
    kind = try reader.required(At.kind, .finding)
    severity = try reader.required(At.severity, .finding)
    $rule = try reader.ruleNumber(At.rule)
    record = reader.uint64(At.record)
    since = reader.uint64(At.since)
    recordKind = reader.int32(At.recordKind)
    code = reader.int32(At.code)
    reads = reader.int32(At.reads)
    sceneReads = reader.int32(At.sceneReads)
    expected.$callback = reader.int32(At.callback)
    expected.$notification = reader.int32(At.notification)
    expected.$reads = reader.int32(At.expectedReads)
    expected.$cause = reader.int32(At.cause)
    expected.$rule = try reader.ruleNumber(At.expectedRule)
    places = reader.uint64(At.places)
    $allowance = reader.int32(At.allowance)
    $termination = reader.int32(At.termination)
    token = reader.int64(At.token)
    $took = reader.int64(At.tookNs)
    $limit = reader.int64(At.limitNs)
  }
}

@_cdecl("lcp_finding_text")
@implementation
public func lcp_finding_text(
  _ finding: UnsafePointer<lcp_audit_finding>!, _ text: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let finding = try AuditFinding(UnsafeRawPointer(finding))
    var writer = try writer(text, capacity)
    writer.put(finding, .release)
    writer.end()
    UnsafeMutableRawPointer(length)?.storeBytes(of: writer.count, as: Int.self)
  }
}
