// Writes the packed form of a grown rule book, where it changed; growth.sh builds it together with
// the rules, and the library with what it wrote.

import Foundation

func stop(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(code)
}

let kinds = Growth.allCases.map(\.rawValue)
let words = CommandLine.arguments
guard words.count == 3, let growth = Growth(rawValue: words[1]) else {
  stop("usage: grow \(kinds.joined(separator: "|")) FOLDER", 2)
}
let folder = URL(fileURLWithPath: words[2], isDirectory: true)
let book = GrownBook(growth)
do {
  for file in Packing(book).files {
    let place = folder.appending(path: file.name)
    if (try? String(contentsOf: place, encoding: .utf8)) == file.text { continue }
    try file.text.write(to: place, atomically: true, encoding: .utf8)
    print("\(file.name) is written")
  }
} catch {
  stop("grow: \(error)", 1)
}
print("\(book.ruleCount) rows; \(book.uncutCount) could not be cut")
