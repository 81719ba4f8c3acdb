// Codes a device as bytes that are the same on every machine, and that later builds can read.
//
// One function visits every value of a device. Depending on the purpose, it writes the values,
// reads them, checks them before anything is changed, or computes the digest.

/// The result of restoring a snapshot.
public enum SnapshotStatus: Int32, VocabularyEnum {
  case restored = 1
  /// The rules have changed since the snapshot. Whatever was due stays due; the present rules
  /// answer later questions.
  case restoredWithOtherRules = 2
  /// The bytes are not a snapshot, or the snapshot is incomplete or damaged.
  case damaged = 3
  /// The snapshot has a newer format.
  case newer = 4
  case noRoom = 5
  /// The snapshot is of a device with another OS version or profile.
  case foreign = 6

  public static var valueCount: Int { 6 }
  public static var names: Text {
    """
    restored\0\
    restored-with-other-rules\0\
    damaged\0\
    newer\0\
    no-room\0\
    foreign
    """
  }
}

/// Visits all values of a device, in order to write, read, check or compare them.
struct SnapshotCoder {
  enum Mode {
    /// Only counts the bytes.
    case measure
    case write
    /// Reads the bytes without changing the device.
    case check
    case read
    case digest
  }

  let mode: Mode
  private let bytes: UnsafeMutableRawPointer?
  private let end: Int
  private(set) var position = 0
  private(set) var isDamaged = false
  /// True if the snapshot was written under other rules, or names a rule that does not exist now.
  private(set) var hasOtherRules = false
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  /// For a digest, the time from which the other times are measured. For reading, the duration that
  /// is added to each time.
  let origin: Int64
  private let book: Book

  init(
    _ mode: Mode, _ bytes: UnsafeMutableRawPointer?, count: Int, origin: Int64, _ book: Book
  ) {
    self.mode = mode
    self.bytes = bytes
    end = count
    self.origin = origin
    self.book = book
  }

  /// True if values are read from the bytes.
  var isReading: Bool { mode == .check || mode == .read }

  mutating func damage() { isDamaged = true }

  /// True if all bytes were read.
  var isAtEnd: Bool { position == end }

  // MARK: Numbers

  /// Writes a number with seven bits in each byte, the lowest bits first. A digest mixes the number
  /// into the hash instead.
  private mutating func put(_ number: UInt64) {
    if mode == .digest {
      hash = (hash ^ number) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash &>> 29
      return
    }
    var rest = number
    repeat {
      var byte = UInt8(truncatingIfNeeded: rest & 0x7f)
      rest &>>= 7
      if rest != 0 { byte |= 0x80 }
      if mode == .write, position < end, let bytes {
        bytes.storeBytes(of: byte, toByteOffset: position, as: UInt8.self)
      }
      position &+= 1
    } while rest != 0
  }

  private mutating func take() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while !isDamaged {
      guard position < end, shift < 64, let bytes else {
        isDamaged = true
        return 0
      }
      let byte = bytes.load(fromByteOffset: position, as: UInt8.self)
      position &+= 1
      number |= UInt64(byte & 0x7f) &<< shift
      if byte & 0x80 == 0 {
        // Every number has exactly one encoding.
        if byte == 0 && shift > 0 || byte > 1 && shift == 63 { isDamaged = true }
        return number
      }
      shift &+= 7
    }
    return 0
  }

  mutating func code<Number: FixedWidthInteger>(_ value: inout Number) {
    if isReading {
      let number = take()
      value = Number(truncatingIfNeeded: number)
      if UInt64(truncatingIfNeeded: value) != number { isDamaged = true }
    } else {
      put(UInt64(truncatingIfNeeded: value))
    }
  }

  mutating func code(_ value: inout Bool) {
    var number: UInt8 = value ? 1 : 0
    code(&number)
    if number > 1 { isDamaged = true }
    value = number == 1
  }

  mutating func code<Element>(_ mask: inout Mask<Element>) {
    code(&mask.low)
    code(&mask.high)
  }

  mutating func code(_ fact: inout Fact) {
    var number = UInt8(coding: fact)
    code(&number, below: 3)
    fact = number.value() ?? .unknown
  }

  /// Codes two flags in one byte.
  mutating func pair(_ first: inout Bool, _ second: inout Bool) {
    var number: UInt8 = (first ? 1 : 0) | (second ? 2 : 0)
    code(&number, below: 4)
    first = number & 1 != 0
    second = number & 2 != 0
  }

  /// Codes the number of an enumeration value; 0 for none.
  mutating func code<Value: VocabularyEnum>(_ value: inout UInt8, _ type: Value.Type) {
    code(&value)
    if isReading, Int(value) > Value.valueCount { isDamaged = true }
  }

  /// Codes a value that must be below a bound.
  mutating func code<Number: FixedWidthInteger>(_ value: inout Number, below bound: Int) {
    code(&value)
    if isReading, Int(truncatingIfNeeded: value) >= bound || value < 0 { isDamaged = true }
  }

  /// Codes an option of the device. Snapshots leave it out, but devices with different options have
  /// different digests.
  mutating func option(_ value: UInt8) {
    if mode == .digest { put(UInt64(value)) }
  }

  /// Codes a past time. If `counts` is true, a digest includes how long ago the time was.
  mutating func past(_ value: inout Int64, counts: Bool) {
    if mode != .digest { return moment(&value) }
    put(counts ? UInt64(bitPattern: value &- origin) &<< 1 : 0)
  }

  /// Reads or writes a future time. A digest includes only how far in the future the time lies.
  mutating func moment(_ value: inout Int64) {
    if mode == .digest {
      put(value == never ? 1 : UInt64(bitPattern: Swift.max(value, origin) &- origin) &<< 1)
      return
    }
    code(&value)
    if isReading, value != never {
      let (moved, overflows) = value.addingReportingOverflow(origin)
      if overflows || moved == never { isDamaged = true } else { value = moved }
    }
  }

  /// Codes a number that only grows, such as the number of an effect. A digest includes only
  /// whether the number is 0.
  mutating func ordinal<Number: FixedWidthInteger>(_ value: inout Number) {
    if mode == .digest { put(value == 0 ? 0 : 1) } else { code(&value) }
  }

  /// Codes the stamp of the rules. A digest leaves it out.
  mutating func rules() {
    if mode == .digest { return }
    var stamp = book.stamp
    code(&stamp)
    if stamp != book.stamp { hasOtherRules = true }
  }

  /// Codes a rule by the fingerprint of its id, because its number can change between releases. A
  /// digest leaves the rule out.
  mutating func rule(_ value: inout Int16) {
    if mode == .digest { return }
    var name = value < 0 ? 0 : book.fingerprint(of: Int(value))
    code(&name)
    guard isReading else { return }
    value = -1
    guard name != 0 else { return }
    guard let number = book.rule(withFingerprint: name) else {
      hasOtherRules = true
      return
    }
    value = Int16(truncatingIfNeeded: number)
  }
}

extension Book {
  /// Returns a hash of the id of a rule.
  func fingerprint(of number: Int) -> UInt64 {
    Book.fingerprint(of: BookRule(number, in: self).id.cString)
  }

  /// Returns a hash of the id at an address. The id ends with a NUL.
  package static func fingerprint(of id: UnsafePointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var index = 0
    while id[index] != 0 {
      hash = (hash ^ UInt64(id[index])) &* 0x100_0000_01b3
      index &+= 1
    }
    return hash
  }

  /// Returns the rule whose id has a fingerprint; nil if there is none.
  func rule(withFingerprint fingerprint: UInt64) -> Int? {
    var (first, end) = (0, ruleCount)
    while first < end {
      let middle = (first &+ end) &>> 1
      let number = u16(.identified, middle)
      let found = self.fingerprint(of: number)
      if found == fingerprint { return number }
      if found < fingerprint { first = middle &+ 1 } else { end = middle }
    }
    return nil
  }
}

// MARK: - What the records hold

extension DeviceFacts {
  mutating func code(_ coder: inout SnapshotCoder) {
    var number = UInt8(coding: idiom)
    coder.code(&number, Idiom.self)
    idiom = number.value()
    coder.code(&simulator)
    coder.code(&hardwareMultitasking)
    coder.code(&cellular)
    coder.code(&passcode)
    coder.code(&firstUnlockDone)
    coder.code(&backgroundAppRefresh)
    coder.code(&lowPowerMode)
    coder.code(&charging)
    coder.code(&debuggerAttached)
    coder.code(&foregroundSlots, below: 256)
    coder.code(&bluetoothOff)
    coder.code(&bluetoothOffInControlCenter)
    coder.code(&airplaneMode)
    coder.code(&accessorySetupKit)
    coder.code(&forceQuitSurvivesReboot)
    coder.code(&regionsEndAtReboot)
    coder.code(&deviceLocked)
  }
}

extension AppRecord {
  /// Codes everything except the policy, the links to other tables, `isInstalled` and `isMoving`.
  mutating func code(_ coder: inout SnapshotCoder) {
    // The start of the process counts only during a transition, because the limit of a callback may
    // be measured from that time.
    coder.past(&started, counts: cause != 0)
    coder.moment(&waitDue)
    coder.moment(&replyDue)
    coder.moment(&endDue)
    coder.past(&clockStart, counts: cause != 0 && clockAllowance != 0)
    coder.moment(&budgetWarn)
    coder.moment(&budgetDue)
    coder.code(&keepAliveEvery)
    coder.moment(&keepAliveDue)
    coder.past(&lastInFront, counts: true)
    coder.code(&footprint)
    coder.code(&usualFootprint)
    coder.code(&replyAfter)
    coder.ordinal(&waitEffect)
    coder.code(&implementedLow)
    coder.code(&implementedHigh)
    coder.code(&activities)
    coder.code(&begunInFront)
    coder.code(&notices)
    coder.ordinal(&process)
    coder.ordinal(&lastToken)
    coder.ordinal(&lastWake)
    coder.rule(&rule)
    coder.rule(&limitRule)
    coder.rule(&endRule)
    coder.code(&state, AppState.self)
    coder.code(&lastCause, Cause.self)
    coder.code(&cause, Cause.self)
    coder.code(&target, LifecycleState.self)
    coder.code(&origin, AppState.self)
    coder.code(&stepCount, below: DeviceLayout.stepsOfApp + 1)
    coder.code(&nextStep, below: Int(stepCount) + 1)
    coder.code(&waitAllowance, Allowance.self)
    if coder.mode == .digest, cause == 0 { clockAllowance = 0 }
    coder.code(&clockAllowance, Allowance.self)
    coder.code(&leaving, Cause.self)
    coder.code(&opening, Cause.self)
    coder.code(&openTrigger, Trigger.self)
    coder.code(&ending, Cause.self)
    coder.code(&ended, Termination.self)
    coder.code(&since, below: 8)
    coder.code(&knownCovers)
    coder.pair(&isForceQuit, &isKept)
    coder.code(&isExpiring)
    coder.code(&wasWoken)
    // Version 0.3.0 had no apps with habits: its snapshots lack the values of the branch below.
    var hasHabits = hasHabits
    coder.pair(&isPrewarming, &hasHabits)
    if hasHabits {
      coder.code(&completeAfter)
      coder.code(&stayFor)
      coder.moment(&stayDue)
      coder.code(&hasStayed)
      if coder.isReading, completeAfter < -1 || stayFor < 0 { coder.damage() }
    }
    coder.code(&isShown)
    if coder.isReading, !isPossible { coder.damage() }
  }

  /// False if certainly no history leads to this record: for example, an app without a process has
  /// nothing due, and an app that waits for a reply is in a transition.
  private var isPossible: Bool {
    guard state != 0, cause != 0 || stepCount == 0, waitEffect == 0 || nextStep > 0,
      replyDue == never || waitEffect != 0
    else { return false }
    let isRunning = state != UInt8(coding: LifecycleState.notRunning)
    if process != 0 { return isRunning || cause != 0 }
    return !isRunning && cause == 0 && ending == 0 && waitDue == never && endDue == never
      && keepAliveDue == never && stayDue == never && !hasStayed
  }
}

extension StepRecord {
  mutating func code(_ coder: inout SnapshotCoder) {
    coder.rule(&rule)
    coder.code(&callback, Callback.self)
    coder.code(&fallback, Callback.self)
    coder.code(&notification, LifecycleNotification.self)
    coder.code(&reads, AppState.self)
    coder.code(&sceneReads, SceneState.self)
    coder.code(&allowance, Allowance.self)
    coder.code(&stateAfter, LifecycleState.self)
  }
}

extension ErrandRecord {
  mutating func code(_ coder: inout SnapshotCoder) {
    coder.moment(&due)
    coder.moment(&replyDue)
    coder.ordinal(&effect)
    coder.code(&identifier)
    coder.ordinal(&token)
    coder.rule(&rule)
    coder.rule(&limitRule)
    coder.code(&rawPhase, below: 4)
    coder.code(&trigger, Trigger.self)
    coder.code(&event, Event.self)
    coder.code(&allowance, Allowance.self)
    coder.code(&callback, Callback.self)
    coder.code(&second, Callback.self)
    coder.code(&isForFront)
    coder.code(&isWarning)
    guard coder.isReading else { return }
    switch phase {
    case .called: if effect == 0 { coder.damage() }
    case .working: break
    case .waiting, .none: if replyDue != never { coder.damage() }
    }
  }
}

extension HeldRecord {
  mutating func code(_ coder: inout SnapshotCoder) {
    coder.code(&trigger, Trigger.self)
    coder.code(&occasion, Occasion.self)
    coder.code(&count)
  }
}

extension SceneRecord {
  mutating func code(_ coder: inout SnapshotCoder) {
    coder.code(&identifier)
    coder.code(&state, LifecycleState.self)
    coder.code(&lastCause, Cause.self)
    coder.code(&knownCovers)
    coder.code(&isWanted)
    coder.pair(&isRequested, &isKept)
    coder.code(&leaving, Cause.self)
    if coder.isReading, LifecycleState(given: Int32(state))?.axis != .scene { coder.damage() }
    // Snapshots of version 0.3.0 lack `isKept`. UIKit always has the session of a connected scene,
    // so `isKept` is true for every scene that is not unattached.
    if state != UInt8(coding: LifecycleState.sceneUnattached) { isKept = true }
  }
}

extension TaskRecord {
  mutating func code(_ coder: inout SnapshotCoder) {
    coder.ordinal(&token)
    coder.code(&isExpired)
  }
}

extension RequestRecord {
  mutating func code(_ coder: inout SnapshotCoder) {
    coder.code(&identifier)
    coder.moment(&due)
    coder.code(&trigger, Trigger.self)
    coder.code(&isBlocked)
    if coder.isReading, trigger == 0 { coder.damage() }
  }
}

extension DeviceEffect {
  mutating func code(_ coder: inout SnapshotCoder) {
    coder.ordinal(&id)
    coder.moment(&rawAt)
    coder.moment(&rawDeadline)
    coder.code(&identifier)
    coder.ordinal(&process)
    coder.code(&scene)
    coder.ordinal(&token)
    coder.code(&code)
    coder.rule(&rawRule)
    coder.rule(&rawBroken)
    coder.code(&app)
    coder.code(&rawKind, EffectKind.self)
    coder.code(&needsReply)
    coder.code(&rawCallback, Callback.self)
    coder.code(&rawFallback, Callback.self)
    coder.code(&rawNotification, LifecycleNotification.self)
    coder.code(&rawFrom, LifecycleState.self)
    coder.code(&rawTo, LifecycleState.self)
    coder.code(&rawReads, AppState.self)
    coder.code(&rawSceneReads, SceneState.self)
    coder.code(&rawAllowance, Allowance.self)
    coder.code(&rawTermination, Termination.self)
    coder.code(&rawNamespace, TerminationNamespace.self)
    coder.code(&rawCause, Cause.self)
    coder.code(&rawTrigger, Trigger.self)
    coder.code(&rawEvent, Event.self)
    coder.code(&rawActivity, Activity.self)
    coder.code(&rawDisposition, Disposition.self)
    coder.code(&rawOccasion, Occasion.self)
  }
}
