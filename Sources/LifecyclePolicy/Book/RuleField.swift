// The fields of rules, which depend on the family.

extension RuleField {
  /// The form in which a book stores a field.
  package enum Form {
    /// A value of an enumeration, or a flag; 0 for none.
    case value
    /// The number of a set of values.
    case set
    /// The number of a duration or another wide value, which is -1 for none.
    case wide
    /// The one-based position of a termination code; 0 for none.
    case code
    case version
    case text
    case steps
  }

  /// True if the field is always yes or no, and never empty.
  package var isFlag: Bool {
    switch self {
    case .onLaunchOnly, .postedBefore, .readsAsMethod, .fallbackInFrontOnly, .ofInterface, .shared,
      .begunInFront:
      true
    default: false
    }
  }

  package var form: Form {
    switch self {
    case .verdict, .lifecycle, .to, .reason, .via, .launchState, .callback, .secondCallback,
      .launchCallback, .onLaunchOnly, .guarantee, .standing, .allowance, .atExpiry, .extendable,
      .notification, .postedBefore, .readsAsMethod, .mode, .manner, .quota, .unit, .activity,
      .price, .undoneAt, .severity, .cause, .fallback, .fallbackInFrontOnly, .sceneCallback,
      .appCallback, .ofInterface, .silence, .termination, .starts, .shared, .origin, .disposition,
      .occasion, .warned, .merging, .trigger, .begunInFront, .receiver, .launchOption,
      .connectionOption, .returnValue:
      .value
    case .lifecycles, .states, .causes, .lastCauses, .interruptions, .triggers, .terminations,
      .standings, .allowances, .axes, .permits, .keepsRunning, .events, .activities, .namespaces,
      .companions, .resets, .callbacks, .moreLaunchOptions, .moreConnectionOptions,
      .errorDomains:
      .set
    case .advice, .limit, .warning, .count, .window, .codeLow, .codeHigh, .rank: .wide
    case .code: .code
    case .deprecated: .version
    case .text, .key, .value: .text
    case .steps: .steps
    }
  }
}

extension Family {
  /// True if rows of the family count under every profile.
  package var ignoresProfiles: Bool { self == .callback || self == .choice }

  /// Returns the column of a field in rows of this family; -1 if the rows do not have the field.
  /// Fields that choose a row come before fields that state the answer.
  @inline(__always)
  package func column(_ field: RuleField) -> Int { columns.place(of: field) }

  @inline(__always)
  private var columns: FieldList {
    switch self {
    case .lifecycle: FieldList(.lifecycle) + .states
    case .transition:
      FieldList(.lifecycles) + .states + .to + .causes + .lastCauses + .interruptions + .verdict
        + .reason + .via + .steps
    case .cause: FieldList(.lifecycles) + .causes + .states + .interruptions
    case .delivery:
      FieldList(.triggers) + .launchState + .callback + .secondCallback + .allowance
        + .launchCallback + .onLaunchOnly + .origin
    case .deadline:
      FieldList(.allowances) + .verdict + .advice + .limit + .warning + .atExpiry + .code
        + .extendable + .termination + .starts + .resets + .shared
    case .standing: FieldList(.terminations) + .standing
    case .relaunch: FieldList(.triggers) + .standings + .terminations + .verdict + .guarantee
    case .notification:
      FieldList(.callback) + .axes + .notification + .postedBefore + .readsAsMethod
    case .mode: FieldList(.mode) + .verdict + .deprecated + .triggers + .permits + .keepsRunning
    case .event:
      FieldList(.events) + .states + .verdict + .manner + .callback + .merging + .rank + .trigger
    case .quota: FieldList(.quota) + .verdict + .count + .unit + .window + .atExpiry
    case .conduct:
      FieldList(.activities) + .states + .verdict + .callback + .price + .code + .termination
    case .duty: FieldList(.callback) + .text + .undoneAt
    case .manifest: FieldList(.severity) + .key + .value + .text
    case .termination:
      FieldList(.namespaces) + .codeLow + .codeHigh + .errorDomains + .verdict + .cause
        + .allowance + .activity + .text
    case .callback:
      FieldList(.callback) + .fallback + .fallbackInFrontOnly + .sceneCallback + .appCallback
        + .ofInterface
    case .choice:
      FieldList(.states) + .causes + .companions + .interruptions + .count + .window
    case .silence: FieldList(.silence) + .verdict + .reason
    case .watchdog: FieldList(.callback) + .states + .allowance
    case .disposition: FieldList(.triggers) + .standings + .disposition + .occasion
    case .suspension: FieldList(.allowances) + .activities + .begunInFront + .verdict
    case .purge: FieldList(.states) + .activities + .verdict + .rank + .warned
    case .call:
      FieldList(.callbacks) + .triggers + .receiver + .launchOption + .moreLaunchOptions
        + .connectionOption + .moreConnectionOptions + .returnValue + .onLaunchOnly
    }
  }

  /// The number of columns that choose a row. The columns after them state the answer.
  package var choosingColumns: Int {
    switch self {
    case .lifecycle, .manifest: 0
    case .delivery, .deadline, .standing, .mode, .quota, .duty, .callback, .silence: 1
    case .notification, .event, .conduct, .choice, .watchdog, .disposition, .purge, .call: 2
    case .relaunch, .suspension: 3
    case .cause, .termination: 4
    case .transition: 6
    }
  }
}

/// Up to sixteen fields in two words, eight bits each. The search for a field has no loop. If the
/// field is a constant, the optimizer evaluates the search.
private struct FieldList {
  private var first: UInt64
  private var second: UInt64 = 0
  private var count: UInt64 = 1

  @inline(__always)
  init(_ first: RuleField) { self.first = first.bits }

  @inline(__always)
  static func + (list: FieldList, field: RuleField) -> FieldList {
    var list = list
    if list.count < 8 {
      list.first |= field.bits &<< (list.count &* 8)
    } else {
      list.second |= field.bits &<< (list.count &* 8 &- 64)
    }
    list.count &+= 1
    return list
  }

  /// Returns the index of a field; -1 if it is not in the list.
  @inline(__always)
  func place(of field: RuleField) -> Int {
    let place = Self.place(of: field, in: first)
    if place >= 0 { return place }
    let other = Self.place(of: field, in: second)
    return other < 0 ? -1 : other &+ 8
  }

  @inline(__always)
  private static func place(of field: RuleField, in fields: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The byte that holds the field becomes 0. The lowest byte that borrows in the subtraction is a
    // 0 byte.
    let others = fields ^ field.bits &* ones
    let found = (others &- ones) & ~others & ones &<< 7
    return found == 0 ? -1 : found.trailingZeroBitCount / 8
  }
}

extension RuleField {
  /// The raw value of the field. In memory, a case is stored as its zero-based position.
  @inline(__always)
  fileprivate var bits: UInt64 { UInt64(unsafeBitCast(self, to: UInt8.self)) &+ 1 }
}
