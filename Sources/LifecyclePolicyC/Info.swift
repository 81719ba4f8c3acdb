// lcp_app_apply_info.

import CLifecyclePolicy
import LifecyclePolicy

/// A value from the host. If the value is a list, its items have been checked.
private struct HostValue {
  let value: InfoValue
  private let items: UnsafeRawPointer?

  init(_ pointer: UnsafeRawPointer?) throws(Failure) {
    typealias At = Layout.InfoValue
    let reader = try Reader(pointer, knowing: At.size, .value)
    let kind: InfoKind = try reader.required(At.kind, .value)
    let integer = reader.int64(At.integer)
    var string = UnsafeRawBufferPointer(start: nil, count: 0)
    var count = 0
    var items: UnsafeRawPointer?
    switch kind {
    case .string:
      string = try bytes(
        reader.pointer(At.string), Int(bitPattern: reader.word(At.stringLength)), .value)
    case .boolean:
      guard integer == 0 || integer == 1 else {
        throw Failure(.value, integer, outside: 0...1)
      }
    case .stringList:
      count = Int(bitPattern: reader.word(At.itemCount))
      items = reader.pointer(At.items)
      guard count >= 0, count <= 65536 else {
        throw Failure(.count, reported(count), outside: 0...65536)
      }
      guard count == 0 || items != nil else {
        throw Failure(status: .nullArgument, field: .value)
      }
    case .integer, .dictionary, .other: break
    }
    self.items = items
    value = InfoValue(kind: kind, integer: integer, string: string, count: count)
    try eachItem(count) { index throws(Failure) in _ = try item(index) }
  }

  func item(_ index: Int) throws(Failure) -> UnsafeRawBufferPointer {
    guard let items else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let text = items + index &* Layout.Text.size
    return try bytes(
      UnsafeRawPointer(bitPattern: text.loadUnaligned(as: UInt.self)),
      Int(bitPattern: text.loadUnaligned(fromByteOffset: Layout.pointer, as: UInt.self)), .value)
  }
}

extension Writer {
  /// Writes the fields that an Info.plist can change.
  fileprivate func put(_ app: AppProfile, applied: UInt32) {
    typealias At = Layout.App
    put(app.backgroundModes.low, At.backgroundModes)
    put(app.exitsOnSuspend, At.exitsOnSuspend, if: applied, has: .exitsOnSuspend)
    if let scenes = app.scenes { put(scenes ? Fact.yes : .no, At.scenes) }
    put(app.multipleScenes, At.multipleScenes, if: applied, has: .multipleScenes)
    put(app.linkedSDK?.packed ?? 0, At.linkedSdk)
    put(app.minimumOS?.packed ?? 0, At.minimumOS)
    put(app.permittedIdentifiers, At.permittedIdentifiers)
    put(app.alwaysUsageText, At.alwaysUsageText, if: applied, has: .alwaysUsage)
    put(app.alwaysUsageText, At.alwaysUsageText, if: applied, has: .alwaysUsageOlder)
    put(app.whenInUseUsageText, At.whenInUseUsageText, if: applied, has: .whenInUseUsage)
    put(app.microphoneUsageText, At.microphoneUsageText, if: applied, has: .microphoneUsage)
    put(app.unknownModes, At.unknownModes)
    put(app.placeholders, At.placeholders)
    if app.kind != .app { put(app.kind, At.kind) }
  }

  /// Writes a fact if its key was applied. Otherwise the field stays as the host left it.
  private func put(_ holds: Bool, _ offset: Int, if applied: UInt32, has key: InfoKey) {
    if applied & key.rawValue != 0 { put(holds ? Fact.yes : .no, offset) }
  }
}

@_cdecl("lcp_app_apply_info")
@implementation
public func lcp_app_apply_info(
  _ app: UnsafeMutablePointer<lcp_app>!, _ progress: UnsafeMutablePointer<lcp_info_progress>!,
  _ key: UnsafePointer<CChar>!, _ key_length: Int, _ value: UnsafePointer<lcp_info_value>!,
  _ notices: UnsafeMutablePointer<lcp_notice>!, _ notice_stride: Int, _ notice_capacity: Int,
  _ notice_count: UnsafeMutablePointer<Int>!, _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    typealias At = Layout.InfoProgress
    var profile = try (read(app) as HostApp).profile
    let writer = try Writer(app, .app)
    var state = InfoProgress()
    if progress != nil {
      let reader = try Reader(progress, knowing: At.size, .infoProgress)
      state.applied = reader.uint32(At.applied)
      state.placeholders = reader.uint32(At.placeholders)
    }
    let key = try bytes(key, key_length, .key)
    let host = try HostValue(value)
    guard notices != nil || notice_capacity == 0 else {
      throw Failure(status: .nullArgument, field: .notices)
    }
    var list = try ItemList(notices, stride: notice_stride, capacity: notice_capacity)
    profile.apply(
      key: key, value: host.value, progress: &state,
      item: { (try? host.item($0)) ?? UnsafeRawBufferPointer(start: nil, count: 0) },
      notice: { kind, index in
        guard let writer = list.next(knowing: Layout.Notice.size) else { return }
        writer.put(kind, Layout.Notice.kind)
        writer.put(UInt32(truncatingIfNeeded: index), Layout.Notice.index)
      })
    writer.put(profile, applied: state.applied)
    if progress != nil {
      let writer = try Writer(progress, .infoProgress)
      writer.put(state.applied, At.applied)
      writer.put(state.placeholders, At.placeholders)
    }
    list.tell(notice_count)
  }
}
