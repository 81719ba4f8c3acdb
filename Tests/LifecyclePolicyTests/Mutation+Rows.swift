// What can be changed in a row of each family: all that decides an answer or stands in it.

@testable import LifecyclePolicy

/// A row whose parts can be changed one by one. Left out are ids, sources and notes, which decide
/// nothing, and the sentences of findings and codes, which vectors do not compare.
protocol MutableRow: RuleRow {
  static var parts: [Part<Self>] { get }
}

extension MutableRow {
  var changes: [Change<Self>] { Self.parts.flatMap { $0.changes(self) } }

  /// What every row has.
  fileprivate static func common(
    _ since: KeyPath<Self, OSVersion>, _ until: KeyPath<Self, OSVersion>,
    _ basis: KeyPath<Self, Basis>, _ precedence: KeyPath<Self, Precedence>,
    _ when: KeyPath<Self, Mask<Condition>>, _ unless: KeyPath<Self, Mask<Condition>>,
    _ conflict: KeyPath<Self, Conflict?>
  ) -> [Part<Self>] {
    [
      .since(since), .until(until), .basis(basis), .precedence(precedence),
      .conditions(when, unless), .dispute(conflict),
    ]
  }
}

extension LifecycleRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .value("life cycle", \.lifecycle), .set(.key, "states", \.states),
    ]
  }
}

extension TransitionRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "life cycles", \.lifecycles), .set(.key, "from", \.from), .value("to", \.to),
      .set(.key, "causes", \.causes), .set(.key, "after", \.after),
      .set(.key, "interruptions", \.interruptions), .verdict(\.verdict),
      .value("reason", \.reason), .value("via", \.via), .steps(\.steps),
    ]
  }
}

extension CauseRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "life cycles", \.lifecycles), .set(.key, "causes", \.causes),
      .set(.key, "from", \.from), .set(.key, "interruptions", \.interruptions),
    ]
  }
}

extension DeliveryRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "triggers", \.triggers), .value("launch state", \.launchState),
      .value("callback", \.callback), .value("second callback", \.second),
      .value("allowance", \.allowance), .value("launch callback", \.launchCallback),
      .flag("on launch only", \.onLaunchOnly),
    ]
  }
}

extension DeadlineRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "allowances", \.allowances), .verdict(\.verdict), .time("advice", \.advice),
      .time("limit", \.limit), .time("warning", \.warning), .value("at expiry", \.atExpiry),
      .value("code", \.code), .value("extendable", \.extendable),
    ]
  }
}

extension StandingRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "terminations", \.terminations), .value("standing", \.standing),
    ]
  }
}

extension RelaunchRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "triggers", \.triggers), .set(.key, "standings", \.standings),
      .set(.key, "terminations", \.terminations), .verdict(\.verdict),
      .value("guarantee", \.guarantee),
    ]
  }
}

extension NotificationRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .value("callback", \.callback), .value("notification", \.notification),
      .flag("before", \.isBefore), .flag("reads as the method", \.readsAsMethod),
      .set(.key, "axes", \.axes),
    ]
  }
}

extension ModeRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .value("mode", \.mode), .verdict(\.verdict), .version("deprecated", \.deprecated),
      .set(.value, "wakes", \.wakes), .set(.value, "permits", \.permits),
      .set(.value, "keeps running", \.keepsRunning),
    ]
  }
}

extension EventRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "events", \.events), .set(.key, "states", \.states), .verdict(\.verdict),
      .value("manner", \.manner), .value("callback", \.callback),
    ]
  }
}

extension QuotaRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .value("quota", \.quota), .verdict(\.verdict), .number("count", \.count),
      .value("unit", \.unit), .time("window", \.window), .value("at excess", \.atExcess),
    ]
  }
}

extension ConductRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "activities", \.activities), .set(.key, "states", \.states),
      .verdict(\.verdict), .value("stop before", \.stopBefore), .value("price", \.price),
      .value("code", \.code),
    ]
  }
}

extension DutyRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .value("callback", \.callback), .text("text", \.text), .value("undone at", \.undoneAt),
    ]
  }
}

extension ManifestRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .value("severity", \.severity), .text("key", \.key), .text("value", \.value),
    ]
  }
}

extension TerminationRule: MutableRow {
  static var parts: [Part<Self>] {
    common(\.since, \.until, \.basis, \.precedence, \.when, \.unless, \.conflict) + [
      .set(.key, "namespaces", \.namespaces), .code("low", \.low), .code("high", \.high),
      .verdict(\.verdict), .value("cause", \.cause), .value("allowance", \.allowance),
      .value("activity", \.activity),
    ]
  }
}
