// The public C header, read with regular expressions.

import Foundation

/// What the header declares, as far as tests compare it.
struct Header {
  /// One enumerator: its whole name, its value, and the first word of its comment.
  struct Constant: Equatable {
    let name: String
    let value: Int64
    let comment: String
  }

  let constants: [Constant]
  /// Fields by struct, in order.
  let structs: [String: [String]]
  private let text: String

  init() throws {
    text = try String(contentsOf: Checkout.url("include/lifecycle_policy.h"), encoding: .utf8)
    constants = try Header.enumerators(text) + Header.codes(text)
    structs = try Header.structs(text)
  }

  private static func enumerators(_ text: String) throws -> [Constant] {
    let blocks = try matches(#"(?ms)^(?:typedef )?enum[^{;\n]*\{(.*?)^\}"#, text).map { $0[1] }
    let line = #"(?m)^ *(LCP_[A-Z0-9_]+) *= *(0x[0-9a-fA-F]+|-?\d+)u?,? *(?:/\*\*< *(\S+))?"#
    return try blocks.flatMap { try matches(line, $0) }.map {
      Constant(name: $0[1], value: number($0[2]), comment: $0[3])
    }
  }

  /// Termination codes do not fit an enumerator, and are macros.
  private static func codes(_ text: String) throws -> [Constant] {
    try matches(#"(?m)^#define (LCP_CODE_[A-Z0-9_]+) UINT32_C\((0x[0-9a-f]+)\)"#, text).map {
      Constant(name: $0[1], value: number($0[2]), comment: $0[2])
    }
  }

  private static func structs(_ text: String) throws -> [String: [String]] {
    let plain = text.replacing(try Regex(#"(?s)/\*.*?\*/"#), with: "")
    let blocks = try matches(#"(?ms)^typedef struct (lcp_\w+) \{(.*?)^\}"#, plain)
    let field = #"(?m)(\w+)(?:\[\d+\])?;"#
    return try Dictionary(
      uniqueKeysWithValues: blocks.map { ($0[1], try matches(field, $0[2]).map { $0[1] }) })
  }

  /// The text of a macro.
  func macro(_ name: String) throws -> String? {
    try Header.matches(#"(?m)^#define \#(name) (.*)$"#, text).first?[1]
  }

  /// The text of the comment after an enumerator.
  func comment(_ name: String) throws -> String? {
    try Header.matches(#"(?m)^\s*\#(name)\s*=.*?/\*\*<\s*(.*?)\s*\*/"#, text).first?[1]
  }

  private static func number(_ text: String) -> Int64 {
    text.hasPrefix("0x") ? Int64(text.dropFirst(2), radix: 16) ?? -1 : Int64(text) ?? -1
  }

  /// The matches of a pattern, each with its groups; a group that took no part is empty.
  static func matches(_ pattern: String, _ text: String) throws -> [[String]] {
    text.matches(of: try Regex(pattern)).map { match in
      (0..<match.output.count).map { match.output[$0].substring.map(String.init) ?? "" }
    }
  }
}
