// The front door: an Info.plist as a profile for a context, with what there was to say of it.

import Foundation
import LifecyclePolicy

/// What an Info.plist declares, as far as the policy is concerned.
///
/// ```swift
/// let info = try InfoPlist(contentsOf: URL(fileURLWithPath: "Tracker.app"))
/// for notice in info.notices { print(notice) }
/// let context = Context(os: OSVersion(17), app: info.profile)
/// ```
///
/// An app that asks about itself takes what its bundle has read already:
///
/// ```swift
/// let info = InfoPlist(dictionary: Bundle.main.infoDictionary ?? [:])
/// ```
///
/// What an app is granted at run time is in no Info.plist: ``profile`` is a variable of the core's
/// type `AppProfile`, to be completed with the location authorization and the like. Keys with a
/// device suffix, such as `UIBackgroundModes~ipad`, are ignored.
public struct InfoPlist: Sendable, Equatable {
  /// The app, for a context.
  public var profile: AppProfile
  /// What was unused or doubtful, in the order of the keys' names, of one key in the order of its
  /// items; 64 of one key at most. A property list keeps no order, so neither do notices.
  public let notices: [InfoNotice]

  /// Reads an Info.plist, or the one of a bundle.
  ///
  /// - Parameter url: a file URL of a property list, XML or binary, or of a folder that ends with
  ///   `.app` or `.appex` and has its `Info.plist` at the top, as on iOS. The layout of macOS, with
  ///   a folder `Contents`, is not looked into.
  /// - Throws: ``InfoPlistError`` with the file and the reason. A file that is longer than
  ///   ``maximumBytes``, or is not a regular one, such as a pipe, is not read.
  public init(contentsOf url: URL) throws(InfoPlistError) {
    let file = try InfoPlistFile(url)
    do throws(Fault) {
      self.init(dictionary: try PropertyList.dictionary(in: try file.contents()))
    } catch {
      throw InfoPlistError(file: file.path, error)
    }
  }

  /// Reads a property list, XML or binary.
  ///
  /// - Throws: ``InfoPlistError``, without a file. Everything but a sound list with a dictionary at
  ///   its root is refused: the format of OpenStep too, and lists that define a document type, contain
  ///   themselves, or stand for more than ``maximumValues`` values, 512 levels or 16 MiB.
  public init(data: Data) throws(InfoPlistError) {
    do throws(Fault) {
      self.init(dictionary: try PropertyList.dictionary(in: data))
    } catch {
      throw InfoPlistError(file: nil, error)
    }
  }

  /// Takes entries that were read already, such as `Bundle.main.infoDictionary`.
  ///
  /// Never fails: an entry that cannot be used leaves a notice, and the others count.
  public init(dictionary: [String: Any]) {
    var reading = InfoReading()
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) { reading.take(key, value) }
    profile = reading.profile
    notices = reading.notices
  }

  /// The size up to which a property list is read, in bytes: 4 MiB. Real ones have a thousandth.
  public static let maximumBytes: Int = 4 << 20

  /// How many values a property list may stand for, elements of XML or objects of a binary one,
  /// each counted as often as it is referred to.
  public static let maximumValues: Int = 1 << 18
}
