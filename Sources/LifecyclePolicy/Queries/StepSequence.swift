// The callbacks of a transition as a token: rows and the little that chooses between forms.

/// One callback as an app gets it, or one notification.
public struct TransitionStep: Sendable, Equatable {
  /// nil for a notification.
  public let callback: Callback?
  /// nil for a callback.
  public let notification: LifecycleNotification?
  /// Called where the app does not implement `callback`.
  public let fallback: Callback?
  /// What the app reads inside; nil where it cannot be read, or no source says.
  public let reads: AppState?
  /// The scene's activation state inside; nil where there is no scene, or no source says.
  public let sceneReads: SceneState?
  /// The rule of the notification, or that of the single step that it belongs to.
  public let rule: RuleReference
}

/// The ordered callbacks and notifications of up to three transition rows, packed into 64 bits.
///
/// Valid for one build only: rows are kept by index. Eleven bits guard against foreign values.
public struct StepSequence: Sendable, Equatable {
  /// rows 3 x 10 bits, count 2, major 6, minor 4, trigger 6, profile 2, three conditions; guard 11.
  public let token: UInt64
  static let maximumRows = 3

  init(
    rows: (Int, Int, Int), count: Int, trigger: Trigger?, context: Context
  ) {
    var bits = StepSequence.shape(context.ruledOS, context.profile, context.known)
    bits |= UInt64(truncatingIfNeeded: rows.0) & 0x3ff
    bits |= (UInt64(truncatingIfNeeded: rows.1) & 0x3ff) &<< 10
    bits |= (UInt64(truncatingIfNeeded: rows.2) & 0x3ff) &<< 20
    bits |= (UInt64(truncatingIfNeeded: count) & 3) &<< 30
    bits |= UInt64(truncatingIfNeeded: trigger?.rawValue ?? 0) &<< 42
    self.init(bits: bits)
  }

  /// What a token has of the context.
  @inline(__always)
  static func shape(
    _ os: OSVersion, _ profile: EvidenceProfile, _ known: KnownConditions
  ) -> UInt64 {
    let holding = known.holding
    var bits = UInt64(Swift.min(os.major, 63)) &<< 32
    bits |= UInt64(Swift.min(os.minor, 15)) &<< 38
    bits |= UInt64(truncatingIfNeeded: profile.rawValue) &<< 48
    bits |= (holding.contains(.passcode) ? 1 : 0) &<< 50
    bits |= (holding.contains(.stateRestoration) ? 1 : 0) &<< 51
    bits |= (holding.contains(.multipleScenes) ? 1 : 0) &<< 52
    return bits
  }

  /// Adds the guard to what a token says.
  @inline(__always)
  init(bits: UInt64) {
    token = bits | StepSequence.guardBits(bits) &<< 53
  }

  /// The sequence of a token that came from outside; nil for a value that none has. 0 is that of
  /// an answer without steps.
  public init?(token: UInt64, in book: some RuleBook) {
    let bits = token & 0x1f_ffff_ffff_ffff
    self.token = token
    guard token != 0 else { return }
    guard token &>> 53 == StepSequence.guardBits(bits) else { return nil }
    var index = 0
    while index < rowCount {
      guard row(index) < book.transitionCount else { return nil }
      index &+= 1
    }
    guard profile != nil, triggerValue == 0 || trigger != nil else { return nil }
  }

  private static func guardBits(_ bits: UInt64) -> UInt64 {
    ((bits ^ 0x5a5a) &* 0x9e37_79b9_7f4a_7c15) &>> 53
  }

  private var rowCount: Int { Int(truncatingIfNeeded: token &>> 30 & 3) }
  private func row(_ index: Int) -> Int {
    Int(truncatingIfNeeded: token &>> (UInt64(truncatingIfNeeded: index) &* 10) & 0x3ff)
  }
  private var os: OSVersion {
    OSVersion(
      UInt8(truncatingIfNeeded: token &>> 32 & 0x3f), UInt8(truncatingIfNeeded: token &>> 38 & 0xf))
  }
  private var triggerValue: Int32 { Int32(truncatingIfNeeded: token &>> 42 & 0x3f) }
  private var trigger: Trigger? { Trigger(rawValue: triggerValue) }
  private var profile: EvidenceProfile? {
    EvidenceProfile(rawValue: Int32(truncatingIfNeeded: token &>> 48 & 3))
  }

  private func holds(_ condition: Condition?) -> Bool {
    switch condition {
    case nil: true
    case .passcode: token &>> 50 & 1 != 0
    case .stateRestoration: token &>> 51 & 1 != 0
    case .multipleScenes: token &>> 52 & 1 != 0
    default: false
    }
  }

  /// Whether conditions of the kind that a token keeps are as a row asks.
  private func holds(_ row: NotificationRule) -> Bool {
    var kept: Mask<Condition> = .none
    if holds(.passcode) { kept.insert(.passcode) }
    if holds(.stateRestoration) { kept.insert(.stateRestoration) }
    if holds(.multipleScenes) { kept.insert(.multipleScenes) }
    return row.when.subtracting(kept).isEmpty && row.unless.intersection(kept).isEmpty
  }

  /// How many callbacks and notifications there are.
  public func count(in book: some RuleBook) -> Int {
    var count = 0
    visit(in: book) { _ in
      count &+= 1
      return true
    }
    return count
  }

  /// The callback or notification at `index`, nil past the last one.
  public func step(_ index: Int, in book: some RuleBook) -> TransitionStep? {
    var remaining = index
    var found: TransitionStep?
    guard index >= 0 else { return nil }
    visit(in: book) { step in
      if remaining == 0 {
        found = step
        return false
      }
      remaining &-= 1
      return true
    }
    return found
  }

  /// Gives the callbacks and notifications in order until `body` returns false.
  @inline(__always)
  private func visit(in book: some RuleBook, _ body: (TransitionStep) -> Bool) {
    var index = 0
    while index < rowCount {
      let rowIndex = row(index)
      let rule = book.transition(rowIndex)
      var position = 0
      while let step = rule.steps.at(position) {
        position &+= 1
        guard holds(step.when) else { continue }
        let more: Bool
        if step.callback != nil {
          more = give(step, rule, rowIndex, in: book, body)
        } else {
          more = giveEvent(step.reads, rule, rowIndex, in: book, body)
        }
        if !more { return }
      }
      index &+= 1
    }
  }

  /// A callback with the notifications beside it.
  @inline(__always)
  private func give(
    _ step: Step, _ rule: TransitionRule, _ row: Int, in book: some RuleBook,
    _ body: (TransitionStep) -> Bool
  ) -> Bool {
    guard let callback = step.callback, let form = callback.form(on: os, in: step.reads) else {
      return true
    }
    let axis = rule.to.axis
    if !post(callback, step, before: true, axis, in: book, body) { return false }
    let given = body(
      TransitionStep(
        callback: form.callback, notification: nil, fallback: form.fallback, reads: step.reads,
        sceneReads: step.sceneReads, rule: RuleReference(.transition, row)))
    return given && post(callback, step, before: false, axis, in: book, body)
  }

  /// The notifications on one side of a callback.
  @inline(__always)
  private func post(
    _ callback: Callback, _ step: Step, before: Bool, _ axis: Axis, in book: some RuleBook,
    _ body: (TransitionStep) -> Bool
  ) -> Bool {
    guard let profile else { return true }
    let candidates = book.candidates(for: .notification(of: callback), in: Era(of: os, profile))
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = book.notification(index)
      let isAbout =
        candidates.areInForce
        || row.callback == callback && row.since <= os && os < row.until
          && row.basis.profiles.contains(profile)
      if isAbout, row.isBefore == before, row.axes.contains(axis), holds(row) {
        let posted = TransitionStep(
          callback: nil, notification: row.notification, fallback: nil,
          reads: row.readsAsMethod ? step.reads : nil, sceneReads: step.sceneReads,
          rule: RuleReference(.notification, index))
        if !body(posted) { return false }
      }
      position &+= 1
    }
    return true
  }

  /// The callbacks of the trigger, where a row has room for them.
  @inline(__always)
  private func giveEvent(
    _ reads: AppState?, _ rule: TransitionRule, _ row: Int, in book: some RuleBook,
    _ body: (TransitionStep) -> Bool
  ) -> Bool {
    guard let trigger, let profile else { return true }
    let app = AppProfile(scenes: rule.lifecycles.contains(.scenes))
    let context = Context(os: os, profile: profile, app: app)
    let found = book.findDelivery(trigger, in: context)
    guard found.index >= 0, !found.isAbsent else { return true }
    let delivery = book.delivery(found.index)
    // What launches to the foreground is not delivered in the background, nor the reverse.
    guard delivery.launchState == rule.to.launchState else { return true }
    if delivery.onLaunchOnly, rule.from.contains(.suspended) { return true }
    if let callback = delivery.callback,
      !give(Step(callback, reads), rule, row, in: book, body)
    {
      return false
    }
    if let second = delivery.second { return give(Step(second, reads), rule, row, in: book, body) }
    return true
  }
}
