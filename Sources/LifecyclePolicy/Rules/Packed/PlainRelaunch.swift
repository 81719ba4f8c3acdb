// Relaunches as numbers: what crosses to C needs no more.

/// Whether an event wakes or launches an app.
///
/// | bits of the word | |
/// |---|---|
/// | 0 to 10 | number of the rule, and one more; 0 for none |
/// | 11 to 13 | verdict on the newest known version |
/// | 14 to 16 | evidence |
/// | 17 | disputed |
/// | 18, 19 | guarantee |
/// | 20 | the rule has a launch, even where it is not sure |
/// | 24 to 27 | standing |
/// | 32 to 34 | state launched into |
/// | 35 to 40 | callback |
/// | 41 to 46 | allowance |
/// | 47 to 57 | number of the rule of delivery, and one more; 0 for none |
public struct PlainRelaunch: PlainRuling, Sendable {
  package var word: UInt64
  /// In nanoseconds; -1 for none.
  package private(set) var allowed: Int64 = -1
  package private(set) var requires: Mask<Condition> = .none

  /// 0 for none, as in all that follow.
  @inline(__always)
  package var guarantee: Int32 { number(18, 3) }
  @inline(__always)
  package var standing: Int32 { number(24, 0xf) }
  @inline(__always)
  package var launchState: Int32 { number(32, 7) }
  @inline(__always)
  package var callback: Int32 { number(35, 0x3f) }
  @inline(__always)
  package var allowance: Int32 { number(41, 0x3f) }
  /// -1 for none.
  @inline(__always)
  package var deliveryRule: Int32 { number(47, 0x7ff) &- 1 }
}

#if !UNPACKED
  extension PlainRelaunch {
    /// The answer in a context, without figures of the host, if what the trigger delivers turns on no
    /// fact but scenes.
    @inline(__always)
    init(_ query: RelaunchQuery, in context: Context) {
      let book = BuiltInRuleBook()
      let arrival = Arrival(query.trigger, in: context)
      guard !arrival.asks else {
        word = 0
        return
      }
      word = arrival.rule &<< 47
      guard !arrival.isAbsent else {
        word |= arrival.ruling
        return
      }
      let absence = book.absence(of: query.termination, in: context)
      if let absent = absence.certain {
        let row = book.summary(of: absent)
        word |= UInt64(truncatingIfNeeded: book.number(of: absent) &+ 1)
        word |= UInt64(truncatingIfNeeded: row.basis.evidence.rawValue) &<< 14
        word |= row.conflict == nil ? 0 : 1 &<< 17
        newestVerdict = Verdict.notApplicable.rawValue
        return
      }
      var known = context.known
      known.add(since: query.since)
      newestVerdict = Verdict.unspecified.rawValue
      let found = book.decision(
        on: .standing(after: query.termination), 0, in: context.era, by: known)
      guard found.index >= 0 else { return }
      let byte = UInt64(packedStandings[unchecked: found.index])
      let standing: Standing = value((byte & 0xf) &- 1)
      word |= (byte & 0xf) &<< 24 | (byte &>> 4) &<< 17
      let decision = book.decision(
        on: .relaunch(on: query.trigger, standing), query.termination.bit, in: context.era,
        by: known)
      guard decision.index >= 0 else { return }
      let ruling = UInt64(packedRelaunches[unchecked: decision.index])
      newestVerdict = 0
      word |= ruling
      requires = decision.requires
      if decision.isConditional { newestVerdict = Verdict.conditional.rawValue }
      if !absence.requires.isEmpty,
        Verdict(rawValue: newestVerdict)?.isAboutRelaunch ?? false
      {
        newestVerdict = Verdict.conditional.rawValue
        requires = requires.union(absence.requires)
      }
      guard ruling &>> 20 & 1 != 0 else { return }
      word |= arrival.delivery(to: standing) &<< 32
      if let allowance = arrival.allowance {
        let deadline = PlainDeadline(allowance, in: context)
        allowed = deadline.limit == -1 ? deadline.advice : deadline.limit
      }
    }
  }

  /// What a trigger delivers, on the versions of an era.
  ///
  /// | bits | |
  /// |---|---|
  /// | 0 to 10 | number of the rule of delivery, and one more; 0 for none |
  /// | 11 to 17 | verdict, evidence and dispute, as in `PlainRelaunch`, where the trigger is absent |
  /// | 32 to 34 | state launched into |
  /// | 35 to 40 | callback in an app that is launched |
  /// | 41 to 46 | allowance |
  /// | 47 to 52 | callback in an app in memory |
  /// | 53 | what is delivered has to be asked for |
  private struct Arrival {
    private let word: UInt64

    @inline(__always)
    init(_ trigger: Trigger, in context: Context) {
      let hasScenes = Arrival.scenes.subtracting(context.known.holding).isEmpty
      let world = Int(context.profile.rawValue &- 1) &* 2 &+ (hasScenes ? 1 : 0)
      let place = world &* Trigger.valueCount &+ Int(trigger.rawValue &- 1)
      let run = BuiltInRuleBook.run(
        Int(packedTriggers[unchecked: place]), on: context.era.stretch)
      word = packedArrivals[unchecked: run.number]
    }

    /// With these, other rules of delivery hold.
    private static var scenes: Mask<Condition> { Mask(.scenesAdopted, .multitaskingSDK) }

    @inline(__always)
    var asks: Bool { word &>> 53 & 1 != 0 }
    @inline(__always)
    var rule: UInt64 { word & 0x7ff }
    @inline(__always)
    var isAbsent: Bool { word &>> 11 & 7 != 0 }
    @inline(__always)
    var ruling: UInt64 { word & 0x3_ffff }

    /// State, callback and allowance, as they stand in `PlainRelaunch` from bit 32 on.
    @inline(__always)
    func delivery(to standing: Standing) -> UInt64 {
      let callback = word &>> (standing == .inMemory ? 47 : 35) & 0x3f
      return word &>> 32 & ~(0x3f &<< 3) & 0x7fff | callback &<< 3
    }

    @inline(__always)
    var allowance: Allowance? { optional(word &>> 41 & 0x3f) }
  }
#endif
