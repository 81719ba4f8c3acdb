// The enumeration to which the values of each field belong.

import LifecyclePolicy
import Rulebook

extension RuleField {
  /// The enumeration to which the field's single value, or each value of its set, belongs. nil for
  /// flags, figures, codes of termination rules, versions, texts and steps.
  public var vocabulary: (any VocabularyEnum.Type)? {
    switch self {
    case .verdict: Verdict.self
    case .lifecycle, .lifecycles: Lifecycle.self
    case .states, .to, .via: LifecycleState.self
    case .causes, .lastCauses, .companions: Cause.self
    case .interruptions: Interruption.self
    case .reason: Reason.self
    case .triggers, .trigger: Trigger.self
    case .callbacks: Callback.self
    case .receiver: Receiver.self
    case .launchOption, .moreLaunchOptions: LaunchOption.self
    case .connectionOption, .moreConnectionOptions: ConnectionOption.self
    case .returnValue: ReturnValue.self
    case .launchState: AppState.self
    case .callback, .secondCallback, .launchCallback, .undoneAt, .fallback, .sceneCallback,
      .appCallback:
      Callback.self
    case .guarantee: Guarantee.self
    case .terminations, .cause, .termination: Termination.self
    case .standings, .standing: Standing.self
    case .allowances, .allowance: Allowance.self
    case .atExpiry: Expiry.self
    case .code: TerminationCode.self
    case .extendable, .warned: Fact.self
    case .axes: Axis.self
    case .notification: LifecycleNotification.self
    case .mode: BackgroundMode.self
    case .permits, .keepsRunning, .activities, .activity: Activity.self
    case .events: Event.self
    case .manner: Manner.self
    case .quota: Quota.self
    case .unit: QuotaUnit.self
    case .price: Price.self
    case .severity: Severity.self
    case .silence: Silence.self
    case .starts, .resets: Moment.self
    case .origin: Origin.self
    case .disposition: Disposition.self
    case .occasion: Occasion.self
    case .merging: Merging.self
    case .namespaces: TerminationNamespace.self
    case .errorDomains: ErrorDomain.self
    case .onLaunchOnly, .postedBefore, .readsAsMethod, .fallbackInFrontOnly, .ofInterface, .steps,
      .shared,
      .begunInFront, .rank,
      .advice, .limit, .warning,
      .deprecated, .count, .window, .codeLow, .codeHigh, .text, .key, .value:
      nil
    }
  }
}

extension VocabularyEnum {
  /// Describes an error in `valueCount`; nil if there is none. The count becomes too low when two
  /// branches that each add a value are merged.
  static var countError: String? {
    let cases = Array(allCases).count
    return cases == valueCount ? nil : "\(self) has \(cases) cases, but valueCount is \(valueCount)"
  }
}

extension Callback {
  /// The scene delegate's method that replaces this method in apps with scenes, according to
  /// `Rulebook.rules`.
  public var sceneForm: Callback? { Self.sceneForms[self] }

  /// The app delegate's method that this method replaces, according to `Rulebook.rules`.
  public var appForm: Callback? { Self.appForms[self] }

  private static let sceneForms = table(.sceneCallback)
  private static let appForms = table(.appCallback)

  private static func table(_ field: RuleField) -> [Callback: Callback] {
    var table: [Callback: Callback] = [:]
    for rule in Rulebook.rules where rule.family == .callback {
      if let callback: Callback = rule.value(.callback) { table[callback] = rule.value(field) }
    }
    return table
  }
}
