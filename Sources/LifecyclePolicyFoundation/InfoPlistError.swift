// The reasons why an Info.plist cannot be read.

import Foundation

/// The Info.plist that was not read, and the reason.
public struct InfoPlistError: LocalizedError, CustomStringConvertible, Sendable, Equatable {
  /// The format of a property list.
  public enum Format: String, Sendable, Equatable {
    case xml = "XML"
    case binary
  }

  /// The reason why the Info.plist was not read.
  public enum Reason: Error, Equatable {
    /// The URL does not refer to a file.
    case notAFile
    case notFound
    /// A folder that is not a bundle, or the `Info.plist` of a bundle if it is a folder.
    case directory
    /// A pipe, a socket or a device.
    case notARegularFile
    /// The file cannot be read, for the reason that the system gives.
    case unreadable(String)
    case empty
    case tooLarge(maximumBytes: Int)
    /// The data is not a property list in XML or binary form.
    case unknownFormat
    /// The file contains its own document type, which could declare entities.
    case documentType
    case tooDeep(maximumDepth: Int)
    case tooManyValues(maximum: Int)
    /// The objects of a binary list overlap, or would take more memory than the limit permits.
    case overlap
    /// A list or dictionary contains itself.
    case circular
    /// The list is damaged. The text says what is damaged and, if known, at which position.
    case damaged(String)
    /// The root is not a dictionary. The text says what it is instead.
    case rootNotDictionary(String)
  }

  /// The path of the file; nil if the list came as data.
  public let file: String?
  /// The format of the list; nil if the list was not read, or its format not recognised.
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

  /// A sentence with the file, the format and the reason.
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
    case .tooDeep(let depth): "nested more than \(depth) levels deep"
    case .tooManyValues(let maximum): "it expands to more than \(maximum) values"
    case .overlap: "its objects overlap, and expand to more than the file contains"
    case .circular: "it contains itself"
    case .damaged(let what): "damaged: \(what)"
    case .rootNotDictionary(let found): "its root is not a dictionary but \(found)"
    }
  }
}

/// The reason for an error. A caller adds the name of the file.
struct Fault: Error {
  let format: InfoPlistError.Format?
  let reason: InfoPlistError.Reason

  init(_ reason: InfoPlistError.Reason, in format: InfoPlistError.Format? = nil) {
    self.format = format
    self.reason = reason
  }
}
