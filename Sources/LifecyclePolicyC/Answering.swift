// The way of every query: decode, ask the core, encode.

import LifecyclePolicy

/// Runs one question. On a failure the host's error is filled, and nothing else is touched.
func answer(
  _ error: UnsafeMutableRawPointer?, _ body: () throws(Failure) -> Void
) -> Int32 {
  do throws(Failure) {
    let writer = try ErrorWriter(error)
    do throws(Failure) {
      try body()
      return Status.ok.rawValue
    } catch {
      writer.put(error)
      return error.status.rawValue
    }
  } catch {
    return error.status.rawValue
  }
}

/// The arrays of a batch.
struct Batch {
  let count: Int
  let queries: UnsafeRawPointer?
  let queryStride: Int
  let answers: UnsafeMutableRawPointer?
  let answerStride: Int
  let statuses: UnsafeMutableRawPointer?

  /// Asks element after element; one that fails does not stop the others.
  ///
  /// `ask` reads the query at its first argument and writes the answer to its second.
  func run(
    _ context: UnsafeRawPointer?, _ error: UnsafeMutableRawPointer?,
    _ ask: (HostContext, UnsafeRawPointer, UnsafeMutableRawPointer) throws(Failure) -> Void
  ) -> Int32 {
    do throws(Failure) {
      let writer = try ErrorWriter(error)
      do throws(Failure) {
        let context = try HostContext(context)
        try check()
        return runElements(context, writer, ask)
      } catch {
        writer.put(error)
        return error.status.rawValue
      }
    } catch {
      return error.status.rawValue
    }
  }

  private func check() throws(Failure) {
    guard count >= 0 else {
      throw Failure(status: .outOfRange, field: .count, value: reported(count))
    }
    try check(stride: queryStride)
    try check(stride: answerStride)
    guard count > 0 else { return }
    guard queries != nil else { throw Failure(status: .nullArgument, field: .query) }
    guard answers != nil else { throw Failure(status: .nullArgument, field: .answer) }
    guard statuses != nil else { throw Failure(status: .nullArgument, field: .statuses) }
  }

  private func check(stride: Int) throws(Failure) {
    guard stride >= 4, stride <= 4096 else {
      throw Failure(status: .stride, field: .stride, value: reported(stride))
    }
  }

  private func runElements(
    _ context: HostContext, _ writer: ErrorWriter,
    _ ask: (HostContext, UnsafeRawPointer, UnsafeMutableRawPointer) throws(Failure) -> Void
  ) -> Int32 {
    guard let queries, let answers, let statuses else { return Status.ok.rawValue }
    var failed = false
    var index = 0
    while index < count {
      let query = queries + index &* queryStride
      var status = Status.ok
      do throws(Failure) {
        let size = query.loadUnaligned(as: UInt32.self)
        guard size > 4096 || Int(size) <= queryStride else {
          throw Failure(status: .stride, field: .query, value: Int64(size))
        }
        try ask(context, query, answers + index &* answerStride)
      } catch {
        status = error.status
        var failure = error
        failure.index = index
        if !failed { writer.put(failure) }
        failed = true
      }
      statuses.storeBytes(
        of: status.rawValue, toByteOffset: index &* 4, as: Int32.self)
      index &+= 1
    }
    return failed ? Status.batchElement.rawValue : Status.ok.rawValue
  }
}

/// The flags that answers share.
func flags(disputed: Bool, osDependent: Bool) -> UInt32 {
  (disputed ? 1 : 0) | (osDependent ? 8 : 0)
}
