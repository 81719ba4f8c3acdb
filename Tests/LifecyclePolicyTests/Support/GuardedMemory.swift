// Memory that is followed by an unreadable page.

import Foundation

/// Memory that ends where an unreadable page begins.
final class GuardedMemory: @unchecked Sendable {
  private let end: UnsafeMutableRawPointer
  private let lock = NSLock()

  init(capacity: Int) {
    let page = Int(getpagesize())
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let start = mmap(nil, capacity + page, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let start, start != MAP_FAILED else { fatalError("no memory") }
    end = start + capacity
    precondition(capacity % page == 0 && mprotect(end, page, PROT_NONE) == 0)
  }

  /// Runs `body` with memory whose last byte is the last readable byte.
  func withRoom(of size: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
    lock.withLock { body(end - size) }
  }

  /// Runs `body` with a copy of the bytes. The last byte of the copy is the last readable byte.
  func withCopy(of bytes: [UInt8], _ body: (UnsafeRawPointer) -> Void) {
    withRoom(of: bytes.count) { start in
      UnsafeMutableRawBufferPointer(start: start, count: bytes.count).copyBytes(from: bytes)
      body(UnsafeRawPointer(start))
    }
  }
}
