// What does a background mode permit, wake and keep running?

/// Allowed where the mode is in use on the OS, not applicable where it is not there yet or no more.
public struct ModeAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// The first version with it.
  public var introduced: OSVersion?
  /// The version that deprecated it, before this one or after.
  public var deprecated: OSVersion?
  /// The first version without effect.
  public var removed: OSVersion?
  /// The triggers that it enables.
  public var wakes: Mask<Trigger> = .none
  /// What it permits in the background.
  public var permits: Mask<Activity> = .none
  /// What keeps the app from being suspended while it goes on.
  public var keepsRunning: Mask<Activity> = .none
}

extension BackgroundMode: Matter {
  var subject: Subject { .use(of: self) }
  func isAbout(_ row: ModeRule) -> Bool { row.mode == self }
}

extension RuleBook {
  @inline(never)
  func findMode(_ mode: BackgroundMode, in context: Context) -> ModeAnswer {
    var answer = ModeAnswer()
    var last = OSVersion.oldest
    var first = -1
    let candidates = candidates(for: .mode(mode), in: context.era)
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = self.mode(index)
      let isAbout = row.mode == mode && row.basis.profiles.contains(context.profile)
      if candidates.areAbout || isAbout {
        if row.verdict == .allowed {
          if answer.introduced.map({ row.since < $0 }) ?? true {
            answer.introduced = row.since
            first = index
          }
          if row.until > last { last = row.until }
        }
        if row.deprecated != .open { answer.deprecated = row.deprecated }
      }
      position &+= 1
    }
    if last != .oldest, last != .open { answer.removed = last }
    let decision = decide(mode, in: context)
    if decision.index >= 0 {
      let row = self.mode(decision.index)
      answer.ruling = Ruling(decision, of: .mode, row, row.verdict, in: context)
      answer.wakes = row.wakes
      answer.permits = row.permits
      answer.keepsRunning = row.keepsRunning
    } else if let introduced = answer.introduced, context.ruledOS < introduced {
      answer.ruling.refer(to: RuleReference(.mode, first), in: self, verdict: .notApplicable)
      answer.ruling.finish(in: context)
    } else {
      answer.ruling.finish(in: context)
    }
    return answer
  }
}
