// Which rows a question has to look at.

/// What a question asks the rows of one family about.
///
/// Subjects are numbered through, family after family, so that an index can be one table.
public struct Subject: Sendable {
  let family: Family
  let number: Int
  /// Whether only what is in force is looked for.
  private(set) var isOfNow = true

  /// How many there are.
  static var count: Int { firstTermination &+ 1 }

  private static var firstTransition: Int { 1 }
  private static var firstLeaving: Int {
    firstTransition &+ LifecycleState.valueCount &* Cause.valueCount
  }
  private static var firstCall: Int { firstLeaving &+ LifecycleState.valueCount }
  private static var firstCause: Int { firstCall &+ Callback.valueCount }
  private static var firstDelivery: Int { firstCause &+ Cause.valueCount }
  private static var firstDeadline: Int { firstDelivery &+ Trigger.valueCount }
  private static var firstStanding: Int { firstDeadline &+ Allowance.valueCount }
  private static var firstRelaunch: Int { firstStanding &+ Termination.valueCount }
  private static var firstNotification: Int {
    firstRelaunch &+ Trigger.valueCount &* Standing.valueCount
  }
  private static var firstMode: Int { firstNotification &+ Callback.valueCount }
  private static var firstUse: Int { firstMode &+ BackgroundMode.valueCount }
  private static var firstEvent: Int { firstUse &+ BackgroundMode.valueCount }
  private static var firstQuota: Int { firstEvent &+ Event.valueCount &* AppState.valueCount }
  private static var firstConduct: Int { firstQuota &+ Quota.valueCount }
  private static var firstDuty: Int {
    firstConduct &+ Activity.valueCount &* AppState.valueCount
  }
  private static var firstManifest: Int { firstDuty &+ Callback.valueCount }
  private static var firstTermination: Int { firstManifest &+ 1 }

  /// Whether one row decides, and nothing else is asked of the others: they stand in the order of
  /// their precedence then, without those that never decide.
  @inline(__always)
  var isRanked: Bool {
    switch family {
    case .deadline, .standing, .relaunch, .event, .quota, .conduct: true
    case .mode: isOfNow
    default: false
    }
  }

  #if !UNPACKED
    /// Its place in a table by profile.
    @inline(__always)
    func place(in era: Era) -> Int {
      Int(era.profile.rawValue &- 1) &* Subject.count &+ number
    }
  #endif

  /// The life cycle of an app.
  static var lifecycle: Subject { Subject(family: .lifecycle, number: 0) }

  /// What a cause leads to from a state.
  static func transition(_ from: LifecycleState, _ cause: Cause) -> Subject {
    Subject(
      family: .transition,
      number: firstTransition &+ from.position &* Cause.valueCount &+ cause.position)
  }

  /// What leads out of a state.
  static func leaving(_ state: LifecycleState) -> Subject {
    Subject(family: .transition, number: firstLeaving &+ state.position)
  }

  /// The transitions with a callback, on any version and under any profile.
  static func call(of callback: Callback) -> Subject {
    Subject(family: .transition, number: firstCall &+ callback.position, isOfNow: false)
  }

  /// Where a cause can arise, on any version.
  static func cause(_ cause: Cause) -> Subject {
    Subject(family: .cause, number: firstCause &+ cause.position, isOfNow: false)
  }

  /// What a trigger delivers, on any version.
  static func delivery(of trigger: Trigger) -> Subject {
    Subject(family: .delivery, number: firstDelivery &+ trigger.position, isOfNow: false)
  }

  static func deadline(_ allowance: Allowance) -> Subject {
    Subject(family: .deadline, number: firstDeadline &+ allowance.position)
  }

  static func standing(after termination: Termination) -> Subject {
    Subject(family: .standing, number: firstStanding &+ termination.position)
  }

  static func relaunch(on trigger: Trigger, _ standing: Standing) -> Subject {
    Subject(
      family: .relaunch,
      number: firstRelaunch &+ trigger.position &* Standing.valueCount &+ standing.position)
  }

  /// The notifications beside a callback.
  static func notification(of callback: Callback) -> Subject {
    Subject(family: .notification, number: firstNotification &+ callback.position)
  }

  /// A background mode, on any version.
  static func mode(_ mode: BackgroundMode) -> Subject {
    Subject(family: .mode, number: firstMode &+ mode.position, isOfNow: false)
  }

  /// What a background mode is good for.
  static func use(of mode: BackgroundMode) -> Subject {
    Subject(family: .mode, number: firstUse &+ mode.position)
  }

  static func event(_ event: Event, in state: AppState) -> Subject {
    Subject(
      family: .event,
      number: firstEvent &+ event.position &* AppState.valueCount &+ state.position)
  }

  static func quota(_ quota: Quota) -> Subject {
    Subject(family: .quota, number: firstQuota &+ quota.position)
  }

  static func conduct(_ activity: Activity, in state: AppState) -> Subject {
    Subject(
      family: .conduct,
      number: firstConduct &+ activity.position &* AppState.valueCount &+ state.position)
  }

  static func duty(in callback: Callback) -> Subject {
    Subject(family: .duty, number: firstDuty &+ callback.position)
  }

  static var manifest: Subject { Subject(family: .manifest, number: firstManifest) }
  static var termination: Subject { Subject(family: .termination, number: firstTermination) }
}

extension BackgroundMode {
  @inline(__always)
  fileprivate var position: Int { BackgroundMode.numbering.position(of: rawValue) }
}

extension Noun {
  /// The place of a value of an enumeration that is numbered from one.
  @inline(__always)
  fileprivate var position: Int { Int(rawValue) &- 1 }
}

/// Some rows of a family, in documented order, or in that of their ranks.
public struct Candidates: Sendable {
  /// Where they begin among those of the built-in book; -1 for the first rows of another.
  private let start: Int
  let count: Int
  /// Whether they are known to be about the subject.
  let areAbout: Bool
  /// Whether they are known to be in force as well.
  let areInForce: Bool
  /// Whether there is one, which decides whatever is known.
  let isSettled: Bool

  /// So many rows, which are all.
  public init(all count: Int) {
    start = -1
    self.count = count
    areAbout = false
    areInForce = false
    isSettled = false
  }

  #if !UNPACKED
    @inline(__always)
    init(run: Run, areInForce: Bool) {
      start = run.number
      isSettled = run.isSettled
      count = run.isSettled ? 1 : run.count
      areAbout = true
      self.areInForce = areInForce
    }
  #endif

  /// The index of the row at a position, which must be below `count`.
  @inline(__always)
  subscript(_ position: Int) -> Int {
    #if UNPACKED
      position
    #else
      start < 0 ? position : Int(packedCandidates[unchecked: start &+ position])
    #endif
  }
}

/// Where an answer stands in time: a stretch of versions on which the same rules and callbacks are
/// there, and the profile that chooses among them.
public struct Era: Sendable {
  /// How many of the built-in book's edges lie before.
  let stretch: Int
  let profile: EvidenceProfile

  /// How many edges there may be from one major version to the next.
  static var edgesOfAMajorVersion: Int { 3 }

  #if !UNPACKED
    /// A place in tables by profile and stretch.
    @inline(__always)
    var place: Int {
      let stretches = packedEdges.count &- Era.edgesOfAMajorVersion &+ 1
      return Int(profile.rawValue &- 1) &* stretches &+ stretch
    }
  #endif

  @inline(__always)
  init(of os: OSVersion, _ profile: EvidenceProfile) {
    self.profile = profile
    #if UNPACKED
      stretch = 0
    #else
      // There are at most three edges between two major versions, and three after the last.
      let first = Int(packedStretches[unchecked: Int(os.major & 63)])
      var stretch = first
      stretch &+= packedEdges[unchecked: first] <= os.packed ? 1 : 0
      stretch &+= packedEdges[unchecked: first &+ 1] <= os.packed ? 1 : 0
      stretch &+= packedEdges[unchecked: first &+ 2] <= os.packed ? 1 : 0
      self.stretch = stretch
    #endif
  }
}
