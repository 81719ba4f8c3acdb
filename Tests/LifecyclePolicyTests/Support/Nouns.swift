// The enumerations of the vocabulary, in the order in which the header numbers them.

@testable import LifecyclePolicy

/// An enumeration. `prefix` is its name inside C constants: `STATE` in `LCP_STATE_ACTIVE`.
struct Kind: Sendable {
  let prefix: String
  let type: any VocabularyEnum.Type
  /// The number that the header gives to this enumeration. The number of the enumeration of
  /// statuses is skipped, because the core does not have that enumeration.
  var number: Int32 {
    let place = Int32(allKinds.firstIndex { $0.prefix == prefix } ?? -1) + 1
    return place < Vocabulary.statusKind ? place : place + 1
  }
}

let allKinds: [Kind] = [
  Kind(prefix: "STATE", type: LifecycleState.self),
  Kind(prefix: "QUESTION", type: QuestionKind.self),
  Kind(prefix: "AXIS", type: Axis.self),
  Kind(prefix: "LIFECYCLE", type: Lifecycle.self),
  Kind(prefix: "CAUSE", type: Cause.self),
  Kind(prefix: "TERMINATION", type: Termination.self),
  Kind(prefix: "TRIGGER", type: Trigger.self),
  Kind(prefix: "INTERRUPTION", type: Interruption.self),
  Kind(prefix: "CALLBACK", type: Callback.self),
  Kind(prefix: "MODE", type: BackgroundMode.self),
  Kind(prefix: "ACTIVITY", type: Activity.self),
  Kind(prefix: "ALLOWANCE", type: Allowance.self),
  Kind(prefix: "EXPIRY", type: Expiry.self),
  Kind(prefix: "VERDICT", type: Verdict.self),
  Kind(prefix: "GUARANTEE", type: Guarantee.self),
  Kind(prefix: "EVIDENCE", type: Evidence.self),
  Kind(prefix: "PROFILE", type: EvidenceProfile.self),
  Kind(prefix: "FACT", type: Fact.self),
  Kind(prefix: "IDIOM", type: Idiom.self),
  Kind(prefix: "AUTHORIZATION", type: LocationAuthorization.self),
  Kind(prefix: "REASON", type: Reason.self),
  Kind(prefix: "CONDITION", type: Condition.self),
  Kind(prefix: "STANDING", type: Standing.self),
  Kind(prefix: "SINCE", type: Since.self),
  Kind(prefix: "FAMILY", type: Family.self),
  Kind(prefix: "CONFLICT", type: Conflict.self),
  Kind(prefix: "CODE", type: TerminationCode.self),
  Kind(prefix: "INFO", type: InfoKind.self),
  Kind(prefix: "NOTICE", type: NoticeKind.self),
  Kind(prefix: "FIELD", type: Field.self),
  Kind(prefix: "NOTIFICATION", type: LifecycleNotification.self),
  Kind(prefix: "PRICE", type: Price.self),
  Kind(prefix: "EVENT", type: Event.self),
  Kind(prefix: "MANNER", type: Manner.self),
  Kind(prefix: "QUOTA", type: Quota.self),
  Kind(prefix: "UNIT", type: QuotaUnit.self),
  Kind(prefix: "SEVERITY", type: Severity.self),
  Kind(prefix: "NAMESPACE", type: TerminationNamespace.self),
  Kind(prefix: "ROLE", type: Role.self),
  Kind(prefix: "FORM", type: PolicyForm.self),
  Kind(prefix: "KNOWLEDGE", type: Knowledge.self),
  Kind(prefix: "RULE_FIELD", type: RuleField.self),
  Kind(prefix: "SILENCE", type: LifecyclePolicy.Silence.self),
  Kind(prefix: "MOMENT", type: Moment.self),
  Kind(prefix: "ORIGIN", type: Origin.self),
  Kind(prefix: "DISPOSITION", type: Disposition.self),
  Kind(prefix: "OCCASION", type: Occasion.self),
  Kind(prefix: "MERGING", type: Merging.self),
  Kind(prefix: "OCCURRENCE", type: Occurrence.self),
  Kind(prefix: "EFFECT", type: EffectKind.self),
  Kind(prefix: "CHANGING", type: ChangingFact.self),
  Kind(prefix: "REPLY", type: ReplyKind.self),
  Kind(prefix: "TREATMENT", type: Treatment.self),
  Kind(prefix: "UNKNOWN_LIMIT", type: UnknownLimit.self),
  Kind(prefix: "RECEIVER", type: Receiver.self),
  Kind(prefix: "LAUNCH_OPTION", type: LaunchOption.self),
  Kind(prefix: "CONNECTION_OPTION", type: ConnectionOption.self),
  Kind(prefix: "RETURN_VALUE", type: ReturnValue.self),
  Kind(prefix: "RECORD", type: RecordKind.self),
  Kind(prefix: "CLOCK", type: LogClock.self),
  Kind(prefix: "AUDIT", type: AuditKind.self),
  Kind(prefix: "GROUND", type: LifecyclePolicy.Ground.self),
  Kind(prefix: "STRICTNESS", type: Strictness.self),
  Kind(prefix: "ERROR_DOMAIN", type: ErrorDomain.self),
  Kind(prefix: "PROCESS_KIND", type: ProcessKind.self),
]

extension VocabularyEnum {
  /// The number and the name of each value.
  static var listed: [(value: Int32, name: String)] {
    allCases.map { ($0.rawValue, $0.name.description) }
  }
}

extension Spellings {
  var listed: [Spelling] { (0...).lazy.map(at).prefix { $0 != nil }.compactMap { $0 } }
}
