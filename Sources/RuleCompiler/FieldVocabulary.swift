// Which enumeration the values of a field are of.

import LifecyclePolicy

extension RuleField {
  /// The enumeration of a value or of a set; nil for flags and for other forms.
  public var vocabulary: (any VocabularyEnum.Type)? {
    switch self {
    case .verdict: Verdict.self
    case .lifecycle, .lifecycles: Lifecycle.self
    case .states, .to, .via: LifecycleState.self
    case .causes, .lastCauses: Cause.self
    case .interruptions: Interruption.self
    case .reason: Reason.self
    case .triggers: Trigger.self
    case .launchState: AppState.self
    case .callback, .secondCallback, .launchCallback, .undoneAt: Callback.self
    case .guarantee: Guarantee.self
    case .terminations, .cause: Termination.self
    case .standings, .standing: Standing.self
    case .allowances, .allowance: Allowance.self
    case .atExpiry: Expiry.self
    case .code: TerminationCode.self
    case .extendable: Fact.self
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
    case .namespaces: TerminationNamespace.self
    case .onLaunchOnly, .postedBefore, .readsAsMethod, .steps, .advice, .limit, .warning,
      .deprecated, .count, .window, .codeLow, .codeHigh, .text, .key, .value:
      nil
    }
  }
}
