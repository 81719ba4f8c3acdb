// Loads an Info.plist, and says which entries will not work, how long the app may take, and whether
// it is relaunched.
//
//     swift run --package-path examples/swift info-plist FILE [OS]

import Foundation
import LifecyclePolicy
import LifecyclePolicyFoundation

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
  exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
guard let file = arguments.first, arguments.count <= 2 else {
  fail("usage: info-plist FILE [OS]; FILE is an Info.plist, or a folder .app or .appex")
}
let text = arguments.dropFirst().first ?? "17.0"
guard let os = Array(text.utf8).withUnsafeBytes({ OSVersion(utf8: $0) }), os >= .oldest else {
  fail("\(text): not a version of iOS, 2.0 or later")
}

var info: InfoPlist
do {
  info = try InfoPlist(contentsOf: URL(fileURLWithPath: file))
} catch {
  fail("\(error)")
}
for notice in info.notices { print("notice: \(notice)") }

// An Info.plist does not contain the user's permissions.
info.profile.locationAuthorization = .always
let policy = Policy(for: Context(os: os, app: info.profile))

for finding in policy.findings() {
  let value = finding.value.isEmpty ? "" : " `\(finding.value)`"
  print("\(finding.severity.name): \(finding.key)\(value): \(finding.text)")
}

func rule(_ index: RuleIndex?) -> String {
  guard let rule = index.map(policy.rule) else { return "no rule" }
  return "\(rule.id) (\(rule.basis.evidence.name))"
}

let task = policy.deadline(.backgroundTask)
let limit = task.limit.map { "\($0.count / 1_000_000_000) s" } ?? "no figure"
print("a background task: \(task.verdict.name), \(limit)")
print("    \(rule(task.rule))")
for trigger in [Trigger.regionEnter, .silentPush] {
  let answer = policy.relaunch(RelaunchQuery(after: .userForceQuit, on: trigger))
  let guarantee = answer.guarantee.map { ", \($0.name)" } ?? ""
  print("\(trigger.name) after a force quit: \(answer.verdict.name)\(guarantee)")
  print("    \(rule(answer.rule))")
}
