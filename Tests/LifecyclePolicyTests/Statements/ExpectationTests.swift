// Checks that the comparison of an answer with an expectation can fail for every key.

import Testing

@testable import LifecyclePolicy

@Suite struct ExpectationTests {
  private static let sample: [String: JSON] = [
    "status": "ok", "verdict": "allowed", "price": .null, "count": .number(64),
    "callbacks": .list([.list(["a:", "active", .null])]),
    "sequence": .list([.list(["a:", "active", .null]), .list(["ANotification", "active", .null])]),
    "requires": .list(["phone"]), "wakes": .list(["visit", "beacon"]),
    "transitions": .list([.object(["cause": "crash", "to": "not-running"])]),
    "steps": .list([.object(["cause": "crash", "from": "active", "to": "not-running"])]),
    "findings": .list([
      .object(["severity": "note", "rule": "manifest.a.b", "key": "K", "value": "v"])
    ]),
    "explanation": .object(["x.y": "decides", "x.z": "outweighed"]),
  ]

  private static let duties: [String: JSON] = [
    "status": "ok", "verdict": "allowed",
    "duties": .list([
      .object(["id": "duty.a", "text": "Save GL state.", "undone_at": "b:"]),
      .object(["id": "duty.b", "text": "Stop timers.", "undone_at": .null]),
    ]),
  ]

  @Test(
    arguments: [
      [:],
      ["verdict": "forbidden"],
      ["limit_seconds": .null],
      ["price": "terminate"],
      ["count": .number(63)],
      ["verdikt": "allowed"],
      ["callbacks": .list([])],
      ["callbacks": .list([.list([])])],
      ["callbacks": .list([.list(["a:", "inactive"])])],
      ["callbacks": .list([.list(["a:"]), .list(["b:"])])],
      ["sequence": .list(["a:"])],
      ["sequence": .list(["ANotification", "a:"])],
      ["sequence": .list(["a:", .list(["ANotification", "inactive"])])],
      ["requires": .list(["pad"])],
      ["requires_not": .list(["pad", "phone"])],
      ["wakes": .list(["visit", "prewarm"])],
      ["wakes_not": .list(["prewarm", "visit"])],
      ["permits_not": .list(["timer"])],
      ["contains": .list([.object(["cause": "reboot"])])],
      ["lacks": .list([.object(["cause": "crash", "to": "not-running"])])],
      ["steps": .list([])],
      ["steps": .list([.object(["cause": "crash", "from": "inactive"])])],
      ["findings": .list([.list(["error", "manifest.a", "K", .null])])],
      ["findings": .list([.list(["note", "manifest.b", "K", .null])])],
      ["findings": .list([.list(["note", "manifest.a", "L", .null])])],
      ["findings": .list([.list(["note", "manifest.a", "K", "w"])])],
      ["findings": .list([.list(["note", "manifest.a", "K"])])],
      ["findings_only": .list([])],
      ["findings_only": .list([.list(["note", "manifest.a", "K", "v"])])],
      ["findings_only": .list([.list(["note", "manifest.a.b", "K", .null])])],
      ["requires_only": .list([])],
      ["requires_only": .list(["phone", "pad"])],
      ["duties": .list([])],
      ["rules_not": .list(["manifest.c", "manifest.a"])],
      ["explains": .object(["x.z": "decides"])],
      ["explains": .object(["x.w": "outweighed"])],
      ["explains": .list([])],
      ["duties_at_least": .number(0)],
      ["undone_at": .null],
    ] as [[String: JSON]])
  func aWrongAnswerIsNoticed(_ expect: [String: JSON]) {
    #expect(!Expectation.complaints(Self.sample, expect).isEmpty)
  }

  @Test(
    arguments: [
      ["duties_at_least": .number(3)],
      ["duties_at_least": "1"],
      ["undone_at": .null],
      ["undone_at": "c:"],
      ["contains": .list(["timer", "frame"])],
      ["duties": .list([.list(["duty.a", "b:"])])],
      ["duties": .list([.list(["duty.a", "b:"]), .list(["duty.b", "b:"])])],
      ["contains": .list([.object(["text": "Stop timers."])])],
    ] as [[String: JSON]])
  func aWrongDutyIsNoticed(_ expect: [String: JSON]) {
    #expect(!Expectation.complaints(Self.duties, expect).isEmpty)
  }

  @Test func aRightAnswerPasses() {
    let expect: [String: JSON] = [
      "verdict": "allowed", "price": .null, "count": .number(64),
      "callbacks": .list([.list(["a:", "active"])]),
      "sequence": .list(["a:", .list(["ANotification", "active"])]),
      "requires": .list(["phone"]), "requires_not": .list(["pad"]),
      "wakes": .list(["visit"]), "wakes_not": .list(["prewarm"]),
      "contains": .list([.object(["cause": "crash"])]),
      "lacks": .list([.object(["cause": "reboot"])]),
      "steps": .list([.object(["cause": "crash", "to": "not-running"])]),
      "findings": .list([.list(["note", "manifest.a", "K", .null])]),
      "rules_not": .list(["manifest.b"]), "explains": .object(["x.y": "decides"]),
    ]
    #expect(Expectation.complaints(Self.sample, expect).isEmpty)
    let duties: [String: JSON] = [
      "duties_at_least": .number(2), "undone_at": "b:", "contains": .list(["gl", "Timers"]),
    ]
    #expect(Expectation.complaints(Self.duties, duties).isEmpty)
  }
}
