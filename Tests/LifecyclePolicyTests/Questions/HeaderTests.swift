// Checks that Swift agrees with the header wherever the Swift code is not generated from the
// header.

import CLifecyclePolicy
import Testing

@testable import LifecyclePolicy
@testable import LifecyclePolicyC

@Suite struct HeaderTests {
  @Test func kindsAgree() throws {
    let interface = try Interface.read()
    let declared = interface.values(of: nil)
    var ours = allKinds.map { "LCP_ENUM_" + $0.prefix }
    ours.insert("LCP_ENUM_STATUS", at: Int(Vocabulary.statusKind) - 1)
    #expect(declared.map(\.name) == ours)
    #expect(declared.map(\.value) == Array(1...Int64(ours.count)))
    #expect(interface.enumerations.count == ours.count + 1)
  }

  @Test func statusesAgree() throws {
    let declared = try Interface.read().values(of: Vocabulary.statusKind)
    #expect(
      declared.map { "\($0.label) \($0.value)" }
        == Status.allCases.map { "\($0.name) \($0.rawValue)" })
    #expect(Status.allCases.indices.allSatisfy { Status.at($0) == Status.allCases[$0] })
    #expect(Status.at(Status.allCases.count) == nil)
    let messages = Status.allCases.map(\.message.description)
    #expect(Set(messages).count == messages.count)
    for message in messages { #expect(!message.isEmpty && !message.hasSuffix(".")) }
  }

  /// In the header, the comment on each callback names the first version that has the callback.
  @Test func callbacksBeginWhereTheHeaderSays() throws {
    let kind = try #require(allKinds.first { $0.prefix == "CALLBACK" })
    let values = try Interface.read().values(of: kind.number)
    #expect(values.count == Callback.allCases.count)
    for value in values {
      let match = try #require(value.doc?.firstMatch(of: /iOS (\d+\.\d+)/))
      let callback = try #require(Callback(rawValue: Int32(value.value)))
      let row = try #require(callback.row)
      #expect(OSVersion(String(match.1)) == row.since, "\(value.name)")
      if let fallback: Callback = RuleIndex(of: row).compiled.value(.fallback, .callback) {
        #expect(try #require(fallback.row).since < row.since)
      }
    }
  }

  @Test func constantsAgree() throws {
    let interface = try Interface.read()
    #expect(interface.constant("LCP_OS_OLDEST") == "\(OSVersion.oldest.packed)")
    #expect(interface.constant("LCP_NS_UNLIMITED") == "\(Nanoseconds.unlimited.count)")
  }

  /// The header reserves exactly as much memory for the small form of a policy as the library uses.
  @Test func policiesAgree() throws {
    let policy = try Interface.read().structs.first { $0.name == "lcp_policy" }
    #expect(policy?.size == [PolicyMemory.smallSize, PolicyMemory.smallSize])
    #expect(lcp_policy_size(PolicyForm.small.rawValue) == PolicyMemory.smallSize)
    #expect(lcp_policy_size(PolicyForm.tables.rawValue) == PolicyMemory.tablesSize)
    #expect(PolicyMemory.tablesSize <= 69632, "more than the header promises")
  }

  /// All answers begin with the same fields, so that a host can read these fields without knowing
  /// the kind of the question.
  @Test func answersBeginAlike() throws {
    let interface = try Interface.read()
    let answers = interface.structs.filter { $0.name.hasSuffix("_answer") }
    #expect(answers.count == QuestionKind.valueCount)
    typealias At = Layout.TransitionAnswer
    let heads = [
      "struct_size", "verdict", "newest_verdict", "rule", "evidence", "flags", "reason", nil,
      "requires_mask",
    ]
    let offsets = [
      0, At.verdict, At.newestVerdict, At.rule, At.evidence, At.flags, At.reason, At.via,
      At.requiresMask,
    ]
    for answer in answers {
      let head = answer.fields.prefix(heads.count)
      for (field, name) in zip(head, heads) where name != nil {
        #expect(field.name == name, "\(answer.name)")
      }
      for (field, offset) in zip(head, offsets) {
        #expect(field.offset == [offset, offset], "\(answer.name).\(field.name)")
        let size = field.name == "requires_mask" ? 16 : 4
        #expect(field.size == [size, size], "\(answer.name).\(field.name)")
      }
      // The size is the same for pointers of 8 and of 4 bytes, and is not larger than promised.
      #expect(answer.size[0] == answer.size[1] && answer.size[0] <= 112, "\(answer.name)")
    }
  }
}
