// The vectors of the project, asked of the core.

import Testing

@testable import LifecyclePolicy

@Suite struct VectorTests {
  @Test(arguments: VectorFile.all)
  func answersAreAsExpected(_ file: VectorFile) {
    for item in file.cases {
      let answer = VectorAnswer(file.query, item.ask)
      for complaint in Expectation.complaints(answer.data, item.expect) {
        Issue.record("\(file.name):\(item.id): \(complaint)")
      }
    }
  }

  @Test func theVectorsAreThere() throws {
    let files = try VectorFile.read()
    #expect(files.count == VectorFile.all.count)
    #expect(files.allSatisfy { $0.schema == 1 })
    let names = files.flatMap { file in file.cases.map { "\(file.name):\($0.id)" } }
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count, "two cases share an id")
    for file in files {
      for item in file.cases {
        #expect(!item.comment.isEmpty && !item.sources.isEmpty, "\(file.name):\(item.id)")
      }
    }
    print("vectors: \(names.count) cases, \(Set(files.map(\.query)).count) queries")
  }

  @Test func aKeyThatIsNotKnownIsNoticed() {
    let ask: [String: JSON] = ["os": "8.0", "allowance": "launch", "colour": "red"]
    let answer = VectorAnswer("deadline", ask)
    #expect(answer.data["status"] == "unknown-key")
    #expect(answer.data["field"] == "colour")
    #expect(!Expectation.complaints(answer.data, ["verdict": "allowed"]).isEmpty)
  }

  private static let sample: [String: JSON] = [
    "status": "ok", "verdict": "allowed",
    "callbacks": .list([.list(["a:", "active", .null])]),
    "requires": .list(["phone"]),
    "transitions": .list([.object(["cause": "crash", "to": "not-running"])]),
    "steps": .list([.object(["cause": "crash", "from": "active", "to": "not-running"])]),
  ]

  @Test(
    arguments: [
      [:],
      ["verdict": "forbidden"],
      ["limit_seconds": .null],
      ["verdikt": "allowed"],
      ["callbacks": .list([])],
      ["callbacks": .list([.list([])])],
      ["callbacks": .list([.list(["a:", "inactive"])])],
      ["callbacks": .list([.list(["a:"]), .list(["b:"])])],
      ["requires": .list(["pad"])],
      ["contains": .list([.object(["cause": "reboot"])])],
      ["lacks": .list([.object(["cause": "crash", "to": "not-running"])])],
      ["steps": .list([])],
      ["steps": .list([.object(["cause": "crash", "from": "inactive"])])],
    ] as [[String: JSON]])
  func aWrongAnswerIsNoticed(_ expect: [String: JSON]) {
    #expect(!Expectation.complaints(Self.sample, expect).isEmpty)
  }

  @Test func aRightAnswerPasses() {
    let expect: [String: JSON] = [
      "verdict": "allowed",
      "callbacks": .list([.list(["a:", "active"])]),
      "requires": .list(["phone"]),
      "contains": .list([.object(["cause": "crash"])]),
      "lacks": .list([.object(["cause": "reboot"])]),
      "steps": .list([.object(["cause": "crash", "to": "not-running"])]),
    ]
    #expect(Expectation.complaints(Self.sample, expect).isEmpty)
  }
}
