// Finds the file of an Info.plist, and reads it if it is a regular file.

import Foundation

/// The file that a URL refers to, or the Info.plist in the bundle that the URL refers to.
struct InfoPlistFile {
  let path: String

  init(_ url: URL) throws(InfoPlistError) {
    guard url.isFileURL, !url.path.isEmpty else {
      throw InfoPlistError(file: url.absoluteString, format: nil, reason: .notAFile)
    }
    var directory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &directory)
    let isBundle = ["app", "appex"].contains(url.pathExtension.lowercased())
    let inside = exists && directory.boolValue && isBundle
    path = inside ? url.appendingPathComponent("Info.plist").path : url.path
  }

  /// Returns the bytes of a regular file. Reads at most one byte more than the largest permitted
  /// size.
  func contents() throws(Fault) -> Data {
    guard FileManager.default.fileExists(atPath: path) else { throw Fault(.notFound) }
    let type: FileAttributeType?
    do {
      // The attributes of a symbolic link do not describe its target, so links are resolved first.
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      type = try FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    } catch {
      throw Fault(.unreadable(words(of: error)))
    }
    guard type == .typeRegular else {
      throw Fault(type == .typeDirectory ? .directory : .notARegularFile)
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      // One byte more than permitted shows that the file is too large.
      return try handle.read(upToCount: InfoPlist.maximumBytes + 1) ?? Data()
    } catch {
      throw Fault(.unreadable(words(of: error)))
    }
  }

  private func words(of error: any Error) -> String {
    String(error.localizedDescription.prefix(200))
  }
}
