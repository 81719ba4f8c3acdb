// Writes the packed form of the rules; `make pack` builds it together with the rules.

import Foundation

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: pack FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
do {
  for file in Packing(RuleTables()).files {
    try file.text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("pack: \(error)\n".utf8))
  exit(1)
}
