// The header and Swift name the same values, both ways.

import Testing

@testable import LifecyclePolicy
@testable import LifecyclePolicyC

@Suite struct HeaderParityTests {
  /// A constant of the header, or what Swift makes of one of its own.
  private struct Named: Hashable, CustomStringConvertible {
    let constant: String
    let value: Int64
    let name: String

    var description: String { "\(constant) = \(value) \"\(name)\"" }
  }

  private static let prefixes = allKinds.map { "LCP_" + $0.prefix + "_" } + ["LCP_ENUM_"]

  /// The constants of one kind: a longer prefix takes its own.
  private static func constants(_ prefix: String, _ header: Header) -> [Header.Constant] {
    let longer = prefixes.filter { $0 != prefix && $0.hasPrefix(prefix) }
    return header.constants.filter { constant in
      constant.name.hasPrefix(prefix) && !longer.contains { constant.name.hasPrefix($0) }
    }
  }

  /// The name that a constant should have: for selectors and codes it stands in the comment.
  private static func name(_ constant: Header.Constant, _ prefix: String) -> String {
    let inComment = ["LCP_CALLBACK_", "LCP_CODE_", "LCP_NOTIFICATION_"]
    if inComment.contains(prefix) { return constant.comment }
    return constant.name.dropFirst(prefix.count).lowercased().replacing("_", with: "-")
  }

  @Test(arguments: allKinds)
  func valuesAndNamesAgree(_ kind: Kind) throws {
    let header = try Header()
    let prefix = "LCP_" + kind.prefix + "_"
    let constants = Self.constants(prefix, header)
    // Cases in Swift have no separators: compared without them, and without regard to case.
    let declared = Set(
      constants.map {
        Named(
          constant: $0.name.dropFirst(prefix.count).lowercased().replacing("_", with: ""),
          value: $0.value, name: Self.name($0, prefix))
      })
    let ours = Set(
      kind.type.listed.map {
        Named(
          constant: $0.spelled.lowercased(),
          value: kind.prefix == "CODE" ? Int64(UInt32(bitPattern: $0.value)) : Int64($0.value),
          name: $0.name)
      })
    #expect(!declared.isEmpty && declared.count == constants.count)
    #expect(declared.subtracting(ours).isEmpty, "in the header alone")
    #expect(ours.subtracting(declared).isEmpty, "in Swift alone")
  }

  @Test func kindsAgree() throws {
    let declared = Self.constants("LCP_ENUM_", try Header()).map { ($0.name, $0.value) }
    var ours = allKinds.map { "LCP_ENUM_" + $0.prefix }
    ours.insert("LCP_ENUM_STATUS", at: Int(Vocabulary.statusKind) - 1)
    #expect(declared.map(\.0) == ours)
    #expect(declared.map(\.1) == Array(1...Int64(ours.count)))
    for kind in allKinds {
      #expect(declared.contains { $0 == ("LCP_ENUM_" + kind.prefix, Int64(kind.number)) })
    }
  }

  @Test func statusesAgree() throws {
    let statuses = try Header().constants.filter {
      $0.name == "LCP_OK" || $0.name.hasPrefix("LCP_ERROR_")
    }
    let declared = statuses.map { constant in
      let name = constant.name.replacing("LCP_ERROR_", with: "").replacing("LCP_", with: "")
      return "\(name.lowercased().replacing("_", with: "-")) \(constant.value)"
    }
    #expect(declared == Status.allCases.map { "\($0.name) \($0.rawValue)" })
    #expect(Status.allCases.indices.allSatisfy { Status.at($0) == Status.allCases[$0] })
    #expect(Status.at(Status.allCases.count) == nil)
    let messages = Status.allCases.map(\.message.description)
    #expect(Set(messages).count == messages.count)
    for message in messages { #expect(!message.isEmpty && !message.hasSuffix(".")) }
  }

  @Test func noConstantIsLeftOver() throws {
    let known = Self.prefixes + ["LCP_OK", "LCP_ERROR_"]
    for constant in try Header().constants {
      #expect(known.contains { constant.name.hasPrefix($0) }, "\(constant.name)")
    }
  }

  /// The first version of a callback stands in its comment.
  @Test func callbacksBeginWhereTheHeaderSays() throws {
    let header = try Header()
    #expect(callbackForms.indices.map { callbackForms[$0].callback } == Callback.allCases)
    for constant in Self.constants("LCP_CALLBACK_", header) {
      let comment = try #require(try header.comment(constant.name))
      let version = try #require(try Header.matches(#"iOS (\d+\.\d+)"#, comment).first?[1])
      let form = callbackForms[Int(constant.value) - 1]
      #expect(OSVersion(version) == form.since, "\(constant.name)")
      if let older = form.older {
        #expect(callbackForms[Int(older.rawValue) - 1].since < form.since)
      }
    }
  }

  @Test func versionsAgree() throws {
    let header = try Header()
    let ruleSet = Book.release.version.description
    #expect(try header.macro("LCP_RULESET_VERSION") == "\"\(ruleSet)\"")
    let newest = OSVersion.newest
    let parts = "LCP_OS(\(newest.major), \(newest.minor), \(newest.patch))"
    #expect(try header.macro("LCP_OS_NEWEST") == parts)
    #expect(try header.macro("LCP_OS_OLDEST") == "LCP_OS(\(OSVersion.oldest.major), 0, 0)")
  }
}
