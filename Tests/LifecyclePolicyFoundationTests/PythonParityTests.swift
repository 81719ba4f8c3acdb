// Tests that Swift and the Python binding read the same values from a file.

import Foundation
import LifecyclePolicy
import Testing

@testable import LifecyclePolicyFoundation

/// The result of reading a file, in a form that both languages can produce.
private struct Outcome: Decodable, Equatable {
  struct Notice: Decodable, Equatable {
    let kind: Int32
    let key: String
    let index: Int?
    let value: String
  }

  var flags: [Bool]
  var numbers: [UInt64]
  var notices: [Notice]

  init(_ info: InfoPlist) {
    let app = info.profile
    flags = [
      app.exitsOnSuspend, app.scenes == true, app.multipleScenes, app.stateRestoration,
      app.alwaysUsageText, app.whenInUseUsageText, app.microphoneUsageText,
      app.placeholders != 0,
    ]
    numbers = [
      app.backgroundModes.low, UInt64(app.linkedSDK?.packed ?? 0),
      UInt64(app.minimumOS?.packed ?? 0), UInt64(app.permittedIdentifiers),
      UInt64(app.unknownModes),
    ]
    notices = info.notices.map {
      Notice(kind: $0.kind.rawValue, key: $0.key, index: $0.index, value: $0.value)
    }
  }
}

private enum Python {
  static let variable = "LIFECYCLE_POLICY_CORPUS"
  private static let library = ".build/dist/lib/liblifecycle_policy.so"

  static var isThere: Bool {
    guard FileManager.default.fileExists(atPath: Checkout.url(library).path) else { return false }
    return (try? run("print('[]')", [])) != nil
  }

  static var corpus: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
  }

  /// The program that reads the files in Python. The binding gives notices in the order of the
  /// file, so the program sorts the notices by key. The program also spells booleans as Swift does.
  private static let reader = """
    import json, sys
    import lifecycle_policy as lp

    def shown(text):
        return {"True": "true", "False": "false"}.get(text, text)

    def outcome(path):
        try:
            app = lp.App.from_info_plist(path)
        except lp.LifecyclePolicyError:
            return None
        flags = (app.exits_on_suspend, app.scenes, app.multiple_scenes, app.state_restoration,
                 app.always_usage_text, app.when_in_use_usage_text, app.microphone_usage_text,
                 app.placeholders)
        packed = [v.packed if v else 0 for v in (app.linked_sdk, app.minimum_os)]
        modes = sum(1 << mode - 1 for mode in app.background_modes)
        numbers = [modes, *packed, app.permitted_identifiers, app.unknown_modes]
        notices = [{"kind": int(n.kind), "key": n.key, "index": n.index, "value": shown(n.value)}
                   for n in sorted(app.notices, key=lambda notice: notice.key)]
        return {"flags": [bool(flag) for flag in flags], "numbers": numbers, "notices": notices}

    json.dump([outcome(line.rstrip("\\n")) for line in sys.stdin], sys.stdout)
    """

  static func outcomes(_ files: [URL]) throws -> [Outcome?] {
    try JSONDecoder().decode([Outcome?].self, from: run(reader, files.map(\.path)))
  }

  private static func run(_ program: String, _ lines: [String]) throws -> Data {
    let folder = try Folder()
    let script = try folder.file("read.py", Data(program.utf8))
    let input = try folder.file("input", Data(lines.map { $0 + "\n" }.joined().utf8))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PYTHONPATH": Checkout.url("bindings/python/src").path, "PYTHONDONTWRITEBYTECODE": "1",
    ]) { $1 }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
    return data
  }
}

@Suite(.enabled(if: Python.isThere, "needs python3 and the finished library: make lib"))
struct PythonParityTests {
  private struct Counts {
    var loaded = 0
    var refused = 0
    /// The files that only one language read. For each file, `pythonAlone` has the reason why Swift
    /// refused the file.
    var swiftAlone: [String] = []
    var pythonAlone: [String: InfoPlistError.Reason] = [:]
  }

  /// Compares the results of both languages for each file.
  private func compare(_ files: [URL]) throws -> Counts {
    var counts = Counts()
    for (file, theirs) in zip(files, try Python.outcomes(files)) {
      do throws(InfoPlistError) {
        let ours = Outcome(try InfoPlist(contentsOf: file))
        if let theirs {
          #expect(ours == theirs, "\(file.path)")
          counts.loaded += 1
        } else {
          counts.swiftAlone.append(file.lastPathComponent)
        }
      } catch {
        if theirs == nil {
          counts.refused += 1
        } else {
          counts.pythonAlone[file.lastPathComponent] = error.reason
        }
      }
    }
    return counts
  }

  @Test(
    .enabled(
      if: Python.corpus != nil, "\(Python.variable) is not set, so its files are not tested"),
    arguments: ["plists", "plist-hostile"])
  func filesFromElsewhere(_ name: String) throws {
    let folder = try #require(Python.corpus).appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent != "index.csv" }.sorted { $0.path < $1.path }
    let counts = try compare(files)
    #expect(counts.swiftAlone == [])
    for (name, reason) in counts.pythonAlone {
      // Foundation alone does not read a dictionary from the file either, so our own checks are not
      // the reason for the refusal.
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let root = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      #expect(!(root is [String: Any]), "\(name): only Python reads it (\(reason))")
    }
    #expect(counts.loaded > 0)
    print(
      "\(name): \(counts.loaded) read and \(counts.refused) refused, as in Python,",
      "\(counts.pythonAlone.count) read only by Python")
  }

  @Test func hostileFiles() throws {
    let folder = try Folder()
    let files = try Hostile.all.map { try folder.file($0.name, $0.data) }
    let counts = try compare(files)
    #expect(counts.swiftAlone == [])
    #expect(Self.readByPython.isSuperset(of: counts.pythonAlone.keys))
    #expect(counts.loaded == 0)
  }

  /// The hostile files that Python's plistlib may read. If a key is given twice, plistlib keeps one
  /// of the two entries. Apple's reader refuses the files in which no key is given twice, or reads
  /// other values from these files.
  private static let readByPython: Set = [
    "many", "count past the end", "number as a key", "key given twice", "key given twice elsewhere",
  ]

  @Test func fixtures() throws {
    let folder = Checkout.url("examples/fixtures")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "plist" }
    let counts = try compare(files)
    #expect(counts.loaded == files.count && counts.loaded > 1)
  }

  /// Changes bytes of valid files. If both languages read a file, they read the same values.
  @Test func damagedFiles() throws {
    let folder = try Folder()
    var source = Scramble(state: 3)
    var files: [URL] = []
    for sound in [Sample.fixedXML, Sample.fixedBinary] {
      for _ in 0..<1000 {
        var data = sound
        let index = data.indices.randomElement(using: &source) ?? 0
        data[index] = UInt8.random(in: 0...255, using: &source)
        files.append(try folder.file("\(files.count)", data))
      }
    }
    let counts = try compare(files)
    let apart = counts.swiftAlone.count + counts.pythonAlone.count
    #expect(counts.loaded > 300 && counts.refused > 300 && apart < files.count / 20)
    print(
      "changed bytes: \(counts.loaded) read the same, \(counts.refused) refused by both,",
      "\(counts.swiftAlone.count) read only by Swift, \(counts.pythonAlone.count) only by Python")
  }
}
