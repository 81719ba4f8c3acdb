// Tests which URLs can be read, and the errors for URLs that cannot be read.

import Foundation
import LifecyclePolicy
import Testing

@testable import LifecyclePolicyFoundation

@Suite struct InfoPlistFileTests {
  private let folder: Folder
  private let sound: Data

  init() throws {
    folder = try Folder()
    sound = try Sample.data(.binary)
  }

  private func reason(_ url: URL) -> InfoPlistError.Reason? {
    do {
      _ = try InfoPlist(contentsOf: url)
      return nil
    } catch {
      #expect(error.file?.isEmpty == false)
      #expect(error.description.hasPrefix(error.file ?? "?"))
      #expect(error.localizedDescription == error.description)
      return error.reason
    }
  }

  @Test func filesAndBundles() throws {
    let wanted = InfoPlist(dictionary: Sample.entries)
    let file = try folder.file("plain", sound)
    #expect(try InfoPlist(contentsOf: file) == wanted)
    for bundle in ["A.app", "B.appex", "C.APP"] {
      _ = try folder.file("\(bundle)/Info.plist", sound)
      #expect(try InfoPlist(contentsOf: folder.url.appendingPathComponent(bundle)) == wanted)
      #expect(
        try InfoPlist(
          contentsOf: folder.url.appendingPathComponent(bundle, isDirectory: true)) == wanted)
    }
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try InfoPlist(contentsOf: link) == wanted)
    // A file with the extension of a bundle is still read as a file.
    #expect(try InfoPlist(contentsOf: folder.file("D.app", sound)) == wanted)
  }

  @Test func urlsWithoutAFileAreRefused() throws {
    #expect(reason(folder.url) == .directory)
    #expect(reason(folder.url.appendingPathComponent("Info.plist")) == .notFound)
    _ = try folder.file("Mac.app/Contents/Info.plist", sound)
    let mac = folder.url.appendingPathComponent("Mac.app")
    #expect(reason(mac) == .notFound)
    do {
      _ = try InfoPlist(contentsOf: mac)
    } catch {
      #expect(error.file?.hasSuffix("Mac.app/Info.plist") == true)
    }
    _ = try folder.file("Odd.app/Info.plist/x", sound)
    #expect(reason(folder.url.appendingPathComponent("Odd.app")) == .directory)
    #expect(reason(try #require(URL(string: "https://example.com/Info.plist"))) == .notAFile)
    #expect(reason(URL(fileURLWithPath: folder.url.path + "/with\0nul")) != nil)
    let link = folder.url.appendingPathComponent("dangling")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: folder.url.path + "/nothing")
    #expect(reason(link) == .notFound)
    let first = folder.url.appendingPathComponent("first")
    try FileManager.default.createSymbolicLink(atPath: first.path, withDestinationPath: "second")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/second", withDestinationPath: "first")
    #expect(reason(first) == .notFound)
  }

  /// A pipe and a device file are refused: reading them might never end.
  @Test func aPipeIsNotWaitedFor() {
    let pipe = folder.url.appendingPathComponent("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(reason(pipe) == .notARegularFile)
    #expect(reason(URL(fileURLWithPath: "/dev/zero")) == .notARegularFile)
  }

  @Test func sizes() throws {
    #expect(reason(try folder.file("empty", Data())) == .empty)
    let large = try folder.file("large", Data())
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: UInt64(InfoPlist.maximumBytes) + 1)
    try handle.close()
    #expect(reason(large) == .tooLarge(maximumBytes: 4 << 20))
    #expect(
      Sample.refusal(Data(count: InfoPlist.maximumBytes + 1))?.reason
        == .tooLarge(maximumBytes: 4 << 20))
    #expect(Sample.refusal(Data(count: InfoPlist.maximumBytes))?.reason == .unknownFormat)
  }

  @Test func errorsNameFileAndFormat() throws {
    let file = try folder.file("list.plist", Sample.data(.xml, [1, 2]))
    do {
      _ = try InfoPlist(contentsOf: file)
      Issue.record("an array was read as an Info.plist")
    } catch {
      #expect(
        error
          == InfoPlistError(
            file: file.path, format: .xml, reason: .rootNotDictionary("an array")))
      #expect(
        error.description
          == "\(file.path): XML property list: its root is not a dictionary but an array")
    }
    #expect(Sample.refusal(Data())?.description == "property list: empty")
  }
}
