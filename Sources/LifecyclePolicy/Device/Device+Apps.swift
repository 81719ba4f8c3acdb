// Installs, updates and removes apps, shares their policies, takes replies, and reports status.

/// An app as the host installs it.
public struct Installation: Sendable {
  /// The facts that the app declares; none by default.
  public var app: AppProfile
  /// The callbacks that the app implements; all by default.
  public var implemented: Mask<Callback>
  /// The time after which each callback returns by itself; nil if the host replies.
  public var replyAfter: Nanoseconds?
  /// The time after which each wake-up completes by itself, counted from the return of its
  /// callback; nil if the host completes it.
  public var completeAfter: Nanoseconds?
  /// The time that an idle app stays in the background before it is suspended.
  public var stayFor: Nanoseconds
  /// True if the user has launched the app before, so that the system may launch it.
  public var wasLaunched: Bool
  /// The bytes of memory that the app uses when it starts.
  public var footprint: Int64

  public init(
    _ app: AppProfile = AppProfile(), implemented: Mask<Callback> = .all,
    replyAfter: Nanoseconds? = nil,
    completeAfter: Nanoseconds? = nil, stayFor: Nanoseconds = Nanoseconds(0),
    wasLaunched: Bool = false, footprint: Int64 = 0
  ) {
    self.app = app
    self.implemented = implemented
    self.replyAfter = replyAfter
    self.completeAfter = completeAfter
    self.stayFor = stayFor
    self.wasLaunched = wasLaunched
    self.footprint = footprint
  }
}

/// The facts of an installed app, the conditions that were assumed because a fact was not given,
/// and the host's own limits for the app.
package struct InstalledApp {
  var profile: AppProfile
  var assumed: Mask<Condition>
  var limits: Limits

  package init(
    _ profile: AppProfile, assumed: Mask<Condition> = .none, limits: Limits = Limits()
  ) {
    self.profile = profile
    self.assumed = assumed
    self.limits = limits
  }
}

extension DeviceCore {
  /// Installs an app, and returns its number; 0 if a table is full.
  package func install(
    _ installation: Installation, _ installed: InstalledApp
  ) -> (outcome: DeviceOutcome, app: Int) {
    var index = 1
    while index < appCount, apps[index].isInstalled { index &+= 1 }
    guard index < appCount else { return (DeviceOutcome(full: .apps), 0) }
    guard let policy = sharedPolicy(installed) else { return (DeviceOutcome(full: .policies), 0) }
    use(policy: policy, by: index)
    var record = AppRecord()
    record.isInstalled = true
    record.state = UInt8(coding: LifecycleState.notRunning)
    record.ended = UInt8(
      coding: installation.wasLaunched ? Termination.systemReclaimed : .neverLaunched)
    record.set(installation, policy)
    record.isKept = installation.wasLaunched && installed.profile.interfaceKept != .no
    // Keeps the links, because the app that had this number before may still be in the list of
    // moving apps.
    record.isMoving = apps[index].isMoving
    record.nextMoving = apps[index].nextMoving
    apps[index] = record
    forget(index)
    dues[index] = never
    return (DeviceOutcome(), index)
  }

  /// Clears the errands of an app, and the triggers that are kept for the app.
  private func forget(_ index: Int) {
    eachErrand(index) { $0 = ErrandRecord() }
    for place in Indexes(below: DeviceLayout.heldOfApp) {
      held(index)[place] = HeldRecord()
    }
  }

  /// Changes the facts of an app from now on. Facts that decide the life cycle can change only
  /// while the app does not run.
  package func update(
    _ index: Int, _ installation: Installation, _ installed: InstalledApp
  ) -> DeviceOutcome {
    guard isInstalled(index) else { return DeviceOutcome(.noSuchApp) }
    if isStalled { settle() }
    guard !isStalled, hasRoom else { return DeviceOutcome(.queueFull) }
    let before = policy(index).lifecycle.lifecycle
    let old = Int(apps[index].policy)
    guard let new = sharedPolicy(installed) else { return DeviceOutcome(full: .policies) }
    let after = Policy(preparedIn: UnsafeRawPointer(prepared(new)), book).lifecycle.lifecycle
    guard apps[index].process == 0 || before == after else {
      if policyRecords[new].users == 0 { clear(policy: new) }
      return DeviceOutcome(bad: .app)
    }
    use(policy: new, by: index)
    apps[index].set(installation, new)
    leave(policy: old, by: index)
    askAgain(index, .conditionsMet)
    settle()
    return DeviceOutcome()
  }

  /// Installs another OS version on a device that is off.
  package func update(to os: OSVersion) -> DeviceStatus {
    guard !head.isOn else { return .on }
    head.os = os.packed
    for index in Indexes(below: head.layout.capacities.policies) {
      policyRecords[index].update(to: os)
    }
    prepareAll()
    return .taken
  }

  /// Ends an app, and removes the app with its tasks, requests and scenes.
  package func uninstall(_ index: Int) -> DeviceStatus {
    guard isInstalled(index) else { return .noSuchApp }
    if isStalled { settle() }
    guard !isStalled, hasRoom else { return .queueFull }
    let query = TransitionQuery(from: processState(index), to: .notRunning, cause: .appUninstall)
    end(
      index, .appUninstall, Grounds(rule: policy(index).transition(query).rule.number))
    vacate(index)
    forget(index)
    removeTasks(index)
    requests.removeAll(from: &apps[index].firstRequest, free: &head.freeRequest)
    scenes.removeAll(from: &apps[index].firstScene, free: &head.freeScene)
    apps[index].isInstalled = false
    leave(policy: Int(apps[index].policy), by: index)
    dues[index] = never
    // Other apps may have steps to take now; for example, an app comes to the front.
    settle()
    return .taken
  }

  /// Counts an app as a user of a policy.
  func use(policy entry: Int, by index: Int) {
    let number = UInt32(truncatingIfNeeded: index)
    if policyRecords[entry].users == 0 || number < policyRecords[entry].firstApp {
      policyRecords[entry].firstApp = number
    }
    policyRecords[entry].users &+= 1
  }

  /// Removes an app from the users of a policy. Clears a policy that has no user left.
  private func leave(policy entry: Int, by index: Int) {
    policyRecords[entry].users &-= 1
    guard policyRecords[entry].users > 0 else { return clear(policy: entry) }
    guard Int(policyRecords[entry].firstApp) == index else { return }
    var first = 1
    while first < appCount,
      !apps[first].isInstalled || Int(apps[first].policy) != entry
    {
      first &+= 1
    }
    policyRecords[entry].firstApp = UInt32(truncatingIfNeeded: first)
  }

  /// Resets the entry of a policy to its initial value.
  private func clear(policy entry: Int) {
    policyRecords[entry] = PolicyRecord()
    prepared(entry).clear(from: 0, to: PolicyMemory.smallSize)
  }

  /// Returns the policy that apps with equal facts and limits already share, or a new policy; nil
  /// if the table has no free entry for a new policy.
  private func sharedPolicy(_ installed: InstalledApp) -> Int? {
    let limits = installed.limits
    let new = PolicyRecord(installed, os: OSVersion(packed: head.os))
    var free: Int?
    for index in Indexes(below: head.layout.capacities.policies) {
      if policyRecords[index].users == 0 {
        if free == nil { free = index }
      } else if policyRecords[index].saysTheSame(as: new), hasLimits(index, limits) {
        return index
      }
    }
    guard let free else { return nil }
    policyRecords[free] = new
    prepare(free, limits)
    return free
  }

  private func hasLimits(_ index: Int, _ limits: Limits) -> Bool {
    guard policyRecords[index].hasLimits == (limits.figures != nil) else { return false }
    guard let asked = limits.figures else { return true }
    let own = UnsafeRawPointer(prepared(index)) + PolicyMemory.limitsOffset
    for word in Indexes(below: Limits.count) {
      if own.word(word &* 8) != asked.word(word &* 8) { return false }
    }
    return true
  }

  /// Prepares every policy again, because the facts of the device or its OS have changed.
  func prepareAll() {
    for index in Indexes(below: head.layout.capacities.policies) {
      if policyRecords[index].users > 0 { prepareAgain(index) }
    }
  }

  private func prepareAgain(_ index: Int) {
    guard policyRecords[index].hasLimits else { return prepare(index, Limits()) }
    withUnsafeTemporaryAllocation(byteCount: Limits.count &* 8, alignment: 8) { room in
      guard let base = room.baseAddress else { return }
      let own = UnsafeRawPointer(prepared(index)) + PolicyMemory.limitsOffset
      base.copyMemory(from: own, byteCount: Limits.count &* 8)
      prepare(index, Limits(UnsafeRawPointer(base)))
    }
  }

  func prepare(_ index: Int, _ limits: Limits) {
    Policy.prepare(
      in: prepared(index), size: PolicyMemory.smallSize, book: book,
      os: OSVersion(packed: head.os),
      profile: EvidenceProfile(given: Int32(head.profile)) ?? .observed,
      known: policyRecords[index].known.union(head.facts.known),
      assumed: policyRecords[index].assumed, limits: limits)
  }

  /// Finds the triggers that the device raises by itself on some version.
  func findOwnTriggers() {
    var own: Mask<Trigger> = .none
    for rule in book.rules(of: .delivery) {
      let origin: Origin? = rule.value(.origin, .delivery)
      switch origin {
      case .boot, .processEnd, .interval: own = own.union(rule.set(.triggers, .delivery))
      default: break
      }
    }
    head.ownTriggers = own.low
  }
}

extension AppRecord {
  fileprivate mutating func set(_ installation: Installation, _ policy: Int) {
    self.policy = UInt16(truncatingIfNeeded: policy)
    implementedLow = installation.implemented.low
    implementedHigh = installation.implemented.high
    replyAfter = installation.replyAfter?.count ?? -1
    completeAfter = installation.completeAfter?.count ?? -1
    stayFor = installation.stayFor.count
    usualFootprint = installation.footprint
  }
}

extension PolicyRecord {
  fileprivate init(_ installed: InstalledApp, os: OSVersion) {
    let app = installed.profile
    known = KnownConditions(os: os, app: app)
    assumed = installed.assumed
    hasLimits = installed.limits.figures != nil
    linkedSDK = app.linkedSDK?.packed ?? 0
    minimumOS = app.minimumOS?.packed ?? 0
    scenes = UInt8(coding: app.scenes.map { $0 ? Fact.yes : .no })
  }

  fileprivate func saysTheSame(as other: PolicyRecord) -> Bool {
    known == other.known && assumed == other.assumed && linkedSDK == other.linkedSDK
      && minimumOS == other.minimumOS && scenes == other.scenes
  }

  /// Computes again the conditions that depend on the OS version.
  fileprivate mutating func update(to os: OSVersion) {
    var app = AppProfile()
    app.linkedSDK = linkedSDK == 0 ? nil : OSVersion(packed: linkedSDK)
    app.minimumOS = minimumOS == 0 ? nil : OSVersion(packed: minimumOS)
    if let said: Fact = scenes.value() { app.scenes = said == .yes }
    let new = KnownConditions(os: os, app: app)
    let turning = Mask<Condition>(
      .multitaskingSDK, .callkitSDK, .sceneSDK, .pushkitSDK, .scenesAdopted, .minimumOSMet)
    var both = known
    both.holding = known.holding.subtracting(turning).union(new.holding.intersection(turning))
    both.failing = known.failing.subtracting(turning).union(new.failing.intersection(turning))
    known = both
  }
}

// MARK: - Replies and status

extension DeviceCore {
  /// Takes the result of a callback.
  package func reply(_ effect: UInt64, _ reply: ReplyKind) -> DeviceStatus {
    let index = Int(truncatingIfNeeded: effect & 0xffff)
    guard effect &>> 16 > 0, effect &>> 16 <= head.lastEffect, index > 0, index < appCount else {
      return .noSuchEffect
    }
    guard isInstalled(index) else { return .late }
    if isStalled { settle() }
    guard !isStalled, hasRoom else { return .queueFull }
    if apps[index].waitEffect == effect {
      if reply == .notImplemented {
        lifecycleCallbackIsMissing(index)
      } else {
        lifecycleCallbackReturned(index)
      }
    } else {
      guard let errand = calledErrand(index, effect) else { return .late }
      if reply == .notImplemented { errands(index)[errand].second = 0 }
      returned(errand, index)
    }
    move(index)
    settle()
    return .taken
  }

  /// Returns the index of the errand that waits for a reply to the effect; nil if there is none.
  private func calledErrand(_ index: Int, _ effect: UInt64) -> Int? {
    errand(index) { $0.phase == .called && $0.effect == effect }
  }

  /// Returns the status of an app; nil if no app has the number.
  package func status(_ index: Int) -> AppStatus? {
    guard isInstalled(index) else { return nil }
    var count = 0
    tasks.each(of: apps[index].firstTask) { _ in count &+= 1 }
    let state = processState(index)
    var remaining = Int64.max
    if state == .background, apps[index].budgetDue != never, !isHeldWithoutTask(index) {
      let (rest, overflows) = apps[index].budgetDue.subtractingReportingOverflow(head.now)
      remaining = overflows ? .max : Swift.max(rest, 0)
    }
    return AppStatus(
      state: state, process: apps[index].process,
      lastTermination: apps[index].ended.value(), isForceQuit: apps[index].isForceQuit,
      isWaiting: apps[index].waitEffect != 0, remaining: Nanoseconds(remaining),
      taskCount: count)
  }

  package var deviceStatus: DeviceOverview {
    func app(_ entry: UInt16) -> Int? { entry == noEntry ? nil : Int(entry) }
    var interruptions: Mask<Interruption> = .none
    for place in Indexes(below: DeviceCore.coverCount) {
      if let interruption: Interruption = cover(place).value() {
        interruptions.insert(interruption)
      }
    }
    return DeviceOverview(
      os: OSVersion(packed: head.os), now: Nanoseconds(now), isOn: head.isOn,
      isLocked: head.isLocked, front: app(head.front.0),
      beside: app(head.front.1), interruptions: interruptions,
      hasSwitcher: self.place(of: DeviceCore.switcher) != nil,
      effects: Int(head.effectCount))
  }

  package var now: Int64 { head.now }

  /// Returns the state of a scene; nil if the app has no scene with the identifier.
  package func sceneStatus(_ index: Int, _ identifier: UInt32) -> SceneState? {
    guard isInstalled(index), let entry = sceneEntry(index, identifier) else { return nil }
    let state: LifecycleState? = scenes[entry].state.value()
    return state?.scene
  }
}
