// How the rows of each family are packed. Made by `make pack`; do not edit.
// swift-format-ignore-file

#if !UNPACKED

extension BuiltInRuleBook {
  @inline(__always)
  public func count(of family: Family) -> Int {
    switch family {
    case .lifecycle: 12
    case .transition: 212
    case .cause: 35
    case .delivery: 53
    case .deadline: 77
    case .standing: 23
    case .relaunch: 166
    case .notification: 23
    case .mode: 30
    case .event: 48
    case .quota: 28
    case .conduct: 106
    case .duty: 104
    case .manifest: 34
    case .termination: 46
    }
  }

  /// The number of a family's first rule.
  @inline(__always)
  static func first(of family: Family) -> Int {
    switch family {
    case .lifecycle: 0
    case .transition: 12
    case .cause: 224
    case .delivery: 259
    case .deadline: 312
    case .standing: 389
    case .relaunch: 412
    case .notification: 578
    case .mode: 601
    case .event: 631
    case .quota: 679
    case .conduct: 707
    case .duty: 813
    case .manifest: 917
    case .termination: 951
    }
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var lifecycleCount: Int { 12 }

  @inline(__always)
  public func lifecycle(_ index: Int) -> LifecycleRule {
    let index = index.clamped(below: 12)
    let rule = PackedRule(BuiltInRuleBook.first(of: .lifecycle) &+ index)
    let word0 = packedFields[unchecked: 0 &+ index &* 1 &+ 0]
    return LifecycleRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      lifecycle: value(word0 &>> 4 & 3),
      states: Mask(bits: wide(word0 &>> 0 & 15)),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var transitionCount: Int { 212 }

  @inline(__always)
  public func transition(_ index: Int) -> TransitionRule {
    let index = index.clamped(below: 212)
    let rule = PackedRule(BuiltInRuleBook.first(of: .transition) &+ index)
    let word0 = packedFields[unchecked: 12 &+ index &* 1 &+ 0]
    return TransitionRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      lifecycles: Mask(bits: wide(word0 &>> 30 & 31)),
      from: Mask(bits: wide(word0 &>> 35 & 31)),
      to: value(word0 &>> 40 & 15),
      causes: Mask(bits: wide(word0 &>> 9 & 127)),
      after: Mask(bits: wide(word0 &>> 16 & 127)),
      interruptions: Mask(bits: wide(word0 &>> 23 & 127)),
      verdict: value(word0 &>> 52 & 7),
      reason: optional(word0 &>> 44 & 15),
      via: optional(word0 &>> 48 & 15),
      steps: Steps(packed: word0 &>> 0 & 511),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var causeCount: Int { 35 }

  @inline(__always)
  public func cause(_ index: Int) -> CauseRule {
    let index = index.clamped(below: 35)
    let rule = PackedRule(BuiltInRuleBook.first(of: .cause) &+ index)
    let word0 = packedFields[unchecked: 224 &+ index &* 1 &+ 0]
    return CauseRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      lifecycles: Mask(bits: wide(word0 &>> 0 & 127)),
      causes: Mask(bits: wide(word0 &>> 7 & 127)),
      from: Mask(bits: wide(word0 &>> 14 & 127)),
      interruptions: Mask(bits: wide(word0 &>> 21 & 127)),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var deliveryCount: Int { 53 }

  @inline(__always)
  public func delivery(_ index: Int) -> DeliveryRule {
    let index = index.clamped(below: 53)
    let rule = PackedRule(BuiltInRuleBook.first(of: .delivery) &+ index)
    let word0 = packedFields[unchecked: 259 &+ index &* 1 &+ 0]
    return DeliveryRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      triggers: Mask(bits: wide(word0 &>> 0 & 127)),
      launchState: optional(word0 &>> 29 & 7),
      callback: optional(word0 &>> 7 & 63),
      second: optional(word0 &>> 19 & 31),
      allowance: optional(word0 &>> 24 & 31),
      launchCallback: optional(word0 &>> 13 & 63),
      onLaunchOnly: word0 &>> 32 & 1 != 0,
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var deadlineCount: Int { 77 }

  @inline(__always)
  public func deadline(_ index: Int) -> DeadlineRule {
    let index = index.clamped(below: 77)
    let rule = PackedRule(BuiltInRuleBook.first(of: .deadline) &+ index)
    let word0 = packedFields[unchecked: 312 &+ index &* 1 &+ 0]
    return DeadlineRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      allowances: Mask(bits: wide(word0 &>> 8 & 127)),
      verdict: value(word0 &>> 37 & 3),
      advice: Nanoseconds(packed: wide(word0 &>> 15 & 127)),
      limit: Nanoseconds(packed: wide(word0 &>> 0 & 255)),
      warning: Nanoseconds(packed: wide(word0 &>> 22 & 127)),
      atExpiry: optional(word0 &>> 29 & 15),
      code: optional(word0 &>> 33 & 15),
      extendable: value(word0 &>> 39 & 3),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var standingCount: Int { 23 }

  @inline(__always)
  public func standing(_ index: Int) -> StandingRule {
    let index = index.clamped(below: 23)
    let rule = PackedRule(BuiltInRuleBook.first(of: .standing) &+ index)
    let word0 = packedFields[unchecked: 389 &+ index &* 1 &+ 0]
    return StandingRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      terminations: Mask(bits: wide(word0 &>> 0 & 255)),
      standing: value(word0 &>> 8 & 7),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var relaunchCount: Int { 166 }

  @inline(__always)
  public func relaunch(_ index: Int) -> RelaunchRule {
    let index = index.clamped(below: 166)
    let rule = PackedRule(BuiltInRuleBook.first(of: .relaunch) &+ index)
    let word0 = packedFields[unchecked: 412 &+ index &* 1 &+ 0]
    return RelaunchRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      triggers: Mask(bits: wide(word0 &>> 0 & 255)),
      standings: Mask(bits: wide(word0 &>> 8 & 255)),
      terminations: Mask(bits: wide(word0 &>> 16 & 255)),
      verdict: value(word0 &>> 24 & 7),
      guarantee: optional(word0 &>> 27 & 3),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var notificationCount: Int { 23 }

  @inline(__always)
  public func notification(_ index: Int) -> NotificationRule {
    let index = index.clamped(below: 23)
    let rule = PackedRule(BuiltInRuleBook.first(of: .notification) &+ index)
    let word0 = packedFields[unchecked: 578 &+ index &* 1 &+ 0]
    return NotificationRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      callback: value(word0 &>> 0 & 63),
      notification: value(word0 &>> 11 & 15),
      isBefore: word0 &>> 15 & 1 != 0,
      readsAsMethod: word0 &>> 16 & 1 != 0,
      axes: Mask(bits: wide(word0 &>> 6 & 31)),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var modeCount: Int { 30 }

  @inline(__always)
  public func mode(_ index: Int) -> ModeRule {
    let index = index.clamped(below: 30)
    let rule = PackedRule(BuiltInRuleBook.first(of: .mode) &+ index)
    let word0 = packedFields[unchecked: 601 &+ index &* 1 &+ 0]
    return ModeRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      mode: value(word0 &>> 31 & 15),
      verdict: value(word0 &>> 35 & 7),
      deprecated: OSVersion(packed: UInt32(truncatingIfNeeded: wide(word0 &>> 0 & 255))),
      wakes: Mask(bits: wide(word0 &>> 8 & 255)),
      permits: Mask(bits: wide(word0 &>> 16 & 255)),
      keepsRunning: Mask(bits: wide(word0 &>> 24 & 127)),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var eventCount: Int { 48 }

  @inline(__always)
  public func event(_ index: Int) -> EventRule {
    let index = index.clamped(below: 48)
    let rule = PackedRule(BuiltInRuleBook.first(of: .event) &+ index)
    let word0 = packedFields[unchecked: 631 &+ index &* 1 &+ 0]
    return EventRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      events: Mask(bits: wide(word0 &>> 0 & 255)),
      states: Mask(bits: wide(word0 &>> 8 & 255)),
      verdict: value(word0 &>> 25 & 3),
      manner: optional(word0 &>> 22 & 7),
      callback: optional(word0 &>> 16 & 63),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var quotaCount: Int { 28 }

  @inline(__always)
  public func quota(_ index: Int) -> QuotaRule {
    let index = index.clamped(below: 28)
    let rule = PackedRule(BuiltInRuleBook.first(of: .quota) &+ index)
    let word0 = packedFields[unchecked: 679 &+ index &* 1 &+ 0]
    return QuotaRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      quota: value(word0 &>> 16 & 15),
      verdict: value(word0 &>> 24 & 3),
      count: Nanoseconds(packed: wide(word0 &>> 0 & 255))?.count,
      unit: value(word0 &>> 26 & 3),
      window: Nanoseconds(packed: wide(word0 &>> 8 & 255)),
      atExcess: optional(word0 &>> 20 & 15),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var conductCount: Int { 106 }

  @inline(__always)
  public func conduct(_ index: Int) -> ConductRule {
    let index = index.clamped(below: 106)
    let rule = PackedRule(BuiltInRuleBook.first(of: .conduct) &+ index)
    let word0 = packedFields[unchecked: 707 &+ index &* 1 &+ 0]
    return ConductRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      activities: Mask(bits: wide(word0 &>> 0 & 255)),
      states: Mask(bits: wide(word0 &>> 8 & 255)),
      verdict: value(word0 &>> 27 & 3),
      stopBefore: optional(word0 &>> 24 & 7),
      price: optional(word0 &>> 16 & 15),
      code: optional(word0 &>> 20 & 15),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var dutyCount: Int { 104 }

  @inline(__always)
  public func duty(_ index: Int) -> DutyRule {
    let index = index.clamped(below: 104)
    let rule = PackedRule(BuiltInRuleBook.first(of: .duty) &+ index)
    let word0 = packedFields[unchecked: 813 &+ index &* 1 &+ 0]
    return DutyRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      callback: value(word0 &>> 17 & 63),
      text: Text(packed: word0 &>> 0 & 131071),
      undoneAt: optional(word0 &>> 23 & 15),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var manifestCount: Int { 34 }

  @inline(__always)
  public func manifest(_ index: Int) -> ManifestRule {
    let index = index.clamped(below: 34)
    let rule = PackedRule(BuiltInRuleBook.first(of: .manifest) &+ index)
    let word0 = packedFields[unchecked: 917 &+ index &* 1 &+ 0]
    return ManifestRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      severity: value(word0 &>> 51 & 3),
      key: Text(packed: word0 &>> 0 & 131071),
      value: Text(packed: word0 &>> 17 & 131071),
      text: Text(packed: word0 &>> 34 & 131071),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

extension BuiltInRuleBook {
  @inline(__always)
  public var terminationCount: Int { 46 }

  @inline(__always)
  public func termination(_ index: Int) -> TerminationRule {
    let index = index.clamped(below: 46)
    let rule = PackedRule(BuiltInRuleBook.first(of: .termination) &+ index)
    let word0 = packedFields[unchecked: 951 &+ index &* 1 &+ 0]
    return TerminationRule(
      id: rule.id,
      since: rule.since,
      until: rule.until,
      basis: rule.basis,
      namespaces: Mask(bits: wide(word0 &>> 17 & 255)),
      low: wide(word0 &>> 25 & 255),
      high: wide(word0 &>> 33 & 255),
      verdict: value(word0 &>> 54 & 1),
      cause: optional(word0 &>> 41 & 31),
      allowance: optional(word0 &>> 46 & 31),
      activity: optional(word0 &>> 51 & 7),
      text: Text(packed: word0 &>> 0 & 131071),
      precedence: rule.precedence,
      when: rule.when,
      unless: rule.unless,
      conflict: rule.conflict,
      sources: rule.sources,
      note: rule.note)
  }
}

#endif
