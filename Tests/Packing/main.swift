// Writes the packed form of the rules, where it changed; `make pack` builds it together with the
// rules.

import Foundation

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: pack FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
do {
  for file in Packing(RuleTables()).files {
    let place = folder.appending(path: file.name)
    if (try? String(contentsOf: place, encoding: .utf8)) == file.text { continue }
    try file.text.write(to: place, atomically: true, encoding: .utf8)
    print("\(file.name) is written")
  }
} catch {
  FileHandle.standardError.write(Data("pack: \(error)\n".utf8))
  exit(1)
}
