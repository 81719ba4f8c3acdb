// The form of a transition rule, and the sets that its tables use.

/// One edge of the state machine: from these states, for these causes, to that state.
public struct TransitionRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .v(4)
  public var until: OSVersion = .open
  public let basis: Basis
  public var lifecycles: Mask<Lifecycle> = Mask(.standard)
  public let from: Mask<LifecycleState>
  public let to: LifecycleState
  public let causes: Mask<Cause>
  /// Why the app is in `from`; empty for any reason.
  public var after: Mask<Cause> = .none
  /// Only for these interruptions; empty for any.
  public var interruptions: Mask<Interruption> = .none
  public var verdict: Verdict = .allowed
  public var reason: Reason?
  public var via: LifecycleState?
  public var steps: Steps = Steps()
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension TransitionRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> TransitionRule { book.transition(index) }

  func tellsTheSame(as other: TransitionRule) -> Bool {
    reason == other.reason && via == other.via && steps == other.steps
  }
}

/// Where a cause can arise by its meaning, and since when it exists.
public struct CauseRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .oldest
  public var until: OSVersion = .open
  public let basis: Basis
  public var lifecycles: Mask<Lifecycle> = .all
  public let causes: Mask<Cause>
  /// The states in which it can arise.
  public let from: Mask<LifecycleState>
  /// Only for these interruptions; empty for any.
  public var interruptions: Mask<Interruption> = .none
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension Mask where Element == Cause {
  /// The two ways of the user to another app.
  static var leaving: Mask { Mask(.homeButton, .appSwitch) }
  static var memory: Mask { Mask(.memoryPressure, .systemReclaimed, .systemEndedBackground) }
  static var shutdown: Mask { Mask(.systemShutdown, .lowBatteryShutdown, .reboot) }
}

extension Mask where Element == LifecycleState {
  static var foreground: Mask { Mask(.inactive, .active) }
  static var running: Mask { Mask(.inactive, .active, .background) }
  static var inMemory: Mask { Mask(.inactive, .active, .background, .suspended) }
  /// The scene states of a scene that is there.
  static var connected: Mask {
    Mask(.sceneForegroundInactive, .sceneForegroundActive, .sceneBackground)
  }
  static var sceneForeground: Mask { Mask(.sceneForegroundInactive, .sceneForegroundActive) }
  /// In front, on either axis.
  static var inFront: Mask { Mask<LifecycleState>.foreground.union(.sceneForeground) }
}

extension Mask where Element == Lifecycle {
  /// Both forms without scenes from iOS 4.0 on.
  static var multitasking: Mask { Mask(.standard, .exitsOnSuspend) }
  /// The two with a background.
  static var suspending: Mask { Mask(.standard, .scenes) }
  /// All but the oldest.
  static var modern: Mask { Mask(.standard, .exitsOnSuspend, .scenes) }
}

extension Steps {
  /// The callbacks of a launch: the interface is restored between the two of UIKit, and the event
  /// comes last.
  @inline(__always)
  static func launching(_ state: AppState) -> Steps {
    Steps(
      Step(.willFinishLaunching, state),
      Step(.shouldRestoreApplicationState, state, when: .stateRestoration),
      Step(.didDecodeRestorableState, state, when: .stateRestoration),
      Step(.didFinishLaunching, state), .event(state))
  }

  /// Left for another app; then the interface is preserved.
  static var enteringBackground: Steps {
    Steps(
      Step(.didEnterBackground, .background),
      Step(.shouldSaveApplicationState, nil, when: .stateRestoration),
      Step(.willEncodeRestorableState, nil, when: .stateRestoration))
  }

  /// A launch to the background by Apple's account.
  static var launchingAsDocumented: Steps {
    Steps(
      Step(.willFinishLaunching, .background),
      Step(.shouldRestoreApplicationState, .background, when: .stateRestoration),
      Step(.didDecodeRestorableState, .background, when: .stateRestoration),
      Step(.didFinishLaunching, .background), Step(.didEnterBackground, .background),
      .event(.background))
  }
}
