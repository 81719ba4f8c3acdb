// Reads an Info.plist into a profile for a context, with notices about its entries.

import Foundation
import LifecyclePolicy

/// The parts of an Info.plist that a policy uses.
///
/// ```swift
/// let info = try InfoPlist(contentsOf: URL(fileURLWithPath: "Tracker.app"))
/// for notice in info.notices { print(notice) }
/// let context = Context(os: OSVersion(17), app: info.profile)
/// ```
///
/// An app that asks about itself can use the dictionary of its bundle:
///
/// ```swift
/// let info = InfoPlist(dictionary: Bundle.main.infoDictionary ?? [:])
/// ```
///
/// An Info.plist does not contain run-time facts, such as the location authorization. Set them in
/// ``profile``. Keys with a device suffix, such as `UIBackgroundModes~ipad`, are ignored.
public struct InfoPlist: Sendable, Equatable {
  /// The profile of the app, for a context.
  public var profile: AppProfile
  /// Notices about unused or doubtful entries, at most 64 for each key. They are sorted by key, and
  /// within a key by item, because a property list does not keep the order of its entries.
  public let notices: [InfoNotice]

  /// Reads an Info.plist file, or the Info.plist of a bundle.
  ///
  /// - Parameter url: a file URL of a property list, XML or binary, or of a folder whose name ends
  ///   with `.app` or `.appex`. The folder must have its `Info.plist` at the top, as on iOS. The
  ///   layout of macOS, with a folder `Contents`, is not supported.
  /// - Throws: ``InfoPlistError`` with the file and the reason. A file that is longer than
  ///   ``maximumBytes`` is refused. Only a regular file is read, so a pipe is not.
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
  /// - Throws: ``InfoPlistError``, without a file. Only a sound property list with a dictionary at
  ///   its root is accepted. The OpenStep format is refused, and so are lists that are longer
  ///   than ``maximumBytes``, define a document type, contain themselves, or expand to more than
  ///   ``maximumValues`` values, 512 levels or 16 MiB.
  public init(data: Data) throws(InfoPlistError) {
    do throws(Fault) {
      self.init(dictionary: try PropertyList.dictionary(in: data))
    } catch {
      throw InfoPlistError(file: nil, error)
    }
  }

  /// Uses entries that were already read, such as `Bundle.main.infoDictionary`. Never fails: an
  /// invalid entry gives a notice, and the other entries are used.
  public init(dictionary: [String: Any]) {
    var reading = InfoReading()
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) { reading.take(key, value) }
    profile = reading.profile
    notices = reading.notices
  }

  /// The size of the largest property list that is read, in bytes: 4 MiB. A real property list has
  /// about a thousandth of this size.
  public static let maximumBytes: Int = 4 << 20

  /// The largest number of values that a property list may expand to. Values are the elements of an
  /// XML list or the objects of a binary list. An object counts once for each reference to it.
  public static let maximumValues: Int = 1 << 18
}
