// An answer against what a case expects of it.

/// What vectors may expect, and what agreement is.
enum Expectation {
  static let compared: Set<String> = [
    "verdict", "newest_verdict", "reason", "via", "rule", "evidence", "disputed",
    "advice_seconds", "limit_seconds", "warning_seconds", "at_expiry", "code", "extendable",
    "guarantee", "launch_state", "callback", "allowance_seconds", "step_count", "status", "field",
  ]
  static let listed: Set<String> = ["callbacks", "requires", "contains", "lacks", "steps"]

  /// What disagrees, in words; empty where all agrees.
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
      } else if listed.contains(key) {
        if !agrees(key, data, wanted.items) { complaints.append("\(key): \(found(key, data))") }
      } else {
        complaints.append("expects `\(key)`, which is not known")
      }
    }
    return complaints
  }

  private static func agrees(_ key: String, _ data: [String: JSON], _ wanted: [JSON]) -> Bool {
    let edges = data["transitions"]?.items
    switch key {
    case "callbacks":
      guard let found = data[key]?.items, found.count == wanted.count else { return false }
      // Each as far as it is given, but the name at least.
      return zip(found, wanted).allSatisfy {
        !$1.items.isEmpty && Array($0.items.prefix($1.items.count)) == $1.items
      }
    case "requires":
      guard let found = data[key]?.items else { return false }
      return wanted.allSatisfy(found.contains)
    case "contains":
      guard let edges else { return false }
      return wanted.allSatisfy { edge in edges.contains { $0.matches(edge) } }
    case "lacks":
      guard let edges else { return false }
      return !wanted.contains { edge in edges.contains { $0.matches(edge) } }
    case "steps":
      guard let found = data[key]?.items, found.count == wanted.count else { return false }
      return zip(found, wanted).allSatisfy { $0.matches($1) }
    default: return false
    }
  }

  private static func found(_ key: String, _ data: [String: JSON]) -> JSON {
    data[key == "contains" || key == "lacks" ? "transitions" : key] ?? .null
  }
}
