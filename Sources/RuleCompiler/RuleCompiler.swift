// rulec: compiles the rule book into the form that the library contains.

import Foundation
import LifecyclePolicy
import Rulebook

@main
enum RuleCompiler {
  static let usage = """
    usage: rulec book FILE          writes the compiled book as C
           rulec json FILE          writes the whole rule book as JSON
           rulec diff OLD NEW       prints the answers that differ between two books; OLD and
                                    NEW are files written by `rulec json`
           rulec grow KIND FILE     writes a compiled book with twice the rows and the same answers;
                                    KIND is versions, rivals or conditions
           rulec questions [SHARE]  writes questions with the core's answers, for Tests/Replay:
                                    every question, or every SHARE-th
    """

  static func main() {
    do {
      for type in RuleField.allCases.compactMap(\.vocabulary) {
        if let problem = type.countError { throw VocabularyError(errorDescription: problem) }
      }
      switch CommandLine.arguments.dropFirst().map({ $0 }) {
      case let arguments where arguments.count == 2 && arguments[0] == "book":
        let book = CompiledBook(Rulebook.rules, settling: true)
        try book.source.write(toFile: arguments[1], atomically: true, encoding: .utf8)
      case let arguments where arguments.count == 2 && arguments[0] == "json":
        try BookExport.current.text.write(toFile: arguments[1], atomically: true, encoding: .utf8)
      case let arguments where arguments.count == 3 && arguments[0] == "diff":
        let (old, new) = try (
          BookExport(contentsOf: arguments[1]), BookExport(contentsOf: arguments[2])
        )
        print(AnswerReport(old, new).text, terminator: "")
      case let arguments where arguments.count == 3 && arguments[0] == "grow":
        guard let growth = Growth(rawValue: arguments[1]) else { throw UsageError() }
        let book = CompiledBook(growth.applied(to: Rulebook.rules), settling: true)
        try book.source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
      case let arguments where (1...2).contains(arguments.count) && arguments[0] == "questions":
        guard let share = Int(arguments.dropFirst().first ?? "1"), share > 0 else {
          throw UsageError()
        }
        var stream = AnswerStream(to: .standardOutput)
        try QuestionDomain(share: share).write(to: &stream)
      default:
        throw UsageError()
      }
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    } catch {
      FileHandle.standardError.write(Data("rulec: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
  }
}

struct VocabularyError: LocalizedError {
  let errorDescription: String?
}

struct UsageError: Error, CustomStringConvertible {
  var description: String { RuleCompiler.usage }
}

extension CompiledBook {
  /// The book as C source.
  var source: String {
    let lines = stride(from: 0, to: words.count, by: 5).map { at in
      words[at..<min(at + 5, words.count)].map { "0x" + String($0, radix: 16) }
        .joined(separator: ",")
    }
    return """
      /* The compiled rule book. Made by `make rules`; do not edit. */
      #include "book.h"

      const uint64_t lifecycle_policy_book[] = {
      \(lines.joined(separator: ",\n"))};

      """
  }
}
