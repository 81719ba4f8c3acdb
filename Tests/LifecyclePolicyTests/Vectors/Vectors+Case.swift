// Reads the vectors of the project from Tests/Vectors.

import Foundation
import Testing

struct VectorFile: Decodable, Sendable, CustomTestStringConvertible {
  let schema: Int
  let query: String
  let description: String
  let cases: [VectorCase]
  /// The name of the file without its extension.
  private(set) var name = ""

  private enum CodingKeys: String, CodingKey { case schema, query, description, cases }

  var testDescription: String { name }

  init(_ url: URL) throws {
    self = try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: url))
    name = url.deletingPathExtension().lastPathComponent
  }

  /// All files, in the order of their names. The list is empty if a file cannot be read, and a test
  /// then fails.
  static let all: [VectorFile] = (try? read()) ?? []

  static func read() throws -> [VectorFile] {
    let urls = try FileManager.default.contentsOfDirectory(
      at: Checkout.url("Tests/Vectors"), includingPropertiesForKeys: nil)
    return try urls.filter { $0.pathExtension == "json" && $0.lastPathComponent != "schema.json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try VectorFile($0) }
  }
}

struct VectorCase: Decodable, Sendable {
  let id: String
  let comment: String
  let sources: [String]
  let ask: [String: JSON]
  let expect: [String: JSON]
}

enum Checkout {
  static func url(_ path: String) -> URL {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent(path)
  }
}
