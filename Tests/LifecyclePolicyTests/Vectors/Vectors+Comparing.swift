// Compares an answer with what a case expects.

/// The keys that a case may expect, and how each is compared.
enum Expectation {
  static let compared: Set<String> = [
    "verdict", "newest_verdict", "reason", "via", "rule", "evidence", "disputed",
    "advice_seconds", "limit_seconds", "warning_seconds", "at_expiry", "code", "extendable",
    "termination",
    "guarantee", "launch_state", "callback", "allowance_seconds", "step_count", "status", "field",
    "stop_before", "price", "manner", "count", "unit", "window_seconds", "at_excess",
    "introduced", "deprecated", "removed", "cause", "allowance", "broken_rule",
    "standing", "delivery_rule", "disposition", "until", "disposition_rule", "to",
    "states_after", "limits", "starts", "shared", "merging", "rank", "trigger", "warned",
    "receiver", "launch_option", "connection_option", "return_value",
  ]
  /// Keys whose expected items must all be in the answer.
  static let among: Set<String> = ["requires", "wakes", "permits", "keeps_running"]
  /// Keys that end in `_not`. None of their expected items may be among the items that the answer
  /// has under the key without `_not`.
  static let notAmong: Set<String> = [
    "requires_not", "wakes_not", "permits_not", "keeps_running_not",
  ]
  static let special: Set<String> = [
    "callbacks", "sequence", "contains", "lacks", "steps", "duties_at_least", "undone_at",
    "duties", "findings", "findings_only", "rules_not", "explains", "requires_only", "resets",
    "allowances", "activities", "more_launch_options", "more_connection_options",
  ]

  /// Returns the disagreements between answer and expectations in words, or an empty array.
  static func complaints(_ data: [String: JSON], _ expect: [String: JSON]) -> [String] {
    var complaints: [String] = []
    if expect.isEmpty { complaints.append("a case that expects nothing cannot fail") }
    if expect["status"] == nil, data["status"] != "ok" {
      complaints.append("it cannot be asked: \(data["field"] ?? .null) \(data["status"] ?? .null)")
    }
    for (key, wanted) in expect.sorted(by: { $0.key < $1.key }) {
      if compared.contains(key) {
        let found = data[key]
        if found != wanted {
          complaints.append("\(key) is \(found?.description ?? "missing"), not \(wanted)")
        }
      } else if among.contains(key) || notAmong.contains(key) || special.contains(key) {
        if !agrees(key, data, wanted) {
          complaints.append("\(key) \(wanted): \(found(key, data))")
        }
      } else {
        complaints.append("expects `\(key)`, which is not known")
      }
    }
    return complaints
  }

  private static func agrees(_ key: String, _ data: [String: JSON], _ wanted: JSON) -> Bool {
    let items = wanted.items
    switch key {
    case "callbacks", "sequence":
      guard let found = data[key]?.items, found.count == items.count else { return false }
      return zip(found, items).allSatisfy { step($0, $1) }
    case "contains" where data["duties"] != nil: return duties(data, say: items)
    case "contains", "lacks":
      guard let edges = data["transitions"]?.items else { return false }
      let there = items.map { edge in edges.contains { $0.matches(edge) } }
      return key == "contains" ? there.allSatisfy { $0 } : !there.contains(true)
    case "steps":
      guard let found = data[key]?.items, found.count == items.count else { return false }
      return zip(found, items).allSatisfy { $0.matches($1) }
    case "duties_at_least":
      guard let number = wanted.number, let duties = data["duties"]?.items else { return false }
      return Double(duties.count) >= number
    case "undone_at": return areUndone(data, at: wanted)
    case "duties": return areAll(data[key], items, ["id", "undone_at"])
    case "findings_only":
      return areAll(data["findings"], items, ["severity", "rule", "key", "value"])
    case "requires_only":
      guard let found = data["requires"]?.items else { return false }
      return found.count == items.count && items.allSatisfy { found.contains($0) }
    case "resets", "allowances", "activities", "more_launch_options", "more_connection_options":
      guard let found = data[key]?.items else { return false }
      return found.count == items.count && items.allSatisfy { found.contains($0) }
    case "findings": return findings(data, items)
    case "rules_not":
      guard let found = data["findings"]?.items else { return false }
      return !found.contains { finding in items.contains { hasPrefix(finding, $0) } }
    case "explains":
      guard let found = data["explanation"], wanted.object != nil else { return false }
      return found.matches(wanted)
    default: return isAmong(key, data, items)
    }
  }

  /// Returns whether a step begins with the expected items. A plain text stands for the name alone.
  private static func step(_ found: JSON, _ wanted: JSON) -> Bool {
    let items = wanted.text == nil ? wanted.items : [wanted]
    return !items.isEmpty && Array(found.items.prefix(items.count)) == items
  }

  /// Returns whether a list has all expected items and no others. Compares only the given keys of
  /// the items.
  private static func areAll(_ list: JSON?, _ wanted: [JSON], _ keys: [String]) -> Bool {
    guard let found = list?.items, found.count == wanted.count else { return false }
    let there = found.map { item in JSON.list(keys.map { item.object?[$0] ?? .null }) }
    return wanted.allSatisfy { there.contains($0) }
  }

  private static func isAmong(_ key: String, _ data: [String: JSON], _ items: [JSON]) -> Bool {
    let isNegated = notAmong.contains(key)
    guard let found = data[isNegated ? String(key.dropLast(4)) : key]?.items else { return false }
    return items.allSatisfy { found.contains($0) != isNegated }
  }

  private static func found(_ key: String, _ data: [String: JSON]) -> JSON {
    let names = [
      "contains": data["duties"] == nil ? "transitions" : "duties", "lacks": "transitions",
      "duties_at_least": "duties", "undone_at": "duties", "rules_not": "findings",
      "findings_only": "findings", "explains": "explanation", "requires_only": "requires",
    ]
    let isNegated = notAmong.contains(key)
    return data[names[key] ?? (isNegated ? String(key.dropLast(4)) : key)] ?? .null
  }
}

extension Expectation {
  /// Returns whether each word is part of the text of some duty, regardless of case.
  private static func duties(_ data: [String: JSON], say words: [JSON]) -> Bool {
    let texts = data["duties"]?.items.compactMap { $0.object?["text"]?.text?.lowercased() } ?? []
    return words.allSatisfy { word in
      guard let word = word.text?.lowercased() else { return false }
      return texts.contains { $0.contains(word) }
    }
  }

  /// Returns true if there are duties to undo, and all of them are undone in the given callback.
  /// If `wanted` is null, returns true if there are no duties to undo.
  private static func areUndone(_ data: [String: JSON], at wanted: JSON) -> Bool {
    guard let duties = data["duties"]?.items else { return false }
    let undone = duties.compactMap { $0.object?["undone_at"] }.filter { $0 != .null }
    return wanted == .null ? undone.isEmpty : !undone.isEmpty && undone.allSatisfy { $0 == wanted }
  }

  /// Returns whether the id of a finding's rule begins with a prefix.
  static func hasPrefix(_ finding: JSON, _ prefix: JSON) -> Bool {
    guard let rule = finding.object?["rule"]?.text, let prefix = prefix.text else { return false }
    return rule.hasPrefix(prefix)
  }

  /// Returns whether a finding has the expected severity, the expected beginning of its rule's id,
  /// and the expected key and value. A severity, key or value is not compared if null is expected.
  static func isFinding(_ found: JSON, _ wanted: JSON) -> Bool {
    let items = wanted.items
    guard items.count == 4, let object = found.object, hasPrefix(found, items[1]) else {
      return false
    }
    return [("severity", 0), ("key", 2), ("value", 3)].allSatisfy { name, place in
      items[place] == .null || object[name] == items[place]
    }
  }

  private static func findings(_ data: [String: JSON], _ items: [JSON]) -> Bool {
    guard let found = data["findings"]?.items else { return false }
    return items.allSatisfy { wanted in found.contains { isFinding($0, wanted) } }
  }
}
