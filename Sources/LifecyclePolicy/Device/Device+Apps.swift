// Apps that are installed, their policies, replies, and how an app stands.

/// What a host says of an app that it installs.
public struct Installation: Sendable {
  public var app: AppProfile
  /// The callbacks that the app has; all unless given.
  public var implemented: Mask<Callback>
  /// How long each callback takes; nil where the host replies.
  public var replyAfter: Nanoseconds?
  /// Whether the user has launched it before, so that the system may.
  public var wasLaunched: Bool

  public init(
    _ app: AppProfile, implemented: Mask<Callback> = .all, replyAfter: Nanoseconds? = nil,
    wasLaunched: Bool = false
  ) {
    self.app = app
    self.implemented = implemented
    self.replyAfter = replyAfter
    self.wasLaunched = wasLaunched
  }
}

extension DeviceCore {
  /// Installs an app, and gives its number.
  package func install(
    _ known: KnownConditions, assumed: Mask<Condition> = .none, limits: Limits = Limits(),
    implemented: Mask<Callback>, replyAfter: Int64, wasLaunched: Bool
  ) -> (status: DeviceStatus, app: Int) {
    var index = 0
    while index < appCount, app(index).pointee.isInstalled { index &+= 1 }
    guard index < appCount else { return (.noRoom, -1) }
    guard let policy = sharedPolicy(known, assumed, limits) else { return (.noRoom, -1) }
    var record = AppRecord()
    record.isInstalled = true
    record.policy = UInt16(truncatingIfNeeded: policy)
    record.implementedLow = implemented.low
    record.implementedHigh = implemented.high
    record.replyAfter = replyAfter
    record.state = UInt8(coding: LifecycleState.notRunning)
    record.ended = UInt8(coding: wasLaunched ? Termination.systemReclaimed : .neverLaunched)
    app(index).pointee = record
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      errand(index, place).pointee = ErrandRecord()
      place &+= 1
    }
    place = 0
    while place < DeviceLayout.heldOfApp {
      held(index, place).pointee = HeldRecord()
      place &+= 1
    }
    due(index).pointee = never
    return (.taken, index)
  }

  /// Removes an app, with all that it has.
  package func uninstall(_ index: Int) -> DeviceStatus {
    guard isInstalled(index) else { return .noSuchApp }
    guard !isStalled, hasRoom else { return .queueFull }
    let query = TransitionQuery(from: processState(index), to: .notRunning, cause: .appUninstall)
    end(
      index, .appUninstall, Grounds(rule: policy(index).transition(query).rule.number))
    settle()
    removeTasks(index)
    while app(index).pointee.firstRequest != noEntry {
      remove(request: app(index).pointee.firstRequest, index)
    }
    var entry = app(index).pointee.firstScene
    while entry != noEntry {
      let next = scene(entry).pointee.next
      scene(entry).pointee = SceneRecord()
      scene(entry).pointee.next = head.pointee.freeScene
      head.pointee.freeScene = entry
      entry = next
    }
    policyRecord(Int(app(index).pointee.policy)).pointee.users &-= 1
    app(index).pointee.isInstalled = false
    due(index).pointee = never
    return .taken
  }

  /// The policy of apps of which the same is known.
  private func sharedPolicy(
    _ known: KnownConditions, _ assumed: Mask<Condition>, _ limits: Limits
  ) -> Int? {
    var free: Int?
    var index = 0
    while index < head.pointee.layout.capacities.policies {
      let record = policyRecord(index)
      if record.pointee.users == 0 {
        if free == nil { free = index }
      } else if record.pointee.known == known, record.pointee.assumed == assumed,
        hasLimits(index, limits)
      {
        record.pointee.users &+= 1
        return index
      }
      index &+= 1
    }
    guard let free else { return nil }
    var record = PolicyRecord()
    record.known = known
    record.assumed = assumed
    record.users = 1
    record.hasLimits = limits.figures != nil
    policyRecord(free).pointee = record
    prepare(free, limits)
    return free
  }

  private func hasLimits(_ index: Int, _ limits: Limits) -> Bool {
    guard policyRecord(index).pointee.hasLimits == (limits.figures != nil) else { return false }
    guard let asked = limits.figures else { return true }
    let own = UnsafeRawPointer(prepared(index)) + PolicyMemory.limitsOffset
    var word = 0
    while word < Limits.count {
      if own.word(word &* 8) != asked.word(word &* 8) { return false }
      word &+= 1
    }
    return true
  }

  /// Prepares every policy anew, since facts have changed.
  func prepareAll() {
    var index = 0
    while index < head.pointee.layout.capacities.policies {
      if policyRecord(index).pointee.users > 0 { prepareAgain(index) }
      index &+= 1
    }
  }

  private func prepareAgain(_ index: Int) {
    guard policyRecord(index).pointee.hasLimits else { return prepare(index, Limits()) }
    withUnsafeTemporaryAllocation(byteCount: Limits.count &* 8, alignment: 8) { room in
      guard let base = room.baseAddress else { return }
      let own = UnsafeRawPointer(prepared(index)) + PolicyMemory.limitsOffset
      base.copyMemory(from: own, byteCount: Limits.count &* 8)
      prepare(index, Limits(UnsafeRawPointer(base)))
    }
  }

  func prepare(_ index: Int, _ limits: Limits) {
    let record = policyRecord(index)
    Policy.prepare(
      in: prepared(index), size: PolicyMemory.smallSize, book: book,
      os: OSVersion(packed: head.pointee.os),
      profile: EvidenceProfile(given: Int32(head.pointee.profile)) ?? .observed,
      known: record.pointee.known.union(KnownConditions(head.pointee.facts.facts)),
      assumed: record.pointee.assumed, limits: limits)
    findOwnTriggers(index)
  }

  /// Finds the triggers that the device raises itself.
  private func findOwnTriggers(_ index: Int) {
    let policy = Policy(preparedIn: UnsafeRawPointer(prepared(index)), book)
    let record = policyRecord(index)
    var boot: Mask<Trigger> = .none
    var end: Mask<Trigger> = .none
    var interval: Mask<Trigger> = .none
    var remaining = Mask<Trigger>.all
    while let trigger = remaining.first {
      remaining.removeFirst()
      let found = policy.findDelivery(trigger)
      guard found.rule >= 0, !found.isAbsent else { continue }
      let origin: Origin? = BookRule(found.rule, in: book).value(.origin, .delivery)
      switch origin {
      case .boot: boot.insert(trigger)
      case .processEnd: end.insert(trigger)
      case .interval: interval.insert(trigger)
      default: break
      }
    }
    record.pointee.bootTriggers = boot.low
    record.pointee.endTriggers = end.low
    record.pointee.intervalTriggers = interval.low
  }
}

extension PolicyRecord {
  var known: KnownConditions {
    get {
      var known = KnownConditions()
      known.holding = Mask(low: holdingLow, high: holdingHigh)
      known.failing = Mask(low: failingLow, high: failingHigh)
      return known
    }
    set {
      holdingLow = newValue.holding.low
      holdingHigh = newValue.holding.high
      failingLow = newValue.failing.low
      failingHigh = newValue.failing.high
    }
  }

  var assumed: Mask<Condition> {
    get { Mask(low: assumedLow, high: assumedHigh) }
    set {
      assumedLow = newValue.low
      assumedHigh = newValue.high
    }
  }
}

// MARK: - Replies, and how an app stands

extension DeviceCore {
  /// Takes what became of a callback.
  package func reply(_ effect: UInt64, _ reply: ReplyKind) -> DeviceStatus {
    let index = Int(truncatingIfNeeded: effect & 0xffff)
    guard effect != 0, isInstalled(index) else { return .noSuchEffect }
    if isStalled { settle() }
    guard !isStalled, hasRoom else { return .queueFull }
    let record = app(index)
    if record.pointee.waitEffect == effect {
      if reply == .notImplemented {
        lifecycleCallbackIsMissing(index)
      } else {
        lifecycleCallbackReturned(index)
      }
    } else {
      guard let errand = calledErrand(index, effect) else { return .noSuchEffect }
      if reply == .notImplemented { errand.pointee.second = 0 }
      returned(errand, index)
    }
    move(index)
    settle()
    return .taken
  }

  private func calledErrand(
    _ index: Int, _ effect: UInt64
  ) -> UnsafeMutablePointer<ErrandRecord>? {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(index, place)
      if errand.pointee.phase == .called, errand.pointee.effect == effect { return errand }
      place &+= 1
    }
    return nil
  }

  /// How an app stands; nil where none is installed under the number.
  package func status(_ index: Int) -> AppStatus? {
    guard isInstalled(index) else { return nil }
    let record = app(index)
    var tasks = 0
    var entry = record.pointee.firstTask
    while entry != noEntry {
      tasks &+= 1
      entry = task(entry).pointee.next
    }
    let state = processState(index)
    var remaining = Int64.max
    if state == .background, record.pointee.budgetDue != never {
      remaining = Swift.max(record.pointee.budgetDue &- head.pointee.now, 0)
    }
    return AppStatus(
      state: state, process: record.pointee.process,
      lastTermination: record.pointee.ended.value(), isForceQuit: record.pointee.isForceQuit,
      isWaiting: record.pointee.waitEffect != 0, remaining: remaining, taskCount: tasks)
  }

  /// The state of a scene; nil where the app has none of that number.
  package func sceneStatus(_ index: Int, _ identifier: UInt32) -> SceneState? {
    guard isInstalled(index), let entry = sceneEntry(index, identifier) else { return nil }
    let state: LifecycleState? = scene(entry).pointee.state.value()
    return state?.scene
  }
}
