// Reads property lists with Foundation, after checks that limit their cost.

import Foundation

/// Reads property lists that may be damaged or hostile, or no property lists at all. Foundation
/// survives any bytes, but the cost can be high: a hundred bytes of a binary list can expand to
/// gigabytes of values. Foundation also reads formats that an Info.plist cannot have, such as the
/// OpenStep format, in which nearly any text is a property list. So the structure is checked first.
enum PropertyList {
  static let maximumDepth = 512

  /// Returns the dictionary at the root.
  static func dictionary(in data: Data) throws(Fault) -> [String: Any] {
    guard !data.isEmpty else { throw Fault(.empty) }
    guard data.count <= InfoPlist.maximumBytes else {
      throw Fault(.tooLarge(maximumBytes: InfoPlist.maximumBytes))
    }
    let bytes = [UInt8](data)
    guard let format = format(of: bytes) else { throw Fault(.unknownFormat) }
    do throws(InfoPlistError.Reason) {
      switch format {
      case .binary: try BinaryStructure.check(bytes)
      case .xml: try MarkupStructure.check(utf8(bytes))
      }
      let root = try read(data, format)
      guard let dictionary = root as? [String: Any] else {
        throw .rootNotDictionary(name(of: root))
      }
      return dictionary
    } catch {
      throw Fault(error, in: format)
    }
  }

  private static func read(
    _ data: Data, _ format: InfoPlistError.Format
  ) throws(InfoPlistError.Reason) -> Any {
    var found = PropertyListSerialization.PropertyListFormat.xml
    let root: Any
    do {
      root = try PropertyListSerialization.propertyList(from: data, options: [], format: &found)
    } catch {
      // For a binary list, Foundation's description is not used, because the description is about
      // an attempt to read the list as text.
      let info = (error as NSError).userInfo
      let said = format == .xml ? info[NSDebugDescriptionErrorKey] as? String : nil
      throw .damaged(said.map { String($0.prefix(200)) } ?? "Foundation does not read it")
    }
    guard found == (format == .xml ? .xml : .binary) else {
      throw .damaged("Foundation reads it in another format")
    }
    return root
  }

  // MARK: Formats

  private static let byteOrderMarks: [(mark: [UInt8], encoding: String.Encoding)] = [
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFE, 0xFF], .utf16BigEndian),
    ([0xFF, 0xFE], .utf16LittleEndian),
  ]

  private static func format(of bytes: [UInt8]) -> InfoPlistError.Format? {
    if bytes.starts(with: "bplist00".utf8) { return .binary }
    let starts = ["<?xml", "<plist"]
    for start in starts where bytes.starts(with: start.utf8) { return .xml }
    for (mark, encoding) in byteOrderMarks where bytes.starts(with: mark) {
      for start in starts.compactMap({ $0.data(using: encoding) })
      where bytes.dropFirst(mark.count).starts(with: start) {
        return .xml
      }
    }
    return nil
  }

  /// Returns the text without its byte order mark, in an encoding with ASCII markup.
  private static func utf8(_ bytes: [UInt8]) throws(InfoPlistError.Reason) -> [UInt8] {
    for (mark, encoding) in byteOrderMarks where bytes.starts(with: mark) {
      let text = Data(bytes.dropFirst(mark.count))
      if encoding == .utf8 { return [UInt8](text) }
      guard let text = String(data: text, encoding: encoding) else {
        throw .damaged("not UTF-16, although its first bytes say so")
      }
      return [UInt8](text.utf8)
    }
    return bytes
  }

  private static func name(of root: Any) -> String {
    switch root {
    case is [Any]: "an array"
    case is String: "a string"
    case is NSNumber: "a number or boolean"
    case is [AnyHashable: Any]: "one with keys that are not strings"
    default: "something else"
    }
  }
}
