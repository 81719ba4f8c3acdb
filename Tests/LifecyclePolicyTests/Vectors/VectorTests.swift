// Asks the core the questions of all vectors of the project, and checks the answers.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct VectorTests {
  @Test(arguments: VectorFile.all)
  func answersAreAsExpected(_ file: VectorFile) {
    for asked in AskedVector.all where asked.file.name == file.name {
      for complaint in Expectation.complaints(asked.answer.data, asked.item.expect) {
        Issue.record("\(asked.name): \(complaint)")
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
    print("vectors: \(names.count) cases")
  }

  @Test func aKeyThatIsNotKnownIsNoticed() {
    let ask: [String: JSON] = ["os": "8.0", "allowance": "launch", "colour": "red"]
    let answer = VectorAnswer("deadline", ask)
    #expect(answer.data["status"] == "unknown-key")
    #expect(answer.data["field"] == "colour")
    #expect(!Expectation.complaints(answer.data, ["verdict": "allowed"]).isEmpty)
  }
}
