// A Swift program that asks the C library questions. Between the questions, it uses those parts of
// the Swift runtime that would break if the program contained two copies of the runtime.
//
// Prints "ok" and the number of right answers, or what went wrong. If CORE is defined, the program
// also imports the core as a Swift module, so that the same types exist twice, and checks the
// answers of that module.

import CLifecyclePolicy
import Foundation

#if CORE
  import LifecyclePolicy
#endif

struct Failure: Error, CustomStringConvertible {
  let description: String
}

func size<T>(of type: T.Type) -> UInt32 { UInt32(MemoryLayout<T>.size) }

func version(_ major: UInt32, _ minor: UInt32 = 0) -> lcp_os_version_t { major << 16 | minor << 8 }

// MARK: The library, behind a class with state of its own

protocol Asking: AnyObject, Sendable {
  var name: String { get }
  func answer(on os: lcp_os_version_t) throws -> String
}

func ruleName(_ index: lcp_rule_index_t) throws -> String {
  var rule = lcp_rule()
  rule.struct_size = size(of: lcp_rule.self)
  guard lcp_rule_at(index, &rule) == LCP_OK, let id = rule.id else {
    throw Failure(description: "no rule \(index)")
  }
  return String(cString: id)
}

func policy(
  _ os: lcp_os_version_t, _ app: UnsafePointer<lcp_app>? = nil, form: Int
) throws -> UnsafeMutablePointer<lcp_policy> {
  var context = lcp_context()
  context.struct_size = size(of: lcp_context.self)
  context.os = os
  context.app = app
  let size = lcp_policy_size(lcp_form_t(form))
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
  let policy = memory.bindMemory(
    to: lcp_policy.self, capacity: size / MemoryLayout<lcp_policy>.size)
  guard lcp_policy_prepare(&context, policy, size, nil) == LCP_OK else {
    policy.deallocate()
    throw Failure(description: "no policy for \(os)")
  }
  return policy
}

final class Deadline: Asking {
  let name = "background-task"

  func answer(on os: lcp_os_version_t) throws -> String {
    let policy = try policy(os, form: LCP_FORM_SMALL)
    defer { policy.deallocate() }
    var query = lcp_deadline_query()
    query.struct_size = size(of: lcp_deadline_query.self)
    var value: Int64 = 0
    let status = lcp_enum_parse(
      lcp_enum_kind_t(LCP_ENUM_ALLOWANCE), name, name.utf8.count, &value)
    guard status == LCP_OK else { throw Failure(description: "\(name) is no allowance") }
    query.allowance = lcp_allowance_t(value)
    var answer = lcp_deadline_answer()
    answer.struct_size = size(of: lcp_deadline_answer.self)
    guard lcp_query_deadline(policy, &query, &answer, nil) == LCP_OK else {
      throw Failure(description: "\(name) cannot be asked")
    }
    return "\(answer.limit_ns / 1_000_000_000) s, \(try ruleName(answer.rule))"
  }
}

final class Relaunch: Asking {
  let name = "region-enter"

  func answer(on os: lcp_os_version_t) throws -> String {
    var app = lcp_app()
    app.struct_size = size(of: lcp_app.self)
    app.location_authorization = lcp_authorization_t(LCP_AUTHORIZATION_ALWAYS)
    var query = lcp_relaunch_query()
    query.struct_size = size(of: lcp_relaunch_query.self)
    query.termination = lcp_termination_t(LCP_TERMINATION_USER_FORCE_QUIT)
    query.trigger = lcp_trigger_t(LCP_TRIGGER_REGION_ENTER)
    var answer = lcp_relaunch_answer()
    answer.struct_size = size(of: lcp_relaunch_answer.self)
    let policy = try policy(os, &app, form: LCP_FORM_TABLES)
    defer { policy.deallocate() }
    guard lcp_query_relaunch(policy, &query, &answer, nil) == LCP_OK else {
      throw Failure(description: "\(name) cannot be asked")
    }
    let verdict = answer.verdict == LCP_VERDICT_ALLOWED ? "allowed" : "forbidden"
    return "\(verdict), \(try ruleName(answer.rule))"
  }
}

// MARK: The runtime, between the questions

/// The questions and the answers that they must get. The keys have more than 15 bytes, so a
/// `String` does not store them inline.
let expected: [String: String] = [
  "background-task on 12.4": "180 s, deadline.background-task.7",
  "background-task on 13.0": "30 s, deadline.background-task",
  "region-enter on 7.0": "forbidden, relaunch.location.force-quit.7.0",
  "region-enter on 8.0": "allowed, relaunch.location.force-quit",
]

func ask(_ asking: any Asking, _ major: UInt32, _ minor: UInt32) throws -> (String, String) {
  let key = "\(asking.name) on \(major).\(minor)"
  return (key, try asking.answer(on: version(major, minor)))
}

/// Uses dictionaries, sets, existentials, casts, closures and copies on write. Returns the number
/// of right answers.
func round(_ seed: Int) throws -> Int {
  let all: [(any Asking, UInt32, UInt32)] = [
    (Deadline(), 12, 4), (Relaunch(), 7, 0), (Deadline(), 13, 0), (Relaunch(), 8, 0),
  ]
  var answers: [String: [String]] = [:]
  for (asking, major, minor) in all {
    let (key, answer) = try ask(asking, major, minor)
    answers[key, default: []].append(answer)
    answers["\(seed) \(key)"] = [answer, answer.uppercased(), String(answer.reversed())]
  }
  let copy = answers
  answers.removeValue(forKey: "background-task on 12.4")
  let kinds = Set(all.map { $0.0 is Deadline ? "deadline" : "relaunch" })
  guard kinds == ["deadline", "relaunch"], copy.count == answers.count + 1 else {
    throw Failure(description: "collections: \(kinds), \(copy.count), \(answers.count)")
  }
  for (key, answer) in expected where copy[key] != [answer] {
    throw Failure(description: "\(key): \(copy[key] ?? []), expected \(answer)")
  }
  return expected.count
}

/// Uses Foundation: encodes and decodes JSON, computes dates, sorts and formats.
func foundation() throws {
  let data = try JSONEncoder().encode(expected)
  let back = try JSONDecoder().decode([String: String].self, from: data)
  let day = Date(timeIntervalSince1970: 0).formatted(.iso8601.year().month().day())
  let text = expected.keys.sorted().joined(separator: "; ").replacingOccurrences(
    of: "on", with: "in")
  guard back == expected, day == "1970-01-01", text.hasPrefix("background-task in 12.4") else {
    throw Failure(description: "Foundation: \(back), \(day), \(text)")
  }
}

/// An actor that counts the results of many tasks.
actor Count {
  private(set) var value = 0
  func add(_ more: Int) { value += more }
}

func tasks() async throws -> Int {
  let count = Count()
  try await withThrowingTaskGroup(of: Void.self) { group in
    for seed in 0..<64 {
      group.addTask {
        for step in 0..<20 {
          await count.add(try round(seed * 20 + step))
          await Task.yield()
        }
      }
    }
    try await group.waitForAll()
  }
  return await count.value
}

#if CORE
  /// Asks with the core's own types, which the C library contains as well.
  func core() throws {
    let app = AppProfile(locationAuthorization: .always)
    for (os, key) in [(OSVersion(7), "region-enter on 7.0"), (OSVersion(8), "region-enter on 8.0")]
    {
      let policy = Policy(for: Context(os: os, app: app))
      let answer = policy.relaunch(RelaunchQuery(after: .userForceQuit, on: .regionEnter))
      guard let rule = answer.rule else { throw Failure(description: "\(key): no rule") }
      let text = "\(answer.verdict), \(policy.rule(rule).id)"
      guard expected[key] == text else { throw Failure(description: "\(key): \(text)") }
    }
    let deadline = Policy(for: Context(os: OSVersion(13))).deadline(.backgroundTask)
    guard deadline.limit == .seconds(30) else { throw Failure(description: "\(deadline)") }
  }
#endif

do {
  var right = try round(0)
  try foundation()
  right += try await tasks()
  try foundation()
  #if CORE
    try core()
  #endif
  print("ok, \(right) answers")
} catch {
  print("wrong: \(error)")
  exit(1)
}
