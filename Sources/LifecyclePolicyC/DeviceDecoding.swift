// Reads the structs about devices that a host wrote.

import LifecyclePolicy

extension DeviceOptions {
  /// Reads and checks the options of a device.
  @_optimize(size)
  @inline(never)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.DeviceOptions
    let reader = try Reader(pointer, knowing: At.size, .options)
    guard let os = try reader.version(At.os, .os) else {
      throw Failure(status: .missingValue, field: .os)
    }
    self.init(os: os)
    profile = try reader.optional(At.profile, .profile) ?? .observed
    guard profile != .founding else {
      throw Failure(.profile, Int64(profile.rawValue), outside: 1...2)
    }
    onSilence = try reader.optional(At.onSilence, .onSilence) ?? .refuse
    onConditional = try reader.optional(At.onConditional, .onConditional) ?? .refuse
    unknownLimit = try reader.optional(At.unknownLimit, .unknownLimit) ?? .none
    now = Nanoseconds(reader.int64(At.nowNs))
    if let pointer = reader.pointer(At.facts) {
      facts = (try read(pointer) as HostFacts).facts
    }
    let most = DeviceCapacities.most
    let apps = try reader.capacity(At.apps, .apps, 16, in: 1...most)
    capacities.apps = apps
    capacities.scenes = try reader.capacity(
      At.scenes, .scenes, Swift.min(2 &* apps, most), in: 1...most)
    let four = Swift.min(4 &* apps, most)
    capacities.tasks = try reader.capacity(At.tasks, .tasks, four, in: 1...most)
    capacities.requests = try reader.capacity(At.requests, .requests, four, in: 1...most)
    capacities.policies = try reader.capacity(At.policies, .policies, 8, in: 1...most)
    let fewest = capacities.fewestEffects
    capacities.effects = try reader.capacity(
      At.effects, .effects, 2 &* fewest &+ 64, in: fewest...DeviceCapacities.mostEffects)
  }
}

extension Reader {
  fileprivate func capacity(
    _ offset: Int, _ field: Field, _ usual: Int, in range: ClosedRange<Int>
  ) throws(Failure) -> Int {
    let count = uint32(offset)
    if count == 0 { return usual }
    guard count >= range.lowerBound, count <= range.upperBound else {
      throw Failure(
        field, Int64(count), outside: Int64(range.lowerBound)...Int64(range.upperBound))
    }
    return Int(count)
  }

  /// Returns a time; nil for LCP_NS_UNKNOWN, or if the struct is too short for the field.
  fileprivate func time(_ offset: Int, _ field: Field) throws(Failure) -> Nanoseconds? {
    let time = int64(offset, default: -1)
    guard time >= -1 else { throw Failure(field, time, outside: -1...Int64.max) }
    return time < 0 ? nil : Nanoseconds(time)
  }

  /// Returns a number that is 0 or more. Fails if the number is negative.
  fileprivate func amount(_ offset: Int, _ field: Field) throws(Failure) -> Int64 {
    let amount = int64(offset)
    guard amount >= 0 else { throw Failure(field, amount, outside: 0...Int64.max) }
    return amount
  }
}

/// An app to be installed, read from the host's struct.
struct HostInstall {
  private(set) var installation = Installation()
  private let assumed: Mask<Condition>
  private let limits: HostLimits

  @_optimize(size)
  @inline(never)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.Install
    let reader = try Reader(pointer, knowing: At.size, .install)
    var app = HostApp()
    if let pointer = reader.pointer(At.app) {
      app = try read(pointer)
    }
    guard app.profile.kind == .app else { throw Failure(app.profile.kind) }
    installation.app = app.profile
    assumed = app.assumed
    limits = try HostLimits(reader.pointer(At.limits))
    installation.wasLaunched = try reader.fact(At.wasLaunched, .wasLaunched) == .yes
    let missing: Mask<Callback> = try reader.mask(
      At.missingCallbacksMask, .missingCallbacks, words: 2)
    installation.implemented = Mask<Callback>.all.subtracting(missing)
    installation.replyAfter = try reader.time(At.replyAfterNs, .replyAfter)
    installation.completeAfter = try reader.time(At.completeAfterNs, .completeAfter)
    installation.stayFor = Nanoseconds(try reader.amount(At.stayForNs, .stayFor))
    installation.footprint = try reader.amount(At.footprintBytes, .footprint)
  }

  func withApp(_ body: (InstalledApp) -> Void) {
    limits.withFigures { limits in
      body(InstalledApp(installation.app, assumed: assumed, limits: limits))
    }
  }
}

extension DeviceEvent {
  /// Reads an event, and checks its enumeration values. The device checks the other values, and
  /// decides whether the event is possible.
  @inline(never)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.DeviceEvent
    let reader = try Reader(pointer, knowing: At.size, .event)
    self.init(try reader.required(At.kind, .kind), app: Int(reader.uint32(At.app)))
    process = reader.uint32(At.process)
    scene = reader.uint32(At.scene)
    trigger = try reader.optional(At.trigger, .trigger)
    interruption = try reader.optional(At.interruption, .interruption)
    activity = try reader.optional(At.activity, .activity)
    termination = try reader.optional(At.termination, .termination)
    notice = try reader.optional(At.notice, .notice)
    fact = try reader.optional(At.fact, .fact)
    value = try reader.fact(At.value, .value)
    decision = try reader.fact(At.decision, .decision)
    token = reader.uint32(At.token)
    identifier = reader.uint64(At.identifier)
    amount = reader.int64(At.amount)
  }

  /// Returns the value of a field, for an error that names the field.
  func value(of field: Field) -> Int64 {
    switch field {
    case .app: Int64(app)
    case .process: Int64(process)
    case .scene, .scenes: Int64(scene)
    case .trigger: Int64(trigger?.rawValue ?? 0)
    case .interruption: Int64(interruption?.rawValue ?? 0)
    case .activity: Int64(activity?.rawValue ?? 0)
    case .termination: Int64(termination?.rawValue ?? 0)
    case .notice: Int64(notice?.rawValue ?? 0)
    case .fact: Int64(fact?.rawValue ?? 0)
    case .value: Int64(value.rawValue)
    case .token: Int64(token)
    case .identifier: Int64(bitPattern: identifier)
    case .amount: amount
    case .kind: Int64(kind.rawValue)
    default: 0
    }
  }
}

extension DeviceOutcome {
  /// Returns the reason why the device refused a call; nil if the device did not refuse. `value`
  /// returns the value of the field that the reason names.
  @inline(never)
  func failure(_ value: (Field) -> Int64) -> Failure? {
    func of(_ status: Status, _ field: Field) -> Failure {
      Failure(status: status, field: field, value: value(field))
    }
    switch status {
    case .taken: return nil
    case .queueFull: return of(.queueFull, .effects)
    case .noSuchApp: return of(.notFound, .app)
    case .noSuchProcess: return of(.noProcess, .process)
    case .noSuchScene: return of(.notFound, .scene)
    case .noSuchEffect: return of(.notFound, .effect)
    case .late: return of(.late, .effect)
    case .noSuchTask: return of(.notFound, field ?? .token)
    case .noRoom: return of(.tableFull, field ?? .apps)
    case .off: return of(.deviceOff, .kind)
    case .on: return of(.deviceOn, .kind)
    case .past: return of(.outOfRange, .now)
    case .suspended: return of(.suspended, .process)
    case .notCovered: return of(.notFound, value(.interruption) == 0 ? .kind : .interruption)
    case .badValue:
      let field = field ?? .kind
      let value = value(field)
      if field == .amount {
        return Failure(field, value, outside: (value == 0 ? 1 : 0)...Int64.max)
      }
      return Failure(status: value == 0 ? .missingValue : .outOfRange, field: field, value: value)
    }
  }
}

extension DeviceEffect {
  /// Reads an effect that the host passes back.
  @inline(never)
  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.DeviceEffect
    let reader = try Reader(pointer, knowing: At.size, .effect)
    self.init()
    rawKind = try reader.coded(At.kind, .kind, EffectKind.self)
    guard rawKind != 0 else { throw Failure(status: .missingValue, field: .kind) }
    rawAt = reader.int64(At.atNs)
    rawDeadline = reader.int64(At.deadlineNs)
    app = UInt16(truncatingIfNeeded: reader.uint32(At.app))
    scene = reader.uint32(At.scene)
    token = reader.uint32(At.token)
    code = reader.int32(At.code)
    rawRule = try reader.rule(At.rule)
    rawBroken = try reader.rule(At.brokenRule)
    rawCallback = try reader.coded(At.callback, .callback, Callback.self)
    rawNotification = try reader.coded(At.notification, .notice, LifecycleNotification.self)
    rawFrom = try reader.coded(At.from, .from, LifecycleState.self)
    rawTo = try reader.coded(At.to, .to, LifecycleState.self)
    rawReads = try reader.coded(At.reads, .state, AppState.self)
    rawCause = try reader.coded(At.cause, .cause, Cause.self)
    rawTrigger = try reader.coded(At.trigger, .trigger, Trigger.self)
    rawEvent = try reader.coded(At.notice, .notice, Event.self)
    rawActivity = try reader.coded(At.activity, .activity, Activity.self)
    rawTermination = try reader.coded(At.termination, .termination, Termination.self)
    rawDisposition = try reader.coded(At.disposition, .disposition, Disposition.self)
    rawOccasion = try reader.coded(At.occasion, .occasion, Occasion.self)
  }
}

extension Reader {
  /// Returns the number of an enumeration value, or 0. Fails for any other number.
  fileprivate func coded<Value: VocabularyEnum>(
    _ offset: Int, _ field: Field, _ type: Value.Type
  ) throws(Failure) -> UInt8 {
    let number = int32(offset)
    guard number >= 0, number <= Value.valueCount else {
      throw Failure(status: .unknownValue, field: field, value: Int64(number))
    }
    return UInt8(truncatingIfNeeded: number)
  }

  fileprivate func rule(_ offset: Int) throws(Failure) -> Int16 {
    Int16(truncatingIfNeeded: try ruleNumber(offset))
  }

  /// Reads the number of a rule; -1 stands for no rule. Fails if no rule has the number.
  func ruleNumber(_ offset: Int) throws(Failure) -> Int32 {
    let number = int32(offset)
    let last = Int32(truncatingIfNeeded: Book.release.ruleCount) &- 1
    guard number >= -1, number <= last else {
      var failure = Failure(status: .outOfRange, field: .rule, value: Int64(number))
      failure.least = -1
      failure.greatest = Int64(last)
      throw failure
    }
    return number
  }
}
