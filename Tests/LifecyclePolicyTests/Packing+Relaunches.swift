// What relaunches are put together from, as `PlainRelaunch` reads it.

@testable import LifecyclePolicy

struct PackedRelaunches {
  /// Ruling of each row.
  private(set) var rulings: [UInt32] = []
  /// Standing of each row, and above it whether it is disputed.
  private(set) var standings: [UInt8] = []
  /// Where the runs of each trigger begin, by profile, without scenes and with them.
  private(set) var triggers: [UInt16] = []
  /// What triggers deliver.
  private(set) var arrivals = Numbered<UInt64>()

  init(_ book: some RuleBook, _ index: inout PackedIndex) {
    for row in 0..<book.relaunchCount {
      let rule = book.relaunch(row)
      var bits = Bits()
      bits.add(book.number(of: RuleReference(.relaunch, row)) + 1, bits: 11)
      bits.add(Int(rule.verdict.rawValue), bits: 3)
      bits.add(Int(rule.basis.evidence.rawValue), bits: 3)
      bits.add(rule.conflict == nil ? 0 : 1, bits: 1)
      bits.add(Int(rule.guarantee?.rawValue ?? 0), bits: 2)
      bits.add(rule.verdict == .allowed || rule.verdict == .conditional ? 1 : 0, bits: 1)
      rulings.append(UInt32(bits.word))
    }
    for row in 0..<book.standingCount {
      let rule = book.standing(row)
      var bits = Bits()
      bits.add(Int(rule.standing.rawValue), bits: 4)
      bits.add(rule.conflict == nil ? 0 : 1, bits: 1)
      standings.append(UInt8(bits.word))
    }
    for profile in EvidenceProfile.allCases {
      for hasScenes in [false, true] {
        for trigger in Trigger.allCases {
          let numbers = index.versions.map { os in
            var app = AppProfile()
            app.scenes = hasScenes
            app.linkedSDK = .newest
            let context = Context(os: os, profile: profile, app: app)
            return arrivals.number(Self.arrival(of: trigger, in: context, book))
          }
          triggers.append(UInt16(index.add(numbers: numbers)))
        }
      }
    }
  }

  private static func arrival(
    of trigger: Trigger, in context: Context, _ book: some RuleBook
  ) -> UInt64 {
    guard !turnsOnFacts(trigger, in: context, book) else { return 1 << 53 }
    let found = book.findDelivery(trigger, in: context)
    guard found.index >= 0 else { return 0 }
    let rule = book.delivery(found.index)
    var bits = Bits()
    bits.add(book.number(of: RuleReference(.delivery, found.index)) + 1, bits: 11)
    if found.isAbsent {
      bits.add(Int(Verdict.notApplicable.rawValue), bits: 3)
      bits.add(Int(rule.basis.evidence.rawValue), bits: 3)
      bits.add(rule.conflict == nil ? 0 : 1, bits: 1)
      return bits.word
    }
    func number(_ callback: Callback?) -> Int {
      let form = callback?.form(on: context.ruledOS, in: rule.launchState)
      return Int(form?.callback.rawValue ?? 0)
    }
    bits.add(0, bits: 21)
    bits.add(Int(rule.launchState?.rawValue ?? 0), bits: 3)
    bits.add(number(rule.launchCallback ?? rule.callback), bits: 6)
    bits.add(Int(rule.allowance?.rawValue ?? 0), bits: 6)
    bits.add(rule.onLaunchOnly ? 0 : number(rule.callback), bits: 6)
    return bits.word
  }

  /// Whether other conditions than scenes choose between the rows of a trigger.
  private static func turnsOnFacts(
    _ trigger: Trigger, in context: Context, _ book: some RuleBook
  ) -> Bool {
    let scenes = Mask<Condition>(.scenesAdopted, .multitaskingSDK)
    return (0..<book.deliveryCount).map(book.delivery).contains { rule in
      rule.triggers.contains(trigger) && rule.isInForce(in: context)
        && !(rule.unless.isEmpty && (rule.when.isEmpty || rule.when == scenes))
    }
  }
}
