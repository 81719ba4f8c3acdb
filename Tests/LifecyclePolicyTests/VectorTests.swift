// The vectors of the project, asked of the core.

import Testing

@testable import LifecyclePolicy

@Suite struct VectorTests {
  @Test(arguments: VectorFile.all)
  func answersAreAsExpected(_ file: VectorFile) {
    for asked in AskedVector.all where asked.file.name == file.name {
      for complaint in Expectation.complaints(asked.answer.data, asked.item.expect) {
        Issue.record("\(asked.name): \(complaint)")
      }
    }
  }

  @Test func answersAreAsRecorded() {
    for asked in AskedVector.recorded {
      for complaint in Expectation.complaints(asked.answer.data, asked.item.expect) {
        Issue.record("\(asked.name): \(complaint)")
      }
    }
  }

  @Test func theVectorsAreThere() throws {
    let (written, recorded) = (try VectorFile.read(), try VectorFile.read("recorded/"))
    let files = written + recorded
    #expect(files.count == VectorFile.all.count + VectorFile.recorded.count)
    #expect(files.allSatisfy { $0.schema == 1 })
    let names = files.flatMap { file in file.cases.map { "\(file.name):\($0.id)" } }
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count, "two cases share an id")
    for file in files {
      for item in file.cases {
        #expect(!item.comment.isEmpty && !item.sources.isEmpty, "\(file.name):\(item.id)")
      }
    }
    let count = recorded.reduce(0) { $0 + $1.cases.count }
    print("vectors: \(names.count - count) cases, \(count) recorded answers")
  }

  @Test func aKeyThatIsNotKnownIsNoticed() {
    let ask: [String: JSON] = ["os": "8.0", "allowance": "launch", "colour": "red"]
    let answer = VectorAnswer("deadline", ask)
    #expect(answer.data["status"] == "unknown-key")
    #expect(answer.data["field"] == "colour")
    #expect(!Expectation.complaints(answer.data, ["verdict": "allowed"]).isEmpty)
  }
}
