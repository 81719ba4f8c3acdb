// What keeps an Info.plist from being read.

import Foundation

/// Why an Info.plist was not read, and which one.
public struct InfoPlistError: LocalizedError, CustomStringConvertible, Sendable, Equatable {
  /// How a property list is written.
  public enum Format: String, Sendable, Equatable {
    case xml = "XML"
    case binary
  }

  /// What is wrong.
  public enum Reason: Error, Equatable {
    /// The URL is not one of a file.
    case notAFile
    case notFound
    /// A folder, and not one of a bundle.
    case directory
    /// A pipe, a socket or a device.
    case notARegularFile
    /// The system's own words.
    case unreadable(String)
    case empty
    case tooLarge(maximumBytes: Int)
    /// Not a property list in XML or binary form.
    case unknownFormat
    /// A document type is defined in the file itself, where it may declare entities.
    case documentType
    case tooDeep(maximumDepth: Int)
    case tooManyValues(maximum: Int)
    /// The strings and data of a binary list would take more room than its bytes permit.
    case overlap
    /// A list or dictionary contains itself.
    case circular
    /// What is damaged, and where that is known.
    case damaged(String)
    /// What stands at the root instead.
    case rootNotDictionary(String)
  }

  /// The path of the file; nil where data was given.
  public let file: String?
  /// nil until it was recognised.
  public let format: Format?
  public let reason: Reason

  public init(file: String?, format: Format?, reason: Reason) {
    self.file = file
    self.format = format
    self.reason = reason
  }

  init(file: String?, _ fault: Fault) {
    self.init(file: file, format: fault.format, reason: fault.reason)
  }

  /// File, format and reason as a sentence.
  public var description: String {
    let list = format.map { "\($0.rawValue) property list: " } ?? ""
    return "\(file ?? "property list"): \(list)\(reason)"
  }

  public var errorDescription: String? { description }
}

extension InfoPlistError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAFile: "not a URL of a file"
    case .notFound: "no such file"
    case .directory: "a directory"
    case .notARegularFile: "not a regular file"
    case .unreadable(let words): "not readable: \(words)"
    case .empty: "empty"
    case .tooLarge(let bytes): "larger than \(bytes >> 20) MiB"
    case .unknownFormat: "not an XML or binary property list"
    case .documentType: "it defines a document type, which may declare entities"
    case .tooDeep(let depth): "nested more than \(depth) deep"
    case .tooManyValues(let maximum): "it stands for more than \(maximum) values"
    case .overlap: "its objects overlap, and stand for more than the file holds"
    case .circular: "it contains itself"
    case .damaged(let what): "damaged: \(what)"
    case .rootNotDictionary(let found): "its root is not a dictionary but \(found)"
    }
  }
}

/// A reason on its way to where the file is known.
struct Fault: Error {
  let format: InfoPlistError.Format?
  let reason: InfoPlistError.Reason

  init(_ reason: InfoPlistError.Reason, in format: InfoPlistError.Format? = nil) {
    self.format = format
    self.reason = reason
  }
}
