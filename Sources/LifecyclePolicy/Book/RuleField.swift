// The fields that rows have in addition to their common part, family by family.

/// A field of a row.
public enum RuleField: Int32, VocabularyEnum {
  case verdict = 1
  case lifecycle = 2
  case lifecycles = 3
  /// The states that the row is about; in a row of a life cycle, the states that it has.
  case states = 4
  case to = 5
  case causes = 6
  case lastCauses = 7
  case interruptions = 8
  case reason = 9
  case via = 10
  case steps = 11
  case triggers = 12
  case launchState = 13
  case callback = 14
  case secondCallback = 15
  case launchCallback = 16
  case onLaunchOnly = 17
  case guarantee = 18
  case terminations = 19
  case standings = 20
  case standing = 21
  case allowances = 22
  case allowance = 23
  case atExpiry = 24
  case code = 25
  case extendable = 26
  case advice = 27
  case limit = 28
  case warning = 29
  case axes = 30
  case notification = 31
  case postedBefore = 32
  case readsAsMethod = 33
  case mode = 34
  case deprecated = 35
  case permits = 36
  case keepsRunning = 37
  case events = 38
  case manner = 39
  case quota = 40
  case unit = 41
  case activities = 42
  case activity = 43
  case price = 44
  case undoneAt = 45
  case severity = 46
  case cause = 47
  case count = 48
  case window = 49
  case namespaces = 50
  case codeLow = 51
  case codeHigh = 52
  case text = 53
  case key = 54
  case value = 55
  case fallback = 56
  case fallbackInFrontOnly = 57
  case sceneCallback = 58
  case appCallback = 59
  case ofInterface = 60
  case companions = 61
  case silence = 62
  /// The way in which the process then ends.
  case termination = 63
  case starts = 64
  case resets = 65
  case shared = 66
  case origin = 67
  case disposition = 68
  /// The occasion until which an event is kept.
  case occasion = 69
  case rank = 70
  case warned = 71
  case merging = 72
  case trigger = 73
  case begunInFront = 74

  public static var valueCount: Int { 74 }
  public static var names: Text {
    """
    verdict\0\
    lifecycle\0\
    lifecycles\0\
    states\0\
    to\0\
    causes\0\
    last-causes\0\
    interruptions\0\
    reason\0\
    via\0\
    steps\0\
    triggers\0\
    launch-state\0\
    callback\0\
    second-callback\0\
    launch-callback\0\
    on-launch-only\0\
    guarantee\0\
    terminations\0\
    standings\0\
    standing\0\
    allowances\0\
    allowance\0\
    at-expiry\0\
    code\0\
    extendable\0\
    advice\0\
    limit\0\
    warning\0\
    axes\0\
    notification\0\
    posted-before\0\
    reads-as-method\0\
    mode\0\
    deprecated\0\
    permits\0\
    keeps-running\0\
    events\0\
    manner\0\
    quota\0\
    unit\0\
    activities\0\
    activity\0\
    price\0\
    undone-at\0\
    severity\0\
    cause\0\
    count\0\
    window\0\
    namespaces\0\
    code-low\0\
    code-high\0\
    text\0\
    key\0\
    value\0\
    fallback\0\
    fallback-in-front-only\0\
    scene-callback\0\
    app-callback\0\
    of-interface\0\
    companions\0\
    silence\0\
    termination\0\
    starts\0\
    resets\0\
    shared\0\
    origin\0\
    disposition\0\
    occasion\0\
    rank\0\
    warned\0\
    merging\0\
    trigger\0\
    begun-in-front
    """
  }

  /// The form in which a book stores a field.
  package enum Form {
    /// A value of an enumeration, or a flag; 0 for none.
    case value
    /// A set of values, by number.
    case set
    /// A duration or another wide number, by number; -1 for none.
    case wide
    /// A termination code by its one-based position; 0 for none.
    case code
    case version
    case text
    case steps
  }

  /// True if the field is always yes or no, never empty.
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
      .occasion, .warned, .merging, .trigger, .begunInFront:
      .value
    case .lifecycles, .states, .causes, .lastCauses, .interruptions, .triggers, .terminations,
      .standings, .allowances, .axes, .permits, .keepsRunning, .events, .activities, .namespaces,
      .companions, .resets:
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
  /// Returns the column of a field in rows of this family; -1 if they have no such field. Fields
  /// that choose a row come before fields that state the answer.
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
      FieldList(.namespaces) + .codeLow + .codeHigh + .verdict + .cause + .allowance + .activity
        + .text
    case .callback:
      FieldList(.callback) + .fallback + .fallbackInFrontOnly + .sceneCallback + .appCallback
        + .ofInterface
    case .choice: FieldList(.states) + .causes + .companions + .interruptions
    case .silence: FieldList(.silence) + .verdict + .reason
    case .watchdog: FieldList(.callback) + .states + .allowance
    case .disposition: FieldList(.triggers) + .standings + .disposition + .occasion
    case .suspension: FieldList(.allowances) + .activities + .begunInFront + .verdict
    case .purge: FieldList(.states) + .activities + .verdict + .rank + .warned
    }
  }

  /// The number of columns that choose a row. The columns after them state the answer.
  package var choosingColumns: Int {
    switch self {
    case .lifecycle, .manifest: 0
    case .delivery, .deadline, .standing, .mode, .quota, .duty, .callback, .silence: 1
    case .notification, .event, .conduct, .choice, .watchdog, .disposition, .purge: 2
    case .relaunch, .termination, .suspension: 3
    case .cause: 4
    case .transition: 6
    }
  }
}

/// Up to sixteen fields in two words, eight bits each. The search has no branches, and the
/// optimizer evaluates it for a constant field.
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
    // The byte that holds the field becomes 0, and only a 0 byte borrows in the subtraction.
    let others = fields ^ field.bits &* ones
    let found = (others &- ones) & ~others & ones &<< 7
    return found == 0 ? -1 : found.trailingZeroBitCount / 8
  }
}

extension RuleField {
  /// The raw value of the field. In memory a case is its zero-based position.
  @inline(__always)
  fileprivate var bits: UInt64 { UInt64(unsafeBitCast(self, to: UInt8.self)) &+ 1 }
}
